//! Continents at the desk: where a new animal may live, a migration, and who is asked to travel along.

use desk::origin::analysis::{Board, Edit, PlayOn, Refused};
use desk::screen::{Mark, Progress, Screen};
use desk::{Click, Drop, Load, Tabletop, Verb};
use game::Seat;
use locale::Lang;
use origin::{Action, AnimalId, Location, Modules, Options, Rule, Trait};
use table::Occupant;

type Desk = desk::Desk<origin::State>;

const YOU: usize = 0;

/// The person has a rider with a partner; Marta a migrant, Ilya a rider, all in Laurasia; Ilya's hunter is in Gondwana.
fn board() -> Board {
    let [you, marta, ilya] = [YOU, 1, 2].map(Seat::wrapping);
    let mut board = Board::empty(3);
    let edits = [
        Edit::Modules(Modules::CONTINENTS),
        Edit::AddAnimal(you),
        Edit::AddTrait(AnimalId(0), Trait::Phoresy),
        Edit::AddAnimal(you),
        Edit::AddTrait(AnimalId(1), Trait::Migration),
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
    ];
    for edit in edits {
        board.edit(edit).expect("it can stand on a table");
    }
    board
}

fn desk() -> Desk {
    let players = ["Ada", "Marta", "Ilya"].map(str::to_owned).to_vec();
    let with = PlayOn { you: Seat::wrapping(YOU), players, bot: "greedy".to_owned(), seed: 3 };
    Desk::resume(&board().play_on(&with).expect("a game"), Lang::En).expect("it begins")
}

/// The person is asked about the rider: Marta's migrant goes to Gondwana, and Ilya's rider follows.
fn asked() -> Desk {
    let mut desk = desk();
    let [you, marta, ilya] = [YOU, 1, 2].map(Seat::wrapping);
    assert!(desk.act_for(you, Action::Pass));
    assert!(desk.act_for(marta, Action::Migrate { animal: AnimalId(2), to: Location::GONDWANA }));
    assert!(desk.act_for(ilya, Action::Follow { animal: AnimalId(3), migrant: AnimalId(2) }));
    desk
}

fn mark(screen: &Screen, at: Location) -> &Mark {
    &screen.locations.iter().find(|location| location.at == at.into()).expect("a location").mark
}

#[test]
fn those_asked_about_phoresy_are_listed_in_table_order() {
    // CON-MIG-6
    let screen = asked().screen();
    let told: Vec<(&str, Progress, bool)> =
        screen.prompt.asked.iter().map(|one| (one.name.as_str(), one.is, one.goes)).collect();
    assert_eq!(
        told,
        [("Marta", Progress::Later, false), ("Ilya", Progress::Done, true), ("Ada", Progress::Now, false)]
    );
}

#[test]
fn a_rider_sees_what_the_journey_costs_and_what_it_would_find() {
    // CON-LOC-6
    let screen = asked().screen();
    assert!(screen.prompt.lines[0].contains("Cooperation"), "{:?}", screen.prompt.lines);
    let own = screen.moves.iter().find(|going| going.maybe).expect("a journey that is thought of");
    assert_eq!((own.animal.id, own.to, own.follows), (AnimalId(0).into(), Location::GONDWANA.into(), true));
    assert_eq!(own.finds.last().map(String::as_str), Some("1 carnivore"));
    assert_eq!(screen.moves.iter().filter(|going| !going.maybe).count(), 2);
}

#[test]
fn a_rider_goes_along_by_the_button_by_the_migrant_or_by_drag() {
    let arrived = |desk: &Desk| desk.view().animal(AnimalId(0)).map(|animal| animal.at);
    for way in 0..4 {
        let mut desk = asked();
        match way {
            0 => assert!(desk.click(Click::Confirm)),
            1 => assert!(desk.click(Click::Being(AnimalId(2).into()))),
            2 => assert!(desk.click(Click::Place(Location::GONDWANA.into()))),
            _ => assert!(desk.drop_on(Load::Being(AnimalId(0).into()), Drop::Place(Location::GONDWANA.into()))),
        }
        assert_eq!(arrived(&desk), Some(Location::GONDWANA), "way {way}");
        // CON-LOC-6: the partner stayed.
        assert!(desk.view().links.is_empty());
    }
    let mut desk = asked();
    assert!(desk.click(Click::Stop));
    assert_eq!(arrived(&desk), Some(Location::LAURASIA));
    assert_eq!(desk.view().links.len(), 1);
}

