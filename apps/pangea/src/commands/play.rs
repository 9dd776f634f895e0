//! `pangea play`: a game in the terminal, line by line, against bots and other people.
//!
//! | module | what it holds |
//! |---|---|
//! | `boards` | the whole of it for the species boards |
//! | `seats` | who sits where |
//! | `session` | the game at the keyboard: bots in between, handing over, the end |
//! | `asking` | one question: table, choices, what is typed |
//! | `answers` | why, rules, log, undo, save, hint, help, quit, a move in words |
//! | `choices` | numbered choices, grouped where there are many |
//! | `attempts` | everything a person could mean, legal or not |
//! | `command` | what a line means |
//! | `scene` | the table and the hand in text |
//! | `diary` | what a viewer has seen happen |
//! | `keeper`, `saves` | the record of the game, and where it is kept |
//! | `keyboard` | lines typed |

mod answers;
mod asking;
mod attempts;
mod boards;
mod choices;
mod command;
pub mod diary;
mod keeper;
pub mod keyboard;
mod saves;
pub mod scene;
mod seats;
mod session;

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use clap::Args;
use editions::Edition;
use locale::origin::{option_name, option_value};
use locale::{Lang, Words};
use origin::State;
use table::{Occupant, RecordEntry, Setup as TableSetup, Table, UndoPolicy};

use self::keeper::{Keeper, locked};
use self::keyboard::Keyboard;
use self::saves::SaveFile;
use self::scene::Setting;
use self::session::{GoOn, Parts, Session};
use crate::failure::{Done, Failure};
use crate::file::Existing;
use crate::seed;
use crate::setup::GameArgs;
use crate::terminal::{self, HEADING, Out, paint};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
In the game type the number of a choice, or help. Several people share the keyboard; between their turns the cards are \
hidden. Saved games are records: `pangea replay` shows them, `--resume` goes on with them. They are kept in the folder \
PANGEA_SAVES, or in the folder for data of your system.

Examples:
  pangea play                                     you against two bots
  pangea play --players 4 --lang pl               you against three bots, in Polish
  pangea play --seats you,person:Marta,greedy     two people and a bot
  pangea play --resume                            go on with the game saved last
  pangea play --edition continents                three locations
  pangea play --option tie_break_die=true --seed 7")]
pub struct PlayArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Players, you and bots [default: 3]
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,
    /// Who sits where: you, person:NAME, or a bot (random, greedy)
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    seats: Option<Vec<String>>,
    /// Language: en, pl, ru, cs [default: that of the system]
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Seed for dice and shuffles [default: a fresh one]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Go on with a saved game [default: the one saved last]
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["players", "edition", "options", "deck"])]
    resume: Option<Option<PathBuf>>,
    /// Sentences instead of columns, no colours; for screen readers
    #[arg(long)]
    plain: bool,
}

/// Plays.
pub fn run(args: &PlayArgs) -> Done {
    let words = Words::of(language(args.lang.as_deref())?);
    let mut out = if args.plain { terminal::plain_out() } else { terminal::out() };
    let mut keyboard = Keyboard::new();
    let seed = args.seed.unwrap_or_else(seed::fresh);
    if args.resume.is_none()
        && let Some(preset) = args.game.check()?.preset()
    {
        return begun_boards(args, preset, words, seed, keyboard, out);
    }
    let (setup, entries, file) = match &args.resume {
        Some(path) => resumed(args, words, path.as_deref(), seed, &mut out)?,
        None => match begun(args, words, seed, &mut keyboard, &mut out)? {
            Some(setup) => {
                let file = SaveFile::new(Edition::of_world(setup.config.world()).id(), None);
                (setup, Vec::new(), file)
            }
            None => return Ok(()),
        },
    };
    let refused = |error: &dyn std::fmt::Display| Failure::failed(format!("the table cannot be set up: {error}"));
    let before = Table::<State>::new(setup.clone()).map_err(|error| refused(&error))?;
    let table = Table::<State>::replay(setup, &entries).map_err(|error| refused(&error))?;
    introduce(&table, args.seed, words, &mut out)?;
    let keeper = Arc::new(Mutex::new(Keeper::new(file)));
    save_on_interrupt(&keeper, words);
    let setting = if args.plain { Setting::Plain } else { Setting::Columns };
    Session::new(Parts { table, before, words, out, keyboard, setting, keeper, seed }).run()
}

