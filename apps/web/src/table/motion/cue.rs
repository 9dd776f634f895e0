//! What happened since the last screen, as things to show: one fact of the game becomes at most one cue.

use desk::Screen;
use game::Seat;
use origin::{AnimalId, Card, Death, Fact, SeenEvent, Source, Token, Trait};

use crate::sound::Sound;

/// Something to show.
#[derive(Clone, PartialEq, Debug)]
pub enum Cue {
    /// Cards go from the deck to the seats; the own ones turn over last.
    Deal { hands: Vec<(Seat, u8)>, own: Vec<Card> },
    /// A card becomes an animal.
    Animal { seat: Seat, animal: AnimalId, card: Option<Card> },
    /// A card becomes a trait of an animal, or of two.
    Trait { seat: Seat, card: Card, shows: Trait, on: AnimalId, and: Option<AnimalId> },
    /// Dice fill the bank.
    Bank,
    /// Tokens come to an animal.
    Food { to: AnimalId, from: From, food: u8, fat: u8, lost: u8 },
    /// Fat becomes food.
    Burn { animal: AnimalId, count: u8 },
    /// A token leaves the bank for nobody.
    Graze { animal: AnimalId },
    /// Something about an animal is different now: it sleeps, it is poisoned, it is paralysed.
    State { animal: AnimalId },
    /// A hunter attacks.
    Attack { hunter: AnimalId, prey: AnimalId },
    /// The prey runs: a die decides.
    Die { hunter: Option<AnimalId>, prey: AnimalId, die: u8, escaped: bool },
    /// Mimicry turns the attack.
    Redirect { hunter: Option<AnimalId>, from: AnimalId, to: AnimalId },
    /// A card is left behind.
    Tail { animal: AnimalId, shows: Trait },
    /// An animal dies; of hunger or poison all at once.
    Death { animal: AnimalId, eaten: bool },
    /// The points are counted.
    Scores,
}

/// Where tokens come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The bank.
    Bank,
    /// This animal.
    Animal(AnimalId),
    /// Nobody knows any more.
    Nowhere,
}

impl Cue {
    /// How long it takes, in milliseconds at normal speed.
    pub fn length(&self) -> f64 {
        match self {
            Self::Deal { hands, .. } => {
                let cards = hands.iter().map(|(_, cards)| f64::from(*cards)).sum::<f64>();
                cards * deal_gap(cards) + MOVE + QUICK * 2.0
            }
            Self::Animal { .. } => MOVE + QUICK,
            Self::Trait { and, .. } => MOVE + if and.is_some() { MOVE } else { QUICK },
            Self::Bank => TUMBLE + QUICK + 600.0,
            Self::Food { .. } | Self::Burn { .. } | Self::Graze { .. } => MOVE + QUICK,
            Self::State { .. } => QUICK,
            Self::Attack { .. } | Self::Redirect { .. } => STORY,
            Self::Die { .. } => TUMBLE + QUICK + 300.0 + MOVE,
            Self::Tail { .. } => STORY,
            Self::Death { .. } => MOVE + 300.0 + MOVE,
            Self::Scores => 2400.0,
        }
    }

    /// How long after its beginning the next one begins. Chains of food follow closely, the extinct go together.
    pub fn gap(&self, next: Option<&Self>) -> f64 {
        let is_food = |cue: &Self| matches!(cue, Self::Food { .. } | Self::Burn { .. } | Self::Graze { .. });
        match (self, next) {
            (Self::Death { eaten: false, .. }, Some(Self::Death { eaten: false, .. })) => 0.0,
            (first, Some(second)) if is_food(first) && is_food(second) => QUICK,
            _ => self.length(),
        }
    }

    /// Whether it belongs to the attack before it, whose arrow stays as long.
    pub fn is_of_attack(&self) -> bool {
        matches!(self, Self::Die { .. } | Self::Redirect { .. } | Self::Tail { .. } | Self::Death { eaten: true, .. })
    }

    /// What is heard.
    pub fn sound(&self) -> Sound {
        match self {
            Self::Deal { .. } | Self::Animal { .. } => Sound::Card,
            Self::Trait { .. } => Sound::Trait,
            Self::Bank | Self::Die { .. } => Sound::Die,
            Self::Food { fat: 1.., food: 0, .. } | Self::Burn { .. } => Sound::Fat,
            Self::Food { from: From::Bank, .. } => Sound::Food,
            Self::Food { .. } => Sound::Special,
            Self::Graze { .. } | Self::Attack { .. } | Self::State { .. } => Sound::Attack,
            Self::Redirect { .. } | Self::Tail { .. } => Sound::Escape,
            Self::Death { .. } => Sound::Death,
            Self::Scores => Sound::End,
        }
    }
}

/// `--t-quick`.
pub const QUICK: f64 = 160.0;
/// `--t-move`.
pub const MOVE: f64 = 280.0;
/// `--t-story`.
pub const STORY: f64 = 520.0;
/// How long a die tumbles.
pub const TUMBLE: f64 = 500.0;

/// How long after each other cards are dealt; many are dealt faster.
pub fn deal_gap(cards: f64) -> f64 {
    (900.0 / cards.max(1.0)).min(60.0)
}

