//! The analysis board of New World: changes tried on the engine, answers with their rules, links, and games that begin
//! with a position.

use bots::by_name;
use desk::analysis::AnyBoard;
use desk::analysis::share::LinkProblem;
use desk::analysis::{FreePosition, Matrix, Pair, PlayOn, Verdict};
use desk::new_world::analysis::{Board, Edit, Refused};
use desk::replay::Film;
use desk::screen::{Being, Emblem};
use desk::{Saved, Stage, Tabletop};
use editions::{Edition, new_world_decks};
use game::{ActionList, Game, Seat, Viewer, below};
use locale::{Lang, Words};
use new_world::{Action, AnimalId, Half, Position, Rule, State, Token, Trait};
use notation::new_world::record;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Desk = desk::Desk<State>;

const EN: Lang = Lang::En;

fn words() -> &'static Words {
    Words::of(EN)
}

/// An animal with these traits; its key.
fn add(board: &mut Board, seat: usize, traits: &[Trait]) -> AnimalId {
    let seat = Seat::wrapping(seat);
    board.edit(Edit::AddAnimal(seat)).expect("an animal");
    let key = board.screen(words(), &[])[seat.index()].animals.last().expect("the animal").id.into();
    traits.iter().for_each(|shows| board.edit(Edit::AddTrait(key, *shows)).expect("a trait"));
    key
}

fn pair(matrix: &Matrix, hunter: AnimalId, prey: AnimalId) -> &Pair {
    matrix.pair(hunter.into(), prey.into()).expect("a pair")
}

fn failed(pair: &Pair) -> Vec<&'static str> {
    pair.checks.iter().filter(|check| !check.passed).map(|check| check.rule).collect()
}

fn row(board: &Board, seat: usize) -> Vec<AnimalId> {
    board.screen(words(), &[])[seat].animals.iter().map(|animal| animal.id.into()).collect()
}

#[test]
fn the_example_has_an_answer_of_every_kind() {
    for lang in Lang::ALL {
        let matrix = Board::default().matrix(Words::of(lang));
        assert_eq!((matrix.prey.len(), matrix.hunters.len()), (7, 2));
        let pairs = || matrix.hunters.iter().flat_map(|(_, pairs)| pairs);
        let is = |is: fn(&Verdict) -> bool| pairs().any(|pair| is(&pair.verdict));
        assert!(is(|verdict| *verdict == Verdict::Yes));
        assert!(is(|verdict| matches!(verdict, Verdict::Defended { by: Emblem("running"), .. })));
        assert!(is(|verdict| matches!(verdict, Verdict::Priced { by: Emblem("intelligent"), .. })));
        assert!(is(|verdict| *verdict == Verdict::No { rule: "NW-T-CAMOUFLAGE" }));
        for pair in pairs() {
            assert!(!pair.spoken.is_empty() && !pair.spoken.contains("analysis-"), "{lang:?}: {}", pair.spoken);
            let texts = pair.checks.iter().map(|check| &check.text).chain(&pair.outlook);
            texts.for_each(|text| assert!(!text.contains("analysis-") && !text.contains("new-world-"), "{text}"));
        }
    }
}

/// What the board answers is what the engine allows, for boards put together by chance.
#[test]
fn the_answers_are_those_of_the_engine() {
    let (mut allowed, mut forbidden) = (0, 0);
    for seed in 0..40 {
        let board = by_chance(seed);
        let matrix = board.matrix(words());
        let order: Vec<Being> = matrix.prey.clone();
        for seat in Seat::all(board.seats()) {
            let state = State::from_position(&Position { turn: seat, ..board.position().clone() }).expect("it stands");
            let mut legal = ActionList::new();
            state.legal(seat, &mut legal);
            let own: Vec<Being> = row(&board, seat.index()).into_iter().map(Being::from).collect();
            for (hunter, pairs) in matrix.hunters.iter().filter(|(hunter, _)| own.contains(hunter)) {
                for pair in pairs.iter().filter(|pair| pair.verdict != Verdict::Itself) {
                    let attacks = |action: &Action| match action {
                        Action::Attack { predator, prey, .. } => {
                            (order[usize::from(predator.0)], order[usize::from(prey.0)]) == (*hunter, pair.prey)
                        }
                        _ => false,
                    };
                    let may = legal.iter().any(attacks);
                    assert_eq!(!matches!(pair.verdict, Verdict::No { .. }), may, "seed {seed}: {pair:?}");
                    let rules = failed(pair);
                    assert!(!rules.contains(&"NW-EPOCH-3") && !rules.contains(&""), "seed {seed}: {pair:?}");
                    assert_eq!(rules.is_empty(), may && !matches!(pair.verdict, Verdict::Priced { .. }), "{pair:?}");
                    *(if may { &mut allowed } else { &mut forbidden }) += 1;
                }
            }
        }
    }
    assert!(allowed > 200 && forbidden > 200, "{allowed} and {forbidden}");
}

