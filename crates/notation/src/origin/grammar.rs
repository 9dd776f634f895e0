//! What the family origin reads in steps: phrases, points, paths, rule ids.

use game::{RuleId, Seat};
use origin::{Phase, Rule, World};

use crate::family::{Form, Grammar, Purpose};
use crate::fields::seat_of;
use crate::origin::cards::card_name;
use crate::origin::commands::{self, Known, Phrase};
use crate::origin::expect::{Expectation, read_expectation};
use crate::origin::position::{check_option, phase_named};
use crate::origin::views::{Path, read_path};
use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::words::Words;
use crate::yaml::{Node, Text};

/// The words of a scenario: who sits at the table, and which animals there are so far.
pub(crate) struct Lexicon {
    pub(crate) world: World,
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
        did_you_mean(name, self.names.iter().map(String::as_str))
            .or_else(|| (!self.names.is_empty()).then(|| format!("the animals are: {}", self.names.join(", "))))
    }

    fn world(&self) -> World {
        self.world
    }
}

impl Lexicon {
    /// The id of an animal that is known.
    pub(crate) fn animal(&self, text: &Text) -> Reading<String> {
        if self.is_known(&text.text) {
            return Ok(text.text.clone());
        }
        Err(Fault::new(text.place, format!("unknown animal '{}'", text.text)).maybe_help(self.suggestion(&text.text)))
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
        commands::check_verb(verb, Form::Either, self.world)?;
        if let Some(word) = reader.peek() {
            match verb.text.as_str() {
                "play" => {
                    card_name(&word.text, word.place, self.world)?;
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
        match text.text.split_once('+') {
            None => self.animal(text),
            Some((first, second)) => {
                let right = text.place.right(first.chars().count() + 1);
                self.animal(&Text { text: first.to_owned(), ..text.clone() })?;
                self.animal(&Text { text: second.to_owned(), place: right, plain: true })?;
                Ok(text.text.clone())
            }
        }
    }

    fn expectation(&self, node: &Node) -> Reading<Expectation> {
        read_expectation(node, self)
    }

    fn point(&self, text: &Text) -> Reading<Point> {
        let Some(seat) = text.text.strip_prefix("turn ") else { return phase_named(text).map(Point::Phase) };
        match seat_of(seat) {
            Some(seat) if seat.number() <= self.players => Ok(Point::Turn(seat)),
            _ => Err(Fault::new(text.place.right(5), format!("'{seat}' does not sit at this table"))),
        }
    }

    fn path(&self, text: &Text) -> Reading<Path> {
        read_path(text, self)
    }

    fn check_rule(&self, text: &Text) -> Reading<()> {
        check_rule(text)
    }

    fn check_option(&self, name: &Text) -> Reading<()> {
        check_option(name, self.world)
    }
}

/// Refuses an id that is neither a rule nor a group of rules.
pub(crate) fn check_rule(text: &Text) -> Reading<()> {
    if Rule::ALL.iter().any(|rule| rule.is_meant_by(&text.text)) {
        return Ok(());
    }
    let known = Rule::ALL.iter().map(|rule| rule.id());
    Err(Fault::new(text.place, format!("unknown rule '{}'", text.text)).maybe_help(did_you_mean(&text.text, known)))
}
