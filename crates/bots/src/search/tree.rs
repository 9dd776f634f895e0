//! The tree: nodes by what their seat sees, each with the actions that were ever legal there.
//!
//! Nodes and edges lie in two lists, and two tables say where: so an iteration allocates nothing but what the lists grow by,
//! and they keep what they have grown to.

use std::hash::{Hash, Hasher};

use game::{Fingerprint, Seat};

use super::Opinion;
use super::index::{Index, NONE};
use crate::model::{Prospect, Prospects};

/// Nodes by fingerprint, in a memory that does not grow beyond a bound.
pub struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// The places of nodes by their keys, and of the edges of some nodes by these and their prints.
    node_places: Index,
    edge_places: Index,
    limit: usize,
    search: u32,
    /// The prints of the legal actions that are looked at now, and where their edges are.
    prints: Vec<u64>,
    located: Vec<u32>,
    /// Their priors, where some of them are new.
    priors: Vec<f32>,
}

#[derive(Clone, Copy)]
struct Node {
    key: u64,
    /// The search in which it was last visited.
    used: u32,
    visits: u32,
    total: f32,
    /// Its edges as the actions came up: the first and the last of a list.
    first: u32,
    last: u32,
    /// Whether its edges are in the table. Most nodes are visited once, and most others with the same actions again.
    indexed: bool,
}

