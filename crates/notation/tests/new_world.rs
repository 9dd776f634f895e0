//! The format for New World: its own positions, commands, answers, expectations and views.

use notation::check_text;

fn report(rest: &str) -> notation::Report {
    let head = "- id: one\n  edition: new-world\n  rules: [NW-EPOCH-2]\n  why: a test\n";
    check_text("test.yaml", &format!("{head}{rest}"))
}

fn passes(rest: &str) {
    let report = report(rest);
    assert_eq!((report.passed(), report.failed()), (1, 0), "{report}");
}

fn fails(rest: &str, because: &str) {
    let report = report(rest);
    assert_eq!((report.passed(), report.failed()), (0, 1), "{rest}");
    assert!(report.to_string().contains(because), "{report}");
}

#[test]
fn the_set_up_is_that_of_the_box() {
    passes(
        "  players: 3
  phase: setup
  seats: {P1: {}, P2: {}, P3: {}}
  steps:
    - {advance_to: development}
    - {view: {by: P1, hidden: [hand(P2), deck_order, area_deck_order, removed], visible: [hand(P1), hand_size(P2)]}}
  expect: {area_deck: 6, area_row: 3, areas_out: 11, cards_out: 0, deck: 78, discard: 0, epoch: 1, phase: development,
    P1: {hand: 6, animals: 0}, P2: {hand: 6}, P3: {hand: 6}}
",
    );
    passes(
        "  players: 4
  phase: setup
  options: {variant: disaster}
  steps: [{advance_to: development}]
  expect: {area_deck: 0, area_row: 5, deck: 0, cards_out: 16, P4: {hand: 20}}
",
    );
}

#[test]
fn a_row_is_rearranged_as_long_as_pairs_stay_together() {
    let position = "  phase: development
  seats:
    P1: {hand: [communication/nocturnal], animals: [{id: A}, {id: B}, {id: C}], links: [{trait: cooperation, between: [B, A]}]}
";
    passes(&format!(
        "{position}  steps:
    - legal_exactly:
        by: P1
        of: rearrange
        options: [rearrange A B C, rearrange B A C, rearrange C A B, rearrange C B A]
    - {{illegal: {{by: P1, do: rearrange A C B}}, because: NW-ROW-2}}
    - {{illegal: {{by: P1, do: rearrange A B}}, because: NW-ROW-1}}
    - {{legal: {{by: P1, do: rearrange C B A}}}}
    - {{by: P1, do: rearrange C B A}}
    - {{legal_exactly: {{by: P1, of: play communication as communication, options: [
        play communication as communication on C+B, play communication/nocturnal as communication on A+C]}}}}
    - {{by: P1, do: play any as communication on C+A}}
  expect: {{P1: {{row: [C, A, B], hand: 0}}, A: {{traits: [communication, cooperation]}},
    links: [{{trait: communication, between: [A, C]}}, {{trait: cooperation, between: [A, B]}}]}}
"
    ));
    fails(&format!("{position}  steps: [{{by: P1, do: rearrange A C B}}]\n"), "NW-ROW-2");
}

#[test]
fn the_hand_limit_is_one_answer() {
    let position = "  phase: extinction
  deck: [horned/robust, running/nocturnal, any]
  seats:
    P1: {hand: [piracy/swimming, piracy/swimming, hoofed, hibernation, elusive], animals: [{id: A, food: 1}]}
    P2: {hand: 6, animals: [{id: X, food: 1}]}
  steps:
    - {advance_to: hand_limit}
    - {check: {P1: {hand: 8}, discard: 0}}
";
    passes(&format!(
        "{position}    - {{illegal: {{by: P1, choose: discard_hand hoofed}}, because: NW-EXT-11}}
    - {{illegal: {{by: P1, choose: discard_hand hoofed hibernation elusive}}, because: NW-EXT-11}}
    - {{illegal: {{by: P1, choose: discard_hand hoofed hoofed}}, because: NW-EXT-11}}
    - {{illegal: {{by: P2, choose: discard_hand any}}, because: NW-EPOCH-3}}
    - {{legal: {{by: P1, choose: discard_hand piracy piracy}}}}
    - {{by: P1, choose: discard_hand hoofed running/nocturnal}}
  expect: {{P1: {{hand: [any, piracy, piracy/swimming, horned, hibernation, elusive]}}, discard: 2}}
"
    ));
    fails(&format!("{position}    - {{by: P1, choose: discard_hand hoofed}}\n"), "NW-EXT-11");
}

