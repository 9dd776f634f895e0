//! Every option of the edition: what it changes, its values, the printed one first and marked.

use editions::{Edition, OptionInfo};
use leptos::prelude::*;
use locale::options;

use super::draft::Draft;
use crate::parts::{Icon, RuleChip};
use crate::prefs::{Prefs, t};

/// Lists longer than this are chosen from a menu.
const BUTTONS: usize = 4;

/// The options.
#[component]
pub fn OptionList(draft: RwSignal<Draft>) -> impl IntoView {
    let edition = Memo::new(move |_| draft.with(|draft| draft.edition));
    let rows = move || {
        let edition = edition.get();
        let row = |option| view! { <OneOption draft=draft edition=edition option=option/> };
        edition.options().into_iter().map(row).collect_view()
    };
    view! {
        <section class="panel" aria-labelledby="rules-title">
            <h2 id="rules-title">{t("setup-rules")}</h2>
            <ul class="opts">{rows}</ul>
        </section>
    }
}

#[component]
fn OneOption(draft: RwSignal<Draft>, edition: Edition, option: OptionInfo) -> impl IntoView {
    let prefs = Prefs::here();
    let value = Memo::new(move |_| draft.with(|draft| draft.value(&option)));
    let printed = Memo::new(move |_| draft.with(|draft| draft.printed(&option)));
    let changed = Memo::new(move |_| value.get() != printed.get());
    let set = move |value: &str| draft.update(|draft| draft.set(&option, value));
    let back = move || {
        let words = prefs.words();
        let value = options::value(words, edition, &option, &printed.get());
        words.text_with("setup-back", &[("value", value.into())])
    };
    let title = format!("option-{}", option.name);
    let said = move |choice: &str| options::value(prefs.words(), edition, &option, choice);
    let control = if option.values.len() > BUTTONS {
        let choose = move |event| set(&event_target_value(&event));
        view! {
            <select aria-labelledby=title.clone() prop:value=move || value.get() on:change=choose>
                {option.values.iter().map(|&choice| view! {
                    <option value=choice selected=move || value.get() == choice>{move || said(choice)}</option>
                }).collect_view()}
            </select>
        }
        .into_any()
    } else {
        view! {
            <div class="segm" role="group" aria-labelledby=title.clone()>
                {option.values.iter().map(|&choice| view! {
                    <button
                        type="button"
                        data-option=option.name
                        data-value=choice
                        aria-pressed=move || (value.get() == choice).to_string()
                        on:click=move |_| set(choice)
                    >{move || said(choice)}</button>
                }).collect_view()}
            </div>
        }
        .into_any()
    };
    view! {
        <li class="opt" class:ch=move || changed.get()>
            <span class="em"><Icon id=icon(option.rule) class="s24"/></span>
            <div class="tx">
                <h3 id=title>
                    {move || options::name(prefs.words(), edition, &option)}
                    <Show when=move || changed.get()>
                        " "<span class="tag hungry"><Icon id="i-pencil"/>{t("setup-changed")}</span>
                    </Show>
                </h3>
                <span>{move || options::explanation(prefs.words(), edition, &option)}</span>
                <RuleChip rule=option.rule.to_owned()/>
            </div>
            <div class="ctl">
                {control}
                <span class="pr">
                    <Show
                        when=move || changed.get()
                        fallback=move || view! { <Icon id="i-check" class="s16"/>{move || options::as_printed(prefs.words())} }
                    >
                        <button type="button" class="lnk" on:click=move |_| set(&printed.get())>
                            <Icon id="i-undo" class="s16"/>{back}
                        </button>
                    </Show>
                </span>
            </div>
        </li>
    }
}

fn icon(rule: &str) -> &'static str {
    match rule {
        "ORI-OPT-MIMICRY-LIMIT" => "t-mimicry",
        "ORI-OPT-FEEDING-COMPULSORY" | "NS-OPT-SCARCE-ORDER" => "i-food",
        "ORI-OPT-FEEDING-PASS" | "NW-OPT-FAT-FEEDING-BLOCKS-PASS" | "NW-OPT-SHELTER-BLOCKS-PASS" => "i-pass",
        "ORI-OPT-TAIL-LOSS-SCOPE" => "t-tail_loss",
        "ORI-OPT-TIE-BREAK-DIE" => "i-die_5",
        "CON-OPT-HERDING-EQUAL" => "t-herding",
        "CON-OPT-REGENERATION-LIMITS-EXCHANGE" => "t-regeneration",
        "CON-OPT-LAURASIA-SIX" => "a-laurasia",
        "CON-OPT-LAND-TO-LAND" => "t-migration",
        "CON-OPT-TWO-PLAYER-REDUCED" | "CON-OPT-EXPANSION-SETS" => "i-deck",
        "NS-OPT-DECK" | "NS-OPT-REMOVE-CARDS" | "NS-OPT-EXACT-EXHAUSTION" | "NW-OPT-DECK" => "i-deck",
        "NS-OPT-COOPERATION-TRIGGER" | "NW-OPT-SPECIAL-TRIGGERS-COOPERATION" => "t-cooperation",
        "NS-OPT-FAT-TRIGGERS-COOPERATION" => "t-cooperation",
        "NS-OPT-INTELLIGENCE-NEGATES" | "NS-OPT-INTELLIGENCE-EXTRA" => "t-intelligence",
        "NS-OPT-FAT-FEEDING" | "NS-OPT-FAT-PRIORITY" | "NS-OPT-ASK-FAT" => "t-fat_tissue",
        "NS-OPT-HORNS-LETHAL-CANCELS-ATTACK" | "NS-OPT-MEASURED-AFTER-HORNS" => "t-horns",
        "NS-OPT-SHELL-IN-SYMBIOSIS" => "t-symbiosis",
        "NS-OPT-SCAVENGER-TRIGGER" | "NS-OPT-SCAVENGER-FAT" | "NW-OPT-SCAVENGER-MODE" => "t-scavenger",
        "NW-OPT-SCAVENGER-EXCLUDES-CARNIVOROUS" => "t-scavenger",
        "NS-OPT-QUICK-PLAY" => "i-play",
        "NS-OPT-SPECIES-LIMIT" => "i-population",
        "NS-OPT-OPEN-SCORES" | "NW-OPT-OPEN-DISCARDS" => "i-points",
        "NW-OPT-EPOCHS" => "i-replay",
        "NW-OPT-HAND-LIMIT" => "i-hand",
        "NW-OPT-AREAS" => "a-savanna",
        "NW-OPT-RUNNING-MIN-ROLL" => "t-running",
        "NW-OPT-HORNED-MIN-ROLL" => "t-horned",
        "NW-OPT-REPULSIVE-OPTIONAL" => "t-repulsive",
        "NW-OPT-METAMORPHOSIS-MODE" => "t-metamorphosis",
        "NW-OPT-SYMBIOSIS-MODE" | "NW-OPT-SYMBIOSIS-BLOCKS-FEEDING" => "t-symbiosis",
        "NW-OPT-HARMFUL-MUTATION-IGNORES" => "t-harmful_mutation",
        "NW-OPT-STASIS-BLOCKS-TRAITS" => "t-stasis",
        "NW-OPT-SWIMMING-PREDATOR-RESTRICTED" => "t-swimming",
        "NW-OPT-HIBERNATION-IN-FINAL-EPOCH" => "t-hibernation",
        "NW-OPT-ADAPTABLE-SHELTER" => "t-adaptable",
        "NW-OPT-PIRACY-FILLS-FAT" => "t-piracy",
        _ => "i-settings",
    }
}
