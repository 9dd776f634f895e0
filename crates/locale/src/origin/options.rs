//! Options of The Origin of Species and Continents.

use origin::OptionSpec;

use crate::options::{ORIGIN, explained, named, valued};
use crate::words::Words;

/// The name of an option.
pub fn option_name(words: &Words, spec: &OptionSpec) -> String {
    named(words, ORIGIN, spec.name)
}

/// A value of an option, given as the engine writes it.
pub fn option_value(words: &Words, spec: &OptionSpec, value: &str) -> String {
    valued(words, ORIGIN, spec.name, value)
}

/// What an option changes, in one line.
pub fn option_explanation(words: &Words, spec: &OptionSpec) -> String {
    explained(words, ORIGIN, spec.name)
}
