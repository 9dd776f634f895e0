//! What axe-core says about accessibility. It comes from the npm registry at test time and is kept in the folder of
//! what is built.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::page::{ARRIVED, Page};
use crate::tell;

const PACKAGE: &str = "axe-core@4.14.0";

/// The script, or nothing where npm or its registry is missing.
pub fn script() -> Option<String> {
    let file = crate::target().join("axe-core/package/axe.min.js");
    if let Ok(script) = fs::read_to_string(&file) {
        return Some(script);
    }
    match fetch(&file) {
        Ok(script) => Some(script),
        Err(error) => {
            tell(&format!("!!! axe-core is not there, so ACCESSIBILITY IS NOT CHECKED: {error} !!!"));
            None
        }
    }
}

/// Fetches the package elsewhere first: another test may be doing the same.
fn fetch(file: &Path) -> Result<String, String> {
    let said = |error: std::io::Error| error.to_string();
    let parent = crate::target();
    fs::create_dir_all(&parent).map_err(said)?;
    let aside = tempfile::tempdir_in(&parent).map_err(said)?;
    run(aside.path(), "npm", &["pack", "--silent", PACKAGE])?;
    let packed = fs::read_dir(aside.path()).map_err(said)?.flatten().next().ok_or("npm wrote nothing")?.path();
    run(aside.path(), "tar", &["-xzf", &packed.display().to_string()])?;
    let fetched = aside.path().join("package/axe.min.js");
    let script = fs::read_to_string(&fetched).map_err(said)?;
    fs::create_dir_all(file.parent().unwrap_or(&parent)).and_then(|()| fs::rename(fetched, file)).map_err(said)?;
    Ok(script)
}

/// Serious and critical violations on the page as it is now: of these rules, or of all if none is named.
pub async fn violations(page: &Page, script: &str, only: &[&str]) -> Vec<String> {
    page.call(&format!("if (!window.axe) {{ {script} }}"), vec![]).await;
    // What moves is measured when it has arrived.
    page.call(ARRIVED, vec![]).await;
    let found = page.call(RUN, vec![Value::from(only.to_vec())]).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// One line for each rule that is broken: how often, and where first.
const RUN: &str = "
    const only = arguments[0].length ? { runOnly: arguments[0] } : {};
    const { violations, passes } = await axe.run(document, { resultTypes: ['violations'], ...only });
    if (!passes.length && !violations.length) return ['no rule was applied'];
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, impact, nodes }) => {
        const [node] = nodes;
        const why = [...node.any, ...node.all, ...node.none][0]?.message ?? '';
        return `${impact} ${id}, ${nodes.length} times, first ${node.target.join(' ')}: ${why}`;
    });
";

fn run(folder: &Path, program: &str, words: &[&str]) -> Result<(), String> {
    match Command::new(program).args(words).current_dir(folder).output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!("{program} {words:?}: {}", String::from_utf8_lossy(&output.stderr))),
        Err(error) => Err(format!("{program} cannot be started: {error}")),
    }
}
