//! Plays games of shards again and writes what was on the table as arrays for training.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use selfplay::{Tensors, replay};

use super::{Opened, say};
use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::file::NewFile;

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Each shard becomes a file of its own name that ends in .tensors: a line of JSON that names the arrays, then the arrays. A \
file that is there already is refused, unless --replace is given.")]
pub struct EncodeArgs {
    /// Shards
    #[arg(required = true, value_name = "FILE")]
    shards: Vec<PathBuf>,
    /// Folder of the arrays
    #[arg(long, value_name = "DIR", default_value = "target/tensors")]
    out: PathBuf,
    /// Put the new files in the place of old ones
    #[arg(long)]
    replace: bool,
}

/// Writes the arrays.
pub fn run(args: &EncodeArgs) -> Done {
    std::fs::create_dir_all(&args.out).map_err(|error| Failure::file(&args.out, &error))?;
    for path in &args.shards {
        let shard = Opened::open(path)?;
        let name = path.file_stem().unwrap_or_default();
        let target = args.out.join(name).with_added_extension("tensors");
        if args.replace && target.exists() {
            std::fs::remove_file(&target).map_err(|error| Failure::file(&target, &error))?;
        }
        by_edition(shard.setup.edition, Encode { shard: &shard, target: &target })?;
    }
    Ok(())
}

struct Encode<'a> {
    shard: &'a Opened,
    target: &'a Path,
}

impl Errand for Encode<'_> {
    type Gives = Done;

    fn run<F: Played>(self) -> Done {
        let Self { shard, target } = self;
        let config = F::asked(&shard.setup, shard.heading.seats)?;
        let measures = <F::Game as bots::Mind>::FEATURES.iter().map(|&name| name.to_owned()).collect();
        let mut tensors = Tensors::new(shard.heading.seats, measures, <F::Game as bots::Mind>::rows());
        for record in &shard.records {
            let moments =
                replay::<F::Game>(&config, shard.heading.seed, record).map_err(|error| shard.is_another(&error))?;
            tensors.add(&moments);
        }
        let mut file = BufWriter::with_capacity(1 << 20, NewFile::begin(target)?);
        tensors
            .write(&shard.heading, &mut file)
            .and_then(|()| file.flush())
            .map_err(|error| Failure::file(target, &error))?;
        let file = file.into_inner().map_err(|error| Failure::file(target, error.error()))?;
        file.finish()?;
        let (games, moments) = (shard.records.len(), tensors.moments());
        say(&format!("{}: {games} games, {moments} moments", target.display()))
    }
}
