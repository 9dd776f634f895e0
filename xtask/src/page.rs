//! `cargo xtask page`: the page as a folder of files, `target/web`, that any server can hand out.
//!
//! The module is built from `apps/web/src`, everything else comes from `apps/web/assets`. The service worker learns the
//! hash of every file, and beside every file that gains from it lies a copy compressed with Brotli. (`target/page` is
//! Cargo's own folder for the profile of that name.)

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::steps::{self, WASM, answers, cargo, wasm_target};

/// Which page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Small, stored by the service worker.
    Release,
    /// Quick to build, never stored: the browser loads it anew each time.
    Development,
}

/// Name below the folder of the page, and content.
type Files = BTreeMap<String, Vec<u8>>;

/// The line of the service worker that the build fills in.
const LIST: &str = "const FILES = {};";

/// Builds the page and says how large it is.
pub fn run(root: &Path, build: Build) -> Result<(), String> {
    let begin = Instant::now();
    wasm_target(root)?;
    let (profile, profile_folder) = match build {
        Build::Release => ("page", "page"),
        Build::Development => ("dev", "debug"),
    };
    cargo(root, &["build", "--package", "web", "--bin", "web", "--target", WASM, "--profile", profile])?;

    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let mut files = Files::new();
    read(&root.join("apps/web/assets"), "", &mut files)?;
    files.retain(|name, _| !name.ends_with(".md"));
    let module = target.join(WASM).join(profile_folder).join("web.wasm");
    bind(root, &module, &target.join("web-module"), build, &mut files)?;
    let page = target.join("web");
    if build == Build::Release {
        list_for_service_worker(&mut files)?;
        compress(&page, &mut files)?;
    }
    write(&page, &files)?;
    print!("{}", sizes(&files));
    println!("{}: {:.0} s", page.display(), begin.elapsed().as_secs_f64());
    Ok(())
}

/// Reads a folder with everything below it.
fn read(folder: &Path, below: &str, files: &mut Files) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            read(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(entry.path()).map_err(failed)?);
        }
    }
    Ok(())
}

/// Makes a module for browsers of what the compiler wrote.
fn bind(root: &Path, module: &Path, folder: &Path, build: Build, files: &mut Files) -> Result<(), String> {
    let failed = |error| format!("wasm-bindgen: {error:#}");
    let _ = fs::remove_dir_all(folder);
    let release = build == Build::Release;
    Bindgen::new()
        .input_path(module)
        .web(true)
        .map_err(failed)?
        .typescript(false)
        .out_name("web")
        .remove_name_section(release)
        .remove_producers_section(release)
        .generate(folder)
        .map_err(failed)?;
    if release {
        optimise(root, &folder.join("web_bg.wasm"));
    }
    read(folder, "", files)
}

/// Only where the tool is installed: it gains a few per cent.
fn optimise(root: &Path, module: &Path) {
    if !answers("wasm-opt", &["--version"]) {
        return;
    }
    let path = module.display().to_string();
    let features = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types"];
    let features: Vec<String> =
        features.iter().chain(&["sign-ext"]).map(|feature| format!("--enable-{feature}")).collect();
    let mut words = vec!["-Oz", &path, "-o", &path];
    words.extend(features.iter().map(String::as_str));
    if let Err(error) = steps::run(root, "wasm-opt", &words) {
        eprintln!("{error}\nthe module is left as it is");
    }
}

/// Writes names and hashes of all other files into `sw.js`.
fn list_for_service_worker(files: &mut Files) -> Result<(), String> {
    let worker = files.remove("sw.js").ok_or("there is no sw.js")?;
    let worker = String::from_utf8(worker).map_err(|error| format!("sw.js: {error}"))?;
    if worker.matches(LIST).count() != 1 {
        return Err(format!("sw.js must have the line `{LIST}` once"));
    }
    let mut list = String::from("const FILES = {\n");
    for (name, content) in files.iter() {
        let hash: String = Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect();
        list.push_str(&format!("  {name:?}: \"{hash}\",\n"));
    }
    list.push_str("};");
    files.insert("sw.js".to_owned(), worker.replace(LIST, &list).into_bytes());
    Ok(())
}

/// Adds the compressed copies, those of the last build where nothing changed: compressing well takes its time.
fn compress(page: &Path, files: &mut Files) -> Result<(), String> {
    let mut copies = Files::new();
    for (name, content) in files.iter().filter(|(name, _)| is_compressible(name)) {
        let copy = format!("{name}.br");
        let unchanged = fs::read(page.join(name)).is_ok_and(|last| last == *content);
        let last = if unchanged { fs::read(page.join(&copy)).ok() } else { None };
        let compressed = match last {
            Some(last) => last,
            None => brotli(content).map_err(|error| format!("{copy}: {error}"))?,
        };
        if compressed.len() < content.len() {
            copies.insert(copy, compressed);
        }
    }
    files.append(&mut copies);
    Ok(())
}

