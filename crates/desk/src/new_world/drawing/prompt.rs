//! The prompt: one question, what would follow, and its buttons.

use game::Viewer;
use locale::Names;
use new_world::{Action, AnimalId, CardRef, Decision, Question, Trait, Variant};

use super::Brush;
use super::marks::is_directed;
use crate::click::{Click, Verb};
use crate::new_world::offers::{OfferKind, offers};
use crate::new_world::pick::{Pick, is_open, stop_action, verbs};
use crate::new_world::say;
use crate::screen::{Button, Look, Mood, PromptScreen};

impl Brush<'_> {
    pub(super) fn prompt(&self) -> PromptScreen {
        let asked = self.desk.asked_seats();
        let Some(decision) = self.desk.decision() else {
            let question = say::result(self.words, &self.names, &self.desk.standings());
            return PromptScreen { mood: Mood::Over, ..said(question) };
        };
        let is_asked = matches!(self.desk.viewer, Viewer::Seat(seat) if asked.contains(seat));
        if !is_asked {
            let question = say::waiting(self.words, &self.names, &decision);
            return PromptScreen { mood: Mood::Wait, ..said(question) };
        }
        PromptScreen {
            mood: self.mood(&decision),
            icon: self.subject(&decision).map(Into::into),
            question: self.question(&decision),
            lines: self.lines(&decision),
            refused: self.desk.refused.map(|action| self.why(action)).unwrap_or_default(),
            hints: self.desk.hint_lines(),
            dice: self.dice(),
            choices: self.choices(),
            asked_about: None,
            asked: Vec::new(),
            buttons: self.buttons(&decision),
        }
    }

    fn mood(&self, decision: &Decision) -> Mood {
        match (decision.question, &self.desk.pick) {
            (Question::React { .. }, _) => Mood::Defence,
            (Question::Develop | Question::Feed, Pick::Aim { verb: Verb::Attack, .. }) => Mood::Attack,
            (Question::Develop | Question::Feed, Pick::Sure { action: Action::Attack { .. }, .. }) => Mood::Attack,
            (Question::Develop | Question::Feed, _) => Mood::Turn,
            _ => Mood::Question,
        }
    }

    /// The trait that the question is about.
    fn subject(&self, decision: &Decision) -> Option<Trait> {
        match (self.desk.pick.before_sure(), &self.desk.pick, decision.question) {
            (Pick::Mimic, ..) => Some(Trait::Mimicry),
            (Pick::Elude, ..) => Some(Trait::Elusive),
            (Pick::Change { .. }, ..) => Some(Trait::Metamorphosis),
            (Pick::Aim { verb: Verb::Piracy, .. }, ..) => Some(Trait::Piracy),
            (_, Pick::Sure { action, .. }, Question::React { .. }) => self.icon_of(*action),
            (_, _, Question::SpendFat { .. }) => Some(Trait::FatTissue),
            (_, _, Question::Hibernate { .. }) => Some(Trait::Hibernation),
            _ => None,
        }
    }

    fn question(&self, decision: &Decision) -> String {
        let named = |animal: AnimalId| ("animal", self.names.animal(animal).into());
        let of_trait = |face: Trait| ("trait", say::trait_name(self.words, face).into());
        match &self.desk.pick {
            Pick::Sure { action: action @ (Action::Run | Action::Gore), .. } => {
                let prey = self.view.moment.attack().map(|attack| attack.prey);
                let shows = if *action == Action::Run { Trait::Running } else { Trait::Horned };
                match prey {
                    Some(prey) => self.text("nw-roll-sure", &[of_trait(shows), named(prey)]),
                    None => self.action(*action),
                }
            }
            Pick::Sure { action, .. } => self.text("desk-sure", &[("action", self.action(*action).into())]),
            Pick::Face { .. } if decision.question == Question::DiscardDown => self.words.text("nw-discard-sure"),
            Pick::Face { face, .. } => {
                let id = match (face.is_pair(), is_directed(*face)) {
                    (_, true) => "desk-which-guardian",
                    (true, false) => "desk-which-two",
                    (false, false) => "desk-where",
                };
                self.text(id, &[of_trait(*face)])
            }
            Pick::FirstOfPair { face, first, .. } => {
                let id = if is_directed(*face) { "desk-which-ward" } else { "desk-second" };
                self.text(id, &[of_trait(*face), named(*first)])
            }
            Pick::Walked(actor) => self.text("nw-row", &[named(*actor)]),
            Pick::Actor(actor) => match decision.question {
                Question::Develop if self.draws_blind() => self.text("nw-what-new", &[named(*actor)]),
                Question::Develop => self.text("nw-row", &[named(*actor)]),
                _ => self.text("desk-what", &[named(*actor)]),
            },
            Pick::Forage { animal, hide: false } => self.text("nw-where-eat", &[named(*animal)]),
            Pick::Forage { animal, hide: true } => self.text("nw-where-hide", &[named(*animal)]),
            Pick::Aim { actor, verb: Verb::Piracy } => self.text("desk-rob-whom", &[named(*actor)]),
            Pick::Aim { actor, .. } => self.text("desk-attack-whom-new-world", &[named(*actor)]),
            Pick::Change { animal, discard: None } => self.text("nw-change", &[named(*animal)]),
            Pick::Change { animal, discard: Some(_) } => self.text("nw-change-to", &[named(*animal)]),
            Pick::Which { .. } => self.words.text("nw-which"),
            Pick::Mimic => self.words.text("desk-new-prey"),
            Pick::Elude => self.words.text("desk-which-card"),
            Pick::Nothing => say::question(self.words, &self.names, decision),
        }
    }

    /// Whether cards come from a gene pool.
    fn draws_blind(&self) -> bool {
        self.view.options.variant == Variant::RandomMutations
    }

    pub(super) fn action(&self, action: Action) -> String {
        say::action(self.words, &self.names, self.view, &action)
    }

    fn lines(&self, decision: &Decision) -> Vec<String> {
        let text = |id: &str| vec![self.words.text(id)];
        match &self.desk.pick {
            Pick::Sure { action, .. } => self.odds(*action),
            Pick::Face { .. } if decision.question == Question::DiscardDown => text("nw-how-discard"),
            Pick::Face { face, .. } | Pick::FirstOfPair { face, .. } => vec![say::trait_summary(self.words, *face)],
            Pick::Actor(_) if decision.question == Question::Develop => text("nw-how-row"),
            Pick::Walked(_) => text("nw-how-row"),
            Pick::Actor(_) => Vec::new(),
            Pick::Forage { .. } => text("nw-how-forage"),
            Pick::Aim { verb: Verb::Attack, .. } => text("desk-how-attack-new-world"),
            Pick::Aim { .. } | Pick::Which { .. } => Vec::new(),
            Pick::Change { discard: None, .. } => text("nw-how-change"),
            Pick::Change { .. } => text("nw-how-change-to"),
            Pick::Mimic => text("desk-how-mimic"),
            Pick::Elude => text("desk-how-tail-new-world"),
            Pick::Nothing => match decision.question {
                Question::React { .. } => text("desk-all-defences-new-world"),
                Question::Develop if self.draws_blind() => text("nw-how-announce"),
                Question::Develop => text("desk-how-develop"),
                Question::Feed => text("desk-how-feed"),
                Question::DiscardDown => text("nw-how-discard"),
                _ => Vec::new(),
            },
        }
    }

    pub(super) fn icon_of(&self, action: Action) -> Option<Trait> {
        let of_card = |card: CardRef| match card {
            CardRef::Single { shows, .. } => Some(shows),
            CardRef::Pair(link) => self.view.link(link).map(|link| link.shows),
        };
        match action {
            Action::Trigger { link, .. } | Action::Decline { link, .. } => self.view.link(link).map(|link| link.shows),
            Action::Trample { .. } | Action::Spare { .. } => Some(Trait::Hoofed),
            Action::Elude { discard } => of_card(discard),
            Action::Attack { mutation, intelligence, .. } => mutation.or(intelligence).and_then(of_card),
            Action::Run => Some(Trait::Running),
            Action::Gore => Some(Trait::Horned),
            Action::Repel => Some(Trait::Repulsive),
            Action::Hide => Some(Trait::Shelled),
            Action::Mimic { .. } => Some(Trait::Mimicry),
            Action::Piracy { .. } => Some(Trait::Piracy),
            Action::AddTrait { face, .. } | Action::AddPair { face, .. } => Some(face),
            Action::Metamorphose { face, .. } => Some(face),
            _ => None,
        }
    }

    fn buttons(&self, decision: &Decision) -> Vec<Button> {
        let text = |id: &str| self.words.text(id);
        let button = |label: String, look, click| Button { label, look, icon: None, click };
        let cancel = || button(text("ui-cancel"), Look::Quiet, Click::Cancel);
        match &self.desk.pick {
            Pick::Nothing => self.buttons_at_rest(decision),
            Pick::Sure { action, .. } => self.last_buttons(*action),
            Pick::Face { .. } if decision.question == Question::DiscardDown => {
                vec![cancel(), button(text("nw-discard"), Look::Solid, Click::Confirm)]
            }
            Pick::Face { .. } => vec![cancel(), button(text("desk-as-animal"), Look::Solid, Click::AsAnimal)],
            Pick::Actor(actor) => {
                let verbs = verbs(self.desk, *actor);
                core::iter::once(cancel()).chain(verbs.into_iter().rev().map(|verb| self.verb_button(verb))).collect()
            }
            Pick::Walked(actor) => {
                let done = button(text("nw-row-done"), Look::Solid, Click::Confirm);
                let verbs = verbs(self.desk, *actor).into_iter().rev();
                verbs.map(|verb| self.verb_button(verb)).chain([done]).collect()
            }
            Pick::FirstOfPair { .. } | Pick::Aim { .. } | Pick::Forage { .. } => vec![cancel()],
            Pick::Change { .. } | Pick::Which { .. } => vec![cancel()],
            Pick::Mimic | Pick::Elude => vec![button(text("desk-other-defence-new-world"), Look::Quiet, Click::Cancel)],
        }
    }

    fn buttons_at_rest(&self, decision: &Decision) -> Vec<Button> {
        let text = |id: &str| self.words.text(id);
        let button = |label: String, look, click| Button { label, look, icon: None, click };
        let trait_button = |id: &str, shows: Trait| Button {
            label: text(id),
            look: Look::Solid,
            icon: Some(shows.into()),
            click: Click::Confirm,
        };
        match decision.question {
            Question::Develop if self.draws_blind() => {
                let animal = button(text("nw-announce-animal"), Look::Solid, Click::AsAnimal);
                let animal = self.legal.contains(&Action::AnnounceAnimal).then_some(animal);
                self.stop_button().into_iter().chain(animal).collect()
            }
            Question::Develop | Question::Feed => self.stop_button().into_iter().collect(),
            Question::SpendFat { .. } => vec![
                button(text("nw-keep-fat"), Look::Plain, Click::Stop),
                trait_button("nw-spend-fat", Trait::FatTissue),
            ],
            Question::Hibernate { .. } => vec![
                button(text("nw-stay-awake"), Look::Plain, Click::Stop),
                trait_button("desk-hibernate", Trait::Hibernation),
            ],
            Question::React { .. } => self.stop_button().into_iter().chain(self.reaction_button()).collect(),
            Question::ChooseTrigger | Question::PlaceRevealed { .. } | Question::DiscardDown => Vec::new(),
        }
    }

    /// The buttons for confirmation.
    fn last_buttons(&self, action: Action) -> Vec<Button> {
        let text = |id: &str| self.words.text(id);
        let (look, label, back) = match action {
            Action::Attack { .. } => (Look::Danger, text("ui-attack-new-world"), "desk-other-prey"),
            Action::Piracy { .. } => (Look::Solid, text("desk-piracy"), "ui-cancel"),
            Action::Feed { .. } => (Look::Solid, text("ui-feed"), "ui-cancel"),
            Action::Shelter { .. } => (Look::Solid, text("nw-shelter"), "ui-cancel"),
            Action::Mimic { to } => {
                let named = ("animal", say::animal_name(to).into());
                (Look::Danger, self.text("desk-redirect-to", &[named]), "desk-other-prey")
            }
            Action::Elude { .. } => {
                let card = self.icon_of(action).map(|shows| say::trait_name(self.words, shows));
                let named = ("trait", card.unwrap_or_default().into());
                (Look::Danger, self.text("desk-give-up", &[named]), "desk-other-card")
            }
            Action::Run => (Look::Danger, text("desk-run"), "desk-other-defence-new-world"),
            Action::Gore | Action::Repel | Action::Hide | Action::Stop => {
                let name = self.icon_of(action).map(|shows| say::trait_name(self.words, shows));
                (Look::Danger, name.unwrap_or_else(|| text("nw-stop")), "desk-other-defence-new-world")
            }
            Action::Metamorphose { .. } | Action::MetamorphoseFromPool { .. } | Action::MetamorphoseForFood { .. } => {
                (Look::Solid, text("nw-change-now"), "ui-cancel")
            }
            Action::AddTrait { .. } | Action::AddPair { .. } => (Look::Solid, text("nw-add"), "ui-cancel"),
            _ => (Look::Solid, text("desk-play"), "ui-cancel"),
        };
        let back = Button { label: text(back), look: Look::Quiet, icon: None, click: Click::Cancel };
        let other = self.other_taking(action);
        let icon = match action {
            Action::Attack { .. } | Action::Piracy { .. } => None,
            action => self.icon_of(action),
        };
        let last = Button { label, look, icon: icon.map(Into::into), click: Click::Confirm };
        core::iter::once(back).chain(other).chain([last]).collect()
    }

    /// Food instead of a shelter from the same area, or a shelter instead of food.
    fn other_taking(&self, action: Action) -> Option<Button> {
        let (other, verb) = match action {
            Action::Feed { animal, from } => (Action::Shelter { animal, from }, Verb::Shelter),
            Action::Shelter { animal, from } => (Action::Feed { animal, from }, Verb::Feed),
            _ => return None,
        };
        is_open(self.desk, other).then(|| Button { look: Look::Plain, ..self.verb_button(verb) })
    }

    /// The action of the Enter key: the first reaction.
    fn reaction_button(&self) -> Option<Button> {
        let offers = offers(self.desk);
        let shows = match offers.first()?.what {
            OfferKind::Elusive(_) => Trait::Elusive,
            OfferKind::Mimicry(_) => Trait::Mimicry,
            OfferKind::Answer(action) => self.icon_of(action)?,
            OfferKind::Discard(_) => return None,
        };
        let name = say::trait_name(self.words, shows);
        let label = match offers.len() {
            1 => name,
            _ => self.text("desk-defence-first", &[("trait", name.into())]),
        };
        Some(Button { label, look: Look::Danger, icon: Some(shows.into()), click: Click::Confirm })
    }

    fn stop_button(&self) -> Option<Button> {
        let stop = stop_action(self.desk);
        let id = match stop {
            Action::Pass => "ui-pass",
            Action::EndTurn => "ui-end-turn",
            _ => "nw-stop",
        };
        let button = Button { label: self.words.text(id), look: Look::Plain, icon: None, click: Click::Stop };
        self.legal.contains(&stop).then_some(button)
    }

    fn verb_button(&self, verb: Verb) -> Button {
        let text = |id: &str| self.words.text(id);
        let of_trait = |shows: Trait| (say::trait_name(self.words, shows), Some(shows));
        let ((label, icon), look) = match verb {
            Verb::Feed => ((text("ui-feed"), None), Look::Solid),
            Verb::Attack => ((text("ui-attack-new-world"), None), Look::Danger),
            Verb::Shelter => ((text("nw-shelter"), None), Look::Plain),
            Verb::Piracy => ((text("desk-piracy"), Some(Trait::Piracy)), Look::Plain),
            Verb::Metamorphose => (of_trait(Trait::Metamorphosis), Look::Plain),
            Verb::Announce => ((text("nw-announce-trait"), None), Look::Solid),
            Verb::Left => ((text("nw-left"), None), Look::Plain),
            Verb::Right => ((text("nw-right"), None), Look::Plain),
            // Of other games.
            Verb::Fat(_) | Verb::Graze | Verb::Hibernate | Verb::Migrate | Verb::Recombine(_) => {
                ((String::new(), None), Look::Plain)
            }
        };
        Button { label, look, icon: icon.map(Into::into), click: Click::Verb(verb) }
    }
}

/// A prompt that only says something.
fn said(question: String) -> PromptScreen {
    PromptScreen {
        mood: Mood::Wait,
        icon: None,
        question,
        lines: Vec::new(),
        refused: Vec::new(),
        hints: Vec::new(),
        dice: None,
        choices: Vec::new(),
        asked_about: None,
        asked: Vec::new(),
        buttons: Vec::new(),
    }
}
