//! Runs a scenario: holds the game at the point where an action has had its consequences, and lets it go on by itself only
//! when a step asks for it (section 4.1 of the format).

use std::collections::VecDeque;

use game::{Ask, Chance, Game, Need, Outcome, RuleId, Seat, Viewer};

use crate::family::{Form, Grammar, Meaning, Pick, Refusal, Table};
use crate::place::Place;
use crate::report::{Difference, Failure};
use crate::scenario::step::{Attempt, Exactly, Kind, Look, Step};

/// A scenario ready to run.
pub(crate) struct Plan<'c, G: Grammar> {
    pub(crate) dice: &'c [u8],
    pub(crate) steps: &'c [Step<G>],
    pub(crate) expect: Option<&'c G::Expectation>,
    /// Where the expectation stands.
    pub(crate) expect_place: Place,
}

/// Runs a scenario. Where the runner is free (an arbitrary card, answer or order), the scenario must not depend on what it
/// takes: a second run takes something else.
///
/// A question with one answer waits if the next step is about answers of that player. Whether a look in between is the
/// next step can be read either way; a scenario that is right by one of the readings is right.
pub(crate) fn run<T: Table + Clone>(game: &T::Game, table: &T, plan: &Plan<'_, T::Grammar>) -> Result<(), Failure> {
    let mut held = Held::new(game, table, plan, Pick::First, Next::Step);
    let Err(failure) = held.run() else {
        return if held.is_free { run_again(game, table, plan, Next::Step) } else { Ok(()) };
    };
    let readings =
        [(Next::StepThatActs, held.is_in_doubt), (Next::Nobody, T::ONE_ANSWER_IS_NO_QUESTION && held.has_waited)];
    for (reading, _) in readings.into_iter().filter(|(_, possible)| *possible) {
        let mut held = Held::new(game, table, plan, Pick::First, reading);
        match held.run() {
            Ok(()) if held.is_free => return run_again(game, table, plan, reading),
            Ok(()) => return Ok(()),
            Err(_) => {}
        }
    }
    Err(failure)
}

/// Runs it once more with other arbitrary choices.
fn run_again<T: Table + Clone>(
    game: &T::Game,
    table: &T,
    plan: &Plan<'_, T::Grammar>,
    next: Next,
) -> Result<(), Failure> {
    Held::new(game, table, plan, Pick::Last, next).run().map_err(|mut failure| {
        failure.message = format!("depends on an arbitrary choice or a shuffle: {}", failure.message);
        failure
    })
}

/// What counts as the next step when a question has one answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Every step.
    Step,
    /// Every step that does not only look.
    StepThatActs,
    /// None: such a question is never asked.
    Nobody,
}

/// Steps of automatic progress after which something must be wrong.
const PATIENCE: usize = 20_000;

struct Held<'c, T: Table> {
    game: T::Game,
    table: T,
    plan: &'c Plan<'c, T::Grammar>,
    dice: VecDeque<u8>,
    pick: Pick,
    next: Next,
    /// The runner chose something arbitrary.
    is_free: bool,
    /// The two readings of "next step" differed.
    is_in_doubt: bool,
    /// A question with one answer waited for the next step.
    has_waited: bool,
    /// The step under way, from 0.
    at: usize,
}

type Run<V = ()> = Result<V, Failure>;
type Action<T> = <<T as Table>::Game as Game>::Action;

impl<'c, T: Table + Clone> Held<'c, T> {
    fn new(game: &T::Game, table: &T, plan: &'c Plan<'c, T::Grammar>, pick: Pick, next: Next) -> Self {
        Self {
            game: game.clone(),
            table: table.clone(),
            plan,
            dice: plan.dice.iter().copied().collect(),
            pick,
            next,
            is_free: false,
            is_in_doubt: false,
            has_waited: false,
            at: 0,
        }
    }

