//! Broken records: the usual mistakes are explained in every language.

use desk::problem::sentence;
use locale::Lang;
use notation::origin::record;

const GAME: &str = include_str!("../../../golden/playthroughs/origin-2.record");

fn broken(from: &str, to: &str) -> notation::Problem {
    let text = GAME.replacen(from, to, 1);
    assert_ne!(text, GAME, "{from} is in the record");
    record::verify("game", &text).err().expect("it is broken")
}

#[test]
fn usual_mistakes_are_explained_in_every_language() {
    let cases = [
        ("pangea record 1", "hello", "This is not a record; a record starts with: pangea record 1"),
        ("pangea record 1", "pangea record 9", "This record uses a newer format that is not supported here."),
        ("rules: 2", "rules: 9", "This game was played with a newer version of the rules: 9."),
        ("rules: 2\n", "", "The header is missing: rules"),
        ("seats: 2", "seets: 2", "Unknown word in the header: seets"),
        ("edition: origin", "edition: old-world", "This edition cannot be played here: old-world"),
        ("\ndie ", "\ndye ", "This line is not a shuffle, a die roll, a move or a result."),
        ("\ndie ", "\ndie 9\ndie ", "No die of this game shows 9."),
        ("as animal A1", "as animal A7", "The new animal should be called: A1"),
        ("result: P1 ", "result: P1 9", "The game did not end like this. It ended: "),
    ];
    for (from, to, expected) in cases {
        let problem = broken(from, to);
        let english = sentence(Lang::En, &problem).expect(expected);
        assert!(english.starts_with(expected), "{english}");
        for lang in [Lang::Pl, Lang::Ru, Lang::Cs] {
            let other = sentence(lang, &problem).expect("every language tells it");
            assert_ne!(other, english);
            assert!(!other.contains('{') && !other.contains("wrong-"), "{other}");
        }
    }
}

#[test]
fn a_forbidden_move_names_its_rule_in_the_language() {
    let first = GAME.lines().find(|line| line.starts_with("P1 take ") || line.starts_with("P2 take ")).expect("food");
    let problem = broken(first, &first.replacen("take", "graze", 1));
    let polish = sentence(Lang::Pl, &problem).expect("a rule");
    assert!(polish.contains("ORI-"), "{polish}");
}

#[test]
fn players_that_do_not_fit_say_how_many_are_missing() {
    let config = editions::origin_config(3, origin::Options::default(), None).expect("three can play");
    let alone = vec![table::Occupant::Person { name: "Ada".to_owned() }];
    let error = desk::Desk::<origin::State>::new(config, alone, 1, Lang::En).err().expect("two are missing");
    assert!(error.to_string().contains("1 players for 3 seats"), "{error}");
    let nobody = desk::Saved { record: GAME.to_owned() };
    let error = desk::Desk::<origin::State>::resume(&nobody, Lang::En).err().expect("nobody sits there");
    assert!(error.to_string().contains("nobody is named"), "{error}");
}

#[test]
fn other_mistakes_are_left_to_the_reader() {
    let problem = broken("seats: 2", "seats: 2\noptions: mimicry_limit");
    assert_eq!(sentence(Lang::Cs, &problem), None);
    assert!(problem.to_string().contains("name=value"));
    assert!(problem.excerpt().lines().last().is_some_and(|line| line.ends_with('^')));
}
