//! Every screen of the page, one after another.

use desk::Saved;
use fantoccini::Locator;
use serde_json::json;

use crate::page::Page;
use crate::{board_situations, new_world, situations};

/// The languages, as their codes.
pub const LANGUAGES: [&str; 4] = ["en", "pl", "ru", "cs"];

/// A screen, and how to come to it.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Names pictures and complaints.
    pub name: &'static str,
    /// Its address.
    address: &'static str,
    /// The game that the browser has kept.
    game: Option<fn() -> Saved>,
    /// What is there when the screen is.
    ready: &'static str,
    /// What is done then.
    then: Then,
}

#[derive(Clone, Copy, Debug)]
enum Then {
    Nothing,
    Click(&'static str),
    /// An animal is picked and shall attack.
    Aim,
    /// An animal is picked that can eat: the areas say whether they are open to it.
    Forage,
    /// A card is picked for a new animal: the locations say who may live there.
    Settle,
}

const fn plain(name: &'static str, address: &'static str, ready: &'static str) -> Screen {
    Screen { name, address, game: None, ready, then: Then::Nothing }
}

const fn table(name: &'static str, game: fn() -> Saved, ready: &'static str, then: Then) -> Screen {
    Screen { name, address: "#/play", game: Some(game), ready, then }
}

/// All of them.
pub const SCREENS: [Screen; 40] = [
    plain("home", "#/", "#play-now"),
    plain("setup", "#/setup", "#begin"),
    plain("settings", "#/settings", "#switch-sound"),
    plain("records", "#/records", "#check-record"),
    plain("rules", "#/rules", "#rules-title"),
    plain("rule", "#/rules/ORI-ATT-3", "#ORI-ATT-3"),
    plain("trait", "#/rules/trait/camouflage", "#rules-title"),
    plain("tutorial", "#/tutorial", "#tutorial-next"),
    plain("tutorial-continents", "#/tutorial/continents", "#tutorial-next"),
    plain("tutorial-evolution", "#/tutorial/evolution", "#tutorial-next"),
    plain("tutorial-new-world", "#/tutorial/new-world", "#tutorial-next"),
    plain("replay-empty", "#/replay", "#read-record"),
    plain("analysis-empty", "#/analysis", ".an"),
    plain("analysis-boards", "#/analysis/natural-selection", ".an .beast"),
    plain("analysis-new-world", "#/analysis/new-world", ".an .beast"),
    Screen {
        name: "home-with-game",
        address: "#/",
        game: Some(situations::person_feeds),
        ready: "#go-on",
        then: Then::Nothing,
    },
    table("table", situations::person_feeds, "#question", Then::Nothing),
    table("targets", situations::person_hunts, "#question", Then::Aim),
    table("defence", situations::person_defends, ".choice", Then::Nothing),
    table("continents", situations::person_migrates, "#question", Then::Nothing),
    table("continents-eight", situations::eight_on_continents, "#question", Then::Nothing),
    table("continents-follow", situations::person_may_follow, ".queue", Then::Nothing),
    table("continents-home", situations::person_settles, "#question", Then::Settle),
    table("new-world", new_world::person_feeds, "#question", Then::Nothing),
    table("new-world-areas", new_world::person_feeds, "#question", Then::Forage),
    table("new-world-reaction", new_world::person_reacts, ".choice", Then::Nothing),
    table("new-world-revealed", new_world::card_lies_open, ".revealed", Then::Nothing),
    table("new-world-result", new_world::finished, ".result-panel", Then::Nothing),
    Screen {
        name: "new-world-replay",
        address: "#/replay",
        game: Some(new_world::finished),
        ready: "#scrubber",
        then: Then::Nothing,
    },
    table("hand-over", situations::two_people, "#hand-over", Then::Nothing),
    table("hand-over-done", situations::two_people, "#hand-over", Then::Click("#hand-over")),
    table("result", || situations::finished(4), ".result-panel", Then::Nothing),
    Screen {
        name: "replay",
        address: "#/replay",
        game: Some(|| situations::finished(4)),
        ready: "#scrubber",
        then: Then::Nothing,
    },
    table("boards-food", board_situations::person_lays, "#question", Then::Click(".half[aria-disabled=false]")),
    table("boards-play", board_situations::person_plays, "#question", Then::Click(".half[aria-disabled=false]")),
    table("boards-quick", board_situations::person_plans, "#question", Then::Nothing),
    table("boards-prey", board_situations::person_hunts, "#question", Then::Click(".own .species.is-legal")),
    table("boards-result", || board_situations::finished(3), ".result-panel", Then::Nothing),
    Screen {
        name: "boards-replay",
        address: "#/replay",
        game: Some(|| board_situations::finished(3)),
        ready: "#scrubber",
        then: Then::Nothing,
    },
    Screen { name: "analysis", address: "#/analysis/", game: None, ready: ".an .beast", then: Then::Nothing },
];

impl Screen {
    /// Goes there, in a browser that has kept nothing else.
    pub async fn open(&self, page: &Page) {
        let saved = self.game.map(|game| game());
        let kept = saved.as_ref().map_or_else(|| json!({}), situations::as_kept);
        let position = if self.name == "analysis" { situations::position() } else { String::new() };
        page.load_at(&format!("{}{position}", self.address), kept).await;
        page.wait_for(self.ready).await;
        match self.then {
            Then::Nothing => (),
            Then::Click(css) => {
                page.click(css).await;
                page.wait_for("#question").await;
            }
            Then::Settle => {
                page.click(".half[aria-disabled=false]").await;
                page.click(".prompt .btn.primary").await;
                page.wait_for("[data-place]").await;
            }
            Then::Forage => {
                let eater = new_world::eater(&saved.expect("a game with somebody hungry"));
                page.click(&format!(".own [data-animal='{eater}']")).await;
                page.wait_for(".areas .part.legal").await;
            }
            Then::Aim => aim(page, &saved.expect("a game with a hunter")).await,
        }
    }
}

/// Picks the hunter and lets it attack: the others show who can be its prey.
pub async fn aim(page: &Page, saved: &Saved) {
    page.click(&format!(".own [data-animal='{}']", situations::hunter(saved))).await;
    page.click(".prompt .btn.danger").await;
    page.wait_for(".prompt.attack").await;
}

/// Chooses a language where the screen offers it: the first page has buttons where there is room, the others a list.
pub async fn speak(page: &Page, language: &str) {
    let button = format!("nav button[lang={language}]");
    if page.is(&format!("document.querySelector('{button}')?.offsetParent")).await {
        page.click(&button).await;
    } else {
        page.wait_for(".lang select").await;
        let select = page.client.find(Locator::Css(".lang select")).await.expect("languages");
        select.select_by_value(language).await.expect("the language can be chosen");
    }
    page.wait("the language", &format!("document.documentElement.lang === '{language}'")).await;
}