#[test]
fn areas_are_called_by_their_names() {
    passes(
        "  areas: [{card: swamp, food: 1, name: swamp}, {card: cave_mountains, upper: {food: 1, shelter: 1}}, {card: swamp, food: 3}]
  seats:
    P1: {animals: [{id: A, traits: [nocturnal]}, {id: B}]}
  steps:
    - {illegal: {by: P1, do: feed A from mountains}, because: NW-GRAZE-1}
    - {legal_exactly: {by: P1, of: feed A, options: [feed A from cave, feed A from swamp, feed A from swamp2]}}
    - {by: P1, do: feed A from swamp2}
  expect: {areas: {swamp: {food: 1}, swamp2: {food: 2}, cave: {food: 1, shelter: 1}, mountains: {food: 0}},
    area_row: [swamp, cave_mountains, swamp]}
",
    );
    fails("  areas: [{card: swampp}]\n", "did you mean 'swamp'?");
    fails("  areas: [{card: swamp, upper: {food: 1}}]\n", "belongs to other editions");
    fails("  areas: [{card: swamp, name: cave}]\n", "not called 'cave'");
    fails("  seats: {P1: {animals: [{id: A}]}}\n  steps: [{by: P1, do: feed A from swamp1}]\n", "called 'swamp2'");
}

#[test]
fn random_mutations_name_what_may_come_of_a_card() {
    passes(
        "  phase: development
  options: {variant: random_mutations}
  seats:
    P1: {pool: [running/carnivorous, parasite/fat_tissue, symbiosis/burrowing], animals: [{id: A, traits: [stasis]}]}
    P2: {pool: 2, animals: [{id: X}]}
  steps:
    - {view: {by: P1, hidden: [pool(P1), pool(P2), facedown(A)], visible: [traits(X), exists(X)]}}
    - {by: P1, do: announce trait on A as_new B}
    - {view: {by: P1, visible: [facedown(B)]}}
    - {view: {by: P2, hidden: [pool(P1)]}}
    - {by: P2, do: announce animal Y}
    - {by: P1, do: announce trait on B}
    - {legal_exactly: {by: P1, options: [add parasite on B, add fat_tissue on B]}}
    - {illegal: {by: P1, choose: add parasite on X}, because: NW-VAR-RM-5}
    - {by: P1, choose: add fat_tissue on B}
  expect: {P1: {row: [A, B], pool: 1}, P2: {animals: 2, pool: 1}, B: {traits: [fat_tissue], requirement: 1}}
",
    );
}

#[test]
fn what_does_not_exist_is_an_error_of_the_file() {
    fails("  round: 2\n", "'round' belongs to other editions");
    fails("  epoch: 7\n", "epochs 1 to 6");
    fails("  options: {variant: disaster, epochs: 4}\n", "variant");
    fails("  seats: {P1: {animals: [{id: A, traits: [piracy(spent)]}]}}\n", "belongs to other editions");
    fails("  seats: {P1: {animals: [{id: A, traits: [tail_loss]}]}}\n", "unknown trait 'tail_loss'");
    fails(
        "  seats: {P1: {animals: [{id: A}, {id: B}, {id: C}], links: [{trait: cooperation, between: [A, C]}]}}\n",
        "neighbours",
    );
    fails("  seats: {P1: {animals: [{id: A}]}}\n  steps: [{by: P1, do: take A}]\n", "unknown command 'take'");
    fails(
        "  seats: {P1: {animals: [{id: A}]}}\n  steps: [{by: P1, choose: feed A from steppe}]\n",
        "is a command (do)",
    );
    fails("  seats: {P1: {animals: [{id: A}]}}\n  expect: {A: {need: 1}}\n", "belongs to other editions");
}

#[test]
fn a_trigger_without_a_choice_may_be_said_or_left_out() {
    // NW-FSM-1
    let case = |said: &str| {
        format!(
            "  areas: [{{card: steppe, food: 4}}]
  seats:
    P1: {{animals: [{{id: A}}, {{id: B, traits: [hoofed]}}], links: [{{trait: communication, between: [A, B]}}]}}
  steps:
    - {{by: P1, do: feed A from steppe}}
{said}    - {{legal_exactly: {{by: P1, options: [hoofed B yes, hoofed B no]}}}}
    - {{by: P1, choose: hoofed B yes}}
  expect: {{B: {{food: 1}}, areas: {{steppe: {{food: 1}}}}}}
"
        )
    };
    passes(&case(""));
    passes(&case("    - {by: P1, choose: trigger communication A -> B}\n"));
    fails(&case("    - {by: P1, choose: trigger cooperation A -> B}\n"), "refused by");
}
