//! What would follow from an action, computed before the player commits to it.
//!
//! The engine plays the action out on a copy. Where somebody has a choice, a die decides, or a card comes from where nobody
//! may look, the outlook says so and stops there; what it lists is then what is certain, not a guess.

use game::{Game, Need, Seat};

use crate::action::Action;
use crate::areas::{Place, Tokens};
use crate::cards::AnimalId;
use crate::decision::{Decision, Question};
use crate::event::{Death, Event, Fact, Source};
use crate::moment::{Attack, AttackStep, Frame, Step};
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{elusive, horned, mimicry, poisonous, repulsive, running, shelled};

/// What would follow.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outlook {
    /// Who gets food, in order; after an attack: if the prey is eaten.
    pub gains: Vec<Gain>,
    /// Who would die, and of what.
    pub deaths: Vec<(AnimalId, Death)>,
    /// Areas that would hold something else, with what they would hold.
    pub areas: Vec<(Place, Tokens)>,
    /// Somebody would have to choose: what follows then is not listed.
    pub choice: Option<Decision>,
    /// For an attack: what the prey can do.
    pub reactions: Option<Reactions>,
    /// For a reaction with a die: how many faces of it work, and how many faces it has.
    pub works_on: Option<(u8, u8)>,
    /// Animals that would require more or less food, with what they would require.
    pub needs: Vec<(AnimalId, u8)>,
    /// The row of the player as it would be, if it changes.
    pub row: Option<Vec<AnimalId>>,
    /// A card would be revealed or taken unseen: what it is nobody knows (NW-VAR-RM-2).
    pub unknown_card: bool,
    /// The player could do nothing more in this phase.
    pub passes: bool,
    /// Whether the phase would end.
    pub ends_phase: bool,
}

/// Food for one animal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Who.
    pub animal: AnimalId,
    /// Where from.
    pub source: Source,
    /// Tokens that become food.
    pub food: u8,
    /// Tokens that become fat.
    pub fat: u8,
    /// Tokens without room.
    pub lost: u8,
    /// Tokens on the animal afterwards.
    pub tokens_after: u8,
    /// Food it requires.
    pub need: u8,
}

/// What the prey of an attack can do, and what eating it does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reactions {
    /// Running: how many faces of the die escape.
    pub escapes_on: Option<(u8, u8)>,
    /// Horned: how many faces of the die kill the predator.
    pub gores_on: Option<(u8, u8)>,
    /// Mimicry: these animals could be attacked instead.
    pub redirects_to: Vec<AnimalId>,
    /// Elusive: it gives up a card and lives.
    pub eludes: bool,
    /// Repulsive: it gives up that card and the predator gets nothing.
    pub repels: bool,
    /// Shelled: it can hide.
    pub hides: bool,
    /// Eating it poisons the predator.
    pub poisons: bool,
}

impl Reactions {
    /// Whether nothing can save the prey.
    pub fn is_hopeless(&self) -> bool {
        self.escapes_on.is_none()
            && self.gores_on.is_none()
            && self.redirects_to.is_empty()
            && !(self.eludes || self.repels || self.hides)
    }
}

impl Outlook {
    pub(crate) fn new(state: &State, seat: Seat, action: Action) -> Option<Self> {
        if !state.why_not(seat, action).0.is_empty() {
            return None;
        }
        let mut outlook = Self::default();
        // NW-VAR-RM-2: nothing may be said about a card that nobody has seen.
        let from_pool = [Action::AnnounceAnimal].contains(&action)
            || matches!(action, Action::AnnounceTrait { .. } | Action::MetamorphoseFromPool { .. });
        if from_pool {
            outlook.unknown_card = true;
            return Some(outlook);
        }
        outlook.works_on = match action {
            Action::Run => Some(faces(state.options.running_min_roll, running::SIDES)),
            Action::Gore => Some(faces(state.options.horned_min_roll, horned::SIDES)),
            _ => None,
        };
        let mut after = state.clone();
        let mut events: Vec<Event> = Vec::new();
        if let Action::Attack { predator, prey, mutation, intelligence } = action {
            after.moment.turn.basic_done = true;
            // The kill is shown as what follows if nothing saves the prey; the reactions say what might.
            after.apply_attack(predator, prey, mutation, intelligence, &mut events);
            if let Some(&Frame::Attack(attack)) = after.moment.top() {
                outlook.reactions = Some(reactions(state, &attack));
                after.feast(Attack { step: AttackStep::React, ..attack }, &mut events);
            }
            after.run(&mut events);
        } else {
            after.apply(seat, action, &mut events).ok()?;
        }
        outlook.choice = settle(&mut after, &mut events);
        outlook.read(state, &events);
        outlook.compare(state, &after, seat);
        Some(outlook)
    }

