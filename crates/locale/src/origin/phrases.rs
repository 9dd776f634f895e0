//! Phrases that stand in a sentence where a name could stand, and the choice between "you" and a name.

use game::Seat;
use origin::{AnimalId, Trait};

use super::terms::trait_name;
use crate::names::Names;
use crate::words::{Arg, Words};

/// The words of a language and who is who.
#[derive(Clone, Copy)]
pub(super) struct Phrases<'a> {
    pub(super) words: &'a Words,
    pub(super) names: &'a dyn Names,
}

impl<'a> Phrases<'a> {
    pub(super) fn new(words: &'a Words, names: &'a dyn Names) -> Self {
        Self { words, names }
    }

    /// A message with its variables.
    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(id, args)
    }

    /// A message about a seat: `id-you` if that is the one spoken to, otherwise `id` with the variable `player`.
    pub(super) fn say_of(&self, seat: Seat, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        if self.names.you() == Some(seat) {
            return self.words.text_with(&format!("{id}-you"), args);
        }
        let mut args = args.to_vec();
        args.push(("player", self.names.player(seat).into()));
        self.words.text_with(id, &args)
    }

    /// The name of an animal.
    pub(super) fn animal(&self, animal: AnimalId) -> Arg<'static> {
        self.names.animal(animal).into()
    }

    /// An animal with its owner, where a sentence begins.
    pub(super) fn subject(&self, animal: AnimalId) -> Arg<'static> {
        self.with_owner("animal-subject", animal)
    }

    /// An animal with its owner, inside a sentence.
    pub(super) fn object(&self, animal: AnimalId) -> Arg<'static> {
        self.with_owner("animal-object", animal)
    }

    /// An animal with its owner, on a label.
    pub(super) fn label(&self, animal: AnimalId) -> Arg<'static> {
        self.with_owner("animal-label", animal)
    }

    fn with_owner(&self, id: &str, animal: AnimalId) -> Arg<'static> {
        match self.names.owner(animal) {
            Some(owner) => self.say_of(owner, id, &[("animal", self.animal(animal))]).into(),
            None => self.animal(animal),
        }
    }

    /// The name of a trait.
    pub(super) fn card(&self, t: Trait) -> Arg<'static> {
        trait_name(self.words, t).into()
    }

    /// *a*, *a or b*, *a, b or c*; `id` joins the last one to the others.
    pub(super) fn list(&self, id: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => self.say(id, &[("first", others.join(", ").into()), ("last", last.into())]),
        }
    }
}
