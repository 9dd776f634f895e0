//! Random games over both presets, all player counts and options: cards are conserved, what is legal is applicable and
//! the other way round, secrets stay secret, replays agree, and every game ends.

mod common;

use common::{Dice, any_action, choose, game_of, play};
use game::{ActionList, Game, Need, Seat, Viewer, below};
use northstar::{Action, End, Event, Fact, Negations, Phase, SeenEvent, State};
use trials::play::viewers;

/// NS-INV-1 to NS-INV-7, checked at every step of every game.
#[test]
fn every_game_ends_and_breaks_no_invariant() {
    for seed in 0..120 {
        let (mut state, mut rng) = game_of(seed);
        let mut screens = [0; 6];
        play(&mut state, &mut rng, |state, _, _, _| {
            for seat in Seat::all(state.seats()) {
                assert!(state.screen(seat) >= screens[seat.index()], "a screen never loses food");
                screens[seat.index()] = state.screen(seat);
            }
        });
        // NS-END-6, NS-SCORE-5
        let standings = state.standings();
        assert!(!standings.winners.is_empty());
        let best = Seat::all(state.seats()).map(|seat| standings.points[seat]).max();
        assert!(standings.winners.iter().all(|seat| Some(standings.points[seat]) == best));
    }
}

/// The action is offered, or it is one of those that are accepted without being offered: `pass` and `end_turn` for each
/// other, a place that is the right end, and an attack with more negations than one that is offered.
fn is_offered(state: &State, actions: &[Action], action: Action) -> bool {
    let offered = |action: Action| actions.contains(&action);
    match action {
        Action::Pass | Action::EndTurn if state.phase() == Phase::Feeding => {
            offered(Action::Pass) || offered(Action::EndTurn)
        }
        Action::Attack { attacker, victim, negate } if !negate.twice => actions.iter().any(|known| {
            matches!(known, Action::Attack { attacker: a, victim: v, negate: fewer }
                if (*a, *v) == (attacker, victim) && fewer.traits.without(negate.traits).is_empty())
        }),
        Action::NewSpecies { card, end: End::After(_) } => offered(Action::NewSpecies { card, end: End::Right }),
        _ => offered(action),
    }
}

/// Whether the action says more than the list could: such an action may be accepted or refused.
fn says_more(action: Action) -> bool {
    matches!(action, Action::NewSpecies { end: End::After(_), .. })
        || matches!(action, Action::Attack { negate, .. } if negate != Negations::NONE)
}

/// `legal` and `why_not` agree, refusals change nothing and cite a rule.
#[test]
fn what_is_legal_is_accepted_and_nothing_else() {
    for seed in 0..60 {
        let (mut state, mut rng) = game_of(1000 + seed);
        let seats = state.seats();
        play(&mut state, &mut rng, |state, seat, actions, rng| {
            let mut sorted = actions.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), actions.len(), "a legal action is offered once");
            for &action in actions {
                assert!(state.why_not(seat, action).0.is_empty(), "{action:?} is offered and refused");
            }
            for _ in 0..8 {
                let action = any_action(state, rng);
                let other = Seat::wrapping(below(rng, u32::from(seats)) as usize);
                let reasons = state.why_not(other, action).0;
                let mut legal = ActionList::new();
                state.legal(other, &mut legal);
                // As long as somebody chooses a food card, a choice may be changed without being asked again.
                let again = matches!(action, Action::FoodCard { .. }) && !state.need().asks(other);
                let offered = again || is_offered(state, &legal, action);
                assert!(offered || !reasons.is_empty(), "{other} {action:?} is accepted and not offered");
                let free = again || says_more(action);
                assert!(
                    free || !offered || reasons.is_empty(),
                    "{other} {action:?} is offered and refused: {reasons:?}"
                );
                if let Some(first) = reasons.first() {
                    let mut copy = state.clone();
                    let mut events: Vec<Event> = Vec::new();
                    let illegal = copy.apply(other, action, &mut events).expect_err("it is refused");
                    assert_eq!((illegal.rule, illegal.cause), (first.rule, first.cause));
                    assert!(events.is_empty(), "a refused action causes nothing");
                    assert!(viewers(seats).all(|viewer| copy.view(viewer) == state.view(viewer)));
                }
            }
        });
    }
}

