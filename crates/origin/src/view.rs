//! The table as one viewer sees it: a different type, built field by field.
//!
//! There is no field for somebody else's cards: [`Own`] holds the viewer's hand, his pile and the cards under his animals;
//! of the others there are numbers. Everything an interface shows can be asked here, so that it computes no rule.

use game::{BySeat, Seat, SeatSet, Viewer};

use crate::cards::{AnimalId, Card, LinkId, Location, Trait, TraitSet};
use crate::catalogue::Catalogue;
use crate::event::{Fact, SeenEvent, Token};
use crate::moment::{Moment, Phase};
use crate::options::Options;
use crate::scoring::{ANIMAL, Breakdown, card_points};
use crate::state::{Flags, State};
use crate::traits::{self, hibernation};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Number of seats.
    pub seats: u8,
    /// The options of this game.
    pub options: Options,
    /// The cards the game is played with.
    pub catalogue: Catalogue,
    /// Whose move it is and what is under way.
    pub moment: Moment,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// First player of the round.
    pub first: Seat,
    /// Whether this round is the last.
    pub last_round: bool,
    /// Tokens in the bank of each location.
    pub banks: [u8; Location::COUNT],
    /// Tokens the banks were filled with this round.
    pub filled: [u8; Location::COUNT],
    /// The dice of this round's bank.
    pub rolled: Vec<u8>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in each hand.
    pub hands: BySeat<u8>,
    /// Cards in each discard pile (ORI-TERM-12).
    pub discards: BySeat<u8>,
    /// The animals on the table, oldest first.
    pub animals: Vec<AnimalView>,
    /// How many animals there have been.
    pub animals_so_far: u8,
    /// The pair cards on the table, by their place.
    pub links: Vec<LinkView>,
    /// What only the viewer sees; nothing for a spectator.
    pub own: Option<Own>,
    /// Who has won, when the game is over.
    pub winners: SeatSet,
}

/// What only the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// The hand, sorted by face.
    pub hand: Vec<Card>,
    /// The own discard pile, the oldest card first.
    pub discard: Vec<Card>,
    /// The cards under the own animals, oldest animal first.
    pub under: Vec<(AnimalId, Card)>,
}

/// An animal as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnimalView {
    /// Which one.
    pub id: AnimalId,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub at: Location,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// Its single traits, the lowest first (ORI-TERM-13).
    pub stack: Vec<TraitView>,
    /// Traits whose card is used up for the round, Hibernation apart.
    pub spent: TraitSet,
    /// The round in which its Hibernation was used last, 0 if never.
    pub hibernated: u8,
    /// Asleep.
    pub hibernating: bool,
    /// Dies in this round's extinction.
    pub poisoned: bool,
    /// Its traits do nothing until the end of the round.
    pub paralysed: bool,
    /// Only its traits are left.
    pub remains: bool,
}

/// A single trait card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraitView {
    /// The trait it shows.
    pub shows: Trait,
    /// The whole card.
    pub card: Card,
    /// Whether a yellow token lies on it.
    pub fat: bool,
}

/// A pair card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkView {
    /// Which one.
    pub id: LinkId,
    /// The trait it shows.
    pub shows: Trait,
    /// The whole card.
    pub card: Card,
    /// First animal; the guardian of a Symbiosis.
    pub first: AnimalId,
    /// Second animal; the ward of a Symbiosis.
    pub second: AnimalId,
}

impl AnimalView {
    /// Its single traits that work (ORI-TERM-8).
    pub fn active(&self) -> TraitSet {
        if self.paralysed || self.remains {
            return TraitSet::EMPTY;
        }
        self.stack.iter().fold(TraitSet::EMPTY, |mut set, card| {
            set.insert(card.shows);
            set
        })
    }

    /// Tokens on it.
    pub fn food(&self) -> u8 {
        self.red + self.blue
    }

    /// Tokens it needs (ORI-TERM-5).
    pub fn need(&self) -> u8 {
        1 + traits::extra_need(self.active())
    }

    /// Whether it would not starve now (ORI-TERM-6).
    pub fn is_fed(&self) -> bool {
        self.hibernating || self.food() >= self.need()
    }

    /// Fat stored.
    pub fn fat(&self) -> u8 {
        self.stack.iter().filter(|card| card.fat).count() as u8
    }

    /// Places for fat, filled or not.
    pub fn fat_slots(&self) -> u8 {
        self.stack.iter().filter(|card| traits::FAT_SLOTS.contains(card.shows)).count() as u8
    }

    /// Fed, and no room for fat (ORI-TERM-7).
    pub fn is_full(&self) -> bool {
        self.hibernating || (self.is_fed() && (self.paralysed || self.fat() == self.fat_slots()))
    }

    /// Whether the card of this trait is used up for now (ORI-TERM-9).
    pub fn is_spent(&self, t: Trait, round: u8) -> bool {
        self.spent.contains(t) || (t == hibernation::CARD && hibernation::is_resting(self.hibernated, round))
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        let mut hands = BySeat::default();
        for seat in Seat::all(state.seats) {
            hands[seat] = state.hands[seat].len();
        }
        let mut animals: Vec<AnimalView> = state.everybody().map(|id| animal_view(state, id)).collect();
        animals.sort_by_key(|animal| animal.id);
        let links = state.live_links.iter().map(|id| link_view(state, id)).collect();
        Self {
            viewer,
            seats: state.seats,
            options: state.options,
            catalogue: state.catalogue,
            moment: state.moment,
            round: state.round,
            first: state.first,
            last_round: state.last_round,
            banks: state.banks,
            filled: state.filled,
            rolled: state.rolled[..usize::from(state.rolled_count)].to_vec(),
            deck: state.deck_len,
            hands,
            discards: state.discard_sizes,
            animals,
            animals_so_far: state.animal_count,
            links,
            own: match viewer {
                Viewer::Seat(seat) => Some(own_view(state, seat)),
                Viewer::Spectator => None,
            },
            winners: state.winners,
        }
    }

