//! Tables online: people in browsers of their own, a real server, bots that think there.

use std::time::Duration;

use e2e::fonts::Written;
use e2e::judge::{beside, judge, judge_everywhere};
use e2e::online::{OVER, Person, begin, fill, first_at, meet, play_until, play_until_anywhere};
use e2e::tour::LANGUAGES;
use e2e::{Case, Window, axe, case, fit, wire};
use serde_json::{Value, json};

/// All of this file.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![
        case!(two_people_and_a_bot_play_a_game_of_origin),
        case!(a_page_is_loaded_again_in_the_middle_of_an_attack),
        case!(undo_and_pause_need_everybody),
        case!(a_connection_is_lost_and_found),
        case!(another_device_takes_over_and_gives_back),
        case!(a_watcher_sees_no_hand),
        case!(time_runs_out_and_the_seat_is_taken_back),
        case!(a_phone_joins_by_link_in_another_language),
        case!(the_host_keeps_house),
        case!(every_screen_online_fits_its_window),
    ];
    for edition in ["continents", "evolution", "natural-selection", "new-world"] {
        let name = format!("online::two_people_and_a_bot_play_a_game_of_{}", edition.replace('-', "_"));
        cases.push(Case::new(name, move || whole_game(edition)).exhaustive());
    }
    cases
}

/// What a browser says about a socket that breaks.
pub const BREAKS: &[&str] = &["WebSocket", "net::ERR", "api/socket", "Failed to load resource"];

fn two_people_and_a_bot_play_a_game_of_origin() {
    whole_game("origin");
}

fn whole_game(edition: &'static str) {
    meet("game", &[Window::DESKTOP, Window::LAPTOP], BREAKS, async move |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let invitation = ada.open(edition, 3).await;
        judge_everywhere(&ada.page, "room").await;
        bo.join(&invitation, false).await;
        ada.give_bot().await;
        begin(&people).await;
        judge(&ada.page, "table").await;
        // In the middle of the game one loads the page again.
        play_until(&people, "document.querySelectorAll('.log li').length > 30", Duration::from_secs(240)).await;
        let before = ada.page.text("document.querySelector('.own, .mine').innerText").await;
        ada.page.reload().await;
        ada.page.wait_for(".table .prompt").await;
        assert_eq!(ada.page.text("document.querySelector('.own, .mine').innerText").await, before, "the same table");
        play_until(&people, OVER, Duration::from_secs(420)).await;
        bo.page.wait("the result", OVER).await;
        ada.page.wait_for("#dice-verified").await;
        ada.page.wait_for("#watch-replay").await;
        judge(&ada.page, "end").await;
        // Another game with the same people.
        ada.page.click("#rematch").await;
        bo.page.click("#vote-yes").await;
        for person in &people {
            person.page.click("#next-table").await;
            person.page.wait_for(".roompg").await;
        }
        ada.page.wait_for(".seatrow.bot").await;
    });
}

/// The defender is asked, in the middle of an attack.
const DEFENDS: &str =
    "document.querySelector('.prompt.attack .lead [href=\"#i-shield\"]') && document.querySelector('[data-choice]')";
/// The question, with all it says.
const QUESTION: &str = "document.querySelector('.prompt').innerText";
/// Attacks, what one can do against them, and carnivores, in the words of the notation.
const HUNTS: &[&str] = &["^attack ", " as (running|tail_loss|mimicry) ", " as carnivorous ", "^play .* as animal"];
/// What the defender can do.
const DEFENCES: &str = "^(running|tail_loss|mimicry) ?";

fn a_page_is_loaded_again_in_the_middle_of_an_attack() {
    meet("attack", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        // Nearly every game has such an attack; one without is followed by another.
        let mut attacked = None;
        for _ in 0..6 {
            let invitation = ada.open("origin", 2).await;
            bo.join(&invitation, false).await;
            begin(&people).await;
            for person in &people {
                wire::play_quickly(&person.page, HUNTS, Some(DEFENCES)).await;
            }
            attacked = first_at(&people, wire::HAS_STOPPED).await;
            for person in &people {
                wire::play_by_clicks(&person.page).await;
            }
            if attacked.is_some() {
                break;
            }
        }
        let page = &people[attacked.expect("somebody was attacked and could do something about it")].page;
        page.wait("an attack", DEFENDS).await;
        fit::settled(page).await;
        beside(page, "online-table-live").await;
        let before = page.text(QUESTION).await;
        page.reload().await;
        page.wait("the same attack", DEFENDS).await;
        fit::settled(page).await;
        assert_eq!(page.text(QUESTION).await, before, "the same question");
        let lines = page.number("document.querySelectorAll('.log li').length").await;
        let goes_on = format!("document.querySelectorAll('.log li').length > {lines}");
        play_until_anywhere(&people, &goes_on, Duration::from_secs(60)).await.expect("the game goes on");
    });
}

