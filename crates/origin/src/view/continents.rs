//! What a view makes of the facts of Continents.

use super::{AnimalView, TraitView, View};
use crate::cards::{AnimalId, LinkId, Location, Trait};
use crate::event::{Arrival, Exchanged, Fact};
use crate::rule::Rule;
use crate::traits::{grazing, hibernation, migration, neoplasm, phoresy, swimming};

/// Two cards of the same trait that a Recombination brings together on an animal (CON-T-RECOMBINATION-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Twins {
    /// The animal that keeps one of them.
    pub animal: AnimalId,
    /// The animal that gives it the other.
    pub from: AnimalId,
    /// The trait both show.
    pub shows: Trait,
    /// What the arriving one will be.
    pub arriving: Wear,
    /// What the own one is.
    pub own: Wear,
}

/// Whether a trait card can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wear {
    /// It can.
    Ready,
    /// It was used.
    Used,
    /// It lies below a Neoplasm.
    Covered,
}

/// A card between two animals, with its marks.
struct Lifted {
    card: TraitView,
    spent: bool,
    hibernated: u8,
}

impl AnimalView {
    /// A new card goes on top, a Neoplasm to the bottom (CON-T-NEOPLASM-1).
    pub(super) fn attach(&mut self, card: TraitView) {
        let place = if neoplasm::is_one(card.shows) { 0 } else { self.stack.len() };
        self.stack.insert(place, card);
    }

    fn lift(&mut self, place: u8) -> Option<Lifted> {
        let place = usize::from(place);
        if place >= self.stack.len() {
            return None;
        }
        let card = TraitView { fat: false, ..self.stack.remove(place) };
        let spent = self.spent.contains(card.shows);
        if !self.stack.iter().any(|other| other.shows == card.shows) {
            self.spent.remove(card.shows);
        }
        let sleeps = card.shows == hibernation::CARD;
        let hibernated = if sleeps { core::mem::take(&mut self.hibernated) } else { 0 };
        Some(Lifted { card, spent, hibernated })
    }

    fn lay(&mut self, lifted: &Lifted) {
        self.attach(lifted.card);
        if lifted.spent {
            self.spent.insert(lifted.card.shows);
        }
        if lifted.card.shows == hibernation::CARD {
            self.hibernated = lifted.hibernated;
        }
    }
}

impl AnimalView {
    // CON-FEED-1: food from elsewhere is out of reach.
    /// The rule that keeps the food of this bank from the animal, if one does.
    pub fn cannot_reach(&self, bank: Location) -> Option<Rule> {
        (self.at != bank).then_some(Rule::ConFeed1)
    }

    // CON-LOC-4: an animal that lives in the Ocean swims without a card.
    /// The trait it has by living where it lives.
    pub fn innate(&self) -> Option<Trait> {
        (self.at == Location::OCEAN && !self.remains).then_some(swimming::CARD)
    }
}

impl View {
    // CON-MIG-6: in order announcing player, then clockwise; row by row.
    /// The animals whose owners are asked in the migration under way whether they follow, in order, as far as everybody
    /// can see. Those that follow already have a heading.
    pub fn followers(&self) -> Vec<AnimalId> {
        let Some(under_way) = self.moment.migration() else { return Vec::new() };
        let migrants = self.animals.iter().filter(|animal| under_way.migrants.contains(animal.id));
        let could_follow = |animal: &AnimalView| {
            migrants.clone().any(|migrant| {
                migrant.at == animal.at
                    && (migrant.heading != Some(Location::OCEAN) || animal.swims())
                    && (animal.at != Location::OCEAN || animal.heading.is_some() || self.discards[animal.owner] > 0)
            })
        };
        let in_order = under_way.seat.clockwise(self.seats).flat_map(|seat| self.row(seat));
        let fits = in_order.filter(|animal| {
            !under_way.migrants.contains(animal.id) && animal.active().contains(phoresy::CARD) && could_follow(animal)
        });
        fits.map(|animal| animal.id).collect()
    }

