//! Accounts: what makes a guest somebody who can sign in elsewhere, what they chose, and what a server does for or against
//! them. The person stays the same, so that nothing of theirs has to move.

use std::fmt;

use serde_json::Value;

use crate::error::{KeepError, Reply, StoreError};
use crate::ids::{PersonId, SessionId};
use crate::people::Person;
use crate::secret::TokenHash;
use crate::time::WallTime;

/// How many bots from outside one person may have.
pub const BOTS: u32 = 20;
/// The largest page of people that is read at once.
pub const PEOPLE: u32 = 200;

/// What somebody signs in with.
#[derive(Clone, PartialEq, Eq)]
pub struct Credential {
    /// Whose.
    pub person: PersonId,
    /// The name as the caller folds it, so that two that look alike are one.
    pub login: String,
    /// What the caller made of the password.
    pub hash: String,
    /// Since when.
    pub changed_at: WallTime,
}

impl fmt::Debug for Credential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Credential({}, {:?}, …)", self.person, self.login)
    }
}

/// Where mails to somebody go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// Since when it is known to be theirs.
    pub confirmed_at: Option<WallTime>,
}

/// What somebody chose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Everybody may see their results.
    pub public_page: bool,
    /// Others may have their moves reviewed.
    pub may_review: bool,
    /// The language for what is sent to them.
    pub language: Option<String>,
    /// For what they want mails, in the caller's words.
    pub mail_wants: String,
}

/// Everything about a person but what they did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The person.
    pub person: Person,
    /// Whose bot it is.
    pub owner: Option<PersonId>,
    /// The folded name they sign in with. None for a guest.
    pub login: Option<String>,
    /// What they chose.
    pub choices: Choices,
    /// Where mails go, if they gave an address.
    pub mail: Option<MailAddress>,
    /// How many recovery codes are left.
    pub codes_left: u32,
}

/// Accounts. Texts are checked by the caller.
pub trait Accounts: Send + Sync {
    /// Gives a guest a way to sign in.
    fn keep(&self, person: PersonId, login: String, hash: String, at: WallTime) -> Reply<'_, Result<(), KeepError>>;

    /// Gives somebody with an account another name.
    fn rename_account(&self, person: PersonId, login: String, name: String) -> Reply<'_, Result<(), KeepError>>;

    /// Who signs in with this name.
    fn credential(&self, login: String) -> Reply<'_, Result<Option<Credential>, StoreError>>;

    /// What this person signs in with.
    fn credential_of(&self, person: PersonId) -> Reply<'_, Result<Option<Credential>, StoreError>>;

    /// Replaces what the caller made of the password.
    fn change_hash(&self, person: PersonId, hash: String, at: WallTime) -> Reply<'_, Result<(), StoreError>>;

    /// Replaces all recovery codes of a person.
    fn set_codes(&self, person: PersonId, codes: Vec<TokenHash>, at: WallTime) -> Reply<'_, Result<(), StoreError>>;

    /// Uses a recovery code of a person up. Returns whether it was good; of two attempts at once one gets that answer.
    fn use_code(&self, person: PersonId, code: TokenHash, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;

    /// Everything about a person.
    fn account(&self, person: PersonId) -> Reply<'_, Result<Option<Account>, StoreError>>;

    /// Stores what somebody chose.
    fn choose(&self, person: PersonId, choices: Choices) -> Reply<'_, Result<(), StoreError>>;

    /// Sets the address of a person, which is not confirmed yet, and what confirms it until then.
    fn set_mail(
        &self,
        person: PersonId,
        address: String,
        token: TokenHash,
        until: WallTime,
    ) -> Reply<'_, Result<(), StoreError>>;

    /// Confirms an address, once. Returns whose it is.
    fn confirm_mail(&self, token: TokenHash, at: WallTime) -> Reply<'_, Result<Option<PersonId>, StoreError>>;

    /// Forgets the address of a person.
    fn drop_mail(&self, person: PersonId) -> Reply<'_, Result<(), StoreError>>;

    /// Makes a bot from outside. It comes in with the tokens of its sessions. A person has at most [`BOTS`].
    fn create_bot(&self, owner: PersonId, name: String, at: WallTime) -> Reply<'_, Result<Person, StoreError>>;

    /// The bots of a person, in order of the ids.
    fn bots_of(&self, owner: PersonId) -> Reply<'_, Result<Vec<Person>, StoreError>>;

    /// Keeps somebody out until then, or no longer.
    fn ban(&self, person: PersonId, until: Option<WallTime>) -> Reply<'_, Result<(), StoreError>>;

    /// Lets somebody say nothing until then, or speak again.
    fn silence(&self, person: PersonId, until: Option<WallTime>) -> Reply<'_, Result<(), StoreError>>;

    /// People with an account whose folded name begins so, in order of the names; at most [`PEOPLE`].
    fn find_people(&self, prefix: String, limit: u32) -> Reply<'_, Result<Vec<Person>, StoreError>>;

    /// Everybody, guests and bots too, in order of the ids; at most [`PEOPLE`].
    fn everybody(&self, after: Option<PersonId>, limit: u32) -> Reply<'_, Result<Vec<Account>, StoreError>>;

    /// Everything stored about a person and their bots, by table: an object of lists of objects. No secret is in it, and of
    /// games that are not over only that they exist.
    fn export(&self, person: PersonId) -> Reply<'_, Result<Value, StoreError>>;

    /// Erases a person and their bots: name, ways in, settings, friends, ratings and what they said. That they sat at a
    /// table stays, and the results. Returns the sessions that were open. Entries of journals are texts of the caller, who
    /// replaces names in them with [`crate::Journal::rewrite`].
    fn erase(&self, person: PersonId, at: WallTime) -> Reply<'_, Result<Vec<SessionId>, StoreError>>;
}
