//! A game as it is being chosen: who sits where, which options. Kept in the browser, so that the next time begins there.

#[cfg(feature = "online")]
use std::collections::BTreeMap;

use editions::{Deal, Edition, OptionInfo, SetupError};
use table::Occupant;

use crate::kept_game::tidy_name;
use crate::pages::levels::{USUAL, is_bot, styled, taken_apart};
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
    /// The edition.
    pub edition: Edition,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The options that are not as printed: edition, name and value. Those of other editions are kept too: a player who
    /// turns back finds them as they were.
    options: Vec<(Edition, &'static str, String)>,
}

/// No edition is for fewer or for more.
const LEAST: usize = 2;
const MOST: usize = 8;

/// For tables online.
#[cfg(feature = "online")]
impl Draft {
    /// A table of an edition with this many people and these options; options that the edition does not have are left out.
    pub fn of(edition: Edition, seats: u8, options: &BTreeMap<String, String>) -> Self {
        let mut draft = Self { edition, chairs: Vec::new(), options: Vec::new() };
        draft.resize(seats);
        let all = edition.options();
        let known = options.iter().filter_map(|(name, value)| Some((all.iter().find(|one| one.name == name)?, value)));
        draft.options = known.map(|(option, value)| (edition, option.name, value.clone())).collect();
        draft
    }

    /// Edition, number of seats and the options that are not as printed.
    pub fn rules(&self) -> (Edition, u8, BTreeMap<String, String>) {
        let value = |option: OptionInfo| (option.name.to_owned(), self.value(&option));
        (self.edition, self.seats(), self.changes().into_iter().map(value).collect())
    }

    /// This many seats, as far as the edition allows.
    pub fn resize(&mut self, seats: u8) {
        let seats = seats.clamp(*self.edition.seats().start(), *self.edition.seats().end());
        self.chairs.resize(usize::from(seats), Chair::person());
    }

    /// Plays another edition online, with as many players as it is for.
    pub fn choose_online(&mut self, edition: Edition) {
        self.edition = edition;
        self.resize(self.seats());
    }
}

impl Draft {
    /// The last one, else a person and three bots.
    pub fn load() -> Self {
        let mut draft = Self { edition: Edition::Origin, chairs: Vec::new(), options: Vec::new() };
        for line in kept("pangea.setup").unwrap_or_default().lines() {
            draft.read(line);
        }
        if !(LEAST..=MOST).contains(&draft.chairs.len()) {
            draft.seat_against(4, USUAL);
        }
        draft.fit();
        draft
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_once(':')?;
        match kind {
            "person" => self.chairs.push(Chair { bot: None, name: tidy_name(rest) }),
            "bot" => {
                let (bot, name) = rest.split_once(':')?;
                let bot = if is_bot(bot) { bot } else { USUAL };
                self.chairs.push(Chair { bot: Some(bot.to_owned()), name: tidy_name(name) });
            }
            "edition" => self.edition = Edition::from_id(rest)?,
            "option" => {
                let (name, value) = rest.split_once('=')?;
                let (edition, name) = name.split_once(' ')?;
                let edition = Edition::from_id(edition)?;
                let option = edition.options().into_iter().find(|option| option.name == name)?;
                self.options.push((edition, option.name, value.to_owned()));
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
        let edition = core::iter::once(format!("edition:{}", self.edition.id()));
        let options =
            self.options.iter().map(|(edition, name, value)| format!("option:{} {name}={value}", edition.id()));
        keep("pangea.setup", &edition.chain(chairs).chain(options).collect::<Vec<_>>().join("\n"));
    }

    /// Plays another edition, with no more players than it is for.
    pub fn choose(&mut self, edition: Edition) {
        self.edition = edition;
        self.fit();
    }

    fn fit(&mut self) {
        self.chairs.truncate(usize::from(*self.edition.seats().end()));
    }

    fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The game as it would be set up, or why it cannot be.
    pub fn deal(&self) -> Result<Deal, SetupError> {
        let own = self.options.iter().filter(|(edition, ..)| *edition == self.edition);
        Deal::new(self.edition, self.seats(), own.map(|(_, name, value)| (*name, value.as_str())))
    }

    /// The value of an option.
    pub fn value(&self, option: &OptionInfo) -> String {
        let is_it = |(edition, name, _): &&(Edition, &str, String)| (*edition, *name) == (self.edition, option.name);
        let set = self.options.iter().find(is_it).map(|(.., value)| value.clone());
        set.unwrap_or_else(|| self.printed(option))
    }

    /// The value of an option in the printed game.
    pub fn printed(&self, option: &OptionInfo) -> String {
        option.printed(self.edition, self.seats())
    }

    /// Sets an option.
    pub fn set(&mut self, option: &OptionInfo, value: &str) {
        self.options.retain(|(edition, name, _)| (*edition, *name) != (self.edition, option.name));
        if value != self.printed(option) {
            self.options.push((self.edition, option.name, value.to_owned()));
        }
    }

    /// Every option as printed.
    pub fn reset(&mut self) {
        self.options.retain(|(edition, ..)| *edition != self.edition);
    }

    /// The style of the bots, where they have one.
    pub fn style(&self) -> Option<&str> {
        self.chairs.iter().find_map(|chair| taken_apart(chair.bot.as_deref()?).1)
    }

    /// All bots like this.
    pub fn set_style(&mut self, style: Option<&str>) {
        for bot in self.chairs.iter_mut().filter_map(|chair| chair.bot.as_mut()) {
            *bot = styled(bot, style);
        }
    }

    /// Seats a person, or a bot of this level, which likes what the others like.
    pub fn seat(&mut self, place: usize, level: Option<&str>) {
        let bot = level.map(|level| styled(level, self.style()));
        if let Some(chair) = self.chairs.get_mut(place) {
            chair.bot = bot;
        }
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
        self.chairs.len() < usize::from(*self.edition.seats().end())
    }

    /// Whether there are more than needed.
    pub fn can_remove(&self) -> bool {
        self.chairs.len() > usize::from(*self.edition.seats().start())
    }

    /// How many people play at this screen.
    pub fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.bot.is_none()).count()
    }

    /// The options that are not as printed.
    pub fn changes(&self) -> Vec<OptionInfo> {
        self.edition.options().into_iter().filter(|option| self.value(option) != self.printed(option)).collect()
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
