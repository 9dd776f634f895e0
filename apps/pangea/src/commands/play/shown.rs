//! What a family of editions looks and sounds like at the keyboard. Everything else of a game there is the same for all.

use editions::Edition;
use game::{Game, Reason, Seat, Viewer};
use locale::Words;
use notation::record::{ActionOf, ConfigOf, Family, RuleOf, ViewOf};

/// The decisions of a family.
pub type DecisionOf<F> = <<F as Family>::Game as Game>::Decision;
/// What a family's viewers see happen.
pub type SeenOf<F> = <<F as Family>::Game as Game>::SeenEvent;
/// What a family's engine foresees.
pub type OutlookOf<F> = <<F as Family>::Game as Game>::Outlook;
/// The points of a family.
pub type BreakdownOf<F> = <<F as Family>::Game as Game>::Breakdown;

/// How the table is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// In columns.
    Columns,
    /// In sentences, for screen readers.
    Plain,
}

/// What is described.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The whole table, the viewer last.
    Table,
    /// The viewer's cards by name.
    Hand,
    /// The viewer's cards with what they do.
    HandExplained,
}

/// How a line of the log is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A round or a phase begins.
    Heading,
    /// Somebody did something, or something happened.
    Sentence,
    /// The set-up before the first round: in the log, but not shown by itself.
    SetUp,
}

/// What somebody looks at, and the words to speak of it.
pub struct Glance<'a, F: Family> {
    /// The words.
    pub words: &'a Words,
    /// The players, seat by seat.
    pub players: &'a [String],
    /// What is seen.
    pub view: &'a ViewOf<F>,
}

/// A family at the keyboard.
pub trait Shown: Family<Game: desk::family::Family> {
    /// What the actions of a group have in common, where there are too many for one list.
    type Group: Copy + PartialEq + core::fmt::Debug;

    /// The edition that is played.
    fn edition(config: &ConfigOf<Self>) -> Edition;

    /// Every option that differs from the printed game, in words.
    fn changed_options(words: &Words, config: &ConfigOf<Self>) -> Vec<String>;

    /// The viewer.
    fn viewer(view: &ViewOf<Self>) -> Viewer;

    /// How the line of an event is set; nothing for one that gets none here.
    fn kind(view: &ViewOf<Self>, event: &SeenOf<Self>) -> Option<Kind>;

    /// The sentence about an event; the view is that before it.
    fn log(at: &Glance<'_, Self>, event: &SeenOf<Self>) -> Option<String>;

    /// The lines of a part of the table, at most this wide.
    fn scene(at: &Glance<'_, Self>, part: Part, width: usize, setting: Setting) -> Vec<String>;

    /// Whether a player who is asked this wants to see their cards.
    fn wants_hand(decision: &DecisionOf<Self>) -> bool;

    /// The question.
    fn question(at: &Glance<'_, Self>, decision: &DecisionOf<Self>) -> String;

    /// Who is waited for.
    fn waiting(at: &Glance<'_, Self>, decision: &DecisionOf<Self>) -> String;

    /// An action in words.
    fn label(at: &Glance<'_, Self>, action: ActionOf<Self>) -> String;

    /// What would follow from an action, a sentence each.
    fn outlook(at: &Glance<'_, Self>, outlook: &OutlookOf<Self>, action: ActionOf<Self>) -> Vec<String>;

    /// A reason against an action.
    fn refusal(at: &Glance<'_, Self>, reason: &Reason<RuleOf<Self>>) -> String;

    /// The points of a seat, part by part.
    fn points(words: &Words, points: &BreakdownOf<Self>) -> String;

    /// The group of an action inside another group; `None` for one that stands alone.
    fn group(action: ActionOf<Self>, inside: Option<Self::Group>) -> Option<Self::Group>;

    /// What a group is called.
    fn group_name(at: &Glance<'_, Self>, group: Self::Group) -> String;

    /// The actions that can be tried when this is asked, as far as they can be pictured at this table.
    fn attempts(view: &ViewOf<Self>, decision: &DecisionOf<Self>) -> Vec<ActionOf<Self>>;

    /// What can be tried at other moments: only so that its refusal can be explained.
    fn elsewhere(view: &ViewOf<Self>, decision: &DecisionOf<Self>) -> Vec<ActionOf<Self>>;

    /// A command as in records, with the names that animals and species have at the table for their numbers.
    fn spelled(view: &ViewOf<Self>, command: &str) -> String;
}

impl<F: Shown> Glance<'_, F> {
    /// The seat of the viewer.
    pub fn you(&self) -> Option<Seat> {
        match F::viewer(self.view) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// A player at the beginning of a line.
    pub fn player(&self, seat: Seat) -> String {
        if self.you() == Some(seat) {
            return capital(&self.words.text("cli-you"));
        }
        self.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}

/// The text with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
