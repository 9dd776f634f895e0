//! Decisions from games of two bots, as the page asks its worker about them.

use bots::by_name;
use desk::family::Family;
use desk::{Desk, Stage};
use editions::Edition;
use game::Seat;
use locale::Lang;
use table::Occupant;

/// A decision of a game: who is asked, and the record so far.
pub struct Asked {
    /// Whose choice it is.
    pub seat: Seat,
    /// The record.
    pub record: String,
}

/// Every so manieth decision of a game of two, with more than one thing to do.
pub fn of(edition: Edition, every: usize) -> Vec<Asked> {
    let seats = 2;
    if let Some(world) = edition.modules() {
        let config = editions::module_config(world, seats, origin::Options::default(), None);
        return along::<origin::State>(config.expect("two can play"), every);
    }
    if let Some(preset) = editions::northstar::preset(edition) {
        let options = northstar::Options::printed(preset, seats);
        let config = editions::northstar::config(preset, seats, options, None);
        return along::<northstar::State>(config.expect("two can play"), every);
    }
    let config = editions::new_world_config(seats, new_world::Options::default(), None);
    along::<new_world::State>(config.expect("two can play"), every)
}

fn along<F: Family>(config: F::Config, every: usize) -> Vec<Asked> {
    let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "forager".to_owned() };
    let mut desk = Desk::<F>::new(config, vec![bot("Ada"), bot("Bob")], 7, Lang::En).expect("a desk");
    let mut players = [1, 2].map(|seed| by_name::<F>("forager", seed).expect("a bot"));
    let (mut asked, mut choices) = (Vec::new(), 0);
    while let Stage::Bot(seat) = desk.stage() {
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        if legal.len() > 1 {
            choices += 1;
            if choices % every == 0 {
                asked.push(Asked { seat, record: desk.save().expect("a game of this program").record });
            }
        }
        let action = players[seat.index()].choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action), "a bot plays by the rules");
    }
    asked
}
