//! A network in the search: it reads what lies open, it judges between rounds, and nothing hidden changes what it says.

use std::cell::Cell;
use std::sync::Arc;

use bots::encoding::{encode, fits};
use bots::model::judged_by;
use bots::{Budget, Judgement, Mind, Playable, Search, Thinking};
use editions::Edition;
use game::{Need, Seat, Viewer};
use net::inputs::{MAX_ELEMENTS, MAX_ROWS_ON};
use net::{Inputs, Network, Origin, Scratch, Shape, Shifts};
use rand_core::Rng;

use crate::{Check, along_a_game, everywhere, rng, view};

/// A network of any weights for a game.
fn any_network<G: Mind>(seed: u64) -> Network {
    let shape = Shape { measures: G::FEATURES.len(), rows: G::rows().len(), width: 16, first: 16, second: 16 };
    let mut rng = rng(seed);
    let mut draw = |most: u32| (rng.next_u32() % (2 * most + 1)) as i32 - most as i32;
    let weights: Vec<i16> = (0..shape.weights()).map(|_| draw(300) as i16).collect();
    let biases: Vec<i32> = (0..shape.biases()).map(|_| draw(20_000)).collect();
    let shifts = Shifts { rows: 1, measured: 4, pooled: 9, second: 8, heads: [19, 14], direct: [14, 9] };
    let (measures, rows) = (G::FEATURES.join(" "), G::rows().join(" "));
    let origin = Origin { measures, rows, ..Origin::default() };
    Network::new(shape, shifts, origin, &weights, &biases).expect("within bounds")
}

fn read<G: Mind>(state: &G) -> Inputs {
    let mut inputs = Inputs::default();
    encode(state, &mut inputs);
    inputs
}

/// Plays a game by the priors and shows every table at which a search would judge.
fn between_rounds<G: Playable>(config: &G::Config, seed: u64, mut look: impl FnMut(&G)) {
    let mut round = 0;
    let mut seen: Vec<G> = Vec::new();
    along_a_game::<G>(config, seed, 1, |state, seat, legal| {
        // From a decision to the next beginning of a round, as an iteration goes.
        let mut state = state.clone();
        if state.round() == round {
            return;
        }
        round = state.round();
        let (mut rng, mut order, mut actions) = (rng(seed), game::NO_ORDER, Vec::new());
        state.apply(seat, legal[0], &mut ()).expect("legal");
        while state.round() == round && state.need() != Need::Over {
            match state.need() {
                Need::Progress => assert!(state.advance(&mut ())),
                Need::Chance(chance) => {
                    let outcome = game::ChanceSource::answer(&mut rng, chance, &mut order);
                    state.resolve(outcome, &mut ()).expect("an outcome");
                }
                need => {
                    let seat = need.asked().iter().next().expect("somebody");
                    actions.clear();
                    state.legal(seat, &mut actions);
                    if actions.is_empty() {
                        assert!(state.advance(&mut ()));
                    } else {
                        let place = rng.next_u32() as usize % actions.len();
                        state.apply(seat, actions[place], &mut ()).expect("legal");
                    }
                }
            }
        }
        if state.need() != Need::Over {
            seen.push(state);
        }
    });
    seen.iter().for_each(&mut look);
}

/// Any two tables drawn from one view between rounds are read as the same, by every seat and by whoever watches.
#[derive(Default)]
struct ReadsWhatIsSeen {
    tables: Cell<u32>,
}

impl Check for ReadsWhatIsSeen {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let mut rng = rng(5);
        for seed in 0..6 {
            between_rounds::<G>(config, seed, |state| {
                assert!(state.is_between_rounds(), "{edition:?}: a search judges here");
                let known = read(state);
                for seat in Seat::all(state.seats()) {
                    let view = state.view(Viewer::Seat(seat));
                    let worlds = G::worlds(&view);
                    for _ in 0..4 {
                        let drawn = G::draw(&worlds, &mut rng);
                        assert!(read(&drawn) == known, "{edition:?}: something hidden is read");
                    }
                }
                self.tables.set(self.tables.get() + 1);
            });
        }
    }
}

#[test]
fn tables_that_look_alike_are_read_alike() {
    let check = ReadsWhatIsSeen::default();
    everywhere(2, &check);
    everywhere(4, &check);
    assert!(check.tables.get() > 200, "{}", check.tables.get());
}

/// Every row has a name of its own, there are not too many, and none says too much.
struct Rows;

