//! What a player is asked, and what the others wait for.

use origin::{Decision, Question};

use super::phrases::Phrases;
use crate::names::Names;
use crate::words::Words;

/// The question to the seat that decides.
pub fn question(words: &Words, names: &dyn Names, decision: &Decision) -> String {
    match decision.question {
        Question::Develop => words.text("question-develop"),
        Question::Feed => words.text("question-feed"),
        Question::Defend { attacker, target } => {
            let phrases = Phrases::new(words, names);
            phrases
                .say("question-defend", &[("attacker", phrases.subject(attacker)), ("target", phrases.animal(target))])
        }
        Question::ChooseTrigger => words.text("question-trigger"),
        Question::ChooseScavenger => words.text("question-scavenger"),
        Question::ChooseMigrants => words.text("question-migrants"),
        Question::ChooseFollower { animal } => {
            words.text_with("question-follower", &[("animal", names.animal(animal).into())])
        }
        Question::ChooseKept { animal, shows } => {
            let phrases = Phrases::new(words, names);
            phrases.say("question-kept", &[("trait", phrases.card(shows)), ("animal", phrases.animal(animal))])
        }
        Question::ChooseRestored => words.text("question-restored"),
        Question::ChooseFresh => words.text("question-fresh"),
    }
}

/// What the others read while a seat decides: *Marta chooses a defence.*
pub fn waiting(words: &Words, names: &dyn Names, decision: &Decision) -> String {
    if names.you() == Some(decision.seat) {
        return words.text("waiting-you");
    }
    let id = match decision.question {
        Question::Develop => "waiting-develop",
        Question::Feed => "waiting-feed",
        Question::Defend { .. } => "waiting-defend",
        Question::ChooseTrigger => "waiting-trigger",
        Question::ChooseScavenger => "waiting-scavenger",
        Question::ChooseMigrants => "waiting-migrants",
        Question::ChooseFollower { .. } => "waiting-follower",
        Question::ChooseKept { .. } => "waiting-kept",
        Question::ChooseRestored => "waiting-restored",
        Question::ChooseFresh => "waiting-fresh",
    };
    words.text_with(id, &[("player", names.player(decision.seat).into())])
}
