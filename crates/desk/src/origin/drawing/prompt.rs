//! The prompt: one question, what would follow, and its buttons.

use game::{RuleId, Viewer};
use locale::Arg;
use origin::{Action, AnimalId, Decision, LinkId, Question, Trait};

use super::Brush;
use super::marks::is_directed;
use crate::click::{Click, Verb};
use crate::origin::pick::{OfferKind, Pick, destinations, offers, remains, restores, verbs};
use crate::screen::{Button, Look, Mood, PromptScreen, Why};

impl Brush<'_> {
    pub(crate) fn prompt(&self) -> PromptScreen {
        let Some(decision) = self.desk.decision() else { return self.over() };
        let asked = self.desk.asked_seats();
        let is_asked = matches!(self.desk.viewer, Viewer::Seat(seat) if asked.contains(seat));
        if !is_asked {
            return PromptScreen {
                mood: Mood::Wait,
                icon: None,
                question: locale::origin::waiting(self.words, &self.names, &decision),
                lines: Vec::new(),
                refused: Vec::new(),
                hints: Vec::new(),
                dice: None,
                choices: Vec::new(),
                asked_about: self.asked_about(),
                asked: self.asked(),
                buttons: Vec::new(),
            };
        }
        PromptScreen {
            mood: self.mood(&decision),
            icon: self.defence_used().or_else(|| subject(&decision)).map(Into::into),
            question: self.question(&decision),
            lines: self.lines(),
            refused: self.refused(),
            hints: self.desk.hint_lines(),
            dice: self.dice(),
            choices: self.choices(),
            asked_about: self.asked_about(),
            asked: self.asked(),
            buttons: self.buttons(&decision),
        }
    }

    fn refused(&self) -> Vec<Why> {
        match (self.desk.refused, self.desk.barred) {
            (Some(action), _) => self.why(action),
            (None, Some((rule, cause))) => {
                let text = locale::origin::refusal(self.words, &self.names, rule, cause.map(AnimalId));
                vec![Why { text, rule: rule.id(), more: 0, rest: Vec::new() }]
            }
            (None, None) => Vec::new(),
        }
    }

    fn over(&self) -> PromptScreen {
        PromptScreen {
            mood: Mood::Over,
            icon: None,
            question: locale::origin::result(self.words, &self.names, &self.desk.standings()),
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

    fn asked_about(&self) -> Option<String> {
        let question = self.desk.decision()?.question;
        matches!(question, Question::ChooseFollower { .. }).then(|| self.words.text("desk-asked-order"))
    }

    fn mood(&self, decision: &Decision) -> Mood {
        match (decision.question, &self.desk.pick) {
            (Question::Defend { .. }, _) => Mood::Defence,
            (Question::ChooseTrigger | Question::ChooseScavenger, _) => Mood::Question,
            (Question::ChooseMigrants | Question::ChooseFollower { .. }, _) => Mood::Question,
            (Question::ChooseRestored | Question::ChooseFresh | Question::ChooseKept { .. }, _) => Mood::Question,
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
            Pick::Face { .. } if restores(self.desk) => self.words.text("desk-restore-which"),
            Pick::Face { .. } if matches!(decision.question, Question::ChooseFresh) => self.words.text("desk-home"),
            Pick::Home { .. } => self.words.text("desk-home"),
            Pick::Depart(animal) => self.text("desk-migrate-where", &[("animal", named(*animal).into())]),
            Pick::Exchange { .. } => self.words.text("desk-exchange-which"),
            Pick::Face { face, .. } => {
                let id = match (face.is_pair(), is_directed(*face)) {
                    (_, true) => "desk-which-guardian",
                    (true, false) => "desk-which-two",
                    (false, false) => "desk-where",
                };
                self.text(id, &[("trait", of_trait(*face).into())])
            }
            Pick::FirstOfPair { face, first, .. } => {
                let id = if is_directed(*face) { "desk-which-ward" } else { "desk-second" };
                self.text(id, &[("trait", of_trait(*face).into()), ("animal", named(*first).into())])
            }
            Pick::Actor(actor) => self.text("desk-what", &[("animal", named(*actor).into())]),
            Pick::Aim { actor, verb: Verb::Piracy } => self.text("desk-rob-whom", &[("animal", named(*actor).into())]),
            Pick::Aim { actor, .. } => self.text("desk-attack-whom", &[("animal", named(*actor).into())]),
            Pick::Mimic => self.words.text("desk-new-prey"),
            Pick::Tail => self.words.text("desk-which-card"),
            Pick::Nothing => self.ride().unwrap_or_else(|| locale::origin::question(self.words, &self.names, decision)),
        }
    }

    /// The pair cards that a journey would cost; who goes where stands on the table.
    fn partings(&self, action: Action) -> Vec<String> {
        let Viewer::Seat(seat) = self.desk.viewer else { return Vec::new() };
        let outlook = self.desk.outlook(seat, action).unwrap_or_default();
        let outlook = origin::Outlook { cuts: outlook.cuts, ..origin::Outlook::default() };
        locale::origin::outlook(self.words, &self.names, &outlook, &action)
    }

    /// The journeys that the animal in question could make along with somebody.
    fn follows(&self) -> Vec<Action> {
        self.legal.iter().copied().filter(|action| matches!(action, Action::Follow { .. })).collect()
    }

    /// The question about a follower where there is one migrant to follow.
    fn ride(&self) -> Option<String> {
        let [Action::Follow { animal, migrant }] = *self.follows().as_slice() else { return None };
        let to = self.view.animal(migrant)?.heading?;
        let location = locale::origin::location_name(self.words, to);
        let (animal, migrant) = (self.animal_name(animal), self.animal_name(migrant));
        let args = [("animal", animal.into()), ("migrant", migrant.into()), ("location", location.into())];
        Some(self.text("desk-ride", &args))
    }

    fn animal_name(&self, animal: AnimalId) -> String {
        locale::Names::animal(&self.names, animal)
    }

    pub(super) fn action(&self, action: Action) -> String {
        locale::origin::action(self.words, &self.names, self.view, &action)
    }

    fn lines(&self) -> Vec<String> {
        match &self.desk.pick {
            Pick::Sure { action, .. } => self.odds(*action),
            Pick::Face { .. } if restores(self.desk) => vec![self.words.text("desk-how-restore")],
            Pick::Home { .. } => vec![self.words.text("desk-how-home")],
            Pick::Depart(_) => vec![self.words.text("desk-how-migrate")],
            Pick::Exchange { .. } => vec![self.words.text("desk-how-exchange")],
            Pick::Face { face, .. } | Pick::FirstOfPair { face, .. } => {
                vec![locale::origin::trait_summary(self.words, *face)]
            }
            Pick::Mimic => vec![self.words.text("desk-how-mimic")],
            Pick::Tail => vec![self.words.text("desk-how-tail")],
            Pick::Nothing => match self.desk.decision().map(|d| d.question) {
                Some(Question::Defend { .. }) => vec![self.words.text("desk-all-defences")],
                Some(Question::Develop) => vec![self.words.text("desk-how-develop")],
                Some(Question::Feed) => vec![self.words.text("desk-how-feed")],
                Some(Question::ChooseMigrants) => vec![self.words.text("desk-how-migrants")],
                Some(Question::ChooseRestored) => vec![self.words.text("desk-how-restored")],
                Some(Question::ChooseFresh) => vec![self.words.text("desk-how-fresh")],
                Some(Question::ChooseFollower { .. }) => {
                    let mut lines = match self.follows().as_slice() {
                        [only] => self.partings(*only),
                        _ => Vec::new(),
                    };
                    lines.push(self.words.text("desk-how-ride"));
                    lines
                }
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
            Action::Migrate { .. } => Some(Trait::Migration),
            Action::Follow { .. } => Some(Trait::Phoresy),
            Action::Keep { .. } => self.view.twins().map(|twins| twins.shows),
            _ => None,
        }
    }

    /// A button for each location to which what is picked can go; the only one is solid.
    fn location_buttons(&self) -> Vec<Button> {
        let locations = destinations(self.desk, &self.desk.pick);
        let look = if locations.len() == 1 { Look::Solid } else { Look::Plain };
        let button = |at| Button {
            label: locale::origin::location_name(self.words, at),
            look,
            icon: matches!(self.desk.pick, Pick::Depart(_)).then(|| Trait::Migration.into()),
            click: Click::Place(at.into()),
        };
        locations.into_iter().map(button).collect()
    }

    /// Stay, and ride along where there is one migrant to follow.
    fn ride_buttons(&self, animal: AnimalId) -> Vec<Button> {
        let at = self.view.animal(animal).map(|animal| animal.at).unwrap_or_default();
        let stay = self.text("desk-stay", &[("location", locale::origin::location_name(self.words, at).into())]);
        let stay = Button { label: stay, look: Look::Plain, icon: None, click: Click::Stop };
        let ride = (self.follows().len() == 1).then(|| Button {
            label: self.words.text("desk-ride-along"),
            look: Look::Solid,
            icon: Some(Trait::Phoresy.into()),
            click: Click::Confirm,
        });
        core::iter::once(stay).chain(ride).collect()
    }

    fn buttons(&self, decision: &Decision) -> Vec<Button> {
        let button = |label: String, look, click| Button { label, look, icon: None, click };
        let cancel = || button(self.words.text("ui-cancel"), Look::Quiet, Click::Cancel);
        match &self.desk.pick {
            Pick::Nothing if decision_is_turn(decision) => self.stop_button().into_iter().collect(),
            Pick::Nothing => match decision.question {
                Question::ChooseFollower { animal } => self.ride_buttons(animal),
                Question::ChooseMigrants => {
                    let icon = Some(Trait::Migration.into());
                    let label = self.words.text("action-set-off");
                    vec![Button { label, look: Look::Solid, icon, click: Click::Confirm }]
                }
                _ => self.defence_button().into_iter().collect(),
            },
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
                    Action::Migrate { .. } => (Look::Solid, text("desk-migrate"), "ui-cancel"),
                    Action::Recombine { .. } => (Look::Solid, text("desk-exchange"), "ui-cancel"),
                    Action::Restore { animal, .. } => {
                        let named = ("animal", locale::field_name(animal).into());
                        (Look::Solid, self.text("desk-restore", &[named]), "desk-other-card")
                    }
                    _ => (Look::Solid, text("desk-play"), "ui-cancel"),
                };
                let back = button(text(back), Look::Quiet, Click::Cancel);
                vec![back, Button { label, look, icon: self.defence_used().map(Into::into), click: Click::Confirm }]
            }
            Pick::Face { card, .. } if restores(self.desk) => {
                let mut buttons = vec![cancel()];
                if let [Action::Restore { animal, .. }] = *remains(self.desk, *card).as_slice() {
                    let named = ("animal", locale::field_name(animal).into());
                    buttons.push(button(self.text("desk-restore", &[named]), Look::Solid, Click::Confirm));
                }
                buttons
            }
            Pick::Face { .. } if matches!(decision.question, Question::ChooseFresh) => {
                core::iter::once(cancel()).chain(self.location_buttons()).collect()
            }
            Pick::Home { .. } | Pick::Depart(_) => core::iter::once(cancel()).chain(self.location_buttons()).collect(),
            Pick::Face { .. } => {
                vec![cancel(), button(self.words.text("desk-as-animal"), Look::Solid, Click::AsAnimal)]
            }
            Pick::Actor(actor) => {
                let mut buttons = vec![cancel()];
                let verbs = verbs(self.desk, *actor);
                buttons.extend(verbs.into_iter().rev().map(|verb| self.verb_button(verb)));
                buttons
            }
            Pick::FirstOfPair { .. } | Pick::Aim { .. } | Pick::Exchange { .. } => vec![cancel()],
            Pick::Mimic | Pick::Tail => {
                vec![button(self.words.text("desk-other-defence"), Look::Quiet, Click::Cancel)]
            }
        }
    }

    /// The action of the Enter key: the first defence.
    fn defence_button(&self) -> Option<Button> {
        if !self.desk.is_defending() {
            return None;
        }
        let offers = offers(self.desk);
        let shows = match offers.first()?.what {
            OfferKind::Run => Trait::Running,
            OfferKind::TailLoss(_) => Trait::TailLoss,
            OfferKind::Mimicry(_) => Trait::Mimicry,
            OfferKind::Answer(_) | OfferKind::Give { .. } => return None,
        };
        let name = locale::origin::trait_name(self.words, shows);
        let label = match offers.len() {
            1 => name,
            _ => self.text("desk-defence-first", &[("trait", name.into())]),
        };
        Some(Button { label, look: Look::Danger, icon: Some(shows.into()), click: Click::Confirm })
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
            Verb::Migrate => (self.words.text("desk-migrate"), Look::Plain),
            Verb::Recombine(link) => (self.recombine_with(link.into()), Look::Plain),
            // Of other games.
            Verb::Shelter | Verb::Metamorphose | Verb::Announce | Verb::Left | Verb::Right => {
                (String::new(), Look::Plain)
            }
        };
        let icon = match verb {
            Verb::Migrate => Some(Trait::Migration.into()),
            Verb::Recombine(_) => Some(Trait::Recombination.into()),
            _ => None,
        };
        Button { label, look, icon, click: Click::Verb(verb) }
    }

    /// The exchange by a pair card, with the partner of the picked animal.
    fn recombine_with(&self, link: LinkId) -> String {
        let Pick::Actor(actor) = self.desk.pick else { return String::new() };
        let partner = self.view.link(link).map(|link| if link.first == actor { link.second } else { link.first });
        self.text("desk-recombine", &[("animal", partner.map(locale::field_name).unwrap_or_default().into())])
    }
}

/// The trait that a question is about.
fn subject(decision: &Decision) -> Option<Trait> {
    match decision.question {
        Question::ChooseMigrants => Some(Trait::Migration),
        Question::ChooseFollower { .. } => Some(Trait::Phoresy),
        Question::ChooseKept { .. } => Some(Trait::Recombination),
        Question::ChooseRestored => Some(Trait::Regeneration),
        _ => None,
    }
}

fn decision_is_turn(decision: &Decision) -> bool {
    matches!(decision.question, Question::Develop | Question::Feed)
}
