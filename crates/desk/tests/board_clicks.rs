//! Whole games of Evolution and Natural Selection played by clicks alone: every legal action can be reached, nothing is
//! refused without a reason, a kept game goes on as it was, another language changes words only, and secrets stay secret.

use bots::{Bot, by_name};
use desk::screen::{Mark, Screen, SeatScreen, SlotKind};
use desk::{Click, Drop, Load, Stage, Tabletop, Track};
use editions::northstar::{config, config_with};
use game::{Seat, Viewer, below};
use locale::Lang;
use northstar::options::{FatFeeding, FatPriority, IntelligenceExtra, ScarceOrder};
use northstar::{Action, Card, Growth, Options, Preset, Question, State, Trait};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::Occupant;

type Desk = desk::Desk<State>;

fn table_with(preset: Preset, seats: u8, persons: u8, seed: u64, change: impl Fn(&mut Options)) -> Desk {
    let mut options = Options::printed(preset, seats);
    change(&mut options);
    let config = config(preset, seats, options, None).expect("2 to 6 seats");
    let occupants = (0..seats)
        .map(|seat| match seat < persons {
            true => Occupant::Person { name: format!("Person {seat}") },
            false => Occupant::Bot { name: format!("Bot {seat}"), plays: "random".to_owned() },
        })
        .collect();
    Desk::new(config, occupants, seed, Lang::En).expect("a desk")
}

fn table(preset: Preset, seats: u8, persons: u8, seed: u64) -> Desk {
    table_with(preset, seats, persons, seed, |_| ())
}

fn frugal_table(seed: u64) -> Desk {
    let options = Options { scarce_order: ScarceOrder::OwnerChoice, ..Options::printed(Preset::Evolution, 3) };
    let traits = [Trait::Foraging, Trait::Cooperation, Trait::LongNeck, Trait::FatTissue];
    let traits = if seed.is_multiple_of(2) { &traits[..2] } else { &traits };
    let deck: Vec<(Card, u8)> = traits.iter().map(|shows| (Card { shows: *shows, food: 1 }, 24)).collect();
    let config = config_with(&deck, Preset::Evolution, 3, options, None).expect("a deck of one's own");
    let person = Occupant::Person { name: "Ada".to_owned() };
    let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "random".to_owned() };
    Desk::new(config, vec![person, bot("Marta"), bot("Ilya")], seed, Lang::En).expect("a desk")
}

fn bot_moves(desk: &mut Desk, seat: Seat, bot: &mut dyn Bot<State>) {
    let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
    let action = bot.choose(seat, &view, &legal);
    assert!(desk.act_for(seat, action), "a bot plays by the rules");
}

/// The clicks by which a player would do this.
fn clicks_for(desk: &Desk, action: Action) -> Vec<Click> {
    let face = |card: Card| Click::Face { card: card.into(), face: card.shows.into() };
    let place = |same: fn(&Action) -> bool| {
        let legal = desk.legal();
        let place = legal.iter().filter(|other| same(other)).position(|other| *other == action);
        vec![Click::Choice(place.expect("it is legal"))]
    };
    match action {
        Action::FoodCard { card } => vec![face(card), Click::Confirm],
        Action::PlayTrait { card, on } => vec![face(card), Click::Being(on.into())],
        Action::NewSpecies { card, end } => vec![face(card), Click::End { left: end == northstar::End::Left }],
        Action::Grow { card, growth, species } => {
            let track = if growth == Growth::Population { Track::Population } else { Track::Size };
            vec![face(card), Click::Track { of: species.into(), track }]
        }
        Action::Drop { drops, from } => {
            vec![Click::Trait { of: from.into(), shows: drops.into() }, Click::Confirm]
        }
        Action::Feed { species } => vec![Click::Being(species.into()), Click::Confirm],
        Action::Intelligence { species, card } => vec![Click::Being(species.into()), face(card), Click::Confirm],
        Action::Attack { attacker, victim, negate } => {
            let mut copy = Desk::resume(&desk.save().expect("a game of this program"), Lang::En).expect("it was kept");
            let mut clicks = vec![Click::Being(attacker.into()), Click::Being(victim.into())];
            clicks.iter().for_each(|click| assert!(!copy.click(*click), "an attack takes a last word"));
            // Other traits to ignore are a choice of their own.
            for t in Trait::ALL.into_iter().filter(|t| negate.traits.contains(*t)) {
                let name = locale::northstar::trait_name(copy.words(), t);
                let choices = copy.screen().prompt.choices;
                let wanted =
                    |choice: &&desk::screen::ChoiceScreen| choice.name.contains(&name) && choice.chip.is_none();
                if let Some(choice) = choices.iter().position(|choice| wanted(&choice)) {
                    clicks.push(Click::Choice(choice));
                    copy.click(Click::Choice(choice));
                }
            }
            clicks.push(Click::Confirm);
            clicks
        }
        Action::Pass | Action::EndTurn => vec![Click::Stop],
        Action::Pay { card } => vec![face(card)],
        Action::Leaf { .. } => place(|other| matches!(other, Action::Leaf { .. })),
        Action::DefaultOrder => vec![Click::Confirm],
        Action::Store { .. } => place(|other| matches!(other, Action::Store { .. })),
        Action::Scarce { .. } => place(|other| matches!(other, Action::Scarce { .. })),
    }
}

