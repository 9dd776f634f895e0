//! Chapter Development: one card per turn, or a final pass.
//!
//! ORI-DEV-4: a player plays as many cards as they like over the phase, one per turn. ORI-DEV-6: what is not played
//! stays in hand; there is no limit.

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::animal::{Animal, Flags};
use crate::cards::{AnimalId, Card, Location, Trait};
use crate::event::{Event, Fact};
use crate::rule::Rule;
use crate::sets::MAX_ANIMALS;
use crate::state::State;
use crate::traits::{CHOOSY, COMMON, DIRECTED, FAT_SLOTS, Host, LIMITING, barred_by, regeneration, swimming};

/// The living animals of a seat: asked once for all cards of a hand.
struct Hosts {
    ids: [AnimalId; MAX_ANIMALS],
    len: usize,
}

impl Hosts {
    #[inline]
    fn of(state: &State, seat: Seat) -> Self {
        let mut hosts = Self { ids: [AnimalId(0); MAX_ANIMALS], len: 0 };
        for id in state.row(seat).iter() {
            if state.animal(id).is_living() {
                hosts.ids[hosts.len % MAX_ANIMALS] = id;
                hosts.len += 1;
            }
        }
        hosts
    }

    #[inline]
    fn list(&self) -> &[AnimalId] {
        &self.ids[..self.len]
    }
}

impl State {
    // ORI-DEV-4: asked again every turn, as long as the hand lasts. ORI-DEV-6: nothing limits the hand.
    /// Every card in hand as an animal and as each of its traits wherever a host is legal (ORI-DEV-2, ORI-DEV-12).
    pub(crate) fn legal_development(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let [home, other_homes @ ..] = self.modules.homes() else { return };
        let own = Hosts::of(self, seat);
        let may_play_animal = self.animals_to_come() > 0;
        for kind in self.hands[seat].kinds() {
            let card = self.catalogue.card(kind);
            if may_play_animal {
                actions.push(Action::PlayAnimal { card, at: *home });
                for &at in other_homes {
                    actions.push(Action::PlayAnimal { card, at });
                }
            }
            for face in card.faces() {
                if COMMON.contains(face) {
                    let barring = barred_by(face);
                    let is_choosy = CHOOSY.contains(face) && self.modules.has_choosy_hosts();
                    for &on in own.list() {
                        let traits = self.animal(on).traits;
                        if !traits.meets(barring)
                            && ((!is_choosy && !traits.meets(LIMITING)) || self.accepts_after_all(on, face))
                        {
                            actions.push(Action::PlayTrait { card, face, on });
                        }
                    }
                } else if face.is_pair() {
                    self.legal_pairs(&own, card, face, actions);
                } else {
                    self.legal_foreign_hosts(seat, card, face, actions);
                }
            }
        }
        actions.push(Action::Pass);
    }

    /// The same for a trait that is played on animals of others.
    fn legal_foreign_hosts(&self, seat: Seat, card: Card, face: Trait, actions: &mut ActionList<Action>) {
        for on in self.everybody() {
            let animal = self.animal(on);
            if animal.owner() != seat && animal.is_living() && self.accepts(on, face) {
                actions.push(Action::PlayTrait { card, face, on });
            }
        }
    }

    /// Whether a living animal can get the trait.
    #[inline(always)]
    fn accepts(&self, on: AnimalId, face: Trait) -> bool {
        let animal = self.animal(on);
        let is_choosy = CHOOSY.contains(face) && self.modules.has_choosy_hosts();
        !animal.traits.meets(barred_by(face))
            && ((!is_choosy && !animal.traits.meets(LIMITING)) || self.accepts_after_all(on, face))
    }

    /// The same where hosts are not all alike.
    #[cold]
    fn accepts_after_all(&self, on: AnimalId, face: Trait) -> bool {
        !swimming::is_needless(self.animal(on), face) && self.regeneration_limit(on, face).is_none()
    }

    fn legal_pairs(&self, own: &Hosts, card: Card, face: Trait, actions: &mut ActionList<Action>) {
        let fits = |id| !regeneration::matters(self.animal(id), face) || self.regeneration_limit(id, face).is_none();
        for (place, &first) in own.list().iter().enumerate() {
            if !fits(first) {
                continue;
            }
            let animal = self.animal(first);
            let (has_one, at) = (animal.traits.contains(face), animal.at());
            for &second in &own.list()[place + 1..] {
                // CON-LOC-5: both in the same location.
                if self.animal(second).at() != at || (has_one && self.linked_by(first, second, face)) || !fits(second) {
                    continue;
                }
                actions.push(Action::PlayPair { card, face, first, second });
                // ORI-DEV-10: the player names the guardian.
                if DIRECTED.contains(face) {
                    actions.push(Action::PlayPair { card, face, first: second, second: first });
                }
            }
        }
    }

    /// Whether the two animals already carry this pair trait, in either direction.
    fn linked_by(&self, first: AnimalId, second: AnimalId, face: Trait) -> bool {
        self.animal(first).traits.contains(face)
            && self.links_of(first).iter().any(|id| {
                let link = self.link(id);
                link.shows == face && link.partner(first) == second
            })
    }

