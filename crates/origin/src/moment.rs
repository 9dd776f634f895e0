//! Whose move it is: phase, step, the turn, and what is under way inside it. All of it is open to everybody.

use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{AnimalId, Kept, LinkId, Location, Trait};
use crate::sets::{AnimalSet, LinkSet};
use crate::traits::grazing;

/// The phases of a round (ORI-ROUND-1), and what lies before and after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Shuffling, dealing, rolling for the first turn.
    Setup,
    /// Cards become animals and traits.
    Development,
    /// Dice fill the bank.
    FoodBank,
    /// Animals eat and are eaten.
    Feeding,
    /// The hungry die, cards are dealt.
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
    /// The deck is to be shuffled.
    Shuffle,
    /// These seats still roll for the first turn, this one now.
    RollFirst(Seat),
    /// A player has the turn.
    Turn,
    /// Dice for the bank: this many are still to be rolled.
    RollFood(u8),
    /// The active seat restores one of its remains (CON-T-REGENERATION-5).
    Restore,
    /// Everything is restored; cards are to be dealt.
    Deal,
    /// The active seat, which had lost everything, places this many of its new cards as animals (CON-EXT-2).
    Place(u8),
    /// Everybody has placed their animals; the round is to be cleared up.
    ClearUp,
    /// These seats still roll to break the tie, this one now.
    RollTie(Seat),
    /// The phase is finished; the next one has not begun.
    Done,
}

/// The main action of a turn, once it is used (ORI-TURN-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MainAction {
    /// Not used yet.
    #[default]
    None,
    /// A token was taken.
    Take,
    /// An attack was made.
    Attack,
    /// Fat was burned.
    Fat,
    /// A migration was announced (CON-MIG-1).
    Migrate,
}

/// What was done in the turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// The main action.
    pub main: MainAction,
    /// Whether anything was done at all: a turn without is a pass.
    pub acted: bool,
    /// Animals whose Grazing was used.
    pub grazed: AnimalSet,
    /// Pair cards used (ORI-PAIR-2).
    pub pairs_used: LinkSet,
}

impl Turn {
    /// Notes that a card has left an animal: its use in this turn was the card's.
    pub(crate) fn forget_use(&mut self, animal: AnimalId, shows: Trait) {
        if grazing::is_one(shows) {
            self.grazed.remove(animal);
        }
    }
}

/// Something under way inside a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// An attack.
    Attack(Attack),
    /// Pair triggers that follow from a receive event.
    FoodChain(FoodChain),
    /// A kill feeds one scavenger.
    Scavenge(Scavenge),
    /// A migration.
    Migration(Migration),
    /// An exchange that waits for its owner.
    Recombination(Recombination),
}

/// An attack under way (chapter The attack step by step).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Attack {
    /// The carnivore.
    pub attacker: AnimalId,
    /// The animal attacked now.
    pub target: AnimalId,
    /// Where the attack stands.
    pub step: AttackStep,
    /// Whether an animal that stings was attacked.
    pub stung: bool,
    /// Animals whose Running failed in this attack.
    pub ran: AnimalSet,
    /// Animals whose Mimicry was used in this attack.
    pub mimicked: AnimalSet,
    /// Where the kill happened.
    pub at: Location,
}

/// Where an attack stands. The steps after the outcome carry it along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttackStep {
    /// ORI-ATT-3: the owner of the target chooses a defence.
    Defend,
    /// ORI-T-RUNNING: the die is rolled.
    Roll,
    /// ORI-ATT-7: the attacker eats.
    Food(AttackResult),
    /// ORI-AFT-2: the attacker is stung.
    Sting(AttackResult),
    /// ORI-T-SCAVENGER-1: a scavenger eats.
    Leftovers(AttackResult),
    /// Nothing is left to do.
    End,
}

/// How an attack ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AttackResult {
    /// The prey ran away.
    Escape,
    /// The prey lost a card.
    Tail,
    /// The prey was eaten.
    Kill,
}

/// Open pair triggers (ORI-PAIR-6): per pair card, from its first animal to the second or the other way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoodChain {
    /// Whose animals they are.
    pub owner: Seat,
    /// Cards opened by their first animal.
    pub forward: LinkSet,
    /// Cards opened by their second animal.
    pub backward: LinkSet,
}

/// A kill feeds one scavenger of this seat (ORI-T-SCAVENGER-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scavenge {
    /// Who feeds one of their scavengers.
    pub seat: Seat,
    /// Where the kill happened.
    pub at: Location,
}

/// A migration under way (chapter Migration). Where each animal goes is stored with the animal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Migration {
    /// Who announced it.
    pub seat: Seat,
    /// The animals that migrate; others may follow them.
    pub migrants: AnimalSet,
    /// Where it stands.
    pub step: MigrationStep,
}

/// Where a migration stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MigrationStep {
    /// CON-MIG-2: more animals may be announced.
    Announce,
    /// CON-MIG-6: the owner of this animal decides whether it follows.
    Follow(AnimalId),
}

/// An exchange whose owner chooses which of two cards of the same trait stays (CON-T-RECOMBINATION-3). The cards change
/// places when everything is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recombination {
    /// The Recombination card.
    pub link: LinkId,
    /// The place in its stack of the card that the first animal gives.
    pub first: u8,
    /// The place in its stack of the card that the second animal gives.
    pub second: u8,
    /// The animal the owner is asked about.
    pub asked: AnimalId,
    /// What was answered about the other animal.
    pub answered: Option<Kept>,
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
    /// Who has passed since the last action (ORI-FEED-11).
    pub idle: SeatSet,
    /// The turn.
    pub turn: Turn,
    /// Who still takes part in the roll-off under way.
    pub rolling: SeatSet,
    /// The results of the roll-off under way.
    pub roll_off: BySeat<u8>,
    /// Who had lost everything before the deal and has yet to place animals (CON-EXT-2).
    pub refilled: SeatSet,
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
        idle: SeatSet::EMPTY,
        turn: Turn { main: MainAction::None, acted: false, grazed: AnimalSet::EMPTY, pairs_used: LinkSet::EMPTY },
        rolling: SeatSet::EMPTY,
        roll_off: BySeat([0; game::MAX_SEATS]),
        refilled: SeatSet::EMPTY,
        frames: [None; MAX_FRAMES],
        depth: 0,
    };

    /// Whether nothing is under way inside the turn.
    #[inline]
    pub fn is_quiet(&self) -> bool {
        self.depth == 0
    }

    /// What is under way innermost.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.get(usize::from(self.depth).checked_sub(1)?)?.as_ref()
    }

    /// The attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.frames.iter().flatten().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// The migration under way.
    pub fn migration(&self) -> Option<&Migration> {
        match self.top() {
            Some(Frame::Migration(migration)) => Some(migration),
            _ => None,
        }
    }

    /// The exchange under way.
    pub fn recombination(&self) -> Option<&Recombination> {
        self.frames.iter().flatten().find_map(|frame| match frame {
            Frame::Recombination(exchange) => Some(exchange),
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
