//! The place to meet: from a first visit to an account, the lobby, a quick match, friends, talk, profile and leaderboard,
//! games over days, and deletion.

use std::time::Duration;

use e2e::case::everything;
use e2e::judge::{beside, judge_everywhere};
use e2e::online::{Person, begin, fill, meet};
use e2e::tour::{LANGUAGES, speak};
use e2e::{Case, Page, Window, case};
use serde_json::{Value, json};
use store::{FinishedGame, GameSeat, PersonId, Store, Strength, TableId, WallTime};

use crate::online::BREAKS;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_guest_becomes_somebody_and_is_forgotten),
        case!(two_people_find_each_other_by_a_quick_match),
        case!(a_table_for_everyone_is_found_in_the_lobby),
        case!(friends_are_found_and_invited),
        case!(what_is_said_is_read_muted_and_reported),
        case!(ten_games_make_a_page_and_a_place_on_the_leaderboard),
        case!(a_slow_game_goes_on_after_a_restart_on_another_day),
    ]
}

/// Nobody would guess it.
const PASSWORD: &str = "three odd words";

/// Asks the server as the page does; the answer as JSON.
pub async fn ask(page: &Page, path: &str, body: Value) -> Value {
    let script = "const [path, body] = arguments; const answer = await fetch(path, body === null ? {} : \
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); \
        const text = await answer.text(); return text ? JSON.parse(text) : null;";
    page.call(script, vec![json!(path), body]).await
}

/// Somebody with an account, as if they had made it here before.
pub async fn with_account(person: &Person) -> String {
    let page = &person.page;
    page.go("").await;
    page.wait_for("#door-people").await;
    ask(page, "api/guest", json!({ "name": person.name })).await;
    let kept = ask(page, "api/account", json!({ "password": PASSWORD })).await;
    assert!(kept["me"]["account"].as_bool().unwrap_or(false), "{kept}");
    ask(page, "api/account/choices", json!({ "public_page": true, "may_review": true })).await;
    page.call("localStorage.setItem('pangea.guest', arguments[0]);", vec![json!(person.name)]).await;
    kept["me"]["person"].as_str().expect("a person").to_owned()
}

/// A screen as it is in every language, large and on a phone; every day in the one with the longest words and in English,
/// which is left.
pub async fn judge_in_every_language(page: &Page, screen: &str) {
    for language in LANGUAGES.into_iter().rev().filter(|language| everything() || ["ru", "en"].contains(language)) {
        speak(page, language).await;
        judge_everywhere(page, &format!("{screen}-{language}")).await;
    }
}

fn a_guest_becomes_somebody_and_is_forgotten() {
    meet("account", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, other] = &people[..] else { panic!("two browsers") };
        let page = &ada.page;
        ada.open("origin", 2).await;
        page.go("#/account").await;
        page.wait_for("#keep-name").await;
        judge_in_every_language(page, "guest").await;
        beside(page, "account-guest").await;
        fill(page, "#new-password", "short").await;
        page.click("#keep-name").await;
        page.wait_for("form .err").await;
        fill(page, "#new-password", PASSWORD).await;
        page.click("#keep-name").await;
        page.wait_for("#codes .codes li").await;
        judge_everywhere(page, "codes").await;
        let code = page.text("document.querySelector('.codes li').innerText").await;
        page.click("#codes-read").await;
        page.wait_for("#devices li").await;
        judge_in_every_language(page, "account").await;
        beside(page, "account-account").await;
        page.resize(Window::PHONE).await;
        beside(page, "account-phone").await;
        page.resize(Window::DESKTOP).await;
        // On another device: first with a wrong password, then with the code, which sets another one.
        let there = &other.page;
        there.go("#/sign-in").await;
        fill(there, "#sign-in-name", "Ada").await;
        fill(there, "#sign-in-password", "not my password").await;
        there.click("#sign-in").await;
        there.wait_for("form .err").await;
        judge_everywhere(there, "sign-in").await;
        beside(there, "account-signin").await;
        fill(there, "#sign-in-password", PASSWORD).await;
        there.click("#sign-in").await;
        there.wait_for("#to-account").await;
        page.reload().await;
        page.wait_for("[data-sign-out]").await;
        page.click("#sign-out-others").await;
        page.wait("one device", "document.querySelectorAll('#devices li').length === 1").await;
        there.go("healthz").await;
        there.go("#/account").await;
        there.wait_for("#signed-out").await;
        judge_everywhere(there, "signed-out").await;
        there.go("#/sign-in").await;
        there.click("#turn-recover").await;
        fill(there, "#recover-name", "Ada").await;
        fill(there, "#recover-code", &code).await;
        fill(there, "#new-password", "four other odd words").await;
        judge_everywhere(there, "recover").await;
        there.click("#recover").await;
        there.wait_for("#to-account").await;
        // And then everything of this account goes.
        there.go("#/account").await;
        there.click("#delete").await;
        there.wait_for("#delete-title").await;
        judge_everywhere(there, "delete").await;
        beside(there, "account-delete").await;
        fill(there, "#delete-name", "Eve").await;
        there.wait("a closed button", "document.querySelector('#delete-now').ariaDisabled === 'true'").await;
        fill(there, "#delete-name", "Ada").await;
        fill(there, "#delete-password", "four other odd words").await;
        there.click("#delete-now").await;
        there.wait_for("#to-sign-in, #door-people").await;
        let me = ask(there, "api/me", Value::Null).await;
        assert_eq!(me["error"], "signed_out", "{me}");
    });
}

