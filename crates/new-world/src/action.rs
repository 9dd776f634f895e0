//! Everything a player can try to do: commands of a turn, and answers to questions.

use serde::{Deserialize, Serialize};

use crate::areas::Place;
use crate::cards::{AnimalId, Card, CardRef, LinkId, Trait};

/// A command or an answer. Any combination can be written, also one that is not legal: `why_not` explains it.
///
/// `legal` leaves out what only a person wants: [`Action::Rearrange`], a place in the row for a new animal, the two
/// animals of an undirected pair the other way round, and ignoring a trait that keeps nobody off. All of it is accepted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Development: a card becomes a new animal (NW-DEV-3).
    PlayAnimal {
        /// The card, face down from now on.
        card: Card,
        /// The animal to whose left it is put; at the right end without one.
        before: Option<AnimalId>,
    },
    /// Development: a card becomes a single trait (NW-DEV-4).
    PlayTrait {
        /// The card.
        card: Card,
        /// The face chosen.
        face: Trait,
        /// The animal that gets it.
        on: AnimalId,
    },
    /// Development: a card becomes a pair trait; the row is rearranged as needed (NW-PAIR-6).
    PlayPair {
        /// The card.
        card: Card,
        /// The face chosen.
        face: Trait,
        /// The first animal; the guardian of a Symbiosis.
        first: AnimalId,
        /// The second animal; the ward of a Symbiosis.
        second: AnimalId,
    },
    /// Development: a new order of the player's row, which does not end the turn (NW-ROW-2).
    Rearrange {
        /// The whole row, left to right.
        order: RowOrder,
    },
    /// Random Mutations: the top card becomes an animal (NW-VAR-RM-3).
    AnnounceAnimal,
    /// Random Mutations: the top card becomes a trait of this animal (NW-VAR-RM-4).
    AnnounceTrait {
        /// The animal.
        on: AnimalId,
    },
    /// Does nothing more in this phase.
    Pass,
    /// Basic action: a shelter for an animal (NW-SHEL-1).
    Shelter {
        /// Who hides.
        animal: AnimalId,
        /// Where the shelter lies.
        from: Place,
    },
    /// Basic action: a food from an area (NW-GRAZE-1).
    Feed {
        /// Who eats.
        animal: AnimalId,
        /// Where the food lies.
        from: Place,
    },
    /// Basic action: an attack (NW-ATT-R1).
    Attack {
        /// The predator.
        predator: AnimalId,
        /// The prey.
        prey: AnimalId,
        /// The card that is ignored because of the prey's Harmful Mutation.
        mutation: Option<CardRef>,
        /// The card that an Intelligent predator ignores.
        intelligence: Option<CardRef>,
    },
    /// Additional action: steal a token (NW-T-PIRACY).
    Piracy {
        /// The pirate.
        pirate: AnimalId,
        /// The animal robbed.
        victim: AnimalId,
        /// Which of its tokens goes.
        taking: Token,
    },
    /// Additional action: one trait for one from the hand (NW-T-METAMORPHOSIS).
    Metamorphose {
        /// Which animal.
        animal: AnimalId,
        /// The card it gives up.
        discard: CardRef,
        /// The card it gets.
        card: Card,
        /// The face chosen.
        face: Trait,
        /// For a pair trait: its two animals, the guardian of a Symbiosis first.
        pair: Option<(AnimalId, AnimalId)>,
    },
    /// The same with the top card of the gene pool (NW-VAR-RM-8).
    MetamorphoseFromPool {
        /// Which animal.
        animal: AnimalId,
        /// The card it gives up.
        discard: CardRef,
    },
    /// The same for a special food instead (NW-OPT-METAMORPHOSIS-MODE).
    MetamorphoseForFood {
        /// Which animal.
        animal: AnimalId,
        /// The card it gives up.
        discard: CardRef,
    },
    /// Ends the player's turn.
    EndTurn,
    /// Answer: this open pair trigger acts next.
    Trigger {
        /// The pair card.
        link: LinkId,
        /// The animal that took food; the partner receives.
        from: AnimalId,
    },
    /// Answer: this trigger into fat is declined.
    Decline {
        /// The pair card.
        link: LinkId,
        /// The animal that took food.
        from: AnimalId,
    },
    /// Answer: the hooves of this animal destroy a food (NW-T-HOOFED).
    Trample {
        /// The taker.
        animal: AnimalId,
    },
    /// Answer: they do not.
    Spare {
        /// The taker.
        animal: AnimalId,
    },
    /// Answer: react by Running.
    Run,
    /// Answer: react by Horned.
    Gore,
    /// Answer: react by Elusive.
    Elude {
        /// The card given up.
        discard: CardRef,
    },
    /// Answer: react by Repulsive.
    Repel,
    /// Answer: react by Shelled.
    Hide,
    /// Answer: react by Mimicry.
    Mimic {
        /// The new prey.
        to: AnimalId,
    },
    /// Answer: use none of the reactions that are left.
    Stop,
    /// Answer: the revealed card becomes this single trait.
    AddTrait {
        /// The face chosen.
        face: Trait,
        /// The animal.
        on: AnimalId,
    },
    /// Answer: the revealed card becomes this pair trait.
    AddPair {
        /// The face chosen.
        face: Trait,
        /// The first animal; the guardian of a Symbiosis.
        first: AnimalId,
        /// The second animal; the ward of a Symbiosis.
        second: AnimalId,
    },
    /// Answer: the animal lives on its fat.
    SpendFat {
        /// Which.
        animal: AnimalId,
    },
    /// Answer: it does not.
    KeepFat {
        /// Which.
        animal: AnimalId,
    },
    /// Answer: the animal hibernates.
    Hibernate {
        /// Which.
        animal: AnimalId,
    },
    /// Answer: it does not.
    StayAwake {
        /// Which.
        animal: AnimalId,
    },
    /// Answer: this card leaves the hand, down to the limit; one card at a time.
    DiscardHand {
        /// The card.
        card: Card,
    },
}

