//! One of the two servers, at one table: what is said there, and what is heard.

use std::collections::BTreeMap;
use std::sync::PoisonError;
use std::time::Duration;

use client::{ClientError, Person, Request, Socket, Told};
use protocol::http::Opened;
use protocol::to_server::StartWith;
use protocol::{ActionId, TableId, TalkLine, ToServer, Versions};

use crate::harness::PATIENCE;
use crate::{Change, Next, SEATS, WATCHER};

/// One of the two servers, at one table.
pub struct Side {
    pub next: Next,
    pub people: Vec<Person>,
    pub opened: Opened,
    pub sockets: Vec<Socket>,
    /// The viewer.
    pub viewer: usize,
    /// Everything that the viewer, the person who watches and strangers were sent, in order.
    pub sent: Vec<String>,
    /// What each seat was asked last.
    pub prompts: Vec<u64>,
    /// What the table is asked.
    pub request: Option<u32>,
    /// The view the viewer was sent last.
    pub view: Option<serde_json::Value>,
    /// The number after the last event the viewer knows.
    pub have: u64,
    /// What each of those who are compared was told that was said, by the numbers of the lines; the order in which it comes
    /// among everything else is that of tasks.
    pub talk: BTreeMap<(usize, u64), String>,
}

fn hello(table: TableId, have: Option<u64>, start: StartWith) -> ToServer {
    ToServer::Hello { protocol: Versions::HERE, table, have, start, legal: true }
}

impl Side {
    pub async fn new(next: Next, people: Vec<Person>, opened: Opened, viewer: usize) -> Self {
        let (sockets, prompts) = (Vec::new(), vec![0; usize::from(SEATS)]);
        let (sent, request, view, have) = (Vec::new(), None, None, 0);
        let talk = BTreeMap::new();
        let mut side = Self { next, people, opened, sockets, viewer, sent, prompts, request, view, have, talk };
        for place in 0..side.people.len() {
            let socket = side.connected(place, None, StartWith::View).await;
            side.sockets.push(socket);
        }
        side
    }

    pub async fn connected(&self, place: usize, have: Option<u64>, start: StartWith) -> Socket {
        let mut socket = self.people[place].socket().await.expect("a socket");
        socket.say(&hello(self.opened.table, have, start)).await.expect("said");
        socket
    }

    pub fn is_compared(&self, place: usize) -> bool {
        place == self.viewer || place == WATCHER
    }

    /// The next message of a socket; nothing if it was closed.
    pub async fn read(&mut self, place: usize) -> Option<Told> {
        let text = tokio::time::timeout(PATIENCE, self.sockets[place].next_text()).await.expect("a message");
        let text = match text {
            Ok(text) => text,
            Err(ClientError::Closed(code)) => {
                if self.is_compared(place) {
                    self.sent.push(format!("{place}: closed with {code:?}"));
                }
                return None;
            }
            Err(error) => panic!("{error}"),
        };
        let told: Told = serde_json::from_str(&text).expect("a message of the protocol");
        if let Told::Talk { lines, .. } = told {
            for line in lines {
                let line = TalkLine { at: 0, ..line };
                self.talk.insert((place, line.number), serde_json::to_string(&line).expect("a line"));
            }
            return Box::pin(self.read(place)).await;
        }
        if self.is_compared(place) {
            self.sent.push(format!("{place}: {}", without_time(&text)));
        }
        match &told {
            Told::Prompt { prompt: Some(prompt) } if place < self.prompts.len() => self.prompts[place] = prompt.number,
            Told::Room(room) if place != WATCHER => self.request = room.request.as_ref().map(|asked| asked.number),
            Told::View { next, view } if place == self.viewer => {
                (self.view, self.have) = (Some(view.clone()), *next);
            }
            Told::News(news) if place == self.viewer => self.have = news.next,
            _ => (),
        }
        Some(told)
    }

    /// Reads until a request is answered, or the socket is closed.
    pub async fn read_until(&mut self, place: usize, id: ActionId) {
        while let Some(told) = self.read(place).await {
            if matches!(told, Told::Done { id: of, .. } | Told::Said { id: of, .. } | Told::Refused { id: of, .. } if of == id)
            {
                return;
            }
        }
    }

