//! Without a mouse.

use e2e::player::Player;
use e2e::{Visit, visit};
use fantoccini::key::Key;

#[test]
fn a_game_begins_and_goes_on_with_the_keyboard_alone() {
    visit(Visit::new("keyboard"), async |page| {
        let enter = Key::Enter.into();
        page.go("").await;
        page.wait_for("#play-now").await;
        page.tab_to("#play-now").await;
        page.press(enter).await;
        let player = Player::new(&page, 1);
        player.see_table().await;

        for animals in 1..=2 {
            player.wait_for_turn().await;
            page.tab_to(".half[aria-disabled=false]").await;
            page.press(enter).await;
            page.wait_for(".card.sel").await;
            page.press(Key::Escape.into()).await;
            page.wait("nothing picked after Escape", "!document.querySelector('.card.sel')").await;
            page.tab_to(".half[aria-disabled=false]").await;
            page.press(enter).await;
            // As an animal; and yes, surely.
            let played = format!("document.querySelectorAll('.own .beast').length === {animals}");
            while !page.is(&played).await {
                page.tab_to(".prompt .btn.primary").await;
                page.press(enter).await;
            }
        }

        player.wait_for_turn().await;
        page.press('h').await;
        page.wait_for(".prompt .hintline").await;
        page.press('p').await;
        page.wait(
            "the turn passed",
            "document.querySelector('.prompt.wait') || !document.querySelectorAll('.steps li')[0].matches('.now')",
        )
        .await;
    });
}
