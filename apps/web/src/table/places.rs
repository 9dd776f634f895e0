//! The table of several locations: a column for each, a row for each player, and the food between the others and the
//! viewer's row. Where there is no room for columns, one location is open and the others are tabs.

use std::sync::Arc;

use desk::screen::{AnimalScreen, LinkScreen, LocationScreen, Mark, MoveScreen, SeatScreen};
use desk::screen::{Being, Place};
use desk::{Click, Load, Screen};
use leptos::prelude::*;

use super::animal::{Animal, Form, Mini, rule_link};
use super::chip::{Chip, Ghost};
use super::drag::Drag;
use super::fit::{Beyond, keep_in_sight};
use super::inspect::look_at_target;
use super::links::tie;
use super::seat::{are_neighbours, tag};
use super::spot::{Spot, find, place_of};
use super::ui::{Room, Ui};
use crate::parts::{Icon, SeatMark, location_class, location_icon, marked};
use crate::prefs::{t, t_count};
use crate::session::Session;

/// More opponents than this, and their animals are pictures with a need.
const FULL: usize = 4;

/// The locations with everybody's animals.
#[component]
pub fn Places(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    match ui.room.get_untracked() {
        Room::Phone | Room::Tablet => one_open(&screen, ui).into_any(),
        Room::Desk | Room::Wide => columns(&screen).into_any(),
    }
}

fn columns(screen: &Screen) -> impl IntoView + use<> {
    let ui = Ui::here();
    let locations = &screen.locations;
    let frame = NodeRef::new();
    keep_in_sight(frame);
    let many = screen.others.len() > FULL;
    let rows = format!(
        "grid-template-rows:max-content repeat({},max-content) max-content minmax(max-content,1fr)",
        screen.others.len()
    );
    view! {
        <div class="placescroll" node_ref=frame on:scroll=move |_| ui.nudge()>
        <div class="places" class:many=many prop:style=rows>
            <div class="place-bg" aria-hidden="true">{locations.iter().map(|location| view! { <i class=location_class(location.at)></i> }).collect_view()}</div>
            <span></span>
            {locations.iter().map(head).collect_view()}
            {screen.others.iter().map(|seat| row(screen, seat, many)).collect_view()}
            <div class="plab pl"><b>{t("desk-food")}</b></div>
            {locations.iter().map(pond).collect_view()}
            {screen.own.as_ref().map(|seat| own_row(screen, seat))}
        </div>
        </div>
    }
}

/// Its name and who lives there; a button while something can be placed there.
fn head(location: &LocationScreen) -> impl IntoView + use<> {
    let ui = Ui::here();
    let (class, at) = (location_class(location.at), location.at);
    view! {
        <div class=format!("place-h {class} {}", mark_class(&location.mark)) data-location=at.0>
            <Icon id=location_icon(at) class="s24"/>
            <h2><button type="button" class="placename" data-location=at.0 on:click=move |event| look_at_target(ui, event.target())>{location.name.clone()}</button></h2>
            {choose(location)}
            <span class="r"><span>{location.animals.clone()}</span><span>{location.hunters.clone()}</span></span>
        </div>
    }
}

fn mark_class(mark: &Mark) -> &'static str {
    match mark {
        Mark::Legal { .. } => "is-legal",
        Mark::Actor { .. } => "is-actor",
        Mark::Barred(_) => "is-barred",
        Mark::Rest | Mark::Prey { .. } => "",
    }
}

/// The button of a location while it can be chosen, or why it cannot.
fn choose(location: &LocationScreen) -> impl IntoView + use<> {
    let session = Session::here();
    let at = location.at;
    match &location.mark {
        Mark::Legal { flag, .. } | Mark::Actor { flag, .. } => {
            let label = format!("{}: {flag}", location.name);
            view! {
                <button type="button" class="placepick" aria-label=label data-place=at.0 on:click=move |_| session.click(Click::Place(at))>
                    <Icon id="i-target"/><span>{flag.clone()}</span>
                </button>
            }
            .into_any()
        }
        Mark::Barred(why) => view! {
            <span class="placewhy"><Icon id="i-shield"/><span>{marked(&why.text)}" "{rule_link(why.rule)}</span></span>
        }
        .into_any(),
        Mark::Rest | Mark::Prey { .. } => ().into_any(),
    }
}

