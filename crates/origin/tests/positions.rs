//! Cases that scenario files of this edition cannot write: what belongs to the expansion but stands in this book, and
//! what chance decides before a game begins.

use game::{Chance, Game, Need, Outcome, Seat, SeatSet, Viewer};
use origin::position::{PositionAnimal, PositionLink, PositionSeat, PositionTrait};
use origin::{
    Action, AnimalId, Card, Event, Fact, Location, Modules, Options, Phase, Position, PositionError, Rule, State, Trait,
};

const P1: Seat = Seat::FIRST;

fn animal(traits: &[Trait]) -> PositionAnimal {
    let on_card = |&shows: &Trait| PositionTrait {
        card: Card::single(shows),
        shows,
        fat: false,
        spent: false,
        last_used: None,
        disabled: false,
    };
    PositionAnimal {
        card: Card::single(Trait::Swimming),
        at: Location::ONLY,
        red: 0,
        blue: 0,
        stack: traits.iter().map(on_card).collect(),
        hibernating: false,
        poisoned: false,
        paralysed: false,
        remains: false,
    }
}

/// Feeding, P1 to move; animals are numbered seat by seat.
fn feeding(rows: &[&[PositionAnimal]]) -> Position {
    Position {
        modules: Modules::CONTINENTS,
        options: Options::default(),
        round: 2,
        phase: Phase::Feeding,
        first: P1,
        turn: P1,
        passed: SeatSet::EMPTY,
        last_round: false,
        banks: [0; Location::COUNT],
        deck: vec![Card::single(Trait::Running); 10],
        seats: rows.iter().map(|row| PositionSeat { animals: row.to_vec(), ..PositionSeat::default() }).collect(),
    }
}

fn stand(position: &Position) -> State {
    State::from_position(position).expect("a position that can stand")
}

fn attack(attacker: u8, target: u8) -> Action {
    Action::Attack { attacker: AnimalId(attacker), target: AnimalId(target) }
}

fn reasons(state: &State, action: Action) -> Vec<Rule> {
    state.why_not(P1, action).0.iter().map(|reason| reason.rule).collect()
}

#[test]
fn a_herd_holds_off_fewer_carnivores_than_it_has_members() {
    // ORI-S8, CON-T-HERDING
    use Trait::{Carnivorous, Herding};
    let one = stand(&feeding(&[&[animal(&[Carnivorous])], &[animal(&[Herding])]]));
    assert!(reasons(&one, attack(0, 1)).is_empty(), "a lone one is easy prey");
    let herd = [animal(&[Herding]), animal(&[Herding])];
    let two = stand(&feeding(&[&[animal(&[Carnivorous])], &herd]));
    assert_eq!(reasons(&two, attack(0, 1)), [Rule::OriS8]);
    let equal = stand(&feeding(&[&[animal(&[Carnivorous]), animal(&[Carnivorous])], &herd]));
    assert!(reasons(&equal, attack(0, 2)).is_empty());
    let mut paralysed = animal(&[Carnivorous]);
    paralysed.paralysed = true;
    let held = stand(&feeding(&[&[animal(&[Carnivorous]), paralysed], &herd]));
    assert_eq!(reasons(&held, attack(0, 2)), [Rule::OriS8], "a paralysed carnivore is not counted");
}

#[test]
fn nobody_hunts_in_another_location() {
    // ORI-S2
    let mut far = animal(&[]);
    far.at = Location(1);
    let state = stand(&feeding(&[&[animal(&[Trait::Carnivorous])], &[far, animal(&[])]]));
    assert_eq!(reasons(&state, attack(0, 1)), [Rule::OriS2]);
    assert!(reasons(&state, attack(0, 2)).is_empty());
}

#[test]
fn traits_of_the_paralysed_and_of_remains_do_nothing() {
    // ORI-TERM-8
    let mut hunter = animal(&[Trait::Carnivorous, Trait::HighBodyWeight]);
    hunter.paralysed = true;
    let mut bones = animal(&[Trait::Camouflage, Trait::Regeneration]);
    bones.remains = true;
    let mut dazed = animal(&[Trait::Camouflage]);
    dazed.paralysed = true;
    let state = stand(&feeding(&[&[hunter, animal(&[Trait::Carnivorous])], &[bones, dazed]]));
    assert_eq!(state.view(Viewer::Spectator).animal(AnimalId(0)).map(|view| view.need()), Some(1));
    assert_eq!(reasons(&state, attack(0, 3)), [Rule::ConTCnidocytes2]);
    assert_eq!(reasons(&state, attack(1, 2)), [Rule::OriS1], "remains are not prey");
    assert!(reasons(&state, attack(1, 3)).is_empty(), "a paralysed animal does not hide");
}

