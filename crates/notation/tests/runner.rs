//! The examples of the format, and the finer points of the runner.

use notation::check_text;

fn passes(text: &str) {
    let report = check_text("test.yaml", text);
    assert!(report.passed() > 0 && report.failed() == 0, "{report}");
}

/// A scenario with this id, the usual two seats and further lines.
fn case(rest: &str) -> String {
    format!("- id: one\n  edition: origin\n  rules: [ORI-FEED-1]\n  why: a test\n{rest}")
}

#[test]
fn the_examples_of_the_format_pass() {
    passes(
        r#"
- id: tail-after-running
  edition: origin
  rules: [ORI-T-RUNNING, ORI-T-TAIL-LOSS, ORI-TRAIT-2]
  why: the failed run must be followed by the lost tail
  bank: 0
  dice: [2]
  seats:
    P1: {animals: [{id: C, traits: [carnivorous]}]}
    P2: {animals: [{id: T, traits: [running, tail_loss]}]}
  steps:
    - {by: P1, do: attack C -> T}
    - {illegal: {by: P2, choose: decline}, because: ORI-TRAIT-2}
    - {by: P2, choose: running}
    - {by: P2, choose: tail_loss discard tail_loss}
  expect: {T: {traits: [running]}, C: {food: 1, spent: [carnivorous]}, P2: {discard: 1}}

- id: ward-waits-for-guardian
  edition: origin
  rules: [ORI-T-SYMBIOSIS, ORI-T-COMMUNICATION, ORI-PAIR-7]
  why: communication feeds the ward only once the guardian is fed
  bank: 5
  seats:
    P1: {animals: [{id: G, traits: [high_body_weight]}, {id: W}],
         links: [{trait: symbiosis, guardian: G, ward: W}, {trait: communication, between: [G, W]}]}
    P2: {animals: [{id: X, food: 1}]}
  steps:
    - {illegal: {by: P1, do: take W}, because: ORI-T-SYMBIOSIS-2}
    - {by: P1, do: take G}
    - {check: {G: {food: 1}, W: {food: 0}, bank: 4}}
    - {by: P1, do: end_turn}
    - {by: P2, do: pass}
    - {by: P1, do: take G}
  expect: {G: {food: 2}, W: {food: 1}, bank: 2}

- id: follow-the-migrant
  edition: continents
  rules: [CON-MIG-1, CON-MIG-6, CON-LOC-6]
  why: a follower travels along, the link to the one left behind is cut
  banks: {laurasia: 2, gondwana: 2, ocean: 0}
  seats:
    P1: {animals: [{id: A, traits: [migration]}, {id: F, traits: [phoresy]}, {id: B}],
         links: [{trait: cooperation, between: [F, B]}]}
    P2: {animals: [{id: X, at: gondwana, food: 1}]}
  steps:
    - {by: P1, do: migrate A to gondwana}
    - {by: P1, choose: phoresy F with A}
    - {illegal: {by: P1, do: take B}, because: CON-MIG-1}
  expect: {A: {at: gondwana}, F: {at: gondwana}, B: {at: laurasia}, P1: {discard: 1}, links: []}
"#,
    );
}

#[test]
fn views_hide_what_is_secret_and_show_the_rest() {
    passes(&case(
        "  phase: development
  seats:
    P1: {hand: [swimming, camouflage/fat_tissue], discard: 3, animals: [{id: A, traits: [running]}]}
    P2: {hand: 3, discard: 2, animals: [{id: X}]}
  steps:
    - {view: {by: P1, visible: [hand(P1), hand_size(P1), hand_size(P2), facedown(A), traits(A), exists(X), discard(P1), discard_size(P2)]}}
    - {view: {by: P1, hidden: [hand(P2), facedown(X), discard(P2), deck_order]}}
    - {view: {by: P2, hidden: [hand(P1), facedown(A), discard(P1), deck_order], visible: [traits(A), discard_size(P1)]}}
    - {by: P1, do: play camouflage as animal B}
    - {view: {by: P2, hidden: [facedown(B)], visible: [exists(B)]}}
    - {view: {by: P1, visible: [facedown(B)]}}
",
    ));
}