/// A board after changes by chance; those that are refused change nothing.
fn by_chance(seed: u64) -> Board {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut board = if seed.is_multiple_of(2) { Board::default() } else { Board::empty(2 + (seed % 3) as u8) };
    let designs = new_world_decks::areas();
    for _ in 0..90 {
        let mut any = |count: usize| below(&mut rng, count as u32) as usize;
        let seat = Seat::wrapping(any(usize::from(board.seats())));
        let [one, other] = [AnimalId(any(12) as u8), AnimalId(any(12) as u8)];
        let (shows, place, left) = (Trait::ALL[any(Trait::COUNT)], any(4), any(2) == 0);
        let half = if left { Half::Upper } else { Half::Lower };
        let token = if left { Token::Food } else { Token::Special };
        let edit = match any(24) {
            0..3 => Edit::AddAnimal(seat),
            3 => Edit::RemoveAnimal(one),
            4 => Edit::Shift(one, left),
            5..12 => Edit::AddTrait(one, shows),
            12 => Edit::RemoveTrait(one, place),
            13..15 => Edit::Link(shows, one, other),
            15 => Edit::Unlink(seat, place),
            16 => Edit::Give(one, token),
            17 => [Edit::Take(one, token), Edit::Fat(one, place)][any(2)],
            18 => Edit::Used(one, place),
            19 => [Edit::Shelter(one), Edit::Poison(one), Edit::Hide(one)][any(3)],
            20 => Edit::AddArea(designs[any(designs.len())].0),
            21 => Edit::RemoveArea(place),
            22 => Edit::AreaFood(place, half, if any(3) == 0 { -1 } else { 1 }),
            _ => [Edit::AreaShelter(place, half, 1), Edit::Epoch(1), Edit::Seats(2 + place as u8)][any(3)],
        };
        let before = board.clone();
        if board.edit(edit).is_err() {
            assert_eq!(board, before, "{edit:?} was refused");
        }
    }
    board
}

/// Whatever was put together stands on a table, travels in a link, and is played on.
#[test]
fn boards_by_chance_travel_and_are_played_on() {
    for seed in 0..60 {
        let board = by_chance(seed);
        let again = Board::from_link(&board.to_link()).expect("it is whole");
        assert_eq!(again.to_scenario(), board.to_scenario(), "seed {seed}");
        let answers = |board: &Board| {
            let all = board.matrix(words()).hunters.into_iter().flat_map(|(_, pairs)| pairs);
            all.map(|pair| (pair.verdict, pair.checks.len())).collect::<Vec<_>>()
        };
        assert_eq!(answers(&again), answers(&board), "seed {seed}");
        let saved = board.play_on(&with(0, seed)).expect("a game");
        assert!(Desk::resume(&saved, EN).is_ok(), "seed {seed}: {}", saved.record);
    }
}

