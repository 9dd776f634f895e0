//! The task of one table. It steps the room, waits until what the room wants stored is stored, and only then sends what the
//! room wants sent.

mod days;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use protocol::http::{FailureCode, Joined};
use protocol::to_client::Plain;
use protocol::{ActionId, Broken, PersonId, Phase, Refusal, TableId, ToServer, Visibility, Why};
use room::{Device, Effect, Input, Output, Room};
use store::{AppendError, Condition, Epoch, Listing, OwnerError, WallTime};
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::Error;
use crate::ids;
use crate::live::finishing;
use crate::live::letter::{Frame, Letter};
use crate::live::listing;
use crate::live::loader::Found;
use crate::live::loading;
use crate::live::opening;
use crate::live::registry::{Letters, Panics, Registry, Shared};
use crate::live::slow;
use crate::live::storing;
use crate::live::talks::TableTalk;
use crate::observe::metrics::Counted;

/// After so long what could not be done is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// The longest time that is charged for the last thinking before a server was killed. It lies between two moments of the
/// clock on the wall, which may have been set meanwhile; nobody loses more by that.
const LONGEST_RUN_ON: Duration = Duration::from_secs(60);

/// What follows at a slow table only after this long is not waited for in memory.
const FAR: Duration = Duration::from_secs(120);

/// How a table begins.
pub enum Beginning {
    /// It is in the store.
    Load,
    /// It was opened just now: its first output is to be stored.
    Opened {
        /// The room.
        room: Box<Room>,
        /// Its first epoch.
        epoch: Epoch,
        /// What is to be stored and done first.
        first: Box<Output>,
        /// Told when that is done.
        done: oneshot::Sender<()>,
    },
}

/// Why a table ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// Nobody was there.
    Unused,
    /// The server stops.
    Stopping,
    /// Another owner has it, or what was written is not known: it has to be loaded again.
    Reload,
    /// Its room panicked, at this request if it was one.
    Panicked(Option<ActionId>),
}

/// The time of a table: milliseconds that only grow.
struct TableClock {
    base: u64,
    since: Instant,
}

impl TableClock {
    fn at(base: u64) -> Self {
        Self { base, since: Instant::now() }
    }

    fn now(&self) -> u64 {
        self.base + u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX / 2)
    }

    fn instant(&self, at: u64) -> Instant {
        self.since + Duration::from_millis(at.saturating_sub(self.base))
    }
}

struct Actor {
    table: TableId,
    registry: Arc<Registry>,
    shared: Arc<Shared>,
    mailbox: mpsc::WeakSender<Box<Letter>>,
    /// In a box, so that the futures which move it about are small.
    room: Box<Room>,
    epoch: Epoch,
    head: u64,
    clock: TableClock,
    devices: Vec<Device>,
    /// What is said here.
    talk: Arc<TableTalk>,
    wake: Option<u64>,
    panics: Panics,
    lonely_since: Instant,
    counted: Counted,
    condition: watch::Receiver<Condition>,
    /// Whether the room was told that the storage is away.
    is_away: bool,
    /// What is to be done and could not be done yet, and when it is tried again.
    later: Vec<Effect>,
    again: Option<Instant>,
    /// When it was opened, in milliseconds since 1970.
    opened_at: u64,
    /// The room as the lobby was told of it last, and whether the table is to be found there.
    listed: (Option<u64>, bool),
    /// Whose turn it is at a slow table, as mails were queued for it.
    mailed: BTreeMap<PersonId, u64>,
}

/// Runs a table until it leaves memory.
pub async fn run(
    registry: Arc<Registry>,
    table: TableId,
    mailbox: mpsc::WeakSender<Box<Letter>>,
    mut letters: Letters,
    beginning: Beginning,
) {
    let begun = caught(begin(&registry, table, &mailbox, beginning)).await;
    let (end, devices) = match begun.unwrap_or(Err(Broken::GoingAway)) {
        Ok((mut actor, first)) => {
            let end = caught(actor.live(&mut letters, first)).await.unwrap_or(End::Panicked(None));
            (end, actor.leave(end).await)
        }
        Err(broken) => {
            letters.close();
            while let Some(letter) = letters.recv().await {
                if let Some(device) = letter.device() {
                    registry.shared().connections.show(device, Frame::Close(broken));
                }
            }
            (End::Stopping, Vec::new())
        }
    };
    if let Some(mailbox) = mailbox.upgrade() {
        registry.forget(table, &mailbox);
    }
    // They come back by themselves, and find the table as it is stored: only now, so that nobody meets this one again.
    for device in devices {
        registry.shared().connections.show(device, Frame::Close(Broken::GoingAway));
    }
    letters.close();
    // Whoever wrote in the last moment is not left without an answer.
    while let Some(letter) = letters.recv().await {
        match (letter.device(), end) {
            (_, End::Unused) | (None, End::Reload | End::Panicked(_)) => drop(registry.send(table, *letter).await),
            (Some(device), _) => registry.shared().connections.show(device, Frame::Close(Broken::GoingAway)),
            (None, End::Stopping) => (),
        }
    }
}

