//! Whole deals and tournaments between the quick bots.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use arena::journal::{self, Journal, JournalError, unbroken};
use arena::{Contest, Deal, Deals, Limits, Match, Pairing, deal, document, fields, tournament};

static NEVER: AtomicBool = AtomicBool::new(false);

fn pairing(edition: &str, seats: u8, challenger: &str, champion: &str) -> Pairing {
    Pairing {
        edition: edition.into(),
        options: Vec::new(),
        rules: 1,
        seats,
        challenger: challenger.into(),
        champion: champion.into(),
        seed: 11,
        generation: "test".into(),
    }
}

fn origin_config(seats: u8) -> origin::Config {
    editions::origin_config(seats, origin::Options::default(), None).expect("a game")
}

/// The result without the times, which are never the same.
fn without_times(deal: &Deal) -> Deal {
    Deal { challenger: Default::default(), champion: Default::default(), ..deal.clone() }
}

fn played<G: Contest>(config: &G::Config, pairing: &Pairing, number: u64) -> Deal {
    deal::play::<G>(config, pairing, number, &NEVER).expect("a whole deal").expect("nobody stops it")
}

#[test]
fn games_of_a_deal_have_the_same_deck_and_the_same_dice() {
    let pairing = pairing("origin", 2, "greedy", "random");
    for number in 0..3 {
        let mut drawn = [Vec::new(), Vec::new()];
        let mut food = [Vec::new(), Vec::new()];
        let watch = |place: usize, event: &origin::Event| match *event {
            origin::Event::Drew { card, .. } => drawn[place].push(card),
            origin::Event::Open(origin::Fact::FoodRolled { die, .. }) => food[place].push(die),
            _ => {}
        };
        let config = origin_config(2);
        deal::play_watched::<origin::State>(&config, &pairing, number, &NEVER, watch).expect("a whole deal");
        let common = drawn[0].len().min(drawn[1].len());
        assert!(common > 40, "{common}");
        assert_eq!(drawn[0][..common], drawn[1][..common], "the deck of deal {number}");
        let common = food[0].len().min(food[1].len());
        assert!(common > 4, "{food:?}");
        assert_eq!(food[0][..common], food[1][..common], "the food of deal {number}");
    }
}

#[test]
fn everybody_has_every_hand_and_every_place_once() {
    // The dealt hands belong to the seats, and the challenger sits on each seat once.
    let pairing = pairing("evolution", 4, "random", "random");
    let preset = northstar::Preset::Evolution;
    let options = northstar::Options::printed(preset, 4);
    let config = editions::northstar::config(preset, 4, options, None).expect("a game");
    let mut hands = vec![Vec::new(); 4];
    let mut playing = [false; 4];
    let watch = |place: usize, event: &northstar::Event| match *event {
        northstar::Event::Drew { seat, card } if !playing[place] => hands[place].push((seat, card)),
        northstar::Event::Open(northstar::Fact::RoundBegan { round, .. }) => playing[place] = round > 1,
        _ => {}
    };
    let deal = deal::play_watched::<northstar::State>(&config, &pairing, 0, &NEVER, watch);
    let deal = deal.expect("a whole deal").expect("nobody stops it");
    assert!(hands[0].len() >= 16, "{}", hands[0].len());
    assert!(hands.iter().all(|hand| *hand == hands[0]));
    assert!(deal.fits(&pairing));
    assert!(deal.games.iter().all(|game| game.first == deal.games[0].first), "the same seat begins");
}

#[test]
fn a_bot_against_itself_wins_exactly_its_share_of_every_deal() {
    // Its seeds come from deal, seat and name, so all games of a deal are the same game.
    let config = origin_config(2);
    for number in 0..5 {
        let deal = played::<origin::State>(&config, &pairing("origin", 2, "random", "random"), number);
        assert!((deal.share() - 0.5).abs() < 1e-12 && deal.margin().abs() < 1e-12, "{deal:?}");
    }
    let deal = played::<origin::State>(&origin_config(4), &pairing("origin", 4, "random", "random"), 0);
    assert!((deal.share() - 0.25).abs() < 1e-12, "{deal:?}");
}

