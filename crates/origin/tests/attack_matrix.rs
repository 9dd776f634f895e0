//! Who may attack whom, as a golden table: rows attackers, columns prey, a cell is `yes` or the rule that forbids it.
//! `PANGEA_BLESS=1` rewrites it.

use std::fmt::Write as _;
use std::path::Path;

use game::{Game, RuleId, Seat, SeatSet};
use origin::position::{PositionAnimal, PositionLink, PositionSeat, PositionTrait};
use origin::{Action, AnimalId, Card, Location, Modules, Options, Phase, Position, State, Trait};

use Trait::{Burrowing, Camouflage, Carnivorous, FatTissue, Hibernation, HighBodyWeight, SharpVision, Swimming};

const ATTACKERS: &[(&str, &[Trait])] = &[
    ("plain", &[]),
    ("sharp", &[SharpVision]),
    ("swims", &[Swimming]),
    ("heavy", &[HighBodyWeight]),
    ("sharp+swims", &[SharpVision, Swimming]),
    ("sharp+heavy", &[SharpVision, HighBodyWeight]),
    ("swims+heavy", &[Swimming, HighBodyWeight]),
    ("all three", &[SharpVision, Swimming, HighBodyWeight]),
];

/// Name, traits, food, asleep.
const PREY: &[(&str, &[Trait], u8, bool)] = &[
    ("plain", &[], 0, false),
    ("fed", &[], 1, false),
    ("camouflage", &[Camouflage], 0, false),
    ("swims", &[Swimming], 0, false),
    ("heavy", &[HighBodyWeight], 0, false),
    ("burrow, hungry", &[Burrowing], 0, false),
    ("burrow, fed", &[Burrowing], 1, false),
    ("burrow, fat", &[Burrowing, FatTissue], 0, false),
    ("burrow, asleep", &[Burrowing, Hibernation], 0, true),
    ("asleep", &[Hibernation], 0, true),
    ("camo+swims", &[Camouflage, Swimming], 0, false),
    ("camo+heavy", &[Camouflage, HighBodyWeight], 0, false),
    ("swims+heavy", &[Swimming, HighBodyWeight], 0, false),
    ("all, fed", &[Camouflage, Swimming, HighBodyWeight, Burrowing], 2, false),
    ("carnivore", &[Carnivorous], 0, false),
    ("guardian", &[], 0, false),
    ("ward", &[], 0, false),
];

fn animal(traits: &[Trait], red: u8, hibernating: bool) -> PositionAnimal {
    let stack = traits.iter().map(|&shows| PositionTrait {
        card: Card::single(shows),
        shows,
        fat: shows == FatTissue,
        spent: false,
        last_used: None,
        disabled: false,
    });
    PositionAnimal {
        card: Card::single(Swimming),
        at: Location::ONLY,
        red,
        blue: 0,
        stack: stack.collect(),
        hibernating,
        poisoned: false,
        paralysed: false,
        remains: false,
    }
}

#[test]
fn the_attack_matrix_is_as_reviewed() {
    // ORI-S1 to ORI-S7, ORI-T-BURROWING, ORI-T-CAMOUFLAGE, ORI-T-SHARP-VISION, ORI-T-SWIMMING, ORI-T-HIGH-BODY-WEIGHT
    let hunters = ATTACKERS.iter().map(|(_, traits)| animal(&[&[Carnivorous], *traits].concat(), 0, false)).collect();
    let prey: Vec<_> = PREY.iter().map(|(_, traits, food, asleep)| animal(traits, *food, *asleep)).collect();
    let (ward, guardian) = (PREY.len() - 1, PREY.len() - 2);
    let link = PositionLink {
        card: Card::single(Trait::Symbiosis),
        shows: Trait::Symbiosis,
        first: guardian,
        second: ward,
        spent: false,
    };
    let state = State::from_position(&Position {
        modules: Modules::BASE,
        options: Options::default(),
        round: 2,
        phase: Phase::Feeding,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        passed: SeatSet::EMPTY,
        last_round: false,
        banks: [0; Location::COUNT],
        deck: Vec::new(),
        seats: vec![
            PositionSeat { animals: hunters, ..PositionSeat::default() },
            PositionSeat { animals: prey, links: vec![link], ..PositionSeat::default() },
        ],
    })
    .expect("a position that can stand");
    let mut table =
        String::from("# Who may attack whom in The Origin of Species: yes, or the rule that forbids it.\n\n");
    let _ = write!(table, "{:<16}", "prey \\ hunter");
    for (name, _) in ATTACKERS {
        let _ = write!(table, "{name:<13}");
    }
    let columns = ATTACKERS.len() as u8;
    for (row, (name, ..)) in PREY.iter().enumerate() {
        let _ = write!(table, "\n{name:<16}");
        for hunter in 0..columns {
            let target = AnimalId(columns + row as u8);
            let action = Action::Attack { attacker: AnimalId(hunter), target };
            let reasons = state.why_not(Seat::FIRST, action).0;
            let more = if reasons.len() > 1 { format!(" +{}", reasons.len() - 1) } else { String::new() };
            let cell = reasons.first().map_or_else(|| "yes".to_owned(), |first| format!("{}{more}", first.rule.id()));
            let _ = write!(table, "{cell:<13}");
        }
    }
    compare("origin-attack-matrix.txt", &table);
}

