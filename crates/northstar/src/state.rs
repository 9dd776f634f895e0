//! The state of a game: plain data in inline arrays, cloned by copying.
//!
//! Every card is in exactly one place: deck, out of the game, discard pile, a hand, on the watering hole, on a species, or
//! among the sealed plays of a quick-play phase. The tokens of the bank are not counted (NS-COMP-8, NS-SETUP-2, NS-VAR-6).

use game::{BySeat, EventSink, Seat, SeatSet};

use crate::cards::{Card, SpeciesId, Trait, TraitSet};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::config::Config;
use crate::event::{Event, Fact};
use crate::hand::Hand;
use crate::memory::Reshuffle;
use crate::moment::{Moment, Phase, Step};
use crate::options::{Options, Preset};
use crate::sealed::SealedPlays;

/// The most species that can be numbered. A seat has its share of the numbers: more species than that in one row cannot
/// be fed by any deck there is.
pub const MAX_SPECIES: usize = 128;
/// The most traits on a species in any game.
pub(crate) const MAX_TRAITS: usize = 3;
/// The last position of both tracks (NS-COMP-6).
pub const TRACK: u8 = 6;
/// No species.
pub(crate) const NONE: u8 = u8::MAX;

/// A game of Evolution or Natural Selection.
#[derive(Clone)]
pub struct State {
    pub(crate) preset: Preset,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) catalogue: Catalogue,
    /// The seat that was named first player beforehand; chance does not choose then.
    pub(crate) appointed: Option<Seat>,
    pub(crate) moment: Moment,
    /// From 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// The round fixed as last (NS-END-3).
    pub(crate) last_round: Option<u8>,
    pub(crate) watering_hole: u16,
    /// The cards out of the game (NS-SETUP-6), then the deck, its top at the end.
    pub(crate) deck: [Kind; MAX_CARDS],
    pub(crate) removed: u8,
    pub(crate) deck_end: u8,
    /// The discard pile, the oldest card first.
    pub(crate) discard: [Kind; MAX_CARDS],
    pub(crate) discard_len: u8,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) screens: BySeat<u16>,
    /// Whether the players saw everything that went behind the screens.
    pub(crate) screens_counted: bool,
    /// The cards on the watering hole.
    pub(crate) food_cards: BySeat<Option<Kind>>,
    pub(crate) species: [Species; MAX_SPECIES],
    pub(crate) rows: BySeat<Row>,
    pub(crate) sealed: SealedPlays,
    pub(crate) winners: SeatSet,
    /// What can be remembered of the cards that were shuffled again.
    pub(crate) reshuffle: Reshuffle,
}

/// The two ends of a row; neighbours are linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) first: u8,
    pub(crate) last: u8,
    pub(crate) len: u8,
    /// How many species the seat has had.
    pub(crate) so_far: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self { first: NONE, last: NONE, len: 0, so_far: 0 };
}

/// A species on the table, or one that was there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Species {
    /// Its traits, face up or down.
    pub(crate) traits: TraitSet,
    /// Its cards in the order they were played; those face down come last.
    pub(crate) cards: [Kind; MAX_TRAITS],
    pub(crate) count: u8,
    pub(crate) facedown: u8,
    pub(crate) owner: Seat,
    pub(crate) pop: u8,
    pub(crate) size: u8,
    pub(crate) food: u8,
    pub(crate) fat: u8,
    pub(crate) left: u8,
    pub(crate) right: u8,
    /// Leaf traits that have not acted in this round, as a bit for each in the order of the default.
    pub(crate) leaves: u8,
    pub(crate) on_table: bool,
}

impl Species {
    pub(crate) const NOBODY: Self = Self {
        traits: TraitSet::EMPTY,
        cards: [Kind(0); MAX_TRAITS],
        count: 0,
        facedown: 0,
        owner: Seat::FIRST,
        pop: 1,
        size: 1,
        food: 0,
        fat: 0,
        left: NONE,
        right: NONE,
        leaves: 0,
        on_table: false,
    };

    // NS-TRAIT-FAT-7: fat does not count.
    /// Whether it would eat more (NS-FEED-3).
    #[inline]
    pub(crate) fn is_hungry(&self) -> bool {
        self.food < self.pop
    }
}