/// What the viewer sees of these events, with the faces of their own new cards left out: those are chance.
fn without_faces(events: &[Event], viewer: Viewer) -> Vec<SeenEvent> {
    let hide = |seen: SeenEvent| match (seen, viewer) {
        (SeenEvent::YouDrew { .. }, Viewer::Seat(seat)) => SeenEvent::SeatDrew { seat },
        (seen, _) => seen,
    };
    events.iter().filter_map(|event| State::seen(event, viewer)).map(hide).collect()
}

/// Secrets (a): two worlds that differ only in what the viewer cannot see (hands, deck, food cards, face-down traits,
/// screens, what others do in quick play) are the same to them: view, prompt, outlook and what they see happen.
#[test]
fn worlds_that_differ_in_secrets_only_look_alike() {
    // NS-VIS-1 to NS-VIS-7
    let mut compared = 0;
    for seed in 0..60 {
        let (mut state, mut rng) = game_of(2000 + seed);
        play(&mut state, &mut rng, |state, seat, actions, rng| {
            if below(rng, 4) != 0 {
                return;
            }
            let viewer = Viewer::Seat(seat);
            let view = state.view(viewer);
            let mut worlds = [State::determinize(&view, rng), State::determinize(&view, rng)];
            let action = actions[below(rng, actions.len() as u32) as usize];
            let mut seen: Vec<Vec<SeenEvent>> = Vec::new();
            for world in &mut worlds {
                assert_eq!(world.view(viewer), view);
                let mut legal = ActionList::new();
                world.legal(seat, &mut legal);
                assert_eq!(legal, actions, "what is legal does not depend on secrets");
                assert_eq!(world.need(), state.need());
                assert_eq!(world.outlook(seat, action), state.outlook(seat, action));
                let mut events: Vec<Event> = Vec::new();
                world.apply(seat, action, &mut events).expect("legal");
                // What follows by itself, up to the point where hidden things are turned up.
                seen.push(without_faces(&events, viewer));
            }
            assert_eq!(seen[0], seen[1]);
            let mut events: Vec<Event> = Vec::new();
            state.clone().apply(seat, action, &mut events).expect("legal");
            assert_eq!(seen[0], without_faces(&events, viewer));
            compared += 1;
        });
    }
    assert!(compared > 1000);
}

/// What others do in secret changes nothing that a viewer sees: neither a chosen food card nor a play in quick play.
#[test]
fn secret_decisions_of_others_are_not_seen() {
    // NS-P2-2, NS-VAR-4, NS-P3-10
    let mut hidden = 0;
    for seed in 0..60 {
        let (mut state, mut rng) = game_of(2500 + seed);
        play(&mut state, &mut rng, |state, seat, actions, rng| {
            if !matches!(state.need(), Need::Together(..)) && state.phase() != Phase::Play {
                return;
            }
            let [one, other] = [(); 2].map(|()| actions[below(rng, actions.len() as u32) as usize]);
            let quick = state.options().quick_play && state.phase() == Phase::Play;
            let alike = match (one, other) {
                (Action::FoodCard { .. }, Action::FoodCard { .. }) => true,
                (Action::PlayTrait { on, .. }, Action::PlayTrait { on: also, .. }) => quick || on == also,
                (Action::EndTurn, _) | (_, Action::EndTurn) => false,
                _ => quick,
            };
            if !alike {
                return;
            }
            let mut worlds = [state.clone(), state.clone()];
            let mut told: [Vec<Event>; 2] = Default::default();
            for (place, action) in [one, other].into_iter().enumerate() {
                worlds[place].apply(seat, action, &mut told[place]).expect("legal");
            }
            for viewer in viewers(state.seats()).filter(|viewer| !viewer.is(seat)) {
                assert_eq!(worlds[0].view(viewer), worlds[1].view(viewer), "{one:?} {other:?}");
                assert_eq!(without_faces(&told[0], viewer), without_faces(&told[1], viewer));
                hidden += 1;
            }
        });
    }
    assert!(hidden > 1000);
}

/// Games of both presets on trial.
struct OnTrial;

impl trials::Trial for OnTrial {
    type Game = State;

