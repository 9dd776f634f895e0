//! The kinds of moves that are distinguished in The Origin of Species and Continents.

use game::Seat;
use origin::{Action, State, Trait};

const TRAITS: usize = Trait::ALL.len();
/// Before the traits: a new animal beside none or one, up to three, more.
const ANIMALS: [&str; 3] = ["animal_first", "animal_more", "animal_many"];
/// What a trait is put on.
const HOSTS: [&str; 4] = ["bare", "own", "other", "pair"];
/// What an attack is like: whose prey, whether the hunter is hungry, what the prey has against it.
const PREY: [&str; 4] = ["open", "nimble", "tail", "poison"];
const HUNTS: [&str; 4] = ["other_hungry", "other_fed", "own_hungry", "own_fed"];
const REST: [&str; 22] = [
    "take_last",
    "take_some",
    "take_fat",
    "fat",
    "fat_fed",
    "rob_other",
    "rob_own",
    "graze",
    "sleep",
    "sleep_fed",
    "migrate",
    "recombine",
    "pass_cards",
    "pass",
    "end_turn",
    "trigger",
    "run",
    "mimic",
    "lose_tail",
    "scavenge",
    "restore",
    "answer",
];
const ATTACKS: usize = ANIMALS.len() + HOSTS.len() * TRAITS;
const LAST: usize = ATTACKS + HUNTS.len() * PREY.len();

pub(super) fn names() -> Vec<String> {
    let mut all: Vec<String> = ANIMALS.iter().map(|&name| name.to_owned()).collect();
    for host in HOSTS {
        all.extend(Trait::ALL.iter().map(|shows| format!("{host}_{}", shows.id())));
    }
    for hunt in HUNTS {
        all.extend(PREY.iter().map(|prey| format!("hunt_{hunt}_{prey}")));
    }
    all.extend(REST.iter().map(|&name| name.to_owned()));
    all
}

pub(super) fn kind(state: &State, seat: Seat, action: Action) -> usize {
    let trait_on = |host: usize, face: Trait| ANIMALS.len() + host * TRAITS + face as usize;
    let rest = |place: usize| LAST + place;
    match action {
        Action::PlayAnimal { .. } => match state.animals_of(seat).count() {
            0 | 1 => 0,
            2 | 3 => 1,
            _ => 2,
        },
        Action::PlayTrait { face, on, .. } => {
            let facts = state.facts(on);
            let host = match (facts.owner == seat, facts.traits.is_empty()) {
                (true, true) => 0,
                (true, false) => 1,
                (false, _) => 2,
            };
            trait_on(host, face)
        }
        Action::PlayPair { face, .. } => trait_on(3, face),
        Action::Attack { attacker, target } => {
            let (hunter, prey) = (state.facts(attacker), state.facts(target));
            let hunt = 2 * usize::from(prey.owner == seat) + usize::from(hunter.is_fed());
            let against = if prey.active.contains(Trait::Running) || prey.active.contains(Trait::Mimicry) {
                1
            } else if prey.active.contains(Trait::TailLoss) {
                2
            } else {
                3 * usize::from(prey.active.contains(Trait::Poisonous))
            };
            ATTACKS + hunt * PREY.len() + against
        }
        Action::Take { animal } => {
            let facts = state.facts(animal);
            rest(if facts.is_fed() { 2 } else { usize::from(facts.food + 1 < facts.need) })
        }
        Action::Fat { animal, .. } => rest(3 + usize::from(state.facts(animal).is_fed())),
        Action::Piracy { target, .. } => rest(5 + usize::from(state.facts(target).owner == seat)),
        Action::Graze { .. } => rest(7),
        Action::Hibernate { animal } => rest(8 + usize::from(state.facts(animal).is_fed())),
        Action::Migrate { .. } => rest(10),
        Action::Recombine { .. } => rest(11),
        Action::Pass => rest(if state.phase() == origin::Phase::Development { 12 } else { 13 }),
        Action::EndTurn => rest(14),
        Action::Trigger { .. } => rest(15),
        Action::Run => rest(16),
        Action::Mimic { .. } => rest(17),
        Action::LoseTail { .. } => rest(18),
        Action::Scavenge { .. } => rest(19),
        Action::Restore { .. } | Action::Place { .. } => rest(20),
        Action::Decline | Action::SetOff | Action::Follow { .. } | Action::Stay { .. } | Action::Keep { .. } => {
            rest(21)
        }
    }
}
