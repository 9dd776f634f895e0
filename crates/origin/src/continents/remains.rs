//! Regeneration over a round: an eaten animal leaves remains, and in the extinction phase they are restored.

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::animal::Flags;
use crate::cards::{AnimalId, Card};
use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::rule::Rule;
use crate::state::State;

impl State {
    // CON-T-REGENERATION-3: the animal card goes to the pile, the traits stay. CON-T-REGENERATION-4: food is lost, fat
    // stays; nothing about it is active. CON-T-REGENERATION-7: its pair cards stay too.
    pub(crate) fn leave_remains(&mut self, id: AnimalId, by: AnimalId, sink: &mut impl EventSink<Event>) {
        sink.emit(Event::Open(Fact::BecameRemains { animal: id, by }));
        let (owner, kind) = (self.animal(id).owner(), self.animal(id).kind);
        self.discard_face_down(owner, kind);
        let animal = self.animal_mut(id);
        animal.red = 0;
        animal.blue = 0;
        animal.flags.set(Flags::REMAINS, true);
        animal.flags.set(Flags::HIBERNATING | Flags::POISONED, false);
        self.recount_need(id);
    }

    pub(crate) fn remains_of(&self, seat: Seat) -> impl Iterator<Item = AnimalId> {
        self.row(seat).iter().filter(|&id| self.animal(id).flags.has(Flags::REMAINS))
    }

    // CON-T-REGENERATION-5: after the deaths, clockwise from the first player; a player without hand cards takes the
    // top card of the deck. CON-T-REGENERATION-6: with neither, the remains wait.
    /// Asks this seat, or the next one that has something to restore; returns whether there is one.
    pub(crate) fn restore_from(&mut self, start: Seat, sink: &mut impl EventSink<Event>) -> bool {
        let mut left = self.first.clockwise(self.seats).skip_while(|&seat| seat != start);
        let next = left
            .find(|&seat| self.remains_of(seat).next().is_some() && (self.hands[seat].len() > 0 || self.deck_len > 0));
        let Some(seat) = next else { return false };
        if self.hands[seat].len() == 0 {
            self.draw(seat, sink);
        }
        self.moment.active = seat;
        self.moment.step = Step::Restore;
        true
    }

    pub(crate) fn legal_restoring(&self, seat: Seat, actions: &mut ActionList<Action>) {
        for animal in self.remains_of(seat) {
            for kind in self.hands[seat].kinds() {
                actions.push(Action::Restore { animal, card: self.catalogue.card(kind) });
            }
        }
    }

    pub(crate) fn check_restoring(
        &self,
        seat: Seat,
        animal: AnimalId,
        card: Card,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        if !self.owns(seat, animal) || !self.animal(animal).flags.has(Flags::REMAINS) {
            out.add(Reason { rule: Rule::ConTRegeneration5, cause: Some(animal.0) })?;
        }
        out.refuse_if(self.in_hand(seat, card).is_none(), Rule::ConTRegeneration5)
    }

    pub(crate) fn apply_restoring(&mut self, seat: Seat, id: AnimalId, card: Card, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.in_hand(seat, card) else { return };
        self.hands[seat].remove(kind);
        let animal = self.animal_mut(id);
        animal.kind = kind;
        animal.flags.set(Flags::REMAINS, false);
        animal.flags.set(Flags::RESTORED, true);
        self.recount_need(id);
        sink.emit(Event::AnimalRestored { seat, animal: id, card });
        if !self.restore_from(seat, sink) {
            self.moment.step = Step::Deal;
        }
    }
}
