//! The state of a game: plain data in inline arrays, cloned by copying.
//!
//! Every card is in exactly one place: deck, hand, discard pile, under an animal, in an animal's stack of single traits,
//! or on two animals as a pair card. `attach`, `detach` and the few functions beside them are the only ones that move
//! cards, and they keep the indices (`traits`, `need`, `fat_slots`, `links`) in step.

use game::{BySeat, EventSink, Seat, SeatSet};

use crate::animal::{Animal, Flags, Link, Lists, NONE, TraitCard, Whereabouts};
use crate::cards::{AnimalId, Card, LinkId, Location, Trait, TraitSet};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::config::Config;
use crate::event::{Event, Fact};
use crate::food_bank::MAX_DICE;
use crate::modules::Modules;
use crate::moment::{Moment, Phase, Step};
use crate::options::Options;
use crate::sets::{AnimalSet, LinkSet, MAX_ANIMALS, MAX_LINKS, MOST_ANIMALS};
use crate::traits::{self, neoplasm, swimming};

/// A game of The Origin of Species or Continents.
#[derive(Clone)]
pub struct State {
    pub(crate) modules: Modules,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) catalogue: Catalogue,
    /// The seat that was named first player beforehand; nobody rolls for it then.
    pub(crate) appointed: Option<Seat>,
    pub(crate) moment: Moment,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) last_round: bool,
    pub(crate) banks: [u8; Location::COUNT],
    /// What the banks held when they were filled.
    pub(crate) filled: [u8; Location::COUNT],
    /// The dice of this round's banks, and how many there are.
    pub(crate) rolled: [u8; MAX_DICE],
    pub(crate) rolled_count: u8,
    pub(crate) winners: SeatSet,
    pub(crate) deck_len: u16,
    /// How many cards stay in the box (CON-SETUP-2).
    pub(crate) boxed: u16,
    pub(crate) hands: BySeat<Hand>,
    /// All discard piles in one list, in the order of discarding; from the end backwards the box and then the deck, its top
    /// card last. Together they are never more than the cards of the game.
    loose: [Discarded; MAX_CARDS],
    pub(crate) discards_len: u16,
    pub(crate) discard_sizes: BySeat<u16>,
    pub(crate) animals: [Animal; MAX_ANIMALS],
    pub(crate) animal_count: u8,
    pub(crate) rows: BySeat<AnimalSet>,
    /// All rows together.
    pub(crate) everyone: AnimalSet,
    pub(crate) stacks: [TraitCard; MAX_CARDS],
    pub(crate) stacks_used: u16,
    pub(crate) stacks_free: u16,
    pub(crate) links: [Link; MAX_LINKS],
    pub(crate) live_links: LinkSet,
}

/// A card in a discard pile.
#[derive(Clone, Copy)]
pub(crate) struct Discarded {
    pub(crate) kind: Kind,
    /// Whose pile, and the bit [`Self::SEEN`].
    mark: u8,
}

impl Discarded {
    /// Whether the others know it to be there, because it lay open on the table.
    const SEEN: u8 = 128;

    const NOTHING: Self = Self { kind: Kind(0), mark: 0 };

    pub(crate) fn new(seat: Seat, kind: Kind, seen: bool) -> Self {
        Self { kind, mark: seat.index() as u8 | if seen { Self::SEEN } else { 0 } }
    }

    /// Whose pile it lies on.
    #[inline]
    pub(crate) fn seat(self) -> Seat {
        Seat::wrapping(usize::from(self.mark & !Self::SEEN))
    }

    /// Whether the others know it to be there.
    pub(crate) fn is_seen(self) -> bool {
        self.mark & Self::SEEN != 0
    }

    /// The others know it no longer.
    pub(crate) fn forget(&mut self) {
        self.mark &= !Self::SEEN;
    }
}

game::hand! {
    /// The cards of one hand, counted by kind.
    pub(crate) struct Hand(u16) of Kind: Catalogue::MAX_KINDS
}

impl State {
    /// A game before its set-up.
    pub(crate) fn blank(config: &Config) -> Self {
        Self {
            modules: config.modules,
            options: config.options,
            seats: config.seats,
            catalogue: config.catalogue,
            appointed: config.first,
            moment: Moment::START,
            round: 0,
            first: config.first.unwrap_or(Seat::FIRST),
            last_round: false,
            banks: [0; Location::COUNT],
            filled: [0; Location::COUNT],
            rolled: [0; MAX_DICE],
            rolled_count: 0,
            winners: SeatSet::EMPTY,
            deck_len: 0,
            boxed: 0,
            hands: BySeat([Hand::EMPTY; game::MAX_SEATS]),
            loose: [Discarded::NOTHING; MAX_CARDS],
            discards_len: 0,
            discard_sizes: BySeat::default(),
            animals: [Animal::NOBODY; MAX_ANIMALS],
            animal_count: 0,
            rows: BySeat::default(),
            everyone: AnimalSet::EMPTY,
            stacks: [TraitCard::new(Kind(0), Trait::ALL[0], NONE); MAX_CARDS],
            stacks_used: 0,
            stacks_free: NONE,
            links: [Link::NOWHERE; MAX_LINKS],
            live_links: LinkSet::EMPTY,
        }
    }

