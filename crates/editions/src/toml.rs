//! TOML as far as decks need it: texts of one line, whole numbers, yes and no, lists and tables.
//!
//! A whole TOML library would be a fifteenth of the page. What is not known here (fractions, dates, texts of several lines)
//! could be in no deck anyway; it is refused where it stands.

use std::fmt::Display;

/// What is wrong, and at which byte of the text.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) message: String,
}

fn fault<T>(at: usize, message: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { at, message: message.into() })
}

/// Something that was read, and where it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At<T> {
    pub(crate) at: usize,
    pub(crate) value: T,
}

#[derive(Debug)]
enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Table),
}

type Node = At<Value>;

/// Keys and values.
#[derive(Default, Debug)]
pub(crate) struct Table {
    /// Where it begins.
    pub(crate) at: usize,
    /// Whether it has a heading of its own, or stands in one line: then it cannot begin again.
    named: bool,
    entries: Vec<(At<String>, Node)>,
}

/// How deep lists and tables may lie in each other.
const DEPTH: usize = 16;

/// The whole file as a table.
pub(crate) fn parse(text: &str) -> Result<Table, Fault> {
    let mut reader = Reader { text, at: 0 };
    let mut root = Table { named: true, ..Table::default() };
    let mut here: Vec<At<String>> = Vec::new();
    loop {
        reader.skip_lines();
        let at = reader.at;
        if reader.rest().is_empty() {
            return Ok(root);
        }
        if reader.eat("[[") {
            here = reader.key()?;
            reader.expect("]]")?;
            root.below(&here[..here.len() - 1])?.begin_next(&here[here.len() - 1], at)?;
        } else if reader.eat("[") {
            here = reader.key()?;
            reader.expect("]")?;
            let table = root.below(&here)?;
            if table.named {
                return fault(at, "this table is there twice");
            }
            (table.named, table.at) = (true, at);
        } else {
            let key = reader.key()?;
            reader.expect("=")?;
            let value = reader.value(0)?;
            root.below(&here)?.insert(&key, value)?;
        }
        reader.end_of_line()?;
    }
}

impl Table {
    fn find(&self, key: &str) -> Option<&Node> {
        self.entries.iter().find(|(known, _)| known.value == key).map(|(_, node)| node)
    }

    /// The table at the end of this path; of several with one name it is the last.
    fn below(&mut self, path: &[At<String>]) -> Result<&mut Self, Fault> {
        let mut table = self;
        for key in path {
            let place = match table.entries.iter().position(|(known, _)| known.value == key.value) {
                Some(place) => place,
                None => {
                    let value = Value::Table(Self { at: key.at, ..Self::default() });
                    table.entries.push((key.clone(), At { at: key.at, value }));
                    table.entries.len() - 1
                }
            };
            table = match &mut table.entries[place].1.value {
                Value::Table(table) => table,
                Value::List(list) => match list.last_mut() {
                    Some(At { value: Value::Table(table), .. }) => table,
                    _ => return fault(key.at, format!("`{}` is no table", key.value)),
                },
                Value::Text(_) | Value::Number(_) | Value::Flag(_) => {
                    return fault(key.at, format!("`{}` is no table", key.value));
                }
            };
        }
        Ok(table)
    }

    /// Begins the next table of a list.
    fn begin_next(&mut self, key: &At<String>, at: usize) -> Result<(), Fault> {
        let next = At { at, value: Value::Table(Self { at, named: true, entries: Vec::new() }) };
        match self.entries.iter_mut().find(|(known, _)| known.value == key.value) {
            None => self.entries.push((key.clone(), At { at, value: Value::List(vec![next]) })),
            Some((_, At { value: Value::List(list), .. })) => list.push(next),
            Some(_) => return fault(key.at, format!("`{}` is no list of tables", key.value)),
        }
        Ok(())
    }

    fn insert(&mut self, key: &[At<String>], node: Node) -> Result<(), Fault> {
        let Some((last, path)) = key.split_last() else { return Ok(()) };
        let table = self.below(path)?;
        if table.find(&last.value).is_some() {
            return fault(last.at, format!("the key `{}` is there twice", last.value));
        }
        table.entries.push((last.clone(), node));
        Ok(())
    }

