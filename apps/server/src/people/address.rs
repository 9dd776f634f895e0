//! Where a request comes from, for limits: an address, and never a name.
//!
//! Behind a proxy the address is in `X-Forwarded-For`. Each proxy appends whom it heard from, so only as many hops as were
//! configured are believed, counted from the right; what a client writes itself stands further left.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// A source of requests: an IPv4 address, or the /64 network of an IPv6 address, which is what one household has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source(IpAddr);

impl Source {
    /// The source of a request that came over a connection from `peer`, through so many proxies of ours.
    pub fn of(peer: SocketAddr, headers: &HeaderMap, proxies: u8) -> Self {
        Self::from(forwarded(headers, proxies).unwrap_or(peer.ip()))
    }
}

impl From<IpAddr> for Source {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
        }
    }
}

fn forwarded(headers: &HeaderMap, proxies: u8) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
    let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let place = hops.len().checked_sub(usize::from(proxies)).filter(|_| proxies > 0)?;
    hops.get(place)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(peer: &str, forwarded: &[&'static str], proxies: u8) -> Source {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(line));
        }
        Source::of(SocketAddr::new(peer.parse().expect("an address"), 1), &headers, proxies)
    }

    fn plain(address: &str) -> Source {
        Source::from(address.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn a_household_is_one_source() {
        assert_eq!(plain("2001:db8:1:2:3::4"), plain("2001:db8:1:2:ffff::1"));
        assert_ne!(plain("2001:db8:1:2::4"), plain("2001:db8:1:3::4"));
        assert_eq!(plain("::ffff:192.0.2.7"), plain("192.0.2.7"));
    }

    #[test]
    fn only_what_configured_proxies_wrote_is_believed() {
        assert_eq!(source("192.0.2.1", &["198.51.100.9"], 0), plain("192.0.2.1"), "no proxy is configured");
        assert_eq!(source("127.0.0.1", &["203.0.113.5, 198.51.100.9"], 1), plain("198.51.100.9"));
        assert_eq!(source("127.0.0.1", &["203.0.113.5", "198.51.100.9, 10.0.0.1"], 2), plain("198.51.100.9"));
        assert_eq!(source("192.0.2.1", &[], 1), plain("192.0.2.1"));
        assert_eq!(source("192.0.2.1", &["nonsense"], 1), plain("192.0.2.1"));
    }
}
