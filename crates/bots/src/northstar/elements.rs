//! The species of Evolution and Natural Selection as a network reads them: rows that are true of each.

use game::Seat;
use net::Element;
use northstar::{Exposure, State, Trait, TraitSet};

const TRAITS: usize = Trait::ALL.len();
const POPULATION: usize = TRAITS;
/// Two, three, … seven or more.
const STEPS: usize = 6;
const SIZE: usize = POPULATION + STEPS;
const FAT: usize = SIZE + STEPS;
const FATS: usize = 4;
const CARDS: usize = FAT + FATS;
const MOST_CARDS: usize = 4;
const MEAT: usize = CARDS + MOST_CARDS;
/// Meat in reach: little, enough for some, for many, plenty.
const MEATS: [u16; 4] = [1, 4, 8, 16];
/// Traits of the neighbours, left and right.
const NEIGHBOURS: usize = MEAT + MEATS.len();
const REST: usize = NEIGHBOURS + 2 * TRAITS;
const LAST: [&str; 7] =
    ["prey", "hunts", "hunts_nothing", "left_end", "right_end", "smaller_than_right", "first_player"];

pub(super) fn names() -> Vec<String> {
    let traits = |before: &str| Trait::ALL.iter().map(|shows| format!("{before}{}", shows.id())).collect::<Vec<_>>();
    let mut all = traits("");
    all.extend((2..STEPS + 2).map(|number| format!("population_{number}")));
    all.extend((2..STEPS + 2).map(|number| format!("size_{number}")));
    all.extend((1..=FATS).map(|number| format!("fat_{number}")));
    all.extend((1..=MOST_CARDS).map(|number| format!("cards_{number}")));
    all.extend(MEATS.map(|meat| format!("meat_{meat}")));
    all.extend(traits("left_"));
    all.extend(traits("right_"));
    all.extend(LAST.iter().map(|&name| name.to_owned()));
    all
}

pub(super) fn each(state: &State, exposure: &Exposure, seat: Seat, mut found: impl FnMut(Element)) {
    let mut left: Option<TraitSet> = None;
    let mut species = state.species_of(seat).peekable();
    while let Some(one) = species.next() {
        let right = species.peek();
        let mut element = Element::EMPTY;
        let mut put = |row: usize| element.push(row as u8);
        one.traits.iter().for_each(|shows| put(shows as usize));
        let steps = |number: u8| usize::from(number.saturating_sub(1)).min(STEPS);
        if steps(one.pop) > 0 {
            put(POPULATION + steps(one.pop) - 1);
        }
        if steps(one.size) > 0 {
            put(SIZE + steps(one.size) - 1);
        }
        if one.fat > 0 {
            put(FAT + usize::from(one.fat).min(FATS) - 1);
        }
        if one.cards > 0 {
            put(CARDS + usize::from(one.cards).min(MOST_CARDS) - 1);
        }
        let meat = exposure.meat(one.id);
        if let Some(place) = MEATS.iter().rposition(|least| meat >= *least).filter(|_| one.hunts) {
            put(MEAT + place);
        }
        let is = [
            exposure.is_prey(one.id),
            one.hunts,
            one.hunts && meat == 0,
            left.is_none(),
            right.is_none(),
            right.is_some_and(|right| right.size > one.size),
            state.first_player() == seat,
        ];
        is.iter().enumerate().filter(|(_, is)| **is).for_each(|(place, _)| put(REST + place));
        if let Some(traits) = left {
            traits.iter().for_each(|shows| put(NEIGHBOURS + shows as usize));
        }
        if let Some(right) = right {
            right.traits.iter().for_each(|shows| put(NEIGHBOURS + TRAITS + shows as usize));
        }
        left = Some(one.traits);
        found(element);
    }
}
