//! Whole games, from the first page to the final score.

use std::time::{Duration, Instant};

use e2e::player::{Bots, Player};
use e2e::{Case, Page, Visit, case, tell, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(two_players_reach_the_final_score).everywhere(),
        case!(four_players_reach_the_final_score).exhaustive(),
        case!(eight_players_reach_the_final_score).exhaustive(),
        case!(the_same_players_play_again),
        case!(hint_is_shown_and_a_move_is_taken_back),
    ]
}

async fn play(page: Page, seats: u8, bots: Bots) {
    let mut player = Player::new(&page, 7);
    player.sit_down(seats, bots).await;
    assert_eq!(page.number("document.querySelectorAll('.opps [data-seat]').length").await, f64::from(seats - 1));
    let begin = Instant::now();
    let over = player.play_until("document.querySelector('.result-panel')", Duration::from_secs(360)).await;
    assert!(over, "a game of {seats} is not over after {:?} and {} clicks", begin.elapsed(), player.clicks());
    tell(&format!(
        "game of {seats} against {bots:?}: {:.1} s, {} clicks ({} on things that were covered), {} kB kept",
        begin.elapsed().as_secs_f64(),
        player.clicks(),
        player.covered(),
        page.number("localStorage.getItem('pangea.game.record').length / 1000").await.round(),
    ));
    final_score(&page, seats).await;
    assert_eq!(player.unreachable(), None, "a game of {seats} can be played with a mouse");
}

/// Every seat has its points, one has won, nobody is asked, and "another game" leads back to the first page.
pub async fn final_score(page: &Page, seats: u8) {
    let rows = "[...document.querySelectorAll('#final-score > li')]";
    assert_eq!(page.number(&format!("{rows}.length")).await, f64::from(seats));
    assert!(page.is(&format!("{rows}.some(row => row.matches('.win'))")).await, "somebody has won");
    let sums = format!("{rows}.map(row => Number(row.querySelector('.sum').textContent))");
    assert!(page.is(&format!("{sums}.every(Number.isInteger)")).await, "points are numbers");
    // The bar of a seat has the points of each part.
    let add_up = format!(
        "{rows}.every(row => [...row.querySelectorAll('.barx .b')].reduce((sum, part) => sum + Number(part.textContent), 0) \
         === Number(row.querySelector('.sum').textContent))"
    );
    assert!(page.is(&add_up).await, "the parts add up");
    assert!(page.is(&format!("{sums}[0] === Math.max(...{sums})")).await, "the winner has the most");
    assert!(!page.is("document.querySelector('.half, .prompt .btn, .choice')").await, "nothing is left to decide");
    page.picture("score").await;
    page.click("#play-again").await;
    page.wait_for("#play-now").await;
    assert!(!page.is("document.querySelector('#go-on')").await, "the game is over, there is none to go on with");
}

fn two_players_reach_the_final_score() {
    visit(Visit::new("game-of-2"), |page| play(page, 2, Bots::Foragers));
}

fn four_players_reach_the_final_score() {
    visit(Visit::new("game-of-4"), |page| play(page, 4, Bots::Foragers));
}

fn eight_players_reach_the_final_score() {
    visit(Visit::new("game-of-8"), |page| play(page, 8, Bots::Hatchlings));
}

fn the_same_players_play_again() {
    visit(Visit::new("same-players"), async |page| {
        e2e::situations::open(&page, &e2e::situations::finished(3)).await;
        page.click("#same-players").await;
        let player = Player::new(&page, 1);
        player.see_table().await;
        player.wait_for_turn().await;
        assert_eq!(page.number("document.querySelectorAll('.opps [data-seat]').length").await, 2.0);
        assert!(page.is("document.querySelector('.table').innerText.includes('Marta')").await, "the same players");
    });
}

fn hint_is_shown_and_a_move_is_taken_back() {
    visit(Visit::new("hint-and-undo"), async |page| {
        let mut player = Player::new(&page, 3);
        player.sit_down(2, Bots::Hatchlings).await;
        player.wait_for_turn().await;
        page.click("#hint").await;
        page.wait_for(".prompt .hintline").await;
        let hand = page.number("document.querySelectorAll('.hand .card').length").await;
        page.click(".half[aria-disabled=false]").await;
        let fewer = format!("document.querySelectorAll('.hand .card').length === {}", hand - 1.0);
        // As an animal; and yes, surely.
        while !page.is(&fewer).await {
            page.click(".prompt .btn.primary").await;
        }
        player.wait_for_turn().await;
        page.click("#undo[aria-disabled=false]").await;
        let again = format!("document.querySelectorAll('.hand .card').length === {hand}");
        page.wait("the card back in hand", &again).await;
    });
}
