//! The best moves in this position, by the same search that gives hints at the table.

use std::time::Duration;

use desk::Saved;
use desk::link::Told;
use desk::screen::HintLine;
use desk::thinking::Ask;
use game::Seat;
use leptos::prelude::*;

use super::Bench;
use super::play::BOT;
use crate::bot_worker::Thinker;
use crate::parts::{Icon, marked};
use crate::prefs::{Prefs, t};

/// The search is the same whenever it is asked about the same position.
const SEED: u64 = 1;

/// What the search said about a game.
#[derive(Clone, PartialEq)]
struct Said {
    saved: Saved,
    seat: Seat,
    words: String,
}

/// The best moves for the seat that is played from here.
pub fn panel(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    let (said, due) = (RwSignal::new(None::<Said>), RwSignal::new(false));
    let thinker = StoredValue::new_local(None::<Thinker>);
    let asked = StoredValue::new(0_u32);
    // What was said is about another position now.
    Effect::new(move |_| {
        bench.board.track();
        bench.you();
        said.set(None);
        due.set(false);
        asked.update_value(|number| *number += 1);
    });
    let seek = move |_| {
        let Some(saved) = bench.game(prefs.own_name_now(), BOT, SEED) else { return };
        let seat = Seat::wrapping(usize::from(untrack(move || bench.you())));
        asked.update_value(|number| *number += 1);
        let number = asked.get_value();
        let game = saved.clone();
        let answered = move |answer: u32, words: String| {
            if answer == number && asked.try_get_value() == Some(number) {
                due.set(false);
                said.set(Some(Said { saved: game.clone(), seat, words }));
                // Not from within an answer of the worker.
                set_timeout(move || drop(thinker.try_set_value(None)), Duration::ZERO);
            }
        };
        let failed = move || {
            due.try_set(false);
        };
        thinker.set_value(Thinker::start(answered, failed));
        thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                due.set(true);
                thinker.ask(number, &Ask::Hints { seat, seed: SEED, told: &Told::all(&saved.record) });
            }
        });
    };
    let lines = Memo::new(move |_| {
        let lang = prefs.lang.get();
        said.with(|said| {
            let Said { saved, seat, words } = said.as_ref()?;
            let mut desk = desk::resume(saved, lang).ok()?;
            desk.hints_said(*seat, words);
            Some(desk.screen().prompt.hints)
        })
    });
    let body = move || match lines.get() {
        Some(lines) if lines.is_empty() => view! { <p class="hint">{t("analysis-best-none")}</p> }.into_any(),
        Some(lines) => list(lines).into_any(),
        None if due.get() => view! { <p class="hint">{t("advice-thinking")}</p> }.into_any(),
        None => ().into_any(),
    };
    let who = move || {
        let words = prefs.words();
        words.text_with("analysis-best-for", &[("player", bench.player(words, bench.you()).into())])
    };
    view! {
        <section class="panel" aria-labelledby="best-title">
            <h2 class="k" id="best-title">{t("analysis-best")}</h2>
            <p class="hint">{who}</p>
            <button type="button" class="btn full" id="best-moves" on:click=seek><Icon id="i-hint"/>{t("analysis-best-seek")}</button>
            <div aria-live="polite">{body}</div>
        </section>
    }
}

fn list(lines: Vec<HintLine>) -> impl IntoView {
    let equal = lines.len() > 1 && !lines.iter().any(|line| line.is_best);
    let rows = lines.into_iter().map(|line| {
        let why = line.why.iter().map(|why| view! { <span>{marked(why)}" "</span> }).collect_view();
        view! {
            <li class:topmost=line.is_best>
                {line.is_best.then(|| view! { <span class="tag fed"><Icon id="i-points"/>{t("advice-best")}</span> })}
                <span>{marked(&line.text)}</span> <small class="num">{line.prospect}</small>
                <small class="why">{why}</small>
            </li>
        }
    });
    view! {
        {equal.then(|| view! { <p class="hint">{t("advice-equal")}</p> })}
        <ol class="bestmoves" aria-label=t("analysis-best")>{rows.collect_view()}</ol>
    }
}
