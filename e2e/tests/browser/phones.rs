//! The table on a phone.

use std::time::Duration;

use e2e::player::{Bots, Player};
use e2e::{Page, Visit, Window, visit};

async fn no_sideways_scroll(page: &Page, place: &str) {
    // What sticks out of the page, for the message.
    let out = "[document.documentElement, ...document.querySelectorAll('body, main, .pg, .table')].every(one => \
        getComputedStyle(one).overflowX === 'hidden' || one.scrollWidth <= one.clientWidth + 1) ? '' : [...document.querySelectorAll('body *')]\
        .filter(one => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 8).map(one => one.tagName + '.' + one.className).join(', ') || 'something'";
    assert_eq!(page.text(out).await, "", "{place} scrolls sideways");
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

async fn play_on_phone(page: Page, window: Window) {
    let mut player = Player::new(&page, 9);
    page.go("").await;
    page.wait_for("#play-now").await;
    assert_eq!(page.number("innerWidth").await, f64::from(window.width));
    no_sideways_scroll(&page, "the first page").await;
    in_sight(&page, "#play-now").await;
    player.sit_down(4, Bots::Foragers).await;
    player.wait_for_turn().await;
    no_sideways_scroll(&page, "the table").await;
    in_sight(&page, ".prompt").await;
    in_sight(&page, ".hand .card").await;
    page.picture("begin").await;

    // Later, with many animals.
    let later = "document.querySelector('.prompt:not(.wait)') && document.querySelectorAll('.beast').length > 12 \
        && document.querySelectorAll('.hand .card').length > 0 && !document.querySelector('.card.sel')";
    assert!(player.play_until(later, Duration::from_secs(180)).await, "a full table");
    page.call("scrollTo(0, 0);", vec![]).await;
    no_sideways_scroll(&page, "the full table").await;
    in_sight(&page, ".prompt").await;
    in_sight(&page, ".hand .card").await;
    assert_eq!(player.unreachable(), None, "everything can be touched");
    page.go("#/rules").await;
    page.wait_for(".rule").await;
    no_sideways_scroll(&page, "the rules").await;
    page.go("#/play").await;
    player.see_table().await;
}

#[test]
fn usual_phone_shows_prompt_and_hand() {
    visit(Visit::new("phone").window(Window::PHONE), |page| play_on_phone(page, Window::PHONE));
}

#[test]
fn narrow_phone_shows_prompt_and_hand() {
    visit(Visit::new("narrow-phone").window(Window::NARROW), |page| play_on_phone(page, Window::NARROW));
}
