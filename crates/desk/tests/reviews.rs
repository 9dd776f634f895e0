//! A played game is reviewed, whatever was played; hints say what they are expected to bring.

use bots::by_name;
use desk::advice::{Budget, bot_name, suggest};
use desk::family::Family;
use desk::review::{AnyReviewer, Care, Judgement, Review, Task};
use desk::{AnyFilm, Desk, Stage, Tabletop};
use editions::{Deal, Edition};
use game::{Seat, Viewer};
use locale::{Lang, Words};
use table::Occupant;

const QUICK: Care = Care { tables: 3, iterations: 16 };

/// A game of this edition, played by chance: so that moves are bad now and then.
fn played(edition: Edition) -> String {
    fn play<F: Family>(config: F::Config) -> String {
        let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "random".to_owned() };
        let mut desk = Desk::<F>::new(config, vec![bot("Anna"), bot("Bert")], 7, Lang::En).expect("a desk");
        let mut player = by_name::<F>("random", 7).expect("a bot");
        while let Stage::Bot(seat) = desk.stage() {
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            let action = player.choose(seat, &view, &legal);
            assert!(desk.act_for(seat, action));
        }
        desk.save().expect("a game of this program").record
    }
    match Deal::new(edition, 2, []).expect("two can play") {
        Deal::Origin(config) => play::<origin::State>(config),
        Deal::Boards(config) => play::<northstar::State>(config),
        Deal::NewWorld(config) => play::<new_world::State>(config),
    }
}

fn open(record: &str) -> (Box<dyn AnyReviewer>, Box<dyn AnyFilm>) {
    let reviewer = desk::reviewer("game", record, QUICK).expect("a record");
    (reviewer, desk::film("game", record, Viewer::Spectator).expect("a record"))
}

fn both() -> Vec<Seat> {
    Seat::all(2).collect()
}

/// Everything, part by part, as the page has it done.
fn reviewed(reviewer: &dyn AnyReviewer, seats: &[Seat]) -> Review {
    let mut review = Review::new(reviewer.entries());
    let mut done = review.progress(seats);
    while let Some(task) = review.next_task(seats) {
        let told = Task::read(&task.text()).expect("it reads what it wrote");
        assert_eq!(told, task);
        assert!(review.read_result(&task, &reviewer.work(&told)), "{task:?}");
        assert!(review.progress(seats) > done, "it goes on");
        done = review.progress(seats);
    }
    assert!((done - 1.0).abs() < 1e-6);
    review
}

#[test]
fn every_edition_is_reviewed_from_the_first_step_to_the_last() {
    for edition in Edition::ALL {
        let (reviewer, film) = open(&played(edition));
        assert_eq!((reviewer.entries(), reviewer.seats()), (film.entries(), 2), "{edition:?}");
        for step in (0..=reviewer.entries()).step_by(5).chain([reviewer.entries()]) {
            let chances = reviewer.chances(step).expect("a step");
            assert_eq!(chances.len(), 2);
            let sum: f32 = chances.iter().sum();
            assert!(
                (sum - 1.0).abs() < 1e-3 && chances.iter().all(|chance| *chance >= 0.0),
                "{edition:?}: {chances:?}"
            );
        }
        let end = reviewer.chances(reviewer.entries()).expect("the end");
        assert!(end.iter().any(|share| [1.0, 0.5].contains(share)), "{edition:?}: somebody has won: {end:?}");
        assert_eq!(reviewer.chances(reviewer.entries() + 1), None);
        // Every decision that is judged can be put into words in every language, and leads to a frame.
        let judged: Vec<Judgement> =
            (0..reviewer.entries()).step_by(7).filter_map(|entry| reviewer.judge(entry)).collect();
        assert!(!judged.is_empty(), "{edition:?}");
        for one in judged {
            assert_eq!(reviewer.decided(one.entry), Some(one.seat));
            assert!((0.0..=1.0).contains(&one.cost()));
            assert!(film.step_of(film.frame_of(one.entry)) > one.entry);
            for lang in Lang::ALL {
                for action in [&one.played, &one.best] {
                    let told =
                        film.describe_action(one.entry, one.seat, action, Words::of(lang)).expect("it can be told");
                    assert!(!told.is_empty(), "{edition:?} {action}");
                }
            }
        }
    }
}

