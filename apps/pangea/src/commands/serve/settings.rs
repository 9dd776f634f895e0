//! What the server is told: by the command line and the environment, then by the configuration file, then by default.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use server::{Keep, Limits, MailOptions};

use super::{Log, ServeArgs, folders};
use crate::failure::{Done, Failure};

/// What the server is told.
#[derive(Clone)]
pub struct Settings {
    pub listen: Option<SocketAddr>,
    pub port: Option<u16>,
    pub lan: bool,
    /// The first that no other server has is used.
    pub databases: Vec<String>,
    pub public_url: Option<String>,
    pub proxies: u8,
    pub log: Log,
    pub page: Option<PathBuf>,
    pub limits: Limits,
    pub keep: Keep,
    pub mail: Option<MailOptions>,
    pub metrics_listen: Option<SocketAddr>,
    pub metrics_token: Option<String>,
}

/// What a configuration file says.
// It may hold passwords, so it cannot be printed.
#[derive(Clone, Default, Deserialize)]
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
    metrics_listen: Option<SocketAddr>,
    metrics_token: Option<String>,
    mail_smtp: Option<String>,
    mail_from: Option<String>,
    limits: Limits,
    keep: Keep,
}

impl Settings {
    /// Puts together what was said in all places.
    pub fn gather(args: &ServeArgs) -> Done<Self> {
        let file = File::find(args.config.as_ref())?;
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
            log: args.log.clone().or(file.log).as_deref().unwrap_or("warn").parse()?,
            page: args.page.clone().or(file.page),
            limits: file.limits,
            keep: file.keep,
            mail: mail(args.mail_smtp.clone().or(file.mail_smtp), args.mail_from.clone().or(file.mail_from))?,
            metrics_listen: args.metrics_listen.or(file.metrics_listen),
            metrics_token: args.metrics_token.clone().or(file.metrics_token),
        })
    }
}

/// How mails are sent: both or nothing has to be said.
fn mail(smtp: Option<String>, from: Option<String>) -> Done<Option<MailOptions>> {
    match (smtp, from) {
        (None, None) => Ok(None),
        (Some(smtp), Some(from)) => {
            MailOptions::new(&smtp, &from).map(Some).map_err(|error| Failure::input(error.to_string()))
        }
        (Some(_), None) => Err(Failure::input("mail-smtp is said, and mail-from is not")),
        (None, Some(_)) => Err(Failure::input("mail-from is said, and mail-smtp is not")),
    }
}

/// The address of the database of which the command line, the configuration file or nobody speaks.
pub fn database(said: Option<&String>, config: Option<&PathBuf>) -> Done<String> {
    let file = File::find(config)?;
    let known = said.cloned().or(file.database).or_else(|| folders::databases().into_iter().next());
    known.ok_or_else(|| Failure::input("there is no data folder").way_out("name the database with --database"))
}

impl File {
    /// This one, else the usual one if it is there.
    fn find(path: Option<&PathBuf>) -> Done<Self> {
        let usual = folders::configuration().filter(|path| path.is_file());
        path.or(usual.as_ref()).map_or_else(|| Ok(Self::default()), |path| read(path))
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
        assert_eq!(settings.log, "warn".parse().expect("a level"));
    }

    #[test]
    fn where_to_listen_is_said_in_one_way() {
        let settings = gathered("lan = true\nport = 9000", &["--listen", "127.0.0.1:1"]).expect("settings");
        assert_eq!((settings.listen.map(|at| at.port()), settings.lan), (Some(1), false));
        let settings = gathered("listen = \"127.0.0.1:1\"", &["--port", "9000"]).expect("settings");
        assert_eq!((settings.listen, settings.port), (None, Some(9000)));
    }

    #[test]
    fn what_is_logged_is_a_level_and_a_form() {
        let log = |text: &str| text.parse::<Log>();
        assert_eq!(log("json").expect("a form"), log("warn,json").expect("both"));
        assert_ne!(log("info, json").expect("both"), log("info").expect("a level"));
        assert!(log("loud").is_err() && log("").is_err());
    }

    #[test]
    fn mails_need_a_server_and_a_sender() {
        let smtp = "mail-smtp = \"smtps://anna:secret@mail.example.org\"";
        assert!(gathered(smtp, &[]).is_err());
        assert!(gathered(smtp, &["--mail-from", "Pangea <pangea@example.org>"]).expect("settings").mail.is_some());
        assert!(gathered("", &[]).expect("settings").mail.is_none());
        let failure = gathered("mail-smtp = \"smtp://anna:secret@mail.example.org\"\nmail-from = \"a@b.org\"", &[]);
        let message = failure.err().expect("not encrypted").message().expect("something is said").to_string();
        assert!(message.contains("encrypted") && !message.contains("secret"), "{message}");
    }

    #[test]
    fn the_example_in_deploy_names_every_key_and_shows_the_defaults() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/server.toml");
        let text = fs::read_to_string(path).expect("the example");
        let settings = gathered(&text, &[]).expect("it is read");
        assert_eq!((settings.limits, settings.keep), (Limits::default(), Keep::default()));
        // Those that are only shown can be read, too.
        let shown = text.lines().filter_map(|line| line.strip_prefix("# ")).filter(|line| line.contains(" = "));
        let shown: Vec<&str> = shown.collect();
        for line in &shown {
            let (key, _) = line.split_once(" = ").expect("a key");
            let others = text.lines().filter(|line| !line.starts_with(&format!("{key} = "))).collect::<Vec<_>>();
            let (head, sections) =
                others.join("\n").split_once("[keep]").map(|(a, b)| (a.to_owned(), b.to_owned())).expect("sections");
            let both = format!("{head}\n{line}\n{}\n[keep]{sections}", beside(key, &shown));
            assert!(gathered(&both, &[]).is_ok(), "{line}");
        }
        let error = gathered("nothing-of-ours = 1", &[]).err().expect("it is not known");
        let known = error.message().expect("something is said").to_string();
        let keys = known.split('`').skip(3).step_by(2);
        let missing: Vec<&str> =
            keys.filter(|key| !text.contains(&format!("{key} ")) && !text.contains(&format!("[{key}]"))).collect();
        assert!(known.contains("metrics-listen") && missing.is_empty(), "{missing:?}: {known}");
    }

    /// The line that a key needs beside it.
    fn beside<'a>(key: &str, shown: &[&'a str]) -> &'a str {
        let other = match key {
            "mail-smtp" => "mail-from",
            "mail-from" => "mail-smtp",
            _ => return "",
        };
        shown.iter().find(|line| line.starts_with(other)).copied().unwrap_or_default()
    }

    #[test]
    fn a_file_with_a_mistake_is_named_and_not_repeated() {
        let failure = gathered("databse = \"postgres://user:secret@host/x\"", &[]).err().expect("a mistake");
        let message = failure.message().expect("something is said").to_string();
        assert!(message.contains("server.toml") && !message.contains("secret"), "{message}");
    }
}
