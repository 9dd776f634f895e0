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
