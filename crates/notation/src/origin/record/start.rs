//! Where a recorded game began: with its set-up, or with a position. Its animals have the names that records give them:
//! `A1`, `A2`, ...

use origin::{Phase, State};

use super::Numbered;
use crate::origin::actions::Names;
use crate::place::{Fault, Place, Reading};
use crate::record::Header;
use crate::record::start::{nothing_here, scenario, set_up_here};

/// The position of a header, if it has one; what is wrong is said where it stands.
pub(super) fn read(header: &Header, place: Place) -> Reading<Option<State>> {
    let Some(scenario) = scenario(header, place, "{round: 2, bank: 3, seats: {...}}")? else { return Ok(None) };
    let (state, names) = scenario.origin_table().ok_or_else(|| nothing_here(place))?;
    if state.phase() == Phase::Setup {
        return Err(set_up_here(place));
    }
    let numbered = Numbered { modules: state.modules(), so_far: u8::MAX };
    let is_numbered = |(number, name): (u8, &String)| numbered.name(origin::AnimalId(number)) == *name;
    if !(0..).zip(names).all(is_numbered) {
        let fault = Fault::new(place, "the animals of a position are called A1, A2, ... in the order of the seats");
        return Err(fault);
    }
    Ok(Some(state.clone()))
}
