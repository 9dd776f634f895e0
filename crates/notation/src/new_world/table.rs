//! The run-time side of New World.

use game::{Game, Need, Seat, Viewer};
use new_world::{Action, AnimalId, Phase, RowOrder, State, Step};

use crate::family::{Meaning, Pick, Refusal, Table};
use crate::new_world::actions::{self, Clauses, Moment, Names, Wording, Writer};
use crate::new_world::cards::{Arbitrary, Written, card_name};
use crate::new_world::commands::Phrase;
use crate::new_world::expect::{self, Expectation};
use crate::new_world::grammar::{Lexicon, Point, new_name};
use crate::new_world::views;
use crate::paths::Path;
use crate::report::Difference;
use crate::words::Words;

/// The names of a scenario's animals.
#[derive(Clone, Debug, Default)]
pub(crate) struct GivenNames(pub(crate) Vec<(String, AnimalId)>);

impl Names for GivenNames {
    fn name(&self, animal: AnimalId) -> String {
        let given = self.0.iter().rev().find(|(_, known)| *known == animal);
        given.map_or_else(|| format!("A{}", u16::from(animal.0) + 1), |(name, _)| name.clone())
    }

    fn animal(&self, name: &str) -> Option<AnimalId> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, animal)| *animal)
    }
}

/// A table of New World while a scenario runs.
#[derive(Clone, Debug)]
pub(crate) struct WorldTable {
    pub(crate) names: GivenNames,
    pub(crate) arbitrary: Arbitrary,
}

/// The longest row of which all orders are listed.
const LONGEST_LISTED: usize = 7;

impl Table for WorldTable {
    type Grammar = Lexicon;
    type Game = State;

    // NW-FSM-1: asked only if two or more triggers can take effect or one is optional.
    const ONE_ANSWER_IS_NO_QUESTION: bool = true;

    fn action(&self, game: &State, seat: Seat, phrase: &Phrase, pick: Pick) -> Result<Meaning<Action>, String> {
        let view = game.view(Viewer::Seat(seat));
        let arbitrary = Some(self.arbitrary);
        Moment { view: &view, names: &self.names, arbitrary, pick, wording: Wording::Loose }.action(phrase)
    }

    /// What only a person wants is not listed but accepted.
    fn is_offered(offered: &[Action], action: Action) -> bool {
        let same = |known: &Action| match (*known, action) {
            (Action::PlayAnimal { card: a, .. }, Action::PlayAnimal { card, .. }) => a == card,
            (
                Action::PlayPair { card: a, face: b, first: c, second: d },
                Action::PlayPair { card, face, first, second },
            ) => (a, b) == (card, face) && ((c, d) == (first, second) || (d, c) == (first, second)),
            (Action::AddPair { face: b, first: c, second: d }, Action::AddPair { face, first, second }) => {
                b == face && ((c, d) == (first, second) || (d, c) == (first, second))
            }
            (
                Action::Metamorphose { animal: a, discard: b, card: c, face: d, pair: Some(e) },
                Action::Metamorphose { animal, discard, card, face, pair: Some(pair) },
            ) => (a, b, c, d) == (animal, discard, card, face) && (e == pair || (e.1, e.0) == pair),
            (Action::Attack { predator: a, prey: b, .. }, Action::Attack { predator, prey, .. }) => {
                (a, b) == (predator, prey)
            }
            (known, action) => known == action,
        };
        matches!(action, Action::Rearrange { .. }) || offered.iter().any(same)
    }

    fn is_stop(phrase: &Phrase) -> bool {
        matches!(phrase, Phrase::Pass | Phrase::EndTurn)
    }

    fn stops(action: Action) -> bool {
        matches!(action, Action::Pass | Action::EndTurn)
    }

    fn note(&mut self, game: &State, seat: Seat, phrase: &Phrase) {
        if let Some(name) = new_name(phrase) {
            self.names.0.push((name.to_owned(), game.view(Viewer::Seat(seat)).next_id()));
        }
    }

    fn write(&self, game: &State, action: Action) -> String {
        let view = game.view(Viewer::Spectator);
        Writer { view: &view, names: &self.names, clauses: Clauses::LeftOut }.write(action)
    }

    /// With all orders of the row, and if `in_full` with all cards that go down to the hand limit.
    fn possibilities(&self, game: &State, seat: Seat, in_full: bool) -> Vec<String> {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        if in_full && matches!(actions.first(), Some(Action::DiscardHand { .. })) {
            let mut texts = Vec::new();
            self.discards(game, seat, &mut Vec::new(), &mut texts);
            return texts;
        }
        if game.phase() == Phase::Development {
            actions.extend(rearrangements(game, seat));
        }
        actions.into_iter().map(|action| self.write(game, action)).collect()
    }

