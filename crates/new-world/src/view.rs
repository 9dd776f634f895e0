//! The table as one viewer sees it: a different type, built field by field.
//!
//! There is no field for somebody else's cards, nor for any card of a gene pool: [`Own`] holds the viewer's hand and the
//! cards under their animals that they know; of all others there are numbers. Everything an interface shows can be
//! asked here, so that it computes no rule.

mod fold;

use game::{BySeat, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::animal::Flags;
use crate::areas::{AreaCard, AreaKind, Areas, Part, Place, Tokens};
use crate::cards::{AnimalId, Card, LinkId, Trait, TraitSet};
use crate::catalogue::{Catalogue, Numbers};
use crate::memory::Reshuffled;
use crate::moment::Moment;
use crate::options::Options;
use crate::scoring::{ANIMAL, Breakdown, card_points};
use crate::sets::MAX_ANIMALS;
use crate::state::State;
use crate::traits;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Number of seats.
    pub seats: u8,
    /// The options of this game.
    pub options: Options,
    /// The evolution cards the game is played with.
    pub catalogue: Catalogue,
    /// The area cards the game is played with.
    pub areas: Areas,
    /// What the traits add to the required food and to the points.
    pub numbers: Numbers,
    /// Whose move it is and what is under way.
    pub moment: Moment,
    /// The epoch, from 1; 0 before the first.
    pub epoch: u8,
    /// Who holds the first-player token.
    pub first: Seat,
    /// Whether this epoch is the final one.
    pub last_epoch: bool,
    /// The area row, left to right.
    pub area_row: Vec<AreaCard>,
    /// Cards in the area deck.
    pub area_deck: u8,
    /// Area cards out of the game, which nobody saw.
    pub areas_out: u8,
    /// Area cards that have left the row, the oldest first; everybody saw them.
    pub area_discard: Vec<AreaKind>,
    /// Cards in the deck.
    pub deck: u8,
    /// Evolution cards out of the game, which nobody saw.
    pub cards_out: u8,
    /// Cards in the discard pile (NW-SETUP-8).
    pub discard: u8,
    /// The discard pile, the oldest card first, if everybody may look at it (NW-OPT-OPEN-DISCARDS); empty otherwise.
    pub open_pile: Vec<Card>,
    /// The cards of a closed pile that the viewer remembers, because they saw them going there, the oldest first.
    pub seen_pile: Vec<Card>,
    /// The cards under other seats' animals that were turned up before (NW-VAR-RM-4), by the number of the animal.
    pub seen_under: Vec<(AnimalId, Card)>,
    /// What they remember of the cards that were shuffled again, if some were.
    pub reshuffled: Option<Reshuffled>,
    /// Cards in each hand (NW-SETUP-5).
    pub hands: BySeat<u8>,
    /// Cards in each gene pool; nobody sees which (NW-VAR-RM-1).
    pub pools: BySeat<u8>,
    /// The rows, left to right.
    pub rows: BySeat<Vec<AnimalId>>,
    /// The animals on the table by number.
    pub animals: Vec<AnimalView>,
    /// How many animals there have been.
    pub animals_so_far: u16,
    /// The number from which the next animal's is looked for.
    pub next_animal: u8,
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
    /// The cards under the viewer's animals that the viewer knows, by the number of the animal (NW-DEV-3).
    pub under: Vec<(AnimalId, Card)>,
}

/// An animal as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AnimalView {
    /// Which one.
    pub id: AnimalId,
    /// Whose.
    pub owner: Seat,
    /// Ordinary food on it.
    pub food: u8,
    /// Special food on it.
    pub special: u8,
    /// Its single traits in the order of placement.
    pub stack: Vec<TraitView>,
    /// Traits whose card is rotated: used in this phase.
    pub rotated: TraitSet,
    /// Food it requires (NW-HUN-1).
    pub need: u8,
    /// It has a shelter.
    pub sheltered: bool,
    /// Dies at the start of this epoch's extinction.
    pub poisoned: bool,
    /// In its shell until the end of the phase.
    pub shelled_in: bool,
    /// It has attacked in this phase.
    pub attacked: bool,
    /// It counts as fed in this extinction, through fat or hibernation.
    pub saved: bool,
    /// Its owner knows the card under it.
    pub known: bool,
}