    fn run(&mut self) -> Run {
        for (at, step) in self.plan.steps.iter().enumerate() {
            self.at = at;
            self.step(step).map_err(|mut failure| {
                failure.step = Some(at + 1);
                failure
            })?;
        }
        self.at = self.plan.steps.len();
        if let Some(expected) = self.plan.expect {
            self.check(expected)?;
        }
        if self.dice.is_empty() {
            return Ok(());
        }
        let left: Vec<String> = self.dice.iter().map(u8::to_string).collect();
        Err(self.fail("dice were supplied and not used").with("dice left over", "none", left.join(", ")))
    }

    /// The line of the step under way.
    fn line(&self) -> usize {
        self.plan.steps.get(self.at).map_or(self.plan.expect_place, |step| step.place).line
    }

    fn fail(&self, message: impl Into<String>) -> Failure {
        Failure::new(self.line(), message)
    }

    fn step(&mut self, step: &Step<T::Grammar>) -> Run {
        match &step.kind {
            Kind::Do(attempt) => self.carry_out(attempt),
            Kind::Choose(attempt) => self.choose(attempt),
            Kind::Illegal(attempt, because) => self.illegal(attempt, because),
            Kind::Legal(attempt) => self.legal(attempt),
            Kind::LegalExactly(exactly) => self.legal_exactly(exactly),
            Kind::Check(expected) => self.check(expected),
            Kind::AdvanceTo(point, name) => self.advance_to(point, name),
            Kind::View(look) => self.view(look),
            Kind::IllegalConfig(options, because) => self.illegal_config(options, because),
        }
    }

    fn carry_out(&mut self, attempt: &Attempt<T::Grammar>) -> Run {
        self.come_to(attempt.by, T::is_stop(&attempt.phrase))?;
        match self.meaning(attempt)? {
            Meaning::Anything => return Err(self.fail("this is not a command")),
            Meaning::Action(action) => {
                self.table.note(&self.game, attempt.by, &attempt.phrase);
                self.apply(attempt, action)?;
                self.say_the_rest(attempt)?;
            }
            Meaning::Series(actions, close) => self.apply_series(attempt, &actions, close)?,
        }
        self.consequences()
    }

    fn apply_series(&mut self, attempt: &Attempt<T::Grammar>, actions: &[Action<T>], close: Option<Action<T>>) -> Run {
        for &action in actions {
            self.apply(attempt, action)?;
        }
        match close {
            Some(close) if self.game.why_not(attempt.by, close).0.is_empty() => self.apply(attempt, close),
            _ => Ok(()),
        }
    }

    /// Answers what the phrase itself has answered already.
    fn say_the_rest(&mut self, attempt: &Attempt<T::Grammar>) -> Run {
        let mut done = 0;
        while let Some(rest) = self.table.rest(&self.game, attempt.by, &attempt.phrase, done, self.pick) {
            self.is_free |= rest.is_arbitrary;
            self.apply(attempt, rest.action)?;
            done += 1;
        }
        Ok(())
    }

    // Point 6: `choose` never answers the question for an action of a turn.
    fn choose(&mut self, attempt: &Attempt<T::Grammar>) -> Run {
        let held = (self.game.clone(), self.dice.clone());
        self.come_to(attempt.by, false)?;
        let asked = self.asks_question(attempt.by);
        let meaning = self.meaning(attempt)?;
        match meaning {
            Meaning::Anything if !asked => {
                (self.game, self.dice) = held;
                Ok(())
            }
            Meaning::Anything => self.choose_anything(attempt.by),
            Meaning::Action(_) | Meaning::Series(..) if !asked => Err(self
                .fail(format!("{} is asked no question that '{}' could answer", attempt.by, attempt.text))
                .with("asked", format!("{}, a question", attempt.by), self.who_is_asked())),
            Meaning::Action(action) => {
                self.table.note(&self.game, attempt.by, &attempt.phrase);
                self.apply(attempt, action)?;
                self.consequences()
            }
            Meaning::Series(actions, close) => {
                self.apply_series(attempt, &actions, close)?;
                self.consequences()
            }
        }
    }

