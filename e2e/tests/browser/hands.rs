//! What hands do at the table: looking at things, going back, keeping several games.

use e2e::player::{Bots, Player};
use e2e::{Case, Page, Visit, Window, board_situations, case, new_world, situations, visit};
use fantoccini::key::Key;
use serde_json::json;
use table::Occupant;

/// All of this file.
pub fn cases() -> Vec<Case> {
    vec![
        case!(things_on_the_table_say_what_they_are_and_do),
        case!(areas_locations_and_species_say_what_they_are),
        case!(a_long_press_and_a_click_on_an_icon_look_at_the_trait),
        case!(rules_that_are_cited_are_named),
        case!(back_closes_what_is_open_before_it_leaves_the_table),
        case!(back_closes_hints_and_a_selection_first),
        case!(several_games_are_kept_and_said_so),
        case!(a_game_that_was_set_aside_by_a_former_page_is_in_the_list),
        case!(rules_open_at_the_book_that_is_played_and_lead_back),
    ]
}

const OPEN: &str = "document.querySelector('dialog.inspect[open]')";

async fn dialog_says(page: &Page) -> String {
    page.wait("the panel", OPEN).await;
    page.text("document.querySelector('dialog.inspect').innerText").await
}

async fn close(page: &Page) {
    page.press(Key::Escape.into()).await;
    page.wait("no panel", &format!("!{OPEN}")).await;
}

/// The number of an animal with traits in a part of the table.
async fn with_traits(page: &Page, part: &str) -> String {
    let found = format!(
        "[...document.querySelectorAll('{part} [data-animal]')].find(one => one.querySelector('[data-trait]'))"
    );
    page.text(&format!("{found}.dataset.animal")).await
}

fn things_on_the_table_say_what_they_are_and_do() {
    visit(Visit::new("inspect"), async |page| {
        situations::open(&page, &situations::person_feeds()).await;
        Player::new(&page, 1).wait_for_turn().await;
        // An animal of somebody else: a click, since it can do nothing else now.
        let rival = with_traits(&page, ".opps").await;
        page.click(&format!(".opps [data-animal='{rival}'] .hit")).await;
        let said = dialog_says(&page).await;
        page.picture("rival").await;
        let names = page.text(&format!("[...document.querySelectorAll('.opps [data-animal=\"{rival}\"] .icons .vh')].map(one => one.textContent.split(' ')[0]).join()")).await;
        for name in names.split(',').filter(|name| !name.is_empty()) {
            assert!(said.contains(name), "{name} in {said}");
        }
        let summaries =
            "[...document.querySelectorAll('dialog.inspect .traitlist p')].every(one => one.innerText.length > 20)";
        assert!(page.is(summaries).await, "what each trait does: {said}");
        close(&page).await;
        let focus = format!("document.activeElement?.closest('[data-animal=\"{rival}\"]')");
        page.wait("the focus where it was", &focus).await;
        // By a key, where a click would act.
        let own = with_traits(&page, ".own").await;
        page.call(
            "document.querySelector(arguments[0]).focus();",
            vec![json!(format!(".own [data-animal='{own}'] .hit"))],
        )
        .await;
        page.press('i').await;
        dialog_says(&page).await;
        assert!(!page.is("document.querySelector('.own .is-actor')").await, "nothing was picked");
        page.click("dialog.inspect [data-all-traits]").await;
        page.wait("all traits in play", &format!("!{OPEN} && document.querySelector('.traitlist li')")).await;
        // By the other button of the mouse: a card of the hand.
        let face = "document.querySelector('.hand [data-face], .handline')";
        if page.is("document.querySelector('.hand [data-face]')").await {
            page.call(
                &format!("{face}.dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}));"),
                vec![],
            )
            .await;
            assert!(dialog_says(&page).await.len() > 20);
            close(&page).await;
        }
        // The mouse that rests on an animal sees it large, with what its traits do.
        page.call(
            "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));",
            vec![json!(format!(".opps [data-animal='{rival}']"))],
        )
        .await;
        page.wait("what it does", "document.querySelector('.look .lookline')?.innerText.length > 20").await;
        page.picture("hover").await;
    });
}