#[test]
fn a_sting_paralyses_even_when_the_attack_fails() {
    // ORI-AFT-2
    let target = animal(&[Trait::Running, Trait::Cnidocytes]);
    let mut state = stand(&feeding(&[&[animal(&[Trait::Carnivorous, Trait::HighBodyWeight])], &[target]]));
    state.apply(P1, attack(0, 1), &mut ()).expect("legal");
    let p2 = P1.next(2);
    state.apply(p2, Action::Run, &mut ()).expect("it must run");
    assert_eq!(state.need(), Need::Chance(Chance::Die { sides: 6 }));
    state.resolve(Outcome::Die(6), &mut ()).expect("a die");
    let view = state.view(Viewer::Spectator);
    let hunter = view.animal(AnimalId(0)).expect("it lives");
    assert!(hunter.paralysed);
    assert_eq!((hunter.food(), hunter.need()), (0, 1));
}

#[test]
fn a_sting_stays_when_its_card_is_given_up() {
    // ORI-AFT-3, ORI-AFT-1: the hunter eats first, is stung then, and loses what it no longer needs.
    let target = animal(&[Trait::Cnidocytes, Trait::TailLoss]);
    let mut state = stand(&feeding(&[&[animal(&[Trait::Carnivorous, Trait::HighBodyWeight])], &[target]]));
    let mut events: Vec<Event> = Vec::new();
    state.apply(P1, attack(0, 1), &mut events).expect("legal");
    let discard = origin::CardRef::Stack { shows: Trait::Cnidocytes, place: 0 };
    state.apply(P1.next(2), Action::LoseTail { discard }, &mut events).expect("any card may go");
    let view = state.view(Viewer::Spectator);
    let hunter = view.animal(AnimalId(0)).expect("it lives");
    assert!(hunter.paralysed);
    assert_eq!((hunter.food(), hunter.need()), (1, 1));
    let place =
        |wanted: fn(&Fact) -> bool| events.iter().position(|event| matches!(event, Event::Open(fact) if wanted(fact)));
    let ate = place(|fact| matches!(fact, Fact::Received { .. }));
    let stung = place(|fact| matches!(fact, Fact::Paralysed { .. }));
    assert!(ate.is_some() && ate < stung);
}

#[test]
fn the_highest_die_starts_and_equal_ones_roll_again() {
    // ORI-SETUP-3
    let config = editions::origin_config(4, Options::default(), None).expect("four players");
    let mut state = State::new(&config);
    assert!(state.advance(&mut ()));
    let order: Vec<u16> = (0..84).collect();
    state.resolve(Outcome::Order(&order), &mut ()).expect("the deck");
    let mut events: Vec<Event> = Vec::new();
    for die in [5, 2, 5, 5, /* again: P1, P3, P4 */ 1, 6, 6, /* again: P3, P4 */ 2, 3] {
        assert_eq!(state.need(), Need::Chance(Chance::Die { sides: 6 }));
        state.resolve(Outcome::Die(die), &mut events).expect("a die");
    }
    let rolled: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Open(Fact::RolledForFirst { seat, .. }) => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [1, 2, 3, 4, 1, 3, 4, 3, 4]);
    assert!(state.advance(&mut events));
    assert_eq!(state.view(Viewer::Spectator).first.number(), 4);
    assert_eq!(state.phase(), Phase::Development);
}

#[test]
fn wrong_outcomes_of_chance_are_refused_and_change_nothing() {
    let config = editions::origin_config(2, Options::default(), None).expect("two players");
    let mut state = State::new(&config);
    assert!(state.resolve(Outcome::Die(3), &mut ()).is_err(), "nothing is rolled before the game begins");
    assert!(state.advance(&mut ()));
    let before = state.view(Viewer::Spectator);
    for outcome in [Outcome::Die(3), Outcome::Order(&[0, 1, 2]), Outcome::Order(&[7; 84])] {
        assert!(state.resolve(outcome, &mut ()).is_err());
        assert_eq!(state.view(Viewer::Spectator), before);
    }
}

