//! What a test does with the page: look, click, press, wait.

use std::fs;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::browser::Browser;
use crate::site::Site;

/// Longer than anything takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);
const POLL: Duration = Duration::from_millis(40);
/// The key of an element in answers, from the standard.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The size of the page in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// CSS pixels.
    pub width: u32,
    /// CSS pixels.
    pub height: u32,
    /// Pixels of the screen for a CSS pixel.
    pub scale: u32,
    /// Touched instead of clicked.
    pub phone: bool,
}

impl Window {
    /// A laptop.
    pub const DESKTOP: Self = Self { width: 1440, height: 900, scale: 1, phone: false };
    /// The laptop zoomed to 200 %.
    pub const ZOOMED: Self = Self { width: 720, height: 450, scale: 2, phone: false };
    /// A very wide screen.
    pub const WIDE: Self = Self { width: 2560, height: 1300, scale: 1, phone: false };
    /// A usual phone.
    pub const PHONE: Self = Self { width: 390, height: 844, scale: 1, phone: true };
    /// A phone with the bars of its browser.
    pub const SHORT: Self = Self { width: 390, height: 664, scale: 1, phone: true };
    /// A phone on its side.
    pub const LANDSCAPE: Self = Self { width: 844, height: 390, scale: 1, phone: true };
    /// A small laptop.
    pub const LAPTOP: Self = Self { width: 1280, height: 800, scale: 1, phone: false };
    /// A narrow phone.
    pub const NARROW: Self = Self { width: 360, height: 740, scale: 1, phone: true };
}

/// The page in the browser.
#[derive(Clone)]
pub struct Page {
    /// For commands that are not here.
    pub client: Client,
    name: Arc<str>,
    site: Arc<Mutex<Site>>,
    address: Arc<str>,
    browser: Browser,
    window: Arc<Mutex<Option<Window>>>,
}

impl Page {
    /// The page of a site, not yet visited.
    pub fn new(name: &str, browser: Browser, client: Client, site: Arc<Mutex<Site>>) -> Self {
        let address = site.lock().unwrap_or_else(std::sync::PoisonError::into_inner).address().into();
        Self { client, name: name.into(), site, address, browser, window: Arc::default() }
    }

    /// The browser it is seen in.
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// The site it comes from.
    pub fn site(&self) -> MutexGuard<'_, Site> {
        self.site.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The same, for somebody who stops it on another thread.
    pub fn site_of(&self) -> Arc<Mutex<Site>> {
        self.site.clone()
    }

    /// A command of the DevTools protocol, which only Chromium knows.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.post("goog/cdp/execute", body).await.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Makes the page exactly this large.
    pub async fn resize(&self, window: Window) {
        let last = self.window.lock().unwrap_or_else(std::sync::PoisonError::into_inner).replace(window);
        if last == Some(window) {
            return;
        }
        let Window { width, height, scale, phone } = window;
        if self.browser != Browser::Chromium {
            let resize = "Object.assign(window.frameElement.style, { width: `${arguments[0]}px`, height: `${arguments[1]}px` });";
            self.call(resize, vec![json!(width), json!(height)]).await;
            return;
        }
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        if last.is_none_or(|last| last.phone != phone) {
            self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
        }
    }

