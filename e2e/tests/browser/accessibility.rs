//! Every screen in both themes: axe-core finds nothing serious, every icon is there, a picture is kept.

use e2e::tour::SCREENS;
use e2e::{Page, Visit, axe, visit};

/// Icons that are shown but not there. Nothing else would say so: they are only empty.
const MISSING: &str = "[...new Set([...document.querySelectorAll('use')].map(use => use.getAttribute('href')) \
    .filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1))))].join()";

/// What axe-core may say otherwise in the dark; its other rules ask nothing about colours.
const OF_COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// Every second screen, from this one on: the two halves are looked at side by side.
async fn check(page: Page, first: usize) {
    let script = axe::script();
    page.before_everything("localStorage.setItem('pangea.theme', 'light');").await;
    let (mut found, mut shown) = (Vec::new(), 0.0);
    for screen in SCREENS.iter().skip(first).step_by(2) {
        screen.open(&page).await;
        assert_eq!(page.text(MISSING).await, "", "icons of {}", screen.name);
        shown += page.number("document.querySelectorAll('use').length").await;
        for (theme, only) in [("light", &[][..]), ("dark", &OF_COLOURS)] {
            page.call("document.documentElement.dataset.theme = arguments[0];", vec![theme.into()]).await;
            page.picture(&format!("{theme}-{}", screen.name)).await;
            let Some(script) = &script else { continue };
            let violations = axe::violations(&page, script, only).await;
            found.extend(violations.into_iter().map(|violation| format!("{}, {theme}: {violation}", screen.name)));
        }
    }
    assert!(shown > 150.0, "{shown} icons");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn axe_finds_nothing_serious() {
    visit(Visit::new("axe"), |page| check(page, 0));
}

#[test]
fn axe_finds_nothing_serious_on_the_other_screens() {
    visit(Visit::new("axe-others"), |page| check(page, 1));
}
