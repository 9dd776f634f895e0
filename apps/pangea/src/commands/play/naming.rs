//! Which action some words name.
//!
//! What is typed is compared with how an action is called in the person's language and in records, so that `attack Ventosa
//! with Montana`, `attack A1 -> A14` and `montana ventosa` all find it, in every language.

use std::cmp::Reverse;

/// How well typed words fit a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// Every word is in it.
    Words,
    /// Every word is in it, in this order.
    Order,
    /// They are the whole text.
    Whole,
}

/// How much is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Only what fits best: to carry it out.
    Best,
    /// Everything that fits unless something fits wholly, the best first: to talk about it.
    All,
}

/// The places of the actions that are meant. Each action is called by several texts, and what fits the first text of any
/// action goes before what fits a second one.
pub fn named(typed: &str, texts: &[[String; 3]], wanted: Wanted) -> Vec<usize> {
    let typed = words(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    for kind in 0..3 {
        let fit = |texts: &[String; 3]| fit(&typed, &words(&texts[kind]));
        let mut fits: Vec<(Fit, usize)> =
            texts.iter().enumerate().filter_map(|(place, texts)| Some((fit(texts)?, place))).collect();
        fits.sort_by_key(|(fit, place)| (Reverse(*fit), *place));
        if let Some(&(best, _)) = fits.first() {
            let kept = |fit: Fit| fit == best || (wanted == Wanted::All && best != Fit::Whole);
            return fits.into_iter().filter(|(fit, _)| kept(*fit)).map(|(_, place)| place).collect();
        }
    }
    Vec::new()
}

/// Words in small letters; signs between them mean nothing.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

fn fit(typed: &[String], text: &[String]) -> Option<Fit> {
    if typed == text {
        return Some(Fit::Whole);
    }
    let is_meant = |typed: &String, word: &String| {
        word == typed || (typed.chars().count() >= 3 && !is_number(typed) && word.starts_with(typed.as_str()))
    };
    if !typed.iter().all(|typed| text.iter().any(|word| is_meant(typed, word))) {
        return None;
    }
    let mut rest = text.iter();
    let in_order = typed.iter().all(|typed| rest.any(|word| is_meant(typed, word)));
    Some(if in_order { Fit::Order } else { Fit::Words })
}

fn is_number(word: &str) -> bool {
    word.chars().any(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [[&str; 3]; 4] = [
        ["Attack Ventosa with Montana", "attack A1 -> A14", "attack Montana -> Ventosa"],
        ["Attack Montana with Ventosa", "attack A14 -> A1", "attack Ventosa -> Montana"],
        ["Feed Montana", "take A1", "take Montana"],
        ["Накормить Montana II", "take A10", "take Montana II"],
    ];

    fn found(typed: &str) -> Vec<usize> {
        named(typed, &TEXTS.map(|texts| texts.map(str::to_owned)), Wanted::Best)
    }

    #[test]
    fn an_action_is_found_by_any_of_its_names() {
        assert_eq!(found("attack Ventosa with Montana"), [0]);
        assert_eq!(found("attack A1 -> A14"), [0]);
        assert_eq!(found("attack ventosa montana"), [0]);
        assert_eq!(found("montana ventosa"), [1]);
        assert_eq!(found("attack montana"), [0, 1]);
        assert_eq!(found("take a1"), [2]);
        assert_eq!(found("take montana"), [2]);
        let all = named("montana ventosa", &TEXTS.map(|texts| texts.map(str::to_owned)), Wanted::All);
        assert_eq!(all, [1, 0], "whoever asks may mean either, the order typed comes first");
        assert_eq!(found("накорм mont"), [3]);
    }

    #[test]
    fn words_that_mean_nothing_find_nothing() {
        assert!(found("swim").is_empty());
        assert!(found("->").is_empty());
        assert!(found("attack Saxatilis").is_empty());
    }
}
