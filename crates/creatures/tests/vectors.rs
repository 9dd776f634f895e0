//! The drawings that must never change by accident: creatures compared byte for byte.

use std::fs;
use std::path::PathBuf;

use creatures::{Condition, Creature, Trait, compose};
use serde_json::Value;

fn vectors() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors")
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn draw(seed: &str, size: u8, traits: &[&str], states: &[&str]) -> String {
    let traits: Vec<Trait> = traits.iter().map(|id| Trait::from_id(id).expect(id)).collect();
    let conditions: Vec<Condition> = states.iter().map(|id| Condition::from_id(id).expect(id)).collect();
    compose(&Creature { seed, size, traits: &traits, conditions: &conditions, ..Creature::default() })
}

#[test]
fn the_creatures_of_the_mocks_are_drawn_byte_for_byte() {
    let index = fs::read_to_string(vectors().join("index.json")).expect("the index");
    let index: Vec<Value> = serde_json::from_str(&index).expect("a list");
    assert_eq!(index.len(), 24);
    for entry in index {
        let file = vectors().join(entry["file"].as_str().expect("a file"));
        let seed = entry["seed"].as_str().expect("a seed");
        let size = entry["size"].as_u64().expect("a size") as u8;
        let drawn = draw(seed, size, &texts(&entry["traits"]), &texts(&entry["state"])) + "\n";
        if std::env::var_os("PANGEA_BLESS").is_some() {
            fs::write(&file, &drawn).expect("a writable vector");
        }
        assert_eq!(drawn, fs::read_to_string(&file).expect("a vector"), "{}", file.display());
    }
}

fn list(text: &str) -> Vec<&str> {
    text.split(',').filter(|id| *id != "-").collect()
}

/// Each line: seed, size, traits, states, bytes, FNV-1a of the text. See `vectors/README.md`.
#[test]
fn random_creatures_are_drawn_as_the_reference_draws_them() {
    let file = vectors().join("random.txt");
    let before = fs::read_to_string(&file).expect("the list");
    let mut now = String::new();
    for line in before.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [seed, size, traits, states, ..] = words[..] else { panic!("{line}") };
        let drawn = draw(seed, size.parse().expect("a size"), &list(traits), &list(states));
        let hash = drawn.chars().fold(0x811c_9dc5u32, |hash, c| (hash ^ u32::from(c)).wrapping_mul(0x0100_0193));
        now += &format!("{} {} {hash:08x}\n", words[..4].join(" "), drawn.len());
    }
    if std::env::var_os("PANGEA_BLESS").is_some() {
        fs::write(&file, &now).expect("a writable list");
    } else {
        for (number, (now, before)) in now.lines().zip(before.lines()).enumerate() {
            assert_eq!(now, before, "line {}", number + 1);
        }
    }
}
