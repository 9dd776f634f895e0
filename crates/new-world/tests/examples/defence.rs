//! Reactions of the prey.

use new_world::{Action, CardRef};

use crate::{P1, Table, feeding, only, p};

fn attacked(prey: &str, dice: &[u8]) -> Table {
    let mut table = feeding(2).row(P1, "H[carnivorous] 0").row(p(2), &format!("V{prey}")).dice(dice).stand();
    table.act(P1, table.attack("H", "V"));
    table
}

fn elude(card: &str) -> Action {
    Action::Elude { discard: only(card) }
}

#[test]
fn reactions_are_resolved_in_the_order_of_the_owner() {
    // NW-ATT-6, NW-TIME-2, NW-TIME-3, NW-FSM-3
    let mut table = attacked("[horned, running, elusive] 0", &[3, 2]);
    assert_eq!(table.why(P1, Action::Gore), "NW-EPOCH-3", "the owner of the prey chooses");
    assert_eq!(table.why(p(2), Action::Hide), "NW-ATT-6");
    assert_eq!(table.why(p(2), Action::Stop), "NW-TIME-2");
    table.act(p(2), Action::Gore).act(p(2), Action::Run);
    assert_eq!(table.why(p(2), Action::Run), "NW-ATT-6", "each card once");
    table.act(p(2), elude("horned"));
    assert_eq!((table.traits("V"), table.fed("H")), (vec!["running", "elusive"], (1, 2)));
    assert!(table.dice.is_empty());
}

#[test]
fn horns_kill_and_everything_else_is_left_alone() {
    // NW-T-HORNED, NW-ATT-9, NW-SWAMP-3
    let mut table = feeding(3)
        .area("swamp", &[(1, 0)])
        .row(P1, "H[carnivorous, poisonous] 1 | Z[scavenger] 0")
        .row(p(2), "V[horned, running, elusive] 0")
        .row(p(3), "Y[scavenger] 0")
        .dice(&[6])
        .stand();
    table.act(P1, table.attack("H", "V")).act(p(2), Action::Gore);
    assert!(table.is_dead("H"));
    assert_eq!(table.traits("V"), ["horned", "running", "elusive"]);
    assert_eq!((table.at("swamp"), table.fed("Z"), table.fed("Y")), ((2, 0), (1, 1), (1, 1)));
    assert!(table.get("V").is_some_and(|animal| !animal.poisoned));
}

#[test]
fn prey_attacked_by_its_own_owner_may_lose_its_tail_first() {
    // NW-ATT-7
    let mut table = feeding(2).row(P1, "H[carnivorous] 0 | V[horned, running, elusive] 0").row(p(2), "X 0").stand();
    table.act(P1, table.attack("H", "V")).act(P1, elude("elusive"));
    assert_eq!((table.fed("H"), table.traits("V")), ((1, 2), vec!["horned", "running"]));
}

#[test]
fn running_and_horned_have_their_thresholds() {
    // NW-T-RUNNING, NW-T-HORNED, NW-OPT-RUNNING-MIN-ROLL, NW-OPT-HORNED-MIN-ROLL
    for (die, dead) in [(4, false), (3, true)] {
        let table = attacked("[running] 0", &[die]);
        assert_eq!((table.is_dead("V"), table.fed("H").0), (dead, if dead { 2 } else { 0 }));
        assert!(table.rotated("H", "carnivorous"));
    }
    for (die, gored) in [(4, false), (5, true)] {
        let table = attacked("[horned] 0", &[die]);
        assert_eq!((table.is_dead("H"), table.is_dead("V")), (gored, !gored));
    }
    let mut table = feeding(2)
        .option("running_min_roll", "6")
        .row(P1, "H[carnivorous] 0")
        .row(p(2), "V[running] 0")
        .dice(&[5])
        .stand();
    table.act(P1, table.attack("H", "V"));
    assert!(table.is_dead("V"));
}

#[test]
fn the_repulsive_may_be_given_up() {
    // NW-T-REPULSIVE, NW-OPT-REPULSIVE-OPTIONAL
    let mut table = attacked("[repulsive, running] 0", &[1]);
    assert_eq!(table.why(p(2), Action::Stop), "NW-TIME-2");
    table.act(p(2), Action::Run);
    let mut other = Table { state: table.state.clone(), names: table.names.clone(), dice: vec![], events: vec![] };
    table.act(p(2), Action::Repel);
    assert_eq!((table.traits("V"), table.fed("H").0), (vec!["running"], 0));
    other.act(p(2), Action::Stop);
    assert!(other.is_dead("V"));
    let mut forced = feeding(2)
        .option("repulsive_optional", "false")
        .row(P1, "H[carnivorous] 0")
        .row(p(2), "V[repulsive] 0")
        .stand();
    forced.act(P1, forced.attack("H", "V"));
    assert!(forced.traits("V").is_empty(), "the only answer");
}

