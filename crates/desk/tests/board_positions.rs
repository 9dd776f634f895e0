//! The analysis board of the species boards: changes tried on the engine, answers with their rules, links, and games that
//! begin with a position.

use bots::by_name;
use desk::analysis::AnyBoard;
use desk::analysis::share::LinkProblem;
use desk::analysis::{Matrix, Pair, PlayOn, Verdict};
use desk::boards::analysis::{Board, Edit, Refused};
use desk::replay::Film;
use desk::screen::{Being, Emblem};
use desk::{Saved, Stage, Tabletop};
use game::{ActionList, Game, Seat, Viewer};
use locale::{Lang, Words};
use northstar::{Action, Growth, Preset, Rule, SpeciesId, State, Trait};
use notation::northstar::record;

type Desk = desk::Desk<State>;

const EN: Lang = Lang::En;

fn words() -> &'static Words {
    Words::of(EN)
}

/// A species with these tracks and traits; its key.
fn add(board: &mut Board, seat: usize, pop: i8, size: i8, traits: &[Trait]) -> SpeciesId {
    let seat = Seat::wrapping(seat);
    board.edit(Edit::AddSpecies(seat)).expect("a species");
    let key = board.screen(words(), &[])[seat.index()].animals.last().expect("the species").id.into();
    for (growth, to) in [(Growth::Population, pop), (Growth::Size, size)] {
        (1..to).for_each(|_| board.edit(Edit::Grow(key, growth, 1)).expect("it grows"));
    }
    traits.iter().for_each(|shows| board.edit(Edit::AddTrait(key, *shows)).expect("a trait"));
    key
}

fn pair(matrix: &Matrix, hunter: SpeciesId, prey: SpeciesId) -> &Pair {
    matrix.pair(hunter.into(), prey.into()).expect("a pair")
}

#[test]
fn the_example_has_an_answer_of_every_kind() {
    for preset in [Preset::Evolution, Preset::NaturalSelection] {
        for lang in Lang::ALL {
            let board = Board::example(preset);
            let matrix = board.matrix(Words::of(lang));
            assert_eq!((matrix.prey.len(), matrix.hunters.len()), (5, 2));
            let is = |is: fn(&Verdict) -> bool| {
                matrix.hunters.iter().flat_map(|(_, pairs)| pairs).any(|pair| is(&pair.verdict))
            };
            assert!(is(|verdict| *verdict == Verdict::Yes));
            assert!(is(|verdict| matches!(verdict, Verdict::Defended { by: Emblem("horns"), .. })));
            assert!(is(|verdict| matches!(verdict, Verdict::Priced { by: Emblem("intelligence"), .. })));
            assert!(is(|verdict| *verdict == Verdict::No { rule: "NS-ATT-4" }));
            assert!(is(|verdict| *verdict == Verdict::No { rule: "NS-TRAIT-CLIMB-1" }));
            for pair in matrix.hunters.iter().flat_map(|(_, pairs)| pairs) {
                assert!(!pair.spoken.contains("analysis-") && !pair.spoken.is_empty(), "{lang:?}: {}", pair.spoken);
            }
        }
    }
}

/// What the board answers is what the engine allows.
#[test]
fn the_answers_are_those_of_the_engine() {
    let board = Board::example(Preset::NaturalSelection);
    let matrix = board.matrix(words());
    for seat in Seat::all(2) {
        let position = northstar::Position { turn: seat, ..board.position().clone() };
        let state = State::from_position(&position).expect("it can stand");
        let mut legal = ActionList::new();
        state.legal(seat, &mut legal);
        for (hunter, pairs) in matrix.hunters.iter().filter(|(hunter, _)| usize::from(hunter.0) % 2 == seat.index()) {
            for pair in pairs {
                // The example numbers its species as the engine does.
                let attacks = |action: &Action| {
                    matches!(action, Action::Attack { attacker, victim, .. }
                    if Being::from(*attacker) == *hunter && Being::from(*victim) == pair.prey)
                };
                let may = !matches!(pair.verdict, Verdict::No { .. } | Verdict::Itself);
                assert_eq!(legal.iter().any(attacks), may, "{pair:?}");
            }
        }
    }
}

#[test]
fn a_refusal_names_every_reason_and_who_causes_it() {
    let mut board = Board::empty(Preset::Evolution, 3);
    let hunter = add(&mut board, 0, 2, 2, &[Trait::Carnivore]);
    let caller = add(&mut board, 1, 1, 1, &[Trait::WarningCall]);
    let prey = add(&mut board, 1, 3, 4, &[Trait::Climbing, Trait::DefensiveHerding]);
    let matrix = board.matrix(words());
    let answer = pair(&matrix, hunter, prey);
    assert_eq!(answer.verdict, Verdict::No { rule: "NS-ATT-4" });
    let failed: Vec<_> = answer.checks.iter().filter(|check| !check.passed).collect();
    let rules: Vec<_> = failed.iter().map(|check| check.rule).collect();
    assert_eq!(rules, ["NS-ATT-4", "NS-TRAIT-CLIMB-1", "NS-TRAIT-HERD-1", "NS-TRAIT-WARN-1"]);
    assert!(failed[3].text.contains(&locale::northstar::epithet(caller)), "{}", failed[3].text);
    let passed: Vec<_> = answer.checks.iter().filter(|check| check.passed).map(|check| check.rule).collect();
    assert_eq!(passed, ["NS-ATT-1", "NS-ATT-2", "NS-TRAIT-BURROW-1", "NS-TRAIT-SYMB-1"]);
}

