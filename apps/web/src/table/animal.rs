//! An animal: large in the viewer's row, small at the others', a picture and its need in a folded strip.
//!
//! The animal is a group with everything about it as its label. A button lies under its words, so that a reason can
//! have a link of its own and a trait can be a choice.

use desk::screen::Being;
use desk::screen::{AnimalScreen, GiveUp, LinkScreen, Mark, TraitScreen, Why};
use desk::{Click, Load};
use leptos::prelude::*;

use super::boards::stats;
use super::drag::Drag;
use super::inspect::{peek, summary, tap};
use super::links::link_mark;
use super::rules_tab;
use super::ui::{Ui, words};
use crate::parts::{Icon, Picture, Pips, RuleChip, deed_icon, marked, trait_icon};
use crate::prefs::{t, t_count};
use crate::session::Session;

/// How large an animal is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// In the viewer's row.
    Large,
    /// At another player's.
    Small,
}

/// An animal.
#[component]
pub fn Animal(
    /// The animal.
    animal: AnimalScreen,
    /// How large.
    form: Form,
    /// The pair cards of its seat.
    links: Vec<LinkScreen>,
) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let id = animal.id;
    let (class, flag) = look(&animal.mark);
    let size = if form == Form::Small { "sm" } else { "" };
    let load = (form == Form::Large).then_some(Load::Being(id));
    view! {
        <div
            class=format!("beast {size} {class}")
            class:remains=animal.remains.is_some()
            role="group"
            aria-label=animal.name.clone()
            data-animal=id.0
            on:click=move |event| if !drag.swallows() { tap(session, ui, Click::Being(id), &event) }
            on:pointerdown=move |event| if let Some(load) = load { drag.press(load, &event) }
            on:pointerenter=move |event| peek(ui, Some(id), &event)
            on:pointerleave=move |event| peek(ui, None, &event)
        >
            {hit(&animal, form)}
            {flag.map(flag_view)}
            <span class="pic">
                <Picture animal=animal.clone()/>
                {(form == Form::Small).then(|| pips(&animal))}
                {state(&animal)}
                {shelter(&animal)}
                {(form == Form::Large).then(|| barred(&animal).map(|why| reason(id, why)))}
            </span>
            <span class="meta">
                <span class="name" lang="la">{animal.name.clone()}</span>
                {(form == Form::Large).then(|| pips(&animal))}
                <span class="need">{food(&animal)}</span>
                {animal.fed.then(|| view! { <Icon id="i-check" class="ok"/> })}
            </span>
            {match form {
                Form::Large => view! {
                    <ul class="traits">
                        {animal.traits.iter().cloned().map(row).collect_view()}
                        {animal.bare.clone().map(|text| view! { <li class="trait bare">{text}</li> })}
                    </ul>
                    {(!links.is_empty()).then(|| view! {
                        <ul class="icons">{links.into_iter().filter_map(|link| small_link(id, link)).collect_view()}</ul>
                    })}
                }.into_any(),
                Form::Small => view! {
                    <ul class="icons">
                        {animal.traits.iter().cloned().map(small_trait).collect_view()}
                        {links.into_iter().filter_map(|link| small_link(id, link)).collect_view()}
                        {(animal.traits.is_empty() && animal.pairs.is_empty()).then(|| view! { <li class="none">{t("ui-no-traits")}</li> })}
                    </ul>
                    {foot(id, &animal.mark)}
                }.into_any(),
            }}
        </div>
    }
}

/// The button of an animal. What can be chosen, or says why not, is reached with Tab; the rest with the arrows.
pub(super) fn hit(animal: &AnimalScreen, form: Form) -> impl IntoView + use<> {
    let ui = Ui::here();
    let id = animal.id;
    let is_barred = matches!(animal.mark, Mark::Barred(_));
    let tab = if animal.mark == Mark::Rest && !animal.movable { "-1" } else { "0" };
    let why = is_barred.then(|| format!("why-{}", id.0));
    let peek = move |on: bool| {
        if form == Form::Small {
            ui.look.set(on.then_some(id));
        }
    };
    view! {
        <button
            type="button"
            class="hit"
            tabindex=tab
            aria-label=animal.label.clone()
            aria-disabled=is_barred.to_string()
            aria-describedby=why
            on:keydown=move |event| if event.key() == " " && form == Form::Small {
                event.prevent_default();
                peek(ui.look.get_untracked() != Some(id));
            }
            on:blur=move |_| peek(false)
        ></button>
    }
}

