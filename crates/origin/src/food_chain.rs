//! Chapter Pair traits: triggers that follow from a receive event, one after another in the owner's order.
//!
//! ```text
//! a receive event on X opens, for every unused pair card of X that reacts, a trigger from X to its partner
//! loop  ready = open triggers that can act now         none: the chain is over, the rest lapses
//!       the owner picks one                            (the driver answers if there is only one)
//!       its card is used; both its directions close; the partner receives, which may open more
//! ```

use game::{ActionList, EventSink, Refusals, Verdict};

use crate::action::Action;
use crate::animal::Link;
use crate::cards::{AnimalId, LinkId};
use crate::event::{Event, Source};
use crate::moment::{FoodChain, Frame};
use crate::rule::Rule;
use crate::sets::{LinkSet, MAX_LINKS};
use crate::state::State;
use crate::traits::{communication, cooperation};

impl State {
    /// The triggers of this chain that can act now (ORI-PAIR-7): card and the animal they come from.
    fn ready<'s>(&'s self, chain: &FoodChain) -> impl Iterator<Item = (LinkId, AnimalId)> + use<'s> {
        let (forward, backward) = (chain.forward, chain.backward);
        forward.union(backward).iter().flat_map(move |id| {
            let link = self.link(id);
            let ahead = forward.contains(id) && self.can_act(link, link.first);
            let back = backward.contains(id) && self.can_act(link, link.second);
            [(ahead, link.first), (back, link.second)]
                .into_iter()
                .filter_map(move |(ready, from)| ready.then_some((id, from)))
        })
    }

    // ORI-PAIR-7: the partner can receive, and for Communication a token is left.
    fn can_act(&self, link: &Link, from: AnimalId) -> bool {
        let partner = link.partner(from);
        let source = gives(link, from);
        self.link_is_active(link) && self.can_receive(partner) && (!source.is_bank() || self.bank_of(partner) > 0)
    }

    pub(crate) fn chain_is_over(&self, chain: &FoodChain) -> bool {
        self.ready(chain).next().is_none()
    }

    pub(crate) fn legal_triggers(&self, chain: &FoodChain, actions: &mut ActionList<Action>) {
        actions.extend(self.ready(chain).map(|(link, from)| Action::Trigger { link, from }));
    }

    // ORI-PAIR-4: what is ready must act; ORI-PAIR-3: in the owner's order.
    pub(crate) fn check_trigger(
        &self,
        chain: &FoodChain,
        link: LinkId,
        from: AnimalId,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let is_ready = self.ready(chain).any(|(ready, origin)| (ready, origin) == (link, from));
        out.refuse_if(!is_ready, Rule::OriPair7)
    }

    /// Opens the triggers of an animal that got at least one token (ORI-PAIR-6, ORI-PAIR-5).
    pub(crate) fn open_triggers(&mut self, id: AnimalId, source: Source) {
        let animal = self.animal(id);
        // ORI-PAIR-2: each card once per turn.
        let unused = self.links_of(id).without(self.moment.turn.pairs_used);
        if unused.is_empty() {
            return;
        }
        let owner = animal.owner();
        let (mut forward, mut backward) = (LinkSet::EMPTY, LinkSet::EMPTY);
        for link_id in unused.iter() {
            let link = self.link(link_id);
            let reacts = communication::reacts(link.shows, source) || cooperation::reacts(link.shows, source);
            if reacts && self.link_is_active(link) {
                if link.first == id {
                    forward.insert(link_id);
                } else {
                    backward.insert(link_id);
                }
            }
        }
        if forward.union(backward).is_empty() {
            return;
        }
        if let Some(Frame::FoodChain(chain)) = self.moment.top_mut() {
            chain.forward = chain.forward.union(forward);
            chain.backward = chain.backward.union(backward);
        } else {
            self.moment.push(Frame::FoodChain(FoodChain { owner, forward, backward }));
        }
    }

    pub(crate) fn apply_trigger(&mut self, id: LinkId, from: AnimalId, sink: &mut impl EventSink<Event>) {
        self.moment.turn.pairs_used.insert(id);
        if let Some(Frame::FoodChain(chain)) = self.moment.top_mut() {
            chain.forward.remove(id);
            chain.backward.remove(id);
        }
        let link = *self.link(id);
        self.receive(link.partner(from), 1, gives(&link, from), sink);
    }

    /// Whether this names a pair card on the table.
    pub(crate) fn is_link(&self, id: LinkId) -> bool {
        usize::from(id.0) < MAX_LINKS && self.live_links.contains(id)
    }
}

fn gives(link: &Link, from: AnimalId) -> Source {
    communication::gives(link.shows, from)
        .or_else(|| cooperation::gives(link.shows, from))
        .unwrap_or(Source::Cooperation(from))
}
