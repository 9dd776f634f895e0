//! How people get to a table: addresses in the local network, invitations in all their states, watching with a delay.

use std::time::{Duration, Instant};

use e2e::case::everything;
use e2e::judge::{beside, judge_everywhere};
use e2e::online::{OVER, begin, fill, first_at, meet, meet_at, play_until, play_until_anywhere};
use e2e::{Case, Window, case, tell, wire};
use serde_json::json;

use crate::online::BREAKS;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_server_on_this_machine_only_says_how_others_get_in),
        case!(a_server_for_others_shows_them_where_to_go),
        case!(an_invitation_says_what_is_possible),
        case!(the_host_makes_a_new_link_and_the_old_one_is_over),
        case!(a_table_that_is_not_there_says_so),
        case!(somebody_watches_with_a_delay),
        case!(a_rematch_is_asked_for),
        case!(a_newcomer_and_a_friend_are_soon_at_one_table),
    ]
}

fn a_server_on_this_machine_only_says_how_others_get_in() {
    meet("local", &[Window::DESKTOP], BREAKS, async |people| {
        let [ada] = &people[..] else { panic!("one person") };
        let page = &ada.page;
        page.go("").await;
        page.click("#door-people").await;
        page.wait_for("#local-only").await;
        judge_everywhere(page, "door").await;
        ada.open("origin", 2).await;
        page.wait_for("#local-only").await;
        let commands =
            page.text("[...document.querySelectorAll('#local-only .commands code')].map(one => one.innerText)").await;
        assert_eq!(commands, "cargo play --lan,pangea serve --lan");
        // The address that others would use, where this machine has one.
        let lan = page.text("(await (await fetch('api/about')).json()).lan ?? ''").await;
        let shown = page.text("document.querySelector('#lan-later code')?.innerText ?? ''").await;
        assert_eq!(shown, lan);
        assert!(lan.is_empty() || lan.starts_with("http://") && !lan.contains("127.0.0.1"), "{lan}");
        assert!(!page.is("document.querySelector('.qr')").await, "nobody else can use the link, so no camera reads it");
        assert!(!page.is("document.querySelector('#not-https')").await, "nothing travels");
        let label = page.text("document.querySelector('#invite-label').innerText").await;
        assert_eq!(label, "Link for this computer");
        judge_everywhere(page, "room").await;
    });
}

/// An address of documentation: nobody is there.
const ELSEWHERE: &str = "http://192.0.2.7:8000";

fn a_server_for_others_shows_them_where_to_go() {
    meet_at(Some(ELSEWHERE), "lan", &[Window::DESKTOP], BREAKS, async |people| {
        let [ada] = &people[..] else { panic!("one person") };
        let page = &ada.page;
        page.go("").await;
        page.click("#door-people").await;
        page.wait_for("#lan-address").await;
        page.wait_for("#not-https").await;
        let invitation = ada.open("origin", 2).await;
        let link = page.text("document.querySelector('#invite-link').value").await;
        assert_eq!(link, format!("{ELSEWHERE}/#{invitation}"));
        page.wait_for(".inv .qr path").await;
        assert!(page.text("document.querySelector('#lan-address code').innerText").await.starts_with(ELSEWHERE));
        assert!(!page.is("document.querySelector('#local-only')").await);
        judge_everywhere(page, "room").await;
        beside(page, "lobby-room").await;
        page.resize(Window::PHONE).await;
        beside(page, "room-phone-room").await;
        page.call("document.querySelector('.inv').scrollIntoView();", vec![]).await;
        beside(page, "room-phone-share").await;
        page.go("healthz").await;
        page.go(&format!("#{invitation}")).await;
        page.wait_for("#not-https").await;
    });
}

fn an_invitation_says_what_is_possible() {
    meet("invitation", &[Window::DESKTOP, Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo, cai] = &people[..] else { panic!("three people") };
        let invitation = ada.open("origin", 2).await;
        let visit = async |page: &e2e::Page, state: &str| {
            page.go("healthz").await;
            page.go(&format!("#{invitation}")).await;
            page.wait_for(&format!("[data-invite={state}]")).await;
            judge_everywhere(page, state).await;
            page.resize(Window::PHONE).await;
            beside(page, &format!("invite-phone-{state}")).await;
            page.resize(Window::DESKTOP).await;
        };
        visit(&bo.page, "open").await;
        beside(&bo.page, "invite").await;
        // A name that is none.
        fill(&bo.page, "#online-name", " ").await;
        bo.page.click("#sit-down").await;
        bo.page.wait_for(".act .err").await;
        judge_everywhere(&bo.page, "bad-name").await;
        bo.join(&invitation, false).await;
        visit(&bo.page, "member").await;
        bo.page.click("#go-there").await;
        bo.page.wait_for(".seatrow.you").await;
        visit(&cai.page, "full").await;
        bo.page.click("#leave-room").await;
        bo.page.wait_for("#door-people").await;
        visit(&bo.page, "known").await;
        bo.page.click("#sit-down").await;
        bo.page.wait_for(".seatrow.you").await;
        begin(&people[..2]).await;
        visit(&cai.page, "started").await;
    });
}

