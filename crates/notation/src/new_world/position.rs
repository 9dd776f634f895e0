//! The position of a scenario of New World (sections 1 to 3).

use game::Seat;
use new_world::position::{PositionAnimal, PositionLink, PositionSeat, PositionTrait};
use new_world::{
    AnimalId, Card, CatalogueError, Design, Options, Phase, Position, PositionError, State, Trait, Variant,
};

use crate::expectation::Expecting;
use crate::fields::{Fields, is_number, list, number, one_of, scalar, text};
use crate::names::ANIMALS;
use crate::new_world::actions::is_directed;
use crate::new_world::areas;
use crate::new_world::cards::{Arbitrary, CardName, card_name, trait_named};
use crate::new_world::grammar::Lexicon;
use crate::new_world::table::GivenNames;
use crate::place::{Fault, Place, Reading};
use crate::positions::{BeforeSetUp, check_first_turn, check_name, read_passed, read_seats};
use crate::yaml::{Node, Text, Value};

/// Where a scenario starts.
pub(crate) struct Start {
    pub(crate) state: State,
    pub(crate) players: u8,
    pub(crate) names: GivenNames,
    pub(crate) arbitrary: Arbitrary,
    pub(crate) dice: Vec<u8>,
}

/// The phases a scenario can start in.
pub(crate) const PHASES: &[(&str, Phase)] = &[
    ("setup", Phase::Setup),
    ("development", Phase::Development),
    ("areas", Phase::Areas),
    ("feeding", Phase::Feeding),
    ("extinction", Phase::Extinction),
];

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, known)| *known == phase).map_or("game_over", |(name, _)| name)
}

/// Reads where a scenario starts.
pub(crate) fn read_start(fields: Fields<'_>) -> Reading<Start> {
    let players = fields.number_or("players", 2)?;
    if !(2..=4).contains(&players) {
        let place = fields.get("players").map_or(fields.place, |node| node.place);
        return Err(Fault::new(place, "2 to 4 players sit at this table"));
    }
    let options = read_options(fields, players)?;
    let phase = match fields.get("phase") {
        Some(node) => {
            let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).collect();
            let name = one_of(text(node, "phase")?, &names, "phase")?;
            PHASES.iter().find(|(known, _)| *known == name).map_or(Phase::Feeding, |(_, phase)| *phase)
        }
        None => Phase::Feeding,
    };
    let die = |item: &Node| match number(item)? {
        die @ 1..=6 => Ok(die),
        other => Err(Fault::new(item.place, format!("a die shows 1 to 6, not {other}"))),
    };
    let dice = match fields.get("dice") {
        Some(node) => list(node, "dice")?.iter().map(die).collect::<Reading<Vec<u8>>>()?,
        None => Vec::new(),
    };
    let first = fields.seat_or("first", Seat::FIRST, players)?;
    let arbitrary = Arbitrary::new(|t| mentions(fields, t.id()));
    let mut reader = PositionReader { players, arbitrary, count: 0, names: GivenNames::default(), places: Vec::new() };
    let state = match phase {
        Phase::Setup => reader.set_up(fields, options, first)?,
        _ => reader.position(fields, options, phase, first)?,
    };
    Ok(Start { state, players, names: reader.names, arbitrary, dice })
}

fn read_options(fields: Fields<'_>, players: u8) -> Reading<Options> {
    let mut options = editions::new_world_defaults();
    let Some(node) = fields.get("options") else { return Ok(options) };
    for (name, value) in Fields::of(node, "options")?.iter() {
        set_option(&mut options, name, scalar(value, "the value of an option")?)?;
    }
    let config = editions::new_world_config(players, options, None);
    config.map(|_| options).map_err(|error| Fault::new(node.place, error.to_string()))
}

/// Sets an option or says what it could be.
pub(crate) fn set_option(options: &mut Options, name: &Text, value: &Text) -> Reading<()> {
    check_option(name)?;
    options.set(&name.text, &value.text).map_err(|_| {
        let values = new_world::OPTIONS.iter().find(|spec| spec.name == name.text).map_or(&[][..], |spec| spec.values);
        let message = format!("the option '{}' cannot be '{}'", name.text, value.text);
        Fault::new(value.place, message).help(format!("one of: {}", values.join(", ")))
    })
}

