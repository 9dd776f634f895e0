//! What this table is: the changes only, the seed, and the way to the game.

use editions::SetupError;
use leptos::prelude::*;
use locale::origin::{option_name, option_value};
use origin::Options;

use super::draft::Draft;
use crate::kept_game::{seed_by_chance, seed_from};
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

/// The column at the side.
#[component]
pub fn Summary(draft: RwSignal<Draft>) -> impl IntoView {
    let prefs = Prefs::here();
    let session = Session::here();
    let seed = RwSignal::new(String::new());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = prefs.words();
        let player = |n: usize| words.text_with("cli-human", &[("number", n.into())]);
        let occupants = draft.with(|draft| draft.occupants(&prefs.own_name_now(), player));
        let Ok(config) = draft.with(Draft::config) else { return };
        session.begin(config, occupants, seed_from(&seed.get()).unwrap_or_else(seed_by_chance));
        Route::Play.go();
    };
    let changes = Memo::new(move |_| draft.with(|draft| draft.changes().count()));
    let headline = move || match changes.get() {
        0 => prefs.words().text("setup-all-printed"),
        count => prefs.words().text_with("setup-changes", &[("count", count.into())]),
    };
    let table = move || {
        let (words, draft) = (prefs.words(), draft.get());
        let people = words.text_with("setup-people", &[("count", draft.people().into())]);
        let bots = words.text_with("setup-bots", &[("count", (draft.chairs.len() - draft.people()).into())]);
        // ORI-SETUP-4: the configuration knows how many cards that makes.
        let cards = draft
            .config()
            .map(|config| words.text_with("count-cards", &[("count", config.catalogue().total().into())]));
        [Some(people), Some(bots), cards.ok()].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let list = move || {
        let (words, draft) = (prefs.words(), draft.get());
        draft.changes().map(|spec| {
            let value = option_value(words, spec, draft.options.get(spec));
            view! { <li><Icon id="i-pencil" class="s18"/><span>{option_name(words, spec)}": "<b>{value}</b></span></li> }
        }).collect_view()
    };
    // The only set-up that can be chosen and not played: an option for another number of players.
    let why = move || match draft.with(Draft::config) {
        Err(SetupError::OptionForOthers { .. }) => Some(prefs.words().text("refusal-expansion-sets")),
        _ => None,
    };
    view! {
        <form class="sum" aria-label=t("setup-this") on:submit=begin>
            <section class="panel">
                <h2>{t("setup-this")}</h2>
                <p class="big" aria-live="polite">{headline}</p>
                <ul class="chg">{list}</ul>
                <Show when=move || changes.get() != 0>
                    <button
                        type="button"
                        class="btn quiet full"
                        id="as-printed"
                        on:click=move |_| draft.update(|draft| draft.options = Options::default())
                    ><Icon id="i-undo"/>{t("setup-reset")}</button>
                </Show>
                <p class="who2"><Icon id="i-friends" class="s18"/><span>{table}</span></p>
                <p class="who2">
                    <Icon id="i-first_player" class="s18"/>
                    <span>{t("setup-first")}" "<a class="ruleid" href=Route::Rules(Some("ORI-SETUP-3".to_owned())).href()>"ORI-SETUP-3"</a></span>
                </p>
            </section>
            <section class="panel">
                <label class="entry col">
                    <b>{t("setup-seed")}</b>
                    <input
                        type="text"
                        id="seed"
                        maxlength="40"
                        autocomplete="off"
                        aria-describedby="seed-note"
                        on:input=move |event| seed.set(event_target_value(&event))
                    />
                </label>
                <p class="hint" id="seed-note">{t("setup-seed-note")}</p>
            </section>
            {move || why().map(|why| view! { <p class="why" id="begin-why" role="status"><Icon id="i-shield"/><span>{why}</span></p> })}
            <button class="btn primary lg full" id="begin" aria-disabled=move || why().is_some().to_string()><Icon id="i-play"/>{t("ui-play-now")}</button>
        </form>
    }
}
