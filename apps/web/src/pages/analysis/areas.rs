//! The row of area cards with what lies on them, where the game has one.

use desk::analysis::{AreaCardChanges, Steps};
use desk::screen::AreaScreen;
use leptos::prelude::*;
use locale::Words;

use super::Bench;
use crate::parts::{Icon, trait_icon};
use crate::prefs::{Prefs, t};

/// The row.
pub fn panel(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    let row = Memo::new(move |_| bench.board.with(|board| board.area_changes(prefs.words())));
    row.get_untracked()?;
    let cards = move || {
        let cards = row.get().map(|row| row.cards).unwrap_or_default();
        cards.into_iter().enumerate().map(|(place, card)| area_card(bench, place, card)).collect_view()
    };
    let picked = RwSignal::new(0_usize);
    let add = move |_| {
        let row = row.get_untracked();
        let change = row.and_then(|row| row.designs.get(picked.get_untracked()).map(|(_, change)| *change));
        change.into_iter().for_each(|change| bench.edit(change));
    };
    let choice = |(place, (name, _)): (usize, (String, _))| view! { <option value=place.to_string()>{name}</option> };
    let names = Memo::new(move |_| row.get().map(|row| row.designs).unwrap_or_default());
    let choices = move || names.get().into_iter().enumerate().map(choice).collect_view();
    Some(view! {
        <section class="anareas" aria-labelledby="anareas-title">
            <h3 id="anareas-title">{t("nw-areas")}</h3>
            <ul>{cards}</ul>
            <div class="foodrow">
                <select aria-label=t("analysis-world-add-area") on:change=move |event| picked.set(event_target_value(&event).parse().unwrap_or(0))>{choices}</select>
                <button type="button" class="btn quiet" id="add-area" on:click=add><Icon id="i-plus"/>{t("analysis-world-add-area")}</button>
            </div>
        </section>
    })
}

fn area_card(bench: Bench, place: usize, changes: AreaCardChanges) -> impl IntoView {
    let words = Prefs::here().words();
    let AreaCardChanges { card, remove, parts } = changes;
    let names: Vec<&str> = card.parts.iter().map(|part| part.name.as_str()).collect();
    let label = words.text_with("analysis-world-remove-area", &[("area", names.join(" / ").into())]);
    let parts = card.parts.into_iter().zip(parts).map(|(part, steps)| area(bench, words, part, steps));
    view! {
        <li class="anarea" data-area=place>
            <div>{parts.collect_view()}</div>
            <button type="button" class="tiny" aria-label=label on:click=move |_| bench.edit(remove)><Icon id="i-close" class="s16"/></button>
        </li>
    }
}

fn area(bench: Bench, words: &Words, area: AreaScreen, [food, shelter]: [Steps; 2]) -> impl IntoView {
    let named = |id: &str| format!("{}: {}", area.name, words.text(id));
    let shelters = (area.shelter_places > 0)
        .then(|| stepper(bench, words, "pip shelter", named("analysis-world-shelters"), area.shelter, shelter));
    let access = area.access.map(|access| {
        let icon = access.shows.map_or_else(|| "i-close".to_owned(), trait_icon);
        let title = access.text.clone();
        view! { <span class="key" title=title><Icon id=icon class="s16"/><span class="vh">{access.text}</span></span> }
    });
    view! {
        <div class="anpart">
            <Icon id=format!("a-{}", area.id) class="s24"/><b>{area.name.clone()}{access}</b>
            {stepper(bench, words, "pip food", named("analysis-world-food"), area.food, food)}
            {shelters}
        </div>
    }
}

/// The tokens of a kind with a button on either side.
fn stepper(bench: Bench, words: &Words, token: &'static str, name: String, count: u8, steps: Steps) -> AnyView {
    let (less, more) = (words.text("analysis-board-less"), words.text("analysis-board-more"));
    view! {
        <span class="stepper">
            <button type="button" class="tiny" aria-label=format!("{name}: {less}") on:click=move |_| bench.edit(steps.less)><Icon id="i-minus" class="s16"/></button>
            <span class="held" title=name.clone()><i class=token aria-hidden="true"></i><b class="num">{count}</b></span>
            <button type="button" class="tiny" aria-label=format!("{name}: {more}") on:click=move |_| bench.edit(steps.more)><Icon id="i-plus" class="s16"/></button>
        </span>
    }
    .into_any()
}
