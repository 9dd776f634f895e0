//! Records of New World: its words for [`crate::record`].
//!
//! A game begins with two shuffles, of the area cards and of the evolution cards, each with its top card first; later the
//! discard pile is shuffled. Cards go down to the hand limit one by one, each in a line of its own.

mod setup;
mod start;

use editions::{Edition, SetupError};
use game::{Game, Seat, Viewer};
use new_world::{Action, AnimalId, Card, Config, Design, State, Step, View};

use crate::family::{Form, Meaning, Pick, Purpose};
use crate::new_world::actions::{Clauses, Moment, Names, Wording, Writer};
use crate::new_world::areas::{read_design, write_design};
use crate::new_world::cards::{Written, exact_card};
use crate::new_world::commands::{self, Known, Phrase};
use crate::new_world::grammar::new_name;
use crate::place::{Cause, Fault, Place, Problem, Reading, Source};
use crate::record::{self, Family, Header, Line, Said, number};
use crate::words::Words;

pub use setup::header;

/// The family of New World.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct World;

/// What is shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shuffled {
    /// An evolution card.
    Card(Card),
    /// An area card.
    Area(Design),
}

record::records_of!(World, State);

impl Family for World {
    type Game = State;
    type Card = Shuffled;

    fn header(config: &Config, names: Vec<String>) -> Header {
        header(config, names)
    }

    fn config(header: &Header, shuffled: &[Shuffled]) -> Result<Config, SetupError> {
        setup::config_with(header, shuffled)
    }

    fn position(header: &Header, place: Place) -> Reading<Option<State>> {
        start::read(header, place)
    }

    fn to_shuffle(game: &State) -> Vec<Shuffled> {
        fn spread<T: Copy>(counted: impl Iterator<Item = (T, u8)>) -> impl Iterator<Item = T> {
            counted.flat_map(|(card, count)| (0..count).map(move |_| card))
        }
        let view = game.view(Viewer::Spectator);
        match game.step() {
            Step::ShuffleAreas => {
                let counted = view.areas.list().map(|(_, design, count)| (design, count));
                spread(counted).map(Shuffled::Area).collect()
            }
            Step::Reshuffle => game.discard_pile().map(Shuffled::Card).collect(),
            _ => spread(view.catalogue.list()).map(Shuffled::Card).collect(),
        }
    }

    fn write_card(card: Shuffled) -> String {
        match card {
            Shuffled::Card(card) => Written(card).to_string(),
            Shuffled::Area(design) => write_design(&design),
        }
    }

    fn read_card(word: &str, place: Place, _edition: Edition) -> Reading<Shuffled> {
        match read_design(word) {
            Some(design) => Ok(Shuffled::Area(design)),
            None => exact_card(word, place).map(Shuffled::Card),
        }
    }

    fn write_line(replay: &Replay<'_>, _seat: Seat, action: Action) -> Said {
        let words = write_action(&replay.state().view(Viewer::Spectator), action);
        if action.is_answer() { format!("choose {words}").into() } else { words.into() }
    }

    fn read_line(view: &View, _seat: Seat, text: &str, place: Place) -> Reading<Line<Action>> {
        read_line(view, text, place)
    }

    fn write_action(view: &View, _seat: Seat, action: Action) -> String {
        write_action(view, action)
    }

    fn read_action(view: &View, text: &str) -> Result<Vec<Action>, Problem> {
        read_action(view, text)
    }
}

/// The names of animals in records: `A1`, `A2`, ... by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbered {
    /// How many animals there have been.
    so_far: u16,
}

impl Numbered {
    pub(crate) fn of(view: &View) -> Self {
        Self { so_far: view.animals_so_far }
    }
}

impl Names for Numbered {
    fn name(&self, animal: AnimalId) -> String {
        format!("A{}", u16::from(animal.0) + 1)
    }

    fn animal(&self, name: &str) -> Option<AnimalId> {
        let number: u8 = number(name.strip_prefix('A')?, Place::START).ok()?;
        let animal = AnimalId(number.checked_sub(1)?);
        (u16::from(animal.0) < self.so_far && self.name(animal) == name).then_some(animal)
    }
}

impl Known for Numbered {
    fn is_known(&self, name: &str) -> bool {
        self.animal(name).is_some()
    }

    fn suggestion(&self, _name: &str) -> Option<String> {
        (self.so_far > 0).then(|| "animals are called A1, A2 and so on".to_owned())
    }
}

/// A command or answer in words, with the names animals have in records.
pub fn write_action(view: &View, action: Action) -> String {
    Writer { view, names: &Numbered::of(view), clauses: Clauses::Written }.write(action)
}

/// The actions these words mean for the player who sees this: one, or several cards that go down to the hand limit. The id
/// of a new animal and one face of a card may be left out, and `choose` before an answer.
pub fn read_action(view: &View, text: &str) -> Result<Vec<Action>, Problem> {
    let source = Source { file: "input", text };
    let read = Words::said(text, Place::START).and_then(|(_, words)| {
        let phrase = commands::read(&words, Form::Either, Purpose::Listed, &Numbered::of(view))?;
        mean(view, &phrase, Wording::Spoken, words.place)
    });
    read.map_err(|fault| source.problem(fault))
}

/// The actions a phrase means.
fn mean(view: &View, phrase: &Phrase, wording: Wording, place: Place) -> Reading<Vec<Action>> {
    let names = Numbered::of(view);
    let moment = Moment { view, names: &names, arbitrary: None, pick: Pick::First, wording };
    match moment.action(phrase) {
        Ok(Meaning::Action(action)) => Ok(vec![action]),
        Ok(Meaning::Series(actions, _)) => Ok(actions),
        Ok(Meaning::Anything) => Err(Fault::new(place, "say what exactly; 'any' is not enough")),
        Err(message) => Err(Fault::new(place, message)),
    }
}

fn read_line(view: &View, text: &str, place: Place) -> Reading<Line<Action>> {
    let (form, words) = Words::said(text, place)?;
    // The name of a new animal is looked at below.
    let phrase = commands::read(&words, form, Purpose::Tried, &Numbered::of(view))?;
    let next = Numbered::of(view).name(view.next_id());
    if let Some(id) = new_name(&phrase)
        && id != next
    {
        let fault = Fault::new(place, format!("the new animal is called '{next}', not '{id}'"));
        return Err(fault.because(Cause::NewAnimal(next)));
    }
    Ok(Line { actions: mean(view, &phrase, Wording::Exact, words.place)?, close: None })
}
