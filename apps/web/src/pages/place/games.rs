//! Finished games: the place, the points, what they did to the rating; each with replay, review and download.

use editions::Edition;
use leptos::prelude::*;
use protocol::PersonId;
use protocol::http::FailureCode;
use protocol::results::{Change, Games, PlayedGame, WhyNot};

use super::lobby::wait;
use super::{Asked, Deed, Wrong, ask, when};
use crate::online::http::NoAnswer;
use crate::online::{Online, http};
use crate::pages::home::quick::edition_name;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// Finished games of somebody, the last first, with a button for earlier ones.
#[component]
pub fn Finished(
    /// Whose; nothing for the own ones.
    person: Option<PersonId>,
    /// The first page.
    first: Games,
) -> impl IntoView {
    let games = RwSignal::new(first.games);
    let next = RwSignal::new(first.next);
    let deed = Deed::new();
    let more = move |_| {
        let Some(after) = next.get_untracked() else { return };
        let whose = person.map(|person| format!("person={person}&")).unwrap_or_default();
        let path = format!("api/games?{whose}after={after}");
        deed.ask(async move { http::get::<Games>(&path).await }, move |page| {
            games.update(|games| games.extend(page.games));
            next.set(page.next);
        });
    };
    view! {
        <ol id="finished"><For each=move || games.get() key=|game| game.table children=move |game| one(game, deed)/></ol>
        {move || games.with(Vec::is_empty).then(|| view! { <p class="leadnote">{t("games-none")}</p> })}
        <Wrong deed=deed/>
        {move || next.with(Option::is_some).then(|| view! { <button type="button" class="btn quiet" id="more-games" on:click=more>{t("games-more")}<Icon id="i-chevron_down" class="s16"/></button> })}
    }
}

fn one(game: PlayedGame, deed: Deed) -> AnyView {
    let prefs = Prefs::here();
    let online = Online::here();
    let edition = Edition::from_id(&game.edition).unwrap_or(Edition::Origin);
    let own = game.seats.iter().find(|seat| seat.own).or(game.seats.first());
    let Some(own) = own else { return ().into_any() };
    let (place, count) = (own.place, game.seats.len());
    let mut others: Vec<i64> = game.seats.iter().filter(|seat| seat.seat != own.seat).map(|seat| seat.points).collect();
    others.sort_unstable_by(|a, b| b.cmp(a));
    let points =
        core::iter::once(own.points).chain(others).map(|points| points.to_string()).collect::<Vec<_>>().join(" : ");
    let (at, table, why_not) = (game.finished_at, game.table, game.why_not);
    let line = move || format!("{points}, {}", when::day(prefs, at));
    let title = move || edition_name(prefs.words(), edition);
    let label = move || format!("{}: {}, {}", prefs.words().text("games-replay"), title(), when::day(prefs, at));
    let replay = move |_| {
        let shown = move |record: String| {
            online.record.set(Some(record));
            Route::Replay.go();
        };
        deed.ask(async move { http::text(&record_path(table)).await }, shown);
    };
    let ends = game.replay.then(|| {
        view! {
            <button type="button" class="btn quiet icon" data-replay=table.to_string() aria-label=label title=t("games-replay") on:click=replay><Icon id="i-replay"/></button>
            <a class="btn quiet icon" href=record_path(table) download=format!("pangea-{table}.txt") aria-label=t("after-download") title=t("after-download")><Icon id="i-download"/></a>
        }
    });
    let of = move || prefs.words().text_with("games-place-of", &[("count", count.into())]);
    view! {
        <li class="fg" data-game=table.to_string()>
            <span class=if place == 1 { "plc p1" } else { "plc" }><b>{place}</b><small>{of}</small></span>
            <span class="tx"><b>{title}</b><span>{line}</span></span>
            {change(own.change, why_not)}
            <span class="end">{ends}</span>
        </li>
    }
    .into_any()
}

/// Where a record lies.
fn record_path(table: protocol::TableId) -> String {
    format!("api/games/{table}/record")
}

/// What a game did to a rating: a small number, with words for those who listen.
fn change(change: Option<Change>, why_not: Option<WhyNot>) -> AnyView {
    let prefs = Prefs::here();
    match (change, why_not) {
        (Some(change), _) => {
            let class = if change.difference < 0 { "chg dn" } else { "chg up" };
            let label =
                move || prefs.words().text_with("rating-change", &[("change", signed(change.difference).into())]);
            view! { <span class=class role="img" title=label aria-label=label>{signed(change.difference)}</span> }
                .into_any()
        }
        (None, Some(why)) => {
            view! { <span class="tag" title=t(why_word(why))>{t("rating-not-counted")}</span> }.into_any()
        }
        (None, None) => view! { <span></span> }.into_any(),
    }
}

/// A difference with its sign.
fn signed(difference: i32) -> String {
    match difference {
        0.. => format!("+{difference}"),
        _ => format!("−{}", difference.unsigned_abs()),
    }
}

fn why_word(why: WhyNot) -> &'static str {
    match why {
        WhyNot::Undone => "rating-why-undone",
        WhyNot::NewGuest => "rating-why-guest",
    }
}

/// A game, as soon as it is kept: the end of it is told first.
async fn kept_game(table: protocol::TableId) -> Result<PlayedGame, NoAnswer> {
    let path = format!("api/games/{table}");
    for _ in 0..TRIES {
        match http::get(&path).await {
            Err(NoAnswer::Refused(FailureCode::NotFound | FailureCode::NotOver)) => wait(AGAIN).await,
            answer => return answer,
        }
    }
    http::get(&path).await
}

/// How often a game is asked for that is not kept yet.
const TRIES: usize = 5;
/// How long between, in milliseconds.
const AGAIN: u32 = 1_000;

/// At the end of a game online: what it did to everybody's rating, or why it did nothing.
#[component]
pub fn RatingChanges() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let game: Asked<PlayedGame> = RwSignal::new(None);
    Effect::new(move |_| {
        // The server has kept the game when its record can be had.
        if let (true, Some(table)) = (online.record.with(Option::is_some), online.table.get()) {
            ask(game, kept_game(table));
        }
    });
    move || {
        let game = match game.get()? {
            Ok(game) => game,
            Err(NoAnswer::Nobody | NoAnswer::Refused(_) | NoAnswer::Wrong(_) | NoAnswer::Slower(_)) => return None,
        };
        if let Some(why) = game.why_not {
            return Some(view! { <p class="details" id="not-rated">{t(why_word(why))}</p> }.into_any());
        }
        let rows = game.seats.into_iter().filter_map(|seat| {
            let change = seat.change?;
            let rating = move || {
                let after = change.after;
                let args = [("rating", i64::from(after.rating).into()), ("doubt", i64::from(after.plus_minus).into())];
                prefs.words().text_with("rating-value", &args)
            };
            Some(view! { <li><b>{seat.name}</b>" "<span class="num">{rating}</span>" "{self::change(Some(change), None)}</li> })
        });
        let rows: Vec<_> = rows.collect();
        (!rows.is_empty()).then(|| {
            view! { <ul class="ratings" id="rating-changes" aria-label=t("ratings-title")>{rows}</ul> }.into_any()
        })
    }
}
