//! Reads a rulebook: chapters, and one entry per rule.

use std::fs;
use std::path::Path;

/// A rule of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The chapter it stands in.
    pub chapter: String,
    /// Its text.
    pub text: String,
}

/// The rules of a rulebook in order. A rule is a heading `### ID: Title` with the text up to the next heading.
pub fn read(path: &Path) -> Result<Vec<Rule>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut rules: Vec<Rule> = Vec::new();
    let mut chapter = String::new();
    let mut inside = false;
    for (number, line) in text.lines().enumerate() {
        let place = || format!("{}:{}", path.display(), number + 1);
        if let Some(heading) = line.strip_prefix("### ") {
            let (id, title) =
                heading.split_once(": ").ok_or_else(|| format!("{}: a rule heading reads `### ID: Title`", place()))?;
            if rules.iter().any(|rule| rule.id == id) {
                return Err(format!("{}: {id} stands here a second time", place()));
            }
            rules.push(Rule { id: id.into(), title: title.into(), chapter: chapter.clone(), text: String::new() });
            inside = true;
        } else if let Some(heading) = line.strip_prefix("## ") {
            chapter = heading.into();
            inside = false;
        } else if inside && let Some(rule) = rules.last_mut() {
            rule.text.push_str(line);
            rule.text.push('\n');
        }
    }
    for rule in &mut rules {
        rule.text = rule.text.trim().to_owned();
        if rule.text.is_empty() {
            return Err(format!("{}: {} has no text", path.display(), rule.id));
        }
    }
    Ok(rules)
}

/// The Rust name of a rule: `ORI-ATT-3` becomes `OriAtt3`.
pub fn variant(id: &str) -> String {
    id.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or_else(String::new, |first| {
                first.to_ascii_uppercase().to_string() + &letters.as_str().to_ascii_lowercase()
            })
        })
        .collect()
}
