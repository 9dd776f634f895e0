//! What has been played: games, ratings, profiles, leaderboards.

use client::{Answer, Person, Player, Request};
use protocol::http::Opened;
use protocol::results::{Games, Leaderboard, PlayedGame, Profile, Size, WhyNot};
use store::{PersonId, Store, WallTime};

use crate::harness::{Seated, Server, beside, two_and_a_bot, verified};

async fn get(person: &Person, path: &str) -> Answer {
    person.send(Request::new("GET", path)).await.expect("an answer")
}

fn id(person: &Person) -> PersonId {
    PersonId::from_bytes(person.person.to_bytes())
}

async fn keeps_the_name(store: &Store, person: &Person, is_public: bool) {
    let login = person.person.to_string();
    store.keep(id(person), login, "a hash".to_owned(), WallTime::now()).await.expect("an account");
    let choices = store::Choices { public_page: is_public, ..store::Choices::default() };
    store.choose(id(person), choices).await.expect("chosen");
}

async fn played(server: &Server, edition: &str) -> (Opened, Seated, Seated) {
    let (opened, mut host, mut guest) = two_and_a_bot(server, edition).await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    (opened, host, guest)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_guests_is_kept_with_its_record_and_does_not_count() {
    let server = Server::start().await;
    let (opened, host, guest) = played(&server, "origin").await;
    let table = opened.table;
    let game: PlayedGame = get(&host.person, &format!("/api/games/{table}")).await.message().expect("a game");
    assert_eq!((game.why_not, game.size, game.seats.len()), (Some(WhyNot::NewGuest), Size::ThreeFour, 3));
    assert!(game.seats[0].own && !game.seats[1].own && game.replay);
    assert_eq!((game.seats[1].name.as_str(), game.seats[2].plays.as_deref()), ("Борис", Some("hatchling")));
    assert!(game.seats.iter().all(|seat| seat.change.is_none() && seat.person.is_none()));
    assert!(game.seats.iter().any(|seat| seat.place == 1));
    let record = get(&guest.person, &format!("/api/games/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert!(!record.body.contains("Anna") && !record.body.contains("Борис"), "it holds no names");
    let dice = verified(&record.body).expect("a fair deal");
    assert_eq!((dice.words, dice.missing), (2, 0));
    let games: Games = get(&guest.person, "/api/games").await.message().expect("games");
    assert_eq!((games.games.len(), games.next), (1, None));
    let own: Profile =
        get(&guest.person, &format!("/api/people/{}/profile", guest.person.person)).await.message().expect("a page");
    assert_eq!((own.games, own.public, own.ratings.len()), (1, false, 0));
    assert!(own.favourites[0].games == 1 && !own.favourites[0].traits.is_empty(), "{own:?}");
    // Others learn nothing, not even that it was played.
    let stranger = Person::guest(&server.host, "Zofia").await.expect("a guest");
    let person = host.person.person;
    for path in [
        format!("/api/games/{table}"),
        format!("/api/games/{table}/record"),
        format!("/api/games?person={person}"),
        format!("/api/people/{person}/profile"),
        format!("/api/people/{person}/course?edition=origin&size=3-4"),
    ] {
        assert_eq!(get(&stranger, &path).await.status, 404, "{path}");
        assert_eq!(Request::new("GET", &path).send(&server.host).await.expect("an answer").status, 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_people_with_accounts_changes_ratings_once_and_pages_show_it() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "evolution").await;
    let store = beside(&server).await;
    keeps_the_name(&store, &host.person, true).await;
    keeps_the_name(&store, &guest.person, false).await;
    store.close().await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    let path = format!("/api/games/{}", opened.table);
    let game: PlayedGame = get(&host.person, &path).await.message().expect("a game");
    assert_eq!(game.why_not, None);
    let changes: Vec<_> = game.seats.iter().map(|seat| seat.change).collect();
    let (one, two) = (changes[0].expect("a change"), changes[1].expect("a change"));
    assert_eq!(changes[2], None, "bots do not move");
    assert!(one.before.is_none() && !one.after.settled && one.after.plus_minus > 80);
    assert_eq!(one.difference, one.after.rating - 1500);
    assert_eq!(game.seats[0].place < game.seats[1].place, one.after.rating > two.after.rating);
    let profile_of = |person: &Person| format!("/api/people/{}/profile", person.person);
    let stranger = Person::guest(&server.host, "Zofia").await.expect("a guest");
    let profile: Profile = get(&stranger, &profile_of(&host.person)).await.message().expect("a public page");
    assert_eq!((profile.games, profile.ratings.len(), profile.ratings[0].rating), (1, 1, one.after));
    assert_eq!(profile.ratings[0].course.len(), 1);
    // The other one's page is not public: neither is the game, and in the list they have no name.
    assert_eq!(profile.last.games.len(), 1);
    let listed = &profile.last.games[0];
    assert!(!listed.replay && listed.seats[0].own && listed.seats[0].name == "Anna");
    assert!(listed.seats[1].name.is_empty() && listed.seats[1].change.is_none() && listed.seats[1].person.is_none());
    assert_eq!(get(&stranger, &path).await.status, 404);
    assert_eq!(get(&stranger, &profile_of(&guest.person)).await.status, 404);
    let board = "/api/leaderboard?edition=evolution&size=3-4";
    let board: Leaderboard = get(&guest.person, board).await.message().expect("a leaderboard");
    assert_eq!((board.lines.len(), board.listed, board.ranked), (1, 1, 0));
    assert_eq!((board.lines[0].name.as_str(), board.lines[0].rank), ("Anna", None));
    assert_eq!(board.bots.len(), 4);
    assert!(board.bots.is_sorted_by(|one, other| one.rating >= other.rating));
    assert_eq!(board.you.expect("their own line").rating, two.after);
    assert!(board.to_settle.is_some_and(|games| (3..40).contains(&games)), "{:?}", board.to_settle);
    for bad in ["/api/leaderboard", "/api/leaderboard?edition=orgin&size=2", "/api/leaderboard?edition=origin&size=9"] {
        assert_eq!(get(&stranger, bad).await.status, 400);
    }
    // After a restart it is the same, and counted once.
    let folder = server.stop().await;
    let server = Server::start_in(folder, |options| options).await;
    let host = Person { host: server.host.clone(), ..host.person };
    host.record(opened.table).await.expect("the table is loaded again");
    let again: PlayedGame = get(&host, &path).await.message().expect("a game");
    assert_eq!(again, game);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_at_a_table_for_everybody_may_be_replayed_by_everybody() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    let list = protocol::ToServer::List { id: client::new_id(), visibility: protocol::Visibility::Everybody };
    host.ask(list).await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    let _own = get(&host.person, &format!("/api/games/{}", opened.table)).await;
    let answer = Request::new("GET", &format!("/api/games/{}", opened.table)).send(&server.host).await;
    let game: PlayedGame = answer.expect("an answer").message().expect("a game");
    assert!(game.replay && game.seats[0].name == "Anna" && !game.seats[0].own);
    let record = Request::new("GET", &format!("/api/games/{}/record", opened.table)).send(&server.host).await;
    assert_eq!(record.expect("an answer").status, 200);
    server.stop().await;
}
