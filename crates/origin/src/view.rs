//! The table as one viewer sees it: a different type, built field by field.
//!
//! There is no field for somebody else's cards: [`Own`] holds the viewer's hand, their pile and the cards under their
//! animals; of the others there are numbers. Everything an interface shows can be asked here, so that it computes no
//! rule.

mod continents;
mod fold;

pub use continents::{Twins, Wear};

use game::{BySeat, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::animal::{Flags, Link};
use crate::cards::{AnimalId, Card, LinkId, Location, Trait, TraitSet};
use crate::catalogue::Catalogue;
use crate::modules::Modules;
use crate::moment::Moment;
use crate::options::Options;
use crate::scoring::{ANIMAL, Breakdown, card_points};
use crate::state::State;
use crate::traits::{self, hibernation, neoplasm, swimming};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The modules the game is played with.
    pub modules: Modules,
    /// Number of seats.
    pub seats: u8,
    /// The options of this game.
    pub options: Options,
    /// The cards the game is played with.
    pub catalogue: Catalogue,
    /// Whose move it is and what is under way.
    pub moment: Moment,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// First player of the round.
    pub first: Seat,
    /// Whether this round is the last.
    pub last_round: bool,
    /// Tokens in the bank of each location.
    pub banks: [u8; Location::COUNT],
    /// Tokens the banks were filled with this round.
    pub filled: [u8; Location::COUNT],
    /// The dice of this round's banks, one location after the other; [`View::dice_at`] parts them.
    pub rolled: Vec<u8>,
    /// Cards in the deck.
    pub deck: u16,
    /// Cards in each hand.
    pub hands: BySeat<u16>,
    /// Cards in each discard pile (ORI-TERM-12).
    pub discards: BySeat<u16>,
    /// The cards of each pile that lay open before, the oldest first: everybody can remember them.
    pub seen_discards: BySeat<Vec<Card>>,
    /// The animals on the table, oldest first.
    pub animals: Vec<AnimalView>,
    /// How many animals there have been.
    pub animals_so_far: u8,
    /// The pair cards on the table, by their place.
    pub links: Vec<LinkView>,
    /// What only the viewer sees; nothing for a spectator.
    pub own: Option<Own>,
    /// Who has won, when the game is over.
    pub winners: SeatSet,
}

/// What only the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    /// The hand, sorted by face.
    pub hand: Vec<Card>,
    /// The viewer's discard pile, the oldest card first.
    pub discard: Vec<Card>,
    /// The cards under the viewer's animals, oldest animal first.
    pub under: Vec<(AnimalId, Card)>,
}

/// An animal as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AnimalView {
    /// Which one.
    pub id: AnimalId,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub at: Location,
    /// Where it goes in the migration under way.
    pub heading: Option<Location>,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// Its single traits, the lowest first (ORI-TERM-13).
    pub stack: Vec<TraitView>,
    /// Traits whose card is used up for the round, Hibernation apart.
    pub spent: TraitSet,
    /// The round in which its Hibernation was used last, 0 if never.
    pub hibernated: u8,
    /// Asleep.
    pub hibernating: bool,
    /// Dies in this round's extinction.
    pub poisoned: bool,
    /// Its traits do nothing until the end of the round.
    pub paralysed: bool,
    /// Only its traits are left.
    pub remains: bool,
    /// It came back in this extinction phase and brings no card in its deal.
    pub restored: bool,
}

/// A single trait card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TraitView {
    /// The trait it shows.
    pub shows: Trait,
    /// The whole card.
    pub card: Card,
    /// Whether a yellow token lies on it.
    pub fat: bool,
}

/// A pair card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LinkView {
    /// Which one.
    pub id: LinkId,
    /// The trait it shows.
    pub shows: Trait,
    /// The whole card.
    pub card: Card,
    /// First animal; the guardian of a Symbiosis.
    pub first: AnimalId,
    /// Second animal; the ward of a Symbiosis.
    pub second: AnimalId,
    /// Used up for the round.
    pub spent: bool,
}

impl AnimalView {
    /// Its single traits that work (ORI-TERM-8).
    pub fn active(&self) -> TraitSet {
        if self.paralysed || self.remains {
            return TraitSet::EMPTY;
        }
        self.working().fold(TraitSet::EMPTY, |mut set, card| {
            set.insert(card.shows);
            set
        })
    }

    /// How many of its single traits, from the bottom, lie below a Neoplasm and do not work (CON-T-NEOPLASM-6).
    pub fn disabled(&self) -> usize {
        neoplasm::reach(self.stack.iter().map(|card| card.shows))
    }

    fn working(&self) -> impl Iterator<Item = &TraitView> {
        self.stack.iter().skip(self.disabled())
    }

    /// Whether it swims: by a Swimming card that works, or because it lives in the Ocean (CON-LOC-4).
    pub fn swims(&self) -> bool {
        self.at == Location::OCEAN || self.active().contains(swimming::CARD)
    }

    /// Tokens on it.
    pub fn food(&self) -> u8 {
        self.red + self.blue
    }

    /// Tokens it needs (ORI-TERM-5).
    pub fn need(&self) -> u8 {
        1 + traits::extra_need(self.active())
    }

    /// Whether it would not starve now (ORI-TERM-6).
    pub fn is_fed(&self) -> bool {
        self.hibernating || self.food() >= self.need()
    }

    /// Fat stored.
    pub fn fat(&self) -> u8 {
        self.stack.iter().filter(|card| card.fat).count() as u8
    }

    /// Places for fat that work, filled or not.
    pub fn fat_slots(&self) -> u8 {
        self.working().filter(|card| traits::FAT_SLOTS.contains(card.shows)).count() as u8
    }

