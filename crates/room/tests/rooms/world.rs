//! A table with its people, a line to each of them that loses, doubles, delays and reorders, and a store that fails.

use std::collections::{BTreeMap, VecDeque};

use game::{Seat, below};
use protocol::to_server::StartWith;
use protocol::{ActionId, NewOccupant, PersonId, Phase, Rules, ToServer, Watching};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use room::{Device, Effect, Entry, Given, Input, Opening, Output, Room, Think};

use crate::client::{Client, Eyes, Told, eyes};

/// How bad everything is, in chances out of a thousand for each step.
#[derive(Clone, Copy)]
pub struct Weather {
    /// A connection breaks, with everything on its way.
    pub breaks: u32,
    /// A message comes twice.
    pub doubles: u32,
    /// A message overtakes others.
    pub overtakes: u32,
    /// The storage is away for a while; of each time that something is stored.
    pub storage: u32,
    /// The server stops while it stores something, half of the time before and half after it is stored; likewise.
    pub crashes: u32,
    /// Time jumps.
    pub jumps: u32,
    /// People ask for something.
    pub asks: u32,
}

impl Weather {
    pub const FINE: Self = Self { breaks: 0, doubles: 0, overtakes: 0, storage: 0, crashes: 0, jumps: 0, asks: 0 };
    pub const LOSSY: Self = Self { breaks: 15, doubles: 60, overtakes: 60, ..Self::FINE };
    pub const STORM: Self =
        Self { breaks: 15, doubles: 40, overtakes: 40, storage: 60, crashes: 60, jumps: 10, asks: 8 };
}

pub fn id<K>(number: u64) -> protocol::Id<K> {
    let mut bytes = [7; 16];
    bytes[8..].copy_from_slice(&number.to_be_bytes());
    protocol::Id::from_bytes(bytes)
}

pub fn rules(edition: &str, seats: u8) -> Rules {
    let (options, clock, watching) = (BTreeMap::new(), None, Watching::default());
    Rules { edition: edition.to_owned(), seats, options, clock, watching, outside_bots: false }
}

