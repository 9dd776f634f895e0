//! The replay viewer: the scrubber, and the record that leaves it and comes back.

use e2e::{Case, Page, Visit, case, situations, visit};
use fantoccini::key::Key;
use serde_json::json;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(the_scrubber_goes_everywhere_by_mouse_and_by_key),
        case!(an_exported_record_is_watched_elsewhere_and_a_broken_one_is_refused),
    ]
}

const FRAME: &str = "document.querySelector('#scrubber').value";
const LAST: &str = "document.querySelector('#scrubber').max";

async fn open(page: &Page) {
    situations::keep(page, &situations::finished(3)).await;
    page.go("#/replay").await;
    page.wait_for("#scrubber").await;
}

async fn at(page: &Page, frame: f64) {
    page.wait(&format!("frame {frame}"), &format!("Number({FRAME}) === {frame}")).await;
    // The log stands at the same moment.
    page.wait(
        "the log",
        &format!("[...document.querySelectorAll('.ev > li')].findIndex(li => li.matches('.now')) === {frame}"),
    )
    .await;
}

fn the_scrubber_goes_everywhere_by_mouse_and_by_key() {
    visit(Visit::new("replay"), async |page| {
        open(&page).await;
        let last = page.number(LAST).await;
        assert!(last > 50.0, "a game has many moments: {last}");
        page.press(Key::Home.into()).await;
        at(&page, 0.0).await;
        let beginning = page.text("document.querySelector('.replayboard').innerText").await;
        page.press('.').await;
        page.press('.').await;
        at(&page, 2.0).await;
        page.press(',').await;
        at(&page, 1.0).await;
        page.press(Key::End.into()).await;
        at(&page, last).await;
        let end = page.text("document.querySelector('.replayboard').innerText").await;
        assert_ne!(beginning, end);
        page.picture("end").await;
        // By mouse: the middle of the slider.
        page.click("#scrubber").await;
        let middle = page.number(FRAME).await;
        assert!((last * 0.4..last * 0.6).contains(&middle), "{middle} of {last}");
        at(&page, middle).await;
        page.picture("middle").await;
        page.click(".marks .mark").await;
        page.wait("another moment", &format!("Number({FRAME}) !== {middle}")).await;
        let mark = page.number(FRAME).await;
        at(&page, mark).await;
        // It plays by itself and stops.
        page.click("#play-pause").await;
        page.wait("the next moment", &format!("Number({FRAME}) > {mark}")).await;
        page.click("#play-pause").await;
    });
}

fn an_exported_record_is_watched_elsewhere_and_a_broken_one_is_refused() {
    visit(Visit::new("replay-import"), async |page| {
        open(&page).await;
        let read = "return decodeURIComponent(document.querySelector('.replaytools a[download]').href.split(',')[1]);";
        let file = page.call(read, vec![]).await.as_str().expect("text").to_owned();
        assert!(file.lines().count() > 20, "{file}");

        page.load_with(json!({})).await;
        page.go("#/replay").await;
        page.wait_for("#read-record").await;
        let paste = "const box = document.querySelector('textarea'); box.focus(); box.select(); document.execCommand('insertText', false, arguments[0]);";
        let cut = file.lines().count() / 2;
        let bad = file.lines().enumerate().map(|(at, line)| if at == cut { "nonsense" } else { line });
        let bad = bad.collect::<Vec<_>>().join("\n");
        page.call(paste, vec![json!(bad)]).await;
        page.click("#read-record").await;
        page.wait_for("[role=alert] .broken").await;
        let said = page.text("document.querySelector('[role=alert]').innerText").await;
        assert!(said.contains(&format!("{}", cut + 1)), "line {} is named: {said}", cut + 1);
        page.call(paste, vec![json!(file)]).await;
        page.click("#read-record").await;
        page.wait_for("#scrubber").await;
        assert_eq!(page.call(read, vec![]).await, json!(file), "the same game");
    });
}
