//! Which requests come from the own page.
//!
//! A page of somebody else can make a browser send requests here, also to a server that listens on this machine only, and
//! a name of theirs can be made to point to this machine. So the `Host` of every request must be a name of this server, and
//! the `Origin` of everything that changes something must be that same name. A browser always sends an `Origin` then; a
//! request without one is taken from programs only, which have no cookie.

use std::net::{IpAddr, SocketAddr};

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, Uri};

use crate::error::Error;

/// The names of this server.
#[derive(Clone, Debug)]
pub struct Names {
    public: Origin,
    port: u16,
    /// Whether addresses are good names: it listens to a network.
    addresses: bool,
}

/// A scheme with host and port, as a browser writes it: without the port that the scheme implies.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Origin {
    https: bool,
    authority: String,
}

impl Origin {
    fn parse(text: &str) -> Option<Self> {
        let (https, rest) = match text.split_once("://")? {
            ("https", rest) => (true, rest),
            ("http", rest) => (false, rest),
            _ => return None,
        };
        let authority = rest.trim_end_matches('/').to_ascii_lowercase();
        let implied = if https { ":443" } else { ":80" };
        let authority = authority.strip_suffix(implied).unwrap_or(&authority).to_owned();
        let plain = !authority.is_empty() && !authority.contains(['/', '@', '?', '#', ' ']);
        plain.then_some(Self { https, authority })
    }
}

/// The address that invitations begin with cannot be one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no public address; write https://name or http://name:port, without a path")]
pub struct BadPublicUrl(String);

impl Names {
    /// The names of a server at this public address that listens here.
    pub fn new(public_url: &str, bound: SocketAddr) -> Result<Self, BadPublicUrl> {
        let public = Origin::parse(public_url).ok_or_else(|| BadPublicUrl(public_url.to_owned()))?;
        Ok(Self { public, port: bound.port(), addresses: !bound.ip().is_loopback() })
    }

    /// The public address, without a slash behind it.
    pub fn public_url(&self) -> String {
        let scheme = if self.public.https { "https" } else { "http" };
        format!("{scheme}://{}", self.public.authority)
    }

    /// Whether browsers come over TLS.
    pub fn is_https(&self) -> bool {
        self.public.https
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns whether a request may be answered at all, and whether what it wants to change may change.
    pub fn check(&self, method: &Method, uri: &Uri, headers: &HeaderMap, has_cookie: bool) -> Result<(), Error> {
        let host = one(headers, HOST).or_else(|| uri.authority().map(|authority| authority.as_str()));
        let host = host.map(str::to_ascii_lowercase).filter(|host| self.is_ours(host)).ok_or(Error::ForeignOrigin)?;
        if !uri.path().starts_with("/api/") {
            return Ok(());
        }
        // Said by browsers alone, and no script can change it.
        if one(headers, "sec-fetch-site").is_some_and(|site| matches!(site, "cross-site" | "same-site")) {
            return Err(Error::ForeignOrigin);
        }
        let changes = *method != Method::GET && *method != Method::HEAD || uri.path() == "/api/socket";
        match (headers.contains_key(ORIGIN), one(headers, ORIGIN)) {
            (true, origin) => {
                let origin = origin.and_then(Origin::parse).ok_or(Error::ForeignOrigin)?;
                let same = origin.authority == without_implied_port(&host, origin.https);
                let scheme = origin.authority != self.public.authority || origin.https == self.public.https;
                if same && scheme { Ok(()) } else { Err(Error::ForeignOrigin) }
            }
            (false, _) if changes && has_cookie => Err(Error::ForeignOrigin),
            (false, _) => Ok(()),
        }
    }

    /// Returns whether a host is this server.
    fn is_ours(&self, host: &str) -> bool {
        if without_implied_port(host, self.public.https) == self.public.authority {
            return true;
        }
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
            _ => (host, Some(80)),
        };
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let known = match address {
            Ok(address) => address.is_loopback() || self.addresses,
            Err(_) => name == "localhost",
        };
        known && port == Some(self.port)
    }
}

fn without_implied_port(host: &str, https: bool) -> &str {
    host.strip_suffix(if https { ":443" } else { ":80" }).unwrap_or(host)
}

/// The value of a header that is there exactly once.
fn one(headers: &HeaderMap, name: impl axum::http::header::AsHeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).into_iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(names: &Names, request: (&str, &str), headers: &[(&'static str, &str)], has_cookie: bool) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a value"));
        }
        let method = request.0.parse().expect("a method");
        names.check(&method, &request.1.parse().expect("a path"), &map, has_cookie).is_ok()
    }

    fn here() -> Names {
        Names::new("http://127.0.0.1:8000", SocketAddr::from(([127, 0, 0, 1], 8000))).expect("names")
    }

    #[test]
    fn only_names_of_this_server_are_answered() {
        let get = |names: &Names, host: &str| allowed(names, ("GET", "/"), &[("host", host)], false);
        for host in ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000", "127.1.2.3:8000"] {
            assert!(get(&here(), host), "{host}");
        }
        for host in ["evil.example", "evil.example:8000", "localhost", "localhost:80", "192.168.1.4:8000", "", "[::1]"]
        {
            assert!(!get(&here(), host), "{host}");
        }
        assert!(!allowed(&here(), ("GET", "/"), &[], false), "no host at all");
        assert!(!allowed(&here(), ("GET", "/"), &[("host", "localhost:8000"), ("host", "evil.example")], false));

        let public = Names::new("https://pangea.example/", SocketAddr::from(([0, 0, 0, 0], 8000))).expect("names");
        for host in ["pangea.example", "pangea.example:443", "192.168.1.4:8000"] {
            assert!(get(&public, host), "{host}");
        }
        assert!(!get(&public, "pangea.example.evil.example"));
    }

    #[test]
    fn what_changes_something_comes_from_the_own_page() {
        let post = |origin: &str, has_cookie| {
            let headers = [("host", "localhost:8000"), ("origin", origin)];
            let headers = if origin.is_empty() { &headers[..1] } else { &headers };
            let socket = allowed(&here(), ("GET", "/api/socket"), headers, has_cookie);
            assert_eq!(allowed(&here(), ("POST", "/api/join"), headers, has_cookie), socket);
            socket
        };
        assert!(post("http://localhost:8000", true));
        for origin in [
            "http://evil.example",
            "null",
            "http://localhost:8001",
            "http://localhost",
            "https://localhost:8000.evil.example",
            "http://127.0.0.1:8000",
        ] {
            assert!(!post(origin, true), "{origin}");
            assert!(!post(origin, false), "{origin}");
        }
        assert!(!post("", true), "a browser would say where it comes from");
        assert!(post("", false), "a program");
    }

    #[test]
    fn behind_a_proxy_the_scheme_counts() {
        let names = Names::new("https://pangea.example", SocketAddr::from(([127, 0, 0, 1], 8000))).expect("names");
        let from = |origin: &str| {
            allowed(&names, ("POST", "/api/join"), &[("host", "pangea.example"), ("origin", origin)], true)
        };
        assert!(from("https://pangea.example"));
        assert!(!from("http://pangea.example"));
        assert!(Names::new("pangea.example", SocketAddr::from(([127, 0, 0, 1], 1))).is_err());
        assert!(Names::new("https://pangea.example/games", SocketAddr::from(([127, 0, 0, 1], 1))).is_err());
    }
}
