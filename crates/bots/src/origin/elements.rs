//! The animals of The Origin of Species and Continents as a network reads them: rows that are true of each.

use game::Seat;
use net::Element;
use origin::{AnimalId, Exposure, Location, State, Trait};

const TRAITS: usize = Trait::ALL.len();
/// Rows of a trait that works, of one that is there and does not.
const IDLE: usize = TRAITS;
const NEED: usize = IDLE + TRAITS;
/// Needs one token more than usual, two, …
const NEEDS: usize = 4;
const FAT: usize = NEED + NEEDS;
const FATS: usize = 3;
const ROOM: usize = FAT + FATS;
const ROOMS: usize = 3;
const HUNTERS: usize = ROOM + ROOMS;
/// Could be attacked by so many hunters of others.
const MANY: usize = 3;
const PREY: usize = HUNTERS + MANY;
const AT: usize = PREY + MANY;
const REST: usize = AT + Location::COUNT;
const LAST: [&str; 4] = ["first", "poisoned", "asleep", "remains"];

pub(super) fn names() -> Vec<String> {
    let mut all: Vec<String> = Trait::ALL.iter().map(|shows| shows.id().to_owned()).collect();
    all.extend(Trait::ALL.iter().map(|shows| format!("idle_{}", shows.id())));
    let mut count = |name: &str, most: usize| all.extend((1..=most).map(|number| format!("{name}_{number}")));
    count("need", NEEDS);
    count("fat", FATS);
    count("room", ROOMS);
    count("hunters", MANY);
    count("prey", MANY);
    count("at", Location::COUNT);
    all.extend(LAST.iter().map(|&name| name.to_owned()));
    all
}

pub(super) fn each(state: &State, exposure: &Exposure, seat: Seat, mut found: impl FnMut(Element)) {
    let hunters = exposure.hunters.iter().filter(|id| state.facts(*id).owner != seat);
    let hunters: Hunters = Hunters::of(hunters);
    for animal in state.animals_of(seat) {
        let mut element = Element::EMPTY;
        let mut put = |row: usize| element.push(row as u8);
        animal.active.iter().for_each(|shows| put(shows as usize));
        animal.traits.without(animal.active).iter().for_each(|shows| put(IDLE + shows as usize));
        put_number(&mut put, NEED, NEEDS, animal.need.saturating_sub(1));
        put_number(&mut put, FAT, FATS, animal.fat);
        put_number(&mut put, ROOM, ROOMS, animal.fat_slots.saturating_sub(animal.fat));
        if exposure.prey.contains(animal.id) {
            let open = hunters.all().iter().filter(|hunter| state.could_attack(**hunter, animal.id)).count();
            put_number(&mut put, HUNTERS, MANY, open as u8);
        }
        if exposure.hunters.contains(animal.id) {
            let is_prey = |id: &AnimalId| state.facts(*id).owner != seat && state.could_attack(animal.id, *id);
            put_number(&mut put, PREY, MANY, exposure.prey.iter().filter(is_prey).count() as u8);
        }
        put(AT + animal.at.index());
        let is = [state.first_player() == seat, animal.poisoned, animal.hibernating, animal.remains];
        is.iter().enumerate().filter(|(_, is)| **is).for_each(|(place, _)| put(REST + place));
        found(element);
    }
}

/// The row of a number, if it is above 0; the last stands for all that are greater.
fn put_number(put: &mut impl FnMut(usize), first: usize, most: usize, number: u8) {
    if number > 0 {
        put(first + usize::from(number).min(most) - 1);
    }
}

/// The hunters of others, so many as ever matter.
struct Hunters {
    ids: [AnimalId; Self::MOST],
    len: usize,
}

impl Hunters {
    const MOST: usize = 24;

    fn of(ids: impl Iterator<Item = AnimalId>) -> Self {
        let mut all = Self { ids: [AnimalId(0); Self::MOST], len: 0 };
        for (place, id) in all.ids.iter_mut().zip(ids) {
            *place = id;
            all.len += 1;
        }
        all
    }

    fn all(&self) -> &[AnimalId] {
        &self.ids[..self.len]
    }
}
