//! Every rule that the engine gives as a reason has a sentence of its own.

use std::collections::BTreeSet;
use std::path::Path;

use game::RuleId;
use locale::{Lang, Table, Words, origin as say};
use origin::Rule;

use crate::sample;

/// The rules that stand in the engine's source where something is refused.
fn reasons() -> BTreeSet<String> {
    fn visit(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the engine's sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                visit(&path, found);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap_or_default();
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| line.contains("refuse") || line.contains("Reason {")) {
                for part in line.split("Rule::").skip(1) {
                    found.insert(part.chars().take_while(char::is_ascii_alphanumeric).collect());
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../origin/src"), &mut found);
    found
}

#[test]
fn every_reason_of_the_engine_has_a_sentence() {
    let view = sample::view();
    let table = Table::new(["Anna", "Marta", "Ilya"], &view);
    let reasons = reasons();
    assert!(reasons.len() > 35, "the sources were not understood: {reasons:?}");
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let generic = words.text("refusal-generic");
        for &rule in Rule::ALL {
            for cause in [None, Some(sample::MONTANA)] {
                let text = say::refusal(words, &table, rule, cause);
                assert!(text.ends_with('.') && !text.contains(['{', '}']), "{lang:?} {rule}: {text}");
                assert!(!text.contains("refusal-") && !text.contains(rule.id()), "{lang:?} {rule}: {text}");
                if reasons.contains(&format!("{rule:?}")) {
                    assert_ne!(text, generic, "{rule:?} is given as a reason");
                }
            }
        }
    }
}

#[test]
fn every_sentence_is_the_sentence_of_some_rule() {
    let view = sample::view();
    let table = Table::new(["Anna", "Marta", "Ilya"], &view);
    let words = Words::of(Lang::En);
    let said: BTreeSet<String> = Rule::ALL
        .iter()
        .flat_map(|&rule| [None, Some(sample::MONTANA)].map(|cause| say::refusal(words, &table, rule, cause)))
        .collect();
    for id in crate::files::messages(Lang::En).keys().filter(|id| id.starts_with("refusal-")) {
        let text = words.text_with(id, &[("animal", "Montana".into())]);
        assert!(said.contains(&text), "{id} is never said");
    }
}
