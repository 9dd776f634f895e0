//! Tree search among tables that look the same to the seat (information-set Monte-Carlo tree search).
//!
//! Every iteration draws a fresh table from the view, walks down the tree by the moves that promise most to whoever has to
//! decide, adds one node, plays the rest of the round as a rollout by the priors and evaluates the table with the
//! learned model:
//!
//! | in the tree | how it is taken |
//! |---|---|
//! | a decision of the thinking seat | a node for what that seat sees |
//! | a decision of somebody else | a node for what everybody sees: they are not credited with the cards drawn for them, nor with what others chose in secret |
//! | decisions at the same time | one after the other; nobody's node knows what the others chose |
//! | dice, shuffles | drawn again in every iteration |
//! | what is legal only in some tables | counted as often as it was possible |
//! | the end of the round, of the game | the evaluation, the result |
//!
//! Every seat maximises what it may expect itself. With the same seed and the same number of iterations a search gives the
//! same answer on every machine.

mod budget;
mod fates;
mod index;
mod rollout;
mod tree;

use game::{ActionList, ChanceSource, Need, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub use budget::Budget;
use budget::Clock;
pub use fates::Fate;
pub use tree::Tree;

use crate::judgement::{Judge, Judgement};
use crate::mind::Mind;
use crate::model::{self, Model, Prospect, Prospects};
use crate::style::Style;
use rollout::Rollout;

/// What the search thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// What it is expected to bring.
    pub prospect: Prospect,
    /// The same in one number, as the search counts it.
    pub worth: f32,
    /// The standard error of [`Opinion::worth`].
    pub error: f32,
    /// The visits of the action.
    pub visits: u32,
    /// Its prior probability.
    pub prior: f32,
    /// Whether it is hostile (1), peaceful (-1) or neither.
    pub hostility: i8,
    /// Whether people would wonder about it ([`Mind::mark_odd`]).
    pub is_odd: bool,
}

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// The exploration constant: how much rarely visited moves count against promising ones.
    pub exploration: f32,
    /// How much the evaluation right after a move counts in its prior; 0: the prior of the model alone.
    pub lookahead: f32,
    /// How much the lead in points counts beside the chance to win, from 0 to 1.
    pub lead_weight: f32,
    /// What it likes.
    pub style: Style,
    /// The most decisions of a rollout before the evaluation.
    pub rollout_limit: u16,
    /// Rounds that are played before the evaluation, the one under way included.
    pub rounds: u8,
    /// Who evaluates the table then. Priors are always those of the linear model.
    pub judgement: Judgement,
}

impl Default for Thinking {
    fn default() -> Self {
        Self {
            exploration: 0.3,
            lookahead: 8.0,
            lead_weight: 0.25,
            style: Style::BALANCED,
            rollout_limit: 400,
            rounds: 1,
            judgement: Judgement::Linear,
        }
    }
}

/// A search with its tree, which is kept from move to move.
pub struct Search<G: Mind> {
    rng: Xoshiro256PlusPlus,
    tree: Tree,
    thinking: Thinking,
    judge: Judge,
    rollout: Rollout<G>,
    legal: ActionList<G::Action>,
    path: Vec<tree::Step>,
    order: Box<game::OrderBuffer>,
    /// Legal actions at the root that are not looked at, by their place; usually none.
    barred: Vec<bool>,
}