fn undo_and_pause_need_everybody() {
    meet("consent", &[Window::DESKTOP, Window::PHONE], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let invitation = ada.open("origin", 2).await;
        bo.join(&invitation, false).await;
        begin(&people).await;
        // The other has decided since: it is not free any more.
        let turn =
            "document.querySelectorAll('.own .beast').length > 1 && document.querySelector('.prompt:not(.wait)')";
        play_until(&people, turn, Duration::from_secs(120)).await;
        let lines = ada.page.number("document.querySelectorAll('.log li').length").await;
        ada.page.click("#undo").await;
        bo.page.wait_for("#vote-yes").await;
        judge(&bo.page, "undo").await;
        beside(&bo.page, "online-table-phone-undo").await;
        ada.page.wait_for("#vote-withdraw").await;
        judge(&ada.page, "undo").await;
        beside(&ada.page, "online-table-undo").await;
        bo.page.click("#vote-yes").await;
        let fewer = format!(
            "!document.querySelector('#vote-withdraw') && document.querySelectorAll('.log li').length < {lines}"
        );
        ada.page.wait("the move taken back", &fewer).await;
        // One "no" ends it, and nobody is named.
        ada.page.click("#ask-pause").await;
        bo.page.click("#vote-no").await;
        let answer = "document.querySelector('.strip')?.innerText.includes('would rather play on')";
        ada.page.wait("the answer", answer).await;
        bo.page.click("#ask-pause").await;
        ada.page.wait_for("#vote-yes").await;
        beside(&ada.page, "online-table-pause").await;
        ada.page.click("#vote-yes").await;
        for person in &people {
            person.page.wait_for("#paused").await;
        }
        judge_everywhere(&ada.page, "paused").await;
        beside(&ada.page, "online-table-paused").await;
        for person in &people {
            person.page.click("#go-on-playing").await;
        }
        ada.page.wait("the game goes on", "!document.querySelector('#paused')").await;
        play_until(&people, "document.querySelectorAll('.log li').length > 30", Duration::from_secs(120)).await;
    });
}

fn a_connection_is_lost_and_found() {
    meet("offline", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let invitation = ada.open("origin", 2).await;
        bo.join(&invitation, false).await;
        begin(&people).await;
        play_until(&people, "document.querySelectorAll('.own .beast').length > 0", Duration::from_secs(120)).await;
        network(bo, false).await;
        bo.page.wait_for("#try-now").await;
        judge_everywhere(&bo.page, "lost").await;
        beside(&bo.page, "online-table-offline").await;
        bo.page.resize(Window::PHONE).await;
        beside(&bo.page, "online-table-phone-offline").await;
        bo.page.resize(Window::DESKTOP).await;
        ada.page.wait("Bo is seen to be away", "document.querySelector('.moon.half, .moon.away')").await;
        let ada_alone = &people[..1];
        play_until(ada_alone, "document.querySelector('.prompt.wait')", Duration::from_secs(60)).await;
        network(bo, true).await;
        bo.page.wait("the line is back", "!document.querySelector('#try-now')").await;
        ada.page.wait("Bo is here again", "!document.querySelector('.moon.half, .moon.away')").await;
        judge_everywhere(&bo.page, "back").await;
        beside(&bo.page, "online-table-catchup").await;
        play_until(&people, "document.querySelectorAll('.log li').length > 30", Duration::from_secs(120)).await;
    });
}

