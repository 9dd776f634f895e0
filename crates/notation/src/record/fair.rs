//! The lines of a header about dice that nobody has to trust, and whether the game's dice follow from them.
//!
//! ```text
//! dice table: 101112131415161718191a1b1c1d1e1f
//! dice deal: 1
//! dice commitment: 5c1f... (64 digits)
//! dice seed: a0a1... (64 digits)
//! dice word P1: 9e07... 4041... (the sealed word, the word)
//! dice word P2: 77d3... missing
//! dice word P3: none
//! dice seating: P2, P1, P3
//! ```
//!
//! `dice rules` and `dice options` stand there too if the game was dealt by other ones than the header says now.

use core::fmt;

use dice::{
    Commitment, DealId, Disclosure, GameSetup, Given, SealedWord, Seed, TableId, Unfit, VerifiedDice, Word, hex,
};
use game::{Chance, Game, Need, Outcome, Seat};

use super::header::{listed, number};
use super::{Entry, Family, Header, RecordOf, Replay, in_order};
use crate::fields::seat_of;
use crate::place::{Cause, Fault, Place, Reading};

/// How every key of these lines begins.
pub(super) const PREFIX: &str = "dice ";
/// How the key of a word begins.
const WORD: &str = "dice word ";
/// The other keys.
pub(super) const KEYS: &[&str] =
    &["dice table", "dice deal", "dice commitment", "dice seed", "dice seating", "dice rules", "dice options"];
const NONE: &str = "none";
const MISSING: &str = "missing";

/// The dice of a fair deal: what was told when the game was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDeal {
    /// The seed, the words, and what was shown of them before.
    pub told: Disclosure,
    /// What was dealt, as it was agreed on.
    pub game: GameSetup,
}

impl Header {
    /// What is dealt, as everybody agrees on it before a fair deal.
    pub fn game_setup(&self) -> GameSetup {
        GameSetup {
            edition: self.edition.id().to_owned(),
            rules: self.rules,
            options: self.options.clone(),
            first: self.first,
        }
    }

    /// Writes down what was told about the dice of this game.
    pub fn disclose(&mut self, told: Disclosure) {
        self.dice = Some(FairDeal { told, game: self.game_setup() });
    }
}

/// Writes the lines about dice.
pub(super) fn write(header: &Header, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(FairDeal { told, game }) = &header.dice else { return Ok(()) };
    writeln!(f, "dice table: {}", told.deal.table)?;
    writeln!(f, "dice deal: {}", told.deal.deal)?;
    writeln!(f, "dice commitment: {}", told.commitment)?;
    writeln!(f, "dice seed: {}", hex::encode(told.seed.reveal()))?;
    for (place, given) in told.given.iter().enumerate() {
        let place = Seat::wrapping(place);
        match given {
            Given::Nothing => writeln!(f, "{WORD}{place}: {NONE}")?,
            Given::Sealed(sealed) => writeln!(f, "{WORD}{place}: {sealed} {MISSING}")?,
            Given::Opened(sealed, word) => writeln!(f, "{WORD}{place}: {sealed} {}", hex::encode(word.reveal()))?,
        }
    }
    if let Some(seating) = &told.seating {
        let places: Vec<String> = seating.iter().map(Seat::to_string).collect();
        writeln!(f, "dice seating: {}", places.join(", "))?;
    }
    if (game.rules, &game.options) != (header.rules, &header.options) {
        let options: Vec<String> = game.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        writeln!(f, "dice rules: {}", game.rules)?;
        writeln!(f, "dice options: {}", if options.is_empty() { NONE.to_owned() } else { options.join(", ") })?;
    }
    Ok(())
}

/// Where the lines about dice stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct DicePlaces {
    seed: Option<Place>,
    seating: Option<Place>,
    words: Vec<Option<Place>>,
}

impl DicePlaces {
    fn of(&self, unfit: Unfit) -> Option<Place> {
        match unfit {
            Unfit::Seed => self.seed,
            Unfit::Word(seat) => self.words.get(seat.index()).copied().flatten(),
            Unfit::Seating => self.seating,
        }
    }
}

