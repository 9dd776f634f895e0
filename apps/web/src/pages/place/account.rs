//! The own account: ways in, what others see, devices; a guest keeps the name here.

use leptos::prelude::*;
use protocol::http::Me;
use protocol::people::{
    Account, Choices, Device, Devices, LONGEST_PASSWORD, NewName, NewPassword as Change, SignOut, SignedOut,
};

use super::bots::Bots;
use super::data::Data;
use super::mail::{Mail, Vacations};
use super::signin::{KeepName, NewCodes, NewPassword, ShownCodes};
use super::{Asked, Deed, Entry, Place, Wrong, ask, row, shown, when};
use crate::kept_game::tidy_name;
use crate::online::{Online, http};
use crate::parts::Icon;
use crate::prefs::{Prefs, t, t_count};
use crate::route::Route;

/// The own account.
#[component]
pub fn AccountPage() -> impl IntoView {
    let account: Asked<Account> = RwSignal::new(None);
    let codes = RwSignal::new(None);
    let look = move || ask(account, http::get("api/account"));
    look();
    move || {
        match codes.with(Option::is_some) {
        true => view! { <main class="one"><ShownCodes codes=codes done=Callback::new(move |()| look())/></main> }.into_any(),
        false => shown(account, move |account| match account.account_at {
            None => view! {
                <main class="one"><KeepName name=account.me.name.clone() codes=codes/><Data name=account.me.name.clone() guest=true/></main>
            }
            .into_any(),
            Some(_) => view! { <Panels account=account codes=codes look=Callback::new(move |()| look())/> }.into_any(),
        })
        .into_any(),
    }
    }
}

#[component]
fn Panels(account: Account, codes: RwSignal<Option<Vec<String>>>, look: Callback<()>) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let (renames, changes, makes) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let Account { me, password_at, codes_left, choices, silenced_until, .. } = account;
    let since = move || {
        password_at
            .map(|at| prefs.words().text_with("account-password-since", &[("date", when::day(prefs, at).into())]))
    };
    let silenced = silenced_until.map(|until| {
        let text = move || {
            let at = format!("{}, {}", when::day(prefs, until), when::time(prefs, until));
            prefs.words().text_with("account-silenced", &[("date", at.into())])
        };
        view! { <p class="err" role="status"><Icon id="i-mute"/><span>{text}</span></p> }
    });
    let has_mail = online.about().is_some_and(|about| about.mail);
    view! {
        <main class="acct">
            <header>
                <h1>{me.name.clone()}</h1>
                <button type="button" class="btn quiet" id="rename" aria-expanded=move || renames.get().to_string() on:click=move |_| renames.update(|on| *on = !*on)><Icon id="i-pencil"/>{t("account-rename")}</button>
                <a class="btn quiet" id="own-page" href=Place::Player(me.person).href()><Icon id="i-person"/>{t("place-own-page")}</a>
                {silenced}
            </header>
            {move || renames.get().then(|| view! { <Rename look=look/> })}
            <div class="acol">
                <section class="panel" aria-labelledby="ways-in">
                    <h2 class="sm" id="ways-in">{t("account-ways-in")}</h2>
                    <ul>
                        {row("i-lock", t("sign-in-password").into_any(), since.into_any(), toggle(changes, "change-password", "online-change"))}
                        {move || changes.get().then(|| view! { <li><ChangePassword done=Callback::new(move |()| { changes.set(false); look.run(()); })/></li> })}
                        {row("i-key", t("account-codes").into_any(), t_count("account-codes-left", "count", i64::from(codes_left)).into_any(), toggle(makes, "new-codes", "account-codes-new"))}
                        {move || makes.get().then(|| view! { <li><NewCodes codes=codes/></li> })}
                    </ul>
                </section>
                <Others choices=choices/>
                <Vacations/>
            </div>
            <div class="acol">
                <Signed/>
                {has_mail.then(|| view! { <Mail/> })}
                <Bots/>
                <Data name=me.name guest=false/>
            </div>
        </main>
    }
}

/// A button that opens something below it.
fn toggle(open: RwSignal<bool>, id: &'static str, label: &'static str) -> AnyView {
    view! { <button type="button" class="btn" id=id aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|on| *on = !*on)>{t(label)}</button> }
    .into_any()
}

#[component]
fn Rename(look: Callback<()>) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let name = RwSignal::new(prefs.name.get_untracked());
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = NewName { name: tidy_name(&name.get_untracked()) };
        deed.ask(async move { http::post::<Me>("api/account/name", &body).await }, move |me| {
            online.is(me);
            look.run(());
        });
    };
    view! {
        <form class="panel asks" on:submit=send>
            <Entry id="new-name" label="account-new-name" text=name fills="nickname" longest=24/>
            <p class="hint2"><Icon id="i-key" class="s16"/><span>{t("account-rename-note")}</span></p>
            <Wrong deed=deed/>
            <div class="acts"><button class="btn primary" id="rename-now" aria-disabled=move || deed.waits()>{t("account-rename")}</button></div>
        </form>
    }
}

