//! The seats: the others across the top, the own row below.

use std::sync::Arc;

use desk::Screen;
use desk::screen::{LinkScreen, SeatScreen, Tag, TagKind};
use leptos::prelude::*;

use super::animal::{Animal, Form};
use crate::parts::{Icon, SeatMark, trait_icon};
use crate::prefs::t;

/// The other seats.
#[component]
pub fn Opponents(screen: Arc<Screen>) -> impl IntoView {
    view! {
        <div class="opps">
            {screen.others.iter().cloned().map(|seat| view! { <Opponent seat=seat/> }).collect_view()}
        </div>
    }
}

#[component]
fn Opponent(seat: SeatScreen) -> impl IntoView {
    view! {
        <section class="opp" aria-label=seat.name.clone() data-seat=seat.seat.number()>
            {header(&seat)}
            <div class="beasts">
                {seat.animals.iter().cloned().map(|animal| view! { <Animal animal=animal form=Form::Small/> }).collect_view()}
            </div>
            <PairList links=seat.links.clone()/>
        </section>
    }
}

/// The own row.
#[component]
pub fn OwnSeat(screen: Arc<Screen>) -> impl IntoView {
    screen.own.clone().map(|seat| {
        view! {
            <section class="own" aria-label=t("web-your-animals") data-seat=seat.seat.number()>
                {header(&seat)}
                <div class="row">
                    {seat.animals.iter().cloned().map(|animal| view! { <Animal animal=animal form=Form::Large/> }).collect_view()}
                </div>
                <PairList links=seat.links.clone()/>
            </section>
        }
    })
}

fn header(seat: &SeatScreen) -> impl IntoView + use<> {
    view! {
        <header class="who">
            <SeatMark seat=seat.seat name=seat.name.clone()/>
            <h2>{seat.name.clone()}</h2>
            {seat.tags.iter().cloned().map(tag).collect_view()}
            <div class="facts">
                <span class="count"><Icon id="i-hand" class="s18"/><b>{seat.hand}</b><span class="vh">{t("ui-hand")}</span></span>
                <span class="count"><Icon id="i-points" class="s18"/><b>{seat.points}</b><span class="vh">{t("ui-points-on-table")}</span></span>
                <span class="count"><Icon id="i-discard" class="s18"/><b>{seat.discard}</b><span class="vh">{t("ui-discard-pile")}</span></span>
            </div>
        </header>
    }
}

fn tag(tag: Tag) -> impl IntoView {
    let (class, icon) = match tag.kind {
        TagKind::First => ("tag", Some("i-first_player")),
        TagKind::Turn => ("tag solid", None),
        TagKind::Passed => ("tag", None),
        TagKind::Bot => ("tag", Some("i-bot")),
        TagKind::Attack => ("tag bad", Some("i-attack")),
    };
    view! { <span class=class>{icon.map(|id| view! { <Icon id=id/> })}{tag.text}</span> }
}

/// Pair cards as a line of words: who with whom, and who guards.
#[component]
fn PairList(links: Vec<LinkScreen>) -> impl IntoView {
    let items = links.into_iter().map(|link| {
        let sign = if link.directed { "→" } else { "–" };
        let (first, second) = (locale::field_name(link.first), locale::field_name(link.second));
        view! {
            <li><Icon id=trait_icon(link.shows) class="s18"/>{link.name}": "<i class="name" lang="la">{first}</i>{format!(" {sign} ")}<i class="name" lang="la">{second}</i></li>
        }
    });
    view! { <ul class="pairlist">{items.collect_view()}</ul> }
}
