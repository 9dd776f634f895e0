//! What the family origin reads in steps: phrases, points, paths, rule ids.

use game::Seat;
use origin::{Modules, Phase, Rule};

use crate::expectation::Expecting;
use crate::family::{Form, Grammar, Purpose};
use crate::names::{ANIMALS, check_rule, turn_of};
use crate::origin::cards::card_name;
use crate::origin::commands::{self, Known, Phrase};
use crate::origin::expect::Expectation;
use crate::origin::position::{check_option, phase_named};
use crate::origin::views::PATHS;
use crate::paths::Path;
use crate::place::Reading;
use crate::words::Words;
use crate::yaml::{Node, Text};

/// The words of a scenario: who sits at the table, and which animals there are so far.
pub(crate) struct Lexicon {
    pub(crate) modules: Modules,
    pub(crate) players: u8,
    pub(crate) names: Vec<String>,
}

/// Where `advance_to` stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Point {
    /// A phase begins; the end of the game counts as one.
    Phase(Phase),
    /// A player is really asked for an action.
    Turn(Seat),
}

impl Known for Lexicon {
    fn is_known(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    fn suggestion(&self, name: &str) -> Option<String> {
        ANIMALS.suggestion(&self.names, name)
    }

    fn modules(&self) -> Modules {
        self.modules
    }
}

impl Lexicon {
    /// The id of an animal that is known.
    pub(crate) fn animal(&self, text: &Text) -> Reading<String> {
        ANIMALS.named(&self.names, text)
    }
}

impl Grammar for Lexicon {
    type Phrase = Phrase;
    type Expectation = Expectation;
    type Point = Point;
    type Path = Path;

    fn players(&self) -> u8 {
        self.players
    }

    fn phrase(&mut self, text: &Text, form: Form, purpose: Purpose) -> Reading<Phrase> {
        let phrase = commands::read(&Words::of(text)?, form, purpose, self)?;
        if let (Purpose::Done, Phrase::PlayAnimal { id: Some(id), .. } | Phrase::Place { id: Some(id), .. }) =
            (purpose, &phrase)
        {
            self.names.push(id.clone());
        }
        Ok(phrase)
    }

    fn beginning(&self, text: &Text) -> Reading<Words> {
        let words = Words::of(text)?;
        let mut reader = words.reader();
        let verb = reader.word("a command")?;
        commands::check_verb(verb, Form::Either, self.modules)?;
        if let Some(word) = reader.peek() {
            match verb.text.as_str() {
                "play" => {
                    card_name(&word.text, word.place, self.modules)?;
                }
                "take" | "attack" | "fat" | "piracy" | "graze" | "hibernate" | "scavenger" | "migrate" | "phoresy"
                | "restore" => {
                    self.animal(&Text { place: word.place, text: word.text.clone(), plain: true })?;
                }
                _ => {}
            }
        }
        Ok(words)
    }

    fn target(&self, text: &Text) -> Reading<String> {
        ANIMALS.one_or_pair(&self.names, text)
    }

    fn expectation(&self, node: &Node) -> Reading<Expectation> {
        self.read(node)
    }

    fn point(&self, text: &Text) -> Reading<Point> {
        turn_of(text, self.players).map_or_else(|| phase_named(text).map(Point::Phase), |seat| seat.map(Point::Turn))
    }

    fn path(&self, text: &Text) -> Reading<Path> {
        PATHS.read(text, self.players, &self.names)
    }

    fn check_rule(&self, text: &Text) -> Reading<()> {
        check_rule::<Rule>(text)
    }

    fn check_option(&self, name: &Text) -> Reading<()> {
        check_option(name, self.modules)
    }
}
