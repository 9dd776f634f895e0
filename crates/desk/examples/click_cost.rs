//! What a click and a question to a bot cost early and late in a long game: eight players on Continents.
//!
//! `cargo run --release -p desk --example click_cost`

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::time::{Duration, Instant};

use desk::thinking::{Ask, Mind};
use desk::{Click, Stage, Tabletop};
use locale::Lang;
use origin::{Modules, Options, State};
use table::Occupant;

type Desk = desk::Desk<State>;

/// How often each thing is done.
const TIMES: u32 = 200;

fn main() {
    let config = editions::module_config(Modules::CONTINENTS, 8, Options::default(), None).expect("eight can play");
    let bot = |seat: u8| Occupant::Bot { name: format!("Bot {seat}"), plays: "greedy".to_owned() };
    let mut occupants = vec![Occupant::Person { name: "Ada".to_owned() }];
    occupants.extend((1..8).map(bot));
    let mut desk = Desk::new(config, occupants, 5, Lang::En).expect("a desk");
    let mut player = bots::by_name::<State>("greedy", 5).expect("a bot");
    let mut measured = [false; 2];
    println!("{:<12}{:>9}{:>16}{:>16}{:>16}{:>16}", "", "entries", "click", "move", "undo", "question");
    while let Stage::Yours(seat) | Stage::Bot(seat) = desk.stage() {
        let round = [desk.view().round == 2, desk.view().last_round].iter().position(|is| *is);
        if let (Some(round), Stage::Yours(_)) = (round, desk.stage())
            && !measured[round]
        {
            measured[round] = true;
            measure(&mut desk, ["round 2", "last round"][round]);
        }
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        let action = player.choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action), "a bot plays by the rules");
    }
}

/// What the page does: it draws after every click, and keeps the game and tells the worker when it has gone on.
fn measure(desk: &mut Desk, when: &str) {
    let entries = desk.revision().map_or(0, |(entries, _)| entries);
    let click = timed(|| {
        desk.click(Click::Bank);
        drop(desk.screen());
    });
    let legal = desk.legal();
    let (mut goes_on, mut undo) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..TIMES {
        let begin = Instant::now();
        assert!(desk.act(legal[0]));
        drop((desk.screen(), desk.save()));
        goes_on += begin.elapsed() / TIMES;
        let begin = Instant::now();
        desk.undo().expect("a casual table");
        drop((desk.screen(), desk.save()));
        undo += begin.elapsed() / TIMES;
    }
    let mut mind = Mind::default();
    let seat = desk.asked_seats().iter().next().expect("somebody is asked");
    let ask = |told: &_| Ask::Move { bot: "random", seat, seed: 1, game: 1, told }.text();
    let told = desk.tell(None).expect("a local table");
    mind.answer(&ask(&told)).expect("a move");
    let question = timed(|| {
        let more = desk.tell(Some(told.known)).expect("a local table");
        mind.answer(&ask(&more)).expect("a move");
    });
    println!("{when:<12}{entries:>9}{click:>16.1?}{goes_on:>16.1?}{undo:>16.1?}{question:>16.1?}");
}

fn timed(mut what: impl FnMut()) -> Duration {
    let begin = Instant::now();
    (0..TIMES).for_each(|_| what());
    begin.elapsed() / TIMES
}