fn two_people_find_each_other_by_a_quick_match() {
    meet("quick", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        for person in &people {
            let page = &person.page;
            page.go("#/lobby").await;
            page.wait_for("#quick-find").await;
            fill(page, "#online-name", &person.name).await;
            fill(page, "#quick-edition", "origin").await;
            page.click("[data-quick-seats='2']").await;
            page.click("#quick-bots").await;
            page.click("#quick-find").await;
            if person.name == "Ada" {
                page.wait_for("#quick-waits").await;
                judge_in_every_language(page, "waits").await;
            }
        }
        for person in &people {
            person.page.wait_for(".table .prompt").await;
        }
    });
}

fn a_table_for_everyone_is_found_in_the_lobby() {
    meet("lobby", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let page = &bo.page;
        page.go("#/lobby").await;
        page.wait_for("#quick-find").await;
        ada.page.go("").await;
        ada.page.click("#door-people").await;
        fill(&ada.page, "#online-name", "Ada").await;
        ada.page.click("[data-online-seats='2']").await;
        ada.page.click("[data-online-who='everybody']").await;
        ada.page.click("#open-table").await;
        ada.invitation().await;
        page.wait_for("[data-host='Ada'] [data-join=sit]").await;
        judge_in_every_language(page, "lobby").await;
        beside(page, "lobby").await;
        fill(page, "#online-name", "Bo").await;
        page.click("[data-host='Ada'] [data-join=sit]").await;
        page.wait_for(".seatrow.you").await;
        begin(&people).await;
        page.go("#/lobby").await;
        page.wait_for("[data-tables=running] [data-lobby]").await;
    });
}

fn friends_are_found_and_invited() {
    meet("friends", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        with_account(ada).await;
        with_account(bo).await;
        let page = &ada.page;
        page.go("#/friends").await;
        page.wait_for("#no-friends").await;
        fill(page, "#find-name", "Bo").await;
        page.click("#find").await;
        page.click("[data-ask-friend='Bo']").await;
        page.wait_for("#asked").await;
        bo.page.go("#/friends").await;
        bo.page.click("[data-agree='Ada']").await;
        bo.page.wait_for("#own-friends").await;
        judge_in_every_language(&bo.page, "friends").await;
        page.go("").await;
        page.wait_for("#door-people").await;
        page.click("#door-people").await;
        page.click("#open-table").await;
        page.click("[data-invite='Bo']").await;
        page.wait_for("#invite-friends .tag.fed").await;
        judge_everywhere(page, "room").await;
        bo.page.go("").await;
        bo.page.wait_for("#invitations [data-accept]").await;
        bo.page.wait_for("#friends-here [data-here='Ada']").await;
        judge_in_every_language(&bo.page, "home").await;
        beside(&bo.page, "online-home-people").await;
        bo.page.resize(Window::PHONE).await;
        beside(&bo.page, "online-home-phone").await;
        bo.page.resize(Window::DESKTOP).await;
        bo.page.click("#invitations [data-accept]").await;
        bo.page.wait_for(".seatrow.you").await;
    });
}

