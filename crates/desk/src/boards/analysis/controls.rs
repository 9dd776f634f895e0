//! What can be changed on the analysis board of the species boards.

use game::Seat;
use locale::Words;
use northstar::{Growth, SpeciesId, Trait};

use super::{Board, Edit};
use crate::analysis::{AreaChanges, CardChanges, Change, Controls, Counter, Detail, Steps, Terms};
use crate::screen::{AnimalScreen, Being, Emblem};

/// The messages of this family.
const TERMS: Terms = Terms {
    how: "analysis-board-how",
    choose_first: "analysis-board-choose-first",
    add: "analysis-board-add",
    no_hunters: "analysis-board-no-hunters",
    answered: "analysis-yes-answered",
    priced: "analysis-yes-priced",
    legend: &[("t-horns", "analysis-board-key-answered"), ("t-intelligence", "analysis-board-key-priced")],
    play_note: "analysis-board-play-note",
};

impl Controls for Board {
    fn terms(&self) -> Terms {
        TERMS
    }

    fn is_pair(&self, _shows: Emblem) -> bool {
        false
    }

    fn added(&self, seat: Seat) -> Change {
        Edit::AddSpecies(seat).into()
    }

    fn laid(&self, on: Being, shows: Emblem) -> Option<Change> {
        Some(Edit::AddTrait(on.into(), Trait::from_id(shows.id())?).into())
    }

    fn joined(&self, _shows: Emblem, _first: Being, _second: Being) -> Option<Change> {
        None
    }

    fn parted(&self, _seat: Seat, _place: usize) -> Option<Change> {
        None
    }

    fn detail(&self, words: &Words, animal: &AnimalScreen) -> Option<Detail> {
        let id = SpeciesId::from(animal.id);
        let board = animal.board.as_ref()?;
        let counter = |name: &str, count: u8, steps| Counter::new(words, words.text(name), count, steps);
        let track = |name, at, growth: Growth| counter(name, at, Steps::of(|by| Edit::Grow(id, growth, by)));
        let fat = board.slots.iter().find_map(|slot| slot.fat);
        let mut counters = vec![
            track("board-population", board.population.at, Growth::Population),
            track("board-size", board.size.at, Growth::Size),
            counter("analysis-board-food", animal.red, Steps::of(|by| Edit::Food(id, by))),
        ];
        counters.extend(fat.map(|(fat, _)| counter("analysis-board-fat", fat, Steps::of(|by| Edit::Fat(id, by)))));
        let card = |shows: Emblem| CardChanges {
            fat: None,
            used: None,
            remove: Trait::from_id(shows.id()).map(|shows| Edit::RemoveTrait(id, shows).into()),
        };
        Some(Detail {
            food: None,
            counters,
            homes: Vec::new(),
            cards: animal.traits.iter().map(|row| card(row.shows)).collect(),
            switches: Vec::new(),
            shifts: Some([true, false].map(|left| Edit::Shift(id, left).into())),
            remove: Edit::RemoveSpecies(id).into(),
        })
    }

    /// Intelligence pays with the cards of a hand.
    fn hand_counter(&self, words: &Words, seat: Seat) -> Option<Counter> {
        let steps = Steps::of(|by| Edit::Hand(seat, by));
        Some(Counter::new(words, words.text("ui-hand"), self.hand(seat), steps))
    }

    /// The watering hole.
    fn counters(&self, words: &Words) -> Vec<Counter> {
        let steps = Steps::of(|by| Edit::WateringHole(by.into()));
        vec![Counter::new(words, words.text("analysis-board-hole"), self.watering_hole(), steps)]
    }

    fn area_changes(&self, _words: &'static Words) -> Option<AreaChanges> {
        None
    }
}
