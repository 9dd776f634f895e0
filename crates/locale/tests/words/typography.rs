//! Quotes, spaces, letters and words as the glossary wants them.

use locale::Lang;

use crate::files::messages;

fn for_all(check: impl Fn(Lang, &str, &str)) {
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            for text in &message.texts {
                check(lang, &id, text);
            }
        }
    }
}

#[test]
fn quotes_and_apostrophes_are_those_of_the_language() {
    for_all(|lang, id, text| {
        assert!(!text.contains(['"', '\'', '`']), "straight quotes in {lang:?} {id}: {text}");
        let foreign = match lang {
            Lang::En => &['„', '«', '»', '‚'][..],
            Lang::Pl => &['“', '«', '»', '‚', '’'],
            Lang::Ru => &['“', '”', '„', '’'],
            Lang::Cs => &['”', '«', '»', '’'],
        };
        assert!(!text.contains(foreign), "foreign quotes in {lang:?} {id}: {text}");
    });
}

#[test]
fn nobody_shouts_and_nobody_says_symbiont() {
    for_all(|lang, id, text| {
        assert!(!text.contains(['!', '…']), "{lang:?} {id}: {text}");
        let lower = text.to_lowercase();
        for word in ["symbiont", "симбионт", "symbionta"] {
            assert!(!lower.contains(word), "{lang:?} {id}: {text}");
        }
    });
}

#[test]
fn one_letter_words_are_tied_to_the_next_word() {
    for_all(|lang, id, text| {
        let letters = match lang {
            Lang::En => return,
            Lang::Pl => "wzouia",
            Lang::Ru => "вскуоиа",
            Lang::Cs => "vzskouia",
        };
        for word in text.split([' ', '(', '„', '«', '\u{a0}']) {
            let mut characters = word.chars();
            let (Some(only), None) = (characters.next(), characters.next()) else { continue };
            if !only.to_lowercase().all(|letter| letters.contains(letter)) {
                continue;
            }
            assert!(text.contains(&format!("{only}\u{a0}")), "{lang:?} {id}: {text}");
            let loose = [format!(" {only} "), format!("\u{a0}{only} "), format!("({only} ")];
            assert!(!loose.iter().any(|loose| text.contains(loose)), "{lang:?} {id}: {text}");
            assert!(!text.starts_with(&format!("{only} ")), "{lang:?} {id}: {text}");
        }
    });
}

#[test]
fn dashes_follow_the_language() {
    for_all(|lang, id, text| {
        assert!(!text.contains(" - "), "{lang:?} {id}: {text}");
        match lang {
            Lang::En => assert!(!text.contains(['—']) && !text.contains(" – "), "{id}: {text}"),
            Lang::Ru => assert!(!text.contains(" — ") && !text.contains(" – "), "{id}: {text}"),
            Lang::Pl | Lang::Cs => assert!(!text.contains('—'), "{lang:?} {id}: {text}"),
        }
    });
}

#[test]
fn russian_writes_yo() {
    let bare = [
        "еще",
        "счет",
        "подсчет",
        "берет",
        "берете",
        "идет",
        "остается",
        "пойдет",
        "ведет",
        "зеленый",
        "черный",
        "прочтет",
        "возвращен",
        "сбросит ее",
        "все,",
        "вернет",
        "имен ",
        "мед",
    ];
    for (id, message) in messages(Lang::Ru) {
        for text in &message.texts {
            let lower = text.to_lowercase();
            for word in bare {
                let found = lower.split([' ', '\u{a0}', '.', ':', '(', ')']).any(|other| other == word.trim());
                assert!(!found, "{id}: {text}");
            }
        }
    }
    let all: String = messages(Lang::Ru).values().flat_map(|message| message.texts.clone()).collect();
    assert!(all.contains("ещё") && all.contains("счёт"));
}

#[test]
fn english_is_british_and_trait_names_are_in_title_case() {
    for (id, message) in messages(Lang::En) {
        for text in &message.texts {
            let lower = text.to_lowercase();
            for word in ["color", "defense", "center", "gray ", "paralyz", "neighbor", "behavior", "offense"] {
                assert!(!lower.contains(word), "{id}: {text}");
            }
            let is_trait = id.starts_with("trait-") && !id.contains('.');
            if is_trait {
                assert!(text.split(' ').all(|word| word.starts_with(|letter: char| letter.is_uppercase())), "{text}");
            }
        }
    }
}

#[test]
fn a_trait_name_has_one_capital_outside_english() {
    for lang in [Lang::Pl, Lang::Ru, Lang::Cs] {
        for (id, message) in messages(lang) {
            if id.starts_with("trait-") && !id.contains('.') {
                let capitals = message.texts[0].chars().filter(|letter| letter.is_uppercase()).count();
                assert_eq!(capitals, 1, "{lang:?} {id}");
            }
        }
    }
}

#[test]
fn letters_belong_to_the_alphabet_of_the_language() {
    let is_cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    for_all(|lang, id, text| {
        if lang != Lang::Ru {
            assert!(!text.chars().any(is_cyrillic), "{lang:?} {id}: {text}");
        }
        // A word that mixes the two alphabets hides a letter that only looks right.
        for word in text.split(|letter: char| !letter.is_alphabetic()) {
            let mixed = word.chars().any(is_cyrillic) && !word.chars().all(is_cyrillic);
            assert!(!mixed, "{lang:?} {id}: {word}");
        }
    });
}

#[test]
fn sentences_start_with_a_capital_or_a_name() {
    for_all(|lang, id, text| {
        let is_sentence = text.ends_with('.') || text.ends_with('?');
        let starts_low = text.chars().next().is_some_and(char::is_lowercase);
        assert!(!(is_sentence && starts_low), "{lang:?} {id}: {text}");
    });
}

#[test]
fn addresses_are_informal_in_polish_and_polite_in_russian_and_czech() {
    let words = |text: &str| -> Vec<String> {
        text.to_lowercase().split(|letter: char| !letter.is_alphabetic()).map(str::to_owned).collect()
    };
    for_all(|lang, id, text| {
        let forbidden = match lang {
            Lang::En => return,
            Lang::Pl => &["pan", "pani", "państwo", "zvíře"][..],
            Lang::Ru => &["ты", "твой", "твоё", "твои", "тебя"],
            Lang::Cs => &["ty", "tvůj", "tvoje", "zvíře", "zvířata", "vlastnost", "vlastnosti"],
        };
        for word in words(text) {
            assert!(!forbidden.contains(&word.as_str()), "{lang:?} {id}: {text}");
        }
    });
}
