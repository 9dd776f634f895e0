//! The verifier in Python, which shares nothing with this crate but the specification, agrees with it. Where there is no
//! Python this is skipped, and says so; with `PANGEA_PYTHON=required` it fails.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the verifier on a file; nothing if there is no Python and none is required.
fn verifier(file: &Path) -> Option<Output> {
    let run = Command::new("python3").arg(root().join("examples/verify_dice.py")).arg(file).output();
    match run {
        Ok(output) => Some(output),
        Err(error) => {
            let is_required = std::env::var("PANGEA_PYTHON").is_ok_and(|value| value == "required");
            assert!(!is_required, "PANGEA_PYTHON=required is set and python3 cannot be started ({error})");
            #[allow(clippy::print_stderr, reason = "whoever runs the tests should know that this one was skipped")]
            {
                eprintln!("skipped: python3 cannot be started ({error})");
            }
            None
        }
    }
}

#[test]
fn the_verifier_in_python_agrees() {
    for name in ["vectors.json", "origin.record", "evolution.record", "new-world.record"] {
        let Some(output) = verifier(&root().join("golden/dice").join(name)) else { return };
        let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{name}: {complained}");
        assert!(said.contains("all as specified") || said.contains("follow from the seed"), "{name}: {said}");
    }
}

#[test]
fn the_verifier_in_python_finds_what_was_changed() {
    let record = std::fs::read_to_string(root().join("golden/dice/origin.record")).expect("a record");
    let die = record.lines().rfind(|line| line.starts_with("die ")).expect("a die");
    let other = if die == "die 1" { "die 2" } else { "die 1" };
    let at = record.rfind(&format!("{die}\n")).expect("it is there");
    let loaded = format!("{}{other}{}", &record[..at], &record[at + die.len()..]);
    let forged = record.replacen("dice seed: 5", "dice seed: 6", 1);
    assert_ne!(forged, record);
    for (place, (text, message)) in [(loaded, "the die would show"), (forged, "the seed is not")].iter().enumerate() {
        let file = std::env::temp_dir().join(format!("pangea-dice-{}-{place}.record", std::process::id()));
        std::fs::write(&file, text).expect("a file that can be written");
        let output = verifier(&file);
        std::fs::remove_file(&file).expect("it was written");
        let Some(output) = output else { return };
        assert!(!output.status.success());
        let complained = String::from_utf8_lossy(&output.stderr);
        assert!(complained.contains(message), "{complained}");
    }
}
