//! Passwords: hashed with Argon2id, by few threads, so that signing in never takes the memory or the cores of the tables.
//!
//! A hash takes 19 MiB and some tens of milliseconds (the defaults of the crate, which are those of the OWASP). Two are made
//! at once, 32 wait, and whoever comes then is asked to come back. A name that nobody has costs as much as a wrong password.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc};
use std::{fmt, io, thread};

use argon2::password_hash::generate_salt;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use protocol::people::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use tokio::sync::oneshot;
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

/// What a hash is made in. Each thread has one of its own and uses it again and again: memory that is asked for and given back
/// each time is not always found again by the system.
type Memory = Vec<Block>;
type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// The threads that hash; dropping this ends them.
#[derive(Clone)]
pub struct Passwords(mpsc::SyncSender<Job>);

impl Passwords {
    /// Starts the threads.
    pub fn start() -> io::Result<Self> {
        let (jobs, waiting) = mpsc::sync_channel::<Job>(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..AT_ONCE {
            let waiting = waiting.clone();
            thread::Builder::new().name("passwords".to_owned()).spawn(move || {
                let mut memory = Memory::new();
                loop {
                    let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    if catch_unwind(AssertUnwindSafe(|| job(&mut memory))).is_err() {
                        tracing::error!("a password cannot be looked at");
                    }
                }
            })?;
        }
        Ok(Self(jobs))
    }

    /// What is stored of a password.
    pub async fn hash(&self, password: Password) -> Result<String, Error> {
        self.work(move |memory| hashed(&password, memory))
            .await?
            .ok_or(Error::Unavailable("the password cannot be hashed"))
    }

    /// Whether the password is the one of this hash. Without a hash it is not, and that takes as long.
    pub async fn verify(&self, password: Password, hash: Option<String>) -> Result<bool, Error> {
        self.work(move |memory| {
            let is_known = hash.is_some();
            let stored = hash.or_else(|| nobodys(memory));
            let is_right = stored.is_some_and(|stored| is_of(&password, &stored, memory).unwrap_or(false));
            is_right && is_known
        })
        .await
    }

    /// Does this on one of the threads, in its turn.
    async fn work<T: Send + 'static>(&self, job: impl FnOnce(&mut Memory) -> T + Send + 'static) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(move |memory: &mut Memory| {
            // Whoever has hung up does not need it.
            let _ = answer.send(job(memory));
        });
        self.0.try_send(job).map_err(|_| Error::Unavailable("too many people sign in at once"))?;
        answered.await.map_err(|_| Error::Unavailable("the password cannot be looked at"))
    }
}

impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passwords")
    }
}

/// The hash of a password with a salt of its own, in the form in which it is stored.
fn hashed(password: &Password, memory: &mut Memory) -> Option<String> {
    let argon2 = Argon2::default();
    let (salt, params) = (generate_salt(), argon2.params().clone());
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(output(password, &argon2, &salt, memory)?),
    };
    Some(hash.to_string())
}

/// Whether it is the password of a hash; nothing if that cannot be read. How long comparing takes tells nothing.
fn is_of(password: &Password, stored: &str, memory: &mut Memory) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let version = Version::try_from(stored.version?).ok()?;
    let argon2 =
        Argon2::new(Algorithm::try_from(stored.algorithm.as_str()).ok()?, version, Params::try_from(&stored).ok()?);
    Some(output(password, &argon2, &stored.salt?, memory)? == stored.hash?)
}

fn output(password: &Password, argon2: &Argon2<'_>, salt: &[u8], memory: &mut Memory) -> Option<Output> {
    let params = argon2.params();
    memory.resize(params.block_count(), Block::new());
    let mut bytes = vec![0; params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
    let made = argon2.hash_password_into_with_memory(password.0.as_bytes(), salt, &mut bytes, memory.as_mut_slice());
    made.map_err(|error| tracing::error!(%error, "a password cannot be hashed")).ok()?;
    Output::new(&bytes).ok()
}

/// A hash like all others, of a password that nobody has.
fn nobodys(memory: &mut Memory) -> Option<String> {
    static HASH: OnceLock<Option<String>> = OnceLock::new();
    HASH.get_or_init(|| hashed(&Password(store::Token::random().reveal()), memory)).clone()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[tokio::test]
    async fn the_password_that_was_chosen_is_the_one() {
        let passwords = Passwords::start().expect("threads");
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
        let passwords = Passwords::start().expect("threads");
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
    async fn signing_in_again_and_again_takes_no_more_memory() {
        let memory = || {
            let status = std::fs::read_to_string("/proc/self/status").ok()?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
            line.trim().trim_end_matches(" kB").parse::<u64>().ok()
        };
        let passwords = Passwords::start().expect("threads");
        let mut after = Vec::new();
        for _ in 0..2 {
            for _ in 0..8 {
                assert!(!passwords.verify(Password::shown("something else"), None).await.expect("an answer"));
            }
            after.extend(memory());
        }
        if let [first, last] = after[..] {
            assert!(last < first + 2 * 19 * 1024, "from {first} KiB to {last} KiB");
        }
    }

    #[tokio::test]
    async fn whoever_comes_when_too_many_wait_is_asked_to_come_back() {
        let passwords = Passwords::start().expect("threads");
        // Both threads are at work.
        let (begun, works) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let mut working = Vec::new();
        for _ in 0..AT_ONCE {
            let (begun, ended) = (begun.clone(), ended.clone());
            let job = move |_: &mut Memory| {
                begun.send(()).expect("somebody listens");
                let _ = ended.lock().expect("no panic").recv();
            };
            let mut one = Box::pin(passwords.work(job));
            assert!(futures_util::poll!(one.as_mut()).is_pending());
            works.recv().expect("it has begun");
            working.push(one);
        }
        let mut waiting: Vec<_> = (0..WAITING).map(|_| Box::pin(passwords.work(|_| ()))).collect();
        for one in &mut waiting {
            assert!(futures_util::poll!(one.as_mut()).is_pending());
        }
        assert!(matches!(passwords.work(|_| ()).await, Err(Error::Unavailable(_))));
        drop(end);
        for one in working.into_iter() {
            one.await.expect("it has ended");
        }
        for one in waiting {
            one.await.expect("it was waited for");
        }
        passwords.work(|_| ()).await.expect("there is room again");
    }
}