    /// Runs a script in every document before the page's own.
    pub async fn before_everything(&self, script: &str) {
        if self.browser != Browser::Chromium {
            return self.site().add_early(script);
        }
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Goes to an address of the page (`""`, `"#/rules"`).
    pub async fn go(&self, path: &str) {
        if self.browser != Browser::Chromium {
            return self.leave(LEAVE, vec![json!(format!("{}{path}", self.address))]).await;
        }
        self.client.goto(&format!("{}{path}", self.address)).await.unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        if self.browser != Browser::Chromium {
            return self.leave("window.left = true; location.reload(); return true;", vec![]).await;
        }
        self.client.refresh().await.unwrap_or_else(|error| panic!("reload: {error}"));
    }

    /// Gets a window ready. Other browsers than Chromium have no windows as narrow as a phone, so there the page stands in
    /// a frame.
    pub async fn begin(&self) {
        if self.browser != Browser::Chromium {
            self.client.set_window_size(2600, 1500).await.expect("a large window");
            self.client.goto(&format!("{}frame", self.address)).await.expect("the frame");
            self.enter().await.expect("a frame");
        }
    }

    async fn enter(&self) -> Result<(), CmdError> {
        self.client.enter_parent_frame().await?;
        self.client.find(Locator::Css("iframe")).await?.enter_frame().await
    }

    /// Runs a script that says whether the document in the frame is left for another one, and waits for that.
    async fn leave(&self, script: &str, arguments: Vec<Value>) {
        if self.call(script, arguments).await == Value::Bool(true) {
            self.wait("another document", "!window.left && document.readyState === 'complete'").await;
        }
    }

    /// Loads the settings, the plainest screen, in a browser that has kept this and, besides language, theme and speed,
    /// nothing else.
    pub async fn load_with(&self, kept: Value) {
        self.load_at("#/settings", kept).await;
        self.wait_for("main").await;
    }

    /// Loads a screen in a browser that has kept this and, besides language, theme and speed, nothing else.
    pub async fn load_at(&self, path: &str, kept: Value) {
        self.forget(&["pangea.lang", "pangea.theme", "pangea.speed"]).await;
        let keep = "for (const [name, value] of Object.entries(arguments[0])) localStorage.setItem(name, value);";
        self.call(keep, vec![kept]).await;
        self.go(path).await;
    }

    /// Leaves the page for an empty one of the same site, where nothing is being kept any more, and forgets what was, but
    /// for these names.
    pub async fn forget(&self, except: &[&str]) {
        self.go("healthz").await;
        let forget = "sessionStorage.clear(); for (const name of Object.keys(localStorage)) \
            if (!arguments[0].includes(name)) localStorage.removeItem(name);";
        self.call(forget, vec![json!(except)]).await;
    }

    /// The value of an expression.
    pub async fn eval(&self, expression: &str) -> Value {
        self.call(&format!("return ({expression});"), vec![]).await
    }

    /// Runs a function's body with arguments; a promise is waited for.
    pub async fn call(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.try_call(body, arguments).await.unwrap_or_else(|error| panic!("{body}\n{error}"))
    }

    /// As [`Page::call`], while the document may be changing.
    pub async fn try_call(&self, body: &str, arguments: Vec<Value>) -> Result<Value, CmdError> {
        // Not every browser lets a script wait, or waits for what it promises.
        let body = format!("(async () => {{ {body}\n }})()");
        match self.browser {
            Browser::Chromium | Browser::Firefox => self.client.execute(&format!("return {body};"), arguments).await,
            Browser::WebKit => {
                let end = "const end = arguments[arguments.length - 1];";
                let script = format!(
                    "{end} {body}.then(value => end([value ?? null]), error => end({{ error: String(error) }}));"
                );
                let answer = self.client.execute_async(&script, arguments).await?;
                match answer.get(0) {
                    Some(value) => Ok(value.clone()),
                    None => Err(CmdError::InvalidArgument("script".to_owned(), answer["error"].to_string())),
                }
            }
        }
    }

    /// Whether an expression is true.
    pub async fn is(&self, expression: &str) -> bool {
        self.eval(&format!("!!({expression})")).await == Value::Bool(true)
    }

    /// An expression's text.
    pub async fn text(&self, expression: &str) -> String {
        self.eval(&format!("String({expression})")).await.as_str().unwrap_or_default().to_owned()
    }

    /// An expression's number.
    pub async fn number(&self, expression: &str) -> f64 {
        self.eval(&format!("Number({expression})")).await.as_f64().unwrap_or(f64::NAN)
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, what: &str, expression: &str) {
        let begin = Instant::now();
        let script = format!("{LOOK} return look(() => ({expression}) ? true : null, false);");
        loop {
            // While the document is being replaced the answer is an error.
            match self.try_call(&script, vec![]).await {
                Ok(Value::Bool(true)) => return,
                Ok(_) if begin.elapsed() < PATIENCE => (),
                Err(_) if begin.elapsed() < PATIENCE => {
                    if self.browser != Browser::Chromium {
                        let _ = self.enter().await;
                    }
                    tokio::time::sleep(POLL).await;
                }
                other => panic!("waited {PATIENCE:?} for {what} (`{expression}`): {other:?}"),
            }
        }
    }

    /// Waits for an element.
    pub async fn wait_for(&self, css: &str) {
        self.wait(css, &format!("document.querySelector({})", Value::from(css))).await;
    }

    /// Clicks an element as a person would: it must be there, and nothing may cover it when it is scrolled to the middle. A
    /// click that hits something else, because letters came and moved the page meanwhile, or nothing is made again.
    pub async fn click(&self, css: &str) {
        let script = format!(
            "{LOOK} {POINT} {STRUCK} const found = () => document.querySelector(arguments[0]); \
             const one = await look(found, null); const at = one && point(one); \
             if (at) strike(one, arguments[0]); return at;"
        );
        for _ in 0..AGAIN {
            let Ok(place) = self.try_call(&script, vec![json!(css)]).await else { break };
            if !self.click_at(&place).await {
                break;
            }
            // Where the document has been left by the click there is nothing to ask.
            match self.try_call("return window.struck ? window.struck.missed : null;", vec![]).await {
                Ok(Value::String(other)) => crate::tell(&format!("a click on {css} hit {other} and is made again")),
                _ => return,
            }
        }
        self.wait_for(css).await;
        let element = self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
        if element.click().await.is_ok() {
            return;
        }
        let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });";
        self.call(scroll, vec![json!(css)]).await;
        element.click().await.unwrap_or_else(|error| panic!("{css} cannot be clicked: {error}"));
    }

    /// Clicks at a point that [`POINT`] has found, without any more questions. Says whether there was one, and a browser
    /// that can.
    pub async fn click_at(&self, point: &Value) -> bool {
        let (Some(x), Some(y), Browser::Chromium) = (point[0].as_f64(), point[1].as_f64(), self.browser) else {
            return false;
        };
        for (kind, button, pressed) in
            [("mouseMoved", "none", 0), ("mousePressed", "left", 1), ("mouseReleased", "left", 0)]
        {
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": pressed, "clickCount": 1 });
            self.devtools("Input.dispatchMouseEvent", event).await;
        }
        true
    }

    /// The element that an answer of [`Page::call`] holds.
    pub fn element(&self, answer: &Value) -> Option<Element> {
        let id = answer.get(ELEMENT)?.as_str()?.to_owned();
        Some(Element::from_element_id(self.client.clone(), ElementRef::from(id)))
    }

    /// Presses a key and lets it go; special ones are in `fantoccini::key`.
    pub async fn press(&self, key: char) {
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(keys).await.unwrap_or_else(|error| panic!("key {key:?}: {error}"));
    }

    /// Presses Tab until the element that has the focus meets the selector.
    pub async fn tab_to(&self, css: &str) {
        let reached = self.tab_until(css, "one.matches(arguments[0])", json!(css)).await;
        reached.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Presses Tab until this element, or something in it, has the focus. Fails if it is no longer part of the page.
    pub async fn tab_into(&self, what: &str, element: &Value) -> Result<(), CmdError> {
        self.tab_until(what, "arguments[0].contains(one)", element.clone()).await
    }

    /// Presses Tab this often, back if it is less than never.
    async fn press_tabs(&self, count: i64) {
        let (tab, shift) = (Key::Tab.into(), Key::Shift.into());
        let mut keys = KeyActions::new("keyboard".to_owned());
        if count < 0 {
            keys = keys.then(KeyAction::Down { value: shift });
        }
        for _ in 0..count.abs() {
            keys = keys.then(KeyAction::Down { value: tab }).then(KeyAction::Up { value: tab });
        }
        if count < 0 {
            keys = keys.then(KeyAction::Up { value: shift });
        }
        self.client.perform_actions(keys).await.unwrap_or_else(|error| panic!("Tab: {error}"));
    }

    async fn tab_until(&self, what: &str, meets: &str, argument: Value) -> Result<(), CmdError> {
        let there = format!("const one = document.activeElement; return !!one && {meets};");
        // As often as it should take, back where that is shorter; then by and by. Scrolled lists may be stops as well.
        let far = self.try_call(&STOPS.replace("MEETS", meets), vec![argument.clone()]).await?.as_i64().unwrap_or(1);
        for count in std::iter::once(far).chain(std::iter::repeat_n(far.signum(), 200)) {
            self.press_tabs(count).await;
            if self.try_call(&there, vec![argument.clone()]).await? == Value::Bool(true) {
                return Ok(());
            }
        }
        panic!("Tab does not reach {what}");
    }

    /// Keeps a picture in `out/e2e`, or in the browser's own folder there, when everything that moves has arrived.
    pub async fn picture(&self, label: &str) {
        let name = if label.is_empty() { self.name.to_string() } else { format!("{}-{label}", self.name) };
        self.picture_named(&name).await;
    }

    /// The same under a name of its own.
    pub async fn picture_named(&self, name: &str) {
        let folder = crate::root().join("out/e2e").join(self.browser.folder());
        let _ = self.try_call(ARRIVED, vec![]).await;
        let Ok(png) = self.client.screenshot().await else { return };
        let name = format!("{name}.png");
        let kept = fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(&name), png));
        kept.unwrap_or_else(|error| panic!("{name}: {error}"));
    }

    /// Errors and warnings of the console since the last question. Of other browsers than Chromium only the errors of the
    /// present document are known.
    pub async fn complaints(&self) -> Vec<String> {
        if self.browser != Browser::Chromium {
            let errors = self.try_call("return window.pageErrors ?? [];", vec![]).await.unwrap_or_default();
            return errors.as_array().into_iter().flatten().map(Value::to_string).collect();
        }
        let entries = self.post("se/log", json!({ "type": "browser" })).await;
        let entries = entries.unwrap_or_else(|error| panic!("the console: {error}"));
        let entries = entries.as_array().cloned().unwrap_or_default();
        let bad = entries.iter().filter(|entry| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")));
        // What another page said last may arrive late.
        let is_here = |text: &String| !text.contains("http://127.0.0.1:") || text.contains(&*self.address);
        bad.map(|entry| format!("{}: {}", entry["level"], entry["message"])).filter(is_here).collect()
    }

    async fn post(&self, path: &'static str, body: Value) -> Result<Value, CmdError> {
        self.client.issue_cmd(Post { path, body }).await
    }
}

