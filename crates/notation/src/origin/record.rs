//! Records of the family origin: its words for [`crate::record`].

mod setup;
mod start;

use editions::{Edition, SetupError};
use game::{Game, Seat, Viewer};
use origin::moment::MigrationStep;
use origin::{Action, AnimalId, Card, Config, Modules, State, View};

use crate::family::{Form, Meaning, Pick, Purpose};
use crate::origin::actions::{self, Moment, Names, NewIds, Wording};
use crate::origin::cards::{Written, exact_card};
use crate::origin::commands::{self, Known, Phrase};
use crate::place::{Cause, Fault, Place, Problem, Reading, Source};
use crate::record::{self, Family, Header, Line, Said, number};
use crate::words::Words;

pub use setup::{header, order_of};

/// The family origin: The Origin of Species and Continents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin;

record::records_of!(Origin, State);

impl Family for Origin {
    type Game = State;
    type Card = Card;

    fn header(config: &Config, names: Vec<String>) -> Header {
        header(config, names)
    }

    fn config(header: &Header, shuffled: &[Card]) -> Result<Config, SetupError> {
        setup::config_with(header, shuffled)
    }

    fn bring_up_to_date(header: &mut Header) {
        setup::bring_up_to_date(header);
    }

    fn decided_by(rules: u32, game: &State) -> Option<(Seat, Action)> {
        setup::decided_by(rules, game)
    }

    fn position(header: &Header, place: Place) -> Reading<Option<State>> {
        start::read(header, place)
    }

    fn to_shuffle(game: &State) -> Vec<Card> {
        setup::spread(&game.view(Viewer::Spectator).catalogue)
    }

    fn write_card(card: Card) -> String {
        Written(card).to_string()
    }

    fn read_card(word: &str, place: Place, edition: Edition) -> Reading<Card> {
        exact_card(word, place, edition.modules().unwrap_or_default())
    }

    fn write_line(replay: &Replay<'_>, seat: Seat, action: Action) -> Said {
        if matches!(action, Action::Migrate { .. }) {
            return announcement(replay.clone(), seat);
        }
        let words = write_action(&replay.state().view(Viewer::Spectator), action);
        if action.is_answer() { format!("choose {words}").into() } else { words.into() }
    }

    fn read_line(view: &View, seat: Seat, text: &str, place: Place) -> Reading<Line<Action>> {
        read_line(view, seat, text, place)
    }

    fn write_action(view: &View, _seat: Seat, action: Action) -> String {
        write_action(view, action)
    }

    fn read_action(view: &View, text: &str) -> Result<Vec<Action>, Problem> {
        read_action(view, text).map(|action| vec![action])
    }
}

/// The names of animals in records: `A1`, `A2`, ... in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbered {
    /// The modules of the game.
    pub(crate) modules: Modules,
    /// How many animals there have been.
    pub(crate) so_far: u8,
}

impl Numbered {
    pub(crate) fn of(view: &View) -> Self {
        Self { modules: view.modules, so_far: view.animals_so_far }
    }
}

impl Names for Numbered {
    fn name(&self, animal: AnimalId) -> String {
        format!("A{}", u16::from(animal.0) + 1)
    }

    fn animal(&self, name: &str) -> Option<AnimalId> {
        let number: u8 = number(name.strip_prefix('A')?, Place::START).ok()?;
        let animal = AnimalId(number.checked_sub(1)?);
        (animal.0 < self.so_far && self.name(animal) == name).then_some(animal)
    }
}

impl Known for Numbered {
    fn is_known(&self, name: &str) -> bool {
        self.animal(name).is_some()
    }

    fn suggestion(&self, _name: &str) -> Option<String> {
        (self.so_far > 0).then(|| format!("there have been A1 to A{}", self.so_far))
    }

    fn modules(&self) -> Modules {
        self.modules
    }
}

/// A command or answer in words, with the names animals have in records.
pub fn write_action(view: &View, action: Action) -> String {
    actions::write(view, &Numbered::of(view), action, NewIds::Written)
}

/// The action these words mean for the player who sees this. The id of a new animal and the second face of a card may be
/// left out, and `choose` before an answer.
pub fn read_action(view: &View, text: &str) -> Result<Action, Problem> {
    let source = Source { file: "input", text };
    let names = Numbered::of(view);
    let read = Words::said(text, Place::START).and_then(|(_, words)| {
        let place = words.place;
        let phrase = commands::read(&words, Form::Either, Purpose::Listed, &names)?;
        let moment = Moment { view, names: &names, arbitrary: None, pick: Pick::First, wording: Wording::Loose };
        match moment.action(&phrase) {
            Ok(Meaning::Action(action)) => Ok(action),
            Ok(Meaning::Series(steps, _)) => match steps.as_slice() {
                [step] => Ok(*step),
                _ => Err(Fault::new(place, "one migrant after the other")),
            },
            Ok(Meaning::Anything) => Err(Fault::new(place, "say what exactly")),
            Err(message) => Err(Fault::new(place, message)),
        }
    });
    read.map_err(|fault| source.problem(fault))
}

/// All steps of an announced migration, which are one line: `migrate A1 to gondwana, A4 to ocean`.
fn announcement(mut replay: Replay<'_>, by: Seat) -> Said {
    let begun = replay.entries_done();
    let mut journeys = Vec::new();
    let mut is_whole = false;
    while let Some(Entry::Act { seat, action }) = replay.upcoming()
        && *seat == by
    {
        match *action {
            Action::Migrate { animal, to } => {
                let names = Numbered::of(&replay.state().view(Viewer::Spectator));
                journeys.push(actions::journey(&names, animal, to));
            }
            Action::SetOff => {}
            _ => break,
        }
        // A step that does not fit is refused when the record goes on.
        if !matches!(replay.step(), Ok(Some(_))) {
            break;
        }
        is_whole = !is_announcing(replay.state());
        if is_whole {
            break;
        }
    }
    if !is_whole {
        // The record ends in the middle of it.
        journeys.push(commands::OPEN_END.to_owned());
    }
    Said { words: format!("migrate {}", journeys.join(", ")), entries: replay.entries_done() - begun }
}

fn is_announcing(state: &State) -> bool {
    state.moment().migration().is_some_and(|migration| migration.step == MigrationStep::Announce)
}

fn read_line(view: &View, _seat: Seat, text: &str, place: Place) -> Reading<Line<Action>> {
    let (form, words) = Words::said(text, place)?;
    let names = Numbered::of(view);
    let phrase = commands::read(&words, form, Purpose::Done, &names)?;
    if let Phrase::PlayAnimal { id: Some(id), .. } | Phrase::Place { id: Some(id), .. } = &phrase {
        let next = names.name(AnimalId(names.so_far));
        if *id != next {
            let fault = Fault::new(place, format!("the new animal is called '{next}', not '{id}'"));
            return Err(fault.because(Cause::NewAnimal(next)));
        }
    }
    let moment = Moment { view, names: &names, arbitrary: None, pick: Pick::First, wording: Wording::Exact };
    match moment.action(&phrase) {
        Ok(Meaning::Action(action)) => Ok(action.into()),
        Ok(Meaning::Series(actions, close)) => {
            let is_whole = !matches!(phrase, Phrase::Migrate { whole: false, .. });
            Ok(Line { actions, close: close.filter(|_| is_whole) })
        }
        Ok(Meaning::Anything) => Err(Fault::new(words.place, "a record leaves nothing open; 'any' is not enough")),
        Err(message) => Err(Fault::new(words.place, message)),
    }
}
