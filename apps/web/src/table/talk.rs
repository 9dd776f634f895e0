//! What people say at a table: lines, ready-made phrases, a field; a menu on each line of another: page, mute, report.

mod report;

use game::Seat;
use leptos::prelude::*;
use protocol::people::Somebody;
use protocol::talk::LONGEST_LINE;
use protocol::{Occupant, Phase, Phrase, TalkLine, Words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use super::ui::{Room, Tab, Ui, focus};
use crate::online::chat::Hush;
use crate::online::{Online, http};
use crate::pages::place::{Place, when};
use crate::parts::{Icon, SeatMark, marked};
use crate::prefs::{Prefs, t};
use crate::session::Session;
use report::ReportBox;

/// The talk beside the table, where its tab is chosen. It stands outside the table, which is drawn anew with every move: what
/// is being written stays.
#[component]
pub fn TalkPanel() -> impl IntoView {
    let (online, session, ui) = (Online::here(), Session::here(), Ui::here());
    let is_wide = Memo::new(move |_| ui.room.get() == Room::Wide);
    let is_open = Memo::new(move |_| {
        let over = session.screen.with(|screen| screen.as_ref().is_some_and(|screen| screen.result.is_some()));
        session.online.get() && !over && ui.tab.get() == Tab::Talk && (is_wide.get() || ui.drawer.get())
    });
    let close = move |_| {
        ui.drawer.set(false);
        focus("question");
    };
    let question = move || session.screen.with(|screen| screen.as_ref().map(|screen| marked(&screen.prompt.question)));
    on_cleanup(move || online.chat.read(false));
    move || {
        is_open.get().then(|| {
            view! {
                <aside class="talk" class:drawn=move || !is_wide.get() id="talk" aria-label=t("talk-title")>
                    <div class="talkhead"><b>{question}</b><button type="button" class="btn" id="talk-close" on:click=close>{t("talk-back")}<Icon id="i-chevron_right"/></button></div>
                    <Talk/>
                </aside>
            }
        })
    }
}

/// Lines and field, wherever they stand.
#[component]
pub fn Talk() -> impl IntoView {
    let online = Online::here();
    let chat = online.chat;
    online.find_me();
    chat.read(true);
    on_cleanup(move || chat.read(false));
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        chat.lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let menu = RwSignal::new(None::<u64>);
    let reports = RwSignal::new(None::<TalkLine>);
    let muted = RwSignal::new(None::<(protocol::PersonId, String)>);
    view! {
        <div class="msgs" node_ref=list role="log" aria-live="off" aria-label=t("talk-title") tabindex="0">
            {move || chat.lines.with(Vec::is_empty).then(|| view! { <p class="nothing">{t("talk-none")}</p> })}
            <ol><For each=move || chat.lines.get() key=|line| line.number children=move |line| message(line, menu, reports, muted)/></ol>
        </div>
        <div class="say">
            <Muted muted=muted/>
            <Phrases/>
            <Field/>
        </div>
        {move || reports.get().map(|line| view! { <ReportBox line=line reports=reports muted=muted/> })}
    }
}

/// Somebody was muted just now; it can be taken back.
#[component]
fn Muted(muted: RwSignal<Option<(protocol::PersonId, String)>>) -> impl IntoView {
    let prefs = Prefs::here();
    let undo = move |person| {
        muted.set(None);
        spawn_local(async move {
            let _ = http::tell("api/unmute", &Somebody { person }).await;
        });
    };
    view! {
        <div role="status">
            {move || muted.get().map(|(person, name)| view! {
                <p class="hid" id="muted-now"><Icon id="i-mute" class="s16"/><span>{move || prefs.words().text_with("talk-muted", &[("player", name.clone().into())])}</span>
                    <button type="button" class="lnk" id="mute-undo" on:click=move |_| undo(person)>{t("ui-undo")}</button></p>
            })}
        </div>
    }
}

/// The seat of whoever said a line, if they sit.
fn seat_of(online: Online, line: &TalkLine) -> Option<Seat> {
    online.room.with_untracked(|room| {
        let is_theirs =
            |occupant: &Occupant| matches!(occupant, Occupant::Person { person, .. } if *person == line.author);
        room.as_ref()?.places.iter().find(|place| is_theirs(&place.occupant)).map(|place| place.seat)
    })
}

fn message(
    line: TalkLine,
    menu: RwSignal<Option<u64>>,
    reports: RwSignal<Option<TalkLine>>,
    muted: RwSignal<Option<(protocol::PersonId, String)>>,
) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let (number, at, author, name) = (line.number, line.at, line.author, line.name.clone());
    let seat = seat_of(online, &line);
    let mark = match seat {
        Some(seat) => view! { <SeatMark seat=seat name=name.clone()/> }.into_any(),
        None => view! { <Icon id="i-spectate"/> }.into_any(),
    };
    let words = match line.words.clone() {
        Words::Text { text } => view! { <p>{text}</p> }.into_any(),
        Words::Phrase { phrase } => {
            view! { <p class="phr">{t(phrase_word(phrase))}<Icon id="i-language"/></p> }.into_any()
        }
    };
    let own = Memo::new(move |_| online.me.with(|me| me.as_ref().is_some_and(|me| me.person == author)));
    let called = name.clone();
    let more = move || {
        let called = called.clone();
        move || prefs.words().text_with("talk-more", &[("player", called.clone().into())])
    };
    let is_open = Memo::new(move |_| menu.get() == Some(number));
    let id = format!("more-{number}");
    let low = RwSignal::new(false);
    let open = move || {
        low.set(is_low(number));
        menu.update(|menu| *menu = if *menu == Some(number) { None } else { Some(number) });
        request_animation_frame(|| focus("talk-menu-first"));
    };
    // A long press is a menu where there is no second button.
    let pressed = move |event: web_sys::MouseEvent| {
        if !own.get_untracked() {
            event.prevent_default();
            open();
        }
    };
    let called = name.clone();
    let entries = move || {
        is_open.get().then(|| {
            view! { <LineMenu line=line.clone() name=called.clone() menu=menu reports=reports muted=muted/> }
        })
    };
    view! {
        <li class="msg" class:low=move || low.get() data-line=number data-author=name.clone() on:contextmenu=pressed>
            {mark}
            <div><div class="mh"><b>{name.clone()}</b><time>{move || when::time(prefs, at)}</time></div>{words}</div>
            {move || (!own.get()).then(|| view! {
                <button type="button" class="more" id=id.clone() aria-haspopup="menu" aria-expanded=move || is_open.get().to_string() aria-label=more() on:click=move |_| open()><Icon id="i-more" class="s18"/></button>
            })}
            {entries}
        </li>
    }
}

