//! The tree: a table of nodes by what their seat sees, each with the actions that were ever legal there.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use game::Seat;

use super::Opinion;
use crate::model::{Prospect, Prospects};

/// Nodes by fingerprint, in a memory that does not grow beyond a bound.
pub struct Tree<A> {
    places: HashMap<u64, u32, BuildHasherDefault<Printed>>,
    nodes: Vec<Node<A>>,
    limit: usize,
    bytes: usize,
    search: u32,
}

struct Node<A> {
    key: u64,
    /// The search in which it was last visited.
    used: u32,
    visits: u32,
    total: f32,
    /// Sorted by action.
    edges: Vec<Edge<A>>,
}

#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// How often it was legal when the node was visited.
    chances: u32,
    /// What it brought altogether: as the search counts, in victories, in points ahead.
    total: f32,
    win: f32,
    lead: f32,
}

/// An edge that an iteration went along.
#[derive(Clone, Copy)]
pub struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

/// What a search counts: the chance to win and, a little, the lead.
pub(super) fn value(prospect: Prospect, pride: f32, spread: f32) -> f32 {
    let lead = (0.5 + 0.5 * prospect.lead / spread).clamp(0.0, 1.0);
    (1.0 - pride) * prospect.win + pride * lead
}

impl<A: Copy + Ord> Tree<A> {
    pub(super) fn new(limit: usize) -> Self {
        Self { places: HashMap::default(), nodes: Vec::new(), limit, bytes: 0, search: 0 }
    }

    /// Bytes in use, counted by what the nodes and edges take.
    pub(super) fn memory(&self) -> usize {
        self.bytes
    }

    /// A new move is thought about. What the last search did not come by any more goes, once half of the memory is used.
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
        if self.bytes + 4096 > self.limit {
            return None;
        }
        let place = self.nodes.len() as u32;
        let node = Node { key, used: self.search, visits: 0, total: 0.0, edges: Vec::new() };
        self.bytes += node.bytes();
        self.nodes.push(node);
        self.places.insert(key, place);
        Some(place)
    }

    fn node(&mut self, node: u32) -> &mut Node<A> {
        &mut self.nodes[node as usize]
    }

    /// Whether something is legal that was never legal here before.
    pub(super) fn needs_priors(&mut self, node: u32, legal: &[A]) -> bool {
        let node = self.node(node);
        legal.iter().any(|action| node.edge(*action).is_err())
    }

    /// Notes first thoughts about what is legal now; earlier ones stay.
    pub(super) fn set_priors(&mut self, node: u32, legal: &[A], priors: &[f32]) {
        let node = &mut self.nodes[node as usize];
        let before = node.bytes();
        for (action, prior) in legal.iter().zip(priors) {
            if let Err(place) = node.edge(*action) {
                let new = Edge { action: *action, prior: *prior, visits: 0, chances: 0, total: 0.0, win: 0.0, lead: 0.0 };
                node.edges.insert(place, new);
            }
        }
        self.bytes += node.bytes() - before;
    }

    /// The legal action to look at next: promising, or not looked at enough.
    pub(super) fn choose(&mut self, node: u32, legal: &[A], curiosity: f32) -> usize {
        let search = self.search;
        let node = self.node(node);
        node.used = search;
        let mean = if node.visits > 0 { node.total / node.visits as f32 } else { 0.5 };
        let mut sum = 0.0;
        for action in legal {
            if let Ok(place) = node.edge(*action) {
                node.edges[place].chances += 1;
                sum += node.edges[place].prior;
            }
        }
        let (mut best, mut most) = (0, f32::MIN);
        for (number, action) in legal.iter().enumerate() {
            let Ok(place) = node.edge(*action) else { continue };
            let edge = &node.edges[place];
            let worth = if edge.visits > 0 { edge.total / edge.visits as f32 } else { mean };
            let share = edge.prior / sum;
            let score = worth + curiosity * share * (edge.chances as f32).sqrt() / (1.0 + edge.visits as f32);
            if score > most {
                (best, most) = (number, score);
            }
        }
        best
    }

    pub(super) fn step_to(&mut self, node: u32, action: A, seat: Seat) -> Step {
        let edge = self.node(node).edge(action).unwrap_or(0) as u32;
        Step { node, edge, seat }
    }

    /// Takes in how an iteration ended.
    pub(super) fn learn(&mut self, path: &[Step], prospects: &Prospects, pride: f32, spread: f32) {
        for step in path {
            let prospect = prospects[step.seat];
            let value = value(prospect, pride, spread);
            let node = self.node(step.node);
            node.visits += 1;
            node.total += value;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += value;
            edge.win += prospect.win;
            edge.lead += prospect.lead;
        }
    }

    pub(super) fn opinion(&self, node: u32, action: A) -> Option<Opinion<A>> {
        let node = &self.nodes[node as usize];
        let edge = &node.edges[node.edge(action).ok()?];
        let times = edge.visits.max(1) as f32;
        let prospect = Prospect { win: edge.win / times, lead: edge.lead / times };
        let sum: f32 = node.edges.iter().map(|edge| edge.prior).sum();
        Some(Opinion { action, prospect, visits: edge.visits, prior: edge.prior / sum })
    }
}

impl<A: Copy + Ord> Node<A> {
    fn edge(&self, action: A) -> Result<usize, usize> {
        self.edges.binary_search_by(|edge| edge.action.cmp(&action))
    }
}

impl<A> Node<A> {
    fn bytes(&self) -> usize {
        // The node, its place in the table, its edges.
        size_of::<Self>() + 16 + self.edges.capacity() * size_of::<Edge<A>>()
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
