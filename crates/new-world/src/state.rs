//! The state of a game: plain data in inline arrays, cloned by copying.
//!
//! Every card is in exactly one place: deck, hand, gene pool, discard pile, under an animal, in an animal's list of single
//! traits, between two animals as a pair card, revealed and about to be placed, or out of the game. `attach`, `detach` and
//! the few functions beside them are the only ones that move trait cards, and they keep the indices (`traits`, `need`,
//! `cards`, `fat_slots`, `links`) in step.

use game::{EventSink, Seat, SeatSet};

use crate::animal::{Animal, Flags, Hand, Link, NONE, Pool, Row, TraitCard};
use crate::areas::{AreaCard, AreaKind, Areas, MAX_AREA_CARDS, MAX_ROW, Tokens};
use crate::cards::{AnimalId, Card, CardRef, LinkId, Trait};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS, Numbers};
use crate::config::Config;
use crate::event::{Event, Fact};
use crate::memory::{Discarded, Reshuffle, Witness};
use crate::moment::{Moment, Phase, Step};
use crate::options::{Options, Variant};
use crate::sets::{AnimalSet, LinkSet, MAX_ANIMALS, MAX_LINKS, MAX_PLAYERS, PerSeat};
use crate::traits;

/// A game of New World.
#[derive(Clone)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) catalogue: Catalogue,
    pub(crate) areas: Areas,
    pub(crate) numbers: Numbers,
    /// The seat that was named first player beforehand; no die is rolled then.
    pub(crate) appointed: Option<Seat>,
    pub(crate) moment: Moment,
    pub(crate) epoch: u8,
    pub(crate) first: Seat,
    pub(crate) winners: SeatSet,
    /// The area row, left to right.
    pub(crate) area_row: [AreaCard; MAX_ROW],
    pub(crate) area_row_len: u8,
    /// Area cards out of the game, then the area deck with its top at the end.
    pub(crate) area_deck: [AreaKind; MAX_AREA_CARDS],
    pub(crate) areas_out: u8,
    pub(crate) area_deck_len: u8,
    pub(crate) area_discards: [AreaKind; MAX_AREA_CARDS],
    pub(crate) area_discards_len: u8,
    /// Evolution cards out of the game, then the deck with its top at the end.
    pub(crate) deck: [Kind; MAX_CARDS],
    pub(crate) cards_out: u8,
    pub(crate) deck_len: u8,
    pub(crate) discards: [Discarded; MAX_CARDS],
    pub(crate) discards_len: u8,
    pub(crate) hands: PerSeat<Hand>,
    pub(crate) pools: PerSeat<Pool>,
    pub(crate) animals: [Animal; MAX_ANIMALS],
    /// How many animals there have been.
    pub(crate) animal_count: u16,
    /// The place where the next animal is looked for.
    pub(crate) next_animal: u8,
    pub(crate) rows: PerSeat<Row>,
    /// All rows together.
    pub(crate) everyone: AnimalSet,
    pub(crate) stacks: [TraitCard; MAX_CARDS],
    pub(crate) stacks_used: u8,
    pub(crate) stacks_free: u8,
    pub(crate) links: [Link; MAX_LINKS],
    pub(crate) live_links: LinkSet,
    /// What can be remembered of the cards that were shuffled again.
    pub(crate) reshuffle: Reshuffle,
}

const BARE: AreaCard = AreaCard {
    kind: AreaKind(0),
    nth: 0,
    upper: Tokens { food: 0, shelter: 0 },
    lower: Tokens { food: 0, shelter: 0 },
};