    fn choose_anything(&mut self, seat: Seat) -> Run {
        while self.asks_question(seat) {
            let answers = self.legal_actions(seat);
            if answers.len() > 1 {
                self.is_free = true;
            }
            let Some(answer) = self.pick.of(&answers) else {
                return Err(self.fail(format!("{seat} is asked a question without a possible answer")));
            };
            self.answer(seat, answer)?;
            self.consequences()?;
        }
        Ok(())
    }

    fn illegal(&mut self, attempt: &Attempt<T::Grammar>, because: &[String]) -> Run {
        self.come_to(attempt.by, false)?;
        let actions = match self.meaning(attempt)? {
            Meaning::Action(action) => vec![action],
            Meaning::Series(actions, _) => actions,
            Meaning::Anything => return Err(self.fail(format!("'{}' is never refused", attempt.text))),
        };
        let said = format!("{} {} must be refused", attempt.by, attempt.text);
        // A series is refused as a whole, for the first of its steps that is.
        let mut game = self.game.clone();
        let mut refused = None;
        for action in actions {
            let before = views_of(&game);
            if let Err(refusal) = game.apply(attempt.by, action, &mut ()) {
                if views_of(&game) != before {
                    return Err(self.fail(format!("{said} and must change nothing, but something changed")));
                }
                refused = Some((refusal, action));
                break;
            }
        }
        let Some((refusal, action)) = refused else {
            return Err(self.fail(said).with("answer", refused_because(because), "accepted"));
        };
        let reasons = game.why_not(attempt.by, action).0;
        if reasons.first().map(|reason| reason.rule) != Some(refusal.rule) {
            let told = reasons.first().map_or("nothing".to_owned(), |reason| reason.rule.id().to_owned());
            return Err(self.fail("why_not and apply give different reasons").with("reason", refusal.rule.id(), told));
        }
        if because.is_empty() || because.iter().any(|id| refusal.rule.is_meant_by(id)) {
            return Ok(());
        }
        let actual = format!("refused by {} ({})", refusal.rule.id(), refusal.rule.title());
        Err(self.fail(said).with("answer", refused_because(because), actual))
    }

    fn legal(&mut self, attempt: &Attempt<T::Grammar>) -> Run {
        self.come_to(attempt.by, T::is_stop(&attempt.phrase))?;
        let actions = match self.meaning(attempt)? {
            Meaning::Action(action) => vec![action],
            Meaning::Series(actions, _) => actions,
            Meaning::Anything => return Ok(()),
        };
        let said = format!("{} {} must be offered", attempt.by, attempt.text);
        let mut game = self.game.clone();
        for action in actions {
            if let Some(reason) = game.why_not(attempt.by, action).0.first() {
                let actual = format!("refused by {} ({})", reason.rule.id(), reason.rule.title());
                return Err(self.fail(said).with("answer", "offered", actual));
            }
            let mut offered = Vec::new();
            game.legal(attempt.by, &mut offered);
            if !T::is_offered(&offered, action) && !T::is_stop(&attempt.phrase) {
                let actual = format!("not refused, but offered is only: {}", self.written(&offered).join("; "));
                return Err(self.fail(said).with("answer", "offered", actual));
            }
            if game.apply(attempt.by, action, &mut ()).is_err() {
                return Err(self.fail(format!("{said}, but what is offered is refused")));
            }
        }
        Ok(())
    }