/// What panicked, wherever that was.
struct Panicked;

/// A future that may panic: then nobody is left waiting for what it would have done.
async fn caught<T>(future: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut future = pin!(future);
    let next = |context: &mut std::task::Context<'_>| {
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        polled.map_or(Poll::Ready(Err(Panicked)), |polled| polled.map(Ok))
    };
    std::future::poll_fn(next).await
}

async fn begin(
    registry: &Arc<Registry>,
    table: TableId,
    mailbox: &mpsc::WeakSender<Box<Letter>>,
    beginning: Beginning,
) -> Result<(Actor, First), Broken> {
    let shared = registry.shared().clone();
    let (room, epoch, head, time, opened_at, first) = match beginning {
        Beginning::Opened { room, epoch, first, done } => (room, epoch, 0, 0, shared.wall(), (*first, Some(done))),
        Beginning::Load => rebuilt(registry, table, *registry.load(table).await?).await?,
    };
    let panics = registry.panics(table);
    let clock = TableClock::at(time);
    let (mailbox, lonely_since) = (mailbox.clone(), Instant::now());
    let counted = Counted::new(shared.metrics.clone(), room.phase());
    let talk = shared.talks.at(table);
    let (devices, wake, condition) = (Vec::new(), None, shared.store.condition());
    Ok((
        Actor {
            table,
            registry: registry.clone(),
            shared,
            mailbox,
            room,
            epoch,
            head,
            clock,
            devices,
            talk,
            wake,
            panics,
            lonely_since,
            counted,
            condition,
            is_away: false,
            later: Vec::new(),
            again: None,
            opened_at: u64::try_from(opened_at.0).unwrap_or(0),
            listed: (None, false),
            mailed: BTreeMap::new(),
        },
        first,
    ))
}

/// What a table wants first, and who is told when that is done.
type First = (Output, Option<oneshot::Sender<()>>);

type Rebuilt = (Box<Room>, Epoch, u64, u64, WallTime, First);

/// The room of a stored table. One that cannot be replayed is set aside.
async fn rebuilt(registry: &Registry, table: TableId, found: Found) -> Result<Rebuilt, Broken> {
    let (shared, Found { claimed, stored, seed }) = (registry.shared(), found);
    if stored.head == 0 {
        // It was being opened when the server was killed; nobody knows of it.
        return Err(Broken::NoSuchTable);
    }
    let slow_time = slow::table_time(&stored, shared.wall());
    let ran_on = stored.table_time.0 + ran_on(claimed.last_heard, stored.changed_at);
    let (time, head) = (slow_time.unwrap_or(ran_on), stored.head);
    // Without its first entry nobody was ever told of the table.
    let given = loading::given(&seed.ok_or(Broken::NoSuchTable)?, claimed.epoch);
    let replayed = catch_unwind(AssertUnwindSafe(|| loading::restored(&stored, given, time)));
    let reason = match replayed {
        Ok(Ok((room, mut first))) => {
            // Its server was killed before it could say so. That a game has ended the room says by itself.
            if stored.finished_at.is_none() && room.phase() == Phase::Closed {
                first.effects.push(Effect::Closed);
            }
            if stored.finished_at.is_none() {
                first.effects.extend(room.listing());
            } else {
                first.effects.retain(|effect| *effect != Effect::Ended);
            }
            return Ok((Box::new(room), claimed.epoch, head, time, stored.created_at, (first, None)));
        }
        Ok(Err(error)) => error.to_string(),
        Err(_) => "replaying it panics".to_owned(),
    };
    set_aside(shared, table, claimed.epoch, reason).await;
    Err(Broken::TableGone)
}

