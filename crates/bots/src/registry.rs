//! Bots by name.
//!
//! A name may say more: `apex@0.3s` thinks for 0.3 seconds, `apex@500` for 500 iterations, `hunter+predatory` likes to hunt.
//! `apex@linear` judges by the linear model where Apex has a network, so that progress can be measured for ever; it may have
//! a budget too: `apex@linear@0.3s`.

use web_time::Duration;

use crate::bot::Bot;
use crate::census::Census;
use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::judgement::Judgement;
use crate::level::{Level, Thinker};
use crate::mind::Mind;
use crate::random::Random;
use crate::search::Budget;
use crate::style::Style;

/// The names of all bots, the weakest first.
pub const NAMES: &[&str] = &["random", "hatchling", "greedy", "forager", "hunter", "apex"];

/// What stands behind the name of a bot that judges by the linear model.
const LINEAR: &str = "linear";

/// A game that every bot can play.
pub trait Playable: Mind + Evaluate + Census + 'static {}

impl<G: Mind + Evaluate + Census + 'static> Playable for G {}

/// Whether there is a bot with this name. The names are the same in every game.
pub fn is_name(name: &str) -> bool {
    by_name::<origin::State>(name, 0).is_some()
}

/// The bot with this name, if there is one.
pub fn by_name<G: Playable>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    if name == Random::NAME {
        return Some(Box::new(Random::new(seed)));
    }
    if name == Greedy::<G>::NAME {
        return Some(Box::new(Greedy::<G>::new(seed)));
    }
    let (name, style) = match name.split_once('+') {
        Some((name, style)) => (name, Style::from_id(style)?),
        None => (name, Style::BALANCED),
    };
    let mut words = name.split('@');
    let level = Level::from_id(words.next()?)?;
    let mut words = words.peekable();
    let judgement = match words.next_if(|word| *word == LINEAR) {
        Some(_) => Judgement::Linear,
        None => level.skill().judgement,
    };
    let budget = match words.next() {
        Some(budget) => Some(read_budget(budget)?),
        None => None,
    };
    if words.next().is_some() {
        return None;
    }
    let bot = Thinker::judging_by(level, style, seed, judgement);
    Some(Box::new(match budget {
        Some(budget) => bot.with_budget(budget),
        None => bot,
    }))
}

/// `500` iterations, `0.3s` seconds.
fn read_budget(text: &str) -> Option<Budget> {
    match text.strip_suffix('s') {
        Some(seconds) => {
            let seconds: f64 = seconds.parse().ok().filter(|seconds| (0.001..=600.0).contains(seconds))?;
            Some(Budget::time(Duration::from_secs_f64(seconds)))
        }
        None => text.parse().ok().filter(|&iterations| iterations > 0).map(Budget::iterations),
    }
}
