//! The line between a page and a table: dead without anybody knowing, a server that stops and comes back, a page that is too
//! old, and a server that lies about the dice.

use std::time::Duration;

use e2e::judge::{judge, judge_everywhere};
use e2e::online::{Person, begin, meet, play_until};
use e2e::wire::{Bend, bend, cut, hears, sent};
use e2e::{Case, Page, Window, case};
use serde_json::json;

use crate::online::BREAKS;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_line_that_is_dead_without_a_word_is_left),
        case!(the_server_stops_and_comes_back),
        case!(an_older_page_is_told_to_reload_and_loses_nothing),
        case!(a_word_whose_seal_is_not_shown_is_kept_back),
        case!(a_game_without_the_own_word_is_noticed),
        case!(the_strip_says_what_the_server_says),
    ]
}

const LONG: Duration = Duration::from_secs(120);
const ASKED: &str = "document.querySelector('.prompt:not(.wait)')";

/// A table for two people, at which the game has begun and both have animals.
async fn at_a_table(people: &[Person]) {
    let [ada, bo] = people else { panic!("two people") };
    let invitation = ada.open("origin", 2).await;
    bo.join(&invitation, false).await;
    begin(people).await;
    play_until(people, "document.querySelectorAll('.own .beast').length > 0", LONG).await;
}

/// How much has happened, as a page knows it.
async fn lines(page: &Page) -> f64 {
    page.number("document.querySelectorAll('.log li').length").await
}

/// One of them is asked, and decides something that does not arrive.
async fn says_something_into_a_dead_line(people: &[Person]) -> (&Person, f64) {
    play_until(people, ASKED, LONG).await;
    let ada = &people[0];
    let before = lines(&ada.page).await;
    cut(&ada.page).await;
    let known = sent(&ada.page).await;
    let only = std::slice::from_ref(ada);
    play_until(only, &format!("window.sockets.reduce((sum, one) => sum + one.sent, 0) > {known}"), LONG).await;
    (ada, before)
}

fn a_line_that_is_dead_without_a_word_is_left() {
    meet("dead-line", &[Window::DESKTOP, Window::LAPTOP], BREAKS, async |people| {
        at_a_table(&people).await;
        let (ada, before) = says_something_into_a_dead_line(&people).await;
        let arrived = format!("document.querySelectorAll('.log li').length > {before}");
        ada.page.wait("the decision on a new line", &arrived).await;
        assert!(ada.page.is("window.sockets.length > 1").await);
        play_until(&people, "document.querySelectorAll('.log li').length > 30", LONG).await;
    });
}

fn the_server_stops_and_comes_back() {
    meet("restart", &[Window::DESKTOP, Window::PHONE], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        at_a_table(&people).await;
        let before = lines(&ada.page).await;
        let site = ada.page.site_of();
        let ended = tokio::task::spawn_blocking({
            let site = site.clone();
            move || site.lock().expect("the site").end()
        });
        ended.await.expect("the server has ended");
        let says = "document.querySelector('[data-strip=i-loop]')?.innerText.includes('Pangea is restarting')";
        for person in &people {
            person.page.wait("that it restarts", says).await;
            // It still says so when the line is known to be gone.
            person.page.wait("the question waits", "document.querySelector('#held, .prompt.wait')").await;
            assert!(person.page.is(says).await, "{} sees that it restarts", person.name);
        }
        judge_everywhere(&ada.page, "restarting").await;
        let again = tokio::task::spawn_blocking(move || site.lock().expect("the site").begin_again());
        again.await.expect("the server has begun again");
        for person in [ada, bo] {
            person.page.wait("the line is back", "!document.querySelector('#held')").await;
        }
        assert!(lines(&ada.page).await >= before, "nothing was lost");
        play_until(&people, &format!("document.querySelectorAll('.log li').length > {}", before + 15.0), LONG).await;
    });
}