/// An animal in a folded strip: its picture, and what it has and needs.
#[component]
pub fn Mini(
    /// The animal.
    animal: AnimalScreen,
) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let id = animal.id;
    let (class, flag) = look(&animal.mark);
    let hungry = if animal.fed { "" } else { "hungry" };
    let is_barred = matches!(animal.mark, Mark::Barred(_));
    view! {
        <button
            type="button"
            class=format!("mini {hungry} {class}")
            data-animal=id.0
            aria-disabled=is_barred.to_string()
            on:click=move |event| if !drag.swallows() { tap(session, ui, Click::Being(id), &event) }
            on:pointerenter=move |event| peek(ui, Some(id), &event)
            on:pointerleave=move |event| peek(ui, None, &event)
            on:focus=move |_| ui.look.set(Some(id))
            on:blur=move |_| ui.look.set(None)
        >
            <span class="vh">{animal.label.clone()}</span>
            {flag.map(|(icon, _)| view! { <span class="miniflag"><Icon id=icon/></span> })}
            <span class="mp"><Picture animal=animal.clone()/></span>
            {animal.board.as_ref().map(stats)}
            <span class="mn" aria-hidden="true">{food(&animal)}{animal.fed.then(|| view! { <Icon id="i-check" class="ok"/> })}</span>
            {animal.poisoned.is_some().then(|| view! { <span class="bad"><Icon id="t-poisonous"/></span> })}
        </button>
    }
}

/// The animal that is looked at, large, beside itself. Its words are in the label of its button already.
#[component]
pub fn Look() -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    move || {
        let id = ui.look.get()?;
        let screen = session.screen.get()?;
        let seat =
            screen.others.iter().chain(&screen.own).find(|seat| seat.animals.iter().any(|animal| animal.id == id))?;
        let animal = seat.animals.iter().find(|animal| animal.id == id)?.clone();
        let spot = document().query_selector(&format!("[data-animal='{}']", id.0)).ok().flatten()?;
        let rect = spot.get_bounding_client_rect();
        let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(1440.0);
        let left = if rect.right() + 316.0 < width { rect.right() + 8.0 } else { rect.left() - 308.0 };
        // What would not fit below stands above the lower edge.
        let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(900.0);
        let place = match rect.top() < height / 2.0 {
            true => format!("top:{}px", rect.top().max(8.0)),
            false => format!("bottom:{}px", (height - rect.bottom()).max(8.0)),
        };
        let style = format!("left:{}px;{place}", left.max(8.0));
        let does = |id: &str| summary(session, id);
        let (class, flag) = look(&animal.mark);
        let links = seat.links.iter().filter_map(|link| small_link(id, link.clone())).collect_view();
        let odds = match &animal.mark {
            Mark::Legal { odds, .. } | Mark::Prey { odds, .. } => odds.clone(),
            Mark::Barred(why) => vec![why.text.clone()],
            _ => Vec::new(),
        };
        Some(view! {
            <div class=format!("beast look {class}") prop:style=style aria-hidden="true">
                {flag.map(flag_view)}
                <span class="pic"><Picture animal=animal.clone()/>{state(&animal)}{shelter(&animal)}</span>
                <span class="meta">
                    <span class="name" lang="la">{animal.name.clone()}</span>{pips(&animal)}
                    <span class="need">{food(&animal)}</span>{animal.fed.then(|| view! { <Icon id="i-check" class="ok"/> })}
                </span>
                {animal.board.as_ref().map(stats)}
                <ul class="traits">{board_traits(&animal)}{animal.traits.iter().cloned().map(|mut trait_row| {
                    trait_row.give_up = None;
                    let summary = does(trait_row.shows.id());
                    view! { {row(trait_row)}{summary.map(|summary| view! { <li class="lookline">{summary}</li> })} }
                }).collect_view()}</ul>
                <ul class="traits">{animal.pairs.iter().filter_map(|shows| does(shows.id())).map(|summary| view! { <li class="lookline">{summary}</li> }).collect_view()}</ul>
                <ul class="icons">{links}</ul>
                {odds.iter().map(|line| view! { <span class="lookline">{marked(line)}</span> }).collect_view()}
            </div>
        })
    }
}

