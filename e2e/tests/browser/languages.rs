//! Every language is chosen and remembered.

use std::collections::HashSet;

use e2e::player::{Bots, Player};
use e2e::tour::{LANGUAGES, speak};
use e2e::{Case, Visit, case, visit};

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![case!(each_language_is_chosen_on_the_first_page_and_remembered)]
}

fn each_language_is_chosen_on_the_first_page_and_remembered() {
    visit(Visit::new("languages"), async |page| {
        let (mut starts, mut prompts) = (HashSet::new(), HashSet::new());
        for language in LANGUAGES {
            page.go("").await;
            page.wait_for("#play-now").await;
            speak(&page, language).await;
            starts.insert(page.text("document.querySelector('#play-now').innerText").await);
            let mut player = Player::new(&page, 1);
            player.sit_down(3, Bots::Hatchlings).await;
            player.wait_for_turn().await;
            let question = "document.querySelector('#question').innerText";
            prompts.insert(page.text(question).await);
            page.reload().await;
            player.see_table().await;
            player.wait_for_turn().await;
            assert_eq!(page.text("document.documentElement.lang").await, language, "remembered");
            assert!(prompts.contains(&page.text(question).await), "remembered");
        }
        assert_eq!(starts.len(), LANGUAGES.len(), "{starts:?}");
        assert_eq!(prompts.len(), LANGUAGES.len(), "{prompts:?}");
    });
}
