//! One table: its people, their sockets, and the pace at which they act.
//!
//! One task has all sockets of a table, so that the generator stays cheap. It acts at given times, however long the server
//! takes to answer, and picks from the legal actions that prompts list.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use client::{ClientError, Person, Player, Role, Socket, Told};
use game::Seat;
use protocol::{ActionId, NewOccupant, Phase, Phrase, Prompt, Refusal, Rules, ToServer, Words};
use serde::Deserialize;
use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::tally::Tally;

/// People come back within this time, and rest as long before they try again, like a page that has just lost its server.
const REST: Duration = Duration::from_millis(500);

/// What all tables of a run share.
#[derive(Debug)]
pub struct Plan {
    /// How often a table acts.
    pub pace: Duration,
    /// How often somebody at a table says something; nothing: never.
    pub talk: Option<Duration>,
    /// How many bots play along.
    pub bots: u8,
    /// Which.
    pub level: String,
    /// Permits to begin a game: all at once would be another kind of load.
    pub beginning: Semaphore,
    /// Permits to connect after the connection was lost: the system has no more places to wait for a server.
    pub returning: Arc<Semaphore>,
    /// Whether the server is known to be down: nobody tries to connect then.
    pub is_down: watch::Sender<bool>,
    /// What is counted.
    pub tally: Tally,
    /// The end.
    pub stop: CancellationToken,
}

/// A table whose people are connected.
pub struct Table {
    plan: Arc<Plan>,
    rules: Rules,
    seats: Vec<Sitting>,
    /// When the table may act next.
    slot: Instant,
    /// When somebody says something next, if people talk, and who.
    talk: Option<(Instant, usize)>,
    has_begun: bool,
    /// How many people wait to be welcomed after the connection was lost.
    is_back: bool,
    chance: u64,
}

struct Sitting {
    person: Person,
    player: Player,
    line: Line,
    /// When the action that is not acknowledged yet was sent, and how late that was.
    sent: Option<(Instant, Duration)>,
    /// What was said and is not answered yet, and since when.
    said: Option<(ActionId, Instant)>,
    /// What was asked last: a refused answer is given again.
    asked: Option<Prompt>,
    is_welcome: bool,
}

/// What somebody has of the server.
enum Line {
    Open(Box<Socket>),
    /// A connection was lost and is made again.
    Coming(Pin<Box<dyn Future<Output = Box<Socket>> + Send>>),
}

/// What is heard at a table.
enum Heard {
    Text(Result<String, ClientError>),
    Back(Box<Socket>),
}

impl Line {
    async fn say(&mut self, message: &ToServer) -> Result<(), ClientError> {
        match self {
            Self::Open(socket) => socket.say(message).await,
            // Whatever is not answered is said again.
            Self::Coming(_) => Ok(()),
        }
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Heard> {
        match self {
            Self::Open(socket) => socket.poll_text(context).map(Heard::Text),
            Self::Coming(coming) => coming.as_mut().poll(context).map(Heard::Back),
        }
    }
}

/// People who have joined a table and are not connected yet.
pub struct Joined {
    rules: Rules,
    opened: protocol::http::Opened,
    people: Vec<Person>,
}

impl Joined {
    /// The first opens a table, the others join it.
    pub async fn open(people: Vec<Person>, rules: Rules) -> Result<Self, ClientError> {
        let [host, guests @ ..] = people.as_slice() else {
            return Err(ClientError::NotUnderstood("a table without people".to_owned()));
        };
        let opened = host.open(rules.clone()).await?;
        for guest in guests {
            guest.join(&opened, false).await?;
        }
        Ok(Self { rules, opened, people })
    }

