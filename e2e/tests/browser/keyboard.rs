//! Without a mouse.

use std::time::{Duration, Instant};

use e2e::player::{Bots, Player};
use e2e::{Case, Page, Visit, case, tell, visit};
use fantoccini::key::Key;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![case!(a_whole_game_is_played_with_the_keyboard_alone).exhaustive(), case!(keys_of_the_list_do_what_they_say)]
}

fn a_whole_game_is_played_with_the_keyboard_alone() {
    visit(Visit::new("keyboard"), |page| play(page, 4));
}

async fn play(page: Page, seats: u8) {
    let mut player = Player::new(&page, 1).by_keys();
    player.sit_down(seats, Bots::Foragers).await;
    let begin = Instant::now();
    let over = player.play_until("document.querySelector('.result-panel')", Duration::from_secs(360)).await;
    assert!(over, "not over after {:?} and {} actions", begin.elapsed(), player.clicks());
    tell(&format!("game of {seats} by keys: {:.1} s, {} actions", begin.elapsed().as_secs_f64(), player.clicks()));
    page.tab_to("#watch-replay").await;
    page.press(Key::Enter.into()).await;
    page.wait_for("#scrubber").await;
    page.client.back().await.expect("back");
    page.tab_to("#same-players").await;
    page.press(Key::Enter.into()).await;
    player.see_table().await;
}

fn keys_of_the_list_do_what_they_say() {
    visit(Visit::new("keys"), async |page| {
        let mut player = Player::new(&page, 1);
        player.sit_down(3, Bots::Hatchlings).await;
        player.wait_for_turn().await;
        let enter = Key::Enter.into();
        let escape = Key::Escape.into();

        page.press('?').await;
        page.wait_for(".keylist").await;
        page.press(escape).await;
        page.wait("no list", "!document.querySelector('.keylist')").await;

        page.press('1').await;
        page.wait_for(".card:first-child.sel").await;
        page.press(escape).await;
        page.wait("nothing picked after Escape", "!document.querySelector('.card.sel')").await;
        page.press('1').await;
        page.wait_for(".card.sel").await;
        let played = "document.querySelectorAll('.own .beast').length === 1";
        while !page.is(played).await {
            page.press(enter).await;
        }

        player.wait_for_turn().await;
        page.press('u').await;
        page.wait("the animal taken back", "!document.querySelector('.own .beast')").await;
        page.press('h').await;
        page.wait_for(".prompt .hintline").await;
        let dark = page.is("document.documentElement.dataset.theme === 'dark'").await;
        page.press('t').await;
        let other = if dark { "light" } else { "dark" };
        page.wait("the other theme", &format!("document.documentElement.dataset.theme === '{other}'")).await;
        page.press('p').await;
        page.wait("the turn passed", "!document.querySelector('.half[aria-disabled=false]')").await;
        page.press('r').await;
        page.wait_for("#rules-title").await;
    });
}
