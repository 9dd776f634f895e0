//! What can be remembered of cards that no longer lie open (NW-SETUP-8): what everybody saw going to the discard pile,
//! what one seat put there itself, and what became of those cards when the pile was shuffled into a new deck
//! (NW-EXT-12).

use game::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{AnimalId, Card};
use crate::catalogue::{Catalogue, Kind};
use crate::sets::{AnimalSet, MAX_PLAYERS};
use crate::state::State;

/// Who knows that a card is in the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Witness(u8);

impl Witness {
    /// It lay open.
    pub(crate) const ALL: Self = Self(1 << MAX_PLAYERS);
    pub(crate) const NOBODY: Self = Self(0);
    const NEW: u8 = 1 << (MAX_PLAYERS + 1);

    pub(crate) const fn seat(seat: Seat) -> Self {
        Self(1 << (seat.index() % MAX_PLAYERS))
    }

    pub(crate) fn viewer(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::seat(seat),
            Viewer::Spectator => Self::ALL,
        }
    }

    /// Whether the card may be one of those shuffled again, to those who do not know it.
    pub(crate) const fn new_if(self, new: bool) -> Self {
        Self(self.0 | if new { Self::NEW } else { 0 })
    }

    pub(crate) fn knows(self, viewer: Viewer) -> bool {
        self.0 & (Self::ALL.0 | Self::viewer(viewer).0) != 0
    }

    pub(crate) fn is_new(self) -> bool {
        self.0 & Self::NEW != 0
    }
}

/// A card in the discard pile.
#[derive(Clone, Copy)]
pub(crate) struct Discarded {
    pub(crate) kind: Kind,
    pub(crate) witness: Witness,
}

impl Discarded {
    pub(crate) const NOTHING: Self = Self { kind: Kind(0), witness: Witness::NOBODY };
}

/// How many cards of a hand or gene pool at most were drawn since the pile was shuffled. In a gene pool these are the
/// lowest, and the number is exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewCards(pub BySeat<u8>);

impl NewCards {
    pub(crate) fn draw(&mut self, seat: Seat) {
        self.0[seat] = self.0[seat].saturating_add(1);
    }

    /// A card left a hand in which this many stay: whether it may have been new.
    pub(crate) fn leave_hand(&mut self, seat: Seat, left: u8) -> bool {
        let new = &mut self.0[seat];
        let may_be_new = *new > 0;
        *new = left.min(*new);
        may_be_new
    }

    /// The top card left a gene pool in which this many stay: whether it was new.
    pub(crate) fn leave_pool(&mut self, seat: Seat, left: u8) -> bool {
        let new = &mut self.0[seat];
        let was_new = *new > left;
        *new = left.min(*new);
        was_new
    }

    /// The lowest card left a gene pool: whether it was new.
    pub(crate) fn trim_pool(&mut self, seat: Seat) -> bool {
        let was_new = self.0[seat] > 0;
        self.0[seat] = self.0[seat].saturating_sub(1);
        was_new
    }
}

/// Cards since the discard pile was shuffled the last time.
#[derive(Clone)]
pub(crate) struct Reshuffle {
    happened: bool,
    /// What each seat, and everybody, knew in the pile and has not seen again, counted by kind.
    cards: [[u8; Catalogue::MAX_KINDS]; MAX_PLAYERS + 1],
    pub(crate) new: NewCards,
    /// The animals under which one of the cards may lie.
    laid: AnimalSet,
}

impl Reshuffle {
    pub(crate) const NEVER: Self = Self {
        happened: false,
        cards: [[0; Catalogue::MAX_KINDS]; MAX_PLAYERS + 1],
        new: NewCards(BySeat([0; game::MAX_SEATS])),
        laid: AnimalSet::EMPTY,
    };

    pub(crate) fn begun(new: NewCards, laid: AnimalSet) -> Self {
        Self { happened: true, new, laid, ..Self::NEVER }
    }

    /// A viewer knew this card in the pile.
    pub(crate) fn add(&mut self, viewer: Viewer, kind: Kind) {
        self.cards[index(viewer)][kind.index()] += 1;
    }

    fn see(&mut self, viewer: Viewer, kind: Kind) {
        let count = &mut self.cards[index(viewer)][kind.index()];
        *count = count.saturating_sub(1);
    }

