//! The words for the species boards: whole games can be put into words in every language.

use std::collections::BTreeSet;

use game::{ChanceSource, Game, Need, RuleId, Seat, Viewer, below};
use locale::northstar::{self as say, Players};
use locale::{Lang, Words};
use northstar::{Card, Config, Event, Options, Preset, Rule, State, Trait};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn is_said(text: &str) -> bool {
    !text.contains("board-") && !text.contains(['{', '}']) && text.trim() == text && !text.is_empty()
}

fn deck() -> Vec<(Card, u8)> {
    Trait::ALL.iter().flat_map(|&shows| (-2..5).map(move |food| (Card { shows, food }, 1))).collect()
}

#[test]
fn whole_games_can_be_put_into_words_in_every_language() {
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        let words = Words::of(lang);
        for seed in 0..4u64 {
            let seats = 2 + (seed as u8 + place as u8) % 5;
            let preset = if seed % 2 == 0 { Preset::Evolution } else { Preset::NaturalSelection };
            let config = Config::new(preset, seats, Options::printed(preset, seats), &deck());
            let mut state = State::new(&config.expect("a set-up"));
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let you = Seat::FIRST;
            let players = Players::new(["Anna", "Marta"], Some(you));
            let mut view = state.view(Viewer::Seat(you));
            while state.need() != Need::Over {
                let mut events: Vec<Event> = Vec::new();
                match state.need() {
                    Need::Chance(chance) => {
                        let mut buffer = game::NO_ORDER;
                        state.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered");
                    }
                    Need::Progress => assert!(state.advance(&mut events)),
                    Need::Over => {}
                    need @ (Need::Decision(decision) | Need::Together(_, decision)) => {
                        assert!(is_said(&say::question(words, decision.question)));
                        assert!(is_said(&say::waiting(words, &players, &decision)));
                        let seat = need.asked().iter().next().expect("somebody");
                        let mut legal = Vec::new();
                        state.legal(seat, &mut legal);
                        for action in &legal {
                            assert!(is_said(&say::action(words, *action)), "{action:?}");
                        }
                        let action = legal[below(&mut rng, legal.len() as u32) as usize];
                        state.apply(seat, action, &mut events).expect("legal");
                    }
                }
                for seen in events.iter().filter_map(|event| State::seen(event, Viewer::Seat(you))) {
                    if let Some(text) = say::log(words, &players, &view, &seen) {
                        assert!(is_said(&text), "{seen:?}: {text}");
                        let you = words.text("board-you");
                        let inside = [format!(": {you}"), format!(", {you}")];
                        assert!(!inside.iter().any(|you| text.contains(you)), "a capital inside a line: {text}");
                    }
                    State::fold(&mut view, &seen);
                }
            }
        }
        for t in Trait::ALL {
            assert!(is_said(&say::trait_name(words, t)) && say::trait_summary(words, t).ends_with('.'));
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
            let reasons = ["refuse", "Reason {", "because(", "check_eater(", "let rule ="];
            for line in code.lines().filter(|line| reasons.iter().any(|reason| line.contains(reason))) {
                for part in line.split("Rule::").skip(1) {
                    found.insert(part.chars().take_while(char::is_ascii_alphanumeric).collect());
                }
            }
        }
    }
    let mut reasons = BTreeSet::new();
    visit(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../northstar/src"), &mut reasons);
    assert!(reasons.len() > 30, "the sources were not understood: {reasons:?}");
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let generic = words.text("board-refusal-generic");
        for &rule in Rule::ALL {
            let text = say::refusal(words, rule);
            assert!(text.ends_with('.') && is_said(&text) && !text.contains(rule.id()), "{lang:?} {rule}: {text}");
            assert!(!reasons.contains(&format!("{rule:?}")) || text != generic, "{rule:?} is given as a reason");
        }
    }
}

#[test]
fn who_reads_is_spoken_to() {
    let seen = northstar::SeenEvent::Open(northstar::Fact::Passed { seat: Seat::FIRST, forced: false });
    let config = Config::new(Preset::Evolution, 2, Options::printed(Preset::Evolution, 2), &deck()).expect("a set-up");
    let view = State::new(&config).view(Viewer::Seat(Seat::FIRST));
    let said = |lang, you| say::log(Words::of(lang), &Players::new(["Anna", "Marta"], you), &view, &seen);
    for (lang, you, other) in [
        (Lang::En, "You pass.", "Anna passes."),
        (Lang::Pl, "Pasujesz.", "Anna pasuje."),
        (Lang::Ru, "Вы пасуете.", "Anna пасует."),
        (Lang::Cs, "Pasujete.", "Anna pasuje."),
    ] {
        assert_eq!(said(lang, Some(Seat::FIRST)).as_deref(), Some(you));
        assert_eq!(said(lang, None).as_deref(), Some(other));
    }
}
