//! Chapter Taking food: one take, and the chain that Cooperation makes of it.
//!
//! ```text
//! take(s)   a carnivore takes no plants; Foraging raises the amount; the source and the room limit it
//!           the board is filled first, then Fat Tissue as far as the owner wants
//!           whoever has taken something and has Cooperation owes its right neighbour a take (or one per token)
//! follow    the innermost debt is paid first; a neighbour that takes nothing owes nothing: the chain ends there
//! ```

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use crate::action::{Action, Scarce};
use crate::cards::{Food, SpeciesId, TraitSet};
use crate::event::{Event, Fact};
use crate::moment::{Asking, Cause, Chain, Frame, Source};
use crate::options::{AskFat, CooperationTrigger, FatFeeding, ScarceOrder};
use crate::rule::Rule;
use crate::state::State;
use crate::traits::cooperation::{self, MAX_CHAIN};
use crate::traits::{carnivore, fat_tissue, foraging};

impl State {
    /// A take with everything that follows from it, up to a question (NS-TAKE-1).
    pub(crate) fn take(
        &mut self,
        id: SpeciesId,
        food: Food,
        source: Source,
        amount: u8,
        cause: Cause,
        sink: &mut impl EventSink<Event>,
    ) {
        let mut chain = Chain {
            food,
            source,
            cause,
            at: id,
            level: 0,
            ask: Asking::Nothing,
            owed: [0; MAX_CHAIN],
            waiting: 0,
            late: false,
        };
        self.begin_take(&mut chain, amount, sink);
        self.follow(chain, sink);
    }

    /// The traits of a species that work now (NS-TRAIT-INT-8).
    #[inline]
    pub(crate) fn on(&self, id: SpeciesId) -> TraitSet {
        self.one(id).traits.without(self.moment.negated())
    }

    // NS-TAKE-2: a carnivore takes no plants. NS-TAKE-3: Foraging belongs to the same take.
    fn begin_take(&mut self, chain: &mut Chain, amount: u8, sink: &mut impl EventSink<Event>) {
        let on = self.on(chain.at);
        if !carnivore::can_eat(on, chain.food) {
            return;
        }
        let extra = foraging::extra(on, chain.food);
        if extra > 0 && chain.source == Source::WateringHole && self.is_scarce(chain.at) {
            chain.ask = Asking::Scarce;
            return;
        }
        self.take_up_to(chain, amount + extra, sink);
    }

    // NS-TAKE-4: limited by the source, the board and Fat Tissue. NS-TAKE-5: what finds no room stays where it is.
    fn take_up_to(&mut self, chain: &mut Chain, wanted: u8, sink: &mut impl EventSink<Event>) {
        let species = self.one(chain.at);
        let available = match chain.source {
            Source::WateringHole => u16::from(wanted).min(self.watering_hole) as u8,
            Source::Bank => wanted,
        };
        let board = available.min(species.pop - species.food);
        // NS-TRAIT-FAT-8, NS-OPT-FAT-FEEDING: only what is left of a take that began in hunger, if the option says so.
        let spare = if board == 0 && self.options.fat_feeding == FatFeeding::OvershootOnly {
            0
        } else {
            (available - board).min(fat_tissue::room(species, self.on(chain.at)))
        };
        // NS-TRAIT-FAT-2, NS-OPT-ASK-FAT: storing is the owner's choice.
        if spare > 0 && self.options.ask_fat == AskFat::Ask {
            chain.ask = Asking::Store { board, spare };
        } else {
            self.receive(chain, board, spare, sink);
        }
    }

    // NS-COMP-8, NS-SETUP-2, NS-VAR-6: the bank is not counted.
    // NS-TAKE-6: nothing taken, nothing triggered. NS-TAKE-9: a token put on Fat Tissue was taken too.
    fn receive(&mut self, chain: &mut Chain, board: u8, fat: u8, sink: &mut impl EventSink<Event>) {
        let late = core::mem::take(&mut chain.late);
        let tokens = board + fat;
        if tokens == 0 {
            return;
        }
        if chain.source == Source::WateringHole {
            self.watering_hole -= u16::from(tokens);
        }
        self.moment.turn.acted = true;
        let species = self.one_mut(chain.at);
        species.food += board;
        species.fat += fat;
        let cause = match self.left_of(chain.at) {
            Some(left) if chain.level > 0 => Cause::Cooperation(left),
            _ => chain.cause,
        };
        let Chain { at, food, source, .. } = *chain;
        sink.emit(Event::Open(Fact::Took { species: at, food, source, cause, board, fat }));
        // NS-TAKE-7: the right neighbour takes of the same kind from the same source. A Foraging token that had to wait
        // belongs to a take that has triggered once already.
        let trigger = self.options.cooperation_trigger;
        if self.one(at).right != crate::state::NONE && !(late && trigger == CooperationTrigger::PerTake) {
            // NS-TAKE-9, NS-OPT-FAT-TRIGGERS-COOPERATION
            let counted = if self.options.fat_triggers_cooperation { tokens } else { board };
            chain.owed[usize::from(chain.level)] += cooperation::triggers(self.on(at), counted, trigger);
        }
    }

