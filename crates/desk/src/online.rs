//! A conversation with a table on a server, in the messages of the protocol, whatever carries them.
//!
//! A [`Conversation`] reads what arrives as text and says what is to be sent. It opens with `hello`, again after every
//! break, and sends everything that was not answered once more, under the same name. From the first view of a game it
//! makes a desk; news, prompts and answers then go to that desk's [`Remote`](crate::remote::Remote) line. What the desk decides leaves here in
//! words, with the number of the prompt that it answers.

mod far;

use game::{Seat, Viewer};
use locale::Lang;
use protocol::to_client::{Notice, Prompt, Why, You};
use protocol::to_server::StartWith;
use protocol::version::Versions;
use protocol::{ActionId, Asked, Broken, Occupant as Seated, RequestKind, Room, TableId, TalkLine, ToClient, ToServer};
use serde_json::Value;
use table::Occupant;

use crate::remote::{ToTable, Wish};
use crate::tabletop::Tabletop;
use far::{AnyLine, Garbled, line_of};

/// A message whose views and events were not read yet.
type Message = ToClient<Value, Value>;

/// What a message was about, for whoever shows the table.
pub enum Heard {
    /// The conversation is open: who the client is, or the room, or the clocks have changed.
    Changed,
    /// A game can be seen: its desk.
    Table(Box<dyn Tabletop>),
    /// Something has happened at the table; the desk is to read it.
    News {
        /// The events that happened while the client was away: the first number, and the one after the last.
        missed: Option<(u64, u64)>,
    },
    /// A request was answered.
    Answered {
        /// Which.
        id: ActionId,
        /// Why it was not carried out.
        refused: Option<Why>,
    },
    /// What people have said.
    Talk {
        /// Whether this is all that can be read now.
        whole: bool,
        /// The lines, in order of their numbers.
        lines: Vec<TalkLine>,
    },
    /// What the client has said with this request is stored; its line was heard before.
    Said(ActionId),
    /// Something everybody should know.
    Notice(Notice),
    /// The same person is at this table with another device.
    Elsewhere,
    /// The page is too old for the server.
    Reload,
    /// The server ends the conversation.
    Broken(Broken),
    /// Nothing that could be understood: the conversation should begin anew.
    Garbled,
}

/// A request of the desk that is on its way.
struct DeskRequest {
    /// Its number on the line of the desk.
    number: u32,
    /// Its name, once it was sent.
    id: Option<ActionId>,
    /// The action in words; nothing to take something back.
    words: Option<String>,
}

/// A conversation with a table on a server.
pub struct Conversation {
    table: TableId,
    lang: Lang,
    names: Box<dyn FnMut() -> ActionId>,
    you: Option<You>,
    room: Option<Box<Room>>,
    asked: Option<Asked>,
    prompt: Option<Prompt>,
    /// The last prompt that was answered: it is not answered again.
    answered: Option<u64>,
    line: Option<Box<dyn AnyLine>>,
    /// The request of the desk that was not answered yet.
    desk_request: Option<DeskRequest>,
    /// Everything that was sent and not answered, the oldest first: its name, and the message as text. Nobody here reads
    /// what it has written itself.
    unanswered: Vec<(ActionId, String)>,
    outbox: Vec<String>,
    /// Whether the socket is open and `hello` was said.
    is_open: bool,
    /// Whether the next news are what was missed.
    catches_up: bool,
}

impl Conversation {
    /// A conversation about this table. `names` draws names for requests at random.
    pub fn new(table: TableId, lang: Lang, names: impl FnMut() -> ActionId + 'static) -> Self {
        Self {
            table,
            lang,
            names: Box::new(names),
            you: None,
            room: None,
            asked: None,
            prompt: None,
            answered: None,
            line: None,
            desk_request: None,
            unanswered: Vec::new(),
            outbox: Vec::new(),
            is_open: false,
            catches_up: false,
        }
    }

    /// Takes over what another page of this person had sent without an answer.
    pub fn take_over(&mut self, unanswered: &str) {
        let read = |line: &str| {
            let (id, message) = line.split_once(' ')?;
            Some((id.parse().ok()?, message.to_owned()))
        };
        self.unanswered.extend(unanswered.lines().filter_map(read));
    }

