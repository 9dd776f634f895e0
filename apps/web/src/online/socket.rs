//! A socket to the server: it carries texts, and says when it opens and when it is gone.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// What happens to a socket.
pub enum Happens {
    /// It is open.
    Opened,
    /// A text has arrived.
    Text(String),
    /// It is gone.
    Gone,
}

/// A socket. It closes with this, and then says nothing more.
pub struct Socket {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _text: Closure<dyn FnMut(MessageEvent)>,
    _gone: Closure<dyn FnMut()>,
}

impl Socket {
    /// Begins to open a socket.
    pub fn open(happens: impl Fn(Happens) + Clone + 'static) -> Option<Self> {
        let socket = WebSocket::new(&address()?).ok()?;
        let tell = happens.clone();
        let opened = Closure::<dyn FnMut()>::new(move || tell(Happens::Opened));
        let tell = happens.clone();
        let text = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                tell(Happens::Text(text));
            }
        });
        let gone = Closure::<dyn FnMut()>::new(move || happens(Happens::Gone));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        socket.set_onclose(Some(gone.as_ref().unchecked_ref()));
        Some(Self { socket, _opened: opened, _text: text, _gone: gone })
    }

    /// Sends a text.
    pub fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

/// The address of the socket, beside the page.
fn address() -> Option<String> {
    let page = window().location().href().ok()?;
    let folder = page.split(['#', '?']).next()?.rsplit_once('/')?.0;
    let rest = folder.strip_prefix("http")?;
    Some(format!("ws{rest}/api/socket"))
}
