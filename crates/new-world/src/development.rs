//! Chapter Development: one card per turn, or a final pass.
//!
//! NW-DEV-8: neither the number of animals nor of traits is limited. The row may be put into another order at any time in
//! the player's own turn; `legal` does not list the orders, because a pair trait moves its animals together by itself
//! (NW-PAIR-6).

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::{Action, RowOrder};
use crate::cards::{AnimalId, Card, Trait};
use crate::event::{Event, Fact, Origin};
use crate::options::Variant;
use crate::placement::MOST_LINKS;
use crate::row;
use crate::rule::Rule;
use crate::sets::{AnimalSet, MAX_ANIMALS};
use crate::state::State;
use crate::traits::{DIRECTED, Host, barring, stasis};

/// Cards a player may keep in a Disaster (NW-VAR-DIS-3); in feeding they can serve Metamorphosis (NW-VAR-DIS-4).
pub(crate) const DISASTER_KEEPS: u8 = 2;

impl State {
    // NW-DEV-8: neither rows nor stacks have a limit.
    /// Every card in hand as an animal and as each of its traits wherever a host is legal.
    pub(crate) fn legal_development(&self, seat: Seat, actions: &mut ActionList<Action>) {
        if self.has_pools() {
            self.legal_announcements(seat, actions);
        } else {
            let mut ends = None;
            let is_full = self.is_full();
            for kind in self.hands[seat].kinds() {
                let card = self.catalogue.card(kind);
                if !is_full {
                    actions.push(Action::PlayAnimal { card, before: None });
                }
                for face in card.faces() {
                    if face.is_pair() {
                        ends.get_or_insert_with(|| self.path_ends(seat)).each_pair(|first, second| {
                            actions.push(Action::PlayPair { card, face, first, second });
                            // NW-T-SYMBIOSIS: the player names the guardian.
                            if DIRECTED.contains(face) {
                                actions.push(Action::PlayPair { card, face, first: second, second: first });
                            }
                        });
                    } else {
                        self.legal_hosts(seat, card, face, actions);
                    }
                }
            }
        }
        if self.may_pass_development(seat) {
            actions.push(Action::Pass);
        }
    }

    // NW-DEV-2: passing is free. NW-VAR-DIS-3: in a Disaster not while more than two cards are in hand.
    pub(crate) fn may_pass_development(&self, seat: Seat) -> bool {
        self.options.variant != Variant::Disaster || self.hands[seat].len() <= DISASTER_KEEPS || self.is_full()
    }

    #[inline]
    fn legal_hosts(&self, seat: Seat, card: Card, face: Trait, actions: &mut ActionList<Action>) {
        let host = face.rules().host;
        let barring = barring(&self.options, face);
        if host != Host::Opponent {
            for &on in self.row(seat) {
                if !self.animal(on).traits.meets(barring) {
                    actions.push(Action::PlayTrait { card, face, on });
                }
            }
        }
        if host != Host::Own {
            for on in self.everyone.iter() {
                let animal = self.animal(on);
                if animal.owner != seat && !animal.traits.meets(barring) {
                    actions.push(Action::PlayTrait { card, face, on });
                }
            }
        }
    }

    /// The animals of a seat to which a pair card can be linked, with their paths (NW-PAIR-6).
    fn path_ends(&self, seat: Seat) -> PathEnds {
        let mut ends = PathEnds { ends: [(AnimalId(0), 0); MAX_ANIMALS], len: 0 };
        let row = self.row(seat);
        let mut path = 0;
        for (place, &id) in row.iter().enumerate() {
            if place > 0 && !self.linked(row[place - 1], id) {
                path += 1;
            }
            let animal = self.animal(id);
            if animal.links.len() < MOST_LINKS && !stasis::bars(&self.options, animal.traits) {
                ends.ends[ends.len] = (id, path);
                ends.len += 1;
            }
        }
        ends
    }

    /// What a `play` is refused for, in the order of the table.
    pub(crate) fn check_play(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let (card, face) = match action {
            Action::PlayAnimal { card, .. } => (card, None),
            Action::PlayTrait { card, face, .. } | Action::PlayPair { card, face, .. } => (card, Some(face)),
            _ => return Verdict::Continue(()),
        };
        // NW-VAR-RM-2: with gene pools nothing is played from a hand.
        out.refuse_if(self.has_pools(), Rule::NwVarRm2)?;
        // NW-DEV-1: one card from the player's hand.
        out.refuse_if(self.in_hand(seat, card).is_none(), Rule::NwDev1)?;
        // NW-DEV-4: one of the two traits printed on it.
        out.refuse_if(face.is_some_and(|face| !card.shows(face)), Rule::NwDev4)?;
        match action {
            Action::PlayAnimal { before, .. } => {
                out.refuse_if(self.is_full(), Rule::NwDev3)?;
                self.check_insertion(seat, before, out)
            }
            Action::PlayTrait { face, on, .. } => {
                if !self.is_here(on) {
                    return out.refuse(Rule::NwDev4);
                }
                if face.is_pair() {
                    return out.refuse(Rule::NwPair2);
                }
                self.check_accepts(seat, on, face, None, out)
            }
            Action::PlayPair { face, first, second, .. } => {
                if !face.is_pair() {
                    return out.refuse(Rule::NwPair2);
                }
                self.check_pair(seat, first, second, out)
            }
            _ => Verdict::Continue(()),
        }
    }

