//! Running other programs.

use std::path::Path;
use std::process::{Command, Stdio};

/// The cargo that runs this task.
pub fn cargo_program() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs cargo with these words and fails if it does.
pub fn cargo(root: &Path, words: &[&str]) -> Result<(), String> {
    run(root, &cargo_program(), words)
}

/// Runs cargo with these words and variables and fails if it does.
pub fn cargo_with(root: &Path, words: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run_with(root, &cargo_program(), words, variables)
}

/// Runs a program and fails if it does.
pub fn run(root: &Path, program: &str, words: &[&str]) -> Result<(), String> {
    run_with(root, program, words, &[])
}

/// Runs a program in another folder and fails if it does.
pub fn run_in(folder: &Path, program: &str, words: &[&str]) -> Result<(), String> {
    run_with(folder, program, words, &[])
}

fn run_with(root: &Path, program: &str, words: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let status = Command::new(program)
        .args(words)
        .envs(variables.iter().copied())
        .current_dir(root)
        .status()
        .map_err(|error| format!("{program} cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{program} {}` failed ({status})", words.join(" "))) }
}

/// Whether a program answers.
pub fn answers(program: &str, words: &[&str]) -> bool {
    let quiet = Command::new(program).args(words).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// What a program prints.
pub fn output(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Installs packages of Debian where that can be done without asking: as root, with apt-get.
pub fn install_packages(root: &Path, packages: &[&str]) -> Result<(), String> {
    let may_install = output("id", &["-u"]).as_deref() == Some("0") && answers("apt-get", &["--version"]);
    if !may_install {
        return Ok(());
    }
    eprintln!("{} is missing; installing it with apt-get", packages.join(" or "));
    run(root, "apt-get", &["update", "--quiet"])?;
    let words = ["install", "--quiet", "--yes", "--no-install-recommends"];
    run(root, "apt-get", &[&words[..], packages].concat())
}

/// The target of everything that runs in a browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the target for browsers if it is not there.
pub fn wasm_target(root: &Path) -> Result<(), String> {
    let there = output("rustc", &["--print", "target-libdir", "--target", WASM])
        .is_some_and(|folder| Path::new(&folder).read_dir().is_ok_and(|mut entries| entries.next().is_some()));
    if there {
        return Ok(());
    }
    run(root, "rustup", &["target", "add", WASM])
        .map_err(|error| format!("{error}\nthe target {WASM} is needed: `rustup target add {WASM}`"))
}

/// Instruction counts per decision: two runs under callgrind, the difference leaves the start of the program out.
pub fn instructions(root: &Path) -> Result<(), String> {
    if !answers("valgrind", &["--version"]) {
        return Err("valgrind is needed for this: on Debian `apt-get install valgrind`".to_owned());
    }
    // The package, its program, and the editions with the word by which the program knows each.
    type Family<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)], [&'a str; 3]);
    let families: [Family<'_>; 3] = [
        ("origin", "playouts", &[("origin", "origin"), ("continents", "continents")], ["2", "4", "8"]),
        (
            "northstar",
            "board-playouts",
            &[("evolution", "evolution"), ("natural-selection", "natural-selection")],
            ["2", "4", "6"],
        ),
        ("new-world", "world-playouts", &[("new-world", "standard")], ["2", "3", "4"]),
    ];
    println!("           edition  seats  decisions/game  instructions/decision  instructions/game  state");
    for (package, example, editions, all_seats) in families {
        cargo(root, &["build", "--quiet", "--release", "--package", package, "--example", example])?;
        let program = root.join("target/release/examples").join(example);
        for (&(edition, word), seats) in editions.iter().flat_map(|edition| all_seats.map(|seats| (edition, seats))) {
            let few = count(&program, ["20", seats, word])?;
            let many = count(&program, ["220", seats, word])?;
            let (instructions, decisions) = (many.instructions - few.instructions, many.decisions - few.decisions);
            println!(
                "{edition:>18}  {seats:>5}  {:>14.1}  {:>21.0}  {:>17.0}  {:>5}",
                decisions / 200.0,
                instructions / decisions,
                instructions / 200.0,
                many.state
            );
        }
    }
    Ok(())
}

/// What one run took.
struct Counted {
    instructions: f64,
    decisions: f64,
    /// The size of the state in bytes.
    state: f64,
}

fn count(program: &Path, words: [&str; 3]) -> Result<Counted, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        // A repeated instruction is counted once for every byte, so that large copies would weigh more than they do.
        .env("GLIBC_TUNABLES", "glibc.cpu.x86_rep_movsb_threshold=1000000:glibc.cpu.x86_rep_stosb_threshold=1000000")
        .arg(program)
        .args(words)
        .output()
        .map_err(|error| format!("valgrind cannot be started: {error}"))?;
    let number = |text: &str, before: &str, after: &str| {
        let start = text.find(before)? + before.len();
        let end = start + text[start..].find(after)?;
        text[start..end].replace(',', "").trim().parse::<f64>().ok()
    };
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let instructions = number(&told, "Collected :", "\n").ok_or_else(|| format!("no count in:\n{told}"))?;
    let missing = || format!("no count in:\n{printed}");
    let decisions = number(&printed, "games, ", " decisions").ok_or_else(missing)?;
    let state = number(&printed, "state ", " bytes").ok_or_else(missing)?;
    Ok(Counted { instructions, decisions, state })
}
