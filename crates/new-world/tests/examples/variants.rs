//! Length, Random Mutations, Disaster.

use game::{Chance, Game, Need, Outcome, Viewer};
use new_world::{Action, Event, Fact, Options, Phase, State, Variant};

use crate::{P1, Setting, Table, card, development, feeding, only, p, t};

fn begun(seats: u8, options: Options) -> State {
    let config = editions::new_world_config(seats, options, Some(P1)).expect("2 to 4 seats");
    let mut state = State::new(&config);
    while !matches!(state.need(), Need::Decision(_)) {
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

fn mutations() -> Setting {
    development(2).option("variant", "random_mutations")
}

fn add(table: &Table, face: &str, on: &str) -> Action {
    Action::AddTrait { face: t(face), on: table.id(on) }
}

fn announce(table: &Table, on: &str) -> Action {
    Action::AnnounceTrait { on: table.id(on) }
}

#[test]
fn a_shorter_game_has_fewer_epochs() {
    // NW-VAR-LEN-1, NW-OPT-EPOCHS
    let view = begun(2, Options { epochs: 4, ..Options::default() }).view(Viewer::Spectator);
    assert_eq!((view.area_deck, view.area_row.len(), view.areas_out), (4, 2, 14));
    let mut table =
        feeding(2).option("epochs", "4").phase(Phase::Extinction).epoch(4).row(P1, "A[hibernation] 0").stand();
    table.run_forced();
    assert_eq!(table.state.phase(), Phase::Over);
}

#[test]
fn cards_come_from_gene_pools() {
    // NW-VAR-RM-1, NW-VAR-RM-2, NW-VAR-RM-3
    let options = Options { variant: Variant::RandomMutations, ..Options::default() };
    let mut state = begun(2, options);
    let view = state.view(Viewer::Seat(P1));
    assert_eq!((view.pools[P1], view.hands[P1], view.deck), (6, 0, 84));
    let mut actions = Vec::new();
    state.legal(P1, &mut actions);
    assert_eq!(actions, [Action::AnnounceAnimal, Action::Pass]);
    state.apply(P1, Action::AnnounceAnimal, &mut ()).expect("legal");
    let view = state.view(Viewer::Seat(P1));
    assert_eq!((view.pools[P1], view.rows[P1].len()), (5, 1));
    assert!(view.own.is_some_and(|own| own.under.is_empty()), "unseen even by its owner");
}

#[test]
fn wrong_announcements_are_refused() {
    // NW-VAR-RM-2, NW-VAR-RM-4, NW-VAR-RM-5
    let table = mutations().pool(P1, &["running/carnivorous"]).row(p(2), "X").stand();
    assert_eq!(table.why(P1, announce(&table, "X")), "NW-VAR-RM-4", "no own animal");
    let table = mutations().pool(P1, &["running/carnivorous"]).row(P1, "A").row(p(2), "X").stand();
    assert_eq!(table.why(P1, announce(&table, "X")), "NW-VAR-RM-5");
    let empty = mutations().row(P1, "A").stand();
    assert_eq!(empty.why(P1, announce(&empty, "A")), "NW-DEV-2");
    assert_eq!(empty.why(P1, Action::PlayAnimal { card: card("running/carnivorous"), before: None }), "NW-VAR-RM-2");
    let standard = development(2).row(P1, "A").stand();
    assert_eq!(standard.why(P1, Action::AnnounceAnimal), "NW-OPT-VARIANT");
}

#[test]
fn what_does_not_fit_moves_to_the_right() {
    // NW-VAR-RM-4
    let mut table = mutations().pool(P1, &["running/carnivorous"]).row(P1, "A[stasis] | B[running]").stand();
    table.act(P1, announce(&table, "A"));
    assert_eq!(table.traits("B"), ["running", "carnivorous"], "the only way, so nobody is asked");
}

#[test]
fn what_fits_nowhere_becomes_an_animal() {
    // NW-VAR-RM-4
    let mut table = mutations().pool(P1, &["running/carnivorous"]).row(P1, "A[stasis] | B[stasis] | C").stand();
    table.act(P1, announce(&table, "A"));
    assert_eq!(table.row(P1), ["A", "B", "C", "?"], "only one step to the right is tried");
    let own = table.state.view(Viewer::Seat(P1)).own.expect("a player");
    assert_eq!(own.under.iter().map(|(_, card)| *card).collect::<Vec<_>>(), [card("running/carnivorous")]);
    let other = table.state.view(Viewer::Seat(p(2))).own.expect("a player");
    assert!(other.under.is_empty());
}

#[test]
fn harmful_traits_stay_at_home() {
    // NW-VAR-RM-5
    let mut table = mutations().pool(P1, &["parasite/fat_tissue"]).row(P1, "A | B").row(p(2), "X").stand();
    table.act(P1, announce(&table, "A"));
    assert!(table.events.iter().any(|event| matches!(event, Event::Open(Fact::Revealed { .. }))));
    assert_eq!(table.legal(P1), [add(&table, "parasite", "A"), add(&table, "fat_tissue", "A")]);
    assert_eq!(table.why(P1, add(&table, "parasite", "X")), "NW-VAR-RM-5");
    assert_eq!(table.why(P1, add(&table, "parasite", "B")), "NW-VAR-RM-4");
    assert_eq!(table.why(P1, add(&table, "running", "A")), "NW-VAR-RM-4");
    table.act(P1, add(&table, "parasite", "A"));
    assert_eq!((table.traits("A"), table.state.moment().active), (vec!["parasite"], p(2)));
}

#[test]
fn a_revealed_pair_links_to_a_neighbour() {
    // NW-VAR-RM-6
    let mut table = mutations()
        .pool(P1, &["symbiosis/carnivorous"])
        .row(P1, "A | B[carnivorous] | C | D")
        .link("cooperation", "A", "B")
        .stand();
    table.act(P1, announce(&table, "B"));
    let pair = |first: &str, second: &str| Action::AddPair {
        face: t("symbiosis"),
        first: table.id(first),
        second: table.id(second),
    };
    assert_eq!(table.legal(P1), [pair("B", "C"), pair("C", "B")]);
    assert_eq!(table.why(P1, pair("A", "B")), "NW-VAR-RM-6");
    assert_eq!(table.why(P1, pair("B", "D")), "NW-VAR-RM-6");
    assert_eq!(table.why(P1, pair("C", "D")), "NW-VAR-RM-4");
}

#[test]
fn drawn_cards_go_below_and_the_excess_is_discarded() {
    // NW-VAR-RM-7, NW-EXT-10
    let pool = ["running/carnivorous", "hoofed/robust"];
    let mut table =
        mutations().phase(Phase::Extinction).pool(P1, &pool).pool(p(2), &pool).row(P1, "A 1 | B 1 | C 1 | D 1").stand();
    table.run_forced();
    assert_eq!((table.view().pools[P1], table.view().pools[p(2)]), (6, 6));
    assert_eq!((table.view().deck, table.view().discard), (20 - 6 - 4, 2));
}

#[test]
fn metamorphosis_uses_the_gene_pool() {
    // NW-VAR-RM-8
    let change = |table: &Table| Action::MetamorphoseFromPool { animal: table.id("M"), discard: only("running") };
    let setting = |pool: &[&str], row: &str| mutations().phase(Phase::Feeding).pool(P1, pool).row(P1, row).stand();
    let mut table = setting(&["parasite/fat_tissue"], "M[metamorphosis, running] 1");
    table.act(P1, change(&table));
    table.act(P1, add(&table, "parasite", "M"));
    assert_eq!((table.traits("M"), table.fed("M")), (vec!["metamorphosis", "parasite"], (1, 3)));
    assert_eq!(table.state.moment().active, P1, "an additional action does not end the turn");
    let mut table = setting(&["metamorphosis/nocturnal"], "M[metamorphosis, running, nocturnal] 1");
    table.act(P1, change(&table));
    assert_eq!((table.traits("M"), table.view().discard), (vec!["metamorphosis", "nocturnal"], 2));
    let empty = setting(&[], "M[metamorphosis, running] 1");
    assert_eq!(empty.why(P1, change(&empty)), "NW-VAR-RM-8");
}

#[test]
fn four_players_play_a_disaster() {
    // NW-VAR-DIS-1, NW-VAR-DIS-2, NW-VAR-DIS-3, NW-VAR-DIS-4, NW-VAR-DIS-5
    let mut state = begun(4, Options { variant: Variant::Disaster, ..Options::default() });
    let view = state.view(Viewer::Spectator);
    assert_eq!((view.cards_out, view.deck, view.area_deck, view.area_row.len()), (16, 0, 0, 5));
    assert!(view.places().all(|(_, part, tokens)| (tokens.food, tokens.shelter) == (part.food, part.shelter)));
    assert!(view.last_epoch && view.hands.0[..4] == [20; 4]);
    for round in 0..18 {
        for number in 1..=4 {
            let seat = p(number);
            let why = state.why_not(seat, Action::Pass).0;
            assert_eq!(why.first().map(|reason| reason.rule), Some(new_world::Rule::NwVarDis3), "{round}");
            let card = state.view(Viewer::Seat(seat)).own.expect("a player").hand[0];
            state.apply(seat, Action::PlayAnimal { card, before: None }, &mut ()).expect("always possible");
        }
    }
    assert!(state.why_not(P1, Action::Pass).0.is_empty());
    for number in 1..=4 {
        state.apply(p(number), Action::Pass, &mut ()).expect("two cards are left");
    }
    assert!(state.advance(&mut ()));
    assert_eq!(state.phase(), Phase::Feeding, "the areas are there already");
}

#[test]
fn nobody_hibernates_in_a_disaster_but_hands_feed_metamorphosis() {
    // NW-VAR-DIS-4, NW-VAR-DIS-5
    let setting = || feeding(2).option("variant", "disaster").option("hibernation_in_final_epoch", "true").epoch(1);
    let mut table = setting().phase(Phase::Extinction).row(P1, "A[hibernation] 0").stand();
    table.run_forced();
    assert!(table.is_dead("A"));
    let text = "running/carnivorous";
    let table = setting().hand(P1, &[text, text]).row(P1, "M[metamorphosis, parasite] 1").stand();
    let (animal, discard) = (table.id("M"), only("parasite"));
    let action = Action::Metamorphose { animal, discard, card: card(text), face: t("running"), pair: None };
    assert_eq!(table.why(P1, action), "legal");
}
