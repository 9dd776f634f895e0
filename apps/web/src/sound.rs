//! Sound: small, dry, from the desk and from nature; made by the browser, no files.
//!
//! Nothing is heard before the player has switched it on, and nothing is even begun before the first click or key:
//! browsers complain otherwise. Two sounds are never heard at once.

mod voice;

use leptos::prelude::*;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

use crate::prefs::Prefs;
use voice::{Voice, sing, white_noise};

/// Something that is heard. Of several at the same moment the last in this list is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// Paper.
    Card,
    /// A stroke of a pencil.
    Trait,
    /// A soft drop.
    Fat,
    /// A pebble falls into water.
    Food,
    /// Glass.
    Special,
    /// Wood.
    Die,
    /// A low brush of grass.
    Attack,
    /// Quick steps.
    Escape,
    /// A page is turned.
    Death,
    /// Two notes of a wooden flute.
    Turn,
    /// One warm chord.
    End,
}

impl Sound {
    /// All of them, as a test plays them.
    pub const ALL: [Self; 11] = [
        Self::Card,
        Self::Trait,
        Self::Food,
        Self::Special,
        Self::Fat,
        Self::Die,
        Self::Attack,
        Self::Escape,
        Self::Death,
        Self::Turn,
        Self::End,
    ];

    /// What it is made of.
    fn voices(self) -> &'static [Voice] {
        match self {
            Self::Card => voice::PAPER,
            Self::Trait => voice::PENCIL,
            Self::Fat => voice::DROP,
            Self::Food => voice::PEBBLE,
            Self::Special => voice::GLASS,
            Self::Die => voice::WOOD,
            Self::Attack => voice::GRASS,
            Self::Escape => voice::STEPS,
            Self::Death => voice::PAGE,
            Self::Turn => voice::FLUTE,
            Self::End => voice::CHORD,
        }
    }

    /// How long it is, in seconds.
    fn length(self) -> f64 {
        self.voices().iter().map(|voice| voice.at + voice.length).fold(0.0, f64::max)
    }
}

/// What plays the sounds of this page.
#[derive(Clone, Copy)]
pub struct Speaker {
    prefs: Prefs,
    context: StoredValue<Option<(AudioContext, AudioBuffer)>, LocalStorage>,
    /// Until when something is heard, in seconds of the context.
    busy: StoredValue<f64>,
}

impl Speaker {
    /// A speaker that is silent as long as the player wants it so.
    pub fn new(prefs: Prefs) -> Self {
        Self { prefs, context: StoredValue::new_local(None), busy: StoredValue::new(0.0) }
    }

    /// The speaker of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// An effect, unless effects are off or something else is heard.
    pub fn play(self, sound: Sound) {
        if self.prefs.sound.get_untracked() {
            self.start(sound, false);
        }
    }

    /// It is the player's turn: heard after whatever is heard now.
    pub fn signal(self) {
        if self.prefs.signal.get_untracked() {
            self.start(Sound::Turn, true);
        }
    }

    /// Every sound, one after the other.
    pub fn test(self) {
        for sound in Sound::ALL {
            self.start(sound, true);
        }
    }

    fn start(self, sound: Sound, waits: bool) {
        self.open();
        self.context.with_value(|context| {
            let Some((context, noise)) = context else { return };
            let now = context.current_time();
            let busy = self.busy.get_value();
            if busy > now && !waits {
                return;
            }
            let begin = now.max(if busy > now { busy + 0.08 } else { now }) + 0.01;
            // A browser without one of the parts stays silent.
            if sound.voices().iter().try_for_each(|voice| sing(context, noise, voice, begin)).is_ok() {
                self.busy.set_value(begin + sound.length());
            }
        });
    }

    /// Begins only when the browser allows it: after a click or a key.
    fn open(self) {
        let is_open = self.context.with_value(Option::is_some);
        if !is_open && was_touched() {
            let context = AudioContext::new().ok().and_then(|context| {
                let noise = white_noise(&context).ok()?;
                Some((context, noise))
            });
            self.context.set_value(context);
        }
        self.context.with_value(|context| {
            if let Some((context, _)) =
                context.as_ref().filter(|(context, _)| context.state() == AudioContextState::Suspended)
            {
                let _ = context.resume();
            }
        });
    }
}

/// Whether the player has clicked or pressed a key. A browser that does not say allows it.
fn was_touched() -> bool {
    let navigator = window().navigator();
    let tells = js_sys::Reflect::has(&navigator, &"userActivation".into()).unwrap_or(false);
    !tells || navigator.user_activation().has_been_active()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_long_but_the_end() {
        for sound in Sound::ALL {
            assert!(sound.length() <= if sound == Sound::End { 2.5 } else { 1.2 }, "{sound:?}: {}", sound.length());
        }
    }

    #[test]
    fn nothing_is_loud() {
        for sound in Sound::ALL {
            for voice in sound.voices() {
                assert!((0.01..=0.25).contains(&voice.gain), "{sound:?}: {voice:?}");
                assert!(voice.length > 0.0 && voice.from > 20.0 && voice.to > 20.0, "{sound:?}: {voice:?}");
            }
        }
    }
}
