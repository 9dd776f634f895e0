//! Whole games of New World played by clicks alone: every legal action can be reached, nothing is refused without a
//! reason, a kept game goes on as it was, the row can be put into another order, another language changes words only.

use bots::Prospect;
use bots::{Bot, by_name};
use desk::advice::Hint;
use desk::new_world::Pick;
use desk::screen::{Being, Place};
use desk::{Click, Drop, Load, Stage, Tabletop, Verb};
use game::{Seat, below};
use locale::Lang;
use new_world::options::MetamorphosisMode;
use new_world::{Action, AnimalId, AreaName, CardRef, Options, Question, State, Trait, Variant};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::Occupant;

type Desk = desk::Desk<State>;

fn table(options: Options, seats: u8, persons: u8, seed: u64) -> Desk {
    let config = editions::new_world_config(seats, options, None).expect("2 to 4 seats");
    let occupants = (0..seats)
        .map(|seat| match seat < persons {
            true => Occupant::Person { name: format!("Person {seat}") },
            false => Occupant::Bot { name: format!("Bot {seat}"), plays: "random".to_owned() },
        })
        .collect();
    Desk::new(config, occupants, seed, Lang::En).expect("a desk")
}

fn of(variant: Variant) -> Options {
    Options { variant, ..Options::default() }
}

type Kind = core::mem::Discriminant<Action>;

const VARIANTS: [Variant; 3] = [Variant::Standard, Variant::RandomMutations, Variant::Disaster];

fn bot_moves(desk: &mut Desk, seat: Seat, bot: &mut dyn Bot<State>) {
    let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
    let action = bot.choose(seat, &view, &legal);
    assert!(desk.act_for(seat, action), "a bot plays by the rules");
}

fn area(place: new_world::Place) -> Place {
    let name = AreaName::ALL.iter().position(|name| *name == place.name).expect("a name");
    Place(name as u8 + place.nth * AreaName::ALL.len() as u8)
}

/// Clicks what can be clicked alone, then the choice whose action it is.
fn choosing(desk: &Desk, clicks: Vec<Click>, action: Action) -> Vec<Click> {
    let mut copy = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
    for click in &clicks {
        copy.click(*click);
    }
    let wanted = copy.screen().prompt.choices.iter().position(|choice| choice.name == said(&copy, action));
    clicks.into_iter().chain(wanted.map(Click::Choice)).chain([Click::Confirm]).collect()
}

/// The action as the choices of the screen call it: as its hint would.
fn said(desk: &Desk, action: Action) -> String {
    let mut copy = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
    copy.show_hints(vec![Hint { action, prospect: Prospect::default(), why: Vec::new() }]);
    copy.screen().prompt.hints.swap_remove(0).text
}

/// The choice that gives up this card, after these clicks.
fn giving_up(desk: &Desk, mut clicks: Vec<Click>, animal: AnimalId, card: CardRef) -> Vec<Click> {
    let mut copy = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
    for click in &clicks {
        copy.click(*click);
    }
    let own = copy.screen().own.expect("a person");
    let give_up = match card {
        CardRef::Single { shows, nth } => {
            let animal = own.animals.iter().find(|one| one.id == animal.into()).expect("on the table");
            let alike = animal.traits.iter().filter(|row| row.shows == shows.into());
            alike.skip(usize::from(nth)).map(|row| row.give_up).next().expect("it has that card")
        }
        CardRef::Pair(link) => own.links.iter().find(|one| one.id == link.into()).expect("it is there").give_up,
    };
    clicks.push(Click::Choice(give_up.expect("it can be given up").choice));
    clicks
}

