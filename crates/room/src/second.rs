//! The position that is kept back for those who watch with a delay.
//!
//! Everything a watcher gets comes from it: events, the view, whom the game waits for, clocks. What happens at the table
//! waits in a queue until its time has come.

use std::collections::VecDeque;

use game::{Game, SeatSet, Viewer};
use protocol::{Asked, ToClient};
use table::{News, NumberedEvent};

use crate::clocks::Clocks;
use crate::play::{Online, SecondPosition};

type SeenOf<F> = <<F as notation::record::Family>::Game as Game>::SeenEvent;
type ViewOf<F> = <<F as notation::record::Family>::Game as Game>::View;

/// The position that is kept back.
pub(crate) struct Second<F: Online> {
    /// What is shown, in order.
    events: Vec<NumberedEvent<SeenOf<F>>>,
    /// What was taken back: events above the first number and below the second are not known any more.
    gaps: Vec<(u64, u64)>,
    next: u64,
    asked: SeatSet,
    clocks: Option<Clocks>,
    changes: u64,
    has_begun: bool,
    waiting: VecDeque<Moment<SeenOf<F>>>,
    kept_until: u64,
}

/// What happened at one moment.
struct Moment<E> {
    at: u64,
    news: News<E>,
    asked: SeatSet,
    clocks: Option<Clocks>,
}

impl<F: Online> Default for Second<F> {
    fn default() -> Self {
        Self {
            events: Vec::new(),
            gaps: Vec::new(),
            next: 0,
            asked: SeatSet::EMPTY,
            clocks: None,
            changes: 0,
            has_begun: false,
            waiting: VecDeque::new(),
            kept_until: 0,
        }
    }
}

impl<F: Online> Second<F> {
    /// The message with the table as it is there; `first` is the table before anything happened.
    pub(crate) fn view(&self, first: ViewOf<F>) -> String {
        let mut view = first;
        self.events.iter().for_each(|entry| F::Game::fold(&mut view, &entry.event));
        protocol::text(&ToClient::<_, SeenOf<F>>::View { next: self.next, view })
    }

    /// The number up to which everything waits or is shown.
    pub(crate) fn kept_until(&self) -> u64 {
        self.kept_until
    }

    pub(crate) fn keep(&mut self, at: u64, news: News<SeenOf<F>>, asked: SeatSet, clocks: Option<Clocks>) {
        self.kept_until = news.next;
        self.waiting.push_back(Moment { at, news, asked, clocks });
    }

    fn show(&mut self, moment: Moment<SeenOf<F>>) {
        let News { back_to, events, next } = moment.news;
        if let Some(low) = back_to {
            self.events.retain(|entry| entry.seq < low);
            self.gaps.retain(|gap| gap.0 < low);
            // The first number that stands after what was taken back.
            let high = events.first().map_or(next, |entry| entry.seq);
            self.gaps.push((low, high));
        }
        self.events.extend(events);
        self.next = next;
        (self.asked, self.clocks) = (moment.asked, moment.clocks);
        self.has_begun = true;
        self.changes += 1;
    }

    fn since(&self, since: u64) -> (Option<u64>, &[NumberedEvent<SeenOf<F>>]) {
        let gap = self.gaps.iter().find(|&&(low, high)| low < since && since < high);
        let back_to = gap.map(|&(low, _)| low).or((since > self.next).then_some(0));
        let first = self.events.partition_point(|entry| entry.seq < back_to.unwrap_or(since));
        (back_to, &self.events[first..])
    }
}

impl<F: Online> SecondPosition for Second<F> {
    fn release(&mut self, until: u64) {
        while self.waiting.front().is_some_and(|moment| moment.at <= until) {
            if let Some(moment) = self.waiting.pop_front() {
                self.show(moment);
            }
        }
    }

    fn due(&self) -> Option<u64> {
        self.waiting.front().map(|moment| moment.at)
    }

    fn has_begun(&self) -> bool {
        self.has_begun
    }

    fn next(&self) -> u64 {
        self.next
    }

    fn changes(&self) -> u64 {
        self.changes
    }

    fn news(&self, since: u64, now: u64) -> String {
        let (back_to, events) = self.since(since);
        let events = events.iter().map(|entry| protocol::Event { number: entry.seq, event: entry.event });
        let clocks = self.clocks.clone().map(|mut clocks| {
            clocks.charge(now);
            clocks.message(Viewer::Spectator)
        });
        let asked = Asked { seats: self.asked, clocks };
        let news = protocol::News { since, back_to, events: events.collect(), next: self.next, asked };
        protocol::text(&ToClient::<ViewOf<F>, _>::News(news))
    }
}
