//! `pangea serve`: the page for browsers, and tables at which people play together.

mod folders;
pub mod settings;

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::str::FromStr;

use clap::Args;
use server::{Bound, Pages, ServeError, ServeOptions, serve};

use crate::failure::{Done, Failure};
use crate::terminal;
use settings::Settings;

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Every option can also be set in the environment (as shown) or in the configuration file, by its long name without
dashes (`public-url = \"https://…\"`), with limits in a section [limits] and how long things are
kept in a section [keep]. What is given on the command line comes
first, then the environment, then the file, then the default. The file is --config, else
~/.config/pangea/server.toml if it is there.

Examples:
  pangea serve                         the page and tables, on this machine only
  pangea serve --lan                   the same for everybody in the local network
  pangea serve --listen 127.0.0.1:8000 --public-url https://pangea.example --proxies 1
  pangea serve --database postgres://pangea@localhost/pangea")]
pub struct ServeArgs {
    /// Address and port to listen on; port 0 lets the system choose [default: 127.0.0.1:8000, or another port if that
    /// is taken]
    #[arg(long, value_name = "ADDRESS", env = "PANGEA_LISTEN", conflicts_with_all = ["lan", "port"])]
    listen: Option<SocketAddr>,
    /// Port to listen on, on this machine or with --lan
    #[arg(long, value_name = "N", env = "PANGEA_PORT")]
    port: Option<u16>,
    /// Listen to the local network, and invite to the address there
    #[arg(long, env = "PANGEA_LAN")]
    lan: bool,
    /// Where tables are kept: sqlite:///FILE or postgres://USER@HOST/DATABASE [default: a file in the user's data folder]
    #[arg(long, value_name = "URL", env = "PANGEA_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// What invitations begin with, if people reach the server under another address
    #[arg(long, value_name = "URL", env = "PANGEA_PUBLIC_URL")]
    public_url: Option<String>,
    /// How many proxies of one's own stand before it; only what they say about where requests come from is believed
    /// [default: 0]
    #[arg(long, value_name = "N", env = "PANGEA_PROXIES")]
    proxies: Option<u8>,
    /// Configuration file
    #[arg(long, value_name = "FILE", env = "PANGEA_CONFIG")]
    config: Option<PathBuf>,
    /// What is logged: error, warn, info or debug, as lines for people or, with `json`, one object a line: `json`,
    /// `info`, `info,json` [default: warn]
    #[arg(long, value_name = "LEVEL", env = "PANGEA_LOG")]
    log: Option<String>,
    /// Hand out figures for Prometheus at an address of their own; otherwise at /metrics, for this machine only
    #[arg(long, value_name = "ADDRESS", env = "PANGEA_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// Hand them out at /metrics to whoever shows this bearer token, too
    #[arg(long, value_name = "TOKEN", env = "PANGEA_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// Where mails are handed over: smtps://USER:PASSWORD@HOST:465 [default: no mails]
    #[arg(long, value_name = "URL", env = "PANGEA_MAIL_SMTP", hide_env_values = true)]
    mail_smtp: Option<String>,
    /// From whom mails come, as in `Pangea <pangea@example.org>`
    #[arg(long, value_name = "SENDER", env = "PANGEA_MAIL_FROM")]
    mail_from: Option<String>,
    /// Folder with the page [default: the one built by `cargo xtask page`]
    #[arg(long, value_name = "FOLDER", env = "PANGEA_PAGE")]
    page: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// Serves until Ctrl-C.
pub fn run(args: &ServeArgs) -> Done {
    let settings = Settings::gather(args)?;
    log_to_the_terminal(settings.log)?;
    let pages = match &settings.page {
        Some(folder) => Pages::folder(folder),
        None => Pages::find(),
    };
    let pages = pages
        .map_err(|error| Failure::input(error.to_string()).way_out("build the page first with: cargo xtask page"))?;
    let listen = settings.listen.unwrap_or_else(|| usual_address(settings.lan, settings.port));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(workers()).enable_all().build();
    let runtime = runtime.map_err(|error| Failure::failed(error.to_string()))?;
    let mut served = Ok(());
    for database in &settings.databases {
        served = runtime.block_on(serve(options(args, &settings, pages.clone(), database, listen)));
        if !served.as_ref().is_err_and(ServeError::is_in_use) {
            break;
        }
    }
    served.map_err(|error| {
        let failure = Failure::failed(error.to_string());
        match error {
            ServeError::Bind { .. } => failure.way_out("another port may be free: pangea serve --port 0"),
            _ => failure,
        }
    })
}

fn options(args: &ServeArgs, settings: &Settings, pages: Pages, database: &str, listen: SocketAddr) -> ServeOptions {
    let (open, lan) = (args.open, settings.lan);
    ServeOptions::new(pages, database)
        .listen(listen)
        .public_url(settings.public_url.clone())
        .proxies(settings.proxies)
        .limits(settings.limits)
        .keep(settings.keep)
        .mail(settings.mail.clone())
        .metrics_listen(settings.metrics_listen)
        .metrics_token(settings.metrics_token.as_deref())
        .when_bound(move |bound| {
            announce(bound, lan);
            if open {
                open_browser(&bound.url);
            }
        })
}

/// Few: sockets and tables mostly wait, and bots have threads of their own.
fn workers() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 8)
}

fn announce(bound: &Bound, lan: bool) {
    let mut out = terminal::out();
    // Nothing can be done about an output that is gone.
    let _ = writeln!(out, "Pangea is running at {}", bound.url);
    if lan || bound.reachable {
        let _ = writeln!(out, "Others open {}/", bound.public_url);
    }
    let _ = writeln!(out, "Press Ctrl-C to stop.");
    let _ = out.flush();
}

/// What is logged, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Log {
    level: tracing::Level,
    is_json: bool,
}

impl FromStr for Log {
    type Err = Failure;

    fn from_str(text: &str) -> Done<Self> {
        let mut log = Self { level: tracing::Level::WARN, is_json: false };
        for word in text.split(',').map(str::trim) {
            match (word, tracing::Level::from_str(word)) {
                ("json", _) => log.is_json = true,
                (_, Ok(level)) => log.level = level,
                (_, Err(_)) => {
                    let way_out = "levels: error, warn, info, debug; json for programs, as in info,json";
                    return Err(Failure::input(format!("'{word}' is no level")).way_out(way_out));
                }
            }
        }
        Ok(log)
    }
}

fn log_to_the_terminal(log: Log) -> Done {
    let subscriber =
        tracing_subscriber::fmt().with_max_level(log.level).with_writer(std::io::stderr).with_target(false);
    // Somebody else's subscriber stays.
    let _ = if log.is_json { subscriber.json().try_init() } else { subscriber.try_init() };
    Ok(())
}

/// The port at which a browser looks for the games it keeps, if it is free.
fn usual_address(lan: bool, port: Option<u16>) -> SocketAddr {
    const USUAL: u16 = 8000;
    let host = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let usual = || if TcpListener::bind((host, USUAL)).is_ok() { USUAL } else { 0 };
    SocketAddr::from((host, port.unwrap_or_else(usual)))
}

/// Asks the system to show the address; a system without a screen or a browser is not a fault.
fn open_browser(link: &str) {
    let has_screen = || ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(|name| std::env::var_os(name).is_some());
    if cfg!(target_os = "linux") && !has_screen() {
        return;
    }
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = Command::new(opener).arg(link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
