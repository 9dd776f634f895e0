//! Food in motion: dice fill the bank, tokens go to animals.

use desk::screen::{Being, Place};
use web_sys::Element;

use desk::cue::From;

use super::cue::{MOVE, QUICK, TUMBLE};
use super::reel::{Ease, arc, by};
use super::scene::{FAT, RED, Scene};
use crate::table::spot::{Spot, all_in, find, find_in, place_of};

/// A token is this large on its way.
const TOKEN: f64 = 18.0;
/// Meat on its way.
const MEAT: &str = "food meat";
/// A shelter on its way.
const SHELTER: &str = "<i class=\"shtok on\"></i>";

impl Scene<'_> {
    /// Dice tumble, then tokens drop into the pond; the ponds of all locations together.
    pub(super) fn fill_bank(&mut self, at: f64) -> Option<()> {
        if self.screen.areas.is_some() {
            return self.fill_areas(at);
        }
        if self.screen.locations.is_empty() {
            let dice = self.screen.stage.dice.clone();
            return self.fill(&find("[data-bank]")?, &dice, at);
        }
        for location in &self.screen.locations {
            if let Some(bank) = find(&format!("[data-bank='{}']", location.at.0)) {
                let _ = self.fill(&bank, &location.stage.dice, at);
            }
        }
        Some(())
    }

    /// Tokens drop on the areas, left to right.
    fn fill_areas(&mut self, at: f64) -> Option<()> {
        let tokens = all_in(&find("#play .areas")?, ".pip.food, .shtok.on");
        let gap = (600.0 / tokens.len().max(1) as f64).min(40.0);
        for (number, token) in tokens.iter().enumerate() {
            let time = (at + gap * number as f64, QUICK);
            self.reel.appear(token, time);
            self.reel.shift(token, time, Ease::Bounce, &[by(0.0, -18.0), by(0.0, 0.0)]);
        }
        Some(())
    }

    /// In reading order.
    fn fill(&mut self, bank: &Element, dice: &[u8], at: f64) -> Option<()> {
        let pond = Spot::of(&find_in(bank, ".pond, .pondpill")?);
        let shown = all_in(bank, ".dicerow .ico");
        for (number, die) in dice.iter().enumerate() {
            let beside = (number as f64 - (dice.len() as f64 - 1.0) / 2.0) * 46.0;
            let (x, y) = pond.centre();
            let spot = shown.get(number).map_or_else(|| Spot::round((x + beside, y), 40.0, 40.0), Spot::of);
            let begin = at + 80.0 * number as f64;
            let stays = if shown.is_empty() { 220.0 } else { QUICK };
            self.tumble(*die, spot, begin, ("", stays));
            if let Some(shown) = shown.get(number) {
                self.reel.appear(shown, (begin + TUMBLE + QUICK, QUICK));
            }
        }
        let mut tokens = all_in(bank, ".pond .token, .pondpill .pip.food");
        game::order::sort_by(&mut tokens, |a, b| {
            let (a, b) = (Spot::of(a), Spot::of(b));
            (a.y, a.x).partial_cmp(&(b.y, b.x)).unwrap_or(core::cmp::Ordering::Equal)
        });
        let drops = at + TUMBLE + QUICK;
        let gap = (600.0 - QUICK) / tokens.len().max(1) as f64;
        for (number, token) in tokens.iter().enumerate() {
            let time = (drops + gap.min(40.0) * number as f64, QUICK);
            self.reel.appear(token, time);
            self.reel.shift(token, time, Ease::Bounce, &[by(0.0, -22.0), by(0.0, 0.0)]);
        }
        Some(())
    }

    /// Tokens travel to an animal, and its pips fill.
    pub(super) fn feed(&mut self, to: Being, from: From, (food, fat): (u8, u8), at: f64) -> Option<()> {
        let colour = self.colour(from);
        // On a species board food from somebody is meat.
        let is_meat = self.screen.hole.is_some() && matches!(from, From::Being(_));
        let tokens = (0..food).map(|_| colour).chain((0..fat).map(|_| FAT));
        for (number, kind) in tokens.enumerate() {
            let begin = at + 60.0 * number as f64;
            let source = match from {
                From::Bank => self.bank_place(to),
                From::Place(area) => self.area_place(area),
                From::Being(animal) => self.spot(animal),
                From::Nowhere => None,
            };
            let target = self.token_place(to, kind);
            let spot = target.as_ref().map(Spot::of).or_else(|| self.spot(to))?;
            if let Some(source) = source {
                if from == From::Bank {
                    self.wait_in_bank(source, begin);
                }
                self.fly_token(if is_meat && kind != FAT { MEAT } else { kind }, source, spot, begin);
            }
            if let Some(pip) = target {
                self.reel.appear(&pip, (begin + MOVE, 1.0));
                let pulse = ["scale(.9)", "scale(1.25)", "scale(1)"].map(str::to_owned);
                self.reel.shift(&pip, (begin + MOVE, QUICK), Ease::Out, &pulse);
            } else if let Some(place) = place_of(to) {
                let pulse = ["scale(1)", "scale(1.1)", "scale(1)"].map(str::to_owned);
                self.reel.shift(&place, (begin + MOVE, QUICK), Ease::Out, &pulse);
            }
        }
        let is_new = self.animal(to)?.fed && !self.animal_before(to).is_some_and(|animal| animal.fed);
        let check = find_in(&place_of(to)?, ".ok").filter(|_| is_new)?;
        self.reel.appear(&check, (at + MOVE, QUICK));
        Some(())
    }

    /// Fat becomes food: drops go from their rows to the pips.
    pub(super) fn burn(&mut self, animal: Being, count: u8, at: f64) -> Option<()> {
        let place = place_of(animal)?;
        let drops = all_in(&place, ".pip.fat:not(.on)");
        let pips = find_in(&place, ".pips").map(|pips| Spot::of(&pips)).or_else(|| self.spot(animal))?;
        for (number, drop) in drops.iter().rev().take(usize::from(count)).enumerate() {
            self.fly_token(FAT, Spot::of(drop), pips, at + 60.0 * number as f64);
        }
        Some(())
    }

    /// A token leaves the pond for nobody.
    pub(super) fn graze(&mut self, animal: Being, at: f64) -> Option<()> {
        let bank = self.bank_of(animal)?;
        let pond = Spot::of(&find_in(&bank, ".pond, .pondpill")?);
        let spot = find_in(&bank, ".hollow, .gone").map_or(pond, |gone| Spot::of(&gone));
        let thing = self.token(RED, spot.centre())?;
        self.reel.play(&thing, (at, MOVE), Ease::Out, &[by(0.0, 0.0), by(0.0, -26.0)], &[1.0, 0.0]);
        let place = place_of(animal)?;
        self.reel.shift(&place, (at, MOVE), Ease::Out, &[by(0.0, 0.0), by(0.0, 6.0), by(0.0, 0.0)]);
        Some(())
    }

    /// Where the next token of an animal lay in its bank.
    fn bank_place(&mut self, animal: Being) -> Option<Spot> {
        let place = self.next_in_bank(animal);
        let bank = self.bank_of(animal)?;
        let spot = all_in(&bank, ".pond circle, .pondpill .pip").get(place).map(Spot::of);
        spot.or_else(|| Some(Spot::of(&find_in(&bank, ".pond, .pondpill")?)))
    }

    /// Where food lies on an area.
    fn area_place(&self, area: Place) -> Option<Spot> {
        let area = find(&format!("#play [data-area='{}']", area.0))?;
        Some(Spot::of(&find_in(&area, ".foods").unwrap_or(area)))
    }

    /// A shelter goes from its area to an animal.
    pub(super) fn hide(&mut self, animal: Being, from: Place, at: f64) -> Option<()> {
        let area = find(&format!("#play [data-area='{}']", from.0))?;
        let source = Spot::of(&find_in(&area, ".shelters").unwrap_or(area));
        let place = place_of(animal)?;
        let target = find_in(&place, ".shel");
        let to = target.as_ref().map(Spot::of).or_else(|| self.spot(animal))?;
        let thing = self.reel.put("flytoken", SHELTER, Spot::round(source.centre(), TOKEN, TOKEN))?;
        let way: Vec<String> = arc(source.way_to(to)).into_iter().map(|(x, y)| by(x, y)).collect();
        self.reel.play(&thing, (at, MOVE), Ease::InOut, &way, &[1.0, 1.0]);
        self.reel.appear(&target?, (at + MOVE, QUICK));
        Some(())
    }

    /// Until it is taken a token lies in the bank.
    fn wait_in_bank(&mut self, spot: Spot, until: f64) {
        if let Some(thing) = self.token(RED, spot.centre()).filter(|_| until > 0.0) {
            self.reel.play(&thing, (0.0, until), Ease::Even, &[], &[1.0, 1.0]);
        }
    }

    /// The pip that a token becomes.
    fn token_place(&mut self, animal: Being, kind: &'static str) -> Option<Element> {
        let number = self.next_token(animal, kind);
        let selector = if kind == FAT { ".pip.fat.on".to_owned() } else { format!(".pips .pip.{kind}") };
        all_in(&place_of(animal)?, &selector).into_iter().nth(number)
    }

    fn fly_token(&mut self, kind: &str, from: Spot, to: Spot, at: f64) -> Option<()> {
        let thing = self.token(kind, from.centre())?;
        let way: Vec<String> = arc(from.way_to(to)).into_iter().map(|(x, y)| by(x, y)).collect();
        self.reel.play(&thing, (at, MOVE), Ease::InOut, &way, &[1.0, 1.0]);
        Some(())
    }

    fn token(&self, kind: &str, centre: (f64, f64)) -> Option<Element> {
        let on = if kind == FAT { " on" } else { "" };
        self.reel.put("flytoken", &format!("<i class=\"pip {kind}{on}\"></i>"), Spot::round(centre, TOKEN, TOKEN))
    }

    /// A die tumbles in place: four quarter turns, another face at each, then it comes to rest and stays.
    pub(super) fn tumble(&mut self, die: u8, spot: Spot, at: f64, (verdict, stays): (&str, f64)) {
        let size = if spot.w < 50.0 { "die s" } else { "die" };
        let face = |shows: u8, class: &str| {
            format!("<span class=\"{size} {class}\" data-v=\"{shows}\">{}</span>", "<i></i>".repeat(9))
        };
        let quarter = TUMBLE / 4.0;
        for turn in 0..4_u8 {
            let shows = (die + turn) % 6 + 1;
            let Some(thing) = self.reel.put("flydie", &face(shows, ""), spot) else { return };
            let angle = |turn: u8| f64::from(turn) * 90.0 - 14.0;
            let hop = [
                format!("rotate({}deg)", angle(turn)),
                format!("translateY(-7px) rotate({}deg)", angle(turn) + 45.0),
                format!("rotate({}deg)", angle(turn + 1)),
            ];
            self.reel.play(&thing, (at + quarter * f64::from(turn), quarter), Ease::Even, &hop, &[1.0, 1.0]);
        }
        let Some(thing) = self.reel.put("flydie", &face(die, verdict), spot) else { return };
        let settle = ["scale(1.18) rotate(-8deg)", "scale(1) rotate(0deg)"].map(str::to_owned);
        self.reel.play(&thing, (at + TUMBLE, QUICK), Ease::Bounce, &settle, &[1.0, 1.0]);
        self.reel.play(&thing, (at + TUMBLE + QUICK, stays), Ease::Even, &[], &[1.0, 1.0, 1.0, 1.0, 0.0]);
    }
}