/// The animals of a seat in a location.
fn living(seat: &SeatScreen, at: Place) -> Vec<AnimalScreen> {
    seat.animals.iter().filter(|animal| animal.at == at).cloned().collect()
}

/// Who comes to a location from elsewhere.
fn arriving(screen: &Screen, seat: &SeatScreen, at: Place) -> Vec<MoveScreen> {
    screen.moves.iter().filter(|going| going.to == at && going.animal.owner == seat.seat).cloned().collect()
}

fn label(seat: &SeatScreen) -> impl IntoView + use<> {
    view! {
        <div class="plab" data-seat=seat.seat.number()>
            <span class="n"><SeatMark seat=seat.seat name=seat.name.clone()/><span class="nm">{seat.name.clone()}</span></span>
            <span class="tagline">{seat.tags.iter().cloned().map(tag).collect_view()}</span>
            <span class="facts">
                <span class="count" title=t("ui-hand")><Icon id="i-hand" class="s16"/><b>{seat.hand}</b><span class="vh">{t("ui-hand")}</span></span>
                <span class="count" title=t("ui-points-on-table")><Icon id="i-points" class="s16"/><b>{seat.points}</b><span class="vh">{t("ui-points-on-table")}</span></span>
                {seat.discard.map(|cards| view! { <span class="count" title=t("ui-discard-pile")><Icon id="i-discard" class="s16"/><b>{cards}</b><span class="vh">{t("ui-discard-pile")}</span></span> })}
            </span>
        </div>
    }
}

fn row(screen: &Screen, seat: &SeatScreen, many: bool) -> impl IntoView + use<> {
    let cells = screen.locations.iter().map(|location| rivals_cell(screen, seat, location.at, many));
    view! {
        <section class="prow" class:busy=seat.busy aria-label=seat.name.clone()>{label(seat)}{cells.collect_view()}</section>
    }
}

/// Another player's animals in a location, and where their migrants will stand.
fn rivals_cell(screen: &Screen, seat: &SeatScreen, at: Place, many: bool) -> impl IntoView + use<> {
    let ui = Ui::here();
    let animals = living(seat, at);
    let ghosts = arriving(screen, seat, at);
    let acts = screen.moves.iter().any(|going| going.animal.owner == seat.seat);
    let small = animals.len() > 3;
    let empty = animals.is_empty() && ghosts.is_empty();
    let animals = animals.into_iter().map(|animal| {
        let going = screen.moves.iter().find(|going| going.animal.id == animal.id);
        let leaves = going.map(|going| (going.leaves.clone(), going.follows));
        match many {
            true => view! { <Mini animal=animal/> }.into_any(),
            false => view! { <Chip animal=animal links=seat.links.clone() leaves=leaves/> }.into_any(),
        }
    });
    view! {
        <div
            class=format!("pcell {}", location_class(at))
            class:acts=acts
            class:small=small
            data-row="others"
            data-location=at.0
            on:scroll=move |_| ui.nudge()
        >
            {animals.collect_view()}
            {ghosts.into_iter().map(|going| view! { <Ghost going=going form=Form::Small/> }).collect_view()}
            {empty.then(|| view! { <span class="nobody">{t("desk-nobody")}</span> })}
        </div>
    }
}

fn own_row(screen: &Screen, seat: &SeatScreen) -> impl IntoView + use<> {
    let cells = screen.locations.iter().map(|location| own_cell(screen, seat, location.at));
    view! {
        <section class="prow mine" aria-label=t("web-your-animals")>{label(seat)}{cells.collect_view()}</section>
    }
}

