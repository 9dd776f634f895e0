//! A game survives a reload, in the middle of an attack and without a server, and bots that stop.

use std::time::Duration;

use e2e::player::{Bots, Player};
use e2e::tour::speak;
use e2e::{Case, Page, Visit, case, situations, visit};
use locale::{Lang, Words};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(reload_in_the_middle_of_a_game_keeps_everything),
        case!(reload_in_the_middle_of_an_attack_asks_for_the_defence_again),
        case!(reload_in_the_middle_of_a_migration_asks_the_follower_again),
        case!(a_bot_whose_worker_dies_is_asked_again_and_can_be_replaced),
        case!(a_worker_that_dies_over_a_hint_says_so),
        case!(page_without_a_server_still_shows_the_game),
        case!(a_language_stays_without_a_server_and_another_is_missed_politely),
    ]
}

/// Everything a person reads at the table, and what can be clicked. The last die stands above the question until the next
/// answer and not after a reload; the log has it.
async fn seen(page: &Page) -> String {
    page.text(
        "document.querySelector('.table').innerText.replace(document.querySelector('.ask-place > .result')?.innerText + '\\n', '') + '\\n' + \
         [...document.querySelectorAll('.beast, .half, .choice, .prompt .btn')].map(one => \
         [one.className.trim(), one.ariaLabel, one.ariaDisabled, one.dataset.face, one.dataset.animal].join(' ')).join('\\n')",
    )
    .await
}

async fn reload_and_compare(page: &Page, player: &Player) {
    let before = seen(page).await;
    assert!(before.len() > 200, "the table says something: {before}");
    page.picture("before").await;
    page.reload().await;
    player.see_table().await;
    player.wait_for_turn().await;
    let after = seen(page).await;
    page.picture("after").await;
    let differing: Vec<(&str, &str)> = before.lines().zip(after.lines()).filter(|(a, b)| a != b).collect();
    assert!(before == after, "the table is another after a reload: {differing:#?}");
}

/// The others have moved, and nothing is picked.
const TURN: &str =
    "document.querySelector('.prompt:not(.wait)') && !document.querySelector('.card.sel, .beast.is-actor')";
/// The person's animal is attacked, and there is a choice.
const DEFENCE: &str =
    "document.querySelector('.prompt.attack .choice') && document.querySelector('.prompt .lead use[href$=i-shield]')";

/// Plays until the record has grown, or the game is over.
async fn goes_on(page: &Page, player: &mut Player) {
    let length = "localStorage.getItem('pangea.game.record').length";
    let more =
        format!("document.querySelector('.result-panel') || {TURN} && {length} > {}", page.number(length).await + 60.0);
    assert!(player.play_until(&more, Duration::from_secs(120)).await, "the game goes on");
}

fn reload_in_the_middle_of_a_game_keeps_everything() {
    visit(Visit::new("reload"), async |page| {
        let mut player = Player::new(&page, 5);
        player.sit_down(4, Bots::Foragers).await;
        let feeding = format!("{TURN} && document.querySelectorAll('.steps li')[2]?.matches('.now')");
        assert!(player.play_until(&feeding, Duration::from_secs(120)).await, "the person feeds");
        reload_and_compare(&page, &player).await;
        goes_on(&page, &mut player).await;
        reload_and_compare(&page, &player).await;
    });
}

fn reload_in_the_middle_of_an_attack_asks_for_the_defence_again() {
    visit(Visit::new("reload-in-attack"), async |page| {
        situations::open(&page, &situations::person_defends()).await;
        let mut player = Player::new(&page, 11);
        player.wait_for_turn().await;
        assert!(page.is(DEFENCE).await, "a defence is asked for");
        reload_and_compare(&page, &player).await;
        assert!(page.is(DEFENCE).await, "the defence is asked for again");
        page.click(".prompt .choice").await;
        goes_on(&page, &mut player).await;
    });
}

fn reload_in_the_middle_of_a_migration_asks_the_follower_again() {
    visit(Visit::new("reload-in-migration"), async |page| {
        situations::open(&page, &situations::person_may_follow()).await;
        let mut player = Player::new(&page, 7);
        player.wait_for_turn().await;
        page.wait_for("#journeys .move.maybe").await;
        reload_and_compare(&page, &player).await;
        page.wait_for("#journeys .move.maybe").await;
        assert!(page.is("document.querySelector('.queue li.done .ico')").await, "who rides already still does");
        page.click(".prompt .btn.primary").await;
        goes_on(&page, &mut player).await;
    });
}

