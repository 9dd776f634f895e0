//! The rules of a table online: edition, seats, clock, watching, every option. Used to open a table and to change it.

use std::collections::BTreeMap;

use editions::Edition;
use leptos::prelude::*;
use locale::options;
use protocol::{Clock, Rules, Watching};

use super::home::quick::edition_name;
use super::setup::draft::Draft;
use super::setup::options::OptionList;
use crate::parts::Icon;
use crate::prefs::{Prefs, keep, kept, t};

/// The clocks that can be chosen, by their minutes.
const CLOCKS: [(u32, Option<Clock>); 6] = [
    (0, None),
    (5, Some(Clock::Live { start_ms: 300_000, increment_ms: 5_000 })),
    (15, Some(Clock::Live { start_ms: 900_000, increment_ms: 10_000 })),
    (30, Some(Clock::Live { start_ms: 1_800_000, increment_ms: 15_000 })),
    (1440, Some(Clock::Slow { days: 1 })),
    (4320, Some(Clock::Slow { days: 3 })),
];

/// Who may watch, with the messages that say it.
const WATCHING: [(Watching, &str, &str); 3] = [
    (Watching::Nobody, "nobody", "online-watching-nobody"),
    (Watching::AtOnce, "at-once", "online-watching-at-once"),
    (Watching::Delayed, "delayed", "online-watching-delayed"),
];

/// The rules of a table as they are being chosen.
#[derive(Clone, Copy)]
pub struct TableRules {
    /// Edition, number of seats and options.
    pub draft: RwSignal<Draft>,
    /// The clock.
    pub clock: RwSignal<Option<Clock>>,
    /// Who may watch.
    pub watching: RwSignal<Watching>,
}

impl TableRules {
    /// Those of the last time.
    pub fn load() -> Self {
        let known = kept("pangea.online.rules").and_then(|text| serde_json::from_str::<Rules>(&text).ok());
        known.map_or_else(Self::usual, |rules| Self::of(&rules))
    }

    fn usual() -> Self {
        let (edition, seats, options) = ("origin".to_owned(), 3, BTreeMap::new());
        Self::of(&Rules { edition, seats, options, clock: None, watching: Watching::default(), outside_bots: false })
    }

    /// These.
    pub fn of(rules: &Rules) -> Self {
        let edition = Edition::from_id(&rules.edition).unwrap_or(Edition::Origin);
        let draft = Draft::of(edition, rules.seats, &rules.options);
        let (draft, clock) = (RwSignal::new(draft), RwSignal::new(rules.clock));
        Self { draft, clock, watching: RwSignal::new(rules.watching) }
    }

    /// As they are now; kept for the next time.
    pub fn rules(self) -> Rules {
        let (edition, seats, options) = self.draft.with_untracked(Draft::rules);
        let (clock, watching) = (self.clock.get_untracked(), self.watching.get_untracked());
        let rules = Rules { edition: edition.id().to_owned(), seats, options, clock, watching, outside_bots: false };
        keep("pangea.online.rules", &serde_json::to_string(&rules).unwrap_or_default());
        rules
    }

    /// Whether the game can be played so.
    pub fn is_possible(self) -> bool {
        self.draft.with(|draft| draft.deal().is_ok())
    }
}