impl<G: Mind> Search<G> {
    /// A search that is the same whenever it gets the same seed, with at most this much memory for its tree.
    pub fn new(seed: u64, thinking: Thinking, memory: usize) -> Self {
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            tree: Tree::new(memory),
            thinking,
            judge: Judge::default(),
            rollout: Rollout::default(),
            legal: Vec::new(),
            path: Vec::new(),
            order: Box::new(game::NO_ORDER),
            barred: Vec::new(),
        }
    }

    /// The same with a model of its own instead of the edition's.
    pub fn with_model(mut self, model: Model) -> Self {
        self.judge.model = Some(model);
        self
    }

    /// The same with a network that judges, instead of the edition's.
    #[cfg(feature = "network")]
    pub fn with_network(mut self, network: std::sync::Arc<net::Network>) -> Self {
        self.thinking.judgement = Judgement::Network;
        self.judge.set_network(network);
        self
    }

    /// Bytes the tree holds.
    pub fn memory(&self) -> usize {
        self.tree.memory()
    }

    /// Thinks about the decision of the seat until the budget is spent; the number of iterations made.
    pub fn think(&mut self, seat: Seat, view: &G::View, budget: &Budget) -> u32 {
        self.tree.next_search();
        let clock = Clock::new(budget);
        let worlds = G::worlds(view);
        let mut iterations = 0;
        while !clock.is_over(iterations) && !clock.left(iterations).is_some_and(|left| self.is_settled(left)) {
            let mut state = G::draw(&worlds, &mut self.rng);
            self.iterate(seat, &mut state, None);
            iterations += 1;
        }
        iterations
    }

    /// The same without those of the seat's legal actions that are marked here.
    pub fn think_without(&mut self, seat: Seat, view: &G::View, barred: Vec<bool>, budget: &Budget) -> u32 {
        self.barred = barred;
        let iterations = self.think(seat, view, budget);
        self.barred.clear();
        iterations
    }

    /// Whether this many more iterations would hardly change which move has the most visits: the next would need more
    /// than half of them ahead of the favourite.
    fn is_settled(&self, left: u32) -> bool {
        self.path.first().is_some_and(|root| self.tree.margin(root) > left / 2)
    }

    /// Visits one action of the seat this many times more, whatever its value.
    pub fn think_about(&mut self, seat: Seat, view: &G::View, action: G::Action, times: u32) {
        let worlds = G::worlds(view);
        for _ in 0..times {
            let mut state = G::draw(&worlds, &mut self.rng);
            self.iterate(seat, &mut state, Some(action));
        }
    }

    /// What the seats may expect: the mean over this many tables that look like the view, played to the end of the
    /// round.
    pub fn chances(&mut self, view: &G::View, tables: u32) -> Prospects {
        let mut sum = Prospects::default();
        let worlds = G::worlds(view);
        for _ in 0..tables.max(1) {
            let mut state = G::draw(&worlds, &mut self.rng);
            let (seats, end) = (state.seats(), state.round().saturating_add(1));
            let all = self.play_out(&mut state, end);
            for seat in Seat::all(seats) {
                sum[seat].win += all[seat].win / tables.max(1) as f32;
                sum[seat].lead += all[seat].lead / tables.max(1) as f32;
            }
        }
        sum
    }

    /// The values of these actions now, in the order given.
    pub fn opinions(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Opinion<G::Action>> {
        let state = G::determinize(view, &mut self.rng);
        let key = key(&state, seat, seat);
        let node = self.tree.find(key);
        let mut odd = vec![false; legal.len()];
        state.mark_odd(seat, legal, &mut odd);
        let opinion = |(action, is_odd): (&G::Action, bool)| {
            let hostility = state.hostility(seat, *action);
            let prospect = Prospect::default();
            let (worth, error, visits, prior) = (0.0, 1.0, 0, 0.0);
            let unseen = Opinion { action: *action, prospect, worth, error, visits, prior, hostility, is_odd };
            let known = node.and_then(|node| self.tree.opinion(node, *action));
            known.map_or(unseen, |known| Opinion { hostility, is_odd, ..known })
        };
        legal.iter().zip(odd).map(opinion).collect()
    }

    fn judge(&mut self, state: &G) -> Prospects {
        self.judge.judge(state, self.thinking.judgement)
    }

    fn iterate(&mut self, me: Seat, state: &mut G, forced: Option<G::Action>) {
        self.path.clear();
        let round = state.round();
        let end = round.saturating_add(self.thinking.rounds);
        let prospects = loop {
            if state.round() != round {
                break self.play_out(state, end);
            }
            match state.need() {
                Need::Over => break model::result(state),
                Need::Progress => {
                    if !state.advance(&mut ()) {
                        break self.judge(state);
                    }
                }
                Need::Chance(chance) => {
                    if state.resolve(self.rng.answer(chance, &mut self.order), &mut ()).is_err() {
                        break self.judge(state);
                    }
                }
                need @ (Need::Decision(_) | Need::Together(..)) => {
                    let Some(seat) = asked_first(&need, me) else { break self.judge(state) };
                    self.legal.clear();
                    state.legal(seat, &mut self.legal);
                    let went_on = match self.legal.as_slice() {
                        [] => state.advance(&mut ()),
                        [only] => state.apply(seat, *only, &mut ()).is_ok(),
                        _ => match self.step(me, seat, state, forced) {
                            Stepped::On => true,
                            Stepped::Leaf => break self.play_out(state, end),
                            Stepped::Off => false,
                        },
                    };
                    if !went_on {
                        break self.judge(state);
                    }
                }
            }
        };
        self.tree.learn(&self.path, &prospects, self.thinking.lead_weight, G::SPREAD);
    }

    /// One decision in the tree.
    fn step(&mut self, me: Seat, seat: Seat, state: &mut G, forced: Option<G::Action>) -> Stepped {
        let key = key(state, me, seat);
        // A new node: the iteration ends with it, after one move drawn from the priors.
        let (node, then) = match self.tree.find(key) {
            Some(node) => (node, Stepped::On),
            None => match self.tree.add(key) {
                Some(node) => (node, Stepped::Leaf),
                None => return Stepped::Leaf,
            },
        };
        let style = self.thinking.style;
        let (legal, judge) = (&self.legal, &self.judge);
        let first = |priors: &mut Vec<f32>| {
            styled_priors(judge.model(state), state, seat, legal, style, priors);
        };
        if !self.tree.locate(node, legal, first) {
            return Stepped::Leaf;
        }
        let looks = match () {
            () if self.path.is_empty() => 0,
            () if seat == me => SECOND_LOOK,
            () => SECOND_LOOK.max(legal.len() as u32 / 2),
        };
        if self.thinking.lookahead > 0.0 && self.tree.wants_lookahead(node, looks) {
            self.apply_lookahead(seat, state);
        }
        let barred: &[bool] = if self.path.is_empty() { &self.barred } else { &[] };
        let mut number = self.tree.choose(node, self.thinking.exploration, barred);
        if let Some(forced) = forced.filter(|_| self.path.is_empty()) {
            number = self.legal.iter().position(|action| *action == forced).unwrap_or(number);
        }
        self.path.push(self.tree.step(node, number, seat));
        if state.apply(seat, self.legal[number], &mut ()).is_ok() { then } else { Stepped::Off }
    }

    /// The evaluation of the table right after each legal action.
    fn apply_lookahead(&mut self, seat: Seat, state: &G) {
        let Thinking { lookahead, lead_weight, .. } = self.thinking;
        let (legal, judge) = (&self.legal, &self.judge);
        self.tree.apply_lookahead(|number| {
            let mut after = state.clone();
            if after.apply(seat, legal[number], &mut ()).is_err() {
                return 0.0;
            }
            let prospects = judge.model(&after).judge(&after);
            model::exp(lookahead * tree::value(prospects[seat], lead_weight, G::SPREAD))
        });
    }

    fn play_out(&mut self, state: &mut G, end: u8) -> Prospects {
        let rollout_limit = self.thinking.rollout_limit;
        let model = self.judge.model(state);
        match self.rollout.run(state, model, end, rollout_limit, &mut self.rng, &mut self.order) {
            true => model::result(state),
            false => self.judge(state),
        }
    }
}