/// For how long time ran after the last entry: until the last owner was last heard of. While nobody owned the table it stood
/// still.
fn ran_on(last_heard: Option<WallTime>, changed_at: WallTime) -> u64 {
    let ran_on = last_heard.map_or(0, |heard| heard.0.saturating_sub(changed_at.0));
    u64::try_from(ran_on).unwrap_or(0).min(LONGEST_RUN_ON.as_millis() as u64)
}

async fn set_aside(shared: &Shared, table: TableId, epoch: Epoch, reason: String) {
    tracing::error!(%table, reason, "a table is set aside");
    if let Err(error) = shared.store.set_aside(ids::table(table), epoch, reason).await {
        tracing::error!(%table, %error, "a table cannot be set aside");
    }
}

impl Actor {
    async fn live(&mut self, letters: &mut Letters, (first, done): First) -> End {
        if let Err(end) = self.carry_out(first).await {
            return end;
        }
        if let Some(done) = done {
            let _ = done.send(());
        }
        if let Err(end) = self.look_up_vacations().await {
            return end;
        }
        loop {
            let next = self.next(letters).await;
            let handled = match next {
                Next::Letter(letter) => self.handle(letter).await,
                Next::Time => self.step(Input::Tick).await,
                Next::Storage => self.storage_changes().await,
                Next::Again => {
                    self.try_again().await;
                    Ok(())
                }
                Next::Unused if self.registry.unload(self.table, letters) => Err(End::Unused),
                Next::Unused => Ok(()),
                Next::Stopping => {
                    let told = self.step(Input::Restart { in_ms: 0 }).await;
                    told.and(Err(End::Stopping))
                }
            };
            if let Err(end) = handled {
                return end;
            }
        }
    }

    async fn next(&mut self, letters: &mut Letters) -> Next {
        let wake = self.wake.map(|at| tokio::time::Instant::from_std(self.clock.instant(at)));
        let idle = self.devices.is_empty().then(|| self.lonely_since + self.shared.unload_after);
        let again = self.again.map(tokio::time::Instant::from_std);
        // What is days away is looked for by the clock on the wall.
        let far = Instant::now() + FAR;
        let is_far = self.room.is_slow() && wake.is_some_and(|wake| wake.into_std() > far);
        let idle = idle.filter(|_| wake.is_none() || is_far).map(tokio::time::Instant::from_std);
        tokio::select! {
            letter = letters.recv() => letter.map_or(Next::Stopping, |letter| Next::Letter(*letter)),
            () = until(wake) => Next::Time,
            () = until(idle) => Next::Unused,
            () = until(again) => Next::Again,
            () = changed(&mut self.condition, self.is_away) => Next::Storage,
            () = self.shared.stopping.cancelled() => Next::Stopping,
        }
    }

    async fn handle(&mut self, letter: Letter) -> Result<(), End> {
        if let (Some(device), Some(id)) = (letter.device(), letter.action_id())
            && self.panics.is_refused(id)
        {
            let refused: Plain = Plain::Refused { id, why: Why::only(Refusal::SetAside) };
            self.shared.connections.show(device, Frame::Text(protocol::text(&refused).into()));
            return Ok(());
        }
        match letter {
            Letter::Input(Input::Connect { device, person, .. }) if !self.room.is_member(person) => {
                self.shared.connections.show(device, Frame::Close(Broken::NoSuchTable));
                Ok(())
            }
            // The table does not wait for what is said at it.
            Letter::Input(Input::Say { device, message: ToServer::Say { id, words } }) => {
                self.talk.say(device, id, words, &self.room);
                Ok(())
            }
            Letter::Input(Input::Connect { device, person, have, start, legal }) => {
                self.devices.push(device);
                self.step(Input::Connect { device, person, have, start, legal }).await?;
                // After the welcome.
                self.talk.connected(device, person, &self.room);
                Ok(())
            }
            Letter::Input(input) => {
                if let Input::Disconnect { device } = &input {
                    self.forget(*device);
                }
                self.step(input).await
            }
            Letter::Join { person, name, watch, must_sit, answer } => {
                let joined = match must_sit && !self.room.has_seat_for(person) {
                    true => Err(Error::NotFound),
                    false => self.join(person, name, watch).await?,
                };
                let _ = answer.send(joined);
                Ok(())
            }
            Letter::BotJoins { bot, name, owner, is_invited, answer } => {
                let joined = self.joined(bot, Input::BotJoins { bot, name, owner, is_invited }).await?;
                let _ = answer.send(joined);
                Ok(())
            }
            Letter::Look { person, answer } => {
                let _ = answer.send(loading::invited(&self.room, person));
                Ok(())
            }
            Letter::Record { person, answer } => {
                let _ = answer.send(self.room.record(person).ok_or(Error::NotOver));
                Ok(())
            }
            Letter::IsHost { person, answer } => {
                let _ = answer.send(self.room.is_host(person));
                Ok(())
            }
            Letter::Reading { person, room, about, answer } => {
                let _ = answer.send((self.room.reads(person, room), self.room.is_member(about)));
                Ok(())
            }
            Letter::Erase { person, answer } => self.erase(person, answer).await,
            Letter::Vacations => self.look_up_vacations().await,
            Letter::Wake => Ok(()),
        }
    }

