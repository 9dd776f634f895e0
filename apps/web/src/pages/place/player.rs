//! The page of a player: ratings with how sure they are, results by edition and number of players, favourite traits,
//! finished games.

use desk::book::BookTrait;
use editions::Edition;
use leptos::prelude::*;
use protocol::PersonId;
use protocol::people::{FriendAnswer, Friends, Somebody, Tie};
use protocol::results::{CourseStep, Favourites, Profile, ProfileRating, Size, Tally};

use super::ava::Ava;
use super::games::Finished;
use super::leaders::{Rate, Sizes, share};
use super::{Asked, Deed, Place, Wrong, ask, shown, when};
use crate::online::{Online, http};
use crate::pages::home::quick::{edition_icon, edition_name};
use crate::parts::Icon;
use crate::prefs::{Prefs, t, t_count};

/// The page of a player.
#[component]
pub fn PlayerPage(
    /// Who.
    person: PersonId,
) -> impl IntoView {
    let profile: Asked<Profile> = RwSignal::new(None);
    ask(profile, async move { http::get(&format!("api/people/{person}/profile")).await });
    view! { <main class="prof">{shown(profile, |profile| view! { <Page profile=profile/> }.into_any())}</main> }
}

#[component]
fn Page(profile: Profile) -> impl IntoView {
    let prefs = Prefs::here();
    let Profile { person, name, bot, here, since, public, games, won, ratings, results, favourites, last } = profile;
    let facts = move || {
        let words = prefs.words();
        let since = words.text_with("player-since", &[("date", when::month(prefs, since).into())]);
        let args = [("count", (games as i64).into()), ("won", (won as i64).into())];
        format!("{since} · {}", words.text_with("player-games", &args))
    };
    let favourites: Vec<Favourites> = favourites.into_iter().filter(|one| !one.traits.is_empty()).collect();
    view! {
        <header class="me">
            <Ava name=name.clone() class="lg" here=None/>
            <div>
                <h1 id="player-name">{name.clone()}</h1>
                <p>{here.then(|| view! { <i class="moon" aria-hidden="true"></i>{t("player-here")}" · " })}{facts}</p>
                {bot.then(|| view! { <p><span class="tag"><Icon id="i-bot"/>{t("player-bot")}</span></p> })}
                {(!public).then(|| view! { <p>{t("player-not-public")}</p> })}
            </div>
            <Acts person=person name=name.clone()/>
        </header>
        <div class="acol"><Ratings ratings=ratings/><Won results=results/></div>
        <div class="acol">
            {(!favourites.is_empty()).then(|| view! { <Liked favourites=favourites/> })}
            <section class="panel" aria-labelledby="finished-title">
                <h2 class="sm" id="finished-title">{t("games-title")}</h2>
                <Finished person=Some(person) first=last/>
            </section>
        </div>
    }
}

/// What can be done about somebody else.
#[component]
fn Acts(person: PersonId, name: String) -> impl IntoView {
    let online = Online::here();
    let friends: Asked<Friends> = RwSignal::new(None);
    let look = move || ask(friends, http::get("api/friends"));
    if Online::is_somebody() {
        look();
    }
    let deed = Deed::new();
    let tell = move |path: &'static str| {
        let body = Somebody { person };
        deed.ask(async move { http::tell(path, &body).await }, move |()| look());
    };
    let befriend = move |_| {
        let body = Somebody { person };
        deed.ask(async move { http::post("api/friends/ask", &body).await }, move |_: FriendAnswer| look());
    };
    let is_own = move || online.me.with(|me| me.as_ref().is_some_and(|me| me.person == person));
    let acts = move || {
        let all = friends.get()?.ok()?;
        if is_own() {
            return Some(
                view! { <a class="btn" href=Place::Account.href()><Icon id="i-person"/>{t("place-account")}</a> }
                    .into_any(),
            );
        }
        let tie = all.friends.iter().find(|friend| friend.who.person == person).map(|friend| friend.tie);
        let muted = all.muted.iter().any(|who| who.person == person);
        let friend = match tie {
            Some(Tie::Friends) => view! { <span class="tag fed"><Icon id="i-check"/>{t("player-friend")}</span> }.into_any(),
            Some(Tie::Asked) => view! { <span class="tag">{t("friends-asked-tag")}</span> }.into_any(),
            Some(Tie::WasAsked) => view! { <button type="button" class="btn primary" id="befriend" on:click=befriend><Icon id="i-check"/>{t("friends-agree")}</button> }.into_any(),
            None => view! { <button type="button" class="btn" id="befriend" on:click=befriend><Icon id="i-plus"/>{t("friends-ask")}</button> }.into_any(),
        };
        let mute = match muted {
            true => view! { <button type="button" class="btn quiet" id="unmute" on:click=move |_| tell("api/unmute")><Icon id="i-chat"/>{t("talk-unmute")}</button> }.into_any(),
            false => view! { <button type="button" class="btn quiet" id="mute" on:click=move |_| tell("api/mute")><Icon id="i-mute"/>{t("player-mute")}</button> }.into_any(),
        };
        Some(view! { {mute}{friend} }.into_any())
    };
    view! { <div class="acts" aria-label=name role="group">{acts}</div><Wrong deed=deed/> }
}

