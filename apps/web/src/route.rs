//! Addresses: the part behind `#`, so that the page works from any folder and without a server.

use leptos::prelude::*;
use protocol::{PersonId, TableId};
use wasm_bindgen::prelude::*;

/// A screen of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// Choosing a game.
    Home,
    /// Choosing a game in detail.
    Setup,
    /// What the player prefers.
    Settings,
    /// Keeping and opening games as text.
    Records,
    /// The game in play.
    Play,
    /// The rules, at a rule.
    Rules(Option<String>),
    /// The lesson about an edition.
    Tutorial(Option<String>),
    /// A played game, move by move.
    Replay,
    /// An invitation to a table online, with its secret.
    Join(TableId, String),
    /// A table online.
    Table(TableId),
    /// A screen of the place to meet.
    Place(Place),
    /// A free position; the text is a scenario, encoded for an address.
    Analysis(Option<String>),
}

/// A screen of the place to meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Tables and people.
    Lobby,
    /// The own account.
    Account,
    /// Signing in.
    SignIn,
    /// Friends.
    Friends,
    /// Somebody's page.
    Player(PersonId),
    /// The strongest players.
    Leaders,
    /// A mail address is confirmed with what stands behind it.
    Confirm(String),
}

impl Place {
    /// The screen with this address.
    pub fn parse(path: &str) -> Option<Self> {
        Some(match path.split_once('/').unwrap_or((path, "")) {
            ("lobby", _) => Self::Lobby,
            ("account", _) => Self::Account,
            ("sign-in", _) => Self::SignIn,
            ("friends", _) => Self::Friends,
            ("player", person) => Self::Player(person.parse().ok()?),
            ("leaderboard", _) => Self::Leaders,
            ("confirm-mail", token) => Self::Confirm(token.to_owned()),
            _ => return None,
        })
    }

    /// Its address.
    pub fn href(&self) -> String {
        match self {
            Self::Lobby => "#/lobby".to_owned(),
            Self::Account => "#/account".to_owned(),
            Self::SignIn => "#/sign-in".to_owned(),
            Self::Friends => "#/friends".to_owned(),
            Self::Player(person) => format!("#/player/{person}"),
            Self::Leaders => "#/leaderboard".to_owned(),
            Self::Confirm(token) => format!("#/confirm-mail/{token}"),
        }
    }
}

/// How addresses of tables online begin. `early.js` has them too: whoever comes to one is given the module that has its
/// screen at once.
pub const ONLINE: &[&str] =
    &["join", "table", "lobby", "account", "sign-in", "friends", "player", "leaderboard", "confirm-mail"];

impl Route {
    /// The screen of an address.
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split_once('/').unwrap_or((path, "")) {
            ("setup", _) => Self::Setup,
            ("settings", _) => Self::Settings,
            ("records", _) => Self::Records,
            ("play", _) => Self::Play,
            ("rules", "") => Self::Rules(None),
            ("rules", id) => Self::Rules(Some(id.to_owned())),
            ("tutorial", "") => Self::Tutorial(None),
            ("tutorial", edition) => Self::Tutorial(Some(edition.to_owned())),
            ("replay", _) => Self::Replay,
            ("join", rest) => rest
                .split_once('/')
                .and_then(|(table, secret)| Some(Self::Join(table.parse().ok()?, secret.to_owned())))
                .unwrap_or(Self::Home),
            ("table", table) => table.parse().map_or(Self::Home, Self::Table),
            ("analysis", "") => Self::Analysis(None),
            ("analysis", text) => Self::Analysis(Some(text.to_owned())),
            _ => Place::parse(path).map_or(Self::Home, Self::Place),
        }
    }

    /// The address of a screen.
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::Setup => "#/setup".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Records => "#/records".to_owned(),
            Self::Play => "#/play".to_owned(),
            Self::Rules(None) => "#/rules".to_owned(),
            Self::Rules(Some(id)) => format!("#/rules/{id}"),
            Self::Tutorial(None) => "#/tutorial".to_owned(),
            Self::Tutorial(Some(edition)) => format!("#/tutorial/{edition}"),
            Self::Replay => "#/replay".to_owned(),
            Self::Join(table, secret) => format!("#join/{table}/{secret}"),
            Self::Table(table) => format!("#/table/{table}"),
            Self::Place(place) => place.href(),
            Self::Analysis(None) => "#/analysis".to_owned(),
            Self::Analysis(Some(text)) => format!("#/analysis/{text}"),
        }
    }

    /// The screen of the address bar.
    pub fn here() -> Self {
        Self::parse(&window().location().hash().unwrap_or_default())
    }

    /// Goes there.
    pub fn go(&self) {
        let _ = window().location().set_hash(&self.href());
    }
}

/// The screen of the address bar, as it changes. An event about an address that is shown already changes nothing: the screen
/// is not drawn a second time under somebody's click.
pub fn current() -> ReadSignal<Route> {
    let (route, set_route) = signal(Route::here());
    let changed = Closure::<dyn FnMut()>::new(move || {
        let here = Route::here();
        if route.with_untracked(|shown| *shown != here) {
            set_route.set(here);
        }
    });
    window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    route
}

#[cfg(test)]
mod tests {
    use super::ONLINE;

    #[test]
    fn addresses_of_tables_online_load_the_module_that_has_them() {
        let early = include_str!("../assets/early.js");
        let list = early.split("const ONLINE = [").nth(1).and_then(|rest| rest.split(']').next()).expect("the list");
        let known: Vec<&str> = list.split(", ").map(|word| word.trim_matches('"')).collect();
        assert_eq!(known, ONLINE);
    }
}
