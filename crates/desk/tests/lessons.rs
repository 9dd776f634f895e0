//! The lessons: followed by their words alone to the end, and left aside at every step.

use std::collections::BTreeSet;

use desk::lesson::{Advice, Coach, Do, LESSONS, Lesson, Note, Plan, StepState, What};
use desk::screen::{Mark, Mood};
use desk::{Click, Screen, Stage, Tabletop, resume};
use game::Seat;
use locale::{Lang, Words};

/// A learner at a lesson, with the coach beside them.
struct Classroom {
    lesson: &'static Lesson,
    table: Box<dyn Tabletop>,
    coach: Coach,
    lang: Lang,
    careful: bool,
    /// Whether the other player has done something that was not thought out.
    strayed: bool,
    chance: u64,
}

impl Classroom {
    fn open(lesson: &'static Lesson, lang: Lang, careful: bool, chance: u64) -> Self {
        let you = Words::of(lang).text("home-you");
        let mut table = resume(&lesson.opening(&you), lang).expect("the opening is a record");
        table.set_careful(careful);
        Self { lesson, table, coach: Coach::new(lesson), lang, careful, strayed: false, chance: chance * 2 + 1 }
    }

    fn random(&mut self, below: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % below.max(1)
    }

    fn note(&mut self) -> Note {
        self.coach.look(
            &self.table.screen(),
            &self.table.save().expect("a game of this program"),
            self.lang,
            self.careful,
        )
    }

    /// The other player moves, as far as the note lets them; returns the note then.
    fn wait(&mut self) -> Note {
        loop {
            let note = self.note();
            let Stage::Bot(seat) = self.table.stage() else { return note };
            if note.holds || note.is_last {
                return note;
            }
            self.partner(seat);
        }
    }

    fn partner(&mut self, seat: Seat) {
        let legal = self.table.sayings(seat);
        let said = self.lesson.partner(&self.table.screen(), &legal).map(str::to_owned);
        let said = said.unwrap_or_else(|| {
            self.strayed = true;
            let number = self.random(legal.len());
            legal[number].clone()
        });
        self.table.bot_said(seat, &said);
    }
}

/// Everything that can be clicked by a name on the screen, as somebody sees it who knows nothing of the lesson.
fn named(screen: &Screen, what: What, name: &str) -> Vec<Click> {
    let own = screen.own.as_ref().expect("a seat");
    let animals = || own.animals.iter().chain(screen.others.iter().flat_map(|seat| &seat.animals));
    match what {
        What::Card => {
            let cards = screen.hand.iter().flat_map(|card| card.faces.iter().map(move |face| (card.card, face)));
            cards
                .filter(|(_, face)| face.name == name && face.playable)
                .map(|(card, face)| Click::Face { card, face: face.shows })
                .collect()
        }
        What::Animal => {
            let open = animals().filter(|animal| !matches!(animal.mark, Mark::Barred(_)));
            open.filter(|animal| animal.name == name).map(|animal| Click::Being(animal.id)).collect()
        }
        What::Button => {
            let buttons = screen.prompt.buttons.iter().filter(|button| button.label == name);
            buttons.map(|button| button.click).collect()
        }
        What::Place => {
            let open = |mark: &Mark| matches!(mark, Mark::Legal { .. });
            let locations = screen.locations.iter().filter(|at| at.name == name && open(&at.mark)).map(|at| at.at);
            let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
            let areas = areas.filter(|area| area.name == name && open(&area.mark)).map(|area| area.at);
            locations.chain(areas).map(Click::Place).collect()
        }
        What::Track => {
            let boards = own.animals.iter().filter_map(|animal| animal.board.as_ref());
            let grows =
                boards.flat_map(|board| [&board.population, &board.size]).filter_map(|track| track.grow.clone());
            grows.filter(|(label, _)| label == name).map(|(_, click)| click).collect()
        }
        What::End => {
            let ends = own.ends.iter().filter(|end| end.label == name && matches!(end.mark, Mark::Legal { .. }));
            ends.map(|end| Click::End { left: end.left }).collect()
        }
    }
}

