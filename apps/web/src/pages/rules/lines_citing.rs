//! Where a rule or a trait was applied in the game in play.

use leptos::prelude::*;
use locale::Words;

use crate::parts::{Icon, marked};
use crate::route::Route;
use crate::session::Session;

/// How many lines are shown; the latest.
const SHOWN: usize = 4;

/// What happened in the game in play by this rule, and what it refused.
#[component]
pub fn LinesCiting(
    /// The id of the rule.
    rule: &'static str,
    words: &'static Words,
) -> impl IntoView {
    let session = Session::here();
    move || citing_list(words, session.lines_citing(rule))
}

/// These lines beside the rule; nothing if there are none.
pub fn citing_list(words: &'static Words, lines: Vec<String>) -> Option<impl IntoView> {
    let latest = &lines[lines.len().saturating_sub(SHOWN)..];
    let rows = latest.iter().map(|line| view! { <li>{marked(line)}</li> }).collect::<Vec<_>>();
    (!rows.is_empty()).then(|| {
        view! {
            <aside class="here" aria-label=words.text("rules-in-your-game")>
                <Icon id="i-replay" class="s18"/>
                <div>
                    <b>{words.text("rules-in-your-game")}</b>
                    <ul>{rows}</ul>
                    <a href=Route::Play.href()>{words.text("rules-to-the-table")}</a>
                </div>
            </aside>
        }
    })
}