fn areas_locations_and_species_say_what_they_are() {
    visit(Visit::new("inspect-more"), async |page| {
        situations::open(&page, &new_world::person_feeds()).await;
        Player::new(&page, 1).wait_for_turn().await;
        let name = page.text("document.querySelector('.areas .part').ariaLabel").await;
        page.click(".areas .part .hit").await;
        let said = dialog_says(&page).await;
        assert!(said.contains(&name), "{name} in {said}");
        page.picture("area").await;
        close(&page).await;
        situations::open(&page, &situations::person_migrates()).await;
        Player::new(&page, 1).wait_for_turn().await;
        let name = page.text("document.querySelector('.placename').innerText").await;
        page.click(".placename").await;
        let said = dialog_says(&page).await;
        assert!(said.contains(&name), "{name} in {said}");
        page.picture("location").await;
        close(&page).await;
        situations::open(&page, &board_situations::person_plays()).await;
        Player::new(&page, 1).wait_for_turn().await;
        let name = page.text("document.querySelector('.opps [data-animal]').ariaLabel").await;
        page.click(".opps [data-animal] .hit").await;
        let said = dialog_says(&page).await;
        assert!(said.contains(&name), "{name} in {said}");
        page.picture("species").await;
        close(&page).await;
    });
}

fn back_closes_what_is_open_before_it_leaves_the_table() {
    visit(Visit::new("back").window(Window::PHONE), async |page| {
        page.go("").await;
        page.wait_for("#play-now").await;
        situations::open(&page, &situations::person_feeds()).await;
        Player::new(&page, 1).wait_for_turn().await;
        page.click("#traits-in-play").await;
        page.wait("the drawer", "document.querySelector('.side.drawer:not(.shut) .traitlist')").await;
        page.picture("drawer").await;
        page.client.back().await.expect("back");
        page.wait("the drawer shut", "document.querySelector('.side.drawer.shut')").await;
        assert!(page.is("location.hash === '#/play'").await, "the table is still there");
        let rival = with_traits(&page, ".opps").await;
        page.click(&format!(".opps [data-animal='{rival}'] .hit")).await;
        dialog_says(&page).await;
        page.picture("sheet").await;
        page.client.back().await.expect("back");
        page.wait("no panel", &format!("!{OPEN} && location.hash === '#/play'")).await;
        // What is closed otherwise is no step of its own: the next Back leaves the table.
        page.go("#/").await;
        page.click("#go-on").await;
        page.click("#traits-in-play").await;
        page.wait("the drawer", "document.querySelector('.side.drawer:not(.shut)')").await;
        page.press(Key::Escape.into()).await;
        page.wait("the drawer shut", "document.querySelector('.side.drawer.shut')").await;
        page.client.back().await.expect("back");
        page.wait("the first page", "location.hash === '#/' && document.querySelector('#play-now')").await;
        page.client.forward().await.expect("forward");
        page.wait("the table", "location.hash === '#/play' && document.querySelector('#question')").await;
        page.go("#/rules").await;
        page.click("#back-to-game").await;
        page.wait("the table with one click", "location.hash === '#/play' && document.querySelector('#question')")
            .await;
    });
}

/// Back with the table still there, and this gone.
async fn back_closes(page: &Page, what: &str, css: &str) {
    page.client.back().await.expect("back");
    page.wait(&format!("no {what}"), &format!("!document.querySelector('{css}')")).await;
    assert!(page.is("location.hash === '#/play' && document.querySelector('#question')").await, "the table is there");
}

