//! Mails: sent only where whoever runs the server said how.
//!
//! | module | what it holds |
//! |---|---|
//! | [`options`] | where mails are handed over, and from whom they come |
//! | [`letter`] | what a mail says, in the language of its reader |
//! | [`worker`] | takes what is due from the queue and hands it over, again later if it cannot |
//!
//! A mail that confirms an address holds a token of which only the hash is stored, so it waits in memory and not in the queue:
//! if the server stops meanwhile, the person asks again.

pub mod letter;
pub mod options;
pub mod worker;

use std::time::Duration;

use lettre::Address;
use locale::Lang;
use store::Token;
use tokio::sync::mpsc;

use crate::error::Error;

/// How long an address can be confirmed.
pub const CONFIRM_WITHIN: Duration = Duration::from_secs(24 * 60 * 60);
/// The longest address.
const LONGEST: usize = 254;
/// How many confirmations wait at most.
const WAITING: usize = 256;

/// A mail that confirms an address.
#[derive(Debug)]
pub struct Confirmation {
    /// Where to.
    pub to: Address,
    /// In which language.
    pub lang: Lang,
    /// What the link holds.
    pub token: Token,
}

/// The way to whoever sends mails.
#[derive(Clone, Debug)]
pub struct Mailer(mpsc::Sender<Confirmation>);

impl Mailer {
    /// A way, and its other end.
    pub fn new() -> (Self, mpsc::Receiver<Confirmation>) {
        let (way, end) = mpsc::channel(WAITING);
        (Self(way), end)
    }

    /// Sends a mail that confirms an address.
    pub fn confirm(&self, confirmation: Confirmation) -> Result<(), Error> {
        self.0.try_send(confirmation).map_err(|_| Error::Unavailable("too many mails wait"))
    }
}

/// An address to which mails can be sent, or nothing.
pub fn address(text: &str) -> Option<Address> {
    let text = text.trim();
    let plain = text.len() <= LONGEST && text.is_ascii() && !text.contains(char::is_control);
    let address: Address = text.parse().ok().filter(|_| plain)?;
    // A machine in the own network is nobody's address.
    address.domain().contains('.').then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_person_at_one_domain() {
        for good in ["anna@example.org", " Anna.Maria+pangea@mail.example.co.uk "] {
            assert!(address(good).is_some(), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(300));
        let header = "anna@example.org\r\nBcc: everybody@example.org";
        for bad in
            ["", "anna", "@example.org", "anna@", "anna@localhost", "a@b.org, c@d.org", "<a@b.org>", header, &long]
        {
            assert!(address(bad).is_none(), "{bad}");
        }
    }
}
