//! Events with numbers. Each viewer is shown them as they see them.
//!
//! Numbers only grow. What is taken back leaves the log, and its numbers are not used again: a viewer who has already been
//! shown it begins afresh with a view, all others do not notice.

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

/// What a viewer does not know yet: a view `V` or seen events `E` of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<V, E> {
    /// These events, to be folded into the viewer's view. `next` is what to ask for the next time.
    Events {
        /// In order; numbers that this viewer does not see are missing.
        events: Vec<NumberedEvent<E>>,
        /// The number after the last.
        next: Seq,
    },
    /// Something the viewer knew of was taken back: this is the table now.
    Afresh {
        /// The table as the viewer sees it.
        view: V,
        /// What to ask for the next time.
        next: Seq,
    },
}

/// All events of a table.
#[derive(Clone, Debug)]
pub(crate) struct Log<E> {
    entries: Vec<NumberedEvent<E>>,
    next: Seq,
    /// Numbers that were taken back: above the first and below the second of each.
    gaps: Vec<(Seq, Seq)>,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self { entries: Vec::new(), next: 0, gaps: Vec::new() }
    }
}

impl<E> Log<E> {
    pub(crate) fn next(&self) -> Seq {
        self.next
    }

    /// The events from this number on; `None` for a viewer who knows events that were taken back.
    pub(crate) fn since(&self, seq: Seq) -> Option<&[NumberedEvent<E>]> {
        let is_lost = seq > self.next || self.gaps.iter().any(|&(low, high)| low < seq && seq < high);
        let first = self.entries.partition_point(|entry| entry.seq < seq);
        (!is_lost).then_some(&self.entries[first..])
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
        self.entries.push(NumberedEvent { seq: self.next, event });
        self.next += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(log: &Log<char>, seq: Seq) -> Option<String> {
        log.since(seq).map(|events| events.iter().map(|entry| entry.event).collect())
    }

    #[test]
    fn a_viewer_who_knows_what_was_taken_back_begins_afresh() {
        let mut log = Log::default();
        "abcd".chars().for_each(|event| log.emit(event));
        log.rewind(2);
        log.emit('x');
        assert_eq!(known(&log, 0).as_deref(), Some("abx"));
        assert_eq!(known(&log, 2).as_deref(), Some("x"));
        assert_eq!(known(&log, 3), None);
        assert_eq!(known(&log, 4), None);
        assert_eq!(known(&log, log.next()).as_deref(), Some(""));
        assert_eq!(known(&log, log.next() + 1), None);
        log.rewind(1);
        assert_eq!(known(&log, 1).as_deref(), Some(""));
        assert_eq!(known(&log, 2), None);
        assert_eq!(known(&log, 5), None);
    }
}
