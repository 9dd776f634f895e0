//! After the game: a kept game is watched again event by event, and a free position is judged, changed and shared.

use bots::by_name;
use desk::origin::analysis::share::LinkProblem;
use desk::origin::analysis::{Board, Edit, Refused, Verdict};
use desk::replay::{Film, LandmarkKind};
use desk::screen::Emblem;
use desk::{Click, Saved, Stage, Tabletop};
use game::{Seat, Viewer};
use locale::{Lang, Words};
use origin::{AnimalId, Options, Rule, Trait};
use table::Occupant;

type Desk = desk::Desk<origin::State>;

fn played(seats: u8, seed: u64) -> (Desk, Saved) {
    let config = editions::origin_config(seats, Options::default(), None).expect("2 to 8 seats");
    let occupants = (0..seats)
        .map(|seat| match seat {
            0 => Occupant::Person { name: "Anna".to_owned() },
            _ => Occupant::Bot { name: format!("Bot {seat}"), plays: "greedy".to_owned() },
        })
        .collect();
    let mut desk = Desk::new(config, occupants, seed, Lang::En).expect("a desk");
    let mut bot = by_name::<origin::State>("greedy", seed).expect("a bot");
    while let Stage::Yours(seat) | Stage::Bot(seat) | Stage::HandOver(seat) = desk.stage() {
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        let action = bot.choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action));
    }
    let saved = desk.save().expect("a game of this program");
    (desk, saved)
}

#[test]
fn a_film_ends_where_the_game_ended_and_counts_every_round() {
    let (desk, saved) = played(3, 7);
    let me = Viewer::Seat(Seat::FIRST);
    let film = Film::<origin::State>::open("game", &saved.record, me).expect("a record");
    assert!(film.is_over());
    assert_eq!(film.view(film.len() - 1).as_ref(), Some(desk.view()));
    let last = film.points().last().expect("a round");
    let points: Vec<u16> = Seat::all(3).map(|seat| desk.breakdown(seat).total()).collect();
    assert_eq!(last.points, points);
    let rounds: Vec<u8> = film.points().iter().map(|round| round.round).collect();
    assert_eq!(rounds, (1..=last.round).collect::<Vec<_>>());
    assert_eq!(film.rounds().len(), rounds.len());
    assert_eq!(film.landmarks().last().map(|mark| mark.kind), Some(LandmarkKind::End));
}

#[test]
fn the_lines_of_a_film_are_those_of_the_log() {
    let (desk, saved) = played(2, 3);
    let film = Film::<origin::State>::open("game", &saved.record, desk.viewer()).expect("a record");
    let told: Vec<String> = film.lines(Words::of(Lang::En)).iter().map(|line| line.text.clone()).collect();
    let log: Vec<String> = desk.screen().log.iter().map(|line| line.text.clone()).collect();
    assert_eq!(told, log);
    for lang in Lang::ALL {
        assert!(film.lines(Words::of(lang)).iter().all(|line| !line.text.is_empty()));
    }
}

#[test]
fn nobody_sees_more_than_they_saw() {
    let (_, saved) = played(2, 5);
    let film = Film::<origin::State>::open("game", &saved.record, Viewer::Spectator).expect("a record");
    assert!((0..film.len()).all(|frame| film.view(frame).expect("a frame").own.is_none()));
    let mine = film.seen_by(Viewer::Seat(Seat::FIRST));
    assert!(mine.view(20).expect("a frame").own.is_some());
}

#[test]
fn an_exported_game_has_its_result_and_reads_again() {
    let (_, saved) = played(4, 11);
    let film = Film::<origin::State>::open("game", &saved.record, Viewer::Spectator).expect("a record");
    let text = film.export();
    assert!(text.lines().last().is_some_and(|line| line.starts_with("result: ")));
    assert_eq!(Film::<origin::State>::open("game", &text, Viewer::Spectator).expect("a record").export(), text);
    let broken = text.replacen("die ", "dice ", 1);
    let problem = Film::<origin::State>::open("game", &broken, Viewer::Spectator).err().expect("a problem");
    assert!(problem.line > 1 && problem.column >= 1);
}

#[test]
fn play_can_go_on_from_every_frame() {
    let (_, saved) = played(2, 13);
    let film = Film::<origin::State>::open("game", &saved.record, Viewer::Seat(Seat::FIRST)).expect("a record");
    for frame in (0..film.len()).step_by(9) {
        for seats in [None, saved.occupants().as_deref()] {
            let cut = film.play_on(frame, seats, "greedy", 99).expect("a game");
            let desk = Desk::resume(&cut, Lang::En).expect("it goes on");
            // In the last round there may be nothing left to decide.
            let last = film.view(frame).is_some_and(|view| view.last_round);
            assert!(last || desk.stage() != Stage::Over, "frame {frame}");
            assert!(
                desk.save().expect("a game of this program").record.starts_with(cut.record.trim_end()),
                "frame {frame}"
            );
        }
    }
}

