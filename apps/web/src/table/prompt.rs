//! The prompt: one question, what would follow, its buttons; above it what the last die said.

use std::sync::Arc;

use desk::screen::{
    AskedScreen, Button, ChipKind, ChoiceScreen, DiceScreen, HintLine, Look, Mood, Progress, RevealedScreen,
    RollScreen, Why,
};
use desk::{Click, Screen, Verb};
use leptos::prelude::*;

use super::animal::rule_link;
use super::online::{PromptTime, held_until};
use super::ui::{focus, keep_actor_in_view, words};
use crate::parts::{Icon, SeatMark, marked, trait_icon};
use crate::prefs::t;
use crate::session::Session;

/// The prompt.
#[component]
pub fn Prompt(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let prompt = screen.prompt.clone();
    // The result says it all.
    if prompt.mood == Mood::Over {
        return None;
    }
    let (class, icon) = match prompt.mood {
        Mood::Turn => ("", "i-arrow_right"),
        Mood::Attack => ("attack", "i-attack"),
        Mood::Defence => ("attack", "i-shield"),
        Mood::Question => ("info", "i-question"),
        Mood::Wait => ("wait", "i-waiting"),
        Mood::Over => ("info", "i-points"),
    };
    let session = Session::here();
    let hold = if session.held.get_untracked() { "hold" } else { "" };
    let tall = if prompt.choices.is_empty() && prompt.asked.is_empty() { "" } else { "tall" };
    // Spoken at once only when it becomes the player's turn; each further step waits for a pause.
    let picking = prompt.buttons.iter().any(|button| button.click == Click::Cancel);
    let live = match prompt.mood {
        Mood::Wait => "off",
        _ if picking => "polite",
        _ => "assertive",
    };
    let choices = prompt.choices.iter().cloned().enumerate().map(|(number, one)| choice(number, one));
    Some(view! {
        {(!prompt.refused.is_empty()).then(|| view! { <div class="refusals">{prompt.refused.iter().cloned().map(reason).collect_view()}</div> })}
        <section class=format!("prompt {class} {tall} {hold}") role="region" aria-label=t("web-decision")>
            <span class="lead"><Icon id=prompt.icon.map_or_else(|| icon.to_owned(), trait_icon) class="s24"/></span>
            <div class="q" aria-live=live>
                <p class="ask" id="question" tabindex="-1">{marked(&prompt.question)}</p>
                <p class="sub">{prompt.lines.iter().map(|line| view! { <span>{marked(line)}</span> }).collect_view()}</p>
                {hints(prompt.hints.clone())}
                {prompt.dice.clone().map(faces)}
                {screen.revealed.clone().map(revealed)}
            </div>
            <div class="acts">
                <PromptTime/>
                {match hold.is_empty() || prompt.buttons.is_empty() {
                    true => prompt.buttons.iter().cloned().map(button).collect_view().into_any(),
                    false => view! { <button type="button" class="btn" aria-disabled="true" id="held"><Icon id="i-waiting"/>{t(held_until())}</button> }.into_any(),
                }}
            </div>
            {(!prompt.choices.is_empty()).then(|| view! { <div class="choices">{choices.collect_view()}</div> })}
            {prompt.asked_about.clone().map(|about| queue(about, prompt.asked.clone()))}
        </section>
    })
}

/// Suggestions, or that one is being looked for.
fn hints(hints: Vec<HintLine>) -> impl IntoView {
    let session = Session::here();
    if hints.is_empty() {
        let (due, failed) = (move || session.hint_due.get(), move || session.hint_failed.get());
        return view! {
            <Show when=due><p class="sub hintline"><Icon id="i-waiting" class="s18"/><span>{t("advice-thinking")}</span></p></Show>
            <Show when=failed><p class="sub hintline" id="hint-failed" role="status"><Icon id="i-alert" class="s18"/><span>{t("advice-failed")}</span></p></Show>
        }
        .into_any();
    }
    let equal = hints.len() > 1 && !hints.iter().any(|hint| hint.is_best);
    let lines = hints.into_iter().enumerate().map(|(place, hint)| {
        let why = (!hint.why.is_empty()).then(|| {
            let sentences = hint.why.iter().map(|line| view! { <span>{marked(line)}" "</span> }).collect_view();
            view! { <small class="why">{sentences}</small> }
        });
        view! {
            <li class:topmost=hint.is_best>
                <button type="button" class="hintplay" data-hint=place title=t("advice-play") on:click=move |_| session.play_hint(place)>
                    {hint.is_best.then(|| view! { <span class="tag fed"><Icon id="i-points"/>{t("advice-best")}</span> })}
                    <span>{marked(&hint.text)}</span><small class="num">{hint.prospect}</small>
                    {why}
                </button>
            </li>
        }
    });
    let close = move |_| {
        session.drop_hints();
    };
    view! {
        <div class="sub hintline">
            <Icon id="i-hint" class="s18"/>
            <div class="hintbox">
                {equal.then(|| view! { <p class="hintsequal">{t("advice-equal")}</p> })}
                <ol class="hints" aria-label=t("advice-title")>{lines.collect_view()}</ol>
            </div>
            <button type="button" class="btn quiet icon hintclose" id="hints-close" aria-label=t("advice-close") on:click=close><Icon id="i-close"/></button>
        </div>
    }
    .into_any()
}

