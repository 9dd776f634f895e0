//! Where everything was drawn last: the next story begins from there.

use std::collections::HashMap;

use desk::screen::Being;
use game::Seat;

use crate::table::spot::{Spot, all_in, find, find_in};

/// An animal as it was drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// Its box.
    pub spot: Spot,
    /// The box of its picture.
    pub picture: Spot,
    /// How it was drawn: its classes.
    pub form: String,
}

/// The things in the head of a seat.
pub const HEAD: &str = ".who>*";

/// A seat as it was drawn.
#[derive(Clone, PartialEq, Debug)]
struct Place {
    /// Its box.
    spot: Spot,
    /// The things in its head.
    head: Vec<Spot>,
    /// How it was drawn: its first class.
    form: String,
}

/// What was drawn, and where.
#[derive(Clone, Default, Debug)]
pub struct Sight {
    animals: HashMap<Being, Seen>,
    seats: HashMap<Seat, Place>,
    hand: Vec<Spot>,
}

impl Sight {
    /// What is drawn now.
    pub fn now() -> Self {
        let Some(play) = find("#play") else { return Self::default() };
        let number = |element: &web_sys::Element, name: &str| element.get_attribute(name)?.parse::<u8>().ok();
        let animals = all_in(&play, "[data-animal]").into_iter().filter_map(|element| {
            let picture = find_in(&element, ".pic, .mp").map(|picture| Spot::of(&picture));
            let spot = Spot::of(&element);
            let seen = Seen { spot, picture: picture.unwrap_or(spot), form: element.class_name() };
            Some((Being(number(&element, "data-animal")?), seen))
        });
        let seats = all_in(&play, "[data-seat]").into_iter().filter_map(|element| {
            let seat = Seat::new(usize::from(number(&element, "data-seat")?.checked_sub(1)?))?;
            let head = all_in(&element, HEAD).iter().map(Spot::of).collect();
            let form = element.class_name().split(' ').next().unwrap_or_default().to_owned();
            Some((seat, Place { spot: Spot::of(&element), head, form }))
        });
        let hand = all_in(&play, ".hand .card");
        Self { animals: animals.collect(), seats: seats.collect(), hand: hand.iter().map(Spot::of).collect() }
    }

    /// The animal.
    pub fn animal(&self, animal: Being) -> Option<&Seen> {
        self.animals.get(&animal)
    }

    /// Where a thing of a seat was, as the table stands now. Columns keep their things where they were, for they only
    /// become wider or narrower; what else has moved took its things along. Nothing if the seat looks different now.
    pub fn kept(&self, now: &Self, seat: Seat, spot: Spot) -> Option<Spot> {
        let (before, now) = (self.seats.get(&seat)?, now.seats.get(&seat)?);
        if before.form != now.form {
            return None;
        }
        let is_column = now.form == "opp" && (before.spot.y - now.spot.y).abs() < 4.0;
        let (x, y) = if is_column { (0.0, 0.0) } else { (now.spot.x - before.spot.x, now.spot.y - before.spot.y) };
        Some(Spot { x: spot.x + x, y: spot.y + y, ..spot })
    }

    /// The things in the head of a seat.
    pub fn head(&self, seat: Seat) -> &[Spot] {
        self.seats.get(&seat).map_or(&[], |place| &place.head)
    }

    /// The card at this place of the hand.
    pub fn card(&self, place: usize) -> Option<Spot> {
        self.hand.get(place).copied()
    }
}