/// What happened between two screens. Nothing after an undo; the deal, if the game has just begun.
pub fn story(before: Option<&Screen>, now: &Screen) -> Vec<Cue> {
    let last = |screen: &Screen| screen.log.last().map_or(0, |line| line.seq);
    let seen = match before {
        Some(before) if last(before) <= last(now) => last(before),
        _ if has_just_begun(now) => 0,
        _ => return Vec::new(),
    };
    let arrow = before.and_then(|before| before.arrow.as_ref());
    let mut teller = Teller { attack: arrow.map(|arrow| (arrow.from, arrow.to)), ..Teller::default() };
    for line in now.log.iter().filter(|line| line.seq > seen || seen == 0) {
        teller.hear(&line.event);
    }
    // The result is a page of its own: the table on which the rest happened is gone.
    teller.cues.retain(|cue| now.result.is_none() || *cue == Cue::Scores);
    teller.cues
}

/// Whether nobody has done anything yet.
fn has_just_begun(screen: &Screen) -> bool {
    screen.log.iter().all(|line| match line.event {
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
    })
}

/// Makes cues of events, and remembers what later ones refer to.
#[derive(Default)]
struct Teller {
    cues: Vec<Cue>,
    attack: Option<(AnimalId, AnimalId)>,
    robbed: Option<AnimalId>,
    eaten: Option<AnimalId>,
}

impl Teller {
    fn hear(&mut self, event: &SeenEvent) {
        let cue = match *event {
            SeenEvent::YouDrew { card } => return self.deal(None, Some(card)),
            SeenEvent::SeatDrew { .. } => return,
            SeenEvent::YouPlayedAnimal { animal, card, .. } => {
                // Whose it is, the screen knows.
                Cue::Animal { seat: Seat::FIRST, animal, card: Some(card) }
            }
            SeenEvent::SeatPlayedAnimal { seat, animal, .. } => Cue::Animal { seat, animal, card: None },
            SeenEvent::Open(fact) => match self.fact(fact) {
                Some(cue) => cue,
                None => return,
            },
        };
        self.cues.push(cue);
    }

    fn fact(&mut self, fact: Fact) -> Option<Cue> {
        Some(match fact {
            Fact::Dealt { seat, cards, .. } => {
                self.deal(Some((seat, cards)), None);
                return None;
            }
            Fact::TraitPlayed { seat, card, shows, on } => Cue::Trait { seat, card, shows, on, and: None },
            Fact::PairPlayed { seat, card, shows, first, second, .. } => {
                Cue::Trait { seat, card, shows, on: first, and: Some(second) }
            }
            Fact::BankFilled { .. } => Cue::Bank,
            Fact::Received { animal, source, food, fat, lost } => {
                Cue::Food { to: animal, from: self.from(source), food, fat, lost }
            }
            Fact::Robbed { target, token: Token::Red | Token::Blue, .. } => {
                self.robbed = Some(target);
                return None;
            }
            Fact::FatBurned { animal, count } => Cue::Burn { animal, count },
            Fact::Grazed { animal } => Cue::Graze { animal },
            Fact::FellAsleep { animal } | Fact::Poisoned { animal } | Fact::Paralysed { animal } => {
                Cue::State { animal }
            }
            Fact::Attacked { attacker, target } => {
                self.attack = Some((attacker, target));
                Cue::Attack { hunter: attacker, prey: target }
            }
            Fact::Ran { animal, die, escaped } => Cue::Die { hunter: self.hunter(), prey: animal, die, escaped },
            Fact::Redirected { from, to } => {
                let hunter = self.hunter();
                self.attack = hunter.map(|hunter| (hunter, to));
                Cue::Redirect { hunter, from, to }
            }
            Fact::TailLost { animal, shows } => Cue::Tail { animal, shows },
            Fact::Died { animal, cause } => {
                let eaten = matches!(cause, Death::Eaten { .. });
                if eaten {
                    self.eaten = Some(animal);
                }
                Cue::Death { animal, eaten }
            }
            Fact::GameOver { .. } => Cue::Scores,
            _ => return None,
        })
    }

    fn hunter(&self) -> Option<AnimalId> {
        self.attack.map(|(hunter, _)| hunter)
    }

    fn from(&self, source: Source) -> From {
        let animal = |animal: Option<AnimalId>| animal.map_or(From::Nowhere, From::Animal);
        match source {
            Source::Bank | Source::Communication(_) => From::Bank,
            Source::Cooperation(partner) => From::Animal(partner),
            Source::Hunt | Source::Tail => animal(self.attack.map(|(_, prey)| prey)),
            Source::Scavenging => animal(self.eaten),
            Source::Piracy => animal(self.robbed),
        }
    }

    /// One deal is one cue, however many it goes to.
    fn deal(&mut self, hand: Option<(Seat, u8)>, card: Option<Card>) {
        if !matches!(self.cues.last(), Some(Cue::Deal { .. })) {
            self.cues.push(Cue::Deal { hands: Vec::new(), own: Vec::new() });
        }
        if let Some(Cue::Deal { hands, own }) = self.cues.last_mut() {
            hands.extend(hand.filter(|(_, cards)| *cards > 0));
            own.extend(card);
        }
    }
}