#[test]
fn a_question_with_one_answer_waits_only_for_its_player() {
    let seats = "  seats:
    P1: {animals: [{id: C, traits: [carnivorous]}]}
    P2: {animals: [{id: T, traits: [mimicry]}, {id: E}]}
";
    passes(&case(&format!("{seats}  steps: [{{by: P1, do: attack C -> T}}]\n  expect: {{E: dead}}\n")));
    passes(&case(&format!(
        "{seats}  steps: [{{by: P1, do: attack C -> T}}, {{check: {{E: {{alive: true}}}}}}, {{by: P2, choose: mimicry -> E}}]
  expect: {{E: dead}}\n"
    )));
    passes(&case(&format!(
        "{seats}  steps: [{{by: P1, do: attack C -> T}}, {{by: P2, choose: any}}, {{by: P2, choose: any}}]
  expect: {{E: dead}}\n"
    )));
}

#[test]
fn any_must_not_matter() {
    let text = case(
        "  bank: 4
  seats:
    P1: {animals: [{id: A, traits: [high_body_weight]}, {id: B}, {id: D}],
         links: [{trait: cooperation, between: [A, B]}, {trait: cooperation, between: [A, D]}]}
  steps: [{by: P1, do: take A}, {by: P1, choose: any}]
",
    );
    passes(&format!("{text}  expect: {{total_food: {{of: [A, B, D], is: 3}}}}\n"));
    let text = case(
        "  bank: 2
  seats:
    P1: {animals: [{id: A, traits: [high_body_weight]}, {id: B}, {id: D}],
         links: [{trait: communication, between: [A, B]}, {trait: communication, between: [A, D]}]}
  steps: [{by: P1, do: take A}, {by: P1, choose: any}]
  expect: {B: {food: 1}}
",
    );
    let report = check_text("test.yaml", &text);
    assert!(report.to_string().contains("depends on an arbitrary choice"), "{report}");
}

#[test]
fn a_pass_is_accepted_where_the_game_would_go_on_by_itself() {
    passes(&case(
        "  bank: 1
  seats: {P1: {animals: [{id: A}, {id: B}]}, P2: {animals: [{id: X, food: 1}]}}
  steps: [{by: P1, do: take A}, {by: P2, do: pass}, {check: {turn: P1, phase: feeding}}]
",
    ));
}

#[test]
fn cards_may_be_named_by_one_face_if_that_is_clear() {
    let seats = "  phase: development
  seats: {P1: {hand: [camouflage/fat_tissue, grazing/fat_tissue], animals: [{id: A}]}}
";
    passes(&case(&format!(
        "{seats}  steps:
    - {{legal_exactly: {{by: P1, of: play camouflage as fat_tissue, options: [play camouflage as fat_tissue on A]}}}}
    - {{by: P1, do: play grazing as fat_tissue on A}}
  expect: {{P1: {{hand: [camouflage]}}}}\n"
    )));
    let report = check_text(
        "test.yaml",
        &case(&format!("{seats}  steps: [{{by: P1, do: play fat_tissue as fat_tissue on A}}]\n")),
    );
    assert!(report.to_string().contains("ambiguous"), "{report}");
}

#[test]
fn options_are_compared_without_order_of_pairs_except_for_symbiosis() {
    passes(&case(
        "  phase: development
  seats: {P1: {hand: [symbiosis, cooperation/fat_tissue], animals: [{id: A}, {id: B}]}}
  steps:
    - {legal_exactly: {by: P1, of: play symbiosis as symbiosis, options: [play symbiosis as symbiosis on A+B, play symbiosis as symbiosis on B+A]}}
    - {legal_exactly: {by: P1, of: play cooperation/fat_tissue as cooperation on B+A, options: [play cooperation/fat_tissue as cooperation on B+A]}}
    - {legal_exactly: {by: P1, of: play cooperation/fat_tissue, targets: [B], options: [play cooperation/fat_tissue as fat_tissue on B]}}
",
    ));
}

#[test]
fn the_dead_and_cards_not_in_hand_can_be_spoken_of() {
    passes(&case(
        "  seats:
    P1: {animals: [{id: C, traits: [carnivorous]}, {id: D, traits: [carnivorous]}]}
    P2: {animals: [{id: X}]}
  steps:
    - {by: P1, do: attack C -> X}
    - {by: P1, do: end_turn}
    - {by: P2, do: pass}
    - {illegal: {by: P1, do: attack D -> X}}
    - {illegal: {by: P1, do: play swimming as animal N}, because: ORI-ROUND-1}
  expect: {X: dead}
",
    ));
}
