//! NW-ATT-R3: the owner of the prey resolves its reactions in an order of their choice until one ends the attack.
//!
//! NW-TIME-3, NW-ATT-7: the owner of the animal decides, also when they are the attacker or have passed (NW-FEED-8).

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::{AnimalId, CardRef, Trait, TraitSet};
use crate::event::{Event, Fact, Source};
use crate::moment::{Attack, AttackStep, Frame};
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{MUST_REACT, REACTIONS, elusive, horned, mimicry, repulsive, running, shelled};

impl State {
    /// The reactions of the prey that can be resolved now: not ignored, not used in this attack, and possible.
    pub(crate) fn reactions(&self, attack: &Attack) -> TraitSet {
        let prey = self.animal(attack.prey);
        let mut reactions = prey.traits.intersection(REACTIONS);
        if reactions.is_empty() {
            return reactions;
        }
        if let Some((animal, ignored)) = attack.ignored
            && animal == attack.prey
        {
            reactions.remove(ignored);
        }
        if attack.ran.contains(attack.prey) {
            reactions.remove(running::CARD);
        }
        if attack.gored.contains(attack.prey) {
            reactions.remove(horned::CARD);
        }
        if !shelled::is_ready(prey) {
            reactions.remove(shelled::CARD);
        }
        let mimics = reactions.contains(mimicry::CARD)
            && !attack.mimicked.contains(attack.prey)
            && self.mimicry_targets(attack).next().is_some();
        if !mimics {
            reactions.remove(mimicry::CARD);
        }
        reactions
    }

    /// Those that must be resolved before the owner may stop (NW-TIME-2).
    fn must_react(&self, reactions: TraitSet) -> bool {
        reactions.meets(MUST_REACT.union(repulsive::duties(&self.options)))
    }

    pub(crate) fn legal_reactions(&self, attack: &Attack, actions: &mut ActionList<Action>) {
        let reactions = self.reactions(attack);
        let plain = [
            (running::CARD, Action::Run),
            (horned::CARD, Action::Gore),
            (repulsive::CARD, Action::Repel),
            (shelled::CARD, Action::Hide),
        ];
        actions.extend(plain.into_iter().filter(|(t, _)| reactions.contains(*t)).map(|(_, action)| action));
        if reactions.contains(elusive::CARD) {
            actions.extend(self.card_refs(attack.prey).map(|discard| Action::Elude { discard }));
        }
        if reactions.contains(mimicry::CARD) {
            actions.extend(self.mimicry_targets(attack).map(|to| Action::Mimic { to }));
        }
        if !self.must_react(reactions) {
            actions.push(Action::Stop);
        }
    }

    pub(crate) fn check_reaction(&self, attack: &Attack, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let reactions = self.reactions(attack);
        let wanted: Trait = match action {
            Action::Stop => return out.refuse_if(self.must_react(reactions), Rule::NwTime2),
            Action::Run => running::CARD,
            Action::Gore => horned::CARD,
            Action::Repel => repulsive::CARD,
            Action::Hide => shelled::CARD,
            Action::Elude { .. } => elusive::CARD,
            Action::Mimic { .. } => mimicry::CARD,
            _ => return out.refuse(Rule::NwAtt6),
        };
        if !reactions.contains(wanted) {
            return out.refuse(Rule::NwAtt6);
        }
        match action {
            // NW-DEV-7: a card that the animal has.
            Action::Elude { discard } => out.refuse_if(self.shown_by(attack.prey, discard).is_none(), Rule::NwTElusive),
            Action::Mimic { to } => {
                out.refuse_if(!self.mimicry_targets(attack).any(|target| target == to), Rule::NwTMimicry)
            }
            _ => Verdict::Continue(()),
        }
    }

    pub(crate) fn apply_reaction(&mut self, mut attack: Attack, action: Action, sink: &mut impl EventSink<Event>) {
        let prey = attack.prey;
        match action {
            Action::Run => attack.step = AttackStep::RollRunning,
            Action::Gore => attack.step = AttackStep::RollHorned,
            Action::Mimic { to } => {
                attack.mimicked.insert(prey);
                attack.prey = to;
                sink.emit(Event::Open(Fact::Redirected { from: prey, to }));
            }
            Action::Elude { discard } => {
                attack.step = AttackStep::End;
                self.set_attack(attack);
                return self.elude(attack.predator, prey, discard, sink);
            }
            Action::Repel => {
                attack.step = AttackStep::End;
                sink.emit(Event::Open(Fact::Repelled { animal: prey }));
                self.discard_card(prey, CardRef::only(repulsive::CARD), sink);
            }
            Action::Hide => {
                attack.step = AttackStep::End;
                shelled::withdraw(self.animal_mut(prey));
                sink.emit(Event::Open(Fact::Hid { animal: prey }));
            }
            Action::Stop => {
                self.set_attack(attack);
                return self.feast(attack, sink);
            }
            _ => {}
        }
        self.set_attack(attack);
    }

    // NW-T-ELUSIVE: any one card of the prey; the predator receives one special.
    fn elude(&mut self, predator: AnimalId, prey: AnimalId, discard: CardRef, sink: &mut impl EventSink<Event>) {
        if let Some(shows) = self.shown_by(prey, discard) {
            sink.emit(Event::Open(Fact::Eluded { animal: prey, shows }));
        }
        self.discard_card(prey, discard, sink);
        self.receive(predator, elusive::SCRAP, Source::Elusive, sink);
    }

    // NW-T-RUNNING: on success the attack ends; otherwise the other reactions follow.
    pub(crate) fn resolve_run(&mut self, mut attack: Attack, die: u8, sink: &mut impl EventSink<Event>) {
        let animal = attack.prey;
        let escaped = running::escapes(&self.options, die);
        sink.emit(Event::Open(Fact::Ran { animal, die, escaped }));
        attack.ran.insert(animal);
        attack.step = if escaped { AttackStep::End } else { AttackStep::React };
        self.set_attack(attack);
    }

    // NW-T-HORNED: on success the predator dies and the attack ends.
    pub(crate) fn resolve_gore(&mut self, mut attack: Attack, die: u8, sink: &mut impl EventSink<Event>) {
        let animal = attack.prey;
        let killed = horned::kills(&self.options, die);
        sink.emit(Event::Open(Fact::Gored { animal, die, killed }));
        attack.gored.insert(animal);
        attack.step = if killed { AttackStep::End } else { AttackStep::React };
        self.set_attack(attack);
        if killed {
            self.die_in_attack(attack.predator, crate::event::Death::Gored { by: animal }, sink);
        }
    }

    /// Writes an attack back to its frame, which is the innermost one.
    pub(crate) fn set_attack(&mut self, attack: Attack) {
        if let Some(frame @ Frame::Attack(_)) = self.moment.top_mut() {
            *frame = Frame::Attack(attack);
        }
    }

    // NW-ATT-7: the owner of the prey, also if they attack.
    /// Who answers for this animal.
    pub(crate) fn reacting_seat(&self, prey: AnimalId) -> Seat {
        self.animal(prey).owner
    }
}
