//! Words that a language does not use, from the lists beside this file.
//!
//! A row of `terms/*.tsv` is: where, how, the words (with ` | ` between them), and what to say instead. *Where* is `all`,
//! `messages`, `books`, `origin`, `boards` or `new-world`, or the name of one file; ` - ` and file names leave those out.
//! *How* is `has` (anywhere), `word` (a whole word) or `stem` (a word begins so). Letters are compared as small ones and
//! a no-break space as a space; `exact` compares everything as it is.

use locale::Lang;

use crate::books;
use crate::files::{Message, messages_by_file, without_placeables};

struct Row {
    files: Vec<&'static str>,
    except: Vec<&'static str>,
    how: How,
    words: Vec<&'static str>,
    instead: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Has,
    Word,
    Stem,
    Exact,
}

fn list(lang: Lang) -> Vec<Row> {
    let text = match lang {
        Lang::En => include_str!("terms/en.tsv"),
        Lang::Pl => include_str!("terms/pl.tsv"),
        Lang::Ru => include_str!("terms/ru.tsv"),
        Lang::Cs => include_str!("terms/cs.tsv"),
    };
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(row).collect()
}

fn row(line: &'static str) -> Row {
    let cells: Vec<&str> = line.split('\t').collect();
    let [place, how, words, instead] = cells[..] else { panic!("four cells: {line}") };
    let (place, except) = place.split_once(" - ").unwrap_or((place, ""));
    let how = match how {
        "has" => How::Has,
        "word" => How::Word,
        "stem" => How::Stem,
        "exact" => How::Exact,
        other => panic!("{other}: {line}"),
    };
    Row {
        files: place.split(' ').collect(),
        except: except.split(' ').collect(),
        how,
        words: words.split(" | ").collect(),
        instead,
    }
}

impl Row {
    /// Whether a file is meant: a Fluent file by its name, a book by its own.
    fn is_about(&self, file: &str) -> bool {
        let is_book = books::BOOKS.contains(&file);
        let meant = |place: &&str| match *place {
            "all" => true,
            "messages" => !is_book,
            "books" => is_book,
            family @ ("origin" | "boards" | "new-world") => family_of(file) == Some(family),
            name => name == file,
        };
        self.files.iter().any(meant) && !self.except.contains(&file)
    }

    fn found(&self, text: &str) -> Option<&'static str> {
        let plain = text.to_lowercase().replace('\u{a0}', " ");
        let said = without_placeables(&plain);
        let words = said.split(|letter: char| !letter.is_alphabetic());
        self.words.iter().copied().find(|&word| match self.how {
            How::Exact => text.contains(word),
            How::Has => plain.contains(word),
            How::Word => words.clone().any(|other| other == word),
            How::Stem => words.clone().any(|other| other.starts_with(word)),
        })
    }
}

/// The family of games that a file is about alone.
fn family_of(file: &str) -> Option<&'static str> {
    match file {
        "origin"
        | "continents"
        | "actions.ftl"
        | "traits.ftl"
        | "refusals.ftl"
        | "outlook.ftl"
        | "log.ftl"
        | "prompts.ftl"
        | "web_tutorial.ftl"
        | "continents.ftl"
        | "lesson_continents.ftl" => Some("origin"),
        "northstar" | "boards.ftl" | "boards_table.ftl" | "board_options.ftl" | "lesson_boards.ftl" => Some("boards"),
        "new-world"
        | "new-world.ftl"
        | "new-world-desk.ftl"
        | "new-world-options.ftl"
        | "new-world-table.ftl"
        | "new-world-analysis.ftl"
        | "lesson_new_world.ftl" => Some("new-world"),
        _ => None,
    }
}

#[test]
fn no_language_uses_a_word_of_its_list() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let rows = list(lang);
        let mut look = |file: &str, place: &str, text: &str| {
            for row in rows.iter().filter(|row| row.is_about(file)) {
                if let Some(word) = row.found(text) {
                    wrong.push(format!("{lang:?} {file} {place}: '{word}' ({}) in: {text}", row.instead));
                }
            }
        };
        for (file, messages) in messages_by_file(lang) {
            // What people type into the search is theirs, and is never shown.
            if file == "search.ftl" {
                continue;
            }
            for (id, Message { texts, .. }) in messages {
                // Editions of one family are said in the file of another one.
                let of = match id {
                    ref id if id.ends_with("-new-world") => "new-world.ftl",
                    ref id if id.ends_with("-boards") => "boards.ftl",
                    _ => file.as_str(),
                };
                texts.iter().for_each(|text| look(of, &id, text));
            }
        }
        for book in books::BOOKS {
            for (number, line) in books::lines(lang, book).iter().enumerate() {
                look(book, &format!("line {}", number + 1), line);
            }
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_lists_find_what_they_name() {
    for lang in Lang::ALL {
        let rows = list(lang);
        assert!(rows.len() > 20, "{lang:?} has a list");
        for row in &rows {
            for word in &row.words {
                assert!(row.found(&format!("x, {word}.")).is_some(), "{lang:?}: {word} is never found");
            }
            let known = |name: &&str| {
                matches!(*name, "all" | "messages" | "books" | "boards" | "") || {
                    let is_file = |file: &String| file == name;
                    books::BOOKS.contains(name) || crate::files::sources(lang).keys().any(is_file)
                }
            };
            assert!(row.files.iter().chain(&row.except).all(known), "{lang:?}: {:?}", row.files);
        }
    }
}
