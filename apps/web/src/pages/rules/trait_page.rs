//! A trait: an animal that has it, its numbers, its names, its rules, and where it was in the game in play.

use creatures::{Creature, Label, compose};
use desk::book::{BookTrait, Defence, all_defences};
use desk::screen::Emblem;
use leptos::prelude::*;
use locale::{Arg, Lang, Words};

use super::book::{rule_href, rules_of, see_also, trait_href};
use super::chapter::RuleRow;
use super::lines_citing::citing_list;
use crate::parts::{Icon, RuleChip, trait_icon};
use crate::session::Session;

/// The page of a trait.
#[component]
pub fn TraitText(shows: BookTrait, lang: Lang) -> impl IntoView {
    let words = Words::of(lang);
    let name = shows.name(words);
    let (cards, all) = shows.cards();
    let in_deck =
        words.text_with("rules-cards-of", &[("count", Arg::Number(cards.into())), ("all", Arg::Number(all.into()))]);
    let worth = shows.worth().map(|(need, points)| {
        let need = if need == 0 { words.text("rules-need-same") } else { format!("+{need}") };
        view! {
            <div><dt>{words.text("ui-need")}</dt><dd>{need}</dd></div>
            <div><dt>{words.text("rules-points")}</dt><dd>{points}</dd></div>
        }
    });
    let names = Lang::ALL.into_iter().filter(|other| *other != lang).map(|other| {
        view! { <li lang=other.code()><span class="vh">{other.own_name()}": "</span>{shows.name(Words::of(other))}</li> }
    });
    let caption = words.text_with("rules-animal-with", &[("trait", name.clone().into())]);
    view! {
        <div class="hero">
            <figure><Portrait seed=format!("rules-{}", shows.id()) traits=vec![Emblem::from(shows)]/><figcaption>{caption}</figcaption></figure>
            <div>
                <p class="crumb">{words.text("rules-trait")}</p>
                <h1 id="rules-title" tabindex="-1"><Icon id=trait_icon(shows) class="s32"/>{name}</h1>
                <p class="lead">{shows.summary(words)}</p>
                <dl>
                    {worth}
                    <div><dt>{words.text("rules-in-deck")}</dt><dd>{in_deck}</dd></div>
                </dl>
                <ul class="nm4" aria-label=words.text("rules-other-names")>{names.collect_view()}</ul>
            </div>
        </div>
        {beaten(shows, words)}
        <InYourGame shows=shows words=words/>
        {rules_of(shows, lang).into_iter().map(|rule| view! { <RuleRow rule=rule/> }).collect_view()}
        {also(shows, lang)}
    }
}

/// What overcomes the defence of the trait, or which defence the trait overcomes.
fn beaten(shows: BookTrait, words: &'static Words) -> Option<impl IntoView> {
    let beaten = |defence: &Defence| defence.of == shows || defence.beaten_by.contains(&shows);
    let Defence { of, rule, beaten_by, overcome } =
        shows.defence().or_else(|| all_defences().into_iter().find(beaten))?;
    let beats = of != shows;
    let other = if beats { Some(of) } else { beaten_by.iter().copied().find(|other| *other != shows) };
    let (title, seed, traits) = if beats {
        ("rules-what-it-beats", "prey", vec![of])
    } else {
        let hunter = core::iter::once(shows.hunter()).chain(beaten_by);
        ("rules-what-beats-it", "hunter", hunter.collect())
    };
    let other = other.map(|other| {
        let name = other.name(words);
        view! { <b><a class="traitlink" href=trait_href(other.book(), other)><Icon id=trait_icon(other)/>{name}</a></b> }
    });
    let text = if beats { of.summary(words) } else { words.text(&overcome) };
    Some(view! {
        <section class="beats">
            <h2><Icon id="i-attack"/>{words.text(title)}</h2>
            <figure class="tcard">
                <Portrait seed=format!("rules-{seed}-{}", shows.id()) traits=traits.into_iter().map(Emblem::from).collect()/>
                <figcaption>
                    {other}
                    <span>{text}" "<RuleChip rule=rule.to_owned()/></span>
                </figcaption>
            </figure>
        </section>
    })
}

fn also(shows: BookTrait, lang: Lang) -> Option<impl IntoView> {
    let rules = see_also(shows, lang);
    (!rules.is_empty()).then(|| {
        let rows = rules.into_iter().map(|rule| {
            view! {
                <li><a href=rule_href(rule.id)><span class="ruleid">{rule.id}</span>" "{rule.title}</a></li>
            }
        });
        view! {
            <section class="also">
                <h2>{Words::of(lang).text("rules-see-also")}</h2>
                <ul>{rows.collect_view()}</ul>
            </section>
        }
    })
}

/// What the log of the game in play says about the trait.
#[component]
fn InYourGame(shows: BookTrait, words: &'static Words) -> impl IntoView {
    let session = Session::here();
    move || {
        let screen = session.screen.get()?;
        if !shows.is_played_in(screen.book) {
            return None;
        }
        let lines = screen.log.iter().filter(|line| line.about.contains(&shows.into()));
        citing_list(words, lines.map(|line| line.text.clone()).collect())
    }
}

/// An animal with these traits; words stand beside it.
#[component]
fn Portrait(seed: String, traits: Vec<Emblem>) -> impl IntoView {
    let drawn: Vec<creatures::Trait> =
        traits.iter().filter_map(|shows| creatures::Trait::from_id(shows.id())).collect();
    let svg =
        compose(&Creature { seed: &seed, traits: &drawn, label: Label::Hidden, prefix: &seed, ..Creature::default() });
    view! { <span class="portrait" inner_html=svg></span> }
}
