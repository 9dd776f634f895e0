//! Records of the species-board family: its words for [`crate::record`].
//!
//! A shuffle names its cards, top card first: the whole deck at the set-up, later the discard pile. An attack is written
//! with the cards it pays; they are answers of their own in the list of entries.

mod setup;
mod start;

use editions::{Edition, SetupError};
use game::{Game, Seat, Viewer};
use northstar::{Action, Card, Config, SpeciesId, State, View};

use crate::family::{Form, Meaning, Pick, Purpose};
use crate::northstar::actions::{self, Clauses, Moment, Names};
use crate::northstar::cards::{CardName, Written, exact_card};
use crate::northstar::commands::{self, Known, Phrase};
use crate::place::{Fault, Place, Problem, Reading, Source};
use crate::record::{self, Family, Header, Line, Said, number};
use crate::words::Words;

pub use setup::header;

/// The family of the species boards: Evolution and Natural Selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boards;

record::records_of!(Boards, State);

impl Family for Boards {
    type Game = State;
    type Card = Card;

    fn header(config: &Config, names: Vec<String>) -> Header {
        header(config, names)
    }

    fn config(header: &Header, shuffled: &[Card]) -> Result<Config, SetupError> {
        setup::config_with(header, shuffled)
    }

    fn position(header: &Header, place: Place) -> Reading<Option<State>> {
        start::read(header, place)
    }

    fn to_shuffle(game: &State) -> Vec<Card> {
        let view = game.view(Viewer::Spectator);
        if view.round == 0 {
            return view.catalogue.list().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        }
        view.discard
    }

    fn write_card(card: Card) -> String {
        Written(card).to_string()
    }

    fn read_card(word: &str, place: Place, _edition: Edition) -> Reading<Card> {
        exact_card(word, place)
    }

    fn write_line(replay: &Replay<'_>, seat: Seat, action: Action) -> Said {
        let words = write_action(&replay.state().view(Viewer::Seat(seat)), seat, action);
        if action.is_answer() {
            return format!("choose {words}").into();
        }
        let paid = payment(replay, action);
        if paid.is_empty() {
            return words.into();
        }
        Said { words: format!("{words} paying {}", paid.join(", ")), entries: 1 + paid.len() }
    }

    fn read_line(view: &View, seat: Seat, text: &str, place: Place) -> Reading<Line<Action>> {
        read_line(view, seat, text, place)
    }

    fn write_action(view: &View, seat: Seat, action: Action) -> String {
        write_action(view, seat, action)
    }

    fn read_action(view: &View, text: &str) -> Result<Vec<Action>, Problem> {
        read_action(view, text)
    }
}

/// The names of species in records: `S1`, `S2`, ... by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbered;

impl Names for Numbered {
    fn name(&self, species: SpeciesId) -> String {
        format!("S{}", u16::from(species.0) + 1)
    }

    fn species(&self, name: &str) -> Option<SpeciesId> {
        let number: u8 = number(name.strip_prefix('S')?, Place::START).ok()?;
        let species = SpeciesId(number.checked_sub(1)?);
        (self.name(species) == name).then_some(species)
    }
}

impl Known for Numbered {
    fn is_known(&self, name: &str) -> bool {
        self.species(name).is_some()
    }

    fn suggestion(&self, _name: &str) -> Option<String> {
        Some("species are called S1, S2 and so on".to_owned())
    }
}

/// A command or answer of a seat in words, with the names species have in records.
pub fn write_action(view: &View, seat: Seat, action: Action) -> String {
    actions::write(view, &Numbered, seat, action, Clauses::Written)
}

/// The actions these words mean for the player who sees this: one, or an attack and the cards it pays. The id of a new
/// species and the number of a card may be left out, and `choose` before an answer.
pub fn read_action(view: &View, text: &str) -> Result<Vec<Action>, Problem> {
    let source = Source { file: "input", text };
    let read = Words::said(text, Place::START).and_then(|(_, words)| {
        let phrase = commands::read(&words, Form::Either, Purpose::Listed, &Numbered)?;
        mean(view, &phrase, words.place)
    });
    read.map_err(|fault| source.problem(fault))
}

/// The actions a phrase means.
fn mean(view: &View, phrase: &Phrase, place: Place) -> Reading<Vec<Action>> {
    // `default` is always meant for leaf traits here.
    let asked = Some(northstar::Question::ChooseLeaf);
    let moment = Moment { view, names: &Numbered, arbitrary: None, pick: Pick::First, asked };
    let mut actions = match moment.action(phrase) {
        Ok(Meaning::Action(action)) => vec![action],
        Ok(Meaning::Anything | Meaning::Series(..)) => {
            return Err(Fault::new(place, "say what exactly; 'any' is not enough"));
        }
        Err(message) => return Err(Fault::new(place, message)),
    };
    if let (Phrase::Attack { paying: Some(cards), .. }, [Action::Attack { .. }]) = (phrase, actions.as_slice()) {
        for card in cards {
            let card = moment.card(*card, |_| true).map_err(|message| Fault::new(place, message))?;
            actions.push(Action::Pay { card });
        }
    }
    Ok(actions)
}

/// The cards paid for the attack that comes next, if all of them follow.
fn payment(replay: &Replay<'_>, action: Action) -> Vec<String> {
    let Action::Attack { negate, .. } = action else { return Vec::new() };
    let price = usize::from(negate.price());
    let following = replay.rest().iter().skip(1).map_while(|entry| match entry {
        Entry::Act { action: Action::Pay { card }, .. } => Some(Written(*card).to_string()),
        _ => None,
    });
    let cards: Vec<String> = following.take(price).collect();
    if cards.len() == price { cards } else { Vec::new() }
}

fn read_line(view: &View, seat: Seat, text: &str, place: Place) -> Reading<Line<Action>> {
    let (form, words) = Words::said(text, place)?;
    // The name of a new species is looked at below.
    let phrase = commands::read(&words, form, Purpose::Tried, &Numbered)?;
    if let Phrase::NewSpecies { id: Some(id), .. } = &phrase
        && let Some(next) = view.next_species(seat).map(|next| Numbered.name(next))
        && *id != next
    {
        return Err(Fault::new(place, format!("the new species is called '{next}', not '{id}'")));
    }
    if names_no_card(&phrase) {
        return Err(Fault::new(words.place, "a record leaves nothing open: every card is named with its number"));
    }
    Ok(Line { actions: mean(view, &phrase, words.place)?, close: None })
}

/// Whether a card of the phrase is not named in full.
fn names_no_card(phrase: &Phrase) -> bool {
    let open = |card: &CardName| !matches!(card, CardName::Face(_));
    match phrase {
        Phrase::FoodCard { card }
        | Phrase::PlayTrait { card, .. }
        | Phrase::NewSpecies { card, .. }
        | Phrase::Grow { card, .. }
        | Phrase::Pay { card }
        | Phrase::Intelligence { paying: card, .. } => open(card),
        Phrase::Attack { paying, .. } => paying.iter().flatten().any(open),
        _ => false,
    }
}
