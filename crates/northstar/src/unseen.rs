//! The cards a viewer does not know, laid at random where they do not know them: deck, cards out of the game, other
//! seats.
//!
//! As long as nothing was shuffled a second time, every place is as good as any other. After that a card of the shuffled
//! pile that has not been seen again must be in the deck or with somebody who has drawn since; and the deck, and what
//! somebody holds beyond the cards they had before, can be nothing but cards of that pile.

use core::ops::Range;

use game::{BySeat, Seat, below};
use rand_core::Rng;

use crate::cards::Card;
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::memory::Reshuffled;
use crate::view::View;

type Counts = [u8; Catalogue::MAX_KINDS];

/// The unknown cards: the deck, then those out of the game, then what each of the others holds.
#[derive(Clone, Copy)]
pub(crate) struct Unseen {
    cards: [Kind; MAX_CARDS],
    len: usize,
    deck: usize,
    removed: usize,
    seats: BySeat<(usize, usize)>,
}

/// The same before they are laid at random.
#[derive(Clone, Copy)]
pub(crate) struct UnseenCards {
    sorted: Unseen,
    memory: Option<Memory>,
}

/// What is remembered of cards that were shuffled again.
#[derive(Clone, Copy)]
struct Memory {
    /// Where what is surely among the new cards ends, and what may be.
    sure: usize,
    perhaps: usize,
    seats: u8,
    kept: BySeat<u8>,
    drawn: BySeat<u8>,
}

impl UnseenCards {
    pub(crate) fn of(view: &View) -> Self {
        let (deck, removed) = (usize::from(view.deck), usize::from(view.removed));
        let mut unseen = Unseen { cards: [Kind(0); MAX_CARDS], len: 0, deck, removed, seats: BySeat::default() };
        let mut end = deck + removed;
        for seat in Seat::all(view.seats) {
            unseen.seats[seat] = (end, end + view.hidden_cards(seat));
            end = unseen.seats[seat].1;
        }
        let counts = view.unseen_counts();
        let memory = match &view.reshuffled {
            None => {
                unseen.add(&counts);
                None
            }
            Some(reshuffled) => Some(unseen.sort(view, &counts, reshuffled)),
        };
        Self { sorted: unseen, memory }
    }

    /// All of them, laid at random.
    pub(crate) fn laid(&self, rng: &mut impl Rng) -> Unseen {
        let mut unseen = self.sorted;
        match &self.memory {
            None => shuffle(&mut unseen.cards[..unseen.len], rng),
            Some(memory) => unseen.lay_remembering(memory, rng),
        }
        unseen
    }
}

impl Unseen {
    fn add(&mut self, counts: &Counts) {
        for (kind, &count) in counts.iter().enumerate() {
            for _ in 0..count {
                self.cards[self.len % MAX_CARDS] = Kind(kind as u8);
                self.len += 1;
            }
        }
    }

    fn sort(&mut self, view: &View, counts: &Counts, memory: &Reshuffled) -> Memory {
        let (may, shown) = (view.count(&memory.cards), view.count(&memory.shown));
        // Of each kind: what is surely among the new cards, what may be, and the rest.
        let (mut sure, mut perhaps, mut old) = (*counts, *counts, *counts);
        for kind in 0..counts.len() {
            sure[kind] = may[kind].saturating_sub(shown[kind]).min(counts[kind]);
            perhaps[kind] = may[kind].min(counts[kind]) - sure[kind];
            old[kind] = counts[kind] - sure[kind] - perhaps[kind];
        }
        let mut parts = [0; 3];
        for (end, part) in parts.iter_mut().zip([sure, perhaps, old]) {
            self.add(&part);
            *end = self.len;
        }
        let [sure, perhaps, _] = parts;
        Memory { sure, perhaps, seats: view.seats, kept: memory.kept, drawn: memory.drawn }
    }

    fn lay_remembering(&mut self, memory: &Memory, rng: &mut impl Rng) {
        let &Memory { sure, perhaps, .. } = memory;
        let all = self.len;
        shuffle(&mut self.cards[..sure], rng);
        shuffle(&mut self.cards[sure..perhaps], rng);
        let places = Places::new(self, memory, rng);
        let mut laid = [None; MAX_CARDS];
        let mut next = 0;
        // What is surely new goes where something new can be; but what must be new has to be filled in the end.
        let mut spare = perhaps.saturating_sub(places.must_be_new);
        for &place in &places.order[..places.can_be_new] {
            let optional = !places.is_bound[place];
            if next < sure && (!optional || spare > 0) {
                laid[place] = Some(self.cards[next]);
                next += 1;
                spare -= usize::from(optional);
            }
        }
        for &place in &places.order[..places.can_be_new] {
            if places.is_bound[place] && laid[place].is_none() && next < perhaps {
                laid[place] = Some(self.cards[next]);
                next += 1;
            }
        }
        shuffle(&mut self.cards[next..all], rng);
        for place in laid[..all].iter_mut().filter(|place| place.is_none()) {
            *place = Some(self.cards[next % MAX_CARDS]);
            next += 1;
        }
        for (card, laid) in self.cards.iter_mut().zip(laid) {
            *card = laid.unwrap_or(*card);
        }
        for seat in Seat::all(memory.seats) {
            let range = self.range(seat);
            shuffle(&mut self.cards[range], rng);
        }
    }

