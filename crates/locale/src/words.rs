//! The messages of one language, by id.
//!
//! An id may name an attribute of a message: `trait-running.summary`. A message that does not exist is shown as its id, a
//! missing variable as its name in braces; nothing here panics or fails.

use std::borrow::Cow;
use std::sync::OnceLock;

use editions::Edition;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::families::FamilyWords;
use crate::lang::Lang;
use crate::texts;

/// A value for a variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number; it may decide between plural forms.
    Number(i64),
    /// Anything else: a name, a phrase, another message.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
numbers! { i64 i32 u32 u16 u8 }

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The messages of one language.
pub struct Words {
    lang: Lang,
    /// Whether all of them are here; what is missing is said in English otherwise.
    whole: bool,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language as far as they are here, read again.
    pub fn new(lang: Lang) -> Self {
        match texts::all_of(lang) {
            Some(files) => Self::read(lang, true, &files),
            None => Self::read(lang, false, &[texts::names_of(lang)]),
        }
    }

    fn read(lang: Lang, whole: bool, files: &[&str]) -> Self {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        // What cannot be parsed or is there twice is left out; the tests find it.
        let _ = bundle.add_function("OUT_OF", |values, _| FluentValue::from(czech_out_of(values.first())));
        for file in files {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) => resource,
                Err((resource, _)) => resource,
            };
            let _ = bundle.add_resource(resource);
        }
        Self { lang, whole, bundle }
    }

    /// The words of a language, read once for the whole program (and once more if they are loaded later).
    pub fn of(lang: Lang) -> &'static Self {
        static ALL: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        static NAMES: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        let place = if texts::is_here(lang) { &ALL } else { &NAMES };
        place[lang as usize].get_or_init(|| Self::new(lang))
    }

    /// Their language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without variables.
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// A message with its variables.
    pub fn text_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let english = || if self.whole { None } else { Self::of(Lang::En).format(id, args) };
        self.format(id, args).or_else(english).unwrap_or_else(|| id.to_owned())
    }

    /// A message as an edition says it: `id-boards` or `id-new-world` where the words of that family of games differ
    /// (species for animals, epochs for rounds), otherwise `id`.
    pub fn text_in(&self, edition: Edition, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(family) = FamilyWords::of(edition).own else { return self.text_with(id, args) };
        let own = format!("{id}-{family}");
        let is_said = self.has(&own) || (!self.whole && Self::of(Lang::En).has(&own));
        self.text_with(if is_said { &own } else { id }, args)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        let (message, attribute) = split(id);
        self.bundle.get_message(message).is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let (message, attribute) = split(id);
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }
}

/// An id, and the attribute it names.
fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((message, attribute)) => (message, Some(attribute)),
        None => (id, None),
    }
}

fn value<'a>(arg: &'a Arg<'_>) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_ref()),
    }
}

/// "Out of" before a number in Czech, as it is pronounced: *1 ze 3*, *1 z 5*.
fn czech_out_of(number: Option<&FluentValue<'_>>) -> &'static str {
    let Some(FluentValue::Number(number)) = number else { return "z" };
    match number.value as i64 {
        2..=4 | 6 | 7 | 12..=14 | 16 | 17 | 20..=49 | 60..=79 | 100 => "ze",
        _ => "z",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_exist_is_shown_as_its_id() {
        let words = Words::of(Lang::En);
        assert!(!words.has("no-such-message"));
        assert_eq!(words.text("no-such-message"), "no-such-message");
        assert!(!words.has("trait-running.smell"));
        assert!(!words.has(""));
    }

    #[test]
    fn without_its_words_a_language_knows_the_names_of_traits_and_says_the_rest_in_english() {
        for lang in Lang::ALL {
            let names = Words::read(lang, false, &[texts::names_of(lang)]);
            for id in ["trait-swimming", "board-trait-burrowing", "new-world-trait-horned"] {
                assert_eq!(names.text(id), Words::of(lang).text(id), "{lang:?}");
            }
            assert_eq!(names.text("ui-language"), Words::of(Lang::En).text("ui-language"), "{lang:?}");
            assert_eq!(names.text("no-such-message"), "no-such-message");
        }
    }

    #[test]
    fn words_in_one_text_are_the_same_words() {
        let files = texts::all_of(Lang::Pl).expect("embedded");
        let one = Words::read(Lang::Pl, true, &[&files.join("\n")]);
        for id in ["trait-swimming.summary", "ui-language", "log-trait-played"] {
            assert_eq!(one.text(id), Words::of(Lang::Pl).text(id));
        }
    }

    #[test]
    fn editions_have_their_own_words_where_they_differ() {
        let said = |edition, id: &str| Words::of(Lang::En).text_in(edition, id, &[("round", 3.into())]);
        assert_eq!(said(Edition::Continents, "replay-mark-attack"), "Round 3: attack");
        assert_eq!(said(Edition::Evolution, "replay-mark-attack"), "Round 3: attack");
        assert_eq!(said(Edition::NewWorld, "replay-mark-attack"), "Epoch 3: attack");
        assert_eq!(said(Edition::NaturalSelection, "replay-mark-death"), "Round 3: a species dies out");
        assert_eq!(said(Edition::NewWorld, "no-such-message"), "no-such-message");
    }

    #[test]
    fn czech_says_ze_where_it_is_pronounced() {
        let words = Words::of(Lang::Cs);
        let of = |food: u8, need: u8| words.text_with("progress", &[("food", food.into()), ("need", need.into())]);
        assert_eq!(of(1, 3), "1 ze\u{a0}3");
        assert_eq!(of(1, 5), "1 z\u{a0}5");
        assert_eq!(of(3, 13), "3 ze\u{a0}13");
    }
}
