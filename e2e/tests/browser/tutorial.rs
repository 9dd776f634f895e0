//! The lessons, followed by their words alone to the end on a laptop and on a phone; the player's own game is there
//! afterwards, and a real one begins.

use std::time::{Duration, Instant};

use e2e::page::Window;
use e2e::player::{Player, Step};
use e2e::tour::speak;
use e2e::{Case, Page, Visit, case, situations, visit};
use serde_json::json;

/// All of this file.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![
        case!(what_is_passed_over_is_not_ticked),
        case!(a_real_game_begins_after_the_lesson_and_the_own_one_is_kept),
    ];
    for (number, edition) in EDITIONS.into_iter().enumerate() {
        for (place, (name, window)) in WINDOWS.into_iter().enumerate() {
            let is_low = place >= 2;
            for (turn, lang) in LANGUAGES.into_iter().enumerate() {
                let run = move || follow(edition, name, window, lang);
                let case = Case::new(format!("tutorial::the_words_of_{edition}_lead_to_the_end_{name}_{lang}"), run);
                // Every lesson in each window and every language once; all of all where everything is asked for, and then
                // every lesson once in the low windows.
                let usual = (number + 2 * place) % LANGUAGES.len() == turn;
                match (usual, is_low) {
                    (true, false) => cases.push(case),
                    (false, true) => {}
                    _ => cases.push(case.exhaustive()),
                }
            }
            if is_low {
                continue;
            }
            let run = move || stray(edition, name, window);
            let case =
                Case::new(format!("tutorial::{edition}_goes_along_with_whoever_does_something_else_{name}"), run);
            cases.push(if number == 0 && place == 0 { case } else { case.exhaustive() });
        }
    }
    cases
}

const EDITIONS: [&str; 4] = ["origin", "continents", "evolution", "new-world"];
const LANGUAGES: [&str; 4] = ["en", "pl", "ru", "cs"];
const WINDOWS: [(&str, Window); 4] =
    [("laptop", LAPTOP), ("phone", Window::PHONE), ("landscape", Window::LANDSCAPE), ("short", Window::SHORT)];

/// A small laptop.
const LAPTOP: Window = Window { width: 1280, height: 800, scale: 1, phone: false };

const STEP: &str =
    "[...document.querySelectorAll('.lessonlist button')].findIndex(button => button.ariaCurrent === 'step')";
/// Something to do, something to read, or the end.
const SAID: &str = "document.querySelector('.coach .try:is([data-advice=try], [data-advice=read])') \
    || document.querySelector('#tutorial-play')";

/// Names by which somebody finds a thing who reads what is written on it, and nothing else.
const NAMED: &str = "const called = (kind, name) => {
    const all = css => [...document.querySelectorAll(css)].filter(one => one.offsetParent !== null);
    const own = one => [...one.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('').trim();
    const said = one => one.textContent.trim();
    switch (kind) {
        case 'card': return all('.hand [data-face]').filter(one => said(one.querySelector('span')) === name);
        case 'animal': return all('#play [data-animal]').filter(one => one.getAttribute('aria-label') === name
            || (one.querySelector('.name') && said(one.querySelector('.name')) === name)
            || (one.querySelector('.vh') && said(one.querySelector('.vh')).startsWith(name)));
        case 'button': return all('.prompt .acts .btn').filter(one => own(one) === name);
        case 'place': return [...all('#play [data-area]').filter(one => one.getAttribute('aria-label') === name),
            ...all('.place-h').filter(one => said(one.querySelector('h2')) === name).map(one => one.querySelector('.placepick'))];
        case 'track': return all('.cell.grow').filter(one => one.getAttribute('aria-label') === name);
        case 'end': return all('.newsp').filter(one => said(one.querySelector('span')) === name);
    }
};
const named = (kind, name) => called(kind, name)[0];
const seen = one => {
    const box = one.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .75]]) {
        const [x, y] = [box.left + across * box.width, box.top + down * box.height];
        const top = document.elementFromPoint(x, y);
        if (top && (one.contains(top) || top.contains(one) && !top.closest('.coach'))) return [x, y];
    }
};";

/// The note lies on neither the bank nor the question.
const BESIDE: &str = "(() => { const note = document.querySelector('.coach').getBoundingClientRect(); \
    return [...document.querySelectorAll('.tut :is(.prompt, .stage, .stageline, .pondpill, .hole, .place-pond)')] \
        .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect()) \
        .every(one => !one.width || one.right <= note.left || one.left >= note.right || one.bottom <= note.top || one.top >= note.bottom); })()";

/// Under what the browser keeps the game of the lesson.
fn key(edition: &str) -> String {
    if edition == "origin" { "pangea.tutorial".to_owned() } else { format!("pangea.tutorial.{edition}") }
}

/// How long the kept game of the lesson is.
fn kept(edition: &str) -> String {
    format!("(localStorage.getItem('{}.record')?.length ?? 0)", key(edition))
}