impl State {
    /// A game before its set-up.
    pub(crate) fn blank(config: &Config) -> Self {
        let nowhere = Link { kind: Kind(0), shows: Trait::ALL[0], first: AnimalId(0), second: AnimalId(0) };
        Self {
            options: config.options,
            seats: config.seats,
            catalogue: config.catalogue,
            areas: config.areas,
            numbers: config.numbers,
            appointed: config.first,
            moment: Moment::START,
            epoch: 0,
            first: config.first.unwrap_or(Seat::FIRST),
            winners: SeatSet::EMPTY,
            area_row: [BARE; MAX_ROW],
            area_row_len: 0,
            area_deck: [AreaKind(0); MAX_AREA_CARDS],
            areas_out: 0,
            area_deck_len: 0,
            area_discards: [AreaKind(0); MAX_AREA_CARDS],
            area_discards_len: 0,
            deck: [Kind(0); MAX_CARDS],
            cards_out: 0,
            deck_len: 0,
            discards: [Discarded::NOTHING; MAX_CARDS],
            discards_len: 0,
            hands: PerSeat([Hand::EMPTY; MAX_PLAYERS]),
            pools: PerSeat([Pool::EMPTY; MAX_PLAYERS]),
            animals: [Animal::NOBODY; MAX_ANIMALS],
            animal_count: 0,
            next_animal: 0,
            rows: PerSeat([Row::EMPTY; MAX_PLAYERS]),
            everyone: AnimalSet::EMPTY,
            stacks: [TraitCard::new(Kind(0), Trait::ALL[0]); MAX_CARDS],
            stacks_used: 0,
            stacks_free: NONE,
            links: [nowhere; MAX_LINKS],
            live_links: LinkSet::EMPTY,
            reshuffle: Reshuffle::NEVER,
        }
    }

    #[inline]
    pub(crate) fn animal(&self, id: AnimalId) -> &Animal {
        &self.animals[id.0 as usize % MAX_ANIMALS]
    }

    #[inline]
    pub(crate) fn animal_mut(&mut self, id: AnimalId) -> &mut Animal {
        &mut self.animals[id.0 as usize % MAX_ANIMALS]
    }

    #[inline]
    pub(crate) fn link(&self, id: LinkId) -> &Link {
        &self.links[id.0 as usize % MAX_LINKS]
    }

    /// The animals of a seat, left to right.
    #[inline]
    pub(crate) fn row(&self, seat: Seat) -> &[AnimalId] {
        self.rows[seat].order()
    }

    /// Whether the animal is on the table.
    #[inline]
    pub(crate) fn is_here(&self, id: AnimalId) -> bool {
        usize::from(id.0) < MAX_ANIMALS && self.animal(id).flags.has(Flags::ON_TABLE)
    }

    /// Whether the animal is on the table and belongs to the seat.
    #[inline]
    pub(crate) fn owns(&self, seat: Seat, id: AnimalId) -> bool {
        self.is_here(id) && self.animal(id).owner == seat
    }

    /// Whether a pair card joins the two.
    #[inline]
    pub(crate) fn linked(&self, one: AnimalId, other: AnimalId) -> bool {
        !self.animal(one).links.intersection(self.animal(other).links).is_empty()
    }

    /// Whether cards come from gene pools (NW-VAR-RM-1).
    #[inline]
    pub(crate) fn has_pools(&self) -> bool {
        self.options.variant == Variant::RandomMutations
    }

    /// Cards the seat can still play: its hand, or its gene pool.
    #[inline]
    pub(crate) fn stock(&self, seat: Seat) -> u8 {
        if self.has_pools() { self.pools[seat].len() } else { self.hands[seat].len() }
    }

    // NW-EPOCH-4, NW-VAR-DIS-1
    pub(crate) fn is_final(&self) -> bool {
        self.options.variant == Variant::Disaster || self.epoch >= self.options.epochs
    }

    /// The kind of this card in the hand of the seat, if it is there.
    pub(crate) fn in_hand(&self, seat: Seat, card: Card) -> Option<Kind> {
        self.hands[seat].kinds().find(|&kind| self.catalogue.card(kind) == card)
    }

    /// The single traits of an animal in the order of placement.
    pub(crate) fn stack(&self, id: AnimalId) -> impl Iterator<Item = &TraitCard> {
        let mut next = self.animal(id).bottom;
        core::iter::from_fn(move || {
            if next == NONE {
                return None;
            }
            let card = &self.stacks[next as usize];
            next = card.above;
            Some(card)
        })
    }

    /// All trait cards of an animal, by name.
    pub(crate) fn card_refs(&self, id: AnimalId) -> impl Iterator<Item = CardRef> {
        let mut slots = 0;
        let singles = self.stack(id).map(move |card| {
            let nth = if traits::FAT_SLOTS.contains(card.shows) { slots } else { 0 };
            slots += u8::from(traits::FAT_SLOTS.contains(card.shows));
            CardRef::Single { shows: card.shows, nth }
        });
        singles.chain(self.animal(id).links.iter().map(CardRef::Pair))
    }

