//! The screens beside the table.

mod home;
mod rules;
mod tutorial;

pub use home::Home;
pub use rules::RulesPage;
pub use tutorial::TutorialPage;
