//! What a player says to what they are told. No connection is needed for it, so it can go on over another one.

use dice::{DealId, SealedWord, Word};
use game::Seat;
use protocol::{ActionId, Bytes32, Phase, Prompt, Room, TableId, ToServer, You};
use serde_json::Value;

use crate::{Told, new_id, random};

/// What a player does before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Begins the game when everybody is ready.
    Host,
    /// Is ready.
    Guest,
    /// Only looks.
    Watcher,
}

/// A player who picks legal actions by chance.
#[derive(Debug)]
pub struct Player {
    /// What they do before the game.
    pub role: Role,
    /// Which table.
    pub table: TableId,
    /// Their seat.
    pub seat: Option<Seat>,
    /// The number after the last event they know.
    pub have: Option<u64>,
    /// What goes on.
    pub phase: Phase,
    /// The room as it was told last.
    pub room: Option<Box<Room>>,
    /// The request that was not answered yet; it is sent again after reconnecting.
    pub unanswered: Option<ToServer>,
    /// The last request that was answered.
    pub answered: Option<ActionId>,
    /// How many actions were carried out.
    pub acted: u64,
    /// The prompt that was not answered yet.
    pub prompt: Option<Prompt>,
    /// What was refused, for whoever wants to know.
    pub refused: Vec<String>,
    /// Everything that was seen and stands, in order: events with their numbers.
    pub events: Vec<(u64, Value)>,
    /// Whether events are kept.
    pub keeps_events: bool,
    /// Whether actions wait until somebody asks for them with [`Player::act`].
    pub waits: bool,
    word: [u8; 32],
    has_said_word: bool,
    is_ready: bool,
    chance: u64,
}

impl Player {
    /// A player at this table.
    pub fn new(role: Role, table: TableId, seed: u64) -> Self {
        Self {
            role,
            table,
            seat: None,
            have: None,
            phase: Phase::Waiting,
            room: None,
            unanswered: None,
            answered: None,
            acted: 0,
            prompt: None,
            refused: Vec::new(),
            events: Vec::new(),
            keeps_events: false,
            waits: false,
            word: random(),
            has_said_word: false,
            is_ready: false,
            chance: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        }
    }

    /// Another connection: what was not answered is said again.
    pub fn reconnected(&mut self) {
        self.prompt = None;
    }

    /// Hears a message; returns what to say.
    pub fn hear(&mut self, told: &Told) -> Option<ToServer> {
        match told {
            Told::Welcome { you, .. } => {
                self.sits(you);
                return self.unanswered.clone();
            }
            Told::You(you) => self.sits(you),
            Told::Room(room) => {
                self.phase = room.phase;
                self.room = Some(room.clone());
                return self.before_the_game();
            }
            Told::First { .. } => self.have = Some(0),
            Told::View { next, .. } => self.have = Some(*next),
            Told::News(news) => self.news(news),
            Told::Prompt { prompt } => {
                self.prompt.clone_from(prompt);
                if !self.waits {
                    return self.act();
                }
            }
            Told::Done { id, .. } => {
                self.answer(*id, true);
                let said = self.before_the_game();
                if said.is_some() || self.waits {
                    return said;
                }
                return self.act();
            }
            Told::Refused { id, why } => {
                self.refused.push(format!("{:?} {:?} {:?}", why.reason, why.rules, why.detail));
                self.answer(*id, false);
            }
            Told::Talk { .. } | Told::Said { .. } => {}
            Told::Reload { .. } | Told::Notice { .. } | Told::Elsewhere | Told::Broken { .. } => {}
        }
        None
    }

    fn sits(&mut self, you: &You) {
        self.seat = you.seat;
    }

    fn answer(&mut self, id: ActionId, done: bool) {
        if self.unanswered.as_ref().and_then(ToServer::id) == Some(id) {
            let was_action = matches!(self.unanswered, Some(ToServer::Act { .. }));
            self.acted += u64::from(done && was_action);
            self.unanswered = None;
            self.answered = Some(id);
        }
    }

    fn news(&mut self, news: &protocol::News<Value>) {
        if let Some(back_to) = news.back_to
            && self.keeps_events
        {
            self.events.retain(|(number, _)| *number < back_to);
        }
        for event in &news.events {
            let is_new = self.events.last().is_none_or(|(last, _)| *last < event.number);
            if self.keeps_events && is_new {
                self.events.push((event.number, event.event.clone()));
            }
        }
        self.have = Some(news.next);
    }

    fn before_the_game(&mut self) -> Option<ToServer> {
        if self.unanswered.is_some() {
            return None;
        }
        let (seat, room) = (self.seat?, self.room.clone()?);
        let room = &*room;
        match (room.phase, self.role) {
            (_, Role::Watcher) => None,
            (Phase::Waiting, _) if !self.is_ready && is_full(room) => {
                self.is_ready = true;
                let deal = DealId { table: dice::TableId(self.table.to_bytes()), deal: room.deal.number };
                let sealed = SealedWord::of(&Word::new(self.word), deal, seat);
                self.say(ToServer::Ready { id: new_id(), ready: true, sealed: Some(Bytes32(sealed.0)) })
            }
            (Phase::Waiting, Role::Host) if room.places.iter().all(|place| place.ready || is_bot(place)) => {
                self.say(ToServer::Begin { id: new_id() })
            }
            (Phase::Dealing, _) if !self.has_said_word => {
                self.has_said_word = true;
                self.say(ToServer::Word { id: new_id(), word: Bytes32(self.word) })
            }
            _ => None,
        }
    }

    /// Says something of one's own accord: as any request it is said again after reconnecting until it is answered.
    pub fn say(&mut self, message: ToServer) -> Option<ToServer> {
        self.unanswered = Some(message);
        self.unanswered.clone()
    }

    /// Answers what is asked, by chance.
    pub fn act(&mut self) -> Option<ToServer> {
        if self.unanswered.is_some() {
            return None;
        }
        let prompt = self.prompt.take()?;
        let legal = prompt.legal.unwrap_or_default();
        let action = legal.get(self.draw(legal.len()))?.clone();
        self.say(ToServer::Act { id: new_id(), prompt: prompt.number, action })
    }

    /// A number below this one.
    pub fn draw(&mut self, below: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> 11) as usize % below.max(1)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

fn is_full(room: &Room) -> bool {
    room.places.iter().all(|place| !matches!(place.occupant, protocol::Occupant::Open))
}

fn is_bot(place: &protocol::Place) -> bool {
    matches!(place.occupant, protocol::Occupant::Bot { .. })
}