/// Compares a table with the reviewed one.
fn compare(name: &str, table: &str) {
    let table: String = table.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(name);
    if std::env::var_os("PANGEA_BLESS").is_some() {
        std::fs::write(&path, &table).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(table == golden, "the matrix has changed; PANGEA_BLESS=1 accepts it:\n{table}");
}

/// Name, location, traits, paralysed: the hunters of Continents.
const TRAVELLERS: &[(&str, Location, &[Trait], bool)] = &[
    ("Laurasia", Location::LAURASIA, &[], false),
    ("Laurasia, swims", Location::LAURASIA, &[Swimming], false),
    ("Gondwana", Location::GONDWANA, &[], false),
    ("Ocean", Location::OCEAN, &[], false),
    ("paralysed", Location::LAURASIA, &[], true),
    ("sick", Location::LAURASIA, &[Trait::Neoplasm, Camouflage], false),
];

/// Name, location, traits from the bottom, paralysed, remains: their prey.
const VILLAGERS: &[(&str, Location, &[Trait], bool, bool)] = &[
    ("Laurasia", Location::LAURASIA, &[], false, false),
    ("Laurasia, swims", Location::LAURASIA, &[Swimming], false, false),
    ("Laurasia, camouflage", Location::LAURASIA, &[Camouflage], false, false),
    ("same, paralysed", Location::LAURASIA, &[Camouflage], true, false),
    ("same, disabled", Location::LAURASIA, &[Camouflage, Trait::Neoplasm, Trait::Running], false, false),
    ("remains", Location::LAURASIA, &[Trait::Regeneration], false, true),
    ("lone herd animal", Location::LAURASIA, &[Trait::Herding], false, false),
    ("Gondwana", Location::GONDWANA, &[], false, false),
    ("herd, one hunter", Location::GONDWANA, &[Trait::Herding], false, false),
    ("same, its companion", Location::GONDWANA, &[Trait::Herding], false, false),
    ("Ocean", Location::OCEAN, &[], false, false),
    ("Ocean, stings", Location::OCEAN, &[Trait::Cnidocytes], false, false),
];

#[test]
fn the_attack_matrix_with_locations_is_as_reviewed() {
    // ORI-S2, ORI-S5, ORI-S8, CON-LOC-7, CON-LOC-9, CON-T-HERDING, CON-T-CNIDOCYTES-2, CON-T-NEOPLASM-6
    let at = |at, traits: &[Trait], paralysed, remains| PositionAnimal {
        at,
        paralysed,
        remains,
        ..animal(traits, 0, false)
    };
    let hunters =
        TRAVELLERS.iter().map(|(_, home, traits, dazed)| at(*home, &[&[Carnivorous], *traits].concat(), *dazed, false));
    let prey = VILLAGERS.iter().map(|(_, home, traits, dazed, bones)| at(*home, traits, *dazed, *bones));
    let row = |animals: Vec<PositionAnimal>| PositionSeat { animals, ..PositionSeat::default() };
    let state = State::from_position(&Position {
        modules: Modules::CONTINENTS,
        options: Options::default(),
        round: 2,
        phase: Phase::Feeding,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        passed: SeatSet::EMPTY,
        last_round: false,
        banks: [0; Location::COUNT],
        deck: Vec::new(),
        seats: vec![row(hunters.collect()), row(prey.collect())],
    })
    .expect("a position that can stand");
    let mut table = String::from("# Who may attack whom in Continents: yes, or the rule that forbids it.\n\n");
    let _ = write!(table, "{:<22}", "prey \\ hunter");
    for (name, ..) in TRAVELLERS {
        let _ = write!(table, "{name:<23}");
    }
    let columns = TRAVELLERS.len() as u8;
    for (row, (name, ..)) in (0u8..).zip(VILLAGERS) {
        let _ = write!(table, "\n{name:<22}");
        for hunter in 0..columns {
            let action = Action::Attack { attacker: AnimalId(hunter), target: AnimalId(columns + row) };
            let reasons = state.why_not(Seat::FIRST, action).0;
            let more = if reasons.len() > 1 { format!(" +{}", reasons.len() - 1) } else { String::new() };
            let cell = reasons.first().map_or_else(|| "yes".to_owned(), |first| format!("{}{more}", first.rule.id()));
            let _ = write!(table, "{cell:<23}");
        }
    }
    compare("continents-attack-matrix.txt", &table);
}
