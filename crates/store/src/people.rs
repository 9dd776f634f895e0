//! People and their sessions. A guest is a person without a credential.

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, SessionId};
use crate::secret::TokenHash;
use crate::time::WallTime;

/// What somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    /// A person.
    Person,
    /// A bot from outside, which belongs to a person.
    Bot,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// The name they are shown by.
    pub name: String,
    /// Since when they are known.
    pub created_at: WallTime,
    /// What they are.
    pub kind: Kind,
    /// Since when they can sign in. A guest cannot.
    pub account_at: Option<WallTime>,
    /// When they were erased. Their name is empty.
    pub deleted_at: Option<WallTime>,
    /// Until when they are kept out.
    pub banned_until: Option<WallTime>,
    /// Until when they may say nothing.
    pub silenced_until: Option<WallTime>,
}

impl Person {
    pub(crate) fn new(name: String, kind: Kind, at: WallTime) -> Person {
        Person {
            id: PersonId::random(),
            name,
            created_at: at,
            kind,
            account_at: None,
            deleted_at: None,
            banned_until: None,
            silenced_until: None,
        }
    }
}

/// A device on which a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its id, for the list of devices.
    pub id: SessionId,
    /// Whose it is.
    pub person: PersonId,
    /// What the device is called.
    pub device: String,
    /// Since when.
    pub created_at: WallTime,
    /// When it was last used.
    pub seen_at: WallTime,
}

/// A session with its token and its person.
pub type SignedIn = (TokenHash, Session, Person);

/// People and sessions. Times come from the caller.
pub trait People: Send + Sync {
    /// Makes a person with a name, which others have checked.
    fn create_person(&self, name: String, at: WallTime) -> Reply<'_, Result<Person, StoreError>>;

    /// Gives a person another name.
    fn rename(&self, person: PersonId, name: String) -> Reply<'_, Result<(), StoreError>>;

    /// Those of these people who exist, in any order.
    fn people(&self, ids: Vec<PersonId>) -> Reply<'_, Result<Vec<Person>, StoreError>>;

    /// Opens a session for whoever shows the token with this hash.
    fn open_session(
        &self,
        person: PersonId,
        token: TokenHash,
        device: String,
        at: WallTime,
    ) -> Reply<'_, Result<Session, StoreError>>;

    /// The sessions of these tokens and their people, in any order, leaving out what does not exist.
    fn find_sessions(&self, tokens: Vec<TokenHash>) -> Reply<'_, Result<Vec<SignedIn>, StoreError>>;

    /// The session of a token and its person.
    fn find_session(&self, token: TokenHash) -> Reply<'_, Result<Option<(Session, Person)>, StoreError>> {
        Box::pin(async move {
            let found = self.find_sessions(vec![token]).await?.pop();
            Ok(found.map(|(_, session, person)| (session, person)))
        })
    }

    /// Replaces the token of a session, so that the old one opens nothing.
    fn renew_session(&self, session: SessionId, token: TokenHash) -> Reply<'_, Result<(), StoreError>>;

    /// Notes that a session was used.
    fn touch_session(&self, session: SessionId, at: WallTime) -> Reply<'_, Result<(), StoreError>>;

    /// All sessions of a person, the last used first.
    fn sessions(&self, person: PersonId) -> Reply<'_, Result<Vec<Session>, StoreError>>;

    /// Closes one session of a person. Returns whether there was one.
    fn close_session(&self, person: PersonId, session: SessionId) -> Reply<'_, Result<bool, StoreError>>;

    /// Closes all sessions of a person. Returns which.
    fn close_sessions(&self, person: PersonId) -> Reply<'_, Result<Vec<SessionId>, StoreError>>;

    /// Closes all sessions that were last used before this time. Returns how many.
    fn close_unused_sessions(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>>;
}
