//! The board of New World: the area row, and the chosen animal in detail.

use desk::new_world::analysis::{Board, Edit};
use desk::screen::{AnimalScreen, AreaCardScreen, AreaScreen, Being, Emblem};
use game::Seat;
use leptos::prelude::*;
use locale::Words;
use new_world::traits::USED_UP;
use new_world::{AnimalId, Half, Token, Trait};

use super::bench::Terms;
use super::rows::{self, Rows};
use super::{frame, palette, play};
use crate::parts::{Icon, trait_icon};
use crate::prefs::{Prefs, t};

/// The words of this family.
pub const TERMS: Terms = Terms {
    how: "analysis-how",
    choose_first: "analysis-choose-first",
    no_hunters: "analysis-world-no-hunters",
    answered: "analysis-world-answered",
    priced: "analysis-world-yes-priced",
    legend: &[("t-running", "analysis-world-key-answered"), ("t-intelligent", "analysis-world-key-priced")],
    play_note: "analysis-world-play-note",
};

type Bench = super::Bench<Board>;

impl Rows for Board {
    fn is_pair(shows: Emblem) -> bool {
        Trait::from_id(shows.id()).is_some_and(Trait::is_pair)
    }

    fn added(seat: Seat) -> Edit {
        Edit::AddAnimal(seat)
    }

    fn laid(on: Being, shows: Emblem) -> Option<Edit> {
        Some(Edit::AddTrait(on.into(), Trait::from_id(shows.id())?))
    }

    fn joined(shows: Emblem, first: Being, second: Being) -> Option<Edit> {
        Some(Edit::Link(Trait::from_id(shows.id())?, first.into(), second.into()))
    }

    fn parted(seat: Seat, place: usize) -> Edit {
        Edit::Unlink(seat, place)
    }

    fn bared(on: Being, place: usize) -> Edit {
        Edit::RemoveTrait(on.into(), place)
    }

    fn fattened(on: Being, place: usize) -> Edit {
        Edit::Fat(on.into(), place)
    }

    fn spent(on: Being, place: usize, shows: Emblem) -> Option<Edit> {
        let can_be_used = Trait::from_id(shows.id()).is_some_and(|shows| USED_UP.contains(shows));
        can_be_used.then(|| Edit::Used(on.into(), place))
    }
}

/// The whole screen.
pub fn page(bench: Bench) -> impl IntoView {
    let middle = view! { {areas(bench)}{rows::seats(bench)}{rows::chosen(bench, detail)} };
    frame(bench, palette::panel(bench, rows::put), middle, play::panel(bench, epoch(bench)))
}

/// A number of the position that can be changed, under this name.
fn counter(words: &Words, name: String, count: u8, change: impl Fn(bool) + Copy + 'static) -> AnyView {
    let (less, more) = (words.text("analysis-board-less"), words.text("analysis-board-more"));
    play::counter(name, less, more, move || count.to_string(), change).into_any()
}

/// One more, or one less.
fn by(up: bool) -> i8 {
    if up { 1 } else { -1 }
}

/// The epoch.
fn epoch(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    move || {
        let words = prefs.words();
        let now = bench.board.with(Board::epoch);
        counter(words, words.text("analysis-world-epoch"), now, move |up| bench.edit(Edit::Epoch(by(up))))
    }
}

/// The area row, with what lies on it.
fn areas(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    let row = Memo::new(move |_| bench.board.with(|board| board.areas(prefs.words()).cards));
    let cards =
        move || row.get().into_iter().enumerate().map(|(place, card)| area_card(bench, place, card)).collect_view();
    let picked = RwSignal::new(0_usize);
    let add = move |_| {
        let design = Board::designs(prefs.words()).get(picked.get_untracked()).map(|(design, _)| *design);
        design.into_iter().for_each(|design| bench.edit(Edit::AddArea(design)));
    };
    let choice = |(place, (_, name)): (usize, (_, String))| view! { <option value=place.to_string()>{name}</option> };
    let choices = move || Board::designs(prefs.words()).into_iter().enumerate().map(choice).collect_view();
    view! {
        <section class="anareas" aria-labelledby="anareas-title">
            <h3 id="anareas-title">{t("nw-areas")}</h3>
            <ul>{cards}</ul>
            <div class="foodrow">
                <select aria-label=t("analysis-world-add-area") on:change=move |event| picked.set(event_target_value(&event).parse().unwrap_or(0))>{choices}</select>
                <button type="button" class="btn quiet" id="add-area" on:click=add><Icon id="i-plus"/>{t("analysis-world-add-area")}</button>
            </div>
        </section>
    }
}

