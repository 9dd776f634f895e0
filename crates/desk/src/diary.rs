//! The log in sentences.
//!
//! Names stand between marks in the sentences, so that an interface can set players in bold and animals in italics.

use game::{Seat, Viewer};
use locale::Words;
use table::{News, Seq, Table};

use crate::cue::Cue;
use crate::family::Family;
use crate::screen::Emblem;
use crate::summary::RoundEnd;

/// Opens the name of a player.
pub const PLAYER: char = '\u{2}';
/// Opens the name of an animal.
pub const ANIMAL: char = '\u{3}';
/// Closes a name.
pub const CLOSE: char = '\u{4}';

/// What a line of the log is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A round or phase begins.
    Heading,
    /// Food.
    Food,
    /// An attack and what belongs to it.
    Attack,
    /// A defence.
    Defence,
    /// A death.
    Death,
    /// A card.
    Card,
    /// Dice.
    Dice,
    /// Anything else.
    Other,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number in the log.
    pub seq: Seq,
    /// What it is about.
    pub kind: Kind,
    /// The sentence, with marks round names.
    pub text: String,
    /// What it looks like in motion.
    pub cue: Option<Cue>,
    /// The traits it is about.
    pub about: Vec<Emblem>,
    /// The round that begins with it.
    pub round: Option<u8>,
    /// Whether it happened before anybody did anything.
    pub opening: bool,
}

/// Everything a viewer has seen, in sentences.
#[derive(Clone)]
pub struct Diary<F: Family> {
    view: F::View,
    cue_maker: F::CueMaker,
    next: Seq,
    entries: Vec<(Line, F::SeenEvent)>,
    ends: Vec<RoundEnd>,
}

impl<F: Family> Diary<F> {
    /// A diary that begins with this view.
    pub fn new(view: F::View) -> Self {
        Self { view, cue_maker: F::CueMaker::default(), next: 0, entries: Vec::new(), ends: Vec::new() }
    }

    /// The lines with their events, the oldest first.
    pub fn entries(&self) -> &[(Line, F::SeenEvent)] {
        &self.entries
    }

    /// The lines, the oldest first.
    pub fn lines(&self) -> Vec<Line> {
        self.entries.iter().map(|(line, _)| line.clone()).collect()
    }

    /// The rounds that are over, the first with number 0: what was before the first round.
    pub fn ends(&self) -> &[RoundEnd] {
        &self.ends
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing was written down.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Writes down what happened since the last time.
    pub fn read_on(&mut self, table: &Table<F>, viewer: Viewer, words: &Words, players: &[String]) {
        match table.seen_since(viewer, self.next) {
            News::Afresh { view: now, next } => {
                self.view = now;
                self.next = next;
            }
            News::Events { events, next } => {
                for entry in events {
                    if F::round_began(&entry.event).is_some() {
                        let seats = (0..players.len()).filter_map(Seat::new);
                        let points = seats.map(|seat| F::points(&self.view, seat)).collect();
                        let round = F::round_of(&self.view);
                        self.ends.push(RoundEnd { round, points, at: self.entries.len() });
                    }
                    let text = F::log(words, players, &self.view, &entry.event);
                    if let (Some(text), Some(kind)) = (text, <F as Family>::kind(&entry.event, viewer)) {
                        let cue = F::cue(&mut self.cue_maker, &entry.event);
                        let (round, opening) = (F::round_began(&entry.event), F::is_opening(&entry.event));
                        let about = F::about(&entry.event);
                        let line = Line { seq: entry.seq, kind, text, cue, about, round, opening };
                        self.entries.push((line, entry.event));
                    }
                    F::fold(&mut self.view, &entry.event);
                }
                self.next = next;
            }
        }
    }
}

/// The name of a player between marks.
pub fn marked_player(name: &str) -> String {
    format!("{PLAYER}{name}{CLOSE}")
}

/// The name of an animal between marks.
pub fn marked_animal(name: &str) -> String {
    format!("{ANIMAL}{name}{CLOSE}")
}

/// The sentence without marks, for labels.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| ![PLAYER, ANIMAL, CLOSE].contains(c)).collect()
}
