//! Motion: what happened since the last screen, shown one thing after another.
//!
//! The screen itself is always up to date; what moves lies over it. A click or a key ends it, a browser that asks for
//! less motion gets none, and the speed is the player's.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use desk::Screen;
use leptos::prelude::*;
use origin::{AnimalId, Fact, SeenEvent};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement, Node};

use super::links::place_of;
use crate::prefs::kept;
use crate::session::Session;

/// Something to show.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Cue {
    /// A token goes from the bank to an animal.
    Token(AnimalId),
    /// A blue token goes from one animal to another.
    Meat { from: Option<AnimalId>, to: AnimalId },
    /// A card goes to an animal.
    Card { to: AnimalId, own: bool, shows: origin::Trait },
    /// A hunter leans towards its prey; the arrow draws itself.
    Attack(AnimalId),
    /// A die falls at the prey.
    Die { at: AnimalId, die: u8, escaped: bool },
    /// An animal dies.
    Death(AnimalId),
}

impl Cue {
    /// How long it takes, in milliseconds.
    fn length(self) -> f64 {
        match self {
            Self::Token(_) | Self::Meat { .. } | Self::Card { .. } => 320.0,
            Self::Attack(_) => 520.0,
            Self::Die { .. } => 1100.0,
            Self::Death(_) => 620.0,
        }
    }
}

/// Longer queues are cut: nobody wants to wait for a story that is over.
const LONGEST: usize = 6;

/// An animal as it was drawn: left, top, width, height, and a copy of it.
type Drawn = (f64, f64, f64, f64, Node);

#[derive(Clone, Copy)]
struct Stage {
    session: Session,
    queue: StoredValue<VecDeque<Cue>>,
    running: StoredValue<bool>,
    round: StoredValue<u32>,
    /// The animals as they were drawn, for those that are gone when their death is shown.
    before: StoredValue<HashMap<u16, Drawn>, LocalStorage>,
}

/// Follows the events of a game.
pub fn follow(session: Session) {
    let stage = Stage {
        session,
        queue: StoredValue::new(VecDeque::new()),
        running: StoredValue::new(false),
        round: StoredValue::new(0),
        before: StoredValue::new_local(HashMap::new()),
    };
    let key = window_event_listener(leptos::ev::keydown, move |_| stage.finish());
    let click = window_event_listener(leptos::ev::pointerdown, move |_| stage.finish());
    on_cleanup(move || {
        key.remove();
        click.remove();
    });
    Effect::new(move |seen: Option<Option<u64>>| {
        let screen = session.screen.get();
        let last = screen.as_ref().and_then(|screen| screen.log.last().map(|line| line.seq));
        if let (Some(screen), Some(Some(seen)), Some(speed)) = (&screen, seen, speed()) {
            stage.add(cues(screen, seen), speed);
        }
        request_animation_frame(move || stage.remember());
        last
    });
}

/// How fast; nothing for not at all.
fn speed() -> Option<f64> {
    let still =
        window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|query| query.matches());
    match kept("pangea.speed").as_deref() {
        _ if still => None,
        Some("off") => None,
        Some("0.5") => Some(0.5),
        Some("2") => Some(2.0),
        _ => Some(1.0),
    }
}