async fn open(page: &Page, edition: &str, lang: &str) {
    page.go("#/").await;
    page.wait_for("#play-now").await;
    speak(page, lang).await;
    page.go(&format!("#/tutorial/{edition}")).await;
    page.wait_for(".coach .try").await;
}

/// What the note says: each thing with its kind and its name.
async fn things(page: &Page) -> Vec<(String, String)> {
    let list = page
        .eval("[...document.querySelectorAll('.coach .try .do')].map(one => [one.dataset.do, one.dataset.name])")
        .await;
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    list.as_array().map(|all| all.iter().map(|one| (text(&one[0]), text(&one[1]))).collect()).unwrap_or_default()
}

/// Clicks what is called so, where it can be seen.
async fn click_named(page: &Page, kind: &str, name: &str) {
    let begin = Instant::now();
    loop {
        let script =
            format!("{NAMED} const one = named(...arguments); return one ? seen(one) ?? 'covered' : 'missing';");
        let found = page.call(&script, vec![json!(kind), json!(name)]).await;
        if page.click_at(&found).await {
            return;
        }
        // Things move into sight; a person waits for that.
        assert!(begin.elapsed() < Duration::from_secs(8), "{kind} {name} is {found}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Does exactly what the words say until they say that this was all.
async fn attend(page: &Page, edition: &str) {
    let mut shown = -1.0;
    for _ in 0..80 {
        page.wait("something to do or to read", SAID).await;
        page.wait("a note beside bank and question", BESIDE).await;
        let step = page.number(STEP).await;
        if step > shown {
            page.picture(&format!("{step:02}")).await;
            shown = step;
        }
        if page.is("document.querySelector('#tutorial-play')").await {
            break;
        }
        if page.is("document.querySelector('.coach .try[data-advice=read]')").await {
            page.click("#tutorial-next").await;
            page.wait("the next step", &format!("({STEP}) > {step}")).await;
            continue;
        }
        let before = page.number(&kept(edition)).await;
        let said = things(page).await;
        for (number, (kind, name)) in said.iter().enumerate() {
            let words = page.text("document.querySelector('.coach .try').textContent").await;
            assert!(words.contains(name), "{words} names {name}");
            click_named(page, kind, name).await;
            if number + 1 < said.len() {
                let made = format!("document.querySelectorAll('.coach .try .do.made').length === {}", number + 1);
                page.wait(&format!("{name} chosen"), &made).await;
                assert_eq!(things(page).await, said, "the words stay while they are followed");
            }
        }
        page.wait("a move", &format!("{} > {before}", kept(edition))).await;
    }
    page.wait_for("#tutorial-play").await;
    let rows = "document.querySelectorAll('.lessonlist li:not(.chap)').length";
    let done = "document.querySelectorAll('.lessonlist li.done').length";
    assert_eq!(page.number(done).await, page.number(rows).await - 1.0, "every step before the last is ticked");
}

fn follow(edition: &'static str, name: &'static str, window: Window, lang: &'static str) {
    let visit_name = format!("lesson-{edition}-{name}-{lang}").leak();
    visit(Visit::new(visit_name).window(window), async move |page| {
        open(&page, edition, lang).await;
        attend(&page, edition).await;
    });
}

/// Steps of the lessons that leave their deed in the record, with the words for it.
fn deeds(edition: &str) -> &'static [(usize, &'static str)] {
    match edition {
        "origin" => &[(0, "as animal"), (1, "as (?!animal)\\w+ on"), (4, "(take|attack)"), (6, "^P1 attack")],
        "continents" => &[(0, "as animal"), (4, "(take|attack)"), (5, "^P1 attack"), (6, "(migrate|phoresy)")],
        "evolution" => &[
            (0, "^P1 food_card"),
            (1, "^P1 trait"),
            (2, "^P1 grow"),
            (3, "^P1 species"),
            (6, "(feed|attack)"),
            (7, "^P1 attack"),
        ],
        _ => &[
            (0, "as animal"),
            (1, "on \\w+\\+\\w+"),
            (2, "as carnivorous on"),
            (5, "(feed|attack)"),
            (6, "shelter"),
            (7, "^P1 attack"),
        ],
    }
}

/// Steps that are ticked although nobody has done what they ask for.
async fn ticked_for_nothing(page: &Page, edition: &str) -> String {
    let key = key(edition);
    let claims: Vec<_> = deeds(edition).iter().map(|(step, words)| json!([step, words])).collect();
    let script = format!(
        "const own = (localStorage.getItem('{key}.record') ?? '').split('\\n').filter(line => line.startsWith('P1 ')); \
         const steps = document.querySelectorAll('.lessonlist li:not(.chap)'); \
         return arguments[0].filter(([step, words]) => steps[step].matches('.done') && !own.some(line => new RegExp(words).test(line))) \
            .map(([step]) => steps[step].textContent + ' after ' + own.join(', ')).join('; ');"
    );
    // The game is kept a moment after it is shown.
    let begin = Instant::now();
    loop {
        let found = page.call(&script, vec![json!(claims)]).await.as_str().unwrap_or("no answer").to_owned();
        if found.is_empty() || begin.elapsed() > Duration::from_secs(8) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// A learner who clicks whatever can be clicked except what the words say, and goes on where there is nothing else to
/// click: the lesson comes to its end, what was ticked stays ticked, and nothing is ticked that was not done.
fn stray(edition: &'static str, name: &'static str, window: Window) {
    let visit_name = format!("lesson-stray-{edition}-{name}").leak();
    visit(Visit::new(visit_name).window(window), async move |page| {
        open(&page, edition, "en").await;
        let advised = format!(
            "(() => {{ {NAMED} const said = () => [...document.querySelectorAll('.coach .try .do[aria-current=step]')] \
                .flatMap(one => called(one.dataset.do, one.dataset.name)); \
             return one => said().some(other => other && (other === one || other.contains(one) || one.contains(other))); }})()"
        );
        let mut player = Player::new(&page, 5).avoiding(&advised);
        let (mut done, mut clicked, mut advised_at) = (0.0, 0, 0);
        for turn in 0..400 {
            if page.is("document.querySelector('#tutorial-play')").await {
                break;
            }
            let now = page.number("document.querySelectorAll('.lessonlist li.done').length").await;
            assert!(now >= done, "what is done stays done: {now} after {done}");
            assert_eq!(ticked_for_nothing(&page, edition).await, "", "ticked, and not done");
            done = now;
            advised_at += usize::from(page.is("document.querySelector('.coach .do[aria-current=step]')").await);
            // A few clicks at every step, then on to the next.
            let goes_on = turn % 8 == 7 || page.is("document.querySelector('.coach .try[data-advice=read]')").await;
            if goes_on || player.step_soon().await != Step::Clicked {
                page.click("#tutorial-next").await;
            } else {
                clicked += 1;
            }
        }
        assert!(page.is("document.querySelector('#tutorial-play')").await, "the lesson comes to its end");
        assert!(
            clicked > 4 && advised_at > 4,
            "{clicked} clicks on something else, {advised_at} while something was advised"
        );
    });
}

/// Whoever presses Next instead has no ticks to show for it.
fn what_is_passed_over_is_not_ticked() {
    visit(Visit::new("lesson-passed"), async |page| {
        open(&page, "origin", "en").await;
        for step in 0..3 {
            page.click("#tutorial-next").await;
            page.wait("the next step", &format!("({STEP}) === {}", step + 1)).await;
        }
        assert_eq!(page.number("document.querySelectorAll('.lessonlist li.done').length").await, 0.0);
        assert_eq!(page.number("document.querySelectorAll('.lessonlist li.passed').length").await, 3.0);
        // A reload is no way to a tick either.
        page.reload().await;
        page.wait("the same step", &format!("({STEP}) === 3")).await;
        assert_eq!(page.number("document.querySelectorAll('.lessonlist li.passed').length").await, 3.0);
    });
}

fn a_real_game_begins_after_the_lesson_and_the_own_one_is_kept() {
    visit(Visit::new("lesson-end"), async |page| {
        let own = situations::person_feeds();
        situations::keep(&page, &own).await;
        page.go("#/").await;
        page.click("#tile-learn").await;
        page.wait_for(".coach .try").await;
        // What is only picked moves nothing in what is kept.
        page.click(".half[aria-disabled=false]").await;
        page.wait_for(".card.sel").await;
        let lesson = page.text("localStorage.getItem('pangea.tutorial.record') ?? ''").await;
        assert!(lesson.contains("Wallace") && !lesson.contains("Ada"), "the lesson is kept: {lesson}");
        assert_eq!(situations::kept(&page).await, Some(own.clone()), "and the own game beside it");
        page.click(".lessonlist li:last-child button").await;
        page.wait_for("#tutorial-own").await;
        page.picture("own-game").await;
        assert_eq!(situations::kept(&page).await, Some(own.clone()), "the own game is not touched meanwhile");
        page.click("#tutorial-play").await;
        page.wait("the table", "location.hash === '#/play' && document.querySelector('.table .prompt')").await;
        Player::new(&page, 1).wait_for_turn().await;
        assert!(!page.is("document.querySelector('.tut')").await);
        let now = situations::kept(&page).await.expect("the game that has begun is kept");
        assert!(now.record.contains("edition: origin") && now.record != own.record, "a new game of the edition");
        // The own game is not lost.
        let before = page.text("Object.entries(localStorage).filter(([name]) => name.startsWith('pangea.')).map(([, value]) => value).join('\\n\\n')").await;
        assert!(before.contains(own.record.trim()), "the own game is kept beside it");
        page.picture("real-game").await;
    });
}
