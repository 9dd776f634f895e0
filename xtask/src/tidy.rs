//! The invariants of ARCHITECTURE.md, checked by reading the sources.

mod adding;
mod promises;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{WASM, cargo_program};

fn root() -> PathBuf {
    crate::root()
}

fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
                found.push((name, fs::read_to_string(&path).expect("a readable source")));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} has sources");
    found
}

/// The names in this section of a member's manifest.
fn named_in(member: &str, section: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(member).join("Cargo.toml")).expect("a manifest");
    let section = text.split(&format!("[{section}]")).nth(1).unwrap_or("");
    let section = section.split("\n[").next().unwrap_or("");
    let names = section.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    names.filter_map(|line| line.split(['.', '=', ' ']).next()).map(str::to_owned).collect()
}

/// The members of the workspace that a member depends on outside its tests.
fn depends_on(member: &str) -> Vec<String> {
    let is_member = |name: &String| ["crates", "apps"].iter().any(|folder| root().join(folder).join(name).is_dir());
    let named = ["dependencies", "build-dependencies"].into_iter().flat_map(|section| named_in(member, section));
    named.filter(is_member).collect()
}

/// Every member of the workspace.
fn members() -> Vec<String> {
    let folders = ["crates", "apps"].iter().flat_map(|folder| {
        let entries = fs::read_dir(root().join(folder)).expect("a folder").flatten();
        entries.map(move |entry| format!("{folder}/{}", entry.file_name().to_string_lossy()))
    });
    folders.chain(["e2e", "fuzz", "xtask", "xtask/bundler"].map(str::to_owned)).collect()
}

const EDITION_CRATES: &[&str] = &["origin", "northstar", "new-world"];

#[test]
fn arrows_point_one_way() {
    // Invariant 1: each member and what it may know.
    let allowed: &[(&str, &[&str])] = &[
        ("crates/game", &[]),
        ("crates/origin", &["game"]),
        ("crates/new-world", &["game"]),
        ("crates/northstar", &["game"]),
        ("crates/editions", &["game", "origin", "northstar", "new-world"]),
        ("crates/notation", &["game", "origin", "northstar", "new-world", "editions", "dice"]),
        ("crates/bots", &["game", "origin", "northstar", "new-world", "net"]),
        ("crates/net", &[]),
        ("crates/selfplay", &["game", "bots", "net"]),
        ("crates/ratings", &[]),
        ("crates/arena", &["game", "bots", "origin", "northstar", "new-world", "ratings"]),
        ("crates/protocol", &["editions", "game", "new-world", "northstar", "origin"]),
        (
            "crates/room",
            &["bots", "dice", "editions", "game", "new-world", "northstar", "notation", "origin", "protocol", "table"],
        ),
        ("crates/table", &["game"]),
        ("crates/dice", &["game"]),
        ("crates/trials", &["game", "table"]),
        ("crates/locale", &["game", "origin", "northstar", "new-world", "editions"]),
        ("crates/creatures", &[]),
        (
            "crates/desk",
            &[
                "game",
                "origin",
                "northstar",
                "new-world",
                "bots",
                "dice",
                "editions",
                "notation",
                "protocol",
                "table",
                "locale",
            ],
        ),
        ("crates/rule-index", &[]),
        ("crates/store", &[]),
        ("crates/client", &["dice", "game", "protocol"]),
        ("apps/server", &["bots", "dice", "editions", "game", "locale", "protocol", "ratings", "room", "store"]),
        ("apps/pangea", PROGRAM),
        ("apps/web", PAGE),
        (
            "e2e",
            &[
                "bots",
                "desk",
                "editions",
                "game",
                "locale",
                "new-world",
                "northstar",
                "origin",
                "protocol",
                "server",
                "store",
                "table",
            ],
        ),
        ("fuzz", &["editions", "game", "new-world", "notation", "northstar", "origin"]),
        ("xtask", &["rule-index"]),
        ("xtask/bundler", &[]),
    ];
    for (member, may_know) in allowed {
        for name in depends_on(member) {
            assert!(may_know.contains(&name.as_str()), "{member} must not depend on {name}");
        }
    }
    for member in members() {
        assert!(allowed.iter().any(|(name, _)| *name == member), "{member} has no place in the picture");
    }
}

