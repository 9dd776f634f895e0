//! Random and mutated messages over real sockets, of a watcher, a player and a host, and bodies of requests: no panic, no
//! change without a legal action, bounded memory.
//!
//! `PANGEA_FUZZ=1000000 cargo test -p server --test fuzz` sends a million; every day it is a few thousand.

#[path = "online/harness.rs"]
#[expect(dead_code, reason = "shared with the other tests")]
mod harness;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{ClientError, Person, Player, Request, Role, Socket, Told, new_id};
use protocol::bots::{NewBot, ThisBot};
use protocol::http::{Guest, Invitation, Invite, Join, NewTable, Opened};
use protocol::lobby::{Pace, QuickWish, TakeVacation};
use protocol::mail::{ConfirmMail, MailKind, SetMail, WantMails};
use protocol::people::{
    Choices, Delete, FindPeople, InviteFriend, JoinInvited, Keep, Kept, NewCodes, NewName, NewPassword, Reason,
    Recover, Report, SignIn, SignOut, SomeTable, Somebody,
};
use protocol::{Bytes32, NewOccupant, Phrase, RequestKind, TableId, TalkRoom, ToServer, Words};

use server::{Limits, MailOptions};
use store::{Store, WallTime};

use harness::{PATIENCE, Seated, Server, rules, two_and_a_bot};

static PANICS: AtomicUsize = AtomicUsize::new(0);

