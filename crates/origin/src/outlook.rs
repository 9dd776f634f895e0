//! What would follow from an action, computed before the player commits to it.
//!
//! The engine plays the action out on a copy. Where the owner of an animal has a choice, or a die decides, the outlook says
//! so and stops there; what it lists is then what is certain, not a guess.

use game::{Game, Need, Seat};

use crate::action::Action;
use crate::cards::{AnimalId, Location, Trait};
use crate::decision::{Decision, Question};
use crate::event::{Death, Event, Fact, Source};
use crate::moment::{Attack, AttackStep, MainAction, Phase, Step};
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{cnidocytes, poisonous, running};

/// What would follow.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outlook {
    /// Who gets food, in order; after an attack: if the prey is eaten.
    pub gains: Vec<Gain>,
    /// Who would die, and of what.
    pub deaths: Vec<(AnimalId, Death)>,
    /// The seat would have to choose an order of pair triggers or a scavenger: what follows then is not listed.
    pub choice: Option<Decision>,
    /// For an attack: what the prey can do.
    pub defence: Option<Defence>,
    /// For a run: how many faces of the die escape, and how many faces it has. The rest of the outlook is what follows
    /// if it fails.
    pub escapes_on: Option<(u8, u8)>,
    /// Points on the table that the seat would lose by it.
    pub points_lost: u16,
    /// The location of the acting animal.
    pub at: Location,
    /// Tokens that would be left in its bank.
    pub bank: u8,
    /// Who would go where, in order (CON-LOC-3, CON-MIG-7).
    pub moves: Vec<(AnimalId, Location)>,
    /// Pair cards that would be discarded unless the partner comes along (CON-LOC-6).
    pub cuts: Vec<(Trait, AnimalId)>,
    /// The need of the animal that gets a trait would rise to this.
    pub need: Option<(AnimalId, u8)>,
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
    /// Food on the animal afterwards.
    pub food_after: u8,
    /// Its need.
    pub need: u8,
}

/// What the prey of an attack can do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Defence {
    /// Running: this many faces of the die escape.
    pub escapes_on: Option<(u8, u8)>,
    /// Mimicry: these animals could be attacked instead.
    pub redirects_to: Vec<AnimalId>,
    /// Tail Loss: it gives up a card and lives.
    pub loses_tail: bool,
    /// Eating it poisons the attacker.
    pub poisons: bool,
    /// Attacking it paralyses the attacker.
    pub stings: bool,
}

impl Defence {
    /// Whether nothing can save the prey.
    pub fn is_hopeless(&self) -> bool {
        self.escapes_on.is_none() && self.redirects_to.is_empty() && !self.loses_tail
    }
}

impl Outlook {
    pub(crate) fn new(state: &State, seat: Seat, action: Action) -> Option<Self> {
        if !state.why_not(seat, action).0.is_empty() {
            return None;
        }
        let mut after = state.clone();
        let mut events: Vec<Event> = Vec::new();
        let mut outlook = Self::default();
        if let Action::Attack { attacker, target } = action {
            outlook.defence = Some(defence(state, attacker, target));
            // The kill is shown as what follows if nothing saves the prey; the defence says what might.
            after.note_action();
            after.moment.turn.main = MainAction::Attack;
            after.apply_undefended_attack(attacker, target, &mut events);
        } else {
            after.apply(seat, action, &mut events).ok()?;
        }
        if action == Action::Run {
            outlook.escapes_on = Some(ESCAPES);
            // The lowest face never escapes.
            after.resolve(game::Outcome::Die(1), &mut events).ok()?;
        }
        outlook.choice = settle(&mut after, &mut events);
        outlook.read(state, &events);
        outlook.at = actor(action).map_or(Location::ONLY, |animal| state.animal(animal).at());
        outlook.bank = after.banks[outlook.at.index()];
        outlook.points_lost = state.breakdown(seat).total().saturating_sub(after.breakdown(seat).total());
        if let Action::Migrate { animal, .. } | Action::Follow { animal, .. } = action
            && let Some(to) = goes_to(state, action)
        {
            outlook.cuts = parted(state, animal, to);
        }
        outlook.ends_phase = after.moment.step == Step::Done && after.moment.phase == state.moment.phase;
        if let Action::PlayTrait { on, .. } = action
            && after.animal(on).need > state.animal(on).need
        {
            outlook.need = Some((on, after.animal(on).need));
        }
        Some(outlook)
    }

