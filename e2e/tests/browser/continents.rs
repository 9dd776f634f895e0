//! Continents: whole games, a migration with followers, eight players, a phone.

use std::time::{Duration, Instant};

use e2e::player::{Bots, Player};
use e2e::situations::{self, person_may_follow, person_migrates};
use e2e::{Case, Page, Visit, Window, case, tell, visit};
use fantoccini::key::Key;

use crate::games::final_score;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(four_players_reach_the_final_score_of_continents).exhaustive(),
        case!(eight_players_reach_the_final_score_of_continents).exhaustive(),
        case!(continents_is_played_on_a_phone),
        case!(continents_is_played_with_the_keyboard_alone).exhaustive(),
        case!(followers_of_two_players_travel_with_a_migrant),
        case!(a_migration_is_announced_with_keys_and_taken_back),
    ]
}

async fn play(page: Page, mut player: Player, seats: u8, bots: Bots) {
    player.sit_down_to("continents", seats, bots).await;
    let begin = Instant::now();
    let over = player.play_until("document.querySelector('.result-panel')", Duration::from_secs(420)).await;
    assert!(over, "a game of {seats} is not over after {:?} and {} clicks", begin.elapsed(), player.clicks());
    let (seconds, clicks) = (begin.elapsed().as_secs_f64(), player.clicks());
    tell(&format!("Continents of {seats} against {bots:?}: {seconds:.1} s, {clicks} clicks"));
    assert!(page.is("localStorage.getItem('pangea.game.record').includes('continents')").await, "the edition is kept");
    final_score(&page, seats).await;
    assert_eq!(player.unreachable(), None, "a game of {seats} can be played with a mouse");
}

fn four_players_reach_the_final_score_of_continents() {
    visit(Visit::new("continents-of-4"), async |page| {
        let player = Player::new(&page, 7);
        play(page, player, 4, Bots::Foragers).await;
    });
}

fn eight_players_reach_the_final_score_of_continents() {
    visit(Visit::new("continents-of-8"), async |page| {
        let player = Player::new(&page, 5);
        play(page, player, 8, Bots::Hatchlings).await;
    });
}

fn continents_is_played_on_a_phone() {
    visit(Visit::new("continents-phone").window(Window::PHONE), async |page| {
        let player = Player::new(&page, 3);
        play(page, player, 2, Bots::Foragers).await;
    });
}

fn continents_is_played_with_the_keyboard_alone() {
    visit(Visit::new("continents-keys"), async |page| {
        let player = Player::new(&page, 1).by_keys();
        play(page, player, 3, Bots::Foragers).await;
    });
}

fn followers_of_two_players_travel_with_a_migrant() {
    visit(Visit::new("followers"), async |page| {
        situations::open(&page, &person_may_follow()).await;
        page.wait_for(".queue li.now").await;
        assert!(page.is("document.querySelector('.queue li.done .ico')").await, "somebody else rides already");
        assert!(page.is("document.querySelector('.mine .ghost.maybe')").await, "where it would live is shown");
        page.wait_for("#journeys .move.maybe").await;
        page.picture("follow").await;
        page.click(".prompt .btn.primary").await;
        page.wait("everybody has arrived", "!document.querySelector('#journeys')").await;
        page.wait("nobody is on the way", "!document.querySelector('[data-ghost]')").await;
        let moved =
            "[...document.querySelectorAll('.log li')].filter(line => line.textContent.includes('Phoresy')).length > 1";
        assert!(page.is(moved).await, "both journeys are told");
        // What was done stays done.
        page.client.refresh().await.expect("the page again");
        page.wait_for(".places").await;
        assert!(page.is(moved).await, "the game is kept");
    });
}

fn a_migration_is_announced_with_keys_and_taken_back() {
    visit(Visit::new("migration"), async |page| {
        situations::open(&page, &person_migrates()).await;
        let record = situations::kept(&page).await.expect("a game").record;
        page.wait_for(".mine .beast.is-legal").await;
        let migrant = situations::migrant(&person_migrates());
        page.tab_to(&format!(".mine [data-animal='{migrant}'] .hit")).await;
        page.press('g').await;
        page.wait_for("[data-place]").await;
        page.picture("destinations").await;
        page.tab_to("[data-place]").await;
        page.press(Key::Enter.into()).await;
        page.wait_for(".mine .ghost.maybe").await;
        page.press(Key::Enter.into()).await;
        page.wait("the move", "!document.querySelector('.mine .ghost.maybe')").await;
        let longer = format!("localStorage.getItem('pangea.game.record').length > {}", record.len());
        page.wait("a longer record", &longer).await;
        page.click("#undo[aria-disabled=false]").await;
        let again = format!("localStorage.getItem('pangea.game.record').length === {}", record.len());
        page.wait("the record as it was", &again).await;
    });
}
