//! Two worlds that differ only in what one seat may not know: every byte that seat is sent is the same in both.
//!
//! Two rooms are opened alike. Again and again everything that the viewer cannot see is drawn anew, in each room another
//! way; then both go on. Somebody else does in one room what they can do there, and in the other something that looks the
//! same to the viewer: whether it does is asked of the engine alone, on states that the test draws the same way. Refusals,
//! taking back, votes, reconnecting and those who watch are compared too. `PANGEA_SEEDS` says how many games.

use std::env;
use std::sync::Arc;

use dice::{Commitment, DealId, FairDice, Given as Word, Key, Transcript};
use editions::Deal;
use game::{Game, Seat, Viewer, below};
use notation::record::{ConfigOf, Family};
use protocol::to_server::StartWith;
use protocol::{Clock, PersonId, RequestKind, Rules, ToClient, ToClientOf, ToServer, Watching, Wire};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use room::{Device, Input, Opening, Output, Room};
use serde::de::DeserializeOwned;
use trials::worlds::{self, Choice, World};

use crate::world::{given, id, rules};

const WATCHER: u64 = 20;

/// What was found.
#[derive(Default)]
struct Found {
    actions: usize,
    differing: usize,
    unnoticed: usize,
    messages: usize,
}

/// A leak: what the viewer was told in one world and in the other.
#[derive(Debug)]
struct Leak {
    #[allow(dead_code, reason = "printed")]
    told: [Vec<Arc<str>>; 2],
}

struct Pair<F: Family> {
    rooms: [Room; 2],
    worlds: Option<[World<F::Game>; 2]>,
    /// The worlds before the last action, and whose it was.
    before: Option<(Seat, [World<F::Game>; 2])>,
    /// The current prompt of each seat.
    prompts: Vec<u64>,
    drawn: u64,
    key: Key,
    viewer: Seat,
    seats: u8,
    now: u64,
    last: u64,
    rng: Xoshiro256PlusPlus,
    /// A leak planted on purpose: something added to what the viewer is told.
    planted: Option<fn(&F::Game, Viewer) -> u64>,
    found: Found,
    leak: Option<Leak>,
}

