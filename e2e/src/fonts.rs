//! Whether everything is written in our own letters. A letter of the system is as wide as the system likes.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::page::Page;

/// Our families.
const OURS: [&str; 2] = ["Alegreya", "Alegreya Sans"];

/// What a screen is written in: for every style, its characters, and what was the first to show each.
#[derive(Default)]
pub struct Written {
    styles: BTreeMap<String, BTreeMap<String, String>>,
    strangers: Vec<String>,
}

impl Written {
    /// Adds what the page shows now. Screens may be added in several languages; what style sheets add is the same in all.
    pub async fn read(&mut self, page: &Page) {
        let first = self.styles.is_empty();
        let found = page.call(READ, vec![json!(first)]).await;
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
        let first = |style: &str| style.split([',', '|']).next().unwrap_or_default().trim_matches('"').to_owned();
        let is_ours = |style: &str| OURS.contains(&first(style).as_str());
        let (ours, others): (Vec<_>, Vec<_>) = self.styles.iter().partition(|(style, _)| is_ours(style));
        for (style, characters) in others {
            let place = characters.values().next().map_or("", String::as_str);
            found.push(format!("{place} asks for {style}"));
        }
        if page.browser() == Browser::Chromium {
            let texts: Vec<_> = ours.iter().map(|(style, characters)| (style.as_str(), text(characters))).collect();
            let strange = drawn_with(page, &texts).await;
            for ((style, characters), _) in ours.iter().zip(strange).filter(|(_, strangers)| !strangers.is_empty()) {
                found.extend(strange_characters(page, style, characters).await);
            }
        } else {
            for (style, characters) in ours {
                if page.call(LOADED, vec![json!(style), json!(text(characters))]).await != Value::Bool(true) {
                    found.push(format!("the letters of {style} are not loaded"));
                }
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
async fn strange_characters(page: &Page, style: &str, characters: &BTreeMap<String, String>) -> Vec<String> {
    let each: Vec<_> = characters.keys().map(|character| (style, character.clone())).collect();
    let drawn = characters.iter().zip(drawn_with(page, &each).await);
    drawn
        .filter(|(_, strangers)| !strangers.is_empty())
        .map(|((character, place), strangers)| format!("{character} of {place} is written in {}", strangers.join(", ")))
        .collect()
}

/// The system's fonts in which the browser writes each text in its style.
async fn drawn_with(page: &Page, texts: &[(&str, String)]) -> Vec<Vec<String>> {
    page.call(PROBES, vec![json!(texts)]).await;
    for domain in ["DOM.enable", "CSS.enable"] {
        page.devtools(domain, json!({})).await;
    }
    let document = page.devtools("DOM.getDocument", json!({ "depth": 0 })).await;
    let all = json!({ "nodeId": document["root"]["nodeId"], "selector": ".font-probe" });
    let probes = page.devtools("DOM.querySelectorAll", all).await;
    let probes = probes["nodeIds"].as_array().cloned().unwrap_or_default();
    assert_eq!(probes.len(), texts.len(), "every text is written");
    let mut drawn = Vec::new();
    for (probe, (style, text)) in probes.iter().zip(texts) {
        let used = page.devtools("CSS.getPlatformFontsForNode", json!({ "nodeId": probe })).await;
        let used = used["fonts"].as_array().cloned().unwrap_or_default();
        assert!(!used.is_empty() || text.is_empty(), "no font for {text} in {style}");
        let strange = used.iter().filter(|font| font["isCustomFont"] != Value::Bool(true));
        drawn.push(strange.map(|font| font["familyName"].as_str().unwrap_or("?").to_owned()).collect());
    }
    for domain in ["CSS.disable", "DOM.disable"] {
        page.devtools(domain, json!({})).await;
    }
    page.call("document.querySelectorAll('.font-probe').forEach(probe => probe.remove());", vec![]).await;
    drawn
}

/// Every character that is shown, by its style: in texts, in fields and what stands there before somebody types, in lists,
/// in what style sheets add; somebody will type into an empty field. Controls that are drawn with words of the system are strangers.
const READ: &str = r"
    const styles = {};
    const name = one => one.tagName.toLowerCase() + (one.id ? '#' + one.id : '.' + (one.getAttribute('class') ?? ''));
    const add = (one, style, text) => {
        if (!text.trim()) return;
        const key = [style.fontFamily, style.fontWeight, style.fontStyle, style.textTransform].join('|');
        const known = styles[key] ??= {};
        for (const c of text) if (!/[\s\p{Cf}\p{Cc}]/u.test(c)) known[c] ??= name(one);
    };
    const shown = one => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (walk.currentNode.data.trim() && !one.closest('script, style, select') && shown(one))
            add(one, getComputedStyle(one), walk.currentNode.data);
    }
    for (const one of document.querySelectorAll('input, textarea')) if (shown(one)) {
        if (!['radio', 'checkbox', 'range', 'file'].includes(one.type)) add(one, getComputedStyle(one), one.value || 'a');
        if (one.placeholder) add(one, getComputedStyle(one, '::placeholder'), one.placeholder);
    }
    for (const one of document.querySelectorAll('select, option, optgroup'))
        add(one, getComputedStyle(one), one.tagName === 'OPTION' ? one.textContent : one.label ?? '');
    if (arguments[0]) for (const one of document.querySelectorAll('body *')) for (const part of ['::before', '::after']) {
        const style = getComputedStyle(one, part);
        for (const [, text] of style.content.matchAll(/\x22((?:[^\x22\\]|\\.)*)\x22/g)) if (shown(one)) add(one, style, text);
    }
    const native = 'input[type=file]:not(.vh), input[type=date], input[type=time], input[type=color], input[type=submit]';
    const strangers = [...document.querySelectorAll(native)].map(one => name(one) + ' has words of the system');
    return { styles, strangers };";

/// Writes texts in their styles, beside the page.
const PROBES: &str = "
    for (const [name, text] of arguments[0]) {
        const [family, weight, style, transform] = name.split('|');
        const probe = Object.assign(document.createElement('div'), { className: 'font-probe', textContent: text, ariaHidden: 'true' });
        Object.assign(probe.style, { position: 'fixed', left: '0', top: '0', width: '300px', opacity: '0', pointerEvents: 'none',
            fontFamily: family, fontWeight: weight, fontStyle: style, textTransform: transform, overflowWrap: 'anywhere' });
        document.body.append(probe);
    }
    void document.body.offsetWidth;
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);";

/// Whether the letters for a text in a style are loaded.
const LOADED: &str = "
    const [family, weight, style] = arguments[0].split('|');
    await document.fonts.ready;
    return document.fonts.check(`${style} ${weight} 16px ${family}`, arguments[1]);";
