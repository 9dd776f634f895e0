//! Events with numbers. Each viewer is shown them as they see them.
//!
//! Numbers only grow. What is taken back leaves the log, and its numbers are not used again: a viewer who has already been
//! shown it is told from which number on to forget, all others do not notice.

use game::EventSink;

/// The number of an event at a table, from 0.
pub type Seq = u64;

/// An event with its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberedEvent<E> {
    /// Its number.
    pub seq: Seq,
    /// What happened, as the viewer sees it.
    pub event: E,
}

/// What a viewer does not know yet, in events `E` as they see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News<E> {
    /// What the viewer knows from this number on was taken back: it has not happened.
    pub back_to: Option<Seq>,
    /// In order, to be folded into the viewer's view; numbers that this viewer does not see are missing.
    pub events: Vec<NumberedEvent<E>>,
    /// The number after the last: what to ask for the next time.
    pub next: Seq,
}

/// How many events a full log makes room for: twice as many as there are would be mostly empty at thousands of tables.
pub(crate) const GROWTH: usize = 16;

/// How many events a log keeps at least that drops old ones: what a viewer misses who reconnects at once.
const KEPT: usize = 8;

/// All events of a table, or the last of them.
#[derive(Clone, Debug)]
pub(crate) struct Log<E> {
    entries: Vec<NumberedEvent<E>>,
    /// How many events before these stand and are not kept.
    dropped: usize,
    next: Seq,
    /// Numbers that were taken back: above the first and below the second of each.
    gaps: Vec<(Seq, Seq)>,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self { entries: Vec::new(), dropped: 0, next: 0, gaps: Vec::new() }
    }
}

impl<E> Log<E> {
    pub(crate) fn next(&self) -> Seq {
        self.next
    }

    /// What is new for a viewer who knows everything before this number: the number from which on they must forget, if
    /// they know events that were taken back, and the events from there on.
    pub(crate) fn since(&self, seq: Seq) -> (Option<Seq>, &[NumberedEvent<E>]) {
        let gap = self.gaps.iter().find(|&&(low, high)| low < seq && seq < high);
        let back_to = gap.map(|&(low, _)| low).or((seq > self.next).then_some(0));
        let first = self.entries.partition_point(|entry| entry.seq < back_to.unwrap_or(seq));
        (back_to, &self.entries[first..])
    }

    /// How many events stand.
    pub(crate) fn len(&self) -> usize {
        self.dropped + self.entries.len()
    }

    /// The number of the event at this place among those that stand and are kept, or of the next.
    pub(crate) fn number_at(&self, place: usize) -> Seq {
        let kept = place.checked_sub(self.dropped).and_then(|place| self.entries.get(place));
        kept.map_or(self.next, |entry| entry.seq)
    }

    /// Keeps a few of the last events only.
    pub(crate) fn drop_old(&mut self) {
        if self.entries.len() >= 2 * KEPT {
            let old = self.entries.len() - KEPT;
            self.entries.drain(..old);
            self.entries.shrink_to(2 * KEPT);
            self.dropped += old;
        }
    }

    /// Whether all events are kept.
    pub(crate) fn is_whole(&self) -> bool {
        self.dropped == 0
    }

    /// All events that are kept, the last first.
    pub(crate) fn newest_first(&self) -> impl Iterator<Item = &E> {
        self.entries.iter().rev().map(|entry| &entry.event)
    }

    /// Takes back everything from this number on.
    pub(crate) fn rewind(&mut self, seq: Seq) {
        let kept = self.entries.partition_point(|entry| entry.seq < seq);
        self.entries.truncate(kept);
        self.gaps.retain(|&(low, _)| low < seq);
        self.next += 1;
        self.gaps.push((seq, self.next));
    }
}

impl<E> EventSink<E> for Log<E> {
    fn emit(&mut self, event: E) {
        if self.entries.len() == self.entries.capacity() {
            self.entries.reserve_exact(GROWTH);
        }
        self.entries.push(NumberedEvent { seq: self.next, event });
        self.next += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(log: &Log<char>, seq: Seq) -> (Option<Seq>, String) {
        let (back_to, events) = log.since(seq);
        (back_to, events.iter().map(|entry| entry.event).collect())
    }

    fn news(back_to: Option<Seq>, events: &str) -> (Option<Seq>, String) {
        (back_to, events.to_owned())
    }

    #[test]
    fn a_viewer_who_knows_what_was_taken_back_goes_back_before_it() {
        let mut log = Log::default();
        "abcd".chars().for_each(|event| log.emit(event));
        log.rewind(2);
        log.emit('x');
        assert_eq!(known(&log, 0), news(None, "abx"));
        assert_eq!(known(&log, 2), news(None, "x"));
        assert_eq!(known(&log, 3), news(Some(2), "x"));
        assert_eq!(known(&log, 4), news(Some(2), "x"));
        assert_eq!(known(&log, log.next()), news(None, ""));
        assert_eq!(known(&log, log.next() + 1), news(Some(0), "abx"));
        log.rewind(1);
        assert_eq!(known(&log, 1), news(None, ""));
        assert_eq!(known(&log, 2), news(Some(1), ""));
        assert_eq!(known(&log, 5), news(Some(1), ""));
    }
}
