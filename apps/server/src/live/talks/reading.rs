//! Who hears what at one table: lines, those who listen, and when each may read a line. No task and no storage is needed.

use std::collections::HashSet;

use protocol::{PersonId, TalkLine, TalkRoom};
use room::{Device, Reading, Room};
use store::WallTime;

/// How many lines of each room are kept in memory, and told to whoever connects.
pub const HISTORY: u32 = 100;

/// A line that is kept.
pub type Known = TalkLine;

/// When somebody may read what is said in each room.
type Rights = [Reading; 3];

const ROOMS: [TalkRoom; 3] = [TalkRoom::Table, TalkRoom::Players, TalkRoom::Watchers];

/// Somebody who listens.
#[derive(Debug)]
struct Reader {
    device: Device,
    person: PersonId,
    rights: Rights,
    /// Whom they do not want to read, once that is known.
    muted: Option<HashSet<PersonId>>,
    /// Whether they are to be told everything anew.
    is_new: bool,
    /// Whether they were told anything.
    has_lines: bool,
    /// The last line of a room that they read later which they were told.
    told_later: u64,
}

/// The lines of a table, and those who listen.
#[derive(Default, Debug)]
pub struct Readers {
    /// In order of the numbers; nothing before they were read from the store.
    lines: Option<Vec<Known>>,
    readers: Vec<Reader>,
    /// How much later those read who watch later, if the table has a delay.
    delay: Option<u64>,
}

fn rights(room: &Room, person: PersonId) -> Rights {
    ROOMS.map(|talk| room.reads(person, talk))
}

impl Reader {
    fn may_read(&self, line: &Known, now: WallTime) -> bool {
        let right = ROOMS.iter().zip(self.rights).find(|(room, _)| **room == line.room).map(|(_, right)| right);
        let is_muted = line.author != self.person && self.muted.as_ref().is_none_or(|all| all.contains(&line.author));
        let may = match right {
            Some(Reading::AtOnce) => true,
            Some(Reading::Later(delay)) => {
                line.author == self.person || line.at.saturating_add(delay) <= u64::try_from(now.0).unwrap_or(0)
            }
            Some(Reading::Never) | None => line.author == self.person,
        };
        may && !is_muted
    }

    fn reads_later(&self, room: TalkRoom) -> bool {
        ROOMS.iter().zip(self.rights).any(|(known, right)| *known == room && matches!(right, Reading::Later(_)))
    }
}

impl Readers {
    /// Somebody listens with this device, and with no other.
    pub fn connect(&mut self, device: Device, person: PersonId, room: &Room) {
        self.readers.retain(|reader| reader.person != person && reader.device != device);
        let (rights, muted) = (rights(room, person), None);
        let reader = Reader { device, person, rights, muted, is_new: true, has_lines: false, told_later: 0 };
        self.readers.push(reader);
        self.note_delay(room);
    }

    /// A device listens no longer.
    pub fn gone(&mut self, device: Device) {
        self.readers.retain(|reader| reader.device != device);
    }

    /// Whose device it is.
    pub fn person(&self, device: Device) -> Option<PersonId> {
        self.readers.iter().find(|reader| reader.device == device).map(|reader| reader.person)
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        self.readers.is_empty()
    }

    fn note_delay(&mut self, room: &Room) {
        let delay = room.rules().watching.delay_ms();
        self.delay = (delay > 0).then_some(delay);
    }

    /// How much later some read, if any ever do at this table.
    pub fn delay(&self) -> Option<u64> {
        self.delay
    }

    /// Somebody may read more, or less, than before. Returns whether anybody is to be told everything anew.
    pub fn update(&mut self, room: &Room) -> bool {
        self.readers.retain(|reader| room.is_member(reader.person));
        let mut has_changed = false;
        for reader in &mut self.readers {
            let now = rights(room, reader.person);
            if reader.rights != now {
                (reader.rights, reader.is_new, has_changed) = (now, true, true);
            }
        }
        if has_changed {
            self.note_delay(room);
        }
        has_changed
    }

    /// Whether it is known what was said before.
    pub fn knows_history(&self) -> bool {
        self.lines.is_some()
    }

    /// What was said before. Returns the lines that somebody may read later, with how much later that is.
    pub fn begin_with(&mut self, mut lines: Vec<Known>, now: WallTime) -> Vec<(u64, u64)> {
        lines.sort_by_key(|line| line.number);
        let now = u64::try_from(now.0).unwrap_or(0);
        let delay = self.delay.unwrap_or(0);
        let waits = |line: &&Known| line.room == TalkRoom::Players && line.at.saturating_add(delay) > now;
        let waiting = lines.iter().filter(waits);
        let waiting = waiting.map(|line| (line.number, line.at.saturating_add(delay).saturating_sub(now).min(delay)));
        let waiting = waiting.collect();
        self.lines = Some(lines);
        waiting
    }

