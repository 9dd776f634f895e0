//! How animals stand out: legal, barred with its reason, acting, chosen.

use game::{RuleId, Viewer};
use origin::traits::Form;
use origin::view::AnimalView;
use origin::{Action, AnimalId, Question, Trait};

use super::Brush;
use crate::click::Verb;
use crate::origin::pick::{Pick, can_act, restores, without_partner};
use crate::screen::{Deed, Mark, Why};

impl Brush<'_> {
    pub(crate) fn mark(&self, animal: &AnimalView) -> Mark {
        let id = animal.id;
        if let Some(mark) = self.mark_in_attack(id) {
            return mark;
        }
        if animal.heading.is_some() && !self.legal.contains(&self.followed(id)) {
            let announced = self.view.moment.migration().is_some_and(|migration| migration.migrants.contains(id));
            return match announced {
                true => self.actor("desk-migrates", Deed::Travels),
                false => self.actor("desk-rides", Deed::Rides),
            };
        }
        match &self.desk.pick {
            Pick::Sure { action, back } => self.mark_when_sure(id, *action, back),
            Pick::Aim { actor, verb: Verb::Attack } if *actor == id => self.actor("desk-acts", Deed::Attacks),
            Pick::Actor(actor) | Pick::Aim { actor, .. } if *actor == id => self.actor("desk-acts", Deed::Acts),
            Pick::Depart(actor) if *actor == id => self.actor("desk-migrates", Deed::Travels),
            Pick::Depart(_) => self.mark_at_rest(id),
            Pick::Exchange { link, .. } => match self.view.link(*link) {
                Some(link) if link.first == id || link.second == id => self.actor("desk-gives", Deed::Gives),
                _ => Mark::Rest,
            },
            Pick::Home { .. } => Mark::Rest,
            Pick::FirstOfPair { face, first, .. } if *first == id => {
                self.actor(if is_directed(*face) { "desk-guardian" } else { "desk-first-of-pair" }, Deed::Chosen)
            }
            // Before it is clear what the animal does, only the viewer's other animals can be chosen.
            Pick::Actor(_) => {
                if can_act(self.desk, id) {
                    self.legal_mark(None)
                } else {
                    Mark::Rest
                }
            }
            Pick::Face { .. } if restores(self.desk) && !animal.remains => Mark::Rest,
            Pick::Face { card, face } if face.is_pair() && !restores(self.desk) => {
                match without_partner(self.desk, (*card, *face), id) {
                    None => self.legal_mark(None),
                    Some(refused) => self.judged(refused),
                }
            }
            Pick::Nothing => self.mark_at_rest(id),
            // Only an animal of the viewer can be the new prey; the others' stay out of it.
            Pick::Mimic if self.desk.viewer != Viewer::Seat(animal.owner) => Mark::Rest,
            Pick::Tail => Mark::Rest,
            pick => match pick.proposal(self.desk, id) {
                Some(action) => self.judged(action),
                None => Mark::Rest,
            },
        }
    }

    fn mark_in_attack(&self, id: AnimalId) -> Option<Mark> {
        let attack = self.view.moment.attack()?;
        if attack.attacker == id {
            return Some(self.actor("state-attacker", Deed::Attacks));
        }
        let flag = match self.desk.pick.before_sure() {
            Pick::Mimic => "desk-mimics",
            Pick::Tail => "desk-choose-card",
            _ => "state-prey",
        };
        (attack.target == id).then(|| Mark::Prey { flag: self.words.text(flag), odds: Vec::new() })
    }

    fn mark_when_sure(&self, id: AnimalId, action: Action, back: &Pick) -> Mark {
        let (actor, target) = match action {
            Action::Attack { attacker, target } => (Some(attacker), Some(target)),
            Action::Piracy { pirate, target } => (Some(pirate), Some(target)),
            Action::PlayTrait { on, .. } => (None, Some(on)),
            Action::PlayPair { first, second, .. } => (Some(first), Some(second)),
            Action::Mimic { to } => (None, Some(to)),
            Action::Migrate { animal, .. } => (Some(animal), None),
            Action::Restore { animal, .. } => (None, Some(animal)),
            Action::Recombine { link, .. } => match self.view.link(link) {
                Some(link) => (Some(link.first), Some(link.second)),
                None => (None, None),
            },
            _ => (None, None),
        };
        if actor == Some(id) {
            return match action {
                Action::PlayPair { face, .. } if is_directed(face) => self.actor("desk-guardian", Deed::Chosen),
                Action::PlayPair { .. } => self.actor("desk-chosen", Deed::Chosen),
                Action::Attack { .. } => self.actor("desk-acts", Deed::Attacks),
                Action::Migrate { .. } => self.actor("desk-migrates", Deed::Travels),
                Action::Recombine { .. } => self.actor("desk-gives", Deed::Gives),
                _ => self.actor("desk-acts", Deed::Acts),
            };
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
        // Only an animal of the viewer can be the new prey, and a run or a tail asks no other animal.
        let is_own = self.view.animal(id).is_some_and(|animal| self.desk.viewer == Viewer::Seat(animal.owner));
        if matches!(action, Action::Run | Action::LoseTail { .. }) || (matches!(back, Pick::Mimic) && !is_own) {
            return Mark::Rest;
        }
        back.proposal(self.desk, id).map_or(Mark::Rest, |action| self.judged(action))
    }

    fn mark_at_rest(&self, id: AnimalId) -> Mark {
        let Some(decision) = self.desk.decision() else { return Mark::Rest };
        if self.desk.viewer != Viewer::Seat(decision.seat) {
            return Mark::Rest;
        }
        match decision.question {
            Question::Feed | Question::ChooseMigrants if can_act(self.desk, id) => self.legal_mark(None),
            Question::ChooseFollower { animal } if animal == id => {
                Mark::Legal { flag: self.words.text("desk-may-ride"), odds: Vec::new() }
            }
            Question::ChooseFollower { .. } if self.legal.contains(&self.followed(id)) => self.legal_mark(None),
            Question::ChooseKept { animal, .. } if animal == id => self.actor("desk-choose-card", Deed::Chosen),
            Question::ChooseScavenger if self.legal.contains(&Action::Scavenge { animal: id }) => self.legal_mark(None),
            _ => Mark::Rest,
        }
    }

    /// The answer that follows this migrant.
    fn followed(&self, migrant: AnimalId) -> Action {
        match self.desk.decision().map(|decision| decision.question) {
            Some(Question::ChooseFollower { animal }) => Action::Follow { animal, migrant },
            _ => Action::Follow { animal: migrant, migrant },
        }
    }

    /// Legal with what would follow, or barred with the reason.
    pub(super) fn judged(&self, action: Action) -> Mark {
        if self.legal.contains(&action) {
            return self.legal_mark(Some(action));
        }
        self.why(action).into_iter().next().map_or(Mark::Rest, Mark::Barred)
    }

    fn legal_mark(&self, action: Option<Action>) -> Mark {
        let odds = action.map(|action| self.odds(action)).unwrap_or_default();
        Mark::Legal { flag: self.words.text("ui-legal"), odds }
    }

    fn actor(&self, id: &str, deed: Deed) -> Mark {
        Mark::Actor { flag: self.words.text(id), deed }
    }

    /// What would follow, in lines.
    pub(crate) fn odds(&self, action: Action) -> Vec<String> {
        let Viewer::Seat(seat) = self.desk.viewer else { return Vec::new() };
        self.desk
            .outlook(seat, action)
            .map(|outlook| locale::origin::outlook(self.words, &self.names, &outlook, &action))
            .unwrap_or_default()
    }

    /// Every reason against an action; each carries the number of the others.
    pub(crate) fn why(&self, action: Action) -> Vec<Why> {
        let Viewer::Seat(seat) = self.desk.viewer else { return Vec::new() };
        let reasons = self.desk.why_not(seat, action).0;
        let count = reasons.len();
        let mut whys: Vec<Why> = reasons
            .into_iter()
            .enumerate()
            .map(|(number, reason)| Why {
                text: locale::origin::refusal(self.words, &self.names, reason.rule, reason.cause.map(AnimalId)),
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
