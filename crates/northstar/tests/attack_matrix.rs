//! Who may attack whom at the species boards, as a golden table: rows prey, columns carnivores, a cell is `yes`, the cards
//! that Intelligence takes, or the rule that forbids it. `PANGEA_BLESS=1` rewrites it.

use std::fmt::Write as _;
use std::path::Path;

use game::{ActionList, BySeat, Game, RuleId, Seat, SeatSet, Viewer};
use northstar::position::{PositionSeat, PositionSpecies};
use northstar::{Action, Card, Negations, Options, Phase, Position, Preset, State, Trait};

use Trait::{
    Ambush, Burrowing, Carnivore, Climbing, DefensiveHerding, HardShell, Horns, Intelligence, PackHunting, Symbiosis,
    WarningCall,
};

/// Name, population, body size, traits.
type Sketch = (&'static str, u8, u8, &'static [Trait]);

const HUNTERS: &[Sketch] = &[
    ("3/3", 3, 3, &[]),
    ("1/6", 1, 6, &[]),
    ("6/2 pack", 6, 2, &[PackHunting]),
    ("3/3 climbs", 3, 3, &[Climbing]),
    ("3/3 ambush", 3, 3, &[Ambush]),
    ("3/3 clever", 3, 3, &[Intelligence]),
    ("3/3 shell", 3, 3, &[HardShell]),
];

/// Who is attacked: a sketch, its food, and its neighbours to the left and to the right.
struct Prey {
    sketch: Sketch,
    food: u8,
    left: Option<Sketch>,
    right: Option<Sketch>,
}

const fn alone(sketch: Sketch) -> Prey {
    Prey { sketch, food: 0, left: None, right: None }
}

const PREY: &[Prey] = &[
    alone(("2/2", 2, 2, &[])),
    alone(("2/3", 2, 3, &[])),
    alone(("2/6", 2, 6, &[])),
    alone(("2/2 shell", 2, 2, &[HardShell])),
    alone(("2/2 climbs", 2, 2, &[Climbing])),
    alone(("2/2 horns", 2, 2, &[Horns])),
    alone(("2/2 herd", 2, 2, &[DefensiveHerding])),
    alone(("3/2 herd", 3, 2, &[DefensiveHerding])),
    alone(("2/2 burrow, hungry", 2, 2, &[Burrowing])),
    Prey { food: 2, ..alone(("2/2 burrow, full", 2, 2, &[Burrowing])) },
    Prey { right: Some(("r", 1, 3, &[])), ..alone(("2/2 symbiosis, large right", 2, 2, &[Symbiosis])) },
    Prey { right: Some(("r", 1, 2, &[])), ..alone(("2/2 symbiosis, equal right", 2, 2, &[Symbiosis])) },
    Prey { left: Some(("l", 1, 3, &[])), ..alone(("2/2 symbiosis, large left", 2, 2, &[Symbiosis])) },
    Prey { left: Some(("l", 1, 1, &[WarningCall])), ..alone(("2/2 warned from the left", 2, 2, &[])) },
    Prey { right: Some(("r", 1, 1, &[WarningCall])), ..alone(("2/2 warned from the right", 2, 2, &[])) },
    alone(("2/2 calls itself", 2, 2, &[WarningCall])),
    alone(("2/2 carnivore", 2, 2, &[Carnivore])),
    alone(("2/2 climbs, herd", 2, 2, &[Climbing, DefensiveHerding])),
    Prey { food: 3, ..alone(("3/3 all at once, full", 3, 3, &[Climbing, DefensiveHerding, Burrowing])) },
];

fn card(shows: Trait) -> Card {
    Card { shows, food: 1 }
}

fn species(sketch: Sketch, food: u8, hunts: bool) -> PositionSpecies {
    let (_, pop, size, traits) = sketch;
    let traits = hunts.then_some(Carnivore).into_iter().chain(traits.iter().copied()).map(card).collect();
    PositionSpecies { pop, size, food, traits, ..PositionSpecies::default() }
}

