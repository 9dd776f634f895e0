//! The strip: connection, time, request, server, the rest; one at a time.

use leptos::prelude::*;
use protocol::{Notice, Occupant, Phase, Refusal, Request, RequestKind, Room, ToServer};

use super::queue;
use crate::online::words::Doubt;
use crate::online::{Line, Online, PATIENCE, Word};
use crate::parts::Icon;
use crate::prefs::{Prefs, t};

/// A restart takes no longer than this, in milliseconds.
const RESTART: f64 = 60_000.0;

/// What the strip says.
#[derive(Clone, PartialEq)]
enum Says {
    Lost,
    Elsewhere,
    Reload,
    Doubt(Doubt),
    Asked(Request),
    Word(Word),
}

fn says(online: Online) -> Option<Says> {
    match online.line.get() {
        Line::Lost(since) if online.now.get() - since > PATIENCE => {
            return Some(restarting(online).map_or(Says::Lost, Says::Word));
        }
        Line::Elsewhere => return Some(Says::Elsewhere),
        Line::Reload => return Some(Says::Reload),
        Line::None | Line::Connecting | Line::Open | Line::Lost(_) | Line::Gone(_) => {}
    }
    if let Some(doubt) = online.doubt.get() {
        return Some(Says::Doubt(doubt));
    }
    let request = online.room.with(|room| {
        let room = room.as_ref().filter(|room| room.phase != Phase::Over || room.next_table.is_none())?;
        room.request.clone()
    });
    match request {
        Some(request) => Some(Says::Asked(request)),
        None => online.word.get().map(Says::Word),
    }
}

/// What a lost connection means; there may be no clock.
fn lost_note(online: Online) -> &'static str {
    if online.clocks.with(Option::is_some) { "online-lost-note" } else { "online-lost-note-untimed" }
}

/// The server that is away has said that it restarts, not long ago.
fn restarting(online: Online) -> Option<Word> {
    let said = |word: &Word| matches!(word, Word::Notice(Notice::Restart { in_ms }, at) if online.now.get() - at < *in_ms as f64 + RESTART);
    online.word.get().filter(said)
}

/// The strip.
#[component]
pub fn Strip() -> impl IntoView {
    let online = Online::here();
    let says = Memo::new(move |_| says(online));
    view! {
        <div class="strips" role="status">
            {move || says.get().and_then(|says| match says {
                Says::Lost => Some(strip("warn", "i-signal_off", t("online-lost")(), Some(t(lost_note(online))()), button("try-now", "btn", "online-try-now", move || online.connect()))),
                Says::Elsewhere => Some(strip("info", "i-signal", t("online-elsewhere")(), Some(t("online-elsewhere-note")()), button("go-on-here", "btn primary", "online-go-on-here", move || online.take_over()))),
                Says::Reload => Some(strip("bad", "i-alert", t("online-reload")(), Some(t("online-reload-note")()), button("reload", "btn primary", "online-reload-now", || {
                    let _ = window().location().reload();
                }))),
                Says::Doubt(Doubt::Seal) => Some(strip("bad", "i-alert", t("online-distrust")(), Some(t("online-distrust-note")()), button("doubt-read", "btn", "online-doubt-read", move || online.doubt.set(None)))),
                Says::Doubt(Doubt::Word) => Some(strip("bad", "i-alert", t("online-no-word")(), Some(t("online-no-word-note")()), button("doubt-read", "btn", "online-doubt-read", move || online.doubt.set(None)))),
                Says::Asked(request) => asked(online, request),
                Says::Word(word) => said(online, word),
            })}
        </div>
    }
}

fn strip(class: &'static str, icon: &'static str, text: String, note: Option<String>, acts: AnyView) -> AnyView {
    view! {
        <section class=format!("strip {class}") data-strip=icon>
            <span class="em"><Icon id=icon/></span>
            <div class="tx"><b>{text}</b>{note.map(|note| view! { <span>{note}</span> })}</div>
            {acts}
        </section>
    }
    .into_any()
}

fn button(id: &'static str, class: &'static str, label: &'static str, press: impl Fn() + 'static) -> AnyView {
    view! { <div class="acts"><button type="button" class=class id=id on:click=move |_| press()>{t(label)}</button></div> }.into_any()
}

fn close(online: Online) -> AnyView {
    view! {
        <div class="acts"><button type="button" class="btn quiet icon" id="strip-close" aria-label=t("table-close") on:click=move |_| online.word.set(None)><Icon id="i-close"/></button></div>
    }
    .into_any()
}

