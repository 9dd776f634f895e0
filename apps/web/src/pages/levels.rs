//! How strong a bot is, and what it likes: four levels, three styles.

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

/// The level for those who have not chosen.
pub const USUAL: &str = "forager";

/// All levels, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level { bot: "hatchling", name: "level-hatchling", note: "home-level-hatchling" },
    Level { bot: USUAL, name: "level-forager", note: "home-level-forager" },
    Level { bot: "hunter", name: "level-hunter", note: "home-level-hunter" },
    Level { bot: "apex", name: "level-apex", note: "home-level-apex" },
];

/// What the bots of a table like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Its name behind that of a bot; nothing for the usual one.
    pub id: Option<&'static str>,
    /// The message with its name.
    pub name: &'static str,
    /// The message that says what it is.
    pub note: &'static str,
}

/// All styles, from the mildest; the usual one is in the middle.
pub const STYLES: [Style; 3] = [
    Style { id: Some("peaceful"), name: "style-peaceful", note: "style-note-peaceful" },
    Style { id: None, name: "style-balanced", note: "style-note-balanced" },
    Style { id: Some("predatory"), name: "style-predatory", note: "style-note-predatory" },
];

/// The level in the name of a bot, and its style.
pub fn taken_apart(bot: &str) -> (&str, Option<&str>) {
    bot.split_once('+').map_or((bot, None), |(level, style)| (level, Some(style)))
}

/// The same bot with this style.
pub fn styled(bot: &str, style: Option<&str>) -> String {
    let (level, _) = taken_apart(bot);
    match style {
        Some(style) => format!("{level}+{style}"),
        None => level.to_owned(),
    }
}

/// Whether there is such a bot. Their names are the same in every game.
pub fn is_bot(bot: &str) -> bool {
    bots::is_name(bot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_with_every_style_is_a_bot() {
        for level in LEVELS {
            for style in STYLES {
                let bot = styled(level.bot, style.id);
                assert!(is_bot(&bot) && bots::by_name::<northstar::State>(&bot, 1).is_some(), "{bot}");
                assert_eq!(taken_apart(&bot), (level.bot, style.id));
            }
        }
        assert_eq!(styled("hunter+predatory", None), "hunter");
        assert!(is_bot("greedy") && is_bot("random"), "kept games name them");
        assert!(!is_bot("hunter+cruel") && !is_bot("lion"));
    }
}
