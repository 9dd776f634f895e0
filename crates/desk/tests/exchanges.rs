//! Recombination at the desk: two equal cards come together, and the owner is asked which one stays.

use desk::screen::{Mark, Mood};
use desk::{Click, Saved, Stage, Tabletop};
use game::Seat;
use locale::Lang;
use origin::{Action, AnimalId, LinkId, Trait};

type Desk = desk::Desk<origin::State>;

/// A1 has robbed already; its partner A2 has a Piracy that is ready.
const RECORD: &str = "pangea record 1
edition: continents
rules: 2
seats: 2
names: Ada | Marta
position: {phase: feeding, round: 2, first: P1, turn: P1, banks: {laurasia: 2, gondwana: 0, ocean: 0}, deck: [swimming, \
running], seats: {P1: {animals: [{id: A1, traits: [piracy(spent), running]}, {id: A2, traits: [piracy]}], \
links: [{trait: recombination, between: [A1, A2]}]}, P2: {animals: [{id: A3, traits: [parasite], food: 1}]}}}
---
";

fn desk(lang: Lang) -> Desk {
    let record = RECORD.replace("\\\n", "");
    let saved = Saved::from_parts(&record, "person:Ada\nbot:greedy:Marta", 3).expect("a record");
    let mut desk = Desk::resume(&saved, lang).expect("a game");
    assert_eq!(desk.stage(), Stage::Yours(Seat::FIRST));
    assert!(desk.act_for(Seat::FIRST, Action::Recombine { link: LinkId(0), first: 1, second: 0 }));
    desk
}

#[test]
fn two_equal_cards_are_a_question_with_two_answers() {
    // CON-T-RECOMBINATION-3
    let mut desk = desk(Lang::En);
    let screen = desk.screen();
    assert_eq!(screen.prompt.mood, Mood::Question);
    assert!(screen.prompt.question.starts_with("Piracy twice: which card does "), "{}", screen.prompt.question);
    let names: Vec<&str> = screen.prompt.choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["Keep the arriving card: Piracy, ready", "Keep its own card: Piracy, already used"]);
    assert!(screen.prompt.choices.iter().all(|choice| choice.icon == Some(Trait::Piracy.into())));
    let own = screen.own.expect("a person").animals;
    assert!(matches!(
        own.iter().find(|one| one.id == AnimalId(0).into()).expect("asked about").mark,
        Mark::Actor { .. }
    ));
    assert!(desk.click(Click::Choice(0)));
    let animal = desk.view().animal(AnimalId(0)).expect("on the table").clone();
    assert_eq!(animal.stack.iter().map(|card| card.shows).collect::<Vec<_>>(), [Trait::Piracy]);
    assert!(animal.spent.is_empty());
    let log = desk.screen().log;
    let told = log.iter().any(|line| line.text.contains("keeps the arriving Piracy; its own card is discarded"));
    assert!(told, "{:?}", log.iter().map(|line| &line.text).collect::<Vec<_>>());
}

#[test]
fn the_question_survives_being_kept_and_has_words_in_every_language() {
    for lang in Lang::ALL {
        let kept = desk(lang).save().expect("a game of this program");
        let mut again = Desk::resume(&kept, lang).expect("it goes on");
        let prompt = again.screen().prompt;
        assert_eq!(prompt.choices.len(), 2, "{lang:?}");
        assert!(again.click(Click::Choice(1)));
        assert!(again.view().animal(AnimalId(0)).expect("there").spent.contains(Trait::Piracy));
    }
}
