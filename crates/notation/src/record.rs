//! Played games as text: a header and one line for each outcome of chance, command and answer (section 9).
//!
//! ```text
//! pangea record 1
//! edition: origin
//! rules: 1
//! seats: 2
//! names: Marta | Ilya
//! options: mimicry_limit=PerAttack
//! first: P2
//! ---
//! shuffle: swimming, poisonous/carnivorous, ...
//! die 5
//! P1 play poisonous/carnivorous as animal A1
//! P2 choose mimicry -> A7
//! result: P1 23, P2 17; winner P1
//! ```
//!
//! Outcomes, not seeds, are written, so that old games replay for ever. What happens by itself (passes of players who can do
//! nothing, the next phase) is not written. Names, options, first player and result may be missing; empty lines and
//! lines that begin with `#` are skipped.

use core::fmt;

use editions::Edition;
use game::{Seat, SeatSet, Standings};

use crate::fields::seat_of;
use crate::place::{Fault, Place, Problem, Reading, Source};
use crate::spelling::did_you_mean;

/// The first line of every record.
pub const TITLE: &str = "pangea record 1";
/// The line between header and game.
pub(crate) const RULE: &str = "---";

/// A played game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<C, A> {
    /// What was played.
    pub header: Header,
    /// What happened, in order.
    pub entries: Vec<Entry<C, A>>,
    /// How it ended, if that was written down.
    pub result: Option<GameResult>,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The edition.
    pub edition: Edition,
    /// The revision of its rules.
    pub rules: u32,
    /// Number of seats.
    pub seats: u8,
    /// The names of the players, seat by seat, or none.
    pub names: Vec<String>,
    /// The options that differ from the printed game, by name and value.
    pub options: Vec<(String, String)>,
    /// The first player, if named beforehand.
    pub first: Option<Seat>,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<C, A> {
    /// The deck after shuffling, top card first.
    Shuffle(Vec<C>),
    /// A die.
    Die(u8),
    /// A command or an answer.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The points, seat by seat.
    pub points: Vec<i32>,
    /// Who won.
    pub winners: SeatSet,
}

impl GameResult {
    /// The result these standings give.
    pub fn of(standings: &Standings) -> Self {
        let points = Seat::all(standings.seats).map(|seat| standings.points[seat]).collect();
        Self { points, winners: standings.winners }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, points) in self.points.iter().enumerate() {
            write!(f, "{}{} {points}", if place == 0 { "" } else { ", " }, Seat::wrapping(place))?;
        }
        let winners: Vec<String> = self.winners.iter().map(|seat| seat.to_string()).collect();
        let word = if winners.len() == 1 { "winner" } else { "winners" };
        write!(f, "; {word} {}", winners.join(", "))
    }
}

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
        if !self.options.is_empty() {
            let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            writeln!(f, "options: {}", options.join(", "))?;
        }
        if let Some(first) = self.first {
            writeln!(f, "first: {first}")?;
        }
        writeln!(f, "{RULE}")
    }
}

/// A name without what would end it.
fn one_line(name: &str) -> String {
    let clean: String = name.chars().map(|c| if c.is_control() || c == '|' { ' ' } else { c }).collect();
    clean.trim().to_owned()
}

/// The header of a record, to see which family it belongs to.
pub fn header_of(file: &str, text: &str) -> Result<Header, Problem> {
    read_header(&mut lines(text)).map_err(|fault| Source { file, text }.problem(fault))
}

