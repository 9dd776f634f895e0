//! New World: a row with neighbours, areas and who may use them, a hunt, and no pass while there is something to do.

use desk::Screen;
use desk::cue::Cue;
use desk::screen::{AnimalScreen, Being, CardScreen, Emblem, FaceScreen, Mark, Progress};
use locale::Words;
use new_world::{Phase, Trait};

use crate::pages::tutorial::lesson::{Lesson, Step, Try, button, is_later, marked_name, own, step};

/// The lesson: a pair card, a hunter and the key to the first new area in hand. The other player has cards that neither
/// harm nor hide anybody, so that there is prey whatever they do with them.
pub const LESSON: Lesson = Lesson {
    edition: "new-world",
    name: "edition-new-world",
    opening: include_str!("new_world.record"),
    seed: 7,
    steps: &STEPS,
    to_read: 8,
    suggest,
};

const DEVELOPMENT: &str = "tutorial-chapter-development";
const AREAS: &str = "new-world-phase-areas";
const FEEDING: &str = "tutorial-chapter-feeding";
const ATTACK: &str = "tutorial-chapter-attack";
const EPOCH_END: &str = "tutorial-chapter-epoch-end";
const SCORING: &str = "tutorial-chapter-scoring";

const HAND: &[&str] = &[".tut .hand"];
const PROMPT: &[&str] = &[".tut .prompt"];
const DUTY: &[&str] = &[".tut .own .duty", ".tut .prompt"];
const ROW: &[&str] = &[".tut .areas>.row"];
const PARTS: &[&str] = &[".tut .areas .area:has(.part+.part)", ".tut .areas>.row"];
const ACTOR: &[&str] = &[".tut .own .beast.is-actor", ".tut .own .beast.is-legal", ".tut .own .beast"];
const OWN: &[&str] = &[".tut .own .beast", ".tut .own"];
const OTHERS: &[&str] = &[".tut .opp .beast", ".tut .opp"];
const POINTS: &[&str] = &[".tut .own .facts"];

const STEPS: [Step; 12] = [
    step(DEVELOPMENT, "tutorial-row", "tutorial-row-text", HAND, has_row),
    step(DEVELOPMENT, "tutorial-pair", "tutorial-pair-text", HAND, has_pair),
    step(DEVELOPMENT, "tutorial-hunter", "tutorial-hunter-text", HAND, has_hunter),
    step(DEVELOPMENT, "tutorial-night", "tutorial-night-text", PROMPT, |screen| is_after(screen, Phase::Development)),
    step(AREAS, "tutorial-areas", "tutorial-areas-text", ROW, has_eaten),
    step(FEEDING, "tutorial-forage", "tutorial-forage-text", ACTOR, has_eaten),
    step(FEEDING, "tutorial-cave", "tutorial-cave-text", PARTS, has_hidden),
    step(ATTACK, "tutorial-prey", "tutorial-prey-text", ACTOR, has_attacked),
    step(ATTACK, "tutorial-reaction", "tutorial-reaction-text", OTHERS, |_| false),
    step(EPOCH_END, "tutorial-must", "tutorial-must-text", DUTY, next_epoch),
    step(EPOCH_END, "tutorial-starve", "tutorial-starve-text", OWN, |_| false),
    step(SCORING, "tutorial-count", "tutorial-count-text", POINTS, |_| false),
];

fn next_epoch(screen: &Screen) -> bool {
    is_later(screen, 1)
}

/// Whether the first epoch has left this phase behind.
fn is_after(screen: &Screen, phase: Phase) -> bool {
    let now = screen.phases.iter().find(|there| there.is == Progress::Now);
    now.is_none_or(|there| there.number > phase as u8) || next_epoch(screen)
}

fn has_row(screen: &Screen) -> bool {
    own(screen).len() > 1 || is_after(screen, Phase::Development)
}

fn has_pair(screen: &Screen) -> bool {
    own(screen).iter().any(|animal| !animal.pairs.is_empty()) || is_after(screen, Phase::Development)
}

fn has_hunter(screen: &Screen) -> bool {
    with(screen, Trait::Carnivorous).is_some() || is_after(screen, Phase::Development)
}

fn has_eaten(screen: &Screen) -> bool {
    own(screen).iter().any(|animal| animal.red + animal.blue > 0) || next_epoch(screen)
}

fn has_attacked(screen: &Screen) -> bool {
    cues(screen).any(|cue| matches!(cue, Cue::Attack { hunter, .. } if is_own(screen, *hunter))) || next_epoch(screen)
}