    // CON-T-RECOMBINATION-3: what the owner is asked after an exchange.
    /// The two cards of the same trait of which one stays, while its owner is asked.
    pub fn twins(&self) -> Option<Twins> {
        let exchange = self.moment.recombination()?;
        let link = self.link(exchange.link)?;
        let from_first = exchange.asked == link.second;
        let (from, gets, gives) = if from_first {
            (link.first, exchange.first, exchange.second)
        } else {
            (link.second, exchange.second, exchange.first)
        };
        let (giver, animal) = (self.animal(from)?, self.animal(exchange.asked)?);
        let shows = giver.stack.get(usize::from(gets))?.shows;
        let left = || (0u8..).zip(&animal.stack).filter(|(place, _)| *place != gives).map(|(_, card)| card.shows);
        let covered = left().position(|other| other == shows)? < neoplasm::reach(left());
        let wear = |animal: &AnimalView| {
            let grazed = grazing::is_one(shows) && self.moment.turn.grazed.contains(animal.id);
            if grazed || animal.is_spent(shows, self.round) { Wear::Used } else { Wear::Ready }
        };
        let own = if covered { Wear::Covered } else { wear(animal) };
        Some(Twins { animal: animal.id, from, shows, arriving: wear(giver), own })
    }

    pub(super) fn fold_continents(&mut self, fact: Fact) {
        match fact {
            Fact::BankGrew { at, tokens, .. } => {
                for banks in [&mut self.banks, &mut self.filled] {
                    banks[at.index()] = banks[at.index()].saturating_add(tokens);
                }
            }
            Fact::NeoplasmGrew { animal, place, .. } => {
                let place = usize::from(place);
                if let Some(animal) = self.animal_mut(animal)
                    && place + 1 < animal.stack.len()
                {
                    animal.stack.swap(place, place + 1);
                    animal.stack[place].fat = false;
                }
            }
            Fact::MigrationAnnounced { animal, to } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.spent.insert(migration::CARD);
                    animal.heading = Some(to);
                }
            }
            Fact::Followed { animal, to, .. } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.heading = Some(to);
                }
            }
            Fact::SwimmingTaken { animal, card, shows } => {
                let Some(animal) = self.animal_mut(animal) else { return };
                animal.attach(TraitView { shows, card, fat: false });
                let owner = animal.owner;
                self.discards[owner] = self.discards[owner].saturating_sub(1);
                if self.viewer.is(owner)
                    && let Some(own) = &mut self.own
                    && let Some(place) = own.discard.iter().rposition(|card| swimming::is_on(*card))
                {
                    own.discard.remove(place);
                }
                if let Some(place) = self.seen_discards[owner].iter().rposition(|seen| *seen == card) {
                    self.seen_discards[owner].remove(place);
                }
            }
            Fact::Moved { animal, to, .. } => {
                if let Some(animal) = self.animal_mut(animal) {
                    animal.at = to;
                    animal.heading = None;
                }
            }
            Fact::Recombined { link, first, second } => self.fold_exchange(link, first, second),
            Fact::BecameRemains { animal: id, .. } => {
                let Some(animal) = self.animal_mut(id) else { return };
                animal.red = 0;
                animal.blue = 0;
                animal.hibernating = false;
                animal.poisoned = false;
                animal.remains = true;
                let owner = animal.owner;
                self.card_under_left(owner, id);
            }
            _ => {}
        }
    }

    fn fold_exchange(&mut self, link: LinkId, first: Exchanged, second: Exchanged) {
        let Some(link) = self.links.iter_mut().find(|other| other.id == link) else { return };
        link.spent = true;
        let (one, other) = (link.first, link.second);
        let from_one = self.animal_mut(one).and_then(|animal| animal.lift(first.place));
        let from_other = self.animal_mut(other).and_then(|animal| animal.lift(second.place));
        self.fold_arrival(other, from_one, first.arrival);
        self.fold_arrival(one, from_other, second.arrival);
    }

    fn fold_arrival(&mut self, id: AnimalId, lifted: Option<Lifted>, arrival: Arrival) {
        let (Some(lifted), Some(animal)) = (lifted, self.animal_mut(id)) else { return };
        let owner = animal.owner;
        let discarded = match arrival {
            Arrival::Kept => None,
            Arrival::Discarded => Some(lifted.card),
            Arrival::Replaced => {
                let own = animal.stack.iter().position(|card| card.shows == lifted.card.shows);
                own.and_then(|place| animal.lift(place as u8)).map(|own| own.card)
            }
        };
        if arrival.is_kept() {
            animal.lay(&lifted);
        }
        if let Some(card) = discarded {
            self.put_on_pile(owner, card.card);
        }
    }

    pub(super) fn fold_restored(&mut self, id: AnimalId) {
        if let Some(animal) = self.animal_mut(id) {
            animal.remains = false;
            animal.restored = true;
        }
    }
}
