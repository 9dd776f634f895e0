//! The area row: which areas the picked animal may use, and why not.

use new_world::{Action, Place};

use super::Brush;
use crate::new_world::pick::{Pick, is_open};
use crate::new_world::place_of;
use crate::screen::{AreaRowScreen, Deed, Mark};

impl Brush<'_> {
    /// The area row with what can be done there.
    pub(super) fn areas(&self) -> AreaRowScreen {
        let still = self.still();
        let mut row = still.areas();
        for area in row.cards.iter_mut().flat_map(|card| &mut card.parts) {
            let Some(at) = place_of(self.view, area.at) else { continue };
            area.mark = self.area_mark(at, area.empty.is_some());
            area.label = still.area_label(area);
        }
        row
    }

    fn area_mark(&self, at: Place, empty: bool) -> Mark {
        match self.desk.pick {
            Pick::Sure { action: Action::Feed { from, .. }, .. } if from == at => {
                return Mark::Actor { flag: self.words.text("nw-eats-here"), deed: Deed::Chosen };
            }
            Pick::Sure { action: Action::Shelter { from, .. }, .. } if from == at => {
                return Mark::Actor { flag: self.words.text("nw-hides-here"), deed: Deed::Chosen };
            }
            _ => {}
        }
        let pick = self.desk.pick.before_sure();
        let Some(action) = pick.at_area(self.desk, at) else { return Mark::Rest };
        // While it may do other things, areas without use for it stay as they are.
        let waits = matches!(pick, Pick::Forage { .. });
        match is_open(self.desk, action) {
            true => self.judged(action),
            false if empty => Mark::Rest,
            false if waits || self.forages(action) => self.judged(action),
            false => Mark::Rest,
        }
    }

    /// Whether the animal could take something somewhere else.
    fn forages(&self, action: Action) -> bool {
        let (Action::Feed { animal: who, .. } | Action::Shelter { animal: who, .. }) = action else { return false };
        self.legal.iter().any(|other| match *other {
            Action::Feed { animal, .. } | Action::Shelter { animal, .. } => animal == who,
            _ => false,
        })
    }
}
