//! What a line of the log is about, and what can be shown of it.

use game::{RuleId, Seat, Viewer};
use locale::Words;
use northstar::{Cause, Death, Fact, Play, SeenEvent, SeenPlay, Source, State, Trait, View};

use super::names::Cast;
use crate::cue::{Cue, From};
use crate::diary::Kind;
use crate::family::Told;
use crate::replay::LandmarkKind;
use crate::screen::{Being, Emblem};

impl Told for State {
    type CueMaker = CueMaker;

    fn log(words: &Words, players: &[String], view: &View, seen: &SeenEvent) -> Option<String> {
        locale::northstar::log(words, &Cast::new(players, view.viewer).players(), view, seen)
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn kind(event: &SeenEvent, viewer: Viewer) -> Option<Kind> {
        let SeenEvent::Open(fact) = event else { return Some(Kind::Card) };
        Some(match fact {
            // Each card of the viewer had its line when it was drawn.
            Fact::Dealt { seat, cards, quota } if Viewer::Seat(*seat) == viewer && cards == quota => return None,
            Fact::FirstPlayer { .. } | Fact::TurnBegan { .. } | Fact::TurnEnded { .. } => return None,
            Fact::RoundBegan { .. } | Fact::PhaseBegan { .. } => Kind::Heading,
            Fact::WateringHoleFilled { .. } | Fact::Took { .. } | Fact::FatMoved { .. } => Kind::Food,
            Fact::FoodScored { .. } | Fact::FatScored { .. } => Kind::Food,
            Fact::Attacked { .. } | Fact::LostPopulation { horns: false, .. } => Kind::Attack,
            Fact::LostPopulation { .. } => Kind::Defence,
            Fact::DiedOut { .. } | Fact::Starved { .. } => Kind::Death,
            Fact::Dealt { .. }
            | Fact::TraitTurnedUp { .. }
            | Fact::FoodCardRevealed { .. }
            | Fact::CardSpent { .. } => Kind::Card,
            Fact::Shuffled { .. }
            | Fact::BoardGiven { .. }
            | Fact::Reshuffled { .. }
            | Fact::LastRoundFixed { .. }
            | Fact::Passed { .. }
            | Fact::LeavesReady
            | Fact::LeafActed { .. }
            | Fact::Multiplied { .. }
            | Fact::MarkerPassed { .. }
            | Fact::Scored { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => Kind::Other,
        })
    }

    fn is_opening(event: &SeenEvent) -> bool {
        match event {
            SeenEvent::YouDrew { .. } | SeenEvent::SeatDrew { .. } => true,
            SeenEvent::Open(fact) => matches!(
                fact,
                Fact::Shuffled { .. }
                    | Fact::FirstPlayer { .. }
                    | Fact::RoundBegan { round: 1, .. }
                    | Fact::PhaseBegan { .. }
                    | Fact::BoardGiven { .. }
                    | Fact::Dealt { .. }
                    | Fact::Moment(_)
            ),
            _ => false,
        }
    }

    fn rules_of(event: &SeenEvent) -> Vec<&'static str> {
        event.rules().map(|rule| rule.id()).collect()
    }

    fn landmark(event: &SeenEvent) -> Option<LandmarkKind> {
        Some(match event {
            SeenEvent::Open(Fact::Attacked { .. }) => LandmarkKind::Attack,
            SeenEvent::Open(Fact::DiedOut { .. }) => LandmarkKind::Death,
            SeenEvent::Open(Fact::RoundBegan { last: true, .. }) => LandmarkKind::LastRound,
            SeenEvent::Open(Fact::GameOver { .. }) => LandmarkKind::End,
            _ => return None,
        })
    }

    fn round_began(event: &SeenEvent) -> Option<u8> {
        match event {
            SeenEvent::Open(Fact::RoundBegan { round, .. }) => Some(*round),
            _ => None,
        }
    }

    fn about(event: &SeenEvent) -> Vec<Emblem> {
        traits_of(event).into_iter().map(Into::into).collect()
    }

    fn cue(cue_maker: &mut CueMaker, event: &SeenEvent) -> Option<Cue> {
        cue_maker.cue(event)
    }
}

/// The traits that it is about.
fn traits_of(event: &SeenEvent) -> Vec<Trait> {
    match event {
        SeenEvent::YouPlayed { play: Play::Trait { card, .. } | Play::Drop { card, .. }, .. } => vec![card.shows],
        SeenEvent::SeatPlayed { play: SeenPlay::Open(Play::Drop { card, .. }), .. } => vec![card.shows],
        SeenEvent::Open(fact) => match fact {
            Fact::TraitTurnedUp { card, .. } => vec![card.shows],
            Fact::LeafActed { acted, .. } => vec![*acted],
            Fact::Multiplied { .. } => vec![Trait::Fertile],
            Fact::FatMoved { .. } => vec![Trait::FatTissue],
            Fact::CardSpent { .. } => vec![Trait::Intelligence],
            Fact::Attacked { negated, .. } => core::iter::once(Trait::Carnivore).chain(negated.iter()).collect(),
            Fact::LostPopulation { horns: true, .. } => vec![Trait::Horns],
            Fact::Took { cause, .. } => match cause {
                Cause::Cooperation(_) => vec![Trait::Cooperation],
                Cause::Scavenging => vec![Trait::Scavenger],
                Cause::LongNeck => vec![Trait::LongNeck],
                Cause::Intelligence => vec![Trait::Intelligence],
                Cause::Feeding | Cause::Attack => Vec::new(),
            },
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Makes cues of events, and remembers what later ones refer to.
#[derive(Clone, Default)]
pub struct CueMaker {
    prey: Option<Being>,
}

impl CueMaker {
    /// The event as something to show.
    pub(crate) fn cue(&mut self, event: &SeenEvent) -> Option<Cue> {
        Some(match *event {
            SeenEvent::YouDrew { card } => Cue::Deal { hands: Vec::new(), own: vec![card.into()] },
            // Whose it is, the screen knows.
            SeenEvent::YouPlayed { play, .. } => return played(Seat::FIRST, play, true),
            SeenEvent::SeatPlayed { seat, play } | SeenEvent::SeatOpened { seat, play } => match play {
                SeenPlay::FaceDown { species } => Cue::State { animal: species.into() },
                SeenPlay::Open(play) => return played(seat, play, false),
            },
            SeenEvent::SeatDrew { .. }
            | SeenEvent::YouChoseFood { .. }
            | SeenEvent::SeatChoseFood { .. }
            | SeenEvent::YoursOpened { .. } => return None,
            SeenEvent::Open(fact) => return self.fact(fact),
        })
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fact(&mut self, fact: Fact) -> Option<Cue> {
        Some(match fact {
            Fact::Dealt { seat, cards, .. } => Cue::Deal { hands: vec![(seat, cards)], own: Vec::new() },
            Fact::BoardGiven { seat, species } => Cue::Animal { seat, animal: species.into(), card: None },
            Fact::TraitTurnedUp { species, .. } => Cue::State { animal: species.into() },
            Fact::Multiplied { species, .. } | Fact::Starved { species, .. } => Cue::State { animal: species.into() },
            Fact::WateringHoleFilled { .. } => Cue::Bank,
            Fact::Took { species, source, cause, board, fat, .. } => {
                let from = match (cause, source) {
                    (Cause::Attack | Cause::Scavenging, _) => self.prey.map_or(From::Nowhere, From::Being),
                    (Cause::Cooperation(left), Source::Bank) => From::Being(left.into()),
                    (_, Source::WateringHole) => From::Bank,
                    (_, Source::Bank) => From::Nowhere,
                };
                Cue::Food { to: species.into(), from, food: board, fat, lost: 0 }
            }
            Fact::FatMoved { species, tokens } => Cue::Burn { animal: species.into(), count: tokens },
            Fact::Attacked { attacker, victim, .. } => {
                self.prey = Some(victim.into());
                Cue::Attack { hunter: attacker.into(), prey: victim.into() }
            }
            Fact::LostPopulation { species, .. } => Cue::State { animal: species.into() },
            Fact::DiedOut { species, death, .. } => {
                Cue::Death { animal: species.into(), eaten: matches!(death, Death::Eaten { .. }) }
            }
            Fact::GameOver { .. } => Cue::Scores,
            Fact::Shuffled { .. }
            | Fact::FirstPlayer { .. }
            | Fact::RoundBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::Reshuffled { .. }
            | Fact::LastRoundFixed { .. }
            | Fact::TurnBegan { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::LeavesReady
            | Fact::LeafActed { .. }
            | Fact::FoodCardRevealed { .. }
            | Fact::CardSpent { .. }
            | Fact::FoodScored { .. }
            | Fact::FatScored { .. }
            | Fact::MarkerPassed { .. }
            | Fact::Scored { .. }
            | Fact::Moment(..) => return None,
        })
    }
}

fn played(seat: Seat, play: Play, own: bool) -> Option<Cue> {
    Some(match play {
        Play::Trait { species, card } => {
            Cue::Trait { seat, card: card.into(), shows: card.shows.into(), on: species.into(), and: None }
        }
        Play::Species { species, card, .. } => {
            Cue::Animal { seat, animal: species.into(), card: own.then(|| card.into()) }
        }
        Play::Grow { species, .. } | Play::Drop { species, .. } => Cue::State { animal: species.into() },
    })
}
