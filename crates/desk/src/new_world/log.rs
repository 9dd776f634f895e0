//! What a line of the log is about, and what can be shown of it.

use game::{RuleId, Seat, Viewer};
use locale::Words;
use new_world::{AreaName, Card, Death, Fact, Hidden, SeenEvent, Source, State, Trait, View};

use super::names::MarkedNames;
use crate::cue::{Cue, From};
use crate::diary::Kind;
use crate::family::Told;
use crate::replay::LandmarkKind;
use crate::screen::{Being, Emblem};

impl Told for State {
    type CueMaker = CueMaker;

    fn log(words: &Words, players: &[String], view: &View, seen: &SeenEvent) -> Option<String> {
        super::say::log(words, &MarkedNames::new(players, view), view, seen)
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn kind(event: &SeenEvent, viewer: Viewer) -> Option<Kind> {
        let fact = match event {
            SeenEvent::Open(fact) => fact,
            // The dead take the card under them along.
            SeenEvent::DiscardedUnseen { from: Hidden::Animal(..) } => return None,
            SeenEvent::YouDrew { .. }
            | SeenEvent::SeatDrew { .. }
            | SeenEvent::YouPlayedAnimal { .. }
            | SeenEvent::SeatPlayedAnimal { .. }
            | SeenEvent::YouDiscarded { .. }
            | SeenEvent::DiscardedUnseen { .. }
            | SeenEvent::DiscardedOpenly { .. } => return Some(Kind::Card),
        };
        match fact {
            Fact::EpochBegan { .. } | Fact::PhaseBegan { .. } => Some(Kind::Heading),
            // Each card of the viewer has its line when it is drawn.
            Fact::Draws { seat, .. } if Viewer::Seat(*seat) == viewer => None,
            Fact::FirstPlayer { by_die: false, .. } => None,
            Fact::TurnBegan { .. } | Fact::TurnEnded { .. } | Fact::CleanedUp | Fact::PoolGrew { .. } => None,
            Fact::FirstPlayer { .. } => Some(Kind::Dice),
            Fact::Received { .. } | Fact::Robbed { .. } | Fact::Trampled { .. } => Some(Kind::Food),
            // What lies on the areas is seen there; only deaths fill a Swamp.
            Fact::AreaHolds { place, .. } if place.name != AreaName::Swamp => None,
            Fact::AreaHolds { .. } | Fact::FatSpent { .. } | Fact::Sheltered { .. } => Some(Kind::Food),
            Fact::Attacked { .. } | Fact::Poisoned { .. } => Some(Kind::Attack),
            Fact::Ran { .. } | Fact::Gored { .. } | Fact::Eluded { .. } | Fact::Repelled { .. } => Some(Kind::Defence),
            Fact::Hid { .. } | Fact::Redirected { .. } => Some(Kind::Defence),
            Fact::Died { .. } => Some(Kind::Death),
            Fact::TraitPlayed { .. } | Fact::PairPlayed { .. } | Fact::Draws { .. } | Fact::Revealed { .. } => {
                Some(Kind::Card)
            }
            Fact::PairDiscarded { .. } | Fact::CardDiscarded { .. } | Fact::Metamorphosed { .. } => Some(Kind::Card),
            Fact::AreasShuffled { .. }
            | Fact::Shuffled { .. }
            | Fact::CardsLeft { .. }
            | Fact::Rearranged { .. }
            | Fact::AnimalAnnounced { .. }
            | Fact::TraitAnnounced { .. }
            | Fact::RevealedMoved { .. }
            | Fact::RevealedBecameAnimal { .. }
            | Fact::RevealedDiscarded { .. }
            | Fact::Passed { .. }
            | Fact::AreaEntered { .. }
            | Fact::AreaDiscarded { .. }
            | Fact::Declined { .. }
            | Fact::Spared { .. }
            | Fact::Hibernated { .. }
            | Fact::Reshuffled { .. }
            | Fact::GameOver { .. }
            | Fact::Moment(..) => Some(Kind::Other),
        }
    }

    fn is_opening(event: &SeenEvent) -> bool {
        match event {
            SeenEvent::YouDrew { .. } | SeenEvent::SeatDrew { .. } => true,
            SeenEvent::Open(fact) => matches!(
                fact,
                Fact::AreasShuffled { .. }
                    | Fact::Shuffled { .. }
                    | Fact::CardsLeft { .. }
                    | Fact::PoolGrew { .. }
                    | Fact::FirstPlayer { .. }
                    | Fact::EpochBegan { .. }
                    | Fact::PhaseBegan { .. }
                    | Fact::TurnBegan { .. }
                    | Fact::AreaEntered { .. }
                    | Fact::AreaHolds { .. }
                    | Fact::Draws { .. }
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
            SeenEvent::Open(Fact::EpochBegan { last: true, .. }) => LandmarkKind::LastRound,
            SeenEvent::Open(Fact::GameOver { .. }) => LandmarkKind::End,
            _ => return None,
        })
    }

    fn round_began(event: &SeenEvent) -> Option<u8> {
        match event {
            SeenEvent::Open(Fact::EpochBegan { epoch, .. }) => Some(*epoch),
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
        Fact::Eluded { shows, .. } => return vec![*shows, Trait::Elusive],
        Fact::Attacked { .. } => Trait::Carnivorous,
        Fact::Ran { .. } => Trait::Running,
        Fact::Gored { .. } => Trait::Horned,
        Fact::Repelled { .. } => Trait::Repulsive,
        Fact::Hid { .. } => Trait::Shelled,
        Fact::Redirected { .. } => Trait::Mimicry,
        Fact::Robbed { .. } => Trait::Piracy,
        Fact::Metamorphosed { .. } => Trait::Metamorphosis,
        Fact::Trampled { .. } | Fact::Spared { .. } => Trait::Hoofed,
        Fact::FatSpent { .. } => Trait::FatTissue,
        Fact::Hibernated { .. } => Trait::Hibernation,
        Fact::Poisoned { .. } => Trait::Poisonous,
        Fact::Received { source: Source::Communication { .. }, .. } => Trait::Communication,
        Fact::Received { source: Source::Cooperation(_), .. } => Trait::Cooperation,
        Fact::Received { source: Source::Scavenging, .. } => Trait::Scavenger,
        _ => return Vec::new(),
    }]
}

/// Makes cues of events, and remembers what later ones refer to.
#[derive(Clone, Default)]
pub struct CueMaker {
    attack: Option<(Being, Being)>,
    robbed: Option<Being>,
    dead: Option<Being>,
}

impl CueMaker {
    /// The event as something to show.
    pub(crate) fn cue(&mut self, event: &SeenEvent) -> Option<Cue> {
        Some(match *event {
            SeenEvent::YouDrew { card } => Cue::Deal { hands: Vec::new(), own: vec![card.into()] },
            // Whose it is, the screen knows.
            SeenEvent::YouPlayedAnimal { animal, card, .. } => new_animal(Seat::FIRST, animal.into(), Some(card)),
            SeenEvent::SeatPlayedAnimal { seat, animal, .. } => new_animal(seat, animal.into(), None),
            SeenEvent::Open(fact) => return self.fact(fact),
            SeenEvent::SeatDrew { .. }
            | SeenEvent::YouDiscarded { .. }
            | SeenEvent::DiscardedUnseen { .. }
            | SeenEvent::DiscardedOpenly { .. } => return None,
        })
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn fact(&mut self, fact: Fact) -> Option<Cue> {
        Some(match fact {
            Fact::Draws { seat, cards } => Cue::Deal { hands: vec![(seat, cards)], own: Vec::new() },
            Fact::TraitPlayed { seat, card, shows, on, .. } => {
                Cue::Trait { seat, card: card.into(), shows: shows.into(), on: on.into(), and: None }
            }
            Fact::PairPlayed { seat, card, shows, first, second, .. } => {
                let (on, and) = (first.into(), Some(second.into()));
                Cue::Trait { seat, card: card.into(), shows: shows.into(), on, and }
            }
            Fact::AnimalAnnounced { seat, animal } | Fact::RevealedBecameAnimal { seat, animal, .. } => {
                new_animal(seat, animal.into(), None)
            }
            Fact::Revealed { seat, card } => Cue::Reveal { seat, card: card.into() },
            Fact::AreaEntered { .. } => Cue::Bank,
            Fact::Sheltered { animal, from } => Cue::Shelter { to: animal.into(), from: super::area(from) },
            Fact::Received { animal, source, food, fat, lost } => {
                Cue::Food { to: animal.into(), from: self.from(source), food, fat, lost }
            }
            Fact::Robbed { victim, .. } => {
                self.robbed = Some(victim.into());
                return None;
            }
            Fact::FatSpent { animal, count } => Cue::Burn { animal: animal.into(), count },
            Fact::Poisoned { animal } | Fact::Hid { animal } | Fact::Hibernated { animal } => {
                Cue::State { animal: animal.into() }
            }
            Fact::Attacked { predator, prey, .. } => {
                let (hunter, prey) = (predator.into(), prey.into());
                self.attack = Some((hunter, prey));
                Cue::Attack { hunter, prey }
            }
            Fact::Ran { animal, die, escaped } => Cue::Die { hunter: self.hunter(), prey: animal.into(), die, escaped },
            Fact::Gored { animal, die, killed } => {
                Cue::Die { hunter: self.hunter(), prey: animal.into(), die, escaped: killed }
            }
            Fact::Redirected { from, to } => {
                let hunter = self.hunter();
                self.attack = hunter.map(|hunter| (hunter, to.into()));
                Cue::Redirect { hunter, from: from.into(), to: to.into() }
            }
            Fact::Eluded { animal, shows } => Cue::Tail { animal: animal.into(), shows: shows.into() },
            Fact::Repelled { animal } => Cue::Tail { animal: animal.into(), shows: Trait::Repulsive.into() },
            Fact::Died { animal, cause } => {
                let eaten = matches!(cause, Death::Eaten { .. } | Death::Gored { .. });
                if eaten {
                    self.dead = Some(animal.into());
                }
                Cue::Death { animal: animal.into(), eaten }
            }
            Fact::GameOver { .. } => Cue::Scores,
            Fact::AreasShuffled { .. }
            | Fact::Shuffled { .. }
            | Fact::CardsLeft { .. }
            | Fact::PoolGrew { .. }
            | Fact::FirstPlayer { .. }
            | Fact::EpochBegan { .. }
            | Fact::PhaseBegan { .. }
            | Fact::TurnBegan { .. }
            | Fact::Rearranged { .. }
            | Fact::TraitAnnounced { .. }
            | Fact::RevealedMoved { .. }
            | Fact::RevealedDiscarded { .. }
            | Fact::Passed { .. }
            | Fact::TurnEnded { .. }
            | Fact::AreaHolds { .. }
            | Fact::AreaDiscarded { .. }
            | Fact::Declined { .. }
            | Fact::Trampled { .. }
            | Fact::Spared { .. }
            | Fact::Metamorphosed { .. }
            | Fact::CardDiscarded { .. }
            | Fact::PairDiscarded { .. }
            | Fact::CleanedUp
            | Fact::Reshuffled { .. }
            | Fact::Moment(..) => return None,
        })
    }

    fn hunter(&self) -> Option<Being> {
        self.attack.map(|(hunter, _)| hunter)
    }

    fn from(&self, source: Source) -> From {
        let animal = |animal: Option<Being>| animal.map_or(From::Nowhere, From::Being);
        match source {
            Source::Area(area) | Source::Communication { area, .. } => From::Place(super::area(area)),
            Source::Cooperation(partner) => From::Being(partner.into()),
            Source::Hunt | Source::Elusive => animal(self.attack.map(|(_, prey)| prey)),
            Source::Scavenging => animal(self.dead),
            Source::Piracy => animal(self.robbed),
            Source::Metamorphosis => From::Nowhere,
        }
    }
}

fn new_animal(seat: Seat, animal: Being, card: Option<Card>) -> Cue {
    Cue::Animal { seat, animal, card: card.map(Into::into) }
}