/// Takes the network away from a browser, or gives it back.
async fn network(person: &Person, there: bool) {
    let conditions = json!({ "offline": !there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    person.page.devtools("Network.enable", json!({})).await;
    person.page.devtools("Network.emulateNetworkConditions", conditions).await;
}

fn another_device_takes_over_and_gives_back() {
    meet("devices", &[Window::DESKTOP, Window::PHONE], BREAKS, async |people| {
        let [ada, phone] = &people[..] else { panic!("one person with two devices") };
        ada.open("origin", 2).await;
        ada.give_bot().await;
        ada.ready().await;
        ada.page.click("#begin-online").await;
        ada.page.wait_for(".table .prompt").await;
        // The second device is signed in as the same person.
        let cookies = ada.page.client.get_all_cookies().await.expect("cookies");
        for cookie in cookies {
            phone.page.client.add_cookie(cookie).await.expect("the same session");
        }
        let address = ada.page.text("location.hash").await;
        phone.page.go(&address).await;
        phone.page.wait_for(".table .prompt").await;
        ada.page.wait_for("#go-on-here").await;
        judge_everywhere(&ada.page, "elsewhere").await;
        judge(&phone.page, "table").await;
        beside(&phone.page, "online-table-phone-turn").await;
        let only = std::slice::from_ref(phone);
        play_until(only, "document.querySelectorAll('.own .beast').length > 0", Duration::from_secs(120)).await;
        ada.page.click("#go-on-here").await;
        phone.page.wait_for("#go-on-here").await;
        ada.page.wait("the game goes on here", "!document.querySelector('#go-on-here')").await;
        let only = std::slice::from_ref(ada);
        play_until(only, "document.querySelectorAll('.log li').length > 30", Duration::from_secs(120)).await;
    });
}

fn a_watcher_sees_no_hand() {
    meet("watch", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, watcher] = &people[..] else { panic!("a player and a watcher") };
        let invitation = ada.open("origin", 2).await;
        ada.give_bot().await;
        watcher.join(&invitation, true).await;
        ada.ready().await;
        ada.page.click("#begin-online").await;
        watcher.page.wait_for("#watching").await;
        let only = std::slice::from_ref(ada);
        play_until(only, "document.querySelectorAll('.own .beast').length > 1", Duration::from_secs(120)).await;
        ada.page.wait_for("#watchers").await;
        watcher.page.wait("what has happened", "document.querySelectorAll('.log li').length > 5").await;
        let secrets = "document.querySelector('[data-face], .is-legal, .hand .card')";
        assert!(!watcher.page.is(secrets).await, "no card and no mark of legality");
        watcher.page.wait_for("#backs").await;
        let name = "document.querySelector('.own h2').innerText";
        let before = watcher.page.text(name).await;
        let other =
            watcher.page.text("[...document.querySelectorAll('#side option')].find(one => !one.selected).value").await;
        fill(&watcher.page, "#side", &other).await;
        watcher.page.wait("the table from the other side", &format!("{name} !== '{before}'")).await;
        judge_everywhere(&watcher.page, "watching").await;
        beside(&watcher.page, "online-table-watch").await;
        watcher.page.click("#stop-watching").await;
        watcher.page.wait_for("#door-people").await;
    });
}

fn rules(edition: &str, seats: u8, seconds: u64) -> Value {
    json!({ "edition": edition, "seats": seats, "clock": { "start_ms": seconds * 1000, "increment_ms": 0 } })
}

fn time_runs_out_and_the_seat_is_taken_back() {
    meet("clock", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let invitation = people[0].open_with(rules("origin", 2, 20)).await;
        people[1].join(&invitation, false).await;
        begin(&people).await;
        // Whoever is asked first does nothing, until a bot plays.
        let asked = "document.querySelector('.prompt:not(.wait)')";
        let late = if people[0].page.is(asked).await { &people[0] } else { &people[1] };
        late.page.wait_for(".own .pline .clk.run").await;
        late.page.wait_for("#time-low").await;
        beside(&late.page, "online-table-time").await;
        late.page.wait_for("#bot-plays").await;
        judge_everywhere(&late.page, "up").await;
        beside(&late.page, "online-table-timeout").await;
        late.page.click("#take-back").await;
        late.page.wait("the own seat", "!document.querySelector('#bot-plays')").await;
        // With a minute for each decision it goes on.
        play_until(&people, "document.querySelectorAll('.own .beast').length > 2", Duration::from_secs(120)).await;
    });
}

fn a_phone_joins_by_link_in_another_language() {
    let windows = [Window::DESKTOP, Window::PHONE, Window::LAPTOP, Window::NARROW];
    meet("languages", &windows, BREAKS, async |people| {
        let [ada, bo, cai, dana] = &people[..] else { panic!("four people") };
        let invitation = ada.open("origin", 4).await;
        for (person, language) in [(bo, "pl"), (cai, "ru"), (dana, "cs")] {
            person.page.go("").await;
            person.page.wait_for("#door-people").await;
            person.page.call("localStorage.setItem('pangea.lang', arguments[0]);", vec![json!(language)]).await;
            person.page.go("healthz").await;
            person.page.go(&format!("#{invitation}")).await;
            person.page.wait_for("#sit-down").await;
            judge(&person.page, "invite").await;
            person.join(&invitation, false).await;
            judge(&person.page, "room").await;
        }
        begin(&people).await;
        for (person, language) in [(ada, "en"), (bo, "pl"), (cai, "ru"), (dana, "cs")] {
            assert_eq!(person.page.text("document.documentElement.lang").await, language);
            judge(&person.page, "table").await;
        }
        play_until(&people, "document.querySelectorAll('.log li').length > 30", Duration::from_secs(240)).await;
        judge(&bo.page, "later").await;
    });
}

