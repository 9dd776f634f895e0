//! The analysis board: a position travels in a link.

use e2e::situations::{self, kept};
use e2e::{Case, Page, Visit, case, new_world, visit};
use serde_json::json;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_shared_link_opens_the_same_position_elsewhere),
        case!(a_broken_link_says_so_and_leaves_an_empty_board),
        case!(the_species_boards_answer_with_their_rules),
        case!(new_world_answers_with_its_rules_and_is_played_on),
        case!(a_moment_of_new_world_is_analysed),
    ]
}

async fn scenario(page: &Page) -> String {
    page.text("document.querySelector('#scenario-text').value").await
}

/// Two animals with traits; the first hunts.
async fn set_up(page: &Page) {
    page.go("#/analysis").await;
    page.click("#clear-board").await;
    page.wait("an empty board", "!document.querySelector('.anseat [data-animal]')").await;
    page.click(".anseat:nth-of-type(1) .adda").await;
    page.click(".anseat:nth-of-type(2) .adda").await;
    for (animal, shows) in [(0, "carnivorous"), (1, "camouflage"), (1, "running")] {
        let animal = format!("[...document.querySelectorAll('.anseat [data-animal]')].at({animal})");
        if !page.is(&format!("{animal}.ariaPressed === 'true'")).await {
            let found = page.call(&format!("return {animal};"), vec![]).await;
            page.element(&found).expect("an animal").click().await.expect("it can be chosen");
        }
        page.click(&format!("[data-trait='{shows}']")).await;
    }
}

fn a_shared_link_opens_the_same_position_elsewhere() {
    visit(Visit::new("analysis"), async |page| {
        set_up(&page).await;
        let before = scenario(&page).await;
        for word in ["carnivorous", "camouflage", "running"] {
            assert!(before.to_lowercase().contains(word), "{word} stands in {before}");
        }
        let link = page.text("document.querySelector('#position-link').value").await;
        let (_, address) = link.split_once('#').expect("the position stands behind #");
        // Somebody else's browser has kept nothing.
        page.load_with(json!({})).await;
        page.go(&format!("#{address}")).await;
        page.wait_for(".an [data-animal]").await;
        assert_eq!(scenario(&page).await, before);
        assert_eq!(page.number("document.querySelectorAll('.anseat [data-animal]').length").await, 2.0);
        // Why camouflage keeps the hunter off.
        page.wait_for(".matrix, table").await;
        assert!(page.text("document.querySelector('main').innerText").await.contains("ORI-"), "a rule is named");
    });
}

fn a_broken_link_says_so_and_leaves_an_empty_board() {
    visit(Visit::new("analysis-broken-link"), async |page| {
        set_up(&page).await;
        let link = page.text("document.querySelector('#position-link').value").await;
        let (_, address) = link.split_once('#').expect("the position stands behind #");
        let cut: String = address.chars().take(address.len() / 2).collect();
        for broken in [cut.as_str(), "/analysis/%%%", "/analysis/AAAA"] {
            page.load_with(json!({})).await;
            page.go(&format!("#{broken}")).await;
            page.wait_for(".notice p").await;
            let said = page.text("document.querySelector('.notice').innerText.trim()").await;
            assert!(said.len() > 20, "{broken}: {said}");
            page.click(".adda").await;
            page.wait_for(".anseat [data-animal]").await;
        }
    });
}

/// A carnivore and a climber on species boards: who may attack whom, why not, and what a larger body changes.
fn the_species_boards_answer_with_their_rules() {
    visit(Visit::new("analysis-boards"), async |page| {
        page.go("#/analysis").await;
        page.click("[data-edition='natural-selection']").await;
        page.wait_for(".boardseat").await;
        page.click("#clear-board").await;
        page.wait("an empty board", "!document.querySelector('.anseat [data-animal]')").await;
        page.click(".anseat:nth-of-type(1) .adda").await;
        page.click(".anseat:nth-of-type(2) .adda").await;
        page.wait("two species", "document.querySelectorAll('.anseat [data-animal]').length === 2").await;
        for (seat, shows) in [(1, "carnivore"), (2, "climbing")] {
            page.click(&format!(".anseat:nth-of-type({seat}) [data-animal]")).await;
            page.click(&format!(".pal [data-trait='{shows}']")).await;
        }
        page.click("table tbody td .c.n").await;
        let reasons = "[...document.querySelectorAll('.chk .bad .ruleid')].map(rule => rule.innerText).join(' ')";
        page.wait("the reasons", &format!("{reasons} === 'NS-ATT-4 NS-TRAIT-CLIMB-1'")).await;
        // A trait that is there already is refused with its rule.
        page.click(".pal [data-trait='climbing']").await;
        page.wait("the refusal", "document.querySelector('.notice .ruleid')?.innerText === 'NS-P3-3'").await;
        // With a larger body and Climbing it may.
        page.click(".anseat:nth-of-type(1) [data-animal]").await;
        page.click(".pal [data-trait='climbing']").await;
        page.click(".chosenbox .foodrow:nth-of-type(2) button:last-of-type").await;
        page.wait_for("table tbody td .c.y").await;
        let link = page.text("document.querySelector('#position-link').value").await;
        let (_, address) = link.split_once('#').expect("the position stands behind #");
        let before = scenario(&page).await;
        assert!(before.contains("edition: natural-selection") && before.contains("size: 2"), "{before}");
        // Somebody else's browser has kept nothing.
        page.load_with(json!({})).await;
        page.go(&format!("#{address}")).await;
        page.wait_for(".boardseat [data-animal]").await;
        assert_eq!(scenario(&page).await, before);
        // And the game goes on from there.
        page.click("#play-from-here").await;
        page.wait_for("#question").await;
    });
}

