//! Beside the board: the log of the whole game, what has happened in ink, what comes later pale; or the turning points.

use desk::diary::Kind;
use desk::replay::FilmLine;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Projector;
use super::board::icon;
use super::turning::Turning;
use crate::parts::{Icon, marked};
use crate::prefs::t;

/// The log. One stop of the tab key: the arrows go on from there.
#[component]
fn Events() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        let frame = projector.frame.get() as u32;
        projector.lines.track();
        let Some(list) = list.get() else { return };
        let Some(line) = list.children().item(frame).and_then(|line| line.dyn_into::<web_sys::HtmlElement>().ok())
        else {
            return;
        };
        list.set_scroll_top(line.offset_top() - list.offset_top() - list.client_height() / 2);
    });
    let press = move |event: web_sys::KeyboardEvent| {
        match event.key().as_str() {
            "ArrowUp" => projector.step(false),
            "ArrowDown" => projector.step(true),
            _ => return,
        }
        event.prevent_default();
        if let Some(line) =
            list.get_untracked().and_then(|list| list.children().item(projector.frame.get_untracked() as u32))
            && let Some(button) = line.first_element_child().and_then(|b| b.dyn_into::<web_sys::HtmlElement>().ok())
        {
            let _ = button.focus();
        }
    };
    let lines = move || {
        projector.lines.with(|lines| {
            lines.iter().cloned().enumerate().map(|(number, line)| event_line(projector, number, line)).collect_view()
        })
    };
    view! { <ol class="log ev" node_ref=list on:keydown=press>{lines}</ol> }
}

/// What stands beside the board: the log, or the turning points where the game is reviewed.
#[component]
pub fn Side() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let reviewed = Memo::new(move |_| projector.reviewing.review.with(Option::is_some));
    let turning = RwSignal::new(false);
    let shown = move || turning.get() && reviewed.get();
    let tab = move |of: bool, icon: &'static str, words: &'static str, id: &'static str| {
        view! {
            <button type="button" role="tab" id=id aria-controls="side-panel" aria-selected=move || (shown() == of).to_string()
                on:click=move |_| turning.set(of)><Icon id=icon class="s18"/>{t(words)}</button>
        }
    };
    let label = move || if shown() { t("review-turning")() } else { t("replay-events")() };
    view! {
        <aside class="side replayside" aria-label=label>
            <Show
                when=move || reviewed.get()
                fallback=|| view! { <h2 class="sidehead"><Icon id="i-log"/>{t("replay-events")}</h2> }
            >
                <div class="tabs" role="tablist" aria-label=t("replay-events")>
                    {tab(false, "i-log", "replay-events", "tab-events")}
                    {tab(true, "i-hint", "review-turning", "tab-turning")}
                </div>
            </Show>
            <div class="sidepanel" id="side-panel" role=move || reviewed.get().then_some("tabpanel") aria-label=label>
                <Show when=shown fallback=|| view! { <Events/> }><Turning/></Show>
            </div>
        </aside>
    }
}

fn event_line(projector: Projector, number: usize, line: FilmLine) -> impl IntoView {
    let is_now = move || projector.frame.get() == number;
    let kind = match line.kind {
        Kind::Heading => "head",
        Kind::Attack | Kind::Death => "hot",
        _ => "",
    };
    let class = move || {
        let when = match projector.frame.get().cmp(&number) {
            core::cmp::Ordering::Less => "next",
            core::cmp::Ordering::Equal => "now",
            core::cmp::Ordering::Greater => "",
        };
        format!("{kind} {when}")
    };
    view! {
        <li class=class>
            <button type="button" class="evline"
                tabindex=move || if is_now() { "0" } else { "-1" }
                aria-current=move || is_now().then_some("step")
                on:click=move |_| projector.go(number)>
                <Icon id=icon(line.kind)/><span>{marked(&line.text)}</span>
            </button>
        </li>
    }
}