impl<F> Pair<F>
where
    F: Family,
    F::Game: Game<View: Wire + DeserializeOwned, SeenEvent: Wire + DeserializeOwned>,
{
    fn new(rules: &Rules, config: &ConfigOf<F>, seed: u64) -> Self {
        let person = |number: u64| -> PersonId { id(number) };
        let given = given(seed, 1);
        let open = || {
            let opening = Opening::new(id(100), id(101), rules.clone(), person(1), "Person 1".to_owned());
            Room::open(opening, given.clone(), 0).expect("rules that can be played").0
        };
        let deal = DealId { table: dice::TableId(id::<()>(100).to_bytes()), deal: 1 };
        let transcript = Transcript {
            deal,
            game: F::header(config, Vec::new()).game_setup(),
            commitment: Commitment::to(&given.seed, deal),
            given: vec![Word::Nothing; usize::from(rules.seats)],
        };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let viewer = Seat::wrapping(below(&mut rng, u32::from(rules.seats)) as usize);
        let mut pair = Self {
            rooms: [open(), open()],
            worlds: None,
            before: None,
            prompts: vec![0; usize::from(rules.seats)],
            drawn: 0,
            key: Key::derive(&given.seed, &transcript),
            viewer,
            seats: rules.seats,
            now: 0,
            last: 1_000,
            rng,
            planted: None,
            found: Found::default(),
            leak: None,
        };
        pair.sit_down();
        pair
    }

    fn sit_down(&mut self) {
        let join = |number: u64, watch| Input::Join { person: id(number), name: format!("Person {number}"), watch };
        (2..=u64::from(self.seats)).for_each(|number| self.alike(join(number, false)));
        self.alike(join(WATCHER, true));
        for number in (1..=u64::from(self.seats)).chain([WATCHER]) {
            self.connect(number, None, StartWith::History);
        }
        for number in 1..=u64::from(self.seats) {
            let id = self.new_id();
            self.say(number, ToServer::Ready { id, ready: true, sealed: None });
        }
        let id = self.new_id();
        self.say(1, ToServer::Begin { id });
    }

    fn new_id<K>(&mut self) -> protocol::Id<K> {
        self.last += 1;
        id(self.last)
    }

    /// The same happens in both rooms.
    fn alike(&mut self, input: Input) {
        if let Err(leak) = self.differing(input.clone(), input) {
            self.leak.get_or_insert(leak);
        }
    }

    fn say(&mut self, number: u64, message: ToServer) {
        self.alike(Input::Say { device: Device(number), message });
    }

    fn connect(&mut self, number: u64, have: Option<u64>, start: StartWith) {
        self.alike(Input::Connect { device: Device(number), person: id(number), have, start, legal: true });
    }

    /// Something happens in one room and something else in the other; whoever may not know the difference is told the same.
    fn differing(&mut self, one: Input, other: Input) -> Result<usize, Leak> {
        let [first, second] = &mut self.rooms;
        let outputs = [first.step(one, self.now), second.step(other, self.now)];
        self.note_prompts(&outputs[0]);
        self.note_chance(&outputs[0]);
        let viewer = Device(u64::from(self.viewer.number()));
        let mut told = [Vec::new(), Vec::new()];
        for (world, output) in outputs.iter().enumerate() {
            assert!(output.close.is_empty());
            for parcel in output.parcels.iter().filter(|parcel| [viewer, Device(WATCHER)].contains(&parcel.to)) {
                let leak = self.worlds.as_ref().zip(self.planted).map(|(worlds, leak)| {
                    let next = Viewer::Seat(self.viewer.next(self.seats));
                    format!("{} {}", parcel.text, leak(&worlds[world].state, next))
                });
                told[world].push(leak.map_or_else(|| Arc::clone(&parcel.text), Arc::from));
            }
        }
        self.found.messages += told[0].len();
        if told[0] == told[1] { Ok(told[0].len()) } else { Err(Leak { told }) }
    }

    /// Counts the outcomes of chance: a record of them is kept, so that they are never taken back alone.
    fn note_chance(&mut self, output: &Output) {
        for entry in output.append.iter().flat_map(|append| &append.entries) {
            let body: serde_json::Value = serde_json::from_str(&entry.body).expect("an entry");
            self.drawn += body["fact"]["chance"].as_array().map_or(0, Vec::len) as u64;
        }
    }

    fn note_prompts(&mut self, output: &Output) {
        for parcel in output.parcels.iter().filter(|parcel| parcel.to.0 <= u64::from(self.seats)) {
            let message: ToClientOf<F::Game> = serde_json::from_str(&parcel.text).expect("a message");
            if let ToClient::Prompt { prompt: Some(prompt) } = message {
                self.prompts[parcel.to.0 as usize - 1] = prompt.number;
            }
        }
    }

    /// Draws anew what the viewer cannot see, in each room another way or in both the same.
    fn draw_worlds(&mut self, is_same: bool) {
        let number = u64::from(self.viewer.number());
        self.connect(number, None, StartWith::View);
        // The view is that of the viewer in either room; the test looks at it as the viewer does.
        let connect = Input::Connect {
            device: Device(number),
            person: id(number),
            have: None,
            start: StartWith::View,
            legal: true,
        };
        let outputs = self.rooms.each_mut().map(|room| room.step(connect.clone(), self.now));
        let view = outputs[0].parcels.iter().find_map(|parcel| {
            let message: ToClientOf<F::Game> = serde_json::from_str(&parcel.text).expect("a message");
            match message {
                ToClient::View { view, .. } => Some(view),
                _ => None,
            }
        });
        let view = view.expect("the viewer sees the table");
        let one = self.rng.next_u64();
        let seeds = [one, if is_same { one } else { self.rng.next_u64() }];
        for (room, seed) in self.rooms.iter_mut().zip(seeds) {
            room.another_world(Viewer::Seat(self.viewer), seed);
        }
        self.worlds = Some(worlds::drawn(&view, seeds, self.drawn));
        self.before = None;
    }

    /// Somebody acts in both worlds; nothing if nobody can without showing the viewer which world it is.
    fn act(&mut self) -> Result<bool, Leak> {
        let worlds = self.worlds.as_ref().expect("drawn");
        let chosen = worlds::choose(worlds, self.viewer, &FairDice::new(self.key.clone()), &mut self.rng);
        let Some(Choice { seat, actions, after, seen }) = chosen else { return Ok(false) };
        let words = [0, 1].map(|world| {
            let view = worlds[world].state.view(Viewer::Seat(seat));
            F::write_action(&view, seat, actions[world])
        });
        let is_noticed = seen.is_noticed(worlds[0].state.need().asked());
        let prompt = self.prompts[seat.index()];
        let id = self.new_id();
        let device = Device(u64::from(seat.number()));
        self.before = self.worlds.replace(after).map(|worlds| (seat, worlds));
        let [one, other] = words.map(|action| Input::Say { device, message: ToServer::Act { id, prompt, action } });
        let messages = self.differing(one, other)?;
        let later = self.rooms[0].seen_by(None).rules.watching == Watching::Delayed;
        assert!(is_noticed || seat == self.viewer || later || messages == 0, "nobody is told what nobody notices");
        self.found.actions += 1;
        self.found.differing += usize::from(actions[0] != actions[1]);
        self.found.unnoticed += usize::from(!is_noticed && seat != self.viewer);
        Ok(true)
    }

    /// The viewer tries this and that.
    fn try_something(&mut self) {
        let number = u64::from(self.viewer.number());
        let id = self.new_id();
        let prompt = self.prompts[self.viewer.index()];
        match below(&mut self.rng, 7) {
            0 => {
                let have = below(&mut self.rng, 60);
                let start = if have.is_multiple_of(2) { StartWith::View } else { StartWith::History };
                self.connect(number, (have > 20).then_some(u64::from(have)), start);
            }
            1 => self.connect(WATCHER, None, StartWith::View),
            2 => {
                // Words of somebody else's legal actions, and of the viewer's own at the wrong time.
                let Some(worlds) = &self.worlds else { return };
                let seat = Seat::wrapping(below(&mut self.rng, u32::from(self.seats)) as usize);
                let legal = worlds[0].legal(seat);
                let Some(action) = legal.first().filter(|_| seat != self.viewer) else { return };
                let words = F::write_action(&worlds[0].state.view(Viewer::Spectator), seat, *action);
                if self.legal_for_viewer(&words) {
                    return;
                }
                self.say(number, ToServer::Act { id, prompt, action: words });
            }
            3 => self.say(number, ToServer::Act { id, prompt, action: "pass it on".to_owned() }),
            4 => self.undo(),
            5 => {
                self.say(number, ToServer::Ask { id, kind: RequestKind::Pause });
                self.withdraw(number);
            }
            _ => {
                self.now += u64::from(below(&mut self.rng, 100_000));
                self.alike(Input::Tick);
            }
        }
    }

    fn legal_for_viewer(&self, words: &str) -> bool {
        let Some(worlds) = &self.worlds else { return true };
        let view = worlds[0].state.view(Viewer::Seat(self.viewer));
        let meant = F::read_action(&view, words).ok();
        let is_asked = worlds[0].state.need().asks(self.viewer);
        is_asked
            && meant.is_some_and(|meant| {
                meant.iter().any(|action| worlds[0].state.why_not(self.viewer, *action).0.is_empty())
            })
    }

    /// Whoever acted last wants to take it back; if the table would have to agree, they think better of it.
    fn undo(&mut self) {
        let Some((seat, before)) = self.before.take() else { return };
        let (number, prompt) = (u64::from(seat.number()), self.prompts[seat.index()]);
        let id = self.new_id();
        self.say(number, ToServer::Ask { id, kind: RequestKind::Undo });
        let [first, second] = [0, 1].map(|room: usize| self.rooms[room].seen_by(Some(id_of(number))));
        assert_eq!(first.request, second.request);
        if first.request.is_some() {
            self.withdraw(number);
        } else if self.prompts[seat.index()] != prompt {
            self.worlds = Some(before);
        }
    }

    fn withdraw(&mut self, number: u64) {
        let request = self.rooms[0].seen_by(Some(id_of(number))).request.clone();
        if let Some(request) = request {
            let id = self.new_id();
            self.say(number, ToServer::Vote { id, number: request.number, agree: false });
        }
    }

    fn play(&mut self, rounds: usize) -> Result<(), Leak> {
        for _ in 0..rounds {
            if self.rooms[0].phase() != protocol::Phase::Playing {
                break;
            }
            self.draw_worlds(false);
            for _ in 0..8 {
                self.now += u64::from(below(&mut self.rng, 3_000));
                if !self.act()? {
                    // Whatever is done next shows the viewer which world it is: it is one world then.
                    self.draw_worlds(true);
                    self.act()?;
                    break;
                }
                if below(&mut self.rng, 3) == 0 {
                    self.try_something();
                }
                if let Some(leak) = self.leak.take() {
                    return Err(leak);
                }
            }
        }
        Ok(())
    }
}

