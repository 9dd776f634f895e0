//! What every game has to keep: views that are folded, worlds that are made from them, games that are played again.

use game::{Seat, below};
use new_world::{Action, Event, Fact, State};

use crate::legality::any_action;
use crate::{Dice, new_game, random_options, random_order};

/// Games of all variants on trial.
struct OnTrial;

impl trials::Trial for OnTrial {
    type Game = State;

    fn deal(seed: u64, dice: &mut Dice) -> State {
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(dice, seats);
        new_game(seats, options)
    }

    fn audit(state: &State) {
        state.audit().expect("everything is accounted for");
    }

    fn choose(state: &State, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        let free = random_order(state, seat, dice);
        free.unwrap_or_else(|| legal[below(dice, legal.len() as u32) as usize])
    }

    fn any_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        any_action(state, seat, dice)
    }
}

/// A world made from a view gives the same view back, and goes on to the end of a game.
#[test]
fn a_world_made_from_a_view_gives_the_view_back() {
    trials::views::a_world_gives_its_view_back::<OnTrial>(3000..3090);
}

/// A view brought up to date with what was seen is the view of what is there now.
#[test]
fn views_folded_with_seen_events_stay_up_to_date() {
    trials::views::folded_views_are_up_to_date::<OnTrial>(4000..4180, |event| {
        matches!(event, Event::Open(Fact::Moment(_)))
    });
}

/// What a seat asks the rules about depends on nothing that it cannot see.
#[test]
fn a_world_made_from_a_view_answers_like_the_real_one() {
    trials::answers::a_world_answers_like_the_real_one::<OnTrial>(7000..7090);
}

/// A game played again from its outcomes and actions is the same game, event by event.
#[test]
fn a_replay_agrees_with_the_game() {
    trials::replay::a_replay_agrees_with_the_game::<OnTrial>(5000..5060);
}

/// A listening sink and a deaf one lead to the same game.
#[test]
fn listening_changes_nothing() {
    trials::replay::listening_changes_nothing::<OnTrial>(6000..6060);
}

/// What a table of people far apart does by itself follows from what everybody sees.
#[test]
fn what_happens_by_itself_is_open() {
    let found = trials::open::what_happens_by_itself_is_open::<OnTrial>(10_470..10_530);
    assert!(found.answered > 100 && found.passed > 1_000, "{found:?}");
    assert!(found.waited > 0, "who might exchange a trait is asked: {found:?}");
}