    #[inline]
    pub(crate) fn animal(&self, id: AnimalId) -> &Animal {
        &self.animals[id.0 as usize]
    }

    #[inline]
    pub(crate) fn animal_mut(&mut self, id: AnimalId) -> &mut Animal {
        &mut self.animals[id.0 as usize]
    }

    /// Where an animal is about to go.
    pub(crate) fn heading(&self, id: AnimalId) -> Option<Location> {
        self.animal(id).whereabouts.heading()
    }

    pub(crate) fn set_heading(&mut self, id: AnimalId, to: Option<Location>) {
        self.animal_mut(id).whereabouts.set_heading(to);
    }

    #[inline]
    pub(crate) fn link(&self, id: LinkId) -> &Link {
        &self.links[(id.0 as usize) % MAX_LINKS]
    }

    /// The animals of a seat, oldest first.
    #[inline]
    pub(crate) fn row(&self, seat: Seat) -> AnimalSet {
        self.rows[seat]
    }

    /// All animals on the table, oldest first.
    #[inline]
    pub(crate) fn everybody(&self) -> impl Iterator<Item = AnimalId> + use<> {
        self.everyone.iter()
    }

    /// Whether the animal is on the table and belongs to the seat.
    #[inline]
    pub(crate) fn owns(&self, seat: Seat, animal: AnimalId) -> bool {
        let animal = self.animal(animal);
        animal.flags.has(Flags::ON_TABLE) && animal.owner() == seat
    }

    #[inline]
    pub(crate) fn bank_of(&self, animal: AnimalId) -> u8 {
        self.banks[self.animal(animal).at().index()]
    }

    #[inline]
    pub(crate) fn bank_of_mut(&mut self, animal: AnimalId) -> &mut u8 {
        let at = self.animal(animal).at();
        &mut self.banks[at.index()]
    }

    /// ORI-TERM-8: a pair card works while both of its animals are living and not paralysed.
    #[inline]
    pub(crate) fn link_is_active(&self, link: &Link) -> bool {
        let off = Flags::PARALYSED | Flags::REMAINS;
        !self.animal(link.first).flags.has(off) && !self.animal(link.second).flags.has(off)
    }

    // ORI-TERM-10: living, not asleep, not full, and every guardian is fed.
    #[inline]
    pub(crate) fn can_receive(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.is_living() && !animal.is_full() && self.hungry_guardian(id).is_none()
    }

    /// The kind of this card in the hand of the seat, if it is there.
    pub(crate) fn in_hand(&self, seat: Seat, card: Card) -> Option<Kind> {
        self.hands[seat].kinds().find(|&kind| self.catalogue.card(kind) == card)
    }

    /// The stack of an animal from the bottom.
    #[inline]
    pub(crate) fn stack(&self, id: AnimalId) -> impl Iterator<Item = TraitCard> {
        let mut next = self.animal(id).lists.bottom();
        core::iter::from_fn(move || {
            if next == NONE {
                return None;
            }
            let card = *self.card_at(next);
            next = card.above();
            Some(card)
        })
    }

    /// The card at this place among those of all stacks.
    #[inline]
    pub(crate) fn card_at(&self, place: u16) -> &TraitCard {
        &self.stacks[usize::from(place)]
    }

    #[inline]
    pub(crate) fn card_at_mut(&mut self, place: u16) -> &mut TraitCard {
        &mut self.stacks[usize::from(place)]
    }

    /// The place of the highest single trait of an animal.
    pub(crate) fn top(&self, id: AnimalId) -> u16 {
        let (mut top, mut next) = (NONE, self.animal(id).lists.bottom());
        while next != NONE {
            (top, next) = (next, self.card_at(next).above());
        }
        top
    }

    /// The pair cards of an animal.
    #[inline]
    pub(crate) fn links_of(&self, id: AnimalId) -> LinkSet {
        let mut links = LinkSet::EMPTY;
        let mut next = self.animal(id).lists.link();
        while next != Lists::NO_LINK {
            links.insert(LinkId(next));
            next = self.link(LinkId(next)).next(id);
        }
        links
    }

    /// How many animals can still come into this game.
    #[inline]
    pub(crate) fn animals_to_come(&self) -> u8 {
        MOST_ANIMALS.saturating_sub(self.animal_count)
    }

