//! Records of random games: what is printed, parsed and replayed is the game that was played.

use game::{Ask, ChanceSource, Game, Need, Seat, Viewer, below};
use notation::origin::{
    Entry, Recorder, Replay, config_of, order_of, parse, print, read_action, scenario_from, verify, write_action,
};
use notation::read_scenarios;
use notation::record::{Deck, Player};
use origin::view::{AnimalView, LinkView};
use origin::{Action, AnimalId, Card, Config, Kept, Modules, Options, State, Step, Trait, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Plays a random game to its end, or for this many decisions, as a table does.
fn play(seed: u64, seats: u8, most: usize, watch: impl FnMut(&State)) -> (Recorder, State) {
    let world = if (seed / 2).is_multiple_of(2) { Modules::BASE } else { Modules::CONTINENTS };
    let mut options = Options::default();
    if seed % 2 == 1 {
        options.set(world, "mimicry_limit", "PerAttack").expect("an option");
        options.set(world, "tie_break_die", "true").expect("an option");
    }
    let first = seed.is_multiple_of(3).then_some(Seat::wrapping(1));
    let config = editions::module_config(world, seats, options, first).expect("a set-up");
    let names = if seed.is_multiple_of(5) {
        Vec::new()
    } else {
        Seat::all(seats).map(|seat| format!("Player {seat}")).collect()
    };
    play_with(&config, Recorder::new(&config, names), seed, most, watch)
}

fn play_with(
    config: &Config,
    mut recorder: Recorder,
    seed: u64,
    most: usize,
    mut watch: impl FnMut(&State),
) -> (Recorder, State) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(config);
    let mut actions = Vec::new();
    let mut decisions = 0;
    loop {
        watch(&state);
        match state.need() {
            Need::Over => break,
            Need::Chance(chance) => {
                let mut buffer = game::NO_ORDER;
                let outcome = rng.answer(chance, &mut buffer);
                recorder.outcome(outcome);
                state.resolve(outcome, &mut ()).expect("a good outcome");
            }
            Need::Decision(decision) if !state.is_idle() => {
                if decisions == most {
                    break;
                }
                decisions += 1;
                actions.clear();
                state.legal(decision.seat(), &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                recorder.action(decision.seat(), action);
                state.apply(decision.seat(), action, &mut ()).expect("a legal action");
            }
            _ => assert!(state.advance(&mut ()), "the game goes on"),
        }
    }
    if state.need() == Need::Over {
        recorder.result(&state.standings());
    }
    (recorder, state)
}

fn all_views(state: &State) -> Vec<View> {
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).map(|viewer| state.view(viewer)).collect()
}

#[test]
fn a_printed_game_is_read_and_replayed_as_it_was_played() {
    for seed in 0..60 {
        let (recorder, played) = play(seed, 2 + (seed % 7) as u8, usize::MAX, |_| {});
        let record = recorder.into_record();
        let text = print(&record).expect("a record of a game that was played");
        let verified = verify("game.record", &text).unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(verified.record, record, "seed {seed}");
        assert!(verified.is_over());
        assert_eq!(all_views(&verified.state), all_views(&played), "seed {seed}");
        assert_eq!(print(&verified.record).as_ref(), Ok(&text));
    }
}

#[test]
fn a_game_that_was_broken_off_is_replayed_to_where_it_stood() {
    for seed in 0..40 {
        let (recorder, played) = play(seed, 4, 5 * seed as usize, |_| {});
        let text = print(recorder.record()).expect("a record of a game that was played");
        let record = parse("game.record", &text).unwrap_or_else(|problem| panic!("{problem}"));
        let mut replay = Replay::new(&record).expect("the set-up of a game that was played");
        let mut events = 0;
        while let Some(happened) = replay.step().expect("an entry of a game that was played") {
            assert!(!happened.is_empty());
            events += happened.len();
        }
        assert!(events > 0 && replay.entries_done() == record.entries.len());
        assert_eq!(all_views(replay.state()), all_views(&played), "seed {seed}");
    }
}

#[test]
fn every_legal_action_is_read_as_it_is_written() {
    let mut tried = 0;
    for seed in 0..20 {
        play(seed, 3, usize::MAX, |state| {
            let Need::Decision(decision) = state.need() else { return };
            let view = state.view(Viewer::Seat(decision.seat()));
            let mut actions = Vec::new();
            state.legal(decision.seat(), &mut actions);
            for action in actions {
                let text = write_action(&view, action);
                let read = read_action(&view, &text).unwrap_or_else(|problem| panic!("{problem}"));
                assert_eq!(read, action, "{text}");
                tried += 1;
            }
        });
    }
    assert!(tried > 10_000, "only {tried} actions");
}

