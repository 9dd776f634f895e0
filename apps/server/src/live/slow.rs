//! Slow games: time by the clock on the wall.
//!
//! The time of a slow table passes also while it is not in memory. With every entry it is stored when something follows by
//! itself, by the time of the table and by the clock on the wall; the difference between the two says what time it is at the
//! table when it is loaded again. So a deadline in the store is moved by moving its moment on the wall, and nothing else:
//! after an outage all of them are ([`store::Journal::watch_deadlines`]).

use std::sync::Arc;
use std::time::Duration;

use protocol::Rules;
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
/// The kind of mail that says whose turn it is.
const YOUR_TURN: &str = "your_turn";

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

/// Brings tables into memory whose time has come, until the server stops.
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
    Ok(())
}

/// Puts a mail into the queue that says whose turn it is, if they want one.
pub async fn announce(
    shared: &Shared,
    table: protocol::TableId,
    person: protocol::PersonId,
    prompt: u64,
) -> Result<(), Error> {
    let Some(account) = shared.store.account(ids::person(person)).await? else { return Ok(()) };
    let is_confirmed = account.mail.is_some_and(|mail| mail.confirmed_at.is_some());
    if !is_confirmed || !account.choices.mail_wants.split_whitespace().any(|kind| kind == YOUR_TURN) {
        return Ok(());
    }
    let (person, table) = (ids::person(person), Some(ids::table(table)));
    let due_at = shared.wall().plus(MAIL_AFTER);
    shared.store.put_mail(NewMail { person, kind: YOUR_TURN.to_owned(), table, prompt, due_at }).await?;
    Ok(())
}

/// It is not somebody's turn any longer.
pub async fn withdraw(shared: &Shared, table: protocol::TableId, person: protocol::PersonId) -> Result<(), Error> {
    shared.store.cancel_mails(ids::person(person), ids::table(table)).await?;
    Ok(())
}
