//! Tasks of the workspace. `cargo play` and `cargo verify` are aliases for `play` and `verify` here.

mod codegen;
mod page;
mod steps;
#[cfg(test)]
mod tidy;
mod verify;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use steps::cargo;

const HELP: &str = "\
Tasks of the workspace:

  cargo play [ARGS]          build the page, serve it and open it in the browser (ARGS go to `pangea serve`)
  cargo play --terminal [ARGS]
                             build the program and play in the terminal (ARGS go to `pangea play`)
  cargo verify               run every check and test
  cargo xtask page [--dev]   build the page into target/web (--dev: quickly, large)
  cargo xtask browser        play the page in a real browser (Chromium)
  cargo xtask codegen        write what is generated from the rulebooks (--check: only compare)
  cargo xtask soak [GAMES]   random games of every edition with every invariant checked at every step (default 1000000)
  cargo xtask fuzz [SECONDS] fuzz the parsers and the engine for that long (default 60)
  cargo xtask instructions   instruction counts of random games under valgrind
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let root = root();
    let result = match words.as_slice() {
        ["play", "--terminal", rest @ ..] => play_in_terminal(&root, rest),
        ["play", "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        ["play", rest @ ..] => play(&root, rest),
        ["verify"] => verify::run(&root),
        ["browser"] => verify::browser(&root),
        ["codegen"] => codegen::run(&root, false),
        ["codegen", "--check"] => codegen::run(&root, true),
        ["page"] => page::run(&root, page::Build::Release),
        ["page", "--dev"] => page::run(&root, page::Build::Development),
        ["soak", rest @ ..] => {
            let games = rest.first().copied().unwrap_or("1000000");
            [("origin", "soak"), ("northstar", "board-soak"), ("new-world", "world-soak")].into_iter().try_for_each(
                |(package, example)| {
                    cargo(
                        &root,
                        &["run", "--quiet", "--release", "--package", package, "--example", example, "--", games],
                    )
                },
            )
        }
        ["fuzz", rest @ ..] => {
            let seconds = rest.first().copied().unwrap_or("60");
            cargo(&root, &["run", "--quiet", "--profile", "fuzz", "--package", "fuzz", "--", "--seconds", seconds])
        }
        ["instructions"] => steps::instructions(&root),
        ["help" | "--help" | "-h"] | [] => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no task `{}`\n\n{HELP}", other.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn play(root: &Path, rest: &[&str]) -> Result<(), String> {
    eprintln!("building Pangea (the first time takes a few minutes) ...");
    page::run(root, page::Build::Release)?;
    let mut words = vec!["run", "--quiet", "--release", "--package", "pangea", "--", "serve", "--open"];
    words.extend(rest);
    cargo(root, &words)
}

fn play_in_terminal(root: &Path, rest: &[&str]) -> Result<(), String> {
    eprintln!("building Pangea (the first time takes a few minutes) ...");
    let mut words = vec!["run", "--quiet", "--release", "--package", "pangea", "--", "play"];
    words.extend(rest);
    cargo(root, &words)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
