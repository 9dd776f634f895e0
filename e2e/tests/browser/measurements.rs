//! What a visitor loads and waits for. What is loaded is judged; times are only printed, because machines differ.

use std::time::Duration;

use desk::Saved;
use desk::link::Told;
use desk::thinking::Ask;
use e2e::case::page_is_published;
use e2e::player::{Bots, Player};
use e2e::questions::Asked;
use e2e::{Case, Page, Visit, case, tell, visit};
use editions::Edition;
use serde_json::json;
use table::Occupant;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(loads_little_and_is_soon_ready).alone(),
        case!(loads_little_in_every_other_language).alone().exhaustive(),
        case!(frames_while_bots_think_are_measured).alone().exhaustive(),
        case!(thinking_in_the_browser_is_measured).alone().exhaustive(),
        case!(the_wait_for_seven_others_is_short).alone().exhaustive(),
        case!(the_wait_for_seven_that_think_long_is_short).alone().exhaustive(),
    ]
}

/// The most that may be sent until the first page is ready, in bytes, in any language.
const MOST_UNTIL_READY: f64 = 1_200_000.0;

/// The most that may be sent until the first game, with everything that is stored for later without a network.
const MOST: u64 = 1_400_000;

/// The most that may be sent when somebody who has all that goes online: the module that has tables online as well.
const MOST_FOR_ONLINE: u64 = 1_450_000;

/// What a browser says when it asks a site without tables whether it has some.
const NO_TABLES: &[&str] = &["api/about"];

/// Notes when the document is first ready to be used: the first page, or the own turn at the table.
const READY: &str = "{ const look = () => { const it = document.querySelector('#play-now, .prompt:not(.wait)'); \
    if (it) window.readyAfter = performance.now(); else requestAnimationFrame(look); }; requestAnimationFrame(look); }";

/// What the page had asked for when it was ready, in bytes as sent; every file once, because some are asked for before they
/// are needed. What the service worker stores meanwhile does not count.
const SENT_UNTIL_READY: &str = "(() => { const sizes = new Map(); \
    for (const { name, startTime, encodedBodySize } of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]) \
        if (startTime <= readyAfter) sizes.set(name, Math.max(sizes.get(name) ?? 0, encodedBodySize)); \
    return [...sizes.values()].reduce((sum, size) => sum + size, 0); })()";

/// Loads the first page in a language, then begins a game; judges what was sent for it.
async fn weigh(page: &Page, language: &str) {
    page.before_everything(READY).await;
    page.before_everything(&format!("try {{ localStorage.setItem('pangea.lang', '{language}'); }} catch {{}}")).await;
    page.go("").await;
    page.wait("the first page", "window.readyAfter").await;
    assert_eq!(page.text("document.documentElement.lang").await, language);
    let ready = page.number("window.readyAfter").await;
    tell(&format!(
        "measured: {language}: navigation to the first page ready, nothing stored: {ready:.0} ms (wanted: 2000)"
    ));
    let until_ready = page.number(SENT_UNTIL_READY).await;
    let mut player = Player::new(page, 2);
    player.sit_down(8, Bots::Foragers).await;
    player.wait_for_turn().await;
    page.wait("the service worker", "navigator.serviceWorker.controller").await;
    let all = page.site().sent();
    tell(&format!("measured: {language}: sent until the first page is ready: {:.0} kB (Brotli)", until_ready / 1000.0));
    tell(&format!("measured: {language}: sent until everything is stored: {:.0} kB (Brotli)", all as f64 / 1000.0));
    assert!(until_ready > 100_000.0, "the page was loaded from the site");
    if !page_is_published() {
        return tell(
            "!!! the size is NOT JUDGED: this is not the published page (PANGEA_PAGE_RELEASE=1 says it is) !!!",
        );
    }
    assert!(
        until_ready <= MOST_UNTIL_READY,
        "{until_ready} bytes until {language} is ready; at most {MOST_UNTIL_READY}"
    );
    assert!(all <= MOST, "{all} bytes are sent in {language}; at most {MOST} may be");
}

