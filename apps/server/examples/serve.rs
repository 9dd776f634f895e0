//! Serves a page: `cargo run -p server --example serve -- FOLDER DATABASE [PORT]`.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;

use server::{Bound, Pages, ServeError, ServeOptions, serve};

#[tokio::main]
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
    let database = words.next().unwrap_or_else(|| "sqlite://target/example.sqlite".to_owned());
    let port = words.next().and_then(|port| port.parse().ok()).unwrap_or(8000);
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    serve(ServeOptions::new(pages, database).listen(listen).when_bound(announce)).await
}

#[expect(clippy::print_stdout, reason = "a program for people")]
fn announce(bound: &Bound) {
    println!("{}", bound.url);
}

#[expect(clippy::print_stderr, reason = "a program for people")]
fn report(error: &ServeError) {
    eprintln!("{error}");
}