fn back_closes_hints_and_a_selection_first() {
    visit(Visit::new("back-selection"), async |page| {
        let saved = situations::person_hunts();
        situations::keep(&page, &saved).await;
        page.go("#/").await;
        page.click("#go-on").await;
        Player::new(&page, 1).wait_for_turn().await;
        let hunter = format!(".own [data-animal='{}']", situations::hunter(&saved));
        page.click(&hunter).await;
        page.wait_for(".own .is-actor").await;
        page.click("#hint").await;
        page.wait_for(".hints li").await;
        // What came last goes first, one thing at a time, however often.
        back_closes(&page, "hints", ".hints li").await;
        assert!(page.is("document.querySelector('.own .is-actor')").await, "the animal is still picked");
        back_closes(&page, "selection", ".own .is-actor").await;
        page.click(&hunter).await;
        page.wait_for(".own .is-actor").await;
        page.press(Key::Escape.into()).await;
        page.wait("nothing picked", "!document.querySelector('.own .is-actor')").await;
        page.click(&hunter).await;
        page.wait_for(".own .is-actor").await;
        back_closes(&page, "selection", ".own .is-actor").await;
        page.client.back().await.expect("back");
        page.wait("the first page", "location.hash === '#/' && document.querySelector('#play-now')").await;
    });
}

/// Numbers of rules that stand alone, or are not named to those who listen; and how many are shown.
const ALONE: &str = "(() => { const all = [...document.querySelectorAll('main a.ruleid')] \
    .filter(one => !one.matches('.in, .par > a') && one.checkVisibility() && one.getBoundingClientRect().width > 2); \
    const named = one => one.dataset.title && one.ariaLabel === `${one.innerText.trim()}: ${one.dataset.title}` \
        && getComputedStyle(one, '::after').content.includes(one.dataset.title) && getComputedStyle(one, '::after').position !== 'absolute'; \
    return [all.filter(one => !named(one)).map(one => one.outerHTML), all.length]; })()";

fn rules_that_are_cited_are_named() {
    visit(Visit::new("cited"), async |page| {
        for window in [Window::LAPTOP, Window::PHONE] {
            page.resize(window).await;
            for (address, ready) in [
                ("#/setup", ".opts .ruleid"),
                ("#/rules/trait/camouflage", ".beats .ruleid"),
                ("#/rules/ORI-S4", ".defences .ruleid"),
                ("#/analysis/natural-selection", ".an .beast"),
            ] {
                page.load_at(address, json!({})).await;
                page.wait_for(ready).await;
                if address.contains("analysis") {
                    page.click(".mx button:not([disabled])").await;
                    page.wait_for(".chk .ruleid").await;
                }
                page.wait("every rule named", &format!("(([alone, all]) => all > 0 && !alone.length)({ALONE})")).await;
                page.picture(&format!("{}-{}", window.width, address.split('/').nth(1).unwrap_or_default())).await;
            }
        }
    });
}

fn a_long_press_and_a_click_on_an_icon_look_at_the_trait() {
    visit(Visit::new("inspect-trait"), async |page| {
        for window in [Window::LAPTOP, Window::PHONE] {
            page.resize(window).await;
            situations::open(&page, &situations::person_feeds()).await;
            Player::new(&page, 1).wait_for_turn().await;
            let icon = "document.querySelector('.opps .icons [data-trait]:not(.linked)')";
            let name = page.text(&format!("{icon}.querySelector('.vh').textContent")).await;
            let at = page
                .call(
                    &format!(
                        "const one = {icon}; one.scrollIntoView({{ block: 'center', behavior: 'instant' }}); \
                         const box = one.getBoundingClientRect(); return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];"
                    ),
                    vec![],
                )
                .await;
            if window.phone {
                // A finger rests on it: what is wanted comes while it is still there.
                let point = json!([{ "x": at[0], "y": at[1] }]);
                page.devtools("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": point })).await;
                page.wait("the panel under the finger", OPEN).await;
                page.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
            } else {
                assert!(page.click_at(&at).await);
            }
            let said = dialog_says(&page).await;
            let title = page.text("document.querySelector('dialog.inspect h2').innerText").await;
            assert!(title.contains(name.trim()), "{title} is about {name}: {said}");
            page.picture(&window.width.to_string()).await;
            close(&page).await;
        }
    });
}