/// The language asked for, or that of the system.
pub fn language(asked: Option<&str>) -> Done<Lang> {
    if let Some(asked) = asked {
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        return Lang::from_code(asked).ok_or_else(|| {
            Failure::input(format!("there is no language '{asked}'"))
                .way_out(format!("there are: {}", codes.join(", ")))
        });
    }
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let system = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    Ok(system.and_then(|code| Lang::from_code(&code)).unwrap_or_default())
}

/// A new game; asks one question if nobody said anything. `None` if the person leaves there.
fn begun(
    args: &PlayArgs,
    words: &Words,
    seed: u64,
    keyboard: &mut Keyboard,
    out: &mut Out,
) -> Done<Option<TableSetup<origin::Config>>> {
    let setup = args.game.check()?;
    let you = match &args.name {
        Some(name) => seats::checked_name(name)?.to_owned(),
        None => words.text_with("cli-human", &[("number", 1.into())]),
    };
    let (players, given) = match (&args.seats, args.players) {
        (Some(given), _) => (u8::try_from(given.len()).unwrap_or(u8::MAX), Some(given)),
        (None, Some(players)) => (players, None),
        (None, None) if terminal::is_manned() => match ask_players(words, keyboard, out)? {
            Some(players) => (players, None),
            None => return Ok(None),
        },
        (None, None) => (seats::USUAL_PLAYERS, None),
    };
    let config = setup.origin(players)?;
    let occupants = match given {
        Some(given) => seats::read(given, &you)?,
        None => seats::with_bots(players, &you)?,
    };
    Ok(Some(table_setup(config, occupants, seed)))
}

/// A new game at the species boards.
fn begun_boards(
    args: &PlayArgs,
    preset: northstar::Preset,
    words: &'static Words,
    seed: u64,
    keyboard: Keyboard,
    mut out: Out,
) -> Done {
    let setup = args.game.check()?;
    let you = match &args.name {
        Some(name) => seats::checked_name(name)?.to_owned(),
        None => words.text_with("cli-human", &[("number", 1.into())]),
    };
    let occupants = match &args.seats {
        Some(given) => seats::read(given, &you)?,
        None => seats::with_bots(args.players.unwrap_or(seats::USUAL_PLAYERS), &you)?,
    };
    let config = setup.boards(preset, u8::try_from(occupants.len()).unwrap_or(u8::MAX))?;
    let title = words.text(&format!("edition-{}", setup.edition));
    writeln!(out, "{}", paint(HEADING, &words.text_with("cli-title", &[("edition", title.into())])))?;
    writeln!(out, "{}", words.text("board-help"))?;
    boards::run(table_setup(config, occupants, seed), seed, words, keyboard, out)
}

fn table_setup<C>(config: C, occupants: Vec<Occupant>, seed: u64) -> TableSetup<C> {
    let persons = occupants.iter().filter(|occupant| !occupant.is_bot()).count();
    // Alone against bots everything may be taken back; among people only what nobody has seen.
    let undo = if persons == 1 { UndoPolicy::Casual } else { UndoPolicy::Strict };
    TableSetup { config, occupants, seed, undo, clocks: None }
}

/// The only question before the game; `None` at the end of the input.
fn ask_players(words: &Words, keyboard: &mut Keyboard, out: &mut Out) -> Done<Option<u8>> {
    writeln!(out, "{}", paint(HEADING, &words.text("cli-welcome")))?;
    let question = words.text("cli-how-many-players");
    loop {
        let line = keyboard.line(&format!("{question} "), out)?;
        match line.as_deref() {
            None => return Ok(None),
            Some("") => return Ok(Some(seats::USUAL_PLAYERS)),
            Some(typed) => match typed.parse::<u8>() {
                Ok(players) if Edition::Origin.seats().contains(&players) => return Ok(Some(players)),
                _ => writeln!(out, "{}", words.text("cli-need-number"))?,
            },
        }
    }
}

