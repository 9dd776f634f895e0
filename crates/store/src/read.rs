//! Columns of either database as what they mean.

use std::collections::HashMap;
use std::str::FromStr;

use sqlx::{ColumnIndex, Decode, Type};

use crate::accounts::{Account, Choices, Credential, MailAddress};
use crate::friends::{Friend, TableInvitation, Tie};
use crate::ids::{BadId, Epoch, NodeId, PersonId, TableId};
use crate::invitations::Invitation;
use crate::journal::{Clock, Listed, Row, Setup, Stored};
use crate::lobby::{ListedTable, Listing, Visibility};
use crate::mails::{Mail, NewMail};
use crate::people::{Kind, Person, Session};
use crate::results::{GameSeat, Leader, Played, PlayedSeat, Rating, RatingChange, RatingStep, Strength, Tally};
use crate::seats::{Member, Membership};
use crate::secret::{Seed, TokenHash};
use crate::talk::{Line, NewReport, Report};
use crate::time::{TableTime, WallTime};
use crate::upkeep::Counts;
use crate::vacations::Vacation;
use crate::writer::Found;

type Result<T> = std::result::Result<T, sqlx::Error>;

fn strange(what: impl Into<String>) -> sqlx::Error {
    sqlx::Error::Decode(what.into().into())
}

pub(crate) fn id<T: FromStr<Err = BadId>>(text: &str) -> Result<T> {
    text.parse().map_err(|error: BadId| strange(format!("`{text}`: {error}")))
}

pub(crate) fn number(value: i64) -> Result<u64> {
    u64::try_from(value).map_err(|_| strange(format!("{value} is below zero")))
}

fn small<T: TryFrom<i64>>(value: i64) -> Result<T> {
    T::try_from(value).map_err(|_| strange(format!("{value} has no place here")))
}

pub(crate) fn time(row: &impl Columns, name: &'static str) -> Result<Option<WallTime>> {
    Ok(row.optional_integer(name)?.map(WallTime))
}

pub(crate) fn seat(value: Option<i64>) -> Result<Option<u8>> {
    value.map(|seat| u8::try_from(seat).map_err(|_| strange(format!("{seat} is no seat")))).transpose()
}

pub(crate) fn clock(standing: i64) -> Clock {
    if standing == 0 { Clock::Running } else { Clock::Standing }
}

pub(crate) fn standing(clock: Clock) -> i64 {
    i64::from(clock == Clock::Standing)
}

fn setup(edition: String, options: String, revision: i64) -> Result<Setup> {
    let rules_revision = u32::try_from(revision).map_err(|_| strange(format!("{revision} is no revision")))?;
    Ok(Setup { edition, options, rules_revision })
}

