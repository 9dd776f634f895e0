//! What a recorded game is played with: from a set-up to its header and back, and the cards as places of an order.

use editions::{SetupError, decks};
use game::RuleId;
use origin::{Card, Catalogue, Config, Options, Rule, World};

use super::{Entry, Record};
use crate::origin::cards::{Written, exact_card};
use crate::place::{Fault, Place, Reading};
use crate::record::{Deck, Header, HeaderPlaces, listed};

/// How the line of the shuffle begins.
pub(super) const SHUFFLE: &str = "shuffle: ";

/// The header of a game with this set-up.
pub fn header(config: &Config, names: Vec<String>) -> Header {
    let printed = Options::default();
    let differs = |spec: &&origin::OptionSpec| config.options().get(spec) != printed.get(spec);
    let option = |spec: &origin::OptionSpec| (spec.name.to_owned(), config.options().get(spec).to_owned());
    Header {
        edition: editions::Edition::of_world(config.world()),
        rules: origin::RULES_REVISION,
        seats: config.seats(),
        names,
        players: Vec::new(),
        options: config.world().options().iter().filter(differs).map(option).collect(),
        deck: if has_printed_deck(config) { Deck::Printed } else { Deck::Own },
        first: config.first(),
        position: None,
    }
}

fn has_printed_deck(config: &Config) -> bool {
    editions::world_config(config.world(), config.seats(), *config.options(), None)
        .is_ok_and(|printed| printed.catalogue() == config.catalogue())
}

/// The set-up of a recorded game: what its header says and, with a deck of its own, the cards of its shuffle.
pub fn config_of(record: &Record) -> Result<Config, SetupError> {
    let cards = match record.entries.first() {
        Some(Entry::Shuffle(cards)) => Some(cards.as_slice()),
        _ => None,
    };
    config_with(&record.header, cards)
}

/// The set-up a header describes. It does not know the cards of a deck of one's own: for such a game see [`config_of`].
pub fn config(header: &Header) -> Result<Config, SetupError> {
    config_with(header, None)
}

fn config_with(header: &Header, shuffled: Option<&[Card]>) -> Result<Config, SetupError> {
    let given = header.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let world = header.edition.world().unwrap_or_default();
    let options = editions::world_options(world, given)?;
    let printed = editions::world_config(world, header.seats, options, header.first)?;
    if header.deck == Deck::Printed {
        return Ok(printed);
    }
    let cards =
        shuffled.ok_or_else(|| SetupError::Deck("its cards are not known before they are shuffled".to_owned()))?;
    let set = one_set(cards, &printed)?;
    editions::world_config_with(world, &set, header.seats, options, header.first)
}

/// One set of which these cards are made, for as many sets as the printed game uses at this table; in Continents a deck of
/// one's own is all cards of the game.
fn one_set(cards: &[Card], printed: &Config) -> Result<Vec<(Card, u8)>, SetupError> {
    let printed_set: usize = decks::origin_base().iter().map(|(_, count)| usize::from(*count)).sum();
    let sets = match printed.world() {
        World::Pangea => (usize::from(printed.catalogue().total()) / printed_set.max(1)).max(1),
        World::Continents => 1,
    };
    let mut counts: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        match counts.iter_mut().find(|(known, _)| known == card) {
            Some((_, count)) => *count += 1,
            None => counts.push((*card, 1)),
        }
    }
    let of_one_set = |(card, count): (Card, usize)| {
        if count % sets != 0 {
            let (seats, card, rule) = (printed.seats(), Written(card), Rule::OriSetup4.id());
            let why =
                format!("{seats} players shuffle {sets} sets of it together ({rule}), but of '{card}' it has {count}");
            return Err(SetupError::Deck(why));
        }
        let too_many = |_| SetupError::Deck(format!("its {} cards are too many for a game", cards.len()));
        Ok((card, u8::try_from(count / sets).map_err(too_many)?))
    };
    counts.into_iter().map(of_one_set).collect()
}

/// The set-up of a record that is being read; `first` is the line after its header. What is wrong is said where it stands.
pub(super) fn read_config(header: &Header, places: &HeaderPlaces, first: Option<(Place, &str)>) -> Reading<Config> {
    let shuffle_place = first.map_or(places.end, |(place, _)| place);
    let cards = match (header.deck, first.and_then(|(_, line)| line.strip_prefix(SHUFFLE))) {
        (Deck::Printed, _) => None,
        (Deck::Own, Some(cards)) => {
            Some(read_cards(cards, shuffle_place.right(SHUFFLE.len()), header.edition.world().unwrap_or_default())?)
        }
        (Deck::Own, None) => {
            let fault = Fault::new(shuffle_place, "a game with 'deck: own' begins with its shuffle");
            return Err(fault.help("that line names every card of the deck"));
        }
    };
    config_with(header, cards.as_deref()).map_err(|error| {
        let place = match &error {
            SetupError::Seats { .. } => places.seats,
            SetupError::UnknownOption { name, .. } => option_place(header, places, name),
            SetupError::BadOptionValue { name, .. } | SetupError::OptionForOthers { name, .. } => {
                option_place(header, places, name)
            }
            _ => shuffle_place,
        };
        Fault::new(place, error.to_string())
    })
}

fn option_place(header: &Header, places: &HeaderPlaces, name: &str) -> Place {
    let option = header.options.iter().position(|(known, _)| known == name);
    option.and_then(|option| places.options.get(option)).copied().unwrap_or(places.end)
}

/// The cards of a shuffle, top card first.
pub(super) fn read_cards(text: &str, place: Place, world: World) -> Reading<Vec<Card>> {
    listed(text, place).map(|(here, card)| exact_card(card, here, world)).collect()
}

/// Every card of the game, kind by kind: what places of an order mean.
fn spread(catalogue: &Catalogue) -> Vec<Card> {
    catalogue.list().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

pub(super) fn cards_in_order(catalogue: &Catalogue, order: &[u8]) -> Vec<Card> {
    let spread = spread(catalogue);
    order.iter().filter_map(|&place| spread.get(usize::from(place)).copied()).collect()
}

/// The order in which a shuffle gives these cards, as a game takes it; nothing if they are not the cards of the game.
pub fn order_of(catalogue: &Catalogue, cards: &[Card]) -> Option<Vec<u8>> {
    let mut left: Vec<Option<Card>> = spread(catalogue).into_iter().map(Some).collect();
    let mut order = Vec::with_capacity(cards.len());
    for card in cards {
        let place = left.iter().position(|other| *other == Some(*card))?;
        left[place] = None;
        order.push(u8::try_from(place).ok()?);
    }
    left.iter().all(Option::is_none).then_some(order)
}
