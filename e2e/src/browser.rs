//! The browsers that the page is looked at with, and how each is asked for.

use std::path::{Path, PathBuf};

use crate::case::everything;
use serde_json::{Value, json};

/// A browser. `PANGEA_BROWSER` chooses one; Chromium if it is not set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    /// Everything is tried in it.
    Chromium,
    /// A whole game, and every screen.
    Firefox,
    /// WebKitGTK's own small browser: a whole game, and every screen.
    WebKit,
}

impl Browser {
    /// The browser of this run.
    pub fn chosen() -> Self {
        match std::env::var("PANGEA_BROWSER").as_deref() {
            Err(_) | Ok("" | "chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok(other) => panic!("PANGEA_BROWSER is chromium, firefox or webkit, not {other}"),
        }
    }

    /// Where its pictures are.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Chromium => "",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// How to get what is missing.
    pub fn install(self) -> &'static str {
        match self {
            Self::Chromium => {
                "on Debian: `apt-get install chromium chromium-driver` (or name them in CHROMIUM and CHROMEDRIVER)"
            }
            Self::Firefox => {
                "on Debian: `apt-get install firefox-esr`, and `cargo install geckodriver --root target/tools` (or name them \
                 in FIREFOX and GECKODRIVER)"
            }
            Self::WebKit => {
                "on Debian: `apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb` (or name them in MINIBROWSER and \
                 WEBKITDRIVER)"
            }
        }
    }

    /// The program that drives it.
    pub fn driver(self) -> String {
        let tool = crate::target().join("tools/bin/geckodriver");
        let (variable, names): (_, &[&str]) = match self {
            Self::Chromium => ("CHROMEDRIVER", &["chromedriver"]),
            Self::Firefox if tool.is_file() => return tool.display().to_string(),
            Self::Firefox => ("GECKODRIVER", &["geckodriver"]),
            Self::WebKit => ("WEBKITDRIVER", &["WebKitWebDriver"]),
        };
        self.find(variable, names)
    }

    /// The browser's own program.
    fn program(self) -> String {
        match self {
            Self::Chromium => {
                self.find("CHROMIUM", &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
            }
            Self::Firefox => self.find("FIREFOX", &["firefox-esr", "firefox"]),
            Self::WebKit => {
                let versions = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];
                let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib"];
                let places = folders.iter().flat_map(|folder| versions.map(|version| format!("{folder}/{version}")));
                let known: Vec<String> = places.map(|place| format!("{place}/MiniBrowser")).collect();
                self.find("MINIBROWSER", &known.iter().map(String::as_str).collect::<Vec<_>>())
            }
        }
    }

    /// The program that the variable names, else the first of these that is there.
    fn find(self, variable: &str, names: &[&str]) -> String {
        if let Ok(named) = std::env::var(variable) {
            return named;
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        let is_there = |name: &&str| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file());
        match names.iter().find_map(is_there) {
            Some(file) => file.display().to_string(),
            None => panic!("{} is not installed; {}", names.first().unwrap_or(&"a browser"), self.install()),
        }
    }

    /// Words for the driver, besides its port.
    pub fn driver_words(self, profile: &Path) -> Vec<String> {
        match self {
            Self::Chromium | Self::WebKit => Vec::new(),
            Self::Firefox => vec!["--profile-root".to_owned(), profile.display().to_string()],
        }
    }

    /// What the driver is asked for: a browser without a window, in English, with a fresh profile.
    pub fn capabilities(self, profile: &Path) -> Value {
        let program = self.program();
        let timeouts = json!({ "script": 120_000, "pageLoad": 120_000 });
        match self {
            Self::Chromium => {
                let mut flags = CHROMIUM_FLAGS.map(str::to_owned).to_vec();
                // No case runs long enough for a module to be worth compiling twice, unless times are measured.
                flags.extend((!everything()).then(|| "--js-flags=--liftoff-only".to_owned()));
                flags.push(format!("--user-data-dir={}", profile.display()));
                json!({
                    "browserName": "chrome",
                    "goog:chromeOptions": { "binary": program, "args": flags },
                    "goog:loggingPrefs": { "browser": "ALL" },
                    "timeouts": timeouts,
                })
            }
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": program,
                    "args": ["-headless"],
                    "prefs": { "intl.accept_languages": "en", "intl.locale.requested": "en-US" },
                },
                "timeouts": timeouts,
            }),
            Self::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": program, "args": ["--automation"] },
                "timeouts": timeouts,
            }),
        }
    }
}

const CHROMIUM_FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
];
