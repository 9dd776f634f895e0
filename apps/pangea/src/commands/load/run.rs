//! One run: people choose names, open tables, connect, play at their pace, and meanwhile everything is measured.

use std::fs;
use std::future::Future;
use std::net::IpAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use client::{ClientError, Person};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use protocol::Rules;
use store::testing::Postgres;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::LoadArgs;
use super::child::{self, Server};
use super::disk;
use super::report::{Memory, Report, Restart};
use super::table::{Joined, Plan, Table};
use super::tally::Tally;
use crate::failure::{Done, Failure};

/// Requests that are made at once while tables are set up.
const AT_ONCE: usize = 64;
/// Games that begin at once.
const BEGIN_AT_ONCE: usize = 48;
/// From so many addresses people connect to a server on this machine.
const SOURCES: usize = 16;
/// People who connect at once when they come back: Linux lets 4,096 wait for a server, and more would try again only after
/// a second.
const RETURN_AT_ONCE: usize = 2048;
/// How long games may take to begin, and tables to come back, before it goes on without them.
const PATIENCE: Duration = Duration::from_secs(90);
/// How often the disk is synced before anything else happens.
const SYNCS: usize = 100;

/// Which server it is.
pub enum Target {
    /// One that was started for this.
    Own(Server),
    /// One that runs already, as `host:port`.
    Other(String),
}

/// What goes wrong in the middle; for how many seconds.
pub enum Trouble {
    None,
    Restart,
    DiskFull(f64),
    DatabaseGone(f64),
}

/// One run.
pub struct Run<'a> {
    pub args: &'a LoadArgs,
    pub rules: Vec<Rules>,
    pub database: &'static str,
    pub folder: &'a Path,
    pub trouble: Trouble,
    pub target: Target,
    /// The database, if it was started for this; it ends after the server.
    pub postgres: Option<Postgres>,
}

