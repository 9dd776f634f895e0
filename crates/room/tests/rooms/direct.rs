//! A table whose people speak to it without a line between: for tests of single rules.

use game::Seat;
use protocol::to_server::StartWith;
use protocol::{ActionId, PersonId, Prompt, Refusal, RequestKind, Rules, ToClientOf, ToServer};
use room::{Device, Effect, Entry, Input, Opening, Output, Room, Think};

use crate::world::{given, id};

/// A message, read as one of a table of The Origin of Species.
pub type Message = ToClientOf<origin::State>;

pub struct Direct {
    pub room: Room,
    pub journal: Vec<Entry>,
    pub now: u64,
    pub wake: Option<u64>,
    pub effects: Vec<Effect>,
    pub thoughts: Vec<Think>,
    /// What each device was told by the last step, or while time passed, in order.
    pub told: Vec<(Device, Message)>,
    pub closed: Vec<Device>,
    last_id: u64,
    epoch: u64,
}

pub fn person(number: u64) -> PersonId {
    id(number)
}

/// The device of a person: they have the same number.
pub fn device(number: u64) -> Device {
    Device(number)
}

impl Direct {
    /// A table opened by person 1.
    pub fn open(rules: Rules) -> Self {
        Self::open_as(Opening::new(id(100), id(101), rules, person(1), "Person 1".to_owned()))
    }

    /// A table opened in this way; person 1 is connected.
    pub fn open_as(opening: Opening) -> Self {
        let (room, output) = Room::open(opening, given(5, 1), 1_000).expect("rules that can be played");
        let mut direct = Self {
            room,
            journal: Vec::new(),
            now: 1_000,
            wake: None,
            effects: Vec::new(),
            thoughts: Vec::new(),
            told: Vec::new(),
            closed: Vec::new(),
            last_id: 0,
            epoch: 1,
        };
        direct.take(output);
        direct.connect(1);
        direct
    }

    /// The same with everybody seated and the game dealt.
    pub fn playing(rules: Rules) -> Self {
        let seats = u64::from(rules.seats);
        let mut direct = Self::open(rules);
        (2..=seats).for_each(|number| direct.join(number));
        for number in 1..=seats {
            direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
        }
        direct.done(1, |id| ToServer::Begin { id });
        assert_eq!(direct.room.phase(), protocol::Phase::Playing);
        direct
    }

    fn take(&mut self, output: Output) {
        self.journal.extend(output.append.into_iter().flat_map(|append| append.entries));
        let read = |text: &str| serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.told = output.parcels.iter().map(|parcel| (parcel.to, read(&parcel.text))).collect();
        self.closed = output.close.iter().map(|(device, _)| *device).collect();
        self.effects.extend(output.effects);
        self.thoughts.extend(output.think);
        self.wake = output.wake;
    }

    pub fn step(&mut self, input: Input) {
        let output = self.room.step(input, self.now);
        self.take(output);
    }

    pub fn join(&mut self, number: u64) {
        self.step(Input::Join { person: person(number), name: format!("Person {number}"), watch: false });
        self.connect(number);
    }

    pub fn watch(&mut self, number: u64) {
        self.step(Input::Join { person: person(number), name: format!("Person {number}"), watch: true });
        self.connect(number);
    }

    pub fn connect(&mut self, number: u64) {
        let (device, person, start) = (device(number), person(number), StartWith::View);
        self.step(Input::Connect { device, person, have: None, start, legal: true });
    }

    pub fn disconnect(&mut self, number: u64) {
        self.step(Input::Disconnect { device: device(number) });
    }

    /// A person is on vacation until then, or no longer.
    pub fn away(&mut self, number: u64, until: Option<u64>) {
        self.step(Input::Away { person: person(number), until });
    }

    /// Time passes; whatever was to be woken is.
    pub fn wait(&mut self, time: u64) {
        let until = self.now + time;
        let mut told = Vec::new();
        while let Some(wake) = self.wake.filter(|wake| *wake <= until && *wake > self.now) {
            self.now = wake;
            self.step(Input::Tick);
            told.append(&mut self.told);
        }
        self.now = until;
        self.step(Input::Tick);
        told.append(&mut self.told);
        self.told = told;
    }

