//! A person with a sheet of paper, who notes what one viewer sees and draws conclusions by hand.

use game::{Game, Seat, SeatSet, Viewer};
use new_world::{AnimalId, Card, Fact, Hidden, LinkId, Origin, SeenEvent, State};

/// What is on the sheet.
#[derive(Default)]
pub struct Sheet {
    stacks: Vec<(AnimalId, Vec<Card>)>,
    links: Vec<(LinkId, Card)>,
    /// Cards under animals that were seen before they were turned face down.
    under: Vec<(AnimalId, Card)>,
    /// Cards seen on their way to the discard pile.
    pub pile: Vec<Card>,
    pub reshuffles: u32,
    /// Cards that are in the deck or went where drawn cards went.
    around: Vec<Card>,
    /// Who has drawn since, and which animals were laid since.
    drew: SeatSet,
    laid: Vec<AnimalId>,
}

pub fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|other| *other == card);
    place.map(|place| cards.remove(place)).is_some()
}

fn count(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|other| **other == card).count()
}

pub fn hand(world: &State, seat: Seat) -> Vec<Card> {
    world.view(Viewer::Seat(seat)).own.expect("a seat").hand
}

impl Sheet {
    pub fn note(&mut self, seen: &SeenEvent, me: Option<Seat>) {
        match *seen {
            SeenEvent::YouDrew { card } => {
                remove(&mut self.around, card);
            }
            SeenEvent::SeatDrew { seat } => self.drew.insert(seat),
            SeenEvent::YouPlayedAnimal { animal, card, .. } => {
                self.arrive(animal);
                self.under.push((animal, card));
            }
            SeenEvent::SeatPlayedAnimal { animal, .. } => self.arrive(animal),
            SeenEvent::YouDiscarded { card } => self.pile.push(card),
            SeenEvent::DiscardedUnseen { from: Hidden::Animal(_, id) } => {
                if let Some(card) = self.leave(id) {
                    self.pile.push(card);
                }
            }
            SeenEvent::DiscardedUnseen { .. } => {}
            SeenEvent::DiscardedOpenly { card, from } => {
                let known = match from {
                    Hidden::Animal(_, id) => self.leave(id).is_some(),
                    Hidden::Hand(seat) => me == Some(seat),
                    Hidden::Pool(_) => false,
                };
                if !known {
                    remove(&mut self.around, card);
                }
                self.pile.push(card);
            }
            SeenEvent::Open(fact) => self.note_fact(fact, me),
        }
    }

    fn arrive(&mut self, id: AnimalId) {
        self.stacks.push((id, Vec::new()));
        self.laid.push(id);
    }

    fn leave(&mut self, id: AnimalId) -> Option<Card> {
        self.laid.retain(|other| *other != id);
        let place = self.under.iter().position(|(other, _)| *other == id)?;
        Some(self.under.remove(place).1)
    }

    fn stack(&mut self, id: AnimalId) -> &mut Vec<Card> {
        &mut self.stacks.iter_mut().find(|(other, _)| *other == id).expect("on the table").1
    }

    /// Somebody else's card is seen: it may be one of those that were shuffled.
    fn shown(&mut self, seat: Seat, card: Card, origin: Origin, me: Option<Seat>) {
        if origin == Origin::Hand && me != Some(seat) && self.drew.contains(seat) {
            remove(&mut self.around, card);
        }
    }

    fn note_fact(&mut self, fact: Fact, me: Option<Seat>) {
        match fact {
            Fact::PoolGrew { seat } => self.drew.insert(seat),
            Fact::TraitPlayed { seat, card, on, origin, .. } => {
                self.shown(seat, card, origin, me);
                self.stack(on).push(card);
            }
            Fact::PairPlayed { seat, card, link, origin, .. } => {
                self.shown(seat, card, origin, me);
                self.links.push((link, card));
            }
            Fact::AnimalAnnounced { animal, .. } => self.arrive(animal),
            Fact::Revealed { card, .. } => {
                remove(&mut self.around, card);
            }
            Fact::RevealedBecameAnimal { animal, card, .. } => {
                self.arrive(animal);
                self.under.push((animal, card));
            }
            Fact::RevealedDiscarded { card, .. } => self.pile.push(card),
            Fact::CardDiscarded { animal, place, .. } => {
                let card = self.stack(animal).remove(usize::from(place));
                self.pile.push(card);
            }
            Fact::PairDiscarded { link, .. } => {
                let place = self.links.iter().position(|(id, _)| *id == link).expect("on the table");
                self.pile.push(self.links.remove(place).1);
            }
            Fact::Died { animal, .. } => {
                let place = self.stacks.iter().position(|(id, _)| *id == animal).expect("on the table");
                self.pile.extend(self.stacks.remove(place).1);
            }
            Fact::Reshuffled { .. } => {
                self.reshuffles += 1;
                self.around = core::mem::take(&mut self.pile);
                self.drew = SeatSet::EMPTY;
                self.laid.clear();
            }
            _ => {}
        }
    }

    /// A world agrees with the sheet.
    pub fn check(&self, world: &State, viewer: Viewer) {
        let pile: Vec<Card> = world.discard_pile().collect();
        for card in &self.pile {
            assert!(count(&pile, *card) >= count(&self.pile, *card), "{card:?} is in the pile");
        }
        self.under.iter().for_each(|(id, card)| assert_eq!(world.card_under(*id), Some(*card)));
        let mut around: Vec<Card> = world.deck_from_top().chain(pile).collect();
        self.pile.iter().for_each(|card| assert!(remove(&mut around, *card)));
        for seat in self.drew.iter() {
            around.extend(world.pool_from_top(seat));
            if !viewer.is(seat) {
                around.extend(hand(world, seat));
            }
        }
        let unknown = self.laid.iter().filter(|&&id| self.under.iter().all(|(known, _)| *known != id));
        around.extend(unknown.filter_map(|&id| world.card_under(id)));
        for card in &self.around {
            assert!(count(&around, *card) >= count(&self.around, *card), "{card:?} cannot be gone");
        }
    }
}
