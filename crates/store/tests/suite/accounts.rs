//! Accounts, bots from outside, export and erasure.

use std::time::Duration;

use store::{
    Account, ActionId, Append, BOTS, Choices, Code, Epoch, KeepError, Kind, Listing, MailAddress, MemberChange,
    NewLine, NewMail, NewReport, PersonId, Store, StoreError, TableId, Token, TokenHash, Vacation, Visibility,
    WallTime,
};

use crate::results::{game, rate};
use crate::world::{World, append, at_once, joins, new_table, node, person};

async fn account(store: &Store, person: PersonId) -> Account {
    store.account(person).await.expect("an answer").expect("a person")
}

async fn keep(store: &Store, person: PersonId, login: &str) -> Result<(), KeepError> {
    store.keep(person, login.to_owned(), format!("hash of {login}"), WallTime(10)).await
}

pub async fn a_guest_keeps_their_name(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    assert_eq!(account(&store, ada).await.login, None);
    assert_eq!(store.credential("ada".to_owned()).await, Ok(None));
    assert_eq!(keep(&store, ada, "ada").await, Ok(()));
    let kept = store.credential("ada".to_owned()).await.expect("an answer").expect("a credential");
    assert_eq!((kept.person, kept.hash.as_str(), kept.changed_at), (ada, "hash of ada", WallTime(10)));
    assert_eq!(format!("{kept:?}"), format!("Credential({ada}, \"ada\", …)"));
    assert_eq!(store.credential_of(ada).await, Ok(Some(kept)));
    let known = account(&store, ada).await;
    assert_eq!((known.login.as_deref(), known.person.account_at), (Some("ada"), Some(WallTime(10))));
    // One account for each person, one person for each name.
    assert_eq!(keep(&store, ada, "lovelace").await, Err(KeepError::Other));
    assert_eq!(keep(&store, bob, "ada").await, Err(KeepError::Taken));
    assert_eq!(account(&store, bob).await.person.account_at, None);
    assert_eq!(keep(&store, PersonId::random(), "nobody").await, Err(KeepError::Other));

    store.change_hash(ada, "another".to_owned(), WallTime(20)).await.expect("she has one");
    let changed = store.credential_of(ada).await.expect("an answer").expect("a credential");
    assert_eq!((changed.hash.as_str(), changed.changed_at), ("another", WallTime(20)));
    let nothing = store.change_hash(bob, "another".to_owned(), WallTime(20)).await;
    assert_eq!(nothing, Err(StoreError::Missing("account")));
}

pub async fn an_account_changes_its_name_unless_it_is_taken(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    keep(&store, ada, "ada").await.expect("it is free");
    let rename = |person, login: &str, name: &str| store.rename_account(person, login.to_owned(), name.to_owned());
    assert_eq!(rename(bob, "bob", "Bobby").await, Err(KeepError::Other));
    assert_eq!(account(&store, bob).await.person.name, "Bob");
    keep(&store, bob, "bob").await.expect("it is free");
    assert_eq!(rename(bob, "ada", "Ada").await, Err(KeepError::Taken));
    assert_eq!(account(&store, bob).await.person.name, "Bob");
    assert_eq!(rename(bob, "bobby", "Bobby").await, Ok(()));
    let known = account(&store, bob).await;
    assert_eq!((known.person.name.as_str(), known.login.as_deref()), ("Bobby", Some("bobby")));
    assert_eq!(store.credential("bob".to_owned()).await, Ok(None));
}

pub async fn of_several_who_keep_one_name_at_once_one_has_it(world: World) {
    let store = world.open().await;
    let mut people = Vec::new();
    for number in 0..8 {
        people.push(person(&store, &format!("Ada {number}")).await);
    }
    let answers = at_once(people.clone(), |person| {
        let store = store.clone();
        async move { keep(&store, person, "ada").await }
    });
    let answers = answers.await;
    let winner = answers.iter().position(Result::is_ok).expect("one has it");
    let others = answers.iter().enumerate().filter(|(at, _)| *at != winner);
    assert!(others.map(|(_, answer)| answer).all(|answer| *answer == Err(KeepError::Taken)), "{answers:?}");
    let credential = store.credential("ada".to_owned()).await.expect("an answer").expect("a credential");
    assert_eq!(credential.person, people[winner]);
}

