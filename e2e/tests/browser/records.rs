//! A game as text: saved, opened elsewhere, and what is said when it is broken.

use std::time::Duration;

use desk::Saved;
use e2e::player::Player;
use e2e::tour::{LANGUAGES, speak};
use e2e::{Case, Page, Visit, case, situations, visit};
use fantoccini::Locator;
use serde_json::json;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_broken_record_is_refused_with_its_place_and_nothing_is_lost),
        case!(a_saved_game_goes_on_in_another_browser),
        case!(opening_a_record_puts_the_game_in_play_aside),
        case!(a_kept_game_that_cannot_be_read_does_not_stop_the_page),
        case!(a_record_is_chosen_from_a_file),
    ]
}

/// What lies behind a link that saves a file.
async fn saved_file(page: &Page, css: &str) -> String {
    page.wait_for(css).await;
    let read =
        "const [kind, text] = document.querySelector(arguments[0]).href.split(','); return decodeURIComponent(text);";
    page.call(read, vec![json!(css)]).await.as_str().expect("text").to_owned()
}

/// Types a text as if it were pasted.
async fn paste(page: &Page, css: &str, text: &str) {
    page.wait_for(css).await;
    let paste = "const box = document.querySelector(arguments[0]); box.focus(); box.select(); document.execCommand('insertText', false, arguments[1]);";
    page.call(paste, vec![json!(css), json!(text)]).await;
}

/// A record in which one line is wrong: the number of the line, and the text.
fn broken(text: &str) -> (usize, String) {
    let number = text.lines().count() / 2;
    let spoil = |(at, line): (usize, &str)| if at + 1 == number { format!("nonsense {line}") } else { line.to_owned() };
    (number, text.lines().enumerate().map(spoil).collect::<Vec<_>>().join("\n"))
}

fn a_broken_record_is_refused_with_its_place_and_nothing_is_lost() {
    visit(Visit::new("broken-record"), async |page| {
        situations::open(&page, &situations::person_feeds()).await;
        let before = situations::kept(&page).await;
        page.go("#/records").await;
        let good = saved_file(&page, "#download").await;
        let (line, bad) = broken(&good);
        paste(&page, "#record-text", &bad).await;
        page.click("#check-record").await;
        page.wait_for("#record-found .bad").await;
        let said = page.text("document.querySelector('#record-found').innerText").await;
        assert!(said.to_lowercase().contains(&format!("line {line},")), "line {line} is named: {said}");
        assert!(said.contains("nonsense"), "the line is shown: {said}");
        assert!(!page.is("document.querySelector('#open-record')").await, "what is broken cannot be opened");
        page.picture("refused").await;
        assert_eq!(situations::kept(&page).await, before, "the game in play is as it was");

        // The way out: the text is still there and can be mended.
        assert_eq!(page.text("document.querySelector('#record-text').value").await, bad);
        paste(&page, "#record-text", &good).await;
        page.click("#check-record").await;
        page.wait_for("#open-record").await;
        // Or one goes back to the game.
        page.go("#/play").await;
        Player::new(&page, 1).wait_for_turn().await;
        assert_eq!(situations::kept(&page).await, before, "the game in play is as it was");
    });
}

fn a_saved_game_goes_on_in_another_browser() {
    visit(Visit::new("record"), async |page| {
        moves(&page, &situations::person_feeds()).await;
        // In the middle of a migration too, and the replay knows the locations.
        moves(&page, &situations::person_may_follow()).await;
        page.go("#/replay").await;
        page.wait_for("#scrubber").await;
        page.wait_for(".stillplace").await;
        page.picture("replay-continents").await;
    });
}

/// Saves a game, opens it in a browser that knows nothing, and plays on.
async fn moves(page: &Page, game: &Saved) {
    situations::open(page, game).await;
    let table = page.text("document.querySelector('.table').innerText").await;
    page.go("#/records").await;
    let file = saved_file(page, "#download").await;
    page.load_with(json!({})).await;
    page.go("#/records").await;
    paste(page, "#record-text", &file).await;
    page.click("#check-record").await;
    page.click("#open-record").await;
    let mut player = Player::new(page, 3);
    player.see_table().await;
    player.wait_for_turn().await;
    assert_eq!(page.text("document.querySelector('.table').innerText").await, table);
    let more = format!("localStorage.getItem('pangea.game.record').length > {}", file.len() + 40);
    assert!(player.play_until(&more, Duration::from_secs(60)).await, "the game goes on");
}

fn opening_a_record_puts_the_game_in_play_aside() {
    visit(Visit::new("record-aside"), async |page| {
        situations::open(&page, &situations::person_hunts()).await;
        page.go("#/records").await;
        let file = saved_file(&page, "#download").await;
        situations::open(&page, &situations::person_feeds()).await;
        let table = page.text("document.querySelector('.table').innerText").await;
        page.go("#/records").await;
        paste(&page, "#record-text", &file).await;
        page.click("#check-record").await;
        page.click("#open-record").await;
        page.wait("the other table", "document.querySelector('.own .beast')").await;
        page.go("#/").await;
        page.click("[data-go-back]").await;
        page.go("#/play").await;
        Player::new(&page, 1).wait_for_turn().await;
        assert_eq!(page.text("document.querySelector('.table').innerText").await, table, "the first game is back");
    });
}

fn a_kept_game_that_cannot_be_read_does_not_stop_the_page() {
    visit(Visit::new("unreadable"), async |page| {
        let mut saved = situations::person_feeds();
        saved.record = broken(&saved.record).1;
        situations::keep(&page, &saved).await;
        page.go("#/").await;
        page.wait_for("#play-now").await;
        let aside = page.text("localStorage.getItem('pangea.game.unreadable')").await;
        assert_eq!(aside, saved.record, "it is kept for somebody who can read it");
        let mut player = Player::new(&page, 1);
        player.sit_down(2, e2e::player::Bots::Hatchlings).await;
        player.wait_for_turn().await;
    });
}

/// The button says what it does in every language, is reached with Tab, and shows which file was chosen.
fn a_record_is_chosen_from_a_file() {
    visit(Visit::new("record-file"), async |page| {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("Žofie, партия 1.record");
        std::fs::write(&file, &situations::finished(3).record).expect("a file");
        for (address, shown) in [("#/records", "#open-record"), ("#/replay", "#scrubber")] {
            page.load_at(address, json!({})).await;
            page.wait_for(".filepick .btn").await;
            let mut words = std::collections::HashSet::new();
            for language in LANGUAGES {
                speak(&page, language).await;
                let label = "document.querySelector('.filepick input').labels[0].innerText";
                assert_eq!(page.text(label).await, page.text("document.querySelector('.filepick').innerText").await);
                words.insert(page.text(label).await);
            }
            assert_eq!(words.len(), LANGUAGES.len(), "{words:?}");
            speak(&page, LANGUAGES[0]).await;
            page.tab_to(".filepick input").await;
            let ring = "getComputedStyle(document.querySelector('.filepick .btn')).boxShadow !== 'none'";
            assert!(page.is(ring).await, "where the keyboard is can be seen");
            page.picture(&address[2..]).await;
            let input = page.client.find(Locator::Css(".filepick input")).await.expect("the input");
            input.send_keys(&file.display().to_string()).await.expect("a file is chosen");
            page.wait_for(shown).await;
            if address == "#/records" {
                let name = page.text("document.querySelector('.filepick output').innerText").await;
                assert_eq!(name, "Žofie, партия 1.record");
                page.picture("chosen").await;
            }
        }
    });
}
