//! Where a recorded game began: with its set-up, or with a position. Its species have the names that records give them:
//! `S1`, `S2`, ... by their numbers.

use northstar::{Phase, State};

use super::Numbered;
use crate::northstar::actions::Names;
use crate::place::{Fault, Place, Reading};
use crate::record::Header;
use crate::record::start::{nothing_here, scenario, set_up_here};

/// The position of a header, if it has one; what is wrong is said where it stands.
pub(super) fn read(header: &Header, place: Place) -> Reading<Option<State>> {
    let Some(scenario) = scenario(header, place, "{round: 2, wh: 3, seats: {...}}")? else { return Ok(None) };
    let (state, names) = scenario.boards_table().ok_or_else(|| nothing_here(place))?;
    if state.moment().phase == Phase::Setup {
        return Err(set_up_here(place));
    }
    if let Some((wrong, right)) = names.iter().find(|(name, species)| Numbered.name(*species) != *name) {
        let message = format!("this species of a position is called '{}', not '{wrong}'", Numbered.name(*right));
        let help = "the number counts the seats, then their second species, and so on";
        return Err(Fault::new(place, message).help(help));
    }
    Ok(Some(state.clone()))
}
