//! What can be remembered of cards that lie open no longer: the discard pile was browsed before it became the deck
//! (NS-VIS-6), and everybody sees who draws and what is shown. The view of a seat says what follows for it.

use game::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::state::State;

/// Cards since the discard pile was shuffled the last time.
#[derive(Clone)]
pub(crate) struct Reshuffle {
    pub(crate) happened: bool,
    /// What was shuffled, counted by kind.
    pub(crate) cards: [u8; Catalogue::MAX_KINDS],
    /// Who drew which of them.
    pub(crate) draws: Log,
    /// What was shown by those who had drawn some of them.
    pub(crate) shown: Log,
    /// How many each seat has drawn.
    pub(crate) drawn: BySeat<u8>,
    /// How many cards each seat held before.
    pub(crate) kept: BySeat<u8>,
}

/// Cards with the seat they concern.
#[derive(Clone)]
pub(crate) struct Log {
    entries: [(Seat, Kind); MAX_CARDS],
    len: u8,
}

impl Log {
    const EMPTY: Self = Self { entries: [(Seat::FIRST, Kind(0)); MAX_CARDS], len: 0 };

    #[inline]
    pub(crate) fn note(&mut self, seat: Seat, kind: Kind) {
        if let Some(entry) = self.entries.get_mut(usize::from(self.len)) {
            *entry = (seat, kind);
            self.len += 1;
        }
    }

    fn list(&self) -> impl Iterator<Item = (Seat, Kind)> {
        self.entries[..usize::from(self.len)].iter().copied()
    }
}

impl Reshuffle {
    pub(crate) const NEVER: Self = Self {
        happened: false,
        cards: [0; Catalogue::MAX_KINDS],
        draws: Log::EMPTY,
        shown: Log::EMPTY,
        drawn: BySeat([0; game::MAX_SEATS]),
        kept: BySeat([0; game::MAX_SEATS]),
    };

    /// A seat drew a card.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, kind: Kind) {
        if self.happened {
            self.draws.note(seat, kind);
            self.drawn[seat] += 1;
        }
    }

    /// A card that only the seat knew was shown. Whoever has drawn nothing since shows an old one.
    #[inline]
    pub(crate) fn show(&mut self, seat: Seat, kind: Kind) {
        if self.drawn[seat] > 0 {
            self.shown.note(seat, kind);
        }
    }
}

impl State {
    /// The discard pile is about to become the deck.
    pub(crate) fn note_reshuffle(&mut self) {
        self.reshuffle = Reshuffle { happened: true, ..Reshuffle::NEVER };
        for &kind in &self.discard[..usize::from(self.discard_len)] {
            self.reshuffle.cards[kind.index()] += 1;
        }
        for seat in Seat::all(self.seats) {
            self.reshuffle.kept[seat] = self.hands[seat].len();
        }
    }
}

/// What a viewer remembers since the discard pile became the deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reshuffled {
    /// The cards that were shuffled, sorted, without those the viewer has drawn: what can be in the deck.
    pub cards: Vec<Card>,
    /// What others who had drawn since have shown, sorted: these may have been some of the cards.
    pub shown: Vec<Card>,
    /// How many cards each seat has drawn since.
    pub drawn: BySeat<u8>,
    /// How many cards each seat held before.
    pub kept: BySeat<u8>,
}

impl Reshuffled {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Option<Self> {
        let Reshuffle { happened, draws, shown, drawn, kept, .. } = &state.reshuffle;
        let mut counts = state.reshuffle.cards;
        for (_, kind) in draws.list().filter(|(seat, _)| viewer.is(*seat)) {
            counts[kind.index()] = counts[kind.index()].saturating_sub(1);
        }
        let cards = state.catalogue.list().zip(counts).flat_map(|((card, _), count)| (0..count).map(move |_| card));
        let others = shown.list().filter(|(seat, _)| !viewer.is(*seat));
        let mut shown: Vec<Card> = others.map(|(_, kind)| state.catalogue.card(kind)).collect();
        game::order::sort(&mut shown);
        happened.then(|| Self { cards: cards.collect(), shown, drawn: *drawn, kept: *kept })
    }

    /// The viewer saw this pile go into the deck, and these hands.
    pub(crate) fn begin(mut cards: Vec<Card>, kept: BySeat<u8>) -> Self {
        game::order::sort(&mut cards);
        Self { cards, shown: Vec::new(), drawn: BySeat::default(), kept }
    }

    pub(crate) fn draw(&mut self, seat: Seat, card: Option<Card>) {
        self.drawn[seat] = self.drawn[seat].saturating_add(1);
        if let Some(place) = card.and_then(|card| self.cards.iter().position(|other| *other == card)) {
            self.cards.remove(place);
        }
    }

    pub(crate) fn show(&mut self, seat: Seat, card: Card) {
        if self.drawn[seat] > 0 {
            let place = self.shown.partition_point(|other| *other <= card);
            self.shown.insert(place, card);
        }
    }
}
