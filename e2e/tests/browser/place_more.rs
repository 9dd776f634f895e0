//! More of the place to meet: another name and mails, watchers among themselves, what a game did to ratings, its replay, a
//! table that is closed.

use std::time::Duration;

use e2e::judge::{beside, judge_everywhere};
use e2e::online::{OVER, begin, fill, meet, meet_on, play_until};
use e2e::post::Post;
use e2e::site::Site;
use e2e::{Case, Page, Window, case};
use serde_json::json;
use store::{Store, TableId, WallTime};

use crate::online::BREAKS;
use crate::place::{judge_in_every_language, with_account};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(another_name_reaches_the_table_and_an_address_is_confirmed),
        case!(a_watched_game_ends_with_a_rating_and_is_replayed_from_the_history),
    ]
}

/// Closes a table as whoever runs the server does.
fn close(database: &str, table: TableId) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open_beside(database).await.expect("the database");
        let asked = store.ask_to_close(table, "abandoned".to_owned(), WallTime::now()).await;
        assert_eq!(asked, Ok(true));
        store.close().await;
    });
}

/// The table where a page is.
async fn table_of(page: &Page) -> TableId {
    let address = page.text("location.hash").await;
    let id: protocol::TableId = address.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a table");
    TableId::from_bytes(id.to_bytes())
}

fn another_name_reaches_the_table_and_an_address_is_confirmed() {
    let post = Post::open();
    let smtp = post.address();
    let site = move |folder: &std::path::Path| Site::with_mails(folder, smtp);
    meet_on(site, "names", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async move |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        with_account(bo).await;
        let invitation = ada.open("origin", 2).await;
        bo.join(&invitation, false).await;
        begin(&people).await;
        // Another name, while the other one looks at the table.
        let page = &bo.page;
        page.go("#/account").await;
        page.click("#rename").await;
        fill(page, "#new-name", "Bartholomew").await;
        fill(page, "#mail-address", "bo@example.org").await;
        judge_in_every_language(page, "rename").await;
        page.click("#rename-now").await;
        page.wait("the new name", "document.querySelector('.acct h1').innerText === 'Bartholomew'").await;
        ada.page.wait("the new name", "document.querySelector('.table').innerText.includes('Bartholomew')").await;
        // Mails: an address, the link in the mail, what for.
        fill(page, "#mail-address", "bo@example.org").await;
        page.click("#set-mail").await;
        page.wait_for("#remove-mail").await;
        judge_everywhere(page, "mail-unconfirmed").await;
        let link = tokio::task::spawn_blocking(move || post.link()).await.expect("a mail");
        page.go(&format!("#{link}")).await;
        page.wait_for("main .acts .btn.primary").await;
        judge_everywhere(page, "mail-confirmed").await;
        page.click("main .acts .btn.primary").await;
        page.wait_for("[data-mail='your_turn']").await;
        page.click("[data-mail='your_turn']").await;
        page.wait_for("[data-mail='your_turn'][aria-checked='true']").await;
        // The link is good once.
        page.go(&format!("#{link}")).await;
        page.wait_for("main [role=status] .leadnote").await;
        // Whoever runs the server closes the table.
        let table = table_of(&ada.page).await;
        let database = page.site().database();
        tokio::task::spawn_blocking(move || close(&database, table)).await.expect("asked");
        ada.page.wait_for(".nowhere .start").await;
        judge_everywhere(&ada.page, "closed").await;
    });
}

fn a_watched_game_ends_with_a_rating_and_is_replayed_from_the_history() {
    meet("ends", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, watcher] = &people[..] else { panic!("a player and a watcher") };
        let me = with_account(ada).await;
        // One epoch is long enough for all of it.
        let rules = json!({ "edition": "new-world", "seats": 2, "options": { "epochs": "1" } });
        let invitation = ada.open_with(rules).await;
        ada.give_bot().await;
        watcher.join(&invitation, true).await;
        ada.ready().await;
        ada.page.click("#begin-online").await;
        watcher.page.wait_for("#watching").await;
        // Watchers speak among themselves, and players read it when the game is over.
        let page = &watcher.page;
        page.wait_for("#tab-talk-title").await;
        page.press('c').await;
        fill(page, "#say", "The lizard will not last.").await;
        page.click("#say-now").await;
        page.wait("the line", "document.querySelector('.talk')?.innerText.includes('The lizard')").await;
        judge_in_every_language(page, "watchers").await;
        ada.page.wait_for("#tab-talk-title").await;
        ada.page.press('c').await;
        ada.page.wait_for("#say").await;
        let heard = "document.body.innerText.includes('The lizard')";
        assert!(!ada.page.is(heard).await, "players read it after the game");
        let only = std::slice::from_ref(ada);
        play_until(only, OVER, Duration::from_secs(240)).await;
        ada.page.wait("the watchers' line", heard).await;
        ada.page.wait_for("#rating-changes li").await;
        judge_in_every_language(&ada.page, "end").await;
        beside(&ada.page, "end-online").await;
        page.wait("the end", OVER).await;
        page.wait_for("#rating-changes li").await;
        judge_everywhere(page, "end").await;
        // Another day it is in the history, and is watched again from there.
        let page = &ada.page;
        page.go(&format!("#/player/{me}")).await;
        page.wait_for("[data-replay]").await;
        page.click("[data-replay]").await;
        page.wait_for("#scrubber").await;
        judge_everywhere(page, "replay").await;
    });
}
