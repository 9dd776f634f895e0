//! A game at the species boards in the terminal: the table in lines, numbered choices, moves in words.
//!
//! Where all decide at the same time, the people at the keyboard do so one after another; nobody sees what the others chose.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use bots::Bot;
use editions::rulebook;
use game::{Seat, Viewer};
use locale::Words;
use locale::northstar::{self as say, Players};
use northstar::{Action, Config, Question, State, View};
use notation::northstar::{Recorder, print, read_action};
use table::{Millis, News, Occupant, RecordEntry, Seq, Setup, Table};

use super::keyboard::Keyboard;
use crate::failure::{Done, Failure};
use crate::file::{self, Existing};
use crate::terminal::{self, DANGER, GOOD, HEADING, Out, QUIET, paint};

/// Nobody plays against the clock here.
const NOW: Millis = Millis(0);
/// Sentences that `log` shows.
const DIARY: usize = 40;
/// More choices than this are sorted by card.
const MANY: usize = 16;

/// Plays a game to its end, or until somebody leaves.
pub fn run(setup: Setup<Config>, seed: u64, words: &'static Words, keyboard: Keyboard, out: Out) -> Done {
    let mut bots: BTreeMap<Seat, Box<dyn Bot<State>>> = BTreeMap::new();
    for (place, occupant) in setup.occupants.iter().enumerate() {
        if let Occupant::Bot { plays, .. } = occupant
            && let Some(bot) = bots::by_name(plays, seed.wrapping_add(place as u64 + 1))
        {
            bots.insert(Seat::wrapping(place), bot);
        }
    }
    let people = setup.occupants.iter().filter(|occupant| !occupant.is_bot()).count();
    let refused = |error: &dyn std::fmt::Display| Failure::failed(format!("the table cannot be set up: {error}"));
    let mut table = Table::<State>::new(setup).map_err(|error| refused(&error))?;
    let readers = (0..table.seats()).map(|place| {
        let viewer = Viewer::Seat(Seat::wrapping(usize::from(place)));
        Reader { view: table.view(viewer), next: table.next_seq(), diary: Vec::new() }
    });
    let readers = readers.collect();
    table.start(NOW);
    Boards { table, bots, readers, people, last: None, words, keyboard, out }.play()
}

/// What one seat has seen.
struct Reader {
    view: View,
    next: Seq,
    diary: Vec<String>,
}

struct Boards {
    table: Table<State>,
    bots: BTreeMap<Seat, Box<dyn Bot<State>>>,
    readers: Vec<Reader>,
    people: usize,
    /// Who sat at the keyboard last.
    last: Option<Seat>,
    words: &'static Words,
    keyboard: Keyboard,
    out: Out,
}

/// What came of a question.
enum Asked {
    Answered,
    Left,
}

impl Boards {
    fn play(mut self) -> Done {
        loop {
            if self.table.is_over() {
                return self.finish();
            }
            let bots = &mut self.bots;
            let choose = |seat: Seat, view: &View, legal: &[Action]| match bots.get_mut(&seat) {
                Some(bot) => bot.choose(seat, view, legal),
                None => legal[0],
            };
            if let Some(acted) = self.table.bot_turn(NOW, choose) {
                acted.map_err(|error| Failure::failed(format!("a bot chose what is not legal: {error}")))?;
                continue;
            }
            let asked = match self.table.waiting() {
                table::Waiting::Decision { asked, .. } => asked,
                _ => return Ok(()),
            };
            let Some(seat) = asked.iter().next() else { return Ok(()) };
            self.hand_over(seat)?;
            self.tell(seat)?;
            match self.ask(seat)? {
                Asked::Answered => {}
                Asked::Left => {
                    writeln!(self.out, "{}", self.words.text("cli-goodbye"))?;
                    return Ok(());
                }
            }
        }
    }

