//! From an edition to its family: deals games, goes on with kept ones, reads records, whatever is played.

use editions::{Deal, Edition};
use game::{Need, Viewer};
use locale::Lang;
use notation::Problem;
use notation::record::{self, header_of};
use table::Occupant;

use crate::desk::{Desk, DeskError};
use crate::family::Family;
use crate::replay::Film;
use crate::review::{AnyReviewer, Care, Reviewer};
use crate::saved::Saved;
use crate::tabletop::{AnyFilm, Tabletop};

/// Something that is done for the family of an edition.
pub(crate) trait Errand {
    /// What comes of it.
    type Gives;

    /// Does it.
    fn run<F: Family>(self) -> Self::Gives;
}

/// Does it for the family that a record names. What names none is left to Origin, whose reader says what is wrong.
fn by_record<E: Errand>(record: &str, errand: E) -> E::Gives {
    by_edition(header_of("game", record).map_or(Edition::Origin, |header| header.edition), errand)
}

/// Does it for the family of an edition.
pub(crate) fn by_edition<E: Errand>(edition: Edition, errand: E) -> E::Gives {
    match edition.family() {
        editions::Family::Origin(_) => errand.run::<origin::State>(),
        editions::Family::Boards(_) => errand.run::<northstar::State>(),
        editions::Family::NewWorld => errand.run::<new_world::State>(),
    }
}

/// Deals a game.
pub fn begin(deal: Deal, occupants: Vec<Occupant>, seed: u64, lang: Lang) -> Result<Box<dyn Tabletop>, DeskError> {
    match deal {
        Deal::Origin(config) => Ok(Box::new(Desk::<origin::State>::new(config, occupants, seed, lang)?)),
        Deal::Boards(config) => Ok(Box::new(Desk::<northstar::State>::new(config, occupants, seed, lang)?)),
        Deal::NewWorld(config) => Ok(Box::new(Desk::<new_world::State>::new(config, occupants, seed, lang)?)),
    }
}

/// The set-up and the players of a kept game, for another one with the same.
pub fn deal_again(saved: &Saved) -> Option<(Deal, Vec<Occupant>)> {
    let header = saved.header()?;
    let options = header.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let deal = Deal::new(header.edition, header.seats, options).ok()?;
    let occupants = header.occupants()?;
    (occupants.len() == usize::from(deal.seats())).then_some((deal, occupants))
}

/// Goes on with a game that was kept.
pub fn resume(saved: &Saved, lang: Lang) -> Result<Box<dyn Tabletop>, DeskError> {
    struct Resume<'a>(&'a Saved, Lang);
    impl Errand for Resume<'_> {
        type Gives = Result<Box<dyn Tabletop>, DeskError>;

        fn run<F: Family>(self) -> Self::Gives {
            Ok(Box::new(Desk::<F>::resume(self.0, self.1)?))
        }
    }
    by_record(&saved.record, Resume(saved, lang))
}

/// Reads a record and plays it through. A record that does not read says where and why.
pub fn film(file: &str, text: &str, viewer: Viewer) -> Result<Box<dyn AnyFilm>, Problem> {
    struct Shoot<'a>(&'a str, &'a str, Viewer);
    impl Errand for Shoot<'_> {
        type Gives = Result<Box<dyn AnyFilm>, Problem>;

        fn run<F: Family>(self) -> Self::Gives {
            Ok(Box::new(Film::<F>::open(self.0, self.1, self.2)?))
        }
    }
    by_record(text, Shoot(file, text, viewer))
}

/// Reads a record to review the game. A record that does not read says where and why.
pub fn reviewer(file: &str, text: &str, care: Care) -> Result<Box<dyn AnyReviewer>, Problem> {
    struct Think<'a>(&'a str, &'a str, Care);
    impl Errand for Think<'_> {
        type Gives = Result<Box<dyn AnyReviewer>, Problem>;

        fn run<F: Family>(self) -> Self::Gives {
            Ok(Box::new(Reviewer::<F>::open(self.0, self.1, self.2)?))
        }
    }
    by_record(text, Think(file, text, care))
}

/// A record that was read, replayed and found right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The record without its result, with a name for everybody.
    pub record: String,
    /// Who plays.
    pub names: Vec<String>,
    /// How many outcomes and actions it has.
    pub entries: usize,
    /// Whether it was played to its end.
    pub is_over: bool,
}

/// Reads the text of a record. A player without a name gets one of these.
pub fn check(text: &str, usual: &[&str]) -> Result<Checked, Problem> {
    struct Check<'a>(&'a str, &'a [&'a str]);
    impl Errand for Check<'_> {
        type Gives = Result<Checked, Problem>;

        fn run<F: Family>(self) -> Self::Gives {
            let Self(text, usual) = self;
            let verified = record::verify::<F::Notation>("record", text)?;
            let is_over = matches!(verified.state.need(), Need::Over);
            let mut record = verified.record;
            record.result = None;
            let count = usize::from(record.header.seats);
            if record.header.names.len() != count {
                record.header.names = usual.iter().take(count).map(|name| (*name).to_owned()).collect();
            }
            let (names, entries) = (record.header.names.clone(), record.entries.len());
            // It was replayed, so it can be printed.
            let record = record::print::<F::Notation>(&record).unwrap_or_else(|_| text.to_owned());
            Ok(Checked { record, names, entries, is_over })
        }
    }
    by_record(text, Check(text, usual))
}