/// The lines of a text with their numbers, without empty ones and comments.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (Place, &str)> {
    text.lines()
        .enumerate()
        .map(|(number, line)| (Place { line: number + 1, column: 1 }, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

const KEYS: &[&str] = &["edition", "rules", "seats", "names", "options", "first"];

/// Reads the header, up to the line `---`.
pub(crate) fn read_header<'t>(lines: &mut impl Iterator<Item = (Place, &'t str)>) -> Reading<Header> {
    match lines.next() {
        Some((_, TITLE)) => {}
        Some((place, line)) if line.starts_with("pangea record ") => {
            return Err(Fault::new(place, "this record is of a newer form").help(format!("known is: {TITLE}")));
        }
        other => {
            let place = other.map_or(Place::START, |(place, _)| place);
            return Err(Fault::new(place, "this is no record").help(format!("a record begins with: {TITLE}")));
        }
    }
    let mut draft = Draft::default();
    loop {
        let Some((place, line)) = lines.next() else {
            return Err(Fault::new(Place::START, format!("the line '{RULE}' after the header is missing")));
        };
        if line == RULE {
            return draft.finish(place);
        }
        let Some((key, value)) = line.split_once(": ") else {
            return Err(Fault::new(place, "a line 'key: value' is needed in the header"));
        };
        if !KEYS.contains(&key) {
            return Err(Fault::new(place, format!("unknown key '{key}' in the header"))
                .maybe_help(did_you_mean(key, KEYS.iter().copied())));
        }
        if draft.seen.contains(&key) {
            return Err(Fault::new(place, format!("the key '{key}' stands here twice")));
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
    seats: Option<u8>,
    names: Option<(Place, Vec<String>)>,
    options: Vec<(String, String)>,
    first: Option<(Place, Seat)>,
}

impl Draft<'_> {
    fn take(&mut self, key: &str, value: &str, place: Place) -> Reading<()> {
        match key {
            "edition" => {
                let edition = Edition::from_id(value).ok_or_else(|| {
                    let known = Edition::ALL.iter().map(|edition| edition.id());
                    Fault::new(place, format!("unknown edition '{value}'")).maybe_help(did_you_mean(value, known))
                })?;
                if !edition.is_playable() {
                    return Err(Fault::new(place, format!("edition '{value}' is not available yet")));
                }
                self.edition = Some(edition);
            }
            "rules" => self.rules = Some((place, number(value, place)?)),
            "seats" => self.seats = Some(number(value, place)?),
            "names" => self.names = Some((place, value.split('|').map(|name| name.trim().to_owned()).collect())),
            "options" => {
                for option in value.split(", ") {
                    let Some((name, value)) = option.split_once('=') else {
                        return Err(Fault::new(place, "options are written name=value, name=value"));
                    };
                    self.options.push((name.to_owned(), value.to_owned()));
                }
            }
            _ => {
                let seat = seat_of(value).ok_or_else(|| Fault::new(place, format!("'{value}' is no seat")))?;
                self.first = Some((place, seat));
            }
        }
        Ok(())
    }

    fn finish(self, end: Place) -> Reading<Header> {
        let missing = |key: &str| Fault::new(end, format!("the header has no '{key}'"));
        let edition = self.edition.ok_or_else(|| missing("edition"))?;
        let (place, rules) = self.rules.ok_or_else(|| missing("rules"))?;
        let known = edition.rules_revision();
        if rules > known {
            let message = format!("this game was played by revision {rules} of the rules, which is not known here");
            return Err(Fault::new(place, message).help(format!("known are the revisions up to {known}")));
        }
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        if let Some((place, names)) = &self.names
            && names.len() != usize::from(seats)
        {
            return Err(Fault::new(*place, format!("{} names for {seats} seats", names.len())));
        }
        if let Some((place, seat)) = self.first
            && seat.number() > seats
        {
            return Err(Fault::new(place, format!("{seat} does not sit at this table")));
        }
        Ok(Header {
            edition,
            rules,
            seats,
            names: self.names.map(|(_, names)| names).unwrap_or_default(),
            options: self.options,
            first: self.first.map(|(_, seat)| seat),
        })
    }
}

/// A number without sign.
pub(crate) fn number<T: core::str::FromStr>(text: &str, place: Place) -> Reading<T> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let wrong = || Fault::new(place, format!("a number is needed here, not '{text}'"));
    if digits { text.parse().map_err(|_| wrong()) } else { Err(wrong()) }
}

/// Reads what follows `result: `.
pub(crate) fn read_result(text: &str, place: Place, seats: u8) -> Reading<GameResult> {
    let wrong = || Fault::new(place, "a result is written 'P1 23, P2 17; winner P1'");
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
        read_header(&mut lines(text))
    }

    #[test]
    fn a_header_is_read_as_it_is_written() {
        let written = Header {
            edition: Edition::Origin,
            rules: 1,
            seats: 3,
            names: vec!["Marta".to_owned(), "Ilya S.".to_owned(), "You".to_owned()],
            options: vec![("mimicry_limit".to_owned(), "PerAttack".to_owned())],
            first: Some(Seat::wrapping(2)),
        };
        assert_eq!(header(&written.to_string()), Ok(written));
    }

    #[test]
    fn headers_that_cannot_be_used_say_where_and_why() {
        let cases = [
            ("hello\n", 1, 1, "no record"),
            ("pangea record 2\n", 1, 1, "newer form"),
            ("pangea record 1\nedition: origin\nrules: 7\nseats: 2\n---\n", 3, 8, "revision 7"),
            ("pangea record 1\nedition: new-world\n", 2, 10, "not available yet"),
            ("pangea record 1\nedition: orgin\n", 2, 10, "unknown edition"),
            ("pangea record 1\nedtion: origin\n", 2, 1, "unknown key"),
            ("pangea record 1\nseats: 2\nseats: 2\n", 3, 1, "twice"),
            ("pangea record 1\nedition: origin\nrules: 1\nseats: 2\nnames: A\n---\n", 5, 8, "1 names"),
            ("pangea record 1\nedition: origin\nrules: 1\nseats: 2\nfirst: P3\n---\n", 5, 8, "P3"),
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
