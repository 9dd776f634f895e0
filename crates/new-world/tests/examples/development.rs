//! Development: animals, traits, pairs and the row.

use new_world::{Action, RowOrder};

use crate::{P1, Table, card, development, feeding, p, t};

fn play(table: &Table, text: &str, face: &str, on: &str) -> Action {
    Action::PlayTrait { card: card(text), face: t(face), on: table.id(on) }
}

fn pair(table: &Table, text: &str, face: &str, first: &str, second: &str) -> Action {
    Action::PlayPair { card: card(text), face: t(face), first: table.id(first), second: table.id(second) }
}

fn order(table: &Table, names: &str) -> Action {
    let animals: Vec<_> = names.chars().map(|name| table.id(&name.to_string())).collect();
    Action::Rearrange { order: RowOrder::new(&animals).expect("a short row") }
}

#[test]
fn three_animals_get_their_traits() {
    // NW-DEV-1, NW-DEV-3, NW-DEV-4, NW-PAIR-2, NW-DEV-2
    let hand = [
        "running/nocturnal",
        "scavenger/nocturnal",
        "symbiosis/burrowing",
        "piracy/swimming",
        "hoofed/robust",
        "stasis/fat_tissue",
    ];
    let mut table = development(2).hand(P1, &hand).passed(&[p(2)]).stand();
    for (number, text) in ["piracy/swimming", "hoofed/robust", "stasis/fat_tissue"].into_iter().enumerate() {
        table.act(P1, Action::PlayAnimal { card: card(text), before: None });
        let id = *table.view().rows[P1].last().expect("an animal");
        table.names.insert(format!("B{}", number + 1), id);
    }
    table.act(P1, play(&table, "scavenger/nocturnal", "nocturnal", "B2"));
    table.act(P1, play(&table, "running/nocturnal", "running", "B2"));
    assert_eq!(table.why(P1, pair(&table, "running/nocturnal", "symbiosis", "B2", "B3")), "NW-DEV-1");
    table.act(P1, pair(&table, "symbiosis/burrowing", "symbiosis", "B2", "B3"));
    assert!(table.traits("B1").is_empty());
    assert_eq!(table.traits("B2"), ["nocturnal", "running", "symbiosis"]);
    assert_eq!(table.traits("B3"), ["symbiosis"]);
    assert_eq!(table.legal(P1), [Action::Pass]);
}

#[test]
fn no_trait_is_played_twice_but_fat_tissue() {
    // NW-DEV-6, NW-T-FAT-TISSUE
    let table =
        development(2).hand(P1, &["running/fat_tissue"]).row(P1, "A[running, fat_tissue]").row(p(2), "X").stand();
    assert_eq!(table.why(P1, play(&table, "running/fat_tissue", "running", "A")), "NW-DEV-6");
    assert_eq!(table.why(P1, play(&table, "running/fat_tissue", "fat_tissue", "A")), "legal");
    assert_eq!(table.why(P1, play(&table, "running/fat_tissue", "parasite", "X")), "NW-DEV-4");
}

#[test]
fn one_pair_trait_lies_between_two_neighbours() {
    // NW-PAIR-1, NW-PAIR-3, NW-PAIR-6
    let hand = ["communication/robust", "cooperation/swimming"];
    let mut table = development(2)
        .hand(P1, &hand)
        .row(P1, "A | B | C")
        .link("cooperation", "A", "B")
        .row(p(2), "X")
        .passed(&[p(2)])
        .stand();
    assert_eq!(table.why(P1, pair(&table, hand[0], "communication", "A", "B")), "NW-PAIR-6");
    assert_eq!(table.why(P1, pair(&table, hand[1], "cooperation", "B", "X")), "NW-PAIR-6");
    assert_eq!(table.why(P1, pair(&table, hand[1], "cooperation", "B", "B")), "NW-PAIR-6");
    table.act(P1, pair(&table, hand[1], "cooperation", "B", "C"));
    assert_eq!(table.traits("B"), ["cooperation", "cooperation"]);
}

#[test]
fn links_are_paths() {
    // NW-PAIR-4, NW-PAIR-6, NW-ROW-1, NW-ROW-2
    let text = "cooperation/swimming";
    let mut table = development(2)
        .hand(P1, &[text, text])
        .row(P1, "A | B | C | D")
        .link("cooperation", "A", "B")
        .link("cooperation", "B", "C")
        .passed(&[p(2)])
        .stand();
    assert_eq!(table.why(P1, pair(&table, text, "cooperation", "A", "C")), "NW-PAIR-6");
    assert_eq!(table.why(P1, pair(&table, text, "cooperation", "B", "D")), "NW-PAIR-6");
    assert_eq!(table.why(P1, order(&table, "DABC")), "legal");
    assert_eq!(table.why(P1, order(&table, "ADBC")), "NW-ROW-2");
    assert_eq!(table.why(P1, order(&table, "ABC")), "NW-ROW-1");
    assert_eq!(table.why(P1, order(&table, "ABCC")), "NW-ROW-1");
    table.act(P1, order(&table, "DCBA"));
    assert_eq!(table.row(P1), ["D", "C", "B", "A"]);
    assert_eq!(table.state.moment().active, P1, "the turn goes on");
    table.act(P1, pair(&table, text, "cooperation", "A", "D"));
    assert_eq!(table.row(P1), ["C", "B", "A", "D"], "the row is rearranged as needed");
}

