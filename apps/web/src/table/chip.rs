//! An animal as small as a chip, in the row of another player in one of several locations; and where it will stand after
//! its journey.

use desk::Click;
use desk::screen::{AnimalScreen, LinkScreen, MoveScreen};
use leptos::prelude::*;

use super::animal::{Form, flag_view, food, hit, look, small_link, small_trait};
use super::drag::Drag;
use super::inspect::{peek, tap};
use super::ui::Ui;
use crate::parts::{Icon, Picture};
use crate::session::Session;

/// An animal in the row of another player in one of several locations: a card as small as a chip.
#[component]
pub fn Chip(
    /// The animal.
    animal: AnimalScreen,
    /// The pair cards of its seat.
    links: Vec<LinkScreen>,
    /// The words of its journey, and whether it follows somebody.
    leaves: Option<(String, bool)>,
) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let id = animal.id;
    let (class, flag) = look(&animal.mark);
    let journey = match &leaves {
        None => "",
        Some((_, false)) => "leaving",
        Some((_, true)) => "rides",
    };
    let flag = match leaves {
        Some((text, follows)) => Some((if follows { "t-phoresy" } else { "t-migration" }, text)),
        None => flag,
    };
    let remains = if animal.remains.is_some() { "remains" } else { "" };
    view! {
        <div
            class=format!("chipcard beast {class} {journey} {remains}")
            role="group"
            aria-label=animal.name.clone()
            data-animal=id.0
            on:click=move |event| if !drag.swallows() { tap(session, ui, Click::Being(id), &event) }
            on:pointerenter=move |event| peek(ui, Some(id), &event)
            on:pointerleave=move |event| peek(ui, None, &event)
        >
            {hit(&animal, Form::Small)}
            {flag.map(flag_view)}
            <span class="pic"><Picture animal=animal.clone()/>{bad_state(&animal)}</span>
            <span class="t1"><span class="name" lang="la">{animal.name.clone()}</span></span>
            <ul class="t2 icons">
                <li class="need">{food(&animal)}{animal.fed.then(|| view! { <Icon id="i-check" class="ok"/> })}</li>
                {animal.traits.iter().cloned().map(small_trait).collect_view()}
                {links.into_iter().filter_map(|link| small_link(id, link)).collect_view()}
            </ul>
        </div>
    }
}

/// The gravest state as an icon.
fn bad_state(animal: &AnimalScreen) -> impl IntoView + use<> {
    let states = [
        (&animal.poisoned, "t-poisonous"),
        (&animal.remains, "t-regeneration"),
        (&animal.paralysed, "t-cnidocytes"),
        (&animal.asleep, "t-hibernation"),
    ];
    let found = states.into_iter().find_map(|(state, icon)| state.clone().map(|text| (text, icon)));
    found.map(|(text, icon)| view! { <span class="bad" title=text><Icon id=icon/></span> })
}

/// An animal where it will stand after its journey.
#[component]
pub fn Ghost(
    /// The journey.
    going: MoveScreen,
    /// How large.
    form: Form,
) -> impl IntoView {
    let maybe = going.maybe;
    let class = if form == Form::Large { "beast ghost" } else { "landing" };
    let flag =
        (form == Form::Large).then(|| view! { <span class="flag" class:lg=maybe>{going.arrives.clone()}</span> });
    let finds =
        going.finds.iter().map(|line| view! { <li class="trait"><span>{line.clone()}</span></li> }).collect_view();
    view! {
        <div class=class class:maybe=maybe data-ghost=going.animal.id.0 aria-hidden="true">
            {flag}
            <span class="pic"><Picture animal=going.animal.clone() place="ghost"/></span>
            {match form {
                Form::Large => view! { <span class="meta"><span class="name" lang="la">{going.animal.name.clone()}</span></span><ul class="traits">{finds}</ul> }.into_any(),
                Form::Small => view! { <span class="name" lang="la">{going.animal.name.clone()}</span> }.into_any(),
            }}
        </div>
    }
}
