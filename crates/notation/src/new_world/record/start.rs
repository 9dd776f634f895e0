//! Where a recorded game began: with its set-up, or with a position. Its animals have the names that records give them:
//! `A1`, `A2`, ...

use new_world::{Phase, State};

use super::Numbered;
use crate::new_world::actions::Names;
use crate::place::{Fault, Place, Reading};
use crate::record::Header;
use crate::record::start::{nothing_here, scenario, set_up_here};

/// The position of a header, if it has one; what is wrong is said where it stands.
pub(super) fn read(header: &Header, place: Place) -> Reading<Option<State>> {
    let Some(scenario) = scenario(header, place, "{epoch: 2, areas: [...], seats: {...}}")? else { return Ok(None) };
    let (state, names) = scenario.world_table().ok_or_else(|| nothing_here(place))?;
    if state.phase() == Phase::Setup {
        return Err(set_up_here(place));
    }
    let numbered = Numbered { so_far: u16::MAX };
    if !names.iter().all(|(name, animal)| numbered.name(*animal) == *name) {
        return Err(Fault::new(place, "the animals of a position are called A1, A2, ... in the order of the seats"));
    }
    Ok(Some(state.clone()))
}
