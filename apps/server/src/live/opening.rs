//! How a table comes to be: its row, its seed, its first entry, in this order, so that nobody can be ready before the
//! commitment to the seed is stored.

use std::sync::Arc;

use protocol::{PersonId, Rules, TableId, Visibility};
use room::{Opening, Quick, Room, Sitting};
use store::{Clock, Epoch, MemberChange, NewTable, Seed, Setup, StoreError, WallTime};
use tokio::sync::oneshot;

use crate::error::Error;
use crate::ids;
use crate::live::actor::Beginning;
use crate::live::loading;
use crate::live::registry::Registry;
use crate::live::storing::MEMBER;

/// Every table has one deal: playing again opens another table.
pub const DEAL: u32 = 1;

/// Opens a table for its host, who sits on the first seat. Returns when it is stored.
pub async fn open(
    registry: &Arc<Registry>,
    rules: Rules,
    host: PersonId,
    name: String,
    visibility: Visibility,
) -> Result<TableId, Error> {
    let opening = Opening::new(ids::new_table(), ids::new_table(), rules, host, name);
    begin(registry, Opening { visibility, ..opening }).await
}

/// Opens the table of a quick match for those who sit there. Returns when it is stored.
pub async fn open_quick(
    registry: &Arc<Registry>,
    rules: Rules,
    seats: Vec<Sitting>,
    visibility: Visibility,
    quick: Quick,
) -> Result<TableId, Error> {
    let host = seats.iter().find_map(|sitting| sitting.person).ok_or(Error::NotFound)?;
    let opening = Opening::again(ids::new_table(), ids::new_table(), rules, host, seats);
    begin(registry, Opening { visibility, quick: Some(quick), ..opening }).await
}

async fn begin(registry: &Arc<Registry>, opening: Opening) -> Result<TableId, Error> {
    let (table, registry) = (opening.table, registry.clone());
    // A task of its own: it goes on if whoever asked has hung up.
    let opening = tokio::spawn(async move { opened(&registry, opening, None).await });
    opening.await.map_err(|_| Error::Unavailable("the table cannot be opened"))??;
    Ok(table)
}

/// Opens the table of a rematch under the name that was chosen for it. One that is there already is left as it is; one that
/// was being opened when its server was killed, and of which nothing is written yet, is opened now.
pub async fn open_as(
    registry: &Registry,
    table: TableId,
    rules: Rules,
    host: PersonId,
    seats: Vec<Sitting>,
) -> Result<(), Error> {
    if registry.has(table) {
        return Ok(());
    }
    let shared = registry.shared();
    let epoch = match shared.store.load(ids::table(table)).await {
        Ok(stored) if stored.head > 0 => return Ok(()),
        Ok(stored) => {
            let claimed = shared.store.claim(stored.id, shared.node).await;
            Some(claimed.map_err(|_| Error::Unavailable("another server opens the table"))?.epoch)
        }
        Err(StoreError::Missing(_)) => None,
        Err(error) => return Err(error.into()),
    };
    opened(registry, Opening::again(table, ids::new_table(), rules, host, seats), epoch).await
}

/// Opens a table; `epoch` is that of a row which is there already.
async fn opened(registry: &Registry, opening: Opening, epoch: Option<Epoch>) -> Result<(), Error> {
    registry.has_room()?;
    let shared = registry.shared();
    let (table, id, now) = (opening.table, ids::table(opening.table), WallTime::now());
    let setup = Setup {
        edition: opening.rules.edition.clone(),
        options: serde_json::to_string(&opening.rules.options).unwrap_or_default(),
        rules_revision: opening.rules.deal()?.edition().rules_revision(),
    };
    let joins = |person| MemberChange::Joins { person: ids::person(person), role: MEMBER.to_owned(), seat: None };
    let new = NewTable {
        id,
        node: shared.node,
        setup,
        phase: String::new(),
        clocks: String::new(),
        clock: Clock::Standing,
        deadline_at: None,
        created_at: now,
        members: opening.seats.iter().filter_map(|sitting| sitting.person).map(joins).collect(),
    };
    let epoch = match epoch {
        Some(epoch) => epoch,
        None => shared.store.create(new).await?,
    };
    let seed = shared.store.keep_seed(id, DEAL, Seed::random()).await?;
    let (room, first) = Room::open(opening, loading::given(&seed, epoch), 0)?;
    let (done, stored) = oneshot::channel();
    let beginning = Beginning::Opened { room: Box::new(room), epoch, first: Box::new(first), done };
    registry.place(table, beginning)?;
    stored.await.map_err(|_| Error::Unavailable("the table cannot be stored"))
}
