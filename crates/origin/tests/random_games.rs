//! Random games over all player counts and options: cards and tokens are conserved, what is legal is applicable and the
//! other way round, secrets stay secret, replays agree, and every game ends.

use game::{ActionList, ChanceSource, Game, Need, RuleId, Seat, Viewer, below};
use origin::moment::Phase;
use origin::{
    Action, AnimalId, Card, CardRef, Event, Fact, Kept, LinkId, Location, Modules, Options, SeenEvent, State, Trait,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

type Dice = Xoshiro256PlusPlus;

/// The modules of a game: none and Continents in turn.
fn modules_of(seed: u64) -> Modules {
    if seed.is_multiple_of(2) { Modules::BASE } else { Modules::CONTINENTS }
}

/// Seats go round 2 to 8 with each.
fn seats(seed: u64) -> u8 {
    2 + (seed / 2 % 7) as u8
}

fn random_options(modules: Modules, seats: u8, rng: &mut Dice) -> Options {
    let mut options = Options::default();
    for spec in modules.options() {
        let value = spec.values[below(rng, spec.values.len() as u32) as usize];
        options.set(modules, spec.name, value).expect("a known option");
    }
    if seats < 5 {
        options.expansion_sets = 1;
    }
    options
}

fn new_game(seed: u64, rng: &mut Dice) -> State {
    let (modules, seats) = (modules_of(seed), seats(seed));
    let options = random_options(modules, seats, rng);
    State::new(&editions::module_config(modules, seats, options, None).expect("2 to 8 seats"))
}

/// Plays a game with a hook before every decision; counts the steps.
fn play(state: &mut State, rng: &mut Dice, mut hook: impl FnMut(&State, Seat, &[Action], &mut Dice)) -> u32 {
    let mut actions = ActionList::new();
    let mut buffer = game::NO_ORDER;
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 20_000, "the game does not end");
        state.audit().unwrap_or_else(|broken| panic!("{broken:?} at step {steps} in {:?}", state.phase()));
        match state.need() {
            Need::Over => return steps,
            Need::Progress => assert!(state.advance(&mut ()), "progress was promised"),
            Need::Chance(chance) => {
                let outcome = rng.answer(chance, &mut buffer);
                state.resolve(outcome, &mut ()).expect("the outcome answers the need");
            }
            Need::Decision(decision) => {
                actions.clear();
                state.legal(decision.seat, &mut actions);
                hook(state, decision.seat, &actions, rng);
                let action = actions[below(rng, actions.len() as u32) as usize];
                state.apply(decision.seat, action, &mut ()).expect("a legal action is accepted");
            }
            Need::Together(..) => unreachable!("nothing is decided together in this edition"),
        }
    }
}

#[test]
fn games_end_with_all_cards_accounted_for() {
    // ORI-COMP-2, ORI-DECK-1, ORI-FEED-11, ORI-END-2
    for seed in 0..400 {
        let mut rng = Dice::seed_from_u64(seed);
        let mut state = new_game(seed, &mut rng);
        play(&mut state, &mut rng, |_, _, _, _| {});
        let standings = state.standings();
        assert!(!standings.winners.is_empty());
        assert_eq!(state.phase(), Phase::Over);
    }
}

/// Some action, sensible or not.
fn any_action(rng: &mut Dice) -> Action {
    let mut animal = || AnimalId(below(rng, 24) as u8);
    let (a, b) = (animal(), animal());
    let face = Trait::ALL[below(rng, 27) as usize];
    let other = Trait::ALL[below(rng, 27) as usize];
    let card = match below(rng, 3) {
        0 => Card::single(face),
        1 => Card::double(other, face),
        _ => {
            let expansion = &editions::decks::continents().cards;
            let deck: Vec<_> = editions::decks::origin_base().iter().chain(expansion).collect();
            deck[below(rng, deck.len() as u32) as usize].0
        }
    };
    let number = below(rng, 6) as u8;
    let at = Location(below(rng, 4) as u8);
    match below(rng, 26) {
        0 => Action::PlayAnimal { card, at },
        18 => Action::Recombine { link: LinkId(rng.next_u32() as u8 % 70), first: below(rng, 3) as u8, second: number },
        19 => Action::Migrate { animal: a, to: at },
        20 => Action::SetOff,
        21 => Action::Follow { animal: a, migrant: b },
        22 => Action::Stay { animal: a },
        23 => Action::Restore { animal: a, card },
        24 => Action::Place { card, at },
        25 => Action::Keep { animal: a, which: Kept::BOTH[below(rng, 2) as usize] },
        1 => Action::PlayTrait { card, face, on: a },
        2 => Action::PlayTrait { card, face: card.top, on: a },
        3 => Action::PlayPair { card, face: card.top, first: a, second: b },
        4 => Action::Pass,
        5 => Action::Take { animal: a },
        6 | 7 => Action::Attack { attacker: a, target: b },
        8 => Action::Fat { animal: a, count: number },
        9 => Action::Piracy { pirate: a, target: b },
        10 => Action::Graze { animal: a },
        11 => Action::Hibernate { animal: a },
        12 => Action::EndTurn,
        13 => Action::Trigger { link: LinkId(rng.next_u32() as u8), from: a },
        14 => [Action::Run, Action::Decline][below(rng, 2) as usize],
        15 => Action::Mimic { to: a },
        16 => Action::LoseTail {
            discard: match below(rng, 2) {
                0 => CardRef::Stack { shows: face, place: number },
                _ => CardRef::Pair(LinkId(rng.next_u32() as u8)),
            },
        },
        _ => Action::Scavenge { animal: a },
    }
}