    fn range(&self, seat: Seat) -> Range<usize> {
        let (from, to) = self.seats[seat];
        from.min(MAX_CARDS)..to.min(MAX_CARDS)
    }

    /// The cards out of the game, then the deck.
    pub(crate) fn deck(&self) -> impl Iterator<Item = Kind> {
        let (deck, removed) = self.cards[..self.deck + self.removed].split_at(self.deck);
        removed.iter().chain(deck).copied()
    }

    /// What a seat is left with.
    pub(crate) fn held(&self, seat: Seat) -> &[Kind] {
        &self.cards[self.range(seat)]
    }

    /// The next card of a seat.
    pub(crate) fn draw(&mut self, seat: Seat) -> Kind {
        let (from, to) = self.seats[seat];
        self.seats[seat].1 = to.saturating_sub(1).max(from);
        self.cards[self.seats[seat].1 % MAX_CARDS]
    }

    /// The next card of a seat that fits; if none does, one from elsewhere in exchange.
    pub(crate) fn draw_fitting(&mut self, seat: Seat, fits: impl Fn(Kind) -> bool) -> Kind {
        let range = self.range(seat);
        let last = range.end.saturating_sub(1);
        let found = self.cards[range.clone()].iter().rposition(|&kind| fits(kind)).map(|place| place + range.start);
        // Cards above the end of a seat's part have been dealt to it already.
        let free = |place: &usize| {
            *place < self.deck + self.removed
                || Seat::all(game::MAX_SEATS as u8).any(|other| self.range(other).contains(place))
        };
        let found = found.or_else(|| (0..self.len).rev().filter(free).find(|&place| fits(self.cards[place])));
        if let Some(place) = found {
            self.cards.swap(place, last);
        }
        self.draw(seat)
    }
}

/// Where new cards can be, and where they must.
struct Places {
    /// All places: first those where a new card can be, in random order.
    order: [usize; MAX_CARDS],
    can_be_new: usize,
    /// Places with nothing but new cards.
    is_bound: [bool; MAX_CARDS],
    must_be_new: usize,
}

impl Places {
    fn new(unseen: &Unseen, memory: &Memory, rng: &mut impl Rng) -> Self {
        let mut places = Self { order: [0; MAX_CARDS], can_be_new: 0, is_bound: [false; MAX_CARDS], must_be_new: 0 };
        (0..unseen.deck).for_each(|place| places.add(place, true));
        for seat in Seat::all(memory.seats) {
            let range = unseen.range(seat);
            let bound = range.len().saturating_sub(usize::from(memory.kept[seat]));
            let new = usize::from(memory.drawn[seat]);
            for (nth, place) in range.enumerate().take(new.max(bound)) {
                places.add(place, nth < bound);
            }
        }
        shuffle(&mut places.order[..places.can_be_new], rng);
        places
    }

    fn add(&mut self, place: usize, bound: bool) {
        self.order[self.can_be_new % MAX_CARDS] = place;
        self.can_be_new += 1;
        self.is_bound[place % MAX_CARDS] = bound;
        self.must_be_new += usize::from(bound);
    }
}

fn shuffle<T>(cards: &mut [T], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

impl View {
    fn count(&self, cards: &[Card]) -> Counts {
        let mut counts = [0; Catalogue::MAX_KINDS];
        for kind in cards.iter().filter_map(|card| self.catalogue.kind(*card)) {
            counts[kind.index()] += 1;
        }
        counts
    }

    /// How many cards of a seat the viewer does not know.
    fn hidden_cards(&self, seat: Seat) -> usize {
        if self.viewer.is(seat) {
            return 0;
        }
        let facedown: usize = self.rows[seat].iter().map(|species| usize::from(species.facedown)).sum();
        usize::from(self.hands[seat]) + usize::from(self.food_cards.contains(seat)) + facedown
    }

    /// The cards of the catalogue that the viewer does not see anywhere, by kind.
    fn unseen_counts(&self) -> Counts {
        let mut counts = [0; Catalogue::MAX_KINDS];
        for (place, (_, count)) in self.catalogue.list().enumerate() {
            counts[place] = count;
        }
        let mut see = |card: Card| {
            if let Some(kind) = self.catalogue.kind(card) {
                let count = &mut counts[kind.index()];
                *count = count.saturating_sub(1);
            }
        };
        self.everybody().flat_map(|species| &species.traits).for_each(|card| see(*card));
        self.discard.iter().for_each(|card| see(*card));
        if let Some(own) = &self.own {
            own.hand.iter().for_each(|card| see(*card));
            own.food_card.iter().for_each(|card| see(*card));
            own.facedown.iter().for_each(|(_, card)| see(*card));
            let discarded = own.sealed.iter().filter(|play| !matches!(play, crate::event::Play::Trait { .. }));
            discarded.for_each(|play| see(play.card()));
        }
        counts
    }
}
