//! What can be shown in motion: one fact of a game becomes at most one cue, whatever the game.

use game::Seat;

use crate::screen::{Being, Card, Emblem, Place};

/// Something to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Cards go from the deck to the seats; the viewer's own turn over last.
    Deal {
        /// How many each seat got.
        hands: Vec<(Seat, u8)>,
        /// Those of the viewer.
        own: Vec<Card>,
    },
    /// A card becomes an animal.
    Animal {
        /// Whose; the first seat stands for the viewer's own.
        seat: Seat,
        /// Which.
        animal: Being,
        /// The card, if the viewer saw it.
        card: Option<Card>,
    },
    /// A card becomes a trait of an animal, or of two.
    Trait {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
        /// The trait.
        shows: Emblem,
        /// The animal.
        on: Being,
        /// The other animal of a pair.
        and: Option<Being>,
    },
    /// The bank is filled.
    Bank,
    /// A card lies open for everybody.
    Reveal {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A shelter comes to an animal.
    Shelter {
        /// To whom.
        to: Being,
        /// Where it was.
        from: Place,
    },
    /// Tokens come to an animal.
    Food {
        /// To whom.
        to: Being,
        /// Where they were.
        from: From,
        /// Food.
        food: u8,
        /// Fat.
        fat: u8,
        /// Tokens for which there was no room.
        lost: u8,
    },
    /// Fat becomes food.
    Burn {
        /// Whose.
        animal: Being,
        /// How much.
        count: u8,
    },
    /// An animal goes to another location; all travellers together.
    Move {
        /// Which.
        animal: Being,
    },
    /// A token leaves the bank for nobody.
    Graze {
        /// Who took it away.
        animal: Being,
    },
    /// Something about an animal is different now: it sleeps, it is poisoned, it is paralysed.
    State {
        /// Which.
        animal: Being,
    },
    /// A hunter attacks.
    Attack {
        /// The hunter.
        hunter: Being,
        /// The prey.
        prey: Being,
    },
    /// The prey runs: a die decides.
    Die {
        /// The hunter.
        hunter: Option<Being>,
        /// The prey.
        prey: Being,
        /// What the die shows.
        die: u8,
        /// Whether it got away.
        escaped: bool,
    },
    /// Mimicry turns the attack.
    Redirect {
        /// The hunter.
        hunter: Option<Being>,
        /// The prey before.
        from: Being,
        /// The prey now.
        to: Being,
    },
    /// A card is left behind.
    Tail {
        /// Who leaves it.
        animal: Being,
        /// The card.
        shows: Emblem,
    },
    /// An animal dies; of hunger or poison all at once.
    Death {
        /// Which.
        animal: Being,
        /// By an attack.
        eaten: bool,
    },
    /// The points are counted.
    Scores,
}

/// Where tokens come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The bank.
    Bank,
    /// This area.
    Place(Place),
    /// This animal.
    Being(Being),
    /// Nobody knows any more.
    Nowhere,
}
