//! How a thing stands out, for a screen reader.

use crate::screen::Mark;

/// What a screen reader says of a mark.
pub(crate) fn spoken(mark: &Mark) -> Vec<String> {
    match mark {
        Mark::Rest => Vec::new(),
        Mark::Legal { flag, odds } | Mark::Prey { flag, odds } => {
            core::iter::once(flag.clone()).chain(odds.iter().cloned()).collect()
        }
        Mark::Actor { flag } => vec![flag.clone()],
        Mark::Barred(why) => vec![why.text.clone(), why.rule.to_owned()],
    }
}
