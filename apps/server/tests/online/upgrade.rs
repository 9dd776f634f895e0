//! What a server of the first version left goes on with this one.

use client::{Person, Player, Role};
use protocol::Phase;
use protocol::http::{Me, Opened};
use server::Limits;
use store::testing::former_data;

use crate::harness::{Seated, Server, verified};

/// A game of three in the middle, as it was stored before there were accounts.
const FIRST: &str = include_str!("../data/first-schema.sql");

/// The token in a comment of it.
fn token(name: &str) -> &'static str {
    let begin = format!("-- {name}'s token: ");
    FIRST.lines().find_map(|line| line.strip_prefix(&*begin)).expect("a token")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_the_first_version_stored_is_played_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    former_data(&folder.path().join("pangea.sqlite"), 1, FIRST).await.expect("it is made");
    let server = Server::start_in(folder, |options| options.limits(Limits::generous())).await;
    let mut people = Vec::new();
    for (name, role) in [("Anna", Role::Host), ("Boris", Role::Guest)] {
        let (host, token, from) = (server.host.clone(), token(name).to_owned(), None);
        let nobody = protocol::PersonId::from_bytes([0; 16]);
        let mut person = Person { host, person: nobody, token, from };
        let me = person.send(client::Request::new("GET", "/api/me")).await.expect("an answer");
        person.person = me.message::<Me>().expect("they are known").person;
        let tables = person.tables().await.expect("a list").tables;
        assert_eq!((tables.len(), tables[0].phase), (1, Phase::Playing));
        let opened = Opened { table: tables[0].table, invitation: String::new() };
        people.push(Seated::connect(person, role, &opened, 7).await);
    }
    let [anna, boris] = &mut people[..] else { panic!("two people") };
    tokio::join!(anna.until(Player::is_over), boris.until(Player::is_over));
    let record = anna.person.record(anna.player.table).await.expect("an answer");
    assert_eq!(record.status, 200);
    assert!(verified(&record.body).is_some(), "its dice are those of the seed and the words");
    server.stop().await;
}