fn cues(screen: &Screen, seen: u64) -> Vec<Cue> {
    let is_own =
        |animal: AnimalId| screen.own.as_ref().is_some_and(|seat| seat.animals.iter().any(|own| own.id == animal));
    let new = screen.log.iter().filter(|line| line.seq > seen);
    new.filter_map(|line| {
        let SeenEvent::Open(fact) = &line.event else { return None };
        Some(match *fact {
            Fact::Received { animal, source: origin::Source::Bank | origin::Source::Communication(_), .. } => {
                Cue::Token(animal)
            }
            Fact::Received { animal, source: origin::Source::Cooperation(from), .. } => {
                Cue::Meat { from: Some(from), to: animal }
            }
            Fact::Received { animal, .. } => Cue::Meat { from: None, to: animal },
            Fact::Robbed { pirate, target, .. } => Cue::Meat { from: Some(target), to: pirate },
            Fact::TraitPlayed { on, shows, .. } => Cue::Card { to: on, own: is_own(on), shows },
            Fact::PairPlayed { first, shows, .. } => Cue::Card { to: first, own: is_own(first), shows },
            Fact::Attacked { attacker, .. } => Cue::Attack(attacker),
            Fact::Ran { animal, die, escaped } => Cue::Die { at: animal, die, escaped },
            Fact::Died { animal, .. } => Cue::Death(animal),
            _ => return None,
        })
    })
    .collect()
}

impl Stage {
    fn add(self, cues: Vec<Cue>, speed: f64) {
        if cues.is_empty() {
            return;
        }
        self.queue.update_value(|queue| {
            queue.extend(cues);
            while queue.len() > LONGEST {
                queue.pop_front();
            }
        });
        let whole: f64 = self.queue.with_value(|queue| queue.iter().map(|cue| cue.length()).sum());
        self.session.moving_until.set_value(js_sys::Date::now() + whole / speed);
        if !self.running.get_value() {
            self.running.set_value(true);
            let round = self.round.get_value();
            // The screen is drawn first, so that everything is at its place.
            request_animation_frame(move || self.next(speed, round));
        }
    }

    fn next(self, speed: f64, round: u32) {
        if self.round.try_get_value() != Some(round) {
            return;
        }
        let cue = self.queue.try_update_value(VecDeque::pop_front).flatten();
        let Some(cue) = cue else {
            self.running.set_value(false);
            return;
        };
        let shown = self.show(cue, speed).is_some();
        let pause = if shown { cue.length() / speed } else { 0.0 };
        set_timeout(move || self.next(speed, round), Duration::from_millis(pause as u64));
    }

    /// Everything comes to its end at once.
    fn finish(self) {
        if self.running.try_get_value() != Some(true) {
            return;
        }
        self.queue.update_value(VecDeque::clear);
        self.round.update_value(|round| *round += 1);
        self.running.set_value(false);
        self.session.moving_until.set_value(0.0);
        if let Some(layer) = layer() {
            layer.set_inner_html("");
        }
    }

    fn show(self, cue: Cue, speed: f64) -> Option<()> {
        let ms = cue.length() / speed;
        match cue {
            Cue::Token(animal) => {
                fly("pip food", &rect("[data-bank] .pond, [data-bank] .pondpill")?, &place(animal)?, ms, "")
            }
            Cue::Meat { from, to } => {
                let from = from.and_then(place).or_else(|| self.place_before(from))?;
                fly("pip special", &from, &place(to)?, ms, "")
            }
            Cue::Card { to, own, shows } => {
                let from = if own { rect(".hand, .handline") } else { seat_of(to) };
                let icon = format!("<svg class=\"ico\"><use href=\"icons.svg#t-{}\"></use></svg>", shows.id());
                fly("flycard", &from?, &place(to)?, ms, &icon)
            }
            Cue::Attack(hunter) => {
                let hunter = place_of(hunter)?;
                hunter.class_list().add_1("leans").ok()?;
                set_timeout(
                    move || {
                        let _ = hunter.class_list().remove_1("leans");
                    },
                    Duration::from_millis(ms as u64),
                );
                Some(())
            }
            Cue::Die { at, die, escaped } => {
                let at = place(at).or_else(|| self.place_before(Some(at)))?;
                tumble(die, escaped, &at, ms)
            }
            Cue::Death(animal) => self.drain(animal, ms),
        }
    }

    fn place_before(self, animal: Option<AnimalId>) -> Option<DomRect> {
        let (x, y, w, h, _) = self.before.with_value(|before| before.get(&u16::from(animal?.0)).cloned())?;
        DomRect::new_with_x_and_y_and_width_and_height(x, y, w, h).ok()
    }

