//! Mails that wait to be sent. Several workers may take from the queue; one that dies loses what it took after a while, and
//! another sends it. A mail is sent at least once, and hardly ever twice.

use std::time::Duration;

use crate::accounts::MailAddress;
use crate::error::{Reply, StoreError};
use crate::ids::{MailId, PersonId, TableId};
use crate::people::Person;
use crate::time::WallTime;

/// How many mails are taken at once at most.
pub const MAILS: u32 = 100;

/// A mail that is to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMail {
    /// To whom.
    pub person: PersonId,
    /// What about, in the caller's words.
    pub kind: String,
    /// The table it is about. For each of its questions one mail of a kind is sent.
    pub table: Option<TableId>,
    /// The number of the question.
    pub prompt: u64,
    /// When it is to be sent.
    pub due_at: WallTime,
}

/// A mail that a worker has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// Its id.
    pub id: MailId,
    /// What is to be sent.
    pub mail: NewMail,
    /// How often it was taken, this time included.
    pub tries: u32,
    /// To whom.
    pub person: Person,
    /// Where to, if they gave an address.
    pub address: Option<MailAddress>,
    /// In which language.
    pub language: Option<String>,
    /// For what they want mails.
    pub wants: String,
}

/// The queue of mails.
pub trait Mails: Send + Sync {
    /// Puts a mail into the queue. Returns whether it is new.
    fn put_mail(&self, mail: NewMail) -> Reply<'_, Result<bool, StoreError>>;

    /// Takes mails that are due, at most [`MAILS`]. Nobody else gets them for so long.
    fn take_mails(&self, at: WallTime, lease: Duration, limit: u32) -> Reply<'_, Result<Vec<Mail>, StoreError>>;

    /// It was sent. Returns whether anybody waited for that.
    fn mail_sent(&self, mail: MailId, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;

    /// It could not be sent in this try: it is due again then, or given up. Returns whether the worker still had it.
    fn mail_failed(
        &self,
        mail: MailId,
        tries: u32,
        error: String,
        at: WallTime,
        again: Option<WallTime>,
    ) -> Reply<'_, Result<bool, StoreError>>;

    /// Takes mails to a person about a table back that are not sent yet. Returns how many.
    fn cancel_mails(&self, person: PersonId, table: TableId) -> Reply<'_, Result<u64, StoreError>>;
}
