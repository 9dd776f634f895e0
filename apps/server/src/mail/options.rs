//! Where mails are handed over, and from whom they come.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::{AsyncSmtpTransport, Tokio1Executor};

/// How long a server of mails may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked whether a mail is due.
const EVERY: Duration = Duration::from_secs(30);

/// Where mails are handed over, and from whom they come.
#[derive(Clone)]
pub struct MailOptions {
    smtp: AsyncSmtpTransportBuilder,
    pub(super) from: Mailbox,
    pub(super) every: Duration,
}

/// Mails cannot be sent like that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMailOptions {
    /// The address of the server is none.
    #[error(
        "mail: `smtp` is no address like smtps://USER:PASSWORD@HOST:465 (a password with special characters is written in percent)"
    )]
    Server,
    /// The connection would not be encrypted.
    #[error("mail: `smtp` to another machine must be encrypted: smtps://…, or smtp://…?tls=required")]
    Plain,
    /// The sender is none.
    #[error("mail: `from` is no sender like Pangea <pangea@example.org>")]
    From,
}

impl MailOptions {
    /// Mails are handed to this server, `smtps://USER:PASSWORD@HOST:465` or `smtp://…?tls=required`, and come from this sender,
    /// `Pangea <pangea@example.org>`.
    pub fn new(smtp: &str, from: &str) -> Result<Self, BadMailOptions> {
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp).map_err(|_| BadMailOptions::Server)?;
        if !smtp.starts_with("smtps://") && !smtp.contains("tls=required") && !is_here(smtp) {
            return Err(BadMailOptions::Plain);
        }
        let from = from.parse().map_err(|_| BadMailOptions::From)?;
        Ok(Self { smtp: server.timeout(Some(PATIENCE)), from, every: EVERY })
    }

    /// The way to the server. Connections are kept by a task, so this needs a runtime.
    pub(super) fn transport(&self) -> AsyncSmtpTransport<Tokio1Executor> {
        self.smtp.clone().build()
    }

    /// How often it is looked whether a mail is due.
    #[must_use]
    pub fn every(self, every: Duration) -> Self {
        Self { every, ..self }
    }
}

/// Whether a server is this machine.
fn is_here(smtp: &str) -> bool {
    let rest = smtp.split_once("://").map_or("", |(_, rest)| rest);
    let rest = rest.split(['/', '?']).next().unwrap_or_default();
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    let name = if host.starts_with('[') {
        host.trim_start_matches('[').split(']').next().unwrap_or_default()
    } else {
        host.split(':').next().unwrap_or_default()
    };
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl fmt::Debug for MailOptions {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The server is left out: its address may hold a password.
        out.debug_struct("MailOptions").field("from", &self.from).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_does_not_travel_in_the_clear() {
        let from = "Pangea <pangea@example.org>";
        let tried = |smtp: &str| MailOptions::new(smtp, from).map(drop);
        assert_eq!(tried("smtp://anna:secret@mail.example.org:25"), Err(BadMailOptions::Plain));
        assert_eq!(tried("smtp://127.0.0.1.example.org"), Err(BadMailOptions::Plain));
        assert_eq!(tried("smtp://localhost@mail.example.org"), Err(BadMailOptions::Plain));
        for good in [
            "smtps://anna:secret@mail.example.org:465",
            "smtp://mail.example.org:587?tls=required",
            "smtp://127.0.0.1:2525",
            "smtp://localhost",
        ] {
            assert_eq!(tried(good), Ok(()), "{good}");
        }
        assert_eq!(tried("mail.example.org"), Err(BadMailOptions::Server));
        assert_eq!(MailOptions::new("smtp://localhost", "nobody").map(drop), Err(BadMailOptions::From));
        let shown = format!("{:?}", MailOptions::new("smtps://anna:secret@mail.example.org", from));
        assert!(!shown.contains("secret"), "{shown}");
    }
}
