//! Saved games: nothing is lost, nothing is overwritten unasked, and a game goes on where it stood.

use std::fs;

use crate::harness::{Desk, SMALL_DECK, always};

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    let desk = Desk::new();
    let file = desk.path("mine.record");
    let name = file.to_str().unwrap();
    let script = format!("1\n1\n1\nsave {name}\ntable\nquit\n");
    let saved = desk.run(&["play", "--seats", "random,you,greedy", "--seed", "4"], &script).ended(0);
    let table = saved.out.rsplit("To continue later").nth(1).unwrap();
    let shown = table.split_once("Number (1").unwrap().1.split_once('\n').unwrap().1;
    let shown = shown.split("Number (1").next().unwrap().trim();
    assert!(shown.starts_with("Round "), "{shown}");
    let resumed = desk.run(&["play", "--resume", name], "quit\n").ended(0);
    assert!(resumed.out.contains(shown), "{shown}\nis missing in\n{}", resumed.out);
    assert!(resumed.out.contains("Players: Ada (Random), you, Boris (Greedy)"), "{}", resumed.out);
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("\nplayers: bot random, person, bot greedy\n"), "{record}");
    assert!(!record.contains("\ndeck: ") && !record.contains('#'), "{record}");
    let ended = desk.run(&["play", "--resume", name], &always("1")).ended(0);
    assert!(ended.out.contains("Final scores"), "{}", ended.out);
    desk.run(&["check", name], "").ended(0).said("1 passed, 0 failed");
    desk.run(&["replay", name], "").ended(0).said("Game over.");
    assert_eq!(desk.files(), ["mine.record"], "a game has one file");
}

#[test]
fn a_game_with_a_custom_deck_is_kept_like_any_other() {
    let desk = Desk::new();
    let deck = desk.write("small.toml", SMALL_DECK);
    let deck = deck.to_str().unwrap();
    for players in ["2", "4", "6", "8"] {
        let file = desk.path(&format!("own-{players}.record"));
        let name = file.to_str().unwrap();
        let script = format!("1\n1\nsave {name}\nquit\n");
        let run = desk.run(&["play", "--players", players, "--deck", deck, "--seed", "3"], &script).ended(0);
        assert!(run.out.contains("To continue later, run: pangea play --resume"), "{}", run.out);
        assert!(fs::read_to_string(&file).unwrap().contains("\ndeck: own\n---\nshuffle: "));
        desk.run(&["replay", name], "").ended(0).said("The deck is shuffled");
        let ended = desk.run(&["play", "--resume", name], &always("1")).ended(0);
        assert!(ended.out.contains("Final scores") && ended.out.contains("pangea replay "), "{}", ended.out);
        desk.run(&["replay", name], "").ended(0).said("Game over.");
    }
    let folder = desk.path("");
    desk.run(&["check", folder.to_str().unwrap()], "").ended(0).said("4 passed, 0 failed");
}

#[test]
fn a_record_that_does_not_say_who_sat_where_is_resumed_with_bots() {
    let desk = Desk::new();
    let file = desk.path("mine.record");
    let name = file.to_str().unwrap();
    desk.run(&["play", "--players", "2", "--seed", "4"], &format!("1\nsave {name}\nquit\n")).ended(0);
    let record = fs::read_to_string(&file).unwrap();
    let silent = desk.write("silent.record", &record.replace("players: person, bot forager\n", ""));
    let run = desk.run(&["play", "--resume", silent.to_str().unwrap()], "quit\n").ended(0);
    assert!(run.out.contains("Players: you, Ada (Forager)"), "{}", run.out);
    let unknown = desk.write("unknown.record", &record.replace("bot forager", "bot oracle"));
    let unknown = unknown.to_str().unwrap();
    desk.run(&["play", "--resume", unknown], "").ended(2).complained("'oracle'").complained("--seats");
    desk.run(&["play", "--resume", unknown, "--seats", "you,random"], "quit\n").ended(0);
    desk.run(&["check", unknown], "").ended(0);
}

