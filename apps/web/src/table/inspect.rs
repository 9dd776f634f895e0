//! Looking at a thing: what an animal, a species, a trait, an area or a location is and does.
//!
//! A click that changes nothing looks at the thing; where a click acts, a long press, the right mouse button or a key does.
//! The words come with the screen.

use std::time::Duration;

use desk::screen::{AnimalScreen, AreaScreen, Being, LocationScreen, Mark, Place, SeatScreen, SlotKind, TraitNote};
use desk::{Click, Screen};
use editions::Edition;
use leptos::ev::{contextmenu, pointercancel, pointerdown, pointermove, pointerup};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::animal::{food, rule_link};
use super::drag::Drag;
use super::rules_tab;
use super::ui::{Ui, words};
use crate::pages::rules::trait_href;
use crate::parts::{Icon, Picture, Pips, location_icon, marked, trait_icon};
use crate::prefs::t;
use crate::session::Session;

/// A finger rests this long on a thing to look at it.
const LONG_PRESS: Duration = Duration::from_millis(550);
/// A mouse rests this long on an animal to see it large.
const PEEK: Duration = Duration::from_millis(450);
/// A finger travels no further than this meanwhile, in pixels.
const STILL: f64 = 10.0;
/// Everything that can be looked at.
const THINGS: &str = "[data-trait], [data-face], [data-animal], [data-area], [data-location]";

/// What is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thing {
    /// An animal or a species.
    Being(Being),
    /// A trait, by its id.
    Trait(String),
    /// An area.
    Area(Place),
    /// A location.
    Location(Place),
}

impl Thing {
    /// The thing that this element is part of: the smallest one.
    pub fn at(element: &Element) -> Option<Self> {
        let shown = element.closest(THINGS).ok().flatten()?;
        let named = |name: &str| shown.get_attribute(name);
        let number = |name: &str| named(name)?.parse().ok();
        let of_trait = named("data-trait").or_else(|| named("data-face")).map(Self::Trait);
        of_trait
            .or_else(|| number("data-animal").map(|id| Self::Being(Being(id))))
            .or_else(|| number("data-area").map(|at| Self::Area(Place(at))))
            .or_else(|| number("data-location").map(|at| Self::Location(Place(at))))
    }

    /// The same for a point of the window. The button of an animal lies over its traits: the trait at that point is meant.
    fn at_point(element: &Element, (x, y): (f64, f64)) -> Option<Self> {
        let owner = |element: &Element| element.closest("[data-animal]").ok().flatten();
        let around = owner(element);
        let below = document().elements_from_point(x as f32, y as f32);
        let mut below = below.iter().filter_map(|one| one.dyn_into::<Element>().ok());
        let shown = below.find(|one| {
            let inside = one.closest("[data-trait], [data-face]").ok().flatten();
            inside.is_some() && around.is_some() && owner(one) == around
        });
        shown.and_then(|shown| Self::at(&shown)).or_else(|| Self::at(element))
    }

    /// Where the focus goes back to.
    fn selector(&self) -> String {
        match self {
            Self::Being(id) => format!(
                "#play .beast[data-animal='{0}'] .hit, #play [data-animal='{0}'] .hit, #play button[data-animal='{0}']",
                id.0
            ),
            Self::Trait(id) => format!("#play button[data-face='{id}'], #play button[data-trait='{id}']"),
            Self::Area(at) => format!("#play [data-area='{}'] .hit", at.0),
            Self::Location(at) => format!("#play button[data-location='{}']", at.0),
        }
    }
}

/// A click on a thing: does what it means, or looks at the thing if that is nothing.
pub fn tap(session: Session, ui: Ui, click: Click, event: &web_sys::MouseEvent) {
    // A click that only ends a motion means nothing else.
    let is_moving = session.moving_until.get_value() > js_sys::Date::now();
    if session.tap(click) || is_moving || ui.ended_motion.get_value() {
        return;
    }
    look_at_point(ui, event.target(), (f64::from(event.client_x()), f64::from(event.client_y())));
}

fn look_at_point(ui: Ui, target: Option<web_sys::EventTarget>, point: (f64, f64)) {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(thing) = element.and_then(|element| Thing::at_point(&element, point)) {
        ui.inspect.set(Some(thing));
    }
}

/// Looks at what was clicked, or has the focus.
pub fn look_at_target(ui: Ui, target: Option<web_sys::EventTarget>) {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(thing) = element.and_then(|element| Thing::at(&element)) {
        ui.inspect.set(Some(thing));
    }
}

