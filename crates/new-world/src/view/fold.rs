//! Brings a view up to date with something seen. What does not fit the view is ignored as far as it does not.

use game::{Seat, Viewer};

use super::{AnimalView, LinkView, TraitView, View};
use crate::areas::{AreaCard, Place, Tokens};
use crate::cards::{AnimalId, Card, LinkId, Trait, TraitSet};
use crate::event::{Fact, Hidden, Origin, SeenEvent};
use crate::memory::Reshuffled;
use crate::options::Variant;
use crate::row;
use crate::sets::MAX_ANIMALS;
use crate::traits;

impl View {
    /// Brings the view up to date with something seen.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn fold(&mut self, seen: &SeenEvent) {
        match *seen {
            SeenEvent::YouDrew { card } => {
                if let (Viewer::Seat(seat), Some(own)) = (self.viewer, &mut self.own) {
                    let place = own.hand.partition_point(|other| *other <= card);
                    own.hand.insert(place, card);
                    self.drew(seat);
                    self.saw(card);
                }
            }
            SeenEvent::SeatDrew { seat } => self.drew(seat),
            SeenEvent::YouPlayedAnimal { animal, card, before } => {
                if let Viewer::Seat(seat) = self.viewer {
                    let may_be_new = self.card_left_hand(seat, card);
                    self.add_animal(seat, animal, before, true);
                    self.look_under(seat, animal, card);
                    self.laid(animal, may_be_new);
                }
            }
            SeenEvent::SeatPlayedAnimal { seat, animal, before } => {
                let may_be_new = self.left_hand(seat);
                self.add_animal(seat, animal, before, true);
                self.laid(animal, may_be_new);
            }
            SeenEvent::YouDiscarded { card } => {
                if let Viewer::Seat(seat) = self.viewer {
                    self.card_left_hand(seat, card);
                    self.put_on_pile(card);
                }
            }
            SeenEvent::DiscardedUnseen { from } => match self.left_hidden(from) {
                (Some(card), _) => self.put_on_pile(card),
                (None, may_be_new) => {
                    self.discard = self.discard.saturating_add(1);
                    if let Some(reshuffled) = &mut self.reshuffled {
                        reshuffled.discarded += u8::from(may_be_new);
                    }
                }
            },
            SeenEvent::DiscardedOpenly { card, from } => {
                let may_be_new = match from {
                    Hidden::Hand(seat) => self.card_left_hand(seat, card) && !self.viewer.is(seat),
                    Hidden::Pool(_) => self.left_hidden(from).1,
                    Hidden::Animal(..) => {
                        let (known, may_be_new) = self.left_hidden(from);
                        known.is_none() && may_be_new
                    }
                };
                if may_be_new {
                    self.saw(card);
                }
                self.put_on_pile(card);
            }
            SeenEvent::Open(fact) => self.fold_fact(fact),
        }
    }

    fn animal_mut(&mut self, id: AnimalId) -> Option<&mut AnimalView> {
        let place = self.animals.binary_search_by_key(&id, |animal| animal.id).ok()?;
        Some(&mut self.animals[place])
    }

    fn change(&mut self, id: AnimalId, change: impl FnOnce(&mut AnimalView)) {
        if let Some(animal) = self.animal_mut(id) {
            change(animal);
        }
    }

    fn drew(&mut self, seat: Seat) {
        self.hands[seat] = self.hands[seat].saturating_add(1);
        self.deck = self.deck.saturating_sub(1);
        self.reshuffled.iter_mut().for_each(|reshuffled| reshuffled.new.draw(seat));
    }

    /// One of the cards that were shuffled again may have been seen now.
    fn saw(&mut self, card: Card) {
        self.reshuffled.iter_mut().for_each(|reshuffled| reshuffled.see(card));
    }

    fn laid(&mut self, animal: AnimalId, may_be_new: bool) {
        self.reshuffled.iter_mut().for_each(|reshuffled| reshuffled.lay(animal, may_be_new));
    }

    /// Whether a card that leaves the hand may be one of those shuffled again.
    fn left_hand(&mut self, seat: Seat) -> bool {
        self.hands[seat] = self.hands[seat].saturating_sub(1);
        let left = self.hands[seat];
        self.reshuffled.as_mut().is_some_and(|reshuffled| reshuffled.new.leave_hand(seat, left))
    }

    /// The same for the top card of a gene pool.
    fn left_pool(&mut self, seat: Seat) -> bool {
        self.pools[seat] = self.pools[seat].saturating_sub(1);
        let left = self.pools[seat];
        self.reshuffled.as_mut().is_some_and(|reshuffled| reshuffled.new.leave_pool(seat, left))
    }

    fn card_left_hand(&mut self, seat: Seat, card: Card) -> bool {
        let may_be_new = self.left_hand(seat);
        if self.viewer.is(seat)
            && let Some(own) = &mut self.own
            && let Some(place) = own.hand.iter().position(|other| *other == card)
        {
            own.hand.remove(place);
        }
        may_be_new
    }

    /// A card of a hand is open now.
    fn card_shown(&mut self, seat: Seat, card: Card) {
        if self.card_left_hand(seat, card) && !self.viewer.is(seat) {
            self.saw(card);
        }
    }

    /// A card that was not open has left where it was: which, if the viewer knew it, and whether it may be one of those
    /// shuffled again.
    fn left_hidden(&mut self, from: Hidden) -> (Option<Card>, bool) {
        match from {
            Hidden::Hand(seat) => (None, self.left_hand(seat)),
            Hidden::Pool(seat) => {
                self.pools[seat] = self.pools[seat].saturating_sub(1);
                (None, self.reshuffled.as_mut().is_some_and(|reshuffled| reshuffled.new.trim_pool(seat)))
            }
            Hidden::Animal(_, id) => {
                let own = self.own.iter_mut().map(|own| &mut own.under);
                let known = own.chain([&mut self.seen_under]).find_map(|under| {
                    let place = under.iter().position(|(animal, _)| *animal == id)?;
                    Some(under.remove(place).1)
                });
                let may_be_new = self.reshuffled.as_ref().is_some_and(|reshuffled| reshuffled.laid.contains(&id));
                self.laid(id, false);
                (known, may_be_new)
            }
        }
    }

    fn put_on_pile(&mut self, card: Card) {
        self.discard = self.discard.saturating_add(1);
        let pile = if self.options.open_discards { &mut self.open_pile } else { &mut self.seen_pile };
        pile.push(card);
    }

    fn look_under(&mut self, seat: Seat, animal: AnimalId, card: Card) {
        let under = match &mut self.own {
            Some(own) if self.viewer.is(seat) => &mut own.under,
            _ => &mut self.seen_under,
        };
        let place = under.partition_point(|(other, _)| *other < animal);
        under.insert(place, (animal, card));
    }

    fn add_animal(&mut self, owner: Seat, id: AnimalId, before: Option<AnimalId>, known: bool) {
        self.animals_so_far = self.animals_so_far.saturating_add(1);
        self.next_animal = id.0.wrapping_add(1) % MAX_ANIMALS as u8;
        let place = self.animals.partition_point(|other| other.id < id);
        let animal = AnimalView {
            id,
            owner,
            food: 0,
            special: 0,
            stack: Vec::new(),
            rotated: TraitSet::EMPTY,
            need: 1,
            sheltered: false,
            poisoned: false,
            shelled_in: false,
            attacked: false,
            saved: false,
            known,
        };
        self.animals.insert(place, animal);
        let order = &mut self.rows[owner];
        let place = before.and_then(|before| row::place(order, before)).unwrap_or(order.len());
        order.insert(place, id);
    }

    fn tokens_mut(&mut self, place: Place) -> Option<&mut Tokens> {
        let areas = &self.areas;
        self.area_row.iter_mut().filter(|card| card.nth == place.nth).find_map(|card| {
            let design = areas.design(card.kind);
            let half = design.parts().find(|(_, part)| part.name == place.name).map(|(half, _)| half)?;
            Some(card.tokens_mut(half))
        })
    }

    fn fold_fact(&mut self, fact: Fact) {
        match fact {
            Fact::AreasShuffled { deck, out } => {
                // The row follows next, card by card, as if it came from the deck.
                let row = if self.options.variant == Variant::Disaster { self.seats + 1 } else { self.seats };
                self.area_deck = deck + row;
                self.areas_out = out;
            }
            Fact::Shuffled { cards } => self.deck = cards,
            Fact::CardsLeft { cards } => {
                self.deck = self.deck.saturating_sub(cards);
                self.cards_out = cards;
            }
            Fact::PoolGrew { seat } => {
                self.pools[seat] = self.pools[seat].saturating_add(1);
                self.deck = self.deck.saturating_sub(1);
                self.reshuffled.iter_mut().for_each(|reshuffled| reshuffled.new.draw(seat));
            }
            Fact::FirstPlayer { seat, .. } => self.first = seat,
            Fact::EpochBegan { epoch, first, last } => {
                self.epoch = epoch;
                self.first = first;
                self.last_epoch = last;
            }
            Fact::AreaEntered { kind, nth } => {
                let bare = AreaCard { kind, nth, upper: Tokens::default(), lower: Tokens::default() };
                self.area_row.insert(0, bare);
                self.area_deck = self.area_deck.saturating_sub(1);
            }
            Fact::AreaHolds { place, tokens } => {
                if let Some(held) = self.tokens_mut(place) {
                    *held = tokens;
                }
            }
            Fact::AreaDiscarded { kind } => {
                self.area_row.pop();
                self.area_discard.push(kind);
            }
            Fact::Rearranged { seat, order } => self.rows[seat] = order.animals().to_vec(),
            Fact::AnimalAnnounced { seat, animal } => {
                let was_new = self.left_pool(seat);
                self.add_animal(seat, animal, None, false);
                self.laid(animal, was_new);
            }
            Fact::Revealed { seat, card } => {
                if self.left_pool(seat) {
                    self.saw(card);
                }
            }
            Fact::RevealedBecameAnimal { seat, animal, card } => {
                self.add_animal(seat, animal, None, true);
                self.look_under(seat, animal, card);
            }
            Fact::RevealedDiscarded { card, .. } => self.put_on_pile(card),
            Fact::Reshuffled { cards } => {
                self.deck = cards;
                self.discard = 0;
                let seen = if self.options.open_discards { &mut self.open_pile } else { &mut self.seen_pile };
                self.reshuffled = Some(Reshuffled::begin(core::mem::take(seen)));
            }
            Fact::GameOver { winners } => self.winners = winners,
            Fact::Moment(moment) => self.moment = moment,
            Fact::CleanedUp => self.fold_clean_up(),
            Fact::TraitPlayed { .. } | Fact::PairPlayed { .. } => self.fold_trait(fact),
            Fact::CardDiscarded { animal, place, .. } => self.fold_lost_card(animal, usize::from(place)),
            Fact::PairDiscarded { link, .. } => self.fold_lost_pair(link),
            Fact::Died { animal, .. } => self.fold_death(animal),
            _ => self.fold_feeding(fact),
        }
    }

    fn fold_trait(&mut self, fact: Fact) {
        match fact {
            Fact::TraitPlayed { seat, card, shows, on, origin } => {
                if origin == Origin::Hand {
                    self.card_shown(seat, card);
                }
                let need = self.numbers.need(shows);
                self.change(on, |animal| {
                    animal.stack.push(TraitView { shows, card, fat: false });
                    animal.need += need;
                    if shows == traits::carnivorous::CARD && animal.attacked {
                        animal.rotated.insert(shows);
                    }
                });
            }
            Fact::PairPlayed { seat, card, shows, link, first, second, left, origin } => {
                if origin == Origin::Hand {
                    self.card_shown(seat, card);
                }
                let right = if left == first { second } else { first };
                let links = &self.links;
                let linked = |one: AnimalId, other: AnimalId| {
                    links.iter().any(|link| {
                        (link.first, link.second) == (one, other) || (link.second, link.first) == (one, other)
                    })
                };
                row::join(&mut self.rows[seat], left, right, linked);
                let place = self.links.partition_point(|other| other.id < link);
                self.links.insert(place, LinkView { id: link, shows, card, first, second });
                let need = self.numbers.need(shows);
                for end in [first, second] {
                    self.change(end, |animal| animal.need += need);
                }
            }
            // What is folded elsewhere, or changes no view.
            Fact::AreasShuffled { .. }
            | Fact::Shuffled { .. }
            | Fact::CardsLeft { .. }
            | Fact::PoolGrew { .. }
            | Fact::FirstPlayer { .. }
            | Fact::EpochBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::TurnBegan { .. }
            | Fact::Rearranged { .. }
            | Fact::AnimalAnnounced { .. }
            | Fact::TraitAnnounced { .. }
            | Fact::Revealed { .. }
            | Fact::RevealedMoved { .. }
            | Fact::RevealedBecameAnimal { .. }
            | Fact::RevealedDiscarded { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::AreaEntered { .. }
            | Fact::AreaHolds { .. }
            | Fact::AreaDiscarded { .. }
            | Fact::Sheltered { .. }
            | Fact::Received { .. }
            | Fact::Declined { .. }
            | Fact::Trampled { .. }
            | Fact::Spared { .. }
            | Fact::Robbed { .. }
            | Fact::Metamorphosed { .. }
            | Fact::Attacked { .. }
            | Fact::Ran { .. }
            | Fact::Gored { .. }
            | Fact::Eluded { .. }
            | Fact::Repelled { .. }
            | Fact::Hid { .. }
            | Fact::Redirected { .. }
            | Fact::CardDiscarded { .. }
            | Fact::PairDiscarded { .. }
            | Fact::Poisoned { .. }
            | Fact::Died { .. }
            | Fact::FatSpent { .. }
            | Fact::Hibernated { .. }
            | Fact::CleanedUp
            | Fact::Draws { .. }
            | Fact::Reshuffled { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => {}
        }
    }

    fn fold_lost_card(&mut self, id: AnimalId, place: usize) {
        let numbers = self.numbers;
        let Some(animal) = self.animal_mut(id).filter(|animal| place < animal.stack.len()) else { return };
        let card = animal.stack.remove(place);
        animal.need = animal.need.saturating_sub(numbers.need(card.shows));
        if !animal.stack.iter().any(|other| other.shows == card.shows) {
            animal.rotated.remove(card.shows);
        }
        self.put_on_pile(card.card);
    }

    fn fold_lost_pair(&mut self, id: LinkId) {
        let Some(place) = self.links.iter().position(|other| other.id == id) else { return };
        let link = self.links.remove(place);
        let need = self.numbers.need(link.shows);
        for end in [link.first, link.second] {
            self.change(end, |animal| animal.need = animal.need.saturating_sub(need));
        }
        self.put_on_pile(link.card);
    }

    fn fold_death(&mut self, id: AnimalId) {
        let Ok(place) = self.animals.binary_search_by_key(&id, |animal| animal.id) else { return };
        let dead = self.animals.remove(place);
        self.rows[dead.owner].retain(|other| *other != id);
        for card in &dead.stack {
            self.put_on_pile(card.card);
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fold_feeding(&mut self, fact: Fact) {
        let rotate = |t: Trait| move |animal: &mut AnimalView| animal.rotated.insert(t);
        match fact {
            Fact::Sheltered { animal, from } => {
                self.change(animal, |animal| animal.sheltered = true);
                if let Some(held) = self.tokens_mut(from) {
                    held.shelter = held.shelter.saturating_sub(1);
                }
            }
            Fact::Received { animal, source, food, fat, .. } => {
                let area = source.area();
                self.change(animal, |eater| store(eater, food, fat, area.is_some()));
                if let Some(held) = area.and_then(|area| self.tokens_mut(area)) {
                    held.food = held.food.saturating_sub(food.saturating_add(fat));
                }
            }
            Fact::Trampled { place, .. } => {
                if let Some(held) = self.tokens_mut(place) {
                    held.food = held.food.saturating_sub(1);
                }
            }
            Fact::Robbed { pirate, victim, token } => {
                self.change(pirate, rotate(traits::piracy::CARD));
                self.change(victim, |victim| match token {
                    crate::action::Token::Food => victim.food = victim.food.saturating_sub(1),
                    crate::action::Token::Special => victim.special = victim.special.saturating_sub(1),
                });
            }
            Fact::Metamorphosed { animal } => self.change(animal, rotate(traits::metamorphosis::CARD)),
            Fact::Attacked { predator, intelligence, .. } => self.change(predator, |predator| {
                predator.attacked = true;
                predator.rotated.insert(traits::carnivorous::CARD);
                if intelligence.is_some() {
                    predator.rotated.insert(traits::intelligent::SHOWN);
                }
            }),
            Fact::Hid { animal } => self.change(animal, |animal| {
                animal.shelled_in = true;
                animal.rotated.insert(traits::shelled::CARD);
            }),
            Fact::Poisoned { animal } => self.change(animal, |animal| animal.poisoned = true),
            Fact::FatSpent { animal, count } => self.change(animal, |animal| {
                animal.saved = true;
                let filled = animal.stack.iter_mut().filter(|card| card.fat);
                filled.take(usize::from(count)).for_each(|card| card.fat = false);
            }),
            Fact::Hibernated { animal } => self.change(animal, |animal| animal.saved = true),
            // What is folded elsewhere, or changes no view.
            Fact::AreasShuffled { .. }
            | Fact::Shuffled { .. }
            | Fact::CardsLeft { .. }
            | Fact::PoolGrew { .. }
            | Fact::FirstPlayer { .. }
            | Fact::EpochBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::TurnBegan { .. }
            | Fact::TraitPlayed { .. }
            | Fact::PairPlayed { .. }
            | Fact::Rearranged { .. }
            | Fact::AnimalAnnounced { .. }
            | Fact::TraitAnnounced { .. }
            | Fact::Revealed { .. }
            | Fact::RevealedMoved { .. }
            | Fact::RevealedBecameAnimal { .. }
            | Fact::RevealedDiscarded { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::AreaEntered { .. }
            | Fact::AreaHolds { .. }
            | Fact::AreaDiscarded { .. }
            | Fact::Declined { .. }
            | Fact::Spared { .. }
            | Fact::Ran { .. }
            | Fact::Gored { .. }
            | Fact::Eluded { .. }
            | Fact::Repelled { .. }
            | Fact::Redirected { .. }
            | Fact::CardDiscarded { .. }
            | Fact::PairDiscarded { .. }
            | Fact::Died { .. }
            | Fact::CleanedUp
            | Fact::Draws { .. }
            | Fact::Reshuffled { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => {}
        }
    }

    fn fold_clean_up(&mut self) {
        for animal in &mut self.animals {
            animal.food = 0;
            animal.special = 0;
            animal.rotated = TraitSet::EMPTY;
            animal.sheltered = false;
            animal.shelled_in = false;
            animal.attacked = false;
            animal.saved = false;
        }
    }
}

/// Tokens that arrived: food on the animal, fat on the top-most free slots (NW-HUN-8).
fn store(eater: &mut AnimalView, food: u8, fat: u8, ordinary: bool) {
    let free = eater.stack.iter_mut().rev().filter(|card| traits::FAT_SLOTS.contains(card.shows) && !card.fat);
    free.take(usize::from(fat)).for_each(|card| card.fat = true);
    if ordinary {
        eater.food = eater.food.saturating_add(food);
    } else {
        eater.special = eater.special.saturating_add(food);
    }
}