fn id_of(number: u64) -> PersonId {
    id(number)
}

/// Plays with each kind of room; returns what was found.
fn plays(rules: &Rules, seed: u64, rounds: usize, is_planted: bool) -> (Found, Result<(), Leak>) {
    fn of<F>(rules: &Rules, config: &ConfigOf<F>, seed: u64, rounds: usize, planted: bool) -> (Found, Result<(), Leak>)
    where
        F: Family,
        F::Game: bots::Mind + Game<View: Wire + DeserializeOwned, SeenEvent: Wire + DeserializeOwned>,
    {
        let mut pair = Pair::<F>::new(rules, config, seed);
        pair.planted = planted.then_some(bots::Mind::fingerprint);
        let result = pair.play(rounds);
        (pair.found, result)
    }
    match rules.deal().expect("rules that can be played") {
        Deal::Origin(config) => of::<notation::origin::Origin>(rules, &config, seed, rounds, is_planted),
        Deal::Boards(config) => of::<notation::northstar::Boards>(rules, &config, seed, rounds, is_planted),
        Deal::NewWorld(config) => of::<notation::new_world::World>(rules, &config, seed, rounds, is_planted),
    }
}

/// Every edition, with its variants.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for edition in editions::Edition::ALL {
        all.push(rules(edition.id(), 3));
        for (name, value) in edition.variants() {
            let options = [((*name).to_owned(), (*value).to_owned())].into_iter().collect();
            all.push(Rules { options, ..rules(edition.id(), 3) });
        }
    }
    all.retain(|rules| rules.deal().is_ok());
    all
}

