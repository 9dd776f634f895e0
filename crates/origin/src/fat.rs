//! Chapter Fat tissue: stored fat becomes food as the main action of a turn. Storing is part of receiving.
//!
//! ORI-FAT-2: yellow tokens stay between rounds, so the clean-up does not touch them. ORI-FAT-5: they are used only here;
//! extinction does not look at them.

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::animal::Flags;
use crate::cards::AnimalId;
use crate::event::{Event, Fact};
use crate::rule::Rule;
use crate::state::State;

impl State {
    /// How many tokens the animal may burn now (ORI-FAT-3): what it has, up to what it needs.
    #[inline]
    pub(crate) fn burnable(&self, id: AnimalId) -> u8 {
        let animal = self.animal(id);
        if animal.fat == 0 || animal.is_fed() || animal.flags.has(Flags::PARALYSED | Flags::REMAINS) {
            return 0;
        }
        animal.fat.min(animal.need - animal.food())
    }

    pub(crate) fn legal_fat(&self, id: AnimalId, actions: &mut ActionList<Action>) {
        for count in 1..=self.burnable(id) {
            actions.push(Action::Fat { animal: id, count });
        }
    }

    // ORI-FAT-5: fat becomes food only by this action of its owner's turn.
    pub(crate) fn check_fat(&self, seat: Seat, id: AnimalId, count: u8, out: &mut impl Refusals<Rule>) -> Verdict {
        if !self.owns(seat, id) {
            return out.refuse(Rule::OriFat3);
        }
        self.check_remains(id, out)?;
        if self.animal(id).is_hibernating() {
            out.add(Reason { rule: Rule::OriTHibernation2, cause: Some(id.0) })?;
        }
        self.check_paralysed(id, out)?;
        if count == 0 || count > self.burnable(id) {
            out.add(Reason { rule: Rule::OriFat3, cause: Some(id.0) })?;
        }
        Verdict::Continue(())
    }

    // ORI-FAT-4: not a receive event: it triggers nothing, and Symbiosis does not forbid it.
    pub(crate) fn apply_fat(&mut self, id: AnimalId, count: u8, sink: &mut impl EventSink<Event>) {
        for _ in 0..count {
            self.burn_fat(id);
        }
        self.animal_mut(id).blue += count;
        sink.emit(Event::Open(Fact::FatBurned { animal: id, count }));
    }
}
