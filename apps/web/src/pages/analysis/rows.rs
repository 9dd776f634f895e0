//! Rows of animals, as the editions without species boards have them: the seats, and the cards of the chosen animal.

use desk::analysis::FreePosition;
use desk::screen::{AnimalScreen, Being, Emblem, SeatScreen, TraitScreen};
use game::Seat;
use leptos::prelude::*;

use super::{Bench, Notice};
use crate::pages::still;
use crate::parts::{Icon, SeatMark, trait_icon};
use crate::prefs::{Prefs, t_count};

/// The changes of a position that is made of rows of animals.
pub trait Rows: FreePosition {
    /// Whether the trait lies between two animals.
    fn is_pair(shows: Emblem) -> bool;
    /// A new animal.
    fn added(seat: Seat) -> Self::Edit;
    /// A single trait more.
    fn laid(on: Being, shows: Emblem) -> Option<Self::Edit>;
    /// A pair card from the first to the second.
    fn joined(shows: Emblem, first: Being, second: Being) -> Option<Self::Edit>;
    /// A pair card of a seat goes.
    fn parted(seat: Seat, place: usize) -> Self::Edit;
    /// The card at this place goes.
    fn bared(on: Being, place: usize) -> Self::Edit;
    /// Fat on the card at this place, or none any more.
    fn fattened(on: Being, place: usize) -> Self::Edit;
    /// The card at this place is used up, or ready again; nothing if this trait cannot be.
    fn spent(on: Being, place: usize, shows: Emblem) -> Option<Self::Edit>;
}

/// A click on a trait of the palette: a pair card waits for the second animal.
pub fn put<B: Rows>(bench: Bench<B>, shows: Emblem) {
    let Some(on) = bench.chosen_or_say() else { return };
    if B::is_pair(shows) {
        bench.joining.set(Some(shows));
        bench.notice.set(Some(Notice::ChooseSecond(shows)));
    } else if let Some(edit) = B::laid(on, shows) {
        bench.edit(edit);
    }
}

/// A click on an animal: the second of a pair, or the one whose cards are shown.
fn choose<B: Rows>(bench: Bench<B>, id: Being) {
    let Some((shows, first)) = bench.joining.get_untracked().zip(bench.chosen.get_untracked()) else {
        bench.choose(id);
        return;
    };
    if let Some(edit) = B::joined(shows, first, id) {
        bench.edit(edit);
    }
    bench.joining.set(None);
}

/// The seats.
pub fn seats<B: Rows>(bench: Bench<B>) -> impl IntoView {
    let seats = move || bench.judged.seats.get().into_iter().map(|row| seat(bench, row)).collect_view();
    view! { <div class="anseats">{seats}</div> }
}

fn seat<B: Rows>(bench: Bench<B>, row: SeatScreen) -> impl IntoView {
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
                <button type="button" class="tiny" aria-label=label on:click=move |_| bench.edit(B::parted(seat, place))><Icon id="i-close" class="s16"/></button>
            </li>
        }
    });
    view! {
        <section class="anseat" aria-label=row.name.clone()>
            <header class="who"><SeatMark seat=seat name=(seat.number()).to_string()/><h3>{row.name.clone()}</h3><span class="points">{t_count("count-points", "count", row.points.into())}</span></header>
            <div class="beasts">
                {row.animals.iter().cloned().map(|one| animal(bench, one)).collect_view()}
                <button type="button" class="adda" aria-label=add on:click=move |_| bench.edit(B::added(seat))><Icon id="i-plus"/></button>
            </div>
            <ul class="pairlist">{links.collect_view()}</ul>
        </section>
    }
}

fn animal<B: Rows>(bench: Bench<B>, animal: AnimalScreen) -> impl IntoView {
    let id = animal.id;
    let is_chosen = move || bench.chosen.get() == Some(id);
    view! {
        <button type="button" class="beast sm" class:chosen=is_chosen data-animal=id.0
            aria-pressed=move || is_chosen().to_string() on:click=move |_| choose(bench, id)>
            <span class="vh">{animal.label.clone()}</span><span class="stillbody" aria-hidden="true">{still::body(&animal, "p")}</span>
        </button>
    }
}

/// The single traits of the chosen animal.
pub fn cards<B: Rows>(bench: Bench<B>, animal: &AnimalScreen) -> impl IntoView + use<B> {
    let id = animal.id;
    let rows = animal.traits.iter().cloned().enumerate().map(|(place, row)| card(bench, id, place, row));
    view! { <ul class="cardrows">{rows.collect_view()}</ul> }
}

fn card<B: Rows>(bench: Bench<B>, id: Being, place: usize, row: TraitScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let name = || vec![("trait", row.name.clone().into())];
    let fat = row.fat.map(|full| {
        let label = words.text_with("analysis-fat", &name());
        view! { <button type="button" class="tiny" aria-pressed=full.to_string() aria-label=label on:click=move |_| bench.edit(B::fattened(id, place))><i class="pip fat" class:on=full></i></button> }
    });
    let used = B::spent(id, place, row.shows).map(|edit| {
        let label = words.text_with("analysis-used", &name());
        view! { <button type="button" class="tiny" aria-pressed=row.spent.is_some().to_string() aria-label=label.clone() title=label on:click=move |_| bench.edit(edit)><Icon id="i-spent" class="s16"/></button> }
    });
    let remove = words.text_with("analysis-remove-trait", &name());
    view! {
        <li><Icon id=trait_icon(row.shows)/><span>{row.name.clone()}</span>{fat}{used}
            <button type="button" class="tiny" aria-label=remove on:click=move |_| bench.edit(B::bared(id, place))><Icon id="i-close" class="s16"/></button>
        </li>
    }
}

/// The chosen animal or species in detail.
pub fn chosen<B: FreePosition, V: IntoView + 'static>(
    bench: Bench<B>,
    detail: fn(Bench<B>, AnimalScreen) -> V,
) -> impl IntoView {
    move || {
        let id = bench.chosen.get()?;
        let seats = bench.judged.seats.get();
        let animal = seats.iter().flat_map(|seat| &seat.animals).find(|animal| animal.id == id)?.clone();
        Some(detail(bench, animal))
    }
}
