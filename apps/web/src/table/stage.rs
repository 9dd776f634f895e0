//! The pond: tokens that are left, places of those that are gone, and what was rolled.

use desk::Load;
use desk::screen::StageScreen;
use leptos::prelude::*;

use super::drag::Drag;
use super::ui::{Room, Ui};
use crate::parts::Icon;

/// The pond has this many places in a row.
const IN_ROW: usize = 8;
/// More tokens than this do not fit into the drawing.
const IN_POND: u8 = 24;

/// The food bank: a drawing where there is room, a line where there is none.
#[component]
pub fn Pond(
    /// The bank.
    stage: StageScreen,
    /// Whether a line must do.
    line: bool,
) -> impl IntoView {
    let ui = Ui::here();
    let drag = Drag::here();
    let room = ui.room.get_untracked();
    let places = stage.filled.max(stage.bank);
    let lift = move |event: web_sys::PointerEvent| drag.press(Load::Token, &event);
    if line || room < Room::Desk || places > IN_POND {
        let shown = if room == Room::Phone { stage.bank } else { places };
        let tokens = (0..shown).map(|place| {
            let class = if place < stage.bank { "pip food" } else { "pip gone" };
            view! { <i class=class></i> }
        });
        return view! {
            <div class="stageline" data-bank="">
                <span class="pile"><b>{stage.hungry.clone()}</b><small>{stage.missing.clone()}</small></span>
                <span class="pondpill" role="img" aria-label=stage.left.clone() on:pointerdown=lift>{tokens.collect_view()}</span>
                <span class="pondwords"><b>{stage.left.clone()}</b><small>{stage.rolled.clone()}</small></span>
            </div>
        }
        .into_any();
    }
    let dice = stage.dice.iter().map(|die| view! { <Icon id=format!("i-die_{die}") class="s32"/> });
    view! {
        <div class="stage" data-bank="">
            <div class="pile"><div><b>{stage.hungry.clone()}</b><br/><small>{stage.missing.clone()}</small></div></div>
            <figure class="water">
                <svg class="pond" viewBox="0 0 340 92" role="img" aria-label=stage.left.clone() on:pointerdown=lift>
                    <path class="shore" d="M36 50C30 22 74 6 122 9c34 2 62-7 104-3 52 5 86 22 82 44-5 26-54 36-104 34-42-2-62 5-102 1C62 81 41 72 36 50Z"></path>
                    <path class="wave" d="M58 40c6-3 12-3 18 0M262 62c7-3 14-3 20 0M66 62c5-2.500 9-2.500 14 0"></path>
                    {spots(usize::from(places)).into_iter().enumerate().map(|(place, (x, y, r))| {
                        let class = if place < usize::from(stage.bank) { "token" } else { "hollow" };
                        view! { <circle class=class cx=x cy=y r=r></circle> }
                    }).collect_view()}
                </svg>
                <figcaption>{stage.left.clone()}</figcaption>
            </figure>
            <div class="rolled"><span class="dicerow">{dice.collect_view()}</span><div>{stage.rolled.clone()}</div></div>
        </div>
    }
    .into_any()
}

/// Places in the pond: up to three rows, the middle of the pond first, so that what is left lies together.
fn spots(count: usize) -> Vec<(String, String, String)> {
    let rows = count.div_ceil(IN_ROW).max(if count > 5 { 2 } else { 1 }).max(if count > 9 { 3 } else { 1 });
    let mut left = count;
    let mut spots: Vec<(f64, f64)> = Vec::new();
    for row in 0..rows {
        let here = left.div_ceil(rows - row);
        left -= here;
        let y = 47.0 + (row as f64 - (rows as f64 - 1.0) / 2.0) * 25.0;
        let gap = 34.0_f64.min(210.0 / here.max(1) as f64);
        spots.extend((0..here).map(|place| (172.0 + (place as f64 - (here as f64 - 1.0) / 2.0) * gap, y)));
    }
    let far = |spot: &(f64, f64)| (spot.0 - 172.0).powi(2) + 3.0 * (spot.1 - 47.0).powi(2);
    game::order::sort_by(&mut spots, |a, b| far(a).total_cmp(&far(b)));
    spots.into_iter().map(|(x, y)| (format!("{x:.1}"), format!("{y:.1}"), "9".to_owned())).collect()
}
