//! Facts: what a person at the table would see happen.
//!
//! An [`Event`] is the fact in full. Almost everything in this game is open, so almost every event is a [`Fact`] that all
//! see alike; the face of a drawn card and of a new animal are known to one seat only and become a different variant for
//! the others. [`Fact::Moment`] closes every step: it states whose move it is and what is being asked.

use game::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{AnimalId, Card, LinkId, Location, Trait};
use crate::moment::{Moment, Phase};

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
    /// A card was played face down as a new animal.
    AnimalPlayed {
        /// Who played it.
        seat: Seat,
        /// The new animal.
        animal: AnimalId,
        /// The card under it.
        card: Card,
        /// Where it lives.
        at: Location,
    },
    /// A card was laid face down under remains: the animal is back.
    AnimalRestored {
        /// Whose.
        seat: Seat,
        /// Which.
        animal: AnimalId,
        /// The card under it now.
        card: Card,
    },
    /// Something everybody sees alike.
    Open(Fact),
}

/// A fact as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
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
    /// You played this card as a new animal.
    YouPlayedAnimal {
        /// The new animal.
        animal: AnimalId,
        /// The card under it.
        card: Card,
        /// Where it lives.
        at: Location,
    },
    /// Somebody else played a card face down as a new animal.
    SeatPlayedAnimal {
        /// Who.
        seat: Seat,
        /// The new animal.
        animal: AnimalId,
        /// Where it lives.
        at: Location,
    },
    /// You laid this card under remains of yours: the animal is back.
    YouRestoredAnimal {
        /// Which.
        animal: AnimalId,
        /// The card under it now.
        card: Card,
    },
    /// Somebody else's animal came back from its remains.
    SeatRestoredAnimal {
        /// Whose.
        seat: Seat,
        /// Which.
        animal: AnimalId,
    },
    /// Something everybody sees alike.
    Open(Fact),
}

impl Event {
    /// The event as the viewer sees it.
    pub fn seen_by(&self, viewer: Viewer) -> SeenEvent {
        match *self {
            Self::Drew { seat, card } if viewer.is(seat) => SeenEvent::YouDrew { card },
            Self::Drew { seat, .. } => SeenEvent::SeatDrew { seat },
            Self::AnimalPlayed { seat, animal, card, at } if viewer.is(seat) => {
                SeenEvent::YouPlayedAnimal { animal, card, at }
            }
            Self::AnimalPlayed { seat, animal, at, .. } => SeenEvent::SeatPlayedAnimal { seat, animal, at },
            Self::AnimalRestored { seat, animal, card } if viewer.is(seat) => {
                SeenEvent::YouRestoredAnimal { animal, card }
            }
            Self::AnimalRestored { seat, animal, .. } => SeenEvent::SeatRestoredAnimal { seat, animal },
            Self::Open(fact) => SeenEvent::Open(fact),
        }
    }
}