#[derive(Clone, Copy)]
struct Edge {
    /// The fingerprint of the action, and whose it is.
    print: u64,
    node: u32,
    /// The next edge of the node.
    next: u32,
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
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            node_places: Index::default(),
            edge_places: Index::default(),
            limit,
            search: 0,
            prints: Vec::new(),
            located: Vec::new(),
            priors: Vec::new(),
        }
    }

    /// Bytes in use, counted by what the nodes and edges take at most.
    pub(super) fn memory(&self) -> usize {
        self.nodes.len() * NODE + self.edges.len() * EDGE
    }

    /// A new search begins. What the last search did not visit is dropped, once half of the memory is used.
    pub(super) fn next_search(&mut self) {
        self.search += 1;
        if self.memory() * 2 < self.limit {
            return;
        }
        let last = self.search - 1;
        let (nodes, edges) = (core::mem::take(&mut self.nodes), core::mem::take(&mut self.edges));
        self.node_places.clear();
        self.edge_places.clear();
        for node in nodes.iter().filter(|node| node.used == last) {
            let place = self.put(Node { first: NONE, last: NONE, indexed: false, ..*node });
            let mut next = node.first;
            while next != NONE {
                let edge = edges[next as usize];
                self.link(place, edge);
                next = edge.next;
            }
        }
        if self.memory() * 2 >= self.limit {
            self.nodes.clear();
            self.edges.clear();
            self.node_places.clear();
            self.edge_places.clear();
        }
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        let place = self.node_places.find(key, |place| self.nodes[place as usize].key == key);
        (place != NONE).then_some(place)
    }

    /// A new node, if there is room.
    pub(super) fn add(&mut self, key: u64) -> Option<u32> {
        if self.memory() + NODE > self.limit {
            return None;
        }
        let (visits, total, first, last) = (0, 0.0, NONE, NONE);
        Some(self.put(Node { key, used: self.search, visits, total, first, last, indexed: false }))
    }

    fn put(&mut self, node: Node) -> u32 {
        let place = self.nodes.len() as u32;
        grow(&mut self.nodes);
        self.nodes.push(node);
        self.node_places.insert(place, |place| self.nodes[place as usize].key);
        place
    }

    /// A further edge of a node.
    fn link(&mut self, node: u32, edge: Edge) -> u32 {
        let place = self.edges.len() as u32;
        grow(&mut self.edges);
        self.edges.push(Edge { node, next: NONE, ..edge });
        let owner = &mut self.nodes[node as usize];
        match owner.last {
            NONE => owner.first = place,
            last => self.edges[last as usize].next = place,
        }
        owner.last = place;
        if owner.indexed {
            self.index(place);
        }
        place
    }

    /// Puts an edge into the table.
    fn index(&mut self, place: u32) {
        self.edge_places.insert(place, |place| {
            let edge = &self.edges[place as usize];
            hash(edge.node, edge.print)
        });
    }

    /// Where an action stands among the edges of a node.
    #[inline]
    fn edge(&mut self, node: u32, print: u64) -> u32 {
        if !self.nodes[node as usize].indexed {
            self.nodes[node as usize].indexed = true;
            let mut place = self.nodes[node as usize].first;
            while place != NONE {
                self.index(place);
                place = self.edges[place as usize].next;
            }
        }
        self.edge_places.find(hash(node, print), |place| {
            let edge = &self.edges[place as usize];
            edge.print == print && edge.node == node
        })
    }

    /// The edges of a node, in the order in which the actions came up.
    fn edges(&self, node: u32) -> impl Iterator<Item = &Edge> {
        let mut next = self.nodes[node as usize].first;
        core::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// Finds the edges of what is legal now, or makes them with these priors; false if there is no room for them.
    pub(super) fn locate<A: Hash>(&mut self, node: u32, legal: &[A], priors: impl FnOnce(&mut Vec<f32>)) -> bool {
        self.located.clear();
        self.prints.clear();
        let mut missing = 0;
        // Legal actions come in the same order again and again.
        let mut likely = self.nodes[node as usize].first;
        let is_new = likely == NONE;
        for action in legal {
            let print = print(action);
            let place = match self.edges.get(likely as usize) {
                Some(edge) if edge.print == print => likely,
                _ if is_new => NONE,
                _ => self.edge(node, print),
            };
            match self.edges.get(place as usize) {
                Some(edge) => likely = edge.next,
                None => missing += 1,
            }
            self.prints.push(print);
            self.located.push(place);
        }
        if missing == 0 {
            return true;
        }
        if self.memory() + missing * EDGE > self.limit {
            return false;
        }
        let mut weights = core::mem::take(&mut self.priors);
        priors(&mut weights);
        for (number, &prior) in weights.iter().enumerate().take(legal.len()) {
            if self.located[number] == NONE {
                self.located[number] = self.link(node, Edge::new(self.prints[number], prior));
            }
        }
        self.priors = weights;
        true
    }

    /// Whether the located moves are to be evaluated one by one now: a node that is visited again is worth it.
    pub(super) fn wants_lookahead(&self, node: u32, visits: u32) -> bool {
        self.nodes[node as usize].visits >= visits
            && self.located.iter().any(|edge| !self.edges[*edge as usize].looked_ahead)
    }

    /// Evaluates each located move that was not evaluated yet: `think` gives the factor for its prior.
    pub(super) fn apply_lookahead(&mut self, mut think: impl FnMut(usize) -> f32) {
        for (number, edge) in self.located.iter().enumerate() {
            let edge = &mut self.edges[*edge as usize];
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
            let edge = &mut self.edges[*edge as usize];
            edge.chances += 1;
            sum += edge.prior;
        }
        let (mut best, mut most) = (0, f32::MIN);
        for (number, edge) in self.located.iter().enumerate() {
            if barred.get(number).is_some_and(|barred| *barred) {
                continue;
            }
            let edge = &self.edges[*edge as usize];
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
            let edge = &mut self.edges[step.edge as usize];
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
        for edge in self.edges(step.node) {
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
        let print = print(&action);
        let edge = self.edges(node).find(|edge| edge.print == print)?;
        let times = edge.visits.max(1) as f32;
        let prospect = Prospect { win: edge.win / times, lead: edge.lead / times };
        let sum: f32 = self.edges(node).map(|edge| edge.prior).sum();
        let worth = edge.total / times;
        // One visit says nothing about the spread; it is taken for the largest there is.
        let spread = if edge.visits > 1 { (edge.squares / times - worth * worth).max(0.0) } else { 0.25 };
        let error = (spread / times).sqrt();
        let (visits, prior) = (edge.visits, edge.prior / sum);
        Some(Opinion { action, prospect, worth, error, visits, prior, hostility: 0, is_odd: false })
    }
}

/// What a node and an edge take at most: with the room to which their lists grow before it is needed, and their places in
/// the tables.
const NODE: usize = size_of::<Node>() * 5 / 4 + Index::BYTES;
const EDGE: usize = size_of::<Edge>() * 5 / 4 + Index::BYTES;

/// Makes room for one more; a list grows by a quarter.
fn grow<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 4).max(64));
    }
}

/// The hash of an edge in the table.
#[inline]
fn hash(node: u32, print: u64) -> u64 {
    (print ^ u64::from(node)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

fn print<A: Hash>(action: &A) -> u64 {
    let mut print = Fingerprint::default();
    action.hash(&mut print);
    print.finish()
}

impl Edge {
    fn new(print: u64, prior: f32) -> Self {
        Self {
            print,
            node: NONE,
            next: NONE,
            prior,
            visits: 0,
            chances: 0,
            total: 0.0,
            win: 0.0,
            lead: 0.0,
            squares: 0.0,
            looked_ahead: false,
        }
    }
}
