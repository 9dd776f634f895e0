//! Every option of the edition: what it changes, its values, the printed one first and marked.

use leptos::prelude::*;
use locale::origin::{as_printed, option_explanation, option_name, option_value};
use origin::{OptionSpec, Options, Rule};

use game::RuleId;

use super::draft::Draft;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The options.
#[component]
pub fn OptionList(draft: RwSignal<Draft>) -> impl IntoView {
    let world = Memo::new(move |_| draft.with(|draft| draft.world));
    view! {
        <section class="panel" aria-labelledby="rules-title">
            <h2 id="rules-title">{t("setup-rules")}</h2>
            <ul class="opts">
                {move || world.get().options().iter().map(|spec| view! { <OneOption draft=draft spec=spec/> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn OneOption(draft: RwSignal<Draft>, spec: &'static OptionSpec) -> impl IntoView {
    let prefs = Prefs::here();
    let value = move || draft.with(|draft| draft.options.get(spec));
    let printed = Options::default().get(spec);
    let changed = Memo::new(move |_| value() != printed);
    let set = move |value: &'static str| {
        draft.update(|draft| {
            let _ = draft.options.set(draft.world, spec.name, value);
        });
    };
    let back = move || {
        let words = prefs.words();
        words.text_with("setup-back", &[("value", option_value(words, spec, printed).into())])
    };
    let title = format!("option-{}", spec.name);
    view! {
        <li class="opt" class:ch=move || changed.get()>
            <span class="em"><Icon id=icon(spec) class="s24"/></span>
            <div class="tx">
                <h3 id=title.clone()>
                    {move || option_name(prefs.words(), spec)}
                    <Show when=move || changed.get()>
                        " "<span class="tag hungry"><Icon id="i-pencil"/>{t("setup-changed")}</span>
                    </Show>
                </h3>
                <span>{move || option_explanation(prefs.words(), spec)}</span>
                <a class="ruleid" href=Route::Rules(Some(spec.rule.id().to_owned())).href()>{spec.rule.id()}</a>
            </div>
            <div class="ctl">
                <div class="segm" role="group" aria-labelledby=title>
                    {spec.values.iter().map(|&choice| view! {
                        <button
                            type="button"
                            aria-pressed=move || (value() == choice).to_string()
                            on:click=move |_| set(choice)
                        >{move || option_value(prefs.words(), spec, choice)}</button>
                    }).collect_view()}
                </div>
                <span class="pr">
                    <Show
                        when=move || changed.get()
                        fallback=move || view! { <Icon id="i-check" class="s16"/>{move || as_printed(prefs.words())} }
                    >
                        <button type="button" class="lnk" on:click=move |_| set(printed)>
                            <Icon id="i-undo" class="s16"/>{back}
                        </button>
                    </Show>
                </span>
            </div>
        </li>
    }
}

fn icon(spec: &OptionSpec) -> &'static str {
    match spec.rule {
        Rule::OriOptMimicryLimit => "t-mimicry",
        Rule::OriOptFeedingCompulsory => "i-food",
        Rule::OriOptFeedingPass => "i-pass",
        Rule::OriOptTailLossScope => "t-tail_loss",
        Rule::OriOptTieBreakDie => "i-die_5",
        Rule::ConOptHerdingEqual => "t-herding",
        Rule::ConOptLaurasiaSix => "a-laurasia",
        Rule::ConOptLandToLand => "t-migration",
        Rule::ConOptTwoPlayerReduced | Rule::ConOptExpansionSets => "i-deck",
        _ => "i-settings",
    }
}
