//! The position of a scenario of the family origin (sections 1 to 3).

use game::Seat;
use origin::position::{PositionAnimal, PositionLink, PositionSeat, PositionTrait};
use origin::{AnimalId, Card, Location, Modules, Options, Phase, Position, PositionError, State, Trait};

use crate::expectation::Expecting;
use crate::fields::{Fields, is_number, list, number, one_of, scalar, text};
use crate::names::ANIMALS;
use crate::origin::cards::{Arbitrary, CardName, Written, card_name, trait_named};
use crate::origin::grammar::Lexicon;
use crate::origin::locations::location_named;
use crate::place::{Fault, Place, Reading};
use crate::positions::{BeforeSetUp, check_first_turn, check_name, read_passed, read_seats};
use crate::words::Word;
use crate::yaml::{Node, Text, Value};

/// Where a scenario starts.
pub(crate) struct Start {
    pub(crate) state: State,
    pub(crate) players: u8,
    /// The names of the animals, by their numbers.
    pub(crate) names: Vec<String>,
    pub(crate) arbitrary: Arbitrary,
    pub(crate) dice: Vec<u8>,
}

/// The phases a scenario can start in.
const PHASES: &[(&str, Phase)] = &[
    ("setup", Phase::Setup),
    ("development", Phase::Development),
    ("food", Phase::FoodBank),
    ("feeding", Phase::Feeding),
    ("extinction", Phase::Extinction),
];

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, known)| *known == phase).map_or("game_over", |(name, _)| name)
}

/// The phase with this name; the end of the game is one here.
pub(crate) fn phase_named(text: &Text) -> Reading<Phase> {
    let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).chain(["game_over"]).collect();
    let name = one_of(text, &names, "phase")?;
    Ok(PHASES.iter().find(|(known, _)| *known == name).map_or(Phase::Over, |(_, phase)| *phase))
}

/// Reads where a scenario starts.
pub(crate) fn read_start(modules: Modules, fields: Fields<'_>) -> Reading<Start> {
    let players = fields.number_or("players", 2)?;
    if !(2..=8).contains(&players) {
        let place = fields.get("players").map_or(fields.place, |node| node.place);
        return Err(Fault::new(place, "2 to 8 players sit at this table"));
    }
    let options = read_options(modules, fields)?;
    let dice = read_dice(modules, fields)?;
    let phase = match fields.get("phase") {
        Some(node) => phase_named(text(node, "phase")?)?,
        None => Phase::Feeding,
    };
    let first = fields.seat_or("first", Seat::FIRST, players)?;
    let arbitrary = Arbitrary::new(modules, |t| mentions(fields, t));
    let mut reader = PositionReader { modules, players, arbitrary, count: 0, names: Vec::new(), places: Vec::new() };
    let state = match phase {
        Phase::Setup => reader.set_up(fields, options, first)?,
        Phase::Over => {
            let place = fields.get("phase").map_or(fields.place, |node| node.place);
            return Err(Fault::new(place, "a scenario cannot start when the game is over"));
        }
        _ => reader.position(fields, options, phase, first)?,
    };
    Ok(Start { state, players, names: reader.names, arbitrary, dice })
}

fn read_options(modules: Modules, fields: Fields<'_>) -> Reading<Options> {
    let mut options = Options::default();
    let Some(node) = fields.get("options") else { return Ok(options) };
    for (name, value) in Fields::of(node, "options")?.iter() {
        let value = scalar(value, "the value of an option")?;
        set_option(modules, &mut options, name, value)?;
    }
    Ok(options)
}

/// Sets an option or says what it could be.
pub(crate) fn set_option(modules: Modules, options: &mut Options, name: &Text, value: &Text) -> Reading<()> {
    check_option(name, modules)?;
    match options.set(modules, &name.text, &value.text) {
        Ok(()) => Ok(()),
        Err(origin::OptionError::BadValue(spec)) => {
            let message = format!("the option '{}' cannot be '{}'", name.text, value.text);
            Err(Fault::new(value.place, message).help(format!("one of: {}", spec.values.join(", "))))
        }
        Err(origin::OptionError::Unknown) => Err(Fault::new(name.place, format!("unknown option '{}'", name.text))),
    }
}

/// Refuses an option this edition does not have.
pub(crate) fn check_option(name: &Text, modules: Modules) -> Reading<()> {
    let names: Vec<&str> = modules.options().map(|spec| spec.name).collect();
    one_of(name, &names, "option of this edition").map(|_| ())
}

