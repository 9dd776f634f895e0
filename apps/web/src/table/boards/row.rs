//! The viewer's row: an end, the species, an end.

use std::sync::Arc;

use desk::screen::{Being, EndScreen, Mark};
use desk::{Click, Screen};
use leptos::prelude::*;

use super::board::Board;
use crate::parts::Icon;
use crate::prefs::t;
use crate::session::Session;
use crate::table::fit::{Beyond, places};
use crate::table::moment;
use crate::table::seat::header;
use crate::table::ui::Ui;

/// The viewer's species in their row.
#[component]
pub fn OwnBoards(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    screen.own.clone().map(|seat| {
        let (left, right): (Vec<EndScreen>, Vec<EndScreen>) = seat.ends.iter().cloned().partition(|end| end.left);
        let count = seat.animals.len();
        let ids: Vec<Being> = seat.animals.iter().map(|animal| animal.id).collect();
        let shown = NodeRef::new();
        let row = places(ui, &moment(&screen), seat.seat, &ids).into_iter().map(|being| {
            match seat.animals.iter().find(|animal| Some(animal.id) == being).cloned() {
                Some(animal) => view! { <Board animal=animal/> }.into_any(),
                None => view! { <span class="gone"></span> }.into_any(),
            }
        });
        let style = format!("--species:{}", count.max(2));
        view! {
            <section class="own" aria-label=t("board-your-species") data-seat=seat.seat.number()>
                {header(&seat)}
                <div class="reel ends" data-row="own">
                    {left.into_iter().map(end).collect_view()}
                    <div class="boards" class:many={count > 4} prop:style=style id="own-row" node_ref=shown on:scroll=move |_| ui.nudge()>
                        {row.collect_view()}
                    </div>
                    {right.into_iter().map(end).collect_view()}
                    <Beyond row=shown things=".species"/>
                </div>
            </section>
        }
    })
}

/// An end of the row, where a new species can be placed.
fn end(end: EndScreen) -> impl IntoView {
    let session = Session::here();
    let left = end.left;
    let is_legal = matches!(end.mark, Mark::Legal { .. });
    let why = match &end.mark {
        Mark::Barred(why) => Some(why.text.clone()),
        _ => None,
    };
    view! {
        <button
            type="button"
            class="newsp"
            data-end=if left { "left" } else { "right" }
            aria-disabled=(!is_legal).to_string()
            title=why
            on:click=move |_| session.click(Click::End { left })
        ><Icon id="i-plus" class="s24"/><span>{end.label}</span></button>
    }
}
