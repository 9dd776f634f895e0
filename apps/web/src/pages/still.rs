//! Seats and animals that are only looked at.

use desk::screen::{
    AnimalScreen, AreaRowScreen, AreaScreen, LinkScreen, Mark, SeatScreen, SlotKind, TagKind, TraitScreen,
};
use leptos::prelude::*;

use crate::parts::{Icon, Picture, Pips, SeatMark, deed_icon, location_class, location_icon, trait_icon};
use crate::prefs::t;
use crate::table::{fact, stats, tokens};

/// A seat with its animals, at rest.
pub fn seat(seat: SeatScreen) -> impl IntoView {
    seat_with(seat, ())
}

/// The same, with something more beside its name.
pub fn seat_with(seat: SeatScreen, more: impl IntoView + 'static) -> impl IntoView {
    let tags = seat.tags.iter().cloned().map(|tag| {
        let icon = (tag.kind == TagKind::First).then(|| view! { <Icon id="i-first_player"/> });
        view! { <span class="tag">{icon}{tag.text}</span> }
    });
    view! {
        <section class="stillseat" aria-label=seat.name.clone()>
            <header class="who">
                <SeatMark seat=seat.seat name=seat.name.clone()/>
                <h2>{seat.name.clone()}</h2>
                {tags.collect_view()}
                <div class="facts">
                    {more}
                    <span class="count"><Icon id="i-hand" class="s18"/><b>{seat.hand}</b><span class="vh">{t("ui-hand")}</span></span>
                    {match seat.facts.is_empty() {
                        true => view! { <span class="count"><Icon id="i-points" class="s18"/><b>{seat.points}</b><span class="vh">{t("ui-points-on-table")}</span></span> }.into_any(),
                        false => seat.facts.iter().cloned().map(fact).collect_view().into_any(),
                    }}
                </div>
            </header>
            <ul class="beasts">{seat.animals.iter().cloned().map(animal).collect_view()}</ul>
            <ul class="pairlist">{seat.links.iter().cloned().map(link).collect_view()}</ul>
        </section>
    }
}

fn animal(animal: AnimalScreen) -> impl IntoView {
    let (class, flag) = match &animal.mark {
        Mark::Actor { flag, deed } => ("is-actor", Some((deed_icon(*deed), flag.clone()))),
        Mark::Prey { flag, .. } => ("is-prey", Some(("i-target", flag.clone()))),
        _ => ("", None),
    };
    view! {
        <li class=format!("beast sm {class}")>
            <span class="vh">{animal.label.clone()}</span>
            <span class="stillbody" aria-hidden="true">
                {flag.map(|(icon, text)| view! { <span class="flag"><Icon id=icon/>{text}</span> })}
                {body(&animal, "")}
            </span>
        </li>
    }
}

/// Picture, name, need and traits of a small animal.
pub fn body(animal: &AnimalScreen, place: &'static str) -> impl IntoView + use<> {
    let food = format!("{}/{}", animal.red + animal.blue, animal.need);
    let chip = animal.asleep.clone().map(|text| ("t-hibernation", text));
    let chip = chip.or_else(|| animal.poisoned.clone().map(|text| ("t-poisonous", text)));
    let chip = chip.or_else(|| animal.sheltered.clone().map(|text| ("i-shelter", text)));
    let chip = chip.or_else(|| animal.shelled.clone().map(|text| ("t-shelled", text)));
    let chip = chip.or_else(|| animal.remains.clone().map(|text| ("t-regeneration", text)));
    let chip = chip.or_else(|| animal.paralysed.clone().map(|text| ("t-cnidocytes", text)));
    let location = animal.location.clone().map(|name| {
        let class = format!("stillplace {}", location_class(animal.at));
        view! { <span class=class><Icon id=location_icon(animal.at)/>{name}</span> }
    });
    // What lies face down is counted, not named.
    let hidden = animal.board.iter().flat_map(|board| &board.slots).filter(|slot| slot.kind == SlotKind::Down);
    let hidden = hidden.filter(|slot| slot.shows.is_none());
    let hidden = hidden.map(|slot| view! { <span class="tico facedown" title=slot.text.clone()><Icon id="i-face_down" class="s16"/></span> });
    let hidden = hidden.collect_view();
    view! {
        <span class="pic">
            <Picture animal=animal.clone() place=place/>
            <Pips red=animal.red blue=animal.blue need=animal.need label=food.clone()/>
            {chip.map(|(icon, text)| view! { <span class="zz"><Icon id=icon/>{text}</span> })}
        </span>
        <span class="meta">
            <span class="name" lang="la">{animal.name.clone()}</span>
            <span class="need">{food.clone()}</span>
            {animal.fed.then(|| view! { <Icon id="i-check" class="ok"/> })}
        </span>
        {location}
        {animal.board.as_ref().map(stats)}
        <span class="icons">{animal.traits.iter().cloned().map(small_trait).collect_view()}{hidden}</span>
    }
}

fn small_trait(row: TraitScreen) -> impl IntoView {
    let fat = row.fat.map(|full| view! { <i class="pip fat" class:on=full></i> });
    view! {
        <span class="tico" class:spent=row.spent.is_some() class:disabled=row.disabled.is_some() title=row.name><Icon id=trait_icon(row.shows)/>{fat}</span>
    }
}

/// A pair card in words.
fn link(link: LinkScreen) -> impl IntoView {
    view! { <li>{link_words(&link)}</li> }
}

/// The area row, at rest.
pub fn areas(row: AreaRowScreen) -> impl IntoView {
    let cards = row.cards.into_iter().map(|card| {
        view! { <li class="stillarea">{card.parts.into_iter().map(area).collect_view()}</li> }
    });
    view! { <ul class="stillareas" aria-label=t("nw-areas")>{cards.collect_view()}</ul> }
}

fn area(area: AreaScreen) -> impl IntoView {
    view! {
        <span class="stillpart">
            <span class="vh">{area.label}</span>
            <Icon id=format!("a-{}", area.id) class="s24"/>
            <span aria-hidden="true"><b>{area.name}</b><span class="stock">
                {tokens(area.food, area.food_places, "pip food", "pip")}
                {tokens(area.shelter, area.shelter_places, "pip shelter", "pip shelter off")}
            </span></span>
        </span>
    }
}

/// Who with whom, and who guards.
pub fn link_words(link: &LinkScreen) -> impl IntoView + use<> {
    let sign = if link.directed { " → " } else { " – " };
    let [first, second] = link.names.clone();
    view! {
        <Icon id=trait_icon(link.shows) class="s18"/>
        <span>{link.name.clone()}": "<i class="name" lang="la">{first}</i>{sign}<i class="name" lang="la">{second}</i></span>
    }
}
