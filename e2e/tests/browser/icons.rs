//! Icons are parts of one file that stands in the document; a part that is not there is shown as nothing, and no console
//! says so.

use e2e::tour::SCREENS;
use e2e::{Visit, visit};

const MISSING: &str = "[...new Set([...document.querySelectorAll('use')].map(use => use.getAttribute('href')) \
    .filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1))))].join()";

#[test]
fn every_icon_that_is_shown_is_there() {
    visit(Visit::new("icons"), async |page| {
        let mut shown = 0.0;
        for screen in SCREENS {
            screen.open(&page).await;
            assert_eq!(page.text(MISSING).await, "", "{}", screen.name);
            shown += page.number("document.querySelectorAll('use').length").await;
        }
        assert!(shown > 300.0, "{shown} icons");
    });
}
