//! Hints: what could be done, and what it is expected to bring.
//!
//! The adviser thinks in the background and writes a line for each suggestion, the best first: the chance to win, the
//! points ahead, the action in the words of records. The desk reads these lines and shows them.

use bots::{Mind, Prospect};
use game::Seat;
use locale::Words;

use crate::family::Family;
use crate::records::{read_action, write_action};
use crate::screen::HintLine;

pub use bots::Budget;

/// Suggestions at a time, at most.
pub const MOST: usize = 3;

/// A suggestion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint<A> {
    /// What could be done.
    pub action: A,
    /// What it is expected to bring.
    pub prospect: Prospect,
}

/// Thinks about a decision and writes a line for each suggestion.
pub fn suggest<F: Family>(seat: Seat, view: &F::View, legal: &[F::Action], budget: &Budget, seed: u64) -> String {
    let hints = hints::<F>(seat, view, legal, budget, seed);
    let line = |hint: Hint<F::Action>| {
        let Prospect { win, lead } = hint.prospect;
        format!("{win:.4} {lead:.2} {}", write_action::<F>(view, seat, hint.action))
    };
    hints.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Thinks about a decision; the best suggestions.
pub fn hints<G: Mind>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: &Budget,
    seed: u64,
) -> Vec<Hint<G::Action>> {
    let all = bots::suggest::<G>(seat, view, legal, budget, seed);
    // An action with few visits is not advice, whatever its value.
    let most = all.first().map_or(0, |first| first.visits);
    let looked_at = all.into_iter().filter(|opinion| opinion.visits * 20 >= most);
    looked_at.take(MOST).map(|opinion| Hint { action: opinion.action, prospect: opinion.prospect }).collect()
}

impl<A: Copy> Hint<A> {
    /// Reads a line.
    pub(crate) fn read<F: Family<Action = A>>(view: &F::View, line: &str) -> Option<Self> {
        let (win, rest) = line.split_once(' ')?;
        let (lead, action) = rest.split_once(' ')?;
        let prospect = Prospect { win: win.parse().ok()?, lead: lead.parse().ok()? };
        Some(Self { action: read_action::<F>(view, action)?, prospect })
    }

    /// In words.
    pub(crate) fn line<F: Family<Action = A>>(&self, words: &Words, players: &[String], view: &F::View) -> HintLine {
        HintLine { text: F::action(words, players, view, self.action), prospect: prospect(words, self.prospect) }
    }
}

/// A share of 1 in whole per cent.
pub fn percent(share: f32) -> i64 {
    (share.clamp(0.0, 1.0) * 100.0).round() as i64
}

/// What a player may expect, in words: *62% to win, 3 points ahead*.
pub fn prospect(words: &Words, prospect: Prospect) -> String {
    let points = prospect.lead.round() as i64;
    let id = match points {
        0 => "advice-level",
        1.. => "advice-ahead",
        _ => "advice-behind",
    };
    let args = [("percent", percent(prospect.win).into()), ("points", points.abs().into())];
    words.text_with(id, &args)
}

/// The message with the name of a bot's level; a budget or a style in its name does not change it.
pub fn level_name(plays: &str) -> &'static str {
    match plays.split(['@', '+']).next().unwrap_or_default() {
        "random" => "level-random",
        "greedy" => "level-greedy",
        "hatchling" => "level-hatchling",
        "hunter" => "level-hunter",
        "apex" => "level-apex",
        _ => "level-forager",
    }
}

/// The message with the name of a bot's style; nothing for one that is balanced.
pub fn style_name(plays: &str) -> Option<&'static str> {
    match plays.split_once('+')?.1 {
        "peaceful" => Some("style-peaceful"),
        "predatory" => Some("style-predatory"),
        _ => None,
    }
}

/// A bot in words: *Hunter*, *Hunter, predatory*.
pub fn bot_name(words: &Words, plays: &str) -> String {
    let level = words.text(level_name(plays));
    match style_name(plays) {
        Some(style) => {
            words.text_with("level-with-style", &[("level", level.into()), ("style", words.text(style).into())])
        }
        None => level,
    }
}
