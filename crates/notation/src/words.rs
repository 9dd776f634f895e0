//! A command as words, each with its place.

use crate::family::Form;
use crate::place::{Fault, Place, Reading};
use crate::yaml::Text;

/// What stands before an answer in a record.
const CHOOSE: &str = "choose ";

/// A command or an answer, split at its blanks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    pub(crate) place: Place,
    words: Vec<Word>,
    /// Where the next word would stand.
    end: Place,
}

/// One word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) place: Place,
    pub(crate) text: String,
}

impl Words {
    /// Splits a text of a file.
    pub(crate) fn of(text: &Text) -> Reading<Self> {
        Self::split(&text.text, text.place)
    }

    /// What a player says in a record: a command, or an answer after `choose`.
    pub(crate) fn said(text: &str, place: Place) -> Reading<(Form, Self)> {
        Ok(match text.strip_prefix(CHOOSE) {
            Some(answer) => (Form::Answer, Self::split(answer, place.right(CHOOSE.len()))?),
            None => (Form::Command, Self::split(text, place)?),
        })
    }

    /// Splits a text that stands at this place. Words are separated by one blank.
    pub(crate) fn split(text: &str, place: Place) -> Reading<Self> {
        let mut words = Vec::new();
        let mut column = 0;
        for word in text.split(' ') {
            let here = place.right(column);
            if word.is_empty() {
                let message =
                    if text.is_empty() { "a command is missing here" } else { "words are separated by one blank" };
                return Err(Fault::new(here, message));
            }
            words.push(Word { place: here, text: word.to_owned() });
            column += word.chars().count() + 1;
        }
        Ok(Self { place, words, end: place.right(column) })
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Word> {
        self.words.iter()
    }

    /// Reads the words one after another.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { words: self, next: 0 }
    }
}

impl core::fmt::Display for Words {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for (index, word) in self.words.iter().enumerate() {
            write!(f, "{}{}", if index == 0 { "" } else { " " }, word.text)?;
        }
        Ok(())
    }
}

/// Reads words one after another.
pub(crate) struct Reader<'w> {
    words: &'w Words,
    next: usize,
}

impl<'w> Reader<'w> {
    /// The next word, which is the named thing.
    pub(crate) fn word(&mut self, what: &str) -> Reading<&'w Word> {
        let word = self.words.words.get(self.next);
        self.next += 1;
        word.ok_or_else(|| Fault::new(self.words.end, format!("{what} is missing at the end")))
    }

    /// The next word must be this.
    pub(crate) fn literal(&mut self, wanted: &str) -> Reading<()> {
        let word = self.word(&format!("'{wanted}'"))?;
        if word.text == wanted {
            Ok(())
        } else {
            Err(Fault::new(word.place, format!("'{wanted}' is needed here, not '{}'", word.text)))
        }
    }

    /// The next word, if there is one.
    pub(crate) fn peek(&self) -> Option<&'w Word> {
        self.words.words.get(self.next)
    }

    /// Nothing may follow.
    pub(crate) fn end(self) -> Reading<()> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(Fault::new(word.place, format!("'{}' is too much here", word.text))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_where_they_stand() {
        let words = Words::split("attack Č -> X", Place { line: 3, column: 10 }).expect("four words");
        let columns: Vec<usize> = words.iter().map(|word| word.place.column).collect();
        assert_eq!(columns, [10, 17, 19, 22]);
        let fault = Words::split("take  A", Place::START).expect_err("two blanks");
        assert_eq!(fault.place.column, 6);
    }
}