    fn write_series(&self, _: &State, series: &[Action]) -> String {
        let card = |action: &Action| match action {
            Action::DiscardHand { card } => Some(Written(*card).to_string()),
            _ => None,
        };
        let mut cards: Vec<String> = series.iter().filter_map(card).collect();
        game::order::sort(&mut cards);
        format!("discard_hand {}", cards.join(" "))
    }

    /// A card is written with all its faces, two animals in the order of written actions.
    fn beginning(&self, game: &State, seat: Seat, words: &Words) -> Vec<String> {
        let mut texts: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        let card_at = match texts.first().map(String::as_str) {
            Some("play") => 1,
            Some("metamorphosis") => 5,
            _ => usize::MAX,
        };
        if let Some(word) = words.iter().nth(card_at)
            && word.text != "pool"
            && let Ok(name) = card_name(&word.text, word.place)
            && let Ok(Meaning::Action(Action::PlayAnimal { card, .. })) =
                self.action(game, seat, &Phrase::PlayAnimal { card: name, id: None, before: None }, Pick::First)
        {
            texts[card_at] = Written(card).to_string();
        }
        let directed = texts
            .iter()
            .any(|word| new_world::Trait::from_id(word).is_some_and(|t| t.is_pair() && actions::is_directed(t)));
        for text in &mut texts {
            *text = self.sorted_pair(text, directed);
        }
        texts
    }

    fn is_at(&self, game: &State, point: &Point) -> bool {
        match *point {
            Point::Phase(Phase::Over) => game.need() == Need::Over,
            Point::Phase(phase) => game.phase() == phase && game.step() == Step::Begin,
            // Where nobody is above the limit nobody is asked.
            Point::HandLimit => {
                game.phase() == Phase::Extinction && matches!(game.step(), Step::HandLimit | Step::Done)
            }
            Point::Turn(seat) => is_asked(game, seat),
        }
    }

    fn waits_at(&self, game: &State, point: &Point) -> bool {
        let turn = game.moment().turn;
        matches!(*point, Point::Turn(seat) if is_asked(game, seat) && !turn.basic_done && !turn.additional_done)
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
        let options = editions::new_world_options(given);
        match options.and_then(|options| editions::new_world_config(players, options, None)) {
            Ok(_) => Refusal::Accepted,
            Err(error) => error.rule().map_or(Refusal::Unnamed, Refusal::By),
        }
    }
}

impl WorldTable {
    /// Every set of cards that goes down to the hand limit and begins with these.
    fn discards(&self, game: &State, seat: Seat, series: &mut Vec<Action>, texts: &mut Vec<String>) {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        if actions.is_empty() {
            texts.push(self.write_series(game, series));
        }
        for action in actions {
            // Each set once: in the order of the cards.
            if series.last().is_some_and(|last| action < *last) {
                continue;
            }
            let mut after = game.clone();
            if after.apply(seat, action, &mut ()).is_ok() {
                series.push(action);
                self.discards(&after, seat, series, texts);
                series.pop();
            }
        }
    }

    /// `B+A` as it stands in written actions; also inside the brackets of a pair card.
    fn sorted_pair(&self, text: &str, directed: bool) -> String {
        let (before, ids, after) = match text.split_once('(').and_then(|(t, rest)| Some((t, rest.strip_suffix(')')?))) {
            Some((t, ids)) => (format!("{t}("), ids, ")"),
            None if directed => return text.to_owned(),
            None => (String::new(), text, ""),
        };
        let Some((first, second)) = ids.split_once('+') else { return text.to_owned() };
        let numbers = (self.names.animal(first), self.names.animal(second));
        let (first, second) = if numbers.1 < numbers.0 { (second, first) } else { (first, second) };
        format!("{before}{first}+{second}{after}")
    }
}

/// Every order into which the player may put the row.
fn rearrangements(game: &State, seat: Seat) -> Vec<Action> {
    fn permute(rest: &mut Vec<AnimalId>, order: &mut Vec<AnimalId>, found: &mut impl FnMut(&[AnimalId])) {
        if rest.is_empty() {
            found(order);
        }
        for place in 0..rest.len() {
            let animal = rest.remove(place);
            order.push(animal);
            permute(rest, order, found);
            order.pop();
            rest.insert(place, animal);
        }
    }
    let mut row = game.view(Viewer::Spectator).rows[seat].clone();
    let mut actions = Vec::new();
    if (1..=LONGEST_LISTED).contains(&row.len()) {
        permute(&mut row, &mut Vec::new(), &mut |order| {
            let action = RowOrder::new(order).map(|order| Action::Rearrange { order });
            actions.extend(action.filter(|action| game.why_not(seat, *action).0.is_empty()));
        });
    }
    actions
}

/// Whether the seat is really asked for an action of its turn.
fn is_asked(game: &State, seat: Seat) -> bool {
    game.step() == Step::Turn && game.moment().top().is_none() && game.need().asks(seat) && !game.is_idle()
}
