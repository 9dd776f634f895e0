//! The run-time side of the species-board family.

use game::{Game, Need, Seat, Viewer};
use northstar::{Action, Phase, Preset, Question, SpeciesId, State, Step};

use crate::family::{Meaning, Pick, Refusal, Rest, Table};
use crate::northstar::actions::{self, Clauses, Moment, Names};
use crate::northstar::cards::{Arbitrary, CardName, card_name};
use crate::northstar::commands::Phrase;
use crate::northstar::expect::{self, Expectation};
use crate::northstar::grammar::{Lexicon, Point};
use crate::northstar::views;
use crate::paths::Path;
use crate::report::Difference;
use crate::words::Words;

/// The names of a scenario's species.
#[derive(Clone, Debug, Default)]
pub(crate) struct GivenNames(pub(crate) Vec<(String, SpeciesId)>);

impl Names for GivenNames {
    fn name(&self, species: SpeciesId) -> String {
        let given = self.0.iter().rev().find(|(_, known)| *known == species);
        given.map_or_else(|| format!("S{}", u16::from(species.0) + 1), |(name, _)| name.clone())
    }

    fn species(&self, name: &str) -> Option<SpeciesId> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, species)| *species)
    }
}

/// A table of the species-board family while a scenario runs.
#[derive(Clone, Debug)]
pub(crate) struct BoardsTable {
    pub(crate) preset: Preset,
    pub(crate) names: GivenNames,
    pub(crate) arbitrary: Arbitrary,
}

impl BoardsTable {
    fn with_moment<T>(
        &self,
        game: &State,
        seat: Seat,
        pick: Pick,
        what: impl FnOnce(Moment<'_, GivenNames>) -> T,
    ) -> T {
        let view = game.view(Viewer::Seat(seat));
        let asked = match game.need() {
            Need::Decision(decision) if decision.seat == seat => Some(decision.question),
            _ => None,
        };
        what(Moment { view: &view, names: &self.names, arbitrary: Some(self.arbitrary), pick, asked })
    }
}

impl Table for BoardsTable {
    type Grammar = Lexicon;
    type Game = State;

    fn action(&self, game: &State, seat: Seat, phrase: &Phrase, pick: Pick) -> Result<Meaning<Action>, String> {
        self.with_moment(game, seat, pick, |moment| moment.action(phrase))
    }

    /// The cards that an attack pays with are part of its phrase; without the clause they are arbitrary.
    fn rest(&self, game: &State, seat: Seat, phrase: &Phrase, done: usize, pick: Pick) -> Option<Rest<Action>> {
        let Phrase::Attack { paying, .. } = phrase else { return None };
        let pays = matches!(game.need(), Need::Decision(decision)
            if decision.seat == seat && matches!(decision.question, Question::Pay { .. }));
        if !pays {
            return None;
        }
        let name = paying.as_ref().and_then(|cards| cards.get(done)).copied().unwrap_or(CardName::Any);
        let card = self.with_moment(game, seat, pick, |moment| moment.card(name, |_| true)).ok()?;
        Some(Rest { action: Action::Pay { card }, is_arbitrary: name == CardName::Any })
    }

    fn is_offered(offered: &[Action], action: Action) -> bool {
        let same = |known: &Action| match (known, action) {
            (Action::Attack { attacker: a, victim: v, .. }, Action::Attack { attacker, victim, .. }) => {
                (*a, *v) == (attacker, victim)
            }
            _ => *known == action,
        };
        offered.iter().any(same)
    }

    fn is_stop(phrase: &Phrase) -> bool {
        matches!(phrase, Phrase::Pass | Phrase::EndTurn)
    }

    fn stops(action: Action) -> bool {
        matches!(action, Action::Pass | Action::EndTurn)
    }

    fn possibilities(&self, game: &State, seat: Seat, _in_full: bool) -> Vec<String> {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions.into_iter().map(|action| self.write(game, action)).collect()
    }

    fn write_series(&self, game: &State, series: &[Action]) -> String {
        series.iter().map(|action| self.write(game, *action)).collect::<Vec<_>>().join(", ")
    }

    fn note(&mut self, game: &State, seat: Seat, phrase: &Phrase) {
        if let Phrase::NewSpecies { id: Some(id), .. } = phrase
            && let Some(species) = game.view(Viewer::Seat(seat)).next_species(seat)
        {
            self.names.0.push((id.clone(), species));
        }
    }

    fn write(&self, game: &State, action: Action) -> String {
        actions::write(&game.view(Viewer::Spectator), &self.names, Seat::FIRST, action, Clauses::LeftOut)
    }

    /// A card is written with its number.
    fn beginning(&self, game: &State, seat: Seat, words: &Words) -> Vec<String> {
        let mut texts: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        let with_card = texts
            .first()
            .is_some_and(|verb| matches!(verb.as_str(), "food_card" | "trait" | "species" | "grow" | "pay"));
        if with_card
            && let Some(word) = words.iter().nth(1)
            && let Ok(name) = card_name(&word.text, word.place)
            && let Ok(card) = self.with_moment(game, seat, Pick::First, |moment| moment.card(name, |_| true))
        {
            texts[1] = crate::northstar::cards::Written(card).to_string();
        }
        texts
    }

    fn is_at(&self, game: &State, point: &Point) -> bool {
        match *point {
            Point::Phase(Phase::Over) => game.need() == Need::Over,
            Point::Phase(phase) => game.phase() == phase && game.step() == Step::Begin,
            Point::AfterReveal => game.phase() == Phase::Reveal && game.step() == Step::Done,
            Point::RoundEnd => game.phase() == Phase::EndOfFeeding && game.step() == Step::Done,
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
        let preset = self.preset;
        let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = editions::northstar::options(preset, players, given);
        match options.and_then(|options| editions::northstar::config(preset, players, options, None)) {
            Ok(_) => Refusal::Accepted,
            Err(error) => error.rule().map_or(Refusal::Unnamed, Refusal::By),
        }
    }
}

/// Whether the seat is really asked for an action of its turn.
fn is_asked(game: &State, seat: Seat) -> bool {
    matches!(game.step(), Step::Turn | Step::Together)
        && game.moment().top().is_none()
        && game.need().asks(seat)
        && !game.is_idle()
}