#[test]
fn shares_and_margins_add_up() {
    let game = arena::Played { points: vec![9, 12, 12], ties: vec![0, 1, 1], winners: vec![1, 2], first: 1, rounds: 3 };
    assert_eq!([0, 1, 2].map(|seat| game.share(seat)), [0.0, 0.5, 0.5]);
    assert_eq!([0, 1, 2].map(|seat| game.margin(seat)), [-3.0, 0.0, 0.0]);
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let run = |threads: usize| {
        let matches = [
            Match::new::<origin::State>(origin_config(2), pairing("origin", 2, "greedy", "random"), 2),
            Match::new::<origin::State>(origin_config(3), pairing("origin", 3, "random", "random"), 6),
        ];
        let found = Mutex::new(vec![Deals::new(), Deals::new()]);
        let limits = Limits { threads, until: None };
        tournament::play(&matches, &[], limits, &NEVER, |place, deal| -> Result<(), String> {
            found.lock().expect("one thread tells")[place].insert(deal.deal, without_times(&deal));
            Ok(())
        })
        .expect("a whole tournament");
        found.into_inner().expect("all threads are done")
    };
    let alone = run(1);
    assert_eq!((alone[0].len(), alone[1].len()), (2, 6));
    assert_eq!(alone, run(4));
}

#[test]
fn what_is_known_is_not_played_again_and_a_stop_ends_at_once() {
    let one = || [Match::new::<origin::State>(origin_config(2), pairing("origin", 2, "random", "random"), 4)];
    let known: Deals = [1, 2]
        .into_iter()
        .map(|number| (number, played::<origin::State>(&origin_config(2), &one()[0].pairing, number)))
        .collect();
    let limits = Limits { threads: 2, until: None };
    let mut fresh = Vec::new();
    let take = |_: usize, deal: Deal| -> Result<(), String> {
        fresh.push(deal.deal);
        Ok(())
    };
    tournament::play(&one(), &[known], limits, &NEVER, take).expect("a tournament");
    fresh.sort_unstable();
    assert_eq!(fresh, [0, 3]);
    let stopped = AtomicBool::new(true);
    let none = |_: usize, deal: Deal| -> Result<(), String> { Err(format!("{deal:?}")) };
    tournament::play(&one(), &[], limits, &stopped, none).expect("nothing was played");
    let over = Limits { threads: 1, until: Some(std::time::Instant::now()) };
    tournament::play(&one(), &[], over, &NEVER, none).expect("nothing was begun");
    let unknown = [Match::new::<origin::State>(origin_config(2), pairing("origin", 2, "nobody", "random"), 1)];
    let error = tournament::play(&unknown, &[], limits, &NEVER, none).expect_err("no such bot");
    assert!(error.contains("nobody"), "{error}");
}

#[test]
fn a_journal_goes_on_after_a_torn_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let pairing = pairing("origin", 2, "random", "random");
    let deals: Vec<Deal> = (0..3).map(|number| played::<origin::State>(&origin_config(2), &pairing, number)).collect();
    let (mut journal, known) = Journal::open(folder.path(), &pairing).expect("a new journal");
    assert!(known.is_empty());
    assert!(matches!(Journal::open(folder.path(), &pairing), Err(JournalError::InUse { .. })), "one writer at a time");
    journal.add(&deals[0]).expect("written");
    journal.add(&deals[2]).expect("written");
    drop(journal);
    let path = folder.path().join(format!("{}.jsonl", pairing.file_stem()));
    let whole = std::fs::read_to_string(&path).expect("a journal");
    // Torn anywhere in its last line, it goes on with the deals before.
    let last = whole.trim_end().rfind('\n').expect("several lines") + 1;
    for end in [last + 1, last + 40, whole.len() - 1] {
        std::fs::write(&path, &whole[..end]).expect("written");
        let (mut journal, known) = Journal::open(folder.path(), &pairing).expect("a torn journal");
        assert_eq!(known.keys().copied().collect::<Vec<_>>(), [0], "torn at {end}");
        journal.add(&deals[2]).expect("written");
        drop(journal);
        assert_eq!(std::fs::read_to_string(&path).expect("a journal"), whole);
    }
    let all = journal::read_all(folder.path()).expect("readable");
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].0, pairing);
    assert_eq!(unbroken(&all[0].1), [&deals[0]], "deal 1 is missing, so deal 2 waits");
    assert_eq!(all[0].1[&2], deals[2], "the times are kept, too");
    // A bad line in the middle is not caused by a sudden end.
    std::fs::write(&path, whole.replacen("\"deal\":0", "\"deal\":", 1)).expect("written");
    let error = Journal::open(folder.path(), &pairing).expect_err("a broken journal");
    assert!(matches!(error, JournalError::Line { line: 2, .. }), "{error}");
    // A heading that was torn is written again.
    std::fs::write(&path, &whole[..20]).expect("written");
    let (_, known) = Journal::open(folder.path(), &pairing).expect("a torn heading");
    assert!(known.is_empty());
    assert!(journal::read_all(&folder.path().join("nowhere")).expect("no folder").is_empty());
}

