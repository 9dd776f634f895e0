//! The run-time side of the family origin.

use game::{Game, Need, Seat, Viewer};
use origin::{Action, AnimalId, Modules, Phase, State, Step};

use crate::family::{Meaning, Pick, Refusal, Table};
use crate::origin::actions::{self, Moment, Names, NewIds, Wording};
use crate::origin::cards::Arbitrary;
use crate::origin::commands::Phrase;
use crate::origin::expect::{self, Expectation};
use crate::origin::grammar::{Lexicon, Point};
use crate::origin::views;
use crate::paths::Path;
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
    pub(crate) modules: Modules,
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

    fn stops(action: Action) -> bool {
        matches!(action, Action::Pass | Action::EndTurn)
    }

    fn note(&mut self, game: &State, _seat: Seat, phrase: &Phrase) {
        if let Phrase::PlayAnimal { id: Some(id), .. } | Phrase::Place { id: Some(id), .. } = phrase {
            let number = usize::from(game.view(Viewer::Spectator).animals_so_far);
            self.names.0.truncate(number);
            // Animals that got no name on the way.
            while self.names.0.len() < number {
                self.names.0.push(format!("(A{})", self.names.0.len() + 1));
            }
            self.names.0.push(id.clone());
        }
    }

    fn write(&self, game: &State, action: Action) -> String {
        actions::write(&game.view(Viewer::Spectator), &self.names, action, NewIds::LeftOut)
    }

    /// In full: migrations with all their migrants, each set of them once.
    fn possibilities(&self, game: &State, seat: Seat, in_full: bool) -> Vec<String> {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let mut texts = Vec::new();
        for action in actions {
            if in_full && matches!(action, Action::Migrate { .. }) {
                self.announcements(game, seat, &mut vec![action], &mut texts);
            } else {
                texts.push(self.write(game, action));
            }
        }
        texts
    }

    fn write_series(&self, _: &State, series: &[Action]) -> String {
        let journey = |action: &Action| match *action {
            Action::Migrate { animal, to } => Some(actions::journey(&self.names, animal, to)),
            _ => None,
        };
        let mut journeys: Vec<String> = series.iter().filter_map(journey).collect();
        game::order::sort(&mut journeys);
        format!("migrate {}", journeys.join(", "))
    }

    /// A card is written with all its faces, two animals in the order of written actions.
    fn beginning(&self, game: &State, seat: Seat, words: &Words) -> Vec<String> {
        let mut texts: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        let at = if self.modules.is_divided() { " in laurasia" } else { "" };
        let full = format!("play {} as animal{at}", texts.get(1).map_or("", String::as_str));
        let phrase = Words::split(&full, Place::START).ok().and_then(|words| {
            let lexicon = Lexicon { modules: self.modules, players: 8, names: Vec::new() };
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
        expect::differences(expected, game, &self.names)
    }

    fn check_hidden(&self, game: &State, viewer: Seat, path: &Path) -> Result<(), String> {
        views::check_hidden(game, viewer, path, &self.names)
    }

    fn check_visible(&self, game: &State, viewer: Seat, path: &Path) -> Result<(), String> {
        views::check_visible(game, viewer, path, &self.names)
    }

    fn refuses_options(&self, players: u8, given: &[(String, String)]) -> Refusal {
        let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = editions::module_options(self.modules, given);
        match options.and_then(|options| editions::module_config(self.modules, players, options, None)) {
            Ok(_) => Refusal::Accepted,
            Err(error) => error.rule().map_or(Refusal::Unnamed, Refusal::By),
        }
    }
}

impl OriginTable {
    /// Every announcement that begins with these migrants.
    fn announcements(&self, game: &State, seat: Seat, migrants: &mut Vec<Action>, texts: &mut Vec<String>) {
        let mut after = game.clone();
        if migrants.last().is_none_or(|&last| after.apply(seat, last, &mut ()).is_err()) {
            return;
        }
        texts.push(self.write_series(game, migrants));
        let mut more = Vec::new();
        if after.moment().migration().is_some() {
            after.legal(seat, &mut more);
        }
        for action in more.into_iter().filter(|action| matches!(action, Action::Migrate { .. })) {
            migrants.push(action);
            self.announcements(&after, seat, migrants, texts);
            migrants.pop();
        }
    }
}

/// Whether the seat is really asked for an action of its turn.
fn is_asked(game: &State, seat: Seat) -> bool {
    game.step() == Step::Turn && game.moment().top().is_none() && game.need().asks(seat) && !game.is_idle()
}
