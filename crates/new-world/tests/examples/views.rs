//! What everybody sees, what would follow, and positions that cannot stand.

use game::{Game, Seat, Viewer};
use new_world::{Action, Death, Event, Hidden, PositionError, SeenEvent, State};

use crate::{P1, card, development, feeding, only, p, t};

#[test]
fn a_new_animal_hides_its_card() {
    // NW-DEV-3, NW-SETUP-5
    let mut table = development(2).hand(P1, &["running/carnivorous"]).stand();
    table.act(P1, Action::PlayAnimal { card: card("running/carnivorous"), before: None });
    let played = table.events.iter().find(|event| matches!(event, Event::AnimalPlayed { .. })).expect("played");
    assert!(matches!(State::seen(played, Viewer::Seat(P1)), Some(SeenEvent::YouPlayedAnimal { .. })));
    assert!(matches!(State::seen(played, Viewer::Seat(p(2))), Some(SeenEvent::SeatPlayedAnimal { .. })));
    assert!(matches!(State::seen(played, Viewer::Spectator), Some(SeenEvent::SeatPlayedAnimal { .. })));
}

#[test]
fn the_pile_is_open_by_option_only() {
    // NW-SETUP-8, NW-OPT-OPEN-DISCARDS
    for (option, open) in [("false", 0), ("true", 2)] {
        let mut table = feeding(2)
            .option("open_discards", option)
            .row(P1, "H[carnivorous] 0")
            .row(p(2), "V[running] 0")
            .dice(&[1])
            .stand();
        table.act(P1, table.attack("H", "V"));
        let view = table.view();
        assert_eq!((view.discard, view.open_pile.len()), (2, open));
        let gone = table.events.iter().find(|event| matches!(event, Event::Discarded { .. })).expect("its card");
        let unseen = SeenEvent::DiscardedUnseen { from: Hidden::Animal(p(2), table.id("V")) };
        let seen = State::seen(gone, Viewer::Seat(Seat::FIRST));
        assert_eq!(seen == Some(unseen), open == 0);
    }
}

#[test]
fn the_outlook_of_an_attack_shows_what_may_follow() {
    // NW-T-RUNNING, NW-T-POISONOUS, NW-SWAMP-3
    let table = feeding(2)
        .area("swamp", &[(1, 0)])
        .row(P1, "H[carnivorous, fat_tissue] 1 | Z[scavenger] 0")
        .row(p(2), "V[running, horned, poisonous] 0")
        .stand();
    let outlook = table.state.outlook(P1, table.attack("H", "V")).expect("legal");
    let reactions = outlook.reactions.expect("of an attack");
    assert_eq!((reactions.escapes_on, reactions.gores_on), (Some((3, 6)), Some((2, 6))));
    assert!(reactions.poisons && !reactions.is_hopeless());
    assert_eq!(outlook.deaths, [(table.id("V"), Death::Eaten { by: table.id("H") })]);
    let gains: Vec<_> = outlook.gains.iter().map(|gain| (gain.animal, gain.food, gain.fat)).collect();
    assert_eq!(gains, [(table.id("H"), 1, 1), (table.id("Z"), 1, 0)]);
    assert_eq!(outlook.areas.len(), 1);
}

#[test]
fn the_outlook_of_a_trait_shows_what_it_costs() {
    // NW-HUN-1, NW-PAIR-6, NW-VAR-RM-2
    let table =
        development(2).hand(P1, &["hoofed/robust", "communication/robust"]).row(P1, "A | B | C").row(p(2), "X").stand();
    let a = table.id("A");
    let play = Action::PlayTrait { card: card("hoofed/robust"), face: t("robust"), on: a };
    assert_eq!(table.state.outlook(P1, play).expect("legal").needs, [(a, 2)]);
    let pair = Action::PlayPair {
        card: card("communication/robust"),
        face: t("communication"),
        first: a,
        second: table.id("C"),
    };
    let row = table.state.outlook(P1, pair).expect("legal").row.expect("the row changes");
    assert_eq!(row, [a, table.id("C"), table.id("B")]);
    assert_eq!(
        table.state.outlook(P1, Action::Rearrange { order: new_world::RowOrder::new(&[a]).expect("short") }),
        None
    );
    let pool = development(2).option("variant", "random_mutations").pool(P1, &["running/carnivorous"]).stand();
    let outlook = pool.state.outlook(P1, Action::AnnounceAnimal).expect("legal");
    assert!(outlook.unknown_card && outlook.gains.is_empty());
}

#[test]
fn why_not_lists_all_reasons() {
    let table = feeding(2).row(P1, "H[carnivorous(r)] 2").row(p(2), "V[camouflage, robust] 0").stand();
    let reasons = table.state.why_not(P1, table.attack("H", "V")).0;
    let ids: Vec<_> = reasons.iter().map(|reason| game::RuleId::id(reason.rule)).collect();
    assert_eq!(ids, ["NW-ATT-2", "NW-HUN-4", "NW-T-CAMOUFLAGE", "NW-T-ROBUST"]);
    assert_eq!(table.why(P1, table.attack_ignoring("H", "V", Some(only("robust")), None)), "NW-ATT-2");
}

#[test]
fn impossible_positions_are_refused() {
    // NW-PAIR-2, NW-PAIR-3, NW-DEV-6, NW-COMP-4
    let a = new_world::AnimalId(0);
    assert_eq!(feeding(5).error(), PositionError::Seats);
    assert_eq!(feeding(2).epoch(0).error(), PositionError::Epoch);
    assert_eq!(feeding(2).first(p(3)).error(), PositionError::NoSuchSeat(p(3)));
    assert_eq!(feeding(2).row(P1, "A[running, running]").error(), PositionError::Twice(a, t("running")));
    assert_eq!(feeding(2).row(P1, "A[running(1)]").error(), PositionError::NoPlaceForFat(a, t("running")));
    assert_eq!(feeding(2).row(P1, "A[symbiosis]").error(), PositionError::WrongForm(t("symbiosis")));
    let apart = feeding(2).row(P1, "A | B | C").link("cooperation", "A", "C").error();
    assert_eq!(apart, PositionError::BadLink(t("cooperation")));
    let twice = feeding(2).row(P1, "A | B").link("cooperation", "A", "B").link("symbiosis", "A", "B").error();
    assert_eq!(twice, PositionError::LinkedTwice(t("symbiosis")));
}