fn messages() -> usize {
    std::env::var("PANGEA_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(4_000)
}

/// Messages of every kind.
fn seeds(table: TableId) -> Vec<String> {
    let seat = |place| game::Seat::all(8).nth(place).expect("a seat");
    let id = new_id;
    let mut all = vec![
        client::person::hello(table, Some(3)),
        ToServer::Since { have: 0 },
        ToServer::Since { have: u64::MAX },
        ToServer::Sit { id: id(), seat: seat(1) },
        ToServer::Stand { id: id() },
        ToServer::Ready { id: id(), ready: true, sealed: Some(Bytes32([7; 32])) },
        ToServer::Word { id: id(), word: Bytes32([9; 32]) },
        ToServer::Give { id: id(), seat: seat(0), to: NewOccupant::Bot { plays: "apex+bold".to_owned() } },
        ToServer::Give { id: id(), seat: seat(7), to: NewOccupant::Open },
        ToServer::Change { id: id(), rules: rules("new-world", 2) },
        ToServer::List { id: id(), visibility: protocol::Visibility::Everybody },
        ToServer::Begin { id: id() },
        ToServer::Vote { id: id(), number: 1, agree: true },
        ToServer::GoOn { id: id() },
        ToServer::TakeBack { id: id() },
        ToServer::Say { id: id(), words: Words::Text { text: "Żubr \u{1f9ac}".to_owned() } },
        ToServer::Say { id: id(), words: Words::Phrase { phrase: Phrase::Ouch } },
    ];
    for kind in [RequestKind::Pause, RequestKind::Rematch] {
        all.push(ToServer::Ask { id: id(), kind });
    }
    for (prompt, words) in [(1, "pass"), (2, "attack A1 -> B1"), (3, "choose 1"), (0, ""), (u64::MAX, "\u{1f996}")] {
        all.push(ToServer::Act { id: id(), prompt, action: words.to_owned() });
    }
    all.iter().map(protocol::text).collect()
}

/// Changes a message a little, or a lot.
fn mutated(chance: &mut Player, seeds: &[String]) -> String {
    if chance.draw(4) > 0 {
        // A whole message, under a new name; never a second `hello`.
        let whole = &seeds[1 + chance.draw(seeds.len() - 1)];
        let mut message: serde_json::Value = serde_json::from_str(whole).expect("a message");
        if let Some(id) = message.get_mut("id") {
            *id = new_id().to_string().into();
        }
        if let Some(prompt) = message.get_mut("prompt") {
            *prompt = chance.draw(12).into();
        }
        return message.to_string();
    }
    broken(chance, seeds)
}

/// Changes a few bytes.
fn broken(chance: &mut Player, seeds: &[String]) -> String {
    let mut bytes = seeds[chance.draw(seeds.len())].clone().into_bytes();
    for _ in 0..1 + chance.draw(3) {
        let place = chance.draw(bytes.len());
        match chance.draw(7) {
            0 => bytes[place] = b' ' + chance.draw(95) as u8,
            1 => bytes.insert(place, b"\"{}[],:0-9e\\u"[chance.draw(13)]),
            2 => drop(bytes.remove(place)),
            3 => bytes.truncate(place),
            4 => {
                let other = &seeds[chance.draw(seeds.len())];
                bytes.truncate(place);
                bytes.extend_from_slice(&other.as_bytes()[chance.draw(other.len())..]);
            }
            5 => {
                let piece = bytes[place..].to_vec();
                bytes.extend(piece);
            }
            _ => bytes.extend(std::iter::repeat_n(b'[', chance.draw(200))),
        }
        if bytes.is_empty() {
            bytes.push(b'0');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The memory of this process, server included, in KiB.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").trim().parse().ok()
}

/// Somebody who sends nonsense.
struct Sender {
    person: Person,
    table: TableId,
    seeds: Vec<String>,
    socket: Socket,
    /// What was legal for them when they looked last.
    legal: Vec<String>,
    closed: usize,
    refused: usize,
    done: usize,
    said: usize,
}

impl Sender {
    async fn new(person: Person, table: TableId, seeds: Vec<String>) -> Self {
        let socket = connected(&person, table).await;
        Self { person, table, seeds, socket, legal: Vec::new(), closed: 0, refused: 0, done: 0, said: 0 }
    }

    /// Sends a few messages, and looks whether the server has come to the end of them; returns how many.
    async fn send_some(&mut self, chance: &mut Player) -> usize {
        let (count, mut is_open) = (1 + chance.draw(8), true);
        for _ in 0..count {
            is_open &= self.socket.say_text(self.message(chance)).await.is_ok();
        }
        // A request that is always answered shows that everything before it was looked at.
        let id = new_id();
        is_open &= self.socket.say(&ToServer::GoOn { id }).await.is_ok();
        let answered = async {
            if !is_open {
                return false;
            }
            loop {
                match self.socket.next().await {
                    Ok(Told::Refused { id: of, .. } | Told::Done { id: of, .. }) if of == id => return true,
                    // A connection that has missed something begins afresh, and its client says again what was not answered.
                    Ok(Told::Welcome { .. }) => {
                        if self.socket.say(&ToServer::GoOn { id }).await.is_err() {
                            return false;
                        }
                    }
                    Ok(Told::Done { .. }) => self.done += 1,
                    Ok(Told::Said { .. }) => self.said += 1,
                    Ok(Told::Refused { .. }) => self.refused += 1,
                    Ok(Told::Prompt { prompt }) => {
                        self.legal = prompt.and_then(|prompt| prompt.legal).unwrap_or_default();
                    }
                    Ok(_) => (),
                    Err(ClientError::NotUnderstood(text)) => panic!("{text}"),
                    Err(_) => return false,
                }
            }
        };
        if !tokio::time::timeout(PATIENCE, answered).await.expect("an answer") {
            self.closed += 1;
            self.socket = connected(&self.person, self.table).await;
        }
        count
    }

    fn message(&self, chance: &mut Player) -> String {
        // Now and then something that might even be allowed.
        if !self.legal.is_empty() && chance.draw(6) == 0 {
            let (id, prompt) = (new_id(), chance.draw(60) as u64);
            let action = self.legal[chance.draw(self.legal.len())].clone();
            return protocol::text(&ToServer::Act { id, prompt, action });
        }
        mutated(chance, &self.seeds)
    }
}

/// Sends nonsense to an address that takes bodies; returns the status.
async fn post_nonsense(person: &mut Person, opened: &Opened, chance: &mut Player) -> u16 {
    let (table, invitation) = (opened.table, opened.invitation.clone());
    let wish = QuickWish {
        editions: vec!["origin".to_owned(), "evolution".to_owned()],
        seats: 3,
        pace: Pace::Slow,
        bots_after_s: Some(5),
    };
    let (text, person_id) = (|text: &str| text.to_owned(), person.person);
    let bodies = [
        ("/api/guest", protocol::text(&Guest { name: "Mallory".to_owned(), token: true })),
        (
            "/api/tables",
            protocol::text(&NewTable { rules: rules("evolution", 7), visibility: protocol::Visibility::Link }),
        ),
        ("/api/invitation", protocol::text(&Invitation { table, invitation: invitation.clone() })),
        ("/api/join", protocol::text(&Join { table, invitation: Some(invitation), watch: true })),
        ("/api/invite", protocol::text(&Invite { table })),
        ("/api/quick", protocol::text(&wish)),
        ("/api/vacation", protocol::text(&TakeVacation { days: 3 })),
        ("/api/vacation/end", "{}".to_owned()),
        ("/api/quick/leave", "{}".to_owned()),
        ("/api/account", protocol::text(&Keep { password: text("three odd words") })),
        ("/api/account/name", protocol::text(&NewName { name: text("Mallory") })),
        ("/api/account/password", protocol::text(&NewPassword { old: text("a guess"), new: text("another guess") })),
        ("/api/account/codes", protocol::text(&NewCodes { password: text("a guess") })),
        ("/api/account/choices", protocol::text(&Choices { language: Some(text("cs")), ..Choices::default() })),
        // Never with the right name.
        (
            "/api/account/delete",
            protocol::text(&Delete { name: text("Nobody at all"), password: Some(text("a guess")) }),
        ),
        ("/api/sign-in", protocol::text(&SignIn { name: text("Eve"), password: text("a guess"), token: true })),
        (
            "/api/recover",
            protocol::text(&Recover {
                name: text("Eve"),
                code: text("1234-5678-9abc-defg"),
                password: text("another guess"),
                token: true,
            }),
        ),
        ("/api/devices/sign-out", protocol::text(&SignOut::Others)),
        ("/api/people", protocol::text(&FindPeople { name: text("Mal") })),
        ("/api/friends/ask", protocol::text(&Somebody { person: person_id })),
        ("/api/friends/end", protocol::text(&Somebody { person: person_id })),
        ("/api/friends/invite", protocol::text(&InviteFriend { table, person: person_id })),
        ("/api/mute", protocol::text(&Somebody { person: person_id })),
        ("/api/unmute", protocol::text(&Somebody { person: person_id })),
        ("/api/invitations/join", protocol::text(&JoinInvited { table, watch: true })),
        ("/api/invitations/dismiss", protocol::text(&SomeTable { table })),
        (
            "/api/report",
            protocol::text(&Report {
                table,
                person: person_id,
                room: TalkRoom::Players,
                line: Some(1),
                reason: Reason::Spam,
                words: text("look"),
            }),
        ),
        ("/api/bots", protocol::text(&NewBot { name: "Ant".to_owned() })),
        ("/api/bots/token", protocol::text(&ThisBot { bot: person.person })),
        ("/api/bots/revoke", protocol::text(&ThisBot { bot: person.person })),
        ("/api/mail", protocol::text(&SetMail { address: "eve@example.org".to_owned(), language: "ru".to_owned() })),
        ("/api/mail/wants", protocol::text(&WantMails { wants: MailKind::ALL.to_vec(), language: "en".to_owned() })),
        ("/api/mail/confirm", protocol::text(&ConfirmMail { token: opened.invitation.clone() })),
        ("/api/nowhere", "{}".to_owned()),
    ];
    let place = chance.draw(bodies.len());
    let texts: Vec<String> = bodies.iter().map(|(_, text)| text.clone()).collect();
    let own = [texts[place].clone()];
    let text = match chance.draw(4) {
        0 => texts[place].clone(),
        1 => texts[chance.draw(texts.len())].clone(),
        2 => broken(chance, &own),
        _ => broken(chance, &texts),
    };
    let request = Request::new("POST", bodies[place].0).header("content-type", "application/json").body(text);
    let answer = person.send(request).await.expect("an answer");
    // Whoever has kept their name has another token; whoever has signed out comes as somebody else.
    if let Ok(kept) = answer.message::<Kept>() {
        *person = Person::of(&person.host, &kept.me).expect("a token");
    } else if answer.status == 401 {
        let number = chance.draw(1_000_000);
        *person = Person::guest(&person.host, &format!("Trudy {number}")).await.expect("a guest");
        person.join(opened, true).await.expect("joined");
    }
    answer.status
}

/// Asks for nonsense at an address that takes parameters; returns the status.
async fn ask_nonsense(person: &Person, opened: &Opened, chance: &mut Player) -> u16 {
    let (table, own) = (opened.table, person.person);
    let paths = [
        "/api/lobby?since=1".to_owned(),
        format!("/api/games?person={own}&edition=origin&after=1800000000000.{table}"),
        format!("/api/games/{table}"),
        format!("/api/games/{table}/record"),
        format!("/api/people/{own}/profile"),
        format!("/api/people/{own}/course?edition=new-world&size=2"),
        "/api/leaderboard?edition=origin&size=3-4&skip=10".to_owned(),
        "/api/quick".to_owned(),
        "/api/vacation".to_owned(),
    ];
    let mut path = paths[chance.draw(paths.len())].clone();
    if chance.draw(3) > 0 {
        // Some letters are others, but it stays a line of a request.
        const LETTERS: &[u8] = b"0189azAZ-_.&=?%/";
        let mut letters = path.into_bytes();
        for _ in 0..=chance.draw(4) {
            let at = 5 + chance.draw(letters.len() - 5);
            letters[at] = LETTERS[chance.draw(LETTERS.len())];
        }
        path = String::from_utf8(letters).expect("letters");
    }
    person.send(Request::new("GET", &path)).await.expect("an answer").status
}

/// Plays to the end at a table where others want this and that: none of it is agreed to.
async fn plays_on(mut seated: Seated) {
    while !seated.player.is_over() {
        let told = seated.turn().await.expect("a message");
        let (seat, room) = (seated.player.seat, seated.player.room.as_ref());
        let open = room.and_then(|room| room.request.as_ref()).filter(|request| {
            request.votes.iter().any(|vote| Some(vote.seat) == seat && (!vote.agreed || request.by == vote.seat))
        });
        let vote = open.map(|request| ToServer::Vote { id: new_id(), number: request.number, agree: false });
        if matches!(told, Told::Refused { .. }) {
            seated.player.refused.clear();
            seated.reconnect().await;
        } else if let Some(vote) = vote.filter(|_| seated.player.unanswered.is_none())
            && let Some(vote) = seated.player.say(vote)
        {
            seated.socket.say(&vote).await.expect("said");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_changes_nothing() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(panic);
    }));
    // Tables that nonsense opens leave memory soon.
    let short = Duration::from_secs(1);
    // Nobody takes mails there.
    let mail = MailOptions::new("smtp://127.0.0.1:9", "Pangea <pangea@example.org>").expect("options");
    let change =
        |options: server::ServeOptions| options.limits(Limits::generous()).unload_after(short).mail(Some(mail));
    let server = Server::start_with(change).await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    // The game is under way, and whoever is asked waits.
    tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
    for seated in [&mut host, &mut guest] {
        seated.player.waits = true;
        seated.reconnect().await;
        seated.settle().await;
    }
    let intruder = Person::guest(&server.host, "Mallory").await.expect("a guest");
    intruder.join(&opened, true).await.expect("joined");
    let mut poster = Person::guest(&server.host, "Trudy").await.expect("a guest");
    poster.join(&opened, true).await.expect("joined");
    let path = server.folder.path().join("pangea.sqlite");
    let store = Store::open_beside(&format!("sqlite://{}", path.display())).await.expect("it opens");
    let person = store::PersonId::from_bytes(intruder.person.to_bytes());
    store.keep(person, "mallory".to_owned(), "hash".to_owned(), WallTime(1)).await.expect("it is free");
    store.close().await;
    host.settle().await;
    let before = host.player.have;
    // A player sends nonsense at a second table, and a host in the waiting room of a third.
    let (second, mut partner, mut player) = two_and_a_bot(&server, "evolution").await;
    tokio::join!(partner.until(|player| player.acted > 0), player.until(|player| player.acted > 0));
    let partner = tokio::spawn(plays_on(partner));
    let alone = Person::guest(&server.host, "Eve").await.expect("a guest");
    let waiting = alone.open(rules("origin", 4)).await.expect("a table");
    let mut of_player = seeds(second.table);
    of_player.push(protocol::text(&ToServer::Ask { id: new_id(), kind: RequestKind::Undo }));
    let mut senders = [
        Sender::new(intruder.clone(), opened.table, seeds(opened.table)).await,
        Sender::new(player.person.clone(), second.table, of_player).await,
        Sender::new(alone, waiting.table, seeds(waiting.table)).await,
    ];

    let mut chance = Player::new(Role::Watcher, opened.table, 11);
    let (mut sent, first, mut statuses) = (0, memory(), BTreeMap::<u16, usize>::new());
    while sent < messages() {
        for sender in &mut senders {
            sent += sender.send_some(&mut chance).await;
        }
        if chance.draw(4) == 0 {
            sent += 1;
            *statuses.entry(post_nonsense(&mut poster, &opened, &mut chance).await).or_default() += 1;
            *statuses.entry(ask_nonsense(&poster, &opened, &mut chance).await).or_default() += 1;
        }
    }
    assert_eq!(senders[0].done, 0, "a watcher has done something");
    assert!(senders[1].done > 0 && senders[2].done > 0, "some of it was allowed");
    assert!(senders.iter().all(|sender| sender.said > 0), "everybody may say something");
    for sender in &senders {
        let (closed, refused) = (sender.closed, sender.refused);
        assert!(closed > messages() / 500 && refused > messages() / 500, "{closed} closed, {refused} refused");
    }
    assert!(statuses.keys().all(|status| (200..500).contains(status)), "{statuses:?}");
    assert!(statuses.contains_key(&200) && statuses.contains_key(&400), "{statuses:?}");
    if let (Some(first), Some(last)) = (first, memory()) {
        assert!(last < first + 64 * 1024, "from {first} KiB to {last} KiB");
    }
    host.settle().await;
    assert_eq!(host.player.have, before, "nothing has happened");
    assert_eq!(PANICS.load(Ordering::SeqCst), 0);
    // And the games can be played to their ends.
    for seated in [&mut host, &mut guest] {
        seated.player.waits = false;
        seated.reconnect().await;
    }
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    let player = Seated::connect(player.person, Role::Guest, &second, 4).await;
    let person = player.person.clone();
    let ending = async { tokio::join!(plays_on(player), partner) };
    let (_, ended) = tokio::time::timeout(2 * PATIENCE, ending).await.expect("in time");
    ended.expect("without a panic");
    // Everything that was done was legal: the record is replayed by the rules.
    let record = person.record(second.table).await.expect("an answer");
    assert_eq!(record.status, 200, "{}", record.body);
    assert!(harness::verified(&record.body).is_some());
    server.stop().await;
    #[expect(clippy::print_stderr, reason = "what was looked at")]
    {
        let done = senders.each_ref().map(|sender| sender.done);
        eprintln!("{sent} messages and bodies, {done:?} done, {statuses:?}");
    }
}

async fn connected(person: &Person, table: TableId) -> Socket {
    person.connect(table, None).await.expect("a socket")
}