/// Does what a sentence says, thing by thing, and nothing else.
fn follow(room: &mut Classroom, plan: &Plan) {
    let words = Words::of(room.lang);
    let parts = plan.parts(words);
    for (number, thing) in plan.dos.iter().enumerate() {
        let Do { what, name, .. } = thing;
        assert!(parts[number].contains(name.as_str()), "{:?} names {name}", parts[number]);
        let found = named(&room.table.screen(), *what, name);
        assert!(!found.is_empty(), "{what:?} {name} of {parts:?} is on the screen");
        let went_on = room.table.click(found[0]);
        let screen = room.table.screen();
        assert!(screen.prompt.refused.is_empty(), "{what:?} {name} is allowed: {:?}", screen.prompt.refused);
        assert_eq!(went_on, number + 1 == plan.dos.len(), "the sentence ends when the game goes on: {parts:?}");
        if !went_on {
            let Advice::Try { plan: same, done } = room.note().advice else { panic!("still to be done: {parts:?}") };
            assert_eq!((&same.dos, done), (&plan.dos, number + 1), "the words stay while they are followed");
        }
    }
}

/// A learner who does exactly what the words say.
fn attend(lesson: &'static Lesson, lang: Lang, careful: bool) {
    let mut room = Classroom::open(lesson, lang, careful, 1);
    let mut steps = Vec::new();
    for _ in 0..60 {
        let note = room.wait();
        steps.push((note.step, note.advice != Advice::Nothing));
        if note.is_last {
            break;
        }
        match note.advice {
            Advice::Try { plan, done } => {
                assert_eq!(done, 0, "nothing is picked before something is clicked");
                follow(&mut room, &plan);
            }
            Advice::Nothing => {
                assert!(note.is_read, "step {} of {} is there to be read", note.step, lesson.edition);
                room.coach.next();
            }
            other => panic!("step {} of {} ({}): {other:?}", note.step, lesson.edition, note.title),
        }
    }
    let states = room.coach.states();
    let (last, before) = states.split_last().expect("steps");
    assert_eq!((room.coach.step(), *last), (before.len(), StepState::Open), "the last step is reached: {steps:?}");
    assert!(before.iter().all(|state| *state == StepState::Done), "every step was done: {states:?} {steps:?}");
    assert!(!room.strayed, "Wallace knew what to do in {}", lesson.edition);
}

#[test]
fn a_lesson_is_done_by_its_words_alone_in_every_language() {
    for lesson in LESSONS {
        for lang in Lang::ALL {
            attend(lesson, lang, true);
        }
        // Whoever wants no confirmations has fewer clicks, and fewer words.
        attend(lesson, Lang::En, false);
    }
}

/// Anything that can be clicked.
fn anything(room: &mut Classroom) -> Click {
    let screen = room.table.screen();
    let mut clicks: Vec<Click> = screen.prompt.buttons.iter().map(|button| button.click).collect();
    clicks.extend((0..screen.prompt.choices.len()).map(Click::Choice));
    clicks.extend(screen.hand.iter().flat_map(|card| {
        let faces = card.faces.iter().filter(|face| face.playable);
        faces.map(|face| Click::Face { card: card.card, face: face.shows })
    }));
    let seats = screen.own.iter().chain(&screen.others);
    let open = |mark: &Mark| matches!(mark, Mark::Legal { .. } | Mark::Prey { .. });
    clicks.extend(seats.flat_map(|seat| &seat.animals).filter(|a| open(&a.mark)).map(|a| Click::Being(a.id)));
    clicks.extend(screen.locations.iter().filter(|at| open(&at.mark)).map(|at| Click::Place(at.at)));
    let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
    clicks.extend(areas.filter(|area| open(&area.mark)).map(|area| Click::Place(area.at)));
    clicks.extend(screen.own.iter().flat_map(|own| &own.ends).map(|end| Click::End { left: end.left }));
    assert!(!clicks.is_empty(), "there is something to click: {:?}", screen.prompt);
    let number = room.random(clicks.len());
    clicks[number]
}