/// A fact that everybody sees alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[allow(clippy::large_enum_variant, reason = "events are plain data without allocation; only the moment is large")]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The deck was shuffled (ORI-SETUP-1).
    Shuffled {
        /// Cards in it.
        cards: u16,
    },
    /// A player rolled for the first turn (ORI-SETUP-3).
    RolledForFirst {
        /// Who.
        seat: Seat,
        /// The face.
        die: u8,
    },
    /// The first player of the first round is known.
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A round began.
    RoundBegan {
        /// Its number.
        round: u8,
        /// Who starts every phase of it.
        first: Seat,
        /// Whether it is the last one (ORI-END-1).
        last: bool,
    },
    /// A phase began (ORI-ROUND-1).
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// How often the table has been gone round in this phase, from 1.
        lap: u8,
    },
    /// A single trait was played (ORI-DEV-2).
    TraitPlayed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The face chosen.
        shows: Trait,
        /// The animal that got it.
        on: AnimalId,
    },
    /// A pair trait was played (ORI-DEV-9).
    PairPlayed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The face chosen.
        shows: Trait,
        /// Its place in the list of pair cards.
        link: LinkId,
        /// First animal (guardian).
        first: AnimalId,
        /// Second animal (ward).
        second: AnimalId,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether there was nothing else to do (ORI-FEED-10).
        forced: bool,
        /// Whether the player is out for the rest of the phase.
        final_pass: bool,
    },
    /// A player ended the turn.
    TurnEnded {
        /// Who.
        seat: Seat,
        /// Whether nothing was left to do (ORI-FEED-12).
        forced: bool,
    },
    /// A die for the food bank was rolled (ORI-BANK-1).
    FoodRolled {
        /// For which location.
        at: Location,
        /// The face.
        die: u8,
    },
    /// The bank of a location was filled (ORI-BANK-2).
    BankFilled {
        /// Where.
        at: Location,
        /// Tokens in it now.
        tokens: u8,
    },
    /// An Aedificator added tokens to the bank of its location (CON-T-AEDIFICATOR).
    BankGrew {
        /// The Aedificator.
        animal: AnimalId,
        /// Where.
        at: Location,
        /// How many tokens it added.
        tokens: u8,
    },
    /// A Neoplasm rose above a trait, which works no longer; fat on it is lost (CON-T-NEOPLASM-2).
    NeoplasmGrew {
        /// The sick animal.
        animal: AnimalId,
        /// The trait that was above it.
        over: Trait,
        /// The place where the Neoplasm was.
        place: u8,
    },
    /// A migration of this animal was announced (CON-MIG-2).
    MigrationAnnounced {
        /// The migrant.
        animal: AnimalId,
        /// Where it goes.
        to: Location,
    },
    /// An animal joined a migrant (CON-MIG-6).
    Followed {
        /// The follower.
        animal: AnimalId,
        /// The migrant.
        migrant: AnimalId,
        /// Where both go.
        to: Location,
    },
    /// An animal that leaves the Ocean took a Swimming card from its owner's discard pile (CON-MIG-5).
    SwimmingTaken {
        /// The animal.
        animal: AnimalId,
        /// The card.
        card: Card,
        /// The trait it shows.
        shows: Trait,
    },
    /// An animal went to another location.
    Moved {
        /// Who.
        animal: AnimalId,
        /// Where it was.
        from: Location,
        /// Where it is.
        to: Location,
    },
    /// Two linked animals exchanged a trait card each (CON-T-RECOMBINATION-2); what cannot be kept is discarded at once.
    Recombined {
        /// The Recombination card.
        link: LinkId,
        /// The card of its first animal.
        first: Exchanged,
        /// The card of its second animal.
        second: Exchanged,
    },
    /// An animal with Regeneration was eaten; its traits stay as remains (CON-T-REGENERATION-3).
    BecameRemains {
        /// Which.
        animal: AnimalId,
        /// The carnivore.
        by: AnimalId,
    },
    /// An animal received tokens in one receive event (ORI-TERM-11).
    Received {
        /// Who.
        animal: AnimalId,
        /// Where they came from.
        source: Source,
        /// Tokens that became food on the animal.
        food: u8,
        /// Tokens that became fat.
        fat: u8,
        /// Tokens for which there was no room (ORI-FOOD-1).
        lost: u8,
    },
    /// A pirate took a token from another animal (ORI-T-PIRACY-2).
    Robbed {
        /// The pirate.
        pirate: AnimalId,
        /// The animal robbed.
        target: AnimalId,
        /// The colour of the token that left the target.
        token: Token,
    },
    /// Stored fat became food (ORI-FAT-3).
    FatBurned {
        /// Whose.
        animal: AnimalId,
        /// How many tokens.
        count: u8,
    },
    /// Food above the need was removed (ORI-FOOD-3).
    SurplusLost {
        /// From whom.
        animal: AnimalId,
        /// Red tokens.
        red: u8,
        /// Blue tokens.
        blue: u8,
    },
    /// A grazer destroyed a token of the bank (ORI-T-GRAZING).
    Grazed {
        /// The grazer.
        animal: AnimalId,
    },
    /// An animal went to sleep (ORI-T-HIBERNATION-1).
    FellAsleep {
        /// Who.
        animal: AnimalId,
    },
    /// An animal woke up (ORI-T-HIBERNATION-4).
    WokeUp {
        /// Who.
        animal: AnimalId,
    },
    /// A carnivore attacked (ORI-ATT-1).
    Attacked {
        /// The carnivore.
        attacker: AnimalId,
        /// The prey.
        target: AnimalId,
    },
    /// The attacked animal ran: a die decided (ORI-T-RUNNING).
    Ran {
        /// Who ran.
        animal: AnimalId,
        /// The face.
        die: u8,
        /// Whether it got away.
        escaped: bool,
    },
    /// Mimicry turned the attack to another animal (ORI-MIM).
    Redirected {
        /// Who had Mimicry.
        from: AnimalId,
        /// The new prey.
        to: AnimalId,
    },
    /// Tail Loss saved the animal at the price of a card (ORI-ATT-5).
    TailLost {
        /// Who.
        animal: AnimalId,
        /// What the card given up showed.
        shows: Trait,
    },
    /// A single trait card left an animal for its owner's discard pile.
    CardDiscarded {
        /// Which animal.
        animal: AnimalId,
        /// The trait it showed.
        shows: Trait,
        /// Its place in the stack.
        place: u8,
    },
    /// A pair card left the table for its owner's discard pile (ORI-PAIR-1).
    PairDiscarded {
        /// Its place in the list of pair cards.
        link: LinkId,
        /// The trait it showed.
        shows: Trait,
    },
    /// A carnivore ate something poisonous and dies in this round's extinction (ORI-T-POISONOUS).
    Poisoned {
        /// The carnivore.
        animal: AnimalId,
    },
    /// A carnivore was stung and is paralysed until the end of the round (ORI-AFT-2).
    Paralysed {
        /// The carnivore.
        animal: AnimalId,
    },
    /// An animal left the table with its remaining single traits (its pair cards left before).
    Died {
        /// Who.
        animal: AnimalId,
        /// Why.
        cause: Death,
    },
    /// A seat was dealt cards in this deal (ORI-DEAL-3); sent once after the cards were drawn one by one.
    Dealt {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
        /// How many were due (ORI-DEAL-1).
        quota: u8,
    },
    /// The tokens left the table and used cards became ready (ORI-ROUND-4, ORI-BANK-3).
    CleanedUp,
    /// A tied player rolled (ORI-SCORE-4).
    RolledForTie {
        /// Who.
        seat: Seat,
        /// The face.
        die: u8,
    },
    /// The game is over.
    GameOver {
        /// Who won.
        winners: game::SeatSet,
    },
    /// Whose move it is and what is asked now.
    Moment(Moment),
}

