//! What a player is asked, and what the others wait for.

use new_world::{AnimalId, Decision, Question};

use super::phrases::Phrases;
use super::terms::card_name;
use crate::names::Names;
use crate::words::Words;

/// The question to the seat that decides.
pub fn question(words: &Words, names: &dyn Names<AnimalId>, decision: &Decision) -> String {
    let phrases = Phrases::new(words, names);
    match decision.question {
        Question::Develop => words.text("new-world-question-develop"),
        Question::Feed => words.text("question-feed"),
        Question::React { predator, prey } => phrases.say(
            "question-defend-new-world",
            &[("attacker", phrases.subject(predator)), ("target", phrases.animal(prey))],
        ),
        Question::ChooseTrigger => words.text("new-world-question-trigger"),
        Question::PlaceRevealed { card, on } => {
            let card = ("card", card_name(words, card).into());
            phrases.say("new-world-question-revealed", &[card, ("animal", phrases.animal(on))])
        }
        Question::SpendFat { animal } => phrases.say("new-world-question-fat", &[("animal", phrases.animal(animal))]),
        Question::Hibernate { animal } => {
            phrases.say("new-world-question-hibernate", &[("animal", phrases.animal(animal))])
        }
        Question::DiscardDown => words.text("new-world-question-discard"),
    }
}

/// What the others read while a seat decides: *Marta chooses a defence.*
pub fn waiting(words: &Words, names: &dyn Names<AnimalId>, decision: &Decision) -> String {
    if names.you() == Some(decision.seat) {
        return words.text("waiting-you");
    }
    let (id, animal) = match decision.question {
        Question::Develop => ("waiting-develop", None),
        Question::Feed => ("waiting-feed", None),
        Question::React { .. } => ("waiting-defend-new-world", None),
        Question::ChooseTrigger => ("new-world-waiting-trigger", None),
        Question::PlaceRevealed { on, .. } => ("new-world-waiting-revealed", Some(on)),
        Question::SpendFat { animal } => ("new-world-waiting-fat", Some(animal)),
        Question::Hibernate { animal } => ("new-world-waiting-hibernate", Some(animal)),
        Question::DiscardDown => ("new-world-waiting-discard", None),
    };
    let mut args = vec![("player", names.player(decision.seat).into())];
    args.extend(animal.map(|animal| ("animal", names.animal(animal).into())));
    words.text_with(id, &args)
}
