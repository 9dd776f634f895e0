//! YAML with places: every value knows its line and column.
//!
//! Stricter than YAML: one document, no anchors, aliases or tags, no key twice, and a limit to nesting, so that no text can
//! blow up while it is read. Scalars stay text; whoever asks for a number or a truth value has it looked at then.

use std::collections::HashSet;

use saphyr_parser::{Event, Parser, ScalarStyle, Span, StrInput};

use crate::place::{Fault, Place, Reading};

/// The deepest nesting of lists and maps.
const MAX_DEPTH: usize = 24;
/// The longest text, in bytes.
const MAX_LENGTH: usize = 16 << 20;

/// A value and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    pub(crate) place: Place,
    pub(crate) value: Value,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Text(Text),
    List(Vec<Node>),
    Map(Vec<(Text, Node)>),
}

/// A scalar as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Text {
    /// Where its first character stands, after an opening quotation mark.
    pub(crate) place: Place,
    pub(crate) text: String,
    /// Written without quotation marks: may be a number or a truth value.
    pub(crate) plain: bool,
}

/// Reads one document.
pub(crate) fn load(text: &str) -> Reading<Node> {
    if text.len() > MAX_LENGTH {
        return Err(Fault::new(Place::START, "the file is too large for a file of scenarios"));
    }
    // The parser takes a NUL for the end of the text.
    for (number, line) in text.lines().enumerate() {
        if let Some(column) = line.chars().position(|c| c.is_control() && c != '\t') {
            let place = Place { line: number + 1, column: column + 1 };
            return Err(Fault::new(place, "a control character does not belong into a file of scenarios"));
        }
    }
    let mut loader = Loader { parser: Parser::new_from_str(text) };
    let mut document = None;
    loop {
        let (event, span) = loader.next()?;
        match event {
            Event::StreamEnd => break,
            Event::StreamStart | Event::DocumentStart(_) | Event::DocumentEnd | Event::Nothing => {}
            other if document.is_none() => document = Some(loader.node(other, span, 0)?),
            _ => return Err(Fault::new(place(span), "a second document; a file holds one list")),
        }
    }
    document.ok_or_else(|| Fault::new(Place::START, "the file is empty"))
}

struct Loader<'t> {
    parser: Parser<'t, StrInput<'t>>,
}

impl<'t> Loader<'t> {
    fn next(&mut self) -> Reading<(Event<'t>, Span)> {
        match self.parser.next_event() {
            Some(Ok(next)) => Ok(next),
            Some(Err(error)) => {
                let mark = error.marker();
                let place = Place { line: mark.line().max(1), column: mark.col() + 1 };
                Err(Fault::new(place, format!("this is not YAML: {}", error.info())))
            }
            None => Err(Fault::new(Place::START, "this is not YAML: it ends too early")),
        }
    }

    fn node(&mut self, event: Event<'t>, span: Span, depth: usize) -> Reading<Node> {
        let place = place(span);
        if depth > MAX_DEPTH {
            return Err(Fault::new(place, "too deeply nested"));
        }
        let (anchor, tag) = match &event {
            Event::Scalar(_, _, anchor, tag) => (*anchor, tag.is_some()),
            Event::SequenceStart(anchor, tag) | Event::MappingStart(anchor, tag) => (*anchor, tag.is_some()),
            Event::Alias(_) => (1, false),
            _ => (0, false),
        };
        if anchor != 0 {
            return Err(Fault::new(place, "anchors and aliases are not allowed here; write the value out"));
        }
        if tag {
            return Err(Fault::new(place, "YAML tags are not allowed here"));
        }
        let value = match event {
            Event::Scalar(text, style, ..) => Value::Text(scalar(text.into_owned(), style, place)),
            Event::SequenceStart(..) => Value::List(self.list(depth)?),
            Event::MappingStart(..) => Value::Map(self.map(depth)?),
            _ => return Err(Fault::new(place, "this is not YAML: a value is missing")),
        };
        Ok(Node { place, value })
    }

    fn list(&mut self, depth: usize) -> Reading<Vec<Node>> {
        let mut items = Vec::new();
        loop {
            let (event, span) = self.next()?;
            if event == Event::SequenceEnd {
                return Ok(items);
            }
            items.push(self.node(event, span, depth + 1)?);
        }
    }

    fn map(&mut self, depth: usize) -> Reading<Vec<(Text, Node)>> {
        let mut entries = Vec::new();
        let mut seen = HashSet::new();
        loop {
            let (event, span) = self.next()?;
            if event == Event::MappingEnd {
                return Ok(entries);
            }
            let key = self.node(event, span, depth + 1)?;
            let Value::Text(key) = key.value else {
                return Err(Fault::new(key.place, "a key must be a word"));
            };
            if !seen.insert(key.text.clone()) {
                return Err(Fault::new(key.place, format!("the key '{}' stands here twice", key.text)));
            }
            let (event, span) = self.next()?;
            let value = self.node(event, span, depth + 1)?;
            entries.push((key, value));
        }
    }
}

fn scalar(text: String, style: ScalarStyle, place: Place) -> Text {
    let plain = style == ScalarStyle::Plain;
    let quoted = matches!(style, ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted);
    Text { place: place.right(usize::from(quoted)), text, plain }
}

fn place(span: Span) -> Place {
    Place { line: span.start.line().max(1), column: span.start.col() + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (usize, usize, String) {
        let fault = load(text).expect_err("must be refused");
        (fault.place.line, fault.place.column, fault.message)
    }

    #[test]
    fn values_know_their_places() {
        let node = load("- id: A\n  traits: [\"x y\", z]\n").expect("good YAML");
        let Value::List(items) = node.value else { panic!("a list") };
        let Value::Map(entries) = &items[0].value else { panic!("a map") };
        assert_eq!(entries[1].0.place, Place { line: 2, column: 3 });
        let Value::List(traits) = &entries[1].1.value else { panic!("a list") };
        let Value::Text(quoted) = &traits[0].value else { panic!("text") };
        assert_eq!((quoted.place, quoted.plain), (Place { line: 2, column: 13 }, false));
    }

    #[test]
    fn a_key_twice_is_refused_where_it_stands() {
        assert_eq!(fault("a: 1\nb: 2\na: 3\n"), (3, 1, "the key 'a' stands here twice".to_owned()));
    }

    #[test]
    fn bombs_are_refused() {
        assert!(fault("a: &x [1]\nb: *x\n").2.contains("anchors"));
        assert!(fault(&"[".repeat(100)).2.contains("nested"));
        assert!(fault(&"- ".repeat(5000)).2.contains("nested"));
        assert!(!fault(&"[".repeat(100_000)).2.is_empty());
        assert!(fault("- a\0b").2.contains("control character"));
        assert!(fault("").2.contains("empty"));
        assert!(fault("a\n---\nb\n").2.contains("second document"));
    }
}
