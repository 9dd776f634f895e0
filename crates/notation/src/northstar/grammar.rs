//! What the species-board family reads in steps: phrases, points, paths, rule ids.

use game::Seat;
use northstar::{Phase, Preset, Rule};

use crate::expectation::Expecting;
use crate::family::{Form, Grammar, Purpose};
use crate::fields::one_of;
use crate::names::{SPECIES, check_rule, turn_of};
use crate::northstar::cards::{card_name, trait_named};
use crate::northstar::commands::{self, Known, Phrase};
use crate::northstar::expect::Expectation;
use crate::northstar::position::{PHASES, check_option};
use crate::northstar::views::PATHS;
use crate::paths::Path;
use crate::place::Reading;
use crate::words::Words;
use crate::yaml::{Node, Text};

/// The words of a scenario: who sits at the table, and which species there are so far.
pub(crate) struct Lexicon {
    pub(crate) preset: Preset,
    pub(crate) players: u8,
    pub(crate) names: Vec<String>,
}

/// Where `advance_to` stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Point {
    /// A phase begins; the end of the game counts as one.
    Phase(Phase),
    /// The food cards have been applied and discarded.
    AfterReveal,
    /// The marker has gone on.
    RoundEnd,
    /// A player is really asked for an action.
    Turn(Seat),
}

impl Known for Lexicon {
    fn is_known(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    fn suggestion(&self, name: &str) -> Option<String> {
        SPECIES.suggestion(&self.names, name)
    }
}

impl Lexicon {
    /// The id of a species that is known.
    pub(crate) fn species(&self, text: &Text) -> Reading<String> {
        SPECIES.named(&self.names, text)
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
        if let (Purpose::Done, Phrase::NewSpecies { id: Some(id), .. }) = (purpose, &phrase) {
            self.names.push(id.clone());
        }
        Ok(phrase)
    }

    fn beginning(&self, text: &Text) -> Reading<Words> {
        let words = Words::of(text)?;
        let mut reader = words.reader();
        let verb = reader.word("a command")?;
        commands::check_verb(verb, Form::Either)?;
        if let Some(word) = reader.peek() {
            match verb.text.as_str() {
                "food_card" | "trait" | "species" | "grow" | "pay" => {
                    card_name(&word.text, word.place)?;
                }
                "drop" | "leaf" => {
                    trait_named(&word.text, word.place)?;
                }
                "feed" | "attack" | "intelligence" => {
                    self.species(&Text { place: word.place, text: word.text.clone(), plain: true })?;
                }
                _ => {}
            }
        }
        Ok(words)
    }

    fn target(&self, text: &Text) -> Reading<String> {
        self.species(text)
    }

    fn expectation(&self, node: &Node) -> Reading<Expectation> {
        self.read(node)
    }

    fn point(&self, text: &Text) -> Reading<Point> {
        if let Some(seat) = turn_of(text, self.players) {
            return seat.map(Point::Turn);
        }
        let names: Vec<&str> =
            PHASES.iter().map(|(name, _)| *name).chain(["after_reveal", "round_end", "game_over"]).collect();
        Ok(match one_of(text, &names, "phase")? {
            "after_reveal" => Point::AfterReveal,
            "round_end" => Point::RoundEnd,
            name => {
                Point::Phase(PHASES.iter().find(|(known, _)| *known == name).map_or(Phase::Over, |(_, phase)| *phase))
            }
        })
    }

    fn path(&self, text: &Text) -> Reading<Path> {
        PATHS.read(text, self.players, &self.names)
    }

    fn check_rule(&self, text: &Text) -> Reading<()> {
        check_rule::<Rule>(text)
    }

    fn check_option(&self, name: &Text) -> Reading<()> {
        check_option(name)
    }
}
