//! Where each rule lives and which tests hold it, as the build script found it.

use std::collections::BTreeMap;

const TABLE: &str = include_str!(concat!(env!("OUT_DIR"), "/coverage.tsv"));

/// Code sites and tests of all rules.
#[derive(Debug)]
pub struct Coverage {
    rules: BTreeMap<&'static str, Sites>,
    none: Sites,
}

/// Code sites (`file:line`) and tests (`file:line:name`) of one rule.
#[derive(Debug, Default)]
pub struct Sites {
    /// Where it is carried out.
    pub code: Vec<&'static str>,
    /// What holds it.
    pub tests: Vec<&'static str>,
}

impl Sites {
    /// Whether it has code and a test.
    pub fn is_covered(&self) -> bool {
        !self.code.is_empty() && !self.tests.is_empty()
    }
}

impl Coverage {
    /// The table this program was built with.
    pub fn embedded() -> Self {
        Self::read(TABLE)
    }

    fn read(table: &'static str) -> Self {
        let sites = |cell: Option<&'static str>| -> Vec<&'static str> {
            cell.unwrap_or("").split(';').map(str::trim).filter(|site| !site.is_empty()).collect()
        };
        let rules = table
            .lines()
            .skip(1)
            .filter_map(|line| {
                let mut cells = line.split('\t');
                let id = cells.next().filter(|id| !id.is_empty())?;
                let _title = cells.next();
                Some((id, Sites { code: sites(cells.next()), tests: sites(cells.next()) }))
            })
            .collect();
        Self { rules, none: Sites::default() }
    }

    /// The sites of a rule; none for one the table does not know.
    pub fn of(&self, id: &str) -> &Sites {
        self.rules.get(id).unwrap_or(&self.none)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_and_tests_are_distinguished() {
        let coverage =
            Coverage::read("id\ttitle\tcode\ttests\nORI-A-1\tA\ta.rs:1;b.rs:2\tt.rs:3:name\nORI-A-2\tB\t\t\n");
        assert_eq!(coverage.of("ORI-A-1").code, ["a.rs:1", "b.rs:2"]);
        assert_eq!(coverage.of("ORI-A-1").tests, ["t.rs:3:name"]);
        assert!(coverage.of("ORI-A-1").is_covered());
        assert!(!coverage.of("ORI-A-2").is_covered());
        assert!(coverage.of("ORI-A-9").code.is_empty());
    }
}
