//! The page in real browsers, from the first page to the final score.

use std::path::Path;

use super::{Extent, NATIVE};
use crate::page::{self, Build};
use crate::steps::{answers, cargo, cargo_with, output, run as start};

/// `cargo xtask browser [NAME] [--all]`: builds what is needed and plays the page in one browser.
pub fn alone(root: &Path, words: &[&str]) -> Result<(), String> {
    page::build(root, Build::Quick, &[])?;
    match words {
        [] | ["chromium"] => check(root, Extent::Usual),
        ["--all"] | ["chromium", "--all"] => check(root, Extent::All),
        ["firefox"] => in_firefox(root),
        ["webkit"] => in_webkit(root),
        _ => Err("which browser? `cargo xtask browser [chromium|firefox|webkit]`".to_owned()),
    }
}

/// The page in Chromium.
pub fn check(root: &Path, extent: Extent) -> Result<(), String> {
    install(root, &CHROMIUM)?;
    let all = if extent == Extent::All { "1" } else { "0" };
    cases(root, &[], &[("PANGEA_ALL", all)])
}

/// What travels over a network, and how soon the page is there: measured with the small page.
pub fn small_page(root: &Path) -> Result<(), String> {
    install(root, &CHROMIUM)?;
    page::build(root, Build::Release, &[])?;
    let folder = page::folder_of(root, Build::Release).display().to_string();
    cases(root, &["measurements::"], &[("PANGEA_PAGE", &folder), ("PANGEA_PAGE_RELEASE", "1")])
}

/// A whole game and every screen in Firefox. Its driver is a program in Rust and is compiled once.
pub fn in_firefox(root: &Path) -> Result<(), String> {
    install(root, &FIREFOX)?;
    let tools = page::target(root).join("tools");
    let driver = tools.join("bin").join(format!("geckodriver{}", std::env::consts::EXE_SUFFIX));
    if std::env::var_os("GECKODRIVER").is_none() && !answers("geckodriver", &["--version"]) && !driver.is_file() {
        let tools = tools.display().to_string();
        cargo(root, &["install", "--quiet", "geckodriver", "--locked", "--root", &tools])?;
    }
    cases(root, &[], &[("PANGEA_BROWSER", "firefox")])
}

/// A whole game and every screen in WebKitGTK's own small browser.
pub fn in_webkit(root: &Path) -> Result<(), String> {
    install(root, &WEBKIT)?;
    cases(root, &[], &[("PANGEA_BROWSER", "webkit")])
}

/// Runs the cases whose names contain these words, all if there are none.
fn cases(root: &Path, names: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let words = [&["test", "--quiet", "--test", "browser"], NATIVE, &["--"], names].concat();
    cargo_with(root, &words, variables)
}

/// A browser as it is installed.
struct Browser {
    name: &'static str,
    /// For each program: the variable that can name it, and where it is looked for.
    programs: &'static [(&'static str, &'static [&'static str])],
    /// Packages of Debian.
    packages: &'static [&'static str],
    /// What to do elsewhere.
    elsewhere: &'static str,
}

const CHROMIUM: Browser = Browser {
    name: "Chromium",
    programs: &[
        ("CHROMIUM", &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]),
        ("CHROMEDRIVER", &["chromedriver"]),
    ],
    packages: &["chromium", "chromium-driver"],
    elsewhere: "on Fedora `sudo dnf install chromium chromedriver`, on macOS `brew install --cask chromium chromedriver`",
};

const FIREFOX: Browser = Browser {
    name: "Firefox",
    programs: &[("FIREFOX", &["firefox-esr", "firefox"])],
    packages: &["firefox-esr"],
    elsewhere: "on Fedora `sudo dnf install firefox`, on macOS `brew install --cask firefox`",
};

const WEBKIT: Browser = Browser {
    name: "WebKitGTK with its driver and Xvfb",
    programs: &[("WEBKITDRIVER", &["WebKitWebDriver"]), ("XVFB", &["Xvfb"])],
    packages: &["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
    elsewhere: "on Fedora `sudo dnf install webkit2gtk4.1 xorg-x11-server-Xvfb`",
};

/// Installs a browser where that can be done without asking, else says how.
fn install(root: &Path, browser: &Browser) -> Result<(), String> {
    let is_there = || {
        browser
            .programs
            .iter()
            .all(|(variable, names)| std::env::var_os(variable).is_some() || names.iter().any(|name| is_in_path(name)))
    };
    if is_there() {
        return Ok(());
    }
    let may_install = output("id", &["-u"]).as_deref() == Some("0") && answers("apt-get", &["--version"]);
    if may_install {
        eprintln!("{} is missing; installing it with apt-get", browser.name);
        start(root, "apt-get", &["update", "--quiet", "--quiet"])?;
        let words = ["install", "--quiet", "--quiet", "--yes", "--no-install-recommends"];
        start(root, "apt-get", &[&words, browser.packages].concat())?;
    }
    if is_there() {
        return Ok(());
    }
    let packages = browser.packages.join(" ");
    let variables: Vec<&str> = browser.programs.iter().map(|(variable, _)| *variable).collect();
    Err(format!(
        "{} is needed: on Debian `sudo apt-get install {packages}`, {}; programs elsewhere are named in {}",
        browser.name,
        browser.elsewhere,
        variables.join(" and ")
    ))
}

/// Whether a program of this name can be started without saying where it is.
fn is_in_path(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}
