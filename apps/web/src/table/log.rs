//! The log in sentences: beside the table where there is room, else a drawer with its last line above the prompt.

use std::sync::Arc;

use desk::Screen;
use desk::diary::{Kind, Line};
use leptos::prelude::*;

use super::hand::traits_button;
use super::online::{talk_button, talk_tab, unread};
use super::rules_tab::RulesTab;
use super::ui::{Room, Tab, Ui};
use crate::online::Online;
use crate::parts::{Icon, marked};
use crate::prefs::t;

/// At least this many lines are shown; older ones are in the record.
const SHOWN: usize = 60;
/// Old lines leave this many at a time: when one leaves, all others are rendered again.
const LEAVE: usize = 30;

/// The log.
#[component]
pub fn LogPanel(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(list) = list.get() {
            ui.drawer.track();
            // With the next frame, which measures everything anyway.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let missed = use_context::<Online>().map(|online| online.missed.get_untracked()).unwrap_or_default();
    let lines = &screen.log;
    let first = lines.len().saturating_sub(SHOWN) / LEAVE * LEAVE;
    let shown = lines[first..].iter().cloned();
    let is_drawer = ui.room.get_untracked() < Room::Wide;
    let is_shown = !is_drawer || ui.drawer.get_untracked();
    let tab = ui.tab.get_untracked();
    let tabs = [(Tab::Log, "i-log", "ui-log"), (Tab::Rules, "i-rules", "ui-rules")];
    let tabs = [tabs[0]].into_iter().chain(talk_tab()).chain([tabs[1]]);
    let tab_button = move |(which, icon, words): (Tab, &'static str, &'static str)| {
        view! {
            <button type="button" role="tab" id=format!("tab-{words}") aria-selected=(tab == which).to_string() on:click=move |_| ui.tab.set(which)>
                <Icon id=icon/>{t(words)}{unread(which)}
            </button>
        }
    };
    view! {
        <aside class="side" class:drawer=is_drawer class:shut=!is_shown aria-label=t("ui-log") id="log">
            <div class="sidehead">
                <div class="sidetabs" role="tablist" aria-label=t("table-beside")>{tabs.map(tab_button).collect_view()}</div>
                {is_drawer.then(|| view! {
                    <button type="button" class="btn quiet icon" aria-label=t("table-close") on:click=move |_| ui.drawer.set(false)><Icon id="i-close"/></button>
                })}
            </div>
            <div class="log" role="log" aria-live="polite" aria-label=t("ui-log") node_ref=list tabindex="0" hidden={tab != Tab::Log}>
                <ol>{shown.map(move |shown| line(shown, &missed)).collect_view()}</ol>
            </div>
            {(tab == Tab::Rules).then(|| view! { <div class="sidebody" role="tabpanel" aria-label=t("ui-rules") tabindex="0"><RulesTab screen=screen.clone()/></div> })}
        </aside>
    }
}

/// The last line, above the prompt, where the log is a drawer.
#[component]
pub fn LastLine(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    let last = screen.log.iter().rev().find(|line| line.kind != Kind::Heading).cloned();
    let open = move |_| {
        ui.drawer.update(|open| *open = !*open);
        // The log opens with the log.
        if ui.tab.get_untracked() == Tab::Talk {
            ui.tab.set(Tab::Log);
        }
    };
    view! {
        <div class="lastline">
            {last.map(|line| view! { <Icon id=look(line.kind).0/><span class="said">{marked(&line.text)}</span> })}
            {(ui.room.get_untracked() == Room::Phone).then(traits_button)}
            {talk_button(ui)}
            <button type="button" class="btn quiet" aria-expanded=move || ui.drawer.get().to_string() on:click=open>
                <Icon id="i-log"/><span class="word">{t("ui-log")}</span><kbd aria-hidden="true">"L"</kbd>
            </button>
        </div>
    }
}

fn line(line: Arc<Line>, missed: &[(u64, u64)]) -> impl IntoView + use<> {
    if line.kind == Kind::Heading {
        return view! { <li class="lap"><span>{marked(&line.text)}</span></li> }.into_any();
    }
    let (icon, class) = look(line.kind);
    let away = missed.iter().any(|(from, to)| (*from..*to).contains(&line.seq));
    let away = away.then(|| view! { <span class="away"><span class="awaytag">{t("online-while-away")}</span></span> });
    view! { <li class=class><Icon id=icon/><span>{away}{marked(&line.text)}</span></li> }.into_any()
}

fn look(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Food => ("i-food", ""),
        Kind::Attack => ("i-attack", "hot"),
        Kind::Defence => ("i-shield", ""),
        Kind::Death => ("i-extinct", "hot"),
        Kind::Card => ("i-hand", ""),
        Kind::Dice => ("i-die_5", ""),
        Kind::Heading | Kind::Other => ("i-arrow_right", ""),
    }
}
