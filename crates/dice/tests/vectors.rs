//! The vectors of `golden/dice/vectors.json`: whoever gives the same bytes follows the specification.
//! `PANGEA_BLESS=1` writes them anew.

use std::path::{Path, PathBuf};

use dice::{Commitment, DealId, Disclosure, GameSetup, Given, Key, Seed, TableId, Word, hex};
use game::{Chance, NO_ORDER, Outcome, Seat};
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What is drawn in every vector: needs of all kinds, sizes at and around powers of two.
const NEEDS: &[(u64, Chance)] = &[
    (0, Chance::Shuffle { cards: 84 }),
    (1, Chance::Die { sides: 6 }),
    (1, Chance::Die { sides: 2 }),
    (1, Chance::Shuffle { cards: 6 }),
    (2, Chance::Die { sides: 6 }),
    (3, Chance::Shuffle { cards: 1 }),
    (4, Chance::Shuffle { cards: 129 }),
    (5, Chance::Shuffle { cards: 512 }),
    (0x0102_0304_0506_0708, Chance::Die { sides: 255 }),
];

fn draw(key: &Key, need: u64, chance: Chance) -> Value {
    let mut buffer = NO_ORDER;
    let outcome = match key.draw(need, chance, &mut buffer) {
        Outcome::Die(face) => json!(face),
        Outcome::Order(order) => json!(order),
    };
    match chance {
        Chance::Die { sides } => json!({"need": need, "kind": "die", "size": sides, "outcome": outcome}),
        Chance::Shuffle { cards } => json!({"need": need, "kind": "shuffle", "size": cards, "outcome": outcome}),
    }
}

fn vector(disclosure: &Disclosure, game: &GameSetup) -> Value {
    let transcript = disclosure.transcript(game.clone());
    let key = disclosure.key(game.clone()).expect("what is told fits");
    let given = disclosure.given.iter().map(|given| {
        json!({
            "sealed": given.sealed().map(|sealed| sealed.to_string()),
            "word": given.word().map(|word| hex::encode(word.reveal())),
        })
    });
    let seats = disclosure.given.len() as u8;
    json!({
        "table": disclosure.deal.table.to_string(),
        "deal": disclosure.deal.deal,
        "edition": game.edition,
        "rules": game.rules,
        "options": game.options,
        "first": game.first.map(Seat::number),
        "seed": hex::encode(disclosure.seed.reveal()),
        "commitment": disclosure.commitment.to_string(),
        "spoken": disclosure.commitment.spoken().join(" "),
        "given": given.collect::<Vec<_>>(),
        "transcript": hex::encode(&transcript.bytes()),
        "transcript_hash": hex::encode(&transcript.hash()),
        "key": hex::encode(key.reveal()),
        "seating": key.seating(seats).iter().map(|seat| seat.number()).collect::<Vec<_>>(),
        "draws": NEEDS.iter().map(|&(need, chance)| draw(&key, need, chance)).collect::<Vec<_>>(),
    })
}

/// Bytes that count up from here.
fn bytes<const N: usize>(from: u8) -> [u8; N] {
    core::array::from_fn(|place| from.wrapping_add(place as u8))
}

fn told(deal: DealId, seed: Seed, given: Vec<Given>) -> Disclosure {
    let commitment = Commitment::to(&seed, deal);
    Disclosure { deal, seed, commitment, given, seating: None }
}

fn vectors() -> Value {
    let plain = GameSetup { edition: "origin".to_owned(), rules: 1, options: Vec::new(), first: None };
    let first = DealId { table: TableId([0; 16]), deal: 1 };
    let nothing = told(first, Seed::new([0; 32]), vec![Given::Nothing, Given::Nothing]);

    let deal = DealId { table: TableId(bytes(0x10)), deal: 0x0a0b_0c0d };
    let seat = Seat::wrapping;
    let late = Given::opened(Word::new(bytes(0x60)), deal, seat(1));
    let given = vec![
        Given::opened(Word::new(bytes(0x40)), deal, seat(0)),
        late.sealed().map_or(Given::Nothing, Given::Sealed),
        Given::Nothing,
        Given::opened(Word::typed(&bytes(0x80), "Żółw, черепаха, želva"), deal, seat(3)),
    ];
    let full = told(deal, Seed::new(bytes(0xa0)), given);
    let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let options = vec![option("mimicry_limit", "PerAttack"), option("feeding_compulsory", "true")];
    let with_options = GameSetup { edition: "continents".to_owned(), rules: 258, options, first: Some(seat(2)) };

    let mut opened = full.clone();
    opened.given[1] = late;
    let vectors =
        [(&nothing, &plain), (&full, &with_options), (&opened, &with_options)].map(|(told, game)| vector(told, game));
    json!({"specification": "docs/dice.md", "deals": vectors})
}

#[test]
fn the_vectors_are_as_they_were() {
    let path = root().join("golden/dice/vectors.json");
    let now = vectors();
    if std::env::var_os("PANGEA_BLESS").is_some() {
        std::fs::write(&path, compact(&now)).expect("a file that can be written");
    }
    let text = std::fs::read_to_string(&path).expect("the vectors are there");
    let then: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(now, then);
}

/// JSON with lists of numbers in one line.
fn compact(value: &Value) -> String {
    let Some(deals) = value["deals"].as_array() else { return String::new() };
    let deal = |deal: &Value| {
        let fields = deal.as_object().into_iter().flatten().map(|(name, value)| match value.as_array() {
            Some(list) if name == "draws" || name == "given" => {
                let lines: Vec<String> = list.iter().map(|one| format!("        {one}")).collect();
                format!("      \"{name}\": [\n{}\n      ]", lines.join(",\n"))
            }
            _ => format!("      \"{name}\": {value}"),
        });
        format!("    {{\n{}\n    }}", fields.collect::<Vec<_>>().join(",\n"))
    };
    let deals: Vec<String> = deals.iter().map(deal).collect();
    format!("{{\n  \"specification\": {},\n  \"deals\": [\n{}\n  ]\n}}\n", value["specification"], deals.join(",\n"))
}