    fn read(&mut self, before: &State, events: &[Event]) {
        let mut food: Vec<(AnimalId, u8)> = Vec::new();
        for event in events {
            match *event {
                Event::Open(Fact::Received { animal, source, food: gained, fat, lost }) => {
                    let total = match food.iter_mut().find(|(id, _)| *id == animal) {
                        Some((_, total)) => total,
                        None => {
                            food.push((animal, before.animal(animal).food()));
                            let last = food.len() - 1;
                            &mut food[last].1
                        }
                    };
                    *total += gained;
                    let (food_after, need) = (*total, before.animal(animal).need);
                    self.gains.push(Gain { animal, source, food: gained, fat, lost, food_after, need });
                }
                Event::Open(Fact::Died { animal, cause }) => self.deaths.push((animal, cause)),
                Event::Open(Fact::BecameRemains { animal, by }) => self.deaths.push((animal, Death::Eaten { by })),
                Event::Open(Fact::Moved { animal, to, .. }) => self.moves.push((animal, to)),
                _ => {}
            }
        }
    }
}

/// Where the action leads the animal that acts.
fn goes_to(state: &State, action: Action) -> Option<Location> {
    match action {
        Action::Migrate { to, .. } => Some(to),
        Action::Follow { migrant, .. } => state.heading(migrant),
        _ => None,
    }
}

// CON-LOC-6: pair cards between animals that part are discarded.
/// Its pair cards with animals that, as it stands, will not be there.
fn parted(state: &State, animal: AnimalId, to: Location) -> Vec<(Trait, AnimalId)> {
    let ends = state.live_links.iter().map(|id| state.link(id)).filter_map(|link| match (link.first, link.second) {
        (first, other) if first == animal => Some((link.shows, other)),
        (other, second) if second == animal => Some((link.shows, other)),
        _ => None,
    });
    ends.filter(|(_, other)| state.heading(*other).unwrap_or(state.animal(*other).at()) != to).collect()
}

/// The animal that acts.
fn actor(action: Action) -> Option<AnimalId> {
    match action {
        Action::Take { animal }
        | Action::Fat { animal, .. }
        | Action::Graze { animal }
        | Action::Hibernate { animal }
        | Action::Migrate { animal, .. }
        | Action::Scavenge { animal }
        | Action::PlayTrait { on: animal, .. }
        | Action::PlayPair { first: animal, .. }
        | Action::Attack { attacker: animal, .. }
        | Action::Piracy { pirate: animal, .. }
        | Action::Trigger { from: animal, .. }
        | Action::Mimic { to: animal } => Some(animal),
        _ => None,
    }
}

/// Answers questions with one answer, up to a real choice, chance, or the end of the consequences.
fn settle(state: &mut State, events: &mut Vec<Event>) -> Option<Decision> {
    let mut actions = Vec::new();
    while let Need::Decision(decision) = state.need() {
        if matches!(decision.question, Question::Develop | Question::Feed) {
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

/// Faces of the die with which Running escapes, and how many it has.
const ESCAPES: (u8, u8) = (running::SIDES + 1 - running::ESCAPES_FROM, running::SIDES);

fn defence(state: &State, attacker: AnimalId, target: AnimalId) -> Defence {
    let nobody = AnimalSet::EMPTY;
    let at = state.animal(target).at();
    let attack = Attack { attacker, target, step: AttackStep::Defend, stung: false, ran: nobody, mimicked: nobody, at };
    let defences = state.defences(&attack);
    Defence {
        escapes_on: defences.running.then_some(ESCAPES),
        redirects_to: if defences.mimicry { state.mimicry_targets(&attack).collect() } else { Vec::new() },
        loses_tail: defences.tail_loss,
        poisons: poisonous::poisons(state.animal(target)),
        stings: cnidocytes::stings(state.animal(target)),
    }
}

impl State {
    /// The attack as it would go if the prey had no defence.
    fn apply_undefended_attack(&mut self, attacker: AnimalId, target: AnimalId, events: &mut Vec<Event>) {
        debug_assert_eq!(self.moment.phase, Phase::Feeding);
        self.apply_attack(attacker, target, events);
        if let Some(&crate::moment::Frame::Attack(attack)) = self.moment.top() {
            self.kill(&attack, events);
            self.feed_attacker(attack, crate::moment::AttackResult::Kill, events);
        }
        self.run(events);
    }
}
