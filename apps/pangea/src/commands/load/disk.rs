//! How long this disk takes to sync: measured beside the load, so that figures can be read with and without it.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

use super::tally::Times;

/// How much is written before each sync: a page, as a small commit does.
const WRITTEN: [u8; 4096] = [0; 4096];
/// How long it rests between two syncs: it is to measure the disk, not to keep it busy.
const REST: Duration = Duration::from_millis(250);

/// Syncs so many times in this folder.
pub fn sync_times(folder: &Path, count: usize) -> io::Result<Times> {
    let mut file = File::create(folder.join("synced"))?;
    (0..count).map(|_| one(&mut file)).collect()
}

/// Syncs now and then until it is told to stop.
pub async fn sync_until(folder: &Path, stop: CancellationToken) -> io::Result<Times> {
    let mut file = File::create(folder.join("synced-meanwhile"))?;
    let mut times = Times::default();
    loop {
        tokio::select! {
            () = stop.cancelled() => return Ok(times),
            () = tokio::time::sleep(REST) => (),
        }
        let (returned, time) = tokio::task::spawn_blocking(move || {
            let time = one(&mut file);
            (file, time)
        })
        .await
        .map_err(io::Error::other)?;
        file = returned;
        times.extend([time?]);
    }
}

fn one(file: &mut File) -> io::Result<Duration> {
    file.write_all(&WRITTEN)?;
    let begun = Instant::now();
    file.sync_data()?;
    Ok(begun.elapsed())
}
