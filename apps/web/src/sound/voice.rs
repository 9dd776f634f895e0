//! What sounds are made of: noise through a narrow window, or a plain tone, each with a short life.

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType, OscillatorType};

/// A part of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Voice {
    /// What it is.
    pub kind: Kind,
    /// When it begins, in seconds.
    pub at: f64,
    /// How long it is, in seconds.
    pub length: f64,
    /// Its pitch at the beginning, in hertz; for noise, the middle of the window.
    pub from: f32,
    /// Its pitch at the end.
    pub to: f32,
    /// How loud it is, at most.
    pub gain: f32,
}

impl Voice {
    /// What a narrow window takes from noise is given back.
    fn boost(&self) -> f32 {
        match self.kind {
            Kind::Noise(narrow) => (6000.0 * narrow / self.from).sqrt().clamp(1.0, 3.0),
            Kind::Struck | Kind::Blown => 1.0,
        }
    }
}

/// What a voice is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// Noise: dry, like paper; the number says how narrow its window is.
    Noise(f32),
    /// A tone that is struck and dies away.
    Struck,
    /// A tone that is blown: it swells and ends.
    Blown,
}

const fn noise(narrow: f32, at: f64, length: f64, from: f32, to: f32, gain: f32) -> Voice {
    Voice { kind: Kind::Noise(narrow), at, length, from, to, gain }
}

const fn struck(at: f64, length: f64, from: f32, to: f32, gain: f32) -> Voice {
    Voice { kind: Kind::Struck, at, length, from, to, gain }
}

const fn blown(at: f64, length: f64, pitch: f32, gain: f32) -> Voice {
    Voice { kind: Kind::Blown, at, length, from: pitch, to: pitch, gain }
}

pub(super) const PAPER: &[Voice] =
    &[noise(0.9, 0.0, 0.09, 2200.0, 4200.0, 0.14), noise(2.0, 0.07, 0.04, 900.0, 700.0, 0.12)];
pub(super) const PENCIL: &[Voice] =
    &[noise(3.0, 0.0, 0.10, 3200.0, 4600.0, 0.14), noise(3.0, 0.13, 0.07, 4400.0, 3000.0, 0.11)];
pub(super) const DROP: &[Voice] = &[struck(0.0, 0.16, 340.0, 190.0, 0.16)];
pub(super) const PEBBLE: &[Voice] =
    &[noise(1.5, 0.0, 0.02, 2400.0, 1800.0, 0.10), struck(0.015, 0.11, 420.0, 980.0, 0.14)];
pub(super) const GLASS: &[Voice] = &[struck(0.0, 0.28, 1760.0, 1755.0, 0.07), struck(0.0, 0.20, 2793.0, 2790.0, 0.04)];
pub(super) const WOOD: &[Voice] = &[
    noise(7.0, 0.00, 0.05, 1150.0, 900.0, 0.18),
    noise(7.0, 0.13, 0.05, 980.0, 820.0, 0.16),
    noise(7.0, 0.26, 0.05, 1080.0, 860.0, 0.13),
    noise(7.0, 0.40, 0.06, 900.0, 760.0, 0.12),
    struck(0.40, 0.09, 210.0, 180.0, 0.10),
];
pub(super) const GRASS: &[Voice] =
    &[noise(0.7, 0.0, 0.26, 260.0, 900.0, 0.22), noise(0.7, 0.20, 0.28, 800.0, 240.0, 0.20)];
pub(super) const STEPS: &[Voice] = &[
    noise(2.5, 0.00, 0.035, 520.0, 380.0, 0.22),
    noise(2.5, 0.09, 0.035, 640.0, 460.0, 0.20),
    noise(2.5, 0.17, 0.035, 520.0, 380.0, 0.17),
    noise(2.5, 0.24, 0.035, 640.0, 460.0, 0.13),
];
pub(super) const PAGE: &[Voice] = &[
    noise(0.8, 0.0, 0.22, 1200.0, 4800.0, 0.13),
    noise(0.8, 0.17, 0.20, 4200.0, 1000.0, 0.12),
    noise(1.5, 0.34, 0.06, 420.0, 300.0, 0.12),
];
pub(super) const FLUTE: &[Voice] = &[
    blown(0.0, 0.24, 587.33, 0.12),
    blown(0.0, 0.24, 1174.66, 0.015),
    noise(2.0, 0.0, 0.10, 1800.0, 1500.0, 0.02),
    blown(0.22, 0.42, 783.99, 0.12),
    blown(0.22, 0.42, 1567.98, 0.015),
];
pub(super) const CHORD: &[Voice] = &[
    blown(0.0, 2.2, 196.0, 0.07),
    blown(0.04, 2.1, 293.66, 0.06),
    blown(0.08, 2.0, 392.0, 0.05),
    blown(0.12, 1.9, 493.88, 0.04),
];

/// A second of noise, made once.
pub(super) fn white_noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut samples = vec![0.0_f32; rate as usize];
    samples.fill_with(|| js_sys::Math::random() as f32 * 2.0 - 1.0);
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

/// Plays one voice of a sound that begins at this moment of the context.
pub(super) fn sing(context: &AudioContext, noise: &AudioBuffer, voice: &Voice, begin: f64) -> Result<(), JsValue> {
    let (from, to) = (begin + voice.at, begin + voice.at + voice.length);
    let gain = context.create_gain()?;
    let level = gain.gain();
    level.set_value_at_time(0.0001, from)?;
    let swell = match voice.kind {
        Kind::Noise(_) => voice.length * 0.25,
        Kind::Struck => 0.006,
        Kind::Blown => 0.06,
    };
    let loud = voice.gain * voice.boost();
    level.exponential_ramp_to_value_at_time(loud, from + swell)?;
    if voice.kind == Kind::Blown {
        level.exponential_ramp_to_value_at_time(loud * 0.6, from + voice.length * 0.6)?;
    }
    level.exponential_ramp_to_value_at_time(0.0001, to)?;
    gain.connect_with_audio_node(&context.destination())?;
    if let Kind::Noise(narrow) = voice.kind {
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(noise));
        source.set_loop(true);
        let window = context.create_biquad_filter()?;
        window.set_type(BiquadFilterType::Bandpass);
        window.q().set_value(narrow);
        slide(&window.frequency(), voice, from, to)?;
        source.connect_with_audio_node(&window)?.connect_with_audio_node(&gain as &AudioNode)?;
        source.start_with_when(from)?;
        return AudioScheduledSourceNode::stop_with_when(&source, to + 0.02);
    }
    let tone = context.create_oscillator()?;
    tone.set_type(if voice.kind == Kind::Blown { OscillatorType::Triangle } else { OscillatorType::Sine });
    slide(&tone.frequency(), voice, from, to)?;
    tone.connect_with_audio_node(&gain)?;
    tone.start_with_when(from)?;
    tone.stop_with_when(to + 0.02)
}

fn slide(pitch: &web_sys::AudioParam, voice: &Voice, from: f64, to: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(voice.from, from)?;
    pitch.exponential_ramp_to_value_at_time(voice.to, to)?;
    Ok(())
}
