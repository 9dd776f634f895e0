//! Forgetting what need not be kept: in small portions, so that nobody who plays waits for it.

use std::time::Duration;

use serde::Deserialize;
use store::{Storage, StoreError, WallTime};

use crate::app::App;

/// How often it is looked whether there is something to forget.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// Between two portions.
const PAUSE: Duration = Duration::from_millis(500);
const DAY: i64 = 24 * 60 * 60 * 1000;

/// For how many days things are kept; the section `[keep]` of the configuration file. `docs/privacy.md` promises the defaults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Keep {
    /// Guests who never sat at a table and were not here since.
    pub guests_days: u16,
    /// What was said at tables.
    pub talk_days: u16,
    /// Reports that are closed.
    pub reports_days: u16,
    /// Invitations from person to person, and links that are over.
    pub invitations_days: u16,
    /// Mails that were sent or given up.
    pub mails_days: u16,
}

impl Default for Keep {
    fn default() -> Self {
        Self { guests_days: 30, talk_days: 90, reports_days: 180, invitations_days: 30, mails_days: 30 }
    }
}

/// How much was forgotten at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Guests.
    pub guests: u64,
    /// Lines that were said.
    pub talk: u64,
    /// Reports.
    pub reports: u64,
    /// Invitations.
    pub invitations: u64,
    /// Mails.
    pub mails: u64,
}

impl Forgotten {
    /// Whether nothing was left to forget.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// Forgets one portion of everything that is too old at this time.
pub async fn forget(store: &dyn Storage, keep: &Keep, now: WallTime) -> Result<Forgotten, StoreError> {
    let before = |days: u16| WallTime(now.0.saturating_sub(i64::from(days) * DAY));
    Ok(Forgotten {
        // Reports first: while one is kept, so are the lines and the people that it names.
        reports: store.forget_reports(before(keep.reports_days)).await?,
        talk: store.forget_talk(before(keep.talk_days)).await?,
        invitations: store.forget_invitations(before(keep.invitations_days)).await?,
        mails: store.forget_mails(before(keep.mails_days)).await?,
        guests: store.forget_guests(before(keep.guests_days)).await?,
    })
}

/// Forgets everything that is too old, portion by portion, again and again.
pub async fn run(app: App) {
    let mut hours = tokio::time::interval(EVERY);
    loop {
        hours.tick().await;
        loop {
            match forget(&*app.store, &app.keep, WallTime::now()).await {
                Ok(forgotten) if forgotten.is_nothing() => break,
                Ok(forgotten) => tracing::info!(?forgotten, "what is too old is forgotten"),
                Err(error) => {
                    tracing::warn!(%error, "what is too old is not forgotten now");
                    break;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}
