//! The board of The Origin of Species and Continents: the banks, and the chosen animal in detail.

use desk::origin::analysis::{Board, Edit};
use desk::screen::{AnimalScreen, Being, Emblem};
use game::Seat;
use leptos::prelude::*;
use origin::{AnimalId, Location, Trait};

use super::bench::Terms;
use super::rows::{self, Rows};
use super::{frame, palette, play};
use crate::parts::{Icon, Pips};
use crate::prefs::{Prefs, t};

/// The words of this family.
pub const TERMS: Terms = Terms {
    how: "analysis-how",
    choose_first: "analysis-choose-first",
    no_hunters: "analysis-no-hunters",
    answered: "analysis-yes-defended",
    // Nobody pays for an attack here.
    priced: "analysis-yes",
    legend: &[("t-running", "analysis-key-defended")],
    play_note: "analysis-play-note",
};

type Bench = super::Bench<Board>;

/// Traits that can be used up.
const USED_UP: [Trait; 4] = [Trait::Carnivorous, Trait::Piracy, Trait::Mimicry, Trait::Migration];

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
        let can_be_used = USED_UP.iter().any(|known| shows == Emblem::from(*known));
        can_be_used.then(|| Edit::Spent(on.into(), place))
    }
}

/// The whole screen.
pub fn page(bench: Bench) -> impl IntoView {
    let middle = view! { {rows::seats(bench)}{rows::chosen(bench, detail)} };
    frame(bench, palette::panel(bench, rows::put), middle, play::panel(bench, banks(bench)))
}

/// The food banks.
fn banks(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    move || {
        let words = prefs.words();
        let locations = bench.board.with(|board| board.world().locations());
        let bank = |at: Location| {
            let name = match locations.len() {
                1 => words.text("ui-food-bank"),
                _ => format!("{}: {}", words.text("ui-food-bank"), locale::origin::location_name(words, at)),
            };
            let (less, more) = (words.text("analysis-food-less"), words.text("analysis-food-more"));
            let count = move || bench.board.with(|board| board.bank(at)).to_string();
            play::counter(name, less, more, count, move |up| bench.edit(Edit::Bank(at, if up { 1 } else { -1 })))
        };
        locations.iter().copied().map(bank).collect_view()
    }
}

/// The chosen animal: its food, its cards and what can be changed.
fn detail(bench: Bench, animal: AnimalScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let id = AnimalId::from(animal.id);
    let name = || vec![("animal", animal.name.clone().into())];
    let (title, remove) =
        (words.text_with("analysis-chosen", &name()), words.text_with("analysis-remove-animal", &name()));
    let food = format!("{}/{}", animal.red + animal.blue, animal.need);
    let sleeps = animal.traits.iter().any(|row| row.shows == Emblem::from(Trait::Hibernation));
    let asleep = animal.asleep.is_some();
    view! {
        <section class="chosenbox" aria-labelledby="chosen-title">
            <h3 id="chosen-title">{title}</h3>
            <div class="foodrow">
                <button type="button" class="tiny" aria-label=t("analysis-food-less") on:click=move |_| bench.edit(Edit::Food(id, -1))><Icon id="i-minus" class="s16"/></button>
                <Pips red=animal.red blue=animal.blue need=animal.need label=food.clone()/><b class="num">{food.clone()}</b>
                <button type="button" class="tiny" aria-label=t("analysis-food-more") on:click=move |_| bench.edit(Edit::Food(id, 1))><Icon id="i-plus" class="s16"/></button>
            </div>
            {homes(bench, &animal)}
            {rows::cards(bench, &animal)}
            {sleeps.then(|| view! { <button type="button" class="btn toggle" aria-pressed=asleep.to_string() on:click=move |_| bench.edit(Edit::Sleep(id))><Icon id="t-hibernation"/>{t("analysis-asleep")}</button> })}
            <button type="button" class="btn quiet" on:click=move |_| bench.edit(Edit::RemoveAnimal(id))><Icon id="i-discard"/>{remove}</button>
        </section>
    }
}

/// Where it lives, where there are several locations.
fn homes(bench: Bench, animal: &AnimalScreen) -> Option<impl IntoView + use<>> {
    let words = Prefs::here().words();
    let (id, now) = (AnimalId::from(animal.id), Location::from(animal.at));
    animal.location.as_ref()?;
    let locations = bench.board.with_untracked(|board| board.world().locations());
    let one = |at: Location| {
        let name = locale::origin::location_name(words, at);
        view! {
            <button type="button" data-location=at.0 aria-pressed=(at == now).to_string() on:click=move |_| bench.edit(Edit::Move(id, at))>{name}</button>
        }
    };
    let buttons = locations.iter().copied().map(one).collect_view();
    Some(view! { <div class="segm" role="group" aria-label=t("table-places")>{buttons}</div> })
}
