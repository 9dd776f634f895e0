//! Pace: a summary at the end of each round, and a faster game.

use desk::Saved;
use e2e::{Case, Page, Visit, Window, case, situations, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(a_round_is_summed_up_until_it_was_read),
        case!(the_summary_is_switched_off_and_faster_is_remembered),
        case!(an_attack_on_ones_own_waits_for_a_glance),
    ]
}

/// Ada's first animal is hungry; one token is left, and Marta's animal will starve.
const LAST_FOOD: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: feeding, round: 3, first: P1, turn: P1, bank: 1, deck: [swimming, running, piracy, swimming, running, piracy], seats: \
{P1: {hand: [mimicry], animals: [{id: A1, traits: [running, camouflage]}, {id: A2, food: 1}]}, \
P2: {hand: [mimicry], animals: [{id: A3, traits: [swimming]}, {id: A4, food: 1}]}}}
---
";

/// Marta's hunter is hungry, and nothing protects Ada's second animal; Ada takes the last food.
const HUNTER: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: feeding, round: 3, first: P1, turn: P1, bank: 1, deck: [swimming, running, piracy, swimming], seats: \
{P1: {hand: [mimicry], animals: [{id: A1, traits: [camouflage]}, {id: A2, food: 1}]}, \
P2: {hand: [mimicry], animals: [{id: A3, traits: [carnivorous]}]}}}
---
";

fn last_food() -> Saved {
    saved(LAST_FOOD)
}

fn saved(record: &str) -> Saved {
    let record = record.replace("\\\n", "");
    Saved::from_parts(&record, "person:Ada\nbot:greedy:Marta", 3).expect("a record")
}

/// The person takes the last food, so that the round ends.
async fn end_the_round(page: &Page) {
    page.click("#own-row [data-animal='0'] .hit, #own-row [data-animal='0']").await;
    page.press('f').await;
    page.wait("the next round", "/Round 4/.test(document.querySelector('.edition').innerText)").await;
}

fn a_round_is_summed_up_until_it_was_read() {
    visit(Visit::new("summary").with_summary().unhurried(), async |page| {
        situations::open(&page, &last_food()).await;
        assert!(!page.is("!!document.querySelector('.summary')").await, "what was over before is not told");
        end_the_round(&page).await;
        page.wait_for(".summary").await;
        let said = page.text("document.querySelector('.summary').innerText").await;
        assert!(said.contains("Round 3 is over") && said.contains("Starved"), "{said}");
        assert!(page.is("document.querySelectorAll('.summary tbody tr').length === 2").await);
        page.wait("the way on has the focus", "document.activeElement.id === 'summary-close'").await;
        let before = page.text("localStorage.getItem('pangea.game.record')").await;
        page.picture("laptop").await;
        page.resize(Window::PHONE).await;
        page.picture("phone").await;
        assert_eq!(page.text("localStorage.getItem('pangea.game.record')").await, before, "the bots wait");
        // Back closes it, and the table stays.
        page.client.back().await.expect("back");
        page.wait("read", "!document.querySelector('.summary')").await;
        assert!(page.is("location.hash === '#/play' && document.querySelector('#question')").await);
        // Read once, read for good.
        page.reload().await;
        page.wait_for("#question").await;
        assert!(!page.is("!!document.querySelector('.summary')").await);
    });
}

fn the_summary_is_switched_off_and_faster_is_remembered() {
    visit(Visit::new("summary-off").with_summary().unhurried(), async |page| {
        situations::open(&page, &last_food()).await;
        page.click("#faster").await;
        page.wait("twice as fast", "document.documentElement.dataset.speed === '2'").await;
        end_the_round(&page).await;
        page.wait_for(".summary").await;
        page.click("#summary-off").await;
        page.wait("closed", "!document.querySelector('.summary')").await;
        page.go("#/settings").await;
        page.wait_for("#switch-summary[aria-checked=false]").await;
        page.go("#/play").await;
        page.reload().await;
        page.wait_for("#faster[aria-pressed=true]").await;
        page.press('d').await;
        page.wait_for("#faster[aria-pressed=false]").await;
    });
}

fn an_attack_on_ones_own_waits_for_a_glance() {
    visit(Visit::new("glance").unhurried(), async |page| {
        situations::open(&page, &saved(HUNTER)).await;
        page.call(WATCH_GLANCES, vec![]).await;
        page.click("#own-row [data-animal='0'] .hit, #own-row [data-animal='0']").await;
        page.press('f').await;
        page.wait("a note at the prey", "glances.texts.some(text => text.includes('attacks your'))").await;
        page.wait("it passes", "glances.texts.length > 0 && !document.querySelector('#motion .glance')").await;
        // At normal speed, a second at least: the attack alone would take half of that.
        let seen = page.number("Math.max(...glances.lengths)").await;
        assert!(seen >= 1000.0, "{seen:.0} ms");
    });
}

/// Notes what is said at a ring round one's own, and how long each ring is planned to be there.
const WATCH_GLANCES: &str = "window.glances = { texts: [], lengths: [] }; const look = () => { \
    for (const ring of document.querySelectorAll('#motion .glance')) \
        glances.lengths.push(...ring.getAnimations().map(one => one.effect.getTiming().duration)); \
    for (const note of document.querySelectorAll('#motion .glancenote')) \
        if (!glances.texts.includes(note.textContent)) glances.texts.push(note.textContent); \
    requestAnimationFrame(look); }; requestAnimationFrame(look);";
