//! The chosen pair: the answer, every check in the order of the rules, and what would follow.

use desk::origin::analysis::{Check, Pair, Verdict, WhatIf};
use leptos::prelude::*;
use origin::AnimalId;

use super::Bench;
use crate::parts::{Icon, Picture, marked, trait_icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The answer.
#[component]
pub fn Answer() -> impl IntoView {
    let bench = expect_context::<Bench>();
    let body = move || {
        let chosen = bench.pair.get();
        let pair = bench.matrix.with(|matrix| {
            let pairs = matrix.hunters.iter().flat_map(|(_, pairs)| pairs);
            pairs.clone().find(|pair| Some((pair.hunter, pair.prey)) == chosen).cloned()
        });
        match pair {
            Some(pair) => view! { {answer(bench, pair.clone())} {what_if(bench, &pair)} }.into_any(),
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

fn answer(bench: Bench, pair: Pair) -> impl IntoView {
    let (class, icon, id) = match pair.verdict {
        Verdict::Yes | Verdict::Itself => ("yes", "i-check", "analysis-yes"),
        Verdict::Defended { .. } => ("yes but", "i-check", "analysis-yes-defended"),
        Verdict::No { .. } => ("yes no", "i-shield", "analysis-no"),
    };
    let outlook = pair.outlook.iter().map(|line| view! { <li>{marked(line)}</li> }).collect_view();
    view! {
        <div class="qa">{figure(bench, pair.hunter, "h")}<Icon id="i-attack" class="s32"/>{figure(bench, pair.prey, "q")}</div>
        <h3 class=class><Icon id=icon/>{t(id)}</h3>
        <h4 class="k">{t("analysis-checks")}</h4>
        <ol class="chk">{pair.checks.into_iter().map(check).collect_view()}</ol>
        {(!pair.outlook.is_empty()).then(|| view! { <h4 class="k">{t("analysis-then")}</h4><ul class="then">{outlook}</ul> })}
    }
}

/// What would turn the answer.
fn what_if(bench: Bench, pair: &Pair) -> impl IntoView + use<> {
    let words = Prefs::here().words();
    let turns = bench.board.with(|board| board.what_if(pair, words));
    let id = if matches!(pair.verdict, Verdict::No { .. }) { "analysis-would-help" } else { "analysis-would-stop" };
    let row = |turn: WhatIf| {
        let rule = turn
            .rule
            .map(|rule| view! { <a class="ruleid" href=Route::Rules(Some(rule.to_owned())).href()>{rule}</a> });
        view! { <li><Icon id=trait_icon(turn.shows) class="s18"/><span>{turn.text}" "{rule}</span></li> }
    };
    (!turns.is_empty()).then(|| {
        view! {
            <h4 class="k">{t(id)}</h4>
            <ul class="chk turns">{turns.into_iter().map(row).collect_view()}</ul>
        }
    })
}

fn figure(bench: Bench, id: AnimalId, place: &'static str) -> impl IntoView {
    let picture =
        bench.animal(id).map(|animal| view! { <span class="mxpic"><Picture animal=animal place=place/></span> });
    view! { <figure>{picture}<figcaption class="name" lang="la">{locale::field_name(id)}</figcaption></figure> }
}

fn check(check: Check) -> impl IntoView {
    let (icon, word, class) = match check.passed {
        true => ("i-check", "analysis-passed", ""),
        false => ("i-shield", "analysis-failed", "bad"),
    };
    view! {
        <li class=class><Icon id=icon class="s18"/><span><span class="vh">{t(word)}": "</span>{marked(&check.text)}" "
            <a class="ruleid" href=Route::Rules(Some(check.rule.to_owned())).href()>{check.rule}</a></span></li>
    }
}
