//! The results part of a document, brought up to date from the journals.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use arena::document::{self, BEGIN, END};
use arena::{Deals, Pairing, fields, journal};
use editions::Edition;

use super::request::Request;
use crate::failure::{Done, Failure};
use crate::file::{self, Existing};

/// A document that has a place for results.
pub struct Doc {
    path: PathBuf,
    old: String,
}

impl Doc {
    /// Reads it, or begins it, and looks for the place.
    pub fn open(path: &Path) -> Done<Self> {
        let old = match fs::read_to_string(path) {
            Ok(old) => old,
            Err(error) if error.kind() == io::ErrorKind::NotFound => format!("# Bots\n\n{BEGIN}\n{END}\n"),
            Err(error) => return Err(Failure::file(path, &error)),
        };
        let doc = Self { path: path.to_owned(), old };
        doc.update(&[])?;
        Ok(doc)
    }

    /// Writes the results of all journals of this generation, and their pictures beside the document.
    pub fn write(&self, request: &Request) -> Done {
        let all = journal::read_all(&request.journal)?;
        let wanted: Vec<(Pairing, Deals)> =
            all.iter().filter(|(it, _)| it.generation == request.generation(&it.edition)).cloned().collect();
        if wanted.is_empty() {
            return Err(nothing(&all, &request.journal));
        }
        let document = self.update(&wanted)?;
        let folder = self.path.with_extension("");
        if !document.pictures.is_empty() {
            fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
        }
        for (name, picture) in &document.pictures {
            file::write(&folder.join(name), picture, Existing::Replace)?;
        }
        file::write(&self.path, &document.text, Existing::Replace)
    }

    fn update(&self, journals: &[(Pairing, Deals)]) -> Done<document::Document> {
        let folder = self.path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        document::update(&self.old, &fields(journals, &Edition::ALL.map(Edition::id)), &folder)
            .map_err(|error| Failure::input(format!("{}: {error}", self.path.display())))
    }
}

fn nothing(all: &[(Pairing, Deals)], folder: &Path) -> Failure {
    let mut generations: Vec<&str> = all.iter().map(|(pairing, _)| pairing.generation.as_str()).collect();
    generations.sort_unstable();
    generations.dedup();
    let failure = Failure::failed(format!("{} has no journals for these bots", folder.display()));
    match generations.as_slice() {
        [] => failure.way_out("play first: `pangea arena CHALLENGER CHAMPION`"),
        known => failure.way_out(format!("other generations (choose one with --generation): {}", known.join(", "))),
    }
}