    /// The place of a named single trait among those of the animal.
    pub(crate) fn stack_place(&self, id: AnimalId, shows: Trait, nth: u8) -> Option<u8> {
        let alike = self.stack(id).enumerate().filter(|(_, card)| card.shows == shows);
        alike.map(|(place, _)| place as u8).nth(usize::from(nth))
    }

    /// What a named card of the animal shows, if it has that card.
    pub(crate) fn shown_by(&self, id: AnimalId, card: CardRef) -> Option<Trait> {
        match card {
            CardRef::Single { shows, nth } => {
                (self.animal(id).has(shows) && self.stack_place(id, shows, nth).is_some()).then_some(shows)
            }
            CardRef::Pair(link) => self.animal(id).links.contains(link).then(|| self.link(link).shows),
        }
    }

    /// Whether no further animal finds a number.
    pub(crate) fn is_full(&self) -> bool {
        self.everyone.is_full()
    }

    /// Creates an animal of the seat at this place of its row.
    pub(crate) fn add_animal(&mut self, seat: Seat, kind: Kind, place: usize, known: bool) -> AnimalId {
        let mut id = AnimalId(self.next_animal % MAX_ANIMALS as u8);
        // Whoever plays an animal has asked whether there is room.
        for _ in 1..MAX_ANIMALS {
            if !self.animal(id).flags.has(Flags::ON_TABLE) {
                break;
            }
            id = AnimalId((id.0 + 1) % MAX_ANIMALS as u8);
        }
        self.put_animal(id, seat, kind, place, known);
        id
    }

    /// Puts an animal with this number on the table.
    pub(crate) fn put_animal(&mut self, id: AnimalId, seat: Seat, kind: Kind, place: usize, known: bool) {
        let mut flags = Flags::new(Flags::ON_TABLE);
        flags.set(Flags::KNOWN, known);
        self.next_animal = (id.0 + 1) % MAX_ANIMALS as u8;
        self.animal_count = self.animal_count.saturating_add(1);
        *self.animal_mut(id) = Animal { owner: seat, kind, flags, ..Animal::NOBODY };
        self.rows[seat].insert(place, id);
        self.everyone.insert(id);
    }

    /// A new single trait; it lies on top of those that are there.
    pub(crate) fn attach(&mut self, id: AnimalId, kind: Kind, shows: Trait) {
        let place = if self.stacks_free == NONE {
            self.stacks_used += 1;
            self.stacks_used - 1
        } else {
            let place = self.stacks_free;
            self.stacks_free = self.stacks[place as usize].above;
            place
        };
        self.stacks[place as usize] = TraitCard::new(kind, shows);
        let top = self.animal(id).top;
        if top == NONE {
            self.animal_mut(id).bottom = place;
        } else {
            self.stacks[top as usize].above = place;
        }
        let need = self.numbers.need(shows);
        let animal = self.animal_mut(id);
        animal.top = place;
        animal.traits.insert(shows);
        animal.cards += 1;
        animal.need += need;
        if traits::FAT_SLOTS.contains(shows) {
            animal.fat_slots += 1;
        }
        // NW-ATT-2: the limit is the animal's.
        traits::carnivorous::mark_new_card(animal, shows);
    }

    /// Takes the single trait at this place off the animal and gives back its kind; fat on it is lost (NW-T-FAT-TISSUE).
    pub(crate) fn detach(&mut self, id: AnimalId, place: u8) -> Option<(Kind, Trait)> {
        let mut below = NONE;
        let mut here = self.animal(id).bottom;
        for _ in 0..place {
            if here == NONE {
                return None;
            }
            below = here;
            here = self.stacks[here as usize].above;
        }
        if here == NONE {
            return None;
        }
        let card = self.stacks[here as usize];
        if below == NONE {
            self.animal_mut(id).bottom = card.above;
        } else {
            self.stacks[below as usize].above = card.above;
        }
        if card.above == NONE {
            self.animal_mut(id).top = below;
        }
        self.stacks[here as usize].above = self.stacks_free;
        self.stacks_free = here;
        // NW-HUN-6: tokens stay when the requirement drops.
        let need = self.numbers.need(card.shows);
        let stackable = traits::FAT_SLOTS.contains(card.shows);
        let still_there = stackable && self.stack(id).any(|other| other.shows == card.shows);
        let animal = self.animal_mut(id);
        animal.cards -= 1;
        animal.need -= need;
        if stackable {
            animal.fat_slots -= 1;
            animal.fat -= u8::from(card.has_fat());
        }
        if !still_there {
            animal.traits.remove(card.shows);
            animal.rotated.remove(card.shows);
        }
        Some((card.kind(), card.shows))
    }