/// What a row of a database must be able to hold for everything below. Both databases can.
pub(crate) trait Columns: sqlx::Row {
    fn text(&self, name: &'static str) -> Result<String>;
    fn optional_text(&self, name: &'static str) -> Result<Option<String>>;
    fn integer(&self, name: &'static str) -> Result<i64>;
    fn optional_integer(&self, name: &'static str) -> Result<Option<i64>>;
    fn real(&self, name: &'static str) -> Result<f64>;
    fn optional_real(&self, name: &'static str) -> Result<Option<f64>>;
}

impl<R: sqlx::Row> Columns for R
where
    &'static str: ColumnIndex<R>,
    String: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    i64: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    f64: for<'r> Decode<'r, R::Database> + Type<R::Database>,
{
    fn text(&self, name: &'static str) -> Result<String> {
        self.try_get(name)
    }

    fn optional_text(&self, name: &'static str) -> Result<Option<String>> {
        self.try_get(name)
    }

    fn integer(&self, name: &'static str) -> Result<i64> {
        self.try_get(name)
    }

    fn optional_integer(&self, name: &'static str) -> Result<Option<i64>> {
        self.try_get(name)
    }

    fn real(&self, name: &'static str) -> Result<f64> {
        self.try_get(name)
    }

    fn optional_real(&self, name: &'static str) -> Result<Option<f64>> {
        self.try_get(name)
    }
}

/// An entry and its table.
pub(crate) fn journal_row(row: &impl Columns) -> Result<(TableId, Epoch, Row)> {
    let entry = Row {
        seq: number(row.integer("seq")?)?,
        at: TableTime(number(row.integer("at")?)?),
        person: row.optional_text("person")?.map(|text| id(&text)).transpose()?,
        action_id: row.optional_text("action_id")?.map(|text| id(&text)).transpose()?,
        body: row.text("body")?,
        digest: row.integer("digest")?.cast_unsigned(),
    };
    Ok((id(&row.text("table_id")?)?, Epoch(number(row.integer("epoch")?)?), entry))
}

/// What was found in the place of an append.
pub(crate) fn found(head: Option<(i64, i64)>, rows: &[impl Columns], same_action: Option<i64>) -> Result<Found> {
    let table = match head {
        Some((epoch, head)) => Some((Epoch(number(epoch)?), number(head)?)),
        None => None,
    };
    let rows = rows.iter().map(|row| journal_row(row).map(|(_, epoch, row)| (epoch, row))).collect::<Result<_>>()?;
    Ok(Found { table, rows, same_action: same_action.map(number).transpose()? })
}

/// A table without its entries and members.
fn table(row: &impl Columns) -> Result<Stored> {
    Ok(Stored {
        id: id(&row.text("id")?)?,
        setup: setup(row.text("edition")?, row.text("options")?, row.integer("rules_revision")?)?,
        created_at: WallTime(row.integer("created_at")?),
        changed_at: WallTime(row.integer("changed_at")?),
        finished_at: row.optional_integer("finished_at")?.map(WallTime),
        set_aside: row.optional_text("set_aside")?,
        owner: owner(row)?,
        epoch: Epoch(number(row.integer("epoch")?)?),
        head: number(row.integer("head")?)?,
        table_time: TableTime(number(row.integer("table_time")?)?),
        clocks: row.text("clocks")?,
        clock: clock(row.integer("standing")?),
        deadline_at: row.optional_integer("deadline_at")?.map(WallTime),
        phase: row.text("phase")?,
        rows: Vec::new(),
        members: Vec::new(),
    })
}

fn owner(row: &impl Columns) -> Result<Option<NodeId>> {
    row.optional_text("owner")?.map(|text| id(&text)).transpose()
}

/// Tables with their entries, both in order, and their members.
pub(crate) fn tables(
    tables: &[impl Columns],
    entries: &[impl Columns],
    members: &[impl Columns],
) -> Result<Vec<Stored>> {
    let mut stored = tables.iter().map(table).collect::<Result<Vec<_>>>()?;
    let places: HashMap<TableId, usize> = stored.iter().enumerate().map(|(at, table)| (table.id, at)).collect();
    for row in entries {
        let (table, _, row) = journal_row(row)?;
        if let Some(at) = places.get(&table) {
            stored[*at].rows.push(row);
        }
    }
    for row in members {
        if let Some(at) = places.get(&id(&row.text("table_id")?)?) {
            stored[*at].members.push(member(row)?);
        }
    }
    Ok(stored)
}

pub(crate) fn member(row: &impl Columns) -> Result<Member> {
    Ok(Member {
        person: id(&row.text("person")?)?,
        role: row.text("role")?,
        seat: seat(row.optional_integer("seat")?)?,
    })
}

pub(crate) fn membership(row: &impl Columns) -> Result<Membership> {
    Ok(Membership {
        table: id(&row.text("table_id")?)?,
        role: row.text("role")?,
        seat: seat(row.optional_integer("seat")?)?,
        edition: row.text("edition")?,
        phase: row.text("phase")?,
        clocks: row.text("clocks")?,
        deadline_at: time(row, "deadline_at")?,
        changed_at: WallTime(row.integer("changed_at")?),
        finished_at: row.optional_integer("finished_at")?.map(WallTime),
    })
}

pub(crate) fn listed(row: &impl Columns) -> Result<Listed> {
    Ok(Listed {
        id: id(&row.text("id")?)?,
        setup: setup(row.text("edition")?, row.text("options")?, row.integer("rules_revision")?)?,
        clock: clock(row.integer("standing")?),
        phase: row.text("phase")?,
        head: number(row.integer("head")?)?,
        owner: owner(row)?,
    })
}

/// What [`person`] reads, of `persons p`.
macro_rules! person_columns {
    () => {
        "p.id as person, p.name, p.created_at as person_created_at, p.kind, p.account_at, p.deleted_at, \
            p.banned_until, p.silenced_until"
    };
}

/// What [`account`] reads, of `persons p` and `credentials c`.
macro_rules! account_columns {
    () => {
        "p.id as person, p.name, p.created_at as person_created_at, p.kind, p.account_at, p.deleted_at, \
            p.banned_until, p.silenced_until, p.owner, p.public_page, p.may_review, p.language, p.mail, \
            p.mail_confirmed_at, p.mail_wants, c.login, \
            (select count(*) from recovery_codes r where r.person = p.id and r.used_at is null) as codes_left"
    };
}

/// What [`listed_table`] reads, of `listings l` and `tables t`.
macro_rules! listing_columns {
    () => {
        "l.table_id, l.visibility, l.opened_by, l.wants, l.opened_at, t.edition, t.options, t.phase, t.clocks, \
            t.standing, t.changed_at"
    };
}

pub(crate) use {account_columns, listing_columns, person_columns};

pub(crate) fn person(row: &impl Columns) -> Result<Person> {
    Ok(Person {
        id: id(&row.text("person")?)?,
        name: row.text("name")?,
        created_at: WallTime(row.integer("person_created_at")?),
        kind: match row.text("kind")?.as_str() {
            "person" => Kind::Person,
            "bot" => Kind::Bot,
            other => return Err(strange(format!("`{other}` is no kind of person"))),
        },
        account_at: time(row, "account_at")?,
        deleted_at: time(row, "deleted_at")?,
        banned_until: time(row, "banned_until")?,
        silenced_until: time(row, "silenced_until")?,
    })
}

pub(crate) fn account(row: &impl Columns) -> Result<Account> {
    let mail = row.optional_text("mail")?;
    let confirmed_at = time(row, "mail_confirmed_at")?;
    Ok(Account {
        person: person(row)?,
        owner: row.optional_text("owner")?.map(|text| id(&text)).transpose()?,
        login: row.optional_text("login")?,
        choices: Choices {
            public_page: row.integer("public_page")? != 0,
            may_review: row.integer("may_review")? != 0,
            language: row.optional_text("language")?,
            mail_wants: row.text("mail_wants")?,
        },
        mail: mail.map(|address| MailAddress { address, confirmed_at }),
        codes_left: u32::try_from(row.integer("codes_left")?).map_err(|_| strange("too many codes"))?,
    })
}

pub(crate) fn credential(row: &impl Columns) -> Result<Credential> {
    Ok(Credential {
        person: id(&row.text("person")?)?,
        login: row.text("login")?,
        hash: row.text("hash")?,
        changed_at: WallTime(row.integer("changed_at")?),
    })
}

pub(crate) fn friend(row: &impl Columns) -> Result<Friend> {
    let asked_at = WallTime(row.integer("asked_at")?);
    let tie = match (time(row, "since")?, row.integer("mine")?) {
        (Some(since), _) => Tie::Friends(since),
        (None, 0) => Tie::WasAsked(asked_at),
        (None, _) => Tie::Asked(asked_at),
    };
    Ok(Friend { person: person(row)?, tie })
}

pub(crate) fn table_invitation(row: &impl Columns) -> Result<TableInvitation> {
    Ok(TableInvitation {
        table: id(&row.text("table_id")?)?,
        by: person(row)?,
        at: WallTime(row.integer("at")?),
        edition: row.text("edition")?,
        phase: row.text("phase")?,
        clocks: row.text("clocks")?,
    })
}

pub(crate) fn line(row: &impl Columns) -> Result<Line> {
    Ok(Line {
        seq: number(row.integer("seq")?)?,
        room: row.text("room")?,
        author: id(&row.text("author")?)?,
        client_id: id(&row.text("client_id")?)?,
        body: row.text("body")?,
        phrase: row.optional_text("phrase")?,
        at: WallTime(row.integer("at")?),
    })
}

/// The line, if it was said at this table.
pub(crate) fn line_at(row: &impl Columns, table: TableId) -> Result<Option<Line>> {
    if id::<TableId>(&row.text("table_id")?)? == table { Ok(Some(line(row)?)) } else { Ok(None) }
}

pub(crate) fn report(row: &impl Columns) -> Result<Report> {
    let what = NewReport {
        table: id(&row.text("table_id")?)?,
        room: row.text("room")?,
        line: row.optional_integer("seq")?.map(number).transpose()?,
        reporter: id(&row.text("reporter")?)?,
        reported: id(&row.text("reported")?)?,
        reason: row.text("reason")?,
        words: row.text("words")?,
        at: WallTime(row.integer("at")?),
    };
    let decision = row.optional_text("decision")?;
    Ok(Report { id: id(&row.text("id")?)?, what, closed_at: time(row, "closed_at")?, decision })
}

/// Games from their seats, which come in order.
pub(crate) fn games(rows: &[impl Columns]) -> Result<Vec<Played>> {
    let mut games: Vec<Played> = Vec::new();
    for row in rows {
        let table = id(&row.text("table_id")?)?;
        if games.last().is_none_or(|game| game.table != table) {
            games.push(Played {
                table,
                edition: row.text("edition")?,
                size: row.text("size")?,
                finished_at: WallTime(row.integer("finished_at")?),
                why_not: row.optional_text("why_not")?,
                has_record: row.integer("has_record")? != 0,
                seats: Vec::new(),
            });
        }
        let seat = PlayedSeat { seat: game_seat(row)?, change: rating_change(row)? };
        games.last_mut().into_iter().for_each(|game| game.seats.push(seat.clone()));
    }
    Ok(games)
}

fn game_seat(row: &impl Columns) -> Result<GameSeat> {
    let traits = serde_json::from_str(&row.text("traits")?);
    Ok(GameSeat {
        seat: small(row.integer("seat")?)?,
        person: row.optional_text("person")?.map(|text| id(&text)).transpose()?,
        bot: row.optional_text("bot")?,
        name: row.text("name")?,
        points: row.integer("points")?,
        place: small(row.integer("place")?)?,
        share: row.real("share")?,
        traits: traits.map_err(|error| strange(error.to_string()))?,
    })
}

/// What a game did to a rating, if anything.
fn rating_change(row: &impl Columns) -> Result<Option<RatingChange>> {
    let strength = |mu: Option<f64>, sigma: Option<f64>| mu.zip(sigma).map(|(mu, sigma)| Strength { mu, sigma });
    let after = strength(row.optional_real("mu_after")?, row.optional_real("sigma_after")?);
    let before = strength(row.optional_real("mu_before")?, row.optional_real("sigma_before")?);
    let Some((after, version)) = after.zip(row.optional_integer("version")?) else { return Ok(None) };
    Ok(Some(RatingChange { before, after, version: small(version)? }))
}

pub(crate) fn rating_step(row: &impl Columns) -> Result<RatingStep> {
    Ok(RatingStep {
        table: id(&row.text("table_id")?)?,
        at: WallTime(row.integer("finished_at")?),
        change: rating_change(row)?.ok_or_else(|| strange("a step without a rating"))?,
    })
}

pub(crate) fn tally(row: &impl Columns) -> Result<Tally> {
    Ok(Tally {
        edition: row.text("edition")?,
        seats: small(row.integer("seats")?)?,
        games: number(row.integer("games")?)?,
        won: number(row.integer("won")?)?,
    })
}

pub(crate) fn rating(row: &impl Columns) -> Result<Rating> {
    Ok(Rating {
        edition: row.text("edition")?,
        size: row.text("size")?,
        strength: Strength { mu: row.real("mu")?, sigma: row.real("sigma")? },
        games: number(row.integer("games")?)?,
        won: number(row.integer("won")?)?,
        fair: row.real("fair")?,
        changed_at: WallTime(row.integer("changed_at")?),
        rank: row.optional_integer("rank")?.map(number).transpose()?,
        ranked: number(row.integer("ranked")?)?,
    })
}

pub(crate) fn leader(row: &impl Columns) -> Result<Leader> {
    Ok(Leader {
        person: person(row)?,
        rank: row.optional_integer("rank")?.map(number).transpose()?,
        strength: Strength { mu: row.real("mu")?, sigma: row.real("sigma")? },
        games: number(row.integer("games")?)?,
        won: number(row.integer("won")?)?,
        fair: row.real("fair")?,
        changed_at: WallTime(row.integer("changed_at")?),
    })
}

pub(crate) fn visibility_text(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Link => "link",
        Visibility::Friends => "friends",
        Visibility::Everybody => "everybody",
    }
}

pub(crate) fn listing(row: &impl Columns) -> Result<Listing> {
    Ok(Listing {
        visibility: match row.text("visibility")?.as_str() {
            "link" => Visibility::Link,
            "friends" => Visibility::Friends,
            "everybody" => Visibility::Everybody,
            other => return Err(strange(format!("`{other}` says nothing of who may come"))),
        },
        opened_by: id(&row.text("opened_by")?)?,
        wants: row.optional_text("wants")?,
        opened_at: WallTime(row.integer("opened_at")?),
    })
}

pub(crate) fn listed_table(row: &impl Columns) -> Result<ListedTable> {
    Ok(ListedTable {
        table: id(&row.text("table_id")?)?,
        listing: listing(row)?,
        edition: row.text("edition")?,
        options: row.text("options")?,
        phase: row.text("phase")?,
        clocks: row.text("clocks")?,
        clock: clock(row.integer("standing")?),
        changed_at: WallTime(row.integer("changed_at")?),
    })
}

pub(crate) fn vacation((from, until): (i64, i64)) -> Vacation {
    Vacation { from: WallTime(from), until: WallTime(until) }
}

pub(crate) fn mail(row: &impl Columns) -> Result<Mail> {
    let person = person(row)?;
    let address = row.optional_text("mail")?;
    let confirmed_at = time(row, "mail_confirmed_at")?;
    Ok(Mail {
        id: id(&row.text("id")?)?,
        mail: NewMail {
            person: person.id,
            kind: row.text("mail_kind")?,
            table: row.optional_text("table_id")?.map(|text| id(&text)).transpose()?,
            prompt: number(row.integer("prompt")?)?,
            due_at: WallTime(row.integer("due_at")?),
        },
        tries: small(row.integer("tries")?)?,
        person,
        address: address.map(|address| MailAddress { address, confirmed_at }),
        language: row.optional_text("language")?,
        wants: row.text("mail_wants")?,
    })
}

pub(crate) fn counts(row: &impl Columns, tables: Vec<(String, i64)>) -> Result<Counts> {
    let count = |name| number(row.integer(name)?);
    Ok(Counts {
        people: count("people")?,
        accounts: count("accounts")?,
        bots: count("bots")?,
        sessions: count("sessions")?,
        tables: tables.into_iter().map(|(phase, count)| Ok((phase, number(count)?))).collect::<Result<_>>()?,
        set_aside: count("set_aside")?,
        games: count("games")?,
        open_reports: count("open_reports")?,
        waiting_mails: count("waiting_mails")?,
    })
}

/// A text that comes after everything that begins so.
pub(crate) fn after_all(prefix: &str) -> String {
    format!("{prefix}{}", char::MAX)
}

pub(crate) fn session(row: &impl Columns) -> Result<Session> {
    Ok(Session {
        id: id(&row.text("id")?)?,
        person: id(&row.text("person")?)?,
        device: row.text("device")?,
        created_at: WallTime(row.integer("created_at")?),
        seen_at: WallTime(row.integer("seen_at")?),
    })
}

/// The hash by which a session was found.
pub(crate) fn token_hash<R: sqlx::Row>(row: &R) -> Result<TokenHash>
where
    &'static str: ColumnIndex<R>,
    Vec<u8>: for<'r> Decode<'r, R::Database> + Type<R::Database>,
{
    let bytes: Vec<u8> = row.try_get("token_hash")?;
    let length = bytes.len();
    bytes.try_into().map(TokenHash::from_bytes).map_err(|_| strange(format!("a hash of {length} bytes")))
}

/// Tables with people.
pub(crate) fn pairs(found: &[(String, String)]) -> Result<Vec<(TableId, PersonId)>> {
    found.iter().map(|(table, person)| Ok((id(table)?, id(person)?))).collect()
}

pub(crate) fn seed(bytes: &[u8]) -> Result<Seed> {
    bytes.try_into().map(Seed::from_bytes).map_err(|_| strange(format!("a seed of {} bytes", bytes.len())))
}

pub(crate) fn invitation(row: &impl Columns) -> Result<Invitation> {
    Ok(Invitation {
        table: id(&row.text("table_id")?)?,
        role: row.text("role")?,
        created_at: WallTime(row.integer("created_at")?),
    })
}
