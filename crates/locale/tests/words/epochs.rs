//! New World counts epochs where the other games count rounds.

use locale::Lang;

use crate::files::{messages, without_placeables};

/// The word for a round, as it begins.
fn round(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["round"],
        Lang::Pl => &["rund"],
        Lang::Ru => &["раунд"],
        Lang::Cs => &["kolo", "kola", "kole", "kolu", "kolem", "kol"],
    }
}

/// The word for an epoch, as it begins.
fn epoch(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["epoch"],
        Lang::Pl => &["epok", "epoc"],
        Lang::Ru => &["эпох"],
        Lang::Cs => &["období"],
    }
}

fn says_round(lang: Lang, text: &str) -> bool {
    let lower = without_placeables(&text.to_lowercase());
    lower.split(|letter: char| !letter.is_alphabetic()).any(|word| match lang {
        // Czech: the whole word, since "kolem" and others begin like it.
        Lang::Cs => round(lang).contains(&word),
        Lang::En | Lang::Pl | Lang::Ru => round(lang).iter().any(|start| word.starts_with(start)),
    })
}

#[test]
fn the_replay_the_review_and_the_chart_have_a_form_for_new_world() {
    let english = messages(Lang::En);
    let shared = |id: &str| ["replay-", "review-", "after-"].iter().any(|start| id.starts_with(start));
    let counting: Vec<&String> = english
        .iter()
        .filter(|(id, message)| shared(id) && message.texts.iter().any(|text| says_round(Lang::En, text)))
        .filter(|(id, _)| !id.ends_with("-boards") && !id.ends_with("-new-world"))
        .map(|(id, _)| id)
        .collect();
    assert!(counting.len() >= 10, "{counting:?}");
    for lang in Lang::ALL {
        let messages = messages(lang);
        for id in &counting {
            let own =
                messages.get(&format!("{id}-new-world")).unwrap_or_else(|| panic!("{id} has no form for New World"));
            for text in &own.texts {
                let lower = text.to_lowercase();
                assert!(epoch(lang).iter().any(|start| lower.contains(start)), "{lang:?} {id}: {text}");
            }
        }
    }
}

#[test]
fn nothing_of_new_world_says_round() {
    for lang in Lang::ALL {
        for (file, messages) in crate::files::messages_by_file(lang) {
            let own = file.starts_with("new-world") || file == "lesson_new_world.ftl";
            for (id, message) in messages.iter().filter(|(id, _)| own || id.ends_with("-new-world")) {
                for text in &message.texts {
                    assert!(!says_round(lang, text), "{lang:?} {file} {id}: {text}");
                }
            }
        }
    }
}