/// The form.
#[component]
pub fn RulesForm(rules: TableRules) -> impl IntoView {
    let prefs = Prefs::here();
    let draft = rules.draft;
    let edition = Memo::new(move |_| draft.with(|draft| draft.edition));
    let choose = move |event| {
        if let Some(edition) = Edition::from_id(&event_target_value(&event)) {
            draft.update(|draft| draft.choose_online(edition));
        }
    };
    let seats = Memo::new(move |_| draft.with(|draft| draft.chairs.len() as u8));
    let allowed = move |n: u8| edition.get().seats().contains(&n);
    let changes = move || draft.with(|draft| draft.changes().len());
    let changed = move || match changes() {
        0 => prefs.words().text("setup-all-printed"),
        count => prefs.words().text_with("setup-changes", &[("count", count.into())]),
    };
    view! {
        <div class="tablerules">
            <label class="ln"><span>{t("ui-edition")}</span>
                <select id="online-edition" on:change=choose prop:value=move || edition.get().id()>
                    {Edition::ALL.into_iter().map(|one| view! {
                        <option value=one.id() selected=move || edition.get() == one>{move || edition_name(prefs.words(), one)}</option>
                    }).collect_view()}
                </select>
            </label>
            <div class="ln" role="group" aria-labelledby="online-seats-label"><span id="online-seats-label">{t("online-seats")}</span>
                <div class="segm">
                    {(2..=8u8).map(|n| view! {
                        <button
                            type="button"
                            data-online-seats=n
                            aria-pressed=move || (seats.get() == n).to_string()
                            aria-disabled=move || (!allowed(n)).to_string()
                            on:click=move |_| if allowed(n) { draft.update(|draft| draft.resize(n)) }
                        >{n}</button>
                    }).collect_view()}
                </div>
            </div>
            <div class="ln" role="group" aria-labelledby="online-clock-label"><span id="online-clock-label">{t("online-clock")}</span>
                <div class="segm">
                    {CLOCKS.into_iter().map(|(minutes, made)| {
                        view! {
                            <button
                                type="button"
                                data-online-clock=minutes
                                aria-pressed=move || (rules.clock.get() == made).to_string()
                                on:click=move |_| rules.clock.set(made)
                            >{move || clock_choice(prefs, made)}</button>
                        }
                    }).collect_view()}
                </div>
            </div>
            <div class="ln" role="group" aria-labelledby="online-watching-label"><span id="online-watching-label">{t("online-watchers")}</span>
                <div class="segm">
                    {WATCHING.into_iter().map(|(watching, id, word)| view! {
                        <button
                            type="button"
                            data-online-watching=id
                            aria-pressed=move || (rules.watching.get() == watching).to_string()
                            on:click=move |_| rules.watching.set(watching)
                        >{t(word)}</button>
                    }).collect_view()}
                </div>
            </div>
            <details class="moreoptions">
                <summary><Icon id="i-settings" class="s18"/><span>{t("setup-rules")}": "<b>{changed}</b></span></summary>
                <OptionList draft=draft/>
            </details>
        </div>
    }
}

/// A clock on its button.
fn clock_choice(prefs: Prefs, clock: Option<Clock>) -> String {
    let words = prefs.words();
    match clock {
        None => words.text("online-clock-none"),
        Some(Clock::Live { start_ms, .. }) => {
            words.text_with("online-clock-minutes", &[("minutes", ((start_ms / 60_000) as i64).into())])
        }
        Some(Clock::Slow { days }) => words.text_with("place-days", &[("count", i64::from(days).into())]),
    }
}

/// The rules at a table in sentences, each with its icon: what is not as printed, the clock, consent, watching.
pub fn sentences(prefs: Prefs, rules: &Rules) -> Vec<(&'static str, String, Option<&'static str>)> {
    let words = prefs.words();
    let edition = Edition::from_id(&rules.edition).unwrap_or(Edition::Origin);
    let draft = Draft::of(edition, rules.seats, &rules.options);
    let mut all = Vec::new();
    match rules.clock {
        None => all.push(("i-timer", words.text("online-rule-no-clock"), None)),
        Some(Clock::Live { start_ms, increment_ms }) => {
            let (minutes, seconds) = ((start_ms / 60_000) as i64, (increment_ms / 1000) as i64);
            let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
            all.push(("i-timer", words.text_with("online-rule-clock", &args), None));
        }
        Some(Clock::Slow { days }) => {
            all.push(("i-calendar", words.text_with("online-rule-slow", &[("count", i64::from(days).into())]), None));
        }
    }
    let changes = draft.changes();
    if changes.is_empty() {
        all.push(("i-check", words.text("online-rule-printed"), None));
    }
    for option in changes {
        let value = options::value(words, edition, &option, &draft.value(&option));
        all.push(("i-pencil", format!("{}: {value}", options::name(words, edition, &option)), Some(option.rule)));
    }
    all.push(("i-undo", words.text("online-rule-consent"), None));
    let watching = match rules.watching {
        Watching::Nobody => "online-rule-nobody-watches",
        Watching::AtOnce => "online-rule-watch-at-once",
        Watching::Delayed => "online-rule-watch-delayed",
    };
    all.push(("i-spectate", words.text(watching), None));
    all
}
