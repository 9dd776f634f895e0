//! Recombination between random animals: what is asked, what follows, and that everybody sees it alike.

use game::{ActionList, Game, Need, Seat, SeatSet, Viewer, below};
use origin::position::{PositionAnimal, PositionLink, PositionSeat, PositionTrait};
use origin::{
    Action, AnimalId, Arrival, Card, Event, Fact, Kept, Location, Modules, Options, Phase, Position, Question, State,
    Trait,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

type Dice = Xoshiro256PlusPlus;

const ROUND: u8 = 5;

/// Traits that can be used up, some that cannot, and the one that covers others.
const TRAITS: &[Trait] = &[
    Trait::Piracy,
    Trait::Grazing,
    Trait::Carnivorous,
    Trait::Hibernation,
    Trait::Migration,
    Trait::Camouflage,
    Trait::Swimming,
    Trait::FatTissue,
    Trait::Neoplasm,
    Trait::Regeneration,
];

fn animal(rng: &mut Dice) -> PositionAnimal {
    let mut shown: Vec<Trait> = TRAITS.iter().copied().filter(|_| below(rng, 2) == 0).collect();
    for last in (1..shown.len()).rev() {
        shown.swap(last, below(rng, last as u32 + 1) as usize);
    }
    if shown.last() == Some(&Trait::Neoplasm) {
        shown.push(Trait::Running);
    }
    let reach = shown.iter().position(|shows| *shows == Trait::Neoplasm).unwrap_or(0);
    let spendable = |shows| matches!(shows, Trait::Piracy | Trait::Carnivorous | Trait::Migration);
    let mut stack = Vec::new();
    for (place, shows) in shown.into_iter().enumerate() {
        stack.push(PositionTrait {
            card: Card::single(shows),
            shows,
            fat: false,
            spent: spendable(shows) && below(rng, 2) == 0,
            last_used: (shows == Trait::Hibernation).then(|| 2 + below(rng, 3) as u8),
            disabled: place < reach,
        });
    }
    let asleep = stack.iter().position(|card| card.shows == Trait::Hibernation && !card.disabled);
    let hibernating = asleep.is_some() && below(rng, 2) == 0;
    if let Some(place) = asleep.filter(|_| hibernating) {
        stack[place].last_used = Some(ROUND);
    }
    PositionAnimal {
        card: Card::single(Trait::Swimming),
        at: Location::LAURASIA,
        red: below(rng, 2) as u8,
        blue: 0,
        stack,
        hibernating,
        poisoned: false,
        paralysed: false,
        remains: false,
    }
}

fn table(rng: &mut Dice) -> Option<State> {
    let (first, second) = if below(rng, 2) == 0 { (0, 1) } else { (1, 0) };
    let link = PositionLink {
        card: Card::single(Trait::Recombination),
        shows: Trait::Recombination,
        first,
        second,
        spent: false,
    };
    let own = PositionSeat { animals: vec![animal(rng), animal(rng)], links: vec![link], ..PositionSeat::default() };
    State::from_position(&Position {
        modules: Modules::CONTINENTS,
        options: Options::default(),
        round: ROUND,
        phase: Phase::Feeding,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        passed: SeatSet::EMPTY,
        last_round: false,
        banks: [3; Location::COUNT],
        deck: vec![Card::single(Trait::Running); 10],
        seats: vec![own, PositionSeat::default()],
    })
    .ok()
}

/// What each animal has, and the pile of the owner.
fn cards(state: &State) -> (Vec<usize>, usize) {
    let view = state.view(Viewer::Seat(Seat::FIRST));
    (view.animals.iter().map(|animal| animal.stack.len()).collect(), usize::from(view.discards[Seat::FIRST]))
}

/// Applies an action and folds it into the views of everybody, which must be those of the state afterwards.
fn apply(state: &mut State, action: Action) -> Vec<Event> {
    let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::FIRST.next(2)), Viewer::Spectator];
    let mut views = viewers.map(|viewer| state.view(viewer));
    let mut events: Vec<Event> = Vec::new();
    state.apply(Seat::FIRST, action, &mut events).expect("legal");
    state.audit().expect("a sound state");
    for view in &mut views {
        let viewer = view.viewer;
        events.iter().filter_map(|event| State::seen(event, viewer)).for_each(|seen| State::fold(view, &seen));
        assert_eq!(*view, state.view(view.viewer), "{action:?}");
    }
    events
}

