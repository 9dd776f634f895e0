//! New World at the keyboard: whole games of every variant, the row in another order, saved, resumed and replayed.

use std::fs;

use crate::harness::{Desk, always};

const VARIANTS: [(&str, &str); 3] =
    [("variant=standard", "2"), ("variant=random_mutations", "3"), ("variant=disaster", "4")];

#[test]
fn a_whole_game_of_every_variant_can_be_played_and_looked_at_again() {
    for ((variant, players), lang) in VARIANTS.iter().zip(["en", "cs", "ru"]) {
        let desk = Desk::new();
        let words = ["play", "--edition", "new-world", "--option", variant, "--players", players, "--seed", "5"];
        let run = desk.run(&[&words[..], &["--lang", lang]].concat(), &always("1")).ended(0);
        assert_eq!(run.err, "", "{variant}");
        assert!(!run.out.contains("new-world-") || run.out.matches("new-world-").count() <= 3, "an id: {}", run.out);
        let [file] = &desk.files()[..] else { panic!("one file: {:?}", desk.files()) };
        let path = desk.path(file);
        let name = path.to_str().unwrap();
        desk.run(&["check", name], "").ended(0).said("1 passed, 0 failed");
        let told = desk.run(&["replay", name], "").ended(0).out;
        assert!(told.contains("Game over"), "{told}");
        desk.run(&["replay", name, "--seat", "P1", "--to", "20"], "").ended(0).said("Epoch 1");
    }
}

#[test]
fn the_row_is_put_in_another_order_by_words() {
    let desk = Desk::new();
    let words = ["play", "--edition", "new-world", "--seats", "you,random", "--seed", "3"];
    // Two animals of the player, whatever the bot plays in between.
    let run = desk.run(&words, "1\n1\n1\nrearrange A1\ntable\nlog\nquit\n").ended(0);
    assert!(run.out.contains("NW-ROW-1"), "one animal is not the whole row: {}", run.out);
    let own = |out: &str| -> Vec<String> {
        let table = out.rsplit("\nYou: ").next().unwrap_or_default();
        let names =
            table.lines().filter_map(|line| line.split_once("(A")?.1.split_once(')')).map(|(n, _)| n.to_owned());
        names.take(2).collect()
    };
    let [first, second] = &own(&run.out)[..] else { panic!("two animals: {}", run.out) };
    let script = format!("1\n1\n1\nrearrange A{second} A{first}\ntable\nquit\n");
    let turned = Desk::new().run(&words, &script).ended(0);
    assert_eq!(own(&turned.out), [second.clone(), first.clone()], "{}", turned.out);
}

#[test]
fn a_saved_game_goes_on_where_it_stood_and_refusals_are_explained() {
    let desk = Desk::new();
    let file = desk.path("mine.record");
    let name = file.to_str().unwrap();
    let words = ["play", "--edition", "new-world", "--seats", "random,you,greedy", "--seed", "4"];
    let script = format!("1\nwhy attack A1 -> A2\nfeed A1 from steppe\nsave {name}\ntable\nquit\n");
    let saved = desk.run(&words, &script).ended(0);
    assert!(saved.out.contains("NW-EPOCH-2"), "{}", saved.out);
    let shown = saved.out.rsplit("Number (1").nth(1).unwrap().split_once('\n').unwrap().1.trim();
    assert!(shown.starts_with("Epoch "), "{shown}");
    let resumed = desk.run(&["play", "--resume", name], "quit\n").ended(0);
    assert!(resumed.out.contains(shown), "{shown}\nis missing in\n{}", resumed.out);
    assert!(fs::read_to_string(&file).unwrap().contains("\nplayers: bot random, person, bot greedy\n"));
    desk.run(&["play", "--resume", name], &always("1")).ended(0).said("Final scores");
}

#[test]
fn nobody_sees_a_gene_pool() {
    let desk = Desk::new();
    let words = ["play", "--edition", "new-world", "--option", "variant=random_mutations", "--seats", "you,greedy"];
    let run = desk.run(&[&words[..], &["--seed", "8"]].concat(), "hand\nquit\n").ended(0);
    assert!(run.out.contains("Your gene pool: 6; nobody may look at these cards."), "{}", run.out);
    assert!(!run.out.contains(" / "), "no card is named: {}", run.out);
}
