//! What a worker with bots answers. Questions and answers are texts, so that they can go to another thread.
//!
//! A question has a line that says what is asked, and behind it the record: all of it, or what is new of a game that the
//! worker follows (see [`Told`]).

use std::any::Any;
use std::time::Duration;

use bots::{Bot, Level, by_name};
use editions::Edition;
use game::Seat;
use notation::record::{Reader, header_of};

use crate::advice::{self, Budget};
use crate::family::Family;
use crate::link::Told;
use crate::open::{Errand, by_edition};
use crate::records;
use crate::review::{AnyReviewer, Care, Task};

/// How long suggestions are searched; then they are compared and explained, which takes about as long.
const HINT_TIME: Duration = Duration::from_millis(350);
/// Bots whose trees are kept. Each tree has its own bound, so this bounds the memory of the worker.
const KEPT: usize = 4;
/// The line between the lines that stay and the last one.
const LAST: &str = "=";

/// A question about a game.
pub enum Ask<'a> {
    /// What would a bot do?
    Move {
        /// The bot's name.
        bot: &'a str,
        /// Whose choice it is.
        seat: Seat,
        /// For the bot's own randomness.
        seed: u64,
        /// Distinguishes games: a bot goes on thinking where it stopped in the same game.
        game: u64,
        /// What has happened.
        told: &'a Told,
    },
    /// What could a person do?
    Hints {
        /// Whose choice it is.
        seat: Seat,
        /// For the search.
        seed: u64,
        /// What has happened.
        told: &'a Told,
    },
    /// A part of the review of a game.
    Review {
        /// Which part.
        task: &'a Task,
        /// The record.
        record: &'a str,
    },
}

impl Ask<'_> {
    /// The question as text.
    pub fn text(&self) -> String {
        match self {
            Self::Move { bot, seat, seed, game, told } => {
                format!("move {bot} {} {seed} {game}\n{}", seat.index(), written(told))
            }
            Self::Hints { seat, seed, told } => format!("hints {} {seed}\n{}", seat.index(), written(told)),
            Self::Review { task, record } => format!("review {}\n{record}", task.text()),
        }
    }
}

fn written(told: &Told) -> String {
    let Told { whole, lines, last, .. } = told;
    let kind = if *whole { "whole" } else { "more" };
    format!("{kind}\n{lines}{LAST}\n{last}")
}

/// A question about the game that a mind follows.
struct About<'a> {
    mind: &'a mut Mind,
    edition: Edition,
    kind: &'a str,
    words: &'a str,
    told: (bool, &'a str, &'a str),
}

impl Errand for About<'_> {
    type Gives = Option<String>;

    fn run<F: Family>(self) -> Option<String> {
        self.mind.about::<F>(self.edition, self.kind, self.words, self.told)
    }
}

/// What the worker remembers between questions.
#[derive(Default)]
pub struct Mind {
    /// The game it follows.
    followed: Option<(Edition, Box<dyn Any>)>,
    /// Bots that think, with the game and seat they are at; the one that was asked last is the last.
    bots: Vec<(String, Box<dyn Any>)>,
    /// The game that is being reviewed.
    reviewed: Option<(String, Box<dyn AnyReviewer>)>,
}

impl Mind {
    /// What comes of a question; nothing if it makes no sense, or speaks of a game that is not followed.
    pub fn answer(&mut self, question: &str) -> Option<String> {
        let (ask, rest) = question.split_once('\n')?;
        let (kind, words) = ask.split_once(' ')?;
        if kind == "review" {
            return self.review(&Task::read(words)?, rest);
        }
        let (part, rest) = rest.split_once('\n')?;
        let (lines, last) = match rest.strip_prefix("=\n") {
            Some(last) => ("", last),
            None => rest.rsplit_once("\n=\n")?,
        };
        let edition = match part {
            "whole" => header_of("game", lines).ok()?.edition,
            _ => self.followed.as_ref()?.0,
        };
        let told = (part == "whole", lines, last);
        by_edition(edition, About { mind: self, edition, kind, words, told })
    }

    fn about<F: Family>(
        &mut self,
        edition: Edition,
        kind: &str,
        words: &str,
        (whole, lines, last): (bool, &str, &str),
    ) -> Option<String> {
        let mut words = words.split(' ');
        let bot = if kind == "move" { words.next()? } else { "" };
        let seat = Seat::new(words.next()?.parse().ok()?)?;
        let seed = words.next()?.parse().ok()?;
        if whole {
            self.followed = Some((edition, Box::new(Reader::<F::Notation>::open(lines).ok()?)));
        }
        let reader = self.followed.as_mut()?.1.downcast_mut::<Reader<F::Notation>>()?;
        if !whole {
            reader.read_on(lines).ok()?;
        }
        let mut now = reader.clone();
        now.read_on(last).ok()?;
        let (view, legal) = records::question::<F>(&now.state(), seat)?;
        if kind == "hints" {
            return Some(advice::suggest::<F>(seat, &view, &legal, &Budget::time(HINT_TIME), seed));
        }
        let game: u64 = words.next()?.parse().ok()?;
        let action = if keeps_thinking(bot) {
            self.kept::<F>(&format!("{game} {bot} {}", seat.index()), bot, seed)?.choose(seat, &view, &legal)
        } else {
            by_name::<F>(bot, seed)?.choose(seat, &view, &legal)
        };
        Some(records::write_action::<F>(&view, seat, action))
    }

