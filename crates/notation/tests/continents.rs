//! Continents, case by case, in the notation of scenarios.

use notation::check_text;

/// Runs the cases; each begins with `- id:` and gets the edition.
fn check(cases: &str) {
    let text: String = cases
        .lines()
        .map(|line| {
            let line = line.strip_prefix("    ").unwrap_or(line);
            if line.starts_with("- id:") {
                format!("{line}\n  edition: continents\n  rules: []\n  why: a case\n")
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    let report = check_text("continents.yaml", &text);
    assert!(report.passed() > 0 && report.failed() == 0, "{report}");
}

#[test]
fn dice_fill_the_banks_one_location_after_the_other() {
    // CON-FOOD-1, CON-FOOD-2, CON-OPT-LAURASIA-SIX, CON-LOC-1
    check(
        "
    - id: four
      players: 4
      phase: food
      dice: {laurasia: [4], gondwana: [3, 5]}
      seats: {P1: {animals: [{id: A}]}}
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 6, gondwana: 8, ocean: 5}}
    - id: two
      phase: food
      dice: [1, 1]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 1, gondwana: 3, ocean: 3}}
    - id: three
      players: 3
      phase: food
      dice: [2, 3, 4]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 2, gondwana: 7, ocean: 4}}
    - id: five
      players: 5
      phase: food
      dice: [2, 3, 4]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 5, gondwana: 9, ocean: 6}}
    - id: six
      players: 6
      phase: food
      dice: [1, 1, 1]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 5, gondwana: 5, ocean: 7}}
    - id: six-with-five
      players: 6
      options: {laurasia_six_bonus: 5}
      phase: food
      dice: [1, 1, 1]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 6, gondwana: 5, ocean: 7}}
    - id: seven
      players: 7
      phase: food
      dice: [1, 2, 1, 1, 1]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 5, gondwana: 5, ocean: 8}}
    - id: eight
      players: 8
      phase: food
      dice: [6, 6, 6, 6, 6]
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 14, gondwana: 22, ocean: 9}}
    ",
    );
}

#[test]
fn games_are_set_up_with_ten_cards_each() {
    // CON-SETUP-1, CON-SETUP-2, CON-SETUP-3, CON-SETUP-4, CON-DECK-1, CON-OPT-EXPANSION-SETS, CON-OPT-TWO-PLAYER-REDUCED
    check(
        "
    - id: two
      phase: setup
      steps: [{advance_to: development}]
      expect: {P1: {hand: 10}, P2: {hand: 10}, deck: 43, first: P1}
    - id: two-with-all
      options: {two_player_reduced: false}
      phase: setup
      steps: [{advance_to: development}, {view: {by: P1, hidden: [deck_order, hand(P2)]}}]
      expect: {P1: {hand: 10}, deck: 106}
    - id: four
      players: 4
      phase: setup
      first: P3
      steps: [{advance_to: development}]
      expect: {deck: 86, first: P3, turn: P3}
    - id: five
      players: 5
      phase: setup
      steps: [{advance_to: development}]
      expect: {deck: 160}
    - id: advanced
      players: 8
      options: {expansion_sets: 2}
      phase: setup
      steps: [{advance_to: development}]
      expect: {deck: 172}
    - id: advanced-for-four
      players: 4
      phase: setup
      steps: [{illegal_config: {expansion_sets: 2}, because: CON-OPT-EXPANSION-SETS}]
    ",
    );
}

#[test]
fn animals_come_ashore_and_swim_into_the_ocean() {
    // CON-DEV-1, CON-LOC-2, CON-LOC-3, CON-LOC-4, CON-LOC-5, CON-LOC-6, CON-LOC-11
    check(
        "
    - id: placing
      phase: development
      seats: {P1: {hand: [running, swimming]}, P2: {hand: 1, animals: [{id: X}]}}
      steps:
        - {legal_exactly: {by: P1, of: play running, options: [play running as animal in laurasia, play running as animal in gondwana]}}
        - {illegal: {by: P1, do: play running as animal N in ocean}, because: CON-LOC-2}
        - {by: P1, do: play running as animal N in gondwana}
      expect: {N: {at: gondwana}}
    - id: into-the-ocean
      phase: development
      seats:
        P1: {hand: [swimming, herding/swimming], animals: [{id: A, traits: [camouflage]}, {id: B}],
             links: [{trait: cooperation, between: [A, B]}]}
        P2: {hand: 1, animals: [{id: X}]}
      steps:
        - {by: P1, do: play swimming as swimming on A}
        - {check: {A: {at: ocean, stack: [camouflage]}, P1: {discard: 2}, links: []}}
        - {view: {by: P2, visible: [exists(A), traits(A)]}}
        - {by: P2, do: pass}
        - {illegal: {by: P1, do: play herding/swimming as swimming on A}, because: CON-LOC-4}
        - {legal: {by: P1, do: play herding/swimming as herding on A}}
    - id: pairs-in-one-place
      phase: development
      seats:
        P1: {hand: [herding/cooperation], animals: [{id: A}, {id: B, at: gondwana}, {id: C}]}
        P2: {hand: 1}
      steps:
        - {illegal: {by: P1, do: play herding/cooperation as cooperation on A+B}, because: CON-LOC-5}
        - {by: P1, do: play herding/cooperation as cooperation on A+C}
      expect: {links: [{trait: cooperation, between: [A, C]}]}
    ",
    );
}

