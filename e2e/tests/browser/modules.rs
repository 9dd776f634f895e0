//! The page in two modules, as it is published: what a visitor loads first has no tables online; whoever opens a door to them
//! gets the page that has.

use std::time::Duration;

use e2e::online::meet_in_two;
use e2e::player::{Bots, Player};
use e2e::{Case, Page, Window, case};

use crate::online::BREAKS;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(whoever_goes_online_has_everything_from_then_on),
        case!(whoever_is_invited_begins_with_everything),
        case!(a_door_without_a_network_says_so_and_nothing_else_is_lost),
    ]
}

/// What is said where the network is away.
const AWAY: &[&str] =
    &["WebSocket", "net::ERR", "api/", "Failed to load resource", "sw.js", "no module", "preloaded", "Failed to fetch"];

/// The module that runs.
async fn module(page: &Page) -> String {
    page.text("document.documentElement.dataset.module").await
}

/// Waits until this module runs, and has drawn something.
async fn wait_for_module(page: &Page, name: &str) {
    let there = "!document.getElementById('skeleton') && document.querySelector('main')";
    page.wait(name, &format!("document.documentElement.dataset.module === '{name}' && {there}")).await;
}

/// The modules that are stored for a time without a network, once the service worker has stored its build.
async fn stored(page: &Page) -> String {
    page.wait("the service worker", "navigator.serviceWorker.controller").await;
    let names = "(await (await caches.open('pangea')).keys()).map(({ url }) => /(\\w+)_bg\\.wasm/.exec(url)?.[1])";
    page.text(&format!("[...new Set({names}.filter(Boolean))].sort()")).await
}

/// Lets the others move until the kept record has grown.
async fn plays_on(page: &Page, player: &mut Player) {
    let length = "localStorage.getItem('pangea.game.record').length";
    let longer = page.number(length).await + 60.0;
    let more = format!(
        "document.querySelector('.result-panel') || document.querySelector('.prompt:not(.wait)') && {length} > {longer}"
    );
    assert!(player.play_until(&more, Duration::from_secs(120)).await, "the game goes on");
}

fn whoever_goes_online_has_everything_from_then_on() {
    meet_in_two("modules", &[Window::DESKTOP], AWAY, async |people| {
        let [ada] = &people[..] else { panic!("one person") };
        let page = &ada.page;
        let mut player = Player::new(page, 5);
        player.sit_down(3, Bots::Foragers).await;
        player.wait_for_turn().await;
        plays_on(page, &mut player).await;
        assert_eq!(module(page).await, "local");
        assert_eq!(stored(page).await, "local");
        // Through the door: the same address, and the game that was left is still kept.
        page.go("#/").await;
        page.wait_for("#go-on").await;
        page.click("#door-people").await;
        wait_for_module(page, "web").await;
        page.wait_for("#open-table").await;
        page.picture("door").await;
        page.wait_for("#go-on").await;
        assert_eq!(stored(page).await, "local,web");
        ada.open("origin", 2).await;
        ada.give_bot().await;
        ada.ready().await;
        page.click("#begin-online").await;
        page.wait_for(".table .prompt").await;
        // Home again, also loaded anew: everything is still there, with the own tables.
        page.go("#/").await;
        page.wait_for(".mytables").await;
        page.reload().await;
        page.wait_for(".mytables").await;
        assert_eq!(module(page).await, "web");
        // And without a network.
        page.site().stop();
        page.reload().await;
        page.wait_for("#go-on").await;
        assert_eq!(module(page).await, "web");
        page.wait_for(".mytables").await;
        page.picture("without-network").await;
        page.click("#go-on").await;
        player.see_table().await;
        player.wait_for_turn().await;
        plays_on(page, &mut player).await;
    });
}

fn whoever_is_invited_begins_with_everything() {
    meet_in_two("modules-invited", &[Window::DESKTOP, Window::PHONE], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        ada.page.go("").await;
        wait_for_module(&ada.page, "local").await;
        ada.page.click("#door-people").await;
        ada.page.wait_for("#open-table").await;
        let invitation = ada.open("origin", 2).await;
        bo.page.go(&format!("#{invitation}")).await;
        bo.page.wait_for("#sit-down").await;
        assert_eq!(module(&bo.page).await, "web");
        assert_eq!(stored(&bo.page).await, "web", "the other one is not needed");
        bo.join(&invitation, false).await;
        bo.page.wait_for(".seatrow.you").await;
        bo.page.go("#/").await;
        bo.page.reload().await;
        bo.page.wait_for(".mytables").await;
        assert_eq!(module(&bo.page).await, "web");
        // Somebody who has begun with the other one follows a link, too: the address stays.
        ada.page.forget(&[]).await;
        ada.page.go("#/rules").await;
        wait_for_module(&ada.page, "local").await;
        ada.page.call("location.hash = arguments[0];", vec![format!("#{invitation}").into()]).await;
        wait_for_module(&ada.page, "web").await;
        ada.page.wait_for("[data-invite=member]").await;
    });
}

fn a_door_without_a_network_says_so_and_nothing_else_is_lost() {
    meet_in_two("modules-offline", &[Window::DESKTOP], AWAY, async |people| {
        let [ada] = &people[..] else { panic!("one person") };
        let page = &ada.page;
        page.go("").await;
        page.wait_for("#play-now").await;
        assert_eq!(stored(page).await, "local");
        page.site().stop();
        page.click("#door-people").await;
        page.wait_for("#look-again").await;
        assert_eq!(module(page).await, "local");
        assert_eq!(page.text("document.documentElement.dataset.missing").await, "web");
        page.picture("door").await;
        // Nor is there a way to a table online.
        page.go("#/table/00000000000000000000000000").await;
        page.wait_for("#look-again").await;
        page.go("#/").await;
        page.wait_for("#door-alone").await;
        page.click("#door-alone").await;
        page.click("#play-now").await;
        let mut player = Player::new(page, 5);
        player.see_table().await;
        player.wait_for_turn().await;
        plays_on(page, &mut player).await;
    });
}
