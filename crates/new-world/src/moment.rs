//! Whose move it is: phase, step, the turn, and what is under way inside it. All of it is open to everybody.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::areas::Place;
use crate::cards::{AnimalId, Card, Trait};
use crate::sets::{AnimalSet, LinkSet, PerSeat};

/// The phases of an epoch (NW-EPOCH-2), and what lies before and after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Shuffling and dealing.
    Setup,
    /// Cards become animals and traits.
    Development,
    /// A new area comes, tokens are put on areas.
    Areas,
    /// Animals eat, hide and are eaten.
    Feeding,
    /// The poisoned and the hungry die, cards are drawn.
    Extinction,
    /// Points are counted.
    Over,
}

/// Where in the phase the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The phase begins; nothing has happened in it.
    Begin,
    /// The area cards are to be shuffled (NW-SETUP-1).
    ShuffleAreas,
    /// The evolution cards are to be shuffled (NW-SETUP-4).
    Shuffle,
    /// A die names the first player (NW-SETUP-6).
    RollFirst,
    /// A player has the turn.
    Turn,
    /// The owner of this animal may spend its fat (NW-EXT-2).
    SpendFat(AnimalId),
    /// The owner of this animal may let it hibernate (NW-EXT-3).
    Hibernate(AnimalId),
    /// The hungry are about to die (NW-EXT-5).
    Starve,
    /// The discard pile is to be shuffled in the middle of the draw (NW-EXT-12).
    Reshuffle,
    /// Players above the hand limit discard (NW-EXT-11).
    HandLimit,
    /// The phase is finished; the next one has not begun.
    Done,
}

/// What was done in the turn under way (NW-FSM-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// The basic action is done (NW-FEED-1).
    pub basic_done: bool,
    /// An additional action is done (NW-ADD-2).
    pub additional_done: bool,
    /// Pair cards used (NW-GRAZE-3).
    pub pairs_used: LinkSet,
    /// Animals whose Hoofed card was used or declined.
    pub hooves_used: AnimalSet,
}

/// Something under way inside a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// An attack.
    Attack(Attack),
    /// Triggers that follow from food taken.
    FoodChain(FoodChain),
    /// A death in an attack feeds scavengers.
    Scavenge(Scavenge),
    /// A card of a gene pool has been revealed and is to be placed.
    Mutation(Mutation),
}

/// An attack under way (NW-FSM-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Attack {
    /// The predator.
    pub predator: AnimalId,
    /// The animal attacked now.
    pub prey: AnimalId,
    /// Where the attack stands.
    pub step: AttackStep,
    /// The reaction of this animal that an intelligent predator ignores.
    pub ignored: Option<(AnimalId, Trait)>,
    /// Animals whose Running failed in this attack.
    pub ran: AnimalSet,
    /// Animals whose Horned failed in this attack.
    pub gored: AnimalSet,
    /// Animals whose Mimicry was used in this attack.
    pub mimicked: AnimalSet,
}

/// Where an attack stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttackStep {
    /// NW-ATT-R3: the owner of the prey chooses a reaction.
    React,
    /// NW-T-RUNNING: the die is rolled.
    RollRunning,
    /// NW-T-HORNED: the die is rolled.
    RollHorned,
    /// NW-ATT-R4: the predator has eaten, the prey dies.
    Kill,
    /// NW-ATT-R6: nothing is left to do.
    End,
}

/// Open triggers (NW-FSM-1): per pair card, from its first animal to the second or the other way, and hooves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoodChain {
    /// Whose animals they are.
    pub owner: Seat,
    /// The area from which food was taken; none if special food opened the chain.
    pub area: Option<Place>,
    /// Cards opened by their first animal.
    pub forward: LinkSet,
    /// Cards opened by their second animal.
    pub backward: LinkSet,
    /// Takers with hooves.
    pub hooves: AnimalSet,
}

/// Scavengers eat one after another (NW-T-SCAVENGER).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scavenge {
    /// Those who have eaten.
    pub served: AnimalSet,
}

/// A revealed card of a gene pool (NW-VAR-RM-4, NW-VAR-RM-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mutation {
    /// Whose.
    pub seat: Seat,
    /// The card, open to everybody now.
    pub card: Card,
    /// The animal that gets one of its traits.
    pub on: AnimalId,
    /// Whether Metamorphosis revealed it and not the announcement of a trait.
    pub by_metamorphosis: bool,
}

/// The most frames that can lie on each other: an attack, a scavenging in it, a food chain on top.
pub const MAX_FRAMES: usize = 3;

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
    /// How often the table has been gone round in this phase, from 1.
    pub lap: u8,
    /// Who has passed for the rest of the phase.
    pub passed: SeatSet,
    /// The turn.
    pub turn: Turn,
    /// Cards each player has still to draw (NW-EXT-9).
    pub due: PerSeat<u8>,
    /// What is under way, the innermost last.
    pub frames: [Option<Frame>; MAX_FRAMES],
    /// How many they are.
    depth: u8,
}

impl Moment {
    /// The moment before the set-up.
    pub const START: Self = Self {
        phase: Phase::Setup,
        step: Step::Begin,
        active: Seat::FIRST,
        lap: 1,
        passed: SeatSet::EMPTY,
        turn: Turn {
            basic_done: false,
            additional_done: false,
            pairs_used: LinkSet::EMPTY,
            hooves_used: AnimalSet::EMPTY,
        },
        due: PerSeat([0; 4]),
        frames: [None; MAX_FRAMES],
        depth: 0,
    };

    /// What is under way innermost.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.get(usize::from(self.depth).checked_sub(1)?)?.as_ref()
    }

    /// Whether nothing is under way.
    #[inline]
    pub(crate) fn is_quiet(&self) -> bool {
        self.depth == 0
    }

    /// The attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.frames.iter().flatten().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// The revealed card that is to be placed.
    pub fn mutation(&self) -> Option<&Mutation> {
        self.frames.iter().flatten().find_map(|frame| match frame {
            Frame::Mutation(mutation) => Some(mutation),
            _ => None,
        })
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        if let Some(free) = self.frames.get_mut(usize::from(self.depth)) {
            *free = Some(frame);
            self.depth += 1;
        }
    }

    pub(crate) fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.get_mut(usize::from(self.depth).checked_sub(1)?)?.as_mut()
    }

    pub(crate) fn pop(&mut self) {
        if let Some(depth) = self.depth.checked_sub(1) {
            self.frames[usize::from(depth)] = None;
            self.depth = depth;
        }
    }
}