#[test]
fn tokens_are_not_limited() {
    // ORI-COMP-2, ORI-SETUP-2: the box has 14 red and 7 blue tokens, 8 players may need many more.
    let mut fat = animal(&[Trait::FatTissue; 28]);
    fat.red = 1;
    let mut position = feeding(&[&[fat], &[animal(&[])]]);
    position.banks[0] = 28;
    let mut state = stand(&position);
    for _ in 0..28 {
        state.apply(P1, Action::Take { animal: AnimalId(0) }, &mut ()).expect("there is room and food");
        while state.advance(&mut ()) {}
        if state.phase() != Phase::Feeding {
            break;
        }
        if matches!(state.need(), Need::Decision(decision) if decision.seat != P1) {
            state.apply(P1.next(2), Action::Pass, &mut ()).expect("free to pass");
        }
    }
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.animal(AnimalId(0)).map(|view| view.fat()), Some(28));
}

#[test]
fn the_number_on_a_card_is_its_extra_need() {
    // ORI-COMP-3
    for (t, extra) in [(Trait::Carnivorous, 1), (Trait::HighBodyWeight, 1), (Trait::Parasite, 2), (Trait::Running, 0)] {
        let state = stand(&feeding(&[&[animal(&[t])], &[]]));
        assert_eq!(state.view(Viewer::Spectator).animal(AnimalId(0)).map(|view| view.need()), Some(1 + extra), "{t:?}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    use PositionError::{BadLink, Excluded, LinkedTwice, SleepsWithoutCard, TooMuchFood, Twice, WrongForm};
    let one = |given: PositionAnimal| State::from_position(&feeding(&[&[given], &[]])).err();
    let id = AnimalId(0);
    assert_eq!(one(animal(&[Trait::Running, Trait::Running])), Some(Twice(id, Trait::Running)));
    assert_eq!(one(animal(&[Trait::Scavenger, Trait::Carnivorous])), Some(Excluded(id, Trait::Carnivorous)));
    assert_eq!(one(animal(&[Trait::Symbiosis])), Some(WrongForm(Trait::Symbiosis)));
    assert_eq!(one(PositionAnimal { red: 2, ..animal(&[]) }), Some(TooMuchFood(id)));
    assert_eq!(one(PositionAnimal { hibernating: true, ..animal(&[]) }), Some(SleepsWithoutCard(id)));
    assert_eq!(State::from_position(&feeding(&[&[]])).err(), Some(PositionError::Seats));
    let link = |first, second| PositionLink {
        card: Card::single(Trait::Cooperation),
        shows: Trait::Cooperation,
        first,
        second,
        spent: false,
    };
    let linked = |links: Vec<PositionLink>| {
        let mut position = feeding(&[&[animal(&[]), animal(&[])], &[]]);
        position.seats[0].links = links;
        State::from_position(&position).err()
    };
    assert_eq!(linked(vec![link(0, 1)]), None);
    assert_eq!(linked(vec![link(0, 1), link(1, 0)]), Some(LinkedTwice(Trait::Cooperation)));
    assert_eq!(linked(vec![link(0, 0)]), Some(BadLink(Trait::Cooperation)));
    assert_eq!(linked(vec![link(0, 7)]), Some(BadLink(Trait::Cooperation)));
}

#[test]
fn the_outlook_shows_defences_and_food_before_the_attack() {
    let prey = animal(&[Trait::Running, Trait::TailLoss, Trait::Poisonous]);
    let mut position = feeding(&[&[animal(&[Trait::Carnivorous]), animal(&[])], &[prey, animal(&[])]]);
    position.seats[0].links.push(PositionLink {
        card: Card::single(Trait::Cooperation),
        shows: Trait::Cooperation,
        first: 0,
        second: 1,
        spent: false,
    });
    let state = stand(&position);
    let outlook = state.outlook(P1, attack(0, 2)).expect("legal");
    let defence = outlook.defence.expect("an attack");
    assert_eq!(defence.escapes_on, Some((3, 6)));
    assert!(defence.loses_tail && defence.poisons && !defence.is_hopeless());
    let gains: Vec<_> =
        outlook.gains.iter().map(|gain| (gain.animal.0, gain.food, gain.food_after, gain.need)).collect();
    assert_eq!(gains, [(0, 2, 2, 2), (1, 1, 1, 1)]);
    assert_eq!(outlook.deaths.len(), 1);
    assert!(state.outlook(P1, attack(0, 3)).and_then(|o| o.defence).is_some_and(|d| d.is_hopeless()));
    assert_eq!(state.outlook(P1, attack(1, 2)), None, "what is not legal has no outlook");
    assert_eq!(state.view(Viewer::Spectator), stand(&position).view(Viewer::Spectator), "looking changes nothing");
}
