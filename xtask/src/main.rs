//! Tasks of the workspace. `cargo play` and `cargo verify` are aliases for `play` and `verify` here.

mod axe;
mod browsers;
mod codegen;
mod databases;
mod instructions;
#[cfg(test)]
mod licences;
mod page;
mod play;
mod progress;
mod sheet;
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
  cargo verify --all         the same, with every screen in every language, theme and size, the weight of the small page,
                             and Firefox and WebKit
  cargo verify --step NAME   run one step of it, by the name it has in the table at the end
  cargo xtask page [--quick] build the small page for a network into target/web-release (--quick: the large one that
                             `cargo play` shows, into target/web; --quick --in-two: the same in two modules, as the small
                             page is, into target/web-in-two)
  cargo xtask browser [NAME] test the page in a real browser: chromium (default), firefox or webkit
  cargo xtask axe            fetch axe-core, by which the browser tests judge accessibility (done by `verify` and `browser`)
  cargo xtask sheet FOLDER   put the pictures of the browser tests beside the drawings of a folder, by name
  cargo xtask codegen        regenerate the files made from the rulebooks (--check: only compare)
  cargo xtask soak [GAMES]   random games of every edition with every invariant checked at every step (default 1000000)
  cargo xtask fuzz [SECONDS] fuzz the parsers and the engine for that long (default 60)
  cargo xtask instructions [--everyday] [--against | --keep]
                             instructions of random decisions, of the search and of determinizations under valgrind
                             (--everyday: as `cargo verify` builds; --against: beside the table that is kept; --keep: keep
                             these)
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let root = root();
    let result = match words.as_slice() {
        ["play", "--help" | "-h"] | ["verify", "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        ["play", "--terminal", rest @ ..] => play::in_terminal(&root, rest),
        ["play", rest @ ..] => play::in_browser(&root, rest),
        ["verify"] => verify::run(&root, verify::Extent::Usual),
        ["verify", "--all"] => verify::run(&root, verify::Extent::All),
        ["verify", "--step", name] => verify::one(&root, name),
        ["browser", rest @ ..] => verify::browser::alone(&root, rest),
        ["axe"] => axe::fetch(&root),
        ["sheet", folder] => sheet::write(&root, folder),
        ["codegen"] => codegen::run(&root, false),
        ["codegen", "--check"] => codegen::run(&root, true),
        ["page"] => page::build(&root, page::Build::Release),
        ["page", "--quick"] => page::build(&root, page::Build::Quick),
        ["page", "--quick", "--in-two"] => page::build(&root, page::Build::QuickInTwo),
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
        ["instructions", rest @ ..] => instructions::run(&root, rest),
        ["help" | "--help" | "-h"] | [] => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(format!("unknown task `{}`\n\n{HELP}", other.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
