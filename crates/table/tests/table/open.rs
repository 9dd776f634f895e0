//! At a table of people far apart nothing happens by itself that would tell a hand.

use game::{Game, Need, Seat, Viewer};
use northstar::State;
use table::{Automatic, Setup, Table};

use crate::numbers::quick_play;
use crate::{Dice, NOON, all_views, asked};

fn table(automatic: Automatic, seed: u64) -> Table<State> {
    let mut table = Table::new(Setup { automatic, ..quick_play(2, seed) }).expect("as many players as seats");
    table.start(NOON);
    table
}

/// Lets a seat play cards until it has one action left or is not asked any more; returns how many actions are left.
fn exhaust(table: &mut Table<State>, seat: Seat) -> usize {
    loop {
        let Some(prompt) = table.prompt(seat) else { return 0 };
        if prompt.legal.len() == 1 {
            return 1;
        }
        let plays = |action: &&northstar::Action| !matches!(action, northstar::Action::EndTurn);
        let action = *prompt.legal.iter().find(plays).expect("there is something to do");
        table.act(seat, action, NOON).expect("legal");
    }
}

/// Both have chosen their food cards.
fn at_play(automatic: Automatic) -> Table<State> {
    let mut table = table(automatic, 4);
    for seat in Seat::all(2) {
        let food = table.prompt(seat).expect("everybody is asked").legal[0];
        table.act(seat, food, NOON).expect("legal");
    }
    table
}

#[test]
fn a_player_without_cards_in_quick_play_says_when_they_are_ready() {
    // NS-VAR-4: nobody sees how many cards the others have left.
    let (ann, bob) = (Seat::FIRST, Seat::wrapping(1));
    let mut close = at_play(Automatic::Alike);
    assert_eq!(exhaust(&mut close, ann), 0, "at one screen the game goes on by itself");
    assert!(!asked(&close).contains(ann));

    let mut far = at_play(Automatic::Open);
    let known = far.next_for(Viewer::Seat(bob));
    assert_eq!(exhaust(&mut far, ann), 1, "ready is all that is left");
    assert!(asked(&far).contains(ann));
    assert_eq!(far.next_for(Viewer::Seat(bob)), known, "nobody has seen anything");
    let ready = far.prompt(ann).expect("asked").legal[0];
    far.act(ann, ready, NOON).expect("legal");
    assert!(!asked(&far).contains(ann));
    assert!(far.next_for(Viewer::Seat(bob)) > known);
    far.undo(ann, NOON).expect("nothing was revealed");
    assert!(asked(&far).contains(ann));
}

#[test]
fn such_games_replay_to_the_same_table() {
    for seed in 0..12 {
        let mut live = table(Automatic::Open, seed);
        let mut dice = Dice::new(seed);
        while dice.act(&mut live) {}
        assert!(live.is_over());
        let replayed = Table::<State>::replay(quick_play(2, 0), live.record()).expect("it was played");
        assert_eq!(all_views(&replayed), all_views(&live));
        assert_eq!(replayed.record(), live.record());
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
            assert_eq!(replayed.news(viewer, 0), live.news(viewer, 0));
        }
    }
}

#[test]
fn what_everybody_sees_is_still_done_by_itself() {
    // Origin hides nothing that a question with one answer could tell: both kinds of tables ask the same.
    let play = |automatic| {
        let mut table = Table::<origin::State>::new(Setup { automatic, ..crate::setup(4, 3) }).expect("four players");
        table.start(NOON);
        let mut dice = Dice::new(3);
        let mut asked = Vec::new();
        while let Some((seat, action)) = dice.choose(&table) {
            asked.push((seat, action));
            table.act(seat, action, NOON).expect("legal");
        }
        (asked, table.record().to_vec())
    };
    assert_eq!(play(Automatic::Open), play(Automatic::Alike));
}

#[test]
fn an_answer_is_open_or_not_whatever_the_cards_are() {
    // The same question in worlds that a spectator cannot distinguish, all of them real once.
    let mut live = table(Automatic::Open, 1);
    let mut dice = Dice::new(1);
    let mut compared = 0;
    while dice.act(&mut live) {
        let view = live.view(Viewer::Spectator);
        let answers = |world: &State| -> Vec<bool> {
            world.need().asked().iter().map(|seat| Automatic::Open.answer_of(world, seat).is_some()).collect()
        };
        let mut worlds = (0..4).map(|_| State::determinize(&view, &mut dice.0));
        let Some(first) = worlds.next() else { continue };
        if first.need() != Need::Over {
            compared += 1;
            assert!(worlds.all(|world| answers(&world) == answers(&first)), "{:?}", first.need());
        }
    }
    assert!(compared > 20);
}
