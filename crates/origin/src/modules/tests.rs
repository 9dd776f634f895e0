//! A game is the base game and a set of modules, whichever they are.

use game::{ActionList, Chance, Game, Need, Outcome};

use super::*;
use crate::cards::Card;
use crate::config::{Config, ConfigError};
use crate::traits::{migration, regeneration};

/// A module that nobody has printed: one wide land, larger hands, two traits of another module, an option.
pub(super) const STEPPE: ModuleSpec = ModuleSpec {
    id: "steppe",
    traits: TraitSet::of(&[migration::CARD, regeneration::CARD]),
    options: &[OptionSpec { name: "winter", rule: Rule::OriOptTieBreakDie, values: &["false", "true"] }],
    land: Some(Land { food: |seats, _, _| Amount { dice: 2, fixed: seats }, ..spec::ONE_LAND }),
    setup: Some(Setup { hand: 8, ..spec::BASE_SETUP }),
};

const STEPPE_ONLY: Modules = Modules::BASE.with(Module::Steppe);
const BOTH: Modules = Modules::CONTINENTS.with(Module::Steppe);
const ALL: [Modules; 4] = [Modules::BASE, Modules::CONTINENTS, STEPPE_ONLY, BOTH];

/// Cards enough for four players, of each trait that the game knows.
fn cards(modules: Modules) -> Vec<(Card, u8)> {
    modules.traits().iter().map(|t| (Card::single(t), 4)).collect()
}

#[test]
fn traits_belong_to_the_base_game_or_to_a_module() {
    // ORI-COMP-3, CON-DECK-1
    assert_eq!(ALL.map(|modules| modules.traits().len()), [19, 27, 21, 27]);
    assert!(BASE.traits.iter().all(|t| t.rules().module.is_none() && ALL.iter().all(|modules| modules.knows(t))));
    let added = Module::Continents.spec().traits;
    assert!(added.iter().all(|t| t.rules().module == Some(Module::Continents) && !Modules::BASE.knows(t)));
}

#[test]
fn a_game_has_what_its_modules_bring() {
    let names = |modules: Modules| modules.options().map(|spec| spec.name).collect::<Vec<_>>();
    let [base, continents, steppe, both] = ALL.map(names);
    assert_eq!(continents[..base.len()], base[..]);
    assert_eq!(steppe, [&base[..], &["winter"]].concat());
    assert_eq!(both, [&continents[..], &["winter"]].concat());
    // The land and the set-up of the last one take the place of those before it.
    assert_eq!(ALL.map(Modules::starting_hand), [6, 10, 8, 8]);
    assert_eq!(ALL.map(|modules| modules.locations().len()), [1, 3, 1, 1]);
    assert_eq!(ALL.map(Modules::has_ocean), [false, true, false, false]);
    assert_eq!(STEPPE_ONLY.food(4, Location::ONLY, &Options::default()), Amount { dice: 2, fixed: 4 });
    assert_eq!(Modules::BASE.food(4, Location::ONLY, &Options::default()), Amount { dice: 2, fixed: 2 });
}

#[test]
fn a_module_is_found_by_its_id() {
    for (place, module) in Module::ALL.iter().enumerate() {
        assert_eq!(Module::from_id(module.id()), Some(*module));
        assert_eq!(*module as usize, place, "its bit");
    }
    assert_eq!(Module::from_id(BASE.id), None);
    assert_eq!(BOTH.iter().collect::<Vec<_>>(), Module::ALL);
}

#[test]
fn a_rule_of_a_module_refuses_its_own_games_alone() {
    let many = Options { expansion_sets: 2, ..Options::default() };
    let refused = |modules: Modules| Config::new(modules, 3, many, &cards(modules), None).err();
    let rule = Rule::ConOptExpansionSets;
    assert_eq!(ALL.map(refused), [None, Some(ConfigError::Option { rule }), None, None]);
}

#[test]
fn every_set_of_modules_is_played_to_its_end() {
    for (place, modules) in ALL.into_iter().enumerate() {
        let config = Config::new(modules, 3, Options::default(), &cards(modules), None).expect("three can play");
        let mut state = crate::State::new(&config);
        let mut number = place;
        let mut actions = ActionList::with_capacity(4096);
        let mut shows = TraitSet::EMPTY;
        for _ in 0..100_000 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let chosen = number >> 33;
            assert!(state.audit().is_ok(), "{modules:?}");
            match state.need() {
                Need::Over => break,
                Need::Progress => assert!(state.advance(&mut ())),
                Need::Chance(Chance::Die { sides }) => {
                    let die = 1 + (chosen % usize::from(sides)) as u8;
                    assert!(state.resolve(Outcome::Die(die), &mut ()).is_ok());
                }
                Need::Chance(Chance::Shuffle { cards }) => {
                    // A step that shares no divisor with the number of cards comes to each of them.
                    let step = (7..).find(|step| gcd(*step, cards) == 1).expect("a prime");
                    let order: Vec<u16> =
                        (0..cards).map(|card| (u32::from(card) * u32::from(step) % u32::from(cards)) as u16).collect();
                    assert!(state.resolve(Outcome::Order(&order), &mut ()).is_ok());
                }
                Need::Decision(decision) => {
                    actions.clear();
                    state.legal(decision.seat, &mut actions);
                    let action = actions[chosen % actions.len()];
                    assert!(state.apply(decision.seat, action, &mut ()).is_ok());
                }
                Need::Together(..) => unreachable!("nothing is decided together"),
            }
            state.everybody().for_each(|id| shows = shows.union(state.animal(id).traits));
        }
        assert_eq!(state.need(), Need::Over, "{modules:?}");
        assert!(shows.without(modules.traits()).is_empty(), "{modules:?}");
        assert_eq!(
            shows.without(BASE.traits).is_empty(),
            modules == Modules::BASE,
            "{modules:?}: its cards were played"
        );
    }
}

fn gcd(one: u16, other: u16) -> u16 {
    if other == 0 { one } else { gcd(other, one % other) }
}
