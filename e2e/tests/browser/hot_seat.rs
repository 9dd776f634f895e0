//! Two people at one screen: nobody sees the other's cards, not even in the document.

use std::time::Duration;

use desk::{Desk, Stage};
use e2e::player::{Player, Step};
use e2e::{Case, Page, Visit, case, situations, visit};
use game::Viewer;
use locale::Lang;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![case!(two_people_at_one_screen_never_see_each_others_cards), case!(a_reload_does_not_show_the_cards)]
}

/// The faces that stand anywhere in the document.
async fn faces(page: &Page) -> Vec<String> {
    let shown = page.eval("[...document.querySelectorAll('[data-face]')].map(face => face.dataset.face)").await;
    shown.as_array().into_iter().flatten().filter_map(|face| face.as_str().map(str::to_owned)).collect()
}

/// The faces of the cards of the person who is asked, by the game that is kept.
async fn real_hand(page: &Page) -> Option<Vec<String>> {
    let saved = situations::kept(page).await?;
    let mut desk = Desk::<origin::State>::resume(&saved, Lang::En).expect("the kept game");
    if matches!(desk.stage(), Stage::HandOver(_)) {
        desk.hand_over();
    }
    let (Stage::Yours(seat), Viewer::Seat(viewer)) = (desk.stage(), desk.viewer()) else { return None };
    assert_eq!(seat, viewer);
    let own = desk.view().own.as_ref()?;
    Some(own.hand.iter().flat_map(|card| card.faces()).map(|face| face.id().to_owned()).collect())
}

fn two_people_at_one_screen_never_see_each_others_cards() {
    visit(Visit::new("hot-seat"), async |page| {
        page.go("").await;
        page.click("#tile-one-screen").await;
        page.wait_for("#begin").await;
        page.click("#begin").await;
        let mut player = Player::new(&page, 5);
        let (mut covers, mut names, mut begin) = (0, std::collections::HashSet::new(), std::time::Instant::now());
        while covers < 14 {
            page.wait_for("#hand-over, .prompt").await;
            if page.is("document.querySelector('#hand-over')").await {
                covers += 1;
                assert_eq!(faces(&page).await, Vec::<String>::new(), "no card while the screen is handed over");
                assert!(
                    !page.is("document.querySelector('.hand, .handline, .log, .beast, .mini')").await,
                    "nothing of the table"
                );
                names.insert(page.text("document.querySelector('main h1, main h2').innerText").await);
                if covers == 2 {
                    page.picture("covered").await;
                    // Keys do not open it either.
                    for key in ['1', 'h', 'u', 'p'] {
                        page.press(key).await;
                    }
                    assert_eq!(faces(&page).await, Vec::<String>::new());
                }
            } else if page.is("document.querySelector('.prompt:not(.wait)')").await {
                // A hand that cannot be used may be folded: then it shows nothing, which is fine as well.
                let (shown, real) = (faces(&page).await, real_hand(&page).await);
                if let (false, Some(mut real)) = (shown.is_empty(), real) {
                    let mut shown = shown;
                    shown.sort();
                    real.sort();
                    assert_eq!(shown, real, "exactly the cards of the person who is asked");
                }
            }
            match player.step().await {
                Step::Over => break,
                Step::Clicked => begin = std::time::Instant::now(),
                Step::Waits => assert!(begin.elapsed() < Duration::from_secs(60), "somebody is asked"),
            }
        }
        assert_eq!(names.len(), 2, "both are called by name: {names:?}");
        assert_eq!(player.unreachable(), None);
    });
}

fn a_reload_does_not_show_the_cards() {
    visit(Visit::new("hot-seat-reload"), async |page| {
        situations::open(&page, &situations::two_people()).await;
        page.wait_for("#hand-over").await;
        page.click("#hand-over").await;
        page.wait_for(".half").await;
        page.reload().await;
        page.wait_for("#hand-over").await;
        assert_eq!(faces(&page).await, Vec::<String>::new());
        page.click("#hand-over").await;
        page.wait_for(".half").await;
    });
}