    fn legal_exactly(&mut self, exactly: &Exactly<T::Grammar>) -> Run {
        self.come_to(exactly.by, false)?;
        if exactly.of.is_none() && !self.asks_question(exactly.by) {
            return Err(self.fail(format!("{} is asked no question", exactly.by)).with(
                "asked",
                format!("{}, a question", exactly.by),
                self.who_is_asked(),
            ));
        }
        // A list without a series means the first steps.
        let mut in_full = false;
        let mut expected = Vec::new();
        for (phrase, text) in &exactly.options {
            match self.table.action(&self.game, exactly.by, phrase, self.pick) {
                Ok(Meaning::Action(action)) => expected.push(self.table.write(&self.game, action)),
                Ok(Meaning::Series(actions, _)) => {
                    in_full |= actions.len() > 1;
                    expected.push(self.table.write_series(&self.game, &actions));
                }
                Ok(Meaning::Anything) => return Err(self.fail(format!("'{text}' is not an option"))),
                Err(message) => return Err(self.fail(format!("{text}: {message}"))),
            }
        }
        let mut offered = self.table.possibilities(&self.game, exactly.by, in_full);
        if let Some(of) = &exactly.of {
            let beginning = self.table.beginning(&self.game, exactly.by, of);
            offered.retain(|text| begins_with(text, &beginning));
        }
        if let Some(targets) = &exactly.targets {
            offered.retain(|text| target_of(text).is_some_and(|target| targets.iter().any(|t| same_ids(t, target))));
        }
        for texts in [&mut expected, &mut offered] {
            game::order::sort(texts);
            texts.dedup();
        }
        let missing = expected.iter().filter(|text| !offered.contains(text));
        let surplus = offered.iter().filter(|text| !expected.contains(text));
        let mut failure = self.fail(format!("{} must have exactly these possibilities", exactly.by));
        for text in missing {
            failure = failure.with("", text, "not offered");
        }
        for text in surplus {
            failure = failure.with("", "not in the list", text);
        }
        if failure.differences.is_empty() { Ok(()) } else { Err(failure) }
    }

    fn check(&self, expected: &<T::Grammar as Grammar>::Expectation) -> Run {
        let differences: Vec<Difference> = self.table.differences(&self.game, expected);
        if differences.is_empty() {
            return Ok(());
        }
        Err(Failure { differences, ..self.fail("not as expected") })
    }

    fn advance_to(&mut self, point: &<T::Grammar as Grammar>::Point, name: &str) -> Run {
        if self.table.waits_at(&self.game, point) {
            return Ok(());
        }
        for _ in 0..PATIENCE {
            if !self.go_on(None)? && !self.take_the_only_way()? {
                let asked = self.who_is_asked();
                return Err(self.fail(format!("the game does not come to '{name}' by itself")).with(
                    "next",
                    name,
                    format!("{asked}{}", self.possibilities()),
                ));
            }
            if self.table.is_at(&self.game, point) {
                return Ok(());
            }
        }
        Err(self.fail(format!("the game never comes to '{name}'")))
    }

    fn view(&self, look: &Look<T::Grammar>) -> Run {
        for (path, name) in &look.hidden {
            if let Err(why) = self.table.check_hidden(&self.game, look.by, path) {
                return Err(self.fail(format!("the view of {}", look.by)).with(name, "hidden", why));
            }
        }
        for (path, name) in &look.visible {
            if let Err(why) = self.table.check_visible(&self.game, look.by, path) {
                return Err(self.fail(format!("the view of {}", look.by)).with(name, "visible", why));
            }
        }
        Ok(())
    }

    fn illegal_config(&self, options: &[(String, String)], because: &[String]) -> Run {
        let players = self.game.seats();
        let actual = match self.table.refuses_options(players, options) {
            Refusal::Accepted => "accepted".to_owned(),
            Refusal::Unnamed if because.is_empty() => return Ok(()),
            Refusal::Unnamed => "refused, without a rule".to_owned(),
            Refusal::By(rule) if because.is_empty() || because.iter().any(|id| is_meant(rule, id)) => return Ok(()),
            Refusal::By(rule) => format!("refused by {rule}"),
        };
        Err(self.fail("these options must be refused").with("answer", refused_because(because), actual))
    }