    /// Everybody connects.
    pub async fn connect(self, plan: Arc<Plan>, number: u64) -> Result<Table, ClientError> {
        let mut seats = Vec::with_capacity(self.people.len());
        for (index, person) in (0..).zip(self.people) {
            let role = if index == 0 { Role::Host } else { Role::Guest };
            let mut player = Player::new(role, self.opened.table, number * 16 + index);
            player.waits = true;
            let line = Line::Open(Box::new(person.connect(self.opened.table, None).await?));
            seats.push(Sitting { person, player, line, sent: None, said: None, asked: None, is_welcome: false });
        }
        let (slot, chance) = (Instant::now(), number);
        let (rules, talk, has_begun, is_back) = (self.rules, None, false, false);
        Ok(Table { plan, rules, seats, slot, talk, has_begun, is_back, chance })
    }
}

/// What happens next at a table.
enum Next {
    Stop,
    Heard(usize, Heard),
    Act,
    Say(usize),
}

impl Table {
    /// Plays one game after another until the end. The first begins when few others do.
    pub async fn play(mut self) {
        let (plan, stop) = (self.plan.clone(), self.plan.stop.clone());
        let mut beginning = plan.beginning.acquire().await.ok();
        self.slot = Instant::now() + self.part_of_pace();
        let part = self.draw();
        self.talk = plan.talk.map(|every| (Instant::now() + every.mul_f64(part), 0));
        self.give_seats_to_bots().await;
        loop {
            let is_asked = self.seats.iter().any(Sitting::is_asked);
            let next = tokio::select! {
                biased;
                () = stop.cancelled() => Next::Stop,
                (index, heard) = heard(&mut self.seats) => Next::Heard(index, heard),
                () = tokio::time::sleep_until(self.slot), if is_asked => Next::Act,
                index = time_to_talk(self.talk) => Next::Say(index),
            };
            if self.has_begun {
                drop(beginning.take());
            }
            match next {
                Next::Stop => return,
                Next::Act => self.act().await,
                Next::Say(index) => self.say(index).await,
                Next::Heard(index, Heard::Text(Ok(text))) => {
                    if let Err(error) = self.hear(index, &text).await {
                        self.reconnect(index, &error);
                    }
                }
                Next::Heard(index, Heard::Text(Err(error))) => self.reconnect(index, &error),
                Next::Heard(index, Heard::Back(socket)) => self.seats[index].line = Line::Open(socket),
            }
            if self.seats.iter().all(|sitting| sitting.player.is_over()) && self.again().await.is_none() {
                return;
            }
        }
    }

    async fn give_seats_to_bots(&mut self) {
        let (people, bots) = (self.seats.len(), usize::from(self.plan.bots));
        let Some(host) = self.seats.first_mut() else { return };
        for seat in Seat::all(self.rules.seats).skip(people).take(bots) {
            let to = NewOccupant::Bot { plays: self.plan.level.clone() };
            // A socket that is lost is noticed when it is read.
            let _ = host.line.say(&ToServer::Give { id: client::new_id(), seat, to }).await;
        }
    }

    /// Somebody who is asked acts.
    async fn act(&mut self) {
        let late = self.slot.elapsed();
        self.slot += self.plan.pace;
        let Some(sitting) = self.seats.iter_mut().find(|sitting| sitting.is_asked()) else { return };
        sitting.asked.clone_from(&sitting.player.prompt);
        let Some(action) = sitting.player.act() else {
            self.plan.tally.error("a prompt without legal actions");
            return;
        };
        // What the storage was not there for is sent again, and has been waited for since the first time.
        sitting.sent.get_or_insert((Instant::now(), late));
        // A socket that is lost is noticed when it is read.
        let _ = sitting.line.say(&action).await;
    }

    /// Somebody says a phrase; the next one is said by the next.
    async fn say(&mut self, index: usize) {
        let every = self.plan.talk.unwrap_or(Duration::MAX);
        self.talk = Some((Instant::now() + every, (index + 1) % self.seats.len().max(1)));
        let phrase = Phrase::ALL[(self.draw() * Phrase::ALL.len() as f64) as usize % Phrase::ALL.len()];
        let sitting = self.seats.get_mut(index).filter(|sitting| matches!(sitting.line, Line::Open(_)));
        let Some(sitting) = sitting else { return };
        let id = client::new_id();
        if sitting.said.replace((id, Instant::now())).is_some() {
            self.plan.tally.error("a line that was not answered before the next");
        }
        // A socket that is lost is noticed when it is read.
        let _ = sitting.line.say(&ToServer::Say { id, words: Words::Phrase { phrase } }).await;
    }