/// Listens for long presses and the right mouse button until the table is left.
pub fn listen(session: Session, ui: Ui, drag: Drag) {
    let pressed = StoredValue::new(None::<(u32, f64, f64)>);
    let count = StoredValue::new(0_u32);
    let place = |event: &PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
    let down = window_event_listener(pointerdown, move |event| {
        // The listener of the motions hears of it later.
        ui.ended_motion.set_value(session.moving_until.get_value() > js_sys::Date::now());
        if event.pointer_type() != "touch" || ui.inspect.get_untracked().is_some() {
            return;
        }
        let number = count.get_value() + 1;
        count.set_value(number);
        let (x, y) = place(&event);
        pressed.set_value(Some((number, x, y)));
        let target = event.target();
        set_timeout(
            move || {
                let still = pressed.try_get_value().flatten().is_some_and(|(now, ..)| now == number);
                if still && inside_table(target.clone()) {
                    pressed.set_value(None);
                    drag.let_go();
                    look_at_point(ui, target, (x, y));
                }
            },
            LONG_PRESS,
        );
    });
    let moved = window_event_listener(pointermove, move |event| {
        let (x, y) = place(&event);
        let far = |(_, from_x, from_y): (u32, f64, f64)| (x - from_x).hypot(y - from_y) > STILL;
        if pressed.get_value().is_some_and(far) {
            pressed.set_value(None);
        }
    });
    let up = window_event_listener(pointerup, move |_| pressed.set_value(None));
    let lost = window_event_listener(pointercancel, move |_| pressed.set_value(None));
    let menu = window_event_listener(contextmenu, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // Links keep the browser's own menu.
        let link = element.as_ref().is_some_and(|element| element.closest("a").ok().flatten().is_some());
        if !link && inside_table(event.target()) && element.is_some_and(|element| Thing::at(&element).is_some()) {
            event.prevent_default();
            drag.let_go();
            look_at_point(ui, event.target(), (f64::from(event.client_x()), f64::from(event.client_y())));
        }
    });
    on_cleanup(move || {
        down.remove();
        moved.remove();
        up.remove();
        lost.remove();
        menu.remove();
    });
}

fn inside_table(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest("#play").ok().flatten().is_some())
}

/// The animal under a mouse is shown large beside itself after a moment; it leaves with the mouse.
pub fn peek(ui: Ui, id: Option<Being>, event: &PointerEvent) {
    if event.pointer_type() == "touch" {
        return;
    }
    match id {
        None => {
            ui.wanted.set_value(None);
            ui.look.set(None);
        }
        Some(id) => {
            ui.wanted.set_value(Some(id));
            set_timeout(
                move || {
                    if ui.wanted.try_get_value().flatten() == Some(id) {
                        ui.look.set(Some(id));
                    }
                },
                PEEK,
            );
        }
    }
}

/// The name of a trait and what it does, for whoever rests the mouse on its icon.
pub fn hint(session: Session, id: &str, name: &str) -> String {
    summary(session, id).map_or_else(|| name.to_owned(), |summary| format!("{name}: {summary}"))
}

/// What a trait does, in one line.
pub fn summary(session: Session, id: &str) -> Option<String> {
    session.screen.with_untracked(|screen| Some(note(screen.as_ref()?, id)?.summary.clone()))
}

fn note<'s>(screen: &'s Screen, id: &str) -> Option<&'s TraitNote> {
    screen.traits.iter().find(|note| note.shows.id() == id)
}

