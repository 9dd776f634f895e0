//! A position that need not have been reached by play: for scenarios, the analysis board and tests.
//!
//! A [`Position`] is plain and unchecked; [`State::from_position`] is the gate. Changes by hand that follow the rules are in
//! `changes`.

mod changes;

pub use changes::Spot;

use game::{Seat, SeatSet};

use crate::animal::Flags;
use crate::cards::{AnimalId, Card, Location, Trait};
use crate::catalogue::{Catalogue, CatalogueError};
use crate::config::Config;
use crate::modules::Modules;
use crate::moment::{Phase, Step};
use crate::options::Options;
use crate::sets::{MAX_LINKS, MOST_ANIMALS};
use crate::state::State;
use crate::traits::{FAT_SLOTS, hibernation, neoplasm, regeneration, swimming};

/// A position. Animals are numbered seat by seat in the order listed, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The modules.
    pub modules: Modules,
    /// Options.
    pub options: Options,
    /// The round.
    pub round: u8,
    /// Any phase of a round; turns begin at once, the other phases at their beginning.
    pub phase: Phase,
    /// First player.
    pub first: Seat,
    /// Whose turn begins.
    pub turn: Seat,
    /// Who has passed for the phase.
    pub passed: SeatSet,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Tokens in the banks.
    pub banks: [u8; Location::COUNT],
    /// The deck, top card first.
    pub deck: Vec<Card>,
    /// The seats, clockwise.
    pub seats: Vec<PositionSeat>,
}

/// One seat of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionSeat {
    /// The hand.
    pub hand: Vec<Card>,
    /// The discard pile, top card first.
    pub discard: Vec<Card>,
    /// The animals in row order.
    pub animals: Vec<PositionAnimal>,
    /// Pair cards between animals of this seat.
    pub links: Vec<PositionLink>,
}

/// An animal of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionAnimal {
    /// The card under it.
    pub card: Card,
    /// Where it lives.
    pub at: Location,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// Its single traits, the lowest first.
    pub stack: Vec<PositionTrait>,
    /// Asleep.
    pub hibernating: bool,
    /// Poisoned.
    pub poisoned: bool,
    /// Paralysed.
    pub paralysed: bool,
    /// Only its traits are left.
    pub remains: bool,
}

/// A single trait card of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionTrait {
    /// The card.
    pub card: Card,
    /// The trait it shows.
    pub shows: Trait,
    /// A yellow token lies on it.
    pub fat: bool,
    /// Used this round.
    pub spent: bool,
    /// The round in which a Hibernation card was used last.
    pub last_used: Option<u8>,
    /// Said to lie below a Neoplasm; it is checked that it does. Cards that do need not say so.
    pub disabled: bool,
}

/// A pair card of a position; animals by their place in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionLink {
    /// The card.
    pub card: Card,
    /// The trait it shows.
    pub shows: Trait,
    /// First animal; the guardian of a Symbiosis.
    pub first: usize,
    /// Second animal; the ward of a Symbiosis.
    pub second: usize,
    /// Used this round.
    pub spent: bool,
}

/// Why a position cannot stand on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// 2 to 8 seats.
    Seats,
    /// First player, turn or a passed seat is not at the table.
    NoSuchSeat(Seat),
    /// A phase in which nothing can be set up.
    Phase(Phase),
    /// Rounds count from 1.
    Round,
    /// More tokens than a bank can hold.
    Bank,
    /// The cards cannot be held.
    Cards(CatalogueError),
    /// A pair trait among the single traits, or a single trait as a link.
    WrongForm(Trait),
    /// The trait is not printed on the card given for it.
    WrongCard(Trait),
    /// The same single trait twice on this animal.
    Twice(AnimalId, Trait),
    /// Two traits that exclude each other on this animal.
    Excluded(AnimalId, Trait),
    /// A yellow token on a card without a place for it.
    NoPlaceForFat(AnimalId, Trait),
    /// More food than the animal needs.
    TooMuchFood(AnimalId),
    /// Asleep without Hibernation.
    SleepsWithoutCard(AnimalId),
    /// A Hibernation card used in a round that has not come yet, or another card with such a mark.
    BadMark(AnimalId, Trait),
    /// Not below a Neoplasm, or with fat although it is.
    NotDisabled(AnimalId, Trait),
    /// A location that this game does not have.
    Nowhere(AnimalId),
    /// A Swimming card in the Ocean (CON-LOC-4).
    SwimsInOcean(AnimalId),
    /// Remains that eat, sleep or are poisoned or paralysed, or that have no Regeneration.
    BadRemains(AnimalId),
    /// A link between two locations (CON-LOC-5).
    LinkAcross(Trait),
    /// A link to an animal that is not in the row, or to itself.
    BadLink(Trait),
    /// The same pair trait twice on one pair.
    LinkedTwice(Trait),
}

