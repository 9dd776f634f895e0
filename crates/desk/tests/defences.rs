//! An attack on the person at the desk: the defences in order, what each would do, and the way back before the
//! confirmation.

use desk::origin::Pick;
use desk::screen::{ChipKind, Mark, Mood};
use desk::{Click, Saved, Stage, Tabletop, Verb};
use game::Seat;
use locale::Lang;
use origin::AnimalId;

type Desk = desk::Desk<origin::State>;

/// Marta's A6 attacks Ada's A1, which has every defence.
const RECORD: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: feeding, round: 4, first: P2, turn: P2, bank: 2, deck: [swimming, running, piracy], seats: \
{P1: {hand: [mimicry], animals: [{id: A1, traits: [fat_tissue(1), running, mimicry, tail_loss], food: 1}, \
{id: A2, traits: [camouflage], food: 1}, {id: A3, traits: [parasite], food: 1}, \
{id: A4, traits: [high_body_weight]}], links: [{trait: cooperation, between: [A1, A2]}]}, \
P2: {animals: [{id: A5, traits: [carnivorous, sharp_vision]}, {id: A6}]}}}
---
P2 attack A5 -> A1
";

const PREY: AnimalId = AnimalId(0);
const HUNTER: AnimalId = AnimalId(4);

fn saved() -> Saved {
    let record = RECORD.replace("\\\n", "");
    Saved::from_parts(&record, "person:Ada\nbot:greedy:Marta", 3).expect("a record")
}

fn attacked() -> Desk {
    let desk = Desk::resume(&saved(), Lang::En).expect("a game");
    assert_eq!(desk.stage(), Stage::Yours(Seat::FIRST));
    desk
}

fn names(desk: &Desk) -> Vec<String> {
    desk.screen().prompt.choices.iter().map(|choice| desk::diary::plain(&choice.name)).collect()
}

fn chips(desk: &Desk) -> Vec<Option<ChipKind>> {
    desk.screen().prompt.choices.iter().map(|choice| choice.chip.as_ref().map(|chip| chip.kind)).collect()
}

fn place(desk: &Desk, name: &str) -> Click {
    Click::Choice(names(desk).iter().position(|other| other == name).expect("it is offered"))
}

fn labels(desk: &Desk) -> Vec<String> {
    desk.screen().prompt.buttons.into_iter().map(|button| button.label).collect()
}

#[test]
fn the_defences_stand_in_order_with_what_each_would_do() {
    let desk = attacked();
    let screen = desk.screen();
    assert_eq!(screen.prompt.mood, Mood::Defence);
    assert_eq!(names(&desk), ["Running", "Tail Loss", "Mimicry"]);
    assert_eq!(chips(&desk), [Some(ChipKind::First), Some(ChipKind::Next), Some(ChipKind::NotNeeded)]);
    assert_eq!(labels(&desk), ["Running first"]);
    let texts: Vec<String> = screen.prompt.choices.iter().map(|choice| desk::diary::plain(&choice.text)).collect();
    assert_eq!(texts[0], "If it escapes, nothing is lost. If it fails, you choose the next defence.");
    assert!(texts[1].contains("loses one card") && texts[1].contains("1/2"), "{}", texts[1]);
    let (second, third) = (locale::field_name(AnimalId(1)), locale::field_name(AnimalId(2)));
    assert_eq!(texts[2], format!("Attacked instead: {second}, {third}."));
    assert_eq!(screen.prompt.choices[0].odds, "escapes on 4–6");
    let arrow = screen.arrow.expect("an arrow");
    assert_eq!((arrow.from, arrow.to, arrow.missed), (HUNTER.into(), PREY.into(), false));
}

#[test]
fn a_run_shows_its_die_before_the_confirmation() {
    let mut desk = attacked();
    let record = desk.save().expect("a game of this program").record;
    assert!(!desk.click(place(&desk, "Running")));
    assert_eq!(desk.save().expect("a game of this program").record, record, "nothing has happened yet");
    let dice = desk.screen().prompt.dice.expect("the faces of the die");
    assert_eq!((dice.fail, dice.save, dice.then.as_str()), (vec![1, 2, 3], vec![4, 5, 6], "then the next defence"));
    assert_eq!(labels(&desk), ["Choose another defence", "Run"]);
    desk.click(Click::Cancel);
    assert!(desk.screen().prompt.dice.is_none());
    assert!(desk.click(Click::Confirm), "the button runs at once");
    let roll = desk.screen().roll.expect("the die lies on the table");
    assert!(roll.note.is_some());
    let arrow = desk.screen().arrow.expect("an arrow");
    assert_eq!(arrow.missed, roll.escaped);
}

