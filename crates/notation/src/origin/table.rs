//! The run-time side of the family origin.

use game::{Game, Need, Seat, Viewer};
use origin::{Action, AnimalId, Phase, State, Step};

use crate::family::{Meaning, Pick, Refusal, Table};
use crate::origin::actions::{self, Moment, Names, NewIds, Wording};
use crate::origin::cards::Arbitrary;
use crate::origin::commands::Phrase;
use crate::origin::expect::Expectation;
use crate::origin::grammar::{Lexicon, Point};
use crate::origin::views::{self, Path};
use crate::place::Place;
use crate::report::Difference;
use crate::words::Words;

/// The names of a scenario's animals, by their numbers.
#[derive(Clone, Debug)]
pub(crate) struct GivenNames(pub(crate) Vec<String>);

impl Names for GivenNames {
    fn name(&self, animal: AnimalId) -> String {
        self.0.get(usize::from(animal.0)).cloned().unwrap_or_else(|| format!("A{}", u16::from(animal.0) + 1))
    }

    fn animal(&self, name: &str) -> Option<AnimalId> {
        let place = self.0.iter().position(|known| known == name)?;
        u8::try_from(place).ok().map(AnimalId)
    }
}

/// A table of the family origin while a scenario runs.
#[derive(Clone, Debug)]
pub(crate) struct OriginTable {
    pub(crate) names: GivenNames,
    pub(crate) arbitrary: Arbitrary,
}

impl Table for OriginTable {
    type Grammar = Lexicon;
    type Game = State;

    fn action(&self, game: &State, seat: Seat, phrase: &Phrase, pick: Pick) -> Result<Meaning<Action>, String> {
        let view = game.view(Viewer::Seat(seat));
        let arbitrary = Some(self.arbitrary);
        Moment { view: &view, names: &self.names, arbitrary, pick, wording: Wording::Loose }.action(phrase)
    }

    fn is_stop(phrase: &Phrase) -> bool {
        matches!(phrase, Phrase::Pass | Phrase::EndTurn)
    }

    fn note(&mut self, game: &State, _seat: Seat, phrase: &Phrase) {
        if let Phrase::PlayAnimal { id: Some(id), .. } = phrase {
            let number = usize::from(game.view(Viewer::Spectator).animals_so_far);
            self.names.0.truncate(number);
            self.names.0.push(id.clone());
        }
    }

    fn write(&self, game: &State, action: Action) -> String {
        actions::write(&game.view(Viewer::Spectator), &self.names, action, NewIds::LeftOut)
    }

    /// A card is written with all its faces, two animals in the order of written actions.
    fn beginning(&self, game: &State, seat: Seat, words: &Words) -> Vec<String> {
        let mut texts: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        let full = format!("play {} as animal", texts.get(1).map_or("", String::as_str));
        let phrase = Words::split(&full, Place::START).ok().and_then(|words| {
            let lexicon = Lexicon { players: 8, names: Vec::new() };
            let purpose = crate::family::Purpose::Listed;
            super::commands::read(&words, crate::family::Form::Command, purpose, &lexicon).ok()
        });
        if texts.first().is_some_and(|verb| verb == "play")
            && let Some(phrase) = phrase
            && let Ok(Meaning::Action(action)) = self.action(game, seat, &phrase, Pick::First)
            && let Some(card) = self.write(game, action).split(' ').nth(1)
        {
            card.clone_into(&mut texts[1]);
        }
        let directed = texts.get(3).and_then(|word| origin::Trait::from_id(word)).is_some_and(actions::is_directed);
        if let Some(last) = texts.last_mut()
            && !directed
            && let Some((first, second)) = last.split_once('+')
            && let (Some(first), Some(second)) = (self.names.animal(first), self.names.animal(second))
            && second < first
        {
            *last = format!("{}+{}", self.names.name(second), self.names.name(first));
        }
        texts
    }

    fn is_at(&self, game: &State, point: &Point) -> bool {
        match *point {
            Point::Phase(Phase::Over) => game.need() == Need::Over,
            Point::Phase(phase) => game.phase() == phase && game.step() == Step::Begin,
            Point::Turn(seat) => is_asked(game, seat),
        }
    }

    fn waits_at(&self, game: &State, point: &Point) -> bool {
        matches!(*point, Point::Turn(seat) if is_asked(game, seat) && !game.moment().turn.acted)
    }

    fn differences(&self, game: &State, expected: &Expectation) -> Vec<Difference> {
        expected.differences(game, &self.names)
    }

    fn is_hidden(&self, game: &State, viewer: Seat, path: &Path) -> Result<(), String> {
        views::is_hidden(game, viewer, path, &self.names)
    }

    fn is_visible(&self, game: &State, viewer: Seat, path: &Path) -> Result<(), String> {
        views::is_visible(game, viewer, path, &self.names)
    }

    fn refuses_options(&self, players: u8, given: &[(String, String)]) -> Refusal {
        let options = editions::origin_options(given.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        match options.and_then(|options| editions::origin_config(players, options, None)) {
            Ok(_) => Refusal::Accepted,
            Err(error) => error.rule().map_or(Refusal::Unnamed, Refusal::By),
        }
    }
}

/// Whether the seat is really asked for an action of its turn.
fn is_asked(game: &State, seat: Seat) -> bool {
    game.step() == Step::Turn && game.moment().top().is_none() && game.need().asks(seat) && !game.is_idle()
}
