//! A played game, event by event: what a viewer saw, the table at every moment, the points of every round.

mod turning;

use editions::Edition;
use game::{Need, Seat, Viewer};
use locale::Words;
use notation::Problem;
use table::Occupant;

use crate::advice::sentences;
use crate::analysis::share::Sitters;
use crate::diary::Kind;
use crate::family::Family;
use crate::records::{self, Record, Shot};
use crate::review::Judgement;
use crate::saved::Saved;
use crate::still::StillScreen;

pub use turning::TurningText;

/// A view is kept once in this many frames; those between are folded.
const KEPT: usize = 32;

/// A played game as one viewer saw it.
#[derive(Clone)]
pub struct Film<F: Family> {
    record: Record<F>,
    dice: Option<DiceCheck>,
    players: Vec<String>,
    viewer: Viewer,
    is_over: bool,
    seen: Vec<F::SeenEvent>,
    frames: Vec<Frame>,
    keys: Vec<F::View>,
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

/// What came of recomputing the dice of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceCheck {
    /// All of them follow from the server's seed and the words of the players.
    Fair {
        /// How many shuffles.
        shuffles: usize,
        /// How many dice.
        dice: usize,
        /// How many words of players they were made of.
        words: usize,
        /// How many were sealed and never told.
        missing: usize,
    },
    /// They do not.
    Unfit {
        /// The first line that does not fit.
        line: usize,
    },
}

impl DiceCheck {
    /// What came of it, in words.
    pub fn text(self, words: &Words) -> String {
        match self {
            Self::Fair { shuffles, dice, words: given, missing } => {
                let count = |name: &'static str, count: usize| (name, count.into());
                let arguments = [count("shuffles", shuffles), count("dice", dice), count("words", given)];
                let fair = words.text_with("replay-dice-fair", &arguments);
                if missing == 0 {
                    return fair;
                }
                format!("{fair} {}", words.text_with("replay-dice-missing", &[count("words", missing)]))
            }
            Self::Unfit { line } => words.text_with("replay-dice-unfit", &[("line", line.into())]),
        }
    }
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

impl<F: Family> Film<F> {
    /// Reads a record and plays it through. A record that does not read says where and why.
    pub fn open(file: &str, text: &str, viewer: Viewer) -> Result<Self, Problem> {
        let (record, dice) = records::verify::<F>(file, text)?;
        Ok(Self::of(record, dice, viewer))
    }

    /// The same game through other eyes.
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        Self::of(self.record.clone(), self.dice, viewer)
    }

    fn of(record: Record<F>, dice: Option<DiceCheck>, viewer: Viewer) -> Self {
        let named = |(place, name): (usize, String)| match name.as_str() {
            "" => Seat::new(place).map(|seat| seat.to_string()).unwrap_or_default(),
            _ => name,
        };
        let mut film = Self {
            players: names_in::<F>(&record).into_iter().enumerate().map(named).collect(),
            viewer,
            is_over: false,
            seen: Vec::new(),
            frames: Vec::new(),
            keys: Vec::new(),
            points: Vec::new(),
            record,
            dice,
        };
        // The record was verified, so it replays.
        if let Some(shot) = records::shoot::<F>(&film.record) {
            film.shoot(&shot);
        }
        film
    }

    fn shoot(&mut self, shot: &Shot<F>) {
        let mut view = shot.first.view(self.viewer);
        let steps =
            shot.steps.iter().enumerate().flat_map(|(entry, events)| events.iter().map(move |one| (entry, one)));
        for (entry, event) in shot.opening.iter().map(|event| (0, event)).chain(steps) {
            let Some(seen) = F::seen(event, self.viewer) else { continue };
            self.take(&mut view, seen, entry);
        }
        self.is_over = shot.last.need() == Need::Over;
        if F::round_of(&view) > 0 && self.is_over {
            self.count(&view);
        }
        // What was secret in play is open when the game is over.
        if self.is_over && !shot.points.is_empty() {
            self.points.clone_from(&shot.points);
        }
    }

    fn take(&mut self, view: &mut F::View, seen: F::SeenEvent, entry: usize) {
        if F::round_began(&seen).is_some() && F::round_of(view) > 0 {
            self.count(view);
        }
        let place = self.seen.len();
        self.seen.push(seen);
        let told = <F as crate::family::Told>::kind(&seen, self.viewer)
            .filter(|_| has_sentence::<F>(view, &self.players, &seen));
        if let Some(kind) = told {
            if self.frames.len().is_multiple_of(KEPT) {
                self.keys.push(view.clone());
            }
            self.frames.push(Frame { event: place, until: place + 1, entry, kind, round: 0 });
        }
        F::fold(view, &seen);
        if let Some(frame) = self.frames.last_mut() {
            frame.until = place + 1;
            if told.is_some() {
                frame.round = F::round_of(view);
            }
        }
    }

    fn count(&mut self, view: &F::View) {
        let seats = (0..self.players.len()).filter_map(Seat::new);
        let points = seats.map(|seat| F::points(view, seat)).collect();
        self.points.push(RoundPoints { round: F::round_of(view), points });
    }

    /// What was played.
    pub fn edition(&self) -> Edition {
        self.record.header.edition
    }

