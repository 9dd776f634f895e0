//! What a person can type besides a number. The words are the same in every language.

/// A line as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// The choice with this number.
    Number(usize),
    /// Nothing but Enter.
    Nothing,
    /// Why is something not possible?
    Why(String),
    /// A rule, or how to ask for one.
    Rules(String),
    /// What has happened.
    Log,
    /// The table again.
    Table,
    /// The player's cards and what they do.
    Hand,
    /// Take the last decision back.
    Undo,
    /// Save, perhaps under a name.
    Save(Option<String>),
    /// What would a bot do?
    Hint,
    /// The list of commands.
    Help,
    /// Save and leave.
    Quit,
    /// A move in words.
    Move(String),
}

impl Typed {
    /// What a line means.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match first.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "why" => Self::Why(rest),
            "rules" | "rule" => Self::Rules(rest),
            "log" => Self::Log,
            "table" => Self::Table,
            "hand" => Self::Hand,
            "undo" => Self::Undo,
            "save" => Self::Save((!rest.is_empty()).then_some(rest)),
            "hint" => Self::Hint,
            "help" | "?" => Self::Help,
            "quit" | "exit" => Self::Quit,
            word => match word.trim_end_matches('.').parse() {
                Ok(number) if rest.is_empty() => Self::Number(number),
                _ => Self::Move(line.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_tolerantly() {
        assert_eq!(Typed::read(" 12 "), Typed::Number(12));
        assert_eq!(Typed::read("3."), Typed::Number(3));
        assert_eq!(Typed::read("WHY attack A3 -> A7"), Typed::Why("attack A3 -> A7".to_owned()));
        assert_eq!(Typed::read("save"), Typed::Save(None));
        assert_eq!(Typed::read("save my game.record"), Typed::Save(Some("my game.record".to_owned())));
        assert_eq!(Typed::read("take Montana"), Typed::Move("take Montana".to_owned()));
        assert_eq!(Typed::read("12345678901234567890123"), Typed::Move("12345678901234567890123".to_owned()));
        assert_eq!(Typed::read(""), Typed::Nothing);
    }
}
