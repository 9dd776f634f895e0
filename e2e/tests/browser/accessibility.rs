//! axe-core finds nothing serious on any screen, in either theme.

use std::time::Duration;

use e2e::player::{Bots, Player};
use e2e::{Page, Visit, axe, visit};

/// Screens beside the table; those that are not there yet show the first page.
const OTHERS: [&str; 6] = ["#/rules", "#/setup", "#/settings", "#/tutorial", "#/replay", "#/analysis"];

async fn check(page: Page, theme: &'static str) {
    let Some(script) = axe::script() else { return };
    page.before_everything(&format!("localStorage.setItem('pangea.theme', '{theme}');")).await;
    page.go("").await;
    page.wait_for("#play-now").await;
    let mut found = Vec::new();
    let mut note = |place: &str, violations: Vec<String>| {
        found.extend(violations.into_iter().map(|violation| format!("{place}: {violation}")));
    };
    note("first page", axe::violations(&page, &script).await);

    let mut player = Player::new(&page, 4);
    player.sit_down(4, Bots::Foragers).await;
    player.wait_for_turn().await;
    note("table", axe::violations(&page, &script).await);
    page.click(".half[aria-disabled=false]").await;
    note("table, card picked", axe::violations(&page, &script).await);
    let feeding = "document.querySelectorAll('.beast').length > 8 && document.querySelector('.beast.is-legal')";
    assert!(player.play_until(feeding, Duration::from_secs(120)).await, "animals that can be chosen");
    note("table, later", axe::violations(&page, &script).await);

    for address in OTHERS {
        page.go(address).await;
        page.reload().await;
        page.wait("a screen", "document.querySelector('main') && !document.querySelector('#skeleton')").await;
        if !page.is("document.querySelector('#play-now')").await {
            page.picture(&address.replace("#/", "")).await;
            note(address, axe::violations(&page, &script).await);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn axe_finds_nothing_serious_in_the_light_theme() {
    visit(Visit::new("axe-light"), |page| check(page, "light"));
}

#[test]
fn axe_finds_nothing_serious_in_the_dark_theme() {
    visit(Visit::new("axe-dark"), |page| check(page, "dark"));
}
