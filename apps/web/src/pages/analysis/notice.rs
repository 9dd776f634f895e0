//! What is said about the last step: a refusal with its rule, what to choose next, or what is wrong with a link.

use desk::analysis::share::LinkProblem;
use desk::analysis::{AnyBoard, Refused};
use desk::screen::Emblem;
use leptos::prelude::*;
use locale::Words;
use notation::Problem;

use crate::pages::replay;
use crate::parts::{Icon, RuleChip};

/// What there is to say.
#[derive(Clone, PartialEq)]
pub enum Notice {
    Refused(Refused<&'static str>),
    ChooseFirst,
    ChooseSecond(Emblem),
    Broken(LinkProblem),
}

/// The same in words.
#[derive(Clone, PartialEq)]
pub enum Said {
    /// A rule forbids it.
    Refusal(String, &'static str),
    /// A sentence.
    Hint(String),
    /// A text that cannot be read.
    Problem(Problem),
}

impl Notice {
    /// In words.
    pub fn said(&self, board: &AnyBoard, words: &Words) -> Said {
        let hint = |id: &str| Said::Hint(words.text(id));
        match self {
            Self::Refused(Refused::Rule(rule)) => Said::Refusal(board.refusal(words, rule), rule),
            Self::Refused(Refused::TooMuch) => hint("analysis-too-much"),
            Self::Refused(Refused::Nothing) => hint("analysis-nothing"),
            Self::ChooseFirst => hint(board.terms().choose_first),
            Self::ChooseSecond(shows) => {
                let row = board.traits(words).into_iter().find(|row| row.shows == *shows);
                let name = row.map(|row| row.name).unwrap_or_default();
                Said::Hint(words.text_with("analysis-choose-second", &[("trait", name.into())]))
            }
            Self::Broken(LinkProblem::Letters) => hint("analysis-broken-link"),
            Self::Broken(LinkProblem::NoPosition) => hint("analysis-no-position"),
            Self::Broken(LinkProblem::Text(problem)) => Said::Problem(problem.clone()),
        }
    }
}

/// The line that says it.
#[component]
pub fn NoticeLine(
    /// What is said.
    said: Signal<Option<Said>>,
) -> impl IntoView {
    let line = move || {
        Some(match said.get()? {
            Said::Refusal(text, rule) => {
                view! { <p class="refused"><Icon id="i-shield" class="s18"/><span>{text}</span><RuleChip rule=rule.to_owned()/></p> }.into_any()
            }
            Said::Hint(text) => {
                view! { <p class="refused"><Icon id="i-hint" class="s18"/><span>{text}</span></p> }.into_any()
            }
            Said::Problem(problem) => replay::broken("analysis-broken-text", &problem).into_any(),
        })
    };
    view! { <div class="notice" role="alert">{line}</div> }
}
