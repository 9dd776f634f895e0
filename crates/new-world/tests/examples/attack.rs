//! Who may attack whom, and what a successful attack brings.

use new_world::{Action, CardRef};

use crate::{P1, Table, feeding, only, p};

/// The hunt of the printed example.
fn hunt() -> Table {
    feeding(2)
        .row(P1, "H[carnivorous, sharp_vision, nocturnal] 0")
        .row(
            p(2),
            "N1 0 sh | N2[poisonous, scavenger] 0 | N3[harmful_mutation, elusive] 0 \
             | N4[nocturnal, camouflage, burrowing, parasite] 2",
        )
        .link("symbiosis", "N4", "N3")
        .stand()
}

fn on_three(table: &Table) -> Action {
    table.attack_ignoring("H", "N3", Some(CardRef::Pair(table.link("N3", "N4"))), None)
}

/// The first reason why a predator with these traits may not attack this prey.
fn why(predator: &str, prey: &str) -> &'static str {
    let table = feeding(2).row(P1, &format!("H{predator} 0")).row(p(2), &format!("V{prey}")).stand();
    table.why(P1, table.attack("H", "V"))
}

#[test]
fn an_undefended_prey_is_killed() {
    // NW-ATT-1, NW-ATT-2, NW-ATT-8, NW-ATT-R2, NW-ATT-R4, NW-ATT-R5, NW-ATT-R6, NW-T-CARNIVOROUS
    let mut table = feeding(2).row(P1, "H[carnivorous] 0").row(p(2), "V 0 | W 0").stand();
    table.act(P1, table.attack("H", "V"));
    assert!(table.is_dead("V"));
    assert_eq!(table.get("H").map(|animal| (animal.special, animal.need)), Some((2, 2)));
    assert!(table.rotated("H", "carnivorous"));
    assert!(table.state.moment().turn.basic_done);
    assert_eq!(table.why(P1, table.attack("H", "W")), "NW-ATT-2");
    assert_eq!(table.view().discard, 1);
}

#[test]
fn the_printed_hunt_has_the_prey_of_the_book() {
    // NW-ATT-3, NW-ATT-4, NW-ATT-5, NW-ATT-R1, NW-SHEL-3, NW-T-HARMFUL-MUTATION
    let table = hunt();
    assert_eq!(table.prey_of(P1, "H"), ["N2", "N3", "N4"]);
    assert_eq!(table.why(P1, table.attack("H", "N1")), "NW-SHEL-3");
    assert_eq!(table.why(P1, table.attack("H", "N3")), "NW-T-SYMBIOSIS");
    assert_eq!(table.why(P1, on_three(&table)), "legal");
    assert_eq!(table.why(P1, table.attack_ignoring("H", "N3", Some(only("elusive")), None)), "NW-ATT-5");
    assert_eq!(table.why(P1, table.attack_ignoring("H", "N4", Some(only("nocturnal")), None)), "NW-ATT-5");
    assert_eq!(table.why(P1, table.attack("H", "H")), "NW-ATT-10");
}

#[test]
fn the_elusive_throws_off_its_mutation() {
    // NW-T-ELUSIVE, NW-ATT-6, NW-ATT-R3
    let mut table = hunt();
    table.act(P1, on_three(&table));
    assert_eq!(table.why(p(2), Action::Stop), "NW-TIME-2");
    table.act(p(2), Action::Elude { discard: only("harmful_mutation") });
    assert_eq!((table.fed("N3").1, table.fed("H")), (1, (1, 2)));
    assert!(table.rotated("H", "carnivorous"));
    assert_eq!(table.fed("N2").0, 0, "nobody died");
}

#[test]
fn the_dead_leave_with_all_their_cards() {
    // NW-PAIR-5, NW-ATT-R5, NW-T-SCAVENGER
    let mut table = hunt();
    table.act(P1, table.attack("H", "N4"));
    assert_eq!((table.fed("H"), table.fed("N2")), ((2, 2), (1, 1)));
    assert!(table.is_dead("N4"));
    assert_eq!(table.traits("N3"), ["harmful_mutation", "elusive"]);
    assert_eq!(table.view().discard, 6);
}

#[test]
fn the_poisonous_takes_its_revenge() {
    // NW-T-POISONOUS, NW-T-SCAVENGER
    let mut table = hunt();
    table.act(P1, table.attack("H", "N2"));
    assert!(table.is_dead("N2"));
    assert!(table.get("H").is_some_and(|animal| animal.poisoned && animal.tokens() == 2));
}

