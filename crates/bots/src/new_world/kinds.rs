//! The kinds of moves that are distinguished in New World.

use game::Seat;
use new_world::sets::AnimalSet;
use new_world::{Action, State, Trait};

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

/// The kind of a move; `exposed` says which animals of the seat could be attacked.
#[inline]
pub(super) fn kind(state: &State, seat: Seat, action: Action, exposed: impl FnOnce() -> AnimalSet) -> usize {
    let trait_on = |host: usize, face: Trait| ANIMALS.len() + host * TRAITS + face as usize;
    let rest = |place: usize| LAST + place;
    match action {
        Action::PlayAnimal { .. } => match state.animals_of(seat).count() {
            0 | 1 => 0,
            2 | 3 => 1,
            _ => 2,
        },
        Action::PlayTrait { face, on, .. } | Action::AddTrait { face, on } => {
            let facts = state.facts(on);
            let host = match (facts.owner == seat, facts.traits.is_empty()) {
                (true, true) => 0,
                (true, false) => 1,
                (false, _) => 2,
            };
            trait_on(host, face)
        }
        Action::PlayPair { face, .. } | Action::AddPair { face, .. } => trait_on(3, face),
        Action::Attack { predator, prey, .. } => {
            let (hunter, prey) = (state.facts(predator), state.facts(prey));
            let hunt = 2 * usize::from(prey.owner == seat) + usize::from(hunter.fed);
            let reacts =
                [Trait::Running, Trait::Elusive, Trait::Repulsive, Trait::Horned, Trait::Shelled, Trait::Mimicry];
            let against = if reacts.iter().any(|&shows| prey.traits.contains(shows)) {
                1
            } else {
                2 * usize::from(prey.traits.contains(Trait::Poisonous))
            };
            ATTACKS + hunt * PREY.len() + against
        }
        Action::Feed { animal, .. } => {
            let facts = state.facts(animal);
            rest(if facts.fed { 2 } else { usize::from(facts.tokens + 1 < facts.need) })
        }
        Action::Shelter { animal, .. } => {
            rest(3 + usize::from(!exposed().contains(animal)))
        }
        Action::AnnounceAnimal => rest(5),
        Action::AnnounceTrait { .. } => rest(6),
        Action::Piracy { victim, .. } => rest(7 + usize::from(state.facts(victim).owner == seat)),
        Action::Metamorphose { .. } => rest(9),
        Action::MetamorphoseFromPool { .. } => rest(10),
        Action::MetamorphoseForFood { .. } => rest(11),
        Action::Pass => rest(if state.phase() == new_world::Phase::Development { 12 } else { 13 }),
        Action::EndTurn => rest(14),
        Action::Trigger { .. } => rest(15),
        Action::Decline { .. } => rest(16),
        Action::Trample { .. } => rest(17),
        Action::Spare { .. } => rest(18),
        Action::Run => rest(19),
        Action::Gore | Action::Elude { .. } | Action::Repel | Action::Hide | Action::Mimic { .. } => rest(20),
        Action::Stop => rest(21),
        Action::Rearrange { .. } => rest(22),
        Action::SpendFat { .. } => rest(23),
        Action::KeepFat { .. } => rest(24),
        Action::Hibernate { .. } => rest(25),
        Action::StayAwake { .. } | Action::DiscardHand { .. } => rest(26),
    }
}
