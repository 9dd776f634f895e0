//! Two worlds that one viewer cannot tell apart, with nothing but the engine: what may be done in them without telling.
//!
//! Tests that play the same game in two rooms or on two servers ask here what to do in each, and compare what the viewer
//! is told.

use game::{Game, Need, NumberedChance, Seat, SeatSet, Viewer, below};
use rand_core::Rng;
use table::Automatic;

use crate::dice;

/// How often somebody is chosen and something that they do, before it is given up.
const TRIES: usize = 6;

/// A state with how many outcomes of chance there have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct World<G> {
    /// The state.
    pub state: G,
    /// How many outcomes of chance its record has.
    pub drawn: u64,
}

/// What the viewer and everybody see of something, and who is asked then.
#[derive(PartialEq, Debug)]
pub struct Seen<E> {
    own: Vec<E>,
    public: Vec<E>,
    asked: SeatSet,
    drawn: u64,
}

impl<E> Seen<E> {
    /// Whether the viewer, or somebody who watches, notices that anything has happened; `asked` were asked before.
    pub fn is_noticed(&self, asked: SeatSet) -> bool {
        !self.own.is_empty() || !self.public.is_empty() || self.asked != asked
    }
}

/// Something that somebody does in one world and something else in the other, which look the same to the viewer.
pub struct Choice<G: Game> {
    /// Who.
    pub seat: Seat,
    /// What, in each world.
    pub actions: [G::Action; 2],
    /// The worlds then.
    pub after: [World<G>; 2],
    /// What the viewer sees of it in either.
    pub seen: Seen<G::SeenEvent>,
}

/// Two worlds of a view, drawn with these seeds.
pub fn drawn<G: Game>(view: &G::View, seeds: [u64; 2], drawn: u64) -> [World<G>; 2] {
    seeds.map(|seed| World { state: G::determinize(view, &mut dice(seed)), drawn })
}

impl<G: Game> World<G> {
    /// Carries out an action and what follows by itself, as a table of people far apart does.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        viewer: Viewer,
        source: &dyn NumberedChance,
    ) -> Seen<G::SeenEvent> {
        let mut events = Vec::new();
        self.state.apply(seat, action, &mut events).expect("a legal action");
        loop {
            while Automatic::Open.passes(&self.state) && self.state.advance(&mut events) {}
            match self.state.need() {
                Need::Chance(chance) => {
                    let mut buffer = game::NO_ORDER;
                    let mut source = source.boxed_clone();
                    let outcome = source.draw(self.drawn, chance, &mut buffer);
                    self.state.resolve(outcome, &mut events).expect("an outcome");
                    self.drawn += 1;
                }
                Need::Decision(_) | Need::Together(..) => match Automatic::Open.answer(&self.state) {
                    Some((seat, action)) => self.state.apply(seat, action, &mut events).expect("an answer"),
                    None => break,
                },
                Need::Progress | Need::Over => break,
            }
        }
        let seen = |viewer| events.iter().filter_map(|event| G::seen(event, viewer)).collect();
        let asked = self.state.need().asked();
        Seen { own: seen(viewer), public: seen(Viewer::Spectator), asked, drawn: self.drawn }
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal
    }
}

/// An action of somebody in one world and one in the other that looks the same to this seat; nothing if none is found.
pub fn choose<G: Game>(
    worlds: &[World<G>; 2],
    viewer: Seat,
    source: &dyn NumberedChance,
    rng: &mut impl Rng,
) -> Option<Choice<G>> {
    let asked: Vec<Seat> = worlds[0].state.need().asked().iter().collect();
    if asked.is_empty() {
        return None;
    }
    for _ in 0..TRIES {
        let seat = asked[below(rng, asked.len() as u32) as usize];
        let legal = [worlds[0].legal(seat), worlds[1].legal(seat)];
        let action = legal[0][below(rng, legal[0].len() as u32) as usize];
        let mut one = worlds[0].clone();
        let seen = one.act(seat, action, Viewer::Seat(viewer), source);
        let begin = below(rng, legal[1].len() as u32) as usize;
        let others = (0..legal[1].len()).map(|place| legal[1][(begin + place) % legal[1].len()]);
        let others: Vec<_> = if seat == viewer { vec![action] } else { others.collect() };
        for other in others {
            let mut two = worlds[1].clone();
            if two.act(seat, other, Viewer::Seat(viewer), source) == seen {
                return Some(Choice { seat, actions: [action, other], after: [one, two], seen });
            }
        }
    }
    None
}