#[test]
fn each_protective_trait_is_overcome_by_its_counterpart() {
    // NW-ATT-4, NW-T-ROBUST, NW-T-SWIMMING, NW-T-BURROWING,
    // NW-T-CAMOUFLAGE, NW-T-SHARP-VISION, NW-T-NOCTURNAL, NW-T-FLYING, NW-HUN-4
    let plain = "[carnivorous]";
    assert_eq!(why(plain, "[robust] 0"), "NW-T-ROBUST");
    assert_eq!(why("[carnivorous, robust]", "[robust] 0"), "legal");
    assert_eq!(why("[carnivorous, robust]", " 0"), "legal");
    assert_eq!(why(plain, "[swimming] 0"), "NW-T-SWIMMING");
    assert_eq!(why("[carnivorous, swimming]", "[swimming] 0"), "legal");
    assert_eq!(why("[carnivorous, swimming]", " 0"), "NW-T-SWIMMING");
    assert_eq!(why(plain, "[burrowing] 1"), "NW-T-BURROWING");
    assert_eq!(why(plain, "[burrowing] 0"), "legal");
    assert_eq!(why(plain, "[camouflage] 0"), "NW-T-CAMOUFLAGE");
    assert_eq!(why("[carnivorous, sharp_vision]", "[camouflage] 0"), "legal");
    assert_eq!(why(plain, "[nocturnal] 0"), "NW-T-NOCTURNAL");
    assert_eq!(why("[carnivorous, nocturnal]", "[nocturnal] 0"), "legal");
    assert_eq!(why("[carnivorous, nocturnal]", " 0"), "legal");
    assert_eq!(why(plain, "[harmful_mutation] 0 sh"), "NW-SHEL-3");
    assert_eq!(why(plain, "[flying, running, horned] 0"), "legal");
    assert_eq!(why("[carnivorous, hoofed, robust]", "[flying, running, horned] 0"), "NW-T-FLYING");
    assert_eq!(why("", " 0"), "NW-ATT-1");
    let fed = feeding(2).row(P1, "H[carnivorous] 2").row(p(2), "V 0").stand();
    assert_eq!(fed.why(P1, fed.attack("H", "V")), "NW-HUN-4");
    assert_eq!(fed.why(P1, fed.attack("V", "H")), "NW-ATT-1");
}

#[test]
fn a_swimmer_leaves_the_water_by_option() {
    // NW-OPT-SWIMMING-PREDATOR-RESTRICTED
    let table = feeding(2)
        .option("swimming_predator_restricted", "false")
        .row(P1, "H[carnivorous, swimming] 0")
        .row(p(2), "V 0")
        .stand();
    assert!(table.is_legal(P1, table.attack("H", "V")));
}

#[test]
fn what_is_in_the_water_cannot_be_ignored() {
    // NW-T-SWIMMING, NW-T-INTELLIGENT: the restriction is not a trait of the prey.
    let table = feeding(2).row(P1, "H[carnivorous, swimming, intelligent] 0").row(p(2), "V[camouflage] 0").stand();
    let action = table.attack_ignoring("H", "V", None, Some(only("camouflage")));
    assert_eq!(table.why(P1, action), "NW-T-SWIMMING");
    assert!(table.prey_of(P1, "H").is_empty());
}

#[test]
fn the_ward_is_safe_until_its_guardian_is_gone() {
    // NW-T-SYMBIOSIS, NW-PAIR-5, NW-ACC-3
    let mut table = feeding(2)
        .area("glacier_tundra", &[(1, 0), (0, 0)])
        .row(P1, "H[carnivorous] 0 | I[carnivorous] 0")
        .row(p(2), "S 0 | G 0")
        .link("symbiosis", "G", "S")
        .stand();
    assert_eq!(table.prey_of(P1, "H"), ["G", "I"]);
    table.act(P1, table.attack("H", "G")).run_forced();
    assert!(table.traits("S").is_empty());
    assert!(table.is_legal(p(2), table.feed("S", "glacier")));
    table.act(p(2), table.feed("S", "glacier")).run_forced();
    assert!(table.is_legal(P1, table.attack("I", "S")));
}

#[test]
fn a_mutation_opens_one_protective_trait() {
    // NW-ATT-5, NW-T-HARMFUL-MUTATION, NW-OPT-HARMFUL-MUTATION-IGNORES
    let setting = |mode: &str, predator: &str| {
        feeding(2)
            .option("harmful_mutation_ignores", mode)
            .row(P1, predator)
            .row(p(2), "V[harmful_mutation, camouflage, robust] 0")
            .stand()
    };
    let table = setting("one", "H[carnivorous] 0");
    let robust = Some(only("robust"));
    assert_eq!(table.why(P1, table.attack_ignoring("H", "V", robust, None)), "NW-T-CAMOUFLAGE");
    assert!(table.prey_of(P1, "H").is_empty());
    let table = setting("one", "H[carnivorous, sharp_vision] 0");
    assert_eq!(table.why(P1, table.attack_ignoring("H", "V", robust, None)), "legal");
    assert_eq!(table.why(P1, table.attack("H", "V")), "NW-T-ROBUST");
    let table = setting("all", "H[carnivorous] 0");
    assert_eq!(table.why(P1, table.attack("H", "V")), "legal");
    let table = setting("symbiosis_only", "H[carnivorous, sharp_vision] 0");
    assert_eq!(table.why(P1, table.attack_ignoring("H", "V", robust, None)), "NW-ATT-5");
}

