//! How the feeding phase will probably go.
//!
//! A sketch of the phase, not the rules: seats take turns as in the real one, and everybody does what looks best at once.
//! Tokens from the bank, pair cards, hunts, scavengers, piracy and grazing are in it; fat is burned and sleep begins where
//! nothing else has helped. A die is a likelihood, not a roll.

use game::{Seat, SeatSet};
use origin::{Location, Options, Trait};

use super::Weights;
use super::creature::Creature;

/// Tokens in the bank of each location.
pub(super) type Banks = [u8; Location::COUNT];

/// A pair card between two creatures, by their places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) shows: Trait,
    pub(super) first: usize,
    pub(super) second: usize,
    /// Used in the turn under way.
    pub(super) used: bool,
}

/// A feeding phase to come, or what is left of one.
#[derive(Clone, Debug)]
pub(super) struct Forecast<'w> {
    pub(super) weights: &'w Weights,
    pub(super) seats: u8,
    pub(super) creatures: Vec<Creature>,
    pub(super) pairs: Vec<Pair>,
    pub(super) banks: Banks,
    /// Whose turn it is.
    pub(super) active: Seat,
    /// Whether the active seat has done something in its turn.
    pub(super) acted: bool,
    /// Whether it has used its main action.
    pub(super) main_used: bool,
    /// Who has passed one after another.
    pub(super) idle: u8,
    /// Who is out for the phase.
    pub(super) passed: SeatSet,
    /// Whether fat has no use any more.
    pub(super) last_round: bool,
    /// How much harm to others counts against the seat's own gain.
    pub(super) malice: f64,
    /// What is played.
    pub(super) options: &'w Options,
}

/// No phase is sketched longer than this many turns.
const MOST_TURNS: u32 = 400;

