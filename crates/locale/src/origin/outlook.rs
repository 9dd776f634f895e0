//! What would follow from a choice.

use origin::outlook::{Defence, Gain};
use origin::{Action, Death, Outlook, Question};

use super::phrases::Phrases;
use crate::names::Names;
use crate::words::Words;

/// The consequences of a choice, one line each, the most important first.
pub fn outlook(words: &Words, names: &dyn Names, outlook: &Outlook, action: &Action) -> Vec<String> {
    let phrases = Phrases::new(words, names);
    let mut lines = Vec::new();
    if let Some(defence) = &outlook.defence {
        lines.extend(defence_lines(&phrases, defence));
    }
    let gains: Vec<String> = outlook.gains.iter().flat_map(|gain| gain_parts(&phrases, gain)).collect();
    if !gains.is_empty() {
        let id = if outlook.defence.is_some() { "outlook-if-eaten" } else { "outlook-gains" };
        lines.push(phrases.say(id, &[("gains", gains.join(", ").into())]));
    }
    for &(animal, cause) in &outlook.deaths {
        let id = match cause {
            // The prey of the attack itself: the lines above are about it.
            Death::Eaten { .. } => continue,
            Death::Starved => "outlook-starves",
            Death::Poison => "outlook-dies-of-poison",
        };
        lines.push(phrases.say(id, &[("animal", phrases.animal(animal))]));
    }
    if let Some(decision) = outlook.choice {
        let id = match decision.question {
            Question::ChooseTrigger => Some("outlook-choice-trigger"),
            Question::ChooseScavenger => Some("outlook-choice-scavenger"),
            Question::Defend { .. } => Some("outlook-choice-defence"),
            Question::Develop | Question::Feed => None,
        };
        lines.extend(id.map(|id| phrases.say_of(decision.seat, id, &[])));
    }
    if let Some((_, need)) = outlook.need {
        lines.push(phrases.say("outlook-need", &[("need", need.into())]));
    }
    if matches!(action, Action::Take { .. } | Action::Graze { .. }) {
        lines.push(phrases.say("outlook-bank", &[("count", outlook.bank.into())]));
    }
    if outlook.ends_phase {
        lines.push(words.text("outlook-ends-phase"));
    }
    lines
}

fn defence_lines(phrases: &Phrases<'_>, defence: &Defence) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((faces, sides)) = defence.escapes_on {
        // The highest faces escape.
        let faces: Vec<String> =
            (1..=sides).skip(usize::from(sides.saturating_sub(faces))).map(|f| f.to_string()).collect();
        lines.push(phrases.say("outlook-running", &[("faces", phrases.list("list-or", &faces).into())]));
    }
    if !defence.redirects_to.is_empty() {
        let animals: Vec<String> = defence.redirects_to.iter().map(|&animal| phrases.names.animal(animal)).collect();
        lines.push(phrases.say("outlook-mimicry", &[("animals", phrases.list("list-or", &animals).into())]));
    }
    if defence.loses_tail {
        lines.push(phrases.say("outlook-tail-loss", &[]));
    }
    if defence.is_hopeless() {
        lines.push(phrases.say("outlook-no-defence", &[]));
    }
    if defence.poisons {
        lines.push(phrases.say("outlook-poison", &[]));
    }
    if defence.stings {
        lines.push(phrases.say("outlook-sting", &[]));
    }
    lines
}

/// What one animal gets, as parts of a list.
fn gain_parts(phrases: &Phrases<'_>, gain: &Gain) -> Vec<String> {
    let animal = || ("animal", phrases.animal(gain.animal));
    let mut parts = Vec::new();
    if gain.food > 0 {
        let id = if gain.food_after >= gain.need { "outlook-gain-fed" } else { "outlook-gain-food" };
        parts.push(phrases.say(id, &[animal(), ("food", gain.food_after.into()), ("need", gain.need.into())]));
    }
    if gain.fat > 0 {
        parts.push(phrases.say("outlook-gain-fat", &[animal(), ("count", gain.fat.into())]));
    }
    if gain.lost > 0 {
        parts.push(phrases.say("outlook-gain-lost", &[("count", gain.lost.into())]));
    }
    parts
}
