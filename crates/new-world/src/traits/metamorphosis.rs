//! Metamorphosis (NW-T-METAMORPHOSIS): once a phase one trait of the animal is given up for another.
//!
//! | game | what comes instead |
//! |---|---|
//! | as a rule | a card from the hand |
//! | Random Mutations | the revealed top card of the gene pool (NW-VAR-RM-8) |
//! | `metamorphosis_mode = discard_for_food` | a special food |

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use super::{FAT_SLOTS, PLAIN, TraitRules};
use crate::action::Action;
use crate::cards::{AnimalId, Card, CardRef, Trait};
use crate::event::{Event, Fact, Origin, Source};
use crate::options::MetamorphosisMode;
use crate::rule::Rule;
use crate::sets::LinkSet;
use crate::state::State;
use crate::traits::stasis;

/// The card.
pub(crate) const CARD: Trait = Trait::Metamorphosis;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTMetamorphosis, ..PLAIN };

impl State {
    /// NW-ADD-3: the card is there and not used in this phase.
    #[inline]
    fn metamorphosis_is_ready(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.has(CARD) && !animal.rotated.contains(CARD)
    }

    pub(crate) fn legal_metamorphosis(&self, seat: Seat, animal: AnimalId, actions: &mut ActionList<Action>) {
        if self.metamorphosis_is_ready(animal) {
            self.each_metamorphosis(seat, animal, &mut |action| {
                actions.push(action);
                true
            });
        }
    }

    pub(crate) fn has_metamorphosis(&self, seat: Seat, animal: AnimalId) -> bool {
        let mut found = false;
        if self.metamorphosis_is_ready(animal) {
            self.each_metamorphosis(seat, animal, &mut |_| {
                found = true;
                false
            });
        }
        found
    }

    /// Whether only the hand of the seat, which the others do not see, could tell that no animal of its row can change.
    pub(crate) fn seems_able_to_change(&self, seat: Seat) -> bool {
        let from_hand = self.options.metamorphosis_mode == MetamorphosisMode::Exchange && !self.has_pools();
        from_hand
            && self.hands[seat].len() > 0
            && self.row(seat).iter().any(|&id| {
                let may_go = |discard: CardRef| {
                    discard != CardRef::only(CARD) && !stasis::bars(&self.options, self.traits_after(id, Some(discard)))
                };
                self.metamorphosis_is_ready(id) && self.card_refs(id).any(may_go)
            })
    }

    /// Passes every legal change to the callback until it wants no more.
    fn each_metamorphosis(&self, seat: Seat, animal: AnimalId, wanted: &mut impl FnMut(Action) -> bool) {
        for discard in self.card_refs(animal) {
            if discard == CardRef::only(CARD) {
                continue;
            }
            let goes_on = match self.options.metamorphosis_mode {
                MetamorphosisMode::DiscardForFood => {
                    !self.can_be_eaten_up(animal, discard) || wanted(Action::MetamorphoseForFood { animal, discard })
                }
                MetamorphosisMode::Exchange if self.has_pools() => {
                    self.pools[seat].len() == 0
                        || stasis::bars(&self.options, self.traits_after(animal, Some(discard)))
                        || wanted(Action::MetamorphoseFromPool { animal, discard })
                }
                MetamorphosisMode::Exchange => self.each_exchange(seat, animal, discard, wanted),
            };
            if !goes_on {
                return;
            }
        }
    }

    fn each_exchange(
        &self,
        seat: Seat,
        animal: AnimalId,
        discard: CardRef,
        wanted: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        if stasis::bars(&self.options, self.traits_after(animal, Some(discard))) {
            return true;
        }
        for kind in self.hands[seat].kinds() {
            let card = self.catalogue.card(kind);
            for face in card.faces() {
                let mut goes_on = true;
                if face.is_pair() {
                    self.each_neighbour_pair(animal, face, Some(discard), &mut |first, second| {
                        let pair = Some((first, second));
                        goes_on = goes_on && wanted(Action::Metamorphose { animal, discard, card, face, pair });
                    });
                } else if self.is_played_at_home(face) && self.accepts(animal, face, Some(discard)) {
                    goes_on = wanted(Action::Metamorphose { animal, discard, card, face, pair: None });
                }
                if !goes_on {
                    return false;
                }
            }
        }
        true
    }

