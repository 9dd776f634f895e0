//! The page's part in the dice: a word that it draws, seals, and opens only when the server can no longer change anything.

use dice::{Commitment, DealId, SealedWord, TableId, Word};
use game::Seat;
use leptos::prelude::window;
use protocol::{Bytes32, DealInfo};

use crate::prefs::{keep, kept};

/// What the browser keeps about a deal until its game is over: the word, the seat it was sealed for and the commitment that
/// was shown when it was sealed.
fn name(table: protocol::TableId, deal: u32) -> String {
    format!("pangea.word.{table}.{deal}")
}

fn deal(table: protocol::TableId, number: u32) -> DealId {
    DealId { table: TableId(table.to_bytes()), deal: number }
}

/// Random bytes of the browser.
pub fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// Draws a word for a deal and seals it, or finds the one that was drawn; nothing where the browser has no good dice.
pub fn seal(table: protocol::TableId, info: &DealInfo, seat: Seat) -> Option<Bytes32> {
    let known = kept_word(table, info.number).filter(|kept| kept.seat == seat && kept.commitment == info.commitment);
    let word = match known {
        Some(kept) => kept.word,
        None => Bytes32(random()?),
    };
    keep(&name(table, info.number), &format!("{word} {} {}", seat.number(), info.commitment));
    let sealed = SealedWord::of(&Word::new(word.0), deal(table, info.number), seat);
    Some(Bytes32(sealed.0))
}

struct Kept {
    word: Bytes32,
    seat: Seat,
    commitment: Bytes32,
}

fn kept_word(table: protocol::TableId, deal: u32) -> Option<Kept> {
    let text = kept(&name(table, deal))?;
    let mut parts = text.split(' ');
    let word = parts.next()?.parse().ok()?;
    let seat = Seat::new(usize::from(parts.next()?.parse::<u8>().ok()?.checked_sub(1)?))?;
    Some(Kept { word, seat, commitment: parts.next()?.parse().ok()? })
}

/// What the page does when the sealed words are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// Nothing: it gave no word.
    None,
    /// It opens its word.
    Word(Bytes32),
    /// It keeps its word back: what is shown is not what it sent, or the commitment has changed.
    Wrong,
}

/// Whether to open the word of this deal, now that all sealed words are shown.
pub fn opening(table: protocol::TableId, info: &DealInfo) -> Opening {
    let Some(kept) = kept_word(table, info.number) else { return Opening::None };
    let sealed = SealedWord::of(&Word::new(kept.word.0), deal(table, info.number), kept.seat);
    let shown = info.sealed.iter().find(|sealed| sealed.seat == kept.seat);
    match shown {
        Some(shown) if shown.bytes.0 == sealed.0 && info.commitment == kept.commitment => Opening::Word(kept.word),
        None if info.sealed.is_empty() => Opening::None,
        _ => Opening::Wrong,
    }
}

/// Whether the seed that the server shows at the end is the one it had committed to, as this browser remembers.
pub fn kept_its_word(table: protocol::TableId, info: &DealInfo) -> Option<bool> {
    let seed = dice::Seed::new(info.seed?.0);
    let remembered = kept_word(table, info.number).map_or(info.commitment, |kept| kept.commitment);
    let fits = Commitment::to(&seed, deal(table, info.number)).0 == remembered.0;
    let words = info.words.iter().all(|word| {
        let sealed = SealedWord::of(&Word::new(word.bytes.0), deal(table, info.number), word.seat);
        info.sealed.iter().any(|shown| shown.seat == word.seat && shown.bytes.0 == sealed.0)
    });
    Some(fits && words)
}