#[test]
fn everything_stays_in_its_location() {
    // CON-FEED-1, CON-FEED-2, CON-LOC-7, CON-LOC-9, CON-LOC-10, ORI-S2
    check(
        "
    - id: own-bank
      banks: {laurasia: 0, gondwana: 3, ocean: 0}
      seats: {P1: {animals: [{id: O, at: ocean}, {id: G, at: gondwana}, {id: L, traits: [grazing]}]}, P2: {animals: [{id: X, food: 1}]}}
      steps:
        - {illegal: {by: P1, do: take O}, because: ORI-FEED-1}
        - {illegal: {by: P1, do: graze L}, because: ORI-T-GRAZING}
        - {by: P1, do: take G}
      expect: {banks: {laurasia: 0, gondwana: 2, ocean: 0}}
    - id: hunting
      seats:
        P1: {animals: [{id: C, at: gondwana, traits: [carnivorous]}, {id: S, traits: [swimming, carnivorous]}]}
        P2: {animals: [{id: L}, {id: G, at: gondwana}, {id: W, traits: [swimming]}]}
      steps:
        - {illegal: {by: P1, do: attack C -> L}, because: ORI-S2}
        - {illegal: {by: P1, do: attack S -> L}, because: ORI-S5}
        - {legal_exactly: {by: P1, of: attack, options: [attack C -> G, attack S -> W]}}
    - id: ocean-hunt-and-scavengers
      players: 3
      seats:
        P1: {animals: [{id: C, at: ocean, traits: [carnivorous]}, {id: D, traits: [scavenger]}]}
        P2: {animals: [{id: X, at: ocean}]}
        P3: {animals: [{id: E, at: ocean, traits: [scavenger]}]}
      steps: [{by: P1, do: attack C -> X}]
      expect: {D: {food: 0}, E: {food: 1}, C: {food: 2}}
    - id: piracy
      seats:
        P1: {animals: [{id: A, traits: [piracy]}]}
        P2: {animals: [{id: X, at: gondwana, traits: [carnivorous], food: 1}, {id: Y, traits: [carnivorous], food: 1}]}
      steps:
        - {illegal: {by: P1, do: piracy A -> X}, because: CON-LOC-7}
        - {by: P1, do: piracy A -> Y}
      expect: {A: {food: 1}}
    - id: mimicry-at-home
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: M, traits: [mimicry]}, {id: F, at: gondwana}]}
      steps: [{by: P1, do: attack C -> M}]
      expect: {M: dead, F: {alive: true}}
    ",
    );
}

#[test]
fn aedificators_add_two_tokens_where_they_live() {
    // CON-T-AEDIFICATOR, CON-FOOD-1
    check(
        "
    - id: three-builders
      phase: food
      dice: [1, 4]
      seats:
        P1: {animals: [{id: A, at: gondwana, traits: [aedificator]}, {id: B, at: gondwana, traits: [aedificator]}]}
        P2: {animals: [{id: C, at: ocean, traits: [aedificator]}, {id: S, traits: [neoplasm, aedificator, parasite]}]}
      steps: [{advance_to: feeding}]
      expect: {banks: {laurasia: 1, gondwana: 10, ocean: 5}, S: {stack: [aedificator(disabled), neoplasm, parasite]}}
    ",
    );
}

