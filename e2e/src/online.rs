//! People at tables online: a server of their own, and a browser for each of them.

use std::future::Future;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Builder;

use crate::browser::Browser;
use crate::driver::Driver;
use crate::page::{PATIENCE, Page, Window};
use crate::player::{Player, Step};
use crate::site::Site;
use crate::tell;
use crate::visit::{Visit, prepare};
use crate::wire::WIRE;

/// The longest a case may take.
const LIMIT: Duration = Duration::from_secs(480);

/// A person with a browser of their own.
#[derive(Clone)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// What they see.
    pub page: Page,
}

/// Lets people meet at a server on this machine: one for each window, called Ada, Bo, Cai and so on. Fails if a console
/// complained about anything but these.
pub fn meet<F>(
    name: &'static str,
    windows: &[Window],
    expected: &'static [&'static str],
    test: impl FnOnce(Vec<Person>) -> F,
) where
    F: Future<Output = ()> + Send + 'static,
{
    meet_at(None, name, windows, expected, test);
}

/// The same where the page comes in two modules, as it is published.
pub fn meet_in_two<F>(
    name: &'static str,
    windows: &[Window],
    expected: &'static [&'static str],
    test: impl FnOnce(Vec<Person>) -> F,
) where
    F: Future<Output = ()> + Send + 'static,
{
    meet_on(Site::with_tables_in_two, name, windows, expected, test);
}

/// The same at a server that others reach at this address.
pub fn meet_at<F>(
    public_url: Option<&str>,
    name: &'static str,
    windows: &[Window],
    expected: &'static [&'static str],
    test: impl FnOnce(Vec<Person>) -> F,
) where
    F: Future<Output = ()> + Send + 'static,
{
    meet_on(|folder| Site::with_tables(folder, public_url), name, windows, expected, test);
}

/// The same at a site that has its database in this folder.
pub fn meet_on<F>(
    site: impl FnOnce(&Path) -> Site,
    name: &'static str,
    windows: &[Window],
    expected: &'static [&'static str],
    test: impl FnOnce(Vec<Person>) -> F,
) where
    F: Future<Output = ()> + Send + 'static,
{
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    let folder = TempDir::new().expect("a folder for the database");
    let site = Arc::new(Mutex::new(site(folder.path())));
    let browser = Browser::chosen();
    let drivers: Vec<Driver> = windows.iter().map(|_| runtime.block_on(Driver::start(browser))).collect();
    let names = ["Ada", "Bo", "Cai", "Dana"];
    let people: Vec<Person> = windows
        .iter()
        .zip(&drivers)
        .zip(names)
        .map(|((window, driver), called)| {
            let page = Page::new(
                &format!("online-{name}-{}", called.to_lowercase()),
                browser,
                driver.client.clone(),
                site.clone(),
            );
            let visit = Visit::new(name).window(*window).light();
            runtime.block_on(prepare(&visit, &page));
            runtime.block_on(page.before_everything(WIRE));
            Person { name: called.to_owned(), page }
        })
        .collect();
    let outcome = runtime.block_on(async {
        let result = tokio::time::timeout(LIMIT, tokio::spawn(test(people.clone()))).await;
        let failed = !matches!(result, Ok(Ok(())));
        let mut complaints = Vec::new();
        for person in &people {
            if failed {
                person.page.picture("failed").await;
                let text = person.page.try_call("return document.body.innerText;", vec![]).await;
                let heard = person.page.try_call("return window.heard?.slice(-20);", vec![]).await;
                tell(&format!("{name}: {} sees {text:#?} and has heard {heard:#?}", person.name));
            }
            let said = person.page.complaints().await;
            let bad = said.into_iter().filter(|text| !expected.iter().any(|word| text.contains(word)));
            complaints.extend(bad.map(|text| format!("{}: {text}", person.name)));
        }
        (result, complaints)
    });
    drop(drivers);
    match outcome {
        (Ok(Ok(())), complaints) => assert!(complaints.is_empty(), "the console complained: {complaints:#?}"),
        (Ok(Err(panic)), complaints) => {
            tell(&format!("{name} failed; console: {complaints:#?}"));
            std::panic::resume_unwind(panic.into_panic());
        }
        (Err(_), complaints) => panic!("not done after {LIMIT:?}; console: {complaints:#?}"),
    }
}

/// Types into a field as a person would, in place of what is there.
pub async fn fill(page: &Page, css: &str, text: &str) {
    page.wait_for(css).await;
    let script = "const field = document.querySelector(arguments[0]); field.value = arguments[1]; \
        field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.call(script, vec![json!(css), json!(text)]).await;
}

impl Person {
    /// Opens a table from the first page and returns the part of the invitation behind `#`.
    pub async fn open(&self, edition: &str, seats: u8) -> String {
        let page = &self.page;
        page.go("").await;
        page.wait_for("#door-people").await;
        page.click("#door-people").await;
        fill(page, "#online-name", &self.name).await;
        fill(page, "#online-edition", edition).await;
        page.click(&format!("[data-online-seats='{seats}']")).await;
        page.click("#open-table").await;
        self.invitation().await
    }

