//! Talk and reports.

use store::{
    ActionId, EVIDENCE, LINES, Line, NewLine, NewReport, PersonId, Store, StoreError, TableId, WallTime, Which,
};

use crate::world::{World, at_once, node, person, table};

const PLAYERS: &str = "players";
const WATCHERS: &str = "watchers";

fn line(table: TableId, room: &str, author: PersonId, body: &str) -> NewLine {
    let (room, body) = (room.to_owned(), body.to_owned());
    NewLine { table, room, author, client_id: ActionId::random(), body, phrase: None, at: WallTime(10) }
}

fn report(table: TableId, line: Option<u64>, reporter: PersonId, reported: PersonId) -> NewReport {
    let words = "it hurts".to_owned();
    NewReport {
        table,
        room: PLAYERS.to_owned(),
        line,
        reporter,
        reported,
        reason: "rude".to_owned(),
        words,
        at: WallTime(20),
    }
}

fn bodies(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.body.as_str()).collect()
}

async fn read(store: &Store, table: TableId, room: &str, after: u64, limit: u32) -> Vec<Line> {
    store.lines(table, room.to_owned(), after, limit).await.expect("lines")
}

pub async fn a_line_is_said_once_and_numbered(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let me = node(&store).await;
    let (here, there) = (table(&store, me).await, table(&store, me).await);
    let mut hello = line(here, PLAYERS, ada, "żółw <b>🦕</b>");
    hello.phrase = Some("good-game".to_owned());
    let said = store.say(hello.clone()).await.expect("it is said");
    assert_eq!((said.seq, said.body.as_str(), said.phrase.as_deref()), (1, "żółw <b>🦕</b>", Some("good-game")));
    assert_eq!(store.say(line(here, WATCHERS, bob, "who leads?")).await.expect("it is said").seq, 2);
    // The answer was lost and it comes again, perhaps with other words: it stays as it was.
    let again = NewLine { body: "something else".to_owned(), at: WallTime(99), ..hello.clone() };
    assert_eq!(store.say(again).await, Ok(said.clone()));
    // Other people and other tables have names and numbers of their own.
    let same_name = NewLine { author: bob, ..hello.clone() };
    assert_eq!(store.say(same_name).await.expect("it is said").seq, 3);
    assert_eq!(store.say(line(there, PLAYERS, ada, "hi")).await.expect("it is said").seq, 1);
    let elsewhere = store.say(NewLine { table: there, ..hello }).await;
    assert!(matches!(elsewhere, Err(StoreError::Refused(_))), "{elsewhere:?}");
    assert_eq!(store.last_lines(here, PLAYERS.to_owned(), 9).await.expect("lines")[0], said);
    let nowhere = store.say(line(TableId::random(), PLAYERS, ada, "hi")).await;
    assert!(matches!(nowhere, Err(StoreError::Refused(_))), "{nowhere:?}");
}

pub async fn rooms_are_read_apart_and_in_pages(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let id = table(&store, node(&store).await).await;
    for number in 1..=7 {
        let room = if number % 3 == 0 { WATCHERS } else { PLAYERS };
        store.say(line(id, room, ada, &number.to_string())).await.expect("it is said");
    }
    assert_eq!(bodies(&read(&store, id, PLAYERS, 0, 3).await), ["1", "2", "4"]);
    assert_eq!(bodies(&read(&store, id, PLAYERS, 4, 3).await), ["5", "7"]);
    assert_eq!(bodies(&read(&store, id, WATCHERS, 0, 9).await), ["3", "6"]);
    assert_eq!(bodies(&read(&store, id, PLAYERS, u64::MAX, 9).await), [""; 0]);
    assert_eq!(bodies(&store.last_lines(id, PLAYERS.to_owned(), 2).await.expect("lines")), ["5", "7"]);
    for number in 0..LINES {
        store.say(line(id, PLAYERS, ada, &number.to_string())).await.expect("it is said");
    }
    assert_eq!(read(&store, id, PLAYERS, 0, u32::MAX).await.len(), LINES as usize);
    assert_eq!(store.last_lines(id, PLAYERS.to_owned(), u32::MAX).await.expect("lines").len(), LINES as usize);
}

