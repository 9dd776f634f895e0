//! Shelter, feeding from an area, triggers.

use game::Game;
use new_world::Action;

use crate::{P1, Table, feeding, p};

fn trigger(table: &Table, from: &str, to: &str) -> Action {
    Action::Trigger { link: table.link(from, to), from: table.id(from) }
}

fn decline(table: &Table, from: &str, to: &str) -> Action {
    Action::Decline { link: table.link(from, to), from: table.id(from) }
}

#[test]
fn a_shelter_is_taken_instead_of_food() {
    // NW-SHEL-1, NW-SHEL-2, NW-FEED-1, NW-GRAZE-1
    let mut table = feeding(2).area("mangrove", &[(2, 2)]).row(P1, "A 0").row(p(2), "X 1 sh").stand();
    let mut other = feeding(2).area("mangrove", &[(2, 2)]).row(P1, "A 0").stand();
    assert_eq!(table.why(P1, table.shelter("X", "mangrove")), "NW-SHEL-1");
    table.act(P1, table.shelter("A", "mangrove"));
    assert!(table.get("A").is_some_and(|animal| animal.sheltered));
    assert_eq!((table.at("mangrove"), table.fed("A")), ((2, 1), (0, 1)));
    assert_eq!(table.why(P1, table.feed("A", "mangrove")), "NW-FEED-1");
    table.run_forced();
    assert_eq!(table.why(P1, table.shelter("A", "mangrove")), "NW-SHEL-2");
    other.act(P1, other.feed("A", "mangrove"));
    assert_eq!((other.at("mangrove"), other.fed("A")), ((1, 2), (1, 1)));
}

#[test]
fn the_two_parts_of_a_card_are_two_areas() {
    // NW-ACC-3, NW-ACC-5
    let mut table = feeding(2)
        .area("savanna_desert", &[(2, 0), (1, 0)])
        .area("lake_meadow", &[(2, 0), (0, 0)])
        .row(P1, "A[swimming] 0 | B 0")
        .stand();
    assert_eq!(table.why(P1, table.feed("A", "savanna")), "NW-ACC-3");
    assert_eq!(table.why(P1, table.feed("B", "lake")), "NW-ACC-3");
    assert_eq!(table.why(P1, table.feed("A", "meadow")), "NW-GRAZE-1");
    assert_eq!(table.why(P1, table.feed("A", "taiga")), "NW-GRAZE-1");
    table.act(P1, table.feed("A", "desert"));
    assert_eq!((table.fed("A"), table.at("desert"), table.at("savanna")), ((1, 1), (0, 0), (2, 0)));
}

#[test]
fn a_food_chain_runs_in_the_order_of_the_player() {
    // NW-GRAZE-2, NW-GRAZE-4, NW-GRAZE-5, NW-T-COMMUNICATION, NW-T-COOPERATION, NW-T-HOOFED, NW-FSM-1
    let mut table = feeding(2)
        .area("taiga", &[(3, 0)])
        .row(P1, "A[hoofed] 0 | B 0 | C 0")
        .link("communication", "A", "B")
        .link("cooperation", "B", "C")
        .row(p(2), "X 1")
        .stand();
    table.act(P1, table.feed("A", "taiga"));
    let hooves = [Action::Trample { animal: table.id("A") }, Action::Spare { animal: table.id("A") }];
    assert_eq!(table.legal(P1), [&[trigger(&table, "A", "B")], &hooves[..]].concat());
    assert_eq!(table.why(P1, decline(&table, "A", "B")), "NW-TIME-2", "a hungry partner takes");
    assert_eq!(table.why(P1, trigger(&table, "B", "C")), "NW-FSM-1");
    table.act(P1, trigger(&table, "A", "B"));
    table.act(P1, trigger(&table, "B", "C")).act(P1, hooves[0]);
    let tokens = |name: &str| table.get(name).map(|animal| (animal.food, animal.special));
    assert_eq!([tokens("A"), tokens("B"), tokens("C")], [Some((1, 0)), Some((1, 0)), Some((0, 1))]);
    assert_eq!(table.at("taiga"), (0, 0));
}

#[test]
fn a_pair_card_does_not_fire_back() {
    // NW-GRAZE-3
    let mut table = feeding(2)
        .area("steppe", &[(4, 0)])
        .row(P1, "A[robust] 0 | B[fat_tissue] 0")
        .link("cooperation", "A", "B")
        .row(p(2), "X 1")
        .stand();
    table.act(P1, table.feed("A", "steppe"));
    assert_eq!((table.fed("A"), table.fed("B")), ((1, 2), (1, 1)));
    table.run_forced();
    table.act(P1, table.feed("A", "steppe"));
    assert_eq!(table.legal(P1), [trigger(&table, "A", "B"), decline(&table, "A", "B")], "next turn it fires again");
}