fn has_hidden(screen: &Screen) -> bool {
    cues(screen).any(|cue| matches!(cue, Cue::Shelter { to, .. } if is_own(screen, *to))) || next_epoch(screen)
}

fn cues(screen: &Screen) -> impl Iterator<Item = &Cue> {
    screen.log.iter().filter_map(|line| line.cue.as_ref())
}

fn is_own(screen: &Screen, id: Being) -> bool {
    own(screen).iter().any(|animal| animal.id == id)
}

/// The player's animal with this trait.
fn with(screen: &Screen, shows: Trait) -> Option<&AnimalScreen> {
    let has = |animal: &&AnimalScreen| animal.traits.iter().any(|row| row.shows == Emblem::from(shows));
    own(screen).iter().find(has)
}

fn can_act(animal: &AnimalScreen) -> bool {
    matches!(animal.mark, Mark::Legal { .. } | Mark::Actor { .. })
}

/// A face in hand that can be played, the first that is looked for.
fn face(screen: &Screen, wanted: impl Fn(&FaceScreen) -> bool) -> Option<&FaceScreen> {
    screen.hand.iter().flat_map(|card| &card.faces).find(|face| face.playable && wanted(face))
}

/// A card that no later step needs, or else the last one.
fn spare(screen: &Screen) -> Option<&CardScreen> {
    let needed = [Trait::Carnivorous, Trait::Nocturnal].map(Emblem::from);
    let is_spare = |card: &&CardScreen| card.faces.iter().all(|face| !face.pair && !needed.contains(&face.shows));
    screen.hand.iter().find(is_spare).or(screen.hand.last())
}

fn play(face: &FaceScreen, on: &AnimalScreen) -> Try {
    ("tutorial-try-trait", vec![("trait", face.name.clone()), ("animal", marked_name(on))])
}

