//! Self-play from the command line: it goes on after an interruption, gives the same games, and says what is wrong.

use std::fs;
use std::path::PathBuf;

use crate::harness::{Desk, Run};

fn selfplay(desk: &Desk, words: &str) -> Run {
    let mut all = vec!["selfplay"];
    all.extend(words.split(' ').filter(|word| !word.is_empty()));
    desk.run(&all, "")
}

fn shards(desk: &Desk, folder: &str) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(desk.path(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

#[test]
fn an_interrupted_run_goes_on_and_gives_the_same_games() {
    let desk = Desk::new();
    let play = |folder: &str, more: &str| {
        let out = desk.path(folder);
        let words =
            format!("play --edition new-world --seats 2,3 --iterations 5 --seed 4 --out {} {more}", out.display());
        selfplay(&desk, &words).ended(0)
    };
    play("whole", "--games 12 --threads 1").said("12 of 12 games, 12 new");
    play("torn", "--games 7 --threads 2").said("7 of 7 games, 7 new");
    for path in shards(&desk, "torn") {
        // The last game is torn off in the middle.
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() - 20]).unwrap();
    }
    play("torn", "--games 12 --threads 2").said("12 of 12 games, 6 new");
    play("torn", "--games 12").said("12 of 12 games, 0 new");
    play("torn", "--games 20 --minutes 0").said("12 of 20 games, 0 new");
    let (whole, torn) = (shards(&desk, "whole"), shards(&desk, "torn"));
    assert_eq!(whole.len(), 2);
    for (whole, torn) in whole.iter().zip(&torn) {
        // Games stand in the order in which they ended: compared are the arrays, which are in the order of their numbers.
        let arrays = |path: &PathBuf, folder: &str| {
            let out = desk.path(folder);
            let words = format!("encode {} --out {}", path.display(), out.display());
            selfplay(&desk, &words).ended(0).said("12 games, ");
            selfplay(&desk, &words).ended(1).complained("already exists");
            selfplay(&desk, &format!("{words} --replace")).ended(0);
            fs::read(out.join(path.file_stem().unwrap()).with_added_extension("tensors")).unwrap()
        };
        assert_eq!(arrays(whole, "arrays-of-whole"), arrays(torn, "arrays-of-torn"));
    }
    assert_eq!(fs::read(&whole[0]).unwrap().len(), fs::read(&torn[0]).unwrap().len());
}

#[test]
fn what_cannot_be_played_or_read_is_refused() {
    let desk = Desk::new();
    let (text, out) = (desk.write("notes.txt", "notes\n"), desk.path("out"));
    let (text, out) = (text.display(), out.display());
    for (words, complaint) in [
        (format!("play --edition origins --out {out}"), "origins"),
        (format!("play --seats 2,9 --out {out}"), "2 to 8 players, not 9"),
        (format!("play --games 0 --out {out}"), "at least 1"),
        (format!("play --minutes=-1 --out {out}"), "--minutes"),
        (format!("play --option colour=red --out {out}"), "colour"),
        (format!("play --network {text} --out {out}"), "not a file with the weights"),
        (format!("play --network nowhere.net --out {out}"), "file not found"),
        (format!("examine {text} {text}"), "not a file with the weights"),
    ] {
        selfplay(&desk, &words).ended(2).complained(complaint);
    }
    assert!(!desk.path("out").exists(), "nothing was begun");
    selfplay(&desk, &format!("encode {text} --out {out}")).ended(1).complained("not a shard");
    selfplay(&desk, &format!("encode nowhere.selfplay --out {out}")).ended(1).complained("nowhere.selfplay");
}