    // NS-TAKE-10: depth first. NS-TRAIT-COOP-4, NS-TRAIT-COOP-6: each neighbour may go on, or end the chain.
    // NS-TRAIT-COOP-5, NS-TRAIT-COOP-7: it takes like everybody: no plants for a carnivore, eating while hungry is not
    // a choice, storing fat is.
    fn follow(&mut self, mut chain: Chain, sink: &mut impl EventSink<Event>) {
        loop {
            let level = usize::from(chain.level);
            if chain.ask != Asking::Nothing {
                self.moment.push(Frame::Chain(chain));
                return;
            }
            if chain.owed[level] > 0 {
                chain.owed[level] -= 1;
                if let Some(right) = self.right_of(chain.at)
                    && level + 1 < MAX_CHAIN
                {
                    chain.at = right;
                    chain.level += 1;
                    chain.owed[level + 1] = 0;
                    self.begin_take(&mut chain, cooperation::OFFER, sink);
                }
            } else if chain.waiting & (1 << level) != 0 {
                chain.waiting &= !(1 << level);
                chain.late = true;
                self.take_up_to(&mut chain, 1, sink);
            } else if level == 0 {
                return;
            } else {
                chain.level -= 1;
                chain.at = self.left_of(chain.at).unwrap_or(chain.at);
            }
        }
    }

    // NS-OPT-SCARCE-ORDER: one token would be left for the forager and for a neighbour who could take it.
    fn is_scarce(&self, id: SpeciesId) -> bool {
        if self.options.scarce_order != ScarceOrder::OwnerChoice || self.watering_hole != 2 {
            return false;
        }
        let (species, on) = (self.one(id), self.on(id));
        let board = species.pop - species.food;
        let fat = if board == 0 && self.options.fat_feeding == FatFeeding::OvershootOnly {
            0
        } else {
            fat_tissue::room(species, on)
        };
        board + fat >= 2
            && (board > 0 || self.options.fat_triggers_cooperation)
            && cooperation::triggers(on, 1, self.options.cooperation_trigger) > 0
            && self
                .right_of(id)
                .is_some_and(|right| carnivore::can_eat(self.on(right), Food::Plant) && self.has_room(right))
    }

    /// Whether a take could put a token somewhere (NS-FEED-3).
    pub(crate) fn has_room(&self, id: SpeciesId) -> bool {
        let species = self.one(id);
        species.is_hungry()
            || (self.options.fat_feeding == FatFeeding::WhenFull && fat_tissue::room(species, self.on(id)) > 0)
    }

    pub(crate) fn legal_store(&self, spare: u8, actions: &mut ActionList<Action>) {
        actions.extend((0..=spare).map(|tokens| Action::Store { tokens }));
    }

    /// Answers of the owner in the middle of a take.
    pub(crate) fn check_take_answer(
        &self,
        seat: Seat,
        chain: Option<&Chain>,
        action: Action,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let asked = chain.filter(|chain| self.one(chain.at).owner == seat).map(|chain| chain.ask);
        match (action, asked) {
            // NS-DEC-5: nothing up to everything that is spare.
            (Action::Store { tokens }, Some(Asking::Store { spare, .. })) => {
                out.refuse_if(tokens > spare, Rule::NsTake4)
            }
            (Action::Store { .. }, _) => out.refuse(Rule::NsTake4),
            // NS-DEC-6
            (_, Some(Asking::Scarce)) => Verdict::Continue(()),
            _ => out.refuse(Rule::NsOptScarceOrder),
        }
    }

    pub(crate) fn apply_take_answer(&mut self, action: Action, sink: &mut impl EventSink<Event>) {
        let Some(&Frame::Chain(mut chain)) = self.moment.top() else { return };
        self.moment.pop();
        let asked = core::mem::replace(&mut chain.ask, Asking::Nothing);
        match (action, asked) {
            (Action::Store { tokens }, Asking::Store { board, .. }) => self.receive(&mut chain, board, tokens, sink),
            (Action::Scarce { first: Scarce::Forage }, _) => self.take_up_to(&mut chain, 2, sink),
            _ => {
                chain.waiting |= 1 << chain.level;
                self.take_up_to(&mut chain, 1, sink);
            }
        }
        self.follow(chain, sink);
    }
}
