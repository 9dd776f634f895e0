//! Additional actions: Piracy and Metamorphosis.

use new_world::{Action, CardRef, Token};

use crate::{P1, Table, card, feeding, only, p, t};

fn piracy(table: &Table, pirate: &str, victim: &str, taking: Token) -> Action {
    Action::Piracy { pirate: table.id(pirate), victim: table.id(victim), taking }
}

fn change(table: &Table, animal: &str, discard: &str, text: &str, face: &str) -> Action {
    let (animal, card, face) = (table.id(animal), card(text), t(face));
    Action::Metamorphose { animal, discard: only(discard), card, face, pair: None }
}

#[test]
fn a_pirate_takes_a_token() {
    // NW-T-PIRACY, NW-ADD-1, NW-ADD-3
    let mut table = feeding(2).row(P1, "T[piracy] 0").row(p(2), "V[parasite] 1/1").stand();
    table.act(P1, piracy(&table, "T", "V", Token::Special));
    let tokens = |name: &str| table.get(name).map(|animal| (animal.food, animal.special));
    assert_eq!((tokens("V"), tokens("T")), (Some((1, 0)), Some((0, 1))));
    assert!(table.rotated("T", "piracy"));
}

#[test]
fn a_pirate_robs_only_hungry_animals_with_a_token() {
    // NW-T-PIRACY, NW-SHEL-4
    let table = feeding(2).row(P1, "T[piracy] 0 | O[robust] 1").row(p(2), "F 1 | E 0 | S[robust] 1 sh").stand();
    let why = |victim: &str, taking| table.why(P1, piracy(&table, "T", victim, taking));
    assert_eq!(["T", "F", "E"].map(|victim| why(victim, Token::Food)), ["NW-T-PIRACY"; 3]);
    assert_eq!(["O", "S"].map(|victim| why(victim, Token::Food)), ["legal"; 2]);
    assert_eq!(why("S", Token::Special), "NW-T-PIRACY", "it has no such token");
    assert_eq!(table.why(P1, piracy(&table, "S", "O", Token::Food)), "NW-ADD-1");
}

#[test]
fn there_is_one_additional_action_a_turn_and_each_card_acts_once_a_phase() {
    // NW-ADD-2, NW-ADD-3, NW-ADD-6, NW-DEV-11
    let mut table = feeding(2)
        .area("steppe", &[(9, 0)])
        .row(P1, "T[piracy] 0 | U[piracy] 0 | A 0 | B 0 | C 0")
        .row(p(2), "V[parasite, robust] 2 | W[parasite] 0")
        .stand();
    table.act(P1, table.feed("A", "steppe"));
    table.act(P1, piracy(&table, "T", "V", Token::Food));
    assert_eq!(table.why(P1, piracy(&table, "U", "V", Token::Food)), "NW-ADD-2");
    assert_eq!(table.why(P1, table.feed("B", "steppe")), "NW-FEED-1");
    table.run_forced();
    table.act(p(2), table.feed("V", "steppe")).run_forced();
    assert_eq!(table.why(P1, piracy(&table, "T", "V", Token::Food)), "NW-ADD-3");
    assert_eq!(table.why(P1, piracy(&table, "U", "V", Token::Food)), "legal");
}

#[test]
fn an_additional_action_may_replace_a_pass() {
    // NW-ADD-4, NW-ADD-5, NW-FEED-2
    let mut table = feeding(2).row(P1, "T[piracy] 0").row(p(2), "V[parasite] 1").stand();
    assert!(table.is_legal(P1, Action::Pass));
    table.act(P1, piracy(&table, "T", "V", Token::Food));
    assert_eq!(table.why(P1, Action::Pass), "NW-ADD-4");
    assert_eq!(table.legal(P1), [Action::EndTurn]);
    table.act(P1, Action::EndTurn);
    assert!(!table.state.moment().passed.contains(P1));
}

#[test]
fn a_pirate_fills_fat_if_the_option_lets_it() {
    // NW-OPT-PIRACY-FILLS-FAT
    for (option, expected) in [("true", "legal"), ("false", "NW-T-PIRACY")] {
        let table = feeding(2)
            .option("piracy_fills_fat", option)
            .row(P1, "T[piracy, fat_tissue] 1")
            .row(p(2), "V[parasite] 1")
            .stand();
        assert_eq!(table.why(P1, piracy(&table, "T", "V", Token::Food)), expected);
    }
}

#[test]
fn metamorphosis_exchanges_one_trait_for_another() {
    // NW-T-METAMORPHOSIS, NW-HUN-6, NW-DEV-7
    let mut table = feeding(2).hand(P1, &["running/carnivorous"]).row(P1, "M[metamorphosis, parasite] 1").stand();
    table.act(P1, change(&table, "M", "parasite", "running/carnivorous", "running"));
    assert_eq!(table.traits("M"), ["metamorphosis", "running"]);
    assert_eq!(table.fed("M"), (1, 1));
    assert!(table.rotated("M", "metamorphosis"));
    assert_eq!((table.view().hands[P1], table.view().discard), (0, 1));
}

#[test]
fn a_new_predator_must_hunt() {
    // NW-ADD-7, NW-FEED-4
    let mut table = feeding(2)
        .hand(P1, &["hibernation/carnivorous"])
        .row(P1, "M[metamorphosis, camouflage] 0")
        .row(p(2), "B 1")
        .stand();
    assert!(table.is_legal(P1, Action::Pass));
    table.act(P1, change(&table, "M", "camouflage", "hibernation/carnivorous", "carnivorous"));
    assert_eq!(table.fed("M"), (0, 2));
    assert_eq!(table.legal(P1), [table.attack("M", "B")]);
    assert_eq!(table.why(P1, Action::EndTurn), "NW-ADD-7");
    table.act(P1, table.attack("M", "B"));
    assert_eq!(table.fed("M"), (2, 2));
}