/// What is done in a record that was not in the one before, in its own words.
fn said(before: &str, after: &str) -> Vec<String> {
    after.lines().skip(before.lines().count()).map(str::to_owned).collect()
}

const HUNTERS: &[Trait] = &[Trait::Carnivore, Trait::Intelligence, Trait::FatTissue, Trait::LongNeck];
const GATHERERS: &[Trait] = &[Trait::Foraging, Trait::Cooperation, Trait::LongNeck, Trait::FatTissue];

/// One of these actions: what happens seldom is preferred, and what leads to it.
fn seldom(legal: &[Action], taste: &[Trait], rng: &mut Xoshiro256PlusPlus) -> Action {
    let weight = |action: &Action| match action {
        Action::Attack { negate, .. } if !negate.traits.is_empty() => 60,
        Action::Attack { .. } | Action::Leaf { .. } | Action::Store { .. } => 12,
        Action::PlayTrait { card, .. } if taste.contains(&card.shows) => 24,
        Action::PlayTrait { .. } => 1,
        Action::Grow { growth: Growth::Size, .. } => 4,
        // Cards that are kept can pay for an attack.
        Action::EndTurn if taste == HUNTERS => 30,
        Action::Drop { .. } => 1,
        _ => 3,
    };
    let mut left = below(rng, legal.iter().map(weight).sum());
    let chosen = legal.iter().find(|action| {
        let here = left < weight(action);
        left = left.saturating_sub(weight(action));
        here
    });
    *chosen.expect("one of them")
}

/// A game in which the person clicks whatever is legal; gives back what was done.
fn play_by_clicks(mut desk: Desk, taste: &[Trait], seed: u64) -> Vec<Action> {
    let mut bot = by_name::<State>("random", seed).expect("a bot");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut done = Vec::new();
    loop {
        match desk.stage() {
            Stage::Others | Stage::Over => break,
            Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
            Stage::HandOver(_) => panic!("there is one person"),
            Stage::Yours(_) => {
                let legal = desk.legal();
                let action = seldom(&legal, taste, &mut rng);
                let before = desk.save().expect("a game of this program").record;
                let clicks = clicks_for(&desk, action);
                let went_on = clicks.iter().map(|click| desk.click(*click)).fold(false, |any, went| any | went);
                let why = || desk.screen().prompt.refused;
                assert!(went_on, "{action:?} by {clicks:?}: {:?}", why());
                assert!(
                    !said(&before, &desk.save().expect("a game of this program").record).is_empty(),
                    "the record tells of {action:?}"
                );
                done.push(action);
            }
        }
    }
    let screen = desk.screen();
    let result = screen.result.expect("the game is over");
    assert_eq!(result.places.len(), usize::from(desk.view().seats));
    assert!(result.places.iter().all(|place| place.parts.len() == 4));
    assert!(!result.verdict.is_empty() && result.tie.is_some());
    done
}

