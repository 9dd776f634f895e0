//! Where a desk gets its news from and where decisions go: to a table in this program, or to one far away.
//!
//! A desk keeps what its viewer has seen and asks the rules about a world made from that. Through its link it learns only
//! who sits where and what the viewer sees happen; it gets no state. [`Local`] is a table in this program,
//! [`crate::remote::Remote`] one far away.

use game::{Game, Seat, Viewer};
use table::{
    Automatic, Millis, News, Occupant, RecordEntry, ReplayError, Seq, Setup, Table, TableError, UndoPolicy, UndoRefused,
};

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
pub trait Link<G: Game> {
    /// Who sits where, as far as it is known.
    fn occupants(&self) -> Vec<Occupant>;

    /// Whether the player of this seat sits at this screen, or is a bot that is asked here.
    fn is_here(&self, seat: Seat) -> bool;

    /// The table as the viewer saw it before anything happened.
    fn first_view(&self, viewer: Viewer) -> G::View;

    /// What a viewer who knows everything before this number does not know yet, as far as it has arrived.
    fn news(&mut self, viewer: Viewer, since: Seq) -> News<G::SeenEvent>;

    /// Sends an action of a seat that is here.
    fn send(&mut self, seat: Seat, action: G::Action) -> ReplyOf<G>;

    /// Asks to take back the last decision of a seat that is here.
    fn undo(&mut self, seat: Seat) -> ReplyOf<G>;

    /// Whether it would be worth asking.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What has become of the last request.
    fn reply(&mut self) -> ReplyOf<G> {
        Reply::Done
    }

    /// The table itself, where it is in this program: to save the game and to ask its bots.
    fn local(&self) -> Option<&Local<G>> {
        None
    }
}

/// A table in this program.
pub struct Local<G: Game> {
    table: Table<G>,
    position: Option<String>,
    seed: u64,
}

impl<G: Game> Local<G> {
    /// A table at which all this has happened, and everything that follows by itself. `first` is the state before, and
    /// `position` says it in the words of records if the game does not begin with its set-up. The dice to come are those
    /// of the seed.
    pub fn new(
        config: G::Config,
        (first, position): (G, Option<String>),
        entries: &[RecordEntry<G::Action>],
        occupants: Vec<Occupant>,
        seed: u64,
    ) -> Result<Self, ReplayError<G::Rule>> {
        // What one person has learned at this screen, another must not be able to use.
        let alone = occupants.iter().filter(|occupant| !occupant.is_bot()).count() < 2;
        let undo = if alone { UndoPolicy::Casual } else { UndoPolicy::Strict };
        let setup = Setup { config, occupants, seed, undo, automatic: Automatic::Alike, clocks: None };
        let mut table = Table::replay_from(first, setup, entries)?;
        table.start(Millis(0));
        Ok(Self { table, position, seed })
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The position the game began with, in the words of records.
    pub fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// The seed of the dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }
}

impl<G: Game> Link<G> for Local<G> {
    fn occupants(&self) -> Vec<Occupant> {
        self.table.occupants().to_vec()
    }

    fn is_here(&self, _seat: Seat) -> bool {
        true
    }

    fn first_view(&self, viewer: Viewer) -> G::View {
        self.table.first_view(viewer)
    }

    fn news(&mut self, viewer: Viewer, since: Seq) -> News<G::SeenEvent> {
        self.table.seen_since(viewer, since)
    }

    fn send(&mut self, seat: Seat, action: G::Action) -> ReplyOf<G> {
        match self.table.act(seat, action, Millis(0)) {
            Ok(_) => Reply::Done,
            Err(error) => Reply::Refused(Refused::Action(error)),
        }
    }

    fn undo(&mut self, seat: Seat) -> ReplyOf<G> {
        match self.table.undo(seat, Millis(0)) {
            Ok(_) => Reply::Done,
            Err(error) => Reply::Refused(Refused::Undo(error)),
        }
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat).is_ok()
    }

    fn local(&self) -> Option<&Local<G>> {
        Some(self)
    }
}
