//! Which rules an event carries out: for readers who ask where a rule was applied in a game.

use crate::event::{Death, Fact, Play, SeenEvent, SeenPlay};
use crate::moment::Cause;
use crate::rule::Rule;

impl SeenEvent {
    /// The rules that this event carries out, the most particular last. Empty for what only moves the game on.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let rules = match self {
            Self::YouDrew { .. } | Self::SeatDrew { .. } => &[],
            Self::YouChoseFood { .. } | Self::SeatChoseFood { .. } => &[Rule::NsP21][..],
            Self::YouPlayed { play, .. } | Self::YoursOpened { play } => of_play(play),
            Self::SeatPlayed { play, .. } | Self::SeatOpened { play, .. } => match play {
                SeenPlay::FaceDown { .. } => &[Rule::NsP33],
                SeenPlay::Open(play) => of_play(play),
            },
            Self::Open(fact) => of_fact(fact),
        };
        let of_leaf = match self {
            Self::Open(Fact::LeafActed { acted, .. }) => Some(acted.rules().rule),
            _ => None,
        };
        rules.iter().copied().chain(of_leaf)
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn of_play(play: &Play) -> &'static [Rule] {
    match play {
        Play::Trait { .. } => &[Rule::NsP33],
        Play::Species { .. } => &[Rule::NsP34],
        Play::Grow { .. } => &[Rule::NsP35],
        Play::Drop { fat: 1.., .. } => &[Rule::NsP36, Rule::NsP39],
        Play::Drop { .. } => &[Rule::NsP36],
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn of_fact(fact: &Fact) -> &'static [Rule] {
    match fact {
        Fact::TurnBegan { .. } | Fact::Moment(_) => &[],
        Fact::Shuffled { removed: 1.., .. } => &[Rule::NsSetup4, Rule::NsSetup6],
        Fact::Shuffled { .. } => &[Rule::NsSetup4],
        Fact::FirstPlayer { .. } => &[Rule::NsSetup5],
        Fact::RoundBegan { .. } | Fact::PhaseBegan { .. } => &[Rule::NsRound1],
        Fact::BoardGiven { .. } => &[Rule::NsP11],
        Fact::Dealt { .. } => &[Rule::NsP12],
        Fact::Reshuffled { .. } => &[Rule::NsP14],
        Fact::LastRoundFixed { .. } => &[Rule::NsEnd1],
        Fact::Passed { forced: true, .. } => &[Rule::NsFeed14],
        Fact::Passed { .. } => &[Rule::NsFeed6],
        Fact::TurnEnded { forced: true, .. } => &[Rule::NsFsm9],
        Fact::TurnEnded { .. } => &[],
        Fact::TraitTurnedUp { .. } => &[Rule::NsP310],
        Fact::LeavesReady | Fact::LeafActed { .. } => &[Rule::NsP41],
        Fact::Multiplied { .. } => &[Rule::NsTraitFert1],
        Fact::FatMoved { .. } => &[Rule::NsTraitFat4],
        Fact::FoodCardRevealed { .. } => &[Rule::NsP44, Rule::NsP45],
        Fact::WateringHoleFilled { .. } => &[Rule::NsP44],
        Fact::Took { cause, .. } => of_cause(*cause),
        Fact::CardSpent { .. } => &[Rule::NsTraitInt1],
        Fact::Attacked { negated, .. } if negated.is_empty() => &[Rule::NsTraitCarn1, Rule::NsAttA1],
        Fact::Attacked { .. } => &[Rule::NsTraitCarn1, Rule::NsTraitInt4, Rule::NsAttA1, Rule::NsAttA2],
        Fact::LostPopulation { horns: true, .. } => &[Rule::NsAttA5, Rule::NsTraitHorns1],
        Fact::LostPopulation { .. } => &[Rule::NsAtt8, Rule::NsAttA7],
        Fact::Starved { .. } => &[Rule::NsP5e1],
        Fact::DiedOut { death, .. } => match death {
            Death::Eaten { .. } => &[Rule::NsExt2, Rule::NsAttA8],
            Death::Gored { .. } => &[Rule::NsExt2, Rule::NsAttA6, Rule::NsTraitHorns3],
            Death::Starved => &[Rule::NsExt2, Rule::NsP5e1],
        },
        Fact::FoodScored { .. } => &[Rule::NsP5e2],
        Fact::FatScored { .. } => &[Rule::NsScore1],
        Fact::MarkerPassed { .. } => &[Rule::NsP5e4],
        Fact::Scored { .. } => &[Rule::NsScore2, Rule::NsScore3, Rule::NsScore4],
        Fact::GameOver { .. } => &[Rule::NsScore5],
    }
}

fn of_cause(cause: Cause) -> &'static [Rule] {
    match cause {
        Cause::Feeding => &[Rule::NsFeed2],
        Cause::Intelligence => &[Rule::NsTraitInt2],
        Cause::LongNeck => &[Rule::NsTraitNeck1],
        Cause::Attack => &[Rule::NsAttA9],
        Cause::Scavenging => &[Rule::NsAttA10, Rule::NsTraitScav1],
        Cause::Cooperation(_) => &[Rule::NsTake7, Rule::NsTraitCoop1],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{SpeciesId, Trait, TraitSet};

    #[test]
    fn an_attack_that_ignores_a_trait_cites_what_allows_it() {
        // NS-ATT-A1, NS-TRAIT-INT-4
        let (attacker, victim) = (SpeciesId(0), SpeciesId(1));
        let rules = |negated| SeenEvent::Open(Fact::Attacked { attacker, victim, negated }).rules().collect::<Vec<_>>();
        assert_eq!(rules(TraitSet::EMPTY), [Rule::NsTraitCarn1, Rule::NsAttA1]);
        assert!(rules(TraitSet::of(&[Trait::Horns])).contains(&Rule::NsTraitInt4));
    }
}
