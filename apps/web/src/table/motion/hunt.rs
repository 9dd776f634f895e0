//! The hunt in motion: the hunter leans, the arrow draws itself, the prey runs, gives up a card, or dies.

use desk::screen::AnimalScreen;
use desk::screen::{Being, Emblem};
use web_sys::Element;

use super::cue::{MOVE, QUICK, STORY, TUMBLE};
use super::reel::{Ease, by};
use super::scene::Scene;
use super::sight::Seen;
use crate::parts::{picture, trait_icon};
use crate::table::arrow::{Drawn, between, frame};
use crate::table::spot::{Spot, find, place_of};

impl Scene<'_> {
    /// The hunter lunges along the arrow.
    pub(super) fn attack(&mut self, hunter: Being, prey: Being, at: f64, end: f64) -> Option<()> {
        let (from, to) = (self.spot(hunter)?, self.spot(prey)?);
        let (x, y) = from.way_to(to);
        let far = x.hypot(y).max(1.0);
        let along = |pixels: f64| by(x / far * pixels, y / far * pixels);
        if let Some(place) = place_of(hunter) {
            let lunge = [along(0.0), along(-5.0), along(16.0), along(0.0)];
            self.reel.shift(&place, (at, STORY), Ease::InOut, &lunge);
        }
        self.arrow_until(hunter, prey, at, (end, true))
    }

    /// An arrow for the story, unless the table shows it anyway.
    fn arrow_until(&mut self, hunter: Being, prey: Being, at: f64, (end, draws): (f64, bool)) -> Option<()> {
        let shown = self.screen.arrow.as_ref().is_some_and(|arrow| (arrow.from, arrow.to) == (hunter, prey));
        if shown {
            self.arrow = find("#arrow");
            return Some(());
        }
        let drawn = between(self.spot(hunter)?, self.spot(prey)?, frame()?)?;
        let arrow = self.put_arrow(&drawn, draws.then_some(at))?;
        self.reel.play(&arrow, (at, end - at), Ease::Even, &[], &[1.0, 1.0]);
        self.reel.play(&arrow, (end, QUICK), Ease::Even, &[], &[1.0, 0.0]);
        self.arrow = Some(arrow);
        Some(())
    }

    /// The line is drawn from this moment on, or is there from the beginning.
    fn put_arrow(&mut self, drawn: &Drawn, draws: Option<f64>) -> Option<Element> {
        let timing = |at: f64, ms: f64| {
            format!("animation-delay:{:.0}ms;animation-duration:{:.0}ms", self.reel.real(at), self.reel.real(ms))
        };
        let (reveal, line, head) = match draws {
            Some(at) => ("reveal", timing(at, STORY), timing(at + STORY, QUICK)),
            None => ("whole", String::new(), "animation:none".to_owned()),
        };
        let mask = format!("told-{:.0}-{:.0}-{:.0}", drawn.start.0, drawn.end.0, draws.unwrap_or(-1.0));
        let Drawn { shaft, head: tip, .. } = drawn;
        let inside = format!(
            "<svg class=\"arrow\"><mask id=\"{mask}\" maskUnits=\"userSpaceOnUse\" x=\"-50\" y=\"-50\" width=\"4000\" height=\"4000\">\
             <path class=\"{reveal}\" data-style=\"{line}\" d=\"{shaft}\" pathLength=\"1\"/></mask>\
             <g mask=\"url(#{mask})\"><path class=\"halo\" d=\"{shaft}\"/><path class=\"shaft\" d=\"{shaft}\"/></g>\
             <path class=\"head\" data-style=\"{head}\" d=\"{tip}\"/></svg>"
        );
        self.reel.put("flyarrow", &inside, Spot::default())
    }

    /// A die falls at the left edge of the prey. Prey that escapes slips aside; the arrow pales.
    pub(super) fn run_away(
        &mut self,
        hunter: Option<Being>,
        prey: Being,
        (die, escaped): (u8, bool),
        at: f64,
    ) -> Option<()> {
        let spot = self.spot(prey)?;
        let told = at + TUMBLE + QUICK;
        let end = told + 300.0 + MOVE;
        if let Some(hunter) = hunter.filter(|_| self.arrow.is_none()) {
            let _ = self.arrow_until(hunter, prey, at, (end, false));
        }
        let size = if spot.w > 150.0 { 64.0 } else { 48.0 };
        let x = (spot.x - size * 0.1).max(size / 2.0 + 6.0);
        let seen = self.now.animal(prey).or_else(|| self.before.animal(prey));
        let high = seen.map_or(spot.h, |seen| seen.picture.h);
        let verdict = if escaped { "good" } else { "bad" };
        self.tumble(die, Spot::round((x, spot.y + high * 0.55), size, size), at, (verdict, 300.0 + MOVE));
        if let Some(line) = find(".ask-place .result") {
            self.reel.appear(&line, (told, QUICK));
            self.reel.shift(&line, (told, MOVE), Ease::Out, &[by(-24.0, 0.0), by(0.0, 0.0)]);
        }
        if escaped {
            let slips = told + 300.0;
            if let Some(place) = place_of(prey) {
                self.reel.shift(&place, (slips, MOVE), Ease::Out, &[by(0.0, 0.0), by(12.0, 0.0), by(0.0, 0.0)]);
            }
            if let Some(arrow) = self.arrow.take() {
                self.reel.play(&arrow, (slips, MOVE), Ease::Even, &[], &[1.0, 0.45, 0.45]);
            }
        }
        Some(())
    }

    /// The arrow lifts off and swings to the new prey.
    pub(super) fn redirect(
        &mut self,
        hunter: Option<Being>,
        (from, to): (Being, Being),
        at: f64,
        end: f64,
    ) -> Option<()> {
        let hunter = hunter?;
        let (spot, frame) = (self.spot(hunter)?, frame()?);
        let old = between(spot, self.spot(from)?, frame)?;
        let new = between(spot, self.spot(to)?, frame)?;
        if let Some(before) = self.arrow.take() {
            self.reel.play(&before, (at, end - at + QUICK), Ease::Even, &[], &[0.0, 0.0]);
        }
        let arrow = self.put_arrow(&old, None)?;
        let way = |drawn: &Drawn| (drawn.end.0 - drawn.start.0, drawn.end.1 - drawn.start.1);
        let ((x, y), (to_x, to_y)) = (way(&old), way(&new));
        let long = to_x.hypot(to_y) / x.hypot(y).max(1.0);
        let full = core::f64::consts::TAU;
        let turn = (to_y.atan2(to_x) - y.atan2(x) + full * 1.5).rem_euclid(full) - full / 2.0;
        let swing = |part: f64, lift: f64| {
            format!(
                "translate({:.1}px,{:.1}px) rotate({:.3}rad) scale({:.3}) translate({:.1}px,{:.1}px)",
                old.start.0 + (new.start.0 - old.start.0) * part,
                old.start.1 + (new.start.1 - old.start.1) * part,
                turn * part,
                (1.0 + (long - 1.0) * part) * lift,
                -old.start.0,
                -old.start.1
            )
        };
        let frames = [swing(0.0, 1.0), swing(0.5, 0.9), swing(1.0, 1.0)];
        self.reel.play(&arrow, (at, STORY), Ease::InOut, &frames, &[1.0, 1.0]);
        let lands = at + STORY;
        if self.screen.arrow.as_ref().is_some_and(|arrow| (arrow.from, arrow.to) == (hunter, to)) {
            for part in [".arrow#arrow", ".arrowtag"].into_iter().filter_map(find) {
                self.reel.appear(&part, (lands, QUICK));
            }
            self.arrow = find("#arrow");
        } else {
            let _ = self.arrow_until(hunter, to, lands, (end.max(lands + QUICK), false));
        }
        if let Some(place) = place_of(to) {
            self.reel.shift(
                &place,
                (lands, QUICK),
                Ease::Out,
                &["scale(1)", "scale(1.03)", "scale(1)"].map(str::to_owned),
            );
        }
        Some(())
    }

    /// A card tears off and falls to the pile.
    pub(super) fn lose_tail(&mut self, animal: Being, shows: Emblem, at: f64) -> Option<()> {
        let spot = self.spot(animal)?;
        let pile = self.seat_part(self.owner(animal)?, ".facts .count:last-child")?;
        let icon = format!("<svg class=\"ico\"><use href=\"#{}\"></use></svg>", trait_icon(shows));
        let row = Spot::round((spot.centre().0, spot.y + spot.h * 0.75), spot.w.min(64.0), 30.0);
        let card = self.reel.put("flycard", &icon, row)?;
        let (x, y) = row.way_to(pile);
        let falls = [
            by(0.0, 0.0),
            "translate(-6px,10px) rotate(-9deg)".to_owned(),
            format!("translate({:.1}px,{:.1}px) rotate(14deg) scale(.8)", x * 0.5, y * 0.5 + 18.0),
            format!("translate({x:.1}px,{y:.1}px) rotate(20deg) scale(.3)"),
        ];
        self.reel.play(&card, (at, STORY), Ease::InOut, &falls, &[1.0, 1.0, 1.0, 0.4]);
        let _ = self.dissolve(animal, at + MOVE);
        Some(())
    }

    /// A ring round one of the player's own, with what happens to it in words, long enough for a glance.
    pub(super) fn glance(&mut self, animal: Being, time: (f64, f64), text: Option<String>) -> Option<()> {
        let spot = self.spot(animal).or_else(|| self.place_before(animal).map(|seen| seen.spot))?;
        let ring = self.reel.put("glance", "", spot)?;
        let shown = [0.0, 1.0, 1.0, 1.0, 1.0, 0.0];
        self.reel.play(&ring, time, Ease::Even, &[], &shown);
        let frame = frame()?;
        let wide = 320.0_f64.min(frame.w - 16.0);
        let x = spot.centre().0.clamp(frame.x + wide / 2.0 + 8.0, frame.right() - wide / 2.0 - 8.0);
        let note = self.reel.put("glancenote", "", Spot::round((x, spot.y - 22.0), wide, 40.0))?;
        let words = leptos::prelude::document().create_element("span").ok()?;
        words.set_text_content(text.as_deref());
        note.append_child(&words).ok()?;
        self.reel.play(&note, time, Ease::Even, &[], &shown);
        Some(())
    }

    /// The picture drains to a line drawing, holds, and folds into the discard pile.
    pub(super) fn die(&mut self, animal: Being, at: f64) -> Option<()> {
        let owner = self.owner(animal)?;
        let was = self.animal_before(animal)?;
        let seen = self.place_before(animal);
        // Where nobody saw it, a small picture goes by its owner.
        let seen = seen.or_else(|| {
            let (x, y) = self.seat(owner)?.centre();
            let frame = frame()?;
            let spot = Spot::round((x.min(frame.right() - 50.0), y + 40.0), 84.0, 59.0);
            Some(Seen { spot, picture: spot, form: "mini".to_owned() })
        })?;
        let ghost = self.reel.put("flyghost", &likeness(was, &seen), seen.spot)?;
        let colours = ghost.query_selector(".creature.full").ok().flatten()?;
        let folds = at + MOVE + 300.0;
        let pile = self.seat_part(owner, ".facts .count:last-child")?;
        let (x, y) = seen.spot.way_to(pile);
        self.reel.play(&ghost, (0.0, folds + 1.0), Ease::Even, &[], &[1.0, 1.0]);
        let fold = [by(0.0, 0.0), format!("translate({x:.1}px,{y:.1}px) scale(.12)")];
        self.reel.play(&ghost, (folds, MOVE), Ease::InOut, &fold, &[1.0, 1.0, 0.0]);
        self.reel.play(&colours, (0.0, at + 1.0), Ease::Even, &[], &[1.0, 1.0]);
        self.reel.play(&colours, (at, MOVE), Ease::Even, &[], &[1.0, 0.0]);
        Some(())
    }
}

