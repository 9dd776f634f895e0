//! Evolution and Natural Selection on the screen.
//!
//! | module | what it holds |
//! |---|---|
//! | `pick` | what is picked and what a click on a thing means |
//! | `attack` | an attack that is being prepared: prey, ignored traits, the cards that pay |
//! | `drawing` | makes the screen from the view, the prompt and the pick |
//! | [`still`] | the table at a moment, without a question |
//! | `log` | what a line is about, and what can be shown of it |
//! | `names` | who is who |
//! | `carry` | things carried to their place |

mod attack;
mod carry;
mod drawing;
mod log;
mod names;
mod pick;
pub mod still;

use game::{Game, Need, Seat, Viewer};
use locale::Words;
use northstar::{
    Action, Card, Config, Decision, Event, Fact, Growth, Question, Rule, SeenEvent, SpeciesId, State, Trait, View,
};
use notation::Problem;
use notation::northstar::{self as record, Boards, Record, Recorder, Replay};
use notation::record::{Entry, Family as _, GameResult, order_in};
use table::{OwnedOutcome, RecordEntry};

use crate::click::{Click, Drop, Load, Track};
use crate::cue::Cue;
use crate::desk::DeskError;
use crate::diary::Kind;
use crate::family::{Family, Opened, Shot};
use crate::replay::{LandmarkKind, RoundPoints};
use crate::screen::{self, Being, Emblem, Screen};
use crate::still::StillScreen;

pub use log::Teller;
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

/// The card of the own hand that is meant.
fn card_of(view: &View, card: screen::Card) -> Option<Card> {
    view.own.as_ref()?.hand.iter().copied().find(|held| screen::Card::from(*held) == card)
}

impl Desk {
    /// What the player who looks is asked; nothing if somebody else is.
    pub(crate) fn asked(&self) -> Option<Question> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let Decision { question, .. } = self.decision()?;
        self.table.prompt(seat).is_some().then_some(question)
    }
}

impl Family for State {
    type Pick = Pick;
    type Teller = Teller;
    type Record = Record;

