//! Every language, from the first page.

use std::collections::HashSet;

use e2e::player::{Bots, Player};
use e2e::{Page, Visit, visit};
use fantoccini::Locator;

const LANGUAGES: [&str; 4] = ["en", "pl", "ru", "cs"];

/// Ids of messages that stand where words should.
const RAW: &str = "document.body.innerText.match(/\\b(ui|web|cli|desk|level|edition|count|trait|phase|event)-[a-z]+[a-z-]*\\b/g)?.join() ?? ''";

/// The first page has a button for each language, the other screens a list.
async fn choose(page: &Page, language: &str) {
    let button = format!("nav button[lang={language}]");
    let is_first_page = page.text(&format!("String(document.querySelector('{button}') !== null)")).await == "true";
    if is_first_page {
        let button = page.client.find(Locator::Css(&button)).await.expect("a button for the language");
        button.click().await.expect("the language can be chosen");
    } else {
        page.wait_for(".lang select").await;
        let select = page.client.find(Locator::Css(".lang select")).await.expect("languages");
        select.select_by_value(language).await.expect("the language can be chosen");
    }
    page.wait("the language", &format!("document.documentElement.lang === '{language}'")).await;
}

#[test]
fn each_language_is_chosen_on_the_first_page_and_remembered() {
    visit(Visit::new("languages"), async |page| {
        let (mut starts, mut prompts, mut raw) = (HashSet::new(), HashSet::new(), Vec::new());
        for language in LANGUAGES {
            page.go("").await;
            choose(&page, language).await;
            starts.insert(page.text("document.querySelector('#play-now').innerText").await);
            raw.push(page.text(RAW).await);

            let mut player = Player::new(&page, 1);
            player.sit_down(3, Bots::Hatchlings).await;
            player.wait_for_turn().await;
            prompts.insert(page.text("document.querySelector('.prompt').innerText").await);
            raw.push(page.text(RAW).await);
            page.picture(language).await;

            page.reload().await;
            player.see_table().await;
            player.wait_for_turn().await;
            assert_eq!(page.text("document.documentElement.lang").await, language, "remembered");
            assert!(prompts.contains(&page.text("document.querySelector('.prompt').innerText").await), "remembered");
        }
        assert_eq!(starts.len(), LANGUAGES.len(), "{starts:?}");
        assert_eq!(prompts.len(), LANGUAGES.len(), "{prompts:?}");
        assert_eq!(raw.concat(), "", "ids of messages stand where words should");
    });
}

#[test]
fn language_changes_at_the_table_without_a_reload() {
    visit(Visit::new("language-at-the-table"), async |page| {
        let mut player = Player::new(&page, 1);
        player.sit_down(3, Bots::Hatchlings).await;
        player.wait_for_turn().await;
        let (mut tables, mut raw) = (HashSet::new(), Vec::new());
        for language in LANGUAGES {
            choose(&page, language).await;
            tables.insert(page.text("document.querySelector('.table').innerText").await);
            raw.push(page.text(RAW).await);
        }
        assert_eq!(tables.len(), LANGUAGES.len());
        assert_eq!(raw.concat(), "", "ids of messages stand where words should");
    });
}
