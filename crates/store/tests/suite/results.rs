//! Finished games and ratings.

use store::{
    Choices, FinishedGame, GAMES, GameSeat, NodeId, PersonId, Ranking, Rate, Rating, Store, StoreError, Strength,
    TableId, WallTime,
};

use crate::world::{World, at_once, node, person, table};

const START: Strength = Strength { mu: 25.0, sigma: 8.0 };
const ALL: Ranking = Ranking { since: WallTime(0), settled: 6.0 };

pub fn seat(number: u8, person: Option<PersonId>, place: u8) -> GameSeat {
    let bot = person.is_none().then(|| "apex".to_owned());
    let traits = vec!["carnivorous".to_owned(), format!("trait-{number}"), "carnivorous".to_owned()];
    let (name, points) = (format!("seat {number}"), 30 - i64::from(place));
    GameSeat { seat: number, person, bot, name, points, place, share: f64::from(u8::from(place == 1)), traits }
}

/// A game that counts; the first of these has won.
pub fn game(table: TableId, people: &[Option<PersonId>], at: i64) -> FinishedGame {
    let seats = people.iter().zip(0..).map(|(person, number)| seat(number, *person, number + 1)).collect();
    FinishedGame {
        table,
        edition: "origin".to_owned(),
        size: "3-4".to_owned(),
        finished_at: WallTime(at),
        why_not: None,
        record: Some("a record".to_owned()),
        version: 7,
        seats,
    }
}

/// The winner gains one, everybody else loses one, and everybody is surer by one.
pub fn rate() -> Rate {
    Box::new(|before| {
        let rated = |(at, before): (usize, &Option<Strength>)| {
            let before = before.unwrap_or(START);
            Some(Strength { mu: before.mu + if at == 0 { 1.0 } else { -1.0 }, sigma: before.sigma - 1.0 })
        };
        before.iter().enumerate().map(rated).collect()
    })
}

/// The same, of bots nothing.
fn rate_people(people: &[Option<PersonId>]) -> Rate {
    let people = people.to_vec();
    Box::new(move |before| rate()(before).into_iter().zip(people).map(|(rated, person)| person.and(rated)).collect())
}

async fn play(store: &Store, node: NodeId, people: &[Option<PersonId>], at: i64) -> TableId {
    let id = table(store, node).await;
    store.finish_game(game(id, people, at), rate_people(people)).await.expect("it is kept");
    id
}

async fn rating(store: &Store, person: PersonId) -> Rating {
    store.ratings_of(person, ALL).await.expect("a list").remove(0)
}

async fn public(store: &Store, name: &str) -> PersonId {
    let person = person(store, name).await;
    let choices = Choices { public_page: true, ..Choices::default() };
    store.choose(person, choices).await.expect("they are there");
    person
}

pub async fn a_game_is_kept_and_counts_once(world: World) {
    let store = world.open().await;
    let (ada, bob) = (public(&store, "Ada").await, person(&store, "Bob").await);
    let people = [Some(ada), None, Some(bob)];
    let id = table(&store, node(&store).await).await;
    let made = game(id, &people, 50);
    assert_eq!(store.game(id).await, Ok(None));
    let played = store.finish_game(made.clone(), rate_people(&people)).await.expect("it is kept");
    assert_eq!((played.table, played.finished_at, played.has_record), (id, WallTime(50), true));
    assert_eq!(store.game_record(id).await, Ok(Some("a record".to_owned())));
    let mut expected = made.seats.clone();
    for seat in &mut expected {
        seat.traits.dedup();
        seat.traits.pop();
        // Each trait once, in order.
        seat.traits = vec!["carnivorous".to_owned(), format!("trait-{}", seat.seat)];
    }
    assert_eq!(played.seats.iter().map(|played| played.seat.clone()).collect::<Vec<_>>(), expected);
    let changes: Vec<_> = played.seats.iter().map(|played| played.change.map(|it| (it.before, it.after))).collect();
    let first = |mu| Some((None, Strength { mu, sigma: 7.0 }));
    assert_eq!(changes, [first(26.0), None, first(24.0)]);
    assert_eq!(played.seats[0].change.expect("a change").version, 7);

    // It comes again, with other points: nothing changes.
    let mut again = made.clone();
    again.seats[0].points = 99;
    assert_eq!(store.finish_game(again, rate_people(&people)).await, Ok(played.clone()));
    assert_eq!(store.game(id).await, Ok(Some(played)));
    let known = rating(&store, ada).await;
    assert_eq!((known.strength, known.games, known.won), (Strength { mu: 26.0, sigma: 7.0 }, 1, 1));
    assert!((known.fair - 1.0 / 3.0).abs() < 1e-9);
    assert_eq!((rating(&store, bob).await.games, rating(&store, bob).await.won), (1, 0));
    assert_eq!(store.game_record(TableId::random()).await, Ok(None));
}