    fn meaning(&mut self, attempt: &Attempt<T::Grammar>) -> Run<Meaning<Action<T>>> {
        let meaning = self.table.action(&self.game, attempt.by, &attempt.phrase, self.pick);
        // An arbitrary card may be another one next time.
        if attempt.text.split(' ').any(|word| word == "any") && attempt.form == Form::Command {
            self.is_free = true;
        }
        meaning.map_err(|message| self.fail(format!("{} {}: {message}", attempt.by, attempt.text)))
    }

    fn apply(&mut self, attempt: &Attempt<T::Grammar>, action: Action<T>) -> Run {
        self.game.apply(attempt.by, action, &mut ()).map_err(|refusal| {
            let offered = self.legal_actions(attempt.by);
            let mut actual = format!("refused by {} ({})", refusal.rule.id(), refusal.rule.title());
            if offered.is_empty() {
                actual.push_str(&format!("; asked: {}", self.who_is_asked()));
            }
            self.fail(format!("{} {}", attempt.by, attempt.text)).with("answer", "accepted", actual)
        })
    }

    fn answer(&mut self, seat: Seat, answer: Action<T>) -> Run {
        self.game
            .apply(seat, answer, &mut ())
            .map_err(|refusal| self.fail(format!("a possible answer of {seat} was refused by {}", refusal.rule.id())))
    }

    // Points 3 and 4: what the rules attach to the action, up to the next question or to the end.
    fn consequences(&mut self) -> Run {
        for _ in 0..PATIENCE {
            match self.game.need() {
                Need::Chance(chance) => self.resolve(chance)?,
                Need::Decision(decision) if decision.is_question() => {
                    let seat = decision.seat();
                    let answers = self.legal_actions(seat);
                    let &[only] = answers.as_slice() else { return Ok(()) };
                    if self.next_answers_of(self.at + 1) == Some(seat) {
                        self.has_waited = true;
                        return Ok(());
                    }
                    self.answer(seat, only)?;
                }
                _ => return Ok(()),
            }
        }
        Err(self.fail("the consequences never end"))
    }

    /// The player whose answers the next step is about.
    fn next_answers_of(&mut self, from: usize) -> Option<Seat> {
        let rest = self.plan.steps.get(from..)?;
        let literally = rest.first().and_then(Step::answers_of);
        let acting = rest.iter().find(|step| !step.only_looks()).and_then(Step::answers_of);
        self.is_in_doubt |= literally != acting;
        match self.next {
            Next::Step => literally,
            Next::StepThatActs => acting,
            Next::Nobody => None,
        }
    }

    // Point 5: evaluate here if the player is asked here, otherwise let the game go on until somebody really is. A player
    // who passes explicitly is not passed before.
    fn come_to(&mut self, by: Seat, stops: bool) -> Run {
        if self.game.need().asks(by) {
            return Ok(());
        }
        for _ in 0..PATIENCE {
            if stops && self.game.need().asks(by) {
                return Ok(());
            }
            let waits = self.next_answers_of(self.at);
            if !self.go_on(waits)? {
                return Ok(());
            }
        }
        Err(self.fail("the game never stops to ask anyone"))
    }

    /// One step of what happens without a command; false if somebody is really asked or the game is over. Questions of
    /// the player who waits are not answered for them.
    fn go_on(&mut self, waits: Option<Seat>) -> Run<bool> {
        match self.game.need() {
            Need::Over => Ok(false),
            Need::Together(..) => Ok(self.game.is_idle() && self.game.advance(&mut ())),
            Need::Progress => Ok(self.game.advance(&mut ())),
            Need::Chance(chance) => self.resolve(chance).map(|()| true),
            Need::Decision(decision) if decision.is_question() => {
                let seat = decision.seat();
                match self.legal_actions(seat).as_slice() {
                    &[only] if waits != Some(seat) => self.answer(seat, only).map(|()| true),
                    _ => Ok(false),
                }
            }
            Need::Decision(_) if self.game.is_idle() => Ok(self.game.advance(&mut ())),
            // Only the player knows that nothing is left to do.
            Need::Decision(decision) => match self.legal_actions(decision.seat()).as_slice() {
                &[only] if T::stops(only) => self.answer(decision.seat(), only).map(|()| true),
                _ => Ok(false),
            },
        }
    }

