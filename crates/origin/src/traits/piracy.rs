//! Piracy (ORI-T-PIRACY): a hungry pirate takes a token from another hungry animal, once a round.

use game::{EventSink, Reason, Refusals, Seat, Verdict};

use super::{PLAIN, TraitRules};
use crate::animal::Flags;
use crate::cards::{AnimalId, Trait};
use crate::event::{Event, Fact, Source, Token};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Piracy;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTPiracy1, used_up: true, ..PLAIN };

impl State {
    // ORI-T-PIRACY-1: the card is ready, the pirate hungry and able to receive. A fed pirate with room for fat is out.
    #[inline]
    pub(crate) fn is_ready_pirate(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.has(Trait::Piracy) && !animal.spent.contains(Trait::Piracy) && !animal.is_fed() && self.can_receive(id)
    }

    // ORI-T-PIRACY-1: any other hungry animal with food, whatever its defences.
    #[inline]
    pub(crate) fn can_be_robbed(&self, pirate: AnimalId, target: AnimalId) -> bool {
        let robbed = self.animal(target);
        pirate != target
            && robbed.is_living()
            && robbed.at() == self.animal(pirate).at()
            && robbed.food() > 0
            && !robbed.is_fed()
    }

    pub(crate) fn check_piracy(
        &self,
        seat: Seat,
        pirate: AnimalId,
        target: AnimalId,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let unfit = |animal: AnimalId| Reason { rule: Rule::OriTPiracy1, cause: Some(animal.0) };
        let animal = self.animal(pirate);
        let has_card = animal.traits.contains(Trait::Piracy) && !animal.spent.contains(Trait::Piracy);
        if !self.owns(seat, pirate) {
            return out.add(unfit(pirate));
        }
        self.check_remains(pirate, out)?;
        if !has_card {
            return out.add(unfit(pirate));
        }
        self.check_disabled(pirate, Trait::Piracy, out)?;
        self.check_paralysed(pirate, out)?;
        // CON-LOC-7: nobody is robbed in another location.
        let is_elsewhere = self.animal(target).flags.has(Flags::ON_TABLE) && self.animal(target).at() != animal.at();
        if is_elsewhere {
            out.add(Reason { rule: Rule::ConLoc7, cause: Some(target.0) })?;
        }
        if !self.is_ready_pirate(pirate) {
            out.add(unfit(pirate))?;
        }
        if !is_elsewhere && !self.can_be_robbed(pirate, target) {
            out.add(unfit(target))?;
        }
        Verdict::Continue(())
    }

    // ORI-T-PIRACY-2: one token moves and counts as a blue one received. It never becomes fat: the pirate is hungry.
    pub(crate) fn apply_piracy(&mut self, pirate: AnimalId, target: AnimalId, sink: &mut impl EventSink<Event>) {
        self.animal_mut(pirate).spent.insert(Trait::Piracy);
        let robbed = self.animal_mut(target);
        let token = if robbed.red > 0 {
            robbed.red -= 1;
            Token::Red
        } else {
            robbed.blue -= 1;
            Token::Blue
        };
        sink.emit(Event::Open(Fact::Robbed { pirate, target, token }));
        self.receive(pirate, 1, Source::Piracy, sink);
    }
}
