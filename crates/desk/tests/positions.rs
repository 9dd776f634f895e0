//! Games that begin with a position of the analysis board: played to the end, kept, taken back, watched again.

use bots::by_name;
use desk::origin::analysis::{Board, Edit, PlayOn};
use desk::replay::Film;
use desk::{Saved, Screen, Stage, Tabletop};
use game::{Seat, Viewer};
use locale::{Lang, Words};
use notation::origin::record;
use origin::{AnimalId, State, Trait};

type Desk = desk::Desk<State>;

fn with(you: usize, seed: u64) -> PlayOn {
    let players = ["Ada", "Marta", "Ilya"].map(str::to_owned).to_vec();
    PlayOn { you: Seat::wrapping(you), players, bot: "greedy".to_owned(), seed }
}

fn board() -> Board {
    let mut board = Board::default();
    let edits = [
        Edit::Seats(3),
        Edit::AddAnimal(Seat::wrapping(2)),
        Edit::Link(Trait::Symbiosis, AnimalId(0), AnimalId(1)),
        Edit::Food(AnimalId(1), 1),
        Edit::Fat(AnimalId(2), 0),
    ];
    for edit in edits {
        board.edit(edit).expect("it can stand on a table");
    }
    board
}

fn bots_move(desk: &mut Desk, seed: u64) {
    let mut bot = by_name::<State>("greedy", seed).expect("a bot");
    while let Stage::Bot(seat) = desk.stage() {
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        let action = bot.choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action), "a bot plays by the rules");
    }
}

fn open(saved: &Saved) -> Desk {
    Desk::resume(saved, Lang::En).expect("a game")
}

#[test]
fn the_position_is_the_table_and_the_person_is_asked() {
    let board = board();
    for you in 0..3 {
        let saved = board.play_on(&with(you, 7)).expect("a game");
        let desk = open(&saved);
        let seat = Seat::wrapping(you);
        assert_eq!(desk.viewer(), Viewer::Seat(seat));
        assert_eq!(saved.only_person(), Viewer::Seat(seat));
        assert_eq!(desk.stage(), Stage::Yours(seat));
        let view = desk.view();
        assert_eq!((view.banks[0], view.round, view.first), (4, 2, seat));
        let written = Board::from_scenario(&board.to_scenario()).expect("it reads").to_scenario();
        assert_eq!(Board::from_view(view).to_scenario(), written);
        // One set of cards, less those on the table.
        assert_eq!(usize::from(view.deck), 84 - 7 - traits(&board));
    }
}

fn traits(board: &Board) -> usize {
    let seats = &board.position().seats;
    seats
        .iter()
        .map(|seat| seat.links.len() + seat.animals.iter().map(|animal| animal.stack.len()).sum::<usize>())
        .sum()
}

#[test]
fn such_a_game_is_played_kept_and_watched_to_its_end() {
    for seed in 0..4 {
        let saved = board().play_on(&with(0, seed)).expect("a game");
        let mut desk = open(&saved);
        let mut player = by_name::<State>("greedy", seed).expect("a bot");
        let mut moves = 0;
        while desk.stage() != Stage::Over {
            bots_move(&mut desk, seed);
            let Stage::Yours(seat) = desk.stage() else { continue };
            moves += 1;
            if moves % 5 == 0 {
                let again = open(&desk.save().expect("a game of this program"));
                assert_eq!(again.save().expect("a game of this program"), desk.save().expect("a game of this program"));
                assert_eq!(again.screen(), desk.screen());
                desk = again;
            }
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            assert!(desk.act(player.choose(seat, &view, &legal)));
        }
        assert!(moves > 5 && desk.screen().result.is_some());
        let kept = desk.save().expect("a game of this program");
        let verified = record::verify("game", &kept.record).expect("its record is right");
        assert!(verified.is_over() && kept.record.contains("\nposition: {"));
        let film = Film::<State>::open("game", &kept.record, Viewer::Spectator).expect("a film");
        assert!(film.is_over());
        let first = film.view(0).expect("a frame");
        assert_eq!(first.animals.len(), 7);
        let last = film.view(film.len() - 1).expect("a frame");
        assert_eq!(last.animals, desk.view().animals);
        // From the middle of it one can play on again.
        let on = film.play_on(film.len() / 2, kept.occupants().as_deref(), "greedy", 3).expect("a game");
        assert!(matches!(open(&on).stage(), Stage::Yours(_) | Stage::Bot(_)));
    }
}

