//! Last step: layers in their order, one silhouette that also clips belly and pattern, a title and ids.

use crate::kit::{HEIGHT, INK, LAYERS, SILHOUETTE, STROKE, WIDTH};
use crate::pen::{push_number, push_whole};
use crate::resolve::Resolved;
use crate::seed::Hash;
use crate::sheet::Sheet;
use crate::{Creature, Label};

pub(crate) fn assemble(creature: &Creature, resolved: &Resolved, size: u8, sheet: &Sheet) -> String {
    let mut out = String::with_capacity(sheet.len() + 1024);
    out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    push_number(&mut out, WIDTH);
    out.push(' ');
    push_number(&mut out, HEIGHT);
    push_label(&mut out, creature.label, resolved, size);
    push_all(&mut out, &["<g fill=\"none\" stroke=\"", INK, "\" stroke-width=\""]);
    push_number(&mut out, STROKE);
    out.push_str("\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
    push_layers(&mut out, &prefix(creature, resolved), sheet);
    out.push_str("</g></svg>");
    out
}

fn push_layers(out: &mut String, id: &str, sheet: &Sheet) {
    let figure = !sheet.silhouette.is_empty();
    let mut clipping = false;
    for (index, layer) in LAYERS.iter().enumerate() {
        let clipped = layer.clipped && figure;
        if clipping && !clipped {
            out.push_str("</g>");
            clipping = false;
        }
        if index == SILHOUETTE && figure {
            push_silhouette(out, id, sheet);
        }
        let mut elements = sheet.layer(index).peekable();
        if elements.peek().is_none() {
            continue;
        }
        if clipped && !clipping {
            push_all(out, &["<g clip-path=\"url(#", id, ")\" stroke=\"none\">"]);
            clipping = true;
        }
        if layer.hook {
            push_all(out, &["<g class=\"pg-", layer.name, "\">"]);
        }
        elements.for_each(|element| out.push_str(element));
        if layer.hook {
            out.push_str("</g>");
        }
    }
    if clipping {
        out.push_str("</g>");
    }
}

/// Stroked at double width, then filled: half of the stroke shows, and only outside.
fn push_silhouette(out: &mut String, id: &str, sheet: &Sheet) {
    push_all(out, &["<clipPath id=\"", id, "\"><path id=\"", id, "b\" d=\"", &sheet.silhouette, "\"/></clipPath>"]);
    push_all(out, &["<use href=\"#", id, "b\" stroke-width=\""]);
    push_number(out, STROKE * 2.0);
    push_all(out, &["\"/><use href=\"#", id, "b\" fill=\"", sheet.skin, "\" stroke=\"none\"/>"]);
}

/// Ids come from the content, so equal ids mean equal content.
fn prefix(creature: &Creature, resolved: &Resolved) -> String {
    let safe = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let mut id: String = creature.prefix.chars().filter(safe).collect();
    if id.is_empty() {
        let mut hash = Hash::EMPTY;
        hash.add(&content(creature, resolved));
        id.push('k');
        push_base_36(&mut id, hash.0);
    }
    id
}

fn push_base_36(out: &mut String, number: u32) {
    if number >= 36 {
        push_base_36(out, number / 36);
    }
    out.extend(char::from_digit(number % 36, 36));
}

/// `seed|size|trait1,trait2|condition`, each trait with its number.
fn content(creature: &Creature, resolved: &Resolved) -> String {
    let mut key = String::with_capacity(128);
    push_all(&mut key, &[creature.seed, "|"]);
    push_whole(&mut key, creature.size.into());
    key.push('|');
    for (index, (known, count)) in resolved.traits().enumerate() {
        push_all(&mut key, &[if index == 0 { "" } else { "," }, known.id()]);
        push_whole(&mut key, count);
    }
    key.push('|');
    for (index, condition) in resolved.conditions.iter().enumerate() {
        push_all(&mut key, &[if index == 0 { "" } else { "," }, condition.id()]);
    }
    key
}

fn push_label(out: &mut String, label: Label, resolved: &Resolved, size: u8) {
    if label == Label::Hidden {
        out.push_str("\" aria-hidden=\"true\">");
        return;
    }
    out.push_str("\" role=\"img\"><title>");
    match label {
        Label::Title(title) if !title.is_empty() => push_escaped(out, title),
        Label::Described(name) if !name.is_empty() => push_description(out, name, resolved, size),
        _ => push_description(out, "Animal", resolved, size),
    }
    out.push_str("</title>");
}

fn push_description(out: &mut String, name: &str, resolved: &Resolved, size: u8) {
    push_escaped(out, name);
    out.push_str(", body size ");
    push_whole(out, size.into());
    let mut separator = ": ";
    for (known, count) in resolved.traits() {
        push_all(out, &[separator, known.label()]);
        if count > 1 {
            out.push_str(" ×");
            push_whole(out, count);
        }
        separator = ", ";
    }
    if separator == ": " {
        out.push_str(": no traits");
    }
    for (index, condition) in resolved.conditions.iter().enumerate() {
        push_all(out, &[if index == 0 { " (" } else { ", " }, condition.effect().label]);
    }
    if !resolved.conditions.is_empty() {
        out.push(')');
    }
}

/// As text of an element. Control characters cannot stand in XML at all.
fn push_escaped(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(letter),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {}
            _ => out.push(letter),
        }
    }
}

fn push_all(out: &mut String, texts: &[&str]) {
    texts.iter().for_each(|text| out.push_str(text));
}
