//! A player who clicks what is legal, or presses keys. It knows no rule: it takes what the page offers.

use std::time::{Duration, Instant};

use fantoccini::error::CmdError;
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::page::{LOOK, PATIENCE, POINT, Page};

/// Bots to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bots {
    /// Choose anything.
    Hatchlings,
    /// Choose what looks best now.
    Foragers,
}

/// With what the player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// Everything is clicked.
    Mouse,
    /// Tab and Enter, and the keys of the table.
    Keys,
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
    hands: Hands,
    /// A function of the page that says of an element whether it is left alone.
    avoids: Option<String>,
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
            hands: Hands::Mouse,
            avoids: None,
        }
    }

    /// The same, who leaves alone what a function of the page says so of; where nothing else is left they wait.
    #[must_use]
    pub fn avoiding(self, function: &str) -> Self {
        Self { avoids: Some(function.to_owned()), ..self }
    }

    /// The same without a mouse.
    #[must_use]
    pub fn by_keys(self) -> Self {
        Self { hands: Hands::Keys, ..self }
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
        self.sit_down_to("origin", seats, bots).await;
    }

    /// The same at a table of this edition.
    pub async fn sit_down_to(&mut self, edition: &str, seats: u8, bots: Bots) {
        let page = self.page.clone();
        page.go("").await;
        page.wait_for("#play-now").await;
        let wanted = format!("input[name=edition][value={edition}]");
        if !page.is(&format!("document.querySelector('{wanted}').checked")).await {
            match self.hands {
                Hands::Mouse => page.click(&format!("label:has({wanted})")).await,
                Hands::Keys => {
                    // A group of radio buttons is one stop; the arrows choose.
                    page.tab_to("input[name=edition]:checked").await;
                    while !page.is(&format!("document.querySelector('{wanted}').checked")).await {
                        page.press(Key::Down.into()).await;
                    }
                }
            }
        }
        let bot = match bots {
            Bots::Hatchlings => "hatchling",
            Bots::Foragers => "forager",
        };
        for css in [&format!("button[data-seats='{seats}']"), &format!("button[data-bot='{bot}']"), "#play-now"] {
            match self.hands {
                Hands::Mouse => page.click(css).await,
                Hands::Keys => {
                    page.tab_to(css).await;
                    page.press(Key::Enter.into()).await;
                }
            }
        }
        self.see_table().await;
    }

    /// Waits for the table.
    pub async fn see_table(&self) {
        self.page.wait_for(".table .prompt").await;
    }

    /// Clicks once, if there is something to click now.
    pub async fn step(&mut self) -> Step {
        self.step_unless("false", "next()").await.unwrap_or(Step::Waits)
    }

    /// Clicks once, if there is something to click within a second.
    pub async fn step_soon(&mut self) -> Step {
        self.step_unless("false", SOON).await.unwrap_or(Step::Waits)
    }

    /// Clicks once, if there is something to click; nothing once the expression is true.
    pub(crate) async fn step_unless(&mut self, expression: &str, when: &str) -> Option<Step> {
        // Chance goes on with clicks alone: however long the others take, the game is the same.
        let before = self.chance;
        let arguments = vec![json!(self.random()), json!(self.random())];
        let avoids = self.avoids.as_deref().unwrap_or("null");
        let script = format!(
            "const met = () => ({expression}); const avoids = {avoids}; const [number, coin] = arguments; \
             {LOOK} {POINT} {NEXT} return {when};"
        );
        let found = self.page.call(&script, arguments).await;
        match found[0].as_str() {
            Some("met") => {
                self.chance = before;
                None
            }
            Some("over") => Some(Step::Over),
            Some("waits") => {
                self.chance = before;
                Some(Step::Waits)
            }
            Some("broken") => panic!("the page has stopped after {} clicks: {}", self.clicks, found[2]),
            Some(kind) => {
                assert!(self.page.element(&found[1]).is_some(), "nothing to click: {found}");
                match self.hands {
                    Hands::Mouse => self.click(&found).await,
                    Hands::Keys => self.press(kind, &found).await,
                }
                self.clicks += 1;
                self.moves_on(&found);
                Some(Step::Clicked)
            }
            None => panic!("what is there to click? {found}"),
        }
    }

    async fn click(&mut self, found: &Value) {
        if self.page.click_at(&found[5]).await {
            return;
        }
        let element = self.page.element(&found[1]).expect("an element");
        if let Err(error) = element.click().await {
            // The table has been drawn anew since: look again.
            if is_gone(&error) {
                return;
            }
            self.uncover(&found[1], &found[2], error).await;
        }
    }

    /// By the keys that the list of keys promises, else with Tab and Enter.
    async fn press(&mut self, kind: &str, found: &Value) {
        let key = found[4].as_str().and_then(|key| key.chars().next());
        match (kind, key) {
            ("choice" | "face" | "stop", Some(key)) => self.page.press(key).await,
            _ => {
                match self.page.tab_into(&found[2].to_string(), &found[1]).await {
                    // The table has been drawn anew since: look again.
                    Err(error) if is_gone(&error) => return,
                    reached => reached.unwrap_or_else(|error| panic!("{}: {error}", found[2])),
                }
                self.page.press(Key::Enter.into()).await;
            }
        }
    }

    /// Fails when many clicks have led to no move.
    fn moves_on(&mut self, found: &Value) {
        let kept = found[3].as_f64().unwrap_or_default();
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
            match self.page.try_call(scroll, vec![answer.clone(), json!(place)]).await {
                Err(error) if is_gone(&error) => return,
                scrolled => scrolled.unwrap_or_else(|error| panic!("{words}: {error}")),
            };
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

    /// Plays until an expression is true or the game is over; returns whether the expression was.
    pub async fn play_until(&mut self, expression: &str, limit: Duration) -> bool {
        let begin = Instant::now();
        let mut waits_since = Instant::now();
        while begin.elapsed() < limit {
            match self.step_unless(expression, SOON).await {
                None => return true,
                Some(Step::Over) => return self.page.is(expression).await,
                Some(Step::Clicked) => waits_since = Instant::now(),
                Some(Step::Waits) => assert!(waits_since.elapsed() < PATIENCE, "nobody has moved for {PATIENCE:?}"),
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

/// What to click next, when there is something: kind, element, words, how much has happened (the length of the kept game and
/// the number of the next event), the key that does the same, and the point to click.
const NEXT: &str = "const next = () => {
    if (met()) return ['met'];
    const all = css => [...document.querySelectorAll(css)].filter(one => one.offsetParent !== null && !avoids?.(one));
    // A case may prefer some things to others.
    const any = list => window.prefers?.(list) ?? list[Math.floor(number * list.length)];
    const kept = Object.keys(localStorage).filter(name => name.startsWith('pangea.') && name.endsWith('.record'));
    const seen = Number(document.querySelector('.table')?.dataset.next ?? 0);
    const length = kept.reduce((sum, name) => sum + localStorage.getItem(name).length, seen);
    const click = (kind, one, key) => !one && avoids ? ['waits'] :
        [kind, one, kind + ' ' + (one.getAttribute('aria-label') ?? one.textContent), length, key ?? null, point(one)];
    const nothing = () => avoids ? ['waits'] : ['nothing', null, document.querySelector('.prompt').textContent];
    const numbered = place => place < 9 ? String(place + 1) : null;
    if (window.pageErrors?.length) return ['broken', null, window.pageErrors.join()];
    if (document.querySelector('.result-panel')) return ['over'];
    // On a busy machine a click may have come late, and what it met was looked at.
    const looked = document.querySelector('dialog.inspect[open] [data-close]');
    if (looked) return click('close', looked);
    const cover = document.querySelector('#hand-over');
    if (cover) return click('hand over', cover);
    const prompt = document.querySelector('.prompt');
    if (!prompt || prompt.classList.contains('wait')) return ['waits'];
    if (document.querySelector('.boardgame')) {
        const solid = all('.prompt .btn.primary'), deadly = all('.prompt .btn.danger'), choices = all('[data-choice]');
        const faces = all('button.half[aria-disabled=false]'), cards = all('.hand .card');
        const face = one => click('face', one, numbered(cards.indexOf(one.closest('.card'))));
        const back = () => click('back', all('.prompt .btn.quiet')[0]);
        if (deadly.length) return click('solid', deadly[0]);
        if (choices.length) {
            const one = any(choices);
            return click('choice', one, numbered(Number(one.dataset.choice)));
        }
        const slots = all('button.slot.drop'), places = [...slots, ...all('.newsp[aria-disabled=false], button.cell.grow')];
        if (places.length) return click('place', any(slots.length && coin < 0.7 ? slots : places));
        if (all('.card.sel').length) return solid.length ? click('solid', solid[0]) : back();
        if (prompt.classList.contains('attack') && !faces.length) {
            const prey = all('.opp .beast.is-legal, .mini.is-legal, .own .species.is-legal');
            if (prey.length) return click('target', any(prey));
            const rivals = all('[role=tab][data-choosable][aria-selected=false]');
            return rivals.length ? click('rival', any(rivals)) : back();
        }
        if (all('.own .species.is-actor').length) {
            return solid.length ? click('solid', solid[0]) : faces.length && coin < 0.5 ? face(any(faces)) : back();
        }
        const own = all('.own .species.is-legal');
        if (own.length) return click('own', any(own));
        // Cards are played until the coin says it is enough.
        if (faces.length && (!solid.length || coin < 0.6)) return face(any(faces));
        const buttons = all('.prompt .btn');
        return buttons.length ? click('stop', buttons[buttons.length - 1], 'p') : nothing();
    }
    const other = () => all('.opp .beast.is-legal, .prow:not(.mine) .beast.is-legal, .mini.is-legal');
    const solid = all('.prompt .btn.primary, .prompt .btn.danger');
    const choices = all('[data-choice]');
    const given = all('[data-choice][aria-pressed=true]').length, faces = all('.half[aria-disabled=false]');
    // A card was given up: one of the hand takes its place.
    if (given && !solid.length && faces.length) return click('new face', any(faces));
    // One of several ways is chosen already: it is taken, or another one is looked at first.
    const chosen = all('.choice.sel').length && coin < 0.5;
    if (choices.length && !(solid.length && (given || chosen))) {
        const one = any(choices);
        return click('choice', one, numbered(Number(one.dataset.choice)));
    }
    const own = all('.own .beast.is-legal, .mine .beast.is-legal'), targets = [...other(), ...own];
    const few = all('.own .beast, .mine .beast').length < 3;
    if (all('.card.sel').length && solid.length && targets.length && !few && coin < 0.5) return click('target', any(targets));
    const verbs = all('.prompt .btn:not(.quiet)');
    if (all('.own .beast.is-actor, .mine .beast.is-actor').length && verbs.length) return click('verb', any(verbs));
    if (solid.length) return click('solid', solid[solid.length - 1]);
    // Where something goes: a button of the question for each location.
    if (all('.card.sel').length && verbs.length && all('[data-place]').length) return click('verb', any(verbs));
    const areas = all('.areas .part.legal .hit');
    if (areas.length) return click('area', any(areas));
    if (all('.own .beast.is-actor, .mine .beast.is-actor, .card.sel').length) {
        if (targets.length) return click('target', any(targets));
        const rivals = all('[role=tab][data-choosable][aria-selected=false]');
        if (rivals.length) return click('rival', any(rivals));
        const back = all('.prompt .btn.quiet')[0];
        if (back) return click('back', back);
    }
    if (own.length) return click('own', any(own));
    const cards = all('.hand .card');
    if (faces.length) {
        const face = any(faces);
        return click('face', face, numbered(cards.indexOf(face.closest('.card'))));
    }
    const buttons = all('.prompt .btn');
    if (buttons.length) return click('stop', buttons[buttons.length - 1], 'p');
    return nothing();
};";

/// The same within a second.
const SOON: &str = "look(() => { const found = next(); return found[0] === 'waits' ? null : found; }, ['waits'])";

/// Whether what was to be clicked is no longer part of the page.
fn is_gone(error: &CmdError) -> bool {
    error.to_string().contains("stale element")
}