#[test]
fn what_is_legal_is_applicable_and_nothing_else_is() {
    // The two words for stopping mean the same (ORI-TURN-1), so either is accepted where one is offered.
    let offered = |actions: &[Action], action: Action, phase: Phase| match action {
        Action::Pass | Action::EndTurn if phase == Phase::Feeding => {
            actions.contains(&Action::Pass) || actions.contains(&Action::EndTurn)
        }
        _ => actions.contains(&action),
    };
    for seed in 0..120 {
        let mut rng = Dice::seed_from_u64(1000 + seed);
        let seats = seats(seed);
        let mut state = new_game(seed, &mut rng);
        play(&mut state, &mut rng, |state, seat, actions, rng| {
            let mut sorted = actions.to_vec();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), actions.len(), "a legal action is offered once");
            for &action in actions {
                assert!(state.why_not(seat, action).0.is_empty(), "{action:?} is offered and refused");
            }
            for _ in 0..8 {
                let action = any_action(rng);
                let other = Seat::wrapping(below(rng, u32::from(seats)) as usize);
                let reasons = state.why_not(other, action).0;
                let legal = other == seat && offered(actions, action, state.phase());
                assert_eq!(reasons.is_empty(), legal, "{other} {action:?}: {reasons:?}");
                if let Some(first) = reasons.first() {
                    let mut copy = state.clone();
                    let mut events: Vec<Event> = Vec::new();
                    let illegal = copy.apply(other, action, &mut events).expect_err("it is refused");
                    assert_eq!((illegal.rule, illegal.cause), (first.rule, first.cause));
                    assert!(events.is_empty(), "a refused action causes nothing");
                    assert!(
                        Seat::all(seats)
                            .all(|seat| { copy.view(Viewer::Seat(seat)) == state.view(Viewer::Seat(seat)) })
                    );
                    assert!(!illegal.rule.id().is_empty());
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

/// Secrets (a): two worlds that differ only in what the viewer cannot see are the same to them.
#[test]
fn worlds_that_differ_in_secrets_only_look_alike() {
    for seed in 0..40 {
        let mut rng = Dice::seed_from_u64(2000 + seed);
        let mut state = new_game(seed, &mut rng);
        play(&mut state, &mut rng, |state, seat, actions, rng| {
            if below(rng, 4) != 0 {
                return;
            }
            let viewer = Viewer::Seat(seat);
            let view = state.view(viewer);
            let mut world = State::determinize(&view, rng);
            let mut other = State::determinize(&view, rng);
            assert_eq!(world.view(viewer), view);
            assert_eq!(other.view(viewer), view);
            for state in [&world, &other] {
                let mut legal = ActionList::new();
                state.legal(seat, &mut legal);
                assert_eq!(legal, actions, "what is legal does not depend on secrets");
            }
            let action = actions[below(rng, actions.len() as u32) as usize];
            assert_eq!(world.outlook(seat, action), other.outlook(seat, action));
            let (mut seen, mut seen_other): (Vec<Event>, Vec<Event>) = Default::default();
            world.apply(seat, action, &mut seen).expect("legal");
            other.apply(seat, action, &mut seen_other).expect("legal");
            while world.advance(&mut seen) {}
            while other.advance(&mut seen_other) {}
            // The other players' automatic passes in development depend on nothing hidden either: hand sizes are open.
            assert_eq!(without_faces(&seen, viewer), without_faces(&seen_other, viewer));
        });
    }
}

/// Games with and without a module on trial.
struct OnTrial;

impl trials::Trial for OnTrial {
    type Game = State;

    fn deal(seed: u64, dice: &mut Dice) -> State {
        new_game(seed, dice)
    }

    fn audit(state: &State) {
        state.audit().expect("everything is accounted for");
    }

    fn choose(_state: &State, _seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        legal[below(dice, legal.len() as u32) as usize]
    }

    fn any_action(_state: &State, _seat: Seat, dice: &mut Dice) -> Action {
        any_action(dice)
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
    trials::views::folded_views_are_up_to_date::<OnTrial>(4000..4060, |event| {
        matches!(event, Event::Open(Fact::Moment(_)))
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
    trials::replay::listening_changes_nothing::<OnTrial>(6000..6030);
}

/// What a table of people far apart does by itself follows from what everybody sees.
#[test]
fn what_happens_by_itself_is_open() {
    let found = trials::open::what_happens_by_itself_is_open::<OnTrial>(8000..8040);
    assert!(found.answered > 100 && found.passed > 1_000, "{found:?}");
    assert_eq!(found.waited, 0, "whether a turn is passed never depends on hidden cards");
}
