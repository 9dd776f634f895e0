//! The row of area cards: food and shelters that lie on them, who may use them, and why not.

use desk::screen::{AreaCardScreen, AreaRowScreen, AreaScreen, Mark};
use desk::{Click, Load};
use leptos::prelude::*;

use super::animal::rule_link;
use super::drag::Drag;
use super::inspect::tap;
use super::ui::Ui;
use crate::parts::{Icon, marked, trait_icon};
use crate::prefs::t;
use crate::session::Session;

/// The area row.
#[component]
pub fn AreaRow(
    /// The areas.
    row: AreaRowScreen,
) -> impl IntoView {
    let ui = Ui::here();
    let style = format!("--areas:{}", row.cards.len().max(1));
    let cards = row.cards.into_iter().map(card);
    view! {
        <section class="areas" aria-label=t("nw-areas") prop:style=style>
            <div class="flow">
                <span>{row.enters.map(|text| view! { <Icon id="i-chevron_right" class="s16"/>{text} })}</span>
                <span>{row.leaves.map(|text| view! { {text}<Icon id="i-chevron_right" class="s16"/> })}</span>
            </div>
            <div class="row" data-row="areas" on:scroll=move |_| ui.nudge()>{cards.collect_view()}</div>
        </section>
    }
}

fn card(card: AreaCardScreen) -> impl IntoView {
    view! { <div class="area">{card.parts.into_iter().map(part).collect_view()}</div> }
}

/// An area: a group with its button under its words, so that a reason can have a link of its own.
fn part(area: AreaScreen) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let at = area.at;
    let class = look(&area);
    let tab = if area.mark == Mark::Rest { "-1" } else { "0" };
    let is_barred = matches!(area.mark, Mark::Barred(_));
    view! {
        <div
            class=format!("part {class}")
            role="group"
            aria-label=area.name.clone()
            data-area=at.0
            on:click=move |event| if !drag.swallows() { tap(session, ui, Click::Place(at), &event) }
        >
            <button type="button" class="hit" tabindex=tab aria-label=area.label.clone() title=area.label.clone() aria-disabled=is_barred.to_string()></button>
            <span class="land"><Icon id=format!("a-{}", area.id)/></span>
            <h3>{area.name.clone()}{access(&area)}{area.empty.clone().map(|text| view! { <span class="tag">{text}</span> })}</h3>
            <span class="stock" aria-hidden="true">
                <span class="foods" on:pointerdown=move |event| drag.press(Load::Food(at), &event)>
                    {tokens(area.food, area.food_places, "pip food", "pip")}
                </span>
                {(area.shelter_places > 0).then(|| view! {
                    <span class="shelters" on:pointerdown=move |event| drag.press(Load::Shelter(at), &event)>
                        {tokens(area.shelter, area.shelter_places, "pip shelter", "pip shelter off")}
                    </span>
                })}
            </span>
            {why(&area.mark)}
        </div>
    }
}

fn look(area: &AreaScreen) -> &'static str {
    match &area.mark {
        Mark::Rest if area.empty.is_some() => "none",
        Mark::Rest | Mark::Prey { .. } => "",
        Mark::Legal { .. } => "legal",
        Mark::Actor { .. } => "chosen",
        Mark::Barred(_) => "barred",
    }
}

/// Who may use it; where the picked animal may not, the reason says it.
fn access(area: &AreaScreen) -> impl IntoView + use<> {
    area.access.clone().map(|access| {
        let icon = access.shows.map(|shows| view! { <Icon id=trait_icon(shows)/> });
        view! { <span class="acc">{icon}{access.text}</span> }
    })
}

/// Tokens that lie there, and the places of those that do not.
pub fn tokens(count: u8, places: u8, there: &'static str, gone: &'static str) -> impl IntoView {
    (0..places.max(count)).map(|place| view! { <i class=if place < count { there } else { gone }></i> }).collect_view()
}

fn why(mark: &Mark) -> impl IntoView + use<> {
    match mark {
        Mark::Barred(why) => Some(view! {
            <span class="why" on:pointerdown=|event| event.stop_propagation()>
                <Icon id="i-shield"/><span><span class="whytext" title=desk::diary::plain(&why.text)>{marked(&why.text)}</span>{rule_link(why.rule)}</span>
            </span>
        }),
        _ => None,
    }
}
