//! Games of New World in the middle of something, found by playing them here.

use std::sync::OnceLock;

use bots::by_name;
use desk::{Saved, Stage};
use game::below;
use locale::Lang;
use new_world::{Action, Options, Question, State, Variant};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::Occupant;

type Desk = desk::Desk<State>;

/// A game of three in the third epoch: the person feeds.
pub fn person_feeds() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let can = |desk: &Desk| desk.legal().iter().filter(|action| matches!(action, Action::Feed { .. })).count();
    let ready = |desk: &Desk| asks(desk, |asked| asked == Question::Feed) && desk.view().epoch == 3 && can(desk) > 3;
    FOUND.get_or_init(|| find(Variant::Standard, ready)).clone()
}

/// The animal of the person that has the most places to eat, in a game of [`person_feeds`].
pub fn eater(saved: &Saved) -> u8 {
    let desk = Desk::resume(saved, Lang::En).expect("it was played");
    let mut eaters: Vec<u8> = desk
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            Action::Feed { animal, .. } => Some(animal.0),
            _ => None,
        })
        .collect();
    eaters.sort_unstable();
    let count = |eater: &u8| eaters.iter().filter(|other| *other == eater).count();
    eaters.iter().copied().max_by_key(count).expect("somebody can eat")
}

/// A game in which the person is attacked and chooses a reaction.
pub fn person_reacts() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let reacts = |desk: &Desk| asks(desk, |asked| matches!(asked, Question::React { .. })) && desk.legal().len() > 1;
    FOUND.get_or_init(|| find(Variant::Standard, reacts)).clone()
}

/// A game with gene pools in which a card lies open.
pub fn card_lies_open() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let open = |desk: &Desk| asks(desk, |asked| matches!(asked, Question::PlaceRevealed { .. }));
    FOUND.get_or_init(|| find(Variant::RandomMutations, open)).clone()
}

/// A game with a row of at least three own animals, in development.
pub fn person_orders() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready =
        |desk: &Desk| asks(desk, |asked| asked == Question::Develop) && desk.view().rows[game::Seat::FIRST].len() > 2;
    FOUND.get_or_init(|| find(Variant::Standard, ready)).clone()
}

/// A game that is over.
pub fn finished() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    FOUND.get_or_init(|| find(Variant::Disaster, |desk| desk.stage() == Stage::Over)).clone()
}

fn asks(desk: &Desk, wanted: impl Fn(Question) -> bool) -> bool {
    matches!(desk.stage(), Stage::Yours(_)) && desk.decision().is_some_and(|asked| wanted(asked.question))
}

/// The first game, by its seed, that comes to what is looked for. Now and then somebody does something else than the bot
/// would, so that everything happens.
fn find(variant: Variant, is_it: impl Fn(&Desk) -> bool) -> Saved {
    let played = |seed: u64| {
        let options = Options { variant, ..Options::default() };
        let config = editions::new_world_config(3, options, None).expect("three can play");
        let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
        let occupants = vec![Occupant::Person { name: "Ada".to_owned() }, bot("Marta"), bot("Ilya")];
        let mut desk = Desk::new(config, occupants, seed, Lang::En).expect("a desk");
        let mut player = by_name::<State>("greedy", seed).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while !is_it(&desk) {
            let (Stage::Yours(seat) | Stage::Bot(seat)) = desk.stage() else { return None };
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            let action = match below(&mut rng, 3) {
                0 => legal[below(&mut rng, legal.len() as u32) as usize],
                _ => player.choose(seat, &view, &legal),
            };
            assert!(desk.act_for(seat, action), "a bot plays by the rules");
        }
        Some(desk.save().expect("a game of this program"))
    };
    (1..4000).find_map(played).expect("one of so many games comes to it")
}