    /// A line was said. Returns whether it is new.
    pub fn add(&mut self, line: Known) -> bool {
        let lines = self.lines.get_or_insert_default();
        if lines.iter().any(|known| known.number == line.number) {
            return false;
        }
        // The same, sent again much later: nobody needs to hear it again.
        let same_room = |known: &&Known| known.room == line.room;
        if lines.iter().rfind(same_room).is_some_and(|last| last.number > line.number) {
            return false;
        }
        if lines.iter().filter(same_room).count() >= HISTORY as usize
            && let Some(first) = lines.iter().position(|known| known.room == line.room)
        {
            lines.remove(first);
        }
        lines.push(line);
        true
    }

    /// Whose mutes have to be known before anything is told: those who could be told what somebody else has said.
    pub fn unknown_mutes(&self) -> Vec<PersonId> {
        let authors: HashSet<PersonId> = self.lines.iter().flatten().map(|line| line.author).collect();
        let hears = |reader: &&Reader| authors.iter().any(|author| *author != reader.person);
        self.readers.iter().filter(|reader| reader.muted.is_none()).filter(hears).map(|reader| reader.person).collect()
    }

    /// Whom somebody has muted.
    pub fn mutes(&mut self, person: PersonId, muted: HashSet<PersonId>) {
        for reader in self.readers.iter_mut().filter(|reader| reader.person == person) {
            reader.muted = Some(muted.clone());
        }
    }

    /// Somebody has muted others, or no longer. Returns whether they listen.
    pub fn note_mutes_changed(&mut self, person: PersonId) -> bool {
        let mut listens = false;
        for reader in self.readers.iter_mut().filter(|reader| reader.person == person) {
            (reader.muted, reader.is_new, listens) = (None, true, true);
        }
        listens
    }

    /// What somebody has said goes. Returns whether there was anything.
    pub fn forget(&mut self, person: PersonId) -> bool {
        let Some(lines) = &mut self.lines else { return false };
        let before = lines.len();
        lines.retain(|line| line.author != person);
        let has_gone = lines.len() < before;
        if has_gone {
            self.readers.iter_mut().for_each(|reader| reader.is_new = true);
        }
        has_gone
    }

    /// A line that was just said, and the devices that are told it.
    pub fn tell(&mut self, number: u64, now: WallTime) -> (Vec<Device>, Option<Known>) {
        self.told(number, now, |_, _| true)
    }

    /// A line that was said a while ago, and the devices of those who read it only now.
    pub fn tell_later(&mut self, number: u64, now: WallTime) -> (Vec<Device>, Option<Known>) {
        self.told(number, now, |reader, line| reader.reads_later(line.room) && reader.told_later < number)
    }

    fn told(
        &mut self,
        number: u64,
        now: WallTime,
        is_meant: impl Fn(&Reader, &Known) -> bool,
    ) -> (Vec<Device>, Option<Known>) {
        let line = self.lines.iter().flatten().find(|line| line.number == number).cloned();
        let Some(line) = line else { return (Vec::new(), None) };
        let mut told = Vec::new();
        for reader in self.readers.iter_mut().filter(|reader| !reader.is_new && is_meant(reader, &line)) {
            if reader.muted.is_none() && line.author != reader.person {
                // Whom they have muted could not be found out: they are told everything when it is.
                reader.is_new = true;
            } else if reader.may_read(&line, now) {
                reader.has_lines = true;
                if reader.reads_later(line.room) {
                    reader.told_later = number;
                }
                told.push(reader.device);
            }
        }
        (told, Some(line))
    }

