//! What nobody may read: tokens, of which only the hash is stored, and the seeds of deals.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::base32;

/// Bytes from the random source of the system. Without one nothing here would be safe, so a failure ends the task.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a random source");
    bytes
}

/// What a client shows to be who it is: 256 random bits. It is given out once, as [`Token::reveal`], and only its
/// [`Token::hash`] is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(random())
    }

    /// Reads what [`Token::reveal`] wrote.
    pub fn parse(text: &str) -> Option<Token> {
        base32::parse(text).map(Token)
    }

    /// The text for a cookie or a link. There is no `Display`, so that it does not get into a log by accident.
    pub fn reveal(&self) -> String {
        base32::print(&self.0)
    }

    /// What is stored.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// What gets somebody back in who has lost their password: 80 random bits, short enough to be written down. It is shown
/// once, and only its [`Code::hash`] is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Code([u8; 10]);

impl Code {
    /// A new one.
    pub fn random() -> Code {
        Code(random())
    }

    /// Reads what somebody typed from paper: capitals, spaces and hyphens do not matter, nor do letters that look like
    /// digits.
    pub fn parse(text: &str) -> Option<Code> {
        let letter = |letter: char| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        };
        let typed = text.chars().filter(|it| !it.is_whitespace() && *it != '-').take(17).map(letter);
        base32::parse(&typed.collect::<String>()).map(Code)
    }

    /// The text to be written down, in four groups.
    pub fn reveal(&self) -> String {
        let text = base32::print(&self.0);
        let groups: Vec<&str> = (0..4).filter_map(|group| text.get(group * 4..group * 4 + 4)).collect();
        groups.join("-")
    }

    /// What is stored.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

/// The SHA-256 of a token or a code.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// That of a text that somebody chose, and not of a [`Token`].
    pub fn of_text(text: &str) -> TokenHash {
        TokenHash(Sha256::digest(text.as_bytes()).into())
    }

    /// The one with these bytes.
    pub(crate) const fn from_bytes(bytes: [u8; 32]) -> TokenHash {
        TokenHash(bytes)
    }

    /// Its bytes as text, for a query.
    pub(crate) fn in_hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// The server's part in the chance of one deal.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new one.
    pub fn random() -> Seed {
        Seed(random())
    }

    /// The one with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its bytes, for the commitment, the key and, at the end, the record.
    pub const fn reveal(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_print_nothing() {
        let token = Token::random();
        let shown = format!("{token:?} {:?} {:?} {:?}", token.hash(), Seed::random(), Code::random());
        assert_eq!(shown, "Token(…) TokenHash(…) Seed(…) Code(…)");
    }

    #[test]
    fn a_token_comes_back_from_its_text() {
        let token = Token::random();
        assert_eq!(token.reveal().len(), 52);
        assert_eq!(Token::parse(&token.reveal()), Some(token));
        assert_eq!(Token::parse("short"), None);
    }

    #[test]
    fn a_code_is_read_from_paper() {
        let code = Code([0x08, 0x86, 0x42, 0x98, 0xe8, 0x4a, 0x96, 0xc6, 0xb9, 0xf0]);
        assert_eq!(code.reveal(), "1234-5678-9abc-defg");
        for typed in ["1234-5678-9abc-defg", " I234 5678\t9ABC DEFG ", "l23456789abcdefg"] {
            assert_eq!(Code::parse(typed), Some(code.clone()), "{typed}");
        }
        for other in ["", "1234", "1234-5678-9abc-def", "1234-5678-9abc-defgh", "1234-5678-9abc-defu"] {
            assert_eq!(Code::parse(other), None, "{other}");
        }
        let random = Code::random();
        assert_eq!(Code::parse(&random.reveal()), Some(random));
    }

    #[test]
    fn the_hash_is_sha_256() {
        let token = Token([0; 32]);
        assert_eq!(token.hash().bytes()[..4], [0x66, 0x68, 0x7a, 0xad]);
    }
}
