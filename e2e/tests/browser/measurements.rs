//! What a visitor waits for. Printed, not judged: machines differ.

use std::time::Duration;

use e2e::player::{Bots, Player};
use e2e::{Visit, tell, visit};

/// Notes when the document is first ready to be used: the first page, or the own turn at the table.
const READY: &str = "{ const look = () => { const it = document.querySelector('#play-now, .prompt:not(.wait)'); \
    if (it) window.readyAfter = performance.now(); else requestAnimationFrame(look); }; requestAnimationFrame(look); }";

#[test]
fn times_and_sizes_are_measured() {
    visit(Visit::new("measurements").unhurried(), async |page| {
        page.before_everything(READY).await;
        page.go("").await;
        page.wait("the first page", "window.readyAfter").await;
        let first = page.number("window.readyAfter").await;
        let until_ready = page.site().sent();

        let mut player = Player::new(&page, 2);
        player.sit_down(8, Bots::Foragers).await;
        player.wait_for_turn().await;
        page.wait("the service worker", "navigator.serviceWorker.controller").await;
        let all = page.site().sent();

        page.reload().await;
        page.wait("the own turn", "window.readyAfter").await;
        let table = page.number("window.readyAfter").await;
        tell(&format!("measured: navigation to the first page ready, nothing stored: {first:.0} ms"));
        tell(&format!("measured: navigation to the table ready, game and files stored: {table:.0} ms"));
        tell(&format!("measured: sent until the first page is ready: {:.0} kB (Brotli)", until_ready as f64 / 1000.0));
        tell(&format!("measured: sent until everything is stored for offline: {:.0} kB (Brotli)", all as f64 / 1000.0));

        page.call(FRAMES, vec![]).await;
        let enough = "performance.now() - window.framesSince > 5000";
        player.play_until(enough, Duration::from_secs(60)).await;
        let longest = page.number("Math.max(...window.frames)").await;
        let late = page.number("window.frames.filter(frame => frame > 50).length").await;
        let count = page.number("window.frames.length").await;
        tell(&format!(
            "measured: longest frame in 5 s of a game of 8: {longest:.0} ms ({late:.0} of {count:.0} frames over 50 ms)"
        ));
    });
}

const FRAMES: &str = "window.frames = []; window.framesSince = performance.now(); let last; \
    const frame = now => { if (last) window.frames.push(now - last); last = now; requestAnimationFrame(frame); }; \
    requestAnimationFrame(frame);";