/// Refuses an option this edition does not have.
pub(crate) fn check_option(name: &Text) -> Reading<()> {
    let names: Vec<&str> = new_world::OPTIONS.iter().map(|spec| spec.name).collect();
    one_of(name, &names, "option of this edition").map(|_| ())
}

/// Whether the position, the steps or the expectations name the trait or the area.
fn mentions(fields: Fields<'_>, id: &str) -> bool {
    fn in_node(node: &Node, id: &str) -> bool {
        match &node.value {
            Value::Text(text) => text.text.contains(id),
            Value::List(items) => items.iter().any(|item| in_node(item, id)),
            Value::Map(entries) => entries.iter().any(|(key, value)| key.text.contains(id) || in_node(value, id)),
        }
    }
    let keys = ["seats", "areas", "area_deck", "deck", "discard", "steps", "expect"];
    keys.iter().filter_map(|key| fields.get(key)).any(|node| in_node(node, id))
}

struct PositionReader {
    players: u8,
    arbitrary: Arbitrary,
    /// Arbitrary cards given out.
    count: usize,
    names: GivenNames,
    /// Where the animals stand in the file, by their numbers.
    places: Vec<Place>,
}

const SEAT_KEYS: &[&str] = &["hand", "pool", "animals", "links"];
const OTHER_SEAT_KEYS: &[&str] = &["discard", "screen", "species"];
const ANIMAL_KEYS: &[&str] = &["id", "traits", "food", "special", "sheltered", "poisoned", "shelled_in"];
const OTHER_ANIMAL_KEYS: &[&str] = &["at", "hibernating", "paralysed", "remains", "pop", "size", "fat", "facedown"];

const BEFORE_SET_UP: BeforeSetUp =
    BeforeSetUp { later: &["deck", "discard", "areas", "area_deck", "passed"], round: "epoch", of_seats: SEAT_KEYS };

impl PositionReader {
    /// The normal set-up of the edition.
    fn set_up(&self, fields: Fields<'_>, options: Options, first: Seat) -> Reading<State> {
        BEFORE_SET_UP.check(fields, self.players)?;
        check_first_turn(fields, first, self.players)?;
        let config = editions::new_world_config(self.players, options, Some(first))
            .map_err(|error| Fault::new(fields.place, error.to_string()))?;
        Ok(game::Game::new(&config))
    }

    fn position(&mut self, fields: Fields<'_>, options: Options, phase: Phase, first: Seat) -> Reading<State> {
        let passed = read_passed(fields, self.players)?;
        let seats = read_seats(fields, self.players, |_, node| self.seat(node))?;
        let discard = fields.get("discard").map_or(Ok(Vec::new()), |node| self.cards(node))?;
        let deck = match fields.get("deck") {
            Some(node) => self.cards(node)?,
            None => self.some_cards(DECK),
        };
        let epoch = read_epoch(fields, &options)?;
        let mut position = Position {
            options,
            numbers: editions::new_world_decks::trait_numbers().numbers,
            epoch,
            phase,
            first,
            turn: fields.seat_or("turn", first, self.players)?,
            passed,
            areas: areas::read_row(fields)?,
            area_deck: read_area_deck(fields, &options, epoch, phase)?,
            deck,
            discard,
            seats,
        };
        let mut made = State::from_position(&position);
        // A deck of which nothing is said may be smaller, if many cards lie elsewhere.
        if let (Err(PositionError::Cards(CatalogueError::TooManyCards { cards, limit })), None) =
            (&made, fields.get("deck"))
        {
            position.deck.truncate(usize::from(DECK).saturating_sub(usize::from(cards.saturating_sub(*limit))));
            made = State::from_position(&position);
        }
        made.map_err(|error| self.fault(fields, error))
    }