#[test]
fn a_review_has_a_value_for_every_step_and_its_worst_moves_in_order() {
    let (reviewer, film) = open(&played(Edition::Origin));
    let review = reviewed(reviewer.as_ref(), &both());
    assert!((0..=reviewer.entries()).all(|step| review.chances(step).is_some()));
    let worst = review.worst(5);
    assert!(!worst.is_empty(), "who plays by chance gives something away");
    assert!(worst.windows(2).all(|pair| pair[0].cost() >= pair[1].cost()));
    assert!(worst.iter().all(|one| one.cost() >= desk::review::LEAST_COST && !one.is_best()));
    assert!(worst.iter().all(|one| review.move_at(one.entry) == Some(*one)));
    let steps: Vec<usize> = (0..film.len()).map(|frame| film.step_of(frame)).collect();
    let bands = review.stacked(&steps, &[Seat::wrapping(1), Seat::wrapping(0)]);
    assert_eq!(bands.len(), 2);
    for (lower, upper) in bands[0].iter().zip(&bands[1]) {
        assert!(lower.0 == 0.0 && lower.1 == upper.0 && (upper.1 - 1.0).abs() < 1e-3);
    }
    assert_eq!(bands[0].len(), film.len());
}

#[test]
fn the_biggest_swings_and_every_great_loss_are_explained() {
    for edition in [Edition::Origin, Edition::Evolution, Edition::NewWorld] {
        let (reviewer, film) = open(&played(edition));
        let own = [Seat::FIRST];
        let review = reviewed(reviewer.as_ref(), &own);
        let points = review.turning_points(8, &own);
        assert!(!points.is_empty(), "{edition:?}: chance plays badly");
        let told = |entry: usize| points.iter().any(|point| point.entries.contains(&entry));
        let standing = |step: usize| review.standing(step).expect("every step is known");
        let mut biggest = (0.0, 0);
        for entry in 0..reviewer.entries() {
            let (before, after) = (standing(entry), standing(entry + 1));
            let lost = before.points[0] - after.points[0];
            assert!(lost < desk::review::LEAST_LOSS || told(entry), "{edition:?}: {lost} points lost in entry {entry}");
            let swing = (before.chances[0] - after.chances[0]).abs();
            if swing > biggest.0 && !before.goes_on && !after.goes_on {
                biggest = (swing, entry);
            }
        }
        assert!(told(biggest.1), "{edition:?}: the biggest swing, {biggest:?}");
        for point in &points {
            for lang in Lang::ALL {
                let text = film.describe_turning(point, Words::of(lang));
                let all = format!("{} {} {}", text.title, text.came.join(" "), text.better);
                assert!(!text.title.is_empty() && !text.came.is_empty() && !text.better.is_empty(), "{all}");
                assert!(!all.contains("review-") && !all.contains("advice-") && !all.contains('{'), "{lang:?}: {all}");
            }
            let Some(judged) = point.judged.as_ref().filter(|judged| judged.cost() >= desk::review::LEAST_COST) else {
                continue;
            };
            let why = film.explain(judged, Words::of(Lang::En));
            assert!(!why.is_empty() && why.iter().all(|line| !line.is_empty()), "{edition:?}: {judged:?}");
        }
    }
}

#[test]
fn names_and_seats_go_along_to_the_analysis_board() {
    use desk::analysis::AnyBoard;
    use desk::analysis::share::Sitters;
    for edition in Edition::ALL {
        let film = desk::film("game", &played(edition), Viewer::Seat(Seat::wrapping(1))).expect("a record");
        let still = film.still(film.len() / 2, Words::of(Lang::En)).expect("a frame");
        let link = still.analysis.expect("a link");
        assert!(AnyBoard::from_link(&link).is_ok(), "{edition:?}");
        let sitters = Sitters::of_link(&link).expect("names");
        assert_eq!((sitters.players, sitters.you), (vec!["Anna".into(), "Bert".into()], Seat::new(1)), "{edition:?}");
    }
}