/// The traits on the board of a species.
fn board_traits(animal: &AnimalScreen) -> impl IntoView + use<> {
    let slots = animal
        .board
        .iter()
        .flat_map(|board| &board.slots)
        .filter(|slot| animal.traits.iter().all(|row| Some(row.shows) != slot.shows));
    let rows = slots.filter_map(|slot| {
        let shows = slot.shows?;
        let summary = summary(Session::here(), shows.id());
        Some(view! { <li class="trait"><Icon id=trait_icon(shows)/><span>{slot.text.clone()}</span></li><li class="lookline">{summary}</li> })
    });
    rows.collect_view()
}

pub(super) fn food(animal: &AnimalScreen) -> String {
    format!("{}/{}", animal.red + animal.blue, animal.need)
}

fn pips(animal: &AnimalScreen) -> impl IntoView + use<> {
    view! { <Pips red=animal.red blue=animal.blue need=animal.need label=food(animal)/> }
}

/// Asleep, poisoned, paralysed, remains: the gravest stands on the picture.
fn state(animal: &AnimalScreen) -> impl IntoView + use<> {
    let poisoned = animal.poisoned.clone().map(|text| ("t-poisonous", "zz grave", text));
    let paralysed = || animal.paralysed.clone().map(|text| ("t-cnidocytes", "zz", text));
    let asleep = || animal.asleep.clone().map(|text| ("t-hibernation", "zz", text));
    let remains = || animal.remains.clone().map(|text| ("t-regeneration", "zz", text));
    let shelled = || animal.shelled.clone().map(|text| ("t-shelled", "zz", text));
    let restored = || animal.restored.clone().map(|text| ("t-regeneration", "zz", text));
    let chip = poisoned.or_else(remains).or_else(shelled).or_else(paralysed).or_else(asleep).or_else(restored);
    chip.map(|(icon, class, text)| view! { <span class=class><Icon id=icon/>{text}</span> })
}

/// The shelter it has.
fn shelter(animal: &AnimalScreen) -> impl IntoView + use<> {
    animal.sheltered.clone().map(|text| view! { <span class="shel" title=text><Icon id="i-shelter"/></span> })
}

pub(super) fn look(mark: &Mark) -> (&'static str, Option<(&'static str, String)>) {
    match mark {
        Mark::Rest => ("", None),
        Mark::Legal { flag, .. } => ("is-legal", Some(("i-target", flag.clone()))),
        Mark::Barred(_) => ("is-barred", None),
        Mark::Actor { flag, deed } => ("is-actor", Some((deed_icon(*deed), flag.clone()))),
        Mark::Prey { flag, .. } => ("is-prey", Some(("i-target", flag.clone()))),
    }
}

