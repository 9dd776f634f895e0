//! Slow games: time by the clock on the wall.
//!
//! The time of a slow table passes also while it is not in memory. With every entry it is stored when something follows by
//! itself, by the time of the table and by the clock on the wall; the difference between the two says what time it is at the
//! table when it is loaded again. So a deadline in the store is moved by moving its moment on the wall, and nothing else:
//! after an outage all of them are ([`store::Journal::watch_deadlines`]).

use std::sync::Arc;
use std::time::Duration;

use protocol::{PersonId, Rules};
use room::{Input, Turn};
use serde::Deserialize;
use store::{NewMail, Stored, WallTime};
use tokio::time::MissedTickBehavior;

use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::live::registry::{Registry, Shared};

/// Outages up to this cost those who are asked nothing but this.
const LONGEST_OUTAGE: Duration = Duration::from_secs(60);
/// How many tables are brought into memory with one look.
const AT_ONCE: u32 = 500;
/// Who moves within this time gets no mail.
const MAIL_AFTER: Duration = Duration::from_secs(5 * 60);
/// The kinds of mails: whose turn it is, that little time is left, that the game is over.
const YOUR_TURN: &str = "your_turn";
const TIME_IS_SHORT: &str = "time_is_short";
const GAME_OVER: &str = "game_over";
/// So much is little.
const LITTLE: Duration = Duration::from_secs(3 * 60 * 60);

/// What a room writes beside its entries about time.
#[derive(Deserialize)]
struct Times {
    rules: Rules,
    #[serde(default)]
    due: Option<u64>,
}

/// Whether this is a slow table, and what time it is there; nothing for others.
pub fn table_time(stored: &Stored, now: WallTime) -> Option<u64> {
    let times: Times = serde_json::from_str(&stored.clocks).ok()?;
    if !times.rules.is_slow() {
        return None;
    }
    let at_last = stored.table_time.0;
    let (Some(due), Some(deadline)) = (times.due, stored.deadline_at) else { return Some(at_last) };
    Some(due.saturating_add_signed(now.0.saturating_sub(deadline.0)).max(at_last))
}

/// Whether this is what a slow table writes beside its entries.
pub fn is_slow(summary: &str) -> bool {
    serde_json::from_str::<Times>(summary).is_ok_and(|times| times.rules.is_slow())
}

/// Says that deadlines are watched; if nobody did for a while, they have moved.
pub async fn watch(shared: &Shared) -> Result<(), Error> {
    let moved = shared.store.watch_deadlines(shared.wall(), LONGEST_OUTAGE).await?;
    if !moved.is_zero() {
        tracing::info!(seconds = moved.as_secs(), "deadlines of slow games move, because nobody watched them");
    }
    Ok(())
}

/// Brings tables into memory whose time has come, or that are to be closed, until the server stops.
pub async fn sweep(registry: Arc<Registry>, every: Duration) {
    let shared = registry.shared().clone();
    let mut beat = tokio::time::interval(every);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => (),
            () = shared.stopping.cancelled() => return,
        }
        if let Err(error) = look(&registry).await {
            tracing::warn!(%error, "deadlines of slow games are not looked for");
        }
    }
}

async fn look(registry: &Arc<Registry>) -> Result<(), Error> {
    let shared = registry.shared();
    watch(shared).await?;
    for table in shared.store.due(shared.wall(), AT_ONCE).await? {
        let table = ids::stored_table(table);
        if !registry.has(table) {
            registry.send(table, Letter::Wake).await?;
        }
    }
    // Whoever runs the server has asked for these; each says so to its people and is finished.
    for table in shared.store.to_close(AT_ONCE).await? {
        registry.send(ids::stored_table(table), Letter::Input(Input::Close)).await?;
    }
    Ok(())
}

/// Puts mails into the queue that say whose turn it is and, later, that little time is left, as far as they want them.
pub async fn announce(shared: &Shared, table: protocol::TableId, turn: Turn) -> Result<(), Error> {
    let Some(wants) = wants(shared, turn.person).await? else { return Ok(()) };
    let (person, table, prompt) = (ids::person(turn.person), Some(ids::table(table)), turn.prompt);
    let now = shared.wall();
    let before_the_end = turn.left.and_then(|left| Duration::from_millis(left).checked_sub(LITTLE));
    let mails = [
        (YOUR_TURN, Some(now.plus(MAIL_AFTER))),
        (TIME_IS_SHORT, before_the_end.filter(|time| *time > MAIL_AFTER).map(|time| now.plus(time))),
    ];
    for (kind, due_at) in mails {
        if let Some(due_at) = due_at.filter(|_| wants.split_whitespace().any(|wanted| wanted == kind)) {
            shared.store.put_mail(NewMail { person, kind: kind.to_owned(), table, prompt, due_at }).await?;
        }
    }
    Ok(())
}

/// Puts mails into the queue for those who want to know that a slow game is over.
pub async fn announce_end(shared: &Shared, table: protocol::TableId, people: &[PersonId]) -> Result<(), Error> {
    for person in people {
        let wants = wants(shared, *person).await?.unwrap_or_default();
        if wants.split_whitespace().any(|wanted| wanted == GAME_OVER) {
            let (person, table, due_at) = (ids::person(*person), Some(ids::table(table)), shared.wall());
            shared.store.put_mail(NewMail { person, kind: GAME_OVER.to_owned(), table, prompt: 0, due_at }).await?;
        }
    }
    Ok(())
}

/// For what somebody wants mails; nothing if they have no address that is known to be theirs.
async fn wants(shared: &Shared, person: PersonId) -> Result<Option<String>, Error> {
    let account = shared.store.account(ids::person(person)).await?;
    let confirmed = account.filter(|account| account.mail.as_ref().is_some_and(|mail| mail.confirmed_at.is_some()));
    Ok(confirmed.map(|account| account.choices.mail_wants))
}

/// It is not somebody's turn any longer.
pub async fn withdraw(shared: &Shared, table: protocol::TableId, person: PersonId) -> Result<(), Error> {
    shared.store.cancel_mails(ids::person(person), ids::table(table)).await?;
    Ok(())
}
