//! Everything a player can try to do: commands of a turn, and answers to questions.

use crate::cards::{AnimalId, Card, CardRef, Kept, LinkId, Location, Trait};

/// A command or an answer. Any combination can be written, also one that is not legal: `why_not` explains it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Development: a card becomes a new animal (ORI-DEV-2).
    PlayAnimal {
        /// The card, face down from now on.
        card: Card,
        /// Where it will live.
        at: Location,
    },
    /// Development: a card becomes a single trait.
    PlayTrait {
        /// The card.
        card: Card,
        /// The face chosen (ORI-DEV-3).
        face: Trait,
        /// The animal that gets it.
        on: AnimalId,
    },
    /// Development: a card becomes a pair trait.
    PlayPair {
        /// The card.
        card: Card,
        /// The face chosen.
        face: Trait,
        /// The first animal; the guardian of a Symbiosis (ORI-DEV-10).
        first: AnimalId,
        /// The second animal; the ward of a Symbiosis.
        second: AnimalId,
    },
    /// Does nothing in this turn (development: in this phase).
    Pass,
    /// Main action: a token from the bank (ORI-FEED-1).
    Take {
        /// Who eats.
        animal: AnimalId,
    },
    /// Main action: an attack (ORI-HUNT-1).
    Attack {
        /// The carnivore.
        attacker: AnimalId,
        /// The prey.
        target: AnimalId,
    },
    /// Main action: stored fat becomes food (ORI-FAT-3).
    Fat {
        /// Whose fat.
        animal: AnimalId,
        /// How many tokens.
        count: u8,
    },
    /// Side action: steal a token (ORI-T-PIRACY-1).
    Piracy {
        /// The pirate.
        pirate: AnimalId,
        /// The animal robbed.
        target: AnimalId,
    },
    /// Side action: destroy a token of the bank (ORI-T-GRAZING).
    Graze {
        /// The grazer.
        animal: AnimalId,
    },
    /// Side action: sleep until the end of the round (ORI-T-HIBERNATION-1).
    Hibernate {
        /// The sleeper.
        animal: AnimalId,
    },
    /// Side action: two linked animals exchange a single trait card each (CON-T-RECOMBINATION-1).
    Recombine {
        /// The Recombination card.
        link: LinkId,
        /// The place in its stack of the card that the first animal gives.
        first: u8,
        /// The place in its stack of the card that the second animal gives.
        second: u8,
    },
    /// Main action: announces that an animal migrates; once a migration is announced, that one more does (CON-MIG-2).
    Migrate {
        /// The migrant.
        animal: AnimalId,
        /// Where it goes.
        to: Location,
    },
    /// Ends the player's turn.
    EndTurn,
    /// Answer: this open pair trigger acts next (ORI-PAIR-6).
    Trigger {
        /// The pair card.
        link: LinkId,
        /// The animal whose food opened it; the partner receives.
        from: AnimalId,
    },
    /// Answer: defend by Running.
    Run,
    /// Answer: defend by Mimicry.
    Mimic {
        /// The new prey.
        to: AnimalId,
    },
    /// Answer: defend by Tail Loss.
    LoseTail {
        /// The card given up.
        discard: CardRef,
    },
    /// Answer: do not react. Never legal (ORI-TRAIT-2); exists so that its refusal can be explained.
    Decline,
    /// Answer: this scavenger of the player eats.
    Scavenge {
        /// The scavenger.
        animal: AnimalId,
    },
    /// Answer: nobody else is announced for the migration.
    SetOff,
    /// Answer: an animal with Phoresy follows a migrant (CON-MIG-6).
    Follow {
        /// The follower.
        animal: AnimalId,
        /// The migrant it follows.
        migrant: AnimalId,
    },
    /// Answer: an animal with Phoresy stays where it is.
    Stay {
        /// The animal.
        animal: AnimalId,
    },
    /// Answer: of two cards of the same trait that Recombination brings together this one stays (CON-T-RECOMBINATION-3).
    Keep {
        /// The animal that has one and is given another.
        animal: AnimalId,
        /// Which one stays; the other is discarded.
        which: Kept,
    },
    /// Answer: a hand card becomes the new animal under these remains (CON-T-REGENERATION-5).
    Restore {
        /// The remains.
        animal: AnimalId,
        /// The card.
        card: Card,
    },
    /// Answer: a card of a fresh start becomes an animal (CON-EXT-2).
    Place {
        /// The card.
        card: Card,
        /// Where it will live.
        at: Location,
    },
}

impl Action {
    /// Whether it answers a question, as opposed to a command of a turn.
    pub fn is_answer(self) -> bool {
        matches!(
            self,
            Self::Trigger { .. }
                | Self::Run
                | Self::Mimic { .. }
                | Self::LoseTail { .. }
                | Self::Decline
                | Self::Scavenge { .. }
                | Self::SetOff
                | Self::Follow { .. }
                | Self::Stay { .. }
                | Self::Keep { .. }
                | Self::Restore { .. }
                | Self::Place { .. }
        )
    }
}
