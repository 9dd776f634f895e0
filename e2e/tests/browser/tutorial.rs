//! The lesson, from the first page to its end; the player's own game is there afterwards.

use std::time::{Duration, Instant};

use e2e::player::{Player, Step};
use e2e::{Case, Page, Visit, case, situations, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(the_lesson_is_played_to_its_end),
        case!(the_lesson_on_continents_is_played_to_its_end),
        case!(the_lesson_on_species_boards_is_played_to_its_end),
        case!(the_lesson_on_new_world_is_followed_and_played_to_its_end),
    ]
}

/// Steps from this one on are there to be read.
const TO_READ: f64 = 7.0;
const STEP: &str =
    "[...document.querySelectorAll('.lessonlist button')].findIndex(button => button.ariaCurrent === 'step')";
const OVER: &str = "document.querySelector('.result-panel')";

fn the_lesson_is_played_to_its_end() {
    visit(Visit::new("lesson"), async |page| {
        situations::keep(&page, &situations::person_feeds()).await;
        page.go("#/").await;
        page.click("#tile-learn").await;
        play(&page, 4).await;
    });
}

fn the_lesson_on_continents_is_played_to_its_end() {
    visit(Visit::new("lesson-continents"), async |page| {
        situations::keep(&page, &situations::person_feeds()).await;
        page.go("#/tutorial").await;
        page.click("[data-lesson=continents]").await;
        page.wait_for(".tut .places").await;
        play(&page, 4).await;
    });
}

fn the_lesson_on_species_boards_is_played_to_its_end() {
    visit(Visit::new("lesson-boards"), async |page| {
        situations::keep(&page, &situations::person_feeds()).await;
        page.go("#/tutorial").await;
        page.click("[data-lesson=evolution]").await;
        page.wait_for(".tut .own .species").await;
        play(&page, 4).await;
    });
}

/// What the notes of the lesson on New World ask for, turn by turn: the step, and what is clicked for it.
const TURNS: [(f64, &[&str]); 9] = [
    (0.0, &["[data-face=hibernation]", SOLID, SOLID]),
    (0.0, &["[data-face=parasite]", SOLID, SOLID]),
    (1.0, &["[data-face=cooperation]", FIRST, SECOND, SOLID]),
    (2.0, &["[data-face=carnivorous]", SECOND, SOLID]),
    (3.0, &["[data-face=nocturnal]", FIRST, SOLID]),
    (3.0, &[".prompt .btn"]),
    (4.0, &[FIRST, ".areas .part.legal .hit", SOLID]),
    (6.0, &[FIRST, ".prompt .btn:not(.quiet)"]),
    (7.0, &[SECOND, ".prompt .btn.danger", ".opp .beast.is-legal", ".prompt .btn.danger"]),
];
const SOLID: &str = ".prompt .btn.primary";
const FIRST: &str = ".own .row > [data-animal]";
const SECOND: &str = ".own .row > [data-animal] ~ [data-animal]";

fn the_lesson_on_new_world_is_followed_and_played_to_its_end() {
    visit(Visit::new("lesson-new-world"), async |page| {
        situations::keep(&page, &situations::person_feeds()).await;
        page.go("#/tutorial").await;
        page.click("[data-lesson=new-world]").await;
        page.wait_for(".tut .areas").await;
        let player = Player::new(&page, 4);
        for (step, clicks) in TURNS {
            player.wait_for_turn().await;
            page.wait(&format!("step {step}"), &format!("({STEP}) === {step}")).await;
            page.wait_for(".coach .try").await;
            page.picture(&format!("{step:02}")).await;
            if step == 4.0 {
                // There is food for the hungry: whoever would rather pass is told why not.
                page.press('p').await;
                page.wait("the rule", "document.querySelector('.prompt .ruleid')?.textContent === 'NW-FEED-3'").await;
            }
            let kept = "localStorage.getItem('pangea.tutorial.new-world.record')?.length ?? 0";
            let before = page.number(kept).await;
            for css in clicks {
                page.click(css).await;
            }
            page.wait("a move", &format!("({kept}) > {before}")).await;
        }
        page.wait("the hunt is over", &format!("({STEP}) === 8")).await;
        finish(&page, player, 8.0).await;
    });
}

/// The lesson that is open, beside the kept game of [`situations::person_feeds`].
async fn play(page: &Page, seed: u64) {
    page.wait_for("#tutorial-next").await;
    let mut player = Player::new(page, seed);
    player.see_table().await;
    let (mut step, mut begin) = (0.0, Instant::now());
    assert_eq!(page.number(STEP).await, step, "it begins at the beginning");
    // What the player does moves the lesson on; it never goes back by itself.
    while step < TO_READ && !page.is(OVER).await {
        assert!(begin.elapsed() < Duration::from_secs(60), "step {step} comes to an end");
        player.step_soon().await;
        let now = page.number(STEP).await;
        assert!(now >= step, "from step {step} to {now}");
        if now > step {
            page.picture(&format!("{now:02}")).await;
            (step, begin) = (now, Instant::now());
        }
    }
    assert!(step >= 3.0, "playing moves the lesson on, to step {step}");
    finish(page, player, step).await;
}

/// Reads the lesson to its end from this step on and plays its game to the end.
async fn finish(page: &Page, mut player: Player, mut step: f64) {
    let own = Some(situations::person_feeds());
    assert_eq!(situations::kept(page).await, own, "the own game is not touched meanwhile");

    let last = page.number("document.querySelectorAll('.lessonlist button').length").await - 1.0;
    while step < last {
        // The note may be on its way to another place, and the click beside it: then a person clicks again.
        let begin = Instant::now();
        page.click("#tutorial-next").await;
        let further = format!("({STEP}) > {step}");
        while !page.is(&further).await {
            assert!(begin.elapsed() < Duration::from_secs(20), "step {step} leads on");
            tokio::time::sleep(Duration::from_millis(400)).await;
            if !page.is(&further).await {
                page.click("#tutorial-next").await;
            }
        }
        step = page.number(STEP).await;
    }
    page.wait_for("#tutorial-play").await;
    page.picture("last-step").await;
    // Whoever likes plays the game of the lesson to its end.
    let mut waits = Instant::now();
    loop {
        match player.step_soon().await {
            Step::Over => break,
            Step::Clicked => waits = Instant::now(),
            Step::Waits => assert!(waits.elapsed() < Duration::from_secs(60), "the game of the lesson goes on"),
        }
    }
    page.picture("over").await;
    assert_eq!(player.unreachable(), None, "the coach is never in the way");
    page.click("#tutorial-play").await;
    page.wait_for("#go-on").await;
    assert_eq!(situations::kept(page).await, own, "the own game is back");
    page.click("#go-on").await;
    player.wait_for_turn().await;
}
