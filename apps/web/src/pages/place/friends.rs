//! Friends: finding, asking, agreeing; people who are muted; invitations from one person to another.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use protocol::http::Joined;
use protocol::people::{
    FindPeople, Found, Friend, FriendAnswer, Friends, FromFriend, Invitations, InviteFriend, JoinInvited, SomeTable,
    Somebody, Someone, Tie,
};
use protocol::{Phase, TableId};

use super::ava::Ava;
use super::lobby::{Marks, about_rules};
use super::{Asked, Deed, Entry, Place, Wrong, ask, shown, when};
use crate::online::{Online, http};
use crate::pages::home::mine::look_again;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// Friends.
#[component]
pub fn FriendsPage() -> impl IntoView {
    let friends: Asked<Friends> = RwSignal::new(None);
    let look = move || ask(friends, http::get("api/friends"));
    look();
    let deed = Deed::new();
    let look = Callback::new(move |()| look());
    view! {
        <main class="lob">
            <div>
                <h1 class="vh">{t("place-friends")}</h1>
                {shown(friends, move |all| view! { <Lists all=all deed=deed look=look/> }.into_any())}
                <Wrong deed=deed/>
            </div>
            <div><Find deed=deed look=look/></div>
        </main>
    }
}

/// Tells the server something about a person, and looks again.
fn tell(deed: Deed, look: Callback<()>, path: &'static str, person: protocol::PersonId) {
    let body = Somebody { person };
    deed.ask(async move { http::tell(path, &body).await }, move |()| look.run(()));
}

/// Asks somebody to be a friend, or agrees.
fn befriend(deed: Deed, look: Callback<()>, person: protocol::PersonId) {
    let body = Somebody { person };
    let asked = move |_: FriendAnswer| look.run(());
    deed.ask(async move { http::post("api/friends/ask", &body).await }, asked);
}

#[component]
fn Lists(all: Friends, deed: Deed, look: Callback<()>) -> impl IntoView {
    let with = |tie: Tie| all.friends.iter().filter(move |friend| friend.tie == tie).cloned().collect::<Vec<_>>();
    let (mine, asks, asked) = (with(Tie::Friends), with(Tie::WasAsked), with(Tie::Asked));
    let list = move |title: &'static str, id: &'static str, friends: Vec<Friend>| {
        (!friends.is_empty()).then(|| {
            let rows = friends.into_iter().map(|friend| one(friend, deed, look)).collect_view();
            view! { <section class="panel" aria-labelledby=id><h2 class="sm" id=id>{t(title)}</h2><ul>{rows}</ul></section> }
        })
    };
    let none = mine.is_empty().then(|| {
        view! { <section class="panel"><h2 class="sm">{t("place-friends")}</h2><p class="leadnote" id="no-friends">{t("friends-none")}</p></section> }
    });
    let muted = (!all.muted.is_empty()).then(|| {
        let rows = all.muted.into_iter().map(|who| {
            let person = who.person;
            let end = view! { <button type="button" class="btn" data-unmute=who.name.clone() on:click=move |_| tell(deed, look, "api/unmute", person)>{t("talk-unmute")}</button> };
            line(&who, None, t("friends-muted-note").into_any(), end.into_any())
        });
        view! { <section class="panel" aria-labelledby="muted"><h2 class="sm" id="muted">{t("friends-muted")}</h2><ul>{rows.collect_view()}</ul></section> }
    });
    view! {
        {list("friends-asking", "asking", asks)}
        {list("place-friends", "own-friends", mine)}
        {none}
        {list("friends-asked", "asked", asked)}
        {muted}
    }
}

/// A row about a person.
fn line(who: &Someone, here: Option<bool>, note: AnyView, end: AnyView) -> AnyView {
    view! {
        <li class="row2" data-friend=who.name.clone()>
            <Ava name=who.name.clone() here=here/>
            <span class="tx"><b><a href=Place::Player(who.person).href()>{who.name.clone()}</a></b><span>{note}</span></span>
            <span class="end">{end}</span>
        </li>
    }
    .into_any()
}

