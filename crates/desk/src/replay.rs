//! A played game, event by event: what a viewer saw, the table at every moment, the points of every round.

use game::{Game, Need, Seat, Viewer};
use locale::Words;
use notation::Problem;
use notation::origin::record::{self, Record, Replay};
use notation::record::GameResult;
use origin::{Breakdown, Config, Fact, SeenEvent, State, View};
use table::Occupant;

use crate::desk::{Saved, read_seats, write_seats};
use crate::diary::{Kind, MarkedNames, kind};

/// A view is kept for every so many frames; those between are folded.
const KEPT: usize = 32;

/// A played game as one viewer saw it.
#[derive(Clone)]
pub struct Film {
    record: Record,
    players: Vec<String>,
    viewer: Viewer,
    is_over: bool,
    seen: Vec<SeenEvent>,
    frames: Vec<Frame>,
    keys: Vec<View>,
    points: Vec<RoundPoints>,
}

/// A moment that is worth a line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frame {
    /// The place of its event among what was seen.
    event: usize,
    /// The place after the last event that belongs to it.
    until: usize,
    /// How many entries of the record had been played before its entry.
    entry: usize,
    kind: Kind,
    round: u8,
}

/// A line of the log, ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilmLine {
    /// What it is about.
    pub kind: Kind,
    /// The round it belongs to; 0 before the first.
    pub round: u8,
    /// The sentence, with marks round names.
    pub text: String,
}

/// The points at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundPoints {
    /// The round.
    pub round: u8,
    /// Seat by seat.
    pub points: Vec<u16>,
}

/// A frame that stands out on the time line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landmark {
    /// The frame.
    pub frame: usize,
    /// What happened.
    pub kind: LandmarkKind,
}

/// What stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LandmarkKind {
    /// An attack was declared.
    Attack,
    /// An animal died.
    Death,
    /// The last round began.
    LastRound,
    /// The game ended.
    End,
}

impl Film {
    /// Reads a record and plays it through. A record that does not read says where and why.
    pub fn open(file: &str, text: &str, viewer: Viewer) -> Result<Self, Problem> {
        let record = record::verify(file, text)?.record;
        Ok(Self::of(record, viewer))
    }

