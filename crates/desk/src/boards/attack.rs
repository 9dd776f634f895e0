//! An attack that is being prepared: which traits it ignores, and which cards pay for that.
//!
//! The engine lists what is legal; here it is only looked through.

use northstar::{Action, Card, Negations, SpeciesId, Trait, TraitSet};

use super::Desk;

/// The ways in which this attack is legal, by the traits it ignores.
pub(crate) fn ways(desk: &Desk, attacker: SpeciesId, victim: SpeciesId) -> Vec<TraitSet> {
    let way = |action: Action| match action {
        Action::Attack { attacker: by, victim: prey, negate } if by == attacker && prey == victim => {
            Some(negate.traits)
        }
        _ => None,
    };
    desk.legal().into_iter().filter_map(way).collect()
}

/// The cheapest way.
pub(crate) fn cheapest(desk: &Desk, attacker: SpeciesId, victim: SpeciesId) -> Option<TraitSet> {
    ways(desk, attacker, victim).into_iter().min_by_key(|traits| traits.len())
}

/// The attack that ignores these traits.
pub(crate) fn with(attacker: SpeciesId, victim: SpeciesId, traits: TraitSet) -> Action {
    Action::Attack { attacker, victim, negate: Negations::of(traits) }
}

/// The traits that can be ignored or not, whichever the player likes.
pub(crate) fn free_to_ignore(ways: &[TraitSet]) -> Vec<Trait> {
    let sometimes =
        |t: &Trait| ways.iter().any(|traits| traits.contains(*t)) && ways.iter().any(|traits| !traits.contains(*t));
    Trait::ALL.into_iter().filter(sometimes).collect()
}

/// These traits with this one ignored, or no longer; `None` if that is not legal.
pub(crate) fn toggled(ways: &[TraitSet], traits: TraitSet, t: Trait) -> Option<TraitSet> {
    let mut changed = traits;
    match traits.contains(t) {
        true => changed.remove(t),
        false => changed.insert(t),
    }
    ways.contains(&changed).then_some(changed)
}

/// Cards of the hand that pay for this many traits: those named before, then those with the smallest numbers.
pub(crate) fn payment(desk: &Desk, count: usize, before: &[Card]) -> Vec<Card> {
    let mut pays: Vec<Card> = before.iter().copied().take(count).collect();
    let mut left: Vec<Card> = desk.view.own.iter().flat_map(|own| own.hand.iter().copied()).collect();
    for card in &pays {
        if let Some(place) = left.iter().position(|held| held == card) {
            left.remove(place);
        }
    }
    game::order::sort_by_key(&mut left, |card| card.food);
    pays.extend(left.into_iter().take(count - pays.len()));
    pays
}

/// The payment with this card in it; the one named first goes out for it.
pub(crate) fn with_card(desk: &Desk, pays: &[Card], card: Card) -> Option<Vec<Card>> {
    let held = desk.view.own.iter().flat_map(|own| &own.hand).filter(|held| **held == card).count();
    let used = pays.iter().filter(|paid| **paid == card).count();
    (used < held && !pays.is_empty()).then(|| pays.iter().copied().skip(1).chain([card]).collect())
}
