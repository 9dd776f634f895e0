//! `pangea`: the one program people run.
//!
//! | command | module | what it does |
//! |---|---|---|
//! | `play` | [`commands::play`] | a game in the terminal against bots and other people |
//! | `rules` | [`commands::rules`] | a rule, where it lives in the code, and its tests |
//! | `editions` | [`commands::editions`] | what can be played, by how many, with which options |
//! | `check` | [`commands::check`] | scenarios and records against the engine |
//! | `replay` | [`commands::replay`] | a played game, step by step |
//! | `simulate` | [`commands::simulate`] | many games between bots, and their statistics |
//! | `arena` | [`commands::arena`] | the tournament that measures bots |
//! | `selfplay` | [`commands::selfplay`] | games of a bot against itself, from which a network learns |
//! | `serve` | [`commands::serve`] | the page, and tables at which people play together |
//! | `admin` | [`commands::admin`] | people, tables, reports and copies of a server's database |
//! | `load` | [`commands::load`] | thousands of sockets that play real games, and how the server keeps up |
//! | `bench` | [`commands::bench`] | how fast random games run |
//!
//! Exit codes: 0 done, 1 what was asked failed, 2 bad usage or input. Nothing here knows a rule of a game.

mod commands;
mod failure;
mod families;
mod file;
mod grid;
mod markdown;
mod output;
mod seed;
mod setup;
mod terminal;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Done;
use crate::terminal::{DANGER, paint};

/// A digital table for the Evolution family of card games.
#[derive(Parser, Debug)]
#[command(name = "pangea", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Pangea {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Start here:
  pangea play                 a game against two bots, explained as you go
  pangea rules ORI-ATT-3      what a rule says
  pangea play --help          every option for setting up a game";

#[derive(Subcommand, Debug)]
enum Command {
    /// Play a game in the terminal, against bots or with friends at one keyboard
    Play(commands::play::PlayArgs),
    /// Show a rule: its text, its code and its tests
    Rules(commands::rules::RulesArgs),
    /// List the editions, their player counts and their options
    Editions(commands::editions::EditionsArgs),
    /// Check scenarios and game records against the engine
    Check(commands::check::CheckArgs),
    /// Step through a recorded game
    Replay(commands::replay::ReplayArgs),
    /// Play many games between bots and collect statistics
    Simulate(commands::simulate::SimulateArgs),
    /// Measure bots against each other: duplicate deals, intervals, ratings
    Arena(commands::arena::ArenaArgs),
    /// Play games of a bot against itself, and examine what a network learned from them
    Selfplay(commands::selfplay::SelfplayArgs),
    #[cfg(feature = "online")]
    /// Serve the page, and tables at which people play together
    Serve(commands::serve::ServeArgs),
    #[cfg(feature = "online")]
    /// Look after a server: people, tables, reports, copies of its database
    Admin(commands::admin::AdminArgs),
    #[cfg(feature = "online")]
    /// Play real games over thousands of sockets and measure the server
    Load(commands::load::LoadArgs),
    /// Measure how fast random games run
    Bench(commands::bench::BenchArgs),
}

fn main() -> ExitCode {
    let Pangea { command } = Pangea::parse();
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message() {
                // Nothing can be done about an error stream that is gone.
                let _ = writeln!(anstream::stderr(), "{} {message}", paint(DANGER, "pangea:"));
            }
            failure.exit_code()
        }
    }
}

fn run(command: Command) -> Done {
    match command {
        Command::Play(args) => commands::play::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Editions(args) => commands::editions::run(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Arena(args) => commands::arena::run(&args),
        Command::Selfplay(args) => commands::selfplay::run(&args),
        #[cfg(feature = "online")]
        Command::Serve(args) => commands::serve::run(&args),
        #[cfg(feature = "online")]
        Command::Admin(args) => commands::admin::run(&args),
        #[cfg(feature = "online")]
        Command::Load(args) => commands::load::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
    }
}
