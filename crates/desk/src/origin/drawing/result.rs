//! The end of the game: who has won and by how much, the points part by part, and the animal worth most.

use game::{RuleId, Seat, Viewer};
use origin::scoring::card_points;
use origin::view::AnimalView;
use origin::{Breakdown, Phase, Rule};

use super::Brush;
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
                    name: self.player(seat),
                    won: standings.winners.contains(seat),
                    parts: locale::origin::breakdown(self.words, &breakdown),
                    total: breakdown.total(),
                }
            })
            .collect();
        game::order::sort_by_key(&mut places, |place| {
            core::cmp::Reverse((place.won, place.total, self.view.discards[place.seat]))
        });
        Some(ResultScreen {
            verdict: locale::origin::result(self.words, &self.names, &standings),
            details: self.details(&places),
            best: self.best(&places),
            tie: Some(self.tie(&places)),
            places,
        })
    }

    /// The discard piles decide between equals.
    fn tie(&self, places: &[PlaceScreen]) -> Why {
        let pile = |place: &PlaceScreen| format!("{} {}", place.name, self.view.discards[place.seat]);
        let piles = places.iter().map(pile).collect::<Vec<_>>().join(", ");
        let text = self.text("after-pile-note", &[("piles", piles.into())]);
        Why { text, rule: Rule::OriScore4.id(), more: 0, rest: Vec::new() }
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
            Viewer::Seat(own) => {
                let count = self.view.row(own).filter(|animal| !animal.remains).count();
                Some(self.text("result-survivors", &[("count", count.into())]))
            }
            Viewer::Spectator => None,
        };
        lead.into_iter().chain(left).collect()
    }

    /// The animal worth most; of equals, the one of the better place.
    fn best(&self, places: &[PlaceScreen]) -> Option<BestScreen> {
        let living = |seat: Seat| self.view.row(seat).filter(|animal| !animal.remains);
        let animals = places.iter().flat_map(|place| living(place.seat));
        // Of equals the last is taken, so the best place comes last.
        let animals: Vec<&AnimalView> = animals.collect();
        let best = animals.into_iter().rev().max_by_key(|animal| self.view.worth(animal).total())?;
        let worth = self.view.worth(best);
        Some(BestScreen {
            owner: self.player(best.owner),
            animal: self.still().animal(best),
            text: self
                .text("result-best", &[("points", worth.total().into()), ("parts", self.parts(best, worth).into())]),
        })
    }

    fn parts(&self, animal: &AnimalView, worth: Breakdown) -> String {
        let body = self.text("result-best-animal", &[("points", worth.animals.into())]);
        let stack = animal.stack.iter().map(|card| card.shows);
        let pairs = self.view.links.iter().filter(|link| link.first == animal.id).map(|link| link.shows);
        let cards = stack
            .chain(pairs)
            .map(|shows| format!("{} {}", locale::origin::trait_name(self.words, shows), card_points(shows)));
        let ocean = (worth.ocean > 0)
            .then(|| format!("{} {}", locale::origin::location_name(self.words, animal.at), worth.ocean));
        core::iter::once(body).chain(cards).chain(ocean).collect::<Vec<_>>().join(", ")
    }

    fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }
}