    /// Creates an animal of the seat at the end of its row.
    pub(crate) fn add_animal(&mut self, seat: Seat, kind: Kind, at: Location) -> AnimalId {
        let id = AnimalId(self.animal_count);
        self.animal_count = self.animal_count.saturating_add(1);
        let flags = Flags::new(Flags::ON_TABLE);
        *self.animal_mut(id) = Animal { whereabouts: Whereabouts::new(seat, at), kind, flags, ..Animal::NOBODY };
        self.rows[seat].insert(id);
        self.everyone.insert(id);
        id
    }

    // ORI-TERM-13: a new single trait goes on top of the stack. CON-T-NEOPLASM-1: only a Neoplasm goes to its bottom.
    pub(crate) fn attach(&mut self, id: AnimalId, kind: Kind, shows: Trait) {
        if !neoplasm::is_one(shows) {
            return self.attach_on_top(id, kind, shows);
        }
        let above = self.animal(id).lists.bottom();
        let place = self.new_card(TraitCard::new(kind, shows, above));
        let animal = self.animal_mut(id);
        animal.lists.set_bottom(place);
        animal.traits.insert(shows);
        self.recount_stack(id);
    }

    pub(crate) fn attach_on_top(&mut self, id: AnimalId, kind: Kind, shows: Trait) {
        let place = self.new_card(TraitCard::new(kind, shows, NONE));
        let top = self.top(id);
        if top == NONE {
            self.animal_mut(id).lists.set_bottom(place);
        } else {
            self.card_at_mut(top).set_above(place);
        }
        let animal = self.animal_mut(id);
        animal.traits.insert(shows);
        if traits::FAT_SLOTS.contains(shows) {
            animal.fat_slots += 1;
        }
        self.recount_need(id);
    }

    /// A place among the cards of all stacks.
    fn new_card(&mut self, card: TraitCard) -> u16 {
        let place = if self.stacks_free == NONE {
            self.stacks_used += 1;
            self.stacks_used - 1
        } else {
            let place = self.stacks_free;
            self.stacks_free = self.card_at(place).above();
            place
        };
        *self.card_at_mut(place) = card;
        place
    }

    /// Takes the single trait at this place of the stack off the animal and gives back its kind; a yellow token on it is
    /// lost (ORI-T-FAT-TISSUE-2).
    pub(crate) fn detach(&mut self, id: AnimalId, place: u8) -> Option<(Kind, Trait)> {
        let mut below = NONE;
        let mut here = self.animal(id).lists.bottom();
        for _ in 0..place {
            if here == NONE {
                return None;
            }
            below = here;
            here = self.card_at(here).above();
        }
        if here == NONE {
            return None;
        }
        let card = *self.card_at(here);
        let shows = card.shows();
        if below == NONE {
            self.animal_mut(id).lists.set_bottom(card.above());
        } else {
            self.card_at_mut(below).set_above(card.above());
        }
        let free = self.stacks_free;
        self.card_at_mut(here).set_above(free);
        self.stacks_free = here;
        let still_there = self.stack(id).any(|other| other.shows() == shows);
        let animal = self.animal_mut(id);
        let was_sick = neoplasm::is_on(animal);
        if traits::FAT_SLOTS.contains(shows) && !was_sick {
            animal.fat_slots -= 1;
            animal.fat -= u8::from(card.has_fat());
        }
        if !still_there {
            animal.traits.remove(shows);
            animal.spent.remove(shows);
            self.moment.turn.forget_use(id, shows);
        }
        if was_sick {
            self.recount_stack(id);
        } else {
            self.recount_need(id);
        }
        Some((card.kind(), shows))
    }

    pub(crate) fn add_link(&mut self, kind: Kind, shows: Trait, first: AnimalId, second: AnimalId) -> Option<LinkId> {
        let id = self.live_links.first_free()?;
        self.put_link(id, Link::new(kind, shows, first, second));
        Some(id)
    }

    /// Puts a pair card at a place that is free.
    pub(crate) fn put_link(&mut self, id: LinkId, link: Link) {
        self.links[id.0 as usize % MAX_LINKS] = link;
        self.live_links.insert(id);
        for end in [link.first, link.second] {
            let next = self.animal(end).lists.link();
            *self.links[id.0 as usize % MAX_LINKS].next_mut(end) = next;
            let animal = self.animal_mut(end);
            animal.lists.set_link(id.0);
            animal.traits.insert(link.shows);
            self.recount_need(end);
        }
        if traits::DIRECTED.contains(link.shows) {
            self.animal_mut(link.second).flags.set(Flags::WARD, true);
        }
    }

    /// Takes a pair card out of the list of one of its animals.
    fn unlist(&mut self, id: LinkId, of: AnimalId) {
        let after = self.link(id).next(of);
        let mut here = self.animal(of).lists.link();
        if here == id.0 {
            return self.animal_mut(of).lists.set_link(after);
        }
        while here != Lists::NO_LINK {
            let link = &mut self.links[here as usize % MAX_LINKS];
            here = link.next(of);
            if here == id.0 {
                *link.next_mut(of) = after;
                return;
            }
        }
    }

