//! What is fed: every parser, and the engine with actions made from bytes.

use std::path::Path;

use editions::{Deal, Edition};
use game::{ActionList, Game, Need, Seat, Viewer, below};
use notation::new_world::World;
use notation::northstar::Boards;
use notation::origin::Origin;
use notation::record::{self, ConfigOf, Family};
use origin::{Action, AnimalId, Card, CardRef, Kept, LinkId, Location, Options, State, Trait};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::world;

/// Something that takes bytes.
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Takes an input; an error is as bad as a panic.
    pub feed: fn(&[u8]) -> Result<(), String>,
    /// The files its inputs are made from: folder and ending.
    pub corpus: (&'static str, &'static str),
    /// Words that mean something to it.
    pub words: &'static [&'static str],
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target { name: "scenario", feed: scenario, corpus: ("scenarios", "yaml"), words: YAML_WORDS },
    Target { name: "record", feed: record, corpus: ("golden/playthroughs", "record"), words: RECORD_WORDS },
    Target { name: "command", feed: command, corpus: ("golden/playthroughs", "record"), words: RECORD_WORDS },
    Target { name: "deck", feed: deck, corpus: ("rulebooks/decks", "toml"), words: DECK_WORDS },
    Target { name: "actions", feed: actions, corpus: ("golden/playthroughs", "record"), words: &[] },
    Target { name: "world-actions", feed: world::actions, corpus: ("golden/playthroughs", "record"), words: &[] },
];

const YAML_WORDS: &[&str] = &[
    "- id: x",
    "edition: ",
    "steps:",
    "{by: P1, do: ",
    "choose: ",
    "illegal: ",
    "legal_exactly: ",
    "expect: ",
    "&a",
    "*a",
    "seats: {P1: {animals: [{id: A}]}}",
    "[",
    "]",
    "{",
    "}",
    ": ",
    "\n",
    "dice: [6]",
    "fat_tissue(1)",
    "P9",
    "any",
    "take A",
    "attack A -> B",
    "hibernation(last=1)",
    "advance_to: ",
    "edition: new-world",
    "areas: [{card: swamp, food: 1, name: swamp2}]",
    "options: {variant: random_mutations}",
    "feed A from swamp2",
    "discard_hand any any",
    "announce trait on A as_new B",
    "rearrange A B",
    "99999999999999999999",
    "~",
    "!!str",
    "|",
    ">",
];
const RECORD_WORDS: &[&str] = &[
    "pangea record 1",
    "edition: origin",
    "edition: continents",
    "seats: 8",
    "options: ",
    "---",
    "shuffle: ",
    "die 6",
    "P1 ",
    "P8 ",
    "choose ",
    "play swimming as animal A1",
    "take A1",
    "attack A1 -> A2",
    "pass",
    "end_turn",
    "result: P1 3; winner P1",
    "\n",
    ", ",
    "tail_loss discard ",
    "fat_tissue#2",
    "cooperation(A1+A2)",
    "trigger communication A1 -> A2",
    "A255",
    "A0",
    " in gondwana",
    "migrate A1 to gondwana, A2 to laurasia",
    ", ...",
    "set_off",
    "phoresy A1 with A2",
    "recombine A1:piracy <-> A2:fat_tissue#1",
    "keep arriving A1",
    "keep own A2",
    "restore A1 with herding/swimming",
    "place herding/swimming in laurasia as A3",
    "edition: new-world",
    "edition: evolution",
    "shuffle: steppe, cave_mountains",
    "play piracy/swimming as animal A1 before A2",
    "rearrange A2 A1 A3",
    "announce trait on A1 as_new A4",
    "feed A1 from swamp2",
    "shelter A1 from cave",
    "attack A1 -> A2 mutation_ignores symbiosis(A2+A3) intelligent_ignores running",
    "piracy A1 -> A2 taking special",
    "metamorphosis A1 discard fat_tissue#2 add piracy/swimming as cooperation on A1+A2",
    "decline cooperation A1 -> A2",
    "hoofed A1 yes",
    "spend_fat A1 no",
    "add parasite on A1",
    "discard_hand piracy/swimming",
    "glacier:no_traits:3:1+lake:swimming:1:1",
    "position: {epoch: 2, areas: [{card: steppe, food: 1}], seats: {P1: {animals: [{id: A1, traits: [piracy]}]}}}",
    "area_deck: [\"cave:nocturnal:1:1+swamp:all:1:0:4\"]",
    "feed S1",
    "attack S1 -> S2 negate horns paying horns:3",
];
const DECK_WORDS: &[&str] =
    &["[[card]]", "top = ", "bottom = ", "count = ", "cards = 84", "\"swimming\"", "255", "256", "-1", "\n", "#"];

/// The inputs a target starts from, found under the root of the repository.
pub fn corpus(root: &Path, target: &Target) -> Vec<Vec<u8>> {
    let (folder, ending) = target.corpus;
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let mut paths: Vec<_> = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.extend(std::fs::read(&path).map(|bytes| pieces(&bytes, ending)).unwrap_or_default());
            }
        }
    }
    found
}