    /// Somebody is erased: they leave, and every entry that names them is written anew. Then the table is loaded again, so that
    /// nothing in memory has the name.
    async fn erase(&mut self, person: PersonId, answer: oneshot::Sender<()>) -> Result<(), End> {
        if self.is_away {
            // Whoever asked is told that it cannot be done now.
            return Ok(());
        }
        let before = self.head;
        self.step(Input::Erase { person }).await?;
        let rewrite = Box::new(move |row: &store::Row| room::without_name(&row.body, person));
        match self.shared.store.rewrite(ids::table(self.table), rewrite).await {
            Ok(written) => {
                let _ = answer.send(());
                if written == 0 && self.head == before {
                    return Ok(());
                }
            }
            Err(error) => tracing::warn!(table = %self.table, %error, "a name cannot be taken out of a table"),
        }
        Err(End::Reload)
    }

    fn forget(&mut self, device: Device) {
        self.devices.retain(|known| *known != device);
        self.talk.gone(device);
        self.lonely_since = Instant::now();
    }

    async fn join(&mut self, person: PersonId, name: String, watch: bool) -> Result<Result<Joined, Error>, End> {
        self.joined(person, Input::Join { person, name, watch }).await
    }

    async fn joined(&mut self, person: PersonId, input: Input) -> Result<Result<Joined, Error>, End> {
        let output = self.stepped(input, None)?;
        let joined = output.effects.iter().find_map(|effect| match effect {
            Effect::Joined { person: who, seat } if *who == person => Some(Ok(Joined { seat: *seat })),
            Effect::NotJoined { person: who, why } if *who == person => Some(Err(match why {
                FailureCode::NoWatching => Error::NoWatching,
                FailureCode::Removed => Error::Removed,
                FailureCode::NotForBots => Error::NotForBots,
                FailureCode::Unavailable => Error::Unavailable("the table is full, or waits for its storage"),
                _ => Error::NotFound,
            })),
            _ => None,
        });
        self.carry_out(output).await?;
        Ok(joined.unwrap_or(Err(Error::NotFound)))
    }

    async fn step(&mut self, input: Input) -> Result<(), End> {
        let (request, is_action) = match &input {
            Input::Say { message, .. } => (message.id(), matches!(message, ToServer::Act { .. })),
            _ => (None, false),
        };
        let taken = Instant::now();
        let mut output = self.stepped(input, request)?;
        let answered = std::mem::take(&mut output.answered);
        self.carry_out(output).await?;
        for outcome in answered {
            self.shared.metrics.answered(outcome);
            self.shared.metrics.acknowledged(taken.elapsed());
            if is_action && outcome.is_ok() {
                self.shared.metrics.acted();
            }
        }
        Ok(())
    }

    fn stepped(&mut self, input: Input, request: Option<ActionId>) -> Result<Output, End> {
        let now = self.clock.now();
        let (room, before) = (&mut self.room, &self.shared.before_step);
        let step = || {
            if let Some(before) = before {
                before(room, &input);
            }
            room.step(input, now)
        };
        catch_unwind(AssertUnwindSafe(step)).map_err(|_| End::Panicked(request))
    }

    /// Stores what is to be stored, and only then does the rest.
    async fn carry_out(&mut self, output: Output) -> Result<(), End> {
        let Output { append, parcels, close, think, wake, effects, answered: _ } = output;
        self.counted.moves(self.room.phase());
        if let Some(append) = append {
            let now = self.shared.wall();
            let rows = storing::append(self.table, self.epoch, self.head, append, &effects, now);
            self.store(rows).await?;
        }
        // Nothing follows before the storage is back, and what bots are asked is asked anew then.
        self.wake = wake.filter(|_| !self.is_away);
        // A table that people are told of is there when they are told.
        let (before, after): (Vec<_>, Vec<_>) =
            effects.into_iter().partition(|effect| matches!(effect, Effect::OpenRematch { .. }));
        for effect in before {
            self.effect(effect).await;
        }
        for parcel in parcels {
            self.shared.connections.show(parcel.to, Frame::Text(parcel.text));
        }
        self.talk.update(&self.room);
        for (device, broken) in close {
            self.forget(device);
            self.shared.connections.show(device, Frame::Close(broken));
        }
        for think in think.into_iter().filter(|_| !self.is_away) {
            self.ask_bot(think);
        }
        self.tell_lobby();
        self.write_mails().await;
        for effect in after {
            self.effect(effect).await;
        }
        Ok(())
    }

