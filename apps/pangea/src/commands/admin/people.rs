//! `pangea admin people`.

use std::time::Duration;

use clap::Subcommand;
use serde_json::{Value, json};
use server::people::names;
use store::{Account, Kind, PEOPLE, Person, Store, WallTime};

use super::shown::{self, Shown, written};
use super::{failed, must_mean_it, time};
use crate::failure::{Done, Failure};

/// What is done with people.
#[derive(Subcommand, Debug)]
pub enum PeopleCommand {
    /// List people whose name contains a text, guests and bots too
    Find {
        /// The text; small and capital letters are the same
        text: String,
        /// How many are listed at most
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: usize,
    },
    /// Show everything about a person but what they did
    Show {
        /// Who
        person: String,
    },
    /// Keep a person and their bots out
    Ban {
        /// Who
        person: String,
        /// For how long: 30m, 12h, 7d or ever
        #[arg(long = "for", value_name = "TIME", value_parser = time::duration)]
        how_long: Duration,
    },
    /// Let a person and their bots in again
    Unban {
        /// Who
        person: String,
    },
    /// Let a person say nothing at tables
    Silence {
        /// Who
        person: String,
        /// For how long: 30m, 12h, 7d or ever
        #[arg(long = "for", value_name = "TIME", value_parser = time::duration)]
        how_long: Duration,
    },
    /// Let a person speak again
    Unsilence {
        /// Who
        person: String,
    },
    /// Sign a person out on all devices; a guest without an account cannot come back
    SignOut {
        /// Who
        person: String,
    },
    /// Give a person another name; the name they sign in with stays
    Rename {
        /// Who
        person: String,
        /// The new name
        name: String,
    },
}

/// Does it.
pub async fn run(store: &Store, command: &PeopleCommand, yes: bool) -> Done<Shown> {
    match command {
        PeopleCommand::Find { text, limit } => find(store, text, *limit).await,
        PeopleCommand::Show { person } => show(store, &found(store, person).await?).await,
        PeopleCommand::Ban { person, how_long } => {
            let until = WallTime::now().plus(*how_long);
            let who = ban(store, person, Some(until)).await?;
            Ok(done(&who, format!("{} is kept out until {}.", name(&who), time::written(until))))
        }
        PeopleCommand::Unban { person } => {
            let who = ban(store, person, None).await?;
            Ok(done(&who, format!("{} may come in again.", name(&who))))
        }
        PeopleCommand::Silence { person, how_long } => {
            let (who, until) = (found(store, person).await?.person, WallTime::now().plus(*how_long));
            store.silence(who.id, Some(until)).await.map_err(failed)?;
            Ok(done(&who, format!("{} may say nothing until {}.", name(&who), time::written(until))))
        }
        PeopleCommand::Unsilence { person } => {
            let who = found(store, person).await?.person;
            store.silence(who.id, None).await.map_err(failed)?;
            Ok(done(&who, format!("{} may speak again.", name(&who))))
        }
        PeopleCommand::SignOut { person } => {
            let who = found(store, person).await?.person;
            if who.account_at.is_none() {
                must_mean_it(yes, "Signing out a guest, who has no other way in,")?;
            }
            let sessions = store.close_sessions(who.id).await.map_err(failed)?.len();
            Ok(done(&who, format!("{} was signed out on {sessions} devices.", name(&who))))
        }
        PeopleCommand::Rename { person, name: new } => {
            let new = names::cleaned(new).map_err(|error| Failure::input(error.to_string()))?;
            let who = found(store, person).await?.person;
            must_mean_it(yes, "Giving somebody another name")?;
            store.rename(who.id, new.clone()).await.map_err(failed)?;
            Ok(done(
                &who,
                format!(
                    "{} is called {} now. Tables say so within a minute, as soon as they are there.",
                    name(&who),
                    new
                ),
            ))
        }
    }
}

fn name(person: &Person) -> String {
    if person.name.is_empty() { shown::person(person.id) } else { written(&person.name) }
}

fn done(person: &Person, said: String) -> Shown {
    Shown::said(said, json!({ "person": shown::person(person.id) }))
}

/// Everybody, page by page, as long as `more` wants to see them.
async fn everybody(store: &Store, mut more: impl FnMut(Account) -> bool) -> Done {
    let mut after = None;
    loop {
        let page = store.everybody(after, PEOPLE).await.map_err(failed)?;
        let Some(last) = page.last() else { return Ok(()) };
        after = Some(last.person.id);
        for account in page {
            if !more(account) {
                return Ok(());
            }
        }
    }
}

