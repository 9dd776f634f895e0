//! A short run of every target; the long ones are `cargo xtask fuzz SECONDS`.

use std::path::Path;

use fuzz::{TARGETS, run, targets};

#[test]
fn nothing_breaks_on_a_few_thousand_inputs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    for target in TARGETS {
        let corpus = targets::corpus(root, target);
        assert!(!corpus.is_empty(), "{} starts from real files", target.name);
        if let Err(found) = run(target, &corpus, 7, 1500) {
            panic!("{}: {}\n{}", found.target, found.message, String::from_utf8_lossy(&found.input));
        }
    }
}