/// The panel with what is looked at: a dialog, so that the focus comes back when it is closed.
#[component]
pub fn Inspector() -> impl IntoView {
    let (ui, session) = (Ui::here(), Session::here());
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |before: Option<Option<Thing>>| {
        let thing = ui.inspect.get();
        let Some(dialog) = dialog.get() else { return thing };
        if thing.is_some() && !dialog.open() {
            ui.look.set(None);
            let _ = dialog.show_modal();
        } else if thing.is_none() && dialog.open() {
            dialog.close();
        }
        if let (None, Some(Some(last))) = (&thing, before) {
            give_focus_back(last);
        }
        thing
    });
    // Beside the panel is not inside it.
    let outside = move |event: PointerEvent| {
        if event.target() == event.current_target() {
            ui.inspect.set(None);
        }
    };
    view! {
        <dialog class="inspect panel" node_ref=dialog aria-labelledby="inspect-title" on:close=move |_| ui.inspect.set(None) on:pointerdown=outside>
            {move || ui.inspect.get().and_then(|thing| {
                let screen = session.screen.get()?;
                let Some(inside) = inside(&screen, &thing).filter(|_| screen.result.is_none()) else {
                    // It is no longer on the table, or the game is over.
                    ui.inspect.set(None);
                    return None;
                };
                Some(view! {
                    <div class="inspectin">
                        {inside}
                        <div class="acts">
                            <button type="button" class="btn quiet" data-all-traits="" on:click=move |_| { ui.inspect.set(None); rules_tab::show_traits(ui) }>
                                <Icon id="i-rules"/>{t("table-traits-in-play")}
                            </button>
                            <button type="button" class="btn" autofocus data-close="" on:click=move |_| ui.inspect.set(None)><Icon id="i-close"/>{t("table-close")}</button>
                        </div>
                    </div>
                })
            })}
        </dialog>
    }
}

/// The browser gives the focus back itself, unless the table was drawn anew meanwhile.
fn give_focus_back(thing: Thing) {
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        let found = document().query_selector(&thing.selector()).ok().flatten();
        if let (true, Some(Ok(element))) = (lost, found.map(JsCast::dyn_into::<HtmlElement>)) {
            let _ = element.focus();
        }
    });
}

fn inside(screen: &Screen, thing: &Thing) -> Option<AnyView> {
    match thing {
        Thing::Being(id) => {
            let mut seats = screen.own.iter().chain(&screen.others);
            let seat = seats.find(|seat| seat.animals.iter().any(|animal| animal.id == *id))?;
            let animal = seat.animals.iter().find(|animal| animal.id == *id)?;
            Some(being(screen, seat, animal).into_any())
        }
        Thing::Trait(id) => {
            let note = note(screen, id)?;
            Some(
                view! {
                    <h2 id="inspect-title"><Icon id=trait_icon(note.shows) class="s24"/>{note.name.clone()}</h2>
                    <p>{note.summary.clone()}</p>
                    {in_the_book(screen.book, note)}
                }
                .into_any(),
            )
        }
        Thing::Area(at) => {
            let mut areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
            areas.find(|area| area.at == *at).map(|one| area(screen, one).into_any())
        }
        Thing::Location(at) => {
            screen.locations.iter().find(|location| location.at == *at).map(|one| location(one).into_any())
        }
    }
}

/// An animal: whose, what it has eaten, what state it is in, and what each of its traits does.
fn being(screen: &Screen, seat: &SeatScreen, animal: &AnimalScreen) -> impl IntoView + use<> {
    let states = [
        &animal.poisoned,
        &animal.remains,
        &animal.restored,
        &animal.paralysed,
        &animal.asleep,
        &animal.sheltered,
        &animal.shelled,
    ];
    let states: Vec<String> = states.into_iter().filter_map(Clone::clone).collect();
    let why = match &animal.mark {
        Mark::Barred(why) => core::iter::once(why.clone()).chain(why.rest.clone()).collect(),
        _ => Vec::new(),
    };
    let odds = match &animal.mark {
        Mark::Legal { odds, .. } | Mark::Prey { odds, .. } => odds.clone(),
        _ => Vec::new(),
    };
    let rows = traits_of(screen, seat, animal);
    let bare = rows.is_empty().then(|| {
        animal
            .bare
            .clone()
            .map_or_else(|| view! { <p>{t("ui-no-traits")}</p> }.into_any(), |text| view! { <p>{text}</p> }.into_any())
    });
    view! {
        <h2 id="inspect-title"><span class="name" lang="la">{animal.name.clone()}</span>" "<small>{seat.name.clone()}</small></h2>
        <div class="inspecthead">
            <span class="pic" aria-hidden="true"><Picture animal=animal.clone() place="inspect"/></span>
            <div>
                <p><span class="pipline"><Pips red=animal.red blue=animal.blue need=animal.need label=food(animal)/>{food(animal)}</span></p>
                {animal.board.as_ref().map(|board| view! { <p>{board.population.label.clone()}</p><p>{board.size.label.clone()}</p><p>{board.food.clone()}</p> })}
                {animal.location.clone().map(|at| view! { <p>{at}</p> })}
                {states.into_iter().map(|state| view! { <p><b>{state}</b></p> }).collect_view()}
            </div>
        </div>
        {why.into_iter().map(|why| view! { <p class="whyline"><Icon id="i-shield"/><span>{marked(&why.text)}" "{rule_link(why.rule)}</span></p> }).collect_view()}
        {odds.iter().map(|line| view! { <p class="whyline"><Icon id="i-target"/><span>{marked(line)}</span></p> }).collect_view()}
        {bare}
        <ul class="traitlist">{rows}</ul>
    }
}

