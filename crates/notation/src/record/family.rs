//! What a family of editions adds to records: its set-up, its cards and its words for actions.

use core::fmt::Debug;

use editions::{Edition, SetupError};
use game::{Game, Seat};

use super::{Entry, Header, Record, Replay};
use crate::place::{Place, Problem, Reading};

/// The set-up of a game of this family.
pub type ConfigOf<F> = <<F as Family>::Game as Game>::Config;
/// An action of this family.
pub type ActionOf<F> = <<F as Family>::Game as Game>::Action;
/// A view of this family.
pub type ViewOf<F> = <<F as Family>::Game as Game>::View;
/// An event of this family.
pub type EventOf<F> = <<F as Family>::Game as Game>::Event;
/// A rule of this family.
pub type RuleOf<F> = <<F as Family>::Game as Game>::Rule;
/// One line of a record of this family.
pub type EntryOf<F> = Entry<<F as Family>::Card, ActionOf<F>>;
/// A played game of this family.
pub type RecordOf<F> = Record<<F as Family>::Card, ActionOf<F>>;

/// A family of editions whose games are recorded.
pub trait Family: Copy + Debug + Eq + 'static {
    /// Its game.
    type Game: Game;
    /// What is shuffled: a card, or whatever else lies in a pile of this family.
    type Card: Copy + Eq + Debug;

    /// The header of a game with this set-up.
    fn header(config: &ConfigOf<Self>, names: Vec<String>) -> Header;

    /// The set-up a header describes; `shuffled` is what the shuffles gave with which the game begins, of which a deck of
    /// the user's own is made. Empty if that is not known.
    fn config(header: &Header, shuffled: &[Self::Card]) -> Result<ConfigOf<Self>, SetupError>;

    /// Says in the header of a game that was played by older rules what was different then, as far as options can.
    fn bring_up_to_date(_header: &mut Header) {}

    /// What the rules of this revision decided by themselves where a player is asked now.
    fn decided_by(_rules: u32, _game: &Self::Game) -> Option<(Seat, ActionOf<Self>)> {
        None
    }

    /// The position of a header, if it has one; what is wrong is said where it stands.
    fn position(header: &Header, place: Place) -> Reading<Option<Self::Game>>;

    /// What is shuffled next, as the places of an order count it.
    fn to_shuffle(game: &Self::Game) -> Vec<Self::Card>;

    /// A card in words.
    fn write_card(card: Self::Card) -> String;

    /// The card a word names.
    fn read_card(word: &str, place: Place, edition: Edition) -> Reading<Self::Card>;

    /// The words for the entry that comes next, an action of this seat, and for those after it that stand in the same
    /// line; answers begin with `choose`.
    fn write_line(replay: &Replay<'_, Self>, seat: Seat, action: ActionOf<Self>) -> Said;

    /// What the words of the seat that is asked now mean.
    fn read_line(view: &ViewOf<Self>, seat: Seat, text: &str, place: Place) -> Reading<Line<ActionOf<Self>>>;

    /// An action of a seat in words, as a person may say it too.
    fn write_action(view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>) -> String;

    /// The actions, one after another, that the words of a person who sees this view mean.
    fn read_action(view: &ViewOf<Self>, text: &str) -> Result<Vec<ActionOf<Self>>, Problem>;
}

/// Words for entries of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The words.
    pub words: String,
    /// How many entries they say; at least one.
    pub entries: usize,
}

impl From<String> for Said {
    fn from(words: String) -> Self {
        Self { words, entries: 1 }
    }
}

/// What a line of a record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<A> {
    /// Actions of the same seat.
    pub actions: Vec<A>,
    /// One more, said too if it is still legal then.
    pub close: Option<A>,
}

impl<A> From<A> for Line<A> {
    fn from(action: A) -> Self {
        Self { actions: vec![action], close: None }
    }
}
