//! Advice in the page: hints that are ranked, bots with a style, the review of a played game.

use e2e::{Case, Visit, Window, case, situations, visit};
use fantoccini::key::Key;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_hint_ranks_moves_and_says_what_they_bring),
        case!(a_hint_is_closed_and_played_by_mouse_and_keyboard),
        case!(bots_have_a_level_and_a_style),
        case!(a_played_game_is_reviewed_and_a_mark_leads_to_the_move),
        case!(the_analysis_board_knows_the_players_and_the_best_moves),
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
        let best =
            "document.querySelector('.hints li').matches('.topmost') !== !!document.querySelector('.hintsequal')";
        assert!(page.is(best).await, "one is the best, or they are said to be about equal");
        let chances =
            "[...document.querySelectorAll('.hints .num')].map(said => Number(said.innerText.match(/(\\d+)%/)?.[1]))";
        let ranked = format!("{chances}.every((chance, place, all) => place === 0 || all[place - 1] >= chance)");
        assert!(page.is(&ranked).await, "{}", page.text("document.querySelector('.hints').innerText").await);
        assert!(page.is("document.querySelectorAll('.hints .why').length > 0").await, "and why");
        let all_told = "[...document.querySelectorAll('.hints .num')].every(said => /\\d+%/.test(said.innerText))";
        assert!(page.is(all_told).await, "{}", page.text("document.querySelector('.hints').innerText").await);
        page.picture("ranked").await;
    });
}

fn a_hint_is_closed_and_played_by_mouse_and_keyboard() {
    visit(Visit::new("hint-played").window(Window::PHONE), async |page| {
        situations::open(&page, &situations::person_hunts()).await;
        page.click("#hint").await;
        page.wait_for(".hintplay").await;
        page.picture("phone").await;
        page.click("#hints-close").await;
        page.wait("closed", "!document.querySelector('.hintplay')").await;
        page.press('h').await;
        page.wait_for(".hintplay").await;
        page.press(Key::Escape.into()).await;
        page.wait("closed by Escape", "!document.querySelector('.hintplay')").await;
        page.press('h').await;
        page.wait_for(".hintplay").await;
        page.press('h').await;
        page.wait("the first hint has the focus", "document.activeElement.matches('[data-hint=\"0\"]')").await;
        let before = situations::kept(&page).await.expect("a game").record;
        page.press(Key::Enter.into()).await;
        page.wait("it is played", &format!("localStorage.getItem('pangea.game.record').length > {}", before.len()))
            .await;
        page.wait("and the hints are gone", "!document.querySelector('.hintplay')").await;
    });
}

fn the_analysis_board_knows_the_players_and_the_best_moves() {
    visit(Visit::new("analysis-best"), async |page| {
        situations::keep(&page, &situations::person_feeds()).await;
        page.go("#/replay").await;
        page.wait_for("#scrubber").await;
        page.press(Key::End.into()).await;
        page.wait("the last event", &format!("{FRAME} === Number(document.querySelector('#scrubber').max)")).await;
        page.click(".stageline a.btn").await;
        page.wait_for("#best-moves").await;
        for name in ["Marta", "Ilya"] {
            assert!(page.text("document.querySelector('.anmid').innerText").await.contains(name), "{name} sits here");
        }
        page.click("#best-moves").await;
        page.wait_for(".bestmoves li").await;
        assert!(page.is("/\\d+%/.test(document.querySelector('.bestmoves').innerText)").await);
        page.picture("best").await;
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
        assert_eq!(saved.record.matches("bot hunter+predatory").count(), 3, "{}", saved.record);
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
        let told = "[...document.querySelectorAll('.worst .evline')].every(line => line.querySelectorAll('small').length === 2 && /\\d+% /.test(line.innerText))";
        assert!(page.is(told).await, "{}", page.text("document.querySelector('.worst').innerText").await);
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
