//! The words for New World: whole games can be put into words in every language, and every reason has a sentence.

use std::collections::{BTreeSet, HashMap};

use editions::{new_world_config, new_world_options};
use game::{ChanceSource, Game, Need, RuleId, Seat, Viewer, below};
use locale::new_world::{self as say};
use locale::{Lang, Table, Words};
use new_world::{Action, AreaName, Event, Phase, Place, Rule, State, Trait, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const PLAYERS: [&str; 4] = ["Anna", "Marta", "Ilya", "Wallace"];

/// Ways to play that say something of their own.
const GAMES: [&[(&str, &str)]; 4] = [
    &[],
    &[("variant", "random_mutations"), ("open_discards", "true")],
    &[("variant", "disaster")],
    &[("metamorphosis_mode", "discard_for_food"), ("special_triggers_cooperation", "true")],
];

fn assert_said(text: &str) {
    assert!(!text.contains("new-world-") && !text.contains(['{', '}', '_']), "{text}");
    assert!(text.trim() == text && !text.is_empty(), "{text:?}");
    for sign in ["  ", "..", " .", " ,", ":.", "()"] {
        assert!(!text.contains(sign), "{text}");
    }
}

/// What a seat is asked and may answer, in words; no two choices are called alike.
fn assert_choices(state: &State, view: &View, words: &Words, decision: &new_world::Decision) {
    let names = Table::new(PLAYERS, view);
    assert_said(&say::question(words, &names, decision));
    assert_said(&say::waiting(words, &names, decision));
    assert_said(&say::waiting(words, &names.clone().in_third_person(), decision));
    let mut legal = Vec::new();
    state.legal(decision.seat, &mut legal);
    let mut labels: HashMap<String, Action> = HashMap::new();
    for action in legal {
        let label = say::action(words, &names, view, &action);
        assert_said(&label);
        if let Some(other) = labels.insert(label.clone(), action) {
            // Two empty Fat Tissue cards are one choice to anybody who reads.
            let gives_up = |action: Action| {
                use Action::{Elude, Metamorphose, MetamorphoseForFood, MetamorphoseFromPool};
                matches!(
                    action,
                    Elude { .. } | Metamorphose { .. } | MetamorphoseForFood { .. } | MetamorphoseFromPool { .. }
                )
            };
            assert!(gives_up(action) && gives_up(other), "{label}: {action:?}, {other:?}");
        }
    }
}

fn tell(lang: Lang, seats: u8, options: &[(&str, &str)], seed: u64) {
    let words = Words::of(lang);
    let options = new_world_options(options.iter().copied()).expect("options");
    let mut state = State::new(&new_world_config(seats, options, None).expect("a set-up"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut views: Vec<View> = viewers.iter().map(|&viewer| state.view(viewer)).collect();
    while state.need() != Need::Over {
        let mut events: Vec<Event> = Vec::new();
        match state.need() {
            Need::Chance(chance) => {
                let mut buffer = game::NO_ORDER;
                state.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered");
            }
            Need::Progress => assert!(state.advance(&mut events)),
            Need::Over => {}
            Need::Decision(_) if state.is_idle() => assert!(state.advance(&mut events)),
            need @ (Need::Decision(decision) | Need::Together(_, decision)) => {
                let seat = need.asked().iter().next().expect("somebody");
                let decision = new_world::Decision { seat, ..decision };
                assert_choices(&state, &views[seat.index()], words, &decision);
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let action = legal[below(&mut rng, legal.len() as u32) as usize];
                state.apply(seat, action, &mut events).expect("legal");
            }
        }
        for event in &events {
            for (view, &viewer) in views.iter_mut().zip(&viewers) {
                let Some(seen) = State::seen(event, viewer) else { continue };
                if let Some(text) = say::log(words, &Table::new(PLAYERS, view), view, &seen) {
                    assert_said(&text);
                    assert!(text.ends_with('.'), "{seen:?}: {text}");
                }
                State::fold(view, &seen);
            }
        }
    }
    let standings = state.standings();
    assert_said(&say::result(words, &Table::new(PLAYERS, &views[0]), &standings));
    for seat in Seat::all(seats) {
        let points = views[0].breakdown(seat);
        let parts = say::breakdown(words, &points);
        assert_eq!(parts.iter().map(|(_, points)| points).sum::<u16>(), 2 * points.total());
        assert_said(&say::breakdown_line(words, &points));
    }
}

#[test]
fn whole_games_can_be_put_into_words_in_every_language() {
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        for (kind, options) in GAMES.into_iter().enumerate() {
            let seats = 2 + ((place + kind) % 3) as u8;
            tell(lang, seats, options, 7 * place as u64 + kind as u64);
        }
    }
}

#[test]
fn traits_areas_and_phases_have_names() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut names = BTreeSet::new();
        for t in Trait::ALL {
            assert_said(&say::trait_name(words, t));
            assert!(say::trait_summary(words, t).ends_with('.') && names.insert(say::trait_name(words, t)));
        }
        for area in AreaName::ALL {
            assert_said(&say::area_name(words, area));
            assert!(names.insert(say::area_name(words, area)), "{lang:?} {area:?}");
        }
        let second = Place { name: AreaName::Swamp, nth: 1 };
        assert_eq!(say::place_name(words, second), format!("{}\u{a0}2", say::area_name(words, AreaName::Swamp)));
        for phase in [Phase::Setup, Phase::Development, Phase::Areas, Phase::Feeding, Phase::Extinction, Phase::Over] {
            assert_said(&say::phase_name(words, phase));
            assert_said(&say::phase_title(words, phase));
        }
    }
}

/// The rules that stand in the engine's source where something is refused.
fn reasons() -> BTreeSet<String> {
    fn visit(folder: &std::path::Path, found: &mut BTreeSet<String>) {
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
    visit(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../new-world/src"), &mut found);
    // Reasons that are computed before they are given.
    found.extend(
        ["NwFeed3", "NwFeed4", "NwFeed5", "NwFeed6", "NwShel1", "NwGraze1", "NwAtt1", "NwAdd1"].map(str::to_owned),
    );
    found
}

#[test]
fn every_reason_of_the_engine_has_a_sentence() {
    let reasons = reasons();
    assert!(reasons.len() > 50, "the sources were not understood: {reasons:?}");
    let options = new_world_options([]).expect("options");
    let view = State::new(&new_world_config(2, options, None).expect("a set-up")).view(Viewer::Spectator);
    let names = Table::new(PLAYERS, &view);
    let mut said = BTreeSet::new();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let generic = words.text("new-world-refusal-generic");
        for &rule in Rule::ALL {
            for cause in [None, Some(new_world::AnimalId(0))] {
                let text = say::refusal(words, &names, rule, cause);
                assert_said(&text);
                assert!(text.ends_with('.') && !text.contains(rule.id()), "{lang:?} {rule}: {text}");
                assert!(!reasons.contains(&format!("{rule:?}")) || text != generic, "{rule:?} is given as a reason");
                said.insert(text);
            }
        }
    }
    for id in crate::files::messages(Lang::En).keys().filter(|id| id.starts_with("new-world-refusal-")) {
        let text = Words::of(Lang::En).text_with(id, &[("animal", "Montana".into())]);
        assert!(said.contains(&text), "{id} is never said");
    }
}