pub async fn a_recovery_code_works_once(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let (old, codes) = (Code::random().hash(), [Code::random().hash(), Code::random().hash()]);
    store.set_codes(ada, vec![old], WallTime(1)).await.expect("they are set");
    store.set_codes(ada, codes.to_vec(), WallTime(2)).await.expect("they are set");
    assert_eq!(account(&store, ada).await.codes_left, 2);
    assert_eq!(store.use_code(ada, old, WallTime(3)).await, Ok(false));
    assert_eq!(store.use_code(ada, Code::random().hash(), WallTime(3)).await, Ok(false));
    let bob = person(&store, "Bob").await;
    assert_eq!(store.use_code(bob, codes[0], WallTime(3)).await, Ok(false), "somebody else's");
    // Of many attempts at once one wins.
    let answers = at_once([codes[0]; 12], |code: TokenHash| {
        let store = store.clone();
        async move { store.use_code(ada, code, WallTime(4)).await }
    });
    let mut answers: Vec<_> = answers.await.into_iter().map(|answer| answer.expect("an answer")).collect();
    answers.sort();
    assert_eq!((answers.pop(), answers.pop()), (Some(true), Some(false)));
    assert_eq!(account(&store, ada).await.codes_left, 1);
    assert_eq!(store.use_code(ada, codes[1], WallTime(5)).await, Ok(true));
}

pub async fn a_mail_address_is_confirmed_once_and_in_time(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let set = |token: &Token, until| store.set_mail(ada, "ada@example.org".to_owned(), token.hash(), until);
    let (late, good) = (Token::random(), Token::random());
    set(&late, WallTime(10)).await.expect("she is there");
    assert_eq!(store.confirm_mail(late.hash(), WallTime(11)).await, Ok(None));
    set(&good, WallTime(30)).await.expect("she is there");
    assert_eq!(store.confirm_mail(late.hash(), WallTime(5)).await, Ok(None), "another took its place");
    let unconfirmed = MailAddress { address: "ada@example.org".to_owned(), confirmed_at: None };
    assert_eq!(account(&store, ada).await.mail, Some(unconfirmed.clone()));
    assert_eq!(store.confirm_mail(good.hash(), WallTime(20)).await, Ok(Some(ada)));
    assert_eq!(store.confirm_mail(good.hash(), WallTime(20)).await, Ok(None));
    let confirmed = MailAddress { confirmed_at: Some(WallTime(20)), ..unconfirmed };
    assert_eq!(account(&store, ada).await.mail, Some(confirmed));
    store.drop_mail(ada).await.expect("it is gone");
    assert_eq!(account(&store, ada).await.mail, None);
}

pub async fn what_somebody_chose_is_kept(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    assert_eq!(account(&store, ada).await.choices, Choices::default());
    let choices = Choices {
        public_page: true,
        may_review: true,
        language: Some("cs".to_owned()),
        mail_wants: "turns".to_owned(),
    };
    store.choose(ada, choices.clone()).await.expect("she is there");
    assert_eq!(account(&store, ada).await.choices, choices);
    assert_eq!(store.choose(PersonId::random(), choices).await, Err(StoreError::Missing("person")));
}

pub async fn bots_from_outside_belong_to_a_person(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let bot = store.create_bot(ada, "Beetle".to_owned(), WallTime(7)).await.expect("a bot");
    assert_eq!((bot.kind, bot.name.as_str(), bot.created_at), (Kind::Bot, "Beetle", WallTime(7)));
    assert_eq!(account(&store, bot.id).await.owner, Some(ada));
    let token = Token::random();
    store.open_session(bot.id, token.hash(), "token".to_owned(), WallTime(8)).await.expect("a session");
    let (_, shown) = store.find_session(token.hash()).await.expect("an answer").expect("a session");
    assert_eq!(shown, bot);
    // A bot has no bots and no account, and there are not too many, also if many are made at once.
    let of_a_bot = store.create_bot(bot.id, "Ant".to_owned(), WallTime(9)).await;
    assert_eq!(of_a_bot, Err(StoreError::Missing("person")));
    assert_eq!(keep(&store, bot.id, "beetle").await, Err(KeepError::Other));
    let answers = at_once([ada; BOTS as usize + 6], |ada| {
        let store = store.clone();
        async move { store.create_bot(ada, "Ant".to_owned(), WallTime(9)).await }
    });
    let made = answers.await.into_iter().filter(Result::is_ok).count();
    assert_eq!(made, BOTS as usize - 1);
    assert_eq!(store.bots_of(ada).await.expect("a list").len(), BOTS as usize);
}