    pub(crate) fn add_link(&mut self, kind: Kind, shows: Trait, first: AnimalId, second: AnimalId) -> Option<LinkId> {
        let id = self.live_links.first_free()?;
        self.put_link(id, kind, shows, first, second);
        Some(id)
    }

    pub(crate) fn put_link(&mut self, id: LinkId, kind: Kind, shows: Trait, first: AnimalId, second: AnimalId) {
        self.links[id.0 as usize % MAX_LINKS] = Link { kind, shows, first, second };
        self.live_links.insert(id);
        let need = self.numbers.need(shows);
        for end in [first, second] {
            let animal = self.animal_mut(end);
            animal.links.insert(id);
            animal.traits.insert(shows);
            animal.cards += 1;
            animal.need += need;
        }
        if traits::DIRECTED.contains(shows) {
            self.animal_mut(second).flags.set(Flags::WARD, true);
        }
    }

    // NW-PAIR-5: a pair card leaves both animals.
    pub(crate) fn discard_link(&mut self, id: LinkId, sink: &mut impl EventSink<Event>) {
        let link = *self.link(id);
        sink.emit(Event::Open(Fact::PairDiscarded { link: id, shows: link.shows }));
        self.live_links.remove(id);
        self.moment.turn.pairs_used.remove(id);
        self.discard(link.kind);
        let need = self.numbers.need(link.shows);
        for end in [link.first, link.second] {
            let animal = self.animal_mut(end);
            animal.links.remove(id);
            animal.cards -= 1;
            animal.need -= need;
            let mut traits = animal.traits;
            traits.remove(link.shows);
            let mut ward = false;
            for other in self.animal(end).links.iter() {
                let other = self.link(other);
                traits.insert(other.shows);
                ward |= traits::DIRECTED.contains(other.shows) && other.second == end;
            }
            let animal = self.animal_mut(end);
            animal.traits = traits;
            animal.flags.set(Flags::WARD, ward);
        }
    }

    /// A named card leaves the animal for the discard pile.
    pub(crate) fn discard_card(&mut self, id: AnimalId, card: CardRef, sink: &mut impl EventSink<Event>) {
        match card {
            CardRef::Single { shows, nth } => {
                let Some(place) = self.stack_place(id, shows, nth) else { return };
                let Some((kind, shows)) = self.detach(id, place) else { return };
                self.discard(kind);
                sink.emit(Event::Open(Fact::CardDiscarded { animal: id, shows, place }));
            }
            CardRef::Pair(link) => self.discard_link(link, sink),
        }
    }

    /// A card that lay open goes to the discard pile: everybody can remember it.
    pub(crate) fn discard(&mut self, kind: Kind) {
        self.put_on_pile(Discarded { kind, witness: Witness::ALL });
    }

    /// A card of the seat goes to the discard pile that only some know, unless the pile is open (NW-OPT-OPEN-DISCARDS).
    pub(crate) fn discard_unseen(&mut self, seat: Seat, kind: Kind, witness: Witness) {
        if self.options.open_discards {
            self.show(seat, kind, witness.is_new());
            return self.discard(kind);
        }
        self.put_on_pile(Discarded { kind, witness });
    }

    pub(crate) fn put_on_pile(&mut self, card: Discarded) {
        self.discards[self.discards_len as usize] = card;
        self.discards_len += 1;
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
}

// A search clones it at every step: more cards may not cost more bytes.
const _: () = assert!(size_of::<State>() <= 8_392);
