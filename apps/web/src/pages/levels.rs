//! How strong a bot is: four levels, of which some are to come.

/// A level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The bot, by its name in the registry.
    pub bot: &'static str,
    /// The message with its name.
    pub name: &'static str,
    /// The message that says how it plays.
    pub note: &'static str,
}

impl Level {
    /// Whether there is such a bot already.
    pub fn is_there(self) -> bool {
        bots::NAMES.contains(&self.bot)
    }
}

/// The level for those who have not chosen.
pub const USUAL: &str = "greedy";

/// All levels, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level { bot: "random", name: "level-hatchling", note: "home-level-random" },
    Level { bot: USUAL, name: "level-forager", note: "home-level-greedy" },
    Level { bot: "hunter", name: "level-hunter", note: "home-level-hunter" },
    Level { bot: "apex", name: "level-apex", note: "home-level-apex" },
];
