//! Carrying things: a face of a card to an animal or a location, an animal to its prey or to another location, a token to
//! an animal.
//!
//! Mouse and finger alike. A mouse must travel 6 pixels, a finger must rest 180 ms, so that scrolling stays safe.

use std::time::Duration;

use desk::screen::{Being, Place, Progress};
use desk::{Drop, Load, Screen, Stage, Track};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, PointerEvent};

use crate::parts::{Icon, trait_icon};
use crate::session::Session;

/// A mouse travels this far before it carries something.
const TRAVEL: f64 = 6.0;
/// A finger rests this long before it carries something.
const REST: Duration = Duration::from_millis(180);

/// Something pressed, perhaps carried.
#[derive(Clone, Copy)]
struct Held {
    load: Load,
    start: (f64, f64),
    touch: bool,
    carried: bool,
    number: u32,
}

/// What is carried.
#[derive(Clone, Copy)]
pub struct Drag {
    session: Session,
    held: StoredValue<Option<Held>>,
    pressed: StoredValue<u32>,
    dropped: StoredValue<bool>,
    /// Where the carried thing is.
    spot: RwSignal<Option<(Load, f64, f64)>>,
}

impl Drag {
    /// Listens until the table is left.
    pub fn new(session: Session) -> Self {
        let drag = Self {
            session,
            held: StoredValue::new(None),
            pressed: StoredValue::new(0),
            dropped: StoredValue::new(false),
            spot: RwSignal::new(None),
        };
        let moved = window_event_listener(leptos::ev::pointermove, move |event| drag.moved(&event));
        let lifted = window_event_listener(leptos::ev::pointerup, move |event| drag.released(&event));
        let lost = window_event_listener(leptos::ev::pointercancel, move |_| drag.let_go());
        // While something is carried the page must not scroll under the finger.
        let hold_still = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            if drag.spot.try_get_untracked().flatten().is_some() && event.cancelable() {
                event.prevent_default();
            }
        });
        let options = web_sys::AddEventListenerOptions::new();
        options.set_passive(false);
        let function: &js_sys::Function = hold_still.as_ref().unchecked_ref();
        let _ =
            document().add_event_listener_with_callback_and_add_event_listener_options("touchmove", function, &options);
        let hold_still = StoredValue::new_local(hold_still);
        on_cleanup(move || {
            moved.remove();
            lifted.remove();
            lost.remove();
            hold_still.with_value(|closure| {
                let function: &js_sys::Function = closure.as_ref().unchecked_ref();
                let _ = document().remove_event_listener_with_callback("touchmove", function);
            });
        });
        drag
    }

    /// The one of this table.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// Something is pressed.
    pub fn press(self, load: Load, event: &PointerEvent) {
        if event.button() != 0 || !matches!(self.session.stage.get_untracked(), Stage::Yours(_)) {
            return;
        }
        let number = self.pressed.get_value() + 1;
        self.pressed.set_value(number);
        self.dropped.set_value(false);
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        let touch = event.pointer_type() == "touch";
        self.held.set_value(Some(Held { load, start, touch, carried: false, number }));
        if touch {
            set_timeout(
                move || {
                    let held = self.held.try_get_value().flatten();
                    if held.is_some_and(|held| held.number == number && !held.carried) {
                        self.carry(start.0, start.1);
                    }
                },
                REST,
            );
        }
    }

    /// Whether the click that comes now only ends a drop.
    pub fn swallows(self) -> bool {
        let dropped = self.dropped.get_value();
        self.dropped.set_value(false);
        dropped
    }

    fn carry(self, x: f64, y: f64) {
        let Some(mut held) = self.held.get_value() else { return };
        if !held.carried {
            held.carried = true;
            self.held.set_value(Some(held));
            self.session.lift(held.load);
        }
        self.spot.set(Some((held.load, x, y)));
    }

    fn moved(self, event: &PointerEvent) {
        let Some(held) = self.held.try_get_value().flatten() else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let far = (x - held.start.0).hypot(y - held.start.1) >= TRAVEL;
        if held.carried || (far && !held.touch) {
            event.prevent_default();
            self.carry(x, y);
        } else if far {
            // A finger that travels at once scrolls.
            self.held.set_value(None);
        }
    }

    fn released(self, event: &PointerEvent) {
        let Some(held) = self.held.try_get_value().flatten() else { return };
        self.held.set_value(None);
        self.spot.set(None);
        if !held.carried {
            return;
        }
        self.dropped.set_value(true);
        set_timeout(
            move || {
                let _ = self.dropped.try_set_value(false);
            },
            Duration::from_millis(60),
        );
        let below = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        match below.and_then(|below| target(&below)) {
            Some(on) => self.session.drop_on(held.load, on),
            None => self.session.click(desk::Click::Cancel),
        }
    }

    /// Puts back what is carried.
    pub fn let_go(self) {
        let carried = self.held.try_get_value().flatten().is_some_and(|held| held.carried);
        self.held.set_value(None);
        self.spot.set(None);
        if carried {
            self.session.click(desk::Click::Cancel);
        }
    }
}

