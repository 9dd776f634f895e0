//! What New World reads in steps: phrases, points, paths, rule ids.

use game::{RuleId, Seat};
use new_world::{Phase, Rule};

use crate::family::{Form, Grammar, Purpose};
use crate::fields::{one_of, seat_of};
use crate::new_world::cards::{card_name, trait_named};
use crate::new_world::commands::{self, Known, Phrase};
use crate::new_world::expect::{Expectation, read_expectation};
use crate::new_world::position::{PHASES, check_option};
use crate::new_world::views::{Path, read_path};
use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::words::Words;
use crate::yaml::{Node, Text};

/// The words of a scenario: who sits at the table, and which animals there are so far.
pub(crate) struct Lexicon {
    pub(crate) players: u8,
    pub(crate) names: Vec<String>,
}

/// Where `advance_to` stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Point {
    /// A phase begins; the end of the game counts as one.
    Phase(Phase),
    /// Everybody has drawn, nobody has discarded.
    HandLimit,
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
        if purpose == Purpose::Done {
            self.names.extend(new_name(&phrase).map(str::to_owned));
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
                "play" | "discard_hand" => {
                    card_name(&word.text, word.place)?;
                }
                "trigger" | "decline" | "add" => {
                    trait_named(&word.text, word.place)?;
                }
                "shelter" | "feed" | "attack" | "piracy" | "metamorphosis" | "hoofed" | "spend_fat" | "hibernate"
                | "rearrange" => {
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
        if let Some(seat) = text.text.strip_prefix("turn ") {
            return match seat_of(seat) {
                Some(seat) if seat.number() <= self.players => Ok(Point::Turn(seat)),
                _ => Err(Fault::new(text.place.right(5), format!("'{seat}' does not sit at this table"))),
            };
        }
        let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).chain(["hand_limit", "game_over"]).collect();
        Ok(match one_of(text, &names, "phase")? {
            "hand_limit" => Point::HandLimit,
            name => {
                Point::Phase(PHASES.iter().find(|(known, _)| *known == name).map_or(Phase::Over, |(_, phase)| *phase))
            }
        })
    }

    fn path(&self, text: &Text) -> Reading<Path> {
        read_path(text, self)
    }

    fn check_rule(&self, text: &Text) -> Reading<()> {
        check_rule(text)
    }

    fn check_option(&self, name: &Text) -> Reading<()> {
        check_option(name)
    }
}

/// The id of an animal that the phrase creates, or may create.
pub(crate) fn new_name(phrase: &Phrase) -> Option<&str> {
    match phrase {
        Phrase::PlayAnimal { id, .. } | Phrase::AnnounceAnimal { id } => id.as_deref(),
        Phrase::AnnounceTrait { as_new, .. } => as_new.as_deref(),
        _ => None,
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
