//! What a new trait and a new edition touch, compared with what ARCHITECTURE.md says.

use std::collections::BTreeSet;
use std::fs;

use super::{root, sources};

/// The source without its tests and comments.
fn code(text: &str) -> String {
    let code = text.split("\n#[cfg(test)]").next().unwrap_or("");
    code.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// The files with one of these endings below a folder.
fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let (mut found, mut folders) = (Vec::new(), vec![root().join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push((name, fs::read_to_string(&path).unwrap_or_default()));
            }
        }
    }
    found
}

/// The files that name a trait, outside tests and recorded games. Of the four languages English stands for all.
fn naming(id: &str) -> BTreeSet<String> {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let variant: String = id.split('_').map(capital).collect();
    let dashed = id.replace('_', "-");
    let names = [variant, id.to_owned(), dashed.to_uppercase(), dashed];
    let data = files("crates", &[".ftl", "kit.json"]).into_iter().chain(files("rulebooks", &[".md", ".toml"]));
    let data = data.chain(files("apps/web/assets", &["icons.svg"]));
    let code = ["crates", "apps", "fuzz"].into_iter().flat_map(sources).map(|(file, text)| (file, code(&text)));
    let apart = |file: &str| file.contains("/tests/") || file.contains("/examples/");
    let other =
        |file: &str| [".pl.md", ".ru.md", ".cs.md", "/pl/", "/ru/", "/cs/"].iter().any(|part| file.contains(part));
    let all = data.chain(code).filter(|(file, _)| !apart(file) && !other(file));
    all.filter(|(_, text)| names.iter().any(|name| text.contains(name.as_str()))).map(|(file, _)| file).collect()
}

/// The files of the table in ARCHITECTURE.md that have a tick in this column.
fn promised(column: usize) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the picture");
    let rows = text.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let file = cells.get(1)?.strip_prefix('`')?.strip_suffix('`')?;
        (cells.get(column) == Some(&"yes")).then(|| file.to_owned())
    });
    rows.collect()
}

#[test]
fn a_data_trait_touches_what_the_picture_says() {
    assert_eq!(naming("high_body_weight"), promised(2));
}

#[test]
fn an_acting_trait_touches_what_the_picture_says() {
    assert_eq!(naming("tail_loss"), promised(3));
}

#[test]
fn the_page_names_no_edition() {
    // Whatever it shows of a game comes through the desk, the words and the catalogue of editions.
    let engines = ["origin::", "northstar::", "new_world::"];
    let mut read = 0;
    for (file, text) in sources("apps/web/src") {
        for (number, line) in code(&text).lines().enumerate() {
            let named = engines.iter().find(|engine| line.contains(**engine));
            assert_eq!(named, None, "{file}:{}: an edition's types", number + 1);
            read += 1;
        }
    }
    assert!(read > 5_000, "the page has sources");
}

/// Where the families are told apart outside their own modules: one place in each crate, in the desk one for each subject
/// (which game is opened, the analysis board, the rules page).
const CROSSROADS: &[&str] = &[
    "apps/pangea/src/families.rs",
    "apps/web/src/pages/home/quick.rs",
    "apps/web/src/pages/rules/book.rs",
    "crates/desk/src/analysis/any.rs",
    "crates/desk/src/analysis/controls.rs",
    "crates/desk/src/analysis/position.rs",
    "crates/desk/src/book.rs",
    "crates/desk/src/open.rs",
    "crates/editions/src/edition.rs",
    "crates/locale/src/families.rs",
    "crates/notation/src/scenario.rs",
    "crates/room/src/play.rs",
];

/// Files of one family that do not lie in a folder or a file with its name.
const OF_ONE_FAMILY: &[&str] = &["crates/editions/src/setup.rs"];

/// The word or the question by which a line tells families or editions apart. An edition that something begins with, where
/// none is named, is no question.
fn tells_apart(line: &str) -> Option<&str> {
    let questions = ["northstar::preset(", "northstar::edition(", "edition.modules()", "of_modules("];
    if let Some(question) = questions.into_iter().find(|question| line.contains(question)) {
        return Some(question);
    }
    let families = ["Origin", "Boards", "Northstar", "NewWorld", "World"];
    let editions = ["Origin", "Continents", "Evolution", "NaturalSelection", "NewWorld"];
    let words = line.split(|c: char| !(c.is_ascii_alphanumeric() || c == ':' || c == '_'));
    let mut before = "";
    for word in words.filter(|word| !word.is_empty()) {
        let mut parts = word.rsplit("::");
        let (name, of) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        let is_default = name == "Origin" && ["unwrap_or", "map_or", "edition:"].contains(&before);
        let tells = match of {
            "Family" | "Deal" | "AnyBoard" | "Body" => families.contains(&name),
            "Edition" => editions.contains(&name) && !is_default,
            "Self" => families[1..].contains(&name),
            _ => false,
        };
        if tells {
            return Some(word);
        }
        before = word;
    }
    None
}

#[test]
fn families_are_told_apart_at_few_crossroads() {
    let mut found = BTreeSet::new();
    for (file, text) in ["crates", "apps"].into_iter().flat_map(sources) {
        let names = ["/origin", "/boards", "/northstar", "/new_world", "/new-world", "/tests/", "/examples/"];
        let is_own = names.iter().any(|part| file.contains(part)) || OF_ONE_FAMILY.contains(&file.as_str());
        if !is_own && code(&text).lines().any(|line| tells_apart(line).is_some()) {
            found.insert(file);
        }
    }
    let expected: BTreeSet<String> = CROSSROADS.iter().map(|file| (*file).to_owned()).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_question_about_the_family_is_seen_in_any_form() {
    let told = [
        "Family::NewWorld => run(),",
        "if matches!(edition.family(), editions::Family::Boards(_)) {",
        "if edition == Edition::Continents {",
        "let Some(preset) = northstar::preset(edition) else { return };",
        "match edition.modules() {",
        "Self::NewWorld(config) => config.seats(),",
    ];
    assert!(told.into_iter().all(|line| tells_apart(line).is_some()), "{told:?}");
    let silent =
        ["Edition::from_id(id).unwrap_or(Edition::Origin)", "Self::Origin(state)", "for edition in Edition::ALL {"];
    assert_eq!(silent.map(tells_apart), [None; 3]);
}