/// One set of a deck that nobody printed.
fn own_set() -> Vec<(Card, u8)> {
    vec![
        (Card::single(Trait::Carnivorous), 9),
        (Card::double(Trait::Swimming, Trait::Cooperation), 7),
        (Card::double(Trait::TailLoss, Trait::FatTissue), 11),
        (Card::single(Trait::Symbiosis), 3),
    ]
}

#[test]
fn a_game_with_a_custom_deck_is_recorded_like_any_other() {
    for seats in [2, 4, 6, 8] {
        let set = own_set();
        let config = editions::origin_config_with(&set, seats, Options::default(), None).expect("a set-up");
        let players: Vec<Player> = Seat::all(seats)
            .map(|seat| if seat == Seat::FIRST { Player::Person } else { Player::Bot { plays: "random".to_owned() } })
            .collect();
        let recorder = Recorder::new(&config, Vec::new()).with_players(players.clone());
        for most in [0, 15, usize::MAX] {
            let (recorder, played) = play_with(&config, recorder.clone(), u64::from(seats), most, |_| {});
            let record = recorder.into_record();
            assert_eq!(record.header.deck, Deck::Own);
            let text = print(&record).expect("a record of a game that was played");
            assert!(
                text.contains("\nplayers: person, bot random") && text.contains("\ndeck: own\n---\nshuffle: "),
                "{text}"
            );
            let verified = verify("game.record", &text).unwrap_or_else(|problem| panic!("{problem}"));
            assert_eq!(verified.record, record);
            assert_eq!(verified.record.header.players, players);
            assert_eq!(config_of(&verified.record).as_ref(), Ok(&config));
            assert!(
                notation::origin::config(&verified.record.header).is_err(),
                "the header alone does not know the cards"
            );
            assert_eq!(all_views(&verified.state), all_views(&played));
            assert!(Replay::new(&record).is_ok_and(|replay| replay.finish().is_ok()));
        }
    }
    let (recorder, _) = play(1, 5, 0, |_| {});
    assert_eq!(recorder.record().header.deck, Deck::Printed, "two printed sets are the printed deck for five");
}

#[test]
fn an_impossible_custom_deck_is_refused_where_it_stands() {
    let read = |seats: u8, deck: &str, lines: &str| {
        let text = format!("pangea record 1\nedition: origin\nrules: 1\nseats: {seats}\n{deck}---\n{lines}");
        parse("game.record", &text).expect_err("must be refused")
    };
    let shuffle = |cards: usize| format!("shuffle: {}\n", vec!["running"; cards].join(", "));
    let cases = [
        (read(6, "deck: own\n", &shuffle(41)), (7, 1), "6 players shuffle 2 sets"),
        (read(2, "deck: own\n", &shuffle(11)), (7, 1), "the first hands alone take 12"),
        (read(2, "deck: own\n", &shuffle(449)), (7, 1), "too many"),
        (read(2, "deck: own\n", &shuffle(256)), (7, 1), "too many"),
        (read(2, "deck: own\n", &shuffle(600)), (7, 1), "too many"),
        (read(2, "deck: own\n", "shuffle: running, runing\n"), (7, 19), "unknown trait"),
        (read(2, "deck: own\n", "die 5\n"), (7, 1), "starts with its shuffle"),
        (read(2, "deck: own\n", ""), (6, 1), "starts with its shuffle"),
        (read(2, "", &shuffle(24)), (6, 1), "not the cards to shuffle"),
    ];
    for (problem, place, message) in cases {
        assert_eq!((problem.line, problem.column), place, "{problem}");
        assert!(problem.message.contains(message), "{problem}");
    }
    let printed = read(2, "", &shuffle(24));
    assert!(printed.help.as_deref().is_some_and(|help| help.contains("deck: own")), "{printed}");
}

#[test]
fn a_set_up_that_cannot_be_is_refused_at_its_line() {
    let read = |lines: &str| {
        let text = format!("pangea record 1\nedition: origin\nrules: 1\n{lines}---\n");
        parse("game.record", &text).expect_err("must be refused")
    };
    let cases = [
        ("names: A | B\nseats: 2\noptions: feeding_pass=Turn, mimicry=PerRound\n", (6, 29), "no option 'mimicry'"),
        ("seats: 2\noptions: mimicry_limit=Never\n", (5, 10), "PerRound or PerAttack"),
        ("options: tie_break_die=true\nseats: 9\n", (5, 8), "2 to 8 players"),
    ];
    for (lines, place, message) in cases {
        let problem = read(lines);
        assert_eq!((problem.line, problem.column), place, "{problem}");
        assert!(problem.message.contains(message), "{problem}");
    }
}

