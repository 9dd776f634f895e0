//! Where a desk gets its news from and where decisions go: to a table in this program, or to one far away.
//!
//! A desk keeps what its viewer has seen and asks the rules about a world made from that. Through its link it learns only
//! who sits where and what the viewer sees happen; it gets no state. [`Local`] is a table in this program,
//! [`crate::remote::Remote`] one far away.

use core::cell::RefCell;

use game::{Game, Seat, Viewer};
use notation::record::{Player, Recorder};
use table::{
    Automatic, Millis, News, Occupant, RecordEntry, ReplayError, Seq, Setup, Table, TableError, UndoPolicy, UndoRefused,
};

use crate::family::Family;

/// What became of a request; `W` says why it was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply<W> {
    /// It was carried out; the news tell what came of it.
    Done,
    /// It is on its way; [`Link::reply`] tells more later.
    Pending,
    /// Nothing has changed.
    Refused(W),
}

/// Why a request was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R: game::RuleId> {
    /// An action, by the table.
    Action(TableError<R>),
    /// A wish to take something back.
    Undo(UndoRefused),
}

/// What a link answers about a request to a table of this game.
pub type ReplyOf<G> = Reply<Refused<<G as Game>::Rule>>;

/// The line between a desk and a table.
pub trait Link<F: Family> {
    /// Who sits where, as far as it is known.
    fn occupants(&self) -> Vec<Occupant>;

    /// Whether the player of this seat sits at this screen, or is a bot that is asked here.
    fn is_here(&self, seat: Seat) -> bool;

    /// The table as the viewer saw it before anything happened.
    fn first_view(&self, viewer: Viewer) -> F::View;

    /// What a viewer who knows everything before this number does not know yet, as far as it has arrived.
    fn news(&mut self, viewer: Viewer, since: Seq) -> News<F::SeenEvent>;

    /// Sends an action of a seat that is here, chosen at the sight of this view.
    fn send(&mut self, seat: Seat, action: F::Action, view: &F::View) -> ReplyOf<F>;

    /// Asks to take back the last decision of a seat that is here.
    fn undo(&mut self, seat: Seat) -> ReplyOf<F>;

    /// Whether it would be worth asking.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What has become of the last request.
    fn reply(&mut self) -> ReplyOf<F> {
        Reply::Done
    }

    /// Puts somebody else on a seat, where that is decided here.
    fn seat(&mut self, _seat: Seat, _occupant: Occupant) {}

    /// The table itself, where it is in this program: to save the game and to ask its bots.
    fn local(&self) -> Option<&Local<F>> {
        None
    }
}

/// How much of the record of a local table somebody knows who follows it, a worker with bots for instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    undone: u32,
    bytes: usize,
}

/// What somebody who follows the record of a local table is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whether this is the whole record, and not what follows what is known.
    pub whole: bool,
    /// Lines that stay.
    pub lines: String,
    /// The last line, which may grow: to be read after the others and forgotten.
    pub last: String,
    /// What is known then.
    pub known: Known,
}

impl Told {
    /// A whole record.
    pub fn all(record: &str) -> Self {
        let lines = if record.ends_with('\n') { record.to_owned() } else { format!("{record}\n") };
        Self { whole: true, lines, last: String::new(), known: Known { undone: 0, bytes: 0 } }
    }
}

/// A table in this program. It writes the record while the game is played.
pub struct Local<F: Family> {
    table: Table<F>,
    recorder: RefCell<Recorder<F::Notation>>,
    seed: u64,
    /// How often something was taken back.
    undone: u32,
}

