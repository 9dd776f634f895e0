//! Facts: what a person at the table would see happen.
//!
//! An [`Event`] is the fact in full. What everybody sees alike is a [`Fact`]; a drawn card, a chosen food card and a card
//! played face down are known to one seat only and become a different variant for the others (chapter What players see).
//! [`Fact::Moment`] closes every step but a sealed play of quick play, of which the others see nothing: it states whose
//! move it is and what is being asked.

use game::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, End, Food, Growth, SpeciesId, Trait, TraitSet};
use crate::moment::{Cause, Moment, Phase, Source};
use crate::scoring::Breakdown;

/// A fact in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "events are plain data without allocation; only the moment is large")]
pub enum Event {
    /// A card went from the deck to a hand.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was laid face down on the watering hole (NS-P2-1).
    FoodCardChosen {
        /// Who laid it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card was played or a trait dropped.
    Played {
        /// Who did it.
        seat: Seat,
        /// What.
        play: Play,
        /// Whether it stays hidden until all have finished (NS-VAR-4).
        sealed: bool,
    },
    /// A sealed play was opened.
    Unsealed {
        /// Whose.
        seat: Seat,
        /// What.
        play: Play,
    },
    /// Something everybody sees alike.
    Open(Fact),
}

/// A card played, or a trait dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// As a trait, face down (NS-P3-3).
    Trait {
        /// On whom.
        species: SpeciesId,
        /// The card.
        card: Card,
    },
    /// For a new species (NS-P3-4).
    Species {
        /// The new species.
        species: SpeciesId,
        /// At which end of the row.
        end: End,
        /// The card discarded.
        card: Card,
    },
    /// For population or size (NS-P3-5).
    Grow {
        /// Whose.
        species: SpeciesId,
        /// Which track.
        growth: Growth,
        /// The card discarded.
        card: Card,
    },
    /// A trait was dropped (NS-P3-6).
    Drop {
        /// From whom.
        species: SpeciesId,
        /// The card.
        card: Card,
        /// Its place among the cards of the species.
        place: u8,
        /// Whether it lay face down.
        down: bool,
        /// Fat that went behind the screen with it (NS-P3-9).
        fat: u8,
    },
}

/// The same as the others see it: a trait is face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeenPlay {
    /// A card was put face down on this species.
    FaceDown {
        /// On whom.
        species: SpeciesId,
    },
    /// Anything else is open.
    Open(Play),
}

/// A fact as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::large_enum_variant, reason = "events are plain data without allocation; only the moment is large")]
#[serde(rename_all = "snake_case")]
pub enum SeenEvent {
    /// You drew this card.
    YouDrew {
        /// The card.
        card: Card,
    },
    /// Somebody else drew a card.
    SeatDrew {
        /// Who.
        seat: Seat,
    },
    /// You laid this card on the watering hole.
    YouChoseFood {
        /// The card.
        card: Card,
    },
    /// Somebody else laid a card on the watering hole.
    SeatChoseFood {
        /// Who.
        seat: Seat,
    },
    /// You played this.
    YouPlayed {
        /// What.
        play: Play,
        /// Whether the others see it only later.
        sealed: bool,
    },
    /// Somebody else played this.
    SeatPlayed {
        /// Who.
        seat: Seat,
        /// What.
        play: SeenPlay,
    },
    /// The others see now what you played before.
    YoursOpened {
        /// What.
        play: Play,
    },
    /// Somebody else's hidden play was opened.
    SeatOpened {
        /// Who.
        seat: Seat,
        /// What.
        play: SeenPlay,
    },
    /// Something everybody sees alike.
    Open(Fact),
}

impl Event {
    /// The event as the viewer sees it; `None` for a sealed play of somebody else.
    pub fn seen_by(&self, viewer: Viewer) -> Option<SeenEvent> {
        Some(match *self {
            Self::Drew { seat, card } if viewer.is(seat) => SeenEvent::YouDrew { card },
            Self::Drew { seat, .. } => SeenEvent::SeatDrew { seat },
            Self::FoodCardChosen { seat, card } if viewer.is(seat) => SeenEvent::YouChoseFood { card },
            Self::FoodCardChosen { seat, .. } => SeenEvent::SeatChoseFood { seat },
            Self::Played { seat, play, sealed } if viewer.is(seat) => SeenEvent::YouPlayed { play, sealed },
            Self::Played { sealed: true, .. } => return None,
            Self::Played { seat, play, .. } => SeenEvent::SeatPlayed { seat, play: play.by_another() },
            Self::Unsealed { seat, play } if viewer.is(seat) => SeenEvent::YoursOpened { play },
            Self::Unsealed { seat, play } => SeenEvent::SeatOpened { seat, play: play.by_another() },
            Self::Open(fact) => SeenEvent::Open(fact),
        })
    }
}

impl Play {
    /// What the other players see of it.
    pub fn by_another(self) -> SeenPlay {
        match self {
            Self::Trait { species, .. } => SeenPlay::FaceDown { species },
            other => SeenPlay::Open(other),
        }
    }

    /// The card.
    pub fn card(self) -> Card {
        match self {
            Self::Trait { card, .. }
            | Self::Species { card, .. }
            | Self::Grow { card, .. }
            | Self::Drop { card, .. } => card,
        }
    }
}