fn is_compressible(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ["css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest"].contains(&ending)
}

fn brotli(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let options = brotli::enc::BrotliEncoderParams { quality: 11, size_hint: content.len(), ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut compressed, &options)?;
    Ok(compressed)
}

/// Makes the folder hold these files and no others. What is already right is not touched.
fn write(page: &Path, files: &Files) -> Result<(), String> {
    let mut last = Files::new();
    if page.is_dir() {
        read(page, "", &mut last)?;
    }
    for name in last.keys().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(page.join(name)).map_err(|error| format!("{name}: {error}"))?;
    }
    for (name, content) in files.iter().filter(|(name, content)| last.get(*name) != Some(content)) {
        let path = page.join(name);
        let folder = path.parent().unwrap_or(page);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, content))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// A table of the files: what lies there, and what travels.
fn sizes(files: &Files) -> String {
    let mut table = format!("{:<38} {:>10} {:>10}\n", "file", "bytes", "brotli");
    let (mut raw, mut sent) = (0, 0);
    for (name, content) in files.iter().filter(|(name, _)| !name.ends_with(".br")) {
        let copy = files.get(&format!("{name}.br"));
        raw += content.len();
        sent += copy.unwrap_or(content).len();
        let compressed = copy.map_or_else(|| "-".to_owned(), |copy| copy.len().to_string());
        table.push_str(&format!("{name:<38} {:>10} {compressed:>10}\n", content.len()));
    }
    table.push_str(&format!("{:<38} {raw:>10} {sent:>10}\n", "together"));
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assets() -> Files {
        let mut files = Files::new();
        read(&crate::root().join("apps/web/assets"), "", &mut files).expect("the assets can be read");
        files
    }

    fn text(files: &Files, name: &str) -> String {
        String::from_utf8(files[name].clone()).expect("text")
    }

    #[test]
    fn service_worker_lists_everything_but_itself() {
        let mut files = assets();
        list_for_service_worker(&mut files).expect("sw.js has its line");
        let worker = text(&files, "sw.js");
        assert!(!worker.contains(LIST));
        for name in files.keys().filter(|name| *name != "sw.js") {
            assert!(worker.contains(&format!("  \"{name}\": \"")), "{name} is not listed");
        }
        assert!(!worker.contains("\"sw.js\": "));
    }

    #[test]
    fn everything_the_document_loads_is_there() {
        let files = assets();
        let built = ["web.js", "web_bg.wasm"];
        for name in ["index.html", "manifest.webmanifest", "css/fonts.css"] {
            let text = text(&files, name);
            let quoted = text.split('"').filter(|word| word.contains('.') && !word.contains([' ', '(']));
            for address in quoted.filter(|word| *word != "./" && word.chars().any(char::is_alphabetic)) {
                let address = address.trim_start_matches("../").trim_start_matches("./");
                assert!(files.contains_key(address) || built.contains(&address), "{name}: no {address}");
            }
        }
    }

    #[test]
    fn both_dark_themes_are_the_same() {
        let tokens = text(&assets(), "css/tokens.css");
        let block = |selector: &str| {
            let start = tokens.find(selector).expect("the block is there") + selector.len();
            tokens[start..].split('}').next().expect("its end").to_owned()
        };
        assert_eq!(block(":root[data-theme=\"dark\"] {"), block(":root:not([data-theme=\"light\"]) {"));
    }

    #[test]
    fn folder_holds_the_last_build_only() {
        let folder = std::env::temp_dir().join(format!("pangea-page-{}", std::process::id()));
        let build = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), name.as_bytes().to_vec())).collect();
        let (first, second): (Files, Files) = (build(&["a.js", "css/b.css"]), build(&["a.js", "c.js"]));
        write(&folder, &first).expect("written");
        let written = fs::metadata(folder.join("a.js")).and_then(|file| file.modified()).expect("a time");
        write(&folder, &second).expect("written");
        let mut last = Files::new();
        read(&folder, "", &mut last).expect("read");
        let untouched = fs::metadata(folder.join("a.js")).and_then(|file| file.modified()).expect("a time");
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(last, second);
        assert_eq!(written, untouched);
    }

    #[test]
    fn compressed_copies_are_smaller() {
        let mut files = Files::from([
            ("long.js".to_owned(), vec![b'a'; 4000]),
            ("short.js".to_owned(), b"a".to_vec()),
            ("font.woff2".to_owned(), vec![b'a'; 4000]),
        ]);
        compress(Path::new("a folder that is not there"), &mut files).expect("compressed");
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(names, ["font.woff2", "long.js", "long.js.br", "short.js"]);
    }
}
