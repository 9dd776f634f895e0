//! The stack of the page. A game is a few kilobytes that are handed from step to step: a page that was not optimised
//! needs more than the usual megabyte to read a position.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg=-zstack-size=4194304");
    }
}
