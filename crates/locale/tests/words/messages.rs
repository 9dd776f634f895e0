//! Every message is there in every language, with the same variables, and can be said.

use std::collections::BTreeSet;

use locale::{Arg, Lang, Words};

use crate::files::{messages, sources};

#[test]
fn every_language_has_the_same_files() {
    let english: Vec<String> = sources(Lang::En).into_keys().collect();
    for lang in Lang::ALL {
        assert_eq!(sources(lang).into_keys().collect::<Vec<_>>(), english, "{lang:?}");
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let other = messages(lang);
        for (id, message) in &english {
            let same = other.get(id).unwrap_or_else(|| panic!("{lang:?} lacks {id}"));
            assert_eq!(same.variables, message.variables, "variables of {id} in {lang:?}");
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{lang:?} has {id}, English has not");
        }
    }
}

#[test]
fn every_message_can_be_said() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (id, message) in messages(lang) {
            assert!(words.has(&id), "{id} is in a file that is not embedded");
            // What counts in one language counts in all of them.
            let is_number = |name: &String| message.numbers.contains(name) || english[&id].numbers.contains(name);
            for number in [0, 1, 2, 5, 21] {
                let args: Vec<(&str, Arg<'_>)> = message
                    .variables
                    .iter()
                    .map(|name| (name.as_str(), if is_number(name) { Arg::Number(number) } else { "Xyz".into() }))
                    .collect();
                let text = words.text_with(&id, &args);
                assert!(!text.contains(['{', '}']), "{lang:?} {id}: {text}");
                assert!(!text.trim().is_empty() && text.trim() == text, "{lang:?} {id}: {text:?}");
            }
        }
    }
}

#[test]
fn a_message_ends_alike_in_every_language() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            for text in &message.texts {
                for sign in ['.', '?', ':'] {
                    let expected = english[&id].texts[0].ends_with(sign);
                    assert_eq!(text.ends_with(sign), expected, "{lang:?} {id}: {text}");
                }
            }
        }
    }
}

#[test]
fn every_branch_names_the_same_things() {
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            // A branch may write its number out, or leave it to the word: "One point ahead".
            let names = |text: &String| -> BTreeSet<String> {
                let names = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
                names.filter(|name| !message.numbers.contains(*name)).map(str::to_owned).collect()
            };
            let first = names(&message.texts[0]);
            for text in &message.texts {
                assert_eq!(names(text), first, "{lang:?} {id}: {text}");
            }
        }
    }
}

#[test]
fn no_message_has_two_spaces() {
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            for text in &message.texts {
                let spaces = text.replace('\u{a0}', " ");
                assert!(!spaces.contains("  "), "{lang:?} {id}: {text}");
            }
        }
    }
}

#[test]
fn words_of_one_language_are_read_once() {
    assert!(std::ptr::eq(Words::of(Lang::Cs), Words::of(Lang::Cs)));
    for lang in Lang::ALL {
        assert_eq!(Words::of(lang).lang(), lang);
    }
}
