//! Set-up, areas, access, swamps.

use game::{Chance, Game, Need, Outcome, Viewer};
use new_world::{Event, Fact, Options, Phase, State, Step};

use crate::{P1, feeding, p, place};

fn set_up(seats: u8, options: Options) -> State {
    let config = editions::new_world_config(seats, options, Some(P1)).expect("2 to 4 seats");
    let mut state = State::new(&config);
    while state.step() != Step::Done {
        match state.need() {
            Need::Chance(Chance::Shuffle { cards }) => {
                let order: Vec<u16> = (0..cards).collect();
                state.resolve(Outcome::Order(&order), &mut ()).expect("an order");
            }
            _ => assert!(state.advance(&mut ())),
        }
    }
    state
}

#[test]
fn three_players_are_set_up_as_in_the_book() {
    // NW-SETUP-1, NW-SETUP-3, NW-SETUP-4, NW-SETUP-5, NW-SETUP-7, NW-COMP-1
    let view = set_up(3, Options::default()).view(Viewer::Spectator);
    assert_eq!((view.area_deck, view.area_row.len(), view.areas_out), (6, 3, 11));
    assert!(view.places().all(|(_, _, tokens)| tokens.food + tokens.shelter == 0));
    assert_eq!(view.deck, 78);
    assert_eq!(&view.hands.0[..3], [6, 6, 6]);
    assert!(view.animals.is_empty() && view.discard == 0);
}

#[test]
fn a_die_or_the_host_names_the_first_player() {
    // NW-SETUP-6
    let config = editions::new_world_config(4, Options::default(), None).expect("four");
    let mut state = State::new(&config);
    let mut events: Vec<Event> = Vec::new();
    while state.need() != Need::Chance(Chance::Die { sides: 4 }) {
        match state.need() {
            Need::Chance(Chance::Shuffle { cards }) => {
                let order: Vec<u16> = (0..cards).rev().collect();
                state.resolve(Outcome::Order(&order), &mut events).expect("an order");
            }
            _ => assert!(state.advance(&mut events)),
        }
    }
    state.resolve(Outcome::Die(3), &mut events).expect("a die");
    assert_eq!(state.view(Viewer::Spectator).first, p(3));
    assert_eq!(set_up(4, Options::default()).view(Viewer::Spectator).first, P1);
}

#[test]
fn a_new_area_comes_from_the_left_and_the_right_most_leaves() {
    // NW-AREA-1, NW-AREA-2, NW-AREA-3, NW-AREA-5, NW-SETUP-2
    let mut table = feeding(3)
        .phase(Phase::Areas)
        .epoch(1)
        .area("steppe", &[(0, 0)])
        .area("mangrove", &[(0, 0)])
        .area("cave_mountains", &[(0, 0), (0, 0)])
        .area_deck(&["taiga", "swamp", "swamp", "jungle", "jungle", "forest"])
        .row(P1, "A 0")
        .stand();
    table.step();
    let names: Vec<&str> = table.view().places().map(|(place, ..)| place.name.id()).collect();
    assert_eq!(names, ["taiga", "steppe", "mangrove", "cave", "mountains"]);
    assert_eq!(table.view().area_deck, 5);
    let held = ["taiga", "steppe", "mangrove", "cave", "mountains"].map(|area| table.at(area));
    assert_eq!(held, [(3, 1), (4, 0), (2, 2), (1, 1), (2, 0)]);
    table.step().run_forced_to(Phase::Feeding);
    table.run_forced();
    table.act(P1, table.feed("A", "steppe")).run_forced();
    table.act(P1, table.shelter("A", "mangrove")).run_forced();
    let names: Vec<&str> = table.view().places().map(|(place, ..)| place.name.id()).collect();
    assert_eq!(names, ["taiga", "steppe", "mangrove"]);
    assert_eq!(table.state.phase(), Phase::Development);
}

#[test]
fn areas_are_topped_up_and_never_beyond() {
    // NW-AREA-2, NW-AREA-3
    let mut table = feeding(2)
        .phase(Phase::Areas)
        .area("taiga", &[(1, 0)])
        .area("cave_mountains", &[(0, 1), (1, 0)])
        .area_deck(&["steppe", "steppe"])
        .stand();
    table.step();
    assert_eq!([table.at("taiga"), table.at("cave"), table.at("mountains")], [(3, 1), (1, 1), (2, 0)]);
}

#[test]
fn a_swamp_keeps_what_it_has() {
    // NW-SWAMP-1, NW-SWAMP-2, NW-AREA-4, NW-AREA-6
    for (left, filled) in [(3, 3), (0, 1)] {
        let mut table =
            feeding(2).phase(Phase::Areas).area("swamp", &[(left, 0)]).area_deck(&["swamp", "steppe"]).stand();
        table.step();
        assert_eq!(table.at("swamp2"), (1, 0), "the new one gets its bright symbol");
        assert_eq!(table.at("swamp"), (filled, 0));
    }
}

