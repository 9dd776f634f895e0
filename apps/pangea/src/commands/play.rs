//! `pangea play`: a game in the terminal, line by line, against bots and other people.
//!
//! | module | what it holds |
//! |---|---|
//! | `shown` | what a family of editions looks and sounds like |
//! | `origin`, `boards`, `new_world` | the families |
//! | `seats` | who sits where |
//! | `session` | the game at the keyboard: bots in between, handing over, the end |
//! | `asking` | one question: table, choices, what is typed |
//! | `answers` | why, rules, log, undo, save, hint, help, quit, a move in words |
//! | `choices` | numbered choices, grouped where there are many |
//! | `naming` | which action some words name |
//! | `command` | what a line means |
//! | `diary` | what a viewer has seen happen |
//! | `keeper`, `saves` | the record of the game, and where it is kept |
//! | `keyboard` | lines typed |

mod answers;
mod asking;
mod boards;
mod choices;
mod command;
mod diary;
mod keeper;
pub mod keyboard;
mod naming;
mod new_world;
mod origin;
mod saves;
mod seats;
mod session;
pub mod shown;

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use clap::Args;
use desk::advice::bot_name;
use editions::Edition;
use locale::{Lang, Words};
use notation::record::{ActionOf, ConfigOf};
use table::{Automatic, Occupant, RecordEntry, Setup as TableSetup, Table, UndoPolicy};

use self::keeper::{Keeper, locked};
use self::keyboard::Keyboard;
use self::saves::SaveFile;
use self::session::{GoOn, Parts, Session};
use self::shown::Setting;
pub use self::shown::Shown;
use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::file::Existing;
use crate::seed;
use crate::setup::{GameArgs, Setup as GameSetup};
use crate::terminal::{self, HEADING, Out, paint};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
In the game, type the number of a choice, or help. Several people can share the keyboard; cards are hidden between \
turns. Saved games are records: `pangea replay` shows them, `--resume` continues them. They are kept in the folder named \
by PANGEA_SAVES, or in your system's data folder.

Examples:
  pangea play                                     you against two bots
  pangea play --players 4 --lang pl               you against three bots, in Polish
  pangea play --bots hunter+predatory             stronger bots that like to attack
  pangea play --seats you,person:Marta,apex       two people and a bot
  pangea play --resume                            continue the last saved game
  pangea play --edition continents                three locations
  pangea play --edition evolution                 species boards
  pangea play --edition new-world --option variant=random_mutations
  pangea play --option tie_break_die=true --seed 7")]
pub struct PlayArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Number of players, including you [default: 3]
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    players: Option<u8>,
    /// Bot level: hatchling, forager, hunter or apex; with a style: hunter+peaceful, hunter+predatory
    /// [default: forager]
    #[arg(long, value_name = "BOT", conflicts_with = "seats")]
    bots: Option<String>,
    /// Who sits where: you, person:NAME, or a bot
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    seats: Option<Vec<String>>,
    /// Language: en, pl, ru, cs [default: the system language]
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Seed for dice and shuffles [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Continue a saved game [default: the last one saved]
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["players", "edition", "options", "deck"])]
    resume: Option<Option<PathBuf>>,
    /// Plain sentences without columns or colours, for screen readers
    #[arg(long)]
    plain: bool,
}

/// Plays.
pub fn run(args: &PlayArgs) -> Done {
    let words = Words::of(language(args.lang.as_deref())?);
    let out = if args.plain { terminal::plain_out() } else { terminal::out() };
    let seed = args.seed.unwrap_or_else(seed::fresh);
    let mut preparation = Preparation { args, words, seed, keyboard: Keyboard::new(), out };
    if let Some(path) = &args.resume {
        let path = path.as_ref().map_or_else(saves::latest, |path| Ok(path.clone()))?;
        let (text, header) = keeper::open(&path)?;
        return by_edition(header.edition, Resume { preparation, path: &path, text: &text });
    }
    let setup = args.game.check()?;
    let Some(players) = preparation.players(&setup)? else { return Ok(()) };
    let Some(bot) = preparation.bots(setup.edition)? else { return Ok(()) };
    by_edition(setup.edition, Begin { preparation, setup: &setup, players, bot: &bot })
}

/// Goes on with a kept game.
struct Resume<'a> {
    preparation: Preparation<'a>,
    path: &'a Path,
    text: &'a str,
}

impl Errand for Resume<'_> {
    type Gives = Done;

    fn run<F: Played>(self) -> Done {
        self.preparation.resume::<F>(self.path, self.text)
    }
}

