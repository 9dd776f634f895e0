//! Where things are on the screen, in the coordinates of the window.

use desk::Screen;
use desk::screen::Being;
use game::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A box on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spot {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub w: f64,
    /// Its height.
    pub h: f64,
}

impl Spot {
    /// The box of an element.
    pub fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { x: rect.left(), y: rect.top(), w: rect.width(), h: rect.height() }
    }

    /// A box of this size round a point.
    pub fn round((x, y): (f64, f64), w: f64, h: f64) -> Self {
        Self { x: x - w / 2.0, y: y - h / 2.0, w, h }
    }

    /// Its middle.
    pub fn centre(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Its right edge.
    pub fn right(self) -> f64 {
        self.x + self.w
    }

    /// Its lower edge.
    pub fn bottom(self) -> f64 {
        self.y + self.h
    }

    /// As much of it as lies between the sides of the frame; a sliver at the edge if nothing does.
    pub fn between(self, frame: Self) -> Self {
        let last = (frame.right() - SLIVER).max(frame.x);
        let x = self.x.clamp(frame.x, last);
        let right = self.right().clamp((x + SLIVER).min(frame.right()), frame.right());
        Self { x, w: right - x, ..self }
    }

    /// As much of it as lies between the top and the bottom of the frame; a sliver at the edge if nothing does.
    pub fn inside(self, frame: Self) -> Self {
        let last = (frame.bottom() - SLIVER).max(frame.y);
        let y = self.y.clamp(frame.y, last);
        let bottom = self.bottom().clamp((y + SLIVER).min(frame.bottom()), frame.bottom());
        Self { y, h: bottom - y, ..self }
    }

    /// How far it is, middle to middle.
    pub fn way_to(self, other: Self) -> (f64, f64) {
        let ((x, y), (to_x, to_y)) = (self.centre(), other.centre());
        (to_x - x, to_y - y)
    }
}

/// What is left of a thing that was scrolled out of its row.
const SLIVER: f64 = 24.0;

/// The first element of the page that fits.
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// The first element inside that fits.
pub fn find_in(inside: &Element, selector: &str) -> Option<Element> {
    inside.query_selector(selector).ok().flatten()
}

/// All elements inside that fit.
pub fn all_in(inside: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = inside.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|place| list.item(place)?.dyn_into().ok()).collect()
}

/// The element of an animal on the table.
pub fn place_of(animal: Being) -> Option<Element> {
    find(&format!("#play [data-animal='{}']", animal.0))
}

/// Whose animal it is.
pub fn owner_of(screen: &Screen, animal: Being) -> Option<Seat> {
    let seat = |seat: &&desk::screen::SeatScreen| seat.animals.iter().any(|own| own.id == animal);
    screen.others.iter().chain(&screen.own).find(seat).map(|seat| seat.seat)
}

/// What stands for a seat: its place on the table, or its tab where only one rival is open.
pub fn seat_place(seat: Seat) -> Option<Element> {
    let number = seat.number();
    find(&format!("#play [data-seat='{number}']")).or_else(|| find(&format!("#rival-{number}")))
}

/// Where an animal is seen: itself as far as its row shows it, else what stands for the animals that do not fit, else
/// its owner's tab.
pub fn seen_at(screen: &Screen, animal: Being) -> Option<Spot> {
    if let Some(place) = place_of(animal) {
        let row = place.closest(".row, .beasts, .folded, .opps, .pcell").ok().flatten();
        let spot = Spot::of(&place);
        return Some(row.map_or(spot, |row| spot.between(Spot::of(&row))));
    }
    let seat = seat_place(owner_of(screen, animal)?)?;
    Some(Spot::of(&find_in(&seat, ".more").unwrap_or(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Spot = Spot { x: 0.0, y: 0.0, w: 400.0, h: 300.0 };

    #[test]
    fn what_was_scrolled_out_of_its_row_is_a_sliver_at_the_edge() {
        let out = Spot { x: 500.0, y: 10.0, w: 200.0, h: 100.0 };
        assert_eq!(out.between(FRAME), Spot { x: 376.0, w: 24.0, ..out });
        let before = Spot { x: -300.0, ..out };
        assert_eq!(before.between(FRAME), Spot { x: 0.0, w: 24.0, ..out });
    }

    #[test]
    fn what_was_scrolled_out_of_the_table_is_a_sliver_at_its_edge() {
        let above = Spot { x: 10.0, y: -200.0, w: 100.0, h: 100.0 };
        assert_eq!(above.inside(FRAME), Spot { y: 0.0, h: 24.0, ..above });
        let below = Spot { y: 290.0, ..above };
        assert_eq!(below.inside(FRAME), Spot { y: 276.0, h: 24.0, ..above });
    }

    #[test]
    fn what_its_row_shows_keeps_its_box() {
        let shown = Spot { x: 20.0, y: 10.0, w: 200.0, h: 100.0 };
        assert_eq!(shown.between(FRAME), shown);
        assert_eq!(shown.way_to(Spot { x: 30.0, y: 40.0, ..shown }), (10.0, 30.0));
    }
}
