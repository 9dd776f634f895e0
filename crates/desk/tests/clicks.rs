//! Whole games played by clicks alone: every legal action can be reached, nothing is refused without a reason, a kept
//! game goes on as it was, and another language changes words only.

use bots::{Bot, by_name};
use desk::origin::Pick;
use desk::{Click, Stage, Tabletop, Verb};
use game::{Seat, below};
use locale::Lang;
use origin::{Action, Modules, Options, Question, State, Trait};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::Occupant;

type Desk = desk::Desk<State>;

fn table(seats: u8, persons: u8, seed: u64) -> Desk {
    table_in(Modules::BASE, seats, persons, seed)
}

fn table_in(modules: Modules, seats: u8, persons: u8, seed: u64) -> Desk {
    let config = editions::module_config(modules, seats, Options::default(), None).expect("2 to 8 seats");
    let occupants = (0..seats)
        .map(|seat| match seat < persons {
            true => Occupant::Person { name: format!("Person {seat}") },
            false => Occupant::Bot { name: format!("Bot {seat}"), plays: "random".to_owned() },
        })
        .collect();
    Desk::new(config, occupants, seed, Lang::En).expect("a desk")
}

fn bot_moves(desk: &mut Desk, seat: Seat, bot: &mut dyn Bot<State>) {
    let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
    let action = bot.choose(seat, &view, &legal);
    assert!(desk.act_for(seat, action), "a bot plays by the rules");
}

/// The clicks by which a player would do this.
fn clicks_for(desk: &Desk, action: Action) -> Vec<Click> {
    let choice = |wanted: &dyn Fn(&str) -> bool| {
        let choices = desk.screen().prompt.choices;
        choices.iter().position(|choice| wanted(&choice.name)).map(Click::Choice)
    };
    match action {
        Action::PlayAnimal { card, at } => {
            let mut clicks = vec![Click::Face { card: card.into(), face: card.top.into() }, Click::AsAnimal];
            clicks.extend((desk.view().modules.is_divided()).then_some(Click::Place(at.into())));
            clicks.push(Click::Confirm);
            clicks
        }
        Action::PlayTrait { card, face, on } => {
            vec![Click::Face { card: card.into(), face: face.into() }, Click::Being(on.into()), Click::Confirm]
        }
        Action::PlayPair { card, face, first, second } => {
            vec![
                Click::Face { card: card.into(), face: face.into() },
                Click::Being(first.into()),
                Click::Being(second.into()),
                Click::Being(second.into()),
            ]
        }
        Action::Pass | Action::EndTurn => vec![Click::Stop],
        Action::Take { animal } => vec![Click::Being(animal.into()), Click::Verb(Verb::Feed)],
        Action::Attack { attacker, target } => {
            vec![Click::Being(attacker.into()), Click::Verb(Verb::Attack), Click::Being(target.into()), Click::Confirm]
        }
        Action::Fat { animal, count } => vec![Click::Being(animal.into()), Click::Verb(Verb::Fat(count))],
        Action::Piracy { pirate, target } => {
            vec![
                Click::Being(pirate.into()),
                Click::Verb(Verb::Piracy),
                Click::Being(target.into()),
                Click::Being(target.into()),
            ]
        }
        Action::Graze { animal } => vec![Click::Being(animal.into()), Click::Verb(Verb::Graze)],
        Action::Hibernate { animal } => vec![Click::Being(animal.into()), Click::Verb(Verb::Hibernate)],
        Action::Run => choice(&|name| name == "Running").into_iter().chain([Click::Confirm]).collect(),
        Action::Mimic { to } => {
            let mut clicks: Vec<Click> = choice(&|name| name == "Mimicry").into_iter().collect();
            clicks.extend([Click::Being(to.into()), Click::Confirm]);
            clicks
        }
        Action::Scavenge { animal } => vec![Click::Being(animal.into()), Click::Confirm],
        // The place among the choices is the place among the legal answers of this kind.
        Action::LoseTail { .. } => {
            let same = |other: &&Action| matches!(other, Action::LoseTail { .. });
            let place = desk.legal().iter().filter(same).position(|other| *other == action).unwrap_or(0);
            let mut clicks: Vec<Click> = choice(&|name| name == "Tail Loss").into_iter().collect();
            clicks.extend([Click::Choice(place), Click::Confirm]);
            clicks
        }
        Action::Trigger { .. } | Action::Keep { .. } => {
            let place = desk.legal().iter().position(|other| *other == action).unwrap_or(0);
            vec![Click::Choice(place)]
        }
        Action::Migrate { animal, to } => {
            let first = desk.decision().is_some_and(|asked| asked.question == Question::Feed);
            let verb = first.then_some(Click::Verb(Verb::Migrate));
            [Some(Click::Being(animal.into())), verb, Some(Click::Place(to.into())), Some(Click::Confirm)]
                .into_iter()
                .flatten()
                .collect()
        }
        Action::SetOff => vec![Click::Confirm],
        Action::Stay { .. } => vec![Click::Stop],
        Action::Follow { migrant, .. } => vec![Click::Being(migrant.into())],
        Action::Restore { animal, card } => {
            vec![Click::Face { card: card.into(), face: card.top.into() }, Click::Being(animal.into()), Click::Confirm]
        }
        Action::Place { card, at } => {
            vec![Click::Face { card: card.into(), face: card.top.into() }, Click::Place(at.into()), Click::Confirm]
        }
        Action::Recombine { .. } => recombining(desk, action),
        Action::Decline => Vec::new(),
    }
}