fn the_host_keeps_house() {
    meet("host", &[Window::DESKTOP, Window::PHONE], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        ada.page.go("").await;
        ada.page.click("#door-people").await;
        ada.page.wait_for("#open-table").await;
        judge(&ada.page, "home").await;
        let invitation = ada.open("origin", 3).await;
        bo.join(&invitation, false).await;
        judge(&bo.page, "room").await;
        bo.ready().await;
        // Other rules: nobody is ready any more.
        ada.page.click("#change-rules").await;
        ada.page.wait_for("#change-now").await;
        judge(&ada.page, "change").await;
        ada.page.click("[data-online-clock='15']").await;
        ada.page.click("#change-now").await;
        bo.page.wait_for("#be-ready").await;
        bo.page.wait("the new rules", "document.querySelector('.rul').innerText.includes('15 minutes')").await;
        // Somebody is asked to leave the seat, and it is given to a bot.
        ada.page.click("[data-kick]").await;
        bo.page.wait("no seat", "!document.querySelector('.seatrow.you')").await;
        // Whoever was sent away sits down again with a new link only.
        bo.page.click("[data-sit]").await;
        bo.page.wait("why not", "document.body.innerText.includes('A new invitation')").await;
        ada.page.click("#new-link").await;
        ada.page.wait_for("#new-link-note[data-done=true]").await;
        bo.join(&ada.invitation().await, false).await;
        bo.page.wait_for(".seatrow.you").await;
        ada.give_bot().await;
        ada.page.click("[data-remove-bot]").await;
        ada.page.wait_for("[data-give-bot]").await;
        bo.page.click("#leave-room").await;
        bo.page.wait_for("#door-people").await;
        // An invitation that is none.
        bo.page.go("#join/00000000000000000000000000/nothing").await;
        bo.page.wait_for("[data-invite=expired]").await;
        judge(&bo.page, "expired").await;
    });
}

/// The screens of a table online in every window and theme; in all languages where everything is looked at, else in the one
/// with the longest words.
fn every_screen_online_fits_its_window() {
    meet("screens", &[Window::DESKTOP, Window::DESKTOP], BREAKS, async |people| {
        let [ada, bo] = &people[..] else { panic!("two people") };
        let invitation = ada.open("origin", 3).await;
        ada.give_bot().await;
        let mut found = Vec::new();
        look(ada, "room", &mut found).await;
        bo.page.go(&format!("#{invitation}")).await;
        bo.page.wait_for("#sit-down").await;
        look(bo, "invite", &mut found).await;
        bo.join(&invitation, false).await;
        begin(&people).await;
        play_until(&people, "document.querySelectorAll('.own .beast').length > 1", Duration::from_secs(120)).await;
        bo.page.click("#ask-pause").await;
        ada.page.wait_for("#vote-yes").await;
        look(ada, "request", &mut found).await;
        ada.page.go("#/settings").await;
        ada.page.go("").await;
        ada.page.click("#door-people").await;
        ada.page.wait_for(".mytables, #open-table").await;
        look(ada, "people", &mut found).await;
        assert!(found.is_empty(), "{found:#?}");
    });
}

/// Looks at a screen in every window, in both themes, with axe-core once for each theme.
async fn look(person: &Person, screen: &str, found: &mut Vec<String>) {
    let page = &person.page;
    let languages: &[&str] = if case::everything() { &LANGUAGES } else { &["ru"] };
    let windows = [("narrow", Window::NARROW), ("landscape", Window::LANDSCAPE), ("laptop", Window::LAPTOP)];
    let (mut looks, mut written) = (Vec::new(), Written::default());
    let script = axe::script();
    for theme in ["light", "dark"] {
        for language in languages {
            looks.push((theme, *language));
        }
    }
    for (theme, language) in looks {
        page.call(SPEAK, vec![json!(language), json!(theme)]).await;
        page.wait("the language", &format!("document.documentElement.lang === '{language}'")).await;
        for (name, window) in windows {
            page.resize(window).await;
            fit::settled(page).await;
            let complaint = fit::complaint(page).await;
            if !complaint.is_empty() {
                found.push(format!("{screen} in {language}, {name}: {complaint}"));
            }
            page.picture(&format!("{screen}-{name}-{theme}-{language}")).await;
        }
        let broken = axe::violations(page, &script, &[]).await;
        found.extend(broken.into_iter().map(|line| format!("{screen} in {language}, {theme}: {line}")));
        written.read(page).await;
    }
    let strange = written.complaint(page).await;
    found.extend((!strange.is_empty()).then(|| format!("{screen} is not in our letters: {strange}")));
    page.call(SPEAK, vec![json!("en"), json!("light")]).await;
    page.resize(Window::DESKTOP).await;
}

/// Another language and theme, chosen where every screen has them.
const SPEAK: &str = "const pick = document.querySelector('.lang select'); pick.value = arguments[0]; \
    pick.dispatchEvent(new Event('change', { bubbles: true })); \
    const dark = () => document.documentElement.dataset.theme === 'dark'; \
    if (dark() !== (arguments[1] === 'dark')) document.querySelector('.themebutton').click();";