/// The lines about dice while they are read.
#[derive(Default)]
pub(super) struct Draft {
    begin: Option<Place>,
    table: Option<TableId>,
    deal: Option<u32>,
    commitment: Option<Commitment>,
    seed: Option<Seed>,
    words: Vec<(Seat, Given)>,
    seating: Option<Vec<Seat>>,
    rules: Option<u32>,
    options: Option<Vec<(String, String)>>,
    places: DicePlaces,
}

/// Whether this is the key of a line about dice.
pub(super) fn is_key(key: &str) -> bool {
    KEYS.contains(&key) || word_key(key).is_some()
}

fn word_key(key: &str) -> Option<Seat> {
    key.strip_prefix(WORD).and_then(seat_of)
}

impl Draft {
    pub(super) fn take(&mut self, key: &str, value: &str, place: Place) -> Reading<()> {
        self.begin.get_or_insert(place);
        let digits = |bytes: usize| move || Fault::new(place, format!("{} digits 0-9, a-f are needed here", 2 * bytes));
        if let Some(seat) = word_key(key) {
            self.words.push((seat, read_word(value, place)?));
            let words = &mut self.places.words;
            words.resize(words.len().max(seat.index() + 1), None);
            words[seat.index()] = Some(place);
            return Ok(());
        }
        match key {
            "dice table" => self.table = Some(TableId::from_hex(value).ok_or_else(digits(16))?),
            "dice deal" => self.deal = Some(number(value, place)?),
            "dice commitment" => self.commitment = Some(Commitment::from_hex(value).ok_or_else(digits(32))?),
            "dice seed" => {
                self.seed = Some(Seed::from_hex(value).ok_or_else(digits(32))?);
                self.places.seed = Some(place);
            }
            "dice seating" => {
                self.seating =
                    Some(listed(value, place).map(|(here, seat)| read_seat(seat, here)).collect::<Reading<_>>()?);
                self.places.seating = Some(place);
            }
            "dice rules" => self.rules = Some(number(value, place)?),
            _ => self.options = Some(read_options(value, place)?),
        }
        Ok(())
    }

    /// The dice of the header, if it has lines about them.
    pub(super) fn finish(self, header: &Header, end: Place) -> Reading<(Option<FairDeal>, DicePlaces)> {
        let Some(begin) = self.begin else { return Ok((None, self.places)) };
        let missing =
            |key: &'static str| Fault::new(end, format!("the header has no '{key}'")).because(Cause::NoKey(key));
        if header.deck != super::Deck::Printed || header.position.is_some() {
            return Err(Fault::new(begin, "a fair deal begins with the printed set-up"));
        }
        let deal = DealId {
            table: self.table.ok_or_else(|| missing("dice table"))?,
            deal: self.deal.ok_or_else(|| missing("dice deal"))?,
        };
        let mut words = self.words;
        words.sort_by_key(|(seat, _)| *seat);
        if !words.iter().map(|(seat, _)| *seat).eq(Seat::all(header.seats)) {
            return Err(Fault::new(begin, format!("a line '{WORD}' is needed for each of {} seats", header.seats)));
        }
        let game = header.game_setup();
        let game = GameSetup {
            rules: self.rules.unwrap_or(game.rules),
            options: self.options.unwrap_or(game.options),
            ..game
        };
        let told = Disclosure {
            deal,
            seed: self.seed.ok_or_else(|| missing("dice seed"))?,
            commitment: self.commitment.ok_or_else(|| missing("dice commitment"))?,
            given: words.into_iter().map(|(_, given)| given).collect(),
            seating: self.seating,
        };
        Ok((Some(FairDeal { told, game }), self.places))
    }
}

fn read_seat(text: &str, place: Place) -> Reading<Seat> {
    seat_of(text).ok_or_else(|| Fault::new(place, format!("'{text}' is not a seat")))
}