    /// The storage is away, or back: a table that has nothing to store hears of it too, and its time stands.
    async fn storage_changes(&mut self) -> Result<(), End> {
        self.is_away = !self.is_away;
        let input = if self.is_away { Input::StorageAway { since: self.clock.now() } } else { Input::StorageBack };
        self.step(input).await
    }

    /// Appends to the journal and waits until it is durable. While the storage is away the store repeats it, and whoever
    /// looks at the table is told that it waits.
    async fn store(&mut self, append: store::Append) -> Result<(), End> {
        let (head, since) = (append.new_head(), self.clock.now());
        let shared = self.shared.clone();
        let mut writing = pin!(shared.store.append(append));
        let appended = loop {
            tokio::select! {
                biased;
                appended = &mut writing => break appended,
                () = changed(&mut self.condition, false), if !self.is_away => {
                    self.is_away = true;
                    self.tell_away(since)?;
                }
            }
        };
        match appended {
            Ok(_) => {
                self.head = head;
                Ok(())
            }
            Err(AppendError::Refused(reason)) => {
                tracing::error!(table = %self.table, reason, "the storage refuses what a table wants stored");
                Err(End::Panicked(None))
            }
            Err(error) => {
                tracing::warn!(table = %self.table, %error, "a table has to be loaded again");
                Err(End::Reload)
            }
        }
    }

    /// The room is told that the storage is away while it waits for it. Nothing is wanted stored then; that the storage is
    /// back it is told after this step, as any other input.
    fn tell_away(&mut self, since: u64) -> Result<(), End> {
        let output = self.stepped(Input::StorageAway { since }, None)?;
        if output.append.is_some() || !output.effects.is_empty() {
            tracing::error!(table = %self.table, "a table wants to store while it cannot");
            return Err(End::Reload);
        }
        for parcel in output.parcels {
            self.shared.connections.show(parcel.to, Frame::Text(parcel.text));
        }
        Ok(())
    }

