//! What New World reads in steps: phrases, points, paths, rule ids.

use game::Seat;
use new_world::{Phase, Rule};

use crate::expectation::Expecting;
use crate::family::{Form, Grammar, Purpose};
use crate::fields::one_of;
use crate::names::{ANIMALS, check_rule, turn_of};
use crate::new_world::cards::{card_name, trait_named};
use crate::new_world::commands::{self, Known, Phrase};
use crate::new_world::expect::Expectation;
use crate::new_world::position::{PHASES, check_option};
use crate::new_world::views::PATHS;
use crate::paths::Path;
use crate::place::Reading;
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
        ANIMALS.suggestion(&self.names, name)
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
        ANIMALS.one_or_pair(&self.names, text)
    }

    fn expectation(&self, node: &Node) -> Reading<Expectation> {
        self.read(node)
    }

    fn point(&self, text: &Text) -> Reading<Point> {
        if let Some(seat) = turn_of(text, self.players) {
            return seat.map(Point::Turn);
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
        PATHS.read(text, self.players, &self.names)
    }

    fn check_rule(&self, text: &Text) -> Reading<()> {
        check_rule::<Rule>(text)
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