#[test]
fn a_row_is_ordered_in_development_only() {
    // NW-ROW-3, NW-EPOCH-2, NW-EPOCH-3
    let table =
        feeding(2).area("steppe", &[(2, 0)]).row(P1, "A | B").row(p(2), "X").hand(P1, &["running/nocturnal"]).stand();
    assert_eq!(table.why(P1, order(&table, "BA")), "NW-ROW-3");
    assert_eq!(table.why(P1, Action::PlayAnimal { card: card("running/nocturnal"), before: None }), "NW-EPOCH-2");
    assert_eq!(table.why(p(2), table.feed("X", "steppe")), "NW-EPOCH-3");
}

#[test]
fn a_new_animal_may_be_put_anywhere_but_into_a_pair() {
    // NW-DEV-3
    let text = "hoofed/robust";
    let mut table = development(2)
        .hand(P1, &[text, text])
        .row(P1, "A | B | C")
        .link("communication", "A", "B")
        .row(p(2), "X")
        .passed(&[p(2)])
        .stand();
    let before = |table: &Table, name: &str| Action::PlayAnimal { card: card(text), before: Some(table.id(name)) };
    assert_eq!(table.why(P1, before(&table, "B")), "NW-ROW-2");
    assert_eq!(table.why(P1, before(&table, "X")), "NW-ROW-1");
    table.act(P1, before(&table, "C"));
    assert_eq!(table.row(P1), ["A", "B", "?", "C"]);
}

#[test]
fn harmful_traits_go_to_others() {
    // NW-DEV-5, NW-HARM-1, NW-T-PARASITE, NW-T-HARMFUL-MUTATION, NW-T-STASIS
    let hand = ["parasite/fat_tissue", "harmful_mutation/swimming", "stasis/burrowing", "running/nocturnal"];
    let table = development(2).hand(P1, &hand).row(P1, "A").row(p(2), "X | Y[parasite]").stand();
    let why = |text: &str, face: &str, on: &str| table.why(P1, play(&table, text, face, on));
    assert_eq!(why(hand[0], "parasite", "A"), "NW-DEV-5");
    assert_eq!(why(hand[1], "harmful_mutation", "A"), "NW-DEV-5");
    assert_eq!(why(hand[2], "stasis", "A"), "legal");
    assert_eq!(why(hand[2], "stasis", "X"), "legal");
    assert_eq!(why(hand[0], "parasite", "X"), "legal");
    assert_eq!(why(hand[0], "parasite", "Y"), "NW-DEV-6");
    assert_eq!(why(hand[3], "running", "X"), "NW-DEV-5");
}

#[test]
fn nothing_is_added_to_stasis() {
    // NW-DEV-9, NW-T-STASIS, NW-OPT-STASIS-BLOCKS-TRAITS
    for (option, expected) in [("true", "NW-DEV-9"), ("false", "legal")] {
        let table = development(2)
            .option("stasis_blocks_traits", option)
            .hand(P1, &["parasite/fat_tissue"])
            .hand(p(2), &["symbiosis/burrowing", "piracy/swimming"])
            .row(p(2), "X[stasis] | Y")
            .stand();
        assert_eq!(table.why(P1, play(&table, "parasite/fat_tissue", "parasite", "X")), expected);
        let mut table = table;
        table.act(P1, Action::Pass);
        assert_eq!(table.why(p(2), pair(&table, "symbiosis/burrowing", "symbiosis", "X", "Y")), expected);
        assert_eq!(table.why(p(2), play(&table, "piracy/swimming", "swimming", "Y")), "legal");
    }
}

#[test]
fn a_pass_is_final_and_cards_are_kept() {
    // NW-DEV-2, NW-EPOCH-3
    let hand = ["running/nocturnal", "running/nocturnal", "hoofed/robust"];
    let mut table = development(3).hand(P1, &hand).hand(p(2), &hand).hand(p(3), &hand).stand();
    table.act(P1, Action::Pass);
    let animal = Action::PlayAnimal { card: card("hoofed/robust"), before: None };
    table.act(p(2), animal).act(p(3), animal);
    assert_eq!(table.state.moment().active, p(2));
    assert_eq!(table.why(P1, animal), "NW-DEV-2");
    table.act(p(2), Action::Pass).act(p(3), Action::Pass);
    assert_eq!(table.view().hands[P1], 3);
}

#[test]
fn a_card_is_only_the_trait_chosen() {
    // NW-DEV-4
    let mut table = development(2).hand(P1, &["piracy/swimming"]).row(P1, "A").stand();
    table.act(P1, play(&table, "piracy/swimming", "swimming", "A"));
    assert_eq!(table.traits("A"), ["swimming"]);
}

#[test]
fn the_left_one_is_the_ward_if_the_option_says_so() {
    // NW-OPT-SYMBIOSIS-MODE, NW-T-SYMBIOSIS
    let text = "symbiosis/burrowing";
    let mut table = development(2)
        .option("symbiosis_mode", "left_is_ward")
        .hand(P1, &[text, text])
        .row(P1, "A | B | C")
        .passed(&[p(2)])
        .stand();
    table.act(P1, pair(&table, text, "symbiosis", "A", "B"));
    assert_eq!(table.row(P1), ["B", "A", "C"], "B is the ward of A and lies on its left");
    table.act(P1, pair(&table, text, "symbiosis", "B", "C"));
    assert_eq!(table.row(P1), ["C", "B", "A"]);
}

#[test]
fn scavengers_may_be_kept_from_hunting() {
    // NW-DEV-10, NW-OPT-SCAVENGER-EXCLUDES-CARNIVOROUS, NW-DEV-8
    for (option, expected) in [("false", "legal"), ("true", "NW-DEV-10")] {
        let table = development(2)
            .option("scavenger_excludes_carnivorous", option)
            .hand(P1, &["scavenger/nocturnal"])
            .row(P1, "A[carnivorous]")
            .stand();
        assert_eq!(table.why(P1, play(&table, "scavenger/nocturnal", "scavenger", "A")), expected);
    }
}