/// A learner who clicks something else at every step; the lesson goes along and lies about nothing.
fn stray(lesson: &'static Lesson, seed: u64) {
    let mut room = Classroom::open(lesson, Lang::En, true, seed);
    let mut done_before: BTreeSet<usize> = BTreeSet::new();
    for _ in 0..1500 {
        let note = room.wait();
        let is_done = |(step, state): (usize, &StepState)| (*state == StepState::Done).then_some(step);
        let done: BTreeSet<usize> = note.states.iter().enumerate().filter_map(is_done).collect();
        assert!(done.is_superset(&done_before), "what is done stays done");
        done_before = done;
        if note.is_last {
            return;
        }
        let screen = room.table.screen();
        match &note.advice {
            Advice::Try { plan, done } => {
                let next = &plan.dos[*done];
                let found = named(&screen, next.what, &next.name);
                assert!(!found.is_empty(), "step {}: {next:?} is on the screen", note.step);
            }
            Advice::Astray { back } => assert!(!named(&screen, back.what, &back.name).is_empty()),
            Advice::Cannot | Advice::Wait => {}
            Advice::Nothing => {
                let offers = note.is_read || screen.prompt.mood == Mood::Defence || screen.prompt.mood == Mood::Over;
                assert!(offers || note.states[note.step] == StepState::Done, "step {} leads on", note.step);
            }
        }
        let asked = matches!(room.table.stage(), Stage::Yours(_));
        // Whoever waits, or has seen enough, goes on.
        if !asked || room.random(40) == 0 {
            room.coach.next();
            continue;
        }
        let avoid = match &note.advice {
            Advice::Try { plan, done } => Some(plan.dos[*done].click),
            _ => None,
        };
        let mut click = anything(&mut room);
        for _ in 0..4 {
            if Some(click) == avoid {
                click = anything(&mut room);
            }
        }
        room.table.click(click);
    }
    panic!("{} with {seed} comes to an end, not to stay at {}", lesson.edition, room.coach.step());
}

#[test]
fn a_lesson_goes_along_with_whoever_does_something_else() {
    for lesson in LESSONS {
        for seed in 0..5 {
            stray(lesson, seed);
        }
    }
}

/// A learner who only passes has done nothing else, and nothing else is ticked.
#[test]
fn what_was_not_done_is_not_ticked() {
    for lesson in LESSONS {
        let mut room = Classroom::open(lesson, Lang::En, true, 3);
        for _ in 0..60 {
            let note = room.wait();
            if note.is_last {
                break;
            }
            let can_stop = room.table.screen().prompt.buttons.iter().any(|button| button.click == Click::Stop);
            match (note.holds, can_stop) {
                (true, _) => room.coach.next(),
                (false, true) => {
                    room.table.click(Click::Stop);
                }
                (false, false) => match room.note().advice {
                    Advice::Try { plan, .. } => follow(&mut room, &plan),
                    _ => room.coach.next(),
                },
            }
        }
        let title = |step: usize| lesson.steps[step].title;
        let undone = ["tutorial-attack", "tutorial-neighbours", "tutorial-larger", "tutorial-prey", "tutorial-trait"];
        for (step, state) in room.coach.states().iter().enumerate() {
            if undone.contains(&title(step)) {
                assert_eq!(*state, StepState::Passed, "{} of {}", title(step), lesson.edition);
            }
        }
    }
}

#[test]
fn a_coach_goes_on_where_another_stopped() {
    let mut room = Classroom::open(LESSONS[0], Lang::En, true, 1);
    let Advice::Try { plan, .. } = room.wait().advice else { panic!("something to try") };
    follow(&mut room, &plan);
    room.wait();
    let text = room.coach.write();
    let again = Coach::read(LESSONS[0], &text);
    assert_eq!((again.step(), again.write()), (1, text));
    assert_eq!(Coach::read(LESSONS[0], "99 oo").step(), 0, "what does not fit begins again");
}
