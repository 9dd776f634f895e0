//! A whole test: everything started, the console clean, a picture kept.

use std::future::Future;
use std::time::{Duration, Instant};

use tokio::runtime::Builder;

use crate::driver::Driver;
use crate::page::{Page, Window};
use crate::site::Site;
use crate::tell;

/// The longest a test may take.
const LIMIT: Duration = Duration::from_secs(480);

/// How a page is visited.
#[derive(Clone, Copy, Debug)]
pub struct Visit {
    /// Names pictures.
    pub name: &'static str,
    /// How large the page is.
    pub window: Window,
    /// What the page takes for chance: the same number, the same games.
    pub seed: u32,
    /// Bots do not pause before they move.
    pub hurry: bool,
    /// Words of console messages that belong to the test.
    pub expected: &'static [&'static str],
}

impl Visit {
    /// A visit on a laptop, with bots that do not pause.
    pub const fn new(name: &'static str) -> Self {
        Self { name, window: Window::DESKTOP, seed: 1, hurry: true, expected: &[] }
    }

    /// With another window.
    #[must_use]
    pub const fn window(self, window: Window) -> Self {
        Self { window, ..self }
    }

    /// With other chance.
    #[must_use]
    pub const fn seed(self, seed: u32) -> Self {
        Self { seed, ..self }
    }

    /// With bots at the speed that people see.
    #[must_use]
    pub const fn unhurried(self) -> Self {
        Self { hurry: false, ..self }
    }

    /// With console messages that belong to the test.
    #[must_use]
    pub const fn expecting(self, expected: &'static [&'static str]) -> Self {
        Self { expected, ..self }
    }
}

/// Starts site and browser, runs the test, keeps a picture, and fails if the console complained.
pub fn visit<F>(visit: Visit, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let begin = Instant::now();
        let site = Site::start();
        let driver = Driver::start().await;
        let page = Page::new(visit.name, driver.client.clone(), site);
        page.resize(visit.window).await;
        page.before_everything(&chance(visit.seed)).await;
        page.before_everything(WATCH).await;
        page.before_everything(GIVEN).await;
        if visit.hurry {
            page.before_everything(HURRY).await;
        }
        // In a task of its own, so that a failed test still leaves a picture.
        let result = tokio::time::timeout(LIMIT, tokio::spawn(test(page.clone()))).await;
        let failed = !matches!(result, Ok(Ok(())));
        page.picture(if failed { "failed" } else { "" }).await;
        let complaints = page.complaints().await;
        let complaints: Vec<&String> =
            complaints.iter().filter(|text| !visit.expected.iter().any(|word| text.contains(word))).collect();
        if failed {
            let text = page.try_call("return document.body.innerText;", vec![]).await;
            tell(&format!("{} failed; console: {complaints:#?}\non the page: {text:#?}", visit.name));
        }
        drop(driver);
        match result {
            Ok(Ok(())) => assert!(complaints.is_empty(), "the console complained: {complaints:#?}"),
            Ok(Err(panic)) => std::panic::resume_unwind(panic.into_panic()),
            Err(_) => panic!("not done after {LIMIT:?}"),
        }
        tell(&format!("{}: {:.1} s", visit.name, begin.elapsed().as_secs_f64()));
    });
}

/// The page's chance from a seed (Mulberry32), so that games can be played again.
fn chance(seed: u32) -> String {
    format!(
        "{{ let s = {seed} | 0; Math.random = () => {{ s = s + 0x6D2B79F5 | 0; let t = Math.imul(s ^ s >>> 15, 1 | s); \
         t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; }}; }}"
    )
}

/// Errors at once, for a player who would otherwise go on clicking at a page that has stopped.
const WATCH: &str = "{ window.pageErrors = []; const tell = console.error; \
    console.error = (...words) => { window.pageErrors.push(words.join(' ')); tell.apply(console, words); }; \
    addEventListener('error', event => window.pageErrors.push(event.message)); }";

/// Bots do not pause, by the page's own setting.
const HURRY: &str = "localStorage.setItem('pangea.speed', 'off');";

/// What [`Page::load_with`] gives.
const GIVEN: &str = "{ const given = sessionStorage.getItem('given'); if (given) { sessionStorage.removeItem('given'); \
    const stays = ['pangea.lang', 'pangea.theme', 'pangea.speed']; \
    for (const name of Object.keys(localStorage)) if (!stays.includes(name)) localStorage.removeItem(name); \
    for (const [name, value] of Object.entries(JSON.parse(given))) localStorage.setItem(name, value); } }";