/// The animal at this place, the location, or the free room of the viewer's row.
fn target(below: &Element) -> Option<Drop> {
    let number = |selector: &str, name: &str| -> Option<u8> {
        below.closest(selector).ok().flatten()?.get_attribute(name)?.parse().ok()
    };
    let named = |name: &str| below.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name);
    if let Some(track) = named("data-track")
        && let Some((of, track)) = track.split_once(':')
        && let Ok(of) = of.parse()
    {
        let track = if track == "size" { Track::Size } else { Track::Population };
        return Some(Drop::Track { of: Being(of), track });
    }
    if let Some(end) = named("data-end") {
        return Some(Drop::End { left: end == "left" });
    }
    if named("data-hole").is_some() {
        return Some(Drop::Bank);
    }
    if let Some(animal) = number("[data-animal]", "data-animal") {
        return Some(Drop::Being(Being(animal)));
    }
    if let Some(area) = number("[data-area]", "data-area") {
        return Some(Drop::Place(Place(area)));
    }
    if let Some(location) = number("[data-location]", "data-location") {
        return Some(Drop::Place(Place(location)));
    }
    below.closest(".own").ok().flatten().map(|_| Drop::Row)
}

/// What is carried, under the pointer.
#[component]
pub fn Carried() -> impl IntoView {
    let drag = Drag::here();
    let session = drag.session;
    move || {
        drag.spot.get().map(|(load, x, y)| {
            let style = format!("left:{x}px;top:{y}px");
            let screen = session.screen.get_untracked();
            // In the first phase a row in line is put into another order.
            let orders = screen.as_ref().is_some_and(|screen| {
                let first = screen.phases.first().is_some_and(|phase| phase.is == Progress::Now);
                first && screen.own.as_ref().is_some_and(|seat| seat.in_line)
            });
            let name = screen.and_then(|screen| name_of(&screen, load)).unwrap_or_default();
            let inside = match load {
                Load::Face { face, .. } => view! { <Icon id=trait_icon(face)/><span>{name}</span> }.into_any(),
                Load::Being(_) if orders => {
                    view! { <Icon id="i-chevron_right"/><i class="name" lang="la">{name}</i> }.into_any()
                }
                Load::Being(_) => view! { <Icon id="i-attack"/><i class="name" lang="la">{name}</i> }.into_any(),
                Load::Token | Load::Food(_) => view! { <i class="pip food lg"></i> }.into_any(),
                Load::Shelter(_) => view! { <i class="shtok on lg"></i> }.into_any(),
            };
            view! { <span class="carried" prop:style=style aria-hidden="true">{inside}</span> }
        })
    }
}

/// The name of what is carried.
fn name_of(screen: &Screen, load: Load) -> Option<String> {
    match load {
        Load::Face { face, .. } => Some(screen.traits.iter().find(|note| note.shows == face)?.name.clone()),
        Load::Being(being) => {
            let mut animals = screen.own.iter().flat_map(|seat| &seat.animals);
            Some(animals.find(|animal| animal.id == being)?.name.clone())
        }
        Load::Token | Load::Food(_) | Load::Shelter(_) => None,
    }
}
