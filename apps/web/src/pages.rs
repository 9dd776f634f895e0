//! The screens beside the table.

mod analysis;
mod home;
pub mod join;
pub mod levels;
pub mod place;
mod records;
mod replay;
pub mod room;
pub mod rules;
mod settings;
mod setup;
pub mod still;
mod table_rules;
mod tutorial;

pub use analysis::AnalysisPage;
pub use home::Home;
pub use join::JoinPage;
pub use place::PlacePage;
pub use records::RecordsPage;
pub use replay::ReplayPage;
pub use room::RoomPage;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use setup::SetupPage;
pub use tutorial::TutorialPage;
