//! `pangea serve`: the page, handed out to the browser on this machine.

use std::io::Write;
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
    /// The port; 0 lets the system choose one
    #[arg(long, value_name = "N", default_value_t = 8000)]
    port: u16,
    /// The folder with the page; by default the one that `cargo xtask page` builds
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
    let options = ServeOptions::new(pages, args.port).when_bound(move |address| {
        let link = format!("http://{address}/");
        // Nothing can be done about an output that is gone.
        let _ = writeln!(terminal::out(), "Pangea is at {link}\nCtrl-C ends it.");
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

/// Asks the system to show the address; a system without a browser is no fault.
fn open_browser(link: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = Command::new(opener).arg(link).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
