//! Somebody with a name and a token.

use std::net::IpAddr;

use protocol::http::{Guest, Invitation, Invite, Invited, Join, Joined, Me, MyTables, NewTable, Opened};
use protocol::people::{Keep, Kept, SignIn};
use protocol::to_server::StartWith;
use protocol::{PersonId, Rules, TableId, ToServer, Versions, Visibility};

use crate::ClientError;
use crate::http::{Answer, Request};
use crate::socket::Socket;

/// Somebody with a name and a token.
#[derive(Clone, Debug)]
pub struct Person {
    /// The server, as `host:port`.
    pub host: String,
    /// Who they are.
    pub person: PersonId,
    /// Their token.
    pub token: String,
    /// The address of this machine that their sockets come from, if it matters.
    pub from: Option<IpAddr>,
}

impl Person {
    /// Chooses a name.
    pub async fn guest(host: &str, name: &str) -> Result<Self, ClientError> {
        let guest = Guest { name: name.to_owned(), token: true };
        let me: Me = Request::post("/api/guest", &guest).send(host).await?.message()?;
        Self::of(host, &me)
    }

    /// Signs in with a name and a password.
    pub async fn sign_in(host: &str, name: &str, password: &str) -> Result<Self, ClientError> {
        let sign_in = SignIn { name: name.to_owned(), password: password.to_owned(), token: true };
        Self::of(host, &Request::post("/api/sign-in", &sign_in).send(host).await?.message()?)
    }

    /// Whoever was answered with a token.
    pub fn of(host: &str, me: &Me) -> Result<Self, ClientError> {
        let token = me.token.clone().ok_or_else(|| ClientError::NotUnderstood("no token".to_owned()))?;
        Ok(Self { host: host.to_owned(), person: me.person, token, from: None })
    }

    /// Keeps the name; returns the recovery codes. The token is another one from then on.
    pub async fn keep(&mut self, password: &str) -> Result<Vec<String>, ClientError> {
        let keep = Keep { password: password.to_owned() };
        let kept: Kept = self.send(Request::post("/api/account", &keep)).await?.message()?;
        *self = Self { from: self.from, ..Self::of(&self.host, &kept.me)? };
        Ok(kept.codes)
    }

    /// Sends a request with the token.
    pub async fn send(&self, request: Request) -> Result<Answer, ClientError> {
        request.header("authorization", &format!("Bearer {}", self.token)).send(&self.host).await
    }

    /// Opens a table.
    pub async fn open(&self, rules: Rules) -> Result<Opened, ClientError> {
        self.open_for(rules, Visibility::Link).await
    }

    /// Opens a table to which these may come without an invitation.
    pub async fn open_for(&self, rules: Rules, visibility: Visibility) -> Result<Opened, ClientError> {
        self.send(Request::post("/api/tables", &NewTable { rules, visibility })).await?.message()
    }

    /// Looks at a table they are invited to.
    pub async fn look(&self, opened: &Opened) -> Result<Invited, ClientError> {
        let invitation = Invitation { table: opened.table, invitation: opened.invitation.clone() };
        self.send(Request::post("/api/invitation", &invitation)).await?.message()
    }

    /// Joins a table they are invited to.
    pub async fn join(&self, opened: &Opened, watch: bool) -> Result<Joined, ClientError> {
        let join = Join { table: opened.table, invitation: Some(opened.invitation.clone()), watch };
        self.send(Request::post("/api/join", &join)).await?.message()
    }

    /// Makes a new invitation to their table.
    pub async fn invite(&self, table: TableId) -> Result<Opened, ClientError> {
        self.send(Request::post("/api/invite", &Invite { table })).await?.message()
    }

    /// Their tables.
    pub async fn tables(&self) -> Result<MyTables, ClientError> {
        self.send(Request::new("GET", "/api/tables")).await?.message()
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: TableId) -> Result<Answer, ClientError> {
        self.send(Request::new("GET", &format!("/api/tables/{table}/record"))).await
    }

    /// Signs out.
    pub async fn sign_out(&self) -> Result<Answer, ClientError> {
        self.send(Request::new("POST", "/api/sign-out")).await
    }

    /// Opens a socket, without a word.
    pub async fn socket(&self) -> Result<Socket, ClientError> {
        let bearer = format!("Bearer {}", self.token);
        Socket::open_from(self.from, &self.host, &[("authorization", &bearer)]).await
    }

    /// Opens a socket and says hello.
    pub async fn connect(&self, table: TableId, have: Option<u64>) -> Result<Socket, ClientError> {
        let mut socket = self.socket().await?;
        socket.say(&hello(table, have)).await?;
        Ok(socket)
    }
}

/// `hello`, with legal actions in prompts.
pub fn hello(table: TableId, have: Option<u64>) -> ToServer {
    ToServer::Hello { protocol: Versions::HERE, table, have, start: StartWith::History, legal: true }
}
