//! Who plays: the seats of the edition, each with a person at this screen or a bot.

use game::Seat;
use leptos::prelude::*;
use locale::Arg;
use wasm_bindgen::JsCast;

use super::draft::Draft;
use crate::pages::home::quick::edition_name;
use crate::pages::levels::{LEVELS, STYLES, taken_apart};
use crate::parts::Icon;
use crate::prefs::{Prefs, t, t_count};

/// The seats.
#[component]
pub fn Chairs(draft: RwSignal<Draft>) -> impl IntoView {
    let prefs = Prefs::here();
    let count = Memo::new(move |_| draft.with(|draft| draft.chairs.len()));
    let full = move || !draft.with(Draft::can_add);
    let has_bots = move || draft.with(|draft| draft.people() < draft.chairs.len());
    let note = move || match draft.with(Draft::people) {
        0 => Some(prefs.words().text("setup-watch")),
        1 => None,
        _ => Some(prefs.words().text("setup-hand-over")),
    };
    view! {
        <section class="panel" aria-labelledby="who-title">
            <h2 id="who-title">{t("setup-who")}</h2>
            <ol class="chairs">
                {move || (0..count.get()).map(|place| view! { <OneChair draft=draft place=place/> }).collect_view()}
            </ol>
            <div class="chairfoot">
                <button
                    type="button"
                    class="btn"
                    id="add-seat"
                    aria-disabled=move || full().to_string()
                    aria-describedby="seats-why"
                    on:click=move |_| draft.update(Draft::add)
                ><Icon id="i-plus"/>{t("setup-add")}</button>
                <p class="why" id="seats-why" role="status">
                    {move || limit_why(prefs, draft).map(|why| view! { <Icon id="i-shield"/><span>{why}</span> })}
                </p>
                <p class="hint">{note}</p>
            </div>
            <Show when=has_bots><Styles draft=draft/></Show>
        </section>
    }
}

/// What the bots like.
#[component]
fn Styles(draft: RwSignal<Draft>) -> impl IntoView {
    let prefs = Prefs::here();
    let chosen = move || draft.with(|draft| STYLES.into_iter().find(|style| style.id == draft.style()));
    let note = move || chosen().map(|style| prefs.words().text(style.note));
    view! {
        <div class="styles">
            <h3 id="style-title">{t("style-title")}</h3>
            <div class="segm" role="group" aria-labelledby="style-title">
                {STYLES.map(|style| view! {
                    <button
                        type="button"
                        data-style=style.id.unwrap_or("balanced")
                        aria-pressed=move || (chosen() == Some(style)).to_string()
                        aria-describedby="style-note"
                        on:click=move |_| draft.update(|draft| draft.set_style(style.id))
                    >{t(style.name)}</button>
                }).into_iter().collect_view()}
            </div>
            <p class="hint" id="style-note">{note}</p>
        </div>
    }
}

/// Why no seat can be added, or none taken away.
fn limit_why(prefs: Prefs, draft: RwSignal<Draft>) -> Option<String> {
    let words = prefs.words();
    let edition = draft.with(|draft| draft.edition);
    let seats = edition.seats();
    let edition = edition_name(words, edition);
    let (id, name, limit) = draft.with(|draft| match (draft.can_add(), draft.can_remove()) {
        (false, _) => Some(("setup-most", "most", *seats.end())),
        (_, false) => Some(("setup-least", "least", *seats.start())),
        _ => None,
    })?;
    Some(words.text_with(id, &[("edition", edition.into()), (name, limit.into())]))
}

#[component]
fn OneChair(draft: RwSignal<Draft>, place: usize) -> impl IntoView {
    let prefs = Prefs::here();
    let number = place as i64 + 1;
    let usual = move || {
        let words = prefs.words();
        let player = |n: usize| words.text_with("cli-human", &[("number", n.into())]);
        draft.with(|draft| draft.usual_name(place, &prefs.own_name(), player))
    };
    let name = move || draft.with(|draft| draft.chairs.get(place).map(|chair| chair.name.clone()).unwrap_or_default());
    let plays = move || {
        let bot = draft.with(|draft| draft.chairs.get(place).and_then(|chair| chair.bot.clone()));
        bot.map_or_else(|| "person".to_owned(), |bot| taken_apart(&bot).0.to_owned())
    };
    let rename = move |event| {
        let name = event_target_value(&event);
        draft.update(|draft| {
            if let Some(chair) = draft.chairs.get_mut(place) {
                chair.name = name;
            }
        });
    };
    let seat_somebody = move |event| {
        let kind = event_target_value(&event);
        draft.update(|draft| draft.seat(place, Some(kind.as_str()).filter(|kind| *kind != "person")));
    };
    let can_remove = move || draft.with(Draft::can_remove);
    let icon = move || if plays() == "person" { "i-population" } else { "i-bot" };
    view! {
        <li class="chair">
            {move || view! { <Mark place=place name=if name().is_empty() { usual() } else { name() }/> }}
            <label class="entry">
                <span class="vh">{t_count("setup-name-of", "number", number)}</span>
                <input
                    type="text"
                    maxlength="24"
                    autocomplete="off"
                    placeholder=usual
                    prop:value=name
                    on:input=rename
                />
            </label>
            <label class="entry pick">
                <span class="vh">{t_count("setup-kind-of", "number", number)}</span>
                {move || view! { <Icon id=icon()/> }}
                <select on:change=seat_somebody prop:value=plays>
                    <option value="person" selected=move || plays() == "person">{t("setup-person")}</option>
                    {LEVELS.map(|level| {
                        let text = move || {
                            let words = prefs.words();
                            words.text_with("setup-bot", &[("level", Arg::from(words.text(level.name)))])
                        };
                        view! { <option value=level.bot selected=move || plays() == level.bot>{text}</option> }
                    }).into_iter().collect_view()}
                </select>
            </label>
            <button
                type="button"
                class="btn quiet icon"
                aria-label=t_count("setup-remove", "number", number)
                aria-disabled=move || (!can_remove()).to_string()
                aria-describedby="seats-why"
                on:click=move |_| {
                    draft.update(|draft| draft.remove(place));
                    // The button is gone with its seat; keyboard users go on from here.
                    focus("add-seat");
                }
            ><Icon id="i-close"/></button>
        </li>
    }
}

fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

#[component]
fn Mark(place: usize, name: String) -> impl IntoView {
    Seat::new(place).map(|seat| view! { <crate::parts::SeatMark seat=seat name=name/> })
}