#[component]
fn ChangePassword(done: Callback<()>) -> impl IntoView {
    let online = Online::here();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = Change { old: old.get_untracked(), new: new.get_untracked() };
        deed.ask(async move { http::post::<Me>("api/account/password", &body).await }, move |me| {
            online.is(me);
            done.run(());
        });
    };
    view! {
        <form class="asks" on:submit=send>
            <Entry id="old-password" label="account-old-password" text=old fills="current-password" kind="password" longest=LONGEST_PASSWORD/>
            <NewPassword password=new/>
            <p class="hint2"><Icon id="i-door" class="s16"/><span>{t("account-password-note")}</span></p>
            <Wrong deed=deed/>
            <div class="acts"><button class="btn primary" id="change-password-now" aria-disabled=move || deed.waits()>{t("account-password-change")}</button></div>
        </form>
    }
}

/// What others see, and in which language mails are written.
#[component]
fn Others(choices: Choices) -> impl IntoView {
    let prefs = Prefs::here();
    let deed = Deed::new();
    let (page, review) = (RwSignal::new(choices.public_page), RwSignal::new(choices.may_review));
    let send = move |_| {
        let language = Some(prefs.lang.get_untracked().code().to_owned());
        let body = Choices { public_page: page.get_untracked(), may_review: review.get_untracked(), language };
        deed.ask(async move { http::tell("api/account/choices", &body).await }, |()| {});
    };
    let switch = move |on: RwSignal<bool>, id: &'static str, label: &'static str| {
        view! {
            <button type="button" class="switch" role="switch" id=id aria-checked=move || on.get().to_string() aria-label=t(label)
                on:click=move |_| if !deed.busy.get_untracked() { on.update(|on| *on = !*on); send(()); }></button>
        }
        .into_any()
    };
    view! {
        <section class="panel" aria-labelledby="others-see">
            <h2 class="sm" id="others-see">{t("account-others")}</h2>
            <ul>
                {row("i-person", t("account-public").into_any(), t("account-public-note").into_any(), switch(page, "public-page", "account-public"))}
                {row("i-hint", t("account-review").into_any(), t("account-review-note").into_any(), switch(review, "may-review", "account-review"))}
            </ul>
            <Wrong deed=deed/>
        </section>
    }
}

/// Where one is signed in.
#[component]
fn Signed() -> impl IntoView {
    let online = Online::here();
    let devices: Asked<Devices> = RwSignal::new(None);
    let look = move || ask(devices, http::get("api/devices"));
    look();
    let deed = Deed::new();
    let out = move |which: SignOut| {
        let leaves = which == SignOut::All;
        deed.ask(async move { http::post::<SignedOut>("api/devices/sign-out", &which).await }, move |_| match leaves {
            true => {
                online.is_nobody();
                Route::Home.go();
            }
            false => look(),
        });
    };
    let list = move |devices: Devices| {
        let many = devices.devices.len() > 1;
        let rows = devices.devices.into_iter().map(|device| one(device, out)).collect_view();
        view! {
            <ul id="devices">{rows}</ul>
            {many.then(|| view! { <button type="button" class="btn quiet" id="sign-out-others" on:click=move |_| out(SignOut::Others)><Icon id="i-door"/>{t("account-out-others")}</button> })}
            <button type="button" class="btn quiet" id="sign-out-all" on:click=move |_| out(SignOut::All)><Icon id="i-door"/>{t("account-out-all")}</button>
        }
        .into_any()
    };
    view! {
        <section class="panel" aria-labelledby="signed-in">
            <h2 class="sm" id="signed-in">{t("account-devices")}</h2>
            {shown(devices, list)}
            <Wrong deed=deed/>
        </section>
    }
}

fn one(device: Device, out: impl Fn(SignOut) + Copy + 'static) -> AnyView {
    let prefs = Prefs::here();
    let name = device_name(&device.name);
    let icon =
        if ["Android", "iPhone", "iPad"].iter().any(|phone| name.contains(phone)) { "i-phone" } else { "i-laptop" };
    let Device { id, seen_at, here, this, .. } = device;
    let called = name.clone();
    let title = move || if this { prefs.words().text("account-this-device") } else { called.clone() };
    let note = move || match (this, here) {
        (true, _) => name.clone(),
        (false, true) => prefs.words().text("online-here"),
        (false, false) => prefs.words().text_with("account-last-here", &[("date", when::day(prefs, seen_at).into())]),
    };
    let end = match this {
        true => view! { <span class="tag fed"><Icon id="i-check"/>{t("account-here-now")}</span> }.into_any(),
        false => view! { <button type="button" class="btn" data-sign-out=id.to_string() on:click=move |_| out(SignOut::One { device: id })>{t("account-out")}</button> }.into_any(),
    };
    row(icon, title.into_any(), note.into_any(), end)
}

/// Browser and system, from what a browser says it is.
fn device_name(agent: &str) -> String {
    let first =
        |names: &[(&str, &'static str)]| names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name);
    let browser =
        first(&[("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrom", "Chrome"), ("Safari", "Safari")]);
    let system = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => agent.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_by_its_browser_and_system() {
        let cases = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
            ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome, Windows"),
            ("a robot", "a robot"),
        ];
        for (agent, name) in cases {
            assert_eq!(device_name(agent), name);
        }
    }
}
