//! Which traits an animal can get (chapters Development, The row and pair traits), and how they are added. Used for cards
//! from the hand, revealed cards and Metamorphosis alike; `gone` is a card that is given up first.

use game::{EventSink, Reason, Refusals, Seat, Verdict};

use crate::cards::{AnimalId, CardRef, Trait, TraitSet};
use crate::catalogue::Kind;
use crate::event::{Event, Fact, Origin};
use crate::row;
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{DIRECTED, FAT_SLOTS, Host, barring, scavenger, stasis, symbiosis};

/// The most pair cards of one animal: one to each side (NW-PAIR-3).
pub(crate) const MOST_LINKS: u32 = 2;

impl State {
    /// The traits of an animal once a card is gone. Only single traits are looked at afterwards, so a pair card that goes
    /// changes nothing here.
    #[inline]
    pub(crate) fn traits_after(&self, id: AnimalId, gone: Option<CardRef>) -> TraitSet {
        let mut traits = self.animal(id).traits;
        if let Some(CardRef::Single { shows, .. }) = gone
            && !FAT_SLOTS.contains(shows)
        {
            traits.remove(shows);
        }
        traits
    }

    /// Whether a single trait can come to an animal, whoever owns it.
    #[inline]
    pub(crate) fn accepts(&self, on: AnimalId, face: Trait, gone: Option<CardRef>) -> bool {
        !self.traits_after(on, gone).meets(barring(&self.options, face))
    }

    /// Whether the owner of an animal may add this trait to it (NW-DEV-5).
    #[inline]
    pub(crate) fn is_played_at_home(&self, face: Trait) -> bool {
        face.rules().host != Host::Opponent
    }

    /// What a single trait is refused for.
    pub(crate) fn check_accepts(
        &self,
        seat: Seat,
        on: AnimalId,
        face: Trait,
        gone: Option<CardRef>,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let cause = Some(on.0);
        let is_own = self.animal(on).owner == seat;
        // NW-GOLD-1: the trait says on whose animals it goes, whatever the general rule says.
        let wrong_side = match face.rules().host {
            Host::Own => !is_own,
            Host::Opponent => is_own,
            Host::Anyone => false,
        };
        // NW-DEV-5, NW-HARM-1: harmful traits to others, Stasis to anybody, all others to the player's own.
        if wrong_side {
            out.add(Reason { rule: Rule::NwDev5, cause })?;
        }
        let traits = self.traits_after(on, gone);
        if stasis::bars(&self.options, traits) {
            out.add(Reason { rule: Rule::NwDev9, cause })?;
        }
        if traits.contains(face) && !FAT_SLOTS.contains(face) {
            out.add(Reason { rule: Rule::NwDev6, cause })?;
        }
        if scavenger::excludes(&self.options, traits, face) {
            out.add(Reason { rule: Rule::NwDev10, cause })?;
        }
        Verdict::Continue(())
    }

    /// The neighbours of an animal in its row: left, right.
    pub(crate) fn neighbours(&self, id: AnimalId) -> [Option<AnimalId>; 2] {
        let row = self.row(self.animal(id).owner);
        let Some(place) = row::place(row, id) else { return [None; 2] };
        [place.checked_sub(1).map(|left| row[left]), row.get(place + 1).copied()]
    }

    /// Whether a pair card can lie between an animal and its neighbour without moving anybody (NW-PAIR-2, NW-PAIR-3).
    fn side_is_free(&self, id: AnimalId, neighbour: AnimalId, gone: Option<CardRef>) -> bool {
        let shared = self.animal(id).links.intersection(self.animal(neighbour).links);
        shared.iter().all(|link| gone == Some(CardRef::Pair(link)))
    }

    /// Every pair trait with this face between the animal and a neighbour: the two animals, a guardian first.
    pub(crate) fn each_neighbour_pair(
        &self,
        on: AnimalId,
        face: Trait,
        gone: Option<CardRef>,
        found: &mut impl FnMut(AnimalId, AnimalId),
    ) {
        if stasis::bars(&self.options, self.traits_after(on, gone)) {
            return;
        }
        let [left, right] = self.neighbours(on);
        for (neighbour, lies_left) in [(left, true), (right, false)] {
            let Some(neighbour) = neighbour else { continue };
            if stasis::bars(&self.options, self.animal(neighbour).traits) || !self.side_is_free(on, neighbour, gone) {
                continue;
            }
            if !DIRECTED.contains(face) {
                found(on, neighbour);
                continue;
            }
            let left_only = symbiosis::ward_lies_left(&self.options);
            // The guardian first; if the left one must be the ward, only the right one can guard.
            if !left_only || lies_left {
                found(on, neighbour);
            }
            if !left_only || !lies_left {
                found(neighbour, on);
            }
        }
    }

    /// What a pair trait between neighbours is refused for.
    pub(crate) fn check_neighbour_pair(
        &self,
        seat: Seat,
        on: AnimalId,
        face: Trait,
        (first, second): (AnimalId, AnimalId),
        gone: Option<CardRef>,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let partner = if first == on { second } else { first };
        let both_own = self.owns(seat, first) && self.owns(seat, second) && first != second;
        if !both_own || (first != on && second != on) {
            return out.refuse(Rule::NwPair6);
        }
        if stasis::bars(&self.options, self.traits_after(on, gone)) {
            out.add(Reason { rule: Rule::NwDev9, cause: Some(on.0) })?;
        }
        if stasis::bars(&self.options, self.animal(partner).traits) {
            out.add(Reason { rule: Rule::NwDev9, cause: Some(partner.0) })?;
        }
        let [left, right] = self.neighbours(on);
        out.refuse_if(left != Some(partner) && right != Some(partner), Rule::NwPair2)?;
        out.refuse_if(!self.side_is_free(on, partner, gone), Rule::NwPair6)?;
        let must_lie_left = DIRECTED.contains(face) && symbiosis::ward_lies_left(&self.options);
        let ward_place = row::place(self.row(seat), second);
        let wrong = must_lie_left && ward_place > row::place(self.row(seat), first);
        out.refuse_if(wrong, Rule::NwOptSymbiosisMode)
    }

    /// A single trait comes to an animal.
    pub(crate) fn add_single(
        &mut self,
        seat: Seat,
        kind: Kind,
        shows: Trait,
        on: AnimalId,
        origin: Origin,
        sink: &mut impl EventSink<Event>,
    ) {
        self.attach(on, kind, shows);
        let card = self.catalogue.card(kind);
        sink.emit(Event::Open(Fact::TraitPlayed { seat, card, shows, on, origin }));
    }

    /// A pair trait comes between two animals, which become neighbours (NW-PAIR-6).
    #[allow(clippy::too_many_arguments, reason = "a card, a face, two animals and where it comes from")]
    pub(crate) fn add_pair(
        &mut self,
        seat: Seat,
        kind: Kind,
        shows: Trait,
        first: AnimalId,
        second: AnimalId,
        origin: Origin,
        sink: &mut impl EventSink<Event>,
    ) {
        let left = if DIRECTED.contains(shows) && symbiosis::ward_lies_left(&self.options) {
            second
        } else {
            row::natural_left(self.row(seat), first, second, |one, other| self.linked(one, other))
        };
        let right = if left == first { second } else { first };
        let mut order = self.rows[seat];
        row::join(order.order_mut(), left, right, |one, other| self.linked(one, other));
        self.rows[seat] = order;
        let card = self.catalogue.card(kind);
        if let Some(link) = self.add_link(kind, shows, first, second) {
            sink.emit(Event::Open(Fact::PairPlayed { seat, card, shows, link, first, second, left, origin }));
        }
    }
}