pub async fn somebody_is_kept_out_or_silenced_for_a_while(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let limits = async || {
        let person = account(&store, ada).await.person;
        (person.banned_until, person.silenced_until)
    };
    store.ban(ada, Some(WallTime(50))).await.expect("she is there");
    assert_eq!(limits().await, (Some(WallTime(50)), None));
    store.silence(ada, Some(WallTime(60))).await.expect("she is there");
    store.ban(ada, None).await.expect("she is there");
    assert_eq!(limits().await, (None, Some(WallTime(60))));
    let person = store.people(vec![ada]).await.expect("a list").remove(0);
    assert_eq!(person.silenced_until, Some(WallTime(60)));
    assert_eq!(store.ban(PersonId::random(), None).await, Err(StoreError::Missing("person")));
}

pub async fn people_are_found_by_the_beginning_of_their_names(world: World) {
    let store = world.open().await;
    for login in ["ada", "adam", "adä", "adze", "bob", "a%", "żółw"] {
        let person = person(&store, &login.to_uppercase()).await;
        keep(&store, person, login).await.expect("it is free");
    }
    person(&store, "ada the guest").await;
    let find = async |prefix: &str, limit| {
        let found = store.find_people(prefix.to_owned(), limit).await.expect("a list");
        found.into_iter().map(|person| person.name).collect::<Vec<_>>()
    };
    assert_eq!(find("ad", 10).await, ["ADA", "ADAM", "ADZE", "ADÄ"]);
    assert_eq!(find("ad", 2).await, ["ADA", "ADAM"]);
    assert_eq!(find("a%", 10).await, ["A%"]);
    assert_eq!(find("żó", 10).await, ["ŻÓŁW"]);
    assert_eq!(find("c", 10).await, [""; 0]);
    let mut listed = Vec::new();
    while let page = store.everybody(listed.last().copied(), 3).await.expect("a page")
        && !page.is_empty()
    {
        assert!(page.len() <= 3);
        listed.extend(page.into_iter().map(|account| account.person.id));
    }
    let mut expected = listed.clone();
    expected.sort();
    expected.dedup();
    assert_eq!((listed.len(), listed), (8, expected));
}

pub async fn entries_of_a_journal_are_written_anew(world: World) {
    let store = world.open().await;
    let made = new_table(node(&store).await);
    let id = made.id;
    store.create(made).await.expect("it is made");
    for (head, body) in ["Ada joins", "passes", "Ada leaves"].into_iter().enumerate() {
        let mut next = append(id, Epoch(1), head as u64);
        next.rows[0].body = body.to_owned();
        store.append(next).await.expect("it is written");
    }
    let before = store.load(id).await.expect("it is there");
    let blank = |row: &store::Row| row.body.contains("Ada").then(|| row.body.replace("Ada", "somebody"));
    assert_eq!(store.rewrite(id, Box::new(blank)).await, Ok(2));
    let after = store.load(id).await.expect("it is there");
    let bodies: Vec<_> = after.rows.iter().map(|row| row.body.as_str()).collect();
    assert_eq!(bodies, ["somebody joins", "passes", "somebody leaves"]);
    assert!(before.rows.iter().zip(&after.rows).all(|(old, new)| {
        (old.seq, old.at, old.digest, old.action_id) == (new.seq, new.at, new.digest, new.action_id)
    }));
    // One that panics changes nothing and stops nobody.
    let fails = store.rewrite(id, Box::new(|_| panic!("a bad text"))).await;
    assert!(matches!(fails, Err(StoreError::Refused(_))), "{fails:?}");
    assert_eq!(store.load(id).await.expect("it is there").rows, after.rows);
    assert_eq!(store.rewrite(TableId::random(), Box::new(|_| None)).await, Ok(0));
}

