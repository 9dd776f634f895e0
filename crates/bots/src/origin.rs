//! The evaluation for The Origin of Species: how far the seat is ahead, in points.
//!
//! ```text
//! table   = own strength - the others' (the mean and the strongest, half each)
//! strength = for each animal: how likely it survives this round * what it is worth then
//!          + fat stored + cards in hand + the fresh start of a player who has lost everything
//! worth    = last round: its points
//!            otherwise:  its points if it lives to the end + the cards dealt for it on the way
//! ```
//!
//! How likely an animal survives comes from a sketch of the feeding phase (`forecast`), over the possible banks while the
//! dice have not been rolled; how likely it lives on after that from its traits (`creature`).

mod creature;
#[cfg(feature = "network")]
mod elements;
mod forecast;
mod kinds;
mod mind;

use game::{Game, Seat, SeatSet, Viewer};
use origin::moment::MainAction;
use origin::{AnimalId, Phase, State, Step, Trait, View};

use crate::evaluate::Evaluate;
use creature::{Creature, points, prospects};
use forecast::{Banks, Forecast, Pair};

/// What the evaluation thinks things are worth, in points. The defaults were set by hand; a few were then moved by
/// `examples/tune`, against themselves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A card in hand, while it can still be played.
    pub hand: f64,
    /// A card dealt for a survivor.
    pub card: f64,
    /// A yellow token.
    pub fat: f64,
    /// How likely a plain animal survives a later round.
    pub survival: f64,
    /// What each token of need above 1 takes from that.
    pub hunger: f64,
    /// What prey in reach adds to it for a carnivore.
    pub hunting: f64,
    /// What each pair card that feeds adds.
    pub pair: f64,
    /// What Hibernation adds.
    pub sleep: f64,
    /// What each place for fat adds.
    pub fat_slot: f64,
    /// What Scavenger and Piracy add, each.
    pub extra_food: f64,
    /// What being open to carnivores takes.
    pub danger: f64,
    /// Share of its worth for which a token is better than sleep.
    pub spared_sleep: f64,
    /// Share of the harm that gets past Mimicry.
    pub mimicry: f64,
    /// Carnivores feared this round for each card that others may still play.
    pub fear: f64,
    /// Animals expected for each card that others may still play.
    pub newcomers: f64,
    /// What the others' strength counts.
    pub rivalry: f64,
    /// What harm done to one of several others counts against the seat's own gain; between two it counts in full.
    pub malice: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            hand: 0.7,
            card: 0.8,
            fat: 0.3,
            survival: 0.85,
            hunger: 0.06,
            hunting: 0.12,
            pair: 0.04,
            sleep: 0.05,
            fat_slot: 0.03,
            extra_food: 0.02,
            danger: 0.15,
            spared_sleep: 0.2,
            mimicry: 0.6,
            fear: 0.04,
            newcomers: 0.35,
            rivalry: 1.2,
            malice: 0.65,
        }
    }
}

impl Evaluate for State {
    fn evaluate(&self, seat: Seat) -> f64 {
        judge(&self.view(Viewer::Seat(seat)), seat, &Weights::default())
    }
}

/// How good the table looks to the seat.
pub fn judge(view: &View, seat: Seat, weights: &Weights) -> f64 {
    let strength = if view.moment.phase == Phase::Over {
        final_points(view)
    } else {
        Judgement::new(view, seat, weights).strengths()
    };
    let others: Vec<f64> = Seat::all(view.seats).filter(|&other| other != seat).map(|s| strength[s.index()]).collect();
    let mean = others.iter().sum::<f64>() / others.len().max(1) as f64;
    let most = others.iter().copied().fold(f64::MIN, f64::max);
    strength[seat.index()] - weights.rivalry * (mean + most) / 2.0
}

type Strengths = [f64; game::MAX_SEATS];

/// At the end only points count, and the pile between equals (ORI-SCORE-4).
fn final_points(view: &View) -> Strengths {
    let mut strength = Strengths::default();
    for seat in Seat::all(view.seats) {
        let won = if view.winners.contains(seat) { 10.0 } else { 0.0 };
        strength[seat.index()] = f64::from(view.breakdown(seat).total()) + won;
    }
    strength
}

