//! From a key to outcomes.
//!
//! Each need has a stream of its own: ChaCha20 with a key made of the deal's key, the number of the need and what is asked
//! for. So an outcome depends on nothing that was drawn before, and the same need gives the same outcome again after
//! something was taken back.

use core::convert::Infallible;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use game::{Chance, ChanceSource, NumberedChance, OrderBuffer, Outcome, Seat};
use hkdf::Hkdf;
use hmac::{Hmac, KeyInit, Mac};
use rand_core::TryRng;
use sha2::Sha256;
use zeroize::Zeroize;

use crate::secret::{Key, Seed};
use crate::transcript::Transcript;

const DEAL: &[u8] = b"pangea deal 1";

/// What is drawn.
#[derive(Clone, Copy)]
enum Kind {
    Die = 1,
    Shuffle = 2,
    Seating = 3,
}

impl Key {
    /// The key of a deal.
    pub fn derive(seed: &Seed, transcript: &Transcript) -> Self {
        let mut key = [0; 32];
        let expanded = Hkdf::<Sha256>::new(Some(&transcript.hash()), seed.reveal()).expand(DEAL, &mut key);
        expanded.expect("HKDF refuses only outputs of more than 255 hashes");
        Self::new(key)
    }

    /// The outcome of the need with this number, counted from 0 in the record.
    pub fn draw<'b>(&self, need: u64, chance: Chance, buffer: &'b mut OrderBuffer) -> Outcome<'b> {
        let (kind, size) = match chance {
            Chance::Die { sides } => (Kind::Die, u16::from(sides)),
            Chance::Shuffle { cards } => (Kind::Shuffle, cards),
        };
        self.stream(need, kind, size).answer(chance, buffer)
    }

    /// Who sits where: for each seat the place, in the order of the transcript, of the player who gets it.
    pub fn seating(&self, seats: u8) -> Vec<Seat> {
        let mut places: Vec<u16> = (0..u16::from(seats)).collect();
        self.stream(0, Kind::Seating, u16::from(seats)).shuffle(&mut places);
        places.into_iter().map(|place| Seat::wrapping(usize::from(place))).collect()
    }

    fn stream(&self, need: u64, kind: Kind, size: u16) -> Stream {
        let mac = Hmac::<Sha256>::new_from_slice(self.reveal()).expect("HMAC takes a key of any length");
        let mac = mac.chain_update(need.to_be_bytes()).chain_update([kind as u8]).chain_update(size.to_be_bytes());
        let mut key: [u8; 32] = mac.finalize().into_bytes().into();
        let stream = Stream::new(&key);
        key.zeroize();
        stream
    }
}

/// Numbers of 32 bits, little-endian, from the key stream of ChaCha20 with nonce 0 and counter 0.
struct Stream {
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
}

impl Stream {
    fn new(key: &[u8; 32]) -> Self {
        Self { cipher: ChaCha20::new(key.into(), &[0; 12].into()), block: [0; 64], used: 64 }
    }

    fn next(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let mut word = [0; 4];
        word.copy_from_slice(&self.block[self.used..self.used + 4]);
        self.used += 4;
        u32::from_le_bytes(word)
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.block.zeroize();
    }
}

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.next())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = self.next();
        Ok(u64::from(low) | u64::from(self.next()) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(4) {
            let word = self.next().to_le_bytes();
            part.copy_from_slice(&word[..part.len()]);
        }
        Ok(())
    }
}

/// The dice of a deal, for a table.
#[derive(Clone, Debug)]
pub struct FairDice(Key);

impl FairDice {
    /// Dice with this key.
    pub fn new(key: Key) -> Self {
        Self(key)
    }
}

impl NumberedChance for FairDice {
    fn draw<'b>(&mut self, need: u64, chance: Chance, buffer: &'b mut OrderBuffer) -> Outcome<'b> {
        self.0.draw(need, chance, buffer)
    }

    fn boxed_clone(&self) -> Box<dyn NumberedChance> {
        Box::new(self.clone())
    }
}
