//! Conversations with a table on a server: two people and a bot play whole games in the messages of the protocol, over
//! connections that break at any moment, and a desk shows the same screens as one whose table is in the same program.

use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};

use bots::by_name;
use desk::family::Family;
use desk::online::{Conversation, Heard};
use desk::records::read_action;
use desk::{Click, Desk, Screen, Stage, Tabletop};
use editions::{Deal, Edition};
use game::{RuleId, Seat, Viewer, below};
use locale::Lang;
use protocol::{
    ActionId, Asked, Bytes32, DealInfo, Event, Id, News, Occupant as Seated, Phase, Place, Presence, Prompt, Refusal,
    RequestKind, Room, Rules, TableId, ToClient, ToClientOf, ToServer, Watching, Why, You,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use table::{Automatic, Millis, Occupant, Setup, Table, TableError, UndoPolicy};

type Dice = Xoshiro256PlusPlus;

const TABLE: TableId = Id::from_bytes([7; 16]);

/// Somebody at the table with a connection, as the server knows them.
struct Client {
    seat: Option<Seat>,
    talk: Conversation,
    desk: Option<Box<dyn Tabletop>>,
    /// What the server has sent.
    sent: u64,
    prompts: u64,
    asked: bool,
    answers: BTreeMap<ActionId, String>,
    to_server: VecDeque<String>,
    to_client: VecDeque<String>,
    missed: u64,
}

/// A small server: one table, no clock, no room around it but who sits there.
struct Server<F: Family> {
    table: Table<F>,
    edition: Edition,
    clients: Vec<Client>,
    dice: Dice,
    /// One message in this many is lost with its connection; none for 0.
    breaks: u32,
    acts: usize,
}

fn text<M: Serialize>(message: &M) -> String {
    serde_json::to_string(message).expect("a message")
}

impl<F: Family<View: Serialize, SeenEvent: Serialize>> Server<F> {
    fn new(edition: Edition, config: F::Config, occupants: Vec<Occupant>, seed: u64, breaks: u32) -> Self {
        let undo = UndoPolicy::Casual;
        let setup = Setup { config, occupants, seed, undo, automatic: Automatic::Alike, clocks: None };
        let mut table = Table::<F>::new(setup).expect("everybody has a seat");
        table.start(Millis(0));
        let dice = Dice::seed_from_u64(seed ^ 0x0571);
        Self { table, edition, clients: Vec::new(), dice, breaks, acts: 0 }
    }

    fn sit_down(&mut self, seat: Option<Seat>) {
        let count = Cell::new(self.clients.len() as u128);
        let names = move || {
            count.set(count.get() + 16);
            Id::from_bytes(count.get().to_be_bytes())
        };
        let mut talk = Conversation::new(TABLE, Lang::En, names);
        talk.open();
        self.clients.push(Client {
            seat,
            talk,
            desk: None,
            sent: 0,
            prompts: 0,
            asked: false,
            answers: BTreeMap::new(),
            to_server: VecDeque::new(),
            to_client: VecDeque::new(),
            missed: 0,
        });
    }

    fn viewer(&self, place: usize) -> Viewer {
        self.clients[place].seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn tell(&mut self, place: usize, message: &ToClientOf<F>) {
        self.clients[place].to_client.push_back(text(message));
    }

    fn room(&self) -> Room {
        let place = |(at, occupant): (usize, &Occupant)| Place {
            seat: Seat::wrapping(at),
            ready: true,
            occupant: match occupant {
                Occupant::Person { name } => Seated::Person {
                    person: protocol::PersonId::from_bytes([at as u8; 16]),
                    name: name.clone(),
                    presence: Presence::Here,
                    played_by: None,
                    bot_of: None,
                },
                Occupant::Bot { name, plays } => Seated::Bot { name: name.clone(), plays: plays.clone() },
            },
        };
        let places: Vec<Place> = self.table.occupants().iter().enumerate().map(place).collect();
        let (options, clock, watching) = (BTreeMap::new(), None, Watching::AtOnce);
        let edition = self.edition.id().to_owned();
        let rules = Rules { edition, seats: places.len() as u8, options, clock, watching, outside_bots: false };
        let bytes = Bytes32([0; 32]);
        let deal = DealInfo { number: 1, commitment: bytes, sealed: Vec::new(), words: Vec::new(), seed: None };
        Room {
            visibility: protocol::Visibility::Link,
            quick: false,
            version: 1,
            table: TABLE,
            phase: Phase::Playing,
            rules,
            places,
            host: Some(Seat::FIRST),
            watchers: Vec::new(),
            deal,
            request: None,
            next_table: None,
        }
    }

    /// Tells everybody what they have not been sent yet, and what they are asked.
    fn tell_all(&mut self) {
        for place in 0..self.clients.len() {
            let viewer = self.viewer(place);
            let news = self.table.seen_since(viewer, self.clients[place].sent);
            let since = std::mem::replace(&mut self.clients[place].sent, news.next);
            let all = (0..usize::from(self.table.seats())).filter_map(Seat::new);
            let seats = all.filter(|seat| self.table.prompt(*seat).is_some()).collect();
            let events = news.events.into_iter().map(|entry| Event { number: entry.seq, event: entry.event });
            let (back_to, events, next) = (news.back_to, events.collect(), news.next);
            let asked = Asked { seats, clocks: None };
            self.tell(place, &ToClient::News(News { since, back_to, events, next, asked }));
            self.ask(place);
        }
    }

    fn ask(&mut self, place: usize) {
        let asked = self.clients[place].seat.is_some_and(|seat| self.table.prompt(seat).is_some());
        let client = &mut self.clients[place];
        if asked && !client.asked {
            client.prompts += 1;
        }
        client.asked = asked;
        let prompt = asked.then_some(Prompt { number: client.prompts, question: false, legal: None, can_undo: false });
        self.tell(place, &ToClient::Prompt { prompt });
    }

    fn read(&mut self, place: usize, message: &str) {
        let message: ToServer = serde_json::from_str(message).expect("a message of the protocol");
        if let Some(known) = message.id().and_then(|id| self.clients[place].answers.get(&id).cloned()) {
            self.clients[place].to_client.push_back(known);
            return;
        }
        match message {
            ToServer::Hello { table, have, .. } => {
                assert_eq!(table, TABLE);
                let (viewer, seat) = (self.viewer(place), self.clients[place].seat);
                let you = You { name: String::new(), seat, host: false };
                self.tell(place, &ToClient::Welcome { protocol: 1, epoch: 1, you });
                let room = self.room();
                self.tell(place, &ToClient::Room(Box::new(room)));
                if have.is_none() {
                    let view = self.table.first_view(viewer);
                    self.tell(place, &ToClient::First { view });
                }
                self.clients[place].sent = have.unwrap_or(0);
                self.tell_all();
            }
            ToServer::Since { have } => {
                self.clients[place].sent = have;
                self.tell_all();
            }
            ToServer::Act { id, prompt, action } => {
                let seat = self.clients[place].seat.expect("only players act");
                let stale = !self.clients[place].asked || prompt != self.clients[place].prompts;
                let view = self.table.view(Viewer::Seat(seat));
                let why = match read_action::<F>(&view, &action) {
                    _ if stale => Some(Why::only(Refusal::Stale)),
                    None => Some(Why::only(Refusal::Words)),
                    Some(action) => self.table.act(seat, action, Millis(0)).err().map(|error| match error {
                        TableError::Illegal(illegal) => {
                            Why { rules: vec![illegal.rule.id().to_owned()], ..Why::only(Refusal::Rules) }
                        }
                        _ => Why::only(Refusal::NotAsked),
                    }),
                };
                self.acts += usize::from(why.is_none());
                // Every answer begins another question.
                self.clients[place].asked &= why.is_some();
                self.answer(place, id, why);
            }
            ToServer::Ask { id, kind: RequestKind::Undo } => {
                let seat = self.clients[place].seat.expect("only players ask");
                let why = self.table.undo(seat, Millis(0)).err().map(|_| Why::only(Refusal::NothingToUndo));
                if why.is_none() {
                    self.clients.iter_mut().for_each(|client| client.asked = false);
                }
                self.answer(place, id, why);
            }
            other => panic!("{other:?} is not said at this table"),
        }
    }

    fn answer(&mut self, place: usize, id: ActionId, why: Option<Why>) {
        let next = self.table.next_seq();
        let answer: ToClientOf<F> = match why {
            None => ToClient::Done { id, next },
            Some(why) => ToClient::Refused { id, why },
        };
        self.clients[place].answers.insert(id, text(&answer));
        self.tell(place, &answer);
        self.tell_all();
    }

    fn breaks_now(&mut self) -> bool {
        self.breaks > 0 && below(&mut self.dice, self.breaks) == 0
    }

    fn break_off(&mut self, place: usize) {
        let client = &mut self.clients[place];
        client.to_server.clear();
        client.to_client.clear();
        client.talk.close();
        client.talk.open();
    }

    /// Carries messages until it is quiet.
    fn settle(&mut self) {
        loop {
            let mut quiet = true;
            for place in 0..self.clients.len() {
                let client = &mut self.clients[place];
                client.to_server.extend(client.talk.outgoing());
                while let Some(message) = self.clients[place].to_server.pop_front() {
                    quiet = false;
                    match self.breaks_now() {
                        true => self.break_off(place),
                        false => self.read(place, &message),
                    }
                }
                while let Some(message) = self.clients[place].to_client.pop_front() {
                    quiet = false;
                    if self.breaks_now() {
                        self.break_off(place);
                        break;
                    }
                    self.clients[place].hear(&message);
                }
            }
            if quiet {
                return;
            }
        }
    }
}

impl Client {
    fn hear(&mut self, message: &str) {
        match self.talk.receive(message) {
            Heard::Table(desk) => self.desk = Some(desk),
            Heard::News { missed } => self.missed += missed.map_or(0, |(from, to)| to - from),
            Heard::Changed | Heard::Answered { .. } | Heard::Talk { .. } | Heard::Said(_) => {}
            Heard::Notice(_) | Heard::Elsewhere | Heard::Reload | Heard::Broken(_) | Heard::Garbled => {
                panic!("{message}")
            }
        }
        if let Some(desk) = &mut self.desk {
            desk.catch_up();
        }
    }

    fn desk(&mut self) -> &mut dyn Tabletop {
        self.desk.as_deref_mut().expect("a desk")
    }
}

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.to_owned() }
}