struct Judgement<'a> {
    view: &'a View,
    seat: Seat,
    weights: &'a Weights,
    creatures: Vec<Creature>,
    pairs: Vec<Pair>,
    /// Who may still play cards in this development phase.
    developing: SeatSet,
}

impl<'a> Judgement<'a> {
    fn new(view: &'a View, seat: Seat, weights: &'a Weights) -> Self {
        let developing = match view.moment.phase {
            Phase::Development if view.moment.step != Step::Done => {
                Seat::all(view.seats).filter(|&seat| !view.moment.passed.contains(seat)).collect()
            }
            _ => SeatSet::EMPTY,
        };
        let creatures = view.animals.iter().map(|animal| Creature::new(view, animal)).collect();
        let place = |id: AnimalId| view.animals.binary_search_by_key(&id, |animal| animal.id).ok();
        let pairs = view.links.iter().filter_map(|link| {
            let used = view.moment.turn.pairs_used.contains(link.id);
            Some(Pair { shows: link.shows, first: place(link.first)?, second: place(link.second)?, used })
        });
        let mut judgement = Self { view, seat, weights, creatures, pairs: pairs.collect(), developing };
        judgement.set_worth();
        judgement
    }

    /// Rounds in which cards are still dealt, this one among them; 0 in the last.
    fn deals_left(&self) -> f64 {
        if self.view.last_round {
            return 0.0;
        }
        let quota = usize::from(self.view.seats) + self.view.animals.len();
        (f64::from(self.view.deck) / quota as f64).ceil().max(1.0)
    }

    fn set_worth(&mut self) {
        let deals = self.deals_left();
        // The deck may not last for what everybody is due.
        let quota = usize::from(self.view.seats) + self.view.animals.len();
        let supply = (f64::from(self.view.deck) / quota as f64).min(1.0);
        for (place, animal) in self.view.animals.iter().enumerate() {
            let creature = self.creatures[place];
            let prey = self.prey_of(place);
            let chance = prospects(self.view, animal.id, &creature, prey, self.weights);
            // A Neoplasm sets the end.
            let lives = creature.sick.map_or(f64::INFINITY, f64::from);
            let to_the_end = if lives >= deals { chance.powf(deals) } else { 0.0 };
            let mut worth = points(self.view, animal) * to_the_end;
            let mut there = 1.0;
            for _ in 0..deals.min(lives + 1.0) as u32 {
                worth += there * self.weights.card * supply;
                there *= chance;
            }
            self.creatures[place].worth = worth;
        }
    }

    /// How many animals of others this one could attack now.
    fn prey_of(&self, place: usize) -> usize {
        let hunter = &self.creatures[place];
        if !hunter.has(Trait::Carnivorous) {
            return 0;
        }
        let is_prey = |other: &&Creature| {
            let in_herd = other.is_in_herd(&self.creatures, &self.view.options);
            !other.remains && other.owner != hunter.owner && !other.is_safe_from(hunter, other.is_ward, in_herd)
        };
        self.creatures.iter().filter(is_prey).count()
    }

    fn strengths(mut self) -> Strengths {
        let banks = self.banks();
        self.expect_newcomers();
        let mut strength = Strengths::default();
        for bank in &banks {
            let mut forecast = self.forecast(*bank);
            if self.phase_is_over() {
                forecast.die_out();
            } else {
                forecast.run();
            }
            for seat in Seat::all(self.view.seats) {
                strength[seat.index()] += self.strength(seat, &forecast.creatures) / banks.len() as f64;
            }
        }
        strength
    }

    /// Whether nobody eats any more before the extinction.
    fn phase_is_over(&self) -> bool {
        let moment = &self.view.moment;
        matches!((moment.phase, moment.step), (Phase::Feeding, Step::Done) | (Phase::Extinction, Step::Begin))
    }