/// Goes online with a page that was weighed; judges what was sent for it.
async fn weigh_online(page: &Page, language: &str) {
    if !page_is_published() {
        return;
    }
    let all = page.site().sent();
    page.go("#/").await;
    page.wait_for("#door-people").await;
    page.click("#door-people").await;
    page.wait("the module that has tables online", "document.documentElement.dataset.module === 'web'").await;
    // This site has no tables, and the page has found out.
    page.wait_for("#look-again").await;
    let more = page.site().sent() - all;
    tell(&format!(
        "measured: {language}: sent when somebody goes online then: {:.0} kB (Brotli)",
        more as f64 / 1000.0
    ));
    assert!(more > 100_000, "there are two modules");
    assert!(more <= MOST_FOR_ONLINE, "{more} bytes are sent to go online; at most {MOST_FOR_ONLINE} may be");
}

fn loads_little_and_is_soon_ready() {
    visit(Visit::new("measured-start").unhurried().elsewhere().expecting(NO_TABLES), async |page| {
        weigh(&page, "en").await;
        page.reload().await;
        page.wait("the own turn", "window.readyAfter").await;
        let table = page.number("window.readyAfter").await;
        tell(&format!("measured: navigation to the table ready, game and files stored: {table:.0} ms (wanted: 2000)"));
        weigh_online(&page, "en").await;
    });
}

fn loads_little_in_every_other_language() {
    for language in ["pl", "ru", "cs"] {
        let visit_first = Visit::new("measured-language").unhurried().elsewhere().expecting(NO_TABLES);
        visit(visit_first, async move |page| {
            weigh(&page, language).await;
            weigh_online(&page, language).await;
        });
    }
}

/// Lets the others play at the speed that people see, and looks at every frame.
async fn watch(page: &Page, place: &str) {
    page.wait_for(".prompt").await;
    page.call(FRAMES, vec![]).await;
    let mut player = Player::new(page, 2);
    // One question now and then, so that the questions are not what is measured.
    for _ in 0..10 {
        player.step().await;
        tokio::time::sleep(Duration::from_millis(800)).await;
    }
    let longest = page.number("Math.max(...frames.gaps)").await;
    let late = page.number("frames.gaps.filter(gap => gap > 50).length").await;
    let count = page.number("frames.gaps.length").await;
    let task = page.number("Math.max(0, ...frames.tasks)").await;
    tell(&format!(
        "measured: longest frame in 8 s of a game of 8, {place}: {longest:.0} ms (wanted: 50; {late:.0} of {count:.0} over); \
         longest task over 50 ms: {task:.0} ms"
    ));
    // Thinking that blocks the page shows as a long task; a busy machine delays a frame here and there.
    assert!(count > 100.0, "the page draws while bots think: {count} frames");
    assert!(late <= count / 10.0, "{late} of {count} frames took more than 50 ms");
    assert!(task <= 400.0, "the page was busy for {task} ms at a stretch");
}

fn frames_while_bots_think_are_measured() {
    visit(Visit::new("measured-frames").unhurried(), async |page| {
        let mut player = Player::new(&page, 2);
        player.sit_down(8, Bots::Foragers).await;
        player.wait_for_turn().await;
        watch(&page, "first round").await;
        e2e::situations::open(&page, &e2e::situations::eight_feed()).await;
        watch(&page, "fourth round").await;
    });
}

