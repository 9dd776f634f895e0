//! The animals of New World as a network reads them: rows that are true of each.

use game::Seat;
use net::Element;
use new_world::{Exposure, State, Trait};

const NEED: usize = Trait::COUNT;
/// Needs one token more than usual, two, …
const NEEDS: usize = 5;
const FAT: usize = NEED + NEEDS;
const FATS: usize = 3;
const ROOM: usize = FAT + FATS;
const ROOMS: usize = 3;
const CARDS: usize = ROOM + ROOMS;
const MOST_CARDS: usize = 6;
const REST: usize = CARDS + MOST_CARDS;
const LAST: [&str; 5] = ["prey", "hunter", "sheltered", "poisoned", "first_player"];

pub(super) fn names() -> Vec<String> {
    let mut all: Vec<String> = Trait::ALL.iter().map(|shows| shows.id().to_owned()).collect();
    let mut count = |name: &str, most: usize| all.extend((1..=most).map(|number| format!("{name}_{number}")));
    count("need", NEEDS);
    count("fat", FATS);
    count("room", ROOMS);
    count("cards", MOST_CARDS);
    all.extend(LAST.iter().map(|&name| name.to_owned()));
    all
}

pub(super) fn each(state: &State, exposure: &Exposure, seat: Seat, mut found: impl FnMut(Element)) {
    for animal in state.animals_of(seat) {
        let mut element = Element::EMPTY;
        let mut put = |row: usize| element.push(row as u8);
        animal.traits.iter().for_each(|shows| put(shows as usize));
        let mut number = |first: usize, most: usize, number: u8| {
            if number > 0 {
                put(first + usize::from(number).min(most) - 1);
            }
        };
        number(NEED, NEEDS, animal.need.saturating_sub(1));
        number(FAT, FATS, animal.fat);
        number(ROOM, ROOMS, animal.fat_slots.saturating_sub(animal.fat));
        number(CARDS, MOST_CARDS, animal.cards);
        let is = [
            exposure.prey.contains(animal.id),
            exposure.hunters.contains(animal.id),
            animal.sheltered,
            animal.poisoned,
            state.first_player() == seat,
        ];
        is.iter().enumerate().filter(|(_, is)| **is).for_each(|(place, _)| put(REST + place));
        found(element);
    }
}