    /// The animal with this number, if it is on the table.
    pub fn animal(&self, id: AnimalId) -> Option<&AnimalView> {
        self.animals.binary_search_by_key(&id, |animal| animal.id).ok().map(|place| &self.animals[place])
    }

    /// The animals of a seat, oldest first.
    pub fn row(&self, seat: Seat) -> impl Iterator<Item = &AnimalView> {
        self.animals.iter().filter(move |animal| animal.owner == seat)
    }

    /// The pair card at this place.
    pub fn link(&self, id: LinkId) -> Option<&LinkView> {
        self.links.iter().find(|link| link.id == id)
    }

    /// The pair cards of an animal.
    pub fn links_of(&self, id: AnimalId) -> impl Iterator<Item = &LinkView> {
        self.links.iter().filter(move |link| link.first == id || link.second == id)
    }

    /// Points of a seat as the table stands (ORI-SCORE-1).
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        let animals = self.row(seat).filter(|animal| !animal.remains);
        animals.fold(Breakdown::default(), |points, animal| points + self.worth(animal))
    }

    /// What an animal adds to the points of its seat; a pair card counts for its first animal (ORI-SCORE-2).
    pub fn worth(&self, animal: &AnimalView) -> Breakdown {
        let pairs = self.links.iter().filter(|link| link.first == animal.id).count();
        Breakdown {
            animals: ANIMAL,
            cards: (animal.stack.len() + pairs) as u16,
            bonus: animal.stack.iter().map(|card| card_points(card.shows) - 1).sum(),
        }
    }

    fn animal_mut(&mut self, id: AnimalId) -> Option<&mut AnimalView> {
        let place = self.animals.binary_search_by_key(&id, |animal| animal.id).ok()?;
        Some(&mut self.animals[place])
    }

    /// Brings the view up to date with something seen.
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
            red: 0,
            blue: 0,
            stack: Vec::new(),
            spent: TraitSet::EMPTY,
            hibernated: 0,
            hibernating: false,
            poisoned: false,
            paralysed: false,
            remains: false,
        });
    }

    fn put_on_pile(&mut self, seat: Seat, card: Card) {
        self.discards[seat] = self.discards[seat].saturating_add(1);
        if self.viewer.is(seat)
            && let Some(own) = &mut self.own
        {
            own.discard.push(card);
        }
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
            Fact::TraitPlayed { seat, card, shows, on } => {
                self.card_left_hand(seat, card);
                if let Some(animal) = self.animal_mut(on) {
                    animal.stack.push(TraitView { shows, card, fat: false });
                }
            }
            Fact::PairPlayed { seat, card, shows, link, first, second } => {
                self.card_left_hand(seat, card);
                let place = self.links.partition_point(|other| other.id < link);
                self.links.insert(place, LinkView { id: link, shows, card, first, second });
            }
            Fact::FoodRolled { die } => self.rolled.push(die),
            Fact::BankFilled { at, tokens } => {
                self.banks[place(at)] = tokens;
                self.filled[place(at)] = tokens;
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
            _ => self.fold_feeding(fact),
        }
    }

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
                    let at = place(eater.at);
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
                if let Some(at) = self.animal(animal).map(|animal| place(animal.at)) {
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
            _ => {}
        }
    }

    fn fold_death(&mut self, id: AnimalId) {
        let Ok(place) = self.animals.binary_search_by_key(&id, |animal| animal.id) else { return };
        let dead = self.animals.remove(place);
        for card in &dead.stack {
            self.put_on_pile(dead.owner, card.card);
        }
        if self.viewer.is(dead.owner)
            && let Some(own) = &mut self.own
            && let Some(place) = own.under.iter().position(|(animal, _)| *animal == id)
        {
            let (_, card) = own.under.remove(place);
            own.discard.push(card);
        }
        self.discards[dead.owner] = self.discards[dead.owner].saturating_add(1);
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
        }
    }
}

/// The place of a location's bank.
fn place(at: Location) -> usize {
    usize::from(at.0) % Location::COUNT
}

fn animal_view(state: &State, id: AnimalId) -> AnimalView {
    let animal = state.animal(id);
    AnimalView {
        id,
        owner: animal.owner,
        at: animal.at,
        red: animal.red,
        blue: animal.blue,
        stack: state
            .stack(id)
            .map(|card| TraitView { shows: card.shows, card: state.catalogue.card(card.kind), fat: card.fat })
            .collect(),
        spent: animal.spent,
        hibernated: animal.hibernated,
        hibernating: animal.is_hibernating(),
        poisoned: animal.flags.has(Flags::POISONED),
        paralysed: animal.flags.has(Flags::PARALYSED),
        remains: animal.flags.has(Flags::REMAINS),
    }
}

fn link_view(state: &State, id: LinkId) -> LinkView {
    let link = state.link(id);
    LinkView { id, shows: link.shows, card: state.catalogue.card(link.kind), first: link.first, second: link.second }
}

fn own_view(state: &State, seat: Seat) -> Own {
    let hand = &state.hands[seat];
    Own {
        hand: hand
            .kinds()
            .flat_map(|kind| (0..hand.count(kind)).map(move |_| kind))
            .map(|kind| state.catalogue.card(kind))
            .collect(),
        discard: state.discards[..usize::from(state.discards_len)]
            .iter()
            .filter(|(owner, _)| *owner == seat)
            .map(|(_, kind)| state.catalogue.card(*kind))
            .collect(),
        under: state.row(seat).iter().map(|id| (id, state.catalogue.card(state.animal(id).kind))).collect(),
    }
}
