//! Rule ids as types.

use core::fmt;
use core::hash::Hash;

/// A rule of an edition's rulebook. The rulebook is the index of the whole project: an enum with one variant
/// per rule is generated from it, so that an id that does not exist does not compile.
pub trait RuleId: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + 'static {
    /// Every rule, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The id as printed, e.g. `ORI-ATT-3`.
    fn id(self) -> &'static str;

    /// The short title.
    fn title(self) -> &'static str;

    /// The rule with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }

    /// Whether this rule is meant by `id`: its own id, or the id of its group (without the final number).
    fn is_meant_by(self, id: &str) -> bool {
        self.id() == id
            || self
                .id()
                .strip_prefix(id)
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
    }
}
