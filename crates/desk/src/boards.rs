//! Evolution and Natural Selection on the screen.
//!
//! | module | what it holds |
//! |---|---|
//! | [`analysis`] | a free position: who may attack whom, and why |
//! | `pick` | what is picked and what a click on a thing means |
//! | `attack` | an attack that is being prepared: prey, ignored traits, the cards that pay |
//! | `drawing` | makes the screen from the view, the prompt and the pick |
//! | [`still`] | the table at a moment, without a question |
//! | `log` | what a line is about, and what can be shown of it |
//! | `names` | who is who |
//! | `carry` | things carried to their place |

pub mod analysis;
mod attack;
mod carry;
mod drawing;
mod log;
mod names;
mod pick;
pub mod still;

use game::{Game, Seat, Viewer};
use locale::Words;
use northstar::{Action, Card, Decision, Event, Fact, Growth, Outlook, Question, Rule, SpeciesId, State, Trait, View};

use crate::click::Track;
use crate::family::Family;
use crate::replay::RoundPoints;
use crate::screen::{self, Being, Emblem};

pub use log::CueMaker;
pub use names::Cast;
pub use pick::Pick;

pub(crate) type Desk = crate::desk::Desk<State>;

impl From<SpeciesId> for Being {
    fn from(species: SpeciesId) -> Self {
        Self(species.0)
    }
}

impl From<Being> for SpeciesId {
    fn from(being: Being) -> Self {
        Self(being.0)
    }
}

impl From<Trait> for Emblem {
    fn from(shows: Trait) -> Self {
        Self(shows.id())
    }
}

impl From<Card> for screen::Card {
    fn from(card: Card) -> Self {
        Self { top: card.shows.into(), bottom: None, food: Some(card.food) }
    }
}

impl From<Track> for Growth {
    fn from(track: Track) -> Self {
        match track {
            Track::Population => Self::Population,
            Track::Size => Self::Size,
        }
    }
}

/// The card of the viewer's hand that is meant.
fn card_of(view: &View, card: screen::Card) -> Option<Card> {
    view.own.as_ref()?.hand.iter().copied().find(|held| screen::Card::from(*held) == card)
}

impl Desk {
    /// What the viewer is asked; nothing if somebody else is.
    pub(crate) fn asked(&self) -> Option<Question> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let Decision { question, .. } = self.decision()?;
        self.asked_seats().contains(seat).then_some(question)
    }
}

impl Family for State {
    type Notation = notation::northstar::Boards;

    fn round_of(view: &View) -> u8 {
        view.round
    }

    fn points(view: &View, seat: Seat) -> u16 {
        view.breakdown(seat).total()
    }

    fn round_points(after: &Self, events: &[Event]) -> Option<RoundPoints> {
        let round = |event: &Event| match event {
            Event::Open(Fact::RoundBegan { round, .. }) => round.checked_sub(1).filter(|round| *round > 0),
            Event::Open(Fact::GameOver { .. }) => Some(after.view(Viewer::Spectator).round),
            _ => None,
        };
        let round = events.iter().find_map(round)?;
        // All that has been added since the round ended are the boards of players without species.
        let given = |seat: Seat| {
            let given = |event: &&Event| matches!(event, Event::Open(Fact::BoardGiven { seat: to, .. }) if *to == seat);
            events.iter().filter(given).count() as u16
        };
        let total = |seat: Seat| after.breakdown(seat).total() - given(seat);
        Some(RoundPoints { round, points: Seat::all(after.seats()).map(total).collect() })
    }

    fn action(words: &Words, players: &[String], view: &View, action: Action) -> String {
        locale::northstar::action_of(words, &Cast::new(players, view.viewer).players(), action)
    }

    fn outlook_lines(words: &Words, players: &[String], view: &View, outlook: &Outlook, action: Action) -> Vec<String> {
        let mut lines =
            locale::northstar::outlook(words, &Cast::new(players, view.viewer).players(), view.seats, outlook);
        if matches!(action, Action::Feed { .. }) && outlook.watering_hole == 0 {
            lines.insert(0, words.text("advice-last-food"));
        }
        lines
    }

    fn owner_of(view: &View, animal: u8) -> Option<Seat> {
        view.species(SpeciesId(animal)).map(|species| species.owner)
    }

    fn refusal(words: &Words, _players: &[String], _view: &View, rule: Rule, _cause: Option<u8>) -> String {
        locale::northstar::refusal(words, rule)
    }
}
