//! Friends: found, asked, invited; and people one does not want to meet.

use client::{ClientError, Person, Request};
use protocol::http::Joined;
use protocol::people::{
    FindPeople, Found, FriendAnswer, Friends, Invitations, InviteFriend, JoinInvited, SomeTable, Somebody, Tie,
};
use protocol::{Rules, TableId, Watching};

use crate::accounts::kept;
use crate::harness::{Server, rules};

async fn found(person: &Person, name: &str) -> Vec<String> {
    let request = Request::post("/api/people", &FindPeople { name: name.to_owned() });
    let found: Found = person.send(request).await.expect("an answer").message().expect("people");
    found.people.into_iter().map(|person| person.name).collect()
}

async fn friends(person: &Person) -> Friends {
    person.send(Request::new("GET", "/api/friends")).await.expect("an answer").message().expect("friends")
}

async fn post(person: &Person, path: &str, message: &impl protocol::Wire) -> u16 {
    person.send(Request::post(path, message)).await.expect("an answer").status
}

async fn ask(person: &Person, other: &Person) -> bool {
    let request = Request::post("/api/friends/ask", &Somebody { person: other.person });
    person.send(request).await.expect("an answer").message::<FriendAnswer>().expect("an answer").friends
}

/// The names of the ties, as one of them sees them.
async fn ties(person: &Person) -> Vec<(String, Tie)> {
    friends(person).await.friends.into_iter().map(|friend| (friend.who.name, friend.tie)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_are_found_asked_and_seen() {
    let server = Server::start().await;
    let (anna, boris, annette) =
        (kept(&server, "Anna").await, kept(&server, "Борис").await, kept(&server, "Annette").await);
    let guest = Person::guest(&server.host, "Annika").await.expect("a guest");
    assert_eq!(found(&boris, "ann").await, ["Anna", "Annette"], "guests are not found");
    assert_eq!(found(&anna, "БОРИС").await, ["Борис"]);
    assert_eq!(found(&anna, "Бо").await, Vec::<String>::new(), "two letters are a whole name");
    assert_eq!(found(&anna, "ann").await, ["Annette"], "others");

    assert!(!ask(&anna, &boris).await);
    assert!(!ask(&anna, &boris).await, "asking twice asks once");
    assert_eq!(ties(&anna).await, [("Борис".to_owned(), Tie::Asked)]);
    assert_eq!(ties(&boris).await, [("Anna".to_owned(), Tie::WasAsked)]);
    assert!(!friends(&anna).await.friends[0].here, "of somebody who has not agreed nothing is told");
    assert!(ask(&boris, &anna).await, "that agrees");
    let seen = friends(&anna).await.friends.remove(0);
    assert!(seen.tie == Tie::Friends && seen.here, "{seen:?}");
    // Declined, taken back, ended.
    ask(&annette, &anna).await;
    assert_eq!(post(&anna, "/api/friends/end", &Somebody { person: annette.person }).await, 204);
    ask(&guest, &anna).await;
    assert_eq!(post(&guest, "/api/friends/end", &Somebody { person: anna.person }).await, 204);
    assert_eq!(ties(&anna).await, [("Борис".to_owned(), Tie::Friends)]);
    assert_eq!(post(&boris, "/api/friends/end", &Somebody { person: anna.person }).await, 204);
    assert!(ties(&anna).await.is_empty() && ties(&boris).await.is_empty());
    // Nobody, and oneself.
    for nobody in [anna.person, protocol::PersonId::from_bytes([7; 16])] {
        assert_eq!(post(&anna, "/api/friends/ask", &Somebody { person: nobody }).await, 404);
        assert_eq!(post(&anna, "/api/mute", &Somebody { person: nobody }).await, 404);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_muted_asks_in_vain_and_is_not_told() {
    let server = Server::start().await;
    let (anna, mallory) = (kept(&server, "Anna").await, kept(&server, "Mallory").await);
    assert_eq!(post(&anna, "/api/mute", &Somebody { person: mallory.person }).await, 204);
    assert_eq!(friends(&anna).await.muted[0].name, "Mallory");
    assert!(!ask(&mallory, &anna).await, "the answer is the same");
    assert!(friends(&anna).await.friends.is_empty() && friends(&mallory).await.muted.is_empty());
    assert_eq!(post(&anna, "/api/unmute", &Somebody { person: mallory.person }).await, 204);
    ask(&mallory, &anna).await;
    assert_eq!(friends(&anna).await.friends.len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_invites_a_friend_who_joins_with_that_alone() {
    let server = Server::start().await;
    let (anna, boris, eve) = (kept(&server, "Anna").await, kept(&server, "Борис").await, kept(&server, "Eve").await);
    let opened = anna.open(rules("origin", 4)).await.expect("a table");
    let invite = |person: &Person, table: TableId| InviteFriend { table, person: person.person };
    assert_eq!(post(&anna, "/api/friends/invite", &invite(&boris, opened.table)).await, 409, "no friend yet");
    for (one, other) in [(&anna, &boris), (&boris, &anna), (&eve, &boris), (&boris, &eve)] {
        ask(one, other).await;
    }
    let status = async |person: &Person, table: TableId| {
        let request = Request::post("/api/invitations/join", &JoinInvited { table, watch: false });
        person.send(request).await.expect("an answer").status
    };
    assert_eq!(status(&boris, opened.table).await, 404, "not invited yet");
    assert_eq!(post(&eve, "/api/friends/invite", &invite(&boris, opened.table)).await, 404, "not her table");
    assert_eq!(post(&anna, "/api/friends/invite", &invite(&boris, opened.table)).await, 204);
    let list = async |person: &Person| -> Invitations {
        person.send(Request::new("GET", "/api/invitations")).await.expect("an answer").message().expect("a list")
    };
    let invited = list(&boris).await.invitations;
    assert_eq!((invited.len(), invited[0].table, invited[0].by.name.as_str()), (1, opened.table, "Anna"));
    assert_eq!((invited[0].rules.seats, invited[0].players[0].as_str()), (4, "Anna"));
    assert!(list(&eve).await.invitations.is_empty());
    assert_eq!(status(&eve, opened.table).await, 404, "somebody else's invitation");
    // Put away, it is still good.
    assert_eq!(post(&boris, "/api/invitations/dismiss", &SomeTable { table: opened.table }).await, 204);
    assert!(list(&boris).await.invitations.is_empty());
    let request = Request::post("/api/invitations/join", &JoinInvited { table: opened.table, watch: false });
    let joined: Joined = boris.send(request).await.expect("an answer").message().expect("a seat");
    assert_eq!(joined.seat.map(|seat| seat.index()), Some(1));
    // Being there is not enough to invite.
    assert_eq!(post(&boris, "/api/friends/invite", &invite(&eve, opened.table)).await, 404);
    let later = Rules { watching: Watching::Delayed, ..rules("origin", 4) };
    let slow = anna.open(later).await.expect("a table");
    assert_eq!(post(&anna, "/api/friends/invite", &invite(&boris, slow.table)).await, 204);
    assert_eq!(list(&boris).await.invitations.len(), 1, "until its game begins");
    assert!(matches!(eve.join(&slow, false).await, Ok(_) | Err(ClientError::Status { .. })));
    server.stop().await;
}
