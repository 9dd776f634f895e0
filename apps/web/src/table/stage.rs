//! The pond: tokens that are left, places of those that are gone, and what was rolled.

use desk::screen::StageScreen;
use leptos::prelude::*;

use crate::parts::Icon;

/// The food bank.
#[component]
pub fn Pond(stage: StageScreen) -> impl IntoView {
    let tokens = (0..stage.filled.max(stage.bank)).map(|place| {
        let class = if place < stage.bank { "pip food" } else { "pip gone" };
        view! { <i class=class></i> }
    });
    let dice = stage.dice.iter().map(|die| view! { <Icon id=format!("i-die_{die}") class="s32"/> });
    view! {
        <div class="stageline">
            <span><b>{stage.hungry.clone()}</b><small>{stage.missing.clone()}</small></span>
            <span class="pondpill" role="img" aria-label=stage.left.clone()>{tokens.collect_view()}</span>
            <span class="pondwords">{stage.left.clone()}</span>
            <span class="dicerow">{dice.collect_view()}</span>
        </div>
    }
}