    /// Whether the dice of the game are fair, if the record tells what they were made of.
    pub fn dice(&self) -> Option<DiceCheck> {
        self.dice
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

    /// The viewer.
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
    pub fn view(&self, frame: usize) -> Option<F::View> {
        let frame = frame.min(self.frames.len().checked_sub(1)?);
        let key = frame / KEPT;
        let mut view = self.keys.get(key)?.clone();
        let from = self.frames.get(key * KEPT)?.event;
        self.seen[from..self.frames[frame].until].iter().for_each(|seen| F::fold(&mut view, seen));
        Some(view)
    }

    /// The table after a frame, in words.
    pub fn still(&self, frame: usize, words: &'static Words) -> Option<StillScreen> {
        let mut still = F::still(&self.view(frame)?, words, &self.players);
        // Names and seats go along to the analysis board.
        let you = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let sitters = Sitters { players: self.players.clone(), you };
        still.analysis = still.analysis.map(|link| sitters.on_link(link));
        Some(still)
    }

    /// Every frame in a sentence.
    pub fn lines(&self, words: &Words) -> Vec<FilmLine> {
        let Some(first) = self.keys.first() else { return Vec::new() };
        let mut view = first.clone();
        let mut lines = Vec::with_capacity(self.frames.len());
        for frame in &self.frames {
            let text = F::log(words, &self.players, &view, &self.seen[frame.event]).unwrap_or_default();
            lines.push(FilmLine { kind: frame.kind, round: frame.round, text });
            self.seen[frame.event..frame.until].iter().for_each(|seen| F::fold(&mut view, seen));
        }
        lines
    }

    /// What stands out, in order.
    pub fn landmarks(&self) -> Vec<Landmark> {
        let landmark = |(number, frame): (usize, &Frame)| {
            let kind = F::landmark(&self.seen[frame.event])?;
            Some(Landmark { frame: number, kind })
        };
        self.frames.iter().enumerate().filter_map(landmark).collect()
    }

    /// The frames with which rounds begin, with the number of the round.
    pub fn rounds(&self) -> Vec<(usize, u8)> {
        let begins = |(number, frame): (usize, &Frame)| Some((number, F::round_began(&self.seen[frame.event])?));
        self.frames.iter().enumerate().filter_map(begins).collect()
    }

    /// How many entries the record has.
    pub fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// How many entries of the record had been played when this frame was over.
    pub fn step_of(&self, frame: usize) -> usize {
        self.frames.get(frame).map_or(0, |frame| (frame.entry + 1).min(self.record.entries.len()))
    }

    /// The first frame of what this entry of the record led to; the next one if nothing of it was seen.
    pub fn frame_of(&self, entry: usize) -> usize {
        self.frames.partition_point(|frame| frame.entry < entry).min(self.len().saturating_sub(1))
    }

    /// What an action of this entry, in the words of records, is called by the player who decided, with marks round
    /// names.
    pub fn describe_action(&self, entry: usize, seat: Seat, action: &str, words: &Words) -> Option<String> {
        let view = records::before::<F>(&self.record, entry)?.view(Viewer::Seat(seat));
        let action = records::read_action::<F>(&view, action)?;
        Some(F::action(words, &self.players, &view, action))
    }

    /// Why the best move of a judged decision was better than what was done, in sentences with marks round names: what
    /// would have been different, then what it leads to by the rules.
    pub fn explain(&self, judged: &Judgement, words: &Words) -> Vec<String> {
        records::before::<F>(&self.record, judged.entry)
            .map_or_else(Vec::new, |state| self.explain_at(&state, judged, words))
    }

    fn explain_at(&self, state: &F, judged: &Judgement, words: &Words) -> Vec<String> {
        let view = state.view(Viewer::Seat(judged.seat));
        let follows = || {
            let best = records::read_action::<F>(&view, &judged.best)?;
            let outlook = state.outlook(judged.seat, best)?;
            Some(F::outlook_lines(words, &self.players, &view, &outlook, best))
        };
        let follows = follows().unwrap_or_default();
        let said = sentences::<F>(words, &self.players, &view, judged.seat, &judged.why, follows);
        if said.is_empty() { vec![words.text("advice-no-single-reason")] } else { said }
    }

    /// The record as text, with the result if there is one.
    pub fn export(&self) -> String {
        records::print::<F>(&self.record, None).unwrap_or_default()
    }

    /// A game that goes on where this frame began: everything before its entry has happened. The same players sit there
    /// again; without `seats` the viewer plays against bots.
    pub fn play_on(&self, frame: usize, seats: Option<&[Occupant]>, bot: &str, seed: u64) -> Option<Saved> {
        let entry = self.frames.get(frame)?.entry;
        let kept = seats.map(<[Occupant]>::to_vec).filter(|kept| kept.len() == self.players.len());
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
        Saved::new(&records::print::<F>(&self.record, Some(entry))?, &occupants, seed).ok()
    }
}

/// The names of the players, seat by seat; what is missing is empty.
fn names_in<F: Family>(record: &Record<F>) -> Vec<String> {
    let name = |seat: Seat| record.header.names.get(seat.index()).cloned().unwrap_or_default();
    Seat::all(record.header.seats).map(name).collect()
}

/// Whether there is a sentence for the event. It does not depend on the language.
fn has_sentence<F: Family>(view: &F::View, players: &[String], seen: &F::SeenEvent) -> bool {
    F::log(Words::of(locale::Lang::En), players, view, seen).is_some()
}
