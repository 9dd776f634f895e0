//! A few whole games, kept as records: the same seeds must give the same games, and the records must verify.
//! `PANGEA_BLESS=1` rewrites them; that is right only after a change of rules, with a new rules revision.

use std::path::Path;

use editions::{Deal, Edition};
use game::{ActionList, ChanceSource, Game as _, Need, below};
use notation::new_world::World;
use notation::northstar::Boards;
use notation::origin::Origin;
use notation::record::{ConfigOf, Family, Recorder, print, verify};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Name, seats, seed, options.
type Game = (&'static str, u8, u64, &'static [(&'static str, &'static str)]);

const GAMES: &[Game] = &[
    ("origin-2", 2, 1, &[]),
    ("origin-3-options", 3, 2, &[("mimicry_limit", "PerAttack"), ("feeding_compulsory", "true")]),
    ("origin-4", 4, 3, &[]),
    (
        "origin-8-options",
        8,
        4,
        &[("feeding_pass", "Phase"), ("tail_loss_scope", "TailOnly"), ("tie_break_die", "true")],
    ),
    ("continents-2", 2, 5, &[]),
    ("continents-4-options", 4, 6, &[("land_to_land_migration", "false"), ("feeding_pass", "Phase")]),
    ("continents-8-options", 8, 7, &[("expansion_sets", "2"), ("herding_equal_protects", "true")]),
    ("evolution-3", 3, 8, &[]),
    ("natural-selection-4", 4, 9, &[]),
    ("new-world-2", 2, 10, &[]),
    ("new-world-3-options", 3, 11, &[("variant", "random_mutations"), ("epochs", "4"), ("open_discards", "true")]),
    ("new-world-4-options", 4, 12, &[("variant", "disaster"), ("harmful_mutation_ignores", "all")]),
];

/// Plays a random game to its end; gives its record, and whether that can be replayed.
fn play<F: Family>(config: &ConfigOf<F>, seed: u64) -> (String, fn(&str, &str) -> bool) {
    let mut recorder = Recorder::<F>::new(config, Vec::new());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = F::Game::new(config);
    let mut actions = ActionList::new();
    let mut buffer = game::NO_ORDER;
    loop {
        // What is written while the game is played is what is printed afterwards, however often it is looked at.
        if recorder.len() % 7 == 3 {
            assert_eq!(recorder.text(), print::<F>(recorder.record()).expect("a game in play can be written"));
        }
        match state.need() {
            Need::Over => break,
            Need::Chance(chance) => {
                let outcome = rng.answer(chance, &mut buffer);
                recorder.outcome(outcome);
                state.resolve(outcome, &mut ()).expect("answered");
            }
            need @ (Need::Decision(_) | Need::Together(..)) if !state.is_idle() => {
                let seat = need.asked().iter().next().expect("somebody is asked");
                actions.clear();
                state.legal(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                recorder.action(seat, action);
                state.apply(seat, action, &mut ()).expect("legal");
            }
            _ => assert!(state.advance(&mut ()), "progress was promised"),
        }
    }
    recorder.result(&state.standings());
    let is_whole = |name: &str, text: &str| {
        let verified = verify::<F>(name, text).unwrap_or_else(|problem| panic!("{problem}"));
        verified.is_over()
    };
    let printed = print::<F>(recorder.record()).expect("a played game can be written");
    assert_eq!(recorder.text(), printed);
    (printed, is_whole)
}

/// The edition a game is named after.
fn edition(name: &str) -> Edition {
    Edition::ALL
        .into_iter()
        .find(|edition| name.strip_prefix(edition.id()).is_some_and(|rest| rest.as_bytes()[1].is_ascii_digit()))
        .expect("an edition")
}

#[test]
fn whole_games_are_as_recorded() {
    for (name, seats, seed, options) in GAMES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../golden/playthroughs/{name}.record"));
        let deal = Deal::new(edition(name), *seats, options.iter().copied()).expect("a set-up");
        let (played, is_whole) = match deal {
            Deal::Origin(config) => play::<Origin>(&config, *seed),
            Deal::Boards(config) => play::<Boards>(&config, *seed),
            Deal::NewWorld(config) => play::<World>(&config, *seed),
        };
        assert!(played.len() < 40_000, "{name} is too long to review");
        if std::env::var_os("PANGEA_BLESS").is_some() {
            std::fs::write(&path, &played).expect("the golden file can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        let first = played.lines().zip(golden.lines()).position(|(new, old)| new != old);
        assert!(played == golden, "{name} differs from line {:?} on", first.map(|line| line + 1));
        assert!(is_whole(name, &golden), "{name} ends");
    }
}
