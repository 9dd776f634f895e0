//! The messages in `docs/protocol.md` are messages.

use std::fs;
use std::path::Path;

use protocol::{ToClient, ToServer};
use serde_json::Value;

#[test]
fn the_messages_in_the_documentation_are_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(path).expect("the documentation");
    let (mut said, mut told) = (0, 0);
    for line in text.lines() {
        if let Some(message) = line.strip_prefix("> {") {
            let message = format!("{{{message}");
            serde_json::from_str::<ToServer>(&message).unwrap_or_else(|error| panic!("{error}: {message}"));
            said += 1;
        }
        if let Some(message) = line.strip_prefix("< ") {
            let parsed = serde_json::from_str::<ToClient<Value, Value>>(message);
            parsed.unwrap_or_else(|error| panic!("{error}: {message}"));
            told += 1;
        }
    }
    assert!(said > 8 && told > 12, "{said} said, {told} told");
}
