//! Options of the table.

use origin::OptionSpec;

use crate::words::Words;

/// The name of an option.
pub fn option_name(words: &Words, spec: &OptionSpec) -> String {
    or_as_written(words, &id(spec), spec.name)
}

/// A value of an option, given as the engine writes it.
pub fn option_value(words: &Words, spec: &OptionSpec, value: &str) -> String {
    // The name of an attribute begins with a letter.
    let number = if value.starts_with(|c: char| c.is_ascii_digit()) { "n" } else { "" };
    or_as_written(words, &format!("{}.{number}{value}", id(spec)), value)
}

/// What an option changes, in one line.
pub fn option_explanation(words: &Words, spec: &OptionSpec) -> String {
    or_as_written(words, &format!("{}.explanation", id(spec)), spec.name)
}

/// What stands beside the value that the printed rules have: *as printed*.
pub fn as_printed(words: &Words) -> String {
    words.text("as-printed")
}

fn id(spec: &OptionSpec) -> String {
    format!("option-{}", spec.name.replace('_', "-"))
}

fn or_as_written(words: &Words, id: &str, written: &str) -> String {
    if words.has(id) { words.text(id) } else { written.to_owned() }
}