impl State {
    pub(crate) fn blank(config: &Config) -> Self {
        Self {
            preset: config.preset,
            options: config.options,
            seats: config.seats,
            catalogue: config.catalogue,
            appointed: config.first,
            moment: Moment::START,
            round: 0,
            first: config.first.unwrap_or(Seat::FIRST),
            last_round: None,
            // NS-SETUP-1, NS-SETUP-3, NS-SETUP-7: an empty watering hole, empty screens, no cards and no species.
            watering_hole: 0,
            deck: [Kind(0); MAX_CARDS],
            removed: 0,
            deck_end: 0,
            discard: [Kind(0); MAX_CARDS],
            discard_len: 0,
            hands: BySeat([Hand::EMPTY; game::MAX_SEATS]),
            screens: BySeat::default(),
            screens_counted: true,
            food_cards: BySeat::default(),
            species: [Species::NOBODY; MAX_SPECIES],
            rows: BySeat([Row::EMPTY; game::MAX_SEATS]),
            sealed: SealedPlays::NONE,
            winners: SeatSet::EMPTY,
            reshuffle: Reshuffle::NEVER,
        }
    }

    #[inline]
    pub(crate) fn one(&self, id: SpeciesId) -> &Species {
        &self.species[usize::from(id.0) % MAX_SPECIES]
    }

    #[inline]
    pub(crate) fn one_mut(&mut self, id: SpeciesId) -> &mut Species {
        &mut self.species[usize::from(id.0) % MAX_SPECIES]
    }

    /// Whether there is such a species on the table.
    #[inline]
    pub(crate) fn is_here(&self, id: SpeciesId) -> bool {
        usize::from(id.0) < MAX_SPECIES && self.one(id).on_table
    }

    /// Whether the seat has this species.
    #[inline]
    pub(crate) fn owns(&self, seat: Seat, id: SpeciesId) -> bool {
        self.is_here(id) && self.one(id).owner == seat
    }

    /// The species of a seat from left to right.
    #[inline]
    pub(crate) fn row(&self, seat: Seat) -> impl Iterator<Item = SpeciesId> {
        let mut next = self.rows[seat].first;
        core::iter::from_fn(move || {
            if next == NONE {
                return None;
            }
            let id = SpeciesId(next);
            next = self.one(id).right;
            Some(id)
        })
    }

    /// Every species on the table, seat by seat from this one clockwise.
    #[inline]
    pub(crate) fn everybody_from(&self, seat: Seat) -> impl Iterator<Item = SpeciesId> {
        seat.clockwise(self.seats).flat_map(|seat| self.row(seat))
    }

    /// All traits on the table.
    pub(crate) fn traits_in_play(&self) -> TraitSet {
        self.everybody_from(Seat::FIRST).fold(TraitSet::EMPTY, |all, id| all.union(self.one(id).traits))
    }

    // NS-TRAIT-COOP-8: in the same row.
    // Right and left are as the owner sees their row; they never wrap and never cross to another player.
    #[inline]
    pub(crate) fn right_of(&self, id: SpeciesId) -> Option<SpeciesId> {
        let right = self.one(id).right;
        (right != NONE).then_some(SpeciesId(right))
    }

    #[inline]
    pub(crate) fn left_of(&self, id: SpeciesId) -> Option<SpeciesId> {
        let left = self.one(id).left;
        (left != NONE).then_some(SpeciesId(left))
    }

    /// The number the next species of this seat gets, if one is left.
    pub(crate) fn next_number(&self, seat: Seat) -> Option<SpeciesId> {
        next_number(seat, self.seats, self.rows[seat].so_far, |id| self.one(id).on_table)
    }

    /// A new species with population and size 1 at an end of the row; none if the seat has no number left.
    pub(crate) fn add_species(&mut self, seat: Seat, left: bool) -> Option<SpeciesId> {
        let id = self.next_number(seat)?;
        self.put_species(seat, id, left);
        Some(id)
    }

    /// The same with this number.
    pub(crate) fn put_species(&mut self, seat: Seat, id: SpeciesId, left: bool) {
        let row = self.rows[seat];
        let mut new = Species { owner: seat, on_table: true, ..Species::NOBODY };
        if left {
            new.right = row.first;
        } else {
            new.left = row.last;
        }
        *self.one_mut(id) = new;
        let neighbour = if left { row.first } else { row.last };
        if neighbour != NONE {
            let beside = self.one_mut(SpeciesId(neighbour));
            if left {
                beside.left = id.0;
            } else {
                beside.right = id.0;
            }
        }
        let row = &mut self.rows[seat];
        if left || neighbour == NONE {
            row.first = id.0;
        }
        if !left || neighbour == NONE {
            row.last = id.0;
        }
        row.len += 1;
        row.so_far = row.so_far.saturating_add(1);
    }