pub(super) fn flag_view((icon, text): (&'static str, String)) -> impl IntoView {
    view! { <span class="flag"><Icon id=icon/><span>{text}</span></span> }
}

fn barred(animal: &AnimalScreen) -> Option<Why> {
    if let Mark::Barred(why) = &animal.mark { Some(why.clone()) } else { None }
}

fn row(row: TraitScreen) -> impl IntoView {
    let disabled = row.disabled.is_some();
    let note = row.disabled.clone().or(row.spent);
    let extra = match (row.fat.filter(|_| !disabled), &note, row.extra_need) {
        (Some(full), ..) => view! { <i class="pip fat" class:on=full></i> }.into_any(),
        (None, Some(used), _) => used.clone().into_any(),
        (None, None, 0) => ().into_any(),
        (None, None, extra) => view! { {format!("+{extra}")}<i class="pip"></i> }.into_any(),
    };
    let spent = note.is_some();
    let (name, shows) = (row.name.clone(), row.shows.id());
    let inside = view! { <Icon id=trait_icon(row.shows)/><span>{row.name}</span><span class="extra">{extra}</span> };
    match row.give_up {
        Some(give_up) => view! { <li>{choice("trait pick", give_up, inside.into_any())}</li> }.into_any(),
        None => {
            view! { <li class="trait" class:spent=spent class:disabled=disabled data-trait=shows title=name>{inside}</li> }
                .into_any()
        }
    }
}

/// A card that can be given up, as a button.
pub fn choice(class: &'static str, give_up: GiveUp, inside: AnyView) -> impl IntoView {
    let session = Session::here();
    view! {
        <button
            type="button"
            class=class
            class:sel=give_up.picked
            aria-pressed=give_up.picked.to_string()
            data-choice=give_up.choice
            on:click=move |event| {
                event.stop_propagation();
                session.click(Click::Choice(give_up.choice));
            }
        >{inside}</button>
    }
}

pub(super) fn small_trait(row: TraitScreen) -> impl IntoView {
    let fat = row.fat.map(|full| view! { <i class="pip fat" class:on=full></i> });
    view! {
        <li class="tico" class:spent=row.spent.is_some() class:disabled=row.disabled.is_some() data-trait=row.shows.id() title=row.name.clone()>
            <Icon id=trait_icon(row.shows)/>{fat}<span class="vh">{row.name.clone()}</span>
        </li>
    }
}

/// A pair card of a small animal: the icon, and with whom.
pub(super) fn small_link(id: Being, link: LinkScreen) -> Option<impl IntoView> {
    let [first, second] = link.names.clone();
    let other = if link.first == id { second } else { first };
    if link.first != id && link.second != id {
        return None;
    }
    let sign = match (link.directed, link.first == id) {
        (false, _) => "–",
        (true, true) => "→",
        (true, false) => "←",
    };
    let title = format!("{} {sign} {}", link.name, other);
    Some(
        view! { <li class="tico linked" title=title.clone() data-trait=link.shows.id() data-link=link_mark(&link)><Icon id=trait_icon(link.shows)/><span class="vh">{title.clone()}</span></li> },
    )
}

/// Below a small animal: the reason, what would happen, or nothing; the room is always there.
pub(super) fn foot(id: Being, mark: &Mark) -> impl IntoView + use<> {
    match mark {
        Mark::Barred(why) => reason(id, why.clone()).into_any(),
        Mark::Legal { odds, .. } | Mark::Prey { odds, .. } => {
            view! { <span class="odds"><span>{odds.first().map(|line| marked(line))}</span></span> }.into_any()
        }
        _ => view! { <span class="odds"><span></span></span> }.into_any(),
    }
}

/// Why an animal cannot be chosen, with its rule; more reasons open on request.
pub(super) fn reason(id: Being, why: Why) -> impl IntoView {
    let ui = Ui::here();
    let count = why.rest.len() as i64;
    let is_open = move || ui.reasons.get() == Some(id);
    let label = words().text_with("table-more-reasons", &[("count", count.into())]);
    let rest = why.rest.clone();
    view! {
        <span class="why" id=format!("why-{}", id.0) on:pointerdown=|event| event.stop_propagation()>
            <Icon id="i-shield"/>
            <span>
                <span class="whytext" title=desk::diary::plain(&why.text)>{marked(&why.text)}</span>{rule_link(why.rule)}
                {(count > 0).then(|| view! {
                    <button
                        type="button"
                        class="morewhy"
                        aria-label=label.clone()
                        aria-expanded=move || is_open().to_string()
                        on:click=move |event| {
                            event.stop_propagation();
                            ui.reasons.set(if is_open() { None } else { Some(id) });
                        }
                    >{format!("+{count}")}</button>
                })}
                {move || is_open().then(|| rest.iter().map(|why| view! {
                    <span class="onewhy">{marked(&why.text)}" "{rule_link(why.rule)}</span>
                }).collect_view())}
            </span>
        </span>
    }
}

/// The number of a rule with its title; one click opens its paragraph beside the table. Where there is no room only the
/// number is seen.
pub fn rule_link(rule: &'static str) -> impl IntoView {
    let ui = Ui::here();
    let open = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        // A click with a key held opens the book elsewhere, as links do.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            rules_tab::show(ui, rule);
        }
    };
    view! { <RuleChip rule=rule.to_owned() open=open/> }
}

/// Words for a count, for whoever draws animals in a strip.
pub fn more(count: usize) -> impl IntoView {
    let label = t_count("table-more-reasons", "count", count as i64);
    view! { <span class="more" role="img" aria-label=label>{format!("+{count}")}</span> }
}