/// The viewer's animals in a location: those that are joined stand side by side as far as they can.
fn own_cell(screen: &Screen, seat: &SeatScreen, at: Place) -> impl IntoView + use<> {
    let ui = Ui::here();
    let session = Session::here();
    let drag = Drag::here();
    let animals = side_by_side(living(seat, at), &seat.links);
    let ghosts = arriving(screen, seat, at);
    let (many, empty) = (animals.len() + ghosts.len() > 2, animals.is_empty() && ghosts.is_empty());
    let full = animals.len() + ghosts.len() > 3;
    let shown = NodeRef::new();
    let (beside, apart): (Vec<LinkScreen>, Vec<LinkScreen>) =
        seat.links.iter().cloned().partition(|link| are_neighbours(&animals, link));
    let row = animals.iter().cloned().enumerate().map(|(place, animal)| {
        let next = animals.get(place + 1).map(|next| next.id);
        let joins = |link: &&LinkScreen| {
            let ends = [link.first, link.second];
            ends.contains(&animal.id) && next.is_some_and(|next| ends.contains(&next))
        };
        let knots: Vec<LinkScreen> = beside.iter().filter(joins).cloned().collect();
        let first = animal.id;
        let knots = (!knots.is_empty()).then(|| {
            let ties = knots.into_iter().map(|link| {
                let back = link.first != first;
                tie(link, back)
            });
            view! { <div class="pair">{ties.collect_view()}</div> }
        });
        view! { <Animal animal=animal form=Form::Large links=apart.clone()/> {knots} }
    });
    // A click beside the animals chooses the location, where it can be chosen.
    let open = matches!(mark_of(screen, at), Mark::Legal { .. } | Mark::Actor { .. });
    let choose = move |event: web_sys::MouseEvent| {
        let beside = event.target() == event.current_target();
        if beside && open && !drag.swallows() {
            session.click(Click::Place(at));
        }
    };
    view! {
        <div
            class=format!("pcell {}", location_class(at))
            class:open=open
            class:many=many
            class:full=full
            node_ref=shown
            data-row="own"
            data-location=at.0
            on:click=choose
            on:scroll=move |_| ui.nudge()
        >
            {row.collect_view()}
            {ghosts.into_iter().map(|going| view! { <Ghost going=going form=Form::Large/> }).collect_view()}
            {empty.then(|| view! { <span class="nobody">{t("desk-nobody")}</span> })}
            <Beyond row=shown things=".beast:not(.ghost)"/>
        </div>
    }
}

fn mark_of(screen: &Screen, at: Place) -> Mark {
    screen.locations.iter().find(|location| location.at == at).map_or(Mark::Rest, |location| location.mark.clone())
}

/// Animals in an order in which a joined one follows its partner.
fn side_by_side(animals: Vec<AnimalScreen>, links: &[LinkScreen]) -> Vec<AnimalScreen> {
    let mut left = animals;
    let mut row: Vec<AnimalScreen> = Vec::new();
    while !left.is_empty() {
        let partner = row.last().and_then(|last| {
            let joined = |other: &AnimalScreen| {
                links.iter().any(|link| {
                    let ends = [link.first, link.second];
                    ends.contains(&last.id) && ends.contains(&other.id)
                })
            };
            left.iter().position(joined)
        });
        row.push(left.remove(partner.unwrap_or(0)));
    }
    row
}

/// The bank of a location.
fn pond(location: &LocationScreen) -> impl IntoView + use<> {
    let drag = Drag::here();
    let (stage, at) = (&location.stage, location.at);
    let places = stage.filled.max(stage.bank);
    let tokens = (0..places).map(|place| {
        let class = if place < stage.bank { "pip food" } else { "pip gone" };
        view! { <i class=class></i> }
    });
    let dice = stage.dice.iter().map(|die| view! { <Icon id=format!("i-die_{die}") class="s18"/> });
    view! {
        <div class=format!("place-pond {}", location_class(location.at)) data-bank=location.at.0>
            <span class="pondpill" role="img" aria-label=stage.left.clone() on:pointerdown=move |event| drag.press(Load::Food(at), &event)>
                {tokens.collect_view()}
            </span>
            <small><b>{stage.left.clone()}</b><span class="dicerow">{dice.collect_view()}<span>{stage.rolled.clone()}</span></span></small>
        </div>
    }
}