impl Action {
    /// An attack that ignores nothing.
    pub const fn attack(predator: AnimalId, prey: AnimalId) -> Self {
        Self::Attack { predator, prey, mutation: None, intelligence: None }
    }

    /// Whether it answers a question, as opposed to a command of a turn.
    pub fn is_answer(self) -> bool {
        matches!(
            self,
            Self::Trigger { .. }
                | Self::Decline { .. }
                | Self::Trample { .. }
                | Self::Spare { .. }
                | Self::Run
                | Self::Gore
                | Self::Elude { .. }
                | Self::Repel
                | Self::Hide
                | Self::Mimic { .. }
                | Self::Stop
                | Self::AddTrait { .. }
                | Self::AddPair { .. }
                | Self::SpendFat { .. }
                | Self::KeepFat { .. }
                | Self::Hibernate { .. }
                | Self::StayAwake { .. }
                | Self::DiscardHand { .. }
        )
    }

    /// Whether it is one of the three basic actions (NW-FEED-1).
    pub fn is_basic(self) -> bool {
        matches!(self, Self::Shelter { .. } | Self::Feed { .. } | Self::Attack { .. })
    }
}

/// A food token: where it came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// From an area.
    Food,
    /// From the supply, through a trait.
    Special,
}

/// A row from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Vec<AnimalId>", into = "Vec<AnimalId>")]
#[cfg_attr(feature = "schema", schemars(with = "Vec<AnimalId>"))]
pub struct RowOrder {
    animals: [AnimalId; Self::MOST],
    len: u8,
}

impl From<RowOrder> for Vec<AnimalId> {
    fn from(order: RowOrder) -> Self {
        order.animals().to_vec()
    }
}

impl TryFrom<Vec<AnimalId>> for RowOrder {
    type Error = &'static str;

    fn try_from(animals: Vec<AnimalId>) -> Result<Self, &'static str> {
        Self::new(&animals).ok_or("the row is too long")
    }
}

impl RowOrder {
    /// The longest row that can be written as one; longer rows are ordered by their pair cards alone.
    pub const MOST: usize = 32;

    /// These animals in this order; `None` if there are too many.
    pub fn new(order: &[AnimalId]) -> Option<Self> {
        let mut animals = [AnimalId(0); Self::MOST];
        animals.get_mut(..order.len())?.copy_from_slice(order);
        Some(Self { animals, len: order.len() as u8 })
    }

    /// The animals.
    pub fn animals(&self) -> &[AnimalId] {
        &self.animals[..usize::from(self.len).min(Self::MOST)]
    }
}
