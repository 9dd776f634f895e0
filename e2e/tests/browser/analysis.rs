//! The analysis board: a position travels in a link.

use e2e::{Page, Visit, visit};
use serde_json::json;

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

#[test]
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

#[test]
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
