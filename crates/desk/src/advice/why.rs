//! Why a move is suggested, or was better: in words.

use bots::Reason;
use game::Seat;
use locale::{Arg, Words};

use super::percent;
use crate::diary::{marked_animal, marked_player};
use crate::family::Family;

/// Sentences about one move, at most.
const MOST: usize = 2;

/// A reason in a sentence; `name` says what an animal is called, `is_own` whether it belongs to whoever decides.
fn sentence(words: &Words, reason: &Reason, name: &dyn Fn(u8) -> String, is_own: &dyn Fn(u8) -> bool) -> String {
    let animal = |animal: u8| ("animal", Arg::from(name(animal)));
    match *reason {
        Reason::Lives { animal: who, with, without } => {
            let id = match (with >= without, is_own(who)) {
                (true, true) => "advice-saves",
                (true, false) => "advice-helps",
                (false, _) => "advice-risks",
            };
            let shares = [("with", percent(with).into()), ("without", percent(without).into())];
            words.text_with(id, &[animal(who), shares[0].clone(), shares[1].clone()])
        }
        Reason::Protects { animal: who } => words.text_with("advice-protects", &[animal(who)]),
        Reason::Exposes { animal: who } => words.text_with("advice-exposes", &[animal(who)]),
        Reason::Hunts { hunter, prey } => {
            words.text_with("advice-hunts", &[animal(hunter), ("prey", name(prey).into())])
        }
        Reason::Points { more } => {
            let id = if more > 0.0 { "advice-points-more" } else { "advice-points-less" };
            words.text_with(id, &[("points", (more.abs().round().max(1.0) as i64).into())])
        }
    }
}

/// Why a seat would do this, in sentences with marks round names: what differs from the other moves first, then what
/// would follow by the rules.
pub fn sentences<F: Family>(
    words: &Words,
    players: &[String],
    view: &F::View,
    seat: Seat,
    why: &[Reason],
    follows: Vec<String>,
) -> Vec<String> {
    let is_own = |animal: u8| F::owner_of(view, animal) == Some(seat);
    let name = |animal: u8| {
        let called = marked_animal(&locale::numbered_name(animal));
        match F::owner_of(view, animal).filter(|owner| *owner != seat) {
            Some(owner) => {
                let player = players.get(owner.index()).map(|name| marked_player(name)).unwrap_or_default();
                words.text_with("animal-label", &[("animal", called.into()), ("player", player.into())])
            }
            None => called,
        }
    };
    let reasons = why.iter().map(|one| sentence(words, one, &name, &is_own));
    reasons.chain(follows).take(MOST).collect()
}
