//! What can be changed on the analysis board of New World.

use game::Seat;
use locale::Words;
use new_world::traits::USED_UP;
use new_world::{AnimalId, Half, Token, Trait};

use super::{Board, Edit};
use crate::analysis::{
    AreaCardChanges, AreaChanges, CardChanges, Change, Controls, Counter, Detail, Steps, Switch, Terms,
};
use crate::screen::{AnimalScreen, AreaCardScreen, Being, Emblem};

/// The messages of this family.
const TERMS: Terms = Terms {
    how: "analysis-how",
    choose_first: "analysis-choose-first",
    add: "analysis-add-animal-for",
    no_hunters: "analysis-world-no-hunters",
    answered: "analysis-world-answered",
    priced: "analysis-world-yes-priced",
    legend: &[("t-running", "analysis-world-key-answered"), ("t-intelligent", "analysis-world-key-priced")],
    play_note: "analysis-world-play-note",
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
        let tokens = |name: &str, count: u8, token: Token| {
            let steps = Steps { less: Edit::Take(id, token).into(), more: Edit::Give(id, token).into() };
            Counter::new(words, words.text(name), count, steps)
        };
        let cards = animal.traits.iter().enumerate().map(|(place, row)| CardChanges {
            fat: row.fat.is_some().then(|| Edit::Fat(id, place).into()),
            used: Trait::from_id(row.shows.id())
                .is_some_and(|shows| USED_UP.contains(shows))
                .then(|| Edit::Used(id, place).into()),
            remove: Some(Edit::RemoveTrait(id, place).into()),
        });
        let switch =
            |icon, name: &str, is, edit: Edit| Switch { icon, name: words.text(name), is, change: edit.into() };
        let mut switches = vec![
            switch("i-shelter", "analysis-world-in-shelter", animal.sheltered.is_some(), Edit::Shelter(id)),
            switch("t-poisonous", "analysis-world-poisoned", animal.poisoned.is_some(), Edit::Poison(id)),
        ];
        let has_shell = animal.traits.iter().any(|row| row.shows == Emblem::from(Trait::Shelled));
        if has_shell || animal.shelled.is_some() {
            let is = animal.shelled.is_some();
            switches.push(switch("t-shelled", "analysis-world-in-shell", is, Edit::Hide(id)));
        }
        Some(Detail {
            food: None,
            counters: vec![
                tokens("analysis-world-food", animal.red, Token::Food),
                tokens("analysis-world-special", animal.blue, Token::Special),
            ],
            homes: Vec::new(),
            cards: cards.collect(),
            switches,
            shifts: Some([true, false].map(|left| Edit::Shift(id, left).into())),
            remove: Edit::RemoveAnimal(id).into(),
        })
    }

    fn hand_counter(&self, _words: &Words, _seat: Seat) -> Option<Counter> {
        None
    }

    /// The epoch.
    fn counters(&self, words: &Words) -> Vec<Counter> {
        vec![Counter::new(words, words.text("analysis-world-epoch"), self.epoch(), Steps::of(Edit::Epoch))]
    }

    fn area_changes(&self, words: &'static Words) -> Option<AreaChanges> {
        let designs = Self::designs(words).into_iter().map(|(design, name)| (name, Edit::AddArea(design).into()));
        let cards = self.areas(words).cards.into_iter().enumerate();
        Some(AreaChanges {
            cards: cards.map(|(place, card)| area_card(place, card)).collect(),
            designs: designs.collect(),
        })
    }
}

fn area_card(place: usize, card: AreaCardScreen) -> AreaCardChanges {
    // The upper part comes first; the only one is the lower one.
    let halves = if card.parts.len() > 1 { &[Half::Upper, Half::Lower][..] } else { &[Half::Lower] };
    let steps = |half: &Half| {
        [Steps::of(|by| Edit::AreaFood(place, *half, by)), Steps::of(|by| Edit::AreaShelter(place, *half, by))]
    };
    AreaCardChanges { card, remove: Edit::RemoveArea(place).into(), parts: halves.iter().map(steps).collect() }
}
