//! Few clicks, and none that leads nowhere: a choice is put back before a move is taken back, what has been done is not
//! cancelled, what comes to the same is not asked.

use bots::by_name;
use desk::origin::analysis::{Board, Edit, PlayOn};
use desk::screen::{AnimalScreen, Being, Place};
use desk::{Click, Stage, Tabletop, Verb};
use game::{Seat, below};
use locale::Lang;
use origin::{AnimalId, Location, Trait};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::Occupant;

type Origin = desk::Desk<origin::State>;
type NewWorld = desk::Desk<new_world::State>;

fn occupants() -> Vec<Occupant> {
    let bot = Occupant::Bot { name: "Bot".to_owned(), plays: "random".to_owned() };
    vec![Occupant::Person { name: "Person".to_owned() }, bot]
}

fn new_world(seed: u64) -> NewWorld {
    let config = editions::new_world_config(2, new_world::Options::default(), None).expect("2 seats");
    NewWorld::new(config, occupants(), seed, Lang::En).expect("a desk")
}

fn let_bots_move<F: desk::family::Family>(desk: &mut desk::Desk<F>, seed: u64) {
    let mut bot = by_name::<F>("random", seed).expect("a bot");
    while let Stage::Bot(seat) = desk.stage() {
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        let action = bot.choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action));
    }
}

#[test]
fn undo_puts_a_choice_back_before_it_takes_a_move_back() {
    let config = editions::module_config(origin::Modules::BASE, 2, origin::Options::default(), None).expect("2 seats");
    let mut desk = Origin::new(config, occupants(), 3, Lang::En).expect("a desk");
    let_bots_move(&mut desk, 1);
    let first =
        *desk.legal().iter().find(|action| matches!(action, origin::Action::PlayAnimal { .. })).expect("a card");
    assert!(desk.act(first));
    let_bots_move(&mut desk, 1);
    let before = desk.screen();
    let card = &before.hand[0];
    desk.click(Click::Face { card: card.card, face: card.faces[0].shows });
    desk.click(Click::AsAnimal);
    let asked = desk.screen();
    assert!(asked.can_undo && asked != before);
    let record = desk.save().expect("a game of this program").record;
    let mut steps = 0;
    while desk.screen().prompt != before.prompt {
        desk.undo().expect("a choice can be put back");
        steps += 1;
        assert!(steps < 5);
    }
    assert_eq!(desk.save().expect("a game of this program").record, record, "the move before is still there");
    assert_eq!(desk.screen().hand, before.hand);
    desk.undo().expect("now the move");
    assert_ne!(desk.save().expect("a game of this program").record, record);
}

/// A New World desk at which the person develops and has this many animals.
fn with_animals(count: usize) -> NewWorld {
    let mut desk = new_world(1);
    loop {
        let_bots_move(&mut desk, 1);
        let legal = desk.legal();
        let develops = desk.decision().is_some_and(|decision| decision.question == new_world::Question::Develop);
        if develops && desk.view().rows[Seat::FIRST].len() >= count {
            return desk;
        }
        let animal = legal.iter().find(|action| matches!(action, new_world::Action::PlayAnimal { .. }));
        assert!(desk.act(*animal.unwrap_or(&legal[0])));
    }
}

#[test]
fn an_order_that_was_changed_is_done_not_cancelled() {
    let mut desk = with_animals(3);
    let row = desk.view().rows[Seat::FIRST].clone();
    let labels = |desk: &NewWorld| -> Vec<String> {
        desk.screen().prompt.buttons.into_iter().map(|button| button.label).collect()
    };
    desk.click(Click::Being(Being(row[0].0)));
    assert!(labels(&desk).contains(&"Cancel".to_owned()), "nothing has been done yet");
    assert!(desk.click(Click::Verb(Verb::Right)));
    let said = labels(&desk);
    assert!(said.contains(&"Done".to_owned()) && !said.contains(&"Cancel".to_owned()), "{said:?}");
    let changed = desk.view().rows[Seat::FIRST].clone();
    // Undo takes the change back, since nothing else is under way.
    desk.undo().expect("it can be taken back");
    assert_eq!(desk.view().rows[Seat::FIRST], row);
    desk.click(Click::Being(Being(row[0].0)));
    desk.click(Click::Verb(Verb::Right));
    assert!(!desk.click(Click::Confirm), "the button of Enter");
    assert_eq!(desk.view().rows[Seat::FIRST], changed);
    assert!(!labels(&desk).contains(&"Done".to_owned()));
}

