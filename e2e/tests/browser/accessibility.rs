//! Every screen in both themes: axe-core finds nothing serious, every icon is there, a picture is kept.

use e2e::tour::SCREENS;
use e2e::{Page, Visit, axe, visit};

/// Icons that are shown but not there. Nothing else would say so: they are only empty.
const MISSING: &str = "[...new Set([...document.querySelectorAll('use')].map(use => use.getAttribute('href')) \
    .filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1))))].join()";

async fn check(page: Page, theme: &'static str) {
    let script = axe::script();
    page.before_everything(&format!("localStorage.setItem('pangea.theme', '{theme}');")).await;
    let (mut found, mut shown) = (Vec::new(), 0.0);
    for screen in SCREENS {
        screen.open(&page).await;
        page.picture(screen.name).await;
        assert_eq!(page.text(MISSING).await, "", "icons of {}", screen.name);
        shown += page.number("document.querySelectorAll('use').length").await;
        let Some(script) = &script else { continue };
        let violations = axe::violations(&page, script).await;
        found.extend(violations.into_iter().map(|violation| format!("{}: {violation}", screen.name)));
    }
    assert!(shown > 300.0, "{shown} icons");
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
