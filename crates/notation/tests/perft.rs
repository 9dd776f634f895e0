//! Counts of positions reachable from reviewed ones, with every die showing 3: a fingerprint of move generation.
//! `golden/perft/*.perft` lists positions (file and id of a scenario) and the counts; `PANGEA_BLESS=1` rewrites the counts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use game::{ActionList, Game, Need, Outcome};
use notation::{Scenario, read_scenarios};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// How many lines of `depth` decisions there are; what happens by itself and dice do not count. Where several decide
/// together, they do so in the order of the seats.
fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let mut state = state.clone();
    loop {
        match state.need() {
            Need::Chance(_) => state.resolve(Outcome::Die(3), &mut ()).expect("a die"),
            need @ (Need::Decision(_) | Need::Together(..)) => {
                let seat = need.asked().iter().next().expect("somebody is asked");
                let mut actions = ActionList::new();
                state.legal(seat, &mut actions);
                if actions.is_empty() {
                    assert!(state.advance(&mut ()), "progress was promised");
                    continue;
                }
                if depth == 1 {
                    return actions.len() as u64;
                }
                return actions
                    .into_iter()
                    .map(|action| {
                        let mut after = state.clone();
                        after.apply(seat, action, &mut ()).expect("legal");
                        perft(&after, depth - 1)
                    })
                    .sum();
            }
            Need::Over => return 1,
            Need::Progress => assert!(state.advance(&mut ()), "progress was promised"),
        }
    }
}

/// The same from the position of a scenario.
fn lines(scenario: &Scenario, depth: u32) -> u64 {
    match (scenario.origin_start(), scenario.boards_start()) {
        (Some(state), _) => perft(state, depth),
        (_, Some(state)) => perft(state, depth),
        _ => panic!("{} is of another family", scenario.id),
    }
}

fn position(file: &str, id: &str) -> Scenario {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let scenario = read_scenarios(file, &text).into_iter().flatten().find(|scenario| scenario.id == id);
    scenario.unwrap_or_else(|| panic!("{file} has no scenario {id}"))
}

#[test]
fn counts_are_as_reviewed() {
    for name in ["origin", "continents", "northstar"] {
        check(name);
    }
}

fn check(name: &str) {
    let path = root().join(format!("golden/perft/{name}.perft"));
    let text = std::fs::read_to_string(&path).expect("the golden file");
    let bless = std::env::var_os("PANGEA_BLESS").is_some();
    let (mut start, mut checked) = (None, 0);
    let mut rewritten = String::new();
    for (number, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["position", file, id] => start = Some(position(file, id)),
            ["perft", depth, rest @ ..] => {
                let start = start.as_ref().expect("a position first");
                let nodes = lines(start, depth.parse().expect("a depth"));
                if bless {
                    let _ = writeln!(rewritten, "perft {depth} {nodes}");
                    continue;
                }
                let expected: u64 = rest.first().and_then(|count| count.parse().ok()).unwrap_or(0);
                assert_eq!(nodes, expected, "{}:{}: {line}", path.display(), number + 1);
                checked += 1;
            }
            _ => {}
        }
        let _ = writeln!(rewritten, "{line}");
    }
    if bless {
        std::fs::write(&path, rewritten).expect("the golden file can be written");
    } else {
        assert!(checked >= 10, "only {checked} counts");
    }
}