    /// The bot of this game and seat, as it was when it was asked last.
    fn kept<F: Family>(&mut self, key: &str, bot: &str, seed: u64) -> Option<&mut Box<dyn Bot<F>>> {
        match self.bots.iter().position(|(known, _)| known == key) {
            Some(place) => {
                let last = self.bots.remove(place);
                self.bots.push(last);
            }
            None => {
                let bot: Box<dyn Bot<F>> = by_name::<F>(bot, seed)?;
                if self.bots.len() == KEPT {
                    self.bots.remove(0);
                }
                self.bots.push((key.to_owned(), Box::new(bot)));
            }
        }
        self.bots.last_mut()?.1.downcast_mut()
    }

    fn review(&mut self, task: &Task, record: &str) -> Option<String> {
        if self.reviewed.as_ref().is_none_or(|(known, _)| known != record) {
            self.reviewed = Some((record.to_owned(), crate::reviewer("game", record, Care::default()).ok()?));
        }
        self.reviewed.as_ref().map(|(_, reviewer)| reviewer.work(task))
    }
}

/// Whether a bot thinks so much that its tree is worth keeping. The others start again with every question, so that a
/// page that is loaded again gets the same answers from them.
fn keeps_thinking(bot: &str) -> bool {
    let level = Level::from_id(bot.split(['@', '+']).next().unwrap_or_default());
    level.is_some_and(|level| level >= Level::Hunter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Desk, Stage, Tabletop};

    fn desk() -> Desk<origin::State> {
        let config = editions::origin_config(2, origin::Options::default(), None).expect("two can play");
        let bot = |name: &str| table::Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
        Desk::new(config, vec![bot("A"), bot("B")], 3, locale::Lang::En).expect("a desk")
    }

    fn asked(desk: &Desk<origin::State>) -> Seat {
        desk.asked_seats().iter().next().expect("somebody is asked")
    }

    #[test]
    fn a_bot_goes_on_thinking_in_the_same_game_only() {
        let (mut mind, desk) = (Mind::default(), desk());
        let (seat, told) = (asked(&desk), desk.tell(None).expect("a local table"));
        for game in 1..=6 {
            for _ in 0..2 {
                let ask = Ask::Move { bot: "hunter@20+predatory", seat, seed: 5, game, told: &told };
                assert!(!mind.answer(&ask.text()).expect("a move").is_empty());
            }
        }
        assert_eq!(mind.bots.len(), KEPT, "the oldest games are forgotten");
        let weak = Ask::Move { bot: "forager", seat, seed: 5, game: 1, told: &told }.text();
        assert_eq!(mind.answer(&weak), Mind::default().answer(&weak), "the same again after a reload");
    }

    /// A worker that is told what is new answers like one that is told everything, whatever was taken back meanwhile.
    #[test]
    fn a_game_is_followed_by_what_is_new() {
        let mut occupants = vec![table::Occupant::Person { name: "Ada".to_owned() }];
        occupants.push(table::Occupant::Bot { name: "Bo".to_owned(), plays: "greedy".to_owned() });
        let deals = Edition::ALL.map(|edition| crate::Deal::new(edition, 2, []).expect("two can play"));
        for deal in deals {
            let mut desk = crate::begin(deal, occupants.clone(), 4, locale::Lang::En).expect("a desk");
            let (mut mind, mut known, mut moves, mut parts) = (Mind::default(), None, 0, 0);
            while let Stage::Yours(seat) | Stage::Bot(seat) = desk.stage() {
                let told = desk.tell(known).expect("a local table");
                parts += usize::from(!told.whole);
                known = Some(told.known);
                let ask = |told| Ask::Move { bot: "greedy", seat, seed: moves, game: 1, told }.text();
                let said = mind.answer(&ask(&told)).expect("a move");
                if moves % 8 == 0 {
                    let all = desk.tell(None).expect("a local table");
                    assert!(all.whole);
                    assert_eq!(Mind::default().answer(&ask(&all)), Some(said.clone()));
                }
                assert!(desk.bot_said(seat, &said), "{said}");
                moves += 1;
                if moves % 31 == 0 {
                    let _ = desk.undo();
                }
            }
            assert_eq!(desk.stage(), Stage::Over);
            assert!(parts > 20, "mostly it is told what is new");
        }
    }

    #[test]
    fn nonsense_has_no_answer() {
        let (mut mind, desk) = (Mind::default(), desk());
        let told = written(&desk.tell(None).expect("a local table"));
        for ask in ["", "move", "move lion 0 1 2", "hints x y", "review chances", "review moves 0 9 9"] {
            assert_eq!(mind.answer(&format!("{ask}\n{told}")), None, "{ask}");
        }
        assert_eq!(mind.answer("hints 0 1\nwhole\nno record\n=\n"), None);
        assert_eq!(Mind::default().answer("hints 0 1\nmore\n=\n"), None, "no game is followed");
    }
}
