//! A position as the text of a scenario, and as part of an address: the text and its sum in base64, with the letters
//! addresses like. The sum tells a link of which the end was lost.

use game::{Game, Seat, Viewer};
use notation::Problem;

use super::Board;

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

impl Board {
    /// The position as a scenario.
    pub fn to_scenario(&self) -> String {
        let views: Vec<_> = self
            .state(Seat::FIRST)
            .map(|state| Seat::all(self.seats()).map(|seat| state.view(Viewer::Seat(seat))).collect())
            .unwrap_or_default();
        notation::origin::scenario_from("analysis", &views).unwrap_or_default()
    }

    /// The position with which a scenario starts; the first one of the text.
    pub fn from_scenario(text: &str) -> Result<Self, LinkProblem> {
        let first = notation::read_scenarios("analysis", text).into_iter().next();
        let scenario = first.ok_or(LinkProblem::NoPosition)?.map_err(LinkProblem::Text)?;
        Ok(Self::from_state(scenario.origin_start().ok_or(LinkProblem::NoPosition)?))
    }

    /// The position as part of an address.
    pub fn to_link(&self) -> String {
        let mut bytes = self.to_scenario().into_bytes();
        bytes.extend(sum(&bytes));
        encode(&bytes)
    }

    /// The position of an address.
    pub fn from_link(link: &str) -> Result<Self, LinkProblem> {
        let bytes = decode(link).ok_or(LinkProblem::Letters)?;
        let (text, sum_of_text) = bytes.split_last_chunk().ok_or(LinkProblem::Letters)?;
        if sum(text) != *sum_of_text {
            return Err(LinkProblem::Letters);
        }
        Self::from_scenario(core::str::from_utf8(text).map_err(|_| LinkProblem::Letters)?)
    }
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

    #[test]
    fn a_link_that_lost_its_end_is_refused() {
        let link = Board::default().to_link();
        assert!(Board::from_link(&link).is_ok());
        for length in 0..link.len() {
            assert!(Board::from_link(&link[..length]).is_err(), "{length} of {} letters", link.len());
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
