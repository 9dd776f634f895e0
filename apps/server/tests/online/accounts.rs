//! Keeping a name, signing in, devices: what is promised to whoever has an account, and what others try.

use client::{ClientError, Person, Request, Told};
use protocol::Wire;
use protocol::http::{Failure, FailureCode, Guest, Me};
use protocol::people::{
    Account, Choices, Codes, Devices, Keep, NewCodes, NewName, NewPassword, Recover, SignIn, SignOut, SignedOut,
};
use server::Limits;

use crate::harness::{PATIENCE, Server, two_and_a_bot};

pub const PASSWORD: &str = "three odd words";

/// Somebody with an account.
pub async fn kept(server: &Server, name: &str) -> Person {
    let mut person = Person::guest(&server.host, name).await.expect("a guest");
    person.keep(PASSWORD).await.expect("the name is free");
    person
}

async fn status(person: &Person, path: &str) -> u16 {
    person.send(Request::new("GET", path)).await.expect("an answer").status
}

/// Why a request failed.
async fn failure(person: &Person, path: &str, message: &impl Wire) -> (u16, FailureCode) {
    let answer = person.send(Request::post(path, message)).await.expect("an answer");
    let failure: Failure = serde_json::from_str(&answer.body).expect(&answer.body);
    (answer.status, failure.error)
}