/// Scenario files are cut into their cases, so that a change does not drown in a long file.
fn pieces(bytes: &[u8], ending: &str) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(bytes);
    match ending {
        "yaml" => text.split("\n- id:").skip(1).map(|case| format!("- id:{case}\n").into_bytes()).collect(),
        _ => vec![bytes.to_vec()],
    }
}

fn scenario(bytes: &[u8]) -> Result<(), String> {
    let text = String::from_utf8_lossy(bytes);
    let report = notation::check_text("fuzz.yaml", &text);
    // The text of the report is part of what must not break.
    let _ = report.to_string();
    Ok(())
}

fn record(bytes: &[u8]) -> Result<(), String> {
    let text = String::from_utf8_lossy(bytes);
    // Every family reads it, also those that it was not written for.
    record_of::<Origin>(&text)?;
    record_of::<Boards>(&text)?;
    record_of::<World>(&text)
}

fn record_of<F: Family>(text: &str) -> Result<(), String> {
    if let Ok(record) = record::parse::<F>("fuzz.record", text) {
        // What was read can be written, and reads the same.
        if let Ok(printed) = record::print::<F>(&record) {
            let again = record::parse::<F>("again.record", &printed)
                .map_err(|problem| format!("its own text is refused: {problem}\n{printed}"))?;
            if again != record {
                return Err(format!("it reads back differently:\n{printed}"));
            }
        }
    }
    let _ = record::verify::<F>("fuzz.record", text);
    Ok(())
}

fn command(bytes: &[u8]) -> Result<(), String> {
    let text = String::from_utf8_lossy(bytes);
    for edition in Edition::ALL {
        match Deal::new(edition, 2, []).map_err(|error| error.to_string())? {
            Deal::Origin(config) => command_of::<Origin>(&config, &text)?,
            Deal::Boards(config) => command_of::<Boards>(&config, &text)?,
            Deal::NewWorld(config) => command_of::<World>(&config, &text)?,
        }
    }
    Ok(())
}

/// Lines that are typed at the first decision of a game.
fn command_of<F: Family>(config: &ConfigOf<F>, text: &str) -> Result<(), String> {
    let mut state = F::Game::new(config);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut buffer = game::NO_ORDER;
    loop {
        match state.need() {
            Need::Chance(chance) => {
                let outcome = game::ChanceSource::answer(&mut rng, chance, &mut buffer);
                state.resolve(outcome, &mut ()).map_err(|error| error.to_string())?;
            }
            Need::Progress if state.advance(&mut ()) => {}
            _ => break,
        }
    }
    let view = state.view(Viewer::Seat(Seat::FIRST));
    for line in text.lines().take(50) {
        for action in F::read_action(&view, line).unwrap_or_default() {
            let _ = F::write_action(&view, Seat::FIRST, action);
            let _ = state.why_not(Seat::FIRST, action);
        }
    }
    Ok(())
}

fn deck(bytes: &[u8]) -> Result<(), String> {
    let text = String::from_utf8_lossy(bytes);
    // Decks of the other families: only that nothing breaks.
    let _ = editions::northstar::parse_deck("fuzz.toml", &text);
    let _ = editions::new_world_decks::parse_areas("fuzz.toml", &text);
    let _ = editions::new_world_decks::parse_traits("fuzz.toml", &text);
    if let Ok(cards) = editions::new_world_decks::parse_deck("fuzz.toml", &text) {
        let options = editions::new_world_defaults();
        let areas = editions::new_world_decks::areas();
        for seats in 2..=4 {
            let _ = editions::new_world_config_with(&cards, areas, seats, options, None);
        }
    }
    match editions::decks::parse_origin("fuzz.toml", &text) {
        Ok(cards) => {
            for seats in 2..=8 {
                let _ = editions::origin_config_with(&cards, seats, Options::default(), None);
            }
        }
        Err(error) if error.line == 0 || error.line > text.lines().count() + 1 => {
            return Err(format!("the error is outside the file: {error}"));
        }
        Err(_) => {}
    }
    Ok(())
}

