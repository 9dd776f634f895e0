//! The screens beside the table.

mod analysis;
mod home;
mod replay;
mod rules;
mod still;

pub use analysis::AnalysisPage;
pub use home::Home;
pub use replay::ReplayPage;
pub use rules::RulesPage;
