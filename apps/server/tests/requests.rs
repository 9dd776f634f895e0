//! Real requests over the loopback interface.

use std::fs;
use std::net::SocketAddr;

use server::{Pages, ServeError, ServeOptions, serve};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

struct Server {
    address: SocketAddr,
    folder: TempDir,
}

struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Server {
    /// A small page in a folder, beside a file that nobody may read.
    async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let page = folder.path().join("page");
        for folder in ["css", "lang"] {
            fs::create_dir_all(page.join(folder)).expect("a folder");
        }
        fs::write(folder.path().join("secret.txt"), "secret").expect("written");
        for (name, content) in [
            ("index.html", "<!doctype html>"),
            ("web.js", "export default 1"),
            ("web.js.br", "compressed"),
            ("web_bg.wasm", "\0asm"),
            ("icons.svg", "<svg/>"),
            ("manifest.webmanifest", "{}"),
            ("css/tokens.css", ":root{}"),
            ("lang/en.words.txt", "ui-a = A"),
            ("letters.woff2", "wOF2"),
            (".hidden", "secret"),
        ] {
            fs::write(page.join(name), content).expect("written");
        }
        let (tell, told) = oneshot::channel();
        let database = format!("sqlite://{}", folder.path().join("pangea.sqlite").display());
        let options = ServeOptions::new(Pages::folder(page).expect("a page"), database);
        let options = options.when_bound(move |bound| tell.send(bound.address).expect("somebody listens"));
        tokio::spawn(serve(options));
        Self { address: told.await.expect("an address"), folder }
    }

    async fn ask(&self, line: &str, headers: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        let request = format!("{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n", self.address);
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("received");
        let end = bytes.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("the end of the head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answer { status, head, body: bytes[end + 4..].to_vec() }
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), "").await
    }
}

#[tokio::test]
async fn every_file_has_its_type() {
    let server = Server::start().await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/web.js", "text/javascript; charset=utf-8"),
        ("/web_bg.wasm", "application/wasm"),
        ("/icons.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/css/tokens.css", "text/css; charset=utf-8"),
        ("/letters.woff2", "font/woff2"),
    ] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("content-encoding"), None, "{path}");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    }
    assert_eq!(server.get("/").await.body, b"<!doctype html>");
    assert_eq!(server.get("/web.js?later").await.body, b"export default 1");
}

#[tokio::test]
async fn brotli_goes_to_those_who_accept_it() {
    let server = Server::start().await;
    for (accepted, encoding) in [
        ("gzip, deflate, br, zstd", Some("br")),
        ("BR;q=0.5", Some("br")),
        ("gzip", None),
        ("gzip, br;q=0", None),
        ("br;q=none", None),
    ] {
        let answer = server.ask("GET /web.js", &format!("Accept-Encoding: {accepted}\r\n")).await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        let content: &[u8] = if encoding.is_some() { b"compressed" } else { b"export default 1" };
        assert_eq!(answer.body, content, "{accepted}");
    }
    let answer = server.ask("GET /icons.svg", "Accept-Encoding: br\r\n").await;
    assert_eq!((answer.status, answer.header("content-encoding")), (200, None), "there is no compressed copy");
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let server = Server::start().await;
    let plain = server.get("/web.js").await.header("etag").expect("a tag").to_owned();
    let compressed = server.ask("GET /web.js", "Accept-Encoding: br\r\n").await;
    assert_ne!(compressed.header("etag"), Some(&*plain));
    for known in [plain.clone(), format!("\"other\", {plain}"), format!("W/{plain}"), "*".to_owned()] {
        let answer = server.ask("GET /web.js", &format!("If-None-Match: {known}\r\n")).await;
        assert_eq!((answer.status, answer.header("etag")), (304, Some(&*plain)), "{known}");
        assert!(answer.body.is_empty());
    }
    let answer = server.ask("GET /web.js", "If-None-Match: \"other\"\r\n").await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn halves_of_two_builds_never_meet() {
    let server = Server::start().await;
    for path in ["/", "/web.js", "/web_bg.wasm", "/css/tokens.css", "/lang/en.words.txt"] {
        assert_eq!(server.get(path).await.header("cache-control"), Some("no-cache"), "{path}");
    }
    for path in ["/letters.woff2", "/icons.svg"] {
        assert_eq!(server.get(path).await.header("cache-control"), Some("max-age=600"), "{path}");
    }
}

#[tokio::test]
async fn nothing_outside_the_folder_is_served() {
    let server = Server::start().await;
    for path in [
        "/../secret.txt",
        "/css/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "//etc/passwd",
        "/.hidden",
        "/css",
        "/css/",
        "/nothing.js",
    ] {
        let answer = server.get(path).await;
        assert!([400, 404].contains(&answer.status), "{path}: {}", answer.head);
        assert!(!String::from_utf8_lossy(&answer.body).contains("secret"), "{path}");
    }
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let server = Server::start().await;
    assert_eq!(server.ask("POST /web.js", "Content-Length: 0\r\n").await.status, 405);
    let head = server.ask("HEAD /web.js", "").await;
    assert_eq!((head.status, head.header("content-length"), head.body.len()), (200, Some("16"), 0));
    let health = server.get("/healthz").await;
    assert_eq!((health.status, &*health.body), (200, &b"good\n"[..]));
}

#[tokio::test]
async fn a_port_in_use_and_a_folder_without_a_page_are_reported() {
    let server = Server::start().await;
    let pages = Pages::folder(server.folder.path().join("page")).expect("a page");
    let options = ServeOptions::new(pages, "sqlite:///nowhere").listen(server.address);
    let error = serve(options).await.expect_err("the port is taken");
    assert!(matches!(error, ServeError::Bind { .. }), "{error}");
    let error = Pages::folder("no such folder").expect_err("no page");
    assert_eq!(error.to_string(), "the page was not found: no index.html in no such folder");
}