/// Everything of hers has this word in it.
const MARK: &str = "lovelace";

/// Ada, with a row in every table that knows people, and Bob, who met her.
async fn life(store: &Store) -> (PersonId, PersonId, PersonId, Token) {
    let (ada, bob) = (person(store, MARK).await, person(store, "Bob").await);
    keep(store, ada, MARK).await.expect("it is free");
    keep(store, bob, "bob").await.expect("it is free");
    let choices =
        Choices { language: Some(MARK.to_owned()), mail_wants: MARK.to_owned(), public_page: true, may_review: true };
    store.choose(ada, choices).await.expect("she is there");
    store.set_mail(ada, format!("{MARK}@example.org"), Token::random().hash(), WallTime(9)).await.expect("it is set");
    store.set_codes(ada, vec![Code::random().hash()], WallTime(2)).await.expect("they are set");
    let bot = store.create_bot(ada, format!("{MARK}'s bot"), WallTime(3)).await.expect("a bot").id;
    let token = Token::random();
    store.open_session(ada, token.hash(), MARK.to_owned(), WallTime(4)).await.expect("a session");
    store.open_session(bot, Token::random().hash(), MARK.to_owned(), WallTime(4)).await.expect("a session");
    store.ask_friend(bob, ada, WallTime(5)).await.expect("an answer");
    store.ask_friend(ada, bob, WallTime(5)).await.expect("an answer");
    store.mute(ada, bob, WallTime(6)).await.expect("an answer");
    let mut made = new_table(node(store).await);
    let table = made.id;
    made.members = vec![joins(ada, "member", 0), joins(bob, "member", 1)];
    store.create(made).await.expect("it is made");
    store.invite_person(ada, table, bob, WallTime(7)).await.expect("an answer");
    // Another one, which she left.
    let mut left = new_table(node(store).await);
    let id = left.id;
    left.members = vec![joins(ada, "member", 0)];
    store.create(left).await.expect("it is made");
    let leaves = vec![MemberChange::Leaves { person: ada }];
    store.append(Append { members: leaves, ..append(id, Epoch(1), 0) }).await.expect("it is written");
    let mut first = append(table, Epoch(1), 0);
    first.rows[0].person = Some(ada);
    first.rows[0].body = format!("{MARK} passes");
    store.append(first).await.expect("it is written");
    let room = "players".to_owned();
    let (client_id, body, at) = (ActionId::random(), format!("{MARK} was here"), WallTime(8));
    let line = NewLine { table, room: room.clone(), author: ada, client_id, body, phrase: Some(MARK.to_owned()), at };
    store.say(line).await.expect("it is said");
    let (reason, words) = ("rude".to_owned(), MARK.to_owned());
    let report = NewReport { table, room, line: None, reporter: ada, reported: bob, reason, words, at };
    store.report(report).await.expect("it is made");
    let mut game = game(table, &[Some(ada), Some(bob)], 9);
    game.seats[0].name = MARK.to_owned();
    store.finish_game(game, rate()).await.expect("it is kept");
    let listing = Listing { visibility: Visibility::Everybody, opened_by: ada, wants: None, opened_at: WallTime(8) };
    store.list_table(table, Epoch(1), listing).await.expect("its owner may");
    let vacation = Vacation { from: WallTime(9), until: WallTime(10) };
    store.take_vacation(ada, vacation, vacation, Duration::MAX).await.expect("an answer");
    let mail = NewMail { person: ada, kind: "turn".to_owned(), table: Some(table), prompt: 1, due_at: WallTime(9) };
    store.put_mail(mail).await.expect("it waits");
    (ada, bob, bot, token)
}

