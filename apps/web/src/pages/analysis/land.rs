//! The board of The Origin of Species and Continents: the seats with their animals, and the chosen animal in detail.

use desk::origin::analysis::{Board, Edit};
use desk::screen::{AnimalScreen, Being, Emblem, SeatScreen, TraitScreen};
use leptos::prelude::*;
use origin::{AnimalId, Location, Trait};

use super::bench::Terms;
use super::{Notice, frame, palette, play};
use crate::pages::still;
use crate::parts::{Icon, Pips, SeatMark, trait_icon};
use crate::prefs::{Prefs, t, t_count};

/// The words of this family.
pub const TERMS: Terms = Terms {
    how: "analysis-how",
    choose_first: "analysis-choose-first",
    no_hunters: "analysis-no-hunters",
    answered: "analysis-yes-defended",
    legend: &[("t-running", "analysis-key-defended")],
    play_note: "analysis-play-note",
};

type Bench = super::Bench<Board>;

/// The whole screen.
pub fn page(bench: Bench) -> impl IntoView {
    let middle = view! { {seats(bench)}{chosen(bench)} };
    frame(bench, palette::panel(bench, put), middle, play::panel(bench, banks(bench)))
}

/// A click on a trait of the palette: a pair card waits for the second animal.
fn put(bench: Bench, shows: Emblem) {
    let Some((on, shows)) = bench.chosen_or_say().zip(Trait::from_id(shows.id())) else { return };
    if shows.is_pair() {
        bench.joining.set(Some(shows.into()));
        bench.notice.set(Some(Notice::ChooseSecond(shows.into())));
    } else {
        bench.edit(Edit::AddTrait(on.into(), shows));
    }
}

/// A click on an animal: the second of a pair, or the one whose cards are shown.
fn choose(bench: Bench, id: Being) {
    let joining = bench.joining.get_untracked().and_then(|shows| Trait::from_id(shows.id()));
    if let Some((shows, first)) = joining.zip(bench.chosen.get_untracked()) {
        bench.edit(Edit::Link(shows, first.into(), id.into()));
        bench.joining.set(None);
        return;
    }
    bench.choose(id);
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

/// The seats.
fn seats(bench: Bench) -> impl IntoView {
    let seats = move || bench.judged.seats.get().into_iter().map(|row| seat(bench, row)).collect_view();
    view! { <div class="anseats">{seats}</div> }
}

fn seat(bench: Bench, row: SeatScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let add = words.text_with("analysis-add-animal-for", &[("player", row.name.clone().into())]);
    let seat = row.seat;
    let links = row.links.iter().enumerate().map(|(place, link)| {
        let [first, second] = link.names.clone();
        let label = words.text_with(
            "analysis-unlink",
            &[("trait", link.name.clone().into()), ("first", first.into()), ("second", second.into())],
        );
        view! {
            <li>{still::link_words(link)}
                <button type="button" class="tiny" aria-label=label on:click=move |_| bench.edit(Edit::Unlink(seat, place))><Icon id="i-close" class="s16"/></button>
            </li>
        }
    });
    view! {
        <section class="anseat" aria-label=row.name.clone()>
            <header class="who"><SeatMark seat=seat name=(seat.number()).to_string()/><h3>{row.name.clone()}</h3><span class="points">{t_count("count-points", "count", row.points.into())}</span></header>
            <div class="beasts">
                {row.animals.iter().cloned().map(|one| animal(bench, one)).collect_view()}
                <button type="button" class="adda" aria-label=add on:click=move |_| bench.edit(Edit::AddAnimal(seat))><Icon id="i-plus"/></button>
            </div>
            <ul class="pairlist">{links.collect_view()}</ul>
        </section>
    }
}

fn animal(bench: Bench, animal: AnimalScreen) -> impl IntoView {
    let id = animal.id;
    let is_chosen = move || bench.chosen.get() == Some(id);
    view! {
        <button type="button" class="beast sm" class:chosen=is_chosen data-animal=id.0
            aria-pressed=move || is_chosen().to_string() on:click=move |_| choose(bench, id)>
            <span class="vh">{animal.label.clone()}</span><span class="stillbody" aria-hidden="true">{still::body(&animal, "p")}</span>
        </button>
    }
}

/// The chosen animal: its food, its cards and what can be changed.
fn chosen(bench: Bench) -> impl IntoView {
    move || {
        let id = bench.chosen.get()?;
        let seats = bench.judged.seats.get();
        let animal = seats.iter().flat_map(|seat| &seat.animals).find(|animal| animal.id == id)?.clone();
        Some(detail(bench, animal))
    }
}

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
            <ul class="cardrows">{animal.traits.iter().cloned().enumerate().map(|(place, row)| card(bench, id, place, row)).collect_view()}</ul>
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

/// Traits that can be used up.
const USED_UP: [Trait; 4] = [Trait::Carnivorous, Trait::Piracy, Trait::Mimicry, Trait::Migration];

fn card(bench: Bench, id: AnimalId, place: usize, row: TraitScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let name = || vec![("trait", row.name.clone().into())];
    let fat = row.fat.map(|full| {
        let label = words.text_with("analysis-fat", &name());
        view! { <button type="button" class="tiny" aria-pressed=full.to_string() aria-label=label on:click=move |_| bench.edit(Edit::Fat(id, place))><i class="pip fat" class:on=full></i></button> }
    });
    let can_be_used = USED_UP.iter().any(|shows| row.shows == Emblem::from(*shows));
    let used = can_be_used.then(|| {
        let label = words.text_with("analysis-used", &name());
        view! { <button type="button" class="tiny" aria-pressed=row.spent.is_some().to_string() aria-label=label.clone() title=label on:click=move |_| bench.edit(Edit::Spent(id, place))><Icon id="i-spent" class="s16"/></button> }
    });
    let remove = words.text_with("analysis-remove-trait", &name());
    view! {
        <li><Icon id=trait_icon(row.shows)/><span>{row.name.clone()}</span>{fat}{used}
            <button type="button" class="tiny" aria-label=remove on:click=move |_| bench.edit(Edit::RemoveTrait(id, place))><Icon id="i-close" class="s16"/></button>
        </li>
    }
}
