//! The kinds of moves that are distinguished in New World, and their priors.

use std::cell::OnceCell;

use game::Seat;
use new_world::facts::AnimalFacts;
use new_world::sets::AnimalSet;
use new_world::traits::HARMFUL;
use new_world::{Action, AnimalId, State, Trait, TraitSet};

const TRAITS: usize = Trait::COUNT;
const ANIMALS: [&str; 3] = ["animal_first", "animal_more", "animal_many"];
const HOSTS: [&str; 4] = ["bare", "own", "other", "pair"];
const PREY: [&str; 3] = ["open", "reacts", "poison"];
const HUNTS: [&str; 4] = ["other_hungry", "other_fed", "own_hungry", "own_fed"];
const REST: [&str; 27] = [
    "feed_last",
    "feed_some",
    "feed_fat",
    "shelter_open",
    "shelter_safe",
    "announce_animal",
    "announce_trait",
    "rob_other",
    "rob_own",
    "change",
    "change_unseen",
    "change_for_food",
    "pass_cards",
    "pass",
    "end_turn",
    "trigger",
    "decline",
    "trample",
    "spare",
    "run",
    "react",
    "stop",
    "place",
    "spend_fat",
    "keep_fat",
    "sleep",
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
    animal_kind: usize,
    first_animal: f32,
    /// The prior of an animal, of a trait, of a harmful or useless one, of a shelter, of a change.
    animal: f32,
    card: f32,
    poor_card: f32,
    shelter: f32,
    change: f32,
    /// The animals of the seat that could be attacked, once somebody has asked.
    exposed: OnceCell<AnimalSet>,
}

impl<'a> Sorter<'a> {
    /// For these moves of the seat.
    pub(super) fn new(state: &'a State, seat: Seat, actions: &[Action]) -> Self {
        let (mut animals, mut traits, mut shelters, mut changes) = (0, 0, 0, 0);
        for action in actions {
            let plays_trait =
                matches!(action, Action::PlayTrait { .. } | Action::PlayPair { .. } | Action::AnnounceTrait { .. });
            animals += i32::from(matches!(action, Action::PlayAnimal { .. }));
            traits += i32::from(plays_trait);
            shelters += i32::from(matches!(action, Action::Shelter { .. }));
            changes += i32::from(matches!(action, Action::Metamorphose { .. }));
        }
        let share = |weight: f32, number: i32| weight / number.max(1) as f32;
        let row = state.animals_of(seat).count();
        let first_animal = if row < 3 { 2.0 } else { 1.0 };
        Self {
            state,
            seat,
            animal_kind: match row {
                0 | 1 => 0,
                2 | 3 => 1,
                _ => 2,
            },
            first_animal,
            animal: share(first_animal, animals),
            card: share(1.6, traits),
            poor_card: share(0.05, traits),
            shelter: share(1.0, shelters),
            change: share(0.2, changes),
            exposed: OnceCell::new(),
        }
    }

    /// The hand-written prior of a move, and its kind.
    #[inline]
    pub(super) fn sort(&self, action: &Action) -> (f32, usize) {
        let rest = |place: usize| LAST + place;
        let (state, seat) = (self.state, self.seat);
        match *action {
            Action::PlayAnimal { .. } => (self.animal, self.animal_kind),
            Action::PlayTrait { face, on, .. } => {
                let host = state.facts(on);
                let is_harmful = host.owner == seat && HARMFUL.contains(face);
                let is_useless = face == Trait::Intelligent && !host.traits.contains(Trait::Carnivorous);
                (if is_harmful || is_useless { self.poor_card } else { self.card }, self.trait_on(face, &host))
            }
            Action::AddTrait { face, on } => (1.0, self.trait_on(face, &state.facts(on))),
            Action::PlayPair { face, .. } => (self.card, pair(face)),
            Action::AddPair { face, .. } => (1.0, pair(face)),
            Action::Attack { predator, prey, .. } => self.attack(predator, prey),
            Action::Feed { animal, .. } => {
                let facts = state.facts(animal);
                if facts.fed { (0.5, rest(2)) } else { (3.0, rest(usize::from(facts.tokens + 1 < facts.need))) }
            }
            Action::Shelter { animal, .. } => {
                let exposed = self.exposed.get_or_init(|| state.exposed_animals(seat));
                (self.shelter, rest(3 + usize::from(!exposed.contains(animal))))
            }
            Action::AnnounceAnimal => (self.first_animal, rest(5)),
            Action::AnnounceTrait { .. } => (self.card, rest(6)),
            Action::Piracy { victim, .. } if state.facts(victim).owner == seat => (0.02, rest(8)),
            Action::Piracy { .. } => (1.5, rest(7)),
            Action::Metamorphose { .. } => (self.change, rest(9)),
            Action::MetamorphoseFromPool { .. } => (0.1, rest(10)),
            Action::MetamorphoseForFood { .. } => (0.2, rest(11)),
            Action::Pass => (0.04, rest(if state.phase() == new_world::Phase::Development { 12 } else { 13 })),
            Action::EndTurn => (0.5, rest(14)),
            Action::Trigger { .. } => (1.0, rest(15)),
            Action::Decline { .. } => (0.1, rest(16)),
            Action::Trample { .. } => (1.0, rest(17)),
            Action::Spare { .. } => (1.0, rest(18)),
            Action::Run => (1.0, rest(19)),
            Action::Gore | Action::Elude { .. } | Action::Repel | Action::Hide | Action::Mimic { .. } => {
                (1.0, rest(20))
            }
            Action::Stop => (0.1, rest(21)),
            Action::Rearrange { .. } => (1.0, rest(22)),
            Action::SpendFat { .. } => (1.0, rest(23)),
            Action::KeepFat { .. } => (0.05, rest(24)),
            Action::Hibernate { .. } => (1.0, rest(25)),
            Action::StayAwake { .. } => (0.05, rest(26)),
            Action::DiscardHand { .. } => (1.0, rest(26)),
        }
    }

    fn trait_on(&self, face: Trait, host: &AnimalFacts) -> usize {
        let place = match (host.owner == self.seat, host.traits.is_empty()) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => 2,
        };
        ANIMALS.len() + place * TRAITS + face as usize
    }

    fn attack(&self, predator: AnimalId, prey: AnimalId) -> (f32, usize) {
        let (hunter, prey) = (self.state.facts(predator), self.state.facts(prey));
        let hunt = 2 * usize::from(prey.owner == self.seat) + usize::from(hunter.fed);
        let against =
            if prey.traits.meets(REACTING) { 1 } else { 2 * usize::from(prey.traits.contains(Trait::Poisonous)) };
        // In the order of HUNTS.
        ([3.0, 1.0, 0.1, 0.01][hunt], ATTACKS + hunt * PREY.len() + against)
    }
}

/// What a prey may answer with.
const REACTING: TraitSet =
    TraitSet::of(&[Trait::Running, Trait::Elusive, Trait::Repulsive, Trait::Horned, Trait::Shelled, Trait::Mimicry]);

fn pair(face: Trait) -> usize {
    ANIMALS.len() + 3 * TRAITS + face as usize
}
