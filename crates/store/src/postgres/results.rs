//! Finished games and ratings in PostgreSQL.

use std::collections::HashMap;

use sqlx::PgConnection;

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, TableId};
use crate::read::{self, person_columns};
use crate::results::{
    Favourites, FinishedGame, GAMES, GamePlace, GameSeat, Leaderboard, Played, Ranking, Rate, Rating, RatingChange,
    RatingStep, Results, Strength, TRAITS_OF, Tally,
};

use super::Postgres;

impl Results for Postgres {
    fn finish_game(&self, game: FinishedGame, rate: Rate) -> Reply<'_, Result<Played, StoreError>> {
        if let Some(objection) = game.objection() {
            return Box::pin(async move { Err(objection) });
        }
        Box::pin(self.write(move |connection| Box::pin(finish(connection, game, rate))))
    }

    fn game(&self, table: TableId) -> Reply<'_, Result<Option<Played>, StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            Ok(games(&mut connection, vec![table.to_string()]).await?.pop())
        })
    }

    fn game_record(&self, table: TableId) -> Reply<'_, Result<Option<String>, StoreError>> {
        Box::pin(async move {
            let record: Option<Option<String>> = sqlx::query_scalar("select record from games where table_id = $1")
                .bind(table.to_string())
                .fetch_optional(&self.pool)
                .await?;
            Ok(record.flatten())
        })
    }

    fn games_of(
        &self,
        person: PersonId,
        edition: Option<String>,
        after: Option<GamePlace>,
        limit: u32,
    ) -> Reply<'_, Result<Vec<Played>, StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let tables: Vec<String> = sqlx::query_scalar(
                "select s.table_id from game_seats s join games g on g.table_id = s.table_id
                 where s.person = $1 and (s.finished_at, s.table_id) < ($2, $3) and ($4::text is null or g.edition = $4)
                 order by s.finished_at desc, s.table_id desc limit $5",
            )
            .bind(person.to_string())
            .bind(after.map_or(i64::MAX, |place| place.finished_at.0))
            .bind(after.map_or(String::new(), |place| place.table.to_string()))
            .bind(edition)
            .bind(i64::from(limit.min(GAMES)))
            .fetch_all(&mut *connection)
            .await?;
            Ok(games(&mut connection, tables).await?)
        })
    }

    fn finished_games(&self, people: Vec<PersonId>) -> Reply<'_, Result<Vec<(PersonId, u64)>, StoreError>> {
        Box::pin(async move {
            let ids: Vec<String> = people.iter().map(PersonId::to_string).collect();
            let counts: Vec<(String, i64)> = sqlx::query_as(
                "select person, count(*) from game_seats where person = any($1)
                 group by person",
            )
            .bind(ids)
            .fetch_all(&self.pool)
            .await?;
            let count = |(person, games): &(String, i64)| Ok((read::id(person)?, read::number(*games)?));
            Ok(counts.iter().map(count).collect::<Result<_, sqlx::Error>>()?)
        })
    }

    fn tallies(&self, person: PersonId) -> Reply<'_, Result<Vec<Tally>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select edition, seats, count(*) as games, sum(won)::bigint as won
                 from (
                    select g.edition, case when s.place = 1 then 1 else 0 end as won,
                        (select count(*) from game_seats o where o.table_id = g.table_id) as seats
                    from game_seats s join games g on g.table_id = s.table_id where s.person = $1
                 ) as played
                 group by edition, seats order by edition, seats",
            )
            .bind(person.to_string())
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::tally).collect::<Result<_, _>>()?)
        })
    }

    fn favourites(&self, person: PersonId, edition: String) -> Reply<'_, Result<Favourites, StoreError>> {
        Box::pin(async move {
            let games: i64 = sqlx::query_scalar(
                "select count(*) from game_seats s join games g on g.table_id = s.table_id
                 where s.person = $1 and g.edition = $2",
            )
            .bind(person.to_string())
            .bind(&edition)
            .fetch_one(&self.pool)
            .await?;
            let traits: Vec<(String, i64)> = sqlx::query_as(
                "with played as (
                    select s.traits from game_seats s join games g on g.table_id = s.table_id
                    where s.person = $1 and g.edition = $2 order by s.finished_at desc limit $3
                 )
                 select t.value, count(*) from played, jsonb_array_elements_text(played.traits::jsonb) as t (value)
                 group by t.value order by count(*) desc, t.value collate \"C\" limit $4",
            )
            .bind(person.to_string())
            .bind(edition)
            .bind(i64::from(TRAITS_OF))
            .bind(i64::from(GAMES))
            .fetch_all(&self.pool)
            .await?;
            let count = |(name, games): (String, i64)| Ok((name, read::number(games)?));
            Ok(Favourites {
                games: read::number(games)?.min(u64::from(TRAITS_OF)),
                traits: traits.into_iter().map(count).collect::<Result<_, sqlx::Error>>()?,
            })
        })
    }

    fn ratings_of(&self, person: PersonId, ranking: Ranking) -> Reply<'_, Result<Vec<Rating>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "with ranked as (
                    select r.person, r.edition, r.size, r.mu from ratings r join persons p on p.id = r.person
                    where r.changed_at >= $2 and r.sigma <= $3 and p.public_page = 1
                 )
                 select r.edition, r.size, r.mu, r.sigma, r.games, r.won, r.fair, r.changed_at,
                    (
                        select (
                            select count(*) from ranked o
                            where o.edition = r.edition and o.size = r.size
                                and (o.mu > i.mu or (o.mu = i.mu and o.person <= i.person))
                        )
                        from ranked i where i.person = r.person and i.edition = r.edition and i.size = r.size
                    ) as rank,
                    (select count(*) from ranked o where o.edition = r.edition and o.size = r.size) as ranked
                 from ratings r where r.person = $1 order by r.edition, r.size",
            )
            .bind(person.to_string())
            .bind(ranking.since.0)
            .bind(ranking.settled)
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::rating).collect::<Result<_, _>>()?)
        })
    }

    fn rating_history(
        &self,
        person: PersonId,
        edition: String,
        size: String,
        limit: u32,
    ) -> Reply<'_, Result<Vec<RatingStep>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select g.table_id, g.finished_at, c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, c.version
                 from rating_changes c join games g on g.table_id = c.table_id
                 where c.person = $1 and g.edition = $2 and g.size = $3
                 order by g.finished_at desc, g.table_id desc limit $4",
            )
            .bind(person.to_string())
            .bind(edition)
            .bind(size)
            .bind(i64::from(limit.min(GAMES)))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::rating_step).collect::<Result<_, _>>()?)
        })
    }

    fn leaderboard(
        &self,
        edition: String,
        size: String,
        ranking: Ranking,
        skip: u32,
        limit: u32,
    ) -> Reply<'_, Result<Leaderboard, StoreError>> {
        Box::pin(async move {
            let (listed, ranked): (i64, i64) = sqlx::query_as(
                "select count(*), coalesce(sum(case when r.sigma <= $4 then 1 else 0 end), 0)::bigint
                 from ratings r join persons p on p.id = r.person
                 where r.edition = $1 and r.size = $2 and r.changed_at >= $3 and p.public_page = 1",
            )
            .bind(&edition)
            .bind(&size)
            .bind(ranking.since.0)
            .bind(ranking.settled)
            .fetch_one(&self.pool)
            .await?;
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                ", r.mu, r.sigma, r.games, r.won, r.fair, r.changed_at,
                    case when r.sigma <= $4 then
                        sum(case when r.sigma <= $4 then 1 else 0 end) over (order by r.mu desc, r.person)
                    end::bigint as rank
                 from ratings r join persons p on p.id = r.person
                 where r.edition = $1 and r.size = $2 and r.changed_at >= $3 and p.public_page = 1
                 order by r.mu desc, r.person limit $5 offset $6",
            ))
            .bind(edition)
            .bind(size)
            .bind(ranking.since.0)
            .bind(ranking.settled)
            .bind(i64::from(limit.min(GAMES)))
            .bind(i64::from(skip))
            .fetch_all(&self.pool)
            .await?;
            Ok(Leaderboard {
                lines: rows.iter().map(read::leader).collect::<Result<_, _>>()?,
                listed: read::number(listed)?,
                ranked: read::number(ranked)?,
            })
        })
    }
}