#[component]
fn Ratings(ratings: Vec<ProfileRating>) -> impl IntoView {
    // The size with most games is open.
    let most = ratings.iter().max_by_key(|rating| rating.games).map_or(Size::Two, |rating| rating.size);
    let size = RwSignal::new(most);
    let rows = move || {
        let size = size.get();
        Edition::ALL
            .into_iter()
            .filter(move |edition| size == Size::Two || has_size(*edition, size))
            .map(|edition| {
                let found = ratings.iter().find(|rating| rating.size == size && rating.edition == edition.id());
                rating_row(edition, found.cloned())
            })
            .collect_view()
    };
    view! {
        <section class="panel" aria-labelledby="ratings-title">
            <header><h2 id="ratings-title">{t("ratings-title")}</h2><span class="end"><Sizes size=size/></span></header>
            <ol id="ratings">{rows}</ol>
            <p class="hint2"><Icon id="i-question" class="s16"/><span>{t("ratings-band")}</span></p>
        </section>
    }
}

fn has_size(edition: Edition, size: Size) -> bool {
    edition.seats().any(|seats| Size::of(usize::from(seats)) == size)
}

fn rating_row(edition: Edition, rating: Option<ProfileRating>) -> AnyView {
    let prefs = Prefs::here();
    let name = move || edition_name(prefs.words(), edition);
    let icon = view! { <span class="em44"><Icon id=edition_icon(edition) class="s24"/></span> };
    let Some(rating) = rating else {
        return view! { <li class="rr">{icon}<b class="nm">{name}</b><span class="dash">{t("ratings-none")}</span></li> }.into_any();
    };
    let ProfileRating { rating: shown, games, rank, ranked, course, .. } = rating;
    let note = move || {
        rank.map(|rank| {
            let args = [("rank", (rank as i64).into()), ("count", (ranked as i64).into())];
            prefs.words().text_with("rating-rank", &args)
        })
    };
    let label = move || {
        let args = [("rating", i64::from(shown.rating).into()), ("doubt", i64::from(shown.plus_minus).into())];
        format!("{}: {}", edition_name(prefs.words(), edition), prefs.words().text_with("rating-value", &args))
    };
    view! {
        <li class=if shown.settled { "rr" } else { "rr soft" } data-rated=edition.id()>
            {icon}<b class="nm">{name}<span class="vh">{label}</span></b>
            {spark(&course)}
            <Rate rating=shown/>
            <span class="nt">
                {(!shown.settled).then(|| view! { <span class="tag">{t("rating-settling")}</span> })}
                {move || note().map(|note| view! { <span>{note}</span> })}
                <span>{t_count("rating-games", "count", games as i64)}</span>
            </span>
        </li>
    }
    .into_any()
}

/// The course of a rating with its band: decoration, the numbers stand beside it.
fn spark(course: &[CourseStep]) -> AnyView {
    if course.len() < 2 {
        return view! { <span class="spark"></span> }.into_any();
    }
    let value = |step: &CourseStep| (f64::from(step.rating.rating), f64::from(step.rating.plus_minus));
    let (low, high) = course
        .iter()
        .map(value)
        .fold((f64::MAX, f64::MIN), |(low, high), (at, doubt)| (low.min(at - doubt), high.max(at + doubt)));
    let wide = 190.0 / (course.len() - 1) as f64;
    let x = |place: usize| 4.0 + place as f64 * wide;
    let y = |at: f64| 37.0 - (at - low) / (high - low).max(1.0) * 34.0;
    let points = |shift: f64| {
        course.iter().enumerate().map(move |(place, step)| {
            let (at, doubt) = value(step);
            format!("{:.1},{:.1}", x(place), y(at + shift * doubt))
        })
    };
    let line = points(0.0).collect::<Vec<_>>().join(" ");
    let band = points(1.0).chain(points(-1.0).collect::<Vec<_>>().into_iter().rev()).collect::<Vec<_>>().join(" ");
    let last = y(course.last().map_or(low, |step| value(step).0));
    view! {
        <svg class="spark" viewBox="0 0 200 40" preserveAspectRatio="none" aria-hidden="true">
            <polygon class="band" points=band></polygon><polyline class="ln" points=line></polyline>
            <circle class="pt" cx="194" cy=format!("{last:.1}") r="4"></circle>
        </svg>
    }
    .into_any()
}