    /// The picture of a dead animal drains and goes.
    fn drain(self, animal: AnimalId, ms: f64) -> Option<()> {
        let (x, y, w, h, node) = self.before.with_value(|before| before.get(&u16::from(animal.0)).cloned())?;
        let ghost: HtmlElement = node.dyn_into().ok()?;
        let _ = ghost.class_list().add_2("ghost-of", "dying");
        let _ = ghost.remove_attribute("data-animal");
        let style = format!("left:{x}px;top:{y}px;width:{w}px;height:{h}px;animation-duration:{ms}ms");
        let _ = ghost.set_attribute("style", &style);
        let _ = ghost.set_attribute("inert", "");
        put(ghost.into(), ms)
    }

    /// Keeps the animals as they are drawn now.
    fn remember(self) {
        if speed().is_none() {
            return;
        }
        let Ok(list) = document().query_selector_all("#play [data-animal]") else { return };
        let mut now = HashMap::new();
        for place in 0..list.length() {
            let Some(element) = list.item(place).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
            let number = element.get_attribute("data-animal").and_then(|number| number.parse::<u16>().ok());
            let (Some(number), Ok(copy)) = (number, element.clone_node_with_deep(true)) else { continue };
            let rect = element.get_bounding_client_rect();
            now.insert(number, (rect.left(), rect.top(), rect.width(), rect.height(), copy));
        }
        let _ = self.before.try_set_value(now);
    }
}

fn layer() -> Option<Element> {
    document().get_element_by_id("motion")
}

fn rect(selector: &str) -> Option<DomRect> {
    Some(document().query_selector(selector).ok().flatten()?.get_bounding_client_rect())
}

fn place(animal: AnimalId) -> Option<DomRect> {
    Some(place_of(animal)?.get_bounding_client_rect())
}

fn seat_of(animal: AnimalId) -> Option<DomRect> {
    let seat = place_of(animal)?.closest("[data-seat]").ok().flatten()?;
    Some(seat.query_selector(".who").ok().flatten()?.get_bounding_client_rect())
}

/// Puts something on the layer and takes it away after its time.
fn put(thing: Element, ms: f64) -> Option<()> {
    layer()?.append_child(&thing).ok()?;
    set_timeout(move || thing.remove(), Duration::from_millis(ms as u64 + 30));
    Some(())
}

fn fly(class: &str, from: &DomRect, to: &DomRect, ms: f64, inside: &str) -> Option<()> {
    let thing = document().create_element("i").ok()?;
    thing.set_class_name(&format!("flying {class}"));
    thing.set_inner_html(inside);
    let centre = |rect: &DomRect| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
    let style = format!("left:{x}px;top:{y}px;--dx:{}px;--dy:{}px;animation-duration:{ms}ms", to_x - x, to_y - y);
    thing.set_attribute("style", &style).ok()?;
    put(thing, ms)
}

/// A die tumbles at the left edge of the prey and comes to rest.
fn tumble(die: u8, escaped: bool, at: &DomRect, ms: f64) -> Option<()> {
    let thing = document().create_element("span").ok()?;
    thing.set_class_name("die falling");
    thing.set_attribute("data-v", &(die % 6 + 1).to_string()).ok()?;
    thing.set_inner_html(&"<i></i>".repeat(9));
    let style =
        format!("left:{}px;top:{}px;animation-duration:{}ms", (at.left() - 32.0).max(4.0), at.top() + 24.0, ms * 0.45);
    thing.set_attribute("style", &style).ok()?;
    let settled = thing.clone();
    set_timeout(
        move || {
            let _ = settled.set_attribute("data-v", &die.to_string());
            settled.set_class_name(if escaped { "die falling good" } else { "die falling bad" });
        },
        Duration::from_millis((ms * 0.45) as u64),
    );
    put(thing, ms)
}
