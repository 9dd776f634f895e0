//! A rule that is cited: its number with its title.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::language::fetch_books;
use crate::pages::rules::{rule_href, rule_in};
use crate::prefs::Prefs;

/// The number of a rule with its title, a link to its paragraph. The title is there as soon as the books are, and whoever
/// listens hears at any time what kind of thing it is.
#[component]
pub fn RuleChip(
    /// The rule.
    #[prop(into)]
    rule: Signal<String>,
    /// What a click does instead. So it is at the table, which fetches the books itself, and whose styles say where there
    /// is room for a title.
    #[prop(optional, into)]
    open: Option<Callback<MouseEvent>>,
) -> impl IntoView {
    let prefs = Prefs::here();
    let is_at_table = open.is_some();
    if !is_at_table {
        fetch_books(prefs);
    }
    let title = move || {
        let (has_books, lang) = (prefs.has_books.get(), prefs.lang.get());
        has_books.then(|| rule_in(&rule.get(), lang)).flatten().map(|found| found.title)
    };
    let label = move || match title() {
        Some(title) => format!("{}: {title}", rule.get()),
        None => format!("{} {}", prefs.words().text("rules-number"), rule.get()),
    };
    let click = move |event: MouseEvent| {
        if let Some(open) = open {
            open.run(event);
        }
    };
    view! {
        <a class="ruleid" class:named=!is_at_table href=move || rule_href(&rule.get()) title=label aria-label=label data-title=title on:click=click>
            <span class="rulenumber">{rule}</span>
        </a>
    }
}