/// Games in the order of their end, the last first.
async fn games(connection: &mut PgConnection, tables: Vec<String>) -> Result<Vec<Played>, sqlx::Error> {
    let rows = sqlx::query(
        "select g.table_id, g.edition, g.size, g.finished_at, g.why_not,
            case when g.record is null then 0 else 1 end::bigint as has_record,
            s.seat, s.person, s.bot, s.name, s.points, s.place, s.share, s.traits,
            c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, c.version
         from games g join game_seats s on s.table_id = g.table_id
            left join rating_changes c on c.table_id = g.table_id and c.person = s.person
         where g.table_id = any($1)
         order by g.finished_at desc, g.table_id desc, s.seat",
    )
    .bind(tables)
    .fetch_all(connection)
    .await?;
    read::games(&rows)
}

async fn finish(connection: &mut PgConnection, game: FinishedGame, rate: Rate) -> Result<Played, StoreError> {
    let table = game.table.to_string();
    let kept = sqlx::query(
        "insert into games (table_id, edition, size, finished_at, why_not, record) values ($1, $2, $3, $4, $5, $6)
         on conflict (table_id) do nothing",
    )
    .bind(&table)
    .bind(&game.edition)
    .bind(&game.size)
    .bind(game.finished_at.0)
    .bind(&game.why_not)
    .bind(&game.record)
    .execute(&mut *connection)
    .await?;
    if kept.rows_affected() > 0 {
        for seat in &game.seats {
            keep_seat(connection, &game, seat).await?;
        }
        if game.why_not.is_none() {
            let before = ratings(connection, &game).await?;
            for (person, seat, change) in game.rated(rate, &before)? {
                change_rating(connection, &game, person, seat, &change).await?;
            }
        }
    }
    games(connection, vec![table]).await?.pop().ok_or(StoreError::Missing("game"))
}

