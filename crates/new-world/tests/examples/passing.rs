//! Obligation and passing.

use new_world::{Action, Phase};

use crate::{P1, feeding, only, p};

#[test]
fn nobody_passes_while_a_hungry_animal_can_eat() {
    // NW-FEED-2, NW-FEED-3
    let table = feeding(2).area("steppe", &[(1, 0)]).row(P1, "A 0").stand();
    assert_eq!(table.why(P1, Action::Pass), "NW-FEED-3");
    assert_eq!(table.why(P1, Action::EndTurn), "NW-FEED-1");
    let table = feeding(2).area("lake_meadow", &[(1, 0), (0, 0)]).row(P1, "A 0").stand();
    assert_eq!(table.legal(P1), [Action::Pass]);
    assert_eq!(table.why(P1, Action::EndTurn), "NW-FEED-2");
}

#[test]
fn a_hungry_predator_must_attack_even_its_own_kin() {
    // NW-FEED-4, NW-ATT-10
    let mut table = feeding(2).row(P1, "H[carnivorous] 0 | B 1").row(p(2), "X 1 sh | Y 0 sh").stand();
    assert_eq!(table.legal(P1), [table.attack("H", "B")]);
    assert_eq!(table.why(P1, Action::Pass), "NW-FEED-4");
    table.act(P1, table.attack("H", "B"));
    assert!(table.is_dead("B"));
    assert_eq!(table.fed("H"), (2, 2));
}

#[test]
fn a_hungry_predator_must_attack_even_the_poisonous() {
    // NW-FEED-4, NW-T-POISONOUS, NW-EXT-1
    let mut table = feeding(2).row(P1, "H[carnivorous] 0").row(p(2), "V[poisonous] 1").stand();
    assert_eq!(table.why(P1, Action::Pass), "NW-FEED-4");
    table.act(P1, table.attack("H", "V"));
    assert_eq!(table.fed("H"), (2, 2));
    assert!(table.get("H").is_some_and(|animal| animal.poisoned));
    table.run_forced_to(Phase::Extinction).step();
    assert!(table.is_dead("H"));
}

#[test]
fn a_shelter_must_be_taken_if_it_is_all_there_is() {
    // NW-FEED-6, NW-OPT-SHELTER-BLOCKS-PASS
    for (option, expected) in [("true", "NW-FEED-6"), ("false", "legal")] {
        let table = feeding(2)
            .option("shelter_blocks_pass", option)
            .area("mangrove", &[(0, 1)])
            .row(P1, "A 1 sh | B 1")
            .stand();
        assert_eq!(table.why(P1, Action::Pass), expected);
        assert_eq!(table.why(P1, table.shelter("B", "mangrove")), "legal");
    }
}

#[test]
fn fat_alone_never_keeps_from_passing() {
    // NW-FEED-5, NW-OPT-FAT-FEEDING-BLOCKS-PASS
    for (option, expected) in [("false", "legal"), ("true", "NW-FEED-5")] {
        let table = feeding(2)
            .option("fat_feeding_blocks_pass", option)
            .area("steppe", &[(2, 0)])
            .row(P1, "F[fat_tissue] 1")
            .stand();
        assert_eq!(table.why(P1, table.feed("F", "steppe")), "legal");
        assert_eq!(table.why(P1, Action::Pass), expected);
    }
    let mut table = feeding(2).row(P1, "H[carnivorous, fat_tissue] 2").row(p(2), "V 1").stand();
    assert_eq!(table.why(P1, Action::Pass), "legal");
    table.act(P1, table.attack("H", "V"));
    assert_eq!((table.fed("H"), table.fat("H")), ((2, 2), 1));
}

#[test]
fn a_player_who_has_passed_gets_no_turn_but_their_traits_work() {
    // NW-FEED-7, NW-FEED-8, NW-TIME-4, NW-T-SCAVENGER
    let mut table = feeding(3)
        .area("swamp", &[(0, 0)])
        .area("steppe", &[(0, 0)])
        .row(P1, "H[carnivorous] 0")
        .row(p(2), "Z[scavenger] 0 | Q 0")
        .row(p(3), "V 0")
        .passed(&[p(2)])
        .stand();
    table.act(P1, table.attack("H", "V"));
    assert_eq!((table.fed("Z"), table.at("swamp")), ((1, 1), (1, 0)));
    assert_eq!(table.why(p(2), table.feed("Q", "swamp")), "NW-FEED-7");
    table.run_forced();
    assert_eq!(table.at("swamp"), (2, 0), "nobody could take it, and another one starved");
    assert_eq!(table.state.phase(), Phase::Development);
}

#[test]
fn a_predator_may_graze_and_need_not_attack() {
    // NW-FEED-3, NW-FEED-4, NW-T-CARNIVOROUS
    let table = feeding(2).area("steppe", &[(2, 0)]).row(P1, "H[carnivorous] 0 | A 0").row(p(2), "V 0").stand();
    assert_eq!(table.why(P1, Action::Pass), "NW-FEED-3");
    for action in [table.feed("H", "steppe"), table.feed("A", "steppe"), table.attack("H", "V")] {
        assert_eq!(table.why(P1, action), "legal");
    }
}

#[test]
fn a_mutation_makes_the_attack_a_duty_and_intelligence_does_not() {
    // NW-FEED-4, NW-T-HARMFUL-MUTATION, NW-T-INTELLIGENT
    let table = feeding(2).row(P1, "H[carnivorous] 0").row(p(2), "V[harmful_mutation, camouflage] 0").stand();
    assert_eq!(table.why(P1, Action::Pass), "NW-FEED-4");
    assert_eq!(table.legal(P1), [table.attack_ignoring("H", "V", Some(only("camouflage")), None)]);
    let table = feeding(2).row(P1, "H[carnivorous, intelligent] 0").row(p(2), "W[camouflage] 0").stand();
    assert_eq!(table.why(P1, Action::Pass), "legal");
    assert!(table.is_legal(P1, table.attack_ignoring("H", "W", None, Some(only("camouflage")))));
}

#[test]
fn two_kinds_of_duties_are_one_reason() {
    // NW-FEED-3
    let table = feeding(2).area("mangrove", &[(0, 1)]).row(P1, "H[carnivorous] 0").row(p(2), "V 0").stand();
    assert_eq!(table.why(P1, Action::Pass), "NW-FEED-3");
}
