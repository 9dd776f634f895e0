//! Browsers in which the page is tried: installed where that can be done without asking, else it is said how.

use std::path::Path;

use crate::page::target;
use crate::steps::{answers, cargo, install_packages};

/// A browser, as `PANGEA_BROWSER` names it.
pub struct Browser {
    /// Its name.
    pub name: &'static str,
    /// What has to answer, and the variables that name other programs instead.
    programs: &'static [Program],
    /// Packages of Debian.
    packages: &'static [&'static str],
    /// How to get it elsewhere.
    elsewhere: &'static str,
}

struct Program {
    variable: &'static str,
    names: &'static [&'static str],
}

/// Everything is tried in it.
pub const CHROMIUM: Browser = Browser {
    name: "chromium",
    programs: &[
        Program {
            variable: "CHROMIUM",
            names: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
        },
        Program { variable: "CHROMEDRIVER", names: &["chromedriver"] },
    ],
    packages: &["chromium", "chromium-driver"],
    elsewhere: "on Fedora `sudo dnf install chromium chromedriver`, on macOS `brew install --cask chromium chromedriver`",
};

/// A whole game and every screen. Its driver is a crate.
pub const FIREFOX: Browser = Browser {
    name: "firefox",
    programs: &[Program { variable: "FIREFOX", names: &["firefox-esr", "firefox"] }],
    packages: &["firefox-esr"],
    elsewhere: "on Fedora `sudo dnf install firefox`, on macOS `brew install --cask firefox`",
};

/// A whole game and every screen, in the small browser of WebKitGTK on a screen that nobody sees.
pub const WEBKIT: Browser = Browser {
    name: "webkit",
    programs: &[
        Program { variable: "WEBKITDRIVER", names: &["WebKitWebDriver"] },
        Program { variable: "DISPLAY", names: &["Xvfb"] },
    ],
    packages: &["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
    elsewhere: "on Fedora `sudo dnf install webkit2gtk4.1 xorg-x11-server-Xvfb`",
};

impl Browser {
    /// Installs what is missing, or says how.
    pub fn install(&self, root: &Path) -> Result<(), String> {
        if !self.is_there() {
            install_packages(root, self.packages)?;
        }
        if !self.is_there() {
            let variables: Vec<&str> = self.programs.iter().map(|program| program.variable).collect();
            return Err(format!(
                "{} is needed: on Debian `sudo apt-get install {}`, {}; set {} to use other copies",
                self.name,
                self.packages.join(" "),
                self.elsewhere,
                variables.join(" and ")
            ));
        }
        if self.name == FIREFOX.name { geckodriver(root) } else { Ok(()) }
    }

    fn is_there(&self) -> bool {
        self.programs.iter().all(|program| {
            std::env::var_os(program.variable).is_some() || program.names.iter().any(|name| is_in_path(name))
        })
    }
}

/// Some of these programs do not say their version without a screen, so it is only looked whether they are there.
fn is_in_path(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

/// The driver of Firefox, which Debian does not have: built once, beside everything else that is built.
fn geckodriver(root: &Path) -> Result<(), String> {
    let tools = target(root).join("tools");
    if tools.join("bin/geckodriver").is_file()
        || std::env::var_os("GECKODRIVER").is_some()
        || answers("geckodriver", &["--version"])
    {
        return Ok(());
    }
    eprintln!("building geckodriver, once");
    let tools = tools.display().to_string();
    cargo(
        root,
        &["install", "--quiet", "--locked", "--debug", "geckodriver", "--version", GECKODRIVER, "--root", &tools],
    )
}

const GECKODRIVER: &str = "0.37.1";