impl Forecast<'_> {
    /// Plays the phase to its end and sets for each creature how likely it survives.
    pub(super) fn run(&mut self) {
        let mut passes = self.idle;
        let mut turns = 0;
        while passes < self.seats && turns < MOST_TURNS {
            let acted = !self.passed.contains(self.active) && self.turn();
            passes = if acted || self.acted { 0 } else { passes + 1 };
            self.active = self.active.next(self.seats);
            self.acted = false;
            self.main_used = false;
            self.pairs.iter_mut().for_each(|pair| pair.used = false);
            turns += 1;
        }
        self.use_last_resorts();
    }

    /// What the extinction will leave as things stand, if nobody does anything more.
    pub(super) fn die_out(&mut self) {
        for creature in &mut self.creatures {
            if !creature.remains && (creature.doomed || !creature.is_fed()) {
                creature.alive = 0.0;
            }
        }
    }

    /// Fat and sleep take no token and no turn of anybody else, so they come last.
    fn use_last_resorts(&mut self) {
        for creature in &mut self.creatures {
            let missing = creature.need.saturating_sub(creature.food);
            if creature.is_fed() || creature.remains {
                continue;
            }
            if missing <= creature.fat {
                creature.fat -= missing;
                creature.food = creature.need;
            } else if creature.can_sleep {
                creature.asleep = true;
                creature.can_sleep = false;
            }
        }
        self.die_out();
    }

    /// One turn of the active seat; returns whether it did anything.
    fn turn(&mut self) -> bool {
        let mut acted = self.rob();
        if !self.main_used {
            let meal = self.best_meal();
            let hunt = self.best_hunt();
            let meal_gain = meal.map_or(0.0, |(gain, _)| gain);
            match (meal, hunt) {
                (_, Some(hunt)) if hunt.gain > meal_gain => {
                    self.hunt(hunt);
                    acted = true;
                }
                (Some((_, eater)), _) => {
                    *self.bank_of(eater) -= 1;
                    self.receive(eater, 1, true);
                    acted = true;
                }
                _ => {}
            }
        }
        self.graze() || acted
    }

    fn guardian_is_hungry(&self, ward: usize) -> bool {
        self.creatures[ward].is_ward
            && self.pairs.iter().any(|pair| {
                pair.shows == Trait::Symbiosis
                    && pair.second == ward
                    && self.creatures[pair.first].is_there()
                    && !self.creatures[pair.first].is_fed()
            })
    }

    fn is_guarded(&self, ward: usize) -> bool {
        self.creatures[ward].is_ward
            && self.pairs.iter().any(|pair| {
                pair.shows == Trait::Symbiosis && pair.second == ward && self.creatures[pair.first].is_there()
            })
    }

    fn can_receive(&self, place: usize) -> bool {
        let creature = &self.creatures[place];
        creature.is_there() && !creature.is_full() && !self.guardian_is_hungry(place)
    }

    /// What one more token is worth on this creature.
    fn appetite(&self, place: usize) -> f64 {
        let creature = &self.creatures[place];
        let fat = if self.last_round { 0.01 } else { self.weights.fat };
        let missing = creature.need.saturating_sub(creature.food);
        if creature.asleep {
            0.0
        } else if missing <= creature.fat {
            fat
        } else if creature.doomed {
            0.005
        } else if creature.can_sleep {
            self.weights.spared_sleep * creature.worth
        } else {
            const SHARE: [f64; 4] = [1.0, 0.45, 0.3, 0.2];
            creature.worth * SHARE[usize::from(missing - creature.fat - 1).min(3)]
        }
    }

    /// The creature of the active seat that gains most by a token of the bank, with those its pair cards feed.
    fn best_meal(&self) -> Option<(f64, usize)> {
        let mut best = None;
        for place in 0..self.creatures.len() {
            if self.creatures[place].owner != self.active || self.bank_at(place) == 0 || !self.can_receive(place) {
                continue;
            }
            let gain = self.appetite(place) + self.shared(place);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, place));
            }
        }
        best
    }

    /// What the pair cards of this creature would bring its partners.
    fn shared(&self, place: usize) -> f64 {
        if !self.creatures[place].shares {
            return 0.0;
        }
        self.pairs
            .iter()
            .filter(|pair| !pair.used && pair.shows != Trait::Symbiosis)
            .filter(|pair| pair.shows != Trait::Communication || self.bank_at(place) > 1)
            .filter_map(|pair| pair.partner(place))
            .filter(|&partner| self.creatures[partner].is_there() && !self.creatures[partner].is_full())
            .map(|partner| self.appetite(partner))
            .sum()
    }

    /// Puts tokens on a creature and lets its pair cards act.
    fn receive(&mut self, place: usize, tokens: u8, red: bool) {
        if !self.can_receive(place) {
            return;
        }
        let creature = &mut self.creatures[place];
        for _ in 0..tokens {
            if creature.food < creature.need {
                creature.food += 1;
            } else if creature.fat < creature.fat_slots {
                creature.fat += 1;
            }
        }
        if !creature.shares {
            return;
        }
        for index in 0..self.pairs.len() {
            let pair = self.pairs[index];
            let Some(partner) = pair.partner(place) else { continue };
            if pair.used || pair.shows == Trait::Symbiosis || !self.can_receive(partner) {
                continue;
            }
            let from_bank = pair.shows == Trait::Communication;
            if from_bank && (!red || self.bank_at(partner) == 0) {
                continue;
            }
            self.pairs[index].used = true;
            *self.bank_of(partner) -= u8::from(from_bank);
            self.receive(partner, 1, from_bank);
        }
    }

    /// Pirates take what they can from hungry animals of others.
    fn rob(&mut self) -> bool {
        let mut acted = false;
        for pirate in 0..self.creatures.len() {
            let creature = &self.creatures[pirate];
            if creature.owner != self.active || !creature.robs || creature.is_fed() || !self.can_receive(pirate) {
                continue;
            }
            let at = creature.at;
            let robbed = self.creatures.iter().position(|other| {
                other.owner != self.active && other.at == at && other.is_there() && other.food > 0 && !other.is_fed()
            });
            if let Some(robbed) = robbed {
                self.creatures[robbed].food -= 1;
                self.creatures[pirate].robs = false;
                self.receive(pirate, 1, false);
                acted = true;
            }
        }
        acted
    }

    /// Grazers trample what the animals of their seat do not want.
    fn graze(&mut self) -> bool {
        let mut acted = false;
        for place in 0..self.banks.len() {
            let bank = self.banks[place];
            if bank == 0 {
                continue;
            }
            let own = |c: &&Creature| c.owner == self.active && c.at.index() == place && c.is_there();
            let wanted: u8 = self.creatures.iter().filter(own).map(|c| c.need.saturating_sub(c.food)).sum();
            let grazers = self.creatures.iter().filter(own).filter(|c| c.has(Trait::Grazing)).count() as u8;
            let trampled = grazers.min(bank.saturating_sub(wanted));
            self.banks[place] -= trampled;
            acted |= trampled > 0;
        }
        acted
    }

    fn bank_at(&self, place: usize) -> u8 {
        self.banks[self.creatures[place].at.index()]
    }

    fn bank_of(&mut self, place: usize) -> &mut u8 {
        &mut self.banks[self.creatures[place].at.index()]
    }

    /// The best attack of the active seat.
    fn best_hunt(&self) -> Option<Hunt> {
        let mut best: Option<Hunt> = None;
        for hunter in 0..self.creatures.len() {
            let creature = &self.creatures[hunter];
            if creature.owner != self.active || !creature.hunts || !self.can_receive(hunter) {
                continue;
            }
            for prey in 0..self.creatures.len() {
                let Some(hunt) = self.look_at(hunter, prey) else { continue };
                if hunt.gain > 0.0 && best.is_none_or(|best| hunt.gain > best.gain) {
                    best = Some(hunt);
                }
            }
        }
        best
    }

    /// What an attack would bring, if it is possible.
    fn look_at(&self, hunter: usize, prey: usize) -> Option<Hunt> {
        let (c, t) = (&self.creatures[hunter], &self.creatures[prey]);
        if hunter == prey
            || !t.is_there()
            || t.is_safe_from(c, self.is_guarded(prey), t.is_in_herd(&self.creatures, self.options))
        {
            return None;
        }
        let weights = self.weights;
        let caught = if t.has(Trait::Running) { 0.5 } else { 1.0 };
        let is_tail = t.has(Trait::TailLoss);
        // What regenerates costs its owner a card.
        let life = if t.has(Trait::Regeneration) { 1.0_f64.min(t.worth) } else { t.worth };
        let (harm, tokens) = if is_tail { (1.0, 1) } else { (life, 2) };
        // Mimicry sends the hunter to something cheaper, as a rule.
        let harm = if t.has(Trait::Mimicry) { harm * weights.mimicry } else { harm };
        let side = if t.owner == c.owner { -1.0 } else { self.malice };
        let meal = if tokens == 2 && c.need > c.food + 1 {
            self.appetite(hunter).max(c.worth * f64::from(u8::from(c.need == c.food + 2)))
        } else {
            self.appetite(hunter)
        };
        let poison = if !is_tail && t.has(Trait::Poisonous) && !c.doomed { c.worth } else { 0.0 };
        let gain = caught * (side * harm * t.alive + meal + self.shared(hunter) - poison);
        Some(Hunt { hunter, prey, caught, is_tail, gain })
    }

    fn hunt(&mut self, hunt: Hunt) {
        let Hunt { hunter, prey, caught, is_tail, .. } = hunt;
        self.creatures[hunter].hunts = false;
        let poisons = self.creatures[prey].has(Trait::Poisonous);
        if is_tail {
            self.receive(hunter, 1, false);
            return;
        }
        let likely = self.creatures[prey].alive * caught;
        if self.creatures[prey].has(Trait::Regeneration) {
            self.creatures[prey].remains |= likely >= 0.5;
        } else {
            self.creatures[prey].alive *= 1.0 - caught;
        }
        if likely < 0.5 {
            return;
        }
        self.creatures[hunter].doomed |= poisons;
        self.receive(hunter, 2, false);
        self.scavenge(self.creatures[prey].at);
    }

    fn scavenge(&mut self, at: Location) {
        let scavenger = self.active.clockwise(self.seats).find_map(|seat| {
            (0..self.creatures.len()).find(|&place| {
                let creature = &self.creatures[place];
                creature.owner == seat && creature.at == at && creature.has(Trait::Scavenger) && self.can_receive(place)
            })
        });
        if let Some(scavenger) = scavenger {
            self.receive(scavenger, 1, false);
        }
    }
}

impl Pair {
    fn partner(&self, of: usize) -> Option<usize> {
        match of {
            _ if of == self.first => Some(self.second),
            _ if of == self.second => Some(self.first),
            _ => None,
        }
    }
}

/// An attack that is thought of.
#[derive(Clone, Copy, Debug)]
struct Hunt {
    hunter: usize,
    prey: usize,
    /// How likely the prey does not run away.
    caught: f64,
    /// The prey gives up a card instead of its life.
    is_tail: bool,
    gain: f64,
}
