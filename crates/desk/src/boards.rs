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
use northstar::{
    Action, Card, Decision, Event, Fact, Growth, Outlook, Question, Rule, SeenEvent, SpeciesId, State, Trait, View,
};

use crate::click::{Click, Drop, Load, Track};
use crate::cue::Cue;
use crate::diary::Kind;
use crate::family::{Family, Step};
use crate::replay::{LandmarkKind, RoundPoints};
use crate::screen::{self, Being, Emblem, Screen};
use crate::still::StillScreen;

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
    type Pick = Pick;
    type CueMaker = CueMaker;
    type Notation = notation::northstar::Boards;

    fn log(words: &Words, players: &[String], view: &View, seen: &SeenEvent) -> Option<String> {
        locale::northstar::log(words, &Cast::new(players, view.viewer).players(), view, seen)
    }

    fn kind(seen: &SeenEvent, viewer: Viewer) -> Option<Kind> {
        log::kind(seen, viewer)
    }

    fn is_opening(seen: &SeenEvent) -> bool {
        log::is_opening(seen)
    }

    fn about(seen: &SeenEvent) -> Vec<Emblem> {
        log::about(seen).into_iter().map(Into::into).collect()
    }

    fn rules_of(seen: &SeenEvent) -> Vec<&'static str> {
        log::rules_of(seen)
    }

    fn cue(cue_maker: &mut CueMaker, seen: &SeenEvent) -> Option<Cue> {
        cue_maker.cue(seen)
    }

    fn landmark(seen: &SeenEvent) -> Option<LandmarkKind> {
        log::landmark(seen)
    }

    fn round_began(seen: &SeenEvent) -> Option<u8> {
        log::round_began(seen)
    }

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

    fn click(desk: &mut Desk, click: Click) -> bool {
        desk.forget_refusal();
        let step = desk.pick.after(desk, click);
        // The cards that were chosen beforehand answer the questions that follow.
        if let Step::Act(Action::Attack { .. }) = step {
            let pays: Vec<Action> = desk.pick.pays().iter().map(|card| Action::Pay { card: *card }).collect();
            desk.answer_next(pays);
        }
        desk.take(step)
    }

    fn lift(desk: &mut Desk, load: Load) {
        carry::lift(desk, load);
    }

    fn drop_on(desk: &mut Desk, load: Load, on: Drop) -> bool {
        carry::drop_on(desk, load, on)
    }

    fn screen(desk: &Desk) -> Screen {
        drawing::screen(desk)
    }

    fn still(view: &View, words: &'static Words, players: &[String]) -> StillScreen {
        still::Still::new(view, words, players).screen()
    }
}