#[test]
fn a_neoplasm_grows_and_kills() {
    // CON-T-NEOPLASM-1 to CON-T-NEOPLASM-7, CON-SCORE-2, CON-T-REGENERATION-9
    check(
        "
    - id: first-step
      phase: food
      dice: [1, 1]
      seats: {P2: {animals: [{id: A, traits: [neoplasm, high_body_weight, fat_tissue(1), camouflage]}]}}
      steps: [{advance_to: feeding}]
      expect: {A: {stack: [high_body_weight(disabled), neoplasm, fat_tissue, camouflage], need: 1, fat: 1}}
    - id: second-step
      phase: food
      dice: [1, 1]
      seats: {P2: {animals: [{id: A, traits: [high_body_weight(disabled), neoplasm, fat_tissue(1), camouflage]}]}}
      steps: [{advance_to: feeding}]
      expect: {A: {stack: [high_body_weight(disabled), fat_tissue(disabled), neoplasm, camouflage], fat: 0}}
    - id: last-step
      phase: food
      dice: [1, 1]
      seats: {P2: {animals: [{id: A, traits: [high_body_weight, fat_tissue, neoplasm, camouflage]}, {id: R, traits: [neoplasm, regeneration]}, {id: N, traits: [neoplasm]}]}}
      steps: [{advance_to: feeding}]
      expect: {A: dead, R: dead, N: dead, P2: {discard: 10}}
    - id: on-whom
      phase: development
      seats:
        P1: {hand: [neoplasm/swimming, running, camouflage/fat_tissue], animals: [{id: A, traits: [running, neoplasm, camouflage]}]}
        P2: {hand: 1, animals: [{id: X, at: ocean, traits: [camouflage]}]}
      steps:
        - {illegal: {by: P1, do: play neoplasm/swimming as neoplasm on A}, because: ORI-DEV-8}
        - {illegal: {by: P1, do: play running as running on A}, because: ORI-DEV-7}
        - {by: P1, do: play neoplasm/swimming as neoplasm on X}
        - {check: {X: {stack: [neoplasm, camouflage]}}}
        - {by: P2, do: pass}
        - {by: P1, do: play camouflage/fat_tissue as fat_tissue on A}
      expect: {A: {stack: [running(disabled), neoplasm, camouflage, fat_tissue]}}
    - id: tail
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: B, traits: [piracy, neoplasm, tail_loss]}]}
      steps:
        - {by: P1, do: attack C -> B}
        - {by: P2, choose: tail_loss discard neoplasm}
      expect: {B: {stack: [piracy, tail_loss]}, C: {food: 1}}
    - id: tail-of-the-dying
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: B, traits: [piracy, neoplasm, tail_loss]}]}
      steps:
        - {by: P1, do: attack C -> B}
        - {by: P2, choose: tail_loss discard tail_loss}
      expect: {B: dead, C: {food: 1}}
    - id: lame
      banks: {laurasia: 2}
      seats:
        P1: {animals: [{id: A, traits: [carnivorous, piracy, grazing, hibernation, neoplasm, camouflage], food: 0}]}
        P2: {animals: [{id: X, traits: [carnivorous], food: 1}]}
      steps:
        - {illegal: {by: P1, do: attack A -> X}, because: CON-T-NEOPLASM-6}
        - {illegal: {by: P1, do: piracy A -> X}, because: CON-T-NEOPLASM-6}
        - {illegal: {by: P1, do: graze A}, because: CON-T-NEOPLASM-6}
        - {illegal: {by: P1, do: hibernate A}, because: CON-T-NEOPLASM-6}
      expect: {A: {need: 1}}
    - id: score
      phase: extinction
      last_round: true
      seats: {P1: {animals: [{id: A, traits: [carnivorous, neoplasm, camouflage], food: 1}]}, P2: {animals: [{id: X, food: 1}]}}
      steps: [{advance_to: game_over}]
      expect: {P1: {score: 6}}
    - id: swimming-again
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: S, traits: [swimming, neoplasm, tail_loss]}]}
      steps:
        - {by: P1, do: attack C -> S}
        - {by: P2, choose: tail_loss discard neoplasm}
        - {by: P1, do: end_turn}
      expect: {S: {at: laurasia, stack: [swimming, tail_loss]}}
    ",
    );
}

