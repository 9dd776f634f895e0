//! Games in the middle of something, found by playing them here: in the browser that would take minutes.

use bots::by_name;
use desk::{Desk, Saved, Stage};
use locale::Lang;
use origin::{Options, Question, State};
use serde_json::json;
use table::Occupant;

use crate::page::Page;

/// A game of three in which the person is attacked and has more than one defence to choose from.
pub fn person_defends() -> Saved {
    (1..2000).find_map(attacked).expect("in one of so many games a person has a choice of defences")
}

fn attacked(seed: u64) -> Option<Saved> {
    let config = editions::origin_config(3, Options::default(), None).expect("three can play");
    let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
    let occupants = vec![Occupant::Person { name: "Ada".to_owned() }, bot("Marta"), bot("Ilya")];
    let mut desk = Desk::new(config, occupants, seed, Lang::En).expect("a desk");
    let mut player = by_name::<State>("greedy", seed).expect("a bot");
    loop {
        let (Stage::Yours(seat) | Stage::Bot(seat)) = desk.stage() else { return None };
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        let defends = matches!(desk.decision()?.question, Question::Defend { .. });
        if defends && matches!(desk.stage(), Stage::Yours(_)) && desk.screen().prompt.choices.len() > 1 {
            return Some(desk.save());
        }
        let action = player.choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action), "a bot plays by the rules");
    }
}

/// Opens the table with this game, as if it had been played in this browser.
pub async fn open(page: &Page, saved: &Saved) {
    page.go("").await;
    page.wait_for("#play-now").await;
    let game = json!({ "record": saved.record, "seats": saved.seats, "seed": saved.seed.to_string() });
    let keep =
        "for (const [name, value] of Object.entries(arguments[0])) localStorage.setItem('pangea.game.' + name, value);";
    page.call(keep, vec![game]).await;
    page.go("#/play").await;
    page.reload().await;
    page.wait_for(".table .prompt").await;
}
