//! What the player prefers.

use leptos::prelude::*;
use locale::Lang;

use crate::kept_game::tidy_name;
use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, Speed, Theme, t};
use crate::route::Route;
use crate::sound::Speaker;

/// What the player prefers.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let prefs = Prefs::here();
    let langs = Lang::ALL.into_iter().map(|lang| (lang, move || lang.own_name().to_owned()));
    let themes = [
        (None, t("settings-theme-system")),
        (Some(Theme::Light), t("settings-theme-light")),
        (Some(Theme::Dark), t("settings-theme-dark")),
    ];
    let speeds = Speed::ALL.map(|speed| match speed {
        Speed::Half => (speed, t("settings-speed-half")),
        Speed::Normal => (speed, t("settings-speed-normal")),
        Speed::Double => (speed, t("settings-speed-double")),
        Speed::Off => (speed, t("settings-speed-off")),
    });
    view! {
        <div class="pg hm settings">
            <Bar><span class="edition"><b>{t("ui-settings")}</b></span></Bar>
            <main class="narrow">
                <header class="hd"><h1>{t("ui-settings")}</h1><p>{t("settings-lead")}</p></header>
                <section class="panel" aria-labelledby="look-title">
                    <h2 id="look-title">{t("settings-look")}</h2>
                    <ul class="rows">
                        <Row id="language" icon="i-language" title="ui-language">{choice("language", prefs.asked, langs)}</Row>
                        <Row id="theme" icon="i-theme" title="ui-theme">{choice("theme", prefs.theme, themes)}</Row>
                        <Row id="speed" icon="i-speed" title="settings-speed" note="settings-speed-note">
                            {choice("speed", prefs.speed, speeds)}
                        </Row>
                    </ul>
                </section>
                <section class="panel" aria-labelledby="play-title">
                    <h2 id="play-title">{t("settings-play")}</h2>
                    <ul class="rows">
                        <Row id="name" icon="i-pencil" title="settings-name" note="settings-name-note">
                            <span class="entry"><input
                                type="text"
                                maxlength="24"
                                autocomplete="nickname"
                                aria-labelledby="set-name"
                                placeholder=t("home-you")
                                prop:value=prefs.name.get_untracked()
                                on:input=move |event| prefs.name.set(tidy_name(&event_target_value(&event)))
                            /></span>
                        </Row>
                        <Row id="confirm" icon="i-attack" title="settings-confirm" note="settings-confirm-note">
                            <Switch id="confirm" on=prefs.confirm/>
                        </Row>
                        <Row id="summary" icon="i-log" title="settings-summary" note="settings-summary-note">
                            <Switch id="summary" on=prefs.summary/>
                        </Row>
                        <Row id="sound" icon="i-sound" title="ui-sound" note="settings-sound-note">
                            <Listen/><Switch id="sound" on=prefs.sound/>
                        </Row>
                        <Row id="signal" icon="i-sound" title="settings-signal" note="settings-signal-note">
                            <Switch id="signal" on=prefs.signal/>
                        </Row>
                    </ul>
                </section>
                <a class="tile" href=Route::Records.href()>
                    <span class="em"><Icon id="i-download" class="s24"/></span>
                    <span class="tx"><b>{t("home-records")}</b><span>{t("home-records-note")}</span></span>
                    <Icon id="i-chevron_right"/>
                </a>
            </main>
        </div>
    }
}

#[component]
fn Row(
    id: &'static str,
    icon: &'static str,
    title: &'static str,
    #[prop(optional)] note: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    view! {
        <li class="opt">
            <span class="em"><Icon id=icon class="s24"/></span>
            <div class="tx">
                <h3 id=format!("set-{id}")>{t(title)}</h3>
                {note.map(|note| view! { <span>{t(note)}</span> })}
            </div>
            <div class="ctl">{children()}</div>
        </li>
    }
}

#[component]
fn Switch(id: &'static str, on: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            role="switch"
            id=format!("switch-{id}")
            aria-checked=move || on.get().to_string()
            aria-labelledby=format!("set-{id}")
            on:click=move |_| on.update(|on| *on = !*on)
        ></button>
    }
}

/// Plays every sound once; there is nothing to hear while all are off.
#[component]
fn Listen() -> impl IntoView {
    let prefs = Prefs::here();
    let speaker = Speaker::here();
    let is_silent = move || !prefs.sound.get() && !prefs.signal.get();
    view! {
        <button type="button" class="btn" id="sound-test" disabled=is_silent on:click=move |_| speaker.test()>
            <Icon id="i-play"/>{t("settings-sound-test")}
        </button>
    }
}

/// A row of buttons, one of them pressed.
fn choice<T, W>(id: &'static str, chosen: RwSignal<T>, values: impl IntoIterator<Item = (T, W)>) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    W: Fn() -> String + Send + Sync + 'static,
{
    let buttons = values.into_iter().map(|(value, word)| {
        view! {
            <button
                type="button"
                aria-pressed=move || (chosen.get() == value).to_string()
                on:click=move |_| chosen.set(value)
            >{word}</button>
        }
    });
    let buttons = buttons.collect_view();
    view! { <div class="segm" role="group" aria-labelledby=format!("set-{id}")>{buttons}</div> }
}