fn one(friend: Friend, deed: Deed, look: Callback<()>) -> AnyView {
    let prefs = Prefs::here();
    let Friend { who, tie, since_at, here, last_here_at } = friend;
    let person = who.person;
    let end_it = move |label: &'static str, name: String| {
        view! { <button type="button" class="btn quiet" data-end-friend=name on:click=move |_| tell(deed, look, "api/friends/end", person)>{t(label)}</button> }
    };
    let since = move |id: &str, at| prefs.words().text_with(id, &[("date", when::day(prefs, at).into())]);
    let name = who.name.clone();
    match tie {
        Tie::Friends => {
            let note = move || match (here, last_here_at) {
                (true, _) => prefs.words().text("friends-here"),
                (false, Some(at)) => since("account-last-here", at),
                (false, None) => since("friends-since", since_at),
            };
            line(&who, Some(here), note.into_any(), end_it("friends-end", name).into_any())
        }
        Tie::Asked => {
            let note = move || since("friends-asked-at", since_at);
            line(&who, None, note.into_any(), end_it("online-withdraw", name).into_any())
        }
        Tie::WasAsked => {
            let end = view! {
                {end_it("friends-decline", name.clone())}
                <button type="button" class="btn primary" data-agree=name on:click=move |_| befriend(deed, look, person)><Icon id="i-check"/>{t("friends-agree")}</button>
            };
            line(&who, None, t("friends-wants").into_any(), end.into_any())
        }
    }
}