#[test]
fn communication_needs_food_and_access_in_the_same_area() {
    // NW-ACC-5, NW-ACC-6, NW-T-COMMUNICATION
    let mut table = feeding(2)
        .area("savanna_desert", &[(0, 0), (1, 0)])
        .row(P1, "A 0 | B 0")
        .link("communication", "A", "B")
        .stand();
    table.act(P1, table.feed("A", "desert"));
    assert_eq!((table.fed("A"), table.fed("B"), table.at("desert")), ((1, 1), (0, 1), (0, 0)));
    assert!(table.state.moment().turn.pairs_used.is_empty(), "what cannot act is not used");

    let mut table = feeding(2)
        .area("cave_mountains", &[(2, 0), (2, 0)])
        .row(P1, "A[nocturnal] 0 | B 0")
        .link("communication", "A", "B")
        .stand();
    table.act(P1, table.feed("A", "cave"));
    assert_eq!((table.fed("B"), table.at("cave"), table.at("mountains")), ((0, 1), (1, 0), (2, 0)));
}

#[test]
fn a_chain_of_communication_runs_through() {
    // NW-GRAZE-4, NW-PAIR-4
    let mut table = feeding(2)
        .area("steppe", &[(4, 0)])
        .row(P1, "A 0 | B 0 | C 0")
        .link("communication", "A", "B")
        .link("communication", "B", "C")
        .stand();
    table.act(P1, table.feed("A", "steppe"));
    assert_eq!(["A", "B", "C"].map(|name| table.fed(name)), [(1, 1); 3]);
    assert_eq!(table.at("steppe"), (1, 0));
}

#[test]
fn hooves_act_before_or_after_the_partner() {
    // NW-GRAZE-5, NW-T-HOOFED
    let table = || {
        let mut table =
            feeding(2).area("taiga", &[(2, 0)]).row(P1, "A[hoofed] 0 | B 0").link("communication", "A", "B").stand();
        table.act(P1, table.feed("A", "taiga"));
        table
    };
    let mut first = table();
    first.act(P1, Action::Trample { animal: first.id("A") });
    assert_eq!((first.at("taiga"), first.fed("B")), ((0, 0), (0, 1)));
    let mut second = table();
    second.act(P1, trigger(&second, "A", "B"));
    assert_eq!((second.at("taiga"), second.fed("B")), ((0, 0), (1, 1)));
    let mut third = table();
    third.act(P1, Action::Spare { animal: third.id("A") });
    assert_eq!((third.at("taiga"), third.fed("B")), ((0, 0), (1, 1)), "then only the partner is left");
}

#[test]
fn only_animals_with_room_take_food() {
    // NW-HUN-1 to NW-HUN-5, NW-HUN-7, NW-FEED-5
    let mut table = feeding(2)
        .area("steppe", &[(4, 0)])
        .row(P1, "N1 1 | N2 0 | N3 1 | N4[robust, harmful_mutation] 2 | N5[carnivorous, fat_tissue] 2")
        .row(p(2), "X 1 sh")
        .stand();
    let why = |table: &Table, name: &str| table.why(P1, table.feed(name, "steppe"));
    assert_eq!(["N1", "N3"].map(|name| why(&table, name)), ["NW-HUN-4"; 2]);
    assert_eq!(["N2", "N4", "N5"].map(|name| why(&table, name)), ["legal"; 3]);
    assert_eq!(table.fed("N4"), (2, 3));
    table.act(P1, table.feed("N5", "steppe"));
    assert_eq!((table.fed("N5"), table.fat("N5"), table.at("steppe")), ((2, 2), 1, (3, 0)));
    table.run_forced();
    assert_eq!(why(&table, "N5"), "NW-HUN-4");
}

#[test]
fn slots_are_filled_one_by_one() {
    // NW-T-FAT-TISSUE, NW-HUN-8
    let mut table = feeding(2).area("steppe", &[(4, 0)]).row(P1, "F[fat_tissue, fat_tissue] 0").stand();
    for (fed, fat) in [(1, 0), (1, 1), (1, 2)] {
        table.act(P1, table.feed("F", "steppe"));
        assert_eq!((table.fed("F").0, table.fat("F")), (fed, fat));
        let stack = table.get("F").map(|animal| animal.stack.iter().map(|card| card.fat).collect::<Vec<_>>());
        assert_eq!(stack, Some(vec![fat == 2, fat >= 1]), "the top-most first");
        if fat < 2 {
            table.run_forced();
        }
    }
    let reasons = table.state.why_not(P1, table.feed("F", "steppe")).0;
    assert!(reasons.iter().any(|reason| reason.rule == new_world::Rule::NwHun4), "a fourth does not fit");
}

