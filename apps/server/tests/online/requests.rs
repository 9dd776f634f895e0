//! What a request must be like before anybody looks at it.

use client::{Answer, Person, Request, Socket};
use protocol::http::{Guest, Me};
use server::Limits;

use crate::harness::{Server, rules};

fn guest(name: &str) -> Request {
    Request::post("/api/guest", &Guest { name: name.to_owned(), token: false })
}

async fn status(server: &Server, request: Request) -> (u16, String) {
    let Answer { status, body, .. } = request.send(&server.host).await.expect("an answer");
    (status, body)
}

/// A browser: the cookie of a guest.
async fn browser(server: &Server) -> String {
    let answer = guest("Anna").header("origin", &format!("http://{}", server.host)).send(&server.host).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!answer.body.contains("token"), "no token for a browser: {}", answer.body);
    cookie.split(';').next().expect("a pair").to_owned()
}

#[tokio::test]
async fn requests_with_a_cookie_come_from_the_own_page() {
    let server = Server::start().await;
    let cookie = browser(&server).await;
    let own = format!("http://{}", server.host);
    let open = || {
        let table = protocol::http::NewTable { rules: rules("origin", 2), visibility: protocol::Visibility::Link };
        Request::post("/api/tables", &table).header("cookie", &cookie)
    };
    assert_eq!(status(&server, open().header("origin", &own)).await.0, 200);
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"] {
        let (code, body) = status(&server, open().header("origin", origin)).await;
        assert!(code == 403 && body.contains("foreign_origin"), "{origin}: {code} {body}");
    }
    assert_eq!(status(&server, open()).await.0, 403, "a browser says where it comes from");
    assert_eq!(status(&server, open().header("origin", &own).header("sec-fetch-site", "cross-site")).await.0, 403);
    let form = Request::new("POST", "/api/tables")
        .header("cookie", &cookie)
        .header("origin", &own)
        .body("{}")
        .header("content-type", "text/plain");
    assert_eq!(status(&server, form).await.0, 400, "a form has another type");
    let me = Request::new("GET", "/api/me").header("cookie", &cookie);
    assert_eq!(status(&server, me.clone()).await.0, 200, "reading needs no origin");
    assert_eq!(status(&server, me.header("sec-fetch-site", "cross-site")).await.0, 403);
    server.stop().await;
}

#[tokio::test]
async fn sockets_with_a_cookie_come_from_the_own_page() {
    let server = Server::start().await;
    let cookie = browser(&server).await;
    let own = format!("http://{}", server.host);
    assert!(Socket::open(&server.host, &[("cookie", &cookie), ("origin", &own)]).await.is_ok());
    for headers in [
        &[("cookie", cookie.as_str())][..],
        &[("cookie", &cookie), ("origin", "http://evil.example")],
        &[("cookie", &cookie), ("origin", "null")],
        &[("cookie", &cookie), ("origin", &own), ("host", "evil.example")],
    ] {
        let error = Socket::open(&server.host, headers).await.expect_err("refused").to_string();
        assert!(error.contains("403"), "{error}");
    }
    let person = Person::guest(&server.host, "Program").await.expect("a guest");
    assert!(person.socket().await.is_ok(), "a program has a token and no origin");
    let bearer = format!("Bearer {}", person.token);
    let foreign = Socket::open(&server.host, &[("authorization", &bearer), ("origin", "http://evil.example")]).await;
    assert!(foreign.is_err(), "a page of somebody else is one with a token too");
    assert!(Socket::open(&server.host, &[]).await.expect_err("nobody").to_string().contains("401"));
    server.stop().await;
}