#[test]
fn intelligence_asks_for_a_card_for_each_trait() {
    let mut board = Board::empty(Preset::Evolution, 3);
    let hunter = add(&mut board, 0, 2, 6, &[Trait::Carnivore, Trait::Intelligence]);
    let prey = add(&mut board, 1, 3, 2, &[Trait::Climbing, Trait::DefensiveHerding, Trait::Horns]);
    let verdict = |board: &Board| pair(&board.matrix(words()), hunter, prey).verdict.clone();
    let no = Verdict::No { rule: "NS-TRAIT-CLIMB-1" };
    assert_eq!(verdict(&board), no);
    board.edit(Edit::Hand(Seat::FIRST, 1)).expect("a card");
    assert_eq!(verdict(&board), no, "one card is not enough for two traits");
    board.edit(Edit::Hand(Seat::FIRST, 1)).expect("a card");
    let matrix = board.matrix(words());
    let answer = pair(&matrix, hunter, prey);
    assert!(matches!(&answer.verdict, Verdict::Priced { short, .. } if short.contains('2')), "{:?}", answer.verdict);
    assert!(answer.outlook[0].contains("Climbing") && answer.outlook[0].contains("Defensive Herding"));
    // What the cards do not pay for still answers.
    let name = locale::northstar::epithet(hunter);
    assert!(answer.outlook.iter().any(|line| line.contains(&name) && line.contains("population 1")), "{answer:?}");
}

#[test]
fn the_board_shows_which_trait_would_turn_the_answer() {
    let mut board = Board::empty(Preset::NaturalSelection, 3);
    let hunter = add(&mut board, 0, 2, 3, &[Trait::Carnivore]);
    let beside = add(&mut board, 1, 1, 6, &[]);
    let prey = add(&mut board, 1, 1, 2, &[]);
    let climber = add(&mut board, 2, 1, 2, &[Trait::Climbing]);
    let matrix = board.matrix(words());
    let turns = |prey| board.what_if(pair(&matrix, hunter, prey), words());
    let helps: Vec<_> = turns(climber).into_iter().map(|turn| (turn.shows.id(), turn.rule)).collect();
    assert_eq!(helps, [("climbing", None)]);
    let helps: Vec<_> = turns(beside).into_iter().map(|turn| turn.shows.id()).collect();
    assert_eq!(helps, Vec::<&str>::new(), "nothing makes it large enough");
    let stops = turns(prey);
    let stop = |shows: &str, on| {
        let name = locale::northstar::epithet(on);
        stops.iter().find(|turn| turn.shows.id() == shows && turn.text.contains(&name)).map(|turn| turn.rule)
    };
    assert_eq!(stop("climbing", prey), Some(Some("NS-TRAIT-CLIMB-1")));
    assert_eq!(stop("warning_call", beside), Some(Some("NS-TRAIT-WARN-1")), "a neighbour can warn it");
    assert_eq!(stop("horns", prey), None, "horns hurt, they do not forbid");
}

#[test]
fn what_cannot_stand_is_refused_with_its_rule() {
    let mut board = Board::empty(Preset::Evolution, 2);
    let one = add(&mut board, 0, 6, 1, &[Trait::Horns]);
    let refused = |board: &mut Board, edit| {
        let before = board.clone();
        let refused = board.edit(edit).expect_err("it cannot stand");
        assert_eq!(*board, before);
        refused
    };
    assert_eq!(refused(&mut board, Edit::AddTrait(one, Trait::Horns)), Refused::Rule(Rule::NsP33));
    assert_eq!(refused(&mut board, Edit::Grow(one, Growth::Population, 1)), Refused::Rule(Rule::NsP35));
    assert_eq!(refused(&mut board, Edit::Grow(one, Growth::Size, -1)), Refused::Nothing);
    assert_eq!(refused(&mut board, Edit::Fat(one, 1)), Refused::Rule(Rule::NsTraitFat1));
    assert_eq!(refused(&mut board, Edit::Food(one, 7)), Refused::Rule(Rule::NsFeed3));
    assert_eq!(refused(&mut board, Edit::Food(one, -1)), Refused::Nothing);
    assert_eq!(refused(&mut board, Edit::Shift(one, true)), Refused::Nothing);
    board.edit(Edit::AddTrait(one, Trait::FatTissue)).expect("a second trait");
    // Two players play with two traits (NS-VAR-1), three with three.
    assert_eq!(refused(&mut board, Edit::AddTrait(one, Trait::Climbing)), Refused::Rule(Rule::NsP33));
    board.edit(Edit::Seats(3)).expect("a third seat");
    board.edit(Edit::AddTrait(one, Trait::Climbing)).expect("a third trait");
    assert_eq!(refused(&mut board, Edit::AddTrait(one, Trait::Ambush)), Refused::Rule(Rule::NsP33));
    // What loses its place goes.
    board.edit(Edit::Fat(one, 1)).expect("fat");
    board.edit(Edit::Food(one, 6)).expect("food");
    board.edit(Edit::Grow(one, Growth::Population, -2)).expect("it shrinks");
    board.edit(Edit::RemoveTrait(one, Trait::FatTissue)).expect("it goes");
    let species = &board.position().seats[0].species[0];
    assert_eq!((species.pop, species.food, species.fat, species.traits.len()), (4, 4, 0, 2));
}