/// Finding somebody by name.
#[component]
fn Find(deed: Deed, look: Callback<()>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let found: Asked<Found> = RwSignal::new(None);
    let searched = RwSignal::new(false);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = FindPeople { name: name.get_untracked().trim().to_owned() };
        if body.name.is_empty() {
            return;
        }
        searched.set(true);
        found.set(None);
        ask(found, async move { http::post("api/people", &body).await });
    };
    let list = move |found: Found| {
        if found.people.is_empty() {
            return view! { <p class="leadnote" role="status">{t("friends-nobody")}</p> }.into_any();
        }
        let rows = found.people.into_iter().map(|who| {
            let person = who.person;
            let end = view! { <button type="button" class="btn" data-ask-friend=who.name.clone() on:click=move |_| befriend(deed, look, person)><Icon id="i-plus"/>{t("friends-ask")}</button> };
            line(&who, None, ().into_any(), end.into_any())
        });
        view! { <ul id="found">{rows.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="panel" aria-labelledby="find-title">
            <h2 class="sm" id="find-title">{t("friends-find")}</h2>
            <form class="asks" on:submit=send role="search">
                <Entry id="find-name" label="friends-find-name" text=name longest=24/>
                <p class="hint2"><Icon id="i-key" class="s16"/><span>{t("friends-find-note")}</span></p>
                <div class="acts"><button class="btn" id="find"><Icon id="i-search"/>{t("friends-find-now")}</button></div>
            </form>
            {move || searched.get().then(|| shown(found, list))}
        </section>
    }
}

/// Friends whom the host of a table can invite to it.
#[component]
pub fn InviteFriends(
    /// The table.
    table: TableId,
) -> impl IntoView {
    if !Online::is_somebody() {
        return None;
    }
    let friends: Asked<Friends> = RwSignal::new(None);
    ask(friends, http::get("api/friends"));
    let deed = Deed::new();
    let invited = RwSignal::new(Vec::<protocol::PersonId>::new());
    let rows = move || {
        let mut mine = friends.get()?.ok()?.friends;
        mine.retain(|friend| friend.tie == Tie::Friends);
        mine.sort_by_key(|friend| !friend.here);
        (!mine.is_empty()).then(|| {
            let rows = mine.into_iter().map(|friend| {
                let person = friend.who.person;
                let name = friend.who.name.clone();
                let send = move |_| {
                    let body = InviteFriend { table, person };
                    let done = move |()| invited.update(|all| all.push(person));
                    deed.ask(async move { http::tell("api/friends/invite", &body).await }, done);
                };
                let end = move || match invited.with(|all| all.contains(&person)) {
                    true => view! { <span class="tag fed" role="status"><Icon id="i-check"/>{t("friends-invited")}</span> }.into_any(),
                    false => view! { <button type="button" class="btn" data-invite=name.clone() on:click=send><Icon id="i-letter"/>{t("friends-invite")}</button> }.into_any(),
                };
                let word = t(if friend.here { "online-here" } else { "online-away" });
                line(&friend.who, Some(friend.here), word.into_any(), end.into_any())
            });
            view! { <h3 class="k">{t("place-friends")}</h3><ul id="invite-friends">{rows.collect_view()}</ul> }
        })
    };
    Some(view! { {rows}<Wrong deed=deed/> })
}

/// Friends who are here now, on the first page; nothing where there are none.
#[component]
pub fn FriendsHere() -> impl IntoView {
    let online = Online::here();
    let friends: Asked<Friends> = RwSignal::new(None);
    let has_account = Memo::new(move |_| online.has_account());
    // A guest has no friends to ask for.
    let follows = move || has_account.get().then(|| look_again(move || ask(friends, http::get("api/friends"))));
    Effect::new(move |_| follows());
    let here = Memo::new(move |_| {
        let mut all = friends.get()?.ok()?.friends;
        all.retain(|friend| friend.tie == Tie::Friends && friend.here);
        (!all.is_empty()).then(|| all.into_iter().map(|friend| friend.who).collect::<Vec<_>>())
    });
    move || {
        here.get().map(|here| {
            view! {
                <section class="keptgames panel" aria-labelledby="friends-here-title" id="friends-here">
                    <header>
                        <h2 id="friends-here-title">{t("mine-friends-here")}</h2>
                        <span class="end"><a class="allgames" href=Place::Friends.href()>{t("mine-all-friends")}<Icon id="i-chevron_right" class="s16"/></a></span>
                    </header>
                    <div class="hereis">{here.into_iter().map(|who| view! {
                        <a href=Place::Player(who.person).href() data-here=who.name.clone()><Ava name=who.name.clone() here=None/>{who.name.clone()}</a>
                    }).collect_view()}</div>
                </section>
            }
        })
    }
}

/// Invitations of friends, on the first page.
#[component]
pub fn FromFriends() -> impl IntoView {
    let invitations: Asked<Invitations> = RwSignal::new(None);
    let look = move || ask(invitations, http::get("api/invitations"));
    look_again(look);
    let deed = Deed::new();
    let look = Callback::new(move |()| look());
    move || {
        let all = invitations.get()?.ok()?.invitations;
        (!all.is_empty()).then(|| {
            let rows = all.into_iter().map(|one| invitation(Arc::new(one), deed, look)).collect_view();
            view! {
                <section class="keptgames panel" aria-labelledby="invitations-title" id="invitations">
                    <h2 id="invitations-title">{t("place-invitations")}</h2>
                    <ul>{rows}</ul>
                    <Wrong deed=deed/>
                </section>
            }
        })
    }
}

fn invitation(one: Arc<FromFriend>, deed: Deed, look: Callback<()>) -> AnyView {
    let prefs = Prefs::here();
    let (table, phase) = (one.table, one.phase);
    let name = one.by.name.clone();
    let title = move || prefs.words().text_with("online-invites", &[("player", name.clone().into())]);
    let rules = one.rules.clone();
    let about = move || about_rules(prefs, &rules);
    let watch = !matches!(phase, Phase::Waiting | Phase::Dealing);
    let join = move |_| {
        let body = JoinInvited { table, watch };
        let joined = move |_: Joined| Route::Table(table).go();
        deed.ask(async move { http::post("api/invitations/join", &body).await }, joined);
    };
    let dismiss = move |_| {
        let body = SomeTable { table };
        deed.ask(async move { http::tell("api/invitations/dismiss", &body).await }, move |()| look.run(()));
    };
    // A free seat is called by its number.
    let seat = |(place, name): (usize, &String)| {
        (Some(name.clone()).filter(|name| *name != Seat::wrapping(place).to_string()), false)
    };
    let seats = one.players.iter().enumerate().map(seat).collect();
    view! {
        <li class="tablerow calm" data-invitation=table.to_string()>
            <span class="em"><Ava name=one.by.name.clone() here=None/></span>
            <span class="tx"><b>{title}</b><span>{about}</span></span>
            <span class="t"><Marks seats=seats/></span>
            <span class="end acts">
                <button type="button" class="btn quiet icon" data-dismiss="" aria-label=t("place-dismiss") title=t("place-dismiss") on:click=dismiss><Icon id="i-close"/></button>
                <button type="button" class="btn" data-accept="" on:click=join>{t(if watch { "online-watch-game" } else { "online-sit" })}</button>
            </span>
        </li>
    }
    .into_any()
}
