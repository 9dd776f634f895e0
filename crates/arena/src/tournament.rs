//! Many matches on many threads. Deals are independent, so the results do not depend on the number of threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use crate::contest::Contest;
use crate::deal::{self, Deal};
use crate::journal::Deals;
use crate::pairing::Pairing;

/// Room for the deepest search.
const STACK: usize = 16 << 20;

type Play = dyn Fn(&Pairing, u64, &AtomicBool) -> Result<Option<Deal>, String> + Send + Sync;

/// A match that can be played, whatever the game.
pub struct Match {
    /// Who meets whom.
    pub pairing: Pairing,
    /// How many deals.
    pub deals: u64,
    play: Box<Play>,
}

impl Match {
    /// A match in this game, of this many deals.
    pub fn new<G: Contest>(config: G::Config, pairing: Pairing, deals: u64) -> Self {
        let play =
            move |pairing: &Pairing, number: u64, stop: &AtomicBool| deal::play::<G>(&config, pairing, number, stop);
        Self { pairing, deals, play: Box::new(play) }
    }

    /// Plays one deal; `None` if it was stopped.
    pub fn play(&self, number: u64, stop: &AtomicBool) -> Result<Option<Deal>, String> {
        (self.play)(&self.pairing, number, stop)
    }
}

/// How fast and how long matches are played.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Threads.
    pub threads: usize,
    /// No deal is begun after this; those under way are finished.
    pub until: Option<Instant>,
}

/// Plays all deals that are missing, those with small numbers first in all matches, so that a run that is ended early has
/// played all matches equally far. `finished` gets each deal and the place of its match. `stop` ends games in the middle.
pub fn play<E: From<String>>(
    matches: &[Match],
    known: &[Deals],
    limits: Limits,
    stop: &AtomicBool,
    mut finished: impl FnMut(usize, Deal) -> Result<(), E>,
) -> Result<(), E> {
    let missing = missing(matches, known);
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let failure: Mutex<Option<String>> = Mutex::new(None);
    let over = || stop.load(Ordering::Relaxed) || failed.load(Ordering::Relaxed);
    let work = |done: mpsc::Sender<(usize, Deal)>| {
        while !over() && limits.until.is_none_or(|until| Instant::now() < until) {
            let Some(&(place, number)) = missing.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
            match matches[place].play(number, stop) {
                Ok(Some(deal)) => {
                    if done.send((place, deal)).is_err() {
                        return;
                    }
                }
                Ok(None) => return,
                Err(message) => {
                    failed.store(true, Ordering::Relaxed);
                    failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(message);
                }
            }
        }
    };
    let work = &work;
    std::thread::scope(|scope| {
        let (done, deals) = mpsc::channel();
        for _ in 0..limits.threads.clamp(1, missing.len().max(1)) {
            let done = done.clone();
            let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || work(done));
            thread.map_err(|error| E::from(format!("a thread could not be started: {error}")))?;
        }
        drop(done);
        for (place, deal) in deals {
            finished(place, deal).inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
        }
        Ok::<(), E>(())
    })?;
    match failure.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some(message) => Err(E::from(message)),
        None => Ok(()),
    }
}

/// The deals that are missing, as (match, number).
fn missing(matches: &[Match], known: &[Deals]) -> Vec<(usize, u64)> {
    let most = matches.iter().map(|one| one.deals).max().unwrap_or(0);
    let is_missing = |&(place, number): &(usize, u64)| {
        number < matches[place].deals && known.get(place).is_none_or(|deals| !deals.contains_key(&number))
    };
    (0..most).flat_map(|number| (0..matches.len()).map(move |place| (place, number))).filter(is_missing).collect()
}
