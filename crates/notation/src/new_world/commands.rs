//! The grammar of commands and answers of New World (sections 5.3 and 6).

use new_world::{Place as Area, Token, Trait};

use crate::family::{Form, Purpose};
use crate::names::ANIMALS;
use crate::new_world::areas::area_named;
use crate::new_world::cards::{CardName, card_name, trait_named};
use crate::place::{Cause, Fault, Reading};
use crate::positions::check_new_name;
use crate::spelling::did_you_mean;
use crate::words::{Reader, Word, Words};

/// A command or an answer as written; animals by their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phrase {
    PlayAnimal { card: CardName, id: Option<String>, before: Option<String> },
    PlayTrait { card: CardName, face: Trait, on: String },
    PlayPair { card: CardName, face: Trait, pair: Pair },
    Rearrange { order: Vec<String> },
    AnnounceAnimal { id: Option<String> },
    AnnounceTrait { on: String, as_new: Option<String> },
    Pass,
    EndTurn,
    Shelter { animal: String, from: Area },
    Feed { animal: String, from: Area },
    Attack { predator: String, prey: String, mutation: Option<CardOf>, intelligence: Option<CardOf> },
    Piracy { pirate: String, victim: String, taking: Token },
    Metamorphosis { animal: String, discard: CardOf, add: Addition },
    Trigger { face: Trait, from: String, to: String },
    Decline { face: Trait, from: String, to: String },
    Hoofed { animal: String, yes: bool },
    Run,
    Gore,
    Repel,
    Hide,
    Elude { discard: CardOf },
    Mimic { to: String },
    Stop,
    SpendFat { animal: String, yes: bool },
    Hibernate { animal: String, yes: bool },
    AddTrait { face: Trait, on: String },
    AddPair { face: Trait, pair: Pair },
    DiscardHand { cards: Vec<CardName> },
    Anything,
}

/// Two animals; the guardian of a Symbiosis first.
pub(crate) type Pair = (String, String);

/// What Metamorphosis brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Addition {
    /// A trait from the hand.
    Single(CardName, Trait),
    /// A pair trait from the hand.
    Pair(CardName, Trait, Pair),
    /// The top card of the gene pool.
    Pool,
    /// A special food.
    Food,
}

/// A card of an animal as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CardOf {
    /// The only card with this trait.
    Only(Trait),
    /// The K-th card with this trait in the order of placement, from 1.
    Nth(Trait, u8),
    /// The pair card between these two.
    Pair(Trait, String, String),
}

/// Which names of animals are known.
pub(crate) trait Known {
    /// Whether an animal has, or had, this name.
    fn is_known(&self, name: &str) -> bool;
    /// What could have been meant instead.
    fn suggestion(&self, name: &str) -> Option<String>;
}

const COMMANDS: &[&str] =
    &["play", "rearrange", "announce", "pass", "shelter", "feed", "attack", "piracy", "metamorphosis", "end_turn"];
const ANSWERS: &[&str] = &[
    "trigger",
    "decline",
    "hoofed",
    "running",
    "mimicry",
    "horned",
    "repulsive",
    "shelled",
    "elusive",
    "stop",
    "spend_fat",
    "hibernate",
    "add",
    "discard_hand",
    "any",
    "default",
];

/// Reads a command or an answer.
pub(crate) fn read(words: &Words, form: Form, purpose: Purpose, known: &impl Known) -> Reading<Phrase> {
    let mut reader = words.reader();
    let verb = reader.word("a command")?;
    check_verb(verb, form)?;
    let mut grammar = Sentence { reader, known, purpose };
    let phrase = match verb.text.as_str() {
        "play" => grammar.play()?,
        "rearrange" => grammar.rearrange()?,
        "announce" => grammar.announce()?,
        "pass" => Phrase::Pass,
        "end_turn" => Phrase::EndTurn,
        "shelter" => {
            let (animal, from) = grammar.animal_and_area()?;
            Phrase::Shelter { animal, from }
        }
        "feed" => {
            let (animal, from) = grammar.animal_and_area()?;
            Phrase::Feed { animal, from }
        }
        "attack" => grammar.attack()?,
        "piracy" => grammar.piracy()?,
        "metamorphosis" => grammar.metamorphosis()?,
        "running" => Phrase::Run,
        "horned" => Phrase::Gore,
        "repulsive" => Phrase::Repel,
        "shelled" => Phrase::Hide,
        "stop" => Phrase::Stop,
        "any" | "default" => Phrase::Anything,
        _ => grammar.answer(&verb.text)?,
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
    let fault = Fault::new(verb.place, message).maybe_help(did_you_mean(name, known));
    Err(fault.because(Cause::Command(name.to_owned())))
}

/// Refuses a word that is not one of two.
fn either<'w>(word: &'w Word, one: &str, other: &str) -> Reading<&'w str> {
    if word.text == one || word.text == other {
        return Ok(&word.text);
    }
    Err(Fault::new(word.place, format!("'{one}' or '{other}' is needed here, not '{}'", word.text)))
}