    /// A card was drawn, which the seat may look at or not.
    pub(crate) fn draw(&mut self, seat: Seat, kind: Kind, seen: bool) {
        if self.happened {
            self.new.draw(seat);
            if seen {
                self.see(Viewer::Seat(seat), kind);
            }
        }
    }

    pub(crate) fn lay(&mut self, animal: AnimalId, may_be_new: bool) {
        if may_be_new {
            self.laid.insert(animal);
        } else {
            self.laid.remove(animal);
        }
    }
}

/// Whose knowledge it is.
fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index() % MAX_PLAYERS,
        Viewer::Spectator => MAX_PLAYERS,
    }
}

impl State {
    /// The discard pile is about to become the deck.
    pub(crate) fn note_reshuffle(&mut self) {
        self.reshuffle = Reshuffle::begun(NewCards::default(), AnimalSet::EMPTY);
        for card in &self.discards[..usize::from(self.discards_len)] {
            for viewer in self.viewers().filter(|viewer| card.witness.knows(*viewer)) {
                self.reshuffle.add(viewer, card.kind);
            }
        }
    }

    /// A card leaves a hand: whether it may have come from the shuffled pile.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, kind: Kind) -> bool {
        self.hands[seat].remove(kind);
        self.reshuffle.new.leave_hand(seat, self.hands[seat].len())
    }

    /// A card leaves a hand and everybody sees it.
    pub(crate) fn show_from_hand(&mut self, seat: Seat, kind: Kind) {
        let may_be_new = self.take_from_hand(seat, kind);
        self.show(seat, kind, may_be_new);
    }

    /// A card of the seat is shown to those who did not know it: the others, or with gene pools everybody (NW-VAR-RM-1).
    pub(crate) fn show(&mut self, seat: Seat, kind: Kind, may_be_new: bool) {
        if may_be_new {
            let known = !self.has_pools();
            for viewer in self.viewers().filter(|viewer| !(known && viewer.is(seat))) {
                self.reshuffle.see(viewer, kind);
            }
        }
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Who knows the card under an animal: in Random Mutations either everybody or nobody (NW-VAR-RM-3, NW-VAR-RM-4).
    pub(crate) fn witness_of(&self, id: AnimalId) -> Witness {
        let animal = self.animal(id);
        let witness = match (animal.flags.has(crate::animal::Flags::KNOWN), self.has_pools()) {
            (true, true) => Witness::ALL,
            (true, false) => Witness::seat(animal.owner),
            (false, _) => Witness::NOBODY,
        };
        witness.new_if(self.reshuffle.laid.contains(id))
    }
}

/// What a viewer remembers since the discard pile became the deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reshuffled {
    /// The cards they knew in the pile and have not seen again, sorted: they are in the deck, or were drawn since.
    pub cards: Vec<Card>,
    /// How many cards of each hand or gene pool can have been drawn since.
    pub new: NewCards,
    /// The animals under which such a card may lie, by number.
    pub laid: Vec<AnimalId>,
    /// How many cards in the discard pile that they do not know may be such a card.
    pub discarded: u8,
}

impl Reshuffled {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Option<Self> {
        let Reshuffle { happened, cards, new, laid } = &state.reshuffle;
        let counts = cards[index(viewer)];
        let cards = state.catalogue.list().zip(counts).flat_map(|((card, _), count)| (0..count).map(move |_| card));
        let pile = state.discards[..usize::from(state.discards_len)].iter().map(|card| card.witness);
        happened.then(|| Self {
            cards: cards.collect(),
            new: *new,
            laid: laid.iter().collect(),
            discarded: pile.filter(|witness| witness.is_new() && !witness.knows(viewer)).count() as u8,
        })
    }

    /// The viewer saw these cards going into the deck.
    pub(crate) fn begin(mut cards: Vec<Card>) -> Self {
        game::order::sort(&mut cards);
        Self { cards, new: NewCards::default(), laid: Vec::new(), discarded: 0 }
    }

    /// One of the cards was seen.
    pub(crate) fn see(&mut self, card: Card) {
        if let Some(place) = self.cards.iter().position(|other| *other == card) {
            self.cards.remove(place);
        }
    }

    pub(crate) fn lay(&mut self, animal: AnimalId, may_be_new: bool) {
        self.laid.retain(|other| *other != animal);
        if may_be_new {
            let place = self.laid.partition_point(|other| *other < animal);
            self.laid.insert(place, animal);
        }
    }
}
