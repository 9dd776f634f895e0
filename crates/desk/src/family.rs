//! What the desk must know of a game to put it on a screen: its words, its picks, its drawing, its records.

use bots::Playable;
use game::{Game, Seat, Viewer};
use locale::Words;
use serde::de::DeserializeOwned;

use crate::click::{Click, Drop, Load};
use crate::cue::Cue;
use crate::desk::Desk;
use crate::diary::Kind;
use crate::replay::{LandmarkKind, RoundPoints};
use crate::screen::{Emblem, Screen};
use crate::still::StillScreen;

/// What a click leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step<P, A> {
    /// Nothing.
    Stay,
    /// This is picked now.
    Pick(P),
    /// The action is refused; the table says why.
    Refuse(A),
    /// The action is carried out.
    Act(A),
}

/// The step of a family.
pub(crate) type StepOf<F> = Step<<F as Handled>::Pick, <F as Game>::Action>;

/// A family of games as the desk plays it: its words and its records, and how it is told, handled and drawn. Nothing here
/// computes a rule: the engine is asked.
pub trait Family:
    Playable<Action: Send + Sync, View: DeserializeOwned, SeenEvent: DeserializeOwned>
    + Told
    + Handled
    + Drawn
    + Send
    + Sync
{
    /// How its games are written down.
    type Notation: notation::record::Family<Game = Self, Card: Send + Sync>;

    /// The round of a view; 0 before the first.
    fn round_of(view: &Self::View) -> u8;
    /// The points of a seat, as far as the viewer knows them.
    fn points(view: &Self::View, seat: Seat) -> u16;
    /// The points at the end of a round, from the state after the step in which the next one began or the game ended;
    /// nothing where the views hold them.
    fn round_points(_after: &Self, _events: &[Self::Event]) -> Option<RoundPoints> {
        None
    }
    /// An action of the viewer, in words with marks round names.
    fn action(words: &Words, players: &[String], view: &Self::View, action: Self::Action) -> String;
    /// What would follow from an action of the viewer, in sentences with marks round names, what matters most first.
    fn outlook_lines(
        words: &Words,
        players: &[String],
        view: &Self::View,
        outlook: &Self::Outlook,
        action: Self::Action,
    ) -> Vec<String>;
    /// Whose animal or species this is, by its number, if it is on the table.
    fn owner_of(view: &Self::View, animal: u8) -> Option<Seat>;
    /// Why something was refused, in a sentence with marks round names.
    fn refusal(words: &Words, players: &[String], view: &Self::View, rule: Self::Rule, cause: Option<u8>) -> String;
}

/// What is told of what a viewer sees happen.
pub trait Told: Game {
    /// Remembers what later cues refer to.
    type CueMaker: Clone + Default;

    /// An event in a sentence, with marks round names; nothing for what needs none.
    fn log(words: &Words, players: &[String], view: &Self::View, seen: &Self::SeenEvent) -> Option<String>;
    /// What a line is about; nothing for what would only repeat what another line or the screen says.
    fn kind(seen: &Self::SeenEvent, viewer: Viewer) -> Option<Kind>;
    /// Whether it happens before anybody has done anything.
    fn is_opening(seen: &Self::SeenEvent) -> bool;
    /// The traits that it is about.
    fn about(seen: &Self::SeenEvent) -> Vec<Emblem>;
    /// The rules that it follows.
    fn rules_of(seen: &Self::SeenEvent) -> Vec<&'static str>;
    /// The event as something to show.
    fn cue(cue_maker: &mut Self::CueMaker, seen: &Self::SeenEvent) -> Option<Cue>;
    /// What stands out on a time line.
    fn landmark(seen: &Self::SeenEvent) -> Option<LandmarkKind>;
    /// The round that begins with it.
    fn round_began(seen: &Self::SeenEvent) -> Option<u8>;
}

/// What the player's hand does at the desk.
pub trait Handled: Game {
    /// What is picked.
    type Pick: Clone + PartialEq + Default + 'static;

    /// Whether a choice is under way that can be put back; nothing of it has been done yet.
    fn is_picking(pick: &Self::Pick) -> bool {
        *pick != Self::Pick::default()
    }
    /// What a click does now.
    fn click(desk: &mut Desk<Self>, click: Click) -> bool
    where
        Self: Family;
    /// Takes something up to carry it to its place: picks it, whatever was picked before.
    fn lift(desk: &mut Desk<Self>, load: Load)
    where
        Self: Family;
    /// Lets it go. Returns whether the game went on.
    fn drop_on(desk: &mut Desk<Self>, load: Load, on: Drop) -> bool
    where
        Self: Family;
}

/// How it looks.
pub trait Drawn: Game {
    /// The screen as data.
    fn screen(desk: &Desk<Self>) -> Screen
    where
        Self: Family;
    /// The table at a moment, in words.
    fn still(view: &Self::View, words: &'static Words, players: &[String]) -> StillScreen;
}
