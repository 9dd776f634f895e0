//! The search: traits by name, rules by number, title and text.

use desk::book::{BOOKS, BookTrait};
use editions::rulebook::RuleText;
use leptos::prelude::*;
use locale::{Arg, Lang, Words};

use super::book::{all_rules, rule_href, trait_href, traits_of};
use crate::pages::home::quick::edition_name;
use crate::parts::{Icon, trait_icon};

/// What is shown of a rule's text round the words that were found, in characters on each side.
const AROUND: usize = 70;

/// The results.
#[component]
pub fn Results(wanted: String, lang: Lang) -> impl IntoView {
    let words = Words::of(lang);
    let (traits, rules) = find(&wanted, lang);
    let all = traits.len() + rules.len();
    let count = match all {
        0 => words.text("rules-found-none"),
        _ => words.text_with("rules-found", &[("count", Arg::Number(all as i64))]),
    };
    let traits = traits.into_iter().map(|(shows, name)| {
        let (summary, book) = (shows.summary(words), edition_name(words, shows.book()));
        view! {
            <li><a class="hit" href=trait_href(shows.book(), shows)>
                <span class="hithead"><Icon id=trait_icon(shows)/><b>{name}</b>" "<span class="tag">{book}</span></span><span>{summary}</span>
            </a></li>
        }
    });
    let rules = rules.into_iter().map(|rule| {
        view! {
            <li><a class="hit" href=rule_href(rule.id)>
                <span class="hithead"><span class="ruleid">{rule.id}</span>" "<b>{rule.title}</b></span>
                <span>{snippet(rule.text, wanted.trim())}</span>
            </a></li>
        }
    });
    view! {
        <h1 id="rules-title" tabindex="-1">{words.text("web-search")}</h1>
        <p class="lead" role="status">{count}</p>
        <ul class="hits">{traits.collect_view()}{rules.collect_view()}</ul>
    }
}

/// Where the first result is.
pub fn first(wanted: &str, lang: Lang) -> Option<String> {
    let (traits, rules) = find(wanted, lang);
    let trait_there = traits.first().map(|(shows, _)| trait_href(shows.book(), *shows));
    trait_there.or_else(|| rules.first().map(|rule| rule_href(rule.id)))
}

fn find(wanted: &str, lang: Lang) -> (Vec<(BookTrait, String)>, Vec<&'static RuleText>) {
    let wanted = wanted.trim().to_lowercase();
    if wanted.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let mut traits: Vec<_> = BOOKS.into_iter().flat_map(|book| traits_of(book, Words::of(lang))).collect();
    let words = Words::of(lang);
    traits.retain(|(shows, name)| name.to_lowercase().contains(&wanted) || is_called(words, *shows, &wanted));
    let meets =
        |rule: &&RuleText| [rule.id, rule.title, rule.text].iter().any(|text| text.to_lowercase().contains(&wanted));
    // A number or a title that was meant comes before a text that happens to say the word.
    let is_meant = |rule: &&RuleText| [rule.id, rule.title].iter().any(|text| text.to_lowercase().contains(&wanted));
    let (mut rules, others): (Vec<_>, Vec<_>) = all_rules(lang).filter(meets).partition(is_meant);
    rules.extend(others);
    (traits, rules)
}

/// The shortest beginning of a word that is looked for among everyday words.
const BEGINNING: usize = 3;

/// Whether people call a trait so in everyday words.
fn is_called(words: &Words, shows: BookTrait, wanted: &str) -> bool {
    let id = format!("search-{}", shows.id().replace('_', "-"));
    let long_enough = |text: &str| text.chars().count() >= BEGINNING;
    words.has(&id)
        && long_enough(wanted)
        && words
            .text(&id)
            .to_lowercase()
            .split(", ")
            .any(|word| word.starts_with(wanted) || (long_enough(word) && wanted.starts_with(word)))
}

/// Some words round what was found, which is marked.
fn snippet(text: &str, wanted: &str) -> Vec<AnyView> {
    let flat: Vec<char> = text.replace(['\n', '|', '`'], " ").replace("**", "").replace("---", "").chars().collect();
    let lower: Vec<char> = flat.iter().map(|c| c.to_lowercase().next().unwrap_or(*c)).collect();
    let wanted: Vec<char> = wanted.to_lowercase().chars().collect();
    let Some(at) = lower.windows(wanted.len().max(1)).position(|part| part == wanted) else {
        return vec![flat.iter().take(2 * AROUND).collect::<String>().into_any()];
    };
    let word_start = |from: usize| (from..at).find(|i| *i == 0 || flat[*i - 1] == ' ').unwrap_or(at);
    let (start, end) = (word_start(at.saturating_sub(AROUND)), at + wanted.len());
    let piece = |from: usize, to: usize| flat[from..to.min(flat.len())].iter().collect::<String>();
    let before = if start > 0 { format!("… {}", piece(start, at)) } else { piece(start, at) };
    let after =
        if end + AROUND < flat.len() { format!("{}…", piece(end, end + AROUND)) } else { piece(end, flat.len()) };
    vec![before.into_any(), view! { <mark>{piece(at, end)}</mark> }.into_any(), after.into_any()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(wanted: &str, lang: Lang) -> Vec<&'static str> {
        find(wanted, lang).0.into_iter().map(|(shows, _)| shows.id()).collect()
    }

    #[test]
    fn everyday_words_find_traits() {
        let words = [
            (Lang::En, "steal", "piracy"),
            (Lang::En, "Stealing food", "piracy"),
            (Lang::Pl, "kradzież", "piracy"),
            (Lang::Ru, "украсть", "piracy"),
            (Lang::Cs, "krádež", "piracy"),
            (Lang::En, "sleep", "hibernation"),
            (Lang::En, "hunt", "carnivorous"),
            (Lang::En, "protect", "symbiosis"),
        ];
        for (lang, word, shows) in words {
            assert!(found(word, lang).contains(&shows), "{word}: {:?}", found(word, lang));
        }
        assert!(found("st", Lang::En).iter().all(|id| *id != "piracy"), "two letters are the beginning of too much");
    }

    #[test]
    fn everyday_words_are_about_traits_that_there_are() {
        let known: Vec<String> =
            BOOKS.into_iter().flat_map(BookTrait::all_of).map(|shows| shows.id().replace('_', "-")).collect();
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let said = known.iter().filter(|id| words.has(&format!("search-{id}")));
            assert!(said.count() > 30, "{}", lang.code());
        }
    }
}
