//! The prompt: one question, what would follow, and its buttons.

use northstar::{Action, Question, Scarce, Trait};

use super::Brush;
use crate::boards::attack;
use crate::boards::pick::{Pick, answers};
use crate::click::{Click, Verb};
use crate::screen::{Button, Chip, ChipKind, ChoiceScreen, Emblem, Look, Mood, PromptScreen};

impl Brush<'_> {
    pub(super) fn prompt(&self) -> PromptScreen {
        let Some(decision) = self.desk.decision() else {
            let verdict = self.verdict(&self.desk.standings());
            return PromptScreen { question: verdict, ..empty(Mood::Over) };
        };
        let Some(question) = self.asked else {
            let question = match self.desk.is_together() {
                true => self.together(decision.question),
                false => locale::northstar::waiting(self.words, &self.players(), &decision),
            };
            return PromptScreen { question, ..empty(Mood::Wait) };
        };
        PromptScreen {
            icon: self.icon(question),
            question: self.question(question),
            lines: self.lines(question),
            refused: self.desk.refused.map(|action| self.why(action)).unwrap_or_default(),
            hints: self.desk.hint_lines(),
            choices: self.choices(),
            buttons: self.buttons(question),
            ..empty(self.mood(question))
        }
    }

    /// What is said while several decide.
    fn together(&self, question: Question) -> String {
        let ready = self.hole().ready;
        let text = ready.map(|ready| ready.waiting.unwrap_or(ready.text)).unwrap_or_default();
        match question {
            Question::ChooseFoodCard => {
                let title = locale::northstar::phase_title(self.words, northstar::Phase::FoodCard);
                format!("{title}. {text}")
            }
            _ => text,
        }
    }

    fn mood(&self, question: Question) -> Mood {
        match (question, &self.desk.pick) {
            (Question::Feed, Pick::Aim(_) | Pick::Attack { .. }) | (Question::Pay { .. }, _) => Mood::Attack,
            (Question::ChooseLeaf | Question::Store { .. } | Question::Scarce { .. }, _) => Mood::Question,
            _ => Mood::Turn,
        }
    }

    fn icon(&self, question: Question) -> Option<Emblem> {
        let shows = match (question, &self.desk.pick) {
            (Question::Play, Pick::Card(card)) => card.shows,
            (_, Pick::Sure { action: Action::Drop { drops, .. }, .. }) => *drops,
            (_, Pick::Sure { action: Action::Intelligence { .. }, .. }) => Trait::Intelligence,
            (_, Pick::Attack { ignores, .. }) if !ignores.is_empty() => Trait::Intelligence,
            (Question::Pay { .. }, _) => Trait::Intelligence,
            (Question::Store { .. }, _) => Trait::FatTissue,
            (Question::Scarce { .. }, _) => Trait::Cooperation,
            _ => return None,
        };
        Some(shows.into())
    }

    fn question(&self, question: Question) -> String {
        let card = |card| locale::northstar::card_name(self.words, card);
        match &self.desk.pick {
            Pick::Card(picked) if question == Question::ChooseFoodCard => {
                self.text("board-lay-sure", &[("card", card(*picked).into())])
            }
            Pick::Card(picked) => {
                let name = locale::northstar::trait_name(self.words, picked.shows);
                self.text("board-where", &[("card", name.into())])
            }
            Pick::Actor(species) => self.text("desk-what", &[("animal", self.name(*species).into())]),
            Pick::Aim(species) => self.text("desk-attack-whom", &[("animal", self.name(*species).into())]),
            Pick::Attack { victim, pays, .. } if !pays.is_empty() => {
                let cards: Vec<String> = pays.iter().map(|paid| card(*paid)).collect();
                let cards = ("cards", cards.join(", ").into());
                self.text("board-attack-pay", &[cards, ("victim", self.name(*victim).into())])
            }
            Pick::Attack { attacker, victim, ignores, .. } => {
                let action = self.action(attack::with(*attacker, *victim, *ignores));
                self.text("desk-sure", &[("action", action.into())])
            }
            Pick::Sure { action, .. } => self.text("desk-sure", &[("action", self.action(*action).into())]),
            Pick::Nothing => locale::northstar::question(self.words, question),
        }
    }

    fn lines(&self, question: Question) -> Vec<String> {
        let say = |id: &str| vec![self.words.text(id)];
        match (&self.desk.pick, question) {
            (Pick::Card(_), Question::ChooseFoodCard) => say("board-how-food"),
            (Pick::Card(card), _) => {
                let summary = locale::northstar::trait_summary(self.words, card.shows);
                vec![summary, self.words.text("board-how-play")]
            }
            (Pick::Actor(actor), _) => {
                let feed = self.odds(Action::Feed { species: *actor });
                let thinks =
                    |action: &Action| matches!(action, Action::Intelligence { species, .. } if species == actor);
                let think = self.legal.iter().any(thinks).then(|| self.words.text("board-how-think"));
                feed.into_iter().chain(think).collect()
            }
            (Pick::Aim(_), _) => say("desk-how-attack"),
            (Pick::Attack { attacker, victim, ignores, .. }, _) => {
                let mut lines = Vec::new();
                if !ignores.is_empty() {
                    let traits = locale::northstar::trait_list(self.words, *ignores);
                    lines.push(self.text("board-ignored", &[("traits", traits.into())]));
                }
                lines.extend(self.odds(attack::with(*attacker, *victim, *ignores)));
                if !ignores.is_empty() {
                    lines.push(self.words.text("board-any-card"));
                }
                lines
            }
            (Pick::Sure { action, .. }, _) => self.odds(*action),
            (Pick::Nothing, Question::ChooseFoodCard) => say("board-how-food"),
            (Pick::Nothing, Question::Play) if self.view.options.quick_play => say("board-how-quick"),
            (Pick::Nothing, Question::Play) => say("board-how-start"),
            (Pick::Nothing, Question::Feed) => say("board-how-feed"),
            (Pick::Nothing, Question::ChooseLeaf) => say("board-how-leaf"),
            (Pick::Nothing, Question::Store { .. }) => say("board-how-store"),
            (Pick::Nothing, Question::Pay { .. }) => say("board-hand-pay"),
            (Pick::Nothing, Question::Scarce { .. }) => Vec::new(),
        }
    }

    fn choices(&self) -> Vec<ChoiceScreen> {
        let plain = |icon: Option<Trait>, name: String, text: String| ChoiceScreen {
            icon: icon.map(Into::into),
            name,
            odds: String::new(),
            text,
            chip: None,
        };
        if let Pick::Attack { attacker, victim, ignores, .. } = &self.desk.pick {
            let ways = attack::ways(self.desk, *attacker, *victim);
            let choice = |t: Trait| {
                let on = ignores.contains(t);
                let name = locale::northstar::trait_name(self.words, t);
                let id = if on { "board-ignore-not" } else { "board-ignore" };
                let text = if on { String::new() } else { self.words.text("board-ignore-text") };
                let mut choice = plain(Some(t), self.text(id, &[("trait", name.into())]), text);
                choice.chip = on.then(|| Chip { kind: ChipKind::First, text: self.words.text("desk-chosen") });
                choice
            };
            return attack::free_to_ignore(&ways).into_iter().map(choice).collect();
        }
        let answer = |action: Action| {
            let icon = match action {
                Action::Leaf { acts, .. } => Some(acts),
                Action::Store { .. } => Some(Trait::FatTissue),
                Action::Scarce { first: Scarce::Forage } => Some(Trait::Foraging),
                Action::Scarce { .. } => Some(Trait::Cooperation),
                _ => None,
            };
            plain(icon, self.action(action), String::new())
        };
        answers(self.desk).into_iter().map(answer).collect()
    }

    fn buttons(&self, question: Question) -> Vec<Button> {
        let button = |id: &str, look, click| Button { label: self.words.text(id), look, icon: None, click };
        let cancel = || button("ui-cancel", Look::Quiet, Click::Cancel);
        match &self.desk.pick {
            Pick::Nothing => self.at_rest(question).into_iter().collect(),
            Pick::Card(_) if question == Question::ChooseFoodCard => {
                vec![
                    button("board-put-back", Look::Quiet, Click::Cancel),
                    button("board-lay", Look::Solid, Click::Confirm),
                ]
            }
            Pick::Card(_) => vec![button("board-put-back", Look::Quiet, Click::Cancel)],
            Pick::Actor(species) => {
                let feeds = self.legal.contains(&Action::Feed { species: *species });
                let feed = feeds.then(|| button("ui-feed", Look::Solid, Click::Verb(Verb::Feed)));
                core::iter::once(cancel()).chain(feed).collect()
            }
            Pick::Aim(_) => vec![cancel()],
            Pick::Attack { ignores, .. } => {
                let id = if ignores.is_empty() { "ui-attack" } else { "board-discard-attack" };
                vec![button("desk-other-prey", Look::Quiet, Click::Cancel), button(id, Look::Danger, Click::Confirm)]
            }
            Pick::Sure { action, .. } => {
                let (id, look) = match action {
                    Action::Drop { .. } => ("board-drop-it", Look::Danger),
                    _ => ("board-discard-it", Look::Solid),
                };
                vec![cancel(), button(id, look, Click::Confirm)]
            }
        }
    }

    fn at_rest(&self, question: Question) -> Option<Button> {
        let button = |id: &str, look, click| Button { label: self.words.text(id), look, icon: None, click };
        let stops = self.legal.iter().any(|action| matches!(action, Action::Pass | Action::EndTurn));
        Some(match question {
            Question::Play if self.view.options.quick_play => button("board-ready", Look::Solid, Click::Stop),
            Question::Play => button("board-finish", Look::Solid, Click::Stop),
            Question::Feed if stops && self.legal.contains(&Action::Pass) => {
                button("ui-pass", Look::Plain, Click::Stop)
            }
            Question::Feed if stops => button("ui-end-turn", Look::Plain, Click::Stop),
            Question::ChooseLeaf if self.legal.contains(&Action::DefaultOrder) => {
                button("board-usual-order", Look::Solid, Click::Confirm)
            }
            _ => return None,
        })
    }
}

fn empty(mood: Mood) -> PromptScreen {
    PromptScreen {
        mood,
        icon: None,
        question: String::new(),
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
