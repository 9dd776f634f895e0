//! The reel: all movements of one story, each with its moment, and the way to end them at once.
//!
//! Only `transform` and `opacity` move, so the browser needs neither to lay out nor to repaint. What lies on the
//! table is hidden or shifted by an animation alone and never changed: when the reel is cut, the table is as it is.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Animation, CompositeOperation, Element, FillMode, HtmlElement, KeyframeEffect, KeyframeEffectOptions, Node,
};

use crate::table::spot::Spot;

/// When, in milliseconds at normal speed: from, and for how long.
pub type Time = (f64, f64);

/// How a movement begins and ends.
#[derive(Clone, Copy)]
pub enum Ease {
    /// As fast at the end as at the beginning.
    Even,
    /// Comes to rest.
    Out,
    /// Sets off and comes to rest.
    InOut,
    /// Comes to rest a little late.
    Bounce,
}

impl Ease {
    fn css(self) -> &'static str {
        match self {
            Self::Even => "linear",
            Self::Out => "cubic-bezier(.2,.7,.2,1)",
            Self::InOut => "cubic-bezier(.5,.05,.2,1)",
            Self::Bounce => "cubic-bezier(.3,1.4,.5,1)",
        }
    }
}

/// All movements of a story.
pub struct Reel {
    layer: Element,
    rate: f64,
    running: Vec<Animation>,
    guests: Vec<Element>,
    loose: Vec<HtmlElement>,
    numbers: Vec<(Node, String)>,
    alive: Rc<Cell<bool>>,
}

impl Reel {
    /// An empty reel that plays on this layer, this many times as fast as drawn.
    pub fn new(layer: Element, rate: f64) -> Self {
        Self {
            layer,
            rate,
            running: Vec::new(),
            guests: Vec::new(),
            loose: Vec::new(),
            numbers: Vec::new(),
            alive: Rc::new(Cell::new(true)),
        }
    }

    /// How long something takes that takes this long as drawn.
    pub fn real(&self, ms: f64) -> f64 {
        ms / self.rate
    }

    /// Everything comes to its end.
    pub fn cut(&mut self) {
        self.alive.set(false);
        self.running.drain(..).for_each(|animation| animation.cancel());
        self.guests.drain(..).for_each(|guest| guest.remove());
        for row in self.loose.drain(..) {
            let _ = row.style().remove_property("overflow");
        }
        self.numbers.drain(..).for_each(|(number, text)| number.set_node_value(Some(&text)));
        self.layer.set_inner_html("");
    }

    /// Says whether the reel still runs.
    pub fn alive(&self) -> Rc<Cell<bool>> {
        Rc::clone(&self.alive)
    }

    /// Something on the layer, at this place. It is not seen until it moves.
    pub fn put(&self, class: &str, inside: &str, spot: Spot) -> Option<Element> {
        let thing = document().create_element("div").ok()?;
        thing.set_class_name(class);
        fill(&thing, inside);
        let style = format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px", spot.x, spot.y, spot.w, spot.h);
        set_style(&thing, &style);
        self.layer.append_child(&thing).ok()?;
        Some(thing)
    }

    /// Something inside a thing of the table; it goes when the reel ends.
    pub fn put_into(&mut self, host: &Element, class: &str, inside: &str) -> Option<Element> {
        let guest = document().create_element("span").ok()?;
        guest.set_class_name(class);
        fill(&guest, inside);
        host.append_child(&guest).ok()?;
        self.guests.push(guest.clone());
        Some(guest)
    }

    /// Lets what is held leave its row; a row that is longer than its place stays as it is, or it would jump.
    pub fn loosen(&mut self, row: Element) {
        let fits = row.scroll_width() <= row.client_width();
        if let Some(row) = row.dyn_into::<HtmlElement>().ok().filter(|_| fits) {
            let _ = row.style().set_property("overflow", "visible");
            self.loose.push(row);
        }
    }

    /// A number of the table that counts up; it is put right when the reel is cut.
    pub fn counts(&mut self, number: Node, text: String) {
        self.numbers.push((number, text));
    }

    /// On the layer: these transforms and opacities, and nothing to be seen before and after.
    pub fn play(&mut self, thing: &Element, time: Time, ease: Ease, transform: &[String], opacity: &[f64]) {
        let frames = [("transform", words(transform)), ("opacity", numbers(opacity))];
        self.run(thing, time, ease, (FillMode::None, CompositeOperation::Replace), &frames);
    }

