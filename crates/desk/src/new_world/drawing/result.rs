//! The end of the game: who has won and by how much, the points part by part, and the animal worth most.

use game::{RuleId, Seat, Viewer};
use new_world::scoring::card_points;
use new_world::view::AnimalView;
use new_world::{Breakdown, Phase, Rule};

use super::Brush;
use crate::new_world::say;
use crate::screen::{BestScreen, PlaceScreen, ResultScreen, Why};

impl Brush<'_> {
    pub(super) fn result(&self) -> Option<ResultScreen> {
        if self.view.moment.phase != Phase::Over {
            return None;
        }
        let standings = self.desk.standings();
        let mut places: Vec<PlaceScreen> = Seat::all(self.view.seats)
            .map(|seat| {
                let breakdown = self.desk.breakdown(seat);
                PlaceScreen {
                    seat,
                    name: self.still().player(seat),
                    won: standings.winners.contains(seat),
                    parts: say::breakdown(self.words, &breakdown),
                    total: breakdown.total(),
                }
            })
            .collect();
        let animals = |place: &PlaceScreen| self.view.rows[place.seat].len();
        game::order::sort_by_key(&mut places, |place| core::cmp::Reverse((place.won, place.total, animals(place))));
        let counts: Vec<String> = places.iter().map(|place| format!("{} {}", place.name, animals(place))).collect();
        Some(ResultScreen {
            tie: Some(Why {
                text: self.text("nw-tie-note", &[("counts", counts.join(", ").into())]),
                rule: Rule::NwEnd3.id(),
                more: 0,
                rest: Vec::new(),
            }),
            verdict: say::result(self.words, &self.names, &standings),
            details: self.details(&places),
            best: self.best(&places),
            places,
        })
    }

    /// By how much it was won, and what is left of the viewer's animals.
    fn details(&self, places: &[PlaceScreen]) -> Vec<String> {
        let lead = match places {
            [first, second, ..] if first.total > second.total => {
                let (points, player) = (first.total - second.total, second.name.as_str());
                Some(self.text("result-ahead", &[("points", points.into()), ("player", player.into())]))
            }
            _ => None,
        };
        let left = match self.desk.viewer {
            Viewer::Seat(own) => Some(self.text("result-survivors", &[("count", self.view.rows[own].len().into())])),
            Viewer::Spectator => None,
        };
        lead.into_iter().chain(left).collect()
    }

    /// The animal worth most; of equals, the one of the better place.
    fn best(&self, places: &[PlaceScreen]) -> Option<BestScreen> {
        let animals: Vec<&AnimalView> = places.iter().flat_map(|place| self.view.row(place.seat)).collect();
        // Of equals the last is taken, so the best place comes last.
        let best = animals.into_iter().rev().max_by_key(|animal| self.view.worth(animal).total())?;
        let worth = self.view.worth(best);
        Some(BestScreen {
            owner: self.still().player(best.owner),
            animal: self.still().animal(best),
            text: self
                .text("result-best", &[("points", worth.total().into()), ("parts", self.parts(best, worth).into())]),
        })
    }

    fn parts(&self, animal: &AnimalView, worth: Breakdown) -> String {
        let body = self.text("result-best-animal", &[("points", worth.animals.into())]);
        let stack = animal.stack.iter().map(|card| card.shows);
        let pairs = self.view.links.iter().filter(|link| link.first == animal.id).map(|link| link.shows);
        let points = |shows| card_points(&self.view.numbers, shows);
        let cards = stack.chain(pairs).map(|shows| format!("{} {}", say::trait_name(self.words, shows), points(shows)));
        core::iter::once(body).chain(cards).collect::<Vec<_>>().join(", ")
    }
}