#[test]
fn a_fed_partner_may_decline_fat() {
    // NW-HUN-8, NW-TIME-2, NW-FSM-1
    for (accept, fat) in [(true, 1), (false, 0)] {
        let mut table =
            feeding(2).area("steppe", &[(4, 0)]).row(P1, "A 0 | B[fat_tissue] 1").link("cooperation", "A", "B").stand();
        table.act(P1, table.feed("A", "steppe"));
        let answer = if accept { trigger(&table, "A", "B") } else { decline(&table, "A", "B") };
        table.act(P1, answer);
        assert_eq!((table.fed("B"), table.fat("B")), ((1, 1), fat));
    }
    let mut table = feeding(2)
        .area("steppe", &[(4, 0)])
        .row(P1, "A 0 | B[fat_tissue] 1 | C 0")
        .link("communication", "A", "B")
        .link("communication", "B", "C")
        .stand();
    table.act(P1, table.feed("A", "steppe"));
    table.act(P1, decline(&table, "A", "B"));
    assert!(table.state.moment().turn.pairs_used.contains(table.link("A", "B")), "declined is used");
    assert_eq!((table.fat("B"), table.fed("C"), table.at("steppe")), (0, (0, 1), (3, 0)));
}

#[test]
fn hooves_find_nothing_in_an_empty_swamp() {
    // NW-T-HOOFED
    let mut table = feeding(2).area("swamp", &[(1, 0)]).row(P1, "A[robust, hoofed] 0").stand();
    table.act(P1, table.feed("A", "swamp"));
    assert_eq!((table.fed("A"), table.at("swamp")), ((1, 2), (0, 0)));
    assert!(table.state.moment().top().is_none());
}

#[test]
fn a_ward_waits_for_its_guardian() {
    // NW-T-SYMBIOSIS, NW-HUN-7, NW-OPT-SYMBIOSIS-BLOCKS-FEEDING
    let setting = |option: &str| {
        feeding(2)
            .option("symbiosis_blocks_feeding", option)
            .area("steppe", &[(2, 0)])
            .row(P1, "S[carnivorous] 0 | G 0")
            .link("symbiosis", "G", "S")
            .row(p(2), "V 0")
            .stand()
    };
    let mut table = setting("true");
    assert_eq!(table.why(P1, table.feed("S", "steppe")), "NW-T-SYMBIOSIS");
    assert_eq!(table.why(P1, table.attack("S", "V")), "NW-T-SYMBIOSIS");
    table.act(P1, table.feed("G", "steppe")).run_forced();
    table.act(p(2), table.feed("V", "steppe")).run_forced();
    assert_eq!(table.why(P1, table.attack("S", "V")), "legal");
    let free = setting("false");
    assert_eq!(free.why(P1, free.feed("S", "steppe")), "legal");
}

#[test]
fn surplus_stays_and_still_leaves_room_for_fat() {
    // NW-HUN-5, NW-HUN-6
    let mut table = feeding(2)
        .area("steppe", &[(4, 0)])
        .row(P1, "H[carnivorous, robust] 0")
        .row(p(2), "V[elusive, robust, fat_tissue] 2")
        .stand();
    table.act(P1, table.attack("H", "V"));
    table.act(p(2), Action::Elude { discard: crate::only("robust") }).run_forced();
    assert_eq!(table.fed("V"), (2, 1));
    table.act(p(2), table.feed("V", "steppe")).run_forced();
    assert_eq!((table.fed("V"), table.fat("V")), ((2, 1), 1));
    table.act(P1, table.feed("H", "steppe")).run_forced();
    assert_eq!(table.why(p(2), table.feed("V", "steppe")), "NW-FEED-7", "with nothing left to do P2 was passed");
}

#[test]
fn special_food_triggers_cooperation_only_by_option() {
    // NW-GRAZE-2, NW-ATT-11, NW-OPT-SPECIAL-TRIGGERS-COOPERATION
    for (option, fed) in [("false", (0, 1)), ("true", (1, 1))] {
        let mut table = feeding(3)
            .option("special_triggers_cooperation", option)
            .row(P1, "H[carnivorous] 0 | B 0")
            .link("cooperation", "H", "B")
            .row(p(2), "V 0")
            .row(p(3), "Z[scavenger] 0 | Y 0")
            .link("cooperation", "Z", "Y")
            .stand();
        table.act(P1, table.attack("H", "V"));
        assert_eq!((table.fed("H"), table.fed("B"), table.fed("Z"), table.fed("Y")), ((2, 2), fed, (1, 1), fed));
        assert!(table.is_dead("V"));
    }
}