fn the_host_makes_a_new_link_and_the_old_one_is_over() {
    meet("new-link", &[Window::DESKTOP, Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo, cai] = &people[..] else { panic!("three people") };
        let old = ada.open("origin", 3).await;
        bo.join(&old, false).await;
        assert!(!bo.page.is("document.querySelector('#new-link')").await, "only the host may");
        ada.page.click("#new-link").await;
        ada.page.wait_for("#new-link-note[data-done=true]").await;
        let note = ada.page.text("document.querySelector('#new-link-note').innerText").await;
        assert!(note.contains("no longer works"), "{note}");
        judge_everywhere(&ada.page, "room").await;
        let new = ada.invitation().await;
        assert_ne!(new, old);
        cai.page.go(&format!("#{old}")).await;
        cai.page.wait_for("[data-invite=expired]").await;
        cai.join(&new, false).await;
        // Whoever is here stays, and the link is there again after the page was loaded again.
        bo.page.wait_for(".seatrow.you").await;
        ada.page.reload().await;
        assert_eq!(ada.invitation().await, new);
    });
}

fn a_table_that_is_not_there_says_so() {
    meet("not-here", &[Window::DESKTOP], BREAKS, async |people| {
        let [ada] = &people[..] else { panic!("one person") };
        ada.open("origin", 2).await;
        ada.page.go("healthz").await;
        ada.page.go("#/table/00000000000000000000000000").await;
        let says = "document.querySelector('h1')?.innerText === 'You have no seat at this table.'";
        ada.page.wait("that it is not there", says).await;
        judge_everywhere(&ada.page, "not-here").await;
    });
}

fn somebody_watches_with_a_delay() {
    meet("delay", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, watcher] = &people[..] else { panic!("a player and a watcher") };
        let invitation = ada.open_with(json!({ "edition": "origin", "seats": 2, "watching": "delayed" })).await;
        ada.give_bot().await;
        watcher.join(&invitation, true).await;
        ada.ready().await;
        ada.page.click("#begin-online").await;
        ada.page.wait_for(".table .prompt").await;
        let only = std::slice::from_ref(ada);
        play_until(only, "document.querySelectorAll('.log li').length > 5", Duration::from_secs(120)).await;
        // Three minutes ago nothing had begun.
        watcher.page.reload().await;
        watcher.page.wait_for(".roompg").await;
        assert!(!watcher.page.is("document.querySelector('.table')").await, "nothing of the game is seen yet");
        judge_everywhere(&watcher.page, "watcher").await;
        if everything() {
            for _ in 0..4 {
                if watcher.page.is("document.querySelector('#watching')").await {
                    break;
                }
                let text = "await new Promise(done => { const end = performance.now() + 55000; const look = () => \
                    document.querySelector('#watching') || performance.now() > end ? done() : setTimeout(look, 100); look(); });";
                watcher.page.call(text, vec![]).await;
            }
            let behind = "document.querySelector('#watching')?.innerText.includes('3 minutes behind')";
            watcher.page.wait("the table, three minutes later", behind).await;
            judge_everywhere(&watcher.page, "behind").await;
        }
    });
}

fn a_rematch_is_asked_for() {
    meet("rematch", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let invitation = ada.open("origin", 2).await;
        bo.join(&invitation, false).await;
        begin(&people).await;
        for person in &people {
            wire::play_quickly(&person.page, &[], None).await;
        }
        first_at(&people, OVER).await;
        for person in &people {
            person.page.wait("the result", OVER).await;
        }
        ada.page.click("#rematch").await;
        bo.page.wait_for("#vote-yes").await;
        judge_everywhere(&bo.page, "asked").await;
        judge_everywhere(&ada.page, "asks").await;
        bo.page.click("#vote-no").await;
        ada.page.wait("the answer", "!document.querySelector('#vote-withdraw')").await;
    });
}

/// Counts presses, in every document of a window.
const PRESSES: &str = "document.addEventListener('pointerdown', event => { if (event.isTrusted) \
    sessionStorage.setItem('test.presses', 1 + Number(sessionStorage.getItem('test.presses') ?? 0)); }, true);";

/// From the first page to the first move of a friend on a phone: how often both press something, and how long it takes without
/// people who think.
fn a_newcomer_and_a_friend_are_soon_at_one_table() {
    meet("newcomers", &[Window::DESKTOP, Window::PHONE], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        for person in &people {
            person.page.before_everything(PRESSES).await;
        }
        let presses = async |person: &e2e::online::Person| {
            person.page.number("sessionStorage.getItem('test.presses') ?? 0").await
        };
        let start = Instant::now();
        let invitation = ada.open("origin", 2).await;
        let (opened, to_open) = (start.elapsed(), presses(ada).await);
        bo.join(&invitation, false).await;
        let joined = start.elapsed();
        begin(&people).await;
        let (began, of_ada, of_bo) = (start.elapsed(), presses(ada).await, presses(bo).await);
        bo.page.call("sessionStorage.setItem('test.friend', 'yes');", vec![]).await;
        let moved = "sessionStorage.getItem('test.friend') && window.acts > 0";
        let who = play_until_anywhere(&people, moved, Duration::from_secs(120)).await;
        assert_eq!(who, Some(1), "the friend has made a move");
        tell(&format!(
            "measured: a newcomer opens a table after {:.1} s and {to_open} presses, a friend sits there after {:.1} s, the game \
             begins after {:.1} s ({of_ada} and {of_bo} presses), the friend's first move is made after {:.1} s",
            opened.as_secs_f64(),
            joined.as_secs_f64(),
            began.as_secs_f64(),
            start.elapsed().as_secs_f64()
        ));
        // The door, the number of seats, the table, ready, begin; sitting down and ready.
        assert!(to_open <= 3.0 && of_ada <= 5.0 && of_bo <= 2.0, "{to_open} {of_ada} {of_bo}");
    });
}