/// The person of this id, or the only one of this name.
async fn found(store: &Store, text: &str) -> Done<Account> {
    if let Ok(id) = text.parse::<protocol::PersonId>() {
        let account = store.account(server::ids::person(id)).await.map_err(failed)?;
        return account.ok_or_else(|| Failure::input("there is no person with this id"));
    }
    let (wanted, mut same) = (text.to_lowercase(), Vec::new());
    everybody(store, |account| {
        if account.person.name.to_lowercase() == wanted {
            same.push(account);
        }
        same.len() < 20
    })
    .await?;
    match (same.pop(), same.is_empty()) {
        (Some(only), true) => Ok(only),
        (Some(_), false) => {
            let way_out = "find them with `pangea admin people find`, and name one by the id";
            Err(Failure::input(format!("several people are called {text}")).way_out(way_out))
        }
        (None, _) => Err(Failure::input(format!("nobody is called {text}"))),
    }
}

async fn ban(store: &Store, person: &str, until: Option<WallTime>) -> Done<Person> {
    let who = found(store, person).await?.person;
    store.ban(who.id, until).await.map_err(failed)?;
    for bot in store.bots_of(who.id).await.map_err(failed)? {
        store.ban(bot.id, until).await.map_err(failed)?;
    }
    Ok(who)
}

fn kind(account: &Account) -> &'static str {
    match (account.person.kind, account.person.account_at) {
        _ if account.person.deleted_at.is_some() => "deleted",
        (Kind::Bot, _) => "bot",
        (Kind::Person, Some(_)) => "account",
        (Kind::Person, None) => "guest",
    }
}

fn value(account: &Account) -> Value {
    let person = &account.person;
    json!({
        "id": shown::person(person.id), "name": person.name, "kind": kind(account), "created_at": person.created_at,
        "account_at": person.account_at, "deleted_at": person.deleted_at, "banned_until": person.banned_until,
        "silenced_until": person.silenced_until, "owner": account.owner.map(shown::person),
    })
}

async fn find(store: &Store, text: &str, limit: usize) -> Done<Shown> {
    let (wanted, mut all) = (text.to_lowercase(), Vec::new());
    everybody(store, |account| {
        if account.person.deleted_at.is_none() && account.person.name.to_lowercase().contains(&wanted) {
            all.push(account);
        }
        all.len() < limit
    })
    .await?;
    let row = |account: &Account| {
        let person = &account.person;
        vec![
            shown::person(person.id),
            written(&person.name),
            kind(account).to_owned(),
            time::written(person.created_at),
            time::or_never(person.banned_until),
            time::or_never(person.silenced_until),
        ]
    };
    let heads = ["id", "name", "kind", "since", "banned until", "silenced until"];
    let values = all.iter().map(value).collect();
    Ok(Shown::table(&heads, all.iter().map(row).collect(), "Nobody is called so.", Value::Array(values)))
}

async fn show(store: &Store, account: &Account) -> Done<Shown> {
    let person = &account.person;
    let sessions = store.sessions(person.id).await.map_err(failed)?;
    let bots = store.bots_of(person.id).await.map_err(failed)?;
    let tables = store.tables_of(person.id, 1_000).await.map_err(failed)?;
    let mut known = value(account);
    known["devices"] = sessions.len().into();
    known["tables"] = tables.len().into();
    known["bots"] = bots.iter().map(|bot| json!({ "id": shown::person(bot.id), "name": bot.name })).collect();
    let seen = sessions.first().map(|session| session.seen_at);
    let bots: Vec<String> = bots.iter().map(name).collect();
    let facts = [
        ("id", shown::person(person.id)),
        ("name", written(&person.name)),
        ("kind", kind(account).to_owned()),
        ("since", time::written(person.created_at)),
        ("account since", time::or_never(person.account_at)),
        ("last seen", time::or_never(seen)),
        ("devices", sessions.len().to_string()),
        ("tables", tables.len().to_string()),
        ("bots", if bots.is_empty() { "-".to_owned() } else { bots.join(", ") }),
        ("banned until", time::or_never(person.banned_until)),
        ("silenced until", time::or_never(person.silenced_until)),
    ];
    Ok(Shown::facts(&facts, known))
}
