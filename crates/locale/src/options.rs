//! Options of the table, of any edition.

use editions::{Edition, OptionInfo};

use crate::families::FamilyWords;
use crate::words::Words;

/// The name of an option.
pub fn name(words: &Words, edition: Edition, option: &OptionInfo) -> String {
    named(words, family(edition), option.name)
}

/// A value of an option, given as the engine writes it.
pub fn value(words: &Words, edition: Edition, option: &OptionInfo, value: &str) -> String {
    valued(words, family(edition), option.name, value)
}

/// What an option changes, in one line.
pub fn explanation(words: &Words, edition: Edition, option: &OptionInfo) -> String {
    explained(words, family(edition), option.name)
}

/// What stands beside the value that the printed rules have: *as printed*.
pub fn as_printed(words: &Words) -> String {
    words.text("as-printed")
}

fn family(edition: Edition) -> &'static str {
    FamilyWords::of(edition).options
}

/// What the options of the family origin are called in the files.
pub(crate) const ORIGIN: &str = "option";

pub(crate) fn named(words: &Words, family: &str, option: &str) -> String {
    or_as_written(words, &id(family, option), option)
}

pub(crate) fn valued(words: &Words, family: &str, option: &str, value: &str) -> String {
    // The name of an attribute begins with a letter.
    let number = if value.starts_with(|c: char| c.is_ascii_digit()) { "n" } else { "" };
    or_as_written(words, &format!("{}.{number}{value}", id(family, option)), value)
}

pub(crate) fn explained(words: &Words, family: &str, option: &str) -> String {
    or_as_written(words, &format!("{}.explanation", id(family, option)), option)
}

fn id(family: &str, option: &str) -> String {
    format!("{family}-{}", option.replace('_', "-"))
}

fn or_as_written(words: &Words, id: &str, written: &str) -> String {
    if words.has(id) { words.text(id) } else { written.to_owned() }
}
