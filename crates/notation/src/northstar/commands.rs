//! The grammar of commands and answers of the species-board family (sections 5.2 and 6).

use northstar::{Growth, Scarce, Trait};

use crate::family::{Form, Purpose};
use crate::names::SPECIES;
use crate::northstar::cards::{CardName, card_name, trait_named};
use crate::place::{Fault, Reading};
use crate::positions::check_new_name;
use crate::spelling::did_you_mean;
use crate::words::{Reader, Word, Words};

/// A command or an answer as written; species by their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phrase {
    FoodCard { card: CardName },
    PlayTrait { card: CardName, on: String },
    NewSpecies { card: CardName, place: Place, id: Option<String> },
    Grow { card: CardName, growth: Growth, species: String },
    Drop { drops: Trait, from: String },
    Feed { species: String },
    Attack { attacker: String, victim: String, negate: Vec<Trait>, paying: Option<Vec<CardName>> },
    Intelligence { species: String, paying: CardName },
    Pass,
    EndTurn,
    Leaf { acts: Trait, of: String },
    Default,
    Store { tokens: u8 },
    Scarce { first: Scarce },
    Pay { card: CardName },
    Anything,
}

/// Where a new species is put.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Left,
    Right,
    After(String),
}

/// Which names of species are known.
pub(crate) trait Known {
    /// Whether a species has, or had, this name.
    fn is_known(&self, name: &str) -> bool;
    /// What could have been meant instead.
    fn suggestion(&self, name: &str) -> Option<String>;
}

const COMMANDS: &[&str] =
    &["food_card", "trait", "species", "grow", "drop", "feed", "attack", "intelligence", "pass", "end_turn"];
const ANSWERS: &[&str] = &["leaf", "default", "store", "scarce", "pay", "any"];

/// Reads a command or an answer.
pub(crate) fn read(words: &Words, form: Form, purpose: Purpose, known: &impl Known) -> Reading<Phrase> {
    let mut reader = words.reader();
    let verb = reader.word("a command")?;
    check_verb(verb, form)?;
    let mut grammar = Sentence { reader, known };
    let phrase = match verb.text.as_str() {
        "food_card" => Phrase::FoodCard { card: grammar.card()? },
        "trait" => {
            let card = grammar.card()?;
            grammar.reader.literal("on")?;
            Phrase::PlayTrait { card, on: grammar.species()? }
        }
        "species" => grammar.new_species(purpose)?,
        "grow" => {
            let card = grammar.card()?;
            let growth = grammar.growth()?;
            Phrase::Grow { card, growth, species: grammar.species()? }
        }
        "drop" => {
            let drops = grammar.named_trait()?;
            grammar.reader.literal("from")?;
            Phrase::Drop { drops, from: grammar.species()? }
        }
        "feed" => Phrase::Feed { species: grammar.species()? },
        "attack" => grammar.attack()?,
        "intelligence" => {
            let species = grammar.species()?;
            let paying = if grammar.clause("paying") { grammar.card()? } else { CardName::Any };
            Phrase::Intelligence { species, paying }
        }
        "pass" => Phrase::Pass,
        "end_turn" => Phrase::EndTurn,
        "leaf" => Phrase::Leaf { acts: grammar.named_trait()?, of: grammar.species()? },
        "default" => Phrase::Default,
        "store" => Phrase::Store { tokens: grammar.number()? },
        "scarce" => grammar.scarce()?,
        "pay" => Phrase::Pay { card: grammar.card()? },
        _ => Phrase::Anything,
    };
    grammar.reader.end()?;
    Ok(phrase)
}

/// Refuses a verb that is not in the list of the form.
pub(crate) fn check_verb(verb: &Word, form: Form) -> Reading<()> {
    let name = verb.text.as_str();
    let (commands, answers) = match form {
        Form::Command => (COMMANDS, &[][..]),
        Form::Answer => (&[][..], ANSWERS),
        Form::Either => (COMMANDS, ANSWERS),
    };
    if commands.contains(&name) || answers.contains(&name) {
        return Ok(());
    }
    let message = if COMMANDS.contains(&name) {
        format!("'{name}' is a command (do), not an answer")
    } else if ANSWERS.contains(&name) {
        format!("'{name}' is an answer (choose), not a command")
    } else {
        format!("unknown command '{name}'")
    };
    let known = commands.iter().chain(answers).copied();
    Err(Fault::new(verb.place, message).maybe_help(did_you_mean(name, known)))
}

