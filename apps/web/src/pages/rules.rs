//! The rules reader: every rule of the book, searchable.

use editions::Edition;
use editions::rulebook::{RuleText, rules};
use leptos::prelude::*;

use crate::parts::Bar;
use crate::prefs::t;
use crate::route::Route;

/// The rules, at a rule if one is asked for.
#[component]
pub fn RulesPage(
    /// The rule to begin with.
    id: Option<String>,
) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let chosen = id.clone();
    Effect::new(move |_| {
        if let Some(place) = chosen.as_deref().and_then(|id| document().get_element_by_id(id)) {
            place.scroll_into_view();
        }
    });
    let found = move || {
        let wanted = search.get().to_lowercase();
        let meets = |rule: &&RuleText| {
            wanted.is_empty()
                || [rule.id, rule.title, rule.text].iter().any(|text| text.to_lowercase().contains(&wanted))
        };
        rules(Edition::Origin).iter().filter(meets).collect::<Vec<_>>()
    };
    view! {
        <div class="pg rulespg">
            <Bar><span class="edition">{t("ui-rules")}</span></Bar>
            <main class="reader">
                <label class="field">
                    <span class="vh">{t("web-search")}</span>
                    <input type="search" placeholder=t("web-search") on:input=move |event| search.set(event_target_value(&event))/>
                </label>
                {move || found().into_iter().map(|rule| view! {
                    <article class="rule" id=rule.id>
                        <h2><a class="ruleid" href=Route::Rules(Some(rule.id.to_owned())).href()>{rule.id}</a>" "{rule.title}</h2>
                        <div class="ruletext">{paragraphs(rule.text)}</div>
                    </article>
                }).collect_view()}
            </main>
        </div>
    }
}

fn paragraphs(text: &'static str) -> impl IntoView {
    text.split("\n\n")
        .map(|paragraph| {
            if paragraph.starts_with('|') || paragraph.starts_with("```") {
                view! { <pre>{paragraph}</pre> }.into_any()
            } else {
                view! { <p>{paragraph.replace("**", "").replace('`', "")}</p> }.into_any()
            }
        })
        .collect_view()
}