#[test]
fn regeneration_limits_what_an_animal_carries() {
    // CON-T-REGENERATION-1, CON-T-REGENERATION-2
    check(
        "
    - id: on-whom
      phase: development
      seats:
        P1: {hand: [regeneration/swimming, regeneration/cooperation], animals: [{id: A}, {id: B, traits: [camouflage]}, {id: C, traits: [camouflage, running]},
             {id: D, traits: [carnivorous]}]}
        P2: {hand: 1}
      steps:
        - {legal: {by: P1, do: play regeneration/swimming as regeneration on A}}
        - {legal: {by: P1, do: play regeneration/swimming as regeneration on B}}
        - {illegal: {by: P1, do: play regeneration/swimming as regeneration on C}, because: CON-T-REGENERATION-1}
        - {illegal: {by: P1, do: play regeneration/swimming as regeneration on D}, because: CON-T-REGENERATION-1}
    - id: as-host
      phase: development
      seats:
        P1: {hand: [camouflage/fat_tissue, poisonous/carnivorous, swimming, symbiosis], animals: [{id: A, traits: [regeneration]}, {id: B, traits: [regeneration, camouflage]}, {id: E}]}
        P2: {hand: [parasite/carnivorous, neoplasm/swimming]}
      steps:
        - {illegal: {by: P1, do: play poisonous/carnivorous as carnivorous on A}, because: CON-T-REGENERATION-2}
        - {illegal: {by: P1, do: play swimming as swimming on B}, because: CON-T-REGENERATION-2}
        - {illegal: {by: P1, do: play symbiosis as symbiosis on E+B}, because: CON-T-REGENERATION-2}
        - {legal: {by: P1, do: play symbiosis as symbiosis on E+A}}
        - {legal: {by: P1, do: play camouflage/fat_tissue as camouflage on A}}
        - {by: P1, do: play swimming as swimming on A}
        - {check: {A: {at: ocean, stack: [regeneration]}}}
        - {illegal: {by: P2, do: play parasite/carnivorous as parasite on A}, because: CON-T-REGENERATION-2}
        - {illegal: {by: P2, do: play neoplasm/swimming as neoplasm on B}, because: CON-T-REGENERATION-2}
    ",
    );
}

#[test]
fn eaten_animals_with_regeneration_come_back() {
    // CON-T-REGENERATION-3 to CON-T-REGENERATION-8, CON-EXT-3, CON-SCORE-3
    check(
        "
    - id: comes-back
      seats:
        P1: {hand: 0, animals: [{id: C, traits: [carnivorous]}, {id: D, at: gondwana, traits: [scavenger]}]}
        P2: {hand: [running, running, swimming, camouflage/fat_tissue], animals: [{id: B, traits: [regeneration]}, {id: W, food: 1}],
             links: [{trait: symbiosis, guardian: B, ward: W}]}
      steps:
        - {by: P1, do: attack C -> B}
        - {check: {B: {remains: true, alive: false, food: 0}, C: {food: 2}, P2: {discard: 1, animals: 1}, links: [{trait: symbiosis, guardian: B, ward: W}]}}
        - {by: P1, do: end_turn}
        - {illegal: {by: P2, do: take B}, because: CON-T-REGENERATION-4}
        - {by: P2, do: pass}
        - {by: P1, do: pass}
        - {illegal: {by: P2, choose: restore W with running}, because: CON-T-REGENERATION-5}
        - {by: P2, choose: restore B with swimming}
        - {advance_to: development}
      expect: {B: {alive: true, at: laurasia, traits: [regeneration]}, P2: {hand: 5}, P1: {hand: 2}}
    - id: from-the-deck
      phase: extinction
      deck: 9
      seats: {P1: {animals: [{id: B, at: ocean, traits: [regeneration], remains: true}, {id: D, at: ocean, traits: [regeneration, camouflage], remains: true}]}, P2: {animals: [{id: X, food: 1}]}}
      steps: [{by: P1, choose: any}, {by: P1, choose: any}, {advance_to: development}]
      expect: {B: {alive: true, at: ocean}, D: {alive: true}, deck: 4, P1: {hand: 1, animals: 2}}
    - id: no-card-at-all
      phase: extinction
      deck: 0
      last_round: true
      seats: {P1: {animals: [{id: B, traits: [regeneration], remains: true}, {id: D, traits: [regeneration, camouflage], remains: true}]}, P2: {animals: [{id: X, at: ocean, traits: [regeneration], food: 1}]}}
      steps: [{advance_to: game_over}]
      expect: {B: {remains: true}, P1: {score: 3}, P2: {score: 4}}
    - id: in-vain-on-remains
      phase: development
      seats:
        P1: {hand: [camouflage/fat_tissue, symbiosis], animals: [{id: B, traits: [regeneration], remains: true}, {id: E}]}
        P2: {hand: 1}
      steps:
        - {illegal: {by: P1, do: play camouflage/fat_tissue as camouflage on B}, because: CON-T-REGENERATION-6}
        - {illegal: {by: P1, do: play symbiosis as symbiosis on E+B}, because: CON-T-REGENERATION-6}
    - id: neoplasm-waits
      phase: food
      dice: [1, 1]
      seats: {P1: {animals: [{id: B, traits: [neoplasm, regeneration], remains: true}]}}
      steps: [{advance_to: feeding}]
      expect: {B: {remains: true, stack: [neoplasm, regeneration]}}
    - id: partner-dies
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}, {id: D, traits: [carnivorous]}]}
        P2: {animals: [{id: B, traits: [regeneration], remains: true}, {id: E}], links: [{trait: cooperation, between: [B, E]}]}
      steps:
        - {illegal: {by: P1, do: attack C -> B}, because: ORI-S1}
        - {by: P1, do: attack C -> E}
      expect: {E: dead, B: {remains: true}, links: [], P2: {discard: 2}}
    - id: starves
      phase: extinction
      seats: {P1: {hand: 1, animals: [{id: B, traits: [regeneration]}]}, P2: {animals: [{id: X, food: 1}]}}
      steps: [{advance_to: development}]
      expect: {B: dead, P1: {discard: 2, hand: 2}}
    ",
    );
}

