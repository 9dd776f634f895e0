//! The lines of a record that are the same in every family: its header and its result.

use core::fmt;

use editions::Edition;
use game::{Seat, SeatSet};

use super::fair::{self, DicePlaces};
use super::{BOT, Deck, GameResult, Header, PERSON, Passes, Player, RULE, TITLE};
use crate::fields::seat_of;
use crate::place::{Cause, Fault, Place, Problem, Reading, Source};
use crate::spelling::did_you_mean;

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        writeln!(f, "edition: {}", self.edition)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "seats: {}", self.seats)?;
        if !self.names.is_empty() {
            let names: Vec<String> = self.names.iter().map(|name| one_line(name)).collect();
            writeln!(f, "names: {}", names.join(" | "))?;
        }
        if !self.players.is_empty() {
            let players: Vec<String> = self.players.iter().map(Player::to_string).collect();
            writeln!(f, "players: {}", players.join(", "))?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        if !self.options.is_empty() {
            let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            writeln!(f, "options: {}", options.join(", "))?;
        }
        if self.deck == Deck::Own {
            writeln!(f, "deck: {OWN}")?;
        }
        if let Some(first) = self.first {
            writeln!(f, "first: {first}")?;
        }
        if let Some(position) = &self.position {
            writeln!(f, "position: {}", one_line(position))?;
        }
        if self.passes == Passes::Open {
            writeln!(f, "passes: {OPEN}")?;
        }
        fair::write(self, f)?;
        writeln!(f, "{RULE}")
    }
}

const OWN: &str = "own";
const OPEN: &str = "open";

/// A name without what would end it.
fn one_line(name: &str) -> String {
    let clean: String = name.chars().map(|c| if c.is_control() || c == '|' { ' ' } else { c }).collect();
    clean.trim().to_owned()
}

/// The header of a record, to see which family it belongs to.
pub fn header_of(file: &str, text: &str) -> Result<Header, Problem> {
    read_header(&mut lines(text)).map(|(header, _)| header).map_err(|fault| Source { file, text }.problem(fault))
}

/// The same record with another header: `change` gets the header that is there.
pub fn with_header(file: &str, text: &str, change: impl FnOnce(&mut Header)) -> Result<String, Problem> {
    let mut header = header_of(file, text)?;
    change(&mut header);
    let game = text.split_inclusive('\n').skip_while(|line| line.trim_end() != RULE).skip(1);
    Ok(game.fold(header.to_string(), |text, line| text + line))
}

/// Where the parts of a header stand that a set-up is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct HeaderPlaces {
    pub(super) seats: Place,
    /// One for each option.
    pub(super) options: Vec<Place>,
    pub(super) position: Place,
    pub(super) dice: DicePlaces,
    /// The line that ends the header.
    pub(super) end: Place,
}

/// The lines of a text with their numbers, without empty ones and comments.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (Place, &str)> {
    text.lines()
        .enumerate()
        .map(|(number, line)| (Place { line: number + 1, column: 1 }, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

const KEYS: &[&str] =
    &["edition", "rules", "seats", "names", "players", "seed", "options", "deck", "first", "position", "passes"];

/// Reads the header, up to the line `---`.
pub(super) fn read_header<'t>(lines: &mut impl Iterator<Item = (Place, &'t str)>) -> Reading<(Header, HeaderPlaces)> {
    match lines.next() {
        Some((_, TITLE)) => {}
        Some((place, line)) if line.starts_with("pangea record ") => {
            return Err(Fault::new(place, "this record uses a newer format")
                .help(format!("known is: {TITLE}"))
                .because(Cause::NewerForm));
        }
        other => {
            let place = other.map_or(Place::START, |(place, _)| place);
            return Err(Fault::new(place, "this is not a record")
                .help(format!("a record starts with: {TITLE}"))
                .because(Cause::NoRecord));
        }
    }
    let mut draft = Draft::default();
    loop {
        let Some((place, line)) = lines.next() else {
            return Err(Fault::new(Place::START, format!("the line '{RULE}' after the header is missing"))
                .because(Cause::NoEnd));
        };
        if line == RULE {
            return draft.finish(place);
        }
        let Some((key, value)) = line.split_once(": ") else {
            return Err(Fault::new(place, "a line 'key: value' is needed in the header").because(Cause::HeaderLine));
        };
        if !KEYS.contains(&key) && !fair::is_key(key) {
            return Err(Fault::new(place, format!("unknown key '{key}' in the header"))
                .maybe_help(did_you_mean(key, KEYS.iter().chain(fair::KEYS).copied()))
                .because(Cause::UnknownKey(key.to_owned())));
        }
        if draft.seen.contains(&key) {
            return Err(Fault::new(place, format!("the key '{key}' stands here twice"))
                .because(Cause::KeyTwice(key.to_owned())));
        }
        draft.seen.push(key);
        draft.take(key, value, place.right(key.len() + 2))?;
    }
}

