//! Where the note goes: beside its thing, over nothing that can be clicked; else into the panel.

use leptos::prelude::*;

/// The place of the note.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spot {
    /// `at-right`, `at-left`, `at-below`, `at-above`, `at-rest` without a tip, or nothing in the panel.
    pub class: &'static str,
    /// Its position.
    pub style: String,
    /// The position of the pencil ring round the thing.
    pub ring: Option<String>,
    /// Where it lies on the table, and for which step and thing.
    place: Option<Place>,
}

/// Where a note lies.
#[derive(Clone, PartialEq, Debug)]
struct Place {
    step: usize,
    thing: String,
    side: &'static str,
    area: Area,
}

/// A rectangle of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn of(element: &web_sys::Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }

    fn meets(&self, other: &Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    fn is_inside(&self, other: &Self) -> bool {
        self.left >= other.left && self.right <= other.right && self.top >= other.top && self.bottom <= other.bottom
    }
}

/// Between the thing and the note.
const GAP: f64 = 20.0;
/// Room that the ring takes round the thing.
const RING: f64 = 6.0;
/// Narrower windows have the note in the panel.
const WIDE: f64 = 1280.0;
/// Phones.
const NARROW: f64 = 640.0;
/// The question, with what stands above it.
const QUESTION: &str = ".tut .dock, .tut .ask-place, .tut .prompt";
/// Things the note never lies on.
const IN_THE_WAY: &str = ".tut .beast, .tut .species, .tut .newsp, .tut .area, .tut .dock, .tut .prompt, .tut .handrow, .tut .hand, .tut .pondpill, .tut .stage, .tut .stageline, .tut .hole, .tut .place-h, .tut .place-pond, .tut .bar, .tut .who>*";

/// Brings the first of these things into sight, on a small screen with the learner's row; says whether it is there.
pub fn show(things: &[String]) -> bool {
    let Some((_, thing)) = first(things) else { return false };
    let own = document().query_selector(".tut #own-row, .tut .prow.mine").ok().flatten();
    if let Some(own) = own.filter(|_| window_width() < NARROW) {
        scroll_to(&own, web_sys::ScrollLogicalPosition::Nearest);
    }
    let row = thing.closest("[data-row], .hand").ok().flatten().map(|row| Area::of(&row));
    let is_seen = row.is_none_or(|row| {
        let thing = Area::of(&thing);
        thing.left >= row.left.max(0.0) && thing.right <= row.right.min(window_width())
    });
    // Rows stop at the middle of an animal: a little further would spring back.
    let along = if is_seen { web_sys::ScrollLogicalPosition::Nearest } else { web_sys::ScrollLogicalPosition::Center };
    scroll_to(&thing, along);
    true
}

fn scroll_to(element: &web_sys::Element, along: web_sys::ScrollLogicalPosition) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    options.set_inline(along);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// How wide the window is.
fn window_width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(WIDE)
}

fn first(things: &[String]) -> Option<(&str, web_sys::Element)> {
    let find = |css: &str| document().query_selector(css).ok().flatten();
    things.iter().find_map(|css| find(css).map(|element| (css.as_str(), element)))
}

/// The place beside the first of these things that is there, for a note of this size. A note that lies well stays where
/// it is for the whole step, only the ring goes along.
pub fn find(step: usize, things: &[String], (width, height): (i32, i32), before: &Spot) -> Spot {
    let Some((css, thing)) = first(things) else { return Spot::default() };
    let Some(play) = document().query_selector(".tut .play").ok().flatten() else { return Spot::default() };
    let (thing, play) = (Area::of(&thing), Area::of(&play));
    let seen = thing.meets(&play) && thing.bottom > thing.top;
    let ring = seen.then(|| {
        let (left, top) = (thing.left - RING, thing.top - RING);
        let (width, height) = (thing.right - thing.left + 2.0 * RING, thing.bottom - thing.top + 2.0 * RING);
        format!("left:{left:.0}px;top:{top:.0}px;width:{width:.0}px;height:{height:.0}px")
    });
    let docked = Spot { ring: ring.clone(), ..Spot::default() };
    if window_width() < WIDE || !seen {
        return docked;
    }
    let (width, height) = (f64::from(width), f64::from(height));
    let others = obstacles();
    let is_free =
        |area: &Area| area.is_inside(&play) && !area.meets(&thing) && !others.iter().any(|other| other.meets(area));
    let laid = |side: &'static str, area: Area, css: &str, points: bool| {
        let tip_x = ((thing.left + thing.right) / 2.0 - area.left - 9.0).clamp(16.0, width - 34.0);
        let tip_y = ((thing.top + thing.bottom) / 2.0 - area.top - 9.0).clamp(16.0, height - 34.0);
        let style = format!("left:{:.0}px;top:{:.0}px;--tip-x:{tip_x:.0}px;--tip-y:{tip_y:.0}px", area.left, area.top);
        let place = Some(Place { step, thing: css.to_owned(), side, area });
        Spot { class: if points { side } else { "at-rest" }, style, ring: ring.clone(), place }
    };
    // What is said of one step is said at one place, and begins in the panel if it began there.
    match &before.place {
        Some(place) if place.step == step => {
            let area = Area { right: place.area.left + width, bottom: place.area.top + height, ..place.area };
            if is_free(&area) {
                return laid(place.side, area, &place.thing, place.thing == css);
            }
        }
        _ => {}
    }
    // What lies at or below the question is pointed at from above it, so that the question stays free.
    let question = document().query_selector(QUESTION).ok().flatten().map(|question| Area::of(&question));
    let below = question.filter(|question| thing.bottom > question.top && thing.top >= question.top);
    let from = below.map_or(thing, |question| Area { top: question.top, bottom: play.bottom, ..thing });
    let place = places(&from, &play, width, height).into_iter().find(|(_, area)| is_free(area));
    place.map_or(docked, |(side, area)| laid(side, area, css, true))
}

fn places(thing: &Area, play: &Area, width: f64, height: f64) -> [(&'static str, Area); 9] {
    let middle_y = (thing.top + thing.bottom - height) / 2.0;
    let y = middle_y.min(play.bottom - height - 8.0).max(play.top + 8.0);
    let x = thing.left.min(play.right - width - 8.0).max(play.left + 8.0);
    let mid_x = (play.left + play.right - width) / 2.0;
    let far_x = (play.right - width - 24.0).max(play.left + 8.0);
    let area = |left: f64, top: f64| Area { left, top, right: left + width, bottom: top + height };
    [
        ("at-right", area(thing.right + GAP, y)),
        ("at-right", area(thing.right + GAP, thing.top)),
        ("at-left", area(thing.left - GAP - width, y)),
        ("at-left", area(thing.left - GAP - width, thing.top)),
        ("at-below", area(x, thing.bottom + GAP)),
        ("at-above", area(x, thing.top - GAP - height)),
        ("at-below", area(far_x, thing.bottom + GAP)),
        ("at-above", area(far_x, thing.top - GAP - height)),
        ("at-above", area(mid_x, thing.top - GAP - height)),
    ]
}

fn obstacles() -> Vec<Area> {
    let Ok(list) = document().query_selector_all(IN_THE_WAY) else { return Vec::new() };
    let elements = (0..list.length()).filter_map(|number| list.item(number));
    elements
        .filter_map(|node| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(node).ok())
        .map(|element| Area::of(&element))
        .collect()
}
