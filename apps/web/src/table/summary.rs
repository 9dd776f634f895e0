//! The end of a round in short. It stands until it was read; the bots wait for that.

use std::sync::Arc;
use std::time::Duration;

use desk::summary::{SummaryScreen, SummarySeat};
use leptos::prelude::*;

use super::ui::focus;
use crate::parts::{Icon, SeatMark, marked};
use crate::prefs::{Prefs, t};
use crate::session::Session;

/// The summary, once nothing moves any more.
#[component]
pub fn Summary() -> impl IntoView {
    let session = Session::here();
    let shown = RwSignal::new(false);
    Effect::new(move |_| {
        if session.summing_up.get() {
            show_when_still(session, shown);
        } else {
            shown.set(false);
        }
    });
    let close = move || {
        session.close_summary();
        focus("question");
    };
    move || {
        let summary = session.screen.get().filter(|_| shown.get())?.summary.clone()?;
        Some(panel(Arc::new(summary), close))
    }
}

/// Looks again until everything has come to rest.
fn show_when_still(session: Session, shown: RwSignal<bool>) {
    set_timeout(
        move || {
            if session.summing_up.try_get_untracked() != Some(true) {
                return;
            }
            if session.moving_until.try_get_value().unwrap_or(0.0) > js_sys::Date::now() {
                show_when_still(session, shown);
            } else {
                let _ = shown.try_set(true);
                request_animation_frame(|| focus("summary-close"));
            }
        },
        Duration::from_millis(80),
    );
}

fn panel(summary: Arc<SummaryScreen>, close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let prefs = Prefs::here();
    let deaths = if summary.deaths.is_empty() {
        view! { <p>{t("summary-nobody-died")}</p> }.into_any()
    } else {
        let lines = summary
            .deaths
            .iter()
            .map(|line| view! { <li><Icon id="i-extinct" class="s18"/><span>{marked(line)}</span></li> });
        view! { <ul class="sumdeaths">{lines.collect_view()}</ul> }.into_any()
    };
    let has_points = summary.seats.iter().any(|seat| seat.points.is_some());
    let seats = summary.seats.iter().cloned().map(|seat| row(seat, has_points)).collect_view();
    let off = move |_| {
        prefs.summary.set(false);
        close();
    };
    view! {
        <div class="sumveil" on:click=move |_| close()></div>
        <section class="panel summary" role="dialog" aria-modal="true" aria-labelledby="summary-title">
            <h2 class="h2" id="summary-title">{summary.title.clone()}</h2>
            {deaths}
            <table>
                <thead><tr>
                    <th scope="col">{t("ui-players")}</th><th scope="col">{t("summary-left")}</th><th scope="col">{t("summary-draws")}</th>
                    {has_points.then(|| view! { <th scope="col">{t("summary-points")}</th> })}
                </tr></thead>
                <tbody>{seats}</tbody>
            </table>
            <div class="acts">
                <button type="button" class="btn quiet" id="summary-off" on:click=off>{t("summary-off")}</button>
                <button type="button" class="btn primary" id="summary-close" on:click=move |_| close()>{t("summary-go-on")}<kbd aria-hidden="true">"Enter"</kbd></button>
            </div>
        </section>
    }
}

fn row(seat: SummarySeat, has_points: bool) -> impl IntoView {
    let drew = if seat.drew > 0 { format!("+{}", seat.drew) } else { "0".to_owned() };
    let points = seat.points.map_or_else(|| "?".to_owned(), |points| points.to_string());
    view! {
        <tr>
            <th scope="row"><span class="sumwho"><SeatMark seat=seat.seat name=seat.name.clone()/><span>{seat.name.clone()}</span></span></th>
            <td class="num">{seat.left}</td><td class="num">{drew}</td>
            {has_points.then(|| view! { <td class="num">{points}</td> })}
        </tr>
    }
}
