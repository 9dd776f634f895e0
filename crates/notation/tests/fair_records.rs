//! Records of fair deals: every shuffle and every die is recomputed, and whatever was changed is found.
//! `PANGEA_BLESS=1` writes the records of `golden/dice` anew.

use std::path::{Path, PathBuf};

use dice::{Commitment, DealId, Disclosure, Given, Key, Seed, TableId, VerifiedDice, Word};
use editions::{Deal, Edition};
use game::{Game, Need, Seat, Viewer, below};
use notation::record::{ConfigOf, Family, Passes, Player, Recorder, Verified};
use notation::{new_world, northstar, origin, record};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What was said before the deal at a table where the second player's word did not come and the last seat is a bot's.
fn told(seats: u8, number: u8) -> Disclosure {
    let deal = DealId { table: TableId([number; 16]), deal: 1 };
    let seed = Seed::new([number ^ 0x5a; 32]);
    let given = Seat::all(seats).map(|seat| {
        let word = Given::opened(Word::typed(&[number; 32], &seat.to_string()), deal, seat);
        match seat.number() {
            2 if seats > 2 => word.sealed().map_or(Given::Nothing, Given::Sealed),
            last if last == seats => Given::Nothing,
            _ => word,
        }
    });
    let commitment = Commitment::to(&seed, deal);
    Disclosure { deal, commitment, given: given.collect(), seating: None, seed }
}

/// A game with fair dice and random moves, and its record.
struct Played<F: Family> {
    state: F::Game,
    text: String,
    told: Disclosure,
}

fn play<F: Family>(config: &ConfigOf<F>, number: u8, passes: Passes) -> Played<F> {
    let header = F::header(config, Vec::new());
    let mut told = told(header.seats, number);
    let key = Key::derive(&told.seed, &told.transcript(header.game_setup()));
    told.seating = number.is_multiple_of(2).then(|| key.seating(header.seats));
    let players = Seat::all(header.seats).map(|seat| match seat.number() == header.seats {
        true => Player::Bot { plays: "greedy".to_owned() },
        false => Player::Person,
    });
    let mut recorder = Recorder::<F>::new(config, Vec::new()).with_players(players.collect()).with_passes(passes);
    let mut moves = Xoshiro256PlusPlus::seed_from_u64(u64::from(number));
    let mut state = F::Game::new(config);
    let mut needs = 0;
    while state.need() != Need::Over {
        if passes.pass(&state) && state.advance(&mut ()) {
            continue;
        }
        if let Need::Chance(chance) = state.need() {
            let mut buffer = game::NO_ORDER;
            let outcome = key.draw(needs, chance, &mut buffer);
            needs += 1;
            recorder.outcome(outcome);
            state.resolve(outcome, &mut ()).expect("it answers the need");
            continue;
        }
        let asked: Vec<Seat> = state.need().asked().iter().collect();
        let seat = asked[below(&mut moves, asked.len() as u32) as usize];
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let action = legal[below(&mut moves, legal.len() as u32) as usize];
        recorder.action(seat, action);
        state.apply(seat, action, &mut ()).expect("legal");
    }
    recorder.result(&state.standings());
    recorder.disclose(told.clone());
    Played { state, text: recorder.text(), told }
}

fn found<F: Family>(text: &str) -> Result<VerifiedDice, notation::Problem> {
    let verified: Verified<F> = record::verify::<F>("game", text).unwrap_or_else(|problem| panic!("{problem}"));
    verified.dice.expect("the header tells what the dice were made of")
}

/// Plays a game of the edition, reads its record and compares it with the one that is kept.
fn checks<F: Family>(config: &ConfigOf<F>, name: &str, number: u8, passes: Passes) -> String {
    let played = play::<F>(config, number, passes);
    let verified = record::verify::<F>("game", &played.text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::FIRST)];
    assert!(viewers.iter().all(|viewer| verified.state.view(*viewer) == played.state.view(*viewer)), "{name}");
    let dice = found::<F>(&played.text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    let count = |begin: &str| played.text.lines().filter(|line| line.starts_with(begin)).count();
    let (words, missing) = played.told.words();
    assert_eq!(dice, VerifiedDice { shuffles: count("shuffle: "), dice: count("die "), words, missing });
    assert_eq!(record::print::<F>(&verified.record).expect("it replays"), played.text, "{name}");
    let path = root().join(format!("golden/dice/{name}.record"));
    if std::env::var_os("PANGEA_BLESS").is_some() {
        std::fs::write(&path, &played.text).expect("a file that can be written");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("a record that is kept"), played.text, "{name}");
    played.text
}

fn config(edition: Edition, seats: u8, options: &[(&'static str, &'static str)]) -> Deal {
    Deal::new(edition, seats, options.iter().copied()).expect("it can be played")
}

#[test]
fn fair_games_of_every_family_are_recomputed_to_the_last_die() {
    let Deal::Origin(pangea) = config(Edition::Origin, 3, &[("mimicry_limit", "PerAttack")]) else { panic!("origin") };
    checks::<origin::Origin>(&pangea, "origin", 1, Passes::All);
    let Deal::Boards(boards) = config(Edition::Evolution, 3, &[("quick_play", "true")]) else { panic!("boards") };
    let text = checks::<northstar::Boards>(&boards, "evolution", 2, Passes::Open);
    assert!(text.contains("passes: open\n"));
    let Deal::NewWorld(world) = config(Edition::NewWorld, 2, &[]) else { panic!("a world") };
    checks::<new_world::World>(&world, "new-world", 4, Passes::Open);
}

fn origin_game() -> Played<origin::Origin> {
    let Deal::Origin(config) = config(Edition::Origin, 3, &[]) else { panic!("origin") };
    play::<origin::Origin>(&config, 7, Passes::All)
}

