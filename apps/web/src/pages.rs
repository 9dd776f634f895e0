//! The screens beside the table.

mod home;
mod rules;

pub use home::Home;
pub use rules::RulesPage;