fn thinking_in_the_browser_is_measured() {
    visit(Visit::new("measured-thinking").unhurried(), async |page| {
        page.go("").await;
        page.wait_for("#play-now").await;
        for edition in Edition::ALL {
            let asked = e2e::questions::of(edition, 15);
            for bot in ["hunter", "apex"] {
                let ask = |(number, asked): (usize, &Asked)| {
                    // A game of its own for every question: the tree begins empty, so thinking takes longest.
                    let told = Told::all(&asked.record);
                    let ask = Ask::Move { bot, seat: asked.seat, seed: 5, game: number as u64, told: &told };
                    json!(format!("1\n{}", ask.text()))
                };
                let asked: Vec<_> = asked.iter().enumerate().map(ask).collect();
                let times = page.call(THINKING, vec![json!(asked)]).await;
                let times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(|time| time.as_f64()).collect();
                assert_eq!(times.len(), asked.len(), "every question is answered");
                let (mean, longest) =
                    (times.iter().sum::<f64>() / times.len() as f64, times.iter().fold(0.0, |a, b| b.max(a)));
                let (id, count) = (edition.id(), times.len());
                tell(&format!(
                    "measured: {bot} thinks about {id} in the browser: mean {mean:.0} ms, longest {longest:.0} ms of {count}"
                ));
            }
        }
    });
}

/// The longest that a player may wait between two own decisions, in milliseconds at normal speed.
const LONGEST_WAIT: f64 = 10_000.0;

/// Plays on in a game of eight at the speed that people see and judges every wait between two own decisions.
async fn wait_for_others(page: &Page, saved: &Saved, which: &str) {
    e2e::situations::open(page, saved).await;
    page.call(WAITS, vec![]).await;
    let mut player = Player::new(page, 2);
    player.play_until("waits.length >= 12", Duration::from_secs(240)).await;
    let longest = page.number("Math.max(0, ...waits)").await;
    let half = page.number("waits.toSorted((a, b) => a - b)[waits.length >> 1] ?? 0").await;
    let count = page.number("waits.length").await;
    tell(&format!(
        "measured: wait between own decisions in a game of 8 at normal speed, {which}: half under {half:.0} ms, longest \
         {longest:.0} ms of {count:.0}"
    ));
    assert!(count > 5.0, "{count} waits");
    assert!(longest < LONGEST_WAIT, "{longest:.0} ms between two own decisions");
}

fn the_wait_for_seven_others_is_short() {
    visit(Visit::new("measured-waits").unhurried(), async |page| {
        wait_for_others(&page, &e2e::situations::eight_feed(), "origin, seven foragers").await;
    });
}

fn the_wait_for_seven_that_think_long_is_short() {
    visit(Visit::new("measured-waits-apex").unhurried(), async |page| {
        let Saved { record } = e2e::situations::eight_on_continents();
        let saved = Saved { record: record.replace("bot greedy", "bot apex") };
        let bots = saved.occupants().unwrap_or_default();
        assert_eq!(
            bots.iter().filter(|seat| matches!(seat, Occupant::Bot { plays, .. } if plays == "apex")).count(),
            7
        );
        wait_for_others(&page, &saved, "continents, seven of level apex").await;
    });
}

/// How long each wait for the others was, from one own decision to the next.
const WAITS: &str = "window.waits = []; let since; const look = () => { \
    const waits = !!document.querySelector('.prompt.wait'); \
    if (waits) since ??= performance.now(); \
    else if (since !== undefined && document.querySelector('.prompt')) { window.waits.push(performance.now() - since); since = undefined; } \
    requestAnimationFrame(look); }; requestAnimationFrame(look);";

/// Asks a worker one thing after the other, and how long each answer took; nothing for an answer without a move.
const THINKING: &str = "return (async asked => { const worker = new Worker('./worker.js', { type: 'module' }); \
    const next = () => new Promise(done => { worker.onmessage = event => done(event.data); }); \
    await next(); const times = []; \
    for (const question of asked) { \
        const begin = performance.now(), answer = next(); worker.postMessage(question); \
        if ((await answer).split('\\n')[1]) times.push(performance.now() - begin); } \
    worker.terminate(); return times; })(arguments[0]);";

const FRAMES: &str = "window.frames = { gaps: [], tasks: [] }; let last; \
    const frame = now => { if (last) frames.gaps.push(now - last); last = now; requestAnimationFrame(frame); }; \
    requestAnimationFrame(frame); \
    new PerformanceObserver(list => frames.tasks.push(...list.getEntries().map(one => one.duration))).observe({ type: 'longtask' });";
