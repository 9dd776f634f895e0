//! Passwords: hashed with Argon2id, by few threads, so that signing in never takes the memory or the cores of the tables.
//!
//! A hash takes 19 MiB and some tens of milliseconds (the defaults of the crate, which are those of the OWASP). Two are made
//! at once, 32 wait, and whoever comes then is asked to come back. A name that nobody has costs as much as a wrong password.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::people::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

use crate::error::Error;
use crate::people::names;

/// How many hashes are made at once.
const AT_ONCE: usize = 2;
/// How many more may wait.
const WAITING: usize = 32;
/// The most bytes of a password that are looked at.
const MOST_BYTES: usize = 4 * LONGEST_PASSWORD;

/// A password in its composed form, which no log shows.
pub struct Password(String);

impl Password {
    /// A password somebody shows. Whether it may be chosen does not matter.
    pub fn shown(text: &str) -> Self {
        let text = text.get(..MOST_BYTES).unwrap_or(text);
        Self(text.nfc().take(MOST_BYTES).collect())
    }

    /// A password that somebody chooses.
    pub fn chosen(text: &str, name: &str) -> Result<Self, Error> {
        if text.len() > MOST_BYTES {
            return Err(Error::BadPassword("a password has 256 characters at most"));
        }
        let password = Self::shown(text);
        match password.0.chars().count() {
            count if count < SHORTEST_PASSWORD => {
                Err(Error::BadPassword("a password has 10 characters at least; three odd words make a good one"))
            }
            count if count > LONGEST_PASSWORD => Err(Error::BadPassword("a password has 256 characters at most")),
            _ if names::folded(text) == names::folded(name) => Err(Error::BadPassword("the name is no password")),
            _ if text.chars().skip(1).all(|c| text.starts_with(c)) => {
                Err(Error::BadPassword("the same character again and again is no password"))
            }
            _ => Ok(password),
        }
    }
}

/// The threads that hash.
#[derive(Clone, Debug)]
pub struct Passwords {
    places: Arc<Semaphore>,
    working: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE + WAITING)), working: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Passwords {
    /// What is stored of a password.
    pub async fn hash(&self, password: Password) -> Result<String, Error> {
        self.work(move || hashed(&password)).await?.ok_or(Error::Unavailable("the password cannot be hashed"))
    }

    /// Whether the password is the one of this hash. Without a hash it is not, and that takes as long.
    pub async fn verify(&self, password: Password, hash: Option<String>) -> Result<bool, Error> {
        self.work(move || {
            let stored = hash.as_deref().or_else(|| nobodys());
            let is_right = stored
                .and_then(|stored| PasswordHash::new(stored).ok())
                .is_some_and(|stored| Argon2::default().verify_password(password.0.as_bytes(), &stored).is_ok());
            is_right && hash.is_some()
        })
        .await
    }

    /// Does this on a thread of its own, in its turn.
    async fn work<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let busy = || Error::Unavailable("too many people sign in at once");
        let place = self.places.clone().try_acquire_owned().map_err(|_| busy())?;
        let turn = self.working.clone().acquire_owned().await.map_err(|_| busy())?;
        // The permits go along: whoever hangs up does not make room for another one before this is done.
        let working = tokio::task::spawn_blocking(move || {
            let done = job();
            drop((place, turn));
            done
        });
        working.await.map_err(|_| Error::Unavailable("the password cannot be looked at"))
    }
}

fn hashed(password: &Password) -> Option<String> {
    let hash = Argon2::default().hash_password(password.0.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| tracing::error!(%error, "a password cannot be hashed")).ok()
}

/// A hash like all others, of a password that nobody has.
fn nobodys() -> Option<&'static str> {
    static HASH: OnceLock<Option<String>> = OnceLock::new();
    HASH.get_or_init(|| hashed(&Password(store::Token::random().reveal()))).as_deref()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[tokio::test]
    async fn the_password_that_was_chosen_is_the_one() {
        let passwords = Passwords::default();
        let hash = passwords.hash(Password::chosen("three odd words", "Anna").expect("good")).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let other = passwords.hash(Password::shown("three odd words")).await.expect("a hash");
        assert_ne!(hash, other, "salted");
        let is = async |text: &str, hash: Option<&String>| {
            passwords.verify(Password::shown(text), hash.cloned()).await.expect("an answer")
        };
        assert!(is("three odd words", Some(&hash)).await);
        assert!(!is("three odd word", Some(&hash)).await);
        assert!(!is("three odd words", None).await);
        assert!(!is("three odd words", Some(&"nonsense".to_owned())).await);
        // The same, typed on another keyboard.
        let composed = passwords.hash(Password::shown("zażółć gęślą")).await.expect("a hash");
        assert!(is("zaz\u{307}o\u{301}łc\u{301} ge\u{328}s\u{301}la\u{328}", Some(&composed)).await);
    }

    #[test]
    fn bad_passwords_are_refused() {
        for bad in ["", "short", "ninechars", "aaaaaaaaaaaaaaa", &"x1".repeat(129), &"ж".repeat(2000)] {
            assert!(matches!(Password::chosen(bad, "Anna"), Err(Error::BadPassword(_))), "{bad}");
        }
        assert!(matches!(Password::chosen("anna maria long", "Anna-Maria Long"), Err(Error::BadPassword(_))));
        assert!(Password::chosen("ten chars!", "Anna").is_ok());
        assert!(Password::chosen(&"ж1".repeat(128), "Anna").is_ok());
    }

    #[tokio::test]
    async fn a_name_that_nobody_has_costs_as_much_as_a_wrong_password() {
        let passwords = Passwords::default();
        let hash = passwords.hash(Password::shown("three odd words")).await.expect("a hash");
        let mut fastest = [f64::MAX; 2];
        for _ in 0..5 {
            for (place, hash) in [Some(hash.clone()), None].into_iter().enumerate() {
                let begun = Instant::now();
                assert!(!passwords.verify(Password::shown("something else"), hash).await.expect("an answer"));
                fastest[place] = fastest[place].min(begun.elapsed().as_secs_f64());
            }
        }
        let ratio = fastest[0] / fastest[1];
        assert!((0.5..2.0).contains(&ratio), "{fastest:?}");
    }

    #[tokio::test]
    async fn whoever_comes_when_too_many_wait_is_asked_to_come_back() {
        let passwords = Passwords::default();
        let turns = passwords.working.clone().acquire_many_owned(AT_ONCE as u32).await.expect("turns");
        let mut waiting: Vec<_> = (0..AT_ONCE + WAITING).map(|_| Box::pin(passwords.work(|| ()))).collect();
        for one in &mut waiting {
            assert!(futures_util::poll!(one.as_mut()).is_pending());
        }
        assert!(matches!(passwords.work(|| ()).await, Err(Error::Unavailable(_))));
        drop(turns);
        for one in waiting {
            one.await.expect("it was waited for");
        }
        passwords.work(|| ()).await.expect("there is room again");
    }
}
