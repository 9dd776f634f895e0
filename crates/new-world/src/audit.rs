//! What must be true of every state, checked from scratch: for tests, soaks and fuzzing.

use game::{Need, Seat};

use crate::animal::Flags;
use crate::areas::MAX_DESIGNS;
use crate::cards::{AnimalId, TraitSet};
use crate::catalogue::{Catalogue, Kind};
use crate::moment::{AttackStep, Frame, Phase};
use crate::position::TOKEN_LIMIT;
use crate::sets::{AnimalSet, LinkSet};
use crate::state::State;
use crate::traits::{DIRECTED, FAT_SLOTS};

/// A broken invariant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// Evolution cards were lost, made or changed.
    Cards,
    /// Area cards were lost, made or changed.
    Areas,
    /// An area holds more than any can, or two areas have the same name.
    AreaRow,
    /// An animal is in a row and not on the table, or in two rows, or the other way round.
    Row(AnimalId),
    /// The set of traits does not agree with the cards.
    Traits(AnimalId),
    /// A trait is there twice.
    Forbidden(AnimalId),
    /// The required food is not what the traits ask for (NW-HUN-1).
    Need(AnimalId),
    /// Fat tokens do not agree with Fat Tissue cards.
    Fat(AnimalId),
    /// A pair card does not agree with its animals, or they are not neighbours (NW-PAIR-2).
    Link(AnimalId),
    /// A mark that cannot be in this phase.
    Mark(AnimalId),
    /// A hand or gene pool does not agree with its size, or should not exist in this variant.
    Sizes(Seat),
    /// Something is under way that cannot be, or speaks of animals that are gone.
    Frames,
    /// Nobody can act and nothing goes on by itself.
    Stuck,
}

impl State {
    /// Checks every invariant.
    pub fn audit(&self) -> Result<(), Broken> {
        self.audit_cards()?;
        self.audit_areas()?;
        let mut in_rows = AnimalSet::EMPTY;
        for seat in Seat::all(self.seats) {
            for &id in self.row(seat) {
                if in_rows.contains(id) {
                    return Err(Broken::Row(id));
                }
                in_rows.insert(id);
                self.audit_animal(seat, id)?;
            }
        }
        if in_rows != self.everyone {
            return Err(Broken::Row(self.everyone.iter().next().unwrap_or(AnimalId(0))));
        }
        self.audit_moment()
    }

    /// Every evolution card is somewhere, exactly once, kind by kind (NW-COMP-1).
    fn audit_cards(&self) -> Result<(), Broken> {
        if self.moment.phase == Phase::Setup && self.deck_len == 0 {
            return Ok(());
        }
        let mut counts = [0u8; Catalogue::MAX_KINDS];
        let mut count = |kind: Kind| counts[kind.index()] += 1;
        self.deck[..usize::from(self.cards_out + self.deck_len)].iter().for_each(|&kind| count(kind));
        self.discards[..usize::from(self.discards_len)].iter().for_each(|card| count(card.kind));
        for id in self.everyone.iter() {
            count(self.animal(id).kind);
            self.stack(id).for_each(|card| count(card.kind()));
        }
        self.live_links.iter().for_each(|link| count(self.link(link).kind));
        if let Some(mutation) = self.moment.mutation() {
            count(self.catalogue.kind(mutation.card).ok_or(Broken::Cards)?);
        }
        for seat in Seat::all(self.seats) {
            let (hand, pool) = (&self.hands[seat], &self.pools[seat]);
            pool.cards().iter().for_each(|&kind| counts[kind.index()] += 1);
            let mut held = 0;
            for kind in hand.kinds() {
                counts[kind.index()] += hand.count(kind);
                held += hand.count(kind);
            }
            let wrong_place = if self.has_pools() { held > 0 } else { pool.len() > 0 };
            if held != hand.len() || wrong_place {
                return Err(Broken::Sizes(seat));
            }
        }
        let right = self.catalogue.list().zip(counts).all(|((_, expected), found)| expected == found);
        if right { Ok(()) } else { Err(Broken::Cards) }
    }

