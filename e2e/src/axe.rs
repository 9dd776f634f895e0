//! What axe-core says about accessibility. `cargo verify` and `cargo xtask browser` fetch it into the folder of what is
//! built; without it nothing is judged, so nothing passes.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::page::{ARRIVED, Page};

/// The script: the one that `AXE_CORE` names, else the one that was fetched.
pub fn script() -> String {
    let fetched = || crate::target().join("axe-core/package/axe.min.js");
    let file = std::env::var_os("AXE_CORE").map_or_else(fetched, PathBuf::from);
    fs::read_to_string(&file).unwrap_or_else(|error| {
        panic!("{}: {error}; accessibility cannot be judged: `cargo xtask axe` fetches axe-core, or name a copy of axe.min.js in AXE_CORE", file.display())
    })
}

/// What axe-core may say otherwise in the other theme; its other rules ask nothing about colours.
pub const OF_COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];

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
