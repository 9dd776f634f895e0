//! Whole games at a table: prompts, automatic answers, hand limits decided together, views of all viewers, replay.

use game::{Seat, Viewer, below};
use new_world::{Options, State, Variant};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Automatic, Millis, Occupant, Setup, Table, UndoPolicy, Waiting};

const NOW: Millis = Millis(0);

fn setup(seats: u8, variant: Variant, seed: u64) -> Setup<new_world::Config> {
    let options = Options { variant, ..Options::default() };
    let bot = |number: u8| Occupant::Bot { name: format!("B{number}"), plays: "random".to_owned() };
    Setup {
        config: editions::new_world_config(seats, options, None).expect("2 to 4 seats"),
        occupants: (1..=seats).map(bot).collect(),
        seed,
        undo: UndoPolicy::Strict,
        automatic: Automatic::default(),
        clocks: None,
    }
}

#[test]
fn games_are_played_at_a_table_and_replayed() {
    let mut discards = 0;
    for seed in 0..30 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = 2 + (seed % 3) as u8;
        let variant = [Variant::Standard, Variant::RandomMutations, Variant::Disaster][(seed / 3 % 3) as usize];
        let mut table: Table<State> = Table::new(setup(seats, variant, seed)).expect("players for every seat");
        table.start(NOW);
        let mut together = 0;
        while !table.is_over() {
            let asked = table.next_bot().expect("a bot is asked");
            let prompt = table.prompt(asked).expect("it has a prompt");
            assert!(prompt.legal.len() > 1, "{:?} leaves no choice", prompt.decision);
            together += u32::from(matches!(prompt.decision.question, new_world::Question::DiscardDown));
            let action = prompt.legal[below(&mut rng, prompt.legal.len() as u32) as usize];
            table.act(asked, action, NOW).expect("legal");
        }
        discards += together;
        let replayed: Table<State> = Table::replay(setup(seats, variant, 0), table.record()).expect("the same game");
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            assert_eq!(replayed.view(viewer), table.view(viewer));
        }
        assert_eq!(replayed.standings(), table.standings());
    }
    assert!(discards > 0, "the hand limit is met");
}

#[test]
fn an_action_is_taken_back_until_something_hidden_appears() {
    // NW-ROW-2, NW-VAR-RM-4
    let mut config = setup(2, Variant::RandomMutations, 7);
    config.occupants = (1..=2).map(|number| Occupant::Person { name: format!("P{number}") }).collect();
    let mut table: Table<State> = Table::new(config).expect("two players");
    table.start(NOW);
    let mut seats = Vec::new();
    for _ in 0..2 {
        let Some(seat) = (match table.waiting() {
            Waiting::Decision { asked, .. } => asked.iter().next(),
            _ => None,
        }) else {
            panic!("somebody is asked")
        };
        seats.push(seat);
        table.act(seat, new_world::Action::AnnounceAnimal, NOW).expect("legal");
    }
    let on = table.view(Viewer::Spectator).rows[seats[0]][0];
    table.act(seats[0], new_world::Action::AnnounceTrait { on }, NOW).expect("legal");
    assert!(table.undo(seats[0], NOW).is_err(), "the card was seen");
}
