//! Who sits where: people and bots, in any mix.

use table::Occupant;

use crate::commands::simulate::{BOT_NAMES_MORE, is_bot};
use crate::failure::{Done, Failure};

/// Names for bots: short, easy to distinguish, the same in every language.
const BOT_NAMES: [&str; 8] = ["Ada", "Boris", "Celia", "Dmitri", "Edda", "Filip", "Greta", "Hugo"];
/// The bot that sits down if nobody says which.
pub const USUAL_BOT: &str = "forager";
/// Bots at a table for which nobody says how many.
pub const USUAL_PLAYERS: u8 = 3;

/// You and bots of this kind, this many in all.
pub fn with_bots(players: u8, you: &str, bot: &str) -> Done<Vec<Occupant>> {
    let words: Vec<String> =
        (0..players).map(|seat| if seat == 0 { "you".to_owned() } else { bot.to_owned() }).collect();
    read(&words, you)
}

/// Seats as given: `you`, `person:NAME`, or a bot.
pub fn read(words: &[String], you: &str) -> Done<Vec<Occupant>> {
    let people: Vec<&str> = words.iter().filter_map(|word| person(word.trim(), you)).collect();
    let mut occupants: Vec<Occupant> = Vec::new();
    for word in words.iter().map(|word| word.trim()) {
        let occupant = match person(word, you) {
            Some(name) => Occupant::Person { name: checked_name(name)?.to_owned() },
            None => {
                check_seat(word)?;
                let is_free = |name: &&&str| !is_taken(&occupants, name) && !people.contains(name);
                let name = BOT_NAMES.iter().find(is_free).copied().unwrap_or(word);
                Occupant::Bot { name: name.to_owned(), plays: word.to_owned() }
            }
        };
        if is_taken(&occupants, occupant.name()) {
            return Err(Failure::input(format!("two players are called '{}'", occupant.name()))
                .way_out("give each player a different name: --seats person:Ana,person:Ola"));
        }
        occupants.push(occupant);
    }
    Ok(occupants)
}

/// The name of the person on this seat, if it is for one.
fn person<'w>(word: &'w str, you: &'w str) -> Option<&'w str> {
    if word == "you" { Some(you) } else { word.strip_prefix("person:") }
}

fn is_taken(occupants: &[Occupant], name: &str) -> bool {
    occupants.iter().any(|occupant| occupant.name().eq_ignore_ascii_case(name))
}

/// A name that can stand in a sentence and in a record.
pub fn checked_name(name: &str) -> Done<&str> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 24 || name.chars().any(|c| c.is_control() || "\",:#".contains(c)) {
        return Err(Failure::input(format!("'{}' cannot be the name of a player", name.escape_debug()))
            .way_out("1 to 24 letters; no quotation marks, commas, colons"));
    }
    Ok(name)
}

/// A seat must be one that somebody can sit on: here, a bot.
pub fn check_seat(word: &str) -> Done {
    if is_bot(word) {
        return Ok(());
    }
    let known = bots::NAMES.join(", ");
    Err(Failure::input(format!("unknown player '{word}'"))
        .way_out(format!("a seat can be: you, person:NAME, {known}; {BOT_NAMES_MORE}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(',').map(str::to_owned).collect()
    }

    #[test]
    fn people_and_bots_sit_in_any_mix() {
        let occupants = read(&words("greedy,you,person:Marta,random"), "You").expect("four seats");
        let names: Vec<&str> = occupants.iter().map(Occupant::name).collect();
        assert_eq!(names, ["Ada", "You", "Marta", "Boris"]);
        let occupants = read(&words("greedy,you"), "Ada").expect("the bot gives way");
        assert_eq!(occupants[0].name(), "Boris");
    }

    #[test]
    fn names_must_differ_and_be_names() {
        assert!(read(&words("you,person:Ola,person:ola"), "You").is_err());
        assert!(read(&words("you,person:"), "You").is_err());
        assert!(read(&words("you,gredy"), "You").is_err());
        assert!(read(&words("you,hunter+cruel"), "You").is_err());
        assert_eq!(with_bots(3, "You", "hunter+peaceful").map(|seats| seats.len()).ok(), Some(3));
    }
}
