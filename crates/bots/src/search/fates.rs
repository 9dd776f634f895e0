//! What becomes of everybody after an action: the rest of the round, played out many times.

use game::Seat;

use super::Search;
use crate::census::Census;

/// What becomes of everybody after an action, as shares of the tables that were played out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fate {
    /// Everybody who is alive before the action, with the owner: how often they live to see the end of the round.
    pub lives: Vec<(u8, Seat, f32)>,
    /// The seat's own: how often a hunter of somebody else could attack them right after the action.
    pub exposed: Vec<(u8, f32)>,
    /// A hunter of the seat and prey of somebody else: how often one could attack the other right after the action.
    pub hunts: Vec<(u8, u8, f32)>,
}

impl<G: Census> Search<G> {
    /// What becomes of everybody after each of these actions, over this many tables that look like the view, with the
    /// same dice for each action.
    pub fn fates(&mut self, seat: Seat, view: &G::View, actions: &[G::Action], tables: u32) -> Vec<Fate> {
        let mut all = vec![Fate::default(); actions.len()];
        let share = 1.0 / tables.max(1) as f32;
        let (mut before, mut after) = (Vec::new(), Vec::new());
        let worlds = G::worlds(view);
        for _ in 0..tables.max(1) {
            let state = G::draw(&worlds, &mut self.rng);
            before.clear();
            state.living(&mut before);
            let dice = self.rng.clone();
            for (action, fate) in actions.iter().zip(&mut all) {
                self.rng = dice.clone();
                let mut state = state.clone();
                let end = state.round().saturating_add(1);
                if state.apply(seat, *action, &mut ()).is_err() {
                    continue;
                }
                fate.note_reach(&state, seat, &before, share);
                let rollout_limit = self.thinking.rollout_limit;
                let model = self.judge.model(&state);
                self.rollout.run(&mut state, model, end, rollout_limit, &mut self.rng, &mut self.order);
                after.clear();
                state.living(&mut after);
                fate.note_lives(&before, &after, share);
            }
        }
        all
    }
}

impl Fate {
    /// Who could attack whom right after the action.
    fn note_reach<G: Census>(&mut self, state: &G, seat: Seat, before: &[(u8, Seat)], share: f32) {
        let mut here = Vec::with_capacity(before.len());
        state.living(&mut here);
        let (own, others): (Vec<_>, Vec<_>) = here.iter().partition(|(_, owner)| *owner == seat);
        for (animal, _) in own.iter().filter(|one| before.contains(one)) {
            let open = others.iter().any(|(hunter, _)| state.could_hunt(*hunter, *animal));
            add(&mut self.exposed, |known| known.0 == *animal, (*animal, 0.0)).1 += if open { share } else { 0.0 };
            for (prey, _) in others.iter().filter(|(prey, _)| state.could_hunt(*animal, *prey)) {
                let known = add(&mut self.hunts, |known| (known.0, known.1) == (*animal, *prey), (*animal, *prey, 0.0));
                known.2 += share;
            }
        }
    }

    fn note_lives(&mut self, before: &[(u8, Seat)], after: &[(u8, Seat)], share: f32) {
        for &(animal, owner) in before {
            let lives = after.contains(&(animal, owner));
            add(&mut self.lives, |known| known.0 == animal, (animal, owner, 0.0)).2 += if lives { share } else { 0.0 };
        }
    }
}

/// The entry that fits, or a new one.
fn add<T: Copy>(list: &mut Vec<T>, fits: impl Fn(&T) -> bool, new: T) -> &mut T {
    let place = list.iter().position(fits).unwrap_or_else(|| {
        list.push(new);
        list.len() - 1
    });
    &mut list[place]
}
