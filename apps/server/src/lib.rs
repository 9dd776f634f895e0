//! The server: hands out the page, and keeps tables at which people play together.
//!
//! | module | what it holds |
//! |---|---|
//! | [`serving`] | starting, listening, stopping |
//! | [`pages`], [`http`] | the files of the page |
//! | [`api`] | everything outside the socket, as `protocol::http` lists it |
//! | [`socket`] | one person at one table with one device |
//! | [`live`] | tables in memory: one task for each |
//! | [`lobby`] | tables that are found without an invitation |
//! | [`quick`] | people who want the same are put at a table together |
//! | [`thinking`] | threads on which bots think |
//! | [`mail`] | mails, where whoever runs the server said how they are sent |
//! | [`observe`] | figures and the log |
//! | [`mod@record`] | the record of a finished game from what is stored |
//! | [`upkeep`] | forgetting what need not be kept |
//! | [`people`] | who asks: names, sessions, addresses, origins, limits |
//! | [`error`], [`headers`] | why a request failed; what every answer says |
//!
//! ```no_run
//! # async fn example() -> Result<(), server::ServeError> {
//! let options = server::ServeOptions::new(server::Pages::find()?, "sqlite:///tmp/pangea.sqlite");
//! server::serve(options.when_bound(|bound| println!("{}", bound.url))).await
//! # }
//! ```

pub mod api;
pub mod app;
pub mod error;
pub mod gather;
pub mod headers;
pub mod http;
pub mod ids;
pub mod live;
pub mod lobby;
pub mod mail;
pub mod observe;
pub mod pages;
pub mod people;
pub mod quick;
pub mod record;
pub mod serving;
pub mod socket;
pub mod thinking;
pub mod upkeep;

pub use mail::options::{BadMailOptions, MailOptions};
pub use pages::Pages;
pub use people::limits::Limits;
pub use record::{RecordError, record};
pub use serving::{Bound, ServeError, ServeOptions, serve};
pub use upkeep::Keep;