    fn deal(seed: u64, dice: &mut Dice) -> State {
        let (state, own) = game_of(seed);
        *dice = own;
        state
    }

    fn audit(state: &State) {
        state.audit().expect("everything is accounted for");
    }

    fn choose(_state: &State, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        choose(legal, dice)
    }

    fn any_action(state: &State, _seat: Seat, dice: &mut Dice) -> Action {
        any_action(state, dice)
    }
}

/// A world made from a view gives the same view back, and goes on to the end of a game.
#[test]
fn a_world_made_from_a_view_gives_the_view_back() {
    trials::views::a_world_gives_its_view_back::<OnTrial>(3000..3040);
}

/// A view brought up to date with what was seen is the view of what is there now.
#[test]
fn views_folded_with_seen_events_stay_up_to_date() {
    trials::views::folded_views_are_up_to_date::<OnTrial>(4000..4080, |event| {
        matches!(event, Event::Open(Fact::Moment(_)) | Event::Played { sealed: true, .. })
    });
}

/// What a seat asks the rules about depends on nothing that it cannot see.
#[test]
fn a_world_made_from_a_view_answers_like_the_real_one() {
    trials::answers::a_world_answers_like_the_real_one::<OnTrial>(7000..7060);
}

/// A game played again from its outcomes and actions is the same game, event by event.
#[test]
fn a_replay_agrees_with_the_game() {
    trials::replay::a_replay_agrees_with_the_game::<OnTrial>(5000..5040);
}

/// A listening sink and a deaf one lead to the same game.
#[test]
fn listening_changes_nothing() {
    trials::replay::listening_changes_nothing::<OnTrial>(6000..6040);
}

/// Decisions that are made together can be made in any order, with the same result.
#[test]
fn together_means_in_any_order() {
    // NS-P2-2, NS-VAR-3, NS-VAR-4
    for seed in 0..40 {
        let (mut state, mut rng) = game_of(7000 + seed);
        play(&mut state, &mut rng, |state, _, _, rng| {
            let Need::Together(seats, _) = state.need() else { return };
            if seats.len() < 2 {
                return;
            }
            let mut scripts: Vec<(Seat, Vec<Action>)> = Vec::new();
            for seat in seats.iter() {
                let mut script = Vec::new();
                let mut copy = state.clone();
                while copy.need().asks(seat) && script.len() < 200 {
                    let mut legal = ActionList::new();
                    copy.legal(seat, &mut legal);
                    let action = legal[below(rng, legal.len() as u32) as usize];
                    copy.apply(seat, action, &mut ()).expect("legal");
                    script.push(action);
                }
                scripts.push((seat, script));
            }
            let mut forwards = state.clone();
            let mut backwards = state.clone();
            for (seat, script) in &scripts {
                script.iter().for_each(|action| forwards.apply(*seat, *action, &mut ()).expect("legal"));
            }
            for (seat, script) in scripts.iter().rev() {
                script.iter().for_each(|action| backwards.apply(*seat, *action, &mut ()).expect("legal"));
            }
            for world in [&mut forwards, &mut backwards] {
                assert!(!matches!(world.need(), Need::Together(..)));
                assert!(world.advance(&mut ()));
            }
            for viewer in viewers(state.seats()) {
                assert_eq!(forwards.view(viewer), backwards.view(viewer));
            }
        });
    }
}

/// No list of legal actions is out of hand: negations are offered only where they change something.
#[test]
fn lists_of_legal_actions_stay_short() {
    let mut longest = 0;
    for seed in 0..120 {
        let (mut state, mut rng) = game_of(8000 + seed);
        play(&mut state, &mut rng, |_, _, actions, _| longest = longest.max(actions.len()));
    }
    assert!(longest < 4000, "{longest}");
}

/// What a table of people far apart does by itself follows from what everybody sees.
#[test]
fn what_happens_by_itself_is_open() {
    let found = trials::open::what_happens_by_itself_is_open::<OnTrial>(8000..8080);
    assert!(found.passed > 1_000, "{found:?}");
    // NS-VAR-4, and a hand of equal cards.
    assert!(found.asked > 0 && found.waited > 0, "{found:?}");
}
