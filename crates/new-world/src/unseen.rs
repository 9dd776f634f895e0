//! The cards a viewer does not know, in random order: laid one by one where they do not know them.
//!
//! As long as nothing was shuffled a second time, every place is as good as any other. After that a card they knew in
//! the shuffled pile and have not seen again must be in the deck or where a card went that was drawn since.

use game::{Seat, below};
use rand_core::Rng;

use crate::cards::{AnimalId, Card};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::view::View;

/// Unknown cards; once they are shuffled, in the order in which they are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Unseen<T, const N: usize> {
    cards: [T; N],
    len: usize,
    drawn: usize,
}

impl<T: Copy, const N: usize> Unseen<T, N> {
    pub(crate) fn new(empty: T, counts: impl Iterator<Item = (T, u8)>) -> Self {
        let mut unseen = Self { cards: [empty; N], len: 0, drawn: 0 };
        counts.for_each(|(card, count)| (0..count).for_each(|_| unseen.add(card)));
        unseen
    }

    fn add(&mut self, card: T) {
        if self.len < N {
            self.cards[self.len] = card;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn shuffled(mut self, rng: &mut impl Rng) -> Self {
        shuffle(&mut self.cards[..self.len], rng);
        self
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> T {
        self.drawn += 1;
        self.cards[(self.drawn - 1) % N]
    }
}

/// The unknown evolution cards: those that are surely among the cards shuffled again, the others, and where the former
/// can be, as places in the order in which cards are drawn.
#[derive(Clone)]
pub(crate) struct UnseenCards {
    sure: Option<Unseen<Kind, MAX_CARDS>>,
    others: Unseen<Kind, MAX_CARDS>,
    places: Unseen<u8, MAX_CARDS>,
}

impl UnseenCards {
    pub(crate) fn of(view: &View) -> Self {
        let mut counts = view.unseen_counts();
        let mut places = Unseen { cards: [0; MAX_CARDS], len: 0, drawn: 0 };
        let Some(reshuffled) = &view.reshuffled else {
            return Self { sure: None, others: Unseen::new(Kind(0), by_kind(counts)), places };
        };
        let mut sure = [0u8; Catalogue::MAX_KINDS];
        for kind in reshuffled.cards.iter().filter_map(|card| view.catalogue.kind(*card)) {
            if counts[kind.index()] > 0 {
                counts[kind.index()] -= 1;
                sure[kind.index()] += 1;
            }
        }
        view.each_place_for_new_cards(|place| places.add((place % MAX_CARDS) as u8));
        Self { sure: Some(Unseen::new(Kind(0), by_kind(sure))), others: Unseen::new(Kind(0), by_kind(counts)), places }
    }

    /// All of them in the order in which they are drawn.
    pub(crate) fn shuffled(&self, rng: &mut impl Rng) -> Unseen<Kind, MAX_CARDS> {
        let Some(sure) = self.sure else { return self.others.shuffled(rng) };
        let mut sure = sure.shuffled(rng);
        let mut others = self.others.shuffled(rng);
        let places = self.places.shuffled(rng);
        let mut laid = [None; MAX_CARDS];
        for place in places.cards.into_iter().take(sure.len.min(places.len)) {
            laid[usize::from(place) % MAX_CARDS] = Some(sure.draw());
        }
        let mut unseen = Unseen { cards: [Kind(0); MAX_CARDS], len: 0, drawn: 0 };
        for place in laid.into_iter().take(sure.len + others.len) {
            let rest = if others.drawn < others.len { &mut others } else { &mut sure };
            unseen.add(place.unwrap_or_else(|| rest.draw()));
        }
        unseen
    }
}

const _: () = assert!(MAX_CARDS <= u8::MAX as usize + 1, "a byte does not name every place");

fn by_kind(counts: [u8; Catalogue::MAX_KINDS]) -> impl Iterator<Item = (Kind, u8)> {
    counts.into_iter().enumerate().map(|(kind, count)| (Kind(kind as u8), count))
}

fn shuffle<T>(cards: &mut [T], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

impl View {
    /// The card under an animal, if the viewer knows it.
    pub(crate) fn known_under(&self, id: AnimalId) -> Option<Card> {
        let own = self.own.iter().flat_map(|own| &own.under);
        own.chain(&self.seen_under).find(|(animal, _)| *animal == id).map(|(_, card)| *card)
    }

    /// How many cards of the discard pile the viewer does not know.
    pub(crate) fn unknown_discards(&self) -> u8 {
        self.discard.saturating_sub((self.open_pile.len() + self.seen_pile.len()) as u8)
    }

    /// The places of unknown cards, in the order in which they are drawn, where a card can be that was shuffled again.
    fn each_place_for_new_cards(&self, mut found: impl FnMut(usize)) {
        let Some(reshuffled) = &self.reshuffled else { return };
        let mut place = 0;
        let mut add = |count: u8, new: core::ops::Range<u8>| {
            new.for_each(|nth| found(place + usize::from(nth)));
            place += usize::from(count);
        };
        for animal in Seat::all(self.seats).flat_map(|seat| self.row(seat)) {
            if self.known_under(animal.id).is_none() {
                add(1, 0..u8::from(reshuffled.laid.contains(&animal.id)));
            }
        }
        for seat in Seat::all(self.seats) {
            let new = reshuffled.new.0[seat];
            let (hand, pool) = (self.hands[seat], self.pools[seat]);
            if !self.viewer.is(seat) {
                add(hand, 0..new.min(hand));
            }
            add(pool, pool.saturating_sub(new)..pool);
        }
        let unknown = self.unknown_discards();
        add(unknown, 0..reshuffled.discarded.min(unknown));
        add(self.cards_out, 0..0);
        add(self.deck, 0..self.deck);
    }

    /// The cards of the catalogue that the viewer neither sees nor remembers, by kind.
    fn unseen_counts(&self) -> [u8; Catalogue::MAX_KINDS] {
        let mut counts = [0u8; Catalogue::MAX_KINDS];
        for (place, (_, count)) in self.catalogue.list().enumerate() {
            counts[place] = count;
        }
        let mut see = |card: Card| {
            if let Some(kind) = self.catalogue.kind(card) {
                let count = &mut counts[kind.index()];
                *count = count.saturating_sub(1);
            }
        };
        self.animals.iter().flat_map(|animal| &animal.stack).for_each(|card| see(card.card));
        self.links.iter().for_each(|link| see(link.card));
        self.open_pile.iter().chain(&self.seen_pile).for_each(|card| see(*card));
        self.seen_under.iter().for_each(|(_, card)| see(*card));
        self.moment.mutation().into_iter().for_each(|mutation| see(mutation.card));
        if let Some(own) = &self.own {
            own.hand.iter().for_each(|card| see(*card));
            own.under.iter().for_each(|(_, card)| see(*card));
        }
        counts
    }
}