fn suggest(title: &str, screen: &Screen, words: &Words) -> Option<Try> {
    let develops = !is_after(screen, Phase::Development);
    let feeds = !develops && !next_epoch(screen);
    let shows = |wanted: Trait| move |face: &FaceScreen| face.shows == Emblem::from(wanted);
    let row = own(screen);
    match title {
        "tutorial-row" if develops => {
            let name = spare(screen)?.faces.first()?.name.clone();
            Some(("tutorial-try-row", vec![("trait", name), button(words, "desk-as-animal")]))
        }
        "tutorial-pair" if develops => {
            let pair = face(screen, shows(Trait::Cooperation)).or_else(|| face(screen, |face| face.pair))?;
            let [first, second, ..] = row else { return None };
            let names = [("first", marked_name(first)), ("second", marked_name(second))];
            Some(("tutorial-try-pair", core::iter::once(("trait", pair.name.clone())).chain(names).collect()))
        }
        "tutorial-hunter" if develops => Some(play(face(screen, shows(Trait::Carnivorous))?, row.last()?)),
        "tutorial-night" if develops => {
            let key = face(screen, shows(Trait::Nocturnal)).filter(|_| with(screen, Trait::Nocturnal).is_none());
            match (key, row.first()) {
                (Some(key), Some(animal)) => Some(play(key, animal)),
                _ => Some(("tutorial-try-more", vec![button(words, "ui-pass")])),
            }
        }
        "tutorial-areas" | "tutorial-forage" if feeds => {
            let hungry = row.iter().find(|animal| !animal.fed && can_act(animal))?;
            Some(("tutorial-try-forage", vec![("animal", marked_name(hungry))]))
        }
        "tutorial-prey" if feeds => {
            let hunter = with(screen, Trait::Carnivorous).filter(|hunter| !hunter.fed && can_act(hunter));
            Some(hunter.map_or(("tutorial-try-no-predator", Vec::new()), |hunter| {
                ("tutorial-try-attack", vec![("animal", marked_name(hunter)), button(words, "ui-attack-new-world")])
            }))
        }
        "tutorial-cave" if feeds => {
            let hides = with(screen, Trait::Nocturnal).filter(|animal| animal.sheltered.is_none() && can_act(animal));
            Some(hides.map_or(("tutorial-try-no-shelter", Vec::new()), |animal| {
                ("tutorial-try-cave", vec![("animal", marked_name(animal)), button(words, "nw-shelter")])
            }))
        }
        "tutorial-must" if feeds => Some(("tutorial-try-must", Vec::new())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bots::by_name;
    use desk::{Click, Desk, Stage, Tabletop, Verb};
    use locale::Lang;
    use new_world::State;

    use super::*;
    use crate::pages::tutorial::aside::opening;

    /// Wallace does anything, until the learner is asked.
    fn wait(desk: &mut Desk<State>, seed: u64) {
        while let Stage::Bot(seat) = desk.stage() {
            let (view, legal) = desk.bot_prompt(seat).expect("he is asked");
            let seed = seed.wrapping_add(desk.save().record.len() as u64);
            let action = by_name::<State>("random", seed).expect("a bot").choose(seat, &view, &legal);
            assert!(desk.act_for(seat, action));
        }
    }

    fn take(desk: &mut Desk<State>, name: &str) {
        let screen = desk.screen();
        let faces = screen.hand.iter().flat_map(|card| card.faces.iter().map(move |face| (card.card, face)));
        let (card, face) = faces.into_iter().find(|(_, face)| face.name == name).expect("such a card");
        desk.click(Click::Face { card, face: face.shows });
    }

    fn named(desk: &Desk<State>, name: &str) -> Being {
        let is_it = |animal: &&AnimalScreen| marked_name(animal) == name;
        own(&desk.screen()).iter().find(is_it).expect("such an animal").id
    }

    /// Does what a note suggests.
    fn follow(desk: &mut Desk<State>, (id, values): &Try) {
        let value = |wanted: &str| values.iter().find(|(name, _)| *name == wanted).map_or("", |(_, value)| value);
        let on = |desk: &mut Desk<State>, name: &str| desk.click(Click::Being(named(desk, value(name))));
        match *id {
            "tutorial-try-row" => {
                take(desk, value("trait"));
                desk.click(Click::AsAnimal);
            }
            "tutorial-try-pair" => {
                take(desk, value("trait"));
                on(desk, "first");
                on(desk, "second");
            }
            "tutorial-try-trait" => {
                take(desk, value("trait"));
                on(desk, "animal");
            }
            "tutorial-try-more" => {
                desk.click(Click::Stop);
                return;
            }
            "tutorial-try-forage" => {
                on(desk, "animal");
                let screen = desk.screen();
                let mut parts = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
                let open = parts.find(|part| matches!(part.mark, Mark::Legal { .. })).expect("an open area").at;
                desk.click(Click::Place(open));
            }
            "tutorial-try-attack" => {
                on(desk, "animal");
                desk.click(Click::Verb(Verb::Attack));
                let screen = desk.screen();
                let mut rivals = screen.others.iter().flat_map(|seat| &seat.animals);
                let prey = rivals.find(|animal| matches!(animal.mark, Mark::Legal { .. })).expect("prey").id;
                desk.click(Click::Being(prey));
            }
            "tutorial-try-cave" => {
                on(desk, "animal");
                desk.click(Click::Verb(Verb::Shelter));
            }
            other => panic!("{other} is nothing to do"),
        }
        desk.click(Click::Confirm);
    }

    /// Whatever Wallace does, what the notes suggest can be done, each step is done then, and nobody is lost.
    #[test]
    fn the_lesson_can_be_followed() {
        for seed in 0..40 {
            let mut desk = Desk::<State>::resume(&opening(&LESSON, "You"), Lang::En).expect("the opening is a record");
            for (step, tries) in [(0, 2), (1, 1), (2, 1), (3, 2), (5, 1), (6, 1), (7, 1)] {
                for _ in 0..tries {
                    wait(&mut desk, seed);
                    assert!(!LESSON.step_done(step, &desk.screen()), "step {step} is still to be done");
                    let suggestion = LESSON.suggestion(step, &desk.screen(), desk.words()).expect("something to try");
                    follow(&mut desk, &suggestion);
                }
                wait(&mut desk, seed);
                assert!(LESSON.step_done(step, &desk.screen()), "step {step} is done");
            }
            let screen = desk.screen();
            assert_eq!(own(&screen).len(), 2, "both are alive");
            assert!(own(&screen).iter().all(|animal| !animal.pairs.is_empty()), "neighbours with a card between them");
        }
    }

    /// The notes speak of these cards, and Wallace has none that would spoil the hunt.
    #[test]
    fn the_lesson_opens_with_the_cards_it_needs() {
        let desk = Desk::<State>::resume(&opening(&LESSON, "You"), Lang::En).expect("the opening is a record");
        let screen = desk.screen();
        let count = |shows: Trait| {
            let faces = screen.hand.iter().flat_map(|card| &card.faces);
            faces.filter(|face| face.shows == Emblem::from(shows)).count()
        };
        assert_eq!(screen.hand.len(), 6);
        assert_eq!(count(Trait::Cooperation), 1);
        assert!(count(Trait::Carnivorous) > 1 && count(Trait::Nocturnal) > 1, "one can be laid as an animal");
        assert_eq!(screen.others.first().map(|seat| seat.animals.len()), Some(1));
    }
}
