//! Chapter Feeding from an area: triggers that follow from food taken, one after another in the owner's order (NW-FSM-1).
//!
//! ```text
//! X took food from area a: opens, if not used this turn, its Communication and Cooperation cards and its hooves
//! loop  ready = open triggers that can act now         none: the chain is over, the rest is dropped
//!       the owner picks one, or declines one into fat   (the driver answers if there is only one answer)
//!       its card is used; the partner receives, which may open more
//! ```

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use crate::access::Taking;
use crate::action::Action;
use crate::animal::Link;
use crate::areas::Place;
use crate::cards::{AnimalId, LinkId};
use crate::event::{Event, Fact, Source};
use crate::moment::{FoodChain, Frame};
use crate::rule::Rule;
use crate::sets::{AnimalSet, LinkSet};
use crate::state::State;
use crate::traits::{communication, cooperation, hoofed};

impl State {
    /// The pair triggers of this chain that can act now: card and the animal they come from.
    fn ready<'s>(&'s self, chain: &FoodChain) -> impl Iterator<Item = (LinkId, AnimalId)> + use<'s> {
        let chain = *chain;
        chain.forward.union(chain.backward).iter().flat_map(move |id| {
            let link = self.link(id);
            let ahead = chain.forward.contains(id) && self.can_act(&chain, link, link.first);
            let back = chain.backward.contains(id) && self.can_act(&chain, link, link.second);
            [(ahead, link.first), (back, link.second)]
                .into_iter()
                .filter_map(move |(ready, from)| ready.then_some((id, from)))
        })
    }

    // NW-T-COMMUNICATION: the partner can receive, has access, and food is left there. NW-T-COOPERATION: it can receive.
    fn can_act(&self, chain: &FoodChain, link: &Link, from: AnimalId) -> bool {
        let partner = link.partner(from);
        self.can_receive(partner)
            && match gives(chain, link, from) {
                Some(Source::Communication { area, .. }) => {
                    self.tokens_at(area).food > 0 && self.can_reach(partner, area, Taking::Food)
                }
                source => source.is_some(),
            }
    }

    /// Whether the trigger only fills fat, so that the owner may decline it.
    fn is_optional(&self, link: LinkId, from: AnimalId) -> bool {
        self.animal(self.link(link).partner(from)).is_fed()
    }

    /// The takers whose hooves can destroy something now.
    fn ready_hooves(&self, chain: &FoodChain) -> AnimalSet {
        let food_is_left = chain.area.is_some_and(|area| self.tokens_at(area).food > 0);
        if food_is_left { chain.hooves } else { AnimalSet::EMPTY }
    }

    pub(crate) fn chain_is_over(&self, chain: &FoodChain) -> bool {
        self.ready_hooves(chain).is_empty() && self.ready(chain).next().is_none()
    }

    pub(crate) fn legal_triggers(&self, chain: &FoodChain, actions: &mut ActionList<Action>) {
        for (link, from) in self.ready(chain) {
            actions.push(Action::Trigger { link, from });
            if self.is_optional(link, from) {
                actions.push(Action::Decline { link, from });
            }
        }
        for animal in self.ready_hooves(chain).iter() {
            actions.push(Action::Trample { animal });
            actions.push(Action::Spare { animal });
        }
    }

    // NW-GRAZE-5: one of the open triggers, in the owner's order; only what fills fat may be declined (NW-TIME-2).
    pub(crate) fn check_trigger(&self, chain: &FoodChain, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let is_ready = |link, from| self.ready(chain).any(|open| open == (link, from));
        match action {
            Action::Trigger { link, from } => out.refuse_if(!is_ready(link, from), Rule::NwFsm1),
            Action::Decline { link, from } => {
                if !is_ready(link, from) {
                    return out.refuse(Rule::NwFsm1);
                }
                out.refuse_if(!self.is_optional(link, from), Rule::NwTime2)
            }
            Action::Trample { animal } | Action::Spare { animal } => {
                out.refuse_if(!self.ready_hooves(chain).contains(animal) || !self.is_here(animal), Rule::NwTHoofed)
            }
            _ => out.refuse(Rule::NwFsm1),
        }
    }

    /// Opens the triggers of an animal that got at least one token. NW-GRAZE-2: only food from an area opens them,
    /// NW-GRAZE-4: also if a partner's took it. NW-ATT-11, NW-OPT-SPECIAL-TRIGGERS-COOPERATION: special food opens
    /// Cooperation only if the option says so.
    pub(crate) fn open_triggers(&mut self, id: AnimalId, source: Source) {
        let area = source.area();
        if area.is_none() && !self.options.special_triggers_cooperation {
            return;
        }
        let animal = self.animal(id);
        let owner = animal.owner;
        let mut hooves = AnimalSet::EMPTY;
        if area.is_some() && hoofed::tramples(animal) && !self.moment.turn.hooves_used.contains(id) {
            hooves.insert(id);
        }
        let (mut forward, mut backward) = (LinkSet::EMPTY, LinkSet::EMPTY);
        // NW-GRAZE-3: each card once a turn, so it does not fire back.
        for link_id in animal.links.without(self.moment.turn.pairs_used).iter() {
            let link = self.link(link_id);
            let reacts = link.shows == cooperation::CARD || (area.is_some() && link.shows == communication::CARD);
            if reacts && link.first == id {
                forward.insert(link_id);
            } else if reacts {
                backward.insert(link_id);
            }
        }
        if forward.union(backward).is_empty() && hooves.is_empty() {
            return;
        }
        self.extend_chain(FoodChain { owner, area, forward, backward, hooves });
    }

    fn extend_chain(&mut self, new: FoodChain) {
        if let Some(Frame::FoodChain(chain)) = self.moment.top_mut() {
            chain.forward = chain.forward.union(new.forward);
            chain.backward = chain.backward.union(new.backward);
            for animal in new.hooves.iter() {
                chain.hooves.insert(animal);
            }
        } else {
            self.moment.push(Frame::FoodChain(new));
        }
    }

    pub(crate) fn apply_trigger(&mut self, action: Action, sink: &mut impl EventSink<Event>) {
        let Some(Frame::FoodChain(chain)) = self.moment.top_mut() else { return };
        let opened = *chain;
        match action {
            Action::Trigger { link, from } | Action::Decline { link, from } => {
                // Declined counts as used: the owner has decided about this card.
                chain.forward.remove(link);
                chain.backward.remove(link);
                self.moment.turn.pairs_used.insert(link);
                let card = *self.link(link);
                let partner = card.partner(from);
                match gives(&opened, &card, from) {
                    Some(source) if matches!(action, Action::Trigger { .. }) => self.receive(partner, 1, source, sink),
                    _ => sink.emit(Event::Open(Fact::Declined { link, animal: partner })),
                }
            }
            Action::Trample { animal } | Action::Spare { animal } => {
                chain.hooves.remove(animal);
                self.moment.turn.hooves_used.insert(animal);
                match opened.area {
                    Some(place) if matches!(action, Action::Trample { .. }) => self.trample(animal, place, sink),
                    _ => sink.emit(Event::Open(Fact::Spared { animal })),
                }
            }
            _ => {}
        }
    }

    // NW-T-HOOFED: one further food of the same area goes back to the supply.
    fn trample(&mut self, animal: AnimalId, place: Place, sink: &mut impl EventSink<Event>) {
        if let Some(tokens) = self.tokens_at_mut(place) {
            tokens.food = tokens.food.saturating_sub(1);
            sink.emit(Event::Open(Fact::Trampled { animal, place }));
        }
    }

    /// Who chooses the order: the owner of the animals.
    pub(crate) fn chain_owner(chain: &FoodChain) -> Seat {
        chain.owner
    }
}

/// What the partner gets through this card.
fn gives(chain: &FoodChain, link: &Link, from: AnimalId) -> Option<Source> {
    if link.shows == communication::CARD {
        chain.area.map(|area| Source::Communication { from, area })
    } else {
        (link.shows == cooperation::CARD).then_some(Source::Cooperation(from))
    }
}
