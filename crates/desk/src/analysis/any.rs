//! A position of any family behind one face: the only place where the analysis boards are told apart.

use editions::{Edition, Family};
use game::{RuleId, Seat};
use locale::Words;

use super::share::{LinkProblem, first, read};
use super::{
    AreaChanges, Change, Controls, Counter, Detail, FreePosition, Matrix, Pair, PlayOn, Refused, Terms, TraitWords,
    WhatIf,
};
use crate::saved::Saved;
use crate::screen::{AnimalScreen, Being, Emblem, SeatScreen};
use crate::{boards, new_world, origin};

/// A position of one family or another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyBoard {
    /// The Origin of Species or Continents.
    Origin(origin::analysis::Board),
    /// Evolution or Natural Selection.
    Boards(boards::analysis::Board),
    /// New World.
    World(new_world::analysis::Board),
}

/// The same said of the board of each family.
macro_rules! on_board {
    ($any:expr, $board:ident => $said:expr) => {
        match $any {
            AnyBoard::Origin($board) => $said,
            AnyBoard::Boards($board) => $said,
            AnyBoard::World($board) => $said,
        }
    };
}

impl Default for AnyBoard {
    fn default() -> Self {
        Self::Origin(origin::analysis::Board::default())
    }
}

impl AnyBoard {
    /// The position of an address.
    pub fn from_link(link: &str) -> Result<Self, LinkProblem> {
        Self::from_scenario(&read(link)?)
    }

    /// A small position of this edition to begin with.
    pub fn example(edition: Edition) -> Option<Self> {
        Some(match edition.family() {
            Family::Origin(modules) => {
                let mut board = origin::analysis::Board::default();
                board.edit(origin::analysis::Edit::Modules(modules)).ok()?;
                Self::Origin(board)
            }
            Family::Boards(preset) => Self::Boards(boards::analysis::Board::example(preset)),
            Family::NewWorld => Self::World(new_world::analysis::Board::default()),
        })
    }

    /// The position with which a scenario starts; the first one of the text.
    pub fn from_scenario(text: &str) -> Result<Self, LinkProblem> {
        let scenario = first(text)?;
        if let Some(state) = scenario.origin_start() {
            return Ok(Self::Origin(origin::analysis::Board::from_state(state)));
        }
        if let Some(state) = scenario.boards_start() {
            return Ok(Self::Boards(boards::analysis::Board::from_state(state)));
        }
        let state = scenario.world_start().ok_or(LinkProblem::NoPosition)?;
        Ok(Self::World(new_world::analysis::Board::from_state(state)))
    }

    /// The same for a scenario of this family; one of another is refused.
    pub fn of_same_family(&self, text: &str) -> Result<Self, LinkProblem> {
        Ok(match self {
            Self::Origin(_) => Self::Origin(origin::analysis::Board::from_scenario(text)?),
            Self::Boards(_) => Self::Boards(boards::analysis::Board::from_scenario(text)?),
            Self::World(_) => Self::World(new_world::analysis::Board::from_scenario(text)?),
        })
    }

