//! `cargo xtask sheet FOLDER`: the pictures that the browser tests have kept, beside the drawings of a folder, by name.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes the sheet, and says which drawings have no picture.
pub fn write(root: &Path, folder: &str) -> Result<(), String> {
    let ours = root.join("out/e2e");
    let drawings = pictures(Path::new(folder))?;
    let pictures = pictures(&ours)?;
    if drawings.is_empty() {
        return Err(format!("{folder} has no pictures"));
    }
    let (pairs, missing) = pairs(&drawings, &pictures);
    let file = ours.join("sheet.html");
    fs::write(&file, html(&pairs)).map_err(|error| format!("{}: {error}", file.display()))?;
    println!("{} pairs in {}", pairs.len(), file.display());
    if !missing.is_empty() {
        println!("without a picture of ours: {}", missing.join(", "));
    }
    Ok(())
}

/// The pictures of a folder by their names.
fn pictures(folder: &Path) -> Result<BTreeMap<String, PathBuf>, String> {
    let said = |error: std::io::Error| format!("{}: {error}", folder.display());
    let folder = fs::canonicalize(folder).map_err(said)?;
    let files = fs::read_dir(&folder).map_err(said)?.flatten().map(|entry| entry.path());
    let pictures = files.filter(|path| path.extension().is_some_and(|extension| extension == "png"));
    Ok(pictures.filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path.clone()))).collect())
}

/// A drawing, and what we have made of it.
#[derive(PartialEq, Debug)]
struct Pair {
    name: String,
    drawing: PathBuf,
    ours: PathBuf,
}

/// Drawings with the picture of the same name; those of the tour of all screens have a word before it.
fn pairs(drawings: &BTreeMap<String, PathBuf>, ours: &BTreeMap<String, PathBuf>) -> (Vec<Pair>, Vec<String>) {
    let (mut pairs, mut missing) = (Vec::new(), Vec::new());
    for (name, drawing) in drawings {
        match ours.get(name).or_else(|| ours.get(&format!("screen-{name}"))) {
            Some(ours) => pairs.push(Pair { name: name.clone(), drawing: drawing.clone(), ours: ours.clone() }),
            None => missing.push(name.clone()),
        }
    }
    (pairs, missing)
}

fn html(pairs: &[Pair]) -> String {
    let mut html = "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Drawings and pictures</title>\n<style>\n\
        body{margin:0;font:16px sans-serif;background:#888}\n\
        section{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:8px}\n\
        h2{grid-column:1/-1;margin:0}\n\
        img{max-width:100%}\n</style>\n"
        .to_owned();
    for Pair { name, drawing, ours } in pairs {
        let address = |path: &Path| format!("file://{}", escaped(&path.display().to_string()));
        let _ = writeln!(
            html,
            "<section><h2>{0}</h2><img src=\"{1}\" alt=\"the drawing\"><img src=\"{2}\" alt=\"ours\"></section>",
            escaped(name),
            address(drawing),
            address(ours)
        );
    }
    html
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(path: &str, names: &[&str]) -> BTreeMap<String, PathBuf> {
        names.iter().map(|name| ((*name).to_owned(), Path::new(path).join(format!("{name}.png")))).collect()
    }

    #[test]
    fn drawings_stand_beside_the_pictures_of_the_same_name() {
        let drawings = folder("/drawn", &["home-dark", "room-light", "shop-light"]);
        let ours = folder("/ours", &["screen-home-dark", "room-light", "room-dark"]);
        let (pairs, missing) = pairs(&drawings, &ours);
        let found: Vec<_> = pairs.iter().map(|pair| (pair.name.as_str(), pair.ours.to_str())).collect();
        assert_eq!(
            found,
            [("home-dark", Some("/ours/screen-home-dark.png")), ("room-light", Some("/ours/room-light.png"))]
        );
        assert_eq!(missing, ["shop-light"]);
        let html = html(&pairs);
        assert!(html.contains("<h2>room-light</h2><img src=\"file:///drawn/room-light.png\""), "{html}");
    }
}