/// The table is asked for something.
fn asked(online: Online, request: Request) -> Option<AnyView> {
    let prefs = Prefs::here();
    let room = online.room.get()?;
    let own = online.seat();
    let mine = own == Some(request.by);
    let player = name_at(&room, request.by);
    let (icon, ask, own_ask, note) = match request.kind {
        RequestKind::Undo => ("i-undo", "online-asks-undo", "online-you-ask-undo", "online-asks-undo-note"),
        RequestKind::Pause => ("i-pause", "online-asks-pause", "online-you-ask-pause", "online-asks-note"),
        RequestKind::Rematch => ("i-loop", "online-asks-rematch", "online-you-ask-rematch", "online-asks-rematch-note"),
    };
    let words = prefs.words();
    let text = if mine { words.text(own_ask) } else { words.text_with(ask, &[("player", player.into())]) };
    let people = request.votes.iter().map(|vote| (vote.seat, name_at(&room, vote.seat), vote.agreed, false));
    let number = request.number;
    let vote = move |agree: bool| online.request(|id| ToServer::Vote { id, number, agree });
    let waits = request.votes.iter().any(|vote| Some(vote.seat) == own && !vote.agreed);
    let acts = match (mine, waits) {
        (true, _) => view! { <button type="button" class="btn" id="vote-withdraw" on:click=move |_| vote(false)>{t("online-withdraw")}</button> }.into_any(),
        (false, true) => view! {
            <button type="button" class="btn" id="vote-no" on:click=move |_| vote(false)>{t("online-vote-no")}</button>
            <button type="button" class="btn primary" id="vote-yes" on:click=move |_| vote(true)><Icon id="i-check"/>{t("online-vote-yes")}</button>
        }
        .into_any(),
        (false, false) => ().into_any(),
    };
    let acts = view! { {queue(people.collect())}<div class="acts">{acts}</div> }.into_any();
    Some(strip("", icon, text, Some(words.text(note)), acts))
}

fn name_at(room: &Room, seat: game::Seat) -> String {
    let place = room.places.iter().find(|place| place.seat == seat);
    match place.map(|place| &place.occupant) {
        Some(Occupant::Person { name, .. } | Occupant::Bot { name, .. }) => name.clone(),
        Some(Occupant::Open) | None => String::new(),
    }
}

/// A word of the server, or the answer to a request.
fn said(online: Online, word: Word) -> Option<AnyView> {
    let prefs = Prefs::here();
    let words = prefs.words();
    let plain = |class, icon, id: &str, note: Option<&str>| {
        strip(class, icon, words.text(id), note.map(|note| words.text(note)), close(online))
    };
    let room = online.room.get_untracked();
    let player = |seat| room.as_ref().map(|room| name_at(room, seat)).unwrap_or_default();
    Some(match word {
        Word::Back(seconds) => {
            let text = words.text_with("online-back", &[("seconds", i64::from(seconds).into())]);
            strip("good", "i-signal", text, Some(words.text("online-back-note")), close(online))
        }
        Word::Refused(reason) => plain("info", "i-shield", refusal(reason)?, None),
        Word::Notice(Notice::Restart { in_ms }, at) => {
            let left = (in_ms as f64 - (online.now.get() - at)).max(0.0) / 1000.0;
            let text = match left.ceil() as i64 {
                0 => words.text("online-restarting"),
                seconds => words.text_with("online-restart", &[("seconds", seconds.into())]),
            };
            strip("warn", "i-loop", text, Some(words.text("online-restart-note")), close(online))
        }
        Word::Notice(Notice::StorageAway, _) => {
            plain("warn", "i-waiting", "online-storage", Some("online-storage-note"))
        }
        Word::Notice(Notice::StorageBack, _) => plain("good", "i-check", "online-storage-back", None),
        Word::Notice(Notice::NotAgreed, _) => plain("", "i-arrow_right", "online-not-agreed", None),
        Word::Notice(Notice::TimeUp { seat, .. }, _) if Some(seat) == online.seat() => return None,
        Word::Notice(Notice::TimeUp { seat, .. }, _) => {
            let text = words.text_with("online-time-up", &[("player", player(seat).into())]);
            strip("", "i-timer", text, None, close(online))
        }
        Word::Notice(Notice::Back { seat }, _) => strip(
            "",
            "i-person",
            words.text_with("online-said-back", &[("player", player(seat).into())]),
            None,
            close(online),
        ),
    })
}

/// Why something was not done; nothing for what the table itself shows.
fn refusal(reason: Refusal) -> Option<&'static str> {
    Some(match reason {
        Refusal::Rules | Refusal::Words | Refusal::NotAsked | Refusal::NoSuchRequest | Refusal::NotForBots => {
            return None;
        }
        Refusal::BadText | Refusal::Silenced => return None,
        Refusal::Stale => "online-no-stale",
        Refusal::Watching => "online-no-watching",
        Refusal::NotHost => "online-no-host",
        Refusal::WrongPhase => "online-no-phase",
        Refusal::Taken => "online-no-taken",
        Refusal::Removed => "online-no-seat",
        Refusal::NotReady => "online-no-ready",
        Refusal::BadRules | Refusal::NoSuchBot => "online-fail-rules",
        Refusal::NothingToUndo => "online-no-undo",
        Refusal::AlreadyAsking => "online-no-asking",
        Refusal::WrongWord => "online-distrust",
        Refusal::BotPlays => "online-no-bot-plays",
        Refusal::Busy => "online-fail-fast",
        Refusal::StorageAway => "online-storage",
        Refusal::SetAside => "online-closed",
    })
}