fn page_without_a_server_still_shows_the_game() {
    // Without a server the browser cannot look for a newer build, and says so.
    let visit_offline = Visit::new("offline").elsewhere().expecting(&["sw.js", "ERR_CONNECTION_REFUSED"]);
    visit(visit_offline, async |page| {
        let mut player = Player::new(&page, 5);
        player.sit_down(3, Bots::Foragers).await;
        player.wait_for_turn().await;
        page.wait("the service worker", "navigator.serviceWorker.controller").await;
        page.site().stop();
        reload_and_compare(&page, &player).await;
        // Bots think without a server too.
        goes_on(&page, &mut player).await;
        assert!(page.is("document.getElementById('t-swimming')").await, "icons are there");
        page.go("#/rules").await;
        page.wait_for("#rules-title").await;
        page.go("#/").await;
        page.reload().await;
        page.wait_for("#go-on").await;
    });
}

async fn said_on(page: &Page, css: &str) -> String {
    page.text(&format!("document.querySelector('{css}').innerText.trim()")).await
}

fn a_language_stays_without_a_server_and_another_is_missed_politely() {
    let visit_offline = Visit::new("offline-language").elsewhere().expecting(&[
        "sw.js",
        "ERR_CONNECTION_REFUSED",
        "lang/ru.words.txt",
        "Failed to fetch",
    ]);
    visit(visit_offline, async |page| {
        page.go("").await;
        page.wait_for("#play-now").await;
        page.wait("the service worker", "navigator.serviceWorker.controller").await;
        speak(&page, "pl").await;
        page.site().stop();
        page.reload().await;
        page.wait_for("#play-now").await;
        let said = said_on(&page, "#play-now").await;
        assert!(said.contains(&Words::of(Lang::Pl).text("ui-play-now")), "{said}");
        // What was never loaded cannot come now; the page says so and goes on as it was.
        page.click("nav.langs button[lang=ru]").await;
        page.wait_for(".missing p").await;
        let missing =
            Words::of(Lang::Pl).text_with("web-language-missing", &[("language", Lang::Ru.own_name().into())]);
        assert_eq!(said_on(&page, ".missing p").await, missing);
        page.picture("missing").await;
        assert_eq!(said_on(&page, "#play-now").await, said);
        page.click(".missing button").await;
        page.wait("nothing is said any more", "!document.querySelector('.missing p')").await;
        page.reload().await;
        page.wait_for("#play-now").await;
        assert_eq!(said_on(&page, "#play-now").await, said);
    });
}

/// From now on the workers with bots die of so many questions.
async fn let_workers_die(page: &Page, times: u32) {
    let script = format!(
        "(window.dying = {times}, window.really ??= Worker.prototype.postMessage, \
         Worker.prototype.postMessage = function(question) {{ \
           if (window.dying-- > 0) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', {{cancelable: true}}))); \
           else window.really.call(this, question); }}, true)"
    );
    assert!(page.is(&script).await);
}

fn a_bot_whose_worker_dies_is_asked_again_and_can_be_replaced() {
    visit(Visit::new("stuck"), async |page| {
        situations::open(&page, &situations::person_feeds()).await;
        let mut player = Player::new(&page, 3);
        player.wait_for_turn().await;
        // Once: nobody notices.
        let_workers_die(&page, 1).await;
        goes_on(&page, &mut player).await;
        assert!(page.is("window.dying < 0 && !document.querySelector('.stuck')").await, "it was asked again");
        // Twice in a row: it is said, and another bot takes the seat.
        let_workers_die(&page, 1000).await;
        assert!(player.play_until("document.querySelector('.stuck')", Duration::from_secs(60)).await, "it is said");
        page.picture("said").await;
        assert!(page.is("document.querySelector('.stuck a[href=\"#/records\"]')").await, "the game can be saved");
        let_workers_die(&page, 0).await;
        page.click("#stuck-level").await;
        page.wait("nothing more is said", "!document.querySelector('.stuck')").await;
        assert!(page.is("localStorage.getItem('pangea.game.record').includes('bot forager')").await, "it is kept");
        goes_on(&page, &mut player).await;
    });
}

fn a_worker_that_dies_over_a_hint_says_so() {
    visit(Visit::new("hint-failed"), async |page| {
        situations::open(&page, &situations::person_feeds()).await;
        Player::new(&page, 3).wait_for_turn().await;
        let_workers_die(&page, 1).await;
        page.click("#hint").await;
        page.wait_for("#hint-failed").await;
        let said = Words::of(Lang::En).text("advice-failed");
        assert_eq!(said_on(&page, "#hint-failed").await, said);
        page.picture("said").await;
        // The worker has been started again: the next one comes.
        page.click("#hint").await;
        page.wait_for(".hints li").await;
        assert!(!page.is("document.querySelector('#hint-failed')").await);
    });
}
