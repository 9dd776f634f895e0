//! Chapters Access and Areas: which areas lie in the row, and who may take from them.

use crate::animal::Animal;
use crate::areas::{Access, AreaCard, AreaName, Half, MAX_ROW, Part, Place, Tokens};
use crate::cards::{AnimalId, TraitSet};
use crate::options::Options;
use crate::state::State;
use crate::traits::adaptable;

/// What is taken from an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    Food,
    Shelter,
}

/// Who may take from an area, as a set of traits each of which is enough.
#[derive(Clone, Copy)]
pub(crate) struct Door {
    keys: TraitSet,
    for_all: bool,
    for_bare: bool,
}

impl Door {
    // NW-ACC-2: open to all. NW-ACC-3: the trait under the name, or no trait at all. NW-ACC-4: Adaptable goes everywhere;
    // whether for shelters too says NW-OPT-ADAPTABLE-SHELTER.
    #[inline]
    pub(crate) fn new(access: Access, taking: Taking, options: &Options) -> Self {
        let mut keys = TraitSet::EMPTY;
        if let Access::With(key) = access {
            keys.insert(key);
        }
        if taking == Taking::Food || options.adaptable_shelter {
            keys = keys.union(adaptable::ROAMING);
        }
        Self { keys, for_all: access == Access::All, for_bare: access == Access::NoTraits }
    }

    // NW-HARM-3: harmful and pair traits count like all others.
    #[inline]
    pub(crate) fn lets_in(self, animal: &Animal) -> bool {
        self.for_all || animal.traits.meets(self.keys) || (self.for_bare && animal.cards == 0)
    }
}

/// The areas from which something can be taken, in the order of the row.
pub(crate) struct Open {
    places: [(Place, Door); MAX_ROW * 2],
    len: usize,
}

impl Open {
    const NOTHING: Self = {
        let nowhere = Place { name: AreaName::Steppe, nth: 0 };
        let closed = Door { keys: TraitSet::EMPTY, for_all: false, for_bare: false };
        Self { places: [(nowhere, closed); MAX_ROW * 2], len: 0 }
    };

    #[inline]
    fn add(&mut self, place: Place, door: Door) {
        self.places[self.len % (MAX_ROW * 2)] = (place, door);
        self.len += 1;
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(Place, Door)> {
        self.places[..self.len].iter()
    }
}

impl State {
    /// The areas on which food lies, and those with shelters.
    #[inline(always)]
    pub(crate) fn open_places(&self) -> (Open, Open) {
        let (mut food, mut shelters) = (Open::NOTHING, Open::NOTHING);
        for card in self.area_cards() {
            for half in [Half::Upper, Half::Lower] {
                let tokens = card.tokens(half);
                if tokens.food | tokens.shelter == 0 {
                    continue;
                }
                let Some(part) = self.areas.design(card.kind).part(half) else { continue };
                let place = Place { name: part.name, nth: card.nth };
                if tokens.food > 0 {
                    food.add(place, Door::new(part.access, Taking::Food, &self.options));
                }
                if tokens.shelter > 0 {
                    shelters.add(place, Door::new(part.access, Taking::Shelter, &self.options));
                }
            }
        }
        (food, shelters)
    }

    /// The area cards in the row, left to right.
    #[inline]
    pub(crate) fn area_cards(&self) -> &[AreaCard] {
        &self.area_row[..usize::from(self.area_row_len)]
    }

    /// Every area in the row, upper parts first: where it is, what is printed, what lies on it. NW-ACC-5: the two parts of
    /// a card are two areas.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = (Place, &Part, Tokens)> {
        self.area_cards().iter().flat_map(move |card| {
            self.areas
                .design(card.kind)
                .parts()
                .map(move |(half, part)| (Place { name: part.name, nth: card.nth }, part, card.tokens(half)))
        })
    }

    /// Where in the row this area lies.
    pub(crate) fn find_place(&self, place: Place) -> Option<(usize, Half)> {
        self.area_cards().iter().enumerate().filter(|(_, card)| card.nth == place.nth).find_map(|(index, card)| {
            let mut parts = self.areas.design(card.kind).parts();
            parts.find(|(_, part)| part.name == place.name).map(|(half, _)| (index, half))
        })
    }

    /// What lies on an area.
    pub(crate) fn tokens_at(&self, place: Place) -> Tokens {
        self.find_place(place).map_or_else(Tokens::default, |(index, half)| self.area_row[index].tokens(half))
    }

    pub(crate) fn tokens_at_mut(&mut self, place: Place) -> Option<&mut Tokens> {
        let (index, half) = self.find_place(place)?;
        Some(self.area_row[index].tokens_mut(half))
    }

    // NW-ACC-6: asked at the moment of taking, for the animal that receives.
    pub(crate) fn can_reach(&self, id: AnimalId, place: Place, taking: Taking) -> bool {
        self.find_place(place).is_some_and(|(index, half)| {
            let part = self.areas.design(self.area_row[index].kind).part(half);
            part.is_some_and(|part| Door::new(part.access, taking, &self.options).lets_in(self.animal(id)))
        })
    }
}
