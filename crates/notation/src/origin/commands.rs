//! The grammar of commands and answers of the family origin (sections 5.1 and 6).

use origin::{Kept, Location, Modules, Trait};

use crate::family::{Form, Purpose};
use crate::names::ANIMALS;
use crate::origin::cards::{CardName, card_name, trait_named};
use crate::origin::locations::location_named;
use crate::place::{Cause, Fault, Place, Reading};
use crate::positions::check_new_name;
use crate::spelling::did_you_mean;
use crate::words::{Reader, Word, Words};

/// A command or an answer as written; animals by their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phrase {
    PlayAnimal {
        card: CardName,
        id: Option<String>,
        at: Location,
    },
    PlayTrait {
        card: CardName,
        face: Trait,
        on: String,
    },
    PlayPair {
        card: CardName,
        face: Trait,
        first: String,
        second: String,
    },
    Pass,
    Take {
        animal: String,
    },
    Attack {
        attacker: String,
        target: String,
    },
    Fat {
        animal: String,
        count: u8,
    },
    Piracy {
        pirate: String,
        target: String,
    },
    Graze {
        animal: String,
    },
    Hibernate {
        animal: String,
    },
    EndTurn,
    Trigger {
        face: Trait,
        from: String,
        to: String,
    },
    Run,
    Mimic {
        to: String,
    },
    LoseTail {
        discard: CardOf,
    },
    Decline,
    Scavenge {
        animal: String,
    },
    Recombine {
        first: (String, CardOf),
        second: (String, CardOf),
    },
    /// One or more migrants; whether that is all of them.
    Migrate {
        moves: Vec<(String, Location)>,
        whole: bool,
    },
    SetOff,
    Follow {
        animal: String,
        migrant: String,
    },
    Stay {
        animal: String,
    },
    /// Which of two cards of the same trait stays.
    Keep {
        animal: String,
        which: Kept,
    },
    Restore {
        animal: String,
        card: CardName,
    },
    Place {
        card: CardName,
        at: Location,
        id: Option<String>,
    },
    Anything,
}

/// A card of an animal as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CardOf {
    /// The only card with this trait.
    Only(Trait),
    /// The K-th card with this trait from the bottom, from 1.
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
    /// The modules of the game the words are about.
    fn modules(&self) -> Modules;
}

const COMMANDS: &[&str] = &["play", "pass", "take", "attack", "fat", "piracy", "graze", "hibernate", "end_turn"];
const ANSWERS: &[&str] = &["trigger", "running", "mimicry", "tail_loss", "decline", "scavenger", "any", "default"];
/// Commands of Continents.
const CONTINENTS_COMMANDS: &[&str] = &["recombine", "migrate"];
/// Answers of Continents.
const CONTINENTS_ANSWERS: &[&str] = &["phoresy", "keep", "restore", "place", "set_off"];

/// What stands after the last migrant of an announcement that is not finished.
pub(crate) const OPEN_END: &str = "...";

/// Reads a command or an answer.
pub(crate) fn read(words: &Words, form: Form, purpose: Purpose, known: &impl Known) -> Reading<Phrase> {
    let mut reader = words.reader();
    let verb = reader.word("a command")?;
    check_verb(verb, form, known.modules())?;
    let mut grammar = Sentence { reader, known };
    let phrase = match verb.text.as_str() {
        "play" => grammar.play(purpose)?,
        "pass" => Phrase::Pass,
        "take" => Phrase::Take { animal: grammar.animal()? },
        "attack" => {
            let (attacker, target) = grammar.arrow()?;
            Phrase::Attack { attacker, target }
        }
        "fat" => Phrase::Fat { animal: grammar.animal()?, count: grammar.number()? },
        "piracy" => {
            let (pirate, target) = grammar.arrow()?;
            Phrase::Piracy { pirate, target }
        }
        "graze" => Phrase::Graze { animal: grammar.animal()? },
        "hibernate" => Phrase::Hibernate { animal: grammar.animal()? },
        "end_turn" => Phrase::EndTurn,
        "trigger" => {
            let face = grammar.pair_trait()?;
            let (from, to) = grammar.arrow()?;
            Phrase::Trigger { face, from, to }
        }
        "running" => Phrase::Run,
        "mimicry" => {
            grammar.reader.literal("->")?;
            Phrase::Mimic { to: grammar.animal()? }
        }
        "tail_loss" => {
            grammar.reader.literal("discard")?;
            Phrase::LoseTail { discard: grammar.card_of()? }
        }
        "decline" => Phrase::Decline,
        "scavenger" => Phrase::Scavenge { animal: grammar.animal()? },
        "recombine" => {
            let first = grammar.card_on()?;
            grammar.reader.literal("<->")?;
            Phrase::Recombine { first, second: grammar.card_on()? }
        }
        "migrate" => grammar.migrate()?,
        "set_off" => Phrase::SetOff,
        "phoresy" => grammar.phoresy()?,
        "keep" => grammar.keep()?,
        "restore" => {
            let animal = grammar.animal()?;
            grammar.reader.literal("with")?;
            Phrase::Restore { animal, card: grammar.card()? }
        }
        "place" => grammar.place(purpose)?,
        _ => Phrase::Anything,
    };
    grammar.reader.end()?;
    Ok(phrase)
}