/// A header while it is read.
#[derive(Default)]
struct Draft<'t> {
    seen: Vec<&'t str>,
    edition: Option<Edition>,
    rules: Option<(Place, u32)>,
    seats: Option<(Place, u8)>,
    names: Option<(Place, Vec<String>)>,
    players: Option<(Place, Vec<Player>)>,
    seed: Option<u64>,
    options: Vec<(String, String)>,
    option_places: Vec<Place>,
    deck: Deck,
    first: Option<(Place, Seat)>,
    position: Option<(Place, String)>,
    passes: Passes,
    dice: fair::Draft,
}

impl Draft<'_> {
    fn take(&mut self, key: &str, value: &str, place: Place) -> Reading<()> {
        match key {
            key if key.starts_with(fair::PREFIX) => self.dice.take(key, value, place)?,
            "edition" => self.edition = Some(read_edition(value, place)?),
            "rules" => self.rules = Some((place, number(value, place)?)),
            "seats" => self.seats = Some((place, number(value, place)?)),
            "names" => self.names = Some((place, value.split('|').map(|name| name.trim().to_owned()).collect())),
            "players" => self.players = Some((place, read_players(value, place)?)),
            "seed" => self.seed = Some(number(value, place)?),
            "options" => self.take_options(value, place)?,
            "deck" if value == OWN => self.deck = Deck::Own,
            "position" => self.position = Some((place, value.to_owned())),
            "passes" if value == OPEN => self.passes = Passes::Open,
            "passes" => return Err(Fault::new(place, format!("'passes: {OPEN}' is all that can be said here"))),
            "deck" => {
                let fault = Fault::new(place, format!("the deck cannot be '{value}'"));
                return Err(fault.help(format!("'deck: {OWN}' is for cards that are not the printed ones")));
            }
            _ => {
                let seat = seat_of(value).ok_or_else(|| Fault::new(place, format!("'{value}' is not a seat")))?;
                self.first = Some((place, seat));
            }
        }
        Ok(())
    }

    fn take_options(&mut self, text: &str, place: Place) -> Reading<()> {
        for (here, option) in listed(text, place) {
            let Some((name, value)) = option.split_once('=') else {
                return Err(Fault::new(here, "options are written name=value, name=value"));
            };
            if self.options.iter().any(|(known, _)| known == name) {
                return Err(Fault::new(here, format!("the option '{name}' stands here twice")));
            }
            self.options.push((name.to_owned(), value.to_owned()));
            self.option_places.push(here);
        }
        Ok(())
    }

    fn finish(self, end: Place) -> Reading<(Header, HeaderPlaces)> {
        let missing =
            |key: &'static str| Fault::new(end, format!("the header has no '{key}'")).because(Cause::NoKey(key));
        let edition = self.edition.ok_or_else(|| missing("edition"))?;
        let (place, rules) = self.rules.ok_or_else(|| missing("rules"))?;
        let known = edition.rules_revision();
        if rules > known {
            let message =
                format!("this game was played with revision {rules} of the rules, which is not supported here");
            return Err(Fault::new(place, message)
                .help(format!("known are the revisions up to {known}"))
                .because(Cause::NewerRules(rules)));
        }
        let (seats_place, seats) = self.seats.ok_or_else(|| missing("seats"))?;
        let names = one_for_each("names", self.names, seats)?;
        let players = one_for_each("players", self.players, seats)?;
        if let Some((place, seat)) = self.first
            && seat.number() > seats
        {
            return Err(Fault::new(place, format!("{seat} does not sit at this table")));
        }
        let position_place = self.position.as_ref().map_or(end, |(place, _)| *place);
        let position = self.position.map(|(_, text)| text);
        let first = self.first.map(|(_, seat)| seat);
        let Self { seed, options, deck, passes, .. } = self;
        let mut header =
            Header { edition, rules, seats, names, players, seed, options, deck, first, position, passes, dice: None };
        let (dealt, dice) = self.dice.finish(&header, end)?;
        header.dice = dealt;
        let options = self.option_places;
        Ok((header, HeaderPlaces { seats: seats_place, options, position: position_place, dice, end }))
    }
}