    /// A person asks for something with a new name.
    pub fn ask(&mut self, number: u64, message: impl FnOnce(ActionId) -> ToServer) -> Result<(), Refusal> {
        self.last_id += 1;
        let id: ActionId = id(10_000 + self.last_id);
        self.step(Input::Say { device: device(number), message: message(id) });
        let answer = self.told.iter().find_map(|(to, message)| match message {
            Message::Done { id: which, .. } if *which == id && *to == device(number) => Some(Ok(())),
            Message::Refused { id: which, why } if *which == id && *to == device(number) => Some(Err(why.reason)),
            _ => None,
        });
        answer.expect("every request is answered")
    }

    pub fn done(&mut self, number: u64, message: impl FnOnce(ActionId) -> ToServer) {
        assert_eq!(self.ask(number, message), Ok(()));
    }

    pub fn ask_for(&mut self, number: u64, kind: RequestKind) -> Result<(), Refusal> {
        self.ask(number, |id| ToServer::Ask { id, kind })
    }

    pub fn vote(&mut self, number: u64, agree: bool) -> Result<(), Refusal> {
        let request = self.shown().request.as_ref().map_or(0, |request| request.number);
        self.ask(number, |id| ToServer::Vote { id, number: request, agree })
    }

    pub fn shown(&self) -> std::sync::Arc<protocol::Room> {
        self.room.seen_by(Some(person(1)))
    }

    /// What a person is asked, found by looking afresh.
    pub fn prompt(&mut self, number: u64) -> Option<Prompt> {
        let to = device(number);
        self.connect(number);
        self.told.iter().rev().find_map(|(device, message)| match message {
            Message::Prompt { prompt } if *device == to => Some(prompt.clone()),
            _ => None,
        })?
    }

    /// The person who is asked first.
    pub fn asked(&self) -> u64 {
        let seats = u64::from(self.shown().rules.seats);
        (1..=seats).find(|number| self.room.is_asked(person(*number))).expect("somebody is asked")
    }

    /// Whoever is asked does the first thing that is legal.
    pub fn act(&mut self) -> u64 {
        self.act_where(|_| true)
    }

    /// Whoever is asked does the first thing that is legal and like this, or if there is none the first one.
    pub fn act_where(&mut self, is_wanted: impl Fn(&str) -> bool) -> u64 {
        let number = self.asked();
        let prompt = self.prompt(number).expect("a prompt");
        let legal = prompt.legal.expect("legal actions");
        let action = legal.iter().find(|words| is_wanted(words)).unwrap_or(&legal[0]).clone();
        self.done(number, |id| ToServer::Act { id, prompt: prompt.number, action });
        number
    }

    /// The clocks as a person is told.
    pub fn clocks(&mut self, number: u64) -> protocol::Clocks {
        self.connect(number);
        let to = device(number);
        let told = self.told.iter().rev().find_map(|(device, message)| match message {
            Message::News(news) if *device == to => news.asked.clocks.clone(),
            _ => None,
        });
        told.expect("a timed game")
    }

    pub fn left(&mut self, number: u64) -> u64 {
        self.clocks(number).left_ms[number as usize - 1]
    }

    /// The server stops and comes back `away` later; it had run until now.
    pub fn restart(&mut self) {
        self.epoch += 1;
        let (room, output) = Room::restore(&self.journal, given(5, self.epoch), self.now).expect("its own journal");
        self.room = room;
        self.thoughts.clear();
        self.take(output);
    }

    pub fn heard(&self, number: u64, is_it: impl Fn(&Message) -> bool) -> bool {
        self.told.iter().any(|(to, message)| *to == device(number) && is_it(message))
    }
}

pub fn seat(number: u64) -> Seat {
    Seat::wrapping(number as usize - 1)
}
