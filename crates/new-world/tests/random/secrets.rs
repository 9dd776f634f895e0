//! Secrets: what a viewer cannot see changes nothing of what they see, and views are brought up to date by what is
//! seen.

use game::{ActionList, ChanceSource, Game, Need, Viewer, below};
use new_world::{Action, Event, Hidden, Options, SeenEvent, State, Variant};

use crate::{dice, new_game, play, random_options};

/// What the viewer sees of these events, with faces that are chance left out: their own new cards, revealed cards and
/// areas.
fn without_faces(events: &[Event], viewer: Viewer) -> Vec<String> {
    let hide = |seen: SeenEvent| match (seen, viewer) {
        (SeenEvent::YouDrew { .. }, Viewer::Seat(seat)) => format!("{:?}", SeenEvent::SeatDrew { seat }),
        (seen, _) => format!("{seen:?}"),
    };
    events.iter().filter_map(|event| State::seen(event, viewer)).map(hide).collect()
}

/// (a) Two worlds that differ only in what the viewer cannot see are the same to them.
#[test]
fn worlds_that_differ_in_secrets_only_look_alike() {
    // NW-SETUP-5, NW-SETUP-8, NW-VAR-RM-1, NW-VAR-RM-3
    for seed in 0..120 {
        let mut rng = dice(2000 + seed);
        let seats = 2 + (seed % 3) as u8;
        let mut options = random_options(&mut rng, seats);
        // With open discards a death shows the card under the animal, which differs between the worlds.
        options.open_discards = false;
        let mut state = new_game(seats, options);
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
            assert_eq!(world.need(), other.need());
            for state in [&world, &other] {
                let mut legal = ActionList::new();
                state.legal(seat, &mut legal);
                let sorted = |mut actions: Vec<Action>| {
                    actions.sort();
                    actions
                };
                assert_eq!(sorted(legal), sorted(actions.to_vec()), "what is legal does not depend on secrets");
            }
            let action = actions[below(rng, actions.len() as u32) as usize];
            assert_eq!(world.outlook(seat, action), other.outlook(seat, action));
            let (mut seen, mut seen_other): (Vec<Event>, Vec<Event>) = Default::default();
            world.apply(seat, action, &mut seen).expect("legal");
            other.apply(seat, action, &mut seen_other).expect("legal");
            // A card from a gene pool is revealed by the action itself: the worlds part there.
            let reveals = |events: &[Event]| events.iter().any(State::reveals);
            assert_eq!(reveals(&seen), reveals(&seen_other));
            if !reveals(&seen) {
                assert_eq!(without_faces(&seen, viewer), without_faces(&seen_other, viewer));
                assert_eq!(world.view(viewer), other.view(viewer));
            }
        });
    }
}

/// Nobody ever sees a card of a gene pool before it is revealed, not even its owner.
#[test]
fn gene_pools_are_hidden_from_everybody() {
    // NW-VAR-RM-1, NW-VAR-RM-3, NW-VAR-RM-7
    for seed in 0..30 {
        let mut rng = dice(4500 + seed);
        let options = Options { variant: Variant::RandomMutations, ..Options::default() };
        let mut state = new_game(2 + (seed % 3) as u8, options);
        play(&mut state, &mut rng, |state, seat, _, _| {
            let view = state.view(Viewer::Seat(seat));
            let own = view.own.as_ref().expect("a player");
            assert!(own.hand.is_empty());
            let known = view.animals.iter().filter(|animal| animal.known && animal.owner == seat).count();
            assert_eq!(own.under.len(), known);
            assert!(view.pools[seat] <= 6);
        });
        let mut events: Vec<Event> = Vec::new();
        let mut again = new_game(2, options);
        let mut buffer = game::NO_ORDER;
        while !matches!(again.need(), Need::Decision(_)) {
            match again.need() {
                Need::Chance(chance) => again.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered"),
                _ => assert!(again.advance(&mut events)),
            }
        }
        let tells =
            |event: &Event| matches!(event, Event::Drew { .. } | Event::Discarded { from: Hidden::Hand(_), .. });
        assert!(!events.iter().any(tells), "cards are dealt unseen");
    }
}
