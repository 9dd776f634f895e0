//! Where the system keeps what programs write for a person.

use std::env;
use std::path::{Path, PathBuf};

/// The folder for data, such as the database.
pub fn data() -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        return Some(home()?.join("Library/Application Support/Pangea"));
    }
    if cfg!(target_os = "windows") {
        return Some(set("APPDATA")?.join("Pangea"));
    }
    Some(set("XDG_DATA_HOME").or_else(|| Some(home()?.join(".local/share")))?.join("pangea"))
}

/// The configuration file, whether or not it is there.
pub fn configuration() -> Option<PathBuf> {
    let folder = if cfg!(target_os = "macos") || cfg!(target_os = "windows") {
        data()?
    } else {
        set("XDG_CONFIG_HOME").or_else(|| Some(home()?.join(".config")))?.join("pangea")
    };
    Some(folder.join("server.toml"))
}

/// Addresses of databases in the data folder: the usual one, and others for servers that run at the same time.
pub fn databases() -> Vec<String> {
    let Some(folder) = data() else { return Vec::new() };
    let name = |number| if number == 1 { "pangea.sqlite".to_owned() } else { format!("pangea-{number}.sqlite") };
    (1..=9).map(|number| format!("sqlite://{}", folder.join(name(number)).display())).collect()
}

fn home() -> Option<PathBuf> {
    set("HOME").or_else(|| set("USERPROFILE"))
}

/// A folder named in the environment; only a whole path is one.
fn set(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env::var_os(name)?);
    Some(path).filter(|path| Path::is_absolute(path))
}
