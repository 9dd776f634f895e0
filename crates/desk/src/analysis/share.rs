//! A position as part of an address: the text of a scenario and its checksum in base64, with the letters allowed in
//! addresses. The checksum detects a link whose end was lost.

use game::Seat;
use notation::{Problem, Scenario};

/// Why a link cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// Letters are missing or wrong.
    Letters,
    /// The text says something that cannot be.
    Text(Problem),
    /// There is no position of this game in it.
    NoPosition,
}

/// Who sits at a position that comes from a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitters {
    /// What the players are called, seat by seat.
    pub players: Vec<String>,
    /// The seat of whoever looks at it.
    pub you: Option<Seat>,
}

/// Marks of the lines that name the players; to a scenario they are comments.
const PLAYERS: &str = "# players: ";
const YOU: &str = "# you: ";

impl Sitters {
    /// The link with the names in it; the same link where it cannot be read.
    pub fn on_link(&self, link: String) -> String {
        let Ok(mut text) = read(&link) else { return link };
        let plain = |name: &String| name.replace(['|', '\n', '\r'], " ");
        let names: Vec<String> = self.players.iter().map(plain).collect();
        text.push_str(&format!("\n{PLAYERS}{}", names.join("|")));
        if let Some(you) = self.you {
            text.push_str(&format!("\n{YOU}{}", you.number()));
        }
        text.push('\n');
        write(text)
    }

    /// Who sits at the position of a link, if it comes from a game.
    pub fn of_link(link: &str) -> Option<Self> {
        let text = read(link).ok()?;
        let line = |mark: &str| text.lines().rev().find_map(|line| line.strip_prefix(mark).map(str::to_owned));
        let players = line(PLAYERS)?.split('|').map(str::to_owned).collect();
        let you = line(YOU).and_then(|number| number.parse::<usize>().ok()).and_then(|number| number.checked_sub(1));
        Some(Self { players, you: you.and_then(Seat::new) })
    }
}

/// The first scenario of a text.
pub(crate) fn first(text: &str) -> Result<Scenario, LinkProblem> {
    let first = notation::read_positions("analysis", text).into_iter().next();
    first.ok_or(LinkProblem::NoPosition)?.map_err(LinkProblem::Text)
}

/// The text as part of an address.
pub(crate) fn write(text: String) -> String {
    let mut bytes = text.into_bytes();
    bytes.extend(sum(&bytes));
    encode(&bytes)
}

/// The text of an address.
pub(crate) fn read(link: &str) -> Result<String, LinkProblem> {
    let mut bytes = decode(link).ok_or(LinkProblem::Letters)?;
    let (text, sum_of_text) = bytes.split_last_chunk().ok_or(LinkProblem::Letters)?;
    if sum(text) != *sum_of_text {
        return Err(LinkProblem::Letters);
    }
    bytes.truncate(text.len());
    String::from_utf8(bytes).map_err(|_| LinkProblem::Letters)
}

/// Fletcher's sum: other bytes, or the same in another order, rarely have the same.
fn sum(bytes: &[u8]) -> [u8; 2] {
    let add = |[low, high]: [u16; 2], byte: &u8| {
        let low = (low + u16::from(*byte)) % 255;
        [low, (high + low) % 255]
    };
    bytes.iter().fold([0, 0], add).map(|part| part as u8)
}

/// The 64 letters, as in RFC 4648 section 5.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes in letters, without padding.
fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits =
            group.iter().enumerate().fold(0u32, |bits, (place, byte)| bits | u32::from(*byte) << (16 - 8 * place));
        for place in 0..=group.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

/// The bytes of letters; nothing if there is another sign among them or the length cannot be.
fn decode(text: &str) -> Option<Vec<u8>> {
    let letters = text.trim_end_matches('=').as_bytes();
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
    for group in letters.chunks(4) {
        if group.len() == 1 {
            return None;
        }
        let mut bits = 0u32;
        for (place, letter) in group.iter().enumerate() {
            let value = LETTERS.iter().position(|known| known == letter)? as u32;
            bits |= value << (18 - 6 * place);
        }
        for place in 0..group.len() - 1 {
            bytes.push((bits >> (16 - 8 * place) & 255) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::AnyBoard;
    use crate::{boards, new_world, origin};

    #[test]
    fn a_link_that_lost_its_end_is_refused() {
        let links = [origin::analysis::Board::default().to_link(), boards::analysis::Board::default().to_link()];
        for link in links {
            assert!(AnyBoard::from_link(&link).is_ok());
            for length in 0..link.len() {
                assert!(AnyBoard::from_link(&link[..length]).is_err(), "{length} of {} letters", link.len());
            }
        }
    }

    #[test]
    fn the_players_of_a_game_go_along_and_change_nothing_else() {
        let sitters = Sitters { players: vec!["Marta".into(), "Ilya | II".into()], you: Seat::new(1) };
        for link in [origin::analysis::Board::default().to_link(), new_world::analysis::Board::default().to_link()] {
            let named = sitters.on_link(link.clone());
            assert_eq!(AnyBoard::from_link(&named), AnyBoard::from_link(&link));
            let read = Sitters::of_link(&named).expect("names");
            assert_eq!((read.players, read.you), (vec!["Marta".into(), "Ilya   II".into()], Seat::new(1)));
            assert_eq!(Sitters::of_link(&link), None);
        }
    }

    #[test]
    fn bytes_come_back_from_letters() {
        for length in 0..70u8 {
            let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(37)).collect();
            assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }
        assert_eq!(encode(b"Pangea"), "UGFuZ2Vh");
        assert_eq!(decode("UGFuZ2Vh"), Some(b"Pangea".to_vec()));
        assert_eq!(decode("UGFu!"), None);
        assert_eq!(decode("A"), None);
    }
}
