//! A whole case: a window for it, the console clean, a picture kept.

use std::any::Any;
use std::cell::RefCell;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fantoccini::wd::WindowHandle;
use tokio::runtime::{Builder, Runtime};

use crate::browser::Browser;
use crate::driver::Driver;
use crate::page::{Page, Window};
use crate::site::Site;
use crate::tell;

/// The longest a case may take.
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
    /// At a site of its own, which this browser has never seen.
    pub alone: bool,
    /// In the light theme, whatever the system has.
    pub light: bool,
    /// With a picture of the end.
    pub picture: bool,
    /// With a summary at the end of every round.
    pub summary: bool,
}

impl Visit {
    /// A visit on a laptop, with bots that do not pause.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            window: Window::DESKTOP,
            seed: 1,
            hurry: true,
            expected: &[],
            alone: false,
            light: false,
            picture: true,
            summary: false,
        }
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

    /// With a summary at the end of every round, as people see it.
    #[must_use]
    pub const fn with_summary(self) -> Self {
        Self { summary: true, ..self }
    }

    /// In the light theme, whatever the system has.
    #[must_use]
    pub const fn light(self) -> Self {
        Self { light: true, ..self }
    }

    /// Without a picture of the end, unless it fails.
    #[must_use]
    pub const fn without_picture(self) -> Self {
        Self { picture: false, ..self }
    }

    /// At a site of its own, which this browser has never seen: nothing is stored, and it may be stopped.
    #[must_use]
    pub const fn elsewhere(self) -> Self {
        Self { alone: true, ..self }
    }

    /// With console messages that belong to the test.
    #[must_use]
    pub const fn expecting(self, expected: &'static [&'static str]) -> Self {
        Self { expected, ..self }
    }
}

/// A browser that is used for one case after another, and the site that it visits.
struct Shared {
    driver: Driver,
    site: Arc<Mutex<Site>>,
    /// An empty window that keeps the browser open between cases.
    keeper: WindowHandle,
    /// The last to end: the driver's commands run on it.
    runtime: Runtime,
}

impl Shared {
    fn start(browser: Browser) -> Self {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let driver = runtime.block_on(Driver::start(browser));
        let keeper = runtime.block_on(driver.client.window()).expect("a window");
        Self { driver, site: site(browser), keeper, runtime }
    }
}

fn site(browser: Browser) -> Arc<Mutex<Site>> {
    let site = if browser == Browser::Chromium { Site::start() } else { Site::with_early_scripts() };
    Arc::new(Mutex::new(site))
}

thread_local! {
    static SHARED: RefCell<Option<Shared>> = const { RefCell::new(None) };
}

/// Ends the browser of this thread, if it has one.
pub fn end_browser() {
    SHARED.with_borrow_mut(Option::take);
}

/// Visits the page in a window of its own of this thread's browser, keeps a picture, and fails if the console complained.
/// After a failure the next case gets another browser.
pub fn visit<F>(visit: Visit, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let browser = Browser::chosen();
    let shared = SHARED.take().unwrap_or_else(|| Shared::start(browser));
    let site = if visit.alone { site(browser) } else { shared.site.clone() };
    let page = Page::new(visit.name, browser, shared.driver.client.clone(), site);
    match shared.runtime.block_on(look(visit, page, &shared.keeper, test)) {
        Ok(true) => SHARED.set(Some(shared)),
        Ok(false) => drop(shared),
        Err(failure) => {
            drop(shared);
            std::panic::resume_unwind(failure);
        }
    }
}

type Failure = Box<dyn Any + Send>;

/// The whole case. Returns whether its window could be closed, so that the browser serves for the next one.
async fn look<F>(visit: Visit, page: Page, keeper: &WindowHandle, test: impl FnOnce(Page) -> F) -> Result<bool, Failure>
where
    F: Future<Output = ()> + Send + 'static,
{
    // Elsewhere a second window may be hidden behind the first; there the frame is the window.
    let has_window = page.browser() == Browser::Chromium;
    if has_window {
        let window = page.client.new_window(true).await.expect("a window");
        page.client.switch_to_window(window.handle).await.expect("the window");
    }
    prepare(&visit, &page).await;
    // In a task of its own, so that a failed test still leaves a picture.
    let result = tokio::time::timeout(LIMIT, tokio::spawn(test(page.clone()))).await;
    let failed = !matches!(result, Ok(Ok(())));
    if failed || visit.picture {
        page.picture(if failed { "failed" } else { "" }).await;
    }
    let complaints = page.complaints().await;
    let complaints: Vec<&String> =
        complaints.iter().filter(|text| !visit.expected.iter().any(|word| text.contains(word))).collect();
    if failed {
        let text = page.try_call("return document.body.innerText;", vec![]).await;
        tell(&format!("{} failed; console: {complaints:#?}\non the page: {text:#?}", visit.name));
    }
    match result {
        Ok(Ok(())) if complaints.is_empty() => (),
        Ok(Ok(())) => return Err(Box::new(format!("the console complained: {complaints:#?}"))),
        Ok(Err(panic)) => return Err(panic.into_panic()),
        Err(_) => return Err(Box::new(format!("not done after {LIMIT:?}"))),
    }
    // A busy machine may not answer in time; the next case then begins with another browser.
    let client = &page.client;
    Ok(!has_window || client.close_window().await.is_ok() && client.switch_to_window(keeper.clone()).await.is_ok())
}

/// Gets the window of a visit ready.
pub(crate) async fn prepare(visit: &Visit, page: &Page) {
    page.begin().await;
    page.resize(visit.window).await;
    page.site().forget_early();
    page.forget(&[]).await;
    page.before_everything(&chance(visit.seed)).await;
    page.before_everything(WATCH).await;
    if visit.hurry {
        page.before_everything(HURRY).await;
    }
    if !visit.summary {
        page.before_everything(NO_SUMMARY).await;
    }
    if visit.light {
        page.before_everything("localStorage.setItem('pangea.theme', 'light');").await;
    }
    let _ = page.complaints().await;
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

/// Nothing stands at the end of a round, unless a case is about that.
const NO_SUMMARY: &str = "localStorage.setItem('pangea.summary', 'off');";

/// Bots do not pause, by the page's own setting.
const HURRY: &str = "localStorage.setItem('pangea.speed', 'off');";
