//! Games on phones and on a zoomed laptop: everything can be reached.

use std::time::Duration;

use e2e::fit::in_sight;
use e2e::player::{Bots, Player};
use e2e::tour::aim;
use e2e::{Case, Page, Visit, Window, case, situations, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_usual_phone_plays_attacks_and_defends),
        case!(a_narrow_phone_plays_attacks_and_defends),
        case!(a_zoomed_laptop_plays_attacks_and_defends),
    ]
}

async fn play_by_touch(page: Page) {
    page.go("").await;
    page.wait_for("#play-now").await;
    in_sight(&page, "#play-now").await;
    let mut player = Player::new(&page, 9);
    player.sit_down(4, Bots::Foragers).await;
    player.wait_for_turn().await;
    in_sight(&page, ".hand .card").await;
    hunt_and_defend(&page, player).await;
}

/// On to the second round; then as a hunter, and as prey.
async fn hunt_and_defend(page: &Page, mut player: Player) {
    in_sight(page, ".prompt").await;
    let next_round = "document.querySelector('.edition b').textContent.includes('2') && document.querySelector('.half[aria-disabled=false]')";
    assert!(player.play_until(next_round, Duration::from_secs(120)).await, "the second round");
    in_sight(page, ".prompt").await;

    // A hunt: the hunter, its prey behind one of the tabs, and yes, surely.
    let saved = situations::person_hunts();
    situations::open(page, &saved).await;
    aim(page, &saved).await;
    in_sight(page, ".prompt").await;
    page.picture("aim").await;
    let record = "localStorage.getItem('pangea.game.record')";
    let attacks = format!("({record}.match(/attack/g) ?? []).length");
    let before = page.number(&attacks).await;
    let after = format!("{attacks} > {before} && !document.querySelector('.is-actor')");
    assert!(player.play_until(&after, Duration::from_secs(60)).await, "somebody is attacked");

    situations::open(page, &situations::person_defends()).await;
    in_sight(page, ".prompt .choice").await;
    page.picture("defence").await;
    let length = page.number(&format!("{record}.length")).await;
    page.click(".prompt .choice").await;
    let on = format!("{record}.length > {length} && document.querySelector('.prompt:not(.wait)')");
    assert!(player.play_until(&on, Duration::from_secs(60)).await, "the game goes on");
    assert_eq!(player.unreachable(), None, "everything can be touched");
}

fn a_usual_phone_plays_attacks_and_defends() {
    visit(Visit::new("phone-play").window(Window::PHONE), play_by_touch);
}

fn a_narrow_phone_plays_attacks_and_defends() {
    visit(Visit::new("narrow-play").window(Window::NARROW), play_by_touch);
}

fn a_zoomed_laptop_plays_attacks_and_defends() {
    visit(Visit::new("zoomed-play").window(Window::ZOOMED), async |page| {
        let mut player = Player::new(&page, 9);
        player.sit_down(4, Bots::Foragers).await;
        player.wait_for_turn().await;
        hunt_and_defend(&page, player).await;
    });
}