    /// Opens a table with these rules, as a program would, and goes there.
    pub async fn open_with(&self, rules: Value) -> String {
        let page = &self.page;
        page.go("").await;
        page.wait_for("#door-people").await;
        let script = "const post = async (path, body) => (await fetch(path, { method: 'POST', \
            headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(); \
            await post('api/guest', { name: arguments[0] }); localStorage.setItem('pangea.guest', arguments[0]); \
            const { table, invitation } = await post('api/tables', { rules: arguments[1] }); \
            localStorage.setItem('pangea.invitation.' + table, invitation); return table;";
        let table = page.call(script, vec![json!(self.name), rules]).await;
        page.go(&format!("#/table/{}", table.as_str().expect("a table"))).await;
        self.invitation().await
    }

    /// The part of the invitation behind `#`, as the waiting room shows it.
    pub async fn invitation(&self) -> String {
        self.page.wait_for("#invite-link").await;
        let link = self.page.text("document.querySelector('#invite-link').value").await;
        link.split_once('#').expect("an invitation").1.to_owned()
    }

    /// Follows an invitation and sits down, or watches.
    pub async fn join(&self, invitation: &str, watch: bool) {
        let page = &self.page;
        page.go(&format!("#{invitation}")).await;
        page.wait_for(if watch { "#watch-instead" } else { "#sit-down" }).await;
        // Whoever has a name already is not asked.
        if page.is("document.querySelector('#online-name')").await {
            fill(page, "#online-name", &self.name).await;
        }
        page.click(if watch { "#watch-instead" } else { "#sit-down" }).await;
        page.wait_for(".roompg, .table").await;
    }

    /// Gives the first free seat to a bot of the weakest level.
    pub async fn give_bot(&self) {
        self.page.click("[data-give-bot]").await;
        self.page.wait_for(".seatrow.bot .levelpick").await;
        fill(&self.page, ".seatrow.bot .levelpick", "hatchling").await;
        self.page
            .wait("the weakest bot", "document.querySelector('.seatrow.bot .levelpick')?.value === 'hatchling'")
            .await;
    }

    /// Is ready.
    pub async fn ready(&self) {
        self.page.click("#be-ready").await;
        self.page.wait_for("#not-ready, #begin-online, .table").await;
    }
}

/// Everybody is ready, and the first begins.
pub async fn begin(people: &[Person]) {
    for person in people {
        person.ready().await;
    }
    people[0].page.click("#begin-online").await;
    for person in people {
        person.page.wait_for(".table .prompt").await;
    }
}

/// Whether the game of a page is over.
pub const OVER: &str = "document.querySelector('.result-panel')";

/// Everybody plays by clicks until an expression is true at the first page, or the game is over there.
pub async fn play_until(people: &[Person], expression: &str, limit: Duration) {
    let mut others = vec!["false"; people.len()];
    others[0] = expression;
    if play(people, &others, limit).await.is_none() {
        assert!(people[0].page.is(expression).await, "the game is over, but not: {expression}");
    }
}

/// The same, until it is true at any page: at which. Nothing if the game is over before.
pub async fn play_until_anywhere(people: &[Person], expression: &str, limit: Duration) -> Option<usize> {
    play(people, &vec![expression; people.len()], limit).await
}

/// Waits until an expression is true at one page: at which. Nothing if the game is over before.
pub async fn first_at(people: &[Person], expression: &str) -> Option<usize> {
    let begin = Instant::now();
    loop {
        let mut over = true;
        for (place, person) in people.iter().enumerate() {
            if person.page.is(expression).await {
                return Some(place);
            }
            over &= person.page.is(OVER).await;
        }
        if over {
            return None;
        }
        assert!(begin.elapsed() < Duration::from_secs(180), "not there: {expression}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Everybody plays until what they wait for is true for one of them.
async fn play(people: &[Person], expressions: &[&str], limit: Duration) -> Option<usize> {
    let mut players: Vec<Player> =
        people.iter().zip(3u64..).map(|(person, chance)| Player::new(&person.page, chance)).collect();
    let begin = Instant::now();
    let mut moved = Instant::now();
    loop {
        assert!(begin.elapsed() < limit, "not there after {limit:?}: {expressions:?}");
        let mut over = true;
        for (place, (player, until)) in players.iter_mut().zip(expressions).enumerate() {
            match player.step_unless(until, "next()").await {
                None => return Some(place),
                Some(Step::Clicked) => {
                    moved = Instant::now();
                    over = false;
                }
                Some(Step::Waits) => over = false,
                Some(Step::Over) => {}
            }
        }
        assert!(over || moved.elapsed() < PATIENCE, "nobody could move for {PATIENCE:?}");
        if over {
            return None;
        }
    }
}