#[test]
fn stasis_must_go_before_anything_comes() {
    // NW-T-STASIS, NW-DEV-9
    let text = "camouflage/fat_tissue";
    let mut table = feeding(2).hand(P1, &[text]).row(P1, "M[metamorphosis, stasis, running] 0").stand();
    assert_eq!(table.why(P1, change(&table, "M", "running", text, "camouflage")), "NW-DEV-9");
    table.act(P1, change(&table, "M", "stasis", text, "camouflage"));
    assert_eq!(table.fed("M"), (0, 1));
}

#[test]
fn metamorphosis_needs_something_to_give_and_something_to_get() {
    // NW-T-METAMORPHOSIS, NW-DEV-5, NW-DEV-6, NW-PAIR-2
    let hand = ["parasite/fat_tissue", "communication/robust", "metamorphosis/nocturnal"];
    let table = feeding(2)
        .hand(P1, &hand)
        .row(P1, "M[metamorphosis, running] 1 | L[metamorphosis] 1 | N 1 | O 1")
        .link("cooperation", "N", "O")
        .stand();
    assert_eq!(table.why(P1, change(&table, "L", "metamorphosis", hand[0], "fat_tissue")), "NW-T-METAMORPHOSIS");
    assert_eq!(table.why(P1, change(&table, "L", "running", hand[0], "fat_tissue")), "NW-T-METAMORPHOSIS");
    assert_eq!(table.why(P1, change(&table, "M", "running", hand[0], "parasite")), "NW-DEV-5");
    assert_eq!(table.why(P1, change(&table, "M", "running", hand[2], "metamorphosis")), "NW-DEV-6");
    assert_eq!(table.why(P1, change(&table, "M", "running", "running/nocturnal", "running")), "NW-T-METAMORPHOSIS");
    let pair = |partner: &str| Action::Metamorphose {
        animal: table.id("M"),
        discard: only("running"),
        card: card(hand[1]),
        face: t("communication"),
        pair: Some((table.id("M"), table.id(partner))),
    };
    assert_eq!(table.why(P1, pair("L")), "legal");
    assert_eq!(table.why(P1, pair("N")), "NW-PAIR-2");
    let empty = feeding(2).row(P1, "M[metamorphosis, running] 1").stand();
    assert_eq!(empty.legal(P1), [Action::Pass]);
}

#[test]
fn a_pair_card_given_up_leaves_both() {
    // NW-PAIR-5, NW-T-METAMORPHOSIS
    let text = "symbiosis/burrowing";
    let mut table =
        feeding(2).hand(P1, &[text]).row(P1, "M[metamorphosis] 1 | N 1").link("cooperation", "M", "N").stand();
    let (animal, discard) = (table.id("M"), CardRef::Pair(table.link("M", "N")));
    let pair = Some((table.id("N"), animal));
    table.act(P1, Action::Metamorphose { animal, discard, card: card(text), face: t("symbiosis"), pair });
    assert_eq!((table.traits("M"), table.traits("N")), (vec!["metamorphosis", "symbiosis"], vec!["symbiosis"]));
    assert_eq!(table.view().discard, 1);
}

#[test]
fn a_new_card_gives_no_second_attack() {
    // NW-ATT-2
    let text = "hibernation/carnivorous";
    let mut table =
        feeding(2).hand(P1, &[text]).row(P1, "M[metamorphosis, carnivorous, robust] 0").row(p(2), "V 1 | W 1").stand();
    table.act(P1, table.attack("M", "V"));
    assert_eq!(table.fed("M"), (2, 3));
    assert_eq!(table.why(P1, table.attack("M", "W")), "NW-ATT-2");
    table.act(P1, change(&table, "M", "carnivorous", text, "carnivorous"));
    assert!(table.rotated("M", "carnivorous"));
    assert_eq!(table.why(P1, table.attack("M", "W")), "NW-ATT-2");
}

#[test]
fn metamorphosis_gives_food_for_a_trait_by_option() {
    // NW-OPT-METAMORPHOSIS-MODE
    let mut table = feeding(2)
        .option("metamorphosis_mode", "discard_for_food")
        .hand(P1, &["running/carnivorous"])
        .row(P1, "M[metamorphosis, parasite, running] 0 | F[metamorphosis, fat_tissue, running] 1")
        .stand();
    let eat = |table: &Table, name: &str, discard: &str| Action::MetamorphoseForFood {
        animal: table.id(name),
        discard: only(discard),
    };
    assert_eq!(table.why(P1, eat(&table, "M", "parasite")), "NW-T-METAMORPHOSIS", "a trait with a plus");
    assert_eq!(table.why(P1, eat(&table, "F", "fat_tissue")), "NW-T-METAMORPHOSIS", "no room is left then");
    assert_eq!(table.why(P1, eat(&table, "F", "running")), "legal");
    let exchange = change(&table, "M", "running", "running/carnivorous", "running");
    assert_eq!(table.why(P1, exchange), "NW-OPT-METAMORPHOSIS-MODE");
    table.act(P1, eat(&table, "M", "running"));
    assert_eq!((table.fed("M"), table.traits("M")), ((1, 3), vec!["metamorphosis", "parasite"]));
}