/// The traits of an animal and its pair cards, each with what it does.
fn traits_of(screen: &Screen, seat: &SeatScreen, animal: &AnimalScreen) -> Vec<AnyView> {
    let own = animal.traits.iter().map(|row| (row.shows, row.name.clone(), row.disabled.clone().or(row.spent.clone())));
    let slots = animal.board.iter().flat_map(|board| &board.slots).filter(|slot| slot.kind == SlotKind::Up);
    let slots = slots.filter_map(|slot| Some((slot.shows?, slot.text.clone(), slot.note.clone())));
    let innate = animal.innate.iter().map(|shows| (*shows, String::new(), None));
    let links = seat.links.iter().filter(|link| link.first == animal.id || link.second == animal.id).map(|link| {
        let [first, second] = &link.names;
        let who = if link.directed { format!("{first} → {second}") } else { format!("{first} – {second}") };
        (link.shows, link.name.clone(), Some(link.spent.clone().map_or(who.clone(), |spent| format!("{who}, {spent}"))))
    });
    let all: Vec<_> = own.chain(slots).chain(innate).chain(links).collect();
    let mut rows: Vec<AnyView> = Vec::new();
    for (place, (shows, name, state)) in all.iter().enumerate() {
        // The board of a species repeats its traits.
        if all[..place].iter().any(|(other, _, known)| other == shows && known == state) {
            continue;
        }
        let note = note(screen, shows.id());
        let name = note.map_or_else(|| name.clone(), |note| note.name.clone());
        let summary = note.map(|note| note.summary.clone());
        let book = trait_href(screen.book, *shows);
        rows.push(
            view! {
                <li><a href=book><Icon id=trait_icon(*shows)/><b>{name}</b></a>{state.clone().map(|state| view! { " "<small>{state}</small> })}<p>{summary}</p></li>
            }
            .into_any(),
        );
    }
    rows
}

fn in_the_book(book: Edition, note: &TraitNote) -> impl IntoView + use<> {
    view! { <p><a class="btn quiet" href=trait_href(book, note.shows)><Icon id="i-rules"/>{t("table-in-the-book")}</a></p> }
}

fn area(screen: &Screen, area: &AreaScreen) -> impl IntoView + use<> {
    let open_to = match &area.access {
        None => words().text("table-area-open"),
        Some(access) if access.shows.is_some() => {
            words().text_with("table-area-with", &[("trait", access.text.clone().into())])
        }
        Some(_) => words().text("table-area-bare"),
    };
    let opens = area.access.as_ref().and_then(|access| note(screen, access.shows?.id())).cloned();
    let why = match &area.mark {
        Mark::Barred(why) => Some(why.clone()),
        _ => None,
    };
    view! {
        <h2 id="inspect-title"><Icon id=format!("a-{}", area.id) class="s24"/>{area.name.clone()}</h2>
        <p>{area.label.clone()}</p>
        <p>{open_to}</p>
        {why.map(|why| view! { <p class="whyline"><Icon id="i-shield"/><span>{marked(&why.text)}" "{rule_link(why.rule)}</span></p> })}
        {opens.map(|note| view! { <ul class="traitlist"><li><a href=trait_href(screen.book, note.shows)><Icon id=trait_icon(note.shows)/><b>{note.name.clone()}</b></a><p>{note.summary.clone()}</p></li></ul> })}
    }
}

fn location(location: &LocationScreen) -> impl IntoView + use<> {
    let stage = &location.stage;
    let lines = [
        Some(stage.left.clone()),
        stage.rolled.clone(),
        Some(location.animals.clone()),
        Some(location.hunters.clone()),
        Some(stage.hungry.clone()),
    ];
    let lines = lines.into_iter().flatten().filter(|line| !line.is_empty());
    view! {
        <h2 id="inspect-title"><Icon id=location_icon(location.at) class="s24"/>{location.name.clone()}</h2>
        {lines.map(|line| view! { <p>{line}</p> }).collect_view()}
    }
}
