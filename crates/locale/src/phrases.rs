//! Phrases that stand in a sentence where a name could stand, and the choice between "you" and a name.

use game::{Seat, Standings};
use origin::AnimalId;

use crate::names::{AnimalNumber, Names};
use crate::words::{Arg, Words};

/// The words of a language and who is who.
#[derive(Clone, Copy)]
pub(crate) struct Phrases<'a, Id: AnimalNumber = AnimalId> {
    pub(crate) words: &'a Words,
    pub(crate) names: &'a dyn Names<Id>,
}

impl<'a, Id: AnimalNumber> Phrases<'a, Id> {
    pub(crate) fn new(words: &'a Words, names: &'a dyn Names<Id>) -> Self {
        Self { words, names }
    }

    /// A message with its variables.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(id, args)
    }

    /// A message about a seat: `id-you` if that is the one spoken to, otherwise `id` with the variable `player`.
    pub(crate) fn say_of(&self, seat: Seat, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        if self.names.you() == Some(seat) {
            return self.words.text_with(&format!("{id}-you"), args);
        }
        let mut args = args.to_vec();
        args.push(("player", self.names.player(seat).into()));
        self.words.text_with(id, &args)
    }

    /// The name of an animal.
    pub(crate) fn animal(&self, animal: Id) -> Arg<'static> {
        self.names.animal(animal).into()
    }

    /// An animal with its owner, where a sentence begins.
    pub(crate) fn subject(&self, animal: Id) -> Arg<'static> {
        self.with_owner("animal-subject", animal)
    }

    /// An animal with its owner, inside a sentence.
    pub(crate) fn object(&self, animal: Id) -> Arg<'static> {
        self.with_owner("animal-object", animal)
    }

    /// An animal with its owner, on a label.
    pub(crate) fn label(&self, animal: Id) -> Arg<'static> {
        self.with_owner("animal-label", animal)
    }

    fn with_owner(&self, id: &str, animal: Id) -> Arg<'static> {
        match self.names.owner(animal) {
            Some(owner) => self.say_of(owner, id, &[("animal", self.animal(animal))]).into(),
            None => self.animal(animal),
        }
    }

    /// *a*, *a or b*, *a, b or c*; `id` joins the last one to the others.
    pub(crate) fn list(&self, id: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => self.say(id, &[("first", others.join(", ").into()), ("last", last.into())]),
        }
    }

    /// Who has won, and what decided if the points did not.
    pub(crate) fn result(&self, standings: &Standings, decided: impl Fn(Seat) -> Option<&'static str>) -> String {
        let winners: Vec<Seat> = standings.winners.iter().collect();
        match winners.as_slice() {
            [] => self.words.text("result-none"),
            [winner] => {
                let won = self.say_of(*winner, "result-win", &[("points", standings.points[*winner].into())]);
                match decided(*winner) {
                    Some(id) => format!("{won} {}", self.words.text(id)),
                    None => won,
                }
            }
            several => {
                let players: Vec<String> = several.iter().map(|&seat| self.player_or_you(seat)).collect();
                self.say("result-tie", &[("players", self.list("list-players", &players).into())])
            }
        }
    }

    fn player_or_you(&self, seat: Seat) -> String {
        if self.names.you() == Some(seat) { self.words.text("you") } else { self.names.player(seat).to_owned() }
    }
}
