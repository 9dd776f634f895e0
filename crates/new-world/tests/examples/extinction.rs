//! Extinction, drawing, the hand limit.

use game::{Game, Need};
use new_world::{Action, Phase, Question, Step};

use crate::{P1, Setting, Table, card, feeding, p};

fn extinction(seats: usize) -> Setting {
    feeding(seats).phase(Phase::Extinction).area("swamp", &[(1, 0)]).area("steppe", &[(0, 0)])
}

/// Begins the phase, up to the first question or the deaths.
fn begun(setting: Setting) -> Table {
    let mut table = setting.stand();
    table.step();
    table
}

#[test]
fn the_hungry_die_and_fat_saves() {
    // NW-EXT-2, NW-EXT-5, NW-EXT-9, NW-T-FAT-TISSUE, NW-FSM-4
    let row = "N1 1 | N2 1 | N3 1 | N4[robust, harmful_mutation] 2 | N5[carnivorous, fat_tissue(1)] 1";
    let mut table = begun(extinction(2).row(P1, row));
    assert_eq!(table.state.step(), Step::SpendFat(table.id("N5")));
    table.act(P1, Action::SpendFat { animal: table.id("N5") });
    assert!(table.get("N5").is_some_and(|animal| animal.is_fed() && animal.fat() == 0));
    table.run_forced();
    assert!(table.is_dead("N4"));
    assert_eq!((table.row(P1).len(), table.view().hands[P1]), (4, 6));
}

#[test]
fn fat_that_does_not_suffice_is_not_spent() {
    // NW-EXT-2
    let mut table = begun(extinction(2).row(P1, "A[carnivorous, robust, fat_tissue(1)] 1"));
    assert_eq!(table.state.step(), Step::Starve);
    table.run_forced();
    assert!(table.is_dead("A"));
}

#[test]
fn hibernation_saves_but_not_in_the_final_epoch() {
    // NW-EXT-3, NW-T-HIBERNATION, NW-OPT-HIBERNATION-IN-FINAL-EPOCH, NW-TIME-1
    let row = "A[hibernation, parasite] 0";
    let mut table = begun(extinction(2).epoch(3).row(P1, row));
    table.act(P1, Action::Hibernate { animal: table.id("A") });
    table.run_forced();
    assert_eq!(table.traits("A"), ["parasite"]);
    let table = begun(extinction(2).epoch(6).row(P1, row));
    assert_eq!(table.state.step(), Step::Starve);
    let table = begun(extinction(2).epoch(6).option("hibernation_in_final_epoch", "true").row(P1, row));
    assert_eq!(table.state.step(), Step::Hibernate(table.id("A")));
}

#[test]
fn the_owner_chooses_between_fat_and_hibernation() {
    // NW-EXT-4
    let start = || begun(extinction(2).row(P1, "A[hibernation, fat_tissue(1)] 0"));
    let a = start().id("A");
    let mut table = start();
    assert_eq!(table.why(P1, Action::Hibernate { animal: a }), "NW-EXT-2");
    table.act(P1, Action::SpendFat { animal: a }).run_forced();
    assert_eq!((table.traits("A"), table.fat("A")), (vec!["hibernation", "fat_tissue"], 0));
    let mut table = start();
    table.act(P1, Action::KeepFat { animal: a }).act(P1, Action::Hibernate { animal: a }).run_forced();
    assert_eq!((table.traits("A"), table.fat("A")), (vec!["fat_tissue"], 1));
    assert_eq!((table.view().discard, table.view().hands[P1]), (1, 3));
    let mut table = start();
    table.act(P1, Action::KeepFat { animal: a }).act(P1, Action::StayAwake { animal: a }).run_forced();
    assert!(table.is_dead("A"));
}

#[test]
fn owners_are_asked_clockwise_from_the_first_player() {
    // NW-EXT-4
    let mut table = begun(
        extinction(3)
            .first(p(2))
            .row(P1, "A[fat_tissue(1)] 0")
            .row(p(2), "B[hibernation] 0 | C[fat_tissue(1)] 0")
            .row(p(3), "D[fat_tissue(1)] 0"),
    );
    let mut asked = Vec::new();
    while let Need::Decision(decision) = table.state.need() {
        let (name, action) = match decision.question {
            Question::SpendFat { animal } => (animal, Action::KeepFat { animal }),
            Question::Hibernate { animal } => (animal, Action::StayAwake { animal }),
            other => panic!("{other:?}"),
        };
        asked
            .push(*table.names.iter().find(|(_, id)| **id == name).expect("a name").0.as_bytes().first().expect("one"));
        table.act(decision.seat, action);
    }
    assert_eq!(asked, b"CDAB");
}