    fn forecast(&self, banks: Banks) -> Forecast<'a> {
        let moment = &self.view.moment;
        let feeding = moment.phase == Phase::Feeding && moment.step == Step::Turn;
        Forecast {
            weights: self.weights,
            seats: self.view.seats,
            creatures: self.creatures.clone(),
            pairs: self.pairs.clone(),
            banks,
            active: if feeding { moment.active } else { self.view.first },
            acted: feeding && moment.turn.acted,
            main_used: feeding && moment.turn.main != MainAction::None,
            idle: if feeding { moment.idle.len() } else { 0 },
            passed: if feeding { moment.passed } else { SeatSet::EMPTY },
            last_round: self.view.last_round,
            malice: if self.view.seats == 2 { 1.0 } else { self.weights.malice },
            options: &self.view.options,
        }
    }

    /// The banks as they are, or those that the dice may bring (ORI-BANK-2, CON-FOOD-2).
    fn banks(&self) -> Vec<Banks> {
        let view = self.view;
        let is_filled = view.filled.iter().any(|&tokens| tokens > 0);
        if is_filled || view.moment.phase == Phase::Feeding || self.phase_is_over() {
            return vec![view.banks];
        }
        if view.modules.is_divided() {
            return self.banks_to_come();
        }
        let one = |tokens: &[u8]| tokens.iter().map(|&tokens| [tokens, 0, 0]).collect();
        match view.seats {
            2 => one(&[3, 5, 6, 8]),
            3 => one(&[4, 7, 10]),
            4 => one(&[6, 9, 12]),
            5 => one(&[9, 13, 16]),
            6 => one(&[11, 15, 18]),
            7 => one(&[12, 16, 20]),
            _ => one(&[14, 18, 22]),
        }
    }

    /// Middling dice everywhere, and good ones on one continent with bad ones on the other; with what Aedificators add.
    fn banks_to_come(&self) -> Vec<Banks> {
        let view = self.view;
        let with = |luck: Banks| {
            let mut banks = Banks::default();
            for &at in view.modules.locations() {
                let food = view.modules.food(view.seats, at, &view.options);
                let builders = self.creatures.iter().filter(|c| c.at == at && c.has(Trait::Aedificator)).count() as u8;
                banks[at.index()] = food.fixed + food.dice * luck[at.index()] + 2 * builders;
            }
            banks
        };
        [[3, 4, 0], [2, 5, 0], [5, 2, 0]].map(with).to_vec()
    }

    /// Others with cards will probably bring more mouths.
    fn expect_newcomers(&mut self) {
        for other in self.developing.iter().filter(|&other| other != self.seat) {
            let newcomers = (f64::from(self.view.hands[other]) * self.weights.newcomers).round() as u32;
            let worth = 2.0;
            let homes = self.view.modules.homes();
            let home = |number: u32| homes[number as usize % homes.len()];
            self.creatures.extend((0..newcomers).map(|number| Creature::plain(other, home(number), worth)));
        }
    }

    /// Cards that others may still play this round.
    fn unseen_cards(&self, seat: Seat) -> f64 {
        self.developing.iter().filter(|&other| other != seat).map(|other| f64::from(self.view.hands[other])).sum()
    }

    fn strength(&self, seat: Seat, creatures: &[Creature]) -> f64 {
        let weights = self.weights;
        let own = || creatures.iter().take(self.view.animals.len()).filter(|creature| creature.owner == seat);
        let fear = (weights.fear * self.unseen_cards(seat)).min(0.6) / (own().count().max(1) as f64).sqrt();
        let mut strength = 0.0;
        let mut survivors = 0.0;
        for creature in own() {
            let alive = creature.alive * (1.0 - fear * creature.exposure());
            let fat = if self.view.last_round { 0.0 } else { weights.fat * f64::from(creature.fat) };
            strength += alive * (creature.worth + fat);
            survivors += alive;
        }
        if !self.view.last_round {
            let hand = f64::from(self.view.hands[seat]);
            // ORI-DEAL-2, CON-EXT-2: a new hand instead of one card for a player who has neither animals nor cards.
            let more = f64::from(self.view.modules.starting_hand() - 1);
            let fresh_start = if hand == 0.0 { more * (1.0 - survivors).max(0.0) } else { 0.0 };
            strength += weights.hand * (hand + 1.0 + fresh_start);
        }
        strength + 0.001 * f64::from(self.view.discards[seat])
    }
}
