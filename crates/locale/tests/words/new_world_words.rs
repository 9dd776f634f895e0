//! The words for New World: whole games can be told in every language.

use std::collections::{BTreeSet, HashMap};

use game::{ChanceSource, Game, Need, RuleId, Seat, Viewer, below};
use locale::new_world::{self as say, Table};
use locale::{Lang, Words};
use new_world::{Action, AnimalId, AreaName, Event, OPTIONS, Place, Rule, State, Trait, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const PLAYERS: [&str; 3] = ["Anna", "Marta", "Ilya"];

fn is_said(text: &str) -> bool {
    !text.contains("new-world-")
        && !text.contains(['{', '}', '_'])
        && ["  ", "..", " .", " ,", ":.", "()"].iter().all(|sign| !text.contains(sign))
        && text.trim() == text
        && !text.is_empty()
}

/// A random game as one seat sees it; the listener gets the view before each event, and each decision.
fn play(seed: u64, mut listen: impl FnMut(&State, &View, Option<&Event>)) {
    let variant = ["standard", "random_mutations", "disaster"][(seed % 3) as usize];
    let open = if seed % 2 == 0 { "true" } else { "false" };
    let options = editions::new_world_options([("variant", variant), ("open_discards", open)]).expect("options");
    let config = editions::new_world_config(2 + (seed % 3) as u8, options, None).expect("a set-up");
    let mut state = State::new(&config);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut view = state.view(viewer);
    while state.need() != Need::Over {
        let mut events: Vec<Event> = Vec::new();
        match state.need() {
            Need::Chance(chance) => {
                let mut buffer = [0; 256];
                state.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered");
            }
            need @ (Need::Decision(_) | Need::Together(..)) if !state.is_idle() => {
                listen(&state, &view, None);
                let seat = need.asked().iter().next().expect("somebody");
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let action = legal[below(&mut rng, legal.len() as u32) as usize];
                state.apply(seat, action, &mut events).expect("legal");
            }
            _ => assert!(state.advance(&mut events)),
        }
        for event in &events {
            listen(&state, &view, Some(event));
            if let Some(seen) = State::seen(event, viewer) {
                State::fold(&mut view, &seen);
            }
        }
    }
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let names = Table::new(PLAYERS, &view);
        assert!(is_said(&say::result(words, &names, &state.standings())));
        assert!(is_said(&say::breakdown_line(words, "Anna", &state.breakdown(Seat::FIRST))));
        assert_eq!(say::breakdown(words, &state.breakdown(Seat::FIRST)).len(), 4);
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    for seed in 0..9 {
        play(seed, |_, view, event| {
            let Some(seen) = event.and_then(|event| State::seen(event, view.viewer)) else { return };
            for lang in Lang::ALL {
                if let Some(text) = say::log(Words::of(lang), &Table::new(PLAYERS, view), view, &seen) {
                    assert!(is_said(&text) && text.ends_with('.'), "{seen:?}: {text}");
                }
            }
        });
    }
}

#[test]
fn labels_tell_choices_apart() {
    for seed in 10..16 {
        play(seed, |state, view, event| {
            let (Need::Decision(decision) | Need::Together(_, decision)) = state.need() else { return };
            if event.is_some() {
                return;
            }
            let mut legal: Vec<Action> = Vec::new();
            let seat = state.need().asked().iter().next().expect("somebody");
            state.legal(seat, &mut legal);
            let names = Table::new(PLAYERS, view).with_numbers();
            for lang in Lang::ALL {
                let words = Words::of(lang);
                let question = say::question(words, &names, view, &decision);
                assert!(is_said(&question), "{question}");
                assert!(is_said(&say::waiting(words, &names, view, &decision)));
                let mut labels: HashMap<String, Action> = HashMap::new();
                for &action in &legal {
                    let label = say::action(words, &names, view, &action);
                    assert!(is_said(&label), "{action:?}: {label}");
                    if let Some(other) = labels.insert(label.clone(), action) {
                        // Two empty Fat Tissue cards are one choice to anybody who reads.
                        assert!(label.contains(&say::trait_name(words, Trait::FatTissue)), "{label}: {other:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn traits_areas_and_options_have_names() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let names: BTreeSet<String> = Trait::ALL.iter().map(|t| say::trait_name(words, *t)).collect();
        assert_eq!(names.len(), Trait::COUNT, "{lang:?}");
        for t in Trait::ALL {
            assert!(is_said(&say::trait_name(words, t)) && say::trait_summary(words, t).ends_with('.'));
        }
        for name in AreaName::ALL {
            assert!(is_said(&say::area_name(words, name)));
            assert!(say::place_name(words, Place { name, nth: 1 }).ends_with('2'));
        }
        for spec in OPTIONS {
            let id = format!("new-world-option-{}", spec.name.replace('_', "-"));
            assert!(words.has(&id) && words.has(&format!("{id}.explanation")), "{id}");
            for value in spec.values {
                let mark = if value.starts_with(|first: char| first.is_ascii_digit()) { "n" } else { "" };
                assert!(words.has(&format!("{id}.{mark}{value}")), "{id} {value}");
            }
        }
    }
}

#[test]
fn every_reason_of_the_engine_has_a_sentence() {
    fn visit(folder: &std::path::Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the engine's sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                visit(&path, found);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap_or_default();
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            let reasons = ["refuse", "Reason {", "let rule =", "=> Rule::"];
            for line in code.lines().filter(|line| reasons.iter().any(|reason| line.contains(reason))) {
                for part in line.split("Rule::").skip(1) {
                    found.insert(part.chars().take_while(char::is_ascii_alphanumeric).collect());
                }
            }
        }
    }
    let mut reasons = BTreeSet::new();
    visit(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../new-world/src"), &mut reasons);
    assert!(reasons.len() > 40, "the sources were not understood: {reasons:?}");
    let mut table = None;
    play(1, |_, view, _| table = Some(view.clone()));
    let view = table.expect("a view");
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let generic = words.text("new-world-refusal-generic");
        let names = Table::new(PLAYERS, &view);
        for &rule in Rule::ALL {
            for cause in [None, Some(AnimalId(0))] {
                let text = say::refusal(words, &names, rule, cause);
                assert!(text.ends_with('.') && is_said(&text) && !text.contains(rule.id()), "{lang:?} {rule}: {text}");
                assert!(!reasons.contains(&format!("{rule:?}")) || text != generic, "{rule:?} is given as a reason");
            }
        }
    }
}
