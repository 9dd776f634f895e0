//! Games of Evolution and Natural Selection in the middle of something, found by playing them here.

use std::sync::OnceLock;

use bots::{Bot, by_name};
use desk::{Saved, Stage};
use editions::northstar::config;
use locale::Lang;
use northstar::{Action, Options, Preset, Question, State};
use table::Occupant;

/// A table with species boards.
pub type Desk = desk::Desk<State>;

/// A game of four in its third round: the person chooses a food card.
pub fn person_lays() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::ChooseFoodCard) && desk.view().round == 3;
    FOUND.get_or_init(|| find(Preset::Evolution, 4, 1, ready)).clone()
}

/// The same a little later: the person plays cards and has two species.
pub fn person_plays() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::Play) && desk.view().round == 3 && rows(desk) > 6;
    FOUND.get_or_init(|| find(Preset::Evolution, 4, 1, ready)).clone()
}

/// Six players, quick play: the person has planned something that nobody sees yet.
pub fn person_plans() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let planned = |desk: &Desk| desk.view().own.as_ref().is_some_and(|own| own.sealed.len() > 1);
    FOUND
        .get_or_init(|| find(Preset::NaturalSelection, 6, 1, |desk| asks(desk, Question::Play) && planned(desk)))
        .clone()
}

/// A game of four in which the only species of the person that can eat is a carnivore with several prey.
pub fn person_hunts() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let hunts = |desk: &Desk| {
        let legal = desk.legal();
        let attacks = legal.iter().filter(|action| matches!(action, Action::Attack { .. })).count();
        asks(desk, Question::Feed) && attacks > 2 && attacks == legal.len()
    };
    FOUND.get_or_init(|| find(Preset::Evolution, 4, 1, hunts)).clone()
}

/// Two people and a bot at one screen in the second round; one of them is asked for a food card.
pub fn two_people() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::ChooseFoodCard) && desk.view().round == 2;
    FOUND.get_or_init(|| find(Preset::Evolution, 3, 2, ready)).clone()
}

/// A game that is over.
pub fn finished(seats: u8) -> Saved {
    let mut desk = deal(Preset::Evolution, seats, 1, 5);
    let mut player = by_name::<State>("greedy", 5).expect("a bot");
    while play_on(&mut desk, player.as_mut()) {}
    desk.save().expect("a game of this program")
}

fn asks(desk: &Desk, question: Question) -> bool {
    matches!(desk.stage(), Stage::Yours(_)) && desk.decision().is_some_and(|asked| asked.question == question)
}

fn rows(desk: &Desk) -> usize {
    desk.view().everybody().count()
}

/// The first game, by its seed, that comes to what is looked for.
fn find(preset: Preset, seats: u8, people: usize, is_it: impl Fn(&Desk) -> bool) -> Saved {
    let played = |seed| {
        let mut desk = deal(preset, seats, people, seed);
        let mut player = by_name::<State>("random", seed).expect("a bot");
        while !is_it(&desk) {
            if !play_on(&mut desk, player.as_mut()) {
                return None;
            }
        }
        Some(desk.save().expect("a game of this program"))
    };
    (1..4000).find_map(played).expect("one of so many games comes to it")
}

fn deal(preset: Preset, seats: u8, people: usize, seed: u64) -> Desk {
    let config = config(preset, seats, Options::printed(preset, seats), None).expect("so many can play");
    let person = |name: &&str| Occupant::Person { name: (*name).to_owned() };
    let bot = |name: &&str| Occupant::Bot { name: (*name).to_owned(), plays: "greedy".to_owned() };
    let bots = ["Marta", "Ilya", "Wallace", "Zofia", "Karel"];
    let people = ["Ada", "Bob"].iter().take(people).map(person);
    let occupants = people.chain(bots.iter().map(bot)).take(usize::from(seats)).collect();
    Desk::new(config, occupants, seed, Lang::En).expect("a desk")
}

/// One decision, whoever is asked, by a bot. Tells whether there was one to make.
fn play_on(desk: &mut Desk, player: &mut dyn Bot<State>) -> bool {
    if matches!(desk.stage(), Stage::HandOver(_)) {
        desk.hand_over();
    }
    let (Stage::Yours(seat) | Stage::Bot(seat)) = desk.stage() else { return false };
    let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
    let action = player.choose(seat, &view, &legal);
    assert!(desk.act_for(seat, action), "a bot plays by the rules");
    true
}