/// Two cards in hand of the hunter's owner.
fn table(preset: Preset, hunter: Sketch, prey: &Prey) -> State {
    let neighbour = |sketch: Option<Sketch>| sketch.map(|sketch| species(sketch, 0, false));
    let row = neighbour(prey.left).into_iter().chain([species(prey.sketch, prey.food, false)]);
    let seat = |species: Vec<PositionSpecies>| PositionSeat { species, ..PositionSeat::default() };
    let hand = vec![card(Trait::Fertile), card(Trait::Foraging)];
    State::from_position(&Position {
        preset,
        options: Options::printed(preset, 3),
        round: 2,
        phase: Phase::Feeding,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        passed: SeatSet::EMPTY,
        last_round: None,
        watering_hole: 0,
        food_cards: BySeat::default(),
        deck: Vec::new(),
        discard: Vec::new(),
        seats: vec![
            PositionSeat { hand, ..seat(vec![species(hunter, 0, true)]) },
            seat(row.chain(neighbour(prey.right)).collect()),
            seat(vec![PositionSpecies::default()]),
        ],
    })
    .expect("a position that can stand")
}

fn cell(preset: Preset, hunter: Sketch, prey: &Prey) -> String {
    let state = table(preset, hunter, prey);
    let rows = state.view(Viewer::Spectator).rows;
    let attacker = rows[Seat::FIRST][0].id;
    let victim = rows[Seat::wrapping(1)][usize::from(prey.left.is_some())].id;
    let mut legal = ActionList::new();
    state.legal(Seat::FIRST, &mut legal);
    let prices = legal.iter().filter_map(|action| match *action {
        Action::Attack { attacker: by, victim: on, negate } if (by, on) == (attacker, victim) => Some(negate.price()),
        _ => None,
    });
    let plain = Action::Attack { attacker, victim, negate: Negations::NONE };
    let reasons = state.why_not(Seat::FIRST, plain).0;
    match (prices.min(), reasons.as_slice()) {
        (Some(0), []) => "yes".to_owned(),
        (Some(cards), [_, ..]) => format!("for {cards}"),
        (None, [first]) => first.rule.id().to_owned(),
        (None, [first, rest @ ..]) => format!("{} +{}", first.rule.id(), rest.len()),
        other => panic!("{} {}: {other:?}", hunter.0, prey.sketch.0),
    }
}

#[test]
fn the_attack_matrix_is_as_reviewed() {
    // NS-ATT-4, NS-ATT-5, NS-TRAIT-CLIMB-1, NS-TRAIT-HERD-1, NS-TRAIT-BURROW-1, NS-TRAIT-SYMB-1, NS-TRAIT-WARN-1,
    // NS-TRAIT-SHELL-1, NS-TRAIT-PACK-1, NS-TRAIT-INT-4
    let mut table = String::from(
        "# Who may attack whom at the species boards, population/size: yes, for how many cards of Intelligence (there are \
         two in\n# hand), or the rule that forbids it. Both books agree.\n\n",
    );
    let _ = write!(table, "{:<28}", "prey \\ carnivore");
    for (name, ..) in HUNTERS {
        let _ = write!(table, "{name:<22}");
    }
    for prey in PREY {
        let _ = write!(table, "\n{:<28}", prey.sketch.0);
        for &hunter in HUNTERS {
            let cell = |preset| cell(preset, hunter, prey);
            assert_eq!(cell(Preset::Evolution), cell(Preset::NaturalSelection), "{} {}", hunter.0, prey.sketch.0);
            let _ = write!(table, "{:<22}", cell(Preset::Evolution));
        }
    }
    let table: String = table.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/northstar-attack-matrix.txt");
    if std::env::var_os("PANGEA_BLESS").is_some() {
        std::fs::write(&path, &table).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(table == golden, "the matrix has changed; PANGEA_BLESS=1 accepts it:\n{table}");
}
