//! Whose move it is and what is under way (chapters The round, Feeding turns).
//!
//! Decisions and shuffles in the middle of something live in a small stack of frames: an attack, a chain of takes in it,
//! cards being drawn. Everything here is open to all: it is sent with every step.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Food, SpeciesId, TraitSet};
use crate::traits::cooperation::MAX_CHAIN;

/// The steps of a round (NS-ROUND-1), in order. How a printed book counts them is given by [`Phase::number`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// New boards and cards.
    Deal,
    /// Everybody lays a card on the watering hole.
    FoodCard,
    /// Cards are played.
    Play,
    /// Leaf traits act.
    Leaves,
    /// The food cards are turned up.
    Reveal,
    /// Species are fed.
    Feeding,
    /// The hungry die, food is scored, the marker goes on.
    EndOfFeeding,
    /// The game is over.
    Over,
}

/// Where in a phase the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Nothing has happened in it.
    Begin,
    /// The deck is shuffled.
    Shuffle,
    /// Chance chooses the first player.
    FirstPlayer,
    /// Cards are dealt to the active seat.
    Deal,
    /// Several decide at the same time.
    Together,
    /// The turn of the active seat.
    Turn,
    /// The leaf traits of the active seat.
    Leaf {
        /// The rest is resolved in the default order.
        default: bool,
    },
    /// Hungry species lose population.
    Starve,
    /// Nothing is left to do in it.
    Done,
}

/// What has happened in a feeding turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// The main feeding has been done (NS-FSM-8).
    pub main: bool,
    /// Something has been done: the turn is not a pass (NS-FSM-4).
    pub acted: bool,
    /// The species whose Intelligence is the main feeding (NS-OPT-INTELLIGENCE-EXTRA).
    pub thinker: Option<SpeciesId>,
}

/// Something under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::large_enum_variant, reason = "plain data; a chain is the usual frame")]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// An attack.
    Attack(Attack),
    /// A take with what Cooperation makes of it.
    Chain(Chain),
    /// Cards being drawn.
    Draw(Draw),
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Attack {
    /// The carnivore.
    pub attacker: SpeciesId,
    /// Its owner.
    pub seat: Seat,
    /// The prey.
    pub victim: SpeciesId,
    /// Traits that count for nobody in this attack (NS-ATT-A11: it ends with it).
    pub negated: TraitSet,
    /// Where it stands.
    pub step: AttackStep,
    /// The body size of the prey (NS-ATT-A8).
    pub meat: u8,
    /// Population lost so far.
    pub losses: u8,
}

/// Where an attack stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttackStep {
    /// NS-ATT-A4: this many cards are still to be discarded.
    Pay(u8),
    /// NS-ATT-A5, NS-ATT-A6: Horns.
    Horns,
    /// NS-ATT-A7, NS-ATT-A8: the prey loses population.
    Loss,
    /// NS-ATT-A9: the attacker eats.
    Meat,
    /// NS-ATT-A10: scavengers, this one next.
    Scavenge {
        /// Who is next.
        next: Option<SpeciesId>,
        /// Rounds of scavenging left.
        rounds: u8,
    },
}

/// A take and the chain of Cooperation behind it: always from a species to its right neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chain {
    /// What is taken.
    pub food: Food,
    /// Where from.
    pub source: Source,
    /// What led to it.
    pub cause: Cause,
    /// The species that takes now.
    pub at: SpeciesId,
    /// How far right of the first it stands.
    pub level: u8,
    /// What its owner is asked.
    pub ask: Asking,
    /// Triggers that each species of the chain has still to give.
    pub owed: [u8; MAX_CHAIN],
    /// Levels at which a Foraging token waits for the neighbour, as bits (NS-TAKE-10).
    pub waiting: u32,
    /// Such a token is being taken now.
    pub late: bool,
}

/// What is asked in the middle of a take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Asking {
    /// Nothing.
    Nothing,
    /// How much of the spare food is stored.
    Store {
        /// Tokens that go on the board anyway.
        board: u8,
        /// Tokens that could be stored.
        spare: u8,
    },
    /// Whether the Foraging token or the neighbour comes first.
    Scarce,
}

/// Where food is taken from (NS-TAKE-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The watering hole.
    WateringHole,
    /// The unlimited bank.
    Bank,
}

/// What led to a take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// It was fed from the watering hole.
    Feeding,
    /// A hand card.
    Intelligence,
    /// A leaf trait.
    LongNeck,
    /// An attack.
    Attack,
    /// Somebody's attack.
    Scavenging,
    /// This left neighbour took food.
    Cooperation(SpeciesId),
}

/// Cards being drawn by a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draw {
    /// Who draws.
    pub seat: Seat,
    /// Cards still due.
    pub left: u8,
    /// Cards drawn.
    pub drawn: u8,
    /// The discard pile must be shuffled first.
    pub shuffle: bool,
}

/// The most frames that can lie on each other: an attack, and a chain or a draw in it.
pub const MAX_FRAMES: usize = 2;

/// Whose move it is and what is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moment {
    /// The phase.
    pub phase: Phase,
    /// Where in the phase.
    pub step: Step,
    /// Whose turn it is.
    pub active: Seat,
    /// Who has decided where all decide together, or has had the turn of this phase.
    pub answered: SeatSet,
    /// How many seats in a row have passed or been skipped (NS-FSM-2).
    pub idle: u8,
    /// The feeding turn.
    pub turn: Turn,
    /// What is under way, the innermost last.
    pub frames: [Option<Frame>; MAX_FRAMES],
}

impl Moment {
    /// The moment before the set-up.
    pub const START: Self = Self {
        phase: Phase::Setup,
        step: Step::Begin,
        active: Seat::FIRST,
        answered: SeatSet::EMPTY,
        idle: 0,
        turn: Turn { main: false, acted: false, thinker: None },
        frames: [None; MAX_FRAMES],
    };

    /// What is under way innermost.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames[1].as_ref().or(self.frames[0].as_ref())
    }

    /// The attack under way.
    #[inline]
    pub fn attack(&self) -> Option<&Attack> {
        match &self.frames[0] {
            Some(Frame::Attack(attack)) => Some(attack),
            _ => None,
        }
    }

    /// Traits that count for nobody now (NS-TRAIT-INT-6).
    #[inline]
    pub fn negated(&self) -> TraitSet {
        self.attack().map_or(TraitSet::EMPTY, |attack| attack.negated)
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> Option<&mut Frame> {
        match &mut self.frames {
            [_, Some(inner)] => Some(inner),
            [outer, None] => outer.as_mut(),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        let place = usize::from(self.frames[0].is_some());
        self.frames[place] = Some(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.frames[1].take().is_none() {
            self.frames[0] = None;
        }
    }
}
