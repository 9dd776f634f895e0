//! The line to a table far away, whatever carries its messages.
//!
//! Messages may be late, come twice or not at all. News say what they follow, so that nothing is read twice and a gap is
//! noticed; a request keeps its number when it is sent again, so that the table carries it out once.

use core::cell::RefCell;
use std::rc::Rc;

use game::{Game, Seat, Viewer};
use table::{News, NumberedEvent, Occupant, Seq};

use crate::family::Family;
use crate::link::{Link, Refused, Reply, ReplyOf};
use crate::records::write_action;

/// A message to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToTable {
    /// A request, with a number that the seat has not used before.
    Request {
        /// Its number.
        id: u32,
        /// What is wished.
        wish: Wish,
    },
    /// Everything from this number on is to be sent again.
    Since(Seq),
}

/// What a seat wishes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To do this, in the words of records.
    Act(String),
    /// To take back its last decision.
    Undo,
}

/// A message to a desk, in events `E` as its viewer sees them and rules `R`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToDesk<E, R: game::RuleId> {
    /// What has happened.
    News {
        /// For a desk that knows everything before this number.
        since: Seq,
        /// What it does not know.
        news: News<E>,
        /// Who sits where.
        occupants: Vec<Occupant>,
        /// Whether the seat could take something back.
        can_undo: bool,
    },
    /// The answer to a request.
    Reply {
        /// Which request.
        id: u32,
        /// Its effects are seen before this number, or why it was refused.
        result: Result<Seq, Refused<R>>,
    },
}

/// A message to a desk of this game.
pub type ToDeskOf<G> = ToDesk<<G as Game>::SeenEvent, <G as Game>::Rule>;

struct Line<G: Game> {
    viewer: Viewer,
    first: G::View,
    occupants: Vec<Occupant>,
    can_undo: bool,
    /// What has arrived and was not read yet.
    fresh: Vec<NumberedEvent<G::SeenEvent>>,
    /// From which number on what was read is to be forgotten.
    back_to: Option<Seq>,
    /// The number after the last event that arrived.
    next: Seq,
    /// The request under way.
    request: Option<(u32, Wish)>,
    /// Its answer, if it has come.
    result: Option<Result<Seq, Refused<G::Rule>>>,
    last_id: u32,
    outbox: Vec<ToTable>,
}

/// The line to a table far away; a copy is another handle of the same line.
pub struct Remote<G: Game>(Rc<RefCell<Line<G>>>);

impl<G: Game> Clone for Remote<G> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<G: Game> Remote<G> {
    /// A line for a viewer who saw this before anything happened. It asks for everything since.
    pub fn new(viewer: Viewer, first: G::View, occupants: Vec<Occupant>) -> Self {
        let line = Line {
            viewer,
            first,
            occupants,
            can_undo: false,
            fresh: Vec::new(),
            back_to: None,
            next: 0,
            request: None,
            result: None,
            last_id: 0,
            outbox: vec![ToTable::Since(0)],
        };
        Self(Rc::new(RefCell::new(line)))
    }

    /// A line for a viewer who saw this just before the event with this number. It asks for nothing.
    pub fn since(viewer: Viewer, view: G::View, occupants: Vec<Occupant>, next: Seq) -> Self {
        let line = Self::new(viewer, view, occupants);
        let mut inner = line.0.borrow_mut();
        inner.next = next;
        inner.outbox.clear();
        drop(inner);
        line
    }

    /// The number after the last event that has arrived.
    pub fn next(&self) -> Seq {
        self.0.borrow().next
    }

    /// Somebody else sits at the table, or something can be taken back now.
    pub fn seat(&self, occupants: Vec<Occupant>, can_undo: bool) {
        let mut line = self.0.borrow_mut();
        (line.occupants, line.can_undo) = (occupants, can_undo);
    }

    /// The messages that are to be sent.
    pub fn outgoing(&self) -> Vec<ToTable> {
        core::mem::take(&mut self.0.borrow_mut().outbox)
    }

    /// Takes a message that has arrived.
    pub fn receive(&self, message: ToDeskOf<G>) {
        self.0.borrow_mut().receive(message);
    }

    /// Takes what has happened, at a table that says in another message who sits there.
    pub fn receive_news(&self, since: Seq, news: News<G::SeenEvent>) {
        let mut line = self.0.borrow_mut();
        let (occupants, can_undo) = (line.occupants.clone(), line.can_undo);
        line.receive(ToDesk::News { since, news, occupants, can_undo });
    }

    /// The connection is there again: asks for what was missed and sends again what was not answered.
    pub fn reconnect(&self) {
        let mut line = self.0.borrow_mut();
        let next = line.next;
        line.outbox.push(ToTable::Since(next));
        if let (Some((id, wish)), None) = (line.request.clone(), &line.result) {
            line.outbox.push(ToTable::Request { id, wish });
        }
    }
}

impl<G: Game> Line<G> {
    fn receive(&mut self, message: ToDeskOf<G>) {
        match message {
            ToDesk::News { since, news, occupants, can_undo } if since == self.next => {
                let News { back_to, events, next } = news;
                if let Some(from) = back_to {
                    self.fresh.retain(|entry| entry.seq < from);
                    self.back_to = Some(self.back_to.map_or(from, |low| low.min(from)));
                }
                self.fresh.extend(events);
                self.next = next;
                (self.occupants, self.can_undo) = (occupants, can_undo);
            }
            // News that follow what has not arrived yet.
            ToDesk::News { since, .. } if since > self.next => self.outbox.push(ToTable::Since(self.next)),
            // News that are known.
            ToDesk::News { .. } => {}
            ToDesk::Reply { id, result } => {
                if self.request.as_ref().is_some_and(|(asked, _)| *asked == id) {
                    self.result = Some(result);
                }
            }
        }
    }

    fn ask(&mut self, wish: Wish) -> ReplyOf<G> {
        self.last_id += 1;
        self.request = Some((self.last_id, wish.clone()));
        self.result = None;
        self.outbox.push(ToTable::Request { id: self.last_id, wish });
        Reply::Pending
    }
}

impl<G: Family> Link<G> for Remote<G> {
    fn occupants(&self) -> Vec<Occupant> {
        self.0.borrow().occupants.clone()
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.0.borrow().viewer == Viewer::Seat(seat)
    }

    fn first_view(&self, _viewer: Viewer) -> G::View {
        self.0.borrow().first.clone()
    }

    fn news(&mut self, _viewer: Viewer, since: Seq) -> News<G::SeenEvent> {
        let mut line = self.0.borrow_mut();
        let back_to = line.back_to.take().filter(|from| *from < since);
        News { back_to, events: core::mem::take(&mut line.fresh), next: line.next }
    }

    fn send(&mut self, seat: Seat, action: G::Action, view: &G::View) -> ReplyOf<G> {
        self.0.borrow_mut().ask(Wish::Act(write_action::<G>(view, seat, action)))
    }

    fn undo(&mut self, _seat: Seat) -> ReplyOf<G> {
        self.0.borrow_mut().ask(Wish::Undo)
    }

    fn can_undo(&self, _seat: Seat) -> bool {
        self.0.borrow().can_undo
    }

    fn reply(&mut self) -> ReplyOf<G> {
        let mut line = self.0.borrow_mut();
        let reply = match &line.result {
            _ if line.request.is_none() => return Reply::Done,
            Some(Err(why)) => Reply::Refused(*why),
            // What it led to must have arrived too.
            Some(Ok(next)) if line.next >= *next => Reply::Done,
            Some(Ok(_)) | None => return Reply::Pending,
        };
        line.request = None;
        reply
    }
}