impl Run<'_> {
    pub async fn go(mut self) -> Done<Report> {
        let (tables, each) = (self.args.tables, usize::from(self.args.seats));
        let load_before = load_average();
        let sync_before = disk::sync_times(self.folder, SYNCS)?.percentiles();
        let mut memory = vec![self.memory()];

        let bar = progress(tables * each, "people");
        let clock = Instant::now();
        let host = self.host();
        let guest = |number: usize| {
            let host = host.clone();
            let from = source(&host, number);
            async move { Ok::<_, ClientError>(Person { from, ..Person::guest(&host, &format!("Person {number}")).await? }) }
        };
        let mut people = all((0..tables * each).map(guest), &bar).await?;
        let people_s = clock.elapsed().as_secs_f64();

        let bar = progress(tables, "tables");
        let clock = Instant::now();
        let opening = self.rules.iter().cycle().take(tables).map(|rules| {
            let people = people.split_off(people.len() - each);
            Joined::open(people, rules.clone())
        });
        let opened = all(opening.collect::<Vec<_>>(), &bar).await?;
        let opening_s = clock.elapsed().as_secs_f64();
        memory.push(self.memory());

        let plan = Arc::new(Plan {
            pace: Duration::from_secs_f64(self.args.pace),
            // One of them at a time.
            talk: self.args.talk.map(|talk| Duration::from_secs_f64(talk / each.max(1) as f64)),
            bots: self.args.bots,
            level: self.args.level.clone(),
            beginning: Semaphore::new(BEGIN_AT_ONCE),
            returning: Arc::new(Semaphore::new(RETURN_AT_ONCE)),
            is_down: watch::Sender::new(false),
            tally: Tally::default(),
            stop: CancellationToken::new(),
        });
        let bar = progress(tables, "tables connected");
        let clock = Instant::now();
        let connecting = opened.into_iter().zip(1..).map(|(joined, number)| joined.connect(plan.clone(), number));
        let connected = all(connecting, &bar).await?;
        let connecting_s = clock.elapsed().as_secs_f64();
        memory.push(self.memory());

        let clock = Instant::now();
        let playing = self.begin(&plan, connected).await;
        let beginning_s = clock.elapsed().as_secs_f64();
        let begun = plan.tally.begun.load(Ordering::Relaxed);

        let syncing = tokio::spawn({
            let (folder, stop) = (self.folder.to_owned(), plan.stop.clone());
            async move { disk::sync_until(&folder, stop).await }
        });
        let busy = [self.server_busy(), child::busy("self")];
        let clock = Instant::now();
        let (restart, measured) = self.measure(&plan).await?;
        let spent = clock.elapsed().as_secs_f64();
        let cores = [self.server_busy(), child::busy("self")];
        let mut cores = cores.into_iter().zip(busy).map(|(after, before)| Some((after? - before?) / spent));
        memory.push(self.memory());
        plan.stop.cancel();
        let sync_meanwhile = syncing.await.map_err(std::io::Error::other)??.percentiles();
        playing.join_all().await;

        let tally = &plan.tally;
        let memory: Option<Vec<u64>> = memory.into_iter().collect();
        let memory = memory.and_then(|memory| <[u64; 4]>::try_from(memory).ok());
        let acknowledgement = tally.acknowledgements();
        Ok(Report {
            tables,
            sockets: tables * each,
            bots: self.args.bots,
            pace_s: self.args.pace,
            seconds: self.args.seconds,
            editions: self.rules.iter().map(|rules| rules.edition.clone()).collect(),
            database: self.database,
            debug_build: cfg!(debug_assertions),
            load_average: [load_before, load_average()],
            people_s,
            opening_s,
            connecting_s,
            beginning_s,
            begun,
            games_over: tally.games.load(Ordering::Relaxed),
            actions_per_second: tally.acted.load(Ordering::Relaxed) as f64 / measured,
            wanted_per_second: tables as f64 / self.args.pace,
            acknowledgement,
            sync_before,
            sync_meanwhile,
            talk: tally.talk(),
            lines_per_second: tally.said.load(Ordering::Relaxed) as f64 / measured,
            acknowledgement_less_sync: acknowledgement.less(sync_meanwhile),
            late: tally.late(),
            memory: memory.map(|memory| Memory::new(memory, tables, tables * each)),
            // A server that was killed has taken its count along.
            server_cores: cores.next().flatten().filter(|_| restart.is_none()),
            generator_cores: cores.next().flatten(),
            restart,
            errors: tally.errors(),
        })
    }

    fn host(&self) -> String {
        match &self.target {
            Target::Own(server) => server.host.clone(),
            Target::Other(host) => host.clone(),
        }
    }

    fn memory(&self) -> Option<u64> {
        match &self.target {
            Target::Own(server) => child::memory(server.pid()),
            Target::Other(_) => None,
        }
    }

    fn server_busy(&self) -> Option<f64> {
        match &self.target {
            Target::Own(server) => child::busy(&server.pid().to_string()),
            Target::Other(_) => None,
        }
    }

    /// Lets all tables play, and waits until their games have begun.
    async fn begin(&self, plan: &Arc<Plan>, tables: Vec<Table>) -> JoinSet<()> {
        let (count, mut playing) = (tables.len(), JoinSet::new());
        for table in tables {
            playing.spawn(table.play());
        }
        until(PATIENCE, &progress(count, "games begun"), || plan.tally.begun.load(Ordering::Relaxed)).await;
        // Everybody acts at their own pace before it is measured.
        tokio::time::sleep(plan.pace.min(Duration::from_secs(5))).await;
        playing
    }

    /// Measures, with what goes wrong in the middle. Returns how long it measured, in seconds.
    async fn measure(&mut self, plan: &Plan) -> Done<(Option<Restart>, f64)> {
        let half = Duration::from_secs_f64(self.args.seconds / 2.0);
        let bar = progress(self.args.seconds as usize, "seconds");
        let clock = Instant::now();
        plan.tally.measure(true);
        wait(half, &bar).await;
        let (mut restart, mut pause) = (None, Duration::ZERO);
        match (&self.trouble, &mut self.target, &mut self.postgres) {
            (Trouble::Restart, Target::Own(server), _) => {
                plan.tally.measure(false);
                let killed = Instant::now();
                restart = Some(restarted(server, plan, self.args.tables).await?);
                pause = killed.elapsed();
                plan.tally.measure(true);
            }
            (Trouble::DiskFull(seconds), Target::Own(server), _) => {
                // No file may be longer than a page, which leaves no room for anything.
                limit_files(server.pid(), "4096:unlimited")?;
                tokio::time::sleep(Duration::from_secs_f64(*seconds)).await;
                limit_files(server.pid(), "unlimited:unlimited")?;
            }
            (Trouble::DatabaseGone(seconds), _, Some(postgres)) => {
                postgres.stop();
                tokio::time::sleep(Duration::from_secs_f64(*seconds)).await;
                postgres.resume();
            }
            (Trouble::None | Trouble::Restart | Trouble::DiskFull(_) | Trouble::DatabaseGone(_), _, _) => (),
        }
        wait(half, &bar).await;
        plan.tally.measure(false);
        bar.finish_and_clear();
        Ok((restart, (clock.elapsed() - pause).as_secs_f64()))
    }
}