    /// What was sent and not answered, as text; nothing when everything was.
    pub fn unanswered(&self) -> Option<String> {
        let lines = self.unanswered.iter().map(|(id, message)| format!("{id} {message}\n"));
        (!self.unanswered.is_empty()).then(|| lines.collect())
    }

    /// Who the client is at the table.
    pub fn you(&self) -> Option<&You> {
        self.you.as_ref()
    }

    /// The room.
    pub fn room(&self) -> Option<&Room> {
        self.room.as_deref()
    }

    /// Whom the game waits for, and the clocks.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// What the client is asked.
    pub fn prompt(&self) -> Option<&Prompt> {
        self.prompt.as_ref()
    }

    /// New desks speak this language.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// A socket is open: says hello, asks for what was missed and sends again what was not answered.
    pub fn open(&mut self) {
        let have = self.line.as_ref().map(|line| line.next());
        self.catches_up = have.is_some();
        self.is_open = true;
        self.prompt = None;
        let (protocol, table, start) = (Versions::HERE, self.table, StartWith::History);
        self.outbox = vec![protocol::text(&ToServer::Hello { protocol, table, have, start, legal: false })];
        self.outbox.extend(self.unanswered.iter().map(|(_, message)| message.clone()));
    }

    /// Asks whether anything was missed, without another `hello`.
    pub fn resync(&mut self) {
        if let (true, Some(line)) = (self.is_open, &self.line) {
            self.outbox.push(protocol::text(&ToServer::Since { have: line.next() }));
        }
    }

    /// The socket is gone.
    pub fn close(&mut self) {
        self.is_open = false;
        self.outbox.clear();
    }

    /// Sends a request about the room; returns its name.
    pub fn request(&mut self, make: impl FnOnce(ActionId) -> ToServer) -> ActionId {
        let id = (self.names)();
        self.send(id, &make(id));
        id
    }

    fn send(&mut self, id: ActionId, message: &ToServer) {
        let text = protocol::text(message);
        self.unanswered.push((id, text.clone()));
        if self.is_open {
            self.outbox.push(text);
        }
    }

    /// The messages that are to be sent now, as text.
    pub fn outgoing(&mut self) -> Vec<String> {
        let wishes = self.line.as_ref().map(|line| line.outgoing()).unwrap_or_default();
        for wish in wishes {
            match wish {
                ToTable::Since(have) if self.is_open => self.outbox.push(protocol::text(&ToServer::Since { have })),
                // `hello` will ask for it.
                ToTable::Since(_) => {}
                ToTable::Request { id: number, wish } => {
                    let words = match wish {
                        Wish::Act(words) => Some(words),
                        Wish::Undo => None,
                    };
                    self.desk_request = Some(DeskRequest { number, id: None, words });
                }
            }
        }
        self.send_for_the_desk();
        if self.is_open { core::mem::take(&mut self.outbox) } else { Vec::new() }
    }

    /// Sends what the desk has decided, as soon as the prompt it answers is known.
    fn send_for_the_desk(&mut self) {
        let Some(request) = self.desk_request.as_mut().filter(|request| request.id.is_none()) else { return };
        let prompt = self.prompt.as_ref().map(|prompt| prompt.number).filter(|number| self.answered != Some(*number));
        if request.words.is_some() && prompt.is_none() {
            return;
        }
        let id = (self.names)();
        request.id = Some(id);
        let message = match request.words.clone().zip(prompt) {
            Some((action, prompt)) => {
                self.answered = Some(prompt);
                ToServer::Act { id, prompt, action }
            }
            None => ToServer::Ask { id, kind: RequestKind::Undo },
        };
        self.send(id, &message);
    }

    /// Reads a message.
    pub fn receive(&mut self, text: &str) -> Heard {
        match serde_json::from_str::<Message>(text) {
            Ok(message) => self.read(message).unwrap_or(Heard::Garbled),
            Err(_) => Heard::Garbled,
        }
    }