/// Whether there is no room below a line for its menu.
fn is_low(number: u64) -> bool {
    let bottom = |css: &str| {
        let element = document().query_selector(css).ok().flatten()?;
        Some(element.get_bounding_client_rect().bottom())
    };
    let (line, list) = (bottom(&format!("#more-{number}")), bottom(".msgs"));
    line.zip(list).is_some_and(|(line, list)| line + MENU > list)
}

/// How high the menu of a line is.
const MENU: f64 = 150.0;

/// What can be done about a line.
#[component]
fn LineMenu(
    line: TalkLine,
    name: String,
    menu: RwSignal<Option<u64>>,
    reports: RwSignal<Option<TalkLine>>,
    muted: RwSignal<Option<(protocol::PersonId, String)>>,
) -> impl IntoView {
    let prefs = Prefs::here();
    let (number, person) = (line.number, line.author);
    let with_name =
        move |id: &'static str, name: String| move || prefs.words().text_with(id, &[("player", name.clone().into())]);
    let close = move || {
        menu.set(None);
        focus(&format!("more-{number}"));
    };
    // The arrows walk, Escape goes back to the line.
    let key = move |event: web_sys::KeyboardEvent| {
        let step = match event.key().as_str() {
            "Escape" => {
                return {
                    event.stop_propagation();
                    close()
                };
            }
            "ArrowDown" => 1,
            "ArrowUp" => -1,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let all = document().query_selector_all(".menu [role=menuitem]").ok();
        let Some(all) = all.filter(|all| all.length() > 0) else { return };
        let now = (0..all.length())
            .find(|place| all.get(*place).as_ref() == document().active_element().as_deref())
            .unwrap_or(0);
        let next = (now as i32 + step).rem_euclid(all.length() as i32) as u32;
        if let Some(next) = all.get(next) {
            let _ = next.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    };
    let called = name.clone();
    let mute = move |_| {
        menu.set(None);
        let called = called.clone();
        spawn_local(async move {
            if http::tell("api/mute", &Somebody { person }).await.is_ok() {
                muted.set(Some((person, called)));
            }
        });
    };
    let report = move |_| {
        menu.set(None);
        reports.set(Some(line.clone()));
    };
    view! {
        <div class="menu" role="menu" aria-label=name.clone() on:keydown=key>
            <a role="menuitem" id="talk-menu-first" href=Place::Player(person).href()><Icon id="i-person"/>{with_name("talk-page", name.clone())}</a>
            <button type="button" role="menuitem" id="talk-mute" on:click=mute><Icon id="i-mute"/>{with_name("talk-mute", name.clone())}</button>
            <button type="button" role="menuitem" id="talk-report" on:click=report><Icon id="i-flag"/>{t("talk-report")}</button>
        </div>
    }
}

/// The message of a phrase.
fn phrase_word(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "phrase-hello",
        Phrase::GoodLuck => "phrase-good-luck",
        Phrase::OneMoment => "phrase-one-moment",
        Phrase::Back => "phrase-back",
        Phrase::TakeYourTime => "phrase-take-your-time",
        Phrase::ThankYou => "phrase-thank-you",
        Phrase::Sorry => "phrase-sorry",
        Phrase::WellPlayed => "phrase-well-played",
        Phrase::Ouch => "phrase-ouch",
        Phrase::GoodGame => "phrase-good-game",
        Phrase::PlayAgain => "phrase-play-again",
        Phrase::Goodbye => "phrase-goodbye",
    }
}

/// The phrases that fit the moment.
#[component]
fn Phrases() -> impl IntoView {
    let online = Online::here();
    let phase = Memo::new(move |_| online.room.with(|room| room.as_ref().map(|room| room.phase)));
    let fitting = move || match phase.get() {
        Some(Phase::Over) => [Phrase::GoodGame, Phrase::ThankYou, Phrase::PlayAgain, Phrase::Goodbye],
        Some(Phase::Waiting | Phase::Dealing) => [Phrase::Hello, Phrase::GoodLuck, Phrase::OneMoment, Phrase::Back],
        _ => [Phrase::WellPlayed, Phrase::Ouch, Phrase::OneMoment, Phrase::ThankYou],
    };
    let say = move |phrase| {
        online.chat.writes(false);
        online.say(Words::Phrase { phrase });
    };
    view! {
        <div class="phrases" role="group" aria-label=t("talk-phrases")>
            {move || fitting().map(|phrase| view! {
                <button type="button" data-phrase=phrase.id() on:click=move |_| say(phrase)>{t(phrase_word(phrase))}</button>
            }).collect_view()}
        </div>
    }
}

/// What is being written.
#[component]
fn Field() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let chat = online.chat;
    let left = Memo::new(move |_| {
        chat.hush.track();
        chat.left(online.now.get())
    });
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = chat.draft.get_untracked().trim().to_owned();
        if !text.is_empty() {
            chat.writes(true);
            online.say(Words::Text { text });
        }
    };
    let why = move || {
        let words = prefs.words();
        let seconds = i64::from(left.get().unwrap_or(0));
        match chat.hush.get()? {
            Hush::Slower(_) if seconds > 0 => Some(words.text_with("talk-slower", &[("seconds", seconds.into())])),
            Hush::Silenced(until) if seconds > 0 => {
                let at = format!("{}, {}", when::day(prefs, until as u64), when::time(prefs, until as u64));
                Some(words.text_with("account-silenced", &[("date", at.into())]))
            }
            Hush::Slower(_) | Hush::Silenced(_) => None,
            Hush::BadText => Some(words.text("place-fail-text")),
            Hush::Failed => Some(words.text("online-fail-server")),
        }
    };
    let reader = move || {
        let watches = online.watches();
        let room = online.room.with(|room| room.as_ref().map(|room| room.phase));
        match (room, watches) {
            (Some(Phase::Waiting | Phase::Dealing), _) => "talk-readers-table",
            (_, true) => "talk-readers-watchers",
            (_, false) => "talk-readers-players",
        }
    };
    view! {
        <form class="asks" on:submit=send>
            <div class="field">
                <input id="say" type="text" maxlength=LONGEST_LINE autocomplete="off" placeholder=t("talk-say") aria-label=t("talk-say") aria-describedby="say-why"
                    prop:value=move || chat.draft.get() on:input=move |event| chat.draft.set(event_target_value(&event))/>
                <button class="btn quiet" id="say-now" aria-label=t("talk-send") aria-disabled=move || (left.get().is_some() || chat.sent.get().is_some()).to_string()>
                    {move || match left.get() {
                        Some(seconds) => view! { <span class="num">{crate::online::clock::shown(u64::from(seconds) * 1000)}</span> }.into_any(),
                        None => view! { <Icon id="i-arrow_right"/> }.into_any(),
                    }}
                </button>
            </div>
            <p class="hint2" id="say-why" role="status">{move || match why() {
                Some(why) => view! { <Icon id="i-waiting" class="s16"/><span id="hushed">{why}</span> }.into_any(),
                None => view! { <Icon id="i-spectate" class="s16"/><span>{t(reader())}</span> }.into_any(),
            }}</p>
        </form>
    }
}