/// The node of a decision: what the thinking seat sees where it decides itself, elsewhere what everybody sees.
fn key<G: Mind>(state: &G, me: Seat, seat: Seat) -> u64 {
    let viewer = if seat == me { Viewer::Seat(me) } else { Viewer::Spectator };
    state.fingerprint(viewer).wrapping_add(seat.index() as u64)
}

/// After how many visits the moves of a node are evaluated one by one; those of the root are at once, those of other
/// seats with many moves later.
const SECOND_LOOK: u32 = 2;

/// The priors of the legal actions, with the style of the bot.
fn styled_priors<G: Mind>(
    model: &Model,
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    style: Style,
    priors: &mut Vec<f32>,
) {
    model.priors(state, seat, legal, priors);
    priors.iter_mut().for_each(|prior| *prior = prior.sqrt());
    if style == Style::BALANCED {
        return;
    }
    for (prior, action) in priors.iter_mut().zip(legal) {
        let liking = f32::from(state.hostility(seat, *action)) * style.prior_exponent();
        *prior *= model::exp(liking);
    }
}

/// How a step in the tree ended.
enum Stepped {
    /// The next decision may be in the tree as well.
    On,
    /// The tree ends here.
    Leaf,
    /// The table does not go on.
    Off,
}

/// Of those who decide at the same time the thinking seat comes first: its node must be the one of its view.
fn asked_first<D: game::Ask>(need: &Need<D>, me: Seat) -> Option<Seat> {
    let asked = need.asked();
    if asked.contains(me) { Some(me) } else { asked.iter().next() }
}