#[test]
fn a_new_prey_shows_its_outlook_and_can_be_changed() {
    let mut desk = attacked();
    desk.click(place(&desk, "Mimicry"));
    let (second, third) = (locale::field_name(AnimalId(1)), locale::field_name(AnimalId(2)));
    assert_eq!(names(&desk), [second.clone(), third.clone()]);
    let texts: Vec<String> =
        desk.screen().prompt.choices.iter().map(|choice| desk::diary::plain(&choice.text)).collect();
    // The animal and its card; with the second one the pair card goes too.
    assert!(
        texts[0].starts_with(&format!("{second} is eaten.")) && texts[0].ends_with("Costs 4 points."),
        "{}",
        texts[0]
    );
    assert!(texts[1].ends_with("Costs 5 points."), "{}", texts[1]);
    desk.click(place(&desk, &second));
    assert_eq!(labels(&desk), ["Choose other prey".to_owned(), format!("New prey: {second}")]);
    let screen = desk.screen();
    assert_eq!(screen.arrow.expect("an arrow").to, AnimalId(1).into());
    let marks = screen.own.expect("the own row").animals;
    assert!(matches!(&marks[0].mark, Mark::Prey { flag, .. } if flag == "Using Mimicry"));
    assert!(matches!(&marks[1].mark, Mark::Prey { flag, .. } if flag == "New prey"));
    assert!(matches!(marks[3].mark, Mark::Barred(_)));
    desk.click(Click::Cancel);
    assert_eq!(labels(&desk), ["Choose another defence"]);
    desk.click(place(&desk, &third));
    assert!(desk.click(Click::Confirm));
    assert!(desk.view().animal(AnimalId(2)).is_none() && desk.view().animal(PREY).is_some());
}

#[test]
fn a_card_is_given_up_after_the_confirmation() {
    let mut desk = attacked();
    desk.click(place(&desk, "Tail Loss"));
    let own = desk.screen().own.expect("the own row");
    assert_eq!(own.animals[0].traits.iter().filter(|row| row.give_up.is_some()).count(), 4);
    assert!(own.links[0].give_up.is_some());
    desk.click(Click::Choice(1));
    assert_eq!(labels(&desk), ["Choose another card", "Give up Running"]);
    let lines = desk.screen().prompt.lines;
    assert!(lines.iter().any(|line| line == "Costs 1 point."), "{lines:?}");
    assert!(desk.click(Click::Confirm));
    assert!(desk.view().animal(PREY).is_some());
}

#[test]
fn a_player_who_wants_no_confirmation_is_not_asked_for_one() {
    let mut desk = attacked();
    desk.set_careful(false);
    assert!(desk.click(place(&desk, "Running")), "it runs at once");
    let mut desk = attacked();
    desk.set_careful(false);
    desk.click(place(&desk, "Mimicry"));
    assert!(desk.click(Click::Being(AnimalId(1).into())));
    let mut desk = attacked();
    desk.set_careful(false);
    desk.click(place(&desk, "Tail Loss"));
    assert!(desk.click(Click::Choice(0)));
}

#[test]
fn an_attack_asks_for_a_confirmation_and_offers_other_prey() {
    let hunts = saved().record.replace("first: P2, turn: P2", "first: P1, turn: P1");
    let hunts =
        hunts.replace("traits: [high_body_weight]", "traits: [carnivorous]").replace("P2 attack A5 -> A1\n", "");
    let hunts = Saved { record: hunts };
    let hunter = AnimalId(3);
    for careful in [true, false] {
        let mut desk = Desk::resume(&hunts, Lang::En).expect("a game");
        desk.set_careful(careful);
        let clicks = [Click::Being(hunter.into()), Click::Verb(Verb::Attack), Click::Being(HUNTER.into())];
        let went_on = clicks.map(|click| desk.click(click));
        assert_eq!(went_on, [false, false, !careful]);
        if careful {
            assert_eq!(labels(&desk), ["Choose other prey", "Attack"]);
            desk.click(Click::Cancel);
            desk.click(Click::Being(AnimalId(5).into()));
            assert_eq!(desk.screen().arrow.expect("an arrow").to, AnimalId(5).into());
            assert!(desk.click(Click::Confirm));
        }
    }
    assert_eq!(Pick::default(), Pick::Nothing);
}