/// The person has three animals, two pair cards at the first, and this much food in the bank.
fn two_partners(bank: i8) -> Origin {
    let you = Seat::FIRST;
    let mut board = Board::empty(2);
    let edits = [
        Edit::AddAnimal(you),
        Edit::AddAnimal(you),
        Edit::AddAnimal(you),
        Edit::AddAnimal(Seat::wrapping(1)),
        Edit::Link(Trait::Communication, AnimalId(0), AnimalId(1)),
        Edit::Link(Trait::Communication, AnimalId(0), AnimalId(2)),
        Edit::Bank(Location::default(), bank),
    ];
    for edit in edits {
        board.edit(edit).expect("it can stand on a table");
    }
    let players = vec!["Ada".to_owned(), "Marta".to_owned()];
    let saved = board.play_on(&PlayOn { you, players, bot: "random".to_owned(), seed: 3 }).expect("a game");
    Origin::resume(&saved, Lang::En).expect("it begins")
}

fn fed(desk: &Origin) -> Vec<u8> {
    let own = desk.screen().own.expect("a person");
    own.animals.iter().map(|animal: &AnimalScreen| animal.red + animal.blue).collect()
}

#[test]
fn an_order_that_comes_to_the_same_is_not_asked() {
    let mut desk = two_partners(8);
    desk.click(Click::Being(Being(0)));
    assert!(desk.click(Click::Verb(Verb::Feed)));
    assert!(desk.screen().prompt.choices.is_empty(), "{:?}", desk.screen().prompt);
    assert_eq!(fed(&desk), [1, 1, 1]);
    // What was answered for the player is taken back with the player's decision, and a kept game knows of it.
    let again = Origin::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
    assert_eq!(again.save().expect("a game of this program"), desk.save().expect("a game of this program"));
    assert_eq!(fed(&again), [1, 1, 1]);
    desk.undo().expect("a casual table");
    assert_eq!(fed(&desk), [0, 0, 0]);
}

#[test]
fn an_order_that_matters_is_asked() {
    let mut desk = two_partners(2);
    desk.click(Click::Being(Being(0)));
    assert!(desk.click(Click::Verb(Verb::Feed)));
    assert_eq!(desk.screen().prompt.choices.len(), 2, "one token is left for two partners");
    desk.click(Click::Choice(1));
    // Feeding is over then, and the partner that got nothing has died.
    let left: Vec<Being> = desk.screen().own.expect("a person").animals.iter().map(|animal| animal.id).collect();
    assert_eq!(left, [Being(0), Being(2)]);
}

#[test]
fn an_animal_is_fed_with_two_clicks_where_one_thing_can_be_meant() {
    let (mut by_area, mut by_button) = (0, 0);
    for seed in 0..12 {
        let mut desk = new_world(seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while desk.stage() != Stage::Over {
            let_bots_move(&mut desk, seed);
            let legal = desk.legal();
            let feeds = legal.iter().find_map(|action| match *action {
                new_world::Action::Feed { animal, from } => Some((animal, from)),
                _ => None,
            });
            if let Some((animal, from)) = feeds {
                let name = new_world::AreaName::ALL.iter().position(|name| *name == from.name).expect("a name");
                let area = Place(name as u8 + from.nth * new_world::AreaName::ALL.len() as u8);
                let hides = legal.contains(&new_world::Action::Shelter { animal, from });
                let places = legal
                    .iter()
                    .filter(
                        |action| matches!(action, new_world::Action::Feed { animal: other, .. } if *other == animal),
                    )
                    .count();
                let mut copy =
                    NewWorld::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
                copy.click(Click::Being(animal.into()));
                let went_on = copy.click(Click::Place(area));
                assert_eq!(went_on, !hides, "the area says enough, unless it has a shelter too");
                by_area += usize::from(went_on);
                if !went_on {
                    assert!(copy.click(Click::Confirm), "then it is asked about once");
                }
                let mut copy =
                    NewWorld::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
                copy.click(Click::Being(animal.into()));
                assert_eq!(
                    copy.click(Click::Verb(Verb::Feed)),
                    places == 1,
                    "the button says enough where there is one area"
                );
                by_button += usize::from(places == 1);
            }
            if let Stage::Yours(_) = desk.stage() {
                assert!(desk.act(legal[below(&mut rng, legal.len() as u32) as usize]));
            }
        }
    }
    assert!(by_area > 20 && by_button > 5, "{by_area}, {by_button}");
}

#[test]
fn areas_for_animals_without_traits_are_named_only_where_there_is_one() {
    let (mut named, mut silent) = (0, 0);
    for seed in 0..16 {
        let mut desk = new_world(seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while desk.stage() != Stage::Over {
            let_bots_move(&mut desk, seed);
            let screen = desk.screen();
            let animals = screen.own.iter().chain(&screen.others).flat_map(|seat| &seat.animals);
            let bare = animals.filter(|animal| animal.bare.is_some()).count();
            let mut parts = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
            let there = parts.any(|part| part.access.as_ref().is_some_and(|access| access.text == "no traits"));
            assert!(there || bare == 0);
            named += bare;
            silent += usize::from(!there);
            if let Stage::Yours(_) = desk.stage() {
                let legal = desk.legal();
                assert!(desk.act(legal[below(&mut rng, legal.len() as u32) as usize]));
            }
        }
    }
    assert!(named > 0 && silent > 0, "{named}, {silent}");
}
