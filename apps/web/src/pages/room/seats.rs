//! The seats of a waiting room: who sits there, who is ready, and what the host can do.

use game::Seat;
use leptos::prelude::*;
use protocol::{NewOccupant, Occupant, Place, Presence, ToServer};

use crate::online::Online;
use crate::pages::join::{level_of, ready_tag};
use crate::pages::levels::{LEVELS, USUAL, taken_apart};
use crate::parts::{Icon, SeatMark};
use crate::prefs::{Prefs, t};

/// The seats.
#[component]
pub fn Seats() -> impl IntoView {
    let online = Online::here();
    let places =
        Memo::new(move |_| online.room.with(|room| room.as_ref().map(|room| room.places.clone()).unwrap_or_default()));
    let rows = move || {
        let host = online.room.with(|room| room.as_ref().and_then(|room| room.host));
        places.get().into_iter().map(|place| row(online, place, host)).collect_view()
    };
    view! { <ol class="sts" aria-label=t("online-seats")>{rows}</ol> }
}

/// The moon beside a name: whether somebody is there.
pub fn moon(presence: Presence) -> impl IntoView {
    let class = match presence {
        Presence::Here => "moon",
        Presence::Reconnecting => "moon half",
        Presence::Away => "moon away",
    };
    view! { <i class=class aria-hidden="true"></i> }
}

/// The same in a word.
pub fn presence_word(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "online-here",
        Presence::Reconnecting => "online-reconnecting",
        Presence::Away => "online-away",
    }
}

fn give(online: Online, seat: Seat, to: NewOccupant) {
    online.request(|id| ToServer::Give { id, seat, to });
}

fn row(online: Online, place: Place, host: Option<Seat>) -> AnyView {
    let is_host = online.you.with(|you| you.as_ref().is_some_and(|you| you.host));
    let own = online.you.with(|you| you.as_ref().and_then(|you| you.seat));
    let seat = place.seat;
    match place.occupant {
        Occupant::Open => open_row(online, seat, is_host, own),
        Occupant::Bot { name, plays } => bot_row(online, seat, is_host, name, &plays),
        Occupant::Person { name, presence, .. } => {
            let mine = own == Some(seat);
            let role = (host == Some(seat)).then(|| view! { {t("online-host")}", " });
            let tools = match (mine, is_host) {
                (true, _) => Some(
                    view! { <button type="button" class="btn quiet icon" id="stand-up" aria-label=t("online-stand") title=t("online-stand") on:click=move |_| online.request(|id| ToServer::Stand { id })><Icon id="i-door"/></button> }.into_any(),
                ),
                (false, true) => Some(kick(online, seat, &name).into_any()),
                (false, false) => None,
            };
            view! {
                <li class="seatrow" class:you=mine data-place=seat.number()>
                    <span class="pres"><SeatMark seat=seat name=name.clone()/>{moon(presence)}</span>
                    <span><b>{name}</b><small>{role}{t(if mine { "online-this-is-you" } else { presence_word(presence) })}</small></span>
                    <span class="end">{ready_tag(place.ready)}{tools}</span>
                </li>
            }
            .into_any()
        }
    }
}

fn kick(online: Online, seat: Seat, name: &str) -> impl IntoView + use<> {
    let prefs = Prefs::here();
    let name = name.to_owned();
    let label = move || prefs.words().text_with("online-kick", &[("player", name.clone().into())]);
    view! {
        <button type="button" class="btn quiet icon" data-kick=seat.number() aria-label=label.clone() title=label.clone() on:click=move |_| give(online, seat, NewOccupant::Open)><Icon id="i-close"/></button>
    }
}

fn open_row(online: Online, seat: Seat, is_host: bool, own: Option<Seat>) -> AnyView {
    let note = if is_host { "online-free-host" } else { "online-free-note" };
    let bot = is_host.then(|| view! {
        <button type="button" class="btn" data-give-bot=seat.number() on:click=move |_| give(online, seat, NewOccupant::Bot { plays: USUAL.to_owned() })><Icon id="i-bot"/>{t("online-give-bot")}</button>
    });
    let sit = (own.is_none() || !is_host).then(|| view! {
        <button type="button" class="btn" data-sit=seat.number() on:click=move |_| online.request(|id| ToServer::Sit { id, seat })><Icon id="i-door"/>{t("online-sit-here")}</button>
    });
    view! {
        <li class="seatrow free" data-place=seat.number()>
            <i class="fs" aria-hidden="true"></i>
            <span><b>{t("online-free-seat")}</b><small>{t(note)}</small></span>
            <span class="end">{sit}{bot}</span>
        </li>
    }
    .into_any()
}

fn bot_row(online: Online, seat: Seat, is_host: bool, name: String, plays: &str) -> AnyView {
    let prefs = Prefs::here();
    let (level, style) = taken_apart(plays);
    let (level, style) = (level.to_owned(), style.map(str::to_owned));
    let end = match is_host {
        false => view! { <span class="tag"><Icon id="i-bot"/>{t("online-bot")}</span> }.into_any(),
        true => {
            let label = {
                let name = name.clone();
                move || prefs.words().text_with("online-bot-level", &[("player", name.clone().into())])
            };
            let now = level.clone();
            let choose = move |event| {
                let plays = crate::pages::levels::styled(&event_target_value(&event), style.as_deref());
                give(online, seat, NewOccupant::Bot { plays });
            };
            view! {
                <select class="levelpick" aria-label=label on:change=choose>
                    {LEVELS.into_iter().map(|one| view! { <option value=one.bot selected=one.bot == now>{t(one.name)}</option> }).collect_view()}
                </select>
                <button type="button" class="btn quiet icon" data-remove-bot=seat.number() aria-label=t("online-remove-bot") title=t("online-remove-bot") on:click=move |_| give(online, seat, NewOccupant::Open)><Icon id="i-close"/></button>
            }
            .into_any()
        }
    };
    view! {
        <li class="seatrow bot" data-place=seat.number()>
            <SeatMark seat=seat name=name.clone()/>
            <span><b>{name}</b><small><Icon id="i-bot" class="s16"/>{level_of(&level).map(t)}</small></span>
            <span class="end">{end}</span>
        </li>
    }
    .into_any()
}