/// In the page: looks whether there is something, again and again for a second, then gives up with another answer.
pub const LOOK: &str = "const look = async (find, otherwise) => { for (const end = performance.now() + 1000; ; ) { \
    const found = find(); if (found !== null) return found; \
    if (performance.now() > end) return otherwise; await new Promise(done => setTimeout(done, 15)); } };";

/// In the page: the middle of what is seen of an element, scrolled into the window if it has to be; nothing if something
/// covers it there. Where a driver would click.
pub const POINT: &str = "const point = one => { \
    const middle = () => { const r = one.getClientRects()[0]; if (!r) return null; \
        const [left, right] = [Math.max(r.left, 0), Math.min(r.right, innerWidth)]; \
        const [top, bottom] = [Math.max(r.top, 0), Math.min(r.bottom, innerHeight)]; \
        return left < right && top < bottom ? [(left + right) / 2, (top + bottom) / 2] : null; }; \
    const seen = at => { const top = at && document.elementFromPoint(...at); return top && one.contains(top); }; \
    let at = middle(); \
    if (!seen(at)) { one.scrollIntoView({ block: 'end', inline: 'nearest', behavior: 'instant' }); at = middle(); } \
    return seen(at) ? at : null; };";

/// How often a click that hits something else is made again.
const AGAIN: usize = 5;