    // ORI-PAIR-1: a pair card that leaves goes to the pile of its owner.
    pub(crate) fn discard_link(&mut self, id: LinkId, sink: &mut impl EventSink<Event>) {
        let link = *self.link(id);
        sink.emit(Event::Open(Fact::PairDiscarded { link: id, shows: link.shows }));
        self.live_links.remove(id);
        self.moment.turn.pairs_used.remove(id);
        self.discard(self.animal(link.first).owner(), link.kind);
        for end in [link.first, link.second] {
            self.unlist(id, end);
            let mut traits = self.animal(end).traits;
            traits.remove(link.shows);
            let mut ward = false;
            for other in self.links_of(end).iter() {
                let other = self.link(other);
                traits.insert(other.shows);
                ward |= traits::DIRECTED.contains(other.shows) && other.second == end;
            }
            let animal = self.animal_mut(end);
            animal.traits = traits;
            animal.flags.set(Flags::WARD, ward);
            self.recount_need(end);
        }
    }

    /// The card at this place of the deck; the top card is at the last place.
    #[inline]
    pub(crate) fn deck_card(&self, place: usize) -> Kind {
        self.loose[self.place_of_deck(place)].kind
    }

    /// Puts a card at a place of the deck.
    #[inline]
    pub(crate) fn put_in_deck(&mut self, place: usize, kind: Kind) {
        self.loose[self.place_of_deck(place)] = Discarded { kind, mark: 0 };
    }

    #[inline]
    fn place_of_deck(&self, place: usize) -> usize {
        (MAX_CARDS - 1).wrapping_sub(usize::from(self.boxed) + place)
    }

    /// The cards that stay in the box.
    pub(crate) fn in_the_box(&self) -> impl Iterator<Item = Kind> {
        self.loose[MAX_CARDS - usize::from(self.boxed).min(MAX_CARDS)..].iter().map(|card| card.kind)
    }

    /// A card goes into the box, before there is a deck.
    pub(crate) fn put_in_box(&mut self, kind: Kind) {
        self.loose[self.place_of_deck(0)] = Discarded { kind, mark: 0 };
        self.boxed += 1;
    }

    /// All discard piles in one list, in the order of discarding.
    pub(crate) fn discards(&self) -> &[Discarded] {
        &self.loose[..usize::from(self.discards_len)]
    }

    /// The same, to change them.
    pub(crate) fn discards_mut(&mut self) -> &mut [Discarded] {
        &mut self.loose[..usize::from(self.discards_len)]
    }

    /// A card that lay open goes on top of a pile: everybody can remember it.
    pub(crate) fn discard(&mut self, seat: Seat, kind: Kind) {
        self.put_on_pile(Discarded::new(seat, kind, true));
    }

    /// A card that only the owner of the pile knows goes on top of it.
    pub(crate) fn discard_face_down(&mut self, seat: Seat, kind: Kind) {
        self.put_on_pile(Discarded::new(seat, kind, false));
    }

    // ORI-TERM-12: the pile of its owner; everybody can count it.
    pub(crate) fn put_on_pile(&mut self, card: Discarded) {
        self.loose[usize::from(self.discards_len)] = card;
        self.discards_len += 1;
        self.discard_sizes[card.seat()] += 1;
    }

    /// A discard pile, the oldest card first.
    pub(crate) fn pile(&self, seat: Seat) -> impl Iterator<Item = &Discarded> {
        self.discards().iter().filter(move |card| card.seat() == seat)
    }

    // ORI-TERM-8: traits of paralysed animals and of remains do nothing, nor do those below a Neoplasm. ORI-TERM-5: the
    // need is 1 and what the active traits add.
    #[inline]
    pub(crate) fn recount_need(&mut self, id: AnimalId) {
        let animal = self.animal(id);
        let mut active = if animal.flags.has(Flags::PARALYSED | Flags::REMAINS) {
            TraitSet::EMPTY
        } else if neoplasm::is_on(animal) {
            animal.traits.without(self.disabled(id))
        } else {
            animal.traits
        };
        // CON-LOC-4: an animal that lives in the Ocean swims, whatever else holds.
        if animal.at() == Location::OCEAN {
            active.insert(swimming::CARD);
        }
        let animal = self.animal_mut(id);
        animal.active = active;
        animal.need = 1 + traits::extra_need(active);
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

    /// The modules it is played with.
    pub fn modules(&self) -> Modules {
        self.modules
    }

    /// The options of this game.
    pub fn options(&self) -> &Options {
        &self.options
    }
}

// A search clones it at every step: more cards may not cost more bytes.
const _: () = assert!(size_of::<State>() <= 12_440);
