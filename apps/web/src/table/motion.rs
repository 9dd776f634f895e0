//! Motion: what happened since the last screen, shown one thing after another.
//!
//! The screen itself is always up to date; a story lies over it and hides what is to come. A click or a key ends it, a
//! browser that asks for less motion gets a fade, and the speed is the player's.

mod cards;
mod cue;
mod food;
mod hunt;
mod reel;
mod scene;
mod scores;
mod sight;
mod story;

use std::sync::Arc;
use std::time::Duration;

use desk::Screen;
use desk::screen::Mood;
use leptos::prelude::*;

use super::spot::{find, place_of};
use crate::prefs::Prefs;
use crate::session::Session;
use crate::sound::Speaker;

use cue::{MOVE, QUICK, Run};
use desk::cue::Cue;
use reel::{Ease, Reel, by};
use scene::Scene;
use sight::Sight;
use story::story;

/// A story does not take longer than this at normal speed: a longer one is played faster.
const LONGEST: f64 = 5000.0;
/// Where less motion is asked for, things change with a fade this long.
const FADE: f64 = 250.0;

#[derive(Clone, Copy)]
struct Stage {
    session: Session,
    prefs: Prefs,
    speaker: Speaker,
    reel: StoredValue<Option<Reel>, LocalStorage>,
    sight: StoredValue<Sight>,
    /// Counts stories, so that what was planned for one does not happen in the next.
    number: StoredValue<u32>,
}

/// The layer on which things move, and whoever moves them. It comes last, when everything else is drawn.
#[component]
pub fn Motion() -> impl IntoView {
    let session = Session::here();
    let stage = Stage {
        session,
        prefs: Prefs::here(),
        speaker: Speaker::here(),
        reel: StoredValue::new_local(None),
        sight: StoredValue::new(Sight::default()),
        number: StoredValue::new(0),
    };
    let ends = [
        window_event_listener(leptos::ev::keydown, move |_| stage.end()),
        window_event_listener(leptos::ev::pointerdown, move |_| stage.end()),
        window_event_listener(leptos::ev::wheel, move |_| stage.end()),
        window_event_listener(leptos::ev::resize, move |_| stage.end()),
    ];
    on_cleanup(move || ends.into_iter().for_each(WindowListenerHandle::remove));
    Effect::new(move |before: Option<Option<Arc<Screen>>>| {
        let now = session.screen.get();
        if let (Some(now), before) = (now.clone(), before.flatten()) {
            request_animation_frame(move || stage.turn(before.as_deref(), &now));
        }
        now
    });
    view! { <div id="motion" aria-hidden="true"></div> }
}

/// How things move.
#[derive(Clone, Copy, PartialEq)]
enum Tempo {
    /// This many times as fast as drawn.
    Rate(f64),
    /// They change with a fade.
    Fade,
    /// They do not.
    Still,
}

impl Stage {
    fn tempo(self) -> Tempo {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        match self.prefs.speed.get_untracked().rate() {
            None => Tempo::Still,
            Some(_) if query.is_some_and(|query| query.matches()) => Tempo::Fade,
            Some(rate) => Tempo::Rate(rate),
        }
    }

    /// The screen has changed.
    fn turn(self, before: Option<&Screen>, now: &Screen) {
        if self.number.try_get_value().is_none() {
            return;
        }
        let cues = story(before, now);
        let asks = |screen: &Screen| !matches!(screen.prompt.mood, Mood::Wait | Mood::Over);
        let turns = asks(now) && before.is_none_or(|before| !asks(before));
        if cues.is_empty() && self.is_running() {
            return;
        }
        self.end();
        let seen = Sight::now();
        let length = if cues.is_empty() && !turns { 0.0 } else { self.play_story((before, now), cues, &seen, turns) };
        self.sight.set_value(seen);
        if turns {
            self.later(length, move || self.speaker.signal());
        }
    }