#[test]
fn a_game_that_cannot_be_saved_is_left_only_after_a_yes() {
    let desk = Desk::new();
    // A file where the folder should be.
    let taken = desk.write("saves", "");
    let run = desk.run_with(&["play", "--players", "2", "--seed", "4"], "quit\nno\n1\nquit\nyes\n", &taken).ended(1);
    assert_eq!(run.out.matches("Quit this game?").count(), 2, "{}", run.out);
    assert!(run.out.contains("You play "), "the game went on after a no: {}", run.out);
}

#[test]
fn the_game_saved_last_is_found_without_its_name() {
    let desk = Desk::new();
    desk.run(&["play", "--players", "2", "--seed", "4"], "1\nquit\n").ended(0);
    let run = desk.run(&["play", "--resume"], "quit\n").ended(0);
    assert!(run.out.contains("Loaded: "), "{}", run.out);
    let empty = Desk::new().run(&["play", "--resume"], "").ended(2);
    assert!(empty.err.contains("no saved game"), "{}", empty.err);
}

#[test]
fn a_file_of_something_else_is_replaced_only_after_a_yes() {
    let desk = Desk::new();
    let file = desk.write("letter.txt", "Dear Charles");
    let name = file.to_str().unwrap();
    let script = format!("save {name}\nno\nsave {name}\n\nquit\n");
    let run = desk.run(&["play", "--players", "2", "--seed", "4"], &script).ended(0);
    assert_eq!(run.out.matches("already exists").count(), 2, "{}", run.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear Charles");
    desk.run(&["play", "--players", "2", "--seed", "4"], &format!("save {name}\nyes\nquit\n")).ended(0);
    assert!(fs::read_to_string(&file).unwrap().starts_with("pangea record"));
}

#[test]
fn a_folder_that_cannot_be_written_keeps_the_game_alive() {
    let desk = Desk::new();
    let script = "save /no/such/folder/game.record\n1\nquit\n";
    let run = desk.run(&["play", "--players", "2", "--seed", "4"], script).ended(0);
    assert!(run.out.contains("cannot write to the folder /no/such/folder"), "{}", run.out);
    assert!(run.out.contains("You play "), "the game went on: {}", run.out);
}

#[test]
fn games_of_one_day_get_names_of_their_own() {
    let desk = Desk::new();
    for _ in 0..3 {
        desk.run(&["play", "--players", "2"], "quit\n").ended(0);
    }
    assert_eq!(desk.files().len(), 3, "{:?}", desk.files());
}

#[test]
fn a_replay_stops_where_it_is_asked_to_and_shows_what_one_seat_saw() {
    let desk = Desk::new();
    let file = desk.path("mine.record");
    let name = file.to_str().unwrap();
    desk.run(&["play", "--players", "2", "--seed", "11"], &format!("1\n1\nsave {name}\nquit\n")).ended(0);
    let all = desk.run(&["replay", name], "").ended(0);
    assert!(all.out.contains("Player 1 plays a new animal: Montana."), "{}", all.out);
    assert!(!all.out.contains("Running"), "a spectator sees no face-down card: {}", all.out);
    let own = desk.run(&["replay", name, "--seat", "p1", "--to", "4"], "").ended(0);
    assert!(own.out.contains("You play Running as a new animal"), "{}", own.out);
    assert!(own.out.contains("Your cards: "), "{}", own.out);
    assert!(!own.out.contains("  5  "), "{}", own.out);
    let other = desk.run(&["replay", name, "--seat", "P2", "--lang", "pl"], "").ended(0);
    assert!(!other.out.contains("Szybkość as"), "{}", other.out);
    let stepped = desk.run(&["replay", name, "--step"], "\n\nq\n").ended(0);
    assert_eq!(stepped.out.matches("Press Enter").count(), 3, "{}", stepped.out);
    desk.run(&["replay", name, "--seat", "P9"], "").ended(2).complained("the seats are P1 to P2");
}
