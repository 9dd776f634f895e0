//! The page's part in the dice: a word that it draws, seals, and opens only when the server can no longer change anything.

use dice::{Commitment, DealId, SealedWord, TableId, Word};
use game::Seat;
use leptos::prelude::window;
use protocol::{Bytes32, DealInfo, Phase};

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

/// What the page thinks of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// Nothing is to be done or said.
    Fine,
    /// All sealed words are shown, its own is among them: it opens it.
    Open(Bytes32),
    /// The player has to be told.
    Doubt(Doubt),
}

/// Why the dice of a game need not be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// What is shown is not the seal that this page has sent, or the commitment is another one than was shown with it.
    Seal,
    /// The game has begun without the own word: it came too late, or the server has left it out.
    Word,
}

/// What to think of this deal, as the room shows it to a player.
pub fn opinion(table: protocol::TableId, phase: Phase, info: &DealInfo) -> Opinion {
    judge(table, phase, info, kept_word(table, info.number).as_ref())
}

fn judge(table: protocol::TableId, phase: Phase, info: &DealInfo, kept: Option<&Kept>) -> Opinion {
    // No word was given with this browser.
    let Some(kept) = kept else { return Opinion::Fine };
    if !matches!(phase, Phase::Dealing | Phase::Playing | Phase::Paused | Phase::Over) {
        return Opinion::Fine;
    }
    let sealed = SealedWord::of(&Word::new(kept.word.0), deal(table, info.number), kept.seat);
    let shown = info.sealed.iter().any(|shown| shown.seat == kept.seat && shown.bytes.0 == sealed.0);
    let opened = info.words.iter().any(|shown| shown.seat == kept.seat && shown.bytes == kept.word);
    match phase {
        _ if !shown || info.commitment != kept.commitment => Opinion::Doubt(Doubt::Seal),
        Phase::Dealing if !opened => Opinion::Open(kept.word),
        _ if !opened => Opinion::Doubt(Doubt::Word),
        _ => Opinion::Fine,
    }
}

/// What the end of a game says about its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The seed is the one that was committed to, and every word is the one that was sealed.
    Good,
    /// It is not, or one is not.
    Bad,
    /// It is, but the word of this player is not among them.
    WithoutYours,
}

/// What the dice of a finished game are worth, as far as this browser remembers.
pub fn verdict(table: protocol::TableId, info: &DealInfo, plays: bool) -> Option<Verdict> {
    let kept = kept_word(table, info.number).filter(|_| plays);
    judged(table, info, kept.as_ref())
}

fn judged(table: protocol::TableId, info: &DealInfo, kept: Option<&Kept>) -> Option<Verdict> {
    let seed = dice::Seed::new(info.seed?.0);
    let remembered = kept.map_or(info.commitment, |kept| kept.commitment);
    let fits = Commitment::to(&seed, deal(table, info.number)).0 == remembered.0;
    let words = info.words.iter().all(|word| {
        let sealed = SealedWord::of(&Word::new(word.bytes.0), deal(table, info.number), word.seat);
        info.sealed.iter().any(|shown| shown.seat == word.seat && shown.bytes.0 == sealed.0)
    });
    let with_yours =
        kept.is_none_or(|kept| info.words.iter().any(|word| word.seat == kept.seat && word.bytes == kept.word));
    Some(match (fits && words, with_yours) {
        (false, _) => Verdict::Bad,
        (true, false) => Verdict::WithoutYours,
        (true, true) => Verdict::Good,
    })
}

#[cfg(test)]
mod tests {
    use protocol::Id;
    use protocol::room::SeatBytes;

    use super::*;

    const TABLE: protocol::TableId = Id::from_bytes([7; 16]);

    fn seed() -> dice::Seed {
        dice::Seed::new([3; 32])
    }

    /// The word of the player on the second place, and a deal in which everything is in order.
    fn honest() -> (Kept, DealInfo) {
        let commitment = Bytes32(Commitment::to(&seed(), deal(TABLE, 1)).0);
        let kept = Kept { word: Bytes32([9; 32]), seat: Seat::wrapping(1), commitment };
        let of = |place: usize, word: Bytes32| {
            let seat = Seat::wrapping(place);
            let sealed = SealedWord::of(&Word::new(word.0), deal(TABLE, 1), seat);
            (SeatBytes { seat, bytes: Bytes32(sealed.0) }, SeatBytes { seat, bytes: word })
        };
        let (sealed, words) = [of(0, Bytes32([5; 32])), of(1, kept.word)].into_iter().unzip();
        (kept, DealInfo { number: 1, commitment, sealed, words, seed: None })
    }