    /// Between two people at one keyboard the screen is cleared.
    fn hand_over(&mut self, seat: Seat) -> Done {
        if self.people > 1 && self.last != Some(seat) {
            terminal::clear()?;
            let name = self.table.occupant(seat).map_or("", Occupant::name).to_owned();
            writeln!(self.out, "{}", self.words.text_with("cli-hand-over", &[("player", name.into())]))?;
            writeln!(self.out, "{}", self.words.text("cli-hand-over-note"))?;
            self.keyboard.line(&self.words.text("cli-press-enter"), &mut self.out)?;
        }
        self.last = Some(seat);
        Ok(())
    }

    /// Tells the seat what has happened since it was asked last.
    fn tell(&mut self, seat: Seat) -> Done {
        let names: Vec<String> = self.table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
        let players = Players::new(names.iter().map(String::as_str), Some(seat));
        let reader = &mut self.readers[seat.index()];
        match self.table.seen_since(Viewer::Seat(seat), reader.next) {
            News::Afresh { view, next } => {
                reader.view = view;
                reader.next = next;
            }
            News::Events { told, next } => {
                reader.next = next;
                for told in told {
                    if let Some(text) = say::log(self.words, &players, &reader.view, &told.event) {
                        writeln!(self.out, "{}", paint(QUIET, &text))?;
                        reader.diary.push(text);
                    }
                    <State as game::Game>::fold(&mut reader.view, &told.event);
                }
            }
        }
        Ok(())
    }

    fn ask(&mut self, seat: Seat) -> Done<Asked> {
        let Some(prompt) = self.table.prompt(seat) else { return Ok(Asked::Answered) };
        let view = self.table.view(Viewer::Seat(seat));
        self.draw(seat, &view)?;
        writeln!(self.out, "{}", paint(HEADING, &say::question(self.words, prompt.decision.question)))?;
        let mut choices = sorted(&prompt.legal, prompt.decision.question);
        loop {
            self.list(&choices)?;
            let Some(line) = self.keyboard.line("> ", &mut self.out)? else {
                writeln!(self.out, "{}", self.words.text("cli-end-of-input"))?;
                return Ok(Asked::Left);
            };
            match line.parse::<usize>() {
                Ok(0) => choices = sorted(&prompt.legal, prompt.decision.question),
                Ok(number) => match choices.get(number - 1) {
                    Some(Choice::Do(action)) => {
                        let action = *action;
                        if self.act(seat, &[action])? {
                            return Ok(Asked::Answered);
                        }
                    }
                    Some(Choice::Card(card)) => {
                        let with = prompt.legal.iter().copied().filter(|action| card_of(*action) == Some(*card));
                        choices = with.map(Choice::Do).collect();
                    }
                    None => writeln!(self.out, "{}", self.words.text("cli-not-possible-now"))?,
                },
                Err(_) => match self.command(seat, &view, &line)? {
                    Some(asked) => return Ok(asked),
                    None => continue,
                },
            }
        }
    }