    /// Carries out a decision that has exactly one possible answer; false if there is none.
    fn take_the_only_way(&mut self) -> Run<bool> {
        for seat in self.game.need().asked().iter() {
            if let &[only] = self.legal_actions(seat).as_slice() {
                return self.answer(seat, only).map(|()| true);
            }
        }
        Ok(false)
    }

    fn resolve(&mut self, chance: Chance) -> Run {
        match chance {
            Chance::Die { sides } => {
                let Some(die) = self.dice.pop_front() else {
                    return Err(self.fail("a die is rolled, and 'dice' has no more results"));
                };
                self.game
                    .resolve(Outcome::Die(die), &mut ())
                    .map_err(|_| self.fail(format!("a die with {sides} sides cannot show {die}")))
            }
            Chance::Shuffle { cards } => {
                self.is_free = true;
                let mut order: Vec<u16> = (0..cards).collect();
                if self.pick == Pick::Last {
                    order.reverse();
                }
                self.game.resolve(Outcome::Order(&order), &mut ()).map_err(|error| self.fail(error.to_string()))
            }
        }
    }

    fn asks_question(&self, seat: Seat) -> bool {
        match self.game.need() {
            Need::Decision(decision) => decision.seat() == seat && decision.is_question(),
            Need::Together(seats, decision) => seats.contains(seat) && decision.is_question(),
            _ => false,
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action<T>> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions
    }

    fn written(&self, actions: &[Action<T>]) -> Vec<String> {
        actions.iter().map(|&action| self.table.write(&self.game, action)).collect()
    }

    fn who_is_asked(&self) -> String {
        match self.game.need() {
            Need::Decision(decision) if decision.is_question() => format!("{}, a question", decision.seat()),
            Need::Decision(decision) => format!("{}, an action", decision.seat()),
            Need::Together(seats, _) => format!("{seats:?}, together"),
            Need::Chance(_) => "chance".to_owned(),
            Need::Progress => "nobody; the game continues by itself".to_owned(),
            Need::Over => "nobody; the game is over".to_owned(),
        }
    }

    fn possibilities(&self) -> String {
        let Need::Decision(decision) = self.game.need() else { return String::new() };
        let texts = self.written(&self.legal_actions(decision.seat()));
        let more = if texts.len() > 8 { "; …" } else { "" };
        format!(": {}{more}", texts.iter().take(8).cloned().collect::<Vec<_>>().join("; "))
    }
}

fn views_of<G: Game>(game: &G) -> Vec<G::View> {
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).map(|viewer| game.view(viewer)).collect()
}

fn refused_because(because: &[String]) -> String {
    if because.is_empty() { "refused".to_owned() } else { format!("refused by {}", because.join(" or ")) }
}

/// Whether a rule is meant by an id: its own, or that of its group.
fn is_meant(rule: &str, id: &str) -> bool {
    rule == id
        || rule
            .strip_prefix(id)
            .and_then(|rest| rest.strip_prefix('-'))
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

fn begins_with(text: &str, beginning: &[String]) -> bool {
    let mut words = text.split(' ');
    beginning.iter().all(|wanted| words.next() == Some(wanted))
}

/// The word after `->` or `on`.
fn target_of(text: &str) -> Option<&str> {
    text.split(' ').skip_while(|word| !matches!(*word, "->" | "on")).nth(1)
}

/// Whether two words are the same, or name the same pair of animals.
fn same_ids(one: &str, other: &str) -> bool {
    one == other
        || match (one.split_once('+'), other.split_once('+')) {
            (Some((a, b)), Some((c, d))) => a == d && b == c,
            _ => false,
        }
}
