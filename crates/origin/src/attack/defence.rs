//! ORI-ATT-3 DEFEND: the owner of the target uses its defences in an order of their choice until the attack ends.
//!
//! ORI-TRAIT-1: Running, Tail Loss and Mimicry act only now. ORI-TRAIT-2: they must be used. ORI-TRAIT-3, ORI-AFT-4: the
//! owner of the animal decides, also when they are the attacker.

use game::{ActionList, EventSink, Refusals, Verdict};

use crate::action::Action;
use crate::cards::AnimalId;
use crate::event::{Event, Fact};
use crate::moment::{Attack, AttackStep, Frame};
use crate::options::TailLossScope;
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{running, tail_loss};

/// Which defences the target can use now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Defences {
    pub(crate) running: bool,
    pub(crate) mimicry: bool,
    pub(crate) tail_loss: bool,
}

impl Defences {
    pub(crate) fn is_none(self) -> bool {
        !(self.running || self.mimicry || self.tail_loss)
    }
}

impl State {
    // ORI-TRAIT-1: these traits work at this moment only. ORI-TRAIT-3: all of them are offered at once, in any order.
    pub(crate) fn defences(&self, attack: &Attack) -> Defences {
        let target = self.animal(attack.target);
        Defences {
            running: running::is_usable(attack, target),
            mimicry: self.mimicry_is_ready(attack) && self.mimicry_targets(attack).next().is_some(),
            tail_loss: tail_loss::is_usable(target),
        }
    }

    // ORI-ATT-3: whatever the target still has, one after the other.
    pub(crate) fn legal_defences(&self, attack: &Attack, actions: &mut ActionList<Action>) {
        let defences = self.defences(attack);
        if defences.running {
            actions.push(Action::Run);
        }
        if defences.mimicry {
            actions.extend(self.mimicry_targets(attack).map(|to| Action::Mimic { to }));
        }
        if defences.tail_loss {
            actions.extend(self.tail_loss_cards(attack.target).map(|discard| Action::LoseTail { discard }));
        }
    }

    pub(crate) fn check_defence(&self, attack: &Attack, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let defences = self.defences(attack);
        match action {
            Action::Run => out.refuse_if(!defences.running, Rule::OriTRunning),
            Action::Mimic { to } => {
                // ORI-OPT-MIMICRY-LIMIT and ORI-T-MIMICRY: the card must be there and ready.
                out.refuse_if(!self.mimicry_is_ready(attack), Rule::OriTMimicry)?;
                out.refuse_if(!self.mimicry_targets(attack).any(|legal| legal == to), Rule::OriMim)
            }
            Action::LoseTail { discard } => {
                let has_card = self.has_card(attack.target, discard);
                let tail_only = self.options.tail_loss_scope == TailLossScope::TailOnly;
                out.refuse_if(has_card && tail_only && !tail_loss::is_tail(discard), Rule::OriOptTailLossScope)?;
                out.refuse_if(!defences.tail_loss || !has_card, Rule::OriTTailLoss1)
            }
            // ORI-TRAIT-2: declining is never possible.
            _ => out.refuse(Rule::OriTrait2),
        }
    }

    pub(crate) fn apply_defence(&mut self, mut attack: Attack, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::Run => attack.step = AttackStep::Roll,
            Action::Mimic { to } => {
                let from = attack.target;
                self.spend_mimicry(&mut attack);
                sink.emit(Event::Open(Fact::Redirected { from, to }));
                self.enter(&mut attack, to);
            }
            Action::LoseTail { discard } => {
                self.lose_tail(attack.target, discard, sink);
                attack.step = AttackStep::Food(crate::moment::AttackResult::Tail);
            }
            _ => {}
        }
        self.set_attack(attack);
    }

    // ORI-T-RUNNING: 4, 5 and 6 escape (ORI-ATT-4); otherwise the other defences follow.
    pub(crate) fn resolve_run(&mut self, mut attack: Attack, die: u8, sink: &mut impl EventSink<Event>) {
        let animal = attack.target;
        let escaped = die >= running::ESCAPES_FROM;
        sink.emit(Event::Open(Fact::Ran { animal, die, escaped }));
        if escaped {
            attack.step = AttackStep::Food(crate::moment::AttackResult::Escape);
        } else {
            attack.ran.insert(animal);
            attack.step = AttackStep::Defend;
        }
        self.set_attack(attack);
    }

    /// Writes an attack back to its frame, which is the innermost one.
    pub(crate) fn set_attack(&mut self, attack: Attack) {
        if let Some(frame @ Frame::Attack(_)) = self.moment.top_mut() {
            *frame = Frame::Attack(attack);
        }
    }

    // ORI-AFT-4: the owner of the target decides, also if they attack.
    /// Who must answer for this animal.
    pub(crate) fn defender(&self, target: AnimalId) -> game::Seat {
        self.animal(target).owner()
    }
}
