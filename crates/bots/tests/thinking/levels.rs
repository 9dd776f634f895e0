//! The levels: legal in every edition, stronger from one to the next, and impartial between opponents.

use bots::{Bot, Level, Playable, Playout, Style, by_name};
use editions::Edition;
use game::{Game, Seat, Viewer};

use crate::{Check, along_a_game, everywhere, in_edition, rng, view};

/// Whole games of all levels, with few iterations.
struct WholeGames;

impl Check for WholeGames {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let mut state = G::new(config);
        let names = ["hatchling", "forager@8", "hunter@8", "apex@8+predatory"];
        let sit = |seat: u8| by_name::<G>(names[usize::from(seat) % 4], seat.into()).expect("a bot");
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..state.seats()).map(sit).collect();
        let played = Playout::default().run_bots(&mut state, &mut bots, &mut rng(1), &mut ());
        assert!(played.is_ok(), "{edition:?}");
    }
}

#[test]
fn every_level_plays_every_edition() {
    everywhere(8, &WholeGames);
    everywhere(2, &WholeGames);
}

/// How often a bot beats another between two, on both seats of some deals.
fn share<G: Playable>(config: &G::Config, new: &str, old: &str, deals: u64) -> f64 {
    let mut won = 0.0;
    for game in 0..2 * deals {
        let place = (game % 2) as usize;
        let sit = |seat: usize| by_name::<G>(if seat == place { new } else { old }, game + seat as u64).expect("a bot");
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..2).map(sit).collect();
        let mut state = G::new(config);
        Playout::default().run_bots(&mut state, &mut bots, &mut rng(game / 2), &mut ()).expect("legal");
        won += state.standings().share(Seat::wrapping(place));
    }
    won / (2 * deals) as f64
}

struct BeatsRandom;

impl Check for BeatsRandom {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let won = share::<G>(config, "forager", "random", 5);
        assert!(won >= 0.8, "{edition:?}: {won}");
    }
}

#[test]
fn a_forager_beats_a_bot_that_does_not_search() {
    everywhere(2, &BeatsRandom);
}

#[test]
fn names_say_level_budget_and_style() {
    for level in Level::ALL {
        assert_eq!(Level::from_id(level.id()), Some(level));
        assert_eq!(by_name::<origin::State>(level.id(), 1).expect("a bot").name(), level.id());
    }
    for name in ["apex@200", "apex@0.3s", "hunter+peaceful", "hunter@50+predatory"] {
        assert!(by_name::<origin::State>(name, 1).is_some(), "{name}");
    }
    for name in ["apex@", "apex@0", "apex@-1s", "apex@1e9s", "apex@many", "hunter+", "hunter+angry", "tyrant", ""] {
        assert!(by_name::<origin::State>(name, 1).is_none(), "{name}");
    }
}

/// How often each seat was attacked or robbed by bots of a style in some games of The Origin of Species.
fn attacks(style: &str, games: u64) -> [u32; 4] {
    let config = editions::origin_config(4, origin::Options::default(), None).expect("a game");
    let mut hit = [0; 4];
    for game in 0..games {
        let mut state = origin::State::new(&config);
        let name = format!("forager@24+{style}");
        let mut bots: Vec<_> =
            (0..4).map(|seat| by_name::<origin::State>(&name, game * 4 + seat).expect("a bot")).collect();
        let choose = |state: &origin::State, seat: Seat, legal: &[origin::Action]| {
            let action = bots[seat.index()].choose(seat, &view(state, seat), legal);
            let victim = match action {
                origin::Action::Attack { target, .. } | origin::Action::Piracy { target, .. } => {
                    Some(state.facts(target).owner)
                }
                _ => None,
            };
            if let Some(victim) = victim.filter(|victim| *victim != seat) {
                hit[victim.index()] += 1;
            }
            Some(action)
        };
        Playout::default().run(&mut state, choose, &mut rng(game), &mut ()).expect("legal");
    }
    hit
}

// People sit on the first seat as a rule. A bot does not even know who is human; this shows that the seat does not draw
// attacks either: over many games everybody suffers about as much.
#[test]
fn no_seat_draws_more_attacks_than_others() {
    let hit = attacks("balanced", 24);
    let mean = f64::from(hit.iter().sum::<u32>()) / 4.0;
    assert!(mean > 20.0, "{hit:?}");
    for seat in hit {
        assert!((f64::from(seat) - mean).abs() < 4.0 * mean.sqrt(), "{hit:?}");
    }
}

#[test]
fn a_style_changes_how_often_a_bot_attacks() {
    let (peaceful, predatory): (u32, u32) =
        (attacks("peaceful", 10).iter().sum(), attacks("predatory", 10).iter().sum());
    assert!(f64::from(predatory) > 1.2 * f64::from(peaceful), "{peaceful} against {predatory}");
    assert_eq!(Style::new(100), Style::PREDATORY);
}

/// The choice of a bot does not depend on knowledge about the others, because it has none: the same view
/// gives the same choice whoever sits on the other seats.
struct SameForAll;

impl Check for SameForAll {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 21, 25, |state, seat, legal| {
            let choose = |table: &G| {
                let mut bot = by_name::<G>("hunter@30", 9).expect("a bot");
                bot.choose(seat, &table.view(Viewer::Seat(seat)), legal)
            };
            assert_eq!(choose(state), choose(&state.clone()), "{edition:?}");
        });
    }
}

#[test]
fn the_same_view_gives_the_same_choice() {
    in_edition(Edition::Continents, 4, &SameForAll);
    in_edition(Edition::NewWorld, 4, &SameForAll);
}