fn area_card(bench: Bench, place: usize, card: AreaCardScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let names: Vec<&str> = card.parts.iter().map(|part| part.name.as_str()).collect();
    let remove = words.text_with("analysis-world-remove-area", &[("area", names.join(" / ").into())]);
    // The upper part comes first; the only one is the lower one.
    let halves = if card.parts.len() > 1 { &[Half::Upper, Half::Lower][..] } else { &[Half::Lower] };
    let parts = card.parts.into_iter().zip(halves).map(|(part, half)| area(bench, words, place, *half, part));
    view! {
        <li class="anarea" data-area=place>
            <div>{parts.collect_view()}</div>
            <button type="button" class="tiny" aria-label=remove on:click=move |_| bench.edit(Edit::RemoveArea(place))><Icon id="i-close" class="s16"/></button>
        </li>
    }
}

fn area(bench: Bench, words: &Words, place: usize, half: Half, area: AreaScreen) -> impl IntoView {
    let named = |id: &str| format!("{}: {}", area.name, words.text(id));
    let food = move |up| bench.edit(Edit::AreaFood(place, half, by(up)));
    let shelter = move |up| bench.edit(Edit::AreaShelter(place, half, by(up)));
    let shelters = (area.shelter_places > 0)
        .then(|| stepper(words, "pip shelter", named("analysis-world-shelters"), area.shelter, shelter));
    let access = area.access.map(|access| {
        let icon = access.shows.map_or_else(|| "i-close".to_owned(), trait_icon);
        let title = access.text.clone();
        view! { <span class="key" title=title><Icon id=icon class="s16"/><span class="vh">{access.text}</span></span> }
    });
    view! {
        <div class="anpart">
            <Icon id=format!("a-{}", area.id) class="s24"/><b>{area.name.clone()}{access}</b>
            {stepper(words, "pip food", named("analysis-world-food"), area.food, food)}
            {shelters}
        </div>
    }
}

/// The tokens of a kind with a button on either side.
fn stepper(
    words: &Words,
    token: &'static str,
    name: String,
    count: u8,
    change: impl Fn(bool) + Copy + 'static,
) -> AnyView {
    let (less, more) = (words.text("analysis-board-less"), words.text("analysis-board-more"));
    view! {
        <span class="stepper">
            <button type="button" class="tiny" aria-label=format!("{name}: {less}") on:click=move |_| change(false)><Icon id="i-minus" class="s16"/></button>
            <span class="held" title=name.clone()><i class=token aria-hidden="true"></i><b class="num">{count}</b></span>
            <button type="button" class="tiny" aria-label=format!("{name}: {more}") on:click=move |_| change(true)><Icon id="i-plus" class="s16"/></button>
        </span>
    }
    .into_any()
}

/// The chosen animal: its food, its cards, its states and its place in the row.
fn detail(bench: Bench, animal: AnimalScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let id = AnimalId::from(animal.id);
    let named = |id: &str| words.text_with(id, &[("animal", animal.name.clone().into())]);
    let (title, remove) = (named("analysis-chosen"), named("analysis-remove-animal"));
    let [left, right] = ["left", "right"].map(|side| named(&format!("analysis-board-{side}")));
    let tokens = |message: &str, count: u8, token: Token| {
        let change = move |up: bool| bench.edit(if up { Edit::Give(id, token) } else { Edit::Take(id, token) });
        counter(words, words.text(message), count, change)
    };
    let has_shell = animal.traits.iter().any(|row| row.shows == Emblem::from(Trait::Shelled));
    let hides = has_shell || animal.shelled.is_some();
    view! {
        <section class="chosenbox" aria-labelledby="chosen-title">
            <h3 id="chosen-title">{title}</h3>
            {tokens("analysis-world-food", animal.red, Token::Food)}
            {tokens("analysis-world-special", animal.blue, Token::Special)}
            {rows::cards(bench, &animal)}
            <span class="states">
                {toggle(bench, "i-shelter", "analysis-world-in-shelter", animal.sheltered.is_some(), Edit::Shelter(id))}
                {toggle(bench, "t-poisonous", "analysis-world-poisoned", animal.poisoned.is_some(), Edit::Poison(id))}
                {hides.then(|| toggle(bench, "t-shelled", "analysis-world-in-shell", animal.shelled.is_some(), Edit::Hide(id)))}
            </span>
            <span class="foodrow">
                <button type="button" class="tiny" aria-label=left.clone() title=left on:click=move |_| bench.edit(Edit::Shift(id, true))><Icon id="i-chevron_left" class="s16"/></button>
                <button type="button" class="tiny" aria-label=right.clone() title=right on:click=move |_| bench.edit(Edit::Shift(id, false))><Icon id="i-chevron_right" class="s16"/></button>
            </span>
            <button type="button" class="btn quiet" on:click=move |_| bench.edit(Edit::RemoveAnimal(id))><Icon id="i-discard"/>{remove}</button>
        </section>
    }
}

/// A state that is or is not.
fn toggle(bench: Bench, icon: &'static str, id: &'static str, is: bool, edit: Edit) -> impl IntoView {
    view! { <button type="button" class="btn toggle" aria-pressed=is.to_string() on:click=move |_| bench.edit(edit)><Icon id=icon/>{t(id)}</button> }
}
