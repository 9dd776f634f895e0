//! Hints: ranked by what is shown of them, with a reason, to be played or closed.

use desk::advice::{Budget, suggest};
use desk::diary::plain;
use desk::screen::HintLine;
use desk::{Desk, Saved, Stage, Tabletop};
use game::Seat;
use locale::{Lang, Words};
use origin::{Action, AnimalId, State};
use table::Occupant;

/// Ada's A1 is hungry, her A2 is not; one token is left, and Marta's A3 wants it too.
const LAST_FOOD: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: feeding, round: 3, first: P1, turn: P1, bank: 1, deck: [swimming, running, piracy], seats: \
{P1: {animals: [{id: A1, traits: [running, camouflage, grazing]}, {id: A2, food: 1}]}, \
P2: {animals: [{id: A3, traits: [swimming]}]}}}
---
";

/// Ada may play her last card; Marta's hunter swims, so that it can attack none but swimmers.
const SWIMMER: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: development, round: 3, first: P1, turn: P1, passed: [P2], deck: [running, piracy], seats: \
{P1: {hand: [swimming], animals: [{id: A1}]}, P2: {animals: [{id: A2, traits: [carnivorous, swimming]}]}}}
---
";

/// Ada may make a hunter of her animal; nothing protects Marta's.
const NO_HUNTER: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: development, round: 3, first: P1, turn: P1, passed: [P2], deck: [running, piracy], seats: \
{P1: {hand: [parasite/carnivorous], animals: [{id: A1}]}, P2: {animals: [{id: A2}]}}}
---
";

fn asked(record: &str) -> Desk<State> {
    let saved = Saved::from_parts(&record.replace("\\\n", ""), "person:Ada\nbot:greedy:Marta", 3).expect("a record");
    let desk = Desk::resume(&saved, Lang::En).expect("a game");
    assert_eq!(desk.stage(), Stage::Yours(Seat::FIRST));
    desk
}

/// A game that has just begun: much can be done.
fn dealt() -> Desk<State> {
    let config = editions::origin_config(2, origin::Options::default(), None).expect("two can play");
    let seats =
        vec![Occupant::Person { name: "Ada".into() }, Occupant::Bot { name: "Marta".into(), plays: "greedy".into() }];
    let mut desk = Desk::new(config, seats, 3, Lang::En).expect("a desk");
    while let Stage::Bot(seat) = desk.stage() {
        let (_, legal) = desk.bot_prompt(seat).expect("it is asked");
        assert!(desk.act_for(seat, legal[0]));
    }
    desk
}

fn thought(desk: &Desk<State>) -> String {
    thought_for(desk, 300)
}

fn thought_for(desk: &Desk<State>, iterations: u32) -> String {
    let (view, legal) = desk.bot_prompt(Seat::FIRST).expect("it is asked");
    suggest::<State>(Seat::FIRST, &view, &legal, &Budget::iterations(iterations), 1)
}

fn hints(desk: &Desk<State>) -> Vec<HintLine> {
    desk.screen().prompt.hints
}

#[test]
fn a_hint_says_whom_it_saves_and_that_it_takes_the_last_food() {
    let mut desk = asked(LAST_FOOD);
    let said = thought(&desk);
    desk.hints_said(Seat::FIRST, &said);
    let first = hints(&desk).remove(0);
    let why: Vec<String> = first.why.iter().map(|line| plain(line)).collect();
    let name = locale::numbered_name(0);
    assert!(plain(&first.text).contains(&name), "{first:?}");
    assert!(first.is_best, "{first:?}");
    assert!(why[0].starts_with(&format!("Saves {name}: survives ")), "{why:?}");
    assert!(why.len() <= 2, "{why:?}");
    for lang in Lang::ALL {
        desk.set_lang(lang);
        for line in hints(&desk) {
            let said = plain(&line.why.join(" "));
            assert!(!line.why.is_empty() && !said.contains('{') && !said.contains("advice-"), "{lang:?}: {line:?}");
        }
    }
}

#[test]
fn hints_stand_in_the_order_of_what_is_shown() {
    let desk = dealt();
    let said = thought(&desk);
    let shown = |line: &str| {
        let numbers: Vec<f32> = line.split(' ').take(2).map(|word| word.parse().expect("a number")).collect();
        ((numbers[0] * 100.0).round() as i32, numbers[1].round() as i32)
    };
    let ranks: Vec<(i32, i32)> = said.lines().map(shown).collect();
    assert!(ranks.len() > 1 && ranks.windows(2).all(|two| two[0] >= two[1]), "{said}");
}

