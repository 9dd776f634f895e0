//! The seats: the others across the top, folded when there are many; the viewer's row below.

use std::sync::Arc;

use desk::Screen;
use desk::screen::{AnimalScreen, Being, FactKind, FactScreen, LinkScreen, SeatScreen, Tag, TagKind, Why};
use leptos::prelude::*;

use super::animal::{Animal, Form, Mini, more, rule_link};
use super::boards::Small;
use super::fit::{Beyond, places, widest};
use super::links::{Arcs, small_knot, spans, tie};
use super::moment;
use super::online::{presence_line, small_moon};
use super::ui::{Room, Ui};
use crate::parts::{Icon, SeatMark, marked};
use crate::prefs::t;

/// More opponents than this, and seats that wait are folded.
const FULL: usize = 3;
/// A strip shows this many animals.
const IN_STRIP: usize = 5;

/// The other seats.
#[component]
pub fn Opponents(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    let others = &screen.others;
    let widths = widest(ui, &moment(&screen), others);
    if ui.room.get_untracked() == Room::Phone || ui.flat.get_untracked() {
        return rivals(others).into_any();
    }
    if others.len() <= FULL {
        let style = columns(widths.iter().map(|(_, animals)| *animals));
        return view! {
            <div class="opps" prop:style=style>
                {others.iter().cloned().map(|seat| view! { <Opponent seat=seat/> }).collect_view()}
            </div>
        }
        .into_any();
    }
    let busy: Vec<&SeatScreen> = others.iter().filter(|seat| seat.busy).collect();
    let folded = others.len() - busy.len();
    let is_busy = |seat: game::Seat| busy.iter().any(|other| other.seat == seat);
    let style = columns(widths.iter().filter(|(seat, _)| is_busy(*seat)).map(|(_, animals)| *animals));
    // While nobody else acts there is room for two lines of strips.
    let in_line = if busy.is_empty() && folded > 4 { folded.div_ceil(2) } else { folded.max(1) };
    let strips = format!("--strips:{in_line}");
    // Every seat has its place among the strips, also while it has none: the strips of the others stay as they are.
    let folded = others.iter().map(|seat| (!seat.busy).then(|| view! { <Folded seat=seat.clone()/> }));
    view! {
        <div class="opps many">
            <div class="folded" prop:style=strips>
                {folded.collect_view()}
            </div>
            <div class="duel" prop:style=style>
                {busy.into_iter().cloned().map(|seat| view! { <Opponent seat=seat/> }).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

/// Columns as wide as the rows are long, so that nobody's row must wrap.
fn columns(rows: impl Iterator<Item = usize>) -> String {
    let parts: Vec<String> = rows.map(|animals| format!("minmax(0,{}fr)", animals.clamp(3, 6))).collect();
    format!("grid-template-columns:{}", parts.join(" "))
}

/// On a phone: a tab for each rival, and one rival's animals.
fn rivals(others: &[SeatScreen]) -> impl IntoView + use<> {
    let ui = Ui::here();
    let busy = others.iter().find(|seat| seat.busy).or_else(|| others.iter().find(|seat| seat.choosable.is_some()));
    let shown = ui.rival.get_untracked().filter(|rival| others.iter().any(|seat| seat.seat == *rival));
    let shown = shown.or(busy.map(|seat| seat.seat)).or(others.first().map(|seat| seat.seat));
    let tabs = others.iter().map(|seat| {
        let is_open = Some(seat.seat) == shown;
        let number = seat.seat;
        let note = seat
            .choosable
            .clone()
            .or_else(|| seat.tags.iter().find(|tag| tag.kind != TagKind::Bot).map(|tag| tag.text.clone()));
        view! {
            <button
                type="button"
                role="tab"
                id=format!("rival-{}", seat.seat.number())
                aria-selected=is_open.to_string()
                aria-controls="rival"
                tabindex=if is_open { "0" } else { "-1" }
                class:busy=seat.busy
                data-choosable=seat.choosable.is_some().then_some("")
                on:click=move |_| ui.rival.set(Some(number))
            >
                <span class="pres"><SeatMark seat=seat.seat name=seat.name.clone()/>{small_moon(seat.seat)}</span>
                <span class="tabname"><b>{seat.name.clone()}</b><small>{note}</small></span>
            </button>
        }
    });
    let open = others.iter().find(|seat| Some(seat.seat) == shown).cloned();
    let labelled = shown.map(|seat| format!("rival-{}", seat.number()));
    view! {
        <div class="opps phone">
            <div class="rivals" role="tablist" aria-label=t("table-rivals")>{tabs.collect_view()}</div>
            <div id="rival" role="tabpanel" aria-labelledby=labelled>
                {open.map(|seat| view! { <Opponent seat=seat/> })}
            </div>
        </div>
    }
}

#[component]
fn Opponent(seat: SeatScreen) -> impl IntoView {
    let ui = Ui::here();
    let shown = NodeRef::new();
    let links = seat.links.clone();
    let row = match seat.in_line {
        true => in_line(&seat).into_any(),
        false => seat
            .animals
            .iter()
            .cloned()
            .map(|animal| match animal.board {
                Some(_) => view! { <Small animal=animal/> }.into_any(),
                None => view! { <Animal animal=animal form=Form::Small links=links.clone()/> }.into_any(),
            })
            .collect_view()
            .into_any(),
    };
    view! {
        <section class="opp" class:busy=seat.busy aria-label=seat.name.clone() data-seat=seat.seat.number()>
            {header(&seat)}
            <div class="reel">
                <div class="beasts" class:line=seat.in_line data-row="others" node_ref=shown on:scroll=move |_| ui.nudge()>{row}</div>
                <Beyond row=shown things=".beast"/>
            </div>
        </section>
    }
}

/// Small animals whose pair cards lie between neighbours.
fn in_line(seat: &SeatScreen) -> impl IntoView + use<> {
    let row = seat.animals.iter().cloned().enumerate().map(|(place, animal)| {
        let knot = between(&seat.links, animal.id, seat.animals.get(place + 1)).into_iter().next();
        let knot = match knot {
            Some(link) => {
                let back = link.first != animal.id;
                small_knot(&link, back).into_any()
            }
            None => view! { <span class="gp"></span> }.into_any(),
        };
        view! { <Animal animal=animal form=Form::Small links=Vec::new()/> {knot} }
    });
    row.collect_view()
}

/// The pair cards between an animal and the next one of its row.
fn between(links: &[LinkScreen], one: Being, next: Option<&AnimalScreen>) -> Vec<LinkScreen> {
    let Some(next) = next.map(|next| next.id) else { return Vec::new() };
    let joins = |link: &&LinkScreen| {
        let ends = [link.first, link.second];
        ends.contains(&one) && ends.contains(&next)
    };
    links.iter().filter(joins).cloned().collect()
}

/// Somebody who waits, as a strip.
#[component]
fn Folded(seat: SeatScreen) -> impl IntoView {
    let hidden = seat.animals.len().saturating_sub(IN_STRIP);
    view! {
        <section class="fold" aria-label=seat.name.clone() data-seat=seat.seat.number()>
            {header(&seat)}
            <div class="minis" data-row="others">
                {seat.animals.iter().take(IN_STRIP).cloned().map(|animal| view! { <Mini animal=animal/> }).collect_view()}
                {(hidden > 0).then(|| more(hidden))}
            </div>
        </section>
    }
}

/// The viewer's row.
#[component]
pub fn OwnSeat(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    screen.own.clone().map(|seat| {
        let many = seat.animals.len() > 5;
        let (beside, apart): (Vec<LinkScreen>, Vec<LinkScreen>) =
            seat.links.iter().cloned().partition(|link| are_neighbours(&seat.animals, link));
        let (spans, levels) = spans(&seat.animals, apart);
        let arcs = (levels > 0).then(|| format!("--arcs:{levels}"));
        let ids: Vec<Being> = seat.animals.iter().map(|animal| animal.id).collect();
        let shown = NodeRef::new();
        let row = places(ui, &moment(&screen), seat.seat, &ids).into_iter().map(|being| {
            let place = seat.animals.iter().position(|animal| Some(animal.id) == being);
            let Some(place) = place else { return view! { <span class="gone"></span> }.into_any() };
            let animal = seat.animals[place].clone();
            let knots = between(&beside, animal.id, seat.animals.get(place + 1));
            let first = animal.id;
            let knots = (!knots.is_empty()).then(|| view! {
                <div class="pair">{knots.into_iter().map(|link| {
                    let back = link.first != first;
                    tie(link, back)
                }).collect_view()}</div>
            });
            view! { <Animal animal=animal form=Form::Large links=Vec::new()/> {knots} }.into_any()
        });
        view! {
            <section class="own" aria-label=t("web-your-animals") data-seat=seat.seat.number()>
                {header(&seat)}
                <div class="reel">
                    <div class="row" class:many=many class:arcs={levels > 0} prop:style=arcs data-row="own" id="own-row" node_ref=shown on:scroll=move |_| ui.nudge()>
                        {row.collect_view()}
                        <Arcs spans=spans/>
                    </div>
                    <Beyond row=shown things=".beast"/>
                </div>
            </section>
        }
    })
}

pub(super) fn are_neighbours(animals: &[AnimalScreen], link: &LinkScreen) -> bool {
    animals.windows(2).any(|two| {
        let ends = [two[0].id, two[1].id];
        ends.contains(&link.first) && ends.contains(&link.second)
    })
}

/// Why something usual cannot be done now, with its rule.
fn duty(why: Why) -> impl IntoView {
    view! {
        <span class="tag info duty"><Icon id="i-shield"/><span><span class="dutytext">{marked(&why.text)}" "</span>{rule_link(why.rule)}</span></span>
    }
}

pub(super) fn header(seat: &SeatScreen) -> impl IntoView + use<> {
    let (held, icon) = if seat.pool { ("nw-pool", "i-deck") } else { ("ui-hand", "i-hand") };
    view! {
        <header class="who">
            <SeatMark seat=seat.seat name=seat.name.clone()/>
            <h2>{seat.name.clone()}</h2>
            <span class="tagline">{seat.tags.iter().cloned().map(tag).collect_view()}</span>
            <div class="facts">
                {seat.note.clone().map(duty)}
                <span class="count handcount" title=t(held)><Icon id=icon class="s18"/><b>{seat.hand}</b><span class="vh">{t(held)}</span></span>
                {match seat.facts.is_empty() {
                    true => view! {
                        <span class="count" title=t("ui-points-on-table")><Icon id="i-points" class="s18"/><b>{seat.points}</b><span class="vh">{t("ui-points-on-table")}</span></span>
                        {seat.discard.map(|cards| view! { <span class="count" title=t("ui-discard-pile")><Icon id="i-discard" class="s18"/><b>{cards}</b><span class="vh">{t("ui-discard-pile")}</span></span> })}
                    }.into_any(),
                    false => seat.facts.iter().cloned().map(fact).collect_view().into_any(),
                }}
            </div>
        </header>
        {presence_line(seat.seat)}
    }
}

/// Something a seat has; a secret is shown as a word.
pub fn fact(fact: FactScreen) -> impl IntoView {
    let (icon, class) = match (fact.kind, fact.count) {
        (FactKind::Food, None) => ("i-hidden", "count fact secret"),
        (FactKind::Food, _) => ("i-food", "count fact food"),
        (FactKind::Population, _) => ("i-population", "count fact"),
        (FactKind::Traits, _) => ("i-points", "count fact"),
    };
    view! { <span class=class title=fact.text.clone()><Icon id=icon class="s18"/>{fact.count.map(|count| view! { <b aria-hidden="true">{count}</b> })}<span class="factword">{fact.text.clone()}</span></span> }
}

pub(super) fn tag(tag: Tag) -> impl IntoView {
    let (class, icon) = match tag.kind {
        TagKind::First => ("tag first", Some("i-first_player")),
        TagKind::Turn => ("tag solid", Some("i-arrow_right")),
        TagKind::Passed => ("tag", Some("i-pass")),
        TagKind::Bot => ("tag botlevel", Some("i-bot")),
        TagKind::Attack => ("tag solid", Some("i-attack")),
        TagKind::Attacked => ("tag bad", Some("i-shield")),
        TagKind::Ready => ("tag fed", Some("i-check")),
        TagKind::Busy => ("tag hungry", Some("i-waiting")),
    };
    view! { <span class=class title=tag.text.clone()>{icon.map(|id| view! { <Icon id=id/> })}<span>{tag.text.clone()}</span></span> }
}
