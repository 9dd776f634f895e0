//! Why an action is not legal.
//!
//! Every edition writes its checks once, in the order of the rulebook's table of refusals, against a [`Refusals`]:
//! [`FirstReason`] stops at the first (for `apply`), [`AllReasons`] goes on (for "why can't I?").

use core::fmt;
use core::ops::ControlFlow;

/// One reason: the rule, and the thing on the table that is the cause (a guardian, a full animal), if one is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason<R> {
    /// The rule that forbids it.
    pub rule: R,
    /// What causes it, by the edition's number for animals or species.
    pub cause: Option<u8>,
}

impl<R> From<R> for Reason<R> {
    fn from(rule: R) -> Self {
        Self { rule, cause: None }
    }
}

/// An action was refused; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Illegal<R> {
    /// The rule that the table of refusals names.
    pub rule: R,
    /// What causes it.
    pub cause: Option<u8>,
}

impl<R: fmt::Display> fmt::Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not allowed by {}", self.rule)
    }
}

impl<R: fmt::Display + fmt::Debug> core::error::Error for Illegal<R> {}

/// Goes on or stops the checks. `?` on it leaves the checks.
pub type Verdict = ControlFlow<()>;

/// Collects reasons.
pub trait Refusals<R> {
    /// Takes a reason; the verdict says whether further reasons are wanted.
    fn add(&mut self, reason: Reason<R>) -> Verdict;

    /// Refuses because of a rule.
    fn refuse(&mut self, rule: R) -> Verdict {
        self.add(Reason { rule, cause: None })
    }

    /// Refuses because of a rule if the condition holds.
    #[inline(always)]
    fn refuse_if(&mut self, condition: bool, rule: R) -> Verdict {
        if condition { self.refuse(rule) } else { Verdict::Continue(()) }
    }
}

/// Keeps the first reason and stops there.
#[derive(Clone, Copy, Debug)]
pub struct FirstReason<R>(pub Option<Reason<R>>);

impl<R> Default for FirstReason<R> {
    fn default() -> Self {
        Self(None)
    }
}

impl<R> FirstReason<R> {
    /// The answer of `apply`.
    pub fn into_result(self) -> Result<(), Illegal<R>> {
        match self.0 {
            None => Ok(()),
            Some(Reason { rule, cause }) => Err(Illegal { rule, cause }),
        }
    }
}

impl<R> Refusals<R> for FirstReason<R> {
    fn add(&mut self, reason: Reason<R>) -> Verdict {
        if self.0.is_none() {
            self.0 = Some(reason);
        }
        Verdict::Break(())
    }
}

/// Keeps all reasons in the order of the rulebook's table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AllReasons<R>(pub Vec<Reason<R>>);

impl<R> Default for AllReasons<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: PartialEq> Refusals<R> for AllReasons<R> {
    fn add(&mut self, reason: Reason<R>) -> Verdict {
        if !self.0.contains(&reason) {
            self.0.push(reason);
        }
        Verdict::Continue(())
    }
}
