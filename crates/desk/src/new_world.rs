//! New World on the screen.
//!
//! | module | what it holds |
//! |---|---|
//! | `pick`, `offers` | what is picked, what a click on a thing means, what the prompt offers |
//! | `row` | the order of the viewer's row |
//! | `drawing` | makes the screen from the view, the prompt and the pick |
//! | [`still`] | the table at a moment, without a question |
//! | `log` | what a line is about, and what can be shown of it |
//! | `names`, `say` | who is who, and the words of the edition |
//! | `carry` | things carried to their place |
//! | [`analysis`] | the analysis board |

pub mod analysis;
mod carry;
mod drawing;
mod log;
mod names;
mod offers;
mod pick;
mod row;
mod say;
pub mod still;

use game::Seat;
use locale::Words;
use new_world::{Action, AnimalId, AreaName, Card, LinkId, Outlook, Place, Question, Rule, State, Trait, View};
use notation::new_world::World;

use crate::family::Family;
use crate::screen::{self, Being, Emblem, Tie};

pub use log::CueMaker;
pub use names::MarkedNames;
pub use pick::Pick;

pub(crate) type Desk = crate::desk::Desk<State>;

impl From<AnimalId> for Being {
    fn from(animal: AnimalId) -> Self {
        Self(animal.0)
    }
}

impl From<Being> for AnimalId {
    fn from(being: Being) -> Self {
        Self(being.0)
    }
}

impl From<LinkId> for Tie {
    fn from(link: LinkId) -> Self {
        Self(link.0)
    }
}

impl From<Trait> for Emblem {
    fn from(shows: Trait) -> Self {
        Self(shows.id())
    }
}

impl From<Card> for screen::Card {
    fn from(card: Card) -> Self {
        Self { top: card.major.into(), bottom: card.minor.map(Into::into), food: None }
    }
}

/// An area on the screen: its name and its number among those of the same name.
pub(crate) fn area(place: Place) -> screen::Place {
    let name = AreaName::ALL.iter().position(|name| *name == place.name).unwrap_or_default();
    screen::Place(name as u8 + place.nth * AreaName::ALL.len() as u8)
}

/// The area of the row that is meant.
fn place_of(view: &View, at: screen::Place) -> Option<Place> {
    view.places().map(|(place, ..)| place).find(|place| area(*place) == at)
}

/// The card and the face of it that are meant.
fn face_of(view: &View, card: screen::Card, face: Emblem) -> Option<(Card, Trait)> {
    let own = view.own.as_ref()?;
    let card = own.hand.iter().copied().find(|held| screen::Card::from(*held) == card)?;
    Some((card, card.faces().find(|shows| Emblem::from(*shows) == face)?))
}

impl Desk {
    /// Whether the viewer has to answer an attack.
    pub(crate) fn is_reacting(&self) -> bool {
        matches!(pick::question(self), Some(Question::React { .. }))
    }
}

impl Family for State {
    type Notation = World;

    fn round_of(view: &View) -> u8 {
        view.epoch
    }

    fn points(view: &View, seat: Seat) -> u16 {
        view.breakdown(seat).total()
    }

    fn action(words: &Words, players: &[String], view: &View, action: Action) -> String {
        say::action(words, &MarkedNames::new(players, view), view, &action)
    }

    fn outlook_lines(words: &Words, players: &[String], view: &View, outlook: &Outlook, action: Action) -> Vec<String> {
        say::outlook(words, &MarkedNames::new(players, view), outlook, &action)
    }

    fn owner_of(view: &View, animal: u8) -> Option<Seat> {
        view.animal(AnimalId(animal)).map(|animal| animal.owner)
    }

    fn refusal(words: &Words, players: &[String], view: &View, rule: Rule, cause: Option<u8>) -> String {
        say::refusal(words, &MarkedNames::new(players, view), rule, cause.map(AnimalId))
    }
}
