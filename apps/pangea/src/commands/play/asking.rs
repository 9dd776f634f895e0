//! One question to one person: the table, the question, numbered choices, and what is typed.

use std::io::Write;

use game::Seat;
use notation::record::ActionOf;
use table::Prompt;

use super::choices::{self, Choice, ChoiceOf};
use super::command::Typed;
use super::session::{Desk, NOW, Next, Session};
use super::shown::{DecisionOf, Part, Shown};
use crate::failure::{Done, Failure};
use crate::terminal::{self, HEADING, INFO, paint, wrap};

/// What a line leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<A, G> {
    /// The actions are carried out, one after another.
    Act(Vec<A>),
    /// A group is opened.
    Open(G, Vec<A>),
    /// A group is closed again.
    Back,
    /// The choices are shown again.
    List,
    /// The table has changed: everything is asked again.
    AskAgain,
    /// The person leaves.
    Leave,
}

/// What a line leads to in a family.
pub type StepOf<F> = Step<ActionOf<F>, <F as Shown>::Group>;

/// Everything about the question that is open.
pub struct Asked<F: Shown> {
    /// Who is asked what.
    pub prompt: Prompt<DecisionOf<F>, ActionOf<F>>,
    /// What that seat sees.
    pub desk: Desk<F>,
    /// The list on the screen.
    pub choices: Vec<ChoiceOf<F>>,
    /// Whether the list is that of a group.
    pub inside: bool,
}

impl<F: Shown> Session<F> {
    /// Asks a person and carries out what is chosen.
    pub(super) fn ask(&mut self, seat: Seat) -> Done<Next> {
        if self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.show_news(seat)?;
        let Some(prompt) = self.table.prompt(seat) else { return Ok(Next::On) };
        let desk = self.desk(seat);
        if !prompt.is_question {
            writeln!(self.out)?;
            self.write_scene(&desk, Part::Table)?;
            if F::wants_hand(&prompt.decision) {
                self.write_scene(&desk, Part::Hand)?;
            }
        }
        let mut opened: Vec<(F::Group, Vec<ActionOf<F>>)> = Vec::new();
        let mut asked = Asked { prompt, desk, choices: Vec::new(), inside: false };
        loop {
            let (group, actions) = match opened.last() {
                Some((group, actions)) => (Some(*group), actions.clone()),
                None => (None, asked.prompt.legal.clone()),
            };
            asked.choices = choices::list::<F>(&actions, group);
            asked.inside = group.is_some();
            self.write_choices(&asked, group)?;
            match self.read_step(&asked)? {
                Step::Act(actions) => return self.act(seat, &asked, &actions),
                Step::Open(group, members) => opened.push((group, members)),
                Step::Back => drop(opened.pop()),
                Step::List => {}
                Step::AskAgain => return Ok(Next::On),
                Step::Leave => return Ok(Next::Leave),
            }
        }
    }

    /// Carries out what was said; where the first steps change what the later ones find, these may be refused.
    fn act(&mut self, seat: Seat, asked: &Asked<F>, actions: &[ActionOf<F>]) -> Done<Next> {
        for (place, &action) in actions.iter().enumerate() {
            let acted = self.table.act(seat, action, NOW);
            self.note();
            match acted {
                Ok(_) => {}
                Err(error) if place == 0 => return Err(Failure::failed(format!("the table refused it: {error}"))),
                Err(_) => {
                    self.say(&self.words.text("cli-not-possible-now"))?;
                    self.explain(asked, &[action])?;
                    break;
                }
            }
        }
        Ok(Next::On)
    }

    fn write_choices(&mut self, asked: &Asked<F>, group: Option<F::Group>) -> Done {
        let heading = match group {
            None => F::question(&asked.desk.glance(self.words), &asked.prompt.decision),
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
    fn choice_text(&self, asked: &Asked<F>, action: ActionOf<F>) -> String {
        let name = self.label(asked, action);
        let consequences = self.consequences(asked, action).join(" ");
        if consequences.is_empty() { name } else { format!("{name}. {consequences}") }
    }

    /// What would follow from a legal action, a sentence each.
    pub(super) fn consequences(&self, asked: &Asked<F>, action: ActionOf<F>) -> Vec<String> {
        match self.table.outlook(asked.prompt.seat, action) {
            Some(follows) => F::outlook(&asked.desk.glance(self.words), &follows, action),
            None => Vec::new(),
        }
    }

    /// An action in words.
    pub(super) fn label(&self, asked: &Asked<F>, action: ActionOf<F>) -> String {
        F::label(&asked.desk.glance(self.words), action)
    }

    fn group_name(&self, asked: &Asked<F>, group: F::Group) -> String {
        F::group_name(&asked.desk.glance(self.words), group)
    }

    /// Reads lines until one leads somewhere.
    fn read_step(&mut self, asked: &Asked<F>) -> Done<StepOf<F>> {
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

    fn respond(&mut self, asked: &Asked<F>, line: &str) -> Done<Option<StepOf<F>>> {
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

    fn choose(&mut self, asked: &Asked<F>, number: usize) -> Done<Option<StepOf<F>>> {
        if number == 0 && asked.inside {
            return Ok(Some(Step::Back));
        }
        let choice = number.checked_sub(1).and_then(|place| asked.choices.get(place));
        match choice {
            Some(Choice::Do(action)) => Ok(Some(Step::Act(vec![*action]))),
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