    /// Everything that those may read who are to be told everything anew, as soon as it is known whom they have muted. Who has
    /// nothing to read, and never had, is told nothing.
    pub fn tell_all(&mut self, now: WallTime) -> Vec<(Device, Vec<Known>)> {
        let lines = self.lines.as_deref().unwrap_or_default();
        let mut told = Vec::new();
        let is_known =
            |reader: &&mut Reader| reader.muted.is_some() || lines.iter().all(|line| line.author == reader.person);
        for reader in self.readers.iter_mut().filter(|reader| reader.is_new).filter(is_known) {
            let own: Vec<Known> = lines.iter().filter(|line| reader.may_read(line, now)).cloned().collect();
            reader.is_new = false;
            let later = own.iter().filter(|line| reader.reads_later(line.room));
            reader.told_later = later.map(|line| line.number).max().unwrap_or(0);
            if !own.is_empty() || reader.has_lines {
                reader.has_lines = !own.is_empty();
                told.push((reader.device, own));
            }
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Phrase, Words};

    use super::*;

    const PLAYER: Rights = [Reading::AtOnce, Reading::AtOnce, Reading::Never];
    const OVER: Rights = [Reading::AtOnce, Reading::AtOnce, Reading::AtOnce];
    const LATER: Rights = [Reading::AtOnce, Reading::Later(180_000), Reading::AtOnce];

    fn person(number: u8) -> PersonId {
        PersonId::from_bytes([number; 16])
    }

    fn line(number: u64, room: TalkRoom, author: u8, at: u64) -> Known {
        let (author, words) = (person(author), Words::Phrase { phrase: Phrase::Ouch });
        TalkLine { number, room, author, name: "Somebody".to_owned(), words, at }
    }

    /// Readers who have connected, with what each may read; nobody has muted anybody.
    fn readers(rights: &[Rights]) -> Readers {
        let reader = |(number, rights): (u8, &Rights)| Reader {
            device: Device(u64::from(number)),
            person: person(number),
            rights: *rights,
            muted: Some(HashSet::new()),
            is_new: false,
            has_lines: false,
            told_later: 0,
        };
        Readers { lines: Some(Vec::new()), readers: (1..).zip(rights).map(reader).collect(), delay: Some(180_000) }
    }

    fn told(readers: &mut Readers, line: Known, now: i64) -> Vec<u64> {
        let number = line.number;
        assert!(readers.add(line));
        readers.tell(number, WallTime(now)).0.into_iter().map(|device| device.0).collect()
    }

    fn numbers(lines: &[Known]) -> Vec<u64> {
        lines.iter().map(|line| line.number).collect()
    }

    #[test]
    fn whoever_watches_later_is_told_once_and_as_much_later() {
        let mut readers = readers(&[PLAYER, PLAYER, LATER]);
        assert_eq!(told(&mut readers, line(1, TalkRoom::Table, 1, 0), 0), [1, 2, 3]);
        assert_eq!(told(&mut readers, line(2, TalkRoom::Players, 1, 1_000), 1_000), [1, 2]);
        assert_eq!(told(&mut readers, line(3, TalkRoom::Watchers, 3, 2_000), 2_000), [3]);
        assert!(readers.tell_later(2, WallTime(180_999)).0.is_empty(), "not yet");
        assert_eq!(readers.tell_later(2, WallTime(181_000)).0, [Device(3)]);
        assert!(readers.tell_later(2, WallTime(182_000)).0.is_empty(), "once");
        // Whoever connects meanwhile has it with everything else.
        readers.readers[2].is_new = true;
        let all = readers.tell_all(WallTime(180_999));
        assert_eq!((all[0].0, numbers(&all[0].1)), (Device(3), vec![1, 3]));
        assert_eq!(readers.tell_later(2, WallTime(181_000)).0, [Device(3)]);
        readers.readers[2].is_new = true;
        assert_eq!(numbers(&readers.tell_all(WallTime(181_000))[0].1), [1, 2, 3]);
        assert!(readers.tell_later(2, WallTime(181_001)).0.is_empty());
    }

    #[test]
    fn a_table_that_was_loaded_tells_later_what_was_said_a_moment_ago() {
        let mut readers = readers(&[LATER]);
        let before =
            [line(2, TalkRoom::Watchers, 1, 90), line(3, TalkRoom::Players, 9, 100), line(1, TalkRoom::Players, 9, 0)];
        assert_eq!(readers.begin_with(before.to_vec(), WallTime(180_010)), [(3, 90)]);
        // A clock that was set back does not keep anything back for longer than the delay.
        assert_eq!(readers.begin_with(before.to_vec(), WallTime(0))[1], (3, 180_000));
    }

    #[test]
    fn nobody_hears_whom_they_have_muted_and_nothing_before_that_is_known() {
        let mut readers = readers(&[PLAYER, PLAYER]);
        readers.mutes(person(2), HashSet::from([person(1)]));
        assert_eq!(told(&mut readers, line(1, TalkRoom::Players, 1, 0), 0), [1]);
        assert!(readers.note_mutes_changed(person(2)));
        assert_eq!(readers.unknown_mutes(), [person(2)]);
        assert!(readers.tell_all(WallTime(0)).is_empty(), "it is not known yet");
        assert_eq!(told(&mut readers, line(2, TalkRoom::Players, 1, 0), 0), [1]);
        readers.mutes(person(2), HashSet::new());
        assert_eq!(numbers(&readers.tell_all(WallTime(0))[0].1), [1, 2]);
        assert!(!readers.note_mutes_changed(person(7)), "somebody who is not here");
    }

    #[test]
    fn players_read_watchers_when_it_is_over_and_what_is_erased_goes() {
        let mut readers = readers(&[PLAYER, LATER]);
        assert_eq!(told(&mut readers, line(1, TalkRoom::Watchers, 2, 0), 0), [2]);
        (readers.readers[0].rights, readers.readers[0].is_new) = (OVER, true);
        assert_eq!(numbers(&readers.tell_all(WallTime(0))[0].1), [1]);
        assert!(readers.forget(person(2)) && !readers.forget(person(2)));
        let all = readers.tell_all(WallTime(0));
        assert_eq!(all.len(), 2, "both had read it");
        assert!(all.iter().all(|(_, lines)| lines.is_empty()));
    }

    #[test]
    fn so_many_lines_of_each_room_are_kept() {
        let mut readers = readers(&[PLAYER]);
        assert!(readers.add(line(1, TalkRoom::Table, 1, 0)));
        for number in 2..2 * u64::from(HISTORY) {
            assert!(readers.add(line(number, TalkRoom::Players, 1, 0)));
        }
        let kept = readers.lines.clone().unwrap_or_default();
        assert_eq!((kept.len(), kept[0].number), (1 + HISTORY as usize, 1));
        assert!(!readers.add(line(5, TalkRoom::Players, 1, 0)), "long ago");
        assert!(!readers.add(kept[9].clone()), "known");
    }
}