struct Sentence<'w, 'k, K: Known> {
    reader: Reader<'w>,
    known: &'k K,
    purpose: Purpose,
}

impl<K: Known> Sentence<'_, '_, K> {
    fn play(&mut self) -> Reading<Phrase> {
        let card = self.card()?;
        self.reader.literal("as")?;
        let word = self.reader.word("'animal' or a trait")?;
        if word.text == "animal" {
            let id = self.new_animal()?;
            let before = if self.clause("before") { Some(self.animal()?) } else { None };
            return Ok(Phrase::PlayAnimal { card, id, before });
        }
        let face = trait_named(&word.text, word.place)?;
        self.reader.literal("on")?;
        if face.is_pair() {
            return Ok(Phrase::PlayPair { card, face, pair: self.pair(face)? });
        }
        Ok(Phrase::PlayTrait { card, face, on: self.animal()? })
    }

    fn rearrange(&mut self) -> Reading<Phrase> {
        let mut order = vec![self.animal()?];
        while self.reader.peek().is_some() {
            order.push(self.animal()?);
        }
        Ok(Phrase::Rearrange { order })
    }

    fn announce(&mut self) -> Reading<Phrase> {
        let word = self.reader.word("'animal' or 'trait'")?;
        if either(word, "animal", "trait")? == "animal" {
            return Ok(Phrase::AnnounceAnimal { id: self.new_animal()? });
        }
        self.reader.literal("on")?;
        let on = self.animal()?;
        let as_new = if self.clause("as_new") { self.new_animal()? } else { None };
        Ok(Phrase::AnnounceTrait { on, as_new })
    }

    fn animal_and_area(&mut self) -> Reading<(String, Area)> {
        let animal = self.animal()?;
        self.reader.literal("from")?;
        let word = self.reader.word("an area")?;
        Ok((animal, area_named(&word.text, word.place)?))
    }

    fn attack(&mut self) -> Reading<Phrase> {
        let (predator, prey) = self.arrow()?;
        let (mut mutation, mut intelligence) = (None, None);
        while let Some(word) = self.reader.peek() {
            let clause = either(word, "mutation_ignores", "intelligent_ignores")?;
            let ignored = if clause == "mutation_ignores" { &mut mutation } else { &mut intelligence };
            if ignored.is_some() {
                return Err(Fault::new(word.place, format!("'{clause}' stands here twice")));
            }
            self.reader.literal(clause)?;
            *ignored = Some(self.card_of()?);
        }
        Ok(Phrase::Attack { predator, prey, mutation, intelligence })
    }

    fn piracy(&mut self) -> Reading<Phrase> {
        let (pirate, victim) = self.arrow()?;
        self.reader.literal("taking")?;
        let word = self.reader.word("'food' or 'special'")?;
        let taking = if either(word, "food", "special")? == "food" { Token::Food } else { Token::Special };
        Ok(Phrase::Piracy { pirate, victim, taking })
    }

    fn metamorphosis(&mut self) -> Reading<Phrase> {
        let animal = self.animal()?;
        self.reader.literal("discard")?;
        let discard = self.card_of()?;
        // With the option discard_for_food nothing is added.
        if !self.clause("add") {
            return Ok(Phrase::Metamorphosis { animal, discard, add: Addition::Food });
        }
        if self.clause("pool") {
            return Ok(Phrase::Metamorphosis { animal, discard, add: Addition::Pool });
        }
        let card = self.card()?;
        self.reader.literal("as")?;
        let word = self.reader.word("a trait")?;
        let face = trait_named(&word.text, word.place)?;
        let add = if face.is_pair() {
            self.reader.literal("on")?;
            Addition::Pair(card, face, self.pair(face)?)
        } else {
            Addition::Single(card, face)
        };
        Ok(Phrase::Metamorphosis { animal, discard, add })
    }

