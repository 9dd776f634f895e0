//! The count of points in motion: bars grow part by part, the loser's first, and the totals count up.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::request_animation_frame;
use web_sys::Node;

use super::reel::{Ease, by};
use super::scene::Scene;
use crate::table::spot::{all_in, find, find_in};

/// How long all bars take together.
const ALL: f64 = 2200.0;

impl Scene<'_> {
    /// The bars grow.
    pub(super) fn scores(&mut self, at: f64) -> Option<()> {
        let panel = find(".result-panel .score")?;
        let rows = all_in(&panel, ".pr");
        let each = ALL / rows.len().max(1) as f64;
        for (number, row) in rows.iter().rev().enumerate() {
            let begin = at + each * number as f64;
            let parts = all_in(row, ".barx .b");
            let part_ms = each / parts.len().max(1) as f64;
            for (place, part) in parts.iter().enumerate() {
                let time = (begin + part_ms * place as f64, part_ms);
                self.reel.appear(part, (time.0, 1.0));
                self.reel.shift(part, time, Ease::Out, &["scaleX(0)".to_owned(), "scaleX(1)".to_owned()]);
            }
            let Some(sum) = find_in(row, ".sum") else { continue };
            self.reel.appear(&sum, (begin, 1.0));
            self.reel.shift(&sum, (begin, each), Ease::Out, &[by(0.0, 4.0), by(0.0, 0.0)]);
            if let Some((number, total)) = text_of(&sum) {
                self.reel.counts(number.clone(), total.to_string());
                let alive = self.reel.alive();
                count_up(number, total, (self.reel.real(begin), self.reel.real(each)), js_sys::Date::now(), alive);
            }
        }
        Some(())
    }
}

fn text_of(element: &web_sys::Element) -> Option<(Node, u32)> {
    let list = element.child_nodes();
    (0..list.length()).filter_map(|place| list.item(place)).find_map(|node| {
        let number = node.node_value()?.trim().parse().ok()?;
        Some((node, number))
    })
}

/// The number at each moment until its time is over; whoever cuts the reel sets it right.
fn count_up(number: Node, total: u32, (from, length): (f64, f64), begun: f64, alive: Rc<Cell<bool>>) {
    request_animation_frame(move || {
        if !alive.get() {
            return;
        }
        let part = ((js_sys::Date::now() - begun - from) / length).clamp(0.0, 1.0);
        number.set_node_value(Some(&((f64::from(total) * part).round() as u32).to_string()));
        if part < 1.0 {
            count_up(number, total, (from, length), begun, alive);
        }
    });
}