impl<F: Family> Local<F> {
    /// A table at which all this has happened, and everything that follows by itself. `first` is the state before, and
    /// `position` says it in the words of records if the game does not begin with its set-up. The dice to come are those
    /// of the seed.
    pub fn new(
        config: F::Config,
        (first, position): (F, Option<String>),
        entries: &[RecordEntry<F::Action>],
        occupants: Vec<Occupant>,
        seed: u64,
    ) -> Result<Self, ReplayError<F::Rule>> {
        // What one person has learned at this screen, another must not be able to use.
        let undo = if people(&occupants) < 2 { UndoPolicy::Casual } else { UndoPolicy::Strict };
        let names = occupants.iter().map(|occupant| occupant.name().to_owned()).collect();
        let players = occupants.iter().map(Player::from).collect();
        let recorder = Recorder::new(&config, names).with_players(players).with_seed(seed).from_position(position);
        let setup = Setup { config, occupants, seed, undo, automatic: Automatic::Alike, clocks: None };
        let mut table = Table::replay_from(first, setup, entries)?;
        table.start(Millis(0));
        let mut local = Self { table, recorder: RefCell::new(recorder), seed, undone: 0 };
        local.write_on();
        Ok(local)
    }

    /// The table.
    pub fn table(&self) -> &Table<F> {
        &self.table
    }

    /// The seed of the dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How many outcomes and actions there are, and how often something was taken back.
    pub fn revision(&self) -> (usize, u32) {
        (self.table.record().len(), self.undone)
    }

    /// Puts somebody else on a seat.
    pub fn seat(&mut self, seat: Seat, occupant: Occupant) {
        self.table.seat_occupant(seat, occupant);
        let occupants = self.table.occupants();
        self.recorder.get_mut().seat(occupants);
        if people(occupants) > 1 {
            self.table.set_undo_policy(UndoPolicy::Strict);
        }
    }

    /// The record as text.
    pub fn text(&self) -> String {
        self.recorder.borrow_mut().text()
    }

    /// What somebody must be told who knows this much, to know everything.
    pub fn tell(&self, known: Option<Known>) -> Told {
        let mut recorder = self.recorder.borrow_mut();
        let header = recorder.header();
        let (lines, last) = recorder.lines();
        let known = known.filter(|known| known.undone == self.undone && known.bytes <= lines.len());
        let now = Known { undone: self.undone, bytes: lines.len() };
        match known {
            Some(known) => Told { whole: false, lines: lines[known.bytes..].to_owned(), last, known: now },
            None => Told { whole: true, lines: header + lines, last, known: now },
        }
    }

    /// Writes down what has happened since the last time.
    fn write_on(&mut self) {
        let recorder = self.recorder.get_mut();
        for entry in &self.table.record()[recorder.len()..] {
            recorder.entry(entry);
        }
    }
}

impl<F: Family> Link<F> for Local<F> {
    fn occupants(&self) -> Vec<Occupant> {
        self.table.occupants().to_vec()
    }

    fn is_here(&self, _seat: Seat) -> bool {
        true
    }

    fn first_view(&self, viewer: Viewer) -> F::View {
        self.table.first_view(viewer)
    }

    fn news(&mut self, viewer: Viewer, since: Seq) -> News<F::SeenEvent> {
        self.table.seen_since(viewer, since)
    }

    fn send(&mut self, seat: Seat, action: F::Action, _view: &F::View) -> ReplyOf<F> {
        match self.table.act(seat, action, Millis(0)) {
            Ok(_) => {
                self.write_on();
                Reply::Done
            }
            Err(error) => Reply::Refused(Refused::Action(error)),
        }
    }

    fn undo(&mut self, seat: Seat) -> ReplyOf<F> {
        match self.table.undo(seat, Millis(0)) {
            Ok(_) => {
                self.undone += 1;
                self.recorder.get_mut().truncate(self.table.record().len());
                self.write_on();
                Reply::Done
            }
            Err(error) => Reply::Refused(Refused::Undo(error)),
        }
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat).is_ok()
    }

    fn seat(&mut self, seat: Seat, occupant: Occupant) {
        Self::seat(self, seat, occupant);
    }

    fn local(&self) -> Option<&Self> {
        Some(self)
    }
}

/// How many people sit there.
fn people(occupants: &[Occupant]) -> usize {
    occupants.iter().filter(|occupant| !occupant.is_bot()).count()
}
