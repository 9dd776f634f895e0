//! Games in the middle of something, found by playing them here: in the browser that would take minutes.

use std::sync::OnceLock;

use bots::{Bot, by_name};
use desk::origin::analysis::{Board, Edit, PlayOn};
use desk::{Saved, Stage, Tabletop};
use game::Seat;
use locale::Lang;
use origin::{Action, AnimalId, Location, Modules, Options, Question, State, Trait};
use serde_json::{Value, json};
use table::Occupant;

use crate::page::Page;

type Desk = desk::Desk<State>;

/// A game of four, some rounds in: the person feeds, and everybody has animals.
pub fn person_feeds() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    FOUND.get_or_init(|| find(4, 1, |desk| asks(desk, Question::Feed) && animals(desk) > 10)).clone()
}

/// A game of eight in the fourth round: much to draw at every move.
pub fn eight_feed() -> Saved {
    find(8, 1, |desk| asks(desk, Question::Feed) && desk.view().round == 4)
}

/// A game of three in which an animal of the person can attack several others.
pub fn person_hunts() -> Saved {
    let prey = |desk: &Desk| desk.legal().iter().filter(|action| matches!(action, Action::Attack { .. })).count();
    static FOUND: OnceLock<Saved> = OnceLock::new();
    FOUND.get_or_init(|| find(3, 1, |desk| asks(desk, Question::Feed) && prey(desk) > 2)).clone()
}

/// A game of three in which the person is attacked and has more than one defence to choose from.
pub fn person_defends() -> Saved {
    let defends = |desk: &Desk| {
        let asked = desk.decision().is_some_and(|asked| matches!(asked.question, Question::Defend { .. }));
        asked && matches!(desk.stage(), Stage::Yours(_)) && desk.screen().prompt.choices.len() > 1
    };
    static FOUND: OnceLock<Saved> = OnceLock::new();
    FOUND.get_or_init(|| find(3, 1, defends)).clone()
}

/// A game of three in its second round: the person has animals and several cards to play.
pub fn person_develops() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::Develop) && desk.view().round == 2 && desk.view().moment.lap == 1;
    FOUND.get_or_init(|| find(3, 1, ready)).clone()
}

/// Two people and a bot at one screen, in the second round; one of them is asked.
pub fn two_people() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::Develop) && desk.view().round == 2 && desk.view().moment.lap == 2;
    FOUND.get_or_init(|| find(3, 2, ready)).clone()
}

/// A game that is over.
pub fn finished(seats: u8) -> Saved {
    let mut desk = deal(seats, 1, 5);
    let mut player = by_name::<State>("greedy", 5).expect("a bot");
    while play_on(&mut desk, player.as_mut()) {}
    desk.save().expect("a game of this program")
}

fn asks(desk: &Desk, question: Question) -> bool {
    matches!(desk.stage(), Stage::Yours(_)) && desk.decision().is_some_and(|asked| asked.question == question)
}

fn animals(desk: &Desk) -> usize {
    Seat::all(desk.view().seats).map(|seat| desk.view().row(seat).count()).sum()
}

/// Continents: a game of four, some rounds in; the person feeds and can send an animal elsewhere.
pub fn person_migrates() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let can = |desk: &Desk| desk.legal().iter().any(|action| matches!(action, Action::Migrate { .. }));
    let ready = |desk: &Desk| asks(desk, Question::Feed) && desk.view().round == 4 && can(desk);
    FOUND.get_or_init(|| find_in(Modules::CONTINENTS, 4, 1, ready)).clone()
}

/// Continents: Marta migrates, an animal of Ilya follows, and the person is asked about an own one with a partner.
pub fn person_may_follow() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    FOUND.get_or_init(build_journey).clone()
}

fn build_journey() -> Saved {
    let [you, marta, ilya] = [0, 1, 2].map(Seat::wrapping);
    let mut board = Board::empty(3);
    let edits = [
        Edit::Modules(Modules::CONTINENTS),
        Edit::AddAnimal(you),
        Edit::AddTrait(AnimalId(0), Trait::Phoresy),
        Edit::AddAnimal(you),
        Edit::AddTrait(AnimalId(1), Trait::Camouflage),
        Edit::Link(Trait::Cooperation, AnimalId(0), AnimalId(1)),
        Edit::AddAnimal(marta),
        Edit::AddTrait(AnimalId(2), Trait::Migration),
        Edit::AddAnimal(ilya),
        Edit::AddTrait(AnimalId(3), Trait::Phoresy),
        Edit::AddAnimal(ilya),
        Edit::AddTrait(AnimalId(4), Trait::Carnivorous),
        Edit::Move(AnimalId(4), Location::GONDWANA),
        Edit::Bank(Location::LAURASIA, 3),
        Edit::Bank(Location::GONDWANA, 6),
        Edit::Bank(Location::OCEAN, 5),
    ];
    for edit in edits {
        board.edit(edit).expect("it can stand on a table");
    }
    let players = ["Ada", "Marta", "Ilya"].map(str::to_owned).to_vec();
    let saved = board.play_on(&PlayOn { you, players, bot: "greedy".to_owned(), seed: 3 }).expect("a game");
    let mut desk = Desk::resume(&saved, Lang::En).expect("it begins");
    let begin = |desk: &mut Desk, seat, action| assert!(desk.act_for(seat, action), "{action:?} is legal");
    begin(&mut desk, you, Action::Pass);
    begin(&mut desk, marta, Action::Migrate { animal: AnimalId(2), to: Location::GONDWANA });
    begin(&mut desk, ilya, Action::Follow { animal: AnimalId(3), migrant: AnimalId(2) });
    desk.save().expect("a game of this program")
}