    fn read(&mut self, message: Message) -> Result<Heard, Garbled> {
        match message {
            ToClient::Welcome { you, .. } | ToClient::You(you) => {
                // Another seat sees another table: its first view follows.
                if self.you.as_ref().is_some_and(|known| known.seat != you.seat) {
                    (self.line, self.desk_request, self.prompt) = (None, None, None);
                }
                self.you = Some(you);
                Ok(Heard::Changed)
            }
            ToClient::Room(room) => {
                if self.room.as_ref().is_none_or(|known| known.version <= room.version) {
                    self.room = Some(room);
                    self.tell_line();
                }
                Ok(Heard::Changed)
            }
            ToClient::First { view } => self.begin(view, 0),
            ToClient::View { next, view } => self.begin(view, next),
            ToClient::News(news) => {
                self.asked = Some(news.asked.clone());
                let (since, next) = (news.since, news.next);
                let fresh = !news.events.is_empty();
                let catches_up = core::mem::take(&mut self.catches_up);
                match &self.line {
                    Some(line) => line.news(news)?,
                    None => return Ok(Heard::Changed),
                }
                Ok(Heard::News { missed: (catches_up && fresh).then_some((since, next)) })
            }
            ToClient::Prompt { prompt } => {
                self.prompt = prompt;
                self.tell_line();
                self.give_up_if_not_asked();
                self.send_for_the_desk();
                Ok(Heard::News { missed: None })
            }
            ToClient::Done { id, next } => Ok(self.answer(id, Ok(next))),
            ToClient::Refused { id, why } => Ok(self.answer(id, Err(why))),
            ToClient::Notice { notice } => Ok(Heard::Notice(notice)),
            // What is said changes nothing at the table.
            ToClient::Talk { whole, lines } => Ok(Heard::Talk { whole, lines }),
            ToClient::Said { id, .. } => {
                self.unanswered.retain(|(known, _)| *known != id);
                Ok(Heard::Said(id))
            }
            ToClient::Elsewhere => Ok(Heard::Elsewhere),
            ToClient::Reload { .. } => Ok(Heard::Reload),
            ToClient::Broken { code, .. } => Ok(Heard::Broken(code)),
        }
    }

    /// A game is seen from this view on.
    fn begin(&mut self, view: Value, next: u64) -> Result<Heard, Garbled> {
        let (Some(room), Some(you)) = (&self.room, &self.you) else { return Err(Garbled) };
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (line, desk) = line_of(&room.rules.edition, view, next, viewer, occupants(room), self.lang)?;
        self.line = Some(line);
        self.catches_up = false;
        self.desk_request = None;
        self.tell_line();
        Ok(Heard::Table(desk))
    }

    /// The line knows who sits where and what can be taken back.
    fn tell_line(&self) {
        if let (Some(line), Some(room)) = (&self.line, &self.room) {
            // Whatever cannot be taken back freely can be asked for.
            line.seat(occupants(room), self.you.as_ref().is_some_and(|you| you.seat.is_some()));
        }
    }

    /// What the desk wants to answer is not asked any more.
    fn give_up_if_not_asked(&mut self) {
        if self.prompt.is_none()
            && let Some(request) = self.desk_request.take_if(|request| request.id.is_none() && request.words.is_some())
            && let Some(line) = &self.line
        {
            line.answer(request.number, Err(&Why::only(protocol::Refusal::NotAsked)), self.seat());
        }
    }

    fn seat(&self) -> Option<Seat> {
        self.you.as_ref().and_then(|you| you.seat)
    }

    fn answer(&mut self, id: ActionId, result: Result<u64, Why>) -> Heard {
        self.unanswered.retain(|(sent, _)| *sent != id);
        if let Some(request) = self.desk_request.take_if(|request| request.id == Some(id))
            && let Some(line) = &self.line
        {
            if result.is_err() {
                // The same prompt can be answered otherwise.
                self.answered = None;
            }
            line.answer(request.number, result.as_ref().copied(), self.seat());
        }
        Heard::Answered { id, refused: result.err() }
    }
}

/// Who sits where, as the desk knows it.
fn occupants(room: &Room) -> Vec<Occupant> {
    let occupant = |seated: &Seated| match seated {
        Seated::Open => Occupant::Person { name: String::new() },
        Seated::Person { name, .. } => Occupant::Person { name: name.clone() },
        Seated::Bot { name, plays } => Occupant::Bot { name: name.clone(), plays: plays.clone() },
    };
    room.places.iter().map(|place| occupant(&place.occupant)).collect()
}
