//! Piracy (NW-T-PIRACY): once a phase it takes a token from another hungry animal and gets a special food.

use game::{ActionList, EventSink, Reason, Refusals, Verdict};

use super::{PLAIN, TraitRules};
use crate::action::{Action, Token};
use crate::cards::{AnimalId, Trait};
use crate::event::{Event, Fact, Source};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Piracy;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTPiracy, ..PLAIN };

impl State {
    /// NW-ADD-3: the card is there and not used in this phase.
    #[inline]
    fn piracy_is_ready(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.has(CARD) && !animal.rotated.contains(CARD)
    }

    // The pirate must be able to receive food; into fat only as NW-OPT-PIRACY-FILLS-FAT says.
    #[inline]
    fn can_keep_loot(&self, id: AnimalId) -> bool {
        self.can_receive(id) && (self.options.piracy_fills_fat || !self.animal(id).is_fed())
    }

    // Another hungry animal with a token, whatever protects it (NW-SHEL-4).
    #[inline]
    fn can_be_robbed(&self, pirate: AnimalId, victim: AnimalId) -> bool {
        let robbed = self.animal(victim);
        pirate != victim && robbed.tokens() > 0 && !robbed.is_fed()
    }

    #[inline]
    pub(crate) fn legal_piracy(&self, pirate: AnimalId, actions: &mut ActionList<Action>) {
        if !self.piracy_is_ready(pirate) || !self.can_keep_loot(pirate) {
            return;
        }
        for victim in self.everyone.iter().filter(|&victim| self.can_be_robbed(pirate, victim)) {
            let robbed = self.animal(victim);
            for (held, taking) in [(robbed.food, Token::Food), (robbed.special, Token::Special)] {
                if held > 0 {
                    actions.push(Action::Piracy { pirate, victim, taking });
                }
            }
        }
    }

    pub(crate) fn has_piracy(&self, pirate: AnimalId) -> bool {
        self.piracy_is_ready(pirate)
            && self.can_keep_loot(pirate)
            && self.everyone.iter().any(|victim| self.can_be_robbed(pirate, victim))
    }

    pub(crate) fn check_piracy(
        &self,
        pirate: AnimalId,
        victim: AnimalId,
        taking: Token,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let cause = Some(pirate.0);
        if !self.piracy_is_ready(pirate) {
            out.add(Reason { rule: Rule::NwAdd3, cause })?;
        }
        out.refuse_if(self.moment.turn.additional_done, Rule::NwAdd2)?;
        if !self.can_keep_loot(pirate) {
            out.add(Reason { rule: Rule::NwTPiracy, cause })?;
        }
        let robbed = self.animal(victim);
        let held = match taking {
            Token::Food => robbed.food,
            Token::Special => robbed.special,
        };
        if !self.is_here(victim) || !self.can_be_robbed(pirate, victim) || held == 0 {
            out.add(Reason { rule: Rule::NwTPiracy, cause: Some(victim.0) })?;
        }
        Verdict::Continue(())
    }

    // One token goes back to the supply, one special comes from it.
    pub(crate) fn apply_piracy(
        &mut self,
        pirate: AnimalId,
        victim: AnimalId,
        token: Token,
        sink: &mut impl EventSink<Event>,
    ) {
        self.animal_mut(pirate).rotated.insert(CARD);
        let robbed = self.animal_mut(victim);
        match token {
            Token::Food => robbed.food -= 1,
            Token::Special => robbed.special -= 1,
        }
        sink.emit(Event::Open(Fact::Robbed { pirate, victim, token }));
        self.receive(pirate, 1, Source::Piracy, sink);
    }
}