/// A game steered by bytes: one in four chooses any action at all, the others a legal one.
fn actions(bytes: &[u8]) -> Result<(), String> {
    let mut bytes = bytes.iter().copied();
    let mut next = move || bytes.next();
    let seed = u64::from(next().unwrap_or(0)) << 8 | u64::from(next().unwrap_or(0));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let pangea = next().unwrap_or(0) % 2 == 0;
    let world = if pangea { origin::Modules::BASE } else { origin::Modules::CONTINENTS };
    let mut options = Options::default();
    for spec in world.options() {
        let value = spec.values[usize::from(next().unwrap_or(0)) % spec.values.len()];
        options.set(world, spec.name, value).map_err(|error| format!("{error:?}"))?;
    }
    let seats = 2 + next().unwrap_or(0) % 7;
    if seats < 5 {
        options.expansion_sets = 1;
    }
    let config = editions::module_config(world, seats, options, None).map_err(|error| error.to_string())?;
    let mut state = State::new(&config);
    let mut legal: ActionList<Action> = ActionList::new();
    let mut buffer = game::NO_ORDER;
    while let Some(byte) = next() {
        state.audit().map_err(|broken| format!("{broken:?}"))?;
        match state.need() {
            Need::Over => break,
            Need::Progress => {
                state.advance(&mut ());
            }
            Need::Chance(chance) => {
                let outcome = game::ChanceSource::answer(&mut rng, chance, &mut buffer);
                state.resolve(outcome, &mut ()).map_err(|error| error.to_string())?;
            }
            Need::Together(..) => return Err("nothing is decided together".to_owned()),
            Need::Decision(decision) => {
                legal.clear();
                state.legal(decision.seat, &mut legal);
                if byte.is_multiple_of(4) {
                    try_anything(&mut state, &legal, decision.seat, &mut next)?;
                } else {
                    let action = legal[usize::from(byte / 4) % legal.len()];
                    state.apply(decision.seat, action, &mut ()).map_err(|error| format!("{action:?}: {error}"))?;
                }
            }
        }
        if below(&mut rng, 32) == 0 {
            let viewer = Viewer::Seat(Seat::FIRST);
            let view = state.view(viewer);
            if State::determinize(&view, &mut rng).view(viewer) != view {
                return Err("a view is not its own".to_owned());
            }
        }
    }
    Ok(())
}

fn try_anything(
    state: &mut State,
    legal: &[Action],
    asked: Seat,
    next: &mut impl FnMut() -> Option<u8>,
) -> Result<(), String> {
    let mut byte = || next().unwrap_or(0);
    let action = any_action(&mut byte);
    let seat = if byte() < 200 { asked } else { Seat::wrapping(usize::from(byte())) };
    let reasons = state.why_not(seat, action).0;
    let before = state.view(Viewer::Seat(asked));
    let accepted = state.apply(seat, action, &mut ()).is_ok();
    if accepted != reasons.is_empty() {
        return Err(format!("{action:?} of {seat}: accepted {accepted}, reasons {reasons:?}"));
    }
    if !accepted && state.view(Viewer::Seat(asked)) != before {
        return Err(format!("{action:?} of {seat} was refused and changed something"));
    }
    let stops = matches!(action, Action::Pass | Action::EndTurn);
    if accepted && !stops && !legal.contains(&action) {
        return Err(format!("{action:?} of {seat} is accepted and not offered"));
    }
    Ok(())
}

fn any_action(byte: &mut impl FnMut() -> u8) -> Action {
    let trait_of = |byte: u8| Trait::ALL[usize::from(byte) % Trait::ALL.len()];
    let kind = byte() % 23;
    let (a, b) = (AnimalId(byte()), AnimalId(byte()));
    let face = trait_of(byte());
    let expansion = &editions::decks::continents().cards;
    let deck: Vec<_> = editions::decks::origin_base().iter().chain(expansion).collect();
    let card = match byte() {
        byte if byte < 40 => Card { top: trait_of(byte), bottom: Some(face) },
        byte => deck[usize::from(byte) % deck.len()].0,
    };
    match kind {
        0 => Action::PlayAnimal { card, at: Location(byte() % 4) },
        1 => Action::PlayTrait { card, face: card.top, on: a },
        2 => Action::PlayTrait { card, face, on: a },
        3 => Action::PlayPair { card, face: card.bottom.unwrap_or(card.top), first: a, second: b },
        4 => Action::Pass,
        5 => Action::Take { animal: a },
        6 => Action::Attack { attacker: a, target: b },
        7 => Action::Fat { animal: a, count: byte() },
        8 => Action::Piracy { pirate: a, target: b },
        9 => Action::Graze { animal: a },
        10 => Action::Hibernate { animal: a },
        11 => Action::EndTurn,
        12 => Action::Trigger { link: LinkId(byte()), from: a },
        13 => Action::Run,
        14 => Action::Mimic { to: a },
        15 => match byte() % 2 {
            0 => Action::LoseTail { discard: CardRef::Stack { shows: face, place: byte() } },
            _ => Action::LoseTail { discard: CardRef::Pair(LinkId(byte())) },
        },
        16 => [Action::Scavenge { animal: a }, Action::Decline][usize::from(byte() % 2)],
        17 => Action::Recombine { link: LinkId(byte()), first: byte() % 4, second: byte() % 4 },
        18 => Action::Migrate { animal: a, to: Location(byte() % 4) },
        19 => match byte() % 3 {
            0 => Action::SetOff,
            which => Action::Keep { animal: a, which: Kept::BOTH[usize::from(which - 1)] },
        },
        20 => [Action::Follow { animal: a, migrant: b }, Action::Stay { animal: a }][usize::from(byte() % 2)],
        21 => Action::Restore { animal: a, card },
        _ => Action::Place { card, at: Location(byte() % 4) },
    }
}