pub async fn lines_said_at_once_all_have_a_number(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let id = table(&store, node(&store).await).await;
    let mut lines: Vec<_> = (0..20).map(|number| line(id, PLAYERS, ada, &number.to_string())).collect();
    // Each is sent twice.
    lines.extend(lines.clone());
    let said = at_once(lines, |line| {
        let store = store.clone();
        async move { store.say(line).await.expect("it is said") }
    });
    let said = said.await;
    let (first, second) = said.split_at(20);
    assert_eq!(first, second);
    let mut numbers: Vec<_> = first.iter().map(|line| line.seq).collect();
    numbers.sort();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
}

pub async fn a_report_comes_with_the_last_lines(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let id = table(&store, node(&store).await).await;
    let rude = store.say(line(id, PLAYERS, bob, "something rude")).await.expect("it is said").seq;
    store.say(line(id, WATCHERS, bob, "elsewhere")).await.expect("it is said");
    for number in 0..EVIDENCE + 5 {
        store.say(line(id, PLAYERS, ada, &number.to_string())).await.expect("it is said");
    }
    let made = report(id, Some(rude), ada, bob);
    let report_id = store.report(made.clone()).await.expect("it is made");
    store.say(line(id, PLAYERS, bob, "afterwards")).await.expect("it is said");
    let (stored, lines) = store.report_with_lines(report_id).await.expect("an answer").expect("a report");
    assert_eq!((stored.what, stored.closed_at, stored.decision), (made.clone(), None, None));
    let expected: Vec<_> = (5..EVIDENCE + 5).map(|number| number.to_string()).collect();
    assert_eq!(bodies(&lines)[1..], expected);
    assert_eq!(lines[0].body, "something rude");
    // The same is one report; a line of somebody else is none of theirs.
    assert_eq!(store.report(made.clone()).await, Ok(report_id));
    assert_ne!(store.report(report(id, None, ada, bob)).await, Ok(report_id));
    assert_eq!(store.report(report(id, Some(rude + 2), ada, bob)).await, Err(StoreError::Missing("line")));
    assert_eq!(store.close_report(report_id, "silenced".to_owned(), WallTime(30)).await, Ok(true));
    assert_eq!(store.close_report(report_id, "let go".to_owned(), WallTime(31)).await, Ok(false));
    let (closed, _) = store.report_with_lines(report_id).await.expect("an answer").expect("a report");
    assert_eq!((closed.closed_at, closed.decision.as_deref()), (Some(WallTime(30)), Some("silenced")));
    assert_ne!(store.report(made).await, Ok(report_id), "it happened again");
    assert_eq!(store.report_with_lines(store::ReportId::random()).await, Ok(None));
}

pub async fn reports_are_read_in_pages(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let me = node(&store).await;
    let mut ids = Vec::new();
    for at in [3, 1, 2, 2, 5] {
        let mut made = report(table(&store, me).await, None, ada, bob);
        made.at = WallTime(at);
        ids.push((at, store.report(made).await.expect("it is made")));
    }
    ids.sort();
    store.close_report(ids[1].1, "nothing".to_owned(), WallTime(9)).await.expect("it is open");
    let all = async |which| {
        let mut listed = Vec::new();
        let mut after = None;
        loop {
            let page = store.list_reports(which, after, 2).await.expect("a page");
            assert!(page.len() <= 2);
            let Some(last) = page.last() else { break };
            after = Some(last.place());
            listed.extend(page.iter().map(|report| (report.what.at.0, report.id)));
        }
        listed
    };
    assert_eq!(all(Which::All).await, ids);
    ids.remove(1);
    assert_eq!(all(Which::Open).await, ids);
}
