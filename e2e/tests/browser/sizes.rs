//! Phones, a zoomed laptop, a very wide screen: nothing is lost, and nothing scrolls both ways.

use std::time::Duration;

use e2e::fit::{self, in_sight};
use e2e::player::{Bots, Player};
use e2e::tour::{LANGUAGES, SCREENS, aim, speak};
use e2e::{Page, Visit, Window, situations, visit};

/// A window, and how pictures of it are called.
type Named = (&'static str, Window);

/// In every language: some words are twice as long as others. The screens are opened in the first window; then it is given
/// the other sizes, as people do who turn a phone or zoom.
async fn every_screen_fits(page: Page, windows: &'static [Named]) {
    let mut found = Vec::new();
    for screen in SCREENS {
        page.resize(windows[0].1).await;
        screen.open(&page).await;
        for language in LANGUAGES {
            speak(&page, language).await;
            for (window, size) in windows {
                page.resize(*size).await;
                let place = format!("{window}-{}", screen.name);
                assert_eq!(page.number("innerWidth").await, f64::from(size.width), "{place}");
                let out = fit::complaint(&page).await;
                if !out.is_empty() {
                    page.picture(&format!("{place}-{language}-unfit")).await;
                    found.push(format!("{place} in {language}: {out}"));
                }
                if language == LANGUAGES[0] {
                    page.picture(&place).await;
                }
            }
        }
        speak(&page, LANGUAGES[0]).await;
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_screen_fits_a_laptop_of_any_width() {
    const WINDOWS: [Named; 3] = [("laptop", Window::DESKTOP), ("wide", Window::WIDE), ("zoomed", Window::ZOOMED)];
    visit(Visit::new("fits"), |page| every_screen_fits(page, &WINDOWS));
}

#[test]
fn every_screen_fits_phones() {
    const WINDOWS: [Named; 2] = [("phone", Window::PHONE), ("narrow", Window::NARROW)];
    visit(Visit::new("fits-in-hand").window(Window::PHONE), |page| every_screen_fits(page, &WINDOWS));
}

async fn play_by_touch(page: Page) {
    page.go("").await;
    page.wait_for("#play-now").await;
    in_sight(&page, "#play-now").await;
    let mut player = Player::new(&page, 9);
    player.sit_down(4, Bots::Foragers).await;
    player.wait_for_turn().await;
    in_sight(&page, ".hand .card").await;
    hunt_and_defend(&page, player).await;
}

/// On to the second round; then as a hunter, and as prey.
async fn hunt_and_defend(page: &Page, mut player: Player) {
    in_sight(page, ".prompt").await;
    let next_round = "document.querySelector('.edition b').textContent.includes('2') && document.querySelector('.half[aria-disabled=false]')";
    assert!(player.play_until(next_round, Duration::from_secs(120)).await, "the second round");
    in_sight(page, ".prompt").await;

    // A hunt: the hunter, its prey behind one of the tabs, and yes, surely.
    let saved = situations::person_hunts();
    situations::open(page, &saved).await;
    aim(page, &saved).await;
    in_sight(page, ".prompt").await;
    page.picture("aim").await;
    let record = "localStorage.getItem('pangea.game.record')";
    let attacks = format!("({record}.match(/attack/g) ?? []).length");
    let before = page.number(&attacks).await;
    let after = format!("{attacks} > {before} && !document.querySelector('.is-actor')");
    assert!(player.play_until(&after, Duration::from_secs(60)).await, "somebody is attacked");

    situations::open(page, &situations::person_defends()).await;
    in_sight(page, ".prompt .choice").await;
    page.picture("defence").await;
    let length = page.number(&format!("{record}.length")).await;
    page.click(".prompt .choice").await;
    let on = format!("{record}.length > {length} && document.querySelector('.prompt:not(.wait)')");
    assert!(player.play_until(&on, Duration::from_secs(60)).await, "the game goes on");
    assert_eq!(player.unreachable(), None, "everything can be touched");
}

#[test]
fn a_usual_phone_plays_attacks_and_defends() {
    visit(Visit::new("phone-play").window(Window::PHONE), play_by_touch);
}

#[test]
fn a_narrow_phone_plays_attacks_and_defends() {
    visit(Visit::new("narrow-play").window(Window::NARROW), play_by_touch);
}

#[test]
fn a_zoomed_laptop_plays_attacks_and_defends() {
    visit(Visit::new("zoomed-play").window(Window::ZOOMED), async |page| {
        let mut player = Player::new(&page, 9);
        player.sit_down(4, Bots::Foragers).await;
        player.wait_for_turn().await;
        hunt_and_defend(&page, player).await;
    });
}
