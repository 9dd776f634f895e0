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
use desk::diary::plain;
use desk::screen::{Being, Mood};
use leptos::prelude::*;

use super::pace;
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
        let glances: Vec<Option<Being>> = cues.iter().map(|cue| pace::concerns(cue, before, now)).collect();
        let whole = timed(&cues, &[], 0.0).1;
        // A glance takes as long as it takes, however fast the rest is shown.
        let faster = (whole / LONGEST).max(1.0) * self.session.hurry();
        let (times, whole) = timed(&cues, &glances, pace::GLANCE * faster);
        let cues: Vec<(f64, Cue)> = times.iter().copied().zip(cues).collect();
        let rate = match self.tempo() {
            Tempo::Rate(rate) => rate * faster,
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
        self.sight.with_value(|old| {
            let mut scene = Scene::new(&mut reel, (before, now), (old, seen));
            scene.play_cues(&cues);
            for ((at, cue), glance) in cues.iter().zip(&glances) {
                let seen = now.cues.iter().rev().find(|seen| seen.cue == *cue);
                let line = seen.and_then(|seen| now.log.iter().rev().find(|line| line.seq == seen.seq));
                let text = line.map(|line| plain(&line.text));
                let _ =
                    glance.and_then(|animal| scene.glance(animal, (*at, cue.length() + pace::GLANCE * faster), text));
            }
        });
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

/// The moment of each cue, and how long all take; after what concerns the player's own, a glance of this length.
fn timed(cues: &[Cue], glances: &[Option<Being>], glance: f64) -> (Vec<f64>, f64) {
    let mut at = 0.0;
    let mut end = 0.0_f64;
    let mut times = Vec::with_capacity(cues.len());
    for (place, cue) in cues.iter().enumerate() {
        let (next, is_glance) = (cues.get(place + 1), |place: usize| glances.get(place).copied().flatten().is_some());
        let gap = cue.gap(next);
        // Those who die together are looked at together.
        let look = if is_glance(place) && !(gap <= 0.0 && is_glance(place + 1)) { glance } else { 0.0 };
        times.push(at);
        end = end.max(at + cue.length() + look);
        at += gap + look;
    }
    (times, end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_concerns_ones_own_gets_a_glance_and_those_who_die_together_get_one() {
        let death = |animal| Cue::Death { animal: Being(animal), eaten: false };
        let attack = Cue::Attack { hunter: Being(7), prey: Being(1) };
        let cues = [attack, death(1), death(2)];
        let (plain, whole) = timed(&cues, &[None; 3], 1000.0);
        let glances = [Some(Being(1)), Some(Being(1)), Some(Being(2))];
        let (times, longer) = timed(&cues, &glances, 1000.0);
        assert_eq!((times[1] - plain[1], times[2] - times[1]), (1000.0, 0.0));
        assert_eq!(longer - whole, 2000.0);
    }

    /// A step of a game: who was asked before and after, what is shown of it.
    struct Move {
        was_own: bool,
        then_bot: bool,
        ends_round: bool,
        cues: Vec<Cue>,
        glances: Vec<Option<Being>>,
    }

    /// A game of one person and bots.
    fn moves(seats: u8, seed: u64) -> Vec<Move> {
        use desk::{Stage as Asked, Tabletop};
        use origin::State;
        use table::Occupant;
        let config = editions::origin_config(seats, origin::Options::default(), None).expect("so many can play");
        let bot = |place: u8| Occupant::Bot { name: format!("B{place}"), plays: "greedy".to_owned() };
        let mut occupants = vec![Occupant::Person { name: "Ada".to_owned() }];
        occupants.extend((1..seats).map(bot));
        let mut desk = desk::Desk::<State>::new(config, occupants, seed, locale::Lang::En).expect("a desk");
        let mut player = bots::by_name::<State>("greedy", seed).expect("a bot");
        let mut moves = Vec::new();
        while let asked @ (Asked::Yours(seat) | Asked::Bot(seat)) = desk.stage() {
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            let before = desk.screen();
            let action = player.choose(seat, &view, &legal);
            assert!(desk.act_for(seat, action));
            let now = desk.screen();
            let cues = story(Some(&before), &now);
            moves.push(Move {
                was_own: matches!(asked, Asked::Yours(_)),
                then_bot: matches!(desk.stage(), Asked::Bot(_)),
                ends_round: before.summary != now.summary,
                glances: cues.iter().map(|cue| pace::concerns(cue, Some(&before), &now)).collect(),
                cues,
            });
        }
        moves
    }

    /// How long the person waits between two own decisions, in milliseconds at normal speed.
    fn waits(moves: &[Move], hurry: fn(f64) -> f64) -> Vec<f64> {
        /// What a bot thinks, generously, and what passes until its answer is noticed.
        const THINKS: f64 = 120.0;
        const PAUSE: f64 = 350.0;
        let (mut waits, mut waited) = (Vec::new(), 0.0);
        for Move { was_own, then_bot, ends_round, cues, glances } in moves {
            // The summary of a round is read as long as one likes.
            if *was_own || *ends_round {
                waits.push(std::mem::take(&mut waited));
            }
            let faster = (timed(cues, &[], 0.0).1 / LONGEST).max(1.0) * hurry(waited);
            let (_, whole) = timed(cues, glances, pace::GLANCE * faster);
            let shown = if cues.is_empty() { 0.0 } else { (whole + MOVE) / faster };
            waited += if *then_bot { shown.max(PAUSE / hurry(waited)) + THINKS } else { shown };
        }
        waits
    }

    #[test]
    fn nobody_waits_ten_seconds_for_seven_others() {
        let moves = moves(8, 1);
        let measured = |hurry: fn(f64) -> f64| {
            let mut all = waits(&moves, hurry);
            all.sort_by(f64::total_cmp);
            let longest = all.last().copied().unwrap_or_default();
            println!(
                "{} waits with eight: half under {:.0} ms, longest {longest:.0} ms",
                all.len(),
                all[all.len() / 2]
            );
            longest
        };
        assert!(measured(|_| 1.0) > 10_000.0, "as drawn it would be too long");
        assert!(measured(pace::hurry) < 10_000.0);
    }
}