/// Refuses a verb that is not in the list of the form.
pub(crate) fn check_verb(verb: &Word, form: Form, modules: Modules) -> Reading<()> {
    let name = verb.text.as_str();
    let is_continents = modules.is_divided();
    let of_world = |base: &[&'static str], more: &[&'static str]| -> Vec<&'static str> {
        let more = if is_continents { more } else { &[] };
        base.iter().chain(more).copied().collect()
    };
    let commands = of_world(COMMANDS, CONTINENTS_COMMANDS);
    let answers = of_world(ANSWERS, CONTINENTS_ANSWERS);
    let known: Vec<&str> = match form {
        Form::Command => commands.clone(),
        Form::Answer => answers.clone(),
        Form::Either => [commands.as_slice(), answers.as_slice()].concat(),
    };
    if known.contains(&name) {
        return Ok(());
    }
    let message = if commands.contains(&name) {
        format!("'{name}' is a command (do), not an answer")
    } else if answers.contains(&name) {
        format!("'{name}' is an answer (choose), not a command")
    } else if CONTINENTS_COMMANDS.contains(&name) || CONTINENTS_ANSWERS.contains(&name) {
        format!("'{name}' belongs to Continents, not to this edition")
    } else {
        format!("unknown command '{name}'")
    };
    let fault = Fault::new(verb.place, message).maybe_help(did_you_mean(name, known));
    Err(fault.because(Cause::Command(name.to_owned())))
}

struct Sentence<'w, 'k, K: Known> {
    reader: Reader<'w>,
    known: &'k K,
}

impl<K: Known> Sentence<'_, '_, K> {
    fn play(&mut self, purpose: Purpose) -> Reading<Phrase> {
        let card = self.card()?;
        self.reader.literal("as")?;
        let word = self.reader.word("'animal' or a trait")?;
        if word.text == "animal" {
            let id = self.new_animal(purpose)?;
            if self.known.modules().is_divided() {
                self.reader.literal("in")?;
                return Ok(Phrase::PlayAnimal { card, id, at: location_named(self.reader.word("a location")?)? });
            }
            if let Some(word) = self.reader.peek().filter(|word| word.text == "in") {
                return Err(Fault::new(word.place, "this edition has one place to live; 'in' belongs to Continents"));
            }
            return Ok(Phrase::PlayAnimal { card, id, at: Location::ONLY });
        }
        let face = self.trait_at(&word.text, word.place)?;
        self.reader.literal("on")?;
        if face.is_pair() {
            let word = self.reader.word("two animals")?;
            let (first, second) = self.two_animals(word, face)?;
            return Ok(Phrase::PlayPair { card, face, first, second });
        }
        Ok(Phrase::PlayTrait { card, face, on: self.animal()? })
    }

    fn card(&mut self) -> Reading<CardName> {
        let word = self.reader.word("a card")?;
        card_name(&word.text, word.place, self.known.modules())
    }

    fn trait_at(&self, name: &str, place: Place) -> Reading<Trait> {
        trait_named(name, place, self.known.modules())
    }

    /// `A to gondwana, B to ocean`; `...` at the end if more may follow.
    fn migrate(&mut self) -> Reading<Phrase> {
        let mut moves = Vec::new();
        loop {
            let animal = self.animal()?;
            self.reader.literal("to")?;
            let word = self.reader.word("a location")?;
            let goes_on = word.text.ends_with(',');
            let name = Word { place: word.place, text: word.text.trim_end_matches(',').to_owned() };
            moves.push((animal, location_named(&name)?));
            if !goes_on {
                return Ok(Phrase::Migrate { moves, whole: true });
            }
            if self.reader.peek().is_some_and(|word| word.text == OPEN_END) {
                self.reader.literal(OPEN_END)?;
                return Ok(Phrase::Migrate { moves, whole: false });
            }
        }
    }

    fn phoresy(&mut self) -> Reading<Phrase> {
        let animal = self.animal()?;
        let word = self.reader.word("'with' or 'stay'")?;
        match word.text.as_str() {
            "stay" => Ok(Phrase::Stay { animal }),
            "with" => Ok(Phrase::Follow { animal, migrant: self.animal()? }),
            other => Err(Fault::new(word.place, format!("'with' or 'stay' is needed here, not '{other}'"))),
        }
    }

