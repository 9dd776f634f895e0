//! Requests over a plain connection, one connection each.

use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::ClientError;

/// A request.
#[derive(Clone, Debug)]
pub struct Request {
    method: String,
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Request {
    /// A request without a body.
    pub fn new(method: &str, path: &str) -> Self {
        Self { method: method.to_owned(), path: path.to_owned(), headers: Vec::new(), body: String::new() }
    }

    /// A request with a message as its body.
    pub fn post(path: &str, message: &impl protocol::Wire) -> Self {
        let body = protocol::text(message);
        Self { body, ..Self::new("POST", path) }.header("content-type", "application/json")
    }

    /// With another header.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// With another body.
    #[must_use]
    pub fn body(self, body: impl Into<String>) -> Self {
        Self { body: body.into(), ..self }
    }

    /// Sends it to a server at this `host:port`, and waits for the whole answer.
    pub async fn send(&self, host: &str) -> Result<Answer, ClientError> {
        let mut stream = TcpStream::connect(host).await?;
        let mut text = format!("{} {} HTTP/1.1\r\nConnection: close\r\n", self.method, self.path);
        let named = |name: &str| self.headers.iter().any(|(known, _)| known.eq_ignore_ascii_case(name));
        if !named("host") {
            text += &format!("Host: {host}\r\n");
        }
        for (name, value) in &self.headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("Content-Length: {}\r\n\r\n{}", self.body.len(), self.body);
        stream.write_all(text.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        Answer::parse(&bytes)
    }
}

impl Answer {
    fn parse(bytes: &[u8]) -> Result<Self, ClientError> {
        let text = String::from_utf8_lossy(bytes);
        let strange = || ClientError::NotUnderstood(text.chars().take(200).collect());
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(strange)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(strange)?;
        Ok(Self { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The message in the body, if the request succeeded.
    pub fn message<M: DeserializeOwned>(&self) -> Result<M, ClientError> {
        if self.status != 200 {
            return Err(ClientError::Status { status: self.status, body: self.body.clone() });
        }
        serde_json::from_str(&self.body).map_err(|error| ClientError::NotUnderstood(error.to_string()))
    }
}