/// The clicks of an exchange: the traits of the two animals say which choice each is.
fn recombining(desk: &Desk, action: Action) -> Vec<Click> {
    let Action::Recombine { link, first, second } = action else { return Vec::new() };
    let pair = *desk.view().link(link).expect("it is on the table");
    let mut copy = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
    let mut clicks = vec![Click::Being(pair.first.into()), Click::Verb(Verb::Recombine(link.into()))];
    for click in &clicks {
        copy.click(*click);
    }
    for (animal, place) in [(pair.first, first), (pair.second, second)] {
        let screen = copy.screen();
        let own = screen.own.expect("a person");
        let animal = own.animals.into_iter().find(|one| one.id == animal.into()).expect("on the table");
        let give_up = animal.traits[usize::from(place)].give_up.expect("it can be given");
        clicks.push(Click::Choice(give_up.choice));
        copy.click(Click::Choice(give_up.choice));
    }
    clicks.push(Click::Confirm);
    clicks
}

#[test]
fn every_legal_action_can_be_clicked() {
    for seed in 0..24 {
        play_by_clicks(Modules::BASE, seed);
    }
}

#[test]
fn every_legal_action_of_continents_can_be_clicked() {
    let mut seen = [0; 6];
    for seed in 0..60 {
        for action in play_by_clicks(Modules::CONTINENTS, seed) {
            let kind = match action {
                Action::Migrate { .. } => 0,
                Action::Follow { .. } => 1,
                Action::Stay { .. } => 2,
                Action::Restore { .. } => 3,
                Action::Place { .. } => 4,
                Action::Recombine { .. } => 5,
                _ => continue,
            };
            seen[kind] += 1;
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "every kind was clicked: {seen:?}");
}

/// A game in which the person clicks whatever is legal; gives back what was done.
fn play_by_clicks(modules: Modules, seed: u64) -> Vec<Action> {
    {
        let seats = 2 + (seed % 4) as u8;
        let mut desk = table_in(modules, seats, 1, seed);
        let mut done = Vec::new();
        let mut bot = by_name::<State>("random", seed).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut moves = 0;
        loop {
            match desk.stage() {
                Stage::Others | Stage::Over => break,
                Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
                Stage::HandOver(_) => panic!("there is one person"),
                Stage::Yours(_) => {
                    let legal = desk.legal();
                    // What happens seldom is preferred, and what leads to it.
                    let rare = |action: &&Action| match action {
                        Action::Migrate { .. } | Action::Recombine { .. } | Action::Follow { .. } => true,
                        Action::PlayTrait { face, .. } => matches!(face, Trait::Phoresy | Trait::Migration),
                        _ => false,
                    };
                    let action = match legal.iter().find(rare) {
                        Some(action) if below(&mut rng, 3) > 0 => *action,
                        _ => legal[below(&mut rng, legal.len() as u32) as usize],
                    };
                    done.push(action);
                    let before = desk.save().expect("a game of this program").record;
                    let clicks = clicks_for(&desk, action);
                    let went_on = clicks.iter().map(|click| desk.click(*click)).fold(false, |any, went| any | went);
                    assert!(went_on, "{action:?} by {clicks:?}");
                    let after = desk.save().expect("a game of this program").record;
                    assert_ne!(after, before, "the record tells of {action:?}");
                    moves += 1;
                }
            }
        }
        assert!(moves > 5);
        let screen = desk.screen();
        let result = screen.result.expect("the game is over");
        assert_eq!(result.places.len(), usize::from(seats));
        assert!(!result.verdict.is_empty());
        done
    }
}

#[test]
fn wild_clicking_breaks_nothing_and_gets_reasons() {
    for seed in 0..12 {
        let mut desk = table(3, 1, 100 + seed);
        let mut bot = by_name::<State>("random", seed).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut refused = 0;
        for _ in 0..6000 {
            match desk.stage() {
                Stage::Others | Stage::Over => break,
                Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
                Stage::HandOver(_) => panic!("there is one person"),
                Stage::Yours(_) => {
                    let screen = desk.screen();
                    let mut clicks = vec![Click::Confirm, Click::Cancel, Click::AsAnimal, Click::Choice(0)];
                    let seats = screen.others.iter().chain(&screen.own);
                    clicks.extend(seats.flat_map(|seat| &seat.animals).map(|animal| Click::Being(animal.id)));
                    let faces = screen.hand.iter().flat_map(|card| {
                        card.faces.iter().map(|face| Click::Face { card: card.card, face: face.shows })
                    });
                    clicks.extend(faces);
                    clicks.extend(screen.prompt.buttons.iter().map(|button| button.click));
                    let click = clicks[below(&mut rng, clicks.len() as u32) as usize];
                    if !desk.click(click) {
                        let prompt = desk.screen().prompt;
                        assert!(!prompt.question.is_empty());
                        for why in &prompt.refused {
                            assert!(!why.text.is_empty() && why.rule.starts_with("ORI-"), "{why:?}");
                        }
                        refused += prompt.refused.len();
                    }
                }
            }
        }
        assert_eq!(desk.stage(), Stage::Over, "wild clicking ends a game too");
        assert!(refused > 0, "some clicks are refused, with reasons");
    }
}

#[test]
fn a_kept_game_goes_on_as_it_was_at_any_moment() {
    for seed in 0..6 {
        let mut desk = table(3, 1, 200 + seed);
        let mut bot = by_name::<State>("random", seed).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut moves = 0;
        while desk.stage() != Stage::Over {
            moves += 1;
            if moves % 7 == 0 {
                let saved = desk.save().expect("a game of this program");
                let again = Desk::resume(&saved, Lang::En).expect("its own record");
                assert_eq!(again.save().expect("a game of this program"), saved);
                assert_eq!(again.screen().own, desk.screen().own);
                assert_eq!(again.screen().log, desk.screen().log);
                assert_eq!(again.stage(), desk.stage());
                desk = again;
            }
            match desk.stage() {
                Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
                _ => {
                    let legal = desk.legal();
                    assert!(desk.act(legal[below(&mut rng, legal.len() as u32) as usize]));
                }
            }
        }
    }
}

#[test]
fn another_language_changes_words_only() {
    let mut desk = table(4, 1, 300);
    let mut bot = by_name::<State>("random", 1).expect("a bot");
    for _ in 0..60 {
        match desk.stage() {
            Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
            Stage::Yours(_) => {
                let action = desk.legal()[0];
                assert!(desk.act(action));
            }
            _ => break,
        }
    }
    let english = desk.screen();
    for lang in [Lang::Pl, Lang::Ru, Lang::Cs] {
        desk.set_lang(lang);
        let screen = desk.screen();
        assert_eq!(screen.log.len(), english.log.len());
        assert_ne!(screen.phases, english.phases);
        assert_eq!(screen.deck, english.deck);
        assert_eq!(screen.stage.bank, english.stage.bank);
    }
    desk.set_lang(Lang::En);
    assert_eq!(desk.screen(), english);
}

#[test]
fn hands_stay_hidden_until_the_desk_is_handed_over() {
    let mut desk = table(2, 2, 400);
    let mut handed = 0;
    for _ in 0..80 {
        match desk.stage() {
            Stage::Others | Stage::Over | Stage::Bot(_) => break,
            Stage::HandOver(seat) => {
                assert!(desk.legal().is_empty(), "the one who looks is not asked");
                assert!(!desk.act(Action::Pass), "and cannot act for the other");
                assert!(!desk.can_undo() && desk.undo().is_err(), "who hands over takes nothing back");
                desk.hand_over();
                assert_eq!(desk.viewer(), game::Viewer::Seat(seat));
                handed += 1;
            }
            Stage::Yours(seat) => {
                let hand = desk.screen().hand.len();
                assert_eq!(hand, usize::from(desk.view().hands[seat]));
                let action = desk.legal()[0];
                assert!(desk.act(action));
            }
        }
    }
    assert!(handed > 3);
}

/// Marta has passed; when Ada passes too, the die says how much food there is, and Ada feeds first.
const LAST_PASS: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: development, round: 3, first: P1, turn: P1, passed: [P2], deck: [running, piracy], seats: \
{P1: {hand: [mimicry], animals: [{id: A1}]}, P2: {hand: [mimicry], animals: [{id: A2}]}}}
---
";