#[test]
fn a_refusal_names_every_reason_and_who_causes_it() {
    let mut board = Board::empty(2);
    let hunter = add(&mut board, 0, &[Trait::Carnivorous]);
    let guardian = add(&mut board, 1, &[]);
    let prey = add(&mut board, 1, &[Trait::Camouflage, Trait::Robust]);
    board.edit(Edit::Link(Trait::Symbiosis, guardian, prey)).expect("a pair");
    board.edit(Edit::Shelter(prey)).expect("a shelter");
    let matrix = board.matrix(words());
    let answer = pair(&matrix, hunter, prey);
    assert_eq!(answer.verdict, Verdict::No { rule: "NW-SHEL-3" });
    assert_eq!(failed(answer), ["NW-SHEL-3", "NW-T-CAMOUFLAGE", "NW-T-ROBUST", "NW-T-SYMBIOSIS"]);
    let reason = answer.checks.iter().find(|check| check.rule == "NW-T-SYMBIOSIS").expect("the reason");
    assert!(reason.text.contains(&locale::numbered_name(guardian.0)), "{}", reason.text);
    let passed: Vec<_> = answer.checks.iter().filter(|check| check.passed).map(|check| check.rule).collect();
    assert_eq!(passed[..4], ["NW-ATT-1", "NW-ATT-2", "NW-HUN-4", "NW-ATT-10"]);
    assert_eq!(pair(&matrix, hunter, guardian).verdict, Verdict::Yes);
    // An animal that has attacked does not attack again.
    board.edit(Edit::Used(hunter, 0)).expect("it has attacked");
    assert_eq!(pair(&board.matrix(words()), hunter, guardian).verdict, Verdict::No { rule: "NW-ATT-2" });
}

#[test]
fn what_is_ignored_is_shown() {
    let mut board = Board::empty(2);
    let hunter = add(&mut board, 0, &[Trait::Carnivorous, Trait::Intelligent]);
    let hidden = add(&mut board, 1, &[Trait::Camouflage]);
    let weak = add(&mut board, 1, &[Trait::Camouflage, Trait::HarmfulMutation]);
    let runner = add(&mut board, 1, &[Trait::Running]);
    let safe = add(&mut board, 1, &[Trait::Camouflage, Trait::Flying, Trait::Swimming]);
    let matrix = board.matrix(words());
    let clever = pair(&matrix, hunter, hidden);
    assert!(matches!(clever.verdict, Verdict::Priced { .. }), "{clever:?}");
    assert_eq!(failed(clever), ["NW-T-CAMOUFLAGE"]);
    assert!(clever.outlook[0].contains("Intelligent") && clever.outlook[0].contains("Camouflage"), "{clever:?}");
    let mutant = pair(&matrix, hunter, weak);
    assert_eq!((&mutant.verdict, failed(mutant)), (&Verdict::Yes, Vec::new()));
    assert!(mutant.outlook[0].contains("Harmful Mutation"), "{mutant:?}");
    let runs = pair(&matrix, hunter, runner);
    assert!(matches!(&runs.verdict, Verdict::Defended { short, .. } if short.contains("/6")), "{runs:?}");
    assert!(runs.outlook.last().is_some_and(|line| line.contains("Intelligent") && line.contains("Running")));
    assert!(matches!(pair(&matrix, hunter, safe).verdict, Verdict::No { .. }));
}

#[test]
fn the_board_shows_which_trait_would_turn_the_answer() {
    let mut board = Board::empty(2);
    let hunter = add(&mut board, 0, &[Trait::Carnivorous]);
    let bare = add(&mut board, 1, &[]);
    let hidden = add(&mut board, 1, &[Trait::Camouflage]);
    let matrix = board.matrix(words());
    let turns = |prey| -> Vec<(&'static str, Option<&'static str>)> {
        let turns = board.what_if(pair(&matrix, hunter, prey), words());
        turns.into_iter().map(|turn| (turn.shows.id(), turn.rule)).collect()
    };
    let helps = turns(hidden);
    for shows in ["sharp_vision", "intelligent", "harmful_mutation"] {
        assert!(helps.contains(&(shows, None)), "{shows} in {helps:?}");
    }
    let stops = turns(bare);
    assert!(stops.contains(&("camouflage", Some("NW-T-CAMOUFLAGE"))), "{stops:?}");
    assert!(stops.iter().all(|(shows, _)| *shows != "running"), "it may fail");
}

