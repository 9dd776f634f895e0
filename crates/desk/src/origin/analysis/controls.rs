//! What can be changed on the analysis board of The Origin of Species and Continents.

use game::Seat;
use locale::Words;
use locale::origin::location_name;
use origin::{AnimalId, Location, Trait};

use super::{Board, Edit};
use crate::analysis::{AreaChanges, CardChanges, Change, Controls, Counter, Detail, Home, Steps, Switch, Terms};
use crate::screen::{AnimalScreen, Being, Emblem};

/// Traits that can be used up.
const USED_UP: [Trait; 4] = [Trait::Carnivorous, Trait::Piracy, Trait::Mimicry, Trait::Migration];

/// The messages of this family.
const TERMS: Terms = Terms {
    how: "analysis-how",
    choose_first: "analysis-choose-first",
    add: "analysis-add-animal-for",
    no_hunters: "analysis-no-hunters",
    answered: "analysis-yes-defended",
    // Nobody pays for an attack here.
    priced: "analysis-yes",
    legend: &[("t-running", "analysis-key-defended")],
    play_note: "analysis-play-note",
};

impl Controls for Board {
    fn terms(&self) -> Terms {
        TERMS
    }

    fn is_pair(&self, shows: Emblem) -> bool {
        Trait::from_id(shows.id()).is_some_and(Trait::is_pair)
    }

    fn added(&self, seat: Seat) -> Change {
        Edit::AddAnimal(seat).into()
    }

    fn laid(&self, on: Being, shows: Emblem) -> Option<Change> {
        Some(Edit::AddTrait(on.into(), Trait::from_id(shows.id())?).into())
    }

    fn joined(&self, shows: Emblem, first: Being, second: Being) -> Option<Change> {
        Some(Edit::Link(Trait::from_id(shows.id())?, first.into(), second.into()).into())
    }

    fn parted(&self, seat: Seat, place: usize) -> Option<Change> {
        Some(Edit::Unlink(seat, place).into())
    }

    fn detail(&self, words: &Words, animal: &AnimalScreen) -> Option<Detail> {
        let id = AnimalId::from(animal.id);
        let cards = animal.traits.iter().enumerate().map(|(place, row)| CardChanges {
            fat: row.fat.is_some().then(|| Edit::Fat(id, place).into()),
            used: USED_UP.iter().any(|used| row.shows == Emblem::from(*used)).then(|| Edit::Spent(id, place).into()),
            remove: Some(Edit::RemoveTrait(id, place).into()),
        });
        let sleeps = animal.traits.iter().any(|row| row.shows == Emblem::from(Trait::Hibernation));
        let asleep = || Switch {
            icon: "t-hibernation",
            name: words.text("analysis-asleep"),
            is: animal.asleep.is_some(),
            change: Edit::Sleep(id).into(),
        };
        let home = |at: &Location| Home {
            at: (*at).into(),
            name: location_name(words, *at),
            is_here: *at == Location::from(animal.at),
            change: Edit::Move(id, *at).into(),
        };
        let lands = animal.location.as_ref().map(|_| self.modules().locations());
        Some(Detail {
            food: Some(Steps::of(|by| Edit::Food(id, by))),
            counters: Vec::new(),
            homes: lands.into_iter().flatten().map(home).collect(),
            cards: cards.collect(),
            switches: sleeps.then(asleep).into_iter().collect(),
            shifts: None,
            remove: Edit::RemoveAnimal(id).into(),
        })
    }

    fn hand_counter(&self, _words: &Words, _seat: Seat) -> Option<Counter> {
        None
    }

    /// The food banks.
    fn counters(&self, words: &Words) -> Vec<Counter> {
        let locations = self.modules().locations();
        let bank = |at: &Location| Counter {
            name: match locations.len() {
                1 => words.text("ui-food-bank"),
                _ => format!("{}: {}", words.text("ui-food-bank"), location_name(words, *at)),
            },
            count: self.bank(*at).into(),
            less: words.text("analysis-food-less"),
            more: words.text("analysis-food-more"),
            steps: Steps::of(|by| Edit::Bank(*at, by)),
        };
        locations.iter().map(bank).collect()
    }

    fn area_changes(&self, _words: &'static Words) -> Option<AreaChanges> {
        None
    }
}