#[test]
fn intelligence_ignores_one_trait_once() {
    // NW-T-INTELLIGENT, NW-ATT-5, NW-ATT-R2
    let setting = |prey: &str| feeding(2).row(P1, "H[carnivorous, intelligent] 0").row(p(2), prey).stand();
    let mut table = setting("V[camouflage] 0");
    let clever = table.attack_ignoring("H", "V", None, Some(only("camouflage")));
    table.act(P1, clever);
    assert!(table.is_dead("V") && table.rotated("H", "intelligent"));
    let table = setting("V[camouflage, nocturnal] 0");
    let clever = table.attack_ignoring("H", "V", None, Some(only("camouflage")));
    assert_eq!(table.why(P1, clever), "NW-T-NOCTURNAL");
    let mut table = setting("V[elusive] 0");
    let clever = table.attack_ignoring("H", "V", None, Some(only("elusive")));
    assert!(table.legal(P1).contains(&clever));
    table.act(P1, clever);
    assert!(table.is_dead("V"));
    assert_eq!(table.fed("H"), (2, 2));
    let table = feeding(2).row(P1, "H[carnivorous, intelligent(r)] 0").row(p(2), "V[camouflage] 0").stand();
    let clever = table.attack_ignoring("H", "V", None, Some(only("camouflage")));
    assert_eq!(table.why(P1, clever), "NW-ATT-5");
}

#[test]
fn mutation_and_intelligence_together_open_two() {
    // NW-ATT-5
    let mut table = feeding(2)
        .row(P1, "H[carnivorous, intelligent] 0")
        .row(p(2), "V[harmful_mutation, camouflage, robust] 0")
        .stand();
    assert_eq!(table.prey_of(P1, "H"), ["V"]);
    let attack = table.legal(P1).into_iter().find(|action| matches!(action, Action::Attack { .. })).expect("an attack");
    assert!(matches!(attack, Action::Attack { mutation: Some(_), intelligence: Some(_), .. }));
    table.act(P1, attack);
    assert!(table.is_dead("V"));
}

#[test]
fn the_predator_takes_what_fits() {
    // NW-ATT-8, NW-HUN-5
    for (row, tokens, fat) in [("H[carnivorous] 1", 2, 0), ("H[carnivorous, fat_tissue] 1", 2, 1)] {
        let mut table = feeding(2).row(P1, row).row(p(2), "V 0").stand();
        table.act(P1, table.attack("H", "V"));
        assert_eq!((table.fed("H").0, table.fat("H")), (tokens, fat));
    }
}

#[test]
fn the_row_closes_up_unlinked() {
    // NW-PAIR-5, NW-PAIR-7
    let mut table = feeding(2)
        .row(P1, "H[carnivorous] 0")
        .row(p(2), "U 0 | V 0 | W 0")
        .link("cooperation", "U", "V")
        .link("cooperation", "V", "W")
        .stand();
    table.act(P1, table.attack("H", "V"));
    assert_eq!(table.row(p(2)), ["U", "W"]);
    assert!(table.view().links.is_empty());
    assert_eq!(table.view().discard, 3);
}

#[test]
fn every_scavenger_eats_or_only_the_first() {
    // NW-T-SCAVENGER, NW-TIME-4, NW-OPT-SCAVENGER-MODE
    for (mode, expected) in [("each", [1, 1, 1]), ("first_clockwise", [1, 0, 0])] {
        let mut table = feeding(3)
            .option("scavenger_mode", mode)
            .row(P1, "H[carnivorous] 0 | Z[scavenger] 0")
            .row(p(2), "V 0 | Y[scavenger] 0")
            .row(p(3), "X[scavenger] 0 | W[scavenger] 1")
            .stand();
        table.act(P1, table.attack("H", "V"));
        assert_eq!(["Z", "Y", "X"].map(|name| table.fed(name).0), expected);
        assert_eq!(table.fed("W").0, 1, "no room");
    }
}

#[test]
fn a_scavenging_guardian_lets_its_ward_eat_too() {
    // NW-T-SCAVENGER, NW-T-SYMBIOSIS, NW-TIME-3
    let mut table = feeding(2)
        .row(P1, "H[carnivorous] 0 | V 0")
        .row(p(2), "S[scavenger] 0 | G[scavenger] 0")
        .link("symbiosis", "G", "S")
        .stand();
    table.act(P1, table.attack("H", "V"));
    assert_eq!((table.fed("G"), table.fed("S")), ((1, 1), (1, 1)));
}