/// A trait card in an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Exchanged {
    /// The trait it shows.
    pub shows: Trait,
    /// The place from which it was taken.
    pub place: u8,
    /// What became of it.
    pub arrival: Arrival,
}

/// What becomes of a trait card that arrives in an exchange (CON-T-RECOMBINATION-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// The animal has it now.
    Kept,
    /// It was discarded.
    Discarded,
    /// The animal has it now, and its own card of the same trait was discarded.
    Replaced,
}

impl Arrival {
    /// Whether the animal has the card now.
    #[inline]
    pub fn is_kept(self) -> bool {
        self != Self::Discarded
    }
}

/// Where received tokens came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The bank, taken by the player: red.
    Bank,
    /// The bank, through Communication with this animal: red.
    Communication(AnimalId),
    /// Cooperation with this animal: blue.
    Cooperation(AnimalId),
    /// A kill: blue.
    Hunt,
    /// A lost tail: blue.
    Tail,
    /// Somebody else's kill: blue.
    Scavenging,
    /// Another animal: blue.
    Piracy,
}

impl Source {
    /// Whether the tokens are red, from the bank.
    pub fn is_bank(self) -> bool {
        matches!(self, Self::Bank | Self::Communication(_))
    }
}

/// The colour of a food token: where it came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// From the bank.
    Red,
    /// From a trait.
    Blue,
}

/// Why an animal died.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Death {
    /// Eaten by a carnivore.
    Eaten {
        /// The carnivore.
        by: AnimalId,
    },
    /// Hungry in the extinction phase.
    Starved,
    /// Poisoned, in the extinction phase.
    Poison,
    /// A Neoplasm with no trait above it (CON-T-NEOPLASM-2).
    Neoplasm,
}
