//! The table from outside: what terminal, browser and server see of it.

mod back;
mod clients;
mod clocks;
mod fair;
mod games;
mod numbers;
mod open;
mod replays;
mod showdown;
mod together;
mod undo;

use game::{Game, Seat, SeatSet, Viewer, below};
use origin::{Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Automatic, Millis, Occupant, Setup, Table, UndoPolicy, Waiting};

/// The time of tests in which time does not matter.
const NOON: Millis = Millis(0);

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.to_owned() }
}

fn bot(name: &str) -> Occupant {
    Occupant::Bot { name: name.to_owned(), plays: "random".to_owned() }
}

/// A table of persons.
fn setup(seats: u8, seed: u64) -> Setup<origin::Config> {
    let config = editions::origin_config(seats, Options::default(), None).expect("2 to 8 seats");
    let occupants = (1..=seats).map(|number| person(&format!("Player {number}"))).collect();
    Setup { config, occupants, seed, undo: UndoPolicy::Strict, automatic: Automatic::default(), clocks: None }
}

fn table(seats: u8, seed: u64) -> Table<State> {
    let mut table = Table::new(setup(seats, seed)).expect("as many players as seats");
    table.start(NOON);
    table
}

/// Who is asked now.
fn asked<G: Game>(table: &Table<G>) -> SeatSet {
    match table.waiting() {
        Waiting::Decision { asked, .. } => asked,
        Waiting::Start | Waiting::Over => SeatSet::EMPTY,
    }
}

/// Chooses at random among what is legal for somebody who is asked.
struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[below(&mut self.0, list.len() as u32) as usize]
    }

    fn choose<G: Game>(&mut self, table: &Table<G>) -> Option<(Seat, G::Action)> {
        let asked: Vec<Seat> = asked(table).iter().collect();
        let seat = if asked.is_empty() { return None } else { self.pick(&asked) };
        let prompt = table.prompt(seat)?;
        Some((seat, self.pick(&prompt.legal)))
    }

    /// One decision of somebody; false when nobody is asked.
    fn act<G: Game>(&mut self, table: &mut Table<G>) -> bool {
        let Some((seat, action)) = self.choose(table) else { return false };
        table.act(seat, action, NOON).expect("what the prompt offers is legal");
        true
    }
}

/// Everybody who can look at a table.
fn viewers<G: Game>(table: &Table<G>) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The table as everybody sees it.
fn all_views<G: Game>(table: &Table<G>) -> Vec<<G as Game>::View> {
    viewers(table).map(|viewer| table.view(viewer)).collect()
}