    // CON-DEV-1: the same with locations, which are asked where animals come together.
    /// What a `play` is refused for, in the order of the table.
    #[inline]
    pub(crate) fn check_play(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let (card, face) = match action {
            Action::PlayAnimal { card, .. } => (card, None),
            Action::PlayTrait { card, face, .. } | Action::PlayPair { card, face, .. } => (card, Some(face)),
            _ => return Verdict::Continue(()),
        };
        // ORI-DEV-1: one card from the player's hand.
        out.refuse_if(self.in_hand(seat, card).is_none(), Rule::OriDev1)?;
        // ORI-DEV-3: one of the faces printed on it.
        out.refuse_if(face.is_some_and(|face| !card.shows(face)), Rule::OriDev3)?;
        match action {
            Action::PlayTrait { face, on, .. } => self.check_host(seat, face, on, out),
            Action::PlayPair { face, first, second, .. } => self.check_pair(seat, face, first, second, out),
            Action::PlayAnimal { at, .. } => {
                // CON-LOC-2: not straight into the Ocean.
                out.refuse_if(self.modules.has_location(at) && !self.modules.homes().contains(&at), Rule::ConLoc2)?;
                // The numbers of animals are not used again, and they come to an end.
                out.refuse_if(!self.modules.has_location(at) || self.animals_to_come() == 0, Rule::OriDev2)
            }
            _ => Verdict::Continue(()),
        }
    }

    #[inline]
    fn check_host(&self, seat: Seat, face: Trait, on: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        let animal = self.animal(on);
        let cause = Some(on.0);
        self.check_living(on, out)?;
        // ORI-DEV-2: a trait goes on an animal that exists, a pair trait on two.
        if !animal.is_living() {
            return out.refuse_if(!animal.flags.has(Flags::REMAINS), Rule::OriDev2);
        }
        if face.is_pair() {
            return out.refuse(Rule::OriDev9);
        }
        // ORI-DEV-8: most traits on the player's own animals, a Parasite and a Neoplasm on others' (CON-T-NEOPLASM-1).
        let is_own = animal.owner() == seat;
        if is_own != (face.rules().host == Host::Own) {
            out.add(Reason { rule: Rule::OriDev8, cause })?;
        }
        if swimming::is_needless(animal, face) {
            out.add(Reason { rule: Rule::ConLoc4, cause })?;
        }
        if animal.traits.contains(face) && !FAT_SLOTS.contains(face) {
            out.add(Reason { rule: Rule::OriDev7, cause })?;
        }
        if animal.traits.meets(face.rules().excludes) {
            out.add(Reason { rule: Rule::OriDev11, cause })?;
        }
        self.check_regeneration(on, face, out)
    }

    // CON-T-REGENERATION-6: nothing is played on remains.
    fn check_living(&self, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        if self.animal(id).flags.has(Flags::REMAINS) {
            out.add(Reason { rule: Rule::ConTRegeneration6, cause: Some(id.0) })?;
        }
        Verdict::Continue(())
    }

    fn check_regeneration(&self, id: AnimalId, face: Trait, out: &mut impl Refusals<Rule>) -> Verdict {
        match self.regeneration_limit(id, face) {
            Some(rule) => out.add(Reason { rule, cause: Some(id.0) }),
            None => Verdict::Continue(()),
        }
    }

    // ORI-DEV-9: two different animals of the player, which do not carry the same pair trait already.
    fn check_pair(
        &self,
        seat: Seat,
        face: Trait,
        first: AnimalId,
        second: AnimalId,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        self.check_living(first, out)?;
        self.check_living(second, out)?;
        let (one, other) = (self.animal(first), self.animal(second));
        if !one.is_living() || !other.is_living() {
            let is_missing = |animal: &Animal| !animal.flags.has(Flags::ON_TABLE);
            return out.refuse_if(is_missing(one) || is_missing(other), Rule::OriDev2);
        }
        let both_own = self.owns(seat, first) && self.owns(seat, second);
        out.refuse_if(!face.is_pair() || first == second || !both_own, Rule::OriDev9)?;
        out.refuse_if(one.at() != other.at(), Rule::ConLoc5)?;
        out.refuse_if(first != second && self.linked_by(first, second, face), Rule::OriDev9)?;
        self.check_regeneration(first, face, out)?;
        self.check_regeneration(second, face, out)
    }

    /// A card of the hand becomes an animal.
    pub(crate) fn play_animal(&mut self, seat: Seat, card: Card, at: Location, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.in_hand(seat, card) else { return };
        self.hands[seat].remove(kind);
        let animal = self.add_animal(seat, kind, at);
        sink.emit(Event::AnimalPlayed { seat, animal, card, at });
    }

    pub(crate) fn apply_play(&mut self, seat: Seat, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::PlayAnimal { card, at } => self.play_animal(seat, card, at, sink),
            Action::PlayTrait { card, face, on } => {
                let Some(kind) = self.in_hand(seat, card) else { return };
                self.hands[seat].remove(kind);
                self.attach(on, kind, face);
                sink.emit(Event::Open(Fact::TraitPlayed { seat, card, shows: face, on }));
                if self.modules.has_ocean() && swimming::is_one(face) {
                    self.enter_ocean(on, sink);
                }
            }
            Action::PlayPair { card, face, first, second } => {
                let Some(kind) = self.in_hand(seat, card) else { return };
                let Some(link) = self.add_link(kind, face, first, second) else { return };
                self.hands[seat].remove(kind);
                sink.emit(Event::Open(Fact::PairPlayed { seat, card, shows: face, link, first, second }));
            }
            _ => {}
        }
    }
}
