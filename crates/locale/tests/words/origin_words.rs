//! Everything the engine can report has words in every language.

use game::{BySeat, Seat, SeatSet, Standings};
use locale::{Lang, Names, Table, Words, origin as say};
use origin::outlook::Defence;
use origin::view::TraitView;
use origin::{Action, Breakdown, Card, Kept, Modules, Outlook, Phase, SeenEvent, Trait, View};

use crate::sample;

const PLAYERS: [&str; 3] = ["Anna", "Marta", "Ilya"];

/// Whether a text is a finished one: no id, no empty place, no doubled signs.
pub(crate) fn assert_said(lang: Lang, text: &str) {
    assert!(!text.is_empty() && text.trim() == text, "{lang:?}: {text:?}");
    assert!(!text.contains(['{', '}', '_']), "{lang:?}: {text}");
    for sign in ["  ", "..", ",,", " .", " ,", "?.", ":.", "()"] {
        assert!(!text.contains(sign), "{lang:?}: {text}");
    }
    for id in ["log-", "action-", "question-", "trait-", "phase-", "refusal-", "outlook-", "result-", "-you"] {
        assert!(!text.contains(id), "{lang:?}: {text}");
    }
}

pub(crate) fn in_all_languages(check: impl Fn(&Words, &dyn Names)) {
    let view = sample::view();
    for lang in Lang::ALL {
        let table = Table::new(PLAYERS, &view);
        let words = Words::of(lang);
        check(words, &table);
        check(words, &table.clone().in_third_person());
        check(words, &sample::Strangers);
    }
}

#[test]
fn traits_cards_and_phases_have_names() {
    in_all_languages(|words, _| {
        let mut names: Vec<String> = Vec::new();
        for t in Trait::ALL {
            let name = say::trait_name(words, t);
            assert_said(words.lang(), &name);
            assert!(!names.contains(&name), "{name} twice");
            names.push(name);
            let summary = say::trait_summary(words, t);
            assert_said(words.lang(), &summary);
            assert!(summary.ends_with('.'), "{summary}");
        }
        for phase in [Phase::Setup, Phase::Development, Phase::FoodBank, Phase::Feeding, Phase::Extinction, Phase::Over]
        {
            assert_said(words.lang(), &say::phase_name(words, phase));
            assert_said(words.lang(), &say::phase_title(words, phase));
        }
    });
    let card = Card::double(Trait::Poisonous, Trait::Carnivorous);
    assert_eq!(say::card_name(Words::of(Lang::En), card), "Poisonous / Carnivorous");
    assert_eq!(say::card_name(Words::of(Lang::Pl), card), "Toksyczność / Drapieżnik");
}

#[test]
fn questions_and_waiting_have_words() {
    in_all_languages(|words, names| {
        for decision in sample::decisions() {
            let question = say::question(words, names, &decision);
            assert_said(words.lang(), &question);
            assert!(question.ends_with('?'), "{question}");
            assert_said(words.lang(), &say::waiting(words, names, &decision));
        }
    });
}

#[test]
fn every_action_has_a_label_of_its_own() {
    let view = sample::view();
    in_all_languages(|words, names| {
        let mut labels: Vec<String> = Vec::new();
        for action in sample::actions() {
            let label = say::action(words, names, &view, &action);
            assert_said(words.lang(), &label);
            assert!(!labels.contains(&label), "{:?}: {label} twice", words.lang());
            labels.push(label);
        }
    });
}

#[test]
fn every_event_has_its_sentence() {
    let pangea = sample::view();
    let continents = View { modules: Modules::CONTINENTS, ..pangea.clone() };
    in_all_languages(|words, names| {
        for (view, event) in
            [&pangea, &continents].into_iter().flat_map(|view| sample::events().into_iter().map(move |e| (view, e)))
        {
            match say::log(words, names, view, &event) {
                Some(text) => {
                    assert_said(words.lang(), &text);
                    assert!(text.ends_with('.'), "{:?}: {text}", words.lang());
                }
                None => assert!(is_silent(&event), "{event:?}"),
            }
        }
    });
}

