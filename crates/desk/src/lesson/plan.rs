//! The clicks that lead to a goal, tried on a copy of the table, each with the name of the thing that is clicked.

use locale::Words;

use super::goal::Goal;
use crate::click::Click;
use crate::diary::marked_animal;
use crate::screen::{Button, Mark, Screen};
use crate::tabletop::Tabletop;

/// What kind of thing is clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A trait of a card in hand.
    Card,
    /// An animal or a species.
    Animal,
    /// A button of the question.
    Button,
    /// A location or an area.
    Place,
    /// The next cell of a track; the name is what the cell does.
    Track,
    /// An end of the row.
    End,
}

impl What {
    /// Its name where a machine reads along.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Animal => "animal",
            Self::Button => "button",
            Self::Place => "place",
            Self::Track => "track",
            Self::End => "end",
        }
    }
}

/// Something to click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Do {
    /// What kind of thing.
    pub what: What,
    /// What is written on it.
    pub name: String,
    /// The click.
    pub click: Click,
}

impl Do {
    /// The thing to click, if the screen offers it now.
    fn on(screen: &Screen, click: Click) -> Option<Self> {
        let thing = |what, name: &str| Self { what, name: name.to_owned(), click };
        if let Some(button) = screen.prompt.buttons.iter().find(|button| button.click == click) {
            return Some(thing(What::Button, &button.label));
        }
        let own = screen.own.as_ref()?;
        match click {
            Click::Face { card, face } => {
                let card = screen.hand.iter().find(|held| held.card == card)?;
                let face = card.faces.iter().find(|shown| shown.shows == face && shown.playable)?;
                Some(thing(What::Card, &face.name))
            }
            Click::Being(id) => {
                let mut animals = own.animals.iter().chain(screen.others.iter().flat_map(|seat| &seat.animals));
                let animal = animals.find(|animal| animal.id == id)?;
                (!matches!(animal.mark, Mark::Barred(_))).then(|| thing(What::Animal, &animal.name))
            }
            Click::Place(at) => {
                let is_open = |mark: &Mark| matches!(mark, Mark::Legal { .. });
                let location = screen.locations.iter().find(|location| location.at == at && is_open(&location.mark));
                let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
                let area = areas.into_iter().find(|area| area.at == at && is_open(&area.mark));
                let name = location.map(|location| &location.name).or(area.map(|area| &area.name))?;
                Some(thing(What::Place, name))
            }
            Click::Track { of, .. } => {
                let board = own.animals.iter().find(|species| species.id == of)?.board.as_ref()?;
                let grow = [&board.population, &board.size].into_iter().filter_map(|track| track.grow.as_ref());
                let (label, _) = grow.into_iter().find(|(_, grows)| *grows == click)?;
                Some(thing(What::Track, label))
            }
            Click::End { left } => {
                let end = own.ends.iter().find(|end| end.left == left && matches!(end.mark, Mark::Legal { .. }))?;
                Some(thing(What::End, &end.label))
            }
            _ => None,
        }
    }

    /// A button of the question.
    pub(super) fn button(button: &Button) -> Self {
        Self { what: What::Button, name: button.label.clone(), click: button.click }
    }

    /// The thing in words, with marks round the name of an animal.
    pub fn words(&self, words: &Words) -> String {
        let named = |id: &str| words.text_with(id, &[("name", self.name.clone().into())]);
        match self.what {
            What::Card => named("tutorial-do-card"),
            What::Animal => marked_animal(&self.name),
            What::Button | What::End | What::Track => named("tutorial-do-button"),
            What::Place => named("tutorial-do-place"),
        }
    }
}

/// What can be chosen at a moment and what is picked, to tell how far the learner is.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Look {
    question: String,
    buttons: Vec<Button>,
    faces: Vec<bool>,
    marks: Vec<core::mem::Discriminant<Mark>>,
}

impl Look {
    fn of(screen: &Screen) -> Self {
        let seats = screen.own.iter().chain(&screen.others);
        let animals = seats.flat_map(|seat| &seat.animals).map(|animal| &animal.mark);
        let locations = screen.locations.iter().map(|location| &location.mark);
        let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts).map(|area| &area.mark);
        Self {
            question: screen.prompt.question.clone(),
            buttons: screen.prompt.buttons.clone(),
            faces: screen.hand.iter().flat_map(|card| &card.faces).map(|face| face.picked).collect(),
            marks: animals.chain(locations).chain(areas).map(core::mem::discriminant).collect(),
        }
    }
}

/// The way to a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What is clicked, in order.
    pub dos: Vec<Do>,
    /// How it looks before each of them.
    looks: Vec<Look>,
}

impl Plan {
    /// The way to a goal from this table, on which nothing is picked. The table is changed if there is one; else nothing
    /// is picked afterwards.
    pub fn to(goal: Goal, table: &mut dyn Tabletop) -> Option<Self> {
        let plan = Self::found(goal, table);
        if plan.is_none() {
            for _ in goal.clicks() {
                table.click(Click::Cancel);
            }
        }
        plan
    }

    fn found(goal: Goal, table: &mut dyn Tabletop) -> Option<Self> {
        let mut plan = Self { dos: Vec::new(), looks: Vec::new() };
        let clicks = goal.clicks();
        let mut rest = clicks.as_slice();
        while !rest.is_empty() {
            let screen = table.screen();
            let offered = |(number, click): (usize, &Click)| Do::on(&screen, *click).map(|thing| (number, thing));
            let (number, thing) = rest.iter().enumerate().find_map(offered)?;
            rest = &rest[number + 1..];
            let click = thing.click;
            plan.looks.push(Look::of(&screen));
            plan.dos.push(thing);
            if table.click(click) {
                return Some(plan);
            }
        }
        None
    }

    /// How many of its clicks have been made; nothing if something else is picked.
    pub fn done(&self, screen: &Screen) -> Option<usize> {
        let look = Look::of(screen);
        self.looks.iter().position(|other| *other == look)
    }

    /// The whole way in a sentence, part by part.
    pub fn parts(&self, words: &Words) -> Vec<String> {
        let part = |(number, thing): (usize, &Do)| {
            let id = if number == 0 { "tutorial-try-first" } else { "tutorial-try-then" };
            words.text_with(id, &[("thing", thing.words(words).into())])
        };
        self.dos.iter().enumerate().map(part).collect()
    }
}