#[test]
fn what_cannot_stand_is_refused_with_its_rule() {
    let mut board = Board::empty(2);
    let one = add(&mut board, 0, &[Trait::Camouflage, Trait::FatTissue]);
    let other = add(&mut board, 0, &[Trait::Stasis]);
    let foe = add(&mut board, 1, &[]);
    let third = add(&mut board, 0, &[]);
    let refused = |board: &mut Board, edit| {
        let before = board.clone();
        let refused = board.edit(edit).expect_err("it cannot stand");
        assert_eq!(*board, before);
        if let Refused::Rule(rule) = refused {
            for lang in Lang::ALL {
                let said = FreePosition::refusal(board, Words::of(lang), rule);
                assert!(said.len() > 15 && !said.contains("refusal"), "{lang:?} {rule:?}: {said}");
                let generic = Words::of(lang).text("new-world-refusal-generic");
                assert_ne!(said, generic, "{rule:?} has a sentence of its own");
            }
        }
        refused
    };
    assert_eq!(refused(&mut board, Edit::AddTrait(one, Trait::Camouflage)), Refused::Rule(Rule::NwDev6));
    assert_eq!(refused(&mut board, Edit::AddTrait(other, Trait::Flying)), Refused::Rule(Rule::NwDev9));
    assert_eq!(refused(&mut board, Edit::Link(Trait::Cooperation, one, foe)), Refused::Rule(Rule::NwPair6));
    assert_eq!(refused(&mut board, Edit::Link(Trait::Cooperation, one, other)), Refused::Rule(Rule::NwDev9));
    assert_eq!(refused(&mut board, Edit::Fat(one, 0)), Refused::Rule(Rule::NwTFatTissue));
    assert_eq!(refused(&mut board, Edit::Hide(one)), Refused::Nothing);
    assert_eq!(refused(&mut board, Edit::Take(one, Token::Food)), Refused::Nothing);
    assert_eq!(refused(&mut board, Edit::AreaFood(0, Half::Lower, 5)), Refused::Rule(Rule::NwArea2));
    assert_eq!(refused(&mut board, Edit::AreaFood(2, Half::Lower, 5)), Refused::Rule(Rule::NwSwamp3));
    assert_eq!(refused(&mut board, Edit::Epoch(5)), Refused::Rule(Rule::NwEpoch1));
    board.edit(Edit::Give(one, Token::Food)).expect("food");
    board.edit(Edit::Give(one, Token::Food)).expect("fat");
    assert_eq!(refused(&mut board, Edit::Give(one, Token::Special)), Refused::Rule(Rule::NwHun4));
    // Partners become neighbours, and nobody comes between them.
    board.edit(Edit::Link(Trait::Cooperation, one, third)).expect("a pair");
    assert_eq!(row(&board, 0).len(), 3);
    let places = [one, third].map(|key| row(&board, 0).iter().position(|other| *other == key).expect("its place"));
    assert_eq!(places[0].abs_diff(places[1]), 1);
    let outside = row(&board, 0)[0] == other;
    assert_eq!(refused(&mut board, Edit::Shift(other, !outside)), Refused::Rule(Rule::NwRow2));
    let designs = Board::designs(words());
    for _ in 0..4 {
        board.edit(Edit::AddArea(designs[0].0)).expect("an area");
    }
    assert_eq!(refused(&mut board, Edit::AddArea(designs[0].0)), Refused::TooMuch);
}

#[test]
fn animals_keep_their_names_while_others_come_and_go() {
    let mut board = Board::default();
    let names = |board: &Board| -> Vec<String> {
        let seats = board.screen(words(), &[]);
        seats.iter().flat_map(|seat| &seat.animals).map(|animal| animal.name.clone()).collect()
    };
    let before = names(&board);
    board.edit(Edit::Seats(4)).expect("more seats");
    assert_eq!(names(&board), before);
    board.edit(Edit::Shift(AnimalId(0), false)).expect("to the right");
    board.edit(Edit::RemoveAnimal(AnimalId(2))).expect("one goes");
    let left = [1, 0, 3, 4, 5, 6].map(|place: usize| before[place].clone());
    assert_eq!(names(&board), left);
    let first = &board.screen(words(), &[])[0].animals[1];
    assert!(first.traits.iter().any(|row| row.shows == Emblem("carnivorous")), "its cards go with it");
    board.edit(Edit::Clear).expect("an empty board");
    assert!(board.is_empty() && board.areas(words()).cards.len() == 3);
}

