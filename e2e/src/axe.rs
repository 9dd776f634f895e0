//! What axe-core says about accessibility. It comes from the npm registry at test time and is kept in the folder of
//! what is built.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::page::{ARRIVED, Page};
use crate::tell;

const PACKAGE: &str = "axe-core@4.14.0";

/// The script, or nothing where npm is missing.
pub fn script() -> Option<String> {
    let folder = crate::target().join("axe-core");
    let file = folder.join("package/axe.min.js");
    if let Ok(script) = fs::read_to_string(&file) {
        return Some(script);
    }
    if Command::new("npm").arg("--version").output().is_err() {
        tell("!!! npm is not installed, so axe-core is not there and ACCESSIBILITY IS NOT CHECKED !!!");
        return None;
    }
    // Elsewhere first: another test may be doing the same.
    let parent = crate::target();
    fs::create_dir_all(&parent).expect("a folder");
    let aside = tempfile::tempdir_in(&parent).expect("a folder");
    run(aside.path(), "npm", &["pack", "--silent", PACKAGE]);
    let packed = fs::read_dir(aside.path()).expect("what npm wrote").flatten().next().expect("a package").path();
    run(aside.path(), "tar", &["-xzf", &packed.display().to_string()]);
    let script = fs::read_to_string(aside.path().join("package/axe.min.js")).expect("axe.min.js in the package");
    if fs::create_dir_all(file.parent().unwrap_or(&folder)).is_ok() {
        let _ = fs::rename(aside.path().join("package/axe.min.js"), &file);
    }
    Some(script)
}

/// Serious and critical violations on the page as it is now.
pub async fn violations(page: &Page, script: &str) -> Vec<String> {
    page.call(script, vec![]).await;
    // What moves is measured when it has arrived.
    page.call(ARRIVED, vec![]).await;
    let found = page.call(RUN, vec![]).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// One line for each rule that is broken: how often, and where first.
const RUN: &str = "
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, impact, nodes }) => {
        const [node] = nodes;
        const why = [...node.any, ...node.all, ...node.none][0]?.message ?? '';
        return `${impact} ${id}, ${nodes.length} times, first ${node.target.join(' ')}: ${why}`;
    });
";

fn run(folder: &std::path::Path, program: &str, words: &[&str]) {
    let status = Command::new(program).args(words).current_dir(folder).output();
    match status {
        Ok(output) if output.status.success() => (),
        Ok(output) => panic!("{program} {words:?}: {}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => panic!("{program} cannot be started: {error}"),
    }
}
