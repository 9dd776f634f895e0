//! An animal: large in the own row, small at the others'.

use desk::Click;
use desk::screen::{AnimalScreen, Mark, TraitScreen, Why};
use leptos::prelude::*;

use crate::parts::{Icon, Picture, Pips, marked, trait_icon};
use crate::session::Session;

/// How large an animal is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// In the own row.
    Large,
    /// At another player's.
    Small,
}

/// An animal.
#[component]
pub fn Animal(animal: AnimalScreen, form: Form) -> impl IntoView {
    let session = Session::here();
    let id = animal.id;
    let (class, flag) = look(&animal.mark);
    let size = if form == Form::Small { "sm" } else { "" };
    let food = format!("{}/{}", animal.red + animal.blue, animal.need);
    let barred = matches!(animal.mark, Mark::Barred(_));
    let chip = animal.asleep.clone().map(|text| ("t-hibernation", text));
    let chip = chip.or_else(|| animal.poisoned.clone().map(|text| ("t-poisonous", text)));
    let chip = chip.map(|(icon, text)| view! { <span class="zz"><Icon id=icon/>{text}</span> });
    let pips = || view! { <Pips red=animal.red blue=animal.blue need=animal.need label=food.clone()/> };
    let ok = || animal.fed.then(|| view! { <Icon id="i-check" class="ok"/> });
    let why = if let Mark::Barred(why) = &animal.mark { Some(why.clone()) } else { None };
    view! {
        <button
            type="button"
            class=format!("beast {size} {class}")
            data-animal=id.0
            aria-label=animal.label.clone()
            aria-disabled=barred.to_string()
            on:click=move |_| session.click(Click::Animal(id))
        >
            {flag.map(|(icon, text)| view! { <span class="flag"><Icon id=icon/>{text}</span> })}
            <span class="pic">
                <Picture animal=animal.clone()/>
                {(form == Form::Small).then(pips)}
                {chip}
                {(form == Form::Large).then(|| why.clone().map(reason))}
            </span>
            <span class="meta">
                <span class="name" lang="la">{animal.name.clone()}</span>
                {(form == Form::Large).then(pips)}
                <span class="need">{food.clone()}</span>{ok()}
            </span>
            {match form {
                Form::Large => view! { <span class="traits">{animal.traits.iter().cloned().map(row).collect_view()}</span> }.into_any(),
                Form::Small => view! {
                    <span class="icons">{animal.traits.iter().cloned().map(small_trait).collect_view()}</span>
                    {foot(&animal.mark)}
                }.into_any(),
            }}
        </button>
    }
}

fn look(mark: &Mark) -> (&'static str, Option<(&'static str, String)>) {
    match mark {
        Mark::Rest => ("", None),
        Mark::Legal { flag, .. } => ("is-legal", Some(("i-target", flag.clone()))),
        Mark::Barred(_) => ("is-barred", None),
        Mark::Actor { flag } => ("is-actor", Some(("i-attack", flag.clone()))),
        Mark::Prey { flag, .. } => ("is-prey", Some(("i-target", flag.clone()))),
    }
}

fn row(row: TraitScreen) -> impl IntoView {
    let extra = match (row.fat, &row.spent, row.extra_need) {
        (Some(full), ..) => view! { <i class="pip fat" class:on=full></i> }.into_any(),
        (None, Some(used), _) => used.clone().into_any(),
        (None, None, 0) => ().into_any(),
        (None, None, extra) => view! { {format!("+{extra}")}<i class="pip"></i> }.into_any(),
    };
    view! {
        <span class="trait" class:spent=row.spent.is_some()>
            <Icon id=trait_icon(row.shows)/><span>{row.name}</span><span class="extra">{extra}</span>
        </span>
    }
}

fn small_trait(row: TraitScreen) -> impl IntoView {
    let fat = row.fat.map(|full| view! { <i class="pip fat" class:on=full></i> });
    view! {
        <span class="tico" class:spent=row.spent.is_some() title=row.name>
            <Icon id=trait_icon(row.shows)/>{fat}
        </span>
    }
}

/// Below a small animal: the reason, what would happen, or nothing; the room is always there.
fn foot(mark: &Mark) -> impl IntoView + use<> {
    match mark {
        Mark::Barred(why) => reason(why.clone()).into_any(),
        Mark::Legal { odds, .. } | Mark::Prey { odds, .. } => {
            view! { <span class="odds"><span>{odds.first().map(|line| marked(line))}</span></span> }.into_any()
        }
        _ => view! { <span class="odds"><span></span></span> }.into_any(),
    }
}

fn reason(why: Why) -> impl IntoView {
    view! {
        <span class="why"><Icon id="i-shield"/><span>{marked(&why.text)}" "<span class="ruleid">{why.rule}</span></span></span>
    }
}
