//! The seats with their animals or species, and what a click on a trait or an animal does.

use desk::screen::{AnimalScreen, Being, Emblem, SeatScreen};
use leptos::prelude::*;

use super::{Bench, Notice, play};
use crate::pages::still;
use crate::parts::{Icon, SeatMark};
use crate::prefs::{Prefs, t_count};

/// A click on a trait of the palette: a pair card waits for the second animal.
pub fn put(bench: Bench, shows: Emblem) {
    let Some(on) = bench.chosen_or_say() else { return };
    if bench.board.with_untracked(|board| board.is_pair(shows)) {
        bench.joining.set(Some(shows));
        bench.notice.set(Some(Notice::ChooseSecond(shows)));
    } else if let Some(change) = bench.board.with_untracked(|board| board.laid(on, shows)) {
        bench.edit(change);
    }
}

/// A click on an animal: the second of a pair, or the one whose cards are shown.
fn choose(bench: Bench, id: Being) {
    let Some((shows, first)) = bench.joining.get_untracked().zip(bench.chosen.get_untracked()) else {
        bench.choose(id);
        return;
    };
    if let Some(change) = bench.board.with_untracked(|board| board.joined(shows, first, id)) {
        bench.edit(change);
    }
    bench.joining.set(None);
}

/// The seats.
pub fn seats(bench: Bench) -> impl IntoView {
    let seats = move || bench.judged.seats.get().into_iter().map(|row| seat(bench, row)).collect_view();
    view! { <div class="anseats">{seats}</div> }
}

fn seat(bench: Bench, row: SeatScreen) -> impl IntoView {
    let words = Prefs::here().words();
    let add = words.text_with(bench.judged.terms.add, &[("player", row.name.clone().into())]);
    let seat = row.seat;
    let hand = bench.board.with_untracked(|board| board.hand_counter(words, seat));
    let is_board = hand.is_some();
    // Beside the name: the cards of the hand where they matter here, otherwise the points.
    let beside = match hand {
        Some(hand) => play::counter(bench, hand).into_any(),
        None => view! { <span class="points">{t_count("count-points", "count", row.points.into())}</span> }.into_any(),
    };
    let part =
        move |place| bench.board.with_untracked(|board| board.parted(seat, place)).map(|change| bench.edit(change));
    let links = row.links.iter().enumerate().map(|(place, link)| {
        let [first, second] = link.names.clone();
        let label = words.text_with(
            "analysis-unlink",
            &[("trait", link.name.clone().into()), ("first", first.into()), ("second", second.into())],
        );
        view! {
            <li>{still::link_words(link)}
                <button type="button" class="tiny" aria-label=label on:click=move |_| { part(place); }><Icon id="i-close" class="s16"/></button>
            </li>
        }
    });
    let links = links.collect_view();
    view! {
        <section class="anseat" class:boardseat=is_board aria-label=row.name.clone()>
            <header class="who"><SeatMark seat=seat name=(seat.number()).to_string()/><h3>{row.name.clone()}</h3>{beside}</header>
            <div class="beasts">
                {row.animals.iter().cloned().map(|one| animal(bench, one)).collect_view()}
                <button type="button" class="adda" aria-label=add on:click=move |_| bench.edit(bench.board.with_untracked(|board| board.added(seat)))><Icon id="i-plus"/></button>
            </div>
            {(!is_board).then(|| view! { <ul class="pairlist">{links}</ul> })}
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
