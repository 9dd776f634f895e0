//! Takes what is due from the queue and hands it over. What cannot be handed over is tried again later and later, and given up
//! after about a day.

use std::time::Duration;

use editions::Edition;
use lettre::message::Mailbox;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use locale::Lang;
use protocol::mail::MailKind;
use store::{Mail, StoreError, Token, WallTime};
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::ids;
use crate::mail::Confirmation;
use crate::mail::letter::{self, About};
use crate::mail::options::MailOptions;
use crate::observe::metrics::MailEnd;

/// How long nobody else gets a mail that was taken.
const LEASE: Duration = Duration::from_secs(10 * 60);
/// How many are taken at once.
const PORTION: u32 = 20;
/// The pauses between tries; after the last the mail is given up.
const PAUSES: [Duration; 6] = [
    Duration::from_secs(60),
    Duration::from_secs(5 * 60),
    Duration::from_secs(30 * 60),
    Duration::from_secs(2 * 60 * 60),
    Duration::from_secs(6 * 60 * 60),
    Duration::from_secs(16 * 60 * 60),
];
/// How many tables of a person are looked through for the one that a mail is about.
const TABLES: u32 = 200;

/// Sends mails until the server stops.
pub async fn run(app: App, options: MailOptions, mut confirmations: mpsc::Receiver<Confirmation>) {
    let mut due = tokio::time::interval(options.every);
    due.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let worker = Worker { app, transport: options.transport(), from: options.from };
    loop {
        tokio::select! {
            confirmation = confirmations.recv() => match confirmation {
                Some(confirmation) => worker.confirm(confirmation).await,
                None => return,
            },
            _ = due.tick() => {
                if let Err(error) = worker.send_due(WallTime::now()).await {
                    tracing::warn!(%error, "mails are not taken from the queue now");
                }
            }
        }
    }
}

/// When a mail is tried again that failed for so many times; nothing: never.
fn again(tries: u32, now: WallTime) -> Option<WallTime> {
    let pause = PAUSES.get(tries.saturating_sub(1) as usize)?;
    Some(now.plus(*pause))
}

struct Worker {
    app: App,
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A mail was not handed over.
struct Failed {
    /// What was said, without the address.
    reason: String,
    /// Whether it will be said again.
    is_final: bool,
}

impl Worker {
    /// Confirmations are sent at once and once again: whoever waits for one asks anew.
    async fn confirm(&self, Confirmation { to, lang, token }: Confirmation) {
        let about = About::Address { token: Token::reveal(&token) };
        for _ in 0..2 {
            match self.hand_over(to.clone(), &about, lang).await {
                Ok(()) => return self.app.metrics.mailed(MailEnd::Sent),
                Err(Failed { reason, is_final }) => {
                    tracing::warn!(reason, "a mail that confirms an address was not sent");
                    if is_final {
                        break;
                    }
                }
            }
        }
        self.app.metrics.mailed(MailEnd::GivenUp);
    }

    async fn send_due(&self, now: WallTime) -> Result<(), StoreError> {
        loop {
            let mails = self.app.store.take_mails(now, LEASE, PORTION).await?;
            if mails.is_empty() {
                return Ok(());
            }
            for mail in mails {
                self.send(mail, now).await?;
            }
        }
    }

    async fn send(&self, mail: Mail, now: WallTime) -> Result<(), StoreError> {
        let Some((to, about, lang)) = self.wanted(&mail).await? else {
            self.app.metrics.mailed(MailEnd::NotWanted);
            let reason = "not wanted".to_owned();
            return self.app.store.mail_failed(mail.id, mail.tries, reason, now, None).await.map(drop);
        };
        match self.hand_over(to, &about, lang).await {
            Ok(()) => {
                self.app.metrics.mailed(MailEnd::Sent);
                self.app.store.mail_sent(mail.id, now).await.map(drop)
            }
            Err(Failed { reason, is_final }) => {
                let again = again(mail.tries, now).filter(|_| !is_final);
                self.app.metrics.mailed(if again.is_some() { MailEnd::Again } else { MailEnd::GivenUp });
                tracing::warn!(reason, tries = mail.tries, gives_up = again.is_none(), "a mail was not sent");
                self.app.store.mail_failed(mail.id, mail.tries, reason, now, again).await.map(drop)
            }
        }
    }

    /// Where a mail goes and what it says, if its person still wants it.
    async fn wanted(&self, mail: &Mail) -> Result<Option<(Address, About, Lang)>, StoreError> {
        let kind = MailKind::from_id(&mail.mail.kind).filter(|kind| MailKind::split(&mail.wants).contains(kind));
        let confirmed = mail.address.as_ref().filter(|address| address.confirmed_at.is_some());
        let to = confirmed.and_then(|address| super::address(&address.address));
        let (Some(kind), Some(to), Some(table)) = (kind, to, mail.mail.table) else { return Ok(None) };
        let tables = self.app.store.tables_of(mail.mail.person, TABLES).await?;
        let known = tables.iter().find(|membership| membership.table == table);
        let edition = known.and_then(|membership| Edition::from_id(&membership.edition));
        let lang = mail.language.as_deref().and_then(Lang::from_code).unwrap_or_default();
        Ok(Some((to, About::Table { kind, table: ids::stored_table(table), edition }, lang)))
    }

    async fn hand_over(&self, to: Address, about: &About, lang: Lang) -> Result<(), Failed> {
        let (subject, text) = letter::written(about, lang, &self.app.names.public_url());
        let message = letter::mail(&self.from, Mailbox::new(None, to), subject, text);
        let none = || Failed { reason: "it cannot be written".to_owned(), is_final: true };
        let sent = self.transport.send(message.ok_or_else(none)?).await;
        sent.map(drop).map_err(|error| Failed { reason: said(&error), is_final: error.is_permanent() })
    }
}

/// What went wrong, without what could name the person: servers like to repeat the address.
fn said(error: &lettre::transport::smtp::Error) -> String {
    match error.status() {
        Some(code) => format!("the mail server said {code}"),
        None if error.is_timeout() => "the mail server does not answer".to_owned(),
        None if error.is_tls() => "the connection to the mail server cannot be encrypted".to_owned(),
        None => "the mail server cannot be reached".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_after_about_a_day() {
        let now = WallTime(0);
        let pauses: Vec<i64> = (1..).map_while(|tries| again(tries, now)).map(|at| at.0).collect();
        assert_eq!(pauses.len(), 6);
        assert!(pauses.is_sorted());
        let hours = pauses.iter().sum::<i64>() / 3_600_000;
        assert!((20..30).contains(&hours), "{hours}");
    }
}