/// What the program people run may know: everything but the page.
const PROGRAM: &[&str] = &[
    "arena",
    "bots",
    "client",
    "desk",
    "dice",
    "editions",
    "game",
    "locale",
    "net",
    "notation",
    "new-world",
    "northstar",
    "origin",
    "protocol",
    "rule-index",
    "selfplay",
    "server",
    "store",
    "table",
];
/// What the page may know: no engine.
const PAGE: &[&str] =
    &["bots", "creatures", "desk", "dice", "editions", "game", "locale", "notation", "protocol", "table"];

#[test]
fn no_dependency_is_unused() {
    // Invariant 1: an arrow that nobody needs is not there.
    for member in members() {
        let named = |folder: &str, name: &str| {
            let there = root().join(&member).join(folder).is_dir();
            there && sources(&format!("{member}/{folder}")).iter().any(|(_, text)| uses(text, name))
        };
        for name in named_in(&member, "dependencies") {
            assert!(named("src", &name), "{member} depends on {name} and does not use it");
        }
        let build = fs::read_to_string(root().join(&member).join("build.rs")).unwrap_or_default();
        for name in named_in(&member, "build-dependencies") {
            let used = uses(&build, &name) || named("build", &name);
            assert!(used, "the build of {member} depends on {name} and does not use it");
        }
        for name in named_in(&member, "dev-dependencies") {
            let used = ["src", "tests", "examples"].iter().any(|folder| named(folder, &name));
            assert!(used, "the tests of {member} depend on {name} and do not use it");
        }
    }
}

/// Whether a source names a crate.
fn uses(text: &str, name: &str) -> bool {
    let name = name.replace('-', "_");
    text.match_indices(&name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = &text[at + name.len()..];
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
            && (after.starts_with("::") || after.starts_with(';') || after.starts_with(" as "))
    })
}

#[test]
fn edition_crates_do_no_input_or_output_and_hold_no_strings() {
    // Invariant 2.
    let forbidden = [
        "std::fs",
        "std::net",
        "std::io",
        "std::env",
        "std::time",
        "std::thread",
        "println!",
        "String",
        "SystemTime",
        // No random source of their own: outcomes of chance come in, and determinize borrows a generator.
        "SeedableRng",
        "seed_from",
        "from_seed",
        "xoshiro",
        "thread_rng",
        "getrandom",
        "OsRng",
        "RandomState",
    ];
    for name in EDITION_CRATES {
        for (file, text) in sources(&format!("crates/{name}/src")) {
            let code = text.split("#[cfg(test)]").next().unwrap_or("");
            for (number, line) in code.lines().enumerate() {
                let line = line.split("//").next().unwrap_or("");
                for word in forbidden {
                    assert!(!line.contains(word), "{file}:{}: `{word}` in an edition crate", number + 1);
                }
            }
        }
    }
}

#[test]
fn no_edition_is_chosen_by_a_cargo_feature() {
    // Invariant 4.
    for folder in ["crates", "apps"] {
        for entry in fs::read_dir(root().join(folder)).expect("members").flatten() {
            let member = format!("{folder}/{}", entry.file_name().to_string_lossy());
            // What only documentation needs, and what games without a server do not.
            let plays = ["apps/pangea", "apps/web"].contains(&member.as_str());
            let known: &[&str] = match member.as_str() {
                _ if plays => &["default", "online"],
                // The page judges without a network.
                "crates/bots" => &["default", "network"],
                _ => &["schema"],
            };
            for feature in named_in(&member, "features") {
                assert!(known.contains(&feature.as_str()), "{member}: {feature}");
            }
        }
    }
}

