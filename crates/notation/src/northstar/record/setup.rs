//! What a recorded game is played with: from a set-up to its header and back, and shuffles as lists of cards.

use editions::SetupError;
use game::{Game, Viewer};
use northstar::{Card, Config, Options, State};

use super::{Entry, Record};
use crate::northstar::cards::exact_card;
use crate::place::{Fault, Place, Reading};
use crate::record::{Deck, Header, HeaderPlaces, listed};

/// How the line of a shuffle begins.
pub(super) const SHUFFLE: &str = "shuffle: ";

/// The header of a game with this set-up.
pub fn header(config: &Config, names: Vec<String>) -> Header {
    let printed = Options::printed(config.preset(), config.seats());
    let differs = |name: &&str| config.options().get(name) != printed.get(name);
    let option = |name: &str| {
        let value = config.options().get(name).map_or_else(String::new, |value| value.to_string());
        (name.to_owned(), value)
    };
    let known = editions::northstar::config(config.preset(), config.seats(), *config.options(), None)
        .is_ok_and(|known| known.catalogue() == config.catalogue());
    Header {
        edition: editions::northstar::edition(config.preset()),
        rules: northstar::RULES_REVISION,
        seats: config.seats(),
        names,
        players: Vec::new(),
        options: northstar::OPTIONS.iter().map(|spec| spec.name).filter(differs).map(option).collect(),
        deck: if known { Deck::Printed } else { Deck::Own },
        first: config.first(),
        position: None,
    }
}

/// The set-up of a recorded game: what its header says and, with a deck of its own, the cards of its first shuffle.
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
    let preset = editions::northstar::preset(header.edition)
        .ok_or_else(|| SetupError::Deck(format!("'{}' is no edition with species boards", header.edition)))?;
    let given = header.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = editions::northstar::options(preset, header.seats, given)?;
    if header.deck == Deck::Printed {
        return editions::northstar::config(preset, header.seats, options, header.first);
    }
    let cards =
        shuffled.ok_or_else(|| SetupError::Deck("its cards are not known before they are shuffled".to_owned()))?;
    let counted: Vec<(Card, u8)> = cards.iter().map(|card| (*card, 1)).collect();
    editions::northstar::config_with(&counted, preset, header.seats, options, header.first)
}

/// The set-up of a record that is being read; `first` is the line after its header. What is wrong is said where it stands.
pub(super) fn read_config(header: &Header, places: &HeaderPlaces, first: Option<(Place, &str)>) -> Reading<Config> {
    if header.position.is_some() {
        return Err(Fault::new(places.position, "a game of this edition begins with its set-up"));
    }
    let shuffle_place = first.map_or(places.end, |(place, _)| place);
    let cards = match (header.deck, first.and_then(|(_, line)| line.strip_prefix(SHUFFLE))) {
        (Deck::Printed, _) => None,
        (Deck::Own, Some(cards)) => Some(read_cards(cards, shuffle_place.right(SHUFFLE.len()))?),
        (Deck::Own, None) => {
            let fault = Fault::new(shuffle_place, "a game with 'deck: own' begins with its shuffle");
            return Err(fault.help("that line names every card of the deck"));
        }
    };
    config_with(header, cards.as_deref()).map_err(|error| {
        let option_place = |name: &str| {
            let option = header.options.iter().position(|(known, _)| known == name);
            option.and_then(|option| places.options.get(option)).copied().unwrap_or(places.end)
        };
        let place = match &error {
            SetupError::Seats { .. } => places.seats,
            SetupError::UnknownOption { name, .. } => option_place(name),
            SetupError::BadOptionValue { name, .. } => option_place(name),
            _ => shuffle_place,
        };
        Fault::new(place, error.to_string())
    })
}

/// The cards of a shuffle, top card first.
pub(super) fn read_cards(text: &str, place: Place) -> Reading<Vec<Card>> {
    listed(text, place).map(|(here, card)| exact_card(card, here)).collect()
}

/// The cards that are shuffled next, as the places of an order count them: the whole catalogue before the set-up, later
/// the discard pile.
pub(super) fn to_shuffle(state: &State) -> Vec<Card> {
    let view = state.view(Viewer::Spectator);
    if view.round == 0 {
        return view.catalogue.list().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
    }
    view.discard
}

pub(super) fn cards_in_order(cards: &[Card], order: &[u8]) -> Vec<Card> {
    order.iter().filter_map(|&place| cards.get(usize::from(place)).copied()).collect()
}

/// The order in which a shuffle gives these cards; nothing if they are not the cards to shuffle.
pub(super) fn order_in(cards: &[Card], shuffled: &[Card]) -> Option<Vec<u8>> {
    let mut left: Vec<Option<Card>> = cards.iter().copied().map(Some).collect();
    let mut order = Vec::with_capacity(shuffled.len());
    for card in shuffled {
        let place = left.iter().position(|other| *other == Some(*card))?;
        left[place] = None;
        order.push(u8::try_from(place).ok()?);
    }
    left.iter().all(Option::is_none).then_some(order)
}