/// Dice in the order rolled; in Continents they may be given by location.
fn read_dice(modules: Modules, fields: Fields<'_>) -> Reading<Vec<u8>> {
    let Some(node) = fields.get("dice") else { return Ok(Vec::new()) };
    let die = |item: &Node| match number(item)? {
        die @ 1..=6 => Ok(die),
        other => Err(Fault::new(item.place, format!("a die shows 1 to 6, not {other}"))),
    };
    if modules.is_divided() && matches!(node.value, Value::Map(_)) {
        let rolled = Fields::of(node, "dice")?.only(&["laurasia", "gondwana"], &[], "dice")?;
        let mut dice = Vec::new();
        for key in ["laurasia", "gondwana"] {
            if let Some(node) = rolled.get(key) {
                dice.extend(list(node, key)?.iter().map(die).collect::<Reading<Vec<u8>>>()?);
            }
        }
        return Ok(dice);
    }
    list(node, "dice")?.iter().map(die).collect()
}

/// Food banks: one, or one for each location.
fn read_banks(modules: Modules, fields: Fields<'_>) -> Reading<[u8; Location::COUNT]> {
    if !modules.is_divided() {
        return Ok([fields.number_or("bank", 0)?, 0, 0]);
    }
    let mut banks = [0; Location::COUNT];
    if let Some(node) = fields.get("banks") {
        for (name, value) in Fields::of(node, "banks")?.iter() {
            let at = location_named(&Word { place: name.place, text: name.text.clone() })?;
            banks[at.index()] = number(value)?;
        }
    }
    Ok(banks)
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
    ["seats", "deck", "steps", "expect"].iter().filter_map(|key| fields.get(key)).any(|node| in_node(node, t.id()))
}

struct PositionReader {
    modules: Modules,
    players: u8,
    arbitrary: Arbitrary,
    /// Arbitrary cards given out.
    count: usize,
    names: Vec<String>,
    /// Where the animals stand in the file.
    places: Vec<Place>,
}

const SEAT_KEYS: &[&str] = &["hand", "discard", "animals", "links"];
const OTHER_SEAT_KEYS: &[&str] = &["pool", "screen", "species"];
const ANIMAL_KEYS: &[&str] = &["id", "traits", "food", "hibernating", "poisoned"];
const CONTINENTS_ANIMAL_KEYS: &[&str] = &["at", "paralysed", "remains"];
const OTHER_ANIMAL_KEYS: &[&str] = &["special", "sheltered", "shelled_in", "pop", "size", "fat", "facedown"];

const BEFORE_SET_UP: BeforeSetUp =
    BeforeSetUp { later: &["deck", "bank", "banks", "passed", "last_round"], round: "round", of_seats: SEAT_KEYS };

impl PositionReader {
    /// The normal set-up of the edition.
    fn set_up(&self, fields: Fields<'_>, options: Options, first: Seat) -> Reading<State> {
        BEFORE_SET_UP.check(fields, self.players)?;
        check_first_turn(fields, first, self.players)?;
        let config = editions::module_config(self.modules, self.players, options, Some(first))
            .map_err(|error| Fault::new(fields.place, error.to_string()))?;
        Ok(game::Game::new(&config))
    }

    fn position(&mut self, fields: Fields<'_>, options: Options, phase: Phase, first: Seat) -> Reading<State> {
        let passed = read_passed(fields, self.players)?;
        let seats = read_seats(fields, self.players, |_, node| self.seat(node))?;
        let deck = match fields.get("deck") {
            Some(node) => self.cards(node)?,
            None => self.some_cards(if self.modules.is_divided() { 40 } else { 30 }),
        };
        let position = Position {
            modules: self.modules,
            options,
            round: fields.number_or("round", 2)?,
            phase,
            first,
            turn: fields.seat_or("turn", first, self.players)?,
            passed,
            last_round: fields.flag("last_round")?,
            banks: read_banks(self.modules, fields)?,
            deck,
            seats,
        };
        State::from_position(&position).map_err(|error| self.fault(fields, error))
    }

