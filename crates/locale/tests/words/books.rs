//! The rulebooks as they lie on the disk, without what is between back quotes.

use std::path::Path;

use locale::Lang;

/// The books, by the name of their English file.
pub const BOOKS: [&str; 4] = ["origin", "continents", "northstar", "new-world"];

/// A rulebook in a language, line by line; of code spans only a back quote is left.
pub fn lines(lang: Lang, book: &str) -> Vec<String> {
    source(lang, book).lines().map(|line| line.split('`').step_by(2).collect::<Vec<_>>().join("`")).collect()
}

/// The titles of the rules of a book, by their ids.
pub fn titles(lang: Lang, book: &str) -> Vec<(String, String)> {
    let heading = |line: &str| {
        let (id, title) = line.strip_prefix("### ")?.split_once(": ")?;
        Some((id.to_owned(), title.to_owned()))
    };
    source(lang, book).lines().filter_map(heading).collect()
}

fn source(lang: Lang, book: &str) -> String {
    let suffix = if lang == Lang::En { String::new() } else { format!(".{}", lang.code()) };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../rulebooks/{book}{suffix}.md"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn books_have_no_straight_quotes_and_no_double_spaces() {
    for lang in Lang::ALL {
        for book in BOOKS {
            for (number, line) in lines(lang, book).iter().enumerate() {
                let place = format!("{lang:?} {book}, line {}: {line}", number + 1);
                assert!(!line.contains(['"', '\'']), "straight quotes in {place}");
                assert!(!line.trim_start().contains("  "), "two spaces in {place}");
                assert!(!line.contains(['!', '…']) && !line.contains(" ,"), "{place}");
            }
        }
    }
}

#[test]
fn an_option_is_called_alike_on_the_screen_and_in_its_rule() {
    for lang in Lang::ALL {
        let messages = crate::files::messages(lang);
        for book in BOOKS {
            for (rule, title) in titles(lang, book).into_iter().filter(|(rule, _)| rule.contains("-OPT-")) {
                let option = option_of(&rule);
                let found = messages.iter().find(|(id, _)| is_named(id, &option));
                let (id, message) = found.unwrap_or_else(|| panic!("no option for {rule}"));
                assert_eq!(message.texts, std::slice::from_ref(&title), "{lang:?} {id} and {rule}");
            }
        }
    }
}

/// What the message of an option begins with: the rule may leave out the end of its name.
fn option_of(rule: &str) -> String {
    let (family, name) = rule.split_once("-OPT-").unwrap_or_default();
    let family = match family {
        "NS" => "board-option",
        "NW" => "new-world-option",
        _ => "option",
    };
    format!("{family}-{}", name.to_lowercase())
}

fn is_named(id: &str, option: &str) -> bool {
    id.strip_prefix(option).is_some_and(|rest| !rest.contains('.') && (rest.is_empty() || rest.starts_with('-')))
}

#[test]
fn what_is_between_back_quotes_is_left_out() {
    let all: Vec<String> = BOOKS.iter().flat_map(|book| lines(Lang::En, book)).collect();
    assert!(all.iter().any(|line| line.contains("` (default)")));
    assert!(!all.iter().any(|line| line.contains("PerRound")));
}
