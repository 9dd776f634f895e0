//! What may come into the project, by `deny.toml`: licences, sources and requirements of every crate in the lock file.
//!
//! The same file serves `cargo deny check` where that is installed; here nothing is needed but cargo itself.

use std::fs;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseItem, Licensee};

use crate::root;
use crate::steps::cargo_program;

/// What cargo knows of every package that any member can bring in.
fn packages() -> Vec<Value> {
    let output = Command::new(cargo_program())
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("what cargo prints is JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

fn policy() -> toml::Table {
    let text = fs::read_to_string(root().join("deny.toml")).expect("deny.toml");
    text.parse().expect("deny.toml is TOML")
}

fn licensees(list: &toml::Value) -> Vec<Licensee> {
    let list = list.as_array().expect("a list");
    list.iter().map(|name| Licensee::parse(name.as_str().expect("a text")).expect("a licence")).collect()
}

fn allowed() -> Vec<Licensee> {
    licensees(&policy()["licenses"]["allow"])
}

/// What is allowed for one crate besides.
fn exceptions(name: &str) -> Vec<Licensee> {
    let policy = policy();
    let list = policy["licenses"]["exceptions"].as_array().expect("a list");
    list.iter()
        .filter(|entry| entry["crate"].as_str() == Some(name))
        .flat_map(|entry| licensees(&entry["allow"]))
        .collect()
}

/// Returns why a licence expression cannot be accepted.
fn objection(expression: &str, allowed: &[Licensee]) -> Option<String> {
    // Some older crates write `MIT/Apache-2.0`, which means OR.
    let expression = match Expression::parse_mode(expression, spdx::ParseMode::LAX) {
        Ok(expression) => expression,
        Err(error) => return Some(format!("`{expression}` is not a licence: {}", error.reason)),
    };
    let accepted = expression.evaluate(|requirement| {
        allowed.iter().any(|licensee| licensee.satisfies(requirement))
            && !matches!(requirement.license, LicenseItem::Other(_))
    });
    (!accepted).then(|| format!("`{expression}` is not allowed by deny.toml"))
}

#[test]
fn every_licence_is_allowed() {
    let mut objections = Vec::new();
    for package in packages() {
        let name = package["name"].as_str().unwrap_or_default();
        let licence = package["license"].as_str().unwrap_or_default();
        let allowed = [allowed(), exceptions(name)].concat();
        objections.extend(objection(licence, &allowed).map(|objection| format!("{name}: {objection}")));
    }
    assert!(objections.is_empty(), "{objections:#?}");
}

#[test]
fn a_licence_that_is_not_on_the_list_is_found() {
    let allowed = allowed();
    assert!(objection("GPL-3.0-only", &allowed).is_some());
    assert!(objection("MIT AND GPL-2.0-or-later", &allowed).is_some());
    assert!(objection("", &allowed).is_some());
    assert_eq!(objection("GPL-3.0-only OR MIT", &allowed), None);
    assert_eq!(objection("MIT/Apache-2.0", &allowed), None);
}

#[test]
fn every_crate_comes_from_the_registry_or_from_here() {
    for package in packages() {
        let source = package["source"].as_str().unwrap_or("path");
        let is_here = source == "path" && package["publish"].as_array().is_some_and(Vec::is_empty);
        let from_registry = ["registry+", "sparse+"].iter().any(|start| source.starts_with(start));
        assert!(is_here || from_registry, "{}: {source}", package["name"]);
    }
}

#[test]
fn members_say_which_versions_they_want() {
    for package in packages().iter().filter(|package| package["source"].is_null()) {
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let wildcard = dependency["req"] == "*" && dependency["path"].is_null();
            assert!(!wildcard, "{} wants any version of {}", package["name"], dependency["name"]);
        }
    }
}
