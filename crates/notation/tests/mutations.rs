//! Whatever is read, nothing panics: real files and records with bytes changed, cut out, doubled and cut off.

use std::fs;
use std::path::Path;

use game::{ChanceSource, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Characters that mean something somewhere.
const SIGNS: &[u8] = b"[]{}:,-#&*!|>'\"%@` \n\tPA019/+()<~?\x00\xff";

fn mutate(text: &[u8], rng: &mut Xoshiro256PlusPlus) -> String {
    let mut bytes = text.to_vec();
    for _ in 0..=below(rng, 4) {
        if bytes.is_empty() {
            break;
        }
        let place = below(rng, bytes.len() as u32) as usize;
        let sign = SIGNS[below(rng, SIGNS.len() as u32) as usize];
        match below(rng, 6) {
            0 => bytes[place] = sign,
            1 => bytes.insert(place, sign),
            2 => bytes.truncate(place),
            3 => bytes[place] ^= 1 << (rng.die(8) - 1),
            4 => {
                let end = (place + usize::from(rng.die(40))).min(bytes.len());
                bytes.drain(place..end);
            }
            _ => {
                let end = (place + usize::from(rng.die(40))).min(bytes.len());
                let copy = bytes[place..end].to_vec();
                let to = below(rng, bytes.len() as u32) as usize;
                bytes.splice(to..to, copy);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_scenarios_are_refused_or_run_and_never_panic() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/origin");
    let files = notation::files::collect([folder]).expect("the folder of scenarios");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut pieces = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).expect("a file of text");
        pieces.extend(text.split("\n\n").map(str::to_owned));
    }
    assert!(pieces.len() > 300);
    for _ in 0..12 {
        for piece in &pieces {
            let report = notation::check_text("damaged.yaml", &mutate(piece.as_bytes(), &mut rng));
            let _ = report.to_string();
        }
    }
}

#[test]
fn damaged_records_are_refused_and_never_panic() {
    let text = include_str!("short.record");
    let full = text.replacen("---", "players: person, bot greedy\ndeck: own\n---", 1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    for text in [text, &full] {
        assert!(notation::origin::verify("short.record", text).is_ok());
        for _ in 0..4_000 {
            if let Err(problem) = notation::origin::verify("damaged.record", &mutate(text.as_bytes(), &mut rng)) {
                let _ = problem.to_string();
            }
        }
    }
}

#[test]
fn rubbish_is_refused() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for _ in 0..3_000 {
        let length = below(&mut rng, 200) as usize;
        let bytes: Vec<u8> = (0..length).map(|_| SIGNS[below(&mut rng, SIGNS.len() as u32) as usize]).collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert_eq!(notation::check_text("rubbish.yaml", &text).passed(), 0);
        assert!(notation::origin::parse("rubbish.record", &text).is_err());
    }
}