/// Where an animal of the viewer has just arrived: a new one, or one from elsewhere.
fn arrived(screen: &Screen, ui: Ui) -> Option<Place> {
    let now: Vec<(Being, Place)> =
        screen.own.iter().flat_map(|own| &own.animals).map(|animal| (animal.id, animal.at)).collect();
    let before = ui.homes.get_value();
    let found = before.and_then(|before| now.iter().rfind(|home| !before.contains(home)).map(|(_, at)| *at));
    ui.homes.set_value(Some(now));
    found
}

/// One location is open, the others are tabs.
fn one_open(screen: &Screen, ui: Ui) -> impl IntoView + use<> {
    let locations = &screen.locations;
    // Where something can be chosen, or placed.
    let is_asked = |location: &&LocationScreen| {
        location.choosable.is_some() || matches!(location.mark, Mark::Legal { .. } | Mark::Actor { .. })
    };
    let asked = locations.iter().find(is_asked).map(|location| location.at);
    let wanted = asked.or(locations.first().map(|location| location.at));
    let follows = arrived(screen, ui);
    if follows.is_some() {
        *ui.location.write_untracked() = follows;
        ui.followed.set_value(true);
    }
    // What was only followed gives way to the next question; what the player opened does not.
    let open = locations.iter().find(|location| Some(location.at) == ui.location.get_untracked());
    if ui.followed.get_value() && follows.is_none() && asked.is_some() && !open.as_ref().is_some_and(is_asked) {
        *ui.location.write_untracked() = asked;
    }
    let shown = ui.location.get_untracked().or(wanted).unwrap_or_default();
    let tabs = locations.iter().map(|location| {
        let (at, is_open) = (location.at, location.at == shown);
        let food = t_count("table-food-there", "count", i64::from(location.stage.bank));
        let note = location.choosable.clone();
        let here = screen.others.iter().chain(&screen.own).flat_map(|seat| &seat.animals);
        let living = here.filter(|animal| animal.at == at).count();
        view! {
            <button
                type="button"
                role="tab"
                id=format!("place-{}", at.0)
                class=location_class(at)
                aria-selected=is_open.to_string()
                aria-controls="place"
                tabindex=if is_open { "0" } else { "-1" }
                data-location=at.0
                data-choosable=location.choosable.is_some().then_some("")
                on:click=move |_| {
                    ui.followed.set_value(false);
                    ui.location.set(Some(at));
                }
            >
                <Icon id=location_icon(at)/>
                <span class="tabname"><b>{location.name.clone()}</b><span class="living num" title=location.animals.clone()>{living}</span><small>{move || note.clone().unwrap_or_else(food)}</small></span>
            </button>
        }
    });
    let open = locations.iter().find(|location| location.at == shown);
    let body = open.map(|location| {
        let rivals = screen.others.iter().filter(|seat| seat.animals.iter().any(|animal| animal.at == shown) || !arriving(screen, seat, shown).is_empty());
        let rivals = rivals.map(|seat| view! {
            <section class="prow" class:busy=seat.busy aria-label=seat.name.clone()>{label(seat)}{rivals_cell(screen, seat, shown, false)}</section>
        });
        view! {
            {head(location)}
            {rivals.collect_view()}
            {pond(location)}
            {screen.own.as_ref().map(|seat| view! {
                <section class="prow mine" aria-label=t("web-your-animals")>{label(seat)}{own_cell(screen, seat, shown)}</section>
            })}
        }
    });
    view! {
        <div class="places stacked" on:scroll=move |_| ui.nudge()>
            <div class="placetabs" role="tablist" aria-label=t("table-places")>{tabs.collect_view()}</div>
            <div id="place" class=format!("openplace {}", location_class(shown)) role="tabpanel" aria-labelledby=format!("place-{}", shown.0)>{body}</div>
        </div>
    }
}