/// Every crate that a member is made of, outside its tests.
fn made_of(member: &str, target: Option<&str>) -> Vec<String> {
    let mut words = vec!["tree", "--locked", "--edges", "normal", "--prefix", "none", "--package", member];
    words.extend(target.map(|target| ["--target", target]).into_iter().flatten());
    let output = Command::new(cargo_program()).args(words).current_dir(root()).output().expect("cargo can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn what_only_documentation_needs_is_in_no_program() {
    for (member, target) in [("web", Some(WASM)), ("pangea", None)] {
        let crates = made_of(member, target);
        assert!(crates.iter().any(|name| name == "protocol"), "{member} is made of {crates:?}");
        assert!(!crates.iter().any(|name| name == "schemars"), "{member} has schemars");
    }
}

/// Rules that change nothing in the game: the printed boards may be turned over.
const WITHOUT_CODE: &[&str] = &["NS-VAR-5"];

#[test]
fn every_rule_has_code_and_a_test() {
    // Invariant 8. An id at the head of a file, in a comment with nothing below it, above a declaration, or in the list of
    // what events follow, is beside code and does not count.
    let mut uncovered = Vec::new();
    for entry in rule_index::index(&root()).expect("the rulebooks can be read") {
        if WITHOUT_CODE.contains(&entry.rule.id.as_str()) {
            assert!(!entry.code.iter().any(|site| site.at_code), "{} has code by now", entry.rule.id);
            continue;
        }
        let has_code = entry.code.iter().any(|site| site.at_code);
        if !has_code || entry.tests.is_empty() {
            let missing = if has_code { "a test" } else { "code" };
            let beside: Vec<String> = entry.code.iter().map(ToString::to_string).collect();
            uncovered.push(format!("{} lacks {missing}, only {}", entry.rule.id, beside.join(", ")));
        }
    }
    assert!(uncovered.is_empty(), "{uncovered:#?}");
}

#[test]
fn no_rule_is_mentioned_that_does_not_exist() {
    let ids: Vec<String> =
        rule_index::BOOKS.iter().flat_map(|book| book.read(&root()).expect("rulebooks")).map(|rule| rule.id).collect();
    for folder in ["crates", "apps"] {
        for (file, text) in sources(folder) {
            for (number, line) in text.lines().enumerate() {
                // Comments cite rules; strings in tests may hold wrong ids on purpose.
                let Some((_, comment)) = line.split_once("//") else { continue };
                for word in comment.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
                    let prefix = ["ORI-", "CON-", "NS-", "NW-"].into_iter().find(|prefix| word.starts_with(prefix));
                    let is_id = prefix.is_some_and(|it| word[it.len()..].contains(|c: char| c.is_ascii_alphanumeric()));
                    let word = word.trim_end_matches('-');
                    let known = ids.iter().any(|id| id == word || id.starts_with(&format!("{word}-")));
                    assert!(!is_id || known, "{file}:{}: there is no rule {word}", number + 1);
                }
            }
        }
    }
}

/// The names of a crate's traits, from their files.
fn trait_names(member: &str) -> Vec<String> {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let files = sources(&format!("{member}/src/traits"));
    let stems = files.iter().filter_map(|(file, _)| Path::new(file).file_stem()?.to_str());
    // What is said of several traits at once stands in files of its own.
    let stems = stems.filter(|stem| !["interactions", "shields"].contains(stem));
    stems.map(|stem| stem.split('_').map(capital).collect::<String>()).collect()
}

#[test]
fn only_trait_files_name_traits() {
    // Invariant 7. In an empty place stands the first trait of all.
    for (member, least) in [("crates/origin", 22), ("crates/northstar", 17), ("crates/new-world", 20)] {
        let names = trait_names(member);
        assert!(names.len() >= least, "{member} has traits: {names:?}");
        for (file, text) in sources(&format!("{member}/src")) {
            let registry = file.ends_with("src/traits.rs") || file.ends_with("src/cards.rs");
            if file.contains("/traits/") || registry {
                continue;
            }
            let code = text.split("\n#[cfg(test)]").next().unwrap_or("");
            for (number, line) in code.lines().enumerate() {
                let line = line.split("//").next().unwrap_or("");
                let mut words = line.split(|c: char| !(c.is_ascii_alphanumeric() || c == ':'));
                let named = words.find_map(|word| {
                    let name = word.contains("Trait::").then(|| word.rsplit("::").next())??;
                    names.iter().find(|known| *known == name)
                });
                assert_eq!(named, None, "{file}:{}: names a trait", number + 1);
            }
        }
    }
}

