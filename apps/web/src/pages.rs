//! The screens beside the table.

mod analysis;
mod home;
#[cfg(feature = "online")]
pub mod join;
pub mod levels;
#[cfg(feature = "online")]
pub mod place;
mod records;
mod replay;
#[cfg(feature = "online")]
pub mod room;
pub mod rules;
mod settings;
mod setup;
pub mod still;
#[cfg(feature = "online")]
mod table_rules;
mod tutorial;

pub use analysis::AnalysisPage;
pub use home::Home;
#[cfg(feature = "online")]
pub use join::JoinPage;
#[cfg(feature = "online")]
pub use place::PlacePage;
pub use records::RecordsPage;
pub use replay::ReplayPage;
#[cfg(feature = "online")]
pub use room::RoomPage;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use setup::SetupPage;
pub use tutorial::TutorialPage;