    async fn hear(&mut self, index: usize, text: &str) -> Result<(), ClientError> {
        let (plan, sitting) = (self.plan.clone(), &mut self.seats[index]);
        let not_understood = |error: serde_json::Error| ClientError::NotUnderstood(error.to_string());
        // Most of what is said are news, and of these only the number matters here.
        if text.starts_with(r#"{"type":"news""#) {
            let News { next } = serde_json::from_str(text).map_err(not_understood)?;
            sitting.player.have = Some(next);
            return Ok(());
        }
        let told: Told = serde_json::from_str(text).map_err(not_understood)?;
        match &told {
            Told::Said { id, .. } => {
                if let Some((_, since)) = sitting.said.take_if(|(said, _)| said == id) {
                    plan.tally.said(since.elapsed());
                }
                return Ok(());
            }
            Told::Refused { id, why } if sitting.said.take_if(|(said, _)| said == id).is_some() => {
                plan.tally.error(format!("a line was refused: {:?}", why.reason));
                return Ok(());
            }
            _ => (),
        }
        let said = sitting.player.hear(&told);
        match &told {
            Told::Prompt { .. } => self.slot = self.slot.max(Instant::now()),
            Told::Done { .. } => {
                if let (Some((sent, late)), None) = (sitting.sent, &sitting.player.unanswered) {
                    plan.tally.acknowledged(sent.elapsed(), late);
                    sitting.sent = None;
                }
            }
            Told::Refused { why, .. } => {
                if why.reason != Refusal::StorageAway {
                    plan.tally.error(format!("refused: {:?}", why.reason));
                    sitting.sent = None;
                }
                sitting.player.refused.clear();
                if sitting.player.prompt.is_none() {
                    sitting.player.prompt = sitting.asked.take();
                }
            }
            Told::Broken { code, .. } => plan.tally.error(format!("broken: {code:?}")),
            Told::Welcome { .. } => {
                if self.is_back && !sitting.is_welcome {
                    plan.tally.somebody_is_back();
                }
                sitting.is_welcome = true;
            }
            Told::Room(room) if room.phase == Phase::Playing && !self.has_begun => {
                self.has_begun = true;
                plan.tally.begun.fetch_add(1, Ordering::Relaxed);
            }
            _ => (),
        }
        if let Some(message) = said {
            self.seats[index].line.say(&message).await?;
        }
        if self.is_back && self.seats.iter().all(|sitting| sitting.is_welcome) {
            self.is_back = false;
            plan.tally.is_back();
        }
        Ok(())
    }

    /// A connection was lost: it is made again, and what was not acknowledged is sent again.
    fn reconnect(&mut self, index: usize, error: &ClientError) {
        self.plan.tally.failed(error);
        let (plan, part) = (self.plan.clone(), self.draw());
        let sitting = &mut self.seats[index];
        (sitting.is_welcome, sitting.sent, sitting.said, self.is_back) = (false, None, None, true);
        sitting.player.reconnected();
        let (person, table, have) = (sitting.person.clone(), sitting.player.table, sitting.player.have);
        sitting.line = Line::Coming(Box::pin(async move {
            loop {
                // It goes on when somebody who sends is gone too.
                let _ = plan.is_down.subscribe().wait_for(|is_down| !is_down).await;
                tokio::time::sleep(REST.mul_f64(part)).await;
                let permit = plan.returning.clone().acquire_owned().await;
                match person.connect(table, have).await {
                    Ok(socket) => return Box::new(socket),
                    Err(error) => plan.tally.failed(&error),
                }
                drop(permit);
            }
        }));
    }

    /// The same people play once more, at another table.
    async fn again(&mut self) -> Option<()> {
        let tally = &self.plan.tally;
        tally.games.fetch_add(1, Ordering::Relaxed);
        let people = self.seats.drain(..).map(|sitting| sitting.person).collect();
        let number = self.chance.wrapping_add(1 << 32);
        let opened = Joined::open(people, self.rules.clone()).await;
        let table = match opened {
            Ok(joined) => joined.connect(self.plan.clone(), number).await,
            Err(error) => Err(error),
        };
        let table = table.map_err(|error| tally.failed(&error)).ok()?;
        *self = Self { slot: self.slot, talk: self.talk, has_begun: true, ..table };
        self.give_seats_to_bots().await;
        Some(())
    }

    fn part_of_pace(&mut self) -> Duration {
        let part = self.draw();
        self.plan.pace.mul_f64(part)
    }

    /// A number from 0 to 1: tables are spread, and the same in every run.
    fn draw(&mut self) -> f64 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl Sitting {
    fn is_asked(&self) -> bool {
        self.player.prompt.is_some() && self.player.unanswered.is_none()
    }
}

/// Waits until somebody says something; for ever if nobody does.
async fn time_to_talk(talk: Option<(Instant, usize)>) -> usize {
    match talk {
        Some((at, index)) => {
            tokio::time::sleep_until(at).await;
            index
        }
        None => std::future::pending().await,
    }
}

/// News of which only this matters.
#[derive(Deserialize)]
struct News {
    next: u64,
}

/// The next message for anybody at the table, or who is back.
async fn heard(seats: &mut [Sitting]) -> (usize, Heard) {
    poll_fn(|context| {
        for (index, sitting) in seats.iter_mut().enumerate() {
            if let Poll::Ready(heard) = sitting.line.poll(context) {
                return Poll::Ready((index, heard));
            }
        }
        Poll::Pending
    })
    .await
}
