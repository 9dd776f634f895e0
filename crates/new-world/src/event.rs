//! Facts of a game: in full, and as one viewer sees them.

use game::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{RowOrder, Token};
use crate::areas::{AreaKind, Place, Tokens};
use crate::cards::{AnimalId, Card, CardRef, LinkId, Trait};
use crate::moment::{Moment, Phase};

/// A fact in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "events are plain data without allocation; only the moment is large")]
pub enum Event {
    /// A player drew a card into the hand.
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was played from the hand as a new animal (NW-DEV-3).
    AnimalPlayed {
        /// Who.
        seat: Seat,
        /// The new animal.
        animal: AnimalId,
        /// The card under it.
        card: Card,
        /// The animal to whose left it lies; at the right end without one.
        before: Option<AnimalId>,
    },
    /// A card that was not open went on the discard pile.
    Discarded {
        /// The card.
        card: Card,
        /// Where it was.
        from: Hidden,
        /// Whether everybody may look at the pile (NW-OPT-OPEN-DISCARDS).
        open: bool,
    },
    /// Something everybody sees alike.
    Open(Fact),
}

/// Where a card lay that was not open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hidden {
    /// In a hand.
    Hand(Seat),
    /// In a gene pool.
    Pool(Seat),
    /// Under an animal of this seat, which has died.
    Animal(Seat, AnimalId),
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
    /// You played this card as a new animal.
    YouPlayedAnimal {
        /// The new animal.
        animal: AnimalId,
        /// The card under it.
        card: Card,
        /// The animal to whose left it lies.
        before: Option<AnimalId>,
    },
    /// Somebody else played a card face down as a new animal.
    SeatPlayedAnimal {
        /// Who.
        seat: Seat,
        /// The new animal.
        animal: AnimalId,
        /// The animal to whose left it lies.
        before: Option<AnimalId>,
    },
    /// You discarded this card from your hand.
    YouDiscarded {
        /// The card.
        card: Card,
    },
    /// A card went on the pile face down.
    DiscardedUnseen {
        /// Where it was.
        from: Hidden,
    },
    /// A card went on the pile for everybody to see.
    DiscardedOpenly {
        /// The card.
        card: Card,
        /// Where it was.
        from: Hidden,
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
            Self::AnimalPlayed { seat, animal, card, before } if viewer.is(seat) => {
                SeenEvent::YouPlayedAnimal { animal, card, before }
            }
            Self::AnimalPlayed { seat, animal, before, .. } => SeenEvent::SeatPlayedAnimal { seat, animal, before },
            Self::Discarded { card, from, open: true } => SeenEvent::DiscardedOpenly { card, from },
            Self::Discarded { card, from: Hidden::Hand(seat), .. } if viewer.is(seat) => {
                SeenEvent::YouDiscarded { card }
            }
            Self::Discarded { from, .. } => SeenEvent::DiscardedUnseen { from },
            Self::Open(fact) => SeenEvent::Open(fact),
        }
    }

    /// Whether somebody learned something that was hidden.
    pub fn reveals(&self) -> bool {
        match self {
            Self::Drew { .. } => true,
            Self::Discarded { from, open, .. } => *open && !matches!(from, Hidden::Hand(_)),
            Self::Open(fact) => matches!(fact, Fact::Revealed { .. } | Fact::AreaEntered { .. }),
            Self::AnimalPlayed { .. } => false,
        }
    }
}

/// Where a trait card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The hand.
    Hand,
    /// The gene pool, revealed before.
    Pool,
}