#[test]
fn nothing_points_outside_the_project() {
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            // In a work tree of its own `.git` is a file that names its repository.
            if ["target", ".git", "out"].contains(&name.as_str()) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else { continue };
            let here = path.ends_with("xtask/src/tidy.rs");
            for word in ["../shared", "/work/", "/root/"] {
                assert!(here || !text.contains(word), "{} mentions {word}", path.display());
            }
        }
    }
}

#[test]
fn modules_introduce_themselves() {
    for folder in ["crates", "apps", "e2e", "xtask"] {
        for (file, text) in sources(folder) {
            assert!(text.starts_with("//!"), "{file} does not say what it is");
            assert!(!file.ends_with("/mod.rs"), "{file}: modules are named after their subject");
            let lines = text.lines().count();
            // What is written by `cargo xtask codegen` is as long as its rulebooks.
            let generated = text.lines().next().is_some_and(|line| line.contains("Generated"));
            assert!(lines <= 800 || generated, "{file} has {lines} lines: it has grown past its subject");
        }
    }
}

/// Where every event is given a view, a heading, a cue, words and rules.
const TOLD: &[(&str, &[&str])] = &[
    ("crates/origin/src/view/fold.rs", &["fold", "fold_feeding"]),
    ("crates/northstar/src/fold.rs", &["fold", "fold_species"]),
    ("crates/new-world/src/view/fold.rs", &["fold", "fold_feeding"]),
    ("crates/origin/src/told_by.rs", &["of_chapters", "of_source"]),
    ("crates/northstar/src/told_by.rs", &["of_play", "of_fact"]),
    ("crates/new-world/src/told_by.rs", &["of_chapters", "of_source"]),
    ("crates/desk/src/origin/log.rs", &["kind", "fact"]),
    ("crates/desk/src/boards/log.rs", &["kind", "fact"]),
    ("crates/desk/src/new_world/log.rs", &["kind", "fact"]),
    ("crates/locale/src/origin/log.rs", &["fact"]),
    ("crates/locale/src/northstar/log.rs", &["fact"]),
    ("crates/locale/src/new_world/log.rs", &["fact"]),
];

#[test]
fn no_event_falls_through() {
    // A new event must be given all of these: the compiler asks for it where no match ends with a wildcard, and clippy sees
    // to that. Here is only asked that it may.
    for (file, functions) in TOLD {
        let text = fs::read_to_string(root().join(file)).expect("a readable source");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for function in *functions {
            let name = format!("fn {function}(");
            let place = lines.iter().position(|line| line.contains(&name)).expect("the function");
            let above = &lines[place.saturating_sub(2)..place];
            assert!(above.contains(&"#[deny(clippy::wildcard_enum_match_arm)]"), "{file}: {function} has a way out");
        }
    }
}

#[test]
fn the_page_has_no_state_to_compute_a_rule_from() {
    // Invariant 5: without a state and the methods of a game, nothing can be asked of the rules but through the desk.
    let mut read = 0;
    for (file, text) in sources("apps/web/src") {
        let code = text.split("#[cfg(test)]").next().unwrap_or("");
        for (number, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or("");
            let engine = ["origin", "northstar", "new_world"].iter().any(|engine| line.contains(engine));
            let mut words = line.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
            assert!(!(engine && words.clone().any(|word| word == "State")), "{file}:{}: a state", number + 1);
            let asks = line.contains("use game::") && words.any(|word| word == "Game");
            assert!(!asks && !line.contains("game::Game"), "{file}:{}: the methods of a game", number + 1);
            read += 1;
        }
    }
    assert!(read > 5_000, "the page has sources");
}
