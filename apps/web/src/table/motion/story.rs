//! What happened since the last screen, as cues: one fact of the game becomes at most one.

use desk::Screen;
use game::Seat;
use origin::{AnimalId, Card, Death, Fact, SeenEvent, Source, Token};

use super::cue::{Cue, From};

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
    // The log names the own cards one by one and does not count them again.
    for cue in &mut teller.cues {
        if let (Cue::Deal { hands, own }, Some(me)) = (cue, &now.own)
            && !own.is_empty()
            && hands.iter().all(|(seat, _)| *seat != me.seat)
        {
            hands.push((me.seat, own.len() as u8));
        }
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
            SeenEvent::YouRestoredAnimal { animal, card } => {
                Cue::Animal { seat: Seat::FIRST, animal, card: Some(card) }
            }
            SeenEvent::SeatRestoredAnimal { seat, animal } => Cue::Animal { seat, animal, card: None },
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
            // The banks of all locations are filled together.
            Fact::BankFilled { .. } if self.cues.last() == Some(&Cue::Bank) => return None,
            Fact::BankFilled { .. } => Cue::Bank,
            Fact::Moved { animal, .. } => Cue::Move { animal },
            Fact::BecameRemains { animal, .. } => Cue::State { animal },
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

#[cfg(test)]
mod tests {
    use desk::{Desk, Stage};
    use locale::Lang;
    use origin::{Options, State};
    use table::Occupant;

    use super::*;

    fn desk(seed: u64) -> Desk {
        let config = editions::origin_config(3, Options::default(), None).expect("three can play");
        let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
        let occupants = vec![Occupant::Person { name: "Ada".to_owned() }, bot("Marta"), bot("Ilya")];
        Desk::new(config, occupants, seed, Lang::En).expect("a desk")
    }

    /// Plays a game and looks at every step of it.
    fn play(seed: u64, mut look: impl FnMut(&Screen, &Screen)) {
        let mut desk = desk(seed);
        let mut player = bots::by_name::<State>("greedy", seed).expect("a bot");
        while let Stage::Yours(seat) | Stage::Bot(seat) = desk.stage() {
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            let before = desk.screen();
            let action = player.choose(seat, &view, &legal);
            assert!(desk.act_for(seat, action), "a bot plays by the rules");
            look(&before, &desk.screen());
        }
    }

    #[test]
    fn a_game_begins_with_the_deal() {
        let cues = story(None, &desk(1).screen());
        let [Cue::Deal { hands, own }] = cues.as_slice() else { panic!("{cues:?}") };
        assert_eq!((hands.len(), own.len()), (3, 6));
    }

    #[test]
    fn nothing_is_told_of_what_was_taken_back() {
        let mut steps = Vec::new();
        play(1, |before, now| steps.push(story(Some(now), before)));
        assert!(steps.iter().skip(1).all(Vec::is_empty), "a story runs forwards");
    }

    #[test]
    fn every_meal_every_hunt_and_every_death_is_told() {
        for seed in 1..6 {
            play(seed, |before, now| {
                let last = before.log.last().map_or(0, |line| line.seq);
                let facts: Vec<Fact> = now
                    .log
                    .iter()
                    .filter(|line| line.seq > last)
                    .filter_map(|line| match line.event {
                        SeenEvent::Open(fact) => Some(fact),
                        _ => None,
                    })
                    .collect();
                let happened = |is: fn(&Fact) -> bool| facts.iter().filter(|fact| is(fact)).count();
                let cues = story(Some(before), now);
                let told = |is: fn(&Cue) -> bool| cues.iter().filter(|cue| is(cue)).count();
                if now.result.is_some() {
                    assert_eq!(cues, [Cue::Scores]);
                    return;
                }
                assert_eq!(
                    told(|cue| matches!(cue, Cue::Food { .. })),
                    happened(|fact| matches!(fact, Fact::Received { .. }))
                );
                assert_eq!(
                    told(|cue| matches!(cue, Cue::Attack { .. })),
                    happened(|fact| matches!(fact, Fact::Attacked { .. }))
                );
                assert_eq!(
                    told(|cue| matches!(cue, Cue::Death { .. })),
                    happened(|fact| matches!(fact, Fact::Died { .. }))
                );
                assert_eq!(told(|cue| matches!(cue, Cue::Die { hunter: None, .. })), 0, "who hunts is known");
            });
        }
    }
}
