//! The Origin of Species and Continents on the screen.
//!
//! | module | what it holds |
//! |---|---|
//! | `pick` | what is picked and what a click on a thing means |
//! | `drawing` | makes the screen from the view, the prompt and the pick |
//! | [`still`] | the table at a moment, without a question |
//! | `log` | what a line is about, and what can be shown of it |
//! | `names` | who is who |
//! | `carry` | things carried to their place |
//! | [`analysis`] | a free position: who may attack whom, and why |

pub mod analysis;
mod carry;
mod drawing;
mod log;
mod names;
mod pick;
pub mod still;

use game::Seat;
use locale::Words;
use origin::{Action, AnimalId, Card, Decision, LinkId, Location, Outlook, Question, Rule, State, Trait, View};

use crate::desk::Stage;
use crate::family::Family;
use crate::screen::{self, Being, Emblem, Place, Tie};

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

impl From<Tie> for LinkId {
    fn from(tie: Tie) -> Self {
        Self(tie.0)
    }
}

impl From<Location> for Place {
    fn from(at: Location) -> Self {
        Self(at.0)
    }
}

impl Place {
    /// The id of a location: its icon and its colours are found by it.
    pub fn land_id(self) -> &'static str {
        match Location::from(self) {
            Location::LAURASIA => "laurasia",
            Location::GONDWANA => "gondwana",
            _ => "ocean",
        }
    }
}

impl From<Place> for Location {
    fn from(place: Place) -> Self {
        Self(place.0)
    }
}

impl From<Trait> for Emblem {
    fn from(shows: Trait) -> Self {
        Self(shows.id())
    }
}

impl From<Card> for screen::Card {
    fn from(card: Card) -> Self {
        Self { top: card.top.into(), bottom: card.bottom.map(Into::into), food: None }
    }
}

/// The card and the face of it that are meant.
fn face_of(view: &View, card: screen::Card, face: Emblem) -> Option<(Card, Trait)> {
    let own = view.own.as_ref()?;
    let card = own.hand.iter().copied().find(|held| screen::Card::from(*held) == card)?;
    Some((card, card.faces().find(|shows| Emblem::from(*shows) == face)?))
}

impl Desk {
    /// Whether the viewer has to defend an animal.
    pub(crate) fn is_defending(&self) -> bool {
        matches!(self.decision(), Some(Decision { question: Question::Defend { .. }, .. }))
            && matches!(self.stage(), Stage::Yours(_))
    }
}

impl Family for State {
    type Notation = notation::origin::Origin;

    fn round_of(view: &View) -> u8 {
        view.round
    }

    fn points(view: &View, seat: Seat) -> u16 {
        view.breakdown(seat).total()
    }

    fn action(words: &Words, players: &[String], view: &View, action: Action) -> String {
        locale::origin::action(words, &MarkedNames::new(players, view), view, &action)
    }

    fn outlook_lines(words: &Words, players: &[String], view: &View, outlook: &Outlook, action: Action) -> Vec<String> {
        let mut lines = locale::origin::outlook(words, &MarkedNames::new(players, view), outlook, &action);
        if matches!(action, Action::Take { .. } | Action::Graze { .. }) {
            let left = words.text_with("outlook-bank", &[("count", outlook.bank.into())]);
            lines.retain(|line| *line != left);
            if outlook.bank == 0 {
                lines.insert(0, words.text("advice-last-food"));
            }
        }
        lines
    }

    fn owner_of(view: &View, animal: u8) -> Option<Seat> {
        view.animal(AnimalId(animal)).map(|animal| animal.owner)
    }

    fn refusal(words: &Words, players: &[String], view: &View, rule: Rule, cause: Option<u8>) -> String {
        locale::origin::refusal(words, &MarkedNames::new(players, view), rule, cause.map(AnimalId))
    }
}