    /// Makes a change, or refuses it with the id of its rule and stays as it was.
    pub fn edit(&mut self, change: Change) -> Result<(), Refused<&'static str>> {
        match (self, change) {
            (Self::Origin(board), Change::Origin(edit)) => board.edit(edit).map_err(Refused::by_id),
            (Self::Boards(board), Change::Boards(edit)) => board.edit(edit).map_err(Refused::by_id),
            (Self::World(board), Change::World(edit)) => board.edit(edit).map_err(Refused::by_id),
            // A change of another family finds nothing here.
            (Self::Origin(_) | Self::Boards(_) | Self::World(_), _) => Err(Refused::Nothing),
        }
    }

    /// The game.
    pub fn edition(&self) -> Edition {
        on_board!(self, board => board.edition())
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        on_board!(self, board => board.seats())
    }

    /// The most seats.
    pub fn most_seats(&self) -> u8 {
        on_board!(self, board => board.most_seats())
    }

    /// The change to this many seats.
    pub fn seated(&self, seats: u8) -> Change {
        on_board!(self, board => board.seated(seats))
    }

    /// The change after which nothing is left but the seats.
    pub fn cleared(&self) -> Change {
        on_board!(self, board => board.cleared())
    }

    /// The change to another edition of the same family; nothing if it is of another one.
    pub fn entered(&self, edition: Edition) -> Option<Change> {
        on_board!(self, board => board.entered(edition))
    }

    /// Why a change was refused, in a sentence.
    pub fn refusal(&self, words: &Words, rule: &str) -> String {
        fn refusal<B: FreePosition>(board: &B, words: &Words, rule: &str) -> Option<String> {
            Some(board.refusal(words, B::Rule::from_id(rule)?))
        }
        on_board!(self, board => refusal(board, words, rule)).unwrap_or_default()
    }

    /// The traits that can be put on the table.
    pub fn traits(&self, words: &Words) -> Vec<TraitWords> {
        on_board!(self, board => FreePosition::traits(board, words))
    }

    /// The table in words.
    pub fn screen(&self, words: &'static Words, players: &[String]) -> Vec<SeatScreen> {
        on_board!(self, board => board.screen(words, players))
    }

    /// Who may attack whom.
    pub fn matrix(&self, words: &Words) -> Matrix {
        on_board!(self, board => board.matrix(words))
    }

    /// Traits that would turn the answer of a pair.
    pub fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf> {
        on_board!(self, board => board.what_if(pair, words))
    }

    /// The position as a scenario.
    pub fn to_scenario(&self) -> String {
        on_board!(self, board => board.to_scenario())
    }

    /// The position as part of an address.
    pub fn to_link(&self) -> String {
        on_board!(self, board => board.to_link())
    }

    /// The game that begins here, ready to be opened. `None` if it cannot be set up.
    pub fn play_on(&self, with: &PlayOn) -> Option<Saved> {
        on_board!(self, board => board.play_on(with))
    }

    /// Messages that differ between the families.
    pub fn terms(&self) -> Terms {
        on_board!(self, board => board.terms())
    }

    /// Whether the trait lies between two animals.
    pub fn is_pair(&self, shows: Emblem) -> bool {
        on_board!(self, board => board.is_pair(shows))
    }

    /// A new animal or species.
    pub fn added(&self, seat: Seat) -> Change {
        on_board!(self, board => board.added(seat))
    }

    /// A single trait more.
    pub fn laid(&self, on: Being, shows: Emblem) -> Option<Change> {
        on_board!(self, board => board.laid(on, shows))
    }

    /// A pair card from the first to the second.
    pub fn joined(&self, shows: Emblem, first: Being, second: Being) -> Option<Change> {
        on_board!(self, board => board.joined(shows, first, second))
    }

    /// A pair card of a seat goes.
    pub fn parted(&self, seat: Seat, place: usize) -> Option<Change> {
        on_board!(self, board => board.parted(seat, place))
    }

    /// What can be changed about this animal or species.
    pub fn detail(&self, words: &Words, animal: &AnimalScreen) -> Option<Detail> {
        on_board!(self, board => board.detail(words, animal))
    }

    /// The cards of a hand, where their number matters.
    pub fn hand_counter(&self, words: &Words, seat: Seat) -> Option<Counter> {
        on_board!(self, board => board.hand_counter(words, seat))
    }

    /// Numbers of the whole table.
    pub fn counters(&self, words: &Words) -> Vec<Counter> {
        on_board!(self, board => board.counters(words))
    }

    /// The row of area cards, where there is one.
    pub fn area_changes(&self, words: &'static Words) -> Option<AreaChanges> {
        on_board!(self, board => board.area_changes(words))
    }
}

impl<R: RuleId> Refused<R> {
    /// The same with the id of the rule.
    fn by_id(self) -> Refused<&'static str> {
        match self {
            Self::Rule(rule) => Refused::Rule(rule.id()),
            Self::TooMuch => Refused::TooMuch,
            Self::Nothing => Refused::Nothing,
        }
    }
}