pub async fn a_game_that_does_not_count_changes_no_rating(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let me = node(&store).await;
    let mut made = game(table(&store, me).await, &[Some(ada), None], 50);
    made.why_not = Some("undone".to_owned());
    made.record = None;
    let never: Rate = Box::new(|_| panic!("nothing is rated"));
    let played = store.finish_game(made, never).await.expect("it is kept");
    assert_eq!((played.why_not.as_deref(), played.has_record), (Some("undone"), false));
    assert_eq!(played.seats[0].change, None);
    assert_eq!(store.ratings_of(ada, ALL).await, Ok(Vec::new()));
    assert_eq!(store.finished_games(vec![ada, PersonId::random()]).await, Ok(vec![(ada, 1)]));
}

pub async fn a_rating_that_cannot_be_counted_keeps_nothing(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let id = table(&store, node(&store).await).await;
    let people = [Some(ada), None];
    let wrong: [Rate; 4] = [
        Box::new(|_| panic!("a bad game")),
        Box::new(|_| vec![None]),
        Box::new(|before| vec![Some(Strength { mu: f64::NAN, sigma: 1.0 }); before.len()]),
        rate(),
    ];
    for rate in wrong {
        let refused = store.finish_game(game(id, &people, 50), rate).await;
        assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
        assert_eq!(store.game(id).await, Ok(None));
    }
    let mut twice = game(id, &[Some(ada), Some(ada)], 50);
    assert!(matches!(store.finish_game(twice.clone(), rate()).await, Err(StoreError::Refused(_))));
    twice.seats.clear();
    assert!(matches!(store.finish_game(twice, rate()).await, Err(StoreError::Refused(_))));
    // It is not held against the game.
    store.finish_game(game(id, &people, 50), rate_people(&people)).await.expect("it is kept");
    assert_eq!(rating(&store, ada).await.games, 1);
}

pub async fn games_of_the_same_people_at_once_all_count(world: World) {
    const GAMES_AT_ONCE: usize = 24;
    let store = world.open().await;
    let me = node(&store).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Eve"] {
        people.push(Some(person(&store, name).await));
    }
    let mut games = Vec::new();
    for number in 0..GAMES_AT_ONCE {
        // Seats in every order, so that people are met in every order too.
        people.rotate_left(1);
        if number % 2 == 0 {
            people.swap(0, 2);
        }
        games.push((table(&store, me).await, people.clone()));
    }
    // Each is sent twice, as after a lost answer.
    let twice = games.iter().chain(&games).cloned().collect::<Vec<_>>();
    let kept = at_once(twice, |(table, people)| {
        let store = store.clone();
        async move { store.finish_game(game(table, &people, 60), rate()).await.expect("it is kept") }
    });
    let kept = kept.await;
    assert_eq!(kept[..GAMES_AT_ONCE], kept[GAMES_AT_ONCE..]);
    let mut total = 0.0;
    for person in people.iter().flatten() {
        let known = rating(&store, *person).await;
        assert_eq!(known.games, GAMES_AT_ONCE as u64);
        // Every game made it surer by one, whatever came of it.
        assert_eq!(known.strength.sigma, START.sigma - GAMES_AT_ONCE as f64);
        let won = games.iter().filter(|(_, seats)| seats[0] == Some(*person)).count();
        assert_eq!(known.won, won as u64);
        assert_eq!(known.strength.mu, START.mu + won as f64 * 2.0 - GAMES_AT_ONCE as f64);
        total += known.strength.mu;
        // The steps form one chain.
        let mut steps =
            store.rating_history(*person, "origin".to_owned(), "3-4".to_owned(), GAMES).await.expect("steps");
        steps.sort_by(|one, other| other.change.after.sigma.total_cmp(&one.change.after.sigma));
        assert_eq!(steps.len(), GAMES_AT_ONCE);
        assert_eq!(steps[0].change.before, None);
        assert!(steps.windows(2).all(|pair| pair[1].change.before == Some(pair[0].change.after)));
    }
    assert_eq!(total, START.mu * 3.0 - GAMES_AT_ONCE as f64);
}