    fn seat(&mut self, node: &Node) -> Reading<PositionSeat> {
        let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "a seat")?;
        let from = self.places.len();
        let mut seat = PositionSeat::default();
        if let Some(node) = fields.get("hand") {
            seat.hand = self.cards(node)?;
        }
        if let Some(node) = fields.get("pool") {
            seat.pool = self.cards(node)?;
        }
        if let Some(node) = fields.get("animals") {
            for item in list(node, "animals")? {
                seat.animals.push(self.animal(item)?);
            }
        }
        if let Some(node) = fields.get("links") {
            let names: Vec<String> = self.names.0[from..].iter().map(|(name, _)| name.clone()).collect();
            for item in list(node, "links")? {
                let (shows, first, second) = read_link(item, &names)?;
                seat.links.push(PositionLink { card: Card::single(shows), shows, first, second });
            }
        }
        Ok(seat)
    }

    fn animal(&mut self, node: &Node) -> Reading<PositionAnimal> {
        let fields = Fields::of(node, "an animal")?.only(ANIMAL_KEYS, OTHER_ANIMAL_KEYS, "an animal")?;
        let id = text(fields.need("id")?, "id")?;
        check_name(id, ANIMALS, Lexicon::TABLE_KEYS, |name| self.names.0.iter().any(|(other, _)| other == name))?;
        let number = u8::try_from(self.places.len()).unwrap_or(u8::MAX);
        self.names.0.push((id.text.clone(), AnimalId(number)));
        self.places.push(node.place);
        let mut stack = Vec::new();
        if let Some(node) = fields.get("traits") {
            for item in list(node, "traits")? {
                stack.push(read_mark(text(item, "a trait")?)?);
            }
        }
        Ok(PositionAnimal {
            card: self.some_card(),
            food: fields.number_or("food", 0)?,
            special: fields.number_or("special", 0)?,
            stack,
            sheltered: fields.flag("sheltered")?,
            poisoned: fields.flag("poisoned")?,
            shelled_in: fields.flag("shelled_in")?,
        })
    }

    /// A number of arbitrary cards, or a list of cards.
    fn cards(&mut self, node: &Node) -> Reading<Vec<Card>> {
        if is_number(node) {
            return Ok(self.some_cards(number(node)?));
        }
        let mut cards = Vec::new();
        for item in list(node, "cards are a number or a list; this")? {
            let name = text(item, "a card")?;
            cards.push(match card_name(&name.text, name.place)? {
                CardName::Any => self.some_card(),
                CardName::Faces(card) => card,
                CardName::Shows(face) => Card::single(face),
            });
        }
        Ok(cards)
    }

    fn some_cards(&mut self, count: u8) -> Vec<Card> {
        (0..count).map(|_| self.some_card()).collect()
    }

    fn some_card(&mut self) -> Card {
        self.count += 1;
        self.arbitrary.card(self.count)
    }

    /// Says where a position cannot stand.
    fn fault(&self, fields: Fields<'_>, error: PositionError) -> Fault {
        let at_key = |key: &str| fields.get(key).map_or(fields.place, |node| node.place);
        let at = |id: AnimalId, what: &str| {
            let place = self.places.get(usize::from(id.0)).copied().unwrap_or(fields.place);
            let name = self.names.0.iter().find(|(_, known)| *known == id).map_or("?", |(name, _)| name);
            Fault::new(place, format!("{name} {what}"))
        };
        let of_seats = |message: String| Fault::new(at_key("seats"), message);
        match error {
            PositionError::Seats => Fault::new(at_key("players"), "2 to 4 players sit at this table"),
            PositionError::NoSuchSeat(seat) => Fault::new(fields.place, format!("{seat} does not sit at this table")),
            PositionError::Phase(_) => Fault::new(at_key("phase"), "no position can be set up in this phase"),
            PositionError::Epoch => Fault::new(at_key("epoch"), "epochs count from 1"),
            PositionError::Cards(_) => Fault::new(fields.place, "these cards do not fit a game"),
            PositionError::Areas(_) => Fault::new(at_key("areas"), "these area cards do not fit a game"),
            PositionError::AreaRow => {
                Fault::new(at_key("areas"), "the area row is too long, or two cards in it have the same name")
            }
            PositionError::TooManyTokens => Fault::new(at_key("areas"), "so many tokens are too much for an area"),
            PositionError::WrongForm(t) if t.is_pair() => {
                of_seats(format!("'{}' is a pair trait and belongs under 'links'", t.id()))
            }
            PositionError::WrongForm(t) | PositionError::WrongCard(t) => {
                of_seats(format!("'{}' is not a pair trait", t.id()))
            }
            PositionError::Twice(id, t) => at(id, &format!("cannot have '{}' twice", t.id())),
            PositionError::NoPlaceForFat(id, t) => at(id, &format!("has fat on '{}', which holds none", t.id())),
            PositionError::TooMuchFood(id) => at(id, "has too much food"),
            PositionError::BadLink(t) => of_seats(format!("'{}' must join two neighbours of the seat", t.id())),
            PositionError::LinkedTwice(t) => {
                of_seats(format!("two animals share a pair trait already and cannot share '{}'", t.id()))
            }
        }
    }
}

