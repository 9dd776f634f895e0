//! A crowded table of several locations becomes smaller until everything is in sight: what is air goes first, then the
//! pictures of the others, then words.

use leptos::prelude::*;
use web_sys::HtmlDivElement;

use super::ui::Ui;

/// How small, in steps; each adds to the one before.
const STEPS: [&str; 4] = ["fit1", "fit2", "fit3", "fit4"];

/// Keeps what is inside this frame in sight, as far as it can.
pub fn keep_in_sight(frame: NodeRef<leptos::html::Div>) {
    let ui = Ui::here();
    let size = StoredValue::new((0, 0));
    Effect::new(move |_| {
        ui.moved.track();
        let Some(frame) = frame.get() else { return };
        let now = (frame.client_width(), frame.client_height());
        // Whatever else has moved, the room is the same.
        if size.get_value() != now {
            fit(&frame);
            size.set_value(now);
        }
    });
}

fn fit(frame: &HtmlDivElement) {
    let Some(places) = frame.first_element_child() else { return };
    let classes = places.class_list();
    STEPS.iter().for_each(|step| drop(classes.remove_1(step)));
    for step in STEPS {
        if frame.scroll_height() <= frame.client_height() {
            return;
        }
        let _ = classes.add_1(step);
    }
}