fn read_word(value: &str, place: Place) -> Reading<Given> {
    let wrong = || {
        let fault = Fault::new(place, "this is neither 'none' nor a sealed word with its word");
        fault.help("a sealed word has 64 digits, then its word or 'missing'")
    };
    if value == NONE {
        return Ok(Given::Nothing);
    }
    let (sealed, word) = value.split_once(' ').ok_or_else(wrong)?;
    let sealed = SealedWord::from_hex(sealed).ok_or_else(wrong)?;
    match word {
        MISSING => Ok(Given::Sealed(sealed)),
        word => Ok(Given::Opened(sealed, Word::from_hex(word).ok_or_else(wrong)?)),
    }
}

fn read_options(value: &str, place: Place) -> Reading<Vec<(String, String)>> {
    if value == NONE {
        return Ok(Vec::new());
    }
    let read = |(here, option): (Place, &str)| {
        let pair = option.split_once('=').ok_or_else(|| Fault::new(here, "options are written name=value"))?;
        Ok((pair.0.to_owned(), pair.1.to_owned()))
    };
    listed(value, place).map(read).collect()
}

/// Recomputes every shuffle and every die of a record that was replayed, if its header tells what they were made of.
/// `entries` are the places of its entries; the first thing that differs is said where it stands.
pub(super) fn recompute<F: Family>(
    record: &RecordOf<F>,
    places: &DicePlaces,
    entries: &[Place],
) -> Option<Reading<VerifiedDice>> {
    let FairDeal { told, game } = record.header.dice.as_ref()?;
    Some(recompute_all::<F>(record, told, game, places, entries))
}

fn recompute_all<F: Family>(
    record: &RecordOf<F>,
    told: &Disclosure,
    game: &GameSetup,
    places: &DicePlaces,
    entries: &[Place],
) -> Reading<VerifiedDice> {
    let at = |place: Option<Place>| place.unwrap_or(Place::START);
    let key = told.key(game.clone()).map_err(|unfit| Fault::new(at(places.of(unfit)), unfit.to_string()))?;
    let (words, missing) = told.words();
    let mut found = VerifiedDice { shuffles: 0, dice: 0, words, missing };
    let mut replay = Replay::<F>::new(record).map_err(|error| Fault::new(Place::START, error.to_string()))?;
    while let Some(entry) = replay.upcoming() {
        if let Need::Chance(chance) = replay.state().need() {
            let place = at(entries.get(replay.entries_done()).copied());
            let need = (found.shuffles + found.dice) as u64;
            let mut buffer = game::NO_ORDER;
            compare::<F>(&replay, entry, key.draw(need, chance, &mut buffer), place)?;
            match chance {
                Chance::Die { .. } => found.dice += 1,
                Chance::Shuffle { .. } => found.shuffles += 1,
            }
        }
        replay.step().map_err(|error| Fault::new(Place::START, error.to_string()))?;
    }
    Ok(found)
}

/// Refuses an entry that is not what was drawn.
fn compare<F: Family>(
    replay: &Replay<'_, F>,
    entry: &super::EntryOf<F>,
    drawn: Outcome<'_>,
    place: Place,
) -> Reading<()> {
    match (entry, drawn) {
        (Entry::Die(die), Outcome::Die(face)) if *die == face => Ok(()),
        (Entry::Die(_), Outcome::Die(face)) => {
            let fault = Fault::new(place, "this die does not follow from the seed and the words");
            Err(fault.help(format!("it would show {face}")))
        }
        (Entry::Shuffle(cards), Outcome::Order(order)) => {
            let shuffled = in_order(&F::to_shuffle(replay.state()), order);
            let Some(first) = cards.iter().zip(&shuffled).position(|(one, other)| one != other) else { return Ok(()) };
            let fault = Fault::new(place, "this shuffle does not follow from the seed and the words");
            Err(fault.help(format!("card {} would be {}", first + 1, F::write_card(shuffled[first]))))
        }
        _ => Err(Fault::new(place, "this is not what was drawn")),
    }
}
