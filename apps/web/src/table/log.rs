//! The log in sentences.

use desk::diary::{Kind, Line};
use leptos::prelude::*;

use crate::parts::{Icon, marked};
use crate::prefs::t;

/// How many lines are shown; older ones are in the record.
const SHOWN: usize = 60;

/// The log.
#[component]
pub fn LogPanel(lines: Vec<Line>) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let shown = lines.into_iter().rev().take(SHOWN).collect::<Vec<_>>().into_iter().rev();
    view! {
        <aside class="side" aria-label=t("ui-log")>
            <h2 class="sidehead"><Icon id="i-log"/>{t("ui-log")}</h2>
            <ol class="log" role="log" aria-live="polite" node_ref=list tabindex="0">
                {shown.map(line).collect_view()}
            </ol>
        </aside>
    }
}

fn line(line: Line) -> impl IntoView {
    let (icon, class) = match line.kind {
        Kind::Heading => return view! { <li class="lap">{marked(&line.text)}</li> }.into_any(),
        Kind::Food => ("i-food", ""),
        Kind::Attack => ("i-attack", "hot"),
        Kind::Defence => ("i-shield", ""),
        Kind::Death => ("i-extinct", "hot"),
        Kind::Card => ("i-hand", ""),
        Kind::Dice => ("i-die_5", ""),
        Kind::Other => ("i-turn", ""),
    };
    view! { <li class=class><Icon id=icon/><span>{marked(&line.text)}</span></li> }.into_any()
}