#[test]
fn mimicry_must_turn_the_attack_if_it_can() {
    // NW-T-MIMICRY, NW-ATT-R3
    let mut table =
        feeding(2).row(P1, "H[carnivorous] 0").row(p(2), "M[mimicry] 0 | N[camouflage] 0 | O 0 | Q 0").stand();
    table.act(P1, table.attack("H", "M"));
    assert_eq!(table.why(p(2), Action::Mimic { to: table.id("N") }), "NW-T-MIMICRY");
    assert_eq!(table.why(p(2), Action::Stop), "NW-TIME-2");
    table.act(p(2), Action::Mimic { to: table.id("O") });
    assert!(table.is_dead("O") && !table.is_dead("M"));
    for row in ["M[mimicry] 0 | N[camouflage] 0", "M[mimicry] 0 | N[harmful_mutation, camouflage] 0"] {
        let mut table = feeding(2).row(P1, "H[carnivorous] 0").row(p(2), row).stand();
        table.act(P1, table.attack("H", "M"));
        assert!(table.is_dead("M") && !table.is_dead("N"), "{row}");
    }
}

#[test]
fn two_mimics_pass_the_attack_on_once_each() {
    // NW-T-MIMICRY, NW-GRAZE-3
    let mut table = feeding(2).row(P1, "H[carnivorous] 0").row(p(2), "M[mimicry] 0 | N[mimicry] 0").stand();
    table.act(P1, table.attack("H", "M"));
    assert!(table.is_dead("M") && !table.is_dead("N"), "back to the first, which has used its card");
}

#[test]
fn intelligence_is_not_carried_to_the_new_prey() {
    // NW-T-INTELLIGENT, NW-T-MIMICRY
    let mut table =
        feeding(2).row(P1, "H[carnivorous, intelligent] 0").row(p(2), "M[mimicry, elusive] 0 | N[elusive] 0").stand();
    let clever = table.attack_ignoring("H", "M", None, Some(only("elusive")));
    table.act(P1, clever);
    assert_eq!(table.traits("N"), Vec::<&str>::new(), "it had to give up its card");
    assert_eq!(table.fed("H"), (1, 2));
}

#[test]
fn in_its_shell_it_is_safe_and_hungry() {
    // NW-T-SHELLED, NW-HUN-7, NW-FEED-3, NW-EXT-5
    let mut table = feeding(2)
        .area("steppe", &[(4, 0)])
        .row(P1, "H[carnivorous] 0 | I[carnivorous] 0")
        .row(p(2), "V[shelled] 0")
        .stand();
    table.act(P1, table.attack("H", "V"));
    assert_eq!(table.legal(p(2)), [Action::Hide, Action::Stop]);
    table.act(p(2), Action::Hide);
    assert_eq!((table.fed("H").0, table.rotated("V", "shelled")), (0, true));
    table.act(P1, Action::EndTurn);
    assert_eq!(table.why(p(2), table.feed("V", "steppe")), "NW-T-SHELLED");
    assert_eq!(table.legal(p(2)), [Action::Pass]);
    table.run_forced();
    assert_eq!(table.why(P1, table.attack("I", "V")), "NW-T-SHELLED");
    for name in ["I", "H", "I", "H"] {
        table.act(P1, table.feed(name, "steppe")).run_forced();
    }
    table.run_forced();
    assert!(table.is_dead("V"));
}

#[test]
fn the_elusive_names_a_card() {
    // NW-T-ELUSIVE, NW-DEV-7, NW-T-FAT-TISSUE, NW-PAIR-5
    let mut table = feeding(2)
        .row(P1, "H[carnivorous] 0")
        .row(p(2), "V[elusive, fat_tissue(1), fat_tissue] 1 | W 1")
        .link("cooperation", "V", "W")
        .stand();
    table.act(P1, table.attack("H", "V"));
    assert_eq!(table.legal(p(2)).len(), 4);
    let second = CardRef::Single { shows: crate::t("fat_tissue"), nth: 1 };
    let third = CardRef::Single { shows: crate::t("fat_tissue"), nth: 2 };
    assert_eq!(table.why(p(2), Action::Elude { discard: third }), "NW-T-ELUSIVE");
    table.act(p(2), Action::Elude { discard: second });
    assert_eq!((table.traits("V"), table.fat("V")), (vec!["elusive", "fat_tissue", "cooperation"], 1));
    assert!(!table.is_dead("W"));
}
