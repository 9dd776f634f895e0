//! The prompt: one question, what would follow, and its buttons.

use game::Viewer;
use locale::Arg;
use origin::{Action, Decision, Question, Trait};
use table::Waiting;

use super::Brush;
use crate::pick::{Click, OfferKind, Pick, Verb, offers, verbs};
use crate::screen::{Button, Look, Mood, PromptScreen};

impl Brush<'_> {
    pub(crate) fn prompt(&self) -> PromptScreen {
        let Waiting::Decision { asked, decision } = self.desk.table.waiting() else {
            return self.over();
        };
        let is_asked = matches!(self.desk.viewer, Viewer::Seat(seat) if asked.contains(seat));
        if !is_asked {
            return PromptScreen {
                mood: Mood::Wait,
                icon: None,
                question: locale::origin::waiting(self.words, &self.names, &decision),
                lines: Vec::new(),
                refused: Vec::new(),
                hint: None,
                dice: None,
                choices: Vec::new(),
                buttons: Vec::new(),
            };
        }
        PromptScreen {
            mood: self.mood(&decision),
            icon: self.defence_used(),
            question: self.question(&decision),
            lines: self.lines(),
            refused: self.desk.refused.map(|action| self.why(action)).unwrap_or_default(),
            hint: self.desk.hint.map(|action| self.action(action)),
            dice: self.dice(),
            choices: self.choices(),
            buttons: self.buttons(&decision),
        }
    }

    fn over(&self) -> PromptScreen {
        PromptScreen {
            mood: Mood::Over,
            icon: None,
            question: locale::origin::result(self.words, &self.names, &self.desk.table.standings()),
            lines: Vec::new(),
            refused: Vec::new(),
            hint: None,
            dice: None,
            choices: Vec::new(),
            buttons: Vec::new(),
        }
    }

    fn mood(&self, decision: &Decision) -> Mood {
        match (decision.question, &self.desk.pick) {
            (Question::Defend { .. }, _) => Mood::Defence,
            (Question::ChooseTrigger | Question::ChooseScavenger, _) => Mood::Question,
            (Question::ChooseMigrants | Question::ChooseFollower { .. }, _) => Mood::Question,
            (Question::ChooseRestored | Question::ChooseFresh, _) => Mood::Question,
            (_, Pick::Aim { verb: Verb::Attack, .. }) => Mood::Attack,
            (_, Pick::Sure { action: Action::Attack { .. }, .. }) => Mood::Attack,
            _ => Mood::Turn,
        }
    }

    fn question(&self, decision: &Decision) -> String {
        let named = |animal| self.animal_name(animal);
        let of_trait = |face: Trait| locale::origin::trait_name(self.words, face);
        match &self.desk.pick {
            Pick::Sure { action: Action::Run, .. } => {
                let prey = self.view.moment.attack().map(|attack| named(attack.target)).unwrap_or_default();
                self.text("desk-run-sure", &[("animal", prey.into())])
            }
            Pick::Sure { action, .. } => self.text("desk-sure", &[("action", self.action(*action).into())]),
            Pick::Face { face, .. } => self.text("desk-where", &[("trait", of_trait(*face).into())]),
            Pick::FirstOfPair { face, first, .. } => {
                self.text("desk-second", &[("trait", of_trait(*face).into()), ("animal", named(*first).into())])
            }
            Pick::Actor(actor) => self.text("desk-what", &[("animal", named(*actor).into())]),
            Pick::Aim { actor, verb: Verb::Piracy } => self.text("desk-rob-whom", &[("animal", named(*actor).into())]),
            Pick::Aim { actor, .. } => self.text("desk-attack-whom", &[("animal", named(*actor).into())]),
            Pick::Mimic => self.words.text("desk-new-prey"),
            Pick::Tail => self.words.text("desk-which-card"),
            Pick::Nothing => locale::origin::question(self.words, &self.names, decision),
        }
    }

    fn animal_name(&self, animal: origin::AnimalId) -> String {
        locale::Names::animal(&self.names, animal)
    }

    pub(super) fn action(&self, action: Action) -> String {
        locale::origin::action(self.words, &self.names, self.view, &action)
    }

    fn lines(&self) -> Vec<String> {
        match &self.desk.pick {
            Pick::Sure { action, .. } => self.odds(*action),
            Pick::Face { face, .. } | Pick::FirstOfPair { face, .. } => {
                vec![locale::origin::trait_summary(self.words, *face)]
            }
            Pick::Mimic => vec![self.words.text("desk-how-mimic")],
            Pick::Tail => vec![self.words.text("desk-how-tail")],
            Pick::Nothing => match self.desk.decision().map(|d| d.question) {
                Some(Question::Defend { .. }) => vec![self.words.text("desk-all-defences")],
                Some(Question::Develop) => vec![self.words.text("desk-how-develop")],
                Some(Question::Feed) => vec![self.words.text("desk-how-feed")],
                _ => Vec::new(),
            },
            Pick::Actor(_) => Vec::new(),
            Pick::Aim { verb: Verb::Attack, .. } => vec![self.words.text("desk-how-attack")],
            Pick::Aim { .. } => Vec::new(),
        }
    }

    pub(super) fn icon_of(&self, action: Action) -> Option<Trait> {
        match action {
            Action::Trigger { link, .. } => self.view.link(link).map(|link| link.shows),
            Action::LoseTail { discard: origin::CardRef::Stack { shows, .. } } => Some(shows),
            Action::LoseTail { discard: origin::CardRef::Pair(link) } => self.view.link(link).map(|link| link.shows),
            Action::Scavenge { .. } => Some(Trait::Scavenger),
            Action::Mimic { .. } => Some(Trait::Mimicry),
            _ => None,
        }
    }

    fn buttons(&self, decision: &Decision) -> Vec<Button> {
        let button = |label: String, look, click| Button { label, look, icon: None, click };
        let cancel = || button(self.words.text("ui-cancel"), Look::Quiet, Click::Cancel);
        match &self.desk.pick {
            Pick::Nothing if decision_is_turn(decision) => self.stop_button().into_iter().collect(),
            Pick::Nothing => self.defence_button().into_iter().collect(),
            Pick::Sure { action, .. } => {
                let text = |id: &str| self.words.text(id);
                let (look, label, back) = match *action {
                    Action::Attack { .. } => (Look::Danger, text("ui-attack"), "desk-other-prey"),
                    Action::Piracy { .. } => (Look::Solid, text("desk-piracy"), "ui-cancel"),
                    Action::Mimic { to } => {
                        let named = ("animal", locale::field_name(to).into());
                        (Look::Danger, self.text("desk-redirect-to", &[named]), "desk-other-prey")
                    }
                    Action::LoseTail { .. } => {
                        let card = self.icon_of(*action).map(|shows| locale::origin::trait_name(self.words, shows));
                        let named = ("trait", card.unwrap_or_default().into());
                        (Look::Danger, self.text("desk-give-up", &[named]), "desk-other-card")
                    }
                    Action::Run => (Look::Danger, text("desk-run"), "desk-other-defence"),
                    _ => (Look::Solid, text("desk-play"), "ui-cancel"),
                };
                let back = button(text(back), Look::Quiet, Click::Cancel);
                vec![back, Button { label, look, icon: self.defence_used(), click: Click::Confirm }]
            }
            Pick::Face { .. } => {
                vec![cancel(), button(self.words.text("desk-as-animal"), Look::Solid, Click::AsAnimal)]
            }
            Pick::Actor(actor) => {
                let mut buttons = vec![cancel()];
                let verbs = verbs(self.desk, *actor);
                buttons.extend(verbs.into_iter().rev().map(|verb| self.verb_button(verb)));
                buttons
            }
            Pick::FirstOfPair { .. } | Pick::Aim { .. } => vec![cancel()],
            Pick::Mimic | Pick::Tail => {
                vec![button(self.words.text("desk-other-defence"), Look::Quiet, Click::Cancel)]
            }
        }
    }

    /// The deed that Enter does: the first defence.
    fn defence_button(&self) -> Option<Button> {
        if !self.desk.is_defending() {
            return None;
        }
        let offers = offers(self.desk);
        let shows = match offers.first()?.what {
            OfferKind::Run => Trait::Running,
            OfferKind::TailLoss(_) => Trait::TailLoss,
            OfferKind::Mimicry(_) => Trait::Mimicry,
            OfferKind::Answer(_) => return None,
        };
        let name = locale::origin::trait_name(self.words, shows);
        let label = match offers.len() {
            1 => name,
            _ => self.text("desk-defence-first", &[("trait", name.into())]),
        };
        Some(Button { label, look: Look::Danger, icon: Some(shows), click: Click::Confirm })
    }

    /// The defence that is being used.
    fn defence_used(&self) -> Option<Trait> {
        match (self.desk.pick.before_sure(), &self.desk.pick) {
            (Pick::Mimic, _) => Some(Trait::Mimicry),
            (Pick::Tail, _) => Some(Trait::TailLoss),
            (_, Pick::Sure { action: Action::Run, .. }) => Some(Trait::Running),
            _ => None,
        }
    }

    fn stop_button(&self) -> Option<Button> {
        let stop = self.legal.iter().find(|action| matches!(action, Action::Pass | Action::EndTurn))?;
        let id = if *stop == Action::Pass { "ui-pass" } else { "ui-end-turn" };
        Some(Button { label: self.words.text(id), look: Look::Plain, icon: None, click: Click::Stop })
    }

    fn verb_button(&self, verb: Verb) -> Button {
        let (label, look) = match verb {
            Verb::Feed => (self.words.text("ui-feed"), Look::Solid),
            Verb::Attack => (self.words.text("ui-attack"), Look::Danger),
            Verb::Fat(count) => (self.text("desk-fat", &[("count", Arg::Number(i64::from(count)))]), Look::Plain),
            Verb::Piracy => (self.words.text("desk-piracy"), Look::Plain),
            Verb::Graze => (self.words.text("desk-graze"), Look::Plain),
            Verb::Hibernate => (self.words.text("desk-hibernate"), Look::Plain),
        };
        Button { label, look, icon: None, click: Click::Verb(verb) }
    }
}

fn decision_is_turn(decision: &Decision) -> bool {
    matches!(decision.question, Question::Develop | Question::Feed)
}
