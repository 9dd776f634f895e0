//! Every language, on every screen.

use std::collections::{HashMap, HashSet};

use e2e::player::{Bots, Player};
use e2e::tour::{LANGUAGES, SCREENS, speak};
use e2e::{Page, Visit, visit};
use locale::{Lang, Words};

/// Texts of the page, with the words that only a screen reader says.
const TEXTS: &str = "
    const texts = [], foreign = one => one.closest('[lang]')?.lang !== document.documentElement.lang || one.closest('textarea, pre');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        if (parent && !foreign(parent) && !parent.closest('script, style')) texts.push(walk.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const one of document.querySelectorAll(`[${name}]`)) if (!foreign(one)) texts.push(one.getAttribute(name));
    return texts.map(text => text.trim()).filter(text => /\\p{L}/u.test(text));";

async fn texts(page: &Page) -> Vec<String> {
    let texts = page.call(TEXTS, vec![]).await;
    texts.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

/// Ids of messages that stand where words should, and values that were not filled in.
fn raw(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || "-_{$}".contains(c)));
    words.filter(|word| (word.contains('-') && Words::of(Lang::En).has(word)) || word.contains("{$"))
}

/// Whether a text is long enough to differ from language to language; names of players do not.
fn is_sentence(text: &str) -> bool {
    let names = text.split(", ").all(|name| !name.contains(' '));
    !names && text.split_whitespace().filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 2).count() > 3
}

#[test]
fn every_screen_speaks_every_language() {
    visit(Visit::new("language"), async |page| {
        let mut wrong = Vec::new();
        for screen in SCREENS {
            screen.open(&page).await;
            let mut said: HashMap<String, &str> = HashMap::new();
            for language in LANGUAGES {
                // Live: nothing is loaded again.
                speak(&page, language).await;
                let texts = texts(&page).await;
                assert!(texts.len() > 5, "{} says something in {language}: {texts:?}", screen.name);
                for text in texts {
                    wrong.extend(raw(&text).map(|id| format!("{} in {language}: {id}", screen.name)));
                    if is_sentence(&text) {
                        let first = *said.entry(text.clone()).or_insert(language);
                        if first != language {
                            wrong.push(format!("{}: the same in {first} and {language}: {text}", screen.name));
                        }
                    }
                }
                if ["home", "table"].contains(&screen.name) {
                    page.picture(&format!("{language}-{}", screen.name)).await;
                }
            }
            speak(&page, "en").await;
        }
        wrong.dedup();
        assert!(wrong.is_empty(), "{} things: {:#?}", wrong.len(), &wrong[..wrong.len().min(40)]);
    });
}

#[test]
fn each_language_is_chosen_on_the_first_page_and_remembered() {
    visit(Visit::new("languages"), async |page| {
        let (mut starts, mut prompts) = (HashSet::new(), HashSet::new());
        for language in LANGUAGES {
            page.go("").await;
            page.wait_for("#play-now").await;
            speak(&page, language).await;
            starts.insert(page.text("document.querySelector('#play-now').innerText").await);
            let mut player = Player::new(&page, 1);
            player.sit_down(3, Bots::Hatchlings).await;
            player.wait_for_turn().await;
            let question = "document.querySelector('#question').innerText";
            prompts.insert(page.text(question).await);
            page.reload().await;
            player.see_table().await;
            player.wait_for_turn().await;
            assert_eq!(page.text("document.documentElement.lang").await, language, "remembered");
            assert!(prompts.contains(&page.text(question).await), "remembered");
        }
        assert_eq!(starts.len(), LANGUAGES.len(), "{starts:?}");
        assert_eq!(prompts.len(), LANGUAGES.len(), "{prompts:?}");
    });
}
