//! Recombination (CON-T-RECOMBINATION): two linked animals give each other a single trait card, once a round.

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use super::{FAT_SLOTS, Form, OF_CONTINENTS, TraitRules, grazing, hibernation, neoplasm, swimming};
use crate::action::Action;
use crate::animal::{Flags, Link};
use crate::cards::{AnimalId, Kept, LinkId, Trait};
use crate::catalogue::Kind;
use crate::event::{Arrival, Event, Exchanged, Fact};
use crate::moment::{Frame, Recombination};
use crate::rule::Rule;
use crate::sets::MAX_LINKS;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Recombination;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTRecombination1, form: Form::Pair, ..OF_CONTINENTS };

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
        for link_id in self.links_of(id).iter() {
            let link = self.link(link_id);
            if link.first != id || !self.is_ready_to_recombine(link) {
                continue;
            }
            for (first, card) in (0u8..).zip(self.stack(link.first)) {
                for (second, other) in (0u8..).zip(self.stack(link.second)) {
                    if card.shows() != other.shows() {
                        actions.push(Action::Recombine { link: link_id, first, second });
                    }
                }
            }
        }
    }

    pub(crate) fn can_recombine(&self, id: AnimalId) -> bool {
        self.animal(id).has(Trait::Recombination)
            && self.links_of(id).iter().any(|link| {
                let link = self.link(link);
                let differ = || self.stack(link.first).any(|a| self.stack(link.second).any(|b| a.shows() != b.shows()));
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
        let given = |animal, place: u8| self.stack(animal).nth(usize::from(place)).map(|card| card.shows());
        let differ = match (given(link.first, first), given(link.second, second)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        };
        out.refuse_if(!differ, Rule::ConTRecombination2)
    }

    pub(crate) fn apply_recombine(&mut self, id: LinkId, first: u8, second: u8, sink: &mut impl EventSink<Event>) {
        let Link { first: one, second: other, .. } = *self.link(id);
        let exchange = Recombination { link: id, first, second, asked: one, answered: None };
        // CON-T-RECOMBINATION-3: if both are asked about, the left one first.
        let in_row = if one < other { [one, other] } else { [other, one] };
        match in_row.into_iter().find(|&animal| self.has_choice(&exchange, animal)) {
            Some(asked) => self.moment.push(Frame::Recombination(Recombination { asked, ..exchange })),
            None => self.exchange(&exchange, [Kept::Own; 2], sink),
        }
    }

    pub(crate) fn apply_kept(&mut self, which: Kept, sink: &mut impl EventSink<Event>) {
        let Some(&Frame::Recombination(exchange)) = self.moment.top() else { return };
        let link = *self.link(exchange.link);
        let partner = link.partner(exchange.asked);
        if exchange.answered.is_none() && exchange.asked < partner && self.has_choice(&exchange, partner) {
            if let Some(frame) = self.moment.top_mut() {
                *frame = Frame::Recombination(Recombination { asked: partner, answered: Some(which), ..exchange });
            }
            return;
        }
        let answered = exchange.answered.unwrap_or(Kept::Own);
        let kept = if exchange.asked == link.first { [which, answered] } else { [answered, which] };
        self.moment.pop();
        self.exchange(&exchange, kept, sink);
    }

    // CON-T-RECOMBINATION-3: the owner is asked where the two cards differ: one is used, or one lies below a Neoplasm that
    // stays. What arrives is below none.
    fn has_choice(&self, exchange: &Recombination, receiver: AnimalId) -> bool {
        let link = self.link(exchange.link);
        let (gives, gets) =
            if receiver == link.first { (exchange.first, exchange.second) } else { (exchange.second, exchange.first) };
        let giver = link.partner(receiver);
        let Some(shows) = self.stack(giver).nth(usize::from(gets)).map(|card| card.shows()) else { return false };
        let left =
            || (0u8..).zip(self.stack(receiver)).filter(|(place, _)| *place != gives).map(|(_, card)| card.shows());
        let Some(own) = left().position(|other| other == shows) else { return false };
        !FAT_SLOTS.contains(shows)
            && (own < neoplasm::reach(left()) || self.wear(giver, shows) != self.wear(receiver, shows))
    }

    /// The trait that the animal in question has and is given once more.
    pub(crate) fn arriving(&self, exchange: &Recombination) -> Trait {
        let link = self.link(exchange.link);
        let gets = if exchange.asked == link.first { exchange.second } else { exchange.first };
        self.stack(link.partner(exchange.asked)).nth(usize::from(gets)).map_or(CARD, |card| card.shows())
    }

    /// How far the card of this trait is used up.
    fn wear(&self, id: AnimalId, shows: Trait) -> (bool, bool, u8) {
        let animal = self.animal(id);
        let rests = shows == hibernation::CARD && hibernation::is_resting(animal.hibernated, self.round);
        let grazed = grazing::is_one(shows) && self.moment.turn.grazed.contains(id);
        (animal.spent.contains(shows), grazed, if rests { animal.hibernated } else { 0 })
    }

    /// Both cards change places; of two cards of the same trait the first and the second animal keep these.
    fn exchange(&mut self, exchange: &Recombination, kept: [Kept; 2], sink: &mut impl EventSink<Event>) {
        let Recombination { link: id, first: place, second: other_place, .. } = *exchange;
        self.links[usize::from(id.0) % MAX_LINKS].spent = true;
        let Link { first: one, second: other, .. } = *self.link(id);
        let (Some(from_one), Some(from_other)) = (self.hand_over(one, place), self.hand_over(other, other_place))
        else {
            return;
        };
        // CON-T-RECOMBINATION-3: looked at after both cards have left.
        let [kept_by_one, kept_by_other] = kept;
        let at_other = self.arrival(other, from_one.shows, kept_by_other);
        let at_one = self.arrival(one, from_other.shows, kept_by_one);
        sink.emit(Event::Open(Fact::Recombined {
            link: id,
            first: Exchanged { shows: from_one.shows, place, arrival: at_other },
            second: Exchanged { shows: from_other.shows, place: other_place, arrival: at_one },
        }));
        // CON-LOC-8: an animal that gets a Swimming card ashore goes to the Ocean.
        let dives = |card: &Travelling, arrival: Arrival| arrival.is_kept() && swimming::is_one(card.shows);
        let (other_dives, one_dives) = (dives(&from_one, at_other), dives(&from_other, at_one));
        self.take_over(other, from_one, at_other, sink);
        self.take_over(one, from_other, at_one, sink);
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
        let shows = self.stack(id).nth(usize::from(place))?.shows();
        let sleeps = shows == hibernation::CARD;
        let animal = self.animal(id);
        let spent = animal.spent.contains(shows);
        let hibernated = if sleeps { animal.hibernated } else { 0 };
        let grazed = grazing::is_one(shows) && self.moment.turn.grazed.contains(id);
        let (kind, shows) = self.detach(id, place)?;
        // CON-T-RECOMBINATION-4: the marks travel with it.
        Some(Travelling { kind, shows, spent, grazed, hibernated })
    }

    // CON-T-RECOMBINATION-3: one of two cards of the same trait; not one that excludes another, and within the limits of
    // Regeneration, which an exchange of equal cards does not touch.
    fn arrival(&self, id: AnimalId, shows: Trait, kept: Kept) -> Arrival {
        let animal = self.animal(id);
        if animal.traits.contains(shows) && !FAT_SLOTS.contains(shows) {
            return match kept {
                Kept::Arriving => Arrival::Replaced,
                Kept::Own => Arrival::Discarded,
            };
        }
        // CON-OPT-REGENERATION-LIMITS-EXCHANGE: whether those limits are for played cards only.
        let is_over_limit = self.options.regeneration_limits_exchange && self.regeneration_limit(id, shows).is_some();
        let fits = !animal.traits.meets(shows.rules().excludes) && !is_over_limit;
        if fits { Arrival::Kept } else { Arrival::Discarded }
    }

    // CON-T-RECOMBINATION-5: on top and active, a Neoplasm to the bottom.
    fn take_over(&mut self, id: AnimalId, card: Travelling, arrival: Arrival, sink: &mut impl EventSink<Event>) {
        let owner = self.animal(id).owner();
        match arrival {
            Arrival::Kept => {}
            Arrival::Discarded => return self.discard(owner, card.kind),
            Arrival::Replaced => {
                let place = self.stack(id).position(|own| own.shows() == card.shows).unwrap_or_default();
                if let Some((kind, _)) = self.detach(id, place as u8) {
                    self.discard(owner, kind);
                }
                if card.shows == hibernation::CARD {
                    self.wake(id, sink);
                }
            }
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
