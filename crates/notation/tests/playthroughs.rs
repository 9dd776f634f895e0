//! A few whole games, kept as records: the same seeds must give the same games, and the records must verify.
//! `PANGEA_BLESS=1` rewrites them; that is right only after a change of rules, with a new rules revision.

use std::path::Path;

use game::{ActionList, ChanceSource, Game as _, Need, below};
use notation::origin::record::{Recorder, print, verify};
use origin::{State, World};
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
    ("continents-8-options", 8, 7, &[("expansion_sets", "2"), ("herding_equal_protects", "false")]),
];

fn play(world: World, seats: u8, seed: u64, options: &[(&str, &str)]) -> String {
    let options = editions::world_options(world, options.iter().copied()).expect("known options");
    let config = editions::world_config(world, seats, options, None).expect("2 to 8 seats");
    let mut recorder = Recorder::new(&config, Vec::new());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(&config);
    let mut actions = ActionList::new();
    let mut buffer = [0; 256];
    loop {
        match state.need() {
            Need::Over => break,
            Need::Chance(chance) => {
                let outcome = rng.answer(chance, &mut buffer);
                recorder.outcome(outcome);
                state.resolve(outcome, &mut ()).expect("answered");
            }
            Need::Decision(decision) if !state.is_idle() => {
                actions.clear();
                state.legal(decision.seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                recorder.action(decision.seat, action);
                state.apply(decision.seat, action, &mut ()).expect("legal");
            }
            _ => assert!(state.advance(&mut ()), "progress was promised"),
        }
    }
    recorder.result(&state);
    print(recorder.record()).expect("a played game can be written")
}

#[test]
fn whole_games_are_as_recorded() {
    for (name, seats, seed, options) in GAMES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../golden/playthroughs/{name}.record"));
        let world = if name.starts_with("continents") { World::Continents } else { World::Pangea };
        let played = play(world, *seats, *seed, options);
        assert!(played.len() < 40_000, "{name} is too long to review");
        if std::env::var_os("PANGEA_BLESS").is_some() {
            std::fs::write(&path, &played).expect("the golden file can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        let first = played.lines().zip(golden.lines()).position(|(new, old)| new != old);
        assert!(played == golden, "{name} differs from line {:?} on", first.map(|line| line + 1));
        let verified = verify(name, &golden).unwrap_or_else(|problem| panic!("{problem}"));
        assert!(verified.is_over(), "{name} ends");
    }
}
