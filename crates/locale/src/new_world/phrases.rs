//! Phrases with words of this edition.

use new_world::{AnimalId, CardRef, Place, Trait, View};

use super::terms::{place_name, trait_name};
use crate::words::Arg;

/// The words of a language and who is who in a game of New World.
pub(super) type Phrases<'a> = crate::phrases::Phrases<'a, AnimalId>;

impl Phrases<'_> {
    /// The name of a trait.
    pub(super) fn card(&self, t: Trait) -> Arg<'static> {
        trait_name(self.words, t).into()
    }

    /// The name of an area in the row.
    pub(super) fn area(&self, place: Place) -> (&'static str, Arg<'static>) {
        ("area", place_name(self.words, place).into())
    }

    /// A trait card of an animal, as the object of a sentence.
    pub(super) fn card_of(&self, view: &View, animal: AnimalId, card: CardRef) -> String {
        match card {
            CardRef::Single { shows: shows @ Trait::FatTissue, nth } => {
                let cards = view.animal(animal).map(|animal| animal.stack.as_slice()).unwrap_or_default();
                let mut slots = cards.iter().filter(|card| card.shows == shows);
                let has_fat = slots.nth(usize::from(nth)).is_some_and(|card| card.fat);
                self.say(if has_fat { "card-fat" } else { "card-empty" }, &[("trait", self.card(shows))])
            }
            CardRef::Single { shows, .. } => self.say("card-trait", &[("trait", self.card(shows))]),
            CardRef::Pair(link) => {
                let Some(link) = view.link(link) else { return self.say("card-unknown", &[]) };
                let partner = ("partner", self.animal(link.partner(animal)));
                self.say("card-pair", &[("trait", self.card(link.shows)), partner])
            }
        }
    }

    /// The trait that a card shows.
    pub(super) fn shown(&self, view: &View, card: CardRef) -> Option<String> {
        match card {
            CardRef::Single { shows, .. } => Some(trait_name(self.words, shows)),
            CardRef::Pair(link) => view.link(link).map(|link| trait_name(self.words, link.shows)),
        }
    }

    /// What an attack ignores; nothing if it ignores nothing.
    pub(super) fn ignored(&self, view: &View, cards: [Option<CardRef>; 2]) -> Option<(&'static str, Arg<'static>)> {
        let traits: Vec<String> = cards.into_iter().flatten().filter_map(|card| self.shown(view, card)).collect();
        (!traits.is_empty()).then(|| ("traits", traits.join(", ").into()))
    }

    /// Animals one after another.
    pub(super) fn animals(&self, animals: &[AnimalId]) -> Arg<'static> {
        animals.iter().map(|&animal| self.names.animal(animal)).collect::<Vec<_>>().join(", ").into()
    }
}