    /// Whether it has no other keys than these.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), Fault> {
        match self.entries.iter().find(|(key, _)| !known.contains(&key.value.as_str())) {
            None => Ok(()),
            Some((key, _)) => {
                fault(key.at, format!("unknown field `{}`, expected one of `{}`", key.value, known.join("`, `")))
            }
        }
    }

    fn need(&self, key: &str) -> Result<&Node, Fault> {
        let missing = || Fault { at: self.at, message: format!("missing field `{key}`") };
        self.find(key).ok_or_else(missing)
    }

    /// A text.
    pub(crate) fn text(&self, key: &str) -> Result<At<&str>, Fault> {
        text(self.need(key)?)
    }

    /// A text, if there is one.
    pub(crate) fn text_if_any(&self, key: &str) -> Result<Option<At<&str>>, Fault> {
        self.find(key).map(text).transpose()
    }

    /// A number.
    pub(crate) fn number<N: Whole>(&self, key: &str) -> Result<At<N>, Fault> {
        number(self.need(key)?)
    }

    /// A number, if there is one.
    pub(crate) fn number_if_any<N: Whole>(&self, key: &str) -> Result<Option<At<N>>, Fault> {
        self.find(key).map(number).transpose()
    }

    /// Yes or no; no if nothing is said.
    pub(crate) fn flag(&self, key: &str) -> Result<bool, Fault> {
        match self.find(key) {
            None => Ok(false),
            Some(At { value: Value::Flag(flag), .. }) => Ok(*flag),
            Some(other) => wrong(other, "true or false"),
        }
    }

    /// A list of numbers.
    pub(crate) fn numbers<N: Whole>(&self, key: &str) -> Result<At<Vec<At<N>>>, Fault> {
        let node = self.need(key)?;
        let Value::List(list) = &node.value else { return wrong(node, "a list") };
        Ok(At { at: node.at, value: list.iter().map(number).collect::<Result<_, _>>()? })
    }

    /// A list of tables; empty if there is none.
    pub(crate) fn tables(&self, key: &str) -> Result<Vec<&Self>, Fault> {
        let Some(node) = self.find(key) else { return Ok(Vec::new()) };
        let Value::List(list) = &node.value else { return wrong(node, "a list of tables") };
        list.iter().map(table).collect()
    }

    /// The same where one at least is wanted.
    pub(crate) fn some_tables(&self, key: &str) -> Result<Vec<&Self>, Fault> {
        self.need(key)?;
        self.tables(key)
    }

    /// A table, if there is one.
    pub(crate) fn table_if_any(&self, key: &str) -> Result<Option<&Self>, Fault> {
        self.find(key).map(table).transpose()
    }

    /// Every key with its number, in the order of the keys.
    pub(crate) fn all_numbers<N: Whole>(&self) -> Result<Vec<(&str, At<N>)>, Fault> {
        let mut all = Vec::new();
        for (key, node) in &self.entries {
            all.push((key.value.as_str(), number(node)?));
        }
        game::order::sort_by_key(&mut all, |(key, _)| *key);
        Ok(all)
    }
}

/// A kind of number that a field may have.
pub(crate) trait Whole: TryFrom<i64> + Display {
    const LEAST: Self;
    const MOST: Self;
}

macro_rules! whole {
    ($($number:ty)*) => {$(
        impl Whole for $number {
            const LEAST: Self = Self::MIN;
            const MOST: Self = Self::MAX;
        }
    )*};
}
whole! { u8 u16 i64 }

fn wrong<T>(node: &Node, wanted: &str) -> Result<T, Fault> {
    let kind = match node.value {
        Value::Text(_) => "a text",
        Value::Number(_) => "a number",
        Value::Flag(_) => "true or false",
        Value::List(_) => "a list",
        Value::Table(_) => "a table",
    };
    fault(node.at, format!("invalid type: {kind}, expected {wanted}"))
}

fn text(node: &Node) -> Result<At<&str>, Fault> {
    match &node.value {
        Value::Text(text) => Ok(At { at: node.at, value: text }),
        _ => wrong(node, "a text"),
    }
}

fn number<N: Whole>(node: &Node) -> Result<At<N>, Fault> {
    let Value::Number(number) = node.value else { return wrong(node, "a number") };
    match N::try_from(number) {
        Ok(value) => Ok(At { at: node.at, value }),
        Err(_) => fault(node.at, format!("invalid value: {number}, expected {} to {}", N::LEAST, N::MOST)),
    }
}

