//! The prompt: one question, what would follow, its buttons.

use std::sync::Arc;

use desk::screen::{Button, Look, Mood, Why};
use desk::{Click, Screen};
use leptos::prelude::*;

use crate::parts::{Icon, marked, trait_icon};
use crate::prefs::t;
use crate::route::Route;
use crate::session::Session;

/// The prompt.
#[component]
pub fn Prompt(screen: Arc<Screen>) -> impl IntoView {
    let prompt = screen.prompt.clone();
    let (class, icon) = match prompt.mood {
        Mood::Turn => ("", "i-turn"),
        Mood::Attack => ("attack", "i-attack"),
        Mood::Defence => ("attack", "i-shield"),
        Mood::Question => ("info", "i-turn"),
        Mood::Wait => ("wait", "i-timer"),
        Mood::Over => ("info", "i-points"),
    };
    let tall = if prompt.choices.is_empty() { "" } else { "tall" };
    let live = if prompt.mood == Mood::Wait { "off" } else { "assertive" };
    let choices = prompt.choices.iter().cloned().enumerate().map(|(number, choice)| {
        let session = Session::here();
        let icon = choice.icon.map_or_else(|| "i-turn".to_owned(), trait_icon);
        view! {
            <button type="button" class="choice" data-choice=number on:click=move |_| session.click(Click::Choice(number))>
                <span class="em"><Icon id=icon class="s24"/></span>
                <span><b>{marked(&choice.name)}<span class="odd">{choice.odds}</span></b><small>{marked(&choice.text)}</small></span>
            </button>
        }
    });
    view! {
        <section class=format!("prompt {class} {tall}") role="region" aria-label=t("web-decision")>
            <span class="lead"><Icon id=icon class="s24"/></span>
            <div class="q" aria-live=live>
                <p class="ask">{marked(&prompt.question)}</p>
                <p class="sub">{prompt.lines.iter().map(|line| view! { <span>{marked(line)}</span> }).collect_view()}</p>
                {prompt.hint.as_deref().map(|hint| view! { <p class="sub hintline"><Icon id="i-hint" class="s18"/><span>{marked(hint)}</span></p> })}
                {prompt.refused.iter().cloned().map(reason).collect_view()}
            </div>
            <div class="acts">{prompt.buttons.iter().cloned().map(button).collect_view()}</div>
            {(!prompt.choices.is_empty()).then(|| view! { <div class="choices">{choices.collect_view()}</div> })}
        </section>
    }
}

fn reason(why: Why) -> impl IntoView {
    view! {
        <p class="sub refused" role="alert">
            <Icon id="i-shield" class="s18"/><span>{marked(&why.text)}</span>
            <a class="ruleid" href=Route::Rules(Some(why.rule.to_owned())).href()>{why.rule}</a>
        </p>
    }
}

fn button(button: Button) -> impl IntoView {
    let session = Session::here();
    let class = match button.look {
        Look::Quiet => "btn quiet",
        Look::Plain => "btn",
        Look::Solid => "btn primary",
        Look::Danger => "btn danger",
    };
    let click = button.click;
    view! { <button type="button" class=class on:click=move |_| session.click(click)>{button.label}</button> }
}