/// An address of its own for every few people. From one address alone Linux has 14,000 ports at hand, and looks through all
/// of them for each connection beyond that.
fn source(host: &str, number: usize) -> Option<IpAddr> {
    let local = cfg!(target_os = "linux") && host.starts_with("127.0.0.1:");
    local.then(|| IpAddr::from([127, 0, 0, 1 + (number % SOURCES) as u8]))
}

/// Kills the server, starts it again, and waits until all tables are back.
async fn restarted(server: &mut Server, plan: &Plan, tables: usize) -> Done<Restart> {
    let killed = Instant::now();
    let generator = child::busy("self");
    plan.tally.kill();
    plan.is_down.send_replace(true);
    server.kill()?;
    server.start_again()?;
    plan.is_down.send_replace(false);
    let listening_s = killed.elapsed().as_secs_f64();
    until(PATIENCE, &progress(tables, "tables back"), || plan.tally.count_back() as u64).await;
    plan.tally.all_are_back();
    let server_busy_s = child::busy(&server.pid().to_string());
    let generator_busy_s = child::busy("self").zip(generator).map(|(after, before)| after - before);
    let (people_back, tables_back) = (plan.tally.people_back(), plan.tally.back());
    Ok(Restart { listening_s, people_back, tables_back, server_busy_s, generator_busy_s })
}

/// How long the files of a process may become.
fn limit_files(pid: u32, limit: &str) -> Done {
    let status = Command::new("prlimit").arg(format!("--pid={pid}")).arg(format!("--fsize={limit}")).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => {
            Err(Failure::failed("the files of the server cannot be limited").way_out("prlimit is needed (util-linux)"))
        }
    }
}

/// Does all of this, a little at a time.
async fn all<T: Send + 'static>(
    works: impl IntoIterator<Item = impl Future<Output = Result<T, ClientError>> + Send + 'static>,
    bar: &ProgressBar,
) -> Done<Vec<T>> {
    let (mut running, mut done) = (JoinSet::new(), Vec::new());
    let mut works = works.into_iter();
    loop {
        while running.len() < AT_ONCE
            && let Some(work) = works.next()
        {
            running.spawn(work);
        }
        let Some(ended) = running.join_next().await else { break };
        let ended = ended.map_err(std::io::Error::other)?;
        done.push(ended.map_err(|error| Failure::failed(format!("the server does not do what is asked: {error}")))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(done)
}

/// Waits until the bar is full, but not longer than this.
async fn until(longest: Duration, bar: &ProgressBar, count: impl Fn() -> u64) {
    let (end, whole) = (Instant::now() + longest, bar.length().unwrap_or(0));
    while count() < whole && Instant::now() < end {
        bar.set_position(count());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bar.finish_and_clear();
}

async fn wait(time: Duration, bar: &ProgressBar) {
    let end = Instant::now() + time;
    while let Some(left) = end.checked_duration_since(Instant::now()) {
        let next = left.min(Duration::from_secs(1));
        tokio::time::sleep(next).await;
        bar.inc(next.as_secs());
    }
}

/// How many programs wanted a processor in the last minute.
fn load_average() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or(0.0)
}

/// A bar on a terminal.
fn progress(whole: usize, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(whole as u64), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}, {eta} left") {
        Ok(style) => bar.with_style(style).with_message(what),
        Err(_) => bar,
    }
}
