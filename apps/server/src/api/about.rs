//! What the server is, and whether it can take requests.

use std::net::SocketAddr;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use editions::Edition;
use protocol::Versions;
use protocol::http::{About, EditionInfo, OptionInfo};
use store::Condition;

use crate::api::Json;
use crate::app::App;
use crate::serving::lan_address;

/// `GET /api/about`.
pub async fn about(State(app): State<App>) -> impl IntoResponse {
    Json(About {
        protocol: Versions::HERE,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        public_url: app.names.public_url(),
        reachable: app.reachable,
        // Only this machine can ask; others need not know how its network is made.
        lan: lan_address()
            .filter(|_| !app.reachable)
            .map(|ip| format!("http://{}/", SocketAddr::new(ip, app.names.port()))),
        editions: Edition::ALL.into_iter().map(edition).collect(),
        bots: bots::Level::ALL.iter().map(|level| level.id().to_owned()).collect(),
        mail: app.mailer.is_some(),
    })
}

fn edition(edition: Edition) -> EditionInfo {
    let options = edition.options().into_iter().map(|option| OptionInfo {
        name: option.name.to_owned(),
        rule: option.rule.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
    });
    EditionInfo {
        id: edition.id().to_owned(),
        fewest: *edition.seats().start(),
        most: *edition.seats().end(),
        options: options.collect(),
    }
}

/// `GET /readyz`: whether tables can be played at, for whoever sends people here.
pub async fn ready(State(app): State<App>) -> Response {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match *app.store.condition().borrow() {
        Condition::Available => "ready\n".into_response(),
        Condition::Away { .. } => (StatusCode::SERVICE_UNAVAILABLE, "the storage is away\n").into_response(),
    }
}
