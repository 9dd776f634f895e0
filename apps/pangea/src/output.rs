//! Where a command's result goes: standard output, or a file that appears when it is complete.

use std::io::{self, Write};
use std::path::Path;

use anstream::adapter::StripBytes;

use crate::failure::Done;
use crate::file::NewFile;
use crate::terminal::{self, Out};

/// Standard output or a new file.
pub enum Output {
    /// Standard output.
    Terminal(Out),
    /// A file; colours never go there.
    File(NewFile, StripBytes),
}

impl Output {
    /// Opens the file, or standard output if there is none.
    pub fn open(path: Option<&Path>) -> Done<Self> {
        Ok(match path {
            None => Self::Terminal(terminal::out()),
            Some(path) => Self::File(NewFile::begin(path)?, StripBytes::new()),
        })
    }

    /// Puts the file under its name.
    pub fn finish(self) -> Done {
        match self {
            Self::Terminal(mut out) => Ok(out.flush()?),
            Self::File(file, _) => file.finish(),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Terminal(out) => out.write(bytes),
            Self::File(file, colours) => {
                for part in colours.strip_next(bytes) {
                    file.write_all(part)?;
                }
                Ok(bytes.len())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Terminal(out) => out.flush(),
            Self::File(file, _) => file.flush(),
        }
    }
}
