//! `pangea selfplay`: games of a bot against itself, from which a network learns.
//!
//! | module | what it does |
//! |---|---|
//! | [`play`] | plays games and keeps them in shards |
//! | [`encode`] | turns shards into arrays for training |
//! | [`examine`] | how well a network predicts games that nobody learned from |

mod encode;
mod examine;
mod play;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use net::Network;
use selfplay::{Heading, Record, ReplayError, ShardError};

use crate::failure::{Done, Failure};
use crate::setup::{GameArgs, Setup};
use crate::terminal;

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Games are kept as moves, about a byte for each decision, and played again to see what was on the table; one game of ten is \
held out, always the same, to tell whether something was learned. docs/champion.md says how all of this is put together.

Examples:
  pangea selfplay play --edition origin --seats 2,4 --games 20000
  pangea selfplay encode target/selfplay/origin-2-linear-100-1.selfplay --out target/tensors
  pangea selfplay examine origin.net target/selfplay/*.selfplay")]
pub struct SelfplayArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Play games of a bot against itself, on all processors; go on where an earlier run ended
    Play(play::PlayArgs),
    /// Play games of shards again and write what was on the table as arrays for training
    Encode(encode::EncodeArgs),
    /// Compare a network with the linear model on games that nobody learned from
    Examine(examine::ExamineArgs),
}

/// Does what was asked.
pub fn run(args: &SelfplayArgs) -> Done {
    match &args.what {
        What::Play(args) => play::run(args),
        What::Encode(args) => encode::run(args),
        What::Examine(args) => examine::run(args),
    }
}

/// One line of the result.
fn say(text: &str) -> Done {
    Ok(writeln!(terminal::out(), "{text}")?)
}

/// Reads a network.
fn network(path: &Path) -> Done<Arc<Network>> {
    let bytes = fs::read(path).map_err(|error| Failure::file(path, &error))?;
    let network = Network::read(&bytes).map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
    Ok(Arc::new(network))
}

/// What is said where a network was learned for another game, or for another way to look at this one.
fn of_another_game(path: &Path, edition: &str) -> Failure {
    Failure::input(format!("{}: the network was not learned for what is measured in {edition} today", path.display()))
        .way_out("train it again from shards of that edition")
}

/// A shard with the game it was played in.
struct Opened {
    path: PathBuf,
    heading: Heading,
    records: Vec<Record>,
    setup: Setup,
}

impl Opened {
    fn open(path: &Path) -> Done<Self> {
        let (heading, records) = selfplay::shard::read(path)?;
        let (edition, options) = (heading.edition.clone(), heading.options.clone());
        let setup = GameArgs { edition, options, deck: None }.check()?;
        if heading.rules != setup.edition.rules_revision() {
            return Err(Failure::failed(format!("{}: played under another revision of the rules", path.display()))
                .way_out("play new games"));
        }
        Ok(Self { path: path.to_owned(), heading, records, setup })
    }

    /// What is said of a game that cannot be played again.
    fn is_another(&self, error: &ReplayError) -> Failure {
        Failure::failed(format!("{}: {error}", self.path.display())).way_out("play new games")
    }
}

impl From<ShardError> for Failure {
    fn from(error: ShardError) -> Self {
        let failure = Self::failed(error.to_string());
        match error {
            ShardError::Damaged { .. } => failure.way_out("delete that file and play its games again"),
            ShardError::InUse { .. } => failure.way_out("wait for it, or choose another folder with --out"),
            ShardError::Heading { .. } | ShardError::Other { .. } => {
                failure.way_out("choose another folder with --out")
            }
            ShardError::Io { .. } => failure,
        }
    }
}
