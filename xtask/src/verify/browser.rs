//! The page in real browsers, from the first page to the final score.

use std::path::Path;

use super::{ALL, Extent};
use crate::axe;
use crate::browsers::{CHROMIUM, FIREFOX, WEBKIT};
use crate::page::{self, Build};
use crate::steps::cargo_with;

/// `cargo xtask browser [NAME] [--all]`: builds what is needed and plays the page in one browser.
pub fn alone(root: &Path, words: &[&str]) -> Result<(), String> {
    page::build(root, Build::QuickInTwo)?;
    page::bundle(root, Build::Quick)?;
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
    CHROMIUM.install(root)?;
    axe::fetch(root)?;
    let all = if extent == Extent::All { "1" } else { "0" };
    cases(root, &[], &[("PANGEA_ALL", all)])
}

/// What travels over a network, and how soon the page is there: measured with the small page.
pub fn small_page(root: &Path) -> Result<(), String> {
    CHROMIUM.install(root)?;
    page::build(root, Build::Release)?;
    let folder = page::folder_of(root, Build::Release).display().to_string();
    cases(
        root,
        &["measurements::", "modules::"],
        &[("PANGEA_PAGE", &folder), ("PANGEA_PAGE_RELEASE", "1"), ("PANGEA_ALL", "1")],
    )
}

/// A whole game and every screen in Firefox.
pub fn in_firefox(root: &Path) -> Result<(), String> {
    FIREFOX.install(root)?;
    cases(root, &[], &[("PANGEA_BROWSER", FIREFOX.name)])
}

/// A whole game and every screen in WebKitGTK's own small browser.
pub fn in_webkit(root: &Path) -> Result<(), String> {
    WEBKIT.install(root)?;
    cases(root, &[], &[("PANGEA_BROWSER", WEBKIT.name)])
}

/// Runs the cases whose names contain these words, all if there are none.
fn cases(root: &Path, names: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let words = [&["test", "--quiet", "--test", "browser"], ALL, &["--"], names].concat();
    cargo_with(root, &words, variables)
}
