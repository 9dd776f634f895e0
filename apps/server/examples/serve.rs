//! Serves a page: `cargo run -p server --example serve -- [FOLDER] [PORT]`.

use std::process::ExitCode;

use server::{Pages, ServeError, ServeOptions, serve};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report(&error);
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), ServeError> {
    let mut words = std::env::args().skip(1);
    let pages = words.next().map_or_else(Pages::find, Pages::folder)?;
    let port = words.next().and_then(|port| port.parse().ok()).unwrap_or(8000);
    serve(ServeOptions::new(pages, port).when_bound(announce)).await
}

#[expect(clippy::print_stdout, reason = "a program for people")]
fn announce(address: std::net::SocketAddr) {
    println!("http://{address}/");
}

#[expect(clippy::print_stderr, reason = "a program for people")]
fn report(error: &ServeError) {
    eprintln!("{error}");
}
