//! `pangea serve`: the page, handed out to the browser on this machine.

use std::io::Write;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use server::{Pages, ServeOptions, serve};

use crate::failure::{Done, Failure};
use crate::terminal;

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pangea serve
  pangea serve --port 9000 --open
  pangea serve --page target/web")]
pub struct ServeArgs {
    /// Port; 0 lets the system choose [default: 8000, or another if that is taken]
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Folder with the page [default: the one built by `cargo xtask page`]
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// Serves until Ctrl-C.
pub fn run(args: &ServeArgs) -> Done {
    let pages = match &args.page {
        Some(folder) => Pages::folder(folder),
        None => Pages::find(),
    };
    let pages = pages
        .map_err(|error| Failure::input(error.to_string()).way_out("build the page first with: cargo xtask page"))?;
    let open = args.open;
    let port = args.port.unwrap_or_else(usual_port);
    let options = ServeOptions::new(pages, port).when_bound(move |address| {
        let link = format!("http://{address}/");
        // Nothing can be done about an output that is gone.
        let _ = writeln!(terminal::out(), "Pangea is running at {link}\nPress Ctrl-C to stop.");
        if open {
            open_browser(&link);
        }
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::failed(error.to_string()))?;
    runtime
        .block_on(serve(options))
        .map_err(|error| Failure::failed(error.to_string()).way_out("another port may be free: pangea serve --port 0"))
}

/// The port at which a browser looks for the games it keeps, if it is free.
fn usual_port() -> u16 {
    const USUAL: u16 = 8000;
    if TcpListener::bind(("127.0.0.1", USUAL)).is_ok() { USUAL } else { 0 }
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
