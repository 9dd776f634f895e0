//! The rest of the round, played out quickly: nobody plays another card, and everybody feeds by a simple rule.

use game::{ActionList, ChanceSource, Game, Need, Seat};
use northstar::{Action, Negations, Phase, SpeciesId, State, Step, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What is hidden and what is shuffled is always drawn from the same seed, so that two tables differ only by what was
/// done.
const SEED: u64 = 0;

/// The table at the end of this round, when the food has been scored.
pub(super) fn played_out(view: &View) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut state = State::determinize(view, &mut rng);
    let rule = FeedingRule::new(view);
    let mut legal: ActionList<Action> = Vec::new();
    while state.phase() != Phase::EndOfFeeding || state.step() != Step::Done {
        let went_on = match state.need() {
            Need::Over => false,
            Need::Chance(chance) => {
                let mut buffer = game::NO_ORDER;
                state.resolve(rng.answer(chance, &mut buffer), &mut ()).is_ok()
            }
            Need::Progress => state.advance(&mut ()),
            Need::Decision(_) | Need::Together(..) if state.is_idle() => state.advance(&mut ()),
            need @ (Need::Decision(_) | Need::Together(..)) => need.asked().iter().next().is_some_and(|seat| {
                legal.clear();
                state.legal(seat, &mut legal);
                let first = legal.iter().max_by_key(|action| rule.priority(seat, **action));
                first.is_some_and(|action| state.apply(seat, *action, &mut ()).is_ok())
            }),
        };
        if !went_on {
            break;
        }
    }
    state
}

/// The rule by which everybody feeds.
struct FeedingRule<'v> {
    view: &'v View,
}

impl<'v> FeedingRule<'v> {
    fn new(view: &'v View) -> Self {
        Self { view }
    }

    /// The priority of an action for a seat: first plants, then meat of others, the most of it; meat of its own species
    /// only if there is nothing else.
    fn priority(&self, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Feed { species } => 100 + self.number(species, |_, pop| pop),
            Action::Attack { attacker, victim, negate: Negations::NONE } => {
                let wanted = self.number(attacker, |_, pop| pop);
                let meat = self.number(victim, |size, _| size).min(wanted);
                let is_own = self.view.rows[seat].iter().any(|species| species.id == victim);
                if is_own { -50 } else { 50 + meat }
            }
            Action::FoodCard { card } => i32::from(card.food),
            Action::Store { tokens } => i32::from(tokens),
            Action::Pass | Action::EndTurn | Action::DefaultOrder => 0,
            Action::Leaf { .. } | Action::Scarce { .. } | Action::Pay { .. } => -1,
            Action::PlayTrait { .. } | Action::NewSpecies { .. } | Action::Grow { .. } | Action::Drop { .. } => -100,
            Action::Attack { .. } | Action::Intelligence { .. } => -100,
        }
    }

    /// Something about size and population of a species as it was before.
    fn number(&self, species: SpeciesId, what: impl Fn(u8, u8) -> u8) -> i32 {
        self.view.species(species).map_or(0, |species| i32::from(what(species.size, species.pop)))
    }
}