    // NS-EXT-4: the board is removed and its neighbours close up.
    pub(crate) fn remove_species(&mut self, id: SpeciesId) {
        let Species { owner, left, right, .. } = *self.one(id);
        match left {
            NONE => self.rows[owner].first = right,
            left => self.one_mut(SpeciesId(left)).right = right,
        }
        match right {
            NONE => self.rows[owner].last = left,
            right => self.one_mut(SpeciesId(right)).left = left,
        }
        self.rows[owner].len -= 1;
        let gone = self.one_mut(id);
        gone.on_table = false;
        gone.left = NONE;
        gone.right = NONE;
    }

    /// Puts a card on a species, face down.
    pub(crate) fn attach(&mut self, id: SpeciesId, kind: Kind) {
        let shows = self.catalogue.shows(kind);
        let species = self.one_mut(id);
        species.cards[usize::from(species.count) % MAX_TRAITS] = kind;
        species.count += 1;
        species.facedown += 1;
        species.traits.insert(shows);
    }

    /// Takes the card with this trait off a species: the kind, its place, and whether it lay face down.
    pub(crate) fn detach(&mut self, id: SpeciesId, t: Trait) -> Option<(Kind, u8, bool)> {
        let catalogue = &self.catalogue;
        let species = &mut self.species[usize::from(id.0) % MAX_SPECIES];
        let count = usize::from(species.count);
        let place = species.cards[..count].iter().position(|&kind| catalogue.shows(kind) == t)?;
        let kind = species.cards[place];
        species.cards.copy_within(place + 1..count, place);
        let down = place >= count - usize::from(species.facedown);
        species.count -= 1;
        species.facedown -= u8::from(down);
        species.traits.remove(t);
        Some((kind, place as u8, down))
    }

    #[inline]
    pub(crate) fn discard_card(&mut self, kind: Kind) {
        self.discard[usize::from(self.discard_len) % MAX_CARDS] = kind;
        self.discard_len += 1;
    }

    /// Cards in the deck.
    #[inline]
    pub(crate) fn deck_len(&self) -> u8 {
        self.deck_end - self.removed
    }

    /// The deck, its top card first: for tools that look at everything.
    pub fn deck_from_top(&self) -> impl Iterator<Item = Card> {
        let cards = &self.deck[usize::from(self.removed)..usize::from(self.deck_end)];
        cards.iter().rev().map(|kind| self.catalogue.card(*kind))
    }

    /// The cards that were put aside: for tools that look at everything.
    pub fn cards_out_of_the_game(&self) -> impl Iterator<Item = Card> {
        self.deck[..usize::from(self.removed)].iter().map(|kind| self.catalogue.card(*kind))
    }

    /// Announces to everybody whose move it is.
    pub(crate) fn emit_moment<S: EventSink<Event>>(&self, sink: &mut S) {
        if S::LISTENS {
            sink.emit(Event::Open(Fact::Moment(self.moment)));
        }
    }

    /// The phase the game is in.
    pub fn phase(&self) -> Phase {
        self.moment.phase
    }

    /// Where in the phase it stands.
    pub fn step(&self) -> Step {
        self.moment.step
    }

    /// Whose turn it is and what is under way.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// The options of this game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The rulebook it is played by.
    pub fn preset(&self) -> Preset {
        self.preset
    }
}

/// The numbers of a seat go up with a step of the number of seats; when they are used up, those that are free again.
pub(crate) fn next_number(seat: Seat, seats: u8, so_far: u8, here: impl Fn(SpeciesId) -> bool) -> Option<SpeciesId> {
    let step = usize::from(seats.max(1));
    let own = |turn: usize| {
        let number = seat.index() + turn * step;
        (number < MAX_SPECIES).then_some(SpeciesId(number as u8))
    };
    own(usize::from(so_far)).or_else(|| (0..MAX_SPECIES / step).filter_map(own).find(|&id| !here(id)))
}

// A search clones it at every step: more cards may not cost more bytes.
const _: () = assert!(size_of::<State>() <= 7_848);