#[test]
fn the_poisoned_die_first_and_feed_the_swamp() {
    // NW-EXT-1, NW-EXT-6
    let mut table = begun(extinction(2).row(P1, "H[carnivorous, fat_tissue(1)] 2 poisoned | Z[scavenger] 0"));
    assert!(table.is_dead("H"));
    assert_eq!((table.at("swamp"), table.fed("Z")), ((2, 0), (0, 1)), "nobody scavenges in this phase");
    table.run_forced();
    let mut table = feeding(2)
        .phase(Phase::Extinction)
        .area("swamp", &[(2, 0)])
        .area("steppe", &[(0, 0)])
        .row(P1, "A 0 | B 0 | C 0")
        .stand();
    table.run_forced();
    assert_eq!(table.at("swamp"), (4, 0));
}

#[test]
fn cleaning_up_removes_tokens_and_straightens_cards() {
    // NW-EXT-8
    let mut table = begun(extinction(2).row(P1, "A[piracy(r), carnivorous(r), fat_tissue(1)] 1/1 sh"));
    table.run_forced();
    let animal = table.get("A").expect("it lives");
    assert_eq!((animal.tokens(), animal.need, animal.fat()), (0, 2, 1));
    assert!(!animal.sheltered && animal.rotated.is_empty() && !animal.attacked);
    assert_eq!(table.view().area_row.len(), 1, "the right-most area is gone");
}

#[test]
fn a_player_draws_a_card_for_each_animal_and_two_more() {
    // NW-EXT-9, NW-EXT-11, NW-VAR-HAND-1, NW-OPT-HAND-LIMIT
    let mut table = begun(extinction(2).row(P1, "A 1 | B 1 | C 1"));
    table.run_forced();
    assert_eq!(table.view().hands[P1], 5);
    let hand = ["running/nocturnal", "hoofed/robust", "hoofed/robust"];
    for (limit, kept) in [("6", 6), ("none", 10)] {
        let mut table =
            begun(extinction(2).option("hand_limit", limit).hand(P1, &hand).row(P1, "A 1 | B 1 | C 1 | D 1 | E 1"));
        table.run_forced();
        assert_eq!(table.view().hands[P1], 10);
        if limit == "6" {
            assert!(matches!(table.state.need(), Need::Together(..)));
            assert_eq!(table.why(P1, Action::DiscardHand { card: card("stasis/fat_tissue") }), "NW-EXT-11");
            assert_eq!(table.why(p(2), Action::DiscardHand { card: card(hand[0]) }), "NW-EPOCH-3");
            assert_eq!(table.why(P1, Action::Pass), "NW-EPOCH-3");
            for text in ["hoofed/robust", "hoofed/robust", "running/nocturnal", "poisonous/swimming"] {
                table.act(P1, Action::DiscardHand { card: card(text) });
            }
        }
        assert_eq!(table.view().hands[P1], kept);
        assert_eq!(table.state.step() == Step::Done, limit == "6");
    }
}

#[test]
fn a_player_without_animals_draws_up_to_six() {
    // NW-EXT-10
    let two = ["running/nocturnal", "hoofed/robust"];
    let six = [two[0], two[1], two[0], two[1], two[0], two[1]];
    let mut table = begun(extinction(2).hand(P1, &two).hand(p(2), &six));
    table.run_forced();
    assert_eq!((table.view().hands[P1], table.view().hands[p(2)], table.view().deck), (6, 6, 16));
}

#[test]
fn an_empty_deck_is_replaced_by_the_discard_pile() {
    // NW-EXT-12
    let mut table =
        begun(extinction(2).deck(3).discard(20).row(P1, "A 1 | B 1 | C 1").row(p(2), "X 1").hand(p(2), &[]));
    table.run_forced();
    assert_eq!((table.view().hands[P1], table.view().hands[p(2)]), (5, 3));
    assert_eq!((table.view().deck, table.view().discard), (15, 0));
    // Both empty: nothing more is drawn.
    let mut table = begun(extinction(2).deck(3).row(P1, "A 1 | B 1 | C 1").row(p(2), "X 1"));
    table.run_forced();
    assert_eq!((table.view().hands[P1], table.view().hands[p(2)]), (3, 0));
}

#[test]
fn the_dead_of_this_phase_are_shuffled_in() {
    // NW-EXT-12
    let mut table = begun(extinction(2).deck(0).row(P1, "A[running] 0").row(p(2), "X 1"));
    table.run_forced();
    assert_eq!(table.view().hands[P1], 2, "the card of the dead animal and its trait");
    assert_eq!((table.view().hands[p(2)], table.view().discard), (0, 0));
}