/// The line of the suggestion to do this, among these.
fn line_of<'s>(said: &'s str, action: &str) -> &'s str {
    said.lines().find(|line| line.ends_with(action)).unwrap_or_else(|| panic!("{action} in {said}"))
}

fn has_reason(line: &str, reason: &str) -> bool {
    line.split(' ').nth(2).is_some_and(|reasons| reasons.split(',').any(|other| other == reason))
}

#[test]
fn a_hint_says_whom_it_opens_to_an_attack() {
    let mut desk = asked(SWIMMER);
    // So short a thought has looked at everything about as often, also at what is no good.
    let said = thought_for(&desk, 12);
    let (swims, passes) = (line_of(&said, "as swimming on A1"), line_of(&said, "pass"));
    assert!(has_reason(swims, "exposes:0") && !has_reason(passes, "exposes:0"), "{said}");
    let name = locale::numbered_name(0);
    for lang in Lang::ALL {
        desk.set_lang(lang);
        desk.hints_said(Seat::FIRST, "0.5000 1.00 exposes:0 play swimming as swimming on A1");
        let sentence = Words::of(lang).text_with("advice-exposes", &[("animal", name.clone().into())]);
        assert_eq!(hints(&desk)[0].why.iter().map(|line| plain(line)).next(), Some(plain(&sentence)), "{lang:?}");
    }
}

#[test]
fn a_hint_says_what_attack_it_makes_possible() {
    let mut desk = asked(NO_HUNTER);
    let said = thought(&desk);
    let line = line_of(&said, "as carnivorous on A1");
    assert!(has_reason(line, "hunts:0:1"), "{said}");
    desk.hints_said(Seat::FIRST, line);
    let [hunter, prey] = [0, 1].map(locale::numbered_name);
    let told: Vec<String> = hints(&desk)[0].why.iter().map(|line| plain(line)).collect();
    let tells = |line: &String| line.starts_with(&format!("{hunter} could then attack")) && line.contains(&prey);
    assert!(told.iter().any(tells), "{told:?}");
}

/// The same suggestions with other chances to win.
fn with_chances(said: &str, chances: &[&str]) -> String {
    let line = |(line, chance): (&str, &&str)| {
        let rest: Vec<&str> = line.splitn(4, ' ').collect();
        format!("{chance} 1.00 {} {}", rest[2], rest[3])
    };
    said.lines().zip(chances).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn about_equal_moves_have_no_best() {
    let mut desk = dealt();
    let said = thought(&desk);
    desk.hints_said(Seat::FIRST, &with_chances(&said, &["0.5100", "0.5000", "0.4950"]));
    assert!(hints(&desk).len() > 1 && hints(&desk).iter().all(|hint| !hint.is_best));
    desk.hints_said(Seat::FIRST, &with_chances(&said, &["0.5600", "0.5000", "0.4950"]));
    assert_eq!(hints(&desk).iter().filter(|hint| hint.is_best).count(), 1);
}

#[test]
fn a_hint_can_be_played_and_hints_can_be_closed() {
    let mut desk = asked(LAST_FOOD);
    let said = thought(&desk);
    desk.hints_said(Seat::FIRST, &said);
    assert!(!hints(&desk).is_empty());
    desk.drop_hints();
    assert!(hints(&desk).is_empty());
    assert!(!desk.play_hint(0), "what is closed is not played");
    desk.hints_said(Seat::FIRST, &said);
    assert!(!desk.play_hint(9), "there are not so many");
    assert!(desk.play_hint(0));
    assert!(
        desk.save().expect("a game of this program").record.contains("P1 take A1"),
        "{}",
        desk.save().expect("a game of this program").record
    );
    assert!(hints(&desk).is_empty());
}

#[test]
fn what_follows_by_the_rules_is_said_where_nothing_else_differs() {
    let mut desk = asked(LAST_FOOD);
    let (view, _) = desk.bot_prompt(Seat::FIRST).expect("it is asked");
    let take = desk::records::write_action::<State>(&view, Seat::FIRST, Action::Take { animal: AnimalId(0) });
    desk.hints_said(Seat::FIRST, &format!("0.5000 1.00 - {take}"));
    assert_eq!(hints(&desk)[0].why[0], Words::of(Lang::En).text("advice-last-food"));
}