/// Continents: a card was picked in the third round, for a new animal.
pub fn person_settles() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::Develop) && desk.view().round == 3;
    FOUND.get_or_init(|| find_in(Modules::CONTINENTS, 4, 1, ready)).clone()
}

/// Continents with eight players, in the fourth round.
pub fn eight_on_continents() -> Saved {
    static FOUND: OnceLock<Saved> = OnceLock::new();
    let ready = |desk: &Desk| asks(desk, Question::Feed) && desk.view().round == 4;
    FOUND.get_or_init(|| find_in(Modules::CONTINENTS, 8, 1, ready)).clone()
}

/// The first game, by its seed, that comes to what is looked for.
fn find(seats: u8, people: usize, is_it: impl Fn(&Desk) -> bool) -> Saved {
    find_in(Modules::BASE, seats, people, is_it)
}

fn find_in(modules: Modules, seats: u8, people: usize, is_it: impl Fn(&Desk) -> bool) -> Saved {
    let played = |seed| {
        let mut desk = deal_in(modules, seats, people, seed);
        let mut player = by_name::<State>("greedy", seed).expect("a bot");
        while !is_it(&desk) {
            let journey = restless(&desk).filter(|_| modules.is_divided());
            let went_on = match journey {
                Some((seat, action)) => desk.act_for(seat, action),
                None => play_on(&mut desk, player.as_mut()),
            };
            if !went_on {
                return None;
            }
        }
        Some(desk.save().expect("a game of this program"))
    };
    (1..4000).find_map(played).expect("one of so many games comes to it")
}

/// Bots seldom travel: here whoever can follow does, and every other migration that is possible happens.
fn restless(desk: &Desk) -> Option<(Seat, Action)> {
    let (Stage::Yours(seat) | Stage::Bot(seat)) = desk.stage() else { return None };
    let (view, legal) = desk.bot_prompt(seat)?;
    let follow = legal.iter().find(|action| matches!(action, Action::Follow { .. }));
    let migrate = legal.iter().find(|action| matches!(action, Action::Migrate { .. }));
    let action = follow.or(migrate.filter(|_| view.animals_so_far % 2 == 0))?;
    Some((seat, *action))
}

fn deal(seats: u8, people: usize, seed: u64) -> Desk {
    deal_in(Modules::BASE, seats, people, seed)
}

fn deal_in(modules: Modules, seats: u8, people: usize, seed: u64) -> Desk {
    let config = editions::module_config(modules, seats, Options::default(), None).expect("so many can play");
    let person = |name: &&str| Occupant::Person { name: (*name).to_owned() };
    let bot = |name: &&str| Occupant::Bot { name: (*name).to_owned(), plays: "greedy".to_owned() };
    let bots = ["Marta", "Ilya", "Wallace", "Zofia", "Karel", "Nadia", "Hugo"];
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

/// The animal of the person that can attack, in a game of [`person_hunts`].
pub fn hunter(saved: &Saved) -> u8 {
    let desk = Desk::resume(saved, Lang::En).expect("it was played");
    let attacker = desk.legal().into_iter().find_map(|action| match action {
        Action::Attack { attacker, .. } => Some(attacker.0),
        _ => None,
    });
    attacker.expect("somebody can attack")
}

/// The animal of the person that can migrate, in a game of [`person_migrates`].
pub fn migrant(saved: &Saved) -> u8 {
    let desk = Desk::resume(saved, Lang::En).expect("it was played");
    let migrant = desk.legal().into_iter().find_map(|action| match action {
        Action::Migrate { animal, .. } => Some(animal.0),
        _ => None,
    });
    migrant.expect("somebody can migrate")
}

/// The position of [`person_hunts`], as an address of the analysis board carries it.
pub fn position() -> String {
    let desk = Desk::resume(&person_hunts(), Lang::En).expect("it was played");
    Board::from_view(desk.view()).to_link()
}

/// Opens the table with this game, as if it had been played in this browser.
pub async fn open(page: &Page, saved: &Saved) {
    page.load_at("#/play", as_kept(saved)).await;
    page.wait_for("#question, #hand-over").await;
}

/// Loads the page with this game kept, whatever the browser kept before.
pub async fn keep(page: &Page, saved: &Saved) {
    page.load_with(as_kept(saved)).await;
}

/// A game as the page keeps it.
pub fn as_kept(saved: &Saved) -> Value {
    json!({ "pangea.game.record": saved.record })
}

/// The game that the browser keeps, if it keeps one.
pub async fn kept(page: &Page) -> Option<Saved> {
    let record = page.text("localStorage.getItem('pangea.game.record') ?? ''").await;
    (!record.is_empty()).then_some(Saved { record })
}
