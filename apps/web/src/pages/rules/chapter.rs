//! A chapter: its rules one below the other, each with its number as an anchor.

use desk::book::{Defence, defences};
use editions::Edition;
use editions::rulebook::RuleText;
use leptos::prelude::*;
use locale::{Arg, Lang, Words};

use super::book::{chapter_href, chapters, rule_href, trait_href};
use super::lines_citing::LinesCiting;
use super::markdown::markdown;
use crate::parts::{Icon, RuleChip, trait_icon};

/// A chapter, with a rule marked.
#[component]
pub fn ChapterText(edition: Edition, number: usize, marked: Option<String>, lang: Lang) -> impl IntoView {
    let words = Words::of(lang);
    let all = chapters(edition, lang);
    let chapter = all.get(number).copied()?;
    let count = words.text_with(
        "rules-chapter-of",
        &[("number", Arg::Number(number as i64 + 1)), ("count", Arg::Number(all.len() as i64))],
    );
    let listed = defences(&chapter.rules.iter().map(|rule| rule.id).collect::<Vec<_>>());
    let defences = (!listed.is_empty()).then(|| view! { <Defences listed=listed lang=lang/> });
    let rules = chapter.rules.iter().map(|rule| {
        let here = marked.as_deref() == Some(rule.id);
        view! { <RuleRow rule=rule marked=here in_game=words/> }
    });
    let step = |number: Option<usize>, icon: &'static str, rel: &'static str| {
        let number = number.filter(|number| *number < all.len())?;
        let name = all.get(number)?.name;
        Some(
            view! { <a class=format!("btn quiet {rel}") rel=rel href=chapter_href(edition, number)><Icon id=icon/>{name}</a> },
        )
    };
    Some(view! {
        <p class="crumb">{count}</p>
        <h1 id="rules-title" tabindex="-1">{chapter.name}</h1>
        {defences}
        {rules.collect_view()}
        <nav class="onward" aria-label=words.text("rules-onward")>
            {step(number.checked_sub(1), "i-chevron_left", "prev")}
            {step(Some(number + 1), "i-chevron_right", "next")}
        </nav>
    })
}

/// A rule: its number, its title, its text, and where it was applied if that is wanted.
#[component]
pub fn RuleRow(
    rule: &'static RuleText,
    #[prop(optional)] marked: bool,
    #[prop(optional)] in_game: Option<&'static Words>,
) -> impl IntoView {
    let title_id = format!("{}-title", rule.id);
    view! {
        <article class="par" class:marked=marked id=rule.id tabindex="-1" aria-labelledby=title_id>
            <a class="ruleid" href=rule_href(rule.id)>{rule.id}</a>
            <div class="body"><h2 id=format!("{}-title", rule.id)>{rule.title}</h2>{markdown(rule.text)}
                {in_game.map(|words| view! { <LinesCiting rule=rule.id words=words/> })}</div>
        </article>
    }
}

/// The static defences, and what overcomes each.
#[component]
fn Defences(listed: Vec<Defence>, lang: Lang) -> impl IntoView {
    let words = Words::of(lang);
    let rows = listed.into_iter().map(|Defence { of, rule, overcome, .. }| view! {
        <tr>
            <td><RuleChip rule=rule.to_owned()/></td>
            <th scope="row"><a class="traitlink" href=trait_href(of.book(), of)><Icon id=trait_icon(of)/>{of.name(words)}</a></th>
            <td>{words.text(&overcome)}</td>
        </tr>
    });
    view! {
        <div class="tablewrap" tabindex="0">
            <table class="defences">
                <thead><tr><th scope="col">{words.text("rules-number")}</th><th scope="col">{words.text("rules-shield")}</th><th scope="col">{words.text("rules-overcome")}</th></tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
