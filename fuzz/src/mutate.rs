//! Makes inputs: pieces of real files, changed a little or a lot.

use game::below;
use rand_core::Rng;

/// An input made from the corpus (or from nothing) by a few random changes.
pub fn input(corpus: &[Vec<u8>], words: &[&str], rng: &mut impl Rng) -> Vec<u8> {
    let mut input = match corpus.len() {
        0 => Vec::new(),
        len => corpus[below(rng, len as u32) as usize].clone(),
    };
    if input.is_empty() || below(rng, 20) == 0 {
        let len = below(rng, 600);
        input = (0..len).map(|_| rng.next_u32() as u8).collect();
    }
    for _ in 0..=below(rng, 8) {
        change(&mut input, corpus, words, rng);
    }
    input.truncate(100_000);
    input
}

fn change(input: &mut Vec<u8>, corpus: &[Vec<u8>], words: &[&str], rng: &mut impl Rng) {
    let place = below(rng, input.len().max(1) as u32) as usize;
    let end = (place + 1 + below(rng, 40) as usize).min(input.len());
    match below(rng, 9) {
        0 if place < input.len() => input[place] ^= 1 << below(rng, 8),
        1 if place < input.len() => input[place] = rng.next_u32() as u8,
        2 if place < end => {
            input.drain(place..end);
        }
        3 => input.truncate(place),
        4 if place < end => {
            let copy = input[place..end].to_vec();
            let at = below(rng, input.len() as u32 + 1) as usize;
            input.splice(at..at, copy);
        }
        5 if !words.is_empty() => {
            let word = words[below(rng, words.len() as u32) as usize];
            input.splice(place.min(input.len())..place.min(input.len()), word.bytes());
        }
        6 => swap_lines(input, rng),
        7 if !corpus.is_empty() => {
            let other = &corpus[below(rng, corpus.len() as u32) as usize];
            let from = below(rng, other.len().max(1) as u32) as usize;
            let to = (from + below(rng, 400) as usize).min(other.len());
            let at = place.min(input.len());
            input.splice(at..at, other[from.min(to)..to].iter().copied());
        }
        _ => {
            let digit = b"0123456789-"[below(rng, 11) as usize];
            if let Some(number) = input.iter_mut().skip(place).find(|byte| byte.is_ascii_digit()) {
                *number = digit;
            }
        }
    }
}

fn swap_lines(input: &mut Vec<u8>, rng: &mut impl Rng) {
    let mut lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').collect();
    let count = lines.len() as u32;
    lines.swap(below(rng, count) as usize, below(rng, count) as usize);
    let joined = lines.join(&b'\n');
    *input = joined;
}
