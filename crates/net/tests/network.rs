//! The network: the same numbers as a plain computation, on every machine; files that are not sound are refused.
#![allow(clippy::unwrap_used, reason = "tests")]

use net::inputs::{MAX_ELEMENTS, MAX_ROWS_ON, MAX_SEATS, MOST};
use net::kernel::{dot, plain_dot};
use net::{Element, FileError, Inputs, Network, Origin, Said, Scratch, Shape, Shifts};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const SHAPE: Shape = Shape { measures: 41, rows: 90, width: 64, first: 32, second: 32 };
const PLAIN: Shape = Shape { measures: 12, rows: 0, width: 0, first: 16, second: 48 };

fn dice(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A whole number between these two.
fn between(rng: &mut impl Rng, least: i32, most: i32) -> i32 {
    least + (rng.next_u32() % (most - least + 1) as u32) as i32
}

fn names(word: &str, count: usize) -> Vec<String> {
    (0..count).map(|number| format!("{word}{number}")).collect()
}

/// A network of any weights that a file may have.
fn network(shape: Shape, seed: u64) -> Network {
    let mut rng = dice(seed);
    let rows = if shape.rows > 0 { (shape.rows + 1) * shape.width } else { 0 };
    let weights: Vec<i16> = (0..shape.weights())
        .map(|place| if place < rows { between(&mut rng, -900, 1100) } else { between(&mut rng, -400, 400) } as i16)
        .collect();
    let biases: Vec<i32> = (0..shape.biases()).map(|_| between(&mut rng, -50_000, 90_000)).collect();
    let (measures, rows) = (names("m", shape.measures).join(" "), names("r", shape.rows).join(" "));
    let notes = vec![("games".to_owned(), "17 000".to_owned())];
    let origin = Origin { edition: "origin".to_owned(), seats: vec![2, 4], measures, rows, notes };
    let shifts = Shifts { rows: 3, measured: 4, pooled: 9, second: 8, heads: [18, 14], direct: [13, 11] };
    Network::new(shape, shifts, origin, &weights, &biases).unwrap()
}

/// Any table: mostly such as there are, sometimes as full as there can be.
fn table(shape: Shape, rng: &mut Xoshiro256PlusPlus) -> Inputs {
    let mut inputs = Inputs::default();
    let seats = between(rng, 2, MAX_SEATS as i32) as u8;
    inputs.begin(seats, between(rng, 0, 100) as f32 / 100.0);
    let is_full = between(rng, 0, 9) == 0;
    for seat in 0..usize::from(seats) {
        let most = if is_full { 300 } else { 12 };
        let measured: Vec<f32> = (0..shape.measures).map(|_| between(rng, -most / 4, most) as f32).collect();
        inputs.measure(seat, &measured);
        for _ in 0..if is_full { MAX_ELEMENTS as i32 + 2 } else { between(rng, 0, 9) } {
            let mut element = Element::EMPTY;
            for _ in 0..if is_full { MAX_ROWS_ON as i32 + 2 } else { between(rng, 0, 14) } {
                element.push(between(rng, 0, shape.rows.max(1) as i32 - 1) as u8);
            }
            inputs.add(seat, element);
        }
    }
    inputs
}

#[test]
fn sums_of_products_are_those_of_the_plain_computation() {
    let mut rng = dice(1);
    for length in (0..=384).step_by(16) {
        for most in [3, 1023, 32767] {
            let bound = (i32::MAX / most / 400).min(32767);
            let weights: Vec<i16> = (0..length).map(|_| between(&mut rng, -bound, bound) as i16).collect();
            let inputs: Vec<i16> = (0..length).map(|_| between(&mut rng, -most, most) as i16).collect();
            assert_eq!(Some(dot(&weights, &inputs)), plain_dot(&weights, &inputs));
        }
    }
}

/// FNV-1a of what a network says of many tables, bit by bit.
fn digest(shape: Shape, seed: u64, tables: u32) -> u64 {
    let (network, mut rng, mut scratch) = (network(shape, seed), dice(seed + 1), Scratch::default());
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for _ in 0..tables {
        let table = table(shape, &mut rng);
        let said = network.evaluate(&table, &mut scratch);
        let words = said.iter().flat_map(|said| [said.strength.to_bits(), said.points.to_bits()]);
        for byte in words.flat_map(u32::to_le_bytes) {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    sum
}

#[test]
fn a_network_says_the_same_on_every_machine() {
    assert_eq!((digest(SHAPE, 1, 20_000), digest(PLAIN, 2, 20_000)), (GOLDEN, GOLDEN_PLAIN));
}

const GOLDEN: u64 = 1_096_156_262_657_437_088;
const GOLDEN_PLAIN: u64 = 18_166_744_303_423_036_899;

#[test]
fn a_table_that_is_turned_or_laid_out_otherwise_is_judged_alike() {
    let (network, mut rng, mut scratch) = (network(SHAPE, 3), dice(4), Scratch::default());
    for _ in 0..300 {
        let table = table(SHAPE, &mut rng);
        let seats = usize::from(table.seats());
        let said = network.evaluate(&table, &mut scratch);
        let turn = between(&mut rng, 1, seats as i32 - 1) as usize;
        let mut other = Inputs::default();
        other.begin(table.seats(), f32::from(table.progress()) / 64.0);
        for seat in 0..seats {
            let measured: Vec<f32> = table.measures(seat).iter().map(|number| f32::from(*number)).collect();
            other.measure((seat + turn) % seats, &measured);
            table.elements(seat).iter().rev().for_each(|element| other.add((seat + turn) % seats, *element));
        }
        let turned = network.evaluate(&other, &mut scratch);
        for seat in 0..seats {
            assert_eq!(said[seat], turned[(seat + turn) % seats]);
        }
    }
}

#[test]
fn what_is_on_the_table_matters_and_what_is_not_does_not() {
    let (network, mut rng, mut scratch) = (network(SHAPE, 5), dice(6), Scratch::default());
    let mut differ = 0;
    for _ in 0..100 {
        let mut table = table(SHAPE, &mut rng);
        let before = network.evaluate(&table, &mut scratch);
        assert_eq!(before, network.evaluate(&table, &mut Scratch::default()), "memory is used again");
        assert_eq!(before[usize::from(table.seats())..], [Said::default(); MAX_SEATS][usize::from(table.seats())..]);
        let mut element = Element::EMPTY;
        element.push(between(&mut rng, 0, 89) as u8);
        table.add(0, element);
        differ += u32::from(network.evaluate(&table, &mut scratch)[0] != before[0]);
        // A row that the network does not know is no row.
        let mut unknown = table.clone();
        let mut foreign = element;
        foreign.push(200);
        table.add(1, element);
        unknown.add(1, foreign);
        assert_eq!(network.evaluate(&table, &mut scratch), network.evaluate(&unknown, &mut scratch));
    }
    assert!(differ > 70, "{differ} of 100");
}

#[test]
fn an_evaluation_allocates_nothing() {
    let (network, mut rng, mut scratch) = (network(SHAPE, 7), dice(8), Scratch::default());
    let table = table(SHAPE, &mut rng);
    let counted = allocation_counter::measure(|| {
        std::hint::black_box(network.evaluate(&table, &mut scratch));
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn a_file_is_read_as_it_was_written() {
    for (shape, seed) in [(SHAPE, 1), (PLAIN, 2)] {
        let network = network(shape, seed);
        let bytes = network.write();
        let read = Network::read(&bytes).unwrap();
        assert_eq!(read, network);
        assert_eq!((read.write(), read.name()), (bytes, network.name()));
        let measures = names("m", shape.measures);
        let measures: Vec<&str> = measures.iter().map(String::as_str).collect();
        assert!(read.knows(2) && read.knows(4) && !read.knows(3));
        assert!(read.fits(&measures, &names("r", 90)));
        assert!(!read.fits(&measures[1..], &names("r", 90)) && !read.fits(&[&measures[1..], &["m0"]].concat(), &[]));
        assert_eq!(read.fits(&measures, &names("q", 90)), shape.rows == 0);
    }
}

/// A file with another header, sealed as if it were meant.
fn sealed(network: &Network, change: impl Fn(&str) -> String, tail: &[u8]) -> Vec<u8> {
    use sha2::{Digest, Sha256};
    let bytes = network.write();
    let end = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap();
    let mut changed = change(str::from_utf8(&bytes[..end]).unwrap()).into_bytes();
    changed.extend_from_slice(&bytes[end..bytes.len() - 32]);
    changed.extend_from_slice(tail);
    let seal = Sha256::digest(&changed);
    changed.extend_from_slice(&seal);
    changed
}

#[test]
fn files_that_are_not_sound_are_refused_with_a_reason() {
    let network = network(PLAIN, 2);
    let bytes = network.write();
    assert_eq!(Network::read(b"notes"), Err(FileError::Format));
    assert_eq!(Network::read(&bytes[..bytes.len() - 1]), Err(FileError::Seal));
    let read = |from: &str, to: &str| Network::read(&sealed(&network, |header| header.replace(from, to), b""));
    assert_eq!(read("", ""), Ok(network.clone()));
    for (from, to, line) in [
        ("edition origin\n", "", 2),
        ("seats 2 4\n", "", 3),
        ("seats 2 4", "seats 2 9", 3),
        ("seats 2 4", "seats two", 3),
        ("measures m0 ", "measures ", 6),
        ("shape 12 0 0 16 48", "shape 12 0 0 16", 6),
        ("shape 12 0 0 16 48", "shape 12 0 0 17 48", 6),
        ("shape 12 0 0 16 48", "shape 12 0 0 16 99999999999", 6),
        ("shape 12 0 0 16 48", "shape 12 0 0 16 -48", 6),
        ("shifts 3 4", "shifts 16 4", 7),
        ("shifts 3 4", "shifts 3 31", 7),
        ("shifts 3 4", "shifts 3", 7),
    ] {
        let refused = read(from, to).unwrap_err();
        assert!(matches!(refused, FileError::Header { line: found, .. } if found == line), "{to}: {refused:?}");
    }
    assert!(matches!(read("16 48", "32 48"), Err(FileError::Size { .. })));
    assert!(matches!(Network::read(&sealed(&network, str::to_owned, b"ab")), Err(FileError::Size { .. })));
    // Every message says something.
    for error in [FileError::Format, FileError::Seal, read("16 48", "32 48").unwrap_err()] {
        assert!(error.to_string().len() > 20);
    }
}

#[test]
fn weights_whose_sums_could_leave_their_type_are_refused() {
    let new = |shape: Shape, change: &dyn Fn(&mut [i16], &mut [i32])| {
        let (mut weights, mut biases) = (vec![0; shape.weights()], vec![0; shape.biases()]);
        change(&mut weights, &mut biases);
        let (measures, rows) = (names("m", shape.measures).join(" "), names("r", shape.rows).join(" "));
        let origin = Origin { measures, rows, ..Origin::default() };
        Network::new(shape, Shifts::default(), origin, &weights, &biases).map(drop)
    };
    assert_eq!(new(SHAPE, &|_, _| {}), Ok(()));
    let bounds = |layer: &'static str| Err(FileError::Bounds { layer });
    // 24 rows of 1,400 are too much for 16 bits, 23 are not.
    assert_eq!(new(SHAPE, &|weights, _| (0..24).for_each(|row| weights[row * 64] = 1400)), bounds("elements"));
    assert_eq!(new(SHAPE, &|weights, _| (0..23).for_each(|row| weights[row * 64] = -1400)), Ok(()));
    assert_eq!(new(PLAIN, &|_, biases| biases[3] = i32::MIN), bounds("first layer"));
    assert_eq!(new(PLAIN, &|_, biases| biases[20] = i32::MAX), bounds("second layer"));
    assert_eq!(new(SHAPE, &|weights, _| weights[91 * 64 + 32 * 64..].fill(i16::MAX)), bounds("first layer"));
    let second = PLAIN.first * PLAIN.inputs();
    assert_eq!(new(PLAIN, &|weights, _| weights[second..second + 48].fill(i16::MIN)), bounds("second layer"));
    // As much as the largest table can bring is inside.
    let most = i32::from(MOST) * i32::from(i16::MAX) * SHAPE.inputs() as i32;
    assert!(most < i32::MAX / 2);
}

#[test]
fn no_bytes_make_the_reader_fail_in_another_way() {
    let mut rng = dice(9);
    let network = network(PLAIN, 2);
    let header = network.write();
    for _ in 0..3000 {
        let seed = rng.next_u64();
        let changed = sealed(
            &network,
            |header| {
                let mut rng = dice(seed);
                header.chars().filter(|_| between(&mut rng, 0, 50) > 0).collect()
            },
            &[],
        );
        let _ = Network::read(&changed);
        // Any byte of the header made another one, with a seal that fits.
        let (place, byte) = (between(&mut rng, 17, 160) as usize, rng.next_u32() as u8);
        let text = |header: &str| {
            let mut bytes = header.as_bytes().to_vec();
            if let Some(one) = bytes.get_mut(place) {
                *one = byte % 128;
            }
            String::from_utf8(bytes).unwrap()
        };
        if let Ok(read) = Network::read(&sealed(&network, text, &[])) {
            assert_eq!(Network::read(&read.write()), Ok(read));
        }
        // Any byte made another one without: refused.
        let mut torn = header.clone();
        let place = between(&mut rng, 0, torn.len() as i32 - 1) as usize;
        torn[place] ^= 1 << (byte % 8);
        assert!(Network::read(&torn).is_err());
        torn.truncate(place);
        assert!(Network::read(&torn).is_err());
    }
}
