//! The position of a scenario of the species-board family (sections 1 to 3).

use game::{BySeat, Seat};
use northstar::position::{PositionSeat, PositionSpecies};
use northstar::{Card, Options, Phase, Position, PositionError, Preset, SpeciesId, State, Trait};

use crate::expectation::Expecting;
use crate::fields::{Fields, is_number, large_number, list, number, one_of, scalar, seat_word, text};
use crate::names::SPECIES;
use crate::northstar::cards::{Arbitrary, CardName, card_name, some_card_with, trait_named};
use crate::northstar::grammar::Lexicon;
use crate::northstar::table::GivenNames;
use crate::place::{Fault, Place, Reading};
use crate::positions::{BeforeSetUp, check_name, read_passed, read_seats};
use crate::yaml::{Node, Text, Value};

/// Where a scenario starts.
pub(crate) struct Start {
    pub(crate) state: State,
    pub(crate) preset: Preset,
    pub(crate) players: u8,
    pub(crate) names: GivenNames,
    pub(crate) arbitrary: Arbitrary,
    pub(crate) dice: Vec<u8>,
}

/// The phases a scenario can start in.
pub(crate) const PHASES: &[(&str, Phase)] = &[
    ("setup", Phase::Setup),
    ("deal", Phase::Deal),
    ("food_card", Phase::FoodCard),
    ("play", Phase::Play),
    ("pre_reveal", Phase::Leaves),
    ("feeding", Phase::Feeding),
    ("end_of_feeding", Phase::EndOfFeeding),
];

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Reveal => "after_reveal",
        Phase::Over => "game_over",
        _ => PHASES.iter().find(|(_, known)| *known == phase).map_or("", |(name, _)| name),
    }
}

/// Reads where a scenario starts.
pub(crate) fn read_start(fields: Fields<'_>, preset: Preset) -> Reading<Start> {
    let players = fields.number_or("players", 3)?;
    if !(2..=6).contains(&players) {
        let place = fields.get("players").map_or(fields.place, |node| node.place);
        return Err(Fault::new(place, "2 to 6 players sit at this table"));
    }
    let options = read_options(fields, preset, players)?;
    let phase = match fields.get("phase") {
        Some(node) => {
            let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).collect();
            let name = one_of(text(node, "phase")?, &names, "phase")?;
            PHASES.iter().find(|(known, _)| *known == name).map_or(Phase::Feeding, |(_, phase)| *phase)
        }
        None => Phase::Feeding,
    };
    let dice = match fields.get("dice") {
        Some(node) => list(node, "dice")?.iter().map(number).collect::<Reading<Vec<u8>>>()?,
        None => Vec::new(),
    };
    let first = fields.seat_or("first", Seat::FIRST, players)?;
    let arbitrary = Arbitrary::new(|t| mentions(fields, t));
    let names = GivenNames::default();
    let mut reader = PositionReader { preset, players, arbitrary, count: 0, names, places: Vec::new() };
    let state = match phase {
        Phase::Setup => reader.set_up(fields, options, first)?,
        _ => reader.position(fields, options, phase, first)?,
    };
    Ok(Start { state, preset, players, names: reader.names, arbitrary, dice })
}

fn read_options(fields: Fields<'_>, preset: Preset, players: u8) -> Reading<Options> {
    let mut options = Options::printed(preset, players);
    let Some(node) = fields.get("options") else { return Ok(options) };
    for (name, value) in Fields::of(node, "options")?.iter() {
        let value = scalar(value, "the value of an option")?;
        set_option(&mut options, preset, players, name, value)?;
    }
    Ok(options)
}

/// Sets an option or says what it could be.
pub(crate) fn set_option(options: &mut Options, preset: Preset, players: u8, name: &Text, value: &Text) -> Reading<()> {
    check_option(name)?;
    options.set(preset, players, &name.text, &value.text).map_err(|_| {
        let values = northstar::OPTIONS.iter().find(|spec| spec.name == name.text).map_or(&[][..], |spec| spec.values);
        let message = format!("the option '{}' cannot be '{}' here", name.text, value.text);
        Fault::new(value.place, message).help(format!("one of: {}", values.join(", ")))
    })
}