pub fn given(seed: u64, epoch: u64) -> Given {
    let mut bytes = [3; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Given { seed: dice::Seed::new(bytes), bots: seed, epoch }
}

struct Line {
    device: Device,
    to_room: Vec<ToServer>,
    to_client: Vec<String>,
}

/// An append on its way.
struct Writing {
    output: Output,
    since: u64,
}

pub struct World {
    pub seed: u64,
    edition: String,
    pub rng: Xoshiro256PlusPlus,
    pub weather: Weather,
    pub room: Room,
    pub journal: Vec<Entry>,
    pub clients: Vec<Client>,
    lines: Vec<Option<Line>>,
    pub now: u64,
    wake: Option<u64>,
    thoughts: Vec<Think>,
    last_device: u64,
    epoch: u64,
    /// What is on its way to the storage, with what follows it.
    writing: Option<Writing>,
    /// What came meanwhile: like its owner, the world gives the room nothing else before that is stored.
    mailbox: VecDeque<Input>,
    /// Whether the room was told that the storage is away.
    is_away: bool,
    pub effects: Vec<Effect>,
    pub steps: usize,
    pub crashes: usize,
    /// Whether bots think, or a simpler policy answers at once.
    pub bots_think: bool,
    /// How often what a bot said was not carried out.
    pub misunderstood: usize,
}

impl World {
    /// A table with so many people, and bots on the other seats.
    pub fn new(seed: u64, rules: Rules, people: u8, weather: Weather) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let person = |number: u8| -> PersonId { id(u64::from(number) + 1) };
        let opening = Opening::new(id(100), id(101), rules.clone(), person(0), "Person 1".to_owned());
        let (room, output) = Room::open(opening, given(seed, 1), 0).expect("rules that can be played");
        let mut fork = || Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        let clients: Vec<Client> =
            (0..people).map(|number| Client::new(person(number), &rules.edition, fork())).collect();
        let lines = clients.iter().map(|_| None).collect();
        let mut world = Self {
            seed,
            edition: rules.edition.clone(),
            rng,
            weather: Weather::FINE,
            room,
            journal: Vec::new(),
            clients,
            lines,
            now: 0,
            wake: None,
            thoughts: Vec::new(),
            last_device: 0,
            epoch: 1,
            writing: None,
            mailbox: VecDeque::new(),
            is_away: false,
            effects: Vec::new(),
            steps: 0,
            crashes: 0,
            bots_think: false,
            misunderstood: 0,
        };
        world.take(output);
        for number in 1..people {
            let name = format!("Person {}", number + 1);
            world.step(Input::Join { person: person(number), name, watch: number >= rules.seats });
        }
        (0..world.clients.len()).for_each(|place| world.connect(place));
        for number in people..rules.seats {
            let (seat, plays) = (Seat::wrapping(usize::from(number)), "hatchling".to_owned());
            let id = world.clients[0].id();
            world.say(0, ToServer::Give { id, seat, to: NewOccupant::Bot { plays } });
        }
        world.weather = weather;
        world
    }

    pub fn chance(&mut self, of_thousand: u32) -> bool {
        below(&mut self.rng, 1000) < of_thousand
    }

    pub fn pick(&mut self, below_this: usize) -> usize {
        below(&mut self.rng, below_this as u32) as usize
    }

    /// Gives the room an input, and everything that follows to where it belongs. While something is on its way to the storage
    /// the input waits.
    pub fn step(&mut self, input: Input) {
        self.mailbox.push_back(input);
        self.drain();
    }

    /// Says something for a client at once, past its line.
    pub fn say(&mut self, place: usize, message: ToServer) {
        if let Some(device) = self.device(place) {
            self.step(Input::Say { device, message });
        }
    }

    pub fn device(&self, place: usize) -> Option<Device> {
        self.lines[place].as_ref().map(|line| line.device)
    }

    fn take(&mut self, output: Output) {
        self.wake = output.wake;
        if output.append.is_some() {
            assert!(!self.is_away, "seed {}: nothing is to be written while the storage is away", self.seed);
            let roll = below(&mut self.rng, 1000);
            if roll < self.weather.crashes {
                return self.crash_while_writing(output);
            }
            if roll < self.weather.crashes + self.weather.storage {
                self.writing = Some(Writing { output, since: self.now });
                return;
            }
        }
        self.store_and_send(output);
    }

    /// The server stops while it stores something: half of the time before, and half after it is stored.
    fn crash_while_writing(&mut self, output: Output) {
        if self.chance(500) {
            self.journal.extend(output.append.into_iter().flat_map(|append| append.entries));
        }
        self.crash();
    }

    /// The room is told that the storage is away: late, and in the middle of another step if something is on its way.
    fn tell_away(&mut self) {
        let since = self.writing.as_ref().map_or(self.now, |writing| writing.since);
        let output = self.room.step(Input::StorageAway { since }, self.now);
        assert!(output.append.is_none(), "seed {}: it wants to store while it cannot", self.seed);
        assert!(output.effects.is_empty() && output.think.is_empty(), "seed {}", self.seed);
        (self.is_away, self.wake) = (true, None);
        self.store_and_send(output);
    }

    /// What was on its way is stored.
    fn written(&mut self) {
        if let Some(Writing { output, .. }) = self.writing.take() {
            let thoughts = self.thoughts.len();
            self.store_and_send(output);
            if self.is_away {
                // Nobody thinks about what is asked anew afterwards.
                self.thoughts.truncate(thoughts);
            }
        }
    }

    /// What is on its way is stored, and the storage answers again.
    fn storage_returns(&mut self) {
        self.written();
        if self.is_away {
            self.is_away = false;
            self.mailbox.push_front(Input::StorageBack);
        }
        self.drain();
    }

    /// Gives the room what waits for it, in order, until something is on its way to the storage.
    fn drain(&mut self) {
        while self.writing.is_none()
            && let Some(input) = self.mailbox.pop_front()
        {
            let output = self.room.step(input, self.now);
            self.take(output);
        }
    }

    fn store_and_send(&mut self, output: Output) {
        self.journal.extend(output.append.into_iter().flat_map(|append| append.entries));
        for parcel in output.parcels {
            if let Some(line) = self.lines.iter_mut().flatten().find(|line| line.device == parcel.to) {
                line.to_client.push(parcel.text.to_string());
            }
        }
        for (device, _) in output.close {
            for line in &mut self.lines {
                if line.as_ref().is_some_and(|line| line.device == device) {
                    *line = None;
                }
            }
        }
        self.thoughts.extend(output.think);
        self.effects.extend(output.effects);
    }

    /// The server stops and starts again from its journal.
    pub fn crash(&mut self) {
        self.crashes += 1;
        self.epoch += 1;
        (self.writing, self.is_away) = (None, false);
        self.mailbox.clear();
        self.thoughts.clear();
        self.lines.iter_mut().for_each(|line| *line = None);
        let (room, output) = Room::restore(&self.journal, given(self.seed, self.epoch), self.now)
            .unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
        self.room = room;
        self.wake = output.wake;
        self.store_and_send(output);
    }

    pub fn connect(&mut self, place: usize) {
        self.disconnect(place);
        self.last_device += 1;
        let device = Device(self.last_device);
        let client = &mut self.clients[place];
        let (person, have) = (client.person, client.eyes.next());
        let again = client.connected();
        let start = if self.last_device.is_multiple_of(3) { StartWith::View } else { StartWith::History };
        self.lines[place] = Some(Line { device, to_room: again.into_iter().collect(), to_client: Vec::new() });
        self.step(Input::Connect { device, person, have, start, legal: true });
    }

    pub fn disconnect(&mut self, place: usize) {
        if let Some(line) = self.lines[place].take() {
            self.step(Input::Disconnect { device: line.device });
        }
    }

    /// Something happens.
    pub fn live(&mut self) {
        self.steps += 1;
        self.now += u64::from(below(&mut self.rng, 400));
        if self.chance(self.weather.jumps) {
            let jump = u64::from(below(&mut self.rng, 90_000));
            // At a slow table also days pass, and people go on vacation.
            let is_slow = self.room.is_slow();
            self.now += jump * if is_slow { 2_000 } else { 1 };
            if is_slow && self.writing.is_none() && !self.is_away {
                let place = self.pick(self.clients.len());
                let person = self.clients[place].person;
                let until = self.chance(700).then_some(self.now + jump * 3_000);
                self.step(Input::Away { person, until });
            }
        }
        self.storage_lives();
        if self.writing.is_some() {
            return;
        }
        if self.wake.is_some_and(|wake| wake <= self.now) {
            self.step(Input::Tick);
        }
        let place = self.pick(self.clients.len());
        if self.chance(self.weather.breaks) {
            self.disconnect(place);
        }
        if self.lines[place].is_none() && self.chance(300) || self.clients[place].is_lost {
            self.connect(place);
        }
        match self.pick(4) {
            0 => self.think(),
            1 => self.wish(place),
            2 => self.bring_to_room(place),
            _ => self.bring_to_client(place),
        }
    }

    /// The storage goes away for some time, or comes back. A table hears of it when it writes, and also when it does not.
    fn storage_lives(&mut self) {
        if self.weather.storage == 0 && self.writing.is_none() && !self.is_away {
            return;
        }
        if self.writing.is_some()
            && self.chance(self.weather.crashes)
            && let Some(Writing { output, .. }) = self.writing.take()
        {
            return self.crash_while_writing(output);
        }
        let (is_away, is_writing) = (self.is_away, self.writing.is_some());
        let tell = if is_writing { 100 } else { self.weather.storage / 10 };
        if !is_away && self.chance(tell) {
            self.tell_away();
        } else if is_writing && self.chance(100) {
            // Stored, and the storage may still be away for others: the room hears so by and by.
            self.written();
            self.drain();
        } else if is_away && !is_writing && self.chance(200) {
            self.storage_returns();
        }
    }

    fn think(&mut self) {
        if self.thoughts.is_empty() {
            return;
        }
        let place = self.pick(self.thoughts.len());
        let Think { ticket, job, .. } = self.thoughts.swap_remove(place);
        let words = if self.bots_think { job() } else { None };
        let said = words.as_ref().map(|words| serde_json::json!(words).to_string());
        self.step(Input::Thought { ticket, words });
        let is_done = |said: &str| self.journal.iter().rev().take(3).any(|entry| entry.body.contains(said));
        self.misunderstood += usize::from(said.is_some_and(|said| !is_done(&said)));
    }

    fn wish(&mut self, place: usize) {
        if self.chance(self.weather.asks) && self.clients[place].pending.is_none() {
            self.ask(place);
            return;
        }
        if let Some(wish) = self.clients[place].wish()
            && let Some(line) = &mut self.lines[place]
        {
            line.to_room.push(wish);
        }
    }

    fn ask(&mut self, place: usize) {
        use protocol::RequestKind::{Pause, Undo};
        let id = self.clients[place].id();
        let message = match self.pick(4) {
            0 => ToServer::Ask { id, kind: Pause },
            1 => ToServer::Leave { id },
            _ => ToServer::Ask { id, kind: Undo },
        };
        if self.clients[place].phase() != Some(Phase::Playing) || self.clients[place].seat.is_none() {
            return;
        }
        self.clients[place].pending = Some(message.clone());
        if let Some(line) = &mut self.lines[place] {
            line.to_room.push(message);
        }
    }

    fn take_from<T: Clone>(&mut self, queue: impl Fn(&mut Line) -> &mut Vec<T>, place: usize) -> Option<T> {
        let (overtakes, doubles) = (self.chance(self.weather.overtakes), self.chance(self.weather.doubles));
        let roll = self.rng.next_u32() as usize;
        let queue = queue(self.lines[place].as_mut()?);
        if queue.is_empty() {
            return None;
        }
        let at = if overtakes { roll % queue.len() } else { 0 };
        Some(if doubles { queue[at].clone() } else { queue.remove(at) })
    }

    fn bring_to_room(&mut self, place: usize) {
        if let Some(message) = self.take_from(|line| &mut line.to_room, place) {
            self.say(place, message);
        }
    }

    fn bring_to_client(&mut self, place: usize) {
        let Some(text) = self.take_from(|line| &mut line.to_client, place) else { return };
        let said = self.clients[place].receive(&text);
        if let (Some(said), Some(line)) = (said, &mut self.lines[place]) {
            line.to_room.push(said);
        }
        let resend = self.clients[place].pending.clone();
        // Whoever waits for long says it once more.
        if let (Some(line), true) = (&mut self.lines[place], self.steps.is_multiple_of(97)) {
            line.to_room.extend(resend);
        }
    }

    /// Lives until the game is over, or this many steps have passed; returns whether it is over.
    pub fn play(&mut self, steps: usize) -> bool {
        for _ in 0..steps {
            if self.room.phase() == Phase::Over {
                return true;
            }
            self.live();
            // Whoever was told an old prompt late, or lost one, looks again from time to time.
            if self.steps.is_multiple_of(400) && self.weather.overtakes + self.weather.breaks > 0 {
                (0..self.clients.len()).for_each(|place| self.connect(place));
            }
        }
        self.room.phase() == Phase::Over
    }

    /// Brings everything that is on its way to where it belongs, in order.
    pub fn calm_down(&mut self) {
        self.weather = Weather::FINE;
        self.storage_returns();
        assert!(self.writing.is_none() && self.mailbox.is_empty(), "the storage answers");
        for place in 0..self.clients.len() {
            if self.lines[place].is_none() || self.clients[place].is_lost {
                self.connect(place);
            }
        }
        for _ in 0..10_000 {
            let mut is_quiet = true;
            for place in 0..self.clients.len() {
                let line = self.lines[place].as_ref();
                if line.is_some_and(|line| !line.to_client.is_empty()) {
                    self.bring_to_client(place);
                    is_quiet = false;
                } else if line.is_some_and(|line| !line.to_room.is_empty()) {
                    self.bring_to_room(place);
                    is_quiet = false;
                } else if self.clients[place].is_lost {
                    self.connect(place);
                    is_quiet = false;
                }
            }
            if is_quiet {
                return;
            }
        }
        panic!("seed {}: it never becomes quiet", self.seed);
    }

    /// How often an action is in the journal.
    pub fn times_in_journal(&self, id: ActionId) -> usize {
        self.journal.iter().filter(|entry| entry.action_id == Some(id)).count()
    }

    /// Everything that a client has seen is in the journal: a room made of it takes the client from there to the view that
    /// it shows. When all is quiet (`is_quiet`) there is nothing to add. What was acknowledged is written once.
    pub fn check(&self, is_quiet: bool) {
        let (mut again, _) = Room::restore(&self.journal, given(self.seed, self.epoch), self.now)
            .unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
        for (place, client) in self.clients.iter().enumerate() {
            let what = format!("seed {}, client {place}, step {}", self.seed, self.steps);
            let mut look = |have: Option<u64>, eyes: &mut dyn Eyes| {
                let device = Device(1_000_000 + place as u64 * 2 + u64::from(have.is_some()));
                let (person, start) = (client.person, StartWith::View);
                let output = again.step(Input::Connect { device, person, have, start, legal: false }, self.now);
                let own = output.parcels.iter().filter(|parcel| parcel.to == device);
                own.map(|parcel| eyes.read(&parcel.text)).any(|told| matches!(told, Told::Lost))
            };
            let mut fresh = eyes(&self.edition);
            look(None, fresh.as_mut());
            if let Some(have) = client.eyes.next() {
                let mut known = client.eyes.copied();
                assert!(!is_quiet || known.next() == fresh.next(), "{what}: {:?} of {:?}", known.next(), fresh.next());
                assert!(Some(have) <= fresh.next(), "{what}: nobody knows what is not written");
                if !look(Some(have), known.as_mut()) {
                    assert_eq!(known.view(), fresh.view(), "{what}");
                }
            }
            for id in &client.done {
                assert!(self.times_in_journal(*id) <= 1, "{what}: carried out twice");
            }
            for id in &client.acted {
                assert_eq!(self.times_in_journal(*id), 1, "{what}: acknowledged and not written");
            }
        }
    }
}
