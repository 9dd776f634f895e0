//! Every scenario of `scenarios/` passes.

use std::fs;
use std::path::{Path, PathBuf};

fn scenario_files(edition: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(edition);
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of scenarios")
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
        .collect();
    files.sort();
    files
}

fn check(edition: &str, at_least: usize) {
    let mut report = notation::Report::default();
    for path in scenario_files(edition) {
        let text = fs::read_to_string(&path).expect("a file of text");
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        report.extend(notation::check_text(&name, &text));
    }
    assert!(report.passed() > at_least, "only {} scenarios were found", report.passed());
    assert_eq!(report.failed(), 0, "\n{report}");
}

#[test]
fn every_scenario_of_the_origin_of_species_passes() {
    check("origin", 400);
}

#[test]
fn every_scenario_of_the_species_boards_passes() {
    check("evolution", 800);
    check("natural-selection", 15);
}

#[test]
fn every_scenario_of_continents_passes() {
    check("continents", 100);
}
