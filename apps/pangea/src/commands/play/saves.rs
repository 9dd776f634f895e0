//! Where games are kept: records in one folder, never overwritten unasked.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use notation::files::RECORD as ENDING;

use crate::failure::{Done, Failure};
use crate::file::{self, Existing};

/// The folder for saved games: `$PANGEA_SAVES`, or the user's folder for data, or here.
pub fn folder() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = set("PANGEA_SAVES") {
        return folder;
    }
    let data = if cfg!(windows) {
        set("APPDATA")
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local").join("share")))
    };
    data.map_or_else(|| PathBuf::from("."), |data| data.join("pangea"))
}

/// The game that was saved last.
pub fn latest() -> Done<PathBuf> {
    let folder = folder();
    let is_record = |path: &PathBuf| path.extension().is_some_and(|ending| ending == ENDING);
    let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
    let saved = entries.map(|entry| entry.path()).filter(is_record);
    saved
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .max()
        .map(|(_, path)| path)
        .ok_or_else(|| {
            Failure::input(format!("no saved game in {}", folder.display())).way_out("name one: --resume FILE")
        })
}

/// The file of the game under way: where it is saved when nobody says where.
#[derive(Debug)]
pub struct SaveFile {
    /// The file that belongs to this game already, which may be replaced.
    own: Option<PathBuf>,
    edition: &'static str,
}

impl SaveFile {
    /// A game that has no file yet, or goes on with one.
    pub fn new(edition: &'static str, own: Option<&Path>) -> Self {
        Self { own: own.map(Path::to_path_buf), edition }
    }

    /// Whether the file belongs to this game.
    pub fn is_own(&self, path: &Path) -> bool {
        self.own.as_deref() == Some(path)
    }

    /// Saves the game under its own name, choosing one that is free if it has none.
    pub fn save(&mut self, record: &str) -> Done<PathBuf> {
        if let Some(own) = &self.own {
            file::write(own, record, Existing::Replace)?;
            return Ok(own.clone());
        }
        let folder = folder();
        fs::create_dir_all(&folder).map_err(|error| {
            Failure::failed(format!("cannot create the folder {}: {error}", folder.display()))
                .way_out("use save FILE to save elsewhere, or set PANGEA_SAVES to another folder")
        })?;
        let path = free_name(&folder, self.edition);
        self.save_as(&path, record, Existing::Keep)
    }

    /// Saves the game under a name; it is the game's own from now on.
    pub fn save_as(&mut self, path: &Path, record: &str, existing: Existing) -> Done<PathBuf> {
        let existing = if self.is_own(path) { Existing::Replace } else { existing };
        file::write(path, record, existing)?;
        self.own = Some(path.to_path_buf());
        Ok(path.to_path_buf())
    }
}

fn free_name(folder: &Path, edition: &str) -> PathBuf {
    let (year, month, day) = today();
    let first = format!("{edition}-{year}-{month:02}-{day:02}");
    let named = |number: u32| match number {
        1 => folder.join(format!("{first}.{ENDING}")),
        _ => folder.join(format!("{first}-{number}.{ENDING}")),
    };
    (1..).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(0))
}

/// The date in Greenwich (civil from days, after Howard Hinnant).
fn today() -> (i64, u32, u32) {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    date(i64::try_from(seconds / 86_400).unwrap_or(0))
}

fn date(days: i64) -> (i64, u32, u32) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, u32::try_from(month).unwrap_or(1), u32::try_from(day).unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(19_782), (2024, 2, 29));
        assert_eq!(date(20_772), (2026, 11, 15));
    }

    #[test]
    fn names_are_free_and_the_file_of_the_game_is_replaced() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let first = free_name(folder.path(), "origin");
        let mut save = SaveFile::new("origin", None);
        save.save_as(&first, "one", Existing::Keep).expect("a new file");
        assert_ne!(free_name(folder.path(), "origin"), first);
        assert_eq!(save.save("two").expect("its own file"), first);
        assert_eq!(fs::read_to_string(&first).expect("still there"), "two");
        let mut other = SaveFile::new("origin", None);
        assert!(other.save_as(&first, "three", Existing::Keep).is_err());
    }
}
