//! axe-core finds nothing serious on any screen, in either theme. Keeps a picture of every screen.

use e2e::tour::SCREENS;
use e2e::{Page, Visit, axe, visit};

async fn check(page: Page, theme: &'static str) {
    let script = axe::script();
    page.before_everything(&format!("localStorage.setItem('pangea.theme', '{theme}');")).await;
    let mut found = Vec::new();
    for screen in SCREENS {
        screen.open(&page).await;
        page.picture(screen.name).await;
        let Some(script) = &script else { continue };
        let violations = axe::violations(&page, script).await;
        found.extend(violations.into_iter().map(|violation| format!("{}: {violation}", screen.name)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn axe_finds_nothing_serious_in_the_light_theme() {
    visit(Visit::new("light"), |page| check(page, "light"));
}

#[test]
fn axe_finds_nothing_serious_in_the_dark_theme() {
    visit(Visit::new("dark"), |page| check(page, "dark"));
}
