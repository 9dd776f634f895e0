//! Light and dark.

use e2e::player::{Bots, Player};
use e2e::{Case, Page, Visit, case, visit};
use serde_json::json;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![case!(dark_theme_is_chosen_and_remembered), case!(dark_system_gets_a_dark_page)]
}

/// Brightness of the page's background, 0 to 255. Any notation of a colour is painted first.
async fn brightness(page: &Page) -> f64 {
    page.number(
        "(() => { const c = document.createElement('canvas').getContext('2d'); \
         const of = one => getComputedStyle(one).backgroundColor; const body = of(document.body); \
         c.fillStyle = body === 'rgba(0, 0, 0, 0)' ? of(document.documentElement) : body; c.fillRect(0, 0, 1, 1); \
         const [r, g, b] = c.getImageData(0, 0, 1, 1).data; return (r + g + b) / 3; })()",
    )
    .await
}

const TURN_THEME: &str = ".tools button:has(use[href$=i-theme])";

fn dark_theme_is_chosen_and_remembered() {
    visit(Visit::new("theme"), async |page| {
        page.go("").await;
        page.wait_for("#play-now").await;
        let light = brightness(&page).await;
        assert!(light > 180.0, "light: {light}");
        page.click(TURN_THEME).await;
        page.wait("the theme", "document.documentElement.dataset.theme === 'dark'").await;
        let dark = brightness(&page).await;
        assert!(dark < 70.0, "dark: {dark}");
        let mut player = Player::new(&page, 1);
        player.sit_down(3, Bots::Hatchlings).await;
        player.wait_for_turn().await;
        page.reload().await;
        player.see_table().await;
        let dark = brightness(&page).await;
        assert!(dark < 70.0, "still dark: {dark}");
    });
}

fn dark_system_gets_a_dark_page() {
    visit(Visit::new("dark-system"), async |page| {
        let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        page.devtools("Emulation.setEmulatedMedia", dark).await;
        page.go("").await;
        page.wait_for("#play-now").await;
        let dark = brightness(&page).await;
        assert!(dark < 70.0, "dark: {dark}");
    });
}
