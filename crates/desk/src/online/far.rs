//! The line of a desk to a table on a server, whatever is played there.

use editions::Edition;
use game::{Illegal, RuleId, Seat, Viewer};
use locale::Lang;
use protocol::Refusal;
use protocol::to_client::{News, Why};
use serde_json::Value;
use table::{NumberedEvent, Occupant, TableError, UndoRefused};

use crate::desk::Desk;
use crate::family::Family;
use crate::link::Refused;
use crate::open::{Errand, by_edition};
use crate::remote::{Remote, ToDesk, ToTable};
use crate::tabletop::Tabletop;

/// A view or an event that is none of this game.
pub(super) struct Garbled;

/// A [`Remote`] line of any game.
pub(super) trait AnyLine {
    /// The number after the last event that has arrived.
    fn next(&self) -> u64;
    /// What the desk wants sent.
    fn outgoing(&self) -> Vec<ToTable>;
    /// Who sits where, and whether something can be taken back.
    fn seat(&self, occupants: Vec<Occupant>, can_undo: bool);
    /// Takes news.
    fn news(&self, news: News<Value>) -> Result<(), Garbled>;
    /// Takes the answer to the request with this number.
    fn answer(&self, number: u32, result: Result<u64, &Why>, seat: Option<Seat>);
}

struct Far<F: Family>(Remote<F>);

impl<F: Family> AnyLine for Far<F> {
    fn next(&self) -> u64 {
        self.0.next()
    }

    fn outgoing(&self) -> Vec<ToTable> {
        self.0.outgoing()
    }

    fn seat(&self, occupants: Vec<Occupant>, can_undo: bool) {
        self.0.seat(occupants, can_undo);
    }

    fn news(&self, news: News<Value>) -> Result<(), Garbled> {
        let News { since, back_to, events, next, .. } = news;
        let read = |entry: protocol::to_client::Event<Value>| {
            let event = serde_json::from_value::<F::SeenEvent>(entry.event).map_err(|_| Garbled)?;
            Ok(NumberedEvent { seq: entry.number, event })
        };
        let events = events.into_iter().map(read).collect::<Result<Vec<_>, Garbled>>()?;
        self.0.receive_news(since, table::News { back_to, events, next });
        Ok(())
    }

    fn answer(&self, number: u32, result: Result<u64, &Why>, seat: Option<Seat>) {
        let result = result.map_err(|why| refused::<F>(why, seat));
        self.0.receive(ToDesk::Reply { id: number, result });
    }
}

/// Why a request was refused, as the desk explains it.
fn refused<F: Family>(why: &Why, seat: Option<Seat>) -> Refused<F::Rule> {
    let rule = why.rules.first().and_then(|id| F::Rule::from_id(id));
    match (why.reason, rule) {
        (Refusal::Rules, Some(rule)) => Refused::Action(TableError::Illegal(Illegal { rule, cause: None })),
        (Refusal::NothingToUndo, _) => Refused::Undo(UndoRefused::NothingToUndo),
        _ => Refused::Action(TableError::NotAsked { seat: seat.unwrap_or(Seat::FIRST) }),
    }
}

/// A line and its desk.
type LineAndDesk = (Box<dyn AnyLine>, Box<dyn Tabletop>);

/// A line and its desk, for a viewer who saw this before the event with this number.
pub(super) fn line_of(
    edition: &str,
    view: Value,
    next: u64,
    viewer: Viewer,
    occupants: Vec<Occupant>,
    lang: Lang,
) -> Result<LineAndDesk, Garbled> {
    struct SitDown(Value, u64, Viewer, Vec<Occupant>, Lang);
    impl Errand for SitDown {
        type Gives = Result<LineAndDesk, Garbled>;

        fn run<F: Family>(self) -> Self::Gives {
            let Self(view, next, viewer, occupants, lang) = self;
            let view = serde_json::from_value::<F::View>(view).map_err(|_| Garbled)?;
            let line = Remote::<F>::since(viewer, view, occupants, next);
            let desk = Desk::<F>::at(Box::new(line.clone()), viewer, lang);
            Ok((Box::new(Far(line)), Box::new(desk)))
        }
    }
    let edition = Edition::from_id(edition).ok_or(Garbled)?;
    by_edition(edition, SitDown(view, next, viewer, occupants, lang))
}