/// A journey as it is drawn.
#[derive(Clone, PartialEq)]
struct Drawn {
    path: String,
    head: String,
    maybe: bool,
}

/// Arrows from animals to where they will stand.
#[component]
pub fn Journeys() -> impl IntoView {
    let ui = Ui::here();
    let session = Session::here();
    let drawn = RwSignal::new(Vec::<Drawn>::new());
    Effect::new(move |_| {
        ui.moved.track();
        ui.location.track();
        ui.room.track();
        let screen = session.screen.get();
        request_animation_frame(move || {
            let moves = screen.map(|screen| screen.moves.clone()).unwrap_or_default();
            let now: Vec<Drawn> = moves.iter().filter_map(journey).collect();
            if drawn.try_get_untracked().is_some_and(|before| before != now) {
                drawn.set(now);
            }
        });
    });
    move || {
        let all = drawn.get();
        (!all.is_empty()).then(|| {
            view! {
                <svg class="arrow" id="journeys" aria-hidden="true">
                    {all.into_iter().map(|one| view! {
                        <path class="halo" d=one.path.clone()></path>
                        <path class="move" class:maybe=one.maybe d=one.path></path>
                        <path class="mhead" class:maybe=one.maybe d=one.head></path>
                    }).collect_view()}
                </svg>
            }
        })
    }
}

/// From the edge of an animal over the heads of the others to the place where it will stand.
fn journey(going: &MoveScreen) -> Option<Drawn> {
    let place = place_of(going.animal.id)?;
    let is_chip = place.class_list().contains("chipcard");
    let from = Spot::of(&place);
    let ghost = find(&format!("#play [data-ghost='{}']", going.animal.id.0))?;
    let mut to = Spot::of(&ghost);
    // A place that is scrolled out of its location is pointed at by the edge.
    if let Some(cell) = ghost.closest(".pcell").ok().flatten().map(|cell| Spot::of(&cell)) {
        to.x = to.x.min(cell.right() - to.w).max(cell.x);
    }
    let way = (to.x - from.x).signum();
    if is_chip && way < 0.0 {
        // To the left a chip leaves by its side: its flag stands above.
        let (x1, y1) = (from.x - 4.0, from.centre().1);
        let (x2, y2) = (to.right() + 5.0, to.centre().1);
        let path = format!("M{x1:.1} {y1:.1}C{:.1} {y1:.1} {:.1} {y2:.1} {x2:.1} {y2:.1}", x1 - 30.0, x2 + 30.0);
        let head = format!("M{:.1} {:.1}L{x2:.1} {y2:.1}L{:.1} {:.1}", x2 + 8.0, y2 - 8.0, x2 + 8.0, y2 + 8.0);
        return Some(Drawn { path, head, maybe: going.maybe });
    }
    // Both flags stand on the left.
    let (x1, y1) = (from.x + from.w * 0.88, from.y - 2.0);
    let (x2, y2) = (to.x + to.w * if is_chip { 0.5 } else { 0.8 }, to.y - 4.0);
    let lift = 28.0;
    let path = format!(
        "M{x1:.1} {y1:.1}C{:.1} {:.1} {:.1} {:.1} {x2:.1} {y2:.1}",
        x1 + 24.0 * way,
        y1 - lift,
        x2 - 24.0 * way,
        y2 - lift
    );
    let head = format!("M{:.1} {:.1}L{x2:.1} {y2:.1}L{:.1} {:.1}", x2 - 8.0, y2 - 9.0, x2 + 8.0, y2 - 9.0);
    Some(Drawn { path, head, maybe: going.maybe })
}
