//! The tree: a table of nodes by what their seat sees, each with the actions that were ever legal there.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use game::{Fingerprint, Seat};

use super::Opinion;
use crate::model::{Prospect, Prospects};

/// Nodes by fingerprint, in a memory that does not grow beyond a bound.
pub struct Tree {
    places: HashMap<u64, u32, BuildHasherDefault<Printed>>,
    nodes: Vec<Node>,
    limit: usize,
    bytes: usize,
    search: u32,
    /// Where the edges of the legal actions are that are looked at now.
    located: Vec<u32>,
}

struct Node {
    key: u64,
    /// The search in which it was last visited.
    used: u32,
    visits: u32,
    total: f32,
    /// The fingerprints of the actions as they came up, and what is known of each, in the same order.
    prints: Vec<u64>,
    edges: Vec<Edge>,
}

#[derive(Clone, Copy)]
struct Edge {
    prior: f32,
    visits: u32,
    /// How often it was legal when the node was visited.
    chances: u32,
    /// What it brought altogether: as the search counts, in victories, in points ahead.
    total: f32,
    win: f32,
    lead: f32,
    /// The squares of what it brought as the search counts.
    squares: f32,
    /// Whether the prior includes the evaluation after the move.
    looked_ahead: bool,
}

/// An edge that an iteration went along.
#[derive(Clone, Copy)]
pub struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

/// What a search counts: the chance to win and, a little, the lead.
pub(super) fn value(prospect: Prospect, lead_weight: f32, spread: f32) -> f32 {
    let lead = (0.5 + 0.5 * prospect.lead / spread).clamp(0.0, 1.0);
    (1.0 - lead_weight) * prospect.win + lead_weight * lead
}

impl Tree {
    pub(super) fn new(limit: usize) -> Self {
        Self { places: HashMap::default(), nodes: Vec::new(), limit, bytes: 0, search: 0, located: Vec::new() }
    }

    /// Bytes in use, counted by what the nodes and edges take.
    pub(super) fn memory(&self) -> usize {
        self.bytes
    }

    /// A new search begins. What the last search did not visit is dropped, once half of the memory is used.
    pub(super) fn next_search(&mut self) {
        self.search += 1;
        if self.bytes * 2 < self.limit {
            return;
        }
        let last = self.search - 1;
        self.nodes.retain(|node| node.used == last);
        self.bytes = self.nodes.iter().map(Node::bytes).sum();
        if self.bytes * 2 >= self.limit {
            self.nodes.clear();
            self.bytes = 0;
        }
        self.nodes.shrink_to_fit();
        self.places = self.nodes.iter().enumerate().map(|(place, node)| (node.key, place as u32)).collect();
    }

    pub(super) fn find(&self, key: u64) -> Option<u32> {
        self.places.get(&key).copied()
    }

    /// A new node, if there is room.
    pub(super) fn add(&mut self, key: u64) -> Option<u32> {
        if self.bytes + size_of::<Node>() + PLACE > self.limit {
            return None;
        }
        let place = self.nodes.len() as u32;
        let (prints, edges) = (Vec::new(), Vec::new());
        let node = Node { key, used: self.search, visits: 0, total: 0.0, prints, edges };
        self.bytes += node.bytes();
        self.nodes.push(node);
        self.places.insert(key, place);
        Some(place)
    }

    /// Finds the edges of what is legal now, or makes them with these priors; false if there is no room for them.
    pub(super) fn locate<A: Hash>(&mut self, node: u32, legal: &[A], priors: impl FnOnce() -> Vec<f32>) -> bool {
        let node = &mut self.nodes[node as usize];
        self.located.clear();
        let (mut missing, mut likely) = (0, 0);
        for action in legal {
            let place = node.edge(action, likely);
            match place {
                Some(place) => likely = place + 1,
                None => missing += 1,
            }
            self.located.push(place.map_or(UNKNOWN, |place| place as u32));
        }
        if missing == 0 {
            return true;
        }
        if self.bytes + missing * (size_of::<Edge>() + size_of::<u64>()) > self.limit {
            return false;
        }
        let before = node.bytes();
        node.prints.reserve_exact(missing);
        node.edges.reserve_exact(missing);
        for ((action, prior), place) in legal.iter().zip(priors()).zip(&mut self.located) {
            if *place == UNKNOWN {
                *place = node.edges.len() as u32;
                node.prints.push(print(action));
                node.edges.push(Edge::new(prior));
            }
        }
        self.bytes += node.bytes() - before;
        true
    }

