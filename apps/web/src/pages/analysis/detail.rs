//! The chosen animal or species in detail: its numbers, its cards, its states, and what can be changed about each.

use desk::analysis::{CardChanges, Detail, Home, Steps, Switch};
use desk::screen::{AnimalScreen, TraitScreen};
use leptos::prelude::*;

use super::{Bench, play};
use crate::parts::{Icon, Pips, trait_icon};
use crate::prefs::{Prefs, t};

/// The chosen animal or species in detail.
pub fn panel(bench: Bench) -> impl IntoView {
    move || {
        let id = bench.chosen.get()?;
        let seats = bench.judged.seats.get();
        let animal = seats.iter().flat_map(|seat| &seat.animals).find(|animal| animal.id == id)?.clone();
        let words = Prefs::here().words();
        let changes = bench.board.with_untracked(|board| board.detail(words, &animal))?;
        Some(detail(bench, animal, changes))
    }
}

fn detail(bench: Bench, animal: AnimalScreen, changes: Detail) -> impl IntoView {
    let words = Prefs::here().words();
    let Detail { food, counters, homes, cards, switches, shifts, remove } = changes;
    let named = |id: &str| words.text_with(id, &[("animal", animal.name.clone().into())]);
    let (title, remove_it) = (named("analysis-chosen"), named("analysis-remove-animal"));
    let rows = animal.traits.iter().cloned().zip(cards).map(|(row, changes)| card(bench, row, changes));
    let switches = (!switches.is_empty()).then(|| {
        view! { <span class="states">{switches.into_iter().map(|one| switch(bench, one)).collect_view()}</span> }
    });
    let shifts = shifts.map(|[to_left, to_right]| {
        let [left, right] = ["left", "right"].map(|side| named(&format!("analysis-board-{side}")));
        view! {
            <span class="foodrow">
                <button type="button" class="tiny" aria-label=left.clone() title=left on:click=move |_| bench.edit(to_left)><Icon id="i-chevron_left" class="s16"/></button>
                <button type="button" class="tiny" aria-label=right.clone() title=right on:click=move |_| bench.edit(to_right)><Icon id="i-chevron_right" class="s16"/></button>
            </span>
        }
    });
    view! {
        <section class="chosenbox" aria-labelledby="chosen-title">
            <h3 id="chosen-title">{title}</h3>
            {food.map(|steps| meal(bench, &animal, steps))}
            {counters.into_iter().map(|one| play::counter(bench, one)).collect_view()}
            {(!homes.is_empty()).then(|| view! { <div class="segm" role="group" aria-label=t("table-places")>{homes.into_iter().map(|one| home(bench, one)).collect_view()}</div> })}
            <ul class="cardrows">{rows.collect_view()}</ul>
            {switches}
            {shifts}
            <button type="button" class="btn quiet" on:click=move |_| bench.edit(remove)><Icon id="i-discard"/>{remove_it}</button>
        </section>
    }
}

/// The food of an animal as tokens.
fn meal(bench: Bench, animal: &AnimalScreen, steps: Steps) -> impl IntoView + use<> {
    let food = format!("{}/{}", animal.red + animal.blue, animal.need);
    view! {
        <div class="foodrow">
            <button type="button" class="tiny" aria-label=t("analysis-food-less") on:click=move |_| bench.edit(steps.less)><Icon id="i-minus" class="s16"/></button>
            <Pips red=animal.red blue=animal.blue need=animal.need label=food.clone()/><b class="num">{food.clone()}</b>
            <button type="button" class="tiny" aria-label=t("analysis-food-more") on:click=move |_| bench.edit(steps.more)><Icon id="i-plus" class="s16"/></button>
        </div>
    }
}

/// Where it could live.
fn home(bench: Bench, home: Home) -> impl IntoView {
    let Home { at, name, is_here, change } = home;
    view! {
        <button type="button" data-location=at.0 aria-pressed=is_here.to_string() on:click=move |_| bench.edit(change)>{name}</button>
    }
}

/// A state that is or is not.
fn switch(bench: Bench, switch: Switch) -> impl IntoView {
    let Switch { icon, name, is, change } = switch;
    view! { <button type="button" class="btn toggle" aria-pressed=is.to_string() on:click=move |_| bench.edit(change)><Icon id=icon/>{name}</button> }
}

/// A card of the chosen animal.
fn card(bench: Bench, row: TraitScreen, changes: CardChanges) -> impl IntoView {
    let words = Prefs::here().words();
    let name = || vec![("trait", row.name.clone().into())];
    let fat = row.fat.zip(changes.fat).map(|(full, change)| {
        let label = words.text_with("analysis-fat", &name());
        view! { <button type="button" class="tiny" aria-pressed=full.to_string() aria-label=label on:click=move |_| bench.edit(change)><i class="pip fat" class:on=full></i></button> }
    });
    let used = changes.used.map(|change| {
        let label = words.text_with("analysis-used", &name());
        view! { <button type="button" class="tiny" aria-pressed=row.spent.is_some().to_string() aria-label=label.clone() title=label on:click=move |_| bench.edit(change)><Icon id="i-spent" class="s16"/></button> }
    });
    let remove = words.text_with("analysis-remove-trait", &name());
    view! {
        <li><Icon id=trait_icon(row.shows)/><span>{row.name.clone()}</span>{fat}{used}
            <button type="button" class="tiny" aria-label=remove on:click=move |_| changes.remove.into_iter().for_each(|change| bench.edit(change))><Icon id="i-close" class="s16"/></button>
        </li>
    }
}