/// An animal as it stood there: its picture in lines and, over it, in colours; its name and its traits.
fn likeness(animal: &AnimalScreen, seen: &Seen) -> String {
    let is_mini = seen.form.contains("mini");
    let size = if is_mini {
        "mini"
    } else if seen.form.contains("sm") {
        "beast sm"
    } else {
        "beast"
    };
    let lines = picture(animal, "dead-");
    let colours = picture(animal, "gone-");
    let icons: String = animal
        .traits
        .iter()
        .map(|row| format!("<svg class=\"ico\"><use href=\"#{}\"></use></svg>", trait_icon(row.shows)))
        .collect();
    let food = format!("{}/{}", animal.red + animal.blue, animal.need);
    let words = if is_mini {
        format!("<span class=\"mn\">{food}</span>")
    } else {
        format!(
            "<span class=\"meta\"><span class=\"name\" lang=\"la\">{}</span><span class=\"need\">{food}</span></span>\
             <span class=\"icons\">{icons}</span>",
            animal.name
        )
    };
    format!(
        "<div class=\"{size} likeness\"><span class=\"pic\" data-style=\"height:{:.1}px\">\
         <span class=\"creature line\">{lines}</span><span class=\"creature full\">{colours}</span></span>{words}</div>",
        seen.picture.h
    )
}
