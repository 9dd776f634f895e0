//! A story on the reel: each cue at its moment, from where things were to where they are.

use std::collections::{HashMap, HashSet};

use desk::Screen;
use desk::screen::AnimalScreen;
use desk::screen::Being;
use game::Seat;
use web_sys::Element;

use desk::cue::{Cue, From};

use super::cue::{MOVE, QUICK, Run};
use super::reel::{Ease, Reel};
use super::sight::{HEAD, Seen, Sight};
use crate::parts::picture;
use crate::table::spot::{Spot, all_in, find, find_in, owner_of, place_of, seat_place, seen_at};

/// A token on an animal: the class of its pip.
pub const RED: &str = "food";
/// A token from a trait.
pub const BLUE: &str = "special";
/// A token on Fat Tissue.
pub const FAT: &str = "fat";

/// What a story needs to know.
pub struct Scene<'a> {
    /// The movements.
    pub reel: &'a mut Reel,
    /// The screen as it is.
    pub screen: &'a Screen,
    /// The screen before it.
    pub was: Option<&'a Screen>,
    /// Where things were.
    pub before: &'a Sight,
    /// Where things are.
    pub now: &'a Sight,
    held: HashMap<Being, Spot>,
    dissolved: HashSet<Being>,
    to_come: HashMap<(Being, &'static str), usize>,
    from_bank: HashMap<u8, usize>,
    /// The arrow that was drawn for the story.
    pub arrow: Option<Element>,
}

impl<'a> Scene<'a> {
    /// A story between two screens.
    pub fn new(
        reel: &'a mut Reel,
        (was, screen): (Option<&'a Screen>, &'a Screen),
        (before, now): (&'a Sight, &'a Sight),
    ) -> Self {
        Self {
            reel,
            screen,
            was,
            before,
            now,
            held: HashMap::new(),
            dissolved: HashSet::new(),
            to_come: HashMap::new(),
            from_bank: HashMap::new(),
            arrow: None,
        }
    }

    /// Puts these cues on the reel, each at its moment.
    pub fn play_cues(&mut self, cues: &[(f64, Cue)]) {
        self.hold(cues);
        for (_, cue) in cues {
            self.count(cue);
        }
        for (place, (at, cue)) in cues.iter().enumerate() {
            let rest = &cues[place + 1..];
            let end = rest.iter().take_while(|(_, cue)| cue.is_of_attack()).last().unwrap_or(&cues[place]);
            let end = end.0 + end.1.length();
            // What cannot be found on the screen is not shown.
            let _ = self.show(cue, *at, end);
        }
    }

    fn show(&mut self, cue: &Cue, at: f64, end: f64) -> Option<()> {
        match *cue {
            Cue::Deal { ref hands, ref own } => self.deal(hands, own, at),
            Cue::Animal { seat, animal, card } => self.new_animal(seat, animal, card, at),
            Cue::Trait { seat, card, shows, on, and } => self.new_trait(seat, card, shows, (on, and), at),
            Cue::Bank => self.fill_bank(at),
            Cue::Reveal { .. } => find("#play .revealed").map(|card| self.reel.appear(&card, (at, QUICK))),
            Cue::Shelter { to, from } => self.hide(to, from, at),
            Cue::Food { to, from, food, fat, .. } => self.feed(to, from, (food, fat), at),
            Cue::Burn { animal, count } => self.burn(animal, count, at),
            Cue::Graze { animal } => self.graze(animal, at),
            Cue::State { animal } => self.state(animal, at),
            Cue::Move { animal } => self.dissolve(animal, at),
            Cue::Attack { hunter, prey } => self.attack(hunter, prey, at, end),
            Cue::Die { hunter, prey, die, escaped } => self.run_away(hunter, prey, (die, escaped), at),
            Cue::Redirect { hunter, from, to } => self.redirect(hunter, (from, to), at, end),
            Cue::Tail { animal, shows } => self.lose_tail(animal, shows, at),
            Cue::Death { animal, .. } => self.die(animal, at),
            Cue::Scores => self.scores(at),
        }
    }

