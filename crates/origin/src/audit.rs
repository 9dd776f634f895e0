//! What must be true of every state, checked from scratch: for tests, soaks and fuzzing.

use game::Seat;

use crate::animal::Flags;
use crate::cards::{AnimalId, Location, TraitSet};
use crate::catalogue::{Catalogue, Kind};
use crate::moment::{Frame, Phase};
use crate::sets::LinkSet;
use crate::state::State;
use crate::traits::{self, DIRECTED, FAT_SLOTS, neoplasm, swimming};

/// A broken invariant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// Cards were lost, made or changed.
    Cards,
    /// An animal is in a row and not on the table, or in two rows, or the other way round.
    Row(AnimalId),
    /// The set of traits does not agree with the cards.
    Traits(AnimalId),
    /// A trait is there twice or beside one that excludes it.
    Forbidden(AnimalId),
    /// The need is not what the traits ask for (ORI-TERM-5).
    Need(AnimalId),
    /// More food than the need (ORI-FOOD-3).
    Food(AnimalId),
    /// Fat tokens do not agree with Fat Tissue cards (ORI-FAT-1).
    Fat(AnimalId),
    /// The animal is nowhere, or carries a Swimming card in the Ocean, or travels though nobody migrates.
    Location(AnimalId),
    /// A pair card does not agree with its animals.
    Link(AnimalId),
    /// A hand, pile or deck does not agree with its size.
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
        for seat in Seat::all(self.seats) {
            if self.pile(seat).count() != usize::from(self.discard_sizes[seat]) {
                return Err(Broken::Sizes(seat));
            }
            for id in self.row(seat).iter() {
                self.audit_animal(seat, id)?;
            }
        }
        let in_rows: crate::sets::AnimalSet = Seat::all(self.seats).flat_map(|seat| self.row(seat).iter()).collect();
        if in_rows != self.everyone {
            return Err(Broken::Row(self.everyone.iter().next().unwrap_or(AnimalId(0))));
        }
        self.audit_moment()
    }

    /// Every card is somewhere, exactly once, kind by kind: 84 or 168 of them, in Continents 63, 126, 210 or 252 and what
    /// stays in the box.
    fn audit_cards(&self) -> Result<(), Broken> {
        if self.moment.phase == Phase::Setup && self.deck_len == 0 {
            return Ok(());
        }
        let mut counts = [0u8; Catalogue::MAX_KINDS];
        let mut count = |kind: Kind| counts[kind.index()] += 1;
        (0..usize::from(self.deck_len)).for_each(|place| count(self.deck_card(place)));
        self.discards().iter().for_each(|card| count(card.kind));
        for id in self.everybody() {
            // There is no card under remains.
            if self.animal(id).is_living() {
                count(self.animal(id).kind);
            }
            self.stack(id).for_each(|card| count(card.kind()));
        }
        self.live_links.iter().for_each(|link| count(self.link(link).kind));
        for seat in Seat::all(self.seats) {
            let hand = &self.hands[seat];
            let mut held = 0;
            for kind in hand.kinds() {
                counts[kind.index()] += hand.count(kind);
                held += u16::from(hand.count(kind));
            }
            if held != hand.len() {
                return Err(Broken::Sizes(seat));
            }
        }
        let mut boxed = [0u16; Catalogue::MAX_GROUPS];
        for kind in self.in_the_box() {
            counts[kind.index()] += 1;
            boxed[self.catalogue.group(kind).0] += 1;
        }
        let right = self.catalogue.list().zip(counts).all(|((_, expected), found)| expected == found);
        if right && boxed == self.catalogue.boxed() { Ok(()) } else { Err(Broken::Cards) }
    }

    fn audit_animal(&self, seat: Seat, id: AnimalId) -> Result<(), Broken> {
        let animal = self.animal(id);
        if animal.owner() != seat || !animal.flags.has(Flags::ON_TABLE) || id.0 >= self.animal_count {
            return Err(Broken::Row(id));
        }
        // CON-LOC-1: a location of this game. CON-LOC-4: no Swimming card in the Ocean, but for one that is about to leave.
        let idle_swimmer =
            animal.at() == Location::OCEAN && self.heading(id).is_none() && swimming::is_among(animal.traits);
        if !self.modules.has_location(animal.at()) || idle_swimmer {
            return Err(Broken::Location(id));
        }
        let mut singles = TraitSet::EMPTY;
        let (mut slots, mut fat) = (0, 0);
        let disabled = neoplasm::reach(self.stack(id).map(|card| card.shows()));
        for (place, card) in self.stack(id).enumerate() {
            let stackable = FAT_SLOTS.contains(card.shows());
            if (singles.contains(card.shows()) && !stackable) || card.shows().is_pair() {
                return Err(Broken::Forbidden(id));
            }
            if card.has_fat() && (!stackable || place < disabled) {
                return Err(Broken::Fat(id));
            }
            singles.insert(card.shows());
            slots += u8::from(stackable && place >= disabled);
            fat += u8::from(card.has_fat());
        }
        if (slots, fat) != (animal.fat_slots, animal.fat) {
            return Err(Broken::Fat(id));
        }
        if singles.iter().any(|t| singles.meets(t.rules().excludes)) {
            return Err(Broken::Forbidden(id));
        }
        let all = self.audit_links(id, singles)?;
        if all != animal.traits || !animal.spent.traits().without(all).is_empty() {
            return Err(Broken::Traits(id));
        }
        let off = animal.flags.has(Flags::PARALYSED | Flags::REMAINS);
        let mut working = if off { TraitSet::EMPTY } else { all.without(self.disabled(id)) };
        if animal.at() == Location::OCEAN {
            working.insert(swimming::CARD);
        }
        if animal.active != working || animal.need != 1 + traits::extra_need(working) {
            return Err(Broken::Need(id));
        }
        if animal.food() > animal.need {
            return Err(Broken::Food(id));
        }
        Ok(())
    }

    fn audit_links(&self, id: AnimalId, singles: TraitSet) -> Result<TraitSet, Broken> {
        let animal = self.animal(id);
        let mut all = singles;
        let mut found = LinkSet::EMPTY;
        let mut ward = false;
        for link_id in self.live_links.iter() {
            let link = self.link(link_id);
            if link.first != id && link.second != id {
                continue;
            }
            let partner = self.animal(link.partner(id));
            // CON-LOC-6: linked animals are in one location.
            if partner.at() != animal.at() {
                return Err(Broken::Link(id));
            }
            if link.first == link.second || partner.owner() != animal.owner() || !partner.flags.has(Flags::ON_TABLE) {
                return Err(Broken::Link(id));
            }
            let twin = self.live_links.iter().any(|other| {
                let other_link = self.link(other);
                other != link_id
                    && other_link.shows == link.shows
                    && [other_link.first, other_link.second].contains(&id)
                    && other_link.partner(id) == link.partner(id)
            });
            if twin {
                return Err(Broken::Link(id));
            }
            found.insert(link_id);
            all.insert(link.shows);
            ward |= DIRECTED.contains(link.shows) && link.second == id;
        }
        if found != self.links_of(id) || ward != animal.flags.has(Flags::WARD) {
            return Err(Broken::Link(id));
        }
        Ok(all)
    }

    fn audit_moment(&self) -> Result<(), Broken> {
        let here = |id: AnimalId| self.animal(id).flags.has(Flags::ON_TABLE);
        for frame in self.moment.frames.iter().flatten() {
            let fits = match frame {
                // The target may have been eaten by the time the attacker eats.
                Frame::Attack(attack) => here(attack.attacker),
                Frame::FoodChain(chain) => {
                    let open = chain.forward.union(chain.backward);
                    open.without(self.live_links).is_empty() && !open.is_empty()
                }
                Frame::Scavenge(scavenge) => self.scavengers(scavenge.seat, scavenge.at).next().is_some(),
                Frame::Migration(migration) => {
                    !migration.migrants.is_empty()
                        && migration.migrants.iter().all(|id| here(id) && self.heading(id).is_some())
                }
                Frame::Recombination(exchange) => self.live_links.contains(exchange.link) && here(exchange.asked),
            };
            if !fits || self.moment.phase != Phase::Feeding {
                return Err(Broken::Frames);
            }
        }
        if self.moment.migration().is_none()
            && let Some(lost) = self.everybody().find(|&id| self.heading(id).is_some())
        {
            return Err(Broken::Location(lost));
        }
        if let game::Need::Decision(decision) = self.need_now() {
            let mut actions = Vec::new();
            game::Game::legal(self, decision.seat, &mut actions);
            if actions.is_empty() {
                return Err(Broken::Stuck);
            }
        }
        Ok(())
    }
}