/// A choice with its place in the order.
fn choice(number: usize, choice: ChoiceScreen) -> impl IntoView {
    let session = Session::here();
    let icon = choice.icon.map_or_else(|| "i-arrow_right".to_owned(), trait_icon);
    let class = match choice.chip.as_ref().map(|chip| chip.kind) {
        Some(ChipKind::First) => "choice sel",
        Some(ChipKind::NotNeeded) => "choice late",
        Some(ChipKind::Next) | None => "choice",
    };
    view! {
        <button type="button" class=class data-choice=number on:click=move |_| session.click(Click::Choice(number))>
            {choice.chip.map(|chip| view! { <span class="ord">{chip.text}</span> })}
            <span class="em"><Icon id=icon class="s24"/></span>
            <span><b><span>{marked(&choice.name)}</span><span class="odd">{choice.odds}</span></b><small>{marked(&choice.text)}</small></span>
            <kbd aria-hidden="true">{number + 1}</kbd>
        </button>
    }
}

/// A card that lies open.
fn revealed(card: RevealedScreen) -> impl IntoView {
    let faces = card.faces.into_iter().map(|face| {
        view! {
            <span class="half" title=face.summary><Icon id=trait_icon(face.shows)/><span>{face.name}</span></span>
        }
    });
    view! { <p class="sub revealed"><span class="card">{faces.collect_view()}</span><span>{marked(&card.text)}</span></p> }
}

/// Who is asked, in order.
fn queue(about: String, asked: Vec<AskedScreen>) -> impl IntoView {
    let last = asked.len();
    let steps = asked.into_iter().enumerate().map(|(place, one)| {
        let class = match one.is {
            Progress::Done => "done",
            Progress::Now => "now",
            Progress::Later => "",
        };
        let current = (one.is == Progress::Now).then_some("step");
        view! {
            <li class=class aria-current=current>
                <SeatMark seat=one.seat name=one.name.clone()/><b>{one.name.clone()}</b><span>{marked(&one.text)}</span>
                {(one.goes && one.is == Progress::Done).then(|| view! { <Icon id="i-check"/> })}
            </li>
            {(place + 1 < last).then(|| view! { <li class="to" aria-hidden="true"><Icon id="i-chevron_right"/></li> })}
        }
    });
    view! {
        <div class="queuerow"><span>{about.clone()}</span><ol class="queue" aria-label=about>{steps.collect_view()}</ol></div>
    }
}

/// The faces of the die that is about to be rolled.
fn faces(dice: DiceScreen) -> impl IntoView {
    let row = |faces: Vec<u8>, class: &'static str| faces.into_iter().map(|face| die_face(face, class)).collect_view();
    view! {
        <p class="facesrow">
            {row(dice.fail, "die s bad")}<span class="fl">{dice.then}</span>
            {row(dice.save, "die s good")}<span class="fl good">{dice.saved}</span>
        </p>
    }
}

/// What the last die of a defence said, until the next answer.
#[component]
pub fn Rolled(
    /// The die.
    roll: Option<RollScreen>,
) -> impl IntoView {
    roll.map(|roll| {
        let (class, die) = if roll.escaped { ("result good", "die s good") } else { ("result", "die s bad") };
        view! {
            <div class=class role="status">
                {die_face(roll.die, die)}
                <b>{marked(&roll.text)}</b>
                {roll.note.as_deref().map(|note| view! { <span>{marked(note)}</span> })}
            </div>
        }
    })
}

/// A die with this face.
pub fn die_face(shows: u8, class: &'static str) -> impl IntoView {
    let label = words().text_with("table-die", &[("die", shows.into())]);
    view! {
        <span class=class data-v=shows role="img" aria-label=label>
            {(0..9).map(|_| view! { <i></i> }).collect_view()}
        </span>
    }
}

/// The focus goes to the question, or to the verdict, when it becomes the player's turn, or when what had it is gone.
pub fn keep_focus(session: Session) {
    Effect::new(move |before: Option<bool>| {
        let Some(screen) = session.screen.get() else { return false };
        let asked = screen.prompt.mood != Mood::Wait;
        let turned = asked && before == Some(false);
        request_animation_frame(move || {
            keep_actor_in_view();
            let active = document().active_element();
            let lost = active.is_none_or(|active| active.tag_name() == "BODY");
            if turned || (asked && lost) {
                focus("question");
            }
        });
        asked
    });
}

fn reason(why: Why) -> impl IntoView {
    view! {
        <p class="sub refused" role="alert">
            <Icon id="i-shield" class="s18"/><span>{marked(&why.text)}</span>{rule_link(why.rule)}
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
    let key = match (button.click, button.look) {
        (Click::Cancel, _) => Some("Esc"),
        (Click::Stop, _) => Some("P"),
        (Click::Verb(Verb::Attack), _) => Some("A"),
        (Click::Verb(Verb::Feed), _) => Some("F"),
        (Click::Verb(Verb::Migrate), _) => Some("G"),
        (Click::Verb(Verb::Shelter), _) => Some("S"),
        (_, Look::Solid | Look::Danger) => Some("Enter"),
        _ => None,
    };
    let icon = match (button.icon, button.click) {
        (_, Click::Verb(Verb::Shelter)) => Some("i-shelter".to_owned()),
        (_, Click::Verb(Verb::Left)) => Some("i-chevron_left".to_owned()),
        (_, Click::Verb(Verb::Right)) => Some("i-chevron_right".to_owned()),
        (Some(shows), _) => Some(trait_icon(shows)),
        (None, _) => (button.look == Look::Danger).then(|| "i-attack".to_owned()),
    };
    let icon = icon.map(|id| view! { <Icon id=id/> });
    let click = button.click;
    view! {
        <button type="button" class=class on:click=move |_| session.click(click)>
            {icon}{button.label}{key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
        </button>
    }
}