    fn log(words: &Words, players: &[String], view: &View, seen: &SeenEvent) -> Option<String> {
        locale::northstar::log(words, &Cast::new(words, players, view.viewer).players(), view, seen)
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

    fn cue(teller: &mut Teller, seen: &SeenEvent) -> Option<Cue> {
        teller.hear(seen)
    }

    fn landmark(seen: &SeenEvent) -> Option<LandmarkKind> {
        log::landmark(seen)
    }

    fn round_began(seen: &SeenEvent) -> Option<u8> {
        log::round_began(seen)
    }

    fn round(view: &View) -> u8 {
        view.round
    }

    fn points(view: &View, seat: Seat) -> u16 {
        view.breakdown(seat).total()
    }

    fn refusal(words: &Words, _players: &[String], _view: &View, rule: Rule, _cause: Option<u8>) -> String {
        locale::northstar::refusal(words, rule)
    }

    fn click(desk: &mut Desk, click: Click) -> bool {
        desk.refused = None;
        let pays = desk.pick.pays().to_vec();
        let step = desk.pick.after(desk, click);
        let attacks = matches!(step, crate::family::Step::Act(Action::Attack { .. }));
        let went_on = desk.take(step);
        // The cards that were chosen beforehand answer the questions that follow.
        if attacks && went_on {
            for pay in pays.into_iter().map(|card| Action::Pay { card }) {
                if desk.legal().contains(&pay) {
                    desk.act(pay);
                }
            }
        }
        went_on
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

    fn open(text: &str) -> Result<Opened<Self>, DeskError> {
        let record = record::parse("game", text).map_err(DeskError::Record)?;
        let config = record::config_of(&record).map_err(DeskError::Setup)?;
        let mut replay = Replay::new(&record).map_err(|_| DeskError::Seats)?;
        let mut entries = Vec::with_capacity(record.entries.len());
        while let Some(entry) = replay.upcoming() {
            entries.push(match entry {
                Entry::Shuffle(cards) => {
                    let order = order_in(&Boards::to_shuffle(replay.state()), cards).unwrap_or_default();
                    RecordEntry::Chance(OwnedOutcome::Order(order))
                }
                Entry::Die(die) => RecordEntry::Chance(OwnedOutcome::Die(*die)),
                Entry::Act { seat, action } => RecordEntry::Act { seat: *seat, action: *action },
            });
            replay.step().map_err(|_| DeskError::Seats)?;
        }
        let first = record::first_state(&record).map_err(|_| DeskError::Seats)?;
        Ok(Opened { first, position: record.header.position.clone(), entries, config })
    }

    fn write(config: &Config, names: Vec<String>, position: Option<String>, entries: &[RecordEntry<Action>]) -> String {
        let mut recorder = Recorder::new(config, names).from_position(position);
        for entry in entries {
            match entry {
                RecordEntry::Chance(outcome) => recorder.outcome(outcome.as_outcome()),
                RecordEntry::Act { seat, action } => recorder.action(*seat, *action),
            }
        }
        // A record of a game in play always prints: it was played.
        record::print(recorder.record()).unwrap_or_default()
    }

    fn verify(file: &str, text: &str) -> Result<Record, Problem> {
        Ok(record::verify(file, text)?.record)
    }

    fn names(record: &Record) -> Vec<String> {
        let name = |seat: Seat| record.header.names.get(seat.index()).cloned().unwrap_or_default();
        Seat::all(record.header.seats).map(name).collect()
    }

    fn shoot(record: &Record) -> Option<Shot<Self>> {
        let mut replay = Replay::new(record).ok()?;
        let opening = replay.opening().to_vec();
        let (mut steps, mut points) = (Vec::new(), Vec::new());
        while let Ok(Some(events)) = replay.step() {
            let next = |event: &Event| match event {
                Event::Open(Fact::RoundBegan { round, .. }) => Some(*round),
                _ => None,
            };
            if let Some(round) = events.iter().find_map(next).filter(|round| *round > 1) {
                points.push(round_points(round - 1, replay.state(), &events));
            }
            steps.push(events);
        }
        let last = replay.state().clone();
        if last.need() == Need::Over {
            let total = |seat| last.breakdown(seat).total();
            let round = last.view(Viewer::Spectator).round;
            points.push(RoundPoints { round, points: Seat::all(last.seats()).map(total).collect() });
        }
        Some(Shot { first: record::first_state(record).ok()?, opening, steps, last, points })
    }

    fn print(record: &Record, entries: Option<usize>) -> Option<String> {
        let mut record = record.clone();
        record.result = None;
        match entries {
            Some(entries) => record.entries.truncate(entries),
            None => {
                let last = Replay::new(&record).and_then(Replay::finish).ok();
                record.result =
                    last.filter(|state| state.need() == Need::Over).map(|state| GameResult::of(&state.standings()));
            }
        }
        record::print(&record).ok()
    }

    fn write_action(view: &View, seat: Seat, action: Action) -> String {
        record::write_action(view, seat, action)
    }

    fn read_action(view: &View, text: &str) -> Option<Action> {
        record::read_action(view, text).ok()?.first().copied()
    }
}

/// The points at the end of a round, from the state after the step in which the next one began: all that has been added
/// since are the boards of players without species.
fn round_points(round: u8, after: &State, events: &[Event]) -> RoundPoints {
    let given = |seat: Seat| {
        let given = |event: &&Event| matches!(event, Event::Open(Fact::BoardGiven { seat: to, .. }) if *to == seat);
        events.iter().filter(given).count() as u16
    };
    let total = |seat: Seat| after.breakdown(seat).total() - given(seat);
    RoundPoints { round, points: Seat::all(after.seats()).map(total).collect() }
}