#[test]
fn where_a_migrant_cannot_go_is_shown_with_the_reason() {
    // CON-MIG-4
    let mut desk = desk();
    desk.click(Click::Being(AnimalId(1).into()));
    desk.click(Click::Verb(Verb::Migrate));
    let screen = desk.screen();
    assert!(matches!(mark(&screen, Location::GONDWANA), Mark::Legal { .. }));
    assert!(matches!(mark(&screen, Location::OCEAN), Mark::Barred(why) if why.rule == "CON-MIG-4"));
    assert_eq!(*mark(&screen, Location::LAURASIA), Mark::Rest);
    assert!(!desk.click(Click::Place(Location::OCEAN.into())));
    assert_eq!(desk.screen().prompt.refused[0].rule, "CON-MIG-4");
    assert!(
        !desk.drop_on(Load::Being(AnimalId(1).into()), Drop::Place(Location::GONDWANA.into())),
        "it takes a last word"
    );
    assert!(desk.click(Click::Confirm));
}

#[test]
fn a_new_animal_is_asked_for_its_home_and_never_lives_in_the_ocean() {
    // CON-LOC-2
    let config = editions::module_config(Modules::CONTINENTS, 2, Options::default(), None).expect("two can play");
    let person = |name: &str| Occupant::Person { name: name.to_owned() };
    let mut desk = Desk::new(config, vec![person("Ada"), person("Bob")], 1, Lang::En).expect("a desk");
    desk.hand_over();
    let card = desk.view().own.as_ref().expect("a person").hand[0];
    desk.click(Click::Face { card: card.into(), face: card.top.into() });
    desk.click(Click::AsAnimal);
    let screen = desk.screen();
    assert!(matches!(mark(&screen, Location::LAURASIA), Mark::Legal { .. }));
    assert!(matches!(mark(&screen, Location::OCEAN), Mark::Barred(why) if why.rule == "CON-LOC-2"));
    desk.click(Click::Place(Location::GONDWANA.into()));
    assert!(desk.click(Click::Confirm));
    assert!(desk.view().animals.iter().all(|animal| animal.at == Location::GONDWANA));
}

#[test]
fn the_board_knows_the_ocean() {
    // CON-MIG-4, CON-LOC-5
    let mut board = board();
    assert_eq!(board.edit(Edit::Move(AnimalId(4), Location::OCEAN)), Err(Refused::Rule(Rule::ConMig4)));
    board.edit(Edit::AddTrait(AnimalId(4), Trait::Swimming)).expect("a swimmer");
    board.edit(Edit::Move(AnimalId(4), Location::OCEAN)).expect("it swims");
    assert_eq!(board.edit(Edit::Link(Trait::Cooperation, AnimalId(3), AnimalId(4))), Err(Refused::Rule(Rule::ConLoc5)));
    // Those who part lose their pair card.
    board.edit(Edit::Move(AnimalId(1), Location::GONDWANA)).expect("on land");
    assert!(board.position().seats[YOU].links.is_empty());
    let again = Board::from_link(&board.to_link()).expect("it reads");
    assert_eq!(again.to_scenario(), board.to_scenario());
    board.edit(Edit::Modules(Modules::BASE)).expect("one land");
    assert!(board.position().seats.iter().flat_map(|seat| &seat.animals).all(|animal| animal.at == Location::ONLY));
}

#[test]
fn a_token_of_another_bank_is_out_of_reach() {
    // CON-FEED-1
    let mut desk = desk();
    let load = |at: Location| Load::Food(at.into());
    assert!(!desk.drop_on(load(Location::GONDWANA), Drop::Being(AnimalId(0).into())));
    let screen = desk.screen();
    let refused = screen.prompt.refused.first().expect("it says why");
    assert_eq!(refused.rule, "CON-FEED-1");
    assert!(refused.text.contains("own location"), "{}", refused.text);
    desk.click(Click::Cancel);
    assert!(desk.screen().prompt.refused.is_empty(), "it says so once");
    assert!(desk.drop_on(load(Location::LAURASIA), Drop::Being(AnimalId(0).into())));
    assert_eq!(desk.view().banks, [2, 6, 0]);
}

#[test]
fn an_animal_in_the_ocean_is_drawn_as_a_swimmer() {
    // CON-LOC-4
    let mut board = board();
    board.edit(Edit::AddTrait(AnimalId(1), Trait::Swimming)).expect("a swimmer");
    board.edit(Edit::Move(AnimalId(1), Location::OCEAN)).expect("it swims");
    let seats = board.screen(locale::Words::of(Lang::En), &[]);
    let innate: Vec<_> = seats[YOU].animals.iter().map(|animal| animal.innate.clone()).collect();
    assert_eq!(innate, [vec![], vec![Trait::Swimming.into()]]);
}
