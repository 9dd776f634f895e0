//! What would follow from an action, computed before the player commits to it.
//!
//! The engine plays the action out on a copy. Where somebody has a choice, or a shuffle decides, the outlook says so and
//! stops there; what it lists is then what is certain, not a guess. It lists nothing that only another player could know.

use game::{BySeat, Game, Need, Seat};

use crate::action::Action;
use crate::cards::SpeciesId;
use crate::decision::Decision;
use crate::event::{Death, Event, Fact};
use crate::moment::{Cause, Step};
use crate::state::State;

/// What would follow.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outlook {
    /// Who takes food, in order.
    pub gains: Vec<Gain>,
    /// Who loses population, with what is left of it.
    pub losses: Vec<(SpeciesId, u8)>,
    /// Who would die out, and of what.
    pub deaths: Vec<(SpeciesId, Death)>,
    /// Tokens that would go behind screens.
    pub screens: BySeat<u16>,
    /// Cards that would be drawn by seats whose species die out.
    pub draws: BySeat<u8>,
    /// Tokens that would be left on the watering hole.
    pub watering_hole: u16,
    /// Somebody would be asked something: what follows then is not listed.
    pub choice: Option<Decision>,
    /// Whether the phase would end.
    pub ends_phase: bool,
}

/// Food for one species.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Who.
    pub species: SpeciesId,
    /// What leads to it.
    pub cause: Cause,
    /// Tokens for the board.
    pub board: u8,
    /// Tokens for Fat Tissue.
    pub fat: u8,
}

impl Outlook {
    pub(crate) fn new(state: &State, seat: Seat, action: Action) -> Option<Self> {
        let mut after = state.clone();
        let mut events: Vec<Event> = Vec::new();
        after.apply(seat, action, &mut events).ok()?;
        let mut outlook = Self { watering_hole: after.watering_hole, ..Self::default() };
        for event in &events {
            if let Event::Open(fact) = event {
                outlook.read(state, *fact);
            }
        }
        if let Event::Played { play: crate::event::Play::Drop { fat, .. }, .. } = events.first()? {
            outlook.screens[seat] += u16::from(*fat);
        }
        outlook.choice = match after.need() {
            Need::Decision(decision) if game::Ask::is_question(&decision) => Some(decision),
            _ => None,
        };
        outlook.ends_phase = after.moment.step == Step::Done && after.moment.phase == state.moment.phase;
        Some(outlook)
    }

    fn read(&mut self, state: &State, fact: Fact) {
        match fact {
            Fact::Took { species, cause, board, fat, .. } => self.gains.push(Gain { species, cause, board, fat }),
            Fact::LostPopulation { species, pop, surplus, .. } => {
                self.losses.push((species, pop));
                self.screens[state.one(species).owner] += u16::from(surplus);
            }
            Fact::DiedOut { species, death, tokens, cards } => {
                self.deaths.push((species, death));
                let owner = state.one(species).owner;
                self.screens[owner] += u16::from(tokens);
                self.draws[owner] += cards;
            }
            _ => {}
        }
    }
}
