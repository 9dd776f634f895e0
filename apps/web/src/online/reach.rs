//! Who can reach the server, and whether others in a network could read along.

use leptos::prelude::window;
use protocol::http::About;

/// Whether what is sent can be read by others in the network: people reach the page, and not over https.
pub fn is_open_to_reading(about: &About) -> bool {
    could_read(&window().location().origin().unwrap_or_default(), about)
}

fn could_read(origin: &str, about: &About) -> bool {
    // On the machine of the server nothing travels; what the others send does.
    let over = if is_this_machine(origin) { &about.public_url } else { origin };
    about.reachable && over.starts_with("http://") && !is_this_machine(over)
}

/// Where others in the local network open the page, for somebody who sees it under the address of this machine only.
pub fn address_for_others(about: &About) -> Option<String> {
    for_others(&window().location().origin().unwrap_or_default(), about)
}

fn for_others(origin: &str, about: &About) -> Option<String> {
    let is_known = about.reachable && is_this_machine(origin) && !is_this_machine(&about.public_url);
    is_known.then(|| format!("{}/", about.public_url))
}

fn is_this_machine(origin: &str) -> bool {
    let Some((_, rest)) = origin.split_once("://") else { return false };
    ["127.", "localhost", "[::1]"].iter().any(|name| rest.starts_with(name))
}

#[cfg(test)]
mod tests {
    use protocol::Versions;

    use super::*;

    fn about(public_url: &str, reachable: bool) -> About {
        About {
            protocol: Versions::HERE,
            version: String::new(),
            public_url: public_url.to_owned(),
            reachable,
            lan: None,
            editions: Vec::new(),
            bots: Vec::new(),
            mail: false,
        }
    }

    #[test]
    fn others_can_read_what_is_sent_over_plain_http() {
        let (here, lan, web) = ("http://127.0.0.1:8000", "http://192.168.1.5:8000", "https://pangea.example");
        let cases = [
            (here, about(here, false), false, "nobody else is there"),
            (here, about(lan, true), true, "the others come over the network"),
            (lan, about(lan, true), true, "over the network"),
            (web, about(web, true), false, "over https"),
            (here, about(web, true), false, "the others come over https"),
            ("http://pangea.example", about(web, true), true, "without https where https is meant"),
            ("https://localhost", about("https://localhost", true), false, "https here"),
        ];
        for (origin, about, expected, why) in cases {
            assert_eq!(could_read(origin, &about), expected, "{why}");
        }
    }

    #[test]
    fn the_address_for_others_is_said_where_it_is_not_in_sight() {
        let (here, lan) = ("http://localhost:8000", "http://192.168.1.5:8000");
        assert_eq!(for_others(here, &about(lan, true)).as_deref(), Some("http://192.168.1.5:8000/"));
        assert_eq!(for_others(lan, &about(lan, true)), None, "it is in the line of the address");
        assert_eq!(for_others(here, &about(here, false)), None, "there is none");
    }
}