#[test]
fn recombination_exchanges_cards_with_their_marks() {
    // CON-T-RECOMBINATION-1 to CON-T-RECOMBINATION-6, CON-LOC-8, CON-T-NEOPLASM-5
    check(
        "
    - id: need-and-surplus
      banks: {laurasia: 3}
      seats:
        P1: {animals: [{id: A, traits: [parasite], food: 3}, {id: B, traits: [camouflage], food: 1}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps:
        - {by: P1, do: 'recombine A:parasite <-> B:camouflage'}
        - {check: {A: {traits: [camouflage], food: 1, need: 1}, B: {traits: [parasite], food: 1, need: 3}}}
        - {illegal: {by: P1, do: 'recombine A:camouflage <-> B:parasite'}, because: CON-T-RECOMBINATION-1}
        - {by: P1, do: take B}
      expect: {B: {food: 2}}
    - id: marks-travel
      seats:
        P1: {animals: [{id: A, traits: [piracy(spent), parasite]}, {id: B, traits: [herding]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, traits: [carnivorous], food: 1}]}
      steps:
        - {by: P1, do: 'recombine B:herding <-> A:piracy'}
        - {illegal: {by: P1, do: piracy B -> X}, because: ORI-T-PIRACY-1}
      expect: {B: {spent: [piracy]}, A: {stack: [parasite, herding]}}
    - id: doubles-are-discarded
      seats:
        P1: {animals: [{id: A, traits: [camouflage, running]}, {id: B, traits: [camouflage]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps:
        - {illegal: {by: P1, do: 'recombine A:camouflage <-> B:camouflage'}, because: CON-T-RECOMBINATION-2}
        - {illegal: {by: P1, do: 'recombine A:swimming <-> B:camouflage'}, because: CON-T-RECOMBINATION-2}
        - {by: P1, do: 'recombine A:running <-> B:camouflage'}
      expect: {A: {stack: [camouflage]}, B: {stack: [running]}, P1: {discard: 1}}
    - id: neoplasm-given
      seats:
        P1: {animals: [{id: A, traits: [camouflage, neoplasm, fat_tissue]}, {id: B, traits: [running, herding]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps: [{by: P1, do: 'recombine A:neoplasm <-> B:running'}]
      expect: {A: {stack: [camouflage, fat_tissue, running]}, B: {stack: [neoplasm, herding]}}
    - id: neoplasm-kills
      seats:
        P1: {animals: [{id: A, traits: [camouflage, neoplasm, fat_tissue]}, {id: B, traits: [running]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps: [{by: P1, do: 'recombine A:neoplasm <-> B:running'}]
      expect: {A: {stack: [camouflage, fat_tissue, running]}, B: dead, links: [], P1: {discard: 3}}
    - id: excluded
      seats:
        P1: {animals: [{id: A, traits: [carnivorous, camouflage]}, {id: B, traits: [scavenger, running]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps: [{by: P1, do: 'recombine A:carnivorous <-> B:running'}]
      expect: {A: {stack: [camouflage, running]}, B: {stack: [scavenger]}, P1: {discard: 1}}
    - id: crossing
      seats:
        P1: {animals: [{id: A, traits: [carnivorous]}, {id: B, traits: [scavenger]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps: [{by: P1, do: 'recombine A:carnivorous <-> B:scavenger'}]
      expect: {A: {stack: [scavenger]}, B: {stack: [carnivorous]}, P1: {discard: 0}}
    - id: into-the-ocean
      seats:
        P1: {animals: [{id: A, traits: [swimming]}, {id: B, traits: [running, fat_tissue(1)]}], links: [{trait: recombination, between: [A, B]}, {trait: cooperation, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps: [{by: P1, do: 'recombine A:swimming <-> B:fat_tissue'}]
      expect: {B: {at: ocean, stack: [running]}, A: {at: laurasia, stack: [fat_tissue], fat: 0}, links: [], P1: {discard: 3}}
    - id: sleeper-wakes
      seats:
        P1: {animals: [{id: A, traits: [hibernation(last=2)], hibernating: true}, {id: B, traits: [running]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps:
        - {by: P1, do: 'recombine A:hibernation <-> B:running'}
        - {illegal: {by: P1, do: hibernate B}, because: ORI-T-HIBERNATION-3}
      expect: {A: {hibernating: false}, B: {hibernating: false}}
    - id: regeneration-arrives
      seats:
        P1: {animals: [{id: A, traits: [running, camouflage]}, {id: B, traits: [regeneration]}], links: [{trait: recombination, between: [A, B]}]}
        P2: {animals: [{id: X, food: 1}]}
      steps: [{by: P1, do: 'recombine A:running <-> B:regeneration'}]
      expect: {A: {stack: [camouflage]}, B: {stack: [running]}, P1: {discard: 1}}
    ",
    );
}

#[test]
fn herds_are_counted_in_their_location() {
    // CON-T-HERDING, CON-OPT-HERDING-EQUAL, ORI-S8
    check(
        "
    - id: more
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: H, traits: [herding]}, {id: J, traits: [herding]}]}
      steps: [{illegal: {by: P1, do: attack C -> H}, because: ORI-S8}]
    - id: equal
      options: {herding_equal_protects: true}
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: H, traits: [herding]}, {id: J, at: gondwana, traits: [herding]}]}
      steps: [{illegal: {by: P1, do: attack C -> H}, because: ORI-S8}]
    - id: equal-is-not-enough
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}]}
        P2: {animals: [{id: H, traits: [herding]}]}
      steps: [{legal: {by: P1, do: attack C -> H}}]
    - id: another-hunter
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}, {id: D, traits: [carnivorous], paralysed: true}, {id: E, at: gondwana, traits: [carnivorous]}]}
        P2: {animals: [{id: H, traits: [herding]}, {id: J, traits: [herding]}]}
      steps: [{illegal: {by: P1, do: attack C -> H}, because: ORI-S8}]
    - id: outnumbered
      seats:
        P1: {animals: [{id: C, traits: [carnivorous]}, {id: D, traits: [carnivorous]}]}
        P2: {animals: [{id: H, traits: [herding]}, {id: J, at: gondwana, traits: [herding]}]}
      steps: [{legal: {by: P1, do: attack C -> H}}]
    ",
    );
}

#[test]
fn cnidocytes_paralyse_whoever_attacks() {
    // CON-T-CNIDOCYTES-1 to CON-T-CNIDOCYTES-4
    check(
        "
    - id: kill
      seats:
        P1: {animals: [{id: C, traits: [carnivorous, high_body_weight, camouflage]}]}
        P2: {hand: 1, animals: [{id: T, traits: [cnidocytes]}, {id: D, traits: [carnivorous]}]}
      steps:
        - {by: P1, do: attack C -> T}
        - {check: {C: {food: 1, need: 1, paralysed: true, fed: true}, T: dead}}
        - {by: P1, do: end_turn}
        - {legal: {by: P2, do: attack D -> C}}
        - {by: P2, do: pass}
        - {advance_to: development}
      expect: {C: {paralysed: false, need: 3}, D: dead}
    - id: escape
      banks: {laurasia: 3}
      dice: [6]
      seats:
        P1: {animals: [{id: C, traits: [carnivorous, piracy, grazing, hibernation, fat_tissue(1)]}, {id: A}], links: [{trait: symbiosis, guardian: C, ward: A}, {trait: recombination, between: [C, A]}]}
        P2: {animals: [{id: T, traits: [running, cnidocytes, parasite], food: 1}]}
      steps:
        - {by: P1, do: attack C -> T}
        - {check: {C: {paralysed: true, food: 0, need: 1, fat: 1}}}
        - {illegal: {by: P1, do: piracy C -> T}, because: CON-T-CNIDOCYTES-2}
        - {illegal: {by: P1, do: graze C}, because: CON-T-CNIDOCYTES-2}
        - {illegal: {by: P1, do: hibernate C}, because: CON-T-CNIDOCYTES-2}
        - {illegal: {by: P1, do: 'recombine C:piracy <-> A:running'}, because: CON-T-RECOMBINATION-1}
        - {by: P1, do: end_turn}
        - {by: P2, do: pass}
        - {illegal: {by: P1, do: attack C -> T}, because: CON-T-CNIDOCYTES-2}
        - {illegal: {by: P1, do: fat C 1}, because: CON-T-CNIDOCYTES-2}
        - {by: P1, do: take A}
      expect: {A: {food: 1}}
    - id: in-the-ocean
      seats:
        P1: {animals: [{id: C, at: ocean, traits: [carnivorous]}]}
        P2: {animals: [{id: T, at: ocean, traits: [cnidocytes]}]}
      steps: [{by: P1, do: attack C -> T}]
      expect: {C: {at: ocean, paralysed: true}, T: dead}
    ",
    );
}

#[test]
fn animals_migrate_together() {
    // CON-MIG-1 to CON-MIG-8, CON-T-MIGRATION, CON-OPT-LAND-TO-LAND
    check(
        "
    - id: both-ways
      banks: {laurasia: 2, gondwana: 2}
      seats:
        P1: {animals: [{id: A, traits: [migration], food: 1}, {id: B, at: gondwana, traits: [migration, grazing, piracy]}, {id: X}], links: [{trait: cooperation, between: [A, X]}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps:
        - {legal_exactly: {by: P1, of: migrate, options: [migrate A to gondwana, migrate B to laurasia, 'migrate A to gondwana, B to laurasia']}}
        - {by: P1, do: 'migrate A to gondwana, B to laurasia'}
        - {check: {A: {at: gondwana, food: 1, spent: [migration]}, B: {at: laurasia, spent: [migration]}, links: [], P1: {discard: 1}}}
        - {illegal: {by: P1, do: take B}, because: CON-MIG-1}
        - {illegal: {by: P1, do: graze B}, because: CON-MIG-1}
        - {by: P2, do: pass}
        - {illegal: {by: P1, do: migrate A to laurasia}, because: CON-MIG-2}
    - id: not-after-anything
      banks: {laurasia: 2}
      seats:
        P1: {animals: [{id: A, traits: [migration, grazing]}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps:
        - {by: P1, do: graze A}
        - {illegal: {by: P1, do: migrate A to gondwana}, because: CON-MIG-1}
    - id: no-land-to-land
      options: {land_to_land_migration: false}
      seats:
        P1: {discard: [swimming], animals: [{id: A, traits: [migration]}, {id: S, traits: [migration, swimming]}, {id: O, at: ocean, traits: [migration]}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps:
        - {illegal: {by: P1, do: migrate A to gondwana}, because: CON-OPT-LAND-TO-LAND}
        - {illegal: {by: P1, do: migrate A to ocean}, because: CON-MIG-4}
        - {illegal: {by: P1, do: migrate A to laurasia}, because: CON-MIG-2}
        - {illegal: {by: P1, do: 'migrate S to ocean, A to ocean'}, because: CON-MIG-4}
        - {by: P1, do: 'migrate S to ocean, O to gondwana'}
      expect: {S: {at: ocean, stack: [migration]}, O: {at: gondwana, stack: [migration, swimming]}, P1: {discard: 1}}
    - id: out-of-the-ocean-without-a-card
      seats:
        P1: {discard: [running], animals: [{id: O, at: ocean, traits: [migration]}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps: [{illegal: {by: P1, do: migrate O to gondwana}, because: CON-MIG-5}]
    - id: asleep-and-paralysed
      seats:
        P1: {animals: [{id: A, traits: [migration, hibernation], hibernating: true}, {id: B, traits: [migration], paralysed: true}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps:
        - {illegal: {by: P1, do: migrate B to gondwana}, because: CON-MIG-2}
        - {by: P1, do: migrate A to gondwana}
      expect: {A: {at: gondwana, hibernating: true}}
    - id: linked-migrants
      seats:
        P1: {animals: [{id: A, traits: [migration]}, {id: B, traits: [migration]}], links: [{trait: cooperation, between: [A, B]}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps: [{by: P1, do: 'migrate A to gondwana, B to gondwana'}]
      expect: {links: [{trait: cooperation, between: [A, B]}]}
    ",
    );
}

#[test]
fn phoresy_follows_in_table_order() {
    // CON-T-PHORESY, CON-MIG-6, CON-MIG-5
    check(
        "
    - id: who-follows
      players: 3
      seats:
        P1: {animals: [{id: A, traits: [migration]}, {id: F, traits: [phoresy]}]}
        P2: {animals: [{id: G, traits: [phoresy]}]}
        P3: {animals: [{id: H, at: ocean, traits: [phoresy]}]}
      steps:
        - {by: P1, do: migrate A to gondwana}
        - {legal_exactly: {by: P1, options: [phoresy F with A, phoresy F stay]}}
        - {by: P1, choose: phoresy F with A}
        - {illegal: {by: P2, choose: phoresy G with F}, because: CON-MIG-6}
        - {by: P2, choose: phoresy G stay}
      expect: {A: {at: gondwana}, F: {at: gondwana}, G: {at: laurasia}, H: {at: ocean}, turn: P1}
    - id: out-of-the-ocean
      players: 3
      seats:
        P1: {discard: [swimming, running], animals: [{id: M, at: ocean, traits: [migration]}, {id: F, at: ocean, traits: [phoresy]}]}
        P2: {animals: [{id: Y, food: 1}]}
        P3: {discard: [herding/swimming, running], animals: [{id: H, at: ocean, traits: [phoresy]}]}
      steps:
        - {by: P1, do: migrate M to gondwana}
        - {illegal: {by: P1, choose: phoresy F with M}, because: CON-MIG-6}
        - {by: P1, choose: phoresy F stay}
        - {by: P3, choose: phoresy H with M}
      expect: {M: {at: gondwana, stack: [migration, swimming]}, F: {at: ocean}, H: {at: gondwana, stack: [phoresy, swimming]}, P1: {discard: 1}, P3: {discard: 1}}
    - id: into-the-ocean
      seats:
        P1: {animals: [{id: M, traits: [migration, swimming]}, {id: F, traits: [phoresy]}, {id: G, traits: [phoresy, swimming]}]}
        P2: {animals: [{id: Y, food: 1}]}
      steps:
        - {by: P1, do: migrate M to ocean}
        - {by: P1, choose: phoresy G with M}
      expect: {M: {at: ocean, stack: [migration]}, F: {at: laurasia}, G: {at: ocean, stack: [phoresy]}, P1: {discard: 2}}
    ",
    );
}

#[test]
fn a_player_who_has_lost_everything_starts_again() {
    // CON-EXT-1, CON-EXT-2, CON-EXT-3, CON-T-REGENERATION-8
    check(
        "
    - id: ten-cards-and-two-animals
      phase: extinction
      deck: 40
      seats: {P1: {animals: [{id: A, at: ocean, food: 1}, {id: B, at: gondwana, food: 1}]}}
      steps:
        - {illegal: {by: P2, choose: place any in ocean}, because: CON-EXT-2}
        - {by: P2, choose: place any in laurasia as N}
        - {by: P2, choose: place any in gondwana as M}
        - {advance_to: development}
      expect: {P1: {hand: 3}, P2: {hand: 8, animals: 2, row: [N, M]}, N: {at: laurasia}, M: {at: gondwana}, deck: 27}
    - id: short-deck
      phase: extinction
      deck: 3
      seats: {P1: {animals: [{id: A, food: 1}]}}
      steps:
        - {by: P2, choose: place any in laurasia as N}
        - {advance_to: development}
      expect: {P1: {hand: 2}, P2: {hand: 0, animals: 1}, last_round: true}
    - id: restored-counts
      phase: extinction
      deck: 20
      seats: {P1: {animals: [{id: A, food: 1}]}, P2: {hand: 1, animals: [{id: B, traits: [regeneration], remains: true}]}}
      steps: [{advance_to: development}]
      expect: {P2: {hand: 1, animals: 1}}
    ",
    );
}

#[test]
fn the_ocean_is_worth_a_point() {
    // CON-SCORE-1
    check(
        "
    - id: points
      phase: extinction
      last_round: true
      seats: {P1: {animals: [{id: A, at: ocean, traits: [camouflage], food: 1}, {id: B, at: ocean, food: 1}]}, P2: {animals: [{id: S, traits: [migration, swimming], food: 1}]}}
      steps: [{advance_to: game_over}]
      expect: {P1: {score: 7}, P2: {score: 4}}
    ",
    );
}

#[test]
fn a_pass_does_not_reveal_what_lies_in_a_pile() {
    // CON-MIG-5, ORI-FEED-10
    check(
        "
    - id: only-the-owner-knows
      options: {feeding_pass: Phase}
      seats:
        P1: {discard: [running], animals: [{id: O, at: ocean, traits: [migration], food: 1}]}
        P2: {animals: [{id: Y, traits: [carnivorous]}]}
      steps: [{by: P1, do: pass}, {advance_to: extinction}]
      expect: {phase: extinction}
    ",
    );
}