fn an_older_page_is_told_to_reload_and_loses_nothing() {
    meet("older", &[Window::DESKTOP, Window::LAPTOP], BREAKS, async |people| {
        at_a_table(&people).await;
        bend(&people[0].page, Bend::Older).await;
        let (ada, before) = says_something_into_a_dead_line(&people).await;
        ada.page.wait_for("#reload").await;
        judge_everywhere(&ada.page, "reload").await;
        let kept = "Object.keys(sessionStorage).some(name => name.startsWith('pangea.unanswered.'))";
        assert!(ada.page.is(kept).await, "what was not answered is kept");
        assert_eq!(lines(&ada.page).await, before, "it has not arrived");
        bend(&ada.page, Bend::Straight).await;
        ada.page.click("#reload").await;
        ada.page.wait_for(".table .prompt").await;
        ada.page.wait("the decision", &format!("document.querySelectorAll('.log li').length > {before}")).await;
        ada.page.wait("the answer", &format!("!({kept})")).await;
        play_until(&people, "document.querySelectorAll('.log li').length > 30", LONG).await;
    });
}

/// A server that behaves like this towards the first: they are told before they play.
async fn is_distrusted(people: &[Person], bent: Bend, says: &str, screen: &str) {
    let [ada, bo] = people else { panic!("two people") };
    bend(&ada.page, bent).await;
    let invitation = ada.open("origin", 2).await;
    bo.join(&invitation, false).await;
    for person in people {
        person.ready().await;
    }
    ada.page.click("#begin-online").await;
    ada.page.wait_for("#doubt-read").await;
    let strip = ada.page.text("document.querySelector('.strip.bad').innerText").await;
    assert!(strip.contains(says), "{strip}");
    // A word that comes late is left out after ten seconds.
    ada.page.wait_for(".table .prompt").await;
    ada.page.wait_for("#doubt-read").await;
    judge_everywhere(&ada.page, screen).await;
    bo.page.wait_for(".table .prompt").await;
    assert!(!bo.page.is("document.querySelector('.strip.bad')").await, "the other has nothing to complain about");
    ada.page.click("#doubt-read").await;
    ada.page.wait("it has been read", "!document.querySelector('.strip.bad')").await;
}

fn a_word_whose_seal_is_not_shown_is_kept_back() {
    meet("no-seal", &[Window::DESKTOP, Window::LAPTOP], BREAKS, async |people| {
        is_distrusted(&people, Bend::NoSeals, "does not show the seal", "no-seal").await;
    });
}

fn a_game_without_the_own_word_is_noticed() {
    meet("no-word", &[Window::DESKTOP, Window::LAPTOP], BREAKS, async |people| {
        is_distrusted(&people, Bend::NoWords, "without your word", "no-word").await;
    });
}

fn the_strip_says_what_the_server_says() {
    meet("strips", &[Window::DESKTOP, Window::LAPTOP], BREAKS, async |people| {
        let [ada, _] = &people[..] else { panic!("two people") };
        at_a_table(&people).await;
        let notices = [
            ("storage", json!({ "kind": "storage_away" }), "waiting for its storage"),
            ("storage-back", json!({ "kind": "storage_back" }), "Back again"),
            ("restart", json!({ "kind": "restart", "in_ms": 40_000 }), "Pangea restarts in"),
            ("not-agreed", json!({ "kind": "not_agreed" }), "would rather play on"),
            ("time-up", json!({ "kind": "time_up", "seat": "P2", "plays": "forager" }), "The time of Bo is up"),
        ];
        for (screen, notice, words) in notices {
            hears(&ada.page, json!({ "type": "notice", "notice": notice })).await;
            let says = format!("document.querySelector('.strip')?.innerText.includes('{words}')");
            ada.page.wait(words, &says).await;
            judge_everywhere(&ada.page, screen).await;
        }
        ada.page.click("#strip-close").await;
        ada.page.wait("nothing more to say", "!document.querySelector('.strip')").await;
        ada.page.click("#leave-table").await;
        ada.page.wait_for("#leave-sure").await;
        judge_everywhere(&ada.page, "leave-sure").await;
        ada.page.resize(Window::PHONE).await;
        ada.page.click("#leave-table").await;
        ada.page.wait_for("#leave-sure").await;
        judge(&ada.page, "leave-sure-phone").await;
        ada.page.resize(Window::DESKTOP).await;
        hears(&ada.page, json!({ "type": "broken", "code": "table_gone", "message": "set aside" })).await;
        ada.page.wait("it is closed", "document.querySelector('h1')?.innerText === 'This table is closed.'").await;
        judge_everywhere(&ada.page, "closed").await;
    });
}
