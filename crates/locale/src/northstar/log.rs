//! Events.

use game::{Seat, SeatSet, Viewer};
use northstar::{Fact, Growth, Play, SeenEvent, SeenPlay, SpeciesId, View};

use super::{Players, breakdown_line, card_name, phase_name, trait_list, trait_name};
use crate::words::{Arg, Words};

/// What has happened, in one sentence. `view` is the table *before* the event is folded in.
///
/// Nothing is said about somebody else's single cards (the deal states their number), about the beginning of a turn,
/// and about the moment.
pub fn log(words: &Words, players: &Players<'_>, view: &View, event: &SeenEvent) -> Option<String> {
    let line = Line { words, players, view };
    match *event {
        SeenEvent::YouDrew { card } => Some(line.say("you-drew", &[("card", card_name(words, card).into())])),
        SeenEvent::SeatDrew { .. } | SeenEvent::YoursOpened { .. } => None,
        SeenEvent::YouChoseFood { card } => {
            Some(line.say("food-card", &[line.viewer(), ("card", card_name(words, card).into())]))
        }
        SeenEvent::SeatChoseFood { seat } => Some(line.say_of(seat, "food-chosen", &[])),
        SeenEvent::YouPlayed { play, .. } => Some(match view.viewer {
            Viewer::Seat(seat) => line.play(seat, play),
            Viewer::Spectator => return None,
        }),
        SeenEvent::SeatPlayed { seat, play } | SeenEvent::SeatOpened { seat, play } => Some(match play {
            SeenPlay::FaceDown { species } => line.say_of(seat, "face-down", &[line.species(species)]),
            SeenPlay::Open(play) => line.play(seat, play),
        }),
        SeenEvent::Open(fact) => line.fact(fact),
    }
}

struct Line<'a> {
    words: &'a Words,
    players: &'a Players<'a>,
    view: &'a View,
}

type Pair = (&'static str, Arg<'static>);

impl Line<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text_with(&format!("board-log-{id}"), args)
    }

    fn say_of(&self, seat: Seat, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.players.say_of(self.words, seat, &format!("board-log-{id}"), args)
    }

    fn player(&self, seat: Seat) -> Pair {
        ("player", self.players.name(self.words, seat).into())
    }

    fn viewer(&self) -> Pair {
        match self.view.viewer {
            Viewer::Seat(seat) => self.player(seat),
            Viewer::Spectator => ("player", self.words.text("board-you").into()),
        }
    }

    fn species(&self, species: SpeciesId) -> Pair {
        ("species", self.players.species(species).into())
    }

    fn play(&self, seat: Seat, play: Play) -> String {
        let card = ("card", card_name(self.words, play.card()).into());
        match play {
            Play::Trait { species, .. } => self.say_of(seat, "you-trait", &[card, self.species(species)]),
            Play::Species { species, .. } => self.say_of(seat, "species", &[card, self.species(species)]),
            Play::Grow { species, growth, .. } => {
                let id = if growth == Growth::Population { "grow-pop" } else { "grow-size" };
                self.say_of(seat, id, &[card, self.species(species)])
            }
            Play::Drop { species, .. } => self.say_of(seat, "drop", &[card, self.species(species)]),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fact(&self, fact: Fact) -> Option<String> {
        let words = self.words;
        Some(match fact {
            Fact::RoundBegan { round, first, last } => {
                self.say_of(first, if last { "round-last" } else { "round" }, &[("round", round.into())])
            }
            Fact::PhaseBegan { phase } => {
                self.say("phase", &[("phase", phase_name(words, phase, self.view.preset).into())])
            }
            Fact::LastRoundFixed { round } => self.say("last-round-fixed", &[("round", round.into())]),
            Fact::Reshuffled { cards } => self.say("reshuffled", &[("count", cards.into())]),
            Fact::BoardGiven { seat, species } => self.say_of(seat, "board-given", &[self.species(species)]),
            Fact::Dealt { seat, cards, .. } => self.say_of(seat, "dealt", &[("count", cards.into())]),
            Fact::Passed { seat, .. } => self.say_of(seat, "passed", &[]),
            Fact::TurnEnded { seat, .. } => self.say_of(seat, "turn-ended", &[]),
            Fact::TraitTurnedUp { species, card } => {
                self.say("turned-up", &[self.species(species), ("trait", trait_name(words, card.shows).into())])
            }
            Fact::Multiplied { species, pop } => self.say("multiplied", &[self.species(species), ("pop", pop.into())]),
            Fact::FatMoved { species, tokens } => {
                self.say("fat-moved", &[self.species(species), ("count", tokens.into())])
            }
            Fact::FoodCardRevealed { seat, card } => {
                self.say("food-card", &[self.player(seat), ("card", card_name(words, card).into())])
            }
            Fact::WateringHoleFilled { sum, tokens } => {
                let sum = i32::from(sum);
                self.say("watering-hole", &[("sum", sum.into()), ("tokens", tokens.into())])
            }
            Fact::Took { species, cause, board, fat, .. } => {
                let id = if fat > 0 { "took-fat" } else { "took" };
                let count = ("count", (board + fat).into());
                let cause = ("cause", super::cause(words, cause).into());
                self.say(id, &[self.species(species), count, ("fat", fat.into()), cause])
            }
            Fact::CardSpent { seat, card, .. } => {
                self.say_of(seat, "card-spent", &[("card", card_name(words, card).into())])
            }
            Fact::Attacked { attacker, victim, negated } => {
                let id = if negated.is_empty() { "attacked" } else { "attacked-negating" };
                let traits = ("traits", trait_list(words, negated).into());
                let attacker = ("attacker", self.players.species(attacker).into());
                let victim = ("victim", self.players.species(victim).into());
                self.say(id, &[attacker, victim, traits])
            }
            Fact::LostPopulation { species, horns, pop, .. } => {
                self.say(if horns { "gored" } else { "lost" }, &[self.species(species), ("pop", pop.into())])
            }
            Fact::Starved { species, pop } => self.say("starved", &[self.species(species), ("pop", pop.into())]),
            Fact::DiedOut { species, cards, .. } => self.say("died", &[self.species(species), ("cards", cards.into())]),
            Fact::FoodScored { seat, tokens } => self.say_of(seat, "food-scored", &[("tokens", tokens.into())]),
            Fact::FatScored { seat, tokens } => self.say_of(seat, "fat-scored", &[("tokens", tokens.into())]),
            Fact::Scored { seat, points } => breakdown_line(words, &self.players.name(words, seat), &points),
            Fact::GameOver { winners } => self.winners(winners),
            Fact::Shuffled { .. }
            | Fact::FirstPlayer { .. }
            | Fact::TurnBegan { .. }
            | Fact::LeavesReady
            | Fact::LeafActed { .. }
            | Fact::MarkerPassed { .. }
            | Fact::Moment(_) => return None,
        })
    }

    fn winners(&self, winners: SeatSet) -> String {
        if winners.len() == 1 && self.players.you.is_some_and(|you| winners.contains(you)) {
            return self.say("winner-you", &[]);
        }
        let names: Vec<String> = winners.iter().map(|seat| self.players.name_within(self.words, seat)).collect();
        self.say(if names.len() == 1 { "winner" } else { "winners" }, &[("players", names.join(", ").into())])
    }
}
