//! Brings a view up to date with what was seen.

use game::{Seat, Viewer};

use super::{AnimalView, LinkView, TraitView, View};
use crate::cards::{AnimalId, Card, Location, TraitSet};
use crate::event::{Fact, SeenEvent, Token};
use crate::moment::Phase;
use crate::traits::{self, hibernation};

impl View {
    pub(super) fn animal_mut(&mut self, id: AnimalId) -> Option<&mut AnimalView> {
        let place = self.animals.binary_search_by_key(&id, |animal| animal.id).ok()?;
        Some(&mut self.animals[place])
    }

    /// Brings the view up to date with something seen.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn fold(&mut self, seen: &SeenEvent) {
        match *seen {
            SeenEvent::YouDrew { card } => {
                if let (Viewer::Seat(seat), Some(own)) = (self.viewer, &mut self.own) {
                    let place = own.hand.partition_point(|other| *other <= card);
                    own.hand.insert(place, card);
                    self.drew(seat);
                }
            }
            SeenEvent::SeatDrew { seat } => self.drew(seat),
            SeenEvent::YouPlayedAnimal { animal, card, at } => {
                if let Viewer::Seat(seat) = self.viewer {
                    self.card_left_hand(seat, card);
                    if let Some(own) = &mut self.own {
                        own.under.push((animal, card));
                    }
                    self.add_animal(seat, animal, at);
                }
            }
            SeenEvent::SeatPlayedAnimal { seat, animal, at } => {
                self.hands[seat] = self.hands[seat].saturating_sub(1);
                self.add_animal(seat, animal, at);
            }
            SeenEvent::YouRestoredAnimal { animal, card } => {
                if let Viewer::Seat(seat) = self.viewer {
                    self.card_left_hand(seat, card);
                    self.fold_restored(animal);
                    if let Some(own) = &mut self.own {
                        let place = own.under.partition_point(|(other, _)| *other < animal);
                        own.under.insert(place, (animal, card));
                    }
                }
            }
            SeenEvent::SeatRestoredAnimal { seat, animal } => {
                self.hands[seat] = self.hands[seat].saturating_sub(1);
                self.fold_restored(animal);
            }
            SeenEvent::Open(fact) => self.fold_fact(fact),
        }
    }

    fn drew(&mut self, seat: Seat) {
        self.hands[seat] = self.hands[seat].saturating_add(1);
        self.deck = self.deck.saturating_sub(1);
    }

    fn card_left_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].saturating_sub(1);
        if self.viewer.is(seat)
            && let Some(own) = &mut self.own
            && let Some(place) = own.hand.iter().position(|other| *other == card)
        {
            own.hand.remove(place);
        }
    }

    fn add_animal(&mut self, owner: Seat, id: AnimalId, at: Location) {
        self.animals_so_far = id.0.saturating_add(1);
        self.animals.push(AnimalView {
            id,
            owner,
            at,
            heading: None,
            red: 0,
            blue: 0,
            stack: Vec::new(),
            spent: TraitSet::EMPTY,
            hibernated: 0,
            hibernating: false,
            poisoned: false,
            paralysed: false,
            remains: false,
            restored: false,
        });
    }

    pub(super) fn put_on_pile(&mut self, seat: Seat, card: Card) {
        self.discards[seat] = self.discards[seat].saturating_add(1);
        if self.viewer.is(seat)
            && let Some(own) = &mut self.own
        {
            own.discard.push(card);
        }
        self.seen_discards[seat].push(card);
    }

    fn fold_fact(&mut self, fact: Fact) {
        match fact {
            Fact::Shuffled { cards } => self.deck = cards,
            Fact::FirstPlayer { seat } => self.first = seat,
            Fact::RoundBegan { round, first, last } => {
                self.round = round;
                self.first = first;
                self.last_round = last;
            }
            Fact::PhaseBegan { phase: Phase::FoodBank } => self.rolled.clear(),
            // ORI-BANK-3
            Fact::PhaseBegan { phase: Phase::Extinction } => self.banks = Default::default(),
            Fact::TraitPlayed { seat, card, shows, on } => {
                self.card_left_hand(seat, card);
                if let Some(animal) = self.animal_mut(on) {
                    animal.attach(TraitView { shows, card, fat: false });
                }
            }
            Fact::PairPlayed { seat, card, shows, link, first, second } => {
                self.card_left_hand(seat, card);
                let place = self.links.partition_point(|other| other.id < link);
                self.links.insert(place, LinkView { id: link, shows, card, first, second, spent: false });
            }
            Fact::FoodRolled { die, .. } => self.rolled.push(die),
            Fact::BankFilled { at, tokens } => {
                self.banks[at.index()] = tokens;
                self.filled[at.index()] = tokens;
            }
            Fact::CleanedUp => self.fold_clean_up(),
            Fact::GameOver { winners } => self.winners = winners,
            Fact::Moment(moment) => self.moment = moment,
            Fact::CardDiscarded { animal, place, .. } => {
                if let Some(host) = self.animal_mut(animal)
                    && usize::from(place) < host.stack.len()
                {
                    let card = host.stack.remove(usize::from(place));
                    let owner = host.owner;
                    let gone = !host.stack.iter().any(|other| other.shows == card.shows);
                    if gone {
                        host.spent.remove(card.shows);
                    }
                    if gone && card.shows == hibernation::CARD {
                        host.hibernated = 0;
                    }
                    self.put_on_pile(owner, card.card);
                }
            }
            Fact::PairDiscarded { link, .. } => {
                if let Some(place) = self.links.iter().position(|other| other.id == link) {
                    let link = self.links.remove(place);
                    if let Some(owner) = self.animal(link.first).map(|animal| animal.owner) {
                        self.put_on_pile(owner, link.card);
                    }
                }
            }
            Fact::Died { animal, .. } => self.fold_death(animal),
            Fact::RolledForFirst { .. }
            | Fact::PhaseBegan { .. }
            | Fact::TurnBegan { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::TailLost { .. }
            | Fact::Dealt { .. }
            | Fact::RolledForTie { .. } => {}
            Fact::BankGrew { .. }
            | Fact::NeoplasmGrew { .. }
            | Fact::MigrationAnnounced { .. }
            | Fact::Followed { .. }
            | Fact::SwimmingTaken { .. }
            | Fact::Moved { .. }
            | Fact::Recombined { .. }
            | Fact::BecameRemains { .. } => self.fold_continents(fact),
            _ => self.fold_feeding(fact),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fold_feeding(&mut self, fact: Fact) {
        match fact {
            Fact::Received { animal, source, food, fat, .. } => {
                let Some(eater) = self.animal_mut(animal) else { return };
                for card in eater
                    .stack
                    .iter_mut()
                    .rev()
                    .filter(|card| traits::FAT_SLOTS.contains(card.shows) && !card.fat)
                    .take(usize::from(fat))
                {
                    card.fat = true;
                }
                if source.is_bank() {
                    eater.red = eater.red.saturating_add(food);
                    let at = eater.at.index();
                    self.banks[at] = self.banks[at].saturating_sub(food.saturating_add(fat));
                } else {
                    eater.blue = eater.blue.saturating_add(food);
                }
            }
            Fact::Robbed { pirate, target, token } => {
                if let Some(pirate) = self.animal_mut(pirate) {
                    pirate.spent.insert(traits::piracy::CARD);
                }
                if let Some(target) = self.animal_mut(target) {
                    match token {
                        Token::Red => target.red = target.red.saturating_sub(1),
                        Token::Blue => target.blue = target.blue.saturating_sub(1),
                    }
                }
            }
            Fact::FatBurned { animal, count } => {
                if let Some(animal) = self.animal_mut(animal) {
                    for card in animal.stack.iter_mut().filter(|card| card.fat).take(usize::from(count)) {
                        card.fat = false;
                    }
                    animal.blue = animal.blue.saturating_add(count);
                }
            }
            Fact::SurplusLost { animal, red, blue } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.red = animal.red.saturating_sub(red);
                    animal.blue = animal.blue.saturating_sub(blue);
                }
            }
            Fact::Grazed { animal } => {
                if let Some(at) = self.animal(animal).map(|animal| animal.at.index()) {
                    self.banks[at] = self.banks[at].saturating_sub(1);
                }
            }
            Fact::FellAsleep { animal } => {
                let round = self.round;
                if let Some(animal) = self.animal_mut(animal) {
                    animal.hibernating = true;
                    animal.hibernated = round;
                }
            }
            Fact::WokeUp { animal } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.hibernating = false;
                }
            }
            Fact::Attacked { attacker, .. } => {
                if let Some(attacker) = self.animal_mut(attacker) {
                    attacker.spent.insert(traits::carnivorous::CARD);
                }
            }
            Fact::Redirected { from, .. } => {
                let per_round = self.options.mimicry_limit == crate::options::MimicryLimit::PerRound;
                if let Some(from) = self.animal_mut(from)
                    && per_round
                {
                    from.spent.insert(traits::mimicry::CARD);
                }
            }
            Fact::Poisoned { animal } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.poisoned = true;
                }
            }
            Fact::Paralysed { animal } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.paralysed = true;
                }
            }
            // What is folded elsewhere, or changes no view.
            Fact::Shuffled { .. }
            | Fact::RolledForFirst { .. }
            | Fact::FirstPlayer { .. }
            | Fact::RoundBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::TurnBegan { .. }
            | Fact::TraitPlayed { .. }
            | Fact::PairPlayed { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::FoodRolled { .. }
            | Fact::BankFilled { .. }
            | Fact::BankGrew { .. }
            | Fact::NeoplasmGrew { .. }
            | Fact::MigrationAnnounced { .. }
            | Fact::Followed { .. }
            | Fact::SwimmingTaken { .. }
            | Fact::Moved { .. }
            | Fact::Recombined { .. }
            | Fact::BecameRemains { .. }
            | Fact::Ran { .. }
            | Fact::TailLost { .. }
            | Fact::CardDiscarded { .. }
            | Fact::PairDiscarded { .. }
            | Fact::Died { .. }
            | Fact::Dealt { .. }
            | Fact::CleanedUp
            | Fact::RolledForTie { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => {}
        }
    }

    fn fold_death(&mut self, id: AnimalId) {
        let Ok(place) = self.animals.binary_search_by_key(&id, |animal| animal.id) else { return };
        let dead = self.animals.remove(place);
        for card in &dead.stack {
            self.put_on_pile(dead.owner, card.card);
        }
        self.card_under_left(dead.owner, id);
    }

    /// The card under an animal goes to the pile of its owner, who alone knows it.
    pub(super) fn card_under_left(&mut self, owner: Seat, id: AnimalId) {
        if self.viewer.is(owner)
            && let Some(own) = &mut self.own
            && let Some(place) = own.under.iter().position(|(animal, _)| *animal == id)
        {
            let (_, card) = own.under.remove(place);
            own.discard.push(card);
        }
        self.discards[owner] = self.discards[owner].saturating_add(1);
    }

    fn fold_clean_up(&mut self) {
        self.banks = Default::default();
        self.filled = Default::default();
        self.rolled.clear();
        for animal in &mut self.animals {
            animal.red = 0;
            animal.blue = 0;
            animal.spent = TraitSet::EMPTY;
            animal.hibernating = false;
            animal.paralysed = false;
            animal.restored = false;
        }
        for link in &mut self.links {
            link.spent = false;
        }
    }
}
