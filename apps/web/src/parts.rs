//! Small things that many screens show: icons, creatures, tokens, names, the bar.

mod bar;
mod creature;
mod export;
mod file;
mod icon;
mod marked;
mod pips;
mod rule_chip;
mod seat_mark;

pub use bar::{Bar, Tools, rules_here};
pub use creature::{Picture, picture};
pub use export::{CopyButton, Download};
pub use file::RecordFile;
pub use icon::{Icon, deed_icon, location_class, location_icon, trait_icon};
pub use marked::marked;
pub use pips::Pips;
pub use rule_chip::RuleChip;
pub use seat_mark::SeatMark;
