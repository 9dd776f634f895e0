//! The result: the verdict in words, then the points part by part.

use desk::screen::ResultScreen;
use leptos::prelude::*;

use crate::parts::{Icon, SeatMark};
use crate::prefs::t;
use crate::route::Route;
use crate::session::Session;

/// The result of the game.
#[component]
pub fn ResultPanel(result: ResultScreen) -> impl IntoView {
    let session = Session::here();
    let heads = result.places.first().map(|place| place.parts.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
    let rows = result.places.into_iter().map(|place| view! {
        <tr class:won=place.won>
            <th scope="row"><SeatMark seat=place.seat name=place.name.clone()/>{place.name.clone()}{place.won.then(|| view! { <Icon id="i-points" class="s18"/> })}</th>
            {place.parts.into_iter().map(|(_, points)| view! { <td class="num">{points}</td> }).collect_view()}
            <td class="num">{place.discard}</td>
        </tr>
    });
    view! {
        <section class="panel result-panel" aria-label=t("ui-game-over")>
            <table class="scores">
                <thead><tr><th scope="col">{t("ui-players")}</th>
                    {heads.unwrap_or_default().into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view()}
                    <th scope="col">{t("ui-discard-pile")}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <a class="btn primary" id="play-again" href=Route::Home.href() on:click=move |_| session.leave()>{t("ui-play-again")}</a>
        </section>
    }
}
