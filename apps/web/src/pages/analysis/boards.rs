//! The board of Evolution and Natural Selection: the seats with their species, and the chosen species in detail.

use desk::boards::analysis::{Board, Edit};
use desk::screen::{AnimalScreen, Emblem, SeatScreen, TraitScreen};
use game::Seat;
use leptos::prelude::*;
use locale::Words;
use northstar::{Growth, SpeciesId, Trait};

use super::bench::Terms;
use super::{frame, palette, play, rows};
use crate::pages::still;
use crate::parts::{Icon, SeatMark, trait_icon};
use crate::prefs::Prefs;

/// The words of this family.
pub const TERMS: Terms = Terms {
    how: "analysis-board-how",
    choose_first: "analysis-board-choose-first",
    no_hunters: "analysis-board-no-hunters",
    answered: "analysis-yes-answered",
    priced: "analysis-yes-priced",
    legend: &[("t-horns", "analysis-board-key-answered"), ("t-intelligence", "analysis-board-key-priced")],
    play_note: "analysis-board-play-note",
};

type Bench = super::Bench<Board>;

/// The whole screen.
pub fn page(bench: Bench) -> impl IntoView {
    let middle = view! { {seats(bench)}{rows::chosen(bench, detail)} };
    frame(bench, palette::panel(bench, put), middle, play::panel(bench, hole(bench)))
}

/// A click on a trait of the palette.
fn put(bench: Bench, shows: Emblem) {
    if let Some((on, shows)) = bench.chosen_or_say().zip(Trait::from_id(shows.id())) {
        bench.edit(Edit::AddTrait(on.into(), shows));
    }
}

/// A number of the position that can be changed, under the name of a message.
fn counter(
    words: &Words,
    id: &str,
    count: impl Fn() -> String + Send + Sync + 'static,
    change: impl Fn(bool) + Copy + 'static,
) -> AnyView {
    let (less, more) = (words.text("analysis-board-less"), words.text("analysis-board-more"));
    play::counter(words.text(id), less, more, count, change).into_any()
}

/// One more, or one less.
fn by(up: bool) -> i8 {
    if up { 1 } else { -1 }
}

/// The watering hole.
fn hole(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    move || {
        let count = move || bench.board.with(Board::watering_hole).to_string();
        let change = move |up| bench.edit(Edit::WateringHole(by(up).into()));
        counter(prefs.words(), "analysis-board-hole", count, change)
    }
}

/// The seats.
fn seats(bench: Bench) -> impl IntoView {
    let seats = move || bench.judged.seats.get().into_iter().map(|row| seat(bench, row)).collect_view();
    view! { <div class="anseats">{seats}</div> }
}

fn seat(bench: Bench, row: SeatScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let add = words.text_with("analysis-board-add", &[("player", row.name.clone().into())]);
    let seat = row.seat;
    view! {
        <section class="anseat boardseat" aria-label=row.name.clone()>
            <header class="who"><SeatMark seat=seat name=(seat.number()).to_string()/><h3>{row.name.clone()}</h3>{hand(bench, words, seat)}</header>
            <div class="beasts">
                {row.animals.iter().cloned().map(|one| species(bench, one)).collect_view()}
                <button type="button" class="adda" aria-label=add on:click=move |_| bench.edit(Edit::AddSpecies(seat))><Icon id="i-plus"/></button>
            </div>
        </section>
    }
}

/// The cards of a hand: Intelligence pays with them.
fn hand(bench: Bench, words: &Words, seat: Seat) -> AnyView {
    let count = move || bench.board.with(|board| board.hand(seat)).to_string();
    counter(words, "ui-hand", count, move |up| bench.edit(Edit::Hand(seat, by(up))))
}

fn species(bench: Bench, animal: AnimalScreen) -> impl IntoView {
    let id = animal.id;
    let is_chosen = move || bench.chosen.get() == Some(id);
    view! {
        <button type="button" class="beast sm" class:chosen=is_chosen data-animal=id.0
            aria-pressed=move || is_chosen().to_string() on:click=move |_| bench.choose(id)>
            <span class="vh">{animal.label.clone()}</span><span class="stillbody" aria-hidden="true">{still::body(&animal, "p")}</span>
        </button>
    }
}

/// The chosen species: its tracks, its food, its cards and what can be changed.
fn detail(bench: Bench, animal: AnimalScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let id = SpeciesId::from(animal.id);
    let named = |id: &str| words.text_with(id, &[("animal", animal.name.clone().into())]);
    let title = named("analysis-chosen");
    let [left, right] = ["left", "right"].map(|side| named(&format!("analysis-board-{side}")));
    let remove = named("analysis-remove-animal");
    let board = animal.board.as_ref()?;
    let (pop, size, food) = (board.population.at, board.size.at, animal.red);
    let fat = board.slots.iter().find_map(|slot| slot.fat).map(|(fat, _)| {
        counter(words, "analysis-board-fat", move || fat.to_string(), move |up| bench.edit(Edit::Fat(id, by(up))))
    });
    let track = |name: &str, at: u8, growth: Growth| {
        counter(words, name, move || at.to_string(), move |up| bench.edit(Edit::Grow(id, growth, by(up))))
    };
    let eaten = move |up| bench.edit(Edit::Food(id, by(up)));
    Some(view! {
        <section class="chosenbox" aria-labelledby="chosen-title">
            <h3 id="chosen-title">{title}</h3>
            {track("board-population", pop, Growth::Population)}
            {track("board-size", size, Growth::Size)}
            {counter(words, "analysis-board-food", move || food.to_string(), eaten)}
            {fat}
            <ul class="cardrows">{animal.traits.iter().cloned().map(|row| card(bench, id, row)).collect_view()}</ul>
            <span class="foodrow">
                <button type="button" class="tiny" aria-label=left.clone() title=left on:click=move |_| bench.edit(Edit::Shift(id, true))><Icon id="i-chevron_left" class="s16"/></button>
                <button type="button" class="tiny" aria-label=right.clone() title=right on:click=move |_| bench.edit(Edit::Shift(id, false))><Icon id="i-chevron_right" class="s16"/></button>
            </span>
            <button type="button" class="btn quiet" on:click=move |_| bench.edit(Edit::RemoveSpecies(id))><Icon id="i-discard"/>{remove}</button>
        </section>
    })
}

fn card(bench: Bench, id: SpeciesId, row: TraitScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let remove = words.text_with("analysis-remove-trait", &[("trait", row.name.clone().into())]);
    let shows = Trait::from_id(row.shows.id());
    view! {
        <li><Icon id=trait_icon(row.shows)/><span>{row.name.clone()}</span>
            <button type="button" class="tiny" aria-label=remove on:click=move |_| shows.into_iter().for_each(|shows| bench.edit(Edit::RemoveTrait(id, shows)))><Icon id="i-close" class="s16"/></button>
        </li>
    }
}
