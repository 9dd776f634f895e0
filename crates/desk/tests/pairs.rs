//! Pair cards by clicks: the two animals may be picked in either order, and where the order means something the question
//! says which of them is asked for.

use std::collections::BTreeSet;

use bots::by_name;
use desk::screen::{Being, Card, Emblem, Mark, Screen};
use desk::{Click, Stage, Tabletop};
use game::below;
use locale::Lang;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::Occupant;

/// A pair card on two animals, in the order in which they are picked.
struct Pair {
    card: Card,
    face: Emblem,
    first: Being,
    second: Being,
}

fn occupants() -> Vec<Occupant> {
    let bot = Occupant::Bot { name: "Bot".to_owned(), plays: "random".to_owned() };
    vec![Occupant::Person { name: "Person".to_owned() }, bot]
}

/// The mark of an animal of the viewer.
fn mark(screen: &Screen, being: Being) -> Mark {
    let own = screen.own.as_ref().expect("a person");
    own.animals.iter().find(|animal| animal.id == being).expect("on the table").mark.clone()
}

/// Clicks the card, one animal, the other, and the other again; gives back the two questions about animals.
fn click_through(desk: &mut dyn Tabletop, pair: &Pair) -> [String; 2] {
    desk.click(Click::Face { card: pair.card, face: pair.face });
    let screen = desk.screen();
    assert!(matches!(mark(&screen, pair.first), Mark::Legal { .. }), "the first can be chosen");
    let asked_first = screen.prompt.question;
    assert!(!desk.click(Click::Being(pair.first)));
    let screen = desk.screen();
    assert!(matches!(mark(&screen, pair.first), Mark::Actor { .. }), "the first is chosen");
    assert!(matches!(mark(&screen, pair.second), Mark::Legal { .. }), "the second can be chosen: {:?}", screen.prompt);
    assert!(!desk.click(Click::Being(pair.second)), "it is asked about");
    assert!(desk.screen().prompt.refused.is_empty());
    assert!(desk.click(Click::Being(pair.second)), "and confirmed");
    [asked_first, screen.prompt.question]
}

/// Plays games of a family by chance until every wanted pair trait was laid in both orders.
macro_rules! lay_every_pair {
    ($game:ident, $config:expr, $wanted:expr) => {{
        use $game::{Action, Question, State, Trait};
        type Desk = desk::Desk<State>;
        let wanted: BTreeSet<&str> = $wanted.into_iter().collect();
        let mut laid: BTreeSet<&str> = BTreeSet::new();
        for seed in 0..60 {
            let mut desk = Desk::new($config, occupants(), seed, Lang::En).expect("a desk");
            let mut bot = by_name::<State>("random", seed).expect("a bot");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            while desk.stage() != Stage::Over && laid != wanted {
                if let Stage::Bot(seat) = desk.stage() {
                    let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
                    let action = bot.choose(seat, &view, &legal);
                    assert!(desk.act_for(seat, action));
                    continue;
                }
                let legal = desk.legal();
                let develops = desk.decision().is_some_and(|decision| decision.question == Question::Develop);
                for action in legal.iter().filter(|_| develops) {
                    let Action::PlayPair { card, face, first, second } = *action else { continue };
                    if laid.contains(face.id()) {
                        continue;
                    }
                    let directed = face == Trait::Symbiosis;
                    for (one, other) in [(first, second), (second, first)] {
                        let mut copy = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
                        let before = copy.local().expect("a game of this program").table().record().len();
                        let pair =
                            Pair { card: card.into(), face: face.into(), first: one.into(), second: other.into() };
                        let [asked_first, asked_second] = click_through(&mut copy, &pair);
                        let expected = match directed {
                            true => Action::PlayPair { card, face, first: one, second: other },
                            false => *action,
                        };
                        let entry = &copy.local().expect("a game of this program").table().record()[before];
                        let is_it = matches!(entry, table::RecordEntry::Act { action, .. } if *action == expected);
                        assert!(is_it, "{face:?}: {entry:?} is not {expected:?}");
                        assert_eq!(asked_first.contains("guardian"), directed, "{asked_first}");
                        assert_eq!(asked_second.contains("ward"), directed, "{asked_second}");
                    }
                    laid.insert(face.id());
                }
                let animal = legal.iter().find(|action| matches!(action, Action::PlayAnimal { .. }));
                let few = desk.screen().own.is_some_and(|own| own.animals.len() < 3);
                let action = match animal {
                    Some(animal) if few => *animal,
                    _ => legal[below(&mut rng, legal.len() as u32) as usize],
                };
                assert!(desk.act(action));
            }
        }
        assert_eq!(laid, wanted);
    }};
}

fn pairs_of(modules: origin::Modules) -> Vec<&'static str> {
    let seldom =
        |shows: &origin::Trait| *shows != origin::Trait::Recombination || modules == origin::Modules::CONTINENTS;
    origin::Trait::ALL.into_iter().filter(|shows| shows.is_pair()).filter(seldom).map(origin::Trait::id).collect()
}

fn origin_config(modules: origin::Modules) -> origin::Config {
    editions::module_config(modules, 2, origin::Options::default(), None).expect("2 seats")
}

#[test]
fn either_animal_of_a_pair_can_be_picked_first() {
    lay_every_pair!(origin, origin_config(origin::Modules::BASE), pairs_of(origin::Modules::BASE));
}

#[test]
fn either_animal_of_a_pair_can_be_picked_first_in_continents() {
    lay_every_pair!(origin, origin_config(origin::Modules::CONTINENTS), pairs_of(origin::Modules::CONTINENTS));
}

#[test]
fn either_animal_of_a_pair_can_be_picked_first_in_new_world() {
    let config = || editions::new_world_config(2, new_world::Options::default(), None).expect("2 seats");
    let pairs = new_world::Trait::ALL.into_iter().filter(|shows| shows.is_pair()).map(new_world::Trait::id);
    lay_every_pair!(new_world, config(), pairs);
}

#[test]
fn a_second_click_on_the_first_of_a_pair_puts_it_back() {
    let config = origin_config(origin::Modules::BASE);
    for seed in 0..40 {
        let mut desk = desk::Desk::<origin::State>::new(config.clone(), occupants(), seed, Lang::En).expect("a desk");
        let mut bot = by_name::<origin::State>("random", seed).expect("a bot");
        for _ in 0..8 {
            if let Stage::Bot(seat) = desk.stage() {
                let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
                let action = bot.choose(seat, &view, &legal);
                desk.act_for(seat, action);
                continue;
            }
            let legal = desk.legal();
            let pair = legal.iter().find(|action| matches!(action, origin::Action::PlayPair { .. }));
            if let Some(origin::Action::PlayPair { card, face, first, .. }) = pair.copied() {
                desk.click(Click::Face { card: card.into(), face: face.into() });
                let before = desk.screen();
                desk.click(Click::Being(first.into()));
                assert_ne!(desk.screen(), before);
                desk.click(Click::Being(first.into()));
                assert_eq!(desk.screen(), before);
                return;
            }
            let animal = legal.iter().find(|action| matches!(action, origin::Action::PlayAnimal { .. }));
            desk.act(*animal.unwrap_or(&legal[0]));
        }
    }
    panic!("no pair card came up");
}