#[test]
fn a_decision_in_such_a_game_can_be_taken_back() {
    let mut desk = open(&board().play_on(&with(0, 1)).expect("a game"));
    let before = desk.screen();
    assert!(desk.act(desk.legal()[0]));
    bots_move(&mut desk, 1);
    desk.undo().expect("a casual table");
    // Numbers of events are not used again.
    assert_eq!(Screen { next: before.next, ..desk.screen() }, before);
}

#[test]
fn a_worker_finds_the_same_question_in_the_record() {
    let desk = open(&board().play_on(&with(2, 5)).expect("a game"));
    let read = record::parse("game", &desk.save().expect("a game of this program").record).expect("its record");
    let state = record::Replay::new(&read).and_then(record::Replay::finish).expect("it replays");
    assert_eq!(game::Game::view(&state, desk.viewer()), *desk.view());
}

#[test]
fn a_broken_position_says_where() {
    let saved = board().play_on(&with(0, 1)).expect("a game");
    let broken = saved.record.replacen("carnivorous", "carnivorus", 1);
    let problem = record::parse("game", &broken).expect_err("it cannot be read");
    let line = broken.lines().position(|line| line.starts_with("position: ")).expect("a position");
    let column = broken.lines().nth(line).and_then(|line| line.find("carnivorus")).expect("the word");
    assert_eq!((problem.line, problem.column), (line + 1, column + 1), "{problem}");
    let renamed = saved.record.replacen("{id: A1,", "{id: B1,", 1).replace("A1", "B1");
    assert!(record::parse("game", &renamed).expect_err("other names").message.contains("A1, A2"));
}

/// Sharp Vision sees through Camouflage; without it Camouflage is what stands in the way.
#[test]
fn the_board_shows_which_trait_would_turn_the_answer() {
    let mut board = Board::empty(2);
    let add = |board: &mut Board, seat: usize, traits: &[Trait]| {
        board.edit(Edit::AddAnimal(Seat::wrapping(seat))).expect("an animal");
        let words = Words::of(Lang::En);
        let key = board.screen(words, &[]).get(seat).and_then(|row| row.animals.last().map(|animal| animal.id));
        let key = key.expect("the animal");
        traits.iter().for_each(|shows| board.edit(Edit::AddTrait(key.into(), *shows)).expect("a trait"));
    };
    add(&mut board, 0, &[Trait::Carnivorous]);
    add(&mut board, 1, &[Trait::Camouflage]);
    add(&mut board, 1, &[]);
    let words = Words::of(Lang::En);
    let matrix = board.matrix(words);
    let pairs = &matrix.hunters.first().expect("a hunter").1;
    let turns = |place: usize| {
        let turns = board.what_if(&pairs[place], words);
        turns.into_iter().map(|turn| (turn.shows.id(), turn.rule)).collect::<Vec<_>>()
    };
    assert_eq!(turns(0), vec![], "nobody attacks itself");
    assert_eq!(turns(1), vec![("sharp_vision", None)]);
    let stops = turns(2);
    assert!(stops.contains(&("camouflage", Some("ORI-S4"))), "{stops:?}");
    assert!(stops.contains(&("swimming", Some("ORI-S5"))), "{stops:?}");
    assert!(!stops.iter().any(|(shows, _)| *shows == "running"), "a die saves it, not a rule: {stops:?}");
}