    /// Whoever had to move because somebody came or went stays where it was until then.
    fn hold(&mut self, cues: &[(f64, Cue)]) {
        let settles = cues.iter().filter_map(|(at, cue)| match cue {
            Cue::Animal { .. } | Cue::Move { .. } => Some(*at),
            Cue::Death { .. } => Some(at + cue.length()),
            _ => None,
        });
        let Some(until) = settles.reduce(f64::max) else { return };
        for seat in self.screen.others.iter().chain(&self.screen.own) {
            let Some(place) = seat_place(seat.seat) else { continue };
            for (thing, (old, now)) in
                all_in(&place, HEAD).iter().zip(self.before.head(seat.seat).iter().zip(self.now.head(seat.seat)))
            {
                if let Some(old) = self.before.kept(self.now, seat.seat, *old) {
                    self.stay(thing, Spot { x: old.x, ..*now }, *now, until);
                }
            }
            let mut moves = false;
            for animal in &seat.animals {
                let seen = self.before.animal(animal.id).zip(self.now.animal(animal.id));
                let Some((place, (old, now))) = place_of(animal.id).zip(seen) else { continue };
                let Some(old) = self.before.kept(self.now, seat.seat, old.spot) else { continue };
                self.held.insert(animal.id, old);
                moves |= self.stay(&place, old, now.spot, until);
            }
            if moves {
                for knot in all_in(&place, ".pair, .bows, .bowknot") {
                    self.reel.appear(&knot, (until + MOVE, QUICK));
                }
                if let Some(row) = find_in(&place, ".boards").or_else(|| find_in(&place, "[data-row]")) {
                    self.reel.loosen(row);
                }
            }
        }
    }

    /// A thing stays at its old place until this moment, then it goes to the new one. Says whether there is a way to go.
    fn stay(&mut self, thing: &Element, before: Spot, now: Spot, until: f64) -> bool {
        let (x, y) = now.way_to(before);
        let (wide, high) = (before.w / now.w.max(1.0), before.h / now.h.max(1.0));
        if x.abs() < 2.0 && y.abs() < 2.0 && (wide - 1.0).abs() < 0.02 {
            return false;
        }
        self.reel.bring(thing, (until, MOVE), (x, y), (wide, high));
        true
    }

    fn count(&mut self, cue: &Cue) {
        let Cue::Food { to, from, food, fat, .. } = *cue else { return };
        if from == From::Bank {
            *self.from_bank.entry(self.home(to)).or_default() += usize::from(food + fat);
        }
        let colour = self.colour(from);
        *self.to_come.entry((to, colour)).or_default() += usize::from(food);
        *self.to_come.entry((to, FAT)).or_default() += usize::from(fat);
    }

