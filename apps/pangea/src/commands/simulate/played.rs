//! One game between bots, and what is kept of it.

use bots::{Playable, Playout};
use game::{BySeat, EventSink, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::statistics::TraitTally;
use crate::seed;

/// A game whose trait cards can be counted.
pub trait Watched: Playable {
    /// The ids of its traits; everywhere else a trait is its place in this list.
    fn trait_ids(config: &Self::Config) -> Vec<&'static str>;

    /// The trait that was played in this event, and by whom.
    fn trait_played(event: &Self::Event) -> Option<(Seat, usize)>;

    /// Every trait card on the table.
    fn traits_on_table(view: &Self::View) -> Vec<usize>;

    /// The round.
    fn round(view: &Self::View) -> u32;
}

impl Watched for origin::State {
    fn trait_ids(config: &origin::Config) -> Vec<&'static str> {
        // Those of the base deck come first, so a trait has the same place in both lists.
        config.modules().traits().iter().map(origin::Trait::id).collect()
    }

    fn trait_played(event: &origin::Event) -> Option<(Seat, usize)> {
        match *event {
            origin::Event::Open(
                origin::Fact::TraitPlayed { seat, shows, .. } | origin::Fact::PairPlayed { seat, shows, .. },
            ) => Some((seat, shows as usize)),
            _ => None,
        }
    }

    fn traits_on_table(view: &origin::View) -> Vec<usize> {
        let single = view.animals.iter().flat_map(|animal| &animal.stack).map(|card| card.shows as usize);
        single.chain(view.links.iter().map(|link| link.shows as usize)).collect()
    }

    fn round(view: &origin::View) -> u32 {
        u32::from(view.round)
    }
}

impl Watched for northstar::State {
    fn trait_ids(_config: &northstar::Config) -> Vec<&'static str> {
        northstar::Trait::ALL.iter().map(|t| t.id()).collect()
    }

    fn trait_played(event: &northstar::Event) -> Option<(Seat, usize)> {
        match *event {
            northstar::Event::Played { seat, play: northstar::Play::Trait { card, .. }, .. } => {
                Some((seat, card.shows as usize))
            }
            _ => None,
        }
    }

    fn traits_on_table(view: &northstar::View) -> Vec<usize> {
        view.everybody().flat_map(|species| &species.traits).map(|card| card.shows as usize).collect()
    }

    fn round(view: &northstar::View) -> u32 {
        u32::from(view.round)
    }
}

impl Watched for new_world::State {
    fn trait_ids(_config: &new_world::Config) -> Vec<&'static str> {
        new_world::Trait::ALL.iter().map(|t| t.id()).collect()
    }

    fn trait_played(event: &new_world::Event) -> Option<(Seat, usize)> {
        match *event {
            new_world::Event::Open(
                new_world::Fact::TraitPlayed { seat, shows, .. } | new_world::Fact::PairPlayed { seat, shows, .. },
            ) => Some((seat, shows as usize)),
            _ => None,
        }
    }

    fn traits_on_table(view: &new_world::View) -> Vec<usize> {
        let single = view.animals.iter().flat_map(|animal| &animal.stack).map(|card| card.shows as usize);
        single.chain(view.links.iter().map(|link| link.shows as usize)).collect()
    }

    fn round(view: &new_world::View) -> u32 {
        u32::from(view.epoch)
    }
}

/// What is kept of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number in the run, from 0.
    pub index: u64,
    /// Its seed.
    pub seed: u64,
    /// The seats in order.
    pub seats: Vec<SeatPlayed>,
    /// Rounds.
    pub rounds: u32,
    /// Decisions with at least two options.
    pub decisions: u32,
    /// Its trait cards.
    pub traits: Vec<TraitTally>,
}

/// What is kept of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatPlayed {
    /// Which bot sat there, by its place among the bots of the run.
    pub bot: usize,
    /// Points.
    pub points: i32,
    /// What decides between equal points.
    pub tie_break: i32,
    /// 1 for a victory, 1/n for one shared by n.
    pub share: f64,
}

/// The bots of a run: their names, and who sits where.
#[derive(Clone, Debug)]
pub struct Bots {
    /// The different bots, in the order given.
    pub names: Vec<String>,
    order: Vec<usize>,
}

impl Bots {
    /// Bots in the order given, of which one may come several times.
    pub fn new(given: &[String]) -> Self {
        let mut names: Vec<String> = Vec::new();
        let order = given
            .iter()
            .map(|name| {
                names.iter().position(|known| known == name).unwrap_or_else(|| {
                    names.push(name.clone());
                    names.len() - 1
                })
            })
            .collect();
        Self { names, order }
    }