#[test]
fn an_order_gives_the_cards_it_was_made_from() {
    let config = editions::origin_config(3, Options::default(), None).expect("a set-up");
    let mut cards: Vec<Card> =
        config.catalogue().list().flat_map(|(card, count)| vec![card; usize::from(count)]).collect();
    cards.reverse();
    let order = order_of(config.catalogue(), &cards).expect("the cards of the deck");
    let mut recorder = Recorder::new(&config, Vec::new());
    recorder.outcome(game::Outcome::Order(&order));
    assert_eq!(recorder.record().entries, [Entry::Shuffle(cards.clone())]);
    assert_eq!(order_of(config.catalogue(), &cards[1..]), None, "one is missing");
}

#[test]
fn a_record_that_breaks_the_rules_says_at_which_line_and_why() {
    let (recorder, _) = play(4, 2, 30, |_| {});
    let text = print(recorder.record()).expect("a record of a game that was played");
    let lines: Vec<&str> = text.lines().collect();
    let broken = |place: usize, line: &str| {
        let mut lines = lines.clone();
        lines[place] = line;
        verify("game.record", &lines.join("\n")).err().expect("must be refused")
    };
    let first_act =
        lines.iter().position(|line| line.starts_with("P1 ") || line.starts_with("P2 ")).expect("an action");
    let active = &lines[first_act][..2];
    let other = if active == "P1" { "P2" } else { "P1" };

    let problem = broken(first_act, &format!("{active} take A1"));
    assert_eq!((problem.line, problem.column), (first_act + 1, 9), "{problem}");
    assert!(problem.message.contains("unknown animal 'A1'"), "{problem}");

    let problem = broken(first_act, &format!("{active} end_turn"));
    assert_eq!(problem.line, first_act + 1);
    assert!(problem.message.contains("ORI-ROUND-1"), "{problem}");

    let problem = broken(first_act, &format!("{other} pass"));
    assert!(problem.message.contains(&format!("{active} has the turn")), "{problem}");

    let problem = broken(first_act, &format!("{active} play any as animal A1"));
    assert!(problem.message.contains("must be named"), "{problem}");

    let problem = broken(first_act, &format!("{active} play running as animal A7"));
    assert!(problem.message.contains("is called 'A1'"), "{problem}");

    let problem = broken(first_act, "die 3");
    assert!(problem.message.contains("has the turn"), "{problem}");

    let shuffle = lines.iter().position(|line| line.starts_with("shuffle")).expect("a shuffle");
    let problem = broken(shuffle, "shuffle: swimming, running");
    assert_eq!(problem.line, shuffle + 1);
    assert!(problem.message.contains("not the cards to shuffle"), "{problem}");

    let problem = broken(lines.len() - 1, "result: P1 1, P2 2; winner P2");
    assert!(problem.message.contains("not over"), "{problem}");
}

#[test]
fn a_wrong_result_is_found() {
    let (recorder, _) = play(8, 2, usize::MAX, |_| {});
    let text = print(recorder.record()).expect("a record of a game that was played");
    let start = text.find("result: ").expect("a result");
    let wrong = format!("{}result: P1 99, P2 1; winner P1\n", &text[..start]);
    let problem = verify("game.record", &wrong).err().expect("must be refused");
    assert!(problem.message.contains("did not end like this"), "{problem}");
    assert!(problem.help.as_deref().is_some_and(|help| help.starts_with("it ended: P1")), "{problem}");
    assert!(parse("game.record", &wrong).is_ok(), "reading alone compares no result");
}

#[test]
fn undone_moves_leave_the_record() {
    let (mut recorder, _) = play(2, 2, 12, |_| {});
    let entries = recorder.record().entries.len();
    recorder.truncate(entries - 3);
    assert_eq!(recorder.record().entries.len(), entries - 3);
    assert!(matches!(recorder.record().entries[0], Entry::Shuffle(_)));
    assert!(print(recorder.record()).is_ok());
}

#[test]
fn every_position_at_the_start_of_a_turn_can_be_written_as_a_scenario() {
    let mut tried = 0;
    for seed in 0..12 {
        play(seed, 3, usize::MAX, |state| {
            if state.step() != Step::Turn || state.moment().turn.acted || state.moment().top().is_some() {
                return;
            }
            tried += 1;
            let views: Vec<View> = Seat::all(3).map(|seat| state.view(Viewer::Seat(seat))).collect();
            let text = scenario_from("a position", &views).expect("a position of a game under way");
            let scenarios = read_scenarios("position.yaml", &text);
            let scenario = scenarios[0].as_ref().unwrap_or_else(|problem| panic!("{problem}\n{text}"));
            let read = scenario.origin_start().expect("a position of this family");
            for seat in Seat::all(3) {
                let (written, read) = (&views[seat.index()], read.view(Viewer::Seat(seat)));
                assert_eq!(portrait(&read), portrait(written), "{text}");
            }
        });
    }
    assert!(tried > 300, "only {tried} positions");
}

