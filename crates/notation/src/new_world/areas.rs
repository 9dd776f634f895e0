//! Area cards of a position, and how an area is called (section 3.4).

use editions::new_world_decks;
use new_world::position::PositionArea;
use new_world::{Access, AreaName, Design, Part, Place as Area, Tokens, Trait};

use crate::fields::{Fields, list, one_of, text};
use crate::place::{Fault, Place, Reading};
use crate::spelling::did_you_mean;
use crate::yaml::{Node, Text};

/// The area with this name: `swamp`, `swamp2`.
pub(crate) fn area_named(word: &str, place: Place) -> Reading<Area> {
    let (name, number) = match word.find(|c: char| c.is_ascii_digit()) {
        Some(at) => word.split_at(at),
        None => (word, ""),
    };
    let found = AreaName::from_id(name).ok_or_else(|| {
        let known = AreaName::ALL.iter().map(|name| name.id());
        Fault::new(place, format!("unknown area '{word}'")).maybe_help(did_you_mean(name, known))
    })?;
    let nth = match number {
        "" => Some(0),
        number => number.parse::<u8>().ok().filter(|nth| *nth > 1 && !number.starts_with('0')),
    };
    let nth = nth.ok_or_else(|| Fault::new(place, format!("of two '{name}' the second is called '{name}2'")))?;
    Ok(Area { name: found, nth: nth.saturating_sub(1) })
}

/// How an area is called.
pub(crate) fn area_text(area: Area) -> String {
    match area.nth {
        0 => area.name.id().to_owned(),
        nth => format!("{}{}", area.name.id(), u16::from(nth) + 1),
    }
}

/// The area card with this id; one that is not in the box as a record writes it.
pub(crate) fn card_named(name: &Text) -> Reading<Design> {
    if name.text.contains(':') {
        let wrong = || Fault::new(name.place, "an area card in full is written 'cave:nocturnal:1:1+swamp:all:1:0:4'");
        return read_design(&name.text).ok_or_else(wrong);
    }
    let ids: Vec<String> =
        new_world_decks::areas().iter().map(|(design, _)| new_world_decks::area_id(design)).collect();
    let known: Vec<&str> = ids.iter().map(String::as_str).collect();
    let id = one_of(name, &known, "area card")?;
    new_world_decks::area(id).ok_or_else(|| Fault::new(name.place, format!("unknown area card '{id}'")))
}

/// An area card as a record writes it: its id, and if it is not in the box all that is printed on it, as in
/// `cave:nocturnal:1:1+swamp:all:1:0:4` (name, access, food, shelter, and the most food it may hold).
pub(crate) fn write_design(design: &Design) -> String {
    let id = new_world_decks::area_id(design);
    if new_world_decks::area(&id).as_ref() == Some(design) {
        return id;
    }
    let part = |part: &Part| {
        let access = match part.access {
            Access::All => "all",
            Access::With(t) => t.id(),
            Access::NoTraits => "no_traits",
        };
        let most = part.swamp.map_or_else(String::new, |most| format!(":{most}"));
        format!("{}:{access}:{}:{}{most}", part.name.id(), part.food, part.shelter)
    };
    design.parts().map(|(_, printed)| part(printed)).collect::<Vec<_>>().join("+")
}

/// The area card that a record writes so.
pub(crate) fn read_design(word: &str) -> Option<Design> {
    let part = |text: &str| {
        let mut words = text.split(':');
        let name = AreaName::from_id(words.next()?)?;
        let access = match words.next()? {
            "all" => Access::All,
            "no_traits" => Access::NoTraits,
            id => Access::With(Trait::from_id(id)?),
        };
        let (food, shelter) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let swamp = words.next().map(|most| most.parse().ok());
        let swamp = match swamp {
            Some(most) => Some(most?),
            None => None,
        };
        words.next().is_none().then_some(Part { name, access, food, shelter, swamp })
    };
    if !word.contains(':') {
        return new_world_decks::area(word);
    }
    match word.split_once('+') {
        Some((upper, lower)) => Some(Design { upper: Some(part(upper)?), lower: part(lower)? }),
        None => Some(Design { upper: None, lower: part(word)? }),
    }
}

/// The area row, left to right; one empty Steppe if none is given.
pub(crate) fn read_row(fields: Fields<'_>) -> Reading<Vec<PositionArea>> {
    let Some(node) = fields.get("areas") else {
        let design = new_world_decks::area("steppe");
        let empty = |design| PositionArea { design, nth: None, upper: Tokens::default(), lower: Tokens::default() };
        return Ok(design.map(empty).into_iter().collect());
    };
    let mut row = list(node, "areas")?.iter().map(read_card).collect::<Reading<Vec<PositionArea>>>()?;
    // An area without a name gets one that is free; cards count as entered from right to left.
    for place in (0..row.len()).rev() {
        let taken = |nth: &u8| row.iter().any(|area| area.design == row[place].design && area.nth == Some(*nth));
        let free = (0..u8::MAX).find(|nth| !taken(nth));
        row[place].nth = row[place].nth.or(free);
    }
    Ok(row)
}

fn read_card(node: &Node) -> Reading<PositionArea> {
    let fields = Fields::of(node, "an area")?;
    let design = card_named(text(fields.need("card")?, "card")?)?;
    let nth = match fields.get("name") {
        Some(node) => {
            let name = text(node, "name")?;
            let area = area_named(&name.text, name.place)?;
            if !design.has(area.name) {
                return Err(Fault::new(name.place, format!("this card is not called '{}'", name.text)));
            }
            Some(area.nth)
        }
        None => None,
    };
    if design.upper.is_none() {
        fields.only(&["card", "name", "food", "shelter"], &["upper", "lower"], "a one-part area")?;
        return Ok(PositionArea { design, nth, upper: Tokens::default(), lower: read_tokens(fields)? });
    }
    fields.only(&["card", "name", "upper", "lower"], &[], "a two-part area")?;
    let part = |key: &str| match fields.get(key) {
        Some(node) => read_tokens(Fields::of(node, key)?.only(&["food", "shelter"], &[], "a part of an area")?),
        None => Ok(Tokens::default()),
    };
    Ok(PositionArea { design, nth, upper: part("upper")?, lower: part("lower")? })
}

fn read_tokens(fields: Fields<'_>) -> Reading<Tokens> {
    Ok(Tokens { food: fields.number_or("food", 0)?, shelter: fields.number_or("shelter", 0)? })
}

/// Area cards that cannot matter: not mentioned in the scenario, open to everybody, and not a Swamp.
pub(crate) fn some_cards(count: usize, mentions: impl Fn(&str) -> bool) -> Vec<Design> {
    let mut plain: Vec<Design> = new_world_decks::areas().iter().map(|(design, _)| *design).collect();
    plain.retain(|design| design.parts().all(|(_, part)| part.swamp.is_none()));
    game::order::sort_by_key(&mut plain, |design| {
        (mentions(&new_world_decks::area_id(design)), design.upper.is_some())
    });
    plain.truncate(2);
    plain.into_iter().cycle().take(count).collect()
}
