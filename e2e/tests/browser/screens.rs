//! Every screen, one case for each: axe-core finds nothing serious, every icon is there, it speaks every language in our own
//! letters, and it fits every window.
//!
//! Every screen is seen on a narrow phone in every language: some words are twice as long as others. The other windows are
//! shared out among the languages, those with the least room go to the longest words, the two themes of axe-core among the screens; where everything is asked for, every window
//! is seen in every language, and both themes on every screen.

use std::collections::HashMap;

use e2e::case::everything;
use e2e::fonts::Written;
use e2e::tour::{LANGUAGES, SCREENS, Screen, speak};
use e2e::{Browser, Case, Page, Visit, Window, axe, fit, visit};
use locale::{Lang, Words};

/// A case for each screen.
pub fn cases() -> Vec<Case> {
    let case = |(number, screen): (usize, &'static Screen)| {
        let look = move || {
            let first = if number % 2 == 0 { WINDOWS[0] } else { NARROW };
            let how = Visit::new("screen").window(first.1).light().without_picture();
            visit(how, move |page| look_at(page, number, screen));
        };
        Case::new(format!("screens::{}", screen.name), look).everywhere()
    };
    SCREENS.iter().enumerate().map(case).collect()
}

/// A window, and how pictures of it are called.
type Named = (&'static str, Window);

const NARROW: Named = ("narrow", Window::NARROW);
const WINDOWS: [Named; 4] =
    [("laptop", Window::DESKTOP), ("wide", Window::WIDE), ("zoomed", Window::ZOOMED), ("phone", Window::PHONE)];
/// Windows that leave the least room, in the languages with the longest words.
const LEAST: [(&str, Named); 2] = [("pl", ("short", Window::SHORT)), ("ru", ("landscape", Window::LANDSCAPE))];

/// Opened in one window or in the other, then given other sizes, as people do who turn a phone or zoom.
async fn look_at(page: Page, number: usize, screen: &Screen) {
    screen.open(&page).await;
    let mut found = Vec::new();
    // What is measured here is the page's and not the browser's.
    if page.browser() == Browser::Chromium {
        page.resize(Window::DESKTOP).await;
        found.extend(accessible(&page, screen, number).await);
    }
    let (mut said, mut written) = (HashMap::new(), Written::default());
    for (place, language) in LANGUAGES.into_iter().enumerate() {
        // Live: nothing is loaded again.
        speak(&page, language).await;
        found.extend(spoken(&page, language, &mut said).await);
        written.read(&page).await;
        let mut windows = match everything() {
            true => vec![NARROW, WINDOWS[0], WINDOWS[1], WINDOWS[2], WINDOWS[3], LEAST[0].1, LEAST[1].1],
            false => vec![NARROW, WINDOWS[(number + place) % WINDOWS.len()]],
        };
        windows.extend(LEAST.iter().filter(|(at, _)| *at == language && !everything()).map(|(_, window)| *window));
        // The next language begins where this one ends.
        if place % 2 == 1 {
            windows.reverse();
        }
        for (window, size) in windows {
            page.resize(size).await;
            assert_eq!(page.number("innerWidth").await, f64::from(size.width), "{window}");
            let out = fit::complaint(&page).await;
            let is_least = LEAST.iter().any(|(_, (name, _))| *name == window);
            let wanted = (language == "en" && (window == NARROW.0 || everything())) || is_least;
            if !out.is_empty() || wanted {
                page.picture(&format!("{}-{window}-{language}", screen.name)).await;
            }
            if !out.is_empty() {
                found.push(format!("{window} in {language}: {out}"));
            }
        }
    }
    let strange = written.complaint(&page).await;
    if !strange.is_empty() {
        found.push(format!("not in our letters: {strange}"));
    }
    found.dedup();
    assert!(found.is_empty(), "{} things about {}: {:#?}", found.len(), screen.name, &found[..found.len().min(40)]);
}

/// Icons that are shown but not there. Nothing else would say so: they are only empty.
const MISSING: &str = "[...new Set([...document.querySelectorAll('use')].map(use => use.getAttribute('href')) \
    .filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1))))].join()";

/// What is wrong with the icons and, by axe-core, in one of the themes; where everything is asked for, in both.
async fn accessible(page: &Page, screen: &Screen, number: usize) -> Vec<String> {
    let script = axe::script();
    let mut found = Vec::new();
    let missing = page.text(MISSING).await;
    if !missing.is_empty() {
        found.push(format!("icons that are not there: {missing}"));
    }
    assert!(page.is("document.querySelectorAll('use').length").await, "{} has icons", screen.name);
    for (place, theme) in ["dark", "light"].into_iter().enumerate() {
        page.call("document.documentElement.dataset.theme = arguments[0];", vec![theme.into()]).await;
        page.picture(&format!("{}-{theme}", screen.name)).await;
        let is_first = place == number % 2;
        if !is_first && !everything() {
            continue;
        }
        let violations = axe::violations(page, &script, if is_first { &[] } else { &axe::OF_COLOURS }).await;
        found.extend(violations.into_iter().map(|violation| format!("{theme}: {violation}")));
    }
    found
}

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

/// What is said in the same words as in another language, or was never put into words.
async fn spoken(page: &Page, language: &'static str, said: &mut HashMap<String, &'static str>) -> Vec<String> {
    let texts = page.call(TEXTS, vec![]).await;
    let texts: Vec<&str> = texts.as_array().into_iter().flatten().filter_map(|text| text.as_str()).collect();
    assert!(texts.len() > 5, "something is said in {language}: {texts:?}");
    let mut wrong = Vec::new();
    for text in texts {
        wrong.extend(raw(text).map(|id| format!("in {language}: {id}")));
        if is_sentence(text) {
            let first = *said.entry(text.to_owned()).or_insert(language);
            if first != language {
                wrong.push(format!("the same in {first} and {language}: {text}"));
            }
        }
    }
    wrong
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
