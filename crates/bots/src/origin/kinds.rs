//! The kinds of moves that are distinguished in The Origin of Species and Continents, and their priors.

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

/// What the priors of the moves have in common.
pub(super) struct Sorter<'a> {
    state: &'a State,
    seat: Seat,
    may_play_animal: bool,
    animal_kind: usize,
    /// The prior of an animal, of a trait.
    animal: f32,
    card: f32,
}

impl<'a> Sorter<'a> {
    /// For these moves of the seat.
    pub(super) fn new(state: &'a State, seat: Seat, actions: &[Action]) -> Self {
        let (mut animals, mut traits) = (0, 0);
        for action in actions {
            animals += i32::from(matches!(action, Action::PlayAnimal { .. }));
            traits += i32::from(matches!(action, Action::PlayTrait { .. } | Action::PlayPair { .. }));
        }
        let row = state.animals_of(seat).count();
        Self {
            state,
            seat,
            may_play_animal: animals > 0,
            animal_kind: match row {
                0 | 1 => 0,
                2 | 3 => 1,
                _ => 2,
            },
            animal: if row < 3 { 2.0 } else { 1.0 } / animals.max(1) as f32,
            card: 1.6 / traits.max(1) as f32,
        }
    }

    /// The hand-written prior of a move, and its kind.
    #[inline]
    pub(super) fn sort(&self, action: Action) -> (f32, usize) {
        let trait_on = |host: usize, face: Trait| ANIMALS.len() + host * TRAITS + face as usize;
        let rest = |place: usize| LAST + place;
        let state = self.state;
        let is_fed = |animal| state.facts(animal).is_fed();
        match action {
            Action::PlayAnimal { .. } => (self.animal, self.animal_kind),
            Action::PlayTrait { face, on, .. } => {
                let facts = state.facts(on);
                let host = match (facts.owner == self.seat, facts.traits.is_empty()) {
                    (true, true) => 0,
                    (true, false) => 1,
                    (false, _) => 2,
                };
                (self.card, trait_on(host, face))
            }
            Action::PlayPair { face, .. } => (self.card, trait_on(3, face)),
            Action::Attack { attacker, target } => {
                let (hunter, prey) = (state.facts(attacker), state.facts(target));
                let hunt = 2 * usize::from(prey.owner == self.seat) + usize::from(hunter.is_fed());
                let against = if prey.active.contains(Trait::Running) || prey.active.contains(Trait::Mimicry) {
                    1
                } else if prey.active.contains(Trait::TailLoss) {
                    2
                } else {
                    3 * usize::from(prey.active.contains(Trait::Poisonous))
                };
                // In the order of HUNTS.
                ([3.0, 0.8, 0.1, 0.01][hunt], ATTACKS + hunt * PREY.len() + against)
            }
            Action::Take { animal } => {
                let facts = state.facts(animal);
                if facts.is_fed() { (0.5, rest(2)) } else { (3.0, rest(usize::from(facts.food + 1 < facts.need))) }
            }
            Action::Fat { animal, .. } if is_fed(animal) => (0.02, rest(4)),
            Action::Fat { .. } => (0.8, rest(3)),
            Action::Piracy { target, .. } if state.facts(target).owner == self.seat => (0.02, rest(6)),
            Action::Piracy { .. } => (1.5, rest(5)),
            Action::Graze { .. } => (0.6, rest(7)),
            Action::Hibernate { animal } if is_fed(animal) => (0.01, rest(9)),
            Action::Hibernate { .. } => (0.6, rest(8)),
            Action::Migrate { .. } => (0.15, rest(10)),
            Action::Recombine { .. } => (0.05, rest(11)),
            Action::Pass => {
                let kind = if state.phase() == origin::Phase::Development { 12 } else { 13 };
                (if self.may_play_animal { 0.08 } else { 0.03 }, rest(kind))
            }
            Action::EndTurn => (0.5, rest(14)),
            Action::Trigger { .. } => (1.0, rest(15)),
            Action::Run => (1.0, rest(16)),
            Action::Mimic { .. } => (1.0, rest(17)),
            Action::LoseTail { .. } => (0.3, rest(18)),
            Action::Scavenge { .. } => (1.0, rest(19)),
            Action::Restore { .. } | Action::Place { .. } => (1.0, rest(20)),
            Action::Decline | Action::SetOff | Action::Follow { .. } | Action::Stay { .. } | Action::Keep { .. } => {
                (1.0, rest(21))
            }
        }
    }
}
