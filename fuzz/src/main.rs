//! Feeds every target for a while: `fuzz --seconds 60 [--seed N]`. What breaks is kept in `out/fuzz/`.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program")]

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use fuzz::{Found, TARGETS, run, targets};

const BATCH: u64 = 50;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, otherwise: u64| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(otherwise)
    };
    let seconds = number("--seconds", 60);
    let seed = number("--seed", 1);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    std::panic::set_hook(Box::new(|_| {}));
    let each = Duration::from_secs(seconds) / TARGETS.len() as u32;
    let mut broken = 0;
    for target in TARGETS {
        let corpus = targets::corpus(root, target);
        let begin = Instant::now();
        let batches = AtomicU64::new(0);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let found: Vec<Found> = std::thread::scope(|scope| {
            let feed = || -> Option<Found> {
                while begin.elapsed() < each {
                    let batch = batches.fetch_add(1, Ordering::Relaxed);
                    if let Err(found) = run(target, &corpus, seed.wrapping_mul(1 << 32).wrapping_add(batch), BATCH) {
                        return Some(found);
                    }
                }
                None
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(feed)).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok().flatten()).collect()
        });
        let inputs = batches.into_inner() * BATCH;
        println!("{:<10} {inputs:>10} inputs from {} files, {} broken", target.name, corpus.len(), found.len());
        for (number, found) in found.iter().enumerate() {
            broken += 1;
            keep(root, found, number);
        }
    }
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn keep(root: &Path, found: &Found, number: usize) {
    let folder = root.join("out/fuzz");
    let path = folder.join(format!("{}-{number}.bin", found.target));
    let kept = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, &found.input));
    eprintln!("{}: {}", found.target, found.message);
    match kept {
        Ok(()) => eprintln!("  the input is in {}", path.display()),
        Err(error) => eprintln!("  the input could not be kept: {error}"),
    }
}
