//! A game at the keyboard: whose turn it is, bots in between, handing over, the end.

use std::io::{self, Write};
use std::path::Path;

use bots::Bot;
use game::{Seat, Viewer};
use locale::Words;
use notation::record::{Recorder, ViewOf};
use table::{Millis, Occupant, Table, Waiting};

use super::diary::{Diary, Line};
use super::keeper::{SharedKeeper, locked, write_on};
use super::keyboard::Keyboard;
use super::shown::{Glance, Kind, Part, Setting, Shown};
use crate::failure::{Done, Failure};
use crate::file::Existing;
use crate::seed;
use crate::terminal::{self, HEADING, Out, paint, wrap};

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// It does.
    On,
    /// The person leaves.
    Leave,
}

/// Games at the keyboard are not timed.
pub const NOW: Millis = Millis(0);
/// Lines that push everything off a screen of any size.
const HIDING_LINES: usize = 60;

/// A game at the keyboard.
pub struct Session<F: Shown> {
    pub(super) table: Table<F::Game>,
    pub(super) words: &'static Words,
    pub(super) out: Out,
    pub(super) keyboard: Keyboard,
    pub(super) setting: Setting,
    pub(super) keeper: SharedKeeper,
    recorder: Recorder<F>,
    pub(super) players: Vec<String>,
    pub(super) diaries: Vec<Diary<F>>,
    pub(super) spectator: Diary<F>,
    bots: Vec<Option<Box<dyn Bot<F::Game>>>>,
    /// For hints.
    pub(super) seed: u64,
    /// Whose cards may be on the screen.
    at_screen: Option<Seat>,
    persons: usize,
}

/// What one seat sees, and who is who.
pub struct Desk<F: Shown> {
    /// What it sees.
    pub view: ViewOf<F>,
    /// The players.
    pub players: Vec<String>,
}

impl<F: Shown> Desk<F> {
    /// A look at it.
    pub fn glance<'a>(&'a self, words: &'a Words) -> Glance<'a, F> {
        Glance { words, players: &self.players, view: &self.view }
    }
}

/// What a session is made of.
pub struct Parts<F: Shown> {
    /// The table; perhaps some of the game has been played.
    pub table: Table<F::Game>,
    /// The words.
    pub words: &'static Words,
    /// Where text goes.
    pub out: Out,
    /// Where lines come from.
    pub keyboard: Keyboard,
    /// How the table is set.
    pub setting: Setting,
    /// The keeper of the record.
    pub keeper: SharedKeeper,
    /// Who writes it.
    pub recorder: Recorder<F>,
    /// For the bots.
    pub seed: u64,
}

impl<F: Shown> Session<F> {
    /// Sits everybody down.
    pub fn new(parts: Parts<F>) -> Self {
        let Parts { table, words, out, keyboard, setting, keeper, recorder, seed } = parts;
        let occupants = table.occupants();
        let bot = |(seat, occupant): (usize, &Occupant)| match occupant {
            Occupant::Bot { plays, .. } => bots::by_name(plays, seed::of_game(seed, seat as u64 + 1)),
            Occupant::Person { .. } => None,
        };
        let bots = occupants.iter().enumerate().map(bot).collect();
        let persons = occupants.iter().filter(|occupant| !occupant.is_bot()).count();
        let players = occupants.iter().map(|occupant| occupant.name().to_owned()).collect();
        let diaries = Seat::all(table.seats()).map(|seat| Diary::new(&table, Viewer::Seat(seat))).collect();
        let spectator = Diary::new(&table, Viewer::Spectator);
        let at_screen = None;
        Self {
            table,
            words,
            out,
            keyboard,
            setting,
            keeper,
            recorder,
            players,
            diaries,
            spectator,
            bots,
            seed,
            at_screen,
            persons,
        }
    }