fn some_journals() -> Vec<(Pairing, Deals)> {
    let of = |edition: &str, challenger: &str, champion: &str| {
        let pairing = pairing(edition, 2, challenger, champion);
        let deals = (0..3)
            .map(|number| (number, played::<origin::State>(&origin_config(2), &pairing_of_random(&pairing), number)))
            .collect();
        (pairing, deals)
    };
    vec![
        of("origin", "hatchling", "random"),
        of("origin", "x@0.1s", "random"),
        of("origin", "x@1s", "random"),
        of("continents", "hatchling", "random"),
    ]
}

/// Quick games for tests that only need some.
fn pairing_of_random(pairing: &Pairing) -> Pairing {
    Pairing {
        challenger: "random".into(),
        champion: "random".into(),
        seed: pairing.challenger.len() as u64,
        ..pairing.clone()
    }
}

#[test]
fn a_document_is_reproduced_and_what_stands_around_stays() {
    let journals = some_journals();
    let fields = fields(&journals, &["origin", "continents"]);
    let old = format!("# Before\n\n{}\nold\n{}\n\nAfter\n", document::BEGIN, document::END);
    let new = document::update(&old, &fields, "bots").expect("it has a place");
    assert!(new.text.starts_with("# Before\n") && new.text.ends_with("\n\nAfter\n") && !new.text.contains("\nold\n"));
    let again = document::update(&new.text, &fields, "bots").expect("it has a place");
    assert_eq!(new, again);
    let names: Vec<&str> = new.pictures.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["ladder.svg", "matrix-origin-2.svg", "time-origin-2.svg"]);
    for (name, picture) in &new.pictures {
        assert!(new.text.contains(&format!("(bots/{name})")), "{name} is shown");
        assert!(picture.contains("%") && !picture.contains("NaN") && !picture.contains("inf"), "{picture}");
    }
    assert!(new.text.contains("| origin | hatchling | random |"), "{}", new.text);
    assert!(new.text.find("### origin") < new.text.find("### continents"));
    assert!(document::update("# No place", &fields, "bots").is_err());
}

#[test]
fn a_field_gives_a_match_from_both_sides() {
    let journals = some_journals();
    let fields = fields(&journals, &["continents", "origin"]);
    assert_eq!(fields.iter().map(|field| field.edition).collect::<Vec<_>>(), ["continents", "origin"]);
    let field = &fields[1];
    assert_eq!(field.names, ["random", "hatchling", "x@0.1s", "x@1s"]);
    let (one, other) = (field.score("x@1s", "random").expect("met"), field.score("random", "x@1s").expect("met"));
    assert!((one.wins.mean + other.wins.mean - 1.0).abs() < 1e-12);
    assert!((one.margin.low + other.margin.high).abs() < 1e-12);
    assert_eq!((one.deals, one.games), (3, 6));
    assert_eq!(field.score("hatchling", "x@1s"), None);
    assert_eq!(field.summary().ratings.len(), 4);
}