type Resumed = (TableSetup<origin::Config>, Vec<RecordEntry<origin::Action>>, SaveFile);

/// A saved game; the seats may be given anew.
fn resumed(args: &PlayArgs, words: &Words, path: Option<&Path>, seed: u64, out: &mut Out) -> Done<Resumed> {
    let path = path.map_or_else(saves::latest, |path| Ok(path.to_path_buf()))?;
    let kept = keeper::read(&path)?;
    let seats = kept.config.seats();
    let you = args.name.clone().or_else(|| kept.header.names.first().cloned());
    let you = you.unwrap_or_else(|| words.text_with("cli-human", &[("number", 1.into())]));
    let occupants = match &args.seats {
        Some(given) => seats::read(given, &you)?,
        None => match kept.occupants()? {
            Some(occupants) => occupants,
            None => seats::with_bots(seats, &you)?,
        },
    };
    if occupants.len() != usize::from(seats) {
        return Err(Failure::input(format!("this game has {seats} seats, not {}", occupants.len())));
    }
    let loaded = words.text_with("cli-loaded", &[("file", path.display().to_string().into())]);
    writeln!(out, "{loaded}")?;
    let file = SaveFile::new(Edition::of_world(kept.config.world()).id(), Some(&path));
    Ok((table_setup(kept.config, occupants, seed), kept.entries, file))
}

/// Edition, players, options, and how to begin.
fn introduce(table: &Table<State>, seed: Option<u64>, words: &Words, out: &mut Out) -> Done {
    let world = table.config().world();
    let edition = words.text(&format!("edition-{}", Edition::of_world(world)));
    writeln!(out, "{}", paint(HEADING, &words.text_with("cli-title", &[("edition", edition.into())])))?;
    let persons = table.occupants().iter().filter(|occupant| !occupant.is_bot()).count();
    let player = |occupant: &Occupant| match occupant {
        Occupant::Person { .. } if persons == 1 => words.text("cli-you"),
        Occupant::Person { name } => name.clone(),
        Occupant::Bot { name, plays } => format!("{name} ({})", words.text(&format!("cli-bot-{plays}"))),
    };
    let players: Vec<String> = table.occupants().iter().map(player).collect();
    writeln!(out, "{}", words.text_with("cli-players", &[("players", players.join(", ").into())]))?;
    let options = table.config().options();
    let changed: Vec<String> = world
        .options()
        .iter()
        .filter(|spec| options.get(spec) != spec.values[0])
        .map(|spec| format!("{}: {}", option_name(words, spec), option_value(words, spec, options.get(spec))))
        .collect();
    if !changed.is_empty() {
        writeln!(out, "{}", words.text_with("cli-options", &[("options", changed.join("; ").into())]))?;
    }
    if let Some(seed) = seed {
        writeln!(out, "{}", words.text_with("cli-seed", &[("seed", seed.to_string().into())]))?;
    }
    writeln!(out, "{}", words.text("cli-intro"))?;
    for (command, id) in [("hand", "cli-help-hand"), ("hint", "cli-help-hint"), ("help", "cli-help-help")] {
        writeln!(out, "  {}  {}", paint(HEADING, command), words.text(id))?;
    }
    writeln!(out)?;
    Ok(())
}

/// Ctrl-C, or a terminal that is closed, saves the game and ends the program.
fn save_on_interrupt(keeper: &Arc<Mutex<Keeper>>, words: &'static Words) {
    let keeper = Arc::clone(keeper);
    // If the handler cannot be set, Ctrl-C ends the program as usual.
    let _ = ctrlc::set_handler(move || {
        let saved = locked(&keeper).save(None, Existing::Keep);
        let mut out = terminal::out();
        // Nothing can be done any more if the terminal is gone.
        let _ = writeln!(out).and_then(|()| match &saved {
            Ok(path) => session::write_saved(words, path, GoOn::Later, &mut out),
            Err(failure) => failure.message().map_or(Ok(()), |message| writeln!(out, "{message}")),
        });
        std::process::exit(INTERRUPTED);
    });
}

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;
