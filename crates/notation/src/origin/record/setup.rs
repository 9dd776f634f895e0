//! What a recorded game is played with: from a set-up to its header and back, and the cards as places of an order.

use editions::SetupError;
use game::{Game, Need, RuleId, Seat};
use origin::{Action, Card, Catalogue, Config, Kept, Module, Options, Question, Rule, State};

use crate::origin::cards::Written;
use crate::record::{Deck, Header, Passes, order_in};

/// The header of a game with this set-up.
pub fn header(config: &Config, names: Vec<String>) -> Header {
    let printed = Options::default();
    let differs = |spec: &&origin::OptionSpec| config.options().get(spec) != printed.get(spec);
    let option = |spec: &origin::OptionSpec| (spec.name.to_owned(), config.options().get(spec).to_owned());
    Header {
        edition: editions::Edition::of_modules(config.modules()),
        rules: origin::RULES_REVISION,
        seats: config.seats(),
        names,
        players: Vec::new(),
        seed: None,
        options: config.modules().options().filter(differs).map(option).collect(),
        deck: if has_printed_deck(config) { Deck::Printed } else { Deck::Own },
        first: config.first(),
        position: None,
        passes: Passes::default(),
        dice: None,
    }
}

/// The first revision by which as many herd animals as carnivores protect nobody unless the option says so, and the owner is
/// asked which of two equal cards stays after a Recombination.
const STRICT_HERDS: u32 = 2;

/// What older rules did is an option now.
pub(super) fn bring_up_to_date(header: &mut Header) {
    const HERDING: &str = "herding_equal_protects";
    let is_named = header.options.iter().any(|(name, _)| name == HERDING);
    if header.rules < STRICT_HERDS
        && header.edition.modules().is_some_and(|modules| modules.has(Module::Continents))
        && !is_named
    {
        header.options.push((HERDING.to_owned(), "true".to_owned()));
    }
    header.rules = header.rules.max(origin::RULES_REVISION);
}

/// By older rules the arriving one of two equal cards was discarded.
pub(super) fn decided_by(rules: u32, game: &State) -> Option<(Seat, Action)> {
    let Need::Decision(decision) = game.need() else { return None };
    match decision.question {
        Question::ChooseKept { animal, .. } if rules < STRICT_HERDS => {
            Some((decision.seat, Action::Keep { animal, which: Kept::Own }))
        }
        _ => None,
    }
}

fn has_printed_deck(config: &Config) -> bool {
    editions::module_config(config.modules(), config.seats(), *config.options(), None)
        .is_ok_and(|printed| printed.catalogue() == config.catalogue())
}

pub(super) fn config_with(header: &Header, shuffled: &[Card]) -> Result<Config, SetupError> {
    let given = header.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let modules = header
        .edition
        .modules()
        .ok_or_else(|| SetupError::Deck(format!("'{}' is not an edition of the Origin family", header.edition)))?;
    let options = editions::module_options(modules, given)?;
    let printed = editions::module_config(modules, header.seats, options, header.first)?;
    if header.deck == Deck::Printed {
        return Ok(printed);
    }
    if shuffled.is_empty() {
        return Err(SetupError::Deck("its cards are not known before they are shuffled".to_owned()));
    }
    let set = one_set(shuffled, &printed)?;
    editions::module_config_with(modules, &set, header.seats, options, header.first)
}

/// One set of which these cards are made, for as many sets as the printed game uses at this table; in Continents a deck of
/// the user's own is all cards of the game.
fn one_set(cards: &[Card], printed: &Config) -> Result<Vec<(Card, u8)>, SetupError> {
    let sets = printed.modules().sets(printed.seats()).map_or(1, usize::from);
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

/// Every card of the game, kind by kind: what places of an order mean.
pub(super) fn spread(catalogue: &Catalogue) -> Vec<Card> {
    catalogue.list().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

/// The order in which a shuffle gives these cards, as a game takes it; nothing if they are not the cards of the game.
pub fn order_of(catalogue: &Catalogue, cards: &[Card]) -> Option<Vec<u16>> {
    order_in(&spread(catalogue), cards)
}