    /// The colour of tokens from there.
    pub fn colour(&self, from: From) -> &'static str {
        // Food of all kinds is alike on a species board.
        if matches!(from, From::Bank | From::Place(_)) || self.screen.hole.is_some() { RED } else { BLUE }
    }

    /// The number of the next token of this colour among all that the animal has now.
    pub fn next_token(&mut self, animal: Being, colour: &'static str) -> usize {
        let has = self.animal(animal).map_or(0, |animal| match colour {
            RED => usize::from(animal.red),
            BLUE => usize::from(animal.blue),
            _ => match &animal.board {
                Some(board) => board.slots.iter().filter_map(|slot| slot.fat).map(|(fat, _)| usize::from(fat)).sum(),
                None => animal.traits.iter().filter(|row| row.fat == Some(true)).count(),
            },
        });
        let to_come = self.to_come.entry((animal, colour)).or_default();
        let place = has.saturating_sub(*to_come);
        *to_come = to_come.saturating_sub(1);
        place
    }

    /// The place in the bank from which the next token of an animal goes.
    pub fn next_in_bank(&mut self, animal: Being) -> usize {
        let home = self.home(animal);
        let left = self.from_bank.entry(home).or_default();
        *left = left.saturating_sub(1);
        let there = self.screen.locations.iter().find(|location| location.at.0 == home);
        usize::from(there.map_or(self.screen.stage.bank, |location| location.stage.bank)) + *left
    }

    /// The number of the location in which an animal lives.
    fn home(&self, animal: Being) -> u8 {
        self.animal(animal).map_or(0, |animal| animal.at.0)
    }

    /// The bank from which an animal eats.
    pub fn bank_of(&self, animal: Being) -> Option<Element> {
        match self.screen.locations.is_empty() {
            true => find("[data-bank]"),
            false => find(&format!("[data-bank='{}']", self.home(animal))),
        }
    }

    /// The animal as it is.
    pub fn animal(&self, id: Being) -> Option<&'a AnimalScreen> {
        of(self.screen, id)
    }

    /// The animal as it was.
    pub fn animal_before(&self, id: Being) -> Option<&'a AnimalScreen> {
        of(self.was?, id)
    }

    /// Whose animal it is, or was.
    pub fn owner(&self, animal: Being) -> Option<Seat> {
        owner_of(self.screen, animal).or_else(|| owner_of(self.was?, animal))
    }

    /// Where an animal is seen while the story plays. The dead are where they were.
    pub fn spot(&self, animal: Being) -> Option<Spot> {
        if let Some(spot) = self.held.get(&animal).copied().or_else(|| seen_at(self.screen, animal)) {
            return Some(spot);
        }
        let owner = self.owner(animal)?;
        self.place_before(animal).map(|seen| seen.spot).or_else(|| self.seat(owner))
    }

    /// An animal as it was drawn before, where that is on the table as it stands now.
    pub fn place_before(&self, animal: Being) -> Option<Seen> {
        let seen = self.before.animal(animal)?;
        let kept = |spot: Spot| self.before.kept(self.now, self.owner(animal)?, spot);
        Some(Seen { spot: kept(seen.spot)?, picture: kept(seen.picture)?, form: seen.form.clone() })
    }

    /// Where a seat is seen.
    pub fn seat(&self, seat: Seat) -> Option<Spot> {
        let place = seat_place(seat)?;
        Some(Spot::of(&find_in(&place, ".who").unwrap_or(place)))
    }

    /// Where the cards of a seat come from and go to.
    pub fn seat_part(&self, seat: Seat, part: &str) -> Option<Spot> {
        let inside = seat_place(seat).and_then(|place| find_in(&place, part)).map(|part| Spot::of(&part));
        inside.filter(|spot| spot.w > 0.0).or_else(|| self.seat(seat))
    }

    /// The old picture of an animal becomes the new one.
    pub fn dissolve(&mut self, animal: Being, at: f64) -> Option<()> {
        let (old, new) = (self.animal_before(animal)?, self.animal(animal)?);
        let (was, is) = (picture(old, "was-"), picture(new, "was-"));
        if was == is || !self.dissolved.insert(animal) {
            return None;
        }
        let host = find_in(&place_of(animal)?, ".creature")?;
        let drawing = host.first_element_child()?;
        let ghost = self.reel.put_into(&host, "was", &was)?;
        self.reel.play(&ghost, (0.0, at + 1.0), Ease::Even, &[], &[1.0, 1.0]);
        self.reel.play(&ghost, (at, QUICK), Ease::Even, &[], &[1.0, 0.0]);
        self.reel.appear(&drawing, (at, QUICK));
        Some(())
    }

    /// Something about the animal is shown by a chip on its picture.
    fn state(&mut self, animal: Being, at: f64) -> Option<()> {
        let _ = self.dissolve(animal, at);
        let chip = find_in(&place_of(animal)?, ".zz, .bad")?;
        self.reel.appear(&chip, (at, QUICK));
        self.reel.shift(&chip, (at, QUICK), Ease::Bounce, &["scale(.6)".to_owned(), "scale(1)".to_owned()]);
        Some(())
    }
}

fn of(screen: &Screen, id: Being) -> Option<&AnimalScreen> {
    screen.others.iter().chain(&screen.own).flat_map(|seat| &seat.animals).find(|animal| animal.id == id)
}