impl Check for Rows {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let rows = G::rows();
        assert!(rows.len() < usize::from(u8::MAX), "{edition:?}: {} rows", rows.len());
        for (place, name) in rows.iter().enumerate() {
            assert!(!rows[..place].contains(name) && !name.contains(' '), "{edition:?}: {name}");
        }
        assert!(fits::<G>(&any_network::<G>(1)));
        let (mut most, mut on, mut used) = (0, 0, vec![false; rows.len()]);
        for seed in 0..12 {
            between_rounds::<G>(config, seed, |state| {
                let inputs = read(state);
                for seat in 0..usize::from(state.seats()) {
                    most = most.max(inputs.elements(seat).len());
                    for element in inputs.elements(seat) {
                        on = on.max(element.rows().len());
                        element.rows().iter().for_each(|row| used[usize::from(*row)] = true);
                    }
                }
            });
        }
        assert!(most > 2 && most < MAX_ELEMENTS, "{edition:?}: {most} elements of a seat");
        assert!(on > 3 && on < MAX_ROWS_ON, "{edition:?}: {on} rows of an element");
        let used = used.iter().filter(|used| **used).count();
        assert!(used * 3 > rows.len(), "{edition:?}: {used} of {} rows", rows.len());
    }
}

#[test]
fn the_rows_of_animals_and_species_have_names_and_room() {
    everywhere(4, &Rows);
}

/// A network judges: other chances than the linear model's, whole and the same again.
struct Judges;

impl Check for Judges {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let network = any_network::<G>(2);
        let (mut inputs, mut scratch, mut differ) = (Inputs::default(), Scratch::default(), 0);
        between_rounds::<G>(config, 3, |state| {
            let judged = judged_by(&network, state, &mut inputs, &mut scratch);
            assert_eq!(judged, judged_by(&network, state, &mut inputs, &mut scratch));
            let sum: f32 = Seat::all(state.seats()).map(|seat| judged[seat].win).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{edition:?}: {sum}");
            assert!(Seat::all(state.seats()).all(|seat| judged[seat].lead.is_finite()));
            differ += u32::from(judged != state.model().judge(state));
        });
        assert!(differ > 2, "{edition:?}");
        let network = Arc::new(network);
        let mut asked = 0;
        along_a_game::<G>(config, 4, 40, |state, seat, legal| {
            let seen = view(state, seat);
            let opinions = |network: Option<&Arc<Network>>, seed: u64| {
                let search = Search::<G>::new(seed, Thinking::default(), 8 << 20);
                let mut search = match network {
                    Some(network) => search.with_network(network.clone()),
                    None => search,
                };
                search.think(seat, &seen, &Budget::iterations(60));
                search.opinions(seat, &seen, legal)
            };
            assert!(opinions(Some(&network), 1) == opinions(Some(&network), 1), "{edition:?}: the same again");
            // In the last round there is nothing left to judge.
            asked += u32::from(opinions(Some(&network), 1) != opinions(None, 1));
        });
        assert!(asked > 0, "{edition:?}: the network was not asked");
    }
}

#[test]
fn a_network_judges_in_the_search() {
    everywhere(3, &Judges);
}

/// Two worlds that one seat cannot tell apart: it thinks the same in both, move by move.
struct Blind;

impl Check for Blind {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let network = Arc::new(any_network::<G>(3));
        let mut dice = rng(8);
        along_a_game::<G>(config, 9, 25, |state, seat, legal| {
            let worlds = G::worlds(&view(state, seat));
            let think = |world: &G| {
                let mut search = Search::<G>::new(1, Thinking::default(), 8 << 20).with_network(network.clone());
                let seen = view(world, seat);
                search.think(seat, &seen, &Budget::iterations(80));
                search.opinions(seat, &seen, legal)
            };
            let [one, other] = [0; 2].map(|_| G::draw(&worlds, &mut dice));
            assert!(think(&one) == think(&other), "{edition:?}: something hidden changed a choice");
        });
    }
}

#[test]
fn nothing_hidden_changes_what_is_chosen_with_a_network() {
    everywhere(3, &Blind);
}

/// The network of an edition fits what is measured today.
struct BuiltIn;

impl Check for BuiltIn {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let network = G::new(config).network();
        let wanted = [Edition::Origin, Edition::Continents, Edition::NewWorld].contains(&edition);
        assert_eq!(network.is_some(), wanted, "{edition:?}: a network that does not fit is left out");
        let Some(network) = network else { return };
        assert!(fits::<G>(network));
        assert_eq!(network.origin().edition, edition.id());
        assert!(network.knows(2) && network.knows(4), "{edition:?}");
    }
}

#[test]
fn networks_that_come_with_the_program_fit_it() {
    everywhere(2, &BuiltIn);
}

#[test]
fn apex_alone_judges_by_a_network() {
    use bots::Level;
    for level in Level::ALL {
        let wanted = if level == Level::Apex { Judgement::Network } else { Judgement::Linear };
        assert_eq!(level.skill().judgement, wanted);
    }
    for name in ["apex@linear", "apex@linear@0.3s", "apex@linear@500", "hunter@linear", "apex@linear+peaceful"] {
        assert!(bots::is_name(name), "{name}");
    }
    for name in ["apex@", "apex@lin", "apex@500@linear", "apex@linear@", "apex@linear@linear", "apex@500@500"] {
        assert!(!bots::is_name(name), "{name}");
    }
}

#[test]
fn a_network_for_another_game_does_not_fit() {
    assert!(!fits::<origin::State>(&any_network::<northstar::State>(1)));
    assert!(!fits::<new_world::State>(&any_network::<origin::State>(1)));
}