#[test]
fn every_legal_action_can_be_clicked() {
    let mut seen = [0; 15];
    let mut note = |actions: Vec<Action>| {
        for action in actions {
            let kind = match action {
                Action::FoodCard { .. } => 0,
                Action::PlayTrait { .. } => 1,
                Action::NewSpecies { .. } => 2,
                Action::Grow { .. } => 3,
                Action::Drop { .. } => 4,
                Action::Feed { .. } => 5,
                Action::Attack { negate, .. } if negate.traits.is_empty() => 6,
                Action::Attack { .. } => 7,
                Action::Intelligence { .. } => 8,
                Action::Pass | Action::EndTurn => 9,
                Action::Leaf { .. } => 10,
                Action::DefaultOrder => 11,
                Action::Store { .. } => 12,
                Action::Scarce { .. } => 13,
                Action::Pay { .. } => 14,
            };
            seen[kind] += 1;
        }
    };
    for preset in [Preset::Evolution, Preset::NaturalSelection] {
        for seats in [2, 4, 6] {
            for seed in 0..5 {
                note(play_by_clicks(table(preset, seats, 1, seed), HUNTERS, seed));
            }
        }
        // The same with what the books leave open decided otherwise.
        let other = |options: &mut Options| {
            options.quick_play = true;
            options.scarce_order = ScarceOrder::OwnerChoice;
            options.fat_feeding = FatFeeding::OvershootOnly;
            options.fat_priority = FatPriority::Free;
            options.intelligence_extra = IntelligenceExtra::InsteadOfFeeding;
            options.open_scores = true;
        };
        for seed in 0..4 {
            note(play_by_clicks(table_with(preset, 3, 1, seed, other), HUNTERS, seed));
        }
    }
    // A deck of few traits and little food: orders of leaf traits, and one token that is too few for two.
    let (mut scarce, mut in_order) = (false, false);
    for seed in 0..60 {
        let done = play_by_clicks(frugal_table(seed), GATHERERS, seed);
        scarce |= done.iter().any(|action| matches!(action, Action::Scarce { .. }));
        in_order |= done.contains(&Action::DefaultOrder);
        note(done);
        if scarce && in_order {
            break;
        }
    }
    // Cards that pay are chosen with the attack, so nobody is asked for them afterwards.
    assert!(seen[..14].iter().all(|count| *count > 0), "every kind was clicked: {seen:?}");
}

#[test]
fn the_cards_that_pay_can_be_chosen() {
    let mut chosen = 0;
    for seed in 0..40 {
        let mut desk = table(Preset::NaturalSelection, 3, 1, seed);
        let mut bot = by_name::<State>("random", seed).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while desk.stage() != Stage::Over {
            let Stage::Yours(_) = desk.stage() else {
                let Stage::Bot(seat) = desk.stage() else { panic!("there is one person") };
                bot_moves(&mut desk, seat, bot.as_mut());
                continue;
            };
            let hand = desk.view().own.clone().expect("a person").hand;
            let paid = |action: &&Action| matches!(action, Action::Attack { negate, .. } if negate.traits.len() == 1);
            let attack = desk.legal().iter().find(paid).copied();
            let (Some(attack), true) = (attack, hand.len() > 1) else {
                let action = seldom(&desk.legal(), HUNTERS, &mut rng);
                assert!(desk.act(action));
                continue;
            };
            let mut clicks = clicks_for(&desk, attack);
            let confirm = clicks.pop().expect("a last word");
            clicks.iter().for_each(|click| assert!(!desk.click(*click)));
            let flagged = |desk: &Desk| desk.screen().hand.iter().filter(|card| card.flag.is_some()).count();
            assert_eq!(flagged(&desk), 1, "one card pays");
            let pays = *hand.last().expect("a hand");
            desk.click(Click::Face { card: pays.into(), face: pays.shows.into() });
            assert_eq!(flagged(&desk), 1, "still one card pays");
            assert!(desk.click(confirm));
            let after = desk.save().expect("a game of this program").record;
            let words = notation::northstar::parse("game", &after).expect("its own record");
            let payment = words.entries.iter().rev().find_map(|entry| match entry {
                notation::record::Entry::Act { action: Action::Pay { card }, .. } => Some(*card),
                _ => None,
            });
            assert_eq!(payment, Some(pays), "the chosen card was discarded");
            assert!(!matches!(desk.decision().map(|asked| asked.question), Some(Question::Pay { .. })));
            chosen += 1;
        }
    }
    assert!(chosen > 3, "{chosen} attacks were paid for");
}