/// Won and played, by edition and number of players.
#[component]
fn Won(results: Vec<Tally>) -> impl IntoView {
    let prefs = Prefs::here();
    let rows = Edition::ALL.into_iter().map(|edition| {
        let cells = (2..=8u8).map(|seats| {
            let found = results.iter().find(|tally| tally.edition == edition.id() && tally.seats == seats);
            let Some(&Tally { games, won, .. }) = found else {
                return view! { <td class="no">"–"</td> }.into_any();
            };
            let (percent, fair) = (won as f64 / games.max(1) as f64 * 100.0, 100.0 / f64::from(seats));
            let said = move || {
                let args = [("won", (won as i64).into()), ("count", (games as i64).into()), ("fair", (fair.round() as i64).into())];
                prefs.words().text_with("player-won-said", &args)
            };
            let of = move || prefs.words().text_with("player-won-of", &[("count", (games as i64).into())]);
            view! { <td><span class="wg" aria-hidden="true"><b class="num">{won}</b>" "{of}</span><span class="vh">{said}</span>{share(percent, fair)}</td> }.into_any()
        });
        view! { <tr><th scope="row">{move || edition_name(prefs.words(), edition)}</th>{cells.collect_view()}</tr> }
    });
    view! {
        <section class="panel" aria-labelledby="won-title">
            <h2 id="won-title">{t("player-won")}</h2>
            <div class="resw" tabindex="0" role="group" aria-labelledby="won-title">
                <table class="res" id="results">
                    <thead><tr><th scope="col">{t("ui-edition")}</th>{(2..=8u8).map(|seats| view! { <th scope="col" class="num">{seats}</th> }).collect_view()}</tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
            <p class="hint2">{t("leaders-how-fair")}</p>
        </section>
    }
}

/// Favourite traits, of one edition at a time.
#[component]
fn Liked(favourites: Vec<Favourites>) -> impl IntoView {
    let prefs = Prefs::here();
    let most = favourites.iter().enumerate().max_by_key(|(_, one)| one.games).map_or(0, |(place, _)| place);
    let chosen = RwSignal::new(most);
    let editions: Vec<Edition> =
        favourites.iter().map(|one| Edition::from_id(&one.edition).unwrap_or(Edition::Origin)).collect();
    let names = editions.clone();
    let list = move || {
        let place = chosen.get();
        let (Some(one), Some(edition)) = (favourites.get(place), editions.get(place).copied()) else { return None };
        let games = one.games.max(1);
        let rows = one.traits.iter().take(6).map(|liked| {
            let (id, percent) = (liked.name.replace(['-', ' '], "_"), liked.games * 100 / games);
            let known = BookTrait::find(edition, &id);
            let (icon, name) = (format!("t-{id}"), liked.name.clone());
            let called = move || known.map_or_else(|| name.clone(), |known| known.name(prefs.words()));
            view! { <li><Icon id=icon/><span>{called}</span><span class="fb" aria-hidden="true"><i style:width=format!("{percent}%")></i></span><b class="num">{format!("{percent}%")}</b></li> }
        });
        Some(rows.collect_view())
    };
    let choose = move |event| chosen.set(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <section class="panel" aria-labelledby="liked-title">
            <header><h2 class="sm" id="liked-title">{t("player-liked")}</h2>
                <span class="end"><label class="vh" for="liked-edition">{t("ui-edition")}</label>
                <select class="edpick" id="liked-edition" on:change=choose>{names.into_iter().enumerate().map(|(place, edition)| view! {
                    <option value=place selected=place == most>{move || edition_name(prefs.words(), edition)}</option>
                }).collect_view()}</select></span>
            </header>
            <ul class="fav" id="liked">{list}</ul>
            <p class="hint2">{t("player-liked-note")}</p>
        </section>
    }
}