/// The most tokens a bank of a position may hold.
const BANK_LIMIT: u8 = 100;

impl State {
    /// A game that stands at this position.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        let seats = u8::try_from(position.seats.len()).map_err(|_| PositionError::Seats)?;
        if !(2..=8).contains(&seats) {
            return Err(PositionError::Seats);
        }
        let everybody = SeatSet::all(seats);
        for seat in position.passed.iter().chain([position.first, position.turn]) {
            if !everybody.contains(seat) {
                return Err(PositionError::NoSuchSeat(seat));
            }
        }
        if position.round == 0 {
            return Err(PositionError::Round);
        }
        if position.banks.iter().any(|&tokens| tokens > BANK_LIMIT) {
            return Err(PositionError::Bank);
        }
        let catalogue = Catalogue::new(&position.all_cards(), 1).map_err(PositionError::Cards)?;
        let first = Some(position.first);
        let config = Config { modules: position.modules, seats, options: position.options, catalogue, first };
        let animals = position.seats.iter().map(|seat| seat.animals.len()).sum::<usize>();
        if animals > usize::from(MOST_ANIMALS) {
            let (cards, limit) = (u16::try_from(animals).unwrap_or(u16::MAX), MOST_ANIMALS.into());
            return Err(PositionError::Cards(CatalogueError::TooManyCards { cards, limit }));
        }
        let mut state = Self::blank(&config);
        state.round = position.round;
        state.last_round = position.last_round;
        state.banks = position.banks;
        state.filled = position.banks;
        state.moment.phase = position.phase;
        state.moment.active = position.turn;
        state.moment.passed = position.passed;
        state.moment.step = match position.phase {
            Phase::Development | Phase::Feeding => Step::Turn,
            Phase::FoodBank | Phase::Extinction => Step::Begin,
            Phase::Setup | Phase::Over => return Err(PositionError::Phase(position.phase)),
        };
        for card in position.deck.iter().rev() {
            if let Some(kind) = state.catalogue.kind(*card) {
                state.put_in_deck(usize::from(state.deck_len), kind);
                state.deck_len += 1;
            }
        }
        for (index, seat) in position.seats.iter().enumerate() {
            state.place_seat(Seat::wrapping(index), seat)?;
        }
        Ok(state)
    }

    fn place_seat(&mut self, seat: Seat, given: &PositionSeat) -> Result<(), PositionError> {
        for card in &given.hand {
            if let Some(kind) = self.catalogue.kind(*card) {
                self.hands[seat].add(kind);
            }
        }
        for card in given.discard.iter().rev() {
            if let Some(kind) = self.catalogue.kind(*card) {
                // What happened before the position nobody saw.
                self.discard_face_down(seat, kind);
            }
        }
        let mut row = Vec::with_capacity(given.animals.len());
        for animal in &given.animals {
            row.push(self.place_animal(seat, animal)?);
        }
        for link in &given.links {
            let bad = PositionError::BadLink(link.shows);
            if !link.shows.is_pair() {
                return Err(PositionError::WrongForm(link.shows));
            }
            if !link.card.shows(link.shows) {
                return Err(PositionError::WrongCard(link.shows));
            }
            let (Some(&first), Some(&second)) = (row.get(link.first), row.get(link.second)) else { return Err(bad) };
            if first == second {
                return Err(bad);
            }
            if self.animal(first).at() != self.animal(second).at() {
                return Err(PositionError::LinkAcross(link.shows));
            }
            let again = self.live_links.iter().any(|id| {
                let other = self.link(id);
                other.shows == link.shows
                    && [other.first, other.second].contains(&first)
                    && other.partner(first) == second
            });
            if again {
                return Err(PositionError::LinkedTwice(link.shows));
            }
            let kind = self.catalogue.kind(link.card).ok_or(bad)?;
            let id = self.add_link(kind, link.shows, first, second).ok_or(bad)?;
            self.links[usize::from(id.0) % MAX_LINKS].spent = link.spent;
        }
        Ok(())
    }

    fn place_animal(&mut self, seat: Seat, given: &PositionAnimal) -> Result<AnimalId, PositionError> {
        let kind = self.catalogue.kind(given.card).unwrap_or(crate::catalogue::Kind(0));
        let id = self.add_animal(seat, kind, given.at);
        if !self.modules.has_location(given.at) {
            return Err(PositionError::Nowhere(id));
        }
        for card in &given.stack {
            self.place_trait(id, card)?;
        }
        let reach = neoplasm::reach(given.stack.iter().map(|card| card.shows));
        let in_order =
            |(place, card): &(usize, &PositionTrait)| if *place < reach { !card.fat } else { !card.disabled };
        if let Some((_, card)) = given.stack.iter().enumerate().find(|card| !in_order(card)) {
            return Err(PositionError::NotDisabled(id, card.shows));
        }
        if given.at == Location::OCEAN && swimming::is_among(self.animal(id).traits) {
            return Err(PositionError::SwimsInOcean(id));
        }
        let has_regeneration = regeneration::is_among(self.animal(id).traits);
        let acts = given.red > 0 || given.blue > 0 || given.hibernating || given.poisoned || given.paralysed;
        if given.remains && (acts || !has_regeneration) {
            return Err(PositionError::BadRemains(id));
        }
        let animal = self.animal_mut(id);
        animal.flags.set(Flags::HIBERNATING, given.hibernating);
        animal.flags.set(Flags::POISONED, given.poisoned);
        animal.flags.set(Flags::PARALYSED, given.paralysed);
        animal.flags.set(Flags::REMAINS, given.remains);
        animal.red = given.red;
        animal.blue = given.blue;
        if given.hibernating && !animal.traits.contains(hibernation::CARD) {
            return Err(PositionError::SleepsWithoutCard(id));
        }
        self.recount_stack(id);
        let round = self.round;
        let animal = self.animal_mut(id);
        if given.hibernating {
            animal.hibernated = round;
        }
        if given.red.saturating_add(given.blue) > animal.need {
            return Err(PositionError::TooMuchFood(id));
        }
        Ok(id)
    }

    fn place_trait(&mut self, id: AnimalId, card: &PositionTrait) -> Result<(), PositionError> {
        let shows = card.shows;
        if shows.is_pair() {
            return Err(PositionError::WrongForm(shows));
        }
        if !card.card.shows(shows) {
            return Err(PositionError::WrongCard(shows));
        }
        let has_place = FAT_SLOTS.contains(shows);
        let present = self.animal(id).traits;
        if present.contains(shows) && !has_place {
            return Err(PositionError::Twice(id, shows));
        }
        if present.meets(shows.rules().excludes) {
            return Err(PositionError::Excluded(id, shows));
        }
        if card.fat && !has_place {
            return Err(PositionError::NoPlaceForFat(id, shows));
        }
        let kind = self.catalogue.kind(card.card).ok_or(PositionError::WrongCard(shows))?;
        self.attach_on_top(id, kind, shows);
        if card.fat {
            let top = self.top(id);
            self.card_at_mut(top).set_fat(true);
            self.animal_mut(id).fat += 1;
        }
        let sleeps = shows == hibernation::CARD;
        let round = self.round;
        let animal = self.animal_mut(id);
        if let Some(last) = card.last_used {
            if !sleeps || last == 0 || last > round {
                return Err(PositionError::BadMark(id, shows));
            }
            animal.hibernated = last;
        }
        if card.spent && sleeps {
            animal.hibernated = round;
        } else if card.spent {
            animal.spent.insert(shows);
        }
        Ok(())
    }
}

impl Position {
    /// Every card of the position, each counted.
    fn all_cards(&self) -> Vec<(Card, u8)> {
        let seats = self.seats.iter().flat_map(|seat| {
            let animals = seat.animals.iter().flat_map(|animal| {
                // There is no card under remains.
                let under = (!animal.remains).then_some(animal.card);
                under.into_iter().chain(animal.stack.iter().map(|card| card.card))
            });
            let links = seat.links.iter().map(|link| link.card);
            seat.hand.iter().copied().chain(seat.discard.iter().copied()).chain(animals).chain(links)
        });
        self.deck.iter().copied().chain(seats).map(|card| (card, 1)).collect()
    }
}