/// What the format can say of a view, whatever the numbers of the animals are.
fn portrait(view: &View) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut order: Vec<_> = view.animals.iter().map(|animal| (animal.owner, animal.id)).collect();
    order.sort();
    let place = |id| order.iter().position(|(_, other)| *other == id);
    let mut animals: Vec<_> = view.animals.iter().collect();
    animals.sort_by_key(|animal| (animal.owner, animal.id));
    let animal = |animal: &AnimalView| {
        let stack: Vec<_> = animal.stack.iter().map(|card| (card.shows, card.fat)).collect();
        let rest = (animal.spent, animal.hibernated, animal.hibernating, animal.poisoned);
        (animal.owner, stack, animal.food(), rest)
    };
    let link = |link: &LinkView| (link.shows, place(link.first), place(link.second));
    let mut links: Vec<_> = view.links.iter().map(link).collect();
    links.sort();
    let moment = (view.moment.phase, view.moment.active, view.moment.passed, view.round, view.first, view.last_round);
    let own = view.own.as_ref().map(|own| (own.hand.clone(), own.discard.clone()));
    let table = (view.banks, view.deck, view.hands, view.discards, view.options);
    (animals.into_iter().map(animal).collect::<Vec<_>>(), links, moment, own, table)
}

#[test]
#[ignore = "writes the record that the other tests damage"]
fn write_a_short_record() {
    let (recorder, _) = play(21, 2, usize::MAX, |_| {});
    let text = print(recorder.record()).expect("a record of a game that was played");
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/short.record"), text).expect("a file to write");
}

/// A game of Continents from the time when equal herds protected and the arriving one of two equal cards was discarded.
const OLDER: &str = "pangea record 1
edition: continents
rules: 1
seats: 2
position: {phase: feeding, round: 2, first: P1, turn: P1, banks: {laurasia: 0, gondwana: 0, ocean: 0}, deck: [running, \
swimming], seats: {P1: {animals: [{id: A1, traits: [piracy(spent), running]}, {id: A2, traits: [piracy]}, \
{id: A3, traits: [herding], food: 1}], links: [{trait: recombination, between: [A1, A2]}]}, \
P2: {animals: [{id: A4, traits: [carnivorous], food: 1}]}}}
---
P1 recombine A1:running <-> A2:piracy
";

#[test]
fn a_record_of_older_rules_is_read_as_it_was_played() {
    // CON-T-HERDING, CON-T-RECOMBINATION-3
    let text = OLDER.replace("\\\n", "");
    let verified = verify("older", &text).expect("it is read");
    let header = &verified.record.header;
    assert_eq!(header.rules, origin::RULES_REVISION);
    assert_eq!(header.options, [("herding_equal_protects".to_owned(), "true".to_owned())]);
    let keep = Action::Keep { animal: AnimalId(0), which: Kept::Own };
    assert_eq!(verified.record.entries.last(), Some(&Entry::Act { seat: Seat::FIRST, action: keep }));
    let today = print(&verified.record).expect("it is written");
    assert!(today.contains("rules: 2\n") && today.ends_with("P1 choose keep own A1\n"), "{today}");
    assert_eq!(parse("today", &today).expect("it is read again"), verified.record);
    let hunt = Action::Attack { attacker: AnimalId(3), target: AnimalId(2) };
    let played_on = format!("{text}P2 attack A4 -> A3\n");
    let refused = verify("older", &played_on).err().expect("the herd of one holds").to_string();
    assert!(refused.contains("ORI-S8"), "{refused}");
    let strict = today.replace("options: herding_equal_protects=true\n", "").replace("P1 choose keep own A1\n", "");
    let asked = verify("today", &strict).expect("it stops at the question").state;
    assert!(matches!(asked.need(), Need::Decision(decision) if decision.is_question()));
    let hunted = verify("today", &format!("{strict}P1 choose keep arriving A1\nP1 end_turn\nP2 attack A4 -> A3\n"));
    let hunted = hunted.expect("a lone herd animal is prey").record;
    assert!(hunted.entries.contains(&Entry::Act { seat: Seat::wrapping(1), action: hunt }));
}
