//! Compares a network with the linear model on games that nobody learned from.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use net::Network;
use selfplay::seeds::is_held_out;
use selfplay::{Examined, Examiner, replay};

use super::{Opened, network, of_another_game, say};
use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Surprise is the mean of -ln(chance of the seat that won), at the beginnings of rounds: less is better, and nobody who knows \
nothing has more than the logarithm of the number of seats. The error is that of points over the mean of the table.")]
pub struct ExamineArgs {
    /// The network
    #[arg(value_name = "NETWORK")]
    network: PathBuf,
    /// Shards
    #[arg(required = true, value_name = "FILE")]
    shards: Vec<PathBuf>,
    /// Look at all games, also at those it learned from
    #[arg(long)]
    all: bool,
}

/// Examines the network.
pub fn run(args: &ExamineArgs) -> Done {
    let network = network(&args.network)?;
    for path in &args.shards {
        let shard = Opened::open(path)?;
        let Examined { moments, linear, network, gain, evaluation } =
            by_edition(shard.setup.edition, Examine { args, shard: &shard, network: &network })?;
        if moments == 0 {
            return Err(Failure::failed(format!("{}: no game is held out", path.display()))
                .way_out("play more games, or look at all of them with --all"));
        }
        say(&format!(
            "{}: {moments} moments; surprise {:.4} linear, {:.4} network, gain {:+.4} ± {:.4}; points error {:.3} linear, \
             {:.3} network; {:.2} µs an evaluation",
            path.display(),
            linear.surprise,
            network.surprise,
            gain.0,
            2.0 * gain.1,
            linear.error,
            network.error,
            evaluation.as_secs_f64() * 1e6,
        ))?;
    }
    Ok(())
}

struct Examine<'a> {
    args: &'a ExamineArgs,
    shard: &'a Opened,
    network: &'a Arc<Network>,
}

impl Errand for Examine<'_> {
    type Gives = Done<Examined>;

    fn run<F: Played>(self) -> Done<Examined> {
        let Self { args, shard, network } = self;
        let config = F::asked(&shard.setup, shard.heading.seats)?;
        if !bots::encoding::fits::<F::Game>(network) {
            return Err(of_another_game(&args.network, shard.setup.edition.id()));
        }
        let seed = shard.heading.seed;
        let mut examiner = Examiner::new(network);
        for record in shard.records.iter().filter(|record| args.all || is_held_out(seed, record.number)) {
            examiner.add(&replay::<F::Game>(&config, seed, record).map_err(|error| shard.is_another(&error))?);
        }
        Ok(examiner.finish())
    }
}