pub async fn a_person_gets_everything_of_theirs_and_nothing_of_others(world: World) {
    let store = world.open().await;
    let (ada, bob, bot, _) = life(&store).await;
    let table = store.tables_of(ada, 1).await.expect("a list")[0].table;
    let exported = store.export(ada).await.expect("an export");
    let tables = exported.as_object().expect("by table");
    let rows = |name: &str| tables[name].as_array().expect("a list").len();
    let mut naming = store.tables_naming(ada).await.expect("a list");
    naming.retain(|named| *named != table);
    assert_eq!(naming.len(), 1, "the one she left");
    assert_eq!(store.tables_naming(bob).await.expect("a list"), [table]);
    // While the game runs, what she did in it is not told.
    assert_eq!(rows("journal"), 0);
    store.finish(table, Epoch(1), WallTime(9)).await.expect("its owner may");
    let exported = store.export(ada).await.expect("an export");
    let tables = exported.as_object().expect("by table");
    assert_eq!(tables["journal"][0]["body"], format!("{MARK} passes"));
    assert_eq!(tables["persons"][0]["name"], MARK);
    assert_eq!(tables["persons"][1]["id"], bot.to_string());
    assert_eq!(tables["credentials"][0]["login"], MARK);
    // Every table that knows people is in it, and there is something in it.
    let known = match &world {
        World::Sqlite(_) => "select name from sqlite_master where type = 'table' and sql like '%references persons%'",
        World::Postgres(..) => {
            "select distinct conrelid::regclass::text from pg_constraint
             where contype = 'f' and confrelid = 'persons'::regclass"
        }
    };
    for name in world.ask(known).await {
        let name = if name == "members" { "tables" } else { &name };
        assert!(tables.get(name).and_then(|rows| rows.as_array()).is_some_and(|rows| !rows.is_empty()), "{name}");
    }
    // No secret, and nothing that belongs to Bob alone.
    let text = exported.to_string();
    assert!(!text.contains("hash of"), "{text}");
    let others = store.export(bob).await.expect("an export");
    for name in ["credentials", "recovery_codes", "sessions", "mutes", "journal", "talk", "reports"] {
        assert!(!others[name].to_string().contains(MARK), "{name}: {}", others[name]);
    }
    assert_eq!(others["persons"].as_array().expect("a list").len(), 1);
}

pub async fn an_erased_person_leaves_seats_and_no_name(world: World) {
    let store = world.open().await;
    let (ada, bob, bot, token) = life(&store).await;
    let table = store.tables_of(ada, 1).await.expect("a list")[0].table;
    store.rewrite(table, Box::new(|row| Some(row.body.replace(MARK, "")))).await.expect("it is there");
    let closed = store.erase(ada, WallTime(90)).await.expect("she is there");
    assert_eq!(closed.len(), 2, "hers and her bot's");
    assert_eq!(store.find_session(token.hash()).await, Ok(None));
    assert_eq!(store.credential(MARK.to_owned()).await, Ok(None));
    for id in [ada, bot] {
        let person = account(&store, id).await.person;
        assert_eq!((person.name.as_str(), person.deleted_at), ("", Some(WallTime(90))));
        let left = store.export(id).await.expect("an export").to_string();
        assert!(!left.contains(MARK), "{left}");
    }
    assert_eq!(store.friends(bob).await, Ok(Vec::new()));
    let game = store.game(table).await.expect("an answer").expect("the game stays");
    assert_eq!((game.seats[0].seat.name.as_str(), game.seats[0].seat.points), ("", 29));
    assert_eq!((game.seats[0].change, game.seats[1].change.is_some()), (None, true));
    assert_eq!(store.members(table).await.expect("a list").len(), 2, "the seats stay");
    // The name is free, and she does not come back under it by accident.
    assert_eq!(keep(&store, ada, MARK).await, Err(KeepError::Other));
    assert_eq!(keep(&store, person(&store, MARK).await, MARK).await, Ok(()));
    assert_eq!(store.ask_friend(bob, ada, WallTime(91)).await, Err(StoreError::Missing("person")));
    assert_eq!(store.erase(PersonId::random(), WallTime(90)).await, Err(StoreError::Missing("person")));
}
