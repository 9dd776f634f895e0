//! What a line of the log is about, and what can be shown of it.

use game::{RuleId, Seat, Viewer};
use locale::Words;
use origin::{Card, Death, Fact, SeenEvent, Source, State, Token, Trait, View};

use super::names::MarkedNames;
use crate::cue::{Cue, From};
use crate::diary::Kind;
use crate::family::Told;
use crate::replay::LandmarkKind;
use crate::screen::{Being, Emblem};

impl Told for State {
    type CueMaker = CueMaker;

    fn log(words: &Words, players: &[String], view: &View, seen: &SeenEvent) -> Option<String> {
        locale::origin::log(words, &MarkedNames::new(players, view), view, seen)
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn kind(event: &SeenEvent, viewer: Viewer) -> Option<Kind> {
        let SeenEvent::Open(fact) = event else { return Some(Kind::Card) };
        match fact {
            // The round that begins names its first player, and each card of the viewer had its line when it was drawn.
            Fact::FirstPlayer { .. } => None,
            Fact::Dealt { seat, cards, quota } if Viewer::Seat(*seat) == viewer && cards == quota => None,
            Fact::RoundBegan { .. } | Fact::PhaseBegan { .. } => Some(Kind::Heading),
            Fact::TurnBegan { .. } | Fact::TurnEnded { .. } | Fact::FoodRolled { .. } | Fact::CleanedUp => None,
            Fact::RolledForFirst { .. } | Fact::RolledForTie { .. } | Fact::BankFilled { .. } => Some(Kind::Dice),
            Fact::Received { .. } | Fact::FatBurned { .. } | Fact::Robbed { .. } | Fact::Grazed { .. } => {
                Some(Kind::Food)
            }
            Fact::SurplusLost { .. } | Fact::BankGrew { .. } => Some(Kind::Food),
            Fact::Attacked { .. } | Fact::Poisoned { .. } | Fact::Paralysed { .. } => Some(Kind::Attack),
            Fact::Ran { .. } | Fact::Redirected { .. } | Fact::TailLost { .. } => Some(Kind::Defence),
            Fact::Died { .. } | Fact::BecameRemains { .. } => Some(Kind::Death),
            Fact::NeoplasmGrew { .. } | Fact::Recombined { .. } | Fact::SwimmingTaken { .. } => Some(Kind::Card),
            // Where an animal arrives was announced, or follows from the card.
            Fact::MigrationAnnounced { .. } | Fact::Followed { .. } => Some(Kind::Other),
            Fact::TraitPlayed { .. } | Fact::PairPlayed { .. } | Fact::Dealt { .. } | Fact::PairDiscarded { .. } => {
                Some(Kind::Card)
            }
            Fact::Shuffled { .. }
            | Fact::Passed { .. }
            | Fact::Moved { .. }
            | Fact::FellAsleep { .. }
            | Fact::WokeUp { .. }
            | Fact::CardDiscarded { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => Some(Kind::Other),
        }
    }

    fn is_opening(event: &SeenEvent) -> bool {
        match event {
            SeenEvent::YouDrew { .. } | SeenEvent::SeatDrew { .. } => true,
            SeenEvent::Open(fact) => matches!(
                fact,
                Fact::Shuffled { .. }
                    | Fact::RolledForFirst { .. }
                    | Fact::FirstPlayer { .. }
                    | Fact::RoundBegan { .. }
                    | Fact::PhaseBegan { .. }
                    | Fact::TurnBegan { .. }
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
            SeenEvent::Open(Fact::Died { .. }) => LandmarkKind::Death,
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
    let SeenEvent::Open(fact) = event else { return Vec::new() };
    vec![match fact {
        Fact::TraitPlayed { shows, .. }
        | Fact::PairPlayed { shows, .. }
        | Fact::PairDiscarded { shows, .. }
        | Fact::CardDiscarded { shows, .. } => *shows,
        Fact::TailLost { shows, .. } => return vec![*shows, Trait::TailLoss],
        Fact::Attacked { .. } => Trait::Carnivorous,
        Fact::Ran { .. } => Trait::Running,
        Fact::Redirected { .. } => Trait::Mimicry,
        Fact::Robbed { .. } => Trait::Piracy,
        Fact::Grazed { .. } => Trait::Grazing,
        Fact::FellAsleep { .. } | Fact::WokeUp { .. } => Trait::Hibernation,
        Fact::FatBurned { .. } => Trait::FatTissue,
        Fact::Poisoned { .. } => Trait::Poisonous,
        Fact::Paralysed { .. } => Trait::Cnidocytes,
        Fact::MigrationAnnounced { .. } => Trait::Migration,
        Fact::Followed { .. } => Trait::Phoresy,
        Fact::NeoplasmGrew { .. } => Trait::Neoplasm,
        Fact::Recombined { .. } => Trait::Recombination,
        Fact::BecameRemains { .. } => Trait::Regeneration,
        Fact::BankGrew { .. } => Trait::Aedificator,
        Fact::SwimmingTaken { .. } => Trait::Swimming,
        _ => return Vec::new(),
    }]
}

/// Makes cues of events, and remembers what later ones refer to.
#[derive(Clone, Default)]
pub struct CueMaker {
    attack: Option<(Being, Being)>,
    robbed: Option<Being>,
    eaten: Option<Being>,
}

impl CueMaker {
    /// The event as something to show.
    pub(crate) fn cue(&mut self, event: &SeenEvent) -> Option<Cue> {
        Some(match *event {
            SeenEvent::YouDrew { card } => Cue::Deal { hands: Vec::new(), own: vec![card.into()] },
            SeenEvent::SeatDrew { .. } => return None,
            SeenEvent::YouPlayedAnimal { animal, card, .. } | SeenEvent::YouRestoredAnimal { animal, card } => {
                // Whose it is, the screen knows.
                new_animal(Seat::FIRST, animal.into(), Some(card))
            }
            SeenEvent::SeatPlayedAnimal { seat, animal, .. } | SeenEvent::SeatRestoredAnimal { seat, animal } => {
                new_animal(seat, animal.into(), None)
            }
            SeenEvent::Open(fact) => return self.fact(fact),
        })
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fact(&mut self, fact: Fact) -> Option<Cue> {
        Some(match fact {
            Fact::Dealt { seat, cards, .. } => Cue::Deal { hands: vec![(seat, cards)], own: Vec::new() },
            Fact::TraitPlayed { seat, card, shows, on } => {
                Cue::Trait { seat, card: card.into(), shows: shows.into(), on: on.into(), and: None }
            }
            Fact::PairPlayed { seat, card, shows, first, second, .. } => {
                let (on, and) = (first.into(), Some(second.into()));
                Cue::Trait { seat, card: card.into(), shows: shows.into(), on, and }
            }
            Fact::BankFilled { .. } => Cue::Bank,
            Fact::Moved { animal, .. } => Cue::Move { animal: animal.into() },
            Fact::BecameRemains { animal, .. } => Cue::State { animal: animal.into() },
            Fact::Received { animal, source, food, fat, lost } => {
                Cue::Food { to: animal.into(), from: self.from(source), food, fat, lost }
            }
            Fact::Robbed { target, token: Token::Red | Token::Blue, .. } => {
                self.robbed = Some(target.into());
                return None;
            }
            Fact::FatBurned { animal, count } => Cue::Burn { animal: animal.into(), count },
            Fact::Grazed { animal } => Cue::Graze { animal: animal.into() },
            Fact::FellAsleep { animal } | Fact::Poisoned { animal } | Fact::Paralysed { animal } => {
                Cue::State { animal: animal.into() }
            }
            Fact::Attacked { attacker, target } => {
                let (hunter, prey) = (attacker.into(), target.into());
                self.attack = Some((hunter, prey));
                Cue::Attack { hunter, prey }
            }
            Fact::Ran { animal, die, escaped } => Cue::Die { hunter: self.hunter(), prey: animal.into(), die, escaped },
            Fact::Redirected { from, to } => {
                let hunter = self.hunter();
                self.attack = hunter.map(|hunter| (hunter, to.into()));
                Cue::Redirect { hunter, from: from.into(), to: to.into() }
            }
            Fact::TailLost { animal, shows } => Cue::Tail { animal: animal.into(), shows: shows.into() },
            Fact::Died { animal, cause } => {
                let eaten = matches!(cause, Death::Eaten { .. });
                if eaten {
                    self.eaten = Some(animal.into());
                }
                Cue::Death { animal: animal.into(), eaten }
            }
            Fact::GameOver { .. } => Cue::Scores,
            Fact::Shuffled { .. }
            | Fact::RolledForFirst { .. }
            | Fact::FirstPlayer { .. }
            | Fact::RoundBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::TurnBegan { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::FoodRolled { .. }
            | Fact::BankGrew { .. }
            | Fact::NeoplasmGrew { .. }
            | Fact::MigrationAnnounced { .. }
            | Fact::Followed { .. }
            | Fact::SwimmingTaken { .. }
            | Fact::Recombined { .. }
            | Fact::SurplusLost { .. }
            | Fact::WokeUp { .. }
            | Fact::CardDiscarded { .. }
            | Fact::PairDiscarded { .. }
            | Fact::CleanedUp
            | Fact::RolledForTie { .. }
            | Fact::Moment(..) => return None,
        })
    }

    fn hunter(&self) -> Option<Being> {
        self.attack.map(|(hunter, _)| hunter)
    }

    fn from(&self, source: Source) -> From {
        let animal = |animal: Option<Being>| animal.map_or(From::Nowhere, From::Being);
        match source {
            Source::Bank | Source::Communication(_) => From::Bank,
            Source::Cooperation(partner) => From::Being(partner.into()),
            Source::Hunt | Source::Tail => animal(self.attack.map(|(_, prey)| prey)),
            Source::Scavenging => animal(self.eaten),
            Source::Piracy => animal(self.robbed),
        }
    }
}

fn new_animal(seat: Seat, animal: Being, card: Option<Card>) -> Cue {
    Cue::Animal { seat, animal, card: card.map(Into::into) }
}
