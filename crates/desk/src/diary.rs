//! The log in sentences.
//!
//! Names stand between marks in the sentences, so that an interface can set players in bold and animals in italics.

use std::sync::Arc;

use game::{Seat, Viewer};
use locale::Words;
use table::{NumberedEvent, Seq};

use crate::cue::Cue;
use crate::family::{Family, Told};
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
    /// The traits it is about.
    pub about: Vec<Emblem>,
    /// The round that begins with it.
    pub round: Option<u8>,
    /// Whether it happened before anybody did anything.
    pub opening: bool,
}

/// Something to show, with the number of the event it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenCue {
    /// The number of the event.
    pub seq: Seq,
    /// What it looks like in motion.
    pub cue: Cue,
}

/// Everything a viewer has seen, in sentences and cues.
#[derive(Clone)]
pub struct Diary<F: Family> {
    cue_maker: F::CueMaker,
    entries: Vec<(Arc<Line>, F::SeenEvent)>,
    cues: Vec<Arc<SeenCue>>,
    ends: Vec<RoundEnd>,
}

impl<F: Family> Default for Diary<F> {
    fn default() -> Self {
        Self { cue_maker: F::CueMaker::default(), entries: Vec::new(), cues: Vec::new(), ends: Vec::new() }
    }
}

impl<F: Family> Diary<F> {
    /// The lines with their events, the oldest first.
    pub fn entries(&self) -> &[(Arc<Line>, F::SeenEvent)] {
        &self.entries
    }

    /// The lines, the oldest first.
    pub fn lines(&self) -> Vec<Arc<Line>> {
        self.entries.iter().map(|(line, _)| Arc::clone(line)).collect()
    }

    /// What can be shown in motion, the oldest first; also of events without a sentence.
    pub fn cues(&self) -> &[Arc<SeenCue>] {
        &self.cues
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

    /// Writes down what a viewer sees happen; `view` is how they saw the table before.
    pub fn write(&mut self, view: &F::View, seen: &NumberedEvent<F::SeenEvent>, reader: Reader<'_>) {
        let Reader { viewer, words, players } = reader;
        let event = &seen.event;
        if F::round_began(event).is_some() {
            let seats = (0..players.len()).filter_map(Seat::new);
            let points = seats.map(|seat| F::points(view, seat)).collect();
            self.ends.push(RoundEnd { round: F::round_of(view), points, at: self.entries.len(), seq: seen.seq });
        }
        if let Some(cue) = F::cue(&mut self.cue_maker, event) {
            self.cues.push(Arc::new(SeenCue { seq: seen.seq, cue }));
        }
        if let (Some(text), Some(kind)) = (F::log(words, players, view, event), <F as Told>::kind(event, viewer)) {
            let (round, opening) = (F::round_began(event), F::is_opening(event));
            let about = F::about(event);
            self.entries.push((Arc::new(Line { seq: seen.seq, kind, text, about, round, opening }), *event));
        }
    }
}

/// For whom a diary is written.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// Who sees it happen.
    pub viewer: Viewer,
    /// In which language.
    pub words: &'a Words,
    /// The names of the players, seat by seat.
    pub players: &'a [String],
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
