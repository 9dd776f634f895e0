//! Cards in motion: the deal, a new animal, a trait.

use desk::screen::{Being, Card, Emblem};
use game::Seat;
use web_sys::Element;

use super::cue::{MOVE, QUICK, deal_gap};
use super::reel::{Ease, arc, by};
use super::scene::Scene;
use crate::parts::trait_icon;
use crate::table::links::link_mark;
use crate::table::spot::{Spot, all_in, find, place_of};

impl Scene<'_> {
    /// Cards slide from the deck to each seat in turn; the viewer's turn over when all have theirs.
    pub(super) fn deal(&mut self, hands: &[(Seat, u8)], own: &[Card], at: f64) -> Option<()> {
        let deck = Spot::round(Spot::of(&find(".bar>.count")?).centre(), 40.0, 28.0);
        let me = self.screen.own.as_ref().map(|seat| seat.seat);
        let mut slots = self.new_cards(own).into_iter();
        let cards: u8 = hands.iter().map(|(_, cards)| cards).sum();
        let gap = deal_gap(f64::from(cards));
        let turn = at + gap * f64::from(cards) + MOVE;
        let most = hands.iter().map(|(_, cards)| *cards).max().unwrap_or(0);
        let in_turn = (0..most).flat_map(|lap| hands.iter().filter(move |(_, cards)| *cards > lap));
        for (number, (seat, _)) in in_turn.enumerate() {
            let leaves = at + gap * number as f64;
            let slot = if Some(*seat) == me { slots.next() } else { None };
            let to = match &slot {
                Some(card) => Some(Spot::of(card)),
                None if Some(*seat) == me => find(".hand, .handline").map(|hand| Spot::of(&hand)),
                None => self.seat_part(*seat, ".handcount"),
            };
            let Some(to) = to else { continue };
            match slot {
                Some(card) => self.deal_to_slot(&card, deck, to, (leaves, turn)),
                None => self.fly_card(None, deck, Spot::round(to.centre(), 40.0, 28.0), (leaves, MOVE)),
            };
        }
        Some(())
    }

    fn deal_to_slot(&mut self, card: &Element, deck: Spot, slot: Spot, (leaves, turn): (f64, f64)) -> Option<()> {
        let back = self.reel.put("flyback", BACK, slot)?;
        let (x, y) = slot.way_to(deck);
        let small = 40.0 / slot.w.max(1.0);
        let way = [format!("{} scale({small:.3})", by(x, y)), format!("{} scale(1)", by(0.0, 0.0))];
        self.reel.play(&back, (leaves, MOVE), Ease::InOut, &way, &[1.0, 1.0]);
        let edge = ["rotateY(0deg)".to_owned(), "rotateY(90deg)".to_owned()];
        self.reel.play(&back, (leaves + MOVE, turn - leaves - MOVE + 1.0), Ease::Even, &[], &[1.0, 1.0]);
        self.reel.play(&back, (turn, QUICK), Ease::Even, &edge, &[1.0, 1.0]);
        self.reel.appear(card, (turn + QUICK, 1.0));
        let face = ["rotateY(-90deg)".to_owned(), "rotateY(0deg)".to_owned()];
        self.reel.shift(card, (turn + QUICK, QUICK), Ease::Out, &face);
        Some(())
    }

    /// The cards of the hand that were just drawn.
    fn new_cards(&self, drawn: &[Card]) -> Vec<Element> {
        let Some(hand) = find(".hand") else { return Vec::new() };
        let mut drawn = drawn.to_vec();
        let cards = self.screen.hand.iter().zip(all_in(&hand, ".card")).rev();
        let mut new: Vec<Element> = cards
            .filter_map(|(card, place)| {
                let found = drawn.iter().position(|drawn| *drawn == card.card)?;
                drawn.swap_remove(found);
                Some(place)
            })
            .collect();
        new.reverse();
        new
    }

    /// A card turns and becomes an animal.
    pub(super) fn new_animal(&mut self, seat: Seat, animal: Being, card: Option<Card>, at: f64) -> Option<()> {
        let place = place_of(animal);
        let to = self.spot(animal)?;
        let (from, size) = match card {
            Some(card) => (self.hand_place(card)?, (156.0, 84.0)),
            None => (self.seat_part(seat, ".handcount")?, (40.0, 28.0)),
        };
        let to = Spot::round((to.centre().0, to.y + to.h * 0.35), size.0, size.1);
        self.fly_card(card.map(|card| card_face(card.top)).as_deref(), from, to, (at, MOVE));
        let Some(place) = place else { return Some(()) };
        self.reel.appear(&place, (at + MOVE - 60.0, QUICK));
        self.reel.shift(&place, (at + MOVE - 60.0, QUICK), Ease::Out, &["scale(.9)".to_owned(), "scale(1)".to_owned()]);
        Some(())
    }

    /// A card shrinks into its row; a pair card ties two animals.
    pub(super) fn new_trait(
        &mut self,
        seat: Seat,
        card: Card,
        shows: Emblem,
        (on, and): (Being, Option<Being>),
        at: f64,
    ) -> Option<()> {
        let is_own = self.screen.own.as_ref().is_some_and(|own| own.seat == seat);
        let from = if is_own { self.hand_place(card)? } else { self.seat_part(seat, ".handcount")? };
        let lands = at + MOVE;
        let places: Vec<Element> = [Some(on), and].into_iter().flatten().filter_map(place_of).collect();
        let rows: Vec<Element> = match and {
            None => places.iter().filter_map(|place| self.row_of(place, on, shows)).collect(),
            Some(second) => self.knots(on, second, shows),
        };
        let to = rows.first().map(Spot::of).or_else(|| self.spot(on))?;
        let size = if is_own { (from.w, from.h) } else { (64.0, 44.0) };
        let to = Spot::round(to.centre(), size.0 * 0.3, size.1 * 0.3);
        self.fly_card(Some(&card_face(shows)), Spot::round(from.centre(), size.0, size.1), to, (at, MOVE));
        for row in rows {
            self.reel.appear(&row, (lands, QUICK));
            let line = row.class_list().contains("tie");
            let grows = if line { ["scaleX(.1)", "scaleX(1)"] } else { ["scale(.7)", "scale(1)"] };
            self.reel.shift(&row, (lands, if line { MOVE } else { QUICK }), Ease::Out, &grows.map(str::to_owned));
        }
        for animal in [Some(on), and].into_iter().flatten() {
            let _ = self.dissolve(animal, lands);
        }
        Some(())
    }

    /// The row or the icon of a trait that an animal just got.
    fn row_of(&self, place: &Element, animal: Being, shows: Emblem) -> Option<Element> {
        let row = self.animal(animal)?.traits.iter().rposition(|row| row.shows == shows)?;
        all_in(place, ".traits>li, .icons>.tico:not(.linked), .slots>li").into_iter().nth(row)
    }

    /// What shows a pair card: a knot in the viewer's row, icons at the others'.
    fn knots(&self, first: Being, second: Being, shows: Emblem) -> Vec<Element> {
        let mut seats = self.screen.others.iter().chain(&self.screen.own);
        let link = seats.find_map(|seat| {
            seat.links.iter().rev().find(|link| (link.first, link.second, link.shows) == (first, second, shows))
        });
        let Some((link, play)) = link.zip(find("#play")) else { return Vec::new() };
        all_in(&play, &format!("[data-link='{}']", link_mark(link)))
    }

    /// Where a card of the viewer's hand was.
    fn hand_place(&self, card: Card) -> Option<Spot> {
        let place = self.was.and_then(|was| was.hand.iter().position(|held| held.card == card));
        let spot = place.and_then(|place| self.before.card(place));
        spot.or_else(|| Some(Spot::round(Spot::of(&find(".hand-place")?).centre(), 156.0, 84.0)))
    }

    /// A card flies. With a face it shows it on the way; without one it stays face down.
    fn fly_card(&mut self, face: Option<&str>, from: Spot, to: Spot, (at, ms): (f64, f64)) -> Option<()> {
        let class = if face.is_some() { "flycard" } else { "flyback" };
        let thing = self.reel.put(class, face.unwrap_or(BACK), from)?;
        let scale = to.w / from.w.max(1.0);
        let way = arc(from.way_to(to));
        let last = (way.len() - 1) as f64;
        let way: Vec<String> = way
            .into_iter()
            .enumerate()
            .map(|(step, (x, y))| format!("{} scale({:.3})", by(x, y), 1.0 + (scale - 1.0) * step as f64 / last))
            .collect();
        self.reel.play(&thing, (at, ms), Ease::InOut, &way, &[1.0, 1.0, 1.0, 1.0, 0.9]);
        let rest = way.last().cloned().unwrap_or_default();
        self.reel.play(&thing, (at + ms, QUICK), Ease::Out, &[rest.clone(), rest], &[0.9, 0.0]);
        Some(())
    }
}

const BACK: &str = "<svg class=\"ico\"><use href=\"#i-deck\"></use></svg>";

fn card_face(shows: Emblem) -> String {
    format!("<svg class=\"ico\"><use href=\"#{}\"></use></svg>", trait_icon(shows))
}
