//! Icons are parts of one file; a part that is not there is shown as nothing, and no console says so.

use std::time::Duration;

use e2e::player::{Bots, Player};
use e2e::{Page, Visit, visit};

async fn missing(page: &Page) -> String {
    let script = "
        const shown = [...document.querySelectorAll('use')].map(use => use.getAttribute('href').split('#'));
        const files = Object.fromEntries(await Promise.all([...new Set(shown.map(([file]) => file))].filter(Boolean).map(async file =>
            [file, new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml')])));
        const there = ([file, id]) => (file ? files[file] : document).getElementById(id);
        return [...new Set(shown.filter(one => !there(one)).map(([, id]) => id))].join();";
    page.call(script, vec![]).await.as_str().unwrap_or_default().to_owned()
}

#[test]
fn every_icon_that_is_shown_is_there() {
    visit(Visit::new("icons"), async |page| {
        page.go("").await;
        page.wait_for("#play-now").await;
        assert_eq!(missing(&page).await, "", "first page");
        let mut player = Player::new(&page, 6);
        player.sit_down(4, Bots::Foragers).await;
        player.wait_for_turn().await;
        assert_eq!(missing(&page).await, "", "table");
        let later = "document.querySelectorAll('.beast').length > 10 && document.querySelector('.beast.is-legal')";
        assert!(player.play_until(later, Duration::from_secs(120)).await, "a full table");
        assert_eq!(missing(&page).await, "", "full table");
    });
}