    /// Plays until the game is over or the person leaves.
    pub fn run(mut self) -> Done {
        let earlier = self.table.record().len();
        self.table.start(NOW);
        self.note();
        if earlier > 0 {
            self.skip_to_last(6);
        }
        loop {
            match self.table.waiting() {
                Waiting::Over => return self.finish(),
                Waiting::Start => return Err(Failure::failed("the game is stuck")),
                Waiting::Decision { asked, .. } => {
                    if self.table.next_bot().is_some() {
                        self.bot_turn()?;
                    } else if let Some(seat) = asked.iter().next()
                        && self.ask(seat)? == Next::Leave
                    {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn bot_turn(&mut self) -> Done {
        let bots = &mut self.bots;
        let acted = self.table.bot_turn(NOW, |seat, view, legal| match bots.get_mut(seat.index()) {
            Some(Some(bot)) => bot.choose(seat, view, legal),
            _ => legal[0],
        });
        match acted {
            Some(Err(error)) => return Err(Failure::failed(format!("a bot tried an illegal move: {error}"))),
            Some(Ok(_)) | None => self.note(),
        }
        match self.only_person() {
            Some(seat) => self.show_news(seat),
            None if self.persons == 0 => self.show_everybody(),
            None => Ok(()),
        }
    }

    /// The person, if there is one.
    fn only_person(&self) -> Option<Seat> {
        let mut persons = Seat::all(self.table.seats())
            .filter(|&seat| self.table.occupant(seat).is_some_and(|occupant| !occupant.is_bot()));
        persons.next().filter(|_| self.persons == 1)
    }

    /// Writes down what has happened: in the diaries, and in the record.
    pub(super) fn note(&mut self) {
        for diary in self.diaries.iter_mut().chain([&mut self.spectator]) {
            diary.catch_up(&self.table, self.words, &self.players);
        }
        let record = write_on(&mut self.recorder, &self.table);
        locked(&self.keeper).note(record);
    }

    fn skip_to_last(&mut self, lines: usize) {
        for diary in self.diaries.iter_mut().chain([&mut self.spectator]) {
            diary.skip_to_last(lines);
        }
    }

    /// Shows a person what has happened since.
    pub(super) fn show_news(&mut self, seat: Seat) -> Done {
        let Some(diary) = self.diaries.get_mut(seat.index()) else { return Ok(()) };
        let news = diary.news();
        self.spectator.news();
        self.write_log(&news)
    }

    fn show_everybody(&mut self) -> Done {
        let news = self.spectator.news();
        self.write_log(&news)
    }

    pub(super) fn write_log(&mut self, lines: &[Line]) -> Done {
        for line in lines {
            if line.kind == Kind::Heading {
                writeln!(self.out, "\n{}", paint(HEADING, &line.text))?;
            } else {
                self.say(&line.text)?;
            }
        }
        Ok(())
    }

    /// Writes a sentence within the width of the terminal.
    pub(super) fn say(&mut self, text: &str) -> Done {
        for line in wrap(text, terminal::width(), 2) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// What a seat sees now.
    pub(super) fn desk(&self, seat: Seat) -> Desk<F> {
        Desk { view: self.table.view(Viewer::Seat(seat)), players: self.players.clone() }
    }

    /// The table as it is described to the desk.
    pub(super) fn write_scene(&mut self, desk: &Desk<F>, part: Part) -> Done {
        for line in F::scene(&desk.glance(self.words), part, terminal::width(), self.setting) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Hides one person's cards and waits for the next person.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Done<Next> {
        if self.persons < 2 || self.at_screen == Some(seat) {
            self.at_screen = Some(seat);
            return Ok(Next::On);
        }
        if self.at_screen.is_some() {
            self.hide()?;
        }
        let player = self.players.get(seat.index()).cloned().unwrap_or_default();
        let now = self.words.text_with("cli-hand-over", &[("player", player.into())]);
        writeln!(self.out, "\n{}", paint(HEADING, &now))?;
        self.say(&self.words.text("cli-hand-over-note"))?;
        let enter = self.words.text("cli-press-enter");
        if self.keyboard.line(&format!("{enter} "), &mut self.out)?.is_none() {
            return Ok(Next::Leave);
        }
        self.at_screen = Some(seat);
        Ok(Next::On)
    }

    fn hide(&mut self) -> Done {
        self.out.write_all("\n".repeat(HIDING_LINES).as_bytes())?;
        self.out.flush()?;
        terminal::clear()?;
        Ok(())
    }

    /// Points, winners, and where the record is.
    fn finish(mut self) -> Done {
        match self.only_person() {
            Some(seat) => self.show_news(seat)?,
            None => self.show_everybody()?,
        }
        let viewer = self.only_person().map_or(Viewer::Spectator, Viewer::Seat);
        let desk = Desk { view: self.table.view(viewer), players: self.players.clone() };
        writeln!(self.out)?;
        self.write_scene(&desk, Part::Table)?;
        writeln!(self.out, "\n{}", paint(HEADING, &self.words.text("cli-final-scores")))?;
        for line in self.final_scores(&desk) {
            self.say(&line)?;
        }
        let path = locked(&self.keeper).save(None, Existing::Keep)?;
        self.show_saved(&path, GoOn::LookAgain)
    }

    fn final_scores(&self, desk: &Desk<F>) -> Vec<String> {
        let standings = self.table.standings();
        let mut seats: Vec<Seat> = Seat::all(self.table.seats()).collect();
        seats.sort_by_key(|&seat| {
            let won = standings.winners.contains(seat);
            std::cmp::Reverse((won, standings.points[seat], standings.tie_break[seat]))
        });
        let at = desk.glance(self.words);
        let mut place = 0;
        let line = |(number, seat): (usize, &Seat)| {
            let seat = *seat;
            if number == 0 || !standings.winners.contains(seat) {
                place = number + 1;
            }
            let player = at.player(seat);
            let points = F::points(self.words, &self.table.breakdown(seat));
            self.words.text_with(
                "cli-place",
                &[("place", place.into()), ("player", player.into()), ("points", points.into())],
            )
        };
        seats.iter().enumerate().map(line).collect()
    }

    /// Saves, and says how to go on.
    fn leave(mut self) -> Done {
        let path = locked(&self.keeper).save(None, Existing::Keep)?;
        self.show_saved(&path, GoOn::Later)?;
        self.say(&self.words.text("cli-goodbye"))
    }

    pub(super) fn show_saved(&mut self, path: &Path, then: GoOn) -> Done {
        Ok(write_saved(self.words, path, then, &mut self.out)?)
    }
}

/// What a saved game is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoOn {
    /// It is played on another time.
    Later,
    /// It is over and can be looked at.
    LookAgain,
}

/// Says where the game is and what to do with it.
pub fn write_saved(words: &Words, path: &Path, then: GoOn, out: &mut Out) -> io::Result<()> {
    let file = path.display().to_string();
    writeln!(out, "{}", words.text_with("cli-saved", &[("file", file.as_str().into())]))?;
    let (id, command) = match then {
        GoOn::Later => ("cli-go-on-later", "play --resume"),
        GoOn::LookAgain => ("cli-look-again", "replay"),
    };
    writeln!(out, "{} pangea {command} {}", words.text(id), quoted(&file))
}

/// A file name as a shell takes it.
fn quoted(file: &str) -> String {
    let plain = file.chars().all(|c| c.is_alphanumeric() || "/._-:\\~".contains(c));
    if plain { file.to_owned() } else { format!("'{}'", file.replace('\'', "'\\''")) }
}
