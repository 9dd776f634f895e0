//! A player who clicks what is legal. It knows no rule: it clicks what the page offers.

use std::time::{Duration, Instant};

use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::page::{PATIENCE, Page};

/// Bots to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bots {
    /// Choose anything.
    Hatchlings,
    /// Choose what looks best now.
    Foragers,
}

/// What a click was, or why there was none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Something was clicked.
    Clicked,
    /// Others are asked.
    Waits,
    /// The game is over.
    Over,
}

/// Who clicks.
pub struct Player {
    page: Page,
    chance: u64,
    clicks: u32,
    covered: u32,
    unreachable: Option<String>,
    kept: f64,
    idle: Vec<String>,
    /// Faces of cards that are played before all others.
    pub likes: &'static [&'static str],
}

impl Player {
    /// A player at this page; the same number, the same clicks.
    pub fn new(page: &Page, chance: u64) -> Self {
        Self {
            page: page.clone(),
            chance: chance.wrapping_mul(2).wrapping_add(1),
            clicks: 0,
            covered: 0,
            unreachable: None,
            kept: 0.0,
            idle: Vec::new(),
            likes: &[],
        }
    }

    /// Clicks so far.
    pub fn clicks(&self) -> u32 {
        self.clicks
    }

    /// Clicks on things that first had to be scrolled out from below something else.
    pub fn covered(&self) -> u32 {
        self.covered
    }

    /// The first thing that no mouse could reach, if there was one. The game has gone on.
    pub fn unreachable(&self) -> Option<&str> {
        self.unreachable.as_deref()
    }

    /// From the first page to a table with this many seats.
    pub async fn sit_down(&mut self, seats: u8, bots: Bots) {
        let page = &self.page;
        page.go("").await;
        page.wait_for("#play-now").await;
        choose(page, &seats.to_string()).await;
        let (place, known) = match bots {
            Bots::Hatchlings => (0, "random"),
            Bots::Foragers => (1, "greedy"),
        };
        let level = page.call(LEVEL, vec![json!(place), json!(known)]).await;
        page.element(&level).expect("a level to choose").click().await.expect("the level can be clicked");
        page.click("#play-now").await;
        self.see_table().await;
    }

    /// Waits for the table.
    pub async fn see_table(&self) {
        self.page.wait_for(".table .prompt").await;
    }

    /// Clicks once, if there is something to click.
    pub async fn step(&mut self) -> Step {
        // Chance goes on with clicks alone: however long the others take, the game is the same.
        let before = self.chance;
        let arguments = vec![json!(self.random()), json!(self.random()), json!(self.likes)];
        let found = self.page.call(NEXT, arguments).await;
        match found[0].as_str() {
            Some("over") => Step::Over,
            Some("waits") => {
                self.chance = before;
                Step::Waits
            }
            Some("broken") => panic!("the page has stopped after {} clicks: {}", self.clicks, found[2]),
            _ => {
                let element = self.page.element(&found[1]).unwrap_or_else(|| panic!("nothing to click: {found}"));
                if let Err(error) = element.click().await {
                    self.uncover(&found[1], &found[2], error).await;
                }
                self.clicks += 1;
                self.moves_on(&found).await;
                Step::Clicked
            }
        }
    }

    /// Fails when many clicks have led to no move.
    async fn moves_on(&mut self, found: &Value) {
        let kept = self.page.number("localStorage.getItem('pangea.game.record')?.length ?? 0").await;
        if kept != self.kept {
            (self.kept, self.idle) = (kept, Vec::new());
        }
        self.idle.push(found[2].to_string());
        assert!(self.idle.len() < 60, "60 clicks have led to no move, the last: {:#?}", &self.idle[48..]);
    }

    /// Clicks what was covered, having scrolled it out from below as a person does.
    async fn uncover(&mut self, answer: &Value, words: &Value, error: CmdError) {
        let element = self.page.element(answer).unwrap_or_else(|| panic!("{words}: {error}"));
        // One such thing is enough to tell of; looking for more would take the whole evening.
        let places = if self.unreachable.is_none() { &["center", "start", "end"][..] } else { &["center"] };
        for place in places {
            let scroll = "arguments[0].scrollIntoView({ block: arguments[1], inline: 'center', behavior: 'instant' });";
            self.page.call(scroll, vec![answer.clone(), json!(place)]).await;
            if element.click().await.is_ok() {
                self.covered += 1;
                return;
            }
        }
        if self.unreachable.is_none() {
            self.page.picture("unreachable").await;
            self.unreachable = Some(format!("{words} cannot be clicked, wherever it is scrolled to: {error}"));
        }
        self.page.call("arguments[0].click();", vec![answer.clone()]).await;
    }

