//! The screens beside the table.

mod home;
mod levels;
mod records;
mod rules;
mod settings;
mod setup;
mod tutorial;

pub use home::Home;
pub use records::RecordsPage;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use setup::SetupPage;
pub use tutorial::TutorialPage;
