//! A socket with messages of the protocol.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::task::{Context, Poll, ready};

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::ToServer;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};

use crate::{ClientError, Told};

/// A socket with messages of the protocol.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens a socket to a server at this `host:port`, with these headers.
    pub async fn open(host: &str, headers: &[(&str, &str)]) -> Result<Self, ClientError> {
        Self::open_from(None, host, headers).await
    }

    /// The same from one of the addresses of this machine.
    pub async fn open_from(from: Option<IpAddr>, host: &str, headers: &[(&str, &str)]) -> Result<Self, ClientError> {
        let mut request = format!("ws://{host}/api/socket").into_client_request()?;
        for (name, value) in headers {
            let name: HeaderName = name.parse().map_err(|_| ClientError::NotUnderstood((*name).to_owned()))?;
            let value = HeaderValue::from_str(value).map_err(|_| ClientError::NotUnderstood((*value).to_owned()))?;
            request.headers_mut().insert(name, value);
        }
        let stream = connected(host, from).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
        let (stream, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config.max_write_buffer_size(1 << 20)))
                .await?;
        Ok(Self { stream })
    }

    /// Says something.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), ClientError> {
        self.say_text(protocol::text(message)).await
    }

    /// Says any text.
    pub async fn say_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text.into())).await?)
    }

    /// Sends any message.
    pub async fn send(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.stream.send(message).await?)
    }

    /// The next message as text.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        let text = std::future::poll_fn(|context| self.poll_text(context)).await;
        if matches!(text, Err(ClientError::Closed(_))) {
            // Goodbye is answered, so that the server need not wait.
            let _ = self.stream.flush().await;
        }
        text
    }

    /// The same for somebody who waits for several sockets at once.
    pub fn poll_text(&mut self, context: &mut Context<'_>) -> Poll<Result<String, ClientError>> {
        loop {
            return Poll::Ready(match ready!(self.stream.poll_next_unpin(context)) {
                Some(Ok(Message::Text(text))) => Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => Err(ClientError::Closed(frame.map(|frame| frame.code.into()))),
                Some(Ok(_)) => continue,
                Some(Err(error)) => Err(error.into()),
                None => Err(ClientError::Closed(None)),
            });
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Told, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::NotUnderstood(format!("{error}: {text}")))
    }

    /// Closes it.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

async fn connected(host: &str, from: Option<IpAddr>) -> io::Result<TcpStream> {
    let Some(from) = from else { return TcpStream::connect(host).await };
    let socket = if from.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(host.parse().map_err(io::Error::other)?).await
}
