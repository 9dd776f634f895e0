//! Chapters Feeding and Feeding turns: who must, who may, and whose turn it is.
//!
//! | what | duty |
//! |---|---|
//! | feed a hungry herbivore from the watering hole | yes (NS-FSM-6) |
//! | attack with a hungry carnivore that needs no Intelligence for it | yes (NS-FSM-6) |
//! | feed a full species into fat, attack with Intelligence, use Intelligence | no (NS-FSM-7) |
//!
//! NS-FEED-5: which hungry species is fed is the owner's choice; NS-FEED-8: so the duty is that of the turn, not of each
//! species. NS-FEED-4: turns go round as long as somebody does something.

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::{Card, Food, SpeciesId, TraitSet};
use crate::event::{Event, Fact};
use crate::moment::{Cause, Phase, Source, Step, Turn};
use crate::options::{FatFeeding, FatPriority, IntelligenceExtra};
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{carnivore, intelligence};

impl State {
    // NS-FEED-4: as many turns as there is something to do.
    // NS-FEED-1, NS-FSM-1: clockwise from the first player, one feeding each.
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.moment.step = Step::Turn;
        self.moment.active = seat;
        self.moment.turn = Turn::default();
        sink.emit(Event::Open(Fact::TurnBegan { seat }));
    }

    // NS-FSM-7: fat, Intelligence and attacks that need it are no duty.
    // NS-FSM-6, NS-FEED-6: a hungry species can be fed. NS-FEED-9: what needs Intelligence is not a duty.
    pub(crate) fn must_feed(&self, seat: Seat) -> bool {
        self.row(seat).any(|id| {
            let species = self.one(id);
            species.is_hungry()
                && if carnivore::hunts(species.traits) { self.has_plain_prey(id) } else { self.watering_hole > 0 }
        })
    }

    // NS-FEED-11, NS-OPT-FAT-PRIORITY: fat waits until no hungry species of the player can be fed.
    fn fat_may_be_fed(&self, must_feed: bool) -> bool {
        self.options.fat_feeding == FatFeeding::WhenFull
            && (self.options.fat_priority == FatPriority::Free || !must_feed)
    }

    // NS-FEED-5, NS-FEED-8: every hungry species is offered; the owner chooses.
    pub(crate) fn legal_feeding(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let Turn { main, acted, .. } = self.moment.turn;
        let must_feed = !main && self.must_feed(seat);
        if !main {
            let fat_too = self.fat_may_be_fed(must_feed);
            for id in self.row(seat) {
                let species = self.one(id);
                if !(species.is_hungry() || fat_too && self.has_room(id)) {
                    continue;
                }
                if carnivore::hunts(species.traits) {
                    self.legal_attacks(id, actions);
                } else if self.watering_hole > 0 {
                    actions.push(Action::Feed { species: id });
                }
            }
        }
        for id in self.row(seat).filter(|&id| self.may_think(seat, id, must_feed)) {
            let cards = self.hands[seat].kinds().map(|kind| self.catalogue.card(kind));
            actions.extend(cards.map(|card| Action::Intelligence { species: id, card }));
        }
        if !must_feed {
            actions.push(if acted || main { Action::EndTurn } else { Action::Pass });
        }
    }

    // NS-TRAIT-INT-3, NS-FSM-3: besides the feeding, before or after it, for any herbivore of the player that can take
    // something. NS-OPT-INTELLIGENCE-EXTRA: or in its place, for one species.
    fn may_think(&self, seat: Seat, id: SpeciesId, must_feed: bool) -> bool {
        let species = self.one(id);
        let able = intelligence::thinks(species.traits)
            && !carnivore::hunts(species.traits)
            && self.hands[seat].len() > 0
            && self.has_room(id);
        able && match self.options.intelligence_extra {
            IntelligenceExtra::Additional => true,
            IntelligenceExtra::InsteadOfFeeding if self.moment.turn.main => self.moment.turn.thinker == Some(id),
            IntelligenceExtra::InsteadOfFeeding => species.is_hungry() || self.fat_may_be_fed(must_feed),
        }
    }

    /// Whether the seat has anything to do but pass or end the turn.
    pub(crate) fn has_feeding_action(&self, seat: Seat) -> bool {
        let main = self.moment.turn.main;
        let must_feed = !main && self.must_feed(seat);
        let fat_too = self.fat_may_be_fed(must_feed);
        must_feed
            || self.row(seat).any(|id| {
                let species = self.one(id);
                let can_eat = !main && (species.is_hungry() || fat_too && self.has_room(id));
                (can_eat && if carnivore::hunts(species.traits) { self.has_prey(id) } else { self.watering_hole > 0 })
                    || self.may_think(seat, id, must_feed)
            })
    }

    /// What holds for feeding and attacking alike: one main feeding, the player's hungry species first, room.
    pub(crate) fn check_eater(
        &self,
        seat: Seat,
        id: SpeciesId,
        full: Rule,
        has_room: bool,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let cause = Some(id.0);
        if self.one(id).is_hungry() {
            return Verdict::Continue(());
        }
        if self.options.fat_priority == FatPriority::HungryFirst && self.must_feed(seat) {
            out.add(Reason { rule: Rule::NsFeed11, cause })?;
        }
        if self.options.fat_feeding == FatFeeding::OvershootOnly {
            out.add(Reason { rule: Rule::NsOptFatFeeding, cause })?;
        }
        // NS-FEED-10, NS-TRAIT-FAT-5: a full species may be fed if it has room for fat.
        if !has_room {
            out.add(Reason { rule: full, cause })?;
        }
        Verdict::Continue(())
    }

    // NS-FEED-2: a herbivore takes a plant from the watering hole.
    pub(crate) fn check_feed(&self, seat: Seat, id: SpeciesId, out: &mut impl Refusals<Rule>) -> Verdict {
        if !self.owns(seat, id) {
            return out.refuse(Rule::NsFeed1);
        }
        let species = self.one(id);
        if carnivore::hunts(species.traits) {
            out.add(Reason { rule: Rule::NsTraitCarn2, cause: Some(id.0) })?;
        }
        let room = crate::traits::fat_tissue::room(species, species.traits) > 0;
        self.check_eater(seat, id, Rule::NsFeed3, room, out)?;
        out.refuse_if(self.watering_hole == 0, Rule::NsFeed2)
    }

    pub(crate) fn apply_feed(&mut self, id: SpeciesId, sink: &mut impl EventSink<Event>) {
        // NS-FSM-8: the feeding itself; Intelligence may come before and after it.
        self.moment.turn.main = true;
        self.take(id, Food::Plant, Source::WateringHole, 1, Cause::Feeding, sink);
    }

    /// A second main feeding of the turn.
    pub(crate) fn check_main(&self, out: &mut impl Refusals<Rule>) -> Verdict {
        out.refuse_if(self.moment.turn.main, Rule::NsFsm1)
    }

    pub(crate) fn check_intelligence(
        &self,
        seat: Seat,
        id: SpeciesId,
        card: Card,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let own = self.owns(seat, id);
        let traits = if own { self.one(id).traits } else { TraitSet::EMPTY };
        let cause = own.then_some(id.0);
        let instead = self.options.intelligence_extra == IntelligenceExtra::InsteadOfFeeding;
        if instead && self.moment.turn.main && self.moment.turn.thinker != Some(id) {
            out.refuse(Rule::NsFsm1)?;
        }
        // NS-TRAIT-INT-1: the trait, and a card of the player's hand.
        if !intelligence::thinks(traits) || self.in_hand(seat, card).is_none() {
            out.add(Reason { rule: Rule::NsTraitInt1, cause })?;
        }
        // NS-TRAIT-INT-10: a carnivore has no use for it outside an attack.
        if carnivore::hunts(traits) {
            out.add(Reason { rule: Rule::NsTraitInt10, cause })?;
        }
        if own && !self.has_room(id) {
            out.add(Reason { rule: Rule::NsTraitInt3, cause })?;
        }
        let first = instead && !self.moment.turn.main && own && !self.one(id).is_hungry();
        let waits = first && self.options.fat_priority == FatPriority::HungryFirst && self.must_feed(seat);
        out.refuse_if(waits, Rule::NsFeed11)
    }

    // NS-TRAIT-INT-2: each card is a take of its own from the bank.
    pub(crate) fn apply_intelligence(
        &mut self,
        seat: Seat,
        id: SpeciesId,
        card: Card,
        sink: &mut impl EventSink<Event>,
    ) {
        if self.options.intelligence_extra == IntelligenceExtra::InsteadOfFeeding {
            self.moment.turn.main = true;
            self.moment.turn.thinker = Some(id);
        }
        self.moment.turn.acted = true;
        self.spend_card(seat, id, card, sink);
        self.take(id, Food::Plant, Source::Bank, intelligence::TOKENS, Cause::Intelligence, sink);
    }

    // NS-TRAIT-INT-9: any card.
    /// A hand card is discarded for the Intelligence of a species.
    pub(crate) fn spend_card(&mut self, seat: Seat, id: SpeciesId, card: Card, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.in_hand(seat, card) else { return };
        self.hands[seat].remove(kind);
        self.discard_card(kind);
        self.reshuffle.show(seat, kind);
        sink.emit(Event::Open(Fact::CardSpent { seat, card, species: id }));
    }

    // NS-FEED-6, NS-FEED-7: a player who can feed a hungry species does not pass, whatever it costs.
    pub(crate) fn check_stop(&self, seat: Seat, out: &mut impl Refusals<Rule>) -> Verdict {
        let must = self.moment.phase == Phase::Feeding && !self.moment.turn.main && self.must_feed(seat);
        out.refuse_if(must, Rule::NsFeed6)
    }

    // NS-FSM-4: a turn with neither feeding nor Intelligence is a pass. NS-FEED-14: a pass is not final. NS-FEED-15,
    // NS-FSM-2: the phase ends after a full round of them.
    pub(crate) fn stop_feeding(&mut self, forced: bool, sink: &mut impl EventSink<Event>) {
        let seat = self.moment.active;
        if self.moment.turn.acted {
            self.moment.idle = 0;
            sink.emit(Event::Open(Fact::TurnEnded { seat, forced }));
        } else {
            self.moment.idle += 1;
            sink.emit(Event::Open(Fact::Passed { seat, forced }));
        }
        if self.moment.idle >= self.seats {
            self.moment.step = Step::Done;
        } else {
            self.begin_turn(seat.next(self.seats), sink);
        }
    }
}