    /// A word that is no number; `None` if the question stands.
    fn command(&mut self, seat: Seat, view: &View, line: &str) -> Done<Option<Asked>> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "" => {}
            "quit" => return Ok(Some(Asked::Left)),
            "help" => writeln!(self.out, "{}", self.words.text("board-help"))?,
            "table" => self.draw(seat, view)?,
            "hand" => self.hand(view)?,
            "log" => {
                let diary = &self.readers[seat.index()].diary;
                for text in diary.iter().rev().take(DIARY).rev() {
                    writeln!(self.out, "{text}")?;
                }
            }
            "hint" => self.hint(seat)?,
            "undo" => match self.table.undo(seat, NOW) {
                Ok(_) => {
                    writeln!(self.out, "{}", self.words.text("cli-undone"))?;
                    return Ok(Some(Asked::Answered));
                }
                Err(error) => writeln!(self.out, "{error}")?,
            },
            "why" => self.why(seat, view, rest)?,
            "rules" => self.rules(rest)?,
            "save" => self.save(rest)?,
            _ => match read_action(view, line) {
                Ok(actions) => {
                    if self.act(seat, &actions)? {
                        return Ok(Some(Asked::Answered));
                    }
                }
                Err(problem) => writeln!(self.out, "{problem}\n{}", self.words.text("board-help"))?,
            },
        }
        Ok(None)
    }

    /// Carries out a move; false with the reasons if it is refused.
    fn act(&mut self, seat: Seat, actions: &[Action]) -> Done<bool> {
        for &action in actions {
            if self.table.act(seat, action, NOW).is_err() {
                self.reasons(seat, action)?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn reasons(&mut self, seat: Seat, action: Action) -> Done {
        for reason in self.table.why_not(seat, action).0 {
            let text = say::refusal(self.words, reason.rule);
            let args = [("reason", text.into()), ("rule", game::RuleId::id(reason.rule).into())];
            writeln!(self.out, "{}", paint(DANGER, &self.words.text_with("cli-why-reason", &args)))?;
        }
        Ok(())
    }

    fn why(&mut self, seat: Seat, view: &View, move_: &str) -> Done {
        match read_action(view, move_).map(|actions| actions.first().copied()) {
            Ok(Some(action)) if self.table.why_not(seat, action).0.is_empty() => {
                writeln!(self.out, "{}", self.words.text("cli-why-allowed"))?;
                Ok(())
            }
            Ok(Some(action)) => self.reasons(seat, action),
            Ok(None) => Ok(()),
            Err(problem) => Ok(writeln!(self.out, "{problem}")?),
        }
    }

    fn rules(&mut self, id: &str) -> Done {
        let found = rulebook::find_in(id, self.words.lang().code());
        if found.is_empty() {
            writeln!(self.out, "{}", self.words.text_with("cli-rule-unknown", &[("rule", id.into())]))?;
        }
        for rule in found {
            writeln!(self.out, "{} {}\n{}", paint(HEADING, rule.id), rule.title, rule.summary())?;
        }
        Ok(())
    }

    fn hint(&mut self, seat: Seat) -> Done {
        let mut bot: Box<dyn Bot<State>> = Box::new(bots::Greedy::<State>::new(1));
        let hint = self.table.hint(seat, |seat, view, legal| bot.choose(seat, view, legal));
        if let Some(action) = hint {
            let action = say::action(self.words, action);
            writeln!(self.out, "{}", self.words.text_with("cli-hint", &[("action", action.into())]))?;
        }
        Ok(())
    }

    fn save(&mut self, path: &str) -> Done {
        let names = self.table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
        let mut recorder = Recorder::new(self.table.config(), names);
        for entry in self.table.record() {
            match entry {
                RecordEntry::Chance(outcome) => recorder.outcome(outcome.as_outcome()),
                RecordEntry::Act { seat, action } => recorder.action(*seat, *action),
            }
        }
        let text = print(&recorder.into_record()).map_err(|error| Failure::failed(error.to_string()))?;
        let path = if path.is_empty() { "game.record" } else { path };
        match file::write(Path::new(path), &text, Existing::Keep) {
            Ok(()) => writeln!(self.out, "{path}")?,
            Err(failure) => {
                if let Some(message) = failure.message() {
                    writeln!(self.out, "{message}")?;
                }
            }
        }
        Ok(())
    }

    fn list(&mut self, choices: &[Choice]) -> Done {
        for (place, choice) in choices.iter().enumerate() {
            let text = match choice {
                Choice::Do(action) => say::action(self.words, *action),
                Choice::Card(card) => {
                    let card = say::card_name(self.words, *card);
                    self.words.text_with("board-with-card", &[("card", card.into())])
                }
            };
            writeln!(self.out, "{:>3}  {text}", place + 1)?;
        }
        Ok(())
    }

    fn hand(&mut self, view: &View) -> Done {
        for card in view.own.iter().flat_map(|own| &own.hand) {
            let summary = say::trait_summary(self.words, card.shows);
            writeln!(self.out, "{}: {summary}", say::card_name(self.words, *card))?;
        }
        Ok(())
    }

    /// The table: the watering hole, then every row, then the own hand.
    fn draw(&mut self, seat: Seat, view: &View) -> Done {
        let words = self.words;
        let names: Vec<String> = self.table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
        let players = Players::new(names.iter().map(String::as_str), Some(seat));
        let phase = say::phase_name(words, view.moment.phase, view.preset);
        let args = [
            ("round", view.round.into()),
            ("phase", phase.into()),
            ("tokens", view.watering_hole.into()),
            ("deck", view.deck.into()),
        ];
        writeln!(self.out, "\n{}", paint(HEADING, &words.text_with("board-table-line", &args)))?;
        for other in seat.next(view.seats).clockwise(view.seats) {
            let args = [("player", players.name(words, other).into()), ("hand", view.hands[other].into())];
            let mut line = words.text_with("board-table-seat", &args);
            if let Some(tokens) = view.screens[other] {
                line += &format!(", {}", words.text_with("board-table-screen", &[("tokens", tokens.into())]));
            }
            writeln!(self.out, "{}", paint(GOOD, &line))?;
            for species in &view.rows[other] {
                writeln!(self.out, "  {}", species_line(words, view, species))?;
            }
        }
        let cards = view.own.iter().flat_map(|own| &own.hand).map(|card| say::card_name(words, *card));
        let cards = cards.collect::<Vec<_>>().join(", ");
        writeln!(self.out, "{}", words.text_with("board-hand", &[("cards", cards.into())]))?;
        Ok(())
    }

    fn finish(mut self) -> Done {
        let seat = self.last.unwrap_or(Seat::FIRST);
        self.tell(seat)?;
        writeln!(self.out, "{}", paint(HEADING, &self.words.text("cli-game-over")))?;
        for seat in Seat::all(self.table.seats()) {
            let name = self.table.occupant(seat).map_or("", Occupant::name).to_owned();
            let points = self.table.breakdown(seat);
            writeln!(self.out, "{}", say::breakdown_line(self.words, &name, &points))?;
        }
        Ok(())
    }
}

fn species_line(words: &Words, view: &View, species: &northstar::view::SpeciesView) -> String {
    let args = [
        ("species", say::species_name(species.id).into()),
        ("pop", species.pop.into()),
        ("size", species.size.into()),
        ("food", species.food.into()),
    ];
    let mut line = words.text_with("board-table-species", &args);
    if species.fat > 0 {
        line += &format!(", {}", words.text_with("board-table-fat", &[("fat", species.fat.into())]));
    }
    let known = view.known_traits(species);
    if !known.is_empty() {
        line += &format!("; {}", say::trait_list(words, known));
    }
    if species.facedown > 0 {
        line += &format!("; {}", words.text_with("board-table-face-down", &[("count", species.facedown.into())]));
    }
    line
}

/// A line of the list.
enum Choice {
    /// A move.
    Do(Action),
    /// Everything that can be done with this card.
    Card(northstar::Card),
}

/// The card a play is made with.
fn card_of(action: Action) -> Option<northstar::Card> {
    match action {
        Action::PlayTrait { card, .. } | Action::NewSpecies { card, .. } | Action::Grow { card, .. } => Some(card),
        _ => None,
    }
}

/// The choices; many plays are sorted by card first.
fn sorted(legal: &[Action], question: Question) -> Vec<Choice> {
    if question != Question::Play || legal.len() <= MANY {
        return legal.iter().copied().map(Choice::Do).collect();
    }
    let mut cards: Vec<northstar::Card> = legal.iter().copied().filter_map(card_of).collect();
    cards.dedup();
    let rest = legal.iter().copied().filter(|action| card_of(*action).is_none()).map(Choice::Do);
    cards.into_iter().map(Choice::Card).chain(rest).collect()
}