#[test]
fn the_same_game_is_reviewed_in_the_same_way() {
    let record = played(Edition::Evolution);
    let (reviewer, _) = open(&record);
    let one = reviewed(reviewer.as_ref(), &both());
    assert_eq!(one, reviewed(open(&record).0.as_ref(), &both()));
    // First one seat, then both: the same in the end, and nothing twice.
    let mut other = reviewed(reviewer.as_ref(), &[Seat::FIRST]);
    // The others are judged only where the chances changed most.
    let swings = other.turning_points(99, &[Seat::FIRST]);
    let is_in_one = |entry: usize| swings.iter().any(|point| point.entries.contains(&entry));
    assert!(other.worst(99).iter().all(|judged| judged.seat == Seat::FIRST || is_in_one(judged.entry)));
    while let Some(task) = other.next_task(&both()) {
        assert!(matches!(task, Task::Moves(..)), "the chances are known");
        assert!(other.read_result(&task, &reviewer.work(&task)));
    }
    assert_eq!(other.worst(99), one.worst(99));
}

#[test]
fn what_is_not_an_answer_is_refused() {
    let mut review = Review::new(20);
    let task = review.next_task(&both()).expect("something to do");
    assert!(!review.read_result(&task, "") && !review.read_result(&task, "0.5 x"));
    assert!(!review.read_result(&Task::Moves(0..4, both()), "nonsense"));
    assert_eq!(Task::read("moves 0 4"), None);
    assert_eq!(Task::read("chances 0"), None);
    assert!(review.worst(3).is_empty() && review.stacked(&[0, 1], &both()).iter().all(Vec::is_empty));
    assert!(desk::reviewer("game", "no record", QUICK).is_err());
}

#[test]
fn hints_are_ranked_and_said_in_every_language() {
    fn ask<F: Family>(config: F::Config) {
        let person = |name: &str| Occupant::Person { name: name.to_owned() };
        let mut desk = Desk::<F>::new(config, vec![person("Anna"), person("Bert")], 3, Lang::En).expect("a desk");
        let (seat, view, legal) = loop {
            let (Stage::Yours(seat) | Stage::HandOver(seat)) = desk.stage() else { panic!("nothing is asked") };
            desk.hand_over();
            let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
            if legal.len() > 3 {
                break (seat, view, legal);
            }
            assert!(desk.act(legal[0]));
        };
        let said = suggest::<F>(seat, &view, &legal, &Budget::iterations(120), 1);
        assert_eq!(said, suggest::<F>(seat, &view, &legal, &Budget::iterations(120), 1));
        desk.hints_said(seat, &format!("{said}\n0.5 1.0 nonsense"));
        for lang in Lang::ALL {
            desk.set_lang(lang);
            let hints = desk.screen().prompt.hints;
            assert!((1..=3).contains(&hints.len()), "{hints:?}");
            assert_eq!(hints.len(), said.lines().count(), "nonsense is left out");
            let percent = Words::of(lang).text_with("percent", &[("percent", 0.into())]).replace('0', "");
            assert!(hints.iter().all(|hint| !hint.text.is_empty() && hint.prospect.contains(&percent)), "{hints:?}");
        }
        let before = desk.screen().prompt.hints;
        assert!(desk.act(legal[0]));
        assert_ne!(before, desk.screen().prompt.hints, "a move makes them forgotten");
    }
    for edition in Edition::ALL {
        match Deal::new(edition, 2, []).expect("two can play") {
            Deal::Origin(config) => ask::<origin::State>(config),
            Deal::Boards(config) => ask::<northstar::State>(config),
            Deal::NewWorld(config) => ask::<new_world::State>(config),
        }
    }
}

#[test]
fn bots_are_called_by_their_level_and_style() {
    let words = Words::of(Lang::En);
    assert_eq!(bot_name(words, "hunter+predatory"), "Hunter, predatory");
    assert_eq!(bot_name(words, "apex@0.3s"), "Apex");
    for plays in bots::NAMES {
        assert_eq!(bot_name(words, plays), words.text(&format!("level-{plays}")));
    }
}