/// Cards in a deck of which nothing is said.
const DECK: u8 = 40;

/// The epoch; the second one if nothing is said and there is one.
fn read_epoch(fields: Fields<'_>, options: &Options) -> Reading<u8> {
    let last = if options.variant == Variant::Disaster { 1 } else { options.epochs };
    let Some(node) = fields.get("epoch") else { return Ok(last.min(2)) };
    match number(node)? {
        epoch if (1..=last).contains(&epoch) => Ok(epoch),
        other => Err(Fault::new(node.place, format!("this game has epochs 1 to {last}, not {other}"))),
    }
}

/// The area deck, top card first: as many as epochs are to come if nothing is said.
fn read_area_deck(fields: Fields<'_>, options: &Options, epoch: u8, phase: Phase) -> Reading<Vec<Design>> {
    let before_areas = matches!(phase, Phase::Development | Phase::Areas);
    let count = match fields.get("area_deck") {
        Some(node) if is_number(node) => number(node)?,
        Some(node) => {
            let cards = list(node, "area_deck is a number or a list of area cards; this")?.iter();
            return cards.map(|item| areas::card_named(text(item, "an area card")?)).collect();
        }
        None if options.variant == Variant::Disaster => 0,
        None => options.epochs.saturating_sub(epoch) + u8::from(before_areas),
    };
    Ok(areas::some_cards(usize::from(count), |id| mentions(fields, id)))
}

/// A trait with its mark: `fat_tissue(1)`, `piracy(rotated)`.
fn read_mark(text: &Text) -> Reading<PositionTrait> {
    let (name, mark) = match text.text.split_once('(') {
        Some((name, rest)) => (name, Some(rest)),
        None => (text.text.as_str(), None),
    };
    let shows = trait_named(name, text.place)?;
    if shows.is_pair() {
        return Err(Fault::new(text.place, format!("'{name}' is a pair trait and belongs under 'links'")));
    }
    let mut card = PositionTrait { card: Card::single(shows), shows, fat: false, rotated: false };
    let Some(mark) = mark else { return Ok(card) };
    let place = text.place.right(name.chars().count() + 1);
    let mark = mark.strip_suffix(')').ok_or_else(|| Fault::new(place, "the closing ')' is missing"))?;
    match mark {
        "1" => card.fat = true,
        "rotated" => card.rotated = true,
        "spent" | "disabled" => return Err(Fault::new(place, format!("the mark '{mark}' belongs to other editions"))),
        _ => return Err(Fault::new(place, format!("unknown mark '{mark}'")).help("one of: 1, rotated")),
    }
    Ok(card)
}

/// A link: the trait and the two animals by their places among the names.
pub(crate) fn read_link(node: &Node, names: &[String]) -> Reading<(Trait, usize, usize)> {
    let fields = Fields::of(node, "a link")?.only(&["trait", "guardian", "ward", "between"], &["spent"], "a link")?;
    let name = text(fields.need("trait")?, "a trait")?;
    let shows = trait_named(&name.text, name.place)?;
    if !shows.is_pair() {
        return Err(Fault::new(name.place, format!("'{}' is not a pair trait", name.text)));
    }
    let place_of = |node: &Node| -> Reading<usize> {
        let id = text(node, "the id of an animal")?;
        names
            .iter()
            .position(|known| *known == id.text)
            .ok_or_else(|| Fault::new(id.place, format!("unknown animal '{}' among those it could join", id.text)))
    };
    if is_directed(shows) {
        if let Some(node) = fields.get("between") {
            return Err(Fault::new(node.place, "symbiosis has a 'guardian' and a 'ward'"));
        }
        return Ok((shows, place_of(fields.need("guardian")?)?, place_of(fields.need("ward")?)?));
    }
    if let Some(node) = fields.get("guardian").or(fields.get("ward")) {
        return Err(Fault::new(node.place, "only symbiosis has a guardian and a ward; write 'between: [A, B]'"));
    }
    let between = fields.need("between")?;
    match list(between, "between")? {
        [first, second] => Ok((shows, place_of(first)?, place_of(second)?)),
        _ => Err(Fault::new(between.place, "a link joins two animals")),
    }
}
