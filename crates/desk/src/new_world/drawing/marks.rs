//! How animals stand out: legal, barred with its reason, acting, chosen.

use game::{RuleId, Viewer};
use new_world::traits::Form;
use new_world::view::AnimalView;
use new_world::{Action, AnimalId, Question, Trait};

use super::Brush;
use crate::click::Verb;
use crate::new_world::pick::{Pick, can_act, is_open, is_own, question, verbs, without_partner};
use crate::new_world::say;
use crate::screen::{Deed, Mark, Why};

impl Brush<'_> {
    pub(super) fn mark(&self, animal: &AnimalView) -> Mark {
        let id = animal.id;
        if let Some(mark) = self.mark_in_attack(id) {
            return mark;
        }
        match &self.desk.pick {
            Pick::Sure { action, back } => self.mark_when_sure(id, *action, back),
            Pick::Which { actions, back } => self.mark_of_which(id, actions, back),
            Pick::Actor(actor) | Pick::Walked(actor) | Pick::Aim { actor, .. } if *actor == id => {
                self.actor("desk-acts")
            }
            Pick::Forage { animal, hide } if *animal == id => self.actor(if *hide { "nw-hides" } else { "nw-feeding" }),
            Pick::Change { animal, .. } if *animal == id => self.actor("nw-changes"),
            Pick::Forage { .. } | Pick::Change { .. } | Pick::Elude => Mark::Rest,
            Pick::FirstOfPair { face, first, .. } if *first == id => {
                self.chosen(if is_directed(*face) { "desk-guardian" } else { "desk-first-of-pair" })
            }
            // Before it is clear what the animal does, only the viewer's other animals can be chosen.
            Pick::Actor(_) | Pick::Walked(_) => {
                if can_act(self.desk, id) && question(self.desk) == Some(Question::Feed) {
                    self.legal_mark(None)
                } else {
                    Mark::Rest
                }
            }
            Pick::Face { .. } if question(self.desk) != Some(Question::Develop) => Mark::Rest,
            Pick::Face { card, face } if face.is_pair() => match without_partner(self.desk, (*card, *face), id) {
                None => self.legal_mark(None),
                Some(refused) => self.judged(refused),
            },
            Pick::Nothing => self.mark_at_rest(id),
            // Only an animal of the viewer can be the new prey; the others' stay out of it.
            Pick::Mimic if self.desk.viewer != Viewer::Seat(animal.owner) => Mark::Rest,
            pick => match pick.proposal(self.desk, id) {
                Some(action) => self.judged(action),
                None => Mark::Rest,
            },
        }
    }

    fn mark_in_attack(&self, id: AnimalId) -> Option<Mark> {
        let attack = self.view.moment.attack()?;
        if attack.predator == id {
            return Some(Mark::Actor { flag: self.words.text("state-attacker"), deed: Deed::Attacks });
        }
        let flag = match self.desk.pick.before_sure() {
            Pick::Mimic => "desk-mimics",
            Pick::Elude => "desk-choose-card",
            _ => "state-prey",
        };
        (attack.prey == id).then(|| Mark::Prey { flag: self.words.text(flag), odds: Vec::new() })
    }

    fn mark_of_which(&self, id: AnimalId, actions: &[Action], back: &Pick) -> Mark {
        match (actions.first().map(|action| parties(*action)), back.actor()) {
            (_, Some(actor)) if actor == id => self.actor("desk-acts"),
            (Some((_, Some(target))), _) if target == id => {
                Mark::Prey { flag: self.words.text("desk-chosen"), odds: Vec::new() }
            }
            _ => Mark::Rest,
        }
    }

    fn mark_when_sure(&self, id: AnimalId, action: Action, back: &Pick) -> Mark {
        let (actor, target) = parties(action);
        if let (Action::PlayPair { face, .. }, true) = (action, actor == Some(id)) {
            return self.chosen(if is_directed(face) { "desk-guardian" } else { "desk-chosen" });
        }
        if actor == Some(id) {
            return self.actor(match action {
                Action::Feed { .. } => "nw-feeding",
                Action::Shelter { .. } => "nw-hides",
                Action::Metamorphose { .. }
                | Action::MetamorphoseFromPool { .. }
                | Action::MetamorphoseForFood { .. } => "nw-changes",
                _ => "desk-acts",
            });
        }
        if target == Some(id) {
            let deadly = matches!(action, Action::Attack { .. } | Action::Mimic { .. });
            let flag = self.words.text(match action {
                Action::Attack { .. } => "state-prey",
                Action::Mimic { .. } => "desk-redirect",
                Action::PlayPair { face, .. } if is_directed(face) => "desk-ward",
                _ => "desk-chosen",
            });
            return if deadly {
                Mark::Prey { flag, odds: self.odds(action) }
            } else {
                Mark::Actor { flag, deed: Deed::Chosen }
            };
        }
        let gains = matches!(action, Action::Feed { .. }) && self.gains(action, id);
        if gains {
            return Mark::Actor { flag: self.words.text("nw-gets-too"), deed: Deed::Chosen };
        }
        let others = matches!(action, Action::Attack { .. } | Action::Piracy { .. } | Action::PlayTrait { .. });
        let own = is_own(self.desk, id) && matches!(action, Action::Mimic { .. } | Action::PlayPair { .. });
        match others || own {
            true => back.proposal(self.desk, id).map_or(Mark::Rest, |action| self.judged(action)),
            false => Mark::Rest,
        }
    }

    /// Whether the animal gets something out of an action too.
    fn gains(&self, action: Action, id: AnimalId) -> bool {
        let Viewer::Seat(seat) = self.desk.viewer else { return false };
        let outlook = self.desk.outlook(seat, action).unwrap_or_default();
        outlook.gains.iter().any(|gain| gain.animal == id)
    }

    fn mark_at_rest(&self, id: AnimalId) -> Mark {
        match question(self.desk) {
            Some(Question::Feed) if can_act(self.desk, id) => self.legal_mark(None),
            Some(Question::Develop) if verbs(self.desk, id).contains(&Verb::Announce) => self.legal_mark(None),
            Some(Question::PlaceRevealed { on, .. }) if on == id => self.actor("nw-new-trait"),
            Some(Question::SpendFat { animal } | Question::Hibernate { animal }) if animal == id => {
                self.actor("state-hungry")
            }
            _ => Mark::Rest,
        }
    }

    /// Legal with what would follow, or barred with the reason.
    pub(super) fn judged(&self, action: Action) -> Mark {
        if is_open(self.desk, action) {
            return self.legal_mark(Some(action));
        }
        self.why(action).into_iter().next().map_or(Mark::Rest, Mark::Barred)
    }

    fn legal_mark(&self, action: Option<Action>) -> Mark {
        let odds = action.map(|action| self.odds(action)).unwrap_or_default();
        Mark::Legal { flag: self.words.text("ui-legal"), odds }
    }

    fn actor(&self, id: &str) -> Mark {
        Mark::Actor { flag: self.words.text(id), deed: Deed::Acts }
    }

    fn chosen(&self, id: &str) -> Mark {
        Mark::Actor { flag: self.words.text(id), deed: Deed::Chosen }
    }

    /// What would follow, in lines.
    pub(super) fn odds(&self, action: Action) -> Vec<String> {
        let Viewer::Seat(seat) = self.desk.viewer else { return Vec::new() };
        let outlook = self.desk.outlook(seat, action);
        outlook.map(|told| say::outlook(self.words, &self.names, &told, &action)).unwrap_or_default()
    }

    /// Every reason against an action; each carries the number of the others.
    pub(super) fn why(&self, action: Action) -> Vec<Why> {
        let reasons = self.desk.reasons(action).0;
        let count = reasons.len();
        let mut whys: Vec<Why> = reasons
            .into_iter()
            .enumerate()
            .map(|(number, reason)| Why {
                text: say::refusal(self.words, &self.names, reason.rule, reason.cause.map(AnimalId)),
                rule: reason.rule.id(),
                more: count - number - 1,
                rest: Vec::new(),
            })
            .collect();
        let rest = whys.get(1..).map(<[Why]>::to_vec).unwrap_or_default();
        if let Some(first) = whys.first_mut() {
            first.rest = rest;
        }
        whys
    }
}

/// Whether the two animals of a pair trait have different parts.
pub(super) fn is_directed(shows: Trait) -> bool {
    shows.rules().form == Form::Directed
}

/// Who acts, and on whom.
fn parties(action: Action) -> (Option<AnimalId>, Option<AnimalId>) {
    match action {
        Action::Attack { predator, prey, .. } => (Some(predator), Some(prey)),
        Action::Piracy { pirate, victim, .. } => (Some(pirate), Some(victim)),
        Action::Feed { animal, .. } | Action::Shelter { animal, .. } => (Some(animal), None),
        Action::Metamorphose { animal, .. }
        | Action::MetamorphoseFromPool { animal, .. }
        | Action::MetamorphoseForFood { animal, .. } => (Some(animal), None),
        Action::PlayTrait { on, .. } | Action::AnnounceTrait { on } => (None, Some(on)),
        Action::PlayPair { first, second, .. } => (Some(first), Some(second)),
        Action::Mimic { to } => (None, Some(to)),
        _ => (None, None),
    }
}
