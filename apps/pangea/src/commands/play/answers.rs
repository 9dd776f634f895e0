//! Answers to what a person types besides a number: why, rules, log, undo, save, hint, help, quit, a move in words.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use desk::advice::{Budget, Hint};
use desk::diary::plain;
use game::{Reason, RuleId, Seat};
use notation::record::{ActionOf, RuleOf};
use table::UndoRefused;

use super::asking::{Asked, Step, StepOf};
use super::choices::{Choice, ChoiceOf};
use super::keeper::locked;
use super::naming::{self, Wanted};
use super::session::{GoOn, NOW, Session};
use super::shown::Shown;
use crate::commands::rules;
use crate::failure::Done;
use crate::file::Existing;
use crate::markdown;
use crate::seed;
use crate::terminal::{self, DANGER, HEADING, INFO, QUIET, pad, paint, wrap};

/// How long a hint is searched, and by how many threads at most.
const HINT_TIME: Duration = Duration::from_millis(500);
const HINT_THREADS: usize = 4;
/// Moves that are explained or listed at once, at most.
const MOST_EXPLAINED: usize = 6;

impl<F: Shown> Session<F> {
    /// Explains why something is or is not possible.
    pub(super) fn why(&mut self, asked: &Asked<F>, what: &str) -> Done {
        if what.is_empty() {
            return self.say(&self.words.text("cli-why-usage"));
        }
        let meant = match what.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|place| asked.choices.get(place)) {
                Some(Choice::Do(action)) => vec![*action],
                Some(Choice::Open(_, members)) => members.clone(),
                None => Vec::new(),
            },
            Err(_) => self.meant(asked, what),
        };
        if meant.is_empty() {
            self.say(&self.words.text("cli-why-nothing"))?;
            return self.say(&self.words.text("cli-why-usage"));
        }
        self.explain(asked, &meant)
    }

    /// Every reason against each of these actions, or what would follow from it; what is alike is said once.
    pub(super) fn explain(&mut self, asked: &Asked<F>, actions: &[ActionOf<F>]) -> Done {
        let mut sorted: Vec<(bool, ActionOf<F>)> =
            actions.iter().map(|&action| (asked.prompt.legal.contains(&action), action)).collect();
        // People ask about what they cannot do.
        sorted.sort_by_key(|(legal, _)| *legal);
        let mut alike: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for (_, action) in sorted {
            let (name, lines) = (self.label(asked, action), self.explanation(asked, action));
            match alike.iter_mut().find(|(known, _)| *known == lines) {
                Some((_, names)) if names.contains(&name) => {}
                Some((_, names)) => names.push(name),
                None => alike.push((lines, vec![name])),
            }
        }
        for (lines, names) in alike.iter().take(MOST_EXPLAINED) {
            self.write_explanation(names, lines)?;
        }
        let more: usize = alike.iter().skip(MOST_EXPLAINED).map(|(_, names)| names.len()).sum();
        if more > 0 {
            writeln!(self.out, "{}", paint(QUIET, &self.more(more)))?;
        }
        Ok(())
    }

    fn write_explanation(&mut self, names: &[String], lines: &[String]) -> Done {
        let width = terminal::width();
        for name in names.iter().take(MOST_EXPLAINED) {
            for part in wrap(name, width, 2) {
                writeln!(self.out, "{}", paint(HEADING, &part))?;
            }
        }
        if let Some(more) = names.len().checked_sub(MOST_EXPLAINED).filter(|more| *more > 0) {
            writeln!(self.out, "{}", paint(QUIET, &self.more(more)))?;
        }
        for line in lines {
            for part in wrap(line, width.saturating_sub(2), 2) {
                writeln!(self.out, "  {part}")?;
            }
        }
        Ok(())
    }

    fn more(&self, count: usize) -> String {
        self.words.text_with("cli-more-choices", &[("count", count.into())])
    }

    /// Every reason against an action with its rule, or that it is allowed and what would follow.
    fn explanation(&self, asked: &Asked<F>, action: ActionOf<F>) -> Vec<String> {
        let reasons = self.table.why_not(asked.prompt.seat, action);
        if reasons.0.is_empty() {
            let mut lines = vec![self.words.text("cli-why-allowed")];
            lines.extend(self.consequences(asked, action));
            return lines;
        }
        let at = asked.desk.glance(self.words);
        let line = |reason: &Reason<RuleOf<F>>| {
            let sentence = F::refusal(&at, reason);
            self.words.text_with("cli-why-reason", &[("reason", sentence.into()), ("rule", reason.rule.id().into())])
        };
        reasons.0.iter().map(line).collect()
    }

    /// The actions that some words name, among all that can be tried.
    fn meant(&self, asked: &Asked<F>, words: &str) -> Vec<ActionOf<F>> {
        let (view, decision) = (&asked.desk.view, &asked.prompt.decision);
        if let Ok(actions) = F::read_action(view, words) {
            return actions.into_iter().take(1).collect();
        }
        let here = self.named(asked, &F::attempts(view, decision), words, Wanted::All);
        if here.is_empty() { self.named(asked, &F::elsewhere(view, decision), words, Wanted::All) } else { here }
    }

    /// Those of the actions that some words name.
    fn named(&self, asked: &Asked<F>, actions: &[ActionOf<F>], words: &str, wanted: Wanted) -> Vec<ActionOf<F>> {
        let view = &asked.desk.view;
        let texts: Vec<[String; 3]> = actions
            .iter()
            .map(|&action| {
                let short = F::write_action(view, asked.prompt.seat, action);
                let spelled = F::spelled(view, &short);
                [self.label(asked, action), short, spelled]
            })
            .collect();
        let places = naming::named(words, &texts, wanted);
        places.into_iter().filter_map(|place| actions.get(place).copied()).collect()
    }

    /// A move in words: carried out if it is clear and legal, otherwise answered.
    pub(super) fn try_move(&mut self, asked: &Asked<F>, words: &str) -> Done<Option<StepOf<F>>> {
        // One word alone is too easily typed by mistake, unless it is the whole move.
        let written = |action: ActionOf<F>| F::write_action(&asked.desk.view, asked.prompt.seat, action);
        let is_clear = |action: ActionOf<F>| {
            words.split_whitespace().count() > 1
                || written(action).eq_ignore_ascii_case(words)
                || self.label(asked, action).eq_ignore_ascii_case(words)
        };
        // Words as in a record may say more than a list of choices does: an attack and what is paid for it, or an order of
        // the row, of which there are too many for a list.
        if let Ok(actions) = F::read_action(&asked.desk.view, words)
            && (actions.len() > 1 || actions.first().is_some_and(|action| !asked.prompt.legal.contains(action)))
            && self.table.why_not(asked.prompt.seat, actions[0]).0.is_empty()
        {
            return Ok(Some(Step::Act(actions)));
        }
        let fitting = self.named(asked, &asked.prompt.legal, words, Wanted::Best);
        match fitting.as_slice() {
            [only] if is_clear(*only) => return Ok(Some(Step::Act(vec![*only]))),
            [] => {}
            several => {
                self.say(&self.words.text("cli-several-fit"))?;
                for &action in several.iter().take(MOST_EXPLAINED) {
                    let (name, short) = (self.label(asked, action), written(action));
                    writeln!(self.out, "  {name} {}", paint(QUIET, &format!("({short})")))?;
                }
                return Ok(None);
            }
        }
        let meant = self.meant(asked, words);
        if let [only] = meant.as_slice()
            && is_clear(*only)
            && self.table.why_not(asked.prompt.seat, *only).0.is_empty()
        {
            return Ok(Some(Step::Act(meant)));
        }
        if meant.is_empty() {
            let args = [("input", words.into()), ("last", asked.choices.len().into())];
            self.say(&self.words.text_with("cli-unknown-input", &args))?;
        } else {
            self.say(&self.words.text("cli-not-possible-now"))?;
            self.explain(asked, &meant)?;
        }
        Ok(None)
    }

    /// A rule in full.
    pub(super) fn rules(&mut self, id: &str) -> Done {
        if id.is_empty() {
            return self.say(&self.words.text("cli-rules-usage"));
        }
        let lang = self.words.lang();
        let Ok(found) = rules::find(id, lang) else {
            self.say(&self.words.text_with("cli-rule-unknown", &[("rule", id.into())]))?;
            let near = rules::near(id, lang);
            return if near.is_empty() { Ok(()) } else { self.say(&format!("? {}", near.join(", "))) };
        };
        for rule in found {
            writeln!(self.out, "{}", paint(HEADING, &format!("{}: {}", rule.id, rule.title)))?;
            for line in markdown::lines(rule.text, terminal::width(), 2) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Everything this seat has seen happen.
    pub(super) fn show_log(&mut self, seat: Seat) -> Done {
        let lines = self.diaries.get(seat.index()).map(|diary| diary.all().to_vec()).unwrap_or_default();
        if lines.is_empty() {
            return self.say(&self.words.text("cli-log-empty"));
        }
        self.write_log(&lines)
    }

    /// Takes the last decision of the seat back.
    pub(super) fn undo(&mut self, seat: Seat) -> Done<Option<StepOf<F>>> {
        match self.table.undo(seat, NOW) {
            Ok(undone) => {
                for diary in self.diaries.iter_mut().chain([&mut self.spectator]) {
                    diary.take_back(undone.from);
                }
                self.note();
                self.say(&self.words.text("cli-undone"))?;
                Ok(Some(Step::AskAgain))
            }
            Err(refused) => {
                let id = match refused {
                    UndoRefused::NothingToUndo => "cli-nothing-to-undo",
                    UndoRefused::HiddenRevealed => "cli-undo-revealed",
                    UndoRefused::OthersActed => "cli-undo-others",
                };
                self.say(&self.words.text(id))?;
                Ok(None)
            }
        }
    }

    /// Saves the game; asks before it replaces a file of something else.
    pub(super) fn save(&mut self, name: Option<&str>) -> Done<Option<StepOf<F>>> {
        let path = name.map(from_home);
        let mut existing = Existing::Keep;
        if let Some(path) = path.as_ref().filter(|path| locked(&self.keeper).would_replace(path)) {
            let file = path.display().to_string();
            self.say(&self.words.text_with("cli-file-exists", &[("file", file.into())]))?;
            match self.ask_yes_no(&self.words.text("cli-replace-file"))? {
                None => return Ok(Some(Step::Leave)),
                Some(false) => return Ok(None),
                Some(true) => existing = Existing::Replace,
            }
        }
        let saved = locked(&self.keeper).save(path.as_deref(), existing);
        match saved {
            Ok(path) => self.show_saved(&path, GoOn::Later)?,
            Err(failure) => self.write_failure(&failure)?,
        }
        Ok(None)
    }

    fn write_failure(&mut self, failure: &crate::failure::Failure) -> Done {
        match failure.message() {
            Some(message) => Ok(writeln!(self.out, "{}", paint(DANGER, &message.to_string()))?),
            None => Ok(()),
        }
    }

    /// A question that is answered yes or no; `None` at the end of the input.
    fn ask_yes_no(&mut self, question: &str) -> Done<Option<bool>> {
        let (yes, no) = (self.words.text("cli-yes"), self.words.text("cli-no"));
        let mark = format!("{} ", paint(INFO, &format!("{question} ({yes}/{no})")));
        let Some(line) = self.keyboard.line(&mark, &mut self.out)? else { return Ok(None) };
        let line = line.to_lowercase();
        let means_yes = |word: &str| !line.is_empty() && word.to_lowercase().starts_with(&line);
        Ok(Some(means_yes(&yes) || means_yes("yes")))
    }

    /// What a bot would do.
    pub(super) fn hint(&mut self, asked: &Asked<F>) -> Done {
        let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get().min(HINT_THREADS));
        let budget = Budget { threads: threads as u8, ..Budget::time(HINT_TIME) };
        let (seat, view, legal) = (asked.prompt.seat, &asked.desk.view, &asked.prompt.legal);
        let hints = desk::advice::hints::<F::Game>(seat, view, legal, &budget, seed::of_game(self.seed, 0));
        let Some(best) = hints.first() else { return self.say(&self.words.text("cli-no-hint")) };
        let leads_there = |action| {
            move |choice: &ChoiceOf<F>| match choice {
                Choice::Do(one) => *one == action,
                Choice::Open(_, members) => members.contains(&action),
            }
        };
        let named = |action| match asked.choices.iter().position(leads_there(action)) {
            Some(place) => format!("{}. {}", place + 1, self.label(asked, action)),
            None => self.label(asked, action),
        };
        let names = asked.desk.glance(self.words).players;
        let line = |hint: &Hint<ActionOf<F>>| {
            let prospect = desk::advice::prospect(self.words, hint.prospect);
            let args = [("action", named(hint.action).into()), ("prospect", prospect.into())];
            let why = desk::advice::sentences::<F::Game>(self.words, names, view, seat, &hint.why, Vec::new());
            let mut lines = vec![format!("  {}", self.words.text_with("cli-hint-line", &args))];
            lines.extend(why.iter().map(|line| format!("     {}", plain(line))));
            lines
        };
        let lines: Vec<String> = hints.iter().flat_map(line).collect();
        match lines.as_slice() {
            // Without a choice there is nothing to expect of it.
            _ if legal.len() == 1 => {
                let name = named(best.action);
                self.say(&self.words.text_with("cli-hint", &[("action", name.into())]))
            }
            lines => {
                self.say(&self.words.text("cli-hints"))?;
                lines.iter().try_for_each(|line| self.say(line))?;
                match desk::advice::are_about_equal(&hints) {
                    true => self.say(&format!("  {}", self.words.text("advice-equal"))),
                    false => Ok(()),
                }
            }
        }
    }

    /// The list of commands.
    pub(super) fn help(&mut self, asked: &Asked<F>) -> Done {
        let last = asked.choices.len();
        let number = format!("1–{last}");
        let commands = [
            (number.as_str(), "cli-help-number"),
            ("why …", "cli-help-why"),
            ("rules ID", "cli-help-rules"),
            ("table", "cli-help-table"),
            ("hand", "cli-help-hand"),
            ("log", "cli-help-log"),
            ("hint", "cli-help-hint"),
            ("undo", "cli-help-undo"),
            ("save [FILE]", "cli-help-save"),
            ("help", "cli-help-help"),
            ("quit", "cli-help-quit"),
        ];
        writeln!(self.out, "{}", paint(HEADING, &self.words.text("cli-help-title")))?;
        for (command, id) in commands {
            writeln!(self.out, "  {} {}", pad(command, 12), self.words.text(id))?;
        }
        self.say(&self.words.text("cli-why-usage"))
    }

    /// Saves and leaves; if the game could not be saved, only after a yes.
    pub(super) fn quit(&mut self) -> Done<Option<StepOf<F>>> {
        let saved = locked(&self.keeper).save(None, Existing::Keep);
        let Err(failure) = saved else { return Ok(Some(Step::Leave)) };
        self.write_failure(&failure)?;
        let leave = self.ask_yes_no(&self.words.text("cli-quit-question"))?.unwrap_or(true);
        Ok(leave.then_some(Step::Leave))
    }
}

/// A path as typed; `~/` means the home folder, as in a shell.
fn from_home(name: &str) -> PathBuf {
    match (name.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(name),
    }
}
