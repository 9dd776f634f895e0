//! What this table is: the changes only, the seed, and the way to the game.

use leptos::prelude::*;
use locale::options;

use super::draft::Draft;
use crate::kept_game::{seed_by_chance, seed_from};
use crate::pages::home::kept::KeepsCurrent;
use crate::parts::{Icon, RuleChip};
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
        let Ok(deal) = draft.with(Draft::deal) else { return };
        session.begin(deal, occupants, seed_from(&seed.get()).unwrap_or_else(seed_by_chance));
        Route::Play.go();
    };
    let changes = Memo::new(move |_| draft.with(|draft| draft.changes().len()));
    let headline = move || match changes.get() {
        0 => prefs.words().text("setup-all-printed"),
        count => prefs.words().text_with("setup-changes", &[("count", count.into())]),
    };
    let table = move || {
        let (words, draft) = (prefs.words(), draft.get());
        let people = words.text_with("setup-people", &[("count", draft.people().into())]);
        let bots = words.text_with("setup-bots", &[("count", (draft.chairs.len() - draft.people()).into())]);
        let cards = draft.deal().map(|deal| words.text_with("count-cards", &[("count", deal.cards().into())]));
        [Some(people), Some(bots), cards.ok()].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let list = move || {
        let (words, draft) = (prefs.words(), draft.get());
        draft
            .changes()
            .into_iter()
            .map(|option| {
                let value = options::value(words, draft.edition, &option, &draft.value(&option));
                let name = options::name(words, draft.edition, &option);
                view! { <li><Icon id="i-pencil" class="s18"/><span>{name}": "<b>{value}</b></span></li> }
            })
            .collect_view()
    };
    // Options that are right one by one may not go together, or not with this many players: the rulebook says so.
    let why = move || {
        let rule = draft.with(Draft::deal).err()?.rule()?;
        Some((rule, prefs.words().text("setup-not-together")))
    };
    let first = Signal::derive(move || desk::book::first_rule(draft.with(|draft| draft.edition)).to_owned());
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
                        on:click=move |_| draft.update(Draft::reset)
                    ><Icon id="i-undo"/>{t("setup-reset")}</button>
                </Show>
                <p class="who2"><Icon id="i-friends" class="s18"/><span>{table}</span></p>
                <p class="who2">
                    <Icon id="i-first_player" class="s18"/>
                    <span>{t("setup-first")}" "<RuleChip rule=first/></span>
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
            {move || why().map(|(rule, why)| view! {
                <p class="why" id="begin-why" role="status">
                    <Icon id="i-shield"/>
                    <span>{why}" "<RuleChip rule=rule.to_owned()/></span>
                </p>
            })}
            <KeepsCurrent/>
            <button class="btn primary lg full" id="begin" aria-disabled=move || why().is_some().to_string()><Icon id="i-play"/>{t("ui-play-now")}</button>
        </form>
    }
}
