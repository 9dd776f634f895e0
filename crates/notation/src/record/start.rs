//! Where a recorded game began, if not with its set-up: a position.
//!
//! A position is one line of the header, in the words of a scenario: `position: {round: 2, seats: {...}}`. Players and
//! options stand in lines of their own.

use super::Header;
use crate::place::{Fault, Place, Reading};
use crate::scenario::{Scenario, read_positions};

/// The position of a header as a scenario without steps, if it has one; what is wrong is said where it stands. `example`
/// shows how a position of this family is written.
pub(crate) fn scenario(header: &Header, place: Place, example: &str) -> Reading<Option<Scenario>> {
    let Some(text) = &header.position else { return Ok(None) };
    let inside = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let inside = inside.ok_or_else(|| Fault::new(place, format!("a position is written {example}")))?;
    let options: Vec<String> = header.options.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    let head = format!(
        "- {{id: position, edition: {}, rules: [], why: position, players: {}, options: {{{}}}, ",
        header.edition,
        header.seats,
        options.join(", ")
    );
    match read_positions("position", &format!("{head}{inside}}}")).into_iter().next() {
        Some(Ok(scenario)) => Ok(Some(scenario)),
        Some(Err(problem)) => {
            let column = problem.column.saturating_sub(head.chars().count());
            let fault = Fault::new(place.right(column), problem.message).maybe_help(problem.help);
            Err(Fault { cause: problem.cause, ..fault })
        }
        None => Err(nothing_here(place)),
    }
}

/// The text is not a position of this family.
pub(crate) fn nothing_here(place: Place) -> Fault {
    Fault::new(place, "there is no position here")
}

/// The scenario has no position: the game begins with its set-up.
pub(crate) fn set_up_here(place: Place) -> Fault {
    Fault::new(place, "a game that starts from its set-up has no position")
}
