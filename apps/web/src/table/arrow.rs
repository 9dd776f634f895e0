//! The arrow of an attack, from the edge of the hunter to the edge of its prey.

use leptos::prelude::*;

use super::spot::{Spot, all_in, find, seen_at};
use super::ui::Ui;
use crate::parts::Icon;
use crate::session::Session;

/// An arrow as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// The line.
    pub shaft: String,
    /// Two strokes at its end.
    pub head: String,
    /// Where it begins.
    pub start: (f64, f64),
    /// Where it ends.
    pub end: (f64, f64),
    label: (f64, f64),
    /// Other places for the words, along the line.
    elsewhere: Vec<(f64, f64)>,
}

impl Drawn {
    /// The same, its words where they cover nothing that is read.
    fn keeping_off(self, words: &str) -> Self {
        let width = words.chars().count() as f64 * LETTER + 44.0;
        let read: Vec<Spot> =
            find("#spread").map(|spread| all_in(&spread, READ)).unwrap_or_default().iter().map(Spot::of).collect();
        let covers = |place: &(f64, f64)| {
            let tag = Spot::round(*place, width, TAG);
            read.iter()
                .any(|one| one.x < tag.right() && tag.x < one.right() && one.y < tag.bottom() && tag.y < one.bottom())
        };
        let free = std::iter::once(&self.label).chain(&self.elsewhere).find(|place| !covers(place)).copied();
        Self { label: free.unwrap_or(self.label), ..self }
    }
}

/// What the words of an arrow must not cover.
const READ: &str = ".pondpill, .pond .token, figcaption, .stageline b, .stageline small, .stage b, .area .part, .need, .facts, .who h2, .flag";
/// The height of these words, and the width of a letter.
const TAG: f64 = 30.0;
const LETTER: f64 = 7.2;

/// The arrow from a hunter to its prey, while the attack lasts or is prepared.
#[component]
pub fn Arrow() -> impl IntoView {
    let ui = Ui::here();
    let session = Session::here();
    let drawn = RwSignal::new(None::<Drawn>);
    let text = RwSignal::new(String::new());
    let missed = RwSignal::new(false);
    Effect::new(move |_| {
        ui.moved.track();
        ui.rival.track();
        ui.room.track();
        let screen = session.screen.get();
        request_animation_frame(move || {
            let arrow = screen.as_ref().and_then(|screen| screen.arrow.clone());
            let now = screen.zip(arrow.as_ref()).and_then(|(screen, arrow)| {
                let frame = frame()?;
                let seen = |animal| Some(seen_at(&screen, animal)?.inside(frame));
                let drawn = between(seen(arrow.from)?, seen(arrow.to)?, frame)?;
                Some(drawn.keeping_off(&arrow.text))
            });
            if drawn.try_get_untracked().is_some_and(|before| before != now) {
                drawn.set(now);
                missed.set(arrow.as_ref().is_some_and(|arrow| arrow.missed));
                text.set(arrow.map(|arrow| arrow.text).unwrap_or_default());
            }
        });
    });
    move || {
        drawn.get().map(|drawn| {
            let label = format!("left:{}px;top:{}px", drawn.label.0, drawn.label.1);
            view! {
                <svg class="arrow" class:missed=missed id="arrow" aria-hidden="true">
                    <mask id="arrowmask" maskUnits="userSpaceOnUse" x="-50" y="-50" width="4000" height="4000">
                        <path class="reveal" d=drawn.shaft.clone() pathLength="1"></path>
                    </mask>
                    <g mask="url(#arrowmask)">
                        <path class="halo" d=drawn.shaft.clone()></path>
                        <path class="shaft" d=drawn.shaft></path>
                    </g>
                    <path class="head" d=drawn.head></path>
                </svg>
                <span class="arrowtag" prop:style=label aria-hidden="true"><Icon id="i-attack" class="s16"/><span>{text}</span></span>
            }
        })
    }
}

/// The part of the window in which arrows are drawn.
pub fn frame() -> Option<Spot> {
    Some(Spot::of(&find("#spread")?))
}

