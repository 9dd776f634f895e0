//! The screens beside the table.

mod analysis;
mod home;
pub mod levels;
mod records;
mod replay;
pub mod rules;
mod settings;
mod setup;
pub mod still;
mod tutorial;

pub use analysis::AnalysisPage;
pub use home::Home;
pub use records::RecordsPage;
pub use replay::ReplayPage;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use setup::SetupPage;
pub use tutorial::TutorialPage;
