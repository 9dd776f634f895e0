//! Two fake clients and a spectator, who know only what the table sends them.

use game::{Game, Viewer};
use origin::{Action, State};
use table::{News, NumberedEvent, OwnedOutcome, RecordEntry, Seq, Table};

use crate::{Dice, NOON, asked, setup, table, viewers};

/// How events are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// As the table counts them.
    Table,
    /// As the viewer counts what they see.
    Own,
}

/// Somebody far away who keeps a view up to date with what they are shown.
pub struct Client<G: Game> {
    viewer: Viewer,
    numbers: Numbers,
    first: G::View,
    pub view: G::View,
    seen: Vec<NumberedEvent<G::SeenEvent>>,
    next: Seq,
    pub started_afresh: usize,
}

impl<G: Game> Client<G> {
    pub fn new(table: &Table<G>, viewer: Viewer) -> Self {
        Self::with_numbers(table, viewer, Numbers::Table)
    }

    pub fn with_numbers(table: &Table<G>, viewer: Viewer, numbers: Numbers) -> Self {
        let (seen, next) = match numbers {
            Numbers::Table => (table.seen_since(viewer, 0).events, table.next_seq()),
            Numbers::Own => (table.news(viewer, 0).events, table.next_for(viewer)),
        };
        let (first, view) = (table.first_view(viewer), table.view(viewer));
        Self { viewer, numbers, first, view, seen, next, started_afresh: 0 }
    }

    pub fn catch_up(&mut self, table: &Table<G>) {
        let News { back_to, events, next } = match self.numbers {
            Numbers::Table => table.seen_since(self.viewer, self.next),
            Numbers::Own => table.news(self.viewer, self.next),
        };
        let from = back_to.unwrap_or(self.next);
        assert!(from <= self.next && events.iter().all(|entry| (from..next).contains(&entry.seq)));
        assert!(events.is_sorted_by_key(|entry| entry.seq));
        if back_to.is_some() {
            self.seen.retain(|entry| entry.seq < from);
            self.view = self.first.clone();
            self.seen.iter().for_each(|entry| G::fold(&mut self.view, &entry.event));
            self.started_afresh += 1;
        }
        events.iter().for_each(|entry| G::fold(&mut self.view, &entry.event));
        self.seen.extend(events);
        self.next = next;
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
    let mut table = Table::<State>::new(setup(2, 4)).expect("two players");
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

/// Two cards of the deck change places: at most the one who draws one of them sees anything else than before.
#[test]
fn nobody_is_shown_the_cards_of_others() {
    let dealt = table(3, 2);
    let order = |entry: &RecordEntry<Action>| match entry {
        RecordEntry::Chance(OwnedOutcome::Order(order)) => Some(order.clone()),
        _ => None,
    };
    let deck = dealt.record().iter().position(|entry| order(entry).is_some()).expect("the deck is shuffled");
    let shuffled = order(&dealt.record()[deck]).expect("it is a shuffle");
    let seen = |order: Vec<u16>| -> Vec<String> {
        let mut record = dealt.record().to_vec();
        record[deck] = RecordEntry::Chance(OwnedOutcome::Order(order));
        let table = Table::<State>::replay(setup(3, 2), &record).expect("another deal of the same cards");
        viewers(&table).map(|viewer| format!("{:?} {:?}", table.view(viewer), table.seen_since(viewer, 0))).collect()
    };
    let before = seen(shuffled.clone());
    let mut noticed = [0; 4];
    for place in 0..18 {
        let mut other = shuffled.clone();
        let last = other.len() - 1;
        other.swap(place, last - place);
        let changed: Vec<usize> = (0..4).filter(|viewer| seen(other.clone())[*viewer] != before[*viewer]).collect();
        assert!(changed.len() <= 1, "card {place} is seen by viewers {changed:?}");
        changed.into_iter().for_each(|viewer| noticed[viewer] += 1);
    }
    assert!(noticed[..3].iter().all(|times| *times > 2), "everybody sees their own cards: {noticed:?}");
    assert_eq!(noticed[3], 0, "a spectator sees none");
}
