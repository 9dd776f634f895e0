//! Where a recorded game began: with its set-up, or with a position.
//!
//! A position is one line of the header, in the words of a scenario: `position: {round: 2, bank: 3, seats: {...}}`. Players
//! and options stand in lines of their own. Its animals have the names that records give them: `A1`, `A2`, ...

use origin::{Phase, State};

use super::Numbered;
use crate::origin::actions::Names;
use crate::place::{Fault, Place, Reading};
use crate::record::Header;
use crate::scenario::read_scenarios;

/// The position of a header, if it has one; what is wrong is said where it stands.
pub(super) fn read(header: &Header, place: Place) -> Reading<Option<State>> {
    let Some(text) = &header.position else { return Ok(None) };
    let inside = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let inside = inside.ok_or_else(|| Fault::new(place, "a position is written {round: 2, bank: 3, seats: {...}}"))?;
    let options: Vec<String> = header.options.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    let head = format!(
        "- {{id: position, edition: {}, rules: [], why: position, players: {}, options: {{{}}}, ",
        header.edition,
        header.seats,
        options.join(", ")
    );
    let read = read_scenarios("position", &format!("{head}{inside}}}")).into_iter().next();
    let scenario = match read {
        Some(Ok(scenario)) => scenario,
        Some(Err(problem)) => {
            let column = problem.column.saturating_sub(head.chars().count());
            let fault = Fault::new(place.right(column), problem.message).maybe_help(problem.help);
            return Err(Fault { cause: problem.cause, ..fault });
        }
        None => return Err(Fault::new(place, "there is no position here")),
    };
    let Some((state, names)) = scenario.origin_table() else {
        return Err(Fault::new(place, "there is no position here"));
    };
    if state.phase() == Phase::Setup {
        return Err(Fault::new(place, "a game that begins with its set-up has no position"));
    }
    let numbered = Numbered { world: state.world(), so_far: u8::MAX };
    let is_numbered = |(number, name): (u8, &String)| numbered.name(origin::AnimalId(number)) == *name;
    if !(0..).zip(names).all(is_numbered) {
        let fault = Fault::new(place, "the animals of a position are called A1, A2, ... in the order of the seats");
        return Err(fault);
    }
    Ok(Some(state.clone()))
}