    /// On the table: these transforms, added to its own. Before its time it stands as at the beginning.
    pub fn shift(&mut self, thing: &Element, time: Time, ease: Ease, transform: &[String]) {
        let frames = [("transform", words(transform))];
        self.run(thing, time, ease, (FillMode::Backwards, CompositeOperation::Add), &frames);
    }

    /// On the table: from this far away, and this many times as large, to where it is. Before its time it stands there.
    pub fn bring(&mut self, thing: &Element, time: Time, (x, y): (f64, f64), (wide, high): (f64, f64)) {
        let way = [format!("{x:.1}px {y:.1}px"), "0px 0px".to_owned()];
        let size = [format!("{wide:.3} {high:.3}"), "1 1".to_owned()];
        let frames = [("translate", words(&way)), ("scale", words(&size))];
        self.run(thing, time, Ease::InOut, (FillMode::Backwards, CompositeOperation::Replace), &frames);
    }

    /// On the table: it is not seen before, and appears in this time.
    pub fn appear(&mut self, thing: &Element, time: Time) {
        self.fade(thing, time, &[0.0, 1.0]);
    }

    /// On the table: it becomes as opaque as this.
    pub fn fade(&mut self, thing: &Element, time: Time, opacity: &[f64]) {
        let frames = [("opacity", numbers(opacity))];
        self.run(thing, time, Ease::Out, (FillMode::Backwards, CompositeOperation::Replace), &frames);
    }

    fn run(
        &mut self,
        thing: &Element,
        (from, length): Time,
        ease: Ease,
        (fill, composite): (FillMode, CompositeOperation),
        properties: &[(&str, Array)],
    ) {
        let options = KeyframeEffectOptions::new();
        options.set_delay(self.real(from));
        options.set_duration_f64(self.real(length).max(1.0));
        options.set_easing(ease.css());
        options.set_fill(fill);
        options.set_composite(composite);
        let frames = Object::new();
        for (name, values) in properties.iter().filter(|(_, values)| values.length() > 0) {
            let _ = Reflect::set(&frames, &(*name).into(), values);
        }
        let effect = KeyframeEffect::new_with_opt_element_and_keyframes_and_keyframe_effect_options(
            Some(thing),
            Some(&frames),
            &options,
        );
        // A browser that cannot animate shows the table as it is.
        let Ok(animation) = effect.and_then(|effect| Animation::new_with_effect(Some(effect.unchecked_ref()))) else {
            return;
        };
        if animation.play().is_ok() {
            self.running.push(animation);
        }
    }
}

fn words(values: &[String]) -> Array {
    values.iter().map(|value| JsValue::from_str(value)).collect()
}

fn numbers(values: &[f64]) -> Array {
    values.iter().map(|value| JsValue::from_f64(*value)).collect()
}

/// A transform that moves by this much.
pub fn by(x: f64, y: f64) -> String {
    format!("translate({x:.1}px,{y:.1}px)")
}

/// Points of a shallow arc that leads this far: the same time between each two.
pub fn arc((x, y): (f64, f64)) -> Vec<(f64, f64)> {
    let height = (x.hypot(y) * 0.12).clamp(8.0, 44.0);
    (0..=8)
        .map(|step| {
            let part = f64::from(step) / 8.0;
            (x * part, y * part - height * 4.0 * part * (1.0 - part))
        })
        .collect()
}

/// Puts this inside a thing. The page may have no inline styles: what stands in `data-style` is set afterwards.
fn fill(thing: &Element, inside: &str) {
    thing.set_inner_html(inside);
    let Ok(styled) = thing.query_selector_all("[data-style]") else { return };
    for place in 0..styled.length() {
        if let Some(one) = styled.item(place).and_then(|one| one.dyn_into::<Element>().ok()) {
            set_style(&one, &one.get_attribute("data-style").unwrap_or_default());
        }
    }
}

/// The style of a thing, whatever kind of element it is.
fn set_style(thing: &Element, style: &str) {
    let _ = Reflect::set(thing, &"style".into(), &style.into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arc_begins_here_and_ends_there() {
        let arc = arc((200.0, -100.0));
        assert_eq!((arc[0], arc[8]), ((0.0, 0.0), (200.0, -100.0)));
        assert!(arc[4].1 < -50.0, "it rises above the straight way");
    }
}
