//! What went wrong, the way out, and the exit code that goes with it.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use editions::{DeckError, SetupError};

/// The result of a command.
pub type Done<T = ()> = Result<T, Failure>;

/// Why a command ended without doing what was asked.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for was done and turned out badly (a check failed); everything has been said already.
    Reported,
    /// What was asked for could not be done: exit code 1.
    Failed(Message),
    /// What was given makes no sense: exit code 2.
    BadInput(Message),
    /// Whoever read our output has gone; that is not a fault.
    OutputClosed,
}

/// What to say on the way out.
#[derive(Debug)]
pub struct Message {
    what: String,
    way_out: Option<String>,
}

impl Failure {
    /// Bad usage or unreadable input.
    pub fn input(what: impl Into<String>) -> Self {
        Self::BadInput(Message { what: what.into(), way_out: None })
    }

    /// A failure of what was asked.
    pub fn failed(what: impl Into<String>) -> Self {
        Self::Failed(Message { what: what.into(), way_out: None })
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &io::Error) -> Self {
        let what = match error.kind() {
            io::ErrorKind::NotFound => "file not found".to_owned(),
            io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
            io::ErrorKind::InvalidData => "this is not a text file".to_owned(),
            io::ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
            _ => error.to_string(),
        };
        Self::input(format!("{}: {what}", path.display()))
    }

    /// Adds what the person can do about it.
    #[must_use]
    pub fn way_out(self, way_out: impl Into<String>) -> Self {
        let add = |message: Message| Message { way_out: Some(way_out.into()), ..message };
        match self {
            Self::Failed(message) => Self::Failed(add(message)),
            Self::BadInput(message) => Self::BadInput(add(message)),
            other => other,
        }
    }

    /// The exit code: 1 for a failure of what was asked, 2 for bad usage or input.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::OutputClosed => ExitCode::SUCCESS,
            Self::Reported | Self::Failed(_) => ExitCode::from(1),
            Self::BadInput(_) => ExitCode::from(2),
        }
    }

    /// What to say, if it has not been said yet.
    pub fn message(&self) -> Option<&Message> {
        match self {
            Self::Failed(message) | Self::BadInput(message) => Some(message),
            Self::Reported | Self::OutputClosed => None,
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        match &self.way_out {
            Some(way_out) => write!(f, "\n  {way_out}"),
            None => Ok(()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::OutputClosed
        } else {
            Self::failed(format!("writing failed: {error}"))
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        if error.io_error_kind() == Some(io::ErrorKind::BrokenPipe) {
            Self::OutputClosed
        } else {
            Self::failed(format!("writing failed: {error}"))
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        let failure = Self::input(error.to_string());
        match error {
            SetupError::UnknownOption { .. } | SetupError::BadOptionValue { .. } => {
                failure.way_out("`pangea editions` lists the options with their values")
            }
            SetupError::UnknownEdition { .. } => failure.way_out("run `pangea editions` to see them"),
            SetupError::Seats { .. } | SetupError::OptionForOthers { .. } | SetupError::Deck(_) => failure,
        }
    }
}

impl From<DeckError> for Failure {
    fn from(error: DeckError) -> Self {
        Self::input(error.to_string()).way_out("for a working example, see rulebooks/decks/origin.toml")
    }
}
