//! Two fake clients and a spectator, who know only what the table sends them.

use game::{Game, Seat, Viewer};
use table::{News, Seq, Table};

use crate::{Dice, NOON, asked, table, viewers};

/// Somebody far away who keeps a view up to date with what they are shown.
pub struct Client<G: Game> {
    viewer: Viewer,
    pub view: G::View,
    next: Seq,
    pub started_afresh: usize,
}

impl<G: Game> Client<G> {
    pub fn new(table: &Table<G>, viewer: Viewer) -> Self {
        Self { viewer, view: table.view(viewer), next: table.next_seq(), started_afresh: 0 }
    }

    pub fn catch_up(&mut self, table: &Table<G>) {
        match table.seen_since(self.viewer, self.next) {
            News::Events { events, next } => {
                assert!(events.iter().all(|entry| (self.next..next).contains(&entry.seq)));
                assert!(events.is_sorted_by_key(|entry| entry.seq));
                events.iter().for_each(|entry| G::fold(&mut self.view, &entry.event));
                self.next = next;
            }
            News::Afresh { view, next } => {
                self.view = view;
                self.next = next;
                self.started_afresh += 1;
            }
        }
        assert_eq!(self.view, table.view(self.viewer), "{:?}", self.viewer);
    }
}

#[test]
fn a_view_and_what_is_seen_since_make_the_new_view() {
    for seats in 2..=8 {
        let mut table = table(seats, 40 + u64::from(seats));
        let mut dice = Dice::new(u64::from(seats));
        let mut clients: Vec<_> = viewers(&table).map(|viewer| Client::new(&table, viewer)).collect();
        while dice.act(&mut table) {
            clients.iter_mut().for_each(|client| client.catch_up(&table));
            assert!(clients.iter().all(|client| client.started_afresh == 0));
        }
    }
}

#[test]
fn a_viewer_who_looks_seldom_still_catches_up() {
    let mut table = table(4, 9);
    let mut dice = Dice::new(9);
    let mut clients: Vec<_> = viewers(&table).map(|viewer| Client::new(&table, viewer)).collect();
    let mut decisions = 0;
    while dice.act(&mut table) {
        decisions += 1;
        let place = decisions % (3 * clients.len());
        if let Some(client) = clients.get_mut(place) {
            client.catch_up(&table);
        }
    }
    clients.iter_mut().for_each(|client| client.catch_up(&table));
}

#[test]
fn the_set_up_is_shown_from_the_first_event_on() {
    let mut table = Table::<origin::State>::new(crate::setup(2, 4)).expect("two players");
    let mut clients: Vec<_> = viewers(&table).map(|viewer| Client::new(&table, viewer)).collect();
    table.start(NOON);
    clients.iter_mut().for_each(|client| client.catch_up(&table));
    assert_eq!(clients[0].view.own.as_ref().map(|own| own.hand.len()), Some(6));
}

#[test]
fn two_clients_catch_up_over_what_was_taken_back() {
    let mut table = table(2, 21);
    let mut dice = Dice::new(21);
    let mut eager: Vec<_> = viewers(&table).map(|viewer| Client::new(&table, viewer)).collect();
    let mut lazy = Client::new(&table, Viewer::Spectator);
    let mut undone = 0;
    let mut decisions = 0;
    while let Some((seat, action)) = dice.choose(&table) {
        table.act(seat, action, NOON).expect("legal");
        decisions += 1;
        eager.iter_mut().for_each(|client| client.catch_up(&table));
        if decisions % 3 == 0 && table.undo(seat, NOON).is_ok() {
            undone += 1;
            assert!(asked(&table).contains(seat));
            eager.iter_mut().for_each(|client| client.catch_up(&table));
        }
        if decisions % 17 == 0 {
            lazy.catch_up(&table);
        }
    }
    lazy.catch_up(&table);
    assert!(undone > 5);
    assert!(eager.iter().all(|client| client.started_afresh == undone));
    assert!(lazy.started_afresh < undone);
}

#[test]
fn nobody_is_shown_the_cards_of_others() {
    let mut table = table(2, 2);
    let mut dice = Dice::new(2);
    for _ in 0..10 {
        dice.act(&mut table);
    }
    let News::Events { events, .. } = table.seen_since(Viewer::Seat(Seat::FIRST), 0) else {
        panic!("from the beginning")
    };
    for entry in events {
        match entry.event {
            origin::SeenEvent::SeatDrew { seat } | origin::SeenEvent::SeatPlayedAnimal { seat, .. } => {
                assert_ne!(seat, Seat::FIRST);
            }
            _ => {}
        }
    }
}