/// A table at which the food has just been rolled for, with this player opposite from the moment before or from the start.
fn after_the_die(opposite: &str, later: Option<Occupant>) -> Desk {
    let seats = format!("person:Ada\n{opposite}");
    let saved = desk::Saved::from_parts(&LAST_PASS.replace("\\\n", ""), &seats, 3).expect("a record");
    let mut desk = Desk::resume(&saved, Lang::En).expect("a game");
    if let Some(occupant) = later {
        Tabletop::seat(&mut desk, Seat::wrapping(1), occupant);
    }
    assert_eq!(desk.stage(), Stage::Yours(Seat::FIRST));
    assert!(desk.act(Action::Pass));
    assert_eq!(desk.decision().map(|asked| asked.question), Some(Question::Feed), "the die has been rolled");
    assert_eq!(desk.stage(), Stage::Yours(Seat::FIRST), "nobody else was asked meanwhile");
    desk
}

#[test]
fn what_a_die_has_shown_is_taken_back_only_by_somebody_alone() {
    let mut alone = after_the_die("bot:greedy:Marta", None);
    assert!(alone.screen().can_undo);
    alone.undo().expect("against bots everything is taken back");
    assert_eq!(alone.decision().map(|asked| asked.question), Some(Question::Develop));
    let person = Occupant::Person { name: "Marta".to_owned() };
    for mut desk in [after_the_die("person:Marta", None), after_the_die("bot:greedy:Marta", Some(person))] {
        assert!(!desk.screen().can_undo && desk.undo().is_err(), "both have seen the die");
        assert_eq!(desk.decision().map(|asked| asked.question), Some(Question::Feed));
    }
}

#[test]
fn undo_takes_the_last_decision_back() {
    let mut desk = table(3, 1, 500);
    let mut bot = by_name::<State>("random", 1).expect("a bot");
    while let Stage::Bot(seat) = desk.stage() {
        bot_moves(&mut desk, seat, bot.as_mut());
    }
    let before = desk.screen();
    let action = desk.legal()[0];
    assert!(desk.act(action));
    while let Stage::Bot(seat) = desk.stage() {
        bot_moves(&mut desk, seat, bot.as_mut());
    }
    assert!(desk.screen().can_undo);
    desk.undo().expect("a casual table");
    let after = desk.screen();
    assert_eq!((after.own, after.others, after.hand, after.log), (before.own, before.others, before.hand, before.log));
    assert_eq!(Pick::default(), Pick::Nothing);
}
