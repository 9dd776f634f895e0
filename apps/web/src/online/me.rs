//! Who this browser is on this server: nobody, a guest, or somebody with an account.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::http::{About, FailureCode, Me};
use wasm_bindgen_futures::spawn_local;

use super::http::{self, NoAnswer};
use super::{Online, Server};
use crate::prefs::{forget, keep, kept};

impl Online {
    /// Asks who this browser is, if it was ever somebody and that is not known yet.
    pub fn find_me(self) {
        if !Self::is_somebody() || self.me.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            match http::get::<Me>("api/me").await {
                Ok(me) => self.is(me),
                Err(NoAnswer::Refused(FailureCode::SignedOut)) => self.is_nobody(),
                Err(_) => {}
            }
        });
    }

    /// This browser is somebody from now on.
    pub fn is(self, me: Me) {
        keep("pangea.guest", &me.name);
        self.prefs.name.set(me.name.clone());
        self.me.set(Some(me));
    }

    /// This browser is nobody any longer.
    pub fn is_nobody(self) {
        forget("pangea.guest");
        forget("pangea.tables");
        self.tables.set(Vec::new());
        self.me.set(None);
    }

    /// Who this browser was last.
    pub fn guest_name() -> Option<String> {
        kept("pangea.guest")
    }

    /// Whether this browser's name is kept by an account; a reader is notified of a change.
    pub fn has_account(self) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.account))
    }

    /// Takes a name, unless this browser has one. Returns why not.
    pub async fn be_somebody(self, name: String) -> Result<(), NoAnswer> {
        if Self::is_somebody() {
            return Ok(());
        }
        if name.is_empty() {
            return Err(NoAnswer::Refused(FailureCode::BadName));
        }
        self.be(name).await
    }

    /// The server, if it answers.
    pub fn about(self) -> Option<Arc<About>> {
        match self.server.get_untracked() {
            Server::There(about) => Some(about),
            Server::Unknown | Server::Nobody => None,
        }
    }
}