    /// Plays until an expression is true or the game is over; says whether the expression was.
    pub async fn play_until(&mut self, expression: &str, limit: Duration) -> bool {
        let begin = Instant::now();
        let mut waits_since = Instant::now();
        while begin.elapsed() < limit {
            if self.page.is(expression).await {
                return true;
            }
            match self.step().await {
                Step::Over => return self.page.is(expression).await,
                Step::Clicked => waits_since = Instant::now(),
                Step::Waits => {
                    assert!(waits_since.elapsed() < PATIENCE, "nobody has moved for {PATIENCE:?}");
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
        false
    }

    /// Waits for the others.
    pub async fn wait_for_turn(&self) {
        self.page.wait("the own turn", "document.querySelector('.prompt:not(.wait)')").await;
    }

    /// A number in 0..1.
    fn random(&mut self) -> f64 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as f64 / f64::from(1u32 << 31)
    }
}

/// Presses the button of a group that shows this text.
async fn choose(page: &Page, text: &str) {
    let found = page.call(NUMBER, vec![Value::from(text)]).await;
    let button = page.element(&found).unwrap_or_else(|| panic!("no button {text}"));
    button.click().await.unwrap_or_else(|error| panic!("button {text} cannot be clicked: {error}"));
}

const NUMBER: &str = "return [...document.querySelectorAll('.seg button, .segm button, [role=group] button')]\
    .find(button => button.textContent.trim() === arguments[0]) ?? null;";

/// The level by the name of its bot if the button has it, else by its place in the second group.
const LEVEL: &str = "return document.querySelector(`button[data-bot=\"${arguments[1]}\"]`) \
    ?? document.querySelectorAll('.seg, .segm')[1].querySelectorAll('button')[arguments[0]] ?? null;";

/// What to click next: [kind, element, words].
const NEXT: &str = "
    const [number, coin, likes] = arguments;
    const all = css => [...document.querySelectorAll(css)].filter(one => one.offsetParent !== null);
    const any = list => list[Math.floor(number * list.length)];
    const click = (kind, one) => [kind, one, kind + ' ' + (one.getAttribute('aria-label') ?? one.textContent)];
    if (window.pageErrors?.length) return ['broken', null, window.pageErrors.join()];
    if (document.querySelector('.result-panel')) return ['over'];
    const prompt = document.querySelector('.prompt');
    if (!prompt || prompt.classList.contains('wait')) return ['waits'];
    const choices = all('.prompt .choice');
    if (choices.length) return click('choice', any(choices));
    const own = all('.own .beast.is-legal'), other = all('.opp .beast.is-legal'), targets = [...other, ...own];
    const solid = all('.prompt .btn.primary, .prompt .btn.danger');
    const few = all('.own .beast').length < 3;
    if (all('.card.sel').length && solid.length && targets.length && !few && coin < 0.5) return click('target', any(targets));
    const verbs = all('.prompt .btn:not(.quiet)');
    if (all('.own .beast.is-actor').length && verbs.length) return click('verb', any(verbs));
    if (solid.length) return click('solid', solid[solid.length - 1]);
    if (all('.own .beast.is-actor, .card.sel').length) {
        if (targets.length) return click('target', any(targets));
        const back = all('.prompt .btn.quiet')[0];
        if (back) return click('back', back);
    }
    if (own.length) return click('own', any(own));
    const faces = all('.half[aria-disabled=false]');
    const liked = faces.filter(face => likes.includes(face.dataset.face));
    if (liked.length) return click('face', any(liked));
    if (faces.length) return click('face', any(faces));
    const buttons = all('.prompt .btn');
    if (buttons.length) return click('button', buttons[buttons.length - 1]);
    return ['nothing', null, prompt.textContent];
";