fn what_is_said_is_read_muted_and_reported() {
    meet("talk", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let invitation = ada.open("origin", 2).await;
        bo.join(&invitation, false).await;
        ada.page.click("[data-phrase=hello]").await;
        bo.page.wait_for("[data-author='Ada'] .phr").await;
        judge_everywhere(&bo.page, "room").await;
        begin(&people).await;
        // The number stands on the tab until somebody reads.
        let page = &bo.page;
        ada.page.click("#tab-talk-title").await;
        fill(&ada.page, "#say", "No mercy for the swamp.").await;
        ada.page.click("#say-now").await;
        ada.page.wait("an empty field", "document.querySelector('#say').value === ''").await;
        page.wait_for("[data-unread='1']").await;
        page.press('c').await;
        page.wait("the line", "document.querySelector('.talk')?.innerText.includes('No mercy')").await;
        judge_in_every_language(page, "talk").await;
        beside(page, "online-table-chat").await;
        page.resize(Window::PHONE).await;
        beside(page, "online-table-phone-chat").await;
        page.resize(Window::DESKTOP).await;
        // The wide table is drawn in place of the narrow one.
        page.wait_for("#tab-talk-title").await;
        open_menu(page).await;
        judge_everywhere(page, "menu").await;
        // In a window of another shape the table is drawn anew, without the menu.
        open_menu(page).await;
        page.click("#talk-report").await;
        page.wait_for("#report-send").await;
        judge_in_every_language(page, "report").await;
        if !page.is("document.querySelector('#report-send')").await {
            open_menu(page).await;
            page.click("#talk-report").await;
        }
        page.click("#report-send").await;
        page.wait("thanks", "document.querySelector('#report-done')?.hidden === false").await;
        page.click("#report-close").await;
        page.wait_for("#muted-now").await;
        page.wait("nothing of Ada", "!document.querySelector(\"[data-author='Ada']\")").await;
        page.click("#mute-undo").await;
        page.wait_for("[data-author='Ada']").await;
    });
}

/// Opens the menu of the last line, if it is not open.
async fn open_menu(page: &Page) {
    page.wait_for(".msg:last-child .more").await;
    if !page.is("document.querySelector('#talk-report')").await {
        page.click(".msg:last-child .more").await;
    }
    page.wait_for("#talk-report").await;
}

/// Ten games of two people, as if they had been played: nine were won by the first.
async fn ten_games(database: String, tables: Vec<String>, first: String, second: String) {
    let store = Store::open_beside(&database).await.expect("the database");
    let bytes = |text: &str| text.parse::<protocol::PersonId>().expect("an id").to_bytes();
    let person = |text: &str| PersonId::from_bytes(bytes(text));
    let (first, second) = (person(&first), person(&second));
    for (number, table) in (0..10_u8).zip(&tables) {
        let seat = |seat: u8, person, name: &str, won: bool| GameSeat {
            seat,
            person: Some(person),
            bot: None,
            name: name.to_owned(),
            points: if won { 31 } else { 24 },
            place: if won { 1 } else { 2 },
            share: if won { 1.0 } else { 0.0 },
            traits: vec!["carnivorous".to_owned(), "fat-tissue".to_owned()],
        };
        let wins = number != 4;
        let game = FinishedGame {
            table: TableId::from_bytes(bytes(table)),
            edition: "origin".to_owned(),
            size: "2".to_owned(),
            finished_at: WallTime(WallTime::now().0 - i64::from(10 - number) * 3_600_000),
            why_not: None,
            record: None,
            version: 1,
            seats: vec![seat(0, first, "Ada", wins), seat(1, second, "Bo", !wins)],
        };
        let step = f64::from(number);
        let rate = move |_: &[Option<Strength>]| {
            let strength = |mu: f64| Some(Strength { mu, sigma: 8.0 - 0.4 * step });
            vec![strength(25.0 + step), strength(25.0 - step)]
        };
        store.finish_game(game, Box::new(rate)).await.expect("it is kept");
    }
}