/// In the page: remembers what the next press and its release hit, if that is not the element nor one that has taken its
/// place. A browser throws presses away until it has shown a document for the first time: those hit nothing. A page that moves
/// between press and release makes no click of them.
const STRUCK: &str = "const strike = (one, css) => { const struck = window.struck = { missed: 'nothing' }; \
    const hits = to => one.contains(to) || to.closest?.(css); const name = to => to.outerHTML?.slice(0, 100) ?? String(to); \
    const down = ({ target: pressed }) => { \
        const up = ({ target }) => { const stays = pressed.isConnected; \
            struck.missed = !hits(target) ? stays ? `let go over ${name(target)}` : null \
                : stays ? null : `${name(target)}, drawn anew meanwhile`; }; \
        if (hits(pressed)) document.addEventListener('pointerup', up, { capture: true, once: true }); \
        else struck.missed = name(pressed); }; \
    document.addEventListener('pointerdown', down, { capture: true, once: true }); };";

/// How many stops of the keyboard there should be from here to what is looked for, by the order of the document; fewer than
/// none are back.
const STOPS: &str = "const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')] \
    .filter(one => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length && !one.closest('[inert]') \
        && getComputedStyle(one).visibility !== 'hidden' && (one.type !== 'radio' || one.checked)); \
    const from = stops.indexOf(document.activeElement); \
    const far = stops.slice(from + 1).findIndex(one => MEETS) + 1; \
    const back = from < 0 ? 0 : stops.slice(0, from).reverse().findIndex(one => MEETS) + 1; \
    return back && (!far || back < far) ? -back : far || 1;";

/// Waits until what moves has arrived and letters are there; what moves for ever is not waited for.
pub const ARRIVED: &str = "void document.body.offsetWidth; await document.fonts.ready; await Promise.all(document.getAnimations() \
    .filter(one => one.effect?.getComputedTiming().endTime < 10000).map(one => one.finished.catch(() => 0)));";

/// Goes to an address in the frame; says whether that is another document.
const LEAVE: &str = "const to = new URL(arguments[0]), here = location.href.split('#')[0]; \
    const stays = to.hash && to.href.split('#')[0] === here; \
    if (!stays) window.left = true; location.href = to; return !stays;";

/// A command that only chromedriver knows.
#[derive(Debug)]
struct Post {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