fn seeds() -> u64 {
    env::var("PANGEA_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(2)
}

#[test]
fn whoever_may_not_know_a_difference_is_told_none() {
    let clock = Some(Clock::Live { start_ms: 10_800_000, increment_ms: 5_000 });
    for rules in all_rules() {
        let mut all = Found::default();
        for seed in 0..seeds() {
            let watching = if seed.is_multiple_of(2) { Watching::AtOnce } else { Watching::Delayed };
            let rules = Rules { watching, clock: clock.filter(|_| seed % 3 != 1), ..rules.clone() };
            let (found, result) = plays(&rules, seed, 30, false);
            if let Err(leak) = result {
                panic!("{} {:?}, seed {seed}: {leak:#?}", rules.edition, rules.options);
            }
            all.actions += found.actions;
            all.differing += found.differing;
            all.unnoticed += found.unnoticed;
            all.messages += found.messages;
        }
        let what = format!(
            "{} {:?}: {} actions, {} differ, {} unnoticed, {} messages",
            rules.edition, rules.options, all.actions, all.differing, all.unnoticed, all.messages
        );
        // With random mutations nobody has a hand.
        let has_hands = rules.options.get("variant").is_none_or(|variant| variant != "random_mutations");
        assert!(!has_hands || all.differing > 0, "{what}");
        // In quick play much is done that nobody notices.
        assert!(!rules.options.contains_key("quick_play") || all.unnoticed > 0, "{what}");
        assert!(all.actions as u64 > 20 * seeds() && all.messages > all.actions, "{what}");
    }
}

#[test]
fn a_leak_planted_on_purpose_is_found() {
    for edition in editions::Edition::ALL {
        let (_, result) = plays(&rules(edition.id(), 3), 1, 10, true);
        assert!(result.is_err(), "{edition}");
    }
}