fn ten_games_make_a_page_and_a_place_on_the_leaderboard() {
    meet("profile", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let (first, second) = (with_account(ada).await, with_account(bo).await);
        let database = ada.page.site().database();
        let (one, other) = (first.clone(), second.clone());
        let mut tables = Vec::new();
        for _ in 0..10 {
            let opened = ask(&ada.page, "api/tables", json!({ "rules": { "edition": "origin", "seats": 2 } })).await;
            tables.push(opened["table"].as_str().expect("a table").to_owned());
        }
        let played = tokio::task::spawn_blocking(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(ten_games(database, tables, one, other));
        });
        played.await.expect("ten games are kept");
        let page = &ada.page;
        page.go(&format!("#/player/{second}")).await;
        page.wait_for("#finished [data-game]").await;
        page.wait_for("[data-rated=origin]").await;
        page.go(&format!("#/player/{first}")).await;
        page.wait_for("#finished [data-game]").await;
        judge_in_every_language(page, "profile").await;
        beside(page, "profile").await;
        page.resize(Window::PHONE).await;
        beside(page, "profile-phone").await;
        page.resize(Window::DESKTOP).await;
        let won = page.text("document.querySelector('#results tbody td b').innerText").await;
        assert_eq!(won, "9");
        page.go("#/leaderboard").await;
        page.wait_for("[data-leader='Ada']").await;
        judge_in_every_language(page, "leaders").await;
        beside(page, "leaderboard").await;
        page.resize(Window::PHONE).await;
        beside(page, "leaderboard-phone").await;
        page.resize(Window::DESKTOP).await;
        let order =
            page.text("[...document.querySelectorAll('[data-leader]')].map(row => row.dataset.leader).join()").await;
        assert_eq!(order, "Ada,Bo");
        assert!(page.is("document.querySelector('.you[data-leader=Ada]') && document.querySelector('tr.bot')").await);
    });
}

fn a_slow_game_goes_on_after_a_restart_on_another_day() {
    meet("slow", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let rules = json!({ "edition": "origin", "seats": 2, "clock": { "days": 1 } });
        let invitation = ada.open_with(rules).await;
        bo.join(&invitation, false).await;
        begin(&people).await;
        ada.page.wait_for(".ptime, .clk").await;
        judge_in_every_language(&ada.page, "table").await;
        beside(&ada.page, "online-table-slow").await;
        let site = ada.page.site_of();
        let restart = tokio::task::spawn_blocking(move || {
            let mut site = site.lock().expect("the site");
            site.end();
            site.move_clock(Duration::from_secs(22 * 3600));
            site.begin_again();
        });
        restart.await.expect("a restart");
        // It is another day, and nobody has lost the time for which the server was away.
        for person in &people {
            person.page.go("healthz").await;
            person.page.go("").await;
            person.page.wait_for(".mytables [data-table] .clk").await;
        }
        judge_everywhere(&ada.page, "home").await;
        let kept = "Number(document.querySelector('.mytables .clk').dataset.left) > 23 * 3600 * 1000";
        assert!(ada.page.is(kept).await && bo.page.is(kept).await, "time was lost");
        let asked = if ada.page.is("document.querySelector('.mytables .asked')").await { ada } else { bo };
        asked.page.click(".mytables .asked .btn").await;
        asked.page.wait_for(".table .prompt").await;
        // Hours later, during which a server was there, little time is left for this move.
        let site = asked.page.site_of();
        let later = tokio::task::spawn_blocking(move || {
            let mut site = site.lock().expect("the site");
            site.end();
            site.let_time_pass(Duration::from_secs(22 * 3600));
            site.begin_again();
        });
        later.await.expect("a restart");
        let page = &asked.page;
        page.go("healthz").await;
        page.go("").await;
        page.wait_for(".mytables .asked .clk.soon").await;
        let title = page.text("document.querySelector('.minehead h1').innerText").await;
        assert_eq!(title, "1 game is waiting for you.");
        judge_in_every_language(page, "little-time").await;
        page.click(".mytables .asked .btn.primary").await;
        page.wait_for(".table .clk.soon").await;
        judge_everywhere(page, "table-little-time").await;
    });
}