fn bot(name: &str) -> Occupant {
    Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() }
}

/// Whatever can be pointed at on the screen.
fn clicks(screen: &Screen) -> Vec<Click> {
    let mut clicks: Vec<Click> = screen.prompt.buttons.iter().map(|button| button.click).collect();
    clicks.retain(|click| *click != Click::Cancel);
    clicks.extend((0..screen.prompt.choices.len()).map(Click::Choice));
    for card in &screen.hand {
        clicks.extend(card.faces.iter().map(|face| Click::Face { card: card.card, face: face.shows }));
    }
    for seat in screen.own.iter().chain(&screen.others) {
        clicks.extend(seat.animals.iter().map(|animal| Click::Being(animal.id)));
    }
    clicks.extend(screen.locations.iter().map(|location| Click::Place(location.at)));
    let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
    clicks.extend(areas.map(|area| Click::Place(area.at)));
    clicks.extend([Click::Bank, Click::AsAnimal, Click::Confirm, Click::End { left: true }]);
    clicks
}

/// The screen without what a table online offers besides: to ask for something back.
fn told(desk: &dyn Tabletop) -> Screen {
    Screen { can_undo: false, ..desk.screen() }
}

/// Plays a game by the same clicks at a desk with its table and at one whose table is on a server.
fn play<F: Family<View: Serialize, SeenEvent: Serialize>>(edition: Edition, config: F::Config, breaks: u32) {
    let occupants = vec![person("Ada"), bot("Bo")];
    let mut near = Desk::<F>::new(config.clone(), occupants.clone(), 3, Lang::En).expect("a desk");
    let mut server = Server::<F>::new(edition, config, occupants, 3, breaks);
    server.sit_down(Some(Seat::FIRST));
    server.sit_down(None);
    let mut dice = Dice::seed_from_u64(11);
    let mut player = by_name::<F>("greedy", 5).expect("a bot");
    let (mut count, mut idle) = (0, 0);
    loop {
        server.settle();
        let (here, there) = (told(&near), told(server.clients[0].desk()));
        assert!(here == there, "{edition} after {count} clicks: {:?} and {:?}", here.prompt, there.prompt);
        let watched = server.clients[1].desk().screen();
        assert!(watched.own.is_none() && watched.hand.is_empty(), "a watcher has no hand");
        if count % 25 == 0 {
            assert!(
                clicks(&watched).iter().all(|click| !server.clients[1].desk().click(*click)),
                "and decides nothing"
            );
        }
        match near.stage() {
            Stage::Over => break,
            Stage::Bot(seat) => {
                let (view, legal) = near.bot_prompt(seat).expect("it is asked");
                let action = player.choose(seat, &view, &legal);
                assert!(near.act_for(seat, action), "a bot plays by the rules");
                server.table.act(seat, action, Millis(0)).expect("the same table");
                server.tell_all();
            }
            Stage::Yours(_) if count > 40 && below(&mut dice, 50) == 0 => {
                let _ = near.undo();
                let _ = server.clients[0].desk().undo();
            }
            Stage::Yours(seat) if idle > 120 => {
                let action = near.legal()[0];
                let words = desk::records::write_action::<F>(near.view(), seat, action);
                assert!(near.act_for(seat, action));
                // At the other desk by the same words, as a bot would say them.
                server
                    .table
                    .act(
                        seat,
                        read_action::<F>(&server.table.view(Viewer::Seat(seat)), &words).expect("words"),
                        Millis(0),
                    )
                    .expect("legal");
                server.clients[0].asked = false;
                server.tell_all();
                idle = 0;
            }
            Stage::Yours(_) => {
                let all = clicks(&here);
                let click = all[below(&mut dice, all.len() as u32) as usize];
                count += 1;
                let went_on = near.click(click);
                assert_eq!(server.clients[0].desk().click(click), went_on, "{edition}: {click:?}");
                idle = if went_on { 0 } else { idle + 1 };
            }
            stage @ (Stage::HandOver(_) | Stage::Others) => panic!("{stage:?} at a desk with one person"),
        }
    }
    assert!(count > 30, "{edition}: {count} clicks are no game");
    if breaks > 0 {
        assert!(server.clients.iter().any(|client| client.missed > 0), "something was missed and said");
    }
    assert!(server.clients[0].talk.unanswered().is_none(), "everything was answered");
}