    fn seat(&mut self, node: &Node) -> Reading<PositionSeat> {
        let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "a seat")?;
        let from = self.names.len();
        let mut seat = PositionSeat::default();
        if let Some(node) = fields.get("hand") {
            seat.hand = self.cards(node)?;
        }
        if let Some(node) = fields.get("discard") {
            seat.discard = self.cards(node)?;
        }
        if let Some(node) = fields.get("animals") {
            for item in list(node, "animals")? {
                seat.animals.push(self.animal(item)?);
            }
        }
        if let Some(node) = fields.get("links") {
            for item in list(node, "links")? {
                let (shows, first, second) = read_link(self.modules, item, &self.names[from..])?;
                let spent = Fields::of(item, "a link")?.flag("spent")?;
                seat.links.push(PositionLink { card: Card::single(shows), shows, first, second, spent });
            }
        }
        Ok(seat)
    }

    fn animal(&mut self, node: &Node) -> Reading<PositionAnimal> {
        let (known, other) = if self.modules.is_divided() {
            ([ANIMAL_KEYS, CONTINENTS_ANIMAL_KEYS].concat(), OTHER_ANIMAL_KEYS.to_vec())
        } else {
            (ANIMAL_KEYS.to_vec(), [OTHER_ANIMAL_KEYS, CONTINENTS_ANIMAL_KEYS].concat())
        };
        let fields = Fields::of(node, "an animal")?.only(&known, &other, "an animal")?;
        let id = text(fields.need("id")?, "id")?;
        check_name(id, ANIMALS, Lexicon::TABLE_KEYS, |name| self.names.iter().any(|other| other == name))?;
        self.names.push(id.text.clone());
        self.places.push(node.place);
        let mut stack = Vec::new();
        if let Some(node) = fields.get("traits") {
            for item in list(node, "traits")? {
                stack.push(read_mark(self.modules, text(item, "a trait")?)?);
            }
        }
        let at = match fields.get("at") {
            Some(node) => {
                let name = text(node, "at")?;
                location_named(&Word { place: name.place, text: name.text.clone() })?
            }
            None => Location::ONLY,
        };
        Ok(PositionAnimal {
            card: self.some_card(),
            at,
            red: fields.number_or("food", 0)?,
            blue: 0,
            stack,
            hibernating: fields.flag("hibernating")?,
            poisoned: fields.flag("poisoned")?,
            paralysed: fields.flag("paralysed")?,
            remains: fields.flag("remains")?,
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
            cards.push(match card_name(&name.text, name.place, self.modules)? {
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
        let name = |id: AnimalId| self.names.get(usize::from(id.0)).map_or("?", String::as_str);
        let at_animal = |id: AnimalId| self.places.get(usize::from(id.0)).copied().unwrap_or(fields.place);
        match error {
            PositionError::Seats => Fault::new(at_key("players"), "2 to 8 players sit at this table"),
            PositionError::NoSuchSeat(seat) => Fault::new(fields.place, format!("{seat} does not sit at this table")),
            PositionError::Phase(_) => Fault::new(at_key("phase"), "no position can be set up in this phase"),
            PositionError::Round => Fault::new(at_key("round"), "rounds count from 1"),
            PositionError::Bank => Fault::new(at_key("bank"), "so many tokens are too much for a bank"),
            PositionError::Cards(error) => Fault::new(fields.place, too_many(error)),
            PositionError::WrongForm(t) if t.is_pair() => {
                Fault::new(at_key("seats"), format!("'{}' is a pair trait and belongs under 'links'", t.id()))
            }
            PositionError::WrongForm(t) | PositionError::WrongCard(t) => {
                Fault::new(at_key("seats"), format!("'{}' is not a pair trait", t.id()))
            }
            PositionError::Twice(id, t) => {
                Fault::new(at_animal(id), format!("{} cannot have '{}' twice", name(id), t.id()))
            }
            PositionError::Excluded(id, t) => {
                Fault::new(at_animal(id), format!("{} cannot have '{}' besides its other traits", name(id), t.id()))
            }
            PositionError::NoPlaceForFat(id, t) => {
                Fault::new(at_animal(id), format!("'{}' of {} holds no fat", t.id(), name(id)))
            }
            PositionError::TooMuchFood(id) => {
                Fault::new(at_animal(id), format!("{} has more food than it needs", name(id)))
            }
            PositionError::SleepsWithoutCard(id) => {
                Fault::new(at_animal(id), format!("{} sleeps without hibernation", name(id)))
            }
            PositionError::BadMark(id, t) => {
                Fault::new(at_animal(id), format!("'{}' of {} was not used in such a round", t.id(), name(id)))
            }
            PositionError::NotDisabled(id, t) => Fault::new(
                at_animal(id),
                format!("'{}' of {} does not fit the place of its neoplasm", t.id(), name(id)),
            ),
            PositionError::Nowhere(id) => {
                Fault::new(at_animal(id), format!("{} is in a location that this edition does not have", name(id)))
            }
            PositionError::SwimsInOcean(id) => {
                Fault::new(at_animal(id), format!("{} swims in the Ocean without a card", name(id)))
            }
            PositionError::BadRemains(id) => {
                let message = format!("{} has regeneration as remains, and neither food nor a state", name(id));
                Fault::new(at_animal(id), message)
            }
            PositionError::LinkAcross(t) => {
                Fault::new(at_key("seats"), format!("'{}' must join two animals in one location", t.id()))
            }
            PositionError::BadLink(t) => {
                Fault::new(at_key("seats"), format!("'{}' must join two animals of the seat", t.id()))
            }
            PositionError::LinkedTwice(t) => {
                Fault::new(at_key("seats"), format!("two animals cannot share '{}' twice", t.id()))
            }
        }
    }
}

fn too_many(error: origin::CatalogueError) -> String {
    match error {
        origin::CatalogueError::TooManyKinds => "so many different cards do not fit a game".to_owned(),
        origin::CatalogueError::TooManyCards { cards, limit } => {
            format!("the position has {cards} cards; at most {limit} fit a game")
        }
        origin::CatalogueError::TooManyAlike { cards, limit } => {
            format!("{cards} cards are alike or can lie on one animal; at most {limit} fit a game")
        }
        origin::CatalogueError::TooManyPairs { cards, limit } => {
            format!("the position has {cards} cards with pair traits; at most {limit} fit a game")
        }
        origin::CatalogueError::TooFewCards { cards, needed } => format!("{cards} cards are too few; {needed} needed"),
        origin::CatalogueError::TooFewToDraw => "these cards are too few to draw from".to_owned(),
        origin::CatalogueError::SameFaceTwice(t) => format!("a card shows '{}' twice", Written(Card::single(t))),
    }
}

/// A trait with its mark: `fat_tissue(1)`, `piracy(spent)`, `hibernation(last=3)`.
fn read_mark(modules: Modules, text: &Text) -> Reading<PositionTrait> {
    let (name, mark) = match text.text.split_once('(') {
        Some((name, rest)) => (name, Some(rest)),
        None => (text.text.as_str(), None),
    };
    let shows = trait_named(name, text.place, modules)?;
    if shows.is_pair() {
        return Err(Fault::new(text.place, format!("'{name}' is a pair trait and belongs under 'links'")));
    }
    let plain = Card::single(shows);
    let mut card = PositionTrait { card: plain, shows, fat: false, spent: false, last_used: None, disabled: false };
    let Some(mark) = mark else { return Ok(card) };
    let place = text.place.right(name.chars().count() + 1);
    let mark = mark.strip_suffix(')').ok_or_else(|| Fault::new(place, "the closing ')' is missing"))?;
    match mark {
        "1" => card.fat = true,
        "spent" => card.spent = true,
        "disabled" if modules.is_divided() => card.disabled = true,
        "rotated" | "disabled" => {
            return Err(Fault::new(place, format!("the mark '{mark}' belongs to other editions")));
        }
        _ => match mark.strip_prefix("last=").and_then(|round| round.parse().ok()) {
            Some(round) => card.last_used = Some(round),
            None => {
                let message = format!("unknown mark '{mark}'");
                return Err(Fault::new(place, message).help("one of: 1, spent, last=N"));
            }
        },
    }
    Ok(card)
}

/// A link: the trait and the two animals by their places among the names.
pub(crate) fn read_link(modules: Modules, node: &Node, names: &[String]) -> Reading<(Trait, usize, usize)> {
    let of_one_land = ["trait", "guardian", "ward", "between"];
    let of_several = ["trait", "guardian", "ward", "between", "spent"];
    let keys: &[&str] = if modules.is_divided() { &of_several } else { &of_one_land };
    let fields = Fields::of(node, "a link")?.only(keys, &["spent"], "a link")?;
    let name = text(fields.need("trait")?, "a trait")?;
    let shows = trait_named(&name.text, name.place, modules)?;
    if let Some(node) = fields.get("spent").filter(|_| shows != Trait::Recombination) {
        return Err(Fault::new(node.place, "only recombination is used up for a round"));
    }
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
    if super::actions::is_directed(shows) {
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