    fn read(&mut self, before: &State, events: &[Event]) {
        let mut tokens: Vec<(AnimalId, u8)> = Vec::new();
        for event in events {
            match *event {
                Event::Open(Fact::Received { animal, source, food, fat, lost }) => {
                    let known = tokens.iter().position(|(id, _)| *id == animal).unwrap_or_else(|| {
                        tokens.push((animal, before.animal(animal).tokens()));
                        tokens.len() - 1
                    });
                    tokens[known].1 += food;
                    let (tokens_after, need) = (tokens[known].1, before.animal(animal).need);
                    self.gains.push(Gain { animal, source, food, fat, lost, tokens_after, need });
                }
                Event::Open(Fact::Died { animal, cause }) => self.deaths.push((animal, cause)),
                Event::Open(Fact::Passed { .. }) => self.passes = true,
                _ => {}
            }
        }
    }

    fn compare(&mut self, before: &State, after: &State, seat: Seat) {
        for (place, _, tokens) in after.places() {
            if before.tokens_at(place) != tokens {
                self.areas.push((place, tokens));
            }
        }
        for id in after.everyone.iter().filter(|&id| before.is_here(id)) {
            let need = after.animal(id).need;
            if before.animal(id).need != need {
                self.needs.push((id, need));
            }
        }
        let (old, new) = (before.row(seat), after.row(seat));
        if old.iter().any(|id| after.is_here(*id)) && !new.starts_with(old) && self.deaths.is_empty() {
            self.row = Some(new.to_vec());
        }
        self.ends_phase = after.moment.step == Step::Done && after.moment.phase == before.moment.phase;
    }
}

/// Answers questions with one answer, up to a real choice, chance, or the end of the consequences.
fn settle(state: &mut State, events: &mut Vec<Event>) -> Option<Decision> {
    let mut actions = Vec::new();
    while let Need::Decision(decision) = state.need() {
        let of_a_turn = matches!(decision.question, Question::Develop | Question::Feed);
        // What is asked in extinction does not follow from an action.
        if of_a_turn || state.moment.top().is_none() {
            return None;
        }
        actions.clear();
        state.legal(decision.seat, &mut actions);
        let [only] = actions.as_slice() else { return Some(decision) };
        if state.apply(decision.seat, *only, events).is_err() {
            return Some(decision);
        }
    }
    None
}

/// How many faces are at least this one.
fn faces(min: u8, sides: u8) -> (u8, u8) {
    (sides + 1 - min, sides)
}

fn reactions(state: &State, attack: &Attack) -> Reactions {
    let nobody = AnimalSet::EMPTY;
    let attack = Attack { ran: nobody, gored: nobody, mimicked: nobody, ..*attack };
    let usable = state.reactions(&attack);
    let options = &state.options;
    Reactions {
        escapes_on: usable.contains(running::CARD).then(|| faces(options.running_min_roll, running::SIDES)),
        gores_on: usable.contains(horned::CARD).then(|| faces(options.horned_min_roll, horned::SIDES)),
        redirects_to: if usable.contains(mimicry::CARD) {
            state.mimicry_targets(&attack).collect()
        } else {
            Vec::new()
        },
        eludes: usable.contains(elusive::CARD),
        repels: usable.contains(repulsive::CARD),
        hides: usable.contains(shelled::CARD),
        poisons: poisonous::poisons(state.animal(attack.prey)),
    }
}
