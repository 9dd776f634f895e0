//! Points and winners.

use game::Game;
use new_world::Phase;

use crate::{P1, feeding, p};

#[test]
fn animals_cards_and_bonuses_score() {
    // NW-END-1, NW-END-2, NW-HARM-2, NW-PAIR-8
    let table = feeding(2)
        .hand(P1, &["running/nocturnal"])
        .row(P1, "A[carnivorous, running, hoofed] 0 | B[robust, horned, elusive] 0 | C[stasis, flying] 0 | D[fat_tissue(1)] 0 sh")
        .link("cooperation", "A", "B")
        .row(p(2), "X[carnivorous, robust, parasite] 0 | Y[stasis, harmful_mutation] 0")
        .link("symbiosis", "X", "Y")
        .stand();
    let points = |seat| {
        let points = table.state.breakdown(seat);
        (points.animals, points.cards, points.bonus)
    };
    assert_eq!(points(P1), (12, 10, 3));
    assert_eq!(points(p(2)), (6, 6, 6));
    assert_eq!((table.fed("X").1, table.fed("Y").1), (5, 3));
    assert_eq!(table.view().breakdown(P1), table.state.breakdown(P1));
}

#[test]
fn more_animals_break_the_tie_and_equals_share() {
    // NW-END-3
    let finish = |rows: [&str; 2]| {
        let mut table = feeding(2).phase(Phase::Extinction).epoch(6).row(P1, rows[0]).row(p(2), rows[1]).stand();
        table.run_forced();
        assert_eq!(table.state.phase(), Phase::Over);
        table.state.standings()
    };
    // Twelve points each: three animals with three traits, or four animals.
    let standings = finish(["A[running] 1 | B[hoofed] 1 | C[flying] 1", "W 1 | X 1 | Y 1 | Z 1"]);
    assert_eq!(standings.points[P1], standings.points[p(2)]);
    assert_eq!(standings.winners.iter().collect::<Vec<_>>(), [p(2)]);
    let shared = finish(["A 1 | B 1", "X 1 | Y 1"]);
    assert_eq!(shared.winners.len(), 2);
    let more = finish(["A[running] 1", "X 1"]);
    assert_eq!(more.winners.iter().collect::<Vec<_>>(), [P1]);
}
