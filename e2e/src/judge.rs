//! What is said about a screen as it is now: axe-core in both themes, whether everything is written in our own letters,
//! whether it fits its window. Pictures are kept of both themes.

use serde_json::json;

use crate::axe;
use crate::fit;
use crate::fonts::Written;
use crate::page::{Page, Window};

/// Fails if anything is wrong with the screen in the window it is in.
pub async fn judge(page: &Page, screen: &str) {
    let found = look(page, &[(screen.to_owned(), None)]).await;
    assert!(found.is_empty(), "{screen}: {found:#?}");
}

/// The same in a large window and on a phone. Leaves the large one.
pub async fn judge_everywhere(page: &Page, screen: &str) {
    let windows = [Window::DESKTOP, Window::PHONE].map(|window| (name_in(screen, window), Some(window)));
    let found = look(page, &windows).await;
    page.resize(Window::DESKTOP).await;
    assert!(found.is_empty(), "{screen}: {found:#?}");
}

fn name_in(screen: &str, window: Window) -> String {
    if window.phone { format!("{screen}-phone") } else { screen.to_owned() }
}

/// Pictures that stand beside a drawing of the design: called as the drawing is, in both themes.
pub async fn beside(page: &Page, drawing: &str) {
    for theme in THEMES {
        paint(page, theme).await;
        page.picture_named(&format!("{drawing}-{theme}")).await;
    }
    paint(page, THEMES[0]).await;
}

const THEMES: [&str; 2] = ["light", "dark"];

async fn paint(page: &Page, theme: &str) {
    page.call("document.documentElement.dataset.theme = arguments[0];", vec![json!(theme)]).await;
}

async fn look(page: &Page, windows: &[(String, Option<Window>)]) -> Vec<String> {
    let script = axe::script();
    let mut found = Vec::new();
    for (name, window) in windows {
        if let Some(window) = window {
            page.resize(*window).await;
        }
        fit::settled(page).await;
        let complaint = fit::complaint(page).await;
        found.extend((!complaint.is_empty()).then(|| format!("{name}: {complaint}")));
        for theme in THEMES {
            paint(page, theme).await;
            page.picture(&format!("{name}-{theme}")).await;
            let only = if theme == THEMES[0] { &[][..] } else { &axe::OF_COLOURS };
            let broken = axe::violations(page, &script, only).await;
            found.extend(broken.into_iter().map(|line| format!("{name}, {theme}: {line}")));
        }
        paint(page, THEMES[0]).await;
    }
    let mut written = Written::default();
    written.read(page).await;
    let strange = written.complaint(page).await;
    found.extend((!strange.is_empty()).then(|| format!("not in our letters: {strange}")));
    found
}
