//! Whether everything is written in our own letters. A letter of the system is as wide as the system likes.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::page::Page;

/// Our families, as a style names them.
const OURS: [&str; 2] = ["Alegreya", "\"Alegreya Sans\""];

/// What a screen is written in: for every style, its characters, and what was the first to show each.
#[derive(Default)]
pub struct Written {
    styles: BTreeMap<String, BTreeMap<String, String>>,
    strangers: Vec<String>,
}

impl Written {
    /// Adds what the page shows now. Screens may be added in several languages.
    pub async fn read(&mut self, page: &Page) {
        let found = page.call(READ, vec![]).await;
        for (style, characters) in found["styles"].as_object().into_iter().flatten() {
            let known = self.styles.entry(style.clone()).or_default();
            for (character, place) in characters.as_object().into_iter().flatten() {
                known.entry(character.clone()).or_insert_with(|| place.as_str().unwrap_or_default().to_owned());
            }
        }
        let strangers = found["strangers"].as_array().into_iter().flatten();
        self.strangers.extend(strangers.filter_map(Value::as_str).map(str::to_owned));
    }

    /// What is not written in our letters; nothing if everything is.
    pub async fn complaint(&self, page: &Page) -> String {
        let mut found = self.strangers.clone();
        let is_ours = |style: &str| OURS.contains(&style.split([',', '|']).next().unwrap_or_default());
        for (style, characters) in &self.styles {
            if !is_ours(style) {
                let place = characters.values().next().map_or("", String::as_str);
                found.push(format!("{place} asks for {style}"));
            } else if page.browser() == Browser::Chromium {
                found.extend(strange(page, style, characters).await);
            } else if page.call(LOADED, vec![json!(style), json!(text(characters))]).await != Value::Bool(true) {
                found.push(format!("the letters of {style} are not loaded"));
            }
        }
        found.sort();
        found.dedup();
        found.join("; ")
    }
}

fn text(characters: &BTreeMap<String, String>) -> String {
    characters.keys().map(String::as_str).collect()
}

/// Characters of a style for which the browser takes letters that the page did not bring.
async fn strange(page: &Page, style: &str, characters: &BTreeMap<String, String>) -> Vec<String> {
    let whole = text(characters);
    if drawn_with(page, style, &whole).await.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (character, place) in characters {
        let strangers = drawn_with(page, style, character).await;
        if !strangers.is_empty() {
            found.push(format!("{character} of {place} is written in {}", strangers.join(", ")));
        }
    }
    found
}

/// The system's fonts in which the browser writes a text of this style.
async fn drawn_with(page: &Page, style: &str, text: &str) -> Vec<String> {
    page.call(PROBE, vec![json!(style), json!(text)]).await;
    for domain in ["DOM.enable", "CSS.enable"] {
        page.devtools(domain, json!({})).await;
    }
    let document = page.devtools("DOM.getDocument", json!({ "depth": 0 })).await;
    let probe = json!({ "nodeId": document["root"]["nodeId"], "selector": "#font-probe" });
    let probe = page.devtools("DOM.querySelector", probe).await;
    let used = page.devtools("CSS.getPlatformFontsForNode", json!({ "nodeId": probe["nodeId"] })).await;
    let used = used["fonts"].as_array().cloned().unwrap_or_default();
    assert!(!used.is_empty(), "no font for {text} in {style}");
    let strange = used.iter().filter(|font| font["isCustomFont"] != Value::Bool(true));
    strange.map(|font| font["familyName"].as_str().unwrap_or("?").to_owned()).collect()
}

/// Every character that is shown, by its style: in texts, in fields and what stands there before somebody types, in lists,
/// in what style sheets add. Controls that are drawn with words of the system are strangers.
const READ: &str = r"
    const styles = {};
    const name = one => one.tagName.toLowerCase() + (one.id ? '#' + one.id : '.' + (one.getAttribute('class') ?? ''));
    const add = (one, style, text) => {
        const key = [style.fontFamily, style.fontWeight, style.fontStyle, style.textTransform].join('|');
        const known = styles[key] ??= {};
        for (const c of text) if (!/[\s\p{Cf}\p{Cc}]/u.test(c)) known[c] ??= name(one);
    };
    const shown = one => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (walk.currentNode.data.trim() && !one.closest('script, style, select, #font-probe') && shown(one))
            add(one, getComputedStyle(one), walk.currentNode.data);
    }
    for (const one of document.querySelectorAll('input, textarea')) if (shown(one)) {
        if (!['radio', 'checkbox', 'range', 'file'].includes(one.type)) add(one, getComputedStyle(one), one.value);
        if (one.placeholder) add(one, getComputedStyle(one, '::placeholder'), one.placeholder);
    }
    for (const one of document.querySelectorAll('select, option, optgroup'))
        add(one, getComputedStyle(one), one.tagName === 'OPTION' ? one.textContent : one.label ?? '');
    for (const one of document.querySelectorAll('body *')) for (const part of ['::before', '::after']) {
        const style = getComputedStyle(one, part);
        for (const [, text] of style.content.matchAll(/\x22((?:[^\x22\\]|\\.)*)\x22/g)) if (shown(one)) add(one, style, text);
    }
    const native = 'input[type=file]:not(.vh), input[type=date], input[type=time], input[type=color], input[type=submit]';
    const strangers = [...document.querySelectorAll(native)].map(one => name(one) + ' has words of the system');
    return { styles, strangers };";

/// Writes a text in a style, beside the page.
const PROBE: &str = "
    const [family, weight, style, transform] = arguments[0].split('|');
    document.getElementById('font-probe')?.remove();
    const probe = Object.assign(document.createElement('div'), { id: 'font-probe', textContent: arguments[1], ariaHidden: 'true' });
    Object.assign(probe.style, { position: 'fixed', left: '0', top: '0', width: '900px', opacity: '0', pointerEvents: 'none',
        fontFamily: family, fontWeight: weight, fontStyle: style, textTransform: transform, overflowWrap: 'anywhere' });
    document.body.append(probe);
    void probe.offsetWidth;
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);";

/// Whether the letters for a text in a style are loaded.
const LOADED: &str = "
    const [family, weight, style] = arguments[0].split('|');
    await document.fonts.ready;
    return document.fonts.check(`${style} ${weight} 16px ${family}`, arguments[1]);";
