//! A game as it is being chosen: who sits where, which options. Kept in the browser, so that the next time begins there.

use editions::{Edition, SetupError};
use origin::{Config, OptionSpec, Options, World};
use table::Occupant;

use crate::kept_game::tidy_name;
use crate::pages::levels::USUAL;
use crate::prefs::{keep, kept};
use crate::session::BOT_NAMES;

/// Who plays at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The bot, or nothing for a person at this screen.
    pub bot: Option<String>,
    /// The name as typed; empty for the usual one.
    pub name: String,
}

impl Chair {
    fn person() -> Self {
        Self { bot: None, name: String::new() }
    }

    fn bot(bot: &str) -> Self {
        Self { bot: Some(bot.to_owned()), name: String::new() }
    }
}

/// A game as it is being chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// Where it is played: the edition.
    pub world: World,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The options of the edition.
    pub options: Options,
}

const LEAST: usize = 2;
const MOST: usize = 8;

impl Draft {
    /// The last one, else a person and three bots.
    pub fn load() -> Self {
        let mut draft = Self { world: World::default(), chairs: Vec::new(), options: Options::default() };
        for line in kept("pangea.setup").unwrap_or_default().lines() {
            draft.read(line);
        }
        if !(LEAST..=MOST).contains(&draft.chairs.len()) {
            draft.seat_against(4, USUAL);
        }
        draft
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_once(':')?;
        match kind {
            "person" => self.chairs.push(Chair { bot: None, name: tidy_name(rest) }),
            "bot" => {
                let (bot, name) = rest.split_once(':')?;
                let bot = if bots::NAMES.contains(&bot) { bot } else { USUAL };
                self.chairs.push(Chair { bot: Some(bot.to_owned()), name: tidy_name(name) });
            }
            "edition" => self.world = Edition::from_id(rest)?.world()?,
            "option" => {
                let (name, value) = rest.split_once('=')?;
                let _ = self.options.set(World::Continents, name, value);
            }
            _ => {}
        }
        Some(())
    }

    /// Keeps it for the next time.
    pub fn keep(&self) {
        let chairs = self.chairs.iter().map(|chair| match &chair.bot {
            Some(bot) => format!("bot:{bot}:{}", tidy_name(&chair.name)),
            None => format!("person:{}", tidy_name(&chair.name)),
        });
        let edition = core::iter::once(format!("edition:{}", self.edition().id()));
        // Options of the other edition are kept too: who turns back finds them as they were.
        let printed = Options::default();
        let changed = origin::CONTINENTS_OPTIONS.iter().filter(|spec| self.options.get(spec) != printed.get(spec));
        let options = changed.map(|spec| format!("option:{}={}", spec.name, self.options.get(spec)));
        keep("pangea.setup", &edition.chain(chairs).chain(options).collect::<Vec<_>>().join("\n"));
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        Edition::of_world(self.world)
    }

    /// The game as it would be set up, or why it cannot be.
    pub fn config(&self) -> Result<Config, SetupError> {
        editions::world_config(self.world, self.chairs.len() as u8, self.played_options(), None)
    }

    /// The options that belong to the edition; the others are as printed.
    fn played_options(&self) -> Options {
        let mut options = Options::default();
        for spec in self.world.options() {
            let _ = options.set(self.world, spec.name, self.options.get(spec));
        }
        options
    }

    /// One person against bots.
    pub fn seat_against(&mut self, seats: u8, bot: &str) {
        self.chairs = vec![Chair::person()];
        self.chairs.resize(usize::from(seats), Chair::bot(bot));
    }

    /// Two people at least.
    pub fn seat_two_people(&mut self) {
        if self.people() < 2 {
            for chair in self.chairs.iter_mut().take(2) {
                *chair = Chair { bot: None, name: String::new() };
            }
        }
    }

    /// One more seat, with a bot like the last one.
    pub fn add(&mut self) {
        if self.can_add() {
            let bot = self.chairs.iter().rev().find_map(|chair| chair.bot.clone());
            self.chairs.push(Chair::bot(bot.as_deref().unwrap_or(USUAL)));
        }
    }

    /// One seat less.
    pub fn remove(&mut self, place: usize) {
        if self.can_remove() && place < self.chairs.len() {
            self.chairs.remove(place);
        }
    }

    /// Whether there is room for one more.
    pub fn can_add(&self) -> bool {
        self.chairs.len() < MOST
    }

    /// Whether there are more than needed.
    pub fn can_remove(&self) -> bool {
        self.chairs.len() > LEAST
    }

    /// How many people play at this screen.
    pub fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.bot.is_none()).count()
    }

    /// The options that are not as printed.
    pub fn changes(&self) -> impl Iterator<Item = &'static OptionSpec> {
        let (options, printed) = (self.options, Options::default());
        self.world.options().iter().filter(move |spec| options.get(spec) != printed.get(spec))
    }

    /// The name at a seat where none was typed. `you` is the player's own, `player` the word for others with a number.
    pub fn usual_name(&self, place: usize, you: &str, player: impl Fn(usize) -> String) -> String {
        let before = self.chairs.iter().take(place);
        match self.chairs.get(place).and_then(|chair| chair.bot.as_ref()) {
            Some(_) => {
                let bots = before.filter(|chair| chair.bot.is_some()).count();
                BOT_NAMES.get(bots).map_or_else(|| player(place + 1), |name| (*name).to_owned())
            }
            None if self.people() == 1 => you.to_owned(),
            None => player(place + 1),
        }
    }

    /// Everybody, named.
    pub fn occupants(&self, you: &str, player: impl Fn(usize) -> String) -> Vec<Occupant> {
        let seated = self.chairs.iter().enumerate().map(|(place, chair)| {
            let typed = tidy_name(&chair.name);
            let name = if typed.is_empty() { self.usual_name(place, you, &player) } else { typed };
            match &chair.bot {
                Some(bot) => Occupant::Bot { name, plays: bot.clone() },
                None => Occupant::Person { name },
            }
        });
        seated.collect()
    }
}
