//! One deal: the same decks and dice, played once for each turn of the table.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::{Bot, Playout, Stopped};
use game::{EventSink, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::chance::{DealChance, bot_seed, deal_seed};
use crate::clock::Clock;
use crate::contest::{self, Contest};
use crate::pairing::Pairing;

/// A deal that was played: one game for each seat the challenger can sit on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Its number, from 0.
    pub deal: u64,
    /// The games; in game `n` the challenger sat on seat `n`.
    pub games: Vec<Played>,
    /// How long the challenger thought.
    pub challenger: Clock,
    /// How long the champions thought, all together.
    pub champion: Clock,
}

/// The result of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Points by seat.
    pub points: Vec<i32>,
    /// What decides between equal points, by seat.
    pub ties: Vec<i32>,
    /// The seats that won, from 0; several share the victory.
    pub winners: Vec<u8>,
    /// The seat that began the first round, from 0.
    pub first: u8,
    /// Rounds.
    pub rounds: u32,
}

impl Played {
    /// What the seat gained: a victory shared by n counts 1/n.
    pub fn share(&self, seat: usize) -> f64 {
        let won = self.winners.iter().any(|&winner| usize::from(winner) == seat);
        if won { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// Own points less those of the best other.
    pub fn margin(&self, seat: usize) -> f64 {
        let own = self.points.get(seat).copied().unwrap_or(0);
        let others = self.points.iter().enumerate().filter(|(other, _)| *other != seat);
        f64::from(own - others.map(|(_, points)| *points).max().unwrap_or(own))
    }
}

impl Deal {
    /// Whether it has a game for each seat and in each game a line for each seat, as a deal of this pairing must.
    pub fn fits(&self, pairing: &Pairing) -> bool {
        let seats = usize::from(pairing.seats);
        let whole = |game: &Played| {
            let seats_exist = game.winners.iter().chain([&game.first]).all(|&seat| usize::from(seat) < seats);
            game.points.len() == seats && game.ties.len() == seats && !game.winners.is_empty() && seats_exist
        };
        self.games.len() == seats && self.games.iter().all(whole)
    }

    /// The challenger's victories, as the mean over the games.
    pub fn share(&self) -> f64 {
        self.mean(|seat, game| game.share(seat))
    }

    /// The challenger's points less those of the best other, as the mean over the games.
    pub fn margin(&self) -> f64 {
        self.mean(|seat, game| game.margin(seat))
    }

    /// Victories of whoever began, as the mean over the games. Everybody begins equally often, so strength cancels out.
    pub fn beginner_share(&self) -> f64 {
        self.mean(|_, game| game.share(usize::from(game.first)))
    }

    fn mean(&self, of: impl Fn(usize, &Played) -> f64) -> f64 {
        let sum: f64 = self.games.iter().enumerate().map(|(seat, game)| of(seat, game)).sum();
        sum / self.games.len().max(1) as f64
    }
}

/// Plays a deal. `None` if it was stopped; an error can only come from a fault of the engine or a bot.
pub fn play<G: Contest>(
    config: &G::Config,
    pairing: &Pairing,
    number: u64,
    stop: &AtomicBool,
) -> Result<Option<Deal>, String> {
    play_watched::<G>(config, pairing, number, stop, |_, _| {})
}

/// The same with an observer, which gets the challenger's seat and each event of the game.
pub fn play_watched<G: Contest>(
    config: &G::Config,
    pairing: &Pairing,
    number: u64,
    stop: &AtomicBool,
    mut watch: impl FnMut(usize, &G::Event),
) -> Result<Option<Deal>, String> {
    let mut deal = Deal { deal: number, games: Vec::new(), challenger: Clock::default(), champion: Clock::default() };
    for place in 0..usize::from(pairing.seats) {
        match play_game::<G>(config, pairing, place, stop, &mut deal, &mut |event| watch(place, event))? {
            Some(game) => deal.games.push(game),
            None => return Ok(None),
        }
    }
    Ok(Some(deal))
}

/// Plays the game of a deal in which the challenger sits on this place.
fn play_game<G: Contest>(
    config: &G::Config,
    pairing: &Pairing,
    place: usize,
    stop: &AtomicBool,
    deal: &mut Deal,
    watch: &mut dyn FnMut(&G::Event),
) -> Result<Option<Played>, String> {
    let seed = deal_seed(pairing.seed, deal.deal);
    let mut bots = sit_down::<G>(pairing, place, seed)?;
    let round = Cell::new(0);
    let mut rounds = Rounds::<G> { round: &round, first: None, watch };
    let mut chance = DealChance::new(seed, &round);
    let mut state = G::new(config);
    let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let bot = bots.get_mut(seat.index())?;
        let view = state.view(Viewer::Seat(seat));
        let began = Instant::now();
        let action = bot.choose(seat, &view, legal);
        let took = u64::try_from(began.elapsed().as_nanos()).unwrap_or(u64::MAX);
        if seat.index() == place {
            deal.challenger.add(took)
        } else {
            deal.champion.add(took)
        }
        Some(action)
    };
    match Playout::<G>::default().run(&mut state, choose, &mut chance, &mut rounds) {
        Ok(_) => {}
        Err(Stopped::Empty { .. }) if stop.load(Ordering::Relaxed) => return Ok(None),
        Err(stopped) => {
            let number = deal.deal;
            return Err(format!("{pairing}: game {place} of deal {number} (seed {}): {stopped:?}", pairing.seed));
        }
    }
    let standings = state.standings();
    let seats = || Seat::all(pairing.seats);
    Ok(Some(Played {
        points: seats().map(|seat| standings.points[seat]).collect(),
        ties: seats().map(|seat| standings.tie_break[seat]).collect(),
        winners: standings.winners.iter().map(|seat| seat.index() as u8).collect(),
        first: rounds.first.unwrap_or(Seat::FIRST).index() as u8,
        rounds: round.get(),
    }))
}

fn sit_down<G: Contest>(pairing: &Pairing, place: usize, seed: u64) -> Result<Vec<Box<dyn Bot<G>>>, String> {
    let sit = |seat: usize| {
        let name = if seat == place { &pairing.challenger } else { &pairing.champion };
        contest::bot::<G>(name, bot_seed(seed, seat, name)).ok_or_else(|| format!("unknown bot '{name}'"))
    };
    (0..usize::from(pairing.seats)).map(sit).collect()
}

/// Listens for rounds.
struct Rounds<'a, G: Contest> {
    round: &'a Cell<u32>,
    first: Option<Seat>,
    watch: &'a mut dyn FnMut(&G::Event),
}

impl<G: Contest> EventSink<G::Event> for Rounds<'_, G> {
    fn emit(&mut self, event: G::Event) {
        (self.watch)(&event);
        if let Some((round, first)) = G::round_began(&event) {
            self.round.set(round);
            self.first.get_or_insert(first);
        }
    }
}
