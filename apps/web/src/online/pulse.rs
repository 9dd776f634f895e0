//! Whether the line to the server lives. A browser says so when a socket is closed, but not when the other end is simply no
//! longer there: a phone has changed its network, a router has forgotten. Then only silence tells.

/// An answer takes no longer than this, in milliseconds.
const ANSWER: f64 = 8_000.0;
/// After so much silence the server is asked for something, so that it has to answer.
const SILENCE: f64 = 45_000.0;
/// After so much silence even a server that waits for its storage is given up.
const LONGEST: f64 = 60_000.0;

/// What the line was heard and asked, by a clock in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pulse {
    /// When something was heard last, or the socket was made.
    heard: f64,
    /// When the first of what has no answer yet was asked.
    asked: Option<f64>,
}

/// What to do about a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Nothing.
    Lives,
    /// Ask for something.
    Ask,
    /// Give it up and open another one.
    Dead,
}

impl Pulse {
    /// A socket that is made now; it is to open, and to answer.
    pub const fn begins(now: f64) -> Self {
        Self { heard: now, asked: Some(now) }
    }

    /// Something was sent that is to be answered.
    pub fn ask(&mut self, now: f64) {
        self.asked.get_or_insert(now);
    }

    /// Something was heard; `waits` says whether an answer is still awaited.
    pub fn hear(&mut self, now: f64, waits: bool) {
        self.heard = now;
        self.asked = waits.then_some(now);
    }

    /// What to do now. While the server is known to wait for its storage, answers take as long as that takes.
    pub fn check(&self, now: f64, storage_is_away: bool) -> Check {
        let silent = now - self.heard;
        match self.asked {
            Some(asked) if storage_is_away => if_so(now - asked > ANSWER && silent > LONGEST, Check::Dead),
            Some(asked) => if_so(now - asked > ANSWER, Check::Dead),
            None => if_so(silent > SILENCE, Check::Ask),
        }
    }
}

fn if_so(is_so: bool, check: Check) -> Check {
    if is_so { check } else { Check::Lives }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_an_answer_is_given_up() {
        let mut line = Pulse::begins(0.0);
        assert_eq!(line.check(8_001.0, false), Check::Dead, "a socket that does not open");
        line.hear(100.0, false);
        assert_eq!(line.check(20_000.0, false), Check::Lives, "nothing was asked");
        line.ask(20_000.0);
        line.ask(27_000.0);
        assert_eq!(line.check(28_000.0, false), Check::Lives);
        assert_eq!(line.check(28_001.0, false), Check::Dead, "the first of two requests counts");
    }

    #[test]
    fn a_line_that_says_something_else_lives() {
        let mut line = Pulse::begins(0.0);
        line.hear(0.0, false);
        line.ask(1_000.0);
        line.hear(7_000.0, true);
        assert_eq!(line.check(15_000.0, false), Check::Lives);
        assert_eq!(line.check(15_001.0, false), Check::Dead);
    }

    #[test]
    fn a_silent_line_is_asked_and_then_given_up() {
        let mut line = Pulse::begins(0.0);
        line.hear(0.0, false);
        assert_eq!(line.check(45_000.0, false), Check::Lives);
        assert_eq!(line.check(45_001.0, false), Check::Ask);
        line.ask(45_500.0);
        assert_eq!(line.check(46_000.0, false), Check::Lives, "it is asked once");
        assert_eq!(line.check(53_501.0, false), Check::Dead);
    }

    #[test]
    fn answers_wait_for_the_storage() {
        let mut line = Pulse::begins(0.0);
        line.hear(0.0, false);
        line.ask(1_000.0);
        assert_eq!(line.check(40_000.0, true), Check::Lives);
        assert_eq!(line.check(60_001.0, true), Check::Dead, "but not for ever in silence");
    }
}
