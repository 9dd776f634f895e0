//! The chosen pair: the answer, every check in the order of the rules, and what would follow.

use desk::analysis::{Check, Pair, Verdict, WhatIf};
use desk::screen::Being;
use leptos::prelude::*;

use super::bench::Judged;
use crate::parts::{Icon, Picture, RuleChip, marked, trait_icon};
use crate::prefs::t;

/// The answer.
pub fn panel(judged: Judged) -> impl IntoView {
    let body = move || {
        let chosen = judged.pair.get();
        let pair = chosen.and_then(|(hunter, prey)| judged.matrix.with(|matrix| matrix.pair(hunter, prey).cloned()));
        match pair {
            Some(pair) => view! { {answer(judged, pair.clone())} {what_if(judged, &pair)} }.into_any(),
            None => view! { <p class="hint">{t("analysis-choose-pair")}</p> }.into_any(),
        }
    };
    view! {
        <section class="panel" aria-labelledby="answer-title">
            <h2 class="k" id="answer-title">{t("analysis-answer")}</h2>
            <div aria-live="polite">{body}</div>
        </section>
    }
}

fn answer(judged: Judged, pair: Pair) -> impl IntoView {
    let (class, icon, id) = match pair.verdict {
        Verdict::Yes | Verdict::Itself => ("yes", "i-check", "analysis-yes"),
        Verdict::Defended { .. } => ("yes but", "i-check", judged.terms.answered),
        Verdict::Priced { .. } => ("yes but", "i-check", judged.terms.priced),
        Verdict::No { .. } => ("yes no", "i-shield", "analysis-no"),
    };
    let outlook = pair.outlook.iter().map(|line| view! { <li>{marked(line)}</li> }).collect_view();
    view! {
        <div class="qa">{figure(judged, pair.hunter, "h")}<Icon id="i-attack" class="s32"/>{figure(judged, pair.prey, "q")}</div>
        <h3 class=class><Icon id=icon/>{t(id)}</h3>
        <h4 class="k">{t("analysis-checks")}</h4>
        <ol class="chk">{pair.checks.into_iter().map(check).collect_view()}</ol>
        {(!pair.outlook.is_empty()).then(|| view! { <h4 class="k">{t("analysis-then")}</h4><ul class="then">{outlook}</ul> })}
    }
}

/// What would turn the answer.
fn what_if(judged: Judged, pair: &Pair) -> impl IntoView + use<> {
    let turns = judged.what_if.run(pair.clone());
    let id = if matches!(pair.verdict, Verdict::No { .. }) { "analysis-would-help" } else { "analysis-would-stop" };
    let row = |turn: WhatIf| {
        let rule = turn.rule.map(|rule| view! { <RuleChip rule=rule.to_owned()/> });
        view! { <li><Icon id=trait_icon(turn.shows) class="s18"/><span>{turn.text}" "{rule}</span></li> }
    };
    (!turns.is_empty()).then(|| {
        view! {
            <h4 class="k">{t(id)}</h4>
            <ul class="chk turns">{turns.into_iter().map(row).collect_view()}</ul>
        }
    })
}

fn figure(judged: Judged, id: Being, place: &'static str) -> impl IntoView {
    judged.animal(id).map(|animal| {
        let name = animal.name.clone();
        view! { <figure><span class="mxpic"><Picture animal=animal place=place/></span><figcaption class="name" lang="la">{name}</figcaption></figure> }
    })
}

fn check(check: Check) -> impl IntoView {
    let (icon, word, class) = match check.passed {
        true => ("i-check", "analysis-passed", ""),
        false => ("i-shield", "analysis-failed", "bad"),
    };
    view! {
        <li class=class><Icon id=icon class="s18"/><span><span class="vh">{t(word)}": "</span>{marked(&check.text)}" "
            <RuleChip rule=check.rule.to_owned()/></span></li>
    }
}