/// A fact that everybody sees alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::large_enum_variant, reason = "events are plain data without allocation; only the moment is large")]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The area cards were shuffled: some lie in the deck, some left the game (NW-SETUP-1).
    AreasShuffled {
        /// Cards in the area deck.
        deck: u8,
        /// Cards out of the game.
        out: u8,
    },
    /// The evolution cards were shuffled (NW-SETUP-4).
    Shuffled {
        /// Cards in the deck.
        cards: u8,
    },
    /// Evolution cards that nobody saw left the game (NW-VAR-DIS-2).
    CardsLeft {
        /// How many.
        cards: u8,
    },
    /// A card was put unseen into a gene pool (NW-VAR-RM-1, NW-VAR-RM-7).
    PoolGrew {
        /// Whose.
        seat: Seat,
    },
    /// The first player is known (NW-SETUP-6).
    FirstPlayer {
        /// Who.
        seat: Seat,
        /// Whether a die decided.
        by_die: bool,
    },
    /// An epoch began.
    EpochBegan {
        /// Its number.
        epoch: u8,
        /// Who holds the first-player token.
        first: Seat,
        /// Whether it is the final one (NW-EPOCH-4).
        last: bool,
    },
    /// A phase began (NW-EPOCH-2).
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
    /// A single trait was added (NW-DEV-4).
    TraitPlayed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The face chosen.
        shows: Trait,
        /// The animal that got it.
        on: AnimalId,
        /// Where the card came from.
        origin: Origin,
    },
    /// A pair trait was added (NW-PAIR-2); the row was ordered so that the two are neighbours.
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
        /// Which of the two lies on the left now.
        left: AnimalId,
        /// Where the card came from.
        origin: Origin,
    },
    /// A player put the row into another order (NW-ROW-2).
    Rearranged {
        /// Who.
        seat: Seat,
        /// The row.
        order: RowOrder,
    },
    /// The unseen top card of a gene pool became an animal at the right end (NW-VAR-RM-3).
    AnimalAnnounced {
        /// Who.
        seat: Seat,
        /// The new animal.
        animal: AnimalId,
    },
    /// A new trait was announced for an animal (NW-VAR-RM-4).
    TraitAnnounced {
        /// Who.
        seat: Seat,
        /// The animal.
        on: AnimalId,
    },
    /// The top card of a gene pool was revealed.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The revealed card did not fit and moved on to the animal on the right.
    RevealedMoved {
        /// The animal on the right.
        to: AnimalId,
    },
    /// The revealed card fitted nowhere and became a new animal at the right end.
    RevealedBecameAnimal {
        /// Whose.
        seat: Seat,
        /// The new animal.
        animal: AnimalId,
        /// The card under it.
        card: Card,
    },
    /// The card revealed by Metamorphosis did not fit and was discarded (NW-VAR-RM-8).
    RevealedDiscarded {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether there was nothing else to do.
        forced: bool,
    },
    /// A player ended the turn.
    TurnEnded {
        /// Who.
        seat: Seat,
        /// Whether nothing was left to do.
        forced: bool,
    },
    /// An area card came to the left end of the row (NW-AREA-1).
    AreaEntered {
        /// Which card.
        kind: AreaKind,
        /// Its number among cards of its name (NW-AREA-6).
        nth: u8,
    },
    /// An area holds these tokens now (NW-AREA-2, NW-SWAMP-3).
    AreaHolds {
        /// Which area.
        place: Place,
        /// What lies on it.
        tokens: Tokens,
    },
    /// The right-most area card left with what lay on it (NW-AREA-5).
    AreaDiscarded {
        /// Which card.
        kind: AreaKind,
    },
    /// An animal took a shelter (NW-SHEL-1).
    Sheltered {
        /// Who.
        animal: AnimalId,
        /// From where.
        from: Place,
    },
    /// An animal received tokens (NW-HUN-5).
    Received {
        /// Who.
        animal: AnimalId,
        /// Where they came from.
        source: Source,
        /// Tokens that became food on the animal.
        food: u8,
        /// Tokens that became fat.
        fat: u8,
        /// Tokens for which there was no room.
        lost: u8,
    },
    /// A trigger into fat was declined.
    Declined {
        /// The pair card.
        link: LinkId,
        /// The animal that stays as it is.
        animal: AnimalId,
    },
    /// Hooves destroyed a food (NW-T-HOOFED).
    Trampled {
        /// The taker.
        animal: AnimalId,
        /// Where.
        place: Place,
    },
    /// Hooves spared the food.
    Spared {
        /// The taker.
        animal: AnimalId,
    },
    /// A pirate took a token from another animal (NW-T-PIRACY).
    Robbed {
        /// The pirate.
        pirate: AnimalId,
        /// The animal robbed.
        victim: AnimalId,
        /// The token that left the victim.
        token: Token,
    },
    /// An animal changes by Metamorphosis; what it loses and gets is reported next.
    Metamorphosed {
        /// Which.
        animal: AnimalId,
    },
    /// A predator attacked (NW-ATT-R2).
    Attacked {
        /// The predator.
        predator: AnimalId,
        /// The prey.
        prey: AnimalId,
        /// Ignored because of a Harmful Mutation.
        mutation: Option<CardRef>,
        /// Ignored by an Intelligent predator.
        intelligence: Option<CardRef>,
    },
    /// The attacked animal ran: a die decided (NW-T-RUNNING).
    Ran {
        /// Who ran.
        animal: AnimalId,
        /// The face.
        die: u8,
        /// Whether it got away.
        escaped: bool,
    },
    /// The attacked animal used its horns: a die decided (NW-T-HORNED).
    Gored {
        /// Who.
        animal: AnimalId,
        /// The face.
        die: u8,
        /// Whether the predator dies.
        killed: bool,
    },
    /// The attacked animal gave up a card and got away (NW-T-ELUSIVE).
    Eluded {
        /// Who.
        animal: AnimalId,
        /// What the card showed.
        shows: Trait,
    },
    /// The attacked animal gave up its Repulsive card and the attack ended (NW-T-REPULSIVE).
    Repelled {
        /// Who.
        animal: AnimalId,
    },
    /// The attacked animal is in its shell until the end of the phase (NW-T-SHELLED).
    Hid {
        /// Who.
        animal: AnimalId,
    },
    /// Mimicry turned the attack to another animal (NW-T-MIMICRY).
    Redirected {
        /// Who had Mimicry.
        from: AnimalId,
        /// The new prey.
        to: AnimalId,
    },
    /// A single trait card left an animal.
    CardDiscarded {
        /// Which animal.
        animal: AnimalId,
        /// The trait it showed.
        shows: Trait,
        /// Its place among the single traits of the animal, from 0 in the order of placement.
        place: u8,
    },
    /// A pair card left the table (NW-PAIR-5).
    PairDiscarded {
        /// Its place in the list of pair cards.
        link: LinkId,
        /// The trait it showed.
        shows: Trait,
    },
    /// A predator ate something poisonous and dies in this epoch's extinction (NW-T-POISONOUS).
    Poisoned {
        /// The predator.
        animal: AnimalId,
    },
    /// An animal left the table with its remaining single traits (its pair cards left before).
    Died {
        /// Who.
        animal: AnimalId,
        /// Why.
        cause: Death,
    },
    /// A hungry animal lives on its fat (NW-EXT-2).
    FatSpent {
        /// Which.
        animal: AnimalId,
        /// How many tokens.
        count: u8,
    },
    /// A hungry animal gave up its Hibernation card and counts as fed (NW-EXT-3).
    Hibernated {
        /// Which.
        animal: AnimalId,
    },
    /// Food, special food and shelters left the animals and used cards became ready (NW-EXT-8).
    CleanedUp,
    /// A player is to draw this many cards (NW-EXT-9); sent before they are drawn.
    Draws {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The discard pile became the deck (NW-EXT-12).
    Reshuffled {
        /// Cards in it.
        cards: u8,
    },
    /// The game is over.
    GameOver {
        /// Who won.
        winners: SeatSet,
    },
    /// Whose move it is and what is asked now.
    Moment(Moment),
}

/// Where received tokens came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An area, taken by the player.
    Area(Place),
    /// The same area, through Communication.
    Communication {
        /// The animal that took food.
        from: AnimalId,
        /// The area.
        area: Place,
    },
    /// The supply, through Cooperation with this animal.
    Cooperation(AnimalId),
    /// A kill.
    Hunt,
    /// A card given up by an Elusive animal.
    Elusive,
    /// A death in an attack.
    Scavenging,
    /// Another animal.
    Piracy,
    /// A trait given up (NW-OPT-METAMORPHOSIS-MODE).
    Metamorphosis,
}

impl Source {
    /// The area the tokens came from, if they are ordinary food.
    #[inline]
    pub fn area(self) -> Option<Place> {
        match self {
            Self::Area(area) | Self::Communication { area, .. } => Some(area),
            _ => None,
        }
    }
}

/// Why an animal died.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Death {
    /// Eaten by a predator.
    Eaten {
        /// The predator.
        by: AnimalId,
    },
    /// Killed by the horns of its prey.
    Gored {
        /// The prey.
        by: AnimalId,
    },
    /// Hungry in the extinction phase.
    Starved,
    /// Poisoned, in the extinction phase.
    Poison,
}