fn sign_in(name: &str, password: &str) -> SignIn {
    SignIn { name: name.to_owned(), password: password.to_owned(), token: true }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_keeps_the_name_and_signs_in_elsewhere() {
    let server = Server::start().await;
    let mut anna = Person::guest(&server.host, "Anna").await.expect("a guest");
    let before = anna.clone();
    assert_eq!(
        failure(&anna, "/api/account", &Keep { password: "short".to_owned() }).await.1,
        FailureCode::BadPassword
    );
    let codes = anna.keep(PASSWORD).await.expect("it is free");
    assert_eq!(codes.len(), 10);
    assert_eq!(anna.person, before.person, "nothing has to move");
    assert_eq!(status(&before, "/api/me").await, 401, "the token of the guest opens nothing");
    let again = failure(&anna, "/api/account", &Keep { password: PASSWORD.to_owned() }).await;
    assert_eq!(again, (409, FailureCode::HasAccount));

    let elsewhere = Person::sign_in(&server.host, "ANNA", PASSWORD).await.expect("signed in");
    assert_eq!(elsewhere.person, anna.person);
    let me: Me = elsewhere.send(Request::new("GET", "/api/me")).await.expect("an answer").message().expect("me");
    assert!(me.account && me.name == "Anna", "{me:?}");
    let account: Account =
        elsewhere.send(Request::new("GET", "/api/account")).await.expect("an answer").message().expect("an account");
    assert_eq!((account.codes_left, account.choices, account.silenced_until), (10, Choices::default(), None));
    let choices = Choices { public_page: true, may_review: true, language: Some("cs".to_owned()) };
    assert_eq!(anna.send(Request::post("/api/account/choices", &choices)).await.expect("an answer").status, 204);
    let account: Account =
        elsewhere.send(Request::new("GET", "/api/account")).await.expect("an answer").message().expect("an account");
    assert_eq!(account.choices, choices);
    let strange = Choices { language: Some("xx".to_owned()), ..choices };
    assert_eq!(failure(&anna, "/api/account/choices", &strange).await, (400, FailureCode::BadRequest));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_planted_a_session_is_not_signed_in_with_it() {
    let server = Server::start().await;
    kept(&server, "Anna").await;
    let origin = format!("http://{}", server.host);
    // Somebody has put the cookie of their own session into Anna's browser.
    let guest = Request::post("/api/guest", &Guest { name: "Mallory".to_owned(), token: false });
    let answer = guest.header("origin", &origin).send(&server.host).await.expect("an answer");
    let planted = answer.header("set-cookie").expect("a cookie").split(';').next().expect("a pair").to_owned();
    let message = SignIn { token: false, ..sign_in("Anna", PASSWORD) };
    let request = Request::post("/api/sign-in", &message).header("origin", &origin).header("cookie", &planted);
    let answer = request.send(&server.host).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().expect("a pair").to_owned();
    assert_ne!(cookie, planted);
    let me = async |cookie: &str| {
        let answer = Request::new("GET", "/api/me").header("cookie", cookie).send(&server.host).await;
        answer.expect("an answer").status
    };
    assert_eq!((me(&cookie).await, me(&planted).await), (200, 401));
    // Keeping a name and changing the password renew a cookie, too.
    let change = NewPassword { old: PASSWORD.to_owned(), new: "four even odder words".to_owned() };
    let request = Request::post("/api/account/password", &change).header("origin", &origin).header("cookie", &cookie);
    let answer = request.send(&server.host).await.expect("an answer");
    let renewed = answer.header("set-cookie").expect("a cookie").split(';').next().expect("a pair").to_owned();
    assert_eq!((me(&renewed).await, me(&cookie).await), (200, 401));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_about_accounts_come_from_the_own_page() {
    let server = Server::start().await;
    let origin = format!("http://{}", server.host);
    let guest = Request::post("/api/guest", &Guest { name: "Anna".to_owned(), token: false });
    let answer = guest.header("origin", &origin).send(&server.host).await.expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().expect("a pair").to_owned();
    let paths = [
        "/api/account",
        "/api/account/name",
        "/api/account/password",
        "/api/account/codes",
        "/api/account/choices",
        "/api/account/delete",
        "/api/sign-in",
        "/api/recover",
        "/api/devices/sign-out",
        "/api/people",
        "/api/friends/ask",
        "/api/friends/end",
        "/api/friends/invite",
        "/api/mute",
        "/api/unmute",
        "/api/invitations/join",
        "/api/invitations/dismiss",
        "/api/report",
    ];
    for path in paths {
        let request =
            || Request::new("POST", path).header("cookie", &cookie).header("content-type", "application/json");
        let foreign = request().header("origin", "https://elsewhere.example").body("{}");
        assert_eq!(foreign.send(&server.host).await.expect("an answer").status, 403, "{path}: from elsewhere");
        assert_eq!(
            request().body("{}").send(&server.host).await.expect("an answer").status,
            403,
            "{path}: from nowhere"
        );
        let own = || Request::new("POST", path).header("cookie", &cookie).header("origin", &origin);
        let form = own().header("content-type", "text/plain").body("{}");
        assert_eq!(form.send(&server.host).await.expect("an answer").status, 400, "{path}: a form");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answer_tells_whether_a_name_is_kept() {
    let server = Server::start().await;
    kept(&server, "Anna").await;
    let host = &server.host;
    let said = async |request: Request| {
        let answer = request.send(host).await.expect("an answer");
        let differs = |line: &&str| line.starts_with("date: ") || line.starts_with("x-request-id: ");
        let head: Vec<&str> = answer.head.lines().filter(|line| !differs(line)).collect();
        (answer.status, head.join("\n"), answer.body.clone())
    };
    let wrong = said(Request::post("/api/sign-in", &sign_in("Anna", "something else"))).await;
    let nobody = said(Request::post("/api/sign-in", &sign_in("Nobody", "something else"))).await;
    assert_eq!(wrong, nobody);
    assert_eq!(wrong.0, 403);
    let recover = |name: &str, code: &str| {
        let (name, code) = (name.to_owned(), code.to_owned());
        Request::post("/api/recover", &Recover { name, code, password: "another password".to_owned(), token: true })
    };
    let wrong = said(recover("Anna", "1234-5678-9abc-defg")).await;
    for (name, code) in [("Nobody", "1234-5678-9abc-defg"), ("Anna", "no code"), ("\u{202e}", "")] {
        assert_eq!(said(recover(name, code)).await, wrong, "{name} {code}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_guesses_has_to_wait() {
    let limits = Limits { sign_ins_per_minute: 5, guests_per_minute: 1000, ..Limits::generous() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    kept(&server, "Anna").await;
    kept(&server, "Bob").await;
    let mut left = Vec::new();
    for guess in 0..5 {
        let request = Request::post("/api/sign-in", &sign_in("Anna", &format!("a wrong password {guess}")));
        let answer = request.send(&server.host).await.expect("an answer");
        let failure: Failure = serde_json::from_str(&answer.body).expect("a failure");
        assert_eq!((answer.status, failure.error), (403, FailureCode::WrongSignIn));
        left.push(failure.tries_left.expect("how many are left"));
    }
    assert_eq!(left, [4, 3, 2, 1, 0]);
    for password in ["another", PASSWORD] {
        let answer = Request::post("/api/sign-in", &sign_in("Anna", password)).send(&server.host).await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status, 429, "the right one too: {}", answer.body);
        let wait: u64 = answer.header("retry-after").expect("how long").parse().expect("seconds");
        assert!((1..=60).contains(&wait), "{wait}");
    }
    // A code is guessed no faster, and another name is another matter.
    let message = Recover {
        name: "anna".to_owned(),
        code: "1234-5678-9abc-defg".to_owned(),
        password: "another password".to_owned(),
        token: true,
    };
    let answer = Request::post("/api/recover", &message).send(&server.host).await.expect("an answer");
    assert_eq!(answer.status, 429);
    Person::sign_in(&server.host, "Bob", PASSWORD).await.expect("signed in");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kept_name_is_nobody_elses() {
    let server = Server::start().await;
    kept(&server, "Anna").await;
    let other = Person::guest(&server.host, "Somebody").await.expect("a guest");
    // Letters of another script, capitals, marks, spaces.
    for name in ["Anna", "ANNA", "\u{410}nn\u{430}", "A n n a", "Ánná", "Anna."] {
        let message = Guest { name: name.to_owned(), token: true };
        let answer = Request::post("/api/guest", &message).send(&server.host).await.expect("an answer");
        assert!(answer.status == 409 && answer.body.contains("name_taken"), "{name}: {}", answer.body);
        assert_eq!(failure(&other, "/api/guest", &message).await, (409, FailureCode::NameTaken), "{name}");
        let renamed = NewName { name: name.to_owned() };
        assert_eq!(failure(&other, "/api/account/name", &renamed).await, (409, FailureCode::NameTaken), "{name}");
    }
    // Two guests have one name, and the first who keeps it has it.
    let (mut one, mut two) = (
        Person::guest(&server.host, "Ola").await.expect("a guest"),
        Person::guest(&server.host, "Оla").await.expect("a guest"),
    );
    let kept = tokio::join!(one.keep(PASSWORD), two.keep(PASSWORD));
    assert!(kept.0.is_ok() != kept.1.is_ok(), "one of them");
    // Whoever has an account may choose another free name, and signs in with that.
    let mut bob = Person::guest(&server.host, "Bob").await.expect("a guest");
    bob.keep(PASSWORD).await.expect("free");
    assert_eq!(
        failure(&bob, "/api/account/name", &NewName { name: "anna".to_owned() }).await.1,
        FailureCode::NameTaken
    );
    let renamed = bob.send(Request::post("/api/account/name", &NewName { name: "Boris".to_owned() })).await;
    assert_eq!(renamed.expect("an answer").status, 200);
    assert!(Person::sign_in(&server.host, "Bob", PASSWORD).await.is_err());
    assert_eq!(Person::sign_in(&server.host, "boris", PASSWORD).await.expect("signed in").person, bob.person);
    Person::guest(&server.host, "Bob").await.expect("the old name is free");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn devices_are_signed_out_one_by_one_or_all_at_once() {
    let server = Server::start().await;
    let (_, mut host, guest) = two_and_a_bot(&server, "origin").await;
    host.person.keep(PASSWORD).await.expect("free");
    host.until(|player| player.room.is_some()).await;
    let [phone, laptop, other] = [0, 1, 2].map(|_| Person::sign_in(&server.host, "Anna", PASSWORD));
    let (phone, laptop, other) = (phone.await.expect("in"), laptop.await.expect("in"), other.await.expect("in"));
    let devices = async |person: &Person| -> Vec<protocol::people::Device> {
        let answer = person.send(Request::new("GET", "/api/devices")).await.expect("an answer");
        answer.message::<Devices>().expect("devices").devices
    };
    let all = devices(&phone).await;
    assert_eq!((all.len(), all.iter().filter(|device| device.this).count()), (4, 1));
    assert_eq!(all.iter().filter(|device| device.here).count(), 2, "the one that asks and the one with a socket");
    let laptop_id = devices(&laptop).await.into_iter().find(|device| device.this).expect("itself").id;
    let sign_out = async |person: &Person, which: SignOut| -> u32 {
        let answer = person.send(Request::post("/api/devices/sign-out", &which)).await.expect("an answer");
        answer.message::<SignedOut>().expect("how many").devices
    };
    // Nobody else's, though its name is known.
    let foreign = failure(&guest.person, "/api/devices/sign-out", &SignOut::One { device: laptop_id }).await;
    assert_eq!(foreign, (404, FailureCode::NotFound));
    assert_eq!(sign_out(&phone, SignOut::One { device: laptop_id }).await, 1);
    assert_eq!((status(&laptop, "/api/me").await, status(&other, "/api/me").await), (401, 200));
    assert_eq!(sign_out(&phone, SignOut::Others).await, 2);
    assert_eq!((status(&other, "/api/me").await, status(&host.person, "/api/me").await), (401, 401));
    let ended = async {
        loop {
            match host.socket.next().await {
                Err(ClientError::Closed(code)) => return code,
                Ok(Told::Broken { .. }) | Err(_) => (),
                Ok(_) => (),
            }
        }
    };
    assert_eq!(tokio::time::timeout(PATIENCE, ended).await.expect("its socket ends"), Some(1008));
    assert_eq!((devices(&phone).await.len(), sign_out(&phone, SignOut::All).await), (1, 1));
    assert_eq!(status(&phone, "/api/me").await, 401);
    assert_eq!(status(&guest.person, "/api/me").await, 200, "others stay");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_password_signs_everybody_else_out() {
    let server = Server::start().await;
    let anna = kept(&server, "Anna").await;
    let thief = Person::sign_in(&server.host, "Anna", PASSWORD).await.expect("signed in");
    let change = |old: &str, new: &str| NewPassword { old: old.to_owned(), new: new.to_owned() };
    let wrong = failure(&thief, "/api/account/password", &change("a guess of mine", "mine from now on")).await;
    assert_eq!(wrong, (403, FailureCode::WrongSignIn), "a session alone is not enough");
    let wrong = failure(&thief, "/api/account/codes", &NewCodes { password: "a guess of mine".to_owned() }).await;
    assert_eq!(wrong, (403, FailureCode::WrongSignIn));
    let request = Request::post("/api/account/password", &change(PASSWORD, "four even odder words"));
    let me: Me = anna.send(request).await.expect("an answer").message().expect("me");
    let renewed = Person::of(&server.host, &me).expect("a token");
    let all = [&anna, &thief, &renewed];
    let mut statuses = Vec::new();
    for person in all {
        statuses.push(status(person, "/api/me").await);
    }
    assert_eq!(statuses, [401, 401, 200]);
    assert!(Person::sign_in(&server.host, "Anna", PASSWORD).await.is_err());
    Person::sign_in(&server.host, "Anna", "four even odder words").await.expect("signed in");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_lets_its_owner_in_once_and_nobody_else() {
    let server = Server::start().await;
    let mut anna = Person::guest(&server.host, "Anna").await.expect("a guest");
    let codes = anna.keep(PASSWORD).await.expect("free");
    kept(&server, "Bob").await;
    let recover = async |name: &str, code: &str| {
        let (name, code) = (name.to_owned(), code.to_owned());
        let message = Recover { name, code, password: "found it again".to_owned(), token: true };
        Request::post("/api/recover", &message).send(&server.host).await.expect("an answer")
    };
    assert_eq!(recover("Bob", &codes[0]).await.status, 403, "another name");
    // As it was typed from paper.
    let typed = codes[0].to_uppercase().replace('-', " ");
    let answer = recover("anna", &typed).await;
    let back = Person::of(&server.host, &answer.message().expect("me")).expect("a token");
    assert_eq!(back.person, anna.person);
    assert_eq!((status(&back, "/api/me").await, status(&anna, "/api/me").await), (200, 401));
    assert_eq!(recover("Anna", &codes[0]).await.status, 403, "once");
    assert!(Person::sign_in(&server.host, "Anna", PASSWORD).await.is_err(), "the old password is over");
    let message = NewCodes { password: "found it again".to_owned() };
    let answer = back.send(Request::post("/api/account/codes", &message)).await.expect("an answer");
    let fresh: Codes = answer.message().expect("codes");
    assert_eq!(recover("Anna", &codes[1]).await.status, 403, "new codes make old ones void");
    assert_eq!(recover("Anna", &fresh.codes[1]).await.status, 200);
    server.stop().await;
}
