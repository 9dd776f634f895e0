//! Which rules an event carries out: for readers who ask where a rule was applied in a game.

use crate::cards::Location;
use crate::event::{Arrival, Death, Fact, SeenEvent, Source};
use crate::rule::Rule;

impl SeenEvent {
    /// The rules that this event carries out, the most particular last. Empty for what only moves the game on.
    pub fn rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let (chapter, of_trait) = match self {
            Self::YouDrew { .. } | Self::SeatDrew { .. } => (&[Rule::OriDeal3][..], None),
            Self::YouPlayedAnimal { .. } | Self::SeatPlayedAnimal { .. } => (&[Rule::OriDev1, Rule::OriDev2][..], None),
            Self::YouRestoredAnimal { .. } | Self::SeatRestoredAnimal { .. } => (&[Rule::ConTRegeneration5][..], None),
            Self::Open(fact) => (of_chapters(fact), of_card(fact)),
        };
        chapter.iter().copied().chain(of_trait)
    }
}

/// The rule of the card that is played or given up.
fn of_card(fact: &Fact) -> Option<Rule> {
    match fact {
        Fact::TraitPlayed { shows, .. } | Fact::PairPlayed { shows, .. } => Some(shows.rules().rule),
        _ => None,
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn of_chapters(fact: &Fact) -> &'static [Rule] {
    match fact {
        Fact::Shuffled { .. } | Fact::TurnBegan { .. } | Fact::CardDiscarded { .. } | Fact::Moment(_) => &[],
        Fact::RolledForFirst { .. } | Fact::FirstPlayer { .. } => &[Rule::OriSetup3],
        Fact::RoundBegan { last: true, .. } => &[Rule::OriRound5, Rule::OriEnd1, Rule::OriEnd2],
        Fact::RoundBegan { round: 1, .. } => &[Rule::OriSetup3],
        Fact::RoundBegan { .. } => &[Rule::OriRound5],
        Fact::PhaseBegan { .. } => &[Rule::OriRound1],
        Fact::TraitPlayed { .. } => &[Rule::OriDev1, Rule::OriDev3],
        Fact::PairPlayed { .. } => &[Rule::OriDev1, Rule::OriDev9],
        Fact::Passed { final_pass: true, .. } => &[Rule::OriRound3, Rule::OriDev5],
        Fact::Passed { forced: true, .. } => &[Rule::OriRound3, Rule::OriFeed10],
        Fact::Passed { .. } => &[Rule::OriRound3, Rule::OriFeed9],
        Fact::TurnEnded { forced: true, .. } => &[Rule::OriFeed12],
        Fact::TurnEnded { .. } => &[],
        Fact::FoodRolled { .. } | Fact::BankFilled { .. } => &[Rule::OriBank1, Rule::OriBank2],
        Fact::BankGrew { .. } => &[Rule::ConFood1, Rule::ConTAedificator],
        Fact::NeoplasmGrew { .. } => &[Rule::ConTNeoplasm2, Rule::ConTNeoplasm6],
        Fact::MigrationAnnounced { .. } => &[Rule::ConMig1, Rule::ConMig2, Rule::ConTMigration],
        Fact::Followed { .. } => &[Rule::ConMig6, Rule::ConTPhoresy],
        Fact::SwimmingTaken { .. } => &[Rule::ConMig5],
        Fact::Moved { to: Location::OCEAN, .. } => &[Rule::ConLoc3, Rule::ConLoc4],
        Fact::Moved { .. } => &[Rule::ConMig7],
        Fact::Recombined { first, second, .. } => match (first.arrival, second.arrival) {
            (Arrival::Kept, Arrival::Kept) => &[Rule::ConTRecombination1, Rule::ConTRecombination2],
            _ => &[Rule::ConTRecombination1, Rule::ConTRecombination2, Rule::ConTRecombination3],
        },
        Fact::BecameRemains { .. } => &[Rule::OriAtt6, Rule::ConTRegeneration3],
        Fact::Received { source, .. } => of_source(*source),
        Fact::Robbed { .. } => &[Rule::OriTPiracy1, Rule::OriTPiracy2],
        Fact::FatBurned { .. } => &[Rule::OriFat3],
        Fact::SurplusLost { .. } => &[Rule::OriFood3],
        Fact::Grazed { .. } => &[Rule::OriTGrazing],
        Fact::FellAsleep { .. } => &[Rule::OriTHibernation1, Rule::OriTHibernation3],
        Fact::WokeUp { .. } => &[Rule::OriTHibernation4],
        Fact::Attacked { .. } => &[Rule::OriHunt1, Rule::OriAtt1, Rule::OriTCarnivorous],
        Fact::Ran { escaped: true, .. } => &[Rule::OriAtt3, Rule::OriAtt4, Rule::OriTRunning],
        Fact::Ran { .. } => &[Rule::OriAtt3, Rule::OriTRunning],
        Fact::Redirected { .. } => &[Rule::OriMim, Rule::OriTMimicry],
        Fact::TailLost { .. } => &[Rule::OriAtt5, Rule::OriTTailLoss1, Rule::OriTTailLoss2],
        Fact::PairDiscarded { .. } => &[Rule::OriPair1],
        Fact::Poisoned { .. } => &[Rule::OriTPoisonous],
        Fact::Paralysed { .. } => &[Rule::OriAft2, Rule::ConTCnidocytes1],
        Fact::Died { cause: Death::Eaten { .. }, .. } => &[Rule::OriAtt6],
        Fact::Died { cause: Death::Starved, .. } => &[Rule::OriExt1],
        Fact::Died { cause: Death::Poison, .. } => &[Rule::OriExt2],
        Fact::Died { cause: Death::Neoplasm, .. } => &[Rule::ConTNeoplasm2, Rule::ConTNeoplasm3],
        Fact::Dealt { .. } => &[Rule::OriDeal1],
        Fact::CleanedUp => &[Rule::OriRound4],
        Fact::RolledForTie { .. } => &[Rule::OriOptTieBreakDie],
        Fact::GameOver { .. } => &[Rule::OriScore1],
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn of_source(source: Source) -> &'static [Rule] {
    match source {
        Source::Bank => &[Rule::OriFeed1],
        Source::Communication(_) => &[Rule::OriPair4, Rule::OriTCommunication],
        Source::Cooperation(_) => &[Rule::OriPair4, Rule::OriTCooperation],
        Source::Hunt => &[Rule::OriHunt1, Rule::OriAtt6],
        Source::Tail => &[Rule::OriAtt5],
        Source::Scavenging => &[Rule::OriTScavenger1],
        Source::Piracy => &[Rule::OriTPiracy2],
    }
}