    fn thinks(phase: Phase, info: &DealInfo, kept: &Kept) -> Opinion {
        judge(TABLE, phase, info, Some(kept))
    }

    const DOUBTS_SEAL: Opinion = Opinion::Doubt(Doubt::Seal);
    const DOUBTS_WORD: Opinion = Opinion::Doubt(Doubt::Word);

    #[test]
    fn the_word_is_opened_when_its_seal_is_shown() {
        let (kept, info) = honest();
        assert_eq!(thinks(Phase::Waiting, &DealInfo { sealed: Vec::new(), ..info.clone() }, &kept), Opinion::Fine);
        let sealed = DealInfo { words: Vec::new(), ..info.clone() };
        assert_eq!(thinks(Phase::Dealing, &sealed, &kept), Opinion::Open(kept.word));
        assert_eq!(thinks(Phase::Dealing, &info, &kept), Opinion::Fine, "it is open already");
        for phase in [Phase::Playing, Phase::Paused, Phase::Over] {
            assert_eq!(thinks(phase, &info, &kept), Opinion::Fine, "{phase:?}");
        }
        assert_eq!(judge(TABLE, Phase::Dealing, &info, None), Opinion::Fine, "it gave none");
    }

    #[test]
    fn the_word_is_kept_back_when_its_seal_is_not_shown() {
        let (kept, info) = honest();
        let mut other = info.clone();
        other.sealed[1].bytes = Bytes32([1; 32]);
        let others = [
            ("another seal", other),
            ("the seals of the others", DealInfo { sealed: vec![info.sealed[0]], ..info.clone() }),
            ("no seal at all", DealInfo { sealed: Vec::new(), ..info.clone() }),
            ("another commitment", DealInfo { commitment: Bytes32([2; 32]), ..info.clone() }),
        ];
        for (what, info) in others {
            assert_eq!(thinks(Phase::Dealing, &info, &kept), DOUBTS_SEAL, "{what}");
            assert_eq!(thinks(Phase::Playing, &info, &kept), DOUBTS_SEAL, "{what}, and words were never asked for");
        }
    }

    #[test]
    fn a_game_without_the_own_word_is_noticed() {
        let (kept, info) = honest();
        let without = DealInfo { words: vec![info.words[0]], ..info.clone() };
        assert_eq!(thinks(Phase::Dealing, &without, &kept), Opinion::Open(kept.word), "it can still be sent");
        let mut other = info.clone();
        other.words[1].bytes = Bytes32([1; 32]);
        let none = DealInfo { words: Vec::new(), ..info };
        for (what, info) in [("left out", without), ("another word", other), ("none", none)] {
            for phase in [Phase::Playing, Phase::Paused, Phase::Over] {
                assert_eq!(thinks(phase, &info, &kept), DOUBTS_WORD, "{what}, {phase:?}");
            }
        }
    }

    #[test]
    fn the_end_says_whether_seed_and_words_are_those_that_were_sealed() {
        let (kept, info) = honest();
        assert_eq!(judged(TABLE, &info, Some(&kept)), None, "the seed is not known yet");
        let over = DealInfo { seed: Some(Bytes32([3; 32])), ..info };
        assert_eq!(judged(TABLE, &over, Some(&kept)), Some(Verdict::Good));
        assert_eq!(judged(TABLE, &over, None), Some(Verdict::Good), "somebody who watches");
        let other_seed = DealInfo { seed: Some(Bytes32([4; 32])), ..over.clone() };
        assert_eq!(judged(TABLE, &other_seed, Some(&kept)), Some(Verdict::Bad));
        let without = DealInfo { words: vec![over.words[0]], ..over.clone() };
        assert_eq!(judged(TABLE, &without, Some(&kept)), Some(Verdict::WithoutYours));
        assert_eq!(judged(TABLE, &without, None), Some(Verdict::Good));
        let mut other = over;
        other.words[1].bytes = Bytes32([1; 32]);
        assert_eq!(judged(TABLE, &other, Some(&kept)), Some(Verdict::Bad), "a word that does not fit its seal");
    }
}