fn table(node: &Node) -> Result<&Table, Fault> {
    match &node.value {
        Value::Table(table) => Ok(table),
        _ => wrong(node, "a table"),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn first(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Takes what is like this, and returns it.
    fn take_while(&mut self, like: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !like(c)).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    fn skip_spaces(&mut self) {
        self.take_while(|c| matches!(c, ' ' | '\t'));
    }

    /// Skips spaces, comments and ends of lines.
    fn skip_lines(&mut self) {
        loop {
            self.take_while(|c| matches!(c, ' ' | '\t' | '\r' | '\n'));
            if self.first() != Some('#') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let is_there = self.rest().starts_with(wanted);
        if is_there {
            self.at += wanted.len();
        }
        is_there
    }

    fn expect(&mut self, wanted: &str) -> Result<(), Fault> {
        self.skip_spaces();
        if self.eat(wanted) { Ok(()) } else { fault(self.at, format!("expected `{wanted}`")) }
    }

    fn end_of_line(&mut self) -> Result<(), Fault> {
        self.skip_spaces();
        match self.first() {
            None | Some('\n' | '#') => Ok(()),
            Some('\r') if self.rest().starts_with("\r\n") => Ok(()),
            Some(_) => fault(self.at, "expected the end of the line"),
        }
    }

    /// A key, or several with dots between them; never none.
    fn key(&mut self) -> Result<Vec<At<String>>, Fault> {
        let mut path = Vec::new();
        loop {
            self.skip_spaces();
            let at = self.at;
            let value = match self.first() {
                Some('"' | '\'') => self.quoted()?,
                _ => self.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-')).to_owned(),
            };
            if self.at == at {
                return fault(at, "expected a key");
            }
            path.push(At { at, value });
            self.skip_spaces();
            if path.len() > DEPTH {
                return fault(at, "this key has too many parts");
            }
            if !self.eat(".") {
                return Ok(path);
            }
        }
    }

    fn value(&mut self, depth: usize) -> Result<Node, Fault> {
        self.skip_spaces();
        let at = self.at;
        if depth > DEPTH {
            return fault(at, "too many lists in lists");
        }
        let value = match self.first() {
            Some('"' | '\'') => Value::Text(self.quoted()?),
            Some('[') => self.list(depth)?,
            Some('{') => self.inline_table(depth)?,
            _ => {
                let word = self.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+' | '.' | ':'));
                match word {
                    "true" => Value::Flag(true),
                    "false" => Value::Flag(false),
                    word => match whole(word) {
                        Some(number) => Value::Number(number),
                        None => return fault(at, format!("'{word}' is no text, no whole number, no true or false")),
                    },
                }
            }
        };
        Ok(At { at, value })
    }

    fn list(&mut self, depth: usize) -> Result<Value, Fault> {
        self.eat("[");
        let mut list = Vec::new();
        loop {
            self.skip_lines();
            if self.eat("]") {
                return Ok(Value::List(list));
            }
            list.push(self.value(depth + 1)?);
            self.skip_lines();
            if !self.eat(",") && self.first() != Some(']') {
                return fault(self.at, "expected `,` or `]`");
            }
        }
    }

    fn inline_table(&mut self, depth: usize) -> Result<Value, Fault> {
        let mut table = Table { at: self.at, named: true, entries: Vec::new() };
        self.eat("{");
        loop {
            self.skip_spaces();
            if self.eat("}") {
                return Ok(Value::Table(table));
            }
            let key = self.key()?;
            self.expect("=")?;
            let value = self.value(depth + 1)?;
            table.insert(&key, value)?;
            self.skip_spaces();
            if !self.eat(",") && self.first() != Some('}') {
                return fault(self.at, "expected `,` or `}`");
            }
        }
    }

    /// A text in quotes; between single ones everything stands for itself.
    fn quoted(&mut self) -> Result<String, Fault> {
        let begin = self.at;
        if ["\"\"\"", "'''"].iter().any(|quotes| self.rest().starts_with(quotes)) {
            return fault(begin, "a text has one line here");
        }
        let plain = self.first() == Some('\'');
        let mut chars = self.rest().char_indices().skip(1);
        let mut text = String::new();
        while let Some((place, c)) = chars.next() {
            match c {
                '\n' => break,
                '\'' if plain => {
                    self.at += place + 1;
                    return Ok(text);
                }
                '"' if !plain => {
                    self.at += place + 1;
                    return Ok(text);
                }
                '\\' if !plain => {
                    let meant = match chars.next().map(|(_, c)| c) {
                        Some('n') => Some('\n'),
                        Some('t') => Some('\t'),
                        Some('r') => Some('\r'),
                        Some(c @ ('"' | '\\')) => Some(c),
                        Some('u') => code(&mut chars, 4),
                        Some('U') => code(&mut chars, 8),
                        _ => None,
                    };
                    match meant {
                        Some(c) => text.push(c),
                        None => {
                            return fault(begin + place, "after `\\` stands n, t, r, u, U, a quote or another `\\`");
                        }
                    }
                }
                c => text.push(c),
            }
        }
        fault(begin, "this text has no end")
    }
}

/// The character whose number is written in so many digits.
fn code(chars: &mut impl Iterator<Item = (usize, char)>, digits: usize) -> Option<char> {
    let mut number = 0;
    for _ in 0..digits {
        number = number * 16 + chars.next()?.1.to_digit(16)?;
    }
    char::from_u32(number)
}

fn whole(word: &str) -> Option<i64> {
    let digits = word.trim_start_matches(['+', '-']);
    if digits.starts_with('_') || digits.ends_with('_') || digits.contains("__") {
        return None;
    }
    let base = |prefix: &str| word.strip_prefix(prefix);
    let parse = |digits: &str, radix| i64::from_str_radix(&digits.replace('_', ""), radix).ok();
    match (base("0x"), base("0o"), base("0b")) {
        (Some(digits), ..) => parse(digits, 16),
        (_, Some(digits), _) => parse(digits, 8),
        (_, _, Some(digits)) => parse(digits, 2),
        _ => parse(word, 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_a_deck_needs_is_read() {
        let text = "# A deck.\r\nname = \"a \\\"b\\\" \\u00e9\" # its name\n'odd key'.x = 'c:\\d'\nlist = [ # numbers\n  1, -2,\n  +3_0,\n]\n\
            small = { a = 1, b.c = true }\n[[card]]\ncount = 0x10\n[[card.part]]\nfood = 1\n[[card.part]]\n[[card]]\n\
            [card.more]\nflag = false\n[last.of]\nz = 1";
        let root = parse(text).expect("it is right");
        assert_eq!(root.text("name").expect("a text").value, "a \"b\" é");
        assert_eq!(root.table_if_any("odd key").expect("a table").expect("there").text("x").expect("x").value, "c:\\d");
        let list: Vec<i64> = root.numbers("list").expect("numbers").value.iter().map(|one| one.value).collect();
        assert_eq!(list, [1, -2, 30]);
        let small = root.table_if_any("small").expect("a table").expect("there");
        assert_eq!(small.number::<u8>("a").expect("a number").value, 1);
        assert!(small.table_if_any("b").expect("a table").expect("there").flag("c").expect("a flag"));
        let cards = root.some_tables("card").expect("cards");
        assert_eq!(cards.len(), 2);
        assert_eq!(cards[0].number::<u16>("count").expect("a number").value, 16);
        assert_eq!(cards[0].tables("part").expect("parts").len(), 2);
        assert!(!cards[1].table_if_any("more").expect("a table").expect("there").flag("flag").expect("a flag"));
        assert!(root.table_if_any("last").expect("a table").is_some());
        assert!(root.only(&["name"]).is_err_and(|fault| fault.message.contains("unknown field `odd key`")));
    }

    #[test]
    fn what_is_wrong_is_refused_where_it_stands() {
        let deep = format!("a = {}", "[".repeat(1000));
        let dots = format!("a{} = 1", ".a".repeat(1000));
        let cases = [
            ("a = 1\na = 2\n", 6, "twice"),
            ("[a]\n[a]\n", 4, "twice"),
            ("[[a]\n", 3, "expected `]]`"),
            ("a 1\n", 2, "expected `=`"),
            ("= 1\n", 0, "expected a key"),
            ("a = 1 b = 2\n", 6, "end of the line"),
            ("a = 1.5\n", 4, "no whole number"),
            ("a = 2024-01-01\n", 4, "no whole number"),
            ("a = 1__0\n", 4, "no whole number"),
            ("a =\n", 3, "no whole number"),
            ("a = 99999999999999999999\n", 4, "no whole number"),
            ("a = \"b\n", 4, "no end"),
            ("a = \"\\q\"\n", 5, "after `\\`"),
            ("a = \"\\ud800\"\n", 5, "after `\\`"),
            ("a = '''b'''\n", 4, "one line"),
            ("a = [1 2]\n", 7, "expected `,` or `]`"),
            ("a = [1,", 7, "no whole number"),
            ("a = { b = 1 c = 2 }\n", 12, "expected `,` or `}`"),
            ("a = { b = 1 }\n[a]\n", 14, "twice"),
            ("a = 1\n[a.b]\n", 7, "no table"),
            ("a = 1\n[[a]]\n", 8, "no list"),
            ("a = [1]\n[a.b]\n", 9, "no table"),
            (&deep, 21, "too many"),
            (&dots, 32, "too many"),
        ];
        for (text, at, part) in cases {
            let fault = parse(text).expect_err("must be refused");
            assert!(fault.message.contains(part), "{text}: {}", fault.message);
            assert_eq!(fault.at, at, "{text}: {}", fault.message);
        }
        let root = parse("a = 300\nb = 'x'\n[c]\n").expect("it is right");
        assert!(root.number::<u8>("a").is_err_and(|fault| fault.message == "invalid value: 300, expected 0 to 255"));
        assert!(root.number::<u8>("b").is_err_and(|fault| fault.at == 12 && fault.message.contains("invalid type")));
        assert!(root.tables("c").is_err() && root.numbers::<u8>("c").is_err() && root.flag("a").is_err());
        assert!(root.text("d").is_err_and(|fault| fault.message == "missing field `d`"));
    }
}
