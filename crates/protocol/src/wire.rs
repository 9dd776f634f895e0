//! What may be sent, and nothing else.
//!
//! [`Wire`] is sealed: only the types of this crate, and the views and seen events of the engines, have it. A state has
//! not, so this does not compile:
//!
//! ```compile_fail
//! let config = editions::origin_config(2, origin::Options::default(), None).unwrap();
//! let state = <origin::State as game::Game>::new(&config);
//! protocol::text(&state);
//! ```
//!
//! A view of that state can be sent, so that it is this and nothing else which does not compile:
//!
//! ```
//! let config = editions::origin_config(2, origin::Options::default(), None).unwrap();
//! let state = <origin::State as game::Game>::new(&config);
//! let view = game::Game::view(&state, game::Viewer::Spectator);
//! assert!(!protocol::text(&view).is_empty());
//! ```
//!
//! Nor does a full event, which may hold the face of somebody else's card:
//!
//! ```compile_fail
//! fn sent(event: &origin::Event) -> String {
//!     protocol::text(event)
//! }
//! ```
//!
//! but an event as somebody saw it does:
//!
//! ```
//! fn sent(event: &origin::SeenEvent) -> String {
//!     protocol::text(event)
//! }
//! ```

use serde::Serialize;

mod sealed {
    pub trait Sealed {}
}

/// Something that may be sent.
pub trait Wire: Serialize + sealed::Sealed {}

/// The message as text.
///
/// Nothing that has [`Wire`] can fail to be written: no map has keys that are not texts.
pub fn text<M: Wire>(message: &M) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

macro_rules! may_be_sent {
    ($($type:ty),+ $(,)?) => {
        $(impl sealed::Sealed for $type {}
        impl Wire for $type {})+
    };
}

may_be_sent!(origin::View, northstar::View, new_world::View);
may_be_sent!(origin::SeenEvent, northstar::SeenEvent, new_world::SeenEvent);
may_be_sent!(crate::ToServer, crate::Room, crate::to_client::NoView);
may_be_sent!(
    crate::http::Guest,
    crate::http::Me,
    crate::http::NewTable,
    crate::http::Opened,
    crate::http::Invitation,
    crate::http::Invite,
    crate::http::Invited,
    crate::http::Join,
    crate::http::Joined,
    crate::http::MyTables,
    crate::http::About,
    crate::http::Failure,
    crate::bots::MyBots,
    crate::bots::NewBot,
    crate::bots::BotToken,
    crate::bots::ThisBot,
    crate::mail::MailSettings,
    crate::mail::SetMail,
    crate::mail::WantMails,
    crate::mail::ConfirmMail,
);

may_be_sent!(
    crate::people::Account,
    crate::people::Keep,
    crate::people::Kept,
    crate::people::NewName,
    crate::people::NewPassword,
    crate::people::NewCodes,
    crate::people::Codes,
    crate::people::SignIn,
    crate::people::Recover,
    crate::people::Choices,
    crate::people::Delete,
    crate::people::Devices,
    crate::people::SignOut,
    crate::people::SignedOut,
    crate::people::FindPeople,
    crate::people::Found,
    crate::people::Somebody,
    crate::people::Friends,
    crate::people::FriendAnswer,
    crate::people::InviteFriend,
    crate::people::SomeTable,
    crate::people::JoinInvited,
    crate::people::Invitations,
    crate::people::Report,
    crate::lobby::Lobby,
    crate::lobby::QuickWish,
    crate::lobby::Quick,
    crate::lobby::TakeVacation,
    crate::lobby::Vacation,
    crate::results::Games,
    crate::results::PlayedGame,
    crate::results::Profile,
    crate::results::Course,
    crate::results::Leaderboard,
);

impl<V: Wire, E: Wire> sealed::Sealed for crate::ToClient<V, E> {}
impl<V: Wire, E: Wire> Wire for crate::ToClient<V, E> {}