#[test]
fn wild_clicking_and_dropping_breaks_nothing_and_gets_reasons() {
    for seed in 0..6 {
        let preset = if seed % 2 == 0 { Preset::Evolution } else { Preset::NaturalSelection };
        let mut desk = table(preset, if seed % 3 == 0 { 6 } else { 3 }, 1, 100 + seed);
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
                    let went_on = if below(&mut rng, 4) == 0 {
                        let (load, on) = wild_drop(&screen, &mut rng);
                        desk.drop_on(load, on)
                    } else {
                        let clicks = wild_clicks(&screen);
                        desk.click(clicks[below(&mut rng, clicks.len() as u32) as usize])
                    };
                    if !went_on {
                        let prompt = desk.screen().prompt;
                        assert!(!prompt.question.is_empty());
                        for why in &prompt.refused {
                            assert!(!why.text.is_empty() && why.rule.starts_with("NS-"), "{why:?}");
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

fn beings(screen: &Screen) -> Vec<desk::screen::AnimalScreen> {
    screen.others.iter().chain(&screen.own).flat_map(|seat| seat.animals.clone()).collect()
}

fn wild_clicks(screen: &Screen) -> Vec<Click> {
    let mut clicks = vec![Click::Confirm, Click::Cancel, Click::Choice(0), Click::Choice(1), Click::Bank];
    clicks.extend([Click::End { left: true }, Click::End { left: false }, Click::Stop]);
    for animal in beings(screen) {
        let of = animal.id;
        clicks.push(Click::Being(of));
        clicks.extend([Track::Population, Track::Size].map(|track| Click::Track { of, track }));
        clicks.extend(animal.traits.iter().map(|row| Click::Trait { of, shows: row.shows }));
    }
    let faces = screen.hand.iter().flat_map(|card| card.faces.iter().map(|face| (card.card, face.shows)));
    clicks.extend(faces.map(|(card, face)| Click::Face { card, face }));
    clicks.extend(screen.prompt.buttons.iter().map(|button| button.click));
    clicks
}

fn wild_drop(screen: &Screen, rng: &mut Xoshiro256PlusPlus) -> (Load, Drop) {
    let mut any = |count: usize| below(rng, count.max(1) as u32) as usize;
    let animals = beings(screen);
    let mut being = || animals.get(any(animals.len())).map_or(desk::screen::Being(0), |animal| animal.id);
    let (one, other) = (being(), being());
    let card = screen.hand.get(any(screen.hand.len()));
    let load = match (any(3), card) {
        (0, Some(card)) => Load::Face { card: card.card, face: card.card.top },
        (1, _) => Load::Token,
        _ => Load::Being(one),
    };
    let on = match any(6) {
        0 => Drop::Bank,
        1 => Drop::End { left: any(2) == 0 },
        2 => Drop::Row,
        3 => Drop::Track { of: other, track: Track::Size },
        _ => Drop::Being(other),
    };
    (load, on)
}

#[test]
fn a_kept_game_goes_on_as_it_was_at_any_moment() {
    for (preset, seats) in [(Preset::Evolution, 3), (Preset::NaturalSelection, 6), (Preset::Evolution, 2)] {
        let mut desk = table(preset, seats, 1, 200 + u64::from(seats));
        let mut bot = by_name::<State>("greedy", 7).expect("a bot");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let mut moves = 0;
        while desk.stage() != Stage::Over {
            moves += 1;
            if moves % 17 == 0 {
                let saved = desk.save().expect("a game of this program");
                let again = Desk::resume(&saved, Lang::En).expect("its own record");
                assert_eq!(again.save().expect("a game of this program"), saved);
                assert_eq!(again.screen(), desk.screen());
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
        // The whole game can be watched again, and any family is found by its record.
        let film = desk::film("game", &desk.save().expect("a game of this program").record, Viewer::Spectator)
            .expect("it replays");
        assert!(film.is_over() && film.points().len() > 1);
        let last = film.points().last().expect("a round").points.clone();
        let result = desk.screen().result.expect("the game is over");
        assert!(result.places.iter().all(|place| last[place.seat.index()] == place.total));
        let words = locale::Words::of(Lang::En);
        for frame in (0..film.len()).step_by(23) {
            assert!(film.still(frame, words).is_some_and(|still| still.hole.is_some()));
        }
        assert!(film.lines(words).iter().all(|line| !line.text.is_empty()));
        assert!(desk::resume(&desk.save().expect("a game of this program"), Lang::Pl).is_ok());
    }
}

#[test]
fn another_language_changes_words_only() {
    let mut desk = table(Preset::Evolution, 4, 1, 300);
    let mut bot = by_name::<State>("random", 1).expect("a bot");
    for _ in 0..90 {
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
        assert_eq!((screen.deck, screen.stage.bank), (english.deck, english.stage.bank));
    }
    desk.set_lang(Lang::En);
    assert_eq!(desk.screen(), english);
}

fn no_secret_of(seat: &SeatScreen) {
    assert!(seat.facts.iter().filter(|fact| fact.count.is_none()).count() == 1, "food behind a screen is a secret");
    for slot in seat.animals.iter().filter_map(|animal| animal.board.as_ref()).flat_map(|board| &board.slots) {
        assert!(slot.kind != SlotKind::Down || slot.shows.is_none(), "what lies face down is a secret");
    }
}

#[test]
fn people_at_one_screen_decide_together_and_see_no_secret_of_each_other() {
    for (seats, persons) in [(2, 2), (6, 3)] {
        let mut desk = table(Preset::Evolution, seats, persons, 400);
        let mut bot = by_name::<State>("random", 1).expect("a bot");
        let (mut handed, mut planned) = (0, 0);
        for _ in 0..600 {
            let screen = desk.screen();
            if desk.stage() != Stage::Over {
                screen.others.iter().for_each(no_secret_of);
            }
            let hole = screen.hole.as_ref().expect("a watering hole");
            let own = screen.own.as_ref().expect("a person looks").seat;
            assert!(hole.cards.iter().all(|card| card.seat == own || card.number.is_none()));
            match desk.stage() {
                Stage::Others | Stage::Over => break,
                Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
                Stage::HandOver(seat) => {
                    assert!(desk.legal().is_empty(), "the one who looks is not asked");
                    assert!(!desk.act(Action::Pass), "and cannot act for the other");
                    assert!(!desk.can_undo() && desk.undo().is_err(), "who hands over takes nothing back");
                    desk.hand_over();
                    assert_eq!(desk.viewer(), Viewer::Seat(seat));
                    handed += 1;
                }
                Stage::Yours(seat) => {
                    assert_eq!(screen.hand.len(), usize::from(desk.view().hands[seat]));
                    let board = |animal: &desk::screen::AnimalScreen| animal.board.clone().expect("a board");
                    let own = screen.own.as_ref().expect("a person looks");
                    planned += own.animals.iter().filter(|animal| board(animal).planned.is_some()).count();
                    let legal = desk.legal();
                    let trait_first = legal.iter().find(|action| matches!(action, Action::PlayTrait { .. }));
                    assert!(desk.act(*trait_first.unwrap_or(&legal[0])));
                }
            }
        }
        assert!(handed > 5);
        assert_eq!(planned > 0, seats == 6, "quick play shows the own plans");
    }
}

#[test]
fn bots_decide_before_the_person_where_all_decide_together() {
    let mut desk = table(Preset::NaturalSelection, 6, 1, 500);
    let mut bot = by_name::<State>("random", 1).expect("a bot");
    let mut asked = Vec::new();
    while let Stage::Bot(seat) = desk.stage() {
        assert!(desk.is_together());
        asked.push(seat);
        bot_moves(&mut desk, seat, bot.as_mut());
    }
    assert_eq!(asked.len(), 5);
    let screen = desk.screen();
    let ready = screen.hole.and_then(|hole| hole.ready).expect("all decide together");
    assert_eq!((ready.ready, ready.all), (5, 6));
    assert!(screen.own.is_some_and(|own| own.animals.iter().all(|animal| animal.mark == Mark::Rest)));
}

#[test]
fn a_card_that_finds_no_place_says_why() {
    let mut desk = table(Preset::Evolution, 2, 1, 600);
    let mut bot = by_name::<State>("random", 1).expect("a bot");
    let mut barred = 0;
    for _ in 0..400 {
        match desk.stage() {
            Stage::Bot(seat) => bot_moves(&mut desk, seat, bot.as_mut()),
            Stage::Yours(_) => {
                let legal = desk.legal();
                if let Some(card) = desk.view().own.as_ref().and_then(|own| own.hand.first().copied())
                    && desk.decision().is_some_and(|asked| asked.question == Question::Play)
                {
                    desk.click(Click::Face { card: card.into(), face: card.shows.into() });
                    for animal in desk.screen().own.expect("a person").animals {
                        match animal.mark {
                            Mark::Barred(why) => {
                                assert_eq!(why.rule, "NS-P3-3");
                                barred += 1;
                            }
                            Mark::Legal { .. } => {}
                            other => panic!("{other:?}"),
                        }
                    }
                    desk.click(Click::Cancel);
                }
                let put = legal.iter().find(|action| matches!(action, Action::PlayTrait { .. }));
                assert!(desk.act(*put.unwrap_or(&legal[0])));
            }
            _ => break,
        }
    }
    assert!(barred > 0);
}