#[test]
fn the_same_players_sit_down_again() {
    let (_, saved) = played(3, 17);
    let (config, occupants) = desk::deal_again(&saved).expect("a table");
    assert_eq!((config.seats(), occupants.len()), (3, 3));
    assert_eq!(saved.only_person(), Viewer::Seat(Seat::FIRST));
    let two = ["A", "B", "C"].map(|name| Occupant::Person { name: name.to_owned() });
    assert_eq!(Saved::new(&saved.record, &two, 1).expect("a record").only_person(), Viewer::Spectator);
}

const FIRST: AnimalId = AnimalId(0);

fn key(board: &Board, seat: usize, place: usize) -> AnimalId {
    let seats = board.screen(Words::of(Lang::En), &[]);
    seats[seat].animals[place].id.into()
}

#[test]
fn the_first_board_has_an_answer_of_every_kind() {
    for lang in Lang::ALL {
        let matrix = Board::default().matrix(Words::of(lang));
        assert_eq!(matrix.hunters.len(), 2);
        let pairs: Vec<_> = matrix.hunters.iter().flat_map(|(_, pairs)| pairs).collect();
        assert!(pairs.iter().any(|pair| pair.verdict == Verdict::Yes));
        assert!(pairs.iter().any(|pair| matches!(pair.verdict, Verdict::Defended { by: Emblem("running"), .. })));
        assert!(pairs.iter().any(|pair| pair.verdict == Verdict::No { rule: "ORI-S4" }));
        assert!(pairs.iter().any(|pair| pair.verdict == Verdict::No { rule: "ORI-S5" }));
        assert!(pairs.iter().all(|pair| !pair.spoken.is_empty() && pair.checks.len() >= 8));
        for pair in pairs {
            let legal = !matches!(pair.verdict, Verdict::No { .. } | Verdict::Itself);
            assert_eq!(legal, pair.checks.iter().all(|check| check.passed));
            assert_eq!(legal, !pair.outlook.is_empty());
        }
    }
}

#[test]
fn a_fed_hunter_is_refused_by_every_reason_in_order() {
    let mut board = Board::empty(2);
    board.edit(Edit::AddAnimal(Seat::FIRST)).expect("an animal");
    board.edit(Edit::AddAnimal(Seat::wrapping(1))).expect("an animal");
    board.edit(Edit::AddTrait(FIRST, Trait::Carnivorous)).expect("a trait");
    let prey = key(&board, 1, 0);
    for shows in [Trait::HighBodyWeight, Trait::Camouflage, Trait::Swimming] {
        board.edit(Edit::AddTrait(prey, shows)).expect("a trait");
    }
    for _ in 0..2 {
        board.edit(Edit::Food(FIRST, 1)).expect("food");
    }
    assert_eq!(board.edit(Edit::Food(FIRST, 1)), Err(Refused::Rule(Rule::OriFeed7)));
    board.edit(Edit::Spent(FIRST, 0)).expect("a card");
    let matrix = board.matrix(Words::of(Lang::En));
    let failed: Vec<&str> =
        matrix.hunters[0].1[1].checks.iter().filter(|check| !check.passed).map(|check| check.rule).collect();
    assert_eq!(failed, ["ORI-HUNT-2", "ORI-HUNT-4", "ORI-S4", "ORI-S5", "ORI-S6"]);
}

#[test]
fn changes_that_cannot_be_are_refused_and_change_nothing() {
    let mut board = Board::default();
    let before = board.clone();
    assert_eq!(board.edit(Edit::AddTrait(FIRST, Trait::Carnivorous)), Err(Refused::Rule(Rule::OriDev7)));
    assert_eq!(board.edit(Edit::AddTrait(FIRST, Trait::Scavenger)), Err(Refused::Rule(Rule::OriDev11)));
    let stranger = key(&board, 1, 0);
    assert_eq!(board.edit(Edit::Link(Trait::Cooperation, FIRST, stranger)), Err(Refused::Rule(Rule::OriDev9)));
    assert_eq!(board.edit(Edit::Link(Trait::Cooperation, FIRST, FIRST)), Err(Refused::Rule(Rule::OriDev9)));
    assert_eq!(board.edit(Edit::Food(FIRST, -1)), Err(Refused::Nothing));
    assert_eq!(board, before);
}

