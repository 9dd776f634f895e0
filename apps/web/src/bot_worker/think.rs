//! What the worker answers.

use std::any::Any;
use std::time::Duration;

use bots::{Bot, Level, by_name};
use desk::advice::{self, Budget};
use desk::family::Family;
use desk::records;
use desk::review::{AnyReviewer, Care, Task};
use editions::Edition;
use game::Seat;
use notation::record::header_of;

use crate::pages::levels::taken_apart;

/// How long suggestions are searched; then they are compared and explained, which takes about as long.
const HINT_TIME: Duration = Duration::from_millis(350);
/// Bots whose trees are kept. Each tree has its own bound, so this bounds the memory of the worker.
const KEPT: usize = 4;

/// What the worker remembers between questions.
#[derive(Default)]
pub struct Mind {
    /// Bots that think, with the game and seat they are at; the one that was asked last is the last.
    bots: Vec<(String, Box<dyn Any>)>,
    /// The game that is being reviewed.
    reviewed: Option<(String, Box<dyn AnyReviewer>)>,
}

impl Mind {
    /// What comes of a question.
    pub fn answer(&mut self, ask: &str, record: &str) -> Option<String> {
        let (kind, rest) = ask.split_once(' ')?;
        if kind == "review" {
            return self.review(&Task::read(rest)?, record);
        }
        match header_of("game", record).ok()?.edition {
            Edition::Origin | Edition::Continents => self.about::<origin::State>(kind, rest, record),
            Edition::Evolution | Edition::NaturalSelection => self.about::<northstar::State>(kind, rest, record),
            Edition::NewWorld => self.about::<new_world::State>(kind, rest, record),
        }
    }

    fn about<F: Family>(&mut self, kind: &str, rest: &str, record: &str) -> Option<String> {
        let mut words = rest.split(' ');
        let bot = if kind == "move" { words.next()? } else { "" };
        let seat = Seat::new(words.next()?.parse().ok()?)?;
        let seed = words.next()?.parse().ok()?;
        let (view, legal) = records::question::<F>(record, seat)?;
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
            self.reviewed = Some((record.to_owned(), desk::reviewer("game", record, Care::default()).ok()?));
        }
        self.reviewed.as_ref().map(|(_, reviewer)| reviewer.work(task))
    }
}

/// Whether a bot thinks so much that its tree is worth keeping. The others start again with every question, so that a
/// page that is loaded again gets the same answers from them.
fn keeps_thinking(bot: &str) -> bool {
    let level = Level::from_id(taken_apart(bot).0.split('@').next().unwrap_or_default());
    level.is_some_and(|level| level >= Level::Hunter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> String {
        let config = editions::origin_config(2, origin::Options::default(), None).expect("two can play");
        let bot = |name: &str| table::Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
        let desk = desk::Desk::<origin::State>::new(config, vec![bot("A"), bot("B")], 3, locale::Lang::En);
        desk.expect("a desk").save().expect("a game of this program").record
    }

    fn asked(record: &str) -> usize {
        let is_asked = |seat: &usize| {
            Seat::new(*seat).is_some_and(|seat| records::question::<origin::State>(record, seat).is_some())
        };
        (0..2).find(is_asked).expect("somebody is asked")
    }

    #[test]
    fn a_bot_goes_on_thinking_in_the_same_game_only() {
        let (mut mind, record) = (Mind::default(), record());
        let seat = asked(&record);
        for game in 1..=6 {
            for _ in 0..2 {
                let said = mind.answer(&format!("move hunter@20+predatory {seat} 5 {game}"), &record).expect("a move");
                assert!(!said.is_empty());
            }
        }
        assert_eq!(mind.bots.len(), KEPT, "the oldest games are forgotten");
        let weak = |mind: &mut Mind| mind.answer(&format!("move forager {seat} 5 1"), &record);
        assert_eq!(weak(&mut mind), weak(&mut Mind::default()), "the same again after a reload");
    }

    #[test]
    fn nonsense_has_no_answer() {
        let (mut mind, record) = (Mind::default(), record());
        for ask in ["", "move", "move lion 0 1 2", "hints x y", "review chances", "review moves 0 9 9"] {
            assert_eq!(mind.answer(ask, &record), None, "{ask}");
        }
        assert_eq!(mind.answer("hints 0 1", "no record"), None);
    }
}
