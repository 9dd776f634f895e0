//! The list of the lobby with its versions.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use protocol::lobby::{Here, Lobby, LobbyTable};
use protocol::{PersonId, TableId, Visibility};

use super::{Friends, Words};

/// For how many tables that are gone it is remembered that they were there.
const REMEMBERED: usize = 2_000;

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What is told.
    pub line: LobbyTable,
    /// Whose friends may come, if friends may.
    pub host: Option<PersonId>,
}

#[derive(Debug)]
struct Listed {
    row: Row,
    changed: u64,
}

/// Who looks.
#[derive(Clone, Debug, Default)]
pub struct Viewer {
    /// Who, if they have a name.
    pub person: Option<PersonId>,
    /// Their friends.
    pub friends: Friends,
}

impl Viewer {
    fn sees(&self, row: &Row) -> bool {
        match row.line.visibility {
            Visibility::Everybody => true,
            Visibility::Friends => {
                row.host.is_some_and(|host| self.person == Some(host) || self.friends.contains(&host))
            }
            Visibility::Link => false,
        }
    }
}

/// What is published.
#[derive(Clone, Debug)]
pub struct Published {
    version: u64,
    /// Changes after this version are remembered.
    remembered: u64,
    tables: BTreeMap<TableId, Arc<Listed>>,
    /// Tables that were taken out of the lobby, or are not for everybody any longer.
    gone: VecDeque<(u64, TableId)>,
    here: Here,
}

impl Published {
    /// An empty list.
    pub fn new(version: u64) -> Self {
        let (tables, gone, here) = (BTreeMap::new(), VecDeque::new(), Here::default());
        Self { version, remembered: version, tables, gone, here }
    }

    /// Whether any table is for friends alone, so that it matters who these are.
    pub fn is_for_friends(&self) -> bool {
        self.tables.values().any(|listed| listed.row.line.visibility == Visibility::Friends)
    }

    /// The list after these words; nothing if nothing is new in them.
    pub(super) fn with(&self, words: Words, here: Option<Here>) -> Option<Self> {
        let is_new =
            |(table, row): &(TableId, Option<Row>)| self.tables.get(table).map(|listed| &listed.row) != row.as_ref();
        let words: Vec<_> = words.into_iter().filter(is_new).collect();
        let here = here.filter(|here| *here != self.here);
        if words.is_empty() && here.is_none() {
            return None;
        }
        let mut next = Self { version: self.version + 1, ..self.clone() };
        next.here = here.unwrap_or(next.here);
        for (table, row) in words {
            let before = next.tables.remove(&table);
            let was_open = before.is_some_and(|listed| listed.row.line.visibility == Visibility::Everybody);
            let is_open = row.as_ref().is_some_and(|row| row.line.visibility == Visibility::Everybody);
            if (was_open || row.is_none()) && !is_open {
                next.gone.push_back((next.version, table));
            }
            if let Some(row) = row {
                next.tables.insert(table, Arc::new(Listed { row, changed: next.version }));
            }
        }
        while next.gone.len() > REMEMBERED {
            next.remembered = next.gone.pop_front().map_or(next.remembered, |(version, _)| version);
        }
        Some(next)
    }

