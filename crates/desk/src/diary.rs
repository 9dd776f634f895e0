//! The log in sentences.
//!
//! Names stand between marks in the sentences, so that an interface can set players in bold and animals in italics.

use game::{Game, Seat, Viewer};
use locale::{Names, Words};
use origin::{AnimalId, Fact, SeenEvent, State, View};
use table::{News, Seq, Table};

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
    /// The event.
    pub event: SeenEvent,
}

/// Everything a viewer has seen, in sentences.
#[derive(Clone, Debug, Default)]
pub struct Diary {
    view: Option<View>,
    next: Seq,
    lines: Vec<Line>,
}

impl Diary {
    /// A diary that begins with this view.
    pub fn new(view: View) -> Self {
        Self { view: Some(view), next: 0, lines: Vec::new() }
    }

    /// The lines, the oldest first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Writes down what happened since the last time.
    pub fn read_on(&mut self, table: &Table<State>, viewer: Viewer, words: &Words, players: &[String]) {
        let Some(view) = &mut self.view else { return };
        match table.seen_since(viewer, self.next) {
            News::Afresh { view: now, next } => {
                *view = now;
                self.next = next;
            }
            News::Events { told, next } => {
                for told in told {
                    let text = {
                        let names = MarkedNames::new(players, view);
                        locale::origin::log(words, &names, view, &told.event)
                    };
                    if let (Some(text), Some(kind)) = (text, kind(&told.event, viewer)) {
                        self.lines.push(Line { seq: told.seq, kind, text, event: told.event });
                    }
                    State::fold(view, &told.event);
                }
                self.next = next;
            }
        }
    }
}

/// What a line is about; nothing for what would only repeat what another line or the screen says.
pub(crate) fn kind(event: &SeenEvent, viewer: Viewer) -> Option<Kind> {
    let SeenEvent::Open(fact) = event else { return Some(Kind::Card) };
    match fact {
        // The round that begins names its first player, and each own card has been told when it was drawn.
        Fact::FirstPlayer { .. } => None,
        Fact::Dealt { seat, cards, quota } if Viewer::Seat(*seat) == viewer && cards == quota => None,
        Fact::RoundBegan { .. } | Fact::PhaseBegan { .. } => Some(Kind::Heading),
        Fact::TurnBegan { .. } | Fact::TurnEnded { .. } | Fact::FoodRolled { .. } | Fact::CleanedUp => None,
        Fact::RolledForFirst { .. } | Fact::RolledForTie { .. } | Fact::BankFilled { .. } => Some(Kind::Dice),
        Fact::Received { .. } | Fact::FatBurned { .. } | Fact::Robbed { .. } | Fact::Grazed { .. } => Some(Kind::Food),
        Fact::SurplusLost { .. } | Fact::BankGrew { .. } => Some(Kind::Food),
        Fact::Attacked { .. } | Fact::Poisoned { .. } | Fact::Paralysed { .. } => Some(Kind::Attack),
        Fact::Ran { .. } | Fact::Redirected { .. } | Fact::TailLost { .. } => Some(Kind::Defence),
        Fact::Died { .. } | Fact::BecameRemains { .. } => Some(Kind::Death),
        Fact::NeoplasmGrew { .. } | Fact::Recombined { .. } | Fact::SwimmingTaken { .. } => Some(Kind::Card),
        // Where an animal arrives was announced, or follows from the card.
        Fact::MigrationAnnounced { .. } | Fact::Followed { .. } => Some(Kind::Other),
        Fact::TraitPlayed { .. } | Fact::PairPlayed { .. } | Fact::Dealt { .. } | Fact::PairDiscarded { .. } => {
            Some(Kind::Card)
        }
        _ => Some(Kind::Other),
    }
}

/// Names between marks.
pub struct MarkedNames<'a> {
    players: Vec<String>,
    view: &'a View,
}

impl<'a> MarkedNames<'a> {
    /// Names of players in the order of the seats, and of the animals of a view.
    pub fn new(players: &[String], view: &'a View) -> Self {
        Self { players: players.iter().map(|name| format!("{PLAYER}{name}{CLOSE}")).collect(), view }
    }
}

impl Names for MarkedNames<'_> {
    fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    fn animal(&self, animal: AnimalId) -> String {
        format!("{ANIMAL}{}{CLOSE}", locale::field_name(animal))
    }

    fn owner(&self, animal: AnimalId) -> Option<Seat> {
        self.view.animal(animal).map(|animal| animal.owner)
    }

    fn you(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// The sentence without marks, for labels.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| ![PLAYER, ANIMAL, CLOSE].contains(c)).collect()
}
