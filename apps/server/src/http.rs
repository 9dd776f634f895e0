//! Which file of the page a request gets, and with which headers.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::Router;
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::headers;
use crate::pages::{INDEX, Pages};

/// The page, and whether the server is there; nothing else.
pub fn router(pages: Pages) -> Router {
    let router = Router::new().route("/healthz", get(|| async { "good\n" })).fallback(get(file)).with_state(pages);
    router.layer(map_response(headers::add))
}

async fn file(State(pages): State<Pages>, uri: Uri, request: HeaderMap) -> Response {
    let name = match uri.path().strip_prefix('/') {
        Some("") => INDEX,
        Some(name) => name,
        None => return nothing(),
    };
    let compressed = if accepts_brotli(&request) { pages.read(&format!("{name}.br")).await } else { None };
    let encoding = compressed.is_some().then_some([(CONTENT_ENCODING, "br")]);
    let content = match compressed {
        Some(content) => content,
        None => match pages.read(name).await {
            Some(content) => content,
            None => return nothing(),
        },
    };

    let tag = tag(&content);
    let is_there = has_it(&request, &tag);
    let caching = [(CACHE_CONTROL, keeping(name)), (VARY, ACCEPT_ENCODING.as_str())];
    let headers = (caching, [(ETAG, tag)]);
    if is_there {
        (StatusCode::NOT_MODIFIED, headers).into_response()
    } else {
        (headers, encoding, [(CONTENT_TYPE, kind(name))], content).into_response()
    }
}

fn nothing() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}

fn kind(name: &str) -> &'static str {
    match ending(name) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// How long a browser may keep a file without asking. What belongs together (the module, its script and its words, the
/// document and its style sheets) is always asked for: an old half would not fit a new one.
fn keeping(name: &str) -> &'static str {
    match ending(name) {
        "png" | "svg" | "woff2" => "max-age=600",
        _ => "no-cache",
    }
}

fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// Names a content: another content has another tag, and so has the compressed copy.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

fn has_it(request: &HeaderMap, tag: &str) -> bool {
    listed(request, IF_NONE_MATCH).any(|had| had == "*" || had.trim_start_matches("W/") == tag)
}

fn accepts_brotli(request: &HeaderMap) -> bool {
    listed(request, ACCEPT_ENCODING).any(|accepted| {
        let (encoding, weight) = accepted.split_once(';').unwrap_or((accepted, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        encoding.trim().eq_ignore_ascii_case("br") && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// The parts of a header that is a list.
fn listed(request: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let values = request.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim).collect::<Vec<_>>().into_iter()
}