/// Refuses an option this edition does not have.
pub(crate) fn check_option(name: &Text) -> Reading<()> {
    let names: Vec<&str> = northstar::OPTIONS.iter().map(|spec| spec.name).collect();
    one_of(name, &names, "option of this edition").map(|_| ())
}

/// Whether the position, the steps or the expectations name the trait.
fn mentions(fields: Fields<'_>, t: Trait) -> bool {
    fn in_node(node: &Node, id: &str) -> bool {
        match &node.value {
            Value::Text(text) => text.text.contains(id),
            Value::List(items) => items.iter().any(|item| in_node(item, id)),
            Value::Map(entries) => entries.iter().any(|(key, value)| key.text.contains(id) || in_node(value, id)),
        }
    }
    let keys = ["seats", "deck", "discard", "steps", "expect"];
    keys.iter().filter_map(|key| fields.get(key)).any(|node| in_node(node, t.id()))
}

struct PositionReader {
    preset: Preset,
    players: u8,
    arbitrary: Arbitrary,
    /// Arbitrary cards given out.
    count: usize,
    names: GivenNames,
    /// Where the species stand in the file.
    places: Vec<(SpeciesId, Place)>,
}

const SEAT_KEYS: &[&str] = &["hand", "screen", "species"];
const OTHER_SEAT_KEYS: &[&str] = &["pool", "discard", "animals", "links"];
const SPECIES_KEYS: &[&str] = &["id", "pop", "size", "food", "fat", "traits", "facedown"];
const OTHER_SPECIES_KEYS: &[&str] =
    &["at", "hibernating", "poisoned", "paralysed", "remains", "special", "sheltered", "shelled_in"];

const BEFORE_SET_UP: BeforeSetUp = BeforeSetUp {
    later: &["deck", "discard", "wh", "food_cards", "passed", "last_round"],
    round: "round",
    of_seats: SEAT_KEYS,
};

impl PositionReader {
    /// The normal set-up of the edition.
    fn set_up(&self, fields: Fields<'_>, options: Options, first: Seat) -> Reading<State> {
        BEFORE_SET_UP.check(fields, self.players)?;
        let config = editions::northstar::config(self.preset, self.players, options, Some(first))
            .map_err(|error| Fault::new(fields.place, error.to_string()))?;
        Ok(game::Game::new(&config))
    }

    fn position(&mut self, fields: Fields<'_>, options: Options, phase: Phase, first: Seat) -> Reading<State> {
        let passed = read_passed(fields, self.players)?;
        let seats = read_seats(fields, self.players, |seat, node| self.seat(seat, node))?;
        let cards = |reader: &mut Self, key: &str, default: u8| match fields.get(key) {
            Some(node) => reader.cards(node),
            None => Ok(reader.some_cards(default)),
        };
        let position = Position {
            preset: self.preset,
            options,
            round: fields.number_or("round", 2)?,
            phase,
            first,
            turn: fields.seat_or("turn", first, self.players)?,
            passed,
            last_round: read_last_round(fields)?,
            watering_hole: fields.get("wh").map_or(Ok(0), large_number)?,
            food_cards: self.food_cards(fields)?,
            deck: cards(self, "deck", 40)?,
            discard: cards(self, "discard", 0)?,
            seats,
        };
        State::from_position(&position).map_err(|error| self.fault(fields, error))
    }

    /// Face-down food cards, by their number.
    fn food_cards(&mut self, fields: Fields<'_>) -> Reading<BySeat<Option<Card>>> {
        let mut cards = BySeat::default();
        let Some(node) = fields.get("food_cards") else { return Ok(cards) };
        for (key, value) in Fields::of(node, "food_cards")?.iter() {
            let seat = seat_word(key, self.players)?;
            let food = scalar(value, "a food card")?;
            let number = food.text.parse().map_err(|_| {
                Fault::new(food.place, format!("the number of a food card is needed here, not '{}'", food.text))
            })?;
            cards[seat] = Some(Card { food: number, ..self.some_card() });
        }
        Ok(cards)
    }

