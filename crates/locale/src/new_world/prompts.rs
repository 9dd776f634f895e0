//! What a player is asked, and what the others wait for.

use new_world::{Decision, Question, Variant, View};

use super::names::Names;
use super::terms::card_name;
use crate::words::{Arg, Words};

/// The question to the seat that decides.
pub fn question(words: &Words, names: &dyn Names, view: &View, decision: &Decision) -> String {
    let id = format!("new-world-question-{}", question_id(view, decision.question));
    let animal = |name: &'static str, id| (name, Arg::from(names.animal(id)));
    match decision.question {
        Question::React { predator, prey } => {
            words.text_with(&id, &[animal("predator", predator), animal("prey", prey)])
        }
        Question::PlaceRevealed { card, on } => {
            words.text_with(&id, &[("card", card_name(words, card).into()), animal("animal", on)])
        }
        Question::SpendFat { animal: id_of } | Question::Hibernate { animal: id_of } => {
            words.text_with(&id, &[animal("animal", id_of)])
        }
        Question::Develop | Question::Feed | Question::ChooseTrigger | Question::DiscardDown => words.text(&id),
    }
}

/// What the others read while a seat decides.
pub fn waiting(words: &Words, names: &dyn Names, view: &View, decision: &Decision) -> String {
    let id = format!("new-world-waiting-{}", question_id(view, decision.question));
    words.text_with(&id, &[("player", names.player(decision.seat).into())])
}

fn question_id(view: &View, question: Question) -> &'static str {
    match question {
        Question::Develop if view.options.variant == Variant::RandomMutations => "announce",
        Question::Develop => "develop",
        Question::Feed => "feed",
        Question::React { .. } => "react",
        Question::ChooseTrigger => "trigger",
        Question::PlaceRevealed { .. } => "place",
        Question::SpendFat { .. } => "fat",
        Question::Hibernate { .. } => "hibernate",
        Question::DiscardDown => "discard",
    }
}
