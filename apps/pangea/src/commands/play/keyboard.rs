//! What a person types, line by line; also through a pipe.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::terminal::Out;

/// Lines from standard input.
#[derive(Debug)]
pub struct Keyboard {
    typed: bool,
}

impl Keyboard {
    /// Standard input.
    pub fn new() -> Self {
        Self { typed: io::stdin().is_terminal() }
    }

    /// Shows the mark and reads a line; `None` at the end of the input.
    pub fn line(&mut self, mark: &str, out: &mut Out) -> io::Result<Option<String>> {
        write!(out, "{mark}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes)?;
        if read == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.typed {
            // What came through a pipe is shown, so that the text can be followed.
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }
}
