//! The last step of `cargo xtask page`: the page as a folder of files that any server can hand out.
//!
//! `page-bundler release|quick FOLDER WEB [LOCAL]`. The modules were compiled from `apps/web/src`: one with everything and,
//! for a page in two modules, one without tables online, which is then loaded first. Everything else comes from
//! `apps/web/assets`, the rulebooks and the words. The list `build.json` tells the service worker what to store, and beside
//! every file of a release that gains from it lies a copy compressed with Brotli.
//!
//! A program of its own, so that `xtask` is built in seconds: this one is compiled while the module is.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

/// Which page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Small, with compressed copies: what travels over a network.
    Release,
    /// Made quickly, for the browser on this machine.
    Quick,
}

/// Name below the folder of the page, and content.
type Files = BTreeMap<String, Vec<u8>>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let build = match words.first() {
        Some(&"release") => Some(Build::Release),
        Some(&"quick") => Some(Build::Quick),
        _ => None,
    };
    let result = match (build, words.get(1..)) {
        (Some(build), Some([page, web])) => bundle(build, Path::new(page), &[("web", Path::new(web))]),
        (Some(build), Some([page, web, local])) => {
            bundle(build, Path::new(page), &[("web", Path::new(web)), (LOCAL, Path::new(local))])
        }
        _ => Err("page-bundler release|quick FOLDER WEB [LOCAL] (`cargo xtask page` calls it)".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The module without tables online, which is loaded first where there is one.
const LOCAL: &str = "local";

/// Makes the folder `page` of the modules, each with its name; a release says how large it is.
fn bundle(build: Build, page: &Path, modules: &[(&str, &Path)]) -> Result<(), String> {
    let root = root();
    let mut files = Files::new();
    read(&root.join("apps/web/assets"), "", &mut files)?;
    files.retain(|name, _| !name.ends_with(".md"));
    for (_, sheet) in files.iter_mut().filter(|(name, _)| name.ends_with(".css")) {
        *sheet = without_comments(&String::from_utf8_lossy(sheet)).into_bytes();
    }
    for (name, module) in modules {
        bind(name, module, &page.with_extension("module"), build, &mut files)?;
    }
    if modules.iter().any(|(name, _)| *name == LOCAL) {
        begin_with_local(&mut files)?;
    }
    for lang in LANGUAGES {
        files.insert(format!("lang/{lang}.words.txt"), words(&root, lang, is_everywhere)?.into_bytes());
        files
            .insert(format!("lang/{lang}.online.txt"), words(&root, lang, |name| ONLINE.contains(&name))?.into_bytes());
        files.insert(format!("lang/{lang}.books.txt"), books(&root, lang)?.into_bytes());
    }
    files.insert("build.json".to_owned(), list(&files).into_bytes());
    if build == Build::Release {
        compress(page, &mut files)?;
    }
    write(page, &files)?;
    if build == Build::Release {
        print!("{}", sizes(&files));
    }
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map_or_else(|| PathBuf::from("."), Path::to_path_buf)
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

/// A style sheet without its comments and without spaces at the beginning of lines: they are a ninth of what travels.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let mut rules = parts.next().unwrap_or_default().to_owned();
    rules.extend(parts.filter_map(|part| part.split_once("*/")).map(|(_, rules)| rules));
    let lines = rules.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The languages: none is part of the module.
const LANGUAGES: [&str; 4] = ["en", "pl", "ru", "cs"];

/// The files with words that only tables online need: the page without these does not load them.
const ONLINE: [&str; 2] = ["web_online.ftl", "web_place.ftl"];

/// The files with words that only the terminal or the server says: no page loads them.
const ELSEWHERE: [&str; 2] = ["program.ftl", "mail.ftl"];

/// Whether every page needs the words of a file.
fn is_everywhere(name: &str) -> bool {
    !ELSEWHERE.contains(&name) && !ONLINE.contains(&name)
}

/// The words of a language in some of its files, without what only translators read.
fn words(root: &Path, lang: &str, is_wanted: impl Fn(&str) -> bool) -> Result<String, String> {
    let mut files = Files::new();
    read(&root.join("crates/locale/ftl").join(lang), "", &mut files)?;
    let mut words = String::new();
    for (_, file) in files.iter().filter(|(name, _)| is_wanted(name)) {
        let text = String::from_utf8_lossy(file);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.for_each(|line| words.extend([line, "\n"]));
    }
    Ok(words)
}

/// The books of a language, each after a line with a mark and its name.
fn books(root: &Path, lang: &str) -> Result<String, String> {
    let mut files = Files::new();
    read(&root.join("rulebooks"), "", &mut files)?;
    // Only what is translated is read in the page: `rulings.md` is not.
    let names: Vec<&str> = files.keys().filter_map(|name| name.strip_suffix(".pl.md")).collect();
    let mut books = String::new();
    for name in names {
        let file = if lang == "en" { format!("{name}.md") } else { format!("{name}.{lang}.md") };
        let text = files.get(&file).ok_or_else(|| format!("rulebooks/{file} is not there"))?;
        books.push_str(&format!("\u{1e}{name}\n{}", String::from_utf8_lossy(text)));
    }
    Ok(books)
}

/// The document says with which module whoever comes for the first time begins.
fn begin_with_local(files: &mut Files) -> Result<(), String> {
    let document = String::from_utf8_lossy(files.get("index.html").map_or(&[], Vec::as_slice)).into_owned();
    let (all, local) = ("data-first=\"web\"", format!("data-first=\"{LOCAL}\""));
    if !document.contains(all) {
        return Err(format!("index.html has no {all}"));
    }
    files.insert("index.html".to_owned(), document.replace(all, &local).into_bytes());
    Ok(())
}

/// Makes a module for browsers of what the compiler wrote. Not followed by `wasm-opt`: what travels (the compressed
/// module) became no smaller, and the version that Debian 12 has breaks the module.
fn bind(name: &str, module: &Path, folder: &Path, build: Build, files: &mut Files) -> Result<(), String> {
    let failed = |error| format!("wasm-bindgen: {error:#}");
    let _ = fs::remove_dir_all(folder);
    let release = build == Build::Release;
    let mut output = Bindgen::new()
        .input_path(module)
        .web(true)
        .map_err(failed)?
        .typescript(false)
        .out_name(name)
        // Names of functions are nearly half of a large module, and every visit reads it.
        .remove_name_section(true)
        .remove_producers_section(release)
        .generate_output()
        .map_err(failed)?;
    // What the module asks of its script is named with hashes, which nothing compresses; numbers do as well.
    let mut names = Vec::new();
    for (number, import) in output.wasm_mut().imports.iter_mut().enumerate().filter(|_| release) {
        if is_hashed(&import.name) {
            let name = format!("n{number}");
            names.push((std::mem::replace(&mut import.name, name.clone()), name));
        }
    }
    output.emit(folder).map_err(failed)?;
    read(folder, "", files)?;
    let script = files.get_mut(&format!("{name}.js")).ok_or("wasm-bindgen has written no script")?;
    let text = names
        .iter()
        .fold(String::from_utf8_lossy(script).into_owned(), |text, (long, short)| text.replace(long.as_str(), short));
    *script = text.into_bytes();
    Ok(())
}

/// Whether a name ends in a hash.
fn is_hashed(name: &str) -> bool {
    let hash = name.rsplit_once('_').map_or("", |(_, hash)| hash);
    hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit())
}

/// What nobody misses without a network: the service worker itself, the licence of the fonts, and the icons that a browser
/// takes when the page is installed.
const NOT_STORED: [&str; 4] = ["sw.js", "fonts/OFL.txt", "icons/icon-512.png", "icons/maskable-512.png"];

/// What the service worker stores: every other file, each with the start of its hash.
fn list(files: &Files) -> String {
    let stored = files.iter().filter(|(name, _)| !NOT_STORED.contains(&name.as_str()));
    let lines: Vec<String> = stored.map(|(name, content)| format!("\n  {name:?}: \"{}\"", hash(content))).collect();
    format!("{{{}\n}}\n", lines.join(","))
}

fn hash(content: &[u8]) -> String {
    Sha256::digest(content).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
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
    let options =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: content.len(), ..Default::default() };
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
        read(&root().join("apps/web/assets"), "", &mut files).expect("the assets can be read");
        files
    }

    fn text(files: &Files, name: &str) -> String {
        String::from_utf8(files[name].clone()).expect("text")
    }

    #[test]
    fn list_has_what_is_needed_without_a_network() {
        let files = assets();
        let list = list(&files);
        for name in files.keys() {
            assert_eq!(list.contains(&format!("  \"{name}\": \"")), !NOT_STORED.contains(&name.as_str()), "{name}");
        }
        assert!(NOT_STORED.iter().all(|name| files.contains_key(*name)));
        let small = Files::from([("a.js".to_owned(), b"abc".to_vec()), ("sw.js".to_owned(), Vec::new())]);
        assert_eq!(super::list(&small), "{\n  \"a.js\": \"ba7816bf8f01cfea\"\n}\n");
    }

    #[test]
    fn everything_the_document_loads_is_there() {
        let files = assets();
        for name in ["index.html", "manifest.webmanifest", "css/fonts.css"] {
            let text = text(&files, name);
            let quoted = text.split('"').filter(|word| word.contains('.') && !word.contains([' ', '(']));
            for address in quoted.filter(|word| *word != "./" && word.chars().any(char::is_alphabetic)) {
                let address = address.trim_start_matches("../").trim_start_matches("./");
                assert!(files.contains_key(address), "{name}: no {address}");
            }
        }
    }

    #[test]
    fn page_in_two_modules_begins_with_the_one_without_tables_online() {
        let mut files = assets();
        assert!(text(&files, "index.html").contains("data-first=\"web\""));
        begin_with_local(&mut files).expect("the document says it");
        assert!(text(&files, "index.html").contains("data-first=\"local\""));
        assert!(begin_with_local(&mut files).is_err(), "it says something else");
    }

    #[test]
    fn a_language_has_its_words_and_its_books() {
        for lang in LANGUAGES {
            let online = words(&root(), lang, |name| ONLINE.contains(&name)).expect("the words can be read");
            assert!(online.contains("\nonline-open = "), "{lang}");
            let words = words(&root(), lang, is_everywhere).expect("the words can be read");
            assert!(!words.contains("\nonline-open = ") && !words.contains("\ncli-welcome = "), "{lang}");
            assert!(words.contains("\nui-language = ") && !words.contains("\n#"), "{lang}");
            let books = books(&root(), lang).expect("the books can be read");
            let names: Vec<&str> = books.split('\u{1e}').skip(1).filter_map(|part| part.lines().next()).collect();
            assert_eq!(names, ["continents", "new-world", "northstar", "origin"], "{lang}");
            assert!(books.contains("\n### ORI-S4: "), "{lang}");
        }
    }

    #[test]
    fn hashes_are_told_from_names() {
        assert!(is_hashed("__wbg_width_d3c8d417d821d2fd"));
        assert!(!is_hashed("__wbindgen_init_externref_table") && !is_hashed("memory"));
    }

    #[test]
    fn no_page_says_what_only_the_terminal_has_words_for() {
        let terminal = words(&root(), "en", |name| name == "program.ftl").expect("the words can be read");
        let ids: Vec<&str> = terminal.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect();
        assert!(ids.contains(&"cli-welcome"), "{ids:?}");
        for folder in
            ["apps/web/src", "crates/desk/src", "crates/locale/src", "crates/table/src", "crates/editions/src"]
        {
            let mut sources = Files::new();
            read(&root().join(folder), "", &mut sources).expect("the sources can be read");
            for (name, source) in sources {
                let source = String::from_utf8_lossy(&source);
                let said = ids.iter().find(|id| source.contains(&format!("\"{id}\"")));
                assert_eq!(said, None, "{folder}/{name} says what is in program.ftl");
            }
        }
    }

    #[test]
    fn sheets_travel_without_comments() {
        let sheet = "/* one\n   two */\n.a{b:c} /* three */\n\n  .d{e:f}/* four */.g{}\n";
        assert_eq!(without_comments(sheet), ".a{b:c}\n.d{e:f}.g{}\n");
        for (name, sheet) in assets().iter().filter(|(name, _)| name.ends_with(".css")) {
            let sheet = String::from_utf8_lossy(sheet);
            assert_eq!(sheet.matches("/*").count(), sheet.matches("*/").count(), "{name}");
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