fn play_edition(edition: Edition, breaks: u32) {
    match Deal::new(edition, 2, []).expect("it can be played") {
        Deal::Origin(config) => play::<origin::State>(edition, config, breaks),
        Deal::Boards(config) => play::<northstar::State>(edition, config, breaks),
        Deal::NewWorld(config) => play::<new_world::State>(edition, config, breaks),
    }
}

#[test]
fn a_desk_online_shows_the_same_screens() {
    for edition in Edition::ALL {
        play_edition(edition, 0);
    }
}

#[test]
fn a_connection_that_breaks_at_any_moment_loses_and_doubles_nothing() {
    for edition in Edition::ALL {
        play_edition(edition, 15);
    }
}

/// A page that was left in the middle of a request goes on with it as another page.
#[test]
fn what_was_not_answered_is_sent_again_by_the_page_that_follows() {
    let Ok(Deal::Origin(config)) = Deal::new(Edition::Origin, 2, []) else { panic!("two can play") };
    let mut server = Server::<origin::State>::new(Edition::Origin, config, vec![person("Ada"), person("Bo")], 1, 0);
    server.sit_down(Some(Seat::FIRST));
    server.sit_down(Some(Seat::wrapping(1)));
    server.settle();
    let asked = usize::from(server.clients[0].desk().stage() == Stage::Others);
    let client = &mut server.clients[asked];
    for _ in 0..200 {
        let screen = client.desk().screen();
        let went_on = clicks(&screen).into_iter().any(|click| client.desk().click(click));
        if went_on {
            break;
        }
    }
    assert_eq!(client.desk().stage(), Stage::Others, "it is on its way");
    assert_eq!(client.talk.outgoing().len(), 1, "one request leaves, and is lost");
    let unanswered = client.talk.unanswered().expect("it was not answered");
    let seat = client.seat;
    server.sit_down(seat);
    server.clients.swap_remove(asked);
    let last = server.clients.len() - 1;
    let client = server.clients.get_mut(if asked == 0 { 0 } else { last }).expect("the new page");
    client.talk.take_over(&unanswered);
    client.talk.open();
    client.prompts = 1;
    client.asked = true;
    assert_eq!(server.acts, 0);
    server.settle();
    assert_eq!(server.acts, 1, "it was carried out once");
    assert!(server.clients.iter().all(|client| client.talk.unanswered().is_none()));
}

#[test]
fn what_is_no_message_is_said_to_be_none() {
    let mut talk = Conversation::new(TABLE, Lang::En, || Id::from_bytes([1; 16]));
    talk.open();
    assert_eq!(talk.outgoing().len(), 1, "hello");
    for garbage in ["", "{}", "{\"type\":\"first\",\"view\":{}}", "{\"type\":\"welcome\"}", "[1,2]"] {
        assert!(matches!(talk.receive(garbage), Heard::Garbled), "{garbage}");
    }
}
