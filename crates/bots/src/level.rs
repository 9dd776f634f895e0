//! The four levels people play against.
//!
//! All of them search the same way and see the same; what makes the lower ones weaker is what makes people weaker: they
//! look at little, they do not see far, and of moves that seem about as good to them they do not always take the best.

use game::Seat;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use web_time::Duration;

use crate::bot::Bot;
use crate::judgement::Judgement;
use crate::mind::Mind;
use crate::model::{Prospect, exp};
use crate::random::draw;
use crate::search::{Budget, Opinion, Search, Thinking};
use crate::style::Style;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sees what a move does at once, and often takes the second best.
    Hatchling,
    /// Looks a little ahead.
    Forager,
    /// Thinks, quickly.
    Hunter,
    /// Thinks as well as it can in a second.
    Apex,
}

/// What makes a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The most iterations for a move.
    pub iterations: u32,
    /// The longest time for a move.
    pub time: Duration,
    /// How much worse a move may look and still be taken now and then, in chances to win; 0: always the best.
    pub slips: f32,
    /// The most decisions of a rollout.
    pub rollout_limit: u16,
    /// Who judges the tables at its end.
    pub judgement: Judgement,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Hatchling, Self::Forager, Self::Hunter, Self::Apex];

    /// Its name in the registry.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hatchling => "hatchling",
            Self::Forager => "forager",
            Self::Hunter => "hunter",
            Self::Apex => "apex",
        }
    }

    /// The level with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// What makes it.
    pub const fn skill(self) -> Skill {
        let (iterations, milliseconds, slips, rollout_limit) = match self {
            Self::Hatchling => (24, 50, 0.07, 6),
            Self::Forager => (60, 100, 0.02, 400),
            Self::Hunter => (200, 150, 0.0, 400),
            Self::Apex => (2500, 1000, 0.0, 400),
        };
        let judgement = match self {
            Self::Hatchling | Self::Forager | Self::Hunter => Judgement::Linear,
            Self::Apex => Judgement::Network,
        };
        Skill { iterations, time: Duration::from_millis(milliseconds), slips, rollout_limit, judgement }
    }
}

/// A bot of some level.
pub struct Thinker<G: Mind> {
    level: Level,
    budget: Budget,
    slips: f32,
    style: Style,
    search: Search<G>,
    rng: Xoshiro256PlusPlus,
}

impl<G: Mind> Thinker<G> {
    /// A bot of this level and style, which plays the same way whenever it gets the same seed, as long as time does not
    /// stop it.
    pub fn new(level: Level, style: Style, seed: u64) -> Self {
        Self::judging_by(level, style, seed, level.skill().judgement)
    }

    /// The same with another judgement than that of its level.
    pub fn judging_by(level: Level, style: Style, seed: u64, judgement: Judgement) -> Self {
        let skill = level.skill();
        let thinking = Thinking { style, rollout_limit: skill.rollout_limit, judgement, ..Thinking::default() };
        let budget = Budget::iterations(skill.iterations).within(skill.time);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let search = Search::new(rng.next_u64(), thinking, budget.memory);
        Self { level, budget, slips: skill.slips, style, search, rng }
    }

    /// The same with another budget.
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Whether the most visited move is taken; slips and styles need the value of each move.
    fn takes_the_favourite(&self) -> bool {
        self.slips <= 0.0 && self.style == Style::BALANCED
    }

    /// What may be done, after a second look where the favourite is a move that people would wonder about: the others are
    /// searched by themselves. Unless the favourite is better than the best of them beyond the error, it is dropped, and so
    /// are all moves of its kind.
    fn consider(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], made: u32) -> Vec<Opinion<G::Action>> {
        let favourites = |opinions: &[Opinion<G::Action>]| {
            let most =
                |is_odd: bool| opinions.iter().filter(|one| one.is_odd == is_odd).max_by_key(|one| one.visits).copied();
            most(true).zip(most(false))
        };
        let mut opinions = self.search.opinions(seat, view, legal);
        let Some((odd, sane)) = favourites(&opinions) else { return opinions };
        if odd.visits > sane.visits {
            let barred = opinions.iter().map(|one| one.is_odd).collect();
            let time = self.budget.time.map(|time| time / 2);
            let budget = Budget { iterations: made.div_ceil(2), time, ..self.budget };
            self.search.think_without(seat, view, barred, &budget);
            opinions = self.search.opinions(seat, view, legal);
            if let Some((odd, _)) = favourites(&opinions).filter(|(odd, sane)| is_proved_better(odd, sane)) {
                return vec![odd];
            }
        }
        opinions.retain(|one| !one.is_odd);
        opinions
    }

    fn pick(&mut self, opinions: &[Opinion<G::Action>]) -> Option<G::Action> {
        let most = opinions.iter().map(|opinion| opinion.visits).max()?;
        if self.takes_the_favourite() {
            return opinions.iter().find(|opinion| opinion.visits == most).map(|opinion| opinion.action);
        }
        // Slips and styles choose among the moves that were visited.
        let least = if self.slips > 0.0 { 1 } else { most / 4 };
        let seen: Vec<_> = opinions.iter().filter(|opinion| opinion.visits >= least.max(1)).collect();
        let bonus = self.style.hostility_bonus();
        let worth = |opinion: &Opinion<G::Action>| {
            let Prospect { win, lead } = opinion.prospect;
            win + LEAD * lead + bonus * f32::from(opinion.hostility)
        };
        let best = seen.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        if self.slips <= 0.0 {
            return Some(best.action);
        }
        let weights: Vec<_> = seen.iter().map(|opinion| exp((worth(opinion) - worth(best)) / self.slips)).collect();
        Some(seen[draw(&weights, &mut self.rng)].action)
    }
}

/// Whether a move that people would wonder about is better than another one beyond doubt: both were visited often, and the
/// gain is more than the error and more than anybody would notice.
fn is_proved_better<A>(odd: &Opinion<A>, sane: &Opinion<A>) -> bool {
    const VISITS: u32 = 32;
    const ERRORS: f32 = 2.0;
    const GAIN: f32 = 0.01;
    let error = (odd.error * odd.error + sane.error * sane.error).sqrt();
    odd.visits.min(sane.visits) >= VISITS && odd.worth - sane.worth > GAIN + ERRORS * error
}

/// What a point ahead is worth, as a chance to win.
const LEAD: f32 = 0.004;

impl<G: Mind> Bot<G> for Thinker<G> {
    fn name(&self) -> &'static str {
        self.level.id()
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let budget = if self.takes_the_favourite() { self.budget.decisive() } else { self.budget };
        let made = self.search.think(seat, view, &budget);
        let opinions = self.consider(seat, view, legal, made);
        self.pick(&opinions).unwrap_or(legal[0])
    }
}