#[test]
fn a_death_feeds_each_swamp_up_to_four() {
    // NW-SWAMP-3, NW-SWAMP-4, NW-ATT-9
    let mut table = feeding(2)
        .area("swamp", &[(1, 0)])
        .area("swamp", &[(4, 0)])
        .row(P1, "H[carnivorous] 0 | B 0")
        .row(p(2), "V 1")
        .stand();
    assert_eq!(table.view().area_row[0].nth, 1, "cards of a start row count as entered from the right");
    table.act(P1, table.attack("H", "V"));
    assert_eq!((table.at("swamp2"), table.at("swamp")), ((2, 0), (4, 0)));
    table.run_forced();
    table.act(P1, table.feed("B", "swamp2"));
    assert_eq!(table.at("swamp2"), (1, 0));
}

#[test]
fn the_plain_name_is_taken_again_when_it_is_free() {
    // NW-AREA-6
    let mut table = feeding(2)
        .phase(Phase::Areas)
        .epoch(2)
        .area("swamp", &[(1, 0)])
        .area("steppe", &[(0, 0)])
        .area("swamp", &[(1, 0)])
        .area_deck(&["taiga", "swamp", "steppe", "taiga"])
        .stand();
    // The right-most swamp leaves, the other keeps its "2"; the next one is plain again.
    table.run_forced();
    assert_eq!(table.at("swamp2"), (1, 0));
    assert!(!table.view().places().any(|(at, ..)| at == place("swamp")));
    for seat in [p(2), P1] {
        if table.state.phase() == Phase::Development {
            table.act(seat, new_world::Action::Pass);
        }
    }
    table.run_forced();
    let swamps: Vec<u8> =
        table.view().places().filter(|(at, ..)| at.name.id() == "swamp").map(|(at, ..)| at.nth).collect();
    assert_eq!(swamps, [0, 1]);
}

#[test]
fn access_decides_who_may_use_an_area() {
    // NW-ACC-1 to NW-ACC-4, NW-HARM-3, NW-T-ADAPTABLE, NW-OPT-ADAPTABLE-SHELTER, NW-GOLD-1
    let open = ["steppe", "mountains", "desert", "meadow", "tundra"];
    let upper = ["cave", "savanna", "lake", "glacier"];
    let cases: [(&str, &[&str]); 7] = [
        ("A 0", &["glacier"]),
        ("A[nocturnal] 0", &["cave"]),
        ("A[robust] 0", &["savanna"]),
        ("A[swimming] 0", &["lake"]),
        ("A[adaptable] 0", &["cave", "savanna", "lake", "glacier"]),
        ("A[parasite] 0", &[]),
        ("A 0 | B 0", &[]),
    ];
    for (row, expected) in cases {
        for (option, shelters) in [("true", true), ("false", false)] {
            let mut setting = feeding(2)
                .option("adaptable_shelter", option)
                .area("steppe", &[(4, 1)])
                .area("cave_mountains", &[(1, 1), (2, 1)])
                .area("savanna_desert", &[(2, 1), (1, 1)])
                .area("lake_meadow", &[(2, 1), (2, 1)])
                .area("glacier_tundra", &[(1, 1), (1, 1)])
                .row(P1, row)
                .row(p(2), "X 1");
            if row.contains('B') {
                setting = setting.link("cooperation", "A", "B");
            }
            let table = setting.stand();
            for area in open {
                assert!(table.is_legal(P1, table.feed("A", area)), "{row} {area}");
            }
            for area in upper {
                let open = expected.contains(&area);
                assert_eq!(table.why(P1, table.feed("A", area)) == "legal", open, "{row} {area}");
                let roams = row.contains("adaptable");
                let hides = open && (shelters || !roams);
                assert_eq!(table.why(P1, table.shelter("A", area)) == "legal", hides, "{row} {area} shelter");
                if !open {
                    assert_eq!(table.why(P1, table.feed("A", area)), "NW-ACC-3");
                }
            }
        }
    }
}

#[test]
fn the_last_area_card_makes_the_final_epoch() {
    // NW-EPOCH-4, NW-EXT-7, NW-TIME-1
    let mut table =
        feeding(2).phase(Phase::Areas).epoch(6).area_deck(&["steppe"]).row(P1, "A 0").row(p(2), "X 0").stand();
    assert!(table.view().last_epoch);
    table.run_forced();
    table.act(P1, table.feed("A", "steppe")).run_forced();
    table.act(p(2), table.feed("X", "steppe")).run_forced();
    assert_eq!(table.state.phase(), Phase::Over);
    let facts =
        |wanted: fn(&Fact) -> bool| table.events.iter().any(|event| matches!(event, Event::Open(fact) if wanted(fact)));
    assert!(!facts(|fact| matches!(fact, Fact::CleanedUp | Fact::Draws { .. } | Fact::AreaDiscarded { .. })));
}

#[test]
fn the_token_goes_round() {
    // NW-EPOCH-5, NW-EXT-13
    for (first, next) in [(p(2), p(3)), (p(3), P1)] {
        let mut table = feeding(3).phase(Phase::Extinction).first(first).stand();
        table.run_forced();
        assert_eq!((table.state.phase(), table.view().epoch), (Phase::Development, 3));
        assert_eq!((table.view().first, table.state.moment().active), (next, next));
    }
}