    // NW-DEV-3: anywhere in the row, but not between two that are linked.
    fn check_insertion(&self, seat: Seat, before: Option<AnimalId>, out: &mut impl Refusals<Rule>) -> Verdict {
        let Some(before) = before else { return Verdict::Continue(()) };
        let row = self.row(seat);
        let Some(place) = row::place(row, before).filter(|_| self.owns(seat, before)) else {
            return out.refuse(Rule::NwRow1);
        };
        out.refuse_if(place > 0 && self.linked(row[place - 1], before), Rule::NwRow2)
    }

    // NW-PAIR-6: two animals of the player, each with fewer than two links, in different paths (NW-PAIR-3, NW-PAIR-4).
    fn check_pair(&self, seat: Seat, first: AnimalId, second: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        if !self.is_here(first) || !self.is_here(second) {
            return out.refuse(Rule::NwDev4);
        }
        for end in [first, second] {
            if stasis::bars(&self.options, self.animal(end).traits) {
                out.add(Reason { rule: Rule::NwDev9, cause: Some(end.0) })?;
            }
        }
        let both_own = self.owns(seat, first) && self.owns(seat, second);
        if !both_own || first == second {
            return out.refuse(Rule::NwPair6);
        }
        for end in [first, second] {
            if self.animal(end).links.len() >= MOST_LINKS {
                out.add(Reason { rule: Rule::NwPair6, cause: Some(end.0) })?;
            }
        }
        let row = self.row(seat);
        let path_of = |id| row::place(row, id).map(|place| row::path(row, place, |a, b| self.linked(a, b)));
        out.refuse_if(path_of(first) == path_of(second), Rule::NwPair6)
    }

    // NW-ROW-1: exactly the animals of the player. NW-ROW-2: linked ones stay neighbours.
    pub(crate) fn check_rearrange(&self, seat: Seat, order: &RowOrder, out: &mut impl Refusals<Rule>) -> Verdict {
        let (row, order) = (self.row(seat), order.animals());
        let named: AnimalSet = order.iter().copied().filter(|&id| self.owns(seat, id)).collect();
        if order.len() != row.len() || named.len() as usize != row.len() {
            return out.refuse(Rule::NwRow1);
        }
        let splits = row.windows(2).any(|pair| {
            let places = [0, 1].map(|end| row::place(order, pair[end]).unwrap_or(0));
            self.linked(pair[0], pair[1]) && places[0].abs_diff(places[1]) != 1
        });
        out.refuse_if(splits, Rule::NwRow2)
    }

    pub(crate) fn apply_rearrange(&mut self, seat: Seat, order: RowOrder, sink: &mut impl EventSink<Event>) {
        self.rows[seat].order_mut().copy_from_slice(order.animals());
        sink.emit(Event::Open(Fact::Rearranged { seat, order }));
    }

    pub(crate) fn apply_play(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::PlayAnimal { card, before } => {
                let Some(kind) = self.in_hand(seat, card) else { return };
                let may_be_new = self.take_from_hand(seat, kind);
                let row = self.row(seat);
                let place = before.and_then(|before| row::place(row, before)).unwrap_or(row.len());
                let animal = self.add_animal(seat, kind, place, true);
                self.reshuffle.lay(animal, may_be_new);
                sink.emit(Event::AnimalPlayed { seat, animal, card, before });
            }
            Action::PlayTrait { card, face, on } => {
                let Some(kind) = self.in_hand(seat, card) else { return };
                self.show_from_hand(seat, kind);
                self.add_single(seat, kind, face, on, Origin::Hand, sink);
            }
            Action::PlayPair { card, face, first, second } => {
                let Some(kind) = self.in_hand(seat, card) else { return };
                self.show_from_hand(seat, kind);
                self.add_pair(seat, kind, face, first, second, Origin::Hand, sink);
            }
            _ => {}
        }
    }
}

/// Animals that a pair card can be linked to, each with the number of its path.
struct PathEnds {
    ends: [(AnimalId, u8); MAX_ANIMALS],
    len: usize,
}

impl PathEnds {
    fn each_pair(&self, mut found: impl FnMut(AnimalId, AnimalId)) {
        let ends = &self.ends[..self.len];
        for (place, &(first, path)) in ends.iter().enumerate() {
            for &(second, _) in ends[place + 1..].iter().filter(|(_, other)| *other != path) {
                found(first, second);
            }
        }
    }
}
