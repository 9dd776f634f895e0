//! New World: whole games with and without its variants, the area row, the order of a row, a phone.

use std::time::{Duration, Instant};

use e2e::new_world;
use e2e::player::{Bots, Player};
use e2e::situations;
use e2e::{Case, Page, Visit, Window, case, tell, visit};
use fantoccini::key::Key;

use crate::games::final_score;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(three_players_reach_the_final_score_of_new_world).exhaustive(),
        case!(random_mutations_are_played_to_the_end),
        case!(a_disaster_is_played_to_the_end).exhaustive(),
        case!(new_world_is_played_on_a_phone).exhaustive(),
        case!(areas_say_who_may_use_them_and_why_not),
        case!(the_own_row_is_put_into_another_order_with_keys),
    ]
}

async fn finish(page: Page, mut player: Player, name: &str, seats: u8) {
    let begin = Instant::now();
    let over = player.play_until("document.querySelector('.result-panel')", Duration::from_secs(420)).await;
    assert!(over, "{name} is not over after {:?} and {} clicks", begin.elapsed(), player.clicks());
    tell(&format!("{name}: {:.1} s, {} clicks", begin.elapsed().as_secs_f64(), player.clicks()));
    let kept = page.text("localStorage.getItem('pangea.game.record')").await;
    assert!(kept.contains("edition: new-world"), "the edition is kept");
    final_score(&page, seats).await;
    assert_eq!(player.unreachable(), None, "{name} can be played with a mouse");
}

/// A game with this variant, chosen on the page for it.
async fn with_variant(page: Page, variant: &str) {
    page.go("#/setup").await;
    let wanted = format!("[data-option=variant][data-value={variant}]");
    // On a busy machine the first click may come before the page listens.
    while !page.is(&format!("document.querySelector('{wanted}')")).await {
        page.click("[data-edition=new-world]").await;
    }
    page.click(&wanted).await;
    page.click("#begin").await;
    let player = Player::new(&page, 4);
    player.see_table().await;
    let seats = page.number("document.querySelectorAll('.opps [data-seat]').length").await as u8 + 1;
    let kept = page.text("localStorage.getItem('pangea.game.record')").await;
    assert!(kept.contains(&format!("variant={variant}")), "the variant is kept");
    finish(page, player, variant, seats).await;
}

fn three_players_reach_the_final_score_of_new_world() {
    visit(Visit::new("new-world-of-3"), async |page| {
        let mut player = Player::new(&page, 7);
        player.sit_down_to("new-world", 3, Bots::Foragers).await;
        finish(page, player, "New World of 3", 3).await;
    });
}

fn random_mutations_are_played_to_the_end() {
    visit(Visit::new("random-mutations"), |page| with_variant(page, "random_mutations"));
}

fn a_disaster_is_played_to_the_end() {
    visit(Visit::new("disaster"), |page| with_variant(page, "disaster"));
}

fn new_world_is_played_on_a_phone() {
    visit(Visit::new("new-world-phone").window(Window::PHONE), async |page| {
        let mut player = Player::new(&page, 3);
        player.sit_down_to("new-world", 2, Bots::Foragers).await;
        finish(page, player, "New World on a phone", 2).await;
    });
}

fn areas_say_who_may_use_them_and_why_not() {
    visit(Visit::new("areas"), async |page| {
        let saved = new_world::person_feeds();
        situations::open(&page, &saved).await;
        page.wait_for(".areas .part").await;
        page.click(&format!(".own [data-animal='{}']", new_world::eater(&saved))).await;
        page.wait_for(".areas .part.legal").await;
        page.picture("open-areas").await;
        let legal = page.number("document.querySelectorAll('.areas .part.legal').length").await;
        assert!(legal >= 2.0, "{legal} areas are open to it");
        // What is not open has a reason with its rule.
        let barred = "[...document.querySelectorAll('.areas .part.barred')]";
        assert!(
            page.is(&format!("{barred}.every(area => area.querySelector('.ruleid')?.textContent.startsWith('NW-'))"))
                .await
        );
        page.click(".areas .part.legal .hit").await;
        // Two clicks feed it; where food and a shelter can be taken, it is asked which.
        let longer = format!("localStorage.getItem('pangea.game.record').length > {}", saved.record.len());
        page.wait("fed, or asked", &format!("{longer} || document.querySelector('.areas .part.chosen')")).await;
        if !page.is(&longer).await {
            page.picture("chosen-area").await;
            page.press(Key::Enter.into()).await;
        }
        page.wait("a longer record", &longer).await;
    });
}

fn the_own_row_is_put_into_another_order_with_keys() {
    visit(Visit::new("row"), async |page| {
        situations::open(&page, &new_world::person_orders()).await;
        let row = "[...document.querySelectorAll('.own [data-animal]')].map(one => one.dataset.animal).join()";
        let before = page.text(row).await;
        let first = before.split(',').next().unwrap_or_default().to_owned();
        page.tab_to(&format!(".own [data-animal='{first}'] .hit")).await;
        page.press(Key::Enter.into()).await;
        page.wait_for(".prompt .btn:not(.quiet)").await;
        page.picture("row").await;
        page.click(".prompt .btn:not(.quiet)").await;
        page.wait("another order", &format!("{row} !== '{before}'")).await;
        page.client.refresh().await.expect("the page again");
        page.wait_for(".own [data-animal]").await;
        assert_ne!(page.text(row).await, before, "the order is kept");
    });
}
