//! From the command line to matches that can be played.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use arena::pairing::{self, is_mirrored};
use arena::{Contest, Limits, Match, Pairing, contest, fingerprint};
use editions::Edition;

use super::ArenaArgs;
use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::setup::{GameArgs, Setup};

/// A tournament, checked.
pub struct Request {
    /// The matches.
    pub matches: Vec<Match>,
    /// Which of them were asked for the other way round.
    pub mirrored: Vec<bool>,
    /// Threads and time.
    pub limits: Limits,
    /// The folder of the journals.
    pub journal: PathBuf,
    /// The seed of the deals.
    pub seed: u64,
    /// The name somebody gave to these bots.
    generation: Option<String>,
}

/// Adds the matches of an edition at a table to a request.
struct Add<'a> {
    request: &'a mut Request,
    args: &'a ArenaArgs,
    setup: &'a Setup,
    seats: u8,
}

impl Errand for Add<'_> {
    type Gives = Done;

    fn run<F: Played>(self) -> Done {
        let config = F::asked(self.setup, self.seats)?;
        self.request.add_all::<F::Game>(self.args, self.setup, self.seats, config)
    }
}

impl Request {
    /// Checks everything before the first game.
    pub fn check(args: &ArenaArgs) -> Done<Self> {
        let generation = generation(args)?;
        let mut request = Self {
            matches: Vec::new(),
            mirrored: Vec::new(),
            limits: limits(args)?,
            journal: args.journal.clone(),
            seed: args.seed,
            generation,
        };
        if args.bots.is_empty() {
            return Ok(request);
        }
        if args.bots.len() == 1 {
            return Err(Failure::input("at least two bots are needed")
                .way_out("name a challenger and a champion, or three or more bots for a round robin"));
        }
        let is_twice = |name: &&String| args.bots.iter().filter(|other| other == name).count() > 1;
        if let Some(twice) = args.bots.iter().find(is_twice).filter(|_| args.bots.len() > 2) {
            return Err(Failure::input(format!("'{twice}' is named twice in a round robin")));
        }
        if args.games == 0 {
            return Err(Failure::input("--games must be at least 1"));
        }
        for setup in setups(args)? {
            for &seats in &args.seats {
                request.add(args, &setup, seats)?;
            }
        }
        Ok(request)
    }

    /// The generation of bots that plays an edition.
    pub fn generation(&self, edition: &str) -> String {
        self.generation.clone().unwrap_or_else(|| fingerprint(edition))
    }

    /// Adds all matches of an edition at a table.
    fn add(&mut self, args: &ArenaArgs, setup: &Setup, seats: u8) -> Done {
        by_edition(setup.edition, Add { request: self, args, setup, seats })
    }

    fn add_all<G: Contest>(&mut self, args: &ArenaArgs, setup: &Setup, seats: u8, config: G::Config) -> Done {
        if let Some(name) = args.bots.iter().find(|name| contest::bot::<G>(name, 0).is_none()) {
            return Err(Failure::input(format!("unknown bot '{name}'"))
                .way_out(format!("available: {}", bots::NAMES.join(", "))));
        }
        let mut options: Vec<String> = args.options.iter().map(|option| option.replace(' ', "")).collect();
        options.sort();
        for (challenger, champion) in pairing::matches(&args.bots, seats) {
            let mirrored = is_mirrored(&challenger, &champion, seats);
            let (challenger, champion) = if mirrored { (champion, challenger) } else { (challenger, champion) };
            let pairing = Pairing {
                edition: setup.edition.id().to_owned(),
                options: options.clone(),
                rules: setup.edition.rules_revision(),
                seats,
                challenger,
                champion,
                seed: self.seed,
                generation: self.generation(setup.edition.id()),
            };
            self.matches.push(Match::new::<G>(config.clone(), pairing, args.games.div_ceil(u64::from(seats.max(1)))));
            self.mirrored.push(mirrored);
        }
        Ok(())
    }
}

fn generation(args: &ArenaArgs) -> Done<Option<String>> {
    match &args.generation {
        Some(name) if name.trim().is_empty() => {
            Err(Failure::input("the generation needs a name").way_out("leave --generation out, or give it a name"))
        }
        given => Ok(given.clone()),
    }
}

fn limits(args: &ArenaArgs) -> Done<Limits> {
    if args.threads == Some(0) {
        return Err(Failure::input("--threads must be at least 1").way_out("leave it out to use every processor"));
    }
    let until = match args.minutes {
        None => None,
        Some(minutes) if (0.0..=1e6).contains(&minutes) => {
            Some(Instant::now() + Duration::from_secs_f64(minutes * 60.0))
        }
        Some(_) => return Err(Failure::input("--minutes must lie between 0 and a million")),
    };
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Limits { threads: args.threads.unwrap_or_else(all), until })
}

fn setups(args: &ArenaArgs) -> Done<Vec<Setup>> {
    let mut ids: Vec<&str> = Vec::new();
    for given in &args.edition {
        let more = if given == "all" { Edition::ALL.map(Edition::id).to_vec() } else { vec![given.as_str()] };
        ids.extend(more);
    }
    let mut setups: Vec<Setup> = Vec::new();
    for edition in ids {
        let args = GameArgs { edition: edition.to_owned(), options: args.options.clone(), deck: None };
        let setup = args.check()?;
        if !setups.iter().any(|known| known.edition == setup.edition) {
            setups.push(setup);
        }
    }
    Ok(setups)
}