    fn seat(&mut self, seat: Seat, node: &Node) -> Reading<PositionSeat> {
        let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "a seat")?;
        let mut placed =
            PositionSeat { screen: fields.get("screen").map_or(Ok(0), large_number)?, ..Default::default() };
        if let Some(node) = fields.get("hand") {
            placed.hand = self.cards(node)?;
        }
        if let Some(node) = fields.get("species") {
            for (place, item) in list(node, "species")?.iter().enumerate() {
                // Species of a seat are numbered with a step of the number of seats.
                let number = seat.index() + place * usize::from(self.players);
                let id = SpeciesId(u8::try_from(number).unwrap_or(u8::MAX));
                placed.species.push(self.species(id, item)?);
            }
        }
        Ok(placed)
    }

    fn species(&mut self, number: SpeciesId, node: &Node) -> Reading<PositionSpecies> {
        let fields = Fields::of(node, "a species")?.only(SPECIES_KEYS, OTHER_SPECIES_KEYS, "a species")?;
        let id = text(fields.need("id")?, "id")?;
        check_name(id, SPECIES, Lexicon::TABLE_KEYS, |name| self.names.0.iter().any(|(other, _)| other == name))?;
        self.names.0.push((id.text.clone(), number));
        self.places.push((number, node.place));
        let traits = |key: &str| -> Reading<Vec<Card>> {
            let Some(node) = fields.get(key) else { return Ok(Vec::new()) };
            let card = |item: &Node| {
                let name = text(item, "a trait")?;
                match card_name(&name.text, name.place)? {
                    CardName::Face(card) => Ok(card),
                    _ => trait_named(&name.text, name.place).map(some_card_with),
                }
            };
            list(node, key)?.iter().map(card).collect()
        };
        Ok(PositionSpecies {
            pop: fields.number_or("pop", 1)?,
            size: fields.number_or("size", 1)?,
            food: fields.number_or("food", 0)?,
            fat: fields.number_or("fat", 0)?,
            traits: traits("traits")?,
            facedown: traits("facedown")?,
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
                CardName::Face(card) => card,
                CardName::Shows(t) => some_card_with(t),
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
        let at = |id: SpeciesId, what: &str| {
            let place = self.places.iter().find(|(known, _)| *known == id).map_or(fields.place, |(_, place)| *place);
            let name = self.names.0.iter().find(|(_, known)| *known == id).map_or("?", |(name, _)| name);
            Fault::new(place, format!("{name} {what}"))
        };
        match error {
            PositionError::Seats => Fault::new(at_key("players"), "2 to 6 players sit at this table"),
            PositionError::NoSuchSeat(seat) => Fault::new(fields.place, format!("{seat} does not sit at this table")),
            PositionError::Phase(_) => Fault::new(at_key("phase"), "no position can be set up in this phase"),
            PositionError::Round => Fault::new(at_key("round"), "rounds count from 1"),
            PositionError::WateringHole => Fault::new(at_key("wh"), "so many tokens are too much"),
            PositionError::Cards(_) => Fault::new(fields.place, "these cards do not fit a game"),
            PositionError::Track(id) => at(id, "needs a population and a size from 1 to 6"),
            PositionError::TooMuchFood(id) => at(id, "has more food than it has room for"),
            PositionError::NoPlaceForFat(id) => at(id, "has fat and no fat_tissue"),
            PositionError::TooManyTraits(id) => at(id, "has more traits than a species can have"),
            PositionError::Twice(id, t) => at(id, &format!("cannot have '{}' twice", t.id())),
            PositionError::FaceDown(id) => at(id, "can have traits face down only while cards are played"),
            PositionError::TooManySpecies(seat) => Fault::new(at_key("seats"), format!("{seat} has too many species")),
        }
    }
}

/// The number of the last round, or `none`.
fn read_last_round(fields: Fields<'_>) -> Reading<Option<u8>> {
    match fields.get("last_round") {
        None => Ok(None),
        Some(node) if is_number(node) => number(node).map(Some),
        Some(node) => one_of(text(node, "last_round")?, &["none"], "last round").map(|_| None),
    }
}