pub async fn games_of_a_person_are_read_in_pages(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let mut ids = Vec::new();
    for at in [30, 10, 20, 20, 40] {
        ids.push((at, play(&store, me, &[Some(ada), Some(bob)], at).await));
    }
    play(&store, me, &[Some(bob), None], 50).await;
    let mut other = game(table(&store, me).await, &[Some(ada), None], 25);
    other.edition = "new-world".to_owned();
    let other = store.finish_game(other, rate_people(&[Some(ada), None])).await.expect("it is kept");
    ids.push((25, other.table));
    ids.sort();
    ids.reverse();
    let all = async |edition: Option<&str>| {
        let mut listed = Vec::new();
        let mut after = None;
        loop {
            let edition = edition.map(str::to_owned);
            let page = store.games_of(ada, edition, after, 2).await.expect("a page");
            assert!(page.len() <= 2);
            let Some(last) = page.last() else { break };
            after = Some(last.place());
            listed.extend(page.iter().map(|played| (played.finished_at.0, played.table)));
        }
        listed
    };
    assert_eq!(all(None).await, ids);
    assert_eq!(all(Some("new-world")).await, [(25, other.table)]);
    assert_eq!(store.games_of(ada, None, None, 1).await.expect("a page")[0].seats.len(), 2);
    let history = store.rating_history(ada, "origin".to_owned(), "3-4".to_owned(), 2).await.expect("steps");
    assert_eq!(history.iter().map(|step| step.at.0).collect::<Vec<_>>(), [40, 30]);
}

pub async fn wins_and_traits_are_counted(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    play(&store, me, &[Some(ada), Some(bob)], 1).await;
    play(&store, me, &[Some(bob), Some(ada)], 2).await;
    play(&store, me, &[Some(ada), Some(bob), None], 3).await;
    let tallies = store.tallies(ada).await.expect("a list");
    let lines: Vec<_> = tallies.iter().map(|it| (it.edition.as_str(), it.seats, it.games, it.won)).collect();
    assert_eq!(lines, [("origin", 2, 2, 1), ("origin", 3, 1, 1)]);
    let favourites = store.favourites(ada, "origin".to_owned()).await.expect("a list");
    let expected = [("carnivorous", 3), ("trait-0", 2), ("trait-1", 1)].map(|(name, games)| (name.to_owned(), games));
    assert_eq!((favourites.games, favourites.traits), (3, expected.to_vec()));
    assert_eq!(store.favourites(ada, "new-world".to_owned()).await, Ok(store::Favourites::default()));
    assert_eq!(store.tallies(PersonId::random()).await, Ok(Vec::new()));
}

pub async fn a_leaderboard_ranks_whoever_is_public_settled_and_there(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let (ada, bob, eve) = (public(&store, "Ada").await, public(&store, "Bob").await, public(&store, "Eve").await);
    let (hidden, gone) = (person(&store, "Hidden").await, public(&store, "Gone").await);
    for at in 10..14 {
        play(&store, me, &[Some(hidden), Some(ada)], at).await;
        play(&store, me, &[Some(gone), None], at - 5).await;
        play(&store, me, &[Some(bob), None], at).await;
    }
    play(&store, me, &[Some(eve), None], 20).await;
    let ranking = Ranking { since: WallTime(10), settled: 6.0 };
    let board = async |skip, limit| {
        let board =
            store.leaderboard("origin".to_owned(), "3-4".to_owned(), ranking, skip, limit).await.expect("a board");
        assert_eq!((board.listed, board.ranked), (3, 2));
        board.lines.into_iter().map(|line| (line.person.name, line.rank, line.strength.mu)).collect::<Vec<_>>()
    };
    let line = |name: &str, rank, mu| (name.to_owned(), rank, mu);
    let all = [line("Bob", Some(1), 29.0), line("Eve", None, 26.0), line("Ada", Some(2), 21.0)];
    assert_eq!(board(0, 10).await, all);
    assert_eq!(board(1, 1).await, all[1..2]);
    assert_eq!(board(9, 10).await, []);
    // The page of each says the same.
    let own = async |person| {
        let rating = store.ratings_of(person, ranking).await.expect("a list").remove(0);
        (rating.rank, rating.ranked)
    };
    assert_eq!(own(bob).await, (Some(1), 2));
    assert_eq!(own(ada).await, (Some(2), 2));
    assert_eq!(own(eve).await, (None, 2));
    assert_eq!(own(hidden).await, (None, 2));
    assert_eq!(own(gone).await, (None, 2));
    let elsewhere = store.leaderboard("origin".to_owned(), "2".to_owned(), ranking, 0, 10).await;
    assert_eq!(elsewhere, Ok(store::Leaderboard::default()));
}