    // NW-OPT-METAMORPHOSIS-MODE: a trait without a "+", and the animal can receive food once it is gone.
    fn can_be_eaten_up(&self, id: AnimalId, discard: CardRef) -> bool {
        let Some(shows) = self.shown_by(id, discard) else { return false };
        let animal = self.animal(id);
        let (mut slots, mut freed) = (animal.fat_room(), LinkSet::EMPTY);
        match discard {
            CardRef::Single { shows, nth } if FAT_SLOTS.contains(shows) => {
                let filled = self.stack(id).filter(|card| card.shows == shows).nth(usize::from(nth));
                slots -= u8::from(filled.is_some_and(|card| !card.has_fat()));
            }
            CardRef::Single { .. } => {}
            CardRef::Pair(link) => freed.insert(link),
        }
        self.numbers.need(shows) == 0
            && animal.need.saturating_sub(animal.tokens()) + slots > 0
            && !super::shelled::is_inside(animal)
            && self.hungry_guardian_but(id, freed).is_none()
    }

    /// What all three forms are refused for, in the order of the table.
    pub(crate) fn check_metamorphosis(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let (Action::Metamorphose { animal, discard, .. }
        | Action::MetamorphoseFromPool { animal, discard }
        | Action::MetamorphoseForFood { animal, discard }) = action
        else {
            return Verdict::Continue(());
        };
        if !self.metamorphosis_is_ready(animal) {
            out.add(Reason { rule: Rule::NwAdd3, cause: Some(animal.0) })?;
        }
        out.refuse_if(self.moment.turn.additional_done, Rule::NwAdd2)?;
        // Not this card itself, and a card that is there.
        let wrong = discard == CardRef::only(CARD) || self.shown_by(animal, discard).is_none();
        out.refuse_if(wrong, Rule::NwTMetamorphosis)?;
        if wrong {
            return Verdict::Continue(());
        }
        let for_food = self.options.metamorphosis_mode == MetamorphosisMode::DiscardForFood;
        match action {
            Action::MetamorphoseForFood { .. } => {
                out.refuse_if(!for_food, Rule::NwOptMetamorphosisMode)?;
                out.refuse_if(!self.can_be_eaten_up(animal, discard), Rule::NwTMetamorphosis)
            }
            Action::MetamorphoseFromPool { .. } => {
                out.refuse_if(for_food, Rule::NwOptMetamorphosisMode)?;
                // NW-VAR-RM-8: with an empty gene pool the action is illegal.
                out.refuse_if(!self.has_pools() || self.pools[seat].len() == 0, Rule::NwVarRm8)?;
                let barred = stasis::bars(&self.options, self.traits_after(animal, Some(discard)));
                out.refuse_if(barred, Rule::NwDev9)
            }
            Action::Metamorphose { card, face, pair, .. } => {
                out.refuse_if(for_food, Rule::NwOptMetamorphosisMode)?;
                let missing = self.has_pools() || self.in_hand(seat, card).is_none() || !card.shows(face);
                out.refuse_if(missing, Rule::NwTMetamorphosis)?;
                self.check_exchange(seat, animal, discard, face, pair, out)
            }
            _ => Verdict::Continue(()),
        }
    }

    fn check_exchange(
        &self,
        seat: Seat,
        animal: AnimalId,
        discard: CardRef,
        face: Trait,
        pair: Option<(AnimalId, AnimalId)>,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        match pair {
            // NW-PAIR-2: a pair trait lies between two neighbours.
            Some((first, second)) if face.is_pair() => {
                self.check_neighbour_pair(seat, animal, face, (first, second), Some(discard), out)
            }
            Some(_) => out.refuse(Rule::NwPair2),
            None if face.is_pair() => out.refuse(Rule::NwPair2),
            None => self.check_accepts(seat, animal, face, Some(discard), out),
        }
    }

    pub(crate) fn apply_metamorphosis(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) {
        let (Action::Metamorphose { animal, discard, .. }
        | Action::MetamorphoseFromPool { animal, discard }
        | Action::MetamorphoseForFood { animal, discard }) = action
        else {
            return;
        };
        self.animal_mut(animal).rotated.insert(CARD);
        sink.emit(Event::Open(Fact::Metamorphosed { animal }));
        self.discard_card(animal, discard, sink);
        match action {
            Action::MetamorphoseForFood { .. } => self.receive(animal, 1, Source::Metamorphosis, sink),
            Action::MetamorphoseFromPool { .. } => self.reveal_for_metamorphosis(seat, animal, sink),
            Action::Metamorphose { card, face, pair, .. } => self.exchange(seat, animal, card, face, pair, sink),
            _ => {}
        }
    }

    fn exchange(
        &mut self,
        seat: Seat,
        animal: AnimalId,
        card: Card,
        face: Trait,
        pair: Option<(AnimalId, AnimalId)>,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(kind) = self.in_hand(seat, card) else { return };
        self.show_from_hand(seat, kind);
        match pair {
            Some((first, second)) => self.add_pair(seat, kind, face, first, second, Origin::Hand, sink),
            None => self.add_single(seat, kind, face, animal, Origin::Hand, sink),
        }
    }
}
