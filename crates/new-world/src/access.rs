//! Chapters Access and Areas: which areas lie in the row, and who may take from them.

use crate::animal::Animal;
use crate::areas::{Access, AreaCard, Half, Part, Place, Tokens};
use crate::cards::AnimalId;
use crate::state::State;
use crate::traits::adaptable;

/// What is taken from an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taking {
    Food,
    Shelter,
}

impl State {
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

    // NW-ACC-2: open to all. NW-ACC-3: the trait under the name, or no trait at all. NW-ACC-4: Adaptable goes everywhere;
    // whether for shelters too says NW-OPT-ADAPTABLE-SHELTER.
    #[inline]
    pub(crate) fn has_access(&self, animal: &Animal, access: Access, taking: Taking) -> bool {
        let by_itself = match access {
            Access::All => true,
            Access::With(key) => animal.has(key),
            // NW-HARM-3: harmful and pair traits count like all others.
            Access::NoTraits => animal.cards == 0,
        };
        by_itself || (adaptable::roams(animal.traits) && (taking == Taking::Food || self.options.adaptable_shelter))
    }

    // NW-ACC-6: asked at the moment of taking, for the animal that receives.
    pub(crate) fn can_reach(&self, id: AnimalId, place: Place, taking: Taking) -> bool {
        self.find_place(place).is_some_and(|(index, half)| {
            let part = self.areas.design(self.area_row[index].kind).part(half);
            part.is_some_and(|part| self.has_access(self.animal(id), part.access, taking))
        })
    }
}