/// The record with one line of it changed, and the number of that line.
fn changed(text: &str, begin: &str, change: impl Fn(&str) -> String) -> (String, usize) {
    let at = text.lines().position(|line| line.starts_with(begin)).unwrap_or_else(|| panic!("no line '{begin}'"));
    let lines = text.lines().enumerate().map(|(place, line)| if place == at { change(line) } else { line.to_owned() });
    (lines.map(|line| line + "\n").collect(), at + 1)
}

#[test]
fn what_was_told_must_fit_what_was_shown() {
    let text = origin_game().text;
    let other_digit = |line: &str| {
        let last = if line.ends_with('0') { '1' } else { '0' };
        format!("{}{last}", &line[..line.len() - 1])
    };
    let first_shuffle = text.lines().position(|line| line.starts_with("shuffle")).expect("a shuffle") + 1;
    let seed_line = text.lines().position(|line| line.starts_with("dice seed")).expect("a seed") + 1;
    let missing = |line: &str| format!("{} missing", line.rsplit_once(' ').expect("two parts").0);
    type Change = dyn Fn(&str) -> String;
    let cases: [(&str, &Change, Option<usize>, &str); 9] = [
        ("dice seed", &other_digit, None, "seed is not the one"),
        ("dice commitment", &other_digit, Some(seed_line), "seed is not the one"),
        ("dice deal", &|_| "dice deal: 2".to_owned(), Some(seed_line), "seed is not the one"),
        ("dice table", &other_digit, Some(seed_line), "seed is not the one"),
        ("dice word P1", &other_digit, None, "the word of P1"),
        // An honest word that is said to be missing, a missing one that is said not to have been there.
        ("dice word P1", &missing, Some(first_shuffle), "this shuffle does not follow"),
        ("dice word P2", &|_| "dice word P2: none".to_owned(), Some(first_shuffle), "this shuffle does not follow"),
        // Other rules than those agreed on.
        ("rules", &|line| format!("{line}\noptions: mimicry_limit=PerAttack"), Some(first_shuffle + 1), "this shuffle"),
        ("dice word P3", &|line| format!("{line}\ndice seating: P1, P2, P3"), None, "the seating"),
    ];
    for (begin, change, line, message) in cases {
        let (text, at) = changed(&text, begin, change);
        let problem = found::<origin::Origin>(&text).expect_err(begin);
        let line = line.unwrap_or(if message == "the seating" { at + 1 } else { at });
        assert_eq!(problem.line, line, "{begin}: {problem}");
        assert!(problem.message.contains(message), "{begin}: {problem}");
    }
}

#[test]
fn a_changed_shuffle_or_die_is_named_with_its_line() {
    let text = origin_game().text;
    // Two cards of the deck change places, before anything has happened.
    let begin: String = text.split_inclusive('\n').take_while(|line| !line.starts_with("die ")).collect();
    let (swapped, line) = changed(&begin, "shuffle: ", |line| {
        let mut cards: Vec<&str> = line.trim_start_matches("shuffle: ").split(", ").collect();
        let last = cards.len() - 1;
        let other = cards.iter().position(|card| *card != cards[last]).expect("two kinds of cards");
        cards.swap(other, last);
        format!("shuffle: {}", cards.join(", "))
    });
    let problem = found::<origin::Origin>(&swapped).expect_err("the deck was stacked");
    assert_eq!(problem.line, line, "{problem}");
    assert!(problem.help.is_some_and(|help| help.starts_with("card ")));

    let with_die: String = begin.clone() + text.lines().find(|line| line.starts_with("die ")).expect("a die") + "\n";
    assert_eq!(found::<origin::Origin>(&with_die).map(|found| (found.shuffles, found.dice)), Ok((1, 1)));
    let (loaded, line) = changed(&with_die, "die ", |die| if die == "die 6" { "die 1" } else { "die 6" }.to_owned());
    let problem = found::<origin::Origin>(&loaded).expect_err("the die was loaded");
    assert_eq!(problem.line, line, "{problem}");
}

#[test]
fn lines_about_dice_that_cannot_be_read_say_why() {
    let text = origin_game().text;
    let cases: [(&str, &str, &str); 7] = [
        ("dice seed", "dice seed: 12", "64 digits"),
        ("dice table", "dice table: x", "32 digits"),
        ("dice word P1", "dice word P1: nobody", "neither 'none'"),
        ("dice word P3", "dice word P9: none", "unknown key 'dice word P9'"),
        ("dice word P3", "dice word P4: none", "for each of 3 seats"),
        ("dice commitment", "# dice", "no 'dice commitment'"),
        ("players", "deck: own", "printed set-up"),
    ];
    for (begin, line, message) in cases {
        let (text, _) = changed(&text, begin, |_| line.to_owned());
        let Err(problem) = record::verify::<origin::Origin>("game", &text) else { panic!("{line} was read") };
        assert!(problem.message.contains(message), "{line}: {problem}");
    }
}

#[test]
fn records_without_such_lines_have_no_dice_to_verify() {
    let text = origin_game().text;
    let plain: String = text.split_inclusive('\n').filter(|line| !line.starts_with("dice ")).collect();
    assert!(record::verify::<origin::Origin>("game", &plain).is_ok_and(|verified| verified.dice.is_none()));
}

#[test]
fn a_seed_in_a_header_is_not_printed_by_accident() {
    let played = origin_game();
    let header = record::header_of("game", &played.text).expect("a header");
    let seed = dice::hex::encode(played.told.seed.reveal());
    assert!(header.to_string().contains(&seed));
    assert!(!format!("{header:?}").contains(&seed));
}
