//! Evolution and Natural Selection: whole games, quick play, secrets, a phone, a reload, a replay.

use std::time::{Duration, Instant};

use e2e::player::{Bots, Player, Step};
use e2e::{Case, Page, Visit, Window, board_situations, case, situations, tell, visit};
use fantoccini::key::Key;

use crate::games::final_score;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(two_players_reach_the_final_score_of_evolution_by_keys),
        case!(four_players_reach_the_final_score_of_evolution).exhaustive(),
        case!(six_players_reach_the_final_score_of_evolution_in_quick_play).exhaustive(),
        case!(two_players_reach_the_final_score_of_natural_selection_on_a_phone),
        case!(four_players_reach_the_final_score_of_natural_selection).exhaustive(),
        case!(six_players_reach_the_final_score_of_natural_selection).exhaustive(),
        case!(people_who_decide_together_at_one_screen_see_no_secret_of_each_other),
        case!(plans_of_quick_play_survive_a_reload_and_are_taken_back),
        case!(a_game_with_species_boards_is_watched_again),
    ]
}

async fn play(page: Page, mut player: Player, edition: &str, seats: u8, bots: Bots) {
    player.sit_down_to(edition, seats, bots).await;
    let begin = Instant::now();
    let over = player.play_until("document.querySelector('.result-panel')", Duration::from_secs(420)).await;
    assert!(over, "a game of {seats} is not over after {:?} and {} clicks", begin.elapsed(), player.clicks());
    let (seconds, clicks) = (begin.elapsed().as_secs_f64(), player.clicks());
    tell(&format!("{edition} of {seats} against {bots:?}: {seconds:.1} s, {clicks} clicks"));
    assert!(page.is(&format!("localStorage.getItem('pangea.game.record').includes('{edition}')")).await, "it is kept");
    final_score(&page, seats).await;
    assert_eq!(player.unreachable(), None, "a game of {seats} can be played with a mouse");
}

fn two_players_reach_the_final_score_of_evolution_by_keys() {
    visit(Visit::new("evolution-of-2-keys"), async |page| {
        let player = Player::new(&page, 3).by_keys();
        play(page, player, "evolution", 2, Bots::Hatchlings).await;
    });
}

fn four_players_reach_the_final_score_of_evolution() {
    visit(Visit::new("evolution-of-4"), async |page| {
        let player = Player::new(&page, 7);
        play(page, player, "evolution", 4, Bots::Foragers).await;
    });
}

fn six_players_reach_the_final_score_of_evolution_in_quick_play() {
    visit(Visit::new("evolution-of-6"), async |page| {
        let player = Player::new(&page, 5);
        play(page, player, "evolution", 6, Bots::Hatchlings).await;
    });
}

fn two_players_reach_the_final_score_of_natural_selection_on_a_phone() {
    visit(Visit::new("natural-selection-phone").window(Window::PHONE), async |page| {
        let player = Player::new(&page, 9);
        play(page, player, "natural-selection", 2, Bots::Hatchlings).await;
    });
}

fn four_players_reach_the_final_score_of_natural_selection() {
    visit(Visit::new("natural-selection-of-4"), async |page| {
        let player = Player::new(&page, 13);
        play(page, player, "natural-selection", 4, Bots::Foragers).await;
    });
}

fn six_players_reach_the_final_score_of_natural_selection() {
    visit(Visit::new("natural-selection-of-6"), async |page| {
        let player = Player::new(&page, 11);
        play(page, player, "natural-selection", 6, Bots::Hatchlings).await;
    });
}

/// The faces that stand anywhere in the document.
async fn faces(page: &Page) -> Vec<String> {
    let shown = page.eval("[...document.querySelectorAll('[data-face]')].map(face => face.dataset.face)").await;
    shown.as_array().into_iter().flatten().filter_map(|face| face.as_str().map(str::to_owned)).collect()
}

fn people_who_decide_together_at_one_screen_see_no_secret_of_each_other() {
    visit(Visit::new("boards-hot-seat"), async |page| {
        situations::open(&page, &board_situations::two_people()).await;
        let mut player = Player::new(&page, 5);
        let (mut covers, mut begin) = (0, Instant::now());
        while covers < 8 {
            page.wait_for("#hand-over, .prompt").await;
            if page.is("document.querySelector('#hand-over')").await {
                covers += 1;
                assert_eq!(faces(&page).await, Vec::<String>::new(), "no card while the screen is handed over");
                assert!(!page.is("document.querySelector('.hand, .log, .species, .beast, .hole')").await, "no table");
            } else if page.is("document.querySelector('.prompt:not(.wait)')").await {
                let numbers = "document.querySelectorAll('.fcards .foodnumber').length";
                assert!(page.number(numbers).await <= 1.0, "of the food cards only the own one is known");
                let elsewhere = "document.querySelectorAll('[data-face]').length - document.querySelectorAll('.hand [data-face]').length";
                assert_eq!(page.number(elsewhere).await, 0.0, "faces of cards are in the own hand alone");
                let known = "document.querySelectorAll('.opps .facedown use:not([href=\"#i-face_down\"])').length";
                assert_eq!(page.number(known).await, 0.0, "what lies face down shows its back");
            }
            match player.step().await {
                Step::Over => break,
                Step::Clicked => begin = Instant::now(),
                Step::Waits => assert!(begin.elapsed() < Duration::from_secs(60), "somebody is asked"),
            }
        }
        assert!(covers >= 8);
    });
}

fn plans_of_quick_play_survive_a_reload_and_are_taken_back() {
    visit(Visit::new("boards-reload"), async |page| {
        situations::open(&page, &board_situations::person_plans()).await;
        page.wait_for(".own .planned").await;
        assert!(page.is("document.querySelectorAll('.readymarks .on').length === 5").await, "the others are ready");
        let words = page.text("document.querySelector('.own').innerText").await;
        page.reload().await;
        page.wait_for(".own .planned").await;
        assert_eq!(page.text("document.querySelector('.own').innerText").await, words, "as it was");
        let cards = page.number("document.querySelectorAll('.hand .card').length").await;
        page.click("#undo[aria-disabled=false]").await;
        let more = format!("document.querySelectorAll('.hand .card').length === {}", cards + 1.0);
        page.wait("the card back in hand", &more).await;
    });
}

fn a_game_with_species_boards_is_watched_again() {
    visit(Visit::new("boards-replay"), async |page| {
        situations::open(&page, &board_situations::finished(3)).await;
        page.wait_for(".result-panel .chart").await;
        page.click("#watch-replay").await;
        page.wait_for("#scrubber").await;
        page.press(Key::End.into()).await;
        page.wait_for(".stillgrid .ps").await;
        assert_eq!(page.number("document.querySelectorAll('.stillseat').length").await, 3.0);
        page.picture("boards-replay").await;
    });
}