    pub async fn say(&mut self, place: usize, message: &ToServer) {
        self.sockets[place].say(message).await.expect("said");
    }

    /// Reads everything that is on its way to everybody: what is refused comes after it.
    pub async fn settle(&mut self, id: impl Fn(usize) -> ActionId) {
        for place in 0..self.sockets.len() {
            let id = id(place);
            self.say(place, &ToServer::Act { id, prompt: 0, action: "pass".to_owned() }).await;
            self.read_until(place, id).await;
        }
    }

    /// Sends a request over HTTP, as the viewer, as the person who watches, or as a stranger.
    pub async fn request(&mut self, place: Option<usize>, request: Request) {
        let answer = match place {
            Some(place) => self.people[place].send(request).await,
            None => request.send(&self.people[0].host).await,
        };
        let answer = answer.expect("an answer");
        // The time and the number of a request are different whatever happens.
        let differs = |line: &&str| line.starts_with("date: ") || line.starts_with("x-request-id: ");
        let head: Vec<&str> = answer.head.lines().filter(|line| !differs(line)).collect();
        let (mut head, mut body) = (head.join("\n"), without_time(&answer.body));
        if body.contains("_at\"") {
            // Moments, and the versions of the rows that are written at them.
            head = head.lines().filter(|line| !line.starts_with("content-length: ")).collect();
            // The names of reports are drawn by each server.
            let others = body.lines().filter(|line| !line.trim_start().starts_with("\"id\": "));
            body = without_numbers(&others.collect::<Vec<_>>().join("\n"));
        }
        if body.contains("\"idle_ms\"") {
            // What clocks say has more or fewer digits, and says which table comes first.
            head = head.lines().filter(|line| !line.starts_with("content-length: ")).collect();
            let mut tables: Vec<&str> = body.trim_end_matches("]}").split("{\"table\":").collect();
            tables.iter_mut().for_each(|table| *table = table.trim_end_matches(','));
            tables.sort_unstable();
            body = tables.join("\n");
        }
        self.sent.push(format!("{place:?}: {head}\n\n{body}"));
    }

    /// What the lobby says of this table. It is told within a moment; of other tables, and of who is here, each server says
    /// something else.
    pub async fn lobby(&mut self, place: Option<usize>) {
        let told = async {
            loop {
                let request = Request::new("GET", "/api/lobby");
                let answer = match place {
                    Some(place) => self.people[place].send(request).await,
                    None => request.send(&self.people[0].host).await,
                };
                let lobby: protocol::lobby::Lobby = answer.expect("an answer").message().expect("the lobby");
                if let Some(line) = lobby.tables.into_iter().find(|line| line.table == self.opened.table) {
                    return line;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let line = tokio::time::timeout(PATIENCE, told).await.expect("the table is in the lobby");
        self.sent.push(format!("{place:?}: lobby {line:?}"));
    }

    pub fn change(&self, change: Change) {
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = Some((self.opened.table, change));
    }
}

/// The text without its numbers, for what is full of moments. Digits of names are no numbers.
fn without_numbers(text: &str) -> String {
    let mut is_name = false;
    let mut last = ' ';
    text.chars()
        .filter(|c| {
            is_name = if c.is_ascii_digit() { is_name || last.is_ascii_alphabetic() } else { c.is_ascii_alphabetic() };
            last = *c;
            is_name || !c.is_ascii_digit()
        })
        .collect()
}

/// The text with all numbers replaced that come from a clock.
fn without_time(text: &str) -> String {
    const CLOCKS: [&str; 5] = ["\"left_ms\":", "\"decision_ms\":", "\"free_ms\":", "\"idle_ms\":", "\"retry_ms\":"];
    let mut rest = text;
    let mut out = String::with_capacity(text.len());
    while let Some((at, key)) = CLOCKS.iter().filter_map(|key| Some((rest.find(key)?, key))).min() {
        let (before, value) = rest.split_at(at + key.len());
        let end = value.find(|c: char| !c.is_ascii_digit() && !"[],".contains(c)).unwrap_or(value.len());
        // How many numbers there are is told by no clock.
        let commas = value[..end].split(',').map(|number| if number.is_empty() { "" } else { "#" });
        out += before;
        out += &commas.collect::<Vec<_>>().join(",");
        rest = &value[end..];
    }
    out + rest
}