    fn ask_bot(&self, think: room::Think) {
        let room::Think { ticket, deadline, takes, job } = think;
        let mailbox = self.mailbox.clone();
        let runtime = tokio::runtime::Handle::current();
        let deadline = self.clock.instant(deadline);
        let job = move || {
            let words = catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| {
                tracing::error!("a bot panicked while thinking");
                None
            });
            // The thread does not wait for the mailbox of a table.
            runtime.spawn(async move {
                if let Some(mailbox) = mailbox.upgrade() {
                    let thought = Letter::Input(Input::Thought { ticket, words });
                    let _ = mailbox.send(Box::new(thought)).await;
                }
            });
        };
        self.shared.bots.think(deadline, takes, Box::new(job));
    }

    /// Does something outside; what cannot be done now is tried again until it can.
    async fn effect(&mut self, effect: Effect) {
        let done = match effect.clone() {
            // Who belongs to the table was stored with the entries.
            Effect::Joined { .. } | Effect::NotJoined { .. } | Effect::Left { .. } => Ok(()),
            Effect::OpenRematch { table, rules, host, seats } => {
                let opened = opening::open_as(&self.registry, table, rules, host, seats).await;
                opened.map_err(|error| error.to_string())
            }
            Effect::List { visibility, host, wants } => {
                let visibility = match visibility {
                    Visibility::Link => store::Visibility::Link,
                    Visibility::Friends => store::Visibility::Friends,
                    Visibility::Everybody => store::Visibility::Everybody,
                };
                let opened_at = WallTime(i64::try_from(self.opened_at).unwrap_or(i64::MAX));
                let listing = Listing { visibility, opened_by: ids::person(host), wants, opened_at };
                unless_fenced(self.shared.store.list_table(ids::table(self.table), self.epoch, listing).await)
            }
            Effect::Ended => self.keep_result().await,
            Effect::Closed => {
                let now = self.shared.wall();
                unless_fenced(self.shared.store.finish(ids::table(self.table), self.epoch, now).await)
            }
        };
        if let Err(error) = done {
            tracing::warn!(table = %self.table, error, "a table tries again what it has to do");
            self.later.push(effect);
            self.again = Some(Instant::now() + AGAIN);
        }
    }

    /// Keeps what came of the game, and says so to who wants a mail about it.
    async fn keep_result(&mut self) -> Result<(), String> {
        let Some(finished) = self.room.finished() else { return Ok(()) };
        let people: Vec<PersonId> = finished.seats.iter().filter_map(|seat| seat.person).collect();
        unless_fenced(finishing::keep(&self.shared, self.table, self.epoch, finished).await)?;
        if self.room.is_slow()
            && let Err(error) = slow::announce_end(&self.shared, self.table, &people).await
        {
            tracing::warn!(table = %self.table, %error, "a mail is not queued");
        }
        Ok(())
    }

    /// Says in the lobby what the table looks like to strangers, if that has changed.
    fn tell_lobby(&mut self) {
        let version = self.room.seen_by(None).version;
        if self.listed.0 == Some(version) {
            return;
        }
        let row = listing::row(&self.room, self.opened_at);
        let (was_there, is_there) = (self.listed.1, row.is_some());
        self.listed = (Some(version), is_there);
        if was_there || is_there {
            self.shared.lobby.tell(self.table, row);
        }
    }

    async fn try_again(&mut self) {
        self.again = None;
        for effect in std::mem::take(&mut self.later) {
            self.effect(effect).await;
        }
    }

    /// The table leaves memory. Returns the connections that are to come back.
    async fn leave(self, end: End) -> Vec<Device> {
        let shared = &self.shared;
        // Where nobody has to be there, the table stays in the lobby.
        if self.listed.1 && !self.room.is_slow() {
            shared.lobby.tell(self.table, None);
        }
        match end {
            End::Unused | End::Stopping => {
                if let Err(error) = shared.store.release(ids::table(self.table), self.epoch).await {
                    tracing::debug!(table = %self.table, %error, "a table cannot be released");
                }
            }
            End::Reload => (),
            End::Panicked(request) => {
                tracing::error!(table = %self.table, "a table panicked");
                if self.registry.panicked(self.table, request) {
                    let reason = "it panicked three times".to_owned();
                    set_aside(shared, self.table, self.epoch, reason).await;
                }
            }
        }
        match end {
            End::Unused | End::Stopping => Vec::new(),
            End::Reload | End::Panicked(_) => self.devices,
        }
    }
}

/// Whoever owns the table now does it.
fn unless_fenced(done: Result<(), OwnerError>) -> Result<(), String> {
    match done {
        Err(error @ OwnerError::Store(_)) => Err(error.to_string()),
        Ok(()) | Err(_) => Ok(()),
    }
}

enum Next {
    Letter(Letter),
    Time,
    Storage,
    Again,
    Unused,
    Stopping,
}

/// Waits until the storage is away, or no longer.
async fn changed(condition: &mut watch::Receiver<Condition>, is_away: bool) {
    if condition.wait_for(|now| matches!(now, Condition::Away { .. }) != is_away).await.is_err() {
        // The store has ended; so will the table.
        std::future::pending::<()>().await;
    }
}

async fn until(at: Option<tokio::time::Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_anywhere_is_noticed_and_what_does_not_panic_goes_on() {
        let (say, hear) = oneshot::channel();
        let waits = async { hear.await.expect("said") };
        let (heard, ()) = tokio::join!(caught(waits), async { say.send(7).expect("somebody listens") });
        assert!(matches!(heard, Ok(7)));
        let later = async {
            tokio::task::yield_now().await;
            panic!("a table that panics between its steps, on purpose");
        };
        assert!(matches!(caught::<()>(later).await, Err(Panicked)));
    }

    #[test]
    fn time_runs_on_until_the_owner_was_last_heard_of_and_a_clock_that_jumped_costs_little() {
        let at = |seconds: i64| WallTime(1_800_000_000_000 + seconds * 1_000);
        assert_eq!(ran_on(Some(at(7)), at(0)), 7_000);
        assert_eq!(ran_on(None, at(0)), 0, "it was given up in good order");
        assert_eq!(ran_on(Some(at(-5)), at(0)), 0);
        assert_eq!(ran_on(Some(at(100_000)), at(0)), 60_000);
    }
}
