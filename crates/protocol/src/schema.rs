//! The messages as JSON Schema, one document for each family of editions.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use crate::{Bytes32, Id, ToClient, ToServer};
use crate::{bots, http, lobby, mail, people, results};

/// The documents by their names: what is the same for all editions, and what differs between the families.
pub fn documents() -> Vec<(&'static str, String)> {
    vec![
        ("messages.json", messages()),
        ("origin.json", game::<origin::View, origin::SeenEvent>("origin, continents")),
        ("boards.json", game::<northstar::View, northstar::SeenEvent>("evolution, natural-selection")),
        ("new-world.json", game::<new_world::View, new_world::SeenEvent>("new-world")),
    ]
}

/// What a client says, and everything outside the socket.
fn messages() -> String {
    let mut generator = generator();
    let mut types = serde_json::Map::new();
    let mut add = |name: &str, schema: Schema| types.insert(name.to_owned(), schema.to_value());
    add("to_server", generator.subschema_for::<ToServer>());
    add("guest", generator.subschema_for::<http::Guest>());
    add("me", generator.subschema_for::<http::Me>());
    add("new_table", generator.subschema_for::<http::NewTable>());
    add("opened", generator.subschema_for::<http::Opened>());
    add("invitation", generator.subschema_for::<http::Invitation>());
    add("invite", generator.subschema_for::<http::Invite>());
    add("invited", generator.subschema_for::<http::Invited>());
    add("join", generator.subschema_for::<http::Join>());
    add("joined", generator.subschema_for::<http::Joined>());
    add("my_tables", generator.subschema_for::<http::MyTables>());
    add("about", generator.subschema_for::<http::About>());
    add("account", generator.subschema_for::<people::Account>());
    add("keep", generator.subschema_for::<people::Keep>());
    add("kept", generator.subschema_for::<people::Kept>());
    add("new_name", generator.subschema_for::<people::NewName>());
    add("new_password", generator.subschema_for::<people::NewPassword>());
    add("new_codes", generator.subschema_for::<people::NewCodes>());
    add("codes", generator.subschema_for::<people::Codes>());
    add("sign_in", generator.subschema_for::<people::SignIn>());
    add("recover", generator.subschema_for::<people::Recover>());
    add("choices", generator.subschema_for::<people::Choices>());
    add("delete", generator.subschema_for::<people::Delete>());
    add("devices", generator.subschema_for::<people::Devices>());
    add("sign_out", generator.subschema_for::<people::SignOut>());
    add("signed_out", generator.subschema_for::<people::SignedOut>());
    add("find_people", generator.subschema_for::<people::FindPeople>());
    add("found", generator.subschema_for::<people::Found>());
    add("somebody", generator.subschema_for::<people::Somebody>());
    add("friends", generator.subschema_for::<people::Friends>());
    add("friend_answer", generator.subschema_for::<people::FriendAnswer>());
    add("invite_friend", generator.subschema_for::<people::InviteFriend>());
    add("some_table", generator.subschema_for::<people::SomeTable>());
    add("join_invited", generator.subschema_for::<people::JoinInvited>());
    add("invitations", generator.subschema_for::<people::Invitations>());
    add("report", generator.subschema_for::<people::Report>());
    add("failure", generator.subschema_for::<http::Failure>());
    add("my_bots", generator.subschema_for::<bots::MyBots>());
    add("new_bot", generator.subschema_for::<bots::NewBot>());
    add("bot_token", generator.subschema_for::<bots::BotToken>());
    add("this_bot", generator.subschema_for::<bots::ThisBot>());
    add("mail_settings", generator.subschema_for::<mail::MailSettings>());
    add("set_mail", generator.subschema_for::<mail::SetMail>());
    add("want_mails", generator.subschema_for::<mail::WantMails>());
    add("confirm_mail", generator.subschema_for::<mail::ConfirmMail>());
    add("lobby", generator.subschema_for::<lobby::Lobby>());
    add("quick_wish", generator.subschema_for::<lobby::QuickWish>());
    add("quick", generator.subschema_for::<lobby::Quick>());
    add("take_vacation", generator.subschema_for::<lobby::TakeVacation>());
    add("vacation", generator.subschema_for::<lobby::Vacation>());
    add("games", generator.subschema_for::<results::Games>());
    add("played_game", generator.subschema_for::<results::PlayedGame>());
    add("profile", generator.subschema_for::<results::Profile>());
    add("course", generator.subschema_for::<results::Course>());
    add("leaderboard", generator.subschema_for::<results::Leaderboard>());
    printed("What a client says, and everything outside the socket", Value::Object(types), &mut generator)
}

/// What a client at a table of these editions is told.
fn game<V: JsonSchema, E: JsonSchema>(editions: &str) -> String {
    let mut generator = generator();
    let told = generator.subschema_for::<ToClient<V, E>>().to_value();
    let title = format!("What a client at a table of these editions is told: {editions}");
    printed(&title, json!({ "to_client": told }), &mut generator)
}

fn generator() -> SchemaGenerator {
    SchemaSettings::draft2020_12().into_generator()
}

fn printed(title: &str, types: Value, generator: &mut SchemaGenerator) -> String {
    let definitions = Value::Object(generator.take_definitions(true));
    let schema = "https://json-schema.org/draft/2020-12/schema";
    let document = json!({ "$schema": schema, "title": title, "properties": types, "$defs": definitions });
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}

impl<K> JsonSchema for Id<K> {
    fn schema_name() -> Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let text =
            "128 random bits in 26 letters and digits (base 32 with the letters of the pattern, highest bits first).";
        json_schema!({ "type": "string", "pattern": "^[0-7][0-9a-hjkmnp-tv-z]{25}$", "description": text })
    }
}

impl JsonSchema for Bytes32 {
    fn schema_name() -> Cow<'static, str> {
        "Bytes32".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let text = "32 bytes in hexadecimal digits.";
        json_schema!({ "type": "string", "pattern": "^[0-9a-f]{64}$", "description": text })
    }
}
