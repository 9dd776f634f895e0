//! The end of the game: who has won and by how much, the points part by part, and the species worth most.

use game::{RuleId, Seat, Standings};
use northstar::view::SpeciesView;
use northstar::{Phase, Rule};

use super::Brush;
use crate::diary::marked_player;
use crate::screen::{BestScreen, PlaceScreen, ResultScreen, Why};

impl Brush<'_> {
    pub(super) fn result(&self) -> Option<ResultScreen> {
        if self.view.moment.phase != Phase::Over {
            return None;
        }
        let standings = self.desk.standings();
        let place = |seat: Seat| {
            let points = self.desk.breakdown(seat);
            PlaceScreen {
                seat,
                name: self.still.player(seat),
                won: standings.winners.contains(seat),
                parts: locale::northstar::breakdown(self.words, &points),
                total: points.total(),
            }
        };
        let mut places: Vec<PlaceScreen> = Seat::all(self.view.seats).map(place).collect();
        let points = |seat: Seat| self.desk.breakdown(seat);
        game::order::sort_by_key(&mut places, |place| {
            let tie = points(place.seat);
            core::cmp::Reverse((place.won, place.total, tie.traits, tie.population))
        });
        let tie = Why { text: self.words.text("board-tie-note"), rule: Rule::NsScore5.id(), more: 0, rest: Vec::new() };
        Some(ResultScreen {
            verdict: self.verdict(&standings),
            details: self.details(&places),
            best: self.best(&places),
            tie: Some(tie),
            places,
        })
    }

    pub(super) fn verdict(&self, standings: &Standings) -> String {
        let winners: Vec<Seat> = standings.winners.iter().collect();
        match winners.as_slice() {
            [only] => {
                let points = ("points", self.desk.breakdown(*only).total().into());
                match self.own() == Some(*only) {
                    true => self.text("result-win-you", &[points]),
                    false => {
                        let player = marked_player(&self.still.player(*only));
                        self.text("result-win", &[("player", player.into()), points])
                    }
                }
            }
            several => {
                let names: Vec<String> = several.iter().map(|seat| marked_player(&self.still.player(*seat))).collect();
                self.text("result-tie", &[("players", names.join(", ").into())])
            }
        }
    }

    /// By how much it was won, and what is left of the viewer's species.
    fn details(&self, places: &[PlaceScreen]) -> Vec<String> {
        let lead = match places {
            [first, second, ..] if first.total > second.total => {
                let (points, player) = (first.total - second.total, second.name.as_str());
                Some(self.text("result-ahead", &[("points", points.into()), ("player", player.into())]))
            }
            _ => None,
        };
        let left =
            self.own().map(|own| self.text("board-result-survivors", &[("count", self.view.rows[own].len().into())]));
        lead.into_iter().chain(left).collect()
    }

    /// The species worth most; of equals, the one of the better place.
    fn best(&self, places: &[PlaceScreen]) -> Option<BestScreen> {
        let worth = |species: &&SpeciesView| species.pop + species.cards();
        let all: Vec<&SpeciesView> = places.iter().flat_map(|place| &self.view.rows[place.seat]).collect();
        let best = all.into_iter().rev().max_by_key(worth)?;
        let parts = [("population", best.pop.into()), ("traits", best.cards().into())];
        let parts = self.text("board-result-best", &parts);
        Some(BestScreen {
            owner: self.still.player(best.owner),
            animal: self.still.species(best),
            text: self.text("result-best", &[("points", worth(&best).into()), ("parts", parts.into())]),
        })
    }
}
