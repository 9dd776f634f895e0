//! Random games over all player counts, variants and options: cards are conserved, what is legal is applicable and the
//! other way round, secrets stay secret, replays agree, and every game ends.

mod legality;
mod replays;
mod secrets;

use game::{ActionList, ChanceSource, Game, Need, Seat, Viewer, below};
use new_world::{Action, AnimalId, Event, OPTIONS, Options, Phase, RowOrder, State, Variant};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) type Dice = Xoshiro256PlusPlus;

pub(crate) fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// Any options that go together; mostly short games.
pub(crate) fn random_options(rng: &mut Dice, seats: u8) -> Options {
    let mut options = Options::default();
    for spec in OPTIONS {
        let value = spec.values[below(rng, spec.values.len() as u32) as usize];
        options.set(spec.name, value).expect("a known option");
    }
    options.epochs = if below(rng, 8) == 0 { 20 - seats } else { 1 + below(rng, 6) as u8 };
    if options.variant == Variant::Disaster {
        options.epochs = Options::default().epochs;
        options.hand_limit = Options::default().hand_limit;
    }
    options
}

pub(crate) fn new_game(seats: u8, options: Options) -> State {
    let config = editions::new_world_config(seats, options, None).expect("2 to 4 seats");
    State::new(&config)
}

/// Somebody who is asked.
pub(crate) fn asked(state: &State, rng: &mut Dice) -> Option<Seat> {
    let asked: Vec<Seat> = state.need().asked().iter().collect();
    (!asked.is_empty()).then(|| asked[below(rng, asked.len() as u32) as usize])
}

/// Some order of the row of a seat that keeps linked animals together, now and then.
pub(crate) fn random_order(state: &State, seat: Seat, rng: &mut Dice) -> Option<Action> {
    if state.phase() != Phase::Development || below(rng, 6) != 0 {
        return None;
    }
    let view = state.view(Viewer::Spectator);
    let mut row: Vec<AnimalId> = view.rows[seat].clone();
    for last in (1..row.len()).rev() {
        row.swap(last, below(rng, last as u32 + 1) as usize);
    }
    let action = Action::Rearrange { order: RowOrder::new(&row)? };
    state.why_not(seat, action).0.is_empty().then_some(action)
}

/// Plays a game with a hook before every decision; counts the steps.
pub(crate) fn play(state: &mut State, rng: &mut Dice, mut hook: impl FnMut(&State, Seat, &[Action], &mut Dice)) -> u32 {
    let mut actions = ActionList::new();
    let mut buffer = game::NO_ORDER;
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 50_000, "the game does not end");
        state.audit().unwrap_or_else(|broken| panic!("{broken:?} at step {steps} in {:?}", state.moment()));
        match state.need() {
            Need::Over => return steps,
            Need::Progress => assert!(state.advance(&mut ()), "progress was promised"),
            Need::Chance(chance) => {
                let outcome = rng.answer(chance, &mut buffer);
                state.resolve(outcome, &mut ()).expect("the outcome answers the need");
            }
            Need::Decision(_) | Need::Together(..) => {
                let seat = asked(state, rng).expect("somebody is asked");
                actions.clear();
                state.legal(seat, &mut actions);
                assert!(state.view(Viewer::Spectator).areas_are_within_print());
                hook(state, seat, &actions, rng);
                let free = random_order(state, seat, rng);
                let action = free.unwrap_or_else(|| actions[below(rng, actions.len() as u32) as usize]);
                state.apply(seat, action, &mut ()).expect("a legal action is accepted");
            }
        }
    }
}

#[test]
fn games_end_with_all_cards_accounted_for() {
    // NW-COMP-2, NW-FEED-9, NW-EPOCH-1, NW-EPOCH-4, NW-FSM-2
    for seed in 0..600 {
        let mut rng = dice(seed);
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(&mut rng, seats);
        let mut state = new_game(seats, options);
        play(&mut state, &mut rng, |_, _, _, _| {});
        let standings = state.standings();
        assert!(!standings.winners.is_empty());
        assert_eq!(state.phase(), Phase::Over);
        let view = state.view(Viewer::Spectator);
        let epochs = if options.variant == Variant::Disaster { 1 } else { options.epochs };
        assert_eq!(view.epoch, epochs);
        assert!(view.last_epoch);
        assert_eq!(view.area_deck, 0);
    }
}

#[test]
fn a_state_is_a_few_kilobytes() {
    assert!(size_of::<State>() < 8192, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 40, "{}", size_of::<Action>());
}

/// Random games do everything that can be done, so that what holds for them holds for all of it.
#[test]
fn everything_happens_in_random_games() {
    let mut seen: std::collections::BTreeMap<String, u32> = Default::default();
    for seed in 0..500 {
        let mut rng = dice(7000 + seed);
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(&mut rng, seats);
        let mut state = new_game(seats, options);
        let mut buffer = game::NO_ORDER;
        let mut actions = ActionList::new();
        let mut events: Vec<Event> = Vec::new();
        while state.need() != Need::Over {
            match state.need() {
                Need::Chance(chance) => state.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered"),
                Need::Decision(_) | Need::Together(..) => {
                    let seat = asked(&state, &mut rng).expect("somebody is asked");
                    actions.clear();
                    state.legal(seat, &mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    let word = format!("{action:?}");
                    *seen.entry(word.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
                    state.apply(seat, action, &mut events).expect("legal");
                }
                _ => assert!(state.advance(&mut events)),
            }
            for event in events.drain(..) {
                if let Event::Open(fact) = event {
                    let word = format!("{fact:?}");
                    let name = word.split([' ', '(']).next().unwrap_or_default();
                    *seen.entry(format!("Fact {name}")).or_default() += 1;
                }
            }
        }
    }
    let actions = "PlayAnimal PlayTrait PlayPair AnnounceAnimal AnnounceTrait Pass Shelter Feed Attack Piracy Metamorphose \
                   MetamorphoseFromPool MetamorphoseForFood EndTurn Trigger Decline Trample Spare Run Gore Elude Repel Hide \
                   Mimic Stop AddTrait AddPair SpendFat KeepFat Hibernate StayAwake DiscardHand";
    let facts = "RevealedMoved RevealedBecameAnimal RevealedDiscarded Redirected Poisoned Hid Repelled Eluded Gored Ran \
                 Reshuffled CardsLeft PoolGrew AreaDiscarded Hibernated FatSpent Declined Trampled Robbed";
    let missing: Vec<_> = actions.split_whitespace().filter(|name| !seen.contains_key(*name)).collect();
    assert!(missing.is_empty(), "never done: {missing:?} of {seen:#?}");
    let missing: Vec<_> = facts.split_whitespace().filter(|name| !seen.contains_key(&format!("Fact {name}"))).collect();
    assert!(missing.is_empty(), "never seen: {missing:?} of {seen:#?}");
}