/// Begins a game.
struct Begin<'a> {
    preparation: Preparation<'a>,
    setup: &'a GameSetup,
    players: u8,
    bot: &'a str,
}

impl Errand for Begin<'_> {
    type Gives = Done;

    fn run<F: Played>(self) -> Done {
        self.preparation.begin::<F>(F::asked(self.setup, self.players)?, self.players, self.bot)
    }
}

/// The language asked for, or that of the system.
pub fn language(asked: Option<&str>) -> Done<Lang> {
    if let Some(asked) = asked {
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        return Lang::from_code(asked).ok_or_else(|| {
            Failure::input(format!("unknown language '{asked}'")).way_out(format!("available: {}", codes.join(", ")))
        });
    }
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let system = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    Ok(system.and_then(|code| Lang::from_code(&code)).unwrap_or_default())
}

/// What is needed before a game begins.
struct Preparation<'a> {
    args: &'a PlayArgs,
    words: &'static Words,
    seed: u64,
    keyboard: Keyboard,
    out: Out,
}

impl Preparation<'_> {
    /// How many play; asks if nobody said anything. `None` if the person leaves there.
    fn players(&mut self, setup: &GameSetup) -> Done<Option<u8>> {
        match (&self.args.seats, self.args.players) {
            (Some(given), _) => Ok(Some(u8::try_from(given.len()).unwrap_or(u8::MAX))),
            (None, Some(players)) => Ok(Some(players)),
            (None, None) if terminal::is_interactive() => self.ask_players(setup.edition),
            (None, None) => Ok(Some(seats::USUAL_PLAYERS)),
        }
    }

    /// The only question before the game; `None` at the end of the input.
    fn ask_players(&mut self, edition: Edition) -> Done<Option<u8>> {
        writeln!(self.out, "{}", paint(HEADING, &self.words.text("cli-welcome")))?;
        let question = self.words.text("cli-how-many-players");
        loop {
            let line = self.keyboard.line(&format!("{question} "), &mut self.out)?;
            match line.as_deref() {
                None => return Ok(None),
                Some("") => return Ok(Some(seats::USUAL_PLAYERS)),
                Some(typed) => match typed.parse::<u8>() {
                    Ok(players) if edition.seats().contains(&players) => return Ok(Some(players)),
                    _ => writeln!(self.out, "{}", self.words.text("cli-need-number"))?,
                },
            }
        }
    }

    /// What the bots play; asks where it asked how many play. `None` if the person leaves there.
    fn bots(&mut self, edition: Edition) -> Done<Option<String>> {
        let given = self.args.bots.clone();
        if let Some(bot) = given {
            seats::check_seat(&bot)?;
            return Ok(Some(bot));
        }
        let asks = self.args.seats.is_none() && self.args.players.is_none() && terminal::is_interactive();
        if !asks {
            return Ok(Some(seats::USUAL_BOT.to_owned()));
        }
        for (place, level) in bots::Level::ALL.iter().enumerate() {
            writeln!(
                self.out,
                "  {}. {}",
                place + 1,
                self.words.text_in(edition, &format!("home-level-{}", level.id()), &[])
            )?;
        }
        let question = self.words.text("cli-which-bots");
        loop {
            let line = self.keyboard.line(&format!("{question} "), &mut self.out)?;
            let Some(typed) = line else { return Ok(None) };
            let level = typed.parse::<usize>().ok().and_then(|number| bots::Level::ALL.get(number.checked_sub(1)?));
            match (typed.as_str(), level) {
                ("", _) => return Ok(Some(seats::USUAL_BOT.to_owned())),
                (_, Some(level)) => return Ok(Some(level.id().to_owned())),
                (name, None) if seats::check_seat(name).is_ok() => return Ok(Some(name.to_owned())),
                _ => writeln!(self.out, "{}", self.words.text("cli-need-number"))?,
            }
        }
    }

    fn you(&self, known: Option<&String>) -> Done<String> {
        match self.args.name.as_ref().or(known) {
            Some(name) => Ok(seats::checked_name(name)?.to_owned()),
            None => Ok(self.words.text_with("cli-human", &[("number", 1.into())])),
        }
    }

    /// A new game.
    fn begin<F: Shown>(self, config: ConfigOf<F>, players: u8, bot: &str) -> Done {
        let you = self.you(None)?;
        let occupants = match &self.args.seats {
            Some(given) => seats::read(given, &you)?,
            None => seats::with_bots(players, &you, bot)?,
        };
        let file = SaveFile::new(F::edition(&config).id(), None);
        let setup = table_setup(config, occupants, self.seed);
        let first = <F::Game as game::Game>::new(&setup.config);
        self.play::<F>(setup, (first, None), &[], file)
    }

    /// A saved game; the seats may be given again.
    fn resume<F: Shown>(mut self, path: &Path, text: &str) -> Done {
        let kept = keeper::read::<F>(path, text)?;
        let seats = kept.header.seats;
        let you = self.you(kept.header.names.first())?;
        let occupants = match &self.args.seats {
            Some(given) => seats::read(given, &you)?,
            None => match keeper::occupants(&kept.header)? {
                Some(occupants) => occupants,
                None => seats::with_bots(seats, &you, self.args.bots.as_deref().unwrap_or(seats::USUAL_BOT))?,
            },
        };
        if occupants.len() != usize::from(seats) {
            return Err(Failure::input(format!("this game has {seats} seats, not {}", occupants.len())));
        }
        let loaded = self.words.text_with("cli-loaded", &[("file", path.display().to_string().into())]);
        writeln!(self.out, "{loaded}")?;
        let file = SaveFile::new(F::edition(&kept.config).id(), Some(path));
        // The dice to come are those that would have come, unless others are asked for.
        if let (None, Some(seed)) = (self.args.seed, kept.header.seed) {
            self.seed = seed;
        }
        let setup = table_setup(kept.config, occupants, self.seed);
        self.play::<F>(setup, (kept.first, kept.header.position), &kept.entries, file)
    }

    fn play<F: Shown>(
        mut self,
        setup: TableSetup<ConfigOf<F>>,
        (first, position): (F::Game, Option<String>),
        entries: &[RecordEntry<ActionOf<F>>],
        file: SaveFile,
    ) -> Done {
        let refused = |error: &dyn std::fmt::Display| Failure::failed(format!("the table cannot be set up: {error}"));
        let table = Table::<F::Game>::replay_from(first, setup, entries).map_err(|error| refused(&error))?;
        self.introduce::<F>(&table)?;
        let keeper = Arc::new(Mutex::new(Keeper::new(file)));
        save_on_interrupt(&keeper, self.words);
        let setting = if self.args.plain { Setting::Plain } else { Setting::Columns };
        let Self { words, seed, keyboard, out, .. } = self;
        let recorder = keeper::recorder::<F>(&table, position, seed);
        Session::<F>::new(Parts { table, words, out, keyboard, setting, keeper, recorder, seed }).run()
    }

    /// Edition, players, options, and how to begin.
    fn introduce<F: Shown>(&mut self, table: &Table<F::Game>) -> Done {
        let (words, out) = (self.words, &mut self.out);
        let edition = words.text(&format!("edition-{}", F::edition(table.config())));
        writeln!(out, "{}", paint(HEADING, &words.text_with("cli-title", &[("edition", edition.into())])))?;
        let persons = table.occupants().iter().filter(|occupant| !occupant.is_bot()).count();
        let player = |occupant: &Occupant| match occupant {
            Occupant::Person { .. } if persons == 1 => words.text("cli-you"),
            Occupant::Person { name } => name.clone(),
            Occupant::Bot { name, plays } => format!("{name} ({})", bot_name(words, plays)),
        };
        let players: Vec<String> = table.occupants().iter().map(player).collect();
        writeln!(out, "{}", words.text_with("cli-players", &[("players", players.join(", ").into())]))?;
        let changed = F::changed_options(words, table.config());
        if !changed.is_empty() {
            writeln!(out, "{}", words.text_with("cli-options", &[("options", changed.join("; ").into())]))?;
        }
        if let Some(seed) = self.args.seed {
            writeln!(out, "{}", words.text_with("cli-seed", &[("seed", seed.to_string().into())]))?;
        }
        writeln!(out, "{}", words.text("cli-intro"))?;
        for (command, id) in [("hand", "cli-help-hand"), ("hint", "cli-help-hint"), ("help", "cli-help-help")] {
            writeln!(out, "  {}  {}", paint(HEADING, command), words.text(id))?;
        }
        writeln!(out)?;
        Ok(())
    }
}

fn table_setup<C>(config: C, occupants: Vec<Occupant>, seed: u64) -> TableSetup<C> {
    let persons = occupants.iter().filter(|occupant| !occupant.is_bot()).count();
    // Alone against bots everything may be taken back; among people only what nobody has seen.
    let undo = if persons == 1 { UndoPolicy::Casual } else { UndoPolicy::Strict };
    TableSetup { config, occupants, seed, undo, automatic: Automatic::default(), clocks: None }
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