    fn answer(&mut self, verb: &str) -> Reading<Phrase> {
        Ok(match verb {
            "trigger" | "decline" => {
                let face = self.pair_trait()?;
                let (from, to) = self.arrow()?;
                if verb == "trigger" { Phrase::Trigger { face, from, to } } else { Phrase::Decline { face, from, to } }
            }
            "hoofed" => Phrase::Hoofed { animal: self.animal()?, yes: self.yes_or_no()? },
            "spend_fat" => Phrase::SpendFat { animal: self.animal()?, yes: self.yes_or_no()? },
            "hibernate" => Phrase::Hibernate { animal: self.animal()?, yes: self.yes_or_no()? },
            "mimicry" => {
                self.reader.literal("->")?;
                Phrase::Mimic { to: self.animal()? }
            }
            "elusive" => {
                self.reader.literal("discard")?;
                Phrase::Elude { discard: self.card_of()? }
            }
            "add" => {
                let word = self.reader.word("a trait")?;
                let face = trait_named(&word.text, word.place)?;
                self.reader.literal("on")?;
                if face.is_pair() {
                    Phrase::AddPair { face, pair: self.pair(face)? }
                } else {
                    Phrase::AddTrait { face, on: self.animal()? }
                }
            }
            _ => {
                let mut cards = vec![self.card()?];
                while self.reader.peek().is_some() {
                    cards.push(self.card()?);
                }
                Phrase::DiscardHand { cards }
            }
        })
    }

    fn yes_or_no(&mut self) -> Reading<bool> {
        let word = self.reader.word("'yes' or 'no'")?;
        Ok(either(word, "yes", "no")? == "yes")
    }

    /// Whether a clause begins here with this word.
    fn clause(&mut self, name: &str) -> bool {
        let begins = self.reader.peek().is_some_and(|word| word.text == name);
        begins && self.reader.literal(name).is_ok()
    }

    fn card(&mut self) -> Reading<CardName> {
        let word = self.reader.word("a card")?;
        card_name(&word.text, word.place)
    }

    fn new_animal(&mut self) -> Reading<Option<String>> {
        if self.purpose != Purpose::Done && self.reader.peek().is_none() {
            return Ok(None);
        }
        let word = self.reader.word("the id of the new animal")?;
        check_new_name(word, ANIMALS)?;
        if self.purpose == Purpose::Done && self.known.is_known(&word.text) {
            return Err(Fault::new(word.place, format!("there is an animal '{}' already", word.text)));
        }
        Ok(Some(word.text.clone()))
    }

    fn animal(&mut self) -> Reading<String> {
        let word = self.reader.word("an animal")?;
        self.animal_named(word)
    }

    fn animal_named(&self, word: &Word) -> Reading<String> {
        if self.known.is_known(&word.text) {
            return Ok(word.text.clone());
        }
        Err(Fault::new(word.place, format!("unknown animal '{}'", word.text))
            .maybe_help(self.known.suggestion(&word.text))
            .because(Cause::Animal(word.text.clone())))
    }

    fn arrow(&mut self) -> Reading<(String, String)> {
        let from = self.animal()?;
        self.reader.literal("->")?;
        Ok((from, self.animal()?))
    }

    /// `A+B`.
    fn pair(&mut self, face: Trait) -> Reading<Pair> {
        let word = self.reader.word("two animals")?;
        self.two_animals(word, face)
    }

    fn two_animals(&self, word: &Word, face: Trait) -> Reading<Pair> {
        let Some((first, second)) = word.text.split_once('+') else {
            let help = format!("{} is a pair trait: name two animals, as in A+B", face.id());
            return Err(Fault::new(word.place, "two animals are needed here").help(help));
        };
        let right = word.place.right(first.chars().count() + 1);
        let first = self.animal_named(&Word { place: word.place, text: first.to_owned() })?;
        let second = self.animal_named(&Word { place: right, text: second.to_owned() })?;
        Ok((first, second))
    }

    fn pair_trait(&mut self) -> Reading<Trait> {
        let word = self.reader.word("a pair trait")?;
        let face = trait_named(&word.text, word.place)?;
        if face.is_pair() {
            Ok(face)
        } else {
            Err(Fault::new(word.place, format!("'{}' is not a pair trait", word.text)))
        }
    }

    fn card_of(&mut self) -> Reading<CardOf> {
        let word = self.reader.word("a card")?;
        let place = word.place;
        if let Some((name, rest)) = word.text.split_once('(') {
            let face = trait_named(name, place)?;
            let inside = place.right(name.chars().count() + 1);
            let ids = rest.strip_suffix(')').ok_or_else(|| Fault::new(inside, "the closing ')' is missing"))?;
            let (first, second) = self.two_animals(&Word { place: inside, text: ids.to_owned() }, face)?;
            if !face.is_pair() {
                return Err(Fault::new(place, format!("'{name}' is not a pair trait")));
            }
            return Ok(CardOf::Pair(face, first, second));
        }
        let Some((name, number)) = word.text.split_once('#') else {
            return trait_named(&word.text, place).map(CardOf::Only);
        };
        let face = trait_named(name, place)?;
        match number.parse() {
            Ok(count) if count > 0 => Ok(CardOf::Nth(face, count)),
            _ => Err(Fault::new(place, "after '#' a number from 1 is needed")),
        }
    }
}