/// The parts of a list with their places.
pub(crate) fn listed(text: &str, place: Place) -> impl Iterator<Item = (Place, &str)> {
    let mut here = place;
    text.split(", ").map(move |part| {
        let at = here;
        here = here.right(part.chars().count() + 2);
        (at, part)
    })
}

/// What was written seat by seat, if it is for all seats; nothing if it was not written.
fn one_for_each<T>(what: &str, written: Option<(Place, Vec<T>)>, seats: u8) -> Reading<Vec<T>> {
    match written {
        Some((place, list)) if list.len() != usize::from(seats) => {
            Err(Fault::new(place, format!("{} {what} for {seats} seats", list.len())))
        }
        Some((_, list)) => Ok(list),
        None => Ok(Vec::new()),
    }
}

fn read_edition(value: &str, place: Place) -> Reading<Edition> {
    Edition::from_id(value).ok_or_else(|| {
        let known = Edition::ALL.iter().map(|edition| edition.id());
        let fault = Fault::new(place, format!("unknown edition '{value}'")).maybe_help(did_you_mean(value, known));
        fault.because(Cause::Edition(value.to_owned()))
    })
}

/// Reads what follows `players: `. Which bots there are is not known here.
fn read_players(text: &str, place: Place) -> Reading<Vec<Player>> {
    let is_id = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_+@.".contains(&byte))
    };
    let read = |(here, word): (Place, &str)| match word.strip_prefix(BOT) {
        Some(plays) if is_id(plays) => Ok(Player::Bot { plays: plays.to_owned() }),
        None if word == PERSON => Ok(Player::Person),
        _ => Err(Fault::new(here, format!("'{word}' is not a player")).help("players are 'person' and 'bot NAME'")),
    };
    listed(text, place).map(read).collect()
}

/// A number without sign.
pub(crate) fn number<T: core::str::FromStr>(text: &str, place: Place) -> Reading<T> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let wrong = || {
        let fault = Fault::new(place, format!("a number is needed here, not '{text}'"));
        fault.because(Cause::Number(text.to_owned()))
    };
    if digits { text.parse().map_err(|_| wrong()) } else { Err(wrong()) }
}

