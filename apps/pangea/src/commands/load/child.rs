//! The server under load: a process of its own, started and killed here, and looked at from outside.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::failure::{Done, Failure};

/// Limits that one address does not reach. Everything else is as people have it.
const CONFIGURATION: &str = "\
log = \"error\"
[limits]
requests_per_second = 1000000
guests_per_minute = 1000000
tables_per_minute = 1000000
joins_per_minute = 1000000
messages_per_second = 1000
sockets_per_address = 1000000
sockets = 1000000
tables = 1000000
";

/// A server that was started here. Dropping it kills it.
#[derive(Debug)]
pub struct Server {
    folder: PathBuf,
    database: String,
    /// Where it listens, as `host:port`.
    pub host: String,
    child: Child,
}

impl Server {
    /// Starts one at a port that the system chooses.
    pub fn start(folder: &Path, database: &str) -> Done<Self> {
        let page = folder.join("page");
        fs::create_dir_all(&page)?;
        fs::write(page.join("index.html"), "<!doctype html>")?;
        fs::write(folder.join("server.toml"), CONFIGURATION)?;
        let (child, host) = spawned(folder, database, "127.0.0.1:0")?;
        Ok(Self { folder: folder.to_owned(), database: database.to_owned(), host, child })
    }

    /// Ends it as a loss of power would, but for the page cache.
    pub fn kill(&mut self) -> Done {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again at the same port; returns when it listens.
    pub fn start_again(&mut self) -> Done {
        (self.child, self.host) = spawned(&self.folder, &self.database, &self.host)?;
        Ok(())
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.kill();
    }
}

fn spawned(folder: &Path, database: &str, listen: &str) -> Done<(Child, String)> {
    let program = std::env::current_exe()?;
    // A write beyond the limit on files shall fail; otherwise the signal that comes with it would end the server.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]).arg(program);
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("PANGEA_")) {
        command.env_remove(name);
    }
    command.args(["serve", "--listen", listen, "--database", database]);
    command.arg("--config").arg(folder.join("server.toml")).arg("--page").arg(folder.join("page"));
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let said = child.stdout.take().map(BufReader::new);
    let line = said.into_iter().flat_map(BufRead::lines).map_while(Result::ok).next().unwrap_or_default();
    match line.split_once("http://").map(|(_, host)| host.trim_end_matches('/').parse::<SocketAddr>()) {
        Some(Ok(host)) => Ok((child, host.to_string())),
        _ => {
            let _ = child.kill();
            let _ = child.wait();
            Err(Failure::failed("the server does not start (its message is above)"))
        }
    }
}

/// Memory of a process that no file stands behind, in bytes.
pub fn memory(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// How long a process has kept processors busy, in seconds.
pub fn busy(pid: &str) -> Option<f64> {
    /// Linux counts so for every program, whatever its own clock does.
    const TICKS_A_SECOND: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program may hold blanks; it ends with the last bracket.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(ticks as f64 / TICKS_A_SECOND)
}

/// How many files and sockets a process may have open here, if there is a limit.
pub fn most_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
