//! What the server is told: by the command line and the environment, then by the configuration file, then by default.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use server::Limits;

use super::{ServeArgs, folders};
use crate::failure::{Done, Failure};

/// What the server is told.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: Option<SocketAddr>,
    pub port: Option<u16>,
    pub lan: bool,
    /// The first that no other server has is used.
    pub databases: Vec<String>,
    pub public_url: Option<String>,
    pub proxies: u8,
    pub log: String,
    pub page: Option<PathBuf>,
    pub limits: Limits,
}

/// What a configuration file says.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct File {
    listen: Option<SocketAddr>,
    port: Option<u16>,
    lan: bool,
    database: Option<String>,
    public_url: Option<String>,
    proxies: Option<u8>,
    log: Option<String>,
    page: Option<PathBuf>,
    limits: Limits,
}

impl Settings {
    /// Puts together what was said in all places.
    pub fn gather(args: &ServeArgs) -> Done<Self> {
        let usual = folders::configuration().filter(|path| path.is_file());
        let file = match args.config.as_ref().or(usual.as_ref()) {
            Some(path) => read(path)?,
            None => File::default(),
        };
        let databases = match args.database.clone().or(file.database) {
            Some(database) => vec![database],
            None => folders::databases(),
        };
        let no_folder =
            || Failure::input("there is no data folder").way_out("say where tables are kept with --database");
        // An address on the command line comes before --lan in the file, and the other way round.
        let (listen, lan, port) = match (args.listen, args.lan || args.port.is_some()) {
            (Some(listen), _) => (Some(listen), false, None),
            (None, true) => (None, args.lan || file.lan, args.port.or(file.port)),
            (None, false) => (file.listen.filter(|_| !file.lan), file.lan, file.port),
        };
        Ok(Self {
            listen,
            port,
            lan,
            databases: if databases.is_empty() { return Err(no_folder()) } else { databases },
            public_url: args.public_url.clone().or(file.public_url),
            proxies: args.proxies.or(file.proxies).unwrap_or(0),
            log: args.log.clone().or(file.log).unwrap_or_else(|| "warn".to_owned()),
            page: args.page.clone().or(file.page),
            limits: file.limits,
        })
    }
}

fn read(path: &Path) -> Done<File> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    // The text is not repeated: it may hold a password.
    toml::from_str(&text).map_err(|error| Failure::input(format!("{}: {}", path.display(), error.message())))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        args: ServeArgs,
    }

    fn gathered(file: &str, words: &[&str]) -> Done<Settings> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("server.toml");
        fs::write(&path, file).expect("written");
        let path = path.display().to_string();
        let words = [&["serve", "--config", &path, "--database", "sqlite:///x"], words].concat();
        Settings::gather(&Program::try_parse_from(words).expect("words").args)
    }

    #[test]
    fn the_command_line_comes_before_the_file_and_the_file_before_the_default() {
        let file = "public-url = \"https://file.example\"\nproxies = 2\n[limits]\nsockets = 7";
        let settings = gathered(file, &["--public-url", "https://line.example"]).expect("settings");
        assert_eq!(settings.public_url.as_deref(), Some("https://line.example"));
        assert_eq!((settings.proxies, settings.limits.sockets), (2, 7));
        assert_eq!(settings.limits.tables, Limits::default().tables);
        assert_eq!(settings.log, "warn");
    }

    #[test]
    fn where_to_listen_is_said_in_one_way() {
        let settings = gathered("lan = true\nport = 9000", &["--listen", "127.0.0.1:1"]).expect("settings");
        assert_eq!((settings.listen.map(|at| at.port()), settings.lan), (Some(1), false));
        let settings = gathered("listen = \"127.0.0.1:1\"", &["--port", "9000"]).expect("settings");
        assert_eq!((settings.listen, settings.port), (None, Some(9000)));
    }

    #[test]
    fn a_file_with_a_mistake_is_named_and_not_repeated() {
        let failure = gathered("databse = \"postgres://user:secret@host/x\"", &[]).expect_err("a mistake");
        let message = failure.message().expect("something is said").to_string();
        assert!(message.contains("server.toml") && !message.contains("secret"), "{message}");
    }
}
