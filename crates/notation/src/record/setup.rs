//! What a recorded game begins with: its set-up or a position, and shuffles as lists of cards.

use editions::SetupError;
use game::Game;

use super::header::{HeaderPlaces, listed};
use super::{ConfigOf, Deck, Entry, Family, Header, Misfit, RecordOf, ReplayError, RuleOf};
use crate::place::{Fault, Place, Reading};

/// How the line of a shuffle begins.
pub(super) const SHUFFLE: &str = "shuffle: ";

/// The set-up of a recorded game: what its header says and, with a deck of its own, the cards it begins with.
pub fn config_of<F: Family>(record: &RecordOf<F>) -> Result<ConfigOf<F>, SetupError> {
    let shuffles = record.entries.iter().map_while(|entry| match entry {
        Entry::Shuffle(cards) => Some(cards.as_slice()),
        _ => None,
    });
    F::config(&record.header, &shuffles.flatten().copied().collect::<Vec<_>>())
}

/// The set-up a header describes. It does not know the cards of a deck of the user's own: for such a game see
/// [`config_of`].
pub fn config<F: Family>(header: &Header) -> Result<ConfigOf<F>, SetupError> {
    F::config(header, &[])
}

/// The game before its first entry, and before anything happened by itself.
pub fn first_state<F: Family>(record: &RecordOf<F>) -> Result<F::Game, ReplayError<RuleOf<F>>> {
    let misfit = |error: String| ReplayError { entry: 0, misfit: Misfit::SetUp(error) };
    let config = config_of::<F>(record).map_err(|error| misfit(error.to_string()))?;
    match F::position(&record.header, Place::START) {
        Ok(Some(state)) => Ok(state),
        Ok(None) => Ok(F::Game::new(&config)),
        Err(fault) => Err(misfit(fault.message)),
    }
}

/// The game with which the record being read begins; `lines` follow its header. What is wrong is said where it stands.
pub(super) fn read_start<F: Family>(
    header: &Header,
    places: &HeaderPlaces,
    lines: &[(Place, &str)],
) -> Reading<F::Game> {
    let config = read_config::<F>(header, places, lines)?;
    Ok(F::position(header, places.position)?.unwrap_or_else(|| F::Game::new(&config)))
}

fn read_config<F: Family>(header: &Header, places: &HeaderPlaces, lines: &[(Place, &str)]) -> Reading<ConfigOf<F>> {
    let begin = lines.first().map_or(places.end, |(place, _)| *place);
    let mut cards = Vec::new();
    if header.deck == Deck::Own {
        for (place, line) in lines {
            let Some(list) = line.strip_prefix(SHUFFLE) else { break };
            cards.extend(read_cards::<F>(list, place.right(SHUFFLE.len()), header)?);
        }
        if cards.is_empty() {
            let fault = Fault::new(begin, "a game with 'deck: own' starts with its shuffle");
            return Err(fault.help("that line names every card of the deck"));
        }
    }
    F::config(header, &cards).map_err(|error| {
        let place = match &error {
            SetupError::Seats { .. } => places.seats,
            SetupError::UnknownOption { name, .. } => option_place(header, places, name),
            SetupError::BadOptionValue { name, .. } | SetupError::OptionForOthers { name, .. } => {
                option_place(header, places, name)
            }
            _ => begin,
        };
        Fault::new(place, error.to_string())
    })
}

fn option_place(header: &Header, places: &HeaderPlaces, name: &str) -> Place {
    let option = header.options.iter().position(|(known, _)| known == name);
    option.and_then(|option| places.options.get(option)).copied().unwrap_or(places.end)
}

/// The cards of a shuffle, top card first.
pub(super) fn read_cards<F: Family>(text: &str, place: Place, header: &Header) -> Reading<Vec<F::Card>> {
    listed(text, place).map(|(here, card)| F::read_card(card, here, header.edition)).collect()
}

/// The cards as a shuffle with this order gives them.
pub(crate) fn in_order<C: Copy>(cards: &[C], order: &[u16]) -> Vec<C> {
    order.iter().filter_map(|&place| cards.get(usize::from(place)).copied()).collect()
}

/// The order in which a shuffle gives these cards; nothing if they are not the cards to shuffle.
pub fn order_in<C: Copy + Eq>(cards: &[C], shuffled: &[C]) -> Option<Vec<u16>> {
    let mut left: Vec<Option<C>> = cards.iter().copied().map(Some).collect();
    let mut order = Vec::with_capacity(shuffled.len());
    for card in shuffled {
        let place = left.iter().position(|other| *other == Some(*card))?;
        left[place] = None;
        order.push(u16::try_from(place).ok()?);
    }
    left.iter().all(Option::is_none).then_some(order)
}
