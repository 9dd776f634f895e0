//! Edition, players, bots, play.

use editions::{Deal, Edition};
use leptos::prelude::*;
use locale::Words;

use super::kept::KeepsCurrent;
use crate::kept_game::seed_by_chance;
use crate::pages::levels::{LEVELS, USUAL};
use crate::pages::setup::draft::Draft;
use crate::parts::Icon;
use crate::prefs::{Prefs, keep, kept, t};
use crate::route::Route;
use crate::session::Session;

/// What is chosen here.
#[derive(Clone, Copy)]
struct Chosen {
    edition: RwSignal<Edition>,
    wanted: RwSignal<u8>,
    bot: RwSignal<&'static str>,
}

impl Chosen {
    /// The last choice.
    fn load() -> Self {
        let edition = kept("pangea.edition").and_then(|id| Edition::from_id(&id)).unwrap_or(Edition::Origin);
        let wanted = kept("pangea.seats").and_then(|n| n.parse().ok()).filter(|n| (2..=8).contains(n)).unwrap_or(4);
        let bot = kept("pangea.bot").and_then(|bot| LEVELS.into_iter().find(|level| level.bot == bot));
        let bot = bot.map_or(USUAL, |level| level.bot);
        let chosen = Self { edition: RwSignal::new(edition), wanted: RwSignal::new(wanted), bot: RwSignal::new(bot) };
        Effect::new(move |_| {
            keep("pangea.edition", chosen.edition.get().id());
            keep("pangea.seats", &chosen.wanted.get().to_string());
            keep("pangea.bot", chosen.bot.get());
        });
        chosen
    }

    /// As many as were wanted and the edition allows.
    fn seats(self) -> u8 {
        self.wanted.get().min(*self.edition.get().seats().end())
    }
}

/// The form.
#[component]
pub fn QuickPlay() -> impl IntoView {
    let prefs = Prefs::here();
    let session = Session::here();
    let chosen = Chosen::load();
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(deal) = Deal::new(chosen.edition.get(), chosen.seats(), []) {
            session.begin_against(deal, chosen.bot.get(), prefs.own_name_now(), seed_by_chance());
            Route::Play.go();
        }
    };
    let carry_over = move |_| {
        let mut draft = Draft::load();
        draft.choose(chosen.edition.get());
        draft.seat_against(chosen.seats(), chosen.bot.get());
        draft.keep();
    };
    view! {
        <form class="quick" aria-labelledby="now-title" on:submit=play>
            <h2 id="now-title">{t("ui-play-now")}</h2>
            <p class="lead">{t("home-start-lead")}</p>
            <fieldset>
                <legend>{t("ui-edition")}</legend>
                {Edition::ALL.map(|edition| view! { <EditionCard edition=edition chosen=chosen/> }).into_iter().collect_view()}
            </fieldset>
            <div class="two">
                <Players chosen=chosen/>
                <Bots chosen=chosen/>
            </div>
            <KeepsCurrent/>
            <button class="btn primary lg" id="play-now"><Icon id="i-play"/>{t("ui-play-now")}</button>
            <div class="foot">
                <p class="facts">
                    <span><Icon id="i-check" class="s18"/>{t("as-printed")}</span>
                    <span><Icon id="i-undo" class="s18"/>{t("home-undo-allowed")}</span>
                </p>
                <a id="more-options" href=Route::Setup.href() on:click=carry_over>{t("home-more-options")}</a>
            </div>
        </form>
    }
}

#[component]
fn EditionCard(edition: Edition, chosen: Chosen) -> impl IntoView {
    let prefs = Prefs::here();
    let is_chosen = move || chosen.edition.get() == edition;
    let seats = edition.seats();
    let note = move || prefs.words().text(&format!("home-edition-{}", edition.id()));
    view! {
        <label class="ed" class:sel=is_chosen>
            <input
                type="radio"
                name="edition"
                value=edition.id()
                prop:checked=is_chosen
                on:change=move |_| chosen.edition.set(edition)
            />
            <span class="em"><Icon id=edition_icon(edition) class="s24"/></span>
            <span class="tx"><b>{move || edition_name(prefs.words(), edition)}</b><span>{note}</span></span>
            <span class="pl">
                <span class="range"><Icon id="i-friends" class="s18"/>{format!("{}–{}", seats.start(), seats.end())}</span>
            </span>
        </label>
    }
}

#[component]
fn Players(chosen: Chosen) -> impl IntoView {
    let prefs = Prefs::here();
    let allowed = move |n: u8| chosen.edition.get().seats().contains(&n);
    let hint = move || {
        let (words, seats, edition) = (prefs.words(), chosen.seats(), chosen.edition.get());
        let cards = Deal::new(edition, seats, []).ok()?.cards();
        Some(words.text_with("home-cards", &[("count", (seats - 1).into()), ("cards", cards.into())]))
    };
    let why = move || {
        let (words, edition) = (prefs.words(), chosen.edition.get());
        let (least, most) = (*edition.seats().start(), *edition.seats().end());
        let args = [("edition", edition_name(words, edition).into()), ("least", least.into()), ("most", most.into())];
        words.text_with("home-seats-why", &args)
    };
    view! {
        <fieldset>
            <legend>{t("ui-players")}</legend>
            <div class="seg">
                {(2..=8u8).map(|n| view! {
                    <button
                        type="button"
                        class="num"
                        data-seats=n
                        aria-pressed=move || (chosen.seats() == n).to_string()
                        aria-disabled=move || (!allowed(n)).to_string()
                        aria-describedby="players-hint"
                        on:click=move |_| if allowed(n) { chosen.wanted.set(n) }
                    >{n}</button>
                }).collect_view()}
            </div>
            <p class="hint" id="players-hint">
                {move || hint().unwrap_or_else(why)}
            </p>
        </fieldset>
    }
}

#[component]
fn Bots(chosen: Chosen) -> impl IntoView {
    let prefs = Prefs::here();
    let hint = move || {
        let level = LEVELS.into_iter().find(|level| level.bot == chosen.bot.get());
        level.map(|level| prefs.words().text_in(chosen.edition.get(), level.note, &[]))
    };
    view! {
        <fieldset>
            <legend>{t("ui-bots")}</legend>
            <div class="seg w">
                {LEVELS.map(|level| view! {
                    <button
                        type="button"
                        data-bot=level.bot
                        aria-pressed=move || (chosen.bot.get() == level.bot).to_string()
                        aria-describedby="bots-hint"
                        on:click=move |_| chosen.bot.set(level.bot)
                    >{t(level.name)}</button>
                }).into_iter().collect_view()}
            </div>
            <p class="hint" id="bots-hint">{hint}</p>
        </fieldset>
    }
}

/// The name of an edition, short.
pub fn edition_name(words: &Words, edition: Edition) -> String {
    match edition {
        Edition::Origin => words.text("edition-origin-short"),
        _ => words.text(&format!("edition-{}", edition.id())),
    }
}

/// The sign of an edition.
pub const fn edition_icon(edition: Edition) -> &'static str {
    match edition {
        Edition::Origin => "t-sharp_vision",
        Edition::Continents => "t-migration",
        Edition::Evolution => "t-long_neck",
        Edition::NaturalSelection => "t-horns",
        Edition::NewWorld => "a-savanna",
    }
}