    /// The same game through other eyes.
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        Self::of(self.record.clone(), viewer)
    }

    fn of(record: Record, viewer: Viewer) -> Self {
        let names = &record.header.names;
        let players = Seat::all(record.header.seats)
            .map(|seat| names.get(seat.index()).filter(|name| !name.is_empty()).cloned())
            .zip(Seat::all(record.header.seats))
            .map(|(name, seat)| name.unwrap_or_else(|| seat.to_string()))
            .collect();
        let mut film = Self {
            players,
            viewer,
            is_over: false,
            seen: Vec::new(),
            frames: Vec::new(),
            keys: Vec::new(),
            points: Vec::new(),
            record: record.clone(),
        };
        film.shoot(&record);
        film
    }

    fn shoot(&mut self, record: &Record) {
        // The record was verified, so it replays.
        let (Ok(mut replay), Ok(first)) = (Replay::new(record), record::first_state(record)) else { return };
        let mut view = first.view(self.viewer);
        for event in replay.opening() {
            let Some(seen) = State::seen(event, self.viewer) else { continue };
            self.take(&mut view, seen, 0);
        }
        while let Ok(Some(events)) = replay.step() {
            let entry = replay.entries_done() - 1;
            for event in events {
                let Some(seen) = State::seen(&event, self.viewer) else { continue };
                self.take(&mut view, seen, entry);
            }
        }
        self.is_over = replay.state().need() == Need::Over;
        if view.round > 0 && self.is_over {
            self.count(&view);
        }
    }

    fn take(&mut self, view: &mut View, seen: SeenEvent, entry: usize) {
        if matches!(seen, SeenEvent::Open(Fact::RoundBegan { .. })) && view.round > 0 {
            self.count(view);
        }
        let place = self.seen.len();
        self.seen.push(seen);
        let told = kind(&seen, self.viewer).filter(|_| tells(view, &self.players, &seen));
        if let Some(kind) = told {
            if self.frames.len().is_multiple_of(KEPT) {
                self.keys.push(view.clone());
            }
            self.frames.push(Frame { event: place, until: place + 1, entry, kind, round: 0 });
        }
        State::fold(view, &seen);
        if let Some(frame) = self.frames.last_mut() {
            frame.until = place + 1;
            if told.is_some() {
                frame.round = view.round;
            }
        }
    }

    fn count(&mut self, view: &View) {
        let points = Seat::all(view.seats).map(|seat| view.breakdown(seat).total()).collect();
        self.points.push(RoundPoints { round: view.round, points });
    }

    /// Number of frames.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Whether the game came to its end.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The names of the players, seat by seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The points at the end of every round that was finished.
    pub fn points(&self) -> &[RoundPoints] {
        &self.points
    }

    /// The table after a frame.
    pub fn view(&self, frame: usize) -> Option<View> {
        let frame = frame.min(self.frames.len().checked_sub(1)?);
        let key = frame / KEPT;
        let mut view = self.keys.get(key)?.clone();
        let from = self.frames.get(key * KEPT)?.event;
        self.seen[from..self.frames[frame].until].iter().for_each(|seen| State::fold(&mut view, seen));
        Some(view)
    }

    /// The points of a seat after a frame.
    pub fn breakdown(&self, frame: usize, seat: Seat) -> Breakdown {
        self.view(frame).map(|view| view.breakdown(seat)).unwrap_or_default()
    }

    /// Every frame in a sentence.
    pub fn lines(&self, words: &Words) -> Vec<FilmLine> {
        let Some(first) = self.keys.first() else { return Vec::new() };
        let mut view = first.clone();
        let mut lines = Vec::with_capacity(self.frames.len());
        for frame in &self.frames {
            let names = MarkedNames::new(&self.players, &view);
            let text = locale::origin::log(words, &names, &view, &self.seen[frame.event]).unwrap_or_default();
            lines.push(FilmLine { kind: frame.kind, round: frame.round, text });
            self.seen[frame.event..frame.until].iter().for_each(|seen| State::fold(&mut view, seen));
        }
        lines
    }

    /// What stands out, in order.
    pub fn landmarks(&self) -> Vec<Landmark> {
        let landmark = |(number, frame): (usize, &Frame)| {
            let kind = match self.seen[frame.event] {
                SeenEvent::Open(Fact::Attacked { .. }) => LandmarkKind::Attack,
                SeenEvent::Open(Fact::Died { .. }) => LandmarkKind::Death,
                SeenEvent::Open(Fact::RoundBegan { last: true, .. }) => LandmarkKind::LastRound,
                SeenEvent::Open(Fact::GameOver { .. }) => LandmarkKind::End,
                _ => return None,
            };
            Some(Landmark { frame: number, kind })
        };
        self.frames.iter().enumerate().filter_map(landmark).collect()
    }

    /// The frames with which rounds begin, with the number of the round.
    pub fn rounds(&self) -> Vec<(usize, u8)> {
        let begins = |(number, frame): (usize, &Frame)| match self.seen[frame.event] {
            SeenEvent::Open(Fact::RoundBegan { round, .. }) => Some((number, round)),
            _ => None,
        };
        self.frames.iter().enumerate().filter_map(begins).collect()
    }

    /// The record as text, with the result if there is one.
    pub fn export(&self) -> String {
        let mut record = self.record.clone();
        if self.is_over
            && let Ok(state) = Replay::new(&record).and_then(Replay::finish)
        {
            record.result = Some(GameResult::of(&state.standings()));
        }
        record::print(&record).unwrap_or_default()
    }

    /// A game that goes on where this frame began: everything before its entry has happened. Who sat there sits there
    /// again; without `seats` the one who looks plays against bots.
    pub fn play_on(&self, frame: usize, seats: Option<&str>, bot: &str, seed: u64) -> Option<Saved> {
        let entry = self.frames.get(frame)?.entry;
        let mut record = self.record.clone();
        record.entries.truncate(entry);
        record.result = None;
        let kept = seats.and_then(read_seats).filter(|kept| kept.len() == self.players.len());
        let person = match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::FIRST,
        };
        let occupants = kept.unwrap_or_else(|| {
            let sits = |(place, name): (usize, &String)| {
                if place == person.index() {
                    Occupant::Person { name: name.clone() }
                } else {
                    Occupant::Bot { name: name.clone(), plays: bot.to_owned() }
                }
            };
            self.players.iter().enumerate().map(sits).collect()
        });
        Some(Saved { record: record::print(&record).ok()?, seats: write_seats(&occupants), seed })
    }
}

/// Whether there is a sentence for the event. Whether there is does not depend on the language.
fn tells(view: &View, players: &[String], seen: &SeenEvent) -> bool {
    let words = Words::of(locale::Lang::En);
    locale::origin::log(words, &MarkedNames::new(players, view), view, seen).is_some()
}

/// The set-up and the players of a kept game, for another one with the same.
pub fn same_players(saved: &Saved) -> Option<(Config, Vec<Occupant>)> {
    let header = notation::record::header_of("game", &saved.record).ok()?;
    let config = record::config(&header).ok()?;
    let occupants = read_seats(&saved.seats)?;
    (occupants.len() == usize::from(config.seats())).then_some((config, occupants))
}

/// The seat of the only person at a kept table; nobody's if there are several or none.
pub fn only_person(seats: &str) -> Viewer {
    let occupants = read_seats(seats).unwrap_or_default();
    let mut persons = occupants.iter().enumerate().filter(|(_, occupant)| !occupant.is_bot());
    match (persons.next(), persons.next()) {
        (Some((place, _)), None) => Seat::new(place).map_or(Viewer::Spectator, Viewer::Seat),
        _ => Viewer::Spectator,
    }
}
