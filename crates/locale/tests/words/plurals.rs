//! The plural forms of the glossary.

use locale::{Lang, Words};

const NUMBERS: [i64; 9] = [1, 2, 5, 12, 21, 22, 25, 101, 112];

fn check(lang: Lang, id: &str, expected: [&str; 9]) {
    let words = Words::of(lang);
    for (number, expected) in NUMBERS.into_iter().zip(expected) {
        let text = words.text_with(id, &[("count", number.into())]).replace('\u{a0}', " ");
        assert_eq!(text, expected.replace('#', &number.to_string()), "{lang:?} {id} {number}");
    }
}

#[test]
fn polish_goes_to_many_at_21() {
    let (one, few, many) = ("# karta na ręce", "# karty na ręce", "# kart na ręce");
    check(Lang::Pl, "count-cards-in-hand", [one, few, many, many, many, few, many, many, many]);
    let (one, few, many) = ("# zwierzę jest głodne", "# zwierzęta są głodne", "# zwierząt jest głodnych");
    check(Lang::Pl, "count-animals-hungry", [one, few, many, many, many, few, many, many, many]);
    let (one, few, many) = ("# karta", "# karty", "# kart");
    check(Lang::Pl, "count-cards", [one, few, many, many, many, few, many, many, many]);
    let (one, few, many) = ("# punkt", "# punkty", "# punktów");
    check(Lang::Pl, "count-points", [one, few, many, many, many, few, many, many, many]);
    let (one, many) = ("brakuje # znacznika", "brakuje # znaczników");
    check(Lang::Pl, "count-tokens-missing", [one, many, many, many, many, many, many, many, many]);
}

#[test]
fn russian_goes_back_to_one_at_21() {
    let (one, few, many) = ("# карта в руке", "# карты в руке", "# карт в руке");
    check(Lang::Ru, "count-cards-in-hand", [one, few, many, many, one, few, many, one, many]);
    let (one, more) = ("# животное голодно", "# животных голодны");
    check(Lang::Ru, "count-animals-hungry", [one, more, more, more, one, more, more, one, more]);
    let (one, few, many) = ("# карта", "# карты", "# карт");
    check(Lang::Ru, "count-cards", [one, few, many, many, one, few, many, one, many]);
    let (one, few, many) = ("# очко", "# очка", "# очков");
    check(Lang::Ru, "count-points", [one, few, many, many, one, few, many, one, many]);
    let (one, many) = ("не хватает # фишки", "не хватает # фишек");
    check(Lang::Ru, "count-tokens-missing", [one, many, many, many, one, many, many, one, many]);
}

#[test]
fn czech_stays_in_other_at_22() {
    let (one, few, other) = ("# karta v ruce", "# karty v ruce", "# karet v ruce");
    check(Lang::Cs, "count-cards-in-hand", [one, few, other, other, other, other, other, other, other]);
    let (one, few, other) = ("# živočich má hlad", "# živočichové mají hlad", "# živočichů má hlad");
    check(Lang::Cs, "count-animals-hungry", [one, few, other, other, other, other, other, other, other]);
    let (one, few, other) = ("# karta", "# karty", "# karet");
    check(Lang::Cs, "count-cards", [one, few, other, other, other, other, other, other, other]);
    let (one, few, other) = ("# bod", "# body", "# bodů");
    check(Lang::Cs, "count-points", [one, few, other, other, other, other, other, other, other]);
    let (one, few, other) = ("chybí # žeton", "chybějí # žetony", "chybí # žetonů");
    check(Lang::Cs, "count-tokens-missing", [one, few, other, other, other, other, other, other, other]);
}

#[test]
fn zero_takes_the_same_form_as_five() {
    for lang in Lang::ALL {
        let say = |number: i64| Words::of(lang).text_with("count-cards", &[("count", number.into())]);
        assert_eq!(say(0).replace('0', "5"), say(5), "{lang:?}");
    }
}

#[test]
fn every_plural_has_the_branches_of_its_language() {
    for (lang, wanted) in [
        (Lang::En, &["one", "other"][..]),
        (Lang::Pl, &["one", "few", "many"]),
        (Lang::Ru, &["one", "few", "many"]),
        (Lang::Cs, &["one", "few", "other"]),
    ] {
        for (name, source) in crate::files::sources(lang) {
            for (number, line) in source.lines().enumerate() {
                let Some(key) = line.trim_start().trim_start_matches('*').strip_prefix('[') else { continue };
                let key = key.split(']').next().unwrap_or_default();
                let is_known = wanted.contains(&key) || key == "0";
                assert!(is_known, "{lang:?} {name} line {}: [{key}] does not exist", number + 1);
            }
        }
    }
}