/// The clicks by which a player would do this.
fn clicks_for(desk: &Desk, action: Action) -> Vec<Click> {
    let being = |animal: AnimalId| Click::Being(animal.into());
    let face = |card: new_world::Card, face: Trait| Click::Face { card: card.into(), face: face.into() };
    let react = |shows: Trait| {
        let choices = desk.screen().prompt.choices;
        choices.iter().position(|choice| choice.icon == Some(shows.into())).map(Click::Choice).expect("it is offered")
    };
    match action {
        Action::PlayAnimal { card, .. } => vec![face(card, card.major), Click::AsAnimal, Click::Confirm],
        Action::PlayTrait { card, face: shows, on } => vec![face(card, shows), being(on), Click::Confirm],
        Action::PlayPair { card, face: shows, first, second } => {
            vec![face(card, shows), being(first), being(second), being(second)]
        }
        Action::AnnounceAnimal => vec![Click::AsAnimal],
        Action::AnnounceTrait { on } => vec![being(on), Click::Verb(Verb::Announce)],
        Action::Pass | Action::EndTurn | Action::Stop | Action::KeepFat { .. } | Action::StayAwake { .. } => {
            vec![Click::Stop]
        }
        Action::SpendFat { .. } | Action::Hibernate { .. } => vec![Click::Confirm],
        Action::Shelter { animal, from } => {
            vec![being(animal), Click::Verb(Verb::Shelter), Click::Place(area(from)), Click::Confirm]
        }
        Action::Feed { animal, from } => {
            vec![being(animal), Click::Verb(Verb::Feed), Click::Place(area(from)), Click::Confirm]
        }
        Action::Attack { predator, prey, .. } => {
            choosing(desk, vec![being(predator), Click::Verb(Verb::Attack), being(prey)], action)
        }
        Action::Piracy { pirate, victim, .. } => {
            choosing(desk, vec![being(pirate), Click::Verb(Verb::Piracy), being(victim)], action)
        }
        Action::Metamorphose { animal, discard, card, face: shows, .. } => {
            let clicks = giving_up(desk, vec![being(animal), Click::Verb(Verb::Metamorphose)], animal, discard);
            choosing(desk, clicks.into_iter().chain([face(card, shows)]).collect(), action)
        }
        Action::MetamorphoseFromPool { animal, discard } | Action::MetamorphoseForFood { animal, discard } => {
            let mut clicks = giving_up(desk, vec![being(animal), Click::Verb(Verb::Metamorphose)], animal, discard);
            clicks.push(Click::Confirm);
            clicks
        }
        Action::Run => vec![react(Trait::Running), Click::Confirm],
        Action::Gore => vec![react(Trait::Horned), Click::Confirm],
        Action::Repel => vec![react(Trait::Repulsive), Click::Confirm],
        Action::Hide => vec![react(Trait::Shelled), Click::Confirm],
        Action::Mimic { to } => vec![react(Trait::Mimicry), being(to), Click::Confirm],
        Action::Elude { discard } => {
            let prey = desk.view().moment.attack().expect("an attack").prey;
            let mut clicks = giving_up(desk, vec![react(Trait::Elusive)], prey, discard);
            clicks.push(Click::Confirm);
            clicks
        }
        // The place among the choices is the place among the legal answers.
        Action::Trigger { .. }
        | Action::Decline { .. }
        | Action::Trample { .. }
        | Action::Spare { .. }
        | Action::AddTrait { .. }
        | Action::AddPair { .. } => {
            vec![Click::Choice(desk.legal().iter().position(|other| *other == action).expect("it is legal"))]
        }
        Action::DiscardHand { card } => vec![face(card, card.major), Click::Confirm],
        Action::Rearrange { .. } => Vec::new(),
    }
}

/// A player who can do something else does not pass, so that much happens.
fn lively(legal: Vec<Action>) -> Vec<Action> {
    let lively: Vec<Action> = legal.iter().copied().filter(|action| *action != Action::Pass).collect();
    if lively.is_empty() { legal } else { lively }
}

