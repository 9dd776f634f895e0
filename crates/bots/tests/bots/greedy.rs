//! Single decisions of the greedy bot, and what it must not know.

use bots::Evaluate;
use game::{Game, Need, Seat, SeatSet, Viewer};
use origin::position::{PositionAnimal, PositionSeat};
use origin::{Action, AnimalId, Phase, State, Trait};

use crate::positions::{animal, card, choice, position, row};
use crate::{bot, config, rng};

/// Plays some random decisions and shows each table on the way.
fn along_a_game(seats: u8, seed: u64, mut look: impl FnMut(&State, Seat)) {
    let mut random = bot("random", seed);
    let mut state = State::new(&config(seats));
    let choose = |state: &State, seat: Seat, legal: &[Action]| {
        look(state, seat);
        Some(random.choose(seat, &state.view(Viewer::Seat(seat)), legal))
    };
    bots::Playout::default().run(&mut state, choose, &mut rng(seed), &mut ()).expect("legal");
    assert_eq!(state.need(), Need::Over);
}

#[test]
fn hidden_cards_do_not_change_the_evaluation() {
    for seats in [2, 4, 7] {
        along_a_game(seats, 3, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let drawn = State::determinize(&view, &mut rng(9));
            assert_eq!(drawn.evaluate(seat).to_bits(), state.evaluate(seat).to_bits());
        });
    }
}

#[test]
fn every_choice_is_legal_and_finite() {
    let mut greedy = bot("greedy", 1);
    along_a_game(5, 8, |state, seat| {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        assert!(state.evaluate(seat).is_finite());
        assert!(legal.contains(&greedy.choose(seat, &state.view(Viewer::Seat(seat)), &legal)));
    });
}

#[test]
fn feeds_the_hungry() {
    let table = position(Phase::Feeding, 1, vec![row(vec![animal(&[])]), row(vec![animal(&[])])]);
    assert_eq!(choice(&table), Action::Take { animal: AnimalId(0) });
}

#[test]
fn feeds_the_animal_that_is_worth_more() {
    let rich = animal(&[Trait::Camouflage, Trait::Running, Trait::Poisonous]);
    let table = position(Phase::Feeding, 1, vec![row(vec![animal(&[]), rich]), row(vec![animal(&[])])]);
    assert_eq!(choice(&table), Action::Take { animal: AnimalId(1) });
}

#[test]
fn attacks_others_before_its_own() {
    let hunter = animal(&[Trait::Carnivorous]);
    let fed = || PositionAnimal { red: 1, ..animal(&[]) };
    let table = position(Phase::Feeding, 0, vec![row(vec![hunter, fed()]), row(vec![fed()])]);
    assert_eq!(choice(&table), Action::Attack { attacker: AnimalId(0), target: AnimalId(2) });
}

#[test]
fn leaves_poison_alone() {
    let hunter = animal(&[Trait::Carnivorous]);
    let prey = vec![animal(&[Trait::Poisonous]), animal(&[])];
    let table = position(Phase::Feeding, 0, vec![row(vec![hunter]), row(prey)]);
    assert_eq!(choice(&table), Action::Attack { attacker: AnimalId(0), target: AnimalId(2) });
}

#[test]
fn sleeps_rather_than_starves() {
    let table = position(Phase::Feeding, 0, vec![row(vec![animal(&[Trait::Hibernation])]), row(vec![animal(&[])])]);
    assert_eq!(choice(&table), Action::Hibernate { animal: AnimalId(0) });
}

#[test]
fn burns_fat_rather_than_starves() {
    let mut fat = animal(&[Trait::FatTissue]);
    fat.stack[0].fat = true;
    let table = position(Phase::Feeding, 0, vec![row(vec![fat]), row(vec![animal(&[])])]);
    assert_eq!(choice(&table), Action::Fat { animal: AnimalId(0), count: 1 });
}

#[test]
fn plays_everything_that_scores_in_the_last_round() {
    let mine = PositionSeat {
        hand: vec![card(Trait::SharpVision), card(Trait::Running)],
        animals: vec![animal(&[])],
        ..PositionSeat::default()
    };
    let mut table = position(Phase::Development, 0, vec![mine, row(vec![animal(&[])])]);
    table.last_round = true;
    table.deck.clear();
    table.passed = SeatSet::only(Seat::wrapping(1));
    assert!(matches!(choice(&table), Action::PlayTrait { .. } | Action::PlayAnimal { .. }));
    // A last card that no food will come for is better as a trait.
    table.seats[0].hand.pop();
    table.seats[0].animals = vec![animal(&[]), animal(&[]), animal(&[]), animal(&[]), animal(&[]), animal(&[])];
    assert!(matches!(choice(&table), Action::PlayTrait { .. }));
}

#[test]
fn a_parasite_starves_the_best_animal_of_another() {
    let mut mine = row(vec![animal(&[]), animal(&[]), animal(&[])]);
    mine.hand = vec![card(Trait::Parasite)];
    let large = [Trait::HighBodyWeight, Trait::Carnivorous, Trait::Swimming, Trait::Running];
    let theirs = row(vec![animal(&large)]);
    let mut table = position(Phase::Development, 0, vec![mine, theirs]);
    table.last_round = true;
    table.deck.clear();
    table.passed = SeatSet::only(Seat::wrapping(1));
    let parasite = Action::PlayTrait { card: card(Trait::Parasite), face: Trait::Parasite, on: AnimalId(3) };
    assert_eq!(choice(&table), parasite);
}
