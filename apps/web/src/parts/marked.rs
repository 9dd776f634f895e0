//! Sentences in which names are marked: players in bold, animals in italics.

use desk::diary::{ANIMAL, CLOSE, PLAYER};
use leptos::prelude::*;

/// The sentence as elements.
pub fn marked(text: &str) -> Vec<AnyView> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find([PLAYER, ANIMAL]) {
        let (before, from_mark) = rest.split_at(start);
        if !before.is_empty() {
            parts.push(before.to_owned().into_any());
        }
        let is_animal = from_mark.starts_with(ANIMAL);
        let inside = &from_mark[PLAYER.len_utf8()..];
        let (name, after) = inside.split_once(CLOSE).unwrap_or((inside, ""));
        let name = name.to_owned();
        parts.push(if is_animal {
            view! { <i class="name" lang="la">{name}</i> }.into_any()
        } else {
            view! { <b>{name}</b> }.into_any()
        });
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(rest.to_owned().into_any());
    }
    parts
}
