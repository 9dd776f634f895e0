//! Phones, a zoomed laptop, a very wide screen: nothing is lost, and nothing scrolls both ways.

use std::time::Duration;

use e2e::player::{Bots, Player};
use e2e::tour::{SCREENS, aim};
use e2e::{Page, Visit, Window, situations, visit};

/// What sticks out of the page to the right, if the page can be scrolled there.
const SIDEWAYS: &str = "[document.documentElement, ...document.querySelectorAll('body, main, .pg, .table')].every(one => \
    getComputedStyle(one).overflowX === 'hidden' || one.scrollWidth <= one.clientWidth + 1) ? '' : [...document.querySelectorAll('body *')]\
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 8).map(one => one.tagName + '.' + one.className).join(', ') || 'something'";

/// Controls that are cut off: outside the window sideways, where nothing can be scrolled to show them.
const LOST: &str = "[...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(one => { \
    const box = one.getBoundingClientRect(); \
    if (!box.width || one.closest('.vh, .drawer.shut') || one.classList.contains('vh') || getComputedStyle(one).visibility === 'hidden') return false; \
    if (box.left >= -1 && box.right <= innerWidth + 1) return false; \
    for (let up = one.parentElement; up; up = up.parentElement) \
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return false; \
    return true; }).map(one => (one.id || one.className) + ' ' + one.textContent.trim().slice(0, 30)).join(', ')";

async fn fits(page: &Page, place: &str) {
    assert_eq!(page.text(SIDEWAYS).await, "", "{place} scrolls sideways");
    assert_eq!(page.text(LOST).await, "", "{place} has controls that cannot be reached");
}

/// The element is inside the window and nothing covers its middle.
async fn in_sight(page: &Page, css: &str) {
    let report = page
        .text(&format!(
            "(() => {{ const one = document.querySelector('{css}'); if (!one) return 'is not there'; \
             const r = one.getBoundingClientRect(), x = Math.max(r.left, 0) / 2 + Math.min(r.right, innerWidth) / 2, y = (r.top + r.bottom) / 2; \
             if (r.top < 0 || r.bottom > innerHeight + 1 || r.left > innerWidth - 40 || r.width < 20 || r.height < 20) \
             return `is at ${{[r.left, r.top, r.right, r.bottom].map(Math.round)}} in ${{innerWidth}}x${{innerHeight}}`; \
             const top = document.elementFromPoint(x, y); return one.contains(top) || top?.contains(one) ? '' : 'is covered by ' + top?.className; }})()"
        ))
        .await;
    assert_eq!(report, "", "{css}");
}

async fn every_screen_fits(page: Page, window: Window) {
    for screen in SCREENS {
        screen.open(&page).await;
        assert_eq!(page.number("innerWidth").await, f64::from(window.width), "{}", screen.name);
        page.picture(screen.name).await;
        fits(&page, screen.name).await;
    }
}

#[test]
fn every_screen_fits_a_usual_phone() {
    visit(Visit::new("phone").window(Window::PHONE), |page| every_screen_fits(page, Window::PHONE));
}

#[test]
fn every_screen_fits_a_narrow_phone() {
    visit(Visit::new("narrow").window(Window::NARROW), |page| every_screen_fits(page, Window::NARROW));
}

#[test]
fn every_screen_fits_when_zoomed() {
    visit(Visit::new("zoomed").window(Window::ZOOMED), |page| every_screen_fits(page, Window::ZOOMED));
}

#[test]
fn every_screen_fits_a_very_wide_window() {
    visit(Visit::new("wide").window(Window::WIDE), |page| every_screen_fits(page, Window::WIDE));
}

async fn play_by_touch(page: Page) {
    page.go("").await;
    page.wait_for("#play-now").await;
    in_sight(&page, "#play-now").await;
    let mut player = Player::new(&page, 9);
    player.sit_down(4, Bots::Foragers).await;
    player.wait_for_turn().await;
    in_sight(&page, ".prompt").await;
    in_sight(&page, ".hand .card").await;
    let next_round = "document.querySelector('.edition b').textContent.includes('2') && document.querySelector('.half[aria-disabled=false]')";
    assert!(player.play_until(next_round, Duration::from_secs(120)).await, "the second round");
    in_sight(&page, ".prompt").await;
    in_sight(&page, ".hand .card").await;

    // A hunt: the hunter, its prey behind one of the tabs, and yes, surely.
    let saved = situations::person_hunts();
    situations::open(&page, &saved).await;
    aim(&page, &saved).await;
    in_sight(&page, ".prompt").await;
    page.picture("aim").await;
    let record = "localStorage.getItem('pangea.game.record')";
    let attacks = format!("({record}.match(/attack/g) ?? []).length");
    let before = page.number(&attacks).await;
    let after = format!("{attacks} > {before} && !document.querySelector('.is-actor')");
    assert!(player.play_until(&after, Duration::from_secs(60)).await, "somebody is attacked");

    situations::open(&page, &situations::person_defends()).await;
    in_sight(&page, ".prompt .choice").await;
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
