//! What came of a game, as it is kept: who may be rated, by how much ratings change, and why not.

use std::sync::Arc;

use protocol::results::{Size, WhyNot};
use protocol::{TableId, Watching};
use ratings::{Strength as Rating, bots, strength};
use room::{Finished, FinishedSeat};
use store::{
    Epoch, FinishedGame, GameSeat, Kind, Listing, OwnerError, PersonId, Rate, StoreError, Strength, Visibility,
};

use crate::ids;
use crate::live::registry::Shared;

/// How many games a guest has finished before one counts, this one included.
const GAMES_OF_A_GUEST: u64 = 10;
/// The way of counting.
const VERSION: u32 = 1;

/// Keeps a game that is over and marks its table as finished. Doing it twice does no harm: the first time counts.
pub async fn keep(shared: &Shared, table: TableId, epoch: Epoch, finished: Finished) -> Result<(), OwnerError> {
    let (id, now) = (ids::table(table), shared.wall());
    if shared.store.game(id).await?.is_none() {
        let why_not = why_not(shared, &finished).await?;
        if finished.rules.watching == Watching::Nobody {
            not_for_everybody(shared, id, epoch).await?;
        }
        let rate = rate(&finished);
        let game = FinishedGame {
            table: id,
            edition: finished.rules.edition.clone(),
            size: Size::of(finished.seats.len()).id().to_owned(),
            finished_at: now,
            why_not: why_not.map(|why| why.id().to_owned()),
            record: Some(finished.record),
            version: VERSION,
            seats: finished.seats.into_iter().map(seat).collect(),
        };
        shared.store.finish_game(game, rate).await?;
    }
    shared.store.finish(id, epoch, now).await
}

/// Why a game changes no rating.
async fn why_not(shared: &Shared, finished: &Finished) -> Result<Option<WhyNot>, StoreError> {
    if finished.is_undone {
        return Ok(Some(WhyNot::Undone));
    }
    let people: Vec<PersonId> = finished.seats.iter().filter_map(|seat| seat.person).map(ids::person).collect();
    let known = shared.store.people(people.clone()).await?;
    let has_account = |id: &PersonId| {
        known.iter().any(|person| person.id == *id && (person.account_at.is_some() || person.kind == Kind::Bot))
    };
    let guests: Vec<PersonId> = people.into_iter().filter(|person| !has_account(person)).collect();
    if guests.is_empty() {
        return Ok(None);
    }
    let games = shared.store.finished_games(guests.clone()).await?;
    let before = |guest: &PersonId| games.iter().find(|(person, _)| person == guest).map_or(0, |(_, games)| *games);
    let is_new = guests.iter().any(|guest| before(guest) + 1 < GAMES_OF_A_GUEST);
    Ok(is_new.then_some(WhyNot::NewGuest))
}

/// Where nobody might watch, what was played is for its people alone, also afterwards.
async fn not_for_everybody(shared: &Shared, table: store::TableId, epoch: Epoch) -> Result<(), OwnerError> {
    let Some(listing) = shared.store.listing(table).await? else { return Ok(()) };
    if listing.visibility == Visibility::Link {
        return Ok(());
    }
    shared.store.list_table(table, epoch, Listing { visibility: Visibility::Link, ..listing }).await
}

/// How the ratings of the people change.
fn rate(finished: &Finished) -> Rate {
    let edition = finished.rules.edition.clone();
    let seats: Vec<(Option<String>, usize)> =
        finished.seats.iter().map(|seat| (seat.plays.clone(), usize::from(seat.place))).collect();
    let people: Arc<[bool]> = finished.seats.iter().map(|seat| seat.person.is_some()).collect();
    Box::new(move |before: &[Option<Strength>]| {
        let count = seats.len();
        let rating = |(place, (plays, _)): (usize, &(Option<String>, usize))| match plays {
            Some(plays) => bots::strength(&edition, count, plays),
            None => {
                before.get(place).copied().flatten().map_or(Rating::NEW, |Strength { mu, sigma }| Rating { mu, sigma })
            }
        };
        let table: Vec<(Rating, usize)> = seats.iter().enumerate().map(|seat| (rating(seat), seat.1.1)).collect();
        let after = strength::after_a_game(&table);
        let kept = |(Rating { mu, sigma }, is_person): (Rating, &bool)| is_person.then_some(Strength { mu, sigma });
        after.into_iter().zip(people.iter()).map(kept).collect()
    })
}

fn seat(seat: FinishedSeat) -> GameSeat {
    GameSeat {
        seat: seat.seat.number(),
        person: seat.person.map(ids::person),
        bot: seat.plays,
        name: seat.name,
        points: i64::from(seat.points),
        place: seat.place,
        share: seat.share,
        traits: seat.traits,
    }
}