/// A game in which the person clicks whatever is legal; gives back what was done.
fn play_by_clicks(options: Options, seed: u64, seen: &mut Vec<Kind>) -> Vec<Action> {
    let seats = 2 + (seed % 3) as u8;
    let mut desk = table(options, seats, 1, seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut done = Vec::new();
    loop {
        match desk.stage() {
            Stage::Others | Stage::Over => break,
            Stage::Bot(seat) => {
                let (_, legal) = desk.bot_prompt(seat).expect("it is asked");
                let legal = lively(legal);
                assert!(desk.act_for(seat, legal[below(&mut rng, legal.len() as u32) as usize]));
            }
            Stage::HandOver(_) => panic!("there is one person"),
            Stage::Yours(_) => {
                // A player who passes now and then has cards left when others feed.
                let legal = if below(&mut rng, 4) == 0 { desk.legal() } else { lively(desk.legal()) };
                // What was not clicked yet is preferred.
                let fresh = |action: &&Action| !seen.contains(&core::mem::discriminant(*action));
                let fresh: Vec<&Action> = legal.iter().filter(fresh).collect();
                let action = match fresh.len() {
                    0 => legal[below(&mut rng, legal.len() as u32) as usize],
                    many => *fresh[below(&mut rng, many as u32) as usize],
                };
                seen.push(core::mem::discriminant(&action));
                done.push(action);
                let entries = desk.local().expect("a game of this program").table().record().len();
                let clicks = clicks_for(&desk, action);
                let mut went_on = false;
                for click in &clicks {
                    if went_on {
                        break;
                    }
                    went_on = desk.click(*click);
                }
                assert!(went_on, "{action:?} by {clicks:?}: {:?}", desk.screen().prompt);
                let since = &desk.local().expect("a game of this program").table().record()[entries..];
                let is_it = |entry: &table::RecordEntry<Action>| matches!(entry, table::RecordEntry::Act { action: done, .. } if *done == action);
                assert!(since.iter().any(is_it), "the record tells of {action:?}");
            }
        }
    }
    let result = desk.screen().result.expect("the game is over");
    assert_eq!(result.places.len(), usize::from(seats));
    assert!(!result.verdict.is_empty() && result.tie.is_some_and(|tie| tie.rule == "NW-END-3"));
    done
}

fn play_all(options: Options, games: u64) -> Vec<Action> {
    let mut seen = Vec::new();
    (0..games).flat_map(|seed| play_by_clicks(options, seed, &mut seen)).collect()
}

#[test]
fn every_legal_action_can_be_clicked() {
    let done = play_all(of(Variant::Standard), 90);
    let is = |name: &str, wanted: fn(&Action) -> bool| assert!(done.iter().any(wanted), "{name}");
    is("mutation", |action| matches!(action, Action::Attack { mutation: Some(_), .. }));
    is("intelligence", |action| matches!(action, Action::Attack { intelligence: Some(_), .. }));
    is("piracy", |action| matches!(action, Action::Piracy { .. }));
    is("metamorphosis", |action| matches!(action, Action::Metamorphose { pair: None, .. }));
    is("trigger", |action| matches!(action, Action::Trigger { .. }));
    is("hoofed", |action| matches!(action, Action::Trample { .. }));
    is("running", |action| matches!(action, Action::Run));
    is("horned", |action| matches!(action, Action::Gore));
    is("elusive", |action| matches!(action, Action::Elude { .. }));
    is("repulsive", |action| matches!(action, Action::Repel));
    is("shelled", |action| matches!(action, Action::Hide));
    is("mimicry", |action| matches!(action, Action::Mimic { .. }));
    is("fat", |action| matches!(action, Action::SpendFat { .. }));
    is("hibernation", |action| matches!(action, Action::Hibernate { .. }));
    is("hand limit", |action| matches!(action, Action::DiscardHand { .. }));
}

#[test]
fn every_legal_action_of_the_variants_can_be_clicked() {
    let done = play_all(of(Variant::RandomMutations), 40);
    let is = |name: &str, wanted: fn(&Action) -> bool| assert!(done.iter().any(wanted), "{name}");
    is("announce an animal", |action| matches!(action, Action::AnnounceAnimal));
    is("announce a trait", |action| matches!(action, Action::AnnounceTrait { .. }));
    is("add a trait", |action| matches!(action, Action::AddTrait { .. }));
    is("add a pair", |action| matches!(action, Action::AddPair { .. }));
    is("metamorphose", |action| matches!(action, Action::MetamorphoseFromPool { .. }));
    play_all(of(Variant::Disaster), 8);
    let for_food = Options { metamorphosis_mode: MetamorphosisMode::DiscardForFood, ..Options::default() };
    let done = play_all(for_food, 8);
    assert!(done.iter().any(|action| matches!(action, Action::MetamorphoseForFood { .. })));
}

#[test]
fn wild_clicking_breaks_nothing_and_gets_reasons() {
    for seed in 0..9 {
        let mut desk = table(of(VARIANTS[seed as usize % 3]), 3, 1, 100 + seed);
        let mut bot = by_name::<State>("random", seed).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut refused = 0;
        for _ in 0..9000 {
            match desk.stage() {
                Stage::Others | Stage::Over => break,
                Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
                Stage::HandOver(_) => panic!("there is one person"),
                Stage::Yours(_) => {
                    let screen = desk.screen();
                    let mut clicks = vec![Click::Confirm, Click::Cancel, Click::AsAnimal, Click::Choice(0)];
                    let seats = screen.others.iter().chain(&screen.own);
                    clicks.extend(seats.flat_map(|seat| &seat.animals).map(|animal| Click::Being(animal.id)));
                    let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
                    clicks.extend(areas.map(|area| Click::Place(area.at)));
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
                            assert!(!why.text.is_empty() && why.rule.starts_with("NW-"), "{why:?}");
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
    for (seed, variant) in (0..).zip(VARIANTS) {
        let mut desk = table(of(variant), 3, 1, 200 + seed);
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
                assert_eq!(again.screen().areas, desk.screen().areas);
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

/// A game at a moment when the person develops and has at least this many animals.
fn with_animals(seed: u64, count: usize) -> Desk {
    let mut desk = table(of(Variant::Standard), 2, 1, seed);
    let mut bot = by_name::<State>("random", seed).expect("a bot");
    loop {
        match desk.stage() {
            Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
            Stage::Yours(seat) => {
                let legal = desk.legal();
                let is_turn = desk.decision().is_some_and(|decision| decision.question == Question::Develop);
                if is_turn && desk.view().rows[seat].len() >= count {
                    return desk;
                }
                let animal = legal.iter().find(|action| matches!(action, Action::PlayAnimal { .. }));
                assert!(desk.act(*animal.unwrap_or(&legal[0])));
            }
            stage => panic!("{stage:?}"),
        }
    }
}

#[test]
fn the_viewers_row_can_be_put_into_another_order() {
    let mut desk = with_animals(1, 3);
    let row = |desk: &Desk| desk.view().rows[Seat::FIRST].clone();
    let before = row(&desk);
    let being = |animal: AnimalId| Being(animal.0);
    // By keys: pick, then to the right.
    assert!(!desk.click(Click::Being(being(before[0]))));
    assert!(desk.click(Click::Verb(Verb::Right)));
    assert_eq!(row(&desk), [before[1], before[0], before[2]]);
    assert!(desk.click(Click::Verb(Verb::Right)), "who moved stays picked");
    assert_eq!(row(&desk), [before[1], before[2], before[0]]);
    assert!(!desk.click(Click::Verb(Verb::Right)), "there is no place further right");
    // By carrying: to the place of another one, and to the end.
    assert!(desk.drop_on(Load::Being(being(before[0])), Drop::Being(being(before[1]))));
    assert_eq!(row(&desk), before);
    assert!(desk.drop_on(Load::Being(being(before[1])), Drop::Row));
    assert_eq!(row(&desk), [before[0], before[2], before[1]]);
    // It does not end the turn, and a kept game knows of it.
    assert!(matches!(desk.stage(), Stage::Yours(_)));
    let again = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
    assert_eq!(row(&again), row(&desk));
    assert_eq!(again.save().expect("a game of this program"), desk.save().expect("a game of this program"));
}

#[test]
fn another_language_changes_words_only() {
    for variant in VARIANTS {
        let mut desk = table(of(variant), 4, 1, 300);
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
            assert_ne!(screen.areas, english.areas);
        }
        desk.set_lang(Lang::En);
        assert_eq!(desk.screen(), english);
    }
}

#[test]
fn nobody_sees_a_gene_pool() {
    let desk = table(of(Variant::RandomMutations), 2, 2, 7);
    let screen = desk.screen();
    assert!(screen.hand.is_empty());
    let seats = screen.others.iter().chain(&screen.own);
    assert!(seats.clone().all(|seat| seat.pool && seat.hand == 6), "only how many cards there are");
}

#[test]
fn why_nobody_may_pass_stands_beside_the_row() {
    let mut notes = 0;
    let mut desk = table(of(Variant::Standard), 2, 1, 11);
    let mut bot = by_name::<State>("random", 3).expect("a bot");
    loop {
        match desk.stage() {
            Stage::Others | Stage::Over => break,
            Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
            _ => {
                let note = desk.screen().own.and_then(|own| own.note);
                let legal = desk.legal();
                let feeds = desk.decision().is_some_and(|decision| decision.question == Question::Feed);
                if feeds {
                    let stops = legal.iter().any(|action| matches!(action, Action::Pass | Action::EndTurn));
                    assert_eq!(note.is_none(), stops, "{note:?}");
                    notes += usize::from(note.is_some_and(|note| note.rule == "NW-FEED-3"));
                }
                assert!(desk.act(legal[0]));
            }
        }
    }
    assert!(notes > 0);
    assert_eq!(Pick::default(), Pick::Nothing);
}