    /// What a viewer is told who knows this version, or nothing yet.
    pub fn since(&self, version: Option<u64>, viewer: &Viewer) -> Lobby {
        let known = version.filter(|known| (self.remembered..=self.version).contains(known));
        let seen = self.tables.values().filter(|listed| viewer.sees(&listed.row));
        let new = seen.filter(|listed| known.is_none_or(|known| listed.changed > known));
        let tables: Vec<LobbyTable> = new.map(|listed| listed.row.line.clone()).collect();
        let gone = self.gone.iter().filter(|(at, _)| known.is_some_and(|known| *at > known)).map(|(_, table)| *table);
        let is_seen = |table: &TableId| self.tables.get(table).is_some_and(|listed| viewer.sees(&listed.row));
        let gone = gone.filter(|table| !is_seen(table)).collect();
        Lobby { version: self.version, complete: known.is_none(), tables, gone, here: self.here.clone() }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use protocol::{Phase, Rules, Watching};

    use super::*;

    fn id<K>(number: u8) -> protocol::Id<K> {
        protocol::Id::from_bytes([number; 16])
    }

    fn row(number: u8, visibility: Visibility) -> Row {
        let (options, clock, watching) = (BTreeMap::new(), None, Watching::AtOnce);
        let rules = Rules { edition: "origin".to_owned(), seats: 2, options, clock, watching, outside_bots: false };
        let (host, seats) = (Some(format!("Host {number}")), Vec::new());
        let (table, phase, quick, opened_at) = (id(number), Phase::Waiting, false, 0);
        let line = LobbyTable { table, visibility, phase, rules, host, seats, quick, opened_at };
        Row { line, host: Some(id(100 + number)) }
    }

    fn words(words: impl IntoIterator<Item = (u8, Option<Visibility>)>) -> Words {
        words.into_iter().map(|(number, how)| (id(number), how.map(|how| row(number, how)))).collect()
    }

    fn tables(lobby: &Lobby) -> Vec<TableId> {
        lobby.tables.iter().map(|line| line.table).collect()
    }

    #[test]
    fn differences_after_a_snapshot_lead_to_the_same_list() {
        let (everybody, friends) = (Some(Visibility::Everybody), Some(Visibility::Friends));
        let stranger = Viewer::default();
        let friend = Viewer { person: Some(id(9)), friends: [id(101), id(102)].into() };
        let mut now = Published::new(1_000);
        let mut known: Vec<(Viewer, Option<u64>, BTreeMap<TableId, LobbyTable>)> =
            [stranger, friend].into_iter().map(|viewer| (viewer, None, BTreeMap::new())).collect();
        let changes = [
            words([(1, everybody), (2, friends), (3, everybody)]),
            words([(1, friends)]),
            words([(2, everybody)]),
            words([(3, None), (1, everybody)]),
            words([(1, None), (2, None)]),
        ];
        for change in changes {
            now = now.with(change, None).expect("something new");
            for (viewer, version, list) in &mut known {
                let told = now.since(*version, viewer);
                assert_eq!(told.complete, version.is_none());
                told.gone.iter().for_each(|table| drop(list.remove(table)));
                list.extend(told.tables.into_iter().map(|line| (line.table, line)));
                *version = Some(told.version);
                let whole = now.since(None, viewer);
                let whole: BTreeMap<_, _> = whole.tables.into_iter().map(|line| (line.table, line)).collect();
                assert_eq!(*list, whole);
            }
        }
        assert!(now.with(words([(1, None)]), None).is_none(), "nothing new");
    }

    #[test]
    fn a_table_for_friends_is_shown_to_friends_alone_and_one_by_link_to_nobody() {
        let all = [Visibility::Everybody, Visibility::Friends, Visibility::Link];
        let now = Published::new(1).with(words((1..=3).zip(all.map(Some))), None).expect("new");
        let friend = Viewer { person: Some(id(9)), friends: [id(102)].into() };
        let other = Viewer { person: Some(id(9)), friends: [id(101)].into() };
        let host = Viewer { person: Some(id(102)), friends: Friends::new() };
        assert_eq!(tables(&now.since(None, &Viewer::default())), [id(1)]);
        assert_eq!(tables(&now.since(None, &other)), [id(1)]);
        assert_eq!(tables(&now.since(None, &friend)), [id(1), id(2)]);
        assert_eq!(tables(&now.since(None, &host)), [id(1), id(2)]);
    }

    #[test]
    fn a_version_of_another_run_or_too_old_a_one_gets_everything() {
        let everybody = Some(Visibility::Everybody);
        let mut now = Published::new(1_000).with(words([(1, everybody)]), None).expect("new");
        for version in [0, 999, 5_000] {
            assert!(now.since(Some(version), &Viewer::default()).complete, "{version}");
        }
        assert!(!now.since(Some(1_000), &Viewer::default()).complete);
        for _ in 0..=REMEMBERED {
            now = now.with(words([(2, everybody)]), None).expect("new");
            now = now.with(words([(2, None)]), None).expect("new");
        }
        assert!(now.since(Some(1_001), &Viewer::default()).complete);
    }
}
