//! For tests, of this crate and of others: a PostgreSQL of one's own, and a disk that is full.
//!
//! ```no_run
//! # async fn test() {
//! use store::testing::{Postgres, Sync};
//!
//! // `None` where PostgreSQL is not installed; a panic if `PANGEA_POSTGRES=required` is set.
//! if let Some(postgres) = Postgres::start(Sync::Off) {
//!     let store = store::Store::open(&postgres.fresh_database()).await.expect("it opens");
//! }
//! # }
//! ```
//!
//! It stops, and its folder goes, when the value is dropped, also when the test panics. A value in a `static` is never
//! dropped, and a process can be killed: then a small shell that waits for the end of the process does both.

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

use crate::{OpenError, Store, postgres, sqlite};

/// Whether a commit waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sync {
    /// As in earnest: for tests that kill the database, and for figures.
    On,
    /// Quicker, for everything else.
    Off,
}

/// A PostgreSQL server that belongs to one test.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    sync: Sync,
    is_encrypted: bool,
    /// Ends the server when this process ends, however that happens.
    guard: Option<Child>,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a server on a free port of this machine. Returns nothing, with a line on the standard error, if PostgreSQL is
    /// not installed.
    ///
    /// # Panics
    ///
    /// If it cannot be started, or if it is not installed and `PANGEA_POSTGRES=required` is set.
    pub fn start(sync: Sync) -> Option<Postgres> {
        let mut server = Postgres::prepare(sync)?;
        server.resume();
        Some(server)
    }

    /// The same for a server that also speaks TLS, with a certificate and its key as PEM.
    ///
    /// # Panics
    ///
    /// As [`Postgres::start`].
    pub fn start_with_certificate(certificate: &str, key: &str) -> Option<Postgres> {
        let mut server = Postgres::prepare(Sync::Off)?;
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            // Made by the user that runs the server, so that it may read it and nobody else.
            let path = server.folder.path().join(name).display().to_string();
            let mut shell = as_user(Path::new("/bin/sh"));
            shell.args(["-c", "umask 077; printf %s \"$1\" > \"$2\"", "sh", text, &path]);
            server.checked(&mut shell);
        }
        server.is_encrypted = true;
        server.resume();
        Some(server)
    }

    /// Everything but starting it.
    fn prepare(sync: Sync) -> Option<Postgres> {
        let Some(programs) = programs() else {
            let required = std::env::var("PANGEA_POSTGRES").is_ok_and(|value| value == "required");
            assert!(!required, "PANGEA_POSTGRES=required is set and PostgreSQL is not installed");
            let line = "PostgreSQL is not installed, so nothing is tried on it (Debian: apt-get install postgresql)";
            let _ = writeln!(std::io::stderr(), "{line}");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("pangea-postgres-").tempdir().expect("a folder");
        let (port, databases) = (free_port(), AtomicU32::new(0));
        let server = Postgres { programs, folder, port, sync, is_encrypted: false, guard: None, databases };
        server.initialise();
        Some(server)
    }

    /// The address of a new, empty database.
    pub fn fresh_database(&self) -> String {
        let name = format!("pangea_{}", self.databases.fetch_add(1, Ordering::SeqCst));
        self.run("psql", &["-X", "-q", "-d", "postgres", "-c", &format!("create database {name}")]);
        self.address(&name)
    }

    /// The address of a database by its name.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs statements in a database and returns what `psql` prints, without headings.
    pub fn query(&self, address: &str, sql: &str) -> String {
        let database = address.rsplit('/').next().unwrap_or_default();
        let output = self.run("psql", &["-X", "-q", "-A", "-t", "-d", database, "-c", sql]);
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Everything in a database, as `pg_dump` writes it for `pg_restore`.
    pub fn dump(&self, address: &str) -> Vec<u8> {
        let database = address.rsplit('/').next().unwrap_or_default();
        self.run("pg_dump", &["--format=custom", "-d", database]).stdout
    }

    /// Fills an empty database with what [`Postgres::dump`] gave.
    ///
    /// # Panics
    ///
    /// If it is not empty.
    pub fn restore(&self, address: &str, dump: &[u8]) {
        let database = address.rsplit('/').next().unwrap_or_default();
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(dump).expect("it is written");
        let port = self.port.to_string();
        let mut program = self.program("pg_restore");
        let how = ["--no-owner", "--exit-on-error"];
        program.args(how).args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-d", database]);
        // Read by this process, because the other one runs as another user.
        let input = file.reopen().expect("a file");
        let output = program.stdin(input).output().expect("pg_restore can be started");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// The bytes of all files of a database, after a checkpoint.
    pub fn files(&self, address: &str) -> Vec<u8> {
        self.query(address, "checkpoint");
        let number = self.query(address, "select oid from pg_database where datname = current_database()");
        let folder = self.folder.path().join("data/base").join(number);
        let files = fs::read_dir(folder).expect("the folder of the database").flatten();
        files.flat_map(|file| fs::read(file.path()).expect("a file of the database")).collect()
    }

    /// Ends all connections and stops, as a restart would.
    pub fn stop(&mut self) {
        self.control(&["-m", "fast", "-w", "stop"]);
        self.end_guard();
    }

    /// Stops without writing anything more, as a crash would. What is not synced is in the page cache at best.
    pub fn kill(&mut self) {
        self.control(&["-m", "immediate", "-w", "stop"]);
        self.end_guard();
    }

    /// Starts again after [`Postgres::stop`] or [`Postgres::kill`], on the same port.
    pub fn resume(&mut self) {
        let sync = match self.sync {
            Sync::On => "-c fsync=on -c synchronous_commit=on -c full_page_writes=on",
            Sync::Off => "-c fsync=off -c full_page_writes=off",
        };
        let folder = self.folder.path().display();
        let encrypted = if self.is_encrypted {
            format!("-c ssl=on -c ssl_cert_file={folder}/server.crt -c ssl_key_file={folder}/server.key")
        } else {
            String::new()
        };
        let port = self.port;
        let options = format!(
            "-p {port} -h 127.0.0.1 -k {folder} -c max_connections=200 -c shared_buffers=32MB {sync} {encrypted}"
        );
        let log = self.folder.path().join("log").display().to_string();
        self.guard = Some(self.watch());
        self.control(&["-l", &log, "-w", "-o", &options, "start"]);
    }

    fn initialise(&self) {
        if is_root() {
            // PostgreSQL refuses to run as root.
            self.checked(Command::new("chown").arg("postgres").arg(self.folder.path()));
        }
        let data = self.data();
        let words = ["-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8", "-D", &data];
        self.checked(self.program("initdb").args(words));
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn control(&self, words: &[&str]) {
        let data = self.data();
        // The server keeps what it inherits open, so that nothing may be waited for.
        let mut command = self.program("pg_ctl");
        command.args(["-D", &data, "-s"]).args(words).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status().expect("pg_ctl can be started");
        let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        assert!(status.success(), "pg_ctl {} failed:\n{log}", words.join(" "));
    }

    fn run(&self, program: &str, words: &[&str]) -> Output {
        let port = self.port.to_string();
        self.checked(self.program(program).args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres"]).args(words))
    }

    fn checked(&self, command: &mut Command) -> Output {
        let output = command.stdin(Stdio::null()).output().expect("a program of PostgreSQL can be started");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command:?} failed:\n{told}");
        output
    }

    /// A program of PostgreSQL, as a user that it accepts.
    fn program(&self, name: &str) -> Command {
        as_user(&self.programs.join(name))
    }

    /// A shell that waits for the end of its input, which comes with the end of this process, and then stops the server.
    fn watch(&self) -> Child {
        // The server may still be starting, so that stopping it is tried a few times.
        let script = "trap '' INT TERM HUP; read -r line; [ \"$line\" = done ] && exit
            for attempt in 1 2 3 4 5 6; do \"$1\" -D \"$2\" -m immediate stop && break; sleep 0.5; done
            rm -rf \"$3\"";
        let mut shell = as_user(Path::new("/bin/sh"));
        shell.args(["-c", script, "sh"]).arg(self.programs.join("pg_ctl")).arg(self.data()).arg(self.folder.path());
        let quiet = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        quiet.spawn().expect("a shell can be started")
    }

    fn end_guard(&mut self) {
        if let Some(mut guard) = self.guard.take() {
            if let Some(mut input) = guard.stdin.take() {
                let _ = writeln!(input, "done");
            }
            let _ = guard.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.guard.is_some() {
            let data = self.data();
            let mut command = self.program("pg_ctl");
            command.args(["-D", &data, "-s", "-m", "immediate", "-w", "stop"]);
            let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
            self.end_guard();
        }
    }
}

fn as_user(program: &Path) -> Command {
    if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program).current_dir("/");
        command
    } else {
        let mut command = Command::new(program);
        command.current_dir("/");
        command
    }
}

/// The folder with the programs of the newest PostgreSQL: where Debian puts them, or where the path leads.
fn programs() -> Option<PathBuf> {
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path());
    let newest = installed.filter(|path| path.join("bin/initdb").is_file()).max_by_key(version);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path);
    newest.map(|path| path.join("bin")).or_else(|| folders.find(|folder| folder.join("initdb").is_file()))
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// Lets the file of a store in SQLite grow to so many pages only, from the next write on, as a full disk would. Other
/// stores have no such limit.
pub fn limit_pages(store: &Store, pages: u32) {
    if let Some(sqlite) = store.as_sqlite() {
        sqlite.limit_pages(pages);
    }
}

/// Makes a database as an earlier version of the program left it: with the first `steps` of the schema and no data.
pub async fn former_schema(address: &str, steps: usize) -> Result<(), OpenError> {
    if let Some(path) = address.strip_prefix("sqlite://") {
        return sqlite::former_schema(Path::new(path), steps).await;
    }
    postgres::former_schema(address, steps).await
}

/// The same in SQLite, with the data that these statements write.
pub async fn former_data(path: &Path, steps: usize, statements: &'static str) -> Result<(), OpenError> {
    sqlite::former_schema(path, steps).await?;
    sqlite::carry_out(path, statements).await
}
