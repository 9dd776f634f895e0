//! The prompt: one question, what would follow, and its buttons.

use game::Viewer;
use locale::Arg;
use origin::{Action, Decision, Question, Trait};
use table::Waiting;

use super::Brush;
use crate::pick::{Click, OfferKind, Pick, Verb, offers, verbs};
use crate::screen::{Button, ChoiceScreen, Look, Mood, PromptScreen};

impl Brush<'_> {
    pub(crate) fn prompt(&self) -> PromptScreen {
        let Waiting::Decision { asked, decision } = self.desk.table.waiting() else {
            return self.over();
        };
        let is_asked = matches!(self.desk.viewer, Viewer::Seat(seat) if asked.contains(seat));
        if !is_asked {
            return PromptScreen {
                mood: Mood::Wait,
                question: locale::origin::waiting(self.words, &self.names, &decision),
                lines: Vec::new(),
                refused: Vec::new(),
                hint: None,
                choices: Vec::new(),
                buttons: Vec::new(),
            };
        }
        PromptScreen {
            mood: self.mood(&decision),
            question: self.question(&decision),
            lines: self.lines(),
            refused: self.desk.refused.map(|action| self.why(action)).unwrap_or_default(),
            hint: self.desk.hint.map(|action| self.action(action)),
            choices: self.choices(),
            buttons: self.buttons(&decision),
        }
    }

    fn over(&self) -> PromptScreen {
        PromptScreen {
            mood: Mood::Over,
            question: locale::origin::result(self.words, &self.names, &self.desk.table.standings()),
            lines: Vec::new(),
            refused: Vec::new(),
            hint: None,
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

    fn action(&self, action: Action) -> String {
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

    fn choices(&self) -> Vec<ChoiceScreen> {
        // A new prey is chosen in the own row, a card to give up on the animal itself.
        if matches!(self.desk.pick.before_sure(), Pick::Mimic | Pick::Tail) {
            return Vec::new();
        }
        let named = |icon: Trait, odds: &str, text: &str, count: usize| ChoiceScreen {
            icon: Some(icon),
            name: locale::origin::trait_name(self.words, icon),
            odds: self.text(odds, &[("count", count.into())]),
            text: self.words.text(text),
        };
        offers(self.desk)
            .into_iter()
            .map(|offer| match offer.what {
                OfferKind::Run => named(Trait::Running, "desk-run-odds", "desk-run-text", 0),
                OfferKind::Mimicry(count) => named(Trait::Mimicry, "desk-mimicry-odds", "desk-mimicry-text", count),
                OfferKind::TailLoss => named(Trait::TailLoss, "desk-tail-odds", "desk-tail-text", 0),
                OfferKind::Answer(action) => ChoiceScreen {
                    icon: self.icon_of(action),
                    name: self.action(action),
                    odds: String::new(),
                    text: self.odds(action).join(" "),
                },
            })
            .collect()
    }

    fn icon_of(&self, action: Action) -> Option<Trait> {
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
        let button = |label: String, look, click| Button { label, look, click };
        let cancel = || button(self.words.text("ui-cancel"), Look::Quiet, Click::Cancel);
        match &self.desk.pick {
            Pick::Nothing if decision_is_turn(decision) => self.stop_button().into_iter().collect(),
            Pick::Nothing => Vec::new(),
            Pick::Sure { action, .. } => {
                let (look, id) = match action {
                    Action::Attack { .. } => (Look::Danger, "ui-attack"),
                    Action::Piracy { .. } => (Look::Solid, "desk-piracy"),
                    Action::Mimic { .. } => (Look::Danger, "desk-redirect"),
                    Action::LoseTail { .. } => (Look::Danger, "desk-give-up"),
                    _ => (Look::Solid, "desk-play"),
                };
                vec![cancel(), button(self.words.text(id), look, Click::Confirm)]
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
            Pick::FirstOfPair { .. } | Pick::Aim { .. } | Pick::Mimic | Pick::Tail => vec![cancel()],
        }
    }

    fn stop_button(&self) -> Option<Button> {
        let stop = self.legal.iter().find(|action| matches!(action, Action::Pass | Action::EndTurn))?;
        let id = if *stop == Action::Pass { "ui-pass" } else { "ui-end-turn" };
        Some(Button { label: self.words.text(id), look: Look::Plain, click: Click::Stop })
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
        Button { label, look, click: Click::Verb(verb) }
    }
}

fn decision_is_turn(decision: &Decision) -> bool {
    matches!(decision.question, Question::Develop | Question::Feed)
}
