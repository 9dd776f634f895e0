//! Where the words come from.
//!
//! A program has all languages in it. A page has the names of the traits in every language and nothing else; the words of a
//! language are loaded when it is chosen and handed over here.

use std::sync::OnceLock;

use crate::lang::Lang;

#[cfg(not(target_family = "wasm"))]
macro_rules! files {
    ($lang:literal) => {
        [
            include_str!(concat!("../ftl/", $lang, "/terms.ftl")),
            include_str!(concat!("../ftl/", $lang, "/search.ftl")),
            include_str!(concat!("../ftl/", $lang, "/traits.ftl")),
            include_str!(concat!("../ftl/", $lang, "/continents.ftl")),
            include_str!(concat!("../ftl/", $lang, "/phases.ftl")),
            include_str!(concat!("../ftl/", $lang, "/prompts.ftl")),
            include_str!(concat!("../ftl/", $lang, "/actions.ftl")),
            include_str!(concat!("../ftl/", $lang, "/log.ftl")),
            include_str!(concat!("../ftl/", $lang, "/refusals.ftl")),
            include_str!(concat!("../ftl/", $lang, "/options.ftl")),
            include_str!(concat!("../ftl/", $lang, "/outlook.ftl")),
            include_str!(concat!("../ftl/", $lang, "/scoring.ftl")),
            include_str!(concat!("../ftl/", $lang, "/interface.ftl")),
            include_str!(concat!("../ftl/", $lang, "/boards.ftl")),
            include_str!(concat!("../ftl/", $lang, "/boards_table.ftl")),
            include_str!(concat!("../ftl/", $lang, "/board_options.ftl")),
            include_str!(concat!("../ftl/", $lang, "/new-world.ftl")),
            include_str!(concat!("../ftl/", $lang, "/new-world-options.ftl")),
            include_str!(concat!("../ftl/", $lang, "/new-world-table.ftl")),
            include_str!(concat!("../ftl/", $lang, "/program.ftl")),
            include_str!(concat!("../ftl/", $lang, "/desk.ftl")),
            include_str!(concat!("../ftl/", $lang, "/new-world-desk.ftl")),
            include_str!(concat!("../ftl/", $lang, "/new-world-analysis.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_tutorial.ftl")),
            include_str!(concat!("../ftl/", $lang, "/lesson_continents.ftl")),
            include_str!(concat!("../ftl/", $lang, "/lesson_boards.ftl")),
            include_str!(concat!("../ftl/", $lang, "/lesson_new_world.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_after.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_rules.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_home.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_table.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_online.ftl")),
            include_str!(concat!("../ftl/", $lang, "/web_place.ftl")),
            include_str!(concat!("../ftl/", $lang, "/advice.ftl")),
            include_str!(concat!("../ftl/", $lang, "/mail.ftl")),
        ]
    };
}

macro_rules! names {
    ($lang:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $lang, ".ftl"))
    };
}

/// Words that were handed over, by language.
static LOADED: [OnceLock<String>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// Takes the words of a language: its Fluent files, one after the other. Those of a language that is here are left as they
/// are.
pub fn supply(lang: Lang, words: String) {
    let _ = LOADED[lang as usize].set(words);
}

/// Whether all words of a language are here.
pub fn is_here(lang: Lang) -> bool {
    cfg!(not(target_family = "wasm")) || LOADED[lang as usize].get().is_some()
}

/// All words of a language, if they are here.
#[cfg(target_family = "wasm")]
pub(crate) fn all_of(lang: Lang) -> Option<Vec<&'static str>> {
    LOADED[lang as usize].get().map(|words| vec![words.as_str()])
}

/// All words of a language.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn all_of(lang: Lang) -> Option<Vec<&'static str>> {
    Some(match lang {
        Lang::En => files!("en").to_vec(),
        Lang::Pl => files!("pl").to_vec(),
        Lang::Ru => files!("ru").to_vec(),
        Lang::Cs => files!("cs").to_vec(),
    })
}

/// The names of the traits, which are always here.
pub(crate) fn names_of(lang: Lang) -> &'static str {
    match lang {
        Lang::En => names!("en"),
        Lang::Pl => names!("pl"),
        Lang::Ru => names!("ru"),
        Lang::Cs => names!("cs"),
    }
}