#[test]
fn species_keep_their_names_while_others_come_and_go() {
    let mut board = Board::example(Preset::Evolution);
    let names = |board: &Board| -> Vec<String> {
        let seats = board.screen(words(), &[]);
        seats.iter().flat_map(|seat| &seat.animals).map(|animal| animal.name.clone()).collect()
    };
    let before = names(&board);
    board.edit(Edit::Seats(4)).expect("more seats");
    assert_eq!(names(&board), before);
    board.edit(Edit::RemoveSpecies(SpeciesId(1))).expect("one goes");
    let left: Vec<_> = before.iter().filter(|name| **name != before[2]).cloned().collect();
    assert_eq!(names(&board), left);
    board.edit(Edit::Shift(SpeciesId(3), false)).expect("to the right");
    assert_eq!(names(&board), [&left[0], &left[1], &left[3], &left[2]].map(String::clone));
}

#[test]
fn a_link_carries_the_position_and_names_its_game() {
    let mut board = Board::example(Preset::NaturalSelection);
    board.edit(Edit::Seats(3)).expect("a third seat");
    board.edit(Edit::Food(SpeciesId(1), 1)).expect("food");
    board.edit(Edit::Fat(SpeciesId(2), 2)).expect("fat");
    let link = board.to_link();
    let again = Board::from_link(&link).expect("it is whole");
    assert_eq!(again.to_scenario(), board.to_scenario());
    assert_eq!((again.preset(), again.hand(Seat::FIRST), again.watering_hole()), (Preset::NaturalSelection, 2, 4));
    assert!(matches!(AnyBoard::from_link(&link), Ok(AnyBoard::Boards(other)) if other == again));
    let origin = desk::origin::analysis::Board::default().to_link();
    assert!(matches!(AnyBoard::from_link(&origin), Ok(AnyBoard::Origin(_))));
    assert_eq!(Board::from_link(&origin), Err(LinkProblem::NoPosition));
    assert!(matches!(Board::from_scenario("- {}"), Err(LinkProblem::Text(_))));
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
    for (seed, preset) in [(1, Preset::Evolution), (2, Preset::NaturalSelection)] {
        let board = Board::example(preset);
        let saved = board.play_on(&with(1, seed)).expect("a game");
        let mut desk = open(&saved);
        assert_eq!(desk.stage(), Stage::Yours(Seat::wrapping(1)));
        let view = desk.view();
        assert_eq!((view.watering_hole, view.hands[Seat::FIRST], view.preset), (4, 2, preset));
        // One deck, less the cards on the table, in the hands and out of a game for two.
        assert_eq!(usize::from(view.deck), 129 - 6 - 2 - 40);
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
        assert_eq!(film.view(0).expect("a frame").everybody().count(), 5);
        // Every moment of it can be looked at on the board.
        for frame in (0..film.len()).step_by(7) {
            let view = film.view(frame).expect("a frame");
            let still = <State as desk::family::Drawn>::still(&view, words(), &[]);
            let board = Board::from_link(&still.analysis.expect("a link")).expect("it is whole");
            assert_eq!(board.matrix(words()).prey.len(), view.everybody().filter(|species| species.pop > 0).count());
        }
    }
}

#[test]
fn a_broken_position_says_where() {
    let saved = Board::default().play_on(&with(0, 1)).expect("a game");
    let broken = saved.record.replacen("traits: [carnivore", "traits: [carnivor", 1);
    let problem = record::parse("game", &broken).expect_err("it cannot be read");
    let line = broken.lines().position(|line| line.starts_with("position: ")).expect("a position");
    let column = broken.lines().nth(line).and_then(|line| line.find("carnivor:")).expect("the word");
    assert_eq!((problem.line, problem.column), (line + 1, column + 1), "{problem}");
    let renamed = saved.record.replacen("{id: S1,", "{id: B1,", 1);
    assert!(record::parse("game", &renamed).expect_err("other names").message.contains("'S1', not 'B1'"));
}
