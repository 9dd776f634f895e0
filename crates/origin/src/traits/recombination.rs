//! Recombination (CON-T-RECOMBINATION): two linked animals give each other a single trait card, once a round.

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use super::{FAT_SLOTS, Form, PLAIN, TraitRules, grazing, hibernation, swimming};
use crate::action::Action;
use crate::cards::{AnimalId, LinkId, Trait};
use crate::catalogue::Kind;
use crate::event::{Event, Exchanged, Fact};
use crate::rule::Rule;
use crate::sets::MAX_LINKS;
use crate::state::{Flags, Link, State};

/// The card.
pub(crate) const CARD: Trait = Trait::Recombination;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "recombination", rule: Rule::ConTRecombination1, form: Form::Pair, ..PLAIN };

/// A card between two animals, with the marks that travel with it (CON-T-RECOMBINATION-4).
struct Travelling {
    kind: Kind,
    shows: Trait,
    spent: bool,
    grazed: bool,
    hibernated: u8,
}

impl State {
    /// The exchanges of which this animal is the first.
    pub(crate) fn legal_recombinations(&self, id: AnimalId, actions: &mut ActionList<Action>) {
        if !self.animal(id).has(Trait::Recombination) {
            return;
        }
        for link_id in self.animal(id).links.iter() {
            let link = self.link(link_id);
            if link.first != id || !self.is_ready_to_recombine(link) {
                continue;
            }
            for (first, card) in (0u8..).zip(self.stack(link.first)) {
                for (second, other) in (0u8..).zip(self.stack(link.second)) {
                    if card.shows != other.shows {
                        actions.push(Action::Recombine { link: link_id, first, second });
                    }
                }
            }
        }
    }

    pub(crate) fn can_recombine(&self, id: AnimalId) -> bool {
        self.animal(id).has(Trait::Recombination)
            && self.animal(id).links.iter().any(|link| {
                let link = self.link(link);
                let differ = || self.stack(link.first).any(|a| self.stack(link.second).any(|b| a.shows != b.shows));
                self.is_ready_to_recombine(link) && differ()
            })
    }

    fn is_ready_to_recombine(&self, link: &Link) -> bool {
        link.shows == Trait::Recombination && !link.spent && self.link_is_active(link)
    }

    pub(crate) fn check_recombine(
        &self,
        seat: Seat,
        id: LinkId,
        first: u8,
        second: u8,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        // CON-T-RECOMBINATION-1: a card of the player that works and was not used in this round.
        let link = *self.link(LinkId(id.0 % MAX_LINKS as u8));
        let is_ready = self.is_link(id) && self.owns(seat, link.first) && self.is_ready_to_recombine(&link);
        if !is_ready {
            return out.refuse(Rule::ConTRecombination1);
        }
        // CON-T-RECOMBINATION-2: a single trait card of each, and not twice the same trait.
        let given = |animal, place: u8| self.stack(animal).nth(usize::from(place)).map(|card| card.shows);
        let differ = match (given(link.first, first), given(link.second, second)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        };
        out.refuse_if(!differ, Rule::ConTRecombination2)
    }

    pub(crate) fn apply_recombine(&mut self, id: LinkId, place: u8, other_place: u8, sink: &mut impl EventSink<Event>) {
        self.links[usize::from(id.0) % MAX_LINKS].spent = true;
        let Link { first: one, second: other, .. } = *self.link(id);
        let (Some(from_one), Some(from_other)) = (self.hand_over(one, place), self.hand_over(other, other_place))
        else {
            return;
        };
        // CON-T-RECOMBINATION-3: looked at after both cards have left.
        let (kept_by_other, kept_by_one) = (self.may_keep(other, from_one.shows), self.may_keep(one, from_other.shows));
        sink.emit(Event::Open(Fact::Recombined {
            link: id,
            first: Exchanged { shows: from_one.shows, place, kept: kept_by_other },
            second: Exchanged { shows: from_other.shows, place: other_place, kept: kept_by_one },
        }));
        // CON-LOC-8: an animal that gets a Swimming card ashore goes to the Ocean.
        let dives = |card: &Travelling, kept: bool| kept && swimming::is_one(card.shows);
        let (other_dives, one_dives) = (dives(&from_one, kept_by_other), dives(&from_other, kept_by_one));
        self.take_over(other, from_one, kept_by_other);
        self.take_over(one, from_other, kept_by_one);
        // CON-T-RECOMBINATION-6: sleep, need and surplus, then death, then the way to the Ocean.
        for end in [one, other] {
            self.wake_without_card(end, sink);
            self.drop_surplus(end, sink);
        }
        for end in [one, other] {
            self.die_of_neoplasm(end, sink);
        }
        for (end, dives) in [(one, one_dives), (other, other_dives)] {
            if dives && self.animal(end).flags.has(Flags::ON_TABLE) {
                self.enter_ocean(end, sink);
            }
        }
    }

    /// Takes a card off with its marks; a yellow token on it is lost.
    fn hand_over(&mut self, id: AnimalId, place: u8) -> Option<Travelling> {
        let shows = self.stack(id).nth(usize::from(place))?.shows;
        let sleeps = shows == hibernation::CARD;
        let animal = self.animal(id);
        let spent = animal.spent.contains(shows);
        let hibernated = if sleeps { animal.hibernated } else { 0 };
        let grazed = grazing::is_one(shows) && self.moment.turn.grazed.contains(id);
        let (kind, shows) = self.detach(id, place)?;
        Some(Travelling { kind, shows, spent, grazed, hibernated })
    }

    // CON-T-RECOMBINATION-3: not a second card of the same trait, not one that excludes another, and within the limits of
    // Regeneration.
    fn may_keep(&self, id: AnimalId, shows: Trait) -> bool {
        let animal = self.animal(id);
        (!animal.traits.contains(shows) || FAT_SLOTS.contains(shows))
            && !animal.traits.meets(shows.rules().excludes)
            && self.regeneration_limit(id, shows).is_none()
    }

    // CON-T-RECOMBINATION-5: on top and active, a Neoplasm to the bottom.
    fn take_over(&mut self, id: AnimalId, card: Travelling, kept: bool) {
        if !kept {
            return self.discard(self.animal(id).owner, card.kind);
        }
        self.attach(id, card.kind, card.shows);
        let animal = self.animal_mut(id);
        if card.spent {
            animal.spent.insert(card.shows);
        }
        if card.shows == hibernation::CARD {
            animal.hibernated = card.hibernated;
        }
        if card.grazed {
            self.moment.turn.grazed.insert(id);
        }
    }
}
