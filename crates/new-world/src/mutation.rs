//! Random Mutations (NW-VAR-RM-1 to NW-VAR-RM-8): cards come from a gene pool that nobody sees, not even its owner.

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::AnimalId;
use crate::catalogue::Kind;
use crate::event::{Event, Fact, Origin};
use crate::moment::{Frame, Mutation};
use crate::rule::Rule;
use crate::state::State;

impl State {
    // NW-VAR-RM-2: announced before the card is seen. NW-VAR-RM-4: any animal of the player may be named, also one in
    // Stasis.
    pub(crate) fn legal_announcements(&self, seat: Seat, actions: &mut ActionList<Action>) {
        if self.pools[seat].len() > 0 && !self.is_full() {
            actions.push(Action::AnnounceAnimal);
            actions.extend(self.row(seat).iter().map(|&on| Action::AnnounceTrait { on }));
        }
    }

    /// What an announcement is refused for, in the order of the table.
    pub(crate) fn check_announcement(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        // NW-OPT-VARIANT: only Random Mutations has gene pools.
        out.refuse_if(!self.has_pools(), Rule::NwOptVariant)?;
        // NW-DEV-2: without a card there is only the pass; without room for one more animal too.
        out.refuse_if(self.pools[seat].len() == 0 || self.is_full(), Rule::NwDev2)?;
        let Action::AnnounceTrait { on } = action else { return Verdict::Continue(()) };
        out.refuse_if(self.row(seat).is_empty(), Rule::NwVarRm4)?;
        // NW-VAR-RM-5: traits go on the player's own animals only, harmful ones too.
        out.refuse_if(self.is_here(on) && !self.owns(seat, on), Rule::NwVarRm5)?;
        out.refuse_if(!self.is_here(on), Rule::NwVarRm4)
    }

    // NW-VAR-RM-3: face down at the right end, unseen.
    pub(crate) fn apply_announce_animal(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.pools[seat].take_top() else { return };
        let was_new = self.reshuffle.new.leave_pool(seat, self.pools[seat].len());
        let animal = self.add_animal(seat, kind, usize::from(self.rows[seat].len()), false);
        self.reshuffle.lay(animal, was_new);
        sink.emit(Event::Open(Fact::AnimalAnnounced { seat, animal }));
    }

    // NW-VAR-RM-4: on the animal named, else on the one to its right, else a new animal at the right end.
    pub(crate) fn apply_announce_trait(&mut self, seat: Seat, on: AnimalId, sink: &mut impl EventSink<Event>) {
        sink.emit(Event::Open(Fact::TraitAnnounced { seat, on }));
        let Some(kind) = self.reveal(seat, sink) else { return };
        let card = self.catalogue.card(kind);
        let mut mutation = Mutation { seat, card, on, by_metamorphosis: false };
        if !self.fits_somehow(&mutation) {
            let [_, right] = self.neighbours(on);
            let Some(to) = right.filter(|&right| self.fits_somehow(&Mutation { on: right, ..mutation })) else {
                let animal = self.add_animal(seat, kind, usize::from(self.rows[seat].len()), true);
                sink.emit(Event::Open(Fact::RevealedBecameAnimal { seat, animal, card }));
                return;
            };
            mutation.on = to;
            sink.emit(Event::Open(Fact::RevealedMoved { to }));
        }
        self.moment.push(Frame::Mutation(mutation));
    }

    // NW-VAR-RM-8: on that animal or nowhere; a card that does not fit is discarded.
    pub(crate) fn reveal_for_metamorphosis(&mut self, seat: Seat, on: AnimalId, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.reveal(seat, sink) else { return };
        let card = self.catalogue.card(kind);
        let mutation = Mutation { seat, card, on, by_metamorphosis: true };
        if self.fits_somehow(&mutation) {
            self.moment.push(Frame::Mutation(mutation));
        } else {
            self.discard(kind);
            sink.emit(Event::Open(Fact::RevealedDiscarded { seat, card }));
        }
    }

    fn reveal(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) -> Option<Kind> {
        let kind = self.pools[seat].take_top()?;
        let was_new = self.reshuffle.new.leave_pool(seat, self.pools[seat].len());
        self.show(seat, kind, was_new);
        sink.emit(Event::Open(Fact::Revealed { seat, card: self.catalogue.card(kind) }));
        Some(kind)
    }

    /// Every way to place the revealed card on its animal. NW-VAR-RM-5: harmful traits fit at home. NW-VAR-RM-6: a pair
    /// trait links to a current neighbour. NW-TIME-3: the owner chooses.
    fn each_placement(&self, mutation: &Mutation, mut found: impl FnMut(Action)) {
        for face in mutation.card.faces() {
            if face.is_pair() {
                self.each_neighbour_pair(mutation.on, face, None, &mut |first, second| {
                    found(Action::AddPair { face, first, second });
                });
            } else if self.accepts(mutation.on, face, None) {
                found(Action::AddTrait { face, on: mutation.on });
            }
        }
    }

    fn fits_somehow(&self, mutation: &Mutation) -> bool {
        let mut fits = false;
        self.each_placement(mutation, |_| fits = true);
        fits
    }

    pub(crate) fn legal_placements(&self, mutation: &Mutation, actions: &mut ActionList<Action>) {
        self.each_placement(mutation, |action| actions.push(action));
    }

    pub(crate) fn check_placement(
        &self,
        mutation: &Mutation,
        action: Action,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let mut fits = false;
        self.each_placement(mutation, |legal| fits |= legal == action || swapped(legal) == Some(action));
        if fits {
            return Verdict::Continue(());
        }
        let named: [AnimalId; 2] = match action {
            Action::AddTrait { on, .. } => [on, on],
            Action::AddPair { first, second, .. } => [first, second],
            _ => return out.refuse(Rule::NwVarRm4),
        };
        let foreign = named.iter().any(|&id| self.is_here(id) && !self.owns(mutation.seat, id));
        out.refuse_if(foreign, Rule::NwVarRm5)?;
        match action {
            Action::AddPair { face, .. }
                if mutation.card.shows(face) && face.is_pair() && named.contains(&mutation.on) =>
            {
                out.refuse_if(!foreign, Rule::NwVarRm6)
            }
            _ => out.refuse_if(!foreign, Rule::NwVarRm4),
        }
    }

    pub(crate) fn apply_placement(&mut self, mutation: Mutation, action: Action, sink: &mut impl EventSink<Event>) {
        self.moment.pop();
        let Some(kind) = self.catalogue.kind(mutation.card) else { return };
        match action {
            Action::AddTrait { face, on } => self.add_single(mutation.seat, kind, face, on, Origin::Pool, sink),
            Action::AddPair { face, first, second } => {
                self.add_pair(mutation.seat, kind, face, first, second, Origin::Pool, sink);
            }
            _ => {}
        }
        if !mutation.by_metamorphosis {
            self.pass_turn_on(sink);
        }
    }
}

/// An undirected pair named the other way round, which is the same.
fn swapped(action: Action) -> Option<Action> {
    match action {
        Action::AddPair { face, first, second } if !crate::traits::DIRECTED.contains(face) => {
            Some(Action::AddPair { face, first: second, second: first })
        }
        _ => None,
    }
}