#[test]
fn a_link_carries_the_position_and_names_its_game() {
    let mut board = Board::default();
    board.edit(Edit::Poison(AnimalId(1))).expect("poison");
    board.edit(Edit::Used(AnimalId(0), 1)).expect("used");
    board.edit(Edit::Link(Trait::Symbiosis, AnimalId(4), AnimalId(6))).expect("a pair");
    let link = board.to_link();
    let again = Board::from_link(&link).expect("it is whole");
    assert_eq!(again.to_scenario(), board.to_scenario());
    assert!(matches!(AnyBoard::from_link(&link), Ok(AnyBoard::World(other)) if other == again));
    let origin = desk::origin::analysis::Board::default().to_link();
    assert!(matches!(AnyBoard::from_link(&origin), Ok(AnyBoard::Origin(_))));
    assert_eq!(Board::from_link(&origin), Err(LinkProblem::NoPosition));
    assert_eq!(desk::origin::analysis::Board::from_link(&link), Err(LinkProblem::NoPosition));
    assert!(matches!(AnyBoard::example(Edition::NewWorld), Some(AnyBoard::World(board)) if board == Board::default()));
    assert!(Edition::ALL.into_iter().all(|edition| AnyBoard::example(edition).is_some()));
    let cut = &link[..link.len() / 2];
    assert_eq!(Board::from_link(cut), Err(LinkProblem::Letters));
}

fn with(you: usize, seed: u64) -> PlayOn {
    let players = ["Ada", "Marta", "Ilya"].map(str::to_owned).to_vec();
    PlayOn { you: Seat::wrapping(you), players, bot: "greedy".to_owned(), seed }
}

fn open(saved: &Saved) -> Desk {
    Desk::resume(saved, EN).expect("a game")
}

#[test]
fn a_game_that_begins_here_is_played_kept_and_watched_to_its_end() {
    for seed in 1..4 {
        let mut board = Board::default();
        board.edit(Edit::Epoch(2)).expect("a later epoch");
        let saved = board.play_on(&with(1, seed)).expect("a game");
        let mut desk = open(&saved);
        assert_eq!(desk.stage(), Stage::Yours(Seat::wrapping(1)));
        let view = desk.view();
        assert_eq!((view.epoch, view.area_deck, view.area_row.len(), view.animals.len()), (4, 2, 3, 7));
        let printed: u8 = new_world_decks::deck(board.options().deck).iter().map(|(_, count)| count).sum();
        assert_eq!(view.deck, printed - 7 - 9, "less the cards on the table");
        let mut player = by_name::<State>("greedy", seed).expect("a bot");
        let mut moves = 0;
        while let Stage::Yours(seat) | Stage::Bot(seat) = desk.stage() {
            moves += 1;
            if moves % 9 == 0 && matches!(desk.stage(), Stage::Yours(_)) {
                let again = open(&desk.save().expect("a game of this program"));
                assert_eq!(again.screen(), desk.screen());
                desk = again;
            }
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            assert!(desk.act_for(seat, player.choose(seat, &view, &legal)), "a bot plays by the rules");
        }
        assert!(moves > 20 && desk.screen().result.is_some());
        let kept = desk.save().expect("a game of this program");
        let verified = record::verify("game", &kept.record).expect("its record is right");
        assert!(verified.is_over() && kept.record.contains("\nposition: {"));
        let film = Film::<State>::open("game", &kept.record, Viewer::Spectator).expect("a film");
        assert_eq!(film.view(0).expect("a frame").animals.len(), 7);
        // Every moment of it can be looked at on the board.
        for frame in (0..film.len()).step_by(7) {
            let view = film.view(frame).expect("a frame");
            let still = <State as desk::family::Drawn>::still(&view, words(), &[]);
            let board = Board::from_link(&still.analysis.expect("a link")).expect("it is whole");
            assert_eq!(board.matrix(words()).prey.len(), view.animals.len());
        }
    }
}

#[test]
fn a_broken_position_says_where() {
    let saved = Board::default().play_on(&with(0, 1)).expect("a game");
    let broken = saved.record.replacen("traits: [carnivorous", "traits: [carnivorus", 1);
    let problem = record::parse("game", &broken).expect_err("it cannot be read");
    let line = broken.lines().position(|line| line.starts_with("position: ")).expect("a position");
    let column = broken.lines().nth(line).and_then(|line| line.find("carnivorus")).expect("the word");
    assert_eq!((problem.line, problem.column), (line + 1, column + 1), "{problem}");
    let renamed = saved.record.replacen("{id: A1,", "{id: B1,", 1);
    assert!(record::parse("game", &renamed).expect_err("other names").message.contains("called A1, A2"));
    let set_up = saved.record.replacen("phase: feeding", "phase: setup", 1);
    assert!(record::parse("game", &set_up).is_err());
}
