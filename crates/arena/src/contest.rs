//! The games that can be contested: the one place that says what the arena asks of a game.

use bots::{Bot, Playable};
use game::Seat;

/// A game in which bots can be measured.
///
/// What bots need of a game ([`Playable`]) is the bound of [`bots::by_name`] and stands here alone.
pub trait Contest: Playable {
    /// Whether a round began with this event: its number, and who begins it.
    fn round_began(event: &Self::Event) -> Option<(u32, Seat)>;
}

/// The bot with this name, if there is one. A name may carry a parameter after `@`; the registry reads it.
pub fn bot<G: Contest>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    bots::by_name::<G>(name, seed)
}

impl Contest for origin::State {
    fn round_began(event: &origin::Event) -> Option<(u32, Seat)> {
        match *event {
            origin::Event::Open(origin::Fact::RoundBegan { round, first, .. }) => Some((u32::from(round), first)),
            _ => None,
        }
    }
}

impl Contest for northstar::State {
    fn round_began(event: &northstar::Event) -> Option<(u32, Seat)> {
        match *event {
            northstar::Event::Open(northstar::Fact::RoundBegan { round, first, .. }) => Some((u32::from(round), first)),
            _ => None,
        }
    }
}

impl Contest for new_world::State {
    fn round_began(event: &new_world::Event) -> Option<(u32, Seat)> {
        match *event {
            new_world::Event::Open(new_world::Fact::EpochBegan { epoch, first, .. }) => Some((u32::from(epoch), first)),
            _ => None,
        }
    }
}
