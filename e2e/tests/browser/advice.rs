//! Advice in the page: hints that are ranked, bots with a style, the review of a played game.

use e2e::{Case, Visit, case, situations, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_hint_ranks_moves_and_says_what_they_bring),
        case!(bots_have_a_level_and_a_style),
        case!(a_played_game_is_reviewed_and_a_mark_leads_to_the_move),
    ]
}

const FRAME: &str = "Number(document.querySelector('#scrubber').value)";

fn a_hint_ranks_moves_and_says_what_they_bring() {
    visit(Visit::new("hint"), async |page| {
        situations::open(&page, &situations::person_hunts()).await;
        page.wait_for("#hint").await;
        page.click("#hint").await;
        page.wait("suggestions", "document.querySelectorAll('.hints li').length >= 2").await;
        assert!(page.is("document.querySelectorAll('.hints li').length <= 3").await);
        assert!(page.is("document.querySelector('.hints li').matches('.topmost')").await);
        let all_told = "[...document.querySelectorAll('.hints small')].every(said => /\\d+%/.test(said.innerText))";
        assert!(page.is(all_told).await, "{}", page.text("document.querySelector('.hints').innerText").await);
        page.picture("ranked").await;
    });
}

fn bots_have_a_level_and_a_style() {
    visit(Visit::new("style"), async |page| {
        page.load_with(serde_json::json!({})).await;
        page.go("").await;
        page.wait_for("button[data-bot=hunter]").await;
        page.click("button[data-bot=hunter]").await;
        page.click("#more-options").await;
        page.wait_for("button[data-style=predatory]").await;
        page.click("button[data-style=predatory]").await;
        page.picture("setup").await;
        page.click("#begin").await;
        page.wait_for(".table .prompt").await;
        let saved = situations::kept(&page).await.expect("a game");
        assert_eq!(saved.seats.matches("bot:hunter+predatory:").count(), 3, "{}", saved.seats);
    });
}

fn a_played_game_is_reviewed_and_a_mark_leads_to_the_move() {
    visit(Visit::new("review"), async |page| {
        situations::keep(&page, &situations::finished(3)).await;
        page.go("#/replay").await;
        page.wait_for(".eval path").await;
        page.wait("the whole graph", "document.querySelector('.evalstate').textContent === ''").await;
        let known =
            "[...document.querySelectorAll('.eval path')].every(band => band.getAttribute('d').includes('L1000.0 '))";
        assert!(page.is(known).await, "every band goes to the end");
        assert!(page.is("document.querySelectorAll('.towin').length === 3").await);
        page.click("#tab-turning").await;
        page.wait_for("#review-all").await;
        page.click("#review-all").await;
        page.wait("everybody's moves", "document.querySelector('.evalstate').textContent === ''").await;
        page.wait_for(".worst .evline").await;
        page.picture("graph").await;
        page.click(".mark.cost").await;
        page.wait("the move", &format!("{FRAME} > 0 && !!document.querySelector('.mark.cost.cur')")).await;
        page.wait("what it cost", "/\\d/.test(document.querySelector('.verd')?.innerText ?? '')").await;
        let before = page.number(FRAME).await;
        page.click(".worst li:not(.now) .evline").await;
        page.wait("another move", &format!("{FRAME} !== {before}")).await;
        // Known once, known at once.
        page.go("#/").await;
        page.wait_for("#play-now").await;
        page.go("#/replay").await;
        page.wait_for(".eval path").await;
        assert!(
            page.is("document.querySelector('.evalstate').textContent === ''").await,
            "nothing is thought over twice"
        );
    });
}
