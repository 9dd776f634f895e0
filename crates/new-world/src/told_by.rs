//! Which rules an event carries out: for readers who ask where a rule was applied in a game.

use crate::event::{Death, Fact, Hidden, SeenEvent, Source};
use crate::rule::Rule;

impl SeenEvent {
    /// The rules that this event carries out, the most particular last. Empty for what only moves the game on.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let (chapter, of_card) = match self {
            Self::YouDrew { .. } | Self::SeatDrew { .. } => (&[][..], None),
            Self::YouPlayedAnimal { .. } | Self::SeatPlayedAnimal { .. } => (&[Rule::NwDev1, Rule::NwDev3][..], None),
            Self::YouDiscarded { .. } => (&[Rule::NwExt11][..], None),
            Self::DiscardedUnseen { from } | Self::DiscardedOpenly { from, .. } => (of_pile(*from), None),
            Self::Open(fact) => (of_chapters(fact), of_card(fact)),
        };
        chapter.iter().copied().chain(of_card)
    }
}

/// The rule of the card that is played or given up.
fn of_card(fact: &Fact) -> Option<Rule> {
    match fact {
        Fact::TraitPlayed { shows, .. }
        | Fact::PairPlayed { shows, .. }
        | Fact::PairDiscarded { shows, .. }
        | Fact::CardDiscarded { shows, .. }
        | Fact::Eluded { shows, .. } => Some(shows.rules().rule),
        _ => None,
    }
}

fn of_pile(from: Hidden) -> &'static [Rule] {
    match from {
        Hidden::Hand(_) => &[Rule::NwExt11],
        Hidden::Pool(_) => &[Rule::NwVarRm7],
        Hidden::Animal(..) => &[Rule::NwAttR5],
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn of_chapters(fact: &Fact) -> &'static [Rule] {
    match fact {
        Fact::TurnBegan { .. } | Fact::CardDiscarded { .. } | Fact::Moment(_) => &[],
        Fact::AreasShuffled { .. } => &[Rule::NwSetup1],
        Fact::Shuffled { .. } => &[Rule::NwSetup4],
        Fact::CardsLeft { .. } => &[Rule::NwVarDis2],
        Fact::PoolGrew { .. } => &[Rule::NwVarRm7],
        Fact::FirstPlayer { .. } => &[Rule::NwSetup6],
        Fact::EpochBegan { last: true, .. } => &[Rule::NwEpoch1, Rule::NwEpoch4],
        Fact::EpochBegan { .. } => &[Rule::NwEpoch1],
        Fact::PhaseBegan { .. } => &[Rule::NwEpoch2],
        Fact::TraitPlayed { .. } => &[Rule::NwDev1, Rule::NwDev4],
        Fact::PairPlayed { .. } => &[Rule::NwDev1, Rule::NwPair2],
        Fact::Rearranged { .. } => &[Rule::NwRow2],
        Fact::AnimalAnnounced { .. } => &[Rule::NwVarRm2, Rule::NwVarRm3],
        Fact::TraitAnnounced { .. } => &[Rule::NwVarRm2, Rule::NwVarRm4],
        Fact::Revealed { .. } | Fact::RevealedMoved { .. } | Fact::RevealedBecameAnimal { .. } => &[Rule::NwVarRm4],
        Fact::RevealedDiscarded { .. } => &[Rule::NwVarRm8],
        Fact::Passed { forced: true, .. } => &[Rule::NwFsm2],
        Fact::Passed { .. } => &[Rule::NwEpoch3],
        Fact::TurnEnded { forced: true, .. } => &[Rule::NwFsm5],
        Fact::TurnEnded { .. } => &[],
        Fact::AreaEntered { .. } => &[Rule::NwArea1],
        Fact::AreaHolds { .. } => &[Rule::NwArea2],
        Fact::AreaDiscarded { .. } => &[Rule::NwArea5],
        Fact::Sheltered { .. } => &[Rule::NwShel1],
        Fact::Received { source, .. } => of_source(*source),
        Fact::Declined { .. } => &[Rule::NwFsm1],
        Fact::Trampled { .. } | Fact::Spared { .. } => &[Rule::NwTHoofed],
        Fact::Robbed { .. } => &[Rule::NwAdd1, Rule::NwTPiracy],
        Fact::Metamorphosed { .. } => &[Rule::NwAdd1, Rule::NwTMetamorphosis],
        Fact::Attacked { .. } => &[Rule::NwAtt1, Rule::NwAttR1, Rule::NwTCarnivorous],
        Fact::Ran { .. } => &[Rule::NwAttR3, Rule::NwTRunning],
        Fact::Gored { .. } => &[Rule::NwAttR3, Rule::NwTHorned],
        Fact::Eluded { .. } => &[Rule::NwAttR3, Rule::NwTElusive],
        Fact::Repelled { .. } => &[Rule::NwAttR3, Rule::NwTRepulsive],
        Fact::Hid { .. } => &[Rule::NwAttR3, Rule::NwTShelled],
        Fact::Redirected { .. } => &[Rule::NwAttR3, Rule::NwTMimicry],
        Fact::PairDiscarded { .. } => &[Rule::NwPair5],
        Fact::Poisoned { .. } => &[Rule::NwTPoisonous],
        Fact::Died { cause: Death::Eaten { .. }, .. } => &[Rule::NwAttR4, Rule::NwAttR5],
        Fact::Died { cause: Death::Gored { .. }, .. } => &[Rule::NwAttR5, Rule::NwTHorned],
        Fact::Died { cause: Death::Starved, .. } => &[Rule::NwExt5],
        Fact::Died { cause: Death::Poison, .. } => &[Rule::NwExt1],
        Fact::FatSpent { .. } => &[Rule::NwExt2, Rule::NwTFatTissue],
        Fact::Hibernated { .. } => &[Rule::NwExt3, Rule::NwTHibernation],
        Fact::CleanedUp => &[Rule::NwExt8],
        Fact::Draws { .. } => &[Rule::NwExt9],
        Fact::Reshuffled { .. } => &[Rule::NwExt12],
        Fact::GameOver { .. } => &[Rule::NwEnd3],
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn of_source(source: Source) -> &'static [Rule] {
    match source {
        Source::Area(_) => &[Rule::NwGraze1],
        Source::Communication { .. } => &[Rule::NwGraze2, Rule::NwTCommunication],
        Source::Cooperation(_) => &[Rule::NwGraze2, Rule::NwTCooperation],
        Source::Hunt => &[Rule::NwAtt8],
        Source::Elusive => &[Rule::NwTElusive],
        Source::Scavenging => &[Rule::NwAtt9, Rule::NwTScavenger],
        Source::Piracy => &[Rule::NwTPiracy],
        Source::Metamorphosis => &[Rule::NwTMetamorphosis, Rule::NwOptMetamorphosisMode],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{AnimalId, Trait};

    #[test]
    fn a_card_given_up_is_cited_with_what_it_bought() {
        // NW-T-ELUSIVE
        let event = SeenEvent::Open(Fact::Eluded { animal: AnimalId(0), shows: Trait::Hoofed });
        let rules: Vec<Rule> = event.rules().collect();
        assert_eq!(rules, [Rule::NwAttR3, Rule::NwTElusive, Rule::NwTHoofed]);
    }
}