    /// `arriving A`, `own A`.
    fn keep(&mut self) -> Reading<Phrase> {
        let word = self.reader.word("'arriving' or 'own'")?;
        let which = match word.text.as_str() {
            "arriving" => Kept::Arriving,
            "own" => Kept::Own,
            other => return Err(Fault::new(word.place, format!("'arriving' or 'own' is needed here, not '{other}'"))),
        };
        Ok(Phrase::Keep { animal: self.animal()?, which })
    }

    fn place(&mut self, purpose: Purpose) -> Reading<Phrase> {
        let card = self.card()?;
        self.reader.literal("in")?;
        let at = location_named(self.reader.word("a location")?)?;
        let mut id = None;
        if self.reader.peek().is_some() {
            self.reader.literal("as")?;
            id = self.new_animal(purpose)?;
        }
        Ok(Phrase::Place { card, at, id })
    }

    /// `A:fat_tissue#2`.
    fn card_on(&mut self) -> Reading<(String, CardOf)> {
        let word = self.reader.word("an animal and its card")?;
        let Some((animal, card)) = word.text.split_once(':') else {
            return Err(Fault::new(word.place, "an animal and its card are needed here").help("as in A:camouflage"));
        };
        let right = word.place.right(animal.chars().count() + 1);
        let animal = self.animal_named(&Word { place: word.place, text: animal.to_owned() })?;
        Ok((animal, self.card_word(&Word { place: right, text: card.to_owned() })?))
    }

    fn new_animal(&mut self, purpose: Purpose) -> Reading<Option<String>> {
        if purpose == Purpose::Listed && self.reader.peek().is_none_or(|word| word.text == "in") {
            return Ok(None);
        }
        let word = self.reader.word("the id of the new animal")?;
        check_new_name(word, ANIMALS)?;
        if purpose == Purpose::Done && self.known.is_known(&word.text) {
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
    fn two_animals(&self, word: &Word, face: Trait) -> Reading<(String, String)> {
        let Some((first, second)) = word.text.split_once('+') else {
            let help = format!("{} is a pair trait: name two animals, as in A+B", face.id());
            return Err(Fault::new(word.place, "two animals are needed here").help(help));
        };
        let right = word.place.right(first.chars().count() + 1);
        let first = self.animal_named(&Word { place: word.place, text: first.to_owned() })?;
        let second = self.animal_named(&Word { place: right, text: second.to_owned() })?;
        Ok((first, second))
    }

    fn number(&mut self) -> Reading<u8> {
        let word = self.reader.word("a number")?;
        if !word.text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Fault::new(word.place, format!("a number is needed here, not '{}'", word.text)));
        }
        word.text.parse().map_err(|_| Fault::new(word.place, "this number is too large"))
    }

    fn pair_trait(&mut self) -> Reading<Trait> {
        let word = self.reader.word("a pair trait")?;
        let face = self.trait_at(&word.text, word.place)?;
        if face.is_pair() {
            Ok(face)
        } else {
            Err(Fault::new(word.place, format!("'{}' is not a pair trait", word.text)))
        }
    }

    fn card_of(&mut self) -> Reading<CardOf> {
        let word = self.reader.word("a card")?;
        self.card_word(word)
    }

    fn card_word(&self, word: &Word) -> Reading<CardOf> {
        let place = word.place;
        if let Some((name, rest)) = word.text.split_once('(') {
            let face = self.trait_at(name, place)?;
            let inside = place.right(name.chars().count() + 1);
            let ids = rest.strip_suffix(')').ok_or_else(|| Fault::new(inside, "the closing ')' is missing"))?;
            let (first, second) = self.two_animals(&Word { place: inside, text: ids.to_owned() }, face)?;
            if !face.is_pair() {
                return Err(Fault::new(place, format!("'{name}' is not a pair trait")));
            }
            return Ok(CardOf::Pair(face, first, second));
        }
        let (name, number) = match word.text.split_once('#') {
            Some((name, number)) => (name, Some(number)),
            None => (word.text.as_str(), None),
        };
        let face = self.trait_at(name, place)?;
        if face.is_pair() {
            return Err(Fault::new(place, format!("'{name}' is a pair trait")).help(format!("write {name}(A+B)")));
        }
        match number {
            None => Ok(CardOf::Only(face)),
            Some(number) => match number.parse() {
                Ok(count) if count > 0 => Ok(CardOf::Nth(face, count)),
                _ => Err(Fault::new(place, "after '#' a number from 1 is needed")),
            },
        }
    }
}
