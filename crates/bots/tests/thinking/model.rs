//! The learned weights: they fit the code, and they can be learned again.

use bots::learn::{Moment, examine, fit};
use bots::model::Model;
use bots::{Mind, Playable};
use editions::Edition;
use game::Need;
use rand_core::Rng;

use crate::{Check, everywhere, in_edition, rng};

struct Fits;

impl Check for Fits {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let model = G::new(config).model();
        assert!(
            *model != Model::blank::<G>(),
            "{edition:?}: the weights do not fit what is measured; learn them again"
        );
        let text = model.print::<G>();
        assert!(Model::parse::<G>(&text).as_ref() == Ok(model), "{edition:?}");
        assert!(G::FEATURES.len() <= bots::model::MAX_FEATURES);
    }
}

#[test]
fn weights_fit_the_code_and_survive_printing() {
    everywhere(2, &Fits);
}

#[test]
fn weights_that_do_not_fit_are_refused_with_their_place() {
    type G = origin::State;
    let text = Model::blank::<G>().print::<G>();
    for (wrong, line) in [
        (text.replacen("0 animals ", "7 animals ", 1), 2),
        (text.replacen("0 animals ", "0 dragons ", 1), 2),
        (text.replacen("0 animals 0.0000", "0 animals much", 1), 2),
        (text.replacen("0 animals 0.0000", "0 animals NaN", 1), 2),
        (text.replacen("0 animals 0.0000 0.0000 0.000 0.000\n", "", 1), 0),
        (format!("{text}move dance 1\n"), text.lines().count() + 1),
    ] {
        assert_eq!(Model::parse::<G>(&wrong).expect_err("refused").line, line);
    }
}

/// A model learned from random games predicts other random games better than a blank one.
struct Learns;

impl Check for Learns {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let games = |from: u64, to: u64| (from..to).flat_map(|seed| moments::<G>(config, seed)).collect::<Vec<_>>();
        let (lessons, test) = (games(0, 900), games(10_000, 10_200));
        let blank = Model::blank::<G>();
        let learned = fit::<G>(&lessons, 900, &blank, 4);
        let (before, after) = (examine::<G>(&blank, &test), examine::<G>(&learned, &test));
        assert!((before.cross_entropy - f64::ln(2.0)).abs() < 1e-6);
        assert!(after.cross_entropy < before.cross_entropy - 0.01, "{edition:?}: {before:?}, {after:?}");
        assert!(after.error < before.error, "{edition:?}: {before:?}, {after:?}");
    }
}

/// Moments of a random game.
fn moments<G: Mind>(config: &G::Config, seed: u64) -> Vec<Moment> {
    let mut rng = rng(seed);
    let mut state = G::new(config);
    let (mut legal, mut order, mut all, mut round) = (Vec::new(), game::NO_ORDER, Vec::new(), 0);
    loop {
        if state.round() != round {
            round = state.round();
            all.push(Moment::new(&state));
        }
        match state.need() {
            Need::Over => break,
            Need::Progress => assert!(state.advance(&mut ())),
            Need::Chance(chance) => {
                let outcome = game::ChanceSource::answer(&mut rng, chance, &mut order);
                state.resolve(outcome, &mut ()).expect("an outcome");
            }
            need => {
                let seat = need.asked().iter().next().expect("somebody");
                legal.clear();
                state.legal(seat, &mut legal);
                if legal.is_empty() {
                    assert!(state.advance(&mut ()));
                } else {
                    let place = rng.next_u32() as usize % legal.len();
                    state.apply(seat, legal[place], &mut ()).expect("legal");
                }
            }
        }
    }
    all.iter_mut().for_each(|moment| moment.end(&state));
    all
}

#[test]
fn an_evaluation_can_be_learned() {
    for edition in [Edition::Origin, Edition::Evolution, Edition::NewWorld] {
        in_edition(edition, 2, &Learns);
    }
}