#[test]
fn animals_keep_their_names_when_others_go() {
    let mut board = Board::default();
    let (second, other) = (key(&board, 0, 1), key(&board, 1, 1));
    board.edit(Edit::Link(Trait::Symbiosis, second, key(&board, 0, 2))).expect("a link");
    board.edit(Edit::RemoveAnimal(FIRST)).expect("an animal");
    assert_eq!((key(&board, 0, 0), key(&board, 1, 1)), (second, other));
    let seats = board.screen(Words::of(Lang::En), &[]);
    assert_eq!(seats[0].links[0].first, second.into());
    assert!(seats[0].animals[0].label.starts_with(&locale::field_name(second)));
    board.edit(Edit::Unlink(Seat::FIRST, 0)).expect("a link");
    board.edit(Edit::Clear).expect("always");
    assert!(board.is_empty());
}

#[test]
fn what_a_trait_held_goes_with_it() {
    let mut board = Board::default();
    board.edit(Edit::Food(FIRST, 1)).and_then(|()| board.edit(Edit::Food(FIRST, 1))).expect("food");
    board.edit(Edit::AddTrait(FIRST, Trait::Hibernation)).and_then(|()| board.edit(Edit::Sleep(FIRST))).expect("sleep");
    board.edit(Edit::RemoveTrait(FIRST, 2)).expect("the card of its sleep");
    board.edit(Edit::RemoveTrait(FIRST, 0)).expect("the card that made it hungry");
    let seats = board.screen(Words::of(Lang::En), &[]);
    assert_eq!((seats[0].animals[0].red, seats[0].animals[0].asleep.clone()), (1, None));
}

#[test]
fn a_link_brings_the_position_back() {
    let mut board = Board::default();
    board.edit(Edit::Seats(4)).expect("seats");
    board.edit(Edit::AddAnimal(Seat::wrapping(3))).expect("an animal");
    board.edit(Edit::Link(Trait::Symbiosis, FIRST, key(&board, 0, 1))).expect("a link");
    board.edit(Edit::Food(FIRST, 1)).expect("food");
    board.edit(Edit::Fat(key(&board, 0, 2), 0)).expect("fat");
    board.edit(Edit::Spent(FIRST, 0)).expect("a card");
    let again = Board::from_link(&board.to_link()).expect("the link reads");
    let words = Words::of(Lang::En);
    assert_eq!(again.to_scenario(), board.to_scenario());
    assert_eq!(again.matrix(words), board.matrix(words));
    assert_eq!(again.to_link(), board.to_link());
}

#[test]
fn a_broken_link_says_what_is_wrong() {
    assert_eq!(Board::from_link("%%%"), Err(LinkProblem::Letters));
    let text = Board::default().to_scenario().replacen("carnivorous", "carnivorus", 1);
    let Err(LinkProblem::Text(problem)) = Board::from_scenario(&text) else { panic!("a problem") };
    assert!(problem.line > 5 && problem.column > 5);
    assert_eq!(Board::from_scenario("[]"), Err(LinkProblem::NoPosition));
}

#[test]
fn every_moment_of_a_game_can_be_analysed() {
    let (_, saved) = played(3, 21);
    let film = Film::<origin::State>::open("game", &saved.record, Viewer::Spectator).expect("a record");
    for frame in (0..film.len()).step_by(7) {
        let view = film.view(frame).expect("a frame");
        let board = Board::from_view(&view);
        assert_eq!(board.screen(Words::of(Lang::En), &[]).len(), 3, "frame {frame}");
        assert_eq!(board.matrix(Words::of(Lang::En)).prey.len(), view.animals.len());
    }
}

#[test]
fn lines_citing_a_rule_are_found() {
    let (desk, _) = played(3, 4);
    let lines = |rule: &str| desk.lines_citing(rule);
    assert!(lines("ORI-DEV-2").iter().any(|line| line.contains("new animal")));
    assert!(lines("ORI-BANK-2").len() >= 2, "every round has its bank");
    assert!(lines("ORI-COMP-1").is_empty());
    let log = desk.screen().log;
    let starved = log.iter().filter(|line| line.text.starts_with("Starved:")).count();
    assert_eq!(lines("ORI-EXT-1").len(), starved);
}

#[test]
fn a_refusal_is_remembered_with_its_rule() {
    let config = editions::origin_config(2, Options::default(), None).expect("two can play");
    let people = ["Ada", "Bob"].map(|name| Occupant::Person { name: name.to_owned() });
    let mut desk = Desk::new(config, people.to_vec(), 1, Lang::En).expect("a desk");
    desk.hand_over();
    let card = desk.view().own.as_ref().expect("a hand").hand[0];
    // Nobody has an animal yet.
    desk.click(Click::Face { card: card.into(), face: card.top.into() });
    desk.click(Click::Being(AnimalId(0).into()));
    let refused = desk.screen().prompt.refused;
    let first = refused.first().expect("a reason");
    assert_eq!(desk.lines_citing(first.rule).last(), Some(&first.text));
}