fn recombined(events: &[Event]) -> Option<[Arrival; 2]> {
    events.iter().find_map(|event| match event {
        Event::Open(Fact::Recombined { first, second, .. }) => Some([first.arrival, second.arrival]),
        _ => None,
    })
}

#[test]
fn the_owner_is_asked_about_two_cards_that_differ_and_about_no_others() {
    // CON-T-RECOMBINATION-3, CON-T-RECOMBINATION-4, CON-T-RECOMBINATION-5
    let (mut exchanges, mut asked, mut asked_twice) = (0, 0, 0);
    for seed in 0..3000 {
        let mut rng = Dice::seed_from_u64(seed);
        let Some(mut start) = table(&mut rng) else { continue };
        let mut actions = ActionList::new();
        for animal in [AnimalId(0), AnimalId(1)] {
            let graze = Action::Graze { animal };
            if start.why_not(Seat::FIRST, graze).0.is_empty() && below(&mut rng, 2) == 0 {
                apply(&mut start, graze);
            }
        }
        start.legal(Seat::FIRST, &mut actions);
        actions.retain(|action| matches!(action, Action::Recombine { .. }));
        if actions.is_empty() {
            continue;
        }
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        exchanges += 1;
        let mut state = start.clone();
        let mut events = apply(&mut state, action);
        let (mut questions, mut kept) = (Vec::new(), Vec::new());
        while let Need::Decision(decision) = state.need()
            && let Question::ChooseKept { animal, shows } = decision.question
        {
            assert!(recombined(&events).is_none(), "the cards wait for the answer");
            assert_eq!(cards(&state), cards(&start));
            let view = state.view(Viewer::Seat(Seat::FIRST));
            let twins = view.twins().expect("two cards");
            assert_eq!((twins.animal, twins.shows), (animal, shows));
            let own = view.animal(animal).expect("on the table");
            let from = view.animal(twins.from).expect("on the table");
            assert!([own, from].iter().all(|animal| animal.stack.iter().any(|card| card.shows == twins.shows)));
            assert_ne!(twins.shows, Trait::FatTissue);
            let world = State::determinize(&view, &mut rng);
            assert_eq!(world.view(view.viewer), view);
            let mut legal = ActionList::new();
            state.legal(Seat::FIRST, &mut legal);
            assert_eq!(legal.as_slice(), Kept::BOTH.map(|which| Action::Keep { animal, which }));
            let which = Kept::BOTH[below(&mut rng, 2) as usize];
            questions.push(animal);
            kept.push(which);
            events = apply(&mut state, Action::Keep { animal, which });
        }
        assert!(questions.is_sorted() && questions.len() <= 2, "the left one first");
        asked += usize::from(!questions.is_empty());
        asked_twice += usize::from(questions.len() == 2);
        let replaced =
            recombined(&events).expect("exchanged").iter().filter(|&&card| card == Arrival::Replaced).count();
        assert_eq!(replaced, kept.iter().filter(|&&which| which == Kept::Arriving).count());
        for view in state.view(Viewer::Spectator).animals {
            for (place, card) in view.stack.iter().enumerate() {
                let again = view.stack[..place].iter().any(|other| other.shows == card.shows);
                assert!(!again || card.shows == Trait::FatTissue, "no trait twice");
            }
        }
    }
    assert!(
        exchanges > 500 && asked > 200 && asked_twice > 10,
        "{exchanges} exchanges, {asked} asked, {asked_twice} twice"
    );
}