fn is_silent(event: &SeenEvent) -> bool {
    use origin::Fact::{CardDiscarded, Moment};
    matches!(event, SeenEvent::SeatDrew { .. } | SeenEvent::Open(CardDiscarded { .. } | Moment(_)))
}

#[test]
fn outlooks_have_words() {
    in_all_languages(|words, names| {
        let attack = Action::Attack { attacker: sample::MONTANA, target: sample::SILVANA };
        let take = Action::Take { animal: sample::MONTANA };
        let hopeless = Outlook { defence: Some(Defence::default()), ..sample::outlook() };
        let plain = Outlook { defence: None, bank: 0, ..sample::outlook() };
        for (outlook, action) in [(sample::outlook(), attack), (hopeless, attack), (plain, take)] {
            let lines = say::outlook(words, names, &outlook, &action);
            assert!(lines.len() >= 6, "{lines:?}");
            for line in lines {
                assert_said(words.lang(), &line);
                assert!(line.ends_with('.'), "{line}");
            }
        }
        assert!(say::outlook(words, names, &Outlook::default(), &Action::Pass).is_empty());
    });
}

#[test]
fn points_and_results_have_words() {
    let points = Breakdown { animals: 12, cards: 9, bonus: 4, ocean: 2 };
    in_all_languages(|words, names| {
        let parts = say::breakdown(words, &points);
        assert_eq!(parts.iter().map(|part| part.1).collect::<Vec<_>>(), [12, 9, 4, 2, 27]);
        assert_said(words.lang(), &say::breakdown_line(words, &points));
        for winners in [SeatSet::EMPTY, SeatSet::only(Seat::FIRST), SeatSet::only(sample::MARTA), SeatSet::all(3)] {
            let standings = Standings { seats: 3, winners, ..Standings::default() };
            assert_said(words.lang(), &say::result(words, names, &standings));
        }
    });
}

#[test]
fn a_result_says_what_decided() {
    let view = sample::view();
    let table = Table::new(PLAYERS, &view);
    let mut standings = Standings::new(3, BySeat([31, 31, 12, 0, 0, 0, 0, 0]), BySeat([4, 9, 1, 0, 0, 0, 0, 0]));
    let result = |lang, standings: &Standings| say::result(Words::of(lang), &table, standings);
    assert_eq!(
        result(Lang::En, &standings),
        "Marta wins with 31 points. Tied on points: the larger discard pile wins."
    );
    standings.tie_break[sample::YOU] = 9;
    standings.winners = SeatSet::only(sample::YOU);
    assert_eq!(
        result(Lang::Ru, &standings),
        "Вы победили: 31 очко. Очков и\u{a0}карт в\u{a0}сбросе поровну: решает кубик."
    );
    standings.winners = SeatSet::all(2);
    assert_eq!(result(Lang::En, &standings), "A tie: you and Marta.");
    assert_eq!(result(Lang::Pl, &standings), "Remis: ty, Marta.");
    standings.points[sample::MARTA] = 30;
    standings.winners = SeatSet::only(sample::YOU);
    assert_eq!(result(Lang::Cs, &standings), "Vyhráváte: 31 bodů.");
}

#[test]
fn two_equal_cards_are_told_apart() {
    // CON-T-RECOMBINATION-3
    let mut view = sample::view();
    view.animals[0].spent.insert(Trait::TailLoss);
    let table = Table::new(PLAYERS, &view);
    let words = Words::of(Lang::En);
    let keep = |which| say::action(words, &table, &view, &Action::Keep { animal: sample::MONTANA, which });
    assert_eq!(keep(Kept::Arriving), "Keep the arriving card: Tail Loss, ready");
    assert_eq!(keep(Kept::Own), "Keep its own card: Tail Loss, already used");
    let covered = view.animals[0].stack[1];
    view.animals[0].stack.extend([TraitView { shows: Trait::Neoplasm, ..covered }, covered]);
    view.animals[0].stack[3].shows = Trait::Running;
    let table = Table::new(PLAYERS, &view);
    let own = say::action(words, &table, &view, &Action::Keep { animal: sample::MONTANA, which: Kept::Own });
    assert_eq!(own, "Keep its own card: Tail Loss, below a Neoplasm");
}