/// A fact that everybody sees alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::large_enum_variant, reason = "events are plain data without allocation; only the moment is large")]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The deck was shuffled (NS-SETUP-4).
    Shuffled {
        /// Cards in it.
        cards: u8,
        /// Cards put aside unseen (NS-SETUP-6).
        removed: u8,
    },
    /// The first player of the first round is known (NS-SETUP-5).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A round began.
    RoundBegan {
        /// Its number.
        round: u8,
        /// Who starts.
        first: Seat,
        /// Whether it is fixed as the last one.
        last: bool,
    },
    /// A phase began (NS-ROUND-1).
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A player without species got one (NS-P1-1).
    BoardGiven {
        /// Who.
        seat: Seat,
        /// The species.
        species: SpeciesId,
    },
    /// A seat was dealt cards (NS-P1-2); sent once after they were drawn one by one.
    Dealt {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
        /// How many were due.
        quota: u8,
    },
    /// The discard pile became the deck.
    Reshuffled {
        /// Cards in it.
        cards: u8,
    },
    /// It is known which round is the last (NS-END-1, NS-END-2).
    LastRoundFixed {
        /// Its number.
        round: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player fed nobody.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether there was nothing to do (NS-FEED-14).
        forced: bool,
    },
    /// A player ended the turn.
    TurnEnded {
        /// Who.
        seat: Seat,
        /// Whether nothing was left to do (NS-FSM-9).
        forced: bool,
    },
    /// A trait played face down was turned up (NS-P3-10).
    TraitTurnedUp {
        /// On whom.
        species: SpeciesId,
        /// The card.
        card: Card,
    },
    /// The leaf traits of all species are about to act (NS-P4-1).
    LeavesReady,
    /// A leaf trait has had its effect, if it had one.
    LeafActed {
        /// The trait.
        acted: Trait,
        /// Of which species.
        species: SpeciesId,
    },
    /// The population grew before the food came (NS-TRAIT-FERT-1).
    Multiplied {
        /// Whose.
        species: SpeciesId,
        /// The population now.
        pop: u8,
    },
    /// Fat became food (NS-TRAIT-FAT-4).
    FatMoved {
        /// Whose.
        species: SpeciesId,
        /// How much.
        tokens: u8,
    },
    /// A food card was turned up (NS-P4-4) and discarded (NS-P4-5).
    FoodCardRevealed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The sum of the food cards was applied.
    WateringHoleFilled {
        /// The sum.
        sum: i16,
        /// Tokens on the watering hole now.
        tokens: u16,
    },
    /// A species took food (NS-TAKE-1).
    Took {
        /// Who.
        species: SpeciesId,
        /// Plant or meat.
        food: Food,
        /// Where from.
        source: Source,
        /// What led to it.
        cause: Cause,
        /// Tokens put on the board.
        board: u8,
        /// Tokens put on Fat Tissue.
        fat: u8,
    },
    /// A hand card was discarded for Intelligence.
    CardSpent {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// For whom.
        species: SpeciesId,
    },
    /// A carnivore attacked (NS-ATT-A1).
    Attacked {
        /// The carnivore.
        attacker: SpeciesId,
        /// The prey.
        victim: SpeciesId,
        /// Traits that count for nobody.
        negated: TraitSet,
    },
    /// A species lost population in an attack; food above it went behind the owner's screen.
    LostPopulation {
        /// Who.
        species: SpeciesId,
        /// Whether it was Horns (NS-ATT-A5) and not teeth (NS-ATT-A7).
        horns: bool,
        /// The population now.
        pop: u8,
        /// Tokens that went behind the screen (NS-ATT-8, NS-TRAIT-HORNS-4).
        surplus: u8,
    },
    /// A hungry species shrank to what it had eaten (NS-P5E-1).
    Starved {
        /// Who.
        species: SpeciesId,
        /// The population now.
        pop: u8,
    },
    /// A species died out: its traits were discarded, its food went behind the screen, its neighbours closed up
    /// (NS-EXT-2 to NS-EXT-4).
    DiedOut {
        /// Who.
        species: SpeciesId,
        /// Why.
        death: Death,
        /// Tokens that went behind the screen, fat included.
        tokens: u8,
        /// Cards its owner draws.
        cards: u8,
    },
    /// The food of all species went behind the screen of their owner (NS-P5E-2).
    FoodScored {
        /// Whose.
        seat: Seat,
        /// How much.
        tokens: u16,
    },
    /// Fat that was left at the end went behind the screen (NS-SCORE-1).
    FatScored {
        /// Whose.
        seat: Seat,
        /// How much.
        tokens: u16,
    },
    /// The first-player marker went on (NS-P5E-4).
    MarkerPassed {
        /// To whom.
        seat: Seat,
    },
    /// The points of a seat, at the end.
    Scored {
        /// Whose.
        seat: Seat,
        /// The points.
        points: Breakdown,
    },
    /// The game is over.
    GameOver {
        /// Who won.
        winners: SeatSet,
    },
    /// Whose move it is and what is asked now.
    Moment(Moment),
}

/// Why a species died out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Death {
    /// Eaten by this carnivore.
    Eaten {
        /// The carnivore.
        by: SpeciesId,
    },
    /// Killed by the Horns of this prey.
    Gored {
        /// The prey.
        by: SpeciesId,
    },
    /// It had eaten nothing.
    Starved,
}