/// Puts a trait on an animal of a seat; it becomes the chosen one.
async fn put(page: &Page, seat: usize, animal: usize, shows: &str) {
    let animal = format!(".anseat:nth-of-type({seat}) .beasts [data-animal]:nth-of-type({animal})");
    if !page.is(&format!("document.querySelector('{animal}').ariaPressed === 'true'")).await {
        page.click(&animal).await;
    }
    page.click(&format!(".pal [data-trait='{shows}']")).await;
}

/// A predator, a camouflaged prey with a partner, areas with tokens: the answers, the link, and the game that goes on and
/// is opened again.
fn new_world_answers_with_its_rules_and_is_played_on() {
    visit(Visit::new("analysis-new-world"), async |page| {
        page.go("#/analysis").await;
        page.click("[data-edition='new-world']").await;
        page.wait_for(".anarea").await;
        page.click("#clear-board").await;
        page.wait("an empty board", "!document.querySelector('.anseat [data-animal]')").await;
        for seat in [1, 2, 2] {
            page.click(&format!(".anseat:nth-of-type({seat}) .adda")).await;
        }
        page.wait("three animals", "document.querySelectorAll('.anseat [data-animal]').length === 3").await;
        put(&page, 1, 1, "carnivorous").await;
        put(&page, 2, 1, "camouflage").await;
        // A pair card waits for the second animal.
        page.click(".pal [data-trait='symbiosis']").await;
        page.click(".anseat:nth-of-type(2) .beasts [data-animal]:nth-of-type(2)").await;
        page.wait("a pair", "document.querySelectorAll('.pairlist li').length === 1").await;
        let reasons = "[...document.querySelectorAll('.chk .bad .ruleid')].map(rule => rule.innerText).join(' ')";
        page.click("table tbody td:nth-of-type(2) .c.n").await;
        page.wait("why not the first", &format!("{reasons} === 'NW-T-CAMOUFLAGE'")).await;
        page.click("table tbody td:nth-of-type(3) .c.n").await;
        page.wait("why not the second", &format!("{reasons} === 'NW-T-SYMBIOSIS'")).await;
        // What cannot stand is refused with its rule: the same trait twice, more food than the symbols show.
        page.click(".pal [data-trait='camouflage']").await;
        page.wait("the refusal", "document.querySelector('.notice .ruleid')?.innerText === 'NW-DEV-6'").await;
        for _ in 0..5 {
            page.click("[data-area='0'] .stepper:first-of-type button:last-of-type").await;
        }
        page.wait("the area is full", "document.querySelector('.notice .ruleid')?.innerText === 'NW-AREA-2'").await;
        page.click("#add-area").await;
        page.wait("one area more", "document.querySelectorAll('.anarea').length === 4").await;
        // With Sharp Vision it may attack the first.
        put(&page, 1, 1, "sharp_vision").await;
        page.wait_for("table tbody td:nth-of-type(2) .c.y").await;
        let link = page.text("document.querySelector('#position-link').value").await;
        let (_, address) = link.split_once('#').expect("the position stands behind #");
        let before = scenario(&page).await;
        assert!(before.contains("edition: new-world") && before.contains("trait: symbiosis"), "{before}");
        assert!(before.contains("name: steppe, food: 4"), "{before}");
        // Somebody else's browser has kept nothing.
        page.load_with(json!({})).await;
        page.go(&format!("#{address}")).await;
        page.wait_for(".anarea").await;
        page.wait_for(".anseat [data-animal]").await;
        assert_eq!(scenario(&page).await, before);
        // And the game goes on from there, also after the page was left.
        page.click("#play-from-here").await;
        page.wait_for("#question").await;
        assert_eq!(page.number("document.querySelectorAll('#play [data-animal]').length").await, 3.0);
        let saved = kept(&page).await.expect("the game is kept");
        assert!(saved.record.contains("\nposition: {phase: feeding"), "{}", saved.record);
        situations::open(&page, &saved).await;
        assert_eq!(page.number("document.querySelectorAll('#play [data-animal]').length").await, 3.0);
    });
}

/// From a moment of a replay to the board with the same animals.
fn a_moment_of_new_world_is_analysed() {
    visit(Visit::new("analysis-from-replay"), async |page| {
        situations::keep(&page, &new_world::finished()).await;
        page.go("#/replay").await;
        page.wait_for("#scrubber").await;
        let middle = "const bar = document.querySelector('#scrubber'); bar.value = Math.round(bar.max / 2); bar.dispatchEvent(new Event('input', {bubbles: true}));";
        page.call(middle, vec![]).await;
        page.wait_for(".stillseat .beast").await;
        let animals = page.number("document.querySelectorAll('.stillseat .beast').length").await;
        let areas = page.number("document.querySelectorAll('.stillarea').length").await;
        page.click(".stageline a.btn").await;
        page.wait_for(".anseat [data-animal]").await;
        assert_eq!(page.number("document.querySelectorAll('.anseat [data-animal]').length").await, animals);
        assert_eq!(page.number("document.querySelectorAll('.anarea').length").await, areas);
    });
}
