//! The trait every edition's state implements.

use core::fmt::Debug;
use core::hash::Hash;

use rand_core::Rng;

use crate::chance::{BadOutcome, Outcome};
use crate::event::{EventSink, Viewer};
use crate::need::{Ask, Need};
use crate::refusal::{AllReasons, Illegal};
use crate::rule::RuleId;
use crate::seat::Seat;
use crate::standing::Standings;

/// A buffer for legal actions, kept by the caller so that nothing is allocated while it is large enough.
pub type ActionList<A> = Vec<A>;

/// The state of one game of an edition: plain data that is cloned by copying.
///
/// A driver (table, scenario runner, search, playout) does this:
///
/// ```text
/// loop match state.need() {
///     Decision | Together -> ask the seat, then apply(action)   or, if nothing is to decide, advance()
///     Chance              -> resolve(outcome)
///     Progress            -> advance()
///     Over                -> scores
/// }
/// ```
///
/// `apply` and `resolve` carry out everything the rules attach to the action, up to the next question, and stop. What
/// happens *without* an action (the pass of a player who can do nothing, the end of a turn in which nothing is left, the
/// next phase) happens only in `advance`, one step per call. No method calls a player or holds a random source.
pub trait Game: Sized + Clone + Send + Sync {
    /// Edition, options, number of seats: checked, so that `new` cannot fail.
    type Config: Clone + Debug + Send + Sync;
    /// Whatever a player can try to do, also when it is not legal; commands of a turn and answers to questions.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// Who is asked what.
    type Decision: Ask + Copy + Eq + Debug;
    /// A fact in full.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// A fact as one viewer sees it.
    type SeenEvent: Copy + Eq + Debug + Send + Sync;
    /// The table as one viewer sees it.
    type View: Clone + Eq + Debug + Send + Sync;
    /// What all states have in common that agree with a view ([`Game::worlds`]).
    type Worlds;
    /// What the interface shows before a commitment.
    type Outlook: Clone + Eq + Debug;
    /// The points of one seat, part by part.
    type Breakdown: Copy + Eq + Debug;
    /// The rules.
    type Rule: RuleId;

    /// A new game, before the set-up.
    fn new(config: &Self::Config) -> Self;

    /// Number of seats.
    fn seats(&self) -> u8;

    /// What the game waits for.
    fn need(&self) -> Need<Self::Decision>;

    /// Appends the legal actions of a seat that is asked, without duplicates; nothing for others.
    fn legal(&self, seat: Seat, actions: &mut ActionList<Self::Action>);

    /// Carries out an action with its consequences, or refuses it and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal<Self::Rule>>;

    /// Takes the outcome of chance with its consequences, or refuses it and changes nothing.
    fn resolve(&mut self, outcome: Outcome<'_>, sink: &mut impl EventSink<Self::Event>) -> Result<(), BadOutcome>;

    /// Takes one step of automatic progress if there is one; returns whether there was. A seat that can do nothing but
    /// pass or end the turn is passed here.
    fn advance(&mut self, sink: &mut impl EventSink<Self::Event>) -> bool;

    /// Whether the seat asked has nothing to decide in its turn, so that `advance` would pass it.
    fn is_idle(&self) -> bool;

    /// Whether everybody at the table can see that [`Game::is_idle`] holds. Where it depends on hidden cards, a pass that
    /// comes by itself would show them: a table of people far apart asks such a seat instead. A game in which idleness is
    /// always open leaves this as it is.
    fn is_openly_idle(&self) -> bool {
        self.is_idle()
    }

    /// Every reason why the action is not legal now, in the order of the table of refusals; empty if it is legal.
    fn why_not(&self, seat: Seat, action: Self::Action) -> AllReasons<Self::Rule>;

    /// What would follow from a legal action, as far as it is known beforehand; `None` if it is not legal.
    fn outlook(&self, seat: Seat, action: Self::Action) -> Option<Self::Outlook>;

    /// The table as the viewer sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as the viewer sees it; `None` if they do not see it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::SeenEvent>;

    /// Whether somebody learned something hidden by this event (a card drawn, a choice uncovered): it cannot be taken back
    /// any more. Dice and shuffles need not be named, drivers know them; nor what a player shows of their own accord.
    fn reveals(event: &Self::Event) -> bool;

    /// Brings a view up to date with something seen. What does not fit the view is ignored as far as it does not.
    fn fold(view: &mut Self::View, seen: &Self::SeenEvent);

    /// A view made ready for drawing many states from it.
    fn worlds(view: &Self::View) -> Self::Worlds;

    /// A state that the viewer cannot distinguish from the real one; what they cannot see is drawn at random. The same random
    /// numbers give the same state.
    fn draw(worlds: &Self::Worlds, rng: &mut impl Rng) -> Self;

    /// The same for whoever wants one.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self {
        Self::draw(&Self::worlds(view), rng)
    }

    /// Points of a seat as if the game ended now.
    fn breakdown(&self, seat: Seat) -> Self::Breakdown;

    /// How the seats stand (at the end: the result).
    fn standings(&self) -> Standings;
}