/// The tab of the talk beside the log, at a table online.
pub fn talk_tab() -> Option<(Tab, &'static str, &'static str)> {
    Session::here().online.get_untracked().then_some((Tab::Talk, "i-chat", "talk-title"))
}

/// How many lines were not read, on their tab.
pub fn unread(tab: Tab) -> Option<impl IntoView> {
    let online = use_context::<Online>().filter(|_| tab == Tab::Talk)?;
    Some(move || {
        let unread = online.chat.unread.get();
        (unread > 0).then(|| view! { <span class="badge" data-unread=unread>{unread}<span class="vh">" "{t("talk-unread")}</span></span> })
    })
}

/// The way to the talk, where the log is a drawer.
pub fn talk_button(ui: Ui) -> Option<impl IntoView> {
    talk_tab()?;
    let session = Session::here();
    Some(view! {
        <button type="button" class="btn quiet" id="open-talk" aria-label=t("talk-title") on:click=move |_| open_talk(session, ui)><Icon id="i-chat"/>{unread(Tab::Talk)}</button>
    })
}

/// Opens the talk, or closes it again.
pub fn open_talk(session: Session, ui: Ui) {
    if !session.online.get_untracked() {
        return;
    }
    let drawer = ui.room.get_untracked() < Room::Wide;
    let is_open = ui.tab.get_untracked() == Tab::Talk && (!drawer || ui.drawer.get_untracked());
    ui.tab.set(if is_open { Tab::Log } else { Tab::Talk });
    ui.drawer.set(drawer && !is_open);
    if !is_open {
        request_animation_frame(|| focus("say"));
    }
}
