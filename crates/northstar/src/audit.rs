//! What must be true of every state, checked from scratch: for tests, soaks and fuzzing (chapter What always holds).

use game::{Need, Seat};

use crate::cards::{SpeciesId, TraitSet};
use crate::catalogue::{Catalogue, Kind};
use crate::moment::{Asking, Frame, Phase, Step};
use crate::rule::Rule;
use crate::state::{MAX_SPECIES, NONE, State, TRACK};
use crate::traits::fat_tissue;

/// A broken invariant: the rule that says it, and the species or seat where it was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// One of the rules of the chapter.
    Rule(Rule),
    /// A species is in a row and not on the table, or in two rows, or badly linked.
    Row(SpeciesId),
    /// The set of traits does not agree with the cards.
    Traits(SpeciesId),
    /// A hand or pile does not agree with its size.
    Sizes(Seat),
    /// Something is under way that cannot be, or speaks of species that are gone.
    Frames,
    /// Somebody is asked and has no answer.
    Stuck,
    /// Something of a past phase was left behind.
    Leftovers,
}

impl State {
    /// Checks every invariant. NS-INV-7, that screens never lose food, needs two states: see the tests.
    pub fn audit(&self) -> Result<(), Broken> {
        self.audit_cards()?;
        let mut seen = [false; MAX_SPECIES];
        for seat in Seat::all(self.seats) {
            let mut left = NONE;
            let mut count = 0;
            for id in self.row(seat) {
                let species = self.one(id);
                let twice = core::mem::replace(&mut seen[usize::from(id.0)], true);
                if twice || species.owner != seat || !species.on_table || species.left != left {
                    return Err(Broken::Row(id));
                }
                left = id.0;
                count += 1;
                self.audit_species(id)?;
            }
            if self.rows[seat].last != left || self.rows[seat].len != count {
                return Err(Broken::Sizes(seat));
            }
        }
        if let Some(lost) = (0..MAX_SPECIES).find(|&place| self.species[place].on_table != seen[place]) {
            return Err(Broken::Row(SpeciesId(lost as u8)));
        }
        self.audit_moment()
    }

    // NS-INV-1: every card is somewhere, exactly once, kind by kind.
    fn audit_cards(&self) -> Result<(), Broken> {
        if self.moment.phase == Phase::Setup && self.deck_end == 0 {
            return Ok(());
        }
        let mut counts = [0u8; Catalogue::MAX_KINDS];
        let mut count = |kind: Kind| counts[kind.index()] += 1;
        self.deck[..usize::from(self.deck_end)].iter().for_each(|kind| count(*kind));
        self.discard[..usize::from(self.discard_len)].iter().for_each(|kind| count(*kind));
        for id in self.everybody_from(Seat::FIRST) {
            let species = self.one(id);
            species.cards[..usize::from(species.count)].iter().for_each(|kind| count(*kind));
        }
        self.sealed.iter().filter(|sealed| sealed.discards()).for_each(|sealed| count(sealed.kind));
        for seat in Seat::all(self.seats) {
            self.food_cards[seat].iter().for_each(|kind| count(*kind));
        }
        for seat in Seat::all(self.seats) {
            let hand = &self.hands[seat];
            let mut held = 0;
            for kind in hand.kinds() {
                counts[kind.index()] += hand.count(kind);
                held += hand.count(kind);
            }
            if held != hand.len() {
                return Err(Broken::Sizes(seat));
            }
        }
        let right = self.catalogue.list().zip(counts).all(|((_, expected), found)| expected == found);
        if right { Ok(()) } else { Err(Broken::Rule(Rule::NsInv1)) }
    }

    fn audit_species(&self, id: SpeciesId) -> Result<(), Broken> {
        let species = self.one(id);
        // NS-INV-2
        if !(1..=TRACK).contains(&species.pop) || !(1..=TRACK).contains(&species.size) {
            return Err(Broken::Rule(Rule::NsInv2));
        }
        // NS-INV-3
        let fat_is_right =
            species.fat <= species.size && (species.fat == 0 || species.traits.contains(fat_tissue::CARD));
        if species.food > species.pop || !fat_is_right {
            return Err(Broken::Rule(Rule::NsInv3));
        }
        // NS-INV-4
        if species.count > self.options.max_traits || species.traits.len() != u32::from(species.count) {
            return Err(Broken::Rule(Rule::NsInv4));
        }
        let cards = &species.cards[..usize::from(species.count)];
        let shown: TraitSet = cards.iter().map(|kind| self.catalogue.shows(*kind)).collect();
        if shown != species.traits || species.facedown > species.count {
            return Err(Broken::Traits(id));
        }
        // NS-INV-6
        let before = matches!(self.moment.phase, Phase::Setup | Phase::Deal | Phase::FoodCard | Phase::Play);
        if before && species.food > 0 {
            return Err(Broken::Rule(Rule::NsInv6));
        }
        let playing = self.moment.phase == Phase::Play;
        if (!playing && species.facedown > 0) || (species.leaves != 0 && self.moment.phase != Phase::Leaves) {
            return Err(Broken::Leftovers);
        }
        Ok(())
    }

    fn audit_moment(&self) -> Result<(), Broken> {
        let phase = self.moment.phase;
        for frame in self.moment.frames.iter().flatten() {
            let fits = match frame {
                Frame::Attack(_) => phase == Phase::Feeding,
                Frame::Chain(chain) => chain.ask != Asking::Nothing && self.is_here(chain.at),
                Frame::Draw(draw) => draw.shuffle && self.discard_len > 0,
            };
            if !fits {
                return Err(Broken::Frames);
            }
        }
        let quick = self.options.quick_play && phase == Phase::Play;
        let laid = Seat::all(self.seats).any(|seat| self.food_cards[seat].is_some());
        let may_lie = matches!(phase, Phase::FoodCard | Phase::Play | Phase::Leaves | Phase::Reveal);
        if (!self.sealed.is_empty() && !quick) || (laid && !may_lie) || self.deck_end < self.removed {
            return Err(Broken::Leftovers);
        }
        let need = self.need_now();
        if need == Need::Progress
            && (self.moment.top().is_some() || matches!(self.moment.step, Step::Deal | Step::Starve))
        {
            return Err(Broken::Frames);
        }
        let mut actions = Vec::new();
        for seat in need.asked().iter() {
            actions.clear();
            game::Game::legal(self, seat, &mut actions);
            if actions.is_empty() {
                return Err(Broken::Stuck);
            }
        }
        Ok(())
    }

    /// Food behind the screen of a seat: for tests that watch it never shrink (NS-INV-7).
    pub fn screen(&self, seat: Seat) -> u16 {
        self.screens[seat]
    }
}