/// The arrow between two boxes. Above or below each other: from edge to edge. Side by side: through the lane below,
/// or above where below is the question.
pub fn between(a: Spot, b: Spot, frame: Spot) -> Option<Drawn> {
    if a == b {
        return None;
    }
    let middle = |spot: Spot| spot.centre().0.clamp(frame.x + 16.0, (frame.right() - 16.0).max(frame.x + 16.0));
    let (from, to) = (middle(a), middle(b));
    let beside = a.y < b.bottom() && b.y < a.bottom();
    let low = a.bottom().max(b.bottom());
    let (start, end, lane) = if beside && low - frame.y > frame.h * 0.55 {
        ((from, a.y - 4.0), (to, b.y - 8.0), Some(a.y.min(b.y) - 34.0))
    } else if beside {
        ((from, a.bottom() + 4.0), (to, b.bottom() + 8.0), Some(low + 30.0))
    } else if a.y > b.y {
        ((from, a.y - 4.0), (to, b.bottom() + 8.0), None)
    } else {
        // Right of the middle, where the name of the row does not stand.
        let aside = (b.x + 0.72 * b.w).clamp(frame.x + 16.0, (frame.right() - 16.0).max(frame.x + 16.0));
        ((from, a.bottom() + 4.0), (aside, b.y - 8.0), None)
    };
    let (c1, c2) = match lane {
        Some(lane) => ((start.0 + (end.0 - start.0) * 0.15, lane), (end.0 - (end.0 - start.0) * 0.05, lane)),
        None => {
            let middle = f64::midpoint(start.1, end.1);
            ((start.0, middle), (end.0, middle))
        }
    };
    let shaft = format!(
        "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
        start.0, start.1, c1.0, c1.1, c2.0, c2.1, end.0, end.1
    );
    // A head of two strokes, turned as the curve arrives.
    let angle = (end.1 - c2.1).atan2(end.0 - c2.0);
    let tip = |turn: f64| {
        let side = angle + turn;
        (end.0 + 11.0 * side.cos(), end.1 + 11.0 * side.sin())
    };
    let (left, right) = (tip(2.5), tip(-2.5));
    let head = format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}", left.0, left.1, end.0, end.1, right.0, right.1);
    let along = |t: f64| {
        let s = 1.0 - t;
        let mix =
            |a: f64, b: f64, c: f64, d: f64| s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d;
        let x = mix(start.0, c1.0, c2.0, end.0);
        (x.clamp(frame.x + 60.0, (frame.right() - 60.0).max(frame.x + 60.0)), mix(start.1, c1.1, c2.1, end.1))
    };
    let label = along(0.5);
    // Beside the line first, then further along it.
    let beside = [0.5, 0.35, 0.65, 0.2, 0.8].map(|t| [-1.0, 1.0].map(|side| (along(t).0 + side * 90.0, along(t).1)));
    let elsewhere = [0.35, 0.65, 0.2, 0.8].map(along).into_iter().chain(beside.into_iter().flatten()).collect();
    Some(Drawn { shaft, head, start, end, label, elsewhere })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Spot = Spot { x: 0.0, y: 0.0, w: 1000.0, h: 800.0 };
    const OTHER: Spot = Spot { x: 100.0, y: 50.0, w: 100.0, h: 150.0 };
    const OWN: Spot = Spot { x: 400.0, y: 450.0, w: 200.0, h: 250.0 };

    #[test]
    fn an_arrow_goes_from_edge_to_edge() {
        let up = between(OWN, OTHER, FRAME).expect("an arrow");
        assert!(up.start.1 < OWN.y && up.end.1 > OTHER.bottom());
        let down = between(OTHER, OWN, FRAME).expect("an arrow");
        assert!(down.start.1 > OTHER.bottom() && down.end.1 < OWN.y);
        assert_eq!(between(OWN, OWN, FRAME), None);
    }

    #[test]
    fn between_neighbours_it_keeps_off_the_question() {
        let own = between(OWN, Spot { x: 700.0, ..OWN }, FRAME).expect("an arrow");
        assert!(own.start.1 < OWN.y && own.end.1 < OWN.y, "above the own row");
        let others = between(OTHER, Spot { x: 300.0, ..OTHER }, FRAME).expect("an arrow");
        assert!(others.end.1 > OTHER.bottom(), "below the others'");
    }
}