    /// Fed, and no room for fat (ORI-TERM-7).
    pub fn is_full(&self) -> bool {
        self.hibernating || (self.is_fed() && (self.paralysed || self.fat() == self.fat_slots()))
    }

    /// Whether the card of this trait is used up for now (ORI-TERM-9).
    pub fn is_spent(&self, t: Trait, round: u8) -> bool {
        self.spent.contains(t) || (t == hibernation::CARD && hibernation::is_resting(self.hibernated, round))
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        let (mut hands, mut seen_discards) = (BySeat::default(), BySeat::<Vec<Card>>::default());
        for seat in Seat::all(state.seats) {
            hands[seat] = state.hands[seat].len();
            let seen = state.pile(seat).filter(|card| card.is_seen());
            seen_discards[seat] = seen.map(|card| state.catalogue.card(card.kind)).collect();
        }
        let mut animals: Vec<AnimalView> = state.everybody().map(|id| animal_view(state, id)).collect();
        game::order::sort_by_key(&mut animals, |animal| animal.id);
        let links = state.live_links.iter().map(|id| link_view(state, id)).collect();
        Self {
            viewer,
            modules: state.modules,
            seats: state.seats,
            options: state.options,
            catalogue: state.catalogue,
            moment: state.moment,
            round: state.round,
            first: state.first,
            last_round: state.last_round,
            banks: state.banks,
            filled: state.filled,
            rolled: state.rolled[..usize::from(state.rolled_count)].to_vec(),
            deck: state.deck_len,
            hands,
            discards: state.discard_sizes,
            seen_discards,
            animals,
            animals_so_far: state.animal_count,
            links,
            own: match viewer {
                Viewer::Seat(seat) => Some(own_view(state, seat)),
                Viewer::Spectator => None,
            },
            winners: state.winners,
        }
    }

    /// The animal with this number, if it is on the table.
    pub fn animal(&self, id: AnimalId) -> Option<&AnimalView> {
        self.animals.binary_search_by_key(&id, |animal| animal.id).ok().map(|place| &self.animals[place])
    }

    /// The animals of a seat, oldest first.
    pub fn row(&self, seat: Seat) -> impl Iterator<Item = &AnimalView> {
        self.animals.iter().filter(move |animal| animal.owner == seat)
    }

    /// The pair card at this place.
    pub fn link(&self, id: LinkId) -> Option<&LinkView> {
        self.links.iter().find(|link| link.id == id)
    }

    /// The pair cards of an animal.
    pub fn links_of(&self, id: AnimalId) -> impl Iterator<Item = &LinkView> {
        self.links.iter().filter(move |link| link.first == id || link.second == id)
    }

    /// The dice of this round's bank in a location.
    pub fn dice_at(&self, at: Location) -> &[u8] {
        let dice = |at: Location| usize::from(self.modules.food(self.seats, at, &self.options).dice);
        let before: usize = self.modules.locations().iter().take_while(|&&other| other != at).map(|&at| dice(at)).sum();
        let rolled = self.rolled.get(before..).unwrap_or_default();
        &rolled[..dice(at).min(rolled.len())]
    }

    /// Points of a seat as the table stands (ORI-SCORE-1).
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        self.row(seat).fold(Breakdown::default(), |points, animal| points + self.worth(animal))
    }

    /// What an animal adds to the points of its seat; a pair card counts for its first animal (ORI-SCORE-2).
    pub fn worth(&self, animal: &AnimalView) -> Breakdown {
        let pairs = self.links.iter().filter(|link| link.first == animal.id).count();
        Breakdown {
            // CON-SCORE-3: remains score only their cards.
            animals: if animal.remains { 0 } else { ANIMAL },
            ocean: u16::from(animal.at == Location::OCEAN && !animal.remains),
            cards: (animal.stack.len() + pairs) as u16,
            bonus: animal.stack.iter().map(|card| card_points(card.shows) - 1).sum(),
        }
    }
}

fn animal_view(state: &State, id: AnimalId) -> AnimalView {
    let animal = state.animal(id);
    AnimalView {
        id,
        owner: animal.owner(),
        // CON-LOC-11: everybody sees it.
        at: animal.at(),
        heading: state.heading(id),
        red: animal.red,
        blue: animal.blue,
        stack: state
            .stack(id)
            .map(|card| TraitView { shows: card.shows(), card: state.catalogue.card(card.kind()), fat: card.has_fat() })
            .collect(),
        spent: animal.spent.traits(),
        hibernated: animal.hibernated,
        hibernating: animal.is_hibernating(),
        poisoned: animal.flags.has(Flags::POISONED),
        paralysed: animal.flags.has(Flags::PARALYSED),
        remains: animal.flags.has(Flags::REMAINS),
        restored: animal.flags.has(Flags::RESTORED),
    }
}

fn link_view(state: &State, id: LinkId) -> LinkView {
    let Link { kind, shows, first, second, spent, .. } = *state.link(id);
    LinkView { id, shows, card: state.catalogue.card(kind), first, second, spent }
}

fn own_view(state: &State, seat: Seat) -> Own {
    let hand = &state.hands[seat];
    Own {
        hand: hand
            .kinds()
            .flat_map(|kind| (0..hand.count(kind)).map(move |_| kind))
            .map(|kind| state.catalogue.card(kind))
            .collect(),
        discard: state.pile(seat).map(|card| state.catalogue.card(card.kind)).collect(),
        under: state
            .row(seat)
            .iter()
            .filter(|&id| state.animal(id).is_living())
            .map(|id| (id, state.catalogue.card(state.animal(id).kind)))
            .collect(),
    }
}
