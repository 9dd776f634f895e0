//! Who may attack whom, as a golden table: rows prey, columns predators, a cell is `yes`, what must be ignored, or the rule
//! that forbids it. `PANGEA_BLESS=1` rewrites it.

use std::fmt::Write as _;
use std::path::Path;

use game::{ActionList, Game, RuleId, Seat, SeatSet};
use new_world::position::{PositionAnimal, PositionArea, PositionLink, PositionSeat, PositionTrait};
use new_world::{Action, AnimalId, Card, Numbers, Options, Phase, Position, State, Tokens, Trait};

use Trait::{
    Burrowing, Camouflage, Carnivorous, Flying, HarmfulMutation, Hoofed, Intelligent, Nocturnal, Robust, SharpVision,
    Swimming,
};

const PREDATORS: &[(&str, &[Trait])] = &[
    ("plain", &[]),
    ("sharp", &[SharpVision]),
    ("night", &[Nocturnal]),
    ("robust", &[Robust]),
    ("swims", &[Swimming]),
    ("clever", &[Intelligent]),
    ("sharp+night", &[SharpVision, Nocturnal]),
];

/// Name, traits, food, whether it has a shelter.
const PREY: &[(&str, &[Trait], u8, bool)] = &[
    ("plain", &[], 0, false),
    ("fed", &[], 1, false),
    ("sheltered", &[], 0, true),
    ("camouflage", &[Camouflage], 0, false),
    ("nocturnal", &[Nocturnal], 0, false),
    ("robust", &[Robust], 0, false),
    ("swims", &[Swimming], 0, false),
    ("burrow, hungry", &[Burrowing], 0, false),
    ("burrow, fed", &[Burrowing], 1, false),
    ("flying", &[Flying], 0, false),
    ("flying+hoofed", &[Flying, Hoofed], 0, false),
    ("camo+night", &[Camouflage, Nocturnal], 0, false),
    ("mutant", &[HarmfulMutation], 0, false),
    ("mutant camo", &[HarmfulMutation, Camouflage], 0, false),
    ("mutant camo+night", &[HarmfulMutation, Camouflage, Nocturnal], 0, false),
    ("mutant sheltered", &[HarmfulMutation], 0, true),
    ("predator", &[Carnivorous], 0, false),
    ("guardian", &[], 0, false),
    ("ward", &[], 0, false),
    ("guardian 2", &[], 0, false),
    ("mutant ward", &[HarmfulMutation], 0, false),
];

fn animal(traits: &[Trait], food: u8, sheltered: bool) -> PositionAnimal {
    let stack =
        traits.iter().map(|&shows| PositionTrait { card: Card::single(shows), shows, fat: false, rotated: false });
    PositionAnimal {
        card: Card::single(Swimming),
        food,
        special: 0,
        stack: stack.collect(),
        sheltered,
        poisoned: false,
        shelled_in: false,
    }
}

#[test]
fn the_attack_matrix_is_as_reviewed() {
    // NW-ATT-3, NW-ATT-4, NW-ATT-5, NW-SHEL-3
    let hunters = PREDATORS.iter().map(|(_, traits)| animal(&[&[Carnivorous], *traits].concat(), 0, false)).collect();
    let prey = PREY.iter().map(|(_, traits, food, hidden)| animal(traits, *food, *hidden)).collect();
    let last = PREY.len() - 1;
    let symbiosis =
        |first, second| PositionLink { card: Card::single(Trait::Symbiosis), shows: Trait::Symbiosis, first, second };
    let steppe = editions::new_world_decks::area("steppe").expect("an area");
    let state = State::from_position(&Position {
        options: Options::default(),
        numbers: Numbers::default(),
        epoch: 2,
        phase: Phase::Feeding,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        passed: SeatSet::EMPTY,
        areas: vec![PositionArea { design: steppe, nth: None, upper: Tokens::default(), lower: Tokens::default() }],
        area_deck: Vec::new(),
        deck: Vec::new(),
        discard: Vec::new(),
        seats: vec![
            PositionSeat { animals: hunters, ..PositionSeat::default() },
            PositionSeat {
                animals: prey,
                links: vec![symbiosis(last - 3, last - 2), symbiosis(last - 1, last)],
                ..PositionSeat::default()
            },
        ],
    })
    .expect("a position that can stand");
    let mut legal = ActionList::new();
    state.legal(Seat::FIRST, &mut legal);
    let mut table =
        String::from("# Who may attack whom in New World: yes, what must be ignored, or the rule that forbids it.\n\n");
    let _ = write!(table, "{:<19}", "prey \\ predator");
    for (name, _) in PREDATORS {
        let _ = write!(table, "{name:<19}");
    }
    let columns = PREDATORS.len() as u8;
    for (row, (name, ..)) in PREY.iter().enumerate() {
        let _ = write!(table, "\n{name:<19}");
        for hunter in 0..columns {
            let (hunter, target) = (AnimalId(hunter), AnimalId(columns + row as u8));
            let offered = legal.iter().find_map(|action| match *action {
                Action::Attack { predator, prey, mutation, intelligence } if (predator, prey) == (hunter, target) => {
                    Some((mutation.is_some(), intelligence.is_some()))
                }
                _ => None,
            });
            let reasons = state.why_not(Seat::FIRST, Action::attack(hunter, target)).0;
            let cell = match (offered, reasons.first()) {
                (Some((false, false)), None) => "yes".to_owned(),
                (Some((true, false)), Some(_)) => "by mutation".to_owned(),
                (Some((false, true)), Some(_)) => "by wits".to_owned(),
                (Some((true, true)), Some(_)) => "by both".to_owned(),
                (None, Some(first)) if reasons.len() > 1 => format!("{} +{}", first.rule.id(), reasons.len() - 1),
                (None, Some(first)) => first.rule.id().to_owned(),
                other => panic!("{name}: {other:?}"),
            };
            let _ = write!(table, "{cell:<19}");
        }
    }
    let table: String = table.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/new-world-attack-matrix.txt");
    if std::env::var_os("PANGEA_BLESS").is_some() {
        std::fs::write(&path, &table).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(table == golden, "the matrix has changed; PANGEA_BLESS=1 accepts it:\n{table}");
}