    /// Every area card is somewhere, exactly once, and every area has a name of its own. A position may put more on an
    /// area than is printed on it.
    fn audit_areas(&self) -> Result<(), Broken> {
        if self.moment.phase == Phase::Setup && self.area_row_len == 0 {
            return Ok(());
        }
        let mut counts = [0u8; MAX_DESIGNS];
        let in_deck = &self.area_deck[..usize::from(self.areas_out + self.area_deck_len)];
        let gone = &self.area_discards[..usize::from(self.area_discards_len)];
        let row = self.area_cards().iter().map(|card| &card.kind);
        in_deck.iter().chain(gone).chain(row).for_each(|kind| counts[usize::from(kind.0) % MAX_DESIGNS] += 1);
        if !self.areas.list().zip(counts).all(|((_, _, expected), found)| expected == found) {
            return Err(Broken::Areas);
        }
        let mut places: Vec<_> = self.places().map(|(place, ..)| place).collect();
        game::order::sort(&mut places);
        places.dedup();
        let fits = self.places().all(|(.., tokens)| tokens.food.max(tokens.shelter) <= TOKEN_LIMIT);
        if fits && places.len() == self.places().count() { Ok(()) } else { Err(Broken::AreaRow) }
    }

    fn audit_animal(&self, seat: Seat, id: AnimalId) -> Result<(), Broken> {
        let animal = self.animal(id);
        if animal.owner != seat || !self.is_here(id) {
            return Err(Broken::Row(id));
        }
        let mut singles = TraitSet::EMPTY;
        let (mut slots, mut fat, mut cards, mut need) = (0, 0, 0, 1);
        for card in self.stack(id) {
            let stackable = FAT_SLOTS.contains(card.shows);
            if (singles.contains(card.shows) && !stackable) || card.shows.is_pair() {
                return Err(Broken::Forbidden(id));
            }
            if card.has_fat() && !stackable {
                return Err(Broken::Fat(id));
            }
            singles.insert(card.shows);
            slots += u8::from(stackable);
            fat += u8::from(card.has_fat());
            cards += 1;
            need += self.numbers.need(card.shows);
        }
        if (slots, fat) != (animal.fat_slots, animal.fat) {
            return Err(Broken::Fat(id));
        }
        let all = self.audit_links(id, singles)?;
        cards += animal.links.len() as u8;
        need += animal.links.iter().map(|link| self.numbers.need(self.link(link).shows)).sum::<u8>();
        if all != animal.traits || !animal.rotated.traits().without(all).is_empty() || cards != animal.cards {
            return Err(Broken::Traits(id));
        }
        if need != animal.need {
            return Err(Broken::Need(id));
        }
        let quiet = matches!(self.moment.phase, Phase::Development | Phase::Areas);
        let marked = animal.tokens() > 0
            || animal.flags.has(Flags::SHELTERED | Flags::POISONED | Flags::SHELLED_IN | Flags::SAVED)
            || animal.rotated != crate::traits::Rotated::NONE;
        if quiet && marked { Err(Broken::Mark(id)) } else { Ok(()) }
    }

    fn audit_links(&self, id: AnimalId, singles: TraitSet) -> Result<TraitSet, Broken> {
        let animal = self.animal(id);
        let mut all = singles;
        let mut found = LinkSet::EMPTY;
        let mut ward = false;
        let neighbours = self.neighbours(id);
        let mut partners = AnimalSet::EMPTY;
        for link_id in self.live_links.iter() {
            let link = self.link(link_id);
            if link.first != id && link.second != id {
                continue;
            }
            let partner = link.partner(id);
            if link.first == link.second || !neighbours.contains(&Some(partner)) || partners.contains(partner) {
                return Err(Broken::Link(id));
            }
            partners.insert(partner);
            found.insert(link_id);
            all.insert(link.shows);
            ward |= DIRECTED.contains(link.shows) && link.second == id;
        }
        if found != animal.links || ward != animal.flags.has(Flags::WARD) {
            return Err(Broken::Link(id));
        }
        Ok(all)
    }

    fn audit_moment(&self) -> Result<(), Broken> {
        for frame in self.moment.frames.iter().flatten() {
            let fits = match frame {
                Frame::Attack(attack) if attack.step == AttackStep::End => true,
                Frame::Attack(attack) => self.is_here(attack.predator) && self.is_here(attack.prey),
                Frame::FoodChain(chain) => {
                    let open = chain.forward.union(chain.backward);
                    open.without(self.live_links).is_empty() && !(open.is_empty() && chain.hooves.is_empty())
                }
                Frame::Scavenge(_) => true,
                Frame::Mutation(mutation) => self.owns(mutation.seat, mutation.on),
            };
            if !fits {
                return Err(Broken::Frames);
            }
        }
        let need = self.need_now();
        if self.moment.top().is_some() && need == Need::Progress {
            return Err(Broken::Frames);
        }
        for seat in need.asked().iter() {
            let mut actions = Vec::new();
            game::Game::legal(self, seat, &mut actions);
            if actions.is_empty() {
                return Err(Broken::Stuck);
            }
        }
        Ok(())
    }
}