    /// Plays a story and returns how long it takes.
    fn play_story(self, (before, now): (Option<&Screen>, &Screen), cues: Vec<Cue>, seen: &Sight, turns: bool) -> f64 {
        let Some(layer) = find("#motion") else { return 0.0 };
        let (cues, whole) = timed(cues);
        let rate = match self.tempo() {
            Tempo::Rate(rate) => rate * (whole / LONGEST).max(1.0),
            tempo => {
                if let Some((_, cue)) = cues.iter().max_by_key(|(_, cue)| cue.sound()) {
                    self.speaker.play(cue.sound());
                }
                if tempo == Tempo::Fade {
                    self.fade(layer, before, now);
                }
                return 0.0;
            }
        };
        let mut reel = Reel::new(layer, rate);
        self.sight.with_value(|old| Scene::new(&mut reel, (before, now), (old, seen)).play_cues(&cues));
        if turns {
            turn_over(&mut reel, now.prompt.mood == Mood::Defence);
        }
        self.reel.set_value(Some(reel));
        for (at, cue) in &cues {
            let sound = cue.sound();
            self.later(at / rate, move || self.speaker.play(sound));
            if let Some((later, sound)) = cue.echo() {
                self.later((at + later) / rate, move || self.speaker.play(sound));
            }
        }
        let length = (whole + MOVE) / rate;
        self.session.moving_until.set_value(js_sys::Date::now() + length);
        self.later(length, move || self.end());
        length
    }

    /// Whoever has changed fades in where it is.
    fn fade(self, layer: web_sys::Element, before: Option<&Screen>, now: &Screen) {
        let mut reel = Reel::new(layer, 1.0);
        let animals = |screen: &'_ Screen| -> Vec<desk::screen::AnimalScreen> {
            screen.others.iter().chain(&screen.own).flat_map(|seat| seat.animals.clone()).collect()
        };
        let old = before.map(animals).unwrap_or_default();
        let is_same = |a: &desk::screen::AnimalScreen, b: &desk::screen::AnimalScreen| {
            a.id == b.id && (a.red, a.blue, &a.traits, &a.pairs) == (b.red, b.blue, &b.traits, &b.pairs)
        };
        for animal in animals(now) {
            if let Some(place) = place_of(animal.id).filter(|_| !old.iter().any(|old| is_same(old, &animal))) {
                reel.fade(&place, (0.0, FADE), &[0.3, 1.0]);
            }
        }
        self.reel.set_value(Some(reel));
        self.later(FADE, move || self.end());
    }

    /// Something happens after this many milliseconds, if the story still plays then.
    fn later(self, ms: f64, run: impl FnOnce() + 'static) {
        let number = self.number.get_value();
        let run = move || {
            if self.number.try_get_value() == Some(number) {
                run();
            }
        };
        if ms < 1.0 { run() } else { set_timeout(run, Duration::from_millis(ms as u64)) }
    }

    fn is_running(self) -> bool {
        self.reel.try_with_value(Option::is_some) == Some(true)
    }

    /// Everything comes to its end at once.
    fn end(self) {
        if !self.is_running() {
            return;
        }
        let reel = self.reel.try_update_value(Option::take).flatten();
        if let Some(mut reel) = reel {
            reel.cut();
        }
        self.number.update_value(|number| *number += 1);
        self.session.moving_until.set_value(0.0);
    }
}

/// It becomes the player's turn: the tag slides in, the question fades in, a defence rises. It can be read at once.
fn turn_over(reel: &mut Reel, defends: bool) {
    if let Some(tag) = find(".own .tagline .tag.solid") {
        reel.appear(&tag, (0.0, MOVE));
        reel.shift(&tag, (0.0, MOVE), Ease::Out, &[by(-10.0, 0.0), by(0.0, 0.0)]);
    }
    if let Some(question) = find(".prompt .q") {
        reel.fade(&question, (0.0, QUICK), &[0.35, 1.0]);
    }
    if let Some(prompt) = find(".prompt").filter(|_| defends) {
        reel.shift(&prompt, (0.0, MOVE), Ease::Out, &[by(0.0, 16.0), by(0.0, 0.0)]);
    }
}

/// Each cue with its moment, and how long all take.
fn timed(cues: Vec<Cue>) -> (Vec<(f64, Cue)>, f64) {
    let mut at = 0.0;
    let mut end = 0.0_f64;
    let gaps: Vec<f64> = cues.iter().enumerate().map(|(place, cue)| cue.gap(cues.get(place + 1))).collect();
    let timed = cues.into_iter().zip(gaps).map(|(cue, gap)| {
        let begin = at;
        at += gap;
        end = end.max(begin + cue.length());
        (begin, cue)
    });
    let timed = timed.collect();
    (timed, end)
}
