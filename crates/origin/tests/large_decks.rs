//! A deck as large as a game can hold: two printed sets with three expansions that nobody has printed.

use game::{ActionList, ChanceSource, Game, Need, Seat, Viewer, below};
use origin::{Action, Card, Catalogue, CatalogueError, Config, ConfigError, Modules, Options, Rule, State, Trait};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The most cards of a game, of as many kinds as it can tell apart.
const CARDS: u16 = 448;

/// Cards of 128 kinds, the common ones with two single traits; few of them pairs, because at most 64 pair cards are played with.
fn deck(cards: u16) -> Vec<(Card, u8)> {
    let singles = || Trait::ALL.into_iter().filter(|t| !t.is_pair());
    let doubles = singles().flat_map(|top| singles().map(move |bottom| (top, bottom)));
    let mut kinds: Vec<Card> = Trait::ALL.into_iter().map(Card::single).collect();
    kinds.extend(doubles.filter(|(top, bottom)| top < bottom).map(|(top, bottom)| Card::double(top, bottom)));
    kinds.truncate(Catalogue::MAX_KINDS);
    let even = cards / kinds.len() as u16;
    let more = usize::from(cards % kinds.len() as u16);
    let place = |card: &Card| kinds.len() - 1 - kinds.iter().position(|other| other == card).expect("a kind");
    kinds.iter().map(|card| (*card, even as u8 + u8::from(place(card) < more))).collect()
}

fn game(cards: u16) -> Result<State, ConfigError> {
    let config = Config::new(Modules::CONTINENTS, 8, Options::default(), &deck(cards), None)?;
    assert_eq!((config.catalogue().total(), config.catalogue().list().count()), (cards, Catalogue::MAX_KINDS));
    Ok(State::new(&config))
}

/// Plays to the end by what `choose` takes of the legal actions.
fn play(mut state: State, seed: u64, choose: impl Fn(&[Action], u32) -> usize) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut actions, mut buffer) = (ActionList::with_capacity(8192), game::NO_ORDER);
    let mut steps = 0u32;
    while state.need() != Need::Over {
        steps += 1;
        match state.need() {
            Need::Chance(chance) => assert!(state.resolve(rng.answer(chance, &mut buffer), &mut ()).is_ok()),
            Need::Decision(decision) => {
                actions.clear();
                state.legal(decision.seat, &mut actions);
                let action = actions[choose(&actions, below(&mut rng, actions.len() as u32))];
                assert!(state.apply(decision.seat, action, &mut ()).is_ok());
            }
            _ => assert!(state.advance(&mut ())),
        }
        if steps.is_multiple_of(64) {
            state.audit().expect("every card is somewhere");
            let viewer = Viewer::Seat(Seat::wrapping(steps as usize / 64 % 8));
            let view = state.view(viewer);
            assert_eq!(State::determinize(&view, &mut rng).view(viewer), view);
        }
    }
    state
}

#[test]
fn the_largest_deck_is_played_to_the_end() {
    for seed in 0..6 {
        let state = play(game(CARDS).expect("it fits"), seed, |_, any| any as usize);
        assert_eq!(state.view(Viewer::Spectator).deck, 0);
    }
}

#[test]
fn one_card_more_is_refused() {
    let error = CatalogueError::TooManyCards { cards: CARDS + 1, limit: CARDS };
    assert_eq!(game(CARDS + 1).err(), Some(ConfigError::Deck(error)));
    let alike = [(Card::single(Trait::Running), 200), (Card::single(Trait::FatTissue), 200)];
    assert!(Catalogue::new(&alike, 1).is_ok());
    let fat = [(Card::single(Trait::FatTissue), 200), (Card::double(Trait::Running, Trait::FatTissue), 56)];
    let error = CatalogueError::TooManyAlike { cards: 256, limit: 255 };
    assert_eq!(Catalogue::new(&fat, 1), Err(error));
}

/// Everybody plays every card as an animal; most of them starve, and the numbers come to an end.
#[test]
fn where_the_numbers_of_animals_end_another_one_is_refused() {
    // ORI-DEV-2
    let breed = |actions: &[Action], any: u32| {
        let animal = |action: &Action| matches!(action, Action::PlayAnimal { .. } | Action::Place { .. });
        actions.iter().position(animal).unwrap_or(any as usize)
    };
    let state = play(game(CARDS).expect("it fits"), 7, breed);
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.animals_so_far, origin::sets::MOST_ANIMALS);

    let mut before = game(CARDS).expect("it fits");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut actions, mut buffer) = (ActionList::with_capacity(8192), game::NO_ORDER);
    let refused = loop {
        match before.need() {
            Need::Chance(chance) => assert!(before.resolve(rng.answer(chance, &mut buffer), &mut ()).is_ok()),
            Need::Decision(decision) => {
                actions.clear();
                before.legal(decision.seat, &mut actions);
                let own = before.view(Viewer::Seat(decision.seat));
                let at_the_end = own.animals_so_far == origin::sets::MOST_ANIMALS;
                let card = own.own.and_then(|own| own.hand.first().copied());
                if let (true, Some(card), origin::Question::Develop) = (at_the_end, card, decision.question) {
                    let at = origin::Location::LAURASIA;
                    assert!(!actions.iter().any(|action| matches!(action, Action::PlayAnimal { .. })));
                    break before.apply(decision.seat, Action::PlayAnimal { card, at }, &mut ());
                }
                let action = actions[breed(&actions, below(&mut rng, actions.len() as u32))];
                assert!(before.apply(decision.seat, action, &mut ()).is_ok());
            }
            _ => assert!(before.advance(&mut ())),
        }
    };
    assert_eq!(refused.err().map(|illegal| illegal.rule), Some(Rule::OriDev2));
}
