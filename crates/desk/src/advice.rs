//! Hints: what could be done, and what it is expected to bring.
//!
//! The adviser thinks in the background and writes a line for each suggestion, the best first: the chance to win, the
//! points ahead, why, the action in the words of records. The desk reads these lines and shows them.

mod why;

use bots::{Playable, Prospect, Reason};
use game::Seat;
use locale::Words;

use crate::family::Family;
use crate::records::{read_action, write_action};

pub use bots::Budget;
pub use why::sentences;

/// Suggestions at a time, at most.
pub const MOST: usize = 3;
/// Moves that a suggestion is compared with, itself included: the best and the least.
const COMPARED: usize = 6;
/// Tables that are played to the end of the round to say why.
pub(crate) const TABLES: u32 = 40;

/// A suggestion.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// What could be done.
    pub action: A,
    /// What it is expected to bring.
    pub prospect: Prospect,
    /// Why, beside the other moves.
    pub why: Vec<Reason>,
}

/// Thinks about a decision and writes a line for each suggestion.
pub fn suggest<F: Family>(seat: Seat, view: &F::View, legal: &[F::Action], budget: &Budget, seed: u64) -> String {
    let hints = hints::<F>(seat, view, legal, budget, seed);
    let line = |hint: Hint<F::Action>| {
        let Prospect { win, lead } = hint.prospect;
        let action = write_action::<F>(view, seat, hint.action);
        format!("{win:.4} {lead:.2} {} {action}", write_reasons(&hint.why))
    };
    hints.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Thinks about a decision; the best suggestions, in the order of what is shown of them.
pub fn hints<G: Playable>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: &Budget,
    seed: u64,
) -> Vec<Hint<G::Action>> {
    let all = bots::suggest::<G>(seat, view, legal, budget, seed);
    // An action with few visits is not advice, whatever its value.
    let most = all.iter().map(|opinion| opinion.visits).max().unwrap_or(0);
    let looked_at = all.iter().take_while(|opinion| opinion.visits * 20 >= most).take(MOST).count();
    let least = all.len().saturating_sub(COMPARED - looked_at).max(looked_at);
    let compared: Vec<G::Action> =
        all.iter().take(looked_at).chain(&all[least..]).map(|opinion| opinion.action).collect();
    let fates = bots::fates::<G>(seat, view, &compared, TABLES, seed);
    let hint = |place: usize| {
        let others = |count: usize| (0..count).filter(move |other| *other != place);
        let beside: Vec<_> = others(fates.len()).map(|other| &fates[other]).collect();
        let leads: Vec<f32> = others(looked_at).map(|other| all[other].prospect.lead).collect();
        let mean = leads.iter().sum::<f32>() / leads.len().max(1) as f32;
        let prospect = all[place].prospect;
        let more = if leads.is_empty() { 0.0 } else { prospect.lead - mean };
        Hint { action: all[place].action, prospect, why: bots::reason::reasons(seat, &fates[place], &beside, more) }
    };
    (0..looked_at).map(hint).collect()
}

/// Whether suggestions are about as good: the search is not sure enough to call one of them the best.
pub fn are_about_equal<A>(hints: &[Hint<A>]) -> bool {
    let spread = |of: fn(&Hint<A>) -> f32| {
        let (least, most) =
            hints.iter().map(of).fold((f32::MAX, f32::MIN), |(least, most), one| (least.min(one), most.max(one)));
        most - least
    };
    hints.len() > 1 && spread(|hint| hint.prospect.win) < 0.025 && spread(|hint| hint.prospect.lead) < 1.0
}

/// Reasons as one word.
pub(crate) fn write_reasons(why: &[Reason]) -> String {
    match why {
        [] => "-".to_owned(),
        why => why.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    }
}

/// Reads what [`write_reasons`] wrote.
pub(crate) fn read_reasons(text: &str) -> Option<Vec<Reason>> {
    if text == "-" { Some(Vec::new()) } else { text.split(',').map(Reason::read).collect() }
}

impl<A: Copy> Hint<A> {
    /// Reads a line.
    pub(crate) fn read<F: Family<Action = A>>(view: &F::View, line: &str) -> Option<Self> {
        let mut parts = line.splitn(4, ' ');
        let prospect = Prospect { win: parts.next()?.parse().ok()?, lead: parts.next()?.parse().ok()? };
        let why = read_reasons(parts.next()?)?;
        Some(Self { action: read_action::<F>(view, parts.next()?)?, prospect, why })
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