    /// The bot on a seat of game `index`. The same company plays once for each turn of the table, then the next company
    /// of the list sits down: everybody sits everywhere, with everybody, equally often.
    pub fn on(&self, seat: usize, seats: usize, index: u64) -> usize {
        let (seats, bots) = (seats.max(1) as u64, self.order.len().max(1) as u64);
        let (company, turn) = (index / seats % bots, index % seats);
        let place = (company + (seat as u64 + turn) % seats) % bots;
        usize::try_from(place).ok().and_then(|place| self.order.get(place)).copied().unwrap_or(0)
    }
}

/// Plays game `index` of the run. The error says how it went wrong, which only a fault of the engine or a bot can cause.
pub fn play<G: Watched>(config: &G::Config, bots: &Bots, run: u64, index: u64) -> Result<Played, String> {
    let seed = seed::of_game(run, index);
    let mut state = G::new(config);
    let seats = usize::from(state.seats());
    let mut players = Vec::with_capacity(seats);
    for seat in 0..seats {
        let name = bots.names.get(bots.on(seat, seats, index)).map_or("", String::as_str);
        let player = bots::by_name::<G>(name, seed::of_game(seed, seat as u64 + 1));
        players.push(player.ok_or_else(|| format!("unknown bot '{name}'"))?);
    }
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut watch = Watch { played: vec![BySeat::default(); G::trait_ids(config).len()] };
    let mut sink = TraitSink::<G> { watch: &mut watch, game: core::marker::PhantomData };
    let counts = Playout::<G>::default()
        .run_bots(&mut state, &mut players, &mut chance, &mut sink)
        .map_err(|stopped| format!("game {index} (seed {seed}) stopped: {stopped:?}"))?;
    let standings = state.standings();
    let view = state.view(Viewer::Spectator);
    let result = |seat: Seat| SeatPlayed {
        bot: bots.on(seat.index(), seats, index),
        points: standings.points[seat],
        tie_break: standings.tie_break[seat],
        share: standings.share(seat),
    };
    Ok(Played {
        index,
        seed,
        seats: Seat::all(state.seats()).map(result).collect(),
        rounds: <G as Watched>::round(&view),
        decisions: u32::try_from(counts.decisions).unwrap_or(u32::MAX),
        traits: watch.tallies::<G>(&view, |seat| standings.share(seat), state.seats()),
    })
}

/// How often each seat played each trait.
struct Watch {
    played: Vec<BySeat<u16>>,
}

struct TraitSink<'a, G> {
    watch: &'a mut Watch,
    game: core::marker::PhantomData<G>,
}

impl<G: Watched> EventSink<G::Event> for TraitSink<'_, G> {
    fn emit(&mut self, event: G::Event) {
        if let Some((seat, t)) = G::trait_played(&event)
            && let Some(played) = self.watch.played.get_mut(t)
        {
            played[seat] += 1;
        }
    }
}

impl Watch {
    fn tallies<G: Watched>(&self, view: &G::View, share: impl Fn(Seat) -> f64, seats: u8) -> Vec<TraitTally> {
        let tally = |played: &BySeat<u16>| {
            let mut tally = TraitTally::default();
            for seat in Seat::all(seats) {
                tally.played += u64::from(played[seat]);
                tally.won += f64::from(played[seat]) * share(seat);
            }
            tally
        };
        let mut tallies: Vec<TraitTally> = self.played.iter().map(tally).collect();
        for t in G::traits_on_table(view) {
            if let Some(tally) = tallies.get_mut(t) {
                tally.survived += 1;
            }
        }
        tallies
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_on_every_seat_equally_often() {
        let given = |names: &[&str]| Bots::new(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        for (bots, seats) in [(given(&["a", "b"]), 4), (given(&["a", "b", "c"]), 2), (given(&["a", "b", "b"]), 3)] {
            let games = 2 * seats * bots.order.len();
            for seat in 0..seats {
                let sat = (0..games as u64).filter(|&game| bots.on(seat, seats, game) == 0).count();
                let places = bots.order.iter().filter(|bot| **bot == 0).count();
                assert_eq!(sat, games * places / bots.order.len(), "seat {seat} of {bots:?}");
            }
        }
    }

    #[test]
    fn a_game_counts_its_cards() {
        let config = editions::origin_config(3, origin::Options::default(), None).expect("a game for three");
        let bots = Bots::new(&["random".to_owned()]);
        let game = play::<origin::State>(&config, &bots, 7, 0).expect("a whole game");
        let played: u64 = game.traits.iter().map(|tally| tally.played).sum();
        let survived: u64 = game.traits.iter().map(|tally| tally.survived).sum();
        assert!(played >= survived && survived > 0, "{game:?}");
        assert!((game.seats.iter().map(|seat| seat.share).sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(play::<origin::State>(&config, &bots, 7, 0), Ok(game));
    }
}