struct Sentence<'w, 'k, K: Known> {
    reader: Reader<'w>,
    known: &'k K,
}

impl<K: Known> Sentence<'_, '_, K> {
    fn card(&mut self) -> Reading<CardName> {
        let word = self.reader.word("a card")?;
        card_name(&word.text, word.place)
    }

    fn named_trait(&mut self) -> Reading<Trait> {
        let word = self.reader.word("a trait")?;
        trait_named(&word.text, word.place)
    }

    fn species(&mut self) -> Reading<String> {
        let word = self.reader.word("a species")?;
        if self.known.is_known(&word.text) {
            return Ok(word.text.clone());
        }
        let fault = Fault::new(word.place, format!("unknown species '{}'", word.text));
        Err(fault.maybe_help(self.known.suggestion(&word.text)))
    }

    fn growth(&mut self) -> Reading<Growth> {
        let word = self.reader.word("'pop' or 'size'")?;
        match word.text.as_str() {
            "pop" => Ok(Growth::Population),
            "size" => Ok(Growth::Size),
            other => Err(Fault::new(word.place, format!("'pop' or 'size' is needed here, not '{other}'"))),
        }
    }

    fn scarce(&mut self) -> Reading<Phrase> {
        let word = self.reader.word("'forage' or 'neighbour'")?;
        let first = match word.text.as_str() {
            "forage" => Scarce::Forage,
            "neighbour" => Scarce::Neighbour,
            other => {
                return Err(Fault::new(word.place, format!("'forage' or 'neighbour' is needed here, not '{other}'")));
            }
        };
        Ok(Phrase::Scarce { first })
    }

    fn number(&mut self) -> Reading<u8> {
        let word = self.reader.word("a number")?;
        let digits = word.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { word.text.parse().ok() } else { None };
        number.ok_or_else(|| Fault::new(word.place, format!("a number is needed here, not '{}'", word.text)))
    }

    /// Whether a clause begins here with this word.
    fn clause(&mut self, name: &str) -> bool {
        let begins = self.reader.peek().is_some_and(|word| word.text == name);
        if begins {
            let _ = self.reader.word(name);
        }
        begins
    }

    fn new_species(&mut self, purpose: Purpose) -> Reading<Phrase> {
        let card = self.card()?;
        let word = self.reader.word("'left', 'right' or 'after'")?;
        let place = match word.text.as_str() {
            "left" => Place::Left,
            "right" => Place::Right,
            "after" => Place::After(self.species()?),
            other => {
                return Err(Fault::new(
                    word.place,
                    format!("'left', 'right' or 'after' is needed here, not '{other}'"),
                ));
            }
        };
        if purpose == Purpose::Listed && self.reader.peek().is_none() {
            return Ok(Phrase::NewSpecies { card, place, id: None });
        }
        self.reader.literal("as")?;
        let word = self.reader.word("the id of the new species")?;
        check_new_name(word, SPECIES)?;
        if purpose == Purpose::Done && self.known.is_known(&word.text) {
            return Err(Fault::new(word.place, format!("there is a species '{}' already", word.text)));
        }
        Ok(Phrase::NewSpecies { card, place, id: Some(word.text.clone()) })
    }

    fn attack(&mut self) -> Reading<Phrase> {
        let attacker = self.species()?;
        self.reader.literal("->")?;
        let victim = self.species()?;
        let mut negate = Vec::new();
        if self.clause("negate") {
            self.listed("a trait", |word, name| {
                negate.push(trait_named(name, word.place)?);
                Ok(())
            })?;
        }
        let mut paying = None;
        if self.clause("paying") {
            let mut cards = Vec::new();
            self.listed("a card", |word, name| {
                cards.push(card_name(name, word.place)?);
                Ok(())
            })?;
            paying = Some(cards);
        }
        Ok(Phrase::Attack { attacker, victim, negate, paying })
    }

    /// Words with commas between them.
    fn listed(&mut self, what: &str, mut each: impl FnMut(&Word, &str) -> Reading<()>) -> Reading<()> {
        loop {
            let word = self.reader.word(what)?;
            let (name, more) = match word.text.strip_suffix(',') {
                Some(name) => (name, true),
                None => (word.text.as_str(), false),
            };
            each(word, name)?;
            if !more {
                return Ok(());
            }
        }
    }
}
