//! Whole games in every edition over lines that lose, double, delay and reorder.

use std::env;

use editions::Edition;
use notation::record::{self, Family};
use protocol::Phase;

use crate::world::{Weather, World, rules};

/// Steps after which a game is over.
const LONGEST: usize = 60_000;

/// Reads a record, replays it and recomputes its dice; returns how many words went into them.
pub fn verified(edition: Edition, text: &str) -> usize {
    fn of<F: Family>(text: &str) -> usize {
        let verified = record::verify::<F>("game", text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
        assert!(verified.is_over());
        let dice = verified.dice.expect("a fair deal");
        dice.unwrap_or_else(|problem| panic!("{problem}\n{text}")).words
    }
    match edition {
        Edition::Origin | Edition::Continents => of::<notation::origin::Origin>(text),
        Edition::Evolution | Edition::NaturalSelection => of::<notation::northstar::Boards>(text),
        Edition::NewWorld => of::<notation::new_world::World>(text),
    }
}

fn a_whole_game(edition: Edition, seats: u8, people: u8, seed: u64) {
    let mut world = World::new(seed, rules(edition.id(), seats), people, Weather::LOSSY);
    assert!(world.play(LONGEST), "{edition}, {seats} seats, {people} people: {:?}", world.room.phase());
    world.calm_down();
    world.check(true);
    let person = world.clients[0].person;
    let text = world.room.record(person).expect("the game is over");
    // Words that came too late over such lines are left out.
    assert!(verified(edition, &text) <= usize::from(people));
    assert!(world.clients.iter().all(|client| client.phase() == Some(Phase::Over)));
}

#[test]
fn whole_games_of_every_edition_end_with_a_record_that_replays() {
    for edition in Edition::ALL {
        let all = env::var_os("PANGEA_ALL").is_some();
        let (fewest, most) = (*edition.seats().start(), *edition.seats().end());
        for seats in edition.seats().filter(|seats| all || [fewest, 3, most].contains(seats)) {
            let people = 2 + seats % 3;
            a_whole_game(edition, seats, people.min(seats), u64::from(seats));
        }
    }
}

#[test]
fn bots_think_about_what_they_see_and_their_words_are_actions() {
    for (edition, seed) in [(Edition::Origin, 1), (Edition::Evolution, 2), (Edition::NewWorld, 3)] {
        let mut world = World::new(seed, rules(edition.id(), 2), 1, Weather::FINE);
        world.bots_think = true;
        // A bot that is asked again by itself, after three seconds, has said something that is no action.
        for _ in 0..300 {
            world.live();
        }
        let by_bots = world.journal.iter().filter(|entry| entry.body.contains("\"bot\":\"hatchling\"")).count();
        assert!(by_bots > 3, "{edition}: {by_bots}");
        assert_eq!(world.misunderstood, 0, "{edition}");
    }
}