fn several_games_are_kept_and_said_so() {
    visit(Visit::new("several-games"), async |page| {
        let first = situations::person_hunts();
        situations::open(&page, &first).await;
        let table = page.text("document.querySelector('.table').innerText").await;
        page.go("#/").await;
        page.wait_for(".keeps").await;
        page.click("button[data-seats='2']").await;
        page.click("#play-now").await;
        page.wait_for(".setaside").await;
        page.picture("set-aside").await;
        let mut player = Player::new(&page, 2);
        player.wait_for_turn().await;
        let moved = "localStorage.getItem('pangea.game.record').includes('Ada') === false && !document.querySelector('.setaside')";
        assert!(
            player.play_until(moved, std::time::Duration::from_secs(60)).await,
            "the notice leaves with the first move"
        );
        page.go("#/").await;
        page.wait("two games", "document.querySelectorAll('[data-kept]').length === 2").await;
        let said = page.text("document.querySelector('[data-kept]:not([data-kept=current])').innerText").await;
        for part in ["Origin", "Round", "Ada", "Marta", "Your turn"] {
            assert!(said.contains(part), "{part} in {said}");
        }
        page.picture("list").await;
        page.reload().await;
        page.wait("two games after a reload", "document.querySelectorAll('[data-kept]').length === 2").await;
        page.click("[data-go-back]").await;
        page.wait_for("#question").await;
        Player::new(&page, 1).wait_for_turn().await;
        assert_eq!(page.text("document.querySelector('.table').innerText").await, table, "as it was set aside");
        page.go("#/").await;
        let other = "[data-kept]:not([data-kept=current])";
        page.click(&format!("{other} [data-delete]")).await;
        page.click(&format!("{other} [data-delete-sure]")).await;
        page.wait("one game", "document.querySelectorAll('[data-kept]').length === 1").await;
        page.reload().await;
        page.wait(
            "one game after a reload",
            "document.querySelectorAll('[data-kept]').length === 1 && document.querySelector('#go-on')",
        )
        .await;
        page.resize(Window::PHONE).await;
        page.picture("phone").await;
    });
}

fn a_game_that_was_set_aside_by_a_former_page_is_in_the_list() {
    visit(Visit::new("former-game"), async |page| {
        let (now, before) = (situations::person_feeds(), situations::person_hunts());
        let mut kept = situations::as_kept(&now);
        // Formerly who sits where and the seed stood beside the record.
        let beside = |line: &&str| !line.starts_with("players: ") && !line.starts_with("seed: ");
        kept["pangea.before.record"] = json!(before.record.lines().filter(beside).collect::<Vec<_>>().join("\n"));
        let seats = before.occupants().expect("everybody is seated").into_iter().map(|occupant| match occupant {
            Occupant::Person { name } => format!("person:{name}"),
            Occupant::Bot { name, plays } => format!("bot:{plays}:{name}"),
        });
        kept["pangea.before.seats"] = json!(seats.collect::<Vec<_>>().join("\n"));
        let seed = before.header().and_then(|header| header.seed).expect("a seed");
        kept["pangea.before.seed"] = json!(seed.to_string());
        page.load_at("#/", kept).await;
        page.wait("both games", "document.querySelectorAll('[data-kept]').length === 2").await;
        page.click("[data-go-back]").await;
        page.wait_for("#question").await;
        let record = page.text("localStorage.getItem('pangea.game.record')").await;
        assert_eq!(record.trim(), before.record.trim());
    });
}

fn rules_open_at_the_book_that_is_played_and_lead_back() {
    visit(Visit::new("rules-of-the-game"), async |page| {
        let mut player = Player::new(&page, 1);
        player.sit_down_to("evolution", 2, Bots::Hatchlings).await;
        player.see_table().await;
        page.click("#rules").await;
        page.wait_for("#rules-title").await;
        assert!(page.is("document.querySelector('.books [aria-current]').dataset.edition === 'evolution'").await);
        page.picture("rules").await;
        page.click("#back-to-game").await;
        player.see_table().await;
    });
}