/// A single trait card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TraitView {
    /// The trait it shows.
    pub shows: Trait,
    /// The whole card.
    pub card: Card,
    /// Whether a fat token lies on it.
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
}

impl LinkView {
    /// The animal at the other end.
    pub fn partner(&self, of: AnimalId) -> AnimalId {
        if self.first == of { self.second } else { self.first }
    }
}

impl AnimalView {
    /// Its single traits.
    pub fn traits(&self) -> TraitSet {
        let mut set = TraitSet::EMPTY;
        self.stack.iter().for_each(|card| set.insert(card.shows));
        set
    }

    /// Tokens on it (NW-HUN-2).
    pub fn tokens(&self) -> u8 {
        self.food + self.special
    }

    /// Whether it would not starve now (NW-HUN-3).
    pub fn is_fed(&self) -> bool {
        self.saved || self.tokens() >= self.need
    }

    /// Fat stored.
    pub fn fat(&self) -> u8 {
        self.stack.iter().filter(|card| card.fat).count() as u8
    }

    /// Places for fat, filled or not.
    pub fn fat_slots(&self) -> u8 {
        self.stack.iter().filter(|card| traits::FAT_SLOTS.contains(card.shows)).count() as u8
    }

    /// How many tokens it could still take (NW-HUN-5).
    pub fn capacity(&self) -> u8 {
        self.need.saturating_sub(self.tokens()) + self.fat_slots() - self.fat()
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        let (mut hands, mut pools) = (BySeat::default(), BySeat::default());
        let mut rows: BySeat<Vec<AnimalId>> = BySeat::default();
        for seat in Seat::all(state.seats) {
            // NW-SETUP-5: the number is not secret, the cards are.
            hands[seat] = state.hands[seat].len();
            pools[seat] = state.pools[seat].len();
            rows[seat] = state.row(seat).to_vec();
        }
        let pile = state.discards[..usize::from(state.discards_len)].iter();
        let open = state.options.open_discards;
        // NW-SETUP-8: nobody looks through the pile; what lay open is remembered.
        let seen = pile.filter(|card| open || card.witness.knows(viewer)).map(|card| state.catalogue.card(card.kind));
        let (open_pile, seen_pile) = if open { (seen.collect(), Vec::new()) } else { (Vec::new(), seen.collect()) };
        // NW-VAR-RM-3: whose card is known in Random Mutations was turned up before everybody.
        let turned = |id: &AnimalId| {
            state.has_pools() && state.animal(*id).flags.has(Flags::KNOWN) && !viewer.is(state.animal(*id).owner)
        };
        let under = |id: AnimalId| (id, state.catalogue.card(state.animal(id).kind));
        Self {
            viewer,
            seats: state.seats,
            options: state.options,
            catalogue: state.catalogue,
            areas: state.areas,
            numbers: state.numbers,
            moment: state.moment,
            epoch: state.epoch,
            first: state.first,
            last_epoch: state.epoch > 0 && state.is_final(),
            area_row: state.area_cards().to_vec(),
            area_deck: state.area_deck_len,
            areas_out: state.areas_out,
            area_discard: state.area_discards[..usize::from(state.area_discards_len)].to_vec(),
            deck: state.deck_len,
            cards_out: state.cards_out,
            discard: state.discards_len,
            open_pile,
            seen_pile,
            seen_under: state.everyone.iter().filter(turned).map(under).collect(),
            reshuffled: Reshuffled::new(state, viewer),
            hands,
            pools,
            rows,
            animals: state.everyone.iter().map(|id| animal_view(state, id)).collect(),
            animals_so_far: state.animal_count,
            next_animal: state.next_animal,
            links: state.live_links.iter().map(|id| link_view(state, id)).collect(),
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

    /// The number that the next new animal gets.
    pub fn next_id(&self) -> AnimalId {
        let places = MAX_ANIMALS as u8;
        let free = |id: &AnimalId| self.animal(*id).is_none();
        (0..places).map(|step| AnimalId((self.next_animal + step) % places)).find(free).unwrap_or(AnimalId(0))
    }

    /// The animals of a seat, left to right.
    pub fn row(&self, seat: Seat) -> impl Iterator<Item = &AnimalView> {
        self.rows[seat].iter().filter_map(|&id| self.animal(id))
    }

    /// The pair card at this place.
    pub fn link(&self, id: LinkId) -> Option<&LinkView> {
        self.links.iter().find(|link| link.id == id)
    }

    /// The pair cards of an animal.
    pub fn links_of(&self, id: AnimalId) -> impl Iterator<Item = &LinkView> {
        self.links.iter().filter(move |link| link.first == id || link.second == id)
    }

    /// All traits of an animal, pair traits included.
    pub fn traits_of(&self, animal: &AnimalView) -> TraitSet {
        let mut set = animal.traits();
        self.links_of(animal.id).for_each(|link| set.insert(link.shows));
        set
    }

    /// Every area in the row, left to right and upper parts first: its place, what is printed, what lies on it.
    pub fn places(&self) -> impl Iterator<Item = (Place, &Part, Tokens)> {
        self.area_row.iter().flat_map(|card| {
            let parts = self.areas.design(card.kind).parts();
            parts.map(|(half, part)| (Place { name: part.name, nth: card.nth }, part, card.tokens(half)))
        })
    }

    /// Whether no area holds more than is printed on it, or a Swamp more than deaths bring (NW-AREA-2, NW-SWAMP-3): so in
    /// every game that was played from the set-up.
    pub fn areas_are_within_print(&self) -> bool {
        self.places()
            .all(|(_, part, tokens)| tokens.food <= part.swamp.unwrap_or(part.food) && tokens.shelter <= part.shelter)
    }

    /// Points of a seat as the table stands (NW-END-1).
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        self.row(seat).fold(Breakdown::default(), |points, animal| points + self.worth(animal))
    }

    /// What an animal adds to the points of its seat; a pair card counts for its first animal (NW-PAIR-8).
    pub fn worth(&self, animal: &AnimalView) -> Breakdown {
        let links = self.links.iter().filter(|link| link.first == animal.id).map(|link| link.shows);
        let shown = animal.stack.iter().map(|card| card.shows).chain(links);
        let mut points = Breakdown { animals: ANIMAL, cards: 0, bonus: 0 };
        for shows in shown {
            points.cards += 1;
            points.bonus += card_points(&self.numbers, shows) - 1;
        }
        points
    }
}

fn animal_view(state: &State, id: AnimalId) -> AnimalView {
    let animal = state.animal(id);
    AnimalView {
        id,
        owner: animal.owner,
        food: animal.food,
        special: animal.special,
        stack: state
            .stack(id)
            .map(|card| TraitView { shows: card.shows, card: state.catalogue.card(card.kind()), fat: card.has_fat() })
            .collect(),
        rotated: animal.rotated.traits(),
        need: animal.need,
        sheltered: animal.flags.has(Flags::SHELTERED),
        poisoned: animal.flags.has(Flags::POISONED),
        shelled_in: animal.flags.has(Flags::SHELLED_IN),
        attacked: animal.flags.has(Flags::ATTACKED),
        saved: animal.flags.has(Flags::SAVED),
        known: animal.flags.has(Flags::KNOWN),
    }
}

fn link_view(state: &State, id: LinkId) -> LinkView {
    let link = state.link(id);
    LinkView { id, shows: link.shows, card: state.catalogue.card(link.kind), first: link.first, second: link.second }
}

fn own_view(state: &State, seat: Seat) -> Own {
    let hand = &state.hands[seat];
    // NW-VAR-RM-3: what came unseen from the gene pool is unknown even to its owner.
    let known = state.everyone.iter().filter(|&id| state.owns(seat, id) && state.animal(id).flags.has(Flags::KNOWN));
    Own {
        hand: hand
            .kinds()
            .flat_map(|kind| (0..hand.count(kind)).map(move |_| kind))
            .map(|kind| state.catalogue.card(kind))
            .collect(),
        under: known.map(|id| (id, state.catalogue.card(state.animal(id).kind))).collect(),
    }
}