#[tokio::test]
async fn other_names_of_this_machine_are_not_answered() {
    let server = Server::start().await;
    for path in ["/", "/api/about", "/healthz"] {
        let request = Request::new("GET", path).header("host", "rebound.evil.example");
        assert_eq!(status(&server, request).await.0, 403, "{path}");
        assert_eq!(status(&server, Request::new("GET", path)).await.0, 200, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn every_answer_says_what_the_page_may_do() {
    let server = Server::start().await;
    for (path, expected) in [("/", 200), ("/nothing", 404), ("/api/about", 200), ("/api/me", 401), ("/api/x", 404)] {
        let answer = Request::new("GET", path).send(&server.host).await.expect("an answer");
        assert_eq!(answer.status, expected, "{path}");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(!policy.contains("unsafe-inline") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn names_are_text() {
    let server = Server::start().await;
    let name = "<img src=x onerror=alert(1)>";
    let answer = Request::post("/api/guest", &Guest { name: name[..24].to_owned(), token: true });
    let answer = answer.send(&server.host).await.expect("an answer");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let me: Me = answer.message().expect("a guest");
    assert_eq!(me.name, name[..24], "kept as it was written, and shown as text");
    for name in ["", " ", "a\u{202e}b", "a\u{0}", &"x".repeat(25)] {
        let (code, body) = status(&server, guest(name)).await;
        assert!(code == 422 && body.contains("bad_name"), "{name:?}: {code} {body}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_too_long_or_no_message_is_refused() {
    let server = Server::start().await;
    let post = |body: String| Request::new("POST", "/api/guest").header("content-type", "application/json").body(body);
    assert_eq!(status(&server, post(format!("{{\"name\":\"{}\"}}", "x".repeat(20_000)))).await.0, 413);
    for body in ["", "{", "[]", "{\"name\":1}", "{\"name\":\"a\",\"more\":1}", "null", "\u{0}"] {
        let (code, answer) = status(&server, post(body.to_owned())).await;
        assert!(code == 400 && answer.contains("bad_request"), "{body}: {code} {answer}");
    }
    let secret = "{\"name\":\"a\",\"token\":\"my-secret\"}";
    assert!(!status(&server, post(secret.to_owned())).await.1.contains("my-secret"), "what was sent is not repeated");
    server.stop().await;
}

#[tokio::test]
async fn too_many_requests_have_to_wait() {
    let limits = Limits { guests_per_minute: 3, tables_per_minute: 2, sockets_per_person: 2, ..Limits::default() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    let person = Person::guest(&server.host, "Anna").await.expect("a guest");
    for _ in 0..2 {
        assert_eq!(status(&server, guest("Anna")).await.0, 200);
        person.open(rules("origin", 2)).await.expect("a table");
    }
    let refused = guest("Anna").send(&server.host).await.expect("an answer");
    let seconds: u64 = refused.header("retry-after").and_then(|value| value.parse().ok()).expect("when to come again");
    assert!(refused.status == 429 && (1..=60).contains(&seconds), "{}", refused.head);
    let error = person.open(rules("origin", 2)).await.expect_err("too many tables").to_string();
    assert!(error.contains("429"), "{error}");
    let sockets = [person.socket().await.expect("one"), person.socket().await.expect("two")];
    assert!(person.socket().await.expect_err("three").to_string().contains("429"));
    drop(sockets);
    server.stop().await;
}

#[tokio::test]
async fn addresses_people_and_the_whole_server_have_limits() {
    let limits = Limits { joins_per_minute: 3, sockets_per_address: 2, ..Limits::generous() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(rules("origin", 2)).await.expect("a table");
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    for _ in 0..3 {
        guest.join(&opened, true).await.expect("joined");
    }
    let error = guest.join(&opened, true).await.expect_err("four times a minute").to_string();
    assert!(error.contains("429"), "{error}");
    host.look(&opened).await.expect("others may still ask");
    let sockets = [host.socket().await.expect("one"), guest.socket().await.expect("two")];
    let third = Person::guest(&server.host, "Cyd").await.expect("a guest");
    assert!(third.socket().await.expect_err("three of one address").to_string().contains("429"));
    drop(sockets);
    server.stop().await;

    let server = Server::start_with(|options| options.limits(Limits { sockets: 1, ..Limits::generous() })).await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let socket = host.socket().await.expect("one");
    assert!(host.socket().await.expect_err("two in all").to_string().contains("503"));
    drop(socket);
    server.stop().await;

    let limits = Limits { requests_per_second: 1, ..Limits::generous() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    let about = || status(&server, Request::new("GET", "/api/about"));
    let mut codes = Vec::new();
    for _ in 0..40 {
        codes.push(about().await.0);
    }
    assert!(codes.starts_with(&[200, 200, 200, 200]), "{codes:?}");
    assert!(codes.contains(&429), "{codes:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_has_a_hundred_people_at_most() {
    let server = Server::start().await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(rules("origin", 2)).await.expect("a table");
    for number in 2..=100 {
        let guest = Person::guest(&server.host, &format!("Guest {number}")).await.expect("a guest");
        guest.join(&opened, true).await.expect("joined");
    }
    let one_more = Person::guest(&server.host, "Zofia").await.expect("a guest");
    let error = one_more.join(&opened, true).await.expect_err("full").to_string();
    assert!(error.contains("503"), "{error}");
    host.join(&opened, false).await.expect("who is there is there");
    server.stop().await;
}

#[tokio::test]
async fn there_are_only_so_many_tables_at_once() {
    let server = Server::start_with(|options| options.limits(Limits { tables: 2, ..Limits::default() })).await;
    let person = Person::guest(&server.host, "Anna").await.expect("a guest");
    for _ in 0..2 {
        person.open(rules("origin", 2)).await.expect("a table");
    }
    let table = protocol::http::NewTable { rules: rules("origin", 2), visibility: protocol::Visibility::Link };
    let refused = person.send(Request::post("/api/tables", &table)).await.expect("an answer");
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("5")), "{}", refused.body);
    assert_eq!(person.tables().await.expect("a list").tables.len(), 2, "nothing half is left behind");
    server.stop().await;
}

#[tokio::test]
async fn rules_that_cannot_be_played_are_refused() {
    let server = Server::start().await;
    let person = Person::guest(&server.host, "Anna").await.expect("a guest");
    for (edition, seats) in [("origin", 9), ("orgin", 2), ("new-world", 5), ("evolution", 0)] {
        let error = person.open(rules(edition, seats)).await.expect_err("no such game").to_string();
        assert!(error.contains("422") && error.contains("bad_rules"), "{error}");
    }
    server.stop().await;
}
