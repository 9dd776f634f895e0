//! What would follow from an action, in the words of the log.

use northstar::{Action, Cause, Outlook};

use super::log::{cause_name, say};
use super::species_name;
use crate::words::Words;

/// What would follow from an action, a sentence each; what its own label says already is left out.
pub fn outlook(words: &Words, outlook: &Outlook, action: Action) -> Vec<String> {
    let mut sentences = Vec::new();
    for (species, pop) in &outlook.losses {
        sentences.push(say(words, "lost", &[("species", species_name(*species).into()), ("pop", (*pop).into())]));
    }
    for (species, _) in &outlook.deaths {
        sentences.push(words.text_with("board-outlook-dies", &[("species", species_name(*species).into())]));
    }
    for gain in &outlook.gains {
        let is_said =
            gain.cause == Cause::Feeding && matches!(action, Action::Feed { species } if species == gain.species);
        if is_said && gain.board + gain.fat == 1 {
            continue;
        }
        let id = if gain.fat > 0 { "took-fat" } else { "took" };
        let args = [
            ("species", species_name(gain.species).into()),
            ("count", (gain.board + gain.fat).into()),
            ("fat", gain.fat.into()),
            ("cause", cause_name(words, gain.cause).into()),
        ];
        sentences.push(say(words, id, &args));
    }
    sentences
}
