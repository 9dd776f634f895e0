//! The page in a real browser: a site to visit, a browser to visit it with, and a player who clicks what is legal.
//!
//! | module | what it holds |
//! |---|---|
//! | [`site`] | the page, served on this machine, with a count of what was sent |
//! | [`browser`] | the browsers, and how each is asked for |
//! | [`driver`] | a driver and one browser, ended when dropped |
//! | [`page`] | what a test does with the page: look, click, press, wait |
//! | [`mod@case`] | cases, and who runs them |
//! | [`mod@visit`] | a whole case: a window for it, the console clean, a picture kept |
//! | [`questions`] | decisions that bots are asked about |
//! | [`player`] | a player who clicks what is legal |
//! | [`situations`] | games in the middle of something, found by playing |
//! | [`new_world`] | the same of New World |
//! | [`board_situations`] | the same at the species boards |
//! | [`crowds`] | tables with many own animals |
//! | [`fit`] | whether a screen fits its window |
//! | [`fonts`] | whether everything is written in our own letters |
//! | [`online`] | people at tables online, each with a browser of their own |
//! | [`post`] | a mail server that keeps what it is given |
//! | [`wire`] | the line between a page and the server, cut and bent |
//! | [`judge`] | all that is said about a screen |
//! | [`tour`] | every screen, one after another |
//! | [`axe`] | what axe-core says about accessibility |
//!
//! Nothing waits for a fixed time: everything polls, with a limit that a busy machine does not reach.

pub mod axe;
pub mod board_situations;
pub mod browser;
pub mod case;
pub mod crowds;
pub mod driver;
pub mod fit;
pub mod fonts;
pub mod judge;
pub mod new_world;
pub mod online;
pub mod page;
pub mod player;
pub mod post;
pub mod questions;
pub mod site;
pub mod situations;
pub mod tour;
pub mod visit;
pub mod wire;

use std::path::{Path, PathBuf};

pub use browser::Browser;
pub use case::Case;
pub use page::{Page, Window};
pub use visit::{Visit, visit};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// The folder of everything that is built.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// A line for whoever reads the output of the tests; `report.txt` beside the pictures has it too.
#[expect(clippy::print_stderr, reason = "for people who read the output of the tests")]
pub fn tell(line: &str) {
    use std::io::Write as _;
    eprintln!("{line}");
    let folder = root().join("out/e2e");
    let _ = std::fs::create_dir_all(&folder);
    if let Ok(mut file) = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("report.txt")) {
        let _ = writeln!(file, "{line}");
    }
}