/// Reads what follows `result: `.
pub(super) fn read_result(text: &str, place: Place, seats: u8) -> Reading<GameResult> {
    let wrong = || Fault::new(place, "a result is written 'P1 23, P2 17; winner P1'").because(Cause::ResultForm);
    let (points_text, winners_text) = text.split_once("; ").ok_or_else(wrong)?;
    let mut points = Vec::new();
    for (seat, part) in Seat::all(seats).zip(points_text.split(", ")) {
        let (name, value) = part.split_once(' ').ok_or_else(wrong)?;
        if seat_of(name) != Some(seat) {
            return Err(wrong());
        }
        points.push(value.parse().map_err(|_| wrong())?);
    }
    if points.len() != usize::from(seats) || points_text.split(", ").count() != points.len() {
        return Err(wrong());
    }
    let names = winners_text.strip_prefix("winner ").or(winners_text.strip_prefix("winners ")).ok_or_else(wrong)?;
    let mut winners = SeatSet::EMPTY;
    for name in names.split(", ") {
        winners.insert(seat_of(name).filter(|seat| seat.number() <= seats).ok_or_else(wrong)?);
    }
    Ok(GameResult { points, winners })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(text: &str) -> Reading<Header> {
        read_header(&mut lines(text)).map(|(header, _)| header)
    }

    #[test]
    fn a_header_is_read_as_it_is_written() {
        let written = Header {
            edition: Edition::Origin,
            rules: 1,
            seats: 3,
            names: vec!["Marta".to_owned(), "Ilya S.".to_owned(), "You".to_owned()],
            players: vec![Player::Bot { plays: "hunter@0.3s+predatory".to_owned() }, Player::Person, Player::Person],
            seed: Some(42),
            options: vec![("mimicry_limit".to_owned(), "PerAttack".to_owned())],
            deck: Deck::Own,
            first: Some(Seat::wrapping(2)),
            position: Some("{bank: 3}".to_owned()),
            passes: Passes::Open,
            dice: None,
        };
        assert_eq!(header(&written.to_string()), Ok(written));
    }

    #[test]
    fn headers_that_cannot_be_used_say_where_and_why() {
        let cases = [
            ("hello\n", 1, 1, "not a record"),
            ("pangea record 2\n", 1, 1, "newer format"),
            ("pangea record 1\nedition: origin\nrules: 7\nseats: 2\n---\n", 3, 8, "revision 7"),
            ("pangea record 1\nedition: orgin\n", 2, 10, "unknown edition"),
            ("pangea record 1\nedtion: origin\n", 2, 1, "unknown key"),
            ("pangea record 1\nseats: 2\nseats: 2\n", 3, 1, "twice"),
            ("pangea record 1\nedition: origin\nrules: 1\nseats: 2\nnames: A\n---\n", 5, 8, "1 names"),
            ("pangea record 1\nedition: origin\nrules: 1\nseats: 2\nfirst: P3\n---\n", 5, 8, "P3"),
            ("pangea record 1\nedition: origin\nrules: 1\nseats: 2\nplayers: person\n---\n", 5, 10, "1 players"),
            ("pangea record 1\nplayers: person, robot\n", 2, 18, "'robot' is not a player"),
            ("pangea record 1\nplayers: bot \n", 2, 10, "is not a player"),
            ("pangea record 1\noptions: a=1, b\n", 2, 15, "name=value"),
            ("pangea record 1\noptions: a=1, a=2\n", 2, 15, "twice"),
            ("pangea record 1\ndeck: mine\n", 2, 7, "cannot be 'mine'"),
        ];
        for (text, line, column, message) in cases {
            let fault = header(text).expect_err(text);
            assert_eq!((fault.place.line, fault.place.column), (line, column), "{text}");
            assert!(fault.message.contains(message), "{}", fault.message);
        }
    }

    #[test]
    fn results_are_read_as_they_are_written() {
        let result = GameResult { points: vec![23, 17, 23], winners: [0, 2].map(Seat::wrapping).into_iter().collect() };
        let text = result.to_string();
        assert_eq!(text, "P1 23, P2 17, P3 23; winners P1, P3");
        assert_eq!(read_result(&text, Place::START, 3), Ok(result));
        for wrong in
            ["", "P1 23", "P1 23, P2 17; winner P1", "P1 1, P2 2, P3 x; winner P1", "P1 1, P2 2, P3 3, P4 4; winner P1"]
        {
            assert!(read_result(wrong, Place::START, 3).is_err(), "{wrong}");
        }
    }
}
