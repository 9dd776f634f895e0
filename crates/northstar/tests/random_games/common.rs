//! Games to test with: any preset, any number of players, any options.

use game::{ActionList, ChanceSource, EventSink, Game, Need, Seat, below};
use northstar::{
    Action, Card, End, Event, Growth, Negations, OPTIONS, Options, Preset, Scarce, SpeciesId, State, Trait, TraitSet,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub type Dice = Xoshiro256PlusPlus;

/// Options drawn at random, as far as this preset and number of players allow; every second game is as printed.
pub fn random_options(preset: Preset, seats: u8, rng: &mut Dice) -> Options {
    let mut options = Options::printed(preset, seats);
    if below(rng, 2) == 0 {
        return options;
    }
    for spec in OPTIONS {
        let value = spec.values[below(rng, spec.values.len() as u32) as usize];
        let _ = options.set(preset, seats, spec.name, value);
    }
    options
}

/// A deck in which clever carnivores are common: with the printed one random players hardly ever bring them together.
fn hunters() -> Vec<(Card, u8)> {
    let count = |t: Trait| if matches!(t, Trait::Carnivore | Trait::Intelligence) { 10 } else { 1 };
    Trait::ALL.iter().flat_map(|&shows| (0..4).map(move |food| (Card { shows, food }, count(shows)))).collect()
}

/// A game chosen by its number, and dice for it.
pub fn game_of(seed: u64) -> (State, Dice) {
    let mut rng = Dice::seed_from_u64(seed);
    let seats = 2 + (seed % 5) as u8;
    let preset = if seed.is_multiple_of(2) { Preset::Evolution } else { Preset::NaturalSelection };
    let options = random_options(preset, seats, &mut rng);
    let deck = if seed.is_multiple_of(3) { hunters() } else { editions::northstar::deck(options.deck).to_vec() };
    let config = editions::northstar::config_with(&deck, preset, seats, options, None).expect("a set-up");
    (State::new(&config), rng)
}

/// Any action; but of many one often ends the turn, so that some cards stay in hand for Intelligence.
pub fn choose(actions: &[Action], rng: &mut Dice) -> Action {
    match actions.last() {
        Some(Action::EndTurn) if below(rng, 3) == 0 => Action::EndTurn,
        _ => actions[below(rng, actions.len() as u32) as usize],
    }
}

/// Gives the game what it needs, once.
pub fn needs(state: &mut State, rng: &mut Dice, sink: &mut impl EventSink<Event>) {
    let mut buffer = game::NO_ORDER;
    match state.need() {
        Need::Over => {}
        Need::Progress => assert!(state.advance(sink), "progress was promised"),
        Need::Chance(chance) => {
            state.resolve(rng.answer(chance, &mut buffer), sink).expect("the outcome answers the need");
        }
        need => {
            let seats: Vec<Seat> = need.asked().iter().collect();
            let seat = seats[below(rng, seats.len() as u32) as usize];
            let mut actions = ActionList::new();
            state.legal(seat, &mut actions);
            let action = choose(&actions, rng);
            state.apply(seat, action, sink).expect("a legal action is accepted");
        }
    }
}

/// Plays a game with a hook before every decision; those who decide together do so in random order.
pub fn play(state: &mut State, rng: &mut Dice, mut hook: impl FnMut(&State, Seat, &[Action], &mut Dice)) -> u32 {
    let mut actions = ActionList::new();
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 50_000, "the game does not end");
        state.audit().unwrap_or_else(|broken| panic!("{broken:?} at step {steps} in {:?}", state.moment()));
        match state.need() {
            Need::Over => return steps,
            need @ (Need::Decision(_) | Need::Together(..)) => {
                let seats: Vec<Seat> = need.asked().iter().collect();
                let seat = seats[below(rng, seats.len() as u32) as usize];
                actions.clear();
                state.legal(seat, &mut actions);
                hook(state, seat, &actions, rng);
                let action = choose(&actions, rng);
                state.apply(seat, action, &mut ()).expect("a legal action is accepted");
            }
            _ => needs(state, rng, &mut ()),
        }
    }
}

/// Any action there is, mostly not a legal one.
pub fn any_action(state: &State, rng: &mut Dice) -> Action {
    let deck = editions::northstar::deck(state.options().deck);
    let card = |rng: &mut Dice| -> Card { deck[below(rng, deck.len() as u32) as usize].0 };
    let any_trait = |rng: &mut Dice| Trait::ALL[below(rng, 17) as usize];
    let species = |rng: &mut Dice| {
        let bound = if below(rng, 8) == 0 { 256 } else { 16 };
        SpeciesId(below(rng, bound) as u8)
    };
    match below(rng, 14) {
        0 => Action::FoodCard { card: card(rng) },
        1 => Action::PlayTrait { card: card(rng), on: species(rng) },
        2 => {
            let end = [End::Left, End::Right, End::After(species(rng))][below(rng, 3) as usize];
            Action::NewSpecies { card: card(rng), end }
        }
        3 => {
            let growth = [Growth::Population, Growth::Size][below(rng, 2) as usize];
            Action::Grow { card: card(rng), growth, species: species(rng) }
        }
        4 => Action::Drop { drops: any_trait(rng), from: species(rng) },
        5 => Action::Feed { species: species(rng) },
        6 | 7 => {
            let mut traits = TraitSet::EMPTY;
            for _ in 0..below(rng, 3) {
                traits.insert(any_trait(rng));
            }
            let negate = Negations { traits, twice: below(rng, 16) == 0 && !traits.is_empty() };
            Action::Attack { attacker: species(rng), victim: species(rng), negate }
        }
        8 => Action::Intelligence { species: species(rng), card: card(rng) },
        9 => [Action::Pass, Action::EndTurn][below(rng, 2) as usize],
        10 => Action::Pay { card: card(rng) },
        11 => Action::Leaf { acts: any_trait(rng), of: species(rng) },
        12 => Action::Store { tokens: below(rng, 4) as u8 },
        _ => {
            let first = [Scarce::Forage, Scarce::Neighbour][below(rng, 2) as usize];
            [Action::DefaultOrder, Action::Scarce { first }][below(rng, 2) as usize]
        }
    }
}
