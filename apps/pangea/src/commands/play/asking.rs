//! One question to one person: the table, the question, numbered choices, and what is typed.

use std::io::Write;

use game::Seat;
use locale::field_name;
use locale::origin::{action as label, card_name, outlook, question, trait_name};
use origin::{Action, Decision, Trait};
use table::Prompt;

use super::choices::{self, Choice, Group};
use super::command::Typed;
use super::scene::{Part, record_name};
use super::session::{Desk, NOW, Next, Session};
use crate::failure::{Done, Failure};
use crate::terminal::{self, HEADING, INFO, paint, wrap};

/// What a line leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The action is carried out.
    Act(Action),
    /// A group is opened.
    Open(Group, Vec<Action>),
    /// A group is closed again.
    Back,
    /// The choices are shown again.
    List,
    /// The table has changed: everything is asked anew.
    Anew,
    /// The person leaves.
    Leave,
}

/// Everything about the question that is open.
pub struct Asked {
    /// Who is asked what.
    pub prompt: Prompt<Decision, Action>,
    /// What that seat sees.
    pub desk: Desk,
    /// The list on the screen.
    pub choices: Vec<Choice>,
    /// Whether the list is that of a group.
    pub inside: bool,
}

impl Session {
    /// Asks a person and carries out what is chosen.
    pub(super) fn ask(&mut self, seat: Seat) -> Done<Next> {
        if self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.tell(seat)?;
        let Some(prompt) = self.table.prompt(seat) else { return Ok(Next::On) };
        let desk = self.desk(seat);
        if !prompt.is_question {
            writeln!(self.out)?;
            self.write_scene(&desk, Part::Table)?;
            if prompt.decision.question == origin::Question::Develop {
                self.write_scene(&desk, Part::Hand)?;
            }
        }
        let mut opened: Vec<(Group, Vec<Action>)> = Vec::new();
        let mut asked = Asked { prompt, desk, choices: Vec::new(), inside: false };
        loop {
            let (group, actions) = match opened.last() {
                Some((group, actions)) => (Some(*group), actions.clone()),
                None => (None, asked.prompt.legal.clone()),
            };
            asked.choices = choices::list(&actions, group);
            asked.inside = group.is_some();
            self.write_choices(&asked, group)?;
            match self.read_step(&asked)? {
                Step::Act(action) => return self.act(seat, action),
                Step::Open(group, members) => opened.push((group, members)),
                Step::Back => drop(opened.pop()),
                Step::List => {}
                Step::Anew => return Ok(Next::On),
                Step::Leave => return Ok(Next::Leave),
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Done<Next> {
        self.table.act(seat, action, NOW).map_err(|error| Failure::failed(format!("the table refused it: {error}")))?;
        self.note();
        Ok(Next::On)
    }

    fn write_choices(&mut self, asked: &Asked, group: Option<Group>) -> Done {
        let heading = match group {
            None => question(self.words, &asked.desk.names(), &asked.prompt.decision),
            Some(group) => self.group_name(asked, group),
        };
        writeln!(self.out, "\n{}", paint(HEADING, &heading))?;
        let width = terminal::width();
        for (place, choice) in asked.choices.iter().enumerate() {
            let number = format!("{:>3}. ", place + 1);
            let text = match choice {
                Choice::Do(action) => self.choice_text(asked, *action),
                Choice::Open(group, _) => format!("{} …", self.group_name(asked, *group)),
            };
            for (row, line) in wrap(&text, width.saturating_sub(5), 0).iter().enumerate() {
                let margin = if row == 0 { number.as_str() } else { "     " };
                writeln!(self.out, "{margin}{line}")?;
            }
        }
        if asked.inside {
            writeln!(self.out, "  0. {}", self.words.text("cli-back"))?;
        }
        Ok(())
    }

    /// The choice and what would follow from it.
    fn choice_text(&self, asked: &Asked, action: Action) -> String {
        let name = self.label(asked, action);
        let consequences = self.consequences(asked, action).join(" ");
        if consequences.is_empty() { name } else { format!("{name}. {consequences}") }
    }

    /// What would follow from a legal action, a sentence each.
    pub(super) fn consequences(&self, asked: &Asked, action: Action) -> Vec<String> {
        match self.table.outlook(asked.prompt.seat, action) {
            Some(follows) => outlook(self.words, &asked.desk.names(), &follows, &action),
            None => Vec::new(),
        }
    }

    /// An action in words.
    pub(super) fn label(&self, asked: &Asked, action: Action) -> String {
        label(self.words, &asked.desk.names(), &asked.desk.view, &action)
    }

    fn group_name(&self, asked: &Asked, group: Group) -> String {
        let words = self.words;
        match group {
            Group::Card(card) => card_name(words, card),
            Group::Face(_, face) => trait_name(words, face),
            Group::Animal(animal) => format!("{} ({})", field_name(animal), record_name(animal)),
            Group::Attacker(animal) => format!("{}: {}", words.text("ui-attack"), field_name(animal)),
            Group::Pirate(animal) => format!("{}: {}", trait_name(words, Trait::Piracy), field_name(animal)),
            Group::Exchange(link) => {
                let ends = asked
                    .desk
                    .view
                    .link(link)
                    .map(|link| format!("{} ↔ {}", field_name(link.first), field_name(link.second)));
                format!("{}: {}", trait_name(words, Trait::Recombination), ends.unwrap_or_default())
            }
        }
    }

    /// Reads lines until one leads somewhere.
    fn read_step(&mut self, asked: &Asked) -> Done<Step> {
        let last = asked.choices.len();
        let mark = self.words.text_with("cli-choose-number", &[("last", last.into())]);
        loop {
            let mark = format!("{} ", paint(INFO, &mark));
            let Some(line) = self.keyboard.line(&mark, &mut self.out)? else {
                self.say(&self.words.text("cli-end-of-input"))?;
                return Ok(Step::Leave);
            };
            if let Some(step) = self.respond(asked, &line)? {
                return Ok(step);
            }
        }
    }

    fn respond(&mut self, asked: &Asked, line: &str) -> Done<Option<Step>> {
        match Typed::read(line) {
            Typed::Number(number) => self.choose(asked, number),
            Typed::Nothing => Ok(Some(Step::List)),
            Typed::Why(what) => self.why(asked, &what).map(|()| None),
            Typed::Rules(id) => self.rules(&id).map(|()| None),
            Typed::Log => self.show_log(asked.prompt.seat).map(|()| None),
            Typed::Table => self.write_scene(&asked.desk, Part::Table).map(|()| None),
            Typed::Hand => self.write_scene(&asked.desk, Part::HandExplained).map(|()| None),
            Typed::Undo => self.undo(asked.prompt.seat),
            Typed::Save(name) => self.save(name.as_deref()),
            Typed::Hint => self.hint(asked).map(|()| None),
            Typed::Help => self.help(asked).map(|()| None),
            Typed::Quit => self.quit(),
            Typed::Move(words) => self.try_move(asked, &words),
        }
    }

    fn choose(&mut self, asked: &Asked, number: usize) -> Done<Option<Step>> {
        if number == 0 && asked.inside {
            return Ok(Some(Step::Back));
        }
        let choice = number.checked_sub(1).and_then(|place| asked.choices.get(place));
        match choice {
            Some(Choice::Do(action)) => Ok(Some(Step::Act(*action))),
            Some(Choice::Open(group, members)) => Ok(Some(Step::Open(*group, members.clone()))),
            None => {
                let last = asked.choices.len();
                let args = [("number", number.into()), ("last", last.into())];
                self.say(&self.words.text_with("cli-number-out-of-range", &args))?;
                Ok(None)
            }
        }
    }
}