async fn keep_seat(connection: &mut PgConnection, game: &FinishedGame, seat: &GameSeat) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into game_seats (table_id, seat, person, bot, name, points, place, share, traits, finished_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(game.table.to_string())
    .bind(i64::from(seat.seat))
    .bind(seat.person.map(|person| person.to_string()))
    .bind(&seat.bot)
    .bind(&seat.name)
    .bind(seat.points)
    .bind(i64::from(seat.place))
    .bind(seat.share)
    .bind(seat.stored_traits())
    .bind(game.finished_at.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// The rating of each seat before the game.
async fn ratings(connection: &mut PgConnection, game: &FinishedGame) -> Result<Vec<Option<Strength>>, sqlx::Error> {
    let people: Vec<String> = game.people().iter().map(PersonId::to_string).collect();
    // Two games of the same people at once: the second waits here, and then sees what the first has made of them. Those who
    // have no rating yet are locked too.
    sqlx::query("select 1 from persons where id = any($1) order by id for no key update")
        .bind(&people)
        .execute(&mut *connection)
        .await?;
    let rated: Vec<(String, f64, f64)> = sqlx::query_as(
        "select person, mu, sigma from ratings
         where edition = $2 and size = $3 and person = any($1)",
    )
    .bind(people)
    .bind(&game.edition)
    .bind(&game.size)
    .fetch_all(connection)
    .await?;
    let mut known = HashMap::new();
    for (person, mu, sigma) in rated {
        known.insert(read::id::<PersonId>(&person)?, Strength { mu, sigma });
    }
    Ok(game.seats.iter().map(|seat| known.get(&seat.person?).copied()).collect())
}

async fn change_rating(
    connection: &mut PgConnection,
    game: &FinishedGame,
    person: PersonId,
    seat: &GameSeat,
    change: &RatingChange,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into ratings (person, edition, size, mu, sigma, games, won, fair, changed_at)
         values ($1, $2, $3, $4, $5, 1, $6, $7, $8)
         on conflict (person, edition, size) do update
         set mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, won = ratings.won + excluded.won,
            fair = ratings.fair + excluded.fair, changed_at = greatest(ratings.changed_at, excluded.changed_at)",
    )
    .bind(person.to_string())
    .bind(&game.edition)
    .bind(&game.size)
    .bind(change.after.mu)
    .bind(change.after.sigma)
    .bind(i64::from(seat.place == 1))
    .bind(game.fair())
    .bind(game.finished_at.0)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "insert into rating_changes (table_id, person, mu_before, sigma_before, mu_after, sigma_after, version)
         values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(game.table.to_string())
    .bind(person.to_string())
    .bind(change.before.map(|before| before.mu))
    .bind(change.before.map(|before| before.sigma))
    .bind(change.after.mu)
    .bind(change.after.sigma)
    .bind(i64::from(change.version))
    .execute(connection)
    .await?;
    Ok(())
}
