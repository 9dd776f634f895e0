//! The line between a page and the server, as something that can be cut, bent and spoken into: what a lying server, a
//! line that is dead without anybody knowing, or a page of an older version would be like.

use serde_json::json;

use crate::page::Page;

/// What a line does to what goes over it, from the next message on and in documents to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bend {
    /// Nothing.
    Straight,
    /// The page says that it speaks older versions only.
    Older,
    /// The server shows no sealed word.
    NoSeals,
    /// The server shows no word that was opened, and those that are sent to it are lost.
    NoWords,
}

impl Bend {
    const fn name(self) -> &'static str {
        match self {
            Self::Straight => "",
            Self::Older => "older",
            Self::NoSeals => "no-seals",
            Self::NoWords => "no-words",
        }
    }
}

/// Bends the line.
pub async fn bend(page: &Page, bend: Bend) {
    page.call("sessionStorage.setItem('test.bend', arguments[0]);", vec![json!(bend.name())]).await;
}

/// From now on nothing goes over the sockets there are, and nobody is told; new ones work.
pub async fn cut(page: &Page) {
    page.call("for (const socket of window.sockets) socket.isCut = true;", vec![]).await;
}

/// The page hears this message, as if the server had said it.
pub async fn hears(page: &Page, message: serde_json::Value) {
    page.call("window.sockets.at(-1).say(arguments[0]);", vec![json!(message.to_string())]).await;
}

/// From now on the page's own line answers for its seat, without clicks: with a legal action that is like the first of these
/// patterns that any is like, or else by chance. It stops where an action like `until` is legal. Loads the page again, so that
/// the server lists what is legal.
pub async fn play_quickly(page: &Page, prefers: &[&str], until: Option<&str>) {
    let how = json!({ "prefers": prefers, "until": until }).to_string();
    page.call("sessionStorage.setItem('test.quick', arguments[0]);", vec![json!(how)]).await;
    page.reload().await;
}

/// Whether it has stopped where it should.
pub const HAS_STOPPED: &str = "window.hasStopped";

/// From now on the page is played by clicks again.
pub async fn play_by_clicks(page: &Page) {
    page.call("sessionStorage.removeItem('test.quick');", vec![]).await;
}

/// How many messages the page has sent.
pub async fn sent(page: &Page) -> f64 {
    page.number("window.sockets.reduce((sum, one) => sum + one.sent, 0)").await
}

/// In every document before the page's own scripts.
pub const WIRE: &str = "{
    const bend = () => sessionStorage.getItem('test.bend') ?? '';
    const quick = () => JSON.parse(sessionStorage.getItem('test.quick') ?? 'null');
    const answer = ({ legal, number }) => {
        const { prefers, until } = quick();
        const like = words => legal.filter(action => new RegExp(words).test(action));
        if (until && like(until).length) {
            sessionStorage.removeItem('test.quick');
            window.hasStopped = true;
            return null;
        }
        const among = prefers.map(like).find(some => some.length) ?? legal;
        const random = below => Math.floor(Math.random() * below);
        // Chance is the same in all browsers of a test; names of requests are not.
        const bytes = crypto.getRandomValues(new Uint8Array(25));
        const id = '0' + Array.from(bytes, byte => '0123456789abcdefghjkmnpqrstvwxyz'[byte % 32]).join('');
        return { type: 'act', id, prompt: number, action: among[random(among.length)] };
    };
    const outward = text => {
        const message = JSON.parse(text);
        if (quick() && message.type === 'hello') message.legal = true;
        if (bend() === 'older' && message.type === 'hello') message.protocol = { oldest: 0, newest: 0 };
        if (bend() === 'no-words' && message.type === 'word') return null;
        return JSON.stringify(message);
    };
    const inward = text => {
        const message = JSON.parse(text);
        if (message.type === 'room' && bend() === 'no-seals') message.deal.sealed = [];
        if (message.type === 'room' && bend() === 'no-words') message.deal.words = [];
        return JSON.stringify(message);
    };
    window.sockets = [];
    window.heard = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) { super(address); this.isCut = false; this.sent = 0; window.sockets.push(this); }
        send(text) {
            const bent = this.isCut ? null : outward(text);
            this.sent++;
            if (JSON.parse(text).type === 'act') window.acts = (window.acts ?? 0) + 1;
            if (bent !== null) super.send(bent);
        }
        say(text) {
            window.heard.push(text.slice(0, 100));
            this.hears?.(new MessageEvent('message', { data: text }));
            const { type, prompt } = JSON.parse(text);
            const act = type === 'prompt' && prompt?.legal && quick() && answer(prompt);
            if (act) super.send(JSON.stringify(act));
        }
        set onmessage(hears) {
            this.hears = hears;
            super.onmessage = hears && (event => { if (!this.isCut) this.say(inward(event.data)); });
        }
        set onclose(gone) { super.onclose = gone && (event => { if (!this.isCut) gone(event); }); }
    };
}";