    /// Whether the located moves are to be evaluated one by one now: a node that is visited again is worth it.
    pub(super) fn wants_lookahead(&self, node: u32, visits: u32) -> bool {
        let node = &self.nodes[node as usize];
        node.visits >= visits && self.located.iter().any(|edge| !node.edges[*edge as usize].looked_ahead)
    }

    /// Evaluates each located move that was not evaluated yet: `think` gives the factor for its prior.
    pub(super) fn apply_lookahead(&mut self, node: u32, mut think: impl FnMut(usize) -> f32) {
        let node = &mut self.nodes[node as usize];
        for (number, edge) in self.located.iter().enumerate() {
            let edge = &mut node.edges[*edge as usize];
            if !edge.looked_ahead {
                edge.looked_ahead = true;
                edge.prior *= think(number);
            }
        }
    }

    /// The legal action to visit next: promising, or rarely visited, and not barred.
    pub(super) fn choose(&mut self, node: u32, exploration: f32, barred: &[bool]) -> usize {
        let node = &mut self.nodes[node as usize];
        node.used = self.search;
        let mean = if node.visits > 0 { node.total / node.visits as f32 } else { 0.5 };
        let mut sum = 0.0;
        for edge in &self.located {
            let edge = &mut node.edges[*edge as usize];
            edge.chances += 1;
            sum += edge.prior;
        }
        let (mut best, mut most) = (0, f32::MIN);
        for (number, edge) in self.located.iter().enumerate() {
            if barred.get(number).is_some_and(|barred| *barred) {
                continue;
            }
            let edge = &node.edges[*edge as usize];
            let worth = if edge.visits > 0 { edge.total / edge.visits as f32 } else { mean };
            let share = edge.prior / sum;
            let score = worth + exploration * share * (edge.chances as f32).sqrt() / (1.0 + edge.visits as f32);
            if score > most {
                (best, most) = (number, score);
            }
        }
        best
    }

    /// The step along the located move with this number.
    pub(super) fn step(&self, node: u32, number: usize, seat: Seat) -> Step {
        Step { node, edge: self.located[number], seat }
    }

    /// Takes in how an iteration ended.
    pub(super) fn learn(&mut self, path: &[Step], prospects: &Prospects, lead_weight: f32, spread: f32) {
        for step in path {
            let prospect = prospects[step.seat];
            let value = value(prospect, lead_weight, spread);
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            node.total += value;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += value;
            edge.squares += value * value;
            edge.win += prospect.win;
            edge.lead += prospect.lead;
        }
    }

    /// By how many visits the favourite of the step's node is ahead of the next.
    pub(super) fn margin(&self, step: &Step) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[step.node as usize].edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second
    }

    /// What is known of an action at a node.
    pub(super) fn opinion<A: Hash>(&self, node: u32, action: A) -> Option<Opinion<A>> {
        let node = &self.nodes[node as usize];
        let edge = &node.edges[node.edge(&action, 0)?];
        let times = edge.visits.max(1) as f32;
        let prospect = Prospect { win: edge.win / times, lead: edge.lead / times };
        let sum: f32 = node.edges.iter().map(|edge| edge.prior).sum();
        let worth = edge.total / times;
        // One visit says nothing about the spread; it is taken for the largest there is.
        let spread = if edge.visits > 1 { (edge.squares / times - worth * worth).max(0.0) } else { 0.25 };
        let error = (spread / times).sqrt();
        let (visits, prior) = (edge.visits, edge.prior / sum);
        Some(Opinion { action, prospect, worth, error, visits, prior, hostility: 0, is_odd: false })
    }
}

/// No place: the action is new at its node.
const UNKNOWN: u32 = u32::MAX;

/// What a node takes in the table of places.
const PLACE: usize = 16;

fn print<A: Hash>(action: &A) -> u64 {
    let mut print = Fingerprint::default();
    action.hash(&mut print);
    print.finish()
}

impl Edge {
    fn new(prior: f32) -> Self {
        Self { prior, visits: 0, chances: 0, total: 0.0, win: 0.0, lead: 0.0, squares: 0.0, looked_ahead: false }
    }
}

impl Node {
    /// Where an action stands among the edges, most likely there: legal actions come in the same order again and again.
    fn edge<A: Hash>(&self, action: &A, likely: usize) -> Option<usize> {
        let print = print(action);
        if self.prints.get(likely) == Some(&print) {
            return Some(likely);
        }
        self.prints.iter().position(|known| *known == print)
    }

    fn bytes(&self) -> usize {
        // The node, its place in the table, its edges and their prints.
        size_of::<Self>() + PLACE + self.edges.capacity() * size_of::<Edge>() + self.prints.capacity() * 8
    }
}

/// Fingerprints need no hashing.
#[derive(Default)]
struct Printed(u64);

impl Hasher for Printed {
    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
